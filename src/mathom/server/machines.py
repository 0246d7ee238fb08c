"""What is done at a table without a person: bots think and move, and passes are sent for who wished so."""

import asyncio
from collections.abc import Hashable
from typing import TYPE_CHECKING

from mathom.bots.levels import longest, thinks
from mathom.kernel.errors import MathomError
from mathom.kernel.words import Msg
from mathom.match.hinting import Hint
from mathom.match.passing import drawn_wait, lets_go
from mathom.server.problems import LOG, Damaged, Refused
from mathom.server.store import SeatRow
from mathom.server.thinkers import QUICK, SLOW, WATCHED, Question, Task

if TYPE_CHECKING:
    from mathom.server.room import Room

STORE_AWAY = 2.0  # seconds before a move is thought of again that could not be stored


class Machines:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """lets a bot think if it is its turn and somebody is there to see it; sends a pass where one is due"""
        due = self.bot_to_move() is not None or self.room.passes.due() is not None
        if due and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.let_bots_play())

    def bot_to_move(self) -> SeatRow | None:
        if self.room.over or not self.room.listeners:
            return None
        row = self.room.seats[self.room.match.state.seat]
        if self.room.clock.is_up(int(self.room.match.state.seat)):
            return SeatRow("bot", "normal")
        return row if row.kind == "bot" else None

    async def let_bots_play(self) -> None:
        while True:
            seat, seq = int(self.room.match.state.seat), self.room.seq
            text = self.room.passes.due()
            if text is not None:
                await asyncio.sleep(self.pass_wait())
                if self.room.passes.due() is None:
                    continue  # he has pressed hold
            elif (row := self.bot_to_move()) is None:
                return
            else:
                text = await self.bot_move(row)
            try:
                if text is not None:
                    await self.room.move(seat, text, seq, None)
            except Refused:  # think again: the table has changed meanwhile, or it cannot be stored now
                await asyncio.sleep(0.05 if self.room.seq != seq else STORE_AWAY)
            except Damaged:
                return

    def pass_wait(self) -> float:
        """how long a pass waits that is sent for a person: so that the others learn nothing, or that he can still say
        that he wants to be asked"""
        room = self.room
        if not room.passes.quick:
            return drawn_wait(room.pause)
        return room.pause_now if lets_go(room.match.game, room.match.state) else 0.0

    async def bot_move(self, row: SeatRow) -> str | None:
        """what the bot at turn wants to do, after a while; None if it could not think"""
        started, pause, game = asyncio.get_running_loop().time(), self.room.pause_now, self.room.match.game
        secret = not self.room.passes.quick and game.answering(self.room.match.state) is not None
        if secret:
            pause = longest(game, row.level) + drawn_wait(
                self.room.pause
            )  # not less for who has nothing to think about
        try:
            text, _ = await self.think(row.level, hurry=secret)
        except (OSError, RuntimeError, MathomError) as error:
            LOG.error("table %s: the bot could not think (%s)", self.room.id, type(error).__name__)
            await asyncio.sleep(1)
            return None
        took = asyncio.get_running_loop().time() - started
        await asyncio.sleep(max(0.0, pause - took))
        return text

    async def think(self, level: str, hurry: bool = False) -> tuple[str, Msg | None]:
        """what a bot would do; in a hurry it takes no longer than is usual at its level: the time must tell nothing.
        Who only watches bots play waits behind everybody who plays"""
        game, state = self.room.match.game, self.room.match.state
        kind = QUICK
        if thinks(game, state, level):
            kind = SLOW if any(guest.seats for guest in self.room.guests) else WATCHED
        task = Task(game.key, game.components_text, game.to_json(state), level, hurry)
        return await self.room.thinkers.think(kind, self.owner, task)

    async def hint(self) -> Hint:
        game, match = self.room.match.game, self.room.match
        question = Question(game.key, game.components_text, game.to_json(match.state), match.names)
        return await self.room.thinkers.hint(self.owner, question)

    @property
    def owner(self) -> Hashable:
        """in whose name bots think here: so many tables of one address are one among others"""
        return next((guest.address for guest in self.room.guests if guest.seats and guest.address), self.room.id)
