"""The characters of heroes: their figures in use, where they come into play, and what each of them does."""

from typing import Any

import pytest

from lidless_eye.laying import card_of, cards_of_type, lay
from support import card, rule

HAVENS = {"rivendell", "lorien", "grey-havens", "edhellond"}
SHIRE = {"bilbo", "frodo", "merry", "pippin", "robin-smallburrow", "sam-gamgee", "fatty-bolger"}


def figures(name: str, prowess: int, body: int, mind: int, influence: int, points: int, home: str) -> Any:
    return pytest.param(name, prowess, body, mind, influence, points, home, id=name, marks=card(name))


ALL = [
    figures("adrazar", 3, 6, 3, 1, 1, "hero-dol-amroth"),
    figures("anborn", 2, 8, 2, 0, 0, "hero-pelargir"),
    figures("annalena", 3, 8, 3, 0, 1, "edhellond"),
    figures("aragorn-ii", 6, 9, 9, 3, 3, "hero-bree"),
    figures("arinmir", 2, 7, 4, 2, 1, "edhellond"),
    figures("arwen", 2, 8, 3, 0, 1, "rivendell"),
    figures("balin", 4, 7, 5, 2, 2, "hero-blue-mountain-dwarf-hold"),
    figures("bard-bowman", 3, 6, 2, 0, 0, "hero-lake-town"),
    figures("barliman-butterbur", 2, 6, 1, 0, 0, "hero-bree"),
    figures("beorn", 7, 9, 7, 2, 2, "hero-beorn-s-house"),
    figures("beregond", 4, 8, 2, 0, 0, "hero-minas-tirith"),
    figures("beretar", 5, 8, 5, 1, 2, "hero-bree"),
    figures("bergil", 1, 9, 2, 0, 0, "hero-minas-tirith"),
    figures("bifur", 4, 7, 2, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("bilbo", 1, 9, 5, 1, 2, "hero-bag-end"),
    figures("bofur", 4, 7, 2, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("bombur", 3, 6, 1, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("boromir-ii", 6, 7, 4, 1, 1, "hero-minas-tirith"),
    figures("celeborn", 6, 9, 6, 1, 2, "lorien"),
    figures("cirdan", 6, 8, 8, 4, 3, "grey-havens"),
    figures("dain-ii", 5, 8, 7, 3, 2, "hero-iron-hill-dwarf-hold"),
    figures("damrod", 2, 7, 2, 0, 0, "hero-vale-of-erech"),
    figures("denethor-ii", 3, 6, 4, 2, 1, "hero-minas-tirith"),
    figures("dori", 3, 6, 1, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("dwalin", 2, 7, 1, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("elladan", 5, 8, 4, 0, 1, "rivendell"),
    figures("elrohir", 5, 8, 4, 0, 1, "rivendell"),
    figures("elrond", 7, 9, 10, 4, 3, "rivendell"),
    figures("eowyn", 2, 7, 2, 0, 0, "hero-edoras"),
    figures("galva", 0, 9, 4, 1, 1, "hero-shrel-kain"),
    figures("peath", 4, 7, 4, 1, 1, "hero-dunnish-clan-hold"),
    figures("voteli", 3, 6, 3, 1, 1, "hero-lossadan-camp"),
    figures("vygavril", 2, 7, 3, 1, 1, "hero-southron-oasis"),
    figures("eomer", 3, 8, 3, 0, 1, "hero-edoras"),
    figures("erkenbrand", 5, 6, 4, 2, 1, "hero-edoras"),
    figures("faramir", 5, 8, 5, 1, 2, "hero-henneth-annun"),
    figures("fili", 2, 8, 2, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("forlong", 3, 7, 1, 0, 0, "hero-minas-tirith"),
    figures("frodo", 1, 9, 5, 1, 2, "hero-bag-end"),
    figures("galadriel", 3, 10, 9, 4, 3, "lorien"),
    figures("gamling-the-old", 3, 7, 2, 1, 0, "hero-edoras"),
    figures("ghan-buri-ghan", 2, 9, 5, 2, 2, "hero-druadan-forest"),
    figures("gildor-inglorion", 5, 7, 4, 0, 1, "rivendell"),
    figures("gimli", 5, 8, 6, 2, 2, "hero-iron-hill-dwarf-hold"),
    figures("gloin", 5, 7, 5, 2, 2, "hero-blue-mountain-dwarf-hold"),
    figures("glorfindel-ii", 8, 9, 8, 2, 3, "rivendell"),
    figures("halbarad", 0, 5, 1, 1, 0, "hero-cameth-brin"),
    figures("haldalam", 4, 9, 5, 1, 2, "hero-shrel-kain"),
    figures("haldir", 4, 8, 3, 0, 1, "lorien"),
    figures("hama", 4, 8, 2, 0, 0, "hero-edoras"),
    figures("imrahil", 5, 8, 6, 2, 2, "hero-dol-amroth"),
    figures("kili", 3, 8, 3, 0, 1, "hero-blue-mountain-dwarf-hold"),
    figures("legolas", 5, 8, 6, 2, 2, "hero-thranduil-s-halls"),
    figures("mablung", 1, 6, 1, 0, 0, "hero-lond-galen"),
    figures("merry", 1, 9, 4, 1, 1, "hero-bag-end"),
    figures("nori", 4, 7, 2, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("oin", 3, 8, 3, 0, 1, "hero-blue-mountain-dwarf-hold"),
    figures("ori", 2, 7, 1, 0, 0, "hero-blue-mountain-dwarf-hold"),
    figures("orophin", 2, 7, 2, 0, 0, "lorien"),
    figures("pippin", 1, 9, 4, 1, 1, "hero-bag-end"),
    figures("robin-smallburrow", 1, 9, 3, 0, 1, "hero-bag-end"),
    figures("sam-gamgee", 1, 9, 4, 0, 1, "hero-bag-end"),
    figures("theoden", 5, 6, 6, 3, 2, "hero-edoras"),
    figures("thorin-ii", 5, 8, 8, 2, 3, "hero-blue-mountain-dwarf-hold"),
    figures("thranduil", 7, 8, 9, 3, 3, "hero-thranduil-s-halls"),
    figures("wacho", 1, 8, 2, 0, 0, "hero-woodmen-town"),
    figures("fatty-bolger", 1, 8, 3, 0, 1, "hero-bag-end"),
]


@pytest.mark.parametrize(("name", "strength", "health", "will", "influence", "points", "home"), ALL)
def test_figures_in_use(
    name: str, strength: int, health: int, will: int, influence: int, points: int, home: str
) -> None:
    t = lay(f"0 hero-moria: {name}")
    assert (t.prowess(name), t.body(name), t.mind(name), t.direct(name)) == (strength, health, will, influence)
    assert (t.general_used(0), t.given_points(name)) == (will, points)
    t.assault("man", name, 1, strength + 7)
    assert t.struck(name).defence(t.s) == strength


@rule("LE-H-37")
@pytest.mark.parametrize(("name", "home"), [pytest.param(p.values[0], p.values[6], marks=p.marks) for p in ALL])
def test_comes_into_play_at_home_or_at_a_haven(name: str, home: str) -> None:
    t = lay("0 hero-isengard:")
    t.hold(0, name)
    assert set(t.brings()) == {f"bring {name} > {site}" for site in {home} | (set() if name in SHIRE else HAVENS)}


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} == cards_of_type("character", "TW")


def swayed(name: str, *cases: tuple[str, int]) -> list[Any]:
    return [pytest.param(name, other, n, id=f"{name}-{other}", marks=card(name)) for other, n in cases]


@pytest.mark.parametrize(
    ("name", "other", "influence"),
    [
        *swayed("adrazar", ("hobbits", 2), ("lossoth", 2)),
        *swayed("anborn", ("men-of-lebennin", 2), ("lossoth", 0)),
        *swayed("aragorn-ii", ("rangers-of-the-north", 5), ("lossoth", 3)),
        *swayed("arinmir", ("hero-variags-of-khand", 4), ("lossoth", 2)),
        *swayed("arwen", ("aragorn-ii", 7), ("lossoth", 0)),
        *swayed("balin", ("ori", 3), ("lossoth", 2)),
        *swayed("bard-bowman", ("men-of-northern-rhovanion", 2), ("lossoth", 0)),
        *swayed("beorn", ("hero-beornings", 4), ("lossoth", 2)),
        *swayed("beretar", ("rangers-of-the-north", 3), ("lossoth", 1)),
        *swayed("boromir-ii", ("men-of-anorien", 3), ("lossoth", 1)),
        *swayed("celeborn", ("galadriel", 6), ("lossoth", 1)),
        *swayed("cirdan", ("elves-of-lindon", 6), ("lossoth", 4)),
        *swayed("dain-ii", ("iron-hill-dwarves", 5), ("hama", 4), ("hobbits", 3)),
        *swayed("damrod", ("men-of-lamedon", 2), ("lossoth", 0)),
        *swayed("denethor-ii", ("tower-guard-of-minas-tirith", 4), ("lossoth", 2)),
        *swayed("eomer", ("riders-of-rohan", 2), ("lossoth", 0)),
        *swayed("erkenbrand", ("riders-of-rohan", 4), ("lossoth", 2)),
        *swayed("faramir", ("rangers-of-ithilien", 3), ("lossoth", 1)),
        *swayed("ghan-buri-ghan", ("woses-of-the-druadan-forest", 4), ("lossoth", 2)),
        *swayed("gimli", ("iron-hill-dwarves", 4), ("haldir", 3), ("lossoth", 2)),
        *swayed("gloin", ("blue-mountain-dwarves", 5), ("ori", 3), ("lossoth", 2)),
        *swayed("glorfindel-ii", ("haldir", 3), ("lossoth", 2)),
        *swayed("halbarad", ("hero-hillmen", 3), ("lossoth", 1)),
        *swayed("haldalam", ("hero-easterlings", 5), ("lossoth", 1)),
        *swayed("imrahil", ("knights-of-dol-amroth", 4), ("lossoth", 2)),
        *swayed("legolas", ("wood-elves", 4), ("lossoth", 2)),
        *swayed("mablung", ("men-of-anfalas", 2), ("lossoth", 0)),
        *swayed("theoden", ("riders-of-rohan", 5), ("lossoth", 3)),
        *swayed("thorin-ii", ("blue-mountain-dwarves", 6), ("ori", 4), ("lossoth", 2)),
        *swayed("thranduil", ("wood-elves", 5), ("lossoth", 3)),
        *swayed("wacho", ("hero-woodmen", 2), ("lossoth", 0)),
    ],
)
def test_influence_against_some(name: str, other: str, influence: int) -> None:
    t = lay(f"0 lorien: {name}")
    assert (t.direct(name, other), t.direct(name)) == (influence, card_of(name).printed.influence)


@pytest.mark.parametrize(
    ("name", "more"),
    [
        pytest.param(*case, marks=card(case[0]))
        for case in (
            ("balin", 2),
            ("bifur", 1),
            ("bofur", 1),
            ("bombur", 1),
            ("dain-ii", 2),
            ("dori", 1),
            ("dwalin", 1),
            ("elladan", 1),
            ("elrohir", 1),
            ("fili", 1),
            ("gildor-inglorion", 2),
            ("gimli", 2),
            ("gloin", 1),
            ("kili", 1),
            ("nori", 1),
            ("oin", 1),
            ("ori", 1),
            ("thorin-ii", 3),
        )
    ],
)
def test_who_fights_orcs_better(name: str, more: int) -> None:
    for race, bonus in (("orc", more), ("man", 0)):
        t = lay(f"0 hero-moria: {name}")
        plain = t.prowess(name)
        t.assault(race, name, 1, 10)
        assert t.struck(name).defence(t.s) == plain + bonus


@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        pytest.param(*case, marks=card(case[0]))
        for case in (
            ("barliman-butterbur", -1),
            ("beregond", -1),
            ("bifur", -1),
            ("bilbo", 4),
            ("bofur", -1),
            ("bombur", -1),
            ("boromir-ii", -1),
            ("dori", -1),
            ("dwalin", -1),
            ("fili", -1),
            ("forlong", -1),
            ("frodo", 4),
            ("haldir", -1),
            ("hama", -1),
            ("kili", -1),
            ("merry", 2),
            ("nori", -1),
            ("oin", -1),
            ("ori", -1),
            ("orophin", -1),
            ("pippin", 2),
            ("robin-smallburrow", 2),
            ("sam-gamgee", 3),
            ("fatty-bolger", 1),
        )
    ],
)
def test_corruption_checks(name: str, bonus: int) -> None:
    """with 4 corruption points a sum of 5 passes; of 4 he is discarded (LE-H-73)"""
    for roll, stays in ((5 - bonus, True), (4 - bonus, False)):
        t = lay(f"0 hero-moria: {name}")
        t.lay_on("the-least-of-gold-rings", name)
        if 2 <= roll <= 12:
            t.roll(roll)
            t.check(name)
            assert (name in t.discard[0]) == (not stays)


@rule("LE-H-82")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=card(name))
        for name in (
            "barliman-butterbur",
            "beregond",
            "bifur",
            "bofur",
            "bombur",
            "dori",
            "dwalin",
            "fili",
            "forlong",
            "haldir",
            "hama",
            "kili",
            "nori",
            "ori",
            "orophin",
        )
    ],
)
def test_who_persuades_no_faction(name: str) -> None:
    t = lay(f"0 hero-lossadan-camp: {name}")
    t.lay("lossoth", 0)
    standard = card_of("lossoth").printed.standard_races.get(card_of(name).printed.race, 0)
    assert t.influence_sum(name, "lossoth") == card_of(name).printed.influence + standard - 1


@card("elrond", "galadriel", "cirdan")
@pytest.mark.parametrize(
    ("name", "seat"), [("elrond", "rivendell"), ("galadriel", "lorien"), ("cirdan", "grey-havens")]
)
def test_at_home_they_enlarge_the_hand(name: str, seat: str) -> None:
    t = lay(f"1 {seat}: {name}")
    assert (t.hand_size(0), t.hand_size(1)) == (8, 9)
    t.site[name] = "edhellond"
    assert t.hand_size(1) == 8


@rule("LE-HX-16")
@pytest.mark.parametrize(
    ("name", "more", "other", "influence"),
    [
        pytest.param("eowyn", 6, "lossoth", 0, marks=card("eowyn")),
        pytest.param("galva", 6, "hero-men-of-dorwinion", 3, marks=card("galva")),
        pytest.param("peath", 5, "hero-dunlendings", 5, marks=card("peath")),
        pytest.param("voteli", 5, "lossoth", 3, marks=card("voteli")),
        pytest.param("vygavril", 6, "hero-southrons", 3, marks=card("vygavril")),
    ],
)
def test_who_slays_nazgul(name: str, more: int, other: str, influence: int) -> None:
    for race, better, body in (("nazgul", more, 5), ("orc", 0, 10)):
        t = lay(f"0 hero-moria: {name}")
        plain = t.prowess(name)
        attack = t.assault(race, name, 1, 15, 10)
        strike = t.struck(name)
        assert (strike.defence(t.s), attack.body_now(t.s)) == (plain + better, body)
    assert t.direct(name, other) == influence


@card("cirdan")
def test_cirdan_cancels_what_comes_over_the_sea() -> None:
    t = lay("0 grey-havens: cirdan")
    attack = t.prey("watcher-in-the-water", "cirdan", "coastal-sea")
    t.use("cirdan")
    assert (bool(attack.cancelled), t.tap["cirdan"]) == (True, "tapped")
    t = lay("0 grey-havens: cirdan, elladan")
    t.prey("watcher-in-the-water", "cirdan", "wilderness")
    t.up_to("attack")
    assert not t.can_use("cirdan")


@card("fatty-bolger")
def test_fatty_stands_before_another_hobbit() -> None:
    for other, helped in (("sam-gamgee", True), ("haldir", False), ("fatty-bolger", False)):
        t = lay(f"0 hero-bag-end: fatty-bolger, {other}" if other != "fatty-bolger" else "0 hero-bag-end: fatty-bolger")
        attack = t.attack("wolf", other, 1, 12, begin=False)
        attack.only = t.piece(other)
        t.run(attack).up_to("strike")
        assert t.can_use("fatty-bolger") == helped
        if helped:
            t.use("fatty-bolger")
            t.finish(attack)
            assert (t.tap["fatty-bolger"], t.tap["sam-gamgee"]) == ("tapped", "untapped")
