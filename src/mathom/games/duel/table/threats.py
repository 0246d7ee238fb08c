"""Whether a player could win with the very next card or tile, as far as it can be seen: a warning for both."""

from collections.abc import Iterator

from mathom.games.duel import terms
from mathom.games.duel.board import presence
from mathom.games.duel.plays import changed_for
from mathom.games.duel.prices import can_pay
from mathom.games.duel.rules import Duel
from mathom.games.duel.terms import ADVANCE, BIT, CARDS, COUNT, EFFECTS, EVERYWHERE, MOVE, PLACE
from mathom.kernel.state import act_a, act_b, act_kind

RING = "could win by the Ring next"
PEOPLES = "could win by six peoples next"
REGIONS = "could win by seven regions next"


def within_reach(s: Duel, seat: int) -> Iterator[int]:
    """the cards and tiles that a seat could take and pay for now"""
    for slot in range(terms.SLOTS):
        card = s.layout[slot]
        if s.available & BIT[slot] and card != terms.FACE_DOWN and can_pay(s, seat, card):
            yield int(card)
    for tile in range(terms.TILES):
        if s.tile_at[tile] == terms.OPEN and can_pay(s, seat, CARDS + tile):
            yield CARDS + tile


def threats(s: Duel, seat: int) -> tuple[str, ...]:
    if s.over:
        return ()
    items = list(within_reach(s, seat))
    left = s.edition.steps - s.steps[seat]
    eagle = bool(s.powers[seat] & BIT[terms.EAGLE])
    out = []
    if left <= 3 and any(steps(s, seat, item) >= left for item in items):
        out.append(RING)
    if COUNT[s.allies[seat]] + eagle == terms.PEOPLES - 1 and any(new_people(s, seat, item) for item in items):
        out.append(PEOPLES)
    missing = EVERYWHERE & ~presence(s, seat)
    if COUNT[missing] == 1 and any(reaches(s, seat, item, terms.FIRST[missing]) for item in items):
        out.append(REGIONS)
    return tuple(out)


def tasks(s: Duel, item: int) -> list[int]:
    return [int(task) for task in s.edition.effects[item * EFFECTS : (item + 1) * EFFECTS] if task]


def steps(s: Duel, seat: int, item: int) -> int:
    """how far it leads on the quest"""
    n = sum(act_a(task) for task in tasks(s, item) if act_kind(task) == ADVANCE)
    yellow = item < CARDS and s.edition.colour[item] == terms.YELLOW
    return n + int(yellow and bool(s.powers[seat] & BIT[terms.YELLOW_STEP]))


def new_people(s: Duel, seat: int, item: int) -> bool:
    people = s.edition.people[item] if item < CARDS else terms.NOTHING
    return people != terms.NOTHING and not s.allies[seat] & BIT[people]


def reaches(s: Duel, seat: int, item: int, region: int) -> bool:
    """whether it brings a fortress or a unit that stays into a region"""
    against = s.units[(1 - seat) * terms.REGIONS + region]
    if item >= CARDS and s.edition.tile_region[item - CARDS] == region:
        return True
    for task in tasks(s, item):
        if act_kind(task) == PLACE:
            changed = changed_for(s, seat, task) if item < CARDS else task
            if act_b(changed) & BIT[region] and min(act_a(changed), s.supply[seat]) > against:
                return True
        if act_kind(task) == MOVE and act_a(task) > against:
            spare = [r for r in range(terms.REGIONS) if s.edition.neighbours[region] & BIT[r] and can_leave(s, seat, r)]
            if spare:
                return True
    return False


def can_leave(s: Duel, seat: int, region: int) -> bool:
    """whether a unit can go and its owner still be present"""
    n = s.units[seat * terms.REGIONS + region]
    return n > 1 or (n == 1 and bool(s.built[seat] & BIT[region]))
