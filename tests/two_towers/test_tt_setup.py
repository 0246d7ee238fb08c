"""TT-1 to TT-16: the set-up."""

from collections import Counter
from itertools import pairwise

import pytest

import mathom
from mathom.games.two_towers import position, terms
from mathom.games.two_towers.rules import TwoTowers
from mathom.kernel.dice import Dice, fall_kind, fall_knowers, fall_value
from support import rule
from two_towers.tt import (
    GAME,
    PLACES,
    at,
    can,
    discard,
    do,
    everyone_passes,
    given,
    hand,
    hand_sizes,
    new,
    open_cards,
    pile,
    refused,
    tiles_at,
)

SEEDS = range(40)
SYMBOLS = {"rohan": 1, "fangorn": 2, "edoras": 2, "orthanc": 2, "helms-deep": 2, "minas-tirith": 3}


@rule("TT-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    """Two to five play."""
    s = new(seats)
    assert len(GAME.view(s).seats) == seats
    assert len(hand_sizes(s)) == seats


@rule("TT-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_no_other_number_plays(seats: int) -> None:
    """Two to five play, and not one or six."""
    with pytest.raises(mathom.BadSetup, match="2 to 5 players"):
        GAME.new(seats, seed=1)


@rule("TT-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck(seats: int) -> None:
    """Five cards for each of the 16 pairs of a colour and a trait, and 16 Gandalf cards: 96."""
    s = new(seats)
    traits = ["strength", "wisdom", "endurance", "determination"]
    pairs = [f"{colour}-{trait}" for colour in ["red", "blue", "green", "yellow"] for trait in traits]
    deck = {GAME.edition.cards[k]: int(position.cards_of(s, k)) for k in range(terms.KINDS)}
    assert deck == {**dict.fromkeys(pairs, 5), "gandalf": 16}
    assert sum(deck.values()) == 96


@rule("TT-2")
def test_no_other_card() -> None:
    """There is no card of another colour or trait."""
    assert refused(at("rohan"), "lay white-wisdom") == "TT-2"
    assert refused(at("rohan", "travel"), "take red-courage") == "TT-2"


@rule("TT-3")
def test_places_in_the_order_of_their_numbers() -> None:
    """The seven places lie in their order: Amon Hen first, Minas Tirith last."""
    view = GAME.view(new(3))
    assert [n.id for n in view.nodes if n.kind == "place"] == PLACES
    road = [view.edges[0][0], *(to for _, to in view.edges)]
    assert all(there == here for (_, there), (here, _) in pairwise(view.edges))
    assert [stop for stop in road if "." not in stop] == PLACES


@rule("TT-4")
def test_paths_are_laid_open_before_play() -> None:
    """The six paths are laid open, one between each two neighbouring places; all their lengths are public."""
    lengths = [4, 2, 3, 4, 2, 3]
    s = given(2, *(f"path-{n}" for n in lengths), *["?"] * 100)
    assert list(s.paths) == lengths
    for viewer in (0, 1, None):
        steps = Counter(n.id.split(".")[0] for n in GAME.view(s, viewer).nodes if n.kind == "step")
        assert steps == dict(zip(PLACES[1:], lengths, strict=True))


@rule("TT-4")
def test_paths_are_shuffled() -> None:
    """The same six paths lie in another order in another game, and each can lie in each gap."""
    games = [list(new(3, seed).paths) for seed in SEEDS]
    assert all(sorted(paths) == [2, 2, 3, 3, 4, 4] for paths in games)
    for gap in range(6):
        assert {paths[gap] for paths in games} == {2, 3, 4}


@rule("TT-5", "TT-6")
def test_five_players_use_all_tiles() -> None:
    """There are 24 tiles, six each of 2, 3, 4 and 5; five players use them all."""
    s = new(5)
    assert Counter(v for place in PLACES[1:] for v in tiles_at(s, place)) == {2: 6, 3: 6, 4: 6, 5: 6}


@rule("TT-5")
def test_tiles_are_shuffled() -> None:
    """The tiles are shuffled: every value comes to lie at the first place, and other ones in other games."""
    found = [tiles_at(new(2, seed), "rohan") for seed in SEEDS]
    assert {value for (value,) in found} == {2, 3, 4, 5}


@rule("TT-6", "TT-10")
@pytest.mark.parametrize(("seats", "in_all"), [(3, 12), (4, 18), (5, 24)])
def test_tiles_one_fewer_than_players(seats: int, in_all: int) -> None:
    """Situation 2: every place except Amon Hen gets one tile fewer than there are players; the rest goes to the box."""
    s = new(seats)
    assert [len(tiles_at(s, place)) for place in PLACES[1:]] == [seats - 1] * 6
    tiles = {z.id: z.size for z in GAME.view(s).zones if z.kind == "space"}
    assert tiles == {f"place:{place}": seats - 1 for place in PLACES[1:]}
    assert sum(tiles.values()) == in_all
    assert sum(1 for value in s.tiles if value) == in_all


@rule("TT-7")
def test_two_players_one_tile_for_each_symbol() -> None:
    """Situation 2: with two players every symbol of every place gets one tile, twelve with our places."""
    s = new(2)
    assert {place: len(tiles_at(s, place)) for place in PLACES[1:]} == SYMBOLS
    assert sum(SYMBOLS.values()) == 12
    for p, place in enumerate(PLACES[1:]):
        wanted = SYMBOLS[place]
        assert [value > 0 for value in s.tiles[p * 4 : p * 4 + 4]] == [i < wanted for i in range(4)]


@rule("TT-8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_five_at_minas_tirith(seats: int) -> None:
    """At least one tile at Minas Tirith is a 5."""
    for seed in SEEDS:
        assert 5 in tiles_at(new(seats, seed), "minas-tirith")


@rule("TT-9", "TT-8")
def test_one_five_is_set_aside() -> None:
    """One 5 is set aside for Minas Tirith; the other 23 tiles are dealt."""
    fives = [f"tile-{v}" for v in (5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4)]
    s = given(3, *["?"] * 6, *fives, *["?"] * 22)
    assert [tiles_at(s, place) for place in PLACES[1:]] == [[5, 5], [5, 5], [5, 4], [4, 4], [4, 4], [5, 4]]
    with pytest.raises(mathom.BadRecord):
        given(3, *["?"] * 6, *["tile-5"] * 6, *["?"] * 40)


@rule("TT-9")
def test_the_tiles_of_minas_tirith_are_mixed() -> None:
    """The 5 set aside is mixed with the other tiles of Minas Tirith: it may come to lie at any of its symbols."""
    places = set()
    for seed in SEEDS:
        dice = Dice(seed)
        dice.given = [GAME.fall_from_text(t) for t in (*["?"] * 15, "tile-2", "tile-3", *["?"] * 19)]
        s = GAME.new(2, dice=dice)
        assert isinstance(s, TwoTowers)
        assert sorted(tiles_at(s, "minas-tirith")) == [2, 3, 5]
        places.add(tiles_at(s, "minas-tirith").index(5))
    assert places == {0, 1, 2}


@rule("TT-10")
def test_tiles_left_over_are_not_seen() -> None:
    """Tiles not laid out go back to the box unseen: of the 24 only the 12 that lie out were turned up."""
    dice = Dice(3)
    dice.log = []
    s = GAME.new(3, dice=dice)
    assert isinstance(s, TwoTowers)
    turned = [fall_value(f) for f in dice.log if fall_kind(f) == terms.A_TILE]
    assert sorted([*turned, 5]) == sorted(v for place in PLACES[1:] for v in tiles_at(s, place))
    tiles = [p for z in GAME.view(s).zones for p in z.pieces if p.kind == "tile"]
    assert len(tiles) == 12


@rule("TT-11", "TT-12")
def test_deal() -> None:
    """All 96 cards are shuffled together; six are dealt to each player, four laid open, the rest is the pile."""
    first, second = ["gandalf"] * 5 + ["red-wisdom"], ["blue-strength"] * 5 + ["gandalf"]
    middle = ["red-wisdom", "green-endurance", "green-endurance", "yellow-determination"]
    s = given(2, *["?"] * 20, *first, *second, *middle)
    assert hand(s, 0) == ["red-wisdom"] + ["gandalf"] * 5
    assert hand(s, 1) == ["blue-strength"] * 5 + ["gandalf"]
    assert open_cards(s) == middle
    assert discard(s) == []
    rest = Counter(pile(s))
    assert sum(rest.values()) == 80
    assert (rest["gandalf"], rest["red-wisdom"], rest["blue-strength"], rest["green-endurance"]) == (10, 3, 0, 3)


@rule("TT-11", "TT-12")
@pytest.mark.parametrize(("seats", "in_pile"), [(2, 80), (3, 74), (4, 68), (5, 62)])
def test_deal_sizes(seats: int, in_pile: int) -> None:
    """Six cards each, four open ones, the rest in the pile, none in the discard."""
    s = new(seats)
    assert hand_sizes(s) == [6] * seats
    assert len(open_cards(s)) == 4
    assert len(pile(s)) == in_pile
    assert discard(s) == []


@rule("TT-11", "TT-12")
def test_who_sees_the_deal() -> None:
    """Each player alone sees the six cards dealt to him; all see the four open ones."""
    dice = Dice(3)
    dice.log = []
    GAME.new(3, dice=dice)
    seen_by = [fall_knowers(f) for f in dice.log if fall_kind(f) == terms.A_CARD]
    assert seen_by == [0b001] * 6 + [0b010] * 6 + [0b100] * 6 + [0xFF] * 4


@rule("TT-13", "TT-17")
def test_the_journey_begins_at_amon_hen() -> None:
    """The marker stands on Amon Hen, so the first path walked is the one from there to Rohan."""
    s = new(3)
    view = GAME.view(s)
    assert [n.id for n in view.nodes if "here" in n.marks] == ["rohan.1"]
    assert [n.id for n in view.nodes if "passed" in n.marks] == ["amon-hen"]
    assert [n.id for n in view.nodes if "ahead" in n.marks] == ["rohan"]
    assert view.edges[0] == ("amon-hen", "rohan.1")


@rule("TT-14", "TT-15")
def test_the_youngest_is_seat_0_unless_told_otherwise() -> None:
    """The youngest takes the ring and is the start player: seat 0 unless told otherwise."""
    s = new(4)
    assert (s.ring, s.starter, s.seat) == (0, 0, 0)
    assert [seat.marks for seat in GAME.view(s).seats] == [("ring",), (), (), ()]


@rule("TT-14", "TT-15")
@pytest.mark.parametrize("youngest", [0, 1, 2, 3])
def test_the_youngest_is_chosen_at_set_up(youngest: int) -> None:
    """The youngest takes the ring; whoever holds it is the start player."""
    s = new(4, youngest=youngest)
    assert (s.ring, s.starter, s.seat) == (youngest, youngest, youngest)
    assert [i for i, seat in enumerate(GAME.view(s).seats) if "ring" in seat.marks] == [youngest]


@rule("TT-15")
@pytest.mark.parametrize("youngest", [-1, 4, "anna", True])
def test_the_youngest_is_somebody_who_plays(youngest: object) -> None:
    """Who is the youngest is a choice among the seats."""
    with pytest.raises(mathom.BadSetup, match="youngest"):
        GAME.new(4, seed=1, youngest=youngest)


@rule("TT-14")
def test_the_ring_holder_starts() -> None:
    """Whoever holds the ring is the start player."""
    s = at("rohan", ring=2, starter=1)
    everyone_passes(s)
    assert (s.ring, s.starter, s.seat) == (2, 2, 2)


@rule("TT-16")
def test_six_rounds_of_travel_and_scoring() -> None:
    """The game has six rounds: a travel phase over one path, then a scoring phase at the place behind it."""
    s = given(3, *(f"path-{n}" for n in (2, 3, 4, 4, 3, 2)), *["?"] * 200)
    phases: list[tuple[str, str]] = []
    while not s.over:
        now = (PLACES[s.place], terms.PHASES[s.phase])
        if not phases or phases[-1] != now:
            phases.append(now)
        do(s, "done" if s.phase == terms.LAYING else "draw")
    assert phases == [(place, phase) for place in PLACES[1:] for phase in ("travel", "laying")]


@rule("TT-16")
def test_cards_are_laid_at_a_place_only() -> None:
    """A round is first travel, then scoring: on the road no card is laid."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["red-strength"])
    assert can(s) == ["draw", "take red-strength", "offer red-wisdom"]
    assert refused(s, "lay red-wisdom") == "TT-16"
