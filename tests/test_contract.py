"""Every registered game, with every number of players, keeps the contract."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy
import pytest
from covered import cited
from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from contract import check_game, some_decisions
from mathom.bots.levels import bot_for
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.match.match import Match

GAMES = [(key, seats) for key in mathom.games() for seats in mathom.game(key).seats]
EXAMPLES = 1 if not mathom.COMPILED else 20 if os.environ.get("MATHOM_LONG") else 2


@pytest.mark.parametrize(("key", "seats"), GAMES)
@settings(max_examples=EXAMPLES)
@given(seed=st.integers(0, 2**40))
def test_the_contract_holds_at_every_decision(key: str, seats: int, seed: int) -> None:
    check_game(mathom.game(key), seats, seed)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_what_is_observed_is_of_a_seat_that_is_there_and_of_so_many(key: str, seats: int) -> None:
    """another seat, and room that was made for more or for fewer, is refused in words"""
    game = mathom.game(key)
    state, out = game.new(seats=seats, seed=1), game.slate(seats)
    for nobody in (-2, 9):
        with pytest.raises(MathomError, match=r"^there is no such seat"):
            state.observe(nobody, out)
        with pytest.raises(MathomError, match=r"^there is no such seat$"):
            state.key(nobody)
    for other in game.seats:
        if len(game.slate(other).data) != len(out.data):
            with pytest.raises(MathomError, match=r"this slate is for (another number of|fewer) players$"):
                state.observe(0, game.slate(other))


def test_a_number_of_numpy_is_a_number_too() -> None:
    """as a learner picks it: in both forms"""
    state = mathom.game("duel").new(seed=1)
    other = state.copy()
    chosen = numpy.int64(state.actions()[3])
    state.step(chosen)
    other.step(int(chosen))
    assert state == other
    with pytest.raises(TypeError):
        state.step(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", mathom.games())
def test_every_rule_is_cited_by_a_test(key: str) -> None:
    rules = mathom.game(key).rules
    numbers = [r.number for r in rules]
    citations = cited(Path(__file__).parent)
    prefix = numbers[0].split("-")[0] + "-"
    assert len(set(numbers)) == len(numbers)
    assert [r.number for r in rules if not r.later and r.number not in citations] == []
    assert [n for n in citations if n.startswith(prefix) and n not in numbers] == []


@pytest.mark.parametrize(("key", "seats"), GAMES)
@settings(max_examples=EXAMPLES)
@given(seed=st.integers(0, 2**40))
def test_a_record_replays_and_shows_a_seat_only_what_it_may(key: str, seats: int, seed: int) -> None:
    game = mathom.game(key)
    match = Match(game, game.new(seats=seats, seed=seed))
    dice = Dice(seed + 1)
    while not match.state.over:
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
    again = Match(game, game.from_json(match.start))
    for line in match.record()[1:]:
        again.replay(line)
    assert again.state.digest() == match.state.digest()
    assert again.chronicle(0) == match.chronicle(0)
    for seat in (None, *range(seats)):
        seen = match.record_as_seen(seat)
        for line, move in zip(seen[1:], match.moves, strict=True):
            known = [fall for fall in line.get("chance", []) if fall != "?"]
            expected = [
                game.fall_to_text(f)
                for f in move.falls
                if f >> 16 & 0xFF & (1 << seat if seat is not None else 0) or f >> 16 & 0xFF == 0xFF
            ]
            assert known == expected
        assert "position" not in seen[0]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_bots_see_only_what_their_seat_may(key: str, seats: int) -> None:
    """a bot chooses the same whatever lies where it cannot look"""
    game = mathom.game(key)
    rounds = 60 if mathom.COMPILED else 8
    for state, dice in some_decisions(game, seats, 5, 30):
        imagined = state.imagine(state.seat, dice)
        for name in game.own_bots:
            assert bot_for(game, name, seed=3).choose(imagined) == bot_for(game, name, seed=3).choose(state)
        first = game.bot("search", iterations=rounds, seed=3).choose(state)
        assert game.bot("search", iterations=rounds, seed=3).choose(imagined) == first
        assert first in state.actions()


FEW = "300000" if os.environ.get("MATHOM_LONG") else "50000"
DIGESTS = """
import json, sys, mathom
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.state import Buffer, playout
out = {}
for key in mathom.games():
    game = mathom.game(key)
    for seats in game.seats:
        into = Buffer()
        left = int(sys.argv[2])  # decisions: fewer games where they are long
        for seed in range(int(sys.argv[1])):
            options = {o.name: o.choices[seed % len(o.choices)] for o in game.options if o.name == "rules"}
            state = game.new(seats=seats, seed=seed, **options)
            left -= playout(state, into, Dice(seed + 1))
            out[f"{key} {seats} {seed}"] = state.digest()
            if left < 0:
                break
print(json.dumps([mathom.COMPILED, out]))
"""


@pytest.mark.skipif(not mathom.COMPILED, reason="the plain form runs: nothing to compare it with")
def test_compiled_and_plain_play_the_same_games() -> None:
    found = []
    for plain in ("0", "1"):
        env = {**os.environ, "MATHOM_PLAIN": plain}
        done = subprocess.run(
            [sys.executable, "-c", DIGESTS, "1000", FEW], env=env, capture_output=True, text=True, check=True
        )
        found.append(json.loads(done.stdout))
    assert found[0][0] is True
    assert found[1][0] is False
    assert found[0][1] == found[1][1]
    assert len(found[0][1]) >= 1000
