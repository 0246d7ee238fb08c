"""RB-12 to RB-14 and RB-105 to RB-107: who knows what. All a viewer is told is in his view."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import Dice
from mathom.kernel.state import State
from mathom.kernel.words import LANGUAGES, say
from ringbearer.rb import (
    GAME,
    can,
    do,
    faces,
    given,
    hand,
    new,
    phase,
    pile,
    position,
    reversed_cards,
    tile,
    told,
    zone,
)
from support import rule

VIEWERS = [0, 1, 2, None]
HANDS: dict[str, Any] = {
    "hand_0": ["blue", "red-ring"],
    "reversed_0": ["joker"],
    "hand_1": ["green", "sauron", "yellow"],
    "reversed_1": ["red", "helper-remove"],
    "hand_2": ["helper-riders-back"],
    "reversed_2": ["sauron"],
}


def seen(state: State, viewer: int | None) -> bytes:
    return mathom.encode(GAME.view(state, viewer))


def hands(s: Ringbearer, viewer: int | None) -> list[list[str | None]]:
    return [faces(GAME.view(s, viewer), f"hand:{seat}") for seat in range(3)]


# -- hands


@rule("RB-12", "RB-105")
@pytest.mark.parametrize(
    ("viewer", "shown"),
    [
        (0, [["blue", "red-ring", None], [None, None, None, "red", "helper-remove"], [None, "sauron"]]),
        (1, [[None, None, "joker"], ["yellow", "green", "sauron", None, None], [None, "sauron"]]),
        (2, [[None, None, "joker"], [None, None, None, "red", "helper-remove"], ["helper-riders-back", None]]),
        (None, [[None] * 3, [None] * 5, [None] * 2]),
    ],
)
def test_what_each_sees_of_the_hands(viewer: int | None, shown: list[list[str | None]]) -> None:
    """The own cards that face oneself and the reversed cards of the others; a spectator none."""
    assert hands(position(**HANDS), viewer) == shown


@rule("RB-13")
def test_the_own_reversed_card_is_in_no_way_shown() -> None:
    """Whatever it is: its owner's view and what he may do are the same, byte for byte, also when it is his turn."""
    for seat in range(3):
        views, options = set(), set()
        for card in ["joker", "sauron", "helper-remove", "green-ring", "blue", "blue-step"]:
            others = {f"reversed_{(seat + 1) % 3}": ["yellow"], f"hand_{(seat + 2) % 3}": ["red"]}
            mine = {f"hand_{seat}": ["green", "yellow-ring"], f"reversed_{seat}": [card]}
            s = position(seat=seat, pile=["red", "red"], **mine, **others)
            views.add(seen(s, seat))
            options.add(tuple(can(s)))
        assert (len(views), len(options)) == (1, 1)


@rule("RB-13")
def test_a_reversed_card_leaves_by_others_or_by_a_fall() -> None:
    """It stays over its owner's turns; another lays it, the servant takes it, or its owner falls."""
    s = position(reversed_0=["sauron", "helper-remove"], stack=["b1", "b2", "b4", "b5"], hand_1=["blue", "blue"])
    do(s, "discover", "discover", "stop")
    assert int(s.seat) == 1
    # the next player saw both, so they are laid; a colour card would wait for him to choose
    assert (reversed_cards(s, 0), int(s.sauron), int(s.size[0])) == ([], 1, 0)
    s = position(seat=2, phase="drawing", left=0, reversed_0=["sauron", "helper-remove", "blue"])
    do(s, "stop")
    assert reversed_cards(s, 0) == ["blue", "sauron", "helper-remove"]
    assert (int(s.seat), int(s.sauron), can(s)) == (0, 0, ["discover"])


@rule("RB-14")
def test_nothing_is_told_about_hands() -> None:
    """The table has no chat, and none of its signals speaks of a card."""
    assert GAME.chat is False
    words = " ".join(say(signal) for signal in GAME.signals)
    for name in ("card", "joker", "sauron", "helper", "hand ", "blue", "yellow", "green", "red ", "symbol"):
        assert name not in words.lower().replace("change hands", ""), name
    assert len({say(signal, language) for signal in GAME.signals for language in LANGUAGES}) >= len(GAME.signals)


# -- the servant


@rule("RB-105", "RB-106")
def test_what_the_servant_sees() -> None:
    """His dark cards are seen by him alone; he sees the reversed cards of the companions, and no others."""
    data = {key: cards for key, cards in HANDS.items() if not key.endswith("_2")}
    s = position(servant=2, seat=0, dark_hand=["dark-draw", "dark-back"], **data)
    assert hands(s, 2) == [
        [None, None, "joker"],
        [None, None, None, "red", "helper-remove"],
        ["dark-back", "dark-draw"],
    ]
    for viewer in (0, 1, None):
        assert hands(s, viewer)[2] == [None, None]
        assert b"dark-draw" not in seen(s, viewer)


@rule("RB-106")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_piles_and_hidden_tiles(viewer: int | None) -> None:
    """Only their sizes are shown; tiles 1 to 4 show nothing."""
    s = new(3)
    view = GAME.view(s, viewer)
    sizes = {name: (zone(view, name).size, faces(view, name)) for name in ("pile", "dark-pile", "tile-stack")}
    assert sizes == {"pile": (41, []), "dark-pile": (17, []), "tile-stack": (13, [])}
    assert [zone(view, f"tile:{n}").hint for n in range(1, 5)] == [{}] * 4
    text = seen(s, viewer).decode()
    open_tile = GAME.edition.tiles[s.tiles[5]]
    assert [name for name in GAME.edition.tiles if f'"{name}"' in text] == [open_tile]


@rule("RB-106")
def test_a_tile_put_back_is_known() -> None:
    """Two tiles put back lie in their order; when they are drawn the rest is unknown as before."""
    s = position(servant=0, seat=1, stack=["b1", "b2", "b5"], dark_hand=["dark-hand"])
    s.stack.put_on_top(GAME.edition.tiles.index("b3"), 255)
    s.stack.put_on_top(GAME.edition.tiles.index("b4"), 255)
    for top in ("b4", "b3"):
        for viewer in VIEWERS:
            assert faces(GAME.view(s, viewer), "tile-stack") == [top]
            assert faces(GAME.view(GAME.from_json(s.to_json()), viewer), "tile-stack") == [top]
        do(s, "discover")
        assert GAME.edition.tiles[s.tiles[s.laid]] == top
    for viewer in VIEWERS:
        assert faces(GAME.view(s, viewer), "tile-stack") == []


@rule("RB-107")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_all_see(viewer: int | None) -> None:
    """Tiles, cards at them, figures, ring, helpers, cards before the servant, discards, sizes, which are reversed."""
    s = position(
        land=[tile("a1", "blue"), tile("a2", "joker", "red-ring", surcharges=("green",))],
        tile=6,
        field="lower-1",
        riders=2,
        gandalf=5,
        servant=2,
        sauron=2,
        before=["dark-hand"],
        dark_hand=["dark-draw"],
        dark_discard=["dark-back"],
        discard=["sauron", "yellow"],
        helpers=["helper-riders-back"],
        hand_0=["blue", "green"],
        reversed_0=["red"],
        reversed_1=["red", "yellow"],
        pile=["blue"] * 2,
        seat=0,
    )
    view = GAME.view(s, viewer)
    assert [zone(view, f"tile:{n}").hint for n in (4, 5, 6)] == [{}, {"tile": "a1"}, {"tile": "a2"}]
    assert (faces(view, "tile:5"), faces(view, "tile:6")) == (["blue"], ["red-ring", "joker", "dark-surcharge-green"])
    figures = {p.face: (p.counters.get("tile"), p.marks) for p in zone(view, "figures").pieces}
    assert figures == {"fellowship": (6, ("lower-1",)), "riders": (2, ()), "gandalf": (5, ())}
    assert [seat.marks for seat in view.seats] == [(), (), ("ring", "servant")]
    assert faces(view, "helpers") == ["helper-riders-back"]
    assert faces(view, "sauron:2") == ["sauron", "sauron", "dark-hand"]
    assert (faces(view, "discard"), faces(view, "dark-discard")) == (["yellow", "sauron"], ["dark-back"])
    assert [(zone(view, name).size) for name in ("hand:0", "hand:1", "hand:2")] == [3, 2, 1]
    turned = [[p.marks for p in zone(view, f"hand:{seat}").pieces].count(("reversed",)) for seat in range(3)]
    assert turned == [1, 2, 0]
    assert [zone(view, name).size for name in ("pile", "dark-pile", "tile-stack")] == [2, 2, 8]
    stats = [{say(words): n for words, n in seat.stats} for seat in view.seats]
    assert [d["cards in hand"] for d in stats] == [3, 2, 1]
    assert stats[2]["cards before the bearer"] == 3


# -- nothing hidden shows in what follows


@rule("RB-105", "RB-107")
@pytest.mark.parametrize(
    ("change", "viewer"),
    [
        (lambda: {"hand_0": ["blue", "green"]}, 1),
        (lambda: {"hand_0": ["red", "sauron"]}, 1),
        (lambda: {"hand_0": ["helper-remove", "joker"]}, None),
    ],
)
def test_hidden_cards_of_others(change: Callable[[], dict[str, Any]], viewer: int | None) -> None:
    """Two hands of the same size look the same to who does not see them, whoever's turn it is."""
    for seat in (0, 1, 2):
        one = position(seat=seat, hand_0=["yellow", "yellow"], reversed_0=["green"], hand_1=["red"], pile=["joker"])
        two = position(seat=seat, **change(), reversed_0=["green"], hand_1=["red"], pile=["joker"])
        if seat != 0:
            assert seen(one, viewer) == seen(two, viewer)


@rule("RB-105")
def test_what_is_told_when_a_hidden_card_is_shown() -> None:
    """A card laid is seen by all from then on."""
    s = position(hand_0=["red-ring"], reversed_1=["joker"])
    s.news = []
    do(s, "lay red-ring 5", "lay joker 5 from player-2")
    for viewer in VIEWERS:
        assert told(s, viewer) == ["Player 1 lays red with Ring at tile 5", "Player 1 lays Joker of Player 2 at tile 5"]
        assert faces(GAME.view(s, viewer), "tile:5") == ["red-ring", "joker"]


@rule("RB-106")
def test_what_is_imagined() -> None:
    """A player imagines anew what he cannot see; what he sees stays, and so do all sizes."""
    s = position(**HANDS, pile=["blue", "red", "yellow", "green"], dark_pile=["dark-hand"])
    other, own = set(), set()
    for seed in range(60):
        twin = s.imagine(0, Dice(seed))
        assert (hand(twin, 0), reversed_cards(twin, 1), reversed_cards(twin, 2)) == (
            ["blue", "red-ring"],
            ["red", "helper-remove"],
            ["sauron"],
        )
        assert [len(hand(twin, seat)) for seat in range(3)] == [2, 3, 1]
        own.add(reversed_cards(twin, 0)[0])
        other.add(hand(twin, 2)[0])
    unseen = {"joker", "green", "sauron", "yellow", "helper-riders-back", "blue", "red"}
    assert own == other == unseen


@rule("RB-106")
def test_start_cards_are_known_to_be_start_cards() -> None:
    """Dealt cards are start cards, as all know: nobody imagines a Sauron card among them, nor a helper."""
    start = {GAME.edition.cards[k] for k, n in enumerate(GAME.edition.start) if n}
    s = new(4, 3)
    for seed in range(20):
        twin = s.imagine(1, Dice(seed))
        for seat in range(4):
            assert set(hand(twin, seat)) | set(reversed_cards(twin, seat)) <= start


@rule("RB-106")
def test_the_servants_hand_is_imagined() -> None:
    """By the others, out of his hand and the dark pile; by himself never."""
    s = position(servant=2, dark_hand=["dark-draw", "dark-draw"], dark_pile=["dark-back", "dark-hand", "dark-gandalf"])
    found = {tuple(names_of(s.imagine(0, Dice(seed)))) for seed in range(60)}
    assert {card for cards in found for card in cards} == {"dark-draw", "dark-back", "dark-hand", "dark-gandalf"}
    assert {tuple(names_of(s.imagine(2, Dice(seed)))) for seed in range(9)} == {("dark-draw", "dark-draw")}


def names_of(s: Ringbearer) -> list[str]:
    return [GAME.edition.darks[k] for k, n in enumerate(s.dark_hand) for _ in range(n)]


@rule("RB-106")
def test_which_cards_are_known_to_be_start_cards() -> None:
    """Those dealt, wherever they go; not what is drawn from the others."""
    deal = ["a3", "blue", "blue", "yellow", "red", "green", "green", "green-step", "blue-gandalf"]
    deal += ["red", "red", "red-remove", "yellow-ring", "blue", "yellow", "yellow", "green"]
    s = given(4, *deal, *["all-shown"] * 2, "start-mark", "start-mark", "blue", *["all-shown"] * 2)
    do(s, "begin player-1")
    assert s.to_json()["marked 0"] == ["blue", "blue", "yellow"]
    do(s, "lay blue 5", "lay yellow-ring 5 from player-3", "halt", "draw")
    saved = s.to_json()
    assert (saved["hand 0"], saved["marked 0"]) == (["blue", "blue", "yellow"], ["blue", "yellow"])
    assert "marked reversed 2" not in saved
    assert (saved["marked reversed 0"], saved["marked reversed 1"]) == (["red"], ["blue-gandalf"])
    assert saved["land"][0]["marked"] == ["blue", "yellow-ring"]


# -- start marks


def start_cards(s: State, viewer: int | None, name: str) -> list[str | None]:
    """the faces in a zone on which a viewer sees a start mark"""
    return [p.face for p in zone(GAME.view(s, viewer), name).pieces if "start-card" in p.marks]


@rule("RB-111")
def test_who_sees_a_face_sees_its_start_mark() -> None:
    """In the own hand, on the reversed cards of others, at a tile and in the discard; nowhere else."""
    s = position(
        marks_stay="yes",
        hand_0=["blue", "blue", "joker"],
        marked_0=["blue"],
        hand_1=["red"],
        marked_1=["red"],
        reversed_1=["green", "yellow-ring"],
        marked_reversed_1=["green"],
        land=[{**tile("a1", "yellow", "yellow"), "marked": ["yellow"]}],
        discard=["red", "green"],
        marked_discard=["green"],
    )
    assert [start_cards(s, viewer, "hand:0") for viewer in VIEWERS] == [["blue"], [], [], []]
    assert [start_cards(s, viewer, "hand:1") for viewer in VIEWERS] == [["green"], ["red"], ["green"], []]
    for viewer in VIEWERS:
        assert (start_cards(s, viewer, "tile:5"), start_cards(s, viewer, "discard")) == (["yellow"], ["green"])
    assert GAME.from_json(s.to_json()).digest() == s.digest()


@rule("RB-111")
def test_a_start_mark_goes_with_its_card() -> None:
    """From the hand to the tile, to the discard, into the renewed pile and out of it again."""
    s = position(
        ["start-mark", "no-start-mark", "blue-start", "all-shown", "all-shown"],
        marks_stay="yes",
        hand_0=["blue", "yellow"],
        marked_0=["blue"],
        reversed_1=["red", "red", "red"],
        land=[tile("a1"), tile("a2")],
        pile=[],
        stack=[],
    )
    do(s, "lay blue 5", "lay yellow 5")
    assert (start_cards(s, 2, "tile:5"), s.to_json()["land"][0]["marked"]) == (["blue"], ["blue"])
    do(s, "go 5-upper-1 with blue", "go 5-upper-2 with yellow")
    assert (start_cards(s, 2, "discard"), phase(s)) == (["blue"], "drawing")
    do(s, "draw", "stop")
    assert (hand(s, 0), s.to_json()["marked 0"], pile(s)) == (["blue"], ["blue"], ["yellow"])
    assert [start_cards(s, viewer, "hand:0") for viewer in VIEWERS] == [["blue"], [], [], []]


@rule("RB-111")
def test_of_two_equal_cards_the_start_card_goes_first() -> None:
    """Nothing else tells them apart; the servant takes one at random."""
    s = position(["start-mark"], marks_stay="yes", hand_0=["blue", "blue"], marked_0=["blue"], pile=[])
    do(s, "lay blue 5")
    assert "marked 0" not in s.to_json()
    for name, left in (("blue", ["blue"]), ("blue-start", [])):
        s = position(
            [name],
            marks_stay="yes",
            servant=0,
            dark_hand=["dark-hand", "dark-draw"],
            sauron=1,
            hand_1=["blue", "blue"],
            marked_1=["blue"],
        )
        do(s, "play dark-hand", "take player-2 hidden")
        saved = s.to_json()
        assert (saved.get("marked 1", []), saved.get("marked discard", [])) == (left, [] if left else ["blue"])


@rule("RB-111")
def test_an_old_record_is_still_read() -> None:
    """In it a mark is forgotten when its card leaves the hand: it does not say which of the cards drawn had one."""
    match = mathom.Match.load(Path(__file__).parent.parent / "data" / "ringbearer-old-record.jsonl")
    assert (len(match.moves), GAME.ending(match.state)) == (226, "mount doom")
    assert "marks stay" not in match.state.to_json()
