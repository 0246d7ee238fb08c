"""What a bot means to do in the turns to come: which company goes where, for which cards of the hand.

Each company has a chart, on which its best route of some turns is sought (`chart.py`). The companies share the cards:
what one goes for, the others leave to it. Organizing, travelling, keeping and throwing away all ask the same plan. It
is made of nothing but what its player knows."""
# compiled by mypyc

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.chart import AT_MOST, BITS, STAYS, TURN_OF, TURNS, Chart
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import has_mode, wraith_in
from mathom.games.lidless_eye.terms import (
    ALLY,
    HAVEN,
    ORGANIZATION,
    RESOURCE_PERMANENT,
)

JOURNEYS: Final = 2  # of a company, for the cards of which the hand is kept


class Route:
    """What a company means to do."""

    def __init__(self, chart: Chart, used: i64, barred: list[i64]) -> None:
        self.company: i64 = chart.company
        self.worth: float = -1000.0
        self.first: i64 = STAYS
        self.taken: i64 = 0  # cards, turn by turn
        self.aim: i64 = -1  # the first site where something is played
        self.prize: i64 = 0  # and what
        self.firsts: list[i64] = []
        self.worths: list[float] = []  # of the best route that begins so
        for site in chart.firsts:
            if site in barred and SITES[site].kind != HAVEN and not chart.laid:
                continue
            value = chart.step(chart.start, site, 0, used)
            self.firsts.append(site)
            self.worths.append(value)
            if value > self.worth:
                self.worth = value
                self.first = site
                self.taken = chart.taken[0]
                self.aim = chart.aim[0]
                self.prize = chart.prize[0]

    def goes_to(self, chart: Chart) -> i64:
        """where the company is after this turn"""
        return chart.start if self.first == STAYS else self.first

    def soon(self) -> i64:
        """the cards to be played in this turn and the next, as bits"""
        return self.in_turn(0) | self.in_turn(1)

    def in_turn(self, turn: i64) -> i64:
        """the cards to be played so many turns from now, as bits of their places in the hand"""
        return self.taken // TURN_OF[turn] & BITS

    def beginning(self, site: i64) -> float:
        """what it would be worth to begin so"""
        for i in range(len(self.firsts)):
            if self.firsts[i] == site:
                return self.worths[i]
        return -1000.0


class Plan:
    def __init__(self, s: Eye, seat: i64) -> None:
        self.hand: list[i64] = []
        for entry in s.hand[seat].cards:
            kind = entry >> 8
            if ALLY <= FACTS.type[kind] <= RESOURCE_PERMANENT and len(self.hand) < AT_MOST:
                self.hand.append(kind)
        now = seat == s.active and s.phase == ORGANIZATION
        charts: list[Chart] = []
        for company in s.companies(seat):
            if wraith_in(s, company) < 0 or has_mode(s, company):
                charts.append(Chart(s, company, self.hand, now))
        self.routes: list[Route] = []
        self.worth: float = 0.0
        self.reach: i64 = 0  # cards that could be played somewhere within the plan, as bits of their places in the hand
        for chart in charts:
            for stop in chart.stops:
                for i in stop.cards:
                    self.reach |= 1 << i
        self.fetched: i64 = JOURNEYS * len(charts)  # so many can be fetched soon
        self.share(charts)
        self.when: list[i64] = [TURNS] * len(self.hand)  # by place in the hand: in how many turns; TURNS: not at all
        for route in self.routes:
            for turn in range(TURNS):
                bits = route.in_turn(turn)
                for i in range(len(self.hand)):
                    if bits >> i & 1 and turn < self.when[i]:
                        self.when[i] = turn

    def share(self, charts: list[Chart]) -> None:
        """the companies choose one after the other; in the order that brings most"""
        if len(charts) <= 3:
            for order in permutations(range(len(charts))):
                self.try_order([charts[i] for i in order])
        else:
            ranks = [(-Route(chart, 0, []).worth, i) for i, chart in enumerate(charts)]
            ranks.sort()
            self.try_order([charts[i] for _, i in ranks])

    def try_order(self, charts: list[Chart]) -> None:
        """First each leaves to those before it what they play soon; then to the others what they play soon, and to
        those before it all they mean to play: nobody keeps for later what another can play now."""
        drafts: list[Route] = []
        soon: i64 = 0
        barred: list[i64] = []
        for chart in charts:
            draft = Route(chart, soon, barred)
            drafts.append(draft)
            soon |= draft.soon()
            barred.append(draft.goes_to(chart))
        routes: list[Route] = []
        used: i64 = 0
        total = 0.0
        for i in range(len(charts)):
            left = used
            elsewhere: list[i64] = []
            for j in range(len(charts)):
                if j != i:
                    left |= drafts[j].soon() if j > i else 0
                    elsewhere.append((drafts[j] if j > i else routes[j]).goes_to(charts[j]))
            route = Route(charts[i], left, elsewhere)
            routes.append(route)
            used |= route.soon() | route.in_turn(2)
            total += route.worth
        if not self.routes or total > self.worth + 1e-9:
            self.routes = routes
            self.worth = total

    def route(self, company: i64) -> Route | None:
        for route in self.routes:
            if route.company == company:
                return route
        return None

    def prize_of(self, route: Route) -> i64:
        """the card for which a company goes where something is played first: that with most points; -1 for none"""
        best: i64 = -1
        for i in range(len(self.hand)):
            if route.prize >> i & 1 and (best < 0 or KINDS[self.hand[i]].points > KINDS[best].points):
                best = self.hand[i]
        return best

    def in_reach(self, i: i64) -> bool:
        """whether a card of the hand, by its place, could be played somewhere, with time for it after those that come
        sooner or bring more"""
        if not self.reach >> i & 1:
            return False
        before: i64 = 0
        for j in range(len(self.hand)):
            if j != i and self.reach >> j & 1 and self.goes_before(j, i):
                before += 1
        return before < self.fetched

    def goes_before(self, j: i64, i: i64) -> bool:
        """whether one card of the hand, by its place, is fetched rather than another"""
        if self.when[j] != self.when[i]:
            return self.when[j] < self.when[i]
        mine = KINDS[self.hand[i]].points
        other = KINDS[self.hand[j]].points
        return other > mine or (other == mine and j < i)

    def turns_until(self, kind: i64) -> i64:
        """in how many turns such a card is to be played; TURNS: not as far as is planned"""
        least: i64 = TURNS
        for i in range(len(self.hand)):
            if self.hand[i] == kind and self.when[i] < least:
                least = self.when[i]
        return least


# -- what was planned is remembered: a position is asked many times

MOST_KNOWN: Final = 4000
MASK: Final = 0xFFFFFFFFFF
PLANS: Final[dict[tuple[int, int], Plan]] = {}


def mix(h: i64, x: i64) -> i64:
    return (h * 1000003 + x + 7) & MASK


def mark_of(s: Eye, seat: i64) -> tuple[int, int]:
    """by which a position is known again, as far as a plan depends on it"""
    h: i64 = 17 + seat
    g: i64 = s.active * 8 + s.phase + 64 * s.advanced
    for c in s.table:
        h = mix(h, s.kind[c] * 8 + s.tap[c])
        g = mix(g, (s.host[c] + 1) * 4096 + (s.co[c] + 1) * 8 + s.zone[c])
        h = mix(h, s.owner[c] + 2 * c)
        g = mix(g, s.used[c])
    for entry in s.hand[seat].cards:
        h = mix(h, entry >> 8)
    for entry in s.deck[seat].cards:
        g = mix(g, entry >> 8)
    for i in range(len(s.co_owner)):
        if s.co_owner[i] == seat:
            g = mix(g, (s.co_site[i] + 1) * 4096 + s.co_dest[i] + 1)
            g = mix(g, i * 65536 + s.co_did[i])
    base = seat * len(SITES)
    for place in s.sites(seat):
        if s.site_state[base + place.id]:
            h = mix(h, place.id * 4 + s.site_state[base + place.id])
    for p in range(2):
        for entry in s.stored[p].cards:
            g = mix(g, entry >> 8)
        for entry in s.out[p].cards:
            g = mix(g, entry >> 8)
    return (int(h), int(g))


def plan_for(s: Eye, seat: i64) -> Plan:
    """what a player means to do from here on"""
    key = mark_of(s, seat)
    if key in PLANS:
        return PLANS[key]
    if len(PLANS) >= MOST_KNOWN:
        PLANS.clear()
    plan = Plan(s, seat)
    PLANS[key] = plan
    return plan
