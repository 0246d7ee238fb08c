"""Chapter 11: chains of effects, responses, and what must follow from cards in play."""

from typing import cast

import pytest

import mathom
from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import ECHO
from mathom.kernel.errors import IllegalAction
from mathom.match.match import Match
from support import card, rule


def under_way(*names: str) -> Laid:
    """a company of seat 0 that stays at Moria, in its movement/hazard phase; seat 1 may play hazards"""
    t = lay(f"0 moria: {', '.join(names)}")
    t.now = names[0]
    t.s.limit = 3
    return t


def stirred(t: Laid, race: str) -> tuple[int, int]:
    """strikes and prowess of an attack that has 2 strikes at 6 by itself"""
    u = t.copy()
    attack = u.attack(race, "gorbag", 2, 6, begin=False)
    u.s.call(attack)
    return int(attack.strikes_now(u.s)), int(attack.prowess_now(u.s))


@rule("LE-X-18", "LE-B-211", "LE-B-212", "LE-B-215", "LE-B-219", "LE-B-37")
def test_the_worked_example() -> None:
    """Minions Stir, Skies of Fire in response, Twilight in response to that; then Voices of Malice in a new chain"""
    t = under_way("pon-opar", "gorbag")
    t.lay("doors-of-night", 1)
    t.hold(0, "skies-of-fire", "voices-of-malice").hold(1, "minions-stir", "twilight")
    t.window("travel start", 1)
    assert t.seat == 1
    t.play("play minions-stir")
    assert t.seat == 0
    assert "minions-stir" not in t  # it has not taken effect
    # what has not taken effect is no target of Voices of Malice; Doors of Night is an environment
    assert not t.offered("play voices-of-malice")
    t.play("play skies-of-fire")
    assert t.seat == 1
    limit = t.s.limit
    assert sorted(t.offered("play twilight")) == ["play twilight > doors-of-night", "play twilight > skies-of-fire"]
    t.play("play twilight > skies-of-fire")
    assert t.s.limit == limit  # Twilight does not count toward the hazard limit
    while "minions-stir" not in t:
        t.play("pass")
    assert "skies-of-fire" in t.discard[0]
    assert "twilight" in t.discard[1]
    assert "doors-of-night" in t
    assert stirred(t, "orc") == (4, 8)
    assert stirred(t, "troll") == (3, 7)
    # the next chain
    while t.seat != 0:
        t.play("pass")
    t.roll(12)
    t.play("play voices-of-malice > pon-opar & minions-stir")
    assert t.tap["pon-opar"] == "tapped"  # the cost is paid when it is declared
    while t.stack:
        t.play("pass")
    assert "minions-stir" not in t
    assert t.all_rolled()


@rule("LE-B-214", "LE-B-220")
def test_one_after_the_other_and_the_active_player_first() -> None:
    """the same player may add several actions, each of which the other may answer; the next chain begins with whom the
    window gives the first word, the active player in a journey"""
    t = under_way("gorbag")
    t.hold(0, "sudden-call").hold(1, "minions-stir", "wake-of-war", "giant")
    t.journey("gorbag")
    assert t.seat == 0  # active first
    t.play("pass", "play minions-stir")
    assert t.seat == 0
    t.play("pass", "play wake-of-war")  # seat 1 again, in the same chain
    assert t.seat == 0
    t.play("pass")
    assert "minions-stir" not in t
    t.play("pass")
    assert "minions-stir" in t
    assert "wake-of-war" in t
    assert t.seat == 0  # a new chain


@rule("LE-B-215", "LE-B-222")
def test_what_no_longer_fits_is_void_but_paid() -> None:
    """Weariness of the Heart on a character who is gone when its turn comes"""
    t = under_way("gorbag", "tarcil")
    t.hold(1, "weariness-of-the-heart")
    t.window("travel start", 1).play("play weariness-of-the-heart > gorbag & check")
    assert t.s.limit == 2
    t.remove("gorbag")
    while t.stack:
        t.play("pass")
    assert t.s.dice.given is None  # nobody rolled
    assert "weariness-of-the-heart" in t.discard[1]
    assert t.s.limit == 2
    assert t.tap["tarcil"] == "untapped"


@rule("LE-B-116")
def test_a_creature_only_begins_a_chain() -> None:
    t = under_way("gorbag")
    t.hold(0, "sudden-call").hold(1, "orc-watch", "minions-stir")
    t.window("travel start", 1)
    assert t.offered("play orc-watch")
    t.play("play minions-stir", "pass")
    assert t.seat == 1
    assert not t.offered("play orc-watch")


@rule("LE-B-213")
def test_nobody_goes_on_before_the_other_has_answered() -> None:
    """A person could be told to take his second action back. Here he is not asked for one before the other has
    answered, and what was declared is not taken back any more once the other has been asked."""
    game = mathom.game("lidless-eye")
    t = under_way("gorbag")
    t.hold(0, "sudden-call", "skies-of-fire").hold(1, "minions-stir", "wake-of-war")
    t.window("travel start", 1)
    t.in_turn()
    t.phase = "movement/hazard"
    match = Match(game, game.from_json(game.to_json(t.s)))
    match.play("play minions-stir")
    assert match.state.seat == 0
    assert "minions-stir" not in Laid(cast(Eye, match.state))
    with pytest.raises(IllegalAction):
        match.play("play wake-of-war")
    assert not match.can_undo(1)
    match.play("pass")
    assert match.state.seat == 1
    match.play("play wake-of-war")
    assert match.state.seat == 0


@rule("LE-B-216")
def test_what_one_card_causes_comes_in_its_order() -> None:
    """Voices of Malice: first the hazard is discarded, then its sage is put to the test"""
    t = under_way("pon-opar", "gorbag")
    t.lay("minions-stir", 1)
    t.lay("doors-of-night", 1)
    t.hold(0, "voices-of-malice", "twilight")
    t.window("travel start", 0).play("play voices-of-malice > pon-opar & minions-stir")
    while "CorruptionCheck" not in t.stack:
        assert "minions-stir" in t
        t.play("pass")
    assert "minions-stir" not in t
    assert "pon-opar" in t


@rule("LE-B-217")
def test_after_a_roll_nothing_changes_it() -> None:
    """the window of a check is before its roll; once both have passed the roll is made and stands"""
    t = lay("0 minas-morgul: tarcil (black-mace)")
    t.hold(0, "sudden-call", "twilight")
    t.roll(2)
    t.check("tarcil")
    while t.stack:
        assert not t.all_rolled()
        t.play("pass")
    assert t.all_rolled()
    assert t.tap["tarcil"] == "tapped"  # 2 against 3


@rule("LE-B-37")
def test_twilight_at_any_time_by_anybody() -> None:
    t = lay("0 minas-morgul: tarcil")
    t.lay("doors-of-night", 1)
    t.hold(0, "twilight").hold(1, "twilight")
    t.s.limit = 0
    t.window("organise", 0)
    assert "play twilight > doors-of-night" in t.offers()
    t.play("pass")
    assert t.seat == 1
    assert "play twilight > doors-of-night" in t.offers()


# -- what must follow


def lured(*names: str) -> Laid:
    """each has a Lure of the Senses: a check at the end of the untap phase at a Darkhaven"""
    t = lay(f"0 minas-morgul: {', '.join(names)}")
    for name in names:
        t.lay_on("lure-of-the-senses", name, 1)
    t.tells("untap")
    return t


@rule("LE-B-221")
def test_the_active_player_orders_what_must_follow() -> None:
    t = lured("tarcil", "gorbag", "layos")
    t.roll(12, 12, 2)
    t.settle()
    assert t.seat == 0
    assert t.stack[-1] == "Order"
    assert t.offers() == [f"pick lure-of-the-senses#{n}" for n in (1, 2, 3)]
    checked = []
    t.play("pick lure-of-the-senses#2")
    while t.stack:
        if t.stack[-1] == "Order":
            checked.append(len(t.offers()))
            t.play("pick lure-of-the-senses#3")
        else:
            t.play("pass")
    assert checked == [2]  # then the last one is left
    assert t.all_rolled()
    assert t.tap["tarcil"] == "tapped"  # his was the last: 2 against 2


@rule("LE-B-221")
def test_a_single_effect_needs_no_order() -> None:
    t = lured("tarcil")
    t.roll(12)
    t.settle()
    assert t.over
    assert t.all_rolled()


@rule("LE-B-221")
def test_an_order_is_saved_and_copied() -> None:
    t = lured("tarcil", "gorbag").settle()
    again = t.copy()
    assert again.digest() == t.digest()
    assert again.offers() == t.offers()


@rule("LE-B-221")
def test_gaining_an_item_is_heard_by_all() -> None:
    """Lure of Expedience on two characters of the company: both check, in the chosen order"""
    t = lay("0 minas-morgul: tarcil (whip), gorbag")
    t.lay_on("lure-of-expedience", "tarcil", 1)
    t.lay_on("lure-of-expedience", "gorbag", 1)
    t.tells("item", t.piece("tarcil"), t.piece("whip"))
    t.settle()
    assert t.stack[-1] == "Order"
    assert t.offers() == ["pick lure-of-expedience#1", "pick lure-of-expedience#2"]


@rule("LE-B-215")
@card("dwar-the-ringwraith")
@pytest.mark.parametrize("gone", ["dwar-the-ringwraith", "tarcil"])
def test_a_favour_is_void_when_giver_or_company_is_gone(gone: str) -> None:
    """Dwar strengthens a company; neither does his card without him, nor falls it to another company"""
    t = lay("0 dol-guldur: dwar-the-ringwraith; 0 moria: tarcil")
    t.window("organise", 0).play("use dwar-the-ringwraith > tarcil+")
    t.remove(gone)
    t.quiet()
    assert not t.stack
    assert not [c for c in t.s.table if t.s.zone[c] == ECHO]
    t.company(0, "moria", "eradan")
    left = "tarcil" if gone != "tarcil" else "eradan"
    assert (t.prowess(left), t.body(left)) == (4, 8)


@rule("LE-B-211")
@card("dwar-the-ringwraith")
def test_a_favour_that_nobody_answers() -> None:
    t = lay("0 dol-guldur: dwar-the-ringwraith; 0 moria: tarcil")
    t.window("organise", 0).play("use dwar-the-ringwraith > tarcil+").quiet()
    assert (t.prowess("tarcil"), t.body("tarcil")) == (5, 9)
