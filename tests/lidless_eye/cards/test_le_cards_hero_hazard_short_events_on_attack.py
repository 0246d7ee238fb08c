"""Hazard short-events of The Wizards that are played on an attack."""

from lidless_eye.laying import Laid, lay
from support import card


@card("words-of-power-and-terror")
def test_words_of_power_and_terror() -> None:
    for race, prowess in (("nazgul", 3), ("orc", 4)):
        t = lay("0 hero-moria: haldir")
        t.hold(1, "words-of-power-and-terror", "wake-of-war")
        t.now = "haldir"
        t.phase = "movement/hazard"
        t.s.limit = 3
        t.run(t.attack(race, "haldir", 1, 10, begin=False))
        while t.seat == 0 and "pass" in t.offers() and t.stack[-1] == "Chain":
            t.play("pass")
        if race == "nazgul":
            t.play("play words-of-power-and-terror", "pass")
        assert t.prowess("haldir") == prowess


def way(path: str, site: str = "hero-moria") -> Laid:
    """a company on its way; the other holds a Nazgûl and a Dragon"""
    return lay("0 lorien: aragorn-ii, haldir").going("aragorn-ii", site, path)


@card("fell-beast")
def test_fell_beast() -> None:
    t = way("ws")
    assert t.hazard_on("adunaphel") == [""]
    t.hazard("fell-beast")
    assert t.hazard_on("adunaphel") == ["shadow-land", "shadow-hold", ""]
    assert t.hazard_on("wargs") == ["wilderness", "shadow-land"]
    assert t.hazard_on("fell-beast") == []
    t.hazard("adunaphel > shadow-hold")
    attack = t.attacking
    assert (attack.strikes_now(t.s), attack.prowess_now(t.s), attack.chooses) == (2, 13, 1)
    t.dully(lambda: t.attacking.targets != attack.targets[:0])
    t.dully(lambda: not t.attacked)
    assert t.hazard_on("akhorahil") == [""]  # it was for one only


def test_fell_beast_in_the_middle_of_an_attack() -> None:
    for creature, key, figures in (("adunaphel", "dark-hold", (2, 13)), ("wargs", "wilderness", (2, 9))):
        t = way("ws").hold(1, "fell-beast", "fell-beast")
        t.run(attack := t.creature(creature, "aragorn-ii", key, begin=False))
        while t.seat == 0 and t.stack[-1] == "Chain":
            t.play("pass")
        offered = t.stack[-1] == "Chain" and t.offered("play fell-beast") == ["play fell-beast"]
        assert offered == (creature == "adunaphel")
        if offered:
            t.play("play fell-beast").quiet()
        assert t.strength(attack) == figures
        assert attack.chooses == (1 if offered else 0)


@card("morgul-horse")
def test_morgul_horse_carries_a_nazgul() -> None:
    t = way("ws").hazard("morgul-horse")
    assert t.hazard_on("adunaphel") == ["shadow-land", ""]
    t.hazard("adunaphel > shadow-land")
    assert t.strength(t.attacking) == (1, 15)
    t.dully(lambda: not t.attacked)
    assert t.hazard_on("akhorahil") == [""]
    assert way("wd").hazard("morgul-horse").hazard_on("adunaphel") == ["dark-domain", ""]


@card("morgul-horse")
def test_morgul_horse_brings_one_home() -> None:
    t = way("ww")
    t.lay("adunaphel", 1)
    t.lay("akhorahil", 1)
    assert t.hazard_on("morgul-horse") == [""]
    t.hold(1, "morgul-horse").opens("travel start", 1).play("use adunaphel > haldir")
    assert t.offered("play morgul-horse") == ["play morgul-horse", "play morgul-horse > adunaphel"]
    t.play("play morgul-horse > adunaphel").quiet()
    assert t.tap["haldir"] == "tapped"
    assert t.hand[1] == ["adunaphel"]
    assert t.discard[1] == ["morgul-horse"]
    assert not any(t.s.kind[c] >= 0 and t.s.zone[c] == 4 for c in range(len(t.s.kind)))


@card("dragon-s-desolation")
def test_dragon_s_desolation() -> None:
    for site, night, open_now in (
        ("hero-goblin-gate", False, False),  # no ruins
        ("hero-dimrill-dale", False, True),
        ("hero-amon-hen", False, False),
        ("hero-amon-hen", True, True),
    ):
        t = way("bb", site)
        if night:
            t.lay("doors-of-night", 1)
        assert bool(t.hazard_on("dragon-s-desolation")) == open_now, site
    t = way("bb", "hero-dimrill-dale").hazard("dragon-s-desolation")
    assert t.hazard_on("smaug") == ["hero-dimrill-dale"]
    assert t.hazard_on("adunaphel") == [""]
    t.hazard("smaug > hero-dimrill-dale")
    assert t.strength(t.attacking) == (2, 17)
    t.dully(lambda: not t.attacked)
    assert t.hazard_on("daelomin") == []
    for race, prowess in (("dragon", 12), ("drake", 10)):
        t = way("ww").hold(1, "dragon-s-desolation")
        t.run(attack := t.attack(race, "haldir", 1, 10, begin=False))
        while t.seat == 0 and t.stack[-1] == "Chain":
            t.play("pass")
        if race == "dragon":
            t.play("play dragon-s-desolation").quiet()
        assert attack.prowess_now(t.s) == prowess
