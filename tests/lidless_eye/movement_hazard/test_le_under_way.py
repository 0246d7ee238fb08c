"""Who travels is at no site (LE-B-104): what holds "at a Darkhaven", "at home", "at the same site" does not hold on the
way."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card, rule


def offered(t: Laid, what: str, window: str, *hand: str) -> list[str]:
    """what the first seat could do in a new window; nothing is left of it"""
    u = t.copy().hold(0, *hand).window(window, 0)
    return u.offered(what) if u.seat == 0 else []


@rule("LE-B-104")
@card("adunaphel-the-ringwraith")
def test_adunaphel_on_the_way_cancels_nothing() -> None:
    for goes in (False, True):
        t = lay("0 dol-guldur: adunaphel-the-ringwraith; 0 moria: tarcil")
        t.hold(0, "sudden-call")  # so that he is asked
        if goes:
            t.going("adunaphel-the-ringwraith", "minas-morgul", "ws")
        t.run(t.creature("orc-raiders", "tarcil", begin=False))
        assert t.stack == ["Attack", "Chain"]
        assert t.seat == 0
        assert bool(t.offered("use adunaphel-the-ringwraith")) == (not goes)


@rule("LE-B-104")
@card("dwar-the-ringwraith")
def test_dwar_on_the_way_strengthens_nobody() -> None:
    t = lay("0 dol-guldur: dwar-the-ringwraith")
    use = "use dwar-the-ringwraith"
    assert offered(t, use, "travel")
    t.goal["dwar-the-ringwraith"] = "dol-guldur"  # laid, not yet turned up: he is still there
    assert offered(t, use, "travel")
    t.going("dwar-the-ringwraith", "minas-morgul", "ws")
    assert not offered(t, use, "travel")


@rule("LE-B-104")
@pytest.mark.parametrize(
    ("name", "home"),
    [
        pytest.param("hoarmurath-the-ringwraith", "dol-guldur", marks=card("hoarmurath-the-ringwraith")),
        pytest.param("lieutenant-of-dol-guldur", "dol-guldur", marks=card("lieutenant-of-dol-guldur")),
    ],
)
def test_the_hand_is_larger_only_while_he_is_there(name: str, home: str) -> None:
    t = lay(f"0 {home}: {name}", advanced=1)
    assert t.hand_size(0) == 9
    t.going(name, "minas-morgul", "ws")
    assert t.hand_size(0) == 8


@rule("LE-B-104")
@card("news-must-get-through")
@card("messenger-of-mordor")
def test_nothing_is_stored_on_the_way() -> None:
    t = lay("0 dol-guldur: belegorn (that-ain-t-no-secret)")
    t.phase = "organization"
    cards = ("news-must-get-through", "messenger-of-mordor")
    assert offered(t, "play", "any-time", *cards) == [
        "play messenger-of-mordor > belegorn",
        "play news-must-get-through > belegorn+",
    ]
    t.going("belegorn", "moria", "w")
    assert not offered(t, "play", "any-time", *cards)


@rule("LE-B-104")
@card("ren-unleashed")
def test_ren_on_the_way_tempts_nobody() -> None:
    t = lay("0 dol-guldur: ren-the-ringwraith, jerrek; 1 dol-guldur: tarcil")
    t.phase = "organization"
    assert offered(t, "play", "travel", "ren-unleashed") == ["play ren-unleashed > ren-the-ringwraith"]
    t.going("ren-the-ringwraith", "minas-morgul", "ws")
    assert not offered(t, "play", "travel", "ren-unleashed")


@rule("LE-B-104")
@card("stinker")
def test_stinker_meets_the_ring_only_at_a_site() -> None:
    t = lay("0 moria: tarcil (the-one-ring, stinker)")
    assert offered(t, "use stinker", "travel")
    t.goal["tarcil"] = "moria"  # laid, not yet turned up
    assert offered(t, "use stinker", "travel")
    t.going("tarcil", "dol-guldur", "w")
    assert not offered(t, "use stinker", "travel")
