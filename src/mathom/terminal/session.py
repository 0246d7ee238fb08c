"""A match and who plays which seat: what the table for the keyboard and the line mode have in common."""

from collections.abc import Callable, Mapping

import msgspec

from mathom.kernel.bot import Bot
from mathom.kernel.errors import IllegalAction
from mathom.kernel.game import Game
from mathom.kernel.view import Event, View
from mathom.kernel.words import msg, sentence
from mathom.match.ended import AGREED, RESIGNED
from mathom.match.hinting import Hint, hint
from mathom.match.match import Match
from mathom.match.passing import Standing, Until, forget_broken, offered, pass_for, standing, unasked

HINT_SECONDS = 1.0


class Line(msgspec.Struct, frozen=True):
    """A line of the chronicle."""

    move: int  # after how many moves it was told
    event: Event

    def said(self, language: str) -> str:
        return sentence(self.event.words, language)


class Session:
    """Several people may share one keyboard: `at_table` is who looks at the screen. Between two of them hangs a
    curtain, while which the screen shows no more than a spectator may see."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], new_match: Callable[[], Match] | None = None) -> None:
        self.match = match
        self.bots = dict(bots)
        self.new_match = new_match
        self.humans = tuple(i for i in range(len(match.names)) if i not in self.bots)
        self.at_table: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.told: dict[int | None, list[Line]] = {}
        self.standing: dict[int, Standing] = {}  # by seat: passes that are sent for it

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def turn(self) -> int | None:
        """whose decision it is"""
        return None if self.over else int(self.match.state.seat)

    @property
    def bot(self) -> Bot | None:
        """the bot at turn, if it is one"""
        return None if self.turn is None else self.bots.get(self.turn)

    @property
    def bot_name(self) -> str:
        return self.match.names[self.turn] if self.turn is not None else ""

    # -- who looks at the screen

    @property
    def curtain(self) -> str | None:
        """the name of the person who must come to the keyboard before anything more is shown"""
        if self.turn is None or self.turn in self.bots or self.turn == self.at_table:
            return None
        return self.match.names[self.turn]

    def draw_curtain(self) -> None:
        self.at_table = None

    def sit_down(self) -> None:
        self.at_table = self.turn

    def view(self) -> View:
        view = self.match.view(self.at_table)
        return unasked(view) if self.turn == self.at_table and self.pass_due() is not None else view

    # -- moves

    def play(self, move: int | str) -> None:
        self.match.play(move)
        forget_broken(self.game, self.match.state, self.standing)
        for viewer, lines in self.told.items():
            lines.extend(Line(len(self.match.moves), e) for e in self.match.view(viewer).events)
        if self.over and len(self.humans) > 1:
            self.at_table = None

    def give_up(self) -> None:
        """the person at the table resigns where two play; else the people at this keyboard end the game together"""
        seat = self.at_table if self.at_table is not None else (self.turn or 0)
        self.match.end(seat, RESIGNED if len(self.match.names) == 2 else AGREED)
        for lines in self.told.values():
            lines.extend(Line(len(self.match.moves), event) for event in self.match.events())
        if len(self.humans) > 1:
            self.at_table = None

    def bot_move(self) -> None:
        """thinks and moves at once; a face that must not wait lets the bot choose elsewhere and plays that"""
        bot = self.bot
        if bot is not None:
            self.play(bot.choose(self.match.state))

    # -- passes that are sent for people

    @property
    def may_stand(self) -> tuple[Until, ...]:
        """for how long the person at the table may promise to pass"""
        mine = self.turn is not None and self.turn == self.at_table
        return offered(self.game, self.match.state) if mine else ()

    @property
    def stands(self) -> bool:
        """whether passes are sent for the person at the table"""
        return self.at_table in self.standing

    def hold(self) -> None:
        """from now on the person at the table is asked again"""
        if self.at_table is not None:
            self.standing.pop(self.at_table, None)

    def stand(self, until: Until) -> None:
        """passes, and goes on passing until this ends or something can be answered"""
        state = self.match.state
        promise, answer = standing(self.game, state, until), self.game.answering(state)
        if promise is None or answer is None:
            raise IllegalAction(msg("there is nothing to pass now"))
        self.standing[int(state.seat)] = promise
        self.play(answer.action)

    def pass_due(self) -> int | None:
        """the pass to be sent now for the person at turn: where nothing else can be done, if all others are bots, or as
        promised"""
        if self.turn is None or self.turn in self.bots:
            return None
        return pass_for(self.game, self.match.state, len(self.humans) == 1, self.standing.get(self.turn))

    # -- back, and a hint

    def can_undo(self) -> bool:
        return self.bot is None and self.match.can_undo()

    def undo(self) -> None:
        self.match.undo()
        self.standing.pop(int(self.match.state.seat), None)
        played = len(self.match.moves)
        for viewer, lines in self.told.items():
            self.told[viewer] = [line for line in lines if line.move <= played]

    def hint(self, seconds: float = HINT_SECONDS) -> Hint:
        """what a bot that thinks ahead would do in the place of the seat at turn, and why"""
        return hint(self.game, self.match.state, self.match.names, seconds)

    def chronicle(self) -> list[Line]:
        """what the person at the table was told so far"""
        viewer = self.at_table
        if viewer not in self.told:
            moves = self.match.chronicle(viewer)
            self.told[viewer] = [Line(n, e) for n, events in enumerate(moves, 1) for e in events]
        return self.told[viewer]

    def begin_anew(self) -> bool:
        """a new match at the same seats, if there is somebody to set it up"""
        if self.new_match is None:
            return False
        self.match = self.new_match()
        self.told = {}
        self.standing = {}
        self.at_table = self.humans[0] if len(self.humans) == 1 else None
        return True
