"""Short-events of heroes that are played on a character."""

from lidless_eye.laying import lay, organizing
from support import card


@card("narya")
def test_narya() -> None:
    t = lay("0 hero-moria: gandalf, tapped haldir, wounded faramir")
    assert t.resource_on("narya") == ["gandalf"]
    t.roll(12)
    t.resource("narya > gandalf")
    assert (t.prowess("gandalf"), t.body("gandalf"), t.direct("gandalf")) == (10, 10, 12)
    assert (t.tap["haldir"], t.tap["faramir"], t.all_rolled()) == ("untapped", "wounded", True)


@card("vilya")
def test_vilya() -> None:
    t = lay("0 rivendell: elrond")
    t.add("deck", 0, *["giant"] * 5)
    t.add("discard", 0, "concealment", "glamdring", "giant", "haldir")
    t.roll(12)
    t.resource("vilya > elrond")
    assert t.choices() == {"concealment", "glamdring", "vilya"}
    t.play("choose concealment", "choose glamdring", "pass")
    t.quiet()
    assert {"concealment", "glamdring"} <= set(t.deck[0])
    assert (t.prowess("elrond"), t.body("elrond")) == (11, 11)
    assert not t.resource_on("vilya")  # once a turn


@card("use-palantir")
def test_use_palantir() -> None:
    t = lay("0 hero-isengard: annalena (hero-palantir-of-orthanc)")
    assert not t.has_access("hero-palantir-of-orthanc")
    t.resource("use-palantir > annalena & hero-palantir-of-orthanc")
    assert (t.has_access("hero-palantir-of-orthanc"), t.tap["annalena"]) == (True, "tapped")
    assert not lay("0 hero-isengard: faramir (hero-palantir-of-orthanc)").resource_on("use-palantir")


@card("halfling-strength")
def test_halfling_strength() -> None:
    t = organizing("0 hero-moria: tapped sam-gamgee, wounded frodo, tapped haldir")
    t.resource("halfling-strength > sam-gamgee & 0")
    assert t.tap["sam-gamgee"] == "untapped"
    t.resource("halfling-strength > frodo & 1")
    assert t.tap["frodo"] == "untapped"
    assert not t.resource_on("halfling-strength")
    t.hold(0, "halfling-strength")
    t.lay_on("hero-the-one-ring", "sam-gamgee")
    t.check("sam-gamgee")
    t.roll(2)  # 2 + 3 + 4 is greater than 7
    t.answers_with("halfling-strength > sam-gamgee & 2")
    assert "sam-gamgee" in t


@card("a-chance-meeting")
def test_a_chance_meeting() -> None:
    t = lay("0 hero-bree: gandalf; 0 hero-moria: aragorn-ii").hold(0, "frodo", "radagast", "anborn")
    t.resource("a-chance-meeting")
    assert set(t.offers()) == {"bring frodo > gandalf+ & gandalf", "bring anborn > gandalf+ & gandalf", "pass"}
    t.play("bring frodo > gandalf+ & gandalf")
    assert (t.host["frodo"], t.members("gandalf")) == ("gandalf", ["gandalf", "frodo"])


@card("a-chance-meeting")
def test_a_chance_meeting_needs_direct_influence_and_a_place() -> None:
    for company in ("0 hero-bree: anborn", "0 hero-moria: gandalf", "0 rivendell: gandalf"):
        t = lay(company).hold(0, "frodo", "a-chance-meeting").opens("organise", 0)
        assert not t.offered("play a-chance-meeting")


@card("nenya")
def test_nenya() -> None:
    for site, worst in (("lorien", 7), ("hero-beorn-s-house", 9)):  # Galadriel carries 5 corruption points
        for roll, stays in ((worst - 1, False), (worst, True)):
            t = lay(f"0 {site}: galadriel (narsil, hero-scroll-of-isildur), haldir").listen()
            assert t.resource_on("nenya") == ["galadriel"]
            t.roll(roll)
            t.resource("nenya > galadriel")
            t.dully()
            assert ("galadriel" in t) == stays
            if stays:
                assert (t.prowess("galadriel"), t.body("galadriel"), t.direct("galadriel")) == (6, 12, 7)


@card("nenya")
def test_nenya_lets_one_check_succeed() -> None:
    t = lay("0 lorien: galadriel, haldir (glamdring)").lasts("nenya", 0, "galadriel").listen()
    t.roll()
    t.check("haldir").use("nenya")
    assert ("haldir" in t, t.result, t.checks) == (True, 1, [])  # no roll
    t.roll(12)
    t.check("haldir")
    assert not t.offered("use")  # once
    dark = lay("0 hero-moria: galadriel, haldir (glamdring)").lasts("nenya", 0, "galadriel").roll(12).check("haldir")
    assert not dark.offered("use")
