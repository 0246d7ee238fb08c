"""Hazard short-events on a company or its path."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card


def journey(path: str, site: str, who: str = "gorbag, jerrek") -> Laid:
    """a company on its way"""
    t = lay(f"0 minas-morgul: {who}")
    return t.going(t.characters(0)[0], site, path)


def resting(site: str, who: str = "gorbag") -> Laid:
    """a company that stays where it is"""
    t = lay(f"0 {site}: {who}")
    return t.staying(t.characters(0)[0])


@card("waiting-shadow")
def test_waiting_shadow() -> None:
    t = journey("w", "bree", "gorbag, tarcil, jerrek").hazard("waiting-shadow")
    assert t.seat == 0
    assert t.offers() == ["pick gorbag", "pick jerrek"]  # a Dúnadan is none of them
    t.play("pick jerrek")
    assert [t.tap[who] for who in ("gorbag", "tarcil", "jerrek")] == ["untapped", "untapped", "tapped"]
    t.tap["gorbag"] = "tapped"
    assert t.hazard_on("waiting-shadow") == []
    t.lay("doors-of-night", 1)
    t.hazard("waiting-shadow")
    assert t.offers() == ["pick tarcil"]


@pytest.mark.parametrize(
    ("name", "path", "more", "without"),
    [
        pytest.param("lost-in-border-lands", "bwb", 2, "wsdf", marks=card("lost-in-border-lands")),
        pytest.param("lost-in-shadow-lands", "sw", 1, "wbdf", marks=card("lost-in-shadow-lands")),
        pytest.param("lost-in-the-wilderness", "wsww", 3, "bsdf", marks=card("lost-in-the-wilderness")),
    ],
)
def test_lost(name: str, path: str, more: int, without: str) -> None:
    t = journey(path, "bree")
    i = t.number("gorbag")
    t.s.limit = t.s.co_limit[i] = 2
    t.hazard(name)
    assert t.s.limit == 2 - 1 + more
    assert t.s.co_limit[i] == 2 + more
    assert journey(without, "bree").hazard_on(name) == []
    assert resting("bree").hazard_on(name) == []


@card("lost-in-free-domains")
def test_lost_in_free_domains() -> None:
    t = journey("wf", "bree").hazard("lost-in-free-domains")
    assert t.did("gorbag") == ["idle"]
    assert t.hazard_on("lost-in-free-domains") == []  # it could change nothing more
    assert journey("wsdb", "bree").hazard_on("lost-in-free-domains") == []
    t.arrived("gorbag", "bree").visit("gorbag")
    assert not t.stack  # nothing is asked there


@card("rats")
def test_rats() -> None:
    t = journey("w", "moria", "jerrek (black-mace), tarcil")
    assert t.hazard_on("rats") == []  # no minor item
    t.lay_on("whip", "jerrek")
    t.tap["tarcil"] = "wounded"
    t.hazard("rats")
    assert t.seat == 0
    assert t.offers() == ["pick whip", "pick jerrek"]  # who is wounded cannot be wounded again
    other = t.copy()
    t.play("pick whip")
    assert "whip" in t.discard[0]
    assert "black-mace" in t
    other.roll().play("pick jerrek")
    assert other.tap["jerrek"] == "wounded"  # without a body check
    assert "whip" in other
    assert journey("w", "bree", "jerrek (whip)").hazard_on("rats") == []


@card("rats")
def test_a_wound_by_rats_counts_as_a_wound() -> None:
    t = journey("w", "amon-hen", "jerrek (whip), tarcil")
    t.lay_on("despair-of-the-heart", "tarcil", 1)
    t.listen().hazard("rats")
    t.roll(9).play("pick jerrek").quiet()
    assert t.checks == [9]


@card("heedless-revelry")
def test_heedless_revelry() -> None:
    t = resting("bree", "jerrek, tarcil, tapped gulla")
    assert t.hazard_on("heedless-revelry") == [""]
    t.roll(5, 6).hazard("heedless-revelry")  # above a mind of 4, not above 6
    assert t.all_rolled()
    assert [t.tap[who] for who in ("jerrek", "tarcil")] == ["tapped", "untapped"]
    t.tap["tarcil"] = "tapped"
    assert t.hazard_on("heedless-revelry") == []
    assert journey("w", "bree").hazard_on("heedless-revelry") == []
    assert resting("minas-morgul", "jerrek, the-witch-king").hazard_on("heedless-revelry") == []


@card("heedless-revelry")
def test_heedless_revelry_from_on_guard() -> None:
    t = resting("moria", "jerrek, tarcil").hold(0, "black-mace")
    t.phase = "site"
    t.s.limit = 0
    t.guard("heedless-revelry", "jerrek")
    t.window("site site-play").play("play black-mace > jerrek")
    assert t.seat == 1
    assert t.offered("reveal heedless-revelry") == ["reveal heedless-revelry"]
    t.roll().after_showing(1).play("reveal heedless-revelry").quiet()  # nobody rolls
    assert t.all_rolled()
    assert t.tap["tarcil"] == "tapped"
    assert t.host["black-mace"] == "jerrek"  # its player was tapped already


@card("tidings-of-bold-spies")
def test_tidings_of_bold_spies() -> None:
    assert resting("ettenmoors").hazard_on("tidings-of-bold-spies") == []
    assert journey("w", "mount-gram").hazard_on("tidings-of-bold-spies") == []
    t = journey("w", "ettenmoors", "gorbag, jerrek, snaga").hazard("arouse-denizens > ettenmoors & 0")
    t.lay("awaken-denizens", 1)
    t.lay("minions-stir", 1)
    t.hazard("tidings-of-bold-spies")
    attack = t.attacking
    assert attack.auto == -1
    # a Troll: aroused, stirred; (1 + 1) * 2 strikes
    assert t.strength(attack) == (4, 9 + 3 + 1)
    attack.cancelled = 1
    t.s.stack = t.s.stack[: t.s.stack.index(attack) + 1]
    t.settle().quiet()
    second = t.attacking
    assert second is not attack
    assert second.auto == -1
    assert second.prowess_now(t.s) == 8  # Wolves, not aroused
    assert second.strikes == 4  # twice two
    assert "gorbag" in t


@card("tidings-of-bold-spies")
def test_bold_spies_bring_only_what_the_company_would_face() -> None:
    t = journey("w", "pelargir", "jerrek, tarcil").hazard("tidings-of-bold-spies")
    assert t.attacking.each
    assert t.attacking.detain  # covert, as at the site
    assert t.s.stack[-1] is t.attacking
    t.s.stack.pop()
    t.settle().quiet()
    assert not t.stack  # the second comes upon overt companies only


@card("veils-flung-away")
def test_veils_flung_away() -> None:
    t = journey("bd", "bree", "gorbag, jerrek, tarcil")
    t.s.limit = 0
    assert t.hazard_on("veils-flung-away") == [""]  # outside the limit
    assert journey("sdc", "bree").hazard_on("veils-flung-away") == []
    assert resting("bree").hazard_on("veils-flung-away") == []
    night = t.copy()
    night.lay("doors-of-night", 1)
    assert night.hazard_on("veils-flung-away") == []
    t.roll(10, 10, 9).hazard("veils-flung-away")  # -1: Gorbag's 9 discards him; 9 > 8; 8 is not
    assert t.all_rolled()
    assert "gorbag" in t.discard[0]
    assert t.tap["jerrek"] == "tapped"
    assert t.tap["tarcil"] == "untapped"
    assert t.s.limit == 0
    t = journey("w", "bree", "gorbag").roll(12).hazard("veils-flung-away")
    assert t.tap["gorbag"] == "tapped"  # 11 > 9: for others than the figure nothing but tapping
