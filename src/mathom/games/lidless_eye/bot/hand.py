"""How much a bot clings to a card of its hand."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.chart import TURNS
from mathom.games.lidless_eye.bot.lurking import prey
from mathom.games.lidless_eye.bot.odds import influence_chance
from mathom.games.lidless_eye.bot.plan import Plan, plan_for
from mathom.games.lidless_eye.bot.travel import item_worth, winning_chance
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, Card
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.games.lidless_eye.rules.bringing import could_control, may_be_brought
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.sums import control_cost, followers, unused_direct, unused_general
from mathom.games.lidless_eye.terms import (
    ALLY,
    CHARACTER,
    CREATURE,
    FACTION,
    GOLD,
    HAZARD,
    ITEM,
    LESSER,
    RESOURCE_PERMANENT,
    RINGWRAITH,
    TABLE,
)


def wanted(s: Eye, seat: i64) -> i64:
    """the influence that the best character in the hand would need, as far as it could be had; 0: nobody waits"""
    free = unused_general(s, seat)
    most = free + spare(s, seat)
    need: i64 = 0
    best: i64 = -1
    for entry in s.hand[seat].cards:
        card = KINDS[entry >> 8]
        rank = card.points * 8 + card.mind
        if card.type == CHARACTER and card.mind <= most and rank > best and may_be_brought(s, seat, entry >> 8):
            best = rank
            need = card.mind
    return need


def spare(s: Eye, seat: i64) -> i64:
    """general influence that would be free if whoever can would follow somebody; not who speaks for the player"""
    value: i64 = 0
    speaker = spokesman(s, seat)
    led: list[i64] = []
    for leader in s.characters(seat):
        if s.host[leader] >= 0 or leader == speaker:
            continue
        best: i64 = 0
        whom: i64 = -1
        for c in s.members(s.co[leader]):
            if c != leader and c not in led and s.host[c] < 0 and FACTS.type[s.kind[c]] == CHARACTER:
                cost = control_cost(s, c)
                if cost > best and cost <= unused_direct(s, leader, s.kind[c]):
                    best = cost
                    whom = c
        if whom >= 0:
            led.append(whom)
            value += best
    return value


def worth_following(s: Eye, kind: i64) -> bool:
    """whether it pays to spend direct influence on him"""
    return KINDS[kind].points > 0 or len(s.characters(s.seat)) < 5


def voice(s: Eye, seat: i64) -> i64:
    """who wins factions for a player: of all who can, the one with the best chances for those in hand and play deck;
    -1 for nobody"""
    best: i64 = -1
    most = 0.0
    kinds: list[i64] = []
    for entry in s.hand[seat].cards:
        if FACTS.type[entry >> 8] == FACTION:
            kinds.append(entry >> 8)
    for entry in s.deck[seat].cards:
        if FACTS.type[entry >> 8] == FACTION:
            kinds.append(entry >> 8)
    for c in s.characters(seat):
        if FACTS.type[s.kind[c]] == RINGWRAITH:
            continue
        hope = 0.0
        held: i64 = 0  # by his followers
        for f in followers(s, c):
            held += control_cost(s, f)
        for kind in kinds:
            hope += influence_chance(s, kind, c, held)
        if hope > most:
            most = hope
            best = c
    return best


LAST_CARDS: Final = 16  # of a play deck: its end is near


def late(s: Eye, seat: i64) -> bool:
    """whether the own play deck is exhausted, or nearly, as often as it will be (LE-B-204)"""
    left = s.decks - s.exhausted[seat]
    return left <= 0 or (left == 1 and s.deck[seat].size() <= LAST_CARDS)


def spokesman(s: Eye, seat: i64) -> i64:
    """who is to keep his influence for factions; towards the end nobody: a follower's points are sure. -1 for nobody"""
    return -1 if late(s, seat) else voice(s, seat)


def room_for(s: Eye, kind: i64, seat: i64) -> bool:
    """whether there is influence for a character of the hand, or could be"""
    if unused_general(s, seat) + spare(s, seat) >= KINDS[kind].mind:
        return True
    if not worth_following(s, kind):
        return False
    speaker = spokesman(s, seat)
    return any(s.host[x] < 0 and x != speaker and could_control(s, x, kind) for x in s.characters(seat))


def keep_worth(s: Eye, kind: i64, seat: i64, gone: i64 = 0) -> float:
    """0 and less: away with it; from 1 on it is worth waiting. The sooner a card is to be played, the more it is clung
    to; what no plan takes waits for a better one. Of several copies the one that is needed least, when so many are
    gone."""
    value = liking(s, kind, seat)
    if value <= 0.0 or not ALLY <= FACTS.type[kind] <= RESOURCE_PERMANENT:
        return value
    plan = plan_for(s, seat)
    found: list[float] = []
    for i in range(len(plan.hand)):
        if plan.hand[i] == kind:
            found.append(kept_for(plan, i, value))
    found.sort()
    return found[min(gone, len(found) - 1)] if len(found) else value


def kept_for(plan: Plan, i: i64, value: float) -> float:
    """what a card of the hand, by its place, is worth keeping for that is liked so much"""
    kind = plan.hand[i]
    gain = 0.25 * float(KINDS[kind].points)
    turns = plan.when[i]
    if turns < TURNS:
        return 1.9 - 0.4 * float(turns) + gain
    if KINDS[kind].points == 0 and FACTS.type[kind] > ITEM:
        return value
    if KINDS[kind].points and plan.in_reach(i):
        return REACHED + gain
    return UNPLANNED * value


def stuck(s: Eye, seat: i64) -> bool:
    """A hand of things for which there is no way, such as items and nobody left to bear them: who clings to all of them
    draws no card any more, and a game alone would not end."""
    plan = plan_for(s, seat)
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        if not ALLY <= FACTS.type[kind] <= ITEM or plan.turns_until(kind) < TURNS:
            return False
    return True


AWAITED: Final = 0.6  # what keeps an event that is good whenever it is played, beside what it is good for
REACHED: Final = 0.9  # what keeps a card that could be fetched, and for which there will be time
UNPLANNED: Final = 0.6  # what is left of the liking for a card of the hand for which there is no way yet


def liking(s: Eye, kind: i64, seat: i64) -> float:
    """how gladly a card is had, whatever is planned"""
    card = KINDS[kind]
    if card.avatar:
        return 1.6 if s.avatar[seat] < 0 and s.avatar[s.against(seat)] != kind else -0.5
    if not may_come(s, kind):
        return -1.0
    if card.type >= CREATURE:
        return hazard_keep(s, card, seat)
    if card.type == CHARACTER:
        if not may_be_brought(s, seat, kind) or not room_for(s, kind, seat):
            return 0.1
        return 1.3 + 0.4 * float(card.points)
    if card.type == FACTION:
        return faction_keep(s, kind, seat)
    if card.type == ALLY:
        return 0.7 + 0.5 * float(card.points)
    if card.type == ITEM:
        if card.ring >= LESSER:
            return (1.8 if gold_about(s, seat) else 0.8) + 0.1 * float(card.points)
        return 0.5 + 0.5 * item_worth(s, kind, seat)
    if card.type == RESOURCE_PERMANENT and card.purpose.liking > 0.0:
        return AWAITED + card.purpose.liking  # it comes into play with the next organization phase
    return card.hold(s, seat)


def hazard_keep(s: Eye, card: Card, seat: i64) -> float:
    """creatures that find somebody; not too many hazards at once"""
    many: i64 = 0
    for entry in s.hand[seat].cards:
        if FACTS.side[entry >> 8] & HAZARD:
            many += 1
    crowd = 0.2 * float(many - 3)  # some are always wanted
    if crowd < -0.45:
        crowd = -0.45
    if card.type == CREATURE:
        return 0.1 + 0.8 * prey(s, card.id, seat) + 0.03 * float(card.prowess) - crowd
    if card.corrupts:
        return 1.0 - crowd
    return card.hold(s, seat) - crowd


def faction_keep(s: Eye, kind: i64, seat: i64) -> float:
    """whether somebody could win it, and its site is still to be had"""
    card = KINDS[kind]
    if card.printed.play_sites and not site_left(s, card, seat):
        return -0.5
    best = 0.0
    for c in s.characters(seat):
        if FACTS.type[s.kind[c]] != RINGWRAITH:
            chance = winning_chance(s, kind, c)
            if chance > best:
                best = chance
    return 0.2 + best * (0.6 + 0.6 * float(card.points))


def site_left(s: Eye, card: Card, seat: i64) -> bool:
    base = seat * len(SITES)
    for site in s.sites(seat):
        if site.printed.name in card.printed.play_sites and s.site_state[base + site.id] != SITE_DISCARDED:
            return True
    return False


def gold_about(s: Eye, seat: i64) -> bool:
    """a gold ring in play or in the hand"""
    for entry in s.hand[seat].cards:
        if KINDS[entry >> 8].ring == GOLD:
            return True
    return any(KINDS[s.kind[c]].ring == GOLD and s.zone[c] == TABLE and s.owner[c] == seat for c in s.table)
