"""The contract of a state, and the packed actions it offers."""
# compiled by mypyc

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.fields import Content, Fields, Hasher, Writer
from mathom.kernel.slate import Key, Observation, Slate
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import msg

if TYPE_CHECKING:
    from mathom.kernel.game import Game

ON: Final = -2  # a frame's answer: nothing to ask, go on
OVER: Final = -1  # nobody's decision any more


def act(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """an action: its kind and up to three operands of 12 bits"""
    return kind << 36 | a << 24 | b << 12 | c


def act_kind(action: i64) -> i64:
    """the kind of an action"""
    return action >> 36


def act_a(action: i64) -> i64:
    """its first operand"""
    return action >> 24 & 0xFFF


def act_b(action: i64) -> i64:
    """its second operand"""
    return action >> 12 & 0xFFF


def act_c(action: i64) -> i64:
    """its third operand"""
    return action & 0xFFF


class Buffer:
    """Legal actions, written without allocation: made once by the caller, filled again and again."""

    def __init__(self, size: i64 = 256) -> None:
        self.data: vec[i64] = vec[i64]([0] * size)
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        """one more action"""
        n = self.n
        if n == len(self.data):
            self.data = append(self.data, action)
        else:
            self.data[n] = action
        self.n = n + 1


SPARE: Final[list[Buffer]] = []  # buffers not in use; taking and giving back is safe between threads
KEYS: Final[list[Key]] = []  # the same of keys


class News:
    """Something that happened: what (a number of the game's own), whose doing, about what, and who knows the latter."""

    def __init__(self, what: i64, seat: i64, a: i64, b: i64, c: i64, knowers: i64) -> None:
        self.what: i64 = what
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.knowers: i64 = knowers


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What is in the box, as the rules need it. It knows its game, so that a state knows it too."""

    game: Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. `seat` and `turn` are public: whether and whom the game asks never depends on what some
    seat cannot know. `apply` trusts its caller: legal is what is among `actions()`. Only that nothing is done after the
    end it sees to itself. `step` trusts nobody.

    Two states are equal when they are the same position of the same game, whatever falls next; their hash goes with
    that, so a state that is still played on is no key of a dictionary: a copy of it is."""

    seat: i64  # whose decision it is; OVER when the game is over
    turn: i64  # counts the turns, and also whatever shows something hidden: what came before cannot be taken back
    dice: Dice
    news: list[News] | None  # what the last action brought about, when somebody keeps it

    def fill(self, into: Buffer) -> i64:
        """writes every legal action, in a fixed order; how many"""
        raise NotImplementedError

    def fill_once(self, into: Buffer) -> i64:
        """the same, less what would only spell the present turn in another order: for searches"""
        return self.fill(into)

    def apply(self, action: i64) -> None:
        """does a legal action; after the end an IllegalAction is raised (`game_over`), and nothing changes

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> while not state.over:
        ...     state.apply(state.actions()[0])
        >>> state
        <TwoTowers: over>
        """
        raise NotImplementedError

    def step(self, action: SupportsIndex | str) -> None:
        """does an action, given as number (also one of numpy's) or as its text, if it is legal; if not, an
        IllegalAction is raised with the reason and the rule, and nothing changes

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> state.step("take gandalf")
        >>> state.step(4 << 36)
        Traceback (most recent call last):
        mathom.kernel.errors.IllegalAction: you must take a card (TT-19)
        """
        if isinstance(action, str):
            self.apply(self.game.parse(self, action))
            return
        number = index(action)
        self.check_legal(number)
        self.apply(number)

    def check_legal(self, action: int) -> None:
        """raises an IllegalAction, with the reason and the rule, for what is not among `actions()`"""
        found = False
        if -(2**62) < action < 2**62:
            into = SPARE.pop() if SPARE else Buffer()
            n = self.fill(into)
            for i in range(n):
                if into.data[i] == action:
                    found = True
                    break
            SPARE.append(into)
        if not found:
            raise self.game.refused(self, action)

    def copy(self) -> State:
        """the same position, with dice that have the same future

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> other = state.copy()
        >>> other.apply(other.actions()[0])
        >>> state.seat, other.seat
        (0, 1)
        """
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> State:
        """a copy in which all that `seat` cannot know is dealt anew (seat -1: a spectator). It depends on what that
        seat knows, and on the dice, and on nothing else.

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> imagined = state.imagine(0, mathom.Dice(5))
        >>> [state.game.view(imagined, seat) == state.game.view(state, seat) for seat in (0, 1)]
        [True, False]
        """
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """-1 to 1 once the game is over: 1 for a win, -1 for a loss, between them where a win is shared. Before the
        end, and for a seat that is not there, a MathomError is raised (`check_over`).

        >>> state = mathom.game("two-towers").new(seats=3, seed=1)
        >>> state.payoff(0)
        Traceback (most recent call last):
        mathom.kernel.errors.MathomError: the game is not over yet
        >>> while not state.over:
        ...     state.apply(state.actions()[0])
        >>> [state.payoff(seat) for seat in range(3)]
        [1.0, -1.0, -1.0]
        """
        raise NotImplementedError

    def check_over(self, seat: i64, seats: i64) -> None:
        """for `payoff`: whether there is one, and whether this seat is one of so many"""
        if self.seat != OVER:
            raise MathomError(msg("the game is not over yet"))
        if seat < 0 or seat >= seats:
            raise MathomError(msg("there is no such seat"))

    def fields(self, io: Fields) -> None:
        """visits every field once"""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        """the game it is a state of, with the components it is played with

        >>> mathom.game("duel").new(seed=1).game.key
        'duel'
        """
        raise NotImplementedError

    def __str__(self) -> str:
        """the whole board, with everything open, as plain text; what one seat sees is `game.show(state, seat)`"""
        return self.game.show(self, "all")

    def __repr__(self) -> str:
        now = "over" if self.over else f"turn {self.turn}, seat {self.seat} decides"
        return f"<{type(self).__name__}: {now}>"

    @property
    def over(self) -> bool:
        """whether nobody is asked any more"""
        return self.seat == OVER

    def actions(self) -> list[int]:
        """every legal action, as numbers whose text is `game.notation`

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> [state.game.notation(state, action) for action in state.actions()][:3]
        ['draw', 'take blue-endurance', 'take green-determination']
        """
        into = SPARE.pop() if SPARE else Buffer()
        n = self.fill(into)
        data = into.data
        found: list[int] = [data[i] for i in range(n)]
        SPARE.append(into)
        return found

    def digest(self) -> int:
        """64 bits over the whole state, dice and news left out

        >>> game = mathom.game("two-towers")
        >>> game.new(seats=2, seed=1).digest() == game.new(seats=2, seed=1).digest()
        True
        """
        h = Hasher()
        self.fields(h)
        return h.value()

    def to_json(self, dice: bool = False) -> dict[str, Any]:
        """the position in words; with its dice, so that what is read of it goes on as this one would

        >>> game = mathom.game("two-towers")
        >>> state = game.new(seats=2, seed=1)
        >>> other = game.from_json(state.to_json(dice=True))
        >>> for s in (state, other):
        ...     s.step("draw")
        >>> state == other
        True
        """
        w = Writer()
        self.fields(w)
        if dice:
            saved = self.dice.to_json()
            if saved:
                w.out["dice"] = saved
        return w.out

    # -- the same or not

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        if self.game.components_text != other.game.components_text:
            return False
        mine = Content()
        self.fields(mine)
        theirs = Content()
        other.fields(theirs)
        return mine.same(theirs)

    def __hash__(self) -> int:
        return hash(self.digest())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """it is pickled in words, with its dice, and its game by name"""
        return restored, (self.game, self.to_json(True))

    # -- as numbers, for programs

    def seen(self, seat: i64, by: Slate) -> None:
        """tells all that a seat knows, itself first and the others as they sit after it, and nothing else"""
        raise NotImplementedError

    def observe(self, seat: i64, out: Observation, row: i64 = 0) -> None:
        """writes what a seat knows (seat -1: a spectator); `game.observation` says what stands where. A MathomError is
        raised for a seat that is not there, and for a slate that was made for another number of players.

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> out = state.game.slate(seats=2)
        >>> state.observe(0, out)
        >>> hand = next(part for part in state.game.observation(seats=2) if part.name == "hand")
        >>> list(out.data[hand.start : hand.end])
        [1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1]
        """
        if seat < -1:
            raise MathomError(msg("there is no such seat"))
        out.at = row * out.size
        try:
            self.seen(seat, out)
        except IndexError:
            raise MathomError(msg("there is no such seat, or this slate is for fewer players")) from None
        if out.at != (row + 1) * out.size:
            raise MathomError(msg("this slate is for another number of players"))

    def key(self, seat: i64) -> bytes:
        """the same for all positions that a seat (-1: a spectator) cannot tell apart, and for no others; a MathomError
        is raised for a seat that is not there

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> imagined = state.imagine(0, mathom.Dice(5))
        >>> [state.key(seat) == imagined.key(seat) for seat in (0, 1)]
        [True, False]
        """
        if seat < -1:
            raise MathomError(msg("there is no such seat"))
        key = KEYS.pop() if KEYS else Key()
        key.at = 0
        try:
            self.seen(seat, key)
        except IndexError:
            raise MathomError(msg("there is no such seat")) from None
        told = key.told()
        KEYS.append(key)
        return told

    def features(self, action: i64, by: Slate) -> None:
        """tells what a legal action is about; the names of the numbers are `game.action_features`"""
        by.num(act_kind(action))
        by.num(act_a(action))
        by.num(act_b(action))
        by.num(act_c(action))

    def tell(self, what: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, knowers: i64 = EVERYONE) -> None:
        """something happened, and who knows what it is about; it is kept where somebody wants the news"""
        news = self.news
        if news is not None:
            news.append(News(what, seat, a, b, c, knowers))


def restored(game: Game, data: dict[str, Any]) -> State:
    """what was pickled"""
    return game.from_json(data)


def playout(s: State, into: Buffer, dice: Dice) -> i64:
    """uniformly random actions to the end, nothing spelled twice; how many"""
    n: i64 = 0
    while s.seat != OVER:
        k = s.fill_once(into)
        s.apply(into.data[dice.below(k)])
        n += 1
    return n
