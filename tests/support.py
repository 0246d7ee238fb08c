"""What the tests share."""

from typing import Any

import pytest

import mathom
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.state import State

rule = pytest.mark.rule  # @rule("TT-14"): this test checks that rule
card = pytest.mark.card  # @card("black-mace"): this test checks what that card does


def position(key: str, chance: list[str] | None = None, **data: Any) -> State:
    """A position written by hand. `chance` are the values that fall next, as a record has them: `["gandalf"]`."""
    game = mathom.game(key)
    dice = Dice(1)
    if chance is not None:
        dice.given = [game.fall_from_text(text) for text in chance]
    return game.from_json({name.replace("_", " "): value for name, value in data.items()}, dice)


def play(game: Game, state: State, *texts: str) -> State:
    """plays actions written as text; an illegal one raises IllegalAction"""
    for text in texts:
        state.apply(game.parse(state, text))
    return state


def options(game: Game, state: State) -> list[str]:
    return [game.notation(state, action) for action in state.actions()]
