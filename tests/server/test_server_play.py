"""Playing over sockets: whole games, what others see, coming back, sending twice."""

import asyncio
import json
import signal
import time
from typing import Any

import pytest
from sqlalchemy.event import listen

import mathom
from mathom.server.house import House, WantedSeat, WantedTable
from mathom.server.store import Store
from mathom.server.thinkers import Thinkers
from server.served import Page, Served


def play_on(pages: list[Page], seats: list[int], moves: int) -> None:
    """each person takes the first option, `moves` times in all or to the end"""
    for page in pages:
        page.drain()
    for _ in range(moves):
        for page in pages:
            page.wait_for(max(p.seq for p in pages))
        at_turn = [(page, seat) for page, seat in zip(pages, seats, strict=True) if page.options(seat)]
        if not at_turn:
            return
        page, seat = at_turn[0]
        answer = page.do(seat, page.options(seat)[0])
        assert "ok" in answer, answer
        page.wait_for(answer["seq"])
    for page in pages:
        page.wait_for(max(p.seq for p in pages))


def test_a_whole_game_of_two_people_and_a_spectator(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    pages = [server.page(table, ada), server.page(table, bo)]
    watcher = server.page(table)
    for page in (*pages, watcher):
        page.wait_for(0)
    play_on(pages, [0, 1], 400)
    result = pages[0].view(0)["result"]
    for page in (*pages, watcher):
        page.wait_for(pages[0].seq)
    assert pages[1].view(1)["result"] == result
    assert watcher.view()["result"] == result
    assert watcher.welcome["seats"] == []
    status, record = server.request(f"/api/tables/{table}/record")
    assert status == 200
    head, *lines = [json.loads(line) for line in record.splitlines()]
    match = mathom.Match.from_lines("the record", head, lines)
    assert match.state.over
    assert list(match.result.ranking if match.result else ()) == result["ranking"]
    seen = server.get(f"/api/tables/{table}/replay?seq=3&seat=1")
    assert (seen["view"]["seq"], seen["view"]["viewer"], seen["moves"]) == (3, 1, len(lines))


@pytest.mark.parametrize("levels", [("normal", "easy"), ("hard",)])
def test_bots_take_their_turns(server: Served, levels: tuple[str, ...]) -> None:
    table, (ada,) = server.open_table("person", *levels)
    page = server.page(table, ada)
    for _ in range(3 if "hard" in levels else 40):
        page.wait_for_turn(0)
        if page.view(0).get("result"):
            break
        assert "ok" in page.do(0, page.options(0)[0])
    assert page.seq > 3


def test_no_frame_tells_what_a_seat_must_not_know(server: Served) -> None:
    """every frame of every page, against what its seat may know: its own drawn cards and hand, nobody else's"""
    table, (ada, bo) = server.open_table("person", "person", "normal")
    pages = [server.page(table, ada), server.page(table, bo)]
    watcher = server.page(table)
    for page in (*pages, watcher):
        page.wait_for(0)
    for _ in range(15):
        for page, seat in zip(pages, (0, 1), strict=True):
            page.wait_for_turn(seat)
            may = page.options(seat)
            page.do(seat, next((text for text in ("draw", "done") if text in may), may[0]))
    watcher.drain()
    seats: list[tuple[Page, int | None]] = [(pages[0], 0), (pages[1], 1), (watcher, None)]
    for page, viewer in seats:
        scanned = 0
        for frame in page.frames:
            for view in frame.get("views", {}).values():
                scanned += 1
                assert view["viewer"] == viewer
                check_view(view, viewer)
        assert scanned > 20


def check_view(view: Any, seat: int | None) -> None:
    for zone in view["zones"]:
        if zone["kind"] == "hand" and zone["owner"] != seat:
            assert "pieces" not in zone
        if zone["id"] == "pile":
            assert "pieces" not in zone
    for event in view.get("events", []):
        if event.get("source") == "pile" and event["kind"] == "move":
            assert ("face" in event) == (event["seat"] == seat)
            assert ("card" in event["words"]["args"]) == (event["seat"] == seat)


def test_the_same_command_twice_is_one_move(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page, other_tab = server.page(table, ada), server.page(table, ada)
    page.wait_for(0)
    other_tab.wait_for(0)
    first = page.do(0, "draw", "abc", seq=0)
    again = page.do(0, "draw", "abc", seq=0)
    in_other_tab = other_tab.do(0, "draw", "abc", seq=0)
    assert first["seq"] == again["seq"] == in_other_tab["seq"] == 1
    late = other_tab.do(0, "draw", seq=0)
    assert late["words"]["text"] == "the table has changed meanwhile; look again"
    assert server.get(f"/api/tables/{table}")["moves"] == 1


def test_a_page_that_comes_back_gets_exactly_what_it_missed(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    pages = [server.page(table, ada), server.page(table, bo)]
    for page in pages:
        page.wait_for(0)
    play_on(pages, [0, 1], 4)
    pages[1].wait_for(4)
    pages[1].close()
    stayed = server.page(table, bo, seen=4)
    play_on([pages[0], stayed], [0, 1], 5)
    stayed.wait_for(pages[0].seq)
    back = server.page(table, bo, seen=4)
    back.wait_for(stayed.seq)
    missed = [f for f in back.frames if "views" in f]
    assert [f["seq"] for f in missed] == list(range(5, stayed.seq + 1))
    told = {f["seq"]: f["views"] for f in stayed.frames if f.get("what") == "move"}
    assert all(f["views"] == told[f["seq"]] for f in missed if f["seq"] in told)


def test_undo_is_told_to_all(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, bo)
    page.wait_for(0)
    offer = next(text for text in page.options(0) if text.startswith("offer"))
    before = page.view(0)["zones"]
    page.do(0, offer)
    page.wait_for(1)
    assert page.frames[-1].get("can_undo", [0]) == [0]
    assert "ok" in page.command(0, undo=True, seq=1)
    page.wait_for(2)
    assert page.view(0)["zones"] == before
    other.wait_for(2)
    assert other.frames[-1].get("what") == "undo" or other.frames[-2].get("what") == "undo"
    assert "refused" in page.command(0, undo=True, seq=2)


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    page = server.page(table, ada)
    page.wait_for(0)
    assert "ok" in page.do(0, "draw")
    assert "ok" in page.command(1, bot="normal")
    page.wait_for_turn(0)
    assert page.seq >= 3
    away = server.page(table, bo)
    away.wait_for(page.seq)
    assert away.welcome["kinds"] == ["person", "bot"]
    assert "ok" in away.command(1, back=True)
    refused = page.command(1, bot="normal")
    assert refused["words"]["text"] == "this player is here"


def test_a_person_leaves_the_own_seat_to_a_bot_and_takes_it_back(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, bo)
    page.wait_for(0)
    other.wait_for(0)
    assert "ok" in page.command(0, bot="easy")  # at any time, here in the own turn
    other.wait_for_turn(1)
    page.wait_for(other.seq)
    assert page.seq > 1, "the bot has moved"
    assert [f["seats"]["kinds"] for f in other.frames if "seats" in f] == [["bot", "person"]]
    assert "ok" in page.command(0, back=True)
    assert "ok" in other.command(1, bot="easy")
    page.wait_for_turn(0)
    seq = page.seq
    page.drain()
    assert page.seq == seq, "nobody moves for who has come back"
    assert "ok" in page.do(0, page.options(0)[0])


def test_a_seat_taken_back_while_its_bot_thinks(server: Served) -> None:
    """what the bot had in mind comes too late, and happens not at all"""
    table, (ada, bo) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, bo)
    page.wait_for(0)
    other.wait_for(0)
    page.say({"id": "bot", "seat": 0, "bot": "hard"})
    page.say({"id": "back", "seat": 0, "back": True})  # has come before the bot could think
    assert page.until(lambda f: f.get("ok") == "back")["seq"] == 2, "before the bot had moved"
    page.wait_for(2)
    time.sleep(1.5)
    page.drain()
    assert page.seq == 2
    assert server.get(f"/api/tables/{table}")["moves"] == 0
    assert "ok" in page.do(0, "draw", seq=2)
    other.wait_for(3)
    lines = server.request(f"/api/tables/{table}/record", token=ada)[1].splitlines()[1:]
    assert [json.loads(line)["do"] for line in lines] == ["draw"]


def test_nobody_takes_a_seat_from_who_is_there(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    page, other, watcher = server.page(table, ada), server.page(table, bo), server.page(table)
    other.wait_for(0)
    assert page.command(1, bot="easy")["words"]["text"] == "this player is here"
    assert page.command(1, back=True)["words"]["text"] == "this seat is not yours"
    assert watcher.command(0, bot="easy")["words"]["text"] == "this seat is not yours"


def test_chat_and_hint(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, bo)
    page.wait_for(0)
    assert "ok" in page.command(0, say="good evening")
    assert other.until(lambda f: "chat" in f)["chat"]["text"] == "good evening"
    assert server.page(table).until(lambda f: "chat" in f)["chat"]["from"] == "Ada"
    for _ in range(2):  # a page that was cut off sends again what was not answered
        assert "ok" in page.command(0, "the-same", say="twice")
    other.drain()
    assert [f["chat"]["text"] for f in other.frames if "chat" in f] == ["good evening", "twice"]
    hint = page.command(0, hint=True)
    assert hint["text"] in page.options(0)
    assert hint["why"]
    assert hint["figures"]["args"]["rounds"] >= 40
    quiet, (cy, _) = server.open_table("person", "person", chat=False)
    refused = server.page(quiet, cy).command(0, say="hello")
    assert refused["words"]["text"] == "there is no chat at this table"


def test_what_is_told_of_a_thing(server: Served) -> None:
    """of what a seat sees, and of nothing else: not of a card in another hand"""
    table, (ada, bo) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, bo)
    page.wait_for(0)
    other.wait_for(0)
    told = page.command(0, about=["discard"])
    assert (told["notes"], told["why_not"]["rule"]) == ([], "TT-33")
    assert other.command(1, about=["pile"])["why_not"]["words"]["args"]["who"] == "Ada"
    hand = next(zone for zone in page.view(0)["zones"] if zone["id"] == "hand:0")
    card = hand["pieces"][0]["id"]
    assert "notes" in page.command(0, about=[card])
    assert other.command(1, about=[card])["words"]["text"] == "there is no such thing on this table"


def test_games_survive_a_restart(database: str) -> None:
    """SQLite and PostgreSQL: after a hard end every acknowledged move is there, once"""
    with Served(database) as server:
        table, (ada,) = server.open_table("person", "easy")
        page = server.page(table, ada)
        acknowledged: dict[int, str] = {}
        for _ in range(4):
            for _ in range(3):
                page.wait_for_turn(0)
                text = page.options(0)[0]
                answer = page.do(0, text)
                acknowledged[answer["seq"]] = text
            server.stop(signal.SIGKILL)
            server.start()
            page = server.page(table, ada)
            moves = page.until(lambda f: "history" in f)["history"]["0"]
            assert [seq for seq, _ in moves] == list(range(1, len(moves) + 1))
            assert max(acknowledged) <= len(moves)
        lines = server.request(f"/api/tables/{table}/record", token=ada)[1].splitlines()[1:]
        done = [json.loads(line)["do"] for line in lines]
        assert all(done[seq - 1] == text for seq, text in acknowledged.items())


def test_two_servers_on_one_database_serve_the_same_table(postgres: str) -> None:
    with Served(postgres) as one, Served(postgres) as two:
        table, (ada, bo) = one.open_table("person", "person")
        pages = [one.page(table, ada), two.page(table, bo)]
        for page in pages:
            page.wait_for(0)
        play_on(pages, [0, 1], 12)
        assert [page.seq for page in pages] == [12, 12]
        for page, seat in zip(pages, (0, 1), strict=True):
            assert "ok" in page.command(seat, say=f"from {seat}")
        for page in pages:
            page.drain()
            assert [f["chat"]["text"] for f in page.frames if "chat" in f] == ["from 0", "from 1"]


def test_one_question_for_all_open_tables(postgres: str) -> None:
    """a server that looks after many tables asks the database no oftener than with one"""

    async def look() -> list[int]:
        house = House(Store(postgres), Thinkers(1), 0.0)
        await house.store.open()
        asked = 0

        def count(*_: Any) -> None:
            nonlocal asked
            asked += 1

        listen(house.store.engine.sync_engine, "before_cursor_execute", count)
        found = []
        wanted = WantedTable("two-towers", [WantedSeat("person"), WantedSeat("person")])
        for _ in range(5):
            room = await house.room((await house.open_table(wanted)).table)
            assert room is not None
            room.listeners.add(lambda _: None)
            asked = 0
            await house.catch_up()
            found.append(asked)
        await house.store.close()
        return found

    assert asyncio.run(look()) == [1] * 5


def test_a_turn_that_takes_too_long_is_ended_by_a_bot(server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person", clock=10)
    page = server.page(table, ada, bo)
    page.wait_for(0)
    assert page.welcome["clock"] == 10
    assert "ok" in page.do(0, "draw")
    page.wait_for(1)
    assert 8 < [f for f in page.frames if "views" in f][-1]["seconds_left"] <= 10
    page.wait_for(2)  # nobody moves: after ten seconds a bot does
    assert not page.options(1) or page.seq > 1


def test_a_clock_that_cannot_be(server: Served) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    body = json.dumps({"game": "two-towers", "seats": seats, "clock": 3}).encode()
    status, answer = server.request("/api/tables", body)
    assert (status, json.loads(answer)["error"]) == (400, "clock: 3 is not 0, nor a number of seconds from 10 to 3600")


def test_a_record_file_can_be_looked_at(server: Served) -> None:
    game = mathom.game("two-towers")
    match = mathom.Match(game, game.new(seats=3, seed=5), ["Ada", "Bo", "Cy"])
    bot = game.bot("greedy")
    unfinished = b"".join(json.dumps(line).encode() + b"\n" for line in match.record())
    status, answer = server.request("/api/records", unfinished)
    assert (status, "not over" in json.loads(answer)["error"]) == (400, True)
    while not match.state.over:
        match.play(bot.choose(match.state))
    status, answer = server.request(
        "/api/records", b"".join(json.dumps(line).encode() + b"\n" for line in match.record())
    )
    assert status == 201
    table = json.loads(answer)["table"]
    seen = server.get(f"/api/tables/{table}/replay?seq={len(match.moves)}&seat=2")
    assert seen["view"]["result"]["ranking"] == list(match.result.ranking if match.result else ())
    assert seen["view"]["seats"][0]["name"] == "Ada"


def test_a_replay_with_everything_open(server: Served) -> None:
    game = mathom.game("two-towers")
    match = mathom.Match(game, game.new(seats=3, seed=5), ["Ada", "Bo", "Cy"])
    bot = game.bot("greedy")
    while not match.state.over:
        match.play(bot.choose(match.state))
    record = b"".join(json.dumps(line).encode() + b"\n" for line in match.record())
    table = json.loads(server.request("/api/records", record)[1])["table"]
    view = server.get(f"/api/tables/{table}/replay?seq=4&seat=all")["view"]
    hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
    assert all(len(zone["pieces"]) == zone["size"] > 0 for zone in hands)
    for seat in ("", "?seat=all", "?seat=0", "?seat=2"):
        at = seat.replace("?", "&")
        views = [server.get(f"/api/tables/{table}/replay?seq={seq}{at}")["view"] for seq in range(1, 31)]
        told = server.get(f"/api/tables/{table}/chronicle{seat}")
        assert told[:30] == [[view["seq"], view.get("events", [])] for view in views]
        assert len(told) == len(match.moves)
    for path in ("?seat=9", "?seat=", "?seat=x"):
        assert server.request(f"/api/tables/{table}/chronicle{path}")[0] == 400
    status, answer = server.request(f"/api/tables/{table}/replay?seq=4&seat=9")
    assert (status, "seats 0 to 2 or all" in json.loads(answer)["error"]) == (400, True)
