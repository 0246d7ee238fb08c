"""Part W: what stays special to each camp at a table of both, how it ends, and whole games."""

from collections import Counter

import pytest

import mathom
from contract import check_actions, check_copies, check_imagine, check_twins
from lidless_eye.laying import Laid, lay, organizing
from lidless_eye.playing_le import chooser
from lidless_eye.random_decks import mixed_options
from mathom.games.lidless_eye.box.card import FACTS, NAMES, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.fallen import eliminate
from mathom.games.lidless_eye.terms import CREATURE, ECHO, FACTION, SET_UP
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")
every_way = pytest.mark.parametrize("rules", ["basic", "advanced"])
DECKS = ("raiders-of-mordor", "banners-of-the-west")


def started(rules: str, seed: int = 3) -> Eye:
    s = GAME.new(seed=seed, rules=rules, first=DECKS[seed % 2], second=DECKS[1 - seed % 2])
    assert isinstance(s, Eye)
    return s


@rule("LE-W-2")
def test_hobbits_count_half_also_against_a_ringwraith_player() -> None:
    t = lay("0 rivendell: frodo, sam-gamgee; 1 minas-morgul: tarcil, layos")
    assert (t.size("frodo"), t.size("tarcil")) == (1, 2)


@rule("LE-W-3")
def test_what_becomes_of_who_fails_a_corruption_check_by_little() -> None:
    def failed(text: str, who: str) -> Laid:
        t = lay(text)
        for lure in ("lure-of-the-senses", "lure-of-nature"):
            t.lay_on(lure, who)
        t.roll(t.corruption(who) - t.check_sum(who))
        return t.check(who).quiet()

    minion = failed("0 moria: tarcil; 1 lorien: legolas", "tarcil")
    assert minion.tap["tarcil"] == "tapped"
    hero = failed("0 lorien: legolas; 1 moria: tarcil", "legolas")
    assert "legolas" in hero.discard[0]
    wizard = failed("0 lorien: gandalf; 1 moria: tarcil", "gandalf")
    assert (wizard.ending, int(wizard.s.victor)) == ("fall", 1)


@rule("LE-W-4")
def test_each_has_his_own_havens() -> None:
    t = organizing("0 lorien: wounded legolas (glamdring); 1 dol-guldur: wounded tarcil (black-mace)").roll(12)
    assert t.copy().untap().tap["legolas"] == "tapped"
    assert t.storable() == {"glamdring"}
    other = organizing("1 dol-guldur: wounded tarcil (black-mace); 0 hero-dol-guldur: wounded legolas (glamdring)")
    assert other.copy().untap().tap["legolas"] == "wounded"  # a dark-hold on the hero card (LE-H-51)
    assert other.storable() == set()


def ending_turn(t: Laid) -> Laid:
    return t.turn_from("refill")


def near_the_end(active: int) -> Laid:
    """both have points enough to call"""
    t = lay("0 minas-morgul: tarcil; 1 rivendell: gandalf", active=active, advanced=1).stock()
    for name in ("smaug-roused", "scatha-roused", "ice-orcs", "orcs-of-moria", "nurniags", "uruk-hai"):
        t.lay(name, 0)
    for name in ("army-of-the-dead", "hero-southrons", "hero-easterlings", "iron-hill-dwarves", "hobbits"):
        t.lay(name, 1)
    assert t.may_call(active)
    return t


@rule("LE-W-53")
def test_the_wizard_player_calls_without_a_card_the_ringwraith_player_with_sudden_call() -> None:
    wizard = ending_turn(near_the_end(1))
    assert (wizard.seat, list(wizard.offers())) == (1, ["yes", "pass"])
    wizard.play("yes")
    assert wizard.s.council == 0  # the Ringwraith player has the last turn
    wraith = ending_turn(near_the_end(0))
    assert wraith.s.council == -1
    assert wraith.s.active == 1
    assert near_the_end(0).resource_on("sudden-call") == ["0", "1"]


@rule("LE-W-53", "LE-H-107", "LE-HX-24")
def test_sudden_call_as_a_hazard_is_for_the_wizard_player_only() -> None:
    assert near_the_end(0).staying("tarcil").hazard_on("sudden-call") == ["0", "1"]
    assert near_the_end(1).staying("gandalf").hazard_on("sudden-call") == ["1"]  # back into the play deck


@rule("LE-W-52")
def test_a_wizard_who_falls_or_a_ringwraith_loses_the_game() -> None:
    for who, winner in (("gandalf", 0), ("ren-the-ringwraith", 1)):
        t = lay("0 minas-morgul: ren-the-ringwraith; 1 rivendell: gandalf")
        eliminate(t.s, t.piece(who))
        assert (t.ending, int(t.s.victor)) == ("fall", winner)


@rule("LE-W-52", "LE-HX-25")
def test_at_the_council_the_same_sums_are_made_for_both() -> None:
    t = lay("0 minas-morgul: tarcil; 1 rivendell: aragorn-ii", advanced=1)
    t.lay("ice-orcs", 0)
    t.lay("hero-southrons", 1)
    t.council(1).dully()
    assert t.ending == "council"
    assert list(t.s.score) == [4, 6]  # no kind more than half: 4 of factions and 2 of characters; 5 and 3


# -- whole games


def owned(s: Eye) -> Counter[tuple[int, str]]:
    """how many of each card a player owns, wherever they are"""
    found: Counter[tuple[int, str]] = Counter()
    for seat in range(2):
        for pile in (s.hand, s.deck, s.discard, s.sideboard, s.out):
            found.update((seat, NAMES[entry >> 8]) for entry in pile[seat].cards)
        for entry in s.stored[seat].cards:
            beaten = FACTS.type[entry >> 8] in (CREATURE, FACTION)
            found[1 - seat if beaten else seat, NAMES[entry >> 8]] += 1
    for c in range(len(s.kind)):
        if s.kind[c] >= 0 and s.zone[c] != ECHO:
            found[int(s.owner[c]), NAMES[s.kind[c]]] += 1
    return found


@rule("LE-W-1", "LE-W-6")
@every_way
def test_no_card_is_lost_and_everybody_stays_on_the_sites_of_his_camp(rules: str) -> None:
    s, choose = started(rules), chooser("bold", 7)
    first: Counter[tuple[int, str]] | None = None
    while not s.over:
        for i, site in enumerate(s.co_site):
            assert site < 0 or s.co_owner[i] < 0 or SITES[site].camp == s.camp[s.co_owner[i]]
        if s.phase != SET_UP:
            first = first or owned(s)
            assert owned(s) == first
        s.apply(choose(s))
    assert GAME.ending(s) in GAME.endings


@every_way
def test_what_is_hidden_stays_hidden(rules: str) -> None:
    s, choose, dice, n = started(rules, 4), chooser("bold", 5), Dice(11), 0
    while not s.over:
        n += 1
        if n % (41 if mathom.COMPILED else 150) == 0:
            check_actions(GAME, s)
            check_copies(GAME, s, dice)
            check_imagine(GAME, s, dice)
            check_twins(GAME, s, dice)
        s.apply(choose(s))


def test_games_at_random_end() -> None:
    for seed in range(12 if mathom.COMPILED else 2):
        s = GAME.new(seed=seed, **mixed_options(seed))
        playout(s, Buffer(), Dice(seed + 1))
        assert GAME.ending(s) in GAME.endings


@rule("LE-H-2")
def test_words_go_by_the_camp_of_who_is_meant() -> None:
    s = started("advanced", 4)
    while s.phase == SET_UP:
        s.apply(s.actions()[-1])
    zones = GAME.view(s, 0).zones
    kinds = {zone.hint.get("kind") for zone in zones if zone.hint}
    assert {"haven", "darkhaven"} <= kinds
    for zone in zones:
        if zone.hint and "size" in zone.hint:
            assert ("overt" in zone.hint) is ("heroes" not in zone.hint)
    assert say(GAME.faces["site-rivendell"].name) == "Rivendell"
