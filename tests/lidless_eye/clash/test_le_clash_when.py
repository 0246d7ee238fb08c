"""Part W: when a company may attack another."""

import pytest

from lidless_eye.laying import lay
from mathom.games.lidless_eye.terms import DID_ATTEMPT
from support import rule

MEETING = "0 moria: gorbag, shagrat; 1 hero-moria: frodo"


@rule("LE-W-33", "LE-W-28")
def test_only_at_the_same_site_whatever_card_says_so() -> None:
    t = lay("0 moria: gorbag; 1 hero-moria: frodo; 1 rivendell: legolas").at_play("gorbag")
    assert t.offered("attack") == ["attack frodo+"]
    assert t.refused("attack legolas+")[1] == "LE-W-33"


@rule("LE-W-33")
def test_not_before_the_automatic_attack_is_faced() -> None:
    t = lay(MEETING)
    t.phase = "site"
    t.visit("gorbag")
    assert t.refused("attack frodo+")[1] == "LE-W-33"
    t.roll(*[12] * 8).play("enter").dully(lambda: "attack frodo+" in t.offers())
    assert "attack frodo+" in t.offers()


@rule("LE-W-33", "LE-W-27")
def test_not_after_an_attempt_at_influence() -> None:
    t = lay(MEETING, advanced=1)
    t.s.turn = 2
    t.roll(2, 12).at_play("shagrat")
    assert t.offered("attack")
    t.play("influence shagrat > frodo").dully(lambda: t.stack == ["SitePhase"])
    assert not t.offered("attack")
    assert t.refused("attack frodo+")[1] == "LE-W-33"


@rule("LE-W-27")
def test_after_an_attack_nobody_is_influenced() -> None:
    t = lay("0 moria: gorbag; 0 moria: shagrat; 1 hero-moria: frodo", advanced=1)
    t.s.turn = 2
    t.roll(2, 2, 2).at_play("gorbag")
    assert "influence gorbag > frodo" in t.offers()
    t.play("attack frodo+").dully()
    assert t.all_rolled()
    t.at_play("shagrat")
    assert not t.offered("influence")
    assert t.refused("influence shagrat > frodo")[1] == "LE-W-27"


@rule("LE-W-34")
def test_it_comes_after_all_else_and_once_in_a_turn() -> None:
    t = lay("0 moria: gorbag; 0 moria: shagrat; 1 hero-moria: frodo").roll(2, 2, 2)
    t.at_play("gorbag").play("attack frodo+").dully()
    assert t.stack == []  # nothing more is done with Gorbag at the site
    t.at_play("shagrat")
    assert not t.offered("attack")
    assert t.refused("attack frodo+")[1] == "LE-W-34"


@rule("LE-W-34")
def test_only_by_the_active_player_in_his_site_phase() -> None:
    t = lay(MEETING)
    t.organize()
    assert t.refused("attack frodo+")[1] == "LE-W-34"
    t = lay(MEETING, active=1)
    t.does("frodo", "entered")
    t.at_play("frodo")
    assert t.offered("attack") == ["attack gorbag+"]


@rule("LE-W-33")
def test_the_first_turn_bars_influence_only() -> None:
    """LE-A-49 is about influence: the bit that bars it is no attempt"""
    t = lay(MEETING, advanced=1)
    t.s.once[0] |= DID_ATTEMPT
    assert t.at_play("gorbag").offered("attack") == ["attack frodo+"]


@rule("LE-W-33", "LE-H-115")
@pytest.mark.parametrize("text", ["0 moria: gorbag; 1 moria: shagrat", "0 hero-moria: beorn; 1 hero-moria: frodo"])
def test_companies_of_one_camp_do_not_attack_each_other(text: str) -> None:
    t = lay(text)
    first, other = t.characters(0)[0], t.characters(1)[0]
    t.at_play(first)
    assert not t.offered("attack")
    assert t.refused(f"attack {other}+")[1] == "LE-W-33"
