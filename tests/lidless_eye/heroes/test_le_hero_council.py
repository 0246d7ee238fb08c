"""Part H: the Free Council: who calls it and when, and how points are counted."""

import mathom
from lidless_eye.laying import Laid, lay
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")
FACTIONS = ("army-of-the-dead", "hero-southrons", "hero-easterlings", "iron-hill-dwarves")  # 6, 5, 4, 4 points


def ending(t: Laid) -> Laid:
    """the end of the turn of the active player, from when hands are refilled"""
    return t.turn_from("refill")


def with_factions(*more: str) -> Laid:
    t = lay("0 rivendell: gandalf; 1 rivendell: radagast").stock()
    for name in (*FACTIONS, *more):
        t.lay(name, 0)
    return t


@rule("LE-H-105", "LE-H-106", "LE-HX-24")
def test_a_wizard_player_calls_the_council_at_the_end_of_his_turn() -> None:
    t = ending(with_factions("hobbits"))
    assert t.total_points(0) == 20
    assert (t.seat, list(t.offers())) == (0, ["yes", "pass"])
    t.listen().play("yes")
    assert t.s.council == 1  # the turn of his opponent is the last one
    assert t.s.active == 1
    told = [say(event.words) for event in GAME.events(t.s, 0, ("Ada", "Bo"))]
    assert "Ada calls the Free Council" in told


@rule("LE-H-105", "LE-H-106")
def test_he_need_not_and_is_not_asked_with_less() -> None:
    t = ending(with_factions("hobbits")).play("pass")
    assert (t.s.council, t.s.active) == (-1, 1)
    t = ending(with_factions())
    assert t.total_points(0) == 19
    assert (t.s.council, t.s.active) == (-1, 1)


@rule("LE-H-106", "LE-HX-24")
def test_a_ringwraith_player_is_not_asked() -> None:
    t = lay("0 minas-morgul: tarcil; 1 minas-morgul: gorbag").stock()
    for name in ("smaug-roused", "scatha-roused", "hillmen", "dunlendings", "ice-orcs"):
        t.lay(name, 0)
    assert t.may_call(0)
    ending(t)
    assert (t.s.council, t.s.active) == (-1, 1)


@rule("LE-H-105", "LE-H-108")
def test_nobody_calls_once_it_is_called_and_it_meets_when_both_decks_are_exhausted() -> None:
    t = with_factions("hobbits")
    t.s.council = 1
    assert not t.may_call(0)
    assert ending(t).s.active == 1
    t = with_factions()
    t.s.exhausted[0] = t.s.exhausted[1] = 1
    ending(t).play("pass")
    assert t.phase == "council" or t.ending == "council"


@rule("LE-H-16", "LE-H-107")
def test_sudden_call_calls_nothing_among_wizard_players() -> None:
    t = with_factions("hobbits")
    t.s.advanced = 1
    assert t.may_call(0)
    back_into_the_deck = ["1"]
    assert t.resource_on("sudden-call") == back_into_the_deck
    assert t.staying("gandalf").hazard_on("sudden-call") == back_into_the_deck


@rule("LE-H-109")
def test_before_it_every_character_checks_wizards_too() -> None:
    t = lay("0 rivendell: gandalf (lure-of-the-senses), aragorn-ii (lure-of-nature); 1 rivendell: legolas")
    t.roll(12, 12, 12)
    t.council(0).dully()
    assert t.all_rolled()
    t = lay("0 rivendell: radagast (lure-of-the-senses, lure-of-nature); 1 rivendell: legolas").roll(2)
    t.council(0).dully()
    assert (t.ending, int(t.s.victor)) == ("fall", 1)


def both(aragorn: bool) -> Laid:
    t = lay("0 rivendell: beorn, faramir, adrazar; 1 rivendell: elrond, galadriel, glorfindel-ii", advanced=1)
    if aragorn:
        t.join("beorn", "aragorn-ii")
    else:
        t.add("out", 0, "aragorn-ii")
    for name in ("knights-of-dol-amroth", "hero-easterlings", "stone-of-erech"):
        t.lay(name, 0)
    t.lay_on("glamdring", "beorn")
    t.lay_on("narsil", "faramir")
    t.add("stored", 0, "slayer", "ambusher")
    t.lay("hero-variags-of-khand", 1)
    t.lay_on("orcrist", "elrond")
    t.lay_on("durin-s-axe", "galadriel")
    t.lay_on("gwaihir", "elrond")
    return t


@rule("LE-H-110", "LE-HX-25")
def test_counting_at_the_council() -> None:
    t = both(aragorn=True)
    assert t.points(0) == {"characters": 8, "items": 5, "factions": 7, "creatures": 3, "miscellaneous": 2}
    assert t.points(1) == {"characters": 9, "items": 6, "factions": 4, "allies": 2}
    assert (t.counted(0), t.counted(1)) == (25, 23)


@rule("LE-H-40", "LE-HX-25")
def test_who_is_eliminated_may_cost_points() -> None:
    t = both(aragorn=False)
    assert t.points(0)["characters"] == 2
    assert (t.counted(0), t.counted(1)) == (19, 23)
    t = lay("0 rivendell: aragorn-ii").add("discard", 0, "elrond")
    assert t.points(0) == {"characters": 3}  # who is discarded costs nothing


@rule("LE-H-110")
def test_a_kind_below_nothing_doubles_the_opponents_and_is_left_out_for_halving() -> None:
    t = lay("1 rivendell: aragorn-ii", advanced=1).add("out", 0, "elrond", "galadriel")
    t.lay("iron-hill-dwarves", 0)
    t.lay("men-of-anfalas", 1)
    t.lay_on("narsil", "aragorn-ii")
    assert t.points(0) == {"characters": -6, "factions": 4}
    assert list(t.counted_by_kind(1))[:3] == [6, 6, 2]
    assert t.counted(0) == -6  # its factions are more than half of what is left of 0


@rule("LE-H-2")
def test_it_is_called_the_free_council() -> None:
    t = both(aragorn=True)
    t.council(0).dully()
    result = GAME.view(t.s, 0).result
    assert result is not None
    assert "Free Council" in say(result.words)
