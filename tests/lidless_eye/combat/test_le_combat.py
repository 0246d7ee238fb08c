"""LE-B-158 to LE-B-192, LE-A-76: the examples of the book, and the whole attack."""

from lidless_eye.laying import card_of, lay
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, fighting
from mathom.games.lidless_eye.rules.combat.making import creature_attack
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, striking
from mathom.games.lidless_eye.terms import (
    CHAIN,
    FREE_HOLD,
    KEY_SITE_KIND,
    ORC,
    THIS_ATTACK,
)
from mathom.kernel.vecs import append
from support import rule

# -- the examples of the book


@rule("LE-X-13", "LE-B-170", "LE-B-172", "LE-B-173", "LE-B-182")
def test_lagduf_beats_a_huorn() -> None:
    t = lay("0 buhr-widu: lagduf")
    t.roll((4, 4))
    t.creature("huorn", "lagduf")
    strike = t.strike
    assert t.name(strike.target) == "lagduf"
    assert t.seat == 0
    assert t.offers() == ["stay", "pass"]
    strike.stays = 1
    assert strike.defence(t.s) == 2  # not tapping would give 2
    strike.stays = 0
    t.play("pass").quiet()
    assert (strike.sum, strike.against) == (13, 10)
    assert t.outcome == "beaten"
    assert not t.stack
    assert t.all_rolled()
    assert t.tap["lagduf"] == "tapped"
    assert "huorn" in t.discard[1]
    assert len(t.stored[0]) == 0


@rule("LE-B-69")
def test_an_overt_company_stays_so_for_the_whole_attack() -> None:
    t = lay("0 henneth-annun: ciryaher, gorbag")
    attack = t.creature("gondorian-rangers", "ciryaher", "wilderness", begin=False)
    t.run(attack)
    assert attack.overt
    t.remove("gorbag")
    assert not t.overt("ciryaher")
    t.roll((1, 1), (1, 1), (1, 1))
    t.settle().quiet()
    t.play("pass").quiet()
    assert not attack.detain
    assert t.tap["ciryaher"] == "wounded"  # not just tapped
    again = t.creature("gondorian-rangers", "ciryaher")
    assert not again.overt
    assert again.detain


@rule("LE-X-14", "LE-B-165", "LE-B-174", "LE-B-181", "LE-B-186", "LE-B-190", "LE-B-191")
def test_gondorian_rangers_against_an_overt_company() -> None:
    t = lay("0 henneth-annun: ciryaher, jerrek, gorbag")
    people = ["ciryaher", "jerrek", "gorbag"]
    t.roll((4, 4), (3, 4), (3, 2), (6, 1), (2, 2), (5, 2))
    attack = t.creature("gondorian-rangers", "ciryaher", "ithilien")
    assert attack.overt
    assert not attack.detain
    assert t.names(attack.targets) == people
    assert attack.left == 0
    assert t.offers() == [f"face {c}" for c in people]
    for c in people[:2]:
        t.play(f"face {c}").quiet()
        t.play("pass").quiet()
    t.play("pass").quiet()  # Gorbag, the last one
    assert list(attack.outcomes) == [1, 1, 1]  # 2 + 8, 5 + 5 and 6 + 4 are more than 9; 7, 7 and 7 more than 6
    assert t.outcome == "beaten"
    assert t.all_rolled()
    assert "gondorian-rangers" in t.stored[0]
    assert card_of("gondorian-rangers").points == 2


@rule("LE-X-14", "LE-B-173", "LE-B-179")
def test_a_strike_that_survives_its_body_check_saves_the_attack() -> None:
    t = lay("0 henneth-annun: gorbag")
    t.roll((2, 2), (3, 3))
    t.creature("gondorian-rangers", "gorbag", "ithilien")
    t.play("pass").quiet()
    assert t.outcome == "not defeated"
    assert t.all_rolled()
    assert t.tap["gorbag"] == "tapped"
    assert "gondorian-rangers" in t.discard[1]
    assert len(t.stored[0]) == 0


@rule("LE-X-14", "LE-B-184", "LE-B-185", "LE-B-186")
def test_gondorian_rangers_detain_a_covert_company() -> None:
    t = lay("0 henneth-annun: ciryaher, wounded jerrek")
    t.roll((1, 1), (6, 6))
    attack = t.creature("gondorian-rangers", "ciryaher", "ithilien")
    assert attack.detain
    assert not attack.overt
    t.play("face ciryaher").quiet()
    t.play("stay").quiet()  # 2 - 3 + 2 is less than 9: tapped, not wounded, no body check
    assert t.tap["ciryaher"] == "tapped"
    # Jerrek: 5 - 2 + 12 is more than 9: defeated without a body check
    assert list(attack.outcomes) == [2, 1]
    assert t.all_rolled()
    assert t.tap["jerrek"] == "wounded"
    assert t.outcome == "not defeated"


@rule("LE-B-184", "LE-B-185")
def test_no_points_for_a_detainment_attack() -> None:
    t = lay("0 henneth-annun: hador")
    t.roll((6, 6))
    t.creature("gondorian-rangers", "hador", "ithilien")
    t.play("stay").quiet()
    assert t.outcome == "beaten"
    assert t.tap["hador"] == "untapped"
    assert "gondorian-rangers" in t.discard[1]
    assert len(t.stored[0]) == 0


@rule("LE-B-185")
def test_detainment_does_no_more_to_who_is_tapped() -> None:
    for position in ("tapped", "wounded"):
        t = lay("0 henneth-annun: hador")
        t.tap["hador"] = position
        t.roll((1, 1))
        t.creature("gondorian-rangers", "hador", "ithilien")
        assert t.tap["hador"] == position
        assert t.outcome == "not defeated"
        assert t.all_rolled()


@rule("LE-X-25", "LE-A-76", "LE-B-162", "LE-B-166")
def test_support_against_a_cave_drake() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash, snaga, ufthak, orc-veteran", advanced=1)
    t.roll((6, 6), (1, 2), (1, 1))
    attack = t.creature("cave-drake", "gorbag")
    assert t.seat == 1
    assert len(t.offers()) == 5
    t.play("assign gorbag").quiet()
    t.play("assign muzgash").quiet()
    assert t.seat == 0
    t.play("face gorbag").quiet()
    t.play("stay").quiet()
    assert t.offers() == ["help snaga", "help ufthak", "help orc-veteran", "pass"]
    first = t.strike
    t.play("pass").quiet()
    assert (first.sum, first.against) == (15, 10)
    assert attack.outcomes[0] == 1
    t.play("pass").quiet()  # Muzgash taps
    second = t.strike
    for c in ("snaga", "ufthak", "orc-veteran"):
        assert "help gorbag" not in t.offers()  # he had a strike of this attack
        t.play(f"help {c}").quiet()
    assert second.sum - second.rolled == 4 + 3
    assert [t.tap[c] for c in ("gorbag", "muzgash", "snaga", "ufthak", "orc-veteran")] == [
        "untapped",
        "tapped",
        "tapped",
        "tapped",
        "tapped",
    ]
    assert (second.sum, second.against) == (10, 10)  # equal: it fails, and the attack is not defeated
    assert t.outcome == "not defeated"


@rule("LE-A-76")
def test_no_support_in_the_basic_game() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash")
    t.roll((6, 6))
    t.attack("wolf", "gorbag", 1, 10)
    t.play("assign gorbag").quiet()
    t.play("pass").quiet()
    assert not t.stack
    assert t.outcome == "beaten"


@rule("LE-X-11", "LE-B-178")
def test_dire_wolves_in_a_wake_of_war() -> None:
    for events, strikes, prowess in (
        ((), 4, 8),
        (("wake-of-war",), 5, 9),
        (("wake-of-war", "doors-of-night"), 6, 10),
    ):
        t = lay("0 buhr-widu: gorbag")
        for name in events:
            t.lay(name, 1)
        attack = t.creature("dire-wolves", "gorbag")
        assert attack.prowess_now(t.s) == prowess
        assert 1 + t.strike.excess == strikes
        assert t.strike.defence(t.s) == 6 - (strikes - 1)


@rule("LE-X-12", "LE-B-175", "LE-B-176", "LE-B-218")
def test_nothing_comes_between_wound_and_body_check() -> None:
    t = lay("0 buhr-widu: hador, asternak")
    t.add("hand", 0, "foul-smelling-paste")
    t.roll((1, 1), (5, 5))
    t.attack("wolf", "hador", 1, 12)
    t.play("assign hador").quiet()
    t.play("pass")
    while "hador" in t:
        assert t.tap["hador"] != "wounded"  # nobody is asked anything while the body check is due
        t.play("pass")
    assert "hador" in t.out[0]
    assert t.all_rolled()


# -- the whole attack


@rule("LE-B-180", "LE-B-164", "LE-B-117")
def test_a_cancelled_attack_has_no_effect() -> None:
    t = lay("0 buhr-widu: gorbag")
    attack = t.creature("orc-watch", "gorbag", "wilderness", begin=False)
    t.s.call(attack)
    assert t.cancellable()
    assert fighting(t.s) == ORC
    cancel(t.s)
    t.settle().quiet()
    assert t.outcome == "cancelled"
    assert t.tap["gorbag"] == "untapped"
    assert "orc-watch" in t.discard[1]
    assert "faced orcs" in t.did("gorbag")
    attack = t.attack("orc", "gorbag", 1, 8, begin=False)
    attack.no_cancel = 1
    t.s.call(attack)
    cancel(t.s)
    assert not attack.cancelled
    t.stack.clear()
    attack = t.attack("wolf", "gorbag", 1, 8)
    assert len(attack.targets) == 1
    assert not t.cancellable()
    assert striking(t.s, t.piece("gorbag"))


@rule("LE-B-179")
def test_a_cancelled_strike_is_not_a_defeated_one() -> None:
    t = lay("0 buhr-widu: gorbag")
    t.roll()
    t.attack("wolf", "gorbag", 1, 8)
    cancel_strike(t.s)
    t.play("pass").quiet()
    assert t.outcome == "not defeated"
    assert t.tap["gorbag"] == "untapped"


@rule("LE-B-178")
def test_nothing_is_under_way() -> None:
    t = lay("0 buhr-widu: gorbag")
    assert attack_now(t.s).defender == -1
    assert fighting(t.s) == 0
    assert not striking(t.s, t.piece("gorbag"))
    assert not t.cancellable()
    t.lay("bold-thrust", 0)
    e = t.s.echo(t.piece("bold-thrust"), THIS_ATTACK, t.piece("gorbag"))
    t.roll((6, 6))
    t.attack("wolf", "gorbag", 1, 8)
    t.play("pass").quiet()
    assert t.s.kind[e] == -1
    assert not t.stack


@rule("LE-B-183")
def test_no_points_for_ones_own_creature() -> None:
    t = lay("0 buhr-widu: gorbag")
    t.now = "gorbag"
    attack = creature_attack(t.s, t.s.lay(card_of("the-border-watch").id, 0, CHAIN), FREE_HOLD + KEY_SITE_KIND)
    attack.attacker = 1
    attack.fixed = 1
    t.roll((6, 6))
    t.run(attack).quiet()
    t.play("pass").quiet()
    assert t.outcome == "beaten"
    assert "the-border-watch" in t.discard[0]
    assert len(t.stored[0]) == 0


@rule("LE-B-165")
def test_a_fixed_number_stands_against_one_for_each() -> None:
    t = lay("0 buhr-widu: gorbag, muzgash, snaga")
    people = ["gorbag", "muzgash", "snaga"]
    attack = t.attack("man", "gorbag", 1, 8, begin=False)
    attack.each = 1
    attack.fixed = 1
    t.run(attack).quiet()
    assert t.offers() == [f"assign {c}" for c in people]


def test_who_is_spared_who_must_and_who_alone() -> None:
    t = lay("0 buhr-widu: gorbag, tapped muzgash, snaga")
    attack = t.attack("man", "gorbag", 2, 8, begin=False)
    attack.spared = append(attack.spared, t.piece("gorbag"))
    t.run(attack).quiet()
    assert t.names(attack.targets) == ["snaga", "muzgash"]
    assert t.seat == 0
    t.stack.clear()
    attack = t.attack("man", "gorbag", 2, 8, begin=False)
    attack.must = append(attack.must, t.piece("muzgash"))
    t.run(attack).quiet()
    assert t.names(attack.targets) == ["muzgash"]
    assert t.offers() == ["assign gorbag", "assign snaga"]
    t.stack.clear()
    attack = t.attack("man", "gorbag", 2, 8, begin=False)
    attack.only = t.piece("muzgash")
    t.tap["muzgash"] = "untapped"
    t.run(attack).quiet()
    assert t.names(attack.targets) == ["muzgash"]
    assert t.strike.excess == 1
    t.stack.clear()
    attack = t.attack("man", "gorbag", 2, 8, begin=False)
    attack.chooses = 1
    attack.defender_assigns = 1
    t.run(attack).quiet()
    assert t.seat == 0
    assert t.offers() == [f"assign {x}" for x in ("gorbag", "muzgash", "snaga")]


# -- saving


def test_an_attack_is_copied_and_saved_at_every_question() -> None:
    t = lay("0 buhr-widu: gorbag (black-mace), muzgash, snaga", advanced=1)
    t.creature("dire-wolves", "gorbag")
    asked = 0
    while t.stack:
        for twin in (t.copy(), t.saved()):
            assert twin.digest() == t.digest()
            assert twin.offers() == t.offers()
        t.play(t.offers()[-1])
        asked += 1
    assert asked > 4
