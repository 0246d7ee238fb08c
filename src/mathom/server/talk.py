"""What is said at a table: the last lines of its chat, stored before anybody reads them, and told once."""

import contextlib
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from mathom.kernel.words import Msg
from mathom.server.problems import LOG, NO_TABLE, NOT_STORED, Refused, undamaged
from mathom.server.store import ChatLine, Gone
from mathom.server.writer import Taken

if TYPE_CHECKING:
    from mathom.server.room import Room


class Talk:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.lines: deque[ChatLine] = deque(maxlen=100)  # the last ones
        self.read = False  # whether they are all there are

    async def say(self, seat: int, text: str, command: str, words: Msg | None = None) -> None:
        line = ChatLine(self.room.names[seat], text, datetime.now(UTC), words)
        try:
            with contextlib.suppress(Taken):  # sent again, and said already
                await self.room.store.add_chat(self.room.id, line, command)
            self.read = False
            await self.hear()
        except Gone:
            raise Refused(NO_TABLE) from None
        except (SQLAlchemyError, OSError) as error:
            LOG.error("table %s: chat not stored (%s)", self.room.id, type(error).__name__)
            raise Refused(NOT_STORED) from None

    @property
    def last(self) -> int:
        return self.lines[-1].id if self.lines else 0

    async def hear(self) -> None:
        """reads the lines that were stored here or by another worker, and tells each to all guests, once"""
        with undamaged(self.room.id):
            lines = await self.room.store.chat(self.room.id, self.last)
        self.read = True
        for line in lines:
            if line.id > self.last:  # nobody else has read it meanwhile
                self.lines.append(line)
                for guest in list(self.room.guests):
                    guest.put_chat(line)
