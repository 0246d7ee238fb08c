"""Chapter 11: chains of effects, responses, and what must follow from cards in play."""

from typing import cast

import pytest

import mathom
from lidless_eye.laying import lay
from lidless_eye.support_le import all_rolled, bare, company, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, T_ITEM, T_UNTAP
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.journey import Journey
from mathom.games.lidless_eye.rules.triggers import Order, fire
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import (
    CHAIN,
    ECHO,
    MOVEMENT,
    NOTHING,
    ORC,
    ORGANISE,
    PASS,
    PICK,
    PLAY,
    START,
    TABLE,
    TAPPED,
    TRAVEL,
    TROLL,
    UNTAPPED,
)
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import act, act_a, act_b, act_kind
from mathom.match.match import Match
from support import card, rule


def under_way(*names: str, limit: int = 3) -> tuple[Eye, int]:
    """a company of seat 0 that stays at Moria, in its movement/hazard phase; seat 1 may play hazards"""
    s = bare()
    i, _ = company(s, 0, "moria", *names)
    s.now = i
    s.limit = limit
    return s, i


def play(s: Eye, name: str, target: int = NOTHING, second: int = 0) -> Eye:
    return take(s, PLAY, NUMBERS[name], target, second)


def declared(s: Eye, name: str) -> int:
    """the piece of a card that has been declared and waits in the chain"""
    (c,) = [c for c in range(len(s.kind)) if s.kind[c] == NUMBERS[name] and s.zone[c] == CHAIN]
    return c


def in_play(s: Eye, name: str) -> bool:
    return s.in_play(NUMBERS[name]) >= 0


def stirred(s: Eye, race: int) -> tuple[int, int]:
    """strikes and prowess of an attack that has 2 strikes at 6 by itself"""
    s = s.copy()
    attack = special_attack(s, s.now, race, 2, 6)
    s.call(attack)
    return int(attack.strikes_now(s)), int(attack.prowess_now(s))


@rule("LE-X-18", "LE-B-211", "LE-B-212", "LE-B-215", "LE-B-219", "LE-B-37")
def test_the_worked_example() -> None:
    """Minions Stir, Skies of Fire in response, Twilight in response to that; then Voices of Malice in a new chain"""
    s, _ = under_way("pon-opar", "gorbag")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    in_hand(s, 0, "skies-of-fire", "voices-of-malice")
    in_hand(s, 1, "minions-stir", "twilight")
    run(s, Chain(TRAVEL | START, 1))
    assert s.seat == 1
    play(s, "minions-stir")
    assert s.seat == 0
    assert not in_play(s, "minions-stir")  # it has not taken effect
    # what has not taken effect is no target of Voices of Malice; Doors of Night is an environment
    assert not any(act_kind(a) == PLAY and act_a(a) == NUMBERS["voices-of-malice"] for a in options(s))
    play(s, "skies-of-fire")
    assert s.seat == 1
    skies = declared(s, "skies-of-fire")
    limit = s.limit
    twilights = [act_b(a) for a in options(s) if act_kind(a) == PLAY and act_a(a) == NUMBERS["twilight"]]
    assert sorted(twilights) == sorted([skies, s.in_play(NUMBERS["doors-of-night"])])
    play(s, "twilight", skies)
    assert s.limit == limit  # Twilight does not count toward the hazard limit
    while not in_play(s, "minions-stir"):
        take(s, PASS)
    assert has(s.discard[0], "skies-of-fire")
    assert has(s.discard[1], "twilight")
    assert in_play(s, "doors-of-night")
    assert stirred(s, ORC) == (4, 8)
    assert stirred(s, TROLL) == (3, 7)
    # the next chain
    while s.seat != 0:
        take(s, PASS)
    sage = next(c for c in s.characters(0) if s.kind[c] == NUMBERS["pon-opar"])
    sums(s, 12)
    play(s, "voices-of-malice", sage, s.in_play(NUMBERS["minions-stir"]))
    assert s.tap[sage] == TAPPED  # the cost is paid when it is declared
    while s.stack:
        take(s, PASS)
    assert not in_play(s, "minions-stir")
    assert all_rolled(s)


@rule("LE-B-214", "LE-B-220")
def test_one_after_the_other_and_the_active_player_first() -> None:
    """the same player may add several actions, each of which the other may answer; the next chain begins with whom the
    window gives the first word, the active player in a journey"""
    s, i = under_way("gorbag")
    in_hand(s, 0, "sudden-call")
    in_hand(s, 1, "minions-stir", "wake-of-war", "giant")
    run(s, Journey(i))
    assert s.seat == 0  # active first
    take(s, PASS)
    play(s, "minions-stir")
    assert s.seat == 0
    take(s, PASS)
    play(s, "wake-of-war")  # seat 1 again, in the same chain
    assert s.seat == 0
    take(s, PASS)
    assert not in_play(s, "minions-stir")
    take(s, PASS)
    assert in_play(s, "minions-stir")
    assert in_play(s, "wake-of-war")
    assert s.seat == 0  # a new chain


@rule("LE-B-215", "LE-B-222")
def test_what_no_longer_fits_is_void_but_paid() -> None:
    """Weariness of the Heart on a character who is gone when its turn comes"""
    s, _ = under_way("gorbag", "tarcil")
    gorbag, tarcil = s.characters(0)
    in_hand(s, 1, "weariness-of-the-heart")
    run(s, Chain(TRAVEL | START, 1))
    play(s, "weariness-of-the-heart", gorbag, 1)
    assert s.limit == 2
    remove_character(s, gorbag, TO_DISCARD)
    while s.stack:
        take(s, PASS)
    assert s.dice.given is None  # nobody rolled
    assert has(s.discard[1], "weariness-of-the-heart")
    assert s.limit == 2
    assert s.tap[tarcil] == UNTAPPED


@rule("LE-B-116")
def test_a_creature_only_begins_a_chain() -> None:
    s, _ = under_way("gorbag")
    in_hand(s, 1, "orc-watch", "minions-stir")
    in_hand(s, 0, "sudden-call")
    run(s, Chain(TRAVEL | START, 1))
    assert any(act_a(a) == NUMBERS["orc-watch"] for a in options(s) if act_kind(a) == PLAY)
    play(s, "minions-stir")
    take(s, PASS)
    assert s.seat == 1
    assert not any(act_a(a) == NUMBERS["orc-watch"] for a in options(s) if act_kind(a) == PLAY)


@rule("LE-B-213")
def test_nobody_goes_on_before_the_other_has_answered() -> None:
    """A person could be told to take his second action back. Here he is not asked for one before the other has
    answered, and what was declared is not taken back any more once the other has been asked."""
    game = mathom.game("lidless-eye")
    s, _ = under_way("gorbag")
    in_hand(s, 0, "sudden-call", "skies-of-fire")
    in_hand(s, 1, "minions-stir", "wake-of-war")
    run(s, Chain(TRAVEL | START, 1))
    s.stack.insert(0, Turn())
    s.phase = MOVEMENT
    match = Match(game, game.from_json(game.to_json(s)))
    match.play("play minions-stir")
    assert match.state.seat == 0
    assert not in_play(cast(Eye, match.state), "minions-stir")
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
    s, _ = under_way("pon-opar", "gorbag")
    sage = s.characters(0)[0]
    stir = s.lay(NUMBERS["minions-stir"], 1, TABLE)
    in_hand(s, 0, "voices-of-malice", "twilight")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    run(s, Chain(TRAVEL | START, 0))
    play(s, "voices-of-malice", sage, stir)
    while not any(isinstance(frame, CorruptionCheck) for frame in s.stack):
        assert in_play(s, "minions-stir")
        take(s, PASS)
    assert not in_play(s, "minions-stir")
    assert s.in_play(NUMBERS["pon-opar"]) == sage


@rule("LE-B-217")
def test_after_a_roll_nothing_changes_it() -> None:
    """the window of a check is before its roll; once both have passed the roll is made and stands"""
    s = bare()
    _, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    in_hand(s, 0, "sudden-call", "twilight")
    sums(s, 2)
    lay_on(s, "black-mace", tarcil)
    run(s, CorruptionCheck(tarcil))
    while s.stack:
        assert not all_rolled(s)
        take(s, PASS)
    assert all_rolled(s)
    assert s.tap[tarcil] == TAPPED  # 2 against 3


@rule("LE-B-37")
def test_twilight_at_any_time_by_anybody() -> None:
    s = bare()
    company(s, 0, "minas-morgul", "tarcil")
    doors = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    for seat in range(2):
        in_hand(s, seat, "twilight")
    s.limit = 0
    run(s, Chain(ORGANISE, 0))
    assert act(PLAY, NUMBERS["twilight"], doors) in options(s)
    take(s, PASS)
    assert s.seat == 1
    assert act(PLAY, NUMBERS["twilight"], doors) in options(s)


# -- what must follow


def lured(*names: str) -> tuple[Eye, list[int]]:
    """each has a Lure of the Senses: a check at the end of the untap phase at a Darkhaven"""
    s = bare()
    _, members = company(s, 0, "minas-morgul", *names)
    return s, [lay_on(s, "lure-of-the-senses", c, seat=1) for c in members]


@rule("LE-B-221")
def test_the_active_player_orders_what_must_follow() -> None:
    s, lures = lured("tarcil", "gorbag", "layos")
    fire(s, T_UNTAP)
    sums(s, 12, 12, 2)
    settle(s)
    assert s.seat == 0
    assert isinstance(s.stack[-1], Order)
    assert options(s) == [act(PICK, c) for c in lures]
    checked = []
    take(s, PICK, lures[1])
    while s.stack:
        frame = s.stack[-1]
        if isinstance(frame, Order):
            checked.append(len(options(s)))
            take(s, PICK, lures[2])
        else:
            take(s, PASS)
    assert checked == [2]  # then the last one is left
    assert all_rolled(s)
    tarcil = s.in_play(NUMBERS["tarcil"])
    assert s.tap[tarcil] == TAPPED  # his was the last: 2 against 2


@rule("LE-B-221")
def test_a_single_effect_needs_no_order() -> None:
    s, _ = lured("tarcil")
    fire(s, T_UNTAP)
    sums(s, 12)
    settle(s)
    assert s.over
    assert all_rolled(s)


@rule("LE-B-221")
def test_an_order_is_saved_and_copied() -> None:
    s, _ = lured("tarcil", "gorbag")
    fire(s, T_UNTAP)
    settle(s)
    again = s.copy()
    assert again.digest() == s.digest()
    assert again.actions() == s.actions()


@rule("LE-B-221")
def test_gaining_an_item_is_heard_by_all() -> None:
    """Lure of Expedience on two characters of the company: both check, in the chosen order"""
    s = bare()
    _, (tarcil, gorbag) = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    for c in (tarcil, gorbag):
        lay_on(s, "lure-of-expedience", c, seat=1)
    item = lay_on(s, "whip", tarcil)
    fire(s, T_ITEM, tarcil, item)
    settle(s)
    assert isinstance(s.stack[-1], Order)
    assert len(options(s)) == 2


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
