"""What a move was worth, thought over afterwards from what one seat could know when it was made.

Every round imagines what that seat cannot know and tries the move that was made, what a judge would have guessed and,
where they are asked for, the others in the same imagined position with the same dice, and plays on to the end as the
judge guesses. So nothing but the move makes the difference, and few rounds tell much."""
# compiled by mypyc

from __future__ import annotations

from math import sqrt
from time import process_time
from typing import Final

from mypy_extensions import i64

from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import OVER, Buffer, State

GUESS: Final = -1  # in the place of an action: whatever the judge guesses
BLOCK: Final = 16  # rounds after which those are left out that have proved worse
WORSE: Final = 2.5  # standard errors behind the best


class Tried:
    """A move, how it went, and how much better than the move that was made."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.open: bool = True
        self.visits: i64 = 0
        self.value: float = 0.0  # sum of the chances, from 0 to 1
        self.better: float = 0.0  # sum of the differences
        self.squares: float = 0.0

    def enter(self, chance: float, better: float) -> None:
        self.visits += 1
        self.value += chance
        self.better += better
        self.squares += better * better

    @property
    def chance(self) -> float:
        return self.value / float(self.visits) if self.visits else 0.5

    @property
    def gain(self) -> float:
        return self.better / float(self.visits) if self.visits else 0.0

    @property
    def doubt(self) -> float:
        """the standard error of the gain"""
        if self.visits < 2:
            return 1.0
        n = float(self.visits)
        spread = self.squares / n - self.gain * self.gain
        return sqrt(spread / (n - 1.0)) if spread > 0.0 else 0.0


class Rethinking:
    """Of one position, as `me` knew it, whoever is at turn. The first of what is tried is the move that was made, the
    second what the judge guesses."""

    def __init__(self, state: State, me: i64, done: i64, others: list[i64], judge: Judge, dice: Dice) -> None:
        self.state = state
        self.me: i64 = me
        self.judge = judge
        self.dice = dice
        self.into = Buffer()
        self.rounds: i64 = 0
        self.until: i64 = state.turn + judge.turns
        self.tried: list[Tried] = [Tried(done), Tried(GUESS)]
        for action in others:
            if action != done:
                self.tried.append(Tried(action))

    def think(self, rounds: i64, seconds: float, enough: float) -> None:
        """so many rounds, or as many as so much processor time allows, but always a few; it ends early where the doubt
        is small enough"""
        end = process_time() + seconds
        for done in range(rounds):
            if done >= 4 and done % 4 == 0 and process_time() > end:
                break
            self.round()
            if done % BLOCK == BLOCK - 1:
                self.drop()
                if done >= 4 * BLOCK and self.doubt() < enough:
                    break

    def round(self) -> None:
        deal = self.state.imagine(self.me, self.dice)
        seed = self.dice.below(1 << 30)
        self.rounds += 1
        first = -1.0
        for i in range(len(self.tried)):
            one = self.tried[i]
            if not one.open:
                continue
            s = deal.copy()
            s.dice = Dice(seed)
            mind = Dice(seed + 1)
            n = s.fill(self.into)
            action = one.action
            if action == GUESS:
                action = self.into.data[0] if n == 1 else self.judge.guess(s, self.into, n, mind)
            elif s.seat != self.me and not self.among(action, n):
                continue  # in this world the other could not have done it
            s.apply(action)
            chance = self.play_on(s, mind)
            if i == 0:
                first = chance
            one.enter(chance, chance - first if first >= 0.0 else 0.0)

    def among(self, action: i64, n: i64) -> bool:
        found = False
        for i in range(n):
            if self.into.data[i] == action:
                found = True
                break
        return found

    def play_on(self, s: State, mind: Dice) -> float:
        """the chance of `me` from 0 to 1 where it leads"""
        into = self.into
        played: i64 = 0
        turns = self.judge.turns
        while s.seat != OVER and (turns == 0 or (s.turn < self.until and played < self.judge.horizon)):
            n = s.fill_once(into)
            s.apply(into.data[0] if n == 1 else self.judge.guess(s, into, n, mind))
            played += 1
        worth = s.payoff(self.me) if s.seat == OVER else self.judge.worth(s, self.me)
        return 0.5 + 0.5 * worth

    def drop(self) -> None:
        best = self.best()
        for i in range(2, len(self.tried)):
            one = self.tried[i]
            if one.open and one is not best and one.gain + WORSE * (one.doubt + best.doubt) < best.gain:
                one.open = False

    def best(self) -> Tried:
        """what did best of what is still tried; the move that was made, unless another did better"""
        found = self.tried[0]
        for i in range(2, len(self.tried)):
            one = self.tried[i]
            if one.open and one.visits and one.gain > found.gain:
                found = one
        return found

    def doubt(self) -> float:
        most = self.tried[1].doubt
        for i in range(2, len(self.tried)):
            if self.tried[i].open and self.tried[i].doubt > most:
                most = self.tried[i].doubt
        return most
