"""The deck builder: what decks of a game are made of. Whether one may be played is asked as for any own text."""

from typing import Any

from litestar import Request, Response, get

from mathom.kernel.view import encode
from mathom.kernel.words import msg
from mathom.server import bundle
from mathom.server.pages import kept
from mathom.server.problems import NotThere, game_named


@get("/api/games/{key:str}/shelf", sync_to_thread=True)
def shelf(request: Request[Any, Any, Any], key: str) -> Response[bytes]:
    """in a game of decks: what decks are built of"""
    found = game_named(key).shelf()
    if found is None:
        raise NotThere(msg("this game has no decks of one's own"))
    return kept(request, encode(found), "application/json")


@get("/decks/{key:str}", sync_to_thread=False, include_in_schema=False)
def deck_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return kept(request, bundle.page(request.app.state.base), "text/html; charset=utf-8")


HANDLERS = [shelf, deck_page]
