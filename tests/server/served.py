"""A real server in a process of its own, and pages made of code that talk to it over real sockets."""

import contextlib
import json
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Frame = dict[str, Any]


class Served:
    """`with Served(url) as server:` The address stays the same over a restart."""

    def __init__(
        self, database: str, pause: float = 0.0, more: tuple[str, ...] = ("--grace", "0"), base: str = ""
    ) -> None:
        self.database = database
        self.base = base  # of all paths
        self.more = more  # arguments of `mathom serve`
        self.pause = pause
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.output = ""

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        command = [sys.executable, "-u", "-m", "mathom", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--pause", str(self.pause), "--workers", "1", "--base", self.base, *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        while line and "the table is at" not in line:
            self.output += line
            line = self.process.stdout.readline()
        assert line, self.output
        self.port = int(line.split("localhost:")[1].split("/")[0])
        self.wait_until_up()

    def wait_until_up(self) -> None:
        """as long as it lives: a busy machine takes its time"""
        until = time.monotonic() + 60
        while self.process is not None and self.process.poll() is None and time.monotonic() < until:
            try:
                self.get("/api/games")
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def stop(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        out, _ = self.process.communicate(timeout=60)
        self.output += out
        self.process = None

    # -- requests

    def request(self, path: str, body: bytes | None = None, token: str = "") -> tuple[int, bytes]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            return asked(Request(f"http://127.0.0.1:{self.port}{self.base}{path}", body, headers))
        except HTTPException as error:  # it was killed in the midst of its answer
            raise ConnectionError("half an answer") from error

    def get(self, path: str, token: str = "") -> Any:
        status, body = self.request(path, token=token)
        assert status == 200, body
        return json.loads(body)

    def open_table(
        self,
        *kinds: str,
        chat: bool = True,
        clock: int = 0,
        answers: str = "strict",
        game: str = "two-towers",
        options: dict[str, str] | None = None,
    ) -> tuple[str, list[str]]:
        """seats as `person` or the level of a bot; the table and the tokens of the persons"""
        names = ("Ada", "Bo", "Cy", "Di", "Ed")
        seats = [
            {"kind": "person", "name": names[i]}
            if kind == "person"
            else {"kind": "bot", "name": names[i], "level": kind}
            for i, kind in enumerate(kinds)
        ]
        manner = {"chat": chat, "clock": clock, "answers": answers}
        wanted = {"game": game, "seats": seats, "options": options or {}, **manner}
        status, body = self.request("/api/tables", json.dumps(wanted).encode())
        if status == 503:
            raise ConnectionError("the store is away")
        assert status == 201, body
        opened = json.loads(body)
        return opened["table"], [token for token in opened["tokens"] if token]

    def page(self, table: str, *tokens: str, seen: int | None = None) -> "Page":
        return Page(f"{self.port}{self.base}", table, list(tokens), seen)


class Page:
    """One socket at a table; keeps every frame it was sent."""

    def __init__(self, place: str, table: str, tokens: list[str], seen: int | None = None) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{place}/ws/{table}", max_size=None, open_timeout=20, legacy=True
        )
        self.frames: list[Frame] = []
        self.seq = -1
        self.views: dict[str, Any] = {}
        self.say({"hello": {"tokens": tokens, "seen": seen}})
        self.welcome = self.until(lambda f: "welcome" in f)["welcome"]

    def say(self, frame: object) -> None:
        self.socket.send(frame if isinstance(frame, str) else json.dumps(frame))

    def hear(self, timeout: float = 20.0) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        if "views" in frame and "seq" in frame:
            self.seq, self.views = frame["seq"], frame["views"]
        return frame

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        while True:
            frame = self.hear()
            if wanted(frame):
                return frame

    def command(self, seat: int, command: str | None = None, **what: Any) -> Frame:
        """sends it and waits for the answer"""
        name = command or str(uuid.uuid4())
        self.say({"id": name, "seat": seat, **what})
        return self.until(lambda f: name in (f.get("ok"), f.get("refused"), f.get("hint"), f.get("about")))

    def do(self, seat: int, text: str, command: str | None = None, seq: int | None = None) -> Frame:
        return self.command(seat, command, do=text, seq=self.seq if seq is None else seq)

    def let_bots_finish(self, *seats: int) -> None:
        """the persons at these seats leave the rest of the game to bots"""
        for seat in seats:
            assert "ok" in self.command(seat, bot="easy")
        self.until(lambda f: any("result" in view for view in f.get("views", {}).values()))

    def drain(self) -> None:
        """hears all that has been said, until it is quiet"""
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(0.3)

    def wait_for(self, seq: int) -> None:
        while self.seq < seq:
            self.hear()

    def wait_for_turn(self, seat: int) -> None:
        """until the seat may do something, or the game is over"""
        while str(seat) not in self.views or not (self.view(seat).get("options") or self.view(seat).get("result")):
            self.hear()

    def view(self, seat: int | None = None) -> Any:
        return self.views["" if seat is None else str(seat)]

    def options(self, seat: int) -> list[str]:
        return [option["text"] for option in self.view(seat).get("options", [])]

    def close(self) -> None:
        self.socket.close()


def asked(request: Request) -> tuple[int, bytes]:
    try:
        with urlopen(request, timeout=20) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        return error.code, error.read()


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'mathom.db'}"
