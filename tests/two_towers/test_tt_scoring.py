"""TT-57 to TT-74: scoring a place with three to five players, and what is lost after it."""

import pytest

import mathom
from mathom.games.two_towers import terms
from support import rule
from two_towers.tt import (
    GAME,
    TILES,
    at,
    can,
    discard,
    do,
    everyone_passes,
    faces,
    hand,
    news_of,
    open_cards,
    pile,
    points,
    row,
    rows,
    tiles_at,
    tiles_of,
)

FRANK, KERSTIN, JOHANNES = 0, 1, 2
ROWS_AT_FANGORN = [
    row(FRANK, "red-wisdom", 2),
    row(FRANK, "blue-strength", 3, 1),
    row(FRANK, "green-strength", 1),
    row(FRANK, "yellow-endurance", 2, 1),
    row(KERSTIN, "red-endurance", 3, 1),
    row(KERSTIN, "blue-determination", 2),
    row(JOHANNES, "green-wisdom", 3),
    row(JOHANNES, "red-strength", 2, 1),
]


@rule("TT-57", "TT-58", "TT-59", "TT-60", "TT-61", "TT-63", "TT-66", "TT-69", "TT-71", "TT-72")
def test_the_example_of_the_rulebook() -> None:
    """Situation 1: Fangorn. 7, 0 and 6 valid cards; Frank takes 4 and the ring, Johannes 2; they discard 3 and 2."""
    s = at("fangorn", starter=KERSTIN, rows=ROWS_AT_FANGORN)
    assert tiles_at(s, "fangorn") == [4, 2]
    told = news_of(s, "done", "done", "done")
    assert list(s.valid) == [7, 0, 6]
    assert points(s) == [4, 0, 2]
    assert s.ring == FRANK
    assert rows(s, FRANK) == {"red-wisdom": (1, 0), "blue-strength": (2, 1), "yellow-endurance": (2, 1)}
    assert rows(s, KERSTIN) == {"red-endurance": (3, 1), "blue-determination": (2, 0)}
    assert rows(s, JOHANNES) == {"green-wisdom": (2, 0), "red-strength": (1, 1)}
    assert discard(s) == ["red-strength", "red-wisdom", "blue-strength", "green-strength", "green-wisdom"]
    assert [(n.seat, n.a) for n in told if n.what == terms.LOST_CARDS] == [(FRANK, 3), (JOHANNES, 2)]


@rule("TT-57")
def test_a_place_is_scored_when_all_have_had_their_turn() -> None:
    """When every player has had his turn, and not before, the place is scored."""
    s = at("fangorn", starter=1, rows=ROWS_AT_FANGORN)
    do(s, "done", "done")
    assert (s.phase, points(s), tiles_at(s, "fangorn")) == (terms.LAYING, [0, 0, 0], [4, 2])
    do(s, "done")
    assert (s.phase, points(s), tiles_at(s, "fangorn")) == (terms.TRAVEL, [4, 0, 2], [])


# -- valid cards


@rule("TT-58")
def test_old_and_new_cards_count_alike() -> None:
    """Valid are all character cards in rows whose trait the place shows, new or from earlier rounds."""
    s = at("fangorn", hand_0=["red-wisdom", "blue-strength", "blue-strength"], rows=[row(0, "red-wisdom", 2)])
    do(s, "lay red-wisdom", "lay blue-strength", "lay blue-strength", "done", "done", "done")
    assert list(s.valid) == [5, 0, 0]


@rule("TT-58", "TT-60")
@pytest.mark.parametrize(
    ("place", "valid"),
    [
        ("rohan", 3),
        ("fangorn", 2 + 1),
        ("edoras", 4 + 3),
        ("orthanc", 2 + 4),
        ("helms-deep", 1 + 3),
        ("minas-tirith", 1 + 2 + 4),
    ],
)
def test_what_each_place_asks_for(place: str, valid: int) -> None:
    """Valid are the cards of the traits the place shows; the others count nothing."""
    lying = [
        row(1, "red-strength", 1),
        row(1, "blue-wisdom", 2),
        row(1, "green-endurance", 3),
        row(1, "yellow-determination", 4),
    ]
    s = at(place, rows=lying, pile=["gandalf"])
    everyone_passes(s)
    assert list(s.valid) == [0, valid, 0]


@rule("TT-59", "TT-60")
def test_gandalf_counts_with_his_row() -> None:
    """A Gandalf heading a row of the place counts as one valid card; one heading another row counts nothing."""
    s = at("fangorn", rows=[row(0, "red-wisdom", 1, 1), row(0, "blue-endurance", 2, 1), row(1, "red-endurance", 1, 1)])
    everyone_passes(s)
    assert list(s.valid) == [2, 0, 0]


@rule("TT-58")
def test_hand_cards_do_not_count() -> None:
    """Cards in the hand are not laid and do not count."""
    s = at("fangorn", hand_0=["red-wisdom"] * 5, rows=[row(1, "blue-wisdom", 1)])
    everyone_passes(s)
    assert list(s.valid) == [0, 1, 0]
    assert points(s) == [0, 4, 0]


# -- tiles


@rule("TT-61", "TT-64", "TT-66")
def test_tiles_by_rank() -> None:
    """The most valid cards take the highest tile, the second most the next, and so on; the last gets nothing."""
    counts = [2, 5, 1, 4, 3]
    colours = ["red", "blue", "green", "yellow"]
    lying = [row(seat, f"{colours[seat % 4]}-wisdom", n) for seat, n in enumerate(counts)]
    s = at("fangorn", seats=5, rows=lying)
    told = news_of(s, *["done"] * 5)
    assert [tiles_of(s, seat) for seat in range(5)] == [[2], [5], [], [4], [3]]
    assert [(n.seat, n.a, n.b) for n in told if n.what == terms.WON_TILE] == [
        (1, 5, 5),
        (3, 4, 4),
        (4, 3, 3),
        (0, 2, 2),
    ]
    assert s.ring == 1


@rule("TT-61")
def test_equal_tiles() -> None:
    """Tiles of the same value go one by one like others."""
    lying = [row(0, "red-wisdom", 1), row(1, "blue-wisdom", 2), row(2, "red-strength", 3), row(3, "green-wisdom", 4)]
    s = at("fangorn", seats=4, rows=lying)
    assert tiles_at(s, "fangorn") == [4, 2, 2]
    everyone_passes(s)
    assert [tiles_of(s, seat) for seat in range(4)] == [[], [2], [2], [4]]


@rule("TT-6", "TT-61")
@pytest.mark.parametrize("tiles", [[2, 4, 0, 0], [4, 0, 0, 0], [4, 3, 2, 0], [0, 0, 0, 0], [6, 2, 0, 0]])
def test_the_tiles_of_a_position_written_by_hand(tiles: list[int]) -> None:
    """A place ahead has one tile fewer than players, of 2 to 5, the highest first: any other position is refused."""
    with pytest.raises(mathom.BadPosition, match="tiles"):
        at("fangorn", tiles=TILES[3][:4] + tiles + TILES[3][8:])


@rule("TT-62", "TT-66")
@pytest.mark.parametrize(("starter", "tiles"), [(0, [4, 2, 0]), (1, [0, 4, 2]), (2, [2, 0, 4])])
def test_ties(starter: int, tiles: list[int]) -> None:
    """Of players with equally many valid cards the one whose laying turn came earlier is ahead."""
    lying = [row(0, "red-wisdom", 2), row(1, "blue-wisdom", 1, 1), row(2, "green-strength", 2)]
    s = at("fangorn", starter=starter, rows=lying)
    everyone_passes(s)
    assert (points(s), s.ring) == (tiles, starter)


@rule("TT-62", "TT-66")
def test_a_tie_after_a_pass() -> None:
    """Situation 9: at 5 to 5 the earlier gets the higher tile and the ring, even if he passed and has old rows only."""
    s = at("fangorn", starter=2, hand_0=["red-strength"] * 5, rows=[row(2, "blue-wisdom", 4, 1)])
    do(s, "done", *["lay red-strength"] * 5, "done", "done")
    assert list(s.valid) == [5, 0, 5]
    assert points(s) == [2, 0, 4]
    assert s.ring == 2


@rule("TT-63", "TT-65")
def test_no_tile_without_a_valid_card() -> None:
    """Situation 10: a player without a valid card gets no tile even if one is left; it goes back to the box."""
    s = at("fangorn", rows=[row(0, "red-endurance", 4, 1), row(2, "green-wisdom", 1)])
    told = news_of(s, "done", "done", "done")
    assert [tiles_of(s, seat) for seat in range(3)] == [[], [], [4]]
    assert tiles_at(s, "fangorn") == []
    assert [(n.what, n.seat, n.a) for n in told if n.what in (terms.WON_TILE, terms.UNWON_TILE)] == [
        (terms.WON_TILE, 2, 4),
        (terms.UNWON_TILE, terms.NOTHING, 2),
    ]


@rule("TT-64", "TT-71")
def test_the_last_gets_nothing_and_loses_nothing() -> None:
    """If all have valid cards, the last gets no tile; a player who took no tile loses no card."""
    s = at("fangorn", rows=[row(0, "red-wisdom", 3), row(1, "blue-wisdom", 1, 1), row(2, "green-wisdom", 4)])
    everyone_passes(s)
    assert points(s) == [2, 0, 4]
    assert [rows(s, seat) for seat in range(3)] == [
        {"red-wisdom": (2, 0)},
        {"blue-wisdom": (1, 1)},
        {"green-wisdom": (3, 0)},
    ]
    assert discard(s) == ["red-wisdom", "green-wisdom"]


@rule("TT-65")
def test_tiles_gone_to_the_box_do_not_come_back() -> None:
    """Tiles nobody gets go back to the box: they lie at no place and before no player afterwards."""
    s = at("rohan", seats=5, rows=[row(3, "red-endurance", 1)])
    assert tiles_at(s, "rohan") == [5, 4, 3, 2]
    everyone_passes(s)
    assert tiles_at(s, "rohan") == []
    assert tiles_at(s, "fangorn") == [5, 4, 3, 2]
    assert points(s) == [0, 0, 0, 5, 0]


@rule("TT-66")
def test_the_ring_and_the_next_start_player() -> None:
    """The player with the most valid cards also takes the ring and is start player of the next round."""
    s = at("rohan", paths=[1] * 6, rows=[row(2, "red-endurance", 2), row(1, "blue-endurance", 1)])
    everyone_passes(s)
    assert (s.ring, s.starter, s.seat) == (2, 2, 2)
    order = []
    for text in ["draw"] * 3 + ["done"] * 3:
        order.append(s.seat)
        do(s, text)
    assert order == [2, 0, 1, 2, 0, 1]


@rule("TT-67")
def test_nobody_has_a_valid_card() -> None:
    """If nobody has a valid card, no tile is given, no card is lost, and the ring stays with its holder."""
    lying = [row(0, "red-wisdom", 1, 1), row(1, "blue-strength", 2), row(2, "green-determination", 3)]
    s = at("rohan", starter=1, rows=lying)
    told = news_of(s, "done", "done", "done")
    assert (points(s), tiles_at(s, "rohan"), discard(s)) == ([0, 0, 0], [], [])
    assert [rows(s, seat) for seat in range(3)] == [
        {"red-wisdom": (1, 1)},
        {"blue-strength": (2, 0)},
        {"green-determination": (3, 0)},
    ]
    assert (s.ring, s.starter, s.seat) == (1, 1, 1)
    assert [n.seat for n in told if n.what == terms.KEPT_RING] == [1]


@rule("TT-68")
def test_won_tiles_lie_open() -> None:
    """Won tiles lie open before their owner, for all to see."""
    s = at("rohan", rows=[row(2, "red-endurance", 2), row(1, "blue-endurance", 1)], won=[0] * 8 + [1, 0, 0, 0])
    everyone_passes(s)
    for viewer in (0, 1, 2, None):
        view = GAME.view(s, viewer)
        assert [faces(view, f"tiles:{seat}") for seat in range(3)] == [[], ["tile-3"], ["tile-2", "tile-5"]]
        assert [seat.score for seat in view.seats] == [0, 3, 7]


# -- after the scoring


@rule("TT-69", "TT-73")
def test_one_card_from_each_scored_row() -> None:
    """Who took a tile puts one character card from each of his rows with a required trait on the discard."""
    lying = [row(0, "red-wisdom", 4), row(0, "blue-wisdom", 2, 1), row(0, "green-strength", 3), row(1, "red-wisdom", 1)]
    s = at("fangorn", rows=lying, hand_0=["yellow-wisdom"], open=["yellow-strength"])
    everyone_passes(s)
    assert rows(s, 0) == {"red-wisdom": (3, 0), "blue-wisdom": (1, 1), "green-strength": (2, 0)}
    assert rows(s, 1) == {}
    assert discard(s) == ["red-wisdom", "red-wisdom", "blue-wisdom", "green-strength"]
    assert (hand(s, 0), open_cards(s), len(pile(s))) == (["yellow-wisdom"], ["yellow-strength"], 5)


@rule("TT-69", "TT-58")
def test_the_loss_comes_after_the_count() -> None:
    """The cards leave after the scoring: they have counted for it."""
    s = at("fangorn", rows=[row(0, "red-wisdom", 2), row(1, "red-wisdom", 1), row(1, "blue-wisdom", 1)], starter=1)
    everyone_passes(s)
    assert list(s.valid) == [2, 2, 0]
    assert points(s) == [2, 4, 0]


@rule("TT-70", "TT-74")
def test_a_lonely_gandalf_leaves() -> None:
    """Situation 8: a scored row of one card and Gandalf: both go to the discard, and the row is gone."""
    s = at("fangorn", rows=[row(0, "red-strength", 1, 1), row(0, "blue-strength", 2, 1)])
    told = news_of(s, "done", "done", "done")
    assert rows(s, 0) == {"blue-strength": (1, 1)}
    assert discard(s) == ["red-strength", "blue-strength", "gandalf"]
    assert [(n.seat, n.a) for n in told if n.what == terms.LOST_CARDS] == [(0, 3)]


@rule("TT-71")
def test_who_took_no_tile_loses_no_card() -> None:
    """A player who took no tile here loses no card, although his rows counted."""
    lying = [row(0, "red-wisdom", 1, 1), row(1, "blue-wisdom", 3), row(2, "green-wisdom", 3)]
    s = at("fangorn", rows=lying, won=[0, 0, 0, 1] + [0] * 8)
    everyone_passes(s)
    assert list(s.valid) == [2, 3, 3]
    assert rows(s, 0) == {"red-wisdom": (1, 1)}


@rule("TT-72")
def test_rows_of_other_traits_lose_nothing() -> None:
    """Rows with a trait the place does not show lose nothing."""
    s = at("rohan", rows=[row(0, "red-endurance", 2), row(0, "blue-wisdom", 1, 1), row(0, "green-strength", 2)])
    everyone_passes(s)
    assert rows(s, 0) == {"red-endurance": (1, 0), "blue-wisdom": (1, 1), "green-strength": (2, 0)}
    assert discard(s) == ["red-endurance"]


@rule("TT-73")
def test_laid_cards_count_in_later_rounds() -> None:
    """All other laid cards stay and count in later rounds, each time with one card less."""
    s = at("fangorn", paths=[1] * 6, pile=["gandalf"] * 9, rows=[row(0, "red-wisdom", 3), row(0, "blue-endurance", 2)])
    counted = []
    for _ in ("fangorn", "edoras", "orthanc", "helms-deep"):
        do(s, "done", "done", "done")
        counted.append((int(s.valid[0]), rows(s, 0)))
        do(s, "draw", "draw", "draw")
    assert counted == [
        (3, {"red-wisdom": (2, 0), "blue-endurance": (2, 0)}),
        (2, {"red-wisdom": (2, 0), "blue-endurance": (1, 0)}),
        (2, {"red-wisdom": (1, 0), "blue-endurance": (1, 0)}),
        (1, {"red-wisdom": (1, 0)}),
    ]


@rule("TT-74")
def test_which_card_leaves_is_no_choice() -> None:
    """Which card leaves is no choice: after the last turn the next round begins at once."""
    s = at("fangorn", rows=[row(0, "red-wisdom", 2, 1), row(1, "blue-wisdom", 2)], acted=2)
    do(s, "done")
    assert (s.phase, s.place, s.seat) == (terms.TRAVEL, 3, 0)
    assert can(s) == ["draw"]


@rule("TT-74")
def test_the_colour_of_a_row_that_is_gone_is_free() -> None:
    """A row without cards is gone and its colour is free: a new row is begun there and none is given up."""
    s = at("rohan", paths=[1] * 6, rows=[row(0, "red-endurance", 1)], hand_0=["red-endurance", "red-wisdom", "gandalf"])
    do(s, "done", "done", "done", "draw", "draw", "draw")
    assert (rows(s, 0), discard(s)) == ({}, ["red-endurance"])
    told = news_of(s, "lay gandalf red-endurance")
    assert [n.what for n in told] == [terms.LAID]
    assert (rows(s, 0), discard(s)) == ({"red-endurance": (1, 1)}, ["red-endurance"])
