"""The one door for information: what a seat, or a spectator, may see. Nothing else leaves the server.

The browser, the terminal, the log, replays and spectators are all fed from a `View`. What a viewer may not know is
never put into it, so no face can show it. Words are `Msg`: said in the viewer's language where they are shown.
"""

from typing import Literal

import msgspec

from mathom.kernel.words import Msg

Provenance = Literal["rulebook", "source", "reconstructed"]
ZoneKind = Literal["hand", "row", "stack", "market", "space", "track", "pool", "grid"]


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a kind of piece is, for all who may see it; the same in every view, so kept apart from it."""

    name: Msg
    traits: dict[str, str] = {}  # for art and layout: {"colour": "green", "trait": "wisdom"}
    text: Msg | None = None
    provenance: Provenance = "rulebook"


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table, as this viewer sees it."""

    id: str  # a handle within this view
    kind: str = "card"  # card, tile, pawn, token
    face: str | None = None  # a key of the game's faces; None: this viewer may not know
    marks: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    host: str | None = None  # the piece it lies on


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where pieces lie: a hand, a row, a stack, a place."""

    id: str
    kind: ZoneKind
    label: Msg
    owner: int | None = None
    size: int = 0  # the true count, also when pieces are not listed
    pieces: tuple[Piece, ...] = ()
    hint: dict[str, str | int] = {}  # for layout only


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player, as everybody sees him."""

    id: int
    name: str
    score: int = 0
    stats: tuple[tuple[Msg, int], ...] = ()
    to_act: bool = False
    marks: tuple[str, ...] = ()  # ring, start


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a map or a step of a track; x and y from 0 to 1000."""

    id: str
    x: int
    y: int
    kind: str = "place"
    label: Msg | None = None
    marks: tuple[str, ...] = ()  # here, ahead, scored
    symbols: tuple[str, ...] = ()
    provenance: Provenance = "rulebook"


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the viewer may do now, and what it is clicked on: first what acts, then its targets.

    Each is the id of a zone, node or piece, or the beginning of one: `open/gandalf` is every piece `open/gandalf/…`."""

    action: int
    text: str  # its notation, which is what goes back to the match
    words: Msg
    on: tuple[str, ...] = ()
    group: str = ""  # options of one group are shown together
    note: Msg | None = None  # what the player should know before he does it


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """What just happened, already redacted for this viewer."""

    kind: Literal["move", "reveal", "score", "phase", "say"]
    words: Msg
    seat: int | None = None
    face: str | None = None  # of the piece that moved, if this viewer may know
    source: str | None = None  # zone or node
    target: str | None = None
    many: int = 1
    scene: Msg | None = None  # what it is part of, where it is shown large on the table: a fight, a test
    dice: tuple[int, ...] = ()  # that were rolled
    good: bool | None = None  # whether it came out well for whose it is


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    ranking: tuple[int, ...]  # seats, best first
    winners: tuple[int, ...]
    words: Msg
    sums: tuple[tuple[tuple[Msg, int], ...], ...] = ()  # by seat: what its points are made of, where that is a tale


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a viewer may see of a position."""

    game: str
    seq: int  # moves played so far
    viewer: int | None  # None: a spectator
    phase: Msg
    prompt: Msg
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    nodes: tuple[Node, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()
    options: tuple[Option, ...] = ()
    several: int = 0  # so many of the options are done one after the other, and may be chosen at once
    events: tuple[Event, ...] = ()
    under_way: tuple[Msg, ...] = ()  # what we are in the middle of, outermost first
    result: Result | None = None


def seen_in(view: View) -> set[str]:
    """the ids of all things that can be pointed at"""
    pieces = {piece.id for zone in view.zones for piece in zone.pieces}
    return pieces | {zone.id for zone in view.zones} | {node.id for node in view.nodes}


encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.Decoder(View).decode


def clearest(zone: str, views: list[View]) -> Zone:
    """a zone as the seat sees it that knows most of its pieces"""
    found = [z for v in views for z in v.zones if z.id == zone]
    return max(found, key=lambda z: sum(p.face is not None for p in z.pieces))
