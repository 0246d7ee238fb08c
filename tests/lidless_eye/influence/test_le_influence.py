"""Influence checks: winning factions."""

import pytest

from lidless_eye.laying import lay
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.news import TOLD_INFLUENCE
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.influence import FactionCheck, standard
from mathom.games.lidless_eye.terms import ECHO, INFLUENCE, THIS_CHECK
from support import rule


@rule("LE-X-7", "LE-B-132", "LE-B-133", "LE-B-135", "LE-B-136", "LE-B-137")
@pytest.mark.parametrize(("roll", "won"), [(5, True), (4, True), (3, False)])
def test_the_lieutenant_of_morgul_and_the_ice_orcs(roll: int, won: bool) -> None:
    t = lay("0 lossadan-cairn: tapped lieutenant-of-morgul")
    t.phase = "site"
    t.roll(roll)
    t.lay("wargs-of-the-forochel", 1)  # the opponent has them
    t.lay("ice-orcs", 0)
    assert (
        t.influence_sum("lieutenant-of-morgul", "ice-orcs") == 2 + 3 + 2
    )  # 5 makes 12, 4 makes 11, 3 makes 10: not greater than 10
    t.win("ice-orcs", "lieutenant-of-morgul")
    assert t.over
    assert t.all_rolled()
    assert t.result == int(won)
    assert t.site_tapped(0, "lossadan-cairn") == won
    assert t.s.extra == int(won)
    assert t.tap["lieutenant-of-morgul"] == "tapped"
    if won:
        assert ("ice-orcs" in t, t.host["ice-orcs"]) == (True, "")
    else:
        assert t.discard[0] == ["ice-orcs"]


@rule("LE-B-133")
def test_standard_modifications() -> None:
    t = lay("0 raider-hold: tarcil")
    t.phase = "site"
    balchoth, tarcil = NUMBERS["balchoth"], t.piece("tarcil")
    assert standard(t.s, balchoth, tarcil) == 0
    t.lay("easterlings", 1)
    assert standard(t.s, balchoth, tarcil) == 2
    t.lay("men-of-dorwinion", 0)
    assert standard(t.s, balchoth, tarcil) == 0
    uruks = NUMBERS["uruk-hai"]
    assert standard(t.s, uruks, tarcil) == 0
    t.lay("snaga-hai", 0)
    t.lay("snaga-hai", 1)
    t.lay("ice-orcs", 1)
    assert standard(t.s, uruks, tarcil) == -2  # once, for any other Orc faction
    assert standard(t.s, NUMBERS["orcs-of-the-ash-mountains"], tarcil) == 2  # two Snaga-hai count once


@rule("LE-B-132", "LE-B-45")
def test_direct_influence_used_for_followers_is_not_there() -> None:
    t = lay()
    t.phase = "site"
    t.company(0, "lossadan-cairn", "lieutenant-of-morgul")  # 2, and 3 against Orcs and Trolls
    t.lay("ice-orcs", 0)
    hillmen = "hillmen"
    assert t.influence_sum("lieutenant-of-morgul", "ice-orcs") == 5
    t.follower("muzgash", "lieutenant-of-morgul")  # mind 2, an Orc
    assert t.influence_sum("lieutenant-of-morgul", "ice-orcs") == 3
    assert t.unused_direct("lieutenant-of-morgul", hillmen) == 2
    t.follower("luitprand", "lieutenant-of-morgul")  # mind 1, a Man
    assert t.influence_sum("lieutenant-of-morgul", "ice-orcs") == 2
    assert t.unused_direct("lieutenant-of-morgul", hillmen) == 1


@rule("LE-B-45")
def test_what_holds_only_for_others_is_used_for_them_first() -> None:
    t = lay()
    t.phase = "site"
    t.company(0, "barad-dur", "the-mouth")  # 4, and 2 against factions
    t.lay_on("trifling-ring", "the-mouth")  # 3 against characters
    t.follower("lagduf", "the-mouth")  # mind 3
    assert t.unused_direct("the-mouth") == 4
    assert t.unused_direct("the-mouth", "ice-orcs") == 6
    assert t.unused_direct("the-mouth", "snaga") == 4


@rule("LE-B-136")
def test_who_has_gone_wins_nothing() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.lay("ice-orcs", 0)
    check = FactionCheck(t.piece("ice-orcs"), t.piece("lieutenant-of-morgul"))
    check.cancelled = 1
    t.run(check)
    assert (t.over, t.result) == (True, 0)
    assert t.discard[0] == ["ice-orcs"]


@rule("LE-B-134")
def test_cards_are_played_before_the_roll() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.roll(3)
    t.hold(0, "tarcil")
    t.lay("ice-orcs", 0)
    t.win("ice-orcs", "lieutenant-of-morgul")
    assert t.seat == 0
    assert not t.all_rolled()
    assert t.name(t.influencing.target) == "ice-orcs"
    t.quiet()
    assert t.over
    assert t.all_rolled()


@rule("LE-B-125", "LE-B-127")
def test_a_site_tapped_before_gives_no_minor_item() -> None:
    t = lay("0 moria: lieutenant-of-morgul")
    t.phase = "site"
    t.roll(12)
    t.tap_site(0, "moria")
    t.win(t.lay("snaga-hai", 0), "lieutenant-of-morgul")
    assert t.result == 1
    assert t.s.extra == 0


@pytest.mark.parametrize("with_leader", [True, False])
def test_some_factions_may_lie_with_their_leader(with_leader: bool) -> None:
    t = lay("0 barad-dur: shagrat")
    t.phase = "site"
    t.roll(12)
    t.lay("orcs-of-gorgoroth", 0)
    t.win("orcs-of-gorgoroth", "shagrat")
    assert t.seat == 0
    assert t.offers() == ["yes", "pass"]
    t.play("yes" if with_leader else "pass")
    assert (t.over, t.result) == (True, 1)
    assert t.host["orcs-of-gorgoroth"] == ("shagrat" if with_leader else "")
    assert t.site_tapped(0, "barad-dur") != with_leader


def test_who_is_no_orc_or_troll_leader_is_not_asked() -> None:
    t = lay("0 barad-dur: radbug")
    t.phase = "site"
    t.roll(12)
    t.win(t.lay("orcs-of-gorgoroth", 0), "radbug")
    assert (t.over, t.result) == (True, 1)
    assert t.site_tapped(0, "barad-dur")


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
    t = lay()
    t.phase = "site"
    t.roll(roll)
    t.company(0, "the-lonely-mountain", "radbug")  # no direct influence; greater than 12 is needed
    t.lay_on("broad-headed-spear", "radbug")
    t.lay_on("black-mace", "radbug")
    t.lay_on("foul-smelling-paste", "radbug")
    t.win(t.lay("smaug-roused", 0), "radbug")
    assert t.offers() == ["pick broad-headed-spear", "pick black-mace", "pass"]
    if gift is None:
        t.play("pass")
    else:
        t.play(f"pick {('broad-headed-spear' if gift == 'broad-headed-spear' else 'black-mace')}")
    assert t.over
    assert t.result == won
    assert (gift in t.discard[0]) == (gift is not None)


@rule("LE-B-132", "LE-B-134", "LE-B-136")
def test_a_faction_played_from_the_hand() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.roll(5)
    t.now = "lieutenant-of-morgul"
    t.does("lieutenant-of-morgul", "entered")
    t.hold(0, "ice-orcs", "gifts-as-given-of-old")
    t.window("site", 0).play("play ice-orcs > lieutenant-of-morgul")
    assert t.tap["lieutenant-of-morgul"] == "tapped"
    while isinstance(top := t.s.stack[-1], Chain) and top.window != INFLUENCE:
        t.play("pass")
    t.play("play gifts-as-given-of-old > lieutenant-of-morgul")
    t.quiet()
    assert t.over  # 5 + 5 + 3 = 13, greater than 10
    assert t.owner["ice-orcs"] == 0
    assert t.discard[0] == ["gifts-as-given-of-old"]
    assert t.site_tapped(0, "lossadan-cairn")


@pytest.mark.parametrize(
    ("card", "change"), [("gifts-as-given-of-old", 3), ("threats", 6 - 5), ("crooked-promptings", 0)]
)
def test_cards_on_a_check(card: str, change: int) -> None:
    """a warrior of prowess 8, no diplomat; direct influence 5 against Orcs"""
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.roll(10)
    t.lay("ice-orcs", 0)
    t.hold(0, card)
    t.s.news = []
    t.win("ice-orcs", "lieutenant-of-morgul")
    if change:
        t.play(f"play {card} > lieutenant-of-morgul")
    else:
        assert t.offers() == ["pass"]
    t.quiet()
    assert [n.b for n in t.s.news if n.what == TOLD_INFLUENCE] == [10 + 5 + change]


def test_foolish_words_and_the_warg_king() -> None:
    t = lay("0 lossadan-cairn: tarcil")
    t.phase = "site"
    wargs, ice = (t.lay("wargs-of-the-forochel", 0), t.lay("ice-orcs", 1))
    assert t.influence_sum("tarcil", wargs) == 2 + 2
    t.lay_on("the-warg-king", "tarcil")
    assert t.influence_sum("tarcil", wargs) == 2 + 2 + 2
    assert t.influence_sum("tarcil", ice) == 2 + 2  # Orcs do not care for him; the Wargs lie there
    t.lay_on("foolish-words", "tarcil", 1)
    assert t.influence_sum("tarcil", wargs) == 2 + 2 + 2 - 4


def test_webs_of_fear_leave_only_influence() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.roll(10)
    t.lay_on("foolish-words", "lieutenant-of-morgul", 1)
    t.lay("wargs-of-the-forochel", 1)
    t.lay("ice-orcs", 0)
    t.lay("webs-of-fear-treachery", 1)
    t.hold(0, "gifts-as-given-of-old")
    t.s.news = []
    t.win("ice-orcs", "lieutenant-of-morgul")
    t.play("play gifts-as-given-of-old > lieutenant-of-morgul")
    t.quiet()
    assert [n.b for n in t.s.news if n.what == TOLD_INFLUENCE] == [10 + 2 + 3]


def test_what_lasts_for_an_influence_check_ends_with_it() -> None:
    t = lay("0 lossadan-cairn: tarcil")
    t.phase = "site"
    t.roll(2)
    t.hold(0, "tarcil")
    t.win(t.lay("ice-orcs", 0), "tarcil")
    t.s.lay(NUMBERS["gifts-as-given-of-old"], 0, ECHO, t.piece("tarcil"))
    t.s.until[t.piece("gifts-as-given-of-old")] = THIS_CHECK
    t.quiet()
    assert t.over
    assert "gifts-as-given-of-old" not in t


def test_tidings_of_death_give_a_second_roll() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.roll(3, 9)
    t.lay("tidings-of-death", 1)
    t.s.news = []
    t.win(t.lay("ice-orcs", 0), "lieutenant-of-morgul")
    assert t.all_rolled()
    assert [n.b for n in t.s.news if n.what == TOLD_INFLUENCE] == [9 + 5 - 1]


def test_old_prejudice_triples_standard_modifications() -> None:
    t = lay("0 lossadan-cairn: lieutenant-of-morgul")
    t.phase = "site"
    t.lay("ice-orcs", 0)
    t.lay("wargs-of-the-forochel", 1)
    assert t.influence_sum("lieutenant-of-morgul", "ice-orcs") == 5 + 2
    t.lay("old-prejudice", 0)
    assert t.influence_sum("lieutenant-of-morgul", "ice-orcs") == 5 + 6
