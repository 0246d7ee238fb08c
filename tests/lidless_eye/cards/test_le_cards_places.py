"""A card's file follows from what is printed on it and what it is played on; the file of its tests follows its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

from mathom.games.lidless_eye import cards
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, Card
from mathom.games.lidless_eye.box.printed import FILES
from mathom.games.lidless_eye.cards.hero.nazgul import EitherWay
from mathom.games.lidless_eye.cards.hero.resource_short_events.on_attack import PraiseToElbereth
from mathom.games.lidless_eye.cards.hero.resource_short_events.on_influence import OldRoad
from mathom.games.lidless_eye.cards.kit.openings import Opening
from mathom.games.lidless_eye.cards.kit.retyping import Retyping
from mathom.games.lidless_eye.terms import (
    ATTACK,
    ENVIRONMENT,
    FACED,
    INFLUENCE,
    ORGANISE,
    RESPONSE,
    SITE,
    STRIKE,
    STRIKE_HAZARD,
    TRAVEL,
)

FOLDER = Path(cards.__file__).parent
KIT = FOLDER / "kit"
TYPES = {type: file for file, type in FILES.items()}


def declared(tree: ast.Module) -> Iterator[str]:
    """the cards that a source declares: by name, in a call of its own, or in a loop over names"""
    for part in tree.body:
        if isinstance(part, ast.ClassDef):
            continue
        loops = isinstance(part, ast.For)
        for node in ast.walk(part.iter) if isinstance(part, ast.For) else ():
            if isinstance(node, ast.Constant):
                yield str(node.value)
        for node in ast.walk(part):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args and not loops:
                first = node.args[0]
                own = isinstance(part, ast.Expr) and node is part.value
                if (own or node.func.id == "printed") and isinstance(first, ast.Constant):
                    yield str(first.value)


def places() -> dict[str, str]:
    """where each card is declared, as a path below `cards/`"""
    found: dict[str, str] = {}
    for path in sorted(FOLDER.rglob("*.py")):
        if KIT not in path.parents:
            for name in declared(ast.parse(path.read_text(encoding="utf-8"))):
                assert name not in found, name
                found[name] = path.relative_to(FOLDER).with_suffix("").as_posix()
    return found


PLACES = places()


def card(name: str) -> Card:
    return KINDS[NUMBERS[name]]


def test_every_card_that_does_something_has_its_place() -> None:
    assert set(PLACES) == {card.name for card in KINDS if card.done}


def test_a_card_is_where_its_printed_type_says() -> None:
    for name, place in PLACES.items():
        printed = card(name).printed
        assert place.startswith("hero/") == printed.number.startswith("TW"), name
        place = place.removeprefix("hero/")
        if "magic" in printed.keywords:
            assert [place] == [f"magic/{school.replace('-', '_')}" for school in printed.magic]
        elif "spell" in printed.keywords:
            assert place == "spells", name
        elif isinstance(card(name), EitherWay):
            assert place == "nazgul", name
        else:
            assert place.split("/")[0] == TYPES[printed.type], name


def test_an_item_is_a_ring_or_a_palantir_or_gear() -> None:
    for name, place in PLACES.items():
        printed = card(name).printed
        if printed.type == "item":
            ring = printed.ring or name == "wizard-s-ring"  # no test finds it
            kind = "rings" if ring else "palantiri" if printed.palantir else "gear"
            assert place.removeprefix("hero/") == f"items/{kind}", name


def test_corruption_cards_are_together() -> None:
    together = {name for name, place in PLACES.items() if place.endswith("hazard_permanent_events/corruption")}
    assert together == {card.name for card in KINDS if card.done and "corruption" in card.printed.keywords}


def fits(card: Card, file: str) -> bool:
    """whether a card may be played in such a file's windows, or names such a target"""
    combat = card.windows in (ATTACK, FACED)
    match file:
        case "on_strike":
            return card.windows in (STRIKE, STRIKE_HAZARD)
        case "on_attack":
            answers = card.purpose.averts == 1.0 or isinstance(card, Opening | PraiseToElbereth)
            return combat or (card.windows & ATTACK != 0 and answers)
        case "on_influence":
            return card.windows & INFLUENCE != 0 or isinstance(card, OldRoad)
        case "on_chain":
            return card.windows & (RESPONSE | ENVIRONMENT) != 0
        case "on_site":
            return card.windows == SITE or card.target == "site" or isinstance(card, Retyping)
        case "on_company":
            return card.target == "company" or (card.target != "site" and card.windows in (ORGANISE, TRAVEL))
        case "on_table":
            return card.target == ""
        case "on_ringwraith":
            return any("your Ringwraith" in part.text for part in card.text())
        case "on_character" | "on_faction_or_ally" | "on_faction_or_item" | "on_ring":
            return card.target in ("piece", "") and card.windows != STRIKE and not combat
        case "on_player":
            return card.target not in ("company", "site") and card.windows != SITE and not combat
    return False


def test_an_event_is_where_what_it_is_played_on_says() -> None:
    for name, place in PLACES.items():
        folder, _, file = place.removeprefix("hero/").partition("/")
        if folder.endswith("_events") and file not in ("", "corruption"):
            assert fits(card(name), file), f"{name} is in {place}"


def test_what_is_played_on_a_strike_an_attack_a_site_or_a_company_is_nowhere_else() -> None:
    for name, place in PLACES.items():
        folder, _, file = place.removeprefix("hero/").partition("/")
        if not folder.endswith("_events") or file in ("", "corruption", "on_ringwraith"):
            continue
        one = card(name)
        if one.windows == STRIKE:
            assert file == "on_strike", name
        if one.windows in (ATTACK, FACED):
            assert file == "on_attack", name
        if one.target == "site":
            assert file == "on_site", name
        if one.target == "company":
            assert file in ("on_company", "on_site"), name


def marked(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """the tests of a source, each with the cards it names as its own"""
    for part in tree.body:
        if isinstance(part, ast.FunctionDef):
            marks = [one for one in part.decorator_list if isinstance(one, ast.Call)]
            cards = [one for one in marks if isinstance(one.func, ast.Name) and one.func.id == "card"]
            names = {str(one.value) for mark in cards for one in mark.args if isinstance(one, ast.Constant)}
            if names:
                yield part.name, names


def test_the_tests_of_a_card_are_in_the_file_of_its_place() -> None:
    beside = {"sites", "special_sites", "places", "hero_sites"}
    for path in Path(__file__).parent.glob("test_*.py"):
        file = path.stem.removeprefix("test_le_cards_")
        if file in beside:
            continue
        for test, names in marked(ast.parse(path.read_text(encoding="utf-8"))):
            at = {PLACES[name].replace("/", "_") for name in names}
            assert file.removesuffix("_uses") in at, f"{test} in {path.name}"
