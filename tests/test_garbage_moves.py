"""Moves at random and moves that are none, through `Match`: played, or refused in a sentence that changes nothing.

MATHOM_GARBAGE says how many in each game; `docs/reliability.md` has the figures of long runs."""

import os
import random
from collections import Counter
from typing import Any

import pytest

import mathom
from mathom.cli.varied import set_up
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.match.match import Match
from mathom.match.record import VERSION

MANY = int(os.environ.get("MATHOM_GARBAGE", "400"))
ODD = [
    "",
    " ",
    "\n",
    "pass",
    "draw",
    "{who}",
    "%s",
    "é" * 50,
    "\ud800",
    "\x00",
    "deck own\nCharacters:\n9 Gorbag",
    "-1",
    "&" * 9,
]
NUMBERS = [0, 1, -1, -113, 2**12, 2**36 - 1, 2**40, 2**62, 2**63, -(2**63) - 1, 10**40]
CHANCE: list[Any] = [[], [""], ["7"], ["gandalf"] * 3, ["?"], [3], None, "6", {"a": 1}]


def started(game: Game, chance: random.Random) -> Match:
    state, seats, _ = set_up(game, chance.randrange(10**6), {}, Dice(chance.randrange(10**6)))
    return Match(game, state, ["Ada", "Bo", "Cy", "Di", "Ed"][:seats])


def spoiled(chance: random.Random, text: str) -> str:
    """a move as somebody might write it who errs in a letter or a word"""
    at, words = chance.randrange(len(text) + 1), text.split()
    ways = [
        lambda: text[:at] + chance.choice("abc 0-&,\n") + text[at:],
        lambda: text[:at] + text[at + 1 :],
        lambda: " ".join(chance.sample(words, len(words))),
        lambda: " ".join([*words, chance.choice([*words, "&", "1", "to"])]),
        lambda: " ".join(words[:-1]),
        lambda: text.upper(),
    ]
    return chance.choice(ways)()


def one_move(match: Match, chance: random.Random, heard: list[str]) -> None:
    """one try at a move: mostly a legal one, so that the game goes on"""
    way = chance.random()
    action = chance.choice(match.state.actions())
    if way < 0.4:
        match.play(action)
    elif way < 0.5:
        match.play(spoiled(chance, match.game.notation(match.state, action)))
    elif way < 0.65:
        match.play(chance.choice(heard))  # what was a move at another time
    elif way < 0.75:
        match.play(chance.choice([*ODD, str(chance.random())]))
    elif way < 0.85:
        match.play(chance.choice([*NUMBERS, action + 1, action ^ 1 << chance.randrange(48), chance.getrandbits(44)]))
    elif way < 0.95:
        seat: Any = chance.choice([match.state.seat, -1, 9, "0", None])
        text: Any = chance.choice([match.game.notation(match.state, action), *ODD, None, 5, ["pass"]])
        match.replay({"seat": seat, "do": text, "chance": chance.choice(CHANCE), "end": chance.choice([0, 0, 0, None])})
    else:
        match.undo(chance.choice([None, 0, 1, 7, -1]))


def tried(game: Game, chance: random.Random, many: int) -> Counter[str]:
    """how many were played, and how many were refused by which declared error; all else fails the test"""
    found: Counter[str] = Counter()
    match, heard = started(game, chance), ["pass"]
    for _ in range(many):
        if match.over:
            match = started(game, chance)
        before = match.state.digest(), len(match.moves)
        try:
            one_move(match, chance, heard)
            found["played"] += 1
            heard = [*heard[-200:], *(move.text for move in match.moves[-1:])]
        except MathomError as refused:
            found[type(refused).__name__ if str(refused) else "refused without a word"] += 1
            if (match.state.digest(), len(match.moves)) != before:
                found["refused, and yet something has changed"] += 1
    return found


@pytest.mark.parametrize("key", mathom.games())
def test_a_move_is_played_or_refused_in_a_sentence(key: str) -> None:
    found = tried(mathom.game(key), random.Random(1892), MANY)
    print(f"{key}: {dict(found)}")
    assert set(found) <= {"played", "IllegalAction", "BadRecord"}
    assert found["played"] > MANY // 4
    assert found["IllegalAction"] > MANY // 10


@pytest.mark.parametrize("key", mathom.games())
def test_a_record_with_garbage_in_its_lines_is_refused_in_a_sentence(key: str) -> None:
    game, chance = mathom.game(key), random.Random(7)
    for _ in range(max(4, MANY // 200)):
        match = started(game, chance)
        while len(match.moves) < 6 and not match.over:
            match.play(chance.choice(match.state.actions()))
        head, *lines = match.record()
        chance.choice(lines)["do"] = chance.choice([text for text in ODD if text not in ("pass", "draw")])
        with pytest.raises(MathomError):
            Match.from_lines("a record", {**head, "mathom": VERSION}, lines)
