"""Hazard short-events on a faction or an ally."""

from lidless_eye.laying import lay
from support import card


@card("muster-disperses")
def test_muster_disperses() -> None:
    t = lay("0 minas-morgul: lieutenant-of-morgul").staying("lieutenant-of-morgul")
    assert t.hazard_on("muster-disperses") == []
    t.lay("southrons", 0)
    t.lay("variags-of-khand", 1)
    assert t.unused_general(0) == 11
    assert t.hazard_on("muster-disperses") == ["southrons"]  # never on the own side
    t.roll(2).hazard("muster-disperses > southrons")  # 13
    assert "southrons" in t
    t = lay("0 minas-morgul: lieutenant-of-morgul, tarcil").staying("tarcil")
    t.lay("southrons", 0)
    assert t.unused_general(0) == 5
    t.roll(6).hazard("muster-disperses > southrons")  # 11 is not less than 11
    assert "southrons" in t
    t.roll(5).hazard("muster-disperses > southrons")
    assert "southrons" in t.discard[0]


@card("news-of-doom")
def test_news_of_doom() -> None:
    t = lay("0 minas-morgul: lieutenant-of-morgul, tarcil").staying("tarcil")  # 5 unused
    assert t.hazard_on("news-of-doom") == []
    for seat, faction in ((0, "southrons"), (0, "easterlings"), (1, "variags-of-khand"), (1, "balchoth")):
        t.lay(faction, seat)
    assert (t.unused_general(0), t.unused_general(1)) == (5, 20)
    t.roll(4, 5, 3, 4).hazard("news-of-doom")
    assert "southrons" in t.discard[0]  # 9
    assert "easterlings" in t  # 10
    assert "variags-of-khand" in t.discard[1]  # a 3
    assert "balchoth" in t
    assert "news-of-doom" in t.out[1]
    assert t.hazard_on("news-of-doom") == []  # unique, and gone for good


@card("stay-her-appetite")
def test_stay_her_appetite() -> None:
    t = lay("0 bree: tarcil, lieutenant-of-morgul").staying("tarcil")  # 5 unused
    assert t.hazard_on("stay-her-appetite") == []
    t.lay_on("the-warg-king", "tarcil")
    assert t.hazard_on("stay-her-appetite") == ["the-warg-king"]
    tame = t.copy().roll(9).hazard("stay-her-appetite > the-warg-king")  # 9 + 3 is not more than 5 + 2 + 5
    assert not tame.stack
    t.roll(10, 6).hazard("stay-her-appetite > the-warg-king")  # 13: it attacks at 4 + 6
    attack = t.attacking
    assert (attack.strikes, attack.prowess, t.name(attack.only)) == (1, 10, "tarcil")
    assert t.names(attack.targets) == ["tarcil"]
    beaten = t.copy()
    t.roll(6).play("pass").quiet()  # a tie: not defeated
    assert "the-warg-king" in t.discard[0]
    assert "lieutenant-of-morgul" in t
    beaten.roll(7).play("pass").quiet()
    assert "the-warg-king" in beaten
