"""Senseless moves with the hand: what is thrown away, what is kept, and a Council that is not called."""

from __future__ import annotations

from bench.sense.could import CLEARLY, cards_of, hit_chance, point_cards, prospects
from bench.sense.fighting import attack_of, hazard_wasted

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.bringing import may_be_brought
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.council import counted
from mathom.games.lidless_eye.rules.drawing import Refill
from mathom.games.lidless_eye.rules.limits import gone_for_good
from mathom.games.lidless_eye.rules.routes import destination_list, is_haven
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import CHARACTER, CREATURE, DROP, END, PASS, PLAY, START
from mathom.kernel.state import act, act_a, act_kind

SAFE_LEAD = 6  # points ahead with which the opponent may have his last turn


JOURNEYS = 2  # how far ahead a hand is thought of


def fits(s: Eye, seat: int, kinds: set[int]) -> set[int]:
    """which of these cards of the hand some own company could play where it is, after its next journey, or after the
    one that follows its return to a Darkhaven; once whoever is tapped has untapped"""
    found: set[int] = set()
    for company in busy_companies(s, seat):
        here = s.co_site[company]
        t = s.copy()
        sites = {here, *destination_list(t, company)}
        if not is_haven(here):
            t.co_site[company] = SITES[here].nearest
            sites |= set(destination_list(t, company))
        found |= prospects(s, company, sites, kinds - found, rested=True)
    return found


def busy_companies(s: Eye, seat: int) -> list[int]:
    """companies that could fetch something: all but the Ringwraith's"""
    return [company for company in s.companies(seat) if wraith_in(s, company) < 0]


def point_card_thrown(s: Eye, action: int) -> int:
    """A point card is thrown away that a company of its player could play with good hope and bearable harm: where it
    is, after its next journey, or after going home and out again. Not when another copy is left in the hand; when the
    hand holds as many such cards as all his companies can fetch in two journeys, one each; or when a card must go and
    all the others are such cards too."""
    if act_kind(action) != DROP or not isinstance(s.stack[-1], Turn | Refill):
        return 0
    kind, hand = act_a(action), cards_of(s.hand[s.seat])
    cards = point_cards(s, s.seat)
    if kind not in cards or hand.count(kind) > 1:
        return 0
    fitting = fits(s, s.seat, cards)
    many = sum(card in fitting for card in hand)  # of three copies each is a card to be fetched
    if kind not in fitting or many > JOURNEYS * len(busy_companies(s, s.seat)):
        return 0
    return int(isinstance(s.stack[-1], Turn) or set(hand) != fitting)


def character_thrown(s: Eye, action: int) -> int:
    """A character worth points is thrown away for whom there is general influence now, and who may come into play; no
    other of the hand that may is worth as much."""
    if act_kind(action) != DROP or not isinstance(s.stack[-1], Turn | Refill):
        return 0
    kind, hand = act_a(action), cards_of(s.hand[s.seat])
    free = unused_general(s, s.seat)
    may = [
        other
        for other in hand
        if FACTS.type[other] == CHARACTER and KINDS[other].mind <= free and may_be_brought(s, s.seat, other)
    ]
    best = kind in may and sum(KINDS[other].points >= KINDS[kind].points for other in may) == 1
    return int(best and KINDS[kind].points > 0)


def spurned(s: Eye, action: int) -> set[int] | None:
    """Which creatures somebody does not play against the company under way as he passes, though the hazard limit leaves
    room, they are worth no points to who defeats them, and somebody in the company would be hit at least every sixth
    time. None where nothing is decided about creatures."""
    top = s.stack[-1]
    if act_kind(action) != PASS or s.seat == s.active or not isinstance(top, Chain) or not top.window & START:
        return None
    return {
        act_a(offered)
        for offered in s.actions()
        if act_kind(offered) == PLAY
        and FACTS.type[act_a(offered)] == CREATURE
        and not KINDS[act_a(offered)].starred
        and s.limit > 0
        and hits_somebody(s, offered)
    }


def hits_somebody(s: Eye, action: int) -> bool:
    """whether a creature so played would hit somebody of the company at least every sixth time, and to some effect"""
    if hazard_wasted(s, action):
        return False
    t, attack = attack_of(s, action)
    return any(hit_chance(t, attack, c) >= CLEARLY for c in attack.candidates(t, bool(attack.detain)))


def creature_thrown(s: Eye, action: int, passed: set[int]) -> int:
    """A creature is thrown away that could have been played to some effect in the same turn (`spurned`): it would have
    done harm or at least drawn cards out of the opponent, and it was worth no points to him."""
    drops = act_kind(action) == DROP and isinstance(s.stack[-1], Turn | Refill)
    return int(drops and s.seat != s.active and act_a(action) in passed)


def dead_card_kept(s: Eye, action: int) -> int:
    """At the end of a turn somebody throws nothing away, or another card, and keeps a unique card that never can be
    played again: it was removed from the game, or lies among his own points. Not when that is what he throws away."""
    top = s.stack[-1]
    if act_kind(action) not in (PASS, DROP) or not isinstance(top, Turn):
        return 0
    mine = cards_of(s.stored[s.seat])
    dead = {
        kind for kind in cards_of(s.hand[s.seat]) if gone_for_good(s, kind) or (FACTS.unique[kind] and kind in mine)
    }
    return int(bool(dead) and not (act_kind(action) == DROP and act_a(action) in dead))


def council_not_called(s: Eye, action: int) -> int:
    """A turn ends, its player could call the War Council with a card of his hand, is at least 6 points ahead as the
    Council counts, and does not call."""
    top = s.stack[-1]
    if act_kind(action) != PASS or s.seat != s.active or not isinstance(top, Chain) or not top.window & END:
        return 0
    ahead = counted(s, s.seat) - counted(s, 1 - s.seat)
    return int(not top.links and ahead >= SAFE_LEAD and act(PLAY, NUMBERS["sudden-call"], 0) in s.actions())
