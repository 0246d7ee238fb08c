"""Chance, explicit on demand: every outcome of an action, with its probability.

There is no second set of rules. An action is tried out with dice that follow a script; where the script ends, they tell
what can fall there, and the action is tried again with each of it."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import msgspec
from mypy_extensions import i64

from mathom.kernel.dice import EVERYONE, Dice, fall
from mathom.kernel.errors import MathomError
from mathom.kernel.state import State
from mathom.kernel.vecs import vec
from mathom.kernel.words import msg

SIDES = 6  # of a die, unless it is said


class Falls(msgspec.Struct, frozen=True):
    """What can fall next: the kind of thing, and of each value how likely it is."""

    kind: int
    chances: dict[int, Fraction]


class Outcome(msgspec.Struct, frozen=True):
    """One way an action can come out, with its probability."""

    probability: Fraction
    falls: tuple[int, ...]  # one way to come there, as a record has it
    state: State


class _Open(Exception):
    def __init__(self, falls: Falls) -> None:
        self.falls = falls


class ScriptedDice(Dice):
    """Give the values of a script, and where only one thing is possible that; where the script ends, they stop."""

    def __init__(self, script: tuple[int, ...]) -> None:
        super().__init__(0)
        self.script = script
        self.used = 0
        self.log = []

    def fork(self) -> Dice:
        return self

    def pick(self, kind: i64, knowers: i64, cards: vec[i64], start: i64, n: i64) -> i64:
        whats = [int(cards[i]) >> 8 for i in range(start, start + n)]
        value = self.next(kind, knowers, Counter(whats))
        return start + whats.index(value)

    def die(self, kind: i64, sides: i64 = SIDES) -> i64:
        if sides < 1:  # compiled code that leaves the default out hands an interpreted method no number
            sides = SIDES
        return self.next(kind, EVERYONE, Counter(range(1, sides + 1)))

    def next(self, kind: int, knowers: int, ways: Counter[int]) -> int:
        """the next value of the script, of what can fall in so many ways"""
        if len(ways) == 1:
            value = next(iter(ways))
        elif self.used < len(self.script):
            value = self.script[self.used]
            self.used += 1
        else:
            all_ways = ways.total()
            raise _Open(Falls(kind, {what: Fraction(many, all_ways) for what, many in sorted(ways.items())}))
        assert self.log is not None
        self.log.append(fall(kind, knowers, value))
        return value


def tried(play: Callable[[Dice], State], script: tuple[int, ...] = ()) -> State | Falls:
    """What `play` comes to with dice that fall as the script says; or, where it is too short, what can fall next. It
    serves to set a game up as well.

    >>> game = mathom.game("duel")
    >>> falls = mathom.chance.tried(lambda dice: game.new(dice=dice))
    >>> len(falls.chances), sum(falls.chances.values())
    (23, Fraction(1, 1))
    """
    try:
        return play(ScriptedDice(script))
    except _Open as stopped:
        return stopped.falls


def after(state: State, action: int, script: tuple[int, ...] = ()) -> State | Falls:
    """the same for an action in a state, which stays as it is; like `apply` it trusts that the action is legal"""

    def play(dice: Dice) -> State:
        s = state.copy()
        s.dice = dice
        s.apply(action)
        return s

    return tried(play, script)


def outcomes(state: State, action: int, most: int = 10_000) -> list[Outcome]:
    """Every state that an action can lead to, the likeliest first; positions that are the same are one outcome. What
    has more than so many ways to fall is refused, and so is an action that is not legal.

    >>> state = mathom.game("two-towers").new(seats=2, seed=1)
    >>> found = mathom.chance.outcomes(state, state.game.parse(state, "draw"))
    >>> len(found), found[0].probability, sum(outcome.probability for outcome in found)
    (17, Fraction(3, 20), Fraction(1, 1))
    """
    state.check_legal(action)
    found: dict[State, Outcome] = {}
    open_ways: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    ways = 0
    while open_ways:
        probability, script = open_ways.pop()
        came = after(state, action, script)
        if isinstance(came, Falls):
            open_ways += [(probability * chance, (*script, value)) for value, chance in came.chances.items()]
            continue
        ways += 1
        if ways + len(open_ways) > most:
            raise MathomError(msg("more than {most} ways to fall: too many to count", most=most))
        falls = tuple(came.dice.log or ())
        came.dice = state.dice.fork()
        if came in found:
            probability += found[came].probability
        found[came] = Outcome(probability, falls, came)
    return sorted(found.values(), key=lambda outcome: -outcome.probability)
