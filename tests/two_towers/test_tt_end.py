"""TT-84 to TT-88: the end of the game."""

import pytest

import mathom
from mathom.games.two_towers import terms
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.scoring import valid_here
from mathom.kernel.words import say
from support import rule
from two_towers.tt import GAME, at, can, do, everyone_passes, points, row, told


def won(*tiles: list[int]) -> list[int]:
    """the tiles each player has won: `won([5, 2], [], [3])`"""
    return [has.count(value) for has in tiles for value in (2, 3, 4, 5)]


def payoffs(s: TwoTowers) -> list[float]:
    return [s.payoff(seat) for seat in range(s.seats)]


def ties(s: TwoTowers) -> list[str]:
    """what the result says of seats with equal points"""
    names = tuple(f"Player {i + 1}" for i in range(s.seats))
    return [f"{say(tie.title)}: {say(tie.words)} ({tie.rule})" for tie in GAME.ties(s, names)]


@rule("TT-84")
def test_the_game_ends_after_minas_tirith() -> None:
    """The game ends after the scoring of Minas Tirith."""
    s = at("minas-tirith", acted=2, hand_0=["red-wisdom"], rows=[row(0, "blue-wisdom", 1)])
    assert not s.over
    do(s, "done")
    assert s.over
    assert (s.phase, can(s), points(s)) == (terms.ENDED, [], [5, 0, 0])
    with pytest.raises(mathom.IllegalAction, match="the game is over"):
        do(s, "done")


@rule("TT-84")
@pytest.mark.parametrize("place", ["rohan", "fangorn", "edoras", "orthanc", "helms-deep"])
def test_the_game_does_not_end_before(place: str) -> None:
    """After every other place the journey goes on."""
    s = at(place)
    everyone_passes(s)
    assert not s.over
    assert (s.phase, GAME.view(s).result) == (terms.TRAVEL, None)
    with pytest.raises(ValueError, match="not over"):
        s.payoff(0)


@rule("TT-85")
def test_the_most_points_win() -> None:
    """Each player adds up his tiles; the most points win."""
    s = at("minas-tirith", won=won([5, 5], [4, 4, 2], [3, 2]), rows=[row(2, "red-wisdom", 2), row(1, "blue-wisdom", 1)])
    s.news = []
    everyone_passes(s)
    assert points(s) == [10, 14, 10]
    assert told(s, None)[-1] == "Player 2 wins with 14 points"
    assert payoffs(s) == [-1.0, 1.0, -1.0]
    result = GAME.view(s).result
    assert result is not None
    assert (result.winners, result.ranking) == ((1,), (1, 2, 0))


@rule("TT-85")
def test_what_the_points_are_made_of() -> None:
    """The result lists the tiles of each player by their value, the highest first."""
    s = at("minas-tirith", won=won([5, 5, 2], [4], []))
    everyone_passes(s)
    result = GAME.view(s).result
    assert result is not None
    sums = [[(say(words), n) for words, n in parts] for parts in result.sums]
    assert sums == [[("2 tiles of 5 points", 10), ("1 tile of 2 points", 2)], [("1 tile of 4 points", 4)], []]
    assert [sum(n for _, n in parts) for parts in sums] == points(s)


@rule("TT-85")
def test_not_the_number_of_tiles() -> None:
    """The values count, not the number of tiles."""
    s = at("minas-tirith", won=won([2, 2, 2], [4, 4], []))
    everyone_passes(s)
    assert (points(s), payoffs(s)) == ([6, 8, 0], [-1.0, 1.0, -1.0])


@rule("TT-85")
def test_cards_count_nothing() -> None:
    """Cards in hand and in rows count nothing."""
    s = at(
        "minas-tirith",
        won=won([2], [], [3]),
        hand_0=["red-wisdom"] * 5 + ["gandalf"] * 5,
        rows=[row(0, "red-endurance", 5, 1), row(0, "blue-endurance", 5, 1)],
    )
    everyone_passes(s)
    assert (points(s), payoffs(s)) == ([2, 0, 3], [-1.0, -1.0, 1.0])


@rule("TT-86")
def test_a_tie_is_broken_by_valid_cards_at_minas_tirith() -> None:
    """Situation 12: of those tied for the lead, the one with more valid cards at Minas Tirith wins."""
    lying = [row(0, "red-wisdom", 2), row(2, "blue-strength", 2, 1)]
    s = at("minas-tirith", won=won([5, 4], [5], [4, 4]), rows=lying)
    everyone_passes(s)
    assert points(s) == [13, 5, 13]
    assert list(s.valid) == [2, 0, 3]
    assert payoffs(s) == [-1.0, -1.0, 1.0]
    assert ties(s) == ["Player 3 before Player 1: as many points, but more valid cards at Minas Tirith: 3 to 2 (TT-86)"]


@rule("TT-86")
def test_only_the_tied_are_compared() -> None:
    """Only of the players tied for the lead: the third has more valid cards and fewer points."""
    lying = [row(0, "red-wisdom", 1), row(1, "blue-wisdom", 3), row(2, "green-strength", 2)]
    s = at("minas-tirith", won=won([5, 4, 2], [], [5, 2]), rows=lying)
    everyone_passes(s)
    assert points(s) == [11, 5, 11]
    assert list(s.valid) == [1, 3, 2]
    assert payoffs(s) == [-1.0, -1.0, 1.0]


@rule("TT-86")
def test_cards_of_other_traits_break_no_tie() -> None:
    """Valid cards only: Minas Tirith does not ask for endurance."""
    s = at("minas-tirith", won=won([5, 2], [], [2]), rows=[row(0, "red-endurance", 5, 1), row(2, "blue-wisdom", 1)])
    everyone_passes(s)
    assert points(s) == [7, 0, 7]
    assert payoffs(s) == [-1.0, -1.0, 1.0]


@rule("TT-87")
def test_counted_before_the_loss() -> None:
    """Valid cards are counted before cards are lost: three rows of one card beat a row of two."""
    lying = [row(0, "red-wisdom", 1), row(0, "blue-wisdom", 1), row(0, "green-strength", 1), row(1, "red-strength", 2)]
    s = at("minas-tirith", starter=1, won=won([3], [4], []), rows=lying)
    everyone_passes(s)
    assert points(s) == [8, 8, 0]
    assert list(s.valid) == [3, 2, 0]
    assert [valid_here(s, seat) for seat in range(3)] == [0, 1, 0]
    assert payoffs(s) == [1.0, -1.0, -1.0]


@rule("TT-87", "TT-86")
def test_two_players_sum_over_the_symbols() -> None:
    """With two players the valid cards are summed over the symbols of Minas Tirith, before the loss."""
    lying = [row(0, "red-strength", 2, 1), row(1, "blue-wisdom", 1), row(1, "green-determination", 1)]
    s = at("minas-tirith", seats=2, starter=1, won=won([4, 2], []), rows=lying)
    everyone_passes(s)
    assert points(s) == [9, 9]
    assert list(s.valid) == [3, 2]
    assert payoffs(s) == [1.0, -1.0]


@rule("TT-88")
@pytest.mark.parametrize(("starter", "tiles"), [(0, ([3], [4])), (1, ([4], [3]))])
def test_then_the_earlier_layer_wins(starter: int, tiles: tuple[list[int], list[int]]) -> None:
    """Situation 12: if that is equal too, the one whose laying turn at Minas Tirith came earlier wins."""
    s = at(
        "minas-tirith",
        starter=starter,
        won=won(*tiles, [2]),
        rows=[row(0, "red-wisdom", 2), row(1, "blue-wisdom", 1, 1)],
    )
    everyone_passes(s)
    assert points(s) == [8, 8, 2]
    assert list(s.valid) == [2, 2, 0]
    assert [p == 1.0 for p in payoffs(s)] == [starter == 0, starter == 1, False]
    first, second = starter + 1, 2 - starter
    told = f"Player {first} before Player {second}: as many points and valid cards, but laid earlier at Minas Tirith"
    assert ties(s) == [f"{told} (TT-88)"]


@rule("TT-88")
@pytest.mark.parametrize("starter", [0, 1, 2, 3, 4])
def test_there_is_always_one_winner(starter: int) -> None:
    """There is always exactly one winner, also when nobody has a tile or a valid card."""
    s = at("minas-tirith", seats=5, starter=starter)
    everyone_passes(s)
    assert points(s) == [0] * 5
    assert payoffs(s) == [1.0 if seat == starter else -1.0 for seat in range(5)]
    result = GAME.view(s).result
    assert result is not None
    assert result.winners == (starter,)
    assert result.ranking == tuple((starter + i) % 5 for i in range(5))


@rule("TT-88")
def test_the_ring_won_at_minas_tirith_breaks_no_tie() -> None:
    """The order of laying at Minas Tirith counts, not who takes the ring there."""
    s = at(
        "minas-tirith",
        "ended",
        seat=-1,
        starter=2,
        ring=0,
        tiles=[0] * 24,
        won=won([5], [5], [5]),
        valid=[2, 1, 2],
    )
    assert payoffs(s) == [-1.0, -1.0, 1.0]
    result = GAME.view(s).result
    assert result is not None
    assert result.ranking == (2, 0, 1)
