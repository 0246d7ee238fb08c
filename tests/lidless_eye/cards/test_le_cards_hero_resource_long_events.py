"""The long-events of heroes."""

from lidless_eye.laying import lay, organizing
from mathom.games.lidless_eye.rules.routes import hazard_kinds, path_kinds
from mathom.games.lidless_eye.terms import BORDER_LAND, FREE_DOMAIN, SHADOW_LAND, WILDERNESS
from support import card, rule


@card("clear-skies", "fog")
def test_only_by_day() -> None:
    for name in ("clear-skies", "fog"):
        t = lay("0 rivendell: haldir")
        t.hold(0, name, "sun")
        assert not t.copy().opens("long", 0).offered(f"play {name}")
        t.lay("gates-of-morning", 0)
        assert t.copy().opens("long", 0).offered(f"play {name}")


@card("clear-skies")
def test_clear_skies() -> None:
    t = lay("0 rivendell: haldir; 1 hero-moria: faramir")
    t.lay("clear-skies", 0)
    assert (t.prowess("haldir"), t.prowess("faramir")) == (6, 7)


@card("fog")
def test_fog() -> None:
    t = lay("0 rivendell: haldir")
    t.lay("fog", 0)
    t.going("haldir", "hero-bree", "wfbsdc")
    assert t.path("haldir") == "wbwwsc"


@card("lapse-of-will")
def test_lapse_of_will() -> None:
    for race, prowess in (("orc", 9), ("nazgul", 7)):
        t = lay("0 hero-moria: haldir")
        t.lay("lapse-of-will", 0)
        attack = t.attack(race, "haldir", 1, 10, begin=False)
        t.run(attack)
        assert attack.prowess_now(t.s) == prowess


@card("sun")
def test_sun() -> None:
    t = lay("0 hero-moria: faramir, beorn, haldir")
    t.lay("sun", 0)
    assert [t.prowess(who) for who in ("faramir", "beorn", "haldir")] == [6, 7, 4]
    t.lay("gates-of-morning", 0)
    assert [t.prowess(who) for who in ("faramir", "beorn", "haldir")] == [7, 8, 4]
    attack = t.automatic("faramir", begin=False)
    t.run(attack)
    assert attack.prowess_now(t.s) == attack.prowess - 1


@card("moon")
def test_moon_changes_the_land_for_hazards_only() -> None:
    t = lay("0 rivendell: haldir").going("haldir", "hero-moria", "wb")
    company = t.number("haldir")
    t.lay("moon", 0)
    assert list(hazard_kinds(t.s, company)) == [WILDERNESS, BORDER_LAND]
    day = t.copy()
    day.lay("gates-of-morning", 0)
    assert list(hazard_kinds(day.s, company)) == [BORDER_LAND, FREE_DOMAIN]
    assert list(path_kinds(day.s, company)) == [WILDERNESS, BORDER_LAND]
    assert (t.hazard_on("wolves"), day.hazard_on("wolves")) == (["border-land", "wilderness"], ["border-land"])


@card("moon")
def test_moon_by_night() -> None:
    t = lay("0 rivendell: haldir").going("haldir", "hero-moria", "sd")
    t.lay("moon", 0)
    t.lay("doors-of-night", 1)
    assert list(hazard_kinds(t.s, t.number("haldir"))) == [WILDERNESS, SHADOW_LAND]


@card("elf-song")
def test_elf_song_frees_whoever_is_at_a_haven() -> None:
    t = lay(
        "0 rivendell: haldir (lure-of-the-senses, lure-of-nature), legolas; 0 hero-moria: faramir (lure-of-nature); "
        "1 lorien: elladan (lure-of-the-senses)"
    )
    t.hold(0, "elf-song").opens("long", 0).play("play elf-song").quiet()
    assert t.offers() == ["pick lure-of-the-senses#1", "pick lure-of-nature#1", "pass"]
    t.play("pick lure-of-nature#1")  # one on each
    assert (t.seat, t.offers()) == (1, ["pick lure-of-the-senses#2", "pass"])
    t.play("pass")
    assert t.on("haldir") == ["lure-of-the-senses#1"]
    assert (t.on("elladan"), t.on("faramir")) == (["lure-of-the-senses#2"], ["lure-of-nature"])


@rule("LE-H-80")
@card("elf-song")
def test_elf_song_keeps_whoever_is_at_a_haven() -> None:
    for site, roll, stays in (("rivendell", 2, True), ("hero-edoras", 2, False), ("rivendell", 3, True)):
        t = lay(f"0 {site}: haldir (glamdring, elf-stone)")  # 2 corruption points
        t.lay("elf-song", 0)
        t.roll(roll)
        t.check("haldir")
        assert ("haldir" in t, bool(t.result)) == (stays, stays)
    for burden, stays in (("narsil, hero-scroll-of-isildur", False), ("narsil", True)):
        t = lay(f"0 rivendell: haldir ({burden})")  # 5 points, or 2
        t.lay("elf-song", 0)
        t.roll(2).check("haldir")
        assert ("haldir" in t) == stays  # it does not keep him from being eliminated
    t = organizing("0 rivendell: haldir; 0 hero-edoras: faramir")
    assert "dismiss haldir" in t.copy().organize().offers()
    t.lay("elf-song", 0)
    offers = t.organize().offers()
    assert "dismiss haldir" not in offers
    assert "dismiss faramir" in offers


@card("elf-song")
def test_nobody_leaves_a_haven_for_want_of_influence_while_they_sing() -> None:
    t = organizing("0 rivendell: glorfindel-ii, aragorn-ii, elrond")
    t.lay("elf-song", 0)
    t.organize().play("pass")
    assert t.characters(0) == ["glorfindel-ii", "aragorn-ii", "elrond"]
    assert "Settlement" not in t.stack
