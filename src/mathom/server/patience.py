"""Connections that say nothing, or half of something, are closed after a while; and no address has too many."""

import asyncio
from collections import defaultdict
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

SECONDS = 15.0  # in which the head of a request must have come
MOST = 150  # connections of one address that have not yet asked for anything
SILENT: defaultdict[str, dict[Any, None]] = defaultdict(dict)  # such connections by address, the oldest first


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """uvicorn's own, which waits for the rest of a request for ever"""

    alarm: asyncio.TimerHandle | None = None
    address = ""

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
        if self.transport.is_closing():
            return
        if cycle is None or (cycle.response_complete and self.timeout_keep_alive_task is None):
            self.transport.close()
        else:
            self.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.address and getattr(self, "cycle", None) is not None:
            self.heard()

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
        if self.alarm is not None:
            self.alarm.cancel()
        super().connection_lost(exc)
