"""Middle-earth, the quest and the coins: what single effects do (DU-51 to DU-58, DU-80 to DU-88)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.position import Position
from mathom.games.duel.terms import (
    ADVANCE,
    ADVANCED,
    BIT,
    BUILT,
    BY_CONQUEST,
    BY_RING,
    COUNT,
    EVERYWHERE,
    FOUGHT,
    LIMITED,
    LOST,
    MOVED,
    PLACED,
    RAZED,
    REGIONS,
    REMOVED,
    WON,
)
from mathom.kernel.state import OVER, act


def win(s: Position, winner: i64, ending: i64) -> None:
    """the game is over at once: nothing more is carried out (DU-3)"""
    s.winner = winner
    s.ending = ending
    s.pending = 0
    s.seat = OVER
    s.tell(WON, winner, ending)


# -- coins


def gain(s: Position, seat: i64, coins: i64) -> i64:
    """DU-90: a player takes what the reserve still has; how many"""
    if s.reserve == LIMITED:
        left = s.edition.coins - s.coins[0] - s.coins[1]
        if coins > left:
            coins = left
    s.coins[seat] += coins
    return coins


def lose(s: Position, seat: i64, coins: i64) -> None:
    """DU-51"""
    if coins > s.coins[seat]:
        coins = s.coins[seat]
    s.coins[seat] -= coins
    s.tell(LOST, seat, coins)


# -- quest


def advance(s: Position, seat: i64, steps: i64) -> None:
    """DU-52 to DU-58: step by step; a bonus comes before the next step"""
    while steps:
        steps -= 1
        s.steps[seat] += 1
        at = s.steps[seat]
        s.tell(ADVANCED, seat, at)
        if at == s.edition.steps:
            win(s, seat, BY_RING)
            return
        bonus = s.edition.bonus[at]
        if bonus:
            if steps:
                s.push(act(ADVANCE, steps))
            s.push(bonus)
            return


# -- Middle-earth


def presence(s: Position, seat: i64) -> i64:
    """the set of regions with a fortress or a unit of his"""
    return s.held[seat] | s.built[seat]


def count_regions(s: Position, seat: i64) -> None:
    """DU-87"""
    if presence(s, seat) == EVERYWHERE:
        win(s, seat, BY_CONQUEST)


def place(s: Position, seat: i64, units: i64, region: i64) -> None:
    """DU-84, DU-86"""
    if units > s.supply[seat]:
        units = s.supply[seat]
    if units:
        s.supply[seat] -= units
        s.tell(PLACED, seat, units, region)
        arrive(s, seat, units, region)


def march(s: Position, seat: i64, start: i64, to: i64) -> None:
    """DU-82"""
    leave(s, seat, 1, start)
    s.tell(MOVED, seat, start, to)
    arrive(s, seat, 1, to)


def arrive(s: Position, seat: i64, units: i64, region: i64) -> None:
    """with the conflict that follows: DU-83"""
    mine = seat * REGIONS + region
    s.units[mine] += units
    s.held[seat] |= BIT[region]
    against = s.units[(1 - seat) * REGIONS + region]
    if against:
        losses = s.units[mine]
        if against < losses:
            losses = against
        for side in range(2):
            leave(s, side, losses, region)
            s.supply[side] += losses
        s.tell(FOUGHT, seat, losses, region)
    count_regions(s, seat)


def leave(s: Position, seat: i64, units: i64, region: i64) -> None:
    i = seat * REGIONS + region
    s.units[i] -= units
    if s.units[i] == 0:
        s.held[seat] &= ~BIT[region]


def remove(s: Position, seat: i64, region: i64) -> None:
    """one unit of a seat goes back to its supply"""
    leave(s, seat, 1, region)
    s.supply[seat] += 1
    s.tell(REMOVED, seat, 1, region)


def build(s: Position, seat: i64, region: i64) -> None:
    s.built[seat] |= BIT[region]
    s.tell(BUILT, seat, 0, region)
    count_regions(s, seat)


def raze(s: Position, seat: i64, region: i64) -> None:
    """DU-80: the fortress of a seat"""
    s.built[seat] &= ~BIT[region]
    s.tell(RAZED, seat, 0, region)


def regions_of(s: Position, seat: i64) -> i64:
    """DU-88: in how many he is present"""
    return COUNT[presence(s, seat)]
