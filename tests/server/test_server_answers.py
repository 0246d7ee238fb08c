"""Strict and quick tables: what others learn from a pass, and when; and who is asked again because he holds."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.bots.levels import LevelBot, longest
from mathom.bots.players import SearchBot
from mathom.kernel.levels import KEYS
from mathom.kernel.words import Msg, say
from mathom.match.passing import drawn_wait
from mathom.server import machines
from mathom.server.live import RATE
from mathom.server.problems import Refused
from mathom.server.room import Room
from mathom.server.store import ChatLine, SeatRow
from server.served import Page, Served, sqlite
from server.windows import AN_ANSWER, BOT, NO_ANSWER, PERSON, Dull, at_table, done, on_the_way, wake

GAME = "lidless-eye"
DECKS = {"first": "raiders-of-mordor", "second": "banners-of-the-south"}


class Watcher:
    """A page at a table, as the room sees it."""

    def __init__(self, *seats: int) -> None:
        self.seats = list(seats)
        self.address = ""
        self.pace = 1.0
        self.told = 0  # how often it was sent the table as it is

    def put(self, frame: dict[str, Any]) -> None: ...
    def put_chat(self, line: ChatLine) -> None: ...
    def put_again(self) -> None: ...
    def send_away(self, why: Msg) -> None: ...
    def come_again(self) -> None: ...

    def put_now(self) -> None:
        self.told += 1


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """the pause for which each wait was drawn, in order; every wait is a fifth of a second"""
    drawn: list[float] = []

    def draw(pause: float) -> float:
        drawn.append(pause)
        return 0.2

    monkeypatch.setattr(machines, "drawn_wait", draw)
    return drawn


# -- quick


def test_at_a_quick_table_a_pass_without_choice_is_sent_for_every_person(tmp_path: Path, waits: list[float]) -> None:
    room = at_table(tmp_path, on_the_way(NO_ANSWER), [PERSON, PERSON], wake, answers="quick", pause=0.5)
    assert done(room) == [(0, "pass")]
    assert room.match.state.seat == 1, "who has a choice is asked"
    assert waits == [], "and at once"


def test_also_at_a_quick_table_nobody_passes_for_who_has_a_choice(tmp_path: Path) -> None:
    assert done(at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], wake, answers="quick")) == []


# -- strict: the time tells nothing


def test_a_wait_is_drawn_without_a_look_at_the_hand() -> None:
    drawn = [drawn_wait(0.7) for _ in range(500)]
    assert 0.7 <= min(drawn) < 0.8
    assert 2.0 < max(drawn) <= 2.1
    assert drawn_wait(0.0) == 0.0


@pytest.mark.parametrize("card", [NO_ANSWER, AN_ANSWER])
def test_a_standing_pass_waits_whatever_he_holds(tmp_path: Path, waits: list[float], card: str) -> None:
    async def stand(room: Room) -> None:
        begun = time.monotonic()
        room.passes.stand(0, "phase", 0, None)
        while not room.entries:
            await asyncio.sleep(0.005)
        assert time.monotonic() - begun >= 0.2

    room = at_table(tmp_path, on_the_way(card), [PERSON, PERSON], stand, pause=0.7)
    assert done(room) == [(0, "pass")]
    assert waits == [0.7]


def time_is_up(room: Room) -> None:
    room.clock.turn = int(room.match.state.turn)
    room.clock.ring(int(room.match.state.seat), room.clock.turn)


@pytest.mark.parametrize("card", [NO_ANSWER, AN_ANSWER])
def test_a_bot_among_people_waits_whatever_it_holds(tmp_path: Path, waits: list[float], card: str) -> None:
    """the time of this turn is up, so that a bot answers; it could have thought for a tenth of a second"""

    async def ring(room: Room) -> None:
        begun = time.monotonic()
        time_is_up(room)
        while not room.entries:
            await asyncio.sleep(0.005)
        assert time.monotonic() - begun >= 0.3
        room.clock.overdue.clear()

    room = at_table(tmp_path, on_the_way(card), [PERSON, PERSON], ring, pause=0.7)
    assert done(room)[0] == (0, "pass")
    assert set(waits) == {0.7}


def test_the_wait_is_longer_than_any_bot_thinks() -> None:
    """one that must answer in so many seconds; elsewhere a slow machine may take its time"""
    game = mathom.game(GAME)
    assert [longest(game, name) for name in KEYS] == [0.1, 0.1, 0.5, 3.0]
    hurried, free = game.bot("master", patience=1.0), game.bot("master")
    assert isinstance(hurried, LevelBot)
    assert isinstance(free, LevelBot)
    assert isinstance(hurried.bot, SearchBot)
    assert isinstance(free.bot, SearchBot)
    assert (hurried.bot.seconds, free.bot.seconds) == (3.0, 12.0)


@pytest.mark.parametrize(("seats", "hurries"), [([PERSON, PERSON], True), ([BOT, PERSON], False)])
def test_a_bot_hurries_where_its_time_would_tell_something(
    tmp_path: Path, waits: list[float], seats: list[SeatRow], hurries: bool
) -> None:
    async def ring(room: Room) -> None:
        time_is_up(room)
        while not room.entries:
            await asyncio.sleep(0.005)
        room.clock.overdue.clear()

    room = at_table(tmp_path, on_the_way(AN_ANSWER), seats, ring)
    assert isinstance(room.thinkers, Dull)
    assert room.thinkers.hurried[0] is hurries


def test_alone_with_bots_nothing_waits(tmp_path: Path, waits: list[float]) -> None:
    async def stand(room: Room) -> None:
        room.passes.stand(0, "phase", 0, None)

    room = at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, BOT], stand)
    assert done(room)[:2] == [(0, "pass"), (1, "pass")]
    assert waits == []


def test_who_watches_a_bot_play_his_seat_learns_nothing(tmp_path: Path) -> None:
    """he may come back, so that the other one is not alone with bots; one device with both seats is"""

    async def watched(room: Room) -> None:
        room.guests.add(Watcher(1))
        assert not room.passes.quick
        room.wake()

    async def shared(room: Room) -> None:
        room.guests.add(Watcher(0, 1))
        assert room.passes.quick
        room.wake()

    (tmp_path / "shared").mkdir()
    assert done(at_table(tmp_path, on_the_way(NO_ANSWER), [PERSON, BOT], watched)) == []
    assert done(at_table(tmp_path / "shared", on_the_way(NO_ANSWER), [PERSON, BOT], shared))[0] == (0, "pass")


# -- hold


def test_who_holds_is_asked_himself(tmp_path: Path, waits: list[float]) -> None:
    """also while his pass waits to be sent; only his own pages hear of it"""
    mine, other = Watcher(0), Watcher(1)

    async def stand_and_hold(room: Room) -> None:
        room.guests |= {mine, other}
        room.passes.stand(0, "turn", 0, None)
        assert room.view(0, "now").options == ()
        assert say(room.view(0, "now").prompt) == "This is answered for you"
        await asyncio.sleep(0.05)
        room.passes.hold(0)
        assert [option.text for option in room.view(0, "now").options] == ["play minions-stir", "pass"]
        room.passes.hold(0)  # once more does no harm

    room = at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], stand_and_hold, pause=0.7)
    assert done(room) == []
    assert len(waits) == 1
    assert (mine.told, other.told) == (3, 0)


def test_who_holds_in_the_turn_of_another_is_asked_the_next_time(tmp_path: Path) -> None:
    async def stand_and_hold(room: Room) -> None:
        room.passes.stand(0, "turn", 0, None)
        while room.match.state.seat == 0:
            await asyncio.sleep(0.01)
        assert list(room.passes.standing) == [0]
        room.passes.hold(0)

    room = at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], stand_and_hold)
    assert done(room) == [(0, "pass")]
    assert room.passes.standing == {}


def test_a_promise_that_comes_late_or_twice(tmp_path: Path) -> None:
    async def stand(room: Room) -> None:
        assert room.passes.stand(0, "phase", 0, "mine") == 0
        while room.match.state.seat == 0:
            await asyncio.sleep(0.01)
        room.passes.hold(0)
        assert room.passes.stand(0, "phase", 0, "mine") == 0, "sent again after the connection was lost"
        with pytest.raises(Refused) as refused:
            room.passes.stand(0, "phase", 0, "another")
        assert say(refused.value.words) == "the table has changed meanwhile; look again"

    room = at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], stand)
    assert done(room) == [(0, "pass")]
    assert room.passes.standing == {}


def test_who_leaves_his_seat_to_a_bot_promises_nothing_any_more(tmp_path: Path) -> None:
    async def leave(room: Room) -> None:
        room.passes.stand(0, "turn", 0, None)
        await room.seat_bot(0, "normal", None)
        await room.seat_bot(0, None, None)
        assert room.passes.standing == {}

    at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], leave, pause=0.7)


# -- over sockets


def frames(page: Page) -> list[Any]:
    return [frame for frame in page.frames if "views" in frame]


def to_a_chance(page: Page) -> int:
    """plays on until somebody may promise to pass; his seat"""
    page.wait_for(0)
    while "can_pass" not in frames(page)[-1]:
        seat = 0 if page.options(0) else 1
        page.wait_for(page.do(seat, page.options(seat)[-1])["seq"])  # mostly a pass
    return 0 if page.options(0) else 1


def test_the_wait_and_hold_at_a_real_table(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path), pause=0.4) as server:
        table, tokens = server.open_table("person", "person", game=GAME, options=DECKS)
        both = server.page(table, *tokens)
        seat = to_a_chance(both)
        mine, other, watcher = (
            server.page(table, tokens[seat]),
            server.page(table, tokens[1 - seat]),
            server.page(table),
        )
        for page in (mine, other, watcher):
            page.wait_for(both.seq)
        assert "attack" not in frames(mine)[-1]["can_pass"]
        options, seq, heard = mine.options(seat), mine.seq, len(other.frames)
        assert mine.command(seat, "stand", stand="turn", seq=seq)["seq"] == seq
        assert frames(mine)[-1]["standing"] == {str(seat): "turn"}
        assert mine.options(seat) == []
        assert "ok" in mine.command(seat, hold=True)
        assert mine.options(seat) == options
        assert "standing" not in frames(mine)[-1]
        time.sleep(1.3)
        assert mine.command(seat, stand="turn", seq=seq)["seq"] == seq, "no pass was sent meanwhile"
        began = time.monotonic()
        other.wait_for(seq + 1)
        assert time.monotonic() - began > 0.3
        mine.wait_for(seq + 1)
        assert not any("standing" in frame for page in (other, watcher) for frame in frames(page))
        asked = [frame for frame in other.frames[heard:] if frame.get("seq") == seq and "views" in frame]
        assert asked == [], "nobody else hears that somebody promised or held"
        assert watcher.command(0, hold=True)["words"]["text"] == "this seat is not yours"


def test_nobody_is_asked_what_is_passed_for_him(server: Served) -> None:
    """against a bot: no frame has a question that the server then answers itself"""
    table, (ada,) = server.open_table("person", "easy", game=GAME, options=DECKS)
    page = server.page(table, ada)
    sent: dict[int, str] = {}
    passed: list[int] = []
    while len(passed) < 6:  # how soon the server has passed for her is a matter of chance
        for _ in range(50):
            page.wait_for_turn(0)
            text = page.options(0)[-1]
            sent[page.do(0, text)["seq"]] = text
            time.sleep(1 / RATE)  # more at once would be a flood
        _, body = server.request(f"/api/tables/{table}/record", token=ada)
        lines = [json.loads(line) for line in body.splitlines()[1:]]
        passed = [seq for seq, line in enumerate(lines, 1) if line["seat"] == 0 and seq not in sent]
    page.close()
    back = server.page(table, ada, seen=page.seq - 5)
    back.wait_for_turn(0)
    for frame in frames(page):
        if frame["seq"] + 1 in passed:
            assert "options" not in frame["views"]["0"], frame["seq"]
    assert [frame["seq"] for frame in frames(page)] == list(range(page.seq + 1)), "each once, in order"


def test_a_page_that_comes_back_may_still_stand(server: Served) -> None:
    table, tokens = server.open_table("person", "person", game=GAME, options=DECKS)
    both = server.page(table, *tokens)
    to_a_chance(both)
    back = server.page(table, *tokens, seen=both.seq - 1)
    back.wait_for(both.seq)
    assert frames(back)[-1]["can_pass"] == frames(both)[-1]["can_pass"]
    assert frames(back)[-1]["views"] == both.views


def test_how_a_table_answers_is_told_and_kept(database: str) -> None:
    with Served(database) as server:
        infos = {game["key"]: game["answers"] for game in server.get("/api/games")}
        assert [key for key, answers in infos.items() if answers] == [GAME]
        table, tokens = server.open_table("person", "person", game=GAME, answers="quick")
        assert server.page(table).welcome["answers"] == "quick"
    with Served(database) as server:
        assert server.page(table, *tokens).welcome["answers"] == "quick"
        strict, _ = server.open_table("person", "person", game=GAME)
        assert server.page(strict).welcome["answers"] == "strict"


@pytest.mark.parametrize(
    ("game", "answers", "error"),
    [
        (GAME, "slow", "answers: 'slow' is not one of strict, quick"),
        ("two-towers", "quick", "answers: 'quick' is not one of strict"),
    ],
)
def test_a_way_to_answer_that_cannot_be(server: Served, game: str, answers: str, error: str) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    body = json.dumps({"game": game, "seats": seats, "answers": answers}).encode()
    status, answer = server.request("/api/tables", body)
    assert (status, json.loads(answer)["error"]) == (400, error)
