"""What is under way in Burrow: a turn, a chain of effects, an attack, a strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from mypy_extensions import i64

from kernel.burrow_terms import (
    ANSWER,
    ASSIGN,
    ATTACK,
    DRAWS,
    DROP,
    DROPPED,
    FREE,
    HAND_LIMIT,
    LAID,
    LAY,
    MAIN,
    NAMES,
    PASS,
    PLAYED,
    PROWESS,
    PUT,
    RAIDERS,
    RETURNED,
    STRENGTH,
    STRIKE,
    SUPPORT,
    TURN_UP,
    TURNS,
    kinds,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, OVER, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from kernel.burrow_position import Burrow


class Doing(Frame):
    """`go` does what comes next and says ON, or OVER, or names the seat it asks; the answer comes to `take`."""

    def go(self, s: Burrow) -> int:
        raise NotImplementedError

    def fill(self, s: Burrow, into: Buffer) -> None:
        raise NotImplementedError

    def take(self, s: Burrow, action: int) -> None:
        raise NotImplementedError

    def blank(self) -> Doing:
        return type(self)()


class Turn(Doing):
    STEPS = ["draw", "trim"]

    def go(self, s: Burrow) -> int:
        if self.step == 0:
            for c in s.beasts(s.active):
                s.tapped[c] = 0
            for _ in range(DRAWS):
                s.draw(s.active)
            self.step = 1
            return s.call(Chain(MAIN, s.active))
        if s.hand[s.active].size() > HAND_LIMIT:
            return s.active
        self.step = 0
        s.turn += 1
        s.active = 1 - s.active
        return OVER if s.turn == TURNS else ON

    def fill(self, s: Burrow, into: Buffer) -> None:
        for k in kinds(s.hand[s.active]):
            into.add(act(DROP, k))

    def take(self, s: Burrow, action: int) -> None:
        """face down: who knew the hand does not know it any more"""
        knowers = s.out_of_hand(s.active, act_a(action))
        s.discard[s.active].add(act_a(action), knowers)
        s.tell(DROPPED, s.active, act_a(action), 0, 0, EVERYONE if s.fault == "tells" else knowers)

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)


class Link:
    """a card declared in a chain"""

    by: int = 0
    kind: int = 0
    at: int = 0

    def fields(self, io: Fields) -> None:
        self.by = io.num("by", self.by)
        self.kind = io.word("card", self.kind, NAMES, -1)
        self.at = io.num("at", self.at)


class Chain(Doing):
    """An opportunity, and what is declared in it. Both speak in turn; when both have passed it resolves from the back,
    and another may begin."""

    STEPS = ["declare", "resolve"]

    def __init__(self, window: int = 0, first: int = 0) -> None:
        self.window = window
        self.first = self.speaker = first
        self.passes = 0
        self.links: list[Link] = []

    def go(self, s: Burrow) -> int:
        if self.step == 1:
            if self.links:
                s.resolve(self, self.links.pop())
            else:
                self.step, self.passes, self.speaker = 0, 0, self.first
            return ON
        while self.passes < 2:
            if s.could_respond(self.speaker, self.open_to(self.speaker)):
                return self.speaker
            self.pass_on()
        if not self.links:
            return s.done()
        self.step = 1
        return ON

    def open_to(self, seat: int) -> int:
        """public, like everything that decides who is asked"""
        if self.links:
            return self.window & ~MAIN | ANSWER
        return self.window if seat == self.first else self.window & ~MAIN

    def fill(self, s: Burrow, into: Buffer) -> None:
        s.fill_plays(self.speaker, self.open_to(self.speaker), into)
        into.add(act(PASS))

    def take(self, s: Burrow, action: int) -> None:
        seat, verb, kind = self.speaker, act_kind(action), act_a(action)
        self.pass_on()
        if verb == PASS:
            return
        self.passes = 0
        if verb == LAY:
            knowers = s.out_of_hand(seat, kind)
            s.lay(kind, seat, knowers)
            s.tell(LAID, seat, kind, 0, 0, knowers)
            return
        link = Link()
        link.by, link.kind, link.at = seat, kind, act_b(action)
        if verb == TURN_UP:
            s.kind[link.at] = FREE
        else:
            s.hand[seat].take(kind, EVERYONE)
        self.links.append(link)
        s.tell(PLAYED, seat, kind)

    def pass_on(self) -> None:
        self.passes += 1
        self.speaker = 1 - self.speaker

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)
        self.window = io.num("window", self.window)
        self.first = io.num("first", self.first)
        self.speaker = io.num("speaker", self.speaker)
        self.passes = io.num("passes", self.passes)
        for i in range(io.enter("links", len(self.links))):
            io.part("")
            if i == len(self.links):
                self.links.append(Link())
            self.links[i].fields(io)
        io.leave()


class Attack(Doing):
    """A raid: its strikes are assigned to beasts of the other clan and faced one after the other."""

    STEPS = ["cards", "assign", "face"]

    def __init__(self, attacker: int = 0) -> None:
        self.attacker = attacker
        self.strikes = RAIDERS
        self.targets = vec[i64]()
        self.faced = 0

    def go(self, s: Burrow) -> int:
        defender = 1 - self.attacker
        if self.step == 0:
            self.step = 1
            return s.call(Chain(ATTACK, defender))
        if self.step == 1:
            free = self.candidates(s)
            missing = self.strikes - len(self.targets)
            if free and 0 < missing < len(free):
                return defender
            for c in free[: max(missing, 0)]:  # everybody can see that there is no choice
                self.targets = append(self.targets, c)
            s.points[self.attacker] += max(missing - len(free), 0)
            self.step = 2
        if self.faced == len(self.targets):
            return s.done()
        self.faced += 1
        return s.call(Strike(self.targets[self.faced - 1]))

    def candidates(self, s: Burrow) -> list[int]:
        return [c for c in s.beasts(1 - self.attacker) if c not in list(self.targets)]

    def fill(self, s: Burrow, into: Buffer) -> None:
        for c in self.candidates(s):
            into.add(act(ASSIGN, c))

    def take(self, s: Burrow, action: int) -> None:
        self.targets = append(self.targets, act_a(action))

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)
        self.attacker = io.num("attacker", self.attacker)
        self.strikes = io.num("strikes", self.strikes, RAIDERS)
        self.targets = io.nums("targets", self.targets)
        self.faced = io.num("faced", self.faced)


class Strike(Doing):
    """One strike at one beast: above PROWESS it is beaten off; below, a second die of 4 or more kills the beast."""

    STEPS = ["cards", "support", "roll"]

    def __init__(self, target: int = 0) -> None:
        self.target = target
        self.bonus = 0  # rallies of the defender, and beasts that help
        self.force = 0  # rallies of the attacker

    def go(self, s: Burrow) -> int:
        owner = s.owner[self.target]
        if self.step == 0:
            self.step = 1
            return s.call(Chain(STRIKE, 1 - owner))
        if self.step == 1:
            if self.helpers(s):
                return owner
            self.step = 2
        rolled = s.roll(owner) + STRENGTH[s.kind[self.target]] - s.tapped[self.target] + self.bonus
        s.tapped[self.target] = 1
        outcome = rolled - PROWESS - self.force
        if outcome > 0:
            s.points[owner] += 1
        elif outcome < 0:
            s.points[1 - owner] += 1
            if s.roll(1 - owner) >= 4:
                s.lose(self.target)
        return s.done(outcome)

    def helpers(self, s: Burrow) -> list[int]:
        fighting = list(uppermost(s, Attack).targets)
        return [c for c in s.beasts(s.owner[self.target]) if not s.tapped[c] and c not in fighting]

    def fill(self, s: Burrow, into: Buffer) -> None:
        for c in self.helpers(s):
            into.add(act(SUPPORT, c))
        into.add(act(PASS))

    def take(self, s: Burrow, action: int) -> None:
        if act_kind(action) == PASS:
            self.step = 2
        else:
            s.tapped[act_a(action)] = 1
            self.bonus += 1

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)
        self.target = io.num("target", self.target)
        self.bonus = io.num("bonus", self.bonus)
        self.force = io.num("force", self.force)


class Stash(Doing):
    """a player puts a card of his hand back on top of his deck"""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def go(self, s: Burrow) -> int:
        return s.done() if self.step == 1 or not s.hand[self.seat].size() else self.seat

    def fill(self, s: Burrow, into: Buffer) -> None:
        for k in kinds(s.hand[self.seat]):
            into.add(act(PUT, k))

    def take(self, s: Burrow, action: int) -> None:
        self.step = 1
        knowers = s.out_of_hand(self.seat, act_a(action))
        s.deck[self.seat].put_on_top(act_a(action), knowers)
        s.tell(RETURNED, self.seat, act_a(action), 0, 0, knowers)

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)


BLANKS: dict[str, Doing] = {f.name(): f for f in (Turn(), Chain(), Attack(), Strike(), Stash())}


F = TypeVar("F", bound=Doing)


def uppermost(s: Burrow, kind: type[F]) -> F:
    """a frame refers to another by what it is, never by a reference: these do not survive a copy"""
    return next(f for f in reversed(s.stack) if isinstance(f, kind))
