"""Part H: by agreement a Wizard who is eliminated costs his player 5 points, and the game goes on (LE-H-32)."""

from typing import cast

import pytest

import mathom
from lidless_eye.laying import Laid, lay, organizing
from lidless_eye.playing_le import chooser
from mathom.games.lidless_eye.cards.kit.appeal import worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import has_fallen
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.council import total_points
from mathom.games.lidless_eye.rules.fallen import eliminate
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")


def agreed(text: str, advanced: int = 0) -> Laid:
    t = lay(text, advanced=advanced)
    t.s.fallen = 1
    return t


def fallen(text: str, advanced: int = 0) -> Laid:
    """a table at which Gandalf was eliminated"""
    t = agreed(text, advanced)
    eliminate(t.s, t.piece("gandalf"))
    return t.settle()


@rule("LE-H-31", "LE-H-32")
def test_it_is_a_choice_of_the_set_up_and_not_the_usual_one() -> None:
    assert GAME.new(seed=1, camp="wizards").to_json().get("fallen", 0) == 0
    assert GAME.new(seed=1, camp="wizards", fallen="costs").to_json()["fallen"] == 1
    assert GAME.new(seed=1, camp="mixed", fallen="costs").to_json()["fallen"] == 1
    assert "fallen" not in GAME.new(seed=1, fallen="costs").to_json()  # nobody is a Wizard


@rule("LE-H-32")
def test_a_body_check_eliminates_him_and_the_game_goes_on() -> None:
    t = agreed("0 rivendell: wounded radagast (glamdring), legolas; 1 rivendell: elrond").roll(10).listen()
    t.run(BodyCheck(t.piece("radagast"), 0))
    assert t.ending == ""
    t.play("take glamdring > legolas")  # what becomes of what he bore is asked as of anybody (LE-B-142)
    assert t.out[0] == ["radagast"]
    assert t.points(0)["miscellaneous"] == -5
    told = [say(event.words) for event in GAME.events(t.s, 1, ("Ada", "Bo"))]
    assert "the Wizard of Ada has fallen: 5 marshalling points less" in told


@rule("LE-H-32", "LE-H-74")
def test_corruption_eliminates_him_and_the_game_goes_on() -> None:
    t = agreed("0 rivendell: radagast (lure-of-the-senses, lure-of-nature); 1 rivendell: elrond").roll(2)
    t.check("radagast")
    assert (t.ending, t.out[0], t.points(0)) == ("", ["radagast"], {"miscellaneous": -5})
    assert t.organize().saved().points(0) == {"miscellaneous": -5}


@rule("LE-H-32", "LE-H-109")
def test_the_check_at_the_council_costs_points_too() -> None:
    t = agreed("0 rivendell: radagast (lure-of-the-senses, lure-of-nature); 1 rivendell: legolas").roll(2, 12)
    t.council(0).dully()
    assert (t.ending, list(t.s.score), int(t.s.victor)) == ("council", [-5, 2], 1)
    result = GAME.view(t.s, 0).result
    assert result is not None
    assert [(say(words), n) for words, n in result.sums[0]] == [("the fallen Wizard", -5)]


@rule("LE-H-32", "LE-H-105")
@pytest.mark.parametrize(("more", "total", "calls"), [((), 19, False), (("hobbits",), 20, True)])
def test_it_is_counted_for_calling(more: tuple[str, ...], total: int, calls: bool) -> None:
    t = fallen("0 rivendell: gandalf, beorn; 1 rivendell: radagast")
    for name in ("army-of-the-dead", "hero-southrons", "hero-easterlings", "iron-hill-dwarves", *more):
        t.lay(name, 0)
    t.add("stored", 0, "slayer", "ambusher")
    assert (t.total_points(0), t.may_call(0)) == (total, calls)


@rule("LE-H-32", "LE-H-110", "LE-A-19")
def test_it_is_left_out_for_halving_and_taken_off_at_the_end() -> None:
    t = fallen("0 rivendell: gandalf, beorn; 1 rivendell: legolas", advanced=1)
    t.lay("the-white-tree", 0)
    t.lay("stone-of-erech", 0)
    assert t.points(0) == {"characters": 2, "miscellaneous": 7 - 5}
    assert t.counted_by_kind(0)[5] == 2 - 5  # the 7 are cut to 2, as many as the rest
    assert t.counted(0) == 2 + 2 - 5


@rule("LE-H-25", "LE-H-32")
def test_no_other_wizard_may_be_revealed_nor_he_again() -> None:
    t = fallen("0 rivendell: gandalf, legolas; 1 rivendell: elrond")
    t.hold(0, "radagast", "gandalf", "faramir").organize()
    assert t.offered("bring radagast") == t.offered("bring gandalf") == []
    assert t.offered("bring faramir")


@rule("LE-H-26", "LE-H-32")
def test_characters_come_to_any_haven_again() -> None:
    text = "0 lorien: gandalf; 0 rivendell: legolas; 1 rivendell: elrond"
    bound = agreed(text, advanced=1).hold(0, "faramir").organize()
    assert bound.sites_for("faramir") == {"lorien"}
    free = fallen(text, advanced=1).hold(0, "faramir").organize()
    assert {"lorien", "rivendell", "grey-havens", "edhellond"} <= free.sites_for("faramir")


@rule("LE-H-32", "LE-W-52")
def test_a_ringwraith_loses_all_the_same() -> None:
    for who, ending in (("gandalf", ""), ("ren-the-ringwraith", "fall")):
        t = agreed("0 minas-morgul: ren-the-ringwraith; 1 rivendell: gandalf")
        eliminate(t.s, t.piece(who))
        assert t.ending == ending


@rule("LE-H-32")
def test_the_greedy_player_fears_less_for_him() -> None:
    t = organizing("0 rivendell: gandalf; 1 rivendell: elrond")
    lost = worth_of(t.s, t.piece("gandalf"))
    t.s.fallen = 1
    assert 5 < worth_of(t.s, t.piece("gandalf")) < lost


@rule("LE-H-32")
def test_whole_games_go_on_past_a_fall() -> None:
    """boldly, so that a Wizard falls soon"""
    falls = 0
    for seed in range(1, 7):
        s = cast(Eye, GAME.new(seed=seed, camp="wizards", fallen="costs", rules=("basic", "advanced")[seed % 2]))
        choose = chooser("bold", seed)
        while not s.over:
            s.apply(choose(s))
        assert GAME.ending(s) in ("council", "ring")
        for seat in range(2):
            falls += has_fallen(s, seat)
            if not s.advanced:
                assert s.score[seat] == total_points(s, seat)
    assert falls >= 3
