"""No imagined world contradicts what an attentive player at that seat knows, in whole random and greedy games.

`make test` watches a handful; MATHOM_WATCHED says how many are watched in a long run."""

import pytest

import mathom
from lidless_eye.random_decks import random_options
from lidless_eye.watcher_le import EyeWatcher, TableWatcher
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import READY
from support import rule
from watching import GAMES, watch

GAME = mathom.game("lidless-eye")
FEW = 6 if mathom.COMPILED else 1


@rule("LE-B-22", "LE-B-28", "LE-B-223", "LE-B-224", "LE-B-242")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_no_imagined_world_contradicts_what_a_seat_knows(bot: str) -> None:
    looked = 0
    for n in range(GAMES // 2 or FEW):
        seed = 2 * n + (bot == "greedy")
        options = random_options(seed)
        if n % 4 == 3:  # as at the table
            options |= {"first": "choose", "second": "choose"}
        looked += watch(GAME, EyeWatcher, bot, 2, seed, **options)
    print(f"{GAMES // 2 or FEW} {bot} games, {looked} imagined positions")
    assert looked > 100


@rule("LE-O-1", "LE-B-242")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nor_with_more_players(seats: int) -> None:
    """every second game with lists that are hidden"""
    own = {seat: write_deck(READY[name]) for seat, name in zip(("first", "third"), READY, strict=False)}
    looked = 0
    for seed in range(GAMES or (2 if mathom.COMPILED else 1)):
        options = {"lists": "hidden", **own} if seed % 2 == 0 else {}
        looked += watch(
            GAME, TableWatcher, "random" if seed % 4 < 2 else "greedy", seats, seed, rules="advanced", **options
        )
    print(f"{seats} players, {looked} imagined positions")
    assert looked > 100
