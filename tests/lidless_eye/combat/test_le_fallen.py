"""LE-B-47, LE-B-58, LE-B-131, LE-B-142, LE-A-78 to LE-A-83: who leaves play, his items, and trophies."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.rules import sums
from mathom.games.lidless_eye.rules.combat.making import creature_attack, special_attack
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.fallen import DETAINED, is_trophy, put_away, remove_character
from mathom.games.lidless_eye.terms import (
    ACTED,
    BORDER_LAND,
    CHAIN,
    OF_CREATURES,
    ORPHANED,
    WOLF,
)
from support import rule


@rule("LE-B-47", "LE-B-58", "LE-B-143")
def test_with_a_character_go_his_cards_but_not_his_followers() -> None:
    t = lay("0 buhr-widu: shagrat, grishnakh")
    t.host["grishnakh"] = "shagrat"
    t.lay_on("black-mace", "shagrat")
    t.lay_on("war-wolf", "shagrat")
    t.lay_on("lure-of-the-senses", "shagrat", 1)
    t.lay_on("high-helm", "grishnakh")
    t.remove("shagrat")
    assert all(name in t.discard[0] for name in ("shagrat", "black-mace", "war-wolf"))
    assert "lure-of-the-senses" in t.discard[1]
    assert ("grishnakh" in t, t.host["grishnakh"], t.members("grishnakh")) == (True, "", ["grishnakh"])
    assert t.s.used[t.piece("grishnakh")] & ORPHANED
    assert t.host["high-helm"] == "grishnakh"
    assert sums.general_used(t.s, 0) == 0  # until the next organization phase he costs nothing


@rule("LE-B-70")
def test_the_last_one_ends_the_company() -> None:
    t = lay("0 buhr-widu: shagrat")
    t.remove("shagrat", out=True)
    assert not t.s.companies(0)
    assert "shagrat" in t.out[0]


@rule("LE-B-201")
def test_only_a_body_check_makes_a_ringwraith_fall() -> None:
    for fall, ending in ((False, ""), (True, "fall")):
        t = lay("0 buhr-widu: ren-the-ringwraith")
        remove_character(t.s, t.piece("ren-the-ringwraith"), TO_REMOVED, fall)
        assert t.ending == ending


def killed(t: Laid, i: str, who: str) -> None:
    """one of the company is eliminated by a body check; no dice are left over"""
    t.roll((1, 1), (6, 6))
    attack = t.attack("wolf", i, 1, 20, begin=False)
    attack.only = t.piece(who)
    t.run(attack).quiet()
    if t.tap[who] == "untapped":
        t.play("pass").quiet()


@rule("LE-B-142")
def test_unwounded_characters_take_one_item_each() -> None:
    t = lay("0 buhr-widu: hador (black-mace, high-helm, shadow-cloak), tapped asternak, wounded jerrek, layos")
    t.lay_on("lure-of-the-senses", "hador", 1)
    t.lay_on("war-wolf", "asternak")
    killed(t, "hador", "hador")
    assert t.seat == 0
    assert t.stack[-1] == "Bequest"
    assert [t.host[x] for x in ("black-mace", "high-helm", "shadow-cloak")] == ["", "", ""]  # they wait on the table
    assert "lure-of-the-senses" in t.discard[1]
    heirs = ("asternak", "layos")  # not the wounded one, not the ally
    assert sorted(t.offers()) == sorted(
        ["pass"] + [f"take {x} > {h}" for x in ("black-mace", "high-helm", "shadow-cloak") for h in heirs]
    )
    t.play("take high-helm > asternak").quiet()
    assert sorted(t.offers()) == sorted(["pass"] + [f"take {x} > layos" for x in ("black-mace", "shadow-cloak")])
    t.play("take black-mace > layos").quiet()
    assert not t.stack  # nobody is left to take the third
    assert (t.host["high-helm"], t.host["black-mace"]) == ("asternak", "layos")
    assert "shadow-cloak" in t.discard[0]
    assert t.host["war-wolf"] == "asternak"


@rule("LE-B-142", "LE-B-195")
def test_nobody_takes_over_what_cannot_be_duplicated_on_him() -> None:
    t = lay("0 buhr-widu: hador (shadow-cloak), asternak, layos")
    t.lay_on("shadow-cloak", "asternak")
    killed(t, "hador", "hador")
    assert t.offers() == ["take shadow-cloak#1 > layos", "pass"]
    t = lay("0 buhr-widu: hador (shadow-cloak), asternak")
    t.lay_on("shadow-cloak", "asternak")
    killed(t, "hador", "hador")
    assert not t.stack  # nobody is asked
    assert "shadow-cloak" in t.discard[0]


@rule("LE-B-142")
def test_the_rest_is_discarded() -> None:
    t = lay("0 buhr-widu: hador (black-mace), asternak")
    killed(t, "hador", "hador")
    t.play("pass").quiet()
    assert "black-mace" in t.discard[0]
    assert "hador" in t.out[0]
    t = lay("0 buhr-widu: hador (black-mace)")
    killed(t, "hador", "hador")
    assert not t.stack
    assert "black-mace" in t.discard[0]
    assert not t.s.companies(0)


@rule("LE-B-131")
def test_an_eliminated_ally_is_removed() -> None:
    t = lay("0 buhr-widu: hador (war-wolf)")
    killed(t, "hador", "war-wolf")
    assert not t.stack
    assert "war-wolf" in t.out[0]
    assert "hador" in t


# -- trophies


def with_trophies(t: Laid, bearer: str, *names: str) -> list[str]:
    return [t.lay_on(name, bearer, 1 - t.owner[bearer]) for name in names]


@rule("LE-A-78", "LE-A-79")
def test_an_orc_who_faced_it_takes_the_creature() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash, asternak, tapped snaga", advanced=1)
    t.roll((6, 6), (6, 6))
    attack = t.creature("cave-drake", "gorbag")
    t.play("assign gorbag").quiet()
    t.play("assign asternak").quiet()
    t.play("face asternak").quiet()
    for _ in range(4):  # each taps, nobody helps
        t.play("pass").quiet()
    assert t.offers() == [
        f"take {t.name(attack.creature)} > gorbag",
        "pass",
    ]  # Muzgash faced no strike, Asternak is a Man
    t.play("take cave-drake > gorbag").quiet()
    assert not t.stack
    assert is_trophy(t.s, attack.creature)
    assert t.host["cave-drake"] == "gorbag"
    assert "muzgash" in t


@rule("LE-A-78")
@pytest.mark.parametrize(
    ("rolls", "won"), [(((6, 6), (6, 6)), True), (((6, 6), (1, 1), (1, 1)), False), (((1, 1), (1, 1), (6, 6)), False)]
)
def test_a_creature_of_two_attacks_is_defeated_in_both(rolls: tuple[tuple[int, int], ...], won: bool) -> None:
    t = lay("0 buhr-widu: gorbag", advanced=1)
    t.now = "gorbag"
    t.s.lay(card_of("slayer").id, 1, CHAIN)
    t.s.used[t.piece("slayer")] |= ACTED  # its parry is used up
    t.roll(*rolls)
    t.s.call(creature_attack(t.s, t.piece("slayer"), BORDER_LAND))
    t.settle().quiet()
    t.play("pass").quiet()
    assert bool(t.stack) == won
    if won:
        assert t.offers() == ["take slayer > gorbag", "pass"]
    else:
        assert "slayer" in t.discard[1]


@rule("LE-A-78")
def test_no_trophies_in_the_basic_game() -> None:
    t = lay("0 buhr-widu: gorbag")
    t.roll((6, 6))
    t.creature("huorn", "gorbag")
    t.play("pass").quiet()
    assert not t.stack
    assert "huorn" in t.discard[1]


@rule("LE-A-80", "LE-A-81", "LE-A-83")
def test_a_trophy_of_a_detainment_attack_gives_no_points() -> None:
    for detain in (0, 1):
        t = lay("0 buhr-widu: gorbag", advanced=1)
        t.roll((6, 6), (6, 6))
        t.now = "gorbag"
        attack = t.creature("gondorian-rangers", "gorbag", "ithilien")
        attack.detain = detain
        t.play("pass").quiet()
        t.play("take gondorian-rangers > gorbag").quiet()
        trophy = t.piece("gondorian-rangers")
        assert t.s.mark[trophy] == (DETAINED if detain else 0)
        assert points(t.s, 0)[OF_CREATURES] == (0 if detain else 2)
        put_away(t.s, trophy)
        assert "gondorian-rangers" in (t.out[1] if detain else t.stored[0])
        assert "gondorian-rangers" not in t


@rule("LE-A-81")
def test_without_a_star_it_goes_to_the_removed_pile() -> None:
    t = lay("0 buhr-widu: gorbag", advanced=1)
    with_trophies(t, "gorbag", "huorn", "the-border-watch")
    t.remove("gorbag", out=True)
    assert "huorn" in t.out[1]
    assert "the-border-watch" in t.stored[0]


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
    t = lay(advanced=1)
    t.company(0, "buhr-widu", "lagduf")  # prowess 5, influence 0
    with_trophies(t, "lagduf", *names)
    assert sums.direct(t.s, t.piece("lagduf")) == influence
    assert sums.prowess(t.s, t.piece("lagduf")) == 5 + prowess


@rule("LE-A-82")
def test_trophies_raise_prowess_to_nine_at_most() -> None:
    t = lay(advanced=1)
    t.company(0, "buhr-widu", "lieutenant-of-angmar")  # prowess 8
    with_trophies(t, "lieutenant-of-angmar", "gondorian-rangers", "gondorian-rangers")
    assert sums.prowess(t.s, t.piece("lieutenant-of-angmar")) == 9


def test_who_is_wounded_by_barrow_wights_checks_afterwards() -> None:
    t = lay("0 dead-marshes: hador, asternak")
    t.lay_on("black-mace", "hador")  # 3 corruption points
    t.roll((1, 1), (1, 1), (1, 1))  # the strike, the body check, the corruption check at -2
    attack = t.attack("wolf", "hador", 1, 20, begin=False)
    attack.wounded_check = -2
    attack.only = t.piece("hador")
    t.run(attack).quiet()
    t.play("pass").quiet()
    assert "hador" in t.out[0]  # 0 is three less than 3
    assert not t.stack


def test_corpse_candles_call_for_checks_first() -> None:
    t = lay("0 dead-marshes: hador (black-mace)")
    t.roll((1, 1), (1, 1))
    attack = t.attack("wolf", "hador", 1, 5, begin=False)
    attack.checks_first = 1
    t.run(attack).quiet()  # 2 against 3 taps him before strikes are assigned: nobody asks whether he taps
    assert not t.stack
    assert t.tap["hador"] == "tapped"
    assert list(attack.outcomes) == [1]  # 5 + 3 (mace) - 1 + 2 against 5


def test_wounds_are_told_even_of_the_dead() -> None:
    t = lay("0 dead-marshes: hador, asternak")
    t.lay_on("despair-of-the-heart", "asternak", 1)  # a check whenever somebody of his company is wounded
    t.roll((1, 1), (6, 6), (6, 6))
    attack = t.attack("wolf", "hador", 1, 20, begin=False)
    attack.only = t.piece("hador")
    t.run(attack).quiet()
    t.play("pass").quiet()
    assert t.s.dice.at == 6  # strike, body check, and his corruption check
    assert not t.stack


def test_an_attack_on_nobody_is_over_at_once() -> None:
    t = lay("0 dead-marshes: hador")
    i = t.number("hador")
    t.remove("hador")
    t.s.co_owner[i] = 0  # as if its end were still to come
    t.run(special_attack(t.s, i, WOLF, 1, 8)).quiet()
    assert not t.stack
    assert t.outcome == "not defeated"
