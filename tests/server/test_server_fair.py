"""Fair work and fair play: no wish holds up another table, a seat waits for who left, the clock is of who is asked."""

import asyncio
import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Event

import pytest

from mathom.server.house import House
from mathom.server.live import RATE
from mathom.server.problems import Refused
from mathom.server.room import Room
from mathom.server.store import Entry, SeatRow
from server.served import Frame, Page, Served, sqlite
from server.stored import in_house, new_table, play
from server.test_server_fuzz import a_record
from server.windows import NO_ANSWER, PERSON, at_table, on_the_way


def bot_answers(page: Page) -> None:
    """seat 0 moves until it has been the bot's turn"""
    moved = page.seq
    while page.seq == moved:
        page.wait_for_turn(0)
        answer = page.do(0, page.options(0)[0])
        assert "ok" in answer
        moved = answer["seq"]
        page.wait_for(moved)
        page.wait_for_turn(0)


def heard_by_now(page: Page, answer: str) -> int:
    """how many such answers have come, without waiting for more"""
    with suppress(TimeoutError):
        while True:
            page.hear(0.01)
    return sum(answer in frame for frame in page.frames)


# Whether somebody is held up is told by the order in which things come to pass, not by a clock: a machine that has
# other work makes all of them slow.


def test_seventy_hints_hold_up_no_other_table(tmp_path: Path) -> None:
    """and a few at each of twenty more: a bot answers three times while they are still thought about"""
    with Served(sqlite(tmp_path)) as server:
        other, (bo,) = server.open_table("person", "hard")
        page = server.page(other, bo)
        bot_answers(page)  # its process has started
        asking = []
        for _ in range(21):
            table, (ada, _) = server.open_table("person", "person")
            asking.append(server.page(table, ada))
            asking[-1].wait_for(0)
        greedy, *modest = asking
        for n in range(70):
            greedy.say({"id": f"h{n}", "seat": 0, "hint": True})
        for one in modest:
            for n in range(3):
                one.say({"id": f"h{n}", "seat": 0, "hint": True})
        for _ in range(50):
            refused = greedy.until(lambda f: "refused" in f)
            assert "try again in" in refused["words"]["text"]
        for _ in range(3):
            bot_answers(page)
        assert sum(heard_by_now(one, "hint") for one in modest) < 3 * len(modest)


def test_masters_that_somebody_only_watches_hold_up_no_table_that_is_played(tmp_path: Path) -> None:
    """a bot answers three times before twenty masters have moved once each"""
    with Served(sqlite(tmp_path)) as server:
        tables = [server.open_table("master", "master")[0] for _ in range(20)]
        other, (bo,) = server.open_table("person", "hard")
        page = server.page(other, bo)
        bot_answers(page)  # its process has started
        watching = [server.page(table) for table in tables]
        for _ in range(3):
            bot_answers(page)
        assert {one.welcome["over"] for one in watching} == {False}
        assert sum(server.get(f"/api/tables/{table}")["moves"] for table in tables) < len(tables)


def test_uploads_undos_half_requests_and_sockets_hold_up_no_table(tmp_path: Path) -> None:
    """all at once, from one address that has no limits of its own; uploads and undos go on until a bot has answered
    three times"""
    with Served(sqlite(tmp_path)) as server, ExitStack() as ends:
        greedy, tokens = server.open_table("person", "person")
        other, (bo,) = server.open_table("person", "hard")
        taking_back = server.page(greedy, *tokens)
        taking_back.wait_for(0)
        page = server.page(other, bo)
        bot_answers(page)  # its process has started
        body = "".join(json.dumps(line) + "\n" for line in a_record(4)).encode()
        enough = Event()

        def upload() -> set[int]:
            found = set()
            while not enough.is_set():
                found.add(server.request("/api/records", body)[0])
            return found

        def undo() -> list[Frame]:
            for n in range(60):
                taking_back.say({"id": f"u{n}", "seat": 0, "undo": True, "seq": 0})
            while not enough.wait(2 / RATE):  # more at once would be a flood
                taking_back.command(0, undo=True, seq=0)
            taking_back.command(0, "the last", back=True)
            return [frame for frame in taking_back.frames if "refused" in frame]

        for _ in range(170):
            half = ends.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            half.sendall(b"GET /api/games HTTP/1.1\r\nX-Slow: ")
        watching = [server.page(greedy) for _ in range(20)]
        with ThreadPoolExecutor(5) as threads:
            uploads = [threads.submit(upload) for _ in range(4)]
            undone = threads.submit(undo)
            try:
                for _ in range(3):
                    bot_answers(page)
            finally:
                enough.set()
        assert set().union(*(one.result() for one in uploads)) == {201}
        assert any("try again in" in frame["words"]["text"] for frame in undone.result())
        assert len(watching) == 20


def test_a_seat_waits_for_who_has_left_and_its_owner_takes_it_back_at_once(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path), more=("--grace", "1.5")) as server:
        table, (ada, bo) = server.open_table("person", "person")
        page, other = server.page(table, ada), server.page(table, bo)
        page.wait_for(0)
        assert page.command(1, bot="easy")["words"]["text"] == "this player is here"
        other.close()
        page.until(lambda f: f.get("here") == [0])
        told = page.command(1, bot="easy")["words"]
        assert told["text"].startswith("this player may come back")
        assert 1 <= told["args"]["n"] <= 2
        while "refused" in page.command(1, bot="easy"):
            time.sleep(0.2)
        back = server.page(table, bo)
        assert "ok" in back.command(1, back=True)
        assert "ok" in back.command(1, bot="easy"), "one's own seat at any time"


def test_an_hour_of_undos_is_not_to_be_had(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, (ada, _) = server.open_table("person", "person")
        page = server.page(table, ada)
        page.wait_for(0)
        answers = [page.command(0, undo=True, seq=0) for _ in range(40)]
        assert sum("try again in" in answer["words"]["text"] for answer in answers) >= 5


def test_the_clock_belongs_to_who_is_asked(tmp_path: Path) -> None:
    """seat 1 is active and travels; seat 0 is asked whether it answers, and its time runs"""

    async def look(room: Room) -> None:
        clock = room.clock
        clock.seconds = 100
        clock.wind()
        assert (clock.asked, room.game.moment(room.match.state).active) == (0, 1)
        assert clock.seconds_left() == pytest.approx(100, abs=1)
        await asyncio.sleep(0.3)
        moved = time.monotonic()
        await room.move(0, "pass", room.seq, None)
        assert clock.asked == 1, "now the other is asked"
        left = clock.seconds_left()
        assert left is not None
        assert 100 - (time.monotonic() - moved) - 0.1 <= left <= 100  # it is told in tenths
        assert clock.left[0] < 99.8, "the first has used some of its own time, and none of it runs now"
        clock.stop()
        clock.ring(1, clock.turn)
        assert (clock.is_up(1), clock.is_up(0)) == (True, False)
        clock.overdue.clear()
        clock.seconds = 0

    at_table(tmp_path, on_the_way(NO_ANSWER), [PERSON, SeatRow("person", "", "other")], look)


def test_moves_of_many_tables_share_a_commit_and_one_that_lost_its_place_harms_no_other(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        rooms = [(await new_table(house))[0] for _ in range(12)]
        await asyncio.gather(*(play(room, 3) for room in rooms))
        writer = house.store.writer
        assert writer.entries == 36
        assert writer.commits < 20, "they were written together"
        late = rooms[0]
        _, move = late.match.prepare(late.match.state.actions()[0])
        await house.store.add_entry(late.id, Entry(late.seq + 1, late.match.line(move)))  # as another worker would
        results = await asyncio.gather(*(play(room, 1) for room in rooms), return_exceptions=True)
        assert isinstance(results[0], Refused)
        assert results[1:] == [None] * 11
        assert [room.moves for room in rooms[1:]] == [4] * 11

    in_house(tmp_path, visit)
