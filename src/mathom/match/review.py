"""A finished game thought over for one seat, from what that seat could know at each move: the curve of its chances, the
moves that cost most with what was better, and what was luck and what was play.

The curve is how imagined games end in which everybody goes on as a careful player would. What a move changes against
such a player's move, in the same imagined games, is play; the rest of the way from the first chance to the end is luck,
so that they always make up the whole way. It is done in portions, so that others come in between and progress can be
told.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

import msgspec
from msgspec.structs import replace

from mathom.bots.rethinking import Rethinking
from mathom.bots.search import Search
from mathom.games import game as game_of
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.kernel.state import Buffer, State
from mathom.kernel.view import Option
from mathom.kernel.words import Msg
from mathom.match.hinting import changes, known
from mathom.match.past import Past

SECONDS = 40.0  # of processor time that a whole review may take
LONG = 240.0  # the same of a game in which a judge stops after some turns: there a single imagined game takes long
FIRST = 0.6  # of them to look at every move; the rest to look again at what seems to have cost most
AGAIN = 12  # moves that are looked at again
BRIEF, ALL = 0.2, 0.35  # in place of FIRST where searches look at every own move, and at the costliest once more
COSTLIEST = 7  # of them
LOOK, LOOK_AGAIN = 0.5, 1.5  # seconds for a move at most: a short game needs no long review
LOOKS = 0.4  # of the time for such a move, to find what is best; the rest to compare it with what was done
WORLDS = 6  # imagined, in which both are searched
BETWEEN = 8  # rounds of a search between two looks at the clock
PORTION = 8  # moves that are thought over in one go
ROUNDS, MORE = 500, 2500  # imagined games for a move at most, and when it is looked at again
ENOUGH = 0.004  # doubt that is no doubt
GLANCES = 4  # imagined positions that are judged as they are, where that must do
WIDE = 4  # others' moves are not searched: so many times less is thought about them
POINTS = 3
LEAST = 0.04  # chance that a turning point costs at least
SURE = 2.0  # standard errors
LUCKY = 0.08  # chance that a stroke of luck brings or costs at least


class Thought(msgspec.Struct, frozen=True):
    """What came of one move."""

    move: int  # that it was the so many-th, from 0
    chance: float  # of the seat before it, from 0 to 1
    play: float  # what it changed against a careful player's move
    done: float = 0.0  # the chance after it, before anything falls
    best: str = ""  # of the seat's own moves: what did better, if anything did
    better: float = 0.0  # the chance after that
    doubt: float = 0.0
    rounds: int = 0


class Portion(msgspec.Struct, frozen=True):
    """Some moves to be thought over, for a process that knows nothing else."""

    game: str
    components: str | None
    seat: int
    moves: tuple[
        tuple[int, dict[str, Any], str, str], ...
    ]  # number, position before it, text, what else is tried or ""
    seconds: float  # for each
    rounds: int  # at most; of searches, for the how many-th time
    searched: bool = False  # whether own moves are compared by searches


class Moment(msgspec.Struct, frozen=True):
    """A turning point, or a stroke of luck."""

    move: int
    before: float  # the chance with the better move, or before what fell
    after: float
    done: Msg
    better: Msg | None = None
    text: str = ""  # of the better move
    why: tuple[Msg, ...] = ()


class Review(msgspec.Struct, frozen=True):
    """What came of thinking a finished game over, for one seat."""

    seat: int
    curve: tuple[float, ...]  # the chance after 0, 1, 2 … moves
    luck: float
    play: tuple[float, ...]  # by seat: what its play changed for the seat that is reviewed
    good: int  # own choices that cost nothing much
    fair: int
    costly: int
    points: tuple[Moment, ...]
    fortune: tuple[Moment, ...]  # the largest strokes of luck, of either kind
    rounds: int  # imagined games


def rethink(portion: Portion) -> list[Thought]:
    """in a worker, or here"""
    components = ComponentFile("components", portion.components) if portion.components else None
    game = game_of(portion.game, components)
    by = searched if portion.searched else thought
    return [
        by(game, game.from_json(position, Dice(move + 1)), portion, move, text, other)
        for move, position, text, other in portion.moves
    ]


def thought(game: Game, state: State, portion: Portion, move: int, text: str, other: str) -> Thought:
    """what a move was worth, and what would have been better"""
    seat, own, dice = portion.seat, state.seat == portion.seat, Dice(7919 * move + 13 + portion.rounds)
    action, others = game.enter(state, text)[0], choices(game, state)
    n = len(state.actions())
    if game.judge.turns and not (own and len(others) > 1):
        chance = glance(game, state, seat, dice)
        return Thought(move, chance, 0.0, chance)
    if other:
        others = [game.parse(state, other)]
    by = Rethinking(state, seat, action, others if own else [], game.judge, dice)
    less = 1 if own and n > 1 else WIDE
    by.think(max(8, portion.rounds // less), portion.seconds / less, ENOUGH)
    done, guess, best = by.tried[0], by.tried[1], by.best()
    better = best is not done
    return Thought(
        move,
        guess.chance,
        -guess.gain if n > 1 and done.visits else 0.0,
        done.chance if done.visits else guess.chance,
        game.notation(state, best.action) if better else "",
        min(1.0, done.chance + best.gain) if better else done.chance,
        best.doubt,
        sum(one.visits for one in by.tried),
    )


def searched(game: Game, state: State, portion: Portion, move: int, text: str, _: str) -> Thought:
    """An own move against what a search finds best, each searched on in the same imagined worlds: what is lost only if
    the other answers well, a careful player's games do not show."""
    dice = Dice(104729 * move + portion.rounds)
    action = game.enter(state, text)[0]
    best = search(game, state, portion.seconds * LOOKS, dice).kids()[0].action
    if best == action:
        return Thought(move, 0.0, 0.0)
    each = portion.seconds * (1.0 - LOOKS) / (2 * WORLDS)
    did: list[float] = []
    could: list[float] = []
    for _world in range(WORLDS):
        world = state.imagine(portion.seat, dice)
        seed = dice.below(1 << 30)
        for tried, into in ((action, did), (best, could)):
            after = world.copy()
            after.dice = Dice(seed)
            after.apply(tried)
            into.append(chance_of(game, after, portion.seat, each, Dice(seed)))
    done, better = fmean(did), fmean(could)
    doubt = stdev(b - d for d, b in zip(did, could, strict=True)) / sqrt(WORLDS)
    found = game.notation(state, best) if better > done else ""
    return Thought(move, 0.0, 0.0, done, found, max(done, better), doubt)


def chance_of(game: Game, state: State, seat: int, seconds: float, dice: Dice) -> float:
    """of one of two, where whoever is at turn has searched"""
    if state.over:
        return 0.5 + 0.5 * state.payoff(seat)
    best = search(game, state, seconds, dice).kids()[0]
    value = 0.5 + 0.5 * best.value / float(best.visits)
    return value if state.seat == seat else 1.0 - value


def search(game: Game, state: State, seconds: float, dice: Dice) -> Search:
    """for so much processor time, each game to its end: what it comes to is a chance"""
    made = Search(state, game.judge, dice, game.judge.explore, 0)
    end = process_time() + seconds
    made.think(BETWEEN, 0.0)
    while process_time() < end:
        made.think(BETWEEN, 0.0)
    return made


def choices(game: Game, state: State) -> list[int]:
    """what there is to think about; nothing where there is one choice only"""
    into = Buffer()
    n = state.fill(into)
    return list(into.data[: game.judge.narrow(state, into, n)]) if n > 1 else []


def glance(game: Game, state: State, seat: int, dice: Dice) -> float:
    """the chance of a seat as the judge sees it at once"""
    worth = sum(game.judge.worth(state.imagine(seat, dice), seat) for _ in range(GLANCES)) / GLANCES
    return 0.5 + 0.5 * worth


class Reviewing:
    """A review on its way: gives out portions, takes what came of them."""

    def __init__(self, past: Past, seat: int, seconds: float = 0.0) -> None:
        if not past.states[-1].over:
            raise MathomError("review: this game is not over")
        self.past = past
        self.seat = seat
        self.seconds = seconds or (LONG if past.match.game.judge.turns else SECONDS)
        self.thoughts: dict[int, Thought] = {}
        self.weighed = 0
        self.whole = past.last + AGAIN

    @property
    def progress(self) -> float:
        """how far it is, from 0 to 1"""
        return min(1.0, self.weighed / max(1, self.whole))

    def portions(self) -> Iterator[Portion]:
        """the next is asked for when the last has been taken in"""
        game, states = self.past.match.game, self.past.states[:-1]
        mine = [m for m, state in enumerate(states) if state.seat == self.seat and len(choices(game, state)) > 1]
        own = len(mine)
        less = 0.0 if game.judge.turns else (len(states) - own) / WIDE
        first = BRIEF if self.searches else FIRST
        each = first * self.seconds / max(1.0, own + less)
        if self.searches:
            self.whole = self.past.last + own + COSTLIEST
        yield from self.of(dict.fromkeys(range(len(states)), ""), each, ROUNDS)
        if self.searches:
            each = min(LOOK, ALL * self.seconds / max(1, own))
            yield from self.of(dict.fromkeys(mine, ""), each, 1, searched=True)
            cost_most = sorted(mine, key=lambda m: -gap(self.thoughts[m]))[:COSTLIEST]
            seen = [m for m in cost_most if gap(self.thoughts[m]) >= LEAST]
            self.whole = self.past.last + own + len(seen)
            rest = min(LOOK_AGAIN, (1.0 - BRIEF - ALL) * self.seconds / COSTLIEST)
            yield from self.of(dict.fromkeys(seen, ""), rest, 2, searched=True)
            return
        doubtful = sorted((x for x in self.thoughts.values() if x.best), key=lambda x: -gap(x))[:AGAIN]
        self.whole = self.past.last + len(doubtful)
        yield from self.of({x.move: x.best for x in doubtful}, (1.0 - FIRST) * self.seconds / AGAIN, MORE)

    @property
    def searches(self) -> bool:
        """where two play against each other to an end, what one has is what the other lacks"""
        return len(self.past.match.names) == 2 and not self.past.match.game.judge.turns

    def of(self, moves: dict[int, str], seconds: float, rounds: int, searched: bool = False) -> Iterator[Portion]:
        """moves, and with what they are compared; "" is with everything"""
        game, states, made = self.past.match.game, self.past.states, self.past.match.moves
        numbers = list(moves)
        for start in range(0, len(numbers), PORTION):
            some = numbers[start : start + PORTION]
            part = tuple((m, game.to_json(states[m]), made[m].text, moves[m]) for m in some)
            yield Portion(game.key, game.components_text, self.seat, part, seconds, rounds, searched)

    def take(self, thoughts: list[Thought]) -> None:
        """what came of a portion"""
        self.weighed += len(thoughts)
        for x in thoughts:
            known = self.thoughts.get(x.move)
            if known is not None and self.searches:  # chances and luck stay what careful players make of them
                x = replace(known, done=x.done, best=x.best, better=x.better, doubt=x.doubt)
            self.thoughts[x.move] = x

    def review(self) -> Review:
        """all of it, when every portion has come back"""
        states, thoughts = self.past.states, [self.thoughts[m] for m in range(self.past.last)]
        end = 0.5 + 0.5 * states[-1].payoff(self.seat)
        curve = (*(x.chance for x in thoughts), end)
        play = [0.0] * len(self.past.match.names)
        for x in thoughts:
            seen = x.rounds > 0 or self.past.match.moves[x.move].falls
            play[states[x.move].seat] += x.play if seen else curve[x.move + 1] - x.chance
        own = [x for x in thoughts if states[x.move].seat == self.seat and len(states[x.move].actions()) > 1]
        costly = sum(cost(x) >= 3 * LEAST for x in own)
        fair = sum(LEAST <= cost(x) < 3 * LEAST for x in own)
        turning = sorted((x for x in own if cost(x) >= LEAST), key=cost, reverse=True)[:POINTS]
        return Review(
            self.seat,
            curve,
            end - curve[0] - sum(play),
            tuple(play),
            len(own) - fair - costly,
            fair,
            costly,
            tuple(self.point(x) for x in turning),
            self.fortune(thoughts, curve),
            sum(x.rounds for x in thoughts),
        )

    def point(self, x: Thought) -> Moment:
        """a choice that cost something, and what speaks for the better one"""
        match, state = self.past.match, self.past.states[x.move]
        options = {option.text: option for option in match.game.view(state, self.seat, names=match.names).options}
        action = match.game.parse(state, x.best)
        better = options.get(x.best) or Option(action, x.best, Msg(x.best))
        view = match.game.view(state, self.seat, names=match.names)
        why = [*changes(match.game, state, action, match.names), *known(match.game, state, view, better, match.names)]
        text = match.moves[x.move].text
        done = options[text].words if text in options else Msg(text)
        return Moment(x.move, x.better, x.done, done, better.words, x.best, tuple(why))

    def fortune(self, thoughts: list[Thought], curve: tuple[float, ...]) -> tuple[Moment, ...]:
        """what fell by chance and changed most"""
        made, match = self.past.match.moves, self.past.match
        fell = [(curve[x.move + 1] - x.chance - x.play, x) for x in thoughts if made[x.move].falls]
        large = sorted((pair for pair in fell if abs(pair[0]) >= LUCKY), key=lambda pair: -abs(pair[0]))[:POINTS]
        found = []
        for brought, x in large:
            told = match.game.events(self.past.states[x.move + 1], self.seat, match.names)
            words = told[-1].words if told else Msg(made[x.move].others)
            found.append(Moment(x.move, curve[x.move + 1] - brought, curve[x.move + 1], words))
        return tuple(found)


def gap(x: Thought) -> float:
    """what a move seems to have cost"""
    return x.better - x.done


def cost(x: Thought) -> float:
    """what it cost for sure, so that what was looked at briefly is not believed too much"""
    return gap(x) if x.best and gap(x) >= SURE * x.doubt else 0.0


def review(past: Past, seat: int, seconds: float = 0.0) -> Review:
    """all of it, here and now"""
    on_its_way = Reviewing(past, seat, seconds)
    for portion in on_its_way.portions():
        on_its_way.take(rethink(portion))
    return on_its_way.review()
