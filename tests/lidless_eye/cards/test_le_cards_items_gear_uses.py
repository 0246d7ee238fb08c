"""Items that are used up, tapped, or do something of their own."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.rules.combat.attack import Attack
from support import card, rule


def bearer(name: str, who: str = "tarcil", site: str = "moria") -> Laid:
    return lay(f"0 {site}: {who} ({name})")


def struck(t: Laid, race: str, who: str, prowess: int = 10, body: int = 0) -> Attack:
    """somebody is attacked, and may use what he has before his strike"""
    t.now = who
    attack = t.attack(race, who, 1, prowess, body, begin=False)
    t.run(attack).dully(lambda: t.asks("strike") or f"assign {who}" in t.offers())
    if not t.asks("strike"):
        t.play(f"assign {who}").up_to("strike")
    assert t.name(t.strike.target) == who
    return attack


def fought(t: Laid, attack: Attack) -> str:
    """nobody does anything more: what the attack came to"""
    t.dully(lambda: attack not in t.s.stack)
    return t.outcome


# -- used up


@card("foul-smelling-paste")
def test_paste_heals_a_companion() -> None:
    t = lay("0 moria: tarcil (foul-smelling-paste), layos").window("organise")
    assert "use foul-smelling-paste > layos" not in t.offers()  # nobody is wounded
    t.tap["layos"] = "wounded"
    t.use("foul-smelling-paste > layos")
    assert t.tap["layos"] == "untapped"
    assert "foul-smelling-paste" in t.discard[0]
    assert t.tap["tarcil"] == "untapped"


@card("foul-smelling-paste")
def test_paste_does_not_heal_elsewhere_or_in_a_strike() -> None:
    t = lay("0 moria: tarcil (foul-smelling-paste); 0 moria: wounded layos").window("organise")
    assert "use foul-smelling-paste > layos" not in t.offers()
    t = lay("0 moria: wounded tarcil (foul-smelling-paste, poison)")
    struck(t, "orc", "tarcil")
    assert "use foul-smelling-paste > tarcil" not in t.offers()
    assert "use poison" in t.offers()


@card("orc-draughts")
def test_draughts_strengthen_the_company_for_the_turn() -> None:
    t = lay("0 moria: tarcil (orc-draughts), layos; 0 moria: hador").window("organise").use("orc-draughts")
    assert (t.prowess("tarcil"), t.prowess("layos"), t.prowess("hador")) == (5, 4, 5)
    assert "orc-draughts" in t.discard[0]
    assert t.corruption("tarcil") == 0
    assert t.expire("turn").prowess("tarcil") == 4


@card("orc-draughts")
def test_draughts_in_a_strike_help_those_who_fight() -> None:
    t = bearer("orc-draughts, orc-draughts")
    struck(t, "orc", "tarcil")
    before = t.strike.defence(t.s)
    t.use("orc-draughts#1")
    assert t.strike.defence(t.s) == before + 1
    t = lay("0 moria: tarcil (orc-draughts); 0 moria: layos (poison)")
    struck(t, "orc", "layos")
    assert "use orc-draughts" not in t.offers()


@card("orc-liquor")
def test_liquor_hardens_the_company() -> None:
    t = lay("0 moria: tarcil (orc-liquor), ostisen; 0 moria: hador").window("organise").use("orc-liquor")
    assert (t.body("tarcil"), t.body("ostisen"), t.body("hador")) == (10, 10, 9)
    assert t.expire("turn").body("tarcil") == 8


@card("strange-rations")
def test_rations_untap_their_bearer() -> None:
    t = bearer("strange-rations").window("organise")
    for position in ("untapped", "wounded"):
        t.tap["tarcil"] = position
        assert "use strange-rations > tarcil" not in t.offers()
    t.tap["tarcil"] = "tapped"
    t.use("strange-rations > tarcil")
    assert t.tap["tarcil"] == "untapped"
    assert "strange-rations" in t.discard[0]


@card("strange-rations")
def test_rations_for_one_region_more() -> None:
    t = lay("0 moria: tarcil (strange-rations)", advanced=1)
    t.phase = "organization"
    assert t.reach("tarcil") == 4
    t.window("organise").use("strange-rations")
    assert t.reach("tarcil") == 5
    assert t.expire("turn").reach("tarcil") == 4
    t = bearer("strange-rations")
    t.phase = "organization"
    t.window("organise")
    assert "use strange-rations" not in t.offers()  # the basic game knows no movement by regions
    t.s.advanced = 1
    assert "use strange-rations" in t.offers()
    t.phase = "site"
    assert "use strange-rations" not in t.offers()
    assert t.tap["tarcil"] == "untapped"


@card("poison")
def test_poison_weakens_one_strike() -> None:
    t = bearer("poison, poison")
    attack = struck(t, "man", "tarcil", 10, 7)
    t.use("poison#1")
    assert (attack.prowess_now(t.s), attack.body_now(t.s)) == (9, 5)
    assert t.on("tarcil") == ["poison#2"]
    assert "use poison#2" not in t.offers()
    t.roll(6, 6)  # 4 + 6 > 9, 6 > 5
    assert fought(t, attack) == "beaten"
    assert t.discard[0] == ["poison"]
    assert t.host["poison"] == "tarcil"


@card("poison")
def test_poison_serves_the_struck_only() -> None:
    t = lay("0 moria: tarcil (poison), layos (poison)")
    struck(t, "man", "layos")
    assert "use poison#1" not in t.offers()
    assert "use poison#2" in t.offers()


# -- tapped


@pytest.mark.parametrize(
    ("key", "hides"),
    [
        ("shadow-land", True),
        ("dark-domain", True),
        ("shadow-hold", True),
        ("dark-hold", True),
        ("wilderness", False),
        ("border-land", False),
        ("gorgoroth", False),
    ],
)
@rule("LE-X-6")
@card("shadow-cloak")
def test_cloak_hides_in_dark_places(key: str, hides: bool) -> None:
    t = bearer("shadow-cloak, poison")
    attack = t.creature("giant", "tarcil", key, begin=False)
    t.run(attack).up_to("strike")
    assert ("use shadow-cloak" in t.offers()) == hides
    if hides:
        t.use("shadow-cloak")
        assert t.tap["shadow-cloak"] == "tapped"
        assert fought(t, attack) == "not defeated"
        assert t.tap["tarcil"] == "untapped"  # it was not fought


@pytest.mark.parametrize(
    ("race", "ends"), [("orc", True), ("troll", True), ("man", True), ("wolf", False), ("undead", False)]
)
@card("the-iron-crown")
def test_the_crown_cancels(race: str, ends: bool) -> None:
    t = bearer("the-iron-crown")
    t.now = "tarcil"
    attack = t.attack(race, "tarcil", begin=False)
    t.run(attack).up_to("attack")
    assert ("use the-iron-crown" in t.offers()) == ends
    if ends:
        t.use("the-iron-crown")
        assert attack.cancelled
        assert (t.tap["the-iron-crown"], t.tap["tarcil"]) == ("tapped", "untapped")


@card("the-iron-crown")
def test_the_crown_tempts_after_every_untap_phase() -> None:
    t = bearer("the-iron-crown").roll(5).turn().quiet()
    assert t.all_rolled()
    assert t.tap["tarcil"] == "tapped"
    opponent = lay("0 moria: tarcil (the-iron-crown)", active=1).roll().turn().quiet()
    assert opponent.stack[-1] == "Organization"
    wraith = bearer("the-iron-crown", "dwar-the-ringwraith").roll().turn().quiet()
    assert wraith.stack[-1] == "Organization"


# -- the rest


@card("sable-shield")
@pytest.mark.parametrize(("roll", "stays"), [(6, True), (7, False)])
def test_the_shield_takes_the_wound(roll: int, stays: bool) -> None:
    t = bearer("sable-shield")
    t.attack("orc", "tarcil", 1, 20)
    t.roll(2, roll).play("pass").quiet()
    assert t.all_rolled()  # no body check
    assert t.tap["tarcil"] == "tapped"
    assert ("sable-shield" in t.discard[0]) != stays


@card("sable-shield")
def test_how_often_the_shield_is_lost() -> None:
    assert KINDS[NUMBERS["sable-shield"]].wears() == pytest.approx(21 / 36)


@card("sable-shield")
def test_the_shield_not_in_use_does_not() -> None:
    t = bearer("sable-shield, black-hide-shield").wield("black-hide-shield")
    t.attack("orc", "tarcil", 1, 20)
    t.roll(2, 2).dully()
    assert t.tap["tarcil"] == "wounded"
    assert "sable-shield" in t


@card("scroll-of-isildur")
def test_the_scroll_reads_rings() -> None:
    t = lay("0 moria: tarcil (scroll-of-isildur, a-little-gold-ring), dwar-the-ringwraith; 0 moria: layos")
    assert t.test_sum("a-little-gold-ring") == 1
    for other in ("dwar-the-ringwraith", "layos"):  # in vain, too far
        t.host["scroll-of-isildur"] = other
        assert t.test_sum("a-little-gold-ring") == 0


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        pytest.param("the-iron-crown", 3, marks=card("the-iron-crown")),
        pytest.param("scroll-of-isildur", 3, marks=card("scroll-of-isildur")),
        pytest.param("red-book-of-westmarch", 2, marks=card("red-book-of-westmarch")),
    ],
)
def test_five_points_at_barad_dur(name: str, plain: int) -> None:
    for site, worth in (("barad-dur", 5), ("dol-guldur", plain)):
        t = bearer(name, site=site).organize()
        t.roll(12).play(f"store {name}")
        assert t.points(0)["items"] == worth
        assert name in t.stored[0]
    t = bearer(name).organize()
    assert f"store {name}" not in t.offers()
    assert t.tap["tarcil"] == "untapped"


@card("whip")
def test_the_whip_drives_one_weaker_character() -> None:
    t = bearer("whip", "gorbag", "dol-guldur")  # mind 6, prowess 6
    assert t.direct("gorbag", "luitprand") == 2
    assert t.direct("gorbag", "asternak") == 2  # mind 5, prowess 5
    assert t.direct("gorbag", "shagrat") == 3  # his equal: only as an Orc
    assert t.direct("gorbag", "muzgash") == 5
    assert t.direct("gorbag", "hillmen") == 0
    t.join("gorbag", "dogrib")
    t.join("gorbag", "odoacer")
    t.organize()
    assert "control odoacer > gorbag" in t.offers()
    t.play("control dogrib > gorbag")
    assert "control odoacer > gorbag" not in t.offers()  # it drives one only


@card("whip")
def test_the_whip_is_no_use_to_a_man() -> None:
    assert bearer("whip").direct("tarcil", "luitprand") == 2
