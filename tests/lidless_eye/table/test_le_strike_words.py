"""The strike under way in words: both sums with every card in them, and the chance."""

from lidless_eye.fights import attacked, fought, settle, take
from lidless_eye.support_le import bare, company, dice, join, lay_on
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.table.words.strike import Chance, Reckoning, explain
from mathom.games.lidless_eye.terms import ASSIGN, FACE, PASS, STAY, TABLE, TAPPED, WILDERNESS, WOLF, WOUNDED
from mathom.kernel.words import say
from support import rule


def amounts(reckoning: Reckoning | None) -> tuple[list[int], list[int]]:
    assert reckoning is not None
    return [t.amount for t in reckoning.defence], [t.amount for t in reckoning.attack]


def test_nothing_to_explain() -> None:
    s = bare()
    assert explain(s) is None


@rule("LE-X-13")
def test_lagduf_and_the_huorn() -> None:
    s = bare()
    i, (_,) = company(s, 0, "buhr-widu", "lagduf")
    attacked(s, i, "huorn", WILDERNESS)
    taps = explain(s, stays=False)
    stays = explain(s, stays=True)
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
    s = bare(advanced=1)
    i, (gorbag, muzgash, snaga) = company(s, 0, "buhr-widu", "gorbag", "muzgash", "snaga")
    lay_on(s, "black-mace", gorbag)
    s.lay(NUMBERS["wake-of-war"], 1, TABLE)
    attack = attacked(s, i, "wargs")
    assert list(attack.targets) == [gorbag, muzgash, snaga]  # 2 + 1 strikes
    take(s, FACE, gorbag)
    strike_now(s).excess = 1
    s.tap[gorbag] = TAPPED
    reckoning = explain(s)
    assert reckoning is not None
    assert [(say(t.word), t.amount) for t in reckoning.attack] == [("Wargs", 9), ("Wake of War", 1)]
    words = [(say(t.word), t.amount) for t in reckoning.defence]
    assert words == [("Gorbag", 6), ("Black Mace", 3), ("excess strikes", -1), ("tapped", -1)]
    assert [p.face for p in reckoning.zones()[0].pieces if p.face] == ["gorbag", "black-mace", "wargs", "wake-of-war"]


def test_the_sum_is_the_defence_whatever_the_position() -> None:
    for position in (0, TAPPED, WOUNDED):
        s = bare(advanced=1)
        i, (gorbag, _) = company(s, 0, "buhr-widu", "gorbag", "muzgash")
        lay_on(s, "black-mace", gorbag)
        fought(s, i, 1, 12)
        take(s, ASSIGN, gorbag)
        strike = strike_now(s)
        strike.excess = 2
        strike.help = 1
        s.tap[gorbag] = position
        reckoning = explain(s)
        assert reckoning is not None
        assert reckoning.total == strike.defence(s)
        assert any(t.card == "black-mace" for t in reckoning.defence)
        assert reckoning.against == 12


def test_after_the_roll_the_dice_are_in_the_sum() -> None:
    s = bare(advanced=1)
    i, (gorbag, asternak) = company(s, 0, "buhr-widu", "gorbag", "asternak")
    lay_on(s, "despair-of-the-heart", asternak, 1)  # he checks when Gorbag is wounded, and Gorbag's friends may help
    dice(s, (4, 2), (1, 1))
    s.tap[gorbag] = TAPPED
    attack = special_attack(s, i, WOLF, 1, 12)
    attack.only = gorbag
    join(s, i, "hador")
    s.call(attack)
    settle(s)
    take(s, PASS)  # nobody helps Gorbag in his strike
    assert s.tap[gorbag] == WOUNDED
    reckoning = explain(s)
    assert reckoning is not None
    assert say(reckoning.words()) == "Gorbag: 5 + 6 = 11 against 12"
    assert reckoning.chance is None


def test_the_fallen_are_not_explained() -> None:
    s = bare()
    i, (gorbag, _) = company(s, 0, "buhr-widu", "gorbag", "muzgash")
    lay_on(s, "black-mace", gorbag)
    dice(s, (1, 1), (6, 6))
    fought(s, i, 1, 20)
    take(s, ASSIGN, gorbag)
    take(s, STAY)
    assert s.stack[-1].name() == "Bequest"
    assert explain(s) is None
