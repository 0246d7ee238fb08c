"""A position that is read is one that can be played on, or it is refused: whatever was done to its text.

MATHOM_MUTATED says how many of each game are tried; `docs/reliability.md` has the figures of long runs."""

import os
import random

import pytest

import mathom
from mutated import faults, positions

MANY = int(os.environ.get("MATHOM_MUTATED", "250"))


@pytest.mark.parametrize("key", mathom.games())
def test_a_spoiled_position_is_refused_or_can_be_played_on(key: str) -> None:
    accepted, bad = faults(mathom.game(key), random.Random(2026), MANY)
    print(f"{key}: {MANY} positions, {accepted} accepted, {len(bad)} faults")
    assert bad == []
    assert accepted > MANY // 20, "not everything is refused"


@pytest.mark.parametrize("key", mathom.games())
def test_a_position_of_a_real_game_is_never_refused(key: str) -> None:
    game = mathom.game(key)
    for position in positions(game, random.Random(7), 40):
        assert game.to_json(game.from_json(position)) == position
