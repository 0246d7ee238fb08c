"""Corruption checks and corruption cards."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.news import TOLD_CHECK
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.corruption import Checks
from mathom.games.lidless_eye.terms import (
    ECHO,
    ORPHANED,
    PLAY,
    START,
    THIS_CHECK,
    TRAVEL,
)
from mathom.kernel.state import Buffer, act_b
from support import rule


def position(*rolls: int, advanced: int = 0, active: int = 0) -> Laid:
    t = lay(advanced=advanced, active=active)
    t.roll(*rolls)
    return t


def tempted(roll: int, advanced: int = 0) -> tuple[Laid, str]:
    """Tarcil with a Lure of the Senses and a Lure of Nature: 4 corruption points"""
    t = position(roll, advanced=advanced)
    t.company(0, "minas-morgul", "tarcil")
    t.lay_on("lure-of-the-senses", "tarcil", 1)
    t.lay_on("lure-of-nature", "tarcil", 1)
    return (t, "tarcil")


@rule("LE-B-193", "LE-B-196", "LE-B-197", "LE-B-198")
@pytest.mark.parametrize(
    ("roll", "stays", "position_after"), [(5, 1, "untapped"), (4, 1, "tapped"), (3, 1, "tapped"), (2, 0, None)]
)
def test_check_against_four_points(roll: int, stays: int, position_after: str | None) -> None:
    t, tarcil = tempted(roll)
    assert t.corruption(tarcil) == 4
    t.check(tarcil)
    assert t.over
    assert t.all_rolled()
    assert t.result == stays
    if stays:
        assert t.tap[tarcil] == position_after
    else:
        assert t.out[0] == ["tarcil"]
        assert sorted(t.discard[1]) == ["lure-of-nature", "lure-of-the-senses"]


@rule("LE-B-197")
@pytest.mark.parametrize("before", ["tapped", "wounded"])
def test_who_is_tapped_or_wounded_suffers_nothing(before: str) -> None:
    t, tarcil = tempted(3)
    t.tap[tarcil] = before
    t.check(tarcil)
    assert t.result == 1
    assert t.tap[tarcil] == before


@rule("LE-B-193")
def test_cards_of_followers_do_not_count() -> None:
    t = position()
    t.company(0, "minas-morgul", "tarcil")
    t.follower("luitprand", "tarcil")
    t.lay_on("lure-of-the-senses", "luitprand", 1)
    assert t.corruption("tarcil") == 0
    assert t.corruption("luitprand") == 2


@rule("LE-B-198", "LE-B-47")
def test_followers_stay_when_their_controller_is_removed() -> None:
    t, tarcil = tempted(2)
    t.follower("luitprand", tarcil)
    t.check(tarcil)
    assert t.result == 0
    assert "luitprand" in t
    assert t.host["luitprand"] == ""
    assert t.s.used[t.piece("luitprand")] & ORPHANED


def test_where_a_card_says_so_he_is_discarded_instead() -> None:
    t, tarcil = tempted(2)
    t.check(tarcil, 0, 0)
    assert t.result == 0
    assert t.out[0] == []
    assert "tarcil" in t.discard[0]


@rule("LE-B-199")
def test_a_check_is_made_even_without_corruption_points() -> None:
    t = position(3)
    t.company(0, "minas-morgul", "tarcil")
    t.check("tarcil", -5)  # 3 - 5 = -2: two less than 0
    assert t.all_rolled()
    assert t.result == 0


@rule("LE-B-193")
def test_figures_with_a_sign_change_the_roll() -> None:
    t = position(3)
    t.company(0, "minas-morgul", "orc-veteran")  # -1 to all corruption checks
    t.lay_on("lure-of-the-senses", "orc-veteran", 1)
    t.check("orc-veteran")  # 3 - 1 = 2, equal to his points
    assert (t.result, t.tap["orc-veteran"]) == (1, "tapped")


@rule("LE-B-200", "LE-B-61")
def test_ringwraiths_and_allies_never_check() -> None:
    t = position()
    t.company(0, "minas-morgul", "ren-the-ringwraith")
    t.lay_on("the-warg-king", "ren-the-ringwraith", 0)
    for c in ("ren-the-ringwraith", "the-warg-king"):
        t.check(c, -12)
        assert (t.over, t.result, c in t) == (True, 1, True)


@rule("LE-A-84", "LE-X-26")
@pytest.mark.parametrize(("roll", "after"), [(2, "tapped"), (3, "tapped"), (4, "untapped"), (12, "untapped")])
def test_gorbag_with_the_iron_crown_and_two_helpers(roll: int, after: str) -> None:
    t = position(roll, advanced=1)
    t.company(0, "minas-morgul", "gorbag", "ufthak", "muzgash")
    t.lay_on("the-iron-crown", "gorbag", 0)
    assert t.corruption("gorbag") == 5
    t.check("gorbag")
    assert t.seat == 0
    assert t.offers() == ["help ufthak", "help muzgash", "pass"]
    t.play("help ufthak")
    t.play("help muzgash")
    assert t.over
    assert t.all_rolled()
    assert t.result == 1
    assert t.tap["gorbag"] == after
    assert (t.tap["ufthak"], t.tap["muzgash"]) == ("tapped", "tapped")


@rule("LE-A-84")
def test_only_untapped_characters_of_the_same_company_help() -> None:
    t = position(2, advanced=1)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.company(0, "minas-morgul", "muzgash")
    t.lay_on("the-iron-crown", "gorbag", 0)
    t.tap["ufthak"] = "tapped"
    t.check("gorbag")
    assert t.over  # nobody could help: 2 is three less than 5
    assert t.result == 0


@rule("LE-A-84")
def test_nobody_is_asked_for_help_in_the_basic_game_or_without_danger() -> None:
    t = position(2)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.lay_on("the-iron-crown", "gorbag", 0)
    t.check("gorbag")
    assert t.over
    assert t.tap["ufthak"] == "untapped"
    t = position(2, advanced=1)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.check("gorbag")  # no points: even a 2 is enough
    assert t.over
    assert t.result == 1


@rule("LE-A-86")
@pytest.mark.parametrize(("advanced", "stays"), [(1, 1), (0, 0)])
def test_two_more_in_a_ringwraiths_company(advanced: int, stays: int) -> None:
    t = position(2, advanced=advanced)
    t.company(0, "minas-morgul", "ren-the-ringwraith", "tarcil")
    t.tap["ren-the-ringwraith"] = "tapped"
    t.lay_on("lure-of-the-senses", "tarcil", 1)
    t.lay_on("lure-of-nature", "tarcil", 1)
    t.check("tarcil")  # 2 + 2 = 4: equal
    assert t.result == stays


@rule("LE-A-85")
def test_their_player_chooses_the_order_of_several_checks() -> None:
    t = position(12, 2, 12, advanced=1)
    t.company(0, "minas-morgul", "tarcil", "layos")
    t.tap["tarcil"] = t.tap["layos"] = "tapped"
    for c in ("tarcil", "layos"):
        t.lay_on("lure-of-the-senses", c, 1)
        t.lay_on("lure-of-nature", c, 1)
    checks = Checks()
    checks.add(t.piece("tarcil"))
    checks.add(t.piece("layos"))
    checks.add(t.piece("layos"))
    t.run(checks)
    assert t.seat == 0
    assert t.offers() == ["pick tarcil", "pick layos"]
    t.play("pick layos")  # 12: he has a second one
    t.play("pick layos")  # 2: gone; Tarcil's is the only one left
    assert t.over
    assert t.all_rolled()
    assert t.result == 1
    assert t.out[0] == ["layos"]
    assert "tarcil" in t


@rule("LE-A-85")
def test_the_active_player_checks_first() -> None:
    t = position(12, 12, advanced=1, active=1)
    t.company(0, "minas-morgul", "tarcil")
    t.company(1, "minas-morgul", "layos")
    t.s.news = []
    checks = Checks(-1)
    checks.add(t.piece("tarcil"))
    checks.add(t.piece("layos"), -1)
    t.run(checks)
    told = [(n.seat, n.b) for n in t.s.news if n.what == TOLD_CHECK]
    assert told == [(1, 10), (0, 11)]


def test_options_are_public_where_help_is_asked() -> None:
    t = position(12, advanced=1)
    t.company(0, "minas-morgul", "gorbag", "ufthak")
    t.lay_on("the-iron-crown", "gorbag", 0)
    t.check("gorbag")
    twin = t.copy()
    assert twin.offers() == t.offers()
    assert twin.digest() == t.digest()
    twin.play("pass")
    assert t.seat == 0


def offered(t: Laid, name: str) -> list[str]:
    """on whom the opponent may play a hazard"""
    into = Buffer()
    card_of(name).offer(t.s, 1, PLAY, card_of(name).id, into)
    return t.names(sorted({act_b(into.data[i]) for i in range(into.n)}))


@rule("LE-B-194", "LE-B-195", "LE-B-61")
def test_one_new_corruption_card_per_turn_on_each_character() -> None:
    t = position()
    t.phase = "movement/hazard"
    t.company(0, "minas-morgul", "tarcil", "layos", "ren-the-ringwraith")
    t.now = "tarcil"
    t.s.limit = 5
    assert offered(t, "lure-of-the-senses") == ["tarcil", "layos"]
    t.hold(1, "lure-of-the-senses")
    t.window("travel start", 1).play("play lure-of-the-senses > tarcil").quiet()
    assert t.corruption("tarcil") == 2
    assert offered(t, "lure-of-nature") == ["layos"]  # Tarcil has had his
    assert "tarcil" in offered(t, "weariness-of-the-heart")  # only causes a check
    t.s.used[t.piece("tarcil")] = 0  # another turn
    assert offered(t, "lure-of-nature") == ["tarcil", "layos"]
    assert offered(t, "lure-of-the-senses") == ["layos"]  # not twice the same on him


@rule("LE-B-194")
def test_a_corruption_card_starts_a_new_chain() -> None:
    card = card_of("lure-of-the-senses")
    assert card.windows == START
    assert not Chain(TRAVEL | START, 0).open_to(position().s) & ~card.windows & START
    answered = Chain(TRAVEL | START, 0)
    answered.links.append(Link())
    assert not answered.open_to(position().s) & card.windows


def test_a_diplomat_helps_in_a_check() -> None:
    t = position(2)
    t.company(0, "minas-morgul", "layos")  # a diplomat
    t.lay_on("lure-of-the-senses", "layos", 1)
    t.lay_on("lure-of-nature", "layos", 1)
    t.hold(0, "crooked-promptings")
    t.check("layos")
    assert t.name(t.checking.who) == "layos"
    t.play("play crooked-promptings > layos")
    t.quiet()
    assert t.all_rolled()
    assert (t.over, t.result, t.tap["layos"]) == (True, 1, "tapped")  # 2 + 2 = 4: equal


def test_what_lasts_for_a_check_ends_with_it_but_not_what_is_around_it() -> None:
    t = position(12)
    t.company(0, "minas-morgul", "tarcil")
    t.s.lay(card_of("crooked-promptings").id, 0, ECHO, t.piece("tarcil"))
    t.s.until[t.piece("crooked-promptings")] = THIS_CHECK
    t.hold(0, "crooked-promptings", "test-of-fire")
    t.check("tarcil")
    assert t.seat == 0
    t.s.lay(card_of("test-of-fire").id, 0, ECHO, t.piece("tarcil"))
    t.s.until[t.piece("test-of-fire")] = THIS_CHECK
    t.quiet()
    assert t.over
    assert t.s.zone[t.piece("crooked-promptings")] == ECHO
    assert "test-of-fire" not in t


@rule("LE-A-85")
def test_several_checks_of_one_character_come_as_they_were_entered() -> None:
    t = position(12, 12, 12, advanced=1)
    t.company(0, "minas-morgul", "tarcil", "layos")
    t.tap["tarcil"] = t.tap["layos"] = "tapped"  # nobody can help
    t.s.news = []
    checks = Checks()
    checks.add(t.piece("tarcil"))
    checks.add(t.piece("layos"), -1)
    checks.add(t.piece("layos"), -2)
    t.run(checks)
    t.play("pick layos")
    t.play("pick tarcil")
    assert t.over
    assert [n.b for n in t.s.news if n.what == TOLD_CHECK] == [11, 12, 10]
