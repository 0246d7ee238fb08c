"""The web application: the page, what it may ask, and its sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadRecord, BadSetup, MathomError
from mathom.kernel.game import Game, Seen
from mathom.kernel.view import encode
from mathom.kernel.words import LANGUAGES, catalogue_json, msg
from mathom.match.past import Past
from mathom.server.house import House, OpenedTable, WantedTable, held_seats
from mathom.server.live import Guest
from mathom.server.pages import art, kept, layout, page, pictures, static
from mathom.server.problems import HANDLERS, LOG, NO_TABLE, NOT_UNDERSTOOD, NotThere, game_named
from mathom.server.room import Room
from mathom.server.store import Store
from mathom.server.thinkers import Thinkers

BODY = 1 << 20  # bytes
FAULTS = 10  # lines of a text of one's own that are named at once
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


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
        "levels": [{"key": level.key, "name": level.name, "words": level.words} for level in game.levels],
    }


@get("/api/games", sync_to_thread=False)
def list_games() -> Response[bytes]:
    return json_of([about(game_of(key)) for key in all_games()])


@get("/api/games/{key:str}", sync_to_thread=False)
def one_game(request: Request[Any, Any, Any], key: str) -> Response[bytes]:
    game = game_named(key)
    return kept(
        request,
        encode({**about(game), "faces": game.faces, "icons": game.icons, "rules": game.rules}),
        "application/json",
    )


class WantedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of a player's own, and the options of the game it is for."""

    text: str
    options: dict[str, str | int] = {}


@post("/api/games/{key:str}/texts", request_max_body_size=BODY, status_code=200)
async def check_text(request: Request[Any, Any, Any], key: str) -> Response[bytes]:
    game = game_named(key)
    try:
        wanted = msgspec.json.decode(await request.body(), type=WantedText)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    options = game.checked_options(game.seats[-1], dict(wanted.options))
    faults = await asyncio.to_thread(game.faults, wanted.text, options, FAULTS)
    return json_of({"faults": [{"line": f.line, "words": f.words, "rule": f.rule} for f in faults]})


@cache
def all_words(language: str) -> bytes:
    """reading the catalogues takes a while, and they do not change while we run"""
    return encode(catalogue_json(language))


@get("/api/words/{language:str}", sync_to_thread=False)
def words(request: Request[Any, Any, Any], language: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise NotThere(msg("there are no words in this language"))
    return kept(request, all_words(language), "application/json")


# -- tables


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def room_of(state: State, table: str) -> Room:
    room = await house_of(state).room(table)
    if room is None:
        raise NotThere(NO_TABLE)
    return room


def tokens_of(request: Request[Any, Any, Any]) -> list[str]:
    return request.headers.get("authorization", "").removeprefix("Bearer ").split(",")


@post("/api/tables", request_max_body_size=BODY)
async def open_table(state: State, request: Request[Any, Any, Any]) -> OpenedTable:
    try:
        wanted = msgspec.json.decode(await request.body(), type=WantedTable)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    if not wanted.after:
        return await house_of(state).open_table(wanted)
    return await house_of(state).open_again(wanted, await room_of(state, wanted.after), tokens_of(request))


@get("/api/tables/{table:str}")
async def one_table(table: str, state: State) -> Response[bytes]:
    room = await room_of(state, table)
    kinds = [seat.kind for seat in room.seats]
    return json_of(
        {
            "table": room.id,
            "game": room.match.game.key,
            "names": room.match.names,
            "kinds": kinds,
            "over": room.over,
            "moves": len(room.match.moves),
        }
    )


@get("/api/tables/{table:str}/record")
async def one_record(table: str, state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    room = await room_of(state, table)
    held = list(held_seats(room, tokens_of(request)))
    lines = room.record(held[0] if held else None)
    return Response(
        b"".join(msgspec.json.encode(line) + b"\n" for line in lines),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{room.match.game.key}-{room.id}.mathom"'},
    )


def past_of(room: Room, seq: int, seat: str | None) -> tuple[Past, Seen]:
    """a finished game, and who looks at it"""
    past = room.past()
    if past is None:
        raise BadSetup(msg("replay: this game is not over yet"))
    viewers = {None if seen is None else str(seen): seen for seen in past.viewers()}
    if not 0 <= seq <= past.last or seat not in viewers:
        text = "replay: there are moves 0 to {last}, and seats 0 to {seats} or all"
        raise BadSetup(msg(text, last=past.last, seats=len(room.seats) - 1))
    return past, viewers[seat]


@get("/api/tables/{table:str}/replay")
async def replay(table: str, state: State, seq: int = 0, seat: str | None = None) -> Response[bytes]:
    past, seen = past_of(await room_of(state, table), seq, seat)
    return json_of({"view": past.view(seq, seen), "moves": past.last})


@get("/api/tables/{table:str}/chronicle")
async def chronicle(table: str, state: State, seat: str | None = None) -> Response[bytes]:
    """what the views of a replay tell, all at once"""
    past, seen = past_of(await room_of(state, table), 0, seat)
    told = await asyncio.to_thread(lambda: [(seq, past.view(seq, seen).events) for seq in range(1, past.last + 1)])
    return json_of(told)


@post("/api/records", request_max_body_size=BODY)
async def upload(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadRecord(msg("{where}: is not a record of Mathom", where=msg("the record"))) from None
    return Response(encode({"table": await house_of(state).open_record(text)}), status_code=201)


@websocket("/ws/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: str, state: State) -> None:
    origin = urlsplit(socket.headers.get("origin", ""))
    if origin.netloc and origin.netloc != socket.headers.get("host"):
        await socket.close(code=4403)
        return
    await socket.accept()
    try:
        room = await house_of(state).room(table)
    except (MathomError, SQLAlchemyError, OSError) as problem:
        LOG.error("table %s: cannot be opened (%s)", table, type(problem).__name__)
        await socket.close(code=1011)
        return
    if room is None:
        await socket.close(code=4404)
        return
    await Guest(socket, house_of(state), room).stay()


# -- the application


def create_app(url: str, workers: int = 2, pause: float = 0.7, shared: bool = False) -> Litestar:
    """`shared`: other workers serve the same database; what they store is looked for"""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(url), Thinkers(workers)
        await store.open()
        house = app.state.house = House(store, thinkers, pause)
        chores = asyncio.create_task(keep_house(house, shared))
        try:
            yield
        finally:
            chores.cancel()
            thinkers.close()
            await store.close()

    return Litestar(
        route_handlers=[
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
            live,
        ],
        lifespan=[lifespan],
        response_headers=HEADERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers=HANDLERS,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


async def keep_house(house: House, shared: bool) -> None:
    while True:
        await asyncio.sleep(0.3 if shared else 30.0)
        try:
            house.sweep()
            if shared:
                await house.catch_up()
        except Exception:  # the database is away for a moment: what was missed is heard of the next time
            LOG.exception("what other workers have stored could not be read")
