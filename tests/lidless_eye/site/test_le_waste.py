"""A second card that taps the site while the first waits in the chain would make the first void."""

import pytest

import mathom
from lidless_eye.laying import Laid, card_of, lay, site_of
from mathom.games.lidless_eye.terms import ECHO, THIS_TURN
from mathom.kernel.errors import IllegalAction
from support import rule

GAME = mathom.game("lidless-eye")
BLADE, SHIELD, MACE = "saw-toothed-blade", "black-hide-shield", "black-mace"


def inside(site: str, *names: str, advanced: int = 0) -> tuple[Laid, str, list[str]]:
    """a company has entered its site, everybody is untapped; seat 0 is asked again in each chain"""
    t = lay(advanced=advanced)
    members = t.company(0, site, *names)
    t.visit(members[0])
    t.roll(*[12] * 20)
    t.play("enter")
    t.fight_on()
    for c in members:
        t.tap[c] = "untapped"
    t.s.dice.given = None
    t.hold(1, "minions-stir")
    return (t, members[0], members)


@rule("LE-B-125", "LE-B-212", "LE-B-215")
def test_a_second_site_card_waits_until_the_first_has_taken_effect() -> None:
    t, _, (gorbag, shagrat, _) = inside("moria", "gorbag", "shagrat", "muzgash")
    t.hold(0, "black-mace", "the-iron-crown", "sudden-call")
    t.play(f"play {MACE} > {gorbag}")
    t.quiet(lambda: t.seat == 0)
    assert t.seat == 0
    assert t.offered("play the-iron-crown") == []
    with pytest.raises(IllegalAction) as refused:
        GAME.parse(t.s, "play the-iron-crown > shagrat")
    assert refused.value.rule == "LE-B-125"
    assert "has yet to take effect" in str(refused.value)
    t.quiet()
    assert MACE in t
    assert t.tap[shagrat] == "untapped"


@rule("LE-B-125")
def test_other_cards_may_be_added_to_the_chain() -> None:
    """Skies of Fire does not tap the site"""
    t, _, (gorbag, _) = inside("moria", "gorbag", "shagrat")
    t.hold(0, "black-mace", "skies-of-fire")
    t.play(f"play {MACE} > {gorbag}")
    t.quiet(lambda: t.seat == 0)
    assert len(t.offered("play skies-of-fire")) == 1


@rule("LE-B-125")
def test_where_both_can_come_into_play_both_may_be_declared() -> None:
    """The Warg-king needs no untapped site; but if he is declared last he taps it first"""
    t, _, (gorbag, shagrat) = inside("ettenmoors", "gorbag", "shagrat")
    t.hold(0, "saw-toothed-blade", "the-warg-king")
    t.play(f"play the-warg-king > {gorbag}")
    t.quiet(lambda: t.seat == 0)
    assert len(t.offered("play saw-toothed-blade")) == 1
    t.play(f"play {BLADE} > {shagrat}")
    t.quiet()
    assert BLADE in t
    assert "the-warg-king" in t
    t, _, (gorbag, _) = inside("ettenmoors", "gorbag", "shagrat")
    t.hold(0, "saw-toothed-blade", "the-warg-king")
    t.play(f"play {BLADE} > {gorbag}")
    t.quiet(lambda: t.seat == 0)
    assert t.offered("play the-warg-king") == []


@rule("LE-B-125")
def test_two_items_where_the_first_does_not_tap_the_site() -> None:
    """Come by Night upon Them: the first item played there does not tap it"""
    t, _, (gorbag, shagrat) = inside("moria", "gorbag", "shagrat")
    t.s.lay(card_of("come-by-night-upon-them").id, 0, ECHO)
    t.s.until[t.piece("come-by-night-upon-them")] = THIS_TURN
    t.s.mark[t.piece("come-by-night-upon-them")] = site_of("moria").id
    t.hold(0, "black-mace", "the-iron-crown")
    t.play(f"play {MACE} > {gorbag}")
    t.quiet(lambda: t.seat == 0)
    assert len(t.offered("play the-iron-crown")) == 1
    t.play(f"play the-iron-crown > {shagrat}")
    t.quiet()
    assert MACE in t
    assert "the-iron-crown" in t
    assert t.site_tapped(0, "moria")


@rule("LE-B-125", "LE-B-214", "LE-A-91")
def test_who_has_been_answered_may_do_it_and_is_told_what_it_costs() -> None:
    """Weariness of the Heart is turned up against the bearer: rather another item now than perhaps none"""
    t, i, (gorbag, _) = inside("moria", "gorbag", "shagrat", advanced=1)
    t.guard("weariness-of-the-heart", i)
    t.hold(0, "black-mace", "the-iron-crown")
    t.play(f"play {MACE} > {gorbag}")
    t.play(f"reveal weariness-of-the-heart > {gorbag} & check")
    assert t.seat == 0
    (crown,) = t.offered("play the-iron-crown")
    (option,) = [o for o in GAME.view(t.s, 0).options if o.text == crown]
    assert option.note is not None
    assert option.note.text == "it taps the site first: {card} comes to nothing"
    t.roll(12)
    t.play(f"play the-iron-crown > {next(c for c in t.members(i) if c != gorbag)}")
    t.quiet()
    assert "the-iron-crown" in t
    assert "black-mace" in t.discard[0]


@rule("LE-B-127")
def test_the_minor_item_in_addition_follows_as_before() -> None:
    t, i, (gorbag, shagrat) = inside("moria", "gorbag", "shagrat")
    t.join(i, "muzgash")
    t.hold(0, "black-mace", "black-hide-shield")
    t.play(f"play {MACE} > {gorbag}")
    t.quiet()
    assert t.site_tapped(0, "moria")
    t.play(f"play {SHIELD} > {shagrat}")
    t.quiet()
    assert SHIELD in t


@rule("LE-B-125")
def test_an_ability_that_brings_an_item_waits_too() -> None:
    """Dwarven Ring of Barin's Tribe: a major item is found and played at the site"""
    t, _, (gorbag, _, threlin) = inside("moria", "gorbag", "shagrat", "threlin")
    t.lay_on("dwarven-ring-of-barin-s-tribe", threlin)
    t.add("discard", 0, "high-helm")
    t.hold(0, "black-mace")
    use = "use dwarven-ring-of-barin-s-tribe"
    assert use in t.offers()
    t.play(f"play {MACE} > {gorbag}")
    t.quiet(lambda: t.seat == 0)
    assert t.seat == 0
    assert use not in t.offers()
