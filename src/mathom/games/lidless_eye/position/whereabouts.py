"""Where everybody is: the players' site cards, the companies, and what each company did this turn."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, SITE_NAMES, SITES, SITES_OF, Site
from mathom.games.lidless_eye.position.arrays import zeros
from mathom.games.lidless_eye.position.pieces import Pieces
from mathom.games.lidless_eye.terms import AMONG_HEROES, HAVEN, HERO, MINION, PROMOS, TABLE
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.vecs import append, vec

SITE_STATES: Final = ["", "tapped", "discarded"]  # of an ordinary site card, by its owner
SITE_FREE: Final = 0
SITE_TAPPED: Final = 1
SITE_DISCARDED: Final = 2

ROUTE: Final = 8  # places for the regions of a journey

# what a company did this turn, as bits
MOVED: Final = 1  # it has come to another site
ENTERED: Final = 2
IDLE: Final = 4  # must do nothing in its site phase
MH_OVER: Final = 8  # its movement/hazard phase is over
SITE_OVER: Final = 16
FACED_ORCS: Final = 32
RETURNED: Final = 64
FROM_HAVEN: Final = 128  # it began this turn at a Darkhaven
GOES_ON: Final = 512  # it may move to an additional site when its movement/hazard phase is over
BY_WILDERNESS: Final = 1024  # and this journey must pass a wilderness
BARTERED: Final = 2048  # gave two minor items to make a gold ring playable (Hermit's Hill)

ROUTE_FIELDS: Final = [f"region {i}" for i in range(ROUTE)]


class Whereabouts(Pieces):
    """The part of a position that knows sites and companies."""

    camp: vec[i64]  # by seat: MINION or HERO
    promos: i64  # 1: the players agreed that promotional cards may be had (LE-H-7)
    # by seat and site: seat * len(SITES) + site
    site_state: vec[i64]
    location: vec[i64]  # 1: the site is in this player's location deck list
    # companies
    now: i64  # company whose movement/hazard or site phase it is, -1 for none
    co_owner: vec[i64]  # -1: no such company
    co_site: vec[i64]
    co_dest: vec[i64]  # -1: it stays
    co_open: vec[i64]  # 1: its new site is turned up
    co_origin: vec[i64]  # site of origin while it is on the way and for the rest of the turn, -1
    co_did: vec[i64]  # bits
    co_limit: vec[i64]  # its hazard limit this turn, for the table
    route: vec[i64]  # ROUTE places each: kinds of regions passed, 8 + region when moving by regions; -1 for none

    def nobody_anywhere(self, seats: i64) -> None:
        self.camp = zeros(seats)
        self.site_state = zeros(seats * len(SITES))
        self.location = vec[i64]([1] * (seats * len(SITES)))
        self.now = -1
        self.co_owner = vec[i64]()
        self.co_site = vec[i64]()
        self.co_dest = vec[i64]()
        self.co_open = vec[i64]()
        self.co_origin = vec[i64]()
        self.co_did = vec[i64]()
        self.co_limit = vec[i64]()
        self.route = vec[i64]()

    def copy_whereabouts(self, to: Whereabouts) -> None:
        to.now = self.now
        to.camp = self.camp[:]
        to.site_state = self.site_state[:]
        to.location = self.location[:]
        to.co_owner = self.co_owner[:]
        to.co_site = self.co_site[:]
        to.co_dest = self.co_dest[:]
        to.co_open = self.co_open[:]
        to.co_origin = self.co_origin[:]
        to.co_did = self.co_did[:]
        to.co_limit = self.co_limit[:]
        to.route = self.route[:]

    def grow_company(self) -> None:
        self.co_owner = append(self.co_owner, -1)
        self.co_site = append(self.co_site, -1)
        self.co_dest = append(self.co_dest, -1)
        self.co_open = append(self.co_open, 0)
        self.co_origin = append(self.co_origin, -1)
        self.co_did = append(self.co_did, 0)
        self.co_limit = append(self.co_limit, 0)
        for _ in range(ROUTE):
            self.route = append(self.route, -1)

    def new_company(self, seat: i64, site: i64) -> i64:
        """A company without anybody yet. It never has the number of one whose phase is not over, though nobody of that
        be left (LE-B-70): who comes now would go on in its place."""
        i: i64 = 0
        while i < len(self.co_owner) and (self.co_owner[i] >= 0 or i == self.now):
            i += 1
        if i == len(self.co_owner):
            self.grow_company()
        self.co_owner[i] = seat
        self.co_site[i] = site
        self.co_dest[i] = -1
        self.co_open[i] = 0
        self.co_origin[i] = -1
        self.co_did[i] = 0
        self.co_limit[i] = 0
        self.forget_route(i)
        return i

    def forget_route(self, i: i64) -> None:
        for j in range(ROUTE):
            self.route[i * ROUTE + j] = -1

    def companies(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for i in range(len(self.co_owner)):
            if self.co_owner[i] == seat:
                out = append(out, i)
        return out

    def members(self, company: i64) -> vec[i64]:
        """characters of a company, Ringwraiths and followers among them, ascending"""
        out = vec[i64]()
        character = FACTS.character
        for c in self.table:
            if self.co[c] == company and character[self.kind[c]] and self.zone[c] == TABLE:
                out = append(out, c)
        return out

    def fighters(self, company: i64) -> vec[i64]:
        """characters and allies of a company"""
        out = vec[i64]()
        fights = FACTS.fights
        for c in self.table:
            if fights[self.kind[c]] and self.zone[c] == TABLE and self.company_of(c) == company:
                out = append(out, c)
        return out

    def characters(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        character = FACTS.character
        for c in self.table:
            if character[self.kind[c]] and self.owner[c] == seat and self.zone[c] == TABLE:
                out = append(out, c)
        return out

    def travels(self, company: i64) -> bool:
        """whether it has set out and not yet arrived: it is at no site then (LE-B-104)"""
        return self.co_dest[company] >= 0 and self.co_open[company] != 0

    def is_at(self, company: i64, site: i64) -> bool:
        return self.co_site[company] == site and not self.travels(company)

    def is_near(self, company: i64, site: i64) -> bool:
        """whether a company is at the place of a site, on the card of whichever camp (LE-W-28)"""
        return SITES[self.co_site[company]].place == SITES[site].place and not self.travels(company)

    def site_now(self, company: i64) -> i64:
        """the new site of a company on the way whose site is turned up, else the site where it is"""
        return self.co_dest[company] if self.co_dest[company] >= 0 and self.co_open[company] else self.co_site[company]

    def site_tapped(self, seat: i64, site: i64) -> bool:
        return self.site_state[seat * len(SITES) + site] == SITE_TAPPED

    def can_tap(self, site: i64) -> bool:
        return SITES[site].kind != HAVEN and "never-taps" not in SITES[site].notes

    def tap_site(self, seat: i64, site: i64) -> None:
        if self.can_tap(site):
            self.site_state[seat * len(SITES) + site] = SITE_TAPPED

    def heroes(self) -> bool:
        """whether a Wizard player takes part"""
        return HERO in self.camp

    def mixed(self) -> bool:
        """whether a Ringwraith player and a Wizard player play against each other"""
        return HERO in self.camp and MINION in self.camp

    def pool_of(self, seat: i64) -> i64:
        """which cards a player may have (`Card.belongs_to`)"""
        own: i64 = AMONG_HEROES if self.camp[seat] == MINION and self.heroes() else self.camp[seat]
        return own | PROMOS if self.promos else own

    def sites(self, seat: i64) -> list[Site]:
        """the sites of a player's camp: all that can be in his location deck"""
        return SITES_OF[self.camp[seat]]

    def visit_sites(self, io: Fields, p: i64) -> None:
        """only sites that are not as at the start: tapped, discarded, or missing in the location deck"""
        base = p * len(SITES)
        many: i64 = 0
        for i in range(len(SITES)):
            if self.site_state[base + i] or not self.location[base + i]:
                many += 1
        many = io.enter("sites " + str(p), many)
        at: i64 = -1
        for _ in range(many):
            io.part("")
            at += 1
            while at < len(SITES) and not self.site_state[base + at] and self.location[base + at]:
                at += 1
            found = io.word("site", at if at < len(SITES) else 0, SITE_NAMES, -1)
            if found < 0:
                raise BadPosition("sites: each entry names its site")
            self.site_state[base + found] = io.word("state", self.site_state[base + found], SITE_STATES)
            self.location[base + found] = io.num("listed", self.location[base + found], 1)
        io.leave()

    def visit_companies(self, io: Fields) -> None:
        many = io.enter("companies", len(self.co_owner))
        while len(self.co_owner) < many:
            self.grow_company()
        for i in range(many):
            io.part("")
            self.co_owner[i] = io.num("of", self.co_owner[i], -1)
            self.co_site[i] = io.word("site", self.co_site[i], SITE_NAMES, -1)
            self.co_dest[i] = io.word("to", self.co_dest[i], SITE_NAMES, -1)
            self.co_open[i] = io.num("open", self.co_open[i])
            self.co_origin[i] = io.word("origin", self.co_origin[i], SITE_NAMES, -1)
            self.co_did[i] = io.num("did", self.co_did[i])
            self.co_limit[i] = io.num("limit", self.co_limit[i])
            for j in range(ROUTE):
                self.route[i * ROUTE + j] = io.num(ROUTE_FIELDS[j], self.route[i * ROUTE + j], -1)
        io.leave()
