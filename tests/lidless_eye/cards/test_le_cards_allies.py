"""The allies: where each is played, how it fights, and what it can do."""

import pytest

from lidless_eye.fights_le import attack_by, can_use, creature, finish, until_window, use
from lidless_eye.support_le import bare, card, company, has, in_hand, lay_on, run, settle, sums
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain, begin
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, creature_attack
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.council import given_points
from mathom.games.lidless_eye.rules.influence import influence_sum
from mathom.games.lidless_eye.rules.sums import body, general_used, prowess
from mathom.games.lidless_eye.terms import (
    ANIMAL,
    ATTACK,
    BORDER_LAND,
    CHAIN,
    DARK_DOMAIN,
    KEY_REGION,
    KEY_SITE_KIND,
    MAN,
    ORC,
    ORGANISE,
    PLAY,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    SITE_PHASE,
    STRIKE,
    TABLE,
    TAPPED,
    TRAVEL,
    TROLL,
    UNTAPPED,
    WILDERNESS,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act
from support import rule

WOLVES = {"ettenmoors", "isengard", "ost-in-edhil", "the-white-towers"}
MIRKWOOD = {"sarn-goriwing", "woodmen-town"}
ORC_HOLDS = {"goblin-gate", "moria", "mount-doom", "mount-gundabad", "sarn-goriwing", "shelob-s-lair"}


def ally(name: str, *facts: object) -> object:
    return pytest.param(name, *facts, id=name, marks=card(name))


SEVEN = [
    # prowess, body, points, where, at tapped sites too
    ally("blackbole", 5, 9, 2, MIRKWOOD, False),
    ally("last-child-of-ungoliant", 11, 9, 3, {"shelob-s-lair"}, False),
    ally("stinker", 2, 9, 2, {"goblin-gate", "moria"}, False),
    ally("two-headed-troll", 5, 8, 1, {"buhr-widu", "ettenmoors"}, True),
    ally("war-warg", 3, 6, 1, WOLVES, True),
    ally("war-wolf", 2, 7, 1, WOLVES | ORC_HOLDS, True),
    ally("the-warg-king", 4, 8, 2, WOLVES, True),
]


def offers(s: Eye, name: str) -> list[int]:
    into = Buffer()
    KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
    return list(into.data[: into.n])


@pytest.mark.parametrize(("name", "strength", "health", "points", "places", "tapped_too"), SEVEN)
def test_where_it_is_played(
    name: str, strength: int, health: int, points: int, places: set[str], tapped_too: bool
) -> None:
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
            assert bool(offers(s, name)) == tapped_too
    assert found == places


@pytest.mark.parametrize(("name", "strength", "health", "points", "places", "tapped_too"), SEVEN)
def test_comes_with_a_character_and_fights(
    name: str, strength: int, health: int, points: int, places: set[str], tapped_too: bool
) -> None:
    s = bare()
    site = sorted(places)[0]
    i, (c,) = company(s, 0, site, "tarcil")
    s.now = i
    s.phase = SITE_PHASE
    in_hand(s, 0, name)
    begin(s, SITE, 0, act(PLAY, NUMBERS[name], c))
    settle(s)
    beast = s.in_play(NUMBERS[name])
    assert (s.host[beast], s.tap[c]) == (c, TAPPED)
    assert s.site_tapped(0, SITE_NUMBERS[site])
    assert (prowess(s, beast), body(s, beast), given_points(s, beast)) == (strength, health, points)
    assert general_used(s, 0) == 6  # it costs no influence
    assert len(s.members(i)) == 1
    assert list(s.fighters(i)) == [c, beast]
    assert bool(offers(s, name)) == (not KINDS[NUMBERS[name]].unique and tapped_too and s.untapped(c))
    sums(s, health)
    run(s, BodyCheck(beast))
    assert s.zone[beast] == TABLE
    sums(s, min(12, health + 1))
    run(s, BodyCheck(beast))
    assert has(s.out[0], name)  # LE-B-131


@card("two-headed-troll")
def test_only_one_two_headed_troll_in_a_company() -> None:
    s = bare()
    i, (c, other) = company(s, 0, "ettenmoors", "tarcil", "layos")
    s.now = i
    assert len(offers(s, "two-headed-troll")) == 2
    lay_on(s, "two-headed-troll", c)
    assert offers(s, "two-headed-troll") == []
    assert s.untapped(other)


# -- Blackbole


@card("blackbole")
def test_blackbole_faces_strikes_on_the_way_only() -> None:
    s = bare()
    i, (c,) = company(s, 0, "sarn-goriwing", "tarcil")
    beast = lay_on(s, "blackbole", c)
    s.now = i

    def may_be_struck(attack: Attack) -> list[int]:
        s.stack = [attack]
        return list(attack.candidates(s, False))

    assert may_be_struck(creature_attack(s, s.lay(NUMBERS["orc-watch"], 1, CHAIN), KEY_SITE_KIND + SHADOW_HOLD)) == [c]
    assert may_be_struck(automatic_attack(s, i, 0)) == [c]
    s.co_dest[i], s.co_open[i] = SITE_NUMBERS["dol-guldur"], 1
    assert may_be_struck(creature_attack(s, s.lay(NUMBERS["wargs"], 1, CHAIN), WILDERNESS)) == [c, beast]


# -- who cancels


def cancels(name: str, *cases: tuple[int, bool]) -> list[object]:
    return [pytest.param(name, race, ends, marks=card(name)) for race, ends in cases]


@pytest.mark.parametrize(
    ("name", "race", "ends"),
    [
        *cancels("two-headed-troll", (ORC, True), (TROLL, True), (MAN, False), (WOLF, False)),
        *cancels("the-warg-king", (WOLF, True), (ANIMAL, True), (ORC, False)),
        *cancels("stinker", (WOLF, False)),  # keyed to nothing
    ],
)
def test_cancels_attacks_of_some_races(name: str, race: int, ends: bool) -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    beast = lay_on(s, name, c)
    attack = attack_by(s, i, race)
    until_window(s, ATTACK)
    assert can_use(s, beast) == ends
    if ends:
        use(s, beast)
        assert attack.cancelled
        assert s.tap[beast] == TAPPED


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in ("two-headed-troll", "the-warg-king")])
def test_does_not_cancel_for_another_company_or_tapped(name: str) -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", "tarcil")
    i, _ = company(s, 0, "moria", "layos")
    beast = lay_on(s, name, c)
    attack_by(s, i, ORC if name == "two-headed-troll" else WOLF)
    until_window(s, ATTACK)
    assert not can_use(s, beast)
    s.stack.clear()
    s.tap[beast] = TAPPED
    attack_by(s, s.co[c], ORC if name == "two-headed-troll" else WOLF)
    until_window(s, ATTACK)
    assert not can_use(s, beast)


@card("the-warg-king")
def test_wolves_listen_to_the_warg_king() -> None:
    s = bare()
    _, (c, friend) = company(s, 0, "ettenmoors", "tarcil", "layos")
    _, (far,) = company(s, 0, "moria", "hador")
    lay_on(s, "the-warg-king", c)
    wolves = s.lay(NUMBERS["misty-mountain-wargs"], 0, TABLE)
    men = s.lay(NUMBERS["hillmen"], 0, TABLE)
    assert [influence_sum(s, x, wolves) for x in (c, friend, far)] == [4, 4, 1]
    assert [influence_sum(s, x, men) for x in (c, friend, far)] == [2, 2, 1]


# -- War-warg


@card("war-warg")
def test_war_warg_covers_its_rider() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    beast = lay_on(s, "war-warg", c)
    attack = attack_by(s, i, ORC, 2, 20)
    until_window(s, STRIKE, c)
    assert strike_now(s).target == c
    assert can_use(s, beast)
    use(s, beast)
    assert (body(s, c), body(s, beast), s.tap[beast]) == (10, 6, TAPPED)
    sums(s, 2, 10, 2, 2)
    finish(s, attack, c)
    assert s.tap[c] == WOUNDED  # a body check of 10 would have killed him
    assert s.zone[c] == TABLE
    assert body(s, c) == 8


@card("war-warg")
def test_war_warg_must_be_struck_too() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    beast = lay_on(s, "war-warg", c)
    attack_by(s, i, ORC, 1, 20)
    until_window(s, STRIKE, c)
    assert not can_use(s, beast)


# -- Stinker


@pytest.mark.parametrize(
    ("key", "ends"),
    [
        (WILDERNESS, True),
        (SHADOW_LAND, True),
        (BORDER_LAND, False),
        (DARK_DOMAIN, False),
        (KEY_REGION + 3, False),
    ],
)
@card("stinker")
def test_stinker_leads_a_small_company_out(key: int, ends: bool) -> None:
    s = bare()
    i, (c, _) = company(s, 0, "moria", "tarcil", "layos")
    beast = lay_on(s, "stinker", c)
    attack = creature(s, i, "orc-raiders", key)
    until_window(s, ATTACK)
    assert can_use(s, beast) == ends
    if ends:
        use(s, beast)
        assert attack.cancelled


@card("stinker")
def test_stinker_does_not_lead_three() -> None:
    s = bare()
    i, (c, _, _) = company(s, 0, "moria", "tarcil", "layos", "hador")
    beast = lay_on(s, "stinker", c)
    creature(s, i, "orc-raiders", WILDERNESS)
    until_window(s, ATTACK)
    assert not can_use(s, beast)


@card("stinker")
def test_stinker_and_the_one_ring() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    there, (other,) = company(s, 1, "dol-guldur", "layos")
    beast = lay_on(s, "stinker", c)
    ring = lay_on(s, "the-one-ring", other)
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, beast, ring)  # not at the same site
    s.co_site[i] = SITE_NUMBERS["dol-guldur"]
    assert not can_use(s, beast, ring)  # a Darkhaven
    s.co_site[i] = s.co_site[there] = SITE_NUMBERS["moria"]
    use(s, beast, ring)
    assert has(s.discard[1], "the-one-ring")
    assert has(s.discard[0], "stinker")


# -- Last Child of Ungoliant


def on_the_way(to: str) -> tuple[Eye, int, int, int]:
    s = bare()
    _, (keeper,) = company(s, 0, "shelob-s-lair", "tarcil")
    beast = lay_on(s, "last-child-of-ungoliant", keeper)
    i, (c,) = company(s, 0, "minas-morgul", "layos")
    s.co_dest[i], s.co_open[i] = SITE_NUMBERS[to], 1
    s.now = i
    return s, i, c, beast


@pytest.mark.parametrize(
    ("to", "helps"),
    [("barad-dur", True), ("henneth-annun", True), ("cirith-ungol", True), ("variag-camp", False)],
)
@card("last-child-of-ungoliant")
def test_she_devours_what_attacks_on_the_way_to_her(to: str, helps: bool) -> None:
    s, i, _, beast = on_the_way(to)
    attack = creature(s, i, "orc-raiders", WILDERNESS)
    until_window(s, ATTACK)
    assert can_use(s, beast) == helps
    if helps:
        use(s, beast)
        assert attack.cancelled
        assert s.tap[beast] == TAPPED


@card("last-child-of-ungoliant")
def test_she_devours_a_permanent_event() -> None:
    s, _i, c, beast = on_the_way("barad-dur")
    lure = lay_on(s, "lure-of-the-senses", c, 1)
    elsewhere = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    run(s, Chain(TRAVEL, 0))
    assert not can_use(s, beast, elsewhere)
    assert not can_use(s, beast)
    use(s, beast, lure)
    assert has(s.discard[1], "lure-of-the-senses")
    s.tap[beast] = UNTAPPED


@card("last-child-of-ungoliant")
def test_she_leaves_a_company_that_goes_too_far() -> None:
    for to, stays in (("barad-dur", True), ("variag-camp", False)):
        s, i, c, beast = on_the_way(to)
        s.host[beast] = c
        KINDS[NUMBERS["last-child-of-ungoliant"]].on_travel(s, beast, i)
        assert has(s.discard[0], "last-child-of-ungoliant") != stays


@card("two-headed-troll")
@rule("LE-B-68")
def test_a_two_headed_troll_makes_its_company_overt() -> None:
    s = bare()
    i, (tarcil,) = company(s, 0, "ettenmoors", "tarcil")
    assert not overt(s, i)
    lay_on(s, "two-headed-troll", tarcil)
    assert overt(s, i)
