"""What happened, in words, for a viewer who sees only what he may."""

from collections.abc import Callable

from mathom.games.lidless_eye import news
from mathom.games.lidless_eye.box.card import NAMES, REGIONS, SITES
from mathom.games.lidless_eye.box.ready_decks import title_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.corruption import CorruptionRoll
from mathom.games.lidless_eye.rules.rolls import Roll
from mathom.games.lidless_eye.table.grouping import DISCARDS, DRAWS, grouped
from mathom.games.lidless_eye.table.offers import card_name
from mathom.games.lidless_eye.table.prompts import PHASES
from mathom.games.lidless_eye.table.who import Who
from mathom.games.lidless_eye.table.words.camp import CALLS, council_of
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
    msg("{who} rolls {a} + {b} for a seat"),
)
SCENES = (  # by what is rolled for, like the texts above
    msg("strike"),
    msg("body check"),
    msg("corruption check"),
    msg("influence check"),
    msg("ring test"),
    msg("a card is to be shaken off"),
    msg("roll of the dice"),
    msg("roll of the dice"),
    msg("roll of the dice"),
)
STRIKE, BODY, CORRUPTION, INFLUENCE, RING, SHAKE = SCENES[:6]
ATTACK = msg("attack")
ATTACK_ENDS = (msg("the attack is over"), msg("the attack is defeated"), msg("the attack is cancelled"))
OUTCOMES = (msg("the strike on {card} fails"), msg("{card} beats the strike off"), msg("the strike on {card} succeeds"))
BOUTS = (
    msg("{card} and {other} do each other no harm"),
    msg("{card} beats {other}"),
    msg("{other} beats {card}"),
)
SUCCEEDS = 2

CHECKED = (  # by verdict, like the two below
    msg("corruption check of {card}: {sum} against {against}: unharmed"),
    msg("corruption check of {card}: {sum} against {against}: tapped"),
    msg("corruption check of {card}: {sum} against {against}: lost"),
)
INFLUENCED = (
    msg("influence check for {card}: {sum}, needed is more than {against}: not won"),
    msg("influence check for {card}: {sum}, needed is more than {against}: won"),
)
SHAKEN = (
    msg("{card}: {sum}, needed is more than {against}: it stays"),
    msg("{card}: {sum}, needed is more than {against}: shaken off"),
)


def verdict(roll: Roll, n: News) -> int:
    """what a result came to: as if it had been rolled so, and nothing added"""
    roll.against = n.c
    return roll.verdict(n.b)


class Chronicle:
    """The news of one state for one viewer."""

    def __init__(self, s: Eye, viewer: int | None, who: Who) -> None:
        self.s = s
        self.viewer = viewer
        self.who = who
        self.parts: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])  # of the roll being told

    def events(self) -> tuple[Event, ...]:
        out = []
        for n in self.s.news or ():
            told = TELLERS.get(n.what)
            if n.what == news.TOLD_PART:
                self.part(n)
            elif told is not None:
                out.append(told(self, n))
        return tuple(grouped(out))

    def fill(self, words: Msg, n: News, **more: str | int | Msg) -> Msg:
        """a text with its gaps filled, those it has"""
        values: dict[str, str | int | Msg] = {"who": self.who[n.seat], **more}
        return msg(words.text, **{k: v for k, v in values.items() if "{" + k + "}" in words.text})

    # -- cards from hidden places

    def drew(self, n: News) -> Event:
        places = (f"deck:{n.seat}", f"hand:{n.seat}")
        if not sees(n, self.viewer):
            return Event("move", DRAWS.said(self.who[n.seat], 1), n.seat, None, *places)
        words = msg("{who} draws {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("move", words, n.seat, NAMES[n.a], *places)

    def came_up(self, n: News) -> Event:
        """where one plays alone: a card of the hazard deck"""
        words = msg("turned up from the hazard deck: {card}", card=card_name(n.a))
        return Event("move", words, None, NAMES[n.a], f"deck:{n.seat}", f"hand:{n.seat}")

    def went_unplayed(self, n: News) -> Event:
        words = msgs("{n} hazard is discarded unplayed", "{n} hazards are discarded unplayed", n.a)
        return Event("say", words)

    def dropped(self, n: News) -> Event:
        places = (f"hand:{n.seat}", f"discard:{n.seat}")
        if not sees(n, self.viewer):
            return Event("move", DISCARDS.said(self.who[n.seat], 1), n.seat, None, *places)
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

    def chosen(self, n: News) -> Event:
        words = msg("{who} will be {card}", who=self.who[n.seat], card=card_name(n.a))
        return Event("reveal", words, n.seat, NAMES[n.a])

    def left_out(self, n: News) -> Event:
        if not sees(n, self.viewer):
            return Event("say", msg("{who} leaves a character out", who=self.who[n.seat]), n.seat)
        words = msg("{who} leaves {card} out", who=self.who[n.seat], card=card_name(n.a))
        return Event("say", words, n.seat, NAMES[n.a])

    def exchanged(self, n: News) -> Event:
        if not sees(n, self.viewer):
            return Event("say", msg("{who} exchanges a card of the play deck", who=self.who[n.seat]), n.seat)
        words = msg(
            "{who} exchanges {card} for {other}", who=self.who[n.seat], card=card_name(n.a), other=card_name(n.b)
        )
        return Event("say", words, n.seat, NAMES[n.b])

    def dropped_out(self, n: News) -> Event:
        words = msg("the Ringwraith of {who} has fallen: {who} drops out", who=self.who[n.seat])
        return Event("phase", words, n.seat)

    def fallen(self, n: News) -> Event:
        words = msg("the Wizard of {who} has fallen: {n} marshalling points less", who=self.who[n.seat], n=int(n.a))
        return Event("score", words, n.seat)

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
        words = self.fill(ROLLS[n.c], n, a=n.a, b=n.b)
        return Event("say", words, n.seat, scene=SCENES[n.c], dice=(int(n.a), int(n.b)))

    def attack(self, n: News) -> Event:
        name = card_name(n.a) if n.a >= 0 else msg("automatic-attack")
        words = msgs(
            "{card} attacks: {n} strike with prowess {prowess}",
            "{card} attacks: {n} strikes with prowess {prowess}",
            n.b,
            card=name,
            prowess=n.c,
        )
        return Event("say", words, n.seat, NAMES[n.a] if n.a >= 0 else None, scene=ATTACK)

    def attack_end(self, n: News) -> Event:
        return Event("say", ATTACK_ENDS[n.b], n.seat, scene=ATTACK)

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
        return Event("say", words, n.seat, NAMES[n.a], scene=STRIKE)

    def clash(self, n: News) -> Event:
        words = msgs(
            "the company of {first} attacks the company of {other}: {n} strike",
            "the company of {first} attacks the company of {other}: {n} strikes",
            n.c,
            first=card_name(n.a),
            other=card_name(n.b),
        )
        return Event("say", words, n.seat, NAMES[n.a], scene=ATTACK)

    def bout(self, n: News) -> Event:
        """both sums: 7 + 3 − 3 (stays untapped) = 7 against 2 + 6 = 8"""
        totals = (n.b, n.c)
        lines = []
        for total, parts in zip(totals, (part_terms(parts) for parts in self.parts), strict=True):
            rolled = Term(total - sum(term.amount for term in parts), msg("roll"), plain=True)
            lines.append(line((parts[0], rolled, *parts[1:])))
        striker = card_name(self.parts[1][0][0])
        self.parts = ([], [])
        words = msg(
            "{target}: {defence} against {striker}: {attack}",
            target=card_name(n.a),
            defence=lines[0],
            striker=striker,
            attack=lines[1],
        )
        return Event("say", words, n.seat, NAMES[n.a], scene=STRIKE)

    def bout_end(self, n: News) -> Event:
        words = self.fill(BOUTS[n.b], n, card=card_name(n.a), other=card_name(n.c))
        return Event("say", words, n.seat, NAMES[n.a], scene=STRIKE, good=n.b != SUCCEEDS)

    def outcome(self, n: News) -> Event:
        words = self.fill(OUTCOMES[n.b], n, card=card_name(n.a))
        return Event("say", words, n.seat, NAMES[n.a], scene=STRIKE, good=n.b != SUCCEEDS)

    def body(self, n: News) -> Event:
        if n.a < 0:
            words = msg("body check of the attack: {sum} against {against}", sum=self.sum(n.b), against=n.c)
            return Event("say", words, n.seat, scene=BODY)
        words = msg(
            "body check of {card}: {sum} against {against}", card=card_name(n.a), sum=self.sum(n.b), against=n.c
        )
        return Event("say", words, n.seat, NAMES[n.a], scene=BODY)

    def check(self, n: News) -> Event:
        result = verdict(CorruptionRoll(), n)
        against = named(part_terms(self.parts[1], begins=False))
        words = self.fill(CHECKED[result], n, card=card_name(n.a), sum=self.sum(n.b), against=against)
        return Event("say", words, n.seat, NAMES[n.a], scene=CORRUPTION, good=result == 0)

    def influence(self, n: News) -> Event:
        result = verdict(Roll(), n)
        words = self.fill(INFLUENCED[result], n, card=card_name(n.a), sum=self.sum(n.b), against=n.c)
        return Event("say", words, n.seat, NAMES[n.a], scene=INFLUENCE, good=result > 0)

    def shaken(self, n: News) -> Event:
        result = verdict(Roll(), n)
        words = self.fill(SHAKEN[result], n, card=card_name(n.a), sum=self.sum(n.b), against=n.c)
        return Event("say", words, n.seat, NAMES[n.a], scene=SHAKE, good=result > 0)

    def test(self, n: News) -> Event:
        words = msg("{card} is tested: {sum}", card=card_name(n.a), sum=self.sum(n.b))
        return Event("say", words, n.seat, NAMES[n.a], scene=RING)

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
        return Event("phase", msg(CALLS[council_of(self.s)].text, who=self.who[n.seat]), n.seat)

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
    news.TOLD_PHASE: Chronicle.phase,
    news.TOLD_DRAW: Chronicle.drew,
    news.TOLD_TURNED_UP: Chronicle.came_up,
    news.TOLD_UNPLAYED: Chronicle.went_unplayed,
    news.TOLD_DISCARD: Chronicle.dropped,
    news.TOLD_PLAY: Chronicle.played,
    news.TOLD_USE: Chronicle.used,
    news.TOLD_ROLL: Chronicle.roll,
    news.TOLD_GONE: Chronicle.gone,
    news.TOLD_FALLEN: Chronicle.fallen,
    news.TOLD_MOVE: Chronicle.moved,
    news.TOLD_ARRIVED: Chronicle.arrived,
    news.TOLD_ENTER: Chronicle.entered,
    news.TOLD_ATTACK: Chronicle.attack,
    news.TOLD_ATTACK_END: Chronicle.attack_end,
    news.TOLD_STRIKE: Chronicle.strike,
    news.TOLD_OUTCOME: Chronicle.outcome,
    news.TOLD_CLASH: Chronicle.clash,
    news.TOLD_BOUT: Chronicle.bout,
    news.TOLD_BOUT_END: Chronicle.bout_end,
    news.TOLD_BODY: Chronicle.body,
    news.TOLD_CHECK: Chronicle.check,
    news.TOLD_INFLUENCE: Chronicle.influence,
    news.TOLD_TAPPED_SITE: Chronicle.tapped,
    news.TOLD_GUARD: Chronicle.guard,
    news.TOLD_REVEALED: Chronicle.revealed,
    news.TOLD_CANCELLED: Chronicle.cancelled,
    news.TOLD_EXHAUSTED: Chronicle.exhausted,
    news.TOLD_CALLED: Chronicle.called,
    news.TOLD_SCORE: Chronicle.scored,
    news.TOLD_TEST: Chronicle.test,
    news.TOLD_DESTINATION: Chronicle.destination,
    news.TOLD_TAKEN: Chronicle.taken,
    news.TOLD_STORED: Chronicle.stored,
    news.TOLD_STARTED: Chronicle.started,
    news.TOLD_DECK: Chronicle.deck,
    news.TOLD_CHOSEN: Chronicle.chosen,
    news.TOLD_LEFT_OUT: Chronicle.left_out,
    news.TOLD_EXCHANGED: Chronicle.exchanged,
    news.TOLD_DROPPED_OUT: Chronicle.dropped_out,
    news.TOLD_HAZARD_LIMIT: Chronicle.limit,
    news.TOLD_STEP: Chronicle.step,
    news.TOLD_SIDEBOARD: Chronicle.sideboard,
    news.TOLD_SHOWN: Chronicle.shown,
    news.TOLD_SHAKEN: Chronicle.shaken,
}
