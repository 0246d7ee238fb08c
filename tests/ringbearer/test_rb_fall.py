"""RB-72 to RB-85: the fall of the bearer, and the turn of Sauron's servant."""

from typing import Any

import pytest

from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import fall_kind, fall_knowers
from ringbearer.rb import (
    GAME,
    before,
    can,
    cards_at,
    dark_discard,
    dark_hand,
    discard,
    do,
    faces,
    hand,
    helpers,
    phase,
    position,
    refused,
    reversed_cards,
    surcharges_at,
    tile,
    told,
)
from support import rule

DARK = ["dark-gandalf", "dark-hand", "dark-back", "dark-draw", "dark-remove-one", "dark-remove-two"]


def begins(seat: int, chance: list[str] | None = None, **data: Any) -> Ringbearer:
    """the turn of a seat has begun, the one before having drawn no card"""
    data.setdefault("dark_pile", DARK)
    s = position(chance, seat=(seat - 1) % 3, phase="drawing", left=0, **data)
    s.news = []
    s.dice.log = []
    do(s, "stop")
    return s


def serving(**data: Any) -> Ringbearer:
    """the servant, seat 0, with two actions"""
    data.setdefault(
        "dark_pile", ["dark-surcharge-yellow", "dark-surcharge-green", "dark-remove-one", "dark-remove-two"]
    )
    return position(servant=0, **data)


# -- the fall


@rule("RB-72")
def test_who_falls_is_the_servant() -> None:
    """He keeps the ring and plays against the others; the ring symbol does not take it from him."""
    s = begins(0, hand_0=["sauron"], sauron=4, ring=1, land=[tile("a1", "yellow-ring")], tile=5, field="upper-1")
    assert (int(s.servant), int(s.ring)) == (1, 1)
    assert [seat.marks for seat in GAME.view(s).seats] == [(), ("ring", "servant"), ()]
    assert "Player 2 falls to Sauron’s power and is his servant now" in told(s, None)
    do(s, "discover", "discover")
    assert refused(s, "use yellow-ring") == "RB-50"


@rule("RB-73")
def test_what_the_servant_discards() -> None:
    """His hand, the reversed card too, and the Sauron cards before him; a Sauron card in his hand moves no riders."""
    s = begins(0, hand_0=["sauron"], sauron=4, ring=1, hand_1=["blue", "joker", "sauron"], reversed_1=["red-ring"])
    assert (hand(s, 1), reversed_cards(s, 1), int(s.size[1]), before(s)) == ([], [], 0, [])
    assert discard(s) == ["blue", "red-ring", "joker"] + ["sauron"] * 6
    assert int(s.riders) == 1
    shown = [f for f in s.dice.log or [] if fall_kind(f) == 3]
    assert {fall_knowers(f) for f in shown} == {255}  # all see what he discards
    assert [GAME.fall_to_text(f) for f in shown] == [
        "player-1 sauron",
        "all-shown",
        "player-2 blue",
        "player-2 red-ring",
        "player-2 joker",
        "player-2 sauron",
        "all-shown",
    ]


@rule("RB-73", "RB-26")
def test_the_others_keep_their_cards() -> None:
    """Only the hand of the fallen is discarded; helpers in the middle stay."""
    s = begins(0, hand_0=["sauron", "red"], sauron=4, ring=1, hand_2=["blue"], helpers=["helper-remove"])
    assert (hand(s, 0), hand(s, 2), helpers(s)) == (["red"], ["blue"], ["helper-remove"])


@rule("RB-74")
def test_four_dark_cards() -> None:
    """He draws four, seen by him alone."""
    chance = ["player-1 sauron", "all-shown", "dark-back", "dark-draw", "dark-gandalf", "dark-hand", "all-shown"]
    s = begins(0, chance, hand_0=["sauron"], sauron=4, ring=1)
    assert dark_hand(s) == ["dark-gandalf", "dark-hand", "dark-back", "dark-draw"]
    assert s.dark_pile.size() == 2
    assert [fall_knowers(f) for f in s.dice.log or [] if fall_kind(f) == 2] == [0b010] * 4
    assert faces(GAME.view(s, 1), "hand:1") == dark_hand(s)
    assert faces(GAME.view(s, 0), "hand:1") == faces(GAME.view(s), "hand:1") == [None] * 4
    assert [line for line in told(s, 2) if "dark" in line] == ["Player 2 draws a dark card"] * 4
    assert "Player 2 draws the dark card Fellowship back" in told(s, 1)


@rule("RB-75")
def test_sauron_cards_before_the_servant() -> None:
    """The companions' turns do not change: cards are laid before him, the riders advance for each."""
    s = begins(1, servant=2, hand_1=["sauron", "helper-remove"], reversed_0=["sauron"], sauron=1)
    assert (before(s), int(s.riders), helpers(s)) == (["sauron"] * 3, 2, ["helper-remove"])
    assert (int(s.seat), phase(s), int(s.left)) == (1, "actions", 2)


@rule("RB-76")
def test_no_second_fall() -> None:
    """Five and more lie before the servant, and nothing happens."""
    s = begins(1, servant=2, hand_1=["sauron"] * 2, sauron=6, dark_hand=["dark-hand"], tile=5, field="lower-1")
    assert (before(s), int(s.servant), dark_hand(s)) == (["sauron"] * 8, 2, ["dark-hand"])
    assert discard(s) == []


@rule("RB-77")
def test_a_fall_in_the_own_turn() -> None:
    """The riders advance, then he takes a servant's turn at once: no helpers, two dark actions."""
    s = begins(0, hand_0=["sauron", "helper-remove", "blue"], reversed_1=["helper-riders-back"], sauron=4, ring=0)
    assert (int(s.riders), int(s.seat), phase(s), int(s.left)) == (1, 0, "serving", 2)
    assert (helpers(s), reversed_cards(s, 1)) == ([], ["helper-riders-back"])
    assert discard(s) == ["blue"] + ["sauron"] * 5 + ["helper-remove"]
    events = told(s, None)
    assert events.index("the Black Riders advance to tile 1") > events.index("Player 1 draws a dark card")
    do(s, f"aside {dark_hand(s)[0]}")
    do(s, f"aside {dark_hand(s)[0]}")
    assert (int(s.seat), len(dark_hand(s)), len(before(s))) == (1, 4, 2)


@rule("RB-78")
def test_a_fall_in_another_turn() -> None:
    """The riders advance, and the turn goes on with phase 2."""
    s = begins(0, hand_0=["sauron", "helper-remove"], hand_1=["helper-riders-back"], sauron=4, ring=1)
    assert (int(s.riders), int(s.seat), phase(s), int(s.left)) == (1, 0, "actions", 2)
    assert (helpers(s), "helper-riders-back" in discard(s)) == (["helper-remove"], True)


# -- the turn of the servant


@rule("RB-79")
@pytest.mark.parametrize(
    "texts",
    [
        ("aside dark-hand", "aside dark-gandalf"),
        ("aside dark-hand", "play dark-remove-one"),
        ("play dark-remove-one", "aside dark-hand"),
        ("play dark-remove-one", "play dark-remove-one"),
    ],
)
def test_two_dark_actions(texts: tuple[str, str]) -> None:
    """A and A, A and B, B and A, B and B; then he draws up to four, and it is the next player's turn."""
    mine = ["dark-hand", "dark-gandalf", "dark-remove-one", "dark-remove-one"]
    s = serving(dark_hand=mine, sauron=2, land=[tile("a1", "blue", "blue")], dark_pile=["dark-draw", "dark-back"])
    for text in texts:
        assert int(s.seat) == 0
        do(s, text)
        while phase(s) != "serving" and s.seat == 0:
            do(s, can(s)[0])
    assert (int(s.seat), phase(s)) == (1, "actions")
    assert (len(dark_hand(s)), s.dark_pile.size()) == (4, 0)


@rule("RB-79")
def test_exactly_two_dark_actions() -> None:
    """After one action he is asked again; he cannot end his turn."""
    s = serving(dark_hand=["dark-hand", "dark-gandalf", "dark-back"])
    do(s, "aside dark-hand")
    assert (int(s.seat), int(s.left), can(s)) == (0, 1, ["aside dark-gandalf", "aside dark-back"])
    for text in ("stop", "halt", "draw", "lapse"):
        assert refused(s, text) == "RB-80"


@rule("RB-80")
def test_what_the_servant_does_not_do() -> None:
    """He lays no Sauron cards or helpers, though he sees them; he uses no helpers, lays nothing and does not travel."""
    s = position(
        seat=2,
        phase="drawing",
        left=0,
        servant=0,
        dark_hand=["dark-hand"],
        reversed_1=["sauron"],
        reversed_2=["helper-remove"],
        helpers=["helper-riders-back"],
        land=[tile("a1", "blue")],
        riders=1,
    )
    do(s, "stop")
    assert (int(s.seat), phase(s), can(s)) == (0, "serving", ["aside dark-hand"])
    assert (before(s), int(s.riders)) == ([], 1)
    assert (reversed_cards(s, 1), reversed_cards(s, 2)) == (["sauron"], ["helper-remove"])
    for text in ("go 5-upper-1 with blue", "lay blue 5", "discover", "halt", "draw", "stop"):
        assert refused(s, text) == "RB-80"


@rule("RB-81")
def test_a_card_laid_as_payment() -> None:
    """It lies open before him, pays later, and its own action is lost."""
    s = serving(dark_hand=["dark-tile-back", "dark-hand"], land=[tile("a1"), tile("b1")], hand_1=["blue"])
    do(s, "aside dark-tile-back")
    assert (before(s), dark_hand(s), int(s.laid)) == (["dark-tile-back"], ["dark-hand"], 6)
    assert faces(GAME.view(s, 2), "sauron:0") == ["dark-tile-back"]
    assert refused(s, "play dark-tile-back") == "RB-82"
    do(s, "play dark-hand", "take player-2 hidden")
    assert (int(s.laid), dark_discard(s)) == (6, ["dark-hand", "dark-tile-back"])


@rule("RB-82")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("dark-gandalf", 1),
        ("dark-hand", 1),
        ("dark-remove-one", 1),
        ("dark-remove-two", 2),
        ("dark-back", 2),
        ("dark-surcharge-blue", 2),
        ("dark-surcharge-red", 2),
        ("dark-tile-back", 3),
        ("dark-draw", 1),
    ],
)
def test_what_dark_cards_cost(card: str, cost: int) -> None:
    """With one card too few before him it cannot be played, with enough it can."""
    land = [tile("a1"), tile("a2", "blue", "red"), tile("b1")]
    data: dict[str, Any] = {"land": land, "tile": 6, "field": "upper-2", "gandalf": 5, "hand_1": ["green"]}
    poor = serving(dark_hand=[card], sauron=cost - 1, dark_pile=[], **data)
    assert can(poor) == [f"aside {card}"]
    assert refused(poor, f"play {card}") == "RB-82"
    s = serving(dark_hand=[card], sauron=cost, dark_pile=[], **data)
    assert can(s) == [f"play {card}", f"aside {card}"]
    do(s, f"play {card}")
    assert before(s) == []


@rule("RB-82")
def test_only_hand_cards_are_played() -> None:
    """Not a card that he does not have."""
    s = serving(dark_hand=["dark-back"], sauron=3, hand_1=["blue"])
    assert refused(s, "play dark-hand") == "RB-82"


@rule("RB-83")
def test_he_pays_with_what_he_likes() -> None:
    """Sauron cards or dark cards, exactly the cost, also with a card laid in this turn."""
    s = serving(dark_hand=["dark-back", "dark-gandalf"], sauron=2, before=["dark-hand"], tile=5, field="upper-2")
    do(s, "aside dark-gandalf", "play dark-back")
    assert can(s) == ["pay sauron", "pay dark-gandalf", "pay dark-hand"]
    do(s, "pay dark-gandalf")
    assert (can(s), phase(s)) == (["pay sauron", "pay dark-hand"], "paying")
    do(s, "pay dark-hand")
    assert (before(s), phase(s), can(s)) == (["sauron", "sauron"], "aiming", ["back 5-upper-1"])
    do(s, "back 5-upper-1")
    assert set(dark_discard(s)) == {"dark-back", "dark-gandalf", "dark-hand"}


@rule("RB-83")
def test_where_there_is_no_choice_nobody_is_asked() -> None:
    """Only Sauron cards, or only as many cards as it costs: they are paid."""
    s = serving(dark_hand=["dark-back"], sauron=5, tile=5, field="upper-2")
    do(s, "play dark-back")
    assert (phase(s), before(s)) == ("aiming", ["sauron"] * 3)
    s = serving(dark_hand=["dark-back"], sauron=1, before=["dark-hand"], tile=5, field="upper-2")
    do(s, "play dark-back")
    assert (phase(s), before(s)) == ("aiming", [])


@rule("RB-84")
def test_where_the_cards_go() -> None:
    """After the action: Sauron cards to the discard, dark cards to the dark discard, a surcharge to its tile."""
    s = serving(
        dark_hand=["dark-back", "dark-surcharge-red"], sauron=2, before=["dark-hand"] * 2, tile=5, field="upper-2"
    )
    do(s, "play dark-back", "pay sauron", "pay dark-hand")
    assert (discard(s), dark_discard(s)) == ([], [])  # not before the action
    do(s, "back 5-upper-1")
    assert (discard(s), dark_discard(s)) == (["sauron"], ["dark-hand", "dark-back"])
    do(s, "play dark-surcharge-red", "charge 5")
    assert (discard(s), dark_discard(s)) == (["sauron", "sauron"], ["dark-hand", "dark-hand", "dark-back"])
    assert (surcharges_at(s, 5), before(s)) == (["red"], [])


@rule("RB-84", "RB-98")
def test_what_was_paid_is_not_drawn() -> None:
    """The Sauron card paid is discarded after the action: the pile made of the discard does not have it."""
    s = serving(dark_hand=["dark-draw"], sauron=1, pile=[], discard=["blue"])
    do(s, "play dark-draw")
    assert (int(s.riders), discard(s)) == (0, ["blue", "sauron"])


@rule("RB-85")
def test_what_cannot_be_carried_out() -> None:
    """No Gandalf, no card in any hand, no card at a tile, nowhere to go back to, only one tile, no card to draw."""
    mine = [
        "dark-gandalf",
        "dark-hand",
        "dark-remove-one",
        "dark-remove-two",
        "dark-back",
        "dark-tile-back",
        "dark-draw",
    ]
    land = [tile("a1")]
    s = serving(dark_hand=mine, sauron=9, pile=[], land=land, tile=4)
    assert [text for text in can(s) if text.startswith("play")] == ["play dark-tile-back"]
    for card, number in zip(mine, ["86", "85", "85", "85", "90", "", "85"], strict=True):
        if number:
            assert refused(s, f"play {card}") == f"RB-{number}"
    s = serving(dark_hand=mine, sauron=9, pile=[], land=land, tile=5, field="upper-1")
    assert [text for text in can(s) if text.startswith("play")] == ["play dark-back"]
    assert refused(s, "play dark-tile-back") == "RB-95"


@rule("RB-85")
def test_a_dark_action_lapses() -> None:
    """With no dark card in hand neither A nor B is possible."""
    s = serving(dark_hand=[], dark_pile=[], sauron=3)
    assert can(s) == ["lapse"]
    do(s, "lapse")
    assert (can(s), int(s.left)) == (["lapse"], 1)
    do(s, "lapse")
    assert (int(s.seat), cards_at(s, 5)) == (1, [])
