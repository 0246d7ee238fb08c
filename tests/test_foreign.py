"""Bots and games from elsewhere, and what the arena does with them."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import numpy
import pytest

import mathom
from mathom.bots import foreign
from mathom.bots.levels import bot_for
from mathom.cli import arena as arena_rules
from mathom.cli.arena import Task, play_one
from mathom.cli.main import main
from mathom.kernel.errors import BadSetup, MathomError

LINE_BOT = f"line:{sys.executable} {Path(__file__).parent.parent / 'examples' / 'line_bot.py'}"
SEEN: list[mathom.State] = []


class Spy(mathom.Bot):
    """keeps what it is shown, and takes what is named first"""

    name = "spy"

    def __init__(self, game: object, seed: int | None = None) -> None:
        pass

    def choose(self, state: mathom.State) -> int:
        SEEN.append(state)
        return state.actions()[0]


class Cheat(mathom.Bot):
    name = "cheat"

    def __init__(self, game: object) -> None:
        pass

    def choose(self, state: mathom.State) -> int:
        return -5


class Least:
    """no more than `choose`, as one is written first; what it chooses is a number of numpy"""

    def __init__(self, game: object) -> None:
        pass

    def choose(self, state: mathom.State) -> numpy.int64:
        return numpy.int64(state.actions()[-1])


class Nothing:
    """is made of nothing"""


def test_a_foreign_bot_is_shown_a_world_dealt_anew() -> None:
    SEEN.clear()
    state = mathom.game("two-towers").new(seats=2, seed=1)
    before, future = state.digest(), state.dice.fork().below(2**31)
    assert bot_for(state.game, f"{__name__}:Spy", seed=1).choose(state) == state.actions()[0]
    assert SEEN[0] != state
    assert [SEEN[0].key(seat) == state.key(seat) for seat in (0, 1)] == [True, False]
    assert SEEN[0].dice.below(2**31) != future
    assert state.digest() == before


def test_what_it_cannot_do_is_not_done() -> None:
    state = mathom.game("two-towers").new(seats=2, seed=1)
    with pytest.raises(MathomError, match=r"^the bot cheat chose what cannot be done$"):
        bot_for(state.game, f"{__name__}:Cheat").choose(state)


def test_to_choose_is_enough() -> None:
    state = mathom.game("two-towers").new(seats=2, seed=1)
    bot = bot_for(state.game, f"{__name__}:Least")
    assert bot.choose(state) == state.actions()[-1]
    assert type(bot.choose(state)) is int
    assert (bot.name, bot.why()) == (f"{__name__}:Least", None)


def test_how_a_bot_is_made_is_said() -> None:
    with pytest.raises(BadSetup, match=f"^bot: {__name__}:Nothing is made with the game, and it may take a seed "):
        bot_for(mathom.game("duel"), f"{__name__}:Nothing")


@pytest.mark.parametrize("name", ["nowhere_at_all:Bot", f"{__name__}:Nobody"])
def test_what_cannot_be_loaded_is_named(name: str) -> None:
    with pytest.raises(BadSetup, match=f"^bot: {name} cannot be loaded "):
        bot_for(mathom.game("duel"), name)


def test_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("spy", f"{__name__}:Spy", "mathom.bots")
    monkeypatch.setattr(foreign, "entry_points", lambda group: [entry] if group == "mathom.bots" else [])
    assert bot_for(mathom.game("duel"), "spy").name == "spy"
    entry = EntryPoint("spy", "nowhere_at_all:Spy", "mathom.bots")
    with pytest.raises(BadSetup, match=r"^bot: spy cannot be loaded \(No module named 'nowhere_at_all'\)$"):
        bot_for(mathom.game("duel"), "spy")


def test_a_program_that_answers_line_by_line() -> None:
    game = mathom.game("duel")
    state = game.new(seed=1)
    bot = bot_for(game, LINE_BOT, seed=1)
    other = game.bot("random", seed=1)
    while not state.over:
        mine = state.seat == 0
        action = (bot if mine else other).choose(state)
        if mine and game.notation(state, action).startswith("discard"):
            assert all(game.notation(state, legal).startswith("discard") for legal in state.actions())
        state.apply(action)
    assert state.over


def test_a_program_that_answers_nonsense_is_told_so() -> None:
    state = mathom.game("duel").new(seed=1)
    with pytest.raises(MathomError, match=r"^bot: cat answered "):
        bot_for(state.game, "line:cat").choose(state)
    with pytest.raises(BadSetup, match=r"^bot: no-such-program cannot be asked "):
        bot_for(state.game, "line:no-such-program").choose(state)


# -- the arena


def arena(out: Path, *more: str) -> bytes:
    bots = ("--bots", f"greedy,{__name__}:Spy", "--games", "8")
    assert main(["arena", "two-towers", *bots, "--out", str(out), *more]) == 0
    return out.read_bytes()


def test_the_arena_comes_to_the_same_with_one_worker_and_with_several(tmp_path: Path) -> None:
    alone = arena(tmp_path / "alone.jsonl", "--workers", "1")
    assert arena(tmp_path / "several.jsonl", "--workers", "8", "--records", str(tmp_path / "kept")) == alone
    games = [json.loads(line) for line in alone.splitlines()]
    assert len(games) == 8
    assert [sorted(game["bots"]) for game in games] == [["greedy", f"{__name__}:Spy"]] * 8
    kept = mathom.Match.load(tmp_path / "kept" / "two-towers-1-0.mathom")
    assert len(kept.moves) == games[0]["decisions"]
    assert [seat.score for seat in kept.view().seats] == games[0]["scores"]


@pytest.mark.parametrize("key", mathom.games())
def test_a_level_is_not_hurried_in_the_arena(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once: with more workers than cores a level ran out of its time, and played otherwise than alone"""
    game = mathom.game(key)
    seated: list[Any] = []

    def seat(*how: object) -> mathom.Bot:
        seated.append(bot_for(*how))  # type: ignore[arg-type]
        return game.bot("random", seed=1)

    monkeypatch.setattr(arena_rules, "bot_for", seat)
    play_one(Task(key, None, ["master"] * game.least, 1, 0, {}))
    assert len(seated) == game.least
    assert all(bot.bot.seconds == 1000 * game.levels[-1].seconds >= 1000 for bot in seated)


def test_the_arena_writes_a_table(tmp_path: Path) -> None:
    lines = arena(tmp_path / "games.csv", "--workers", "1").decode().splitlines()
    assert lines[0] == "game,deal,shift,bots,wins,scores,decisions,turns,ending,decks"
    assert len(lines) == 9


def test_the_arena_on_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: `make test-research` installs it")
    bots = ("arena", "two-towers", "--bots", "greedy,random", "--games", "6")
    assert main([*bots, "--workers", "1", "--out", str(tmp_path / "here")]) == 0
    assert main([*bots, "--ray", "local", "--out", str(tmp_path / "there")]) == 0
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()
