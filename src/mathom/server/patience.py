"""Connections that say nothing, or half of something, or far too much, or that take nothing of what they are told, are
closed after a while; and no address has too many that are silent."""

import asyncio
from collections import defaultdict
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS = 15.0  # in which the head of a request must have come
STUCK = 60.0  # seconds in which who is told much must have taken some of it
LEAST = 1 << 14  # bytes
HEAD = 1 << 16  # bytes of the head of a request
BODY = 8 << 20  # bytes of its body; what can be stored is far less, and is told so
MOST = 150  # connections of one address that have not yet asked for anything
SILENT: defaultdict[str, dict[Any, None]] = defaultdict(dict)  # such connections by address, the oldest first


class Takes:
    """lets go of who takes nothing: what waits for him would wait for ever, also once the connection is closed"""

    transport: Any
    loop: asyncio.AbstractEventLoop
    stuck: asyncio.TimerHandle | None = None
    waiting = 0  # bytes that he has not taken

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.wait_for_him()

    def wait_for_him(self) -> None:
        self.waiting = self.transport.get_write_buffer_size()
        self.stuck = self.loop.call_later(STUCK, self.look_at_him)

    def look_at_him(self) -> None:
        if self.waiting - self.transport.get_write_buffer_size() < LEAST:
            self.transport.abort()
        else:
            self.wait_for_him()

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self.takes_again()

    def takes_again(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


class PatientProtocol(Takes, AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """uvicorn's own, which waits for the rest of a request for ever, however much comes"""

    alarm: asyncio.TimerHandle | None = None
    address = ""
    in_head = True
    many = 0  # bytes of this head or body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        silent = SILENT[self.address]
        silent[self] = None
        if len(silent) > MOST:
            next(iter(silent)).give_up()
        self.wait()

    def give_up(self) -> None:
        self.heard()
        self.transport.close()

    def wait(self) -> None:
        self.alarm = self.loop.call_later(SECONDS, self.look)

    def look(self) -> None:
        """closes the connection unless a request is being answered; after an answer uvicorn itself waits a while"""
        cycle = getattr(self, "cycle", None)
        if self.transport.is_closing():  # what is left is little, or he is being waited for
            if self.stuck is None:
                self.transport.abort()
        elif cycle is None or (cycle.response_complete and self.timeout_keep_alive_task is None):
            self.transport.close()
        else:
            self.wait()

    def data_received(self, data: bytes) -> None:
        self.many += len(data)
        super().data_received(data)
        if self.many > (HEAD if self.in_head else BODY):
            self.transport.abort()
        if self.address and getattr(self, "cycle", None) is not None:
            self.heard()

    # as httptools tells it; h11 has limits of its own

    def on_headers_complete(self) -> None:
        self.in_head, self.many = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head, self.many = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.heard()
        super().handle_websocket_upgrade(*args)

    def heard(self) -> None:
        if self.address:
            SILENT[self.address].pop(self, None)
            if not SILENT[self.address]:
                del SILENT[self.address]
            self.address = ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.heard()
        self.takes_again()
        if self.alarm is not None:
            self.alarm.cancel()
        super().connection_lost(exc)


class Mail:
    """What has come in and one reader has not yet taken: as much of `asyncio.Queue` as is needed, in a tenth of the
    memory, of which each open page has one"""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        while not self.items:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.items.pop(0)

    def empty(self) -> bool:
        return not self.items

    def qsize(self) -> int:
        return len(self.items)


class PatientSocket(Takes, WebSocketsSansIOProtocol):
    """uvicorn's own, which answers any number of frames that say nothing"""

    PIECE = 4096  # bytes that are looked at before others have their turn to be refused
    QUEUED = 200  # frames that may wait to be answered
    PIECES = 64  # of one message
    IDLE = 30  # frames that say nothing at once, then one a second

    quiet_at = 0.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mail()  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), self.PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + self.PIECE])
            if self.queue.qsize() > self.QUEUED or len(self.frames) > self.PIECES:
                self.transport.abort()

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.request.headers.clear()  # the page is connected, and they would stay as long as it does
        del self.request, self.response

    def handle_ping(self) -> None:
        super().handle_ping()
        self.says_nothing()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self.says_nothing()

    def says_nothing(self) -> None:
        now = self.loop.time()
        self.quiet_at = max(now, self.quiet_at) + 1.0
        if self.quiet_at > now + self.IDLE:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.takes_again()
        super().connection_lost(exc)
