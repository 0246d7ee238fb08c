"""How a position stands for a player, as a search sees it where it stops playing on.

The weights were fitted to the ends of some 270 games between greedy players, from the position at the end of each turn:
how many points the lead at the end was for each point ahead, each wound, each expected loss to corruption. So they say
what such a thing was worth, not what it ought to be. Hands do not count: what was left in one told next to nothing of
the end, and how they are drawn up would hide what a move did."""
# compiled by mypyc

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, worth_of
from mathom.games.lidless_eye.position.eye import EVEN, Eye
from mathom.games.lidless_eye.rules.council import counted, total_points
from mathom.games.lidless_eye.terms import RINGWRAITH, WOUNDED

POINT: Final = 0.8  # of a point ahead, so much is left at the end
POINT_COUNTED: Final = 0.35  # in the advanced game, beside
AS_COUNTED: Final = 0.2  # what the Council makes of all points now: much may still change
ABILITY: Final = 0.05  # what somebody is able to, beside his points
WOUND: Final = 0.5
SURE: Final = 1.5  # how far off the end the lead is at worst when no card is left to be drawn
OPEN: Final = 0.045  # and for each card that is
A_DECK: Final = 60  # cards of one that is not begun yet
SHARP: Final = 0.8  # a lead of as much as it may be off wins three games of four
END: Final = 0.95  # a win is better than any promise of one
STILL_TO_COME: Final = 0.1  # points for each card still to be drawn, to who plays alone


def standing(s: Eye, seat: i64) -> float:
    """points that will count at the end: those that are there, and what those who are there are good for"""
    value = float(total_points(s, seat))
    if s.advanced and not s.alone:
        value = POINT_COUNTED * value + AS_COUNTED * float(counted(s, seat))
    else:
        value *= POINT
    for c in s.characters(seat):
        worth = worth_of(s, c)
        if FACTS.type[s.kind[c]] != RINGWRAITH:
            value += ABILITY * (worth - float(KINDS[s.kind[c]].points))
        if s.tap[c] == WOUNDED:
            value -= WOUND
        value -= falls_to_check(s, c, 0) * worth
    return value


def still_to_draw(s: Eye) -> float:
    """cards until all play decks are exhausted for the last time"""
    left: i64 = 0
    for seat in s.order:
        if s.exhausted[seat] < s.decks:
            left += s.deck[seat].size() + A_DECK * (s.decks - s.exhausted[seat] - 1)
    return float(left)


def outlook(s: Eye, seat: i64) -> float:
    """how a position will probably end for a player, from -1 to 1 but never as sure as the end"""
    mine = standing(s, seat)
    if s.alone:
        final = max(0.0, mine + STILL_TO_COME * still_to_draw(s))
        return END * (2.0 * final / (final + float(EVEN)) - 1.0)
    best = -1000.0
    for other in s.order:
        if other != seat:
            best = max(best, standing(s, other))
    return END * tanh(SHARP * (mine - best) / (SURE + OPEN * still_to_draw(s)))
