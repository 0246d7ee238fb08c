"""Load: N tables of four sockets with scripted players. Prints how long a move takes from being sent until the other
seats have it, and counts errors and lost moves.

    python bench/load.py --tables 200 --moves 20

It starts a server of its own, in a process of its own, on a database in a temporary folder."""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


@dataclass
class Tally:
    waits: list[float] = field(default_factory=list)  # seconds from sent to received, for each other seat
    moves: int = 0
    errors: list[str] = field(default_factory=list)
    lost: int = 0


class Table:
    def __init__(self, port: int, number: int, tally: Tally, pause: float) -> None:
        self.port = port
        self.chance = random.Random(number)
        self.tally = tally
        self.pause = pause
        self.sockets: list[ClientConnection] = []
        self.sent_at: dict[int, float] = {}  # by seq
        self.mover: dict[int, int] = {}
        self.heard: dict[int, set[int]] = {}  # by seq: the seats that have the update
        self.acknowledged: set[int] = set()
        self.table = ""

    def open(self) -> list[str]:
        seats = [{"kind": "person", "name": f"Seat {i}"} for i in range(SEATS)]
        body = json.dumps({"game": "two-towers", "seats": seats}).encode()
        request = Request(f"http://127.0.0.1:{self.port}/api/tables", body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=60) as answer:
            opened: dict[str, Any] = json.load(answer)
        self.table = opened["table"]
        tokens: list[str] = opened["tokens"]
        return tokens

    async def play(self, moves: int) -> None:
        try:
            tokens = await asyncio.to_thread(self.open)
            for token in tokens:
                socket = await connect(f"ws://127.0.0.1:{self.port}/ws/{self.table}", max_size=None, open_timeout=60)
                await socket.send(json.dumps({"hello": {"tokens": [token], "seen": None}}))
                self.sockets.append(socket)
            await asyncio.gather(*(self.sit(seat, socket, moves) for seat, socket in enumerate(self.sockets)))
        except Exception as error:
            self.tally.errors.append(f"{type(error).__name__}: {error}")
        self.tally.lost += sum(len(self.heard.get(seq, ())) < SEATS for seq in self.acknowledged)
        for socket in self.sockets:
            await socket.close()

    async def sit(self, seat: int, socket: ClientConnection, moves: int) -> None:
        """one seat: hears every update, moves when it is its turn"""
        while True:
            frame = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if "refused" in frame or "error" in frame:
                self.tally.errors.append(str(frame)[:200])
                return
            if "ok" in frame:
                self.acknowledged.add(frame["seq"])
            if "views" not in frame:
                continue
            seq, view = frame["seq"], frame["views"][str(seat)]
            self.heard.setdefault(seq, set()).add(seat)
            if seq in self.sent_at and seat != self.mover[seq]:
                self.tally.waits.append(time.perf_counter() - self.sent_at[seq])
            if seq >= moves:
                return
            if view.get("options"):
                await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1.5))
                option = self.chance.choice(view["options"])
                self.mover[seq + 1] = seat
                self.sent_at[seq + 1] = time.perf_counter()
                self.tally.moves += 1
                command = {"id": f"{seat}-{seq}", "seat": seat, "do": option["text"], "seq": seq}
                await socket.send(json.dumps(command))


async def drive(port: int, tables: int, moves: int, pause: float) -> Tally:
    tally = Tally()
    await asyncio.gather(*(Table(port, i, tally, pause).play(moves) for i in range(tables)))
    return tally


def start_server(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-u", "-m", "mathom", "serve", "--port", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{Path(folder) / 'load.db'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if "localhost:" in line:
            return server, int(line.split("localhost:")[1].split("/")[0])
    raise SystemExit("the server did not start")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=20, help="at each table (20)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks, on average (1)")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        server, port = start_server(folder)
        try:
            started = time.perf_counter()
            tally = asyncio.run(drive(port, args.tables, args.moves, args.pause))
            took = time.perf_counter() - started
        finally:
            server.terminate()
            server.wait(20)
    waits = sorted(tally.waits)
    p50, p95, p99 = (1000 * waits[int(len(waits) * p)] if waits else 0.0 for p in (0.5, 0.95, 0.99))
    pace = f"{tally.moves} moves in {took:.1f} s ({tally.moves / took:.0f} a second)"
    print(f"{args.tables} tables of {SEATS} sockets, {pace}")
    print(f"from sent to received: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms ({len(waits)} updates)")
    print(f"errors: {len(tally.errors)}, lost moves: {tally.lost}")
    for error in tally.errors[:5]:
        print(f"  {error}")
    return 1 if tally.errors or tally.lost else 0


if __name__ == "__main__":
    sys.exit(main())
