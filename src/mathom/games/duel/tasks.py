"""Effects being carried out, and the choices they leave."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.plays import Plays
from mathom.games.duel.terms import (
    ADVANCE,
    AGAIN,
    ANOTHER,
    AREA,
    ASIDE,
    ASK,
    BURN,
    CARDS,
    CHOOSE,
    COUNT,
    DECLINE,
    DECLINE_ACTION,
    DEEDS,
    DISCARDED,
    DONE,
    DONE_ACTION,
    FETCH,
    FIRST,
    GAIN,
    GAINED,
    GREY,
    KEEP,
    LEFT_OUT,
    LOSE,
    MARCH,
    MEMBERS,
    MOVE,
    OPTIONAL,
    PEOPLE,
    PLACE,
    RAZE,
    RECALL,
    REMOVE,
    ROB,
    ROB_ACTION,
    STRIKE,
    STRIKES,
    TEAR_DOWN,
    TEARS,
    TO,
    TO_ACTIONS,
    UNLEARN,
)
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind
from mathom.kernel.vecs import vec


def write(into: Buffer, n: i64, actions: vec[i64], regions: i64) -> i64:
    """one action for each region of a set, from the n-th place of the buffer on"""
    for r in MEMBERS[regions]:
        into.data[n] = actions[r]
        n += 1
    return n


class Tasks(Plays):
    # -- carrying out

    def carry_on(self) -> None:
        """carries out tasks until one leaves a choice, or none is left"""
        while self.pending:
            task = self.tasks[self.pending - 1]
            if self.leaves_choice(task):
                return
            self.pending -= 1
            self.carry_out(task)

    def leaves_choice(self, task: i64) -> bool:
        """what has one outcome only is not asked: all that is looked at here is public"""
        seat = self.seat
        kind = act_kind(task)
        if kind == PLACE:
            return self.supply[seat] > 0 and COUNT[act_b(task)] > 1
        if kind == REMOVE:
            return COUNT[self.held[1 - seat]] + self.may_decline(task) > 1
        if kind == MOVE:
            return self.held[seat] != 0
        if kind == DEEDS:
            return self.held[0] | self.held[1] | self.coins[1 - seat] != 0
        if kind == RAZE:
            return COUNT[self.built[1 - seat]] + self.may_decline(task) > 1
        if kind == KEEP:
            return act_b(task) != 0
        if kind == PEOPLE:
            return COUNT[self.peoples_left()] > 1
        if kind == UNLEARN:
            return self.grey_cards(1 - seat) > 1
        if kind == RECALL:
            self.look_through()
            return self.discard_size() > 0
        return False

    def may_decline(self, task: i64) -> i64:
        """DU-91: 1 where one need not do what is asked, and there is something to decline"""
        kind = act_kind(task)
        if self.effects_are != OPTIONAL:
            return 0
        if kind == REMOVE:
            return 1 if self.held[1 - self.seat] else 0
        if kind == RAZE:
            return act_b(task) if self.built[1 - self.seat] else 0
        return 1 if kind == PLACE else 0

    def carry_out(self, task: i64) -> None:
        """a task that leaves no choice"""
        seat = self.seat
        kind = act_kind(task)
        n = act_a(task)
        if kind == GAIN:
            n = self.gain(seat, n)
            self.tell(GAINED, seat, n)
        elif kind == ADVANCE:
            self.advance(seat, n)
        elif kind == PLACE:
            if act_b(task):
                self.place(seat, n, FIRST[act_b(task)])
        elif kind == LOSE:
            self.lose(1 - seat, n)
        elif kind == AGAIN:
            self.extra = 1
            self.tell(ANOTHER, seat)
        elif kind == KEEP:
            self.keep(task, n - 1)
        elif kind == PEOPLE:
            left = self.peoples_left()
            if left:
                self.turn_up_two(FIRST[left])
        elif kind == UNLEARN:
            for card in range(CARDS):
                if self.where[card] == AREA + 1 - seat and self.edition.colour[card] == GREY:
                    self.burn(card)
        elif kind == REMOVE:
            self.remove_all(1 - seat, n)
        elif kind == RAZE and self.built[1 - seat]:
            self.raze(1 - seat, FIRST[self.built[1 - seat]])

    def remove_all(self, seat: i64, n: i64) -> None:
        """so many units from the only region where a seat has any"""
        region = FIRST[self.held[seat]]
        while n and self.held[seat]:
            self.remove(seat, region)
            n -= 1

    # -- asking

    def fill_task(self, into: Buffer) -> i64:
        """the answers to what is asked"""
        seat = self.seat
        task = self.tasks[self.pending - 1]
        kind = act_kind(task)
        if kind == PLACE:
            return self.fill_decline(into, write(into, 0, TO_ACTIONS, act_b(task)), task)
        if kind == REMOVE:
            return self.fill_decline(into, write(into, 0, STRIKES, self.held[1 - seat]), task)
        if kind == MOVE:
            return self.fill_moves(into, 0)
        if kind == DEEDS:
            n = write(into, 0, STRIKES, self.held[1 - seat])
            if self.coins[1 - seat]:
                into.data[n] = ROB_ACTION
                n += 1
            return self.fill_moves(into, n)
        if kind == RAZE:
            return self.fill_decline(into, write(into, 0, TEARS, self.built[1 - seat]), task)
        if kind == PEOPLE:
            n = 0
            for people in MEMBERS[self.peoples_left()]:
                into.data[n] = act(ASK, people)
                n += 1
            return n
        if kind == KEEP:
            return self.fill_tokens(into, task)
        return self.fill_cards(into, kind)

    def fill_decline(self, into: Buffer, n: i64, task: i64) -> i64:
        if self.may_decline(task):
            into.data[n] = DECLINE_ACTION
            n += 1
        return n

    def fill_moves(self, into: Buffer, n: i64) -> i64:
        """moves are optional (DU-50): `done` ends all that are left"""
        for start in MEMBERS[self.held[self.seat]]:
            for to in MEMBERS[self.edition.neighbours[start]]:
                into.data[n] = act(MARCH, start, to)
                n += 1
        into.data[n] = DONE_ACTION
        return n + 1

    def fill_tokens(self, into: Buffer, task: i64) -> i64:
        into.data[0] = act(CHOOSE, act_a(task) - 1)
        into.data[1] = act(CHOOSE, act_b(task) - 1)
        if act_c(task) == 0:
            return 2
        into.data[2] = act(CHOOSE, act_c(task) - 1)
        return 3

    def fill_cards(self, into: Buffer, kind: i64) -> i64:
        """grey cards of the opponent, or cards of the discard pile"""
        n: i64 = 0
        if kind == UNLEARN:
            for card in range(CARDS):
                if self.where[card] == AREA + 1 - self.seat and self.edition.colour[card] == GREY:
                    into.data[n] = act(BURN, card)
                    n += 1
            return n
        for card in range(CARDS):
            if self.where[card] == DISCARDED or self.where[card] == ASIDE:
                into.data[n] = act(FETCH, card)
                n += 1
        return n

    # -- being answered

    def answer(self, kind: i64, action: i64) -> None:
        """the uppermost task goes on with what was chosen; if it is to be done again, that stays on the stack"""
        seat = self.seat
        a = act_a(action)
        self.pending -= 1
        task = self.tasks[self.pending]
        if kind == TO:
            self.place(seat, act_a(task), a)
        elif kind == CHOOSE:
            self.keep(task, a)
        elif kind == TEAR_DOWN:
            self.raze(1 - seat, a)
        elif kind == ASK:
            self.turn_up_two(a)
        elif kind == BURN:
            self.burn(a)
        elif kind == FETCH:
            self.fetch(a)
        elif kind in (DONE, DECLINE):
            self.tell(LEFT_OUT, seat, act_kind(task), act_a(task))
        else:
            if act_a(task) > 1:
                self.push(act(act_kind(task), act_a(task) - 1))
            if kind == MARCH:
                self.march(seat, a, act_b(action))
            elif kind == STRIKE:
                self.remove(1 - seat, a)
            elif kind == ROB:
                self.lose(1 - seat, 1)
