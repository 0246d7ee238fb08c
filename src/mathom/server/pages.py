"""The page and what belongs to it: scripts, styles, pictures. A browser keeps them, and asks each time whether they are
still the same; the tag is made of the content, so that nothing is stale after an update."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get

from mathom.kernel.view import encode
from mathom.kernel.words import msg
from mathom.server import bundle
from mathom.server.bundle import STATIC
from mathom.server.problems import NotThere, game_named

LINKED = {"/main.js": bundle.house, f"/{bundle.ONE_STYLE}": bundle.styles}
SMALL = 1000  # bytes: not worth packing
MANY = 600  # pictures that are sent at once
LONGEST = 80  # letters of a name of one; what is asked for is remembered
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def tag_of(content: bytes) -> str:
    return f'W/"{hashlib.sha256(content).hexdigest()[:32]}"'


@lru_cache(maxsize=128)
def packed(content: bytes) -> tuple[str, bytes]:
    """the tag and the packed form of what is the same for everybody"""
    return tag_of(content), gzip.compress(content, 6, mtime=0)


def same(request: Request[Any, Any, Any], content: bytes, kind: str) -> Response[bytes]:
    """an answer that is the same for everybody: packed once, and kept by the browser"""
    if len(content) < SMALL or "gzip" not in request.headers.get("accept-encoding", ""):
        return kept(request, content, kind)
    tag, small = packed(content)
    return kept(request, small, kind, tag, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


def kept(
    request: Request[Any, Any, Any], content: bytes, kind: str, tag: str = "", more: dict[str, str] | None = None
) -> Response[bytes]:
    """an answer that the browser may keep; 304 when it has it already"""
    tag = tag or tag_of(content)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    known = [given.strip() for given in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers={**headers, **(more or {})})


@get(
    ["/", "/table/{table:str}", "/alone/{key:str}"],
    sync_to_thread=False,
    packed=True,
    include_in_schema=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return same(request, bundle.page(request.app.state.base), "text/html; charset=utf-8")


@get("/static/{name:path}", sync_to_thread=False, packed=True, include_in_schema=False)
def static(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    if name in LINKED:
        return same(request, LINKED[name](), KINDS[f".{name.rpartition('.')[2]}"])
    try:
        path = (STATIC / name.lstrip("/")).resolve()
        content = path.read_bytes() if path.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # not there, or a name that no file can have
        content = None
    if content is None:
        raise NotThere
    return same(request, content, KINDS.get(path.suffix, "text/plain; charset=utf-8"))


@get("/games/{key:str}/{name:str}", sync_to_thread=False, packed=True)
def layout(request: Request[Any, Any, Any], key: str, name: str) -> Response[bytes]:
    """what a game adds to the page: its own table"""
    folder = game_named(key).folder / "web"
    if name == "table.js" and (folder / name).is_file():
        return same(request, bundle.table(key, folder), KINDS[".js"])
    found = {path.name: path for path in folder.glob("*") if path.suffix in (".js", ".css")}
    if name not in found:
        raise NotThere
    return same(request, found[name].read_bytes(), KINDS[found[name].suffix])


@lru_cache(maxsize=2048)
def drawn(key: str, name: str) -> str | None:
    return game_named(key).draw(name)


def picture(key: str, name: str) -> str | None:
    return drawn(key, name) if len(name) <= LONGEST else None


@get("/art/{key:str}", sync_to_thread=True)
def pictures(request: Request[Any, Any, Any], key: str, of: str) -> Response[bytes]:
    """several pictures of a game at once, by name; null where there is none"""
    game_named(key)
    names = of.split(",")[:MANY]
    return kept(request, encode({name: picture(key, name) for name in names}), "application/json")


@get("/art/{key:str}/{name:str}", sync_to_thread=False)
def art(request: Request[Any, Any, Any], key: str, name: str) -> Response[bytes]:
    """a picture of a game as SVG"""
    found = picture(key, name.removesuffix(".svg")) if name.endswith(".svg") else None
    if found is None:
        raise NotThere(msg("there is no such picture"))
    return kept(request, found.encode(), KINDS[".svg"])
