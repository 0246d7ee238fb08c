"""Thinks at many tables at once: for each decision worlds are imagined, and every choice is tried in them to the end of
the game, played by chance, in the third form of the rules. The worse half of the choices is dropped again and again.

`python think_at_many_tables.py duel 200 2000 greedy` plays so many games at once, with so many imagined games for a
decision, against that bot (`search:400` thinks for 400 rounds), both seats in turn. Prints how many it wins and how
long each of them thinks. Needs `mathom[env]`."""

import sys
from time import thread_time
from typing import Any

import numpy

from mathom.env import vector


def thought(env: Any, tables: Any, dreams: int, lots: Any) -> Any:
    """a choice for each of these tables; about so many imagined games for each of them"""
    where, what = numpy.nonzero(env.mask[tables])  # by table, then by choice
    best = numpy.full(len(tables), -1)
    worth, tried = numpy.zeros(len(where)), numpy.zeros(len(where))
    stages: Any = numpy.ceil(numpy.log2(numpy.maximum(numpy.bincount(where, minlength=len(tables)), 2)))  # by table
    while True:
        many = numpy.bincount(where, minlength=len(tables))  # choices left, by table
        first = numpy.concatenate(([0], numpy.cumsum(many)[:-1]))
        best[where[first]] = what[first]
        if many.max() == 1:
            return best
        each = numpy.where(many > 1, numpy.maximum(1, dreams / (stages * many)), 0).astype(int)[where]  # by choice
        entry: Any = numpy.repeat(numpy.arange(len(where)), each)
        turn = numpy.arange(len(entry)) - numpy.repeat(numpy.cumsum(each) - each, each)
        seeds = lots[where[entry]] + turn + int(tried.max()) * 1000  # the same worlds for all choices of a table
        came = env.weigh(tables[where[entry]], what[entry], seeds)
        worth += numpy.bincount(entry, came, minlength=len(where))
        tried += each
        mean = worth / numpy.maximum(tried, 1)
        order = numpy.lexsort((-mean, where))  # within a table the best first
        place = numpy.arange(len(where)) - first[where]
        keep = order[place < (many[where] + 1) // 2]
        where, what, worth, tried = where[keep], what[keep], worth[keep], tried[keep]


def play(key: str, games: int, dreams: int, opponent: str) -> None:
    env = vector(key, games, seats=2, seed=1)
    name, _, rounds = opponent.partition(":")
    other = env.game.bot(name, seed=1, **({"iterations": int(rounds)} if rounds else {}))
    ours: Any = numpy.arange(games) % 2  # our seat, by table
    won: Any = numpy.zeros(games)
    over: Any = numpy.zeros(games, bool)
    lots = numpy.random.default_rng(1)
    spent, decided = [0.0, 0.0], [0, 0]  # by us, and by the other: seconds of this thread, decisions
    while not over.all():
        chosen = env.sample()
        mine = numpy.flatnonzero(~over & (env.seat == ours))
        start = thread_time()
        if len(mine):
            chosen[mine] = thought(env, mine, dreams, lots.integers(0, 2**40, len(mine)))
        spent[0] += thread_time() - start
        decided[0] += len(mine)
        for table in numpy.flatnonzero(~over & (env.seat != ours)):
            state = env.state(int(table))
            start = thread_time()
            chosen[table] = env.game.index(other.choose(state))
            spent[1] += thread_time() - start
            decided[1] += 1
        env.step(chosen)
        ended = ~over & (env.done == 1)
        won[ended] = (env.reward[ended, ours[ended]] + 1) / 2
        over |= ended
    ms = [1000 * seconds / max(1, many) for seconds, many in zip(spent, decided, strict=True)]
    print(
        f"wins {100 * won.mean():.1f} % of {games} games of {key} against {opponent}; "
        f"thinks {ms[0]:.2f} ms a decision, the other {ms[1]:.2f} ms"
    )


key, games, dreams, opponent = (*sys.argv[1:], *("duel", "8", "60", "greedy")[len(sys.argv) - 1 :])[:4]
play(key, int(games), int(dreams), opponent)
