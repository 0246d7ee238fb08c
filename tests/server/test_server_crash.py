"""The server is killed hard at random moments during play: no acknowledged move is lost, none is doubled.

MATHOM_KILLS says how often; `docs/reliability.md` has the figures of long runs."""

import json
import os
import random
import signal
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from server.served import Page, Served, sqlite

KILLS = int(os.environ.get("MATHOM_KILLS", "15"))
TROUBLE = (WebSocketException, OSError, TimeoutError, AssertionError)


class Player:
    """Two seats of one table at one page: takes options at random, sends again what was not acknowledged."""

    def __init__(self, server: Served, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.table, self.tokens = server.open_table("person", "person")
        self.acknowledged: dict[int, str] = {}  # by seq
        self.unanswered: tuple[str, int, str] | None = None  # command, seat, text
        self.sent = 0

    def play(self, stop: threading.Event) -> None:
        """until the server is gone or the game is over"""
        try:
            page = self.server.page(self.table, *self.tokens)
            page.wait_for(0)
            while not stop.is_set() and not page.view(0).get("result"):
                self.move(page)
        except TROUBLE:
            return

    def move(self, page: Page) -> None:
        if self.unanswered is None:
            seat = 0 if page.options(0) else 1
            text = self.chance.choice(page.options(seat))
            self.sent += 1
            self.unanswered = (f"move-{self.sent}", seat, text)
        command, seat, text = self.unanswered
        answer = page.do(seat, text, command)
        self.unanswered = None
        if "ok" in answer:
            self.acknowledged[answer["seq"]] = text
            page.wait_for(answer["seq"])

    def check(self) -> int:
        """what is stored against what was acknowledged; how many moves there are"""
        page = self.server.page(self.table, *self.tokens)
        history = page.until(lambda frame: "history" in frame)["history"]["0"]
        assert [seq for seq, _ in history] == list(range(1, len(history) + 1))
        lines = self.server.request(f"/api/tables/{self.table}/record", token=self.tokens[0])[1].splitlines()[1:]
        done = [json.loads(line)["do"] for line in lines]
        assert len(done) == len(history)
        for seq, text in self.acknowledged.items():
            assert done[seq - 1] == text
        unacknowledged = len(done) - len(self.acknowledged)
        assert 0 <= unacknowledged <= 1, "only the one move under way may be stored without the page having heard of it"
        page.close()
        return len(done)


def test_a_server_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    chance = random.Random(2002)
    with Served(sqlite(tmp_path)) as server:
        players = [Player(server, i) for i in range(3)]
        moves = 0
        for kill in range(KILLS):
            if kill % 10 == 9:  # fresh tables, so that nobody plays to the end
                players = [Player(server, 100 * kill + i) for i in range(3)]
            stop = threading.Event()
            threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
            for thread in threads:
                thread.start()
            time.sleep(chance.uniform(0.05, 0.4))
            server.stop(signal.SIGKILL)
            stop.set()
            for thread in threads:
                thread.join(30)
            server.start()
            moves += sum(player.check() for player in players)
        assert moves > KILLS
