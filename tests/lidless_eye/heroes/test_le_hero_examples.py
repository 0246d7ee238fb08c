"""The worked examples of part H that need cards, with their figures."""

import pytest

from lidless_eye.laying import Laid, lay, visiting
from mathom.games.lidless_eye.rules.combat.strike import SUCCEEDED
from mathom.games.lidless_eye.rules.organization import may_control
from support import rule


def controls(t: Laid, leader: str, follower: str) -> bool:
    return may_control(t.s, t.piece(leader), t.piece(follower))


@rule("LE-H-23", "LE-HX-3")
def test_whom_direct_influence_suffices_for() -> None:
    t = lay("0 rivendell: arwen, aragorn-ii, celeborn, galadriel, gandalf")
    assert (t.direct("arwen", "aragorn-ii"), t.mind("aragorn-ii")) == (7, 9)
    assert not controls(t, "arwen", "aragorn-ii")
    assert (t.direct("celeborn", "galadriel"), t.mind("galadriel")) == (6, 9)
    assert not controls(t, "celeborn", "galadriel")
    assert controls(t, "gandalf", "galadriel")
    assert controls(t, "gandalf", "aragorn-ii")
    t.host["galadriel"] = "gandalf"
    assert not controls(t, "gandalf", "aragorn-ii")


@rule("LE-H-73", "LE-HX-9")
@pytest.mark.parametrize(("roll", "pile"), [(5, ""), (4, "discard"), (3, "discard"), (2, "out")])
def test_the_check_of_boromir(roll: int, pile: str) -> None:
    t = lay("0 rivendell: boromir-ii (sword-of-gondolin, hauberk-of-bright-mail)").roll(roll)
    assert (t.corruption("boromir-ii"), t.check_sum("boromir-ii")) == (3, -1)
    t.check("boromir-ii")
    if pile:
        assert "boromir-ii" in t.pile(pile)[0]
    else:
        assert t.tap["boromir-ii"] == "untapped"


@rule("LE-H-34", "LE-H-74", "LE-HX-10")
def test_the_check_of_gandalf() -> None:
    """a spell at -4, with 5 corruption points: two lures stand for the 4 of his ring"""
    t = lay("0 rivendell: gandalf (glamdring, lure-of-nature, lure-of-the-senses), aragorn-ii", advanced=1)
    assert t.corruption("gandalf") == 5
    roll = t.check_roll("gandalf", -4)
    assert [n for n in range(2, 13) if roll.verdict(n) == 0] == [9, 10, 11, 12]
    helped = t.check_roll("gandalf", -4 + 1, helped=1)
    assert min(n for n in range(2, 13) if helped.verdict(n) == 0) == 8
    t.roll(8).check("gandalf", -4).quiet().dully()
    assert (t.ending, int(t.s.victor)) == ("fall", 1)


@rule("LE-H-81", "LE-HX-11")
@pytest.mark.parametrize(
    ("who", "roll", "won"), [("faramir", 4, 1), ("faramir", 3, 0), ("theoden", 5, 1), ("theoden", 4, 0)]
)
def test_rangers_of_ithilien(who: str, roll: int, won: int) -> None:
    t = visiting(f"0 hero-henneth-annun: {who}").roll(roll)
    t.lay("rangers-of-ithilien", 0)
    t.win("rangers-of-ithilien", who).quiet()
    assert t.result == won
    assert t.site_tapped(0, "hero-henneth-annun") == bool(won)
    assert t.points(0).get("factions", 0) == (3 if won else 0)


@rule("LE-H-81", "LE-H-82", "LE-HX-12")
@pytest.mark.parametrize(("who", "needed"), [("theoden", 5), ("hama", 11)])
def test_riders_of_rohan(who: str, needed: int) -> None:
    t = visiting(f"0 hero-edoras: {who}")
    t.lay("riders-of-rohan", 0)
    assert 9 - t.influence_sum(who, "riders-of-rohan") + 1 == needed


@rule("LE-H-71", "LE-HX-29")
def test_aragorn_robbed_of_narsil() -> None:
    t = lay("0 lorien: aragorn-ii (narsil)").roll(7)
    attack = t.creature("thief", "aragorn-ii")
    t.dully(lambda: t.stack[-1] == "DiscardItem")
    assert (t.prowess("aragorn-ii"), t.strike.sum, t.strike.against) == (7, 14, 15)
    assert (t.strike.outcome, t.tap["aragorn-ii"]) == (SUCCEEDED, "tapped")
    assert t.offers() == ["pick narsil"]
    t.play("pick narsil").quiet()
    assert (t.on("aragorn-ii"), t.discard[0], t.tap["aragorn-ii"]) == ([], ["narsil"], "tapped")
    assert (len(attack.wounded), t.all_rolled()) == (0, True)  # no body check


@rule("LE-H-90", "LE-HX-23")
def test_points_and_prowess_by_race() -> None:
    t = lay("0 rivendell: gimli (durin-s-axe)")
    assert (t.prowess("gimli"), t.given_points("durin-s-axe"), t.corruption("gimli")) == (9, 4, 3)
    t = lay("0 rivendell: aragorn-ii (durin-s-axe)")
    assert (t.prowess("aragorn-ii"), t.given_points("durin-s-axe"), t.corruption("aragorn-ii")) == (8, 2, 2)
    assert lay("0 rivendell: gimli").add("stored", 0, "durin-s-axe").worth(0, "items") == 2
    assert lay("0 rivendell: aragorn-ii (glamdring)").prowess("aragorn-ii") == 8
    assert lay("0 rivendell: aragorn-ii (orcrist)").prowess("aragorn-ii") == 9
    assert lay("0 rivendell: frodo (sting)").prowess("frodo") == 3


@rule("LE-H-78", "LE-HX-22")
def test_the_one_ring_in_use() -> None:
    t = lay("0 rivendell: sam-gamgee (hero-the-one-ring), frodo")
    assert (t.prowess("sam-gamgee"), t.body("sam-gamgee"), t.direct("sam-gamgee")) == (2, 10, 5)
    assert t.corruption("sam-gamgee") == 7
    assert t.corruption("frodo") == 1
    to_cancel_a_strike = t.check_roll("sam-gamgee", -2)
    assert min(n for n in range(2, 13) if to_cancel_a_strike.verdict(n) == 0) == 7


@rule("LE-H-94", "LE-H-96", "LE-HX-19")
@pytest.mark.parametrize(
    ("ring", "bonus", "roll", "kinds"),
    [
        ("beautiful-gold-ring", 0, 10, {"dwarven", "lesser"}),
        ("precious-gold-ring", -1, 11, {"one", "dwarven", "lesser"}),
        ("fair-gold-ring", 0, 6, {"magic", "lesser"}),
        ("fair-gold-ring", 0, 7, {"lesser"}),
        ("fair-gold-ring", 0, 8, {"lesser"}),
    ],
)
def test_ring_tests(ring: str, bonus: int, roll: int, kinds: set[str]) -> None:
    t = lay(f"0 rivendell: aragorn-ii ({ring})").hold(0, "risky-blow").roll(roll)
    t.test(ring, bonus)
    assert t.indicated() == kinds


@rule("LE-H-96", "LE-HX-19")
def test_the_scroll_of_isildur_adds_two() -> None:
    t = lay("0 rivendell: aragorn-ii (beautiful-gold-ring, hero-scroll-of-isildur)").hold(0, "risky-blow").roll(10)
    t.test("beautiful-gold-ring")
    assert t.indicated() == {"one", "dwarven", "lesser"}
