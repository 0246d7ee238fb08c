"""Gold rings, their tests, and what they prove to be."""

from typing import Any

import pytest

from lidless_eye.support_le import (
    all_rolled,
    bare,
    company,
    in_hand,
    lay_on,
    names,
    options,
    party,
    pass_chains,
    run,
    settle,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.places import offers_item
from mathom.games.lidless_eye.rules.rings import RingTest, could_become, forging, indicated, sum_of_test
from mathom.games.lidless_eye.rules.site_phase import fill_special, take_special
from mathom.games.lidless_eye.rules.turn import ENDS, Turn
from mathom.games.lidless_eye.terms import (
    BARTER,
    CHOOSE,
    DWARVEN,
    LESSER,
    MAGIC,
    ONE_RING,
    ORGANISE,
    OUT_OF_DECK,
    PASS,
    PLAY,
    SITE_PHASE,
    SPIRIT_RING,
    TABLE,
    TAPPED,
    TEST,
    UNTAPPED,
    YES,
)
from mathom.kernel.dice import fall_knowers
from mathom.kernel.state import Buffer, act
from support import rule

LITTLE = "a-little-gold-ring"
TRIFLING, LIES, DURIN = "trifling-ring", "magic-ring-of-lies", "dwarven-ring-of-durin-s-tribe"


def kinds(bits: int) -> set[int]:
    return {k for k in range(8) if bits >> k & 1}


def choices(s: Eye) -> list[str]:
    """the rings that may be put in place of the gold ring"""
    return [KINDS[a >> 24 & 0xFFF].name for a in options(s) if a >> 36 == CHOOSE]


def bearing(ring: str, *rolls: int, where: str = "minas-morgul") -> tuple[Eye, int, int]:
    s = bare()
    sums(s, *rolls)
    (tarcil,) = party(s, 0, where, "tarcil")
    return s, tarcil, lay_on(s, ring, tarcil)


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
    assert kinds(indicated(NUMBERS[ring], result)) == expected


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
    s, _, ring = bearing(LITTLE, roll)
    in_hand(s, 0, TRIFLING, LIES, DURIN)
    run(s, RingTest(ring))
    assert s.seat == 0
    assert all_rolled(s)
    assert set(choices(s)) == expected


@rule("LE-B-151")
def test_the_ring_won_lies_where_the_gold_ring_lay() -> None:
    s, tarcil, ring = bearing(LITTLE, 5)
    in_hand(s, 0, TRIFLING, LIES)
    run(s, RingTest(ring))
    take(s, CHOOSE, NUMBERS[LIES])
    assert s.over
    assert s.result == 1
    assert [s.card(c).name for c in s.on(tarcil)] == [LIES]
    assert names(s.discard[0]) == [LITTLE]
    assert names(s.hand[0]) == [TRIFLING]
    assert s.tap[tarcil] == UNTAPPED


@rule("LE-B-151")
def test_the_gold_ring_is_discarded_in_any_case() -> None:
    s, tarcil, ring = bearing(LITTLE, 5)
    in_hand(s, 0, TRIFLING)
    run(s, RingTest(ring))
    take(s, PASS)
    assert (s.over, s.result) == (True, 0)
    assert len(s.on(tarcil)) == 0
    assert names(s.discard[0]) == [LITTLE]
    s, _, ring = bearing(LITTLE, 5)
    run(s, RingTest(ring))  # an empty hand: nobody is asked
    assert (s.over, s.result) == (True, 0)
    assert names(s.discard[0]) == [LITTLE]


@rule("LE-B-151")
def test_who_is_asked_does_not_depend_on_the_cards_in_hand() -> None:
    s, _, ring = bearing(LITTLE, 7)
    in_hand(s, 0, "tarcil")
    run(s, RingTest(ring))
    assert s.seat == 0
    assert options(s) == [act(PASS)]


@rule("LE-B-32")
def test_a_unique_ring_in_play_or_removed_cannot_be_won() -> None:
    s, _, ring = bearing(LITTLE, 9)
    (layos,) = party(s, 1, "carn-dum", "layos")
    in_hand(s, 0, DURIN)
    lay_on(s, DURIN, layos)
    run(s, RingTest(ring))
    assert choices(s) == []
    s, _, ring = bearing(LITTLE, 9)
    in_hand(s, 0, DURIN)
    s.out[1].add(NUMBERS[DURIN], 3)
    assert not may_come(s, NUMBERS[DURIN])
    run(s, RingTest(ring))
    assert choices(s) == []


@rule("LE-B-195")
def test_no_second_ring_of_a_title_on_one_character() -> None:
    s, tarcil, ring = bearing(LITTLE, 5)
    in_hand(s, 0, TRIFLING, LIES)
    lay_on(s, TRIFLING, tarcil)
    run(s, RingTest(ring))
    assert choices(s) == [LIES]


@rule("LE-B-149")
def test_every_test_at_barad_dur_is_three_less() -> None:
    s, _, ring = bearing(LITTLE, 9, where="barad-dur")
    in_hand(s, 0, TRIFLING, LIES, DURIN)
    assert sum_of_test(s, ring, 0) == -3
    assert sum_of_test(s, ring, -2) == -5  # in a Ringwraith's company (LE-B-148)
    run(s, RingTest(ring))  # 9 - 3 = 6
    assert set(choices(s)) == {TRIFLING, LIES}


def test_scroll_of_isildur_adds_one() -> None:
    s, tarcil, ring = bearing(LITTLE)
    lay_on(s, "scroll-of-isildur", tarcil)
    assert sum_of_test(s, ring, 0) == 1
    (layos,) = party(s, 0, "minas-morgul", "layos")  # another company
    assert sum_of_test(s, lay_on(s, LITTLE, layos), 0) == 0


# -- searching


def searching() -> Eye:
    s, _, ring = bearing("perfect-gold-ring", 7)
    for name in (TRIFLING, "the-one-ring", "tarcil"):
        s.deck[0].add(NUMBERS[name])
    s.discard[0].add(NUMBERS["paltry-ring"], 1)
    s.hand[0].add(NUMBERS["minor-ring"], 1)
    assert s.dice.given is not None
    s.dice.given += [-1] * 3  # looking at three cards
    return run(s, RingTest(ring))


@rule("LE-B-151", "LE-B-25")
def test_a_lesser_ring_may_be_searched_for() -> None:
    s = searching()
    assert choices(s) == ["minor-ring"]
    assert act(YES) in options(s)
    take(s, YES)
    assert sorted(choices(s)) == ["paltry-ring", TRIFLING]
    take(s, CHOOSE, NUMBERS[TRIFLING], 0, OUT_OF_DECK)
    assert s.in_play(NUMBERS[TRIFLING]) >= 0
    assert sorted(names(s.deck[0])) == ["tarcil", "the-one-ring"]
    assert sorted(names(s.discard[0])) == ["paltry-ring", "perfect-gold-ring"]
    assert s.exhausted[0] == 0


@rule("LE-B-151")
def test_it_may_come_from_the_discard_pile_or_not_at_all() -> None:
    s = searching()
    take(s, YES)
    take(s, CHOOSE, NUMBERS["paltry-ring"])
    assert s.in_play(NUMBERS["paltry-ring"]) >= 0
    assert names(s.discard[0]) == ["perfect-gold-ring"]
    s = searching()
    take(s, YES)
    take(s, PASS)
    assert (s.over, s.result) == (True, 0)


@rule("LE-B-223")
def test_the_deck_is_not_known_before_it_is_searched() -> None:
    s = searching()
    assert all(entry & 1 == 0 for entry in s.deck[0].cards)
    s.dice.log = []
    take(s, YES)
    assert all(entry & 3 == 1 for entry in s.deck[0].cards)  # its owner has seen them, the opponent has not
    assert [fall_knowers(fall) for fall in s.dice.log] == [1] * 3  # in the record, and not to be taken back


def test_other_gold_rings_do_not_search() -> None:
    s, _, ring = bearing(LITTLE, 7)
    s.discard[0].add(NUMBERS["paltry-ring"], 1)
    run(s, RingTest(ring))
    assert s.over


# -- other ways


@rule("LE-B-147")
def test_secrets_of_their_forging_needs_no_roll() -> None:
    s, tarcil, ring = bearing(LITTLE)
    in_hand(s, 0, TRIFLING, LIES, DURIN, "the-one-ring", "the-oracle-s-ring")
    assert kinds(could_become(NUMBERS[LITTLE])) == {ONE_RING, DWARVEN, MAGIC, LESSER}
    run(s, forging(s, ring))
    assert set(choices(s)) == {TRIFLING, LIES, DURIN}  # no spirit ring, never The One Ring
    take(s, CHOOSE, NUMBERS[DURIN])
    assert [s.card(c).name for c in s.on(tarcil)] == [DURIN]
    assert names(s.discard[0]) == [LITTLE]


@rule("LE-B-150")
def test_a_stored_gold_ring_is_tested_at_two_less_and_what_is_won_is_stored() -> None:
    s, tarcil, ring = bearing(LITTLE, 12, 8)  # the check, the test: 8 - 2 = 6
    in_hand(s, 0, LIES, DURIN)
    pass_chains(run(s, Storing(ring)))
    assert choices(s) == [LIES]
    take(s, CHOOSE, NUMBERS[LIES])
    assert s.over
    assert all_rolled(s)
    assert names(s.stored[0]) == [LIES]
    assert names(s.discard[0]) == [LITTLE]
    assert s.zone[tarcil] == TABLE
    assert len(s.on(tarcil)) == 0


@rule("LE-B-150", "LE-B-74")
def test_the_one_ring_is_not_won_by_storing() -> None:
    s, tarcil, ring = bearing(LITTLE, 12, 12)
    lay_on(s, "scroll-of-isildur", tarcil)  # 12 - 2 + 1 = 11
    in_hand(s, 0, "the-one-ring", DURIN)
    pass_chains(run(s, Storing(ring)))
    assert choices(s) == [DURIN]


@rule("LE-B-150", "LE-B-73")
def test_no_test_when_the_bearer_is_removed() -> None:
    s, _, ring = bearing(LITTLE, 2)
    in_hand(s, 0, TRIFLING)
    pass_chains(run(s, Storing(ring)))  # 4 corruption points
    assert (s.over, s.result) == (True, 0)
    assert names(s.out[0]) == ["tarcil"]
    assert names(s.discard[0]) == [LITTLE]


# -- by cards and by the turn


@rule("LE-B-144")
@pytest.mark.parametrize(("where", "may"), [("ettenmoors", True), ("mount-gram", False)])
def test_a_mind_ring_is_played_like_a_minor_item(where: str, may: bool) -> None:
    s = bare()
    assert offers_item(s, KINDS[NUMBERS["binding-ring"]], SITE_NUMBERS[where]) == may


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
    s = bare()
    assert offers_item(s, KINDS[NUMBERS[ring]], SITE_NUMBERS[where]) == may


@rule("LE-B-145", "LE-B-151")
def test_special_rings_are_not_played_from_the_hand() -> None:
    s = bare()
    s.phase = SITE_PHASE
    s.now, _ = company(s, 0, "moria", "tarcil")
    for name in (TRIFLING, LIES, DURIN, "the-one-ring", "the-oracle-s-ring"):
        into = Buffer()
        KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
        assert into.n == 0


@rule("LE-B-146", "LE-X-8")
def test_a_sage_taps_for_test_of_fire() -> None:
    s = bare()
    sums(s, 5)
    tarcil, opar, layos = party(s, 0, "minas-morgul", "tarcil", "pon-opar", "luitprand")
    s.tap[tarcil] = TAPPED
    ring = lay_on(s, LITTLE, tarcil)
    in_hand(s, 0, "test-of-fire", TRIFLING, LIES, DURIN)
    card = NUMBERS["test-of-fire"]
    into = Buffer()
    KINDS[card].offer(s, 0, PLAY, card, into)
    assert [into.data[i] for i in range(into.n)] == [act(PLAY, card, opar, ring)]  # an untapped sage only
    begin(s, ORGANISE, 0, act(PLAY, card, opar, ring))
    assert s.tap[opar] == TAPPED
    pass_chains(settle(s))
    assert set(choices(s)) == {TRIFLING, LIES}
    take(s, CHOOSE, NUMBERS[LIES])
    assert [s.card(c).name for c in s.on(tarcil)] == [LIES]
    assert s.tap[layos] == UNTAPPED


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
    s = bare()
    sums(s, roll)
    members = party(s, 0, where, "tarcil", *(["ren-the-ringwraith"] if wraith else []))
    lay_on(s, LITTLE, members[0])
    in_hand(s, 0, TRIFLING, LIES, DURIN)
    turn = Turn()
    turn.step = ENDS
    run(s, turn)
    assert s.stack[-1].name() == "RingTest"
    assert set(choices(s)) == expected


@rule("LE-B-148", "LE-B-149")
def test_elsewhere_no_ring_is_tested() -> None:
    s = bare()
    sums(s)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    lay_on(s, LITTLE, tarcil)
    party(s, 0, "minas-morgul", "ren-the-ringwraith")  # another company
    in_hand(s, 0, TRIFLING)
    turn = Turn()
    turn.step = ENDS
    run(s, turn)
    assert s.stack[-1].name() != "RingTest"
    assert len(s.on(tarcil)) == 1


# -- two sites


def at_special(where: str, *members: str) -> tuple[Eye, list[int]]:
    s = bare()
    sums(s, 9)
    s.phase = SITE_PHASE
    s.now, pieces = company(s, 0, where, *members)
    s.co_did[s.now] |= ENTERED
    return s, pieces


def special(s: Eye) -> list[int]:
    into = Buffer()
    fill_special(s, s.now, into)
    return [into.data[i] for i in range(into.n)]


def test_a_sage_tests_a_ring_at_mount_doom() -> None:
    s, (tarcil, opar, _) = at_special("mount-doom", "tarcil", "pon-opar", "luitprand")
    s.tap[tarcil] = TAPPED
    ring = lay_on(s, LITTLE, tarcil)
    in_hand(s, 0, TRIFLING, LIES, DURIN)
    assert special(s) == [act(TEST, ring, opar)]
    take_special(s, s.now, act(TEST, ring, opar))
    settle(s)
    assert s.tap[opar] == TAPPED
    assert set(choices(s)) == {TRIFLING, LIES}  # 9 - 3 = 6
    s, (tarcil, _) = at_special("moria", "tarcil", "pon-opar")
    lay_on(s, LITTLE, tarcil)
    assert special(s) == []


def test_two_minor_items_make_a_gold_ring_playable_at_hermits_hill() -> None:
    s, (tarcil, layos) = at_special("hermit-s-hill", "tarcil", "layos")
    paste = lay_on(s, "foul-smelling-paste", tarcil)
    blazon = lay_on(s, "blazon-of-the-eye", layos)
    lay_on(s, "high-helm", layos)
    bright = KINDS[NUMBERS["bright-gold-ring"]]
    here = SITE_NUMBERS["hermit-s-hill"]
    assert not offers_item(s, bright, here)
    assert special(s) == [act(BARTER, paste, blazon)]
    take_special(s, s.now, act(BARTER, paste, blazon))
    assert sorted(names(s.discard[0])) == ["blazon-of-the-eye", "foul-smelling-paste"]
    assert offers_item(s, bright, here)  # whatever its text says
    assert not offers_item(s, KINDS[NUMBERS["high-helm"]], here)
    assert special(s) == []


def test_an_overt_company_cannot_barter() -> None:
    s, (_, layos) = at_special("hermit-s-hill", "muzgash", "layos")
    lay_on(s, "foul-smelling-paste", layos)
    lay_on(s, "blazon-of-the-eye", layos)
    assert special(s) == []
