"""RB-33 to RB-42 and RB-47 to RB-50: the journey over ordinary fields, and cards used for their actions."""

from typing import Any

import pytest

from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import (
    GAME,
    before,
    can,
    cards_at,
    discard,
    do,
    fellowship,
    helpers,
    phase,
    position,
    refused,
    tile,
    told,
)
from support import rule


def travelling(*land: dict[str, Any], **data: Any) -> Ringbearer:
    return position(land=list(land), phase="travel", left=0, **data)


def steps(s: Ringbearer) -> list[str]:
    """the steps that are offered, without their payments"""
    return list(dict.fromkeys(text.split(" ")[1] for text in can(s) if text.startswith(("go", "leap"))))


RICH = ("blue", "yellow", "green", "red", "joker")  # a card for any step


@rule("RB-33")
def test_cards_are_used_in_any_order_or_not_at_all() -> None:
    """Steps, actions and helpers in any order, as many as there are; or none."""
    land = (tile("a1", "yellow", "red-riders-back", "blue-gandalf"), tile("a2", "green"))
    s = travelling(*land, tile=5, field="upper-1", helpers=["helper-remove"], sauron=2, riders=2)
    do(s, "use blue-gandalf", "go 5-upper-2 with yellow", "use helper-remove sauron", "use red-riders-back")
    do(s, "go 6-upper-1 with green")
    assert (fellowship(s), int(s.gandalf), int(s.riders), before(s)) == ((6, "upper-1"), 5, 1, ["sauron"])
    assert phase(s) == "drawing"
    s = travelling(*land, tile=5, field="upper-1", helpers=["helper-remove"], sauron=2, riders=2)
    do(s, "halt")
    assert (fellowship(s), len(cards_at(s, 5)), helpers(s), phase(s)) == (
        (5, "upper-1"),
        3,
        ["helper-remove"],
        "drawing",
    )


@rule("RB-33")
def test_he_may_stop_at_any_time() -> None:
    """After a step the journey may end, though more could be done; then nothing more is done."""
    s = travelling(tile("a1", "blue", "yellow"))
    s.news = []
    do(s, "go 5-upper-1 with blue", "halt")
    assert (fellowship(s), cards_at(s, 5), phase(s)) == ((5, "upper-1"), ["yellow"], "drawing")
    assert told(s, None) == [
        "Player 1 pays blue",
        "the fellowship goes to field 1 of the upper way of tile 5",
        "Player 1 ends the journey for this turn",
    ]
    assert refused(s, "go 5-upper-2 with yellow") == "RB-35"
    assert refused(s, "halt") == "RB-33"


@rule("RB-34")
def test_a_card_is_used_once() -> None:
    """For its colour or for its action: either way it is discarded, and gone."""
    s = travelling(tile("a1", "yellow-ring"), tile=5, field="upper-1", ring=1, helpers=["helper-remove"], sauron=1)
    assert can(s)[:2] == ["go 5-upper-2 with yellow-ring", "use yellow-ring"]
    paid = s.copy()
    do(paid, "go 5-upper-2 with yellow-ring")
    assert (int(paid.ring), discard(paid), cards_at(paid, 5)) == (1, ["yellow-ring"], [])
    do(s, "use yellow-ring")
    assert (int(s.ring), fellowship(s), discard(s)) == (0, (5, "upper-1"), ["yellow-ring", "sauron"])
    assert cards_at(s, 5) == []


@rule("RB-35")
def test_the_travel_example() -> None:
    """Blue, then yellow, both lying at the tile: two steps along the upper way, both cards discarded."""
    s = travelling(tile("a1", "blue", "yellow"))
    do(s, "go 5-upper-1 with blue")
    assert (fellowship(s), cards_at(s, 5), discard(s)) == ((5, "upper-1"), ["yellow"], ["blue"])
    do(s, "go 5-upper-2 with yellow")
    assert (fellowship(s), cards_at(s, 5), discard(s)) == ((5, "upper-2"), [], ["blue", "yellow"])
    assert phase(s) == "drawing"  # nothing is left to be done


@rule("RB-35")
def test_cards_at_other_tiles_do_not_pay() -> None:
    """A step onto tile 6 is paid at tile 6; a step on tile 5 at tile 5. Cards in hands pay nothing."""
    land = (tile("a1", "green", "red"), tile("a2", "yellow", "blue"))
    s = travelling(*land, tile=5, field="upper-2", hand_0=["green"], riders=1, helpers=["helper-riders-back"])
    assert can(s) == ["use helper-riders-back", "halt"]
    assert refused(s, "go 6-upper-1 with green") == "RB-36"
    s = travelling(*land, tile=5, field="upper-1", hand_0=["yellow"], riders=1, helpers=["helper-riders-back"])
    assert refused(s, "go 5-upper-2 with yellow") == "RB-36"


@rule("RB-36")
@pytest.mark.parametrize(
    ("cards", "paying"),
    [
        (["green"], "green"),
        (["green-step"], "green-step"),
        (["joker"], "joker"),
        (["blue", "blue"], "blue blue"),
        (["red-ring", "red-ring"], "red-ring red-ring"),
        (["yellow", "yellow-ring"], "yellow yellow-ring"),
    ],
)
def test_what_pays_for_a_green_field(cards: list[str], paying: str) -> None:
    """One card of its colour, one Joker, or two cards of any one colour."""
    s = travelling(tile("a2", *cards))
    assert [text for text in can(s) if "upper-1" in text] == [f"go 5-upper-1 with {paying}"]
    do(s, f"go 5-upper-1 with {paying}")
    assert (fellowship(s), cards_at(s, 5), discard(s)) == ((5, "upper-1"), [], cards)


@rule("RB-36")
@pytest.mark.parametrize("cards", [["blue"], ["blue", "yellow"], ["blue-ring", "yellow-ring"], []])
def test_what_does_not_pay(cards: list[str]) -> None:
    """One card of another colour, or two of different colours, though their symbols are the same."""
    s = travelling(tile("a2", *cards), riders=1, helpers=["helper-riders-back"])
    assert refused(s, "go 5-upper-1 with " + " ".join(cards)) == "RB-36"
    assert "5-upper-1" not in steps(s)


@rule("RB-36")
def test_a_pair_has_no_joker() -> None:
    """A Joker is no half of a pair: with a blue card it pays alone, and the blue card stays."""
    s = travelling(tile("a2", "blue", "joker"))
    assert refused(s, "go 5-upper-1 with blue joker") == "RB-36"
    do(s, "go 5-upper-1 with joker")
    assert cards_at(s, 5) == ["blue"]


@rule("RB-37", "RB-40")
def test_the_first_step() -> None:
    """From the start the first field of either way of tile 5, as the active companion likes; not the second."""
    s = travelling(tile("a1", *RICH))
    assert steps(s) == ["5-upper-1", "5-lower-1"]
    assert refused(s, "go 5-upper-2 with yellow") == "RB-38"
    do(s, "go 5-lower-1 with green")
    assert fellowship(s) == (5, "lower-1")


@rule("RB-37")
def test_every_tile_but_mount_doom_has_two_ways() -> None:
    """An upper and a lower way of two or three fields."""
    for t in GAME.components.tile:
        assert (len(t.upper), len(t.lower)) in (((2, 2), (3, 3)) if not t.doom else ((0, 0),))


@rule("RB-38")
@pytest.mark.parametrize(
    ("name", "field", "ahead"),
    [
        ("a1", "upper-1", ["upper-2"]),
        ("a1", "lower-1", ["lower-2"]),
        ("a5", "upper-1", ["upper-2", "lower-2"]),
        ("a5", "lower-1", ["upper-2", "lower-2"]),
        ("b3", "upper-1", ["upper-2", "lower-2"]),
        ("b3", "lower-1", ["lower-2"]),
        ("b4", "lower-1", ["upper-2", "lower-2"]),
        ("b4", "upper-1", ["upper-2"]),
        ("c1", "upper-2", ["upper-3", "lower-3"]),
        ("c1", "upper-1", ["upper-2"]),
        ("c3", "lower-2", ["upper-3", "lower-3"]),
        ("c2", "lower-1", ["upper-2", "lower-2"]),
    ],
)
def test_forks(name: str, field: str, ahead: list[str]) -> None:
    """The way is changed at forks only, there in the direction they lead."""
    s = travelling(tile(name, *RICH), tile=5, field=field)
    assert steps(s) == [f"5-{f}" for f in ahead]


@rule("RB-38")
def test_there_are_no_dead_ends() -> None:
    """From every field of every tile a step leads on."""
    for t in GAME.components.tile:
        for way, fields in (("upper", t.upper), ("lower", t.lower)):
            for i in range(len(fields)):
                after = tile("d4", "red", "red", "blue-ring") if t.region == "D" else tile("c4", *RICH)
                land = [tile(t.id, *RICH, "red-remove", "blue-gandalf", "red-riders-back"), after]
                if t.id != "c4":
                    assert steps(travelling(*land, tile=5, field=f"{way}-{i + 1}")), (t.id, way, i)


@rule("RB-39")
@pytest.mark.parametrize(("field", "ahead"), [("upper-2", "6-upper-1"), ("lower-2", "6-lower-1")])
def test_from_tile_to_tile(field: str, ahead: str) -> None:
    """From the last field of a way to the first field of the same way."""
    s = travelling(tile("a5", *RICH), tile("c1", *RICH), tile=5, field=field)
    assert steps(s) == [ahead]
    s = travelling(tile("c1", *RICH), tile("b1", *RICH), tile=5, field=field)
    assert ahead not in steps(s)  # the third field is the last


@rule("RB-40", "RB-38")
def test_the_active_companion_decides_at_a_fork() -> None:
    """Both ways are his to choose, wherever he sits."""
    for seat in range(3):
        s = travelling(tile("a5", "red", "green"), tile=5, field="upper-1", seat=seat, ring=0)
        assert steps(s) == ["5-upper-2", "5-lower-2"]
        do(s, "go 5-lower-2 with green")
        assert fellowship(s) == (5, "lower-2")


@rule("RB-41")
def test_no_step_onto_what_is_not_discovered() -> None:
    """At the end of the last tile the fellowship waits, with the symbol too."""
    s = travelling(tile("a1", "green-step", *RICH), tile=5, field="upper-2", riders=1, helpers=["helper-riders-back"])
    assert can(s) == ["use helper-riders-back", "halt"]
    assert refused(s, "go 6-upper-1 with green") == "RB-41"
    assert refused(s, "leap 6-upper-1 by green-step") == "RB-41"


@rule("RB-42")
def test_what_is_left_behind() -> None:
    """Stepping onto tile 6, all cards at tile 5 are discarded; those at tiles 6 and 7 stay."""
    land = (tile("a1", "red", "joker", "red"), tile("a2", "green", "blue"), tile("b1", "yellow"))
    s = travelling(*land, tile=5, field="upper-2")
    do(s, "go 6-upper-1 with green")
    assert (cards_at(s, 5), cards_at(s, 6), cards_at(s, 7)) == ([], ["blue"], ["yellow"])
    assert discard(s) == ["green", "red", "red", "joker"]


@rule("RB-42")
def test_within_a_tile_nothing_is_left_behind() -> None:
    """A step on the same tile, and one from the start, discards only what it costs."""
    s = travelling(tile("a1", "blue", "yellow", "red"))
    do(s, "go 5-upper-1 with blue", "go 5-upper-2 with yellow")
    assert (cards_at(s, 5), discard(s)) == (["red"], ["blue", "yellow"])


@rule("RB-42", "RB-28")
def test_a_card_laid_later_at_a_tile_left_stays() -> None:
    """What is laid at tile 5 when the fellowship is on tile 6 lies there, also when it goes on to tile 7."""
    land = [tile("a1"), tile("a2", "blue"), tile("a3", "yellow")]
    s = position(land=land, tile=6, field="upper-1", hand_0=["red", "red"])
    do(s, "lay red 5", "lay red 5", "go 6-upper-2 with blue", "go 7-upper-1 with yellow")
    assert (fellowship(s), cards_at(s, 5)) == ((7, "upper-1"), ["red", "red"])
    assert discard(s) == ["blue", "yellow"]


# -- cards used for their actions


@rule("RB-47")
def test_only_cards_where_the_fellowship_stands() -> None:
    """A symbol at the tile before or behind cannot be used; nor at the start position, where no card lies."""
    land = (tile("a1", "red-remove"), tile("a2", "blue-remove"), tile("a3", "green-remove"))
    s = travelling(*land, tile=6, field="upper-1", sauron=3)
    assert [text for text in can(s) if text.startswith("use")] == ["use blue-remove sauron"]
    assert refused(s, "use red-remove sauron") == "RB-47"
    assert refused(s, "use green-remove sauron") == "RB-47"
    do(s, "use blue-remove sauron")
    assert (before(s), cards_at(s, 6), discard(s)) == (["sauron"] * 2, [], ["blue-remove", "sauron"])
    s = travelling(tile("a1", "red-remove", "blue"), sauron=3)
    assert [text for text in can(s) if text.startswith("use")] == []


@rule("RB-47")
def test_a_card_without_a_symbol() -> None:
    """It has no action; neither has a Joker."""
    s = travelling(tile("a1", "yellow", "joker"), tile=5, field="upper-1")
    assert can(s) == ["go 5-upper-2 with yellow", "go 5-upper-2 with joker", "halt"]
    assert refused(s, "use yellow") == "RB-47"
    assert refused(s, "use joker") == "RB-47"


@rule("RB-47")
def test_not_before_the_journey() -> None:
    """Cards at tiles are used in phase 4 only."""
    s = position(land=[tile("a1", "red-remove")], tile=5, field="upper-1", sauron=1)
    assert can(s) == ["discover"]
    assert refused(s, "use red-remove sauron") == "RB-33"


@rule("RB-48", "RB-49")
@pytest.mark.parametrize(("name", "field", "step"), [("b3", "upper-1", "5-upper-2"), ("c3", "upper-2", "5-upper-3")])
def test_no_actions_on_three_tiles(name: str, field: str, step: str) -> None:
    """B3, C3 and D3: cards there pay steps, but are not used for their actions. Helpers may be used."""
    cards = ["red-remove", "red-riders-back", "yellow-ring", "green-step", "blue-gandalf"]
    s = travelling(tile(name, *cards), tile=5, field=field, ring=1, sauron=1, riders=1, helpers=["helper-remove"])
    assert [text for text in can(s) if not text.startswith("go")] == ["use helper-remove sauron", "halt"]
    for text in ("use red-remove sauron", "use red-riders-back", "use yellow-ring", "use blue-gandalf"):
        assert refused(s, text) == "RB-48"
    assert refused(s, f"leap {step} by green-step") == "RB-48"
    assert step in steps(s)
    do(s, "use helper-remove sauron")
    assert before(s) == []


@rule("RB-48")
def test_which_tiles_these_are() -> None:
    """Three of them, and they are marked on the table."""
    assert [t.id for t in GAME.components.tile if t.no_actions] == ["b3", "c3", "d3"]
    s = travelling(tile("d3", "red-remove", "green"), tile=5, field="upper-1", sauron=1)
    assert can(s) == ["go 5-upper-2 with green red-remove", "halt"]
    node = next(n for n in GAME.view(s).nodes if n.id == "tile:5")
    assert "no-actions" in node.marks


@rule("RB-50")
def test_an_action_that_changes_nothing() -> None:
    """Remove with no card lying, riders back at 0, Gandalf where he stands, the ring of a servant with nothing."""
    cards = ["red-remove", "red-riders-back", "blue-gandalf", "yellow-ring", "yellow"]
    s = travelling(tile("a1", *cards), tile=5, field="upper-1", gandalf=5, ring=1, servant=1)
    assert [text for text in can(s) if not text.startswith("go")] == ["halt"]
    assert refused(s, "use red-remove sauron") == "RB-50"
    assert refused(s, "use red-riders-back") == "RB-61"
    assert refused(s, "use blue-gandalf") == "RB-50"
    assert refused(s, "use yellow-ring") == "RB-50"


@rule("RB-50")
def test_drawing_two_with_no_card_left() -> None:
    """With pile and discard empty, drawing two cards is no action; Gandalf still is."""
    s = travelling(tile("a1"), helpers=["helper-gandalf-or-draw-two"], pile=[])
    assert can(s) == ["use helper-gandalf-or-draw-two gandalf", "halt"]
    assert refused(s, "use helper-gandalf-or-draw-two draw-two") == "RB-50"


# -- whether there is anything to decide


@rule("RB-33")
@pytest.mark.parametrize(
    ("cards", "data", "asked"),
    [
        ((), {}, False),
        (("yellow",), {}, True),
        (("red",), {}, False),
        (("joker",), {}, True),
        (("red", "red-ring"), {}, True),
        (("red-remove",), {}, False),
        (("red-remove",), {"sauron": 1}, True),
        (("red-remove",), {"servant": 2, "before": ["dark-hand"]}, True),
        (("red-riders-back",), {}, False),
        (("red-riders-back",), {"riders": 1}, True),
        (("blue-gandalf",), {}, True),
        (("blue-gandalf",), {"gandalf": 5}, False),
        (("red-ring",), {}, False),
        (("red-ring",), {"ring": 1}, True),
        (("green-step",), {}, True),
        (("green-step",), {"field": "upper-2"}, False),
        ((), {"helpers": ["helper-remove"]}, False),
        ((), {"helpers": ["helper-remove"], "sauron": 1}, True),
        ((), {"helpers": ["helper-riders-back"]}, False),
        ((), {"helpers": ["helper-gandalf-or-draw-two"]}, True),
        ((), {"helpers": ["helper-gandalf-or-draw-two"], "gandalf": 5, "pile": []}, False),
        ((), {"helpers": ["helper-gandalf-or-draw-two"], "gandalf": 5}, True),
    ],
)
def test_where_nothing_can_be_used_nobody_is_asked(cards: tuple[str, ...], data: dict[str, Any], asked: bool) -> None:
    """All of it lies open, so everybody knows: the journey is passed over when there is no step and no action."""
    data = {"field": "upper-1", "hand_0": ["green"], "stack": ["b1", "b2"], **data}
    s = position(land=[tile("a1", *cards)], tile=5, left=1, **data)
    do(s, "lay green 5")
    journey = phase(s) == "travel"
    assert journey == asked
    if asked:
        assert len(can(s)) > 1


@rule("RB-41")
def test_no_tile_lies_before_the_start() -> None:
    """When tile 5 has gone back on the stack the fellowship waits at the start."""
    s = position(land=[], stack=["a1"], phase="travel", left=0, riders=1, helpers=["helper-riders-back"])
    assert can(s) == ["use helper-riders-back", "halt"]
