"""Positions as somebody might write them who knows the form and not the game: one part of a real one is replaced."""

import random
from typing import Any

from mathom.cli.varied import set_up
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.kernel.state import State

NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 17, 63, 64, 255, 1000, 2**31, 2**39, -(2**39)]


def positions(game: Game, chance: random.Random, many: int) -> list[dict[str, Any]]:
    """of games by chance, with options by chance, at any time"""
    found: list[dict[str, Any]] = []
    while len(found) < many:
        state = set_up(game, chance.randrange(10**6), {}, Dice(chance.randrange(10**6)))[0]
        for _ in range(chance.randrange(min(game.longest, 1000))):
            if state.over:
                break
            state.apply(chance.choice(state.actions()))
            if chance.random() < 0.04:
                found.append(game.to_json(state))
        found.append(game.to_json(state))
    return found[:many]


def words_in(data: Any) -> list[str]:
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [word for part in parts for word in words_in(part)]


def mutated(chance: random.Random, data: Any, words: list[str]) -> Any:
    """the same with one part replaced, left out or doubled"""
    if isinstance(data, dict) and data:
        key = chance.choice(sorted(data))
        if chance.random() < 0.15:
            return {name: part for name, part in data.items() if name != key}
        return {**data, key: mutated(chance, data[key], words)}
    if isinstance(data, list) and data:
        at, way = chance.randrange(len(data)), chance.random()
        if way < 0.15:
            return [*data[:at], *data[at + 1 :]]
        if way < 0.3:
            return [*data, data[at]]
        if way < 0.4:
            return data[::-1]
        return [*data[:at], mutated(chance, data[at], words), *data[at + 1 :]]
    if isinstance(data, bool) or data is None:
        return chance.choice([True, None, 0, "x"])
    if isinstance(data, int):
        near = [data + 1, data - 1, data ^ (1 << chance.randrange(12))]
        return chance.choice([*near, *NUMBERS, "x", None])
    return chance.choice([*words[:200], "", "nothing", 7])


def faults(
    game: Game, chance: random.Random, many: int, moves: int = 50
) -> tuple[int, list[tuple[str, dict[str, Any]]]]:
    """how many of so many were accepted; which raised what no game declares, when read or when played on"""
    base = positions(game, chance, max(20, many // 20))
    accepted, bad = 0, []
    for _ in range(many):
        source = chance.choice(base)
        position = mutated(chance, source, words_in(source))
        try:
            try:
                state = game.from_json(position, Dice(chance.randrange(10**6)))  # the same each time
            except MathomError:
                continue
            play_on(game, state, chance, moves)
            accepted += 1
        except Exception as error:
            bad.append((f"{type(error).__name__}: {error}", position))
    return accepted, bad


def play_on(game: Game, state: State, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        if state.over:
            return
        actions = state.actions()
        if not actions:
            raise AssertionError("nobody can do anything, and it is not over")
        state.apply(chance.choice(actions))
