"""The link of a replay at a move, as it looks where it is sent: a title, and a picture made here (`postcard.py`)."""

import asyncio
from collections import OrderedDict
from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from mathom.kernel.errors import MathomError
from mathom.kernel.words import LANGUAGES, msg, say, sentence
from mathom.server import bundle
from mathom.server.fair import Quota
from mathom.server.gate import stranger
from mathom.server.house import House
from mathom.server.pages import drawn, kept
from mathom.server.postcard import HEIGHT, WIDTH, as_png, postcard
from mathom.server.problems import NO_TABLE, NotThere
from mathom.server.room import Room

MANY = 60  # pictures that are kept
QUOTA = (20, 3.0)  # new ones for one address at once, then one in so many seconds
NO_PICTURE = msg("there is no such picture")


class Cards:
    """Pictures made lately; one is drawn at a time."""

    def __init__(self) -> None:
        self.made: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()
        self.quota = Quota(*QUOTA)
        self.drawing = asyncio.Lock()

    async def card(self, room: Room, seq: int, language: str, who: str) -> bytes:
        known = (room.id, room.names, seq, language)
        if known not in self.made:
            if who:
                self.quota.take(who)
            async with self.drawing:
                if known not in self.made:
                    self.made[known] = await asyncio.to_thread(self.draw, room, seq, language, await room.past())
                    while len(self.made) > MANY:
                        self.made.popitem(last=False)
        return self.made[known]

    def draw(self, room: Room, seq: int, language: str, past: Any) -> bytes:
        """as a spectator saw it, whoever sends the link"""
        if past is None or not 0 <= seq <= past.last:
            raise NotThere(NO_PICTURE)
        game = room.game
        return as_png(postcard(game, past.view(seq, None), past.last, language, lambda name: drawn(game.key, name)))


def cards_of(state: State) -> Cards:
    found: Cards | None = state.get("cards")
    if found is None:
        found = state.cards = Cards()
    return found


def language_of(request: Request[Any, Any, Any]) -> str:
    """the first that the reader, or who looks for him, wants"""
    first = request.headers.get("accept-language", "")[:2].lower()
    return first if first in LANGUAGES else "en"


async def finished(state: State, table: str) -> Room | None:
    """nothing is told of a game that is still played"""
    house: House = state.house
    room = await house.room(table)
    if room is None:
        return None
    room = await house.up_to_date(room)
    return room if room.over and room.closed is None else None


def tags(room: Room, seq: int, language: str, address: str) -> str:
    title = f"{sentence(room.game.title, language)} – {', '.join(room.names)}"
    about = say(msg("move {at} of {moves}", at=seq, moves=room.moves), language)
    picture = f"{address}/table/{room.id}/picture.png?seq={seq}&language={language}"
    told = {
        "og:type": "website",
        "og:site_name": "Mathom",
        "og:title": title,
        "og:description": f"{about[:1].upper()}{about[1:]}. {say(room.game.blurb, language)}",
        "og:url": f"{address}/table/{room.id}/replay?seq={seq}",
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "\n  ".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


@get("/table/{table:str}/replay", include_in_schema=False)
async def replay_page(
    request: Request[Any, Any, Any], table: str, state: State, seq: str | None = None
) -> Response[bytes]:
    content = bundle.page(request.app.state.base)
    try:
        room = await finished(state, table)
    except MathomError:  # the page says itself what is wrong
        room = None
    if room is not None:
        wanted = seq or ""
        at = min(int(wanted), room.moves) if wanted.isdecimal() and len(wanted) < 9 else room.moves
        address = str(request.base_url).rstrip("/") + request.app.state.base
        told = tags(room, at, language_of(request), address)
        content = content.replace(b"</head>", f"  {told}\n</head>".encode(), 1)
    return kept(request, content, "text/html; charset=utf-8", more={"Vary": "Accept-Language"})


@get("/table/{table:str}/picture.png")
async def picture(
    request: Request[Any, Any, Any], table: str, state: State, seq: int = 0, language: str = "en"
) -> Response[bytes]:
    """a finished game at a move as a picture, as a spectator saw it"""
    room = await finished(state, table)
    if room is None:
        raise NotThere(NO_TABLE)
    if language not in LANGUAGES:
        raise NotThere(NO_PICTURE)
    made = await cards_of(state).card(room, seq, language, stranger(request.scope))
    return kept(request, made, "image/png")


HANDLERS = [replay_page, picture]
