"""Part W: a strike between two companies: prowess of both, cards, rolls, wounds, body checks, points."""

from typing import cast

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.rules.combat.bout import Bout
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.table.words.strike import explain
from support import rule

ONE = "0 moria: {attacker}; 1 hero-moria: {defender}"


def fight(attacker: str, defender: str, *, advanced: int = 0) -> Laid:
    """one against one, up to the first question"""
    t = lay(ONE.format(attacker=attacker, defender=defender), advanced=advanced)
    return t.clash(t.characters(0)[0], t.characters(1)[0])


def strikes(t: Laid) -> Laid:
    """Snaga strikes at Legolas, up to the cards on that strike"""
    t.now = "snaga"
    clash = Clash(t.number("snaga"), t.number("legolas"))
    return t.run(clash).quiet(lambda: t.stack[-2:] == ["Bout", "Chain"])


def figures(t: Laid) -> tuple[int, int]:
    """what the defender and the attacker add to their rolls"""
    reckoning = explain(t.s)
    assert reckoning is not None
    return reckoning.total, reckoning.against


@rule("LE-W-41")
@pytest.mark.parametrize(
    ("attacker", "prowess"),
    [("tapped snaga", 5 - 1), ("wounded snaga", 5 - 2), ("tapped snaga (black-mace)", 5 + 4 - 1)],
)
def test_prowess_of_who_attacks_tapped_or_wounded(attacker: str, prowess: int) -> None:
    t = fight(attacker, "legolas")
    assert figures(t) == (5, prowess)


@rule("LE-W-41", "LE-W-47")
def test_who_attacks_may_stay_untapped_too() -> None:
    t = fight("snaga", "tapped legolas")
    assert t.seat == 0
    t.roll(7, 7, 4).play("stay")
    assert t.all_rolled()  # 5 - 3 + 7 = 9 against 5 - 1 + 7 = 11: Snaga is wounded
    assert t.tap["snaga"] == "wounded"


@rule("LE-W-46", "LE-W-47")
@pytest.mark.parametrize(("answers", "snaga", "legolas"), [("pass pass", "tapped", "tapped"), ("stay stay", "", "")])
def test_equal_rolls_harm_nobody(answers: str, snaga: str, legolas: str) -> None:
    t = fight("snaga", "legolas").roll(7, 7)
    t.play(*answers.split())
    assert t.all_rolled()
    assert (t.tap["snaga"], t.tap["legolas"]) == (snaga or "untapped", legolas or "untapped")


@rule("LE-W-45", "LE-W-46", "LE-W-48", "LE-H-112")
def test_who_attacks_may_fall() -> None:
    t = fight("gulla", "tapped legolas").roll(2, 12, 9).play("pass")  # body 8
    assert t.all_rolled()
    assert t.out[0] == ["gulla"]
    assert t.points(1)["creatures"] == 1
    t.in_turn()
    assert t.saved().points(1)["creatures"] == 1


@rule("LE-W-48")
def test_who_is_only_discarded_gives_nothing() -> None:
    t = fight("snaga", "tapped legolas").roll(2, 12, 9).play("pass")  # an Orc flees at 9
    assert t.discard[0] == ["snaga"]
    assert "creatures" not in t.points(1)


@rule("LE-W-48")
def test_an_ally_gives_nothing() -> None:
    t = lay("0 moria: wounded gorbag (war-warg); 1 hero-moria: tapped beorn", active=1).roll(12, 2, 12)
    t.clash("beorn", "gorbag").play("pass")  # the Warg alone is untapped
    assert t.out[0] == ["war-warg"]
    assert "creatures" not in t.points(1)


@rule("LE-W-48", "LE-B-201")
def test_a_wizard_who_falls_loses_the_game() -> None:
    t = lay("0 moria: gorbag; 1 hero-moria: wounded gandalf")
    t.s.avatar[1] = t.s.kind[t.piece("gandalf")]
    t.roll(12, 2, 12).clash("gorbag", "gandalf").play("pass")
    assert t.ending == "fall"
    assert t.s.victor == 0


@rule("LE-W-44")
def test_others_of_the_defender_help() -> None:
    t = lay("0 moria: tapped snaga; 1 hero-moria: legolas, gimli", advanced=1).clash("snaga", "legolas")
    t.play("match snaga > legolas").play("pass")
    assert t.offers() == ["help gimli", "pass"]
    t.roll(8, 7, 2).play("help gimli")  # 4 + 8 against 5 + 1 + 7
    assert t.tap["gimli"] == "tapped"
    assert t.tap["snaga"] == "wounded"
    t = lay("0 moria: snaga, gorbag; 1 hero-moria: legolas", advanced=1).clash("snaga", "legolas")
    t.play("match snaga > legolas", "pass", "pass")
    assert not t.offered("help")  # nobody helps who attacks


@rule("LE-W-42")
def test_both_play_cards_the_attacker_first_one_with_a_skill_for_each() -> None:
    t = lay("0 moria: tapped snaga; 1 hero-moria: tapped legolas")
    t.hold(0, "bold-thrust", "swift-strokes").hold(1, "risky-blow", "risky-blow", "lucky-strike")
    strikes(t)
    assert t.seat == 0
    assert t.offers() == ["play bold-thrust > snaga", "play swift-strokes > snaga", "pass"]
    t.play("play bold-thrust > snaga")
    assert t.seat == 1
    assert t.offers() == ["play risky-blow > legolas", "pass"]  # a lucky strike changes no prowess
    assert t.refused("play lucky-strike > legolas")[1] == "LE-W-42"
    t.play("play risky-blow > legolas")
    assert t.offers() == ["pass"]  # Snaga has had his
    t.roll(2, 2).quiet()
    assert t.all_rolled()  # 5 - 1 + 3 against 5 - 1 + 3
    assert t.tap["legolas"] == "tapped"


@rule("LE-W-42")
def test_the_attacker_rolls_twice_too() -> None:
    t = lay("0 moria: tapped snaga; 1 hero-moria: tapped legolas").hold(0, "swift-strokes")
    t.roll(3, 9, 8, 2)
    strikes(t).play("play swift-strokes > snaga")  # 5 - 1 + 1 + 9 against 4 + 8
    assert t.all_rolled()
    assert t.tap["legolas"] == "wounded"


@rule("LE-W-43")
def test_no_hazards_are_played_and_those_in_play_do_nothing() -> None:
    t = lay("0 moria: tapped snaga; 1 hero-moria: tapped legolas").hold(0, "wargs").hold(1, "wargs", "risky-blow")
    t.phase = "site"
    t.lay("doors-of-night", 0)
    for company in ("legolas", "snaga"):
        hunger = t.lay("nothing-to-eat-or-drink", 0)
        t.s.co[t.piece(hunger)] = t.number(company)
    strikes(t)
    assert figures(t) == (4, 4)
    assert t.seat == 0
    assert t.refused("play wargs")[1] == "LE-W-43"
    t.play("pass")
    assert t.refused("play wargs")[1] == "LE-W-43"


@rule("LE-W-41")
def test_what_is_good_against_a_race_serves_both_sides() -> None:
    """Éowyn against a Ringwraith: LE-H18 of the contradictions"""
    t = fight("tapped ren-the-ringwraith", "eowyn")
    assert figures(t)[0] == 2 + 6
    t.roll(2, 12, 6).play("pass")
    assert t.all_rolled()
    assert "ren-the-ringwraith" not in t  # body 10, halved: 5
    t = lay("0 moria: ren-the-ringwraith; 1 hero-moria: eowyn", active=1).clash("eowyn", "ren-the-ringwraith")
    assert figures(t)[1] == 2 + 6
    t.roll(12, 2, 6).play("pass", "pass")
    assert "ren-the-ringwraith" not in t
    t = lay("0 moria: tapped snaga; 1 hero-moria: beorn (orcrist)", active=1).clash("beorn", "snaga")
    assert figures(t)[1] == 7 + 3


@rule("LE-W-45")
def test_the_chances_count_both_rolls() -> None:
    t = fight("tapped snaga", "legolas")
    reckoning = explain(t.s)
    assert reckoning is not None
    assert reckoning.chance is not None
    chance = reckoning.chance
    assert chance.of == 36 * 36
    assert chance.beaten + chance.equal + chance.struck == chance.of
    by_hand = [0, 0, 0]
    for a in range(36):
        for b in range(36):
            mine, theirs = 5 + a // 6 + a % 6, 4 + b // 6 + b % 6
            by_hand[0 if mine > theirs else 1 if mine == theirs else 2] += 1
    assert [chance.beaten, chance.equal, chance.struck] == by_hand
    bout = cast(Bout, t.strike)
    bout.striker_rolls = 2
    assert bout.to_roll(t.s, t.s.stack[-2]).of() == 36**3  # type: ignore[arg-type]
