"""The creatures: their figures in use, what they are keyed to, and what a few of them do besides."""

import pytest

from lidless_eye.hazard_support import attacks, figures, held, in_play, journey, keyed, quiet, rest, window
from lidless_eye.support_le import all_rolled, dice, has, in_hand, lay_on, options, sums, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.news import TOLD_CHECK
from mathom.games.lidless_eye.position.whereabouts import FACED_ORCS
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.rules.sums import prowess as prowess_of
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    EXCESS,
    FACE,
    PASS,
    PICK,
    PLAY,
    RACES,
    TABLE,
    TAPPED,
    TRAVEL,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import act, act_a
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


@pytest.mark.parametrize(
    ("name", "race", "shown", "ways", "refused"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in rows()]
)
def test_figures_and_keys(name: str, race: str, shown: str, ways: str, refused: str) -> None:
    """it may be played by just these keys, on no other journey, and fights with its figures"""
    for way in reversed(ways.split("; ")):
        path, site, _, *expected = way.split()
        s, _, people = journey(path, site)
        assert keyed(s, name) == set(expected), way
    at_rest, _, _ = rest(site, "gorbag")  # without a way only the site counts (LE-B-112)
    assert keyed(at_rest, name) == {key for key in expected if key.endswith(("-hold", "-lairs")) or key == site}
    path, site = refused.split()
    assert keyed(journey(path, site)[0], name) == set()
    attack = attacks(s, name, expected[0])
    assert figures(attack) == tuple(map(int, shown.split()))
    assert attack.race == RACES[race]
    # who is asked first: the attacker where he chooses and there is a choice, else the defender
    assert s.seat == (
        1 if KINDS[NUMBERS[name]].printed.chooses and attack.strikes < len(people) and name != "slayer" else 0
    )


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
    s, _, _ = journey("wwsd", "bree")
    assert bool(attacks(s, name, key).detain) == detains


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
    s, _, people = journey(path, site)
    attack = attacks(s, name, key)
    assert (attack.race, attack.prowess, attack.body) == (RACES[race], prowess, body)
    assert attack.each
    assert list(attack.targets) == people
    assert not attack.detain  # an Orc makes the company overt
    s, _, people = journey(path, site, who=("jerrek", "tarcil"))
    assert attacks(s, name, key).detain
    s, _, _ = journey("c", "vale-of-erech")
    assert keyed(s, name) == set()
    if friend:
        s, _, _ = journey(path, site, who=("gorbag", friend))
        assert keyed(s, name) == set()
    if other:
        s, _, _ = rest(other, "gorbag")
        assert keyed(s, name) == {other}
        s, _, _ = rest("vale-of-erech", "gorbag")
        assert keyed(s, name) == set()


@pytest.mark.parametrize(
    ("name", "path", "key"),
    [
        pytest.param("wandering-eldar", "f", "free-domain", marks=card("wandering-eldar")),
        pytest.param("ent-in-search-of-the-entwives", "s", "shadow-land", marks=card("ent-in-search-of-the-entwives")),
        pytest.param("elf-lord-revealed-in-wrath", "s", "shadow-land", marks=card("elf-lord-revealed-in-wrath")),
    ],
)
def test_keys_that_the_night_takes_away(name: str, path: str, key: str) -> None:
    s, _, _ = journey(path, "moria")
    assert keyed(s, name) == {key}
    in_play(s, "doors-of-night")
    assert keyed(s, name) == set()


@card("true-fire-drake")
def test_fire_drake_needs_less_wilderness_at_night() -> None:
    s, _, _ = journey("ww", "amon-hen")
    assert keyed(s, "true-fire-drake") == set()
    in_play(s, "doors-of-night")
    assert keyed(s, "true-fire-drake") == {"wilderness"}


@card("true-fire-drake")
def test_a_key_lost_before_it_takes_effect_makes_it_void() -> None:
    s, _, _ = journey("ww", "amon-hen")
    in_play(s, "doors-of-night")
    in_hand(s, 0, "twilight")
    in_hand(s, 1, "true-fire-drake")
    window(s)
    take(s, PLAY, NUMBERS["true-fire-drake"], 3)
    take(s, PLAY, NUMBERS["twilight"], s.in_play(NUMBERS["doors-of-night"]))
    quiet(s)
    assert attack_now(s).defender < 0
    assert has(s.discard[1], "true-fire-drake")
    assert has(s.discard[1], "doors-of-night")


@card("landroval")
def test_landroval_attacks_overt_companies_only_and_once() -> None:
    s, _, _ = journey("ww", "amon-hen", who=("jerrek", "tarcil"))
    assert keyed(s, "landroval") == set()
    s, _i, people = journey("ww", "amon-hen", who=("gorbag", "jerrek", "snaga"))
    attack = attacks(s, "landroval", "wilderness")
    assert s.seat == 1
    assert options(s) == [act(ASSIGN, c) for c in people]
    sums(s, 12, 7, 12, 7)
    take(s, ASSIGN, people[0])
    take(s, ASSIGN, people[2])
    take(s, FACE, people[0])
    quiet(take(s, PASS))
    quiet(take(s, PASS))
    assert attack.beaten
    assert has(s.stored[0], "landroval")
    assert all_rolled(s)
    assert keyed(s, "landroval") == set()  # unique, and gone


@pytest.mark.parametrize(
    ("name", "modification"),
    [
        pytest.param("barrow-wight", -2, marks=card("barrow-wight")),
        pytest.param("ghosts", -1, marks=card("ghosts")),
    ],
)
def test_the_wounded_check_corruption(name: str, modification: int) -> None:
    s, _, (jerrek,) = journey("w", "moria", who=("jerrek",))  # where creatures do not detain
    s.news = []
    assert attacks(s, name, "shadow-hold").wounded_check == modification
    sums(s, 2, 2, 2)  # strike, body, check
    quiet(take(s, PASS))
    assert s.tap[jerrek] == WOUNDED
    assert all_rolled(s)
    assert [(n.b, n.c) for n in s.news if n.what == TOLD_CHECK] == [(2 + modification, 0)]


@card("corpse-candle")
def test_corpse_candle_tempts_everybody_first() -> None:
    s, _, people = journey("w", "amon-hen", who=("jerrek", "tarcil"))
    s.news = []
    sums(s, 7, 8)
    attacks(s, "corpse-candle", "wilderness")
    assert [n.b for n in s.news if n.what == TOLD_CHECK] == [7, 8]
    assert all_rolled(s)
    assert options(s) == [act(ASSIGN, c) for c in people]


@pytest.mark.parametrize(
    "name", [pytest.param("brigands", marks=card("brigands")), pytest.param("pirates", marks=card("pirates"))]
)
def test_robbers_take_an_item_for_a_wound(name: str) -> None:
    s, _, (gorbag, jerrek) = journey("w", "bree")
    mace = lay_on(s, "black-mace", gorbag)
    foul = lay_on(s, "foul-smelling-paste", jerrek)
    attacks(s, name, "wilderness")
    sums(s, 2, 2, 12)
    take(s, FACE, jerrek)
    if name == "pirates":  # three strikes on two
        take(s, EXCESS, 1)
    quiet(take(s, PASS))
    assert s.tap[jerrek] == WOUNDED
    assert s.seat == 0
    assert options(s) == [act(PICK, mace), act(PICK, foul)]
    quiet(take(s, PICK, foul))
    assert has(s.discard[0], "foul-smelling-paste")
    quiet(take(s, PASS))
    assert s.zone[mace] == TABLE
    assert not s.stack


@card("brigands")
def test_brigands_find_nothing_where_nothing_is() -> None:
    s, _, (jerrek,) = journey("w", "bree", who=("jerrek",))
    attacks(s, "brigands", "wilderness")
    sums(s, 2, 2)
    quiet(take(s, PASS))
    assert not s.stack
    assert s.tap[jerrek] == WOUNDED


@card("pirates")
def test_pirates_are_stronger_at_sea() -> None:
    s, _, _ = journey("cw", "bree")
    assert attacks(s.copy(), "pirates", "coastal-sea").prowess == 9
    assert attacks(s, "pirates", "wilderness").prowess == 7


@card("elf-lord-revealed-in-wrath")
def test_elf_lord_hates_ringwraiths() -> None:
    s, _, people = journey("ww", "amon-hen", who=("the-witch-king", "gorbag"))
    attack = attacks(s, "elf-lord-revealed-in-wrath", "wilderness")
    assert attack.prowess_now(s) == 15
    t = s.copy()
    quiet(take(s, ASSIGN, people[0]))
    assert strike_now(s).target == people[0]
    assert attack_now(s).prowess_now(s) == 19
    quiet(take(t, ASSIGN, people[1]))
    assert attack_now(t).prowess_now(t) == 15


@card("elf-lord-revealed-in-wrath")
def test_elf_lord_as_a_trophy() -> None:
    s, _, (snaga,) = rest("bree", "snaga")
    lay_on(s, "elf-lord-revealed-in-wrath", snaga, 1)
    assert (prowess_of(s, snaga), direct(s, snaga)) == (6, 2)  # three points (LE-A-82)


@card("giant-spiders")
def test_giant_spiders_take_who_is_just_wounded() -> None:
    s, _, (_jerrek,) = journey("ww", "amon-hen", who=("jerrek",))
    attacks(s, "giant-spiders", "wilderness")
    sums(s, 2, 8)  # body 8: equal
    quiet(take(s, PASS))
    assert has(s.discard[0], "jerrek")
    assert not s.stack
    s, _, (king,) = journey("ww", "amon-hen", who=("the-witch-king",))
    attacks(s, "giant-spiders", "wilderness")
    s.tap[king] = WOUNDED
    s.active = 0
    dice(s, (1, 1))
    quiet(s)
    assert s.zone[king] == TABLE  # 9 - 2 - 1 + 2 is less than 10; a Ringwraith's body is 12


@pytest.mark.parametrize(
    ("name", "prowess"),
    [
        pytest.param("orc-warband", 4, marks=card("orc-warband")),
        pytest.param("uruk-lieutenant", 9, marks=card("uruk-lieutenant")),
    ],
)
def test_orcs_grow_bolder_behind_orcs(name: str, prowess: int) -> None:
    s, i, _ = journey("w", "bree")
    assert attacks(s.copy(), name, "wilderness").prowess == prowess
    s.co_did[i] |= FACED_ORCS
    assert attacks(s, name, "wilderness").prowess == prowess + 3


@card("slayer")
def test_slayer_strikes_twice_and_one_of_them_may_be_parried() -> None:
    s, _, (gorbag, jerrek, tarcil) = journey("b", "bree", who=("gorbag", "jerrek", "tarcil"))
    attack = attacks(s, "slayer", "border-land")
    assert s.seat == 0
    assert options(s) == [act(PICK, gorbag), act(PICK, jerrek), act(PICK, tarcil), act(PASS)]
    quiet(take(s, PASS))
    assert s.seat == 1  # he chooses whom
    quiet(take(s, ASSIGN, jerrek))
    sums(s, 12)
    quiet(take(s, PASS))  # 5 + 12 > 11: the first is beaten off
    assert attack.only == jerrek
    assert s.seat == 0
    assert options(s) == [act(PICK, gorbag), act(PICK, tarcil), act(PASS)]
    quiet(take(s, PICK, tarcil))
    assert s.tap[tarcil] == TAPPED
    assert s.tap[gorbag] == UNTAPPED
    assert not s.stack
    assert has(s.discard[1], "slayer")
    assert all_rolled(s)


@card("slayer")
def test_slayer_is_parried_once_only_and_strikes_the_same_twice() -> None:
    s, _, (gorbag, jerrek) = journey("b", "bree")
    attacks(s, "slayer", "border-land")
    quiet(take(s, PICK, gorbag))  # the first attack is cancelled
    assert s.seat == 1
    assert {act_a(a) for a in options(s)} == {gorbag, jerrek}
    quiet(take(s, ASSIGN, jerrek))
    sums(s, 2, 2)
    quiet(take(s, PASS))
    assert s.tap[jerrek] == WOUNDED
    assert not s.stack
    s, _, (gorbag, jerrek) = journey("b", "bree")
    attacks(s, "slayer", "border-land")
    quiet(take(s, PASS))
    quiet(take(s, ASSIGN, jerrek))
    sums(s, 2, 2, 2, 2)
    quiet(take(s, PASS))
    quiet(take(s, PASS))  # nobody parries; the strike can only fall on him
    assert s.tap[jerrek] == WOUNDED
    assert s.tap[gorbag] == UNTAPPED
    assert not s.stack
    assert all_rolled(s)


@card("watcher-in-the-water")
def test_watcher_strikes_everybody() -> None:
    s, _, people = journey("ww", "bree")
    attack = attacks(s, "watcher-in-the-water", "wilderness")
    assert attack.each
    assert list(attack.targets) == people


def test_a_creature_only_begins_a_chain() -> None:
    s, _, _ = journey("ww", "amon-hen")
    assert held(s, "giant", TRAVEL) == []
    assert keyed(s, "giant") == {"wilderness"}
