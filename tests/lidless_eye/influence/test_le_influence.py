"""Influence checks: winning factions."""

import pytest

from lidless_eye.influence_le import at_site, faction, tapped
from lidless_eye.support_le import (
    all_rolled,
    company,
    follower,
    in_hand,
    lay_on,
    names,
    options,
    party,
    pass_chains,
    run,
    settle,
    take,
)
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TOLD_INFLUENCE
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.chain import Chain, begin
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_now, influence_sum, standard
from mathom.games.lidless_eye.rules.sums import unused_direct
from mathom.games.lidless_eye.terms import ECHO, INFLUENCE, PASS, PICK, PLAY, SITE, TABLE, TAPPED, THIS_CHECK, YES
from mathom.kernel.state import act
from support import rule


@rule("LE-X-7", "LE-B-132", "LE-B-133", "LE-B-135", "LE-B-136", "LE-B-137")
@pytest.mark.parametrize(("roll", "won"), [(5, True), (4, True), (3, False)])
def test_the_lieutenant_of_morgul_and_the_ice_orcs(roll: int, won: bool) -> None:
    s = at_site(roll)
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    s.tap[lieutenant] = TAPPED
    faction(s, "wargs-of-the-forochel", 1)  # the opponent has them
    ice = faction(s, "ice-orcs")
    assert influence_sum(s, lieutenant, ice) == 2 + 3 + 2  # 5 makes 12, 4 makes 11, 3 makes 10: not greater than 10
    run(s, FactionCheck(ice, lieutenant))
    assert s.over
    assert all_rolled(s)
    assert s.result == int(won)
    assert tapped(s, "lossadan-cairn") == won
    assert s.extra == int(won)
    assert s.tap[lieutenant] == TAPPED
    if won:
        assert (s.zone[ice], s.host[ice]) == (TABLE, -1)
    else:
        assert names(s.discard[0]) == ["ice-orcs"]


@rule("LE-B-133")
def test_standard_modifications() -> None:
    s = at_site()
    (tarcil,) = party(s, 0, "raider-hold", "tarcil")
    balchoth = NUMBERS["balchoth"]
    assert standard(s, tarcil, balchoth) == 0
    faction(s, "easterlings", 1)
    assert standard(s, tarcil, balchoth) == 2
    faction(s, "men-of-dorwinion", 0)
    assert standard(s, tarcil, balchoth) == 0
    uruks = NUMBERS["uruk-hai"]
    assert standard(s, tarcil, uruks) == 0
    faction(s, "snaga-hai", 0)
    faction(s, "snaga-hai", 1)
    faction(s, "ice-orcs", 1)
    assert standard(s, tarcil, uruks) == -2  # once, for any other Orc faction
    assert standard(s, tarcil, NUMBERS["orcs-of-the-ash-mountains"]) == 2  # two Snaga-hai count once


@rule("LE-B-132", "LE-B-45")
def test_direct_influence_used_for_followers_is_not_there() -> None:
    s = at_site()
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")  # 2, and 3 against Orcs and Trolls
    ice = faction(s, "ice-orcs")
    hillmen = NUMBERS["hillmen"]
    assert influence_sum(s, lieutenant, ice) == 5
    follower(s, "muzgash", lieutenant)  # mind 2, an Orc
    assert influence_sum(s, lieutenant, ice) == 3
    assert unused_direct(s, lieutenant, hillmen) == 2
    follower(s, "luitprand", lieutenant)  # mind 1, a Man
    assert influence_sum(s, lieutenant, ice) == 2
    assert unused_direct(s, lieutenant, hillmen) == 1


@rule("LE-B-45")
def test_what_holds_only_for_others_is_used_for_them_first() -> None:
    s = at_site()
    (mouth,) = party(s, 0, "barad-dur", "the-mouth")  # 4, and 2 against factions
    lay_on(s, "trifling-ring", mouth)  # 3 against characters
    follower(s, "lagduf", mouth)  # mind 3
    assert unused_direct(s, mouth) == 4
    assert unused_direct(s, mouth, NUMBERS["ice-orcs"]) == 6
    assert unused_direct(s, mouth, NUMBERS["snaga"]) == 4


@rule("LE-B-136")
def test_who_has_gone_wins_nothing() -> None:
    s = at_site()
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    ice = faction(s, "ice-orcs")
    check = FactionCheck(ice, lieutenant)
    check.cancelled = 1
    run(s, check)
    assert (s.over, s.result) == (True, 0)
    assert names(s.discard[0]) == ["ice-orcs"]


@rule("LE-B-134")
def test_cards_are_played_before_the_roll() -> None:
    s = at_site(3)
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    in_hand(s, 0, "tarcil")
    ice = faction(s, "ice-orcs")
    run(s, FactionCheck(ice, lieutenant))
    assert s.seat == 0
    assert not all_rolled(s)
    assert influence_now(s).target == ice
    pass_chains(s)
    assert s.over
    assert all_rolled(s)


@rule("LE-B-125", "LE-B-127")
def test_a_site_tapped_before_gives_no_minor_item() -> None:
    s = at_site(12)
    (lieutenant,) = party(s, 0, "moria", "lieutenant-of-morgul")
    s.tap_site(0, SITE_NUMBERS["moria"])
    run(s, FactionCheck(faction(s, "snaga-hai"), lieutenant))
    assert s.result == 1
    assert s.extra == 0


@pytest.mark.parametrize("with_leader", [True, False])
def test_some_factions_may_lie_with_their_leader(with_leader: bool) -> None:
    s = at_site(12)
    (shagrat,) = party(s, 0, "barad-dur", "shagrat")
    orcs = faction(s, "orcs-of-gorgoroth")
    run(s, FactionCheck(orcs, shagrat))
    assert s.seat == 0
    assert options(s) == [act(YES), act(PASS)]
    take(s, YES if with_leader else PASS)
    assert (s.over, s.result) == (True, 1)
    assert s.host[orcs] == (shagrat if with_leader else -1)
    assert tapped(s, "barad-dur") != with_leader


def test_who_is_no_orc_or_troll_leader_is_not_asked() -> None:
    s = at_site(12)
    (radbug,) = party(s, 0, "barad-dur", "radbug")
    run(s, FactionCheck(faction(s, "orcs-of-gorgoroth"), radbug))
    assert (s.over, s.result) == (True, 1)
    assert tapped(s, "barad-dur")


@pytest.mark.parametrize(
    ("gift", "roll", "won"),
    [
        (None, 12, 0),
        ("broad-headed-spear", 9, 0),
        ("broad-headed-spear", 10, 1),
        ("black-mace", 6, 0),
        ("black-mace", 7, 1),
    ],
)
def test_a_dragon_takes_gifts(gift: str | None, roll: int, won: int) -> None:
    s = at_site(roll)
    (radbug,) = party(s, 0, "the-lonely-mountain", "radbug")  # no direct influence; greater than 12 is needed
    major = lay_on(s, "broad-headed-spear", radbug)
    greater = lay_on(s, "black-mace", radbug)
    lay_on(s, "foul-smelling-paste", radbug)
    run(s, FactionCheck(faction(s, "smaug-roused"), radbug))
    assert options(s) == [act(PICK, major), act(PICK, greater), act(PASS)]
    if gift is None:
        take(s, PASS)
    else:
        take(s, PICK, major if gift == "broad-headed-spear" else greater)
    assert s.over
    assert s.result == won
    assert (gift in names(s.discard[0])) == (gift is not None)


@rule("LE-B-132", "LE-B-134", "LE-B-136")
def test_a_faction_played_from_the_hand() -> None:
    s = at_site(5)
    s.now, (lieutenant,) = company(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    s.co_did[s.now] |= ENTERED
    ice = NUMBERS["ice-orcs"]
    in_hand(s, 0, "ice-orcs", "gifts-as-given-of-old")
    begin(s, SITE, 0, act(PLAY, ice, lieutenant))
    assert s.tap[lieutenant] == TAPPED
    settle(s)
    while isinstance(top := s.stack[-1], Chain) and top.window != INFLUENCE:
        take(s, PASS)
    take(s, PLAY, NUMBERS["gifts-as-given-of-old"], lieutenant)
    pass_chains(s)
    assert s.over  # 5 + 5 + 3 = 13, greater than 10
    assert s.owner[s.in_play(ice)] == 0
    assert names(s.discard[0]) == ["gifts-as-given-of-old"]
    assert tapped(s, "lossadan-cairn")


@pytest.mark.parametrize(
    ("card", "change"), [("gifts-as-given-of-old", 3), ("threats", 6 - 5), ("crooked-promptings", 0)]
)
def test_cards_on_a_check(card: str, change: int) -> None:
    """a warrior of prowess 8, no diplomat; direct influence 5 against Orcs"""
    s = at_site(10)
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    ice = faction(s, "ice-orcs")
    in_hand(s, 0, card)
    s.news = []
    run(s, FactionCheck(ice, lieutenant))
    if change:
        take(s, PLAY, NUMBERS[card], lieutenant)
    else:
        assert options(s) == [act(PASS)]
    pass_chains(s)
    assert [n.b for n in s.news if n.what == TOLD_INFLUENCE] == [10 + 5 + change]


def test_foolish_words_and_the_warg_king() -> None:
    s = at_site()
    (tarcil,) = party(s, 0, "lossadan-cairn", "tarcil")
    wargs, ice = faction(s, "wargs-of-the-forochel"), faction(s, "ice-orcs", 1)
    assert influence_sum(s, tarcil, wargs) == 2 + 2
    lay_on(s, "the-warg-king", tarcil)
    assert influence_sum(s, tarcil, wargs) == 2 + 2 + 2
    assert influence_sum(s, tarcil, ice) == 2 + 2  # Orcs do not care for him; the Wargs lie there
    lay_on(s, "foolish-words", tarcil, 1)
    assert influence_sum(s, tarcil, wargs) == 2 + 2 + 2 - 4


def test_webs_of_fear_leave_only_influence() -> None:
    s = at_site(10)
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    lay_on(s, "foolish-words", lieutenant, 1)
    faction(s, "wargs-of-the-forochel", 1)
    ice = faction(s, "ice-orcs")
    s.lay(NUMBERS["webs-of-fear-treachery"], 1, TABLE)
    in_hand(s, 0, "gifts-as-given-of-old")
    s.news = []
    run(s, FactionCheck(ice, lieutenant))
    take(s, PLAY, NUMBERS["gifts-as-given-of-old"], lieutenant)
    pass_chains(s)
    assert [n.b for n in s.news if n.what == TOLD_INFLUENCE] == [10 + 2 + 3]


def test_what_lasts_for_an_influence_check_ends_with_it() -> None:
    s = at_site(2)
    (tarcil,) = party(s, 0, "lossadan-cairn", "tarcil")
    in_hand(s, 0, "tarcil")
    run(s, FactionCheck(faction(s, "ice-orcs"), tarcil))
    own = s.lay(NUMBERS["gifts-as-given-of-old"], 0, ECHO, tarcil)
    s.until[own] = THIS_CHECK
    pass_chains(s)
    assert s.over
    assert s.kind[own] == -1


def test_tidings_of_death_give_a_second_roll() -> None:
    s = at_site(3, 9)
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    s.lay(NUMBERS["tidings-of-death"], 1, TABLE)
    s.news = []
    run(s, FactionCheck(faction(s, "ice-orcs"), lieutenant))
    assert all_rolled(s)
    assert [n.b for n in s.news if n.what == TOLD_INFLUENCE] == [9 + 5 - 1]


def test_old_prejudice_triples_standard_modifications() -> None:
    s = at_site()
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    ice = faction(s, "ice-orcs")
    faction(s, "wargs-of-the-forochel", 1)
    assert influence_sum(s, lieutenant, ice) == 5 + 2
    s.lay(NUMBERS["old-prejudice"], 0, TABLE)
    assert influence_sum(s, lieutenant, ice) == 5 + 6
