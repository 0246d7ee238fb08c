"""Chapter 6: where a character or a Ringwraith may come into play (LE-B-50 to LE-B-56, LE-A-23, LE-A-35 to LE-A-46)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGIONS, SITES, SITES_OF, Card, bit
from mathom.games.lidless_eye.news import TO_DISCARD, TOLD_PLAY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_FREE
from mathom.games.lidless_eye.rules.camps import has_fallen, is_small, start_site
from mathom.games.lidless_eye.rules.companies import alone, has_mode, is_leader, own_avatar, size, wraith_in
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.limits import form_in_play, gone_for_good, may_come
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.rules.sums import room_for, site_kind, unused_direct
from mathom.games.lidless_eye.terms import (
    ARRIVED,
    BOTH,
    BRING,
    CAME,
    CHOOSE,
    DUNADAN,
    DWARF,
    ELF,
    LARGEST_COMPANY,
    NEW,
    NOBODY,
    ORC,
    RECALLED,
    RINGWRAITH,
    SCOUT,
    SITE_KINDS,
    TABLE,
    TROLL,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec

# -- home sites


class Home:
    """A character's home as printed: sites by name or by region, and kinds of sites."""

    def __init__(self, card: Card) -> None:
        printed = card.printed
        self.sites: vec[i64] = vec[i64]()
        self.kinds: i64 = 0
        for site in SITES_OF[card.camp]:
            if site.printed.name in printed.home_sites or REGIONS[site.region].printed.name in printed.home_regions:
                self.sites = append(self.sites, site.id)
        for name in printed.home_kinds:
            self.kinds |= bit(SITE_KINDS.index(name))


NO_AVATAR: Final = "no-avatar"  # keyword of a card: its player reveals no Ringwraith
HOMES: Final[dict[int, Home]] = {}  # by kind of card; read once from what is printed


def is_home(s: Eye, kind: i64, site: i64) -> bool:
    """whether a site is a home site of a character"""
    if kind not in HOMES:
        HOMES[kind] = Home(KINDS[kind])
    home = HOMES[kind]
    return site in home.sites or home.kinds & bit(site_kind(s, site)) != 0


# -- whether and where


def is_anothers(s: Eye, seat: i64, kind: i64) -> bool:
    """whether a Ringwraith is who another player is (LE-A-46)"""
    return any(s.avatar[p] == kind for p in s.order if p != seat)


def may_be_revealed(s: Eye, seat: i64, kind: i64) -> bool:
    """LE-B-56: nobody has a Ringwraith beside the one he is; LE-A-46: nor another, nor the opponent's. A follower of
    the opponent gives way (LE-A-41)."""
    if s.avatar[seat] >= 0 and s.avatar[seat] != kind:
        return False
    if any(s.zone[c] == TABLE and s.owner[c] == seat and NO_AVATAR in KINDS[s.kind[c]].keywords for c in s.table):
        return False
    if s.chosen[seat] >= 0 and s.chosen[seat] != kind:
        return False  # LE-O-4, LE-O-5
    if is_anothers(s, seat, kind) or gone_for_good(s, kind):
        return False
    here = s.in_play(kind)
    return own_avatar(s, seat) < 0 and (here < 0 or s.owner[here] != seat)


def may_be_brought(s: Eye, seat: i64, kind: i64) -> bool:
    """whether a character or Ringwraith of the hand may come into play somewhere (LE-B-55)"""
    if FACTS.avatar[kind]:
        return may_be_revealed(s, seat, kind)
    return may_come(s, kind)


def receives(s: Eye, kind: i64, site: i64) -> bool:
    """LE-B-51, LE-B-56, LE-H-24: the home site or a haven, for a Ringwraith only Minas Morgul, for a Wizard Rivendell;
    and what the sites say. Some heroes come only at home (LE-H-37)."""
    if is_home(s, kind, site):
        return True
    if FACTS.avatar[kind]:
        return site == start_site(FACTS.camp[kind])
    if KINDS[kind].printed.home_only or not is_haven(site) or "no-characters" in SITES[site].notes:
        return False
    return "orcs-and-trolls-only" not in SITES[site].notes or KINDS[kind].race & (ORC | TROLL) != 0


def may_join(s: Eye, kind: i64, company: i64) -> bool:
    """whether a newcomer may be with a company where it is: LE-B-62, LE-B-65, LE-A-29 to LE-A-31"""
    if s.co_dest[company] >= 0:
        return False  # its way is settled
    if is_haven(s.co_site[company]):
        return True
    card = KINDS[kind]
    half = is_small(kind) or (s.advanced != 0 and card.race == ORC and card.skills & SCOUT != 0)
    if size(s, company, 1 if half else 2) > LARGEST_COMPANY:
        return False
    if (card.type == RINGWRAITH) != (wraith_in(s, company) >= 0) and not has_mode(s, company):
        return False
    return not s.advanced or suits(s, card, company)


def suits(s: Eye, card: Card, company: i64) -> bool:
    races = card.race
    leaders: i64 = card.leader
    for c in s.members(company):
        races |= KINDS[s.kind[c]].race
        if is_leader(s, c):
            leaders += 1
    return leaders <= 1 and not (races & (ORC | TROLL) and races & (ELF | DWARF | DUNADAN))


def could_control(s: Eye, c: i64, kind: i64) -> bool:
    """whether a character has direct influence enough for a newcomer (LE-A-23)"""
    if s.host[c] >= 0:
        return False  # a follower has no followers (LE-B-44)
    return room_for(s, c, kind, KINDS[kind].mind) >= KINDS[kind].mind


def is_bound(s: Eye, seat: i64) -> bool:
    """LE-A-23, LE-H-26: whether characters come only where a player's Ringwraith or Wizard is, or somebody who can
    control them; who has lost his Wizard for good is bound no longer (LE-H-32)"""
    return s.advanced != 0 and s.avatar[seat] >= 0 and not has_fallen(s, seat)


def fill_bring(s: Eye, seat: i64, kind: i64, into: Buffer) -> None:
    """BRING kind, company, controller or NOBODY; BRING kind, NEW, site for a company of his own"""
    if FACTS.type[kind] == RINGWRAITH:
        fill_follower(s, seat, kind, into)
    if not may_be_brought(s, seat, kind):
        return
    bound = is_bound(s, seat) and not FACTS.avatar[kind]
    avatar = own_avatar(s, seat)
    beside = s.co_site[s.co[avatar]] if avatar >= 0 else -1
    occupied = vec[i64]()
    for company in s.companies(seat):
        site = s.co_site[company]
        occupied = append(occupied, site)
        occupied = append(occupied, s.co_dest[company])  # its card lies face down with that company
        if not receives(s, kind, site) or not may_join(s, kind, company):
            continue
        if not bound or site == beside:
            into.add(act(BRING, kind, company, NOBODY))
        if bound:
            for c in s.members(company):
                if could_control(s, c, kind):
                    into.add(act(BRING, kind, company, c))
    for place in s.sites(seat):
        site = place.id
        if not receives(s, kind, site) or (site in occupied and not is_haven(site)):
            continue
        at = seat * len(SITES) + site
        if s.location[at] and s.site_state[at] == SITE_FREE and (not bound or site == beside):
            into.add(act(BRING, kind, NEW, site))


def fill_brings(s: Eye, seat: i64, into: Buffer) -> None:
    """every way to bring a character or Ringwraith from the hand into play"""
    last: i64 = -1
    for entry in s.hand[seat].cards:
        if entry >> 8 != last:
            last = entry >> 8
            if FACTS.character[last]:
                fill_bring(s, seat, last, into)


def bring(s: Eye, seat: i64, kind: i64, company: i64, host: i64) -> i64:
    """a character leaves the hand and joins a company, untapped (LE-B-54); a Ringwraith is revealed (LE-B-59)"""
    s.hand[seat].take(kind, BOTH)
    if FACTS.avatar[kind] and host < 0:
        follower = s.in_play(kind)
        if follower >= 0:
            remove_character(s, follower, TO_DISCARD)  # LE-A-41
        s.avatar[seat] = kind
    return bring_in(s, seat, kind, company, host)


def bring_in(s: Eye, seat: i64, kind: i64, company: i64, host: i64 = -1) -> i64:
    """A character comes into play, from wherever he was taken; his piece. Of a Ringwraith the Nazgûl that lies there as
    an event is discarded (LE-W-15)."""
    event = form_in_play(s, kind)
    if event >= 0 and FACTS.avatar[kind]:
        s.to_discard(event)
    c = s.lay(kind, seat, TABLE, host)
    s.co[c] = company
    s.used[c] |= ARRIVED | CAME
    s.tell(TOLD_PLAY, seat, kind, -1)
    return c


# -- Ringwraiths as followers (LE-A-35 to LE-A-37): only where a card or ability allows it


def follows_freely(s: Eye, wraith: i64, kind: i64) -> bool:
    """whether one more Ringwraith would cost his leader no influence, because the leader or he himself says so"""
    return KINDS[s.kind[wraith]].admits(s, wraith) or KINDS[kind].joins()


def may_bring_follower(s: Eye, seat: i64, kind: i64) -> bool:
    """whether a Ringwraith of the hand may follow his player's own, and there is influence for him"""
    wraith = own_avatar(s, seat)
    if not s.advanced or wraith < 0 or FACTS.type[kind] != RINGWRAITH:
        return False
    if s.in_play(kind) >= 0 or is_anothers(s, seat, kind) or gone_for_good(s, kind):
        return False  # LE-A-36
    if alone(s, s.co[wraith]):
        return False
    site = s.co_site[s.co[wraith]]
    if not is_haven(site) and not is_home(s, kind, site):
        return False
    return follows_freely(s, wraith, kind) or unused_direct(s, wraith, kind) >= 1


def fill_follower(s: Eye, seat: i64, kind: i64, into: Buffer) -> None:
    """where his own Ringwraith, or the newcomer himself, allows it without another card"""
    wraith = own_avatar(s, seat)
    if wraith >= 0 and follows_freely(s, wraith, kind) and may_bring_follower(s, seat, kind):
        into.add(act(BRING, kind, s.co[wraith], wraith))


def bring_follower(s: Eye, seat: i64, kind: i64) -> i64:
    wraith = own_avatar(s, seat)
    return bring(s, seat, kind, s.co[wraith], wraith)


# -- Urlurtsu Nurn: a Ringwraith there may tap for one Orc or Troll from the discard pile, who must go elsewhere at once


def fill_recalls(s: Eye, seat: i64, into: Buffer) -> None:
    """CHOOSE kind: he comes into play as a company of his own"""
    wraith = own_avatar(s, seat)
    if wraith < 0 or not s.untapped(wraith):
        return
    if "recalls-orc-or-troll" not in SITES[s.co_site[s.co[wraith]]].notes:
        return
    last: i64 = -1
    for entry in s.discard[seat].cards:
        kind = entry >> 8
        if (
            kind != last
            and FACTS.character[kind]
            and KINDS[kind].race & (ORC | TROLL)
            and may_be_brought(s, seat, kind)
        ):
            into.add(act(CHOOSE, kind))
        last = kind


def recall(s: Eye, seat: i64, kind: i64) -> None:
    wraith = own_avatar(s, seat)
    s.tap_down(wraith)
    s.discard[seat].take(kind, BOTH)
    company = s.new_company(seat, s.co_site[s.co[wraith]])
    c = bring_in(s, seat, kind, company)
    s.used[c] |= RECALLED
