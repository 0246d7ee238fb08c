"""A game being played by named players."""

from pathlib import Path
from typing import Any

import msgspec

from mathom.games import game as game_of
from mathom.kernel.components import ComponentFile
from mathom.kernel.errors import BadRecord, BadSetup, IllegalAction, MathomError, game_over
from mathom.kernel.game import Game, seen_by
from mathom.kernel.state import State
from mathom.kernel.view import Event, Result, View
from mathom.kernel.words import Msg, msg
from mathom.match import record
from mathom.match.ended import AGREED, ENDS, RESIGNED, TWO_ONLY, Ended, ended_view, events_of
from mathom.match.fingerprint import EVERY, digest_of, rules_of

NO_UNDO = msg("only a move of your present turn can be taken back, and only if it has shown nothing hidden")
MARKS = 4  # positions on the way that are kept, so that an undo plays few moves again


class Differs(BadRecord):
    """What was played is not what the present rules make of it."""

    def __init__(self) -> None:
        super().__init__(msg("the present rules play this differently from here on"))


class Move(msgspec.Struct, frozen=True):
    """A move that was made, with all that fell in it."""

    seat: int
    text: str
    others: str  # the text as the other seats may read it
    falls: tuple[int, ...]  # what fell by chance, and who saw it
    turn: int  # in which it was made
    digest: str = ""  # of the position after it, every few moves
    end: bool = False  # not a move of the game: it is given up, as its text says


class Match:
    """Legality is checked here, once; the rules trust their caller. A move is on the disk before it is seen."""

    def __init__(self, game: Game, state: State, names: list[str] | tuple[str, ...] | None = None) -> None:
        self.game = game
        self.start = game.to_json(state)
        self.state = state.copy()
        self.state.news = []
        self.moves: list[Move] = []
        self.earlier = 0  # moves made before the start, where a game is opened in its midst
        self.marks: list[tuple[int, State]] = []  # how many moves, and the position after them
        self.ended: Ended | None = None  # before its end by the rules
        self.stopped: Msg | None = None  # why the rest of a record could not be played
        self.bots: dict[int, str] = {}  # by seat: the level of the bot that plays it, for who sets the table up again
        self.path: Path | None = None
        players = len(game.view(state).seats)
        self.names = tuple(names) if names else tuple(f"Player {i + 1}" for i in range(players))
        if len(self.names) != players or not all(isinstance(n, str) and n.strip() for n in self.names):
            raise BadSetup(msg("names: {n} names are needed, one for each seat", n=players))
        for name in self.names:
            if any("\ud800" <= letter <= "\udfff" for letter in name):
                raise BadSetup(msg("names: {name} cannot be written", name=repr(name)))

    # -- moves

    def play(self, action: int | str, chance: list[str] | None = None) -> None:
        """Makes a move, given as action or as its text. `chance` are values entered by hand, as of real dice.

        >>> game = mathom.game("two-towers")
        >>> match = mathom.Match(game, game.new(seats=2, seed=1), names=["Ada", "Bo"])
        >>> match.play("take gandalf")
        >>> [mathom.say(event.words) for event in match.view().events]
        ['Ada takes Gandalf']
        """
        after, move = self.prepare(action, chance)
        if self.path is not None:
            record.append(self.path, self.line(move))
        self.accept(after, move)

    def prepare(self, action: int | str, chance: list[str] | None = None) -> tuple[State, Move]:
        """the move and the state it would lead to; nothing has changed yet, so that it can be stored first"""
        if self.ended is not None:
            raise game_over()
        text = action if isinstance(action, str) else self.text_of(action)
        after, move = self.step(self.state, text, chance)
        if self.played % EVERY == EVERY - 1 or after.over:
            move = msgspec.structs.replace(move, digest=digest_of(self.game, after))
        return after, move

    def accept(self, after: State, move: Move) -> None:
        """what was prepared has happened"""
        self.state = after
        if move.end:
            self.ended = Ended(move.seat, move.text)
        self.moves.append(move)
        if len(self.moves) % EVERY == 0:
            self.marks = [*self.marks[1 - MARKS :], (len(self.moves), after)]

    # -- the end before the end

    @property
    def over(self) -> bool:
        """whether it is over, by the rules or before"""
        return self.ended is not None or bool(self.state.over)

    def resign(self, seat: int) -> None:
        """where two play: the other wins

        >>> game = mathom.game("duel")
        >>> match = mathom.Match(game, game.new(seed=1), names=["Ada", "Bo"])
        >>> match.resign(0)
        >>> mathom.say(match.result.words)
        'Ada resigns; Bo wins'
        """
        self.end(seat, RESIGNED)

    def agree(self, seat: int = 0) -> None:
        """all people have agreed to end it, the seat as the last of them: nobody wins"""
        self.end(seat, AGREED)

    def end(self, seat: int, how: str) -> None:
        """the game is given up, by a seat that may do so"""
        after, move = self.prepare_end(seat, how)
        if self.path is not None:
            record.append(self.path, self.line(move))
        self.accept(after, move)

    def prepare_end(self, seat: int, how: str) -> tuple[State, Move]:
        """nothing has changed yet, so that it can be stored first"""
        if self.over:
            raise game_over()
        if how == RESIGNED and len(self.names) != 2:
            raise IllegalAction(TWO_ONLY)
        move = Move(seat, how, how, (), self.state.turn, end=True)
        return self.again(self.state, move), move

    def again(self, state: State, move: Move) -> State:
        """the state after a move that was made before"""
        if not move.end:
            return self.step(state, move.text, [self.game.fall_to_text(f) for f in move.falls])[0]
        after = state.copy()
        after.news = []
        return after

    @property
    def played(self) -> int:
        """how many moves were made and stand"""
        return self.earlier + len(self.moves)

    def forget(self) -> None:
        """what was played long ago, which can no longer be taken back, leaves the memory"""
        if len(self.marks) < MARKS:
            return
        many, state = self.marks[0]
        self.start = self.game.to_json(state)
        self.earlier += many
        del self.moves[:many]
        self.marks = [(moves - many, mark) for moves, mark in self.marks[1:]]

    def text_of(self, action: int) -> str:
        """the text of a legal action"""
        if action not in self.state.actions():
            raise self.game.refused(self.state, action)
        return self.game.notation(self.state, action)

    def step(self, state: State, text: str, chance: list[str] | None) -> tuple[State, Move]:
        """the state after a move; the one before stays as it is"""
        after = state.copy()
        action, written = self.game.enter(after, text)
        after.news = []
        dice = after.dice
        dice.log = []
        if chance is not None:
            dice.given = [self.game.fall_from_text(t) for t in chance]
            dice.at = 0
        after.apply(action)
        if chance is not None and dice.at != len(chance):
            words = msg("{move} needs {n} values of chance, not {given}", move=repr(text), n=dice.at, given=len(chance))
            raise BadRecord(words)
        dice.given = None
        falls, dice.log = tuple(dice.log), None
        return after, Move(
            state.seat,
            written,
            self.game.notation_for_others(state, action),
            falls,
            state.turn,
        )

    def at(self, seq: int) -> State:
        """the state after the first `seq` moves, with the news of the last of them"""
        made, state = next((mark for mark in reversed(self.marks) if mark[0] <= seq), (0, None))
        if state is None:
            state = self.game.from_json(self.start, self.state.dice.fork())
            state.news = []
        for move in self.moves[made:seq]:
            state = self.again(state, move)
        return state

    def rewound(self) -> "Match":
        """the same game at its start, to be played again"""
        return Match.midway(self.game, self.start, list(self.names), self.earlier)

    # -- undo

    def can_undo(self, seat: int | None = None) -> bool:
        """whether a seat (by default the one at turn) may take its last move back: one of its present turn, after which
        nothing hidden has been shown"""
        if not self.moves or self.ended is not None:
            return False
        last = self.moves[-1]
        asker = self.state.seat if seat is None else seat
        return last.seat == asker == self.state.seat and last.turn == self.state.turn and not last.falls

    def undo(self, seat: int | None = None) -> None:
        """takes the last move back, as `can_undo` allows

        >>> game = mathom.game("two-towers")
        >>> match = mathom.Match(game, game.new(seats=2, seed=1))
        >>> match.play("offer red-strength")
        >>> match.undo()
        >>> match.moves
        []
        """
        if not self.can_undo(seat):
            raise IllegalAction(NO_UNDO)
        before = self.at(len(self.moves) - 1)
        if self.path is not None:
            record.append(self.path, {"undo": 1})
        self.state = before
        self.moves.pop()
        self.marks = [mark for mark in self.marks if mark[0] <= len(self.moves)]

    # -- what is seen

    def view(self, seat: int | None = None, seq: int | None = None) -> View:
        """what a seat, or a spectator, sees now or after `seq` moves

        >>> game = mathom.game("two-towers")
        >>> match = mathom.Match(game, game.new(seats=2, seed=1), names=["Ada", "Bo"])
        >>> match.play("take gandalf")
        >>> [(seat.name, seat.to_act) for seat in match.view(seat=0).seats]
        [('Ada', False), ('Bo', True)]
        """
        now = seq is None or seq == len(self.moves)
        state = self.state if now else self.at(seq or 0)
        view = self.game.view(state, seat, seq=self.played if now else self.earlier + (seq or 0), names=self.names)
        return ended_view(view, self.ended, self.names) if now and self.ended is not None else view

    def events(self, seat: int | None = None) -> tuple[Event, ...]:
        """what a viewer is told of the last move"""
        if self.ended is not None:
            return events_of(self.ended, self.names)
        return self.game.events(self.state, seat, self.names)

    def chronicle(self, seat: int | None = None) -> list[tuple[Event, ...]]:
        """move by move, what a viewer was told"""
        state = self.game.from_json(self.start, self.state.dice.fork())
        out = []
        for move in self.moves:
            state = self.again(state, move)
            end = Ended(move.seat, move.text) if move.end else None
            out.append(events_of(end, self.names) if end else self.game.events(state, seat, self.names))
        return out

    @property
    def result(self) -> Result | None:
        """how the game ended, or None"""
        return self.view().result

    # -- the record

    def head(self) -> dict[str, Any]:
        """the first line of its record, less the position"""
        head: dict[str, Any] = {"mathom": record.VERSION, "game": self.game.key, "names": list(self.names)}
        if self.bots:
            head["bots"] = {str(seat): level for seat, level in self.bots.items()}
        if self.game.components_text is not None:
            head["components"] = self.game.components_text
        head["rules"] = rules_of(self.game)
        return head

    def line(self, move: Move) -> dict[str, Any]:
        """a move as a line of its record"""
        line: dict[str, Any] = {"seat": move.seat, "do": move.text}
        if move.end:
            line["end"] = 1
        if move.falls:
            line["chance"] = [self.game.fall_to_text(f) for f in move.falls]
        if move.digest:
            line["digest"] = move.digest
        return line

    def record(self) -> list[dict[str, Any]]:
        """everything, hidden things too: for who may play it on, or once the game is over

        >>> game = mathom.game("two-towers")
        >>> match = mathom.Match(game, game.new(seats=2, seed=1))
        >>> match.play("draw")
        >>> match.record()[1:]
        [{'seat': 0, 'do': 'draw', 'chance': ['red-determination']}]
        """
        return [{**self.head(), "position": self.start}, *(self.line(m) for m in self.moves)]

    def record_as_seen(self, seat: int | None) -> list[dict[str, Any]]:
        """what a seat, or a spectator, may have of a game that goes on"""
        first = msgspec.to_builtins(self.view(seat, 0))
        lines = [{**self.head(), "seen_by": seat, "view": first}]
        for move in self.moves:
            line = self.line(msgspec.structs.replace(move, digest=""))  # which is made of all that is hidden
            if move.seat != seat:
                line["do"] = move.others
            if move.falls:
                line["chance"] = [self.game.fall_to_text(f) if seen_by(f, seat) else "?" for f in move.falls]
            lines.append(line)
        return lines

    def save(self, path: Path | str) -> None:
        """the record as a file, from which `load` plays it again

        >>> game = mathom.game("two-towers")
        >>> match = mathom.Match(game, game.new(seats=2, seed=1))
        >>> match.play("draw")
        >>> match.save("game.mathom")
        >>> mathom.Match.load("game.mathom").moves == match.moves
        True
        """
        record.write(Path(path), self.record())

    def keep(self, path: Path | str) -> None:
        """saves, and from now on every move as it is made"""
        self.save(path)
        self.path = Path(path)

    def keep_new(self, path: Path | str) -> None:
        """the same in a file that is not there yet"""
        record.write_new(Path(path), self.record())
        self.path = Path(path)

    @classmethod
    def load(cls, path: Path | str, as_far: bool = False) -> "Match":
        """the game of a record file. A line that cannot be played as it was is an error; `as_far`: of a record of other
        rules than the present ones, the game up to it"""
        path = Path(path)
        head, *lines = record.read(path)
        return cls.from_lines(path.name, head, lines, as_far)

    @classmethod
    def midway(cls, game: Game, position: dict[str, Any], names: list[str], earlier: int) -> "Match":
        """a game of which so many moves were made before this position"""
        match = cls(game, game.from_json(position), names)
        match.earlier = earlier
        return match

    @classmethod
    def from_lines(
        cls, name: str | Msg, head: dict[str, Any], lines: list[dict[str, Any]], as_far: bool = False
    ) -> "Match":
        """from the lines of a record, which is called `name` where something is wrong; `as_far`: one of other
        rules as far as it can be played, and why not further is in `stopped`"""
        try:
            text = head.get("components")
            file = ComponentFile("components", text) if isinstance(text, str) else None
            game = game_of(head["game"], file)
            match = cls(game, game.from_json(head["position"]), head["names"])
            match.bots = bots_of(head.get("bots", {}), len(match.names))
        except MathomError as error:
            raise BadRecord(record.in_line(name, 1, error.reason)) from None
        for number, line in enumerate(lines, 2):
            try:
                match.replay(line)
            except MathomError as error:
                reason = record.in_line(name, number, error.reason)
                if not as_far or head.get("rules") == rules_of(match.game):
                    raise BadRecord(reason) from None
                match.stopped = reason
                break
        return match

    def replay(self, line: dict[str, Any]) -> None:
        """one line of a record"""
        if line.get("undo") == 1:
            self.undo()
            return
        if line.get("end") == 1:
            self.replay_end(line.get("seat"), line.get("do"))
            return
        text, chance = line.get("do"), line.get("chance", [])
        if not isinstance(text, str) or not isinstance(chance, list) or not all(isinstance(c, str) for c in chance):
            raise BadRecord(msg("is not a move"))
        if line.get("seat") != self.state.seat:
            now, other = self.state.seat, str(line.get("seat"))
            raise BadRecord(msg("it is the turn of seat {seat}, not of seat {other}", seat=now, other=other))
        if "?" in chance:
            raise BadRecord(msg("something that fell by chance is left open"))
        after, move = self.prepare(text, chance)
        if "digest" in line and line["digest"] != (move.digest or digest_of(self.game, after)):
            raise Differs
        if self.path is not None:
            record.append(self.path, self.line(move))
        self.accept(after, move)

    def replay_end(self, seat: object, how: object) -> None:
        """a line of a record that says the game was given up"""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.names) or how not in ENDS:
            raise BadRecord(msg("is not a move"))
        self.end(seat, str(how))


def bots_of(data: object, seats: int) -> dict[int, str]:
    """the bots of a record, by seat"""
    if not isinstance(data, dict) or not all(str(seat).isdecimal() for seat in data):
        raise BadRecord(msg("bots: is not a list of seats and levels"))
    bots = {int(seat): str(level) for seat, level in data.items()}
    if not all(seat < seats for seat in bots):
        raise BadRecord(msg("bots: no such seat"))
    return bots
