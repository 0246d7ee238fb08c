"""Hazard short-events on another card."""

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.rules.combat.attack import Attack
from support import card, rule

HIDE = "a-nice-place-to-hide"


def journey() -> Laid:
    return lay("0 minas-morgul: jerrek, gorbag").going("jerrek", "bree", "w")


@card("twilight")
def test_twilight_ends_an_environment_in_play() -> None:
    t = journey()
    assert t.hazard_on("twilight") == []
    t.lay("doors-of-night", 1)
    t.s.limit = 0
    assert t.hazard_on("twilight") == ["doors-of-night"]
    t.hazard("twilight > doors-of-night")
    assert sorted(t.discard[1]) == ["doors-of-night", "twilight"]
    assert t.s.limit == 0  # it does not count


@card("twilight")
def test_twilight_as_a_resource_and_against_what_was_just_declared() -> None:
    t = journey().hold(0, "twilight").hold(1, "doors-of-night", "twilight")
    t.opens("travel start", 1).play("play doors-of-night")
    assert t.seat == 0
    assert t.offered("play twilight") == ["play twilight > doors-of-night"]
    t.play("play twilight > doors-of-night")
    assert t.offered("play twilight") == ["play twilight > doors-of-night", "play twilight > twilight"]
    t.quiet()
    assert "doors-of-night" not in t
    assert "doors-of-night" in t.discard[1]
    t = lay("0 minas-morgul: gorbag").hold(0, "twilight")
    t.lay("doors-of-night", 1)
    t.organize()
    assert "play twilight > doors-of-night" in t.offers()


@rule("LE-X-18")
@card("twilight")
def test_the_chain_of_the_book() -> None:
    """Minions Stir, Skies of Fire in response, Twilight in response to that: Minions Stir works"""
    t = lay("0 minas-morgul: gorbag").going("gorbag", "bree", "w")
    t.lay("doors-of-night", 1)
    t.hold(0, "skies-of-fire").hold(1, "minions-stir", "twilight")
    t.opens("travel start", 1)
    t.play("play minions-stir", "play skies-of-fire", "play twilight > skies-of-fire").quiet()
    assert "skies-of-fire" not in t
    attack = t.attack("orc", "gorbag", 1, 8, begin=False)
    t.s.call(attack)
    assert t.strength(attack) == (3, 10)


def attacked(t: Laid) -> Attack:
    """the company is attacked as at the site, on its way, and may hide"""
    t.hold(0, HIDE)
    attack = t.automatic("jerrek", begin=False)
    attack.auto = -1
    t.run(attack)
    return attack


@card("wrath-of-the-west")
def test_wrath_of_the_west() -> None:
    for roll, works in ((6, True), (7, False)):
        t = journey().hold(1, "wrath-of-the-west")
        attack = attacked(t)
        assert t.offered("play wrath-of-the-west") == []
        t.play(f"play {HIDE} > jerrek")
        assert t.offered("play wrath-of-the-west") == [f"play wrath-of-the-west > {HIDE}"]
        t.roll(roll).play(f"play wrath-of-the-west > {HIDE}").quiet()
        assert bool(attack.cancelled) == works
        assert HIDE in t.discard[0]
        assert t.characters(0) == ["jerrek", "gorbag"]


@card("searching-eye")
def test_searching_eye_cancels_a_scout_card() -> None:
    t = journey().hold(1, "searching-eye")
    attack = attacked(t)
    t.play(f"play {HIDE} > jerrek")
    assert t.offered("play searching-eye") == [f"play searching-eye > {HIDE}"]
    t.play(f"play searching-eye > {HIDE}").quiet()
    assert not attack.cancelled
    assert HIDE in t.discard[0]


@card("searching-eye")
def test_searching_eye_ends_what_lasts_of_one() -> None:
    t = journey()
    assert t.hazard_on("searching-eye") == []
    t.lasts("sneakin", 0, company="jerrek").lasts("blow-turned", 0)  # of a scout, of a warrior
    assert t.hazard_on("searching-eye") == ["sneakin"]
    t.hazard("searching-eye > sneakin")
    assert not t.lasting("sneakin")
    assert t.lasting("blow-turned")


@card("searching-eye")
def test_searching_eye_from_on_guard() -> None:
    t = lay("0 bree: jerrek, gorbag").staying("jerrek").hold(0, HIDE)
    t.phase = "site"
    t.s.limit = 0
    t.guard("searching-eye", "jerrek")
    attack = t.automatic("jerrek", begin=False)
    t.run(attack).play(f"play {HIDE} > jerrek")
    assert t.seat == 1
    assert t.offered("reveal searching-eye") == [f"reveal searching-eye > {HIDE}"]
    t.play(f"reveal searching-eye > {HIDE}").quiet()
    assert not attack.cancelled
    assert "searching-eye" in t.discard[1]
