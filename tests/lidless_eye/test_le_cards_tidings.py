"""Tidings and raids."""

import pytest

from lidless_eye.event_support import answer, band, offered, playable, plays, plays_here, quiet, visiting
from lidless_eye.hazard_support import going
from lidless_eye.support_le import company, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing, fill_stores
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.rules.sums import region_kind, site_kind
from mathom.games.lidless_eye.rules.turn import untap
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BORDER_HOLD,
    BORDER_LAND,
    FACED,
    FREE_DOMAIN,
    ORGANISE,
    PASS,
    PICK,
    PLAY,
    RACES,
    SITE,
    STORE,
    TABLE,
    TAPPED,
    UNTAPPED,
    USE,
)
from mathom.kernel.state import Buffer, act, act_a, act_kind
from support import (
    card,
    rule,
)

MISCELLANEOUS = 5


def storable(s: Eye) -> set[int]:
    """what may be stored in the organization phase"""
    into = Buffer()
    fill_stores(s, 0, into)
    return {act_a(into.data[n]) for n in range(into.n)}


def moves_to(s: Eye, i: int, site: str) -> None:
    s.co_site[i] = SITE_NUMBERS[site]


# -- tidings


@card("that-ain-t-no-secret")
def test_that_ain_t_no_secret() -> None:
    s, i, (jerrek, tarcil) = visiting("bree", "jerrek", "tarcil")
    s.tap[tarcil] = TAPPED
    assert playable(s, "that-ain-t-no-secret", SITE) == [(jerrek, 0)]
    assert playable(s, "that-ain-t-no-secret", ORGANISE) == []
    plays_here(s, "that-ain-t-no-secret", jerrek)
    news = s.in_play(NUMBERS["that-ain-t-no-secret"])
    assert (s.host[news], s.tap[jerrek]) == (jerrek, TAPPED)
    assert points(s, 0)[MISCELLANEOUS] == 0
    untap(s)
    assert s.tap[jerrek] == UNTAPPED  # it does not hold him
    assert storable(s) == set()
    moves_to(s, i, "dol-guldur")
    assert storable(s) == {news}
    sums(s)  # no check for what is no item
    run(s, Storing(news))
    assert points(s, 0)[MISCELLANEOUS] == 1
    silent, _, _ = visiting("cameth-brin", "jerrek")
    assert playable(silent, "that-ain-t-no-secret", SITE) == []


@card("that-s-been-heard-before-tonight")
def test_that_s_been_heard_before_tonight() -> None:
    s, i, (jerrek,) = visiting("bree", "jerrek")
    plays_here(s, "that-s-been-heard-before-tonight", jerrek)
    assert not s.site_tapped(0, s.co_site[i])
    untap(s)
    assert s.tap[jerrek] == TAPPED  # held until it is stored
    moves_to(s, i, "dol-guldur")
    run(s, Storing(s.in_play(NUMBERS["that-s-been-heard-before-tonight"])))
    assert points(s, 0)[MISCELLANEOUS] == 2
    untap(s)
    assert s.tap[jerrek] == UNTAPPED
    overt, _, _ = visiting("bree", "gorbag")
    assert playable(overt, "that-s-been-heard-before-tonight", SITE) == []
    ruins, _, _ = visiting("isengard", "jerrek")  # information, but neither border-hold nor free-hold
    assert playable(ruins, "that-s-been-heard-before-tonight", SITE) == []


@card("to-satisfy-the-questioner")
def test_to_satisfy_the_questioner() -> None:
    s, i, (jerrek,) = visiting("edoras", "jerrek")  # a free-hold without information
    plays_here(s, "to-satisfy-the-questioner", jerrek)
    assert s.site_tapped(0, s.co_site[i])
    assert s.extra == 1  # one minor item may follow
    untap(s)
    assert s.tap[jerrek] == TAPPED
    moves_to(s, i, "dol-guldur")
    run(s, Storing(s.in_play(NUMBERS["to-satisfy-the-questioner"])))
    assert points(s, 0)[MISCELLANEOUS] == 3
    tapped, _, _ = visiting("edoras", "jerrek", tapped=True)
    assert playable(tapped, "to-satisfy-the-questioner", SITE) == []
    border, _, _ = visiting("bree", "jerrek")
    assert playable(border, "to-satisfy-the-questioner", SITE) == []


@card("news-of-the-shire")
def test_news_of_the_shire() -> None:
    s, i, (jerrek, tarcil) = visiting("bag-end", "jerrek", "tarcil", tapped=True)
    plays_here(s, "news-of-the-shire", jerrek)
    plays_here(s, "news-of-the-shire", tarcil)
    moves_to(s, i, "dol-guldur")
    assert storable(s) == set()
    shire, bag_end = REGION_NUMBERS["the-shire"], SITE_NUMBERS["bag-end"]
    assert region_kind(s, shire) == FREE_DOMAIN
    moves_to(s, i, "barad-dur")
    first, second = sorted(storable(s))
    run(s, Storing(first))
    assert points(s, 0)[MISCELLANEOUS] == 3
    assert (region_kind(s, shire), site_kind(s, bag_end)) == (BORDER_LAND, BORDER_HOLD)
    run(s, Storing(second))
    assert points(s, 0)[MISCELLANEOUS] == 3 + 1
    j, _ = company(s, 0, "carn-dum", "layos")
    going(s, j, "bag-end", "swf")
    frame = Journey(j)
    frame.step = TRAVELS
    in_hand(s, 0, "whip")
    run(s, frame)
    assert list(path_kinds(s, j)) == [4, 3, BORDER_LAND]
    elsewhere, _, _ = visiting("bree", "jerrek")
    assert playable(elsewhere, "news-of-the-shire", SITE) == []


@card("the-names-among-them")
def test_the_names_among_them() -> None:
    s, i, (jerrek, tarcil, layos) = visiting("bree", "jerrek", "tarcil", "layos")
    s.tap[tarcil] = s.tap[layos] = TAPPED
    in_hand(s, 0, "the-names-among-them")
    attack = automatic_attack(s, i, 0)
    attack.only = tarcil
    sums(s, 12)
    run(s, attack)
    while not (getattr(s.stack[-1], "window", 0) == FACED and s.seat == 0):
        take(s, PASS)
    assert offered(s, "the-names-among-them") == [(jerrek, 0)]  # an untapped scout
    answer(s, "the-names-among-them", jerrek)
    quiet(s)
    names = s.in_play(NUMBERS["the-names-among-them"])
    assert (s.host[names], s.tap[jerrek]) == (jerrek, TAPPED)
    in_hand(s, 0, "whip")
    run(s, automatic_attack(s, i, 0))
    assert act(USE, names) not in options(s)  # not yet stored
    s.stack.clear()
    moves_to(s, i, "dol-guldur")
    run(s, Storing(names))
    assert points(s, 0)[MISCELLANEOUS] == 1
    stored = s.in_play(NUMBERS["the-names-among-them"])
    for site, fits in (("moria", False), ("bree", True)):
        moves_to(s, i, site)
        run(s, automatic_attack(s, i, 0))
        assert (act(USE, stored) in options(s)) == fits
        if not fits:
            s.stack.clear()
    take(s, USE, stored)
    quiet(s)
    assert s.stack == []
    assert points(s, 0)[MISCELLANEOUS] == 0
    assert has(s.discard[0], "the-names-among-them")


@rule("LE-B-124")
@pytest.mark.parametrize(
    ("name", "site"),
    [
        pytest.param("that-ain-t-no-secret", "isengard", marks=card("that-ain-t-no-secret")),
        pytest.param("that-s-been-heard-before-tonight", "bree", marks=card("that-s-been-heard-before-tonight")),
    ],
)
def test_information_needs_an_untapped_site(name: str, site: str) -> None:
    s, _, (jerrek,) = visiting(site, "jerrek")
    assert playable(s, name, SITE) == [(jerrek, 0)]
    tapped, _, _ = visiting(site, "jerrek", tapped=True)
    assert playable(tapped, name, SITE) == []


@card("news-must-get-through")
def test_news_must_get_through() -> None:
    s, i, (jerrek,) = band("moria", "jerrek")
    lay_on(s, "whip", jerrek)
    assert playable(s, "news-must-get-through", ANY_TIME) == []  # no items
    news = lay_on(s, "that-ain-t-no-secret", jerrek)
    lay_on(s, "news-of-the-shire", jerrek)  # only at Barad-dûr
    assert playable(s, "news-must-get-through", ANY_TIME) == [(i, 0)]
    plays(s, "news-must-get-through", i)
    assert {act_a(a) for a in options(s) if act_kind(a) == STORE} == {news}
    take(s, STORE, news)
    assert s.stack == []
    assert points(s, 0)[MISCELLANEOUS] == 1
    moves_to(s, i, "bree")
    lay_on(s, "that-ain-t-no-secret", jerrek)
    assert playable(s, "news-must-get-through", ANY_TIME) == []


# -- raids


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
