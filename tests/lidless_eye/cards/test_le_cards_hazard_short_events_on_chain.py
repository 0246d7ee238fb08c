"""Hazard short-events on another card."""

from lidless_eye.hazard_support import (
    held,
    hits,
    in_play,
    journey,
    offers,
    on_guard,
    quiet,
    rest,
    stirred,
    strength,
    window,
)
from lidless_eye.support_le import has, in_hand, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.terms import CHAIN, ECHO, PLAY, REVEAL, SITE_PHASE, TABLE, THIS_TURN
from mathom.kernel.state import act
from support import card, rule


@card("twilight")
def test_twilight_ends_an_environment_in_play() -> None:
    s, _, _ = journey("w", "bree")
    assert held(s, "twilight") == []
    night = in_play(s, "doors-of-night")
    s.limit = 0
    assert held(s, "twilight") == [(night, 0)]
    hits(s, "twilight", night)
    assert has(s.discard[1], "doors-of-night")
    assert has(s.discard[1], "twilight")
    assert s.limit == 0  # it does not count


@card("twilight")
def test_twilight_as_a_resource_and_against_what_was_just_declared() -> None:
    s, _, _ = journey("w", "bree")
    in_hand(s, 0, "twilight")
    in_hand(s, 1, "doors-of-night", "twilight")
    window(s)
    take(s, PLAY, NUMBERS["doors-of-night"], 4095)
    (night,) = [c for c in range(len(s.kind)) if s.kind[c] == NUMBERS["doors-of-night"]]
    assert s.seat == 0
    assert offers(s, "twilight") == [(night, 0)]
    take(s, PLAY, NUMBERS["twilight"], night)
    assert len(offers(s, "twilight")) == 2  # Doors of Night, or the other Twilight
    quiet(s)
    assert s.in_play(NUMBERS["doors-of-night"]) < 0
    assert has(s.discard[1], "doors-of-night")
    s, _i, _ = rest("minas-morgul", "gorbag")
    night = in_play(s, "doors-of-night")
    in_hand(s, 0, "twilight")
    run(s, Organization())
    assert act(PLAY, NUMBERS["twilight"], night) in options(s)


@rule("LE-X-18")
@card("twilight")
def test_the_chain_of_the_book() -> None:
    """Minions Stir, Skies of Fire in response, Twilight in response to that: Minions Stir works"""
    s, i, _ = journey("w", "bree", who=("gorbag",))
    in_play(s, "doors-of-night")
    in_hand(s, 0, "skies-of-fire")
    in_hand(s, 1, "minions-stir", "twilight")
    window(s)
    take(s, PLAY, NUMBERS["minions-stir"], 4095)
    (sky,) = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["skies-of-fire"]) >> 24]
    s.stack[-1].take(s, sky)
    settle(s)
    (piece,) = [c for c in range(len(s.kind)) if s.kind[c] == NUMBERS["skies-of-fire"]]
    take(s, PLAY, NUMBERS["twilight"], piece)
    quiet(s)
    assert s.in_play(NUMBERS["skies-of-fire"]) < 0
    assert strength(s, stirred(s, i, "orc")) == (3, 10)


@card("wrath-of-the-west")
def test_wrath_of_the_west() -> None:
    for roll, works in ((6, True), (7, False)):
        s, i, (jerrek, gorbag) = journey("w", "bree", who=("jerrek", "gorbag"))
        in_hand(s, 0, "a-nice-place-to-hide")
        in_hand(s, 1, "wrath-of-the-west")
        attack = automatic_attack(s, i, 0)
        attack.auto = -1
        run(s, attack)
        play = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["a-nice-place-to-hide"]) >> 24]
        assert offers(s, "wrath-of-the-west") == []
        s.stack[-1].take(s, play[0])
        settle(s)
        (hide,) = [c for c in range(len(s.kind)) if s.zone[c] == CHAIN]
        assert offers(s, "wrath-of-the-west") == [(hide, 0)]
        sums(s, roll)
        take(s, PLAY, NUMBERS["wrath-of-the-west"], hide)
        quiet(s)
        assert bool(attack.cancelled) == works
        assert has(s.discard[0], "a-nice-place-to-hide")
        assert s.zone[jerrek] == s.zone[gorbag] == TABLE


@card("searching-eye")
def test_searching_eye_cancels_a_scout_card() -> None:
    s, i, _ = journey("w", "bree", who=("jerrek", "gorbag"))
    in_hand(s, 0, "a-nice-place-to-hide")
    in_hand(s, 1, "searching-eye")
    attack = automatic_attack(s, i, 0)
    attack.auto = -1
    run(s, attack)
    play = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["a-nice-place-to-hide"]) >> 24]
    s.stack[-1].take(s, play[0])
    settle(s)
    (hide,) = [c for c in range(len(s.kind)) if s.zone[c] == CHAIN]
    assert offers(s, "searching-eye") == [(hide, 0)]
    take(s, PLAY, NUMBERS["searching-eye"], hide)
    quiet(s)
    assert not attack.cancelled
    assert has(s.discard[0], "a-nice-place-to-hide")


@card("searching-eye")
def test_searching_eye_ends_what_lasts_of_one() -> None:
    s, i, _ = journey("w", "bree")
    assert held(s, "searching-eye") == []
    c = s.lay(NUMBERS["sneakin"], 0, ECHO)
    s.until[c] = THIS_TURN
    s.co[c] = i
    warrior = s.lay(NUMBERS["blow-turned"], 0, ECHO)
    assert held(s, "searching-eye") == [(c, 0)]
    hits(s, "searching-eye", c)
    assert s.kind[c] < 0
    assert s.kind[warrior] >= 0


@card("searching-eye")
def test_searching_eye_from_on_guard() -> None:
    s, i, _ = rest("bree", "jerrek", "gorbag")
    s.phase = SITE_PHASE
    s.limit = 0
    on_guard(s, i, "searching-eye")
    in_hand(s, 0, "a-nice-place-to-hide")
    attack = automatic_attack(s, i, 0)
    run(s, attack)
    play = [a for a in options(s) if a >> 24 == act(PLAY, NUMBERS["a-nice-place-to-hide"]) >> 24]
    s.stack[-1].take(s, play[0])
    settle(s)
    (hide,) = [c for c in range(len(s.kind)) if s.zone[c] == CHAIN]
    assert s.seat == 1
    assert offers(s, "searching-eye", REVEAL) == [(hide, 0)]
    take(s, REVEAL, NUMBERS["searching-eye"], hide)
    quiet(s)
    assert not attack.cancelled
    assert has(s.discard[1], "searching-eye")
