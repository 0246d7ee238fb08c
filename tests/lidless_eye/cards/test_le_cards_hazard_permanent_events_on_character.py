"""Hazard permanent-events on a character that are no corruption cards."""

from lidless_eye.laying import lay
from support import card


@card("foolish-words")
def test_foolish_words() -> None:
    t = lay("0 southron-oasis: jerrek, the-witch-king").staying("jerrek")
    t.lay("southrons", 0)
    plain = t.influence_sum("jerrek", "southrons")
    assert t.hazard_on("foolish-words") == ["jerrek", "the-witch-king"]
    t.hazard("foolish-words > jerrek")
    assert t.influence_sum("jerrek", "southrons") == plain - 4
    assert t.hazard_on("foolish-words") == ["the-witch-king"]


@card("foolish-words")
def test_foolish_words_from_on_guard() -> None:
    t = lay("0 southron-oasis: jerrek, tarcil").staying("jerrek")
    t.guard("foolish-words", "jerrek")
    t.lay("southrons", 0)
    t.win("southrons", "jerrek")
    while t.seat == 0:
        t.play("pass")
    assert t.offered("reveal foolish-words") == ["reveal foolish-words > jerrek", "reveal foolish-words > tarcil"]
    for roll, won in ((11, 0), (12, 1)):  # his influence of 1, less 4; more than 8 is needed
        u = t.copy().roll(roll).after_showing(1).play("reveal foolish-words > jerrek").quiet()
        assert (u.result, u.host["foolish-words"]) == (won, "jerrek")
        assert u.all_rolled()


@card("rebel-talk")
def test_rebel_talk() -> None:
    t = lay("0 minas-morgul: lieutenant-of-morgul [grishnakh], jerrek").staying("jerrek")
    assert t.hazard_on("rebel-talk") == ["grishnakh", "jerrek"]  # a mind of 9 is too strong
    t.hazard("rebel-talk > grishnakh")
    assert t.host["grishnakh"] == ""
    assert t.marked("grishnakh", "orphaned")  # LE-B-47: free until the next organization phase
    t.join("jerrek", "lagduf")
    assert t.control_cost("grishnakh") == 3  # under general influence nothing changes
    t.organize()
    assert "control grishnakh > lieutenant-of-morgul" not in t.offers()
    assert "control lagduf > lieutenant-of-morgul" in t.offers()
    silent = t.copy()
    silent.s.to_discard(silent.piece("rebel-talk"))
    assert "control grishnakh > lieutenant-of-morgul" in silent.offers()
    t.host["grishnakh"] = "lieutenant-of-morgul"
    t.unmark("grishnakh", "orphaned")
    assert "control grishnakh > general" in t.offers()


@card("shut-yer-mouth")
def test_shut_yer_mouth() -> None:
    t = lay("0 minas-morgul: the-mouth, jerrek, the-witch-king").staying("jerrek")
    assert t.hazard_on("shut-yer-mouth") == ["the-mouth", "jerrek"]
    t.hazard("shut-yer-mouth > the-mouth")
    assert t.direct("the-mouth") == 2
    t.hazard("shut-yer-mouth > jerrek")
    assert t.direct("jerrek") == 0


@card("the-ring-will-have-but-one-master")
def test_one_master() -> None:
    t = lay("0 minas-morgul: jerrek, tarcil, gulla").staying("jerrek")
    assert t.hazard_on("the-ring-will-have-but-one-master") == []
    t.lay_on("the-one-ring", "jerrek")
    assert t.hazard_on("the-ring-will-have-but-one-master") == ["jerrek"]
    t.hazard("the-ring-will-have-but-one-master > jerrek")
    t.lay_on("whip", "tarcil")
    t.organize()
    assert t.offers() == ["pick tarcil", "pick gulla"]
    t.play("pick tarcil")
    assert sorted(t.discard[0]) == ["tarcil", "whip"]
    assert t.stack[-1] == "Organization"
    t.forget()
    t.s.active = 1
    t.organize()
    assert t.members("jerrek") == ["jerrek", "gulla"]  # not in the opponent's phase
    assert t.stack[-1] == "Organization"


@card("so-you-ve-come-back")
def test_so_you_ve_come_back() -> None:
    t = lay("0 minas-morgul: jerrek, tarcil, lieutenant-of-morgul [grishnakh]").staying("jerrek")
    assert t.hazard_on("so-you-ve-come-back") == ["jerrek", "grishnakh"]  # minds of 5 or less
    t.hazard("so-you-ve-come-back > jerrek")
    assert [t.mind(who) for who in t.members("jerrek")] == [4, 7, 10, 3]
    assert t.hazard_on("so-you-ve-come-back") == []  # one on a company
    t.organize()
    assert "so-you-ve-come-back" in t
    t.play("regroup jerrek > new")  # he is alone now
    assert t.mind("tarcil") == 6
    t.forget().organize()
    assert "so-you-ve-come-back" in t.discard[1]


@card("plague")
def test_plague() -> None:
    t = lay("0 minas-morgul: jerrek, hendolen, the-witch-king").going("jerrek", "bree", "w")
    assert t.hazard_on("plague") == ["jerrek"]  # neither Elf nor Ringwraith
    assert lay("0 minas-morgul: jerrek").going("jerrek", "amon-hen", "w").hazard_on("plague") == []
    assert lay("0 minas-morgul: jerrek").going("jerrek", "dol-guldur", "w").hazard_on("plague") == []
    # the plague asks for no side
    t = (
        lay("0 bree: jerrek, gorbag, tarcil; 1 bree: layos; 0 edoras: gulla")
        .staying("jerrek")
        .hazard("plague > jerrek")
    )
    t.tap["tarcil"] = "wounded"
    t.roll(11, 11, 11, 4).end_turn().quiet()  # jerrek 9 > 8; gorbag 9 = 9; tarcil 9 > 8; layos 2
    assert t.all_rolled()
    assert "tarcil" in t.out[0]
    positions = [t.tap[who] == "wounded" for who in ("jerrek", "gorbag", "layos", "gulla")]
    assert positions == [True, False, False, False]


@card("plague")
def test_plague_ends_at_a_darkhaven_but_not_at_the_end_of_its_players_turn() -> None:
    t = lay("0 bree: jerrek").staying("jerrek").hazard("plague > jerrek")
    t.s.active = 1
    t.roll().end_turn()
    assert t.all_rolled()
    t = lay("0 minas-morgul: jerrek").staying("jerrek")
    t.lay_on("plague", "jerrek", 1)
    t.organize()
    assert "plague" in t.discard[1]


def test_hazards_that_lie_with_a_character_may_come_from_on_guard() -> None:
    t = lay("0 bree: jerrek").hold(0, "whip").going("jerrek", "bree", "")
    t.guard("shut-yer-mouth", "jerrek")
    t.opens("site site-play", 1)
    assert t.offered("reveal shut-yer-mouth") == ["reveal shut-yer-mouth > jerrek"]
    t.play("reveal shut-yer-mouth > jerrek").quiet()
    assert t.host["shut-yer-mouth"] == "jerrek"
