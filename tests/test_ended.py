"""A game that is given up: by one of two, or by all who play."""

from io import StringIO
from pathlib import Path

import pytest

import mathom
from mathom import Match
from mathom.kernel.errors import BadRecord, IllegalAction
from mathom.kernel.words import say
from mathom.match.past import Past
from mathom.terminal.lines import LineTable
from mathom.terminal.session import Session

NAMES = ("Ada", "Bo", "Cy")


def begun(key: str, seats: int) -> Match:
    game = mathom.game(key)
    match = Match(game, game.new(seats=seats, seed=3), NAMES[:seats])
    match.play(match.state.actions()[0])
    return match


@pytest.mark.parametrize("key", ["two-towers", "duel", "battle", "lidless-eye"])
def test_of_two_the_other_wins_and_the_record_knows_it(key: str, tmp_path: Path) -> None:
    match = begun(key, 2)
    match.keep(tmp_path / "game.mathom")
    match.resign(0)
    loaded = Match.load(tmp_path / "game.mathom")
    for seen in (match.view(0), match.view(1), match.view(), loaded.view(), Past(loaded).view(2, "all")):
        assert seen.result is not None
        assert (seen.result.winners, seen.result.ranking) == ((1,), (1, 0))
        assert (seen.options, [seat.to_act for seat in seen.seats]) == ((), [False, False])
        assert [say(event.words, "de") for event in seen.events] == ["Ada gibt auf; Bo gewinnt"]
    assert Past(loaded).view(1, None).result is None
    assert loaded.chronicle()[-1] == match.events() == match.view().events
    assert (loaded.moves, match.record()[-1]) == (match.moves, {"seat": 0, "do": "resign", "end": 1})


def test_what_is_given_up_stays_so() -> None:
    match = begun("duel", 2)
    match.resign(1)
    assert (match.over, bool(match.state.over), match.can_undo(0), match.can_undo(1)) == (True, False, False, False)
    with pytest.raises(IllegalAction):
        match.play(match.state.actions()[0])
    with pytest.raises(IllegalAction):
        match.resign(0)
    with pytest.raises(IllegalAction):
        match.agree()
    with pytest.raises(IllegalAction):
        match.undo()
    assert len(match.moves) == 2


@pytest.mark.parametrize("key", ["two-towers", "battle", "ringbearer"])
def test_among_three_all_agree_and_nobody_wins(key: str) -> None:
    match = begun(key, 3)
    with pytest.raises(IllegalAction, match="only where two play"):
        match.resign(0)
    assert not match.over
    match.agree(2)
    result = match.result
    assert result is not None
    assert (result.winners, sorted(result.ranking)) == ((), [0, 1, 2])
    scores = [match.view().seats[seat].score for seat in result.ranking]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(
    "line", [{"seat": 2, "do": "resign"}, {"seat": True, "do": "resign"}, {"do": "agree"}, {"seat": 0, "do": "draw"}]
)
def test_an_end_that_is_none_is_refused(line: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        begun("duel", 2).replay({**line, "end": 1})


@pytest.mark.parametrize(
    ("seats", "told"), [(2, "Ada resigns; Bo wins"), (3, "The game is ended by agreement; nobody wins")]
)
def test_in_the_terminal(seats: int, told: str) -> None:
    game, out = mathom.game("two-towers"), StringIO()
    match = Match(game, game.new(seats=seats, seed=3), NAMES[:seats])
    session = Session(match, {seat: game.bot("random", seed=1) for seat in range(1, seats)})
    assert LineTable(session, "en", StringIO("resign\n"), out).play() == 0
    assert out.getvalue().count(told) == 2
    assert match.over
