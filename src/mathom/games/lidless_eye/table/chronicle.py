"""What happened, in words, for a viewer who sees only what he may."""

from collections.abc import Callable

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import NAMES, REGIONS, SITES
from mathom.games.lidless_eye.box.shelf import title_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.table.offers import card_name
from mathom.games.lidless_eye.table.prompts import PHASES
from mathom.games.lidless_eye.table.words.check import named
from mathom.games.lidless_eye.table.words.strike import Term, line, part_terms
from mathom.kernel.game import sees
from mathom.kernel.state import News
from mathom.kernel.view import Event
from mathom.kernel.words import Msg, msg, msgs

GONE = (
    msg("{card} is discarded"),
    msg("{card} is removed from the game"),
    msg("{who} puts {card} with the marshalling points"),
    msg("{card} returns to the hand of {who}"),
)
PILES = ("discard", "out", "stored", "hand")
ROLLS = (
    msg("{who} rolls {a} + {b} for a strike"),
    msg("{who} rolls {a} + {b} for a body check"),
    msg("{who} rolls {a} + {b} for a corruption check"),
    msg("{who} rolls {a} + {b} for an influence check"),
    msg("{who} rolls {a} + {b} for a ring test"),
    msg("{who} rolls {a} + {b} to shake off a card"),
    msg("{who} rolls {a} + {b}"),
    msg("{who} rolls {a} + {b} for the first turn"),
)
ATTACK_ENDS = (msg("the attack is over"), msg("the attack is defeated"), msg("the attack is cancelled"))
OUTCOMES = (msg("the strike on {card} fails"), msg("{card} beats the strike off"), msg("the strike on {card} succeeds"))

CHECKED = (
    msg("corruption check of {card}: {sum} against {against}: unharmed"),
    msg("corruption check of {card}: {sum} against {against}: tapped"),
    msg("corruption check of {card}: {sum} against {against}: lost"),
)
INFLUENCED = (
    msg("influence check for {card}: {sum}, needed is more than {against}: won"),
    msg("influence check for {card}: {sum}, needed is more than {against}: not won"),
)
SHAKEN = (
    msg("{card}: {sum}, needed is more than {against}: shaken off"),
    msg("{card}: {sum}, needed is more than {against}: it stays"),
)


class Chronicle:
    """The news of one state for one viewer."""

    def __init__(self, s: Eye, viewer: int | None, who: tuple[str, ...]) -> None:
        self.s = s
        self.viewer = viewer
        self.who = who
        self.parts: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])  # of the roll being told

    def events(self) -> tuple[Event, ...]:
        out = []
        for n in self.s.news or ():
            told = TELLERS.get(n.what)
            if n.what == terms.TOLD_PART:
                self.part(n)
            elif told is not None:
                out.append(told(self, n))
        return tuple(out)

    def fill(self, words: Msg, n: News, **more: str | int | Msg) -> Msg:
        """a text with its gaps filled, those it has"""
        values: dict[str, str | int | Msg] = {"who": self.who[n.seat], **more}
        return msg(words.text, **{k: v for k, v in values.items() if "{" + k + "}" in words.text})

    # -- cards from hidden places

    def drew(self, n: News) -> Event:
        places = (f"deck:{n.seat}", f"hand:{n.seat}")
        if not sees(n, self.viewer):
            return Event("move", msg("{who} draws a card", who=self.who[n.seat]), n.seat, None, *places)
        words = msg("{who} draws {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("move", words, n.seat, NAMES[n.a], *places)

    def dropped(self, n: News) -> Event:
        places = (f"hand:{n.seat}", f"discard:{n.seat}")
        if not sees(n, self.viewer):
            return Event("move", msg("{who} discards a card", who=self.who[n.seat]), n.seat, None, *places)
        words = msg("{who} discards {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("move", words, n.seat, NAMES[n.a], *places)

    def guard(self, n: News) -> Event:
        face = NAMES[n.b] if sees(n, self.viewer) else None
        words = msg("{who} lays a card on guard", who=self.who[n.seat])
        return Event("move", words, n.seat, face, f"hand:{n.seat}", f"company:{n.a}")

    def destination(self, n: News) -> Event:
        if n.b < 0:
            return Event("say", msg("{who} takes the new site of a company back", who=self.who[n.seat]), n.seat)
        words = msg("{who} lays a site face down: a company will move", who=self.who[n.seat])
        if sees(n, self.viewer):
            words = msg("{who} sends a company to {site}", who=self.who[n.seat], site=msg(SITES[n.b].printed.name))
        return Event("say", words, n.seat)

    def gone(self, n: News) -> Event:
        if not sees(n, self.viewer):
            words = msg("a card of {who} goes back", who=self.who[n.seat])
            return Event("move", words, n.seat, None, None, f"{PILES[n.b]}:{n.seat}")
        words = self.fill(GONE[n.b], n, card=card_name(n.a))
        return Event("move", words, n.seat, NAMES[n.a], None, f"{PILES[n.b]}:{n.seat}")

    # -- cards

    def played(self, n: News) -> Event:
        words = msg("{who} plays {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("reveal", words, n.seat, NAMES[n.a], f"hand:{n.seat}", "chain")

    def used(self, n: News) -> Event:
        return Event("say", msg("{who} uses {card}", who=self.who[n.seat], card=card_name(n.a)), n.seat, NAMES[n.a])

    def revealed(self, n: News) -> Event:
        words = msg("{who} turns up {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("reveal", words, n.seat, NAMES[n.a], None, "chain")

    def shown(self, n: News) -> Event:
        if not sees(n, self.viewer):
            return Event("say", msg("{who} shows a card", who=self.who[n.seat]), n.seat)
        words = msg("{who} shows {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("reveal", words, n.seat, NAMES[n.a])

    def deck(self, n: News) -> Event:
        return Event("say", msg("{who} plays {deck}", who=self.who[n.seat], deck=title_of(n.a)), n.seat)

    def started(self, n: News) -> Event:
        words = msg("{who} starts with {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("reveal", words, n.seat, NAMES[n.a])

    def taken(self, n: News) -> Event:
        words = msg("{card} goes to {who}", card=card_name(n.a), who=card_name(n.b))
        return Event("say", words, n.seat, NAMES[n.a])

    def stored(self, n: News) -> Event:
        words = msg("{who} stores {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("score", words, n.seat, NAMES[n.a])

    def cancelled(self, n: News) -> Event:
        return Event("say", msg("{card} is cancelled", card=card_name(n.a)), n.seat, NAMES[n.a])

    # -- rolls and fights

    def roll(self, n: News) -> Event:
        return Event("say", self.fill(ROLLS[n.c], n, a=n.a, b=n.b), n.seat)

    def attack(self, n: News) -> Event:
        name = card_name(n.a) if n.a >= 0 else msg("automatic-attack")
        words = msgs(
            "{card} attacks: {n} strike with prowess {prowess}",
            "{card} attacks: {n} strikes with prowess {prowess}",
            n.b,
            card=name,
            prowess=n.c,
        )
        return Event("say", words, n.seat, NAMES[n.a] if n.a >= 0 else None)

    def attack_end(self, n: News) -> Event:
        return Event("say", ATTACK_ENDS[n.b], n.seat)

    def part(self, n: News) -> None:
        """one of the sums is being made up: told with it"""
        self.parts[n.c].append((n.a, n.b))

    def sum(self, total: int) -> Msg:
        """the roll and all that was added to it: 7 + 1 (help) = 8"""
        added = part_terms(self.parts[0], begins=False)
        self.parts = ([], [])
        rolled = Term(total - sum(term.amount for term in added), msg("roll"), plain=True)
        return line((rolled, *added))

    def strike(self, n: News) -> Event:
        """5 + 6 − 1 (tapped) = 10 against 9"""
        defence, attack = (part_terms(parts) for parts in self.parts)
        self.parts = ([], [])
        rolled = Term(n.b - sum(term.amount for term in defence), msg("roll"), plain=True)
        words = msg(
            "{target}: {defence} against {attack}",
            target=card_name(n.a),
            defence=line((defence[0], rolled, *defence[1:])),
            attack=line(attack),
        )
        return Event("say", words, n.seat, NAMES[n.a])

    def outcome(self, n: News) -> Event:
        return Event("say", self.fill(OUTCOMES[n.b], n, card=card_name(n.a)), n.seat)

    def body(self, n: News) -> Event:
        if n.a < 0:
            words = msg("body check of the attack: {sum} against {against}", sum=self.sum(n.b), against=n.c)
            return Event("say", words, n.seat)
        words = msg(
            "body check of {card}: {sum} against {against}", card=card_name(n.a), sum=self.sum(n.b), against=n.c
        )
        return Event("say", words, n.seat, NAMES[n.a])

    def check(self, n: News) -> Event:
        result = CHECKED[0 if n.b > n.c else 1 if n.b >= n.c - 1 else 2]
        against = named(part_terms(self.parts[1], begins=False))
        words = self.fill(result, n, card=card_name(n.a), sum=self.sum(n.b), against=against)
        return Event("say", words, n.seat, NAMES[n.a])

    def influence(self, n: News) -> Event:
        result = INFLUENCED[0 if n.b > n.c else 1]
        return Event("say", self.fill(result, n, card=card_name(n.a), sum=self.sum(n.b), against=n.c), n.seat)

    def shaken(self, n: News) -> Event:
        result = SHAKEN[0 if n.b > n.c else 1]
        return Event("say", self.fill(result, n, card=card_name(n.a), sum=self.sum(n.b), against=n.c), n.seat)

    def test(self, n: News) -> Event:
        return Event("say", msg("{card} is tested: {sum}", card=card_name(n.a), sum=self.sum(n.b)), n.seat)

    # -- journeys and turns

    def phase(self, n: News) -> Event:
        return Event("phase", self.fill(PHASES[n.a], n), n.seat)

    def moved(self, n: News) -> Event:
        site = SITES[n.b]
        words = msg("a company of {who} goes to {site}", who=self.who[n.seat], site=msg(site.printed.name))
        return Event("move", words, n.seat, f"site-{site.name}", f"company:{n.a}", f"site:{site.name}")

    def arrived(self, n: News) -> Event:
        words = msg("a company of {who} is at {site}", who=self.who[n.seat], site=msg(SITES[n.b].printed.name))
        return Event("say", words, n.seat)

    def entered(self, n: News) -> Event:
        words = msg("a company of {who} enters {site}", who=self.who[n.seat], site=msg(SITES[n.b].printed.name))
        return Event("say", words, n.seat)

    def tapped(self, n: News) -> Event:
        return Event("say", msg("{site} is tapped", site=msg(SITES[n.a].printed.name)), n.seat)

    def step(self, n: News) -> Event:
        return Event("say", msg("through {region}", region=msg(REGIONS[n.a].printed.name)), n.seat)

    def limit(self, n: News) -> Event:
        return Event("say", msg("hazard limit {n}", n=int(n.a)), n.seat)

    def exhausted(self, n: News) -> Event:
        return Event("phase", msg("the play deck of {who} is exhausted", who=self.who[n.seat]), n.seat)

    def called(self, n: News) -> Event:
        return Event("phase", msg("{who} calls the War Council", who=self.who[n.seat]), n.seat)

    def scored(self, n: News) -> Event:
        words = msgs("{who} has {n} point", "{who} has {n} points", n.a, who=self.who[n.seat])
        return Event("score", words, n.seat)

    def sideboard(self, n: News) -> Event:
        if n.b:
            words = msgs(
                "{who} shuffles {n} card of the sideboard into the play deck",
                "{who} shuffles {n} cards of the sideboard into the play deck",
                n.a,
                who=self.who[n.seat],
            )
        else:
            words = msgs(
                "{who} puts {n} card of the sideboard on the discard pile",
                "{who} puts {n} cards of the sideboard on the discard pile",
                n.a,
                who=self.who[n.seat],
            )
        return Event("say", words, n.seat)


TELLERS: dict[int, Callable[[Chronicle, News], Event]] = {
    terms.TOLD_PHASE: Chronicle.phase,
    terms.TOLD_DRAW: Chronicle.drew,
    terms.TOLD_DISCARD: Chronicle.dropped,
    terms.TOLD_PLAY: Chronicle.played,
    terms.TOLD_USE: Chronicle.used,
    terms.TOLD_ROLL: Chronicle.roll,
    terms.TOLD_GONE: Chronicle.gone,
    terms.TOLD_MOVE: Chronicle.moved,
    terms.TOLD_ARRIVED: Chronicle.arrived,
    terms.TOLD_ENTER: Chronicle.entered,
    terms.TOLD_ATTACK: Chronicle.attack,
    terms.TOLD_ATTACK_END: Chronicle.attack_end,
    terms.TOLD_STRIKE: Chronicle.strike,
    terms.TOLD_OUTCOME: Chronicle.outcome,
    terms.TOLD_BODY: Chronicle.body,
    terms.TOLD_CHECK: Chronicle.check,
    terms.TOLD_INFLUENCE: Chronicle.influence,
    terms.TOLD_TAPPED_SITE: Chronicle.tapped,
    terms.TOLD_GUARD: Chronicle.guard,
    terms.TOLD_REVEALED: Chronicle.revealed,
    terms.TOLD_CANCELLED: Chronicle.cancelled,
    terms.TOLD_EXHAUSTED: Chronicle.exhausted,
    terms.TOLD_CALLED: Chronicle.called,
    terms.TOLD_SCORE: Chronicle.scored,
    terms.TOLD_TEST: Chronicle.test,
    terms.TOLD_DESTINATION: Chronicle.destination,
    terms.TOLD_TAKEN: Chronicle.taken,
    terms.TOLD_STORED: Chronicle.stored,
    terms.TOLD_STARTED: Chronicle.started,
    terms.TOLD_DECK: Chronicle.deck,
    terms.TOLD_HAZARD_LIMIT: Chronicle.limit,
    terms.TOLD_STEP: Chronicle.step,
    terms.TOLD_SIDEBOARD: Chronicle.sideboard,
    terms.TOLD_SHOWN: Chronicle.shown,
    terms.TOLD_SHAKEN: Chronicle.shaken,
}
