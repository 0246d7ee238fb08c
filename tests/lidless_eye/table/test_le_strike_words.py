"""The strike under way in words: both sums with every card in them, and the chance."""

from lidless_eye.laying import lay
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.table.words.strike import Chance, Reckoning, explain
from mathom.games.lidless_eye.terms import WOLF
from mathom.kernel.words import say
from support import rule


def amounts(reckoning: Reckoning | None) -> tuple[list[int], list[int]]:
    assert reckoning is not None
    return [term.amount for term in reckoning.defence], [term.amount for term in reckoning.attack]


def test_nothing_to_explain() -> None:
    t = lay()
    assert explain(t.s) is None


@rule("LE-X-13")
def test_lagduf_and_the_huorn() -> None:
    t = lay("0 buhr-widu: lagduf")
    t.creature("huorn", "lagduf", "wilderness")
    taps = explain(t.s, stays=False)
    stays = explain(t.s, stays=True)
    assert amounts(taps) == ([5], [10])
    assert amounts(stays) == ([5, -3], [10])
    assert taps is not None
    assert taps.chance == Chance(26, 4, 6)  # more than 5; 5; less
    assert stays is not None
    assert stays.chance == Chance(10, 5, 21)
    assert say(stays.words()) == (
        "Lagduf: 5 − 3 (stays untapped) = 2 and the roll against 10; of 36 rolls 10 beat it off, 5 are equal, "
        "21 are too low"
    )


def test_every_card_and_every_rule_has_its_number() -> None:
    t = lay("0 buhr-widu: gorbag (black-mace), muzgash, snaga", advanced=1)
    t.lay("wake-of-war", 1)
    attack = t.creature("wargs", "gorbag")
    assert t.names(attack.targets) == ["gorbag", "muzgash", "snaga"]  # 2 + 1 strikes
    t.play("face gorbag").quiet()
    t.strike.excess = 1
    t.tap["gorbag"] = "tapped"
    reckoning = explain(t.s)
    assert reckoning is not None
    assert [(say(term.word), term.amount) for term in reckoning.attack] == [("Wargs", 9), ("Wake of War", 1)]
    words = [(say(term.word), term.amount) for term in reckoning.defence]
    assert words == [("Gorbag", 6), ("Black Mace", 3), ("excess strikes", -1), ("tapped", -1)]
    assert [p.face for p in reckoning.zones()[0].pieces if p.face] == ["gorbag", "black-mace", "wargs", "wake-of-war"]


def test_the_sum_is_the_defence_whatever_the_position() -> None:
    for position in ("untapped", "tapped", "wounded"):
        t = lay("0 buhr-widu: gorbag (black-mace), muzgash", advanced=1)
        t.attack("wolf", "gorbag", 1, 12)
        t.play("assign gorbag").quiet()
        strike = t.strike
        strike.excess = 2
        strike.help = 1
        t.tap["gorbag"] = position
        reckoning = explain(t.s)
        assert reckoning is not None
        assert reckoning.total == strike.defence(t.s)
        assert any(term.card == "black-mace" for term in reckoning.defence)
        assert reckoning.against == 12


def test_after_the_roll_the_dice_are_in_the_sum() -> None:
    t = lay("0 buhr-widu: gorbag, asternak", advanced=1)
    t.lay_on("despair-of-the-heart", "asternak", 1)  # he checks when Gorbag is wounded, and Gorbag's friends may help
    t.roll((4, 2), (1, 1))
    t.tap["gorbag"] = "tapped"
    attack = special_attack(t.s, t.number("gorbag"), WOLF, 1, 12)
    attack.only = t.piece("gorbag")
    t.join("gorbag", "hador")
    t.s.call(attack)
    t.settle().quiet()
    t.play("pass").quiet()  # nobody helps Gorbag in his strike
    assert t.tap["gorbag"] == "wounded"
    reckoning = explain(t.s)
    assert reckoning is not None
    assert say(reckoning.words()) == "Gorbag: 5 + 6 = 11 against 12"
    assert reckoning.chance is None


def test_the_fallen_are_not_explained() -> None:
    t = lay("0 buhr-widu: gorbag (black-mace), muzgash")
    t.roll((1, 1), (6, 6))
    t.attack("wolf", "gorbag", 1, 20)
    t.play("assign gorbag").quiet()
    t.play("stay").quiet()
    assert t.stack[-1] == "Bequest"
    assert explain(t.s) is None
