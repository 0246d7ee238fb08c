"""DU-1 to DU-11: aim and set-up."""

from collections import Counter
from typing import Any

import pytest

import mathom
from duel.du import (
    GAME,
    available,
    coins,
    discard,
    do,
    faces,
    fortresses,
    given,
    lying,
    new,
    position,
    supply,
    tiles,
    tokens,
    units,
    won,
    zone,
)
from duel.hands import PEOPLES, TILES, top
from mathom.games.duel.board import gain
from mathom.games.duel.rules import Duel
from mathom.kernel.dice import Dice
from mathom.kernel.words import say
from support import rule

SEEDS = range(30)
OPEN = {  # slots whose cards lie face up
    1: [0, 1, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19],
    2: [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 18, 19],
    3: [0, 1, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19],
}
ROWS = {1: [2, 3, 4, 5, 6], 2: [6, 5, 4, 3, 2], 3: [2, 3, 4, 2, 4, 3, 2]}
COVERED_BY = {
    1: {
        0: [2, 3], 1: [3, 4],
        2: [5, 6], 3: [6, 7], 4: [7, 8],
        5: [9, 10], 6: [10, 11], 7: [11, 12], 8: [12, 13],
        9: [14, 15], 10: [15, 16], 11: [16, 17], 12: [17, 18], 13: [18, 19],
    },
    2: {
        0: [6], 1: [6, 7], 2: [7, 8], 3: [8, 9], 4: [9, 10], 5: [10],
        6: [11], 7: [11, 12], 8: [12, 13], 9: [13, 14], 10: [14],
        11: [15], 12: [15, 16], 13: [16, 17], 14: [17],
        15: [18], 16: [18, 19], 17: [19],
    },
    3: {
        0: [2, 3], 1: [3, 4],
        2: [5, 6], 3: [6, 7], 4: [7, 8],
        5: [9], 6: [9], 7: [10], 8: [10],
        9: [11, 12], 10: [13, 14],
        11: [15], 12: [15, 16], 13: [16, 17], 14: [17],
        15: [18], 16: [18, 19], 17: [19],
    },
}  # fmt: skip
FIRST = [f"c1-grey-0{n}" for n in range(1, 9)] + [f"c1-yellow-0{n}" for n in range(1, 5)]


@rule("DU-1")
def test_two_play() -> None:
    """Two players: the Fellowship and Sauron; who plays whom is agreed by the seats."""
    assert [say(side) for side in GAME.sides] == ["Fellowship", "Sauron"]
    assert len(GAME.view(new()).seats) == 2
    for seats in (1, 3):
        with pytest.raises(mathom.BadSetup, match="2 players"):
            GAME.new(seats, seed=1)


@rule("DU-4", "DU-5")
def test_units_at_the_start() -> None:
    """Two Fellowship units in Arnor, two Sauron units in Mordor, of 15 each."""
    s = new()
    assert (units(s, 0), units(s, 1)) == ({"arnor": 2}, {"mordor": 2})
    assert (supply(s, 0), supply(s, 1)) == (13, 13)
    assert (fortresses(s, 0), fortresses(s, 1)) == ([], [])
    view = GAME.view(s)
    (arnor,) = zone(view, "region:arnor").pieces
    (mordor,) = zone(view, "region:mordor").pieces
    assert (arnor.face, arnor.counters, mordor.face, mordor.counters) == ("unit-0", {"n": 2}, "unit-1", {"n": 2})


@rule("DU-4")
def test_seven_fortresses() -> None:
    """Each player has a fortress for every tile: the seventh can still be placed."""
    assert GAME.components.box.fortresses == 7
    six = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor"]
    for seat in (0, 1):
        built: dict[str, Any] = {f"fortresses_{seat}": six}
        s = position(["c1-grey-01"], seat=seat, coins=[12, 12], tiles=["barad-dur"], **built)
        do(s, "take barad-dur")
        assert len(fortresses(s, seat)) == 7
        assert won(s) == (seat, "conquest")


@rule("DU-6")
def test_coins_at_the_start() -> None:
    """3 coins for the Fellowship, 2 for Sauron; 25 are left in the reserve."""
    s = new()
    assert coins(s) == [3, 2]
    for seat, most in ((0, 28), (1, 27)):
        full = new()
        assert gain(full, seat, 99) == 25
        assert coins(full)[seat] == most


@rule("DU-7")
def test_the_stacks_of_tokens() -> None:
    """Six stacks of three tokens, of which nobody sees any."""
    s = new()
    for viewer in (0, 1, None):
        view = GAME.view(s, viewer)
        assert {p: zone(view, f"stack:{p}").size for p in PEOPLES} == dict.fromkeys(PEOPLES, 3)
        assert [faces(view, f"stack:{p}") for p in PEOPLES] == [[]] * 6
    assert [top(s, p) for p in PEOPLES] == [None] * 6
    assert (tokens(s, 0), tokens(s, 1)) == ([], [])
    assert GAME.chances[2] == tuple(f"{p}-{n}" for p in PEOPLES for n in (1, 2, 3))


@rule("DU-7")
def test_the_stacks_are_shuffled() -> None:
    """Any two of the three tokens may be the upper ones, in any order."""
    seen = set()
    for seed in range(60):
        s = position(["c1-grey-01"], coins=[6, 0], tiles=["grey-havens"])
        s.dice = Dice(seed)
        s.dice.log = []
        do(s, "take grey-havens", "ask ents")
        seen.add(tuple(GAME.fall_to_text(f) for f in s.dice.log))
    ents = ["ents-1", "ents-2", "ents-3"]
    assert seen == {(a, b) for a in ents for b in ents if a != b}


@rule("DU-8")
def test_tiles_at_the_start() -> None:
    """Three of the seven tiles lie face up, four face down in a stack; each may be among the three."""
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        s = new(seed)
        assert len(tiles(s)) == 3
        view = GAME.view(s)
        assert (zone(view, "tile-stack").size, zone(view, "tile-stack").pieces) == (4, ())
        seen.update(tiles(s))
    assert set(seen) == set(TILES)


@rule("DU-8", "DU-10")
def test_what_falls_at_the_start() -> None:
    """Twelve cards fall face up, slot by slot, then three tiles; all see them, and nothing else falls."""
    s = given(*FIRST, "bree", "erebor", "barad-dur")
    assert [lying(s)[slot] for slot in OPEN[1]] == FIRST
    assert tiles(s) == ["bree", "erebor", "barad-dur"]
    with pytest.raises(mathom.BadRecord):
        given(*FIRST[:11], "c2-grey-01", "bree", "erebor", "barad-dur")
    with pytest.raises(mathom.BadRecord):
        given(*FIRST, "bree", "bree", "barad-dur")


@rule("DU-9")
def test_three_decks_of_23() -> None:
    """69 cards in three decks by their backs; a chapter has cards of its own deck only."""
    cards = GAME.edition.cards
    assert Counter(card[:2] for card in cards) == {"c1": 23, "c2": 23, "c3": 23}
    colours = Counter((card[:2], card.split("-")[1]) for card in cards)
    assert {k: colours["c1", k] for k in ("grey", "yellow", "blue", "green", "red", "purple")} == {
        "grey": 8, "yellow": 4, "blue": 4, "green": 4, "red": 3, "purple": 0,
    }  # fmt: skip
    assert {k: colours["c2", k] for k in ("grey", "yellow", "blue", "green", "red", "purple")} == {
        "grey": 7, "yellow": 2, "blue": 5, "green": 4, "red": 5, "purple": 0,
    }  # fmt: skip
    assert {k: colours["c3", k] for k in ("grey", "yellow", "blue", "green", "red", "purple")} == {
        "grey": 0, "yellow": 2, "blue": 5, "green": 4, "red": 6, "purple": 6,
    }  # fmt: skip


@rule("DU-9")
def test_the_decks_are_shuffled() -> None:
    """Every card of chapter 1 lies open at the start of some game, and each lies face down or is left over in some."""
    first: Counter[str] = Counter()
    for seed in SEEDS:
        first.update(c for c in lying(new(seed)).values() if c != "face-down")
    assert set(first) == {c for c in GAME.edition.cards if c.startswith("c1")}
    assert max(first.values()) < len(SEEDS)


@rule("DU-10")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_chapter_laid_out(chapter: int) -> None:
    """20 cards, 12 of them face up; three are left over, unseen, on the discard pile."""
    s = laid_out(chapter)
    slots = lying(s)
    assert len(slots) == 20
    assert [slot for slot, card in slots.items() if card != "face-down"] == OPEN[chapter]
    assert all(card.startswith(f"c{chapter}") for card in slots.values() if card != "face-down")
    before = 0 if chapter == 1 else 2
    for viewer in (0, 1, None):
        pile = zone(GAME.view(s, viewer), "discard")
        assert (pile.size, len(pile.pieces)) == (3 + before, before)
    assert len(discard(s)) == before


def laid_out(chapter: int) -> Duel:
    """the beginning of a chapter; before the later ones two cards were discarded in play"""
    if chapter == 1:
        return new()
    cards = [f"c{chapter - 1}-red-01", f"c{chapter - 1}-red-02"]
    s = position(cards, chapter=chapter - 1, last=True)
    do(s, f"discard {cards[0]}", f"discard {cards[1]}")
    return s


@rule("DU-11")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_rows(chapter: int) -> None:
    """Rows from top to bottom, alternately face up and face down, beginning face up."""
    pieces = zone(GAME.view(laid_out(chapter)), "layout").pieces
    rows = Counter(p.counters["row"] for p in pieces)
    assert [rows[i] for i in range(len(rows))] == ROWS[chapter]
    for p in pieces:
        assert (p.face is not None) == (p.counters["row"] % 2 == 0)


@rule("DU-11", "DU-15")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_which_card_covers_which(chapter: int) -> None:
    """A card is available when none of the one or two cards that overlap it lies there any more."""
    one, two, three = f"c{chapter}-blue-01", f"c{chapter}-blue-02", f"c{chapter}-blue-03"
    for slot in range(20):
        by = COVERED_BY[chapter].get(slot, [])
        for other in set(range(20)) - {slot}:
            s = position(layout={slot: one, other: two}, chapter=chapter)
            assert (one in available(s)) == (other not in by), (slot, other)
        if len(by) == 2:
            s = position(layout={slot: one, by[0]: two, by[1]: three}, chapter=chapter)
            assert one not in available(s)


@rule("DU-11")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_overlap_as_it_is_seen(chapter: int) -> None:
    """What covers a card lies in the next row, half a card to the left or right."""
    at = {
        int(p.id.split("/")[1]): (p.counters["row"], p.counters["column"])
        for p in zone(GAME.view(laid_out(chapter)), "layout").pieces
    }
    for slot, (row, column) in at.items():
        on_it = [other for other, (r, c) in at.items() if r == row + 1 and abs(c - column) == 1]
        assert on_it == COVERED_BY[chapter].get(slot, [])
