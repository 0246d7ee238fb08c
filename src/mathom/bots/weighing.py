"""Weighing what a judge thinks best, for games too long and too wide for a tree.

Every round imagines what the thinking seat cannot know and tries each likely action in the same imagined position with
the same dice, so that nothing but the action makes a difference; then it plays on for some turns as the judge guesses.
The judge's first choice stands unless another does clearly better. What has proved worse, or as good, is not tried any
further, and nothing is where one has proved better: most decisions end long before their rounds are used up."""
# compiled by mypyc

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from mathom.bots.haste import hasty
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import OVER, Buffer, State

ENOUGH: Final = 8  # rounds before anything is believed of an action
CLEARLY: Final = 2.0  # standard errors by which another action must do better: by chance one in forty does
WORSE: Final = 1.5  # standard errors behind the first: not tried any further
SURELY: Final = 3.0  # standard errors with which the only other one left is chosen before the rounds are used up
TRIFLE: Final = 0.01  # nobody thinks longer about so small a gain


class Candidate:
    """An action, and how much better than the first it did in the rounds in which both were tried."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.value: float = 0.0  # sum over the visits of what the position was worth in the end
        self.better: float = 0.0  # sum of the differences
        self.squares: float = 0.0  # sum of their squares
        self.open: bool = True

    def enter(self, worth: float, better: float) -> None:
        self.visits += 1
        self.value += worth
        self.better += better
        self.squares += better * better

    def mean(self) -> float:
        return self.better / float(self.visits)

    def doubt(self) -> float:
        """the standard error of the mean"""
        n = float(self.visits)
        spread = self.squares / n - self.mean() * self.mean()
        return sqrt(spread / n) if spread > 0.0 else 0.0

    def is_settled(self) -> bool:
        """whether it has proved worse than the first, or at best a trifle better"""
        if self.visits < ENOUGH:
            return False
        if self.mean() + WORSE * self.doubt() < 0.0:
            return True
        return self.visits >= 2 * ENOUGH and self.mean() + CLEARLY * self.doubt() < TRIFLE

    def is_best(self) -> bool:
        """whether it has proved better than the first"""
        return self.visits >= 3 * ENOUGH and self.mean() > SURELY * self.doubt()


class Weighing:
    def __init__(self, state: State, judge: Judge, dice: Dice, likely: list[i64]) -> None:
        self.state = state
        self.me: i64 = state.seat
        self.judge = judge
        self.dice = dice
        self.until: i64 = state.turn + judge.turns
        self.into = Buffer()
        self.rounds: i64 = 0
        self.candidates: list[Candidate] = [Candidate(action) for action in likely]

    def think(self, rounds: i64, seconds: float) -> None:
        """So many rounds, or so long, but enough to believe something; 0 leaves that limit out. It ends early where all
        others have proved worse, or the only one left has proved better."""
        end = perf_counter() + seconds
        done: i64 = 0
        while (rounds == 0 or done < rounds) and (seconds <= 0.0 or done < ENOUGH or perf_counter() < end):
            self.round()
            done += 1
            if not self.undecided():
                break
        self.rounds += done

    def undecided(self) -> bool:
        left = [option for option in self.candidates[1:] if option.open]
        return len(left) > 1 or (len(left) == 1 and not left[0].is_best())

    def round(self) -> None:
        deal = self.state.imagine(self.me, self.dice)
        seed = self.dice.below(1 << 30)
        first = 0.0
        for i in range(len(self.candidates)):
            option = self.candidates[i]
            if not option.open:
                continue
            s = deal.copy()
            s.dice = Dice(seed)
            s.apply(option.action)
            self.play_on(s)
            worth = self.judge.worth(s, self.me)
            if s.seat == OVER:
                worth = hasty(worth, s.turn - self.state.turn)
            if i == 0:
                first = worth
            option.enter(worth, worth - first)
            if i and option.is_settled():
                option.open = False

    def play_on(self, s: State) -> None:
        into = self.into
        played: i64 = 0
        while s.seat != OVER and s.turn < self.until and (self.judge.horizon == 0 or played < self.judge.horizon):
            n = s.fill_once(into)
            s.apply(into.data[0] if n == 1 else self.judge.sketch(s, into, n, self.dice))
            played += 1

    def kids(self) -> list[Candidate]:
        """what was tried, what is to be done first"""
        best = self.candidates[0]
        most = 0.0
        for option in self.candidates[1:]:
            if option.visits >= ENOUGH:
                sure = option.mean() - CLEARLY * option.doubt()
                if sure > most:
                    most = sure
                    best = option
        return [best] + [option for option in self.candidates if option is not best]
