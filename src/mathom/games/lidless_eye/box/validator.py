"""Whether the facts of the cards fit together: what no file can say of itself."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from mathom.games.lidless_eye.box.printed import Box, Printed, PrintedRegion, PrintedSite
from mathom.games.lidless_eye.terms import CAMPS, RACES

# how many of each type: of The Lidless Eye, and of The Wizards without the 38 hazards that are in both
COUNTS = {
    "character": (49, 67),
    "ringwraith": (9, 0),
    "wizard": (0, 5),
    "site": (69, 69),
    "ally": (7, 11),
    "faction": (38, 29),
    "item": (52, 55),
    "resource-short-event": (65, 69),
    "resource-long-event": (2, 6),
    "resource-permanent-event": (33, 14),
    "creature": (42, 39),
    "hazard-short-event": (25, 18),
    "hazard-long-event": (9, 10),
    "hazard-permanent-event": (17, 11),
}
REGIONS, REPRINTS = 52, 38

# factions of other sets: without those cards the modification never comes to be
FACTIONS_ELSEWHERE = {
    *("Angmarim", "Asdriags", "Black Númenóreans", "Haradrim", "Morgul-orcs", "Orcs of Dol Guldur", "Wain-easterlings"),
}

KEYWORDS = {
    *("uruk-hai", "olog-hai", "half-troll", "leader", "spawn"),
    *("environment", "corruption", "command", "magic", "stolen-knowledge"),
    *("mode", "black-rider", "fell-rider", "heralded-lord"),
    "spell",
}

# least and most of every figure, where a card has it
RANGES = {
    "prowess": (-3, 18),
    "body": (5, 12),
    "mind": (1, 10),
    "influence": (0, 10),
    "points": (0, 6),
    "points_dwarf": (4, 6),
    "points_eliminated": (-3, -2),
    "stored_points": (2, 5),
    "points_again": (1, 1),
    "corruption": (1, 6),
    "corruption_dwarf": (3, 5),
    "attacks": (1, 3),
    "strikes": (1, 6),
    "hero_strikes": (1, 4),
    "number_needed": (5, 13),
    "remove_above": (4, 8),
    "check_bonus": (-1, 4),
}

# what a card of a type must have
NEEDED = {
    "character": ("race", "skills", "body", "mind"),
    "ringwraith": ("unique", "race", "skills", "magic", "prowess", "body", "influence"),
    "wizard": ("unique", "race", "skills", "prowess", "body", "influence"),
    "ally": ("mind", "points"),
    "faction": ("points",),
    "item": ("item",),
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
    types = [(card.type, card.number) for card in box.cards] + [
        ("site", site.number) for site in box.sites if not site.lent
    ]
    found = Counter((kind, number[:2]) for kind, number in types)
    for kind, counts in COUNTS.items():
        for name, wanted in zip(("LE", "TW"), counts, strict=True):
            if found[kind, name] != wanted:
                yield f"{found[kind, name]} of type {kind} in {name}, there are {wanted}"
    if len(box.regions) != REGIONS:
        yield f"{len(box.regions)} of type region, there are {REGIONS}"
    both = sum(bool(card.reprint) for card in box.cards)
    if both != REPRINTS:
        yield f"{both} hazards are in both sets, there are {REPRINTS}"


def _names(box: Box) -> Iterator[str]:
    printed: list[Printed | PrintedSite] = [*box.cards, *box.sites]
    things: list[Printed | PrintedSite | PrintedRegion] = [*printed]
    minions = {thing.id for thing in printed if thing.number.startswith("LE-")}
    for group, label in ((things, "card"), ([*box.regions], "region")):
        for id_, times in Counter(thing.id for thing in group).items():
            if times > 1:
                yield f"{id_}: {times} times the id of a {label}"
        for thing in group:
            wanted = slug(thing.name)
            lent = isinstance(thing, PrintedSite) and thing.lent
            if lent or (
                isinstance(thing, Printed | PrintedSite) and thing.number.startswith("TW-") and wanted in minions
            ):
                wanted = f"hero-{wanted}"
            if thing.id != wanted:
                yield f"{thing.name}: id {thing.id}, from the name follows {wanted}"
            if not thing.de:
                yield f"{thing.name}: has no German name"
    cards = [thing for thing in printed if not (isinstance(thing, PrintedSite) and thing.lent)]
    numbers = [thing.number for thing in cards] + [card.reprint for card in box.cards if card.reprint]
    for number, times in Counter(numbers).items():
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
    places = {camp: {site.name for site in box.sites if site.camp == camp} for camp in CAMPS[:2]}
    places["both"] = places["minion"] | places["hero"]
    regions = {region.name for region in box.regions}
    factions = {card.name for card in box.cards if card.type == "faction" and card.camp == "minion"}

    def missing(who: str, names: Iterable[str], known: Iterable[str], what: str) -> Iterator[str]:
        for name in names:
            if name not in known:
                yield f"{who}: {name} is no {what}"

    for card in box.cards:
        barred = [card.barred_home] if card.barred_home else []
        named = (*card.home_sites, *card.play_sites, *card.play_not, *card.store_sites, *barred)
        yield from missing(card.name, named, places[card.camp], "site")
        named = (*card.key_places, *(name for journey in card.key_journeys for name in journey))
        yield from missing(card.name, named, places["both"], "site")
        named = (*card.home_regions, *card.play_regions, *card.key_regions, *card.key_region_sites, *card.roam_regions)
        named += (*card.key_regions_night, *card.key_region_sites_night)
        named += tuple(name for group in card.key_groups for name in group.regions)
        yield from missing(card.name, named, regions, "region")
        yield from missing(card.name, card.standard, factions | FACTIONS_ELSEWHERE, "faction")
        yield from missing(card.name, card.keywords, KEYWORDS, "keyword")
        race = (card.race,) if card.race else ()
        named = (*race, *card.race_only, *card.play_attack.values(), *card.standard_races)
        yield from missing(card.name, named, RACES, "race")
    for site in box.sites:
        yield from missing(site.name, [site.region, *([site.entrance] if site.lent else [])], regions, "region")
        yield from missing(site.name, [attack.race for attack in site.attacks], RACES, "race")


def _paths(box: Box) -> Iterator[str]:
    """whether the printed paths of each camp are ways on its map"""
    yield from _paths_of([site for site in box.sites if site.camp == "minion"], box.regions, box.extra_edges)
    yield from _paths_of([site for site in box.sites if site.camp == "hero"], box.regions, ())


def _paths_of(
    sites: list[PrintedSite], regions: tuple[PrintedRegion, ...], extra_edges: tuple[tuple[str, str], ...]
) -> Iterator[str]:
    kinds = {region.name: region.kind for region in regions}
    neighbours = {region.name: set(region.adjacent) for region in regions}
    for one, other in extra_edges:
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    havens = {site.name: site for site in sites if site.kind == "haven"}

    def walk(start: str, path: tuple[str, ...], end: str) -> bool:
        """whether some walk from start to end, both counted, passes just these kinds of region"""
        at = {start} if path and kinds.get(start) == path[0] else set()
        for kind in path[1:]:
            at = {there for here in at for there in neighbours.get(here, ()) if kinds.get(there) == kind}
        return end in at

    for site in sites:
        if site.kind == "haven":
            if site.nearest or site.path:
                yield f"{site.name}: a Darkhaven names no nearest one"
        elif site.nearest not in havens:
            yield f"{site.name}: names no Darkhaven"
        elif not walk(havens[site.nearest].region, site.path, site.region):
            yield f"{site.name}: no walk from {site.nearest} has the path {', '.join(site.path)}"
        for haven, path in site.haven_paths.items():
            if haven not in havens or site.kind != "haven":
                yield f"{site.name}: a path from {haven}, but such paths join Darkhavens"
            elif not walk(havens[haven].region, path, site.region):
                yield f"{site.name}: no walk from {haven} has the path {', '.join(path)}"
            elif havens[haven].haven_paths.get(site.name) != path[::-1]:
                yield f"{site.name}: the path from {haven} is not the one back"


def _site(site: PrintedSite) -> Iterator[str]:
    for kind in site.only:
        if kind not in site.items:
            yield f"{site.name}: restricts {kind} items, which are not playable there"
    if not (1 <= site.draws <= 4 and 1 <= site.opponent_draws <= 6):
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
    if card.type in ("character", "ringwraith", "wizard") and not (
        card.home_sites or card.home_regions or card.home_kinds
    ):
        yield f"{card.name}: has no home"
    if card.type == "creature" and not (
        card.keys or card.key_sites or card.key_regions or card.key_places or card.key_region_sites
    ):
        yield f"{card.name}: is keyed to nothing"
    if any(not 1 <= times <= 3 for times in card.keys.values()):
        yield f"{card.name}: keyed to {card.keys}, out of range"
    if any(abs(change) != 2 for change in card.standard.values()):
        yield f"{card.name}: standard modifications are +2 or -2"
    if any(abs(change) not in (1, 2, 4) for change in card.standard_races.values()):
        yield f"{card.name}: modifications by race are {card.standard_races}, out of range"
    if card.type == "faction" and bool(card.number_needed) == card.automatic:
        yield f"{card.name}: a faction is won by a number or without a roll"
    if card.magic and card.type.startswith("resource") and "magic" not in card.keywords:
        yield f"{card.name}: lacks the keyword magic"


def _playable(card: Printed, sites: tuple[PrintedSite, ...]) -> Iterator[str]:
    """whether an ally, faction or special item has a place, and the place what it asks for"""
    bound = card.type in ("ally", "faction") or (card.item == "special" and not card.ring)
    if bound and not any(playable_at(card, site) for site in sites if site.camp == card.camp):
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
