"""Positions of the duel for the browser tests: something is asked, or one move is left to a victory at once."""

from typing import Any

from duel.du import GAME, position
from duel.hands import REGIONS, allied, skilled
from mathom.games.duel.rules import Duel

# what is asked: the position, what the prompt says, what is clicked, and what the chronicle tells of it
FOLLOW_UPS: list[tuple[dict[str, Any], str, list[str], str]] = [
    (
        {"stack": [{"is": "place", "n": 2, "regions": ["arnor", "lindon"]}]},
        "Choose a region for your units",
        ["lindon"],
        "Ada places 2 units in Lindon",
    ),
    (
        {"stack": [{"is": "place", "n": 2, "regions": ["arnor", "lindon"]}], "units_1": ["arnor"]},
        "Choose a region for your units",
        ["arnor", "option place arnor"],
        "Conflict in Arnor: each side removes 1 unit",
    ),
    (
        {"stack": [{"is": "remove", "n": 1}], "units_1": ["arnor", "mordor"]},
        "Choose a region where an enemy unit is removed",
        ["mordor"],
        "Bo loses a unit in Mordor",
    ),
    (
        {"stack": [{"is": "move", "n": 2}], "units_0": ["arnor", "arnor"]},
        "Move a unit to a neighbouring region, or end your moves",
        ["arnor", "enedwaith", "enedwaith", "rohan"],
        "Ada moves a unit from Enedwaith to Rohan",
    ),
    (
        {"stack": [{"is": "move", "n": 2}], "units_0": ["arnor", "arnor"]},
        "Move a unit to a neighbouring region, or end your moves",
        ["arnor", "lindon", "option done"],
        "Ada moves a unit from Arnor to Lindon",
    ),
    (
        {"stack": [{"is": "deeds", "n": 2}], "units_0": ["arnor"], "units_1": ["mordor"], "coins": [0, 3]},
        "Remove an enemy unit, take a coin from your opponent, move a unit, or end this",
        ["option rob", "mordor"],
        "Bo loses 1 coin",
    ),
    (
        {"stack": [{"is": "raze"}], "fortresses_1": ["gondor", "mordor"]},
        "Choose an enemy fortress to be removed",
        ["gondor"],
        "Bo loses the fortress in Gondor",
    ),
    (
        {"stack": [{"is": "place", "n": 2, "regions": ["arnor", "lindon"]}]},
        "or decline to place them",
        ["option decline"],
        "Ada declines to place 2 units",
    ),
    (
        {"stack": [{"is": "remove", "n": 2}], "units_1": ["mordor", "mordor"]},
        "or decline that",
        ["mordor", "option decline"],
        "Ada declines to remove 1 enemy unit",
    ),
    (
        {"stack": [{"is": "raze", "may": 1}], "fortresses_1": ["gondor"]},
        "or decline that",
        ["gondor"],
        "Bo loses the fortress in Gondor",
    ),
    (
        {"cards": ["c1-grey-01"], "again": 1},
        "Your extra turn",
        ["option decline"],
        "Ada declines the extra turn",
    ),
    (
        {"stack": [{"is": "keep", "first": "elves-1", "second": "humans-3", "third": "ents-1"}]},
        "Keep one of the tokens turned up",
        ["stack:humans/humans-3"],
        "Ada keeps the token humans",
    ),
    (
        {"stack": [{"is": "people"}]},
        "Choose a people, whose two upper tokens are turned up",
        ["stack:dwarves"],
        "A token is turned up: Dwarves",
    ),
    (
        {"stack": [{"is": "unlearn"}], "area_1": ["c1-grey-01", "c1-grey-03", "c1-blue-01"]},
        "Choose a grey card that your opponent must discard",
        ["area:1/c1-grey-03"],
        "Bo must discard grey card (strength)",
    ),
    (
        {"stack": [{"is": "recall"}], "discard": ["c1-grey-01", "c1-yellow-01"]},
        "Choose a card of the discard pile to play it free of charge",
        ["discard/c1-yellow-01"],
        "Ada plays yellow card (2 coins) from the discard pile",
    ),
]

# one move before the end: the position, the warning, what is clicked, and the verdict
VICTORIES: dict[str, tuple[dict[str, Any], str, list[str], str]] = {
    "the Ring": (
        {"cards": ["c3-blue-05"], "chapter": 3, "steps": [11, 2], "coins": [3, 0]},
        "Could win by the Ring next",
        ["layout/5", "option play c3-blue-05"],
        "Ada wins: the Ring is destroyed",
    ),
    "the Nazgûl": (
        {"cards": ["c3-blue-01"], "chapter": 3, "steps": [3, 12], "area_1": skilled("strength strength leadership")},
        "Could win by the Ring next",
        ["layout/5", "option play c3-blue-01"],
        "Bo wins: the Nazgûl have caught Frodo and Sam",
    ),
    "six peoples": (
        {
            "cards": ["c3-green-01"],
            "chapter": 3,
            "area_1": [
                *allied("elves", "dwarves", "hobbits", "humans", "ents"),
                *skilled("strength strength knowledge leadership"),
            ],
        },
        "Could win by six peoples next",
        ["layout/5", "option play c3-green-01"],
        "Bo wins with the help of six peoples",
    ),
    "seven regions": (
        {
            "cards": ["c3-red-05"],
            "chapter": 3,
            "area_0": skilled("ruse ruse courage knowledge knowledge"),
            "units_0": [region for region in REGIONS if region not in ("mordor", "gondor")],
            "fortresses_0": ["gondor"],
            "units_1": ["mordor"],
        },
        "Could win by seven regions next",
        ["layout/5", "option play c3-red-05", "mordor", "option place mordor"],
        "Ada wins: present in all seven regions",
    ),
}


def full_table(chapter: int = 1) -> Duel:
    """the beginning of a chapter, with three tiles that can be paid"""
    cards = [card for card in GAME.edition.cards if card.startswith(f"c{chapter}")]
    rows = GAME.components.layout[chapter - 1].rows
    face_up = [row % 2 == 0 for row, columns in enumerate(rows) for _ in columns]
    layout = {slot: cards[slot] if up else "face-down" for slot, up in enumerate(face_up)}
    return position(
        layout=layout,
        chapter=chapter,
        coins=[12, 8],
        steps=[4, 2],
        tiles=["bree", "erebor", "barad-dur"],
        units_0=["arnor", "arnor", "rhovanion"],
        units_1=["mordor", "mordor", "gondor"],
        fortresses_1=["lindon"],
        tiles_1=["grey-havens"],
    )


def tokens_turned_up() -> Duel:
    return position(
        ["c2-blue-03"],
        chapter=2,
        coins=[2, 5],
        area_0=allied("elves", "humans", "hobbits"),
        top_dwarves="dwarves-2",
        tokens_1=["humans-1"],
        stack=[{"is": "keep", "first": "elves-1", "second": "humans-3", "third": "hobbits-1"}],
    )


def almost_won() -> Duel:
    """Ada could win by the Ring, Bo by the Ring too, with the same card"""
    return position(
        ["c3-blue-05", "c3-red-05"],
        chapter=3,
        steps=[12, 12],
        coins=[5, 6],
        area_0=["c1-blue-04", "c2-grey-06", *skilled("ruse ruse")],
        area_1=["c1-red-01", "c2-green-01", "c3-purple-03"],
        discard=["c1-yellow-01", "c2-red-02"],
        units_0=["arnor"],
        units_1=["mordor"],
        tokens_0=["ents-3", "elves-1"],
        tiles=["isengard"],
        tiles_1=["bree"],
        fortresses_1=["arnor"],
    )


STATES = [full_table, tokens_turned_up, almost_won]
