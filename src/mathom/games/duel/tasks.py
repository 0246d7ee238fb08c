"""Effects being carried out, and the choices they leave."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.alliances import keep, turn_up_two
from mathom.games.duel.board import advance, gain, lose, march, place, raze, remove
from mathom.games.duel.plays import burn, discard_size, fetch, grey_cards, look_through, peoples_left
from mathom.games.duel.position import Position
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


# -- carrying out


def carry_on(s: Position) -> None:
    """carries out tasks until one leaves a choice, or none is left"""
    while s.pending:
        task = s.tasks[s.pending - 1]
        if leaves_choice(s, task):
            return
        s.pending -= 1
        carry_out(s, task)


def leaves_choice(s: Position, task: i64) -> bool:
    """what has one outcome only is not asked: all that is looked at here is public"""
    seat = s.seat
    kind = act_kind(task)
    if kind == PLACE:
        return s.supply[seat] > 0 and COUNT[act_b(task)] > 1
    if kind == REMOVE:
        return COUNT[s.held[1 - seat]] + may_decline(s, task) > 1
    if kind == MOVE:
        return s.held[seat] != 0
    if kind == DEEDS:
        return s.held[0] | s.held[1] | s.coins[1 - seat] != 0
    if kind == RAZE:
        return COUNT[s.built[1 - seat]] + may_decline(s, task) > 1
    if kind == KEEP:
        return act_b(task) != 0
    if kind == PEOPLE:
        return COUNT[peoples_left(s)] > 1
    if kind == UNLEARN:
        return grey_cards(s, 1 - seat) > 1
    if kind == RECALL:
        look_through(s)
        return discard_size(s) > 0
    return False


def may_decline(s: Position, task: i64) -> i64:
    """DU-91: 1 where one need not do what is asked, and there is something to decline"""
    kind = act_kind(task)
    if s.effects_are != OPTIONAL:
        return 0
    if kind == REMOVE:
        return 1 if s.held[1 - s.seat] else 0
    if kind == RAZE:
        return act_b(task) if s.built[1 - s.seat] else 0
    return 1 if kind == PLACE else 0


def carry_out(s: Position, task: i64) -> None:
    """a task that leaves no choice"""
    seat = s.seat
    kind = act_kind(task)
    n = act_a(task)
    if kind == GAIN:
        n = gain(s, seat, n)
        s.tell(GAINED, seat, n)
    elif kind == ADVANCE:
        advance(s, seat, n)
    elif kind == PLACE:
        if act_b(task):
            place(s, seat, n, FIRST[act_b(task)])
    elif kind == LOSE:
        lose(s, 1 - seat, n)
    elif kind == AGAIN:
        s.extra = 1
        s.tell(ANOTHER, seat)
    elif kind == KEEP:
        keep(s, task, n - 1)
    elif kind == PEOPLE:
        left = peoples_left(s)
        if left:
            turn_up_two(s, FIRST[left])
    elif kind == UNLEARN:
        for card in range(CARDS):
            if s.where[card] == AREA + 1 - seat and s.edition.colour[card] == GREY:
                burn(s, card)
    elif kind == REMOVE:
        remove_all(s, 1 - seat, n)
    elif kind == RAZE and s.built[1 - seat]:
        raze(s, 1 - seat, FIRST[s.built[1 - seat]])


def remove_all(s: Position, seat: i64, n: i64) -> None:
    """so many units from the only region where a seat has any"""
    region = FIRST[s.held[seat]]
    while n and s.held[seat]:
        remove(s, seat, region)
        n -= 1


# -- asking


def fill_task(s: Position, into: Buffer) -> i64:
    """the answers to what is asked"""
    seat = s.seat
    task = s.tasks[s.pending - 1]
    kind = act_kind(task)
    if kind == PLACE:
        return fill_decline(s, into, write(into, 0, TO_ACTIONS, act_b(task)), task)
    if kind == REMOVE:
        return fill_decline(s, into, write(into, 0, STRIKES, s.held[1 - seat]), task)
    if kind == MOVE:
        return fill_moves(s, into, 0)
    if kind == DEEDS:
        n = write(into, 0, STRIKES, s.held[1 - seat])
        if s.coins[1 - seat]:
            into.data[n] = ROB_ACTION
            n += 1
        return fill_moves(s, into, n)
    if kind == RAZE:
        return fill_decline(s, into, write(into, 0, TEARS, s.built[1 - seat]), task)
    if kind == PEOPLE:
        n = 0
        for people in MEMBERS[peoples_left(s)]:
            into.data[n] = act(ASK, people)
            n += 1
        return n
    if kind == KEEP:
        return fill_tokens(s, into, task)
    return fill_cards(s, into, kind)


def fill_decline(s: Position, into: Buffer, n: i64, task: i64) -> i64:
    if may_decline(s, task):
        into.data[n] = DECLINE_ACTION
        n += 1
    return n


def fill_moves(s: Position, into: Buffer, n: i64) -> i64:
    """moves are optional (DU-50): `done` ends all that are left"""
    for start in MEMBERS[s.held[s.seat]]:
        for to in MEMBERS[s.edition.neighbours[start]]:
            into.data[n] = act(MARCH, start, to)
            n += 1
    into.data[n] = DONE_ACTION
    return n + 1


def fill_tokens(s: Position, into: Buffer, task: i64) -> i64:
    into.data[0] = act(CHOOSE, act_a(task) - 1)
    into.data[1] = act(CHOOSE, act_b(task) - 1)
    if act_c(task) == 0:
        return 2
    into.data[2] = act(CHOOSE, act_c(task) - 1)
    return 3


def fill_cards(s: Position, into: Buffer, kind: i64) -> i64:
    """grey cards of the opponent, or cards of the discard pile"""
    n: i64 = 0
    if kind == UNLEARN:
        for card in range(CARDS):
            if s.where[card] == AREA + 1 - s.seat and s.edition.colour[card] == GREY:
                into.data[n] = act(BURN, card)
                n += 1
        return n
    for card in range(CARDS):
        if s.where[card] == DISCARDED or s.where[card] == ASIDE:
            into.data[n] = act(FETCH, card)
            n += 1
    return n


# -- being answered


def answer(s: Position, kind: i64, action: i64) -> None:
    """the uppermost task goes on with what was chosen; if it is to be done again, that stays on the stack"""
    seat = s.seat
    a = act_a(action)
    s.pending -= 1
    task = s.tasks[s.pending]
    if kind == TO:
        place(s, seat, act_a(task), a)
    elif kind == CHOOSE:
        keep(s, task, a)
    elif kind == TEAR_DOWN:
        raze(s, 1 - seat, a)
    elif kind == ASK:
        turn_up_two(s, a)
    elif kind == BURN:
        burn(s, a)
    elif kind == FETCH:
        fetch(s, a)
    elif kind in (DONE, DECLINE):
        s.tell(LEFT_OUT, seat, act_kind(task), act_a(task))
    else:
        if act_a(task) > 1:
            s.push(act(act_kind(task), act_a(task) - 1))
        if kind == MARCH:
            march(s, seat, a, act_b(action))
        elif kind == STRIKE:
            remove(s, 1 - seat, a)
        elif kind == ROB:
            lose(s, 1 - seat, 1)
