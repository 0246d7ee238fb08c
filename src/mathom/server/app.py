"""The web application: the page, what it may ask, and its sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from itertools import count
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from mathom.form import COMPILING
from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadRecord, BadSetup, MathomError
from mathom.kernel.game import Game, Seen
from mathom.kernel.glossary import read_glossary
from mathom.kernel.view import encode
from mathom.kernel.words import LANGUAGES, catalogue_json, msg
from mathom.match.past import Past
from mathom.server import decks, leaving, lessons, parcels, ratings, reviews, shared
from mathom.server.alone import open_deal, results
from mathom.server.attendance import GRACE
from mathom.server.gate import Gate, Limits, Receive, Scope, Send, stranger, table_of
from mathom.server.house import House, OpenedTable, WantedTable, held_seats
from mathom.server.line import Line
from mathom.server.live import Guest
from mathom.server.measures import health, metrics
from mathom.server.memory import keep_small
from mathom.server.pages import art, layout, page, pictures, same, static
from mathom.server.problems import HANDLERS, LOG, NO_TABLE, NOT_UNDERSTOOD, NotThere, game_named, in_a_line
from mathom.server.renewal import when_compiled
from mathom.server.room import Room
from mathom.server.store import Store
from mathom.server.thinkers import Thinkers

BODY = 1 << 20  # bytes
FAULTS = 10  # lines of a text of one's own that are named at once


def json_of(data: object) -> Response[bytes]:
    return Response(encode(data), media_type="application/json")


# -- games and words


def about(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "blurb": game.blurb,
        "seats": game.seats,
        "usual": game.usual_seats,
        "minutes": game.minutes,
        "options": game.options,
        "layout": game.layout,
        "sides": game.sides,
        "points": game.points,
        "chat": game.chat,
        "signals": game.signals,
        "answers": game.answers,
        "habits": [{"name": name, "words": words, "usual": name in game.usual_habits} for name, words in game.habits],
        "levels": [{"key": level.key, "name": level.name, "words": level.words} for level in game.levels],
    }


@cache
def every_game() -> bytes:
    return encode([about(game_of(key)) for key in all_games()])


@cache
def all_of(key: str) -> bytes:
    """games do not change while we run"""
    game = game_of(key)
    terms = read_glossary(game.folder / "glossary.md")
    return encode({**about(game), "faces": game.faces, "icons": game.icons, "rules": game.rules, "terms": terms})


@get("/api/games", sync_to_thread=False, packed=True)
def list_games(request: Request[Any, Any, Any]) -> Response[bytes]:
    """all games, with their options and levels"""
    return same(request, every_game(), "application/json")


@get("/api/games/{key:str}", sync_to_thread=False, packed=True)
def one_game(request: Request[Any, Any, Any], key: str) -> Response[bytes]:
    """a game with its faces, icons and rules"""
    return same(request, all_of(game_named(key).key), "application/json")


class WantedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of a player's own, and the options of the game it is for."""

    text: str
    options: dict[str, str | int] = {}
    seats: int = 0  # how many play; 0: nobody said it


@post("/api/games/{key:str}/texts", request_max_body_size=BODY, status_code=200)
async def check_text(request: Request[Any, Any, Any], key: str) -> Response[bytes]:
    """what keeps a text of one's own, such as a deck, from being played"""
    game = game_named(key)
    try:
        wanted = msgspec.json.decode(await request.body(), type=WantedText)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    options = game.checked_options(game.seats[-1], dict(wanted.options))
    faults = await asyncio.to_thread(game.faults, wanted.text, options, FAULTS, wanted.seats)
    return json_of({"faults": [{"line": f.line, "words": f.words, "rule": f.rule} for f in faults]})


@cache
def all_words(language: str) -> bytes:
    """reading the catalogues takes a while, and they do not change while we run"""
    return encode(catalogue_json(language))


@get("/api/words/{language:str}", sync_to_thread=False, packed=True)
def words(request: Request[Any, Any, Any], language: str) -> Response[bytes]:
    """all translations of a language"""
    if language not in LANGUAGES:
        raise NotThere(msg("there are no words in this language"))
    return same(request, all_words(language), "application/json")


# -- tables


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def room_of(state: State, table: str) -> Room:
    room = await house_of(state).room(table)
    if room is None:
        raise NotThere(NO_TABLE)
    return await house_of(state).up_to_date(room)


def tokens_of(request: Request[Any, Any, Any]) -> list[str]:
    return request.headers.get("authorization", "").removeprefix("Bearer ").split(",")


@post("/api/tables", request_max_body_size=BODY)
async def open_table(state: State, request: Request[Any, Any, Any]) -> OpenedTable:
    """opens a table; with `after`, the next game of the people of another one"""
    try:
        wanted = msgspec.json.decode(await request.body(), type=WantedTable)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    if not wanted.after:
        return await house_of(state).open_table(wanted)
    return await house_of(state).open_again(wanted, await room_of(state, wanted.after), tokens_of(request))


@get("/api/tables/{table:str}")
async def one_table(table: str, state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """what is known of a table without a token, and the seats of the tokens that were sent"""
    room = await room_of(state, table)
    kinds = [seat.kind for seat in room.seats]
    return json_of(
        {
            "table": room.id,
            "game": room.game.key,
            "names": room.names,
            "kinds": kinds,
            "over": room.over,
            "moves": room.moves,
            "turn": room.turn,
            "seats": list(held_seats(room, tokens_of(request))),
        }
    )


@get("/api/tables/{table:str}/record")
async def one_record(table: str, state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """the record: whole once the game is over, else as the bearer's seat saw it"""
    room = await room_of(state, table)
    held = list(held_seats(room, tokens_of(request)))
    lines = await room.record(held[0] if held else None)
    return Response(
        b"".join(msgspec.json.encode(line) + b"\n" for line in lines),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{room.game.key}-{room.id}.mathom"'},
    )


async def past_of(room: Room, seq: int, seat: str | None) -> tuple[Past, Seen]:
    """a finished game, and who looks at it"""
    past = await room.past()
    if past is None:
        raise BadSetup(msg("replay: this game is not over yet"))
    viewers = {None if seen is None else str(seen): seen for seen in past.viewers()}
    if not 0 <= seq <= past.last or seat not in viewers:
        text = "replay: there are moves 0 to {last}, and seats 0 to {seats} or all"
        raise BadSetup(msg(text, last=past.last, seats=len(room.seats) - 1))
    return past, viewers[seat]


@get("/api/tables/{table:str}/replay")
async def replay(table: str, state: State, seq: int = 0, seat: str | None = None) -> Response[bytes]:
    """a finished game after so many moves, as seen by a seat, a spectator, or (all) open"""
    past, seen = await past_of(await room_of(state, table), seq, seat)
    return json_of({"view": past.view(seq, seen), "moves": past.last})


@get("/api/tables/{table:str}/chronicle")
async def chronicle(table: str, state: State, seat: str | None = None) -> Response[bytes]:
    """what the views of a replay tell, all at once"""
    room = await room_of(state, table)
    past, seen = await past_of(room, 0, seat)
    told = await house_of(state).chronicles.told(room.id, past, seen)
    return Response(told, media_type="application/json")


@post("/api/records", request_max_body_size=BODY)
async def upload(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """a record file as body: a finished table to look at"""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadRecord(msg("{where}: is not a record of Mathom", where=msg("the record"))) from None
    return Response(
        encode({"table": await house_of(state).open_record(text, stranger(request.scope))}), status_code=201
    )


async def live(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """a page at a table"""
    line, table = Line(receive, send), table_of(scope)
    await line.open()
    try:
        room = await house.room(table)
    except (MathomError, SQLAlchemyError, OSError) as problem:
        LOG.error("table %s: cannot be opened (%s)", table, type(problem).__name__)
        await line.close(1011)
        return
    if room is None:
        await line.close(4404)
        return
    await Guest(line, house, room, stranger(scope)).stay()


# -- the application

ROUTES = (
    page,
    static,
    layout,
    art,
    pictures,
    list_games,
    one_game,
    check_text,
    words,
    open_table,
    one_table,
    one_record,
    replay,
    chronicle,
    upload,
    results,
    open_deal,
    *lessons.HANDLERS,
    *decks.HANDLERS,
    *reviews.HANDLERS,
    *parcels.HANDLERS,
    *leaving.HANDLERS,
    *ratings.HANDLERS,
    *shared.HANDLERS,
    health,
    metrics,
)


def create_app(
    url: str,
    workers: int = 2,
    pause: float = 0.7,
    shared: bool = False,
    names: tuple[str, ...] = (),
    limits: Limits | None = None,
    grace: float = GRACE,
    base: str = "",
) -> Gate:
    """`shared`: other workers serve the same database; what they store is looked for. `names`: under which the house is
    known, beside those of this machine. `base`: the path below which it stands, such as /mathom"""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(url), Thinkers(workers)
        await store.open()
        house = app.state.house = House(store, thinkers, pause, grace)
        chores = [asyncio.create_task(keep_house(house, shared)), asyncio.create_task(keep_small())]
        if COMPILING:
            chores.append(asyncio.create_task(when_compiled(thinkers)))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            reviews.reviews_of(app.state).close()
            thinkers.close()
            await house.shut()
            await store.close()

    app = Litestar(
        route_handlers=[*ROUTES],
        lifespan=[lifespan],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        exception_handlers=HANDLERS,
        openapi_config=None,
        logging_config=None,
        debug=False,
        state=State({"base": base}),
    )

    async def at_table(scope: Scope, receive: Receive, send: Send) -> None:
        await live(app.state.house, scope, receive, send)

    return Gate(app, names, limits, at_table, base)


async def keep_house(house: House, shared: bool) -> None:
    """what other workers store is told by them; while that line is down, and now and then in any case, we look"""
    if shared:
        house.wire.start()
    for beat in count(1):
        await asyncio.sleep(0.3 if shared else 30.0)
        try:
            if beat % 100 == 0 or not shared:
                await house.sweep()
                await parcels.sweep(house.store)
                await house.close_deleted()
            if shared and (not house.wire.up or beat % 17 == 0):
                await house.catch_up()
            if shared and beat % 13 == 0:
                await house.say_who_is_here()
        except Exception as error:  # the database is away for a moment: what was missed is heard of the next time
            LOG.error("what other workers have stored could not be read (%s)", in_a_line(error))
