"""How well somebody plays against the levels of the bots: reckoned from what his page tells, and kept nowhere.

By the same model as `mathom arena --ratings`, whose figures the levels have (`levels.toml`): game after game, each seat
by itself, whoever won before whoever did not."""

import asyncio
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import Request, Response, post

from mathom.kernel.errors import BadSetup
from mathom.kernel.levels import KEYS
from mathom.kernel.view import encode
from mathom.server.problems import NOT_UNDERSTOOD

MANY = 2000  # games at most
SEATS = 8
WIDE = 1.96  # standard deviations to either side: 95 %
LEVELS = Path(__file__).parent / "levels.toml"


class Met(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots: whether its player won, and which levels did and did not."""

    game: str
    won: bool
    winners: list[Literal["easy", "normal", "hard", "master"]]
    losers: list[Literal["easy", "normal", "hard", "master"]]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of one player, the oldest first."""

    games: list[Met]


class Measured(msgspec.Struct, frozen=True):
    """A level of a game."""

    rating: float
    spread: float  # one standard deviation
    games: int


class Against(msgspec.Struct, frozen=True):
    """A level on the same scale, and the chance to come out before it."""

    level: str
    rating: float
    low: float
    high: float
    chance: float
    games: int  # by which the level was measured; 0: nobody has


class Rating(msgspec.Struct, frozen=True):
    game: str
    games: int
    rating: float
    low: float
    high: float
    levels: list[Against]


@cache
def levels() -> dict[str, dict[str, Measured]]:
    """by game and level, what was measured"""
    return msgspec.convert(tomllib.loads(LEVELS.read_text(encoding="utf-8")), dict[str, dict[str, Measured]])


def rated(played: Played) -> list[Rating]:
    """by game, in the order in which they were first played"""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = []
    for game in dict.fromkeys(met.game for met in played.games):
        known = levels().get(game, {})
        bots = {
            key: model.rating(known[key].rating, known[key].spread) if key in known else model.rating() for key in KEYS
        }
        games, me = 0, model.rating()
        for met in played.games:
            if met.game == game:
                others = [*met.winners, *met.losers]
                ranks = [float(not met.won), *[0.0] * len(met.winners), *[1.0] * len(met.losers)]
                me = model.rate([[me], *([bots[key]] for key in others)], ranks=ranks)[0][0]
                games += 1
        against = [
            Against(
                key,
                bot.mu,
                bot.mu - WIDE * bot.sigma,
                bot.mu + WIDE * bot.sigma,
                model.predict_win([[me], [bot]])[0],
                known[key].games if key in known else 0,
            )
            for key, bot in bots.items()
        ]
        found.append(Rating(game, games, me.mu, me.mu - WIDE * me.sigma, me.mu + WIDE * me.sigma, against))
    return found


@post("/api/ratings", request_max_body_size=1 << 19, status_code=200)
async def rate(request: Request[Any, Any, Any]) -> Response[bytes]:
    """the ratings that follow from these games; nothing of them is kept"""
    try:
        played = msgspec.json.decode(await request.body(), type=Played)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    sizes = {len(met.winners) + len(met.losers) for met in played.games}
    if len(played.games) > MANY or not sizes <= set(range(1, SEATS)):
        raise BadSetup(NOT_UNDERSTOOD)
    return Response(encode(await asyncio.to_thread(rated, played)), media_type="application/json")


HANDLERS = [rate]
