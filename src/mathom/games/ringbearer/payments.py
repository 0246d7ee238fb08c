"""What a step may be paid with: RB-36, RB-43 to RB-45, RB-93, RB-102, RB-103.

A payment is a set of cards, written as one number: five bits for each card, its kind + 1, the lowest kind first. Each
is found once, the cheapest first. One from which a card could be left out is not offered: it would only waste it.
"""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.terms import COLOURS, DOOM, GO, JOKER, LAYABLE, NONE, RING, SYMBOL_OF, SYMBOLS, WITH_JOKER
from mathom.kernel.pile import without
from mathom.kernel.vecs import append, vec

MOST: Final = 10  # cards in a payment; none that wastes no card has more (see test_rb_engine.py)
SLOT: Final = 5  # bits
ONE_CARD: Final = 31
LOW: Final = 6  # cards in the lower part of an action
LOW_BITS: Final = 30

# what has to be paid, part by part: a colour (0 to 3), or
ANY_JOKER: Final = 4  # a Joker, or a pair for it
TWO_ALIKE: Final = 5  # two cards of one colour, no Joker
A_SYMBOL: Final = 10  # + symbol: a card of any colour that shows it
BOTH: Final = 20  # + kind: the one card that shows colour and symbol

# how dear a card is, for the order: every card counts, and what could be used otherwise counts more
PRICE: Final = vec[i64]([16 + (0, 2, 3, 2, 2, 2)[k % SYMBOLS] for k in range(JOKER)] + [25])


def with_card(cards: i64, k: i64) -> i64:
    """the payment with one more card, in its place"""
    card = k + 1
    low: i64 = 0
    shift: i64 = 0
    rest = cards
    while rest and rest & ONE_CARD <= card:
        low |= (rest & ONE_CARD) << shift
        rest >>= SLOT
        shift += SLOT
    return low | card << shift | rest << (shift + SLOT)


def many(cards: i64) -> i64:
    n: i64 = 0
    while cards:
        n += 1
        cards >>= SLOT
    return n


def price(cards: i64) -> i64:
    sum: i64 = 0
    while cards:
        sum += PRICE[(cards & ONE_CARD) - 1]
        cards >>= SLOT
    return sum


def within(few: i64, cards: i64) -> bool:
    """whether all cards of the first payment are among those of the second"""
    while few:
        while cards & ONE_CARD != few & ONE_CARD:
            if cards == 0:
                return False
            cards >>= SLOT
        few >>= SLOT
        cards >>= SLOT
    return True


def of_colour(have: vec[i64], first: i64, colour: i64) -> i64:
    """how many cards of a colour lie there"""
    n: i64 = 0
    start = first + colour * SYMBOLS
    for i in range(start, start + SYMBOLS):
        n += have[i]
    return n


def can_pay_colour(have: vec[i64], first: i64, colour: i64) -> bool:
    """RB-36, without looking for every payment"""
    if have[first + JOKER] or of_colour(have, first, colour):
        return True
    for c in range(COLOURS):
        if of_colour(have, first, c) >= 2:
            return True
    return False


def ordinary(have: vec[i64], first: i64, colour: i64) -> vec[i64]:
    """RB-36: a card of the colour, a Joker, a pair of another colour"""
    found = vec[i64]()
    start = colour * SYMBOLS
    for k in range(start, start + SYMBOLS):
        if have[first + k]:
            found = append(found, k + 1)
    if have[first + JOKER]:
        found = append(found, JOKER + 1)
    for c in range(COLOURS):
        if c != colour:
            found = pairs(have, first, c, 0, found)
    in_order(found)
    return found


def pairs(have: vec[i64], first: i64, colour: i64, paid: i64, found: vec[i64]) -> vec[i64]:
    """appends every two cards of a colour, added to what is already paid"""
    start = colour * SYMBOLS
    for a in range(start, start + SYMBOLS):
        if have[first + a]:
            if have[first + a] >= 2:
                found = append(found, with_card(with_card(paid, a), a))
            for b in range(a + 1, start + SYMBOLS):
                if have[first + b]:
                    found = append(found, with_card(with_card(paid, a), b))
    return found


def in_order(found: vec[i64]) -> None:
    """the cheapest first"""
    for i in range(1, len(found)):
        x = found[i]
        dear = price(x)
        j: i64 = i
        while j > 0 and (price(found[j - 1]) > dear or (price(found[j - 1]) == dear and found[j - 1] > x)):
            found[j] = found[j - 1]
            j -= 1
        found[j] = x


class Payer:
    """Finds all payments for several parts, out of what lies at one tile."""

    def __init__(self, have: vec[i64], first: i64) -> None:
        self.have: vec[i64] = have[first : first + LAYABLE]
        self.found: vec[i64] = vec[i64]()

    def pay(self, parts: vec[i64], at: i64, paid: i64) -> None:
        if at == len(parts):
            self.keep(paid)
            return
        part = parts[at]
        if part < COLOURS:
            start = part * SYMBOLS
            for k in range(start, start + SYMBOLS):
                self.with_one(parts, at, paid, k)
        elif part >= BOTH:
            self.with_one(parts, at, paid, part - BOTH)
        elif part >= A_SYMBOL:
            for k in range(JOKER):
                if SYMBOL_OF[k] == part - A_SYMBOL:
                    self.with_one(parts, at, paid, k)
        if part <= ANY_JOKER:
            self.with_one(parts, at, paid, JOKER)
        if part <= TWO_ALIKE:
            self.with_pair(parts, at, paid, part)

    def with_one(self, parts: vec[i64], at: i64, paid: i64, k: i64) -> None:
        if self.have[k]:
            self.have[k] -= 1
            self.pay(parts, at + 1, with_card(paid, k))
            self.have[k] += 1

    def with_pair(self, parts: vec[i64], at: i64, paid: i64, part: i64) -> None:
        """of any colour but the one asked for: there one card is enough"""
        for c in range(COLOURS):
            if c == part:
                continue
            for two in pairs(self.have, 0, c, 0, vec[i64]()):
                a = (two & ONE_CARD) - 1
                b = (two >> SLOT) - 1
                self.have[a] -= 1
                self.have[b] -= 1
                self.pay(parts, at + 1, with_card(with_card(paid, a), b))
                self.have[a] += 1
                self.have[b] += 1

    def keep(self, paid: i64) -> None:
        for other in self.found:
            if other == paid:
                return
        self.found = append(self.found, paid)


def without_waste(found: vec[i64]) -> vec[i64]:
    """only payments from which no card could be left out"""
    in_order(found)
    i: i64 = 1
    while i < len(found):
        wasteful = False
        for j in range(i):
            if within(found[j], found[i]):
                wasteful = True
                break
        if wasteful:
            found = without(found, i)
        else:
            i += 1
    return found


def payments(have: vec[i64], first: i64, colour: i64, special: i64, tolls: vec[i64], toll: i64) -> vec[i64]:
    """All ways to pay for a step onto a field (`colour`, and what it asks for beside it), and for the surcharges that
    lie at its tile, of which there are so many of each colour from `tolls[toll]` on. A colour below 0 costs nothing."""
    due = vec[i64]()
    for c in range(COLOURS):
        for _ in range(tolls[toll + c]):
            due = append(due, c)
    if special == NONE and colour >= 0 and len(due) == 0:
        return ordinary(have, first, colour)
    payer = Payer(have, first)
    if special == DOOM:
        due = append(append(due, TWO_ALIKE), A_SYMBOL + RING)
    elif special == WITH_JOKER:
        due = append(append(due, colour), ANY_JOKER)
    elif special != NONE:
        payer.pay(append(due[:], BOTH + colour * SYMBOLS + special), 0, 0)
        due = append(append(due, colour), A_SYMBOL + special)
    elif colour >= 0:
        due = append(due, colour)
    payer.pay(due, 0, 0)
    return without_waste(payer.found)


# A step as an action: six cards in the low bits, the field (the tile by its last three bits: it is the present one or
# the next), the kind of action, four more cards. Of a step by the symbol the tenth is the card that shows it.

FIELD_AT: Final = 30
VERB_AT: Final = 36
MORE_AT: Final = 41
USED_AT: Final = 56


def step_action(verb: i64, tile: i64, field: i64, cards: i64) -> i64:
    return (
        cards & 0x3FFFFFFF
        | (tile & 7) << (FIELD_AT + 3)
        | field << FIELD_AT
        | verb << VERB_AT
        | cards >> LOW_BITS << MORE_AT
    )


def verb_of(action: i64) -> i64:
    """the kind of any action"""
    return action >> VERB_AT & ONE_CARD


def step_field(action: i64) -> i64:
    return action >> FIELD_AT & 7


def step_tile(action: i64, here: i64) -> i64:
    """the tile of the field: this one or the next"""
    return here if here & 7 == action >> (FIELD_AT + 3) & 7 else here + 1


def step_cards(action: i64, verb: i64) -> i64:
    """the payment"""
    return action & 0x3FFFFFFF | (action >> MORE_AT & (0xFFFFF if verb == GO else 0x7FFF)) << LOW_BITS


def step_used(action: i64) -> i64:
    """the card whose symbol is used"""
    return action >> USED_AT & ONE_CARD
