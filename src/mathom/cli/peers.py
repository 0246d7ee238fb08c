"""Random play in public Python game libraries, one process, driven per action from Python: first by their ordinary
calls, then as a learner would, with an observation as numbers and a mask before each decision.

Run it with an interpreter that has the peers installed (peers.txt), not with mathom's own:

    python peers.py --seconds 5 [PEER ...]

Each peer plays whole uniform random games through its ordinary public API, first for a short
warm-up and then for about --seconds seconds: the game under way when the time is up is finished
and counted. One JSON line per peer goes to stdout, progress to stderr. A peer that is missing or
fails gives a line with "error" and the next one is measured; the exit code is 0 all the same.

The peers play different games under different rules, and their actions are not the same amount of
work, so the numbers give an order of magnitude and no ranking.
"""

import argparse
import json
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata

WARM_UP_SECONDS = 0.5

# Plays one game to its end and returns its counts: "actions", and whatever else the peer reports.
PlayGame = Callable[[], dict[str, int]]


@dataclass(frozen=True)
class Peer:
    """A library to measure; `load` imports it, so that a missing peer does not stop the others."""

    distribution: str
    game: str
    what: str
    load: Callable[[], PlayGame]
    observed: bool = False  # with observations and masks


def load_catanatron() -> PlayGame:
    """Return a function that plays one game between four of catanatron's own random players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def play() -> dict[str, int]:
        game = Game([RandomPlayer(color) for color in Color])
        winner = game.play()
        return {"actions": len(game.state.actions), "truncated_games": int(winner is None)}

    return play


def load_open_spiel() -> PlayGame:
    """Return a function that plays one game of crazy eights."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": 4})

    def play() -> dict[str, int]:
        state = game.new_initial_state()
        actions = chance_actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # One deck: every outcome is equally likely, and this is faster than weighing them.
                outcome, _ = random.choice(state.chance_outcomes())
                state.apply_action(outcome)
                chance_actions += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                actions += 1
        return {"actions": actions, "chance_actions": chance_actions}

    return play


def load_tensors(name: str, players: int) -> Callable[[], PlayGame]:
    """Return what loads a game of OpenSpiel that is observed before each decision."""

    def load() -> PlayGame:
        import pyspiel

        game = pyspiel.load_game(name, {"players": players}) if name == "crazy_eights" else pyspiel.load_game(name)
        has_observations = game.get_type().provides_observation_tensor

        def play() -> dict[str, int]:
            state = game.new_initial_state()
            actions = chance_actions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    values, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(values, chances)[0])
                    chance_actions += 1
                    continue
                if has_observations:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                state.legal_actions_mask()
                state.apply_action(random.choice(state.legal_actions()))
                actions += 1
            return {"actions": actions, "chance_actions": chance_actions}

        return play

    return load


def load_pettingzoo() -> PlayGame:
    """Return a function that plays one game of connect four, agent after agent."""
    import numpy
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play() -> dict[str, int]:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            told, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(random.choice(numpy.flatnonzero(told["action_mask"])))
                actions += 1
        return {"actions": actions}

    return play


def load_rlcard_observed() -> PlayGame:
    """Return a function that plays one game of uno by numbers; each state holds observation and legal ids."""
    import rlcard

    env = rlcard.make("uno")

    def play() -> dict[str, int]:
        state, _ = env.reset()
        actions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            actions += 1
        return {"actions": actions}

    return play


def load_rlcard() -> PlayGame:
    """Return a function that plays one game of uno."""
    import rlcard

    env = rlcard.make("uno")

    def play() -> dict[str, int]:
        state, _ = env.reset()
        actions = 0
        while not env.is_over():
            # Stepping with raw actions is faster than with ids, and both than env.run with agents.
            # The list names an action once for each card that allows it; the set makes it uniform.
            action = random.choice(list(set(state["raw_legal_actions"])))
            state, _ = env.step(action, raw_action=True)
            actions += 1
        return {"actions": actions}

    return play


def load_python_chess() -> PlayGame:
    """Return a function that plays one game of chess."""
    import chess

    def play() -> dict[str, int]:
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
        return {"actions": len(board.move_stack)}

    return play


PEERS = {
    "catanatron": Peer(
        distribution="catanatron",
        game="catan",
        what="catan, 4 players, its own RandomPlayer through its own Game.play",
        load=load_catanatron,
    ),
    "open_spiel": Peer(
        distribution="open_spiel",
        game="crazy_eights",
        what="crazy_eights, 4 players, random play driven per action from Python",
        load=load_open_spiel,
    ),
    "rlcard": Peer(
        distribution="rlcard",
        game="uno",
        what="uno, 2 players, random play driven per action from Python",
        load=load_rlcard,
    ),
    "python-chess": Peer(
        distribution="chess",
        game="chess",
        what="chess, random play driven per action from Python",
        load=load_python_chess,
    ),
    **{
        f"open_spiel {name}": Peer(
            distribution="open_spiel",
            game=name,
            what=f"{name}, {players} players, with tensor and mask",
            load=load_tensors(name, players),
            observed=True,
        )
        for name, players in (("crazy_eights", 4), ("hearts", 4), ("backgammon", 2), ("gin_rummy", 2))
    },
    "rlcard observed": Peer(
        distribution="rlcard",
        game="uno",
        what="uno, 2 players, with observation and legal ids",
        load=load_rlcard_observed,
        observed=True,
    ),
    "pettingzoo": Peer(
        distribution="pettingzoo",
        game="connect_four",
        what="connect_four, 2 players, with observation and mask",
        load=load_pettingzoo,
        observed=True,
    ),
}


def play_for(play: PlayGame, seconds: float) -> tuple[Counter[str], float]:
    """Play whole games, at least one, until this thread has worked for `seconds`; return the counts and the time."""
    totals: Counter[str] = Counter()
    start = time.thread_time()
    elapsed = 0.0
    while elapsed < seconds:
        totals.update(play())
        totals["games"] += 1
        elapsed = time.thread_time() - start
    return totals, elapsed


def measure(name: str, peer: Peer, seconds: float) -> dict[str, object]:
    """Warm the peer up, measure it and return its result."""
    version = metadata.version(peer.distribution)
    play = peer.load()
    play_for(play, WARM_UP_SECONDS)
    totals, elapsed = play_for(play, seconds)
    actions, games = totals.pop("actions"), totals.pop("games")
    return {
        "peer": name,
        "version": version,
        "what": peer.what,
        "observed": peer.observed,
        "actions": actions,
        "games": games,
        "seconds": round(elapsed, 3),
        "actions_per_s": round(actions / elapsed, 1),
        "games_per_s": round(games / elapsed, 2),
        **totals,
    }


def error_sentence(error: Exception) -> str:
    """Say on one line what went wrong."""
    if isinstance(error, metadata.PackageNotFoundError):
        return f"The package {error.name} is not installed."
    message = " ".join(str(error).split()).rstrip(".")
    if isinstance(error, ImportError):
        return f"It cannot be imported: {message}."
    return f"It failed with {type(error).__name__}: {message}."


def positive_seconds(text: str) -> float:
    """Read the value of --seconds."""
    seconds = float(text)
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of seconds")
    return seconds


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure random play in public Python game libraries.")
    parser.add_argument("--seconds", type=positive_seconds, default=5.0, help="time per peer (default 5)")
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"any of {', '.join(PEERS)} (default: all)")
    return parser.parse_args()


def main() -> int:
    """Measure the peers named on the command line, or all of them."""
    arguments = parse_arguments()
    names: list[str] = arguments.peers or list(PEERS)
    unknown = [name for name in names if name not in PEERS]
    if unknown:
        print(f"Unknown peer {unknown[0]!r}: choose from {', '.join(PEERS)}.", file=sys.stderr)
        return 2
    for name in names:
        peer = PEERS[name]
        print(f"measuring {name} {peer.game} ...", file=sys.stderr, flush=True)
        try:
            result = measure(name, peer, arguments.seconds)
        except Exception as error:
            result = {"peer": name, "error": error_sentence(error)}
        print(json.dumps(result), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
