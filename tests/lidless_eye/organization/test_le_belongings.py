"""Giving and storing items, shaking off corruption cards."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.news import TOLD_STORED, TOLD_TAKEN
from mathom.games.lidless_eye.rules.belongings import (
    fill_shake_offs,
    fill_stores,
    fill_transfers,
    may_store,
)
from mathom.games.lidless_eye.rules.corruption import Checks
from mathom.games.lidless_eye.terms import IN_USE
from mathom.kernel.state import Buffer
from support import rule


def position(*rolls: int, advanced: int = 0, active: int = 0) -> Laid:
    t = lay(advanced=advanced, active=active)
    t.roll(*rolls)
    return t


def filled(fill: Any, t: Laid, seat: int) -> list[str]:
    into = Buffer()
    fill(t.s, seat, into)
    return t.words(into.data[: into.n])


@rule("LE-B-71")
def test_items_pass_between_own_characters_at_one_site() -> None:
    t = position()
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.company(0, "minas-morgul", "muzgash")
    t.company(0, "carn-dum", "tarcil")
    t.company(1, "minas-morgul", "layos")
    t.lay_on("the-iron-crown", "gorbag", 0)
    assert filled(fill_transfers, t, 0) == ["give the-iron-crown > ufthak", "give the-iron-crown > muzgash"]
    assert filled(fill_transfers, t, 1) == []


@rule("LE-B-72")
@pytest.mark.parametrize(("roll", "after"), [(6, "untapped"), (5, "tapped"), (4, "tapped")])
def test_the_item_passes_even_if_the_giver_taps(roll: int, after: str) -> None:
    t = position(roll)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.lay_on("the-iron-crown", "gorbag", 0)
    t.s.news = []
    t.give("the-iron-crown", "ufthak")
    assert [(n.a, n.b) for n in t.s.news if n.what == TOLD_TAKEN] == [
        (t.s.kind[t.piece("the-iron-crown")], t.s.kind[t.piece("ufthak")])
    ]
    assert t.over
    assert t.all_rolled()
    assert t.host["the-iron-crown"] == "ufthak"
    assert t.tap["gorbag"] == after
    assert filled(fill_transfers, t, 0) == ["give the-iron-crown > gorbag"]  # and back, if he likes


@rule("LE-B-72", "LE-B-143")
def test_the_item_is_discarded_when_the_giver_is_removed() -> None:
    t = position(3)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.lay_on("the-iron-crown", "gorbag", 0)
    t.give("the-iron-crown", "ufthak")
    assert t.out[0] == ["gorbag"]
    assert t.discard[0] == ["the-iron-crown"]
    assert len(t.on("ufthak")) == 0


@rule("LE-B-78")
def test_a_ringwraith_gives_and_stores_without_a_check() -> None:
    t = position()
    t.company(0, "minas-morgul", "ren-the-ringwraith", "ufthak")
    t.lay_on("the-iron-crown", "ren-the-ringwraith", 0)
    t.lay_on("high-helm", "ren-the-ringwraith", 0)
    t.give("the-iron-crown", "ufthak")
    t.store("high-helm")
    assert t.host["the-iron-crown"] == "ufthak"
    assert t.stored[0] == ["high-helm"]


@rule("LE-B-195")
def test_no_second_ring_that_cannot_be_duplicated() -> None:
    t = position()
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.lay_on("trifling-ring", "gorbag", 0)
    t.lay_on("trifling-ring", "ufthak", 0)
    assert filled(fill_transfers, t, 0) == []


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
    t = position()
    t.company(0, where, "tarcil")
    item = t.lay_on(name, "tarcil", 0)
    assert may_store(t.s, t.piece(item)) == may
    assert filled(fill_stores, t, 0) == ([f"store {item}"] if may else [])


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
    t = position()
    t.company(0, where, "tarcil")
    assert may_store(t.s, t.piece(t.lay_on(name, "tarcil", 0))) == may


@rule("LE-B-73", "LE-B-74")
@pytest.mark.parametrize(("roll", "stored"), [(4, True), (3, True), (2, False)])
def test_storing_an_item_needs_a_check(roll: int, stored: bool) -> None:
    t = position(roll)
    t.company(0, "minas-morgul", "tarcil")
    t.lay_on("lure-of-the-senses", "tarcil", 1)
    t.lay_on("high-helm", "tarcil", 0)  # 2 + 2 corruption points
    t.s.news = []
    t.store("high-helm")
    assert t.all_rolled()
    assert [n.a for n in t.s.news if n.what == TOLD_STORED] == ([card_of("high-helm").id] if stored else [])
    assert t.stored[0] == (["high-helm"] if stored else [])
    assert t.result == int(stored)
    assert ("tarcil" in t) == stored


@rule("LE-B-76", "LE-B-77")
def test_storing_an_event_needs_no_check_and_untaps_nobody() -> None:
    t = position()
    t.company(0, "minas-morgul", "tarcil")
    t.tap["tarcil"] = "tapped"
    t.store(t.lay_on("to-satisfy-the-questioner", "tarcil", 0))
    assert t.stored[0] == ["to-satisfy-the-questioner"]
    assert t.tap["tarcil"] == "tapped"


@rule("LE-B-79", "LE-B-80", "LE-B-81", "LE-B-82", "LE-X-15")
def test_tarcil_and_three_corruption_cards() -> None:
    t = position(8, 6, 9)
    t.company(0, "minas-morgul", "tarcil")
    for lure in ("lure-of-the-senses", "lure-of-nature", "lure-of-expedience"):
        t.lay_on(lure, "tarcil", 1)
    assert filled(fill_shake_offs, t, 0) == [
        "shake-off lure-of-the-senses of tarcil tapping",
        "shake-off lure-of-the-senses of tarcil",
        "shake-off lure-of-nature of tarcil tapping",
        "shake-off lure-of-nature of tarcil",
        "shake-off lure-of-expedience of tarcil tapping",
        "shake-off lure-of-expedience of tarcil",
    ]
    t.shake_off("lure-of-the-senses", 1)
    assert t.result == 1
    assert t.tap["tarcil"] == "tapped"
    assert filled(fill_shake_offs, t, 0) == [
        "shake-off lure-of-nature of tarcil",
        "shake-off lure-of-expedience of tarcil",
    ]
    t.shake_off("lure-of-nature", 0)
    assert t.result == 0
    assert filled(fill_shake_offs, t, 0) == ["shake-off lure-of-expedience of tarcil"]  # once a turn each
    t.shake_off("lure-of-expedience", 0)
    assert t.result == 1
    assert t.all_rolled()
    assert sorted(t.discard[1]) == ["lure-of-expedience", "lure-of-the-senses"]
    assert t.on("tarcil") == ["lure-of-nature"]


@rule("LE-B-82", "LE-B-80")
@pytest.mark.parametrize(("roll", "tapping", "off"), [(6, 1, 0), (7, 1, 1), (9, 0, 0), (10, 0, 1)])
def test_greater_than_six_is_seven(roll: int, tapping: int, off: int) -> None:
    t = position(roll)
    t.company(0, "minas-morgul", "tarcil")
    t.shake_off(t.lay_on("lure-of-the-senses", "tarcil", 1), tapping)
    assert t.result == off
    assert t.tap["tarcil"] == ("tapped" if tapping else "untapped")


@rule("LE-B-79", "LE-B-80")
def test_other_cards_are_shaken_off_as_they_say() -> None:
    t = position(8)
    t.company(0, "minas-morgul", "tarcil")
    t.lay_on("foolish-words", "tarcil", 1)  # he must tap for it
    t.lay_on("shut-yer-mouth", "tarcil", 1)  # he need not, and nothing is subtracted
    assert filled(fill_shake_offs, t, 0) == [
        "shake-off foolish-words of tarcil tapping",
        "shake-off shut-yer-mouth of tarcil",
    ]
    t.shake_off("shut-yer-mouth", 0)
    assert t.result == 1
    t.tap["tarcil"] = "tapped"
    assert filled(fill_shake_offs, t, 0) == []


@rule("LE-X-16", "LE-B-197", "LE-B-198")
def test_layos() -> None:
    t = position(6, 8, 12, 7, 4, 7, 5)
    t.company(0, "minas-morgul", "layos")
    t.lay_on("blazon-of-the-eye", "layos", 0)
    assert t.corruption("layos") == 1
    t.lay_on("lure-of-expedience", "layos", 1)
    assert t.corruption("layos") == 3
    t.lay_on("high-helm", "layos", 0)
    assert t.corruption("layos") == 5
    t.tells("item", t.piece("layos"), t.piece("high-helm"))  # Lure of Expedience calls for a check
    t.settle()
    assert t.tap["layos"] == "untapped"
    t.shake_off("lure-of-expedience", 1)
    assert t.corruption("layos") == 3
    assert t.tap["layos"] == "tapped"
    t.lay_on("lure-of-nature", "layos", 1)
    three = Checks()
    for _ in range(3):
        three.add(t.piece("layos"))
    t.run(three)  # 12, 7, 4
    assert (t.result, t.tap["layos"]) == (0, "tapped")
    t.tap["layos"] = "untapped"
    t.shake_off("lure-of-nature", 0)
    assert t.result == 0
    assert t.tap["layos"] == "untapped"
    t.lay_on("lure-of-the-senses", "layos", 1)
    assert t.corruption("layos") == 7
    t.check("layos")
    assert t.all_rolled()
    assert t.out[0] == ["layos"]
    assert sorted(t.discard[0]) == ["blazon-of-the-eye", "high-helm"]


@rule("LE-B-75")
def test_an_item_gives_the_same_points_in_play_and_stored() -> None:
    t = position(12)
    t.company(0, "minas-morgul", "tarcil")
    t.lay_on("black-mace", "tarcil")
    assert t.total_points(0) == 2 + 2
    t.store("black-mace")
    assert t.stored[0] == ["black-mace"]
    assert t.total_points(0) == 2 + 2


@rule("LE-B-73")
@pytest.mark.parametrize(("where", "points"), [("minas-morgul", 3), ("barad-dur", 5)])
def test_the_iron_crown_gives_more_where_its_text_says(where: str, points: int) -> None:
    t = position(12)
    t.company(0, where, "tarcil")
    t.store(t.lay_on("the-iron-crown", "tarcil"))
    assert t.stored[0] == ["the-iron-crown"]
    assert t.total_points(0) == 2 + points  # Tarcil's own 2


@rule("LE-B-72")
def test_a_weapon_given_away_is_no_longer_the_one_in_use() -> None:
    t = position(12)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.lay_on("black-mace", "gorbag")
    t.s.used[t.piece("black-mace")] |= IN_USE
    t.give("black-mace", "ufthak")
    assert not t.s.used[t.piece("black-mace")] & IN_USE
