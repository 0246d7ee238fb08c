"""`mathom bench`: how fast games are played, compiled against plain, and against peers measured in the same run."""

import argparse
import json
import os
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, cast

from mathom.bots.levels import bot_for
from mathom.cli.setting import options as options_of
from mathom.cli.tables import table
from mathom.env.tables import Tables
from mathom.form import COMPILED
from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.game import Game
from mathom.kernel.state import Buffer, State, playout

PEERS = Path(__file__).with_name("peers.py")  # run by another Python, which knows nothing of mathom
Figures = dict[str, float]
New = Callable[[int], State]  # sets a game up from a seed
ROWS = (
    ("engine", "actions/s inside the engine", "{:,.0f}"),
    ("engine_games", "games/s inside the engine", "{:,.0f}"),
    ("driven", "actions/s driven from Python, state.actions()", "{:,.0f}"),
    ("driven_games", "games/s driven from Python, state.actions()", "{:,.0f}"),
    ("buffered", "actions/s driven from Python by way of a buffer, state.fill()", "{:,.0f}"),
    ("buffered_games", "games/s driven from Python by way of a buffer, state.fill()", "{:,.0f}"),
    ("observed", "actions/s driven from Python with observation and mask, state.observe()", "{:,.0f}"),
    ("tables", "actions/s at 64 tables stepped together, with observations and masks", "{:,.0f}"),
    ("third", "actions/s at 256 tables in the third form, with observations and masks", "{:,.0f}"),
    ("new", "µs to set a game up", "{:,.2f}"),
    ("copy", "µs to copy a state", "{:,.2f}"),
    ("imagine", "µs to imagine what a seat cannot know", "{:,.2f}"),
    ("digest", "µs to digest a state", "{:,.2f}"),
    ("bytes", "bytes a state", "{:,.0f}"),
    ("search", "search iterations/s from mid-game", "{:,.0f}"),
)


def bench(args: argparse.Namespace) -> int:
    keys = [args.game] if args.game else list(all_games())
    if not 0 < args.seconds <= 600:
        raise BadSetup(f"seconds: {args.seconds} is not a number above 0, up to 600")
    peers: list[dict[str, str | float]] = []
    for key in keys:
        game = game_of(key)
        seats = args.seats or game.usual_seats
        new = set_up(game, seats, cast(Any, options_of(game, args.set)))
        new(1)
        if args.json:
            print(json.dumps(measure(game, new, args.seconds, lambda what: None)))
            continue
        say = progress(f"{key}, {'compiled' if COMPILED else 'plain'}")
        figures = {"compiled" if COMPILED else "plain": measure(game, new, args.seconds, say)}
        if COMPILED:
            progress(f"{key}, plain")("the same in the plain form")
            figures["plain"] = in_plain_form(key, seats, args.seconds, args.set)
        show(key, seats, figures)
        if args.peers:
            peers = peers or measure_peers(args.peers, args.seconds)
            compare(figures["compiled" if COMPILED else "plain"], peers)
    return 0


def progress(where: str) -> Callable[[str], None]:
    return lambda what: print(f"measuring {where}: {what} ...", file=sys.stderr, flush=True)


def set_up(game: Game, seats: int, options: dict[str, Any]) -> New:
    return lambda seed: game.new(seats=seats, seed=seed, **options)


# -- measuring


def measure(game: Game, new: New, seconds: float, say: Callable[[str], None]) -> Figures:
    figures: Figures = {}
    say("inside the engine")
    figures["engine"], figures["engine_games"] = rate(lambda seed: play_inside(new(seed), seed), seconds)
    say("driven from Python")
    figures["driven"], figures["driven_games"] = rate(lambda seed: drive(new(seed)), seconds)
    figures["buffered"], figures["buffered_games"] = rate(lambda seed: drive_buffered(new(seed), seed), seconds)
    say("with observations")
    figures["observed"], _ = rate(observing(game, new), seconds)
    seats = len(game.view(new(1)).seats)
    figures["tables"] = many_tables(game, seats, seconds)
    if COMPILED and (third := third_form(game, seats, seconds)):
        figures["third"] = third
    say("copies, digests, memory")
    middle = mid_game(game, new)
    dice = Dice(1)
    figures["new"] = micros(lambda: new(1), seconds / 4)
    figures["copy"] = micros(middle.copy, seconds / 4)
    figures["imagine"] = micros(lambda: middle.imagine(middle.seat, dice), seconds / 4)
    figures["digest"] = micros(middle.digest, seconds / 4)
    figures["bytes"] = size_of(middle)
    say("search")
    bot = game.bot("search", seconds=seconds, seed=1)
    doubtful = first_doubt(game, middle)
    start = perf_counter()
    bot.choose(doubtful)
    figures["search"] = bot.last.rounds / (perf_counter() - start)  # type: ignore[attr-defined]
    return figures


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """actions and games a second, over whole games for so many seconds; a tenth of that first, to warm up. Seconds of
    this thread, as `peers.py` counts them: what else runs on the machine matters less."""
    end = thread_time() + seconds / 10
    seed = 0
    while thread_time() < end:
        play(seed)
        seed += 1
    start = thread_time()
    actions = games = 0
    while thread_time() < start + seconds:
        for _ in range(20):
            actions += play(seed)
            seed += 1
        games += 20
    took = thread_time() - start
    return actions / took, games / took


INTO = Buffer()


def play_inside(state: State, seed: int) -> int:
    return playout(state, INTO, Dice(seed))


def drive(state: State) -> int:
    """every action chosen and applied from Python, as README.md shows it and as the peers are driven"""
    actions = 0
    while not state.over:
        state.apply(random.choice(state.actions()))
        actions += 1
    return actions


def drive_buffered(state: State, seed: int) -> int:
    """the same with one buffer for all lists of actions, for who is in a hurry"""
    below, fill, apply, into, data = Dice(seed).below, state.fill, state.apply, INTO, INTO.data
    actions = 0
    while state.seat >= 0:
        apply(data[below(fill(into))])
        actions += 1
    return actions


def observing(game: Game, new: New) -> Callable[[int], int]:
    """a game by chance of which every decision is observed, as a learner would"""
    out, choices = game.slate(len(game.view(new(1)).seats)), game.choices()

    def play(seed: int) -> int:
        state = new(seed)
        below, observe, apply, write, nth, action = (
            Dice(seed).below,
            state.observe,
            state.apply,
            choices.write,
            choices.nth,
            choices.action,
        )
        actions = 0
        while (seat := state.seat) >= 0:
            observe(seat, out)
            apply(action(nth(below(write(state)))))
            actions += 1
        return actions

    return play


def many_tables(game: Game, seats: int, seconds: float) -> float:
    tables = Tables(game, seats, 64, 1, {})
    start = thread_time()
    steps = 0
    while thread_time() < start + seconds:
        for _ in range(10):
            tables.step(tables.sample())
        steps += 10 * tables.many
    return steps / (thread_time() - start)


def third_form(game: Game, seats: int, seconds: float) -> float | None:
    """None for a game that has none, and where numpy or a C++ compiler is missing"""
    try:
        from mathom.env.batch import made
        from mathom.forms.build import has_bounds

        if not has_bounds(game.key):
            return None
        env = made(game.key, 256, seats, "cpu", 1, {"form": "third"})
    except (ImportError, MathomError):
        return None
    start = thread_time()
    steps = 0
    while thread_time() < start + seconds:
        for _ in range(10):
            env.step(env.sample())
        steps += 10 * env.n
    return steps / (thread_time() - start)


def micros(act: Callable[[], object], seconds: float) -> float:
    start = perf_counter()
    n = 0
    while perf_counter() < start + seconds:
        for _ in range(100):
            act()
        n += 100
    return (perf_counter() - start) / n * 1e6


def mid_game(game: Game, new: New) -> State:
    """half of the decisions of a game between sensible players"""
    bot = bot_for(game, "greedy" if "greedy" in game.bots else "random", seed=1)
    state = new(1)
    path = [state.copy()]
    while not state.over:
        state.apply(bot.choose(state))
        path.append(state.copy())
    return path[len(path) // 2]


def first_doubt(game: Game, state: State) -> State:
    """from there on, the first position in which the judge is not sure: there a search really searches"""
    state = state.copy()
    while game.judge.narrow(state, INTO, state.fill(INTO)) == 1:
        state.apply(INTO.data[0])
    return state


def size_of(state: State) -> float:
    many = 500
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [state.copy() for _ in range(many)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies)


def in_plain_form(key: str, seats: int, seconds: float, settings: list[str]) -> Figures:
    command = [sys.executable, "-m", "mathom", "bench", key, "--seats", str(seats), "--seconds", str(seconds), "--json"]
    command += [part for setting in settings for part in ("--set", setting)]
    done = subprocess.run(command, env={**os.environ, "MATHOM_PLAIN": "1"}, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


# -- showing


def show(key: str, seats: int, figures: dict[str, Figures]) -> None:
    both = len(figures) == 2
    rows = []
    for name, words, layout in ROWS:
        cells = [layout.format(f[name]) if name in f else "" for f in figures.values()]
        if not any(cells):
            continue
        if both:
            high, low = sorted((f.get(name, 0.0) for f in figures.values()), reverse=True)
            cells.append(f"{high / low:.1f}" if low else "")
        rows.append([words, *cells])
    table(["", *figures, *(["ratio"] if both else [])], rows, title=f"{key}, {seats} players, one core")


def measure_peers(python: Path, seconds: float) -> list[dict[str, str | float]]:
    if not python.exists():
        raise BadSetup(f"peers: there is no {python}; a Python with what {PEERS.with_suffix('.txt')} names is needed")
    done = subprocess.run(
        [str(python), str(PEERS), "--seconds", str(max(seconds, 3.0))], stdout=subprocess.PIPE, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(ours: Figures, peers: list[dict[str, str | float]]) -> None:
    """the documented call against the ordinary calls of others, and what a buffer gains beside it; then with what a
    learner sees, in both"""
    peer_table(
        "random play driven per action from Python: state.actions() against peers in this run",
        ("actions/s", "games/s", "ours : theirs, actions", "ours : theirs, games", "actions, with a buffer"),
        [peer for peer in peers if not peer.get("observed")],
        lambda actions, games: (
            f"{actions:,.0f}",
            f"{games:,.1f}",
            f"{ours['driven'] / actions:.1f}",
            f"{ours['driven_games'] / games:.1f}",
            f"{ours['buffered'] / actions:.1f}",
        ),
    )
    peer_table(
        "the same with observation and mask: state.observe() against peers in this run",
        ("actions/s", "ours : theirs", "ours at 64 tables : theirs"),
        [peer for peer in peers if peer.get("observed")],
        lambda actions, games: (
            f"{actions:,.0f}",
            f"{ours['observed'] / actions:.1f}",
            f"{ours['tables'] / actions:.1f}",
        ),
    )


def peer_table(
    title: str,
    heads: tuple[str, ...],
    peers: list[dict[str, str | float]],
    told: Callable[[float, float], tuple[str, ...]],
) -> None:
    """a peer that failed has its reason in the table instead of figures"""
    rows: list[tuple[str, ...]] = []
    for peer in peers:
        if "error" in peer:
            rows.append((str(peer["peer"]), str(peer["error"]), *("" for _ in heads)))
        else:
            figures = told(float(peer["actions_per_s"]), float(peer["games_per_s"]))
            rows.append((f"{peer['peer']} {peer['version']}", str(peer["what"]), *figures))
    if rows:
        table(("peer", "what", *heads), rows, words=2, title=title)
