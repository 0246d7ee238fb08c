"""What a table shows and has told: made once for all who see the same, and stored with a snapshot now and then."""

import asyncio
import sys
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mathom.kernel.view import Event, View, encode
from mathom.kernel.words import Msg
from mathom.match.fingerprint import rules_of
from mathom.server.problems import LOG
from mathom.server.snapshots import Snapshot, Stand, Told, joined, packed
from mathom.server.store import Entry

if TYPE_CHECKING:
    from mathom.server.room import Room

PACE = 32  # entries from one snapshot to the next

Viewer = int | None  # a seat that a person holds, or a spectator


def key_of(viewer: Viewer) -> str:
    return "" if viewer is None else str(viewer)


class Tally(msgspec.Struct):
    """How often something was done, and how long it took all together."""

    many: int = 0
    seconds: float = 0.0

    def add(self, seconds: float) -> None:
        self.many += 1
        self.seconds += seconds


class Line(msgspec.Struct, frozen=True):
    """What was told under a seq; mostly all are told the same."""

    seq: int
    common: bytes
    other: dict[str, bytes] | None = None  # by viewer, who was told something else

    def to(self, key: str) -> msgspec.Raw:
        return msgspec.Raw(self.other.get(key, self.common) if self.other else self.common)


class Telling:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.lines: list[Line] = []  # told since the last snapshot
        self.stored = 0  # the seq of the last snapshot
        self.storing: asyncio.Task[None] | None = None
        self.views: dict[tuple[Viewer, str, bool], bytes] = {}  # of the present seq, while it is told
        self.seen: dict[Viewer, View] = {}  # of the present seq, for those who look on
        self.at = -1

    def viewers(self) -> list[Viewer]:
        return [None, *(seat for seat, row in enumerate(self.room.seats) if row.token)]

    # -- what is seen

    def view(self, viewer: Viewer, what: str) -> msgspec.Raw:
        room = self.room
        if self.at != room.seq:
            self.forget_views()
        due = viewer is not None and viewer == room.match.state.seat and room.passes.due() is not None
        known = (viewer, "move" if what == "move" else "now", due)
        if known not in self.views:
            self.views[known] = encode(room.view(viewer, what))
        return msgspec.Raw(self.views[known])

    def plain(self, viewer: Viewer) -> View:
        """as the game shows it, made once"""
        if self.at != self.room.seq:
            self.forget_views()
        if viewer not in self.seen:
            self.seen[viewer] = self.room.match.view(viewer)
        return self.seen[viewer]

    def forget_views(self) -> None:
        """once everybody has them: they are large"""
        self.views, self.seen, self.at = {}, {}, self.room.seq

    # -- what is told

    def note(self, entry: Entry) -> None:
        """a move has happened: everybody who may look has been told of it. Who looks on gets a view, which tells it"""
        room = self.room
        self.forget_views()
        looking: set[Viewer] = {seat for guest in room.guests for seat in guest.seats}
        if not all(guest.seats for guest in room.guests):
            looking.add(None)
        told = {}
        for viewer in self.viewers():
            events = self.plain(viewer).events if viewer in looking else room.match.events(viewer)
            told[key_of(viewer)] = encode(events)
        self.note_told(entry.seq, told)

    def note_told(self, seq: int, told: dict[str, bytes]) -> None:
        """by viewer"""
        common = told[""]
        other = {key: line for key, line in told.items() if line != common}
        self.lines.append(Line(seq, common, other or None))

    def note_line(self, seq: int, words: Msg) -> None:
        self.lines.append(Line(seq, encode((Event("phase", words),))))

    def take_back(self, seq: int) -> None:
        if self.lines and self.lines[-1].seq == seq:
            self.lines.pop()

    async def stretches(self) -> list[bytes]:
        """what was told before the last snapshot; as of when it returns"""
        while True:
            upto = self.stored
            found = await self.room.store.told(self.room.id, upto) if upto else []
            if upto == self.stored:
                return found

    def history(self, viewer: Viewer, stretches: list[bytes]) -> list[tuple[int, msgspec.Raw]]:
        """what a viewer was told, by the seq of each move that was not taken back"""
        key = key_of(viewer)
        all_told = {**joined(stretches, key), **{line.seq: line.to(key) for line in self.lines}}
        wanted = sorted({*self.room.kept, *self.room.renewed})
        return [(seq, all_told[seq]) for seq in wanted if seq in all_told]

    # -- snapshots

    def is_due(self) -> bool:
        return self.room.seq // PACE > self.stored // PACE or (self.room.over and self.room.seq > self.stored)

    def keep(self) -> None:
        """a snapshot is written beside the game; if it fails, more is played again when the table is opened"""
        if self.is_due() and (self.storing is None or self.storing.done()):
            self.storing = asyncio.create_task(self.store())

    async def rest(self) -> None:
        """nothing more of it is stored from here, but by whoever opens it again"""
        if self.storing is not None:
            await self.storing
        self.stored = sys.maxsize

    async def store(self) -> None:
        room = self.room
        if room.seq <= self.stored:
            return
        game, state = room.match.game, room.match.state
        stand = Stand(
            rules_of(game),
            list(room.kept),
            list(room.renewed),
            game.to_json(state),
            list(room.seats),
            sorted(room.offers),
            room.match.ended,
        )
        views = {key_of(viewer): self.view(viewer, "now") for viewer in self.viewers()}
        told: Told = {key: [(line.seq, line.to(key)) for line in self.lines] for key in views}
        snapshot = Snapshot(room.seq, stand, told, views)
        try:
            await room.store.add_snapshot(room.id, await asyncio.to_thread(packed, snapshot))
        except (SQLAlchemyError, OSError) as error:
            LOG.error("table %s: no snapshot was stored (%s)", room.id, type(error).__name__)
            return
        self.stored = snapshot.seq
        self.lines = [line for line in self.lines if line.seq > snapshot.seq]
        room.forget()
