"""LE-B-158 to LE-B-192, LE-A-76: the examples of the book, and the whole attack."""

from lidless_eye.fights import attacked, fought, settle, take
from lidless_eye.support_le import all_rolled, bare, company, dice, has, lay_on, options
from lidless_eye.support_le import settle as settle_once
from lidless_eye.support_le import take as take_once
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, REGION_NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.whereabouts import FACED_ORCS
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, CANCELLED, NOT_DEFEATED
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable, fighting
from mathom.games.lidless_eye.rules.combat.making import creature_attack, special_attack
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now, striking
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.setup import from_json
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    CHAIN,
    FACE,
    FREE_HOLD,
    HELP,
    KEY_REGION,
    KEY_SITE_KIND,
    MAN,
    ORC,
    PASS,
    STAY,
    TABLE,
    TAPPED,
    THIS_ATTACK,
    UNTAPPED,
    WILDERNESS,
    WOUNDED,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import act, act_a, act_b, act_kind
from mathom.kernel.vecs import append
from support import rule

# -- the examples of the book


@rule("LE-X-13", "LE-B-170", "LE-B-172", "LE-B-173", "LE-B-182")
def test_lagduf_beats_a_huorn() -> None:
    s = bare()
    i, (lagduf,) = company(s, 0, "buhr-widu", "lagduf")
    dice(s, (4, 4))
    attacked(s, i, "huorn")
    strike = strike_now(s)
    assert strike.target == lagduf
    assert s.seat == 0
    assert options(s) == [act(STAY), act(PASS)]
    strike.stays = 1
    assert strike.defence(s) == 2  # not tapping would give 2
    strike.stays = 0
    take(s, PASS)
    assert (strike.sum, strike.against) == (13, 10)
    assert s.result == BEATEN
    assert not s.stack
    assert all_rolled(s)
    assert s.tap[lagduf] == TAPPED
    assert has(s.discard[1], "huorn")
    assert s.stored[0].size() == 0


@rule("LE-B-69")
def test_an_overt_company_stays_so_for_the_whole_attack() -> None:
    s = bare()
    i, (ciryaher, gorbag) = company(s, 0, "henneth-annun", "ciryaher", "gorbag")
    s.now = i
    attack = creature_attack(s, s.lay(NUMBERS["gondorian-rangers"], 1, CHAIN), WILDERNESS)
    s.call(attack)
    settle_once(s)
    assert attack.overt
    remove_character(s, gorbag, TO_DISCARD)
    assert not overt(s, i)
    dice(s, (1, 1), (1, 1), (1, 1))
    settle(s)
    take(s, PASS)
    assert not attack.detain
    assert s.tap[ciryaher] == WOUNDED  # not just tapped
    again = attacked(s, i, "gondorian-rangers")
    assert not again.overt
    assert again.detain


@rule("LE-X-14", "LE-B-165", "LE-B-174", "LE-B-181", "LE-B-186", "LE-B-190", "LE-B-191")
def test_gondorian_rangers_against_an_overt_company() -> None:
    s = bare()
    i, people = company(s, 0, "henneth-annun", "ciryaher", "jerrek", "gorbag")
    dice(s, (4, 4), (3, 4), (3, 2), (6, 1), (2, 2), (5, 2))
    attack = attacked(s, i, "gondorian-rangers", KEY_REGION + REGION_NUMBERS["ithilien"])
    assert attack.overt
    assert not attack.detain
    assert list(attack.targets) == people
    assert attack.left == 0
    assert options(s) == [act(FACE, c) for c in people]
    for c in people[:2]:
        take(s, FACE, c)
        take(s, PASS)
    take(s, PASS)  # Gorbag, the last one
    assert list(attack.outcomes) == [1, 1, 1]  # 2 + 8, 5 + 5 and 6 + 4 are more than 9; 7, 7 and 7 more than 6
    assert s.result == BEATEN
    assert all_rolled(s)
    assert has(s.stored[0], "gondorian-rangers")
    assert KINDS[NUMBERS["gondorian-rangers"]].points == 2


@rule("LE-X-14", "LE-B-173", "LE-B-179")
def test_a_strike_that_survives_its_body_check_saves_the_attack() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "henneth-annun", "gorbag")
    dice(s, (2, 2), (3, 3))
    attacked(s, i, "gondorian-rangers", KEY_REGION + REGION_NUMBERS["ithilien"])
    take(s, PASS)
    assert s.result == NOT_DEFEATED
    assert all_rolled(s)
    assert s.tap[gorbag] == TAPPED
    assert has(s.discard[1], "gondorian-rangers")
    assert s.stored[0].size() == 0


@rule("LE-X-14", "LE-B-184", "LE-B-185", "LE-B-186")
def test_gondorian_rangers_detain_a_covert_company() -> None:
    s = bare()
    i, (ciryaher, jerrek) = company(s, 0, "henneth-annun", "ciryaher", "jerrek")
    s.tap[jerrek] = WOUNDED
    dice(s, (1, 1), (6, 6))
    attack = attacked(s, i, "gondorian-rangers", KEY_REGION + REGION_NUMBERS["ithilien"])
    assert attack.detain
    assert not attack.overt
    take(s, FACE, ciryaher)
    take(s, STAY)  # 2 - 3 + 2 is less than 9: tapped, not wounded, no body check
    assert s.tap[ciryaher] == TAPPED
    # Jerrek: 5 - 2 + 12 is more than 9: defeated without a body check
    assert list(attack.outcomes) == [2, 1]
    assert all_rolled(s)
    assert s.tap[jerrek] == WOUNDED
    assert s.result == NOT_DEFEATED


@rule("LE-B-184", "LE-B-185")
def test_no_points_for_a_detainment_attack() -> None:
    s = bare()
    i, (hador,) = company(s, 0, "henneth-annun", "hador")
    dice(s, (6, 6))
    attacked(s, i, "gondorian-rangers", KEY_REGION + REGION_NUMBERS["ithilien"])
    take(s, STAY)
    assert s.result == BEATEN
    assert s.tap[hador] == UNTAPPED
    assert has(s.discard[1], "gondorian-rangers")
    assert s.stored[0].size() == 0


@rule("LE-B-185")
def test_detainment_does_no_more_to_who_is_tapped() -> None:
    for position in (TAPPED, WOUNDED):
        s = bare()
        i, (hador,) = company(s, 0, "henneth-annun", "hador")
        s.tap[hador] = position
        dice(s, (1, 1))
        attacked(s, i, "gondorian-rangers", KEY_REGION + REGION_NUMBERS["ithilien"])
        assert s.tap[hador] == position
        assert s.result == NOT_DEFEATED
        assert all_rolled(s)


@rule("LE-X-25", "LE-A-76", "LE-B-162", "LE-B-166")
def test_support_against_a_cave_drake() -> None:
    s = bare(advanced=1)
    i, (gorbag, muzgash, snaga, ufthak, veteran) = company(
        s, 0, "buhr-widu", "gorbag", "muzgash", "snaga", "ufthak", "orc-veteran"
    )
    dice(s, (6, 6), (1, 2), (1, 1))
    attack = attacked(s, i, "cave-drake")
    assert s.seat == 1
    assert len(options(s)) == 5
    take(s, ASSIGN, gorbag)
    take(s, ASSIGN, muzgash)
    assert s.seat == 0
    take(s, FACE, gorbag)
    take(s, STAY)
    assert options(s) == [act(HELP, snaga), act(HELP, ufthak), act(HELP, veteran), act(PASS)]
    first = strike_now(s)
    take(s, PASS)
    assert (first.sum, first.against) == (15, 10)
    assert attack.outcomes[0] == 1
    take(s, PASS)  # Muzgash taps
    second = strike_now(s)
    for c in (snaga, ufthak, veteran):
        assert act(HELP, gorbag) not in options(s)  # he had a strike of this attack
        take(s, HELP, c)
    assert second.sum - second.rolled == 4 + 3
    assert [s.tap[c] for c in (gorbag, muzgash, snaga, ufthak, veteran)] == [UNTAPPED, TAPPED, TAPPED, TAPPED, TAPPED]
    assert (second.sum, second.against) == (10, 10)  # equal: it fails, and the attack is not defeated
    assert s.result == NOT_DEFEATED


@rule("LE-A-76")
def test_no_support_in_the_basic_game() -> None:
    s = bare()
    i, (gorbag, _) = company(s, 0, "buhr-widu", "gorbag", "muzgash")
    dice(s, (6, 6))
    fought(s, i, 1, 10)
    take(s, ASSIGN, gorbag)
    take(s, PASS)
    assert not s.stack
    assert s.result == BEATEN


@rule("LE-X-11", "LE-B-178")
def test_dire_wolves_in_a_wake_of_war() -> None:
    for events, strikes, prowess in (
        ((), 4, 8),
        (("wake-of-war",), 5, 9),
        (("wake-of-war", "doors-of-night"), 6, 10),
    ):
        s = bare()
        i, (_gorbag,) = company(s, 0, "buhr-widu", "gorbag")
        for name in events:
            s.lay(NUMBERS[name], 1, TABLE)
        attack = attacked(s, i, "dire-wolves")
        assert attack.prowess_now(s) == prowess
        assert 1 + strike_now(s).excess == strikes
        assert strike_now(s).defence(s) == 6 - (strikes - 1)


@rule("LE-X-12", "LE-B-175", "LE-B-176", "LE-B-218")
def test_nothing_comes_between_wound_and_body_check() -> None:
    s = bare()
    i, (hador, _) = company(s, 0, "buhr-widu", "hador", "asternak")
    s.hand[0].add(NUMBERS["foul-smelling-paste"], 1)
    dice(s, (1, 1), (5, 5))
    fought(s, i, 1, 12)
    take(s, ASSIGN, hador)
    take_once(s, PASS)
    while s.zone[hador] == TABLE:
        assert s.tap[hador] != WOUNDED  # nobody is asked anything while the body check is due
        take_once(s, PASS)
    assert has(s.out[0], "hador")
    assert all_rolled(s)


# -- the whole attack


@rule("LE-B-180", "LE-B-164", "LE-B-117")
def test_a_cancelled_attack_has_no_effect() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    s.now = i
    attack = creature_attack(s, s.lay(NUMBERS["orc-watch"], 1, CHAIN), WILDERNESS)
    s.call(attack)
    assert cancellable(s)
    assert fighting(s) == ORC
    cancel(s)
    settle(s)
    assert s.result == CANCELLED
    assert s.tap[gorbag] == UNTAPPED
    assert has(s.discard[1], "orc-watch")
    assert s.co_did[i] & FACED_ORCS
    attack = special_attack(s, i, ORC, 1, 8)
    attack.no_cancel = 1
    s.call(attack)
    cancel(s)
    assert not attack.cancelled
    s.stack.clear()
    attack = fought(s, i, 1, 8)
    assert len(attack.targets) == 1
    assert not cancellable(s)
    assert striking(s, gorbag)


@rule("LE-B-179")
def test_a_cancelled_strike_is_not_a_defeated_one() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    dice(s)
    fought(s, i, 1, 8)
    cancel_strike(s)
    take(s, PASS)
    assert s.result == NOT_DEFEATED
    assert s.tap[gorbag] == UNTAPPED


@rule("LE-B-178")
def test_nothing_is_under_way() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "buhr-widu", "gorbag")
    assert attack_now(s).defender == -1
    assert fighting(s) == 0
    assert not striking(s, gorbag)
    assert not cancellable(s)
    e = s.echo(s.lay(NUMBERS["bold-thrust"], 0, TABLE), THIS_ATTACK, gorbag)
    dice(s, (6, 6))
    fought(s, i, 1, 8)
    take(s, PASS)
    assert s.kind[e] == -1
    assert not s.stack


@rule("LE-B-183")
def test_no_points_for_ones_own_creature() -> None:
    s = bare()
    i, (_,) = company(s, 0, "buhr-widu", "gorbag")
    s.now = i
    attack = creature_attack(s, s.lay(NUMBERS["the-border-watch"], 0, CHAIN), FREE_HOLD + KEY_SITE_KIND)
    attack.attacker = 1
    attack.fixed = 1
    dice(s, (6, 6))
    s.call(attack)
    settle(s)
    take(s, PASS)
    assert s.result == BEATEN
    assert has(s.discard[0], "the-border-watch")
    assert s.stored[0].size() == 0


@rule("LE-B-165")
def test_a_fixed_number_stands_against_one_for_each() -> None:
    s = bare()
    i, people = company(s, 0, "buhr-widu", "gorbag", "muzgash", "snaga")
    attack = special_attack(s, i, MAN, 1, 8)
    attack.each = 1
    attack.fixed = 1
    s.call(attack)
    settle(s)
    assert options(s) == [act(ASSIGN, c) for c in people]


def test_who_is_spared_who_must_and_who_alone() -> None:
    s = bare()
    i, (a, b, c) = company(s, 0, "buhr-widu", "gorbag", "muzgash", "snaga")
    s.tap[b] = TAPPED
    attack = special_attack(s, i, MAN, 2, 8)
    attack.spared = append(attack.spared, a)
    s.call(attack)
    settle(s)
    assert list(attack.targets) == [c, b]
    assert s.seat == 0
    s.stack.clear()
    attack = special_attack(s, i, MAN, 2, 8)
    attack.must = append(attack.must, b)
    s.call(attack)
    settle(s)
    assert list(attack.targets) == [b]
    assert options(s) == [act(ASSIGN, a), act(ASSIGN, c)]
    s.stack.clear()
    attack = special_attack(s, i, MAN, 2, 8)
    attack.only = b
    s.tap[b] = UNTAPPED
    s.call(attack)
    settle(s)
    assert list(attack.targets) == [b]
    assert strike_now(s).excess == 1
    s.stack.clear()
    attack = special_attack(s, i, MAN, 2, 8)
    attack.chooses = 1
    attack.defender_assigns = 1
    s.call(attack)
    settle(s)
    assert s.seat == 0
    assert options(s) == [act(ASSIGN, x) for x in (a, b, c)]


# -- saving


def test_an_attack_is_copied_and_saved_at_every_question() -> None:
    s = bare(advanced=1)
    i, people = company(s, 0, "buhr-widu", "gorbag", "muzgash", "snaga")
    lay_on(s, "black-mace", people[0])
    s.dice.given = None
    attacked(s, i, "dire-wolves")
    asked = 0
    while s.stack:
        twin = s.copy()
        assert twin.digest() == s.digest()
        assert options(twin) == options(s)
        again = from_json(s.to_json(), Dice(1))
        assert again.digest() == s.digest()
        assert options(again) == options(s)
        action = options(s)[-1]
        take_once(s, act_kind(action), act_a(action), act_b(action))
        asked += 1
    assert asked > 4
