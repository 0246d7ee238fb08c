"""Peoples and their tokens: DU-59 to DU-67."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.board import win
from mathom.games.duel.position import Position
from mathom.games.duel.terms import (
    A_TOKEN,
    BIT,
    BY_PEOPLES,
    COUNT,
    EAGLE,
    GAINS,
    KEEP,
    KEPT,
    MEMBERS,
    NOTHING,
    OWNED,
    PEOPLES,
    STACK,
    STACKED,
    TURNED_UP,
    TWO_UNITS,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import act, act_a, act_b, act_c
from mathom.kernel.vecs import append, vec


def count_peoples(s: Position, seat: i64) -> None:
    """DU-66, DU-67"""
    eagle: i64 = 1 if s.powers[seat] & BIT[EAGLE] else 0
    if COUNT[s.allies[seat]] + eagle >= PEOPLES:
        win(s, seat, BY_PEOPLES)


def ally(s: Position, seat: i64, people: i64) -> None:
    """a green card has been laid out: its symbol may be the second of a people, or the third people"""
    count_peoples(s, seat)
    if s.winner != NOTHING:
        return
    if s.peoples[seat * PEOPLES + people] == 2:
        turn_up_two(s, people)
    elif COUNT[s.allies[seat]] == 3 and s.peoples[seat * PEOPLES + people] == 1:
        shown: i64 = 0
        for ally in MEMBERS[s.allies[seat]]:
            if s.in_stack(ally):
                shown = shown << 12 | turn_up(s, ally, NOTHING) + 1
        push_keep(s, shown)


def turn_up_two(s: Position, people: i64) -> None:
    """DU-59, DU-65"""
    shown: i64 = 0
    if s.in_stack(people):
        first = turn_up(s, people, NOTHING)
        shown = first + 1
        if s.in_stack(people) > 1:
            shown = shown << 12 | turn_up(s, people, first) + 1
    push_keep(s, shown)


def push_keep(s: Position, shown: i64) -> None:
    if shown:
        while shown < 1 << 24:  # the first operand is filled first
            shown <<= 12
        s.push(act(KEEP) | shown)


def turn_up(s: Position, people: i64, before: i64) -> i64:
    """the uppermost token, or the one under `before`, seen by all (DU-63)"""
    token = s.top[people]
    if token == before or token < 0:
        rest = vec[i64]()
        for t in range(people * STACK, people * STACK + STACK):
            if s.token_at[t] == STACKED and t != token and t != before:
                rest = append(rest, t << 8)
        token = rest[s.dice.pick(A_TOKEN, EVERYONE, rest, 0, len(rest))] >> 8
    if before == NOTHING:
        s.top[people] = token
    s.tell(TURNED_UP, s.seat, token)
    return token


def keep(s: Position, task: i64, token: i64) -> None:
    """one of the tokens shown is kept, the others go back on top (DU-64)"""
    seat = s.seat
    s.token_at[token] = OWNED + seat
    s.powers[seat] |= BIT[token]
    s.top[token // STACK] = NOTHING
    put_back(s, act_a(task) - 1, token)
    put_back(s, act_b(task) - 1, token)
    put_back(s, act_c(task) - 1, token)
    s.tell(KEPT, seat, token)
    if token == EAGLE:
        count_peoples(s, seat)
    elif token == TWO_UNITS:  # DU-73, DU-86: no more than the supply holds now
        for _ in range(s.supply[seat] if s.supply[seat] < 2 else 2):
            s.push(GAINS[token])
    elif GAINS[token]:
        s.push(GAINS[token])


def put_back(s: Position, token: i64, kept: i64) -> None:
    if token >= 0 and token != kept:
        s.top[token // STACK] = token
