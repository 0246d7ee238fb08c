"""The pictures: one for everything the table shows, and true to it. What holds for all games is in `test_art`."""

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from galleries import GALLERIES
from mathom.drawing.svg import Point
from mathom.games import duel
from mathom.games.duel import art
from mathom.games.duel.art import land, track
from mathom.games.duel.art.icons import ICONS
from mathom.games.duel.art.printed import POWERS, on_card, on_tile
from mathom.games.duel.components import load
from mathom.kernel.components import ComponentFile
from svgs import SVG, elements

C = load(ComponentFile.read(Path(duel.__file__).parent / "components.toml"))
ART = art.pictures(C)
drawn = GALLERIES["duel"].drawn
CARDS = {card.id: card for card in C.card}
TILES = {tile.id: tile for tile in C.tile}
TOKENS = {token.id: token for token in C.token}
PEOPLES = [people.id for people in C.people]
REGIONS = [region.id for region in C.region]
CHAINS = sorted({card.chain for card in C.card if card.chain})
WANTED = [
    *CARDS, *TILES, *TOKENS, "back-1", "back-2", "back-3", "tile-back", *(f"token-{p}" for p in PEOPLES),
    *(f"people-{p}" for p in [*PEOPLES, "eagle"]), *(f"skill-{s.id}" for s in C.skill), *(f"chain-{c}" for c in CHAINS),
    *(f"region-{r}" for r in REGIONS), "coin", "ring", "unit-0", "unit-1", "fortress-0", "fortress-1", "map", "track",
    "frodo", "nazgul", "bonus-coins", "bonus-unit", "bonus-turn", "bonus-fortress", "crest-0", "crest-1", "move",
    "lose-coin", "remove-unit", "extra-turn", "game",
]  # fmt: skip

every_picture = pytest.mark.parametrize("name", WANTED)


def test_the_game_draws_them() -> None:
    game = duel.TheGame()
    assert game.draw("map") == drawn("map")
    assert game.draw("maps") is None


def test_the_names_are_those_that_are_wanted() -> None:
    assert sorted(ART) == sorted(WANTED)


@every_picture
def test_it_is_quickly_drawn(name: str) -> None:
    assert len(elements(drawn(name))) < 150


def test_cards_are_small_on_the_whole() -> None:
    assert sum(len(drawn(name).encode()) for name in CARDS) < 4_400 * len(CARDS)


@pytest.mark.parametrize(
    ("names", "box"),
    [
        ((*CARDS, "back-1", "back-2", "back-3"), "0 0 250 350"),
        ((*TILES, "tile-back"), "0 0 350 250"),
        ((*TOKENS, *(f"token-{p}" for p in PEOPLES)), "0 0 120 120"),
        (("unit-0", "unit-1", "fortress-0", "fortress-1", "frodo", "nazgul"), "0 0 100 120"),
    ],
)
def test_things_of_a_kind_have_one_shape(names: tuple[str, ...], box: str) -> None:
    assert {elements(drawn(name))[0].attrib["viewBox"] for name in names} == {box}


def test_cards_on_which_different_things_are_printed_differ() -> None:
    printed = {name: on_card(card) for name, card in CARDS.items()}
    shown = {name: tuple(map(str, what)) for name, what in printed.items()}
    assert len({drawn(name).replace(name, "") for name in CARDS}) >= len(set(shown.values()))


@pytest.mark.parametrize(
    ("card", "price", "effect", "units", "chains"),
    [
        ("c1-grey-01", [], ["skill-courage"], 0, ("", "")),
        ("c2-grey-06", ["coins-1", "skill-knowledge", "skill-leadership"],
         ["skill-courage", "or", "skill-ruse", "or", "skill-strength"], 0, ("", "")),
        ("c3-yellow-01", ["skill-ruse", "skill-ruse", "skill-courage"], ["coins-5"], 0, ("chest", "")),
        ("c3-blue-05", ["coins-3"], ["ring", "ring", "ring"], 0, ("", "")),
        ("c2-green-01", ["skill-ruse", "skill-ruse", "skill-leadership"], ["people-hobbits"], 0, ("pot", "acorn")),
        ("c2-red-03", ["skill-strength", "skill-strength", "skill-courage"],
         ["region-enedwaith", "or", "region-lindon"], 2, ("helmet", "armor")),
        ("c3-purple-03", ["skill-strength", "skill-strength", "skill-leadership"], ["remove-unit", "lose-coin", "move"],
         0, ("", "")),
    ],
)  # fmt: skip
def test_a_card_shows_its_price_its_effect_and_its_chains(
    card: str, price: list[str], effect: list[str], units: int, chains: tuple[str, str]
) -> None:
    found = on_card(CARDS[card])
    assert (found.price, found.effect, found.units) == (price, effect, units)
    assert (found.chain_from, found.chain) == chains


def times(name: str, key: str) -> int:
    """how often a picture shows a sign, drawn at its place or defined once and used"""
    uses = drawn(name).count(f'href="#{name}-{key}"')
    bare = re.sub(r' (fill|stroke-\w+)="(none|3|round)"|(?<==")0(?=\.)', "", ICONS[key]())
    return uses or drawn(name).count(bare)


@pytest.mark.parametrize("name", CARDS)
def test_every_sign_of_a_card_is_in_its_picture(name: str) -> None:
    printed = on_card(CARDS[name])
    chains = [f"chain-{chain}" for chain in (printed.chain_from, printed.chain) if chain]
    signs = printed.price + printed.effect + ["unit"] * printed.units + chains
    assert {key: times(name, key) for key in signs} == {key: signs.count(key) for key in signs}


@pytest.mark.parametrize("name", TILES)
def test_every_sign_of_a_tile_is_in_its_picture(name: str) -> None:
    tile = TILES[name]
    signs = [f"skill-{skill}" for skill, n in tile.asks.items() for _ in range(n)]
    signs += [f"region-{tile.region}", "fortress", *on_tile(tile)]
    assert {key: times(name, key) for key in signs} == {key: signs.count(key) for key in signs}


@pytest.mark.parametrize("name", TOKENS)
def test_every_sign_of_a_token_is_in_its_picture(name: str) -> None:
    signs = [*POWERS[TOKENS[name].power], f"people-{TOKENS[name].people}"]
    assert {key: times(name, key) for key in signs} == {key: signs.count(key) for key in signs}


def inside(at: Point, corners: list[Point]) -> bool:
    """whether a ray to the east leaves the polygon an odd number of times"""
    crossed = 0
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) / (by - ay) * (bx - ax):
            crossed += 1
    return crossed % 2 == 1


def corners(region: str) -> list[Point]:
    out: list[Point] = []
    for leg in land.OUTLINES[region]:
        name = leg.removeprefix("-")
        course = [land.CORNERS[name]] if name in land.CORNERS else land.BORDERS.get(name) or land.COASTS[name]
        out += course[::-1] if leg.startswith("-") else course
    return out


def test_every_region_of_the_map_lies_around_its_own_spot() -> None:
    spots = {region.id: (region.x, region.y) for region in C.region}
    found = {region: [name for name, at in spots.items() if inside(at, corners(region))] for region in REGIONS}
    assert found == {region: [region] for region in REGIONS}


def test_regions_have_a_border_exactly_where_a_line_joins_them() -> None:
    borders = {frozenset(name.split("-")) for name in land.BORDERS}
    assert borders == {frozenset((region.id, other)) for region in C.region for other in region.lines}
    for name in land.BORDERS:
        a, b = name.split("-")
        assert name in [leg.removeprefix("-") for leg in land.OUTLINES[a]]
        assert name in [leg.removeprefix("-") for leg in land.OUTLINES[b]]


def test_the_map_stretches() -> None:
    assert elements(drawn("map"))[0].attrib["preserveAspectRatio"] == "none"


def test_the_track_has_a_space_for_the_start_and_every_step_of_each_side() -> None:
    uses = [e.attrib["href"] for e in elements(drawn("track")) if e.tag == f"{SVG}use"]
    for seat, course in enumerate(track.spaces(C.track.steps)):
        assert len(course) == C.track.steps + 1 == 15
        assert min(b[0] - a[0] for a, b in pairwise(course)) > 50
        assert uses.count(f"#track-bonus{seat}") == len(C.bonus) + 1
        assert uses.count(f"#track-plain{seat}") == 15 - len(C.bonus) - 1


def test_names_and_numbers_of_an_own_component_file_can_be_drawn() -> None:
    text = (Path(duel.__file__).parent / "components.toml").read_text(encoding="utf-8")
    changed = text.replace('"harp"', '"flute"').replace('"isengard"', '"dunharrow"').replace("units = 3", "units = 5")
    own = load(ComponentFile("own.toml", changed.replace("steps = 14", "steps = 20")))
    assert (own.track.steps, max(card.units for card in own.card)) == (20, 5)
    for picture in art.pictures(own).values():
        ElementTree.fromstring(picture())
    assert "dunharrow" in art.pictures(own)
