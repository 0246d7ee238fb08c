"""Where a bot sends its companies: what can be played at a site, and from a Darkhaven in turns to come."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.prospects import able, at_site, danger, fear, hurt, stays_open, still_able, value_at
from mathom.games.lidless_eye.bot.rings import prove_worth
from mathom.games.lidless_eye.box.card import KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.games.lidless_eye.rules.belongings import STORED_RING
from mathom.games.lidless_eye.rules.companies import has_mode, wraith_in
from mathom.games.lidless_eye.rules.routes import printed_path
from mathom.games.lidless_eye.terms import ALLY, COASTAL_SEA, DARKHAVEN, GOLD, RESOURCE_PERMANENT, TABLE

LORD_ABROAD: Final = 1.0  # what it must bring more to take the Ringwraith out: with him the game may be lost
LATER: Final = 0.5  # what the next journey counts beside the one before it


def journey_worth(s: Eye, company: i64, site: i64) -> float:
    """going somewhere; staying is 0"""
    if SITES[s.co_site[company]].kind == DARKHAVEN and wraith_in(s, company) >= 0:
        if not has_mode(s, company) or len(s.members(company)) == 1:
            return -5.0  # he holds the Darkhaven, and whoever is with him
        return way_worth(s, company, site) - LORD_ABROAD
    return way_worth(s, company, site)


def ride_worth(s: Eye, company: i64) -> float:
    """what a mode would bring to a Ringwraith who has others with him: the best journey from their Darkhaven"""
    best = -1.0
    if has_mode(s, company) or len(s.members(company)) == 1:
        return best
    here = s.co_site[company]
    for site in SITES:
        if site.nearest != here or site.kind == DARKHAVEN or not s.location[s.co_owner[company] * len(SITES) + site.id]:
            continue
        if s.advanced and COASTAL_SEA in printed_path(here, site.id):
            continue  # no way for him (LE-A-44)
        value = way_worth(s, company, site.id) - LORD_ABROAD
        if value > best:
            best = value
    return best


def way_worth(s: Eye, company: i64, site: i64) -> float:
    """a journey to a site, whoever makes it"""
    seat = s.co_owner[company]
    place = SITES[site]
    here = s.co_site[company]
    gain = 0.3 * float(place.draws) - 0.1 * float(place.opponent_draws)
    wounded = hurt(s, company)
    if place.kind == DARKHAVEN:
        if SITES[here].kind == DARKHAVEN:
            return 0.9 * (promise(s, company, site) - promise(s, company, here)) - 0.3 - 0.6 * wounded
        return gain + 0.4 + 1.2 * wounded + 0.25 * promise(s, company, site) + to_store(s, company)
    if s.site_state[seat * len(SITES) + site] == SITE_DISCARDED:
        return -5.0
    risk = fear(here, site) * (0.7 + 1.5 / float(len(s.members(company)))) + 0.7 * wounded
    if able(s, company) == 0:
        return gain - risk - 0.6
    hope = at_site(s, company, site, False)
    if hope <= 0.0:
        return gain - risk - 0.25
    left = hope * still_able(s, company, site) - 0.8 * danger(s, company, site)
    if left < 0.0:
        left = 0.0  # nobody must enter
    return left + gain - risk


def promise(s: Eye, company: i64, haven: i64) -> float:
    """What the sites of a Darkhaven promise: the best card of the hand at once, others in journeys to come."""
    found: list[float] = []
    seat = s.co_owner[company]
    last: i64 = -1
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        card = KINDS[kind]
        if kind == last or card.type < ALLY or card.type > RESOURCE_PERMANENT or stays_open(card):
            continue
        last = kind
        best = 0.0
        for site in SITES:
            if site.nearest == haven and site.kind != DARKHAVEN and s.location[seat * len(SITES) + site.id]:
                if s.site_state[seat * len(SITES) + site.id] == SITE_DISCARDED:
                    continue
                value = value_at(s, company, kind, site.id)
                if value > best:
                    value -= 0.8 * danger(s, company, site.id) + fear(haven, site.id)
                    if value > best:
                        best = value
        if best > 0.0:
            found.append(best)
    found.sort()
    total = 0.0
    for value in found:  # the best last: each journey more comes later
        total = value + LATER * total
    return total


def to_store(s: Eye, company: i64) -> float:
    """points that wait to be stored at a Darkhaven, and rings to be proved there"""
    value = 0.0
    for c in s.table:
        if s.zone[c] != TABLE or s.company_of(c) != company:
            continue
        if KINDS[s.kind[c]].printed.points_only_stored:
            value += 1.0
        elif KINDS[s.kind[c]].ring == GOLD:
            proof = prove_worth(s, c, STORED_RING)
            value += proof if proof > 0.0 else 0.0
    return value
