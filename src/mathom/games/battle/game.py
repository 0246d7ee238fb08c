"""The game as the rest of the house knows it."""

from pathlib import Path
from typing import Any, cast

from mathom.games.battle import art, setup, terms
from mathom.games.battle.bot import BattleJudge, choose_greedily
from mathom.games.battle.components import load
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.chronicle import Chronicle
from mathom.games.battle.table.faces import faces, names
from mathom.games.battle.table.icons import icons
from mathom.games.battle.table.inspection import about, clicked_in_vain, ties
from mathom.games.battle.table.notation import notation
from mathom.games.battle.table.refusals import refusal
from mathom.games.battle.table.view import Table
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


class GreedyBot(Bot):
    """Fights for the most points, and lays what brings the next fight nearest."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State) -> int:
        return choose_greedily(state)


class BattleLegend(Legend):
    signs = {"sword": "†", "axe": "Γ", "spear": "↑", "bow": ")", "shield": "▼", "fist": "■", "joker": "*"}


class BattleGame(Game):
    key = "battle"
    title = msg("The Lord of the Rings – The Card Game")
    blurb = msg("Gather companions in groups, match the symbols of your enemies, beware of the Eye.")
    minutes = (20, 30)
    seats = (2, 3, 4)
    # Each fight and each counterattack takes at least one of the 21 enemies away for good. Between two of them no
    # companion comes back to the pile or the discard: each of the 31 is drawn at most once, with at most one decision
    # after it (Bombadil), and laid at most once, with at most one after it (the end of the turn). A fight takes three
    # (Bombadil, the fight, the loans), a counterattack one for each of four players. Gandalf takes a card once.
    longest = 21 * (31 * 4 + 4) + 2
    options = (
        SetupOption("begins", 0, msg("the seat of who last slew an orc, and begins"), per_seat=True),
        SetupOption(
            "gandalf_timing",
            "on_play",
            msg("when Gandalf may take a card: only when he is played, or in each turn of who has him"),
            choices=tuple(terms.TIMINGS),
        ),
    )
    own_bots = {"greedy": GreedyBot}
    judge = BattleJudge()
    legend = BattleLegend()
    levels = usual_levels(8_000, 50_000)
    folder = Path(__file__).parent

    def __init__(self, file: ComponentFile | None = None) -> None:
        self.components_text = file.text if file else None
        self.components = load(file or ComponentFile.read(self.folder / "components.toml"))
        self.edition = self.components.edition()
        self.names = names(self.components)
        self.faces = faces(self.components)
        self.icons = icons(self.components)
        companions = tuple(self.edition.companions)
        unused = ("",) * (terms.COMPANIONS - 1)
        seen = ("companion", *unused, *self.edition.ring[terms.COMPANIONS :])
        self.chances = (seen, companions, tuple(self.edition.enemies))
        self.edition.game = self

    def setting(self, seats: int, options: dict[str, Any]) -> tuple[int, int, int]:
        return seats, options["begins"], terms.TIMINGS.index(options["gandalf_timing"])

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        return setup.set_up(self.edition, *self.setting(seats, options), dice)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        return setup.from_json(self.edition, data, dice)

    def notation(self, state: State, action: int) -> str:
        return notation(cast(Battle, state), action)

    def reason(self, state: State, text: str) -> IllegalAction | None:
        return refusal(cast(Battle, state), text, self.names)

    def about(self, state: State, seat: int, thing: str, names: tuple[str, ...]) -> tuple[Note, ...]:
        return about(cast(Battle, state), seat, thing)

    def ties(self, state: State, names: tuple[str, ...]) -> tuple[Note, ...]:
        return ties(cast(Battle, state), names)

    def clicked_in_vain(self, state: State, things: tuple[str, ...]) -> IllegalAction | None:
        return clicked_in_vain(cast(Battle, state), things, self.names)

    def draw(self, name: str) -> str | None:
        return art.draw("back-ring" if name == "back" else name, self.components)  # unseen cards are ring cards

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        s = cast(Battle, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return Table(s, self.names, seat, seq, who).view()

    def events(self, state: State, seat: int | None = None, names: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """without the table around them"""
        s = cast(Battle, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return Chronicle(s, seat, who, self.names).events()
