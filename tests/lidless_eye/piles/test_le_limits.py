"""LE-B-26, LE-B-32: what may be in play only once, wherever it lies."""

import pytest

from lidless_eye.event_support import visiting
from lidless_eye.fights import settle, take
from lidless_eye.hazard_support import held, journey, keyed
from lidless_eye.support_le import has, in_hand, lay_on, options, run, sums
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.making import creature_attack
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.table.refusals import refusal
from mathom.games.lidless_eye.terms import CHAIN, CHOOSE, DARK_DOMAIN, PASS, PLAY, SITE
from mathom.kernel.state import act_a, act_kind
from support import rule

SCROLL = "scroll-of-isildur"
DURIN = "dwarven-ring-of-durin-s-tribe"


def may_play(s: Eye, name: str) -> bool:
    """whether the active player may play a card of his hand at the site where he is"""
    t = s.copy()
    in_hand(t, 0, name)
    run(t, Chain(SITE, 0))
    return any(act_kind(a) == PLAY and act_a(a) == NUMBERS[name] for a in options(t))


@rule("LE-B-32")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_stored_unique_item_is_in_play(seat: int) -> None:
    """Whoever stored it, nobody plays another copy."""
    s, _, _ = visiting("moria", "tarcil", "jerrek")
    assert may_play(s, SCROLL)
    s.stored[seat].add(NUMBERS[SCROLL], 3)
    assert not may_play(s, SCROLL)
    in_hand(s, 0, SCROLL)
    run(s, Chain(SITE, 0))
    why = refusal(s, f"play {SCROLL} > tarcil")
    assert why is not None
    assert str(why) == "Scroll of Isildur is unique and lies on a marshalling point pile (LE-B-32)"


@rule("LE-B-32", "LE-B-73")
def test_storing_does_not_free_a_unique_item() -> None:
    s, _, (tarcil,) = visiting("carn-dum", "tarcil")
    scroll = lay_on(s, SCROLL, tarcil)
    sums(s, 12)
    run(s, Storing(scroll))
    while s.stack:
        take(s, PASS)
    assert has(s.stored[0], SCROLL)
    assert not may_come(s, NUMBERS[SCROLL])


@rule("LE-B-32")
def test_an_item_that_is_no_unique_one_may_be_stored_again_and_again() -> None:
    s, _, _ = visiting("moria", "tarcil")
    s.stored[0].add(NUMBERS["black-mail-coat"], 3)
    assert may_play(s, "black-mail-coat")


@rule("LE-B-32", "LE-B-150")
def test_a_stored_ring_cannot_be_won_again() -> None:
    s, _, (tarcil,) = visiting("carn-dum", "tarcil")
    ring = lay_on(s, "a-little-gold-ring", tarcil)
    in_hand(s, 0, DURIN)
    for stored in (False, True):
        t = s.copy()
        if stored:
            t.stored[1].add(NUMBERS[DURIN], 3)
        sums(t, 9)
        run(t, RingTest(ring))
        assert [act_a(a) for a in options(t) if act_kind(a) == CHOOSE] == ([] if stored else [NUMBERS[DURIN]])


@rule("LE-B-32", "LE-B-181")
def test_a_beaten_unique_creature_is_gone_for_both() -> None:
    s, _, _ = journey("wwbs", "amon-hen")
    assert keyed(s, "landroval") != set()
    s.stored[0].add(NUMBERS["landroval"], 3)
    assert keyed(s, "landroval") == set()
    assert held(s, "landroval") == []


@rule("LE-B-182", "LE-B-26")
def test_a_unique_creature_beaten_without_points_is_removed() -> None:
    """Only a detainment attack of it gives none; its card does not come back either."""
    s, _, _ = journey("d", "dol-guldur")
    attack = creature_attack(s, s.lay(NUMBERS["landroval"], 1, CHAIN), DARK_DOMAIN)
    s.call(attack)
    sums(s, 12, 12)
    settle(s)
    assert attack.detain
    while s.stack:
        choice = next((a for a in options(s) if act_kind(a) == PASS), options(s)[0])
        take(s, act_kind(choice), act_a(choice))
    assert (has(s.stored[0], "landroval"), has(s.discard[1], "landroval"), has(s.out[1], "landroval")) == (
        False,
        False,
        True,
    )
    assert keyed(s, "landroval") == set()
