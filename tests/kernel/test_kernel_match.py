"""A game being played: legality, undo, what is seen, and the record on the disk."""

import json
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mathom
from kernel.burrow import Burrow, BurrowGame
from mathom.kernel.dice import Dice, fall, fall_kind, fall_value
from mathom.kernel.errors import BadRecord, BadSetup, IllegalAction, MathomError
from mathom.kernel.state import State, act
from mathom.kernel.words import say
from mathom.match.match import Match
from support import options, position

BURROW = BurrowGame()
TOWERS = mathom.game("two-towers")
RAID = {"is": "Chain", "step": "resolve", "window": 1}


def burrow(**data: Any) -> Match:
    return Match(BURROW, BURROW.from_json({k.replace("_", " "): v for k, v in data.items()}, Dice(3)), ["Ann", "Bob"])


def strike() -> Match:
    """Bob's badger c1 is struck at; his stoats c2, c3 and c4 may help, one after the other"""
    return burrow(
        hand_0=["stoat (1)"],
        pieces=[{"n": n, "card": "stoat" if n > 1 else "badger", "of": 1} for n in (1, 2, 3, 4)],
        stack=[
            {"is": "Turn", "step": "trim"},
            RAID,
            {"is": "Attack", "step": "face", "strikes": 1, "targets": [1], "faced": 1},
            {"is": "Strike", "step": "support", "target": 1},
        ],
    )


def towers(moves: int = 0, seed: int = 4) -> Match:
    match = Match(TOWERS, TOWERS.new(seats=2, seed=seed), ["Ann", "Bob"])
    dice = Dice(seed)
    for _ in range(moves):
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
    return match


def play_out(match: Match, seed: int = 1) -> Match:
    dice = Dice(seed)
    while not match.state.over:
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
    return match


def news(state: State) -> list[tuple[int, ...]]:
    return [(n.what, n.seat, n.a, n.b, n.c, n.knowers) for n in state.news or []]


# -- moves


def test_a_match_does_not_touch_the_state_it_was_given() -> None:
    state = BURROW.new(seed=2)
    before = state.digest()
    play_out(Match(BURROW, state))
    assert state.digest() == before


def test_a_move_is_an_action_or_its_text() -> None:
    one, two = strike(), strike()
    one.play("  Support   C2")
    two.play(BURROW.parse(two.state, "support c2"))
    assert one.state.digest() == two.state.digest()
    assert one.moves == two.moves
    assert (one.moves[0].seat, one.moves[0].text, one.moves[0].falls) == (1, "support c2", ())


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (act(7, 1), "this cannot be done now"),
        (-1, "this cannot be done now"),
        (10**30, "this cannot be done now"),
        ("support c1", "'support c1' cannot be done now; possible: support c2, support c3, support c4"),
        ("", "'' cannot be done now; possible: support c2, support c3, support c4, pass"),
    ],
)
def test_what_the_rules_refuse_leaves_the_match_as_it_was(move: int | str, reason: str) -> None:
    match = strike()
    before = match.state.digest()
    with pytest.raises(IllegalAction) as refused:
        match.play(move)
    assert str(refused.value) == reason
    assert (match.state.digest(), match.moves) == (before, [])


def test_after_the_end_nothing_is_played() -> None:
    match = play_out(burrow(stack=[{"is": "Turn"}], turn=9, deck_0=["stoat"] * 3))
    for move in ("pass", 0):
        with pytest.raises(IllegalAction, match="the game is over"):
            match.play(move)
    assert match.result is not None


def test_values_of_chance_may_be_entered_by_hand() -> None:
    match = strike()
    match.play("pass", ["1", "6"])
    assert [(fall_kind(f), fall_value(f)) for f in match.moves[0].falls] == [(1, 1), (1, 6)]
    assert list(cast(Burrow, match.state).points) == [1, 0]
    again = strike()
    again.play("pass", ["2"])
    assert list(cast(Burrow, again.state).points) == [0, 0]


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        ([], "the record ends although something is still drawn or rolled"),
        (["1"], "the record ends although something is still drawn or rolled"),
        (["1", "6", "6"], "'pass' needs 2 values of chance, not 3"),
        (["raid", "6"], "the record names another kind of thing than is drawn here"),
        (["7"], "burrow knows nothing called '7'"),
    ],
)
def test_values_that_cannot_fall_leave_the_match_as_it_was(chance: list[str], reason: str) -> None:
    match = strike()
    before = match.state.digest()
    with pytest.raises(BadRecord, match=reason):
        match.play("pass", chance)
    assert (match.state.digest(), match.moves) == (before, [])
    match.play("pass", ["2"])


def test_who_knows_the_dice_does_not_see_them_used_up_by_what_was_refused() -> None:
    one, two = strike(), strike()
    for _ in range(3):
        with pytest.raises(MathomError):
            one.play("pass", ["1"])
    one.play("pass")
    two.play("pass")
    assert one.moves == two.moves


@pytest.mark.parametrize(
    "names", [["Ann"], ["Ann", "Bob", "Cid"], ["Ann", ""], ["Ann", "  "], ["Ann", 3], ["Ann", None]]
)
def test_there_is_one_name_for_each_seat(names: list[Any]) -> None:
    with pytest.raises(BadSetup, match="names: 2 names are needed, one for each seat"):
        Match(BURROW, BURROW.new(seed=1), names)


def test_names_may_be_left_out() -> None:
    assert Match(BURROW, BURROW.new(seed=1)).names == ("Player 1", "Player 2")
    assert Match(BURROW, BURROW.new(seed=1), ("Ann", "Bob")).names == ("Ann", "Bob")


# -- undo


def test_moves_of_the_present_turn_are_taken_back_one_by_one() -> None:
    match = strike()
    stages = [(match.state.digest(), news(match.state))]
    for text in ("support c2", "support c4"):
        match.play(text)
        stages.append((match.state.digest(), news(match.state)))
    while match.moves:
        assert (match.state.digest(), news(match.state)) == stages[len(match.moves)]
        assert match.can_undo()
        assert match.can_undo(1)
        assert not match.can_undo(0)
        match.undo(1)
    assert (match.state.digest(), news(match.state)) == stages[0]
    assert not match.can_undo()
    match.play("support c3")
    assert options(BURROW, match.state) == ["support c2", "support c4", "pass"]


def test_an_undo_brings_back_the_news_of_the_move_before() -> None:
    hand = ["raid (1)", "stoat (1)", "hush (1)", "rally (1)", "stash (1)", "sniff (1)"]
    match = burrow(stack=[{"is": "Turn", "step": "trim"}], hand_0=hand, deck_1=["stoat"] * 5)
    match.play("drop raid")
    told = news(match.state)
    assert told
    seen = match.view(0)
    assert match.can_undo()
    match.undo()
    match.play("drop raid")
    assert news(match.state) == told
    assert match.view(0) == seen


def refused_undo(match: Match, *seats: int | None) -> None:
    before, moves = match.state.digest(), list(match.moves)
    for seat in seats:
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction, match="only a move of your present turn can be taken back"):
            match.undo(seat)
    assert (match.state.digest(), match.moves) == (before, moves)


def test_nothing_is_taken_back_before_the_first_move() -> None:
    refused_undo(strike(), None, 0, 1)


def test_a_roll_cannot_be_taken_back() -> None:
    match = strike()
    match.play("pass", ["3"])
    refused_undo(match, None, 0, 1)


def test_what_another_seat_has_answered_cannot_be_taken_back() -> None:
    chain = {"is": "Chain", "window": 1}
    match = burrow(stack=[{"is": "Turn", "step": "trim"}, chain], hand_0=["raid (1)", "hush (1)"], hand_1=["hush (2)"])
    match.play("play raid")
    refused_undo(match, None, 0, 1)  # Bob is asked already
    match.play("pass")
    refused_undo(match, None, 0, 1)  # and has answered: not even his own


def test_what_was_shown_cannot_be_taken_back() -> None:
    chain = {"is": "Chain", "window": 1}
    match = burrow(stack=[{"is": "Turn", "step": "trim"}, chain], hand_0=["sniff (1)", "raid (1)"], hand_1=["hush (2)"])
    for text in ("play sniff", "pass", "pass"):
        match.play(text)
    assert match.state.seat == match.moves[-1].seat == 0
    refused_undo(match, None, 0, 1)


def test_a_draw_cannot_be_taken_back() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    assert options(TOWERS, match.state) == ["draw", "take red-wisdom", "offer gandalf"]
    match.play("offer gandalf")
    assert match.can_undo()
    match.play("take red-wisdom")
    assert match.can_undo()
    match.play("draw")
    refused_undo(match, None, 0, 1)


TWO_FOR_ONE: dict[str, Any] = {
    "seats": 2,
    "place": "rohan",
    "paths": [2, 2, 3, 3, 4, 4],
    "tiles": [5, 0, 0, 0, 4, 2, 0, 0, 4, 3, 0, 0, 3, 2, 0, 0, 5, 2, 0, 0, 3, 5, 4, 0],
    "open": ["red-wisdom"],
    "pile": ["green-wisdom"] * 3,
    "hand_0": ["gandalf"],
}


def test_a_turn_that_ended_cannot_be_taken_back_although_nothing_fell() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.play("take red-wisdom")
    assert match.state.seat == 1
    assert match.moves[-1].falls == ()
    refused_undo(match, None, 0, 1)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**30))
def test_every_undo_restores_what_was(seed: int) -> None:
    match = Match(BURROW, BURROW.new(seed=seed))
    dice = Dice(seed)
    while not match.state.over:
        before, told = match.state.digest(), news(match.state)
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
        if match.can_undo():
            assert not match.moves[-1].falls
            after = match.state.digest()
            text = match.moves[-1].text
            match.undo()
            assert (match.state.digest(), news(match.state)) == (before, told)
            match.play(text)
            assert match.state.digest() == after


# -- what is seen


def test_earlier_stages_can_be_looked_at_again() -> None:
    match = towers()
    stages = [match.state.digest()]
    views = [match.view(0)]
    dice = Dice(2)
    for _ in range(12):
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
        stages.append(match.state.digest())
        views.append(match.view(0))
    assert [match.at(n).digest() for n in range(13)] == stages
    assert [match.view(0, n) for n in range(13)] == views
    assert [v.seq for v in views] == list(range(13))
    assert match.chronicle(0) == [v.events for v in views[1:]]
    assert match.view(None).viewer is None


def test_a_match_tells_names_and_leaves_out_what_is_hidden() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE), ["Ann", "Bob"])
    match.play("draw")
    told = {seat: [say(e.words) for e in match.chronicle(seat)[0]] for seat in (0, 1, None)}
    assert told[0] == ["Ann draws green wisdom from the pile"]
    assert told[1] == told[None] == ["Ann draws a card from the pile"]


# -- the record


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    match = towers(moves=15)
    match.bots = {1: "easy"}
    match.save(tmp_path / "a.mathom")
    text = (tmp_path / "a.mathom").read_text(encoding="utf-8")
    again = Match.load(str(tmp_path / "a.mathom"))
    assert again.state.digest() == match.state.digest()
    assert (again.moves, again.names, again.bots) == (match.moves, ("Ann", "Bob"), {1: "easy"})
    assert again.record() == match.record()
    assert again.path is None
    head, *lines = [json.loads(line) for line in text.splitlines()]
    assert (head["mathom"], head["game"], head["names"], head["bots"]) == (
        1,
        "two-towers",
        ["Ann", "Bob"],
        {"1": "easy"},
    )
    assert len(lines) == 15
    assert set(lines[0]) <= {"seat", "do", "chance"}
    assert [p.name for p in tmp_path.iterdir()] == ["a.mathom"], "no draft is left behind"


def test_a_record_that_is_kept_has_every_move_before_it_is_seen(tmp_path: Path) -> None:
    match = towers(moves=3)
    path = tmp_path / "a.mathom"
    match.keep(path)
    for n in range(10):
        match.play(match.state.actions()[-1])
        assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 3 + n + 1
        assert Match.load(path).state.digest() == match.state.digest()


def test_a_move_that_is_refused_is_not_written(tmp_path: Path) -> None:
    match = towers()
    match.keep(tmp_path / "a.mathom")
    before = (tmp_path / "a.mathom").read_bytes()
    with pytest.raises(IllegalAction):
        match.play("nonsense")
    with pytest.raises(BadRecord):
        match.play("draw", ["nonsense"])
    with pytest.raises(IllegalAction):
        match.undo()
    assert (tmp_path / "a.mathom").read_bytes() == before


def test_a_move_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    match = towers()
    match.keep(tmp_path / "a.mathom")
    before = match.state.digest()
    match.path = tmp_path / "gone" / "a.mathom"
    with pytest.raises(OSError, match="No such file"):
        match.play(match.state.actions()[0])
    assert (match.state.digest(), match.moves) == (before, [])


def test_an_undo_is_written_too(tmp_path: Path) -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.keep(tmp_path / "a.mathom")
    match.play("offer gandalf")
    match.undo()
    match.play("take red-wisdom")
    lines = (tmp_path / "a.mathom").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines[1:]] == [
        {"seat": 0, "do": "offer gandalf"},
        {"undo": 1},
        {"seat": 0, "do": "take red-wisdom"},
    ]
    again = Match.load(tmp_path / "a.mathom")
    assert again.state.digest() == match.state.digest()
    assert [m.text for m in again.moves] == ["take red-wisdom"]


def test_loading_never_changes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.mathom"
    towers(moves=5).save(path)
    path.chmod(0o444)
    before = path.read_bytes()
    match = Match.load(path)
    play_out(match)
    assert path.read_bytes() == before
    path.chmod(0o644)
    path.write_bytes(before[:-10])
    with pytest.raises(BadRecord):
        Match.load(path)
    assert path.read_bytes() == before[:-10]


def test_components_of_ones_own_go_with_the_record(tmp_path: Path) -> None:
    text = (TOWERS.folder / "components.toml").read_text(encoding="utf-8") + "\n# my edition\n"
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert TOWERS.components_text is None
    mine = mathom.game("two-towers", tmp_path / "mine.toml")
    match = Match(mine, mine.new(seats=2, seed=1))
    match.save(tmp_path / "a.mathom")
    assert Match.load(tmp_path / "a.mathom").game.components_text == text


@pytest.mark.parametrize("names", [["A\u2028B", "C"], ["A\x85B", "C"], ["A\nB", "C"], ["Łukasz", "🦡"], ['"', "\\"]])
def test_any_name_comes_back(tmp_path: Path, names: list[str]) -> None:
    """Once: a line separator within a name (U+2028, U+0085) makes the file unreadable"""
    Match(TOWERS, TOWERS.new(seats=2, seed=1), names).save(tmp_path / "a.mathom")
    assert Match.load(tmp_path / "a.mathom").names == tuple(names)


def test_a_name_that_cannot_be_written_is_refused_at_once() -> None:
    """Once: half a surrogate pair is accepted and breaks saving with a UnicodeEncodeError"""
    with pytest.raises(BadSetup, match="names"):
        Match(TOWERS, TOWERS.new(seats=2, seed=1), ["\ud800", "Bob"])


# -- files that are not what they should be


@pytest.fixture
def path(tmp_path: Path) -> Path:
    towers(moves=3).save(tmp_path / "a.mathom")
    return tmp_path / "a.mathom"


def reason(path: Path) -> str:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(BadRecord) as refused:
        Match.load(path)
    assert (path.read_bytes() if path.is_file() else b"") == before
    return str(refused.value)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "a.mathom"
    assert reason(path) == f"{path}: cannot be read (No such file or directory)"
    assert reason(tmp_path) == f"{tmp_path}: cannot be read (Is a directory)"
    for content, why in (
        (b"", "is empty"),
        (b"\x89PNG\xff\x00", "is not a record of Mathom"),
        (b"hello\n", "is not a record of Mathom"),
        (b'{"a": 1}\n', "is not a record of Mathom"),
        (b'{"mathom": "1"}\n', "is not a record of Mathom"),
        (b'{"mathom": 1', "is not a record of Mathom"),
    ):
        path.write_bytes(content)
        assert reason(path) == f"a.mathom: {why}"
    path.write_bytes(b"[1]\n")
    assert reason(path) == "a.mathom, line 1: is damaged"


def with_head(path: Path, **head: Any) -> None:
    first, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = {k: v for k, v in {**json.loads(first), **head}.items() if v != "gone"}
    path.write_text(json.dumps(changed) + "\n" + "".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ({"mathom": 2}, "a.mathom: was written by a newer Mathom (format 2; this one reads up to 1)"),
        ({"seen_by": 0}, "a.mathom: shows what one seat saw; it lacks what is needed to play it again"),
        ({"seen_by": None}, "a.mathom: shows what one seat saw; it lacks what is needed to play it again"),
        ({"game": "gone"}, "a.mathom, line 1: game is missing"),
        ({"names": "gone"}, "a.mathom, line 1: names is missing"),
        ({"position": "gone"}, "a.mathom, line 1: position is missing"),
        ({"position": []}, "a.mathom, line 1: position is missing"),
        ({"names": ["Ann"]}, "a.mathom, line 1: names: 2 names are needed, one for each seat"),
        ({"names": [{}, []]}, "a.mathom, line 1: names: 2 names are needed, one for each seat"),
        ({"position": {}}, "a.mathom, line 1: seats: None is not a number from 2 to 5"),
        ({"position": {"seats": 2, "moon": 1}}, "a.mathom, line 1: moon: there is no such field here"),
        ({"bots": {"7": "easy"}}, "a.mathom, line 1: bots: no such seat"),
        ({"bots": {"x": "easy"}}, "a.mathom, line 1: bots: is not a list of seats and levels"),
        ({"bots": 3}, "a.mathom, line 1: bots: is not a list of seats and levels"),
    ],
)
def test_a_first_line_that_is_wrong(path: Path, head: dict[str, Any], why: str) -> None:
    with_head(path, **head)
    assert reason(path) == why


def test_a_game_of_another_house(path: Path) -> None:
    with_head(path, game="burrow")
    assert reason(path).startswith("a.mathom, line 1: game: there is no 'burrow'; there are ")


def test_what_is_wrong_with_the_position_is_not_blamed_on_the_bots(path: Path) -> None:
    """Once: any ValueError or TypeError of the first line is"""
    with_head(path, position={"seats": 2, "pile": ["gandalf (²)"]})
    assert "bots" not in reason(path)


def test_bags_that_cannot_be_are_refused_in_words(path: Path) -> None:
    """Once: an IndexError"""
    with_head(path, position={"seats": 2, "pile tops": [4]})
    assert reason(path).startswith("a.mathom, line 1: ")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "is damaged"),
        ("[]", "is damaged"),
        ("", "is damaged"),
        ("{}", "is not a move"),
        ('{"seat":1,"do":5}', "is not a move"),
        ('{"seat":1,"do":"draw","chance":"gandalf"}', "is not a move"),
        ('{"seat":1,"do":"draw","chance":[3]}', "is not a move"),
        ('{"seat":0,"do":"draw"}', "it is the turn of seat 1, not of seat 0"),
        ('{"do":"draw"}', "it is the turn of seat 1, not of seat None"),
        ('{"seat":1,"do":"draw","chance":["?"]}', "something that fell by chance is left open"),
        (
            '{"seat":1,"do":"draw","chance":["moon"]}',
            "two-towers knows nothing called 'moon' that could be drawn or rolled",
        ),
        ('{"seat":1,"do":"draw","chance":["path-2"]}', "the record names another kind of thing than is drawn here"),
        ('{"seat":1,"do":"draw"}', "the record ends although something is still drawn or rolled"),
        ('{"seat":1,"do":"done"}', "you must take a card (TT-19)"),
        ('{"undo":1}', "only a move of your present turn can be taken back, and only if it has shown nothing hidden"),
    ],
)
def test_a_line_that_is_wrong(tmp_path: Path, line: str, why: str) -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.play("take red-wisdom")
    path = tmp_path / "a.mathom"
    match.save(path)
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n" + '{"seat":0,"do":"never read"}\n')
    assert reason(path) == f"a.mathom, line 3: {why}"


def test_a_file_that_is_cut_off_says_how_far_it_is_whole(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines)[:-5], encoding="utf-8")
    assert reason(path) == "a.mathom, line 4: is cut off. Without it the record is whole up to move 2"
    path.write_text("".join(lines[:-1]), encoding="utf-8")
    assert len(Match.load(path).moves) == 2


def test_what_a_seat_saw_is_no_record_to_play_on(tmp_path: Path) -> None:
    match = towers(moves=6)
    for seat in (0, None):
        path = tmp_path / "seen.mathom"
        path.write_text("".join(json.dumps(line) + "\n" for line in match.record_as_seen(seat)), encoding="utf-8")
        assert reason(path).startswith("seen.mathom: shows what one seat saw")
    assert "position" not in match.record_as_seen(0)[0]


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.integers(0, 10**6), put=st.binary(max_size=4), size=st.integers(0, 40))
def test_a_file_damaged_anywhere_is_loaded_or_refused_in_words(path: Path, cut: int, put: bytes, size: int) -> None:
    whole = path.read_bytes()
    try:
        at = cut % len(whole)
        path.write_bytes(whole[:at] + put + whole[at + size :])
        try:
            Match.load(path)
        except BadRecord as error:
            refused = str(error)
            if not refused.startswith(("a.mathom", str(path))):
                raise AssertionError(refused) from error
    finally:
        path.write_bytes(whole)


def test_falls_keep_who_saw_them() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.play("draw")
    assert match.moves[0].falls == (fall(0, 1, TOWERS.chances[0].index("green-wisdom")),)
    assert [match.record_as_seen(seat)[1]["chance"] for seat in (0, 1, None)] == [["green-wisdom"], ["?"], ["?"]]
