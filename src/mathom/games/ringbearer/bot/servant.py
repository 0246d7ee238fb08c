"""What Sauron's servant thinks: how to slow the fellowship down and bring the riders near."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.bot.needs import Needs, road_lack
from mathom.games.ringbearer.position import movement_cards
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.servant import fields_behind, funds
from mathom.games.ringbearer.terms import (
    BACK,
    COLOURS,
    DRAW_CARDS,
    FELLOWSHIP_BACK,
    JOKER,
    KINDS,
    LAYABLE,
    MOVE_GANDALF,
    PAID,
    PAY,
    PLAY,
    RING,
    SAURON,
    SET_ASIDE,
    STRIP,
    STRIP_ONE,
    STRIP_TWO,
    SURCHARGE,
    SYMBOL_OF,
    TAKE,
    TAKE_CARD,
    TILE_BACK,
    TOLL,
)
from mathom.kernel.state import act_a, act_b, act_kind


def servant_value(s: Ringbearer, action: i64, needs: Needs) -> float:
    kind = act_kind(action)
    a = act_a(action)
    if kind == PLAY:
        return play_value(s, a, needs)
    if kind == SET_ASIDE:
        return aside_value(s, a)
    if kind == PAY:  # Sauron cards go back to the companions' cards, and come again
        return 1.0 if a == 0 else 0.5 - 0.1 * dark_value(a - 1)
    if kind == PAID:
        return 0.0
    if kind == STRIP:
        return strip_value(s, a, act_b(action), needs)
    if kind == TOLL:
        return toll_value(s, a, s.playing, needs)
    if kind == TAKE:
        card = act_b(action)
        if card == 0:
            return 1.0 if s.size[a] >= 3 else 0.8
        return 2.0 if card - 1 == JOKER or SYMBOL_OF[card - 1] == RING else 0.0 if card - 1 == SAURON else 0.9
    if kind == BACK:
        return 10.0 if a == s.riders else 1.0
    return 0.0


def sauron_chance(s: Ringbearer) -> float:
    """that a card from the pile is a Sauron card, as far as the servant can see"""
    saurons = movement_cards(s, SAURON) - s.sauron - s.discard[SAURON] - s.paid[0]
    for seat in range(s.seats):
        saurons -= s.back[seat * KINDS + SAURON]
    unseen: i64 = len(s.pile.cards)
    for seat in range(s.seats):
        if seat != s.servant:
            for k in range(KINDS):
                unseen += s.hand[seat * KINDS + k]
    if saurons <= 0 or unseen == 0:
        return 0.05
    return float(saurons) / float(unseen)


def dark_value(dark: i64) -> float:
    """of a card kept in the hand"""
    if dark in (DRAW_CARDS, FELLOWSHIP_BACK):
        return 2.0
    if dark == TILE_BACK:
        return 1.5
    if dark == MOVE_GANDALF:
        return 0.4
    return 1.0


def play_value(s: Ringbearer, dark: i64, needs: Needs) -> float:
    price = 0.45 * float(s.edition.costs[dark])
    gap = s.tile - s.riders
    if gap < 1:  # they have come up with it, and their next step catches it
        gap = 1
    if dark == FELLOWSHIP_BACK:
        for spot in fields_behind(s):
            if spot // 8 == s.riders and s.back_catches:
                return 100.0
        return 2.0 - price
    if dark == DRAW_CARDS:
        coffers = funds(s)
        hits = sauron_chance(s) * float(coffers)
        blocked = s.gandalf > s.riders
        if gap <= 3 and not blocked and hits >= 0.8 * float(gap):
            return 20.0
        if coffers < 2:
            return 0.1
        near = 1.0 if gap <= 3 else 0.0
        return 2.4 * hits - 0.4 * float(coffers) + near - (1.0 if blocked else 0.0)
    if dark == MOVE_GANDALF:
        return 1.8 - price if s.gandalf == s.riders + 1 else 0.2
    if dark == TILE_BACK:
        lost: i64 = 0
        for k in range(LAYABLE):
            lost += s.at[s.laid * LAYABLE + k]
        return 1.2 + 0.8 * float(lost) - price if s.laid - s.tile <= 2 or lost >= 2 else 0.0
    if dark in (STRIP_ONE, STRIP_TWO):
        first = best_strip(s, needs)
        return (first if dark == STRIP_ONE else 1.8 * first) - price
    if dark == TAKE_CARD:
        return 1.0 - price
    return best_toll(s, dark, needs) - price


def aside_value(s: Ringbearer, dark: i64) -> float:
    coffers = funds(s)
    wish = 1.1 if coffers < 2 else 0.8 if coffers < 4 else 0.4
    return wish - 0.3 * dark_value(dark)


def best_strip(s: Ringbearer, needs: Needs) -> float:
    best = 0.0
    for number in range(s.tile, s.laid + 1):
        for k in range(LAYABLE):
            if number > 4 and s.at[number * LAYABLE + k]:
                value = strip_value(s, number, k, needs)
                if value > best:
                    best = value
    return best


def strip_value(s: Ringbearer, number: i64, card: i64, needs: Needs) -> float:
    """how much more the companions lack without a card"""
    if number < s.tile:
        return 0.0
    i = number * LAYABLE + card
    before = road_lack(s, needs)
    s.at[i] -= 1
    after = road_lack(s, needs)
    s.at[i] += 1
    useful = 0.3 if card == JOKER or SYMBOL_OF[card] == RING else 0.05
    return after - before + useful + 0.2 / float(1 + number - s.tile)


def best_toll(s: Ringbearer, dark: i64, needs: Needs) -> float:
    best = 0.0
    for number in range(s.tile, s.laid + 1):
        value = toll_value(s, number, dark, needs)
        if value > best:
            best = value
    return best


def toll_value(s: Ringbearer, number: i64, dark: i64, needs: Needs) -> float:
    """how much more the companions lack with a surcharge"""
    if number < s.tile:
        return -1.0
    i = number * COLOURS + dark - SURCHARGE
    before = road_lack(s, needs)
    s.tolls[i] += 1
    after = road_lack(s, needs)
    s.tolls[i] -= 1
    return after - before + 0.4 / float(1 + number - s.tile)
