"""What cannot be had or done, told in one sentence: in English, and as a message that the page says in its language."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.game import Game
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg, say

LOG = logging.getLogger("mathom.server")
NOTHING = msg("there is nothing here")
NO_TABLE = msg("there is no such table; it may have been removed")
NOT_UNDERSTOOD = msg("this was not understood")
REASONS = {
    400: NOT_UNDERSTOOD,
    404: NOTHING,
    405: msg("not in this way"),
    413: msg("this is too large"),
}


class NotThere(MathomError):
    """No such table, game or picture."""

    def __init__(self, words: Msg | str = NOTHING) -> None:
        super().__init__(words)


class Damaged(MathomError):
    """What is stored of a table cannot be read or played again. Why not is no guest's business: the reason of a refused
    move names what could be done instead, which is the hand of who was at turn."""

    def __init__(self) -> None:
        super().__init__(msg("what is stored of this table is damaged; it cannot be played on"))


@contextmanager
def undamaged(table: str) -> Iterator[None]:
    """while what is stored of a table is read or played again"""
    try:
        yield
    except (MathomError, ValueError, LookupError, TypeError) as error:
        LOG.error("table %s: what is stored cannot be played again (%s)", table, type(error).__name__)
        raise Damaged from None


def game_named(key: str) -> Game:
    try:
        return game_of(key)
    except BadSetup as problem:
        raise NotThere(problem.words) from None


STATUS: dict[type[MathomError], int] = {NotThere: 404, Damaged: 500}


def told(status: int, words: Msg) -> Response[bytes]:
    return Response(encode({"error": say(words), "words": words}), status_code=status, media_type="application/json")


def bad_request(_: Request[Any, Any, Any], problem: MathomError) -> Response[bytes]:
    return told(STATUS.get(type(problem), 400), problem.reason)


def refused(_: Request[Any, Any, Any], problem: HTTPException) -> Response[bytes]:
    return told(problem.status_code, REASONS.get(problem.status_code, msg("this cannot be done")))


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    LOG.error("%s failed", request.url.path, exc_info=problem)
    return told(500, msg("something went wrong at the server; nothing that was played is lost"))


HANDLERS: ExceptionHandlersMap = {MathomError: bad_request, HTTPException: refused, Exception: failed}
