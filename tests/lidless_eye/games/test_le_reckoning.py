"""The invariants of the book, watched by an independent bookkeeper in whole games with random legal decks.

`make test` watches a few; MATHOM_WATCHED says how many are watched in a long run."""

from collections import Counter
from typing import cast

import pytest

import mathom
from lidless_eye.playing_le import chooser
from lidless_eye.random_decks import mixed_options, random_options
from lidless_eye.reckoning import Bookkeeper
from lidless_eye.reckoning_mixed import MixedBookkeeper
from mathom.games.lidless_eye.position.eye import Eye
from support import rule
from watching import GAMES

GAME = mathom.game("lidless-eye")
FEW = 6


def watched(seed: int, mind: str, camps: str) -> Counter[str]:
    options = mixed_options(seed) if camps == "mixed" else random_options(seed)
    s = cast(Eye, GAME.new(seed=seed, **options))
    choose = chooser(mind, seed)
    watcher = MixedBookkeeper if camps == "mixed" else Bookkeeper
    keeper = watcher(s, (options["first"], options["second"]), options["rules"])
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
@rule("LE-W-6", "LE-W-8", "LE-W-11", "LE-W-34", "LE-W-48")
@pytest.mark.parametrize("camps", ["ringwraiths", "mixed"])
@pytest.mark.parametrize("mind", ["random", "bold", "bot"])
def test_the_invariants_of_the_book_hold(mind: str, camps: str) -> None:
    looked: Counter[str] = Counter()
    for seed in range(GAMES // 3 + 1 if GAMES else FEW):
        looked += watched(seed * 3 + ("random", "bold", "bot").index(mind), mind, camps)
    print(dict(looked))
    assert min(looked[what] for what in ("company abroad", "general influence", "hazard", "journey")) > 0


@rule("LE-H-32")
def test_a_wizard_who_fell_is_reckoned_with() -> None:
    assert watched(30, "random", "mixed")["fallen"] == 1
