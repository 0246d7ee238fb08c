"""The game as the rest of the house knows it."""

from pathlib import Path
from typing import Any, cast

from mathom.cli.skeleton import setup, table
from mathom.cli.skeleton.bot import GreedyBot
from mathom.cli.skeleton.components import Card, load
from mathom.cli.skeleton.rules import Skeleton
from mathom.cli.skeleton.terms import LAY, SEATS, STOP
from mathom.kernel.choices import ActionSpace
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice
from mathom.kernel.errors import IllegalAction
from mathom.kernel.game import Game
from mathom.kernel.state import State, act
from mathom.kernel.view import Face, View
from mathom.kernel.words import msg


def face(card: Card) -> Face:
    name = msg("card of {n}", n=card.value)
    return Face(name, {"value": str(card.value)}, provenance=card.told("value"))


class SkeletonGame(Game):
    key = "skeleton"
    title = msg("Skeleton")
    blurb = msg("Lay cards that ascend, and stop in time.")
    minutes = (3, 5)
    seats = tuple(range(2, SEATS + 1))
    own_bots = {"greedy": GreedyBot}
    folder = Path(__file__).parent

    def __init__(self, file: ComponentFile | None = None) -> None:
        self.components_text = file.text if file else None
        self.components = load(file or ComponentFile.read(self.folder / "components.toml"))
        self.edition = self.components.edition()
        self.edition.game = self
        self.longest = self.components.size + SEATS  # a decision lays a card, or is a player's last
        self.faces = {f"card-{card.value}": face(card) for card in self.components.card}
        self.chances = (tuple(self.edition.cards),)
        self.space = ActionSpace([*(act(LAY, k) for k in range(len(self.edition.cards))), act(STOP)])

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        return setup.set_up(self.edition, seats, dice)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        return setup.from_json(self.edition, data, dice)

    def notation(self, state: State, action: int) -> str:
        return table.notation(cast(Skeleton, state), action)

    def reason(self, state: State, text: str) -> IllegalAction | None:
        return table.refusal(cast(Skeleton, state), text)

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        s = cast(Skeleton, state)
        who = names or tuple(f"Player {i + 1}" for i in range(s.seats))
        return table.Table(s, self.key, seat, seq, who).view()
