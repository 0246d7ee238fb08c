"""Gold rings, their tests, and what they prove to be."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, card_of, lay, site_of
from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from mathom.games.lidless_eye.rules.places import offers_item
from mathom.games.lidless_eye.rules.rings import could_become, forging, indicated, sum_of_test
from mathom.games.lidless_eye.rules.site_phase import fill_special, take_special
from mathom.games.lidless_eye.terms import (
    BARTER,
    DWARVEN,
    LESSER,
    MAGIC,
    ONE_RING,
    PLAY,
    SPIRIT_RING,
    TEST,
)
from mathom.kernel.dice import fall_knowers
from mathom.kernel.state import Buffer, act
from support import rule

LITTLE = "a-little-gold-ring"
TRIFLING, LIES, DURIN = "trifling-ring", "magic-ring-of-lies", "dwarven-ring-of-durin-s-tribe"


def kinds(bits: int) -> set[int]:
    return {k for k in range(8) if bits >> k & 1}


def choices(t: Laid) -> list[str]:
    """the rings that may be put in place of the gold ring"""
    return [text.split()[1] for text in t.offered("choose")]


def bearing(ring: str, *rolls: int, where: str = "minas-morgul") -> tuple[Laid, str, str]:
    t = lay()
    t.roll(*rolls)
    t.company(0, where, "tarcil")
    return (t, "tarcil", t.lay_on(ring, "tarcil"))


@rule("LE-B-144")
@pytest.mark.parametrize(
    ("ring", "result", "expected"),
    [
        (LITTLE, 6, {MAGIC, LESSER}),
        (LITTLE, 7, {LESSER}),
        (LITTLE, 8, {LESSER}),
        (LITTLE, 9, {DWARVEN, LESSER}),
        (LITTLE, 11, {ONE_RING, DWARVEN, LESSER}),
        (LITTLE, 14, {ONE_RING, DWARVEN, LESSER}),
        (LITTLE, -3, {MAGIC, LESSER}),
        ("the-least-of-gold-rings", 11, {DWARVEN, LESSER}),
        ("the-least-of-gold-rings", 12, {ONE_RING, DWARVEN, LESSER}),
        ("perfect-gold-ring", 8, {SPIRIT_RING, LESSER}),
        ("perfect-gold-ring", 7, {MAGIC, LESSER}),
    ],
)
def test_what_a_result_indicates(ring: str, result: int, expected: set[int]) -> None:
    assert kinds(indicated(card_of(ring).id, result)) == expected


@rule("LE-B-151", "LE-X-8")
@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        (5, {TRIFLING, LIES}),
        (6, {TRIFLING, LIES}),
        (7, {TRIFLING}),
        (8, {TRIFLING}),
        (9, {TRIFLING, DURIN}),
        (12, {TRIFLING, DURIN}),
    ],
)
def test_tarcil_tests_a_little_gold_ring(roll: int, expected: Any) -> None:
    t, _, ring = bearing(LITTLE, roll)
    t.hold(0, TRIFLING, LIES, DURIN)
    t.test(ring)
    assert t.seat == 0
    assert t.all_rolled()
    assert set(choices(t)) == expected


@rule("LE-B-151")
def test_the_ring_won_lies_where_the_gold_ring_lay() -> None:
    t, tarcil, ring = bearing(LITTLE, 5)
    t.hold(0, TRIFLING, LIES)
    t.test(ring)
    t.play(f"choose {LIES}")
    assert t.over
    assert t.result == 1
    assert t.on(tarcil) == [LIES]
    assert t.discard[0] == [LITTLE]
    assert t.hand[0] == [TRIFLING]
    assert t.tap[tarcil] == "untapped"


@rule("LE-B-151")
def test_the_gold_ring_is_discarded_in_any_case() -> None:
    t, tarcil, ring = bearing(LITTLE, 5)
    t.hold(0, TRIFLING)
    t.test(ring)
    t.play("pass")
    assert (t.over, t.result) == (True, 0)
    assert len(t.on(tarcil)) == 0
    assert t.discard[0] == [LITTLE]
    t, _, ring = bearing(LITTLE, 5)
    t.test(ring)  # an empty hand: nobody is asked
    assert (t.over, t.result) == (True, 0)
    assert t.discard[0] == [LITTLE]


@rule("LE-B-151")
def test_who_is_asked_does_not_depend_on_the_cards_in_hand() -> None:
    t, _, ring = bearing(LITTLE, 7)
    t.hold(0, "tarcil")
    t.test(ring)
    assert t.seat == 0
    assert t.offers() == ["pass"]


@rule("LE-B-32")
def test_a_unique_ring_in_play_or_removed_cannot_be_won() -> None:
    t, _, ring = bearing(LITTLE, 9)
    t.company(1, "carn-dum", "layos")
    t.hold(0, DURIN)
    t.lay_on(DURIN, "layos")
    t.test(ring)
    assert choices(t) == []
    t, _, ring = bearing(LITTLE, 9)
    t.hold(0, DURIN)
    t.add("out", 1, DURIN)
    assert not t.may_come(DURIN)
    t.test(ring)
    assert choices(t) == []


@rule("LE-B-195")
def test_no_second_ring_of_a_title_on_one_character() -> None:
    t, tarcil, ring = bearing(LITTLE, 5)
    t.hold(0, TRIFLING, LIES)
    t.lay_on(TRIFLING, tarcil)
    t.test(ring)
    assert choices(t) == [LIES]


@rule("LE-B-149")
def test_every_test_at_barad_dur_is_three_less() -> None:
    t, _, ring = bearing(LITTLE, 9, where="barad-dur")
    t.hold(0, TRIFLING, LIES, DURIN)
    assert sum_of_test(t.s, t.piece(ring), 0) == -3
    assert sum_of_test(t.s, t.piece(ring), -2) == -5  # in a Ringwraith's company (LE-B-148)
    t.test(ring)  # 9 - 3 = 6
    assert set(choices(t)) == {TRIFLING, LIES}


def test_scroll_of_isildur_adds_one() -> None:
    t, tarcil, ring = bearing(LITTLE)
    t.lay_on("scroll-of-isildur", tarcil)
    assert sum_of_test(t.s, t.piece(ring), 0) == 1
    t.company(0, "minas-morgul", "layos")  # another company
    assert sum_of_test(t.s, t.piece(t.lay_on(LITTLE, "layos")), 0) == 0


# -- searching


def searching() -> Laid:
    t, _, ring = bearing("perfect-gold-ring", 7)
    for name in (TRIFLING, "the-one-ring", "tarcil"):
        t.add("deck", 0, name)
    t.add("discard", 0, "paltry-ring")
    t.add("hand", 0, "minor-ring")
    assert t.s.dice.given is not None
    t.s.dice.given += [-1] * 3  # looking at three cards
    return t.test(ring)


@rule("LE-B-151", "LE-B-25")
def test_a_lesser_ring_may_be_searched_for() -> None:
    t = searching()
    assert choices(t) == ["minor-ring"]
    assert "yes" in t.offers()
    t.play("yes")
    assert sorted(choices(t)) == ["paltry-ring", TRIFLING]
    t.play(f"choose {TRIFLING} from deck")
    assert TRIFLING in t
    assert sorted(t.deck[0]) == ["tarcil", "the-one-ring"]
    assert sorted(t.discard[0]) == ["paltry-ring", "perfect-gold-ring"]
    assert t.s.exhausted[0] == 0


@rule("LE-B-151")
def test_it_may_come_from_the_discard_pile_or_not_at_all() -> None:
    t = searching()
    t.play("yes")
    t.play("choose paltry-ring")
    assert "paltry-ring" in t
    assert t.discard[0] == ["perfect-gold-ring"]
    t = searching()
    t.play("yes")
    t.play("pass")
    assert (t.over, t.result) == (True, 0)


@rule("LE-B-223")
def test_the_deck_is_not_known_before_it_is_searched() -> None:
    t = searching()
    assert all(entry & 1 == 0 for entry in t.s.deck[0].cards)
    t.s.dice.log = []
    t.play("yes")
    assert all(entry & 3 == 1 for entry in t.s.deck[0].cards)  # its owner has seen them, the opponent has not
    assert [fall_knowers(fall) for fall in t.s.dice.log] == [1] * 3  # in the record, and not to be taken back


def test_other_gold_rings_do_not_search() -> None:
    t, _, ring = bearing(LITTLE, 7)
    t.add("discard", 0, "paltry-ring")
    t.test(ring)
    assert t.over


# -- other ways


@rule("LE-B-147")
def test_secrets_of_their_forging_needs_no_roll() -> None:
    t, tarcil, ring = bearing(LITTLE)
    t.hold(0, TRIFLING, LIES, DURIN, "the-one-ring", "the-oracle-s-ring")
    assert kinds(could_become(card_of(LITTLE).id)) == {ONE_RING, DWARVEN, MAGIC, LESSER}
    t.run(forging(t.s, t.piece(ring)))
    assert set(choices(t)) == {TRIFLING, LIES, DURIN}  # no spirit ring, never The One Ring
    t.play(f"choose {DURIN}")
    assert t.on(tarcil) == [DURIN]
    assert t.discard[0] == [LITTLE]


@rule("LE-B-150")
def test_a_stored_gold_ring_is_tested_at_two_less_and_what_is_won_is_stored() -> None:
    t, tarcil, ring = bearing(LITTLE, 12, 8)  # the check, the test: 8 - 2 = 6
    t.hold(0, LIES, DURIN)
    t.store(ring).quiet()
    assert choices(t) == [LIES]
    t.play(f"choose {LIES}")
    assert t.over
    assert t.all_rolled()
    assert t.stored[0] == [LIES]
    assert t.discard[0] == [LITTLE]
    assert tarcil in t
    assert len(t.on(tarcil)) == 0


@rule("LE-B-150", "LE-B-74")
def test_the_one_ring_is_not_won_by_storing() -> None:
    t, tarcil, ring = bearing(LITTLE, 12, 12)
    t.lay_on("scroll-of-isildur", tarcil)  # 12 - 2 + 1 = 11
    t.hold(0, "the-one-ring", DURIN)
    t.store(ring).quiet()
    assert choices(t) == [DURIN]


@rule("LE-B-150", "LE-B-73")
def test_no_test_when_the_bearer_is_removed() -> None:
    t, _, ring = bearing(LITTLE, 2)
    t.hold(0, TRIFLING)
    t.store(ring).quiet()  # 4 corruption points
    assert (t.over, t.result) == (True, 0)
    assert t.out[0] == ["tarcil"]
    assert t.discard[0] == [LITTLE]


# -- by cards and by the turn


@rule("LE-B-144")
@pytest.mark.parametrize(("where", "may"), [("ettenmoors", True), ("mount-gram", False)])
def test_a_mind_ring_is_played_like_a_minor_item(where: str, may: bool) -> None:
    t = lay()
    assert offers_item(t.s, card_of("binding-ring"), SITE_NUMBERS[where]) == may


@rule("LE-B-145")
@pytest.mark.parametrize(
    ("ring", "where", "may"),
    [
        (LITTLE, "gladden-fields", True),
        (LITTLE, "ettenmoors", False),  # no gold rings there
        (LITTLE, "edoras", False),  # not at a free-hold
        ("bright-gold-ring", "edoras", True),
        ("the-least-of-gold-rings", "edoras", True),
        ("perfect-gold-ring", "gondmaeglom", True),
        ("perfect-gold-ring", "gladden-fields", False),  # no dragon's lair
    ],
)
def test_where_gold_rings_are_played(ring: str, where: str, may: bool) -> None:
    t = lay()
    assert offers_item(t.s, card_of(ring), SITE_NUMBERS[where]) == may


@rule("LE-B-145", "LE-B-151")
def test_special_rings_are_not_played_from_the_hand() -> None:
    t = lay()
    t.phase = "site"
    t.now = t.company(0, "moria", "tarcil")[0]
    for name in (TRIFLING, LIES, DURIN, "the-one-ring", "the-oracle-s-ring"):
        into = Buffer()
        card_of(name).offer(t.s, 0, PLAY, card_of(name).id, into)
        assert into.n == 0


@rule("LE-B-146", "LE-X-8")
def test_a_sage_taps_for_test_of_fire() -> None:
    t = lay(f"0 minas-morgul: tapped tarcil ({LITTLE}), pon-opar, luitprand")
    t.roll(5)
    t.hold(0, "test-of-fire", TRIFLING, LIES, DURIN)
    t.window("organise", 0)
    assert t.offered("play") == [f"play test-of-fire > pon-opar & {LITTLE}"]  # an untapped sage only
    t.play(f"play test-of-fire > pon-opar & {LITTLE}")
    assert t.tap["pon-opar"] == "tapped"
    t.quiet()
    assert set(choices(t)) == {TRIFLING, LIES}
    t.play(f"choose {LIES}")
    assert t.on("tarcil") == [LIES]
    assert t.tap["luitprand"] == "untapped"


@rule("LE-B-148", "LE-B-149", "LE-B-156")
@pytest.mark.parametrize(
    ("where", "wraith", "roll", "expected"),
    [
        ("barad-dur", True, 12, {TRIFLING}),  # 12 - 5 = 7
        ("barad-dur", True, 11, {TRIFLING, LIES}),
        ("barad-dur", False, 12, {TRIFLING, DURIN}),  # 12 - 3 = 9
        ("minas-morgul", True, 11, {TRIFLING, DURIN}),  # 11 - 2 = 9
        ("minas-morgul", True, 10, {TRIFLING}),
    ],
)
def test_tests_at_the_start_of_the_end_of_turn_phase(where: str, wraith: bool, roll: int, expected: Any) -> None:
    t = lay()
    t.roll(roll)
    members = t.company(0, where, "tarcil", *(["ren-the-ringwraith"] if wraith else []))
    t.lay_on(LITTLE, members[0])
    t.hold(0, TRIFLING, LIES, DURIN)
    t.turn_from("ends")
    assert t.stack[-1] == "RingTest"
    assert set(choices(t)) == expected


@rule("LE-B-148", "LE-B-149")
def test_elsewhere_no_ring_is_tested() -> None:
    t = lay()
    t.roll()
    t.company(0, "minas-morgul", "tarcil")
    t.lay_on(LITTLE, "tarcil")
    t.company(0, "minas-morgul", "ren-the-ringwraith")  # another company
    t.hold(0, TRIFLING)
    t.turn_from("ends")
    assert t.stack[-1] != "RingTest"
    assert len(t.on("tarcil")) == 1


# -- two sites


def at_special(where: str, *members: str) -> tuple[Laid, list[str]]:
    t = lay()
    t.roll(9)
    t.phase = "site"
    pieces = t.company(0, where, *members)
    t.now = pieces[0]
    t.does(t.now, "entered")
    return t, pieces


def special(t: Laid) -> list[str]:
    into = Buffer()
    fill_special(t.s, t.s.now, into)
    return t.words(into.data[: into.n])


def test_a_sage_tests_a_ring_at_mount_doom() -> None:
    t, (tarcil, opar, _) = at_special("mount-doom", "tarcil", "pon-opar", "luitprand")
    t.tap[tarcil] = "tapped"
    ring = t.lay_on(LITTLE, tarcil)
    t.hold(0, TRIFLING, LIES, DURIN)
    assert special(t) == [f"test {ring} > {opar}"]
    take_special(t.s, t.s.now, act(TEST, t.piece(ring), t.piece(opar)))
    t.settle()
    assert t.tap[opar] == "tapped"
    assert set(choices(t)) == {TRIFLING, LIES}  # 9 - 3 = 6
    t, (tarcil, _) = at_special("moria", "tarcil", "pon-opar")
    t.lay_on(LITTLE, tarcil)
    assert special(t) == []


def test_two_minor_items_make_a_gold_ring_playable_at_hermits_hill() -> None:
    t, (tarcil, layos) = at_special("hermit-s-hill", "tarcil", "layos")
    t.lay_on("foul-smelling-paste", tarcil)
    t.lay_on("blazon-of-the-eye", layos)
    t.lay_on("high-helm", layos)
    bright = card_of("bright-gold-ring")
    here = site_of("hermit-s-hill").id
    assert not offers_item(t.s, bright, here)
    assert special(t) == ["barter foul-smelling-paste > blazon-of-the-eye"]
    take_special(t.s, t.s.now, act(BARTER, t.piece("foul-smelling-paste"), t.piece("blazon-of-the-eye")))
    assert sorted(t.discard[0]) == ["blazon-of-the-eye", "foul-smelling-paste"]
    assert offers_item(t.s, bright, here)  # whatever its text says
    assert not offers_item(t.s, card_of("high-helm"), here)
    assert special(t) == []


def test_an_overt_company_cannot_barter() -> None:
    t, (_, layos) = at_special("hermit-s-hill", "muzgash", "layos")
    t.lay_on("foul-smelling-paste", layos)
    t.lay_on("blazon-of-the-eye", layos)
    assert special(t) == []
