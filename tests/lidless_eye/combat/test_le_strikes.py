"""LE-B-160 to LE-B-177, LE-A-45: strikes are assigned and fought, body checks follow."""

import pytest

from lidless_eye.fights import fought, settle, take
from lidless_eye.support_le import all_rolled, bare, company, dice, has, in_hand, lay_on, options, pass_chains
from lidless_eye.support_le import take as take_once
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, NOT_DEFEATED
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    BY_FALL,
    EXCESS,
    FACE,
    PASS,
    PLAY,
    STAY,
    TABLE,
    TAPPED,
    UNTAPPED,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from support import rule

# -- strikes


@rule("LE-B-160", "LE-B-161")
def test_the_defender_names_untapped_characters_the_attacker_the_rest() -> None:
    s = bare()
    i, (a, b, c, d) = company(s, 0, "buhr-widu", "gorbag", "muzgash", "snaga", "ufthak")
    s.tap[c] = TAPPED
    s.tap[d] = WOUNDED
    attack = fought(s, i, 1, 8)
    assert s.seat == 0
    assert options(s) == [act(ASSIGN, a), act(ASSIGN, b)]
    s.stack.clear()
    attack = fought(s, i, 3, 8)
    assert list(attack.targets) == [a, b]  # no choice for the defender
    assert s.seat == 1
    assert options(s) == [act(ASSIGN, c), act(ASSIGN, d)]
    take(s, ASSIGN, d)
    assert list(attack.targets) == [a, b, d]
    assert s.seat == 0


@rule("LE-B-160", "LE-B-129")
def test_allies_take_strikes() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    wolf = lay_on(s, "war-wolf", gorbag)
    attack = fought(s, i, 2, 8)
    assert list(attack.targets) == [gorbag, wolf]


@rule("LE-B-163", "LE-B-168")
def test_excess_strikes_are_named_strike_by_strike() -> None:
    s = bare()
    i, (a, b) = company(s, 0, "buhr-widu", "gorbag", "muzgash")
    dice(s, (6, 5), (6, 5))
    attack = fought(s, i, 5, 8)
    assert attack.left == 3
    assert s.seat == 0
    take(s, FACE, b)
    assert s.seat == 1
    assert options(s) == [act(EXCESS, n) for n in range(4)]
    take(s, EXCESS, 1)
    assert s.seat == 0
    take(s, PASS)
    last = strike_now(s)
    assert (last.target, last.excess) == (a, 2)  # the last takes all that remain
    assert last.defence(s) == 6 - 2
    take(s, PASS)
    assert list(attack.excess) == [2, 1]
    assert s.result == BEATEN


@rule("LE-B-169", "LE-B-170")
def test_tapped_wounded_and_staying() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    fought(s, i, 1, 8)
    strike = strike_now(s)
    values = []
    for position, stays in ((UNTAPPED, 0), (UNTAPPED, 1), (TAPPED, 0), (WOUNDED, 0)):
        s.tap[gorbag] = position
        strike.stays = stays
        values.append(strike.defence(s))
    assert values == [6, 3, 5, 4]


@rule("LE-B-170", "LE-B-172")
@pytest.mark.parametrize(
    ("roll", "stays", "position"),
    [((1, 2), 0, TAPPED), ((1, 2), 1, WOUNDED), ((3, 3), 1, UNTAPPED), ((1, 1), 0, WOUNDED)],
)
def test_equal_fails_less_wounds(roll: tuple[int, int], stays: int, position: int) -> None:
    """prowess 6 against 9: tapping 3 is equal, staying 6 is equal"""
    s = bare()
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    dice(s, roll, (1, 1))
    fought(s, i, 1, 9)
    take(s, STAY if stays else PASS)
    assert s.tap[gorbag] == position
    assert s.result == NOT_DEFEATED


@rule("LE-B-167")
def test_each_strike_forgets_the_skills_spoken() -> None:
    s = bare()
    i, (a, _) = company(s, 0, "buhr-widu", "gorbag", "muzgash")
    dice(s, (6, 6), (6, 6))
    fought(s, i, 2, 8)
    take(s, FACE, a)
    s.spoken = 1
    take(s, PASS)
    assert s.spoken == 0


# -- body checks


@rule("LE-B-175")
@pytest.mark.parametrize(("wounded", "roll", "lives"), [(0, (4, 5), True), (1, (4, 5), False), (0, (5, 5), False)])
def test_body_check_with_one_more_for_who_was_wounded(wounded: int, roll: tuple[int, int], lives: bool) -> None:
    s = bare()
    i, (hador, other) = company(s, 0, "buhr-widu", "hador", "asternak")  # body 9
    s.tap[other] = TAPPED
    if wounded:
        s.tap[hador] = WOUNDED
    dice(s, (1, 1), roll)
    attack = special_attack(s, i, WOLF, 1, 14)
    attack.only = hador
    s.call(attack)
    settle(s)
    if not wounded:
        take(s, PASS)
    assert all_rolled(s)
    assert (s.zone[hador] == TABLE) == lives
    assert has(s.out[0], "hador") == (not lives)
    assert list(attack.wounded) == ([hador] if lives else [])


@rule("LE-B-177")
def test_discarded_on_a_body_check_of_exactly_n() -> None:
    for roll, where in (((4, 3), "table"), ((4, 4), "discard"), ((4, 5), "out")):
        s = bare()
        i, (lagduf, _) = company(s, 0, "buhr-widu", "lagduf", "asternak")  # body 8, discarded on 8
        dice(s, (1, 1), roll)
        fought(s, i, 1, 14)
        take(s, ASSIGN, lagduf)
        take(s, PASS)
        found = "discard" if has(s.discard[0], "lagduf") else "out" if has(s.out[0], "lagduf") else "table"
        assert found == where


@rule("LE-B-177")
def test_what_changes_his_body_changes_n() -> None:
    s = bare()
    i, (lagduf, other) = company(s, 0, "buhr-widu", "lagduf", "asternak")
    hunger = s.lay(NUMBERS["nothing-to-eat-or-drink"], 1, TABLE)  # -1 to the body of everybody
    s.co[hunger] = i
    dice(s, (1, 1), (4, 3))
    fought(s, i, 1, 14)
    take(s, ASSIGN, lagduf)
    take(s, PASS)
    assert has(s.discard[0], "lagduf")
    assert s.zone[other] == TABLE


@rule("LE-B-201", "LE-A-40")
def test_the_ringwraith_falls() -> None:
    s = bare()
    i, (_,) = company(s, 0, "buhr-widu", "ren-the-ringwraith")
    dice(s, (1, 1), (6, 6))
    fought(s, i, 1, 20)
    take(s, PASS)
    assert (s.ending, s.victor) == (BY_FALL, 1)

    s = bare(advanced=1)
    i, (ren, dwar) = company(s, 0, "buhr-widu", "ren-the-ringwraith", "dwar-the-ringwraith")
    s.host[dwar] = ren
    dice(s, (1, 1), (6, 6))
    fought(s, i, 1, 20)
    take(s, ASSIGN, dwar)
    take(s, PASS)
    take(s, PASS)
    assert s.ending == 0
    assert has(s.out[0], "dwar-the-ringwraith")


@rule("LE-A-45", "LE-A-46", "LE-A-47")
@pytest.mark.parametrize(("roll", "wounded"), [((3, 4), 0), ((4, 4), 1)])
def test_a_ringwraith_returns_to_the_hand(roll: tuple[int, int], wounded: int) -> None:
    """the unmodified roll counts: 8 with +1 for being wounded is still an 8"""
    s = bare(advanced=1)
    i, (ren, dwar) = company(s, 0, "buhr-widu", "ren-the-ringwraith", "dwar-the-ringwraith")
    s.host[dwar] = ren
    s.tap[dwar] = TAPPED
    s.tap[ren] = WOUNDED if wounded else UNTAPPED
    lay_on(s, "black-mace", ren)
    dice(s, (1, 1), roll)
    attack = special_attack(s, i, WOLF, 1, 20)
    attack.only = ren
    s.call(attack)
    settle(s)
    if not wounded:
        take(s, PASS)
    assert has(s.hand[0], "ren-the-ringwraith")
    assert has(s.discard[0], "black-mace")
    assert s.ending == 0
    assert s.wraith[0] == NUMBERS["ren-the-ringwraith"]
    assert s.zone[dwar] == TABLE
    assert s.host[dwar] == -1


@rule("LE-A-45")
def test_no_return_in_the_basic_game() -> None:
    s = bare()
    i, (ren,) = company(s, 0, "buhr-widu", "ren-the-ringwraith")
    dice(s, (1, 1), (4, 4))
    fought(s, i, 1, 20)
    take(s, PASS)
    assert s.zone[ren] == TABLE
    assert s.tap[ren] == WOUNDED


@rule("LE-B-167", "LE-B-168", "LE-B-171")
def test_one_card_that_requires_a_skill_before_the_roll() -> None:
    s = bare()
    i, (_,) = company(s, 0, "buhr-widu", "lagduf")  # a warrior, prowess 5
    in_hand(s, 0, "bold-thrust", "blow-turned")
    dice(s, (1, 2))
    fought(s, i, 1, 10)
    strike = strike_now(s)
    take_once(s, PASS)  # first he says whether he taps
    assert s.seat == 0
    played = {act_a(action): action for action in options(s) if act_kind(action) == PLAY}
    assert set(played) == {NUMBERS["bold-thrust"], NUMBERS["blow-turned"]}
    thrust = played[NUMBERS["bold-thrust"]]
    take_once(s, PLAY, act_a(thrust), act_b(thrust), act_c(thrust))
    while strike in s.stack:
        assert strike.rolled == 0  # whoever is asked, the dice have not fallen yet
        assert all(act_kind(action) != PLAY for action in options(s))
        take_once(s, PASS)
    assert (strike.sum, strike.against) == (5 + 3 + 3, 10)
    pass_chains(s)
    assert s.result == BEATEN
