"""The page of a player on its way to another device: a link that works once, and not for long.

What the page keeps is stored sealed. Its key is the token of the link, which stands in the fragment there and in the
body of a request here, so neither in a log nor in a Referer; the database has the token's hash and what nobody can
read."""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State
from sqlalchemy import Column, DateTime, LargeBinary, Table, Text, delete, insert, select

from mathom.kernel.errors import BadSetup
from mathom.kernel.view import encode
from mathom.kernel.words import msg
from mathom.server.house import hashed
from mathom.server.problems import NOT_UNDERSTOOD, NotThere
from mathom.server.store import METADATA, Store

PARCELS = Table(
    "parcels",
    METADATA,
    Column("token", Text, primary_key=True),  # its hash
    Column("sealed", LargeBinary, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
MINUTES = 15
LARGEST = 1 << 20  # bytes
GONE = msg("this link was used already, or its time is over; a new one can be made on the other device")


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a parcel."""

    token: str


def sealed(content: bytes, token: str) -> bytes:
    """a token is drawn for one parcel and forgotten with it, so its key stream is used once; sealed again it is open"""
    stream = hashlib.shake_256(b"a parcel of mathom " + token.encode()).digest(len(content))
    return (int.from_bytes(content) ^ int.from_bytes(stream)).to_bytes(len(content))


async def sent(store: Store, content: bytes) -> str:
    """the token with which it can be taken"""
    token = secrets.token_urlsafe(24)
    until = datetime.now(UTC) + timedelta(minutes=MINUTES)
    values = {"token": hashed(token), "sealed": sealed(content, token), "until": until}
    await sweep(store)
    await store.lane.write(lambda connection: connection.execute(insert(PARCELS), values))
    return token


async def taken(store: Store, token: str) -> bytes:
    """it can be had once: of two who ask, one has deleted it"""
    this = PARCELS.c.token == hashed(token)

    def take(connection: Any) -> bytes:
        found = connection.execute(select(PARCELS.c.sealed).where(this)).scalar()
        if found is None or connection.execute(delete(PARCELS).where(this)).rowcount != 1:
            raise NotThere(GONE)
        return bytes(found)

    await sweep(store)
    return sealed(await store.lane.write(take), token)


async def sweep(store: Store) -> None:
    """what nobody has taken in time"""
    late = delete(PARCELS).where(PARCELS.c.until < datetime.now(UTC))
    await store.lane.write(lambda connection: connection.execute(late))


@post("/api/parcels", request_max_body_size=LARGEST)
async def send(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """what a page keeps, to be taken by another device; the token is told once and kept nowhere"""
    token = await sent(state.house.store, await request.body())
    return Response(encode({"token": token, "minutes": MINUTES}), status_code=201, media_type="application/json")


@post("/api/parcels/taken", request_max_body_size=4096, status_code=200)
async def take(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """what was sent, once"""
    try:
        wanted = msgspec.json.decode(await request.body(), type=Token)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    return Response(await taken(state.house.store, wanted.token), media_type="application/octet-stream")


HANDLERS = [send, take]
