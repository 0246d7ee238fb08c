"""Who can beat whom: whether symbols, jokers, doublings, extra symbols and loans cover a set of enemies."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.attacks import refill
from mathom.games.battle.position import Position
from mathom.games.battle.terms import (
    BEAT,
    BIT,
    BORROWED,
    COLOURS,
    COUNT,
    DOUBLERS_AT,
    FIGHT,
    FOUGHT,
    GIVE,
    GLORFINDEL_BIT,
    HOBBITS_AT,
    JOKERS_AT,
    NEW,
    NOTHING,
    ONE_OF,
    SETTLED,
    SHOWN,
    SLOTS,
    SPARE,
    STAYED,
    TREEBEARD_BIT,
    WIDTH,
    lowest,
    size_of,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec


def shortfall(own: i64, lent: i64, want: i64) -> i64:
    """How many symbols are missing, or 0 or less: the exact answer to a matching, without the matching.

    Own symbols and lent ones first pay for their like (BA-21). What then is missing of a symbol is paid by doubling it,
    as often as it is printed in the group (BA-59), or by jokers. A doubled joker pays twice for one symbol (BA-60), so
    it is worth its doubler only where two of one kind are missing, and doubling printed symbols first is never worse:
    a doubling gives one symbol either way."""
    # all six counts at once: the spare bit of one stays where no more is paid than wanted
    left = (want | SPARE) - (own & SHOWN) - (lent & SHOWN)
    short = left & SPARE
    gaps = left & (short - (short >> WIDTH - 1))
    pairwise = gaps + (gaps >> 3 * WIDTH)
    missing = pairwise + (pairwise >> WIDTH) + (pairwise >> 2 * WIDTH) & COUNT
    jokers = own >> JOKERS_AT & COUNT
    borrowed = lent >> JOKERS_AT & COUNT
    doublers = own >> DOUBLERS_AT & COUNT
    if doublers == 0 or missing <= jokers + borrowed:
        return missing - jokers - borrowed
    doublable: i64 = 0
    pairs: i64 = 0
    while gaps:
        gap = gaps & COUNT
        if gap:
            printed = own & COUNT
            if printed >= gap:
                doublable += gap
            else:
                doublable += printed
                pairs += (gap - printed) >> 1
        gaps >>= WIDTH
        own >>= WIDTH
    if doublers <= doublable:
        return missing - doublers - jokers - borrowed
    doubled = doublers - doublable  # jokers
    if doubled > jokers:
        doubled = jokers
    if doubled > pairs:
        doubled = pairs
    return missing - doublable - doubled - jokers - borrowed


def gifts_in(gifts: i64) -> i64:
    """how many hobbits are given away"""
    n: i64 = 0
    while gifts:
        n += 1 if gifts & 7 else 0
        gifts >>= 3
    return n


def wanted(s: Position, against: i64) -> i64:
    """the symbols of a set of open enemies"""
    sum: i64 = 0
    for i in range(len(s.open)):
        sum += s.edition.want[s.open[i]] * (against >> i & 1)
    return sum


def missing(s: Position, own: i64, lent: i64, against: i64) -> i64:
    """how many symbols a group with these strengths lacks to beat a set of open enemies; 0 or less: none"""
    return lacking(s, own, lent, wanted(s, against), against)


def lacking(s: Position, own: i64, lent: i64, want: i64, against: i64) -> i64:
    """the same, where the symbols of the set are known"""
    least = shortfall(own, lent, want)
    if least > 0 and own & (GLORFINDEL_BIT | TREEBEARD_BIT):
        return with_extras(s, own, lent, want, against, least)
    return least


def with_extras(s: Position, own: i64, lent: i64, want: i64, against: i64, least: i64) -> i64:
    """BA-62 to BA-64: the extra symbols pay for one symbol each, of a large enemy and of a leader"""
    large: i64 = 0
    led: i64 = 0
    either: i64 = 0
    for i in range(len(s.open)):
        if against & BIT[i]:
            enemy = s.open[i]
            large += s.edition.large[enemy]
            led += s.edition.led[enemy]
            either += s.edition.large[enemy] if s.edition.large[enemy] else s.edition.led[enemy]
    if own & GLORFINDEL_BIT == 0:
        large = 0
    if own & TREEBEARD_BIT == 0:
        led = 0
    if large | led == 0:
        return least
    for g in range(COLOURS + 1):  # the last one: not used
        after = want
        if g < COLOURS:
            if large >> WIDTH * g & COUNT == 0:
                continue
            after -= ONE_OF[g]
        for t in range(COLOURS + 1):
            rest = after
            if t < COLOURS:
                if led >> WIDTH * t & COUNT == 0:
                    continue
                if t == g and either >> WIDTH * t & COUNT < 2:
                    continue  # one symbol is not paid for twice
                rest -= ONE_OF[t]
            short = shortfall(own, lent, rest)
            if short < least:
                least = short
    return least


# -- loans


def lenders(s: Position, want: i64) -> vec[i64]:
    """cards of other players that show a symbol the fight could use: BA-51"""
    some = want + (SPARE - (SPARE >> WIDTH - 1)) & SPARE  # the spare bit of every symbol that is wanted
    wanted_kinds = COUNT << JOKERS_AT | some | some - (some >> WIDTH - 1)
    cards = vec[i64]()
    for seat in range(s.seats):
        if seat != s.active:
            left = s.out[seat]
            while left:
                card = lowest(left)
                left &= left - 1
                if s.edition.symbols[card] & wanted_kinds:
                    cards = append(cards, card)
    return cards


def possible(s: Position, own: i64, want: i64, against: i64) -> bool:
    """whether a group can beat a set of enemies, loans allowed"""
    short = lacking(s, own, 0, want, against)
    if short <= 0:
        return True
    hobbits = own >> HOBBITS_AT & COUNT
    if short > hobbits * s.edition.most:
        return False
    return with_loans(s, own, 0, want, against, lenders(s, want), 0, hobbits)


def with_loans(
    s: Position, own: i64, lent: i64, want: i64, against: i64, cards: vec[i64], first: i64, hobbits: i64
) -> bool:
    """whether some of the cards from `first` on, as many as there are hobbits, would do"""
    for i in range(first, len(cards)):
        more = lent + s.edition.symbols[cards[i]]
        short = lacking(s, own, more, want, against)
        if short <= 0:
            return True
        worth_more = short <= (hobbits - 1) * s.edition.most
        if worth_more and with_loans(s, own, more, want, against, cards, i + 1, hobbits - 1):
            return True
    return False


def loans(s: Position, slot: i64, against: i64) -> dict[int, list[int]]:
    """Every way of borrowing in which no loan is idle (BA-57), as far as it matters: how many cards each player
    lends, three bits a seat, and for each the first cards that do it. One way is `{0: []}`: nothing is borrowed."""
    own = s.strength[s.active * SLOTS + slot]
    want = wanted(s, against)
    found: dict[int, list[int]] = {}
    if lacking(s, own, 0, want, against) <= 0:
        found[0] = []
        return found
    cards = lenders(s, want)
    chosen: list[int] = []
    find_loans(s, own, 0, want, against, cards, 0, own >> HOBBITS_AT & COUNT, chosen, found)
    return found


def find_loans(
    s: Position,
    own: i64,
    lent: i64,
    want: i64,
    against: i64,
    cards: vec[i64],
    first: i64,
    hobbits: i64,
    chosen: list[int],
    found: dict[int, list[int]],
) -> None:
    symbols = s.edition.symbols
    for i in range(first, len(cards)):
        more = lent + symbols[cards[i]]
        short = lacking(s, own, more, want, against)
        chosen.append(cards[i])
        if short > 0:
            if short <= (hobbits - 1) * s.edition.most:
                find_loans(s, own, more, want, against, cards, i + 1, hobbits - 1, chosen, found)
        else:
            idle = False
            by_owner: i64 = 0
            for card in chosen:
                kept = more - symbols[card]
                if lacking(s, own, kept, want, against) <= 0:
                    idle = True
                by_owner += BIT[3 * s.owner_of(card)]
            if not idle and by_owner not in found:
                found[by_owner] = chosen[:]
        chosen.pop()


# -- what can be fought


def add_fights(s: Position, offers: vec[i64]) -> vec[i64]:
    """every fight of the active player, by group and then by the set of enemies"""
    first = s.active * SLOTS
    many: i64 = len(s.open)
    for slot in range(s.slots[s.active]):
        own = s.strength[first + slot]
        if own:
            beatable: i64 = 0  # one by one: what cannot be beaten alone cannot be beaten with others
            for i in range(many):
                if possible(s, own, s.edition.want[s.open[i]], BIT[i]):
                    beatable |= BIT[i]
            if beatable:
                for against in range(1, BIT[many]):
                    if against & ~beatable:
                        continue
                    if against & (against - 1) == 0 or possible(s, own, wanted(s, against), against):
                        offers = append(offers, act(FIGHT, slot, against))
    return offers


# -- choosing who borrows


def fill_loans(s: Position, into: Buffer) -> i64:
    """BA-53, BA-57: how many choices of borrowers and lenders the fight under way leaves"""
    into.n = 0
    hobbits = s.group[s.seat * SLOTS + s.fighting] & s.edition.hobbits
    fill_gifts(s, into, loans(s, s.fighting, s.against), hobbits, 0, 0)
    return into.n


def fill_gifts(s: Position, into: Buffer, ways: dict[int, list[int]], hobbits: i64, gifts: i64, by_owner: i64) -> None:
    """each of the hobbits left may be given to each of the others, if together this is one of the ways"""
    if hobbits == 0:
        if by_owner in ways:
            into.add(act(GIVE, gifts))
        return
    hobbit = lowest(hobbits)
    hobbits &= hobbits - 1
    for seat in range(s.seats):
        if seat != s.seat:
            gift = (seat + 1) << 3 * s.edition.hobbit_index[hobbit]
            fill_gifts(s, into, ways, hobbits, gifts | gift, by_owner + BIT[3 * seat])
    fill_gifts(s, into, ways, hobbits, gifts, by_owner)


# -- what comes of a fight


def resolve(s: Position, slot: i64, against: i64, gifts: i64, told: i64) -> None:
    """BA-27, BA-28, BA-55, BA-65"""
    seat = s.seat
    first = seat * SLOTS
    e = s.edition
    group = s.group[first + slot]
    stays = group & BIT[e.legolas]
    discarded = size_of(group & ~stays) - gifts_in(gifts)
    if told == 0:
        s.tell(FOUGHT, seat, slot, group, discarded)
    elif discarded:
        s.tell(SETTLED, seat, slot, 0, discarded)
    if gifts:
        group &= ~give(s, slot, against, gifts)
    s.out[seat] &= ~s.group[first + slot]
    s.group[first + slot] = 0
    s.strength[first + slot] = 0
    s.trim(seat)
    group &= ~stays
    while group:
        card = lowest(group)
        group &= group - 1
        s.ring_discard = append(s.ring_discard, card)
    if stays:
        s.tell(STAYED, seat, e.legolas, s.join(seat, e.legolas, NEW))
    s.fighting = NOTHING
    s.against = 0
    remove_beaten(s, against)
    refill(s)


def give(s: Position, slot: i64, against: i64, gifts: i64) -> i64:
    """the hobbits that borrowed go to the lenders: BA-55; which"""
    seat = s.seat
    e = s.edition
    by_owner: i64 = 0
    left = gifts
    while left:
        if left & 7:
            by_owner += BIT[3 * ((left & 7) - 1)]
        left >>= 3
    cards = loans(s, slot, against)[by_owner]
    given: i64 = 0
    left = s.group[seat * SLOTS + slot] & e.hobbits
    while left:
        hobbit = lowest(left)
        left &= left - 1
        owner = (gifts >> 3 * e.hobbit_index[hobbit] & 7) - 1
        if owner >= 0:
            given |= BIT[hobbit]
            s.received[owner] |= BIT[hobbit]
            at = 0
            while s.owner_of(cards[at]) != owner:
                at += 1
            s.tell(BORROWED, seat, hobbit, cards.pop(at), owner)
    return given


def remove_beaten(s: Position, against: i64) -> None:
    kept = vec[i64]()
    for i in range(len(s.open)):
        enemy = s.open[i]
        if against & BIT[i]:
            s.beaten[s.seat] |= BIT[enemy]
            s.tell(BEAT, s.seat, enemy)
        else:
            kept = append(kept, enemy)
    s.open = kept
