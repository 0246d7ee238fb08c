"""RB-1 to RB-11: the set-up; and the words of rules that are about no single turn."""

from collections import Counter

import pytest

import mathom
from mathom.games.ringbearer.fall import draw_card
from mathom.games.ringbearer.position import dark_cards, movement_cards
from mathom.kernel.dice import Dice, fall_kind, fall_knowers, fall_value
from mathom.kernel.words import say
from ringbearer.rb import (
    GAME,
    can,
    dark_hand,
    discard,
    do,
    faces,
    fellowship,
    given,
    hand,
    new,
    phase,
    pile,
    position,
    refused,
    reversed_cards,
    tile,
    zone,
)
from support import rule

SEEDS = range(30)
E = GAME.edition
START_CARDS = Counter(
    {
        **dict.fromkeys(["blue", "yellow", "green", "red"], 3),
        **dict.fromkeys(["blue-gandalf", "yellow-ring", "green-step", "red-remove"], 1),
    }
)
# A deal for three: the open tile, then seat by seat four cards, the reversed one last
DEAL = ["a3", "blue", "blue", "yellow", "red", "green", "green", "green-step", "blue-gandalf"]
DEAL += ["red", "red", "red-remove", "yellow-ring"]


@rule("RB-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_play(seats: int) -> None:
    """Three or four play, and all sit at the table."""
    assert [seat.id for seat in GAME.view(new(seats)).seats] == list(range(seats))


@rule("RB-1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_other_number_plays(seats: int) -> None:
    """Not two, not five; not in a saved position either."""
    with pytest.raises(mathom.BadSetup, match="3 to 4 players"):
        GAME.new(seats, seed=1)
    with pytest.raises(mathom.BadPosition, match="not 3 or 4"):
        position(seats=seats)


@rule("RB-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_in_the_box(seats: int) -> None:
    """53 movement cards: 13 Sauron cards, 4 helpers, 4 Jokers, 8 of each colour; 17 dark cards; 18 tiles."""
    s = new(seats)
    deck = {E.cards[k]: int(movement_cards(s, k)) for k in range(len(E.cards)) if movement_cards(s, k)}
    assert sum(deck.values()) == 53
    assert (deck["sauron"], deck["joker"]) == (13, 4)
    assert sum(n for card, n in deck.items() if card.startswith("helper")) == 4
    for colour in ("blue", "yellow", "green", "red"):
        assert sum(n for card, n in deck.items() if card.split("-")[0] == colour) == 8
    darks = {E.darks[k]: int(dark_cards(s, k)) for k in range(len(E.darks))}
    assert sum(darks.values()) == 17
    assert darks == {
        **dict.fromkeys(
            ["dark-gandalf", "dark-hand", "dark-remove-one", "dark-remove-two", "dark-back", "dark-draw"], 2
        ),
        **{f"dark-surcharge-{colour}": 1 for colour in ("blue", "yellow", "green", "red")},
        "dark-tile-back": 1,
    }
    assert Counter(t.region for t in GAME.components.tile) == {"A": 5, "B": 5, "C": 4, "D": 4}


@rule("RB-2")
def test_no_other_card() -> None:
    """A card that is not in the box cannot be named, nor can there be more of a kind than in the box."""
    assert refused(position(hand_0=["blue"]), "lay purple 5") == "RB-2"
    with pytest.raises(mathom.BadPosition, match="only 4 of joker"):
        position(hand_0=["joker"] * 3, hand_1=["joker"] * 2)


@rule("RB-113")
def test_the_option_says_how_many_cards_each_difficulty_has() -> None:
    """only one of the three has as many as the book counts"""
    words = say(next(option.words for option in GAME.options if option.name == "difficulty"))
    assert "With normal there are 53 movement cards, as the rulebook counts them; with easy 52, with hard 54." in words


@rule("RB-2")
@pytest.mark.parametrize(("difficulty", "saurons"), [("easy", 12), ("normal", 13), ("hard", 14)])
def test_difficulty_is_the_number_of_sauron_cards(difficulty: str, saurons: int) -> None:
    """The setting changes the Sauron cards and nothing else."""
    s = new(3, difficulty=difficulty)
    assert movement_cards(s, E.cards.index("sauron")) == saurons
    assert len(pile(s)) + 12 == 53 - 13 + saurons


@rule("RB-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_are_stacked_by_region(seed: int) -> None:
    """What is discovered comes in the order B, C, D, each region shuffled, until Mount Doom."""
    s = new(3, seed)
    do(s, "begin player-1")
    regions = {t.id: t.region for t in GAME.components.tile}
    found = []
    while s.tiles[s.laid] != E.doom:
        if phase(s) == "actions":
            do(s, "discover")
            found.append(E.tiles[s.tiles[s.laid]])
        else:
            do(s, "halt" if phase(s) == "travel" else "stop")
    order = "".join(regions[t] for t in found)
    assert order[:9] == "BBBBBCCCC"
    assert set(order[9:]) == {"D"}
    assert found[-1] == "d4"


@rule("RB-3")
def test_regions_are_shuffled() -> None:
    """Each tile of a region may come first."""
    firsts = set()
    for seed in range(60):
        s = new(3, seed)
        do(s, "begin player-1", "discover")
        firsts.add(E.tiles[s.tiles[6]])
    assert firsts == {"b1", "b2", "b3", "b4", "b5"}


@rule("RB-4")
def test_four_tiles_face_down_and_one_open() -> None:
    """All five A tiles are laid out; only the fifth is ever known."""
    assert {E.tiles[new(3, seed).tiles[5]] for seed in range(60)} == {"a1", "a2", "a3", "a4", "a5"}
    s = given(3, *DEAL)
    assert [z.hint.get("tile") for z in GAME.view(s, 0).zones if z.id.startswith("tile:")] == [None] * 4 + ["a3"]
    assert [n.marks for n in GAME.view(s, 0).nodes if n.kind == "tile"] == [
        ("face-down",),
        ("face-down",),
        ("face-down",),
        ("here", "face-down"),
        (),
    ]
    assert s.stack.size() == 13
    assert not [t for t in s.to_json()["stack"] if t.startswith("a")]


@rule("RB-5")
def test_the_line_of_tiles_goes_on() -> None:
    """Tiles are numbered as they are laid, up to 18; nothing is covered and nothing happens when the circle closes."""
    names = [f"{region}{i}" for region, n in (("b", 5), ("c", 4), ("d", 3)) for i in range(1, n + 1)]
    s = position(land=[tile("a1", "blue"), *(tile(name) for name in names)], stack=["d4"], riders=1)
    do(s, "discover")
    assert (int(s.laid), E.tiles[s.tiles[18]]) == (18, "d4")
    assert [E.tiles[s.tiles[n]] for n in range(5, 18)] == ["a1", *names]
    assert (fellowship(s), int(s.riders), faces(GAME.view(s), "tile:5")) == ((4, "start"), 1, ["blue"])


@rule("RB-6")
def test_where_the_figures_start() -> None:
    """The riders stand before tile 1, the fellowship on tile 4, Gandalf beside the board."""
    s = new(3)
    assert (int(s.riders), fellowship(s), int(s.gandalf)) == (0, (4, "start"), 0)
    figures = {p.face: p.counters for p in zone(GAME.view(s), "figures").pieces}
    assert figures == {"fellowship": {"tile": 4}, "riders": {"tile": 0}, "gandalf": {}}


@rule("RB-7")
def test_the_dark_cards_lie_unused() -> None:
    """17 dark cards lie face down, and nobody has one."""
    s = new(4)
    assert (s.dark_pile.size(), dark_hand(s), int(s.servant)) == (17, [], -1)
    assert (zone(GAME.view(s, 0), "dark-pile").size, faces(GAME.view(s, 0), "dark-pile")) == (17, [])


@rule("RB-8")
@pytest.mark.parametrize("seats", [3, 4])
def test_start_cards_are_dealt_first(seats: int) -> None:
    """The 16 start cards lie on top: with four players all are dealt, with three the last four are drawn next."""
    for seed in SEEDS:
        s = new(seats, seed)
        dealt = Counter(card for seat in range(seats) for card in hand(s, seat) + reversed_cards(s, seat))
        assert not dealt - START_CARDS
        on_top = START_CARDS - dealt
        assert sum(on_top.values()) == 16 - 4 * seats
        for _ in range(16 - 4 * seats):
            draw_card(s, 0)
        drawn = Counter(hand(s, 0)) + Counter(reversed_cards(s, 0))
        for seat in range(1, seats):
            drawn += Counter(hand(s, seat)) + Counter(reversed_cards(s, seat))
        assert drawn == START_CARDS
        assert len(pile(s)) == 37


@rule("RB-8")
def test_the_other_cards_are_shuffled() -> None:
    """Which card comes after the start cards is chance."""
    found = set()
    for seed in range(40):
        s = new(4, seed)
        draw_card(s, 1)
        found.add(reversed_cards(s, 0)[-1])
    assert len(found) > 8
    assert "sauron" in found


@rule("RB-9")
def test_each_player_has_four_cards() -> None:
    """Three face their owner; the fourth dealt is reversed."""
    s = given(3, *DEAL)
    assert [hand(s, seat) for seat in range(3)] == [
        ["blue", "blue", "yellow"],
        ["green", "green", "green-step"],
        ["red", "red", "red-remove"],
    ]
    assert [reversed_cards(s, seat) for seat in range(3)] == [["red"], ["blue-gandalf"], ["yellow-ring"]]
    assert len(pile(s)) == 41
    assert len(pile(new(4))) == 37
    assert (discard(s), phase(s)) == ([], "starting")


@rule("RB-9")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_sees_what_is_dealt(seats: int) -> None:
    """Of the four cards of each player three are seen by him alone, the fourth by all others and no spectator."""
    dice = Dice(5)
    dice.log = []
    GAME.new(seats, dice=dice)
    cards = [f for f in dice.log if fall_kind(f) == 0]
    everybody = (1 << seats) - 1
    for seat in range(seats):
        mine = [fall_knowers(f) for f in cards[4 * seat : 4 * seat + 4]]
        assert mine == [1 << seat] * 3 + [everybody - (1 << seat)]
    tiles = [f for f in dice.log if fall_kind(f) == 1]
    assert len(cards) == 4 * seats
    assert [(fall_knowers(f), E.tiles[fall_value(f)][0]) for f in tiles] == [(255, "a")]


@rule("RB-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_bearer(seats: int) -> None:
    """Seat 0 takes the ring unless another is chosen."""
    s = new(seats)
    assert (int(s.ring), int(s.seat)) == (0, 0)
    for bearer in range(seats):
        s = new(seats, bearer=bearer)
        assert (int(s.ring), int(s.seat), phase(s)) == (bearer, bearer, "starting")
        assert [seat.marks for seat in GAME.view(s).seats].index(("ring",)) == bearer
    with pytest.raises(mathom.BadSetup, match="bearer"):
        new(seats, bearer=seats)


@rule("RB-11")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_bearer_chooses_who_begins(starter: int) -> None:
    """He may choose anybody, himself too; then play goes clockwise."""
    s = new(3, bearer=1)
    assert can(s) == ["begin player-1", "begin player-2", "begin player-3"]
    do(s, f"begin player-{starter + 1}")
    order = [int(s.seat)]
    while len(order) < 4:
        text = {"actions": "discover", "travel": "halt", "drawing": "stop"}[phase(s)]
        do(s, text)
        if s.seat != order[-1]:
            order.append(int(s.seat))
    assert order == [starter, (starter + 1) % 3, (starter + 2) % 3, starter]
    assert int(s.ring) == 1


@rule("RB-11")
def test_only_then_anything_else_is_done() -> None:
    """Before the first turn nothing else can be done, and after it nobody is chosen again."""
    s = given(3, *DEAL, "all-shown", "all-shown")
    assert refused(s, "lay blue 5") == "RB-25"
    do(s, "begin player-1")
    assert refused(s, "begin player-2") == "RB-11"
