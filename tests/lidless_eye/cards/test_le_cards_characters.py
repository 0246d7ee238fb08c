"""The characters: their figures in use, where they come into play, and what each of them does."""

from typing import Any

import pytest

from lidless_eye.fights_le import answer, attack_by, can_use, creature, finish, in_chain, struck, until_window, use
from lidless_eye.support_le import (
    all_rolled,
    bare,
    card,
    company,
    follower,
    has,
    in_hand,
    lay_on,
    options,
    run,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.cards.items.palantiri import ORTHANC
from mathom.games.lidless_eye.position.whereabouts import BY_WILDERNESS, GOES_ON, MOVED
from mathom.games.lidless_eye.rules.bringing import fill_brings
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.council import given_points
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.journey import Journey, lay_destination
from mathom.games.lidless_eye.rules.sums import body, direct, general_used, hand_size, mind, overdrawn, prowess
from mathom.games.lidless_eye.terms import (
    ARRIVE,
    ATTACK,
    BRING,
    CHOOSE,
    DWARF,
    ELF,
    MAN,
    MOVE,
    NEW,
    NOTHING,
    ORC,
    ORGANISE,
    SHADOW_LAND,
    TABLE,
    TAPPED,
    TROLL,
    UNTAPPED,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act_a, act_b, act_c, act_kind

DARK_HOLDS = {"barad-dur", "cirith-gorgor", "cirith-ungol", "urlurtsu-nurn"}
IN_IMLAD_MORGUL = {"cirith-ungol", "minas-morgul", "shelob-s-lair"}
OPEN_TO_ALL = {"minas-morgul", "dol-guldur"}  # Carn Dûm only for Orcs and Trolls, Geann a-Lisch for nobody


def figures(
    name: str, prowess: int, body: int, mind: int, influence: int, points: int, home: str, discards: tuple[int, ...]
) -> Any:
    return pytest.param(name, prowess, body, mind, influence, points, home, discards, id=name, marks=card(name))


ALL = [
    figures("asternak", 5, 7, 5, 2, 2, "Variag Camp", ()),
    figures("belegorn", 3, 7, 5, 2, 2, "Carn Dûm", ()),
    figures("broin", 3, 8, 3, 0, 1, "Moria", ()),
    figures("calendal", 4, 8, 6, 1, 2, "Dol Guldur", ()),
    figures("carambor", 5, 8, 6, 0, 2, "Carn Dûm", ()),
    figures("ciryaher", 2, 7, 5, 2, 2, "Barad-dûr", ()),
    figures("dogrib", 4, 7, 2, 0, 0, "Lossadan Camp", ()),
    figures("dorelas", 2, 7, 3, 1, 1, "Lond Galen", ()),
    figures("dunlending-spy", 2, 8, 1, 0, 0, "Bree", ()),
    figures("eradan", 4, 8, 4, 1, 1, "Sarn Goriwing", ()),
    figures("gorbag", 6, 9, 6, 0, 2, "Minas Morgul", (9,)),
    figures("grishnakh", 4, 8, 3, 0, 1, "Any site in Imlad Morgul", (8,)),
    figures("gulla", 5, 8, 4, 0, 1, "Carn Dûm", ()),
    figures("hador", 5, 9, 6, 1, 2, "Dol Guldur", ()),
    figures("hendolen", 3, 7, 6, 2, 2, "Minas Morgul", ()),
    figures("horseman-in-the-night", 3, 7, 4, 2, 1, "Any Dark-hold", ()),
    figures("jerrek", 5, 8, 4, 0, 1, "Southron Oasis", ()),
    figures("lagduf", 5, 8, 3, 0, 1, "Any site in Imlad Morgul", (8,)),
    figures("layos", 3, 8, 5, 2, 2, "Shrel-Kain", ()),
    figures("lieutenant-of-angmar", 8, 9, 9, 1, 3, "Carn Dûm", (9,)),
    figures("lieutenant-of-dol-guldur", 7, 9, 9, 3, 3, "Dol Guldur", (9,)),
    figures("lieutenant-of-morgul", 8, 9, 9, 2, 3, "Minas Morgul", (9,)),
    figures("luitprand", 3, 7, 1, 0, 0, "Lake-town", ()),
    figures("the-mouth", 6, 8, 9, 4, 3, "Barad-dûr", ()),
    figures("muzgash", 4, 8, 2, 0, 0, "Any site in Imlad Morgul", (8,)),
    figures("nain", 3, 7, 3, 1, 1, "Dol Guldur", ()),
    figures("nevido-smod", 4, 8, 4, 1, 1, "Easterling Camp", ()),
    figures("odoacer", 4, 6, 1, 0, 0, "Woodmen-town", ()),
    figures("old-troll", 5, 9, 4, 0, 1, "Any Dark-hold", (8,)),
    figures("orc-brawler", 3, 8, 1, 0, 0, "Any Dark-hold", (7, 8)),
    figures("orc-captain", 5, 8, 5, 0, 2, "Any Dark-hold", (8,)),
    figures("orc-chieftain", 4, 8, 4, 0, 1, "Any Dark-hold", (8,)),
    figures("orc-sniffler", 2, 8, 2, 0, 0, "Any Dark-hold", (7, 8)),
    figures("orc-tracker", 3, 8, 3, 0, 1, "Any Dark-hold", (7, 8)),
    figures("orc-veteran", 4, 8, 2, 0, 0, "Any Dark-hold", (8,)),
    figures("ostisen", 3, 9, 2, 0, 0, "Vale of Erech", ()),
    figures("pon-opar", 5, 8, 6, 1, 2, "Southron Oasis", ()),
    figures("radbug", 5, 8, 4, 0, 1, "Any site in Imlad Morgul", (8,)),
    figures("shagrat", 6, 9, 6, 0, 2, "Cirith Ungol", (9,)),
    figures("shamas", 2, 8, 3, 1, 1, "Dunnish Clan-hold", ()),
    figures("snaga", 5, 9, 4, 0, 1, "Any site in Imlad Morgul", (9,)),
    figures("tarcil", 4, 8, 6, 2, 2, "Minas Morgul", ()),
    figures("threlin", 4, 7, 5, 2, 2, "Minas Morgul", ()),
    figures("troll-lout", 4, 9, 3, 0, 1, "Any Dark-hold", (8,)),
    figures("troll-chief", 6, 9, 6, 0, 2, "Any Dark-hold", (9,)),
    figures("tros-hesnef", 5, 7, 2, 0, 0, "Easterling Camp", ()),
    figures("uchel", 2, 7, 1, 0, 0, "Cameth Brin", ()),
    figures("ufthak", 4, 8, 4, 0, 1, "Any site in Imlad Morgul", (8,)),
    figures("ulkaur-the-tongueless", 6, 9, 5, 0, 2, "Barad-dûr", (9,)),
]


@pytest.mark.parametrize(("name", "strength", "health", "will", "influence", "points", "home", "discards"), ALL)
def test_figures_in_use(
    name: str, strength: int, health: int, will: int, influence: int, points: int, home: str, discards: tuple[int, ...]
) -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", name)
    assert (prowess(s, c), body(s, c), mind(s, c), direct(s, c)) == (strength, health, will, influence)
    assert general_used(s, 0) == will
    assert given_points(s, c) == points
    # a strike at prowess + 7: he defeats it with 8, and at equal rolls nothing comes of it
    attack = attack_by(s, i, MAN, 1, strength + 7)
    assert struck(s, c).defence(s) == strength
    sums(s, 8)
    assert finish(s, attack) == 1
    for roll in range(4, 12):
        s = bare()
        _, (c,) = company(s, 0, "minas-morgul", name)
        sums(s, roll)
        run(s, BodyCheck(c))
        gone = "discard" if roll in discards else "out" if roll > health else "table"
        assert (has(s.discard[0], name), has(s.out[0], name)) == (gone == "discard", gone == "out")


@pytest.mark.parametrize(("name", "home"), [pytest.param(p.values[0], p.values[6], marks=p.marks) for p in ALL])
def test_comes_into_play_at_home_or_at_a_darkhaven(name: str, home: str) -> None:
    s = bare()
    in_hand(s, 0, name)
    into = Buffer()
    fill_brings(s, 0, into)
    offered = list(into.data[: into.n])
    assert all(act_kind(a) == BRING and act_a(a) == NUMBERS[name] and act_b(a) == NEW for a in offered)
    homes = {"Any Dark-hold": DARK_HOLDS, "Any site in Imlad Morgul": IN_IMLAD_MORGUL}.get(
        home, {site.name for site in SITES if site.printed.name == home}
    )
    wild = {"carn-dum"} if KINDS[NUMBERS[name]].race & (ORC | TROLL) else set()
    assert {SITES[act_c(a)].name for a in offered} == homes | OPEN_TO_ALL | wild


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} == {k.name for k in KINDS if k.printed.type == "character"}


# -- influence that holds only against some


def swayed(name: str, *cases: tuple[str, int]) -> list[Any]:
    return [pytest.param(name, other, n, id=f"{name}-{other}", marks=card(name)) for other, n in cases]


@pytest.mark.parametrize(
    ("name", "other", "influence"),
    [
        *swayed("asternak", ("variags-of-khand", 4), ("southrons", 2), ("jerrek", 2)),
        *swayed("jerrek", ("southrons", 1), ("variags-of-khand", 0)),
        *swayed("pon-opar", ("southrons", 3), ("balchoth", 1)),
        *swayed("nevido-smod", ("easterlings", 3), ("balchoth", 1)),
        *swayed("tros-hesnef", ("easterlings", 1), ("balchoth", 0)),
        *swayed("layos", ("men-of-dorwinion", 4), ("easterlings", 2)),
        *swayed("odoacer", ("woodmen", 3), ("beornings", 0)),
        *swayed("uchel", ("hillmen", 4), ("dunlendings", 0)),
        *swayed("shamas", ("dunlendings", 4), ("hillmen", 2), ("ice-orcs", 1), ("dogrib", 1)),
        *swayed("horseman-in-the-night", ("hillmen", 3), ("ice-orcs", 3), ("dogrib", 2)),
        *swayed("the-mouth", ("hillmen", 6), ("smaug-roused", 6), ("dogrib", 4)),
        *swayed("calendal", ("hendolen", 3), ("dogrib", 1)),
        *swayed("hendolen", ("calendal", 4), ("dogrib", 2)),
        *swayed("nain", ("broin", 2), ("dogrib", 1)),
        *swayed("threlin", ("broin", 4), ("dogrib", 2)),
        *swayed("gorbag", ("muzgash", 3), ("ice-orcs", 3), ("troll-lout", 0), ("hill-trolls", 0)),
        *swayed("orc-captain", ("muzgash", 3), ("ice-orcs", 3), ("troll-lout", 0)),
        *swayed("orc-chieftain", ("muzgash", 3), ("ice-orcs", 3), ("troll-lout", 0)),
        *swayed("shagrat", ("muzgash", 4), ("ice-orcs", 4), ("troll-lout", 0)),
        *swayed("old-troll", ("muzgash", 1), ("hill-trolls", 1), ("dogrib", 0)),
        *swayed("ulkaur-the-tongueless", ("troll-lout", 2), ("ice-orcs", 2), ("dogrib", 0)),
        *swayed("troll-chief", ("troll-lout", 3), ("hill-trolls", 3), ("hillmen", 0)),
        *swayed("lieutenant-of-angmar", ("troll-lout", 5), ("ice-orcs", 5), ("hillmen", 1)),
        *swayed("lieutenant-of-dol-guldur", ("muzgash", 5), ("hill-trolls", 5), ("hillmen", 3)),
        *swayed("lieutenant-of-morgul", ("muzgash", 5), ("ice-orcs", 5), ("hillmen", 2)),
    ],
)
def test_influence_against_some(name: str, other: str, influence: int) -> None:
    s = bare()
    _, (c,) = company(s, 0, "dol-guldur", name)
    assert direct(s, c, NUMBERS[other]) == influence
    assert direct(s, c) == KINDS[NUMBERS[name]].printed.influence
    if KINDS[NUMBERS[other]].printed.type == "faction":
        faction = s.lay(NUMBERS[other], 0, TABLE)
        assert influence_sum(s, c, faction) == influence
    else:
        follower(s, other, c)
        will = KINDS[NUMBERS[other]].printed.mind
        plain = KINDS[NUMBERS[name]].printed.influence
        assert overdrawn(s, c) == will - min(will, influence - plain) - plain


@card("shamas")
def test_shamas_wins_the_dunlendings_with_six() -> None:
    for roll, won in ((5, 0), (6, 1)):
        s = bare()
        _, (c,) = company(s, 0, "dunnish-clan-hold", "shamas")
        sums(s, roll)
        run(s, FactionCheck(s.lay(NUMBERS["dunlendings"], 0, TABLE), c))
        assert s.result == won


# -- prowess against some


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in ("broin", "gulla", "nain", "threlin")])
def test_dwarves_fight_orcs_and_elves_better(name: str) -> None:
    for race, more in ((ORC, 1), (ELF, 1), (MAN, 0), (TROLL, 0), (DWARF, 0)):
        s = bare()
        i, (c,) = company(s, 0, "moria", name)
        plain = prowess(s, c)
        attack_by(s, i, race)
        assert struck(s, c).defence(s) == plain + more


# -- corruption checks


@pytest.mark.parametrize(
    ("name", "change"),
    [
        *(
            pytest.param(n, -1, marks=card(n))
            for n in (
                *("dogrib", "tros-hesnef", "old-troll", "orc-brawler", "orc-sniffler", "orc-tracker"),
                *("orc-veteran", "troll-lout", "ulkaur-the-tongueless"),
            )
        ),
        *(pytest.param(n, 0, marks=card(n)) for n in ("gorbag", "troll-chief", "luitprand")),
    ],
)
def test_who_is_easily_corrupted(name: str, change: int) -> None:
    """with 4 corruption points a roll of 5 is enough for others"""
    s = bare()
    _, (c,) = company(s, 0, "moria", name)
    lay_on(s, "the-least-of-gold-rings", c)
    sums(s, 5)
    run(s, CorruptionCheck(c))
    assert all_rolled(s)
    assert s.tap[c] == (TAPPED if change else 0)


# -- lieutenants


@pytest.mark.parametrize(
    ("name", "seat"),
    [
        pytest.param("lieutenant-of-angmar", "carn-dum", marks=card("lieutenant-of-angmar")),
        pytest.param("lieutenant-of-dol-guldur", "dol-guldur", marks=card("lieutenant-of-dol-guldur")),
        pytest.param("lieutenant-of-morgul", "minas-morgul", marks=card("lieutenant-of-morgul")),
    ],
)
def test_a_lieutenant_at_his_seat_enlarges_the_hand(name: str, seat: str) -> None:
    s = bare()
    i, _ = company(s, 1, seat, name)
    assert (hand_size(s, 0), hand_size(s, 1)) == (8, 9)
    s.co_site[i] = SITE_NUMBERS["barad-dur"]
    assert hand_size(s, 1) == 8


# -- single ones


@card("hendolen")
def test_hendolen_cancels_a_detainment_attack() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "hendolen")
    attack = creature(s, i, "orc-watch", SHADOW_LAND)  # Orcs in a shadow-land: detainment
    assert can_use(s, c)
    use(s, c)
    assert attack.cancelled
    assert s.tap[c] == TAPPED


@card("hendolen")
def test_hendolen_does_not_cancel_others() -> None:
    s = bare()
    i, (c, _) = company(s, 0, "moria", "hendolen", "tarcil")
    creature(s, i, "orc-raiders", WILDERNESS)
    until_window(s, ATTACK)
    assert not can_use(s, c)
    s = bare()
    i, (c, _) = company(s, 0, "moria", "hendolen", "tarcil")
    s.tap[c] = TAPPED
    creature(s, i, "orc-watch", SHADOW_LAND)
    assert not can_use(s, c)


@card("the-mouth")
def test_the_mouth_brings_a_resource_or_character_back_into_the_deck() -> None:
    s = bare()
    _, (c,) = company(s, 0, "dol-guldur", "the-mouth")
    for name in ("black-mace", "orc-captain", "giant"):
        s.discard[0].add(NUMBERS[name], 1)
    s.deck[0].add(NUMBERS["huorn"])
    run(s, Chain(ORGANISE, 0))
    use(s, c)
    assert {act_a(a) for a in options(s) if act_kind(a) == CHOOSE} == {NUMBERS["black-mace"], NUMBERS["orc-captain"]}
    take(s, CHOOSE, NUMBERS["orc-captain"])
    assert s.tap[c] == TAPPED
    assert has(s.deck[0], "orc-captain")
    assert not has(s.discard[0], "orc-captain")


@card("the-mouth")
def test_the_mouth_does_not_tap_for_nothing() -> None:
    s = bare()
    _, (c,) = company(s, 0, "dol-guldur", "the-mouth")
    s.discard[0].add(NUMBERS["giant"], 1)
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, c)
    s.active = 1  # not on the opponent's turn
    s.discard[0].add(NUMBERS["black-mace"], 1)
    assert not can_use(s, c)


@card("carambor")
def test_carambor_leads_his_company_on() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "carambor")
    s.now = i
    s.co_did[i] |= MOVED
    run(s, Chain(ARRIVE, 0))
    use(s, c)
    assert s.tap[c] == TAPPED
    assert s.co_did[i] & GOES_ON
    assert s.co_did[i] & BY_WILDERNESS


@card("carambor")
def test_carambor_rests_with_a_company_that_has_not_moved() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "carambor")
    s.now = i
    run(s, Chain(ARRIVE, 0))
    assert not can_use(s, c)
    other, _ = company(s, 0, "dol-guldur", "tarcil")
    s.co_did[i] |= MOVED
    s.now = other
    assert not can_use(s, c)


@card("calendal")
def test_calendal_taps_to_use_a_palantir() -> None:
    s = bare()
    i, (c, other) = company(s, 0, "isengard", "calendal", "pon-opar")
    stone = lay_on(s, "palantir-of-orthanc", c)
    s.deck[0].add(NUMBERS["giant"], 0, 5)
    s.discard[0].add(NUMBERS["black-mace"], 1)
    s.now = i
    run(s, Chain(ORGANISE, 0))
    assert can_use(s, stone, NOTHING, ORTHANC)
    s.host[stone] = other  # another sage cannot
    assert not can_use(s, stone, NOTHING, ORTHANC)
    s.host[stone] = c
    s.tap[c] = TAPPED
    assert not can_use(s, stone, NOTHING, ORTHANC)
    s.tap[c] = UNTAPPED
    sums(s, 7)
    use(s, stone, NOTHING, ORTHANC)
    take(s, CHOOSE, NUMBERS["black-mace"])
    assert all_rolled(s)
    assert (s.tap[c], s.tap[stone]) == (TAPPED, TAPPED)
    assert has(s.deck[0], "black-mace")


@card("carambor")
def test_carambor_on_a_real_journey() -> None:
    """to the Ettenmoors and on: back along the path, or by regions within Rhudaur"""
    for advanced in range(2):
        s = bare(advanced=advanced)
        i, (c,) = company(s, 0, "carn-dum", "carambor")
        for seat in range(2):
            s.deck[seat].add(NUMBERS["giant"], 0, 20)
        lay_destination(s, i, SITE_NUMBERS["ettenmoors"])
        run(s, Journey(i))
        while not in_chain(s, ARRIVE):
            answer(s, -1)
        use(s, c)
        while act_kind(options(s)[0]) != MOVE:
            answer(s, -1)
        onward = {SITES[act_b(a)].name for a in options(s) if act_kind(a) == MOVE}
        assert "carn-dum" in onward  # shadow-land, wilderness
        assert ("cameth-brin" in onward) == bool(advanced)  # within Rhudaur, a wilderness
        take(s, MOVE, i, SITE_NUMBERS["carn-dum"])
        while s.stack:
            answer(s, -1)
        assert s.co_site[i] == SITE_NUMBERS["carn-dum"]
        assert not s.co_did[i] & (GOES_ON | BY_WILDERNESS)
