"""The rings: gold rings and their tests, what they may prove to be, and The One Ring."""

from typing import Any

import pytest

from lidless_eye.laying import card_of, lay
from support import card

LAIRS = {"caves-of-ulund", "gondmaeglom", "the-lonely-mountain"}
RUINS = LAIRS | {"bandit-lair", "gladden-fields", "isengard", "ost-in-edhil"}
FREE_HOLDS = {
    *("bag-end", "beorn-s-house", "blue-mountain-dwarf-hold", "dol-amroth", "edoras", "iron-hill-dwarf-hold"),
    *("minas-tirith", "pelargir", "thranduil-s-halls"),
}
BORDER_HOLDS = {"bree", "dale", "lond-galen", "lossadan-camp", "vale-of-erech"}
ANYWHERE = RUINS | FREE_HOLDS | BORDER_HOLDS | {"goblin-gate", "moria"}

ONE_OF_EACH = {
    "lesser": "minor-ring",
    "magic": "magic-ring-of-fury",
    "dwarven": "dwarven-ring-of-durin-s-tribe",
    "spirit": "the-oracle-s-ring",
    "one": "the-one-ring",
}


def gold(name: str, places: set[str], magic: int, searches: bool, **least: int) -> Any:
    return pytest.param(name, places, magic, searches, least, id=name, marks=card(name))


GOLD = [
    # where, a magic ring up to, a lesser ring may be searched for, others from
    gold("a-little-gold-ring", RUINS | {"bag-end"}, 6, False, one=11, dwarven=9),
    gold("bright-gold-ring", FREE_HOLDS, 5, True, spirit=8, dwarven=9),
    gold("gleaming-gold-ring", BORDER_HOLDS, 6, True, spirit=10, dwarven=9),
    gold("gold-ring-that-sauron-fancies", RUINS | {"bag-end"}, 5, False, one=11, dwarven=8),
    gold("the-least-of-gold-rings", ANYWHERE, 7, False, one=12, dwarven=10),
    gold("perfect-gold-ring", LAIRS, 7, True, spirit=8),
]


@pytest.mark.parametrize(("name", "places", "magic", "searches", "least"), GOLD)
def test_where_a_gold_ring_is_played(
    name: str, places: set[str], magic: int, searches: bool, least: dict[str, int]
) -> None:
    t = lay("0 minas-morgul: tarcil")
    assert set(t.sites_offering(name, "tarcil")) == places
    t.lay_on(name, "tarcil")
    assert (t.given_points(name), t.corruption("tarcil")) == (2, 4)


@pytest.mark.parametrize(("name", "places", "magic", "searches", "least"), GOLD)
def test_what_a_gold_ring_proves_to_be(
    name: str, places: set[str], magic: int, searches: bool, least: dict[str, int]
) -> None:
    for roll in range(2, 13):
        t = lay(f"0 moria: tarcil ({name})").hold(0, *ONE_OF_EACH.values()).roll(roll).test(name)
        expected = {"lesser"} | ({"magic"} if roll <= magic else set())
        expected |= {kind for kind, from_ in least.items() if roll >= from_}
        assert set(t.offered("choose")) == {f"choose {ONE_OF_EACH[kind]}" for kind in expected}
        assert ("yes" in t.offers()) == searches
        t.play("pass")
        assert name in t.discard[0]


@pytest.mark.parametrize("name", [pytest.param(p.values[0], marks=p.marks) for p in GOLD])
def test_a_gold_ring_tempts_after_every_untap_phase(name: str) -> None:
    t = lay(f"0 moria: tarcil ({name})").roll(4).turn().quiet()
    assert t.all_rolled()
    assert t.tap["tarcil"] == "tapped"
    opponent = lay(f"0 moria: tarcil ({name})", active=1).roll().turn().quiet()
    assert opponent.stack[-1] == "Organization"


# -- special rings: by a test only, and what they add


def special(name: str, worth: int, burden: int) -> Any:
    return pytest.param(name, worth, burden, id=name, marks=card(name))


SPECIAL = [
    *(special(n, 2, 1) for n in ("minor-ring", "paltry-ring", "trifling-ring")),
    *(special(n, 3, 2) for n in ("the-oracle-s-ring", "the-reviled-ring", "the-warding-ring")),
    *(
        special(f"magic-ring-of-{n}", 2, 2)
        for n in ("delusion", "enigma", "fury", "guile", "lies", "savagery", "shadows", "weals")
    ),
    *(special(f"dwarven-ring-of-{n}-s-tribe", 4, 3) for n in ("barin", "bavor", "druin", "durin", "dwalin")),
    special("the-one-ring", 6, 7),
]


@pytest.mark.parametrize(("name", "worth", "burden"), SPECIAL)
def test_takes_the_place_of_a_gold_ring(name: str, worth: int, burden: int) -> None:
    t = lay("0 moria: tarcil")
    assert t.sites_offering(name, "tarcil") == {}
    kind = card_of(name).printed.ring
    gold_ring = t.lay_on("bright-gold-ring" if kind == "spirit" else "a-little-gold-ring", "tarcil")
    t.hold(0, name).roll(5 if kind in ("lesser", "magic") else 12).test(gold_ring)
    t.play(f"choose {name}")
    assert (t.host[name], t.tap["tarcil"], t.tap[name]) == ("tarcil", "untapped", "untapped")
    assert (t.given_points(name), t.corruption("tarcil")) == (worth, burden)
    # a second one of its title cannot lie with him
    second = t.lay_on("a-little-gold-ring", "tarcil")
    t.hold(0, name).roll(12 if kind in ("dwarven", "one") else 5).test(second)
    assert f"choose {name}" not in t.offers()


def adds(name: str, who: str, strength: int, health: int, will: int, influence: int) -> Any:
    return pytest.param(name, who, strength, health, will, influence, id=f"{name}-{who}", marks=card(name))


@pytest.mark.parametrize(
    ("name", "who", "strength", "health", "will", "influence"),
    [
        # Tarcil 4/8, mind 6, influence 2: warrior, ranger, diplomat; Layos 3/8, mind 5, influence 2: sage, diplomat
        adds("minor-ring", "tarcil", 4, 8, 6, 4),
        adds("trifling-ring", "tarcil", 4, 8, 6, 2),
        adds("paltry-ring", "tarcil", 4, 8, 6, 2),
        adds("the-oracle-s-ring", "tarcil", 4, 8, 4, 6),
        adds("the-oracle-s-ring", "dogrib", 4, 7, 1, 4),
        adds("the-reviled-ring", "tarcil", 7, 8, 4, 2),
        adds("the-warding-ring", "tarcil", 4, 10, 4, 2),
        adds("the-warding-ring", "ostisen", 3, 10, 1, 0),
        adds("magic-ring-of-fury", "tarcil", 6, 8, 6, 2),
        adds("magic-ring-of-fury", "layos", 3, 8, 5, 2),
        adds("magic-ring-of-lies", "tarcil", 4, 8, 6, 5),
        adds("magic-ring-of-lies", "hador", 5, 9, 6, 1),
        adds("dwarven-ring-of-barin-s-tribe", "tarcil", 4, 8, 6, 4),
        adds("dwarven-ring-of-barin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-bavor-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-druin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-durin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-dwalin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("the-one-ring", "tarcil", 8, 10, 6, 7),
        adds("the-one-ring", "lieutenant-of-morgul", 13, 10, 9, 7),
        adds("the-one-ring", "odoacer", 8, 10, 1, 5),
    ],
)
def test_figures_of_the_bearer(name: str, who: str, strength: int, health: int, will: int, influence: int) -> None:
    t = lay(f"0 moria: {who} ({name})")
    assert (t.prowess(who), t.body(who), t.mind(who), t.direct(who)) == (strength, health, will, influence)
    (wraith,) = t.company(0, "moria", "dwar-the-ringwraith")
    t.host[name] = wraith
    assert (t.prowess(wraith), t.body(wraith), t.direct(wraith)) == (9, 10, 5)


@card("trifling-ring")
def test_trifling_ring_against_characters() -> None:
    t = lay("0 moria: tarcil (trifling-ring)")
    assert t.direct("tarcil", "layos") == 5
    assert t.direct("tarcil", "hillmen") == 2


@card("paltry-ring")
def test_paltry_ring_against_detainment() -> None:
    for detains, strength in ((1, 7), (0, 4)):
        t = lay("0 moria: tarcil (paltry-ring)")
        attack = t.attack("orc", "tarcil")
        attack.detain = detains
        assert (t.name(t.strike.target), t.strike.defence(t.s)) == ("tarcil", strength)


@card("binding-ring")
def test_binding_ring_is_played_without_a_test() -> None:
    t = lay("0 moria: tarcil")
    t.now = "tarcil"
    assert t.resource_on("binding-ring", "site") == ["tarcil"]
