"""Whether the facts of the cards fit together: what no file can say of itself."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from mathom.games.lidless_eye.box.printed import Box, Printed, PrintedRegion, PrintedSite
from mathom.games.lidless_eye.terms import RACES

COUNTS = {
    "character": 49,
    "ringwraith": 9,
    "site": 69,
    "ally": 7,
    "faction": 38,
    "item": 52,
    "resource-short-event": 65,
    "resource-long-event": 2,
    "resource-permanent-event": 33,
    "creature": 42,
    "hazard-short-event": 25,
    "hazard-long-event": 9,
    "hazard-permanent-event": 17,
    "region": 52,
}

# sites of other sets, and why a card of this one names them
PLACES_ELSEWHERE = {
    "Old Forest": "a site for Wizard players, where a Huorn may be played",
    "Wellinghall": "a site for Wizard players, where a Huorn may be played",
}
# factions of other sets: without those cards the modification never comes to be
FACTIONS_ELSEWHERE = {
    *("Angmarim", "Asdriags", "Black Númenóreans", "Haradrim", "Morgul-orcs", "Orcs of Dol Guldur", "Wain-easterlings"),
}

KEYWORDS = {
    *("uruk-hai", "olog-hai", "half-troll", "leader", "spawn"),
    *("environment", "corruption", "command", "magic", "stolen-knowledge"),
    *("mode", "black-rider", "fell-rider", "heralded-lord"),
}

# least and most of every figure, where a card has it
RANGES = {
    "prowess": (1, 17),
    "body": (6, 12),
    "mind": (1, 9),
    "influence": (0, 5),
    "points": (0, 6),
    "stored_points": (5, 5),
    "points_again": (1, 1),
    "corruption": (1, 6),
    "corruption_dwarf": (5, 5),
    "attacks": (1, 2),
    "strikes": (1, 5),
    "hero_strikes": (1, 4),
    "number_needed": (8, 13),
    "remove_above": (4, 8),
    "check_bonus": (-1, -1),
}

# what a card of a type must have
NEEDED = {
    "character": ("race", "skills", "prowess", "body", "mind"),
    "ringwraith": ("unique", "race", "skills", "magic", "prowess", "body", "influence"),
    "ally": ("prowess", "body", "mind", "points"),
    "faction": ("points", "number_needed"),
    "item": ("item", "corruption"),
    "creature": ("race", "prowess", "strikes", "points"),
}


def slug(name: str) -> str:
    """the id of a card: its English name in plain letters"""
    plain = "".join(c for c in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def check(box: Box) -> list[str]:
    """what is wrong, each message naming its card; nothing when all is well"""
    return [
        *_counts(box),
        *_names(box),
        *_map(box.regions, box.extra_edges),
        *_references(box),
        *_paths(box),
        *(message for site in box.sites for message in _site(site)),
        *(message for card in box.cards for message in _card(card)),
        *(message for card in box.cards for message in _playable(card, box.sites)),
    ]


def _counts(box: Box) -> Iterator[str]:
    found = Counter[str](card.type for card in box.cards)
    found["site"], found["region"] = len(box.sites), len(box.regions)
    for kind, wanted in COUNTS.items():
        if found[kind] != wanted:
            yield f"{found[kind]} of type {kind}, there are {wanted}"


def _names(box: Box) -> Iterator[str]:
    things: list[Printed | PrintedSite | PrintedRegion] = [*box.cards, *box.sites]
    for group, label in ((things, "card"), ([*box.regions], "region")):
        for id_, times in Counter(thing.id for thing in group).items():
            if times > 1:
                yield f"{id_}: {times} times the id of a {label}"
        for thing in group:
            if thing.id != slug(thing.name):
                yield f"{thing.name}: id {thing.id}, from the name follows {slug(thing.name)}"
            if not thing.de:
                yield f"{thing.name}: has no German name"
    for number, times in Counter([card.number for card in box.cards] + [site.number for site in box.sites]).items():
        if times > 1:
            yield f"{number}: the number of {times} cards"


def _map(regions: tuple[PrintedRegion, ...], extra_edges: tuple[tuple[str, str], ...]) -> Iterator[str]:
    neighbours = {region.name: set(region.adjacent) for region in regions}
    for region in regions:
        for other in region.adjacent:
            if other not in neighbours:
                yield f"{region.name}: its neighbour {other} is no region"
            elif region.name not in neighbours[other]:
                yield f"{region.name}: has the neighbour {other}, but not the other way round"
    for one, other in extra_edges:
        for end in (one, other):
            if end not in neighbours:
                yield f"extra edge {one}, {other}: {end} is no region"


def _references(box: Box) -> Iterator[str]:
    sites = {site.name for site in box.sites}
    regions = {region.name for region in box.regions}
    factions = {card.name for card in box.cards if card.type == "faction"}

    def missing(who: str, names: Iterable[str], known: Iterable[str], what: str) -> Iterator[str]:
        for name in names:
            if name not in known:
                yield f"{who}: {name} is no {what}"

    for card in box.cards:
        barred = [card.barred_home] if card.barred_home else []
        named = (*card.home_sites, *card.play_sites, *card.play_not, *card.store_sites, *barred)
        yield from missing(card.name, named, sites, "site")
        yield from missing(card.name, card.key_places, sites | PLACES_ELSEWHERE.keys(), "site")
        named = (*card.home_regions, *card.play_regions, *card.key_regions, *card.key_region_sites, *card.roam_regions)
        yield from missing(card.name, named, regions, "region")
        yield from missing(card.name, card.standard, factions | FACTIONS_ELSEWHERE, "faction")
        yield from missing(card.name, card.keywords, KEYWORDS, "keyword")
        named = (*([card.race] if card.race else []), *card.race_only, *card.play_attack.values())
        yield from missing(card.name, named, RACES, "race")
    for site in box.sites:
        yield from missing(site.name, [site.region], regions, "region")
        yield from missing(site.name, [attack.race for attack in site.attacks], RACES, "race")


def _paths(box: Box) -> Iterator[str]:
    kinds = {region.name: region.kind for region in box.regions}
    neighbours = {region.name: set(region.adjacent) for region in box.regions}
    for one, other in box.extra_edges:
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    havens = {site.name: site for site in box.sites if site.kind == "darkhaven"}

    def walk(start: str, path: tuple[str, ...], end: str) -> bool:
        """whether some walk from start to end, both counted, passes just these kinds of region"""
        at = {start} if path and kinds.get(start) == path[0] else set()
        for kind in path[1:]:
            at = {there for here in at for there in neighbours.get(here, ()) if kinds.get(there) == kind}
        return end in at

    for site in box.sites:
        if site.kind == "darkhaven":
            if site.nearest or site.path:
                yield f"{site.name}: a Darkhaven names no nearest one"
        elif site.nearest not in havens:
            yield f"{site.name}: names no Darkhaven"
        elif not walk(havens[site.nearest].region, site.path, site.region):
            yield f"{site.name}: no walk from {site.nearest} has the path {', '.join(site.path)}"
        for haven, path in site.haven_paths.items():
            if haven not in havens or site.kind != "darkhaven":
                yield f"{site.name}: a path from {haven}, but such paths join Darkhavens"
            elif not walk(havens[haven].region, path, site.region):
                yield f"{site.name}: no walk from {haven} has the path {', '.join(path)}"
            elif havens[haven].haven_paths.get(site.name) != path[::-1]:
                yield f"{site.name}: the path from {haven} is not the one back"


def _site(site: PrintedSite) -> Iterator[str]:
    for kind in site.only:
        if kind not in site.items:
            yield f"{site.name}: restricts {kind} items, which are not playable there"
    if not (1 <= site.draws <= 4 and 1 <= site.opponent_draws <= 4):
        yield f"{site.name}: draws {site.draws} and {site.opponent_draws}, out of range"
    if site.dragon_lair != any(attack.race == "dragon" for attack in site.attacks):
        yield f"{site.name}: is the lair of a Dragon if a Dragon attacks there, and only then"
    for attack in site.attacks:
        if not (1 <= attack.strikes <= 5 and 5 <= attack.prowess <= 16):
            yield f"{site.name}: an automatic-attack of {attack.strikes} at {attack.prowess}, out of range"
        if attack.wounded_check not in (0, -2):
            yield f"{site.name}: a corruption check at {attack.wounded_check}, out of range"


def _card(card: Printed) -> Iterator[str]:
    for name in NEEDED.get(card.type, ()):
        if not getattr(card, name):
            yield f"{card.name}: has no {name}"
    for name, (least, most) in RANGES.items():
        figure = getattr(card, name)
        if figure and not least <= figure <= most:
            yield f"{card.name}: {name} is {figure}, out of range"
    if bool(card.points) != bool(card.points_kind):
        yield f"{card.name}: points and their kind go together"
    if (card.points_only_stored or card.stored_points) and not (card.store_sites or card.store_kinds):
        yield f"{card.name}: has points when stored, but is stored nowhere"
    if bool(card.item) != (card.type == "item"):
        yield f"{card.name}: a kind of item on a card of type {card.type}"
    if any(not 2 <= result <= 12 for result in card.discard_on):
        yield f"{card.name}: no body check gives {card.discard_on}"
    if any(not 0 <= result <= 12 for results in card.tests.values() for result in results):
        yield f"{card.name}: results of a test go from 0 to 12"
    if (card.ring == "gold") != (card.item == "gold-ring"):
        yield f"{card.name}: a gold ring is a gold ring item"
    if card.ring == "gold" and set(card.tests.get("lesser", ())) != set(range(13)):
        yield f"{card.name}: a Lesser Ring is playable after any test of a gold ring"
    if card.type in ("character", "ringwraith") and not (card.home_sites or card.home_regions or card.home_kinds):
        yield f"{card.name}: has no home"
    if card.type == "creature" and not (card.keys or card.key_sites or card.key_regions or card.key_places):
        yield f"{card.name}: is keyed to nothing"
    if any(not 1 <= times <= 3 for times in card.keys.values()):
        yield f"{card.name}: keyed to {card.keys}, out of range"
    if any(abs(change) != 2 for change in card.standard.values()):
        yield f"{card.name}: standard modifications are +2 or -2"
    if card.magic and card.type.startswith("resource") and "magic" not in card.keywords:
        yield f"{card.name}: lacks the keyword magic"


def _playable(card: Printed, sites: tuple[PrintedSite, ...]) -> Iterator[str]:
    """whether an ally, faction or special item has a place, and the place what it asks for"""
    bound = card.type in ("ally", "faction") or (card.item == "special" and not card.ring)
    if bound and not any(playable_at(card, site) for site in sites):
        yield f"{card.name}: playable nowhere"


def playable_at(card: Printed, site: PrintedSite) -> bool:
    """whether the card's own text allows it at a site"""
    if site.name in card.play_sites:
        return True
    if not (card.play_regions or card.play_kinds or card.play_lair) or site.name in card.play_not:
        return False
    wanted = card.play_attack.get(site.kind, "")
    return (
        (not card.play_regions or site.region in card.play_regions)
        and (not card.play_kinds or site.kind in card.play_kinds)
        and (not card.play_lair or site.dragon_lair)
        and (not wanted or any(attack.race == wanted for attack in site.attacks))
    )
