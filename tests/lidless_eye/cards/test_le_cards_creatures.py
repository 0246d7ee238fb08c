"""The creatures: their figures in use, what they are keyed to, and what a few of them do besides."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.rules.combat.attack import Attack
from support import card

# creature | race | strikes prowess body | journeys: path site > keys | a journey without a key
PLAIN = """
ambusher | man | 2 10 0 | fw edoras > free-domain; b edoras > border-land | wsdc edoras
cave-drake | dragon | 2 10 0 | wsw bree > wilderness; s amon-hen > ruins-and-lairs | ws bree
cave-worm | drake | 1 16 0 | www goblin-gate > high-pass; w isengard > gap-of-isen | wwww bree
dire-wolves | wolf | 4 8 0 | ww bree > wilderness; ws bree > shadow-land | wdb amon-hen
elves-upon-errantry | elf | 4 9 0 | wwbf bree > border-land free-domain wilderness | wsd edoras
ent-in-search-of-the-entwives | awakened-plant | 1 14 8 | wwbfs bree > border-land free-domain shadow-land
    wilderness | wd edoras
ghouls | undead | 5 7 0 | sd bree > dark-domain shadow-land; w moria > shadow-hold; w barad-dur > dark-hold |
    wbf amon-hen
giant | giant | 1 13 0 | ww amon-hen > wilderness | wsdb amon-hen
hobgoblins | orc | 2 10 0 | ww amon-hen > wilderness | wsdb moria
huorn | awakened-plant | 1 10 0 | w bree > wilderness; d sarn-goriwing > heart-of-mirkwood sarn-goriwing; d
    druadan-forest > druadan-forest; d dol-guldur > southern-mirkwood | sdb moria
land-drake | drake | 1 8 0 | w amon-hen > ruins-and-lairs wilderness | sdbf moria
landroval | animal | 2 12 6 | wwbs amon-hen > border-land shadow-land wilderness | wdf amon-hen
lawless-men | man | 2 9 0 | bws amon-hen > border-land shadow-land wilderness | dfc amon-hen
lesser-spiders | spider | 4 7 0 | ws amon-hen > ruins-and-lairs shadow-land wilderness | dbf moria
marsh-drake | drake | 2 11 0 | cs amon-hen > coastal-sea shadow-land | wdb amon-hen
orc-raiders | orc | 4 6 0 | bw amon-hen > border-land ruins-and-lairs wilderness | sdf moria
orc-warband | orc | 5 4 0 | wsd amon-hen > dark-domain ruins-and-lairs shadow-land wilderness; b moria >
    shadow-hold; b barad-dur > dark-hold | bf edoras
orc-watch | orc | 3 9 0 | sd amon-hen > dark-domain shadow-land; b moria > shadow-hold; b barad-dur >
    dark-hold | wbf amon-hen
sellswords-between-charters | man | 2 11 0 | w bree > border-hold; w moria > shadow-hold | wsdbf edoras
sons-of-kings | dunadan | 3 10 0 | fb bree > border-hold border-land free-domain; w edoras > free-hold | wsd
    amon-hen
stirring-bones | undead | 2 9 0 | wwsd moria > dark-domain shadow-hold shadow-land wilderness; b amon-hen >
    ruins-and-lairs | wb barad-dur
thunder-s-companion | giant | 3 9 0 | ww amon-hen > wilderness | wsdb amon-hen
the-border-watch | man | 5 7 0 | fb bree > border-hold border-land free-domain; w edoras > free-hold | wsd
    moria
wargs | wolf | 2 9 0 | bws amon-hen > border-land shadow-land wilderness | dfc amon-hen
watcher-in-the-water | animal | 1 8 0 | wwc bree > coastal-sea wilderness; s moria > moria | wsdb amon-hen
wild-trolls | troll | 2 10 0 | ww amon-hen > ruins-and-lairs wilderness | wsdb moria
barrow-wight | undead | 1 12 0 | sd moria > dark-domain shadow-hold shadow-land | wwbf amon-hen
brigands | man | 2 8 0 | bw moria > border-land wilderness | sdf amon-hen
corpse-candle | undead | 1 7 0 | wsd moria > dark-domain shadow-hold shadow-land wilderness | bf amon-hen
elf-lord-revealed-in-wrath | elf | 1 15 9 | wws bree > shadow-land wilderness | wdbf moria
ghosts | undead | 3 9 0 | sd barad-dur > dark-domain dark-hold shadow-land | wwbf amon-hen
pirates | man | 3 7 0 | w amon-hen > ruins-and-lairs wilderness | sdbf moria
slayer | slayer | 1 11 0 | b bree > border-hold border-land | wsdf edoras
true-fire-drake | drake | 2 13 0 | www amon-hen > wilderness | wwsd amon-hen
uruk-lieutenant | orc | 1 9 0 | ws moria > shadow-hold shadow-land wilderness | dbf barad-dur
giant-spiders | spider | 2 10 0 | ww bree > wilderness; d sarn-goriwing > heart-of-mirkwood sarn-goriwing; d
    dol-guldur > southern-mirkwood | wsdb moria
"""


def rows() -> list[list[str]]:
    """the lines of the table; an indented line goes on"""
    return [[cell.strip() for cell in row.split("|")] for row in PLAIN.strip().replace("\n    ", " ").splitlines()]


def journey(path: str, site: str, *who: str) -> Laid:
    """a company on its way, two characters if not told otherwise"""
    t = lay("0 minas-morgul: " + ", ".join(who or ("gorbag", "jerrek")))
    return t.going(t.characters(0)[0], site, path)


def keyed(t: Laid, name: str) -> set[str]:
    """what a creature could be keyed to now"""
    return set(t.hazard_on(name))


def attacks(t: Laid, name: str, key: str) -> Attack:
    """the opponent plays a creature by this key; its attack, up to the first question that is no chain"""
    attack = t.hazard(f"{name} > {key}").attacking
    assert attack.defender == t.s.now
    return attack


@pytest.mark.parametrize(
    ("name", "race", "shown", "ways", "refused"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in rows()]
)
def test_figures_and_keys(name: str, race: str, shown: str, ways: str, refused: str) -> None:
    """it may be played by just these keys, on no other journey, and fights with its figures"""
    for way in reversed(ways.split("; ")):
        path, site, _, *expected = way.split()
        t = journey(path, site)
        assert keyed(t, name) == set(expected), way
    at_rest = lay(f"0 {site}: gorbag").staying("gorbag")  # without a way only the site counts (LE-B-112)
    assert keyed(at_rest, name) == {key for key in expected if key.endswith(("-hold", "-lairs")) or key == site}
    path, site = refused.split()
    assert keyed(journey(path, site), name) == set()
    attack = attacks(t, name, expected[0])
    assert [attack.strikes, attack.prowess, attack.body] == [int(figure) for figure in shown.split()]
    assert t.race == race
    # who is asked first: the attacker where he chooses and there is a choice, else the defender
    assert t.seat == (1 if card_of(name).printed.chooses and attack.strikes < 2 and name != "slayer" else 0)


@pytest.mark.parametrize(
    ("name", "key", "detains"),
    [
        pytest.param("ghouls", "shadow-land", True, marks=card("ghouls")),
        pytest.param("orc-watch", "dark-domain", True, marks=card("orc-watch")),
        pytest.param("stirring-bones", "wilderness", False, marks=card("stirring-bones")),
        pytest.param("dire-wolves", "shadow-land", False, marks=card("dire-wolves")),
        pytest.param("lawless-men", "shadow-land", True, marks=card("lawless-men")),
    ],
)
def test_detainment_by_the_land(name: str, key: str, detains: bool) -> None:
    assert bool(attacks(journey("wwsd", "bree"), name, key).detain) == detains


# id, race, prowess, body, path, site, key, who bars it, another site and its key
TOLLS = [
    ("arthadan-rangers", "dunadan", 10, 6, "w", "bree", "arthedain", "dunlending-spy", "ettenmoors"),
    ("beorning-toll", "man", 11, 6, "b", "gladden-fields", "anduin-vales", "", "hermit-s-hill"),
    ("gondorian-rangers", "dunadan", 9, 6, "w", "henneth-annun", "ithilien", "", "haudh-in-gwanur"),
    ("horse-lords", "man", 10, 6, "b", "edoras", "rohan", "", "minas-tirith"),
    ("thranduil-s-folk", "elf", 10, 6, "w", "thranduil-s-halls", "woodland-realm", "", "sarn-goriwing"),
    ("wandering-eldar", "elf", 9, 0, "ww", "moria", "wilderness", "", ""),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=card(row[0]), id=row[0]) for row in TOLLS])
def test_each_faces_a_strike(row: tuple[str, str, int, int, str, str, str, str, str]) -> None:
    """one strike for each; detainment for a covert company; by region, and at the sites of the region"""
    name, race, prowess, body, path, site, key, friend, other = row
    t = journey(path, site)
    attack = attacks(t, name, key)
    assert (t.race, attack.prowess, attack.body) == (race, prowess, body)
    assert attack.each
    assert t.names(attack.targets) == ["gorbag", "jerrek"]
    assert not attack.detain  # an Orc makes the company overt
    assert attacks(journey(path, site, "jerrek", "tarcil"), name, key).detain
    assert keyed(journey("c", "vale-of-erech"), name) == set()
    if friend:
        assert keyed(journey(path, site, "gorbag", friend), name) == set()
    if other:
        assert keyed(lay(f"0 {other}: gorbag").staying("gorbag"), name) == {other}
        assert keyed(lay("0 vale-of-erech: gorbag").staying("gorbag"), name) == set()


@pytest.mark.parametrize(
    ("name", "path", "key"),
    [
        pytest.param("wandering-eldar", "f", "free-domain", marks=card("wandering-eldar")),
        pytest.param("ent-in-search-of-the-entwives", "s", "shadow-land", marks=card("ent-in-search-of-the-entwives")),
        pytest.param("elf-lord-revealed-in-wrath", "s", "shadow-land", marks=card("elf-lord-revealed-in-wrath")),
    ],
)
def test_keys_that_the_night_takes_away(name: str, path: str, key: str) -> None:
    t = journey(path, "moria")
    assert keyed(t, name) == {key}
    t.lay("doors-of-night", 1)
    assert keyed(t, name) == set()


@card("true-fire-drake")
def test_fire_drake_needs_less_wilderness_at_night() -> None:
    t = journey("ww", "amon-hen")
    assert keyed(t, "true-fire-drake") == set()
    t.lay("doors-of-night", 1)
    assert keyed(t, "true-fire-drake") == {"wilderness"}


@card("true-fire-drake")
def test_a_key_lost_before_it_takes_effect_makes_it_void() -> None:
    t = journey("ww", "amon-hen")
    t.lay("doors-of-night", 1)
    t.hold(0, "twilight").hold(1, "true-fire-drake")
    t.opens("travel start", 1).play("play true-fire-drake > wilderness", "play twilight > doors-of-night").quiet()
    assert not t.attacked
    assert "true-fire-drake" in t.discard[1]
    assert "doors-of-night" in t.discard[1]


@card("landroval")
def test_landroval_attacks_overt_companies_only_and_once() -> None:
    assert keyed(journey("ww", "amon-hen", "jerrek", "tarcil"), "landroval") == set()
    t = journey("ww", "amon-hen", "gorbag", "jerrek", "snaga")
    attack = attacks(t, "landroval", "wilderness")
    assert t.seat == 1
    assert t.offers() == ["assign gorbag", "assign jerrek", "assign snaga"]
    t.roll(12, 7, 12, 7)
    t.play("assign gorbag", "assign snaga", "face gorbag", "pass").quiet()
    t.play("pass").quiet()
    assert attack.beaten
    assert "landroval" in t.stored[0]
    assert t.all_rolled()
    assert keyed(t, "landroval") == set()  # unique, and gone


@pytest.mark.parametrize(
    ("name", "modification"),
    [
        pytest.param("barrow-wight", -2, marks=card("barrow-wight")),
        pytest.param("ghosts", -1, marks=card("ghosts")),
    ],
)
def test_the_wounded_check_corruption(name: str, modification: int) -> None:
    t = journey("w", "moria", "jerrek").listen()  # where creatures do not detain
    assert attacks(t, name, "shadow-hold").wounded_check == modification
    t.roll(2, 2, 2)  # strike, body, check
    t.play("pass").quiet()
    assert t.tap["jerrek"] == "wounded"
    assert t.all_rolled()
    assert t.checks == [2 + modification]
    assert t.corruption("jerrek") == 0


@card("corpse-candle")
def test_corpse_candle_tempts_everybody_first() -> None:
    t = journey("w", "amon-hen", "jerrek", "tarcil").listen().roll(7, 8)
    attacks(t, "corpse-candle", "wilderness")
    assert t.checks == [7, 8]
    assert t.all_rolled()
    assert t.offers() == ["assign jerrek", "assign tarcil"]


@pytest.mark.parametrize(
    "name", [pytest.param("brigands", marks=card("brigands")), pytest.param("pirates", marks=card("pirates"))]
)
def test_robbers_take_an_item_for_a_wound(name: str) -> None:
    t = lay("0 minas-morgul: gorbag (black-mace), jerrek (foul-smelling-paste)").going("gorbag", "bree", "w")
    attacks(t, name, "wilderness")
    t.roll(2, 2, 12)
    t.play("face jerrek")
    if name == "pirates":  # three strikes on two
        t.play("excess 1")
    t.play("pass").quiet()
    assert t.tap["jerrek"] == "wounded"
    assert t.seat == 0
    assert t.offers() == ["pick black-mace", "pick foul-smelling-paste"]
    t.play("pick foul-smelling-paste").quiet()
    assert "foul-smelling-paste" in t.discard[0]
    t.play("pass").quiet()
    assert "black-mace" in t
    assert not t.stack


@card("brigands")
def test_brigands_find_nothing_where_nothing_is() -> None:
    t = journey("w", "bree", "jerrek")
    attacks(t, "brigands", "wilderness")
    t.roll(2, 2).play("pass").quiet()
    assert not t.stack
    assert t.tap["jerrek"] == "wounded"


@card("pirates")
def test_pirates_are_stronger_at_sea() -> None:
    t = journey("cw", "bree")
    assert attacks(t.copy(), "pirates", "coastal-sea").prowess == 9
    assert attacks(t, "pirates", "wilderness").prowess == 7


@card("elf-lord-revealed-in-wrath")
def test_elf_lord_hates_ringwraiths() -> None:
    t = journey("ww", "amon-hen", "the-witch-king", "gorbag")
    attack = attacks(t, "elf-lord-revealed-in-wrath", "wilderness")
    assert t.strength(attack) == (1, 15)
    other = t.copy()
    t.play("assign the-witch-king").quiet()
    assert t.name(t.strike.target) == "the-witch-king"
    assert t.strength(t.attacking) == (1, 19)
    other.play("assign gorbag").quiet()
    assert other.strength(other.attacking) == (1, 15)


@card("elf-lord-revealed-in-wrath")
def test_elf_lord_as_a_trophy() -> None:
    t = lay("0 bree: snaga")
    t.lay_on("elf-lord-revealed-in-wrath", "snaga", 1)
    assert (t.prowess("snaga"), t.direct("snaga")) == (6, 2)  # three points (LE-A-82)


@card("giant-spiders")
def test_giant_spiders_take_who_is_just_wounded() -> None:
    t = journey("ww", "amon-hen", "jerrek")
    attacks(t, "giant-spiders", "wilderness")
    t.roll(2, 8).play("pass").quiet()  # body 8: equal
    assert "jerrek" in t.discard[0]
    assert not t.stack
    t = journey("ww", "amon-hen", "the-witch-king")
    attacks(t, "giant-spiders", "wilderness")
    t.tap["the-witch-king"] = "wounded"
    t.roll((1, 1)).quiet()
    assert "the-witch-king" in t  # 9 - 2 - 1 + 2 is less than 10; a Ringwraith's body is 12


@pytest.mark.parametrize(
    ("name", "prowess"),
    [
        pytest.param("orc-warband", 4, marks=card("orc-warband")),
        pytest.param("uruk-lieutenant", 9, marks=card("uruk-lieutenant")),
    ],
)
def test_orcs_grow_bolder_behind_orcs(name: str, prowess: int) -> None:
    t = journey("w", "bree")
    assert attacks(t.copy(), name, "wilderness").prowess == prowess
    t.does("gorbag", "faced orcs")
    assert attacks(t, name, "wilderness").prowess == prowess + 3


@card("slayer")
def test_slayer_strikes_twice_and_one_of_them_may_be_parried() -> None:
    t = journey("b", "bree", "gorbag", "jerrek", "tarcil")
    attack = attacks(t, "slayer", "border-land")
    assert t.seat == 0
    assert t.offers() == ["pick gorbag", "pick jerrek", "pick tarcil", "pass"]
    t.play("pass").quiet()
    assert t.seat == 1  # he chooses whom
    t.play("assign jerrek").quiet()
    t.roll(12).play("pass").quiet()  # 5 + 12 > 11: the first is beaten off
    assert t.name(attack.only) == "jerrek"
    assert t.seat == 0
    assert t.offers() == ["pick gorbag", "pick tarcil", "pass"]
    t.play("pick tarcil").quiet()
    assert t.tap["tarcil"] == "tapped"
    assert t.tap["gorbag"] == "untapped"
    assert not t.stack
    assert "slayer" in t.discard[1]
    assert t.all_rolled()


@card("slayer")
def test_slayer_is_parried_once_only_and_strikes_the_same_twice() -> None:
    t = journey("b", "bree")
    attacks(t, "slayer", "border-land")
    t.play("pick gorbag").quiet()  # the first attack is cancelled
    assert t.seat == 1
    assert t.offers() == ["assign gorbag", "assign jerrek"]
    t.play("assign jerrek").quiet()
    t.roll(2, 2).play("pass").quiet()
    assert t.tap["jerrek"] == "wounded"
    assert not t.stack
    t = journey("b", "bree")
    attacks(t, "slayer", "border-land")
    t.play("pass").quiet()
    t.play("assign jerrek").quiet()
    t.roll(2, 2, 2, 2).play("pass").quiet()
    t.play("pass").quiet()  # nobody parries; the strike can only fall on him
    assert t.tap["jerrek"] == "wounded"
    assert t.tap["gorbag"] == "untapped"
    assert not t.stack
    assert t.all_rolled()


@card("watcher-in-the-water")
def test_watcher_strikes_everybody() -> None:
    t = journey("ww", "bree")
    attack = attacks(t, "watcher-in-the-water", "wilderness")
    assert attack.each
    assert t.names(attack.targets) == ["gorbag", "jerrek"]


def test_a_creature_only_begins_a_chain() -> None:
    t = journey("ww", "amon-hen")
    assert t.hazard_on("giant", "travel") == []
    assert t.hazard_on("giant") == ["wilderness"]
