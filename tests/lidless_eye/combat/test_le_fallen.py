"""LE-B-47, LE-B-58, LE-B-131, LE-B-142, LE-A-78 to LE-A-83: who leaves play, his items, and trophies."""

import pytest

from lidless_eye.fights import attacked, fought, settle, take
from lidless_eye.support_le import bare, company, dice, has, lay_on, options
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD, TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules import sums
from mathom.games.lidless_eye.rules.combat.attack import NOT_DEFEATED
from mathom.games.lidless_eye.rules.combat.making import creature_attack, special_attack
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.fallen import DETAINED, is_trophy, put_away, remove_character
from mathom.games.lidless_eye.terms import (
    ACTED,
    ASSIGN,
    BORDER_LAND,
    BY_FALL,
    CHAIN,
    FACE,
    KEY_REGION,
    OF_CREATURES,
    ORPHANED,
    PASS,
    TABLE,
    TAKE,
    TAPPED,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import act
from support import rule

ITHILIEN = KEY_REGION + REGION_NUMBERS["ithilien"]


@rule("LE-B-47", "LE-B-58", "LE-B-143")
def test_with_a_character_go_his_cards_but_not_his_followers() -> None:
    s = bare()
    i, (shagrat, grishnakh) = company(s, 0, "buhr-widu", "shagrat", "grishnakh")
    s.host[grishnakh] = shagrat
    lay_on(s, "black-mace", shagrat)
    lay_on(s, "war-wolf", shagrat)
    lay_on(s, "lure-of-the-senses", shagrat, 1)
    helm = lay_on(s, "high-helm", grishnakh)
    remove_character(s, shagrat, TO_DISCARD)
    assert all(has(s.discard[0], name) for name in ("shagrat", "black-mace", "war-wolf"))
    assert has(s.discard[1], "lure-of-the-senses")
    assert (s.zone[grishnakh], s.host[grishnakh], s.co[grishnakh]) == (TABLE, -1, i)
    assert s.used[grishnakh] & ORPHANED
    assert s.host[helm] == grishnakh
    assert sums.general_used(s, 0) == 0  # until the next organization phase he costs nothing


@rule("LE-B-70")
def test_the_last_one_ends_the_company() -> None:
    s = bare()
    i, (shagrat,) = company(s, 0, "buhr-widu", "shagrat")
    remove_character(s, shagrat, TO_REMOVED)
    assert s.co_owner[i] == -1
    assert has(s.out[0], "shagrat")


@rule("LE-B-201")
def test_only_a_body_check_makes_a_ringwraith_fall() -> None:
    for fall, ending in ((False, 0), (True, BY_FALL)):
        s = bare()
        _, (ren,) = company(s, 0, "buhr-widu", "ren-the-ringwraith")
        remove_character(s, ren, TO_REMOVED, fall)
        assert s.ending == ending


def killed(s: Eye, i: int, who: int) -> None:
    """one of the company is eliminated by a body check; no dice are left over"""
    dice(s, (1, 1), (6, 6))
    attack = special_attack(s, i, WOLF, 1, 20)
    attack.only = who
    s.call(attack)
    settle(s)
    if s.tap[who] == 0:
        take(s, PASS)


@rule("LE-B-142")
def test_unwounded_characters_take_one_item_each() -> None:
    s = bare()
    i, (hador, asternak, jerrek, layos) = company(s, 0, "buhr-widu", "hador", "asternak", "jerrek", "layos")
    s.tap[asternak] = TAPPED
    s.tap[jerrek] = WOUNDED
    mace = lay_on(s, "black-mace", hador)
    helm = lay_on(s, "high-helm", hador)
    cloak = lay_on(s, "shadow-cloak", hador)
    lay_on(s, "lure-of-the-senses", hador, 1)
    wolf = lay_on(s, "war-wolf", asternak)
    killed(s, i, hador)
    assert s.seat == 0
    assert s.stack[-1].name() == "Bequest"
    assert [s.host[x] for x in (mace, helm, cloak)] == [-1, -1, -1]  # they wait on the table
    assert has(s.discard[1], "lure-of-the-senses")
    heirs = (asternak, layos)  # not the wounded one, not the ally
    assert sorted(options(s)) == sorted([act(PASS)] + [act(TAKE, x, h) for x in (mace, helm, cloak) for h in heirs])
    take(s, TAKE, helm, asternak)
    assert sorted(options(s)) == sorted([act(PASS)] + [act(TAKE, x, layos) for x in (mace, cloak)])
    take(s, TAKE, mace, layos)
    assert not s.stack  # nobody is left to take the third
    assert (s.host[helm], s.host[mace]) == (asternak, layos)
    assert has(s.discard[0], "shadow-cloak")
    assert s.host[wolf] == asternak


@rule("LE-B-142", "LE-B-195")
def test_nobody_takes_over_what_cannot_be_duplicated_on_him() -> None:
    s = bare()
    i, (hador, asternak, layos) = company(s, 0, "buhr-widu", "hador", "asternak", "layos")
    cloak = lay_on(s, "shadow-cloak", hador)
    lay_on(s, "shadow-cloak", asternak)
    killed(s, i, hador)
    assert options(s) == [act(TAKE, cloak, layos), act(PASS)]
    s = bare()
    i, (hador, asternak) = company(s, 0, "buhr-widu", "hador", "asternak")
    lay_on(s, "shadow-cloak", hador)
    lay_on(s, "shadow-cloak", asternak)
    killed(s, i, hador)
    assert not s.stack  # nobody is asked
    assert has(s.discard[0], "shadow-cloak")


@rule("LE-B-142")
def test_the_rest_is_discarded() -> None:
    s = bare()
    i, (hador, _) = company(s, 0, "buhr-widu", "hador", "asternak")
    lay_on(s, "black-mace", hador)
    killed(s, i, hador)
    take(s, PASS)
    assert has(s.discard[0], "black-mace")
    assert has(s.out[0], "hador")
    s = bare()
    i, (hador,) = company(s, 0, "buhr-widu", "hador")
    lay_on(s, "black-mace", hador)
    killed(s, i, hador)
    assert not s.stack
    assert has(s.discard[0], "black-mace")
    assert s.co_owner[i] == -1


@rule("LE-B-131")
def test_an_eliminated_ally_is_removed() -> None:
    s = bare()
    i, (hador,) = company(s, 0, "buhr-widu", "hador")
    wolf = lay_on(s, "war-wolf", hador)
    killed(s, i, wolf)
    assert not s.stack
    assert has(s.out[0], "war-wolf")
    assert s.zone[hador] == TABLE


# -- trophies


def with_trophies(s: Eye, bearer: int, *names: str) -> list[int]:
    return [lay_on(s, name, bearer, 1 - s.owner[bearer]) for name in names]


@rule("LE-A-78", "LE-A-79")
def test_an_orc_who_faced_it_takes_the_creature() -> None:
    s = bare(advanced=1)
    i, (gorbag, muzgash, asternak, snaga) = company(s, 0, "buhr-widu", "gorbag", "muzgash", "asternak", "snaga")
    s.tap[snaga] = TAPPED
    dice(s, (6, 6), (6, 6))
    attack = attacked(s, i, "cave-drake")
    take(s, ASSIGN, gorbag)
    take(s, ASSIGN, asternak)
    take(s, FACE, asternak)
    for _ in range(4):  # each taps, nobody helps
        take(s, PASS)
    assert options(s) == [act(TAKE, attack.creature, gorbag), act(PASS)]  # Muzgash faced no strike, Asternak is a Man
    take(s, TAKE, attack.creature, gorbag)
    assert not s.stack
    assert is_trophy(s, attack.creature)
    assert s.host[attack.creature] == gorbag
    assert s.zone[muzgash] == TABLE


@rule("LE-A-78")
@pytest.mark.parametrize(
    ("rolls", "won"), [(((6, 6), (6, 6)), True), (((6, 6), (1, 1), (1, 1)), False), (((1, 1), (1, 1), (6, 6)), False)]
)
def test_a_creature_of_two_attacks_is_defeated_in_both(rolls: tuple[tuple[int, int], ...], won: bool) -> None:
    s = bare(advanced=1)
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    s.now = i
    slayer = s.lay(NUMBERS["slayer"], 1, CHAIN)
    s.used[slayer] |= ACTED  # its parry is used up
    dice(s, *rolls)
    s.call(creature_attack(s, slayer, BORDER_LAND))
    settle(s)
    take(s, PASS)
    assert bool(s.stack) == won
    if won:
        assert options(s) == [act(TAKE, slayer, gorbag), act(PASS)]
    else:
        assert has(s.discard[1], "slayer")


@rule("LE-A-78")
def test_no_trophies_in_the_basic_game() -> None:
    s = bare()
    i, (_,) = company(s, 0, "buhr-widu", "gorbag")
    dice(s, (6, 6))
    attacked(s, i, "huorn")
    take(s, PASS)
    assert not s.stack
    assert has(s.discard[1], "huorn")


@rule("LE-A-80", "LE-A-81", "LE-A-83")
def test_a_trophy_of_a_detainment_attack_gives_no_points() -> None:
    for detain in (0, 1):
        s = bare(advanced=1)
        i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
        dice(s, (6, 6), (6, 6))
        s.now = i
        attack = attacked(s, i, "gondorian-rangers", ITHILIEN)
        attack.detain = detain
        take(s, PASS)
        take(s, TAKE, attack.creature, gorbag)
        trophy = attack.creature
        assert s.mark[trophy] == (DETAINED if detain else 0)
        assert points(s, 0)[OF_CREATURES] == (0 if detain else 2)
        put_away(s, trophy)
        assert has(s.out[1] if detain else s.stored[0], "gondorian-rangers")
        assert s.kind[trophy] == -1


@rule("LE-A-81")
def test_without_a_star_it_goes_to_the_removed_pile() -> None:
    s = bare(advanced=1)
    _, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    with_trophies(s, gorbag, "huorn", "the-border-watch")
    remove_character(s, gorbag, TO_REMOVED)
    assert has(s.out[1], "huorn")
    assert has(s.stored[0], "the-border-watch")


@rule("LE-A-82")
@pytest.mark.parametrize(
    ("names", "influence", "prowess"),
    [
        (("huorn",), 1, 0),
        (("huorn", "giant"), 1, 1),
        (("gondorian-rangers",), 1, 1),
        (("huorn", "gondorian-rangers"), 2, 1),
        (("gondorian-rangers", "gondorian-rangers"), 2, 2),
        (("gondorian-rangers", "gondorian-rangers", "huorn"), 2, 2),
    ],
)
def test_what_trophies_give(names: tuple[str, ...], influence: int, prowess: int) -> None:
    s = bare(advanced=1)
    _, (lagduf,) = company(s, 0, "buhr-widu", "lagduf")  # prowess 5, influence 0
    with_trophies(s, lagduf, *names)
    assert sums.direct(s, lagduf) == influence
    assert sums.prowess(s, lagduf) == 5 + prowess


@rule("LE-A-82")
def test_trophies_raise_prowess_to_nine_at_most() -> None:
    s = bare(advanced=1)
    _, (angmar,) = company(s, 0, "buhr-widu", "lieutenant-of-angmar")  # prowess 8
    with_trophies(s, angmar, "gondorian-rangers", "gondorian-rangers")
    assert sums.prowess(s, angmar) == 9


def test_who_is_wounded_by_barrow_wights_checks_afterwards() -> None:
    s = bare()
    i, (hador, _) = company(s, 0, "dead-marshes", "hador", "asternak")
    lay_on(s, "black-mace", hador)  # 3 corruption points
    dice(s, (1, 1), (1, 1), (1, 1))  # the strike, the body check, the corruption check at -2
    attack = special_attack(s, i, WOLF, 1, 20)
    attack.wounded_check = -2
    attack.only = hador
    s.call(attack)
    settle(s)
    take(s, PASS)
    assert has(s.out[0], "hador")  # 0 is three less than 3
    assert not s.stack


def test_corpse_candles_call_for_checks_first() -> None:
    s = bare()
    i, (hador,) = company(s, 0, "dead-marshes", "hador")
    lay_on(s, "black-mace", hador)
    dice(s, (1, 1), (1, 1))
    attack = special_attack(s, i, WOLF, 1, 5)
    attack.checks_first = 1
    s.call(attack)
    settle(s)  # 2 against 3 taps him before strikes are assigned: nobody asks whether he taps
    assert not s.stack
    assert s.tap[hador] == TAPPED
    assert list(attack.outcomes) == [1]  # 5 + 3 (mace) - 1 + 2 against 5


def test_wounds_are_told_even_of_the_dead() -> None:
    s = bare()
    i, (hador, asternak) = company(s, 0, "dead-marshes", "hador", "asternak")
    lay_on(s, "despair-of-the-heart", asternak, 1)  # a check whenever somebody of his company is wounded
    dice(s, (1, 1), (6, 6), (6, 6))
    attack = special_attack(s, i, WOLF, 1, 20)
    attack.only = hador
    s.call(attack)
    settle(s)
    take(s, PASS)
    assert s.dice.at == 6  # strike, body check, and his corruption check
    assert not s.stack


def test_an_attack_on_nobody_is_over_at_once() -> None:
    s = bare()
    i, (hador,) = company(s, 0, "dead-marshes", "hador")
    remove_character(s, hador, TO_DISCARD)
    s.co_owner[i] = 0  # as if its end were still to come
    fought(s, i, 1, 8)
    assert not s.stack
    assert s.result == NOT_DEFEATED
