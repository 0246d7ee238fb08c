"""What a seat cannot know, dealt anew."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.position import Position
from mathom.games.duel.terms import ASIDE, BIT, UNSEEN
from mathom.kernel.dice import Dice
from mathom.kernel.pile import shuffle
from mathom.kernel.vecs import append, vec


def deal_anew(s: Position, seat: i64, dice: Dice) -> None:
    """DU-89: cards and tokens that nobody has seen are drawn only when turned up, so there is nothing to deal anew but
    the left-over cards, when another has looked at them."""
    knower: i64 = BIT[seat] if seat >= 0 else 0
    unknown = s.aside.unknown(knower, vec[i64]())
    if len(unknown) == 0:
        return
    for entry in s.unseen.cards:
        unknown = append(unknown, entry >> 8)
    shuffle(unknown, dice)
    at = s.aside.redeal(knower, unknown, 0)
    s.unseen.cards = vec[i64]()
    for i in range(len(unknown)):
        if i < at:
            s.where[unknown[i]] = ASIDE
        else:
            s.where[unknown[i]] = UNSEEN
            s.unseen.add(unknown[i])
