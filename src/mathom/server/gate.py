"""The gate: what every request passes before anything else looks at it, and what every answer carries."""

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg, say
from mathom.server.fair import Busy, Quota

Scope = dict[str, Any]  # of ASGI
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
}
KINDS = {"application/json", "application/x-ndjson", "application/octet-stream"}  # that no foreign page may post
BODY_SECONDS = 20.0  # that the body of a request may take
FOREIGN = msg("this was asked by a page of another address")
NOT_OURS = msg("this house is not known by that name; who runs it can add it with --name")
NOT_JSON = msg("only JSON can be sent here (Content-Type: application/json)")


class Limits(msgspec.Struct, frozen=True):
    """How much one address may ask; this machine itself may ask anything."""

    tables: tuple[int, float] = (30, 6.0)  # so many at once, then one in so many seconds
    uploads: tuple[int, float] = (6, 15.0)
    texts: tuple[int, float] = (40, 2.0)
    requests: tuple[int, float] = (600, 0.05)
    sockets: int = 80  # open at the same time


class Gate:
    def __init__(self, app: Any, names: tuple[str, ...] = (), limits: Limits | None = None) -> None:
        self.app = app
        self.names = {name.lower() for name in (*names, "localhost", socket.gethostname())}
        self.limits = limits or Limits()
        self.quotas = {
            "/api/tables": Quota(*self.limits.tables),
            "/api/records": Quota(*self.limits.uploads),
            "/texts": Quota(*self.limits.texts),
            "/api/parcels": Quota(*self.limits.uploads),
            "/api/parcels/taken": Quota(*self.limits.texts),
            "/api/leaving": Quota(*self.limits.uploads),
            "/api/ratings": Quota(*self.limits.texts),
        }
        self.requests = Quota(*self.limits.requests)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, with_headers(send))
        elif scope["type"] == "websocket":
            await self.live(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if problem := self.refusal(scope):
            await answer(send, *problem)
            return
        try:
            self.count(scope)
        except Busy as busy:
            await answer(send, 429, busy.words, {b"retry-after": str(busy.seconds).encode()})
            return
        started = False

        async def in_time() -> Message:
            if started:  # what comes after the body is that the other side has left
                return await receive()
            return await asyncio.wait_for(receive(), BODY_SECONDS)

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, in_time, sending)
        except TimeoutError:
            if not started:
                with contextlib.suppress(OSError):
                    await answer(send, 408, msg("this took too long to be sent"))

    async def live(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = stranger(scope)
        foreign = self.refusal(scope) is not None
        if foreign or (who and self.sockets[who] >= self.limits.sockets):
            await receive()
            await send({"type": "websocket.close", "code": 4403 if foreign else 4429, "reason": ""})
            return
        self.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def refusal(self, scope: Scope) -> tuple[int, Msg] | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if host and not self.knows(host):
            return 421, NOT_OURS
        origin = headers.get(b"origin")
        posting = scope["type"] == "websocket" or scope.get("method") not in ("GET", "HEAD", "OPTIONS")
        if posting and origin is not None and urlsplit(origin).netloc.lower() != host.lower():
            return 403, FOREIGN
        if (
            scope.get("method") == "POST"
            and headers.get(b"content-type", "").split(";")[0].strip().lower() not in KINDS
        ):
            return 415, NOT_JSON
        return None

    def knows(self, host: str) -> bool:
        """addresses are all right, and names that nobody can have somewhere else; for others who runs the house must
        say that they are its own, or a page elsewhere could give its name the address of this machine"""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        with contextlib.suppress(ValueError):
            ip_address(name)
            return True
        return name in self.names or "." not in name or name.endswith((".localhost", ".local", ".lan", ".internal"))

    def count(self, scope: Scope) -> None:
        who = stranger(scope)
        if not who:
            return
        self.requests.take(who)
        if scope.get("method") == "POST":
            path = str(scope["path"]).rstrip("/")
            for end, quota in self.quotas.items():
                if path.endswith(end) or (end == "/api/tables" and path.startswith("/api/alone/")):
                    quota.take(who)


def stranger(scope: Any) -> str:
    """the address a request comes from; "" for this machine's own"""
    address = str((scope.get("client") or ("", 0))[0])
    try:
        return "" if ip_address(address).is_loopback else address
    except ValueError:
        return ""


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *((n, v) for n, v in HEADERS.items() if n not in given)]
        await send(message)

    return sending


async def answer(send: Send, status: int, words: Msg, headers: dict[bytes, bytes] | None = None) -> None:
    body = encode({"error": say(words), "words": words})
    told = {b"content-type": b"application/json", b"content-length": str(len(body)).encode(), **(headers or {})}
    await send({"type": "http.response.start", "status": status, "headers": list(told.items())})
    await send({"type": "http.response.body", "body": body, "more_body": False})
