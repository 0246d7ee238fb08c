"""How a stored table is opened: from a snapshot shortly before its end, so that it costs the tail and not the game.

Where the present rules are not those it was played by, the whole game is played again, once. If all comes out as it
was, nothing need be said. If not, it goes on from the last snapshot and a line says so; and where the present rules can
make nothing of that either, it is closed, and what was stored of it can be looked at."""

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec

from mathom.games import game as game_of
from mathom.kernel.components import ComponentFile
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.kernel.words import msg
from mathom.match.fingerprint import digest_of, digest_of_position, rules_of
from mathom.match.match import Differs, Match
from mathom.server.problems import LOG
from mathom.server.snapshots import Stand, stand_of
from mathom.server.store import Entry, SeatRow, Store, TableRow

UNPLAYABLE = (MathomError, ValueError, LookupError, TypeError, AttributeError, AssertionError, OverflowError)
UNDOABLE = 12  # moves, at least, before the present one from which a table is opened
TURNS = 25  # moves that are played again before others have their turn
RENEWED = msg("The rules of this game have changed since then; it goes on by the present ones")
CLOSED = msg("The rules of this game have changed so much that it cannot go on; it can be looked at as it was")


class Opened(msgspec.Struct):
    match: Match
    seats: list[SeatRow]
    kept: list[int]  # the seqs of the moves that stand
    renewed: list[int]  # the seqs at which other rules took over
    entries: list[Entry]  # after the start of the match
    stored: int = 0  # the seq of the last snapshot
    offers: list[int] = []  # the seats that would end the game
    changed: bool = False  # from here on it goes by other rules


class Unplayable(Exception):
    """The present rules can make nothing of a table; where it came from its start, how far they came."""

    def __init__(self, match: Match | None = None, kept: list[int] | None = None) -> None:
        self.match = match
        self.kept = kept or []


async def opened(row: TableRow, store: Store) -> Opened:
    last = await store.snapshot(row.id)
    stand = None if last is None else stand_of(last)
    try:
        game = game_of_table(row.head)
    except UNPLAYABLE:
        raise Unplayable from None
    if stand is None or last is None:
        return await from_start(game, row, store, None)
    tail = await store.entries(row.id, last.seq)
    if stand.rules == rules_of(game):
        try:
            return await from_before(game, row, store, stand, tail, last.seq)
        except UNPLAYABLE as error:
            LOG.warning("table %s: is not played as it was (%s)", row.id, type(error).__name__)
    try:
        found = await from_start(game, row, store, stand)
        found.stored = last.seq
        return found
    except (Unplayable, Differs):
        pass
    try:
        match = await played(midway(game, row.head, stand), tail)
    except UNPLAYABLE:
        raise Unplayable from None
    kept, _ = kept_after(stand.kept, tail)
    seats, offers = seats_after(stand.seats, tail), offers_after(stand.offers, tail)
    return Opened(match, seats, kept, stand.renewed, tail, last.seq, offers, changed=True)


def game_of_table(head: dict[str, Any]) -> Game:
    """with the components it is played with, which travel with it"""
    text = head.get("components")
    return game_of(head["game"], ComponentFile("components", text) if isinstance(text, str) else None)


def midway(game: Game, head: dict[str, Any], stand: Stand) -> Match:
    match = Match.midway(game, stand.position, head["names"], len(stand.kept))
    match.ended = stand.ended
    return match


async def from_start(game: Game, row: TableRow, store: Store, stand: Stand | None) -> Opened:
    """the whole game, from where the present rules took over; `stand`: as it stood once, which it must do again"""
    renewed = stand.renewed if stand else []
    kept: list[int] = []
    try:
        if renewed:
            begun = await store.snapshot(row.id, seq=renewed[-1])
            if begun is None:
                raise Unplayable
            first = stand_of(begun)
            match, seq, seats, kept = midway(game, row.head, first), begun.seq, first.seats, first.kept
            offers = first.offers
        else:
            match, seq, seats = Match.from_lines("the table", row.head, []), 0, row.seats
            offers = []
    except UNPLAYABLE:
        raise Unplayable from None
    entries = await store.entries(row.id, seq)
    before = len(kept)
    kept, _ = kept_after(kept, entries)
    bodies = {entry.seq: entry.body for entry in entries}
    for number, at in enumerate(kept[before:], before + 1):
        try:
            match.replay(bodies[at])
        except UNPLAYABLE:
            raise Unplayable(match, kept[: number - 1]) from None
        then = stand and number == len(stand.kept) and kept[:number] == stand.kept
        if stand and then and digest_of(game, match.state) != digest_of_position(stand.position):
            raise Differs
        if number % TURNS == 0:
            await asyncio.sleep(0)
    return Opened(match, seats_after(seats, entries), kept, renewed, entries, 0, offers_after(offers, entries))


async def from_before(game: Game, row: TableRow, store: Store, stand: Stand, tail: list[Entry], seq: int) -> Opened:
    """from a snapshot a few moves back, so that they can be taken back"""
    kept, lowest = kept_after(stand.kept, tail)
    most, last = min(lowest, max(0, len(kept) - UNDOABLE)), seq
    while (found := await store.snapshot(row.id, moves=most)) is not None:
        base = stand_of(found)
        if stand.renewed and found.seq < stand.renewed[-1]:
            break
        if base.kept == kept[: len(base.kept)] and base.rules == stand.rules:
            entries = await store.entries(row.id, found.seq)
            match = await played(midway(game, row.head, base), standing(entries, kept))
            seats, offers = seats_after(base.seats, entries), offers_after(base.offers, entries)
            return Opened(match, seats, kept, stand.renewed, entries, last, offers)
        most = found.moves - 1
    whole = await from_start(game, row, store, stand)
    whole.stored = last
    return whole


async def played(match: Match, entries: list[Entry]) -> Match:
    moves = 0
    for entry in entries:
        if "do" in entry.body or "undo" in entry.body:
            match.replay(entry.body)
            moves += 1
            if moves % TURNS == 0:
                await asyncio.sleep(0)
    return match


def standing(entries: list[Entry], kept: list[int]) -> list[Entry]:
    """those whose moves were not taken back"""
    seqs = set(kept)
    return [entry for entry in entries if entry.seq in seqs]


def kept_after(kept: list[int], entries: list[Entry]) -> tuple[list[int], int]:
    """the moves that stand after further entries, and how few there were meanwhile"""
    kept = list(kept)
    lowest = len(kept)
    for entry in entries:
        if "undo" in entry.body:
            kept.pop()
            lowest = min(lowest, len(kept))
        elif "do" in entry.body:
            kept.append(entry.seq)
    return kept, lowest


def seats_after(seats: list[SeatRow], entries: list[Entry]) -> list[SeatRow]:
    seats = list(seats)
    for entry in entries:
        if "bot" in entry.body:
            seat, level = entry.body["seat"], entry.body["bot"]
            seats[seat] = SeatRow("person" if level is None else "bot", level or "", seats[seat].token)
    return seats


def offers_after(offers: Collection[int], entries: list[Entry]) -> list[int]:
    """a seat that changes hands was not asked: all begin anew"""
    for entry in entries:
        if "bot" in entry.body:
            offers = []
        elif "offer" in entry.body:
            offers = after_offer(offers, entry.body)
    return sorted(offers)


def after_offer(offers: Collection[int], body: dict[str, Any]) -> set[int]:
    return {*offers, body["seat"]} if body["offer"] else set(offers) - {body["seat"]}
