"""The pictures: one for everything the table shows, and true to it. What holds for all games is in `test_art`."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from galleries import GALLERIES
from mathom.games.battle import art
from mathom.games.battle.art.cards import EMBLEMS, Face, draw_companion, draw_enemy
from mathom.games.battle.art.scenery import HOME, LANDS
from mathom.games.battle.components import load
from mathom.kernel.components import ComponentFile
from svgs import elements, without_colours

COMPONENTS = load(ComponentFile.read(Path(art.__file__).parent.parent / "components.toml"))
COMPANIONS = [c.id for c in COMPONENTS.companion]
ENEMIES = [e.id for e in COMPONENTS.enemy]
NAMES = GALLERIES["battle"].names
drawn = GALLERIES["battle"].drawn


def test_cards_are_smaller_still_on_the_whole() -> None:
    sizes = [len(drawn(card).encode()) for card in COMPANIONS + ENEMIES]
    assert sum(sizes) / len(sizes) < 3_300


@pytest.mark.parametrize(
    "card", [*COMPANIONS, *ENEMIES, "mordor-hand", "mordor-laid", "mordor-enemy", "back-ring", "back-enemy"]
)
def test_every_card_has_a_picture_of_its_shape(card: str) -> None:
    assert elements(drawn(card))[0].attrib["viewBox"] == "0 0 250 350"


def test_every_symbol_ability_seat_and_mark_has_a_picture() -> None:
    wanted = [f"symbol-{s.id}" for s in COMPONENTS.symbol]
    wanted += [f"ability-{c.ability}" for c in COMPONENTS.companion if c.ability]
    wanted += [f"crest-{seat}" for seat in range(4)]
    wanted += ["ring-discard", "enemy-discard", "game", "favicon"]
    assert set(wanted) <= set(NAMES)


def test_every_card_has_an_emblem_of_its_own_and_a_home() -> None:
    assert set(EMBLEMS) == set(COMPANIONS + ENEMIES) == set(HOME)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    assert set(HOME.values()) == set(LANDS)


def test_emblems_symbols_and_abilities_differ_by_more_than_colour() -> None:
    assert len({without_colours(emblem) for emblem in EMBLEMS.values()}) == len(EMBLEMS)
    for kind in ("symbol-", "ability-"):
        signs = [name for name in NAMES if name.startswith(kind)]
        assert len({without_colours(drawn(name).replace(name, "")) for name in signs}) == len(signs)


def test_no_two_symbols_have_one_colour() -> None:
    colours = [art.symbols.COLOURS[s.id] for s in COMPONENTS.symbol if s.id != "joker"]
    assert len(set(colours)) == 6


@pytest.mark.parametrize("card", COMPANIONS + ENEMIES)
def test_the_symbols_stand_at_both_edges_in_the_order_of_the_card(card: str) -> None:
    symbols = {row.id: row.symbols for row in (*COMPONENTS.companion, *COMPONENTS.enemy)}[card]
    found = elements(drawn(card))
    uses = [e for e in found if e.attrib.get("href") == f"#{card}-symbols"]
    assert [e.attrib["x"] for e in uses] == ["34", "216"]
    (column,) = (e for e in found if e.attrib.get("id") == f"{card}-symbols")
    inner = ElementTree.tostring(column, encoding="unicode").replace("ns0:", "").replace(" />", "/>")
    places = [inner.index(art.symbols.SYMBOLS[s]()) for s in symbols]
    assert places == sorted(places)


def test_what_a_card_can_do_or_is_worth_can_be_seen() -> None:
    assert draw_companion(Face("merry", ("sword",), ability="hobbit")) == drawn("merry")
    assert draw_companion(Face("merry", ("sword",), ability="double")) != drawn("merry")
    assert draw_companion(Face("merry", ("sword",))) != drawn("merry")
    assert draw_companion(Face("merry", ("axe",), ability="hobbit")) != drawn("merry")
    ugluk = Face("ugluk", ("axe", "shield"), points=3, leader=True)
    assert draw_enemy(ugluk) == drawn("ugluk")
    assert len({draw_enemy(ugluk._replace(points=points)) for points in range(1, 100)}) == 99
    assert draw_enemy(ugluk._replace(leader=False)) != drawn("ugluk")


def test_the_mark_of_an_ability_is_on_the_cards_that_have_one() -> None:
    for companion in COMPONENTS.companion:
        marks = [ability for ability, sign in art.abilities.ABILITIES.items() if sign in drawn(companion.id)]
        assert marks == ([companion.ability] if companion.ability else [])


def test_a_leader_is_crowned() -> None:
    crowned = [enemy for enemy in ENEMIES if art.cards.CROWN in drawn(enemy)]
    assert crowned == [e.id for e in COMPONENTS.enemy if e.leader]


def test_a_card_of_somebody_elses_component_file_has_a_picture() -> None:
    companion = draw_companion(Face("nob", ("fist", "joker", "bow"), ability="sings"))
    enemy = draw_enemy(Face("shark", (), points=42))
    assert [elements(text)[0].attrib["viewBox"] for text in (companion, enemy)] == ["0 0 250 350"] * 2
