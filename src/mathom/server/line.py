"""The line to a page, as the server hands it over. There are thousands at once: nothing is kept with one that it does
not need. The framework of the requests would keep a copy of the request and a dozen wrappers."""

import contextlib

from mathom.server.gate import Receive, Send


class Left(Exception):
    """The page is gone."""


class Line:
    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send

    async def open(self) -> None:
        await self.receive()  # that somebody would connect
        await self.send({"type": "websocket.accept"})

    async def hear(self) -> str:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Left
        return message.get("text") or ""  # a binary frame has no text

    async def say(self, text: str) -> None:
        await self.send({"type": "websocket.send", "text": text})

    async def close(self, code: int = 1000) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it is closed already
            await self.send({"type": "websocket.close", "code": code})
