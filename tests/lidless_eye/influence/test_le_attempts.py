"""Influence attempts against cards of the opponent."""

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
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.news import TOLD_INFLUENCE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt, fill_attempts
from mathom.games.lidless_eye.rules.influence import influence_now
from mathom.games.lidless_eye.terms import (
    ATTEMPT,
    CAME,
    CHAIN,
    CONTROL,
    DID_ATTEMPT,
    NOBODY,
    ORPHANED,
    PASS,
    PICK,
    SHOW,
    TABLE,
    TAPPED,
    UNTAPPED,
    YES,
)
from mathom.kernel.state import Buffer, act
from support import rule


def radbugs(*rolls: int) -> tuple[Eye, int, int]:
    """LE-X-22: the Lieutenant of Morgul and, at the same site, the opponent's Radbug; his unused general influence 2"""
    s = at_site(*rolls, advanced=1)
    i, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    s.co_did[i] |= ENTERED
    s.now = i
    (radbug,) = party(s, 1, "moria", "radbug")  # mind 4
    party(s, 1, "carn-dum", "tarcil", "eradan", "snaga")  # minds 6, 4, 4
    return s, lieutenant, radbug


def attempts(s: Eye) -> list[int]:
    into = Buffer()
    fill_attempts(s, s.now, into)
    return [into.data[i] for i in range(into.n)]


def shown_now(s: Eye) -> int:
    """the card shown in the attempt under way"""
    attempt = influence_now(s)
    assert isinstance(attempt, OpponentAttempt)
    return attempt.shown


@rule("LE-X-22", "LE-A-48", "LE-A-53", "LE-A-54", "LE-A-56", "LE-A-57")
def test_influencing_radbug_with_an_identical_card() -> None:
    s, lieutenant, radbug = radbugs(6, 7)
    in_hand(s, 0, "radbug")
    assert attempts(s) == [act(ATTEMPT, lieutenant, radbug)]
    run(s, OpponentAttempt(lieutenant, radbug))
    assert s.tap[lieutenant] == TAPPED
    assert s.once[0] & DID_ATTEMPT
    assert attempts(s) == []
    assert options(s) == [act(SHOW, NUMBERS["radbug"]), act(PASS)]
    take(s, SHOW, NUMBERS["radbug"])
    pass_chains(s)
    assert all_rolled(s)  # 6 + 5 - 2 - 7 = 2, greater than 0
    assert names(s.discard[1]) == ["radbug"]
    shown = shown_now(s)
    assert options(s) == [act(CONTROL, shown, NOBODY), act(CONTROL, shown, lieutenant), act(PASS)]
    take(s, CONTROL, shown, NOBODY)
    assert (s.over, s.result) == (True, 1)
    assert (s.zone[shown], s.owner[shown], s.host[shown], s.co[shown]) == (TABLE, 0, -1, s.co[lieutenant])
    assert s.tap[shown] == UNTAPPED
    assert names(s.hand[0]) == names(s.discard[0]) == []
    assert not tapped(s, "moria")  # LE-A-58


@rule("LE-X-22", "LE-A-56")
@pytest.mark.parametrize(("own", "won"), [(6, 0), (8, 0), (9, 1)])
def test_influencing_radbug_without_one(own: int, won: int) -> None:
    s, lieutenant, radbug = radbugs(own, 7)  # 6 gives 2, 8 gives 4, 9 gives 5; his mind is 4
    run(s, OpponentAttempt(lieutenant, radbug))
    assert (s.over, s.result) == (True, won)
    assert all_rolled(s)
    assert names(s.discard[1]) == (["radbug"] if won else [])


@rule("LE-A-57")
def test_the_card_shown_may_become_a_follower_or_be_discarded() -> None:
    for answer in ("follower", "nobody"):
        s, lieutenant, radbug = radbugs(6, 7)
        in_hand(s, 0, "radbug")
        run(s, OpponentAttempt(lieutenant, radbug))
        take(s, SHOW, NUMBERS["radbug"])
        pass_chains(s)
        shown = shown_now(s)
        if answer == "follower":
            take(s, CONTROL, shown, lieutenant)
            assert s.host[shown] == lieutenant
        else:
            take(s, PASS)
            assert names(s.discard[0]) == ["radbug"]


@rule("LE-A-57")
def test_without_influence_the_card_shown_is_discarded() -> None:
    s, lieutenant, radbug = radbugs(12, 2)
    party(s, 0, "carn-dum", "lieutenant-of-angmar")  # mind 9 + 9: 2 left
    follower(s, "orc-brawler", lieutenant)
    follower(s, "orc-sniffler", lieutenant)  # 3 of his 5 are used, 2 are left
    in_hand(s, 0, "radbug")
    run(s, OpponentAttempt(lieutenant, radbug))
    take(s, SHOW, NUMBERS["radbug"])
    pass_chains(s)
    assert (s.over, s.result) == (True, 1)
    assert names(s.discard[0]) == names(s.discard[1]) == ["radbug"]


@rule("LE-A-58")
def test_after_failure_the_card_shown_is_discarded() -> None:
    s, lieutenant, radbug = radbugs(3, 7)
    in_hand(s, 0, "radbug")
    run(s, OpponentAttempt(lieutenant, radbug))
    take(s, SHOW, NUMBERS["radbug"])
    pass_chains(s)
    assert (s.over, s.result) == (True, 0)
    assert names(s.discard[0]) == ["radbug"]
    assert names(s.discard[1]) == []
    assert s.zone[radbug] == TABLE


@rule("LE-A-34", "LE-A-29")
def test_nobody_joins_a_company_he_may_not_be_in() -> None:
    s = at_site(12, 2, advanced=1)
    i, (tarcil,) = company(s, 0, "moria", "tarcil")  # a Dúnadan, no Darkhaven
    s.co_did[i] |= ENTERED
    (muzgash,) = party(s, 1, "moria", "muzgash")
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur")
    in_hand(s, 0, "muzgash")
    run(s, OpponentAttempt(tarcil, muzgash))
    take(s, SHOW, NUMBERS["muzgash"])
    pass_chains(s)
    assert (s.over, s.result) == (True, 1)
    assert names(s.discard[0]) == ["muzgash"]


@rule("LE-A-56", "LE-B-47")
def test_what_he_controls_goes_with_him_but_not_his_followers() -> None:
    s, lieutenant, radbug = radbugs(12, 2)
    lay_on(s, "high-helm", radbug)
    his = follower(s, "luitprand", radbug)
    run(s, OpponentAttempt(lieutenant, radbug))
    assert s.result == 1
    assert sorted(names(s.discard[1])) == ["high-helm", "radbug"]
    assert s.zone[his] == TABLE
    assert s.used[his] & ORPHANED


@rule("LE-A-59")
@pytest.mark.parametrize(("own", "won"), [(8, 0), (9, 1)])
def test_a_follower_is_guarded_by_his_controller(own: int, won: int) -> None:
    s = at_site(own, 7, advanced=1)
    i, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    s.co_did[i] |= ENTERED
    (layos,) = party(s, 1, "moria", "layos")  # direct influence 2
    follower(s, "luitprand", layos)  # mind 1: 1 is left
    luitprand = s.on(layos)[0]
    party(s, 1, "carn-dum", "tarcil", "snaga", "eradan")  # 5 + 6 + 4 + 4: 1 is left
    run(s, OpponentAttempt(lieutenant, luitprand))  # 8 + 2 - 7 - 1 - 1 = 1, not greater than his mind
    assert (s.over, s.result) == (True, won)


@rule("LE-A-49", "LE-A-51", "LE-A-50", "LE-A-52", "LE-A-38")
def test_who_may_be_influenced_by_whom() -> None:
    s, lieutenant, radbug = radbugs()
    first = [act(ATTEMPT, lieutenant, radbug)]
    assert attempts(s) == first
    i = s.co[lieutenant]
    s.co_did[i] &= ~ENTERED
    assert attempts(s) == []  # the company has not entered
    s.co_did[i] |= ENTERED
    s.tap[lieutenant] = TAPPED
    assert attempts(s) == []
    s.tap[lieutenant] = UNTAPPED
    s.once[0] |= DID_ATTEMPT
    assert attempts(s) == []
    s.once[0] = 0
    s.advanced = 0
    assert attempts(s) == []  # the advanced game only
    s.advanced = 1
    s.active = 1
    assert attempts(s) == []
    s.active = 0
    (ren,) = party(s, 1, "moria", "ren-the-ringwraith")
    follower(s, "muzgash", ren)
    follower(s, "uvatha-the-ringwraith", ren)
    lay_on(s, "war-wolf", ren)
    lay_on(s, "high-helm", ren)
    in_hand(s, 0, "high-helm")
    assert attempts(s) == first  # neither a Ringwraith nor what he controls


@rule("LE-A-50")
def test_a_ringwraith_waits_a_turn() -> None:
    s = at_site(advanced=1)
    s.now, (ren,) = company(s, 0, "moria", "ren-the-ringwraith")
    s.co_did[s.now] |= ENTERED
    (radbug,) = party(s, 1, "moria", "radbug")
    s.used[ren] |= CAME
    assert attempts(s) == []
    s.used[ren] = 0
    assert attempts(s) == [act(ATTEMPT, ren, radbug)]


@rule("LE-A-51", "LE-A-60", "LE-A-61")
def test_a_faction_is_influenced_where_it_can_be_played() -> None:
    s, lieutenant, radbug = radbugs(7, 7, 7, 7)
    moria = faction(s, "orcs-of-moria", 1)
    faction(s, "ice-orcs", 1)  # elsewhere
    faction(s, "snaga-hai", 0)  # his own
    assert attempts(s) == [act(ATTEMPT, lieutenant, radbug), act(ATTEMPT, lieutenant, moria)]
    run(s, OpponentAttempt(lieutenant, moria))  # 7 + 5 - 2 - 7 = 3, greater than 0: once in play it needs no more
    assert (s.over, s.result) == (True, 1)
    assert names(s.discard[1]) == ["orcs-of-moria"]


@rule("LE-A-60")
@pytest.mark.parametrize("show", [True, False])
def test_an_identical_faction_makes_the_number_zero_and_may_be_played(show: bool) -> None:
    s = at_site(9, 3, advanced=1)
    s.now, (tarcil,) = company(s, 0, "raider-hold", "tarcil")
    s.co_did[s.now] |= ENTERED
    balchoth = faction(s, "balchoth", 1)
    faction(s, "easterlings", 0)  # +2
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur")  # 2 left
    in_hand(s, 0, "balchoth")
    assert attempts(s) == [act(ATTEMPT, tarcil, balchoth)]
    run(s, OpponentAttempt(tarcil, balchoth))  # 9 + 2 + 2 - 2 - 3 = 8
    take(s, SHOW if show else PASS, NUMBERS["balchoth"] if show else 0)
    pass_chains(s)
    if show:
        assert options(s) == [act(YES), act(PASS)]
        take(s, YES)
        assert s.result == 1
        mine = s.in_play(NUMBERS["balchoth"])
        assert (s.owner[mine], s.host[mine]) == (0, -1)
        assert not tapped(s, "raider-hold")
    else:
        assert (s.over, s.result) == (True, 0)  # 8 is not greater than 8
        assert s.zone[balchoth] == TABLE


@rule("LE-A-62")
@pytest.mark.parametrize("show", [True, False])
def test_an_ally_is_guarded_by_its_character(show: bool) -> None:
    s = at_site(9, 6, advanced=1)
    s.now, (tarcil,) = company(s, 0, "isengard", "tarcil")
    s.co_did[s.now] |= ENTERED
    (dorelas,) = party(s, 1, "isengard", "dorelas")  # direct influence 1, mind 3
    king = lay_on(s, "the-warg-king", dorelas)  # mind 3
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "lagduf", "belegorn")  # 9 + 3 + 5: nothing left
    in_hand(s, 0, "the-warg-king")
    assert act(ATTEMPT, tarcil, king) in attempts(s)
    run(s, OpponentAttempt(tarcil, king))  # 9 + 2 - 1 - 6 = 4, greater than 3
    take(s, SHOW if show else PASS, NUMBERS["the-warg-king"] if show else 0)
    pass_chains(s)
    assert names(s.discard[1]) == ["the-warg-king"]
    if show:
        take(s, YES)
        assert s.host[s.in_play(NUMBERS["the-warg-king"])] == tarcil
    assert (s.over, s.result) == (True, 1)


@rule("LE-A-62", "LE-B-5")
@pytest.mark.parametrize("second", [False, True])
def test_an_ally_won_so_joins_only_where_it_may(second: bool) -> None:
    s = at_site(12, 2, advanced=1)
    s.now, (tarcil, eradan) = company(s, 0, "isengard", "tarcil", "eradan")
    (dorelas,) = party(s, 1, "isengard", "dorelas")
    troll = lay_on(s, "two-headed-troll", dorelas)
    if second:
        lay_on(s, "two-headed-troll", eradan)  # cannot be duplicated in a company
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "lagduf", "belegorn")
    in_hand(s, 0, "two-headed-troll")
    run(s, OpponentAttempt(tarcil, troll))
    take(s, SHOW, NUMBERS["two-headed-troll"])
    pass_chains(s)
    assert names(s.discard[1]) == ["two-headed-troll"]
    assert s.over == second
    assert names(s.discard[0]) == (["two-headed-troll"] if second else [])


@rule("LE-A-63", "LE-A-64")
@pytest.mark.parametrize(("own", "won"), [(11, 0), (12, 1)])
def test_an_item_needs_an_identical_one(own: int, won: int) -> None:
    s = at_site(own, 4, advanced=1)
    s.now, (tarcil,) = company(s, 0, "isengard", "tarcil")
    s.co_did[s.now] |= ENTERED
    (luitprand,) = party(s, 1, "isengard", "luitprand")  # mind 1, no direct influence
    ring = lay_on(s, "minor-ring", luitprand)  # but this ring gives him 2, and that counts
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "snaga")  # 1 + 9 + 4: 6 left
    assert act(ATTEMPT, tarcil, ring) not in attempts(s)
    in_hand(s, 0, "minor-ring")
    assert act(ATTEMPT, tarcil, ring) in attempts(s)
    run(s, OpponentAttempt(tarcil, ring))  # 11 + 2 - 6 - 2 - 4 = 1, not greater than his mind
    assert names(s.hand[0]) == []  # it was shown
    pass_chains(s)
    assert all_rolled(s)
    if won:
        take(s, YES)
        assert [s.card(c).name for c in s.on(tarcil)] == ["minor-ring"]
        assert names(s.discard[1]) == ["minor-ring"]
    else:
        assert names(s.discard[0]) == ["minor-ring"]
        assert s.zone[ring] == TABLE
    assert (s.over, s.result) == (True, won)


def test_a_cancelled_attempt_does_nothing() -> None:
    s, lieutenant, radbug = radbugs()
    attempt = OpponentAttempt(lieutenant, radbug)
    attempt.cancelled = 1
    run(s, attempt)
    assert (s.over, s.result) == (True, 0)
    assert s.zone[radbug] == TABLE


@rule("LE-A-57")
def test_an_attempt_can_be_saved_at_any_point() -> None:
    s, lieutenant, radbug = radbugs(6, 7)
    in_hand(s, 0, "radbug")
    run(s, OpponentAttempt(lieutenant, radbug))
    take(s, SHOW, NUMBERS["radbug"])
    pass_chains(s)
    twin = s.copy()
    assert twin.digest() == s.digest()
    assert options(twin) == options(s)


@rule("LE-A-34", "LE-B-65", "LE-A-22")
@pytest.mark.parametrize(("seventh", "joins"), [("eradan", False), ("muzgash", True)])
def test_nobody_becomes_the_eighth(seventh: str, joins: bool) -> None:
    """six others with the influencer: a Man makes the company full, an Orc scout counts half, as does the newcomer"""
    s = at_site(12, 2, advanced=1)
    i, members = company(s, 0, "moria", "gorbag", "ufthak", "snaga", "radbug", "lagduf", "luitprand", seventh)
    s.co_did[i] |= ENTERED
    for c in members[1:]:
        s.used[c] |= ORPHANED  # they cost nothing yet
    (grishnakh,) = party(s, 1, "moria", "grishnakh")  # an Orc scout
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "orc-chieftain", "orc-chieftain")  # all his influence
    in_hand(s, 0, "grishnakh")
    run(s, OpponentAttempt(members[0], grishnakh))
    take(s, SHOW, NUMBERS["grishnakh"])
    pass_chains(s)
    assert names(s.discard[1]) == ["grishnakh"]
    assert s.over != joins
    if joins:
        before = s.digest()
        assert s.zone[shown_now(s)] == CHAIN
        assert act(CONTROL, shown_now(s), NOBODY) in options(s)
        assert s.digest() == before


@rule("LE-A-55")
def test_cards_come_before_the_first_roll_of_an_attempt() -> None:
    s, lieutenant, radbug = radbugs(6, 7)
    in_hand(s, 0, "crooked-promptings")
    run(s, OpponentAttempt(lieutenant, radbug))
    take(s, PASS)  # shows nothing
    assert s.stack[-1].name() == "Chain"
    assert s.dice.at == 0


@rule("LE-A-60")
def test_gifts_count_against_the_opponents_dragon_too() -> None:
    s = at_site(12, 2, advanced=1)
    s.now, (radbug,) = company(s, 0, "the-lonely-mountain", "radbug")
    s.co_did[s.now] |= ENTERED
    smaug = faction(s, "smaug-roused", 1)
    mace = lay_on(s, "black-mace", radbug)
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur", "muzgash")  # all his influence
    assert attempts(s) == [act(ATTEMPT, radbug, smaug)]
    run(s, OpponentAttempt(radbug, smaug))  # 12 + 6 - 2 = 16, greater than 12
    assert options(s) == [act(PICK, mace), act(PASS)]
    take(s, PICK, mace)
    assert (s.over, s.result) == (True, 1)
    assert names(s.discard[0]) == ["black-mace"]
    assert names(s.discard[1]) == ["smaug-roused"]


@rule("LE-A-59")
def test_whoever_came_first_guards_his_follower() -> None:
    s = at_site(7, 7, advanced=1)
    (layos,) = party(s, 1, "moria", "layos")  # direct influence 2, the first card on the table
    luitprand = follower(s, "luitprand", layos)
    i, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    s.co_did[i] |= ENTERED
    party(s, 1, "carn-dum", "tarcil", "lieutenant-of-angmar")  # 5 + 6 + 9: nothing left
    run(s, OpponentAttempt(lieutenant, luitprand))  # 7 + 2 - 1 - 7 = 1, not greater than 1
    assert (s.over, s.result) == (True, 0)
    assert s.zone[luitprand] == TABLE


@rule("LE-A-60")
def test_one_dear_to_you_guards_a_faction() -> None:
    s = at_site(12, 2, advanced=1)
    s.now, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    s.co_did[s.now] |= ENTERED
    moria = faction(s, "orcs-of-moria", 1)
    lay_on(s, "one-dear-to-you", moria, 1)
    party(s, 1, "carn-dum", "lieutenant-of-angmar", "lieutenant-of-dol-guldur")  # 2 left
    s.news = []
    run(s, OpponentAttempt(lieutenant, moria))
    assert [n.b for n in s.news if n.what == TOLD_INFLUENCE] == [12 + 5 - 8 - 2 - 2]
    assert s.result == 1
    assert sorted(names(s.discard[1])) == ["one-dear-to-you", "orcs-of-moria"]


@rule("LE-B-215", "LE-A-58")
def test_poisonous_despair_cancels_an_attempt() -> None:
    s, lieutenant, radbug = radbugs(12)  # the only roll is the check of who used it
    belegorn = party(s, 1, "moria", "belegorn")[0]  # he can use spirit-magic
    s.co[belegorn] = s.co[radbug]
    in_hand(s, 0, "radbug")
    in_hand(s, 1, "poisonous-despair")
    run(s, OpponentAttempt(lieutenant, radbug))
    take(s, SHOW, NUMBERS["radbug"])
    while s.seat == 0:
        take(s, PASS)
    played = [a for a in options(s) if a != act(PASS)]
    assert len(played) == 1
    s.stack[-1].take(s, played[0])
    pass_chains(settle(s))
    while not s.over:
        take(s, PASS)
    assert s.result == 0
    assert s.zone[radbug] == TABLE
    assert names(s.discard[0]) == ["radbug"]
    assert all_rolled(s)
