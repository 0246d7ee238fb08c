"""Stored games outlive changes: what an earlier Mathom wrote opens, and no rule changes a game unsaid."""

from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.games import game as game_of
from mathom.kernel.components import ComponentFile
from mathom.kernel.errors import BadRecord, BadSetup
from mathom.kernel.game import Game
from mathom.kernel.words import msg
from mathom.match.match import Match
from mathom.server import opening
from mathom.server.house import House
from mathom.server.problems import Refused
from server.stored import EARLIER, history, in_house, new_table, play, room_at, shown, written_by

FORMS = ["0003"]  # a database for each form in which one was ever published
CLOSED_SINCE: dict[str, str] = {}  # tables of theirs that a later rule has closed, and which one


@pytest.mark.parametrize("form", FORMS)
def test_a_database_of_an_earlier_mathom_opens_and_plays_on(form: str, tmp_path: Path) -> None:
    tables = written_by(form, tmp_path)
    assert {known["game"] for known in tables} == set(mathom.games())

    async def visit(house: House) -> None:
        for known in tables:
            room = await room_at(house, known["table"])
            assert (room.closed is not None) == (known["table"] in CLOSED_SINCE), known["table"]
            assert (list(room.names), room.game.key) == (known["names"], known["game"])
            assert (room.moves, room.over) == (known["moves"], known["over"])
            for viewer in room.telling.viewers():
                assert len(await history(room, viewer)) == known["moves"] + len(room.renewed)
            if room.closed is not None:
                continue
            assert room.seq == known["seq"] + len(room.renewed)
            state = room.match.state
            if room.over:
                assert [state.payoff(seat) for seat in range(len(room.names))] == known["payoffs"]
                assert len(await room.record(None)) == known["moves"] + 1
            elif not room.renewed:
                assert sorted(room.game.notation(state, a) for a in state.actions()) == known["actions"]
            if not room.over:
                await play(room, 20)
                assert room.over or room.moves == known["moves"] + 20

    async def visit_again(house: House) -> None:
        for known in tables:
            room = await room_at(house, known["table"])
            assert room.moves >= known["moves"]
            assert len(await history(room, None)) == room.moves + len(room.renewed)

    in_house(tmp_path, visit)
    in_house(tmp_path, visit_again)


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.mathom")), ids=lambda path: path.stem)
def test_a_record_of_an_earlier_mathom_opens(path: Path) -> None:
    match = Match.load(path, as_far=True)
    assert match.stopped is None
    assert match.state.over == ("running" not in path.stem)


def test_own_components_travel_with_a_record_and_its_table(tmp_path: Path) -> None:
    match = Match.load(EARLIER / "0003-two-towers-own-components.mathom")
    assert match.game.components_text is not None
    assert [p.symbols for p in match.game.components.place if p.id == "rohan"] == [["wisdom"]]

    async def visit(house: House) -> None:
        table = await house.open_record((EARLIER / "0003-two-towers-own-components.mathom").read_text())
        room = await room_at(house, table)
        assert room.game.components_text == match.game.components_text

    in_house(tmp_path, visit)


# -- a rule or a card changes


def other_symbols() -> Game:
    own = Path(mathom.game("two-towers").folder / "components.toml").read_text()
    for old, new in (('["endurance"]', '["strength"]'), ('["wisdom", "strength"]', '["wisdom", "endurance"]')):
        assert own.count(old) == 1
        own = own.replace(old, new)
    return game_of("two-towers", ComponentFile("components", own))


def other_names() -> Game:
    own = Path(mathom.game("two-towers").folder / "components.toml").read_text()
    return game_of("two-towers", ComponentFile("components", own.replace('id = "red"', 'id = "crimson"')))


def now_plays(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """from now on a table of two-towers is played with this box, as if a new Mathom had it"""

    def changed(head: dict[str, Any]) -> Game:
        head.pop("rules", None)
        return game

    monkeypatch.setattr(opening, "game_of_table", changed)
    monkeypatch.setattr(
        Match,
        "from_lines",
        classmethod(lambda cls, name, head, lines: cls(game, opening_position(game, head), head["names"])),
    )


def opening_position(game: Game, head: dict[str, Any]) -> Any:
    return game.from_json(head["position"])


@pytest.mark.parametrize("moves", [20, 90])
def test_a_changed_card_changes_no_running_game(moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before: dict[str, Any] = {}

    async def first(house: House) -> None:
        for seed in range(4):
            room, _ = await new_table(house)
            await play(room, moves, seed)
            before[room.id] = (room.game.to_json(room.match.state), await history(room, 0), room.seq)

    renewed = []

    async def then(house: House) -> None:
        for table, (position, told, seq) in before.items():
            room = await room_at(house, table)
            assert room.game.to_json(room.match.state) == position
            assert (await history(room, 0))[: len(told)] == told
            if room.renewed:
                renewed.append(table)
                assert room.seq == seq + 1
                assert (await history(room, 1))[-1][1][0]["words"]["text"].startswith(
                    "The rules of this game have changed"
                )
            if not room.over:
                await play(room, 5)
                assert room.seq > seq

    async def later(house: House) -> None:
        for table in before:
            room = await room_at(house, table)
            assert len(room.renewed) == (table in renewed), "it is said once"
            assert room.moves == len(await history(room, 0)) - len(room.renewed)

    in_house(tmp_path, first)
    now_plays(monkeypatch, other_symbols())
    in_house(tmp_path, then)
    in_house(tmp_path, later)
    assert renewed if moves == 90 else True, "after so many moves places have been scored otherwise"


def test_a_renamed_card_closes_a_table_that_can_still_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before: dict[str, Any] = {}

    async def first(house: House) -> None:
        room, _ = await new_table(house)
        await play(room, 50)
        before.update(table=room.id, views=[shown(room, v) for v in (None, 0, 1)], told=await history(room, 1))

    async def then(house: House) -> None:
        room = await room_at(house, before["table"])
        assert room.closed is not None
        assert [shown(room, viewer) for viewer in (None, 0, 1)] == before["views"]
        told = await history(room, 1)
        assert told[:-1] == before["told"]
        assert told[-1][1][0]["words"]["text"].startswith("The rules of this game have changed so much")
        assert room.moves == 50

    in_house(tmp_path, first)
    now_plays(monkeypatch, other_names())
    in_house(tmp_path, then)


def test_a_table_of_an_earlier_form_that_no_rule_can_play_shows_how_far_it_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = {known["table"]: known for known in written_by("0003", tmp_path)}
    table = next(t for t, known in tables.items() if known["game"] == "two-towers" and known["moves"] == 40)
    replay = Match.replay

    def changed(self: Match, line: dict[str, Any]) -> None:
        if self.played == 30:
            raise mathom.IllegalAction(msg("'draw' cannot be done now; possible: take gandalf"))
        replay(self, line)

    monkeypatch.setattr(Match, "replay", changed)

    async def visit(house: House) -> None:
        room = await room_at(house, table)
        assert room.closed is not None
        assert len(await history(room, None)) == 30 + 1
        assert "options" not in shown(room, 0)
        with pytest.raises(BadSetup, match="cannot go on"):
            await room.record(0)

    in_house(tmp_path, visit)


# -- what opening costs


def test_opening_costs_the_tail_and_not_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [0]
    step = Match.step

    def counted(self: Match, *args: Any) -> Any:
        steps[0] += 1
        return step(self, *args)

    monkeypatch.setattr(Match, "step", counted)
    at: dict[str, Any] = {}

    async def first(house: House) -> None:
        room, _ = await new_table(house, "two-towers", 4)
        await play(room, 130)
        while not room.match.can_undo(room.match.state.seat):
            await play(room, 1)
        seat = int(room.match.state.seat)
        last = room.match.moves[-1].text
        for _ in range(120):
            await room.undo(seat, room.seq, None)
            await room.move(seat, last, room.seq, None)
        at.update(table=room.id, digest=room.match.state.digest(), seq=room.seq, told=await history(room, 0))

    async def then(house: House) -> None:
        steps[0] = 0
        room = await room_at(house, at["table"])
        assert steps[0] <= 60, "moves were played again"
        assert (room.match.state.digest(), room.seq) == (at["digest"], at["seq"])
        assert await history(room, 0) == at["told"]

    in_house(tmp_path, first)
    in_house(tmp_path, then)


def test_an_undo_costs_few_moves_and_reaches_back_over_what_was_forgotten(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        room, _ = await new_table(house, "two-towers", 4)
        await play(room, 70)
        while not room.match.can_undo(room.match.state.seat):
            await play(room, 1)
        assert room.telling.stored >= 64
        assert room.match.earlier > 0
        seat, position = int(room.match.state.seat), room.game.to_json(room.match.state)
        room.match = Match.midway(room.game, position, list(room.names), room.moves)
        told = await history(room, 0)
        await room.undo(seat, room.seq, None)
        assert await history(room, 0) == told[:-1]
        with pytest.raises(Refused):
            await room.undo((seat + 1) % 4, room.seq, None)

    in_house(tmp_path, visit)


# -- records


def a_record() -> list[dict[str, Any]]:
    game = mathom.game("two-towers")
    match = Match(game, game.new(seats=2, seed=3), ["Ada", "Bo"])
    bot = game.bot("random", seed=3)
    while not match.state.over:
        match.play(bot.choose(match.state))
    return match.record()


def test_a_record_says_by_which_rules_and_where_it_stood() -> None:
    head, *lines = a_record()
    assert len(head["rules"]) == 16
    assert [n for n, line in enumerate(lines, 1) if "digest" in line] == [*range(16, len(lines), 16), len(lines)]
    assert Match.from_lines("it", head, lines).state.over


def test_a_record_that_is_played_differently_is_never_silently_so() -> None:
    head, *lines = a_record()
    lines[31]["digest"] = "0" * 16
    with pytest.raises(BadRecord, match="it, line 33: the present rules play this differently from here on"):
        Match.from_lines("it", head, lines, as_far=True)  # of these very rules: it is damaged
    match = Match.from_lines("it", {**head, "rules": "others"}, lines, as_far=True)
    assert match.played == 31
    assert match.stopped is not None


def test_what_a_seat_may_have_of_a_record_has_no_digest_of_what_it_may_not() -> None:
    game = mathom.game("two-towers")
    match = Match(game, game.new(seats=2, seed=3), ["Ada", "Bo"])
    bot = game.bot("random", seed=3)
    for _ in range(40):
        match.play(bot.choose(match.state))
    assert not any("digest" in line for seat in (None, 0, 1) for line in match.record_as_seen(seat))
