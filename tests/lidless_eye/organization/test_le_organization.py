"""The organization phase: influence, companies, who comes into play and who leaves."""

from typing import Any

import pytest

from lidless_eye.laying import lay
from mathom.games.lidless_eye.rules.sums import (
    has_skill,
)
from mathom.games.lidless_eye.terms import (
    ORPHANED,
    RANGER,
)
from support import rule

# -- influence


@rule("LE-B-41", "LE-B-42", "LE-B-44", "LE-B-45", "LE-B-64", "LE-A-22", "LE-X-1")
def test_influence_and_size() -> None:
    t = lay(
        "0 minas-morgul: troll-chief [troll-lout], shagrat [grishnakh], orc-tracker, dwar-the-ringwraith", advanced=1
    )
    assert t.general_used(0) == 15
    assert t.general(0) - t.general_used(0) == 5
    assert (t.overdrawn("troll-chief") == 0 and t.overdrawn("shagrat") == -0) or t.overdrawn("shagrat") <= 0
    assert t.size("troll-chief") == 6
    t.s.advanced = 0
    assert t.size("troll-chief") == 6
    t.company(1, "minas-morgul", "tarcil", "orc-captain", "lieutenant-of-morgul", "indur-the-ringwraith")
    t.follower("ciryaher", "indur-the-ringwraith")
    t.follower("orc-captain", "lieutenant-of-morgul")
    assert t.general_used(1) == 20
    assert t.size("tarcil") == 6
    assert t.overdrawn("indur-the-ringwraith") == 0
    assert t.overdrawn("lieutenant-of-morgul") == 0


@rule("LE-B-42", "LE-B-43", "LE-B-44", "LE-B-46")
def test_control_moves_between_general_and_direct_influence() -> None:
    t = lay("0 minas-morgul: lieutenant-of-morgul, radbug, tarcil; 0 minas-morgul: snaga")
    t.organize()
    assert "control radbug > lieutenant-of-morgul" in t.offers()  # 2 + 3 for Orcs against mind 4
    assert "control tarcil > lieutenant-of-morgul" not in t.offers()  # 2 against 6
    assert "control snaga > lieutenant-of-morgul" not in t.offers()  # another company
    before = t.general_used(0)
    t.play("control radbug > lieutenant-of-morgul")
    assert t.general_used(0) == before - 4
    assert t.host["radbug"] == "lieutenant-of-morgul"
    # a follower has no followers, and who has some follows nobody
    assert t.offered("control") == ["control radbug > general"]


@rule("LE-B-46")
def test_two_who_control_each_other_s_followers_may_exchange_them() -> None:
    t = lay()
    t.company(0, "minas-morgul", "gorbag", "shagrat")  # 3 and 4 for Orcs
    t.follower("muzgash", "gorbag")
    t.follower("lagduf", "shagrat")
    t.organize()
    assert "control muzgash > shagrat" not in t.offers()  # he has no influence left
    t.play("control muzgash > general")
    t.play("control lagduf > gorbag")
    t.play("control muzgash > shagrat")
    assert (t.host["muzgash"], t.host["lagduf"]) == ("shagrat", "gorbag")


@rule("LE-B-45")
def test_bonus_for_a_race_is_there_once_in_all() -> None:
    t = lay("0 minas-morgul: orc-captain, muzgash, orc-brawler, orc-veteran")
    orcs = ["muzgash", "orc-brawler", "orc-veteran"]
    t.organize()
    t.play(f"control {orcs[0]} > orc-captain")  # 2 of 3
    t.play(f"control {orcs[1]} > orc-captain")  # 1 more
    assert f"control {orcs[2]} > orc-captain" not in t.offers()


@rule("LE-B-45")
def test_each_bonus_covers_only_those_it_holds_against() -> None:
    t = lay()
    t.company(0, "minas-morgul", "gorbag")  # +3 against Orcs
    t.lay_on("trifling-ring", "gorbag")  # +3 against characters
    t.follower("orc-brawler", "gorbag")  # mind 1: of the 3 against Orcs 2 are of no use to a Man
    assert t.overdrawn("gorbag") == 0
    t.follower("jerrek", "gorbag")  # mind 4
    assert t.overdrawn("gorbag") == 1
    assert t.unused_direct("gorbag", "lagduf") == 1  # 2 of the 3 against Orcs are left, less the 1 missing


@rule("LE-B-47")
def test_followers_of_who_is_gone_cost_nothing_until_the_next_phase() -> None:
    t = lay("0 moria: lieutenant-of-morgul [radbug], snaga")
    t.remove("lieutenant-of-morgul", out=True)
    assert t.s.used[t.piece("radbug")] & ORPHANED
    assert t.general_used(0) == 4
    t.organize()
    assert not t.s.used[t.piece("radbug")] & ORPHANED
    assert t.general_used(0) == 8
    t.play("pass")
    assert "radbug" in t


@rule("LE-B-47", "LE-B-49")
def test_a_follower_without_his_controller_goes_himself_where_influence_is_missing() -> None:
    """His player does not choose another of those under general influence."""
    t = lay("0 moria: lieutenant-of-morgul [radbug], shagrat, gorbag, tarcil")
    t.remove("lieutenant-of-morgul", out=True)
    t.organize()
    assert t.general_used(0) == 22  # 18 and his 4
    t.play("pass")
    assert not t.stack  # nobody is asked
    assert t.discard[0] == ["radbug"]
    assert "radbug" not in t


@rule("LE-B-47")
def test_he_stays_where_another_is_discarded_before_the_phase_ends() -> None:
    t = lay("0 moria: lieutenant-of-morgul [radbug], shagrat, gorbag, tarcil")
    t.remove("lieutenant-of-morgul", out=True)
    t.organize()
    t.play("dismiss tarcil", "pass")
    assert "radbug" in t
    assert t.discard[0] == ["tarcil"]


@rule("LE-B-47", "LE-B-49")
def test_of_several_without_their_controller_their_player_chooses() -> None:
    t = lay("0 moria: lieutenant-of-morgul [orc-brawler, orc-brawler, orc-brawler], shagrat, gorbag, tarcil")
    t.remove("lieutenant-of-morgul", out=True)
    t.organize()
    assert t.general_used(0) == 21  # 18 and three times 1
    t.play("pass")
    assert t.offers() == ["dismiss orc-brawler#1", "dismiss orc-brawler#2", "dismiss orc-brawler#3"]
    t.play("dismiss orc-brawler#2")
    assert not t.stack


@rule("LE-B-48", "LE-B-49")
def test_surplus_is_discarded_at_the_end_of_the_phase_as_its_player_chooses() -> None:
    t = lay("0 minas-morgul: shagrat, gorbag, tarcil, radbug")
    members = ["shagrat", "gorbag", "tarcil", "radbug"]
    assert t.general_used(0) == 22
    t.organize()
    t.play("pass")
    assert t.seat == 0
    assert t.offers() == [f"dismiss {c}" for c in members]
    t.play(f"dismiss {members[3]}")
    assert not t.stack
    assert t.discard[0] == ["radbug"]


@rule("LE-B-48", "LE-B-58")
def test_surplus_of_followers() -> None:
    t = lay("0 minas-morgul: orc-captain")
    t.follower("radbug", "orc-captain")  # mind 4 against 3
    t.lay_on("black-mace", "radbug")
    t.organize()
    t.play("pass")
    assert not t.stack
    assert set(t.discard[0]) == {"radbug", "black-mace"}


@rule("LE-B-49", "LE-B-52")
def test_who_was_played_in_this_phase_goes_first_and_back_to_the_hand() -> None:
    t = lay()
    t.company(0, "minas-morgul", "shagrat", "gorbag", "tarcil")  # 18
    t.hold(0, "radbug")
    t.organize()
    t.play("bring radbug > shagrat+")
    assert t.general_used(0) == 22
    t.play("pass")
    assert not t.stack
    assert t.hand[0] == ["radbug"]
    assert len(t.discard[0]) == 0


@rule("LE-A-27")
@pytest.mark.parametrize(("advanced", "pile"), [(1, "discard"), (0, "hand")])
def test_influence_lost_again_in_the_same_phase(advanced: int, pile: str) -> None:
    t = lay("0 minas-morgul: lieutenant-of-morgul [radbug]", advanced=advanced)
    t.company(0, "moria", "orc-captain")  # 14
    t.hold(0, "calendal")
    t.organize()
    t.play("bring calendal > lieutenant-of-morgul+")  # 20: there is influence for him
    t.play("control radbug > general")  # 24
    t.play("pass")
    assert not t.stack
    assert (t.discard[0] if pile == "discard" else t.hand[0]) == ["calendal"]


@rule("LE-A-25", "LE-A-26")
def test_forced_discard_anywhere_and_nobody_is_played() -> None:
    t = lay(advanced=1)
    members = t.company(0, "moria", "shagrat", "gorbag", "tarcil", "snaga")  # 22
    t.hold(0, "muzgash")
    t.organize()
    t.play("bring muzgash > minas-morgul")
    t.play("pass")
    assert t.hand[0] == ["muzgash"]
    assert t.offers() == [f"dismiss {c}" for c in members]
    t.play(f"dismiss {members[0]}")
    assert not t.stack
    assert t.discard[0] == ["shagrat"]


@rule("LE-A-26")
def test_forced_discard_and_nobody_is_played_as_a_follower_either() -> None:
    t = lay(advanced=1)
    shagrat, *_ = t.company(0, "minas-morgul", "shagrat", "gorbag", "tarcil", "snaga")  # 22
    t.hold(0, "muzgash")
    t.organize()
    t.play(f"bring muzgash > {shagrat}+")
    t.play(f"control muzgash > {shagrat}")  # there is influence for him, but not for the others
    t.play("pass")
    assert t.hand[0] == ["muzgash"]
    assert len(t.offers()) == 4
    t.play(f"dismiss {shagrat}")
    assert not t.stack
    assert t.discard[0] == ["shagrat"]


@rule("LE-A-28")
def test_changed_mind_changes_the_influence_needed_at_once() -> None:
    t = lay("0 moria: radbug, tarcil", advanced=1)
    assert t.general_used(0) == 10
    t.lay_on("so-you-ve-come-back", "radbug", 1)
    assert t.general_used(0) == 11
    t.lay_on("awaiting-the-call", "tarcil")
    assert t.general_used(0) == 7  # 7 halved, rounded down
    t.s.to_discard(t.piece("awaiting-the-call"))
    assert t.general_used(0) == 11


# -- companies


@rule("LE-B-60")
def test_ringwraith_cannot_use_what_he_carries() -> None:
    t = lay("0 minas-morgul: tarcil, dwar-the-ringwraith")
    for bearer, better in (("tarcil", 1), ("dwar-the-ringwraith", 0)):
        before = t.prowess(bearer)
        t.lay_on("saw-toothed-blade", bearer)
        assert t.prowess(bearer) - before == better


@rule("LE-B-68")
@pytest.mark.parametrize(
    ("names_in", "is_overt"),
    [
        (("tarcil", "layos"), False),
        (("tarcil", "radbug"), True),
        (("troll-lout",), True),
        (("dwar-the-ringwraith",), False),
        (("dwar-the-ringwraith", "black-rider"), False),
        (("dwar-the-ringwraith", "heralded-lord"), False),
        (("dwar-the-ringwraith", "fell-rider"), True),
    ],
)
def test_overt_and_covert(names_in: Any, is_overt: bool) -> None:
    t = lay()
    people = [name for name in names_in if not name.endswith(("rider", "lord"))]
    members = t.company(0, "minas-morgul", *people)
    for name in names_in[len(people) :]:
        t.lay_on(name, members[0])
    assert t.overt(members[0]) == is_overt


@rule("LE-A-39", "LE-A-42")
def test_ringwraith_follower_stays_and_lends_his_skills_and_influence() -> None:
    t = lay("0 minas-morgul: dwar-the-ringwraith [hoarmurath-the-ringwraith]", advanced=1)
    assert has_skill(t.s, t.piece("hoarmurath-the-ringwraith"), RANGER)
    assert t.direct("hoarmurath-the-ringwraith") == 3
    t.organize()
    t.play("pass")
    assert not t.stack
    assert t.host["hoarmurath-the-ringwraith"] == "dwar-the-ringwraith"


@rule("LE-B-43", "LE-B-66", "LE-B-67", "LE-B-70")
def test_companies_split_and_join_at_a_darkhaven() -> None:
    t = lay("0 minas-morgul: orc-captain [muzgash], tarcil; 0 minas-morgul: radbug; 0 moria: snaga, ufthak")
    t.organize()
    for name in ("muzgash", "snaga", "ufthak"):
        assert not t.offered(f"regroup {name}")
    assert t.offered("regroup radbug") == ["regroup radbug > orc-captain+"]
    t.play("regroup orc-captain > new")
    assert t.members("orc-captain") == ["orc-captain", "muzgash"]
    assert t.members("tarcil") == ["tarcil"]
    assert t.site["orc-captain"] == "minas-morgul"
    t.play("regroup radbug > orc-captain+")
    assert len(t.s.companies(0)) == 3
    assert t.members("radbug") == ["orc-captain", "muzgash", "radbug"]
    t.play("move tarcil+ > dol-guldur")
    # until its new site is taken back
    assert not t.offered("regroup tarcil")
    assert not [text for text in t.offered("regroup") if text.endswith("tarcil+")]


@rule("LE-A-73")
def test_company_may_split_at_an_ordinary_site_and_only_one_part_stays() -> None:
    t = lay("0 easterling-camp: radbug, snaga, layos", advanced=1)
    t.organize()
    t.play("regroup radbug > new", "regroup snaga > new", "move radbug+ > the-lonely-mountain", "pass")
    assert t.co["snaga"] == t.co["layos"] != t.co["radbug"]


# -- sideboard and other places


@rule("LE-A-6", "LE-A-7", "LE-A-10", "LE-A-38")
def test_ringwraith_taps_for_the_sideboard() -> None:
    t = lay("0 minas-morgul: dwar-the-ringwraith [uvatha-the-ringwraith]", advanced=1)
    t.add("sideboard", 0, "radbug", "black-mace", "cave-drake")
    t.organize()
    assert t.offered("sideboard") == ["sideboard discard"]  # the play deck has fewer than five cards
    t.play("sideboard discard")
    assert t.tap["dwar-the-ringwraith"] == "tapped"
    assert t.tap["uvatha-the-ringwraith"] == "untapped"
    assert "choose cave-drake" not in t.offers()
    t.play("choose radbug", "choose black-mace", "pass")
    assert set(t.discard[0]) == {"radbug", "black-mace"}
    t.tap["dwar-the-ringwraith"] = "untapped"
    assert not t.offered("sideboard")  # once a turn


def test_urlurtsu_nurn_recalls_an_orc_who_must_go_elsewhere() -> None:
    t = lay("0 urlurtsu-nurn: dwar-the-ringwraith", advanced=1)
    t.add("discard", 0, "radbug", "tarcil")
    t.organize()
    assert t.offered("choose") == ["choose radbug"]
    t.play("choose radbug")
    assert t.tap["dwar-the-ringwraith"] == "tapped"
    assert t.co["radbug"] != t.co["dwar-the-ringwraith"]
    t.play("pass")
    t.meet()
    assert "radbug" not in t
    assert "dwar-the-ringwraith" in t
