"""What a greedy bot thinks of an action: a figure, larger is better, 0 for passing."""
# compiled by mypyc

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.clashes import clash_worth
from mathom.games.lidless_eye.bot.defend import aid_worth, defence_worth, fight_worth
from mathom.games.lidless_eye.bot.hand import keep_worth, late, stuck
from mathom.games.lidless_eye.bot.hazards import hazard_worth
from mathom.games.lidless_eye.bot.odds import influence_chance
from mathom.games.lidless_eye.bot.organize import order_worth
from mathom.games.lidless_eye.bot.plan import plan_for
from mathom.games.lidless_eye.bot.riding import ride_worth
from mathom.games.lidless_eye.bot.rings import prove_worth
from mathom.games.lidless_eye.bot.sideboard import guard_worth, reach_worth, reserve_worth
from mathom.games.lidless_eye.bot.sketching import sketched
from mathom.games.lidless_eye.bot.standing import outlook
from mathom.games.lidless_eye.bot.travel import (
    DEED,
    LEAST_HOPE,
    able,
    at_site,
    attempt_worth,
    bearer_worth,
    best_influence,
    here_worth,
    item_worth,
    value_at,
    winning_chance,
)
from mathom.games.lidless_eye.bot.ways import FEARED
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.cards.kit.appeal import lead, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.organization import is_anew
from mathom.games.lidless_eye.rules.site_phase import AT_MOUNT_DOOM, DECIDES, SitePhase
from mathom.games.lidless_eye.rules.sums import hand_size, region_kind
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import (
    ALLY,
    ANY_TIME,
    ASSIGN,
    ATTEMPT,
    BARTER,
    BRING,
    BY_PATH,
    CHOOSE,
    CLASH,
    COMPANY,
    CONTROL,
    DECK,
    DISMISS,
    DROP,
    ENTER,
    EXCESS,
    FACE,
    FACED,
    FACTION,
    GUARD_WITH,
    HAVEN,
    HAZARD,
    HELP,
    ITEM,
    MATCH,
    MOVE,
    MOVEMENT,
    NUMBER,
    ORGANIZATION,
    PASS,
    PICK,
    PLAY,
    REACH,
    REGION,
    REGROUP,
    REVEAL,
    SHAKE_OFF,
    SHOW,
    SITE,
    STAY,
    STORE,
    TAKE,
    TEST,
    TRANSFER,
    UNTAPPED,
    UNTAPS,
    USE,
    USE_GEAR,
    YES,
)
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import OVER, Buffer, State, act_a, act_b, act_c, act_kind
from mathom.kernel.words import Msg, msg

LATER: Final = -2.0  # to be played in the organization phase, or at the site: nothing to think about now
NEVER: Final = -9.0  # a bot does not change its mind: it would not find an end
WAITS: Final = 0.7  # what a chance counts that comes a turn later
LOSING: Final = 0.9  # cards worth less than that may go at the end of a turn
MISSED: Final = 1.05  # those worth less may go to make room for another
DEAD: Final = 0.2  # those are never played
SAFE_LEAD: Final = 3  # with so many points more the Council may be called, though the opponent has a turn more


def choose_greedily(state: State) -> int:
    """the action that seems best; the first of equals"""
    into = Buffer()
    n = state.fill_once(into)
    return into.data[0] if n == 1 else best_of(cast(Eye, state), into, n)


def best_of(s: Eye, into: Buffer, n: i64) -> i64:
    best = into.data[0]
    most = -1000.0
    for i in range(n):
        value = judge(s, into.data[i])
        if value > most:
            most = value
            best = into.data[i]
    return best


def judge(s: Eye, action: i64) -> float:
    verb = act_kind(action)
    if verb == PASS:
        return 0.0
    if verb in (PLAY, USE) and s.seat == s.active:
        top = s.stack[len(s.stack) - 1]
        if isinstance(top, Chain) and top.window & UNTAPS and len(top.links) == 0:
            return LATER
        if isinstance(top, SitePhase) and top.step == DECIDES:  # who enters goes first: somebody may have to tap there
            value = worth(s, action)
            return 0.01 * value if value > 0.0 else LATER
    return worth(s, action)


def worth(s: Eye, action: i64) -> float:
    """what an action is good for, wherever it is done"""
    verb = act_kind(action)
    a = act_a(action)
    b = act_b(action)
    if verb in (PLAY, REVEAL):
        if s.seat != s.active and FACTS.side[a] & HAZARD:
            return hazard_worth(s, a, b, act_c(action))
        return play_worth(s, a, b, act_c(action))
    if verb == USE:
        return use_worth(s, a, b)
    if verb in (ASSIGN, MATCH, FACE, STAY, HELP, EXCESS, TAKE):
        return fight_worth(s, verb, a, b)
    if verb in (MOVE, BRING, CONTROL, REGROUP, DISMISS, TRANSFER, STORE, SHAKE_OFF, USE_GEAR):
        return NEVER if is_anew(s, action) else order_worth(s, verb, a, b, act_c(action))
    return other_worth(s, verb, a, b)


# -- cards


def answered(s: Eye) -> bool:
    """something declared waits to take effect: what comes now would come before it"""
    top = s.stack[len(s.stack) - 1]
    return isinstance(top, Chain) and len(top.links) > 0


def is_faced(s: Eye) -> bool:
    """what is played now comes right after an attack, and is no more about it"""
    top = s.stack[len(s.stack) - 1]
    return isinstance(top, Chain) and top.window & FACED != 0


def play_worth(s: Eye, kind: i64, b: i64, c: i64) -> float:
    card = KINDS[kind]
    if card.type in (ITEM, ALLY, FACTION):
        if answered(s):
            return -1.0  # one after the other: the site taps for the first
        if card.type == ITEM:
            return 2.0 + item_worth(s, kind, s.seat) + bearer_worth(s, kind, b)
        if card.type == ALLY:
            return 2.0 + 1.5 * float(card.points) - 0.05 * worth_of(s, b)
        chance = winning_chance(s, kind, b)
        if chance < WAITS * best_influence(s, s.co[b], kind, True):
            return -0.5  # somebody better may try next turn: who fails loses the card
        return 1.5 + (1.0 + 2.0 * float(card.points)) * chance if chance > LEAST_HOPE else -0.5
    aim = card.aim(s, b, c)
    if aim.at_once:
        return card.appeal(s, s.seat, b, c)
    if aim.is_aid() or aim.steadies:
        return aid_worth(s, aim, b)
    if attack_now(s).defender >= 0 and not is_faced(s):
        return defence_worth(s, aim, kind, b)
    if answered(s):
        return -0.3
    if "mode" in card.keywords:
        return ride_worth(s, kind, b)
    if aim.tests:
        return prove_worth(s, c, 0)
    if card.points and card.windows & ANY_TIME == SITE:
        return deed_worth(s, kind, b)
    return card.appeal(s, s.seat, b, c)


FIRST: Final = 10.0  # what goes before all else


SETS_OUT: Final = 0.5  # later than most who are at a site
RISKED: Final = 0.05  # how much later a company goes for what it can still do where it is


def turn_of(s: Eye, company: i64) -> float:
    """Which company goes first: those who come home, or stay where little is to be done, for the hazards that the
    opponent spends on them strike nobody who sets out from a Darkhaven."""
    if s.phase != MOVEMENT:
        return 1.0
    here = s.co_site[company]
    if SITES[here].kind == HAVEN:
        return SETS_OUT
    return 1.0 - RISKED * at_site(s, company, here, True, able(s, company))


def deed_worth(s: Eye, kind: i64, who: i64) -> float:
    """What is learnt or done at a site for points. What leaves the site as it is comes before what taps it, as long as
    somebody else is able; not by whom a faction of the hand needs."""
    value = 2.0 + DEED * float(KINDS[kind].points)
    if KINDS[kind].target != "piece":
        return value
    company = s.co[who]
    if able(s, company) > 1:
        value += FIRST
    for entry in s.hand[s.seat].cards:
        faction = entry >> 8
        if FACTS.type[faction] == FACTION and value_at(s, company, faction, s.co_site[company]) > 0.0:
            more = winning_chance(s, faction, who)
            for c in s.members(company):
                if c != who and s.tap[c] == UNTAPPED:
                    more = min(more, winning_chance(s, faction, who) - winning_chance(s, faction, c))
            if more > 0.0:
                value -= FIRST + more * (1.0 + 2.0 * float(KINDS[faction].points))
    return value


def use_worth(s: Eye, c: i64, b: i64) -> float:
    """abilities: cancel what would hurt, heal who is wounded; others stay unused"""
    service = KINDS[s.kind[c]].service
    if service.sends:
        chance = influence_chance(s, b, c)
        return (1.0 + 2.0 * float(KINDS[b].points)) * chance - 1.0 if chance > LEAST_HOPE else -0.5
    return defence_worth(s, service, s.kind[c], s.bearer(c)) if attack_now(s).defender >= 0 else service.liking


# -- the rest


def haste(s: Eye, seat: i64) -> i64:
    """1 for who is ahead where nothing but his deck keeps the Council from meeting (LE-B-204), -1 for who is behind;
    else 0"""
    if s.alone or not late(s, seat) or s.exhausted[seat] >= s.decks:
        return 0
    for other in s.order:
        if other != seat and s.exhausted[other] < s.decks:
            return 0
    ahead = lead(s, seat)
    return 1 if ahead >= SAFE_LEAD else -1 if ahead < 0 else 0


SPARE: Final = 2  # cards that will not be missed, with which a full hand draws on: one goes at the end of the turn


def draw_worth(s: Eye) -> float:
    """A card more in a full hand is one less: good while more is held that will not be missed than goes at the end of
    the turn. Who is behind does not bring about the end, who is ahead does."""
    hurry = haste(s, s.seat)
    if hurry:
        return 1.0 if hurry > 0 else -0.1
    if s.hand[s.seat].size() < hand_size(s, s.seat):
        return 1.0
    missed: i64 = 0
    last: i64 = -1
    copies: i64 = 0
    for entry in s.hand[s.seat].cards:
        copies = copies + 1 if entry >> 8 == last else 0
        last = entry >> 8
        if keep_worth(s, last, s.seat, copies) < MISSED:
            missed += 1
    return 1.0 if missed >= SPARE else -0.1


PATIENCE: Final = 25  # turns of each player and deck: no game that goes on as it should has had as many


def drop_worth(s: Eye, kind: i64) -> float:
    """throwing a card away: what is missed least where one must go; at the end of a turn only what is not missed"""
    keep = keep_worth(s, kind, s.seat)
    if not isinstance(s.stack[len(s.stack) - 1], Turn):
        return 20.0 - keep
    hurry = haste(s, s.seat)
    full = s.hand[s.seat].size() >= hand_size(s, s.seat)  # without a discard no new card would come
    if full and (stuck(s, s.seat) or s.turn > PATIENCE * s.decks * s.n):
        return 20.0 - keep  # who waits for ever for what would let him play his hand never draws it
    least = DEAD if hurry < 0 else MISSED if hurry > 0 or full else LOSING
    return least - keep


def other_worth(s: Eye, verb: i64, a: i64, b: i64) -> float:
    if verb == ENTER:
        return here_worth(s, s.now)
    if verb == DROP:
        return drop_worth(s, a)
    if verb == YES:
        asked = s.stack[len(s.stack) - 1].name()
        if asked == "Draw":
            return draw_worth(s)
        if asked == "Turn":  # to call the Council: the opponent has one turn more
            return 6.0 if lead(s, s.seat) >= SAFE_LEAD else -1.0
        # a faction that lies with its leader is lost when he moves; nobody hastens into an attack
        return -0.5 if asked in ("FactionCheck", "Joins") else 1.0
    if verb == COMPANY:
        return turn_of(s, a)
    if verb in (BY_PATH, DECK):
        return 1.0
    if verb == REGION:
        return 0.5 - FEARED[region_kind(s, a)]
    if verb == CHOOSE and s.stack[len(s.stack) - 1].name() in ("Exhaust", "Sideboard"):
        return reserve_worth(s, a)
    if verb == REACH:
        return reach_worth(s, a)
    if verb == GUARD_WITH:
        return guard_worth(s, a)
    if verb in (SHOW, CHOOSE):
        return 1.0 + 0.3 * float(KINDS[a].points) + 0.05 * float(KINDS[a].prowess)
    if verb == PICK:
        return 1.0 - 0.01 * worth_of(s, a) if s.owner[a] == s.seat else 1.0 + 0.01 * worth_of(s, a)
    if verb == NUMBER:
        return 0.1 * float(a)
    if verb == ATTEMPT:
        return attempt_worth(s, a, b)
    if verb == CLASH:
        return clash_worth(s, s.now, a)
    if verb == TEST:
        return prove_worth(s, a, AT_MOUNT_DOOM)
    if verb == BARTER:
        return -0.5
    return 0.0


# what is worth thinking about; the rest is decided at once
WEIGHED: Final = (PLAY, REVEAL, USE, ENTER, STAY, HELP, ASSIGN, MATCH, FACE, ATTEMPT, CLASH, TEST)
LIKELY: Final = 4  # actions that are weighed at most
NEAR: Final = 1.0  # how far they may seem behind the best
MISJUDGED: Final = 0.5  # how much worse than passing it may seem, where a few rounds of the dice can tell


def planned(s: Eye, verb: i64, a: i64, site: i64) -> Msg:
    """the plan behind a journey, behind entering a site or behind the making of companies, in words"""
    if verb == REGROUP:
        return msg("so the companies can go where cards of the hand are to be played")
    company = s.now if verb == ENTER else a
    plan = plan_for(s, s.seat)
    route = plan.route(company)
    prize: i64 = -1 if route is None else plan.prize_of(route)
    if route is None or prize < 0:
        return msg("there it is best placed for what may come")
    who = msg(KINDS[s.kind[s.members(company)[0]]].printed.name)
    card = msg(KINDS[prize].printed.name)
    aim = msg(SITES[route.aim].printed.name)
    if verb == ENTER or site == route.aim:
        return msg("{who} goes to {site} for {card}", who=who, site=aim, card=card)
    return msg("{who} is on the way to {site}, for {card}", who=who, site=aim, card=card)


class EyeJudge(Judge):
    """What a search believes. A turn is some hundred decisions: no tree sees the site at the end of a journey. So what
    a greedy player thinks best is played on to the end of the turn."""

    def __init__(self) -> None:
        self.turns = 1
        self.horizon = 400

    def worth(self, s: State, seat: i64) -> float:
        return s.payoff(seat) if s.seat == OVER else outlook(cast(Eye, s), seat)

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        if act_kind(into.data[0]) == DECK:  # by chance
            return into.data[dice.below(n)]
        return best_of(cast(Eye, s), into, n)

    def sketch(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        """what is drawn and thrown away is no matter of the turn that is played on, and nearly all of the thinking"""
        found = sketched(cast(Eye, s), into, n)
        return found if found >= 0 else self.guess(s, into, n, dice)

    def narrow(self, s: State, into: Buffer, n: i64) -> i64:
        """What seems best, the best first, and nothing that seems worse than passing, but in fights and among hazards
        what seems little worse; only one where there is nothing to think about. What companies are made and where they
        go is left to the plan: it shows in turns that no search sees."""
        if act_kind(into.data[0]) == DECK:
            return 0
        e = cast(Eye, s)
        most: i64 = 1 if e.phase == ORGANIZATION else LIKELY
        slack = MISJUDGED if e.seat != e.active or attack_now(e).defender >= 0 else 0.0
        kept: i64 = 0
        best = 0.0
        values: list[float] = [judge(e, into.data[i]) for i in range(n)]
        least = -1000.0
        for i in range(n):
            if act_kind(into.data[i]) == PASS:
                least = values[i] - slack
        while kept < n and kept < most:
            at = kept
            for i in range(kept + 1, n):
                if values[i] > values[at]:
                    at = i
            if kept == 0:
                best = values[at]
            elif values[at] < best - NEAR or values[at] < least:
                break
            into.data[kept], into.data[at] = into.data[at], into.data[kept]
            values[kept], values[at] = values[at], values[kept]
            kept += 1
        if act_kind(into.data[0]) in WEIGHED or (kept > 1 and act_kind(into.data[1]) in WEIGHED):
            return kept
        return 1

    def reason(self, s: State, action: i64) -> Msg:
        verb = act_kind(action)
        if verb == PASS:
            return msg("nothing else that can be done now seems worth it")
        if verb == DROP:
            return msg("of the cards in hand it will be missed least")
        if verb in (MOVE, ENTER, REGROUP):
            return planned(cast(Eye, s), verb, act_a(action), act_b(action))
        if verb == DECK:
            return msg("one ready deck is as good as another")
        return Judge.reason(self, s, action)
