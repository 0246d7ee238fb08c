"""The gate: what every request passes before anything else looks at it, and what every answer carries."""

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec

from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg, say
from mathom.server.fair import Busy, Quota
from mathom.server.problems import LOG, NOTHING, REASONS

Scope = dict[str, Any]  # of ASGI
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
}
KINDS = {"application/json", "application/x-ndjson", "application/octet-stream"}  # that no foreign page may post
BODY_SECONDS = 30.0  # that the body of a request may take
DEAR = 10  # pictures that count like a request
CHRONICLE = 30  # requests that the chronicle of a whole game counts like
PATH, QUERY = 1000, 1 << 15  # letters of an address: whatever looks at one may remember it
FOREIGN = msg("this was asked by a page of another address")
NOT_OURS = msg("this house is not known by that name; who runs it can add it with --name")
NOT_JSON = msg("only JSON can be sent here (Content-Type: application/json)")


class Limits(msgspec.Struct, frozen=True):
    """How much one address may ask; this machine itself may ask anything."""

    tables: tuple[int, float] = (30, 6.0)  # so many at once, then one in so many seconds
    uploads: tuple[int, float] = (6, 15.0)
    texts: tuple[int, float] = (40, 2.0)
    requests: tuple[int, float] = (600, 0.05)
    visits: tuple[int, float] = (120, 0.5)  # sockets, one after the other
    sockets: int = 80  # open at the same time


class Gate:
    def __init__(
        self,
        app: Any,
        names: tuple[str, ...] = (),
        limits: Limits | None = None,
        at_table: Any = None,
        base: str = "",
    ) -> None:
        self.app = app
        self.at_table = at_table  # what answers the pages at tables
        self.base = base  # the path below which the house stands; nobody behind the gate sees it in a path
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
        self.visits = Quota(*self.limits.visits)
        self.sockets: Counter[str] = Counter()
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.look_for_proxy(scope)
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
        self.let_in(scope)
        try:
            self.count(scope)
        except Busy as busy:
            await answer(send, 429, busy.words, {b"retry-after": str(busy.seconds).encode()})
            return
        started, until = False, monotonic() + BODY_SECONDS

        async def in_time() -> Message:
            if started:  # what comes after the body is that the other side has left
                return await receive()
            return await asyncio.wait_for(receive(), until - monotonic())

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
        if foreign or (who and not self.may_visit(who)):
            await receive()
            await send({"type": "websocket.close", "code": 4403 if foreign else 4429, "reason": ""})
            return
        self.let_in(scope)
        self.sockets[who] += 1
        try:
            if table_of(scope):
                scope["headers"] = []  # nobody looks at them any more, and a page stays for hours
                await self.at_table(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def let_in(self, scope: Scope) -> None:
        if self.base:
            scope["path"] = scope["path"].removeprefix(self.base) or "/"

    def may_visit(self, who: str) -> bool:
        if self.sockets[who] >= self.limits.sockets:
            return False
        try:
            self.visits.take(who)
        except Busy:
            return False
        return True

    def look_for_proxy(self, scope: Scope) -> None:
        """who comes through a proxy that is not named would pass for this machine itself, which may ask anything"""
        if self.warned or "headers" not in scope or stranger(scope):
            return
        if any(name in (b"x-forwarded-for", b"forwarded", b"x-real-ip") for name, _ in scope["headers"]):
            self.warned = True
            LOG.warning("requests come through a proxy that is not named: nobody is limited; see --proxy")

    def refusal(self, scope: Scope) -> tuple[int, Msg] | None:
        if len(scope["path"]) > PATH or len(scope["query_string"]) > QUERY:
            return 414, REASONS[413]
        if not f"{scope['path']}/".startswith(f"{self.base}/"):
            return 404, NOTHING
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
        self.requests.take(who, weight(scope))
        if scope.get("method") == "POST":
            path = str(scope["path"]).rstrip("/")
            for end, quota in self.quotas.items():
                if path.endswith(end) or (end == "/api/tables" and path.startswith("/api/alone/")):
                    quota.take(who)


def weight(scope: Scope) -> int:
    """how many others a request counts like"""
    path, query = str(scope["path"]), bytes(scope["query_string"])
    if path.endswith("/chronicle"):
        return CHRONICLE
    return 1 + query.count(b",") // DEAR + query.lower().count(b"%2c") // DEAR if path.startswith("/art/") else 1


def table_of(scope: Scope) -> str:
    """at which a page would sit"""
    table = str(scope["path"]).removeprefix("/ws/").rstrip("/")
    return "" if "/" in table else table


def stranger(scope: Any) -> str:
    """the address a request comes from; "" for this machine's own. Who has an address of the sixth version has very
    many of them: they count as one"""
    text = str((scope.get("client") or ("", 0))[0])
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return ""
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


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
