"""The pictures: one for everything the table shows, and true to it. What holds for all games is in `test_art`."""

import re

import pytest

from galleries import GALLERIES
from mathom.games.two_towers import art
from mathom.games.two_towers.art import land
from mathom.games.two_towers.art.spots import SPOTS
from svgs import SVG, elements
from two_towers.tt import GAME, PLACES, at

FACES = tuple(GAME.faces)
drawn = GALLERIES["two-towers"].drawn


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_a_picture(face: str) -> None:
    box = "0 0 100 100" if face.startswith("tile-") else "0 0 250 350"
    assert elements(drawn(face))[0].attrib["viewBox"] == box


@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_a_picture(place: str) -> None:
    assert elements(drawn(f"place-{place}"))[0].attrib["viewBox"] == "0 0 200 200"


def test_every_node_of_the_table_that_is_a_place_has_a_picture() -> None:
    view = GAME.view(at("rohan"), 0)
    assert [n.id for n in view.nodes if n.kind == "place"] == PLACES


def test_every_symbol_seat_and_mark_has_a_picture() -> None:
    wanted = [f"trait-{t.id}" for t in GAME.components.trait] + [f"colour-{c.id}" for c in GAME.components.colour]
    wanted += [f"crest-{i}" for i in range(max(GAME.seats))]
    wanted += ["back", "map", "ring", "marker", "game", "favicon"]
    assert set(wanted) <= set(art.names())


def test_the_map_stretches_and_keeps_clear_of_places_and_roads() -> None:
    found = elements(drawn("map"))
    assert found[0].attrib["preserveAspectRatio"] == "none"
    moved = [re.match(r"translate\((\S+) (\S+)\)", e.attrib["transform"]) for e in found if e.tag == f"{SVG}use"]
    feet = [(float(m[1]), float(m[2])) for m in moved if m]
    assert len(feet) > 100
    assert min(land.looks_apart(foot, spot) for foot in feet for spot in SPOTS) > 70
    assert min(land.looks_apart(foot, road) for foot in feet for road in land.roads()) > 14
