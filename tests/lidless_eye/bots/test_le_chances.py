"""What a bot expects of dice, and what the table says of them, against the rule itself: in positions out of whole games
and in some laid by hand every roll is forced in a copy of the position, and what comes of it is counted."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

import mathom
from lidless_eye.playing_le import chooser
from lidless_eye.random_decks import random_options
from lidless_eye.support_le import bare, company, follower, in_hand, lay_on, options, sums
from mathom.games.lidless_eye.bot.odds import (
    GEAR,
    attempt_chance,
    fall_chance,
    hit_chance,
    influence_chance,
    struck,
)
from mathom.games.lidless_eye.bot.rings import hoped_points
from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, SITES
from mathom.games.lidless_eye.cards.kit.appeal import below, falls_to_check
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.rules import attempts, corruption, influence
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.attempts import in_hand as holds
from mathom.games.lidless_eye.rules.belongings import ShakeOff, shake_off_roll
from mathom.games.lidless_eye.rules.camps import FALLS, TAPS, UNHARMED
from mathom.games.lidless_eye.rules.combat.body import DISCARDED, ELIMINATED, RETURNED, BodyCheck
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.combat.making import attack_at, special_attack
from mathom.games.lidless_eye.rules.combat.strike import CHECKED, DEFEATED, FAILED, ROLL, SUCCEEDED, Strike
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, can_be_tempted
from mathom.games.lidless_eye.rules.influence import FactionCheck
from mathom.games.lidless_eye.rules.rings import CHOICE, RingTest, ring_roll, sum_of_test
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.table.words.check import explain_check
from mathom.games.lidless_eye.table.words.strike import Chance, explain
from mathom.games.lidless_eye.terms import (
    ALLY,
    BOTH,
    CHOOSE,
    FACTION,
    GOLD,
    ITEM,
    PASS,
    RACES,
    RINGWRAITH,
    SHOW,
    TABLE,
    TAPPED,
    UNTAPPED,
    WOLF,
    WOUNDED,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import ON, act, act_a, act_kind
from support import rule

GAME = mathom.game("lidless-eye")
WAYS = Counter(a + b for a in range(1, 7) for b in range(1, 7))  # of 36, to roll so much
MOST = 4  # rolls that anything here takes

Outcome = tuple[int, ...]


# -- every roll is made


def made(base: Eye, over: Callable[[Eye], bool], *rolls: int) -> Eye:
    """A copy of a position goes on with these rolls, and then with the lowest ones, until it is over. Nobody plays a
    card; one that may be shown is shown."""
    s = base.copy()
    sums(s, *rolls, *[2] * (MOST - len(rolls)))
    while not over(s):
        s.watch()
        s.seat = s.stack[-1].go(s)
        if s.seat != ON and not over(s):
            shown = [a for a in options(s) if act_kind(a) == SHOW]
            s.stack[-1].take(s, shown[0] if shown else act(PASS))
    return s


def counted(base: Eye, over: Callable[[Eye], bool], came: Callable[[Eye], Outcome]) -> dict[Outcome, Fraction]:
    """what all rolls come to, with the share of each; one roll more is made only where the rule makes it"""
    found: dict[Outcome, Fraction] = {}

    def follow(share: Fraction, *rolls: int) -> None:
        s = made(base, over, *rolls)
        if s.dice.at > 2 * len(rolls):
            for roll, ways in WAYS.items():
                follow(share * Fraction(ways, 36), *rolls, roll)
        else:
            found[came(s)] = found.get(came(s), Fraction(0)) + share

    follow(Fraction(1))
    assert sum(found.values()) == 1
    return found


def share(found: dict[Outcome, Fraction], *which: int) -> Fraction:
    """of all that begins so"""
    return sum((part for outcome, part in found.items() if outcome[: len(which)] == which), Fraction(0))


def shares(chance: Chance) -> tuple[Fraction, Fraction, Fraction]:
    """as the table says them"""
    return Fraction(chance.beaten, chance.of), Fraction(chance.equal, chance.of), Fraction(chance.struck, chance.of)


def under_way(s: Eye, *frames: Procedure) -> Eye:
    """a copy of the position in which nothing else is under way"""
    base = s.copy()
    base.stack = list(frames)
    return base


# -- positions


@cache
def positions(mind: str, seed: int) -> tuple[Eye, ...]:
    """every so often one out of a game with decks by lot"""
    s = GAME.new(seed=seed, **random_options(seed))
    assert isinstance(s, Eye)
    choose = chooser(mind, seed)
    found: list[Eye] = []
    for decisions in range(900):
        if s.over:
            break
        if decisions % 50 == 49 and s.turn > 2:
            found.append(s.copy())
        s.apply(choose(s))
    return tuple(found)


GAMES = [("bot", 1), ("bot", 2), ("random", 3), ("bold", 4), ("bot", 6), ("bold", 7)]
games = pytest.mark.parametrize(("mind", "seed"), GAMES)


def lot(seed: int) -> Callable[[int], int]:
    dice = Dice(seed)
    return lambda n: int(dice.below(n))


def test_the_positions_are_many_and_of_both_rules() -> None:
    rules = {(mind, bool(s.advanced)) for mind, seed in GAMES for s in positions(mind, seed)}
    assert {("bot", False), ("bot", True), ("bold", False), ("bold", True)} <= rules
    assert all(len(positions(*game)) >= 10 for game in GAMES)


def test_below() -> None:
    for n in range(15):
        assert below(n) == pytest.approx(sum(ways for roll, ways in WAYS.items() if roll < n) / 36)


# -- corruption checks


def is_corruption_chance_right(s: Eye, c: int, bonus: int = 0) -> Fraction:
    base = under_way(s, CorruptionCheck(c, bonus))
    base.tap[c] = UNTAPPED

    def came(t: Eye) -> Outcome:
        check = t.stack[0]
        assert isinstance(check, CorruptionCheck)
        return (FALLS if not check.stays else TAPS if t.tap[c] == TAPPED else UNHARMED,)

    found = counted(base, lambda t: t.stack[0].step == corruption.END_OF_CHECK, came)
    assert falls_to_check(s, c, bonus) == pytest.approx(share(found, FALLS))
    shown = explain_check(base)
    assert shown is not None
    assert shares(shown.chance) == (share(found, UNHARMED), share(found, TAPS), share(found, FALLS))
    return share(found, FALLS)


@rule("LE-B-196", "LE-B-197", "LE-B-198")
@games
def test_chances_of_corruption_checks(mind: str, seed: int) -> None:
    choose = lot(seed)
    tried = 0
    for s in positions(mind, seed):
        for seat in (0, 1):
            who = [c for c in s.characters(seat) if can_be_tempted(s, c)]
            if who:
                is_corruption_chance_right(s, who[choose(len(who))], -choose(8))
                tried += 1
    assert tried >= 15


@rule("LE-A-86", "LE-B-197")
@pytest.mark.parametrize(("advanced", "bonus", "ways"), [(0, -2, 6), (1, -2, 1), (0, 0, 1), (1, 0, 0)])
def test_chance_of_corruption_in_the_company_of_a_ringwraith(advanced: int, bonus: int, ways: int) -> None:
    """four corruption points: less than 3 is too little, 3 and 4 tap"""
    s = bare(advanced)
    _, (_, tarcil) = company(s, 0, "minas-morgul", "the-witch-king", "tarcil")
    lay_on(s, "lure-of-the-senses", tarcil, 1)
    lay_on(s, "lure-of-nature", tarcil, 1)
    assert is_corruption_chance_right(s, tarcil, bonus) == Fraction(ways, 36)


@rule("LE-B-61", "LE-B-200")
def test_ringwraiths_are_never_tempted() -> None:
    s = bare()
    _, (wraith,) = company(s, 0, "minas-morgul", "the-witch-king")
    assert falls_to_check(s, wraith, -12) == 0.0


# -- influence checks for factions


def is_influence_chance_right(s: Eye, kind: int, who: int, bonus: int = 0) -> Fraction:
    base = s.copy()
    frame = FactionCheck(base.lay(kind, base.owner[who], TABLE), who)
    frame.bonus = bonus
    base.stack = [frame]
    base.tap_down(who)

    def came(t: Eye) -> Outcome:
        check = t.stack[0]
        assert isinstance(check, FactionCheck)
        return (check.won,)

    found = counted(base, lambda t: t.stack[0].step >= influence.LEADER, came)
    assert influence_chance(s, kind, who, bonus) == pytest.approx(share(found, 1))
    shown = explain_check(base)
    assert shown is not None
    assert shares(shown.chance) == (share(found, 1), Fraction(0), share(found, 0))
    return share(found, 1)


FACTIONS = [card.id for card in KINDS if card.type == FACTION]


@rule("LE-B-132", "LE-B-133", "LE-B-135")
@games
def test_chances_of_influence_checks(mind: str, seed: int) -> None:
    choose = lot(seed)
    tried = 0
    for s in positions(mind, seed):
        for seat in (0, 1):
            who = list(s.characters(seat))
            absent = [kind for kind in FACTIONS if s.in_play(kind) < 0]
            for _ in range(2 if who else 0):
                chosen = who[choose(len(who))]
                is_influence_chance_right(s, absent[choose(len(absent))], chosen, choose(2) * 3)
                tried += 1
    assert tried >= 30


@pytest.mark.parametrize(
    ("cards", "ways", "of"),
    [
        ((), 33, 36),  # 5 + 2 by the Wargs: more than 3
        (("old-prejudice",), 36, 36),
        (("tidings-of-death",), 1296 - 36, 1296),  # one less, and the larger of two rolls
        (("webs-of-fear-treachery",), 26, 36),  # only influence itself counts: 5
    ],
)
def test_chance_of_an_influence_check_with_long_events(cards: tuple[str, ...], ways: int, of: int) -> None:
    s = bare()
    _, (lieutenant,) = company(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    s.lay(NUMBERS["wargs-of-the-forochel"], 0, TABLE)
    for name in cards:
        s.lay(NUMBERS[name], 1, TABLE)
    assert is_influence_chance_right(s, NUMBERS["ice-orcs"], lieutenant) == Fraction(ways, of)


# -- attempts against cards of the opponent


def is_attempt_chance_right(s: Eye, who: int, target: int) -> Fraction:
    kind = s.kind[target]
    if FACTS.type[kind] == ITEM:
        s = s.copy()
        s.hand[s.owner[who]].add(kind, BOTH)  # it must be shown (LE-A-63)
    frame = OpponentAttempt(who, target)
    frame.seat = s.owner[who]
    base = under_way(s, frame)

    def came(t: Eye) -> Outcome:
        attempt = t.stack[0]
        assert isinstance(attempt, OpponentAttempt)
        return (attempt.won,)

    found = counted(base, lambda t: t.stack[0].step >= attempts.PLAYING, came)
    assert attempt_chance(s, who, target) == pytest.approx(share(found, 1))
    if not holds(s, s.owner[who], kind):
        shown = explain_check(base)
        assert shown is not None
        assert shares(shown.chance) == (share(found, 1), Fraction(0), share(found, 0))
    return share(found, 1)


def may_be_won_over(s: Eye, c: int, seat: int) -> bool:
    """a card of the opponent, wherever it is; not a Ringwraith's (LE-A-52)"""
    kind = FACTS.type[s.kind[c]]
    host = s.host[c]
    if s.zone[c] != TABLE or s.owner[c] == seat or kind == RINGWRAITH:
        return False
    if host >= 0 and (FACTS.type[s.kind[host]] == RINGWRAITH or s.owner[host] == seat):
        return False
    return bool(FACTS.character[s.kind[c]]) or kind == FACTION or (kind in (ITEM, ALLY) and host >= 0)


@rule("LE-A-53", "LE-A-54", "LE-A-59", "LE-A-61", "LE-A-62", "LE-A-63")
@pytest.mark.parametrize(("mind", "seed"), [("bot", 2), ("random", 3), ("bold", 7)])
def test_chances_of_attempts(mind: str, seed: int) -> None:
    choose = lot(seed)
    tried = Counter[int]()
    for s in positions(mind, seed):
        for seat in (0, 1):
            who = list(s.characters(seat))
            targets = [c for c in s.table if may_be_won_over(s, c, seat)]
            if who and targets:
                target = targets[choose(len(targets))]
                is_attempt_chance_right(s, who[choose(len(who))], target)
                tried[FACTS.type[s.kind[target]]] += 1
    assert tried.total() >= 8


@rule("LE-A-53", "LE-A-57", "LE-A-59")
@pytest.mark.parametrize("held", [(), ("foolish-words",), ("shown",)])
def test_chance_of_an_attempt_at_a_follower(held: tuple[str, ...]) -> None:
    """his roll and 5 more against theirs, 20 - 5 - 5 general influence, the lieutenant's own and the mind of Radbug"""
    s = bare(advanced=1)
    _, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    _, (other, *_) = company(s, 1, "moria", "lieutenant-of-dol-guldur", "tarcil", "eradan")
    radbug = follower(s, "radbug", other)
    plain = is_attempt_chance_right(s, lieutenant, radbug)
    if held == ("foolish-words",):
        lay_on(s, "foolish-words", lieutenant, 1)
        assert is_attempt_chance_right(s, lieutenant, radbug) < plain
    elif held == ("shown",):
        in_hand(s, 0, "radbug")
        assert is_attempt_chance_right(s, lieutenant, radbug) > plain


def test_chance_of_an_attempt_at_a_faction_with_two_rolls() -> None:
    s = bare(advanced=1)
    _, (lieutenant,) = company(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    company(s, 1, "moria", "tarcil", "eradan", "radbug", "gorbag")
    wargs = s.lay(NUMBERS["wargs-of-the-forochel"], 1, TABLE)
    one = is_attempt_chance_right(s, lieutenant, wargs)
    s.lay(NUMBERS["tidings-of-death"], 1, TABLE)
    assert 0 < one < is_attempt_chance_right(s, lieutenant, wargs) < 1


# -- strikes and body checks


NO_HARM = -1


def strike_over(t: Eye) -> bool:
    """his body check is made, or there is none"""
    return t.stack[1].step >= CHECKED and (
        len(t.stack) == 2 or not isinstance(t.stack[2], BodyCheck) or t.stack[2].step == 1
    )


def are_strike_chances_right(s: Eye, attack: Assault, strike: Strike) -> dict[Outcome, Fraction]:
    strike.step = ROLL
    strike.kind = s.kind[strike.target]
    asked = under_way(s, attack)
    base = under_way(s, attack, strike)

    def came(t: Eye) -> Outcome:
        done = t.stack[1]
        assert isinstance(done, Strike)
        if not done.harmed:
            return done.outcome, NO_HARM
        check = t.stack[2] if len(t.stack) > 2 else None
        return done.outcome, check.verdict if isinstance(check, BodyCheck) else ELIMINATED

    found = counted(base, strike_over, came)
    hit = hit_chance(asked, attack, strike)
    assert hit == pytest.approx(share(found, SUCCEEDED))
    harmed = share(found, SUCCEEDED) - share(found, SUCCEEDED, NO_HARM)
    if harmed:
        lost = share(found, SUCCEEDED, ELIMINATED) + share(found, SUCCEEDED, DISCARDED)
        half = share(found, SUCCEEDED, RETURNED) / 2
        assert fall_chance(asked, attack, strike) == pytest.approx((lost + half) / harmed)
    elif not attack.detain:
        shield = strike.shield(asked, strike.target)
        worn = 0.0
        if shield >= 0:
            card = KINDS[asked.kind[shield]]
            worn = card.wears() * (GEAR + float(card.points))
        assert struck(asked, attack, strike) == pytest.approx(hit * worn)
    roll = strike.to_roll(base, attack)
    kept = attack.body_roll(base).chance(MADE) if attack.body_now(base) and not attack.detain else 1.0
    assert roll.chance(DEFEATED) * kept == pytest.approx(share(found, DEFEATED))
    shown = explain(base)
    assert shown is not None
    assert shown.chance is not None
    assert shares(shown.chance)[2] == share(found, SUCCEEDED)
    if kept == 1.0:
        assert shares(shown.chance) == (share(found, DEFEATED), share(found, FAILED), share(found, SUCCEEDED))
    return found


def some_strike(s: Eye, company_: int, choose: Callable[[int], int]) -> tuple[Assault, Strike]:
    """a strike of an attack at the company's site, or by any race, with all that may be said of it"""
    printed = SITES[s.co_site[company_]].attacks
    if len(printed) and choose(2):
        attack = attack_at(s, company_, printed[choose(len(printed))], s.co_site[company_])
    else:
        races = list(RACES.values())
        attack = special_attack(s, company_, races[choose(len(races))], 1, 6 + choose(12), 4 * choose(3))
        attack.kills = 1 if choose(6) == 0 else 0
        attack.ensnares = 1 if choose(4) == 0 else 0
    attack.detain = 1 if choose(5) == 0 else 0
    fighters = list(s.fighters(company_))
    strike = Strike(fighters[choose(len(fighters))], choose(2))
    strike.stays = choose(2)
    strike.free = 1 if choose(4) == 0 else 0
    strike.help = choose(2)
    s.tap[strike.target] = choose(3)
    return attack, strike


@rule("LE-B-169", "LE-B-170", "LE-B-172", "LE-B-173", "LE-B-175", "LE-B-177", "LE-B-184")
@games
def test_chances_of_strikes(mind: str, seed: int) -> None:
    choose = lot(seed)
    tried = 0
    for position in positions(mind, seed):
        for seat in (0, 1):
            s = position.copy()
            bands = [i for i in s.companies(seat) if len(s.fighters(i))]
            if bands:
                are_strike_chances_right(s, *some_strike(s, bands[choose(len(bands))], choose))
                tried += 1
    assert tried >= 15


@rule("LE-A-45", "LE-B-177")
@pytest.mark.parametrize("tap", [UNTAPPED, TAPPED, WOUNDED])
@pytest.mark.parametrize("name", ["the-witch-king", "orc-brawler", "tarcil"])
@pytest.mark.parametrize("advanced", [0, 1])
def test_chance_to_fall(advanced: int, name: str, tap: int) -> None:
    """a Ringwraith returns to the hand at 7 and 8, an Orc runs away at the figures of his card"""
    s = bare(advanced)
    i, (c,) = company(s, 0, "moria", name)
    s.tap[c] = tap
    found = are_strike_chances_right(s, special_attack(s, i, WOLF, 1, 12), Strike(c))
    hit = share(found, SUCCEEDED)
    assert hit > 0
    assert share(found, SUCCEEDED, RETURNED) == (hit * Fraction(11, 36) if advanced and "king" in name else 0)
    assert (share(found, SUCCEEDED, DISCARDED) > 0) == (name == "orc-brawler")


@pytest.mark.parametrize(
    "said", [{}, {"kills": 1}, {"ensnares": 1}, {"detain": 1}, {"body": 6}, {"body": 6, "detain": 1}]
)
@pytest.mark.parametrize("shield", ["", "sable-shield"])
@pytest.mark.parametrize("rolls", [1, 2])
def test_chances_of_what_an_attack_does(said: dict[str, int], shield: str, rolls: int) -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "gorbag")
    if shield:
        lay_on(s, shield, c)
    attack = special_attack(s, i, WOLF, 1, 13)
    for name, value in said.items():
        setattr(attack, name, value)
    strike = Strike(c)
    strike.rolls = rolls
    found = are_strike_chances_right(s, attack, strike)
    harmed = share(found, SUCCEEDED) - share(found, SUCCEEDED, NO_HARM)
    assert (harmed == 0) == bool(shield or said.get("detain"))


# -- ring tests


def are_ring_chances_right(s: Eye, ring: int, bonus: int) -> None:
    base = under_way(s, RingTest(ring, bonus))

    def came(t: Eye) -> Outcome:
        test = t.stack[0]
        assert isinstance(test, RingTest)
        return (test.bits,)

    found = counted(base, lambda t: t.stack[0].step >= CHOICE, came)
    roll = ring_roll(s, ring, bonus)
    for (bits,), part in found.items():
        assert roll.chance(bits) == pytest.approx(part)


GOLD_RINGS = [card.id for card in KINDS if card.ring == GOLD]


@rule("LE-B-144", "LE-B-149")
@games
def test_chances_of_ring_tests(mind: str, seed: int) -> None:
    choose = lot(seed)
    tried = 0
    for position in positions(mind, seed):
        s = position.copy()
        who = [c for seat in (0, 1) for c in s.characters(seat)]
        if who:
            bearer = who[choose(len(who))]
            ring = s.lay(GOLD_RINGS[choose(len(GOLD_RINGS))], s.owner[bearer], TABLE, bearer)
            are_ring_chances_right(s, ring, -choose(4))
            tried += 1
    assert tried >= 8


@rule("LE-B-144", "LE-B-149")
@pytest.mark.parametrize("site", ["minas-morgul", "barad-dur"])
@pytest.mark.parametrize("gold", GOLD_RINGS)
def test_the_points_a_ring_test_promises(gold: int, site: str) -> None:
    """the best ring of the hand that each result allows; without any the gold ring is only lost"""
    s = bare()
    _, (tarcil,) = company(s, 0, site, "tarcil")
    ring = s.lay(gold, 0, TABLE, tarcil)
    in_hand(s, 0, "minor-ring", "magic-ring-of-guile", "the-least-of-gold-rings")
    base = under_way(s, RingTest(ring, -2, 1))

    def came(t: Eye) -> Outcome:
        won = [KINDS[act_a(a)].points for a in options(t) if act_kind(a) == CHOOSE]
        return (max(won, default=0),)

    found = counted(base, lambda t: t.stack[0].step >= CHOICE, came)
    average = sum(outcome[0] * part for outcome, part in found.items())
    assert hoped_points(s, 0, gold, sum_of_test(s, ring, -2)) == pytest.approx(average)


# -- shaking off


@rule("LE-B-80", "LE-B-82")
@games
def test_chances_of_shaking_off(mind: str, seed: int) -> None:
    choose = lot(seed)
    burdens = [card.id for card in KINDS if card.printed.remove_above]
    tried = 0
    for position in positions(mind, seed):
        s = position.copy()
        who = [c for seat in (0, 1) for c in s.characters(seat)]
        if who:
            host = who[choose(len(who))]
            burden = s.lay(burdens[choose(len(burdens))], 1 - s.owner[host], TABLE, host)
            tapping = choose(2)
            base = under_way(s, ShakeOff(burden, tapping))

            def came(t: Eye) -> Outcome:
                frame = t.stack[0]
                assert isinstance(frame, ShakeOff)
                return (frame.off,)

            found = counted(base, lambda t: t.stack[0].step == 1, came)
            assert shake_off_roll(s, burden, tapping).chance(MADE) == pytest.approx(share(found, 1))
            tried += 1
    assert tried >= 8
