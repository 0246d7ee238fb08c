"""Where a bot sends its companies: the cards that can be played at a site, now and from a Darkhaven in turns to come,
less what the way may cost."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.odds import (
    ASKED,
    attempt_chance,
    harm_to_come,
    hit_chance,
    influence_chance,
    struck,
)
from mathom.games.lidless_eye.bot.rings import hoped_points, prove_worth
from mathom.games.lidless_eye.bot.ways import FEARED
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, Card
from mathom.games.lidless_eye.cards.kit.appeal import counts_for, falls_to_check
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.games.lidless_eye.rules.attempts import in_hand
from mathom.games.lidless_eye.rules.belongings import STORED_RING
from mathom.games.lidless_eye.rules.combat.making import attack_at
from mathom.games.lidless_eye.rules.combat.strike import Strike
from mathom.games.lidless_eye.rules.companies import overt, wraith_in
from mathom.games.lidless_eye.rules.council import add_up, points, reckoned
from mathom.games.lidless_eye.rules.influence import influence_roll
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.places import named_here, offers_item
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.routes import printed_path
from mathom.games.lidless_eye.rules.sums import corruption, direct, gear_in_use, prowess
from mathom.games.lidless_eye.terms import (
    ALLY,
    DID_ATTEMPT,
    DIRECT,
    FACTION,
    GOLD,
    HAVEN,
    ITEM,
    MINOR,
    OF_ALLIES,
    OF_FACTIONS,
    OF_ITEMS,
    RESOURCE_PERMANENT,
    RINGWRAITH,
    TABLE,
    TAPPED,
    UNTAPPED,
    WEAPON,
    WOUNDED,
)

DEED: Final = 1.2  # for each point of what is learnt at a site: it must be brought home
BESIDES: Final = 0.6  # what counts of a card that is played beside another: somebody more must be able to
STORED: Final = 1.0  # for each point that waits to be stored

# -- what a card is worth


def item_worth(s: Eye, kind: i64, seat: i64) -> float:
    """what an item is worth in play"""
    card = KINDS[kind]
    value = 1.5 * float(card.points) + (0.5 if card.gear else 0.3)
    if card.ring == GOLD:
        gain = hoped_points(s, seat, kind, STORED_RING) - float(card.points)
        value += 1.5 * gain - 0.3 if gain >= 0.0 else -0.8  # a burden until it is tested
    return value - 0.15 * float(card.corruption)


def bearer_worth(s: Eye, kind: i64, who: i64) -> float:
    """who should bear an item: somebody firm, and able to use it"""
    card = KINDS[kind]
    if KINDS[s.kind[who]].type == RINGWRAITH:
        return -3.0
    value = -0.3 * float(corruption(s, who)) - 2.0 * falls_to_check(s, who, -card.corruption)
    for skill in card.printed.skill_only:
        if skill in KINDS[s.kind[who]].printed.skills:
            value += 0.4
    if card.gear:
        if gear_in_use(s, who, card.gear) >= 0:
            value -= 0.6
        if card.gear == WEAPON:
            value += 0.05 * float(8 - prowess(s, who))
    if card.bearer & DIRECT:
        value += 0.3 * float(direct(s, who))
    return value


def skilled(s: Eye, c: i64, card: Card) -> bool:
    """whether somebody has the skill that a card asks for; where it asks for none, anybody"""
    wanted = card.printed.skill_only
    return len(wanted) == 0 or any(skill in KINDS[s.kind[c]].printed.skills for skill in wanted)


def aid_for(s: Eye, who: i64) -> i64:
    """what the best card of the hand would add to an influence check of a character"""
    best: i64 = 0
    for entry in s.hand[s.owner[who]].cards:
        card = KINDS[entry >> 8]
        if card.purpose.persuades <= best or FACTS.type[entry >> 8] == ITEM:
            continue
        if card.purpose.for_anyone or any(skilled(s, c, card) for c in s.members(s.co[who])):
            best = card.purpose.persuades
    return best


def can_threaten(s: Eye, who: i64) -> bool:
    """whether a card of the hand lets his prowess serve in place of his influence"""
    for entry in s.hand[s.owner[who]].cards:
        if KINDS[entry >> 8].purpose.by_prowess and skilled(s, who, KINDS[entry >> 8]):
            return True
    return False


def winning_chance(s: Eye, kind: i64, who: i64) -> float:
    """of a character for a faction of the hand, with whatever of the hand would help him"""
    aid = aid_for(s, who)
    chance = influence_chance(s, kind, who, aid)
    if can_threaten(s, who):
        s.stack.append(ASKED)
        by_might = influence_roll(s, who, kind, 1, aid).chance(MADE)
        s.stack.pop()
        if by_might > chance:
            return by_might
    return chance


AS_COUNTED: Final = 0.4  # what the Council's way to count weighs beside points as they are: much may still change


def points_for(s: Eye, seat: i64, of: i64, more: i64) -> float:
    """what points of a kind are worth: as the Council counts them, some of each kind are better than many of one, and
    what the opponent alone has counts twice (LE-A-18, LE-A-19)"""
    if not s.advanced or s.alone or more == 0:
        return float(more)
    mine = points(s, seat)
    theirs = points(s, s.against(seat))
    before = add_up(reckoned(mine[:], theirs)) - add_up(reckoned(theirs[:], mine))
    mine[of] += more
    after = add_up(reckoned(mine[:], theirs)) - add_up(reckoned(theirs[:], mine))
    return float(more) + AS_COUNTED * float(after - before - more)


LEAST_HOPE: Final = 0.25  # with which a faction is tried


def best_influence(s: Eye, company: i64, kind: i64, rested: bool) -> float:
    """the chance of the best of a company for a faction; `rested`: once whoever is tapped has untapped"""
    best = 0.0
    for c in s.members(company):
        if s.tap[c] == UNTAPPED or (rested and s.tap[c] == TAPPED):
            chance = winning_chance(s, kind, c)
            if chance > best:
                best = chance
    return best


def card_at(s: Eye, company: i64, kind: i64, site: i64, rested: bool = False) -> float:
    """The worth of playing a card of the hand at a site with this company; 0 when it cannot be. `rested`: once whoever
    is tapped has untapped."""
    card = KINDS[kind]
    if not may_come(s, kind):
        return 0.0
    seat = s.co_owner[company]
    if card.type == ITEM:
        if not offers_item(s, card, site):
            return 0.0
        return item_worth(s, kind, seat) + 1.5 * (points_for(s, seat, OF_ITEMS, card.points) - float(card.points))
    if card.type == ALLY:
        return 0.8 + 1.5 * points_for(s, seat, OF_ALLIES, card.points) if named_here(s, card, site) else 0.0
    if card.type == FACTION:
        if not named_here(s, card, site):
            return 0.0
        best = best_influence(s, company, kind, rested)
        return best * (0.4 + 1.6 * points_for(s, seat, OF_FACTIONS, card.points)) if best > LEAST_HOPE else 0.0
    value = card.site_appeal(s, company, site)
    if value > 0.0 and card.points:
        value = 0.4 + DEED * float(card.points)
    return value


def stays_open(card: Card) -> bool:
    """whether playing a card leaves the site untapped for more"""
    return card.printed.tapped_too or card.item == MINOR or card.type > ITEM


def value_at(s: Eye, company: i64, kind: i64, site: i64) -> float:
    """what a card of the hand is worth at a site as it is now: most need it untapped"""
    card = KINDS[kind]
    if card.type < ALLY or card.type > RESOURCE_PERMANENT:
        return 0.0  # characters and hazards are no matter of sites
    tapped = card.type <= ITEM and s.site_tapped(s.co_owner[company], site)
    if tapped and not card.printed.tapped_too and "items-when-tapped" not in SITES[site].notes:
        return 0.0
    return card_at(s, company, kind, site)


def at_site(s: Eye, company: i64, site: i64, alone: bool = True, hands: i64 = 2) -> float:
    """The best that can be played there from the hand, and what can be played besides, by so many who are able. Unless
    the company is thought of as alone, what others go for is left to them."""
    seat = s.co_owner[company]
    if SITES[site].kind == HAVEN or hands == 0:
        return 0.0
    best = 0.0
    second = 0.0
    plays: list[float] = []
    last: i64 = -1
    taken: list[i64] = [] if alone else spoken_for(s, company)
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        if kind in taken:
            taken.remove(kind)
            continue
        if kind == last and KINDS[kind].type <= ITEM:  # of events each copy may be played
            continue
        last = kind
        value = value_at(s, company, kind, site)
        if value <= 0.0:
            continue
        if stays_open(KINDS[kind]):
            plays.append(value)
        elif value > best:
            second += best
            best = value
        else:
            second += value
    if best > 0.0:
        plays.append(best)
    plays.sort(reverse=True)
    total = 0.1 * second
    for i in range(min(len(plays), hands)):
        total += plays[i] if i == 0 else BESIDES * plays[i]
    return total


def spoken_for(s: Eye, company: i64) -> list[i64]:
    """the cards for which the other companies are where they are, or go where they go"""
    found: list[i64] = []
    for other in s.companies(s.co_owner[company]):
        site = s.co_dest[other] if s.co_dest[other] >= 0 else s.co_site[other]
        if other == company or SITES[site].kind == HAVEN:
            continue
        best = 0.0
        aim: i64 = -1
        for entry in s.hand[s.co_owner[company]].cards:
            kind = entry >> 8
            if not stays_open(KINDS[kind]):
                value = value_at(s, other, kind, site)
                if value > best:
                    best = value
                    aim = kind
        if aim >= 0:
            found.append(aim)
    return found


# -- what the way costs


def danger(s: Eye, company: i64, site: i64) -> float:
    """what the automatic-attacks of a site may cost"""
    lost = 0.0
    for printed in SITES[site].attacks:
        lost += harm_to_come(s, attack_at(s, company, printed, site))
    return lost


def fear(here: i64, site: i64) -> float:
    """what may happen on the way"""
    path = printed_path(here, site)
    if len(path) == 0:
        return 0.6  # by regions
    risk = 0.0
    for kind in path:
        risk += FEARED[kind]
    return risk


def able(s: Eye, company: i64) -> i64:
    """how many of a company can do something"""
    n: i64 = 0
    for c in s.members(company):
        if s.tap[c] == UNTAPPED:
            n += 1
    return n


def hurt(s: Eye, company: i64) -> float:
    n = 0.0
    for c in s.members(company):
        if s.tap[c] == WOUNDED:
            n += 1.0
    return n


def here_worth(s: Eye, company: i64) -> float:
    """entering the site where the company is"""
    site = s.co_site[company]
    if able(s, company) == 0:
        return -1.0
    value = at_site(s, company, site, True, able(s, company)) + attempt_hope(s, company)
    if value <= 0.0:
        return -0.1
    return value * still_able(s, company, site) - 0.8 * danger(s, company, site)


def still_able(s: Eye, company: i64, site: i64, rested: bool = False) -> float:
    """The chance that somebody is untapped after the automatic-attacks of a site: others take the strikes for him, or
    he meets one without tapping and is not hit, where that is worth the risk."""
    free: list[i64] = []
    for c in s.members(company):
        if s.tap[c] == UNTAPPED or (rested and s.tap[c] == TAPPED):
            free.append(c)
    hope = 1.0
    bold = overt(s, company)
    for printed in SITES[site].attacks:
        attack = attack_at(s, company, printed, site)
        if len(free) == 0 or (attack.overt_only and not bold):
            continue
        attack.overt = 1 if bold else 0
        s.stack.append(attack)
        strikes: i64 = len(free) if attack.each else attack.strikes_now(s)
        if strikes < len(free):
            free = free[strikes:]
        else:
            best = 0.0
            bravest: i64 = free[0]
            for c in free:
                strike = Strike(c)
                risk = -struck(s, attack, strike, len(free) - strikes)
                strike.stays = 1
                risk += struck(s, attack, strike, len(free) - strikes)
                kept = 1.0 - hit_chance(s, attack, strike, len(free) - strikes)
                if kept > best and kept > risk:
                    best = kept
                    bravest = c
            hope *= best
            free = [bravest]
        s.stack.pop()
    return hope if len(free) else 0.0


def attempt_hope(s: Eye, company: i64) -> float:
    """whether somebody of the opponent could be won over here (advanced)"""
    seat = s.co_owner[company]
    if not s.advanced or s.once[seat] & DID_ATTEMPT:
        return 0.0
    best = 0.0
    for target in s.characters(s.against(seat)):
        if (
            SITES[s.co_site[s.co[target]]].place == SITES[s.co_site[company]].place
            and FACTS.type[s.kind[target]] != RINGWRAITH
        ):
            for who in s.members(company):
                if s.tap[who] == UNTAPPED and FACTS.type[s.kind[who]] != RINGWRAITH:
                    value = attempt_worth(s, who, target)
                    if value > best:
                        best = value
    return best


def attempt_worth(s: Eye, who: i64, target: i64) -> float:
    """trying to win over a card of the opponent: it is taken from him, and what it shows is one's own"""
    seat = s.owner[who]
    taken = 1.0 if in_hand(s, seat, s.kind[target]) else counts_for(s, seat, s.owner[target])
    return attempt_chance(s, who, target) * (0.5 + taken * float(KINDS[s.kind[target]].points)) - 0.15


LATER: Final = 0.5  # what the next journey counts beside the one before it


def journey_worth(s: Eye, company: i64, site: i64) -> float:
    """going somewhere, for a company that is not planned for; staying is 0"""
    if SITES[s.co_site[company]].kind == HAVEN and wraith_in(s, company) >= 0:
        return -5.0  # he holds the Darkhaven, and whoever is with him
    return way_worth(s, company, site)


def way_worth(s: Eye, company: i64, site: i64) -> float:
    """a journey to a site, whoever makes it"""
    seat = s.co_owner[company]
    place = SITES[site]
    here = s.co_site[company]
    gain = 0.3 * float(place.draws) - 0.1 * float(place.opponent_draws)
    wounded = hurt(s, company)
    if place.kind == HAVEN:
        if SITES[here].kind == HAVEN:
            return 0.9 * (promise(s, company, site) - promise(s, company, here)) - 0.3 - 0.6 * wounded
        return gain + 0.4 + 1.2 * wounded + 0.25 * promise(s, company, site) + to_store(s, company)
    if s.site_state[seat * len(SITES) + site] == SITE_DISCARDED:
        return -5.0
    risk = fear(here, site) * (0.7 + 1.5 / float(len(s.members(company)))) + 0.7 * wounded
    if able(s, company) == 0:
        return gain - risk - 0.6
    hope = at_site(s, company, site, False, able(s, company))
    if hope <= 0.0:
        return gain - risk - 0.25
    left = hope * still_able(s, company, site) - 0.8 * danger(s, company, site)
    if left < 0.0:
        left = 0.0  # nobody must enter
    return left + gain - risk


def promise(s: Eye, company: i64, haven: i64) -> float:
    """What the sites of a Darkhaven promise: the best card of the hand at once, others in journeys to come."""
    found: list[float] = []
    costs: dict[int, float] = {}  # of the way to a site and its attacks
    seat = s.co_owner[company]
    last: i64 = -1
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        card = KINDS[kind]
        if kind == last or card.type < ALLY or card.type > RESOURCE_PERMANENT or stays_open(card):
            continue
        last = kind
        best = 0.0
        for site in s.sites(seat):
            if site.nearest == haven and site.kind != HAVEN and s.location[seat * len(SITES) + site.id]:
                if s.site_state[seat * len(SITES) + site.id] == SITE_DISCARDED:
                    continue
                value = value_at(s, company, kind, site.id)
                if value > best:
                    if site.id not in costs:
                        costs[site.id] = 0.8 * danger(s, company, site.id) + fear(haven, site.id)
                    value -= costs[site.id]
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
            value += STORED * float(KINDS[s.kind[c]].points)
        elif KINDS[s.kind[c]].ring == GOLD:
            proof = prove_worth(s, c, STORED_RING)
            value += proof if proof > 0.0 else 0.0
    return value
