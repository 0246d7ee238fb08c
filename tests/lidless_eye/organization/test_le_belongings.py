"""Giving and storing items, shaking off corruption cards."""

from typing import Any

import pytest

from lidless_eye.support_le import (
    all_rolled,
    bare,
    lay_on,
    names,
    party,
    run,
    settle,
    sums,
)
from mathom.games.lidless_eye.box.card import NUMBERS, T_ITEM
from mathom.games.lidless_eye.news import TOLD_STORED, TOLD_TAKEN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import (
    ShakeOff,
    Storing,
    Transfer,
    fill_shake_offs,
    fill_stores,
    fill_transfers,
    may_store,
)
from mathom.games.lidless_eye.rules.corruption import Checks, CorruptionCheck
from mathom.games.lidless_eye.rules.council import total_points
from mathom.games.lidless_eye.rules.sums import corruption
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import IN_USE, SHAKE_OFF, STORE, TABLE, TAPPED, TRANSFER, UNTAPPED
from mathom.kernel.state import Buffer, act
from support import rule


def position(*rolls: int, advanced: int = 0, active: int = 0) -> Eye:
    s = bare(advanced, active)
    sums(s, *rolls)
    return s


def filled(fill: Any, s: Eye, seat: int) -> list[int]:
    into = Buffer()
    fill(s, seat, into)
    return [into.data[i] for i in range(into.n)]


@rule("LE-B-71")
def test_items_pass_between_own_characters_at_one_site() -> None:
    s = position()
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    (muzgash,) = party(s, 0, "minas-morgul", "muzgash")
    party(s, 0, "carn-dum", "tarcil")
    party(s, 1, "minas-morgul", "layos")
    crown = lay_on(s, "the-iron-crown", gorbag, 0)
    assert filled(fill_transfers, s, 0) == [act(TRANSFER, crown, ufthak), act(TRANSFER, crown, muzgash)]
    assert filled(fill_transfers, s, 1) == []


@rule("LE-B-72")
@pytest.mark.parametrize(("roll", "after"), [(6, UNTAPPED), (5, TAPPED), (4, TAPPED)])
def test_the_item_passes_even_if_the_giver_taps(roll: int, after: int) -> None:
    s = position(roll)
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    crown = lay_on(s, "the-iron-crown", gorbag, 0)
    s.news = []
    run(s, Transfer(crown, ufthak))
    assert [(n.a, n.b) for n in s.news if n.what == TOLD_TAKEN] == [(s.kind[crown], s.kind[ufthak])]
    assert s.over
    assert all_rolled(s)
    assert s.host[crown] == ufthak
    assert s.tap[gorbag] == after
    assert filled(fill_transfers, s, 0) == [act(TRANSFER, crown, gorbag)]  # and back, if he likes


@rule("LE-B-72", "LE-B-143")
def test_the_item_is_discarded_when_the_giver_is_removed() -> None:
    s = position(3)
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    crown = lay_on(s, "the-iron-crown", gorbag, 0)
    run(s, Transfer(crown, ufthak))
    assert names(s.out[0]) == ["gorbag"]
    assert names(s.discard[0]) == ["the-iron-crown"]
    assert len(s.on(ufthak)) == 0


@rule("LE-B-78")
def test_a_ringwraith_gives_and_stores_without_a_check() -> None:
    s = position()
    ren, ufthak = party(s, 0, "minas-morgul", "ren-the-ringwraith", "ufthak")
    crown = lay_on(s, "the-iron-crown", ren, 0)
    helm = lay_on(s, "high-helm", ren, 0)
    run(s, Transfer(crown, ufthak))
    run(s, Storing(helm))
    assert s.host[crown] == ufthak
    assert names(s.stored[0]) == ["high-helm"]


@rule("LE-B-195")
def test_no_second_ring_that_cannot_be_duplicated() -> None:
    s = position()
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    lay_on(s, "trifling-ring", gorbag, 0)
    lay_on(s, "trifling-ring", ufthak, 0)
    assert filled(fill_transfers, s, 0) == []


@rule("LE-B-73", "LE-B-74")
@pytest.mark.parametrize(
    ("where", "name", "may"),
    [
        ("minas-morgul", "high-helm", True),
        ("moria", "high-helm", False),
        ("geann-a-lisch", "high-helm", False),
        ("minas-morgul", "the-one-ring", False),
        ("barad-dur", "the-iron-crown", True),
        ("barad-dur", "high-helm", False),
    ],
)
def test_where_items_may_be_stored(where: str, name: str, may: bool) -> None:
    s = position()
    (tarcil,) = party(s, 0, where, "tarcil")
    item = lay_on(s, name, tarcil, 0)
    assert may_store(s, item) == may
    assert filled(fill_stores, s, 0) == ([act(STORE, item)] if may else [])


@rule("LE-B-76")
@pytest.mark.parametrize(
    ("where", "name", "may"),
    [
        ("minas-morgul", "that-ain-t-no-secret", True),
        ("moria", "that-ain-t-no-secret", False),
        ("barad-dur", "news-of-the-shire", True),
        ("minas-morgul", "news-of-the-shire", False),
        ("moria", "seize-prisoners", True),
        ("bree", "seize-prisoners", False),
    ],
)
def test_where_events_may_be_stored(where: str, name: str, may: bool) -> None:
    s = position()
    (tarcil,) = party(s, 0, where, "tarcil")
    assert may_store(s, lay_on(s, name, tarcil, 0)) == may


@rule("LE-B-73", "LE-B-74")
@pytest.mark.parametrize(("roll", "stored"), [(4, True), (3, True), (2, False)])
def test_storing_an_item_needs_a_check(roll: int, stored: bool) -> None:
    s = position(roll)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    lay_on(s, "lure-of-the-senses", tarcil, 1)
    helm = lay_on(s, "high-helm", tarcil, 0)  # 2 + 2 corruption points
    s.news = []
    run(s, Storing(helm))
    assert all_rolled(s)
    assert [n.a for n in s.news if n.what == TOLD_STORED] == ([NUMBERS["high-helm"]] if stored else [])
    assert names(s.stored[0]) == (["high-helm"] if stored else [])
    assert s.result == int(stored)
    assert s.zone[tarcil] == (TABLE if stored else 0)


@rule("LE-B-76", "LE-B-77")
def test_storing_an_event_needs_no_check_and_untaps_nobody() -> None:
    s = position()
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    s.tap[tarcil] = TAPPED
    run(s, Storing(lay_on(s, "to-satisfy-the-questioner", tarcil, 0)))
    assert names(s.stored[0]) == ["to-satisfy-the-questioner"]
    assert s.tap[tarcil] == TAPPED


@rule("LE-B-79", "LE-B-80", "LE-B-81", "LE-B-82", "LE-X-15")
def test_tarcil_and_three_corruption_cards() -> None:
    s = position(8, 6, 9)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    senses = lay_on(s, "lure-of-the-senses", tarcil, 1)
    nature = lay_on(s, "lure-of-nature", tarcil, 1)
    expedience = lay_on(s, "lure-of-expedience", tarcil, 1)
    assert filled(fill_shake_offs, s, 0) == [act(SHAKE_OFF, c, t) for c in (senses, nature, expedience) for t in (1, 0)]
    run(s, ShakeOff(senses, 1))
    assert s.result == 1
    assert s.tap[tarcil] == TAPPED
    assert filled(fill_shake_offs, s, 0) == [act(SHAKE_OFF, nature, 0), act(SHAKE_OFF, expedience, 0)]
    run(s, ShakeOff(nature, 0))
    assert s.result == 0
    assert filled(fill_shake_offs, s, 0) == [act(SHAKE_OFF, expedience, 0)]  # once a turn each
    run(s, ShakeOff(expedience, 0))
    assert s.result == 1
    assert all_rolled(s)
    assert sorted(names(s.discard[1])) == ["lure-of-expedience", "lure-of-the-senses"]
    assert list(s.on(tarcil)) == [nature]


@rule("LE-B-82", "LE-B-80")
@pytest.mark.parametrize(("roll", "tapping", "off"), [(6, 1, 0), (7, 1, 1), (9, 0, 0), (10, 0, 1)])
def test_greater_than_six_is_seven(roll: int, tapping: int, off: int) -> None:
    s = position(roll)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    run(s, ShakeOff(lay_on(s, "lure-of-the-senses", tarcil, 1), tapping))
    assert s.result == off
    assert s.tap[tarcil] == (TAPPED if tapping else UNTAPPED)


@rule("LE-B-79", "LE-B-80")
def test_other_cards_are_shaken_off_as_they_say() -> None:
    s = position(8)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    words = lay_on(s, "foolish-words", tarcil, 1)  # he must tap for it
    mouth = lay_on(s, "shut-yer-mouth", tarcil, 1)  # he need not, and nothing is subtracted
    assert filled(fill_shake_offs, s, 0) == [act(SHAKE_OFF, words, 1), act(SHAKE_OFF, mouth, 0)]
    run(s, ShakeOff(mouth, 0))
    assert s.result == 1
    s.tap[tarcil] = TAPPED
    assert filled(fill_shake_offs, s, 0) == []


@rule("LE-X-16", "LE-B-197", "LE-B-198")
def test_layos() -> None:
    s = position(6, 8, 12, 7, 4, 7, 5)
    (layos,) = party(s, 0, "minas-morgul", "layos")
    lay_on(s, "blazon-of-the-eye", layos, 0)
    assert corruption(s, layos) == 1
    expedience = lay_on(s, "lure-of-expedience", layos, 1)
    assert corruption(s, layos) == 3
    helm = lay_on(s, "high-helm", layos, 0)
    assert corruption(s, layos) == 5
    fire(s, T_ITEM, layos, helm)  # Lure of Expedience calls for a check
    settle(s)
    assert s.tap[layos] == UNTAPPED
    run(s, ShakeOff(expedience, 1))
    assert corruption(s, layos) == 3
    assert s.tap[layos] == TAPPED
    nature = lay_on(s, "lure-of-nature", layos, 1)
    three = Checks()
    for _ in range(3):
        three.add(layos)
    run(s, three)  # 12, 7, 4
    assert (s.result, s.tap[layos]) == (0, TAPPED)
    s.tap[layos] = UNTAPPED
    run(s, ShakeOff(nature, 0))
    assert s.result == 0
    assert s.tap[layos] == UNTAPPED
    lay_on(s, "lure-of-the-senses", layos, 1)
    assert corruption(s, layos) == 7
    run(s, CorruptionCheck(layos))
    assert all_rolled(s)
    assert names(s.out[0]) == ["layos"]
    assert sorted(names(s.discard[0])) == ["blazon-of-the-eye", "high-helm"]


@rule("LE-B-75")
def test_an_item_gives_the_same_points_in_play_and_stored() -> None:
    s = position(12)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    mace = lay_on(s, "black-mace", tarcil)
    assert total_points(s, 0) == 2 + 2
    run(s, Storing(mace))
    assert names(s.stored[0]) == ["black-mace"]
    assert total_points(s, 0) == 2 + 2


@rule("LE-B-73")
@pytest.mark.parametrize(("where", "points"), [("minas-morgul", 3), ("barad-dur", 5)])
def test_the_iron_crown_gives_more_where_its_text_says(where: str, points: int) -> None:
    s = position(12)
    (tarcil,) = party(s, 0, where, "tarcil")
    run(s, Storing(lay_on(s, "the-iron-crown", tarcil)))
    assert names(s.stored[0]) == ["the-iron-crown"]
    assert total_points(s, 0) == 2 + points  # Tarcil's own 2


@rule("LE-B-72")
def test_a_weapon_given_away_is_no_longer_the_one_in_use() -> None:
    s = position(12)
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    mace = lay_on(s, "black-mace", gorbag)
    s.used[mace] |= IN_USE
    run(s, Transfer(mace, ufthak))
    assert not s.used[mace] & IN_USE
