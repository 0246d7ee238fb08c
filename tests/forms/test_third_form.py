"""The third form plays what the other forms play. MATHOM_LONG=1: with 2,000 games of each kind instead of 100."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy
import pytest
from mypy_extensions import i16, i64

import mathom
import mathom.env
from forms.equality import compare
from mathom.env.arrays import arrays_of
from mathom.env.tables import Tables
from mathom.form import COMPILED
from mathom.forms import build
from mathom.forms.build import NoThirdForm
from mathom.forms.library import ThirdTables
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.slate import Observation
from mathom.kernel.state import Buffer, playout
from mathom.kernel.vecs import vec

KEYS = ("two-towers", "duel", "ringbearer", "battle")
ALL = [(key, seats) for key in KEYS for seats in mathom.game(key).seats]
GAMES = 2_000 if os.environ.get("MATHOM_LONG") == "1" else 100 if COMPILED else 3
pytestmark = pytest.mark.skipif(not shutil.which("g++"), reason="there is no C++ compiler here")


@pytest.mark.parametrize(("key", "seats"), ALL)
def test_every_step_is_the_same(key: str, seats: int) -> None:
    """fields, legal actions in their order, masks, observations, digests, payoffs"""
    assert compare(key, seats, GAMES) > 20


@pytest.mark.parametrize("key", KEYS)
def test_nothing_overflows_in_the_checked_build(key: str) -> None:
    """every store and index is looked at; arithmetic that overflows ends the process, so it is one of its own"""
    for seats in mathom.game(key).seats:
        command = [sys.executable, str(Path(__file__).with_name("equality.py")), key, str(seats), "4", "checked"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        assert int(done.stdout) > 20


@pytest.mark.parametrize(("key", "seats"), ALL)
def test_what_is_imagined_and_played_to_its_end_is_the_same(key: str, seats: int) -> None:
    game = mathom.game(key)
    third = ThirdTables(game, seats, 12, 3, {})
    rules = Tables(game, seats, 12, 3, {})
    for _ in range(70):
        chosen = rules.sample()
        rules.step(chosen)
        third.step(chosen)
    worlds = ThirdTables(game, seats, 12, 1, {})
    who = [i % seats for i in range(12)]
    worlds.dream(third, range(12), who, 100)
    imagined = [state.imagine(who[i], Dice(100 + i)) for i, state in enumerate(rules.states)]
    for i, world in enumerate(imagined):
        found = worlds.state(i)
        assert found == world
        assert found.actions() == world.actions()
        assert [found.key(seat) for seat in range(seats)] == [world.key(seat) for seat in range(seats)]
    payoffs = worlds.finish(500)
    for i, world in enumerate(imagined):
        world.dice = Dice(500 + i)
        playout(world, Buffer(), world.dice)
        assert payoffs[i].tolist() == [world.payoff(seat) for seat in range(seats)]


def test_choices_are_weighed_the_same_in_both_forms() -> None:
    third, compiled = (mathom.env.vector("duel", 4, seed=5, threads=2, form=form) for form in ("third", "compiled"))
    tables, choices = third.mask.nonzero()
    seeds = [100 + table for table in tables]
    worth = third.weigh(tables, choices, seeds)
    assert worth.tolist() == compiled.weigh(tables, choices, seeds).tolist()
    assert {1.0, -1.0} <= set(worth.tolist())
    with pytest.raises(MathomError):
        third.weigh([0], [int((third.mask[0] == 0).argmax())], [1])


TELLING = """
#define ACTIONS 1
#include "prelude.h"
#include <stdio.h>
template <class T> void tell(int many) {
  Vec<T, 50> v;
  v.n = 50;
  for (int k = 0; k < 50; k++) v.a[k] = (T)(k * 37 % 11 - ((T)-1 < 0 ? 5 : 0));
  int16_t row[256];
  for (int16_t& number : row) number = 999;
  Observation by;
  by.at = 1;
  by.size = 256;
  by.data = row;
  by.nums(v, 3, many);
  by.alike(v, 2, many);
  by.bits((int64_t)0x123456789AB, many);
  by.none(many);
  by.spot(many - 1, -7, many);
  for (int16_t number : row) printf("%d ", number);
  printf("\\n");
}
int main() {
  for (int many = 0; many <= 45; many++) {
    tell<int8_t>(many);
    tell<uint8_t>(many);
    tell<int16_t>(many);
    tell<int32_t>(many);
  }
}
"""


def test_many_numbers_at_once_are_told_as_one_by_one(tmp_path: Path) -> None:
    """so many as a part has, and nothing beside them"""
    program = tmp_path / "telling.cpp"
    program.write_text(TELLING, encoding="utf-8")
    subprocess.run(
        [
            *build.compiler("cpu")[:1],
            "-std=c++17",
            "-O2",
            "-w",
            f"-I{build.RUNTIME}",
            str(program),
            "-o",
            str(tmp_path / "telling"),
        ],
        check=True,
    )
    told = subprocess.run([str(tmp_path / "telling")], capture_output=True, text=True, check=True).stdout.splitlines()
    by = Observation(256)
    expected = []
    for many in range(46):
        for lowest in (5, 0, 5, 5):  # of bytes without a sign the numbers begin at 0
            numbers = vec[i64]([k * 37 % 11 - lowest for k in range(50)])
            for i in range(256):
                by.data[i] = i16(999)
            by.at = 1
            by.nums(numbers, 3, many)
            by.alike(numbers, 2, many)
            by.bits(0x123456789AB, many)
            by.none(many)
            by.spot(many - 1, -7, many)
            expected.append([int(number) for number in by.array[0]])
    assert [[int(number) for number in line.split()] for line in told] == expected


# -- the environment


def test_the_environment_is_the_same_in_all_forms_and_with_threads() -> None:
    third = mathom.env.vector("duel", 10, seed=3, threads=3)
    compiled = mathom.env.vector("duel", 10, seed=3, form="compiled")
    assert (third.form, compiled.form) == ("third", "compiled")
    ended = 0
    for _ in range(120):
        for name in ("obs", "mask", "reward", "done", "seat", "legal"):
            assert numpy.array_equal(getattr(third, name), getattr(compiled, name))
        chosen = third.sample()
        assert numpy.array_equal(chosen, compiled.sample())
        third.step(chosen)
        compiled.step(chosen)
        ended += int(third.done.sum())
    assert ended > 5
    assert third.state(4) == compiled.state(4)
    first = third.state(0)
    third.reset()
    compiled.reset()
    assert third.state(0) == compiled.state(0) != first


def test_a_choice_that_is_none_changes_nothing() -> None:
    env = mathom.env.vector("two-towers", 3, seats=2, seed=1)
    before = [env.state(i) for i in range(3)]
    for wrong in ([0, 0, 67], [0, -1, 0], [0, 0, 68]):
        with pytest.raises(MathomError, match=r"^there is no such choice now$"):
            env.step(wrong)
    with pytest.raises(ValueError, match="3 choices are needed"):
        env.step([0])
    assert [env.state(i) for i in range(3)] == before


def test_a_table_goes_on_from_a_state_that_is_put_there() -> None:
    game = mathom.game("battle")
    state = game.new(seats=3, seed=5)
    for _ in range(15):
        state.apply(state.actions()[-1])
    tables = ThirdTables(game, 3, 2, 1, {})
    tables.put(1, state)
    assert tables.state(1) == state
    assert tables.lists[1][: tables.legal[1]].tolist() == state.actions()


def test_without_a_compiler_the_compiled_form_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(key: str, kind: str = "cpu") -> Path:
        raise NoThirdForm("there is no C++ compiler here")

    monkeypatch.setattr("mathom.forms.library.library", none)
    monkeypatch.setattr("mathom.forms.library.load", lambda key, kind: none(key))
    env = mathom.env.vector("two-towers", 4, seats=2, seed=9)
    assert env.form == "compiled"
    rules = Tables(mathom.game("two-towers"), 2, 4, 9, {})
    assert numpy.array_equal(env.obs, arrays_of(rules)[0])
    with pytest.raises(NoThirdForm, match=r"^there is no C\+\+ compiler here$"):
        mathom.env.vector("two-towers", 4, form="third")


def test_games_without_a_third_form_are_compiled_ones() -> None:
    assert mathom.env.vector("lidless-eye", 1, seed=1).form == "compiled"
    with pytest.raises(NoThirdForm, match="lidless-eye has no third form"):
        build.library("lidless-eye")


def test_what_is_asked_for_must_be_there() -> None:
    for wrong in ({"n": 0}, {"n": 1, "device": "abacus"}, {"n": 1, "seats": 3}, {"n": 1, "form": "fourth"}):
        with pytest.raises(BadSetup):
            mathom.env.vector("duel", **wrong)


def test_without_a_gpu_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise NoThirdForm("there is no GPU here that CUDA knows")

    monkeypatch.setattr(build, "check_gpu", none)
    monkeypatch.setenv("MATHOM_CACHE", "/nowhere")
    monkeypatch.setattr(Path, "mkdir", lambda *args, **options: None)
    with pytest.raises(NoThirdForm, match="no GPU"):
        build.library("duel", "cuda")


def test_as_a_vector_environment_of_gymnasium() -> None:
    from mathom.env.gym_vector import GymVector

    env = GymVector("two-towers", 6, seats=2)
    told, info = env.reset(seed=4)
    other = mathom.env.vector("two-towers", 6, seats=2, seed=4)
    assert env.observation_space.contains(told)
    ended = 0
    for _ in range(150):
        assert numpy.array_equal(info["action_mask"], other.mask)
        chosen, who = other.sample(), other.seat.copy()
        told, rewards, over, cut, info = env.step(chosen)
        other.step(chosen)
        assert numpy.array_equal(told, other.obs)
        assert rewards.tolist() == [float(other.reward[i, seat]) for i, seat in enumerate(who)]
        assert not cut.any()
        ended += int(over.sum())
    assert ended >= 6
