"""Who comes into play, where, and who may be sent away."""

import pytest

from lidless_eye.laying import card_of, lay, site_of
from mathom.games.lidless_eye.news import TO_HAND
from mathom.games.lidless_eye.rules.bringing import bring_follower, is_home, may_bring_follower
from mathom.games.lidless_eye.rules.fallen import remove_character
from support import rule

# -- playing characters


@rule("LE-B-50", "LE-B-51", "LE-B-53", "LE-B-54")
def test_character_comes_at_home_or_at_a_darkhaven() -> None:
    t = lay("0 moria: snaga")
    t.hold(0, "broin", "layos", "tarcil")
    t.organize()
    assert "bring broin > snaga+" in t.offers()  # joins the company at his home
    assert "bring broin > moria" not in t.offers()
    assert "moria" not in t.sites_for("layos")
    assert t.sites_for("layos") == {"shrel-kain", "minas-morgul", "dol-guldur"}
    t.play("bring layos > shrel-kain")
    assert t.s.untapped(t.piece("layos"))
    assert t.site["layos"] == "shrel-kain"
    assert not t.offered("bring")
    assert not t.offered("dismiss")
    assert t.offered("move")


@rule("LE-B-53")
def test_site_card_of_the_discard_pile_receives_nobody() -> None:
    t = lay()
    t.hold(0, "layos")
    t.organize()
    assert "shrel-kain" in t.sites_for("layos")
    t.site_card["shrel-kain"] = "discarded"
    assert "shrel-kain" not in t.sites_for("layos")


@rule("LE-B-53")
def test_site_card_laid_for_a_company_receives_nobody() -> None:
    t = lay("0 dol-guldur: radbug")
    t.hold(0, "layos")
    t.organize()
    t.play("move radbug+ > shrel-kain")
    assert "shrel-kain" not in t.sites_for("layos")
    assert "dol-guldur" in t.sites_for("layos")  # as a company of his own
    assert "bring layos > radbug+" not in t.offers()


@rule("LE-B-51")
def test_carn_dum_and_geann_a_lisch() -> None:
    t = lay()
    t.hold(0, "radbug", "tarcil", "belegorn")
    t.organize()
    carn = "carn-dum"
    assert carn in t.sites_for("radbug")
    assert carn in t.sites_for("belegorn")
    assert carn not in t.sites_for("tarcil")
    assert "geann-a-lisch" not in t.sites_for("radbug")


@rule("LE-B-51")
@pytest.mark.parametrize(
    ("name", "site", "home"),
    [
        ("orc-captain", "barad-dur", True),  # any Dark-hold
        ("orc-captain", "minas-morgul", False),
        ("snaga", "cirith-ungol", True),  # any site in Imlad Morgul
        ("snaga", "barad-dur", False),
        ("tarcil", "minas-morgul", True),
    ],
)
def test_home_sites(name: str, site: str, home: bool) -> None:
    assert is_home(lay().s, card_of(name).id, site_of(site).id) == home


@rule("LE-B-55", "LE-B-26")
def test_unique_character_in_play_or_removed() -> None:
    t = lay()
    t.hold(0, "radbug", "orc-captain")
    t.company(1, "minas-morgul", "radbug", "orc-captain")
    t.organize()
    assert not t.sites_for("radbug")
    assert t.sites_for("orc-captain")
    t = lay()
    t.hold(0, "radbug")
    t.add("out", 1, "radbug")
    t.organize()
    assert not t.sites_for("radbug")


@rule("LE-B-65")
def test_size_at_an_ordinary_site() -> None:
    t = lay()
    i = t.company(0, "barad-dur", *["orc-brawler"] * 6)[0]
    t.hold(0, "orc-captain")
    t.organize()
    assert "barad-dur" in t.sites_for("orc-captain")
    t.join(i, "orc-brawler")
    assert "barad-dur" not in t.sites_for("orc-captain")


@rule("LE-B-65", "LE-A-22")
@pytest.mark.parametrize(("seventh", "joins"), [("orc-brawler", False), ("orc-sniffler", True)])
def test_half_a_newcomer_too_many(seventh: str, joins: bool) -> None:
    """an Orc scout beside seven others makes 7 1/2, which is eight; beside six others and a scout he makes seven"""
    t = lay(advanced=1)
    t.company(0, "barad-dur", *["orc-brawler"] * 6, seventh)
    t.hold(0, "orc-sniffler")
    t.organize()
    assert ("barad-dur" in t.sites_for("orc-sniffler")) == joins


@rule("LE-B-56", "LE-B-59")
def test_ringwraith_at_minas_morgul_or_at_home() -> None:
    t = lay("0 minas-morgul: radbug")
    t.hold(0, "dwar-the-ringwraith", "ren-the-ringwraith")
    t.organize()
    assert t.sites_for("dwar-the-ringwraith") == {"minas-morgul", "cirith-gorgor"}
    t.play("bring dwar-the-ringwraith > radbug+")
    assert t.wraith[0] == "dwar-the-ringwraith"
    assert t.general(0) == 20
    assert t.general_used(0) == 4
    t.play("pass")
    t.s.once[0] = 0
    t.organize()
    assert not t.offered("bring")  # he has one


@rule("LE-B-57", "LE-A-24")
def test_voluntary_discard() -> None:
    for advanced in (0, 1):
        t = lay(
            "0 minas-morgul: radbug, dwar-the-ringwraith; 0 moria: snaga; 0 cirith-ungol: shagrat", advanced=advanced
        )
        t.hold(0, "muzgash")
        t.organize()
        found = (
            ["dismiss radbug", "dismiss shagrat"]
            if advanced
            else ["dismiss radbug", "dismiss snaga", "dismiss shagrat"]
        )
        assert t.offered("dismiss") == found
        t.play("dismiss radbug")
        assert t.discard[0] == ["radbug"]
        assert not t.offered("bring")
        assert bool(t.offered("dismiss")) == (not advanced)  # only one


@rule("LE-A-23")
def test_revealed_ringwraith_binds_newcomers() -> None:
    t = lay("0 minas-morgul: dwar-the-ringwraith; 0 dol-guldur: lieutenant-of-dol-guldur", advanced=1)
    t.hold(0, "radbug", "tarcil")
    t.organize()
    assert t.sites_for("radbug") == {"minas-morgul", "dol-guldur"}
    assert (
        "bring radbug > lieutenant-of-dol-guldur+ & lieutenant-of-dol-guldur" in t.offers()
    )  # 3 + 2 for Orcs against mind 4
    assert "bring radbug > lieutenant-of-dol-guldur+" not in t.offers()
    assert t.sites_for("tarcil") == {"minas-morgul"}  # 3 against 6
    t.play("bring radbug > lieutenant-of-dol-guldur+ & lieutenant-of-dol-guldur")
    assert t.host["radbug"] == "lieutenant-of-dol-guldur"
    assert t.co["radbug"] == t.co["lieutenant-of-dol-guldur"]


@rule("LE-A-35", "LE-A-36", "LE-A-37", "LE-A-41")
def test_ringwraiths_as_followers() -> None:
    t = lay("0 minas-morgul: dwar-the-ringwraith", advanced=1)
    t.hold(0, "ren-the-ringwraith", "uvatha-the-ringwraith")
    t.organize()
    assert not t.sites_for("ren-the-ringwraith")  # no card allows it
    assert "bring uvatha-the-ringwraith > dwar-the-ringwraith+ & dwar-the-ringwraith" in t.offers()
    assert may_bring_follower(t.s, 0, card_of("ren-the-ringwraith").id)
    bring_follower(t.s, 0, card_of("ren-the-ringwraith").id)
    assert t.host["ren-the-ringwraith"] == "dwar-the-ringwraith"
    assert t.control_cost("ren-the-ringwraith") == 1
    assert not t.offered("control ren-the-ringwraith")
    assert not t.offered("regroup ren-the-ringwraith")
    assert t.wraith[0] == "dwar-the-ringwraith"
    # the opponent reveals as his own whom this player has as follower
    t.s.stack.clear()
    t.s.active = 1
    t.hold(1, "ren-the-ringwraith", "dwar-the-ringwraith")
    t.organize()
    assert not t.sites_for("dwar-the-ringwraith")
    t.play("bring ren-the-ringwraith > minas-morgul")
    assert t.owner["ren-the-ringwraith"] == 1
    assert "ren-the-ringwraith" in t.discard[0]


@rule("LE-A-43", "LE-A-46")
def test_ringwraith_followers_without_their_ringwraith() -> None:
    t = lay("0 minas-morgul: dwar-the-ringwraith [uvatha-the-ringwraith]", advanced=1)
    t.hold(0, "ren-the-ringwraith")
    remove_character(t.s, t.piece("dwar-the-ringwraith"), TO_HAND)
    t.organize()
    assert t.sites_for("dwar-the-ringwraith")
    assert not t.sites_for("ren-the-ringwraith")
    twin = t.copy()
    t.play("pass")
    assert "uvatha-the-ringwraith" not in t
    twin.play("bring dwar-the-ringwraith > uvatha-the-ringwraith+", "pass")
    assert twin.host["uvatha-the-ringwraith"] == "dwar-the-ringwraith"
