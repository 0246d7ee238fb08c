"""RB-99 to RB-101: the end of the game by the riders. Mount Doom is in `test_rb_mordor.py`."""

from typing import Any

import pytest

import mathom
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.words import say
from ringbearer.rb import GAME, can, discard, do, fellowship, hand, helpers, new, position, tile, told
from support import rule


def begins(**data: Any) -> Ringbearer:
    s = position(seat=2, phase="drawing", left=0, **data)
    s.news = []
    do(s, "stop")
    return s


@rule("RB-99", "RB-101")
def test_the_riders_reach_the_fellowship() -> None:
    """In phase 1: the game ends at once, before helpers are laid, and nobody wins."""
    land = [tile("a1"), tile("a2")]
    s = begins(land=land, tile=6, field="lower-2", riders=4, hand_0=["sauron", "sauron", "helper-remove"])
    assert (s.over, GAME.ending(s), int(s.riders)) == (True, "caught", 6)
    assert [s.payoff(seat) for seat in range(3)] == [-1.0] * 3
    assert (can(s), helpers(s), hand(s, 0)) == ([], [], ["helper-remove"])
    result = GAME.view(s, 1).result
    assert result is not None
    assert (result.winners, sorted(result.ranking)) == ((), [0, 1, 2])
    assert say(result.words) == "the Black Riders have caught the fellowship: all lose together"


@rule("RB-99")
@pytest.mark.parametrize(("riders", "cards", "over"), [(3, 1, False), (3, 2, False), (3, 3, True), (5, 1, True)])
def test_the_tile_counts_and_not_the_field(riders: int, cards: int, over: bool) -> None:
    """On the tile before, the riders have not caught it, on whatever field it stands."""
    land = [tile("a1"), tile("c1")]
    for field in ("upper-1", "lower-3"):
        s = begins(land=land, tile=6, field=field, riders=riders, hand_0=["sauron"] * cards)
        assert s.over == over


@rule("RB-99")
def test_they_stop_where_they_catch_it() -> None:
    """More cards than steps: they stay on the fellowship's tile."""
    s = begins(hand_0=["sauron"] * 4, riders=2)
    assert (s.over, int(s.riders), fellowship(s)) == (True, 4, (4, "start"))


@rule("RB-101")
def test_the_servant_alone_wins() -> None:
    """Somebody has fallen before: he wins, the companions lose."""
    s = position(seat=0, phase="drawing", left=0, seats=4, servant=3, riders=3, reversed_2=["sauron"])
    s.news = []
    do(s, "stop")
    assert (GAME.ending(s), [s.payoff(seat) for seat in range(4)]) == ("servant", [-1.0, -1.0, -1.0, 1.0])
    result = GAME.view(s).result
    assert result is not None
    assert (result.winners, result.ranking[0]) == ((3,), 3)
    assert told(s, 0)[-1] == "the Black Riders have caught the fellowship: Player 4 wins as Sauron’s servant"


@rule("RB-100", "RB-101")
def test_the_servant_moves_the_fellowship_back_to_the_riders() -> None:
    """From the first field of tile 6 onto tile 5, where the riders are: the servant wins at once."""
    land = [tile("a1"), tile("a2")]
    data: dict[str, Any] = {"land": land, "tile": 6, "field": "upper-1", "servant": 0, "sauron": 2}
    s = position(dark_hand=["dark-back"], riders=5, **data)
    do(s, "play dark-back", "back 5-upper-2")
    assert (s.over, GAME.ending(s), fellowship(s)) == (True, "servant", (5, "upper-2"))
    assert [s.payoff(seat) for seat in range(3)] == [1.0, -1.0, -1.0]
    assert discard(s) == ["sauron", "sauron"]
    s = position(dark_hand=["dark-back"], riders=4, **data)
    do(s, "play dark-back", "back 5-upper-2")
    assert not s.over


@rule("RB-100")
def test_back_to_the_start_onto_the_riders() -> None:
    """Also on tile 4."""
    s = position(dark_hand=["dark-back"], riders=4, tile=5, field="lower-1", servant=0, sauron=2)
    do(s, "play dark-back", "back start")
    assert (GAME.ending(s), fellowship(s)) == ("servant", (4, "start"))


@rule("RB-100")
def test_as_a_setting_it_is_not_caught() -> None:
    """With the other setting the fellowship may stand beside the riders, and the game goes on."""
    data: dict[str, Any] = {"land": [tile("a1"), tile("a2")], "tile": 6, "field": "upper-1", "servant": 0, "sauron": 2}
    s = position(dark_hand=["dark-back", "dark-hand"], riders=5, back_catches="no", **data)
    do(s, "play dark-back", "back 5-upper-2")
    assert (s.over, fellowship(s), int(s.riders)) == (False, (5, "upper-2"), 5)
    assert GAME.from_json(s.to_json()).digest() == s.digest()
    assert new(3, back_catches="no").to_json()["back catches"] == "no"
    with pytest.raises(mathom.BadSetup, match="back_catches"):
        new(3, back_catches="maybe")


@rule("RB-99")
@pytest.mark.parametrize("ending", ["caught", "servant", "mount doom"])
def test_a_game_that_is_over_is_saved(ending: str) -> None:
    """A finished game is read back as it was, and nothing can be done in it."""
    land = [tile("d1"), tile("d4", "red", "red", "blue-ring")]
    if ending == "mount doom":
        s = position(land=land, tile=5, field="upper-2", phase="travel", left=0)
        do(s, "go 6-doom with blue-ring red red")
    else:
        s = begins(riders=3, hand_0=["sauron"], **({"servant": 1} if ending == "servant" else {}))
    read = GAME.from_json(s.to_json())
    assert (GAME.ending(read), read.digest(), read.actions()) == (ending, s.digest(), [])
    assert mathom.encode(GAME.view(read)) == mathom.encode(GAME.view(GAME.from_json(read.to_json())))
    with pytest.raises(mathom.IllegalAction, match="the game is over"):
        do(s, "discover")
