"""The game as the rest of the house knows it."""

from pathlib import Path
from typing import Any, cast

from mathom.games.two_towers import art, setup, terms
from mathom.games.two_towers.bot import TwoTowersJudge, choose_greedily
from mathom.games.two_towers.components import load
from mathom.games.two_towers.observe import all_actions
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.table.chronicle import Chronicle
from mathom.games.two_towers.table.faces import faces
from mathom.games.two_towers.table.icons import icons
from mathom.games.two_towers.table.inspection import about, clicked_in_vain, ties
from mathom.games.two_towers.table.notation import notation
from mathom.games.two_towers.table.refusals import refusal
from mathom.games.two_towers.table.view import Table
from mathom.kernel.bot import Bot
from mathom.kernel.choices import ActionSpace
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


class GreedyBot(Bot):
    """Takes and lays what adds most now."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State) -> int:
        return choose_greedily(state)


class TwoTowersLegend(Legend):
    signs = {"strength": "†", "wisdom": "§", "endurance": "Λ", "determination": "ψ", "any": "*"}


class TwoTowersGame(Game):
    key = "two-towers"
    title = msg("The Two Towers – The Card Game")
    blurb = msg("Collect cards on the road, lay rows by colour and trait, score six places.")
    minutes = (30, 45)
    seats = (2, 3, 4, 5)
    # On every field a player decides at most three times (a card laid open, two taken). He lays at most what ever came
    # to his hand, six cards and one for each field, and ends each of six turns of laying. An edition may have six paths
    # of nine fields: five players then decide at most 5 * (3 * 54 + 6 + 54 + 6) times.
    longest = 1_140
    options = (
        SetupOption(
            "youngest",
            0,
            msg("the seat of the youngest player, who takes the ring and starts"),
            per_seat=True,
        ),
        SetupOption(
            "lost_rows",
            "traits_won",
            msg(
                "with two players, from which rows the winner of a tile loses a card: of the traits won, or all scored"
            ),
            choices=tuple(terms.LOST_ROWS),
        ),
        SetupOption(
            "memory",
            "shown",
            msg("what all have seen a rival take: shown on request, or to be remembered"),
            choices=tuple(terms.MEMORIES),
        ),
    )
    own_bots = {"greedy": GreedyBot}
    judge = TwoTowersJudge()
    legend = TwoTowersLegend()
    levels = usual_levels(20_000, 120_000)
    folder = Path(__file__).parent

    def __init__(self, file: ComponentFile | None = None) -> None:
        self.components_text = file.text if file else None
        self.components = load(file or ComponentFile.read(self.folder / "components.toml"))
        self.edition = self.components.edition()
        self.faces = faces(self.components, self.edition)
        self.icons = icons(self.components)
        self.place_names = {p.id: p.name for p in self.components.place}
        numbers = tuple("" if n == 0 else f"path-{n}" for n in range(10))
        tiles = tuple(f"tile-{n}" if n >= terms.LOWEST else "" for n in range(terms.LOWEST + terms.VALUES))
        self.chances = (tuple(self.edition.cards), numbers, tiles)
        self.edition.game = self
        self.space = ActionSpace(all_actions())

    def setting(self, seats: int, options: dict[str, Any]) -> tuple[int, int, int, int]:
        lost_rows = terms.LOST_ROWS.index(options["lost_rows"])
        return seats, options["youngest"], lost_rows, terms.MEMORIES.index(options["memory"])

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        return setup.set_up(self.edition, *self.setting(seats, options), dice)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        return setup.from_json(self.edition, data, dice)

    def notation(self, state: State, action: int) -> str:
        return notation(cast(TwoTowers, state), action)

    def reason(self, state: State, text: str) -> IllegalAction | None:
        return refusal(cast(TwoTowers, state), text)

    def about(self, state: State, seat: int, thing: str, names: tuple[str, ...]) -> tuple[Note, ...]:
        return about(cast(TwoTowers, state), thing, names, self.components)

    def ties(self, state: State, names: tuple[str, ...]) -> tuple[Note, ...]:
        return ties(cast(TwoTowers, state), names, self.components)

    def clicked_in_vain(self, state: State, things: tuple[str, ...]) -> IllegalAction | None:
        return clicked_in_vain(cast(TwoTowers, state), things)

    def draw(self, name: str) -> str | None:
        return art.draw(name)

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        s = cast(TwoTowers, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return Table(s, self.components, seat, seq, who).view()

    def events(self, state: State, seat: int | None = None, names: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """without the table around them"""
        s = cast(TwoTowers, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return Chronicle(s, seat, who, self.place_names).events()
