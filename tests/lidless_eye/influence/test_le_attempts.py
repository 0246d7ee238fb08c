"""Influence attempts against cards of the opponent."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.news import TOLD_INFLUENCE
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt, fill_attempts
from mathom.games.lidless_eye.terms import (
    CAME,
    CHAIN,
    DID_ATTEMPT,
    ORPHANED,
)
from mathom.kernel.state import Buffer
from support import rule


def radbugs(*rolls: int) -> tuple[Laid, str, str]:
    """LE-X-22: the Lieutenant of Morgul and, at the same site, the opponent's Radbug; his unused general influence 2"""
    t = lay("0 moria: lieutenant-of-morgul", advanced=1)
    t.phase = "site"
    t.roll(*rolls)
    t.does("lieutenant-of-morgul", "entered")
    t.now = "lieutenant-of-morgul"
    t.company(1, "moria", "radbug")  # mind 4
    t.company(1, "carn-dum", "tarcil", "eradan", "snaga")  # minds 6, 4, 4
    return (t, "lieutenant-of-morgul", "radbug")


def attempts(t: Laid) -> list[str]:
    into = Buffer()
    fill_attempts(t.s, t.s.now, into)
    return t.words(into.data[: into.n])


def shown_now(t: Laid) -> str:
    """the card shown in the attempt under way"""
    attempt = t.influencing
    assert isinstance(attempt, OpponentAttempt)
    return t.name(attempt.shown)


@rule("LE-X-22", "LE-A-48", "LE-A-53", "LE-A-54", "LE-A-56", "LE-A-57")
def test_influencing_radbug_with_an_identical_card() -> None:
    t, lieutenant, radbug = radbugs(6, 7)
    t.hold(0, "radbug")
    assert attempts(t) == [f"influence {lieutenant} > {radbug}"]
    t.attempt(lieutenant, radbug)
    assert t.tap[lieutenant] == "tapped"
    assert t.s.once[0] & DID_ATTEMPT
    assert attempts(t) == []
    assert t.offers() == ["show radbug", "pass"]
    t.play("show radbug")
    t.quiet()
    assert t.all_rolled()  # 6 + 5 - 2 - 7 = 2, greater than 0
    assert t.discard[1] == ["radbug"]
    shown = shown_now(t)
    assert t.offers() == [f"control {shown} > general", f"control {shown} > {lieutenant}", "pass"]
    t.play(f"control {shown} > general")
    assert (t.over, t.result) == (True, 1)
    assert (shown in t, t.owner[shown], t.host[shown], t.co[shown]) == (True, 0, "", t.co[lieutenant])
    assert t.tap[shown] == "untapped"
    assert t.hand[0] == t.discard[0] == []
    assert not t.site_tapped(0, "moria")  # LE-A-58


@rule("LE-X-22", "LE-A-56")
@pytest.mark.parametrize(("own", "won"), [(6, 0), (8, 0), (9, 1)])
def test_influencing_radbug_without_one(own: int, won: int) -> None:
    t, lieutenant, radbug = radbugs(own, 7)  # 6 gives 2, 8 gives 4, 9 gives 5; his mind is 4
    t.attempt(lieutenant, radbug)
    assert (t.over, t.result) == (True, won)
    assert t.all_rolled()
    assert t.discard[1] == (["radbug"] if won else [])


@rule("LE-A-57")
def test_the_card_shown_may_become_a_follower_or_be_discarded() -> None:
    for answer in ("follower", "nobody"):
        t, lieutenant, radbug = radbugs(6, 7)
        t.hold(0, "radbug")
        t.attempt(lieutenant, radbug)
        t.play("show radbug")
        t.quiet()
        shown = shown_now(t)
        if answer == "follower":
            t.play(f"control {shown} > {lieutenant}")
            assert t.host[shown] == lieutenant
        else:
            t.play("pass")
            assert t.discard[0] == ["radbug"]


@rule("LE-A-57")
def test_without_influence_the_card_shown_is_discarded() -> None:
    t, lieutenant, radbug = radbugs(12, 2)
    t.company(0, "carn-dum", "lieutenant-of-angmar")  # mind 9 + 9: 2 left
    t.follower("orc-brawler", lieutenant)
    t.follower("orc-sniffler", lieutenant)  # 3 of his 5 are used, 2 are left
    t.hold(0, "radbug")
    t.attempt(lieutenant, radbug)
    t.play("show radbug")
    t.quiet()
    assert (t.over, t.result) == (True, 1)
    assert t.discard[0] == t.discard[1] == ["radbug"]


@rule("LE-A-58")
def test_after_failure_the_card_shown_is_discarded() -> None:
    t, lieutenant, radbug = radbugs(3, 7)
    t.hold(0, "radbug")
    t.attempt(lieutenant, radbug)
    t.play("show radbug")
    t.quiet()
    assert (t.over, t.result) == (True, 0)
    assert t.discard[0] == ["radbug"]
    assert t.discard[1] == []
    assert radbug in t


@rule("LE-A-34", "LE-A-29")
def test_nobody_joins_a_company_he_may_not_be_in() -> None:
    t = lay(advanced=1)
    t.phase = "site"
    t.roll(12, 2)
    t.company(0, "moria", "tarcil")  # a Dúnadan, no Darkhaven
    t.does("tarcil", "entered")
    t.company(1, "moria", "muzgash")
    t.company(1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur")
    t.hold(0, "muzgash")
    t.attempt("tarcil", "muzgash")
    t.play("show muzgash")
    t.quiet()
    assert (t.over, t.result) == (True, 1)
    assert t.discard[0] == ["muzgash"]


@rule("LE-A-56", "LE-B-47")
def test_what_he_controls_goes_with_him_but_not_his_followers() -> None:
    t, lieutenant, radbug = radbugs(12, 2)
    t.lay_on("high-helm", radbug)
    t.follower("luitprand", radbug)
    t.attempt(lieutenant, radbug)
    assert t.result == 1
    assert sorted(t.discard[1]) == ["high-helm", "radbug"]
    assert "luitprand" in t
    assert t.s.used[t.piece("luitprand")] & ORPHANED


@rule("LE-A-59")
@pytest.mark.parametrize(("own", "won"), [(8, 0), (9, 1)])
def test_a_follower_is_guarded_by_his_controller(own: int, won: int) -> None:
    t = lay("0 moria: lieutenant-of-morgul", advanced=1)
    t.phase = "site"
    t.roll(own, 7)
    t.does("lieutenant-of-morgul", "entered")
    t.company(1, "moria", "layos")  # direct influence 2
    t.follower("luitprand", "layos")  # mind 1: 1 is left
    luitprand = t.on("layos")[0]
    t.company(1, "carn-dum", "tarcil", "snaga", "eradan")  # 5 + 6 + 4 + 4: 1 is left
    t.attempt("lieutenant-of-morgul", luitprand)  # 8 + 2 - 7 - 1 - 1 = 1, not greater than his mind
    assert (t.over, t.result) == (True, won)


@rule("LE-A-49", "LE-A-51", "LE-A-50", "LE-A-52", "LE-A-38")
def test_who_may_be_influenced_by_whom() -> None:
    t, lieutenant, radbug = radbugs()
    first = [f"influence {lieutenant} > {radbug}"]
    assert attempts(t) == first
    t.s.co_did[t.number(lieutenant)] &= ~ENTERED
    assert attempts(t) == []  # the company has not entered
    t.does(lieutenant, "entered")
    t.tap[lieutenant] = "tapped"
    assert attempts(t) == []
    t.tap[lieutenant] = "untapped"
    t.s.once[0] |= DID_ATTEMPT
    assert attempts(t) == []
    t.s.once[0] = 0
    t.s.advanced = 0
    assert attempts(t) == []  # the advanced game only
    t.s.advanced = 1
    t.s.active = 1
    assert attempts(t) == []
    t.s.active = 0
    t.company(1, "moria", "ren-the-ringwraith")
    t.follower("muzgash", "ren-the-ringwraith")
    t.follower("uvatha-the-ringwraith", "ren-the-ringwraith")
    t.lay_on("war-wolf", "ren-the-ringwraith")
    t.lay_on("high-helm", "ren-the-ringwraith")
    t.hold(0, "high-helm")
    assert attempts(t) == first  # neither a Ringwraith nor what he controls


@rule("LE-A-50")
def test_a_ringwraith_waits_a_turn() -> None:
    t = lay("0 moria: ren-the-ringwraith", advanced=1)
    t.phase = "site"
    t.now = "ren-the-ringwraith"
    t.does(t.now, "entered")
    t.company(1, "moria", "radbug")
    t.s.used[t.piece("ren-the-ringwraith")] |= CAME
    assert attempts(t) == []
    t.s.used[t.piece("ren-the-ringwraith")] = 0
    assert attempts(t) == ["influence ren-the-ringwraith > radbug"]


@rule("LE-A-51", "LE-A-60", "LE-A-61")
def test_a_faction_is_influenced_where_it_can_be_played() -> None:
    t, lieutenant, radbug = radbugs(7, 7, 7, 7)
    t.lay("orcs-of-moria", 1)
    t.lay("ice-orcs", 1)  # elsewhere
    t.lay("snaga-hai", 0)  # his own
    assert attempts(t) == [f"influence {lieutenant} > {radbug}", f"influence {lieutenant} > orcs-of-moria"]
    t.attempt(lieutenant, "orcs-of-moria")  # 7 + 5 - 2 - 7 = 3, greater than 0: once in play it needs no more
    assert (t.over, t.result) == (True, 1)
    assert t.discard[1] == ["orcs-of-moria"]


@rule("LE-A-60")
@pytest.mark.parametrize("show", [True, False])
def test_an_identical_faction_makes_the_number_zero_and_may_be_played(show: bool) -> None:
    t = lay("0 raider-hold: tarcil", advanced=1)
    t.phase = "site"
    t.roll(9, 3)
    t.now = "tarcil"
    t.does(t.now, "entered")
    t.lay("balchoth", 1)
    t.lay("easterlings", 0)  # +2
    t.company(1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur")  # 2 left
    t.hold(0, "balchoth")
    assert attempts(t) == ["influence tarcil > balchoth"]
    t.attempt("tarcil", "balchoth")  # 9 + 2 + 2 - 2 - 3 = 8
    t.play(f"show {('balchoth' if show else 0)}" if show else "pass")
    t.quiet()
    if show:
        assert t.offers() == ["yes", "pass"]
        t.play("yes")
        assert t.result == 1
        assert (t.owner["balchoth"], t.host["balchoth"]) == (0, "")
        assert not t.site_tapped(0, "raider-hold")
    else:
        assert (t.over, t.result) == (True, 0)  # 8 is not greater than 8
        assert "balchoth" in t


@rule("LE-A-62")
@pytest.mark.parametrize("show", [True, False])
def test_an_ally_is_guarded_by_its_character(show: bool) -> None:
    t = lay("0 isengard: tarcil", advanced=1)
    t.phase = "site"
    t.roll(9, 6)
    t.now = "tarcil"
    t.does(t.now, "entered")
    t.company(1, "isengard", "dorelas")  # direct influence 1, mind 3
    t.lay_on("the-warg-king", "dorelas")  # mind 3
    t.company(1, "carn-dum", "lieutenant-of-angmar", "lagduf", "belegorn")  # 9 + 3 + 5: nothing left
    t.hold(0, "the-warg-king")
    assert "influence tarcil > the-warg-king" in attempts(t)
    t.attempt("tarcil", "the-warg-king")  # 9 + 2 - 1 - 6 = 4, greater than 3
    t.play(f"show {('the-warg-king' if show else 0)}" if show else "pass")
    t.quiet()
    assert t.discard[1] == ["the-warg-king"]
    if show:
        t.play("yes")
        assert t.host["the-warg-king"] == "tarcil"
    assert (t.over, t.result) == (True, 1)


@rule("LE-A-62", "LE-B-5")
@pytest.mark.parametrize("second", [False, True])
def test_an_ally_won_so_joins_only_where_it_may(second: bool) -> None:
    t = lay("0 isengard: tarcil, eradan; 1 isengard: dorelas (two-headed-troll)", advanced=1)
    t.phase = "site"
    t.roll(12, 2)
    t.now = "tarcil"
    if second:
        t.lay_on("two-headed-troll", "eradan")  # cannot be duplicated in a company
    t.company(1, "carn-dum", "lieutenant-of-angmar", "lagduf", "belegorn")
    t.hold(0, "two-headed-troll")
    t.attempt("tarcil", "two-headed-troll")
    t.play("show two-headed-troll")
    t.quiet()
    assert t.discard[1] == ["two-headed-troll"]
    assert t.over == second
    assert t.discard[0] == (["two-headed-troll"] if second else [])


@rule("LE-A-63", "LE-A-64")
@pytest.mark.parametrize(("own", "won"), [(11, 0), (12, 1)])
def test_an_item_needs_an_identical_one(own: int, won: int) -> None:
    t = lay("0 isengard: tarcil", advanced=1)
    t.phase = "site"
    t.roll(own, 4)
    t.now = "tarcil"
    t.does(t.now, "entered")
    t.company(1, "isengard", "luitprand")  # mind 1, no direct influence
    t.lay_on("minor-ring", "luitprand")  # but this ring gives him 2, and that counts
    t.company(1, "carn-dum", "lieutenant-of-angmar", "snaga")  # 1 + 9 + 4: 6 left
    assert "influence tarcil > minor-ring" not in attempts(t)
    t.hold(0, "minor-ring")
    assert "influence tarcil > minor-ring" in attempts(t)
    t.attempt("tarcil", "minor-ring")  # 11 + 2 - 6 - 2 - 4 = 1, not greater than his mind
    assert t.hand[0] == []  # it was shown
    t.quiet()
    assert t.all_rolled()
    if won:
        t.play("yes")
        assert [t.s.card(t.piece(c)).name for c in t.on("tarcil")] == ["minor-ring"]
        assert t.discard[1] == ["minor-ring"]
    else:
        assert t.discard[0] == ["minor-ring"]
        assert "minor-ring" in t
    assert (t.over, t.result) == (True, won)


def test_a_cancelled_attempt_does_nothing() -> None:
    t, lieutenant, radbug = radbugs()
    attempt = OpponentAttempt(t.piece(lieutenant), t.piece(radbug))
    attempt.cancelled = 1
    t.run(attempt)
    assert (t.over, t.result) == (True, 0)
    assert radbug in t


@rule("LE-A-57")
def test_an_attempt_can_be_saved_at_any_point() -> None:
    t, lieutenant, radbug = radbugs(6, 7)
    t.hold(0, "radbug")
    t.attempt(lieutenant, radbug)
    t.play("show radbug")
    t.quiet()
    twin = t.copy()
    assert twin.digest() == t.digest()
    assert twin.offers() == t.offers()


@rule("LE-A-34", "LE-B-65", "LE-A-22")
@pytest.mark.parametrize(("seventh", "joins"), [("eradan", False), ("muzgash", True)])
def test_nobody_becomes_the_eighth(seventh: str, joins: bool) -> None:
    """six others with the influencer: a Man makes the company full, an Orc scout counts half, as does the newcomer"""
    t = lay(advanced=1)
    t.phase = "site"
    t.roll(12, 2)
    members = t.company(0, "moria", "gorbag", "ufthak", "snaga", "radbug", "lagduf", "luitprand", seventh)
    t.does(members[0], "entered")
    for c in members[1:]:
        t.s.used[t.piece(c)] |= ORPHANED  # they cost nothing yet
    t.company(1, "moria", "grishnakh")  # an Orc scout
    t.company(1, "carn-dum", "lieutenant-of-angmar", "orc-chieftain", "orc-chieftain")  # all his influence
    t.hold(0, "grishnakh")
    t.attempt(members[0], "grishnakh")
    t.play("show grishnakh")
    t.quiet()
    assert t.discard[1] == ["grishnakh"]
    assert t.over != joins
    if joins:
        before = t.digest()
        assert t.s.zone[t.piece(shown_now(t))] == CHAIN
        assert f"control {shown_now(t)} > general" in t.offers()
        assert t.digest() == before


@rule("LE-A-55")
def test_cards_come_before_the_first_roll_of_an_attempt() -> None:
    t, lieutenant, radbug = radbugs(6, 7)
    t.hold(0, "crooked-promptings")
    t.attempt(lieutenant, radbug)
    t.play("pass")  # shows nothing
    assert t.stack[-1] == "Chain"
    assert t.s.dice.at == 0


@rule("LE-A-60")
def test_gifts_count_against_the_opponents_dragon_too() -> None:
    t = lay("0 the-lonely-mountain: radbug", advanced=1)
    t.phase = "site"
    t.roll(12, 2)
    t.now = "radbug"
    t.does(t.now, "entered")
    t.lay("smaug-roused", 1)
    t.lay_on("black-mace", "radbug")
    t.company(1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur", "muzgash")  # all his influence
    assert attempts(t) == ["influence radbug > smaug-roused"]
    t.attempt("radbug", "smaug-roused")  # 12 + 6 - 2 = 16, greater than 12
    assert t.offers() == ["pick black-mace", "pass"]
    t.play("pick black-mace")
    assert (t.over, t.result) == (True, 1)
    assert t.discard[0] == ["black-mace"]
    assert t.discard[1] == ["smaug-roused"]


@rule("LE-A-59")
def test_whoever_came_first_guards_his_follower() -> None:
    t = lay(advanced=1)
    t.phase = "site"
    t.roll(7, 7)
    t.company(1, "moria", "layos")  # direct influence 2, the first card on the table
    t.follower("luitprand", "layos")
    t.company(0, "moria", "lieutenant-of-morgul")
    t.does("lieutenant-of-morgul", "entered")
    t.company(1, "carn-dum", "tarcil", "lieutenant-of-angmar")  # 5 + 6 + 9: nothing left
    t.attempt("lieutenant-of-morgul", "luitprand")  # 7 + 2 - 1 - 7 = 1, not greater than 1
    assert (t.over, t.result) == (True, 0)
    assert "luitprand" in t


@rule("LE-A-60")
def test_one_dear_to_you_guards_a_faction() -> None:
    t = lay("0 moria: lieutenant-of-morgul", advanced=1)
    t.phase = "site"
    t.roll(12, 2)
    t.now = "lieutenant-of-morgul"
    t.does(t.now, "entered")
    t.lay("orcs-of-moria", 1)
    t.lay_on("one-dear-to-you", "orcs-of-moria", 1)
    t.company(1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur")  # 2 left
    t.s.news = []
    t.attempt("lieutenant-of-morgul", "orcs-of-moria")
    assert [n.b for n in t.s.news if n.what == TOLD_INFLUENCE] == [12 + 5 - 8 - 2 - 2]
    assert t.result == 1
    assert sorted(t.discard[1]) == ["one-dear-to-you", "orcs-of-moria"]


@rule("LE-B-215", "LE-A-58")
def test_poisonous_despair_cancels_an_attempt() -> None:
    t, lieutenant, radbug = radbugs(12)  # the only roll is the check of who used it
    t.company(1, "moria", "belegorn")  # he can use spirit-magic
    t.co["belegorn"] = t.co[radbug]
    t.hold(0, "radbug")
    t.hold(1, "poisonous-despair")
    t.attempt(lieutenant, radbug)
    t.play("show radbug")
    while t.seat == 0:
        t.play("pass")
    assert t.offers() == ["play poisonous-despair > belegorn", "pass"]
    t.play("play poisonous-despair > belegorn")
    t.quiet()
    while not t.over:
        t.play("pass")
    assert t.result == 0
    assert radbug in t
    assert t.discard[0] == ["radbug"]
    assert t.all_rolled()
