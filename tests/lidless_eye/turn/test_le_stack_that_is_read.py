"""What is under way lies in an order that the rules can go on with, or a position is refused."""

from typing import Any

import pytest

import mathom
from mathom.kernel.errors import BadPosition


def mustering() -> dict[str, Any]:
    """both have chosen their decks, and the first gives out his starting items"""
    game = mathom.game("lidless-eye")
    state = game.new(seats=2, seed=3)
    while "Muster" not in [frame["is"] for frame in game.to_json(state)["stack"]]:
        state.apply(state.actions()[0])
    return game.to_json(state)


def refused(stack: list[dict[str, Any]]) -> str:
    game = mathom.game("lidless-eye")
    with pytest.raises(BadPosition) as found:
        game.from_json({**mustering(), "stack": stack})
    return str(found.value)


def test_the_bottom_is_a_turn_and_nothing_else_is() -> None:
    turn, *rest = mustering()["stack"]
    assert "the bottom is a Turn" in refused(rest)
    assert "the bottom is a Turn" in refused([turn, turn, *rest])


def test_every_seat_musters_once() -> None:
    stack = mustering()["stack"]
    assert "every seat musters once" in refused([*stack, stack[-1]])


def test_there_is_as_much_below_an_order_as_it_orders() -> None:
    turn = mustering()["stack"][0]
    assert "not so many things below" in refused([turn, {"is": "Order", "sources": [0, 1]}])


def test_what_is_under_way_is_part_of_what_lies_below_it() -> None:
    turn = mustering()["stack"][0]
    journey = {"is": "Journey", "company": 0}
    assert "part of a turn" in refused([turn, journey, journey])
    assert "the journey below it" in refused([turn, {"is": "Route", "company": 0}])
    assert "the journey below it" in refused([turn, journey, {"is": "Route", "company": 1}])


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        ({"is": "Attack", "targets": [0], "facing": 1}, "stack.1.facing"),
        ({"is": "Attack", "targets": [0], "excess": [0], "faced": [0]}, "stack.1.outcomes"),
        ({"is": "Attack", "targets": [99]}, "stack.1.targets.0"),
        ({"is": "Attack", "strikes": 1 << 30}, "stack.1.strikes"),
        ({"is": "Refill", "seat": 2}, "not among those who play"),
        ({"is": "Chain", "first": 2}, "not among those who play"),
        ({"is": "Chain", "links": [{"by": 2, "kind": "doors-of-night"}]}, "not among those who play"),
        ({"is": "Chain", "links": [{}]}, "nothing is declared"),
        ({"is": "Chain", "links": [{"kind": "doors-of-night", "card": 99}]}, "stack.1.card"),
        ({"is": "Draw", "left": 1}, "nothing is left to be drawn"),
    ],
)
def test_what_is_under_way_names_what_is_there(frame: dict[str, Any], words: str) -> None:
    position = mustering()
    del position["deck 0"]
    with pytest.raises(BadPosition) as found:
        mathom.game("lidless-eye").from_json({**position, "stack": [position["stack"][0], frame]})
    assert words in str(found.value)


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ({"decks": 5}, "decks"),
        ({"council": 2}, "council"),
        ({"once": [1 << 30, 0]}, "once.0"),
        ({"wraith": [-1, 9999]}, "wraith.1"),
        (
            {"pieces": [{"card": "gorbag", "in": "table", "on": 1}, {"card": "gorbag", "in": "table"}][::-1]},
            "pieces.1.on",
        ),
        ({"pieces": [{"card": "gorbag", "in": "table", "known": -1}]}, "pieces.0.known"),
        ({"pieces": [{"card": "gorbag", "in": "table", "used": -1}]}, "pieces.0.used"),
        ({"companies": [{"of": 0, "region 0": 100}]}, "companies.0.region"),
        ({"companies": [{"of": 0, "region 0": 256 * 9}]}, "companies.0.region"),
        ({"seats": 3, "order": [0, 1, -2]}, "no such seat"),
        ({"seats": 3, "order": [0, 1, -1], "companies": [{"of": 2}]}, "dropped out"),
    ],
)
def test_what_lies_there_is_what_can_lie_there(part: dict[str, Any], words: str) -> None:
    position = {**mustering(), "pieces": [], "fresh": -1, "companies": [], **part}
    if part.get("seats") == 3:  # what is told by seat is told of three
        position = {
            key: value for key, value in position.items() if key not in ("wraith", "once", "score", "exhausted")
        }
    with pytest.raises(BadPosition) as found:
        mathom.game("lidless-eye").from_json(position)
    assert words in str(found.value)
