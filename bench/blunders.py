"""Does a review find a blunder? Games of greedy players in which one move of the first is replaced by a bad one;
it is taken only where a search that thinks 20 times as long as the review does for a move calls the position lost after
it and not before. Counted: how often it is among the three turning points.

    nice -n 10 python bench/blunders.py duel --games 30 --first 1
"""

import argparse
from time import process_time

import mathom
from mathom.bots.search import Search
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.match.match import Match
from mathom.match.past import Past
from mathom.match.review import POINTS, Reviewing, rethink

GLANCE, LOOK = 0.02, 0.3  # seconds for what might be a blunder, and for the one that seems to be
ROUNDS = 16  # of a search between two looks at the clock
MOVES = 40  # own choices in a duel, or so: what a review takes for each is its time by this
LOST, HELD, DOUBT = 0.2, 0.4, 0.05  # chances


def searched(game: Game, state: State, seconds: float, seed: int) -> Search:
    """seconds of processor time, so that it finds the same on a busy machine"""
    search = Search(state, game.judge, Dice(seed), game.judge.explore, 0)
    end = process_time() + seconds
    while process_time() < end:
        search.think(ROUNDS, 0.0)
    return search


def chance(game: Game, state: State, seat: int, seconds: float, seed: int) -> float:
    """of a seat, as whoever is at turn sees it after a long search; for two players"""
    if state.over:
        return 0.5 + 0.5 * state.payoff(seat)
    best = searched(game, state, seconds, seed).kids()[0]
    value = 0.5 + 0.5 * best.value / float(best.visits)
    return value if state.seat == seat else 1.0 - value


def blunder(game: Game, state: State, seed: int, long: float) -> int | None:
    """a move of the seat at turn that loses what was not lost, if there is one"""
    seat = int(state.seat)
    if chance(game, state, seat, GLANCE, seed) < HELD - DOUBT:
        return None
    after = {action: state.copy() for action in state.actions()}
    for action, position in after.items():
        position.apply(action)
    seen = {action: chance(game, position, seat, GLANCE, seed) for action, position in after.items()}
    worst = min(seen, key=lambda action: seen[action])
    if seen[worst] > LOST + DOUBT or max(seen.values()) < HELD - DOUBT:
        return None
    if chance(game, after[worst], seat, LOOK, seed) > LOST or chance(game, state, seat, LOOK, seed) < HELD:
        return None
    if chance(game, after[worst], seat, long, seed) > LOST or chance(game, state, seat, long, seed) < HELD:
        return None
    return worst


def planted(game: Game, seed: int, long: float) -> tuple[Match, int] | None:
    """a whole game with one blunder, and which move it is"""
    match = Match(game, game.new(seats=2, seed=seed))
    greedy, at = game.bot("greedy", seed=seed), -1
    begin = 12 + Dice(seed).below(30)
    while not match.state.over:
        state = match.state
        if at < 0 and state.seat == 0 and len(match.moves) >= begin and len(state.actions()) > 1:
            found = blunder(game, state, seed, long)
            if found is not None:
                at = len(match.moves)
                match.play(found)
                continue
        match.play(greedy.choose(state))
    return (match, at) if at >= 0 else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=mathom.games())
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--first", type=int, default=1, help="seed of the first")
    parser.add_argument("--seconds", type=float, default=40.0, help="of processor time for a review")
    asked = parser.parse_args()
    game, seed, named, counted, longest = mathom.game(asked.game), asked.first, 0, 0, 0.0
    while counted < asked.games:
        found = planted(game, seed, 20 * asked.seconds / MOVES)
        seed += 1
        if found is None:
            continue
        match, at = found
        started = process_time()
        on_its_way = Reviewing(Past(match), 0, asked.seconds)
        for portion in on_its_way.portions():
            on_its_way.take(rethink(portion))
        points = [point.move for point in on_its_way.review().points]
        took = process_time() - started
        its = on_its_way.thoughts[at]
        seen = f"{100 * its.done:.0f} % where {100 * its.better:.0f} % was to be had (doubt {100 * its.doubt:.1f})"
        counted, longest, named = counted + 1, max(longest, took), named + (at in points[:POINTS])
        print(
            f"seed {seed - 1}: move {at} of {len(match.moves)}, turning points {points}: {took:.1f} s, {seen}",
            flush=True,
        )
        print(f"{named} of {counted} named, longest review {longest:.1f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
