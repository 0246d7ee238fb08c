"""Matches for tests: of Burrow, some at a position, and of The Two Towers."""

from typing import Any

import mathom
from kernel.burrow import BurrowGame
from mathom.kernel.dice import Dice
from mathom.kernel.state import State
from mathom.match.match import Match

BURROW = BurrowGame()
TOWERS = mathom.game("two-towers")
RAID = {"is": "Chain", "step": "resolve", "window": 1}
TWO_FOR_ONE: dict[str, Any] = {
    "seats": 2,
    "place": "rohan",
    "paths": [2, 2, 3, 3, 4, 4],
    "tiles": [5, 0, 0, 0, 4, 2, 0, 0, 4, 3, 0, 0, 3, 2, 0, 0, 5, 2, 0, 0, 3, 5, 4, 0],
    "open": ["red-wisdom"],
    "pile": ["green-wisdom"] * 3,
    "hand_0": ["gandalf"],
}


def burrow(**data: Any) -> Match:
    return Match(BURROW, BURROW.from_json({k.replace("_", " "): v for k, v in data.items()}, Dice(3)), ["Ann", "Bob"])


def strike() -> Match:
    """Bob's badger c1 is struck at; his stoats c2, c3 and c4 may help, one after the other"""
    return burrow(
        hand_0=["stoat (1)"],
        pieces=[{"n": n, "card": "stoat" if n > 1 else "badger", "of": 1} for n in (1, 2, 3, 4)],
        stack=[
            {"is": "Turn", "step": "trim"},
            RAID,
            {"is": "Attack", "step": "face", "strikes": 1, "targets": [1], "faced": 1},
            {"is": "Strike", "step": "support", "target": 1},
        ],
    )


def towers(moves: int = 0, seed: int = 4) -> Match:
    match = Match(TOWERS, TOWERS.new(seats=2, seed=seed), ["Ann", "Bob"])
    dice = Dice(seed)
    for _ in range(moves):
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
    return match


def play_out(match: Match, seed: int = 1) -> Match:
    dice = Dice(seed)
    while not match.state.over:
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
    return match


def news(state: State) -> list[tuple[int, ...]]:
    return [(n.what, n.seat, n.a, n.b, n.c, n.knowers) for n in state.news or []]
