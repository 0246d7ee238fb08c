"""DU-89: who knows what. All a viewer is told is in his view, so that is what is looked at."""

from typing import Any

import pytest

import mathom
from duel.du import GAME, can, discard, do, faces, lying, new, position, zone
from duel.hands import why
from mathom.games.duel.rules import Duel
from mathom.kernel.dice import Dice, fall_knowers
from mathom.kernel.state import State
from mathom.kernel.words import say
from support import rule

VIEWERS = [0, 1, None]
CHAPTER_1 = [card for card in GAME.edition.cards if card.startswith("c1")]
# of chapter 1, these lie face down or are left over; the others are known
UNKNOWN = ["c1-blue-04", "c1-green-01", "c1-green-02", "c1-grey-08"]
LAYOUT = {2: "face-down", 5: "c1-grey-01", 6: "c1-grey-02", 8: "c1-grey-03"}


def seen(state: State, viewer: int | None) -> bytes:
    return mathom.encode(GAME.view(state, viewer))


def late(**data: Any) -> Duel:
    """late in chapter 1: one card lies face down, three are left over, and nobody knows which is which"""
    known = [c for c in CHAPTER_1 if c not in UNKNOWN and c not in LAYOUT.values()]
    data.setdefault("area_0", known[:8])
    data.setdefault("area_1", known[8:])
    data.setdefault("coins", [6, 6])
    data.setdefault("tiles", ["barad-dur"])
    return position(layout=LAYOUT, **data)


def looking(*left_over: str, seat: int = 0) -> Duel:
    """the same; a player has taken Barad-dûr and looks through the pile, where these are left over"""
    rest = [c for c in CHAPTER_1 if c not in (*UNKNOWN, *LAYOUT.values(), "c1-yellow-01")]
    s = late(seat=seat, discard=["c1-yellow-01"], area_0=rest, area_1=[], chance=[*left_over, *["?"] * 9])
    s.news = []
    do(s, "take barad-dur")
    return s


# -- public


@rule("DU-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_all_see(viewer: int | None) -> None:
    """Public: areas, coins, tiles, tokens, board, counters, face-up cards, sizes of piles, cards discarded in play."""
    s = position(
        layout={2: "face-down", 5: "c1-grey-01", 6: "c1-red-02"},
        coins=[4, 7],
        steps=[5, 2],
        area_0=["c1-blue-01", "c1-grey-05"],
        area_1=["c1-red-01"],
        discard=["c1-yellow-02", "c1-green-01"],
        tiles=["bree", "isengard"],
        tiles_0=["erebor"],
        tokens_1=["ents-2"],
        fortresses_0=["rhovanion"],
        units_0=["arnor", "arnor"],
        units_1=["mordor"],
    )
    view = GAME.view(s, viewer)
    assert faces(view, "layout") == [None, "c1-grey-01", "c1-red-02"]
    assert [p.marks for p in zone(view, "layout").pieces] == [("covered",), ("available",), ("available",)]
    assert (faces(view, "area:0"), faces(view, "area:1")) == (["c1-grey-05", "c1-blue-01"], ["c1-red-01"])
    assert (faces(view, "tiles"), faces(view, "tiles:0"), faces(view, "tiles:1")) == (
        ["bree", "isengard"],
        ["erebor"],
        [],
    )
    assert (faces(view, "tokens:0"), faces(view, "tokens:1")) == ([], ["ents-2"])
    assert sorted(map(str, faces(view, "discard"))) == ["c1-green-01", "c1-yellow-02"]
    stats = [{say(word): n for word, n in seat.stats} for seat in view.seats]
    assert [(d["coins"], d["regions"], d["peoples"], d["units in supply"]) for d in stats] == [
        (4, 2, 0, 13),
        (7, 1, 0, 14),
    ]
    assert [p.counters["step"] for seat in (0, 1) for p in zone(view, f"track:{seat}").pieces] == [5, 2]
    board = {z.id: [(p.face, p.counters.get("n")) for p in z.pieces] for z in view.zones if z.kind == "space"}
    assert {region: pieces for region, pieces in board.items() if pieces} == {
        "region:arnor": [("unit-0", 2)],
        "region:rhovanion": [("fortress-0", None)],
        "region:mordor": [("unit-1", 1)],
    }
    assert (zone(view, "tile-stack").size, zone(view, "stack:ents").size, zone(view, "stack:elves").size) == (4, 2, 3)
    # 23 cards of the chapter, 3 lie there, 3 are in the areas, 2 were discarded; the rest is left over
    assert zone(view, "discard").size == 23 - 3 - 3


# -- hidden


@rule("DU-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_face_down_cards_are_in_no_view(viewer: int | None) -> None:
    """Of the 11 cards of chapter 1 that do not lie face up, and of all later ones, no view has a word."""
    s = new()
    text = seen(s, viewer)
    open_cards = [card for card in lying(s).values() if card != "face-down"]
    assert len(open_cards) == 12
    assert {card for card in GAME.edition.cards if card.encode() in text} == set(open_cards)
    assert faces(GAME.view(s, viewer), "layout").count(None) == 8


@rule("DU-89")
def test_what_nobody_has_seen_is_not_even_in_the_state() -> None:
    """What lies face down is decided when it is turned up: neither a saved game nor a bot can look."""
    s = new()
    saved = str(s.to_json())
    unseen = [card for card in GAME.edition.cards if card not in lying(s).values()]
    assert not [card for card in unseen if card in saved]
    assert "elves-" not in saved
    assert saved.count("face-down") == 8


@rule("DU-89")
def test_only_the_player_at_turn_has_options() -> None:
    """Options are for the one who is asked."""
    s = new()
    assert [len(GAME.view(s, viewer).options) > 0 for viewer in VIEWERS] == [False, True, False]


# -- the left-over cards


@rule("DU-89")
def test_left_over_cards_become_known_with_the_last_card_seen() -> None:
    """When the last face-down card is turned up, both can work out the three left over: they are shown."""
    s = late(chance=["c1-green-01"])
    for viewer in VIEWERS:
        pile = zone(GAME.view(s, viewer), "discard")
        assert (pile.size, pile.pieces) == (3, ())
    do(s, "play c1-grey-01")
    assert discard(s) == []
    do(s, "discard c1-grey-02")
    assert lying(s) == {2: "c1-green-01", 8: "c1-grey-03"}
    for viewer in VIEWERS:
        pile = zone(GAME.view(s, viewer), "discard")
        assert {p.face for p in pile.pieces} == {"c1-grey-02", "c1-blue-04", "c1-green-02", "c1-grey-08"}
        assert pile.size == 4


@rule("DU-89")
def test_with_a_card_still_face_down_nothing_is_known() -> None:
    """Two cards face down, five unknown: after one is turned up the three left over are still hidden."""
    layout = {2: "face-down", 3: "face-down", 5: "c1-grey-01", 6: "c1-grey-02", 7: "c1-red-02"}
    rest = [c for c in CHAPTER_1 if c not in (*UNKNOWN, *layout.values(), "c1-red-03")]
    s = position(layout=layout, area_1=rest, chance=["c1-red-03"])
    do(s, "play c1-grey-01", "play c1-grey-02")
    assert lying(s) == {2: "c1-red-03", 3: "face-down", 7: "c1-red-02"}
    for viewer in VIEWERS:
        assert (faces(GAME.view(s, viewer), "discard"), zone(GAME.view(s, viewer), "discard").size) == ([], 3)


@rule("DU-81", "DU-89")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_looks_through_the_pile_knows_it_alone(seat: int) -> None:
    """The player sees the left-over cards, the opponent and spectators see only how many they are."""
    s = looking("c1-green-01", "c1-grey-08", "c1-green-02", seat=seat)
    secret = {"c1-green-01", "c1-grey-08", "c1-green-02"}
    assert set(can(s)) == {"fetch c1-yellow-01", *(f"fetch {card}" for card in secret)}
    for viewer in VIEWERS:
        pile = zone(GAME.view(s, viewer), "discard")
        assert pile.size == 4
        assert {p.face for p in pile.pieces} == {"c1-yellow-01", *(secret if viewer == seat else ())}
        text = seen(s, viewer)
        assert all((card.encode() in text) == (viewer == seat) for card in secret)


@rule("DU-89")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_looked_at_does_not_show(seat: int) -> None:
    """Whichever cards are left over, what the opponent and spectators see is the same, byte for byte: while he chooses,
    after he has chosen another card, and after the opponent's next turn."""
    one = looking("c1-green-01", "c1-grey-08", "c1-green-02", seat=seat)
    two = looking("c1-blue-04", "c1-grey-08", "c1-green-02", seat=seat)
    for texts in ([], ["fetch c1-yellow-01"], ["discard c1-grey-03"]):
        do(one, *texts)
        do(two, *texts)
        for viewer in (1 - seat, None):
            assert seen(one, viewer) == seen(two, viewer)
        assert seen(one, seat) != seen(two, seat)


@rule("DU-89")
def test_a_refusal_tells_nothing_either() -> None:
    """Who asks for a card that may lie face down is answered alike, whether another knows that it is left over."""
    s = looking("c1-green-01", "c1-grey-08", "c1-green-02")
    do(s, "fetch c1-yellow-01")
    assert s.seat == 1
    answers = {(say(e.words), e.rule) for e in (why(s, f"play {card}") for card in UNKNOWN)}
    assert len(answers) == 1


@rule("DU-89")
def test_a_left_over_card_that_is_played_is_known() -> None:
    """The card fetched lies in the area for all to see; the other two stay private until the layout has been seen."""
    s = looking("c1-green-01", "c1-grey-08", "c1-green-02")
    do(s, "fetch c1-grey-08")
    assert faces(GAME.view(s, 1), "area:0").count("c1-grey-08") == 1
    assert (faces(GAME.view(s, 1), "discard"), zone(GAME.view(s, 1), "discard").size) == (["c1-yellow-01"], 3)
    assert set(faces(GAME.view(s, 0), "discard")) == {"c1-yellow-01", "c1-green-01", "c1-green-02"}
    do(s, "play c1-grey-01", "play c1-grey-02")
    assert lying(s) == {2: "c1-blue-04", 8: "c1-grey-03"}
    for viewer in VIEWERS:
        assert set(faces(GAME.view(s, viewer), "discard")) == {"c1-yellow-01", "c1-green-01", "c1-green-02"}


@rule("DU-89")
def test_a_second_player_who_looks() -> None:
    """The opponent who looks later sees the same cards, and from then on both know them; spectators do not."""
    left = ["c1-green-01 (1)", "c1-grey-08 (1)", "c1-green-02 (1)"]
    rest = [c for c in CHAPTER_1 if c not in (*UNKNOWN, *LAYOUT.values())]
    s = position(layout=LAYOUT, area_0=rest, aside=left, coins=[0, 6], seat=1, tiles=["barad-dur"])
    do(s, "take barad-dur")
    assert set(can(s)) == {"fetch c1-green-01", "fetch c1-grey-08", "fetch c1-green-02"}
    do(s, "fetch c1-green-01")
    for viewer in (0, 1):
        assert set(faces(GAME.view(s, viewer), "discard")) == {"c1-grey-08", "c1-green-02"}
    assert (faces(GAME.view(s), "discard"), zone(GAME.view(s), "discard").size) == ([], 2)


@rule("DU-89")
def test_who_saw_what_is_written_down() -> None:
    """In the log of chance, cards looked at are known to that seat; cards, tiles and tokens turned up to all."""
    s = late(seat=1)
    s.dice.log = []
    do(s, "take barad-dur")
    assert [fall_knowers(f) for f in s.dice.log] == [0b10] * 3
    s = late(tiles=["grey-havens"])
    s.dice.log = []
    do(s, "take grey-havens", "ask elves")
    assert [fall_knowers(f) for f in s.dice.log] == [0xFF] * 2


@rule("DU-89")
def test_looking_is_told_without_names() -> None:
    """All are told that he looks through the pile, and nobody what lies there."""
    s = looking("c1-green-01", "c1-grey-08", "c1-green-02")
    told = {viewer: [mathom.encode(e) for e in GAME.view(s, viewer).events] for viewer in VIEWERS}
    assert told[1] == told[None]
    assert len(told[1]) >= 2
    for card in (b"c1-green-01", b"c1-grey-08", b"c1-green-02"):
        assert not [event for event in told[1] if card in event]


# -- imagining


@rule("DU-89")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_imagined_left_over_cards(viewer: int) -> None:
    """The one who looked imagines what he saw; the others anything that may be left over or lie face down."""
    s = looking("c1-green-01", "c1-grey-08", "c1-green-02")
    do(s, "fetch c1-yellow-01")
    s.news = None
    seat = None if viewer < 0 else viewer
    imagined = [s.imagine(viewer, Dice(seed)) for seed in range(30)]
    assert all(seen(twin, seat) == seen(s, seat) for twin in imagined)
    dealt = {frozenset(map(str, faces(GAME.view(twin, 0), "discard"))) for twin in imagined}
    assert len(dealt) == (1 if viewer == 0 else 4)
    for twin in imagined:
        do(twin, "discard c1-grey-01", "discard c1-grey-02")
        cards = [*lying(twin).values(), *discard(twin)]
        assert sorted(set(cards) & set(UNKNOWN)) == UNKNOWN


@rule("DU-89")
def test_imagining_depends_only_on_what_is_known() -> None:
    """What the opponent imagines does not depend on what was looked at."""
    one = looking("c1-green-01", "c1-grey-08", "c1-green-02")
    two = looking("c1-blue-04", "c1-grey-08", "c1-green-02")
    for seed in range(20):
        assert one.imagine(1, Dice(seed)).to_json() == two.imagine(1, Dice(seed)).to_json()
