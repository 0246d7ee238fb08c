"""Chapter 7: where a company may go, and which regions it passes (LE-B-84 to LE-B-89, LE-B-96, LE-A-44, LE-A-65 to 75).

Regions of a route lie in the position (`route`): a kind of region where the company goes along a printed path, 8 + the
region where it goes by regions. A card may change what one of them counts as: `change_step`."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, SITES, SITES_OF
from mathom.games.lidless_eye.news import TOLD_STEP
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import BY_WILDERNESS, MOVED, ROUTE, SITE_DISCARDED
from mathom.games.lidless_eye.rules.camps import barred_region, may_use_path
from mathom.games.lidless_eye.rules.companies import has_mode, may_be_together, size, wraith_in
from mathom.games.lidless_eye.rules.sums import region_kind, total
from mathom.games.lidless_eye.terms import (
    BY_PATH,
    COASTAL_SEA,
    HAVEN,
    HAZARD_REGION,
    LARGEST_COMPANY,
    MOVE,
    PATH_LENGTH,
    REGION,
    REGION_KIND,
    WILDERNESS,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec

REGIONS_AT_MOST: Final = 4  # both ends included (LE-A-66)
NO_REGIONS: Final = 100  # a Ringwraith's company goes by paths only (LE-A-44); a card that lets it adds so much again
NAMED: Final = 8  # a step of a route from here on is a region by name
CHANGED: Final = 256  # a step of a route: so many times 1 + the kind it counts as, when a card changed it


def is_haven(site: i64) -> bool:
    return SITES[site].kind == HAVEN


# -- where to


def reach(s: Eye, company: i64) -> i64:
    """how many regions a company may pass by regions; 0 or less: none"""
    if not s.advanced:
        return 0
    base: i64 = REGIONS_AT_MOST
    if wraith_in(s, company) >= 0:
        base -= NO_REGIONS
    most = total(s, PATH_LENGTH, company, base)
    return most if most < ROUTE else ROUTE


def is_paved(start: i64, end: i64) -> bool:
    """whether a path is printed from site to site (LE-B-84 to 86)"""
    if SITES[end].entrance >= 0:
        return SITES[start].region == SITES[end].entrance
    if is_haven(start) and is_haven(end):
        return start in SITES[end].haven_paths
    if is_haven(start):
        return SITES[end].nearest == start
    return SITES[start].nearest == end


def printed_path(start: i64, end: i64) -> vec[i64]:
    """kinds of regions from site to site along a printed path; empty where none is printed (LE-B-96)"""
    if not is_paved(start, end):
        return vec[i64]()
    if SITES[end].entrance >= 0:
        return SITES[end].entrance_path[:]
    if is_haven(start) and is_haven(end):
        return SITES[end].haven_paths[start][:]
    return SITES[end].path[:] if is_haven(start) else SITES[start].path[:]


def by_path(s: Eye, company: i64, end: i64) -> bool:
    """whether a company may go to a site along a printed path"""
    if not is_paved(s.co_site[company], end) or not may_use_path(s, s.co_site[company], end):
        return False
    if wraith_in(s, company) < 0:
        return True
    if s.advanced and COASTAL_SEA in printed_path(s.co_site[company], end):
        return False
    return is_haven(end) or has_mode(s, company)


def wild_path(s: Eye, company: i64, end: i64) -> bool:
    """whether the printed path to a site has a wilderness"""
    return any(total(s, REGION_KIND, k, k) == WILDERNESS for k in printed_path(s.co_site[company], end))


def wild_way(s: Eye, camp: i64, here: i64, end: i64, passed: vec[i64], left: i64, joined: vec[i64]) -> bool:
    """whether so many further regions suffice to come to a region with a wilderness on the way; `passed` ends with
    `here`"""
    if here == end:
        return any(region_kind(s, r) == WILDERNESS for r in passed)
    if left <= 0:
        return False
    for r in beyond(camp, here, joined):
        if r not in passed:
            further = passed[:]
            further = append(further, r)
            if wild_way(s, camp, r, end, further, left - 1, joined):
                return True
    return False


def must_be_wild(s: Eye, company: i64) -> bool:
    """a card lets the company go on, but only through a wilderness"""
    return s.co_did[company] & BY_WILDERNESS != 0


def guides(s: Eye) -> vec[i64]:
    """cards in play that open ways which the map does not show"""
    out = vec[i64]()
    leads = FACTS.leads
    for c in s.table:
        if leads[s.kind[c]]:
            out = append(out, c)
    return out


def joined_for(s: Eye, company: i64, guides: vec[i64]) -> vec[i64]:
    """regions that cards make neighbours for a company, pair after pair"""
    out = vec[i64]()
    for c in guides:
        for r in KINDS[s.kind[c]].joined(s, c, company):
            out = append(out, r)
    return out


def is_carried(s: Eye, company: i64, site: i64, guides: vec[i64]) -> bool:
    """whether a card takes a company to a site by no path and no regions"""
    return any(KINDS[s.kind[c]].carries(s, c, company, site) for c in guides)


def beyond(camp: i64, here: i64, joined: vec[i64]) -> vec[i64]:
    """the neighbours of a region, with those to which cards have joined it"""
    out = REGIONS[here].neighbours[camp][:]
    i: i64 = 0
    while i < len(joined):
        a = joined[i]
        b = joined[i + 1]
        if a == here or b == here:
            there = b if a == here else a
            if there not in out:
                out = append(out, there)
        i += 2
    return out


def distances(camp: i64, start: i64, passed: vec[i64], joined: vec[i64]) -> vec[i64]:
    """regions from a region to every other, both ends counted, never through those already passed; 0: no way"""
    far = vec[i64]([0] * len(REGIONS))
    far[start] = 1
    queue = vec[i64]([start])
    at: i64 = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        for r in beyond(camp, here, joined) if len(joined) else REGIONS[here].neighbours[camp]:
            if far[r] == 0 and r not in passed:
                far[r] = far[here] + 1
                queue = append(queue, r)
    return far


def available(s: Eye, company: i64, site: i64) -> bool:
    """LE-B-89, LE-A-73 to LE-A-75: whether the site card may be laid for a company"""
    seat = s.co_owner[company]
    at = seat * len(SITES) + site
    if not s.location[at]:
        return False
    if is_haven(site) and is_haven(s.co_site[company]):
        return True
    if s.site_state[at] == SITE_DISCARDED:
        return False
    held = kept = False
    for other in s.companies(seat):
        if other == company:
            continue
        if not s.advanced and not is_haven(site) and (s.co_site[other] == site or s.co_dest[other] == site):
            return False
        start = s.co_origin[other] if s.co_origin[other] >= 0 else s.co_site[other]
        if s.advanced and s.co_dest[other] == site and start == s.co_site[company]:
            return False  # LE-A-74
        if s.co_site[other] == site:
            held = True
            kept = kept or s.co_dest[other] == -1
    return kept or not held or is_haven(site)  # LE-A-75: at a site in play only who stays there is joined


def is_awaited(s: Eye, company: i64) -> bool:
    """LE-A-75: others are on their way to its ordinary site because its card is in play: then it stays"""
    site = s.co_site[company]
    if is_haven(site) or s.co_did[company] & MOVED:
        return False
    awaited = False
    for other in s.companies(s.co_owner[company]):
        if other != company and s.co_site[other] == site and s.co_dest[other] == -1:
            return False  # another part of it stays
        awaited = awaited or s.co_dest[other] == site
    return awaited


def may_leave(s: Eye, company: i64, to_haven: bool) -> bool:
    """LE-B-62, LE-B-65, LE-A-29 to LE-A-32: whether these characters may be on the way together. What is together at
    an ordinary site may always return to a Darkhaven (LE-B-63)."""
    if not is_haven(s.co_site[company]) and to_haven:
        return True
    if size(s, company) > LARGEST_COMPANY:
        return False
    accompanied = has_mode(s, company) or (to_haven and not s.advanced)
    return may_be_together(s, s.members(company), accompanied)


def destination_list(s: Eye, company: i64) -> vec[i64]:
    """every site a company may go to now"""
    out = vec[i64]()
    if is_awaited(s, company):
        return out
    start = s.co_site[company]
    most = reach(s, company)
    region = SITES[start].region
    camp = s.camp[s.co_owner[company]]
    helpers = guides(s)
    joined = joined_for(s, company, helpers)
    far = distances(camp, region, vec[i64](), joined) if most > 0 else vec[i64]()
    wild = must_be_wild(s, company)
    to_haven = may_leave(s, company, True)
    to_others = may_leave(s, company, False)
    for place in SITES_OF[camp]:
        site = place.id
        if site == start or not (to_haven if is_haven(site) else to_others):
            continue
        end = place.region
        open_land = most > 0 and 0 < far[end] <= most
        if open_land and barred_region(start, site) >= 0:
            open_land = 0 < distances(camp, region, vec[i64]([barred_region(start, site)]), joined)[end] <= most
        if open_land and wild:
            open_land = wild_way(s, camp, region, end, vec[i64]([region]), most - 1, joined)
        paved = not open_land and by_path(s, company, site) and (not wild or wild_path(s, company, site))
        carried = len(helpers) > 0 and is_carried(s, company, site, helpers)
        if (open_land or paved or carried) and available(s, company, site):
            out = append(out, site)
    for c in helpers:
        site = KINDS[s.kind[c]].leads_to(s, c, company)
        if site >= 0 and site != start and to_others:
            out = append(out, site)
    return out


def destinations(s: Eye, company: i64, into: Buffer) -> None:
    """one MOVE for each site a company may go to"""
    for site in destination_list(s, company):
        into.add(act(MOVE, company, site))


# -- what is passed


def path_kinds(s: Eye, company: i64) -> vec[i64]:
    """kinds of the regions of a company's path, as changed by cards; none when it does not move (LE-B-98)"""
    out = vec[i64]()
    for j in range(ROUTE):
        step = s.route[company * ROUTE + j]
        if step < 0:
            break
        if step >= CHANGED:
            out = append(out, step // CHANGED - 1)
        elif step >= NAMED:
            out = append(out, region_kind(s, step - NAMED))
        else:
            out = append(out, total(s, REGION_KIND, step, step))
    return out


def hazard_kinds(s: Eye, company: i64) -> vec[i64]:
    """the same as hazards see them"""
    out = path_kinds(s, company)
    for j in range(len(out)):
        out[j] = total(s, HAZARD_REGION, company, out[j])
    return out


def count_kind(s: Eye, company: i64, kind: i64) -> i64:
    """how many regions of a kind are in a company's path, as hazards see them"""
    n: i64 = 0
    for k in hazard_kinds(s, company):
        if k == kind:
            n += 1
    return n


def by_regions(s: Eye, company: i64) -> bool:
    """whether a company goes by named regions"""
    step = s.route[company * ROUTE]
    return step >= 0 and step % CHANGED >= NAMED


def path_regions(s: Eye, company: i64) -> vec[i64]:
    """regions of a company's path by name: all it has named (LE-A-72), else those of its two sites (LE-B-110)"""
    out = vec[i64]()
    if by_regions(s, company):
        for j in range(ROUTE):
            step = s.route[company * ROUTE + j]
            if step >= 0:
                out = append(out, step % CHANGED - NAMED)
    elif s.route[company * ROUTE] >= 0:
        start = SITES[s.co_origin[company]].region
        out = append(out, start)
        end = SITES[s.site_now(company)].region
        if end != start:
            out = append(out, end)
    return out


def by_no_path(s: Eye, company: i64) -> bool:
    """whether a company travels where a card carries it"""
    return s.travels(company) and s.route[company * ROUTE] < 0


def change_step(s: Eye, company: i64, j: i64, kind: i64) -> None:
    """the j-th region of a path counts as another kind for this journey"""
    at = company * ROUTE + j
    s.route[at] = s.route[at] % CHANGED + CHANGED * (1 + kind)


# -- naming the way


class Route(Procedure):
    """Along the printed path, or the regions one after the other (LE-A-65, LE-A-69). Only a real choice is asked for:
    both sites lie open, so that everybody sees whether there is one. Whom a card carries there passes no region."""

    company: i64 = 0

    def __init__(self, company: i64 = 0) -> None:
        self.company = company

    def go(self, s: Eye) -> i64:
        if self.begun(s) and self.arrived(s):
            return s.done()
        if is_carried(s, self.company, s.co_dest[self.company], guides(s)):
            return s.done()
        steps = self.steps(s)
        if len(steps) == 0:  # where its leave to go has been lost since, the journey goes on all the same (LE-B-88)
            self.follow_path(s)
            return ON if self.begun(s) else s.done()
        if len(steps) == 1 and not self.paved(s):
            self.pass_through(s, steps[0])
            return ON
        return s.active

    def paved(self, s: Eye) -> bool:
        """it may still choose the printed path"""
        dest = s.co_dest[self.company]
        if self.begun(s) or not by_path(s, self.company, dest):
            return False
        return not must_be_wild(s, self.company) or wild_path(s, self.company, dest)

    def begun(self, s: Eye) -> bool:
        return s.route[self.company * ROUTE] >= 0

    def arrived(self, s: Eye) -> bool:
        """along a path at once, by regions when the last one named is that of the new site"""
        last = self.last(s)
        return last < NAMED or last - NAMED == SITES[s.co_dest[self.company]].region

    def last(self, s: Eye) -> i64:
        step: i64 = -1
        for j in range(ROUTE):
            if s.route[self.company * ROUTE + j] >= 0:
                step = s.route[self.company * ROUTE + j]
        return step

    def passed(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for j in range(ROUTE):
            step = s.route[self.company * ROUTE + j]
            if step >= 0:
                out = append(out, step - NAMED)
        return out

    def steps(self, s: Eye) -> vec[i64]:
        """regions that may be named next, so that the new site can still be reached. The region of the old site comes
        first by itself; within one region it is the only one (LE-A-68)."""
        out = vec[i64]()
        if SITES[s.co_dest[self.company]].entrance >= 0:
            return out  # by its own path only
        end = SITES[s.co_dest[self.company]].region
        passed = self.passed(s)
        if len(passed) == 0:
            passed = append(passed, SITES[s.co_site[self.company]].region)
        here = passed[len(passed) - 1]
        left = reach(s, self.company) - len(passed)
        if here == end:
            if left >= 0 and (not must_be_wild(s, self.company) or region_kind(s, end) == WILDERNESS):
                out = append(out, end)
            return out
        camp = s.camp[s.co_owner[self.company]]
        barred = barred_region(s.co_site[self.company], s.co_dest[self.company])
        if barred >= 0:
            passed = append(passed, barred)
        joined = joined_for(s, self.company, guides(s))
        near = beyond(camp, here, joined)
        far = distances(camp, end, passed, joined)
        for r in range(len(far)):
            if 0 < far[r] <= left and r in near:
                further = passed[:]
                further = append(further, r)
                if not must_be_wild(s, self.company) or wild_way(s, camp, r, end, further, left - 1, joined):
                    out = append(out, r)
        return out

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.paved(s):
            into.add(act(BY_PATH))
        for r in self.steps(s):
            into.add(act(REGION, r))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == BY_PATH:
            self.follow_path(s)
        else:
            self.pass_through(s, act_a(action))

    def follow_path(self, s: Eye) -> None:
        path = printed_path(s.co_site[self.company], s.co_dest[self.company])
        for j in range(len(path)):
            s.route[self.company * ROUTE + j] = path[j]

    def pass_through(self, s: Eye, region: i64) -> None:
        start = SITES[s.co_site[self.company]].region
        if not self.begun(s):
            self.name_region(s, 0, start)
            if region == start:
                return
        self.name_region(s, len(self.passed(s)), region)

    def name_region(self, s: Eye, j: i64, region: i64) -> None:
        s.route[self.company * ROUTE + j] = NAMED + region
        s.tell(TOLD_STEP, s.active, region)

    def blank(self) -> Frame:
        return Route()

    def fields(self, io: Fields) -> None:
        self.company = io.num("company", self.company)


enter(Route())
