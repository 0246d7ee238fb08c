"""Corruption checks and corruption cards."""

import pytest

from lidless_eye.support_le import (
    all_rolled,
    bare,
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
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.news import TOLD_CHECK
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import Chain, begin
from mathom.games.lidless_eye.rules.corruption import Checks, CorruptionCheck, check_now
from mathom.games.lidless_eye.rules.sums import corruption
from mathom.games.lidless_eye.terms import (
    ECHO,
    HELP,
    MOVEMENT,
    ORPHANED,
    PASS,
    PICK,
    PLAY,
    START,
    TABLE,
    TAPPED,
    THIS_CHECK,
    TRAVEL,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act, act_b
from support import rule


def position(*rolls: int, advanced: int = 0, active: int = 0) -> Eye:
    s = bare(advanced, active)
    sums(s, *rolls)
    return s


def tempted(roll: int, advanced: int = 0) -> tuple[Eye, int]:
    """Tarcil with a Lure of the Senses and a Lure of Nature: 4 corruption points"""
    s = position(roll, advanced=advanced)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    lay_on(s, "lure-of-the-senses", tarcil, 1)
    lay_on(s, "lure-of-nature", tarcil, 1)
    return s, tarcil


@rule("LE-B-193", "LE-B-196", "LE-B-197", "LE-B-198")
@pytest.mark.parametrize(
    ("roll", "stays", "position_after"), [(5, 1, UNTAPPED), (4, 1, TAPPED), (3, 1, TAPPED), (2, 0, None)]
)
def test_check_against_four_points(roll: int, stays: int, position_after: int | None) -> None:
    s, tarcil = tempted(roll)
    assert corruption(s, tarcil) == 4
    run(s, CorruptionCheck(tarcil))
    assert s.over
    assert all_rolled(s)
    assert s.result == stays
    if stays:
        assert s.tap[tarcil] == position_after
    else:
        assert names(s.out[0]) == ["tarcil"]
        assert sorted(names(s.discard[1])) == ["lure-of-nature", "lure-of-the-senses"]


@rule("LE-B-197")
@pytest.mark.parametrize("before", [TAPPED, WOUNDED])
def test_who_is_tapped_or_wounded_suffers_nothing(before: int) -> None:
    s, tarcil = tempted(3)
    s.tap[tarcil] = before
    run(s, CorruptionCheck(tarcil))
    assert s.result == 1
    assert s.tap[tarcil] == before


@rule("LE-B-193")
def test_cards_of_followers_do_not_count() -> None:
    s = position()
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    luitprand = follower(s, "luitprand", tarcil)
    lay_on(s, "lure-of-the-senses", luitprand, 1)
    assert corruption(s, tarcil) == 0
    assert corruption(s, luitprand) == 2


@rule("LE-B-198", "LE-B-47")
def test_followers_stay_when_their_controller_is_removed() -> None:
    s, tarcil = tempted(2)
    luitprand = follower(s, "luitprand", tarcil)
    run(s, CorruptionCheck(tarcil))
    assert s.result == 0
    assert s.zone[luitprand] == TABLE
    assert s.host[luitprand] == -1
    assert s.used[luitprand] & ORPHANED


def test_where_a_card_says_so_he_is_discarded_instead() -> None:
    s, tarcil = tempted(2)
    run(s, CorruptionCheck(tarcil, 0, 0))
    assert s.result == 0
    assert names(s.out[0]) == []
    assert "tarcil" in names(s.discard[0])


@rule("LE-B-199")
def test_a_check_is_made_even_without_corruption_points() -> None:
    s = position(3)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    run(s, CorruptionCheck(tarcil, -5))  # 3 - 5 = -2: two less than 0
    assert all_rolled(s)
    assert s.result == 0


@rule("LE-B-193")
def test_figures_with_a_sign_change_the_roll() -> None:
    s = position(3)
    (veteran,) = party(s, 0, "minas-morgul", "orc-veteran")  # -1 to all corruption checks
    lay_on(s, "lure-of-the-senses", veteran, 1)
    run(s, CorruptionCheck(veteran))  # 3 - 1 = 2, equal to his points
    assert (s.result, s.tap[veteran]) == (1, TAPPED)


@rule("LE-B-200", "LE-B-61")
def test_ringwraiths_and_allies_never_check() -> None:
    s = position()
    (ren,) = party(s, 0, "minas-morgul", "ren-the-ringwraith")
    ally = lay_on(s, "the-warg-king", ren, 0)
    for c in (ren, ally):
        run(s, CorruptionCheck(c, -12))
        assert (s.over, s.result, s.zone[c]) == (True, 1, TABLE)


@rule("LE-A-84", "LE-X-26")
@pytest.mark.parametrize(("roll", "after"), [(2, TAPPED), (3, TAPPED), (4, UNTAPPED), (12, UNTAPPED)])
def test_gorbag_with_the_iron_crown_and_two_helpers(roll: int, after: int) -> None:
    s = position(roll, advanced=1)
    gorbag, ufthak, muzgash = party(s, 0, "minas-morgul", "gorbag", "ufthak", "muzgash")
    lay_on(s, "the-iron-crown", gorbag, 0)
    assert corruption(s, gorbag) == 5
    run(s, CorruptionCheck(gorbag))
    assert s.seat == 0
    assert s.actions() == [act(HELP, ufthak), act(HELP, muzgash), act(PASS)]
    take(s, HELP, ufthak)
    take(s, HELP, muzgash)
    assert s.over
    assert all_rolled(s)
    assert s.result == 1
    assert s.tap[gorbag] == after
    assert (s.tap[ufthak], s.tap[muzgash]) == (TAPPED, TAPPED)


@rule("LE-A-84")
def test_only_untapped_characters_of_the_same_company_help() -> None:
    s = position(2, advanced=1)
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    party(s, 0, "minas-morgul", "muzgash")
    lay_on(s, "the-iron-crown", gorbag, 0)
    s.tap[ufthak] = TAPPED
    run(s, CorruptionCheck(gorbag))
    assert s.over  # nobody could help: 2 is three less than 5
    assert s.result == 0


@rule("LE-A-84")
def test_nobody_is_asked_for_help_in_the_basic_game_or_without_danger() -> None:
    s = position(2)
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    lay_on(s, "the-iron-crown", gorbag, 0)
    run(s, CorruptionCheck(gorbag))
    assert s.over
    assert s.tap[ufthak] == UNTAPPED
    s = position(2, advanced=1)
    gorbag, ufthak = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    run(s, CorruptionCheck(gorbag))  # no points: even a 2 is enough
    assert s.over
    assert s.result == 1


@rule("LE-A-86")
@pytest.mark.parametrize(("advanced", "stays"), [(1, 1), (0, 0)])
def test_two_more_in_a_ringwraiths_company(advanced: int, stays: int) -> None:
    s = position(2, advanced=advanced)
    ren, tarcil = party(s, 0, "minas-morgul", "ren-the-ringwraith", "tarcil")
    s.tap[ren] = TAPPED
    lay_on(s, "lure-of-the-senses", tarcil, 1)
    lay_on(s, "lure-of-nature", tarcil, 1)
    run(s, CorruptionCheck(tarcil))  # 2 + 2 = 4: equal
    assert s.result == stays


@rule("LE-A-85")
def test_their_player_chooses_the_order_of_several_checks() -> None:
    s = position(12, 2, 12, advanced=1)
    tarcil, layos = party(s, 0, "minas-morgul", "tarcil", "layos")
    s.tap[tarcil] = s.tap[layos] = TAPPED
    for c in (tarcil, layos):
        lay_on(s, "lure-of-the-senses", c, 1)
        lay_on(s, "lure-of-nature", c, 1)
    checks = Checks()
    checks.add(tarcil)
    checks.add(layos)
    checks.add(layos)
    run(s, checks)
    assert s.seat == 0
    assert s.actions() == [act(PICK, tarcil), act(PICK, layos)]
    take(s, PICK, layos)  # 12: he has a second one
    take(s, PICK, layos)  # 2: gone; Tarcil's is the only one left
    assert s.over
    assert all_rolled(s)
    assert s.result == 1
    assert names(s.out[0]) == ["layos"]
    assert s.zone[tarcil] == TABLE


@rule("LE-A-85")
def test_the_active_player_checks_first() -> None:
    s = position(12, 12, advanced=1, active=1)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    (layos,) = party(s, 1, "minas-morgul", "layos")
    s.news = []
    checks = Checks(-1)
    checks.add(tarcil)
    checks.add(layos, -1)
    run(s, checks)
    told = [(n.seat, n.b) for n in s.news if n.what == TOLD_CHECK]
    assert told == [(1, 10), (0, 11)]


def test_options_are_public_where_help_is_asked() -> None:
    s = position(12, advanced=1)
    gorbag, _ = party(s, 0, "minas-morgul", "gorbag", "ufthak")
    lay_on(s, "the-iron-crown", gorbag, 0)
    run(s, CorruptionCheck(gorbag))
    twin = s.copy()
    assert options(twin) == options(s)
    assert twin.digest() == s.digest()
    take(twin, PASS)
    assert s.seat == 0


def offered(s: Eye, name: str) -> list[int]:
    """on whom the opponent may play a hazard"""
    into = Buffer()
    KINDS[NUMBERS[name]].offer(s, 1, PLAY, NUMBERS[name], into)
    return sorted({act_b(into.data[i]) for i in range(into.n)})


@rule("LE-B-194", "LE-B-195", "LE-B-61")
def test_one_new_corruption_card_per_turn_on_each_character() -> None:
    s = position()
    s.phase = MOVEMENT
    s.now, (tarcil, layos, _ren) = company(s, 0, "minas-morgul", "tarcil", "layos", "ren-the-ringwraith")
    s.limit = 5
    assert offered(s, "lure-of-the-senses") == [tarcil, layos]
    in_hand(s, 1, "lure-of-the-senses")
    begin(s, TRAVEL | START, 1, act(PLAY, NUMBERS["lure-of-the-senses"], tarcil))
    pass_chains(settle(s))
    assert corruption(s, tarcil) == 2
    assert offered(s, "lure-of-nature") == [layos]  # Tarcil has had his
    assert tarcil in offered(s, "weariness-of-the-heart")  # only causes a check
    s.used[tarcil] = 0  # another turn
    assert offered(s, "lure-of-nature") == [tarcil, layos]
    assert offered(s, "lure-of-the-senses") == [layos]  # not twice the same on him


@rule("LE-B-194")
def test_a_corruption_card_starts_a_new_chain() -> None:
    card = KINDS[NUMBERS["lure-of-the-senses"]]
    assert card.windows == START
    assert not Chain(TRAVEL | START, 0).open_to(position()) & ~card.windows & START
    answered = Chain(TRAVEL | START, 0)
    answered.links.append(Link())
    assert not answered.open_to(position()) & card.windows


def test_a_diplomat_helps_in_a_check() -> None:
    s = position(2)
    (layos,) = party(s, 0, "minas-morgul", "layos")  # a diplomat
    lay_on(s, "lure-of-the-senses", layos, 1)
    lay_on(s, "lure-of-nature", layos, 1)
    in_hand(s, 0, "crooked-promptings")
    run(s, CorruptionCheck(layos))
    assert check_now(s).who == layos
    take(s, PLAY, NUMBERS["crooked-promptings"], layos)
    pass_chains(s)
    assert all_rolled(s)
    assert (s.over, s.result, s.tap[layos]) == (True, 1, TAPPED)  # 2 + 2 = 4: equal


def test_what_lasts_for_a_check_ends_with_it_but_not_what_is_around_it() -> None:
    s = position(12)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    around = s.lay(NUMBERS["crooked-promptings"], 0, ECHO, tarcil)
    s.until[around] = THIS_CHECK
    in_hand(s, 0, "crooked-promptings", "test-of-fire")
    run(s, CorruptionCheck(tarcil))
    assert s.seat == 0
    own = s.lay(NUMBERS["test-of-fire"], 0, ECHO, tarcil)
    s.until[own] = THIS_CHECK
    pass_chains(s)
    assert s.over
    assert s.zone[around] == ECHO
    assert s.kind[own] == -1


@rule("LE-A-85")
def test_several_checks_of_one_character_come_as_they_were_entered() -> None:
    s = position(12, 12, 12, advanced=1)
    tarcil, layos = party(s, 0, "minas-morgul", "tarcil", "layos")
    s.tap[tarcil] = s.tap[layos] = TAPPED  # nobody can help
    s.news = []
    checks = Checks()
    checks.add(tarcil)
    checks.add(layos, -1)
    checks.add(layos, -2)
    run(s, checks)
    take(s, PICK, layos)
    take(s, PICK, tarcil)
    assert s.over
    assert [n.b for n in s.news if n.what == TOLD_CHECK] == [11, 12, 10]
