"""LE-B-160 to LE-B-177, LE-A-45: strikes are assigned and fought, body checks follow."""

import pytest

from lidless_eye.laying import lay
from support import rule

# -- strikes


@rule("LE-B-160", "LE-B-161")
def test_the_defender_names_untapped_characters_the_attacker_the_rest() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash, tapped snaga, wounded ufthak")
    attack = t.attack("wolf", "gorbag", 1, 8)
    assert t.seat == 0
    assert t.offers() == ["assign gorbag", "assign muzgash"]
    t.stack.clear()
    attack = t.attack("wolf", "gorbag", 3, 8)
    assert t.names(attack.targets) == ["gorbag", "muzgash"]  # no choice for the defender
    assert t.seat == 1
    assert t.offers() == ["assign snaga", "assign ufthak"]
    t.play("assign ufthak").quiet()
    assert t.names(attack.targets) == ["gorbag", "muzgash", "ufthak"]
    assert t.seat == 0


@rule("LE-B-160", "LE-B-129")
def test_allies_take_strikes() -> None:
    t = lay("0 buhr-widu: gorbag (war-wolf)")
    attack = t.attack("wolf", "gorbag", 2, 8)
    assert t.names(attack.targets) == ["gorbag", "war-wolf"]


@rule("LE-B-163", "LE-B-168")
def test_excess_strikes_are_named_strike_by_strike() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash")
    t.roll((6, 5), (6, 5))
    attack = t.attack("wolf", "gorbag", 5, 8)
    assert attack.left == 3
    assert t.seat == 0
    t.play("face muzgash").quiet()
    assert t.seat == 1
    assert t.offers() == [f"excess {n}" for n in range(4)]
    t.play("excess 1").quiet()
    assert t.seat == 0
    t.play("pass").quiet()
    last = t.strike
    assert (t.name(last.target), last.excess) == ("gorbag", 2)  # the last takes all that remain
    assert last.defence(t.s) == 6 - 2
    t.play("pass").quiet()
    assert list(attack.excess) == [2, 1]
    assert t.outcome == "beaten"


@rule("LE-B-169", "LE-B-170")
def test_tapped_wounded_and_staying() -> None:
    t = lay("0 buhr-widu: gorbag")
    t.attack("wolf", "gorbag", 1, 8)
    strike = t.strike
    values = []
    for position, stays in (("untapped", 0), ("untapped", 1), ("tapped", 0), ("wounded", 0)):
        t.tap["gorbag"] = position
        strike.stays = stays
        values.append(strike.defence(t.s))
    assert values == [6, 3, 5, 4]


@rule("LE-B-170", "LE-B-172")
@pytest.mark.parametrize(
    ("roll", "stays", "position"),
    [((1, 2), 0, "tapped"), ((1, 2), 1, "wounded"), ((3, 3), 1, "untapped"), ((1, 1), 0, "wounded")],
)
def test_equal_fails_less_wounds(roll: tuple[int, int], stays: int, position: str) -> None:
    """prowess 6 against 9: tapping 3 is equal, staying 6 is equal"""
    t = lay("0 buhr-widu: gorbag")
    t.roll(roll, (1, 1))
    t.attack("wolf", "gorbag", 1, 9)
    t.play("stay" if stays else "pass").quiet()
    assert t.tap["gorbag"] == position
    assert t.outcome == "not defeated"


@rule("LE-B-167")
def test_each_strike_forgets_the_skills_spoken() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash")
    t.roll((6, 6), (6, 6))
    t.attack("wolf", "gorbag", 2, 8)
    t.play("face gorbag").quiet()
    t.s.spoken = 1
    t.play("pass").quiet()
    assert t.s.spoken == 0


# -- body checks


@rule("LE-B-175")
@pytest.mark.parametrize(("wounded", "roll", "lives"), [(0, (4, 5), True), (1, (4, 5), False), (0, (5, 5), False)])
def test_body_check_with_one_more_for_who_was_wounded(wounded: int, roll: tuple[int, int], lives: bool) -> None:
    t = lay()
    t.company(0, "buhr-widu", "hador", "asternak")  # body 9
    t.tap["asternak"] = "tapped"
    if wounded:
        t.tap["hador"] = "wounded"
    t.roll((1, 1), roll)
    attack = t.attack("wolf", "hador", 1, 14, begin=False)
    attack.only = t.piece("hador")
    t.run(attack).quiet()
    if not wounded:
        t.play("pass").quiet()
    assert t.all_rolled()
    assert ("hador" in t) == lives
    assert ("hador" in t.out[0]) == (not lives)
    assert t.names(attack.wounded) == (["hador"] if lives else [])


@rule("LE-B-177")
def test_discarded_on_a_body_check_of_exactly_n() -> None:
    for roll, where in (((4, 3), "table"), ((4, 4), "discard"), ((4, 5), "out")):
        t = lay()
        t.company(0, "buhr-widu", "lagduf", "asternak")  # body 8, discarded on 8
        t.roll((1, 1), roll)
        t.attack("wolf", "lagduf", 1, 14)
        t.play("assign lagduf").quiet()
        t.play("pass").quiet()
        found = "discard" if "lagduf" in t.discard[0] else "out" if "lagduf" in t.out[0] else "table"
        assert found == where


@rule("LE-B-177")
def test_what_changes_his_body_changes_n() -> None:
    t = lay("0 buhr-widu: lagduf, asternak")
    t.lay("nothing-to-eat-or-drink", 1)  # -1 to the body of everybody
    t.co["nothing-to-eat-or-drink"] = t.co["lagduf"]
    t.roll((1, 1), (4, 3))
    t.attack("wolf", "lagduf", 1, 14)
    t.play("assign lagduf").quiet()
    t.play("pass").quiet()
    assert "lagduf" in t.discard[0]
    assert "asternak" in t


@rule("LE-B-201", "LE-A-40")
def test_the_ringwraith_falls() -> None:
    t = lay("0 buhr-widu: ren-the-ringwraith")
    t.roll((1, 1), (6, 6))
    t.attack("wolf", "ren-the-ringwraith", 1, 20)
    t.play("pass").quiet()
    assert (t.ending, t.s.victor) == ("fall", 1)

    t = lay("0 buhr-widu: ren-the-ringwraith, dwar-the-ringwraith", advanced=1)
    t.host["dwar-the-ringwraith"] = "ren-the-ringwraith"
    t.roll((1, 1), (6, 6))
    t.attack("wolf", "ren-the-ringwraith", 1, 20)
    t.play("assign dwar-the-ringwraith").quiet()
    t.play("pass").quiet()
    t.play("pass").quiet()
    assert t.ending == ""
    assert "dwar-the-ringwraith" in t.out[0]


@rule("LE-A-45", "LE-A-46", "LE-A-47")
@pytest.mark.parametrize(("roll", "wounded"), [((3, 4), 0), ((4, 4), 1)])
def test_a_ringwraith_returns_to_the_hand(roll: tuple[int, int], wounded: int) -> None:
    """the unmodified roll counts: 8 with +1 for being wounded is still an 8"""
    t = lay("0 buhr-widu: ren-the-ringwraith, dwar-the-ringwraith", advanced=1)
    t.host["dwar-the-ringwraith"] = "ren-the-ringwraith"
    t.tap["dwar-the-ringwraith"] = "tapped"
    t.tap["ren-the-ringwraith"] = "wounded" if wounded else "untapped"
    t.lay_on("black-mace", "ren-the-ringwraith")
    t.roll((1, 1), roll)
    attack = t.attack("wolf", "ren-the-ringwraith", 1, 20, begin=False)
    attack.only = t.piece("ren-the-ringwraith")
    t.run(attack).quiet()
    if not wounded:
        t.play("pass").quiet()
    assert "ren-the-ringwraith" in t.hand[0]
    assert "black-mace" in t.discard[0]
    assert t.ending == ""
    assert t.wraith[0] == "ren-the-ringwraith"
    assert "dwar-the-ringwraith" in t
    assert t.host["dwar-the-ringwraith"] == ""


@rule("LE-A-45")
def test_no_return_in_the_basic_game() -> None:
    t = lay("0 buhr-widu: ren-the-ringwraith")
    t.roll((1, 1), (4, 4))
    t.attack("wolf", "ren-the-ringwraith", 1, 20)
    t.play("pass").quiet()
    assert "ren-the-ringwraith" in t
    assert t.tap["ren-the-ringwraith"] == "wounded"


@rule("LE-B-167", "LE-B-168", "LE-B-171")
def test_one_card_that_requires_a_skill_before_the_roll() -> None:
    t = lay("0 buhr-widu: lagduf")  # a warrior, prowess 5
    t.hold(0, "bold-thrust", "blow-turned")
    t.roll((1, 2))
    t.attack("wolf", "lagduf", 1, 10)
    strike = t.strike
    t.play("pass")  # first he says whether he taps
    assert t.seat == 0
    assert t.offered("play") == ["play blow-turned > lagduf", "play bold-thrust > lagduf"]
    t.play("play bold-thrust > lagduf")
    while strike in t.s.stack:
        assert strike.rolled == 0  # whoever is asked, the dice have not fallen yet
        assert not t.offered("play")
        t.play("pass")
    assert (strike.sum, strike.against) == (5 + 3 + 3, 10)
    t.quiet()
    assert t.outcome == "beaten"
