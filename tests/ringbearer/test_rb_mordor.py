"""RB-43 to RB-46: the special fields of region D; RB-102 to RB-104: Mount Doom."""

from typing import Any

import pytest

from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import GAME, can, cards_at, discard, do, fellowship, position, refused, tile
from support import rule


def before_field(name: str, field: str, *cards: str, **data: Any) -> Ringbearer:
    """the fellowship is one step before a field of a tile of region D, at which these cards lie"""
    way, place = field.split("-")
    if place == "1":
        return position(land=[tile("a1"), tile(name, *cards)], tile=5, field=f"{way}-2", phase="travel", left=0, **data)
    return position(land=[tile("a1"), tile(name, *cards)], tile=6, field=f"{way}-1", phase="travel", left=0, **data)


def payments(s: Ringbearer, field: str) -> list[str]:
    """what the step onto a field may be paid with"""
    start = f"go 6-{field} with "
    return [text.removeprefix(start) for text in can(s) if text.startswith(start)]


IDLE: dict[str, Any] = {"helpers": ["helper-riders-back"], "riders": 1}  # so that travelling is asked at all


@rule("RB-43")
def test_the_example_of_a_field_with_a_symbol() -> None:
    """Green and Remove: one green Remove card, or a Remove card and a green card."""
    s = before_field("d1", "upper-1", "green-remove")
    do(s, "go 6-upper-1 with green-remove")
    assert (fellowship(s), discard(s)) == ((6, "upper-1"), ["green-remove"])
    s = before_field("d1", "upper-1", "blue-remove", "green")
    do(s, "go 6-upper-1 with blue-remove green")
    assert (fellowship(s), discard(s)) == ((6, "upper-1"), ["blue-remove", "green"])


@rule("RB-43", "RB-45")
@pytest.mark.parametrize(
    "cards",
    [
        ["green"],
        ["green", "green"],
        ["blue-remove"],
        ["green", "joker"],  # a Joker shows no symbol
        ["blue", "blue-remove"],  # as a pair for green the second card would count twice
        ["green-step", "red-ring"],
        ["joker", "joker"],
        [],
    ],
)
def test_what_does_not_pay_for_it(cards: list[str]) -> None:
    """Green alone, the symbol alone, or one card counted for two parts."""
    s = before_field("d1", "upper-1", *cards, **IDLE)
    assert payments(s, "upper-1") == []
    assert refused(s, "go 6-upper-1 with " + " ".join(cards)) == "RB-43"


@rule("RB-45")
@pytest.mark.parametrize(
    "paying",
    ["yellow-remove joker", "blue blue red-remove", "blue-remove blue blue", "red-remove red-remove yellow-remove"],
)
def test_joker_or_pair_for_the_colour(paying: str) -> None:
    """The colour part of a field with a symbol may be a Joker or a pair; the symbol may have any colour."""
    s = before_field("d1", "upper-1", *paying.split(" "))
    ways = payments(s, "upper-1")
    assert [sorted(way.split(" ")) for way in ways] == [sorted(paying.split(" "))]
    do(s, f"go 6-upper-1 with {ways[0]}")
    assert (fellowship(s), sorted(discard(s))) == ((6, "upper-1"), sorted(paying.split(" ")))


@rule("RB-43", "RB-45")
def test_no_card_is_wasted() -> None:
    """Where one card pays, it is not offered with another beside it."""
    s = before_field("d1", "upper-1", "green-remove", "green", "blue-remove")
    assert payments(s, "upper-1") == ["green-remove", "blue-remove green"]


@rule("RB-44")
def test_the_example_of_a_field_with_a_joker() -> None:
    """Yellow and a Joker: a yellow card and a Joker, or a yellow card and two red ones."""
    s = before_field("d1", "lower-1", "yellow", "joker")
    assert payments(s, "lower-1") == ["yellow joker"]
    do(s, "go 6-lower-1 with yellow joker")
    assert (fellowship(s), discard(s)) == ((6, "lower-1"), ["yellow", "joker"])
    s = before_field("d1", "lower-1", "yellow", "red", "red")
    do(s, "go 6-lower-1 with yellow red red")
    assert (fellowship(s), discard(s)) == ((6, "lower-1"), ["yellow", "red", "red"])


@rule("RB-44", "RB-45")
@pytest.mark.parametrize("cards", [["yellow"], ["joker"], ["yellow", "red"], ["red", "red"], ["yellow", "yellow"]])
def test_what_does_not_pay_for_a_joker(cards: list[str]) -> None:
    """Too few cards: no card counts for the colour and for the Joker."""
    s = before_field("d1", "lower-1", *cards, **IDLE)
    assert payments(s, "lower-1") == []
    assert refused(s, "go 6-lower-1 with " + " ".join(cards)) == "RB-44"


@rule("RB-45")
@pytest.mark.parametrize("cards", [["joker"] * 2, ["red", "red", "joker"], ["blue"] * 4, ["yellow"] * 3])
def test_jokers_and_pairs_for_both_parts(cards: list[str]) -> None:
    """Two Jokers, a pair and a Joker, two pairs, a yellow card and a pair of yellow ones."""
    s = before_field("d1", "lower-1", *cards)
    assert payments(s, "lower-1") == [" ".join(cards)]


@rule("RB-43", "RB-44")
@pytest.mark.parametrize(
    ("name", "field", "both", "apart"),
    [
        ("d1", "upper-1", "green-remove", "green red-remove"),
        ("d2", "lower-1", "blue-gandalf", "blue green-gandalf"),
        ("d3", "upper-2", "green-remove", "blue-remove green"),
        ("d3", "lower-1", "red-riders-back", "yellow-riders-back red"),
        ("d1", "lower-1", None, "yellow joker"),
        ("d2", "upper-2", None, "yellow joker"),
    ],
)
def test_every_special_field(name: str, field: str, both: str | None, apart: str) -> None:
    """Each special field, with the one card that shows both where there is one, and with two."""
    if both is not None:
        assert payments(before_field(name, field, both), field) == [both]
    assert payments(before_field(name, field, *apart.split(" ")), field) == [apart]
    for card in apart.split(" "):
        assert payments(before_field(name, field, card, **IDLE), field) == []


@rule("RB-43")
def test_special_fields_are_in_region_d_only() -> None:
    """Six of them, all in D; the other fields of D are ordinary."""
    special = {t.id: [f for f in t.upper + t.lower if "+" in f] for t in GAME.components.tile}
    assert {name: len(fields) for name, fields in special.items() if fields} == {"d1": 2, "d2": 2, "d3": 2}
    s = before_field("d1", "upper-2", "blue")
    assert payments(s, "upper-2") == ["blue"]


@rule("RB-46")
def test_a_symbol_that_pays_is_no_action() -> None:
    """It may pay on a no-action tile, and then nothing else happens."""
    s = before_field("d3", "lower-1", "red-riders-back", riders=3)
    do(s, "go 6-lower-1 with red-riders-back")
    assert (fellowship(s), int(s.riders)) == ((6, "lower-1"), 3)
    s = before_field("d3", "upper-2", "green-remove", sauron=2)
    do(s, "go 6-upper-2 with green-remove")
    assert (fellowship(s), int(s.sauron)) == ((6, "upper-2"), 2)


@rule("RB-46")
def test_helpers_do_not_pay() -> None:
    """A helper with Remove in the middle is no card with the symbol at the tile."""
    s = before_field("d1", "upper-1", "green", helpers=["helper-remove"], sauron=1)
    assert payments(s, "upper-1") == []
    assert can(s) == ["use helper-remove sauron", "halt"]


# -- Mount Doom


def before_doom(*cards: str, name: str = "d1", field: str = "upper-2", **data: Any) -> Ringbearer:
    land = [tile(name), tile("d4", *cards)]
    return position(land=land, tile=5, field=field, phase="travel", left=0, riders=1, **data)


@rule("RB-102", "RB-103")
@pytest.mark.parametrize(
    ("cards", "paying"),
    [
        (["red", "red", "blue-ring"], "blue-ring red red"),
        (["red", "red", "red-ring"], "red red red-ring"),
        (["red", "red-ring", "red-ring"], "red red-ring red-ring"),
        (["yellow-ring", "yellow-ring", "blue-ring"], None),
        (["green", "green-remove", "yellow-ring"], "yellow-ring green green-remove"),
    ],
)
def test_mount_doom_is_entered(cards: list[str], paying: str | None) -> None:
    """Two cards of one colour and a third with the ring, of any colour, that of the two included."""
    s = before_doom(*cards)
    ways = [text.removeprefix("go 6-doom with ") for text in can(s) if text.startswith("go")]
    assert ways == ([paying] if paying else ["blue-ring yellow-ring yellow-ring"])
    do(s, f"go 6-doom with {ways[0]}")
    assert s.over
    assert (GAME.ending(s), int(s.tile), sorted(discard(s))) == ("mount doom", 6, sorted(cards))


@rule("RB-102", "RB-103")
@pytest.mark.parametrize(
    "cards",
    [
        ["red", "joker", "blue-ring"],
        ["red", "red-ring"],
        ["red", "red", "red"],
        ["red", "red", "joker"],
        ["red", "blue", "blue-ring"],
        ["red-ring", "red-ring"],
        ["joker", "joker", "blue-ring"],
        ["yellow", "yellow", "green", "green"],
    ],
)
def test_mount_doom_stays_shut(cards: list[str]) -> None:
    """A Joker is none of the two; the ring card is a third card; two pairs are no ring."""
    s = before_doom(*cards, helpers=["helper-riders-back"])
    assert can(s) == ["use helper-riders-back", "halt"]
    assert refused(s, "go 6-doom with " + " ".join(cards)) == "RB-102"


@rule("RB-102")
@pytest.mark.parametrize(("seat", "ring"), [(0, 0), (1, 0), (2, 1)])
@pytest.mark.parametrize("field", ["upper-2", "lower-2"])
def test_from_either_way_and_by_anybody(field: str, seat: int, ring: int) -> None:
    """From the last field of either way, by the bearer too, though the ring symbol would be no action of his."""
    s = before_doom("green", "green", "green-ring", field=field, seat=seat, ring=ring)
    do(s, "go 6-doom with green green green-ring")
    assert s.over
    assert int(s.ring) == ring


@rule("RB-102")
def test_the_cards_lie_at_mount_doom() -> None:
    """Cards at the tile before it do not pay, nor does one step from a field that is not the last."""
    land = [tile("d1", "blue", "blue", "blue-ring"), tile("d4", "red", "red")]
    s = position(land=land, tile=5, field="upper-2", phase="travel", left=0, riders=1, ring=1)
    assert can(s) == ["use blue-ring", "halt"]
    s = before_doom("red", "red", "blue-ring", field="upper-1", helpers=["helper-riders-back"])
    assert refused(s, "go 6-doom with blue-ring red red") == "RB-38"


@rule("RB-102")
def test_only_in_phase_4() -> None:
    """Laid with the second action, the cards are used in the same turn; before that not."""
    s = position(land=[tile("d1"), tile("d4", "red")], tile=5, field="lower-2", hand_0=["red", "blue-ring"], riders=1)
    do(s, "lay red 6")
    assert refused(s, "go 6-doom with blue-ring red red") == "RB-23"
    do(s, "lay blue-ring 6", "go 6-doom with blue-ring red red")
    assert s.over
    assert cards_at(s, 6) == []


@rule("RB-104")
def test_all_companions_win() -> None:
    """The game ends at once, and everybody has won."""
    s = before_doom("red", "red", "blue-ring", seat=2, ring=1, seats=4, hand_0=["sauron"])
    do(s, "go 6-doom with blue-ring red red")
    assert (s.over, s.actions(), int(s.seat)) == (True, [], -1)
    assert [s.payoff(seat) for seat in range(4)] == [1.0] * 4
    result = GAME.view(s).result
    assert result is not None
    assert result.winners == (0, 1, 2, 3)


@rule("RB-104")
def test_a_servant_loses() -> None:
    """The ring is wrested from him: the companions win, he does not."""
    s = before_doom("red", "red", "blue-ring", seat=0, servant=1, dark_hand=["dark-hand"])
    do(s, "go 6-doom with blue-ring red red")
    assert [s.payoff(seat) for seat in range(3)] == [1.0, -1.0, 1.0]
    result = GAME.view(s).result
    assert result is not None
    assert (result.winners, result.ranking) == ((0, 2), (0, 2, 1))
    assert GAME.ending(s) == "mount doom"
