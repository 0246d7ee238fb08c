"""The pictures: well-formed, self-contained, small, and one for everything the table shows."""

import re

import pytest

from mathom.games.two_towers import art
from mathom.games.two_towers.art import land
from mathom.games.two_towers.art.spots import SPOTS
from svgs import SVG, check_picture, elements, ids_of, printed_by
from two_towers.tt import GAME, PLACES, at

FACES = tuple(GAME.faces)
LIMITS = {"map": 60_000, "game": 24_000}
LIMIT = 12_000

every_picture = pytest.mark.parametrize("name", art.names())


def drawn(name: str) -> str:
    text = art.draw(name)
    assert text is not None, name
    return text


@every_picture
def test_it_is_a_sound_picture(name: str) -> None:
    check_picture(drawn(name), f"{name}-", also=frozenset({"feColorMatrix", "feTurbulence", "filter"}))


def test_no_id_is_used_by_two_pictures() -> None:
    ids = [i for name in art.names() for i in ids_of(drawn(name))]
    assert len(ids) == len(set(ids))


@every_picture
def test_it_is_small(name: str) -> None:
    assert len(drawn(name).encode()) < LIMITS.get(name, LIMIT)


def test_the_same_in_another_process() -> None:
    code = (
        "import hashlib; from mathom.games.two_towers import art;"
        "print(hashlib.sha256(''.join(str(art.draw(n)) for n in art.names()).encode()).hexdigest())"
    )
    assert len(printed_by(code)) == 1


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_a_picture(face: str) -> None:
    box = "0 0 100 100" if face.startswith("tile-") else "0 0 250 350"
    assert elements(drawn(face))[0].attrib["viewBox"] == box


def test_every_two_pictures_differ() -> None:
    assert len({drawn(name).replace(name, "") for name in art.names()}) == len(art.names())


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


UNKNOWN = (
    "", "red", "red-", "-strength", "white-wizard", "tile-1", "tile-6", "crest-5", "place-", "place-mordor",
    "trait-any", "Back", "map ", "map.svg", "../x", "gandalf/../back", "\0",
)  # fmt: skip


@pytest.mark.parametrize("name", UNKNOWN)
def test_there_is_no_picture_of_an_unknown_name(name: str) -> None:
    assert art.draw(name) is None


def test_no_name_stands_twice() -> None:
    assert len(art.names()) == len(set(art.names()))
