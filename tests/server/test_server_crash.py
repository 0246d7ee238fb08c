"""The server is killed hard at random moments during play: no acknowledged move is lost, none is doubled.

MATHOM_KILLS says how often; `docs/reliability.md` has the figures of long runs."""

import asyncio
import json
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any, cast

from websockets.exceptions import WebSocketException

import mathom
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.strike import Strike
from mathom.games.lidless_eye.terms import ASSIGN, ENTER, MOVE, PLAY
from mathom.kernel.state import act_kind
from mathom.match.match import Match
from mathom.server.house import hashed, new_id
from mathom.server.problems import NOT_STORED
from mathom.server.store import SeatRow, Store, TableRow
from server.served import Page, Served, sqlite

KILLS = int(os.environ.get("MATHOM_KILLS", "15"))
TROUBLE = (WebSocketException, OSError, TimeoutError)


class Player:
    """Two seats of one table at one page: takes options at random, sends again what was not acknowledged."""

    def __init__(self, server: Served, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.table, self.tokens = server.open_table("person", "person")
        self.acknowledged: dict[int, str] = {}  # by seq
        self.unanswered: tuple[str, int, str] | None = None  # command, seat, text
        self.finished = False
        self.sent = 0
        self.stored = 0

    def play(self, stop: threading.Event) -> None:
        """until the server is gone or the game is over"""
        try:
            page = self.server.page(self.table, *self.tokens)
            page.wait_for(0)
            while not stop.is_set() and not self.finished:
                self.move(page)
        except TROUBLE:
            return

    def move(self, page: Page) -> None:
        """unless the game is over, of which it may hear only at its next page"""
        if self.unanswered is None:
            self.finished = bool(page.view(0).get("result"))
            if self.finished:
                return
            seat = 0 if page.options(0) else 1
            text = self.chance.choice(page.options(seat))
            self.sent += 1
            self.unanswered = (f"move-{self.sent}", seat, text)
        command, seat, text = self.unanswered
        answer = page.do(seat, text, command)
        if "refused" in answer:
            assert answer["words"]["text"] == NOT_STORED.text  # any other reason would be wrong, at any moment
            raise ConnectionError("the store is away")
        self.unanswered = None
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
        self.stored = len(done)
        return self.stored


def test_a_server_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    chance = random.Random(2002)
    with Served(sqlite(tmp_path)) as server:
        everybody = players = [Player(server, i) for i in range(3)]
        moves = 0
        for kill in range(KILLS):
            if kill % 10 == 9:  # fresh tables, so that nobody plays to the end
                players = [Player(server, 100 * kill + i) for i in range(3)]
                everybody = [*everybody, *players]
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
            if (kill + 1) % 100 == 0 or kill + 1 == KILLS:
                told, stored = sum(len(p.acknowledged) for p in everybody), sum(p.stored for p in everybody)
                print(
                    f"{kill + 1} kills: {told} moves acknowledged, {stored} stored, none lost, none doubled", flush=True
                )
        assert moves > KILLS


def test_killed_inside_a_strike_it_goes_on_there(tmp_path: Path) -> None:
    """Deep in The Lidless Eye: an attack, a strike, perhaps a chain in it. Killed at every decision there, the server
    shows everybody the same table again, and a move that is sent once more is not made twice."""
    table, tokens = asyncio.run(table_before_a_strike(sqlite(tmp_path)))
    with Served(sqlite(tmp_path)) as server:
        page = server.page(table, *tokens)
        page.wait_for(0)
        while not in_strike(page):
            step(page, f"before-{page.seq}")
        kills = 0
        while in_strike(page) and kills < 4:
            seen, seq = told(page), page.seq
            before = step(page, f"move-{seq}") if kills % 2 else None
            server.stop(signal.SIGKILL)
            server.start()
            kills += 1
            page.close()
            page = server.page(table, *tokens)
            page.wait_for(seq)
            if before is None:
                assert (told(page), page.seq) == (seen, seq)
                step(page, f"move-{seq}")
            else:
                assert page.do(before[0], before[1], f"move-{seq}")["seq"] == seq + 1
            assert page.seq == seq + 1
        assert kills >= 2
        record = server.request(f"/api/tables/{table}/record", token=tokens[0])[1].splitlines()
        assert len(record) == 1 + page.seq


async def table_before_a_strike(database: str) -> tuple[str, list[str]]:
    """a table at which the next decision leads to a strike; its id and the tokens of both persons"""
    game = mathom.game("lidless-eye")
    before = state = cast(Eye, game.new(seed=12))
    chance = random.Random(31)
    while not any(isinstance(frame, Strike) for frame in state.stack):
        before = state.copy()
        actions = state.actions()
        eager = [action for action in actions if act_kind(action) in (MOVE, ENTER, PLAY, ASSIGN)]
        state.apply(chance.choice(eager if eager and chance.random() < 0.8 else actions))
    tokens = ["token-of-ada", "token-of-bo"]
    seats = [SeatRow("person", "", hashed(token)) for token in tokens]
    table = new_id()
    store = Store(database)
    await store.open()
    await store.add_table(TableRow(table, Match(game, before, ["Ada", "Bo"]).record()[0], seats, False))
    await store.close()
    return table, tokens


def step(page: Page, command: str) -> tuple[int, str]:
    """the seat at turn takes its first option"""
    seat = 0 if page.options(0) else 1
    text = page.options(seat)[0]
    page.wait_for(page.do(seat, text, command)["seq"])
    return seat, text


def in_strike(page: Page) -> bool:
    return any(words["text"] == "strike on {who}" for words in page.view(0).get("under_way", []))


def told(page: Page) -> dict[str, Any]:
    """the views without the news of the last move, which are not told again"""
    return {key: {name: part for name, part in view.items() if name != "events"} for key, view in page.views.items()}
