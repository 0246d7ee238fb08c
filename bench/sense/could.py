"""What could be done from a position of The Lidless Eye, by the rules and by what its player knows."""

from __future__ import annotations

from collections.abc import Iterable

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.camps import FALLS
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.detainment import is_detainment
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks
from mathom.games.lidless_eye.rules.combat.strike import SUCCEEDED, Strike
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.corruption import corruption_roll
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_roll
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.rules.site_phase import PLAYS, SitePhase
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    FACTION,
    ITEM,
    PLAY,
    RESOURCE,
    SITE,
    SITE_PHASE,
    TAPPED,
    UNTAPPED,
)
from mathom.kernel.pile import Pile
from mathom.kernel.state import Buffer, act_a, act_b

EVEN = 0.5  # a chance that is good enough to be tried, or an attack good enough to be met
FIRM = 1 / 12  # who falls to his next corruption check no more often may bear one item more
CLEARLY = 5.5 / 36  # a chance is clearly better than another, or than none, by six of 36 rolls


# -- cards


def cards_of(pile: Pile) -> list[int]:
    return [entry >> 8 for entry in pile.cards]


def gives_points(kind: int) -> bool:
    """a resource that gives marshalling points, in play or stored"""
    card = KINDS[kind]
    return bool(card.side & RESOURCE) and (card.points > 0 or card.printed.stored_points > 0)


def belongs_to_sites(kind: int) -> bool:
    """an item, ally, faction, or an event that is played in the site phase and at no other time"""
    return bool(KINDS[kind].side & RESOURCE) and KINDS[kind].windows & ANY_TIME == SITE


# -- what could be


def arrived(s: Eye, company: int, site: int, rested: bool = False) -> Eye:
    """the same table, but the company is at a site and has entered it, unhurt; `rested`: after another untap phase"""
    t = s.copy()
    t.active = t.seat = t.co_owner[company]
    t.phase = SITE_PHASE
    t.limit = t.extra = 0
    if rested:
        for c in t.characters(t.active):
            if t.tap[c] == TAPPED:
                t.tap[c] = UNTAPPED
    visit = SitePhase(company)
    visit.step = PLAYS
    t.stack = [visit]
    come_to(t, company, site)
    return t


def come_to(t: Eye, company: int, site: int) -> None:
    t.now = company
    t.co_site[company] = site
    t.co_dest[company] = -1
    t.co_open[company] = 0
    t.co_did[company] |= ENTERED


def plays(t: Eye, kinds: Iterable[int]) -> list[int]:
    """how cards of the hand may be played at the site of the company under way"""
    into = Buffer()
    for kind in kinds:
        KINDS[kind].offer(t, t.active, PLAY, kind, into)
    return list(into.data[: into.n])


def chance_to_win(t: Eye, kind: int, who: int) -> float:
    """of a character for a faction of the hand, without other cards"""
    t.stack.append(FactionCheck())  # some cards count only in an influence check under way
    roll = influence_roll(t, who, kind, 0, 0)
    t.stack.pop()
    return roll.chance(MADE)


def promising(t: Eye, action: int) -> bool:
    """whether a play at a site is likely to bring its points and costs nobody his heart: a faction that is won at least
    every other time; an item whose bearer stays firm"""
    kind, who = act_a(action), act_b(action)
    if FACTS.type[kind] == FACTION:
        return chance_to_win(t, kind, who) >= EVEN
    if FACTS.type[kind] == ITEM:
        return corruption_roll(t, who, -KINDS[kind].corruption).chance(FALLS) <= FIRM
    return True


def faced(t: Eye) -> list[Attack]:
    """the automatic-attacks that the company under way faces at its site"""
    bold = overt(t, t.now)
    attacks = [automatic_attack(t, t.now, i) for i in range(len(site_attacks(t, t.now)))]
    for attack in attacks:
        attack.overt = 1 if bold else 0
    return [attack for attack in attacks if bold or not attack.overt_only]


def hit_chance(t: Eye, attack: Assault, who: int, stays: int = 0) -> float:
    """that a strike succeeds against somebody who taps for it, or stays untapped"""
    strike = Strike(who)
    strike.stays = stays
    t.stack += [attack, strike]  # some cards count only in the strike itself
    chance = strike.to_roll(t, attack).chance(SUCCEEDED)
    del t.stack[-2:]
    return chance


def bearable(t: Eye, who: int) -> bool:
    """Whether somebody can be brought untapped past the automatic-attacks of the site of his company: others who are
    untapped take the strikes, each hit at most every other time unless the attack only detains; or he himself faces one
    without tapping and is hit at most every sixth time."""
    rest = [c for c in t.fighters(t.now) if c != who and t.untapped(c)]
    for attack in faced(t):
        t.stack.append(attack)
        detains, strikes = is_detainment(t, attack), int(attack.strikes_now(t))
        able = [c for c in rest if detains or hit_chance(t, attack, c) <= EVEN]
        t.stack.pop()
        if attack.each and len(able) < len(rest):
            return False
        left = strikes - len(able)
        if left > 1 or (left == 1 and hit_chance(t, attack, who, stays=1) > CLEARLY):
            return False
        rest = [c for c in rest if c not in able[:strikes]]
    return True


def could_act(t: Eye, action: int) -> list[int]:
    """who may have to be untapped for a play: whom it names, or anybody of the company"""
    members = list(t.members(t.now))
    return [act_b(action)] if act_b(action) in members else [c for c in members if t.untapped(c)]


def prospects(s: Eye, company: int, sites: Iterable[int], kinds: Iterable[int], rested: bool = False) -> set[int]:
    """which of these cards of the hand the company could play at one of these sites: good hope, bearable harm"""
    found: set[int] = set()
    kinds = set(kinds)
    t = arrived(s, company, s.co_site[company], rested)
    for site in sites:
        if is_haven(site) or found == kinds:
            continue
        come_to(t, company, site)
        for action in plays(t, kinds - found):
            if promising(t, action) and any(bearable(t, who) for who in could_act(t, action)):
                found.add(act_a(action))
    return found


def point_cards(s: Eye, seat: int) -> set[int]:
    """cards of the hand that give points and are played at sites"""
    return {kind for kind in cards_of(s.hand[seat]) if gives_points(kind) and belongs_to_sites(kind)}
