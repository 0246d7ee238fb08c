"""What one company could do in the turns to come: the stops where something of the hand could be played, what it would
bring, and what the automatic-attacks there and the ways between may cost. On it the best route is sought."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.travel import (
    BESIDES,
    LEAST_HOPE,
    best_influence,
    card_at,
    danger,
    stays_open,
    still_able,
    to_store,
)
from mathom.games.lidless_eye.bot.ways import NO_WAY, Ways, ways
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, SITES_OF
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED, SITE_FREE
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.places import named_here, offers_item, open_for
from mathom.games.lidless_eye.rules.routes import destination_list
from mathom.games.lidless_eye.terms import (
    ALLY,
    FACTION,
    HAVEN,
    ITEM,
    MINOR,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.vecs import vec

TURNS: Final = 3  # how far a plan looks ahead
STOPS: Final = 10  # that a chart has at most
LATER: Final = 0.8  # what a turn counts beside the one before it
AWAY: Final = 0.8  # what it costs to be away from a Darkhaven when the plan ends: from there all is near
JOIN: Final = 0.6  # what it is worth to who is alone to come where others are
LORD_ALONE: Final = 2.5  # what it costs to send out, alone, him with whom the game is lost
LORD_HURT: Final = 4.0  # and wounded
ROAMS: Final = 0.4  # a turn on the way from one Darkhaven to another
IDLES: Final = 0.3  # a turn at a Darkhaven of who is well, where something could be done elsewhere
LINGERS: Final = 0.4  # a turn lost at a site where nothing is done
COMING: Final = 8  # cards to be drawn soon
DRAWN: Final = 0.1  # what a card drawn on the way is worth for each that the hand has less to play than ENOUGH
ENOUGH: Final = 4  # cards to be played, with which no company goes anywhere only to draw
AT_MOST: Final = 16  # cards of the hand that are thought of
BITS: Final = 65535  # so many
TURN_OF: Final = vec[i64]([1, 65536, 4294967296])  # the bits of a turn's cards times this, in what a route takes
STAYS: Final = -1  # in place of a site: no journey


class Stop:
    """A site on a chart: the cards that could be played there."""

    def __init__(self, site: i64) -> None:
        self.site: i64 = site
        self.cards: list[i64] = []  # places in the hand, the best first
        self.worths: list[float] = []
        self.harm: float = 0.0  # of the automatic-attacks
        self.hope: float = 1.0  # that somebody is able to act after them

    def add(self, card: i64, worth: float) -> None:
        at: i64 = len(self.cards)
        while at > 0 and self.worths[at - 1] < worth:
            at -= 1
        self.cards.insert(at, card)
        self.worths.insert(at, worth)


class Chart:
    """What one company could do, and the best route on it."""

    def __init__(self, s: Eye, company: i64, hand: list[i64], now: bool) -> None:
        seat = s.co_owner[company]
        self.company: i64 = company
        self.start: i64 = s.co_site[company]
        self.hand: list[i64] = hand
        self.ways: Ways = ways(s.advanced)
        self.drawn: float = DRAWN * float(ENOUGH - len(hand)) if len(hand) < ENOUGH else 0.0
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
        self.peril: float = 0.0  # of leaving a haven, where with one of them the game would be lost
        if wraith_in(s, company) < 0:  # a Wizard goes as others do (LE-H-27)
            for c in s.members(company):
                if FACTS.avatar[s.kind[c]]:
                    self.dread += 0.6 / self.size
                    self.peril = (LORD_ALONE if self.size == 1.0 else 0.0) + (LORD_HURT if s.tap[c] == WOUNDED else 0.0)
        self.stored: float = to_store(s, company)
        self.meet: list[bool] = [False] * len(SITES)  # by haven: others are there or near
        for other in s.companies(seat):
            if other != company and wraith_in(s, other) < 0:
                self.meet[SITES[s.co_dest[other] if s.co_dest[other] >= 0 else s.co_site[other]].nearest] = True
        self.minor: list[i64] = []  # places in the hand: one may be played wherever a site taps (LE-B-127)
        self.open: list[bool] = []  # by place in the hand: it leaves the site as it is
        self.stops: list[Stop] = []
        self.havens: list[i64] = havens_of(s.camp[seat])
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
            for place in s.sites(seat):
                site = place.id
                if place.kind != HAVEN and self.at[site] < 0:
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
        for place in s.sites(seat):
            site = place.id
            at = seat * len(SITES) + site
            if place.kind == HAVEN or not s.location[at] or s.site_state[at] == SITE_DISCARDED:
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
                    stop.add(i, value)
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
                    self.promise[self.havens[i]] += share * best[i]

    def by_haven(self, s: Eye, kind: i64, rested: bool) -> list[float]:
        """what a card would bring at the best site near each Darkhaven; empty when it gives no points at a site"""
        card = KINDS[kind]
        if card.points == 0 or card.type < ALLY or card.type > ITEM or not may_come(s, kind):
            return []
        hope = 1.0
        if card.type == FACTION:
            hope = best_influence(s, self.company, kind, rested)
            if hope < LEAST_HOPE:
                return []
        seat = s.co_owner[self.company]
        best = [0.0] * len(self.havens)
        for site in places(s, kind):
            if s.site_state[seat * len(SITES) + site] == SITE_FREE and s.location[seat * len(SITES) + site]:
                for i in range(len(self.havens)):
                    if SITES[site].nearest == self.havens[i]:
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
        for haven in self.havens:
            if self.ways.between(start, haven) < NO_WAY and self.ways.between(haven, site) < NO_WAY:
                return True
        return False

    # -- routes

    def gain(self, stop: Stop, used: i64) -> float:
        """what a visit brings with the cards that are left; `took`: those it plays, one for each who is able"""
        self.took = 0
        first = 0.0
        more = 0.0
        second = 0.0
        main = False
        hands = self.able
        for j in range(len(stop.cards)):
            i = stop.cards[j]
            if used >> i & 1:
                continue
            if main and not self.open[i]:
                second = max(second, stop.worths[j])
                continue
            if hands == 0:
                continue
            hands -= 1
            self.took |= 1 << i
            if first == 0.0:
                first = stop.worths[j]
            else:
                more += stop.worths[j]
            if not self.open[i]:
                main = True
        if first == 0.0:
            return 0.0
        if main and hands > 0:
            for i in self.minor:
                if not (used | self.took) >> i & 1:
                    more += 0.4
                    self.took |= 1 << i
                    break
        value = (first + 0.1 * second + BESIDES * more) * stop.hope - stop.harm
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
        worth += self.drawn * float(SITES[start if SITES[end].kind == HAVEN else end].draws)
        self.took = 0
        if SITES[end].kind == HAVEN:
            if SITES[start].kind == HAVEN:
                worth -= ROAMS + 0.3 * (self.hurt + self.peril)  # who stays is healed, and others may come
            elif SITES[self.start].kind != HAVEN:
                worth += self.hurt + self.stored + self.peril
            if self.size == 1.0 and self.meet[end]:
                worth += JOIN
            return worth
        return worth - 0.7 * self.hurt - self.peril + self.visit(end, used)

    def onward(self, at: i64, turn: i64, used: i64) -> float:
        """the best that can come from a site on, in the turns that are left"""
        self.taken[turn] = 0
        self.aim[turn] = -1
        self.prize[turn] = 0
        if turn == TURNS:
            return self.promise[SITES[at].nearest] - (0.0 if SITES[at].kind == HAVEN else AWAY)
        best = self.step(at, STAYS, turn, used)
        taken = self.taken[turn]
        aim = self.aim[turn]
        prize = self.prize[turn]
        for i in range(len(self.stops) + len(self.havens)):
            site = self.stops[i].site if i < len(self.stops) else self.havens[i - len(self.stops)]
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
        if site == STAYS and took == 0:
            if SITES[at].kind != HAVEN:
                value -= LINGERS
            elif turn == 0 and self.hurt == 0.0 and len(self.stops):
                value -= IDLES
        value += LATER * self.onward(there, turn + 1, used | took)
        self.taken[turn] = took * TURN_OF[turn] + self.taken[turn + 1]
        self.aim[turn] = there if took else self.aim[turn + 1]
        self.prize[turn] = took if took else self.prize[turn + 1]
        return value


HAVENS: Final[list[list[i64]]] = []  # by camp


def havens_of(camp: i64) -> list[i64]:
    if not HAVENS:
        for sites in SITES_OF:
            HAVENS.append([site.id for site in sites if site.kind == HAVEN])
    return HAVENS[camp]


PLACES: Final[dict[int, list[i64]]] = {}  # by kind of card


def places(s: Eye, kind: i64) -> list[i64]:
    """where an item, ally or faction may be played, as the sites are printed"""
    if kind not in PLACES:
        card = KINDS[kind]
        found: list[i64] = []
        for site in SITES_OF[card.camp]:
            if offers_item(s, card, site.id) if card.type == ITEM else named_here(s, card, site.id):
                found.append(site.id)
        PLACES[kind] = found
    return PLACES[kind]
