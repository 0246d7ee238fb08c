"""No imagined world contradicts what an attentive player at that seat knows: whole games before watchers."""

import pytest

from battle.ba import GAME
from battle.watcher import BattleWatcher
from support import rule
from watching import GAMES, watch

SEEDS = GAMES // 6 or 5  # of each number of players and each bot


@rule("BA-89", "BA-38")
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_imagined_world_contradicts_what_is_known(seats: int, bot: str) -> None:
    for seed in range(SEEDS):
        timing = ("on_play", "own_turn")[seed % 2]
        assert watch(GAME, BattleWatcher, bot, seats, seed, begins=seed % seats, gandalf_timing=timing) > 50
