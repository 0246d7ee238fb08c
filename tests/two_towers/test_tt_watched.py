"""No imagined world contradicts what an attentive player at that seat knows: single positions, and whole games."""

from typing import Any

import pytest

import mathom
from mathom.games.two_towers.bot import unseen_by
from mathom.games.two_towers.rules import TwoTowers
from mathom.kernel.dice import Dice
from support import rule
from two_towers.tt import GAME, at, do, hand, pile
from two_towers.watcher import TowersWatcher
from watching import GAMES, watch

SEEDS = GAMES // 8 or 5  # of each number of players and each bot


def options(seed: int, seats: int) -> dict[str, Any]:
    """all of them, varied"""
    return {
        "youngest": seed % seats,
        "lost_rows": ("traits_won", "rows_scored")[seed % 2],
        "memory": ("shown", "strict")[seed // 2 % 2],
    }


@rule("TT-90", "TT-93")
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_imagined_world_contradicts_what_is_known(seats: int, bot: str) -> None:
    """Whole games before a player at each seat who has seen everything and forgets nothing."""
    for seed in range(SEEDS):
        assert watch(GAME, TowersWatcher, bot, seats, seed, **options(seed, seats)) > 80


@rule("TT-93", "TT-36")
def test_the_new_pile_is_the_old_discard() -> None:
    """When the pile is used up, all know the new one: it is the open discard; and what is held was held before."""
    thrown = ["red-wisdom", "red-wisdom", "blue-strength", "gandalf"]
    held = ["green-strength", "yellow-wisdom", "gandalf"]
    s = at("rohan", "travel", seats=2, pile=["green-wisdom"], discard=thrown, hand_1=held)
    do(s, "draw")
    for seed in range(20):
        imagined = s.imagine(0, Dice(seed))
        assert (pile(imagined), hand(imagined, 0), hand(imagined, 1)) == (thrown, ["green-wisdom"], held)


@rule("TT-93")
def test_old_cards_and_new_ones() -> None:
    """The others hold what nobody saw before the shuffle, and what was drawn since is of the new pile."""
    s = at(
        "rohan",
        "travel",
        pile=["green-wisdom"],
        discard=["red-wisdom", "blue-wisdom"],
        hand_1=["yellow-wisdom"],
        hand_2=["yellow-strength"],
    )
    do(s, "draw", "draw")
    found = {str((hand(i, 1), hand(i, 2), pile(i))) for i in (s.imagine(0, Dice(seed)) for seed in range(50))}
    assert found == {
        str((sorted([new, old], key=GAME.edition.cards.index), [other], [left]))
        for new, left in (("red-wisdom", "blue-wisdom"), ("blue-wisdom", "red-wisdom"))
        for old, other in (("yellow-wisdom", "yellow-strength"), ("yellow-strength", "yellow-wisdom"))
    }


def doubtful(drawn: str) -> TwoTowers:
    """seat 1 held red and blue wisdom, drew from red wisdom and Gandalf, and has laid red wisdom"""
    s = at(
        "rohan",
        "travel",
        seats=2,
        field=1,
        pile=["green-wisdom"],
        discard=["red-wisdom", "gandalf"],
        hand_1=["red-wisdom", "blue-wisdom"],
        chance=["green-wisdom", drawn],
    )
    do(s, "draw", "draw", "done", "lay red-wisdom")
    return s


@rule("TT-93")
def test_a_card_laid_may_be_an_old_or_a_new_one() -> None:
    """Whether the red wisdom laid was held before or drawn since is in doubt; that blue wisdom is still held is not."""
    one, two = doubtful("red-wisdom"), doubtful("gandalf")
    assert (hand(one, 1), hand(two, 1)) == (["red-wisdom", "blue-wisdom"], ["blue-wisdom", "gandalf"])
    found = set()
    for seed in range(40):
        imagined = one.imagine(0, Dice(seed))
        assert imagined.to_json() == two.imagine(0, Dice(seed)).to_json()  # what truly lies there makes no difference
        found.add(str((hand(imagined, 1), pile(imagined))))
    assert found == {str((hand(s, 1), pile(s))) for s in (one, two)}


@rule("TT-93")
def test_a_doubt_can_be_settled_later() -> None:
    """Blue wisdom and then red wisdom again: so both old cards and the new one were red, blue and red."""
    s = doubtful("red-wisdom")
    do(s, "lay blue-wisdom")
    for seed in range(20):
        assert hand(s.imagine(0, Dice(seed)), 1) in (["red-wisdom"], ["gandalf"])
    do(s, "lay red-wisdom")
    for seed in range(20):
        imagined = s.imagine(0, Dice(seed))
        assert (hand(imagined, 1), pile(imagined)) == ([], ["gandalf"])


@rule("TT-93")
def test_what_is_known_is_saved() -> None:
    """A position written down and read again is imagined in the same way."""
    s = doubtful("red-wisdom")
    read = GAME.from_json(s.to_json())
    assert read.to_json() == s.to_json()
    for seed in range(10):
        assert read.imagine(0, Dice(seed)).to_json() == s.imagine(0, Dice(seed)).to_json()


@rule("TT-93")
def test_the_greedy_player_knows_the_new_pile() -> None:
    """What a card from the pile may be: of those it was made of what he has not seen since."""
    s = doubtful("gandalf")
    cards = GAME.edition.cards
    assert {cards[k]: int(n) for k, n in enumerate(unseen_by(s, 0)) if n} == {"gandalf": 1, "red-wisdom": 1}


@rule("TT-93")
@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("piles", [{"unseen": ["red-wisdom"]}, {}]),
        ("draws", []),
        ("draws", [{"of": 2, "size": 2, "cards": ["red-wisdom", "blue-wisdom"]}]),
        ("draws", [{"of": 1, "size": 3, "cards": ["red-wisdom", "blue-wisdom"]}, {"of": 1, "pile": 1, "size": 1}]),
        ("doubts", [{"of": 0, "card": "red-wisdom", "draw": 0, "before": 2}]),
        ("doubts", [{"of": 1, "card": "red-wisdom", "draw": 2, "before": 3}]),
    ],
)
def test_a_position_must_fit_what_is_known(part: str, wrong: list[dict[str, Any]]) -> None:
    saved = doubtful("red-wisdom").to_json()
    with pytest.raises(mathom.BadPosition, match=r"piles|draws|doubts"):
        GAME.from_json(saved | {part: wrong})
