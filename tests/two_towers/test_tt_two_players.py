"""TT-75 to TT-83: what is different with two players."""

import pytest

import mathom
from mathom.games.two_towers import terms
from support import rule
from two_towers.tt import (
    GAME,
    PLACES,
    at,
    can,
    discard,
    do,
    everyone_passes,
    hand,
    hand_sizes,
    new,
    news_of,
    open_cards,
    points,
    refused,
    row,
    rows,
    tiles_at,
    tiles_of,
)

WISDOM, STRENGTH = 1, 0


@rule("TT-75")
def test_the_other_rules_hold() -> None:
    """All rules above hold: deal, draw on each field, options a and b, rows, Gandalf, replaced rows."""
    s = new(2)
    assert (hand_sizes(s), len(open_cards(s)), s.seat) == ([6, 6], 4, 0)
    s = at(
        "rohan", "travel", seats=2, hand_0=["red-wisdom"], open=["blue-wisdom", "green-wisdom"], pile=["gandalf"] * 6
    )
    do(s, "offer red-wisdom")
    assert refused(s, "take red-wisdom") == "TT-29"
    do(s, "take blue-wisdom", "draw", "take red-wisdom")
    assert (s.field, s.seat, open_cards(s)) == (1, 0, ["green-wisdom"])
    do(s, "draw", "draw")
    assert (s.phase, hand(s, 0), hand(s, 1)) == (
        terms.LAYING,
        ["blue-wisdom"] + ["gandalf"] * 2,
        ["red-wisdom", "gandalf"],
    )
    assert refused(s, "lay gandalf") == "TT-50"
    do(s, "lay gandalf blue-wisdom", "done", "lay red-wisdom", "done")
    assert (rows(s, 0), rows(s, 1)) == ({"blue-wisdom": (1, 1)}, {"red-wisdom": (1, 0)})


@rule("TT-75", "TT-52", "TT-72", "TT-73")
def test_replaced_rows_and_rows_of_other_traits() -> None:
    """All rules above hold: a replaced row goes to the discard, a row of another trait loses nothing."""
    lying = [row(0, "red-wisdom", 2, 1), row(0, "blue-wisdom", 1, 1), row(0, "green-endurance", 2)]
    s = at("rohan", seats=2, hand_0=["red-strength"], rows=lying)
    do(s, "lay red-strength", "done", "done")
    assert points(s) == [5, 0]
    assert discard(s) == ["red-wisdom"] * 2 + ["green-endurance", "gandalf"]
    assert rows(s, 0) == {"red-strength": (1, 0), "blue-wisdom": (1, 1), "green-endurance": (1, 0)}


@rule("TT-76", "TT-77", "TT-79", "TT-81", "TT-82")
def test_two_players_at_fangorn() -> None:
    """Situation 11: wisdom first, then strength; the winner of strength takes the ring; each loses where he won."""
    lying = [
        row(0, "red-wisdom", 3),
        row(0, "blue-strength", 1, 1),
        row(1, "green-wisdom", 2),
        row(1, "yellow-strength", 3),
        row(1, "red-strength", 1, 1),
    ]
    s = at("fangorn", seats=2, rows=lying)
    assert tiles_at(s, "fangorn") == [4, 2]
    told = news_of(s, "done", "done")
    scored = [
        (n.what, n.seat, n.a, n.b) for n in told if n.what in (terms.SCORED_TRAIT, terms.WON_TILE, terms.WON_RING)
    ]
    assert scored == [
        (terms.SCORED_TRAIT, terms.NOTHING, WISDOM, 0),
        (terms.WON_TILE, 0, 4, 3),
        (terms.SCORED_TRAIT, terms.NOTHING, STRENGTH, 0),
        (terms.WON_TILE, 1, 2, 5),
        (terms.WON_RING, 1, 0, 0),
    ]
    assert (tiles_of(s, 0), tiles_of(s, 1)) == ([4], [2])
    assert (s.ring, s.starter, s.seat) == (1, 1, 1)
    assert rows(s, 0) == {"red-wisdom": (2, 0), "blue-strength": (1, 1)}
    assert rows(s, 1) == {"green-wisdom": (2, 0), "yellow-strength": (2, 0)}
    assert discard(s) == ["red-strength", "red-wisdom", "yellow-strength", "gandalf"]


@rule("TT-76")
def test_each_trait_by_itself() -> None:
    """Each symbol is scored by itself: more valid cards in all are no help at a symbol."""
    s = at("fangorn", seats=2, rows=[row(0, "red-wisdom", 5), row(1, "green-wisdom", 1), row(1, "blue-strength", 1)])
    everyone_passes(s)
    assert list(s.valid) == [5, 2]
    assert (tiles_of(s, 0), tiles_of(s, 1)) == ([4], [2])


@rule("TT-76", "TT-77")
def test_the_tile_at_the_symbol() -> None:
    """For each symbol, left to right, the winner takes the tile at that symbol, be it higher or lower than others."""
    lying = [row(0, "red-strength", 2), row(1, "blue-wisdom", 1), row(0, "green-determination", 1)]
    s = at("minas-tirith", seats=2, rows=lying)
    assert tiles_at(s, "minas-tirith") == [3, 5, 4]
    everyone_passes(s)
    assert (tiles_of(s, 0), tiles_of(s, 1)) == ([3, 4], [5])


@rule("TT-77")
@pytest.mark.parametrize("starter", [0, 1])
def test_ties_at_a_symbol(starter: int) -> None:
    """At equally many valid cards the one whose laying turn came earlier takes the tile, and the ring with the last."""
    lying = [
        row(0, "red-wisdom", 2),
        row(1, "blue-wisdom", 1, 1),
        row(0, "green-strength", 1),
        row(1, "red-strength", 1),
    ]
    s = at("fangorn", seats=2, starter=starter, rows=lying)
    everyone_passes(s)
    assert points(s) == [6 * (1 - starter), 6 * starter]
    assert s.ring == starter


@rule("TT-77", "TT-82")
def test_the_second_gets_no_tile() -> None:
    """Only the player with more valid cards of the trait takes the tile; the other gets nothing and loses nothing."""
    s = at("rohan", seats=2, rows=[row(0, "red-endurance", 2), row(1, "blue-endurance", 3)])
    everyone_passes(s)
    assert points(s) == [0, 5]
    assert (rows(s, 0), rows(s, 1)) == ({"red-endurance": (2, 0)}, {"blue-endurance": (2, 0)})


@rule("TT-78")
def test_a_symbol_nobody_can_serve() -> None:
    """If neither player has a valid card for a symbol, its tile goes back to the box."""
    s = at("fangorn", seats=2, rows=[row(1, "blue-strength", 1)])
    told = news_of(s, "done", "done")
    assert points(s) == [0, 2]
    assert tiles_at(s, "fangorn") == []
    assert [n.a for n in told if n.what == terms.UNWON_TILE] == [4]


@rule("TT-79")
def test_only_the_last_symbol_brings_the_ring() -> None:
    """The winner of the last symbol, and only he, takes the ring: not the one with the most cards or points."""
    s = at("fangorn", seats=2, rows=[row(0, "red-wisdom", 5), row(1, "blue-strength", 1)])
    everyone_passes(s)
    assert (points(s), s.ring, s.seat) == ([4, 2], 1, 1)


@rule("TT-79")
def test_the_ring_stays_with_the_winner_of_the_last_symbol() -> None:
    """A ring holder who wins the last symbol keeps the ring, whoever won the others."""
    s = at("fangorn", seats=2, rows=[row(1, "red-wisdom", 5), row(0, "blue-strength", 1)])
    everyone_passes(s)
    assert (points(s), s.ring) == ([2, 4], 0)


@rule("TT-80", "TT-78")
@pytest.mark.parametrize("holder", [0, 1])
def test_nobody_serves_the_last_symbol(holder: int) -> None:
    """If nobody has a valid card for the last symbol, the ring stays where it is, whoever won another symbol."""
    s = at("fangorn", seats=2, starter=holder, rows=[row(0, "red-wisdom", 2)])
    told = news_of(s, "done", "done")
    assert [(n.what, n.seat) for n in told if n.what in (terms.WON_RING, terms.KEPT_RING)] == [
        (terms.KEPT_RING, holder)
    ]
    assert (points(s), s.ring, s.starter) == ([4, 0], holder, holder)


@rule("TT-67", "TT-78", "TT-80")
def test_nobody_has_a_valid_card() -> None:
    """If nobody has a valid card at all, no tile is given, no card lost, and the ring stays."""
    s = at("fangorn", seats=2, starter=1, rows=[row(0, "red-endurance", 2), row(1, "blue-determination", 1, 1)])
    everyone_passes(s)
    assert (points(s), s.ring, discard(s)) == ([0, 0], 1, [])
    assert (rows(s, 0), rows(s, 1)) == ({"red-endurance": (2, 0)}, {"blue-determination": (1, 1)})


@rule("TT-81")
def test_the_winner_loses_from_each_row_of_the_trait() -> None:
    """The winner of a symbol loses one character card from each row of that trait, and a Gandalf left alone by it."""
    lying = [
        row(0, "red-wisdom", 2, 1),
        row(0, "blue-wisdom", 1, 1),
        row(0, "green-wisdom", 1),
        row(0, "yellow-endurance", 1, 1),
    ]
    s = at("fangorn", seats=2, rows=lying)
    everyone_passes(s)
    assert rows(s, 0) == {"red-wisdom": (1, 1), "yellow-endurance": (1, 1)}
    assert discard(s) == ["red-wisdom", "blue-wisdom", "green-wisdom", "gandalf"]


@rule("TT-82")
def test_the_loser_of_a_symbol_keeps_its_cards() -> None:
    """The loser of a symbol loses no card of that trait, even if he won another symbol here."""
    lying = [row(0, "red-wisdom", 1, 1), row(0, "blue-strength", 3), row(1, "green-wisdom", 3)]
    s = at("fangorn", seats=2, rows=lying)
    everyone_passes(s)
    assert points(s) == [2, 4]
    assert rows(s, 0) == {"red-wisdom": (1, 1), "blue-strength": (2, 0)}
    assert rows(s, 1) == {"green-wisdom": (2, 0)}


@rule("TT-83")
def test_the_cards_leave_after_the_last_symbol() -> None:
    """The cards leave after the last symbol of the place has been scored, all together."""
    lying = [row(0, "red-wisdom", 1), row(1, "blue-strength", 1), row(1, "green-determination", 2)]
    s = at("minas-tirith", seats=2, pile=[], rows=lying)
    told = news_of(s, "done", "done")
    what = [n.what for n in told]
    last_tile = max(i for i, w in enumerate(what) if w == terms.WON_TILE)
    assert [(n.seat, n.a) for n in told[last_tile:] if n.what == terms.LOST_CARDS] == [(0, 1), (1, 2)]
    assert what.count(terms.LOST_CARDS) == 2
    # one shuffle of three cards: with the loss of each symbol by itself it would be three
    assert [n.a for n in told if n.what == terms.SHUFFLED] == [3]
    assert what.index(terms.SHUFFLED) > last_tile


@rule("TT-75", "TT-76")
def test_six_places_for_two() -> None:
    """All rules above hold: a game for two has six rounds, with one scoring for each symbol of each place."""
    s = new(2)
    s.news = []
    while not s.over:
        do(s, can(s)[0] if s.phase == terms.TRAVEL else "done")
    symbols = {"rohan": 1, "fangorn": 2, "edoras": 2, "orthanc": 2, "helms-deep": 2, "minas-tirith": 3}
    scored = [PLACES[n.c] for n in s.news if n.what == terms.SCORED_TRAIT]
    assert scored == [place for place in PLACES[1:] for _ in range(symbols[place])]


@rule("TT-91")
@pytest.mark.parametrize(
    ("lost_rows", "left", "thrown"),
    [
        ("traits_won", {"red-wisdom": (1, 1), "blue-strength": (2, 0), "yellow-endurance": (1, 0)}, ["blue-strength"]),
        (
            "rows_scored",
            {"blue-strength": (2, 0), "yellow-endurance": (1, 0)},
            ["red-wisdom", "blue-strength", "gandalf"],
        ),
    ],
)
def test_which_rows_lose_a_card_is_an_option(
    lost_rows: str, left: dict[str, tuple[int, int]], thrown: list[str]
) -> None:
    """Who won strength and lost wisdom: he gives a card of strength, or of each row of his that was scored."""
    lying = [row(0, "red-wisdom", 1, 1), row(0, "blue-strength", 3), row(0, "yellow-endurance", 1)]
    s = at("fangorn", seats=2, lost_rows=lost_rows, rows=[*lying, row(1, "green-wisdom", 3)])
    everyone_passes(s)
    assert points(s) == [2, 4]
    assert rows(s, 0) == left
    assert rows(s, 1) == {"green-wisdom": (2, 0)}
    assert discard(s) == sorted([*thrown, "green-wisdom"], key=GAME.edition.cards.index)


@rule("TT-91", "TT-71")
def test_who_takes_no_tile_loses_nothing_in_either_reading() -> None:
    lying = [row(0, "red-wisdom", 2), row(0, "blue-strength", 2), row(1, "green-wisdom", 1), row(1, "red-strength", 1)]
    s = at("fangorn", seats=2, lost_rows="rows_scored", rows=lying)
    everyone_passes(s)
    assert (rows(s, 0), rows(s, 1)) == (
        {"red-wisdom": (1, 0), "blue-strength": (1, 0)},
        {"green-wisdom": (1, 0), "red-strength": (1, 0)},
    )


@rule("TT-91")
def test_the_reading_is_chosen_when_the_game_is_set_up() -> None:
    assert [new(2, lost_rows=reading).to_json().get("lost rows") for reading in ("traits_won", "rows_scored")] == [
        None,
        "rows_scored",
    ]
    with pytest.raises(mathom.BadSetup, match="lost_rows"):
        new(2, lost_rows="all")
