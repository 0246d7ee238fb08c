"""The characters: their figures in use, where they come into play, and what each of them does."""

from typing import Any

import pytest

from lidless_eye.laying import card_of, cards_of_type, lay, site_of, sites
from support import card

ORTHANC = "& 4"  # which of the powers of a palantír
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
    t = lay(f"0 moria: {name}")
    assert (t.prowess(name), t.body(name), t.mind(name), t.direct(name)) == (strength, health, will, influence)
    assert t.general_used(0) == will
    assert t.given_points(name) == points
    # a strike at prowess + 7: he defeats it with 8, and at equal rolls nothing comes of it
    attack = t.assault("man", name, 1, strength + 7)
    assert t.struck(name).defence(t.s) == strength
    t.roll(8)
    assert t.finish(attack) == 1
    for roll in range(4, 12):
        t = lay(f"0 minas-morgul: {name}")
        t.roll(roll)
        t.body_check(name)
        gone = "discard" if roll in discards else "out" if roll > health else "table"
        assert (name in t.discard[0], name in t.out[0]) == (gone == "discard", gone == "out")


@pytest.mark.parametrize(("name", "home"), [pytest.param(p.values[0], p.values[6], marks=p.marks) for p in ALL])
def test_comes_into_play_at_home_or_at_a_darkhaven(name: str, home: str) -> None:
    t = lay()
    t.hold(0, name)
    homes = {"Any Dark-hold": DARK_HOLDS, "Any site in Imlad Morgul": IN_IMLAD_MORGUL}.get(
        home, {site for site in sites() if site_of(site).printed.name == home}
    )
    wild = {"carn-dum"} if card_of(name).printed.race in ("orc", "troll") else set()
    assert set(t.brings()) == {f"bring {name} > {site}" for site in homes | OPEN_TO_ALL | wild}


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} == cards_of_type("character")


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
    t = lay(f"0 dol-guldur: {name}")
    assert t.direct(name, other) == influence
    assert t.direct(name) == card_of(name).printed.influence
    if card_of(other).printed.type == "faction":
        t.lay(other, 0)
        assert t.influence_sum(name, other) == influence
    else:
        t.follower(other, name)
        will = card_of(other).printed.mind
        plain = card_of(name).printed.influence
        assert t.overdrawn(name) == will - min(will, influence - plain) - plain


@card("shamas")
def test_shamas_wins_the_dunlendings_with_six() -> None:
    for roll, won in ((5, 0), (6, 1)):
        t = lay("0 dunnish-clan-hold: shamas")
        t.roll(roll)
        t.win(t.lay("dunlendings", 0), "shamas")
        assert t.result == won


# -- prowess against some


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in ("broin", "gulla", "nain", "threlin")])
def test_dwarves_fight_orcs_and_elves_better(name: str) -> None:
    for race, more in (("orc", 1), ("elf", 1), ("man", 0), ("troll", 0), ("dwarf", 0)):
        t = lay(f"0 moria: {name}")
        plain = t.prowess(name)
        t.assault(race, name, 1, 10)
        assert t.struck(name).defence(t.s) == plain + more


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
    t = lay(f"0 moria: {name}")
    t.lay_on("the-least-of-gold-rings", name)
    t.roll(5)
    t.check(name)
    assert t.all_rolled()
    assert t.tap[name] == ("tapped" if change else "untapped")


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
    t = lay(f"1 {seat}: {name}")
    assert (t.hand_size(0), t.hand_size(1)) == (8, 9)
    t.site[name] = "barad-dur"
    assert t.hand_size(1) == 8


# -- single ones


@card("hendolen")
def test_hendolen_cancels_a_detainment_attack() -> None:
    t = lay("0 moria: hendolen")
    attack = t.prey("orc-watch", "hendolen", "shadow-land")  # Orcs in a shadow-land: detainment
    assert t.can_use("hendolen")
    t.use("hendolen")
    assert attack.cancelled
    assert t.tap["hendolen"] == "tapped"


@card("hendolen")
def test_hendolen_does_not_cancel_others() -> None:
    t = lay("0 moria: hendolen, tarcil")
    t.prey("orc-raiders", "hendolen", "wilderness")
    t.up_to("attack")
    assert not t.can_use("hendolen")
    t = lay("0 moria: tapped hendolen, tarcil")
    t.prey("orc-watch", "hendolen", "shadow-land")
    assert not t.can_use("hendolen")


@card("the-mouth")
def test_the_mouth_brings_a_resource_or_character_back_into_the_deck() -> None:
    t = lay("0 dol-guldur: the-mouth")
    for name in ("black-mace", "orc-captain", "giant"):
        t.add("discard", 0, name)
    t.add("deck", 0, "huorn")
    t.window("organise")
    t.use("the-mouth")
    assert t.choices() == {"black-mace", "orc-captain"}
    t.play("choose orc-captain")
    assert t.tap["the-mouth"] == "tapped"
    assert "orc-captain" in t.deck[0]
    assert "orc-captain" not in t.discard[0]


@card("the-mouth")
def test_the_mouth_does_not_tap_for_nothing() -> None:
    t = lay("0 dol-guldur: the-mouth")
    t.add("discard", 0, "giant")
    t.window("organise")
    assert not t.can_use("the-mouth")
    t.s.active = 1  # not on the opponent's turn
    t.add("discard", 0, "black-mace")
    assert not t.can_use("the-mouth")


@card("carambor")
def test_carambor_leads_his_company_on() -> None:
    t = lay("0 moria: carambor")
    t.now = "carambor"
    t.does("carambor", "moved")
    t.window("arrive")
    t.use("carambor")
    assert t.tap["carambor"] == "tapped"
    assert "goes on" in t.did("carambor")
    assert "by wilderness" in t.did("carambor")


@card("carambor")
def test_carambor_rests_with_a_company_that_has_not_moved() -> None:
    t = lay("0 moria: carambor")
    t.now = "carambor"
    t.window("arrive")
    assert not t.can_use("carambor")
    t.company(0, "dol-guldur", "tarcil")
    t.does("carambor", "moved")
    t.now = "tarcil"
    assert not t.can_use("carambor")


@card("calendal")
def test_calendal_taps_to_use_a_palantir() -> None:
    t = lay("0 isengard: calendal (palantir-of-orthanc), pon-opar")
    t.add("deck", 0, *["giant"] * 5)
    t.add("discard", 0, "black-mace")
    t.now = "calendal"
    t.window("organise")
    assert t.can_use(f"palantir-of-orthanc {ORTHANC}")
    t.host["palantir-of-orthanc"] = "pon-opar"  # another sage cannot
    assert not t.can_use(f"palantir-of-orthanc {ORTHANC}")
    t.host["palantir-of-orthanc"] = "calendal"
    t.tap["calendal"] = "tapped"
    assert not t.can_use(f"palantir-of-orthanc {ORTHANC}")
    t.tap["calendal"] = "untapped"
    t.roll(7)
    t.use(f"palantir-of-orthanc {ORTHANC}")
    t.play("choose black-mace")
    assert t.all_rolled()
    assert (t.tap["calendal"], t.tap["palantir-of-orthanc"]) == ("tapped", "tapped")
    assert "black-mace" in t.deck[0]


@card("carambor")
def test_carambor_on_a_real_journey() -> None:
    """to the Ettenmoors and on: back along the path, or by regions within Rhudaur"""
    for advanced in range(2):
        t = lay("0 carn-dum: carambor", advanced=advanced)
        for seat in range(2):
            t.add("deck", seat, *["giant"] * 20)
        t.journey("carambor", "ettenmoors")
        while not t.asks("arrive"):
            t.taps_on()
        t.use("carambor")
        while not t.offered("move"):
            t.taps_on()
        assert "move carambor+ > carn-dum" in t.offers()  # shadow-land, wilderness
        assert ("move carambor+ > cameth-brin" in t.offers()) == bool(advanced)  # within Rhudaur, a wilderness
        t.play("move carambor+ > carn-dum")
        while t.stack:
            t.taps_on()
        assert t.site["carambor"] == "carn-dum"
        assert not {"goes on", "by wilderness"} & set(t.did("carambor"))
