"""A table that the present rules cannot go on with: it shows what was stored of it, and says so."""

from typing import Any

import msgspec

from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.view import encode
from mathom.kernel.words import Msg
from mathom.match.past import Past
from mathom.server.opening import CLOSED, Unplayable, kept_after
from mathom.server.room import Room
from mathom.server.snapshots import stand_of, views_of
from mathom.server.store import Store, TableRow
from mathom.server.telling import Telling, Viewer, key_of
from mathom.server.thinkers import Thinkers


class ClosedRoom(Room):
    """What is seen comes from the last snapshot; of a table that has none, from as far as its game can be played."""

    closed: Msg = CLOSED

    def __init__(self, row: TableRow, store: Store, thinkers: Thinkers, pause: float) -> None:
        game_key = str(row.head.get("game"))
        self.own_game, self.own_names = game_of(game_key), tuple(str(name) for name in row.head.get("names", ()))
        self.was_over = row.over
        self.set_up(row, store, thinkers, pause)
        self.clock.seconds = 0  # nothing runs here

    @classmethod
    async def shown(cls, row: TableRow, store: Store, thinkers: Thinkers, pause: float, why: Unplayable) -> Room:
        room = cls(row, store, thinkers, pause)
        last = await store.snapshot(row.id)
        entries = await store.entries(row.id)
        telling = StoredTelling(room)
        room.telling = telling
        if last is not None:
            stand = stand_of(last)
            room.seats, room.renewed = stand.seats, stand.renewed
            room.kept, _ = kept_after(stand.kept, [entry for entry in entries if entry.seq > last.seq])
            telling.stored, telling.shown = last.seq, views_of(last)
        elif why.match is not None:
            room.kept = why.kept
            again = why.match.rewound()
            bodies = {entry.seq: entry for entry in entries}
            for seq in why.kept:
                again.replay(bodies[seq].body)
                told = {key_of(viewer): encode(again.events(viewer)) for viewer in telling.viewers()}
                telling.note_told(seq, told)
            telling.shown = {key_of(viewer): quiet(encode(again.view(viewer))) for viewer in telling.viewers()}
        room.seq = entries[-1].seq if entries else 0
        room.renewed = [*room.renewed, room.seq + 1]  # under which the line stands that says so
        telling.note_line(room.seq + 1, CLOSED)
        return room

    @property
    def game(self) -> Game:
        return self.own_game

    @property
    def names(self) -> tuple[str, ...]:
        return self.own_names

    @property
    def over(self) -> bool:
        return self.was_over

    @property
    def turn(self) -> int | None:
        return None

    def frame(self, seats: list[int], viewers: list[tuple[str, Viewer]], seq: int, what: str) -> dict[str, Any]:
        shown = {key: view for key, seat in viewers if (view := self.telling.view(seat, what)) != b""}
        return {"seq": seq, "what": "now", "views": shown, "can_undo": []}

    def can_tell_missed(self, after: int) -> bool:
        return False

    def wake(self) -> None:
        """nobody thinks here"""

    async def past(self) -> Past | None:
        raise BadSetup(CLOSED)

    async def record(self, seat: int | None) -> list[dict[str, Any]]:
        if not self.over:
            raise BadSetup(CLOSED)
        return await super().record(seat)


class StoredTelling(Telling):
    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.shown: dict[str, msgspec.Raw] = {}

    def view(self, viewer: Viewer, what: str) -> msgspec.Raw:
        return self.shown.get(key_of(viewer), msgspec.Raw(b""))

    def is_due(self) -> bool:
        return False

    async def store(self) -> None:
        """it stays as it is"""


def quiet(view: bytes) -> msgspec.Raw:
    """a view in which nothing can be done"""
    told = msgspec.json.decode(view)
    return msgspec.Raw(
        msgspec.json.encode({key: value for key, value in told.items() if key not in ("options", "events")})
    )
