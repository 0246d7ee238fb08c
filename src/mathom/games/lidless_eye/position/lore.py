"""Decks whose lists are hidden (LE-B-242): what has been seen of each, and what else such a deck may hold."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, SITES
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS
from mathom.games.lidless_eye.position.arrays import zeros
from mathom.games.lidless_eye.position.heap import Heap
from mathom.games.lidless_eye.terms import (
    CREATURE,
    ECHO,
    FACTION,
    GUARD,
    HERO,
    MINION,
    POOLS,
    PROMOS,
    RESOURCE,
    SPECTATORS,
)
from mathom.kernel.dice import Dice
from mathom.kernel.pile import shuffle, sort
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from mathom.games.lidless_eye.position.eye import Eye

PEOPLE: Final = 13  # characters of a usual deck, with those that start
MOST_PEOPLE: Final = 16  # LE-B-11, LE-B-16
MOST_WRAITHS: Final = 2
# by what one may have (`pool_of`): the lists of the ready decks, ascending; and last all of them, and every card once
USUAL: Final[list[list[vec[i64]]]] = [[] for _ in range(POOLS)]


def keeps_list(s: Eye, p: i64) -> bool:
    """whether the list of a player's deck is hidden: he brought it along, and lists are not open"""
    return s.hidden != 0 and s.deck_name[p] >= len(READY_DECKS)


# -- what is seen


def learn(s: Eye) -> None:
    """whoever watches keeps in mind how many of each card of a hidden list he has known at once"""
    for p in range(s.n):
        if keeps_list(s, p):
            for watcher in range(-1, s.n):
                if watcher != p:
                    place = lore_place(s.n, p, watcher)
                    s.lore[place] = either(s.lore[place], known_of(s, p, SPECTATORS if watcher < 0 else 1 << watcher))


def lore_place(n: i64, p: i64, watcher: i64) -> i64:
    """where is kept what a watcher has seen of a player's list: the others by seat, and last spectators (-1)"""
    if watcher < 0:
        return p * n + n - 1
    return p * n + (watcher if watcher < p else watcher - 1)


def lore_name(n: i64, place: i64) -> str:
    """as a position calls it"""
    p = place // n
    i = place % n
    if i == n - 1:
        return f"seen of {p} by all"
    return f"seen of {p}" if n == 2 else f"seen of {p} by {i if i < p else i + 1}"


def known_of(s: Eye, p: i64, seat_bit: i64) -> vec[i64]:
    """the cards of a player whose place a seat knows now, as entries, ascending"""
    out = vec[i64]()
    for pile in (s.hand[p], s.deck[p], s.discard[p], s.sideboard[p], s.out[p]):
        for entry in pile.cards:
            if entry & seat_bit:
                out = append(out, entry & ~0xFF)
    for seat in range(s.n):
        for entry in s.stored[seat].cards:
            beaten = FACTS.type[entry >> 8] in (CREATURE, FACTION)  # it lies with who beat it
            if (not beaten and seat == p) or (beaten and s.n == 2 and seat != p):
                out = append(out, entry & ~0xFF)
    for entry in s.beaten:
        if entry & 1 << p:
            out = append(out, entry & ~0xFF)
    for c in range(len(s.kind)):
        seen = s.zone[c] != GUARD or s.known[c] & seat_bit
        if seen and s.kind[c] >= 0 and s.owner[c] == p and s.zone[c] != ECHO:
            out = append(out, s.kind[c] << 8)
    sort(out, 0, len(out))
    return out


def either(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """of each entry as many as there are in the list that has more of it"""
    out = vec[i64]()
    i: i64 = 0
    j: i64 = 0
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] < b[j]):
            out = append(out, a[i])
            i += 1
        else:
            if i < len(a) and a[i] == b[j]:
                i += 1
            out = append(out, b[j])
            j += 1
    return out


def without_these(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """the entries of one list that the other does not have"""
    out = vec[i64]()
    j: i64 = 0
    for entry in a:
        while j < len(b) and b[j] < entry:
            j += 1
        if j < len(b) and b[j] == entry:
            j += 1
        else:
            out = append(out, entry)
    return out


# -- what is believed


def usual_lists(pool: i64) -> list[vec[i64]]:
    """the ready decks of a camp, and at the end all that may be in its decks"""
    usual = USUAL[pool]
    camp: i64 = HERO if pool & ~PROMOS == HERO else MINION
    if not usual:
        every = vec[i64]()
        for card in KINDS:
            if card.done and card.belongs_to(pool):
                every = append(every, card.id << 8)
        for deck in READY_DECKS:
            if deck.camp != camp:
                continue
            listed = vec[i64]()
            for section in (deck.wraiths, deck.starters, deck.starting_items, deck.characters, deck.resources):
                listed = listed_too(listed, section)
            listed = listed_too(listed_too(listed, deck.hazards), deck.sideboard)
            sort(listed, 0, len(listed))
            usual.append(listed)
            for entry in listed:
                every = append(every, entry)
        usual.append(every)
    return usual


def listed_too(listed: vec[i64], section: dict[str, int]) -> vec[i64]:
    for name, many in section.items():
        for _ in range(many):
            listed = append(listed, NUMBERS[name] << 8)
    return listed


def believe(s: Eye, p: i64, seat: i64, many: i64, dice: Dice) -> vec[i64]:
    """So many kinds for the places of a player's deck that a seat cannot see. What it has seen and what is hidden again
    is there; the rest is that of a ready deck which holds all that was seen, or drawn from what the ready decks hold
    and from all cards, as far as a legal deck could have them (LE-B-9 to LE-B-11)."""
    seat_bit: i64 = SPECTATORS if seat < 0 else 1 << seat
    now = known_of(s, p, seat_bit)
    seen = either(s.lore[lore_place(s.n, p, seat)], now)
    room = zeros(len(KINDS))  # so many more of each a legal deck could have where nobody sees them
    for kind in range(len(KINDS)):
        room[kind] = most_copies(kind)
    for entry in now:
        room[entry >> 8] -= 1
    kept = vec[i64]()
    for pile in (s.hand[p], s.deck[p], s.discard[p], s.sideboard[p]):
        if isinstance(pile, Heap):
            for kind in pile.kept(seat_bit, room, dice):
                kept = append(kept, kind << 8)
    sort(kept, 0, len(kept))
    hidden = either(without_these(seen, now), kept)  # seen, and hidden again
    out = vec[i64]()
    for entry in hidden:
        out = append(out, entry >> 8)
    sides = (len(now) + many - PEOPLE - MOST_WRAITHS + 1) // 2
    held = zeros(len(KINDS))
    sorts = zeros(4)
    seen = now[:]
    for entry in hidden:
        seen = append(seen, entry)
    sort(seen, 0, len(seen))
    for entry in seen:
        held[entry >> 8] += 1
        sorts[sort_of(entry >> 8)] += 1
    for strict in range(2):  # first as in a usual deck, then as in any
        most = vec[i64]([PEOPLE, MOST_WRAITHS, sides, sides]) if not strict else vec[i64]([MOST_PEOPLE, 2, 999, 999])
        for entry in likely(seen, s.pool_of(p), dice):
            kind = entry >> 8
            sort_now = sort_of(kind)
            if len(out) < many and held[kind] < most_copies(kind) and sorts[sort_now] < most[sort_now]:
                held[kind] += 1
                sorts[sort_now] += 1
                out = append(out, kind)
    shuffle(out, dice)
    return out


def likely(seen: vec[i64], pool: i64, dice: Dice) -> vec[i64]:
    """cards in the order in which they are believed to be there"""
    lists = usual_lists(pool)
    last: i64 = len(lists) - 1
    fitting = vec[i64]()
    for i in range(last):
        if len(without_these(seen, lists[i])) == 0:
            fitting = append(fitting, i)
    out = vec[i64]()
    if len(fitting):
        out = without_these(lists[fitting[dice.below(len(fitting))]], seen)
        shuffle(out, dice)
    rest = lists[last][:]
    shuffle(rest, dice)
    for _ in range(3):  # of a common card there may be three
        for entry in rest:
            out = append(out, entry)
    return out


def sort_of(kind: i64) -> i64:
    """what of a deck is counted together: characters, Ringwraiths or Wizards, resources, hazards"""
    if FACTS.character[kind]:
        return 1 if FACTS.avatar[kind] else 0
    return 2 if FACTS.side[kind] & RESOURCE else 3


def most_copies(kind: i64) -> i64:
    return 1 if FACTS.unique[kind] or FACTS.avatar[kind] else 3


def any_site(s: Eye, p: i64) -> None:
    """of a hidden list the sites are not known either: it may have all of them"""
    for site in s.sites(p):
        s.location[p * len(SITES) + site.id] = 1
