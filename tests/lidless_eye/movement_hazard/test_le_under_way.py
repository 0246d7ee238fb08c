"""Who travels is at no site (LE-B-104): what holds "at a Darkhaven", "at home", "at the same site" does not hold on the
way."""

import pytest

from lidless_eye.event_support import band, playable
from lidless_eye.fights_le import can_use, creature, until_window
from lidless_eye.hazard_support import going
from lidless_eye.support_le import bare, company, lay_on, options, run
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.sums import hand_size
from mathom.games.lidless_eye.terms import ANY_TIME, ATTACK, TABLE, TRAVEL, USE, WILDERNESS
from mathom.kernel.state import act_a, act_kind
from support import card, rule


@rule("LE-B-104")
@card("adunaphel-the-ringwraith")
def test_adunaphel_on_the_way_cancels_nothing() -> None:
    s = bare()
    j, (c,) = company(s, 0, "dol-guldur", "adunaphel-the-ringwraith")
    i, _ = company(s, 0, "moria", "tarcil")
    going(s, j, "minas-morgul", "ws")
    creature(s, i, "orc-raiders", WILDERNESS)
    until_window(s, ATTACK)
    assert not can_use(s, c)


@rule("LE-B-104")
@card("dwar-the-ringwraith")
def test_dwar_on_the_way_strengthens_nobody() -> None:
    s = bare()
    i, (c,) = company(s, 0, "dol-guldur", "dwar-the-ringwraith")

    def offered() -> bool:
        t = s.copy()
        run(t, Chain(TRAVEL, 0))
        return t.seat == 0 and any(act_kind(a) == USE and act_a(a) == c for a in options(t))

    assert offered()
    s.co_dest[i] = s.co_site[i]  # laid, not yet turned up: he is still there
    assert offered()
    going(s, i, "minas-morgul", "ws")
    assert not offered()


@rule("LE-B-104")
@pytest.mark.parametrize(
    ("name", "home"),
    [
        pytest.param("hoarmurath-the-ringwraith", "dol-guldur", marks=card("hoarmurath-the-ringwraith")),
        pytest.param("lieutenant-of-dol-guldur", "dol-guldur", marks=card("lieutenant-of-dol-guldur")),
    ],
)
def test_the_hand_is_larger_only_while_he_is_there(name: str, home: str) -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, home, name)
    assert hand_size(s, 0) == 9
    going(s, i, "minas-morgul", "ws")
    assert hand_size(s, 0) == 8


@rule("LE-B-104")
@card("news-must-get-through")
@card("messenger-of-mordor")
def test_nothing_is_stored_on_the_way() -> None:
    s, i, (belegorn,) = band("dol-guldur", "belegorn")
    lay_on(s, "that-ain-t-no-secret", belegorn)
    assert playable(s, "news-must-get-through", ANY_TIME) == [(i, 0)]
    assert playable(s, "messenger-of-mordor", ANY_TIME) == [(belegorn, 0)]
    going(s, i, "moria", "w")
    assert playable(s, "news-must-get-through", ANY_TIME) == []
    assert playable(s, "messenger-of-mordor", ANY_TIME) == []


@rule("LE-B-104")
@card("ren-unleashed")
def test_ren_on_the_way_tempts_nobody() -> None:
    s, i, (_, _) = band("dol-guldur", "ren-the-ringwraith", "jerrek")
    company(s, 1, "dol-guldur", "tarcil")
    assert len(playable(s, "ren-unleashed", TRAVEL)) == 1
    going(s, i, "minas-morgul", "ws")
    assert playable(s, "ren-unleashed", TRAVEL) == []


@rule("LE-B-104")
@card("stinker")
def test_stinker_meets_the_ring_only_at_a_site() -> None:
    s = bare()
    i, (tarcil,) = company(s, 0, "moria", "tarcil")
    lay_on(s, "the-one-ring", tarcil)
    stinker = lay_on(s, "stinker", tarcil)

    def offered() -> bool:
        t = s.copy()
        run(t, Chain(TRAVEL, 0))
        return t.seat == 0 and any(act_kind(a) == USE and act_a(a) == stinker for a in options(t))

    assert s.zone[stinker] == TABLE
    assert offered()
    s.co_dest[i] = s.co_site[i]  # laid, not yet turned up
    assert offered()
    going(s, i, "dol-guldur", "w")
    assert not offered()
