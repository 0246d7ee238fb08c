"""What a bot means to do in the turns to come: which company goes where, for which cards of the hand.

Each company has a chart: the stops where something of the hand could be played, what it would bring and what the
automatic-attacks there may cost. On it the best route of some turns is sought, with what is to be feared on each way.
The companies share the cards: what one goes for, the others leave to it. Organizing, travelling, keeping and throwing
away all ask the same plan. It is made of nothing but what its player knows."""
# compiled by mypyc

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.travel import (
    LEAST_HOPE,
    best_influence,
    card_at,
    danger,
    stays_open,
    still_able,
    to_store,
)
from mathom.games.lidless_eye.bot.ways import NO_WAY, Ways, ways
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED, SITE_FREE
from mathom.games.lidless_eye.rules.companies import has_mode, wraith_in
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.places import named_here, offers_item, open_for
from mathom.games.lidless_eye.rules.routes import destination_list
from mathom.games.lidless_eye.terms import (
    ALLY,
    DARKHAVEN,
    FACTION,
    ITEM,
    MINOR,
    ORGANIZATION,
    RESOURCE_PERMANENT,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.vecs import vec

TURNS: Final = 3  # how far a plan looks ahead
STOPS: Final = 10  # that a chart has at most
LATER: Final = 0.8  # what a turn counts beside the one before it
AWAY: Final = 0.8  # what it costs to be away from a Darkhaven when the plan ends: from there all is near
LINGERS: Final = 0.4  # a turn lost at a site where nothing is done
COMING: Final = 8  # cards to be drawn soon
DRAWN: Final = 0.1  # what a card drawn on the way is worth; more to whom there is little to play
BESIDES: Final = 0.6  # what counts of a card that is played beside the one for which a company has come
AT_MOST: Final = 16  # cards of the hand that are thought of
BITS: Final = 65535  # so many
TURN_OF: Final = vec[i64]([1, 65536, 4294967296])  # the bits of a turn's cards times this, in what a route takes
STAYS: Final = -1  # in place of a site: no journey


class Stop:
    """A site on a chart: the cards that could be played there."""

    def __init__(self, site: i64) -> None:
        self.site: i64 = site
        self.cards: list[i64] = []  # places in the hand
        self.worths: list[float] = []
        self.harm: float = 0.0  # of the automatic-attacks
        self.hope: float = 1.0  # that somebody is able to act after them


class Chart:
    """What one company could do, and the best route on it."""

    def __init__(self, s: Eye, company: i64, hand: list[i64], now: bool) -> None:
        seat = s.co_owner[company]
        self.company: i64 = company
        self.start: i64 = s.co_site[company]
        self.hand: list[i64] = hand
        self.ways: Ways = ways(s.advanced)
        self.drawn: float = DRAWN + (0.1 * float(3 - len(hand)) if len(hand) < 3 else 0.0)
        self.hurt: float = 0.0
        self.able: i64 = 0
        self.size: float = 0.0
        for c in s.members(company):
            self.size += 1.0
            if s.tap[c] == WOUNDED:
                self.hurt += 1.0
            elif not now or s.tap[c] == UNTAPPED:
                self.able += 1
        self.dread: float = 0.4 + 1.2 / self.size  # how much a way is to be feared: few are easily harmed
        self.stored: float = to_store(s, company)
        self.minor: list[i64] = []  # places in the hand: one may be played wherever a site taps (LE-B-127)
        self.open: list[bool] = []  # by place in the hand: it leaves the site as it is
        self.stops: list[Stop] = []
        self.at: list[i64] = [-1] * len(SITES)  # by site: its stop
        self.promise: list[float] = [0.0] * len(SITES)  # by Darkhaven: what the cards to come may bring from there
        self.firsts: list[i64] = []  # where it may go at once, or STAYS
        self.laid: bool = False
        if s.co_dest[company] >= 0:
            self.firsts = [s.co_dest[company]]
            self.laid = True
        self.chart(s, seat, now)
        self.expect(s, seat, not now)
        if not self.laid:
            self.firsts = [STAYS]
            allowed = destination_list(s, company) if now else vec[i64]()
            for site in range(len(SITES)):
                if SITES[site].kind != DARKHAVEN and self.at[site] < 0:
                    continue
                if site in allowed if now else self.ways.between(self.start, site) < NO_WAY:
                    self.firsts.append(site)
        # what a search of routes finds, by turn
        self.taken: list[i64] = [0] * (TURNS + 1)  # cards, as bits, TURN_OF[t] times those of a turn
        self.aim: list[i64] = [-1] * (TURNS + 1)  # the first site where something is played
        self.prize: list[i64] = [0] * (TURNS + 1)  # what is played there, as bits
        self.took: i64 = 0

    def chart(self, s: Eye, seat: i64, now: bool) -> None:
        """finds the stops"""
        for i in range(len(self.hand)):
            card = KINDS[self.hand[i]]
            self.open.append(stays_open(card))
            if card.type == ITEM and card.item == MINOR:
                self.minor.append(i)
        found: list[Stop] = []
        ranks: list[float] = []
        for site in range(len(SITES)):
            place = SITES[site]
            at = seat * len(SITES) + site
            if place.kind == DARKHAVEN or not s.location[at] or s.site_state[at] == SITE_DISCARDED:
                continue
            near = self.nearness(site)
            if near == 0.0:
                continue
            stop = Stop(site)
            most = 0.0
            for i in range(len(self.hand)):
                kind = self.hand[i]
                if not open_for(s, KINDS[kind], seat, site) and KINDS[kind].type <= ITEM:
                    continue
                value = card_at(s, self.company, kind, site, not now)
                if value > 0.0:
                    stop.cards.append(i)
                    stop.worths.append(value)
                    if value > most:
                        most = value
            if most > 0.0:
                stop.harm = 0.8 * danger(s, self.company, site)
                stop.hope = still_able(s, self.company, site, not now)
                rank = (most * stop.hope - stop.harm) * near
                if rank > 0.0:
                    found.append(stop)
                    ranks.append(rank)
        while len(self.stops) < STOPS and len(found) > 0:
            best = 0
            for j in range(1, len(found)):
                if ranks[j] > ranks[best]:
                    best = j
            self.at[found[best].site] = len(self.stops)
            self.stops.append(found[best])
            found.pop(best)
            ranks.pop(best)

    def expect(self, s: Eye, seat: i64, rested: bool) -> None:
        """what may still be drawn: the cards of the play deck, in whatever order"""
        left = s.deck[seat].size()
        if left == 0 or self.able == 0:
            return
        share = (1.0 if self.size > 1.0 else 0.5) * float(COMING) / float(left if left > COMING else COMING)
        last: i64 = -1
        best: list[float] = []
        for entry in s.deck[seat].cards:
            kind = entry >> 8
            if kind != last:
                last = kind
                best = self.by_haven(s, kind, rested)
            for i in range(len(best)):
                if best[i] > 0.0:
                    self.promise[HAVENS[i]] += share * best[i]

    def by_haven(self, s: Eye, kind: i64, rested: bool) -> list[float]:
        """what a card would bring at the best site near each Darkhaven; empty when it gives no points at a site"""
        card = KINDS[kind]
        if card.points == 0 or card.type < ALLY or card.type > ITEM or not may_come(s, kind):
            return []
        hope = 1.0
        if card.type == FACTION:
            hope = best_influence(s, self.company, kind, rested, 0)
            if hope < LEAST_HOPE:
                return []
        seat = s.co_owner[self.company]
        best = [0.0] * len(HAVENS)
        for site in places(s, kind):
            if s.site_state[seat * len(SITES) + site] == SITE_FREE and s.location[seat * len(SITES) + site]:
                for i in range(len(HAVENS)):
                    if SITES[site].nearest == HAVENS[i]:
                        best[i] = hope * float(card.points)
        return best

    def nearness(self, site: i64) -> float:
        """what a site counts by how soon it can be reached; 0: not within the plan"""
        if site == self.start or self.ways.between(self.start, site) < NO_WAY:
            return 1.0
        if self.leads_on(self.start, site):
            return LATER
        return LATER * LATER if self.leads_on(SITES[self.start].nearest, site) else 0.0

    def leads_on(self, start: i64, site: i64) -> bool:
        """whether a site can be reached by way of one Darkhaven"""
        for haven in HAVENS:
            if self.ways.between(start, haven) < NO_WAY and self.ways.between(haven, site) < NO_WAY:
                return True
        return False

    # -- routes

    def gain(self, stop: Stop, used: i64) -> float:
        """what a visit brings with the cards that are left; `took`: those it plays"""
        self.took = 0
        best = 0.0
        main: i64 = -1
        more = 0.0
        second = 0.0
        left = self.able
        for j in range(len(stop.cards)):
            i = stop.cards[j]
            if used >> i & 1:
                continue
            value = stop.worths[j]
            if self.open[i]:
                if left > 1:
                    more += value
                    left -= 1
                    self.took |= 1 << i
            elif value > best:
                second = best
                best = value
                main = i
            elif value > second:
                second = value
        if main >= 0:
            self.took |= 1 << main
            if left > 1:
                for i in self.minor:
                    if not (used | self.took) >> i & 1:
                        more += 0.4
                        self.took |= 1 << i
                        break
        elif more == 0.0:
            return 0.0
        value = (best + 0.1 * second + (BESIDES * more if main >= 0 else more)) * stop.hope - stop.harm
        if value <= 0.0:
            self.took = 0
            return 0.0
        return value

    def visit(self, site: i64, used: i64) -> float:
        """being at a site in its site phase"""
        self.took = 0
        if self.able == 0 or self.at[site] < 0:
            return 0.0
        return self.gain(self.stops[self.at[site]], used)

    def journey(self, start: i64, end: i64, used: i64) -> float:
        """going somewhere, and what is played there; `took`: the cards"""
        fear = self.ways.between(start, end)
        if fear >= NO_WAY:
            fear = 0.6
        worth = -fear * self.dread
        worth += self.drawn * float(SITES[start if SITES[end].kind == DARKHAVEN else end].draws)
        self.took = 0
        if SITES[end].kind == DARKHAVEN:
            if SITES[start].kind == DARKHAVEN:
                worth -= 0.3 * self.hurt  # who stays is healed
            elif SITES[self.start].kind != DARKHAVEN:
                worth += self.hurt + self.stored
            return worth
        return worth - 0.7 * self.hurt + self.visit(end, used)

    def onward(self, at: i64, turn: i64, used: i64) -> float:
        """the best that can come from a site on, in the turns that are left"""
        self.taken[turn] = 0
        self.aim[turn] = -1
        self.prize[turn] = 0
        if turn == TURNS:
            return self.promise[SITES[at].nearest] - (0.0 if SITES[at].kind == DARKHAVEN else AWAY)
        best = self.step(at, STAYS, turn, used)
        taken = self.taken[turn]
        aim = self.aim[turn]
        prize = self.prize[turn]
        for i in range(len(self.stops) + len(HAVENS)):
            site = self.stops[i].site if i < len(self.stops) else HAVENS[i - len(self.stops)]
            if site == at or self.ways.between(at, site) >= NO_WAY:
                continue
            value = self.step(at, site, turn, used)
            if value > best:
                best = value
                taken = self.taken[turn]
                aim = self.aim[turn]
                prize = self.prize[turn]
        self.taken[turn] = taken
        self.aim[turn] = aim
        self.prize[turn] = prize
        return best

    def step(self, at: i64, site: i64, turn: i64, used: i64) -> float:
        """what one turn brings, and those after it"""
        value = self.visit(at, used) if site == STAYS else self.journey(at, site, used)
        took = self.took
        there = at if site == STAYS else site
        if site == STAYS and took == 0 and SITES[at].kind != DARKHAVEN:
            value -= LINGERS
        value += LATER * self.onward(there, turn + 1, used | took)
        self.taken[turn] = took * TURN_OF[turn] + self.taken[turn + 1]
        self.aim[turn] = there if took else self.aim[turn + 1]
        self.prize[turn] = took if took else self.prize[turn + 1]
        return value


HAVENS: Final[list[i64]] = []
PLACES: Final[dict[int, list[i64]]] = {}  # by kind of card


def places(s: Eye, kind: i64) -> list[i64]:
    """where an item, ally or faction may be played, as the sites are printed"""
    if kind not in PLACES:
        card = KINDS[kind]
        found: list[i64] = []
        for site in SITES:
            if offers_item(s, card, site.id) if card.type == ITEM else named_here(s, card, site.id):
                found.append(site.id)
        PLACES[kind] = found
    return PLACES[kind]


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
            if site in barred and SITES[site].kind != DARKHAVEN and not chart.laid:
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
        if not HAVENS:
            for place in SITES:
                if place.kind == DARKHAVEN:
                    HAVENS.append(place.id)
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
    for i in range(len(SITES)):
        if s.site_state[base + i]:
            h = mix(h, i * 4 + s.site_state[base + i])
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
