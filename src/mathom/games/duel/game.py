"""The game as the rest of the house knows it."""

from pathlib import Path
from typing import Any, cast

from mathom.games.duel import art, setup
from mathom.games.duel.bot.judge import DuelJudge, choose_greedily
from mathom.games.duel.components import load
from mathom.games.duel.observe import all_actions
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.chronicle import Chronicle
from mathom.games.duel.table.faces import faces
from mathom.games.duel.table.icons import icons
from mathom.games.duel.table.inspection import about, clicked_in_vain
from mathom.games.duel.table.notation import notation
from mathom.games.duel.table.refusals import refusal
from mathom.games.duel.table.view import Table
from mathom.games.duel.terms import ENDINGS, RESERVES
from mathom.kernel.bot import Bot
from mathom.kernel.choices import ActionSpace
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice
from mathom.kernel.errors import IllegalAction
from mathom.kernel.game import Game
from mathom.kernel.inspection import Note
from mathom.kernel.levels import usual_levels
from mathom.kernel.options import SetupOption
from mathom.kernel.state import State
from mathom.kernel.view import Event, View
from mathom.kernel.words import msg, msgs


class GreedyBot(Bot):
    """Takes what seems worth most now, to it and to its opponent."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, state: State) -> int:
        return choose_greedily(state)


class DuelGame(Game):
    key = "duel"
    title = msg("Duel for Middle-earth")
    blurb = msg("Fellowship against Sauron: take cards, win by the Ring, by six peoples or by seven regions.")
    minutes = (30, 45)
    seats = (2,)
    # 60 cards and 7 tiles are taken, each by one decision, and each may earn an extra turn that is declined by another:
    # 134. At most two cards come from the discard pile. Each of these 69 brings at most 10 more: four icons, a token to
    # be kept with three deeds, two moves of a token that reacts. Two bonus spaces of each side ask once.
    longest = 900
    options = (
        SetupOption(
            "reserve",
            "limited",
            msg("the coins: limited to the 30 pieces in the box, so that a player takes what is left, or unlimited"),
            tuple(RESERVES),
        ),
    )
    own_bots = {"greedy": GreedyBot}
    judge = DuelJudge()
    levels = usual_levels(20_000, 120_000)
    endings = tuple(ENDINGS)
    sides = (msg("Fellowship"), msg("Sauron"))
    points = msgs("{n} region", "{n} regions", 0)
    folder = Path(__file__).parent

    def __init__(self, file: ComponentFile | None = None) -> None:
        self.components_text = file.text if file else None
        self.components = load(file or ComponentFile.read(self.folder / "components.toml"))
        self.edition = self.components.edition()
        self.faces = faces(self.components)
        self.icons = icons(self.components)
        self.region_names = [msg(r.name) for r in self.components.region]
        self.chances = (tuple(self.edition.cards), tuple(self.edition.tiles), tuple(self.edition.tokens))
        self.edition.game = self
        self.space = ActionSpace(all_actions(self.edition))

    def setting(self, seats: int, options: dict[str, Any]) -> tuple[int]:
        return (RESERVES.index(options["reserve"]),)

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        return setup.set_up(self.edition, *self.setting(seats, options), dice)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        return setup.from_json(self.edition, data, dice)

    def notation(self, state: State, action: int) -> str:
        return notation(cast(Duel, state), action)

    def reason(self, state: State, text: str) -> IllegalAction | None:
        return refusal(cast(Duel, state), text)

    def about(self, state: State, seat: int, thing: str, names: tuple[str, ...]) -> tuple[Note, ...]:
        return about(cast(Duel, state), seat, thing, names, self.faces)

    def clicked_in_vain(self, state: State, things: tuple[str, ...]) -> IllegalAction | None:
        return clicked_in_vain(cast(Duel, state), things)

    def draw(self, name: str) -> str | None:
        return art.draw(name, self.components)

    def ending(self, state: State) -> str:
        s = cast(Duel, state)
        return ENDINGS[s.ending] if s.over else ""

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        s = cast(Duel, state)
        who = names or ("Player 1", "Player 2")
        return Table(s, self.components, self.faces, seat, seq, who).view()

    def events(self, state: State, seat: int | None = None, names: tuple[str, ...] | None = None) -> tuple[Event, ...]:
        """without the table around them"""
        s = cast(Duel, state)
        return Chronicle(s, names or ("Player 1", "Player 2"), self.faces, self.region_names).events()
