"""The invariants of the book, watched by an independent bookkeeper in whole games with random legal decks.

`make test` watches a few; MATHOM_WATCHED says how many are watched in a long run."""

from collections import Counter
from typing import cast

import pytest

import mathom
from lidless_eye.playing_le import chooser
from lidless_eye.random_decks import random_options
from lidless_eye.reckoning import Bookkeeper
from mathom.games.lidless_eye.position.eye import Eye
from support import rule
from watching import GAMES

GAME = mathom.game("lidless-eye")
FEW = 6 if mathom.COMPILED else 1


def watched(seed: int, mind: str) -> Counter[str]:
    options = random_options(seed)
    s = cast(Eye, GAME.new(seed=seed, **options))
    choose = chooser(mind, seed)
    keeper = Bookkeeper(s, (options["first"], options["second"]), options["rules"])
    moves = 0
    while not s.over:
        action = choose(s)
        wrong = keeper.look(s, action)
        assert not wrong, f"seed {seed}, {mind}, move {moves}, {options['rules']}: {wrong}"
        s.apply(action)
        moves += 1
    wrong = keeper.conserved(s) or keeper.score(s)
    assert not wrong, f"seed {seed}, {mind}, the end, {options['rules']}: {wrong}"
    return keeper.looked


@rule("LE-B-8", "LE-B-26", "LE-B-32", "LE-B-41", "LE-B-42", "LE-B-65", "LE-B-99", "LE-B-203", "LE-B-209")
@pytest.mark.parametrize("mind", ["random", "bold", "bot"])
def test_the_invariants_of_the_book_hold(mind: str) -> None:
    looked: Counter[str] = Counter()
    for seed in range(GAMES // 3 + 1 if GAMES else FEW):
        looked += watched(seed * 3 + ("random", "bold", "bot").index(mind), mind)
    print(dict(looked))
    assert min(looked[what] for what in ("company abroad", "general influence", "hazard", "journey")) > 0
