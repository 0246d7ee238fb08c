"""The Darkhavens, and what the texts of single sites say."""

import pytest

from lidless_eye.fights_le import attack_by, creature, finish
from lidless_eye.support_le import (
    all_rolled,
    bare,
    card,
    company,
    has,
    in_hand,
    lay_on,
    options,
    pass_chains,
    run,
    settle,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import BARTERED, MOVED
from mathom.games.lidless_eye.rules.belongings import Storing, may_store
from mathom.games.lidless_eye.rules.bringing import fill_brings
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.attack import CANCELLED
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.rules.meeting import join_companies
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.routes import destination_list, printed_path
from mathom.games.lidless_eye.rules.site_phase import fill_special, take_special
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, TESTS, Turn, untap
from mathom.games.lidless_eye.terms import (
    BARTER,
    BRING,
    CHOOSE,
    KEY_SITE,
    KEY_SITE_KIND,
    NEW,
    ORC,
    PASS,
    PLAY,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    SITE_PHASE,
    TABLE,
    TAPPED,
    TEST,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind


def havens(*names: str) -> list[object]:
    return [pytest.param(name, marks=card(name)) for name in names]


# -- Darkhavens


@pytest.mark.parametrize(
    ("name", "paths"),
    [
        pytest.param("minas-morgul", {"dol-guldur": "sddsd"}, marks=card("minas-morgul")),
        pytest.param("dol-guldur", {"minas-morgul": "dsdds", "carn-dum": "dbds"}, marks=card("dol-guldur")),
        pytest.param("carn-dum", {"dol-guldur": "sdbd", "geann-a-lisch": "swwww"}, marks=card("carn-dum")),
        pytest.param("geann-a-lisch", {"carn-dum": "wwwws"}, marks=card("geann-a-lisch")),
    ],
)
def test_paths_between_darkhavens(name: str, paths: dict[str, str]) -> None:
    s = bare()
    i, _ = company(s, 0, name, "tarcil")
    to = {SITES[x].name for x in destination_list(s, i) if SITES[x].kind == 0}
    assert to == set(paths)
    for other, path in paths.items():
        kinds = printed_path(SITE_NUMBERS[name], SITE_NUMBERS[other])
        assert "".join("cfbwsd"[k] for k in kinds) == path
    s.tap_site(0, SITE_NUMBERS[name])
    assert not s.site_tapped(0, SITE_NUMBERS[name])


@pytest.mark.parametrize("name", havens("minas-morgul", "dol-guldur", "carn-dum"))
def test_attacks_there_are_cancelled(name: str) -> None:
    s = bare()
    i, _ = company(s, 0, name, "tarcil")
    attack_by(s, i, ORC)
    assert (s.stack, s.result) == ([], CANCELLED)
    # on the way there they are not
    start = "dol-guldur" if name != "dol-guldur" else "carn-dum"
    s.co_site[i] = SITE_NUMBERS[start]
    s.co_dest[i], s.co_open[i] = SITE_NUMBERS[name], 1
    attack = creature(s, i, "orc-watch", SHADOW_LAND)
    assert not attack.cancelled
    s.stack.clear()
    creature(s, i, "orc-watch", KEY_SITE + SITE_NUMBERS[name])
    assert s.stack == []


@card("geann-a-lisch")
def test_attacks_at_geann_a_lisch_are_fought() -> None:
    s = bare()
    i, _ = company(s, 0, "geann-a-lisch", "tarcil")
    attack = attack_by(s, i, ORC)
    assert attack in s.stack


@card("geann-a-lisch")
def test_geann_a_lisch_is_ruins_for_hazards() -> None:
    s = bare()
    i, (c,) = company(s, 0, "geann-a-lisch", "tarcil")
    s.now = i
    assert list(keys(s, KINDS[NUMBERS["orc-raiders"]], i)) == [KEY_SITE_KIND + RUINS]
    s.co_site[i] = SITE_NUMBERS["carn-dum"]
    assert list(keys(s, KINDS[NUMBERS["orc-raiders"]], i)) == []
    # as one's own Darkhaven it serves: wounds heal
    s.co_site[i] = SITE_NUMBERS["geann-a-lisch"]
    s.tap[c] = WOUNDED
    untap(s)
    assert s.tap[c] == TAPPED


@pytest.mark.parametrize("name", havens("minas-morgul", "dol-guldur", "carn-dum"))
def test_a_gold_ring_stored_there_is_tested(name: str) -> None:
    s = bare()
    _, (c,) = company(s, 0, name, "tarcil")
    ring = lay_on(s, "a-little-gold-ring", c)
    in_hand(s, 0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "minor-ring")
    sums(s, 6, 10)  # his check; 10 - 2 is no Dwarven Ring
    run(s, Storing(ring))
    pass_chains(s)
    assert {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE} == {"minor-ring"}
    take(s, CHOOSE, NUMBERS["minor-ring"])
    assert has(s.stored[0], "minor-ring")
    assert has(s.discard[0], "a-little-gold-ring")


@card("geann-a-lisch")
def test_nothing_is_stored_at_geann_a_lisch() -> None:
    s = bare()
    _, (c,) = company(s, 0, "geann-a-lisch", "tarcil")
    assert not may_store(s, lay_on(s, "high-helm", c))
    assert not may_store(s, lay_on(s, "a-little-gold-ring", c))


@pytest.mark.parametrize(
    ("name", "welcome"),
    [
        pytest.param("minas-morgul", {"tarcil", "gulla", "orc-tracker"}, marks=card("minas-morgul")),
        pytest.param("dol-guldur", {"tarcil", "gulla", "orc-tracker"}, marks=card("dol-guldur")),
        pytest.param("carn-dum", {"gulla", "orc-tracker"}, marks=card("carn-dum")),
        pytest.param("geann-a-lisch", set(), marks=card("geann-a-lisch")),
        pytest.param("bree", {"dunlending-spy"}, marks=card("bree")),
        pytest.param("barad-dur", {"orc-tracker", "ciryaher"}, marks=card("barad-dur")),
    ],
)
def test_who_may_come_into_play_there(name: str, welcome: set[str]) -> None:
    s = bare()
    in_hand(s, 0, "tarcil", "gulla", "orc-tracker", "dunlending-spy", "ciryaher")
    into = Buffer()
    fill_brings(s, 0, into)
    here = {KINDS[act_a(a)].name for a in into.data[: into.n] if act_b(a) == NEW and act_c(a) == SITE_NUMBERS[name]}
    everywhere = {"dunlending-spy", "ciryaher"} if name in ("minas-morgul", "dol-guldur") else set()
    assert here == welcome | everywhere
    assert all(act_kind(a) == BRING for a in into.data[: into.n])


# -- Barad-dûr


@card("barad-dur")
def test_barad_dur_is_a_darkhaven_in_the_untap_phase() -> None:
    for name, state in (("barad-dur", TAPPED), ("cirith-ungol", WOUNDED)):
        s = bare()
        _, (c,) = company(s, 0, name, "tarcil")
        s.tap[c] = WOUNDED
        untap(s)
        assert s.tap[c] == state


@card("barad-dur")
def test_barad_dur_makes_corruption_cards_ask_there() -> None:
    for name, asks in (("barad-dur", True), ("cirith-ungol", False)):
        s = bare()
        _, (c,) = company(s, 0, name, "tarcil")
        lure = lay_on(s, "lure-of-the-senses", c, 1)
        sums(s, 12)
        KINDS[s.kind[lure]].on_untap(s, lure)
        settle(s)
        assert all_rolled(s) == asks


def end_of_turn() -> Turn:
    turn = Turn()
    turn.step = TESTS
    return turn


@card("barad-dur")
@pytest.mark.parametrize("wraith", [False, True])
def test_rings_at_barad_dur_are_tested_at_the_end_of_the_turn(wraith: bool) -> None:
    s = bare()
    _, (c, *_) = company(s, 0, "barad-dur", "tarcil", *(("ren-the-ringwraith",) if wraith else ()))
    lay_on(s, "a-little-gold-ring", c)
    in_hand(s, 0, "dwarven-ring-of-durin-s-tribe", "minor-ring", "magic-ring-of-fury")
    sums(s, 12)  # 12 - 3 is a Dwarven Ring, 12 - 5 is none
    run(s, end_of_turn())
    found = {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE}
    assert found == ({"minor-ring"} if wraith else {"minor-ring", "dwarven-ring-of-durin-s-tribe"})


@card("barad-dur")
def test_elsewhere_no_ring_is_tested_by_itself() -> None:
    s = bare()
    _, (c,) = company(s, 0, "cirith-ungol", "tarcil")
    ring = lay_on(s, "a-little-gold-ring", c)
    in_hand(s, 0, "minor-ring")
    run(s, end_of_turn())
    assert s.zone[ring] == TABLE
    assert s.stack[0].step == FIRST_DROPS


# -- creatures that do not detain


@pytest.mark.parametrize("name", havens("dead-marshes", "goblin-gate", "moria", "shelob-s-lair"))
def test_creatures_attack_normally(name: str) -> None:
    for site, detains in ((name, 0), ("sarn-goriwing", 1)):
        s = bare()
        i, _ = company(s, 0, site, "tarcil")
        attack = creature(s, i, "orc-watch", KEY_SITE_KIND + SHADOW_HOLD)
        assert attack.detain == detains
        s.stack.clear()
        attack = creature(s, i, "orc-watch", SHADOW_LAND)  # on the way there the rule holds
        assert attack.detain == 1


@card("shelob-s-lair")
def test_who_is_wounded_by_shelob_is_gone() -> None:
    s = bare()
    i, (c,) = company(s, 0, "shelob-s-lair", "tarcil")
    attack = automatic_attack(s, i, 1)
    assert attack.no_cancel
    sums(s, 2)
    s.call(attack)
    settle(s)
    finish(s, attack)
    assert has(s.out[0], "tarcil")
    assert all_rolled(s)
    assert SITES[SITE_NUMBERS["shelob-s-lair"]].printed.hoard
    assert s.kind[c] < 0


# -- single sites


@card("tharbad")
def test_items_at_tapped_tharbad() -> None:
    s = bare()
    i, (c, other) = company(s, 0, "tharbad", "tarcil", "layos")
    s.now = i
    s.phase = SITE_PHASE
    s.tap_site(0, SITE_NUMBERS["tharbad"])
    in_hand(s, 0, "poison")
    begin(s, SITE, 0, act(PLAY, NUMBERS["poison"], c))
    settle(s)
    assert s.host[s.in_play(NUMBERS["poison"])] == c
    assert s.extra == 0  # the site was tapped before: nothing in addition
    into = Buffer()
    KINDS[NUMBERS["poison"]].offer(s, 0, PLAY, NUMBERS["poison"], into)
    assert list(into.data[: into.n]) == [act(PLAY, NUMBERS["poison"], other)]


@card("the-worthy-hills")
def test_the_worthy_hills_never_tap() -> None:
    s = bare()
    s.tap_site(0, SITE_NUMBERS["the-worthy-hills"])
    assert not s.site_tapped(0, SITE_NUMBERS["the-worthy-hills"])
    s.tap_site(0, SITE_NUMBERS["tharbad"])
    assert s.site_tapped(0, SITE_NUMBERS["tharbad"])


def special(s: Eye, i: int) -> list[int]:
    into = Buffer()
    fill_special(s, i, into)
    return list(into.data[: into.n])


@card("mount-doom")
def test_a_sage_tests_a_ring_at_mount_doom() -> None:
    s = bare()
    i, (c, sage) = company(s, 0, "mount-doom", "tarcil", "layos")
    assert special(s, i) == []
    ring = lay_on(s, "a-little-gold-ring", c)
    assert special(s, i) == [act(TEST, ring, sage)]
    in_hand(s, 0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "minor-ring")
    sums(s, 12)  # 12 - 3 = 9
    take_special(s, i, act(TEST, ring, sage))
    settle(s)
    found = {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE}
    assert found == {"dwarven-ring-of-durin-s-tribe", "minor-ring"}
    assert s.tap[sage] == TAPPED
    take(s, PASS)
    second = lay_on(s, "a-little-gold-ring", c)
    assert special(s, i) == []  # he is tapped
    s.tap[sage] = UNTAPPED
    s.co_site[i] = SITE_NUMBERS["moria"]
    assert special(s, i) == []
    assert s.zone[second] == TABLE


@card("hermit-s-hill")
def test_two_minor_items_for_a_gold_ring() -> None:
    s = bare()
    i, (c,) = company(s, 0, "hermit-s-hill", "tarcil")
    s.now = i
    one = lay_on(s, "poison", c)
    assert special(s, i) == []
    two = lay_on(s, "orc-liquor", c)
    lay_on(s, "high-helm", c)
    assert special(s, i) == [act(BARTER, one, two)]

    def playable(name: str) -> bool:
        into = Buffer()
        KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
        return into.n > 0

    assert not playable("perfect-gold-ring")
    take_special(s, i, act(BARTER, one, two))
    assert has(s.discard[0], "poison")
    assert has(s.discard[0], "orc-liquor")
    assert playable("perfect-gold-ring")
    assert playable("bright-gold-ring")
    assert s.co_did[i] & BARTERED
    s.tap_site(0, SITE_NUMBERS["hermit-s-hill"])
    assert not playable("perfect-gold-ring")


@card("hermit-s-hill")
def test_an_overt_company_does_not_barter() -> None:
    s = bare()
    i, (c, _) = company(s, 0, "hermit-s-hill", "jerrek", "orc-tracker")
    lay_on(s, "poison", c)
    lay_on(s, "orc-liquor", c)
    assert special(s, i) == []


@card("urlurtsu-nurn")
def test_a_ringwraith_at_urlurtsu_nurn_recalls_an_orc() -> None:
    s = bare()
    i, (c,) = company(s, 0, "urlurtsu-nurn", "adunaphel-the-ringwraith")
    for name in ("orc-tracker", "troll-lout", "tarcil"):
        s.discard[0].add(NUMBERS[name], 1)
    run(s, Organization())
    found = {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE}
    assert found == {"orc-tracker", "troll-lout"}
    take(s, CHOOSE, NUMBERS["orc-tracker"])
    orc = s.in_play(NUMBERS["orc-tracker"])
    assert s.tap[c] == TAPPED
    assert s.co[orc] != i
    assert s.co_site[s.co[orc]] == SITE_NUMBERS["urlurtsu-nurn"]
    assert not any(act_kind(a) == CHOOSE for a in options(s))
    # he must have moved by the end of the movement/hazard phase
    s.stack.clear()
    join_companies(s)
    settle(s)
    assert has(s.discard[0], "orc-tracker")


@card("urlurtsu-nurn")
def test_the_recalled_stays_in_play_if_he_moves() -> None:
    s = bare()
    company(s, 0, "urlurtsu-nurn", "adunaphel-the-ringwraith")
    s.discard[0].add(NUMBERS["orc-tracker"], 1)
    run(s, Organization())
    take(s, CHOOSE, NUMBERS["orc-tracker"])
    orc = s.in_play(NUMBERS["orc-tracker"])
    s.co_did[s.co[orc]] |= MOVED
    s.co_site[s.co[orc]] = SITE_NUMBERS["minas-morgul"]
    s.stack.clear()
    join_companies(s)
    settle(s)
    assert s.zone[orc] == TABLE


@card("urlurtsu-nurn")
def test_elsewhere_nobody_is_recalled() -> None:
    s = bare()
    company(s, 0, "nurniag-camp", "adunaphel-the-ringwraith")
    s.discard[0].add(NUMBERS["orc-tracker"], 1)
    run(s, Organization())
    assert not any(act_kind(a) == CHOOSE for a in options(s))
