"""TT-89 and TT-90: who knows what. All a viewer is told is in his view, so that is what is looked at."""

from collections import Counter
from typing import Any

import pytest

import mathom
from mathom.games.two_towers import position, terms
from mathom.games.two_towers.rules import TwoTowers
from mathom.kernel.dice import Dice, fall_knowers
from mathom.kernel.state import State
from mathom.kernel.words import say
from support import rule
from two_towers.tt import (
    GAME,
    PLACES,
    TILES,
    at,
    can,
    do,
    events,
    everyone_passes,
    faces,
    given,
    hand,
    new,
    row,
    shown,
    told,
    zone,
)

VIEWERS = [0, 1, 2, None]


def table() -> TwoTowers:
    return at(
        "edoras",
        "travel",
        field=1,
        starter=1,
        won=[1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0],
        tiles=[0] * 8 + TILES[3][8:],
        open=["red-wisdom", "gandalf"],
        discard=["blue-strength", "blue-strength", "green-wisdom"],
        pile=["yellow-wisdom", "yellow-strength", "gandalf", "gandalf"],
        hand_0=["red-endurance"] * 3,
        hand_1=["blue-determination", "gandalf"],
        hand_2=["green-strength"],
        rows=[row(0, "red-strength", 2, 1), row(2, "green-endurance", 3), row(2, "blue-endurance", 1)],
    )


def seen(state: State, viewer: int | None) -> bytes:
    return mathom.encode(GAME.view(state, viewer))


# -- public


@rule("TT-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_all_see(viewer: int | None) -> None:
    """Public: tiles beside places and before players, open cards, rows, the whole discard."""
    view = GAME.view(table(), viewer)
    assert [faces(view, f"place:{place}") for place in PLACES[1:]] == [
        [],
        [],
        ["tile-4", "tile-3"],
        ["tile-3", "tile-2"],
        ["tile-5", "tile-2"],
        ["tile-5", "tile-4"],
    ]
    assert [faces(view, f"tiles:{seat}") for seat in range(3)] == [["tile-2"], ["tile-4", "tile-5"], []]
    assert [seat.score for seat in view.seats] == [2, 9, 0]
    assert faces(view, "open") == ["red-wisdom", "gandalf"]
    assert faces(view, "discard") == ["blue-strength", "blue-strength", "green-wisdom"]
    laid = {z.id: [p.face for p in z.pieces] for z in view.zones if z.kind == "row" and z.pieces}
    assert laid == {
        "row:0:red": ["gandalf", "red-strength", "red-strength"],
        "row:2:green": ["green-endurance"] * 3,
        "row:2:blue": ["blue-endurance"],
    }


@rule("TT-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_numbers_that_all_know(viewer: int | None) -> None:
    """Public: the number of cards in each hand and in the pile."""
    view = GAME.view(table(), viewer)
    assert [zone(view, f"hand:{seat}").size for seat in range(3)] == [3, 2, 1]
    assert [{say(word): n for word, n in seat.stats}["cards in hand"] for seat in view.seats] == [3, 2, 1]
    assert (zone(view, "pile").size, zone(view, "discard").size, zone(view, "open").size) == (4, 3, 2)


@rule("TT-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_places_and_paths_are_public(viewer: int | None) -> None:
    """Public: the places with their symbols, and the length of every path, also of those still ahead."""
    view = GAME.view(table(), viewer)
    assert {n.id: n.symbols for n in view.nodes if n.kind == "place"} == {
        "amon-hen": (),
        "rohan": ("endurance",),
        "fangorn": ("wisdom", "strength"),
        "edoras": ("determination", "endurance"),
        "orthanc": ("wisdom", "determination"),
        "helms-deep": ("strength", "endurance"),
        "minas-tirith": ("strength", "wisdom", "determination"),
    }
    steps = [n.id.split(".")[0] for n in view.nodes if n.kind == "step"]
    assert [steps.count(place) for place in PLACES[1:]] == [2, 2, 3, 3, 4, 4]
    assert [n.id for n in view.nodes if "here" in n.marks] == ["edoras.2"]
    assert [seat.marks for seat in view.seats] == [(), ("ring",), ()]


# -- hidden


@rule("TT-90")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_known_to_its_owner_only(viewer: int | None) -> None:
    """A hand is known to its owner only."""
    view = GAME.view(table(), viewer)
    hands = [["red-endurance"] * 3, ["blue-determination", "gandalf"], ["green-strength"]]
    assert [faces(view, f"hand:{seat}") for seat in range(3)] == [
        held if seat == viewer else [] for seat, held in enumerate(hands)
    ]
    text = mathom.encode(view)
    for seat, card in enumerate([b"red-endurance", b"blue-determination", b"green-strength"]):
        assert (card in text) == (seat == viewer)


@rule("TT-90")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_pile_is_known_to_nobody(viewer: int | None) -> None:
    """The pile is known to nobody."""
    view = GAME.view(table(), viewer)
    assert zone(view, "pile").pieces == ()
    assert b"yellow-wisdom" not in mathom.encode(view)
    assert b"yellow-strength" not in mathom.encode(view)


@rule("TT-90")
@pytest.mark.parametrize("phase", ["travel", "laying"])
def test_a_view_does_not_depend_on_what_is_hidden(phase: str) -> None:
    """Of two positions that differ in another hand and in the pile only, a viewer sees the same, byte for byte."""
    fixed: dict[str, Any] = {"hand_0": ["red-wisdom"], "open": ["red-wisdom"]}
    one = at("rohan", phase, hand_1=["blue-wisdom", "gandalf"], hand_2=["gandalf"], pile=["green-wisdom"], **fixed)
    two = at("rohan", phase, hand_1=["gandalf", "gandalf"], hand_2=["green-wisdom"], pile=["blue-wisdom"], **fixed)
    for viewer in (0, None):
        assert seen(one, viewer) == seen(two, viewer)
    for viewer in (1, 2):
        assert seen(one, viewer) != seen(two, viewer)


@rule("TT-90")
def test_only_the_player_at_turn_is_told_what_he_can_do() -> None:
    """What a player could lay would show his hand: only he is told."""
    s = at("rohan", hand_0=["red-wisdom", "gandalf"])
    assert [len(GAME.view(s, viewer).options) for viewer in VIEWERS] == [3, 0, 0, 0]


@rule("TT-90")
def test_the_tiles_in_the_box_are_known_to_nobody() -> None:
    """The tiles left in the box are known to nobody: they are in no view, and not even in the state."""
    s = given(3, *["?"] * 6, *["tile-2"] * 6, *["tile-3"] * 5, *["?"] * 22)
    for viewer in VIEWERS:
        tiles = [p.face for z in GAME.view(s, viewer).zones for p in z.pieces if p.kind == "tile"]
        assert Counter(tiles) == {"tile-2": 6, "tile-3": 5, "tile-5": 1}
    assert Counter(s.to_json()["tiles"]) == {2: 6, 3: 5, 5: 1, 0: 12}


@rule("TT-90")
def test_hands_stay_hidden_at_the_end() -> None:
    """Nobody shows his hand, not even when the game is over."""
    s = at("minas-tirith", hand_1=["blue-wisdom"])
    everyone_passes(s)
    assert s.over
    assert [faces(GAME.view(s, viewer), "hand:1") for viewer in VIEWERS] == [[], ["blue-wisdom"], [], []]


# -- what all have seen being taken


def after_takes(memory: str) -> TwoTowers:
    """seat 0 takes red wisdom openly, and Gandalf for a card of his; seat 1 takes blue strength"""
    s = at(
        "rohan",
        "travel",
        seats=3,
        memory=memory,
        open=["red-wisdom", "gandalf", "blue-strength"],
        hand_0=["red-wisdom", "green-wisdom"],
        pile=["yellow-wisdom"] * 5,
    )
    do(s, "take red-wisdom", "take blue-strength", "draw", "offer green-wisdom", "take gandalf", "draw", "draw", "draw")
    return s


@rule("TT-92")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_was_taken_openly_is_shown_beside_the_hand(viewer: int | None) -> None:
    """What all have seen a rival take is shown to all, also to himself and to spectators."""
    s = after_takes("shown")
    taken = {0: ["red-wisdom", "gandalf"], 1: ["blue-strength"]}
    found = {z.id: [p.face for p in z.pieces] for z in GAME.view(s, viewer).zones if z.id.startswith("taken")}
    assert found == {f"taken:{seat}": cards for seat, cards in taken.items()}
    assert all(z.hint == {"beside": f"hand:{z.owner}"} for z in GAME.view(s, viewer).zones if z.id in found)


@rule("TT-92")
def test_a_card_laid_is_no_longer_known_to_be_held() -> None:
    """Of two red wisdom one was taken openly; when one is laid, the other is not known any more."""
    s = after_takes("shown")
    assert hand(s, 0).count("red-wisdom") == 2
    do(s, "lay red-wisdom")
    assert faces(GAME.view(s, 1), "taken:0") == ["gandalf"]
    assert hand(s, 0).count("red-wisdom") == 1


@rule("TT-92")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_strict_memory_shows_nothing(viewer: int | None) -> None:
    """With `memory = strict` what was taken is in the chronicle of the moment and nowhere else."""
    s = after_takes("strict")
    assert [z.id for z in GAME.view(s, viewer).zones if z.id.startswith("taken")] == []
    assert [c in seen(s, viewer) for c in (b"red-wisdom", b"blue-strength")] == [viewer == 0, viewer == 1]
    assert new(3, memory="strict").to_json()["memory"] == "strict"


# -- what is told


@rule("TT-90")
def test_a_card_from_the_pile_is_seen_by_its_taker_only() -> None:
    """A card taken from the pile is seen by its taker only."""
    s = at("rohan", "travel", pile=["blue-wisdom", "blue-wisdom"])
    s.news = []
    do(s, "draw")
    for viewer in VIEWERS:
        (event,) = events(s, viewer)
        assert (event.seat, event.source, event.target) == (0, "pile", "hand:0")
        assert event.face == ("blue-wisdom" if viewer == 0 else None)
    assert told(s, 0) == ["Player 1 draws blue wisdom from the pile"]
    assert told(s, 1) == told(s, None) == ["Player 1 draws a card from the pile"]


@rule("TT-90")
def test_two_cards_from_the_pile() -> None:
    """Of option b all see the card laid; the two cards from the pile only their taker."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], pile=["blue-wisdom"], discard=["green-wisdom"])
    s.news = []
    do(s, "offer red-wisdom", "draw")
    assert [e.face for e in events(s, 0)] == ["red-wisdom", "blue-wisdom", None, "green-wisdom"]
    for viewer in (1, 2, None):
        assert [e.face for e in events(s, viewer)] == ["red-wisdom", None, None, None]
        assert b"blue-wisdom" not in seen(s, viewer)


@rule("TT-90")
def test_what_is_told_does_not_depend_on_the_card_drawn() -> None:
    """Whatever is drawn from the pile: the others are told the same, byte for byte."""
    after = []
    for card in ("blue-wisdom", "gandalf"):
        s = at("rohan", "travel", pile=["blue-wisdom", "gandalf"], chance=[card])
        s.news = []
        do(s, "draw")
        after.append(s)
    for viewer in (1, 2, None):
        assert seen(after[0], viewer) == seen(after[1], viewer)
    assert seen(after[0], 0) != seen(after[1], 0)


@rule("TT-90")
def test_an_open_card_is_seen_by_all() -> None:
    """A card taken from the open cards is seen by all, and so is one laid among them."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-wisdom", "gandalf"])
    s.news = []
    do(s, "offer red-wisdom", "take blue-wisdom", "take gandalf")
    for viewer in VIEWERS:
        assert [(e.face, e.source, e.target) for e in events(s, viewer)] == [
            ("red-wisdom", "hand:0", "open"),
            ("blue-wisdom", "open", "hand:0"),
            ("gandalf", "open", "hand:0"),
        ]


@rule("TT-89")
def test_a_scoring_is_told_to_all() -> None:
    """What is laid, replaced, won and lost is told to all, and of which place the tile was."""
    s = at("rohan", hand_0=["red-endurance", "gandalf"], rows=[row(0, "red-wisdom", 1, 1), row(1, "blue-endurance", 1)])
    s.news = []
    do(s, "lay gandalf red-endurance", "done", "done", "done")
    for viewer in VIEWERS:
        assert told(s, viewer) == [
            "Player 1 gives up a row of red wisdom: 2 cards",
            "Player 1 lays red endurance, headed by Gandalf",
            "Player 1 is done laying cards",
            "Player 2 lays no card",
            "Player 3 lays no card",
            "Player 1 wins a tile of 5 with 2 valid cards",
            "Player 1 keeps the ring",
            "Player 2 wins a tile of 3 with 1 valid card",
            "Player 1 discards 2 cards",
            "Player 2 discards 1 card",
            "the company sets out for Fangorn",
        ]
        tiles = [(e.face, e.source, e.target) for e in events(s, viewer) if e.face and e.face.startswith("tile")]
        assert tiles == [("tile-5", "place:rohan", "tiles:0"), ("tile-3", "place:rohan", "tiles:1")]


@rule("TT-90")
def test_who_saw_what_is_written_down() -> None:
    """In the log of chance a card from the pile is known to its taker only."""
    s = at("rohan", "travel", starter=1, hand_2=["red-wisdom"])
    s.dice.log = []
    do(s, "draw", "offer red-wisdom", "draw", "draw")
    assert [fall_knowers(f) for f in s.dice.log] == [0b010, 0b100, 0b100, 0b001]


# -- what can be worked out


@rule("TT-90")
def test_cards_taken_openly_are_remembered() -> None:
    """A card taken from the open cards is known to lie in that hand until one of its kind is laid."""
    s = at("rohan", "travel", paths=[1] * 6, hand_0=["red-wisdom"], open=["red-wisdom", "red-wisdom", "gandalf"])
    do(s, "take red-wisdom")
    assert shown(s, 0) == ["red-wisdom"]
    do(s, "draw", "take gandalf")
    assert (shown(s, 1), shown(s, 2)) == ([], ["gandalf"])
    assert (hand(s, 0), can(s)) == (["red-wisdom"] * 2, ["lay red-wisdom", "done"])
    do(s, "lay red-wisdom")
    assert shown(s, 0) == []


@rule("TT-90")
def test_imagining_depends_only_on_what_is_known() -> None:
    """What a player imagines of the others' hands and the pile does not depend on what they are."""
    public: dict[str, Any] = {"hand_0": ["red-wisdom"], "open": ["red-wisdom"], "shown_1": ["gandalf"]}
    one = at("rohan", "travel", hand_1=["blue-wisdom", "gandalf"], hand_2=["gandalf"], pile=["green-wisdom"], **public)
    two = at("rohan", "travel", hand_1=["gandalf", "gandalf"], hand_2=["green-wisdom"], pile=["blue-wisdom"], **public)
    for seed in range(20):
        dice = Dice(seed)
        imagined = one.imagine(0, dice)
        assert imagined.dice is dice
        assert imagined.to_json() == two.imagine(0, Dice(seed)).to_json()
        assert "gandalf" in hand(imagined, 1)
        assert hand(imagined, 0) == ["red-wisdom"]
        assert [len(hand(imagined, seat)) for seat in range(3)] == [1, 2, 1]
    assert len({str(one.imagine(0, Dice(seed)).to_json()) for seed in range(20)}) > 1


@rule("TT-90")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_what_is_imagined_looks_the_same(viewer: int) -> None:
    """An imagined position looks to the one who imagines it like the true one."""
    s = new(2)
    for text in ["draw", "draw"]:
        do(s, text)
    for seed in range(5):
        imagined = s.imagine(viewer, Dice(seed))
        seat = None if viewer < 0 else viewer
        assert seen(imagined, seat) == seen(s, seat)
        assert all(position.cards_of(imagined, k) == position.cards_of(s, k) for k in range(terms.KINDS))
