"""The game as the rest of the house knows it."""

from datetime import date
from pathlib import Path
from typing import Any, cast

from mathom.games.lidless_eye import art, setup, whole_box
from mathom.games.lidless_eye.bot.judge import EyeJudge, choose_greedily
from mathom.games.lidless_eye.box.card import NAMES, NUMBERS, SITE_NAMES
from mathom.games.lidless_eye.box.printed import load
from mathom.games.lidless_eye.box.ready_decks import NAMES_OF_DECKS, SOLITAIRE
from mathom.games.lidless_eye.decks.building import shelf
from mathom.games.lidless_eye.decks.own import numbers_of, read_own, write_deck
from mathom.games.lidless_eye.decks.text import READY, read
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position_check import read as read_position
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.table.chronicle import Chronicle
from mathom.games.lidless_eye.table.faces import faces
from mathom.games.lidless_eye.table.habits import HABITS, USUAL, by_habit
from mathom.games.lidless_eye.table.icons import ICONS
from mathom.games.lidless_eye.table.inspection import about, clicked_in_vain
from mathom.games.lidless_eye.table.legend import EyeLegend
from mathom.games.lidless_eye.table.listing import declared, listed
from mathom.games.lidless_eye.table.notation import BROUGHT, notation, notation_for_others
from mathom.games.lidless_eye.table.refusals import refusal
from mathom.games.lidless_eye.table.view import Table
from mathom.games.lidless_eye.table.who import who_plays
from mathom.games.lidless_eye.terms import BOTH_CAMPS, CAMPS_AGREED, DECK, ENDINGS, PASS, PROMOTIONAL
from mathom.kernel.bot import Bot
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice, SystemDice
from mathom.kernel.errors import BadSetup, IllegalAction
from mathom.kernel.game import Game
from mathom.kernel.inspection import Note
from mathom.kernel.levels import usual_levels
from mathom.kernel.listing import Declared, ListedCard
from mathom.kernel.moments import Answer, Habit, Moment
from mathom.kernel.options import Fault, Need, SetupOption
from mathom.kernel.shelf import Shelf
from mathom.kernel.state import State, act, act_kind
from mathom.kernel.view import Event, View
from mathom.kernel.words import msg, msgs

DECKS = ("choose", *READY)
DECKS_OF_SEATS = {
    "first": msg("the deck of the first seat, or chosen at the table"),
    "second": msg("the deck of the second seat, or chosen at the table"),
    "third": msg("the deck of the third seat, or chosen at the table"),
    "fourth": msg("the deck of the fourth seat, or chosen at the table"),
    "fifth": msg("the deck of the fifth seat, or chosen at the table"),
}
NAMES_OF_READY = {id: msg(deck.name) for id, deck in READY.items()}
NEEDS = tuple(Need(id, "camp", (CAMPS_AGREED[deck.camp], CAMPS_AGREED[BOTH_CAMPS])) for id, deck in READY.items())
OWN_DECK = msg(
    "On each line a card by its English or German name, with how many of it, below the headings Ringwraiths, Starting "
    "characters, Starting items, Characters, Resources, Hazards, Sites (all, when there are none) and Sideboard, each "
    "with a colon. Where deck lists are open, your opponent may know which cards are in your deck, and bots do; nobody "
    "knows their order. Where they are hidden, others know only what they have seen of it."
)


def meets_the_other_camp(text: str, options: dict[str, Any]) -> bool:
    """whether a deck named for another seat is not of the camp of this one"""
    camp = read(text).deck.camp
    named = [str(options[name]) for name in DECKS_OF_SEATS if options.get(name, "choose") != "choose"]
    return any(camp != (read(deck).deck if "\n" in deck else READY[deck]).camp for deck in named)


class GreedyBot(Bot):
    """Goes where it can play what it holds, fights what it can, and hinders the opponent on the way.

    It takes its deck by chance, among those that are left (LE-B-241)."""

    name = "greedy"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.dice = SystemDice() if seed is None else Dice(seed)

    def choose(self, state: State) -> int:
        best = choose_greedily(state)
        if act_kind(best) != DECK:
            return best
        decks = state.actions()
        return decks[self.dice.below(len(decks))]


class LidlessEyeGame(Game):
    key = "lidless-eye"
    title = msg("The Lidless Eye")
    blurb = msg(
        "Minions of the Ringwraiths roam Middle-earth: companies, sites, hazards, and a War Council at the end."
    )
    minutes = (60, 150)
    seats = (1, 2, 3, 4, 5)
    usual = 2
    # Reasoned: a turn draws cards, play decks are exhausted so many times and no more, then the Council meets. What can
    # be done again and again in a turn is bounded by cards in hand and in play; games of four decks take some thousand
    # for each player, and with five of them at random 22,226 were seen.
    longest = 60_000
    most_actions = 512  # in the draft every card of the box can be wanted (LE-O-9)
    options = (
        SetupOption("rules", "basic", msg("the rules: basic, or with the advanced rules"), ("basic", "advanced")),
        SetupOption(
            "camp",
            "ringwraiths",
            msg(
                "what the players are: Ringwraiths with their minions, Wizards with their heroes, or mixed: by turns a "
                "Ringwraith and a Wizard from the first seat on, unless their decks say otherwise"
            ),
            tuple(CAMPS_AGREED),
        ),
        SetupOption(
            "length",
            1,
            msg("how often each play deck is exhausted before the War Council meets"),
            (1, 2, 3, 4),
            least=2,
        ),
        SetupOption(
            "calling",
            20,
            msg("marshalling points that allow calling the War Council in the one-deck game"),
            (20, 18),
            least=2,
            rare=True,
        ),
        SetupOption(
            "shunned",
            "allowed",
            msg("Eye of Sauron, Morgul-knife, The Pale Sword and Rogrog against a Ringwraith"),
            tuple(setup.SHUNNED),
            least=2,
            rare=True,
        ),
        SetupOption(
            "fallen",
            "loses",
            msg("a Wizard who is eliminated: his player has lost, or it costs him 5 marshalling points"),
            tuple(setup.FALLEN),
            least=2,
            rare=True,
        ),
        SetupOption(
            "promotional",
            "barred",
            msg("the nine promotional cards of The Wizards, where a Wizard takes part"),
            tuple(PROMOTIONAL),
            least=2,
            rare=True,
        ),
        SetupOption(
            "attended",
            setup.ATTENDED,
            msg("at how many meetings of players each has been, this game too: for Lure of MECCG"),
            tuple(range(11)),
            least=2,
            rare=True,
        ),
        SetupOption(
            "lists",
            "open",
            msg("the lists of decks brought along: open once both have chosen, or hidden"),
            ("open", "hidden"),
            least=2,
            rare=True,
        ),
        *(
            SetupOption(name, "choose", words, DECKS, seat=seat, text=OWN_DECK, needs=NEEDS, names=NAMES_OF_READY)
            for seat, (name, words) in enumerate(DECKS_OF_SEATS.items())
        ),
    )
    own_bots = {"greedy": GreedyBot}
    judge = EyeJudge()
    legend = EyeLegend()
    icons = ICONS
    levels = usual_levels(240, 1_440)
    endings = tuple(ENDINGS[1:])
    points = msgs("{n} marshalling point", "{n} marshalling points", 0)
    answers = True
    habits = HABITS
    usual_habits = USUAL
    folder = Path(__file__).parent

    def __init__(self, file: ComponentFile | None = None) -> None:
        if file is not None:
            raise BadSetup(msg("{game} has no component file of its own to exchange", game=self.key))
        self.components = load()
        whole_box.fill()
        Eye.the_game = self
        self.faces = faces()
        self.chances = (("", *"123456"), tuple(NAMES), tuple(SITE_NAMES), tuple(NAMES_OF_DECKS))

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        return setup.set_up(options, dice, seats)

    def deal(self, day: date) -> dict[str, str | int]:
        """one ready deck after the other"""
        return {"first": SOLITAIRE[day.toordinal() % len(SOLITAIRE)].id}

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        return read_position(data, dice)

    def notation(self, state: State, action: int) -> str:
        return notation(cast(Eye, state), action)

    def notation_for_others(self, state: State, action: int) -> str:
        return notation_for_others(cast(Eye, state), action)

    def enter(self, state: State, text: str) -> tuple[int, str]:
        """a deck of one's own is brought with its list: `deck own`, and the deck's text in the lines after it"""
        first, _, listed = text.partition("\n")
        choice = cast(Eye, state).stack[-1] if not state.over else None
        if " ".join(first.lower().split()) != BROUGHT or not isinstance(choice, setup.DeckChoice):
            return super().enter(state, text)
        s = cast(Eye, state)
        mixed, promos = s.mixed(), bool(s.promos)
        deck, faults = read_own(listed, bool(s.advanced), int(s.decks), 1, int(s.players), mixed, promos)
        for fault in faults:
            raise IllegalAction(fault.placed, fault.rule)
        if deck.camp != s.camp[s.seat]:
            raise IllegalAction(msg("this seat plays the other camp"), "LE-H-4")
        choice.bring(s.seat, numbers_of(deck))
        return act(DECK, setup.OWN), f"{BROUGHT}\n{write_deck(deck)}"

    def faults(self, text: str, options: dict[str, Any], most: int = 1, seats: int = 0) -> list[Fault]:
        return read_own(
            text,
            options["rules"] == "advanced",
            options["length"],
            most,
            seats or self.least,
            options.get("camp") == CAMPS_AGREED[BOTH_CAMPS] or meets_the_other_camp(text, options),
            options.get("promotional") == PROMOTIONAL[1],
        )[1]

    def reason(self, state: State, text: str) -> IllegalAction | None:
        return refusal(cast(Eye, state), text)

    def about(self, state: State, seat: int, thing: str, names: tuple[str, ...]) -> tuple[Note, ...]:
        return about(cast(Eye, state), seat, thing)

    def clicked_in_vain(self, state: State, things: tuple[str, ...]) -> IllegalAction | None:
        return clicked_in_vain(cast(Eye, state), things)

    def draw(self, name: str) -> str | None:
        if name == "back":  # of a card that flies unseen
            name = "back-card"
        picture = f"card/{name}" if name in NUMBERS else name
        kind, _, rest = name.partition("-")
        if kind in ("site", "icon", "back") and name not in NUMBERS:
            picture = f"{kind}/{rest}"
        return art.draw(picture, self.components)

    def events(self, state: State, seat: int | None = None, names: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """without the table around them: a chronicle of a thousand moves is asked for at once"""
        return Chronicle(cast(Eye, state), seat, who_plays(cast(Eye, state), names)).events()

    def answering(self, state: State) -> Answer | None:
        s = cast(Eye, state)
        top = s.stack[-1] if s.stack and not s.over else None
        if not isinstance(top, Chain):
            return None
        return Answer(act(PASS), any(link.by != s.seat for link in top.links))

    def by_habit(self, state: State) -> tuple[Habit, ...]:
        return by_habit(cast(Eye, state))

    def idle(self, state: State) -> bool:
        """a chance to answer, or a site where nothing can be done"""
        s = cast(Eye, state)
        return not s.over and bool(s.stack) and isinstance(s.stack[-1], Chain | SitePhase)

    def moment(self, state: State) -> Moment:
        """the journey of each company is a phase of its own; an attack is known by its card, or by its number"""
        s = cast(Eye, state)
        attack, phase = "", f"{s.phase}:{s.now}"
        players = 1 if s.alone else len(s.order)
        for frame in s.stack:
            if isinstance(frame, SitePhase):
                attack = f"{frame.attack}"
            elif isinstance(frame, Attack):
                return Moment(s.active, s.turn, phase, f"{attack}:{frame.piece()}:{frame.auto}", players)
        return Moment(s.active, s.turn, phase, "", players)

    def ending(self, state: State) -> str:
        s = cast(Eye, state)
        return ENDINGS[s.ending] if s.over else ""

    def decks(self, state: State) -> tuple[str, ...]:
        s = cast(Eye, state)
        numbers = s.deck_name[: s.players]
        return tuple(NAMES_OF_DECKS[n] for n in numbers) if min(numbers) >= 0 else ()

    def deck_name(self, text: str) -> str:
        return read(text).deck.name

    def shelf(self) -> Shelf:
        return shelf()

    def cards(self) -> tuple[ListedCard, ...]:
        return listed()

    def declared(self, card: str) -> tuple[Declared, ...]:
        return declared(card)

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        return Table(cast(Eye, state), seat, seq, who_plays(cast(Eye, state), names)).view()
