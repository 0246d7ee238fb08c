"""Part W: hazards of both games for both players, what is barred, and a Nazgûl tapped for the sideboard."""

import pytest

import mathom
from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.rules.camps import BY_AGREEMENT, NOT_AGAINST_RINGWRAITHS, is_barred
from mathom.games.lidless_eye.terms import DID_HALVE, DID_REACH
from support import rule

GAME = mathom.game("lidless-eye")


def minions_on_the_way() -> Laid:
    return lay("0 minas-morgul: tarcil, gorbag; 1 rivendell: legolas", advanced=1).going("tarcil", "moria", "wwsd")


def heroes_on_the_way() -> Laid:
    return lay("0 lorien: aragorn-ii; 1 minas-morgul: tarcil", advanced=1).going("aragorn-ii", "hero-moria", "wwsd")


@rule("LE-W-5")
def test_hazards_of_both_games_are_played_by_both() -> None:
    for t in (minions_on_the_way(), heroes_on_the_way()):
        for creature in ("orc-raiders", "dwar-of-waw"):  # one of each game
            assert t.hazard_on(creature), creature


@rule("LE-W-16", "LE-H-68")
@pytest.mark.parametrize("name", NOT_AGAINST_RINGWRAITHS)
def test_four_hazards_are_not_played_against_a_ringwraith_player(name: str) -> None:
    t = minions_on_the_way()
    assert card_of(name).belongs_to(1)
    assert is_barred(t.s, card_of(name).id)
    assert not is_barred(heroes_on_the_way().s, card_of(name).id)
    assert t.hold(1, name).opens("travel start", 1).offered(f"play {name}") == []
    assert f"guard {name}" in t.offers()  # as a bluff


@rule("LE-W-16")
def test_foul_fumes_are_played_on_heroes() -> None:
    t = heroes_on_the_way()
    t.lay("doors-of-night", 1)
    assert t.hold(1, "foul-fumes").opens("travel start", 1).offered("play foul-fumes") == ["play foul-fumes"]


@rule("LE-W-18")
@pytest.mark.parametrize("name", BY_AGREEMENT)
def test_four_more_are_barred_where_it_was_agreed(name: str) -> None:
    t = minions_on_the_way()
    kind = card_of(name).id
    assert not is_barred(t.s, kind)
    t.s.shunned = 1
    assert is_barred(t.s, kind)
    assert is_barred(t.copy().s, kind)
    heroes = heroes_on_the_way()
    heroes.s.shunned = 1
    assert not is_barred(heroes.s, kind)


@rule("LE-W-18")
def test_the_agreement_is_an_option_of_the_set_up() -> None:
    assert GAME.new(seed=1, camp="mixed").to_json().get("shunned", 0) == 0
    assert GAME.new(seed=1, camp="mixed", shunned="barred").to_json()["shunned"] == 1


def with_nazgul(*sideboard: str, deck: int = 10) -> Laid:
    """Dwar lies as an event of player 1, in whose sideboard these cards are"""
    t = heroes_on_the_way().add("sideboard", 1, *sideboard).add("deck", 1, *["whip"] * deck)
    t.lay("dwar-of-waw", 1)
    return t.opens("travel start", 1)


FIVE = ("orc-raiders", "cave-drake", "wargs", "ambusher", "giant", "river", "black-mace")


@rule("LE-W-19", "LE-H-60", "LE-H-114", "LE-HX-17")
def test_a_nazgul_is_tapped_for_five_hazards_of_the_sideboard() -> None:
    t = with_nazgul(*FIVE)
    assert t.offered("use dwar-of-waw") == ["use dwar-of-waw", "use dwar-of-waw & 0", "use dwar-of-waw & 1"]
    limit = t.s.limit
    t.play("use dwar-of-waw & 0").quiet(lambda: t.stack[-1] == "Sideboard")
    for _ in range(5):
        assert "choose black-mace" not in t.offers()  # hazards only
        t.play(next(text for text in t.offers() if text.startswith("choose")))
    assert "Sideboard" not in t.stack
    assert len(t.sideboard[1]) == 2
    assert sorted(t.discard[1]) == sorted([*{*FIVE} - {*t.sideboard[1]}, "dwar-of-waw"])
    assert t.s.limit == limit - 1
    assert not t.lasting("dwar-of-waw")  # its own effect does not happen
    assert not t.s.once[1] & (DID_HALVE | DID_REACH)


@rule("LE-W-19", "LE-HX-17")
def test_or_for_one_hazard_into_the_play_deck() -> None:
    t = with_nazgul("orc-raiders", "black-mace")
    t.play("use dwar-of-waw & 1").quiet(lambda: t.stack[-1] == "Sideboard")
    assert t.offers() == ["choose orc-raiders", "pass"]
    t.play("choose orc-raiders").quiet()
    assert "orc-raiders" in t.deck[1]
    assert t.discard[1] == ["dwar-of-waw"]


@rule("LE-W-19")
def test_not_without_hazards_there_nor_into_a_deck_of_four_nor_in_the_basic_game() -> None:
    assert with_nazgul("black-mace").offered("use dwar-of-waw") == ["use dwar-of-waw"]
    assert with_nazgul("orc-raiders", deck=4).offered("use dwar-of-waw")[1:] == ["use dwar-of-waw & 0"]
    t = heroes_on_the_way().add("sideboard", 1, "orc-raiders")
    t.s.advanced = 0
    t.lay("dwar-of-waw", 1)
    assert t.opens("travel start", 1).offered("use dwar-of-waw") == ["use dwar-of-waw"]


@rule("LE-H-59", "LE-HX-17")
def test_a_nazgul_as_an_event_is_tapped_once_and_discarded() -> None:
    t = heroes_on_the_way()
    t.lay("adunaphel", 1)
    limit = t.s.limit
    t.opens("travel start", 1).play("use adunaphel > aragorn-ii").quiet()
    assert (t.tap["aragorn-ii"], t.discard[1], t.s.limit) == ("tapped", ["adunaphel"], limit - 1)
    minions = minions_on_the_way()
    minions.lay("adunaphel", 1)
    limit = minions.s.limit
    minions.opens("travel start", 1).play("use adunaphel > tarcil").quiet()
    assert (minions.tap["tarcil"], minions.s.limit) == ("tapped", limit - 1)


@rule("LE-W-32")
def test_what_cannot_be_played_on_dwarves_cannot_be_played_on_orcs() -> None:
    heroes = lay("0 lorien: gimli, anborn; 1 moria: tarcil").going("anborn", "hero-moria", "www")
    assert heroes.hazard_on("lure-of-nature") == ["anborn"]
    assert minions_on_the_way().hazard_on("lure-of-nature") == ["tarcil"]


@rule("LE-W-31")
@pytest.mark.parametrize(("site", "who"), [("hero-isengard", "saruman"), ("moria", "broin")])
def test_both_may_cancel_an_automatic_attack_at_a_home_site(site: str, who: str) -> None:
    strangers = "minas-morgul: tarcil" if site.startswith("hero") else "rivendell: legolas"
    t = lay(f"0 {site}: {who}; 1 {strangers}", advanced=1).hold(0, "sudden-call", "concealment").visit(who)
    t.play("enter").quiet(lambda: t.offered(f"help {who}") != [])
    t.play(f"help {who}").quiet()
    assert (t.tap[who], t.attacked) == ("tapped", False)


@rule("LE-W-49")
def test_a_wizard_player_gets_points_of_creatures_without_a_star_and_none_of_detainment() -> None:
    def fought(creature: str, key: str) -> Laid:
        t = lay("0 lorien: gandalf; 1 minas-morgul: tarcil").going("gandalf", "hero-moria", "wwsd")
        t.roll(*[12] * 20)
        t.creature(creature, "gandalf", key)
        while t.s.stack:
            t.taps_on("gandalf")
        return t

    assert card_of("giant").points > 0
    assert not card_of("giant").starred
    assert fought("giant", "wilderness").points(0)["creatures"] == card_of("giant").points
    starred = fought("gondorian-rangers", "wilderness")  # "*", and detainment against heroes
    assert "creatures" not in starred.points(0)


@rule("LE-W-51")
def test_a_wizard_player_takes_no_trophies() -> None:
    def trophies(text: str, who: str, site: str) -> set[str]:
        t = lay(text, advanced=1).going(who, site, "wwsd").roll(*[12] * 20)
        t.run(t.creature("giant", who, "wilderness", begin=False))
        seen: set[str] = set()
        while t.s.stack:
            seen |= {offer for offer in t.offers() if offer.startswith("take")}
            t.taps_on(who)
        return seen

    assert trophies("0 lorien: gandalf; 1 minas-morgul: tarcil", "gandalf", "hero-moria") == set()
    assert trophies("0 minas-morgul: shagrat; 1 lorien: gandalf", "shagrat", "moria")
