"""Information-set tree search for any game.

Every round imagines what the thinking seat cannot know, walks down one tree shared by all imaginations, adds a node,
plays on to the end and enters the outcome on the way back. A node counts how often it was possible (`chances`), not
only how often it was chosen: what is rarely possible is not punished for it."""
# compiled by mypyc

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from mathom.bots.haste import hasty
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import OVER, Buffer, State

ENOUGH: Final = 8  # visits before it is believed that an action wins or loses for sure


class Node:
    """Something a seat did; its kids are what was done next, a list linked through `sibling`."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.chances: i64 = 1
        self.value: float = 0.0  # sum over the visits, for the seat that did it
        self.sure: float = 0.0  # at the root: sum of the payoffs of those visits that came to the end of the game
        self.turns: i64 = 0  # at the root: sum of the turns that were played
        self.first: Node | None = None
        self.last: Node | None = None
        self.sibling: Node | None = None

    def add(self, kid: Node) -> None:
        if self.last is None:
            self.first = kid
        else:
            self.last.sibling = kid
        self.last = kid

    def find(self, action: i64, after: Node | None) -> Node | None:
        """the kid of an action. Options come in a fixed order, so it is looked for behind the one found before."""
        kid = after.sibling if after is not None else self.first
        while kid is not None:
            if kid.action == action:
                return kid
            kid = kid.sibling
        kid = self.first
        while kid is not None and kid is not after:
            if kid.action == action:
                return kid
            kid = kid.sibling
        return None


class Search:
    def __init__(self, state: State, judge: Judge, dice: Dice, explore: float, horizon: i64) -> None:
        self.state = state
        self.me: i64 = state.seat
        self.judge = judge
        self.dice = dice
        self.explore: float = explore
        self.horizon: i64 = horizon  # actions played beyond the tree; 0: to the end
        self.root = Node(-1, -1)
        self.into = Buffer()
        self.rounds: i64 = 0

    def think(self, rounds: i64, seconds: float) -> None:
        """so many rounds, or so long, but always some; 0 leaves that limit out"""
        end = perf_counter() + seconds
        done: i64 = 0
        while (rounds == 0 or done < rounds) and (seconds <= 0.0 or done == 0 or done & 7 or perf_counter() < end):
            self.round()
            done += 1
        self.rounds += done

    def round(self) -> None:
        s = self.state.imagine(self.me, self.dice)
        path = self.descend(s)
        self.play_on(s)
        turns = s.turn - self.state.turn
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                worth = self.judge.worth(s, node.seat)
                node.value += hasty(worth, turns) if s.seat == OVER else worth
        path[1].turns += turns
        if s.seat == OVER:
            path[1].sure += s.payoff(self.me)

    def descend(self, s: State) -> list[Node]:
        """down the tree by upper confidence, to a new node or to the end"""
        into = self.into
        node = self.root
        path = [node]
        while s.seat != OVER:
            n = s.fill(into) if node is self.root else s.fill_once(into)
            if n > 1:
                n = self.judge.narrow(s, into, n)
            if n == 1 and node is not self.root:
                s.apply(into.data[0])
                continue
            best = self.choose(node, n, s.seat)
            path.append(best)
            s.apply(best.action)
            if best.visits == 0:
                break
            node = best
        return path

    def choose(self, node: Node, n: i64, seat: i64) -> Node:
        data = self.into.data
        untried: i64 = 0
        fresh: i64 = -1
        best: Node | None = None
        best_bound = -1e9
        before: Node | None = None
        for i in range(n):
            kid = node.find(data[i], before)
            if kid is None:
                untried += 1
                if self.dice.below(untried) == 0:
                    fresh = data[i]
            else:
                before = kid
                kid.chances += 1
                if untried == 0:
                    visits = float(kid.visits)
                    bound = kid.value / visits + self.explore * sqrt(log(float(kid.chances)) / visits)
                    if bound > best_bound:
                        best_bound = bound
                        best = kid
        if untried or best is None:
            best = Node(fresh, seat)
            node.add(best)
        return best

    def play_on(self, s: State) -> None:
        into = self.into
        played: i64 = 0
        while s.seat != OVER and (self.horizon == 0 or played < self.horizon):
            n = s.fill_once(into)
            s.apply(into.data[0] if n == 1 else self.judge.guess(s, into, n, self.dice))
            played += 1

    def kids(self) -> list[Node]:
        """what was tried at the root, what is to be done first: the most visited, unless the game is decided"""
        found: list[Node] = []
        kid = self.root.first
        while kid is not None:
            found.append(kid)
            kid = kid.sibling
        found.sort(key=lambda k: (-k.visits, k.action))
        best = decided(found)
        return [best] + [kid for kid in found if kid is not best]


def decided(kids: list[Node]) -> Node:
    """the soonest sure win among those visited about as often as the first; where all is lost, the latest loss"""
    first = kids[0]
    if first.visits < ENOUGH:
        return first
    won = [kid for kid in kids if 2 * kid.visits >= first.visits and kid.sure == float(kid.visits)]
    if won:
        return min(won, key=lambda kid: float(kid.turns) / float(kid.visits))
    if all(kid.sure == -float(kid.visits) for kid in kids):
        return max(kids, key=lambda kid: float(kid.turns) / float(kid.visits))
    return first
