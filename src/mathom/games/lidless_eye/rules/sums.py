"""What things add up to. Every piece on the table that touches a quantity is asked, on demand; nothing is cached.

Order is part of the rules: first what has a ceiling ("to a maximum of 9"), then plain sums, then what sets a value."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, SITES, TWO_WEAPONS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import is_strange, worth
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    BODY,
    BODY_ROLL,
    CANCELLABLE,
    CONTROL_COST,
    CORRUPTION,
    DETAINMENT,
    DIRECT,
    DWARF,
    ECHO,
    GENERAL,
    GENERAL_INFLUENCE,
    HAND,
    HAND_ALONE,
    HAND_SIZE,
    HAZARD,
    IN_USE,
    ITEM,
    LIMIT,
    MIND,
    ORPHANED,
    POINTS,
    PROWESS,
    REGION_KIND,
    RINGWRAITH,
    SHIELD,
    SITE_KIND,
    SKILL,
    STRIKES,
    TABLE,
    WEAPON,
)
from mathom.kernel.vecs import append, vec

# what hazards in play do not touch between companies (LE-W-43)
IN_COMBAT: Final = PROWESS | BODY | BODY_ROLL | STRIKES | ATTACK_PROWESS | ATTACK_BODY | CANCELLABLE | DETAINMENT

Ledger = list[tuple[int, int]]  # parts of a sum: who gives it (a piece, or P_... for what the rules give), and how much


def part(ledger: Ledger | None, giver: i64, amount: i64) -> i64:
    """a part of a sum, entered where a ledger is kept"""
    if ledger is not None and amount:
        ledger.append((giver, amount))
    return amount


def total(s: Eye, what: i64, subject: i64, value: i64, ledger: Ledger | None = None) -> i64:
    """`value` as changed by everything in play: ceilings first, then sums, then what sets"""
    any_layer = FACTS.any_layer
    bearer = FACTS.bearer
    first: i64 = 0
    late: i64 = 0
    last: i64 = 0
    for c in s.table:
        k = s.kind[c]
        if any_layer[k] & what and (s.host[c] == subject or not bearer[k] & what):
            first |= FACTS.touches[k]
            late |= FACTS.late[k]
            last |= FACTS.last[k]
    if first & what:
        value = pass_over(s, FACTS.touches, what, subject, value, ledger)
    if late & what:
        value = pass_over(s, FACTS.late, what, subject, value, ledger)
    if last & what:
        value = pass_over(s, FACTS.last, what, subject, value, ledger)
    return value


def pass_over(s: Eye, layer: vec[i64], what: i64, subject: i64, value: i64, ledger: Ledger | None) -> i64:
    bearer = FACTS.bearer
    for c in s.table:
        k = s.kind[c]
        if layer[k] & what and (s.host[c] == subject or not bearer[k] & what):
            if what != CORRUPTION and idle(s, c):
                continue
            if s.clash >= 0 and what & IN_COMBAT and FACTS.side[k] & HAZARD:
                continue  # LE-W-43
            before = value
            value = KINDS[k].modify(s, c, what, subject, value)
            part(ledger, c, value - before)
    return value


def idle(s: Eye, c: i64) -> bool:
    """an item that changes nothing: not in use beside another of its kind (LE-B-140), a Ringwraith's (LE-B-60), of the
    other camp (LE-H-89), or laid aside by who bore it"""
    if FACTS.type[s.kind[c]] != ITEM or s.zone[c] == ECHO or s.host[c] < 0:
        return False
    host = s.host[c]
    if (
        FACTS.type[s.kind[host]] == RINGWRAITH
        or not FACTS.fights[s.kind[host]]
        or is_strange(s, s.kind[c], s.owner[host])
    ):
        return True
    gear = KINDS[s.kind[c]].gear
    if gear == 0:
        return False
    return not in_use(s, host, gear, c)


def in_use(s: Eye, bearer: i64, gear: i64, c: i64) -> bool:
    """whether of the weapons, shields, armors or helmets of a character this one is in use; some may use a second
    weapon in place of a shield"""
    first = gear_in_use(s, bearer, gear) == c
    if gear == SHIELD:
        return first and (s.used[c] & IN_USE != 0 or second_weapon(s, bearer) < 0)
    if first or gear != WEAPON:
        return first
    shield = gear_in_use(s, bearer, SHIELD)
    return second_weapon(s, bearer) == c and (shield < 0 or not s.used[shield] & IN_USE)


def second_weapon(s: Eye, bearer: i64) -> i64:
    """the weapon that somebody may use beside the first, -1 for none"""
    able = any(s.host[x] == bearer and TWO_WEAPONS in KINDS[s.kind[x]].keywords and s.mark[x] == 1 for x in s.table)
    if able:
        first = gear_in_use(s, bearer, WEAPON)
        for c in s.table:
            if s.host[c] == bearer and s.zone[c] == TABLE and KINDS[s.kind[c]].gear == WEAPON and c != first:
                return c
    return -1


def gear_in_use(s: Eye, bearer: i64, gear: i64) -> i64:
    """the weapon, shield, armor or helmet in use: the one chosen, else the first that came; -1 for none"""
    first: i64 = -1
    for c in s.table:
        carried = s.host[c] == bearer and s.zone[c] == TABLE and FACTS.type[s.kind[c]] == ITEM
        if carried and KINDS[s.kind[c]].gear == gear:
            if s.used[c] & IN_USE:
                return c
            if first < 0:
                first = c
    return first


def prowess(s: Eye, c: i64, ledger: Ledger | None = None) -> i64:
    printed = KINDS[s.kind[c]].prowess
    if ledger is not None:
        ledger.append((c, printed))
    return total(s, PROWESS, c, printed, ledger)


def body(s: Eye, c: i64) -> i64:
    return total(s, BODY, c, KINDS[s.kind[c]].body)


def mind(s: Eye, c: i64) -> i64:
    return total(s, MIND, c, KINDS[s.kind[c]].mind)


def corruption(s: Eye, c: i64, ledger: Ledger | None = None) -> i64:
    """corruption points of a character: what the cards he controls give (LE-B-193); cards add theirs by CORRUPTION"""
    return total(s, CORRUPTION, c, 0, ledger)


def skills(s: Eye, c: i64) -> i64:
    return total(s, SKILL, c, KINDS[s.kind[c]].skills)


def has_skill(s: Eye, c: i64, skill: i64) -> bool:
    return skills(s, c) & skill != 0


def direct(s: Eye, c: i64, versus: i64 = -1, ledger: Ledger | None = None) -> i64:
    """direct influence of a character, with what holds only against the card `versus` (LE-B-45); at least 0"""
    s.versus = versus
    value = total(s, DIRECT, c, KINDS[s.kind[c]].direct, ledger)
    s.versus = -1
    return value if value > 0 else 0


def followers(s: Eye, c: i64) -> vec[i64]:
    out = vec[i64]()
    for x in s.table:
        if s.host[x] == c and FACTS.character[s.kind[x]]:
            out = append(out, x)
    return out


def control_cost(s: Eye, c: i64) -> i64:
    """influence needed to control a character: his mind; a Ringwraith as follower 1 (LE-A-37), as oneself nothing"""
    if FACTS.avatar[s.kind[c]]:
        return total(s, CONTROL_COST, c, 1) if s.host[c] >= 0 else 0
    return total(s, CONTROL_COST, c, mind(s, c))


ANY_COST: Final = 999  # more than influence can reach


def overdrawn(s: Eye, c: i64) -> i64:
    """How much the followers of a character exceed his direct influence; negative: what is unused."""
    kinds = vec[i64]()
    costs = vec[i64]()
    total_cost: i64 = 0
    for f in followers(s, c):
        cost = control_cost(s, f)
        kinds = append(kinds, s.kind[f])
        costs = append(costs, cost)
        total_cost += cost
    return total_cost - covered(s, c, kinds, costs) - direct(s, c)


def unused_direct(s: Eye, c: i64, versus: i64 = -1) -> i64:
    """unused direct influence, with what holds against `versus` and is not used by followers; at least 0 (LE-A-53)"""
    if versus < 0:
        free = -overdrawn(s, c)
        return free if free > 0 else 0
    return room_for(s, c, versus, ANY_COST)


def room_for(s: Eye, c: i64, kind: i64, cost: i64) -> i64:
    """the influence a character has left for one more card, of which so much could be of use; at least 0"""
    kinds = vec[i64]()
    costs = vec[i64]()
    total_cost: i64 = 0
    for f in followers(s, c):
        kinds = append(kinds, s.kind[f])
        costs = append(costs, control_cost(s, f))
        total_cost += costs[len(costs) - 1]
    kinds = append(kinds, kind)
    costs = append(costs, cost)
    free = direct(s, c) + covered(s, c, kinds, costs) - total_cost
    return free if free > 0 else 0


def covered(s: Eye, c: i64, kinds: vec[i64], costs: vec[i64]) -> i64:
    """How much of these costs is met by influence that holds only against some. Each such source is there once in all
    (LE-B-45). A source that helps with fewer of them is used first: the sources hold for ever wider groups."""
    plain = direct(s, c)
    swayed: i64 = 0
    only: i64 = -1
    for i in range(len(kinds)):
        if direct(s, c, kinds[i]) > plain:
            swayed += 1
            only = i
    if swayed == 0:
        return 0
    if swayed == 1:
        bonus = direct(s, c, kinds[only]) - plain
        return bonus if bonus < costs[only] else costs[only]
    found: list[dict[int, int]] = [bonuses(s, c, kind) for kind in kinds]
    sources: list[tuple[int, int]] = []  # how many it helps with, the source
    for x in s.table:
        helped = sum(1 for of in found if of.get(x, 0) > 0)
        if helped:
            sources.append((helped, x))
    sources.sort()
    left = costs[:]
    met: i64 = 0
    for _, source in sources:
        amount = max(of.get(source, 0) for of in found)
        for i in range(len(kinds)):
            if found[i].get(source, 0) > 0:
                use = left[i] if left[i] < amount else amount
                left[i] -= use
                amount -= use
                met += use
    return met


def bonuses(s: Eye, c: i64, versus: i64) -> dict[int, int]:
    """what each card adds to a character's direct influence only because it is against `versus`"""
    with_it: Ledger = []
    direct(s, c, versus, with_it)
    without_it: Ledger = []
    direct(s, c, -1, without_it)
    found: dict[int, int] = {}
    for source, change in with_it:
        found[source] = found.get(source, 0) + change
    for source, change in without_it:
        found[source] = found.get(source, 0) - change
    return found


def general(s: Eye, seat: i64) -> i64:
    return total(s, GENERAL, seat, GENERAL_INFLUENCE)


def general_used(s: Eye, seat: i64) -> i64:
    """minds of the characters under general influence"""
    used: i64 = 0
    for c in s.characters(seat):
        if s.host[c] < 0 and not s.used[c] & ORPHANED:
            used += control_cost(s, c)
    return used


def unused_general(s: Eye, seat: i64) -> i64:
    free = general(s, seat) - general_used(s, seat)
    return free if free > 0 else 0


def hand_size(s: Eye, seat: i64) -> i64:
    return total(s, HAND, seat, HAND_ALONE if s.alone else HAND_SIZE)


def region_kind(s: Eye, region: i64) -> i64:
    """the kind of a region as changed by what is in play"""
    return total(s, REGION_KIND, 8 + region, REGIONS[region].kind)


def site_kind(s: Eye, site: i64) -> i64:
    return total(s, SITE_KIND, site, SITES[site].kind)


def base_limit(s: Eye, company: i64, size: i64) -> i64:
    """LE-B-99; what the site adds where a company goes (LE-H-50) comes before what cards change"""
    limit: i64 = size if size > 2 else 2
    if s.travels(company) and "limit+2" in SITES[s.co_dest[company]].notes:
        limit += 2
    return total(s, LIMIT, company, limit)


# -- marshalling points


def piece_points(s: Eye, c: i64) -> i64:
    """marshalling points of a card in play, for whose character bears it"""
    card = KINDS[s.kind[c]]
    bearer = s.bearer(c)
    points = card.points
    dwarf: i64 = card.printed.points_dwarf
    if dwarf and bearer >= 0 and KINDS[s.kind[bearer]].race == DWARF:
        points = dwarf  # LE-H-90
    points = total(s, POINTS, c, 0 if card.printed.points_only_stored else points)
    return worth(s, s.kind[c], s.owner[bearer if bearer >= 0 else c], points)
