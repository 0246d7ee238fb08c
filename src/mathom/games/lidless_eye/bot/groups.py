"""Who goes with whom: the companies at a Darkhaven are made as the plan brings most."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.plan import Plan, mark_of, plan_for
from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import is_leader, may_be_together, wraith_in
from mathom.games.lidless_eye.rules.sums import direct, followers, prowess
from mathom.games.lidless_eye.terms import HAVEN, NEW, REGROUPED, WOUNDED
from mathom.kernel.vecs import append, vec

MOST_COMPANIES: Final = 4  # that are made of the characters at one Darkhaven
CHANGED: Final = 0.15  # what a change must bring


class Orders:
    """Who is to change over, and where to: a company, or NEW."""

    def __init__(self) -> None:
        self.who: list[i64] = []
        self.where: list[i64] = []

    def place_for(self, c: i64) -> i64:
        for i in range(len(self.who)):
            if self.who[i] == c:
                return self.where[i]
        return -1


KNOWN: Final[dict[tuple[int, int], Orders]] = {}


def regroup_orders(s: Eye, seat: i64) -> Orders:
    """the changes that the best way to form companies asks for"""
    key = mark_of(s, seat)
    if key in KNOWN:
        return KNOWN[key]
    if len(KNOWN) > 1000:
        KNOWN.clear()
    orders = Orders()
    for haven in s.sites(seat):
        if haven.kind == HAVEN:
            regroup_at(s, seat, haven.id, orders)
    KNOWN[key] = orders
    return orders


def leading(s: Eye, c: i64) -> i64:
    """how much somebody's word counts"""
    return direct(s, c) * 3 + KINDS[s.kind[c]].mind + (10 if is_leader(s, c) else 0)


def regroup_at(s: Eye, seat: i64, haven: i64, orders: Orders) -> None:
    here: list[i64] = []  # companies
    heads: list[i64] = []  # who may change over, with his followers
    hurt: list[i64] = []
    for company in s.companies(seat):
        if s.co_site[company] != haven or s.co_dest[company] >= 0 or wraith_in(s, company) >= 0:
            continue
        here.append(company)
        for c in s.members(company):
            if s.host[c] < 0:
                if s.tap[c] == WOUNDED:
                    hurt.append(c)
                else:
                    heads.append(c)
    if len(heads) + len(hurt) < 2:
        return
    begun = any(s.used[c] & REGROUPED for c in heads)  # then it is finished
    best = -1000.0 if begun else plan_for(s, seat).worth + CHANGED
    chosen: list[list[i64]] = []
    for many in range(1, MOST_COMPANIES + 1):
        if many > len(heads):
            break
        groups = grouped(s, heads, many)
        if len(hurt):
            groups.append(hurt)
        t = s.copy()
        while len(t.companies(seat)) < len(s.companies(seat)) - len(here) + len(groups):
            t.new_company(seat, haven)
        places = here[:]
        for company in t.companies(seat):
            if company not in s.companies(seat):
                places.append(company)
        for i in range(len(groups)):
            for c in groups[i]:
                t.co[c] = places[i]
                for f in followers(t, c):
                    t.co[f] = places[i]
        for i in range(len(groups), len(places)):
            t.co_owner[places[i]] = -1
        worth = Plan(t, seat).worth
        if worth > best:
            best = worth
            chosen = groups
    if len(chosen):
        assign(s, chosen, here, orders)


def grouped(s: Eye, heads: list[i64], many: i64) -> list[list[i64]]:
    """so many groups, each with somebody whose word counts, about equally strong"""
    order = sorted([(-leading(s, c), c) for c in heads])
    groups: list[list[i64]] = []
    strength: list[i64] = []
    for _, c in order[:many]:
        groups.append([c])
        strength.append(prowess(s, c))
    rest = sorted([(-prowess(s, c), c) for _, c in order[many:]])
    for _, c in rest:
        best: i64 = -1
        for i in range(len(groups)):
            if (best < 0 or strength[i] < strength[best]) and fits(s, groups[i], c):
                best = i
        if best < 0:
            groups.append([c])
            strength.append(prowess(s, c))
        else:
            groups[best].append(c)
            strength[best] += prowess(s, c)
    return groups


def fits(s: Eye, group: list[i64], c: i64) -> bool:
    """whether he may be on the way with them (LE-A-29, LE-A-31)"""
    together = vec[i64]()
    for x in group:
        together = append(together, x)
        for f in followers(s, x):
            together = append(together, f)
    together = append(together, c)
    for f in followers(s, c):
        together = append(together, f)
    return may_be_together(s, together, False)


def assign(s: Eye, groups: list[list[i64]], here: list[i64], orders: Orders) -> None:
    """each group becomes the company of which it has most; what is left over, a new one"""
    free = here[:]
    for group in groups:
        place: i64 = NEW
        most = 0
        for company in free:
            n = 0
            for c in group:
                if s.co[c] == company:
                    n += 1
            if n > most:
                most = n
                place = company
        if place != NEW:
            free.remove(place)
        for c in group:
            if s.co[c] != place:
                orders.who.append(c)
                orders.where.append(place)
                if place == NEW:
                    break  # the others join him
