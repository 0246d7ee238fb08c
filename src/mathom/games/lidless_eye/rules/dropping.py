"""Optional rules: a player whose Ringwraith is eliminated drops out; the others play on (LE-O-17, LE-O-18)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.news import TO_DISCARD, TOLD_DROPPED_OUT
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Leaver
from mathom.games.lidless_eye.rules.council import Council
from mathom.games.lidless_eye.rules.fallen import is_trophy, leave_play, put_away
from mathom.games.lidless_eye.rules.site_phase import take_back_guards
from mathom.games.lidless_eye.rules.turn import BEGINS, Turn
from mathom.games.lidless_eye.terms import (
    ALLY,
    BOTH,
    CHAIN,
    CREATURE,
    GUARD,
    ITEM,
    TABLE,
    THIS_ATTACK,
    THIS_CHECK,
    THIS_PHASE,
    THIS_STRIKE,
    THIS_TURN,
)
from mathom.kernel.vecs import append, vec


class DropsOut(Leaver):
    """What is under way is broken off, his cards leave the game, and in his own turn the next player's begins. Of a
    turn of another only the present journey or site phase is over."""

    def leave(self, s: Eye, seat: i64) -> None:
        s.tell(TOLD_DROPPED_OUT, seat)
        right = s.right_of(seat)
        left = s.left_of(seat)
        break_off(s)
        take_away(s, seat)
        order = vec[i64]()
        for p in s.order:
            if p != seat:
                order = append(order, p)
        s.order = order
        last = s.council == seat
        if last:
            s.council = right  # his turn would have been the last: now it is the one before it
        if seat != s.active:
            return
        s.expire(THIS_TURN)
        s.active = left
        s.turn += 1
        turn = s.stack[0]
        if isinstance(turn, Turn):
            turn.step = BEGINS
            if last:
                s.call(Council(right))


def break_off(s: Eye) -> None:
    """what is declared or attacks is discarded, what lies on guard goes back, what waits for somebody too"""
    s.stack = s.stack[:1]
    s.now = -1
    s.limit = 0
    for c in range(len(s.kind)):
        if s.kind[c] >= 0 and s.zone[c] == CHAIN:
            s.to_discard(c)
    for c in s.table[:]:
        if s.kind[c] < 0 or s.zone[c] != TABLE or s.host[c] >= 0:
            continue
        sort = FACTS.type[s.kind[c]]
        if sort in (CREATURE, ITEM, ALLY):
            s.to_discard(c)
    take_back_guards(s)
    for until in (THIS_STRIKE, THIS_ATTACK, THIS_CHECK, THIS_PHASE):
        s.expire(until)


def take_away(s: Eye, seat: i64) -> None:
    """LE-O-18: his cards leave the game. They lie on his discard pile, from which nothing comes back; what of his was
    removed stays removed, and so do creatures that he has defeated; of his own those that others have stay there."""
    for c in s.characters(seat):
        leave_play(s, c, TO_DISCARD)
    for c in range(len(s.kind)):
        mine = s.kind[c] >= 0 and s.owner[c] == seat and s.zone[c] in (TABLE, CHAIN, GUARD)
        if mine and not is_trophy(s, c):
            put_away(s, c)
    kept = vec[i64]()
    for entry in s.stored[seat].cards:
        if FACTS.type[entry >> 8] != CREATURE:
            kept = append(kept, entry >> 8)
    for kind in kept:
        s.stored[seat].take(kind, BOTH)
        s.discard[seat].add(kind, BOTH)
