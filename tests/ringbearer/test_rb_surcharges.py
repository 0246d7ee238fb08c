"""RB-92 to RB-94: surcharges at tiles."""

from typing import Any

import pytest

from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import (
    GAME,
    before,
    can,
    cards_at,
    dark_discard,
    discard,
    do,
    faces,
    fellowship,
    phase,
    position,
    refused,
    surcharges_at,
    tile,
)
from support import rule


@rule("RB-92", "RB-93")
@pytest.mark.parametrize("colour", ["blue", "yellow", "green", "red"])
def test_a_surcharge_is_laid(colour: str) -> None:
    """At an open tile of his choice, for two cards."""
    card = f"dark-surcharge-{colour}"
    s = position(servant=0, dark_hand=[card, "dark-hand"], sauron=9, land=[tile("a1"), tile("a2")])
    do(s, f"play {card}")
    assert can(s) == ["charge 5", "charge 6"]
    do(s, "charge 6")
    assert (surcharges_at(s, 5), surcharges_at(s, 6), before(s)) == ([], [colour], ["sauron"] * 7)
    assert (dark_discard(s), phase(s), faces(GAME.view(s, 1), "tile:6")) == ([], "serving", [card])


def charged(*cards: str, tolls: tuple[str, ...] = ("blue",), **data: Any) -> Ringbearer:
    """travelling; on the way lies tile 6, A4: upper way red, then green"""
    land = [tile("a1"), tile("a4", *cards, surcharges=tolls)]
    data.setdefault("tile", 5)
    data.setdefault("field", "upper-2")
    return position(land=land, phase="travel", left=0, seat=1, servant=0, dark_hand=["dark-hand"], **data)


IDLE: dict[str, Any] = {"helpers": ["helper-riders-back"], "riders": 1}


@rule("RB-92")
def test_the_surcharge_example() -> None:
    """Blue surcharge, yellow field: a blue and a yellow card are paid, then the dark card goes to the dark discard."""
    land = [tile("a1", "blue", "yellow", surcharges=("blue",))]
    s = position(land=land, tile=5, field="upper-1", phase="travel", left=0, seat=1, servant=0)
    do(s, "go 5-upper-2 with blue yellow")
    assert (fellowship(s), discard(s), dark_discard(s)) == ((5, "upper-2"), ["blue", "yellow"], ["dark-surcharge-blue"])
    assert surcharges_at(s, 5) == []


@rule("RB-92", "RB-93")
@pytest.mark.parametrize("cards", [["red"], ["blue"], ["joker"], ["red", "green"], ["blue", "blue"], []])
def test_without_the_surcharge_no_step(cards: list[str]) -> None:
    """The card of the field alone, or the surcharge alone, or one card for both, is too little."""
    s = charged(*cards, **IDLE)
    assert can(s) == ["use helper-riders-back", "halt"]
    assert refused(s, "go 6-upper-1 with " + " ".join(cards)) == "RB-93"


@rule("RB-92")
def test_the_step_after_costs_no_more() -> None:
    """The surcharge is due once."""
    s = charged("red", "blue", "green")
    do(s, "go 6-upper-1 with blue red")
    assert can(s) == ["go 6-upper-2 with green", "halt"]


@rule("RB-93")
@pytest.mark.parametrize("paying", ["red joker", "green green red", "joker joker", "yellow yellow red"])
def test_a_joker_or_a_pair_pays_the_surcharge(paying: str) -> None:
    """As it would pay for a field."""
    s = charged(*paying.split(" "))
    assert f"go 6-upper-1 with {paying}" in can(s)
    do(s, f"go 6-upper-1 with {paying}")
    assert (cards_at(s, 6), dark_discard(s)) == ([], ["dark-surcharge-blue"])


@rule("RB-93")
def test_a_step_to_another_tile_is_free_of_it() -> None:
    """It is due for a step onto its own tile only: not for one on tile 5, and not when it lies at tile 5 behind."""
    land = [tile("a1", "yellow", surcharges=("green",)), tile("a4", surcharges=("blue",))]
    s = position(land=land, tile=5, field="upper-1", phase="travel", left=0, seat=1, servant=0, **IDLE)
    assert refused(s, "go 5-upper-2 with yellow") == "RB-93"
    land = [tile("a1", "yellow"), tile("a4", surcharges=("blue",))]
    s = position(land=land, tile=5, field="upper-1", phase="travel", left=0, seat=1, servant=0)
    do(s, "go 5-upper-2 with yellow")
    assert (fellowship(s), surcharges_at(s, 6), dark_discard(s)) == ((5, "upper-2"), ["blue"], [])


@rule("RB-93")
def test_several_surcharges_are_due_together() -> None:
    """Blue and green at one tile: with the red card of the field three cards are paid at one step."""
    s = charged("red", "blue", "green", tolls=("blue", "green"))
    assert can(s) == ["go 6-upper-1 with blue green red", "halt"]
    do(s, "go 6-upper-1 with blue green red")
    assert (surcharges_at(s, 6), dark_discard(s)) == ([], ["dark-surcharge-blue", "dark-surcharge-green"])
    assert charged("red", "blue", tolls=("blue", "green"), **IDLE).actions() != []
    assert refused(charged("red", "blue", tolls=("blue", "green"), **IDLE), "go 6-upper-1 with blue red") == "RB-93"


@rule("RB-93", "RB-68")
def test_a_surcharge_is_due_for_step() -> None:
    """The symbol saves the colour, not the surcharge; and the card with the symbol cannot pay as well."""
    data: dict[str, Any] = {"tile": 6, "field": "upper-1"}
    s = charged("blue-step", "blue", **data)
    assert can(s) == ["leap 6-upper-2 by blue-step with blue", "halt"]
    do(s, "leap 6-upper-2 by blue-step with blue")
    assert (fellowship(s), discard(s), surcharges_at(s, 6)) == ((6, "upper-2"), ["blue", "blue-step"], [])
    s = charged("blue-step", **data, **IDLE)
    assert can(s) == ["use helper-riders-back", "halt"]


@rule("RB-93", "RB-102")
def test_a_surcharge_at_mount_doom() -> None:
    """A fourth card is due there."""
    land = [tile("d1"), tile("d4", "red", "red", "blue-ring", "yellow", surcharges=("yellow",))]
    data: dict[str, Any] = {"tile": 5, "field": "upper-2", "phase": "travel", "left": 0, "seat": 1, "servant": 0}
    s = position(land=land, **data)
    assert can(s) == ["go 6-doom with blue-ring yellow red red", "halt"]
    do(s, "go 6-doom with blue-ring yellow red red")
    assert GAME.ending(s) == "mount doom"
    land = [tile("d1"), tile("d4", "red", "red", "blue-ring", surcharges=("yellow",))]
    assert refused(position(land=land, **data, **IDLE), "go 6-doom with blue-ring red red") == "RB-93"


@rule("RB-93", "RB-43")
def test_a_surcharge_on_a_special_field() -> None:
    """Green Remove pays the field, another card the surcharge."""
    land = [tile("a1"), tile("d1", "green-remove", "blue", surcharges=("blue",))]
    s = position(land=land, tile=5, field="upper-2", phase="travel", left=0, seat=1, servant=0)
    assert can(s) == ["go 6-upper-1 with blue green-remove", "halt"]


@rule("RB-94")
def test_surcharges_left_behind() -> None:
    """When the fellowship goes on to tile 6, a surcharge at tile 5 goes to the dark discard; one at tile 7 stays."""
    land = [tile("a1", "green", surcharges=("red",)), tile("a4", "red"), tile("b1", surcharges=("blue",))]
    s = position(land=land, tile=5, field="upper-2", phase="travel", left=0, seat=1, servant=0)
    do(s, "go 6-upper-1 with red")
    assert (surcharges_at(s, 5), surcharges_at(s, 7), dark_discard(s)) == ([], ["blue"], ["dark-surcharge-red"])
    assert discard(s) == ["green", "red"]
