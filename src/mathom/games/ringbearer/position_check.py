"""Refuses a position, saved or written by hand, that the rules could not go on with."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.lore import DRAWN, LEFT, NONE_SEEN, Lore, hidden, sort_of
from mathom.games.ringbearer.position import Position, dark_cards, has_field, movement_cards, sum_of
from mathom.games.ringbearer.terms import (
    AIMING,
    AT_DOOM,
    BETRAYED,
    CAUGHT,
    DARKS,
    ENDED,
    FALL_AT,
    KINDS,
    LAST_HIDDEN,
    LAYABLE,
    NOTHING,
    PAYING,
    PLACES,
    SAURON,
    SERVING,
    START,
    TILES,
    TYPES,
)
from mathom.kernel.errors import BadPosition
from mathom.kernel.state import OVER, Buffer, act_a, act_b, act_c, act_kind
from mathom.kernel.vecs import vec


def check(s: Position) -> None:
    check_turn(s)
    check_figures(s)
    check_cards(s)
    check_lore(s.lore, s.seats * 2, TYPES)
    check_lore(s.dark_lore, s.seats * 2, DARKS)
    check_told(s)
    if s.seat != OVER and s.fill(Buffer(64)) == 0:
        raise BadPosition(f"seat {s.seat} could do nothing")


def check_turn(s: Position) -> None:
    if not OVER <= s.seat < s.seats or (s.seat == OVER) != (s.phase == ENDED):
        raise BadPosition(f"seat: it cannot be the turn of seat {s.seat}")
    if not 0 <= s.ring < s.seats or s.servant not in (NOTHING, s.ring):
        raise BadPosition("ring or servant: no such seat; the servant keeps the ring (RB-72)")
    if s.seat != OVER and (s.phase in (SERVING, PAYING, AIMING)) != (s.seat == s.servant) and s.phase != 0:
        raise BadPosition(f"phase: seat {s.seat} cannot be in this one")
    if (s.ending != 0) != (s.phase == ENDED) or (
        s.ending in (CAUGHT, BETRAYED) and (s.servant == NOTHING) != (s.ending == CAUGHT)
    ):
        raise BadPosition("ending: it does not fit the position")
    if (s.phase in (PAYING, AIMING)) != (s.playing != NOTHING):
        raise BadPosition("playing: a dark card is named while it is paid for or takes effect")
    if not 0 <= s.left <= 2 or not 0 <= s.owed <= 20 or not 0 <= s.turned <= 1 or s.turn < 0 or s.last < 0:
        raise BadPosition("left, owed, turned, turn or last: no such number")
    if s.turns < 0 or not 0 <= s.idle <= s.turns or not 0 <= s.busy <= 1:
        raise BadPosition("turns, idle or busy: no such number")
    if s.phase not in (ENDED, 2, 3) and s.left == 0:
        raise BadPosition("left: one or two actions")


def check_figures(s: Position) -> None:
    if not LAST_HIDDEN <= s.tile <= s.laid or (s.tile == LAST_HIDDEN) != (s.field == START):
        raise BadPosition("tile: the fellowship is at the start position on tile 4, or on a field of an open tile")
    if s.field != START and not has_field(s, s.tile, s.field) and s.ending != AT_DOOM:
        raise BadPosition("field: that tile has no such field")
    if not 0 <= s.riders <= TILES or not 0 <= s.gandalf <= TILES:
        raise BadPosition("riders or gandalf: no such tile")
    if s.phase != ENDED and s.back_catches and s.riders >= s.tile:
        raise BadPosition("riders: they would have caught the fellowship (RB-99)")
    found = 0
    for number in range(LAST_HIDDEN + 1, TILES + 1):
        tile = s.tiles[number]
        if tile != NOTHING:
            if tile == s.edition.doom and number != s.laid:
                raise BadPosition("land: no tile lies behind Mount Doom (RB-30)")
            for other in range(LAST_HIDDEN + 1, number):
                found += 1 if s.tiles[other] == tile else 0
            for card in s.stack.cards:
                found += 1 if card >> 8 == tile else 0
    stack = s.stack.cards
    for i in range(len(stack)):
        for j in range(i):
            found += 1 if stack[i] >> 8 == stack[j] >> 8 else 0
    if found:
        raise BadPosition("land or stack: a tile is there twice")


def check_cards(s: Position) -> None:
    for k in range(KINDS):
        most = s.edition.start[k] + s.edition.others[k]
        if k == SAURON:
            most = s.edition.saurons[2]
        if movement_cards(s, k) > most:
            raise BadPosition(f"there are only {most} of {s.edition.cards[k]}")
    for k in range(DARKS):
        if dark_cards(s, k) > s.edition.dark_copies[k]:
            raise BadPosition(f"there are only {s.edition.dark_copies[k]} of {s.edition.darks[k]}")
    for i in range(s.seats * KINDS):
        if s.marked[i] > s.hand[i] or s.marked_back[i] > s.back[i]:
            raise BadPosition(f"marked {i // KINDS}: {s.edition.cards[i % KINDS]} is not in that hand")
    for i in range(PLACES * LAYABLE):
        if s.marked_at[i] > s.at[i]:
            raise BadPosition(f"land: a marked {s.edition.cards[i % LAYABLE]} is not at that tile")
    for k in range(KINDS):
        if s.marked_discard[k] > s.discard[k]:
            raise BadPosition(f"marked discard: {s.edition.cards[k]} is not in the discard")
    if s.sauron < 0 or (s.servant == NOTHING and s.sauron >= FALL_AT):
        raise BadPosition("sauron: with five the bearer falls (RB-18)")
    if s.servant == NOTHING and sum_of(s.dark_hand, 0, DARKS) + sum_of(s.before, 0, DARKS):
        raise BadPosition("dark hand or before: nobody has fallen")
    if s.servant != NOTHING and s.size[s.servant]:
        raise BadPosition(f"hand {s.servant}: the servant has dark cards only (RB-74)")
    for i in range(PLACES * LAYABLE):
        if s.at[i] and i // LAYABLE > s.laid:
            raise BadPosition("land: cards lie at open tiles only")


def check_lore(lore: Lore, hands: i64, cards: i64) -> None:
    """whether it can be told: what leaves a hand or a pile was there, and what nobody sees is not there"""
    held = vec[i64]([0] * (hands * TYPES))
    rest = lore.shuffles[:]
    for entry in lore.said:
        kind = act_kind(entry)
        hand = act_a(entry)
        card = act_c(entry)
        if kind not in (DRAWN, LEFT, NONE_SEEN) or hand >= hands or card >= cards or act_b(entry) > lore.last():
            raise BadPosition(f"tale: {entry} is not a part of one")
        if kind == DRAWN:
            held[hand * TYPES + card] += 1
            rest[act_b(entry) * TYPES + card] -= 1
        elif kind == LEFT:
            held[hand * TYPES + card] -= 1
            if held[hand * TYPES + card] < 0:
                raise BadPosition("tale: a card leaves a hand that does not have it")
        else:
            for i in range(len(held)):
                if held[i] and sort_of(i % TYPES) & card and not hidden(i // TYPES, hand):
                    raise BadPosition("tale: somebody sees no such card, and has it")
    for n in rest:
        if n < 0:
            raise BadPosition("tale: a card is drawn that is not in the pile")


def check_told(s: Position) -> None:
    """the hands and piles are what the lore makes of them; a position without lore is read as well"""
    hand, back, marked, marked_back = s.hand[:], s.back[:], s.marked[:], s.marked_back[:]
    pile, dark_hand, dark_pile = s.pile.cards[:], s.dark_hand[:], s.dark_pile.cards[:]
    s.deal_by_lore()
    s.deal_dark_by_lore()
    if (
        not same(hand, s.hand)
        or not same(back, s.back)
        or not same(marked, s.marked)
        or not same(marked_back, s.marked_back)
        or not same(pile, s.pile.cards)
        or not same(dark_hand, s.dark_hand)
        or not same(dark_pile, s.dark_pile.cards)
    ):
        raise BadPosition("tale: hands and piles are not what it says; it can be left out")


def same(a: vec[i64], b: vec[i64]) -> bool:
    if len(a) != len(b):
        return False
    return all(a[i] == b[i] for i in range(len(a)))
