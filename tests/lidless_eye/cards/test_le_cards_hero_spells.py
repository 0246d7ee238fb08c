"""The spells of Wizards, each with the check that follows."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from support import card, rule


def cast(name: str, company: str = "gandalf, haldir", race: str = "orc") -> Laid:
    """a Wizard uses a spell against an attack of one strike at 10"""
    t = lay(f"0 hero-moria: {company}")
    t.assault(race, "gandalf", 1, 10, 0, name)
    t.roll(12)
    t.play(f"play {name} > gandalf").quiet()
    return t


@rule("LE-H-34")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(n, marks=card(n))
        for n in ("vanishment", "wizard-s-fire", "kindling-of-the-spirit", "wizard-s-flame")
    ],
)
def test_only_a_wizard_uses_it(name: str) -> None:
    t = lay("0 hero-moria: haldir")
    t.assault("orc", "haldir", 1, 10, 0, name)
    assert t.seat < 0 or not t.offered("play")
    assert cast(name).all_rolled()  # his corruption check


@rule("LE-H-34", "LE-HX-10")
@pytest.mark.parametrize(
    ("name", "roll"),
    [
        pytest.param("vanishment", 7, marks=card("vanishment")),
        pytest.param("wizard-s-fire", 9, marks=card("wizard-s-fire")),
        pytest.param("kindling-of-the-spirit", 7, marks=card("kindling-of-the-spirit")),
        pytest.param("wizard-s-flame", 8, marks=card("wizard-s-flame")),
    ],
)
def test_what_it_costs(name: str, roll: int) -> None:
    """Gandalf (+1) with 5 corruption points: the check must be greater; else he is eliminated and the game is lost"""
    for rolled, lost in ((roll, False), (roll - 1, True)):
        t = lay("0 hero-moria: gandalf (glamdring)")
        t.lay_on("lure-of-the-senses", "gandalf", 1)
        t.lay_on("lure-of-expedience", "gandalf", 1)
        assert t.corruption("gandalf") == 5
        t.assault("orc", "gandalf", 1, 10, 0, name)
        t.roll(rolled)
        t.play(f"play {name} > gandalf").quiet()
        assert (t.s.ending != 0) == lost


@card("vanishment")
def test_vanishment_cancels_an_attack() -> None:
    t = cast("vanishment")
    assert t.attacking.cancelled if t.attacked else True


@card("wizard-s-fire")
def test_fire_strengthens_the_wizard() -> None:
    t = cast("wizard-s-fire")
    assert (t.prowess("gandalf"), t.prowess("haldir")) == (11, 4)


@card("kindling-of-the-spirit")
def test_kindling_strengthens_all() -> None:
    t = cast("kindling-of-the-spirit")
    assert (t.prowess("gandalf"), t.prowess("haldir")) == (8, 6)


@card("wizard-s-flame")
def test_flame_weakens_every_attack_of_the_turn() -> None:
    t = cast("wizard-s-flame")
    assert t.attacking.prowess_now(t.s) == 8


@card("wizard-s-voice")
def test_the_voice_persuades() -> None:
    t = lay("0 rivendell: gandalf")
    t.roll(12)
    t.resource("wizard-s-voice > gandalf")
    assert (t.direct("gandalf"), t.all_rolled()) == (16, True)
    assert not t.resource_on("wizard-s-voice")


@card("wizard-s-laughter")
def test_laughter_ends_an_attempt() -> None:
    t = lay("0 rivendell: aragorn-ii; 1 rivendell: gandalf [haldir]", advanced=1)
    t.hold(1, "wizard-s-laughter")
    t.attempt("aragorn-ii", "haldir")
    t.roll(12, 12)
    while "play wizard-s-laughter > gandalf" not in t.offers():
        t.play("pass")
    t.play("play wizard-s-laughter > gandalf").quiet()
    assert t.host["haldir"] == "gandalf"
    assert "wizard-s-laughter" in t.discard[1]


@card("wizard-s-river-horses")
def test_river_horses_save_a_lonely_wizard() -> None:
    for company, may in (("gandalf", True), ("gandalf, haldir", False)):
        t = lay(f"0 hero-moria: {company}")
        attack = t.assault("nazgul", "gandalf", 1, 10, 0, "wizard-s-river-horses")
        assert bool(t.seat == 0 and t.offered("play")) == may
        if may:
            t.roll(12)
            t.play("play wizard-s-river-horses > gandalf & 0").quiet()
            assert attack.cancelled


@card("wizard-s-river-horses")
def test_river_horses_wash_nazgul_events_away() -> None:
    t = lay("0 rivendell: gandalf, haldir")
    assert not t.resource_on("wizard-s-river-horses")
    t.lay("ren-the-unclean", 1)
    t.roll(12)
    t.resource("wizard-s-river-horses > gandalf & 1")
    assert ("ren-the-unclean" in t.discard[1], t.all_rolled()) == (True, True)


@card("wizard-s-test")
@rule("LE-H-94", "LE-H-95", "LE-HX-19")
def test_wizards_test_takes_either_of_two_rolls() -> None:
    t = lay("0 rivendell: gandalf, aragorn-ii (fair-gold-ring)").hold(0, "hero-the-one-ring")
    assert t.resource_on("wizard-s-test") == ["gandalf & fair-gold-ring"]
    t.roll(4, 11, 12)
    t.resource("wizard-s-test > gandalf & fair-gold-ring")
    assert t.indicated() == {"one", "dwarven", "magic", "lesser"}
    t.play("choose hero-the-one-ring").quiet()
    assert t.on("aragorn-ii") == ["hero-the-one-ring"]
    assert (t.tap["gandalf"], t.all_rolled()) == ("untapped", True)  # and his check at -1 + 1
    assert lay("0 rivendell: gandalf, aragorn-ii").resource_on("wizard-s-test") == []


@card("wizard-s-test")
@rule("LE-H-34", "LE-H-74")
def test_wizards_test_ends_with_his_check() -> None:
    t = lay("0 rivendell: gandalf (lure-of-nature, lure-of-the-senses), aragorn-ii (fair-gold-ring)")
    t.roll(7, 7, 2)
    t.resource("wizard-s-test > gandalf & fair-gold-ring")
    t.dully()
    assert (t.ending, int(t.s.victor)) == ("fall", 1)


@pytest.mark.parametrize(
    ("name", "rolls", "outcome"),
    [
        ("orc-patrol", (2, 12), "beaten"),  # 6 + 2 is more than 6, and it has no body; last comes his own check
        ("ren-the-unclean", (10, 11, 12), "beaten"),  # 6 + 10 is more than 15, and 11 more than its body
        ("ren-the-unclean", (10, 10, 12), "not defeated"),
    ],
)
@card("true-fana")
def test_all_strikes_fail_before_true_fana(name: str, rolls: tuple[int, ...], outcome: str) -> None:
    t = lay("0 hero-moria: gandalf, haldir").hold(0, "true-fana")
    t.run(t.creature(name, "gandalf", begin=False))
    t.roll(*rolls)
    t.play("play true-fana > gandalf").quiet()
    assert (t.outcome, t.all_rolled(), t.attacked) == (outcome, True, False)
    assert (t.stored[0], t.discard[1]) == (([name], []) if outcome == "beaten" else ([], [name]))
    assert (t.tap["gandalf"], t.tap["haldir"]) == ("untapped", "untapped")


@card("true-fana")
def test_true_fana_may_not_be_enough() -> None:
    t = lay("0 hero-moria: gandalf, haldir").hold(0, "true-fana")
    t.run(t.creature("ren-the-unclean", "gandalf", begin=False))
    t.roll(9, 12)  # 6 + 9 is not more than 15
    t.play("play true-fana > gandalf").quiet()
    assert (t.attacked, t.all_rolled()) == (True, True)


def sacrificed(body: int = 0) -> Laid:
    """two strikes on Gandalf and Haldir; he gives up his form in the first of them"""
    t = lay("0 hero-moria: gandalf (glamdring, elven-cloak, gwaihir) [frodo], haldir; 1 minas-morgul: gorbag")
    t.lay_on("lure-of-the-senses", "gandalf", 1)
    t.hold(0, "sacrifice-of-form", "sacrifice-of-form")
    t.run(t.attack("orc", "gandalf", 2, 14, body, begin=False))
    while not t.offered("play sacrifice-of-form"):
        t.taps_on()
    assert t.offered("play sacrifice-of-form") == ["play sacrifice-of-form > gandalf"]
    return t


@card("sacrifice-of-form")
def test_sacrifice_of_form_ends_the_attack() -> None:
    t = sacrificed()
    t.play("play sacrifice-of-form > gandalf").quiet()
    assert (t.attacked, t.outcome) == (False, "beaten")
    assert (t.tap["haldir"], t.members("haldir")) == ("untapped", ["frodo", "haldir"])
    assert sorted(t.discard[0]) == ["gandalf", "gwaihir"]
    assert t.discard[1] == ["lure-of-the-senses"]
    assert (t.host["glamdring"], t.host["elven-cloak"]) == ("sacrifice-of-form", "sacrifice-of-form")
    assert t.worth(0, "items") == 2  # Glamdring is still in play
    assert t.resource_on("elven-cloak", "site") == []


@card("sacrifice-of-form")
def test_sacrifice_of_form_makes_body_checks_of_the_attack_worse() -> None:
    for rolls, outcome in (((7, 7), "beaten"), ((7, 6), "not defeated")):  # body 9, at +3
        t = sacrificed(9)
        t.roll(*rolls).play("play sacrifice-of-form > gandalf").quiet()
        assert (t.all_rolled(), t.outcome) == (True, outcome)


@card("sacrifice-of-form")
def test_sacrifice_of_form_awaits_the_wizard() -> None:
    t = sacrificed()
    t.play("play sacrifice-of-form > gandalf").quiet()
    t.take_from("hand", 0, "sacrifice-of-form").take_from("discard", 0, "gandalf")
    t.hold(0, "gandalf", "saruman").hold(1, "gandalf")
    t.company(0, "rivendell", "elrond")
    t.organize()
    assert {text.split()[1] for text in t.brings()} == {"gandalf"}
    t.play("bring gandalf > elrond+").quiet()
    assert [t.host[name] for name in ("glamdring", "elven-cloak", "sacrifice-of-form")] == ["gandalf"] * 3
    assert (t.prowess("gandalf"), t.body("gandalf"), t.direct("gandalf")) == (9, 10, 11)


@card("sacrifice-of-form")
def test_sacrifice_of_form_is_played_in_the_first_strike_and_not_between_companies() -> None:
    t = sacrificed()
    while t.stack[-1] == "Chain":
        t.play("pass")
    while t.attacked:
        assert t.offered("play sacrifice-of-form") == []
        t.taps_on()
    t = lay("0 minas-morgul: gorbag; 1 lorien: haldir")
    assert not card_of("sacrifice-of-form").is_fair()
