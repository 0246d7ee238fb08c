"""A table as it stood: from which it is opened again, and what it showed, whatever the rules are then.

Each has a stretch of what was told, from the one before it on, so that the chronicle of a table needs no rules. Only
the last of a table has the views of everybody: where the present rules cannot go on, they can be looked at."""

import zlib
from typing import Any

import msgspec

from mathom.match.ended import Ended
from mathom.server.store import SeatRow, SnapshotRow

Told = dict[str, list[tuple[int, msgspec.Raw]]]  # by viewer: what happened under each seq
PACE = 1  # of the packer: quick is good enough


class Stand(msgspec.Struct, frozen=True):
    """Where a table stands."""

    rules: str  # by which it was played up to here
    kept: list[int]  # the seqs of the moves that stand
    renewed: list[int]  # the seqs at which it went on by other rules
    position: dict[str, Any]
    seats: list[SeatRow]
    offers: list[int] = []  # the seats that would end the game
    ended: Ended | None = None  # before its end by the rules


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    stand: Stand
    told: Told  # since the one before
    views: dict[str, msgspec.Raw]  # by viewer


def packed(snapshot: Snapshot) -> SnapshotRow:
    return SnapshotRow(
        snapshot.seq,
        len(snapshot.stand.kept),
        zlib.compress(msgspec.json.encode(snapshot.stand), PACE),
        zlib.compress(msgspec.json.encode(snapshot.told), PACE),
        zlib.compress(msgspec.json.encode(snapshot.views), PACE),
    )


def stand_of(row: SnapshotRow) -> Stand:
    return msgspec.json.decode(zlib.decompress(row.position), type=Stand)


def views_of(row: SnapshotRow) -> dict[str, msgspec.Raw]:
    return msgspec.json.decode(zlib.decompress(row.views), type=dict[str, msgspec.Raw]) if row.views else {}


def joined(stretches: list[bytes], viewer: str) -> dict[int, msgspec.Raw]:
    """what a viewer was told, by seq; stretches of several workers may overlap, and tell the same"""
    out: dict[int, msgspec.Raw] = {}
    for stretch in stretches:
        out.update(msgspec.json.decode(zlib.decompress(stretch), type=Told).get(viewer, []))
    return out
