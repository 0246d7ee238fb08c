"""Lessons: what a game's folder `lessons/` holds, and one of them being played.

A lesson is data: a position, then steps. A step says one thing, points at one thing, and asks for one move, or only to
be read. A lesson is played as a match from its position, with the values of chance that its file gives, so that where
it stands follows from the number of its step: nothing of it need be stored.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from mathom.games import game as game_of
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.view import View, seen_in
from mathom.kernel.words import Msg, msg
from mathom.match.match import Match

LONGEST = 30  # words that are said at once


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the lesson makes: of another seat, or a pass that is sent for the learner."""

    seat: int
    do: str
    chance: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: what the coach says, what he points at, and what he asks for."""

    say: str
    point: tuple[str, ...] = ()  # see `pointed`
    do: str = ""  # the move that is asked for; none: read on
    chance: tuple[str, ...] = ()  # what falls then
    wrong: str = ""  # the answer to any other move
    wrong_moves: dict[str, str] = {}  # better answers to the likeliest ones
    refused: tuple[str, ...] = ()  # what a beginner tries and the rules refuse
    then: tuple[Line, ...] = ()
    happens: str = ""  # told when all that is done
    position: dict[str, Any] | None = None  # a scene begins
    situation: str = ""  # what lies there, for who writes lessons
    before: tuple[tuple[str, Any], ...] = ()  # promises, kept by the tests
    check: tuple[tuple[str, Any], ...] = ()


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner can answer afterwards."""

    ask: str
    answer: str
    others: tuple[str, str]  # what beginners believe
    rules: tuple[str, ...]
    told: tuple[int, ...]  # the numbers of the steps that tell it


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    title: str
    about: str
    you: int  # the seat of the learner
    names: tuple[str, ...]  # by seat
    steps: tuple[Step, ...]
    questions: tuple[Question, ...]

    @property
    def words(self) -> list[str]:
        """all that is said in it, to be translated"""
        said = [self.title, self.about]
        for step in self.steps:
            said += [step.say, step.happens, step.wrong, *step.wrong_moves.values()]
        for question in self.questions:
            said += [question.ask, question.answer, *question.others]
        return [text for text in dict.fromkeys(said) if text]


def read_lesson(path: Path) -> Lesson:
    """the lesson of a file; what does not fit is refused"""
    try:
        lesson = msgspec.json.decode(path.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadSetup(f"{path.name}: {error}") from None
    if not lesson.steps or lesson.steps[0].position is None:
        raise BadSetup(f"{path.name}: the first step has no position")
    return lesson


@cache
def lessons(key: str) -> dict[str, Lesson]:
    """the lessons of a game by their numbers, in order"""
    folder = game_of(key).folder / "lessons"
    paths = sorted((path for path in folder.glob("*.json")), key=lambda path: (len(path.stem), path.stem))
    return {path.stem: read_lesson(path) for path in paths}


class Taught:
    """A lesson being played by one learner, at one of its steps."""

    def __init__(self, game: Game, lesson: Lesson, name: str = "") -> None:
        self.game = game
        self.lesson = lesson
        self.names = tuple(name if name and seat == lesson.you else given for seat, given in enumerate(lesson.names))
        self.at = 0
        self.go_to(0)

    @property
    def step(self) -> Step:
        """where the learner is"""
        return self.lesson.steps[self.at]

    @property
    def ended(self) -> bool:
        """whether only the questions are left"""
        return self.at == len(self.lesson.steps)

    def view(self) -> View:
        """what the learner sees"""
        return self.match.view(self.lesson.you)

    def go_to(self, number: int) -> None:
        """to the beginning of a step, or behind the last one"""
        self.at = min(max(number, 0), len(self.lesson.steps))
        last = min(self.at, len(self.lesson.steps) - 1)
        first = max(i for i in range(last + 1) if self.lesson.steps[i].position is not None)
        self.lay(self.lesson.steps[first])
        for step in self.lesson.steps[first : self.at]:
            for line in self.moves_of(step):
                self.match.play(line.do, list(line.chance))

    def lay(self, step: Step) -> None:
        """begins a scene"""
        position = self.game.from_json(step.position or {}, Dice(1))
        self.match = Match(self.game, position, self.names)

    def moves_of(self, step: Step) -> list[Line]:
        """all moves of a step: the learner's, then those that follow by themselves"""
        asked = [Line(self.lesson.you, step.do, step.chance)] if step.do else []
        return [*asked, *step.then]

    def onward(self) -> None:
        """all moves of this step are made: to the next one"""
        self.at += 1
        if not self.ended and self.step.position is not None:
            self.lay(self.step)

    def answer(self, text: str) -> Msg | None:
        """what the coach says to a move; None where it is the one asked for. What the rules refuse is raised."""
        if self.ended or not self.step.do:
            return msg("Read on first: a click on the button is enough.")
        action = self.game.parse(self.match.state, text)
        if action == self.game.parse(self.match.state, self.step.do):
            return None
        return Msg(self.step.wrong_moves.get(self.game.notation(self.match.state, action)) or self.step.wrong)


def pointed(view: View, handle: str) -> bool:
    """whether a lesson can point at this: an id of the view or the beginning of one, `seat:0`, `phase`, or `face:CARD`
    for any piece that shows this card"""
    kind, _, rest = handle.partition(":")
    if handle == "phase":
        return True
    if kind == "seat" and rest.isdecimal():
        return any(seat.id == int(rest) for seat in view.seats)
    if kind == "face":
        return any(piece.face == rest for zone in view.zones for piece in zone.pieces)
    return any(thing == handle or thing.startswith((f"{handle}/", f"{handle}:")) for thing in seen_in(view))
