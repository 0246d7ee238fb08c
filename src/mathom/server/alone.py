"""Games for one: the best results of this house, and a deal of the day that is the same for everybody.

A table for one person is noted when it is opened. What came of it is worked out when somebody asks for the results: so
nothing need be done at the end of a game, and a server that is killed there forgets nothing."""

import asyncio
import hashlib
import secrets
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from sqlalchemy import BigInteger, Column, DateTime, Float, ForeignKey, Integer, Table, Text, insert, select, update
from sqlalchemy.exc import IntegrityError

from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg
from mathom.server.problems import NOT_UNDERSTOOD, Damaged, NotThere, game_named
from mathom.server.store import METADATA, TABLES, Entry, Store, TableRow

if TYPE_CHECKING:
    from mathom.server.house import House
    from mathom.server.room import Room

DEALS = Table(
    "deals",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("seed", BigInteger, nullable=False),  # drawn when the first one asks: no date gives it away
)
ALONE = Table(
    "alone",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),  # of whose deal it is, "" for none
    Column("name", Text, nullable=False),
    Column("opened", DateTime(timezone=True), nullable=False),
    Column("worth", Float),  # the payoff: what the results are ordered by; none until the game is over
    Column("score", Integer),
    Column("deck", Text),
    Column("words", Text),  # the result, as a message
)
SHOWN = 50  # results
BODY = 4096  # bytes


class Result(msgspec.Struct, frozen=True):
    name: str
    score: int
    worth: float
    deck: str
    words: Msg
    table: str  # "" where its replay would tell who has not played yet
    at: datetime


class WantedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""


def today() -> date:
    return datetime.now(UTC).date()


def chance_of(seed: int, move: int) -> Dice:
    """what falls in a move of a deal: the same for everybody, and the same again after the server was started anew"""
    told = hashlib.sha256(f"{seed} {move}".encode()).digest()
    return Dice(int.from_bytes(told[:7], "big"))


class Alone:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.counting = asyncio.Lock()

    # -- tables

    async def note(self, row: TableRow, day: str = "") -> None:
        """a table is opened: if one person plays there alone, what comes of it will count"""
        if [seat.kind for seat in row.seats] != ["person"]:
            return
        values = {
            "table_id": row.id,
            "game": row.head["game"],
            "day": day,
            "name": row.head["names"][0],
            "opened": datetime.now(UTC),
        }
        async with self.store.writing, self.store.engine.begin() as connection:
            await connection.execute(insert(ALONE).values(values))

    async def seed(self, game: str, day: str) -> int:
        """of the deal of a day: whoever asks first draws it"""
        wanted = select(DEALS.c.seed).where(DEALS.c.game == game, DEALS.c.day == day)
        try:
            async with self.store.writing, self.store.engine.begin() as connection:
                if (known := (await connection.execute(wanted)).scalar()) is not None:
                    return int(known)
                drawn = secrets.randbits(62)
                await connection.execute(insert(DEALS).values(game=game, day=day, seed=drawn))
                return drawn
        except IntegrityError:  # another worker was faster
            async with self.store.engine.connect() as connection:
                return int((await connection.execute(wanted)).scalar_one())

    async def seed_of(self, table_id: str) -> int | None:
        """of a table of some day's deal"""
        both = (DEALS.c.game == ALONE.c.game) & (DEALS.c.day == ALONE.c.day)
        wanted = select(DEALS.c.seed).join(ALONE, both).where(ALONE.c.table_id == table_id)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    # -- results

    async def count(self, house: "House", game: str) -> None:
        """works out what came of games that have ended since"""
        over = select(ALONE.c.table_id).join(TABLES, TABLES.c.id == ALONE.c.table_id)
        async with self.counting:
            async with self.store.engine.connect() as connection:
                wanted = over.where(ALONE.c.game == game, ALONE.c.worth.is_(None), TABLES.c.over)
                ids = [row.table_id for row in (await connection.execute(wanted)).all()]
            for table_id in ids:
                try:
                    room = await house.room(table_id)
                except Damaged:
                    continue
                if room is None or not room.over:
                    continue
                entries = await self.store.entries(table_id)
                async with self.store.writing, self.store.engine.begin() as connection:
                    here = update(ALONE).where(ALONE.c.table_id == table_id)
                    await connection.execute(here.values(**outcome(room, entries)))

    async def results(self, game: str, day: str | None) -> list[Result]:
        """The best first: of the deal of a day what each came to in his first game of it, or (None) of all games."""
        wanted = select(ALONE).where(ALONE.c.game == game, ALONE.c.score.is_not(None))
        if day is not None:
            wanted = wanted.where(ALONE.c.day == day)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(ALONE.c.opened))).all()
            firsts = select(ALONE.c.table_id, ALONE.c.name).where(ALONE.c.game == game, ALONE.c.day == day)
            opened = (await connection.execute(firsts.order_by(ALONE.c.opened))).all() if day else []
        if day is not None:
            first: dict[str, str] = {}
            for row in opened:
                first.setdefault(row.name.casefold(), row.table_id)
            rows = [row for row in rows if first.get(row.name.casefold()) == row.table_id]
        secret = today().isoformat()
        found = [result_of(row, "" if row.day == secret else row.table_id) for row in rows]
        return sorted(found, key=lambda result: -result.worth)[:SHOWN]


def outcome(room: "Room", entries: list[Entry]) -> dict[str, Any]:
    """what came of a game that is over; of one in which a bot took over nothing is kept but that it is over"""
    game, state = room.match.game, room.match.state
    if room.match.ended is not None:  # given up
        return {"worth": 0.0}
    view = game.view(state, names=tuple(room.match.names))
    words = view.result.words if view.result else Msg("")
    found: dict[str, Any] = {"worth": float(state.payoff(0)), "words": msgspec.json.encode(words).decode()}
    if not any(entry.body.get("bot") for entry in entries):
        found |= {"score": int(view.seats[0].score), "deck": ", ".join(game.decks(state))}
    return found


def result_of(row: Any, table: str) -> Result:
    words = msgspec.json.decode(row.words, type=Msg)
    return Result(row.name, row.score, row.worth, row.deck, words, table, row.opened)


def solitaire(key: str) -> Game:
    game = game_named(key)
    if 1 not in game.seats:
        raise NotThere(msg("this game is not played alone"))
    return game


# -- what a page may ask


@get("/api/alone/{key:str}")
async def results(key: str, state: State, day: str | None = None) -> Response[bytes]:
    """the best results of this house, and those of the deal of a day (today's)"""
    game, house = solitaire(key), state.house
    try:
        wanted = date.fromisoformat(day) if day else today()
    except ValueError:
        raise BadSetup(msg("day: {day} is not a date like 2026-11-17", day=repr(day))) from None
    await house.alone.count(house, game.key)
    return Response(
        encode(
            {
                "day": wanted.isoformat(),
                "today": today().isoformat(),
                "deal": game.deal(wanted),
                "daily": await house.alone.results(game.key, wanted.isoformat()),
                "best": await house.alone.results(game.key, None),
            }
        ),
        media_type="application/json",
    )


@post("/api/alone/{key:str}", request_max_body_size=BODY)
async def open_deal(key: str, request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """a table for one, with the deal of today"""
    game = solitaire(key)
    try:
        wanted = msgspec.json.decode(await request.body(), type=WantedDeal)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    return Response(encode(await state.house.open_deal(game, wanted.name, today())), status_code=201)
