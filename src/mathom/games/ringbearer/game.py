"""The game as the rest of the house knows it."""

from pathlib import Path
from typing import Any, cast

import msgspec

from mathom.games.ringbearer import art, setup, terms
from mathom.games.ringbearer.bot.judge import RingbearerJudge, choose_carefully
from mathom.games.ringbearer.components import Components, load
from mathom.games.ringbearer.fall import how_it_ended
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.chronicle import Chronicle
from mathom.games.ringbearer.table.faces import faces
from mathom.games.ringbearer.table.icons import icons
from mathom.games.ringbearer.table.inspection import about, clicked_in_vain
from mathom.games.ringbearer.table.notation import notation, player
from mathom.games.ringbearer.table.refusals import refusal, rule_now
from mathom.games.ringbearer.table.view import START_CARD, Table
from mathom.kernel.bot import Bot
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice
from mathom.kernel.errors import IllegalAction
from mathom.kernel.game import Game
from mathom.kernel.inspection import Note
from mathom.kernel.legend import Legend
from mathom.kernel.levels import usual_levels
from mathom.kernel.options import SetupOption
from mathom.kernel.state import State
from mathom.kernel.view import Event, View
from mathom.kernel.words import msg

DIFFICULTIES = ("easy", "normal", "hard")


# Among companions a weak bot would be a handicap for the person who plays with it. So a level is the servant's.
RINGBEARER_LEVELS = tuple(
    msgspec.structs.replace(level, words=words)
    for level, words in zip(
        usual_levels(3_000, 20_000),
        (
            msg("a good companion; fallen, it often forgets its plan"),
            msg("a good companion; fallen, it plays sensibly"),
            msg("a good companion; fallen, it thinks for about half a second"),
            msg("a good companion; fallen, it thinks for about three seconds"),
        ),
        strict=True,
    )
)


class CarefulBot(Bot):
    """Lays what is missing on the road, guards the bearer, draws no more than it needs. Fallen, it plays for Sauron."""

    name = "careful"

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State) -> int:
        return choose_carefully(state)


def longest_game(e: terms.Edition, seats: int) -> int:
    """No game has more decisions: RB-109. Once night has fallen the riders take a step each round, of which no more are
    possible than there are tiles. In a companion's turn there are two actions, each card that lies somewhere or is laid
    can be used once, and up to four are drawn; in the servant's each of two cards is played, paid for with what there
    is, and aimed at most twice."""
    rounds = terms.NIGHTFALL + terms.TILES - 1
    saurons, darks = max(map(int, e.saurons)), sum(map(int, e.dark_copies))
    companion = 2 + sum(map(int, e.start)) + sum(map(int, e.others)) + saurons + 2 + 1 + terms.HAND
    servant = 2 * (1 + saurons + darks + 1 + 2)
    return 1 + rounds * seats * max(companion, servant)


class RingbearerLegend(Legend):
    signs = {"joker": "*"}
    printed = {START_CARD: "✦"}


class RingbearerGame(Game):
    key = "ringbearer"
    title = msg("The Ringbearer")
    blurb = msg("Take the ring to Mount Doom together, and do not fall to Sauron’s power.")
    minutes = (45, 60)
    seats = (3, 4)
    chat = False  # RB-14: nobody may tell anything about hand cards
    points = None  # won or lost together
    signals = (
        msg("the upper way"),
        msg("the lower way"),
        msg("let us hurry"),
        msg("let us wait"),
    )
    own_bots = {"greedy": CarefulBot, "careful": CarefulBot}
    judge = RingbearerJudge()
    legend = RingbearerLegend()
    levels = RINGBEARER_LEVELS
    endings = ("mount doom", "caught", "servant")
    folder = Path(__file__).parent
    action_features = ("kind", "first", "second", "third", "first card paid", "second card paid", "third card paid")

    def __init__(self, file: ComponentFile | None = None) -> None:
        self.components_text = file.text if file else None
        self.components = load(file or ComponentFile.read(self.folder / "components.toml"))
        self.edition = self.components.edition()
        self.longest = longest_game(self.edition, self.seats[-1])
        self.options = self.options_of(self.components)
        self.faces = faces(self.components, self.edition)
        self.icons = icons(self.components)
        e = self.edition
        shown = tuple(f"{player(seat)} {card}" for seat in range(self.seats[-1]) for card in e.cards)
        marks = ("start-mark", "no-start-mark")
        self.chances = (tuple(e.types), tuple(e.tiles), tuple(e.darks), ("all-shown", *shown, *marks))
        self.edition.game = self

    def options_of(self, c: Components) -> tuple[SetupOption, ...]:
        easy, normal, hard = c.difficulty.easy, c.difficulty.normal, c.difficulty.hard
        others = sum(card.copies for card in c.card)
        text = (
            "how many Sauron cards there are: easy {easy}, normal {normal}, hard {hard}. With normal there are {book} "
            "movement cards, as the rulebook counts them; with easy {fewer}, with hard {more}."
        )
        counts = {"easy": easy, "normal": normal, "hard": hard}
        sums = {"book": others + normal, "fewer": others + easy, "more": others + hard}
        return (
            SetupOption("difficulty", "normal", msg(text, **counts, **sums), DIFFICULTIES),
            SetupOption("bearer", 0, msg("the seat of the first bearer, who has the hairiest feet"), per_seat=True),
            SetupOption(
                "back_catches",
                "yes",
                msg(
                    "whether the fellowship is caught when it is moved back onto the riders’ tile, or only when they "
                    "take their next step"
                ),
                ("yes", "no"),
            ),
        )

    def setting(self, seats: int, options: dict[str, Any]) -> tuple[int, int, int, int]:
        difficulty = DIFFICULTIES.index(options["difficulty"])
        return seats, options["bearer"], difficulty, int(options["back_catches"] == "yes")

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        return setup.set_up(self.edition, *self.setting(seats, options), dice)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        return setup.from_json(self.edition, data, dice)

    def notation(self, state: State, action: int) -> str:
        return notation(cast(Ringbearer, state), action)

    def parse(self, state: State, text: str) -> int:
        """whatever is refused, a rule says so"""
        try:
            return super().parse(state, text)
        except IllegalAction as refused:
            raise IllegalAction(refused.words, refused.rule or rule_now(cast(Ringbearer, state))) from None

    def reason(self, state: State, text: str) -> IllegalAction | None:
        return refusal(cast(Ringbearer, state), text)

    def goes_by_level(self, state: State) -> bool:
        s = cast(Ringbearer, state)
        return s.seat == s.servant

    def ending(self, state: State) -> str:
        return how_it_ended(cast(Ringbearer, state))

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        s = cast(Ringbearer, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return Table(s, self.components, seat, seq, who).view()

    def events(self, state: State, seat: int | None = None, names: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """without the table around them"""
        s = cast(Ringbearer, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return Chronicle(s, seat, who).events()

    def about(self, state: State, seat: int, thing: str, names: tuple[str, ...]) -> tuple[Note, ...]:
        return about(cast(Ringbearer, state), thing)

    def clicked_in_vain(self, state: State, things: tuple[str, ...]) -> IllegalAction | None:
        """whatever is clicked, a rule says why it is not the time for it"""
        s = cast(Ringbearer, state)
        found = clicked_in_vain(s, things)
        return found and IllegalAction(found.words, found.rule or rule_now(s))

    def draw(self, name: str) -> str | None:
        return art.draw(name, self.components)
