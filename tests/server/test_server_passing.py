"""Passes that a table sends for a person: stored like every move, and only where they are wanted."""

import asyncio
import json
from pathlib import Path

import pytest

from lidless_eye.laying import lay
from lidless_eye.support_le import bare, company, settle
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.turn import SITES_NEXT, Turn
from mathom.games.lidless_eye.terms import SITE_PHASE
from mathom.kernel.words import say
from mathom.server.problems import Refused
from mathom.server.room import Room
from server.served import Served
from server.windows import AN_ANSWER, BOT, NO_ANSWER, PERSON, at_table, done, on_the_way, wake


def test_alone_with_bots_a_pass_without_choice_is_sent(tmp_path: Path) -> None:
    """and is in the record like any other"""
    room = at_table(tmp_path, on_the_way(NO_ANSWER), [PERSON, BOT], wake)
    assert done(room)[:2] == [(0, "pass"), (1, "pass")]
    assert room.match.record()[1] == {"seat": 0, "do": "pass"}
    assert room.passes.due() is None


def test_not_where_there_is_a_choice(tmp_path: Path) -> None:
    assert done(at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, BOT], wake)) == []


def test_not_where_another_person_would_learn_from_it(tmp_path: Path) -> None:
    assert done(at_table(tmp_path, on_the_way(NO_ANSWER), [PERSON, PERSON], wake)) == []


def test_not_where_nobody_looks(tmp_path: Path) -> None:
    async def leave(room: Room) -> None:
        room.listeners.clear()
        room.wake()

    assert done(at_table(tmp_path, on_the_way(NO_ANSWER), [PERSON, BOT], leave)) == []


def test_a_standing_pass_among_people(tmp_path: Path) -> None:
    """holds until the phase ends; the other is asked himself"""

    async def stand(room: Room) -> None:
        room.passes.stand(0, "phase", 0, None)

    room = at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], stand)
    assert done(room) == [(0, "pass")]
    assert room.match.state.seat == 1
    assert 0 in room.passes.standing


def test_a_standing_pass_is_broken_by_an_opponents_card(tmp_path: Path) -> None:
    async def stand(room: Room) -> None:
        room.passes.stand(0, "turn", 0, None)
        while room.match.state.seat == 0:
            await asyncio.sleep(0.01)
        await room.move(1, "play skies-of-fire", room.seq, "his")

    room = at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], stand)
    assert done(room) == [(0, "pass"), (1, "play skies-of-fire")]
    assert room.match.state.seat == 0
    assert room.passes.standing == {}


def test_who_is_not_asked_cannot_stand(tmp_path: Path) -> None:
    async def stand(room: Room) -> None:
        with pytest.raises(Refused) as refused:
            room.passes.stand(1, "turn", 0, None)
        assert say(refused.value.words) == "there is nothing to pass now"

    assert done(at_table(tmp_path, on_the_way(AN_ANSWER), [PERSON, PERSON], stand)) == []


def test_an_undo_takes_back_what_was_passed_after_it(tmp_path: Path) -> None:
    """passes that were sent for him do not keep a person from taking his own move back"""
    s = lay("0 minas-morgul: gorbag").hold(0, "black-mace").in_turn("long-events").organize().s

    async def end_the_phase(room: Room) -> None:
        await room.move(0, "pass", 0, "mine")
        while room.passes.due() is not None:
            await asyncio.sleep(0.01)
        assert done(room) == [(0, "pass")] * 4
        assert room.match.game.view(room.match.state, 0).options[0].text == "enter"
        await room.undo(0, room.seq, "back")

    room = at_table(tmp_path, s, [PERSON, BOT], end_the_phase)
    assert room.match.state.digest() == s.digest()
    assert done(room) == []


def test_a_page_is_told_that_it_may_stand(server: Served) -> None:
    table, tokens = server.open_table("person", "person", game="lidless-eye")
    page = server.page(table, *tokens)
    page.wait_for(0)
    while "can_pass" not in [frame for frame in page.frames if "views" in frame][-1]:
        seat = 0 if page.options(0) else 1
        answer = page.do(seat, page.options(seat)[-1])  # mostly a pass
        page.wait_for(answer["seq"])
    seat, before = 0 if page.options(0) else 1, page.seq
    assert "ok" in page.command(seat, stand="phase", seq=before)
    page.wait_for(before + 1)
    assert page.options(seat) == []
    _, body = server.request(f"/api/tables/{table}/record", token=tokens[seat])
    assert json.loads(body.splitlines()[before + 1]) == {"seat": seat, "do": "pass"}


def test_other_games_refuse_it(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page = server.page(table, ada)
    page.wait_for(0)
    assert not any("can_pass" in frame for frame in page.frames)
    answer = page.command(0, stand="turn", seq=0)
    assert answer["words"]["text"] == "there is nothing to pass now"
    assert server.get(f"/api/tables/{table}")["moves"] == 0


def resting() -> Eye:
    """seat 0 decides whether its company enters the Darkhaven where it is"""
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "gorbag")
    s.phase, s.seat = SITE_PHASE, 0
    turn = Turn()
    turn.step = SITES_NEXT
    s.stack = [turn, SitePhase(i)]
    settle(s)
    return s


def test_who_lets_his_companies_rest_has_time_to_say_that_he_wants_to_be_asked(tmp_path: Path) -> None:
    """also alone with a bot, where a pass that only answers is sent at once"""

    async def rest(room: Room) -> None:
        room.passes.take_habits(0, ["haven"])

    async def rest_and_ask(room: Room) -> None:
        room.passes.take_habits(0, ["haven"])
        assert room.view(0, "seat").options == ()
        room.passes.hold(0)
        assert [option.text for option in room.view(0, "seat").options] == ["enter", "pass"]

    for folder in ("rests", "asks"):
        (tmp_path / folder).mkdir()
    assert done(at_table(tmp_path / "rests", resting(), [PERSON, BOT], rest, pause=0.05))[0] == (0, "pass")
    assert done(at_table(tmp_path / "asks", resting(), [PERSON, BOT], rest_and_ask, pause=0.05)) == []


@pytest.mark.parametrize(("position", "wait"), [(resting(), 0.5), (on_the_way(NO_ANSWER), 0.0)])
def test_what_waits_for_a_word_of_its_owner_waits_as_long_as_a_bot(tmp_path: Path, position: Eye, wait: float) -> None:
    waits: list[float] = []

    async def look(room: Room) -> None:
        waits.append(room.machines.pass_wait())

    at_table(tmp_path, position, [PERSON, BOT], look, pause=0.5)
    assert waits == [wait]
