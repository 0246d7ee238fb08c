"""Sorcery, and what magic costs."""

from lidless_eye.event_support import answer, assaulted, band, offered, playable, plays
from lidless_eye.support_le import company, has, in_hand, lay_on, run, sums
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.routes import reach
from mathom.games.lidless_eye.rules.sums import prowess
from mathom.games.lidless_eye.terms import ANY_TIME, SITE, TABLE, TAPPED
from support import card


@card("bitter-cold")
def test_bitter_cold_weakens_attacks_and_wears_out_its_user() -> None:
    s, i, (hador, jerrek) = band("dale", "hador", "jerrek")
    assert playable(s, "bitter-cold", ANY_TIME) == [(hador, 0)]  # only he can use sorcery
    lay_on(s, "binding-ring", hador)  # 2 corruption points
    sums(s, 6)  # 6 - 4 is equal: he taps
    plays(s, "bitter-cold", hador)
    assert s.tap[hador] == TAPPED
    assert s.tap[jerrek] != TAPPED
    attack = assaulted(s, i, "wolf", 2, 9, 7)
    assert (attack.prowess_now(s), attack.body_now(s)) == (8, 6)
    s.stack.clear()
    other, _ = company(s, 0, "moria", "layos")
    away = assaulted(s, other, "wolf", 2, 9, 7)
    assert (away.prowess_now(s), away.body_now(s)) == (9, 7)


@card("bitter-cold")
def test_a_ringwraith_uses_magic_unharmed() -> None:
    s, _, (ren,) = band("dale", "ren-the-ringwraith")
    sums(s)  # no roll
    plays(s, "bitter-cold", ren)
    assert s.zone[ren] == TABLE
    assert has(s.discard[0], "bitter-cold")


@card("bitter-cold")
def test_akhorahil_gets_his_magic_back() -> None:
    s, _, (akhorahil,) = band("dale", "akhorahil-the-ringwraith")
    plays(s, "bitter-cold", akhorahil)
    assert has(s.deck[0], "bitter-cold")
    assert not has(s.discard[0], "bitter-cold")


@card("the-water-s-tithe")
def test_the_water_s_tithe() -> None:
    s, i, (hador,) = band("dol-guldur", "hador", advanced=1)
    assert reach(s, i) == 4
    assert playable(s, "the-water-s-tithe", SITE) == []
    sums(s, 9)
    plays(s, "the-water-s-tithe", hador)
    assert reach(s, i) == 6
    basic, _, _ = band("dol-guldur", "hador")
    assert playable(basic, "the-water-s-tithe") == []  # no movement by regions
    ren, _, _ = band("dol-guldur", "ren-the-ringwraith", advanced=1)
    assert playable(ren, "the-water-s-tithe") == []


@card("the-water-s-tithe")
def test_the_water_s_tithe_is_at_minus_3() -> None:
    s, _, (hador,) = band("dol-guldur", "hador", advanced=1)
    lay_on(s, "binding-ring", hador)
    sums(s, 5)  # 5 - 3 is equal
    plays(s, "the-water-s-tithe", hador)
    assert s.tap[hador] == TAPPED


@card("some-secret-art-of-flame")
def test_some_secret_art_of_flame() -> None:
    s, i, (hador, jerrek) = band("dale", "hador", "jerrek")
    sums(s, 7)
    assaulted(s, i, "wolf", 1, 9, 0, "some-secret-art-of-flame", "some-secret-art-of-flame")
    assert offered(s, "some-secret-art-of-flame") == [(hador, 0)]
    answer(s, "some-secret-art-of-flame", hador)
    assert (prowess(s, hador), prowess(s, jerrek)) == (5 + 4, 5)
    assert offered(s, "some-secret-art-of-flame") == []
    s.expire(2)  # the end of the attack
    assert prowess(s, hador) == 5
    assert playable(band("dale", "hador")[0], "some-secret-art-of-flame", ANY_TIME) == []


@card("veils-of-shadow")
def test_veils_of_shadow_at_moria_and_only_there() -> None:
    s, i, (hador, *_) = band("moria", "hador", "jerrek", "tarcil", "layos")
    s.now = i
    sums(s, 7)
    in_hand(s, 0, "veils-of-shadow", "veils-of-shadow")
    attack = automatic_attack(s, i, 0)  # four Orcs
    run(s, attack)
    assert offered(s, "veils-of-shadow") == [(hador, 0)]
    answer(s, "veils-of-shadow", hador)
    assert attack.left == 1  # one strike to assign
    t, j, (again, *_) = band("shelob-s-lair", "hador", "jerrek", "tarcil")
    t.now = j
    sums(t, 7)
    echo = t.lay(NUMBERS["veils-of-shadow"], 0, 4)
    t.mark[echo] = SITE_NUMBERS["shelob-s-lair"]
    in_hand(t, 0, "veils-of-shadow")
    second = automatic_attack(t, j, 0)
    run(t, second)
    assert second.fixed == 1  # by what was used earlier this turn
    assert offered(t, "veils-of-shadow") == []
    assert t.zone[again] == TABLE
    wolves, k, _ = band("moria", "hador")
    assaulted(wolves, k, "wolf", 3, 9, 0, "veils-of-shadow")
    assert offered(wolves, "veils-of-shadow") == []  # no automatic-attack
