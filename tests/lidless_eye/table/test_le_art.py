"""The pictures: one for everything the table shows, and true to it. What holds for all games is in `test_art`."""

import re
from collections import Counter
from itertools import combinations, pairwise
from math import hypot
from xml.etree import ElementTree

import msgspec
import pytest

from galleries import GALLERIES
from mathom.games.lidless_eye import art
from mathom.games.lidless_eye.art import frames, portraits, realm, scenes, sites
from mathom.games.lidless_eye.art.cards import BEINGS, draw_card
from mathom.games.lidless_eye.art.cells import inside
from mathom.games.lidless_eye.art.icons import ICONS
from mathom.games.lidless_eye.art.signs import MAGIC, SIGNS, SKILLS
from mathom.games.lidless_eye.art.sites import draw_site
from mathom.games.lidless_eye.box.printed import Printed, load
from svgs import SVG, elements

BOX = load()
ART = art.pictures(BOX)
drawn = GALLERIES["lidless-eye"].drawn
CARDS = {card.id: card for card in BOX.cards}
SITES = {site.id: site for site in BOX.sites}
REGIONS = {region.id: region for region in BOX.regions}
NAMES = {region.name: region.id for region in BOX.regions}
WANTED_ICONS = (
    "wilderness", "free-domain", "border-land", "shadow-land", "dark-domain", "coastal-sea",
    "haven", "darkhaven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold",
    "warrior", "scout", "ranger", "sage", "diplomat", "sorcery", "spirit-magic", "shadow-magic",
    "tapped", "wounded", "prowess", "body", "mind", "influence", "corruption", "hazard-limit", "on-guard",
    "chain", "dice", "points-characters", "points-items", "points-factions", "points-allies", "points-creatures",
    "points-miscellaneous",
)  # fmt: skip
WANTED = [
    *(f"card/{card}" for card in CARDS), *(f"site/{site}" for site in SITES), *(f"icon/{icon}" for icon in ICONS),
    "back/card", "back/site", "map", "lobby", "game", *(f"crest-{n}" for n in range(5)),
]  # fmt: skip


def test_the_names_are_those_that_are_wanted() -> None:
    assert sorted(ART) == sorted(WANTED)
    assert art.names(BOX) == tuple(ART)
    assert (len(CARDS), len(SITES), len(REGIONS)) == (682, 139, 52)  # of the sites one is lent by a card
    assert set(WANTED_ICONS) <= set(ICONS)


def test_there_is_an_icon_for_every_race() -> None:
    races = {card.race for card in BOX.cards} | {attack.race for site in BOX.sites for attack in site.attacks}
    assert races - {""} <= set(ICONS)


@pytest.mark.parametrize("name", ["map", "card/black-mace", "site/moria", "icon/scout", "back/card", "lobby"])
def test_a_picture_is_found_by_its_name(name: str) -> None:
    assert art.draw(name, BOX) == drawn(name)


def test_cards_are_small_on_the_whole() -> None:
    assert sum(len(drawn(f"card/{name}").encode()) for name in CARDS) < 7_000 * len(CARDS)


@pytest.mark.parametrize(
    ("start", "box"),
    [("card/", "0 0 240 336"), ("site/", "0 0 336 240"), ("icon/", "0 0 100 100"), ("map", "0 0 1400 1000")],
)
def test_things_of_a_kind_have_one_shape(start: str, box: str) -> None:
    assert {elements(drawn(name))[0].attrib["viewBox"] for name in WANTED if name.startswith(start)} == {box}


def test_backs_are_as_large_as_faces() -> None:
    assert elements(drawn("back/card"))[0].attrib["viewBox"] == elements(drawn("card/whip"))[0].attrib["viewBox"]
    assert elements(drawn("back/site"))[0].attrib["viewBox"] == elements(drawn("site/bree"))[0].attrib["viewBox"]


def test_every_card_and_site_of_the_set_has_a_drawing_chosen_for_it() -> None:
    assert sorted([*portraits.NAMED, *scenes.NAMED]) == sorted(CARDS)
    assert {CARDS[name].type for name in portraits.NAMED} == set(BEINGS)
    assert set(sites.AT) == {name.removeprefix("hero-") for name in SITES}


def test_no_two_events_or_items_show_the_same_before_the_same_land() -> None:
    assert max(Counter(scenes.NAMED.values()).values()) == 1


def test_neighbours_in_a_hand_are_told_apart_by_their_motif() -> None:
    uses = Counter(scene.drawing for scene in scenes.NAMED.values())
    assert max(uses.values()) <= 4
    assert len(uses) > 100


# -- frames


def test_every_type_has_a_frame_of_its_own() -> None:
    assert set(frames.FRAMES) == {card.type for card in BOX.cards}
    kinds = {(card.type, frames.frame_of(card)) for card in BOX.cards}
    assert len({frame for _, frame in kinds}) == len(kinds)


def test_resources_and_hazards_differ_in_shape_and_not_only_in_colour() -> None:
    windows = {hazard: {f.window for f in frames.FRAMES.values() if f.hazard == hazard} for hazard in (False, True)}
    assert not windows[False] & windows[True]
    for name, card in CARDS.items():
        hazard = card.type.startswith("hazard") or card.type == "creature"
        outline = frames.CUT if hazard else frames.SCOOPED if card.camp == "hero" else frames.SOFT
        drawing = drawn(f"card/{name}")
        assert [line for line in (frames.CUT, frames.SOFT, frames.SCOOPED) if line in drawing] == [outline]


def test_kinds_of_sites_differ_in_their_frames() -> None:
    assert set(sites.FRAMES) == {site.shown_as for site in BOX.sites}
    assert len(set(sites.FRAMES.values())) == 7


@pytest.mark.parametrize("name", CARDS)
def test_the_scene_stays_in_the_window_and_leaves_room_for_name_and_figures(name: str) -> None:
    window = frames.FRAMES[CARDS[name].type].window
    clips = [e for e in elements(drawn(f"card/{name}")) if e.tag == f"{SVG}clipPath"]
    assert [e[0].attrib["d"] for e in clips] == [window]
    assert max(float(n) for n in re.findall(r"\d+", window)) == frames.FOOT <= 0.88 * frames.HEIGHT
    assert f"{frames.TOP}" in window
    assert frames.TOP >= 0.12 * frames.HEIGHT


# -- marks


def bare(sign: str) -> str:
    return re.sub(r"\s+", "", sign)


@pytest.mark.parametrize("name", [card.id for card in BOX.cards if card.skills or card.skill_only])
def test_a_card_bears_the_marks_of_its_skills(name: str) -> None:
    card = CARDS[name]
    shown = {skill for skill, sign in SKILLS.items() if bare(sign) in bare(drawn(f"card/{name}"))}
    assert shown == set(card.skills or card.skill_only)


@pytest.mark.parametrize("name", [card.id for card in BOX.cards if card.magic])
def test_a_card_bears_the_marks_of_its_magic(name: str) -> None:
    shown = {magic for magic, sign in MAGIC.items() if bare(sign) in bare(drawn(f"card/{name}"))}
    assert shown == set(CARDS[name].magic)


@pytest.mark.parametrize("name", SITES)
def test_a_site_shows_its_kind_and_that_of_its_region(name: str) -> None:
    site = SITES[name]
    for kind in (site.shown_as, REGIONS[NAMES[site.region]].kind):
        assert bare(SIGNS[kind]) in bare(drawn(f"site/{name}"))


# -- cards that a box of one's own adds


@pytest.mark.parametrize("race", sorted({card.race for card in BOX.cards}))
def test_a_being_of_any_race_can_be_drawn(race: str) -> None:
    stranger = msgspec.structs.replace(CARDS["snaga"], id="stranger", race=race)
    ElementTree.fromstring(draw_card(stranger))
    assert portraits.portrait(stranger).figure() != ""


@pytest.mark.parametrize(
    ("like", "what"),
    [
        ("the-one-ring", "one-ring"),
        ("poison", "chest"),
        ("whip", "chest"),
        ("black-mace", "saw-blade"),
        ("palantir-of-orthanc", "stone-eye"),
        ("lure-of-nature", "heart-chain"),
    ],
)
def test_an_item_or_event_is_drawn_by_what_it_is(like: str, what: str) -> None:
    stranger: Printed = msgspec.structs.replace(CARDS[like], id="stranger")
    assert scenes.scene(stranger).drawing == what
    ElementTree.fromstring(draw_card(stranger))


def test_a_site_of_any_kind_can_be_drawn_in_any_region() -> None:
    for kind in {site.kind for site in BOX.sites}:
        for region in BOX.regions:
            stranger = msgspec.structs.replace(SITES["moria"], id="stranger", kind=kind, region=region.name)
            ElementTree.fromstring(draw_site(stranger, region))


# -- the map


def test_every_region_is_a_shape_of_its_own_on_the_map() -> None:
    shapes = {e.attrib["id"] for e in elements(drawn("map")) if e.attrib.get("id", "").startswith("region-")}
    assert shapes == {f"region-{name}" for name in REGIONS}
    assert all(len(realm.charted().outlines[name]) == 1 for name in REGIONS)


def test_kinds_of_regions_have_different_tints_and_different_patterns() -> None:
    tints, patterns = {}, {}
    for g in (e for e in elements(drawn("map")) if e.tag == f"{SVG}g"):
        for child in g:
            if child.attrib.get("id", "").startswith("region-"):
                tints[child.attrib["id"].removeprefix("region-")] = g.attrib["fill"]
            elif child.attrib.get("href", "").startswith("#region-") and "fill" in g.attrib:
                patterns[child.attrib["href"].removeprefix("#region-")] = g.attrib["fill"]
    for shown in (tints, patterns):
        assert set(shown) == set(REGIONS)
        pairs = {(region.kind, shown[region.id]) for region in BOX.regions}
        assert len(pairs) == len({kind for kind, _ in pairs}) == len({look for _, look in pairs}) == 6


def test_neighbouring_regions_touch() -> None:
    shared = {frozenset(border.lands) for border in realm.charted().borders}
    for region in BOX.regions:
        for name in region.adjacent:
            assert frozenset((region.id, NAMES[name])) in shared, (region.id, name)
    for a, b in BOX.extra_edges:
        assert frozenset((NAMES[a], NAMES[b])) in shared


def test_a_border_is_part_of_both_outlines() -> None:
    lands = realm.charted()
    for border in lands.borders:
        for name in border.lands:
            outlines = lands.outlines[name]
            assert any(set(border.course) <= set(outline) for outline in outlines), (name, border)


def test_a_border_is_long_enough_to_be_seen() -> None:
    lengths: Counter[frozenset[str]] = Counter()
    for border in realm.charted().borders:
        steps = (hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairwise(border.course))
        lengths[frozenset(border.lands)] += round(sum(steps))
    pairs = {frozenset((region.id, NAMES[name])) for region in BOX.regions for name in region.adjacent}
    assert min(lengths[pair] for pair in pairs) >= 10


def holding(at: tuple[float, float]) -> list[str]:
    return [name for name, loops in realm.charted().outlines.items() if any(inside(at, loop) for loop in loops)]


@pytest.mark.parametrize("name", REGIONS)
def test_the_centre_of_a_region_lies_in_it_and_in_no_other(name: str) -> None:
    x, y = art.REGION_CENTRES[name]
    assert holding((x * 1.4, y)) == [name]


@pytest.mark.parametrize("name", SITES)
def test_a_site_lies_in_its_region(name: str) -> None:
    x, y = art.SITE_SPOTS[name.removeprefix("hero-")]
    assert holding((x * 1.4, y)) == [NAMES[SITES[name].region]]


def test_every_spot_is_on_the_map_and_apart_from_others() -> None:
    assert set(art.REGION_CENTRES) == set(REGIONS)
    assert set(art.SITE_SPOTS) == {name.removeprefix("hero-") for name in SITES}
    for spots in (art.REGION_CENTRES, art.SITE_SPOTS):
        assert all(0 < x < 1000 and 0 < y < 1000 for x, y in spots.values())
    near = [(a, b) for (a, p), (b, q) in combinations(realm.SITES.items(), 2) if hypot(p[0] - q[0], p[1] - q[1]) < 25]
    assert not near


def test_the_map_is_middle_earth() -> None:
    """west to east and north to south as the books have it"""
    at = art.REGION_CENTRES
    for row in (
        ("lindon", "the-shire", "rhudaur", "high-pass", "anduin-vales", "western-mirkwood", "dorwinion"),
        ("andrast", "anfalas", "belfalas", "lebennin", "ithilien", "imlad-morgul", "gorgoroth", "nurn"),
    ):  # fmt: skip
        assert [*row] == sorted(row, key=lambda name: at[name][0])
    for column in (
        ("forochel", "arthedain", "cardolan", "enedhwaith", "old-pukel-land", "andrast"),
        ("grey-mountain-narrows", "woodland-realm", "southern-mirkwood", "dagorlad", "ithilien", "harondor"),
        ("udun", "gorgoroth", "nurn", "khand"),
    ):  # fmt: skip
        assert [*column] == sorted(column, key=lambda name: at[name][1])
