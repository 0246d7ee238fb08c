"""LE-B-26, LE-B-32: what may be in play only once, wherever it lies."""

import pytest

from lidless_eye.laying import Laid, lay
from support import rule

SCROLL = "scroll-of-isildur"
DURIN = "dwarven-ring-of-durin-s-tribe"


def inside(text: str, who: str) -> Laid:
    """a company has entered its site"""
    t = lay(text)
    t.phase = "site"
    t.now = who
    return t.does(who, "entered")


def may_play(t: Laid, name: str) -> bool:
    """whether the active player may play a card of his hand at the site where he is"""
    return bool(t.copy().hold(0, name).window("site", 0).offered(f"play {name}"))


def keyed(t: Laid, name: str) -> list[str]:
    """how the opponent could play a creature now"""
    u = t.copy().hold(1, name).window("travel start")
    while u.seat == 0:
        u.play("pass")
    return u.offered(f"play {name}")


@rule("LE-B-32")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_stored_unique_item_is_in_play(seat: int) -> None:
    """Whoever stored it, nobody plays another copy."""
    t = inside("0 moria: tarcil, jerrek", "tarcil")
    assert may_play(t, SCROLL)
    t.add("stored", seat, SCROLL)
    assert not may_play(t, SCROLL)
    t.hold(0, SCROLL).window("site", 0)
    assert t.refused(f"play {SCROLL} > tarcil") == (
        "Scroll of Isildur is unique and lies on a marshalling point pile",
        "LE-B-32",
    )


@rule("LE-B-32", "LE-B-73")
def test_storing_does_not_free_a_unique_item() -> None:
    t = inside(f"0 carn-dum: tarcil ({SCROLL})", "tarcil")
    t.roll(12)
    t.store(SCROLL).dully()
    assert SCROLL in t.stored[0]
    assert not t.may_come(SCROLL)


@rule("LE-B-32")
def test_an_item_that_is_no_unique_one_may_be_stored_again_and_again() -> None:
    t = inside("0 moria: tarcil", "tarcil")
    t.add("stored", 0, "black-mail-coat")
    assert may_play(t, "black-mail-coat")


@rule("LE-B-32", "LE-B-150")
def test_a_stored_ring_cannot_be_won_again() -> None:
    for stored in (False, True):
        t = inside("0 carn-dum: tarcil (a-little-gold-ring)", "tarcil")
        t.hold(0, DURIN)
        if stored:
            t.add("stored", 1, DURIN)
        t.roll(9)
        t.test("a-little-gold-ring")
        assert t.offered("choose") == ([] if stored else [f"choose {DURIN}"])


@rule("LE-B-32", "LE-B-181")
def test_a_beaten_unique_creature_is_gone_for_both() -> None:
    t = lay("0 minas-morgul: gorbag, jerrek").going("gorbag", "amon-hen", "wwbs")
    assert keyed(t, "landroval")
    t.add("stored", 0, "landroval")
    assert not keyed(t, "landroval")


@rule("LE-B-182", "LE-B-26")
def test_a_unique_creature_beaten_without_points_is_removed() -> None:
    """Only a detainment attack of it gives none; its card does not come back either."""
    t = lay("0 minas-morgul: gorbag, jerrek").going("gorbag", "dol-guldur", "d")
    t.roll(12, 12)
    attack = t.creature("landroval", "gorbag", "dark-domain")
    assert attack.detain
    t.dully()
    assert (t.stored[0], t.discard[1], t.out[1]) == ([], [], ["landroval"])
    assert not keyed(t, "landroval")
