"""The pictures: one for everything the table shows, and true to it. What holds for all games is in `test_art`."""

from pathlib import Path

import pytest

import mathom
from galleries import GALLERIES
from mathom.games.ringbearer import art
from mathom.games.ringbearer.art.cards import draw_colour_card, draw_helper
from mathom.games.ringbearer.art.dark import draw_dark
from mathom.games.ringbearer.components import Dark, load
from mathom.kernel.components import ComponentFile
from svgs import elements, without_colours

GAME = mathom.game("ringbearer")
FILE = ComponentFile.read(Path(art.__file__).parent.parent / "components.toml")
COMPONENTS = load(FILE)
NAMES = GALLERIES["ringbearer"].names
drawn = GALLERIES["ringbearer"].drawn
TILES = [t.id for t in COMPONENTS.tile]
CARDS = [f for f in GAME.faces if f not in TILES and "figure" not in GAME.faces[f].traits]


@pytest.mark.parametrize("face", sorted(GAME.faces))
def test_every_face_of_the_game_has_a_picture(face: str) -> None:
    assert GAME.draw(face) == drawn(face)


@pytest.mark.parametrize("card", [*CARDS, "back", "back-dark"])
def test_every_card_has_the_shape_of_a_card(card: str) -> None:
    assert elements(drawn(card))[0].attrib["viewBox"] == "0 0 250 350"


@pytest.mark.parametrize("tile", [*TILES, "tile-back"])
def test_every_tile_has_the_shape_of_a_tile(tile: str) -> None:
    assert elements(drawn(tile))[0].attrib["viewBox"] == "0 0 200 150"


def test_all_else_the_page_shows_has_a_picture() -> None:
    symbols = {s for card in COMPONENTS.card for s in card.symbols}
    fields = {f.partition("+")[2] for t in COMPONENTS.tile for f in (*t.upper, *t.lower) if "+" in f}
    wanted = {f"symbol-{s}" for s in symbols | fields | {"doom", "no-actions", "reversed"}}
    wanted |= {f"colour-{c}" for c in COMPONENTS.colours()} | {f"crest-{seat}" for seat in range(4)}
    wanted |= {"back", "back-dark", "tile-back", "fellowship", "riders", "gandalf", "doom", "ring", "game", "favicon"}
    assert wanted <= set(NAMES)


@pytest.mark.parametrize("kind", ["colour-", "symbol-", "dark-surcharge-", "dark-", "crest-"])
def test_signs_differ_by_more_than_colour(kind: str) -> None:
    signs = [name for name in NAMES if name.startswith(kind)]
    assert len(signs) >= 4
    assert len({without_colours(drawn(name).replace(name, "")) for name in signs}) == len(signs)


def test_cards_of_different_colours_differ_by_more_than_colour() -> None:
    for symbol in ("", "-ring", "-step"):
        cards = [f"{colour}{symbol}" for colour in COMPONENTS.colours()]
        assert len({without_colours(drawn(card).replace(card, "")) for card in cards}) == len(cards)


@pytest.mark.parametrize("card", [c for c in CARDS if GAME.faces[c].traits.get("colour") in COMPONENTS.colours()])
def test_a_colour_card_shows_its_colour_and_its_symbol(card: str) -> None:
    colour, _, symbol = card.partition("-")
    i = COMPONENTS.colours().index(colour)
    assert art.colours.medallion(i) in drawn(card)
    shown = [s for s, sign in art.symbols.SYMBOLS.items() if sign() in drawn(card)]
    assert shown == ([symbol] if symbol else [])


def test_a_helper_shows_all_it_offers() -> None:
    both = drawn("helper-gandalf-or-draw-two")
    assert [s for s, sign in art.symbols.SYMBOLS.items() if sign() in both] == ["gandalf", "draw-two"]
    assert draw_helper("helper-ring", ("ring",)) == drawn("helper-ring")


@pytest.mark.parametrize("dark", COMPONENTS.dark, ids=lambda d: d.effect + d.colour)
def test_a_dark_card_shows_as_many_eyes_as_it_costs(dark: Dark) -> None:
    name = f"dark-{dark.effect}" + (f"-{dark.colour}" if dark.colour else "")
    assert drawn(name).count(art.symbols.eye()) == dark.cost
    dearer = draw_dark(name, dark.effect, dark.cost + 1, None if not dark.colour else 0)
    assert dearer.count(art.symbols.eye()) == dark.cost + 1


def test_tiles_look_like_their_region() -> None:
    for tile in COMPONENTS.tile:
        if not tile.doom:
            regions = [r for r, (light, *_) in art.tiles.GROUNDS.items() if light in drawn(tile.id)]
            assert regions == [tile.region]


def test_colours_of_somebody_elses_component_file_have_pictures() -> None:
    other = load(ComponentFile("other.toml", FILE.text.replace('"blue', '"violet')))
    assert art.draw("violet-gandalf", other) == draw_colour_card("violet-gandalf", 0, "gandalf")
    assert art.draw("blue-gandalf", other) is None
    text = art.draw("colour-violet", other)
    assert text is not None
    assert text.replace("violet", "blue") == drawn("colour-blue")
