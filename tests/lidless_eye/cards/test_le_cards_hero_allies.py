"""The allies of heroes: where each joins a company, its figures, and what it does."""

import pytest

from lidless_eye.laying import card_of, lay, visiting
from support import card, rule


@pytest.mark.parametrize(
    ("name", "site", "figures", "points"),
    [
        pytest.param("quickbeam", "wellinghall", (6, 9, 3), 2, marks=card("quickbeam")),
        pytest.param("skinbark", "wellinghall", (10, 9, 3), 2, marks=card("skinbark")),
        pytest.param("treebeard", "wellinghall", (8, 9, 3), 2, marks=card("treebeard")),
        pytest.param("gollum", "hero-moria", (2, 9, 4), 2, marks=card("gollum")),
        pytest.param("shadowfax", "hero-edoras", (2, 8, 2), 1, marks=card("shadowfax")),
        pytest.param("bill-the-pony", "hero-bree", (-2, 10, 1), 1, marks=card("bill-the-pony")),
        pytest.param("goldberry", "old-forest", (0, 0, 2), 1, marks=card("goldberry")),
        pytest.param("gwaihir", "eagles-eyrie", (4, 8, 4), 2, marks=card("gwaihir")),
        pytest.param("leaflock", "wellinghall", (5, 8, 3), 2, marks=card("leaflock")),
        pytest.param("roac-the-raven", "hero-lake-town", (-3, 8, 1), 1, marks=card("roac-the-raven")),
        pytest.param("tom-bombadil", "old-forest", (12, 11, 4), 3, marks=card("tom-bombadil")),
    ],
)
def test_joins_a_company(name: str, site: str, figures: tuple[int, int, int], points: int) -> None:
    assert not visiting("0 hero-isengard: aragorn-ii").resource_on(name, "site")
    t = visiting(f"0 {site}: aragorn-ii")
    t.resource(f"{name} > aragorn-ii", "site")
    assert (t.prowess(name), t.body(name), t.mind(name)) == figures
    assert (t.host[name], t.given_points(name), t.site_tapped(0, site)) == ("aragorn-ii", points, True)
    assert bool(visiting(f"0 {site}: aragorn-ii", tapped=True).resource_on(name, "site")) == (name == "bill-the-pony")


@rule("LE-H-88")
@card("quickbeam", "skinbark", "treebeard", "leaflock")
def test_ents_face_nothing_at_a_site() -> None:
    for name in ("quickbeam", "skinbark", "treebeard", "leaflock"):
        t = lay(f"0 hero-moria: aragorn-ii ({name})")
        attack = t.automatic("aragorn-ii", begin=False)
        t.run(attack)
        assert not card_of(name).faces(t.s, t.piece(name))
        t = lay(f"0 lorien: aragorn-ii ({name})").going("aragorn-ii", "hero-isengard", "ww")
        t.hazard("wargs > wilderness")
        assert card_of(name).faces(t.s, t.piece(name))


@rule("LE-H-87")
@card("skinbark", "treebeard", "leaflock", "tom-bombadil")
def test_ents_leave_a_company_that_goes_too_far() -> None:
    for name, site, stays in (
        ("treebeard", "hero-isengard", True),
        ("treebeard", "hero-dead-marshes", False),
        ("treebeard", "hero-bandit-lair", True),
        ("leaflock", "hero-bandit-lair", True),
        ("leaflock", "hero-dead-marshes", False),
        ("tom-bombadil", "hero-bree", True),
        ("tom-bombadil", "hero-isengard", False),
        ("skinbark", "hero-edoras", True),
        ("skinbark", "hero-bandit-lair", False),
    ):
        t = lay(f"0 lorien: aragorn-ii ({name})").going("aragorn-ii", site, "ww")
        t.tells("travel", t.s.now)
        assert (name in t.discard[0]) == (not stays)


@card("gollum")
def test_gollum_leads_a_small_company_out() -> None:
    for others, key, may in (
        ("", "wilderness", True),
        (", haldir, legolas", "wilderness", False),
        ("", "shadow-hold", False),
    ):
        t = lay(f"0 hero-moria: aragorn-ii (gollum){others}")
        t.hold(0, "vanishment")
        attack = t.creature("orc-patrol", "aragorn-ii", key, begin=False)
        t.run(attack)
        offered = t.seat == 0 and "use gollum" in t.offers()
        assert offered == may
        if may:
            t.use("gollum")
            assert (bool(attack.cancelled), t.tap["gollum"]) == (True, "tapped")


@rule("LE-H-104")
@card("gollum")
def test_gollum_and_the_ring_end_together() -> None:
    t = lay("0 hero-moria: aragorn-ii (gollum); 1 hero-moria: frodo (hero-the-one-ring)")
    t.window("organise")
    t.use("gollum > hero-the-one-ring")
    assert "gollum" in t.discard[0]
    assert "hero-the-one-ring" in t.discard[1]
    t = lay("0 rivendell: aragorn-ii (gollum), frodo (hero-the-one-ring)")
    t.window("organise")
    assert not t.offered("use")


@card("shadowfax")
def test_shadowfax_carries_one_rider_on() -> None:
    for company, may in (
        ("gandalf (shadowfax)", True),
        ("gandalf (shadowfax), pippin", True),
        ("gandalf (shadowfax), haldir", False),
        ("gandalf (shadowfax, quickbeam)", False),
    ):
        t = lay(f"0 hero-edoras: {company}")
        t.now = "gandalf"
        t.does("gandalf", "moved")
        t.window("arrive")
        assert (t.seat == 0 and "use shadowfax" in t.offers()) == may
        if may:
            t.use("shadowfax")
            assert "goes on" in t.did("gandalf")
            assert "by wilderness" not in t.did("gandalf")


@card("bill-the-pony")
def test_bill_knows_the_way_home() -> None:
    t = lay("0 hero-bree: aragorn-ii (bill-the-pony), frodo, sam-gamgee")
    t.window("end")
    t.use("bill-the-pony")
    assert t.site["aragorn-ii"] == "rivendell"
    assert "bill-the-pony" in t.discard[0]
    for where in (
        "0 rivendell: aragorn-ii (bill-the-pony)",
        "0 hero-bree: aragorn-ii (bill-the-pony), haldir, elladan, elrohir",
    ):
        t = lay(where)
        t.window("end")
        assert not t.offered("use")


@card("leaflock")
def test_leaflock_stops_what_is_played_on_his_company() -> None:
    t = lay("0 lorien: annalena (leaflock); 0 lorien: haldir").going("annalena", "hero-isengard", "ww")
    t.hold(1, "lure-of-the-senses", "call-of-home").opens("travel start", 1)
    other = t.copy().play("play call-of-home > annalena")
    other.use("leaflock > call-of-home").quiet()
    assert (other.discard[1], other.tap["leaflock"]) == (["call-of-home"], "tapped")
    t.now = "haldir"
    t.going("haldir", "hero-isengard", "ww").forget().opens("travel start", 1).play("play lure-of-the-senses > haldir")
    assert not t.offered("use leaflock")  # of another company


@card("tom-bombadil")
def test_tom_bombadil_is_master_in_his_land() -> None:
    t = lay("0 rivendell: haldir; 0 rivendell: annalena (tom-bombadil)").hold(1, "lure-of-the-senses")
    near = t.copy().going("haldir", "hero-bree", "ww").opens("travel start", 1)
    near.play("play lure-of-the-senses > haldir").use("tom-bombadil > lure-of-the-senses").quiet()
    assert (near.discard[1], near.tap["tom-bombadil"]) == (["lure-of-the-senses"], "tapped")
    far = t.going("haldir", "hero-goblin-gate", "ww").opens("travel start", 1)
    far.play("play lure-of-the-senses > haldir")
    assert not far.offered("use tom-bombadil")
    assert card_of("tom-bombadil").faces(t.s, t.piece("tom-bombadil"))


@card("goldberry")
def test_goldberry_calms_the_wild() -> None:
    for key, may in (("wilderness", True), ("ruins-and-lairs", False)):
        t = lay("0 rivendell: annalena (goldberry)").hold(0, "vanishment")
        attack = t.creature("orc-patrol", "annalena", key, begin=False)
        t.run(attack)
        assert not card_of("goldberry").faces(t.s, t.piece("goldberry"))
        assert (t.seat == 0 and t.can_use("goldberry")) == may
        if may:
            t.use("goldberry")
            assert (bool(attack.cancelled), t.tap["goldberry"]) == (True, "tapped")


@card("goldberry")
def test_with_goldberry_a_company_is_not_sent_back() -> None:
    t = lay("0 rivendell: annalena (goldberry)").going("annalena", "hero-bree", "ww")
    t.lay("doors-of-night", 1)
    t.hazard("snowstorm")
    assert t.offers() == ["pick goldberry", "pass"]
    home = t.copy().play("pass")
    assert (home.did("annalena"), home.tap["goldberry"]) == (["idle", "returned"], "untapped")
    t.play("pick goldberry")
    assert (t.goal["annalena"], t.tap["goldberry"]) == ("hero-bree", "tapped")
    t.travels("annalena")  # a second time nobody is there to tap
    assert "returned" in t.did("annalena")


@card("gwaihir")
def test_gwaihir_carries_two() -> None:
    t = lay("0 rivendell: annalena, haldir (gwaihir)")
    assert "hero-dol-amroth" not in t.destinations("haldir")
    t.uses("gwaihir")
    assert t.discard[0] == ["gwaihir"]
    places = t.destinations("haldir")
    assert "hero-dol-amroth" in places
    assert "hero-moria" in places
    assert "hero-dead-marshes" not in places  # in a shadow-land
    assert "hero-mount-doom" not in places  # in a dark-domain
    t.journey("haldir", "hero-isengard")
    assert t.path("haldir") == ""
    t.forget()
    assert not t.hazard_on("wolves")
    assert t.hazard_on("cave-drake") == ["ruins-and-lairs"]
    assert not lay("0 rivendell: annalena, haldir, legolas (gwaihir)").usable("gwaihir")


@card("roac-the-raven")
def test_roac_carries_word() -> None:
    for roll, won in ((10, True), (9, False)):  # more than 9, and no influence of his own
        t = visiting("0 hero-lake-town: aragorn-ii (roac-the-raven)", tapped=True).hold(
            0, "riders-of-rohan", "glamdring"
        )
        t.roll(roll)
        t.uses("roac-the-raven > riders-of-rohan", "site")
        assert ("riders-of-rohan" in t, t.all_rolled()) == (won, True)
        assert ("roac-the-raven" in t.discard[0], t.tap["aragorn-ii"]) == (True, "untapped")
        assert not t.site_tapped(0, "hero-edoras")
    t = visiting("0 hero-lake-town: aragorn-ii (roac-the-raven)").hold(0, "army-of-the-dead", "glamdring")
    assert not t.usable("roac-the-raven", "site")  # that listens to one only


@card("roac-the-raven")
def test_roac_speaks_as_a_diplomat() -> None:
    t = visiting("0 hero-lake-town: aragorn-ii (roac-the-raven)").hold(0, "riders-of-rohan", "new-friendship").roll(7)
    t.window("site").play("use roac-the-raven > riders-of-rohan")
    t.quiet(lambda: t.asks("influence"))
    t.play("play new-friendship > roac-the-raven").quiet()
    assert ("riders-of-rohan" in t, t.all_rolled()) == (True, True)
