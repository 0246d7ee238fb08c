"""What a bot thinks of one company attacking another: its odds, who is set against whom, and what cards do there."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.odds import WOUND
from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.purpose import Purpose
from mathom.games.lidless_eye.cards.kit.appeal import worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.attack import ATTACKER_ASSIGNS, DEFENDER_ASSIGNS
from mathom.games.lidless_eye.rules.combat.body import RETURNED, SURVIVED, BodyCheck
from mathom.games.lidless_eye.rules.combat.bout import Bout, StrikerCheck
from mathom.games.lidless_eye.rules.combat.clash import REST, Clash
from mathom.games.lidless_eye.rules.combat.detainment import comes_to_nothing
from mathom.games.lidless_eye.rules.combat.strike import ATTACKER_STANCE, DEFEATED, SUCCEEDED, wound_before
from mathom.games.lidless_eye.terms import EXCESS, FACE, HELP, MATCH, UNTAPPED, WOUNDED
from mathom.kernel.vecs import append

WORTH_IT: Final = 0.5  # so much more than it loses a company wants to do
EAGER: Final = 0.1  # what is left to do at the site comes first: nothing follows an attack there
RESTED: Final = 0.05  # what it is worth not to be tapped afterwards
NOTHING_GAINED: Final = -0.2


def loss(s: Eye, clash: Clash, bout: Bout, c: i64) -> float:
    """what it costs its side if one of those who fight is wounded, with what the other side gains if he falls"""
    if bout.shield(s, c) >= 0:
        return 0.0
    before = wound_before(s, c)
    check = StrikerCheck(c, before) if c == bout.striker else BodyCheck(c, before)
    s.stack.append(bout)
    roll = check.to_roll(s)
    s.stack.pop()
    lost = 1.0 - roll.chance(SURVIVED)
    if roll.returns:
        lost -= 0.5 * roll.chance(RETURNED)
    person = FACTS.character[s.kind[c]] != 0
    hurt = 0.0 if s.tap[c] == WOUNDED else WOUND if person else 0.5 * WOUND
    won = float(KINDS[s.kind[c]].points) if person else 0.0
    return hurt + lost * (worth_of(s, c) + won)


def bout_cost(s: Eye, clash: Clash, bout: Bout, better: i64 = 0) -> float:
    """what a strike is expected to cost the defender, less what it costs the attacker; `better`: if the defender fought
    so much better"""
    roll = clash.roll_of(s, bout)
    roll.added += better
    cost = 0.0
    hit = roll.chance(SUCCEEDED)
    if hit > 0.0:
        cost += hit * loss(s, clash, bout, bout.target)
    beaten = roll.chance(DEFEATED)
    if beaten > 0.0:
        cost -= beaten * loss(s, clash, bout, bout.striker)
    return cost


def whole_cost(s: Eye, clash: Clash, better: i64 = 0) -> float:
    """The same of all strikes that are still to be fought. As long as they are not set against anybody, as they would
    be if both chose what is best for them."""
    if len(clash.targets):
        return sum_up(s, clash, better)
    guess = Clash(clash.company, clash.defender)
    guess.attacker = clash.attacker
    guess.step = DEFENDER_ASSIGNS
    guess.left = guess.strikes_now(s)
    return guessed_cost(s, guess, better)


def guessed_cost(s: Eye, guess: Clash, better: i64 = 0) -> float:
    """the same when the strikes that are left are set against each other as seems best to who does it"""
    kept = s.clash
    s.clash = guess.defender
    s.stack.append(guess)
    costs: dict[int, float] = {}
    while True:
        pairs = guess.pairs(s)
        best: i64 = -1
        most = 0.0
        for i in range(len(pairs)):
            key = pairs[i][0] * 4096 + pairs[i][1]
            if key not in costs:
                costs[key] = bout_cost(s, guess, Bout(pairs[i][1], pairs[i][0]))
            worth = costs[key] if guess.step == ATTACKER_ASSIGNS else -costs[key]
            if best < 0 or worth > most:
                best = i
                most = worth
        if best >= 0:
            guess.match(pairs[best][0], pairs[best][1])
        elif guess.step == REST:
            break
        else:
            guess.step = ATTACKER_ASSIGNS if guess.step == DEFENDER_ASSIGNS else REST
    cost = sum_up(s, guess, better)
    s.stack.pop()
    s.clash = kept
    return cost


def matched_cost(s: Eye, clash: Clash, striker: i64, target: i64) -> float:
    """what all strikes cost if this one is set against him"""
    guess = Clash(clash.company, clash.defender)
    guess.attacker = clash.attacker
    guess.step = clash.step
    guess.left = clash.left
    for i in range(len(clash.targets)):
        guess.assign(clash.targets[i])
        guess.strikers = append(guess.strikers, clash.strikers[i])
        guess.left += 1
    guess.match(striker, target)
    return guessed_cost(s, guess)


def sum_up(s: Eye, clash: Clash, better: i64) -> float:
    """strikes in excess fall where they hurt most"""
    cost = 0.0
    most = 0.0
    for i in range(len(clash.targets)):
        if not clash.can_be_fought(s, i):
            continue
        bout = Bout(clash.targets[i], clash.strikers[i])
        plain = bout_cost(s, clash, bout, better)
        cost += plain
        if clash.left > 0:
            worse = bout_cost(s, clash, bout, better - clash.left) - plain
            if worse > most:
                most = worse
    return cost + most


def clash_worth(s: Eye, company: i64, other: i64) -> float:
    """whether a company attacks another"""
    clash = Clash(company, other)
    clash.attacker = s.co_owner[company]
    if comes_to_nothing(s, clash):
        return -1.0
    value = whole_cost(s, clash) - WORTH_IT
    return EAGER * value if value > 0.0 else -1.0


# -- while it is under way


def sign(s: Eye, clash: Clash) -> float:
    """what is lost by the defender is good for the attacker"""
    return 1.0 if s.seat == clash.attacker else -1.0


def between_worth(s: Eye, aim: Purpose, clash: Clash, bout: Bout | None) -> float:
    """a card or ability that cancels the attack of a company or changes prowess"""
    mine: i64 = 1 if s.seat != clash.attacker else -1
    if bout is not None:
        change = mine * (aim.bonus + aim.strengthens)
        if change == 0:
            return NOTHING_GAINED
        gained = bout_cost(s, clash, bout, change) - bout_cost(s, clash, bout)
        return sign(s, clash) * gained - aim.price
    if aim.averts > 0.0:
        return aim.averts * whole_cost(s, clash) - aim.price if mine > 0 else NOTHING_GAINED
    change = mine * (aim.strengthens if aim.strengthens else aim.bonus)
    if change == 0:
        return NOTHING_GAINED
    gained = sign(s, clash) * (whole_cost(s, clash, change) - whole_cost(s, clash))
    if not aim.strengthens:  # only one of them is better
        gained /= float(len(s.fighters(clash.defender)))
    return gained - aim.price


def clash_choice_worth(s: Eye, clash: Clash, verb: i64, a: i64, b: i64, bout: Bout | None) -> float:
    """who is set against whom, whose strike comes next, how both fight, and who helps"""
    if verb == MATCH:
        return 10.0 + sign(s, clash) * matched_cost(s, clash, a, b)
    if verb == FACE:
        for i in range(len(clash.targets)):
            if clash.targets[i] == a:
                return 1.0 + bout_cost(s, clash, Bout(a, clash.strikers[i]))
    if bout is None:
        return 0.0
    if verb == EXCESS:
        return excess_between(s, clash, bout, a)
    if verb == HELP:
        return bout_cost(s, clash, bout) - bout_cost(s, clash, bout, 1) - RESTED
    return stance_between(s, clash, bout)


def excess_between(s: Eye, clash: Clash, bout: Bout, n: i64) -> float:
    """so many strikes in excess on this target; what remains falls on one of those who come after him"""
    value = bout_cost(s, clash, bout, -n)
    best = 0.0
    for i in range(len(clash.targets)):
        if clash.can_be_fought(s, i) and clash.left > n:
            other = Bout(clash.targets[i], clash.strikers[i])
            more = bout_cost(s, clash, other, n - clash.left) - bout_cost(s, clash, other)
            if more > best:
                best = more
    return value + best + 0.001 * float(n)


def stance_between(s: Eye, clash: Clash, bout: Bout) -> float:
    """fighting at -3 in order not to tap"""
    tapping = bout_cost(s, clash, bout)
    strikes = bout.step == ATTACKER_STANCE
    if strikes:
        bout.striker_stays = 1
    else:
        bout.stays = 1
    staying = bout_cost(s, clash, bout)
    hit = clash.roll_of(s, bout).chance(DEFEATED if strikes else SUCCEEDED)
    bout.striker_stays = bout.striker_stays if not strikes else 0
    bout.stays = bout.stays if strikes else 0
    rested = RESTED if s.tap[bout.striker if strikes else bout.target] == UNTAPPED else 0.0
    return sign(s, clash) * (staying - tapping) + (1.0 - hit) * rested
