"""The web application: the page, what it may ask, and its sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.response import File
from litestar.static_files import create_static_files_router

from mathom.bots.levels import LEVELS
from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.game import Game
from mathom.kernel.view import encode
from mathom.kernel.words import LANGUAGES, PACKAGE, catalogue_json
from mathom.server.house import House, OpenedTable, WantedTable, seats_of
from mathom.server.live import Guest
from mathom.server.room import Room
from mathom.server.store import Store
from mathom.server.thinkers import Thinkers

STATIC = PACKAGE / "web" / "static"
BODY = 1 << 20  # bytes
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


class NotThere(Exception):
    """No such table, game or picture."""


def json_of(data: object) -> Response[bytes]:
    return Response(encode(data), media_type="application/json")


# -- the page


@get(["/", "/table/{table:str}", "/table/{table:str}/replay"], sync_to_thread=False)
def page() -> File:
    return File(STATIC / "index.html", content_disposition_type="inline", media_type="text/html")


@get("/art/{key:str}/{name:str}", sync_to_thread=False)
def art(key: str, name: str) -> Response[bytes]:
    picture = game_named(key).draw(name.removesuffix(".svg")) if name.endswith(".svg") else None
    if picture is None:
        raise NotThere
    return Response(picture.encode(), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


@get("/games/{key:str}/{name:str}", sync_to_thread=False)
def layout(key: str, name: str) -> File:
    """what a game adds to the page: its own table"""
    kinds = {".js": "text/javascript", ".css": "text/css"}
    folder = game_named(key).folder / "web"
    found = {path.name: path for path in folder.glob("*") if path.suffix in kinds}
    if name not in found:
        raise NotThere
    path = found[name]
    return File(path, content_disposition_type="inline", media_type=kinds[path.suffix])


# -- games and words


def game_named(key: str) -> Game:
    try:
        return game_of(key)
    except BadSetup:
        raise NotThere from None


def about(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "blurb": game.blurb,
        "seats": game.seats,
        "minutes": game.minutes,
        "options": game.options,
        "layout": game.layout,
        "levels": [{"key": level.key, "name": level.name, "words": level.words} for level in LEVELS],
    }


@get("/api/games", sync_to_thread=False)
def list_games() -> Response[bytes]:
    return json_of([about(game_of(key)) for key in all_games()])


@get("/api/games/{key:str}", sync_to_thread=False)
def one_game(key: str) -> Response[bytes]:
    game = game_named(key)
    return json_of({**about(game), "faces": game.faces, "rules": game.rules})


@get("/api/words/{language:str}", sync_to_thread=False)
def words(language: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise NotThere
    return json_of(catalogue_json(language))


# -- tables


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def room_of(state: State, table: str) -> Room:
    room = await house_of(state).room(table) if len(table) <= 16 else None
    if room is None:
        raise NotThere
    return room


@post("/api/tables", request_max_body_size=BODY)
async def open_table(data: WantedTable, state: State) -> OpenedTable:
    return await house_of(state).open_table(data)


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
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    held = seats_of(room, [token])
    lines = room.record(held[0] if held else None)
    return Response(
        b"".join(msgspec.json.encode(line) + b"\n" for line in lines),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{room.match.game.key}-{room.id}.mathom"'},
    )


@get("/api/tables/{table:str}/replay")
async def replay(table: str, state: State, seq: int = 0, seat: str | None = None) -> Response[bytes]:
    room = await room_of(state, table)
    past = room.past()
    if past is None:
        raise BadSetup("replay: this game is not over yet")
    viewers = {None if seen is None else str(seen): seen for seen in past.viewers()}
    if not 0 <= seq <= past.last or seat not in viewers:
        raise BadSetup(f"replay: there are moves 0 to {past.last}, and seats 0 to {len(room.seats) - 1} or all")
    return json_of({"view": past.view(seq, viewers[seat]), "moves": past.last})


@post("/api/records", request_max_body_size=BODY)
async def upload(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadSetup("the record: is not a record of Mathom") from None
    return Response(encode({"table": await house_of(state).open_record(text)}), status_code=201)


@websocket("/ws/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: str, state: State) -> None:
    origin = urlsplit(socket.headers.get("origin", ""))
    if origin.netloc and origin.netloc != socket.headers.get("host"):
        await socket.close(code=4403)
        return
    room = await house_of(state).room(table) if len(table) <= 16 else None
    await socket.accept()
    if room is None:
        await socket.close(code=4404)
        return
    await Guest(socket, house_of(state), room).stay()


# -- errors: one sentence each


def error(status: int, sentence: str) -> Response[dict[str, str]]:
    return Response({"error": sentence}, status_code=status)


def bad_request(_: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, str]]:
    return error(400, str(problem))


def not_there(_: Request[Any, Any, Any], __: Exception) -> Response[dict[str, str]]:
    return error(404, "there is nothing here")


def refused(_: Request[Any, Any, Any], problem: HTTPException) -> Response[dict[str, str]]:
    details = {
        400: "this was not understood",
        404: "there is nothing here",
        405: "not in this way",
        413: "this is too large",
    }
    return error(problem.status_code, details.get(problem.status_code, "this cannot be done"))


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
            art,
            layout,
            list_games,
            one_game,
            words,
            open_table,
            one_table,
            one_record,
            replay,
            upload,
            live,
            create_static_files_router("/static", [Path(STATIC)]),
        ],
        lifespan=[lifespan],
        response_headers=HEADERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers={MathomError: bad_request, NotThere: not_there, HTTPException: refused},
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


async def keep_house(house: House, shared: bool) -> None:
    while True:
        await asyncio.sleep(0.3 if shared else 30.0)
        house.sweep()
        if shared:
            await house.catch_up()
