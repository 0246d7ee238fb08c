"""What is under way: procedures on the stack, actions declared in a chain, and what of them is secret."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import NAMES
from mathom.kernel.dice import Dice
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer

if TYPE_CHECKING:
    from mathom.games.lidless_eye.position.eye import Eye


class Link:
    """One declared action of a chain of effects."""

    by: i64 = 0
    kind: i64 = 0  # which card: its piece may be gone when the effect comes
    card: i64 = 0  # the piece
    ability: i64 = 0  # 1: an ability of a card in play, 0: the card itself
    a: i64 = 0
    b: i64 = 0
    was: i64 = 0  # what `pay` wants to remember for `resolve`

    def fields(self, io: Fields) -> None:
        self.by = io.num("by", self.by)
        self.kind = io.word("kind", self.kind, NAMES, -1)
        self.card = io.num("card", self.card)
        self.ability = io.num("ability", self.ability)
        self.a = io.num("a", self.a)
        self.b = io.num("b", self.b)
        self.was = io.num("was", self.was)


class Procedure(Frame):
    """One thing under way. `go` does what comes next and says ON, or names the seat it asks; the answer comes to
    `take`. `step` names what is being done, also while an answer is awaited: set it before calling another frame."""

    def go(self, s: Eye) -> i64:
        raise NotImplementedError

    def fill(self, s: Eye, into: Buffer) -> None:
        raise NotImplementedError

    def fill_once(self, s: Eye, into: Buffer) -> None:
        """the same, less what would only do anew what was done: for searches"""
        self.fill(s, into)

    def take(self, s: Eye, action: i64) -> None:
        raise NotImplementedError

    def shows(self) -> bool:
        """whether everybody sees which card or deck is chosen or discarded now"""
        return False


class Secret(Procedure):
    """A procedure that keeps something one seat does not know."""

    def imagine(self, s: Eye, seat: i64, dice: Dice) -> None:
        """draws anew what `seat` does not know of it"""
        raise NotImplementedError


BLANKS: Final[dict[str, Procedure]] = {}  # one of each class of procedures, by name


def enter(frame: Procedure) -> None:
    """to be called once for each class of procedures, where it is defined"""
    BLANKS[frame.name()] = frame


# what a position cannot know, since the rules do: they enter the one that there is


class FaceDown:
    """Other secrets of a position: new sites laid face down."""

    def imagine(self, s: Eye, seat: i64, dice: Dice) -> None:
        raise NotImplementedError


class Leaver:
    """What happens when a player drops out of the game."""

    def leave(self, s: Eye, seat: i64) -> None:
        raise NotImplementedError


class HazardPlayer:
    """Who answers for the hazard deck where one plays alone."""

    def answer(self, s: Eye) -> None:
        raise NotImplementedError


FACE_DOWN: Final[list[FaceDown]] = []
LEAVERS: Final[list[Leaver]] = []
HAZARD_PLAYERS: Final[list[HazardPlayer]] = []
