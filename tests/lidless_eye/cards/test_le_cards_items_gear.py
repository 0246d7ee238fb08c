"""Items that are no rings and no Palantíri: where each is played, its figures in use, and what it does."""

from typing import Any

import pytest

from lidless_eye.fights_le import attack_by, struck
from lidless_eye.support_le import bare, card, company, in_hand, lay_on, settle
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.council import given_points
from mathom.games.lidless_eye.rules.influence import influence_sum
from mathom.games.lidless_eye.rules.sums import body, corruption, direct, mind, prowess
from mathom.games.lidless_eye.terms import ELF, IN_USE, MAN, PLAY, SITE, SITE_PHASE, TABLE, TAPPED
from mathom.kernel.state import Buffer, act

MAJOR = {
    *("bag-end", "barrow-downs", "blue-mountain-dwarf-hold", "buhr-widu", "caves-of-ulund", "dead-marshes"),
    *("dol-amroth", "glittering-caves", "gondmaeglom", "iron-hill-dwarf-hold", "isengard", "the-lonely-mountain"),
    *("lossadan-cairn", "minas-tirith", "moria", "mount-gundabad", "pelargir", "ruined-signal-tower"),
    *("sarn-goriwing", "shelob-s-lair", "the-stones", "thranduil-s-halls", "the-wind-throne", "zarak-dum"),
}
MAJOR_GEAR = MAJOR | {"cameth-brin", "dunnish-clan-hold", "gobel-mirlond", "raider-hold", "shrel-kain"}
MINOR = MAJOR_GEAR | {
    *("amon-hen", "bandit-lair", "bree", "ettenmoors", "goblin-gate", "haudh-in-gwanur", "hermit-s-hill"),
    *("ost-in-edhil", "stone-circle", "tharbad"),
}
GREATER = {
    "blue-mountain-dwarf-hold",
    "caves-of-ulund",
    "iron-hill-dwarf-hold",
    "the-lonely-mountain",
    "moria",
    "the-stones",
}


def thing(name: str, points: int, burden: int, places: set[str]) -> Any:
    return pytest.param(name, points, burden, places, id=name, marks=card(name))


ALL = [
    thing("binding-ring", 0, 2, MINOR),
    thing("black-hide-shield", 0, 1, MINOR),
    thing("black-mace", 2, 3, GREATER),
    thing("black-mail-coat", 1, 1, MAJOR_GEAR),
    thing("blazon-of-the-eye", 0, 1, MINOR),
    thing("broad-headed-spear", 1, 1, MAJOR_GEAR),
    thing("foul-smelling-paste", 0, 1, MINOR),
    thing("high-helm", 2, 2, MAJOR_GEAR),
    thing("orc-draughts", 0, 1, MINOR),
    thing("orc-liquor", 0, 1, MINOR),
    thing("poison", 0, 2, MINOR),
    thing("red-book-of-westmarch", 2, 2, {"bag-end"}),
    thing("sable-shield", 2, 2, MAJOR_GEAR),
    thing("saw-toothed-blade", 0, 1, MINOR),
    thing("scroll-of-isildur", 3, 4, GREATER),
    thing("shadow-cloak", 0, 1, MINOR),
    thing("strange-rations", 0, 1, MINOR),
    thing("the-iron-crown", 3, 5, GREATER),
    thing("the-mithril-coat", 3, 2, GREATER),
    thing("whip", 0, 1, MINOR),
]


def offers(s: Eye, name: str) -> list[int]:
    into = Buffer()
    KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
    return list(into.data[: into.n])


@pytest.mark.parametrize(("name", "worth", "burden", "places"), ALL)
def test_where_it_is_played(name: str, worth: int, burden: int, places: set[str]) -> None:
    s = bare()
    i, (c, tired) = company(s, 0, "minas-morgul", "tarcil", "layos")
    s.tap[tired] = TAPPED
    s.now = i
    found = set()
    for site in SITES:
        s.co_site[i] = site.id
        if offers(s, name):
            found.add(site.name)
            assert offers(s, name) == [act(PLAY, NUMBERS[name], c)]
            s.tap_site(0, site.id)
            assert bool(offers(s, name)) == (site.name == "tharbad")
    assert found == places


@pytest.mark.parametrize(("name", "worth", "burden", "places"), ALL)
def test_is_played_and_borne(name: str, worth: int, burden: int, places: set[str]) -> None:
    s = bare()
    site = sorted(places)[0]
    i, (c, other) = company(s, 0, site, "tarcil", "layos")
    s.now = i
    s.phase = SITE_PHASE
    in_hand(s, 0, name)
    begin(s, SITE, 0, act(PLAY, NUMBERS[name], c))
    settle(s)
    piece = s.in_play(NUMBERS[name])
    assert (s.host[piece], s.tap[c], s.site_tapped(0, SITE_NUMBERS[site])) == (c, TAPPED, True)
    assert (given_points(s, piece), corruption(s, c)) == (worth, burden)
    assert s.extra == 1  # one minor item more (LE-B-127)
    minor = KINDS[NUMBERS[name]].printed.item == "minor"
    assert offers(s, name) == ([act(PLAY, NUMBERS[name], other)] if minor else [])


def bearer(name: str, who: str = "tarcil", site: str = "moria") -> tuple[Eye, int, int, int]:
    s = bare()
    i, (c,) = company(s, 0, site, who)
    return s, i, c, lay_on(s, name, c)


# -- what is added


def adds(name: str, who: str, strength: int, health: int, will: int, influence: int) -> Any:
    return pytest.param(name, who, strength, health, will, influence, id=f"{name}-{who}", marks=card(name))


@pytest.mark.parametrize(
    ("name", "who", "strength", "health", "will", "influence"),
    [
        # Tarcil 4/8 mind 6 influence 2; Layos 3/8, no warrior; the Lieutenants are warriors of 8 and 7
        adds("black-mace", "tarcil", 7, 8, 6, 2),
        adds("black-mace", "layos", 3, 8, 5, 2),
        adds("black-mace", "lieutenant-of-morgul", 10, 9, 9, 2),
        adds("broad-headed-spear", "tarcil", 6, 8, 6, 2),
        adds("broad-headed-spear", "layos", 3, 8, 5, 2),
        adds("broad-headed-spear", "lieutenant-of-dol-guldur", 8, 9, 9, 3),
        adds("saw-toothed-blade", "layos", 4, 8, 5, 2),
        adds("saw-toothed-blade", "lieutenant-of-morgul", 8, 9, 9, 2),
        adds("black-hide-shield", "layos", 3, 9, 5, 2),
        adds("black-hide-shield", "troll-lout", 4, 9, 3, 0),
        adds("black-mail-coat", "tarcil", 4, 9, 6, 2),
        adds("black-mail-coat", "asternak", 5, 9, 5, 2),
        adds("black-mail-coat", "layos", 3, 8, 5, 2),
        adds("the-mithril-coat", "layos", 3, 10, 5, 2),
        adds("the-mithril-coat", "odoacer", 4, 9, 1, 0),
        adds("high-helm", "tarcil", 5, 9, 6, 4),
        adds("high-helm", "layos", 3, 9, 5, 4),
        adds("high-helm", "lieutenant-of-morgul", 8, 9, 9, 4),
        adds("the-iron-crown", "tarcil", 4, 9, 6, 6),
        adds("the-iron-crown", "ostisen", 3, 10, 2, 4),
        adds("binding-ring", "tarcil", 5, 8, 5, 2),
        adds("binding-ring", "luitprand", 4, 7, 1, 0),
        adds("blazon-of-the-eye", "tarcil", 4, 8, 6, 2),
        adds("red-book-of-westmarch", "tarcil", 4, 8, 6, 2),
        adds("scroll-of-isildur", "tarcil", 4, 8, 6, 2),
        adds("orc-draughts", "tarcil", 4, 8, 6, 2),
        adds("orc-liquor", "tarcil", 4, 8, 6, 2),
    ],
)
def test_figures_of_the_bearer(name: str, who: str, strength: int, health: int, will: int, influence: int) -> None:
    s, i, c, piece = bearer(name, who)
    assert (prowess(s, c), body(s, c), mind(s, c), direct(s, c)) == (strength, health, will, influence)
    # a Ringwraith bears it in vain (LE-B-60)
    _, (wraith,) = company(s, 0, "moria", "dwar-the-ringwraith")
    s.host[piece] = wraith
    assert (prowess(s, wraith), body(s, wraith), direct(s, wraith)) == (9, 10, 5)
    assert prowess(s, c) == KINDS[NUMBERS[who]].prowess
    assert s.co[c] == i


@card("black-mace")
def test_black_mace_against_elves() -> None:
    s, i, c, _ = bearer("black-mace")
    attack_by(s, i, ELF)
    assert struck(s, c).defence(s) == 8
    s, i, c, _ = bearer("black-mace")
    attack_by(s, i, MAN)
    assert struck(s, c).defence(s) == 7
    s, i, c, _ = bearer("black-mace", "lieutenant-of-morgul")
    attack_by(s, i, ELF)
    assert struck(s, c).defence(s) == 10


@card("broad-headed-spear")
@card("saw-toothed-blade")
def test_one_weapon_is_used() -> None:
    """LE-B-140: one at a time; both weigh (LE-B-193)"""
    s, _, c, spear = bearer("broad-headed-spear")
    blade = lay_on(s, "saw-toothed-blade", c)
    assert prowess(s, c) == 6
    s.used[blade] |= IN_USE
    assert prowess(s, c) == 5
    assert corruption(s, c) == 2
    s.used[blade] = 0
    s.used[spear] |= IN_USE
    assert prowess(s, c) == 6


@card("blazon-of-the-eye")
def test_blazon_impresses_factions_only() -> None:
    s, _, c, _ = bearer("blazon-of-the-eye")
    assert influence_sum(s, c, s.lay(NUMBERS["hillmen"], 0, TABLE)) == 4
    assert direct(s, c, NUMBERS["layos"]) == 2


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=card(n)) for n in ("binding-ring", "blazon-of-the-eye", "shadow-cloak", "whip")]
)
def test_only_one_with_a_character(name: str) -> None:
    s, i, c, _ = bearer(name)
    s.now = i
    assert offers(s, name) == []
    _, (other,) = company(s, 0, "moria", "layos")
    s.co[other] = i
    assert offers(s, name) == [act(PLAY, NUMBERS[name], other)]
    assert s.untapped(c)
