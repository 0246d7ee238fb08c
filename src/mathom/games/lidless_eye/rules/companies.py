"""Chapter 6: what a company is: its size, whether it is overt, and what it may contain."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED, SITE_FREE, SITE_TAPPED
from mathom.games.lidless_eye.rules.camps import is_covert_or_overt, is_small
from mathom.games.lidless_eye.rules.sums import has_skill, total
from mathom.games.lidless_eye.terms import (
    ALLY,
    DUNADAN,
    DWARF,
    ELF,
    HAVEN,
    ORC,
    RINGWRAITH,
    SCOUT,
    SIZE,
    TABLE,
    TROLL,
    WOUNDED,
)
from mathom.kernel.vecs import vec


def size(s: Eye, company: i64, more: i64 = 0) -> i64:
    """LE-B-64; in the advanced game an Orc scout counts half, the sum rounded up (LE-A-22), a Hobbit always (LE-H-35).
    `more`: with a newcomer who counts so many halves."""
    halves = more
    for c in s.members(company):
        half = s.advanced and KINDS[s.kind[c]].race == ORC and has_skill(s, c, SCOUT)
        halves += 1 if half or is_small(s.kind[c]) else 2
    return total(s, SIZE, company, (halves + 1) // 2)


def overt(s: Eye, company: i64) -> bool:
    """LE-B-68: with an Orc, a Troll, or a Ringwraith as Fell Rider; or because a card says so"""
    if not is_covert_or_overt(s, company):
        return False
    for c in s.table:
        if s.company_of(c) == company and s.zone[c] == TABLE:
            card = KINDS[s.kind[c]]
            if card.character and card.race & (ORC | TROLL):
                return True
            if "overt" in card.keywords:
                return True
    return False


def covert(s: Eye, company: i64) -> bool:
    return is_covert_or_overt(s, company) and not overt(s, company)


def avatar_in(s: Eye, company: i64) -> bool:
    """whether a Ringwraith or Wizard is in a company"""
    return any(FACTS.avatar[s.kind[c]] for c in s.members(company))


def alone(s: Eye, company: i64) -> bool:
    """a card shuts allies and Ringwraith followers out of a company (Fell Rider)"""
    for c in s.table:
        if s.zone[c] == TABLE and "alone" in KINDS[s.kind[c]].keywords and s.company_of(c) == company:
            return True
    return False


def has_ally(s: Eye, company: i64) -> bool:
    return any(FACTS.type[s.kind[c]] == ALLY for c in s.fighters(company))


def wraith_in(s: Eye, company: i64) -> i64:
    """a Ringwraith in a company, -1 for none"""
    for c in s.members(company):
        if FACTS.type[s.kind[c]] == RINGWRAITH:
            return c
    return -1


def own_avatar(s: Eye, seat: i64) -> i64:
    """the Ringwraith or Wizard that a player is, when he is in play; -1"""
    for c in s.table:
        if s.kind[c] == s.avatar[seat] and s.owner[c] == seat and s.zone[c] == TABLE:
            return c
    return -1


def is_own_wraith(s: Eye, c: i64) -> bool:
    """whether a Ringwraith is the one his player is, and no follower (LE-A-38)"""
    return s.avatar[s.owner[c]] == s.kind[c] and s.host[c] < 0


def at_haven(s: Eye, company: i64) -> bool:
    return SITES[s.co_site[company]].kind == HAVEN and not s.travels(company)


def heal(s: Eye, c: i64, position: i64) -> None:
    """A wounded character is well: UNTAPPED, or TAPPED. At some sites all of his player's are with him (LE-H-49)."""
    s.tap[c] = position
    company = s.company_of(c)
    if company >= 0 and not s.travels(company) and "healing-affects-all" in SITES[s.co_site[company]].notes:
        for x in s.characters(s.owner[c]):
            if s.tap[x] == WOUNDED and s.is_at(s.co[x], s.co_site[company]):
                s.tap[x] = position


def has_mode(s: Eye, company: i64) -> bool:
    """LE-B-88: its Ringwraith is Black Rider, Fell Rider or Heralded Lord; the card lies with him or his company"""
    for c in s.table:
        if s.zone[c] == TABLE and "mode" in KINDS[s.kind[c]].keywords and s.company_of(c) == company:
            return True
    return False


def may_be_together(s: Eye, pieces: vec[i64], accompanied: bool) -> bool:
    """Whether characters may form a company away from Darkhavens: LE-A-29, LE-A-31 (advanced), LE-B-62, LE-A-30.
    `accompanied`: a Ringwraith among them may have others with him, as in a mode."""
    races: i64 = 0
    wraiths: i64 = 0
    leaders: i64 = 0
    for c in pieces:
        card = KINDS[s.kind[c]]
        races |= card.race
        if card.type == RINGWRAITH:
            wraiths += 1
        elif is_leader(s, c):
            leaders += 1
    others: i64 = len(pieces) - wraiths
    if wraiths and others and not accompanied:
        return False
    if s.advanced:
        if races & (ORC | TROLL) and races & (ELF | DWARF | DUNADAN):
            return False
        if leaders > 1:
            return False
    return True


def is_leader(s: Eye, c: i64) -> bool:
    if KINDS[s.kind[c]].leader:
        return True
    return any(s.host[x] == c and "makes-leader" in KINDS[s.kind[x]].keywords for x in s.table)


def leave_site(s: Eye, seat: i64, site: i64) -> None:
    """LE-B-104: a company has left a site. Tapped, the card is discarded, else it returns to the location deck; it
    stays while another company of that player is there."""
    if SITES[site].kind == HAVEN:
        return
    for i in s.companies(seat):
        if s.co_site[i] == site:
            return
    at = seat * len(SITES) + site
    s.site_state[at] = SITE_DISCARDED if s.site_state[at] == SITE_TAPPED else SITE_FREE


def end_company(s: Eye, company: i64) -> None:
    """LE-B-70: its last character is gone"""
    seat = s.co_owner[company]
    site = s.co_site[company]
    s.co_owner[company] = -1
    for c in s.table[:]:
        if s.co[c] == company:
            s.to_discard(c)
    s.co_dest[company] = -1
    leave_site(s, seat, site)


def end_if_empty(s: Eye, company: i64) -> None:
    if company >= 0 and s.co_owner[company] >= 0 and len(s.members(company)) == 0:
        end_company(s, company)
