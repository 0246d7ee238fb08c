"""Short-events of heroes that are played on an attack."""

import pytest

from lidless_eye.laying import lay
from support import card


@card("concealment")
def test_concealment() -> None:
    t = lay("0 hero-moria: annalena, faramir")
    attack = t.assault("orc", "annalena", 2, 10, 0, "concealment")
    t.play("play concealment > annalena").quiet()
    assert (bool(attack.cancelled), t.tap["annalena"]) == (True, "tapped")
    t = lay("0 hero-moria: tapped annalena, elrond")
    t.assault("orc", "annalena", 2, 10, 0, "concealment")
    assert not t.offered("play")


@card("escape")
def test_escape() -> None:
    t = lay("0 hero-moria: annalena, wounded faramir")
    attack = t.assault("orc", "annalena", 2, 10, 0, "escape")
    assert t.offered("play") == ["play escape > annalena"]
    t.play("play escape > annalena").quiet()
    assert (bool(attack.cancelled), t.tap["annalena"]) == (True, "wounded")


@card("dark-quarrels")
@pytest.mark.parametrize(("race", "ends"), [("orc", True), ("troll", True), ("man", True), ("wolf", False)])
def test_dark_quarrels(race: str, ends: bool) -> None:
    t = lay("0 hero-moria: annalena")
    attack = t.assault(race, "annalena", 5, 10, 0, "dark-quarrels", "vanishment")
    assert bool(t.offered("play")) == ends
    if ends:
        t.play(t.offered("play")[0]).quiet()
        assert attack.cancelled


@card("dark-quarrels")
def test_dark_quarrels_by_day() -> None:
    """five strikes of wolves become three while Gates of Morning is in play"""
    t = lay("0 hero-moria: annalena")
    t.lay("gates-of-morning", 0)
    attack = t.assault("wolf", "annalena", 5, 10, 0, "dark-quarrels")
    t.play(t.offered("play")[0]).quiet()
    assert not attack.cancelled
    assert attack.strikes_now(t.s) == 3


@card("the-old-thrush")
def test_the_old_thrush() -> None:
    t = lay("0 hero-moria: annalena")
    attack = t.assault("dragon", "annalena", 1, 15, 8, "the-old-thrush")
    t.play("play the-old-thrush").quiet()
    assert (attack.prowess_now(t.s), attack.body_now(t.s)) == (12, 5)
    for race, prowess in (("dragon", 12), ("nazgul", 15)):
        t = lay("0 hero-moria: annalena")
        t.assault(race, "annalena", 1, prowess, 8, "the-old-thrush")
        assert not t.offered("play")


@card("the-cock-crows")
def test_the_cock_crows() -> None:
    t = lay("0 hero-moria: annalena")
    attack = t.assault("troll", "annalena", 1, 10, 0, "the-cock-crows")
    t.play("play the-cock-crows").quiet()
    assert attack.cancelled
    t = lay("0 hero-moria: annalena")
    t.lay("foolish-words", 1, t.piece("annalena"))
    t.hold(0, "the-cock-crows")
    assert not t.resource_on("the-cock-crows")
    t.lay("gates-of-morning", 0)
    t.resource("the-cock-crows > foolish-words")
    assert "foolish-words" in t.discard[1]


@card("praise-to-elbereth")
def test_praise_to_elbereth_cancels_a_nazgul() -> None:
    t = lay("0 hero-edoras: annalena, faramir; 0 rivendell: haldir").hold(0, "praise-to-elbereth")
    attack = t.creature("ren-the-unclean", "annalena", begin=False)
    t.run(attack)
    offered = t.offered("play praise-to-elbereth")
    assert offered == [f"play praise-to-elbereth > {who} & ren-the-unclean" for who in ("annalena", "faramir")]
    t.play(offered[0]).quiet()
    assert (bool(attack.cancelled), t.tap["annalena"], t.tap["faramir"]) == (True, "tapped", "untapped")


@card("praise-to-elbereth")
def test_praise_to_elbereth_ends_nazgul_events() -> None:
    t = lay("0 rivendell: annalena, faramir, tapped haldir")
    assert not t.resource_on("praise-to-elbereth")
    t.lay("ren-the-unclean", 1)
    t.lay("dwar-of-waw", 1)
    t.hold(0, "praise-to-elbereth").opens("organise", 0).play("play praise-to-elbereth > annalena & ren-the-unclean")
    assert t.offers() == ["pick faramir", "pass"]
    only = t.copy().play("pass").quiet()
    assert (only.discard[1], "dwar-of-waw" in only) == (["ren-the-unclean"], True)
    t.play("pick faramir", "pick dwar-of-waw").quiet()
    assert sorted(t.discard[1]) == ["dwar-of-waw", "ren-the-unclean"]
    assert (t.tap["faramir"], t.prowess("faramir"), t.lasting("praise-to-elbereth")) == ("tapped", 5, False)


@card("praise-to-elbereth")
def test_praise_to_elbereth_stops_what_a_nazgul_is_about_to_do() -> None:
    t = lay("0 rivendell: annalena, faramir").going("annalena", "hero-bree", "ww")
    t.lay("adunaphel", 1)
    t.hold(0, "praise-to-elbereth").opens("travel start", 1).play("use adunaphel > faramir")
    t.play("play praise-to-elbereth > annalena & adunaphel").quiet()
    assert (t.discard[1], t.tap["faramir"]) == (["adunaphel"], "untapped")


@card("praise-to-elbereth")
def test_praise_to_elbereth_is_a_light_by_night() -> None:
    t = lay("0 rivendell: faramir")
    t.lay("doors-of-night", 1)
    t.resource("praise-to-elbereth")
    assert (t.tap["faramir"], t.prowess("faramir")) == ("untapped", 6)
    assert t.expire("turn").prowess("faramir") == 5
