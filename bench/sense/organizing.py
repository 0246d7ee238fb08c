"""Senseless ends of an organization phase: companies, characters, deeds to be stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bench.sense.could import arrived, belongs_to_sites, cards_of, plays, point_cards, prospects

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.routes import destination_list, is_haven
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import BRING, CHARACTER, DID_PLAY, ITEM, NEW, NOBODY, PASS, STORE, WOUNDED
from mathom.kernel.state import act_a, act_b, act_c, act_kind


def can_act(s: Eye, company: int) -> bool:
    """somebody is untapped, nobody needs rest, and no Ringwraith holds it back"""
    members = s.members(company)
    return (
        wraith_in(s, company) < 0
        and any(s.untapped(c) for c in members)
        and not any(s.tap[c] == WOUNDED for c in members)
    )


def is_organized(s: Eye, action: int) -> bool:
    return act_kind(action) == PASS and isinstance(s.stack[-1], Organization)


def left_for(s: Eye, company: int) -> set[int]:
    """point cards of the hand that no other own company could play where it goes or is"""
    seat = s.co_owner[company]
    left = Counter(kind for kind in cards_of(s.hand[seat]) if kind in point_cards(s, seat))
    for other in s.companies(seat):
        site = s.co_dest[other] if s.co_dest[other] >= 0 else s.co_site[other]
        if other != company and not is_haven(site):
            left.subtract({act_a(action) for action in plays(arrived(s, other, site), left)})
    return {kind for kind, many in left.items() if many > 0}


def idle_company(s: Eye, action: int) -> int:
    """The organization phase ends and a company stays where it is, though at a site in its reach it could play a point
    card of the hand that no other company goes for. Somebody in it is untapped, nobody wounded, no Ringwraith with it;
    where it is no card of the hand can be played; the automatic-attacks there can be borne (`bearable`), a faction is
    won at least every other time. Two companies that could fetch the same card are counted once."""
    if not is_organized(s, action):
        return 0
    fetched: set[int] = set()
    idle = 0
    for company in s.companies(s.active):
        here = s.co_site[company]
        if s.co_dest[company] >= 0 or not can_act(s, company):
            continue
        if not is_haven(here) and plays(arrived(s, company, here), site_cards(s)):
            continue
        found = prospects(s, company, destination_list(s, company), left_for(s, company) - fetched)
        if found:
            fetched |= found
            idle += 1
    return idle


def haven_to_haven(s: Eye, action: int) -> int:
    """The organization phase ends and a company goes from Darkhaven to Darkhaven, though at a site in its reach it
    could play a point card of the hand (as in `idle_company`), and from the other Darkhaven it could play none that is
    worth more."""
    return sum(
        is_haven(s.co_site[company])
        and is_haven(s.co_dest[company])
        and bool(found := missed(s, company))
        and all_points(found) >= all_points(found_from(s, company))
        for company in setting_out(s, action)
    )


def empty_journey(s: Eye, action: int) -> int:
    """The organization phase ends and a company goes to a site other than a Darkhaven where no card of the hand can be
    played, though at another in its reach it could play a point card (as in `idle_company`)."""
    return sum(
        not is_haven(s.co_dest[company])
        and not plays(arrived(s, company, s.co_dest[company]), site_cards(s))
        and bool(missed(s, company))
        for company in setting_out(s, action)
    )


def left_too_early(s: Eye, action: int) -> int:
    """The organization phase ends and a company leaves a site where it could play a point card of the hand in this
    turn, with good hope and bearable harm, for one where it can play none that is worth more."""
    return sum(
        not is_haven(s.co_site[company])
        and bool(found := prospects(s, company, [s.co_site[company]], left_for(s, company)))
        and most_points(found) > most_points(prospects(s, company, [s.co_dest[company]], left_for(s, company)))
        for company in setting_out(s, action)
    )


def setting_out(s: Eye, action: int) -> list[int]:
    """companies that move, when the organization phase is over, and that could act"""
    if not is_organized(s, action):
        return []
    return [company for company in s.companies(s.active) if s.co_dest[company] >= 0 and can_act(s, company)]


def site_cards(s: Eye) -> set[int]:
    """cards of the active player's hand that are played at sites"""
    return {kind for kind in cards_of(s.hand[s.active]) if belongs_to_sites(kind)}


def missed(s: Eye, company: int) -> set[int]:
    """the point cards a company that moves could have gone for elsewhere"""
    t = s.copy()
    t.co_dest[company] = -1
    return prospects(t, company, destination_list(t, company), left_for(s, company))


def found_from(s: Eye, company: int) -> set[int]:
    """the point cards it could go for from where it goes"""
    t = s.copy()
    t.co_site[company], t.co_dest[company] = s.co_dest[company], -1
    return prospects(t, company, destination_list(t, company), left_for(s, company))


def points_of(kind: int) -> int:
    return max(int(KINDS[kind].points), KINDS[kind].printed.stored_points)


def most_points(kinds: Iterable[int]) -> int:
    return max((points_of(kind) for kind in kinds), default=0)


def all_points(kinds: Iterable[int]) -> int:
    return sum(points_of(kind) for kind in kinds)


def stayed_at_a_bare_site(s: Eye, action: int) -> int:
    """The organization phase ends and a company stays at a site whose card is tapped and where no card of the hand can
    be played, though it may leave; it is no Darkhaven, and no opponent is there to be influenced."""
    if not is_organized(s, action):
        return 0
    theirs = {s.co_site[company] for company in s.companies(1 - s.active)}
    return sum(
        s.co_dest[company] < 0
        and s.site_tapped(s.active, s.co_site[company])
        and s.co_site[company] not in theirs
        and not plays(arrived(s, company, s.co_site[company]), site_cards(s))
        and len(destination_list(s, company)) > 0
        for company in s.companies(s.active)
    )


def wounded_sent_out(s: Eye, action: int) -> int:
    """The organization phase ends and a company in which nobody is untapped leaves a Darkhaven for another site: nobody
    can play anything there, and whoever is wounded would have healed at home."""
    if not is_organized(s, action):
        return 0
    return sum(
        s.co_dest[company] >= 0
        and is_haven(s.co_site[company])
        and not is_haven(s.co_dest[company])
        and not any(s.untapped(c) for c in s.members(company))
        for company in s.companies(s.active)
    )


def character_left_in_hand(s: Eye, action: int) -> int:
    """The organization phase ends, nobody was brought into play in it, and a character worth points could have come
    under general influence. No other character of the hand is worth more and waits for that influence."""
    if not is_organized(s, action) or s.once[s.active] & DID_PLAY:
        return 0
    free = unused_general(s, s.active)
    hand = [KINDS[kind] for kind in cards_of(s.hand[s.active]) if FACTS.type[kind] == CHARACTER]
    for offered in s.actions():
        if act_kind(offered) != BRING or (act_b(offered) != NEW and act_c(offered) != NOBODY):
            continue
        card = KINDS[act_a(offered)]
        better = any(other.points > card.points and other.mind > free - card.mind for other in hand)
        if card.type == CHARACTER and card.points > 0 and card.mind <= free and not better:
            return 1
    return 0


def deed_not_stored(s: Eye, action: int) -> int:
    """The organization phase ends, and an event that gives points only when it is stored lies with a character where it
    could have been stored; that costs nothing and risks nothing (LE-B-76). How many such events."""
    if not is_organized(s, action):
        return 0
    stores = [act_a(offered) for offered in s.actions() if act_kind(offered) == STORE]
    return sum(FACTS.type[s.kind[c]] != ITEM and KINDS[s.kind[c]].printed.points_only_stored for c in stores)
