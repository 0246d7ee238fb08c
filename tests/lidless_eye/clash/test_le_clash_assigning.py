"""Part W: how the strikes of a company are set against the other."""

from lidless_eye.laying import lay
from support import rule


@rule("LE-W-36")
def test_a_strike_for_everybody_allies_too() -> None:
    t = lay("0 moria: gorbag, tapped snaga, wounded ufthak (war-warg); 1 hero-moria: frodo").clash("gorbag", "frodo")
    assert t.offered("match") == [f"match {who} > frodo" for who in ("gorbag", "snaga", "ufthak", "war-warg")]


@rule("LE-W-37", "LE-W-38")
def test_first_the_defender_for_his_untapped_ones() -> None:
    t = lay("0 moria: gorbag, tapped snaga; 1 hero-moria: legolas, gimli, wounded frodo").clash("gorbag", "legolas")
    assert t.seat == 1
    assert {text.split(" > ")[1] for text in t.offered("match")} == {"legolas", "gimli"}
    assert t.refused("match gorbag > frodo")[1] == "LE-W-37"
    t.play("match snaga > legolas")
    assert t.offers() == ["face legolas", "face gimli"]  # Gorbag's strike is left, and Gimli without one


@rule("LE-W-38")
def test_then_the_attacker_for_his_untapped_ones() -> None:
    t = lay("0 moria: gorbag, shagrat, tapped snaga; 1 hero-moria: wounded frodo, tapped legolas, wounded gimli")
    t.clash("gorbag", "frodo")
    assert t.seat == 0
    assert {text.split(" ")[1] for text in t.offered("match")} == {"gorbag", "shagrat"}
    assert t.refused("match snaga > frodo")[1] == "LE-W-38"
    t.play("match gorbag > frodo").play("match shagrat > gimli")
    assert t.seat == 1  # Snaga's strike is Legolas's: nothing to choose
    assert t.offered("face") == ["face frodo", "face gimli", "face legolas"]


@rule("LE-W-38")
def test_at_last_the_defender_for_those_still_without() -> None:
    t = lay("0 moria: tapped gorbag, tapped snaga; 1 hero-moria: wounded frodo, tapped legolas, wounded gimli")
    t.clash("gorbag", "frodo")
    assert t.seat == 1
    assert len(t.offered("match")) == 6
    t.play("match snaga > frodo")
    assert t.offered("match") == ["match gorbag > legolas", "match gorbag > gimli"]


@rule("LE-W-39")
def test_strikes_in_excess_are_laid_on_as_they_are_fought() -> None:
    t = lay("0 moria: gorbag, shagrat, muzgash; 1 hero-moria: legolas").clash("gorbag", "legolas")
    t.play("match muzgash > legolas").roll(7, 7, 4)
    assert t.seat == 0
    assert t.strike.excess == 2
    t.play("pass").play("pass")  # both tap: 5 - 2 + 7 = 10 against 4 + 7 = 11
    assert t.all_rolled()
    assert t.tap["legolas"] == "wounded"


@rule("LE-W-39")
def test_the_attacker_chooses_on_whom() -> None:
    t = lay("0 moria: gorbag, shagrat, muzgash; 1 hero-moria: legolas, gimli").clash("gorbag", "legolas")
    t.play("match gorbag > legolas", "match shagrat > gimli", "face legolas")
    assert t.seat == 0
    assert t.offers() == ["excess 0", "excess 1"]


@rule("LE-W-40")
def test_the_defender_chooses_the_order() -> None:
    t = lay("0 moria: tapped gorbag, tapped shagrat; 1 hero-moria: legolas, gimli").clash("gorbag", "legolas")
    t.play("match gorbag > gimli")
    assert t.seat == 1
    assert t.offers() == ["face gimli", "face legolas"]
