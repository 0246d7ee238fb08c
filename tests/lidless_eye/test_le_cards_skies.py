"""Cards over the whole table, on factions and Palantíri; and marches."""

from lidless_eye.event_support import answer, band, playable, plays, visiting
from lidless_eye.hazard_support import going
from lidless_eye.support_le import bare, company, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import (
    KINDS,
    NUMBERS,
    SITE_NUMBERS,
)
from mathom.games.lidless_eye.cards.kit.wraiths import may_use_palantir
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import GOES_ON
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.drawing import Exhaust
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.journey import ENDS, SETTLES, TRAVELS, Journey
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.sums import (
    corruption,
    total,
    unused_general,
)
from mathom.games.lidless_eye.rules.turn import TURN_OVER, Turn
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ARRIVE,
    BRING,
    DRAWS,
    LONG,
    MOVE,
    MOVEMENT,
    NEW,
    NOBODY,
    NOTHING,
    OF_FACTIONS,
    OF_ITEMS,
    ORGANISE,
    PASS,
    SITE,
    TABLE,
    TAPPED,
    TRAVEL,
    UNTAPPED,
    YES,
)
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from support import card


@card("skies-of-fire")
def test_skies_of_fire_end_hazard_environments() -> None:
    s, _, _ = band("dale", "jerrek")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    s.lay(NUMBERS["long-winter"], 1, TABLE)
    stir = s.lay(NUMBERS["minions-stir"], 1, TABLE)
    assert playable(s, "skies-of-fire", ANY_TIME) == [(NOTHING, 0)]
    plays(s, "skies-of-fire", NOTHING)
    assert has(s.discard[1], "doors-of-night")
    assert has(s.discard[1], "long-winter")
    assert s.zone[stir] == TABLE  # no environment
    assert playable(s, "skies-of-fire", ANY_TIME) == []  # only one in play


def wooing(s: Eye, who: int) -> FactionCheck:
    """the Easterlings are influenced; up to the window before the roll"""
    check = FactionCheck(s.lay(NUMBERS["easterlings"], 0, TABLE), who)
    run(s, check)
    return check


@card("old-prejudice")
def test_old_prejudice_triples_standard_modifications() -> None:
    s, _, (layos,) = visiting("easterling-camp", "layos")
    s.lay(NUMBERS["balchoth"], 1, TABLE)  # +2
    s.lay(NUMBERS["men-of-dorwinion"], 0, TABLE)  # -2
    s.lay(NUMBERS["woodmen"], 0, TABLE)
    faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
    assert influence_sum(s, layos, faction) == 2 + 0
    s.free(s.in_play(NUMBERS["men-of-dorwinion"]))
    assert influence_sum(s, layos, faction) == 2 + 2
    assert playable(s, "old-prejudice", LONG) == [(NOTHING, 0)]
    assert playable(s, "old-prejudice", ORGANISE) == []
    plays(s, "old-prejudice", NOTHING, bits=LONG)
    assert influence_sum(s, layos, faction) == 2 + 6


@card("tidings-of-death")
def test_tidings_of_death_roll_twice() -> None:
    s, _, (layos,) = visiting("easterling-camp", "layos")
    plays(s, "tidings-of-death", NOTHING, bits=LONG)
    sums(s, 3, 8)  # 8 + 2 - 1 is greater than 8
    check = wooing(s, layos)
    settle(s)
    assert check.won == 1
    t, _, (again,) = visiting("easterling-camp", "layos")
    plays(t, "tidings-of-death", NOTHING, bits=LONG)
    sums(t, 7, 3)  # 7 + 2 - 1 is not
    lost = wooing(t, again)
    settle(t)
    assert lost.won == 0
    assert playable(s, "tidings-of-death", ORGANISE) == []


@card("rumor-of-the-one")
def test_rumor_of_the_one() -> None:
    s, _, (jerrek, tarcil) = band("dale", "jerrek", "tarcil")
    lay_on(s, "the-least-of-gold-rings", jerrek)  # 2 points, 4 corruption points
    lay_on(s, "minor-ring", jerrek)  # 2 and 1
    lay_on(s, "black-mace", tarcil)  # 2 and 3, no ring
    assert (corruption(s, jerrek), corruption(s, tarcil), points(s, 0)[OF_ITEMS]) == (5, 3, 6)
    plays(s, "rumor-of-the-one", NOTHING)
    assert (corruption(s, jerrek), corruption(s, tarcil), points(s, 0)[OF_ITEMS]) == (7, 3, 8)
    s.stored[0].add(NUMBERS["minor-ring"], 3)  # 2 points
    s.stored[0].add(NUMBERS["scroll-of-isildur"], 3)  # 5 stored, no ring
    assert points(s, 0)[OF_ITEMS] == 8 + 3 + 5
    assert playable(s, "rumor-of-the-one") == []
    run(s, Exhaust(1))
    while s.stack:
        take(s, PASS)
    assert corruption(s, jerrek) == 5


@card("one-dear-to-you")
def test_one_dear_to_you() -> None:
    s = bare(1)
    company(s, 0, "dale", "jerrek")
    assert playable(s, "one-dear-to-you") == []
    faction = s.lay(NUMBERS["easterlings"], 0, TABLE)
    s.lay(NUMBERS["woodmen"], 1, TABLE)
    assert playable(s, "one-dear-to-you") == [(faction, 0)]  # one's own only
    assert points(s, 0)[OF_FACTIONS] == 2
    plays(s, "one-dear-to-you", faction)
    assert points(s, 0)[OF_FACTIONS] == 1
    s.active = 1
    _, (layos,) = company(s, 1, "easterling-camp", "layos")
    in_hand(s, 1, "whip")
    attempt = OpponentAttempt(layos, faction)
    run(s, attempt)
    assert influence_sum(s, layos, faction) == 2 - 8
    s.stack.clear()
    other = s.lay(NUMBERS["balchoth"], 0, TABLE)
    run(s, OpponentAttempt(layos, other))
    assert influence_sum(s, layos, other) == 2 + 2  # for the Easterlings in play


@card("focus-palantir")
def test_focus_palantir() -> None:
    s, i, (jerrek, _) = band("dol-guldur", "jerrek", "layos")
    assert playable(s, "focus-palantir") == []
    stone = lay_on(s, "palantir-of-orthanc", jerrek)
    assert playable(s, "focus-palantir") == [(stone, 0)]
    assert not may_use_palantir(s, stone)
    plays(s, "focus-palantir", stone)
    assert may_use_palantir(s, stone)
    assert playable(s, "focus-palantir") == []
    going(s, i, "dale", "dww")
    frame = Journey(i)
    frame.step = TRAVELS
    in_hand(s, 0, "whip")
    run(s, frame)
    assert not may_use_palantir(s, stone)
    no_sage, _, (alone,) = band("dol-guldur", "jerrek")
    lay_on(no_sage, "palantir-of-orthanc", alone)
    assert playable(no_sage, "focus-palantir") == []


# -- marches


def arriving(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    """a company at the end of its movement/hazard phase; hands are full"""
    s, i, people = band("dale" if site == "dol-guldur" else "dol-guldur", *who)
    going(s, i, site, "dww")
    in_hand(s, 0, *["whip"] * 8)
    in_hand(s, 1, *["whip"] * 8)
    return s, i, people


def at_the_end(s: Eye, i: int, name: str) -> None:
    """plays a card in the window at the end of the phase, and answers what to do next"""
    in_hand(s, 0, name)
    frame = Journey(i)
    frame.step = ENDS
    run(s, frame)
    answer(s, name, i)


@card("forced-march")
def test_forced_march_from_a_darkhaven() -> None:
    s, i, (jerrek,) = arriving("dol-guldur", "jerrek")
    assert playable(s, "forced-march", ARRIVE) == [(i, 0)]
    at_the_end(s, i, "forced-march")
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert act(MOVE, i, SITE_NUMBERS["dale"]) in options(s)
    take(s, MOVE, i, SITE_NUMBERS["woodmen-town"])
    assert s.co_dest[i] == SITE_NUMBERS["woodmen-town"]
    assert s.now == i  # another movement/hazard phase
    assert s.tap[jerrek] == UNTAPPED
    away, j, _ = arriving("dale", "jerrek")
    assert playable(away, "forced-march", ARRIVE) == []  # no Darkhaven
    assert away.co_dest[j] == SITE_NUMBERS["dale"]


@card("forced-march")
def test_forced_march_needs_a_company_that_moved() -> None:
    s, i, _ = band("dol-guldur", "jerrek")
    s.now = i
    assert playable(s, "forced-march", ARRIVE) == []


@card("leg-it-double-quick")
def test_leg_it_double_quick() -> None:
    s, i, (jerrek, tarcil) = arriving("dale", "jerrek", "tarcil")
    s.tap[tarcil] = 2  # wounded
    assert playable(s, "leg-it-double-quick", ARRIVE) == [(i, 0)]
    assert playable(s, "leg-it-double-quick", ORGANISE) == []
    at_the_end(s, i, "leg-it-double-quick")
    assert (s.tap[jerrek], s.tap[tarcil]) == (TAPPED, 2)
    assert s.co_site[i] == SITE_NUMBERS["dale"]
    assert act(MOVE, i, SITE_NUMBERS["dol-guldur"]) in options(s)
    take(s, PASS)
    assert s.stack == []
    assert not s.co_did[i] & GOES_ON


@card("iron-road")
def test_iron_road() -> None:
    s, i, (jerrek,) = band("dol-guldur", "jerrek")
    assert playable(s, "iron-road") == []  # it does not move
    s.co_dest[i] = SITE_NUMBERS["dale"]
    assert playable(s, "iron-road") == [(i, 0)]
    plays(s, "iron-road", i)
    s.now = i
    assert (total(s, DRAWS, 1, 2), total(s, DRAWS, 0, 2)) == (4, 2)
    s.now = i + 1
    assert total(s, DRAWS, 1, 2) == 2  # only for this company
    s.co_site[i] = SITE_NUMBERS["dale"]
    s.co_dest[i] = -1
    s.tap_site(0, SITE_NUMBERS["dale"])
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)
    take(s, YES)
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert s.site_state[SITE_NUMBERS["dale"]] == 2  # tapped when it was left: discarded
    assert s.zone[jerrek] == TABLE


@card("iron-road")
def test_iron_road_doubles_what_is_drawn() -> None:
    s, i, _ = band("dol-guldur", "jerrek")
    s.co_dest[i] = SITE_NUMBERS["dale"]
    plays(s, "iron-road", i)
    for _ in range(9):
        s.deck[1].add(NUMBERS["giant"])
        s.deck[0].add(NUMBERS["whip"])
    going(s, i, "dale", "dww")
    frame = Journey(i)
    frame.step = SETTLES
    run(s, frame)
    while s.seat == 0:
        take(s, PASS)
    n = 1
    while act(YES) in options(s):
        take(s, YES)
        n += 1
    assert n == 4  # twice 2


@card("we-have-come-to-kill")
def test_we_have_come_to_kill() -> None:
    s, i, (mouth,) = band("moria", "the-mouth", advanced=1)
    assert playable(s, "we-have-come-to-kill") == []  # nobody in the hand
    in_hand(s, 0, "snaga", "the-witch-king")
    assert playable(s, "we-have-come-to-kill") == [(0, 0)]
    plays(s, "we-have-come-to-kill")
    ways = [a for a in options(s) if act_kind(a) == BRING]
    assert {act_a(a) for a in ways} == {NUMBERS["snaga"]}  # no Ringwraith
    assert act(BRING, NUMBERS["snaga"], i, NOBODY) in ways
    assert act(BRING, NUMBERS["snaga"], i, mouth) in ways  # his influence suffices
    new = {act_c(a) for a in ways if act_b(a) == NEW}
    assert SITE_NUMBERS["bree"] in new
    assert not new & {SITE_NUMBERS[name] for name in ("edoras", "dol-guldur", "barad-dur", "moria")}
    take(s, BRING, NUMBERS["snaga"], i, mouth)
    snaga = s.in_play(NUMBERS["snaga"])
    assert (s.host[snaga], s.co[snaga]) == (mouth, i)
    in_hand(s, 0, "lagduf")
    run(s, Organization())
    assert any(act_kind(a) == BRING for a in options(s))  # he was not the one of this phase


@card("we-have-come-to-kill")
def test_we_have_come_to_kill_in_any_phase() -> None:
    """wherever a company is at its site; outside the organization phase the influence must be free"""
    s, i, _ = band("moria", "the-mouth", advanced=1)
    in_hand(s, 0, "snaga")
    s.phase = MOVEMENT
    assert playable(s, "we-have-come-to-kill", SITE) == [(0, 0)]
    going(s, i, "dale", "wb")
    plays(s, "we-have-come-to-kill", bits=TRAVEL)
    ways = [a for a in options(s) if act_kind(a) == BRING]
    assert {act_b(a) for a in ways} == {NEW}  # nobody joins who is on the way
    assert not {act_c(a) for a in ways} & {SITE_NUMBERS["moria"], SITE_NUMBERS["dale"]}  # their cards lie on the table
    take(s, BRING, NUMBERS["snaga"], NEW, SITE_NUMBERS["bree"])
    snaga = s.in_play(NUMBERS["snaga"])
    assert s.co_site[s.co[snaga]] == SITE_NUMBERS["bree"]
    company(s, 0, "dol-guldur", "carambor", "layos", "tarcil", "jerrek")  # general influence is used up
    assert unused_general(s, 0) < KINDS[NUMBERS["gorbag"]].mind
    in_hand(s, 0, "gorbag")
    assert playable(s, "we-have-come-to-kill", TRAVEL) == []
