"""Part W: the attack of a company is one attack, and is cancelled like any other."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.rules.combat.clash import Clash
from support import rule


def attacked(text: str, *hand: str) -> Laid:
    """up to the first question, which is the defender's: he may play a card"""
    t = lay(text).hold(1, *hand)
    first, other = t.characters(0)[0], t.characters(1)[0]
    t.now = first
    return t.run(Clash(t.number(first), t.number(other)))


@rule("LE-W-35", "LE-W-42")
def test_a_scout_hides_his_company_out_of_his_turn() -> None:
    t = attacked("0 moria: gorbag; 1 hero-moria: frodo, legolas", "concealment")
    assert t.seat == 1
    t.play("play concealment > frodo").quiet()
    assert t.stack == []
    assert t.outcome == "cancelled"
    assert t.tap["frodo"] == "tapped"
    assert t.discard[1] == ["concealment"]


@rule("LE-W-35")
@pytest.mark.parametrize(
    ("attackers", "works"),
    [
        ("gorbag, shagrat", True),
        ("gorbag, layos", True),
        ("layos, gulla", False),
        ("gorbag, ren-the-ringwraith", False),
    ],
)
def test_quarrels_part_orcs_trolls_and_men_only_if_all_are(attackers: str, works: bool) -> None:
    t = attacked(f"0 moria: {attackers}; 1 hero-moria: frodo", "dark-quarrels")
    assert ("play dark-quarrels" in " ".join(t.offers())) == works


@rule("LE-W-35", "LE-W-42")
@pytest.mark.parametrize(("attackers", "works"), [("beorn, faramir", False), ("beorn, eowyn", True)])
def test_an_ability_cancels_it_out_of_his_turn(attackers: str, works: bool) -> None:
    t = lay(f"0 moria: gorbag (the-iron-crown); 1 hero-moria: {attackers}", active=1)  # Orcs, Trolls, Men
    t.now = "beorn"
    t.run(Clash(t.number("beorn"), t.number("gorbag")))
    assert t.seat == 0
    assert t.offers() == (["use the-iron-crown", "pass"] if works else ["pass"])
    if works:
        t.play("use the-iron-crown").quiet()
        assert t.outcome == "cancelled"
        assert t.tap["the-iron-crown"] == "tapped"


@rule("LE-W-42")
def test_nothing_else_of_the_defender() -> None:
    t = attacked("0 moria: gorbag; 1 hero-moria: legolas", "block", "lucky-strike", "concealment", "wargs")
    assert t.offers() == ["pass"]
    assert t.refused("play block > legolas")[1] == "LE-W-42"
    assert t.refused("play wargs")[1] == "LE-W-43"


@rule("LE-W-35")
def test_a_darkhaven_that_ends_attacks_ends_this_one() -> None:
    t = lay("0 carn-dum: gorbag; 1 hero-carn-dum: legolas", active=1)
    t.clash("legolas", "gorbag")
    assert t.stack == []
    assert t.outcome == "cancelled"
