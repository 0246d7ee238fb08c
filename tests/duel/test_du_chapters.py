"""DU-2 and DU-26 to DU-30: chapters follow one another, and the last one ends the game."""

from typing import Any

import pytest

from duel.du import (
    GAME,
    can,
    coins,
    discard,
    do,
    lying,
    new,
    position,
    refused,
    steps,
    tiles,
    units,
    won,
    zone,
)
from duel.hands import TILES
from support import rule


@rule("DU-2")
def test_three_chapters() -> None:
    """Three chapters of 20 cards, played alike; with nothing but discards the players alternate to the end."""
    s = new()
    counts = [0, 0, 0]
    seat = 1
    while not s.over:
        assert s.seat == seat
        counts[s.chapter] += 1
        do(s, next(text for text in can(s) if text.startswith("discard")))
        seat = 1 - seat
    assert counts == [20, 20, 20]
    assert won(s) == (2, "shared")
    assert len(discard(s)) == 69


@rule("DU-26")
def test_the_last_card_ends_the_chapter() -> None:
    """The chapter ends with its last card, played or discarded, and not one card before."""
    for verb in ("play", "discard"):
        s = position(["c1-grey-01", "c1-grey-02"], last=True)
        do(s, f"{verb} c1-grey-01")
        assert (int(s.chapter), lying(s)) == (0, {15: "c1-grey-02"})
        do(s, f"{verb} c1-grey-02")
        assert (int(s.chapter), len(lying(s))) == (1, 20)


@rule("DU-26")
def test_the_last_card_is_resolved_first() -> None:
    """Its units are placed, and a token reacts, before the next chapter is laid out."""
    s = position(["c1-red-01"], last=True, tiles=["bree"])
    do(s, "play c1-red-01")
    assert (int(s.chapter), lying(s), can(s)) == (0, {}, ["place lindon", "place arnor", "decline"])
    do(s, "place arnor")
    assert (int(s.chapter), len(lying(s)), units(s, 0)) == (1, 20, {"arnor": 1})
    s = position(["c1-blue-01"], last=True, tokens_0=["hobbits-2"])
    do(s, "play c1-blue-01")
    assert (int(s.chapter), len(can(s))) == (0, 8)


@rule("DU-26", "DU-3")
def test_a_victory_with_the_last_card() -> None:
    """Who wins with the last card of a chapter has won: no chapter is laid out."""
    s = position(["c1-blue-01"], last=True, steps=[13, 0])
    do(s, "play c1-blue-01")
    assert (won(s), lying(s), int(s.chapter)) == ((0, "ring"), {}, 0)


@rule("DU-27")
@pytest.mark.parametrize(
    ("gone", "open_before", "open_after"),
    [
        ([], ["bree", "erebor", "isengard"], 3),
        (["bree"], ["erebor", "isengard"], 3),
        (["bree", "erebor", "isengard"], [], 3),
        (["bree", "erebor", "isengard", "barad-dur"], [], 3),
        (["bree", "erebor", "isengard", "barad-dur", "helms-deep"], [], 2),
        (["bree", "erebor", "isengard", "barad-dur", "helms-deep"], ["minas-tirith"], 2),
        (["bree", "erebor", "isengard", "barad-dur", "helms-deep", "grey-havens"], ["minas-tirith"], 1),
    ],
)
def test_tiles_are_turned_up(gone: list[str], open_before: list[str], open_after: int) -> None:
    """Tiles are turned up until three lie open, as far as the stack goes; those that lie open stay."""
    s = position(["c1-grey-01"], last=True, tiles=open_before, tiles_1=gone)
    do(s, "play c1-grey-01")
    assert len(tiles(s)) == open_after
    assert set(open_before) <= set(tiles(s)) <= set(TILES) - set(gone)
    assert zone(GAME.view(s), "tile-stack").size == 7 - len(gone) - open_after


@rule("DU-27")
def test_which_tiles_and_cards_come() -> None:
    """The cards of the next chapter come from its deck, the tiles from the stack, as chance has it."""
    cards = [f"c2-grey-0{n}" for n in range(1, 8)] + [f"c2-blue-0{n}" for n in range(1, 6)]
    s = position(["c1-grey-01"], last=True, tiles=["bree"], chance=[*cards, "barad-dur", "grey-havens"])
    do(s, "play c1-grey-01")
    assert [card for card in lying(s).values() if card != "face-down"] == cards
    assert tiles(s) == ["grey-havens", "bree", "barad-dur"]


@rule("DU-28")
@pytest.mark.parametrize("chapter", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_starts_the_next_chapter(chapter: int, seat: int) -> None:
    """Not the one who ended the chapter."""
    s = position([f"c{chapter}-grey-01"], last=True, chapter=chapter, seat=seat)
    do(s, f"discard c{chapter}-grey-01")
    assert (int(s.chapter), s.seat) == (chapter, 1 - seat)


@rule("DU-25", "DU-28")
@pytest.mark.parametrize("chapter", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_unless_he_has_an_extra_turn(chapter: int, seat: int) -> None:
    """With an extra turn he starts the next chapter himself, after three tiles lie open again; then the other."""
    card = f"c{chapter}-yellow-01"
    token: dict[str, Any] = {f"tokens_{seat}": ["elves-1"]}
    s = position([card], last=True, chapter=chapter, seat=seat, **token)
    do(s, f"play {card}")
    assert (int(s.chapter), s.seat, len(tiles(s))) == (chapter, seat, 3)
    do(s, next(text for text in can(s) if text.startswith("discard")))
    assert s.seat == 1 - seat


@rule("DU-29")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_tile_on_any_turn(chapter: int) -> None:
    """A tile may be taken in any chapter, also when one card is left; it does not end the chapter."""
    s = position([f"c{chapter}-red-01"], last=True, chapter=chapter, coins=[6, 7], tiles=["helms-deep", "minas-tirith"])
    do(s, "take helms-deep")
    assert (s.chapter + 1, len(lying(s)), s.seat) == (chapter, 1, 1)
    do(s, "take minas-tirith")
    assert (s.chapter + 1, len(lying(s)), s.seat, coins(s)) == (chapter, 1, 0, [0, 1])


@rule("DU-29")
def test_the_first_turn_may_be_a_tile() -> None:
    """Also on the first turn, if it can be paid."""
    s = new()
    assert not [text for text in can(s) if text.startswith("take")]
    s.coins[1] = 6
    assert [text for text in can(s) if text.startswith("take")] == [f"take {tile}" for tile in tiles(s)]


@rule("DU-30")
def test_an_extra_turn_at_the_very_end_is_lost() -> None:
    """The last card of chapter 3 ends the game, even with an extra turn and tiles left to take."""
    s = position(
        ["c3-yellow-01"],
        last=True,
        chapter=3,
        coins=[9, 0],
        tokens_0=["elves-1"],
        tiles=["helms-deep"],
        units_0=["arnor"],
        units_1=["mordor", "rohan"],
    )
    do(s, "play c3-yellow-01")
    assert won(s) == (1, "regions")
    assert (coins(s), can(s)) == ([11, 0], [])
    assert refused(s, "take helms-deep") == ""


@rule("DU-30", "DU-88")
def test_the_last_card_still_counts() -> None:
    """Chapter 3 ends after its last card is carried out: its units count."""
    s = position(["c3-red-03"], last=True, chapter=3, coins=[5, 0], units_0=["arnor"], units_1=["mordor"])
    do(s, "play c3-red-03", "place gondor")
    assert won(s) == (0, "regions")
    assert steps(s) == [0, 0]
