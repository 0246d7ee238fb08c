"""What is chosen when a game is set up, and what is wrong with a text that a player brings along."""

from typing import SupportsIndex

import msgspec

from mathom.kernel.words import Msg, msg


class Need(msgspec.Struct, frozen=True):
    """A choice that goes with some values of another option only."""

    choice: str | int
    option: str
    values: tuple[str | int, ...]


class SetupOption(msgspec.Struct, frozen=True):
    """Something to choose when a game is set up."""

    name: str
    default: str | int
    words: Msg  # what it means, for the player
    choices: tuple[str | int, ...] = ()  # all values allowed
    per_seat: bool = False  # a seat number: allowed is what is under the number of seats
    seat: int = -1  # whose option it is: there only where there is this seat; -1: everybody's
    least: int = 0  # there only where at least so many play
    text: Msg | None = None  # allowed is also a text of several lines of the player's own: what he should know of it
    needs: tuple[Need, ...] = ()  # what some of its choices bring along
    names: dict[str, Msg] = {}  # of choices that have a name of their own
    rare: bool = False  # seldom wanted: folded away where a table is set up


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a text that a player wrote himself, such as a deck."""

    card: str  # which it is about, or "" when it is the whole
    rule: str  # number of the rule, or "" where none says it
    words: Msg
    line: int = 0  # where it stands, or 0

    @property
    def placed(self) -> Msg:
        """where and why"""
        return msg("line {line}: {why}", line=self.line, why=self.words) if self.line else self.words

    @property
    def reason(self) -> Msg:
        """all that is told, as one message"""
        return Msg("{why} ({rule})", {"why": self.placed, "rule": self.rule}) if self.rule else self.placed


def is_text(option: SetupOption, value: object) -> bool:
    """whether it is no choice, but a text that the player wrote himself: it has several lines"""
    return option.text is not None and isinstance(value, str) and "\n" in value


def whole(number: object) -> int:
    """a whole number, also one of numpy's; -1 for what is none"""
    return -1 if isinstance(number, bool) or not isinstance(number, SupportsIndex) else int(number)
