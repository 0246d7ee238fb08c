"""The facts of the cards: our files are sound, the validator finds every kind of fault, and what is tricky is right."""

import itertools
import shutil
from collections import Counter
from functools import partial
from pathlib import Path

import msgspec
import pytest

from mathom.games.lidless_eye.box.printed import DATA, Box, Printed, PrintedRegion, PrintedSite, load
from mathom.games.lidless_eye.box.validator import check, playable_at
from mathom.kernel.errors import BadComponents

BOX = load()
SITES = [site for site in BOX.sites if site.camp == "minion"]


def card(name: str) -> Printed:
    return next(card for card in BOX.cards if card.name == name)


def site(name: str) -> PrintedSite:
    return next(site for site in BOX.sites if site.name == name)


def region(name: str) -> PrintedRegion:
    return next(region for region in BOX.regions if region.name == name)


def changed(table: str, name: str, **changes: object) -> Box:
    """our box with one row of a table changed, the first of its name"""
    rows = list(getattr(BOX, table))
    at = next(i for i, row in enumerate(rows) if row.name == name)
    rows[at] = msgspec.structs.replace(rows[at], **changes)
    return msgspec.structs.replace(BOX, **{table: tuple(rows)})


with_card, with_site, with_region = (partial(changed, table) for table in ("cards", "sites", "regions"))


# -- the files and the validator


def test_our_files_are_sound() -> None:
    assert check(BOX) == []


def test_cards_come_by_type_and_then_by_number() -> None:
    assert [BOX.cards[0].name, BOX.cards[48].number, BOX.cards[49].name] == [
        "Asternak",
        "LE-49",
        "Adûnaphel the Ringwraith",
    ]
    assert (BOX.cards[347].name, BOX.cards[348].name) == ("Tidings of Doubt and Danger", "Adrazar")
    assert (BOX.cards[-1].name, len(BOX.cards), len(BOX.sites)) == ("Traitor", 682, 139)  # one of them is lent
    numbers = [card.number for card in BOX.cards] + [site.number for site in BOX.sites]
    assert sorted(numbers[:348] + numbers[682:751]) == sorted(f"LE-{number}" for number in range(1, 418))
    assert all(number.startswith("TW-") for number in numbers[348:682] + numbers[751:])


def test_the_second_box_has_441_different_cards_and_shares_38_hazards_with_the_first() -> None:
    both = [card for card in BOX.cards if card.reprint]
    assert (len(both), {card.camp for card in both}) == (38, {"both"})
    numbers = [card.number for card in BOX.cards] + [site.number for site in BOX.sites if not site.lent]
    assert sum(number.startswith("TW-") for number in numbers) + len(both) == 441
    assert card("Wargs").reprint == "TW-109"


def test_a_name_may_stand_for_a_card_of_each_camp() -> None:
    one, other = (found for found in BOX.sites if found.name == "Moria")
    assert (one.id, one.camp, one.nearest) == ("moria", "minion", "Dol Guldur")
    assert (other.id, other.camp, other.nearest) == ("hero-moria", "hero", "Lórien")
    one_faction, other_faction = (found for found in BOX.cards if found.name == "Hillmen")
    assert (one_faction.points, other_faction.id, other_faction.points) == (4, "hero-hillmen", 1)
    assert sum(count == 2 for count in Counter(found.name for found in BOX.sites).values()) == 55


def test_a_missing_card_is_found() -> None:
    faulty = msgspec.structs.replace(BOX, cards=BOX.cards[1:])
    assert check(faulty) == ["48 of type character in LE, there are 49"]


FAULTS = {
    "same id": (
        with_card("Gulla", id="gorbag"),
        ["gorbag: 2 times the id of a card", "Gulla: id gorbag, from the name follows gulla"],
    ),
    "same number": (with_card("Gulla", number="LE-11"), ["LE-11: the number of 2 cards"]),
    "no German name": (with_card("Whip", de=""), ["Whip: has no German name"]),
    "unknown keyword": (with_card("Gorbag", keywords=("boss",)), ["Gorbag: boss is no keyword"]),
    "unknown race": (with_card("Gorbag", race="goblin"), ["Gorbag: goblin is no race"]),
    "unknown home": (with_card("Bróin", home_sites=("Mine",)), ["Bróin: Mine is no site"]),
    "no home": (with_card("Bróin", home_sites=()), ["Bróin: has no home"]),
    "unknown region of a home": (with_card("Snaga", home_regions=("Mordor",)), ["Snaga: Mordor is no region"]),
    "unknown barred home": (with_card("Horse-lords", barred_home="Meduseld"), ["Horse-lords: Meduseld is no site"]),
    "unknown keyed region": (with_card("Cave Worm", key_regions=("Erebor",)), ["Cave Worm: Erebor is no region"]),
    "unknown keyed site": (with_card("Huorn", key_places=("Derndingle",)), ["Huorn: Derndingle is no site"]),
    "creature without a key": (with_card("Giant", keys={}), ["Giant: is keyed to nothing"]),
    "too many of a key": (
        with_card("Giant", keys={"wilderness": 4}),
        ["Giant: keyed to {'wilderness': 4}, out of range"],
    ),
    "unknown faction": (with_card("Hillmen", standard={"Hobbits": 2}), ["Hillmen: Hobbits is no faction"]),
    "odd modification": (
        with_card("Hillmen", standard={"Dunlendings": 3}),
        ["Hillmen: standard modifications are +2 or -2"],
    ),
    "figure out of range": (with_card("Huorn", prowess=20), ["Huorn: prowess is 20, out of range"]),
    "figure missing": (with_card("Gorbag", mind=0), ["Gorbag: has no mind"]),
    "points without a kind": (with_card("Gorbag", points_kind=""), ["Gorbag: points and their kind go together"]),
    "stored nowhere": (
        with_card("News of the Shire", store_sites=()),
        ["News of the Shire: has points when stored, but is stored nowhere"],
    ),
    "an event as item": (
        with_card("Ruse", item="minor"),
        ["Ruse: a kind of item on a card of type resource-short-event"],
    ),
    "impossible body check": (with_card("Gorbag", discard_on=(13,)), ["Gorbag: no body check gives (13,)"]),
    "impossible test": (
        with_card("Black Rain", tests={"one": (13,)}),
        ["Black Rain: results of a test go from 0 to 12"],
    ),
    "gold ring of another kind": (
        with_card("Perfect Gold Ring", ring="magic"),
        ["Perfect Gold Ring: a gold ring is a gold ring item"],
    ),
    "gold ring without Lesser Rings": (
        with_card("Perfect Gold Ring", tests={"lesser": (2, 3)}),
        ["Perfect Gold Ring: a Lesser Ring is playable after any test of a gold ring"],
    ),
    "magic without its keyword": (with_card("Bitter Cold", keywords=()), ["Bitter Cold: lacks the keyword magic"]),
    "playable nowhere": (
        with_card("War-warg", play_attack={"ruins-and-lairs": "elf"}),
        ["War-warg: playable nowhere"],
    ),
    "site without a Darkhaven": (with_site("Moria", nearest="Bree"), ["Moria: names no Darkhaven"]),
    "Darkhaven with a nearest one": (
        with_site("Dol Guldur", nearest="Carn Dûm"),
        ["Dol Guldur: a Darkhaven names no nearest one"],
    ),
    "path that fits no walk": (
        with_site("Moria", path=("dark-domain", "wilderness")),
        ["Moria: no walk from Dol Guldur has the path dark-domain, wilderness"],
    ),
    "Darkhaven path that fits no walk": (
        with_site("Minas Morgul", haven_paths={"Dol Guldur": ("dark-domain", "shadow-land")}),
        [
            "Dol Guldur: the path from Minas Morgul is not the one back",
            "Minas Morgul: no walk from Dol Guldur has the path dark-domain, shadow-land",
        ],
    ),
    "path between Darkhavens at another site": (
        with_site("Moria", haven_paths={"Carn Dûm": ("shadow-land",)}),
        ["Moria: a path from Carn Dûm, but such paths join Darkhavens"],
    ),
    "restricted item that is not playable": (
        with_site("Lake-town", only={"major": ("weapon",)}),
        ["Lake-town: restricts major items, which are not playable there"],
    ),
    "draws out of range": (with_site("Bree", draws=0), ["Bree: draws 0 and 1, out of range"]),
    "Dragon without a lair": (
        with_site("Zarak Dûm", dragon_lair=False),
        ["Zarak Dûm: is the lair of a Dragon if a Dragon attacks there, and only then"],
    ),
    "automatic-attack out of range": (
        with_site("Bree", attacks=(msgspec.structs.replace(site("Bree").attacks[0], strikes=9),)),
        ["Bree: an automatic-attack of 9 at 7, out of range"],
    ),
    "automatic-attack of an unknown race": (
        with_site("Bree", attacks=(msgspec.structs.replace(site("Bree").attacks[0], race="ranger"),)),
        ["Bree: ranger is no race"],
    ),
    "odd check after a wound": (
        with_site("Amon Hen", attacks=(msgspec.structs.replace(site("Amon Hen").attacks[0], wounded_check=3),)),
        ["Amon Hen: a corruption check at 3, out of range"],
    ),
    "neighbour one way only": (
        with_region("Dorwinion", adjacent=("Northern Rhovanion", "Southern Rhovanion", "Iron Hills")),
        ["Dorwinion: has the neighbour Iron Hills, but not the other way round"],
    ),
    "neighbour that is no region": (
        with_region("Dorwinion", adjacent=("Northern Rhovanion", "Southern Rhovanion", "Rhûn")),
        ["Dorwinion: its neighbour Rhûn is no region"],
    ),
    "extra edge to nowhere": (
        msgspec.structs.replace(BOX, extra_edges=(*BOX.extra_edges, ("Nurn", "Harad"))),
        ["extra edge Nurn, Harad: Harad is no region"],
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_validator_finds(fault: str) -> None:
    faulty, messages = FAULTS[fault]
    assert check(faulty) == messages


def test_a_bad_row_is_refused_with_file_line_and_card(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(DATA, tmp_path / "data"))
    file = folder / "items.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('gear = "helmet"', 'gear = "hat"'), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"items\.toml, line \d+: High Helm: .*'hat'.*gear"):
        load(folder)


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("allies.toml", "[[card", r"allies\.toml: is not TOML"),
        ("allies.toml", "card = 3", r"allies\.toml: card is not a list"),
        ("sites.toml", '[[site]]\nname = "Bree"\nfood = 1\n', r"sites\.toml, line 1: Bree: "),
        ("regions.toml", "extra_edges = [[1, 2]]", r"regions\.toml: extra_edges"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, name: str, text: str, reason: str) -> None:
    folder = Path(shutil.copytree(DATA, tmp_path / "data"))
    (folder / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match=reason):
        load(folder)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"characters\.toml: cannot be read"):
        load(tmp_path)


# -- single cards


def facts(name: str) -> dict[str, object]:
    """what a card has beyond the defaults, its names and provenance left out"""
    one = card(name)
    defaults = Printed(provenance="source", id="", number="LE-0", name="", de="", type=one.type, camp=one.camp)
    return {
        field: getattr(one, field)
        for field in one.__struct_fields__
        if field not in ("id", "number", "name", "de", "provenance", "note")
        and getattr(one, field) != getattr(defaults, field)
    }


def test_characters() -> None:
    grishnakh = card("Grishnákh")
    assert (grishnakh.id, grishnakh.keywords, grishnakh.discard_on) == ("grishnakh", ("uruk-hai",), (8,))
    assert grishnakh.home_regions == ("Imlad Morgul",)
    assert (card("Orc Brawler").discard_on, card("Orc Brawler").check_bonus) == ((7, 8), -1)
    assert card("Orc Brawler").home_kinds == ("dark-hold",)
    assert card("Lieutenant of Morgul").forms == ("Gothmog",)
    assert card("Akhôrahil the Ringwraith").magic == ("sorcery", "spirit-magic", "shadow-magic")
    assert card("Indûr the Ringwraith").home_regions == ("Udûn", "Imlad Morgul")


def test_creatures_and_their_keys() -> None:
    rangers = facts("Gondorian Rangers")
    regions = ("Ithilien", "Dagorlad", "Harondor", "Mouths of the Anduin", "Brown Lands")
    assert rangers == {
        "race": "dunadan",
        "prowess": 9,
        "body": 6,
        "points": 2,
        "points_kind": "creatures",
        "starred": True,
        "strikes": 1,
        "each": True,
        "detainment": "covert",
        "hero_detainment": True,
        "barred_home": "Henneth Annûn",
        "key_regions": regions,
        "key_region_sites": regions,
        "key_region_havens": True,
    }
    assert not card("Beorning Toll").key_region_havens
    huorn = card("Huorn")
    assert (huorn.keys, huorn.key_places) == ({"wilderness": 1}, ("Drúadan Forest", "Old Forest", "Wellinghall"))
    assert huorn.key_region_kinds == ("ruins-and-lairs", "shadow-hold")
    assert card("Watcher in the Water").key_places == ("Moria",)
    assert card("Stirring Bones").keys == {"wilderness": 2, "shadow-land": 1, "dark-domain": 1}
    assert (card("True Fire-drake").keys, card("True Fire-drake").keys_night) == ({"wilderness": 3}, {"wilderness": 2})
    assert card("Wandering Eldar").keys_no_night == {"free-domain": 1}
    assert (card("Landroval").against, card("Elves upon Errantry").against) == ("overt", "minion")
    assert (card("Slayer").attacks, card("Slayer").strikes, card("Slayer").chooses) == (2, 1, True)
    assert (card("The Border-watch").strikes, card("The Border-watch").hero_strikes) == (5, 2)


def test_factions() -> None:
    assert card("Nûrniags").standard == {"Asdriags": 2, "Balchoth": -2, "Variags of Khand": 2}
    assert card("Black Trolls").standard == {"Morgul-orcs": 2, "Orcs of Gundabad": -2}
    assert card("Orcs of Mirkwood").standard == {"Orcs of the Red Eye": -2, "Orcs of Gorgoroth": 2}
    uruks = card("Uruk-hai")
    assert (uruks.standard, uruks.standard_own_race, uruks.number_needed) == ({}, -2, 11)
    assert uruks.zero_in_play
    assert uruks.leader_faction
    assert [s.name for s in SITES if playable_at(card("Ice-orcs"), s)] == ["Caves of Ûlund", "Lossadan Cairn"]
    assert (card("Snaga-hai").unique, card("Snaga-hai").tapped_too) == (False, True)
    assert card("Woodmen").play_sites == ("Woodmen-town",)
    smaug = card("Smaug Roused")
    assert (smaug.number_needed, smaug.gifts) == (12, {"major": 3, "greater": 6})
    assert (smaug.strikes, smaug.prowess, smaug.body, smaug.chooses) == (2, 17, 8, True)
    assert smaug.roam_regions == ("Withered Heath", "Northern Rhovanion", "Grey Mountain Narrows", "Iron Hills")


def test_allies_and_where_they_are_found() -> None:
    assert [s.name for s in SITES if playable_at(card("Blackbole"), s)] == ["Sarn Goriwing", "Woodmen-town"]
    assert card("War-wolf").play_attack == {"ruins-and-lairs": "wolf", "shadow-hold": "orc"}
    assert [s.name for s in SITES if playable_at(card('"Two-headed" Troll'), s)] == ["Buhr Widu", "Ettenmoors"]
    assert card("Stinker").forms == ("Gollum", "My Precious")


def test_items_and_rings() -> None:
    little = card("A Little Gold Ring")
    assert (little.play_sites, little.play_kinds, little.search_lesser) == (("Bag End",), ("ruins-and-lairs",), False)
    assert little.tests["one"] == (11, 12)
    assert little.tests["dwarven"] == (9, 10, 11, 12)
    assert little.tests["magic"] == (0, 1, 2, 3, 4, 5, 6)
    assert [s.name for s in SITES if playable_at(card("Perfect Gold Ring"), s) and "gold-ring" in s.items] == [
        *("Caves of Ûlund", "Gondmaeglom", "The Lonely Mountain"),
    ]
    durin = card("Dwarven Ring of Durin's Tribe")
    assert (durin.id, durin.corruption, durin.corruption_dwarf) == ("dwarven-ring-of-durin-s-tribe", 3, 5)
    assert (card("Binding-ring").item, card("Binding-ring").ring) == ("minor", "mind")
    assert (card("The Reviled Ring").ring, card("The Reviled Ring").gear) == ("spirit", "weapon")
    crown = card("The Iron Crown")
    assert (crown.points, crown.stored_points, crown.store_sites) == (3, 5, ("Barad-dûr",))
    assert [c.name for c in BOX.cards[:348] if c.palantir and c.item == "greater"] == [
        *("Palantír of Amon Sûl", "Palantír of Annúminas", "Palantír of Osgiliath"),
    ]
    assert not card("Magic Ring of Enigma").palantir


def test_events() -> None:
    assert facts("Kill All But NOT the Halflings") == {
        "points": 5,
        "points_kind": "miscellaneous",
        "points_only_stored": True,
        "points_again": 1,
        "store_sites": ("Barad-dûr",),
    }
    assert card("Seize Prisoners").store_kinds == ("haven", "shadow-hold", "dark-hold")
    assert (card("Twilight").also, card("Sudden Call").also) == ("resource", "hazard")
    assert facts("Ruse") == {"skill_only": ("diplomat", "scout")}
    assert facts("Orc Stealth") == {"skill_only": ("scout",), "race_only": ("orc",)}
    assert facts("Lure of the Senses") == {
        "keywords": ("corruption",),
        "corruption": 2,
        "remove_above": 6,
        "remove_taps": True,
        "no_duplicate": "character",
        "reprint": "TW-60",
    }
    assert (card("Rebel-talk").remove_above, card("Rebel-talk").remove_taps) == (7, False)
    assert facts("Weariness of the Heart") == {
        "reprint": "TW-111"
    }  # only causes a check: no corruption card (LE-B-194)
    assert card("Ready to His Will").points_kind == "allies"


def test_german_names_are_the_rulebook_s() -> None:
    names = {
        "Orc Captain": "Ork-Hauptmann",
        "Troll Lout": "Troll-Wache",
        "Skies of Fire": "Flammender Himmel",
        "Lure of the Senses": "Verlockung der Sinne",
        "A Nice Place to Hide": "Ein gutes Versteck",
        "Hidden Ways": "Verborgene Pfade",
        "Some Secret Art of Flame": "Macht über das Feuer",
    }
    assert {name: card(name).de for name in names} == names
    assert site("Dead Marshes").de == "Totensümpfe"


# -- sites and regions


def test_sites() -> None:
    assert (site("Dol Amroth").draws, site("Dol Amroth").opponent_draws) == (2, 4)  # LE-B-101
    assert site("Goblin-gate").path == ("shadow-land", "wilderness", "wilderness")
    assert site("Bag End").only == {"greater": ("hero",)}
    assert site("Lossadan Cairn").only == {"greater": ("palantir",)}
    assert site("Shrel-Kain").only == {"major": ("weapon", "armor", "shield", "helmet")}
    assert [attack.race for attack in site("Bag End").attacks] == ["hobbit", "dunadan"]
    men, knights = site("Dol Amroth").attacks
    assert (men.each, men.detainment, men.against) == (True, "covert", "")
    assert (knights.strikes, knights.prowess, knights.detainment, knights.against) == (3, 10, "", "overt")
    spider = site("Shelob's Lair").attacks[1]
    assert (spider.race, spider.prowess, spider.kills, spider.cannot_cancel) == ("spider", 16, True, True)
    assert site("Mount Gundabad").attacks[0].detainment == "overt"
    assert site("Amon Hen").attacks[0].wounded_check == -2
    assert site("Barad-dûr").notes == ("haven-in-untap", "gold-rings-tested", "ring-test-3")
    assert site("Geann a-Lisch").notes == ("no-characters", "no-storing", "as-ruins")
    lairs = [s.name for s in SITES if s.dragon_lair]
    assert lairs == ["Caves of Ûlund", "Gondmaeglom", "The Lonely Mountain", "Zarak Dûm"]


def test_darkhavens_are_joined_by_three_roads() -> None:
    roads = {s.name: sorted(s.haven_paths) for s in SITES if s.kind == "haven"}
    assert roads == {
        "Carn Dûm": ["Dol Guldur", "Geann a-Lisch"],
        "Dol Guldur": ["Carn Dûm", "Minas Morgul"],
        "Geann a-Lisch": ["Carn Dûm"],
        "Minas Morgul": ["Dol Guldur"],
    }


@pytest.mark.rule("LE-X-23")
@pytest.mark.parametrize(
    "between", [("Udûn", "Dagorlad", "Southern Rhovanion"), ("Nurn", "Horse Plains", "Southern Rhovanion")]
)
def test_two_ways_from_barad_dur_to_the_lonely_mountain(between: tuple[str, ...]) -> None:
    way = (site("Barad-dûr").region, *between, site("The Lonely Mountain").region)
    for one, other in itertools.pairwise(way):
        assert other in region(one).adjacent or (one, other) in BOX.extra_edges
    kinds = [region(name).kind for name in way]
    assert kinds == ["dark-domain", "dark-domain", "shadow-land", "wilderness", "wilderness"]


@pytest.mark.rule("LE-X-24")
def test_neighbours_that_only_seem_so() -> None:
    assert "Rohan" not in region("Dagorlad").adjacent
    assert "Ithilien" not in region("Lebennin").adjacent
    assert "Dagorlad" not in region("Udûn").adjacent  # for Ringwraith players only
    assert BOX.extra_edges == (("Udûn", "Dagorlad"),)
