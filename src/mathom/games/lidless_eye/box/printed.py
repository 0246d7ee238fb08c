"""What is printed on the cards: the rows of `data/*.toml`, read and put into order.

Facts only: names, figures, keywords, keys, places of play. What a card *does* is declared in code, not here.
Other cards, sites and regions are named by their English name. What stands in a row and how:

- `keys`: kind of region -> how many of it a path needs; `keys_night` counts while Doors of Night is in play, and
  `keys_no_night` while it is not, instead of or besides the same kind in `keys`.
- A place of play is one of `play_sites`, or any site of `play_kinds` and in `play_regions` (either may be empty: all)
  but not in `play_not`. `play_attack` (kind of site -> race) asks for an automatic-attack. For items this narrows what
  the site allows; for special items, allies and factions it is all there is. No place at all means: by the rules.
- `tests` of a gold ring, or of Black Rain: kind of ring -> results of the roll, 12 standing for 12 or more and 0 for
  0 or less.
- `points` count in play unless `points_only_stored`; once stored, `stored_points` (0: the same); every further stored
  copy, `points_again` (0: the same). `store_sites` and `store_kinds` are where the card itself says it may be stored.
- A faction of a Dragon has an attack (`strikes`, `prowess`, `body`, `chooses`) against who passes `roam_regions`.
- `forms` are the other cards of the same being; a faction's own name there means the hero card of this name.
- Part W of the rules: `against` "minion" or "hero", `hero_detainment`, `hero_strikes` (0: the same).
- `data/hero` is the box of The Wizards. Its hazards belong to both camps; a hazard that both boxes have stands in the
  first only, with `reprint`, its number in the second. The same name may stand for a card of each camp: names in a row
  mean cards and sites of the row's own camp, and `key_places` those of both.
- Of heroes only: `home_only`, nobody comes into play but at home; `points_eliminated`, what his death costs;
  `points_dwarf` like `corruption_dwarf`; `standard_races`, by the race of the influencer; `automatic`, without a roll.
- `key_regions_night` and `key_region_sites_night` are keys while Doors of Night is in play; `key_groups` are further
  regions with kinds of sites in them (none: all); `key_journeys` are journeys from one site to another.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from mathom.kernel.components import ComponentFile, Row
from mathom.kernel.errors import BadComponents

DATA = Path(__file__).parents[1] / "data"

Number = Annotated[str, msgspec.Meta(pattern=r"^(LE|TW)-\d+$")]
RegionKind = Literal["coastal-sea", "free-domain", "border-land", "wilderness", "shadow-land", "dark-domain"]
SiteKind = Literal["haven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold"]
Camp = Literal["minion", "hero", "both"]
ItemKind = Literal["minor", "major", "greater", "gold-ring", "special"]
RingKind = Literal["gold", "mind", "lesser", "magic", "dwarven", "spirit", "one"]
Skill = Literal["warrior", "scout", "ranger", "sage", "diplomat"]
Magic = Literal["sorcery", "spirit-magic", "shadow-magic"]
PointKind = Literal["characters", "items", "factions", "allies", "creatures", "miscellaneous"]
Type = Literal[
    "character",
    "ringwraith",
    "wizard",
    "ally",
    "faction",
    "item",
    "resource-short-event",
    "resource-long-event",
    "resource-permanent-event",
    "creature",
    "hazard-short-event",
    "hazard-long-event",
    "hazard-permanent-event",
]

# in the order of the cards of a box
FILES: dict[str, Type] = {
    "characters": "character",
    "ringwraiths": "ringwraith",
    "wizards": "wizard",
    "allies": "ally",
    "factions": "faction",
    "items": "item",
    "resource_short_events": "resource-short-event",
    "resource_long_events": "resource-long-event",
    "resource_permanent_events": "resource-permanent-event",
    "creatures": "creature",
    "hazard_short_events": "hazard-short-event",
    "hazard_long_events": "hazard-long-event",
    "hazard_permanent_events": "hazard-permanent-event",
}


HERO_FILES = tuple(name for name in FILES if name != "ringwraiths")
MINION_FILES = tuple(name for name in FILES if name != "wizards")
HAZARDS = ("creature", "hazard-short-event", "hazard-long-event", "hazard-permanent-event")


class KeyGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Regions at whose sites of some kinds a creature may be played."""

    regions: tuple[str, ...]
    kinds: tuple[SiteKind, ...] = ()


class Printed(Row, frozen=True):
    """A card that is not a site."""

    id: str
    number: Number
    name: str
    de: str
    type: Type  # from the file it stands in
    camp: Camp  # from the folder it stands in, of hazards both
    reprint: Number | Literal[""] = ""
    promo: bool = False
    unique: bool = False
    keywords: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    also: Literal["", "resource", "hazard"] = ""  # the other side it may be played as
    also_event: Literal["", "short-event", "permanent-event"] = ""  # a creature: the event it may be played as
    race: str = ""
    skills: tuple[Skill, ...] = ()
    magic: tuple[Magic, ...] = ()  # what a character can use; what an event is
    skill_only: tuple[Skill, ...] = ()
    race_only: tuple[str, ...] = ()
    prowess: int = 0
    body: int = 0  # 0: none
    mind: int = 0
    influence: int = 0  # direct
    points: int = 0
    points_kind: PointKind | Literal[""] = ""
    points_dwarf: int = 0  # borne by a Dwarf, 0: the same
    points_eliminated: int = 0
    points_only_stored: bool = False
    stored_points: int = 0
    points_again: int = 0
    store_sites: tuple[str, ...] = ()
    store_kinds: tuple[SiteKind, ...] = ()
    starred: bool = False
    corruption: int = 0
    corruption_dwarf: int = 0  # borne by a Dwarf, 0: the same
    discard_on: tuple[int, ...] = ()  # results of a body check that discard the character
    check_bonus: int = 0  # to all his corruption checks
    home_sites: tuple[str, ...] = ()
    home_regions: tuple[str, ...] = ()
    home_kinds: tuple[SiteKind, ...] = ()
    home_only: bool = False
    # creatures
    attacks: int = 1
    strikes: int = 0
    each: bool = False  # each character faces so many strikes
    chooses: bool = False  # the attacker chooses who is struck
    detainment: Literal["", "covert", "always"] = ""
    against: Literal["", "overt", "minion", "hero"] = ""  # playable only against such companies
    hero_detainment: bool = False
    hero_strikes: int = 0
    barred_home: str = ""  # not against a company with a character who has his home there
    keys: dict[RegionKind, int] = {}
    keys_night: dict[RegionKind, int] = {}
    keys_no_night: dict[RegionKind, int] = {}
    key_sites: tuple[SiteKind, ...] = ()
    key_regions: tuple[str, ...] = ()
    key_places: tuple[str, ...] = ()
    key_region_sites: tuple[str, ...] = ()  # regions at whose sites it may be played
    key_region_kinds: tuple[SiteKind, ...] = ()  # only at these kinds of them, empty: all
    key_region_havens: bool = False  # also at Havens there
    key_regions_night: tuple[str, ...] = ()
    key_region_sites_night: tuple[str, ...] = ()
    key_groups: tuple[KeyGroup, ...] = ()
    key_journeys: tuple[tuple[str, str], ...] = ()
    # items
    item: ItemKind | Literal[""] = ""
    ring: RingKind | Literal[""] = ""
    gear: Literal["", "weapon", "shield", "armor", "helmet"] = ""
    palantir: bool = False
    hoard: bool = False
    tests: dict[RingKind, tuple[int, ...]] = {}
    search_lesser: bool = False  # a Lesser Ring may be searched for after the test
    # where items, allies and factions are played
    play_sites: tuple[str, ...] = ()
    play_regions: tuple[str, ...] = ()
    play_kinds: tuple[SiteKind, ...] = ()
    play_not: tuple[str, ...] = ()
    play_not_kinds: tuple[SiteKind, ...] = ()
    play_attack: dict[SiteKind, str] = {}
    play_lair: bool = False  # at the lair of a Dragon
    tapped_too: bool = False
    # factions
    number_needed: int = 0  # the check must be greater
    zero_in_play: bool = False
    leader_faction: bool = False  # may lie with an Orc or Troll leader
    standard: dict[str, int] = {}  # standard modifications by faction in play
    standard_races: dict[str, int] = {}
    automatic: bool = False
    standard_own_race: int = 0  # once, for any other faction of its race
    gifts: dict[ItemKind, int] = {}  # what discarding such an item adds
    roam_regions: tuple[str, ...] = ()
    # events
    remove_above: int = 0  # to shake it off the roll must be greater, 0: it cannot be
    remove_taps: bool = False
    no_duplicate: Literal[
        "",
        "all",
        "character",
        "company",
        "site",
        "player",
        "attack",
        "strike",
        "turn",
        "leader",
        "ringwraith",
        "palantir",
        "nazgul",
    ] = ""


class PrintedAttack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An automatic-attack of a site."""

    race: str
    strikes: int
    prowess: int
    each: bool = False
    detainment: Literal["", "covert", "overt", "always"] = ""
    against: Literal["", "overt"] = ""  # faced only by such companies
    wounded_check: int = 0  # modification of the corruption check of who is wounded, 0: no check, or this one:
    wounded_checks: bool = False  # who is wounded checks without modification
    cannot_cancel: bool = False
    kills: bool = False  # who is wounded is eliminated


Note = Literal[
    "agents",  # agents may come into play here under direct influence
    "as-ruins",  # counts as ruins & lairs for hazards, with the path from Carn Dûm
    "creatures-keyed-to-site-always",  # whatever bars it
    "healing-affects-all",  # what heals one character here heals all of his player's
    "limit+2",  # the hazard limit against a company that moves here
    "cancels-attacks",  # attacks against a minion company here are cancelled
    "haven-in-untap",  # is a Darkhaven in the untap phase
    "gold-rings-tested",  # every gold ring at the site is tested
    "items-when-tapped",  # items may be played though it is tapped
    "never-taps",
    "no-characters",  # nobody comes into play here unless he is at home here
    "no-storing",
    "normal-attacks",  # creatures played here do not detain (but Nazgûl)
    "orcs-and-trolls-only",  # of others, only who is at home here may come into play
    "recalls-orc-or-troll",  # a Ringwraith here may tap to bring one in from the discard pile
    "ring-test-3",  # tests of rings here are at -3
    "sage-tests-ring-3",  # a sage may tap to test a ring, at -3
    "stored-gold-ring-tested",  # at -2
    "two-minor-for-gold-ring",  # a covert company may discard two minor items to make a gold ring playable
]

# a kind of item, items of a camp, or a single one by its name
Only = Literal["weapon", "armor", "shield", "helmet", "palantir", "hero", "Scroll of Isildur"]


class PrintedSite(Row, frozen=True):
    """A site card, a haven or another. `path` leads here from the nearest haven of its camp, both regions counted."""

    id: str
    number: Number
    name: str
    de: str
    camp: Camp  # from the folder it stands in
    kind: SiteKind
    region: str
    draws: int  # of the player who moves (LE-B-101)
    opponent_draws: int
    nearest: str = ""
    path: tuple[RegionKind, ...] = ()
    haven_paths: dict[str, tuple[RegionKind, ...]] = {}  # from other Darkhavens to this one
    lent: bool = False  # no card of its own: another card is used as it, and it is in no location deck
    entrance: str = ""  # the region from whose sites alone it is reached, and
    entrance_path: tuple[RegionKind, ...] = ()  # by which path
    information: bool = False
    items: tuple[ItemKind, ...] = ()
    only: dict[ItemKind, tuple[Only, ...]] = {}
    attacks: tuple[PrintedAttack, ...] = ()
    hoard: bool = False
    dragon_lair: bool = False
    notes: tuple[Note, ...] = ()

    @property
    def shown_as(self) -> str:
        """its kind as players know it: a Haven of minions is a Darkhaven"""
        return "darkhaven" if self.kind == "haven" and self.camp == "minion" else self.kind


class PrintedRegion(Row, frozen=True):
    """A region of the map."""

    id: str
    name: str
    de: str
    kind: RegionKind
    adjacent: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """All cards of both sets, those of The Lidless Eye first: by type as in `FILES`, then by number."""

    cards: tuple[Printed, ...]
    sites: tuple[PrintedSite, ...]
    regions: tuple[PrintedRegion, ...]
    extra_edges: tuple[tuple[str, str], ...]  # neighbours for Ringwraith players only (LE-X-24)


T = TypeVar("T", Printed, PrintedSite, PrintedRegion)


def _tables(file: ComponentFile) -> dict[str, object]:
    try:
        return tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{file.name}: is not TOML: {error}") from None


def _rows(file: ComponentFile, table: str, kind: type[T], given: dict[str, str] | None = None) -> list[T]:
    """the rows of a table, with what follows from their file; an error names the file, the line and the card"""
    rows = _tables(file).get(table, [])
    if not isinstance(rows, list):
        raise BadComponents(f"{file.name}: {table} is not a list of tables")
    made = []
    for index, row in enumerate(rows):
        try:
            made.append(msgspec.convert(row | (given or {}), kind))
        except msgspec.ValidationError as error:
            key = re.search(r"\$\.(\w+)", str(error))
            who = row.get("name", f"{table} {index + 1}")
            raise file.bad(table, index, key[1] if key else "", f"{who}: {error}") from None
    return made


def _number(number: str) -> int:
    return int(number[3:])


def _cards(folder: Path, files: tuple[str, ...], camp: Camp) -> list[Printed]:
    cards: list[Printed] = []
    for name in files:
        type_ = FILES[name]
        given: dict[str, str] = {"type": type_, "camp": "both" if type_ in HAZARDS else camp}
        rows = _rows(ComponentFile.read(folder / f"{name}.toml"), "card", Printed, given)
        cards += sorted(rows, key=lambda card: _number(card.number))
    return cards


def _sites(folder: Path, camp: Camp) -> list[PrintedSite]:
    rows = _rows(ComponentFile.read(folder / "sites.toml"), "site", PrintedSite, {"camp": camp})
    return sorted(rows, key=lambda site: (site.lent, _number(site.number)))


@cache
def load(folder: Path = DATA) -> Box:
    """all facts of a folder of data files; the same box for the same folder"""
    heroes = folder / "hero"
    cards = (*_cards(folder, MINION_FILES, "minion"), *_cards(heroes, HERO_FILES, "hero"))
    map_file = ComponentFile.read(folder / "regions.toml")
    try:
        edges = msgspec.convert(_tables(map_file).get("extra_edges", []), tuple[tuple[str, str], ...])
    except msgspec.ValidationError as error:
        raise BadComponents(f"{map_file.name}: extra_edges: {error}") from None
    return Box(
        cards=cards,
        sites=(*_sites(folder, "minion"), *_sites(heroes, "hero")),
        regions=tuple(_rows(map_file, "region", PrintedRegion)),
        extra_edges=edges,
    )
