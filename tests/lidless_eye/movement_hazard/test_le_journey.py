"""The movement/hazard phase of a company, and companies that meet."""

import pytest

from lidless_eye.laying import Laid, lay, site_of
from mathom.games.lidless_eye.rules.journey import lay_destination
from mathom.games.lidless_eye.terms import (
    DID_HALVE,
)
from mathom.kernel.dice import Dice
from support import rule

# -- hazard limit and draws


@rule("LE-B-99", "LE-A-9", "LE-A-22", "LE-X-21")
@pytest.mark.parametrize(("size", "limit", "halved"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 2)])
def test_hazard_limit(size: int, limit: int, halved: int) -> None:
    for did, expected in ((0, limit), (DID_HALVE, halved)):
        t = lay(advanced=1)
        t.stock()
        t.s.once[1] = did
        i = t.company(0, "minas-morgul", *["orc-veteran"] * size)[0]
        t.journey(i)
        assert t.s.limit == expected
        assert t.s.co_limit[t.number(i)] == expected
        assert t.now == i


@rule("LE-B-99")
def test_limit_does_not_change_when_characters_are_lost() -> None:
    t = lay()
    t.stock()
    members = t.company(0, "minas-morgul", *["orc-veteran"] * 4)
    t.journey(members[0])
    for _ in range(3):
        t.s.to_discard(t.piece("orc-veteran"))
    assert t.s.limit == 4


@rule("LE-B-94", "LE-B-98", "LE-B-102")
def test_nobody_draws_for_a_company_that_stays() -> None:
    t = lay("0 minas-morgul: radbug")
    t.stock()
    t.journey("radbug")
    assert len(t.deck[0]) == len(t.deck[1]) == 10
    t.dully()
    assert "movement over" in t.did("radbug")
    assert "moved" not in t.did("radbug")
    assert t.now == ""
    assert t.s.limit == 0


@rule("LE-B-95", "LE-B-101", "LE-B-102", "LE-B-103")
def test_draws_of_the_new_site_and_of_the_site_of_origin() -> None:
    t = lay("0 minas-morgul: radbug")
    t.stock()
    t.journey("radbug", "minas-tirith")  # 1 and 3
    assert t.s.co_open[t.number("radbug")]
    assert t.origin["radbug"] == "minas-morgul"
    assert len(t.deck[0]) == 9
    assert len(t.deck[1]) == 9
    assert t.seat == 1
    assert t.stack[-1] == "Draw"
    t.play("yes")
    t.play("yes")
    assert len(t.deck[1]) == 7
    assert t.stack[-1] != "Draw"
    t = lay("0 minas-tirith: radbug")
    t.stock()
    t.journey("radbug", "minas-morgul")
    t.play("yes")
    t.play("yes")
    assert len(t.deck[0]) == 9
    assert len(t.deck[1]) == 7


@rule("LE-A-87")
@pytest.mark.parametrize(
    ("who", "advanced", "drawn"), [("muzgash", 1, 0), ("lagduf", 1, 1), ("muzgash", 0, 1), ("ren-the-ringwraith", 1, 1)]
)
def test_active_player_draws_only_for_minds_of_three(who: str, advanced: int, drawn: int) -> None:
    t = lay(f"0 minas-morgul: {who}", advanced=advanced).stock()
    if who.startswith("ren"):
        t.journey(who, "dol-guldur")
    else:
        t.journey(who, "cirith-ungol")
        if advanced:
            t.play("path")
    t.no_more_draws()
    assert len(t.deck[0]) == 10 - drawn
    assert len(t.deck[1]) == 9


# -- the course of the phase


@rule("LE-B-104", "LE-B-105", "LE-X-2")
@pytest.mark.parametrize(
    ("start", "state", "after"), [("barad-dur", "free", "free"), ("barad-dur", "tapped", "discarded")]
)
def test_old_site_leaves_at_the_end(start: str, state: str, after: str) -> None:
    t = lay()
    t.stock()
    t.company(0, start, "radbug")
    t.site_card[start] = state
    t.journey("radbug", "minas-morgul")
    t.no_more_draws()
    assert t.site["radbug"] == start
    assert t.site_card[start] == state
    t.dully()
    assert t.site["radbug"] == "minas-morgul"
    assert t.goal["radbug"] == ""
    assert t.site_card[start] == after
    assert "moved" in t.did("radbug")
    assert t.origin["radbug"] == start
    assert len(t.hand[0]) == len(t.hand[1]) == 8


@rule("LE-B-107")
def test_company_sent_back_ends_its_phase_at_once() -> None:
    t = lay("0 dol-guldur: radbug")
    t.stock()
    t.journey("radbug", "the-lonely-mountain")
    t.no_more_draws()
    t.send_back("radbug")
    t.settle()
    assert not t.stack or t.stack[-1] == "Refill"  # no further window
    t.dully()
    assert t.site["radbug"] == "dol-guldur"
    assert "returned" in t.did("radbug")
    assert "idle" in t.did("radbug")
    assert "moved" not in t.did("radbug")


@rule("LE-B-70")
def test_phase_ends_with_the_last_character() -> None:
    t = lay("0 dol-guldur: radbug")
    t.stock()
    t.journey("radbug", "the-lonely-mountain")
    t.no_more_draws()
    t.remove("radbug", out=True)
    t.settle()
    assert not t.stack or t.stack[-1] == "Refill"
    t.dully()
    assert not t.s.companies(0)
    assert t.now == ""


@rule("LE-B-70", "LE-B-94")
def test_who_comes_into_play_after_the_last_character_has_a_phase_of_his_own() -> None:
    """Shagrat is called home in answer to We Have Come to Kill, which then brings somebody to another site."""
    t = lay("0 dol-guldur: shagrat; 0 minas-morgul: lieutenant-of-morgul")
    t.does("lieutenant-of-morgul", "movement over").stock()
    t.hold(0, "we-have-come-to-kill").hold(1, "call-of-home")
    t.phase = "movement/hazard"
    t.goal["shagrat"] = "moria"
    t.turn_from("journeys").no_more_draws()
    t.roll(2).play("play we-have-come-to-kill", "play call-of-home > shagrat", "pass", "pass")
    assert "shagrat" not in t
    t.play("bring orc-brawler > ettenmoors")
    assert t.stack[-1] == "Refill"  # the phase that was under way is over, nothing of it is his
    assert t.co["orc-brawler"] != t.s.now
    t.dully(lambda: t.stack[-1] == "Chain")
    assert (t.now, t.s.limit) == ("orc-brawler", 2)


@rule("LE-B-106")
def test_phase_ends_when_both_pass() -> None:
    t = lay()
    t.stock()
    t.hold(1, "cave-drake")
    t.company(0, "minas-morgul", "radbug")
    t.journey("radbug")
    assert t.seat == 0
    t.play("pass")
    assert t.seat == 1
    t.quiet()
    assert not t.stack or t.stack[-1] == "Refill"


@rule("LE-B-106")
def test_the_opponent_may_act_again_after_the_active_player() -> None:
    t = lay()
    t.stock()
    t.hold(0, "sudden-call")
    t.hold(1, "orc-watch")
    t.company(0, "moria", "radbug")
    t.journey("radbug")
    t.play("pass")
    played = "play orc-watch > shadow-hold"
    assert played in t.offers()
    t = lay()
    t.stock()
    t.hold(0, "sudden-call")
    t.hold(1, "orc-watch")
    t.company(0, "moria", "radbug")
    t.journey("radbug")
    t.play("play sudden-call > 1")  # back into the play deck
    assert t.seat == 1
    assert played not in t.offers()  # a creature is no response
    t.play("pass")
    while t.seat == 0:
        t.play("pass")
    assert t.seat == 1
    assert played in t.offers()


def test_additional_site_where_a_card_allows_it() -> None:
    t = lay("0 barad-dur: radbug")
    t.stock()
    t.journey("radbug", "minas-morgul")
    t.does("radbug", "goes on")
    while "move radbug+ > dol-guldur" not in t.offers():
        t.answer()
    assert t.site["radbug"] == "minas-morgul"
    t.play("move radbug+ > dol-guldur")
    assert t.origin["radbug"] == "minas-morgul"
    t.dully()
    assert t.site["radbug"] == "dol-guldur"


@rule("LE-B-100", "LE-B-108", "LE-B-113", "LE-B-116", "LE-B-118")
def test_creature_begins_a_chain_names_its_key_and_counts() -> None:
    t = lay("0 dol-guldur: radbug").stock()
    t.hold(1, "cave-drake", "doors-of-night")
    t.journey("radbug", "the-lonely-mountain").no_more_draws()
    t.play("pass")
    assert t.seat == 1
    assert t.s.limit == 2
    assert t.offered("play cave-drake") == ["play cave-drake > wilderness", "play cave-drake > ruins-and-lairs"]
    t.play("play doors-of-night")
    assert t.s.limit == 1
    while t.seat == 0:
        t.play("pass")
    assert "play cave-drake > wilderness" not in t.offers()  # not in response
    t.play("pass", "pass")
    assert t.seat == 1
    t.play("play cave-drake > wilderness")
    assert t.s.limit == 0
    while t.seat == 1:
        t.play("pass")
    assert "play cave-drake > wilderness" not in t.offers()


@rule("LE-A-75", "LE-B-125")
def test_a_tapped_site_is_found_tapped_though_who_was_there_is_gone() -> None:
    t = lay("0 easterling-camp: radbug", advanced=1)
    t.stock()
    t.site_card["easterling-camp"] = "tapped"
    t.company(0, "dol-guldur", "snaga")
    lay_destination(t.s, t.number("snaga"), site_of("easterling-camp").id)
    t.remove("radbug", out=True)
    assert t.characters(0) == ["snaga"]
    assert t.site_card["easterling-camp"] == "discarded"
    t.journey("snaga").dully()
    assert t.site["snaga"] == "easterling-camp"
    assert t.site_tapped(0, "easterling-camp")


# -- companies that meet


@rule("LE-A-75")
def test_companies_at_one_site_become_one_after_all_have_moved() -> None:
    t = lay("0 moria: radbug; 0 moria: snaga; 0 minas-morgul: ufthak; 0 minas-morgul: lagduf", advanced=1)
    t.meet()
    assert not t.stack
    assert t.co["snaga"] == t.co["radbug"]
    assert len(t.s.companies(0)) == 3
    assert t.co["ufthak"] != t.co["lagduf"]  # at a Darkhaven they stay apart


@rule("LE-A-33")
def test_opponent_chooses_which_company_stays() -> None:
    t = lay("0 moria: radbug; 0 moria: tarcil", advanced=1)
    for k in ("radbug", "tarcil"):
        t.does(k, "moved")
        t.origin[k] = "dimrill-dale" if k == "radbug" else "dol-guldur"
    t.site_card["dimrill-dale"] = "discarded"
    t.meet()
    assert t.seat == 1
    assert t.offers() == ["company radbug+", "company tarcil+"]
    t.play("company tarcil+")
    assert not t.stack
    assert t.site["radbug"] == "dimrill-dale"
    assert t.site["tarcil"] == "moria"
    assert "returned" in t.did("radbug")
    assert "idle" in t.did("radbug")
    assert t.site_card["dimrill-dale"] == "tapped"


@rule("LE-A-33")
def test_newcomer_goes_back_from_who_was_there() -> None:
    t = lay(advanced=1)
    t.company(0, "moria", *["orc-veteran"] * 5)
    j = t.company(0, "moria", *["orc-veteran"] * 3)[0]
    t.does(j, "moved")
    t.origin[j] = "dol-guldur"
    t.meet()
    assert not t.stack
    assert t.site[j] == "dol-guldur"


# -- what the opponent cannot know


@rule("LE-B-83", "LE-B-223")
def test_new_site_lies_face_down() -> None:
    t = lay("0 minas-morgul: radbug")
    lay_destination(t.s, t.number("radbug"), site_of("minas-tirith").id)
    seen = {Laid(t.s.imagine(1, Dice(seed))).goal["radbug"] for seed in range(200)}
    assert len(seen) > 10
    assert "" not in seen
    other = t.copy()
    lay_destination(other.s, other.number("radbug"), site_of("barad-dur").id)
    assert all(t.s.imagine(1, Dice(n)).digest() == other.s.imagine(1, Dice(n)).digest() for n in range(10))
    assert Laid(t.s.imagine(0, Dice(1))).goal["radbug"] == "minas-tirith"
    t.s.co_open[t.number("radbug")] = 1
    assert Laid(t.s.imagine(1, Dice(1))).goal["radbug"] == "minas-tirith"


@rule("LE-B-83")
def test_every_frame_survives_a_copy() -> None:
    t = lay("0 barad-dur: radbug, snaga", advanced=1).stock()
    t.journey("radbug", "minas-tirith")
    while t.stack:
        assert t.copy().digest() == t.digest()
        t.play(t.offers()[-1])
    assert t.site["radbug"] == "minas-tirith"
