"""Resource permanent-events on a site already used: raids."""

import pytest

from lidless_eye.cards.support_cards import MISCELLANEOUS, moves_to, storable
from lidless_eye.event_support import answer, offered, playable, plays_here, quiet, visiting
from lidless_eye.support_le import has, in_hand, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.turn import untap
from mathom.games.lidless_eye.terms import PASS, PICK, PLAY, RACES, SITE, TABLE, TAPPED, UNTAPPED
from mathom.kernel.state import act, act_a, act_kind
from support import card


def fight_on(s: Eye) -> None:
    """fights whatever comes, tapping, up to a question who taps for a raid"""
    while s.stack and not any(act_kind(a) == PICK for a in options(s)):
        legal = options(s)
        s.stack[-1].take(s, act(PASS) if act(PASS) in legal else legal[0])
        settle(s)


@pytest.mark.parametrize(
    ("name", "site", "figures", "worth"),
    [
        pytest.param("burning-rick-cot-and-tree", "bree", [(4, 7), (1, 9)], 2, marks=card("burning-rick-cot-and-tree")),
        pytest.param("smoke-on-the-wind", "edoras", [(5, 8), (1, 10)], 3, marks=card("smoke-on-the-wind")),
    ],
)
def test_a_place_is_burnt(name: str, site: str, figures: list[tuple[int, int]], worth: int) -> None:
    s, i, people = visiting(site, "gorbag", "snaga", "shagrat", "jerrek", "tarcil", "layos", "lagduf", tapped=True)
    woodmen = s.lay(NUMBERS["woodmen"], 0, TABLE)
    assert playable(s, name, SITE) == [(i, 0)]
    sums(s, *[12] * 30)
    in_hand(s, 0, name, "whip")
    seen = []
    plays_one(s, name, i)
    while not any(act_kind(a) == PICK for a in options(s)):
        attack = attack_now(s)
        figure = (int(attack.strikes), int(attack.prowess))
        if figure not in seen:
            seen.append(figure)
            assert attack.race == RACES["man"]
        legal = options(s)
        s.stack[-1].take(s, act(PASS) if act(PASS) in legal else legal[0])
        settle(s)
    assert seen == figures
    free = [c for c in people if s.tap[c] == UNTAPPED]
    assert {act_a(a) for a in options(s) if act_kind(a) == PICK} == set(free)
    take(s, PICK, free[0])
    quiet(s)
    assert s.tap[free[0]] == TAPPED
    assert points(s, 0)[MISCELLANEOUS] == worth
    assert has(s.stored[0], name)
    assert s.zone[woodmen] == TABLE  # they belong to another site
    assert playable(s, name, SITE) == []  # once at a site


def plays_one(s: Eye, name: str, target: int) -> None:
    """plays a raid, up to the first question of its attack"""
    run(s, Chain(SITE, 0))
    take(s, PLAY, NUMBERS[name], target)
    while attack_now(s).defender < 0:
        take(s, PASS)


@card("burning-rick-cot-and-tree")
def test_a_raid_costs_the_factions_of_the_place() -> None:
    s, i, people = visiting("woodmen-town", *["gorbag", "snaga", "shagrat", "jerrek", "tarcil", "layos"], tapped=True)
    s.lay(NUMBERS["woodmen"], 0, TABLE)
    sums(s, *[12] * 30)
    plays_here(s, "burning-rick-cot-and-tree", i)
    fight_on(s)
    take(s, PICK, next(c for c in people if s.tap[c] == UNTAPPED))
    assert has(s.discard[0], "woodmen")


@card("burning-rick-cot-and-tree", "smoke-on-the-wind")
def test_a_raid_comes_to_nothing_when_all_are_tapped() -> None:
    s, i, _ = visiting("bree", "gorbag", "snaga", tapped=True)
    sums(s, *[12] * 30)
    plays_here(s, "burning-rick-cot-and-tree", i)
    fight_on(s)
    assert s.stack == []
    assert has(s.discard[0], "burning-rick-cot-and-tree")
    for site, tapped in (("bree", False), ("edoras", True), ("moria", True)):
        t, _, _ = visiting(site, "gorbag", tapped=tapped)
        assert playable(t, "burning-rick-cot-and-tree", SITE) == []
    for site, tapped in (("edoras", False), ("bree", True)):
        t, _, _ = visiting(site, "gorbag", tapped=tapped)
        assert playable(t, "smoke-on-the-wind", SITE) == []


@card("seize-prisoners")
def test_seize_prisoners() -> None:
    s, i, people = visiting("thranduil-s-halls", "gorbag", "snaga", "shagrat", "lagduf", tapped=True)
    in_hand(s, 0, "seize-prisoners", "whip")
    sums(s, *[12] * 10)
    plays_one(s, "seize-prisoners", i)
    assert (attack_now(s).race, attack_now(s).strikes, attack_now(s).prowess) == (RACES["elf"], 3, 8)
    fight_on(s)
    assert act(PASS) not in options(s)  # somebody must tap
    free = next(c for c in people if s.tap[c] == UNTAPPED)
    take(s, PICK, free)
    prisoners = s.in_play(NUMBERS["seize-prisoners"])
    assert s.host[prisoners] == free
    assert points(s, 0)[MISCELLANEOUS] == 0
    untap(s)
    assert s.tap[free] == TAPPED
    assert playable(s, "seize-prisoners", SITE) == []
    moves_to(s, i, "moria")
    assert storable(s) == {prisoners}
    run(s, Storing(prisoners))
    assert points(s, 0)[MISCELLANEOUS] == 2
    moves_to(s, i, "thranduil-s-halls")
    assert playable(s, "seize-prisoners", SITE) == []  # once at a site
    border, _, _ = visiting("bree", "gorbag", tapped=True)
    assert playable(border, "seize-prisoners", SITE) == []


@card("kill-all-but-not-the-halflings")
def test_kill_all_but_not_the_halflings() -> None:
    s, i, people = visiting("bag-end", "gorbag", "snaga", "shagrat", "lagduf", "jerrek")  # untapped is enough
    in_hand(s, 0, "kill-all-but-not-the-halflings", "whip")
    sums(s, *[12] * 10)
    plays_one(s, "kill-all-but-not-the-halflings", i)
    assert (attack_now(s).race, attack_now(s).strikes, attack_now(s).prowess) == (RACES["hobbit"], 4, 6)
    fight_on(s)
    assert act(PASS) in options(s)
    free = next(c for c in people if s.tap[c] == UNTAPPED)
    take(s, PICK, free)
    taken = s.in_play(NUMBERS["kill-all-but-not-the-halflings"])
    moves_to(s, i, "dol-guldur")
    assert storable(s) == set()
    moves_to(s, i, "barad-dur")
    run(s, Storing(taken))
    assert points(s, 0)[MISCELLANEOUS] == 5
    s.stored[0].add(NUMBERS["kill-all-but-not-the-halflings"], 3)
    assert points(s, 0)[MISCELLANEOUS] == 5 + 1
    elsewhere, _, _ = visiting("edoras", "gorbag", tapped=True)
    assert playable(elsewhere, "kill-all-but-not-the-halflings", SITE) == []


@card("stabbed-him-in-his-sleep")
def test_stabbed_him_in_his_sleep() -> None:
    s, _, (jerrek, _) = visiting("bree", "jerrek", "tarcil", tapped=True)
    assert playable(s, "stabbed-him-in-his-sleep", SITE) == [(jerrek, 0)]
    in_hand(s, 0, "stabbed-him-in-his-sleep", "under-his-blow")
    sums(s, 12)
    plays_one(s, "stabbed-him-in-his-sleep", jerrek)
    attack = attack_now(s)
    assert (attack.race, attack.strikes, attack.prowess, attack.only) == (RACES["dunadan"], 1, 8, jerrek)
    while not offered(s, "under-his-blow"):
        take(s, PASS)
    answer(s, "under-his-blow", jerrek)  # so that he stays untapped
    take(s, PICK, jerrek)
    assert points(s, 0)[MISCELLANEOUS] == 1
    assert s.tap[jerrek] == TAPPED


@card("stabbed-him-in-his-sleep")
def test_the_scout_himself_must_be_untapped_afterwards() -> None:
    s, _, (jerrek, tarcil) = visiting("bree", "jerrek", "tarcil", tapped=True)
    sums(s, 12)
    plays_here(s, "stabbed-him-in-his-sleep", jerrek)
    fight_on(s)
    assert has(s.discard[0], "stabbed-him-in-his-sleep")
    assert s.tap[tarcil] == UNTAPPED
    for who, tapped in (("gorbag", True), ("tarcil", True), ("jerrek", False)):  # overt, no scout, site untapped
        t, _, _ = visiting("bree", who, tapped=tapped)
        assert playable(t, "stabbed-him-in-his-sleep", SITE) == []
