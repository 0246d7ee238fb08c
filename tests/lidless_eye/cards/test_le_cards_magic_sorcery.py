"""Sorcery, and what magic costs."""

from lidless_eye.laying import lay
from support import card

FLAME = "some-secret-art-of-flame"


@card("bitter-cold")
def test_bitter_cold_weakens_attacks_and_wears_out_its_user() -> None:
    t = lay("0 dale: hador, jerrek; 0 moria: layos")
    assert t.resource_on("bitter-cold", "any-time") == ["hador"]  # only he can use sorcery
    t.lay_on("binding-ring", "hador")  # 2 corruption points
    t.roll(6).resource("bitter-cold > hador")  # 6 - 4 is equal: he taps
    assert t.tap["hador"] == "tapped"
    assert t.tap["jerrek"] == "untapped"

    def wolves(company: str) -> tuple[int, int]:
        u = t.copy()
        attack = u.attack("wolf", company, 2, 9, 7)
        return int(attack.prowess_now(u.s)), int(attack.body_now(u.s))

    assert wolves("hador") == (8, 6)
    assert wolves("layos") == (9, 7)


@card("bitter-cold")
def test_a_ringwraith_uses_magic_unharmed() -> None:
    t = lay("0 dale: ren-the-ringwraith").roll().resource("bitter-cold > ren-the-ringwraith")  # no roll
    assert "ren-the-ringwraith" in t
    assert "bitter-cold" in t.discard[0]


@card("bitter-cold")
def test_akhorahil_gets_his_magic_back() -> None:
    t = lay("0 dale: akhorahil-the-ringwraith").resource("bitter-cold > akhorahil-the-ringwraith")
    assert t.deck[0] == ["bitter-cold"]
    assert t.discard[0] == []


@card("the-water-s-tithe")
def test_the_water_s_tithe() -> None:
    t = lay("0 dol-guldur: hador", advanced=1)
    t.phase = "organization"
    assert t.reach("hador") == 4
    assert t.resource_on("the-water-s-tithe", "site") == []
    t.roll(9).resource("the-water-s-tithe > hador")
    assert t.reach("hador") == 6
    basic = lay("0 dol-guldur: hador")
    ren = lay("0 dol-guldur: ren-the-ringwraith", advanced=1)
    for other in (basic, ren):  # no movement by regions; no Ringwraith
        other.phase = "organization"
        assert other.resource_on("the-water-s-tithe") == []


@card("the-water-s-tithe")
def test_the_water_s_tithe_is_at_minus_3() -> None:
    t = lay("0 dol-guldur: hador (binding-ring)", advanced=1)
    t.phase = "organization"
    t.roll(5).resource("the-water-s-tithe > hador")  # 5 - 3 is equal
    assert t.tap["hador"] == "tapped"


@card("some-secret-art-of-flame")
def test_some_secret_art_of_flame() -> None:
    t = lay("0 dale: hador, jerrek").hold(0, FLAME, FLAME).roll(7)
    t.run(t.attack("wolf", "hador", 1, 9, begin=False))
    assert t.offered(f"play {FLAME}") == [f"play {FLAME} > hador"]
    t.play(f"play {FLAME} > hador").quiet()
    assert (t.prowess("hador"), t.prowess("jerrek")) == (5 + 4, 5)
    assert t.offered(f"play {FLAME}") == []
    assert t.expire("attack").prowess("hador") == 5
    assert lay("0 dale: hador").resource_on(FLAME, "any-time") == []


@card("veils-of-shadow")
def test_veils_of_shadow_at_moria_and_only_there() -> None:
    veils = "play veils-of-shadow > hador"
    t = lay("0 moria: hador, jerrek, tarcil, layos").hold(0, "veils-of-shadow", "veils-of-shadow").roll(7)
    t.now = "hador"
    attack = t.automatic("hador", begin=False)  # four Orcs
    t.run(attack)
    assert t.offered("play veils-of-shadow") == [veils]
    t.play(veils).quiet()
    assert attack.left == 1  # one strike to assign
    t = lay("0 shelob-s-lair: hador, jerrek, tarcil").hold(0, "veils-of-shadow")
    t.now = "hador"
    t.lasts("veils-of-shadow", 0, of="shelob-s-lair")
    second = t.automatic("hador", begin=False)
    t.run(second)
    assert second.fixed == 1  # by what was used earlier this turn
    assert t.offered("play veils-of-shadow") == []
    assert "hador" in t
    wolves = lay("0 moria: hador").hold(0, "veils-of-shadow")
    wolves.run(wolves.attack("wolf", "hador", 3, 9, begin=False))
    assert wolves.offered("play veils-of-shadow") == []  # no automatic-attack
