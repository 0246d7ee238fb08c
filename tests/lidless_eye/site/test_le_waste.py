"""A second card that taps the site while the first waits in the chain would make the first void."""

import pytest

import mathom
from lidless_eye.support_le import has, in_hand, join, lay_on, options, pass_chains, sums, take
from lidless_eye.visits_le import fight_on, guard, plays, visit
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import ECHO, ENTER, NOTHING, PLAY, REVEAL, THIS_TURN, UNTAPPED, USE
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import act
from support import rule

GAME = mathom.game("lidless-eye")
BLADE, SHIELD, MACE = (NUMBERS[name] for name in ("saw-toothed-blade", "black-hide-shield", "black-mace"))


def inside(site: str, *names: str, advanced: int = 0) -> tuple[Eye, int, list[int]]:
    """a company has entered its site, everybody is untapped; seat 0 is asked again in each chain"""
    s, i, members = visit(site, *names, advanced=advanced)
    sums(s, *[12] * 20)
    take(s, ENTER)
    fight_on(s)
    for c in members:
        s.tap[c] = UNTAPPED
    s.dice.given = None
    in_hand(s, 1, "minions-stir")
    return s, i, members


@rule("LE-B-125", "LE-B-212", "LE-B-215")
def test_a_second_site_card_waits_until_the_first_has_taken_effect() -> None:
    s, _, (gorbag, shagrat, _) = inside("moria", "gorbag", "shagrat", "muzgash")
    in_hand(s, 0, "black-mace", "the-iron-crown", "sudden-call")
    take(s, PLAY, MACE, gorbag)
    pass_chains(s, lambda: s.seat == 0)
    assert s.seat == 0
    assert plays(s, "the-iron-crown") == []
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(s, "play the-iron-crown > shagrat")
    assert refused.value.rule == "LE-B-125"
    assert "has yet to take effect" in str(refused.value)
    pass_chains(s)
    assert s.in_play(MACE) >= 0
    assert s.tap[shagrat] == UNTAPPED


@rule("LE-B-125")
def test_other_cards_may_be_added_to_the_chain() -> None:
    """Skies of Fire does not tap the site"""
    s, _, (gorbag, _) = inside("moria", "gorbag", "shagrat")
    in_hand(s, 0, "black-mace", "skies-of-fire")
    take(s, PLAY, MACE, gorbag)
    pass_chains(s, lambda: s.seat == 0)
    assert len(plays(s, "skies-of-fire")) == 1


@rule("LE-B-125")
def test_where_both_can_come_into_play_both_may_be_declared() -> None:
    """The Warg-king needs no untapped site; but if he is declared last he taps it first"""
    s, _, (gorbag, shagrat) = inside("ettenmoors", "gorbag", "shagrat")
    in_hand(s, 0, "saw-toothed-blade", "the-warg-king")
    take(s, PLAY, NUMBERS["the-warg-king"], gorbag)
    pass_chains(s, lambda: s.seat == 0)
    assert len(plays(s, "saw-toothed-blade")) == 1
    take(s, PLAY, BLADE, shagrat)
    pass_chains(s)
    assert s.in_play(BLADE) >= 0
    assert s.in_play(NUMBERS["the-warg-king"]) >= 0
    s, _, (gorbag, _) = inside("ettenmoors", "gorbag", "shagrat")
    in_hand(s, 0, "saw-toothed-blade", "the-warg-king")
    take(s, PLAY, BLADE, gorbag)
    pass_chains(s, lambda: s.seat == 0)
    assert plays(s, "the-warg-king") == []


@rule("LE-B-125")
def test_two_items_where_the_first_does_not_tap_the_site() -> None:
    """Come by Night upon Them: the first item played there does not tap it"""
    s, _, (gorbag, shagrat) = inside("moria", "gorbag", "shagrat")
    night = s.lay(NUMBERS["come-by-night-upon-them"], 0, ECHO)
    s.until[night] = THIS_TURN
    s.mark[night] = SITE_NUMBERS["moria"]
    in_hand(s, 0, "black-mace", "the-iron-crown")
    take(s, PLAY, MACE, gorbag)
    pass_chains(s, lambda: s.seat == 0)
    assert len(plays(s, "the-iron-crown")) == 1
    take(s, PLAY, NUMBERS["the-iron-crown"], shagrat)
    pass_chains(s)
    assert s.in_play(MACE) >= 0
    assert s.in_play(NUMBERS["the-iron-crown"]) >= 0
    assert s.site_tapped(0, SITE_NUMBERS["moria"])


@rule("LE-B-125", "LE-B-214", "LE-A-91")
def test_who_has_been_answered_may_do_it_and_is_told_what_it_costs() -> None:
    """Weariness of the Heart is turned up against the bearer: rather another item now than perhaps none"""
    s, i, (gorbag, _) = inside("moria", "gorbag", "shagrat", advanced=1)
    guard(s, "weariness-of-the-heart", i)
    in_hand(s, 0, "black-mace", "the-iron-crown")
    take(s, PLAY, MACE, gorbag)
    take(s, REVEAL, NUMBERS["weariness-of-the-heart"], gorbag, 1)
    assert s.seat == 0
    (crown,) = plays(s, "the-iron-crown")
    (option,) = [o for o in GAME.view(s, 0).options if o.action == crown]
    assert option.note is not None
    assert option.note.text == "it taps the site first: {card} comes to nothing"
    sums(s, 12)
    take(s, PLAY, NUMBERS["the-iron-crown"], next(c for c in s.members(i) if c != gorbag))
    pass_chains(s)
    assert s.in_play(NUMBERS["the-iron-crown"]) >= 0
    assert has(s.discard[0], "black-mace")


@rule("LE-B-127")
def test_the_minor_item_in_addition_follows_as_before() -> None:
    s, i, (gorbag, shagrat) = inside("moria", "gorbag", "shagrat")
    join(s, i, "muzgash")
    in_hand(s, 0, "black-mace", "black-hide-shield")
    take(s, PLAY, MACE, gorbag)
    pass_chains(s)
    assert s.site_tapped(0, SITE_NUMBERS["moria"])
    take(s, PLAY, SHIELD, shagrat)
    pass_chains(s)
    assert s.in_play(SHIELD) >= 0


@rule("LE-B-125")
def test_an_ability_that_brings_an_item_waits_too() -> None:
    """Dwarven Ring of Barin's Tribe: a major item is found and played at the site"""
    s, _, (gorbag, _, threlin) = inside("moria", "gorbag", "shagrat", "threlin")
    ring = lay_on(s, "dwarven-ring-of-barin-s-tribe", threlin)
    s.discard[0].add(NUMBERS["high-helm"], 1)
    in_hand(s, 0, "black-mace")
    use = act(USE, ring, NOTHING)
    assert use in options(s)
    take(s, PLAY, MACE, gorbag)
    pass_chains(s, lambda: s.seat == 0)
    assert s.seat == 0
    assert use not in options(s)
