"""What cannot be had or done, told in one sentence: in English, and as a message that the page says in its language."""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.game import Game
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg, say
from mathom.server import bundle
from mathom.server.fair import Busy

LOG = logging.getLogger("mathom.server")
NOTHING = msg("there is nothing here")
STALE = msg("the table has changed meanwhile; look again")
NOT_STORED = msg("this cannot be stored now; nothing was lost, try again")
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


class Refused(Exception):
    """Why a command was not carried out, for the person who gave it."""

    def __init__(self, words: Msg, rule: str = "") -> None:
        self.words = words
        self.rule = rule


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


def refused(request: Request[Any, Any, Any], problem: HTTPException) -> Response[bytes]:
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return Response(
            bundle.missing_page(request.app.state.base), status_code=404, media_type="text/html; charset=utf-8"
        )
    return told(problem.status_code, REASONS.get(problem.status_code, msg("this cannot be done")))


def busy(_: Request[Any, Any, Any], problem: Busy) -> Response[bytes]:
    answer = told(429, problem.words)
    answer.headers["Retry-After"] = str(problem.seconds)
    return answer


def away(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    """the database cannot be read or written now: it is away, or its disk is full"""
    LOG.error("%s: the store could not be used (%s)", request.url.path, in_a_line(problem))
    answer = told(503, NOT_STORED)
    answer.headers["Retry-After"] = "5"
    return answer


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    LOG.error("%s failed: %s", request.url.path, in_a_line(problem))
    return told(500, msg("something went wrong at the server; nothing that was played is lost"))


def in_a_line(problem: BaseException) -> str:
    """what went wrong and where, without the texts of the problem, which could tell what is hidden"""
    places = [f"{Path(f.filename).name}:{f.lineno}" for f in traceback.extract_tb(problem.__traceback__)[-4:]]
    return f"{type(problem).__name__} at {' < '.join(reversed(places)) or 'an unknown place'}"


HANDLERS: ExceptionHandlersMap = {
    Busy: busy,
    MathomError: bad_request,
    HTTPException: refused,
    SQLAlchemyError: away,
    OSError: away,
    Exception: failed,
}
