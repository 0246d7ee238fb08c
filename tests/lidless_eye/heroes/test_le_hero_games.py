"""Whole games of two Wizard players with the ready decks: they end by the rules, lose no card, hide what is hidden."""

from collections import Counter
from collections.abc import Iterator

import pytest

import mathom
from contract import check_actions, check_copies, check_imagine, check_twins
from lidless_eye.playing_le import chooser
from mathom.games.lidless_eye.box.card import FACTS, NAMES, SITES
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import READY, check
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import CREATURE, ECHO, HERO, SET_UP
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup, IllegalAction
from mathom.kernel.state import Buffer, playout
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")
HEROES = ("banners-of-the-west", "friends-of-the-wild", "seekers-of-the-stones", "there-and-back-again")
every_way = pytest.mark.parametrize("rules", ["basic", "advanced"])


def decisions(rules: str, mind: str, seed: int = 3) -> Iterator[Eye]:
    """every decision of a game"""
    s = GAME.new(seed=seed, rules=rules, first=HEROES[0], second=HEROES[1])
    assert isinstance(s, Eye)
    choose = chooser(mind, seed)
    while not s.over:
        yield s
        s.apply(choose(s))
    yield s


@pytest.mark.parametrize("name", HEROES)
def test_the_ready_decks_are_legal_in_both_games(name: str) -> None:
    assert READY[name].camp == HERO
    for advanced in (False, True):
        assert check(READY[name], advanced) == []


def owned(s: Eye) -> Counter[tuple[int, str]]:
    """how many of each card a player owns, wherever they are"""
    found: Counter[tuple[int, str]] = Counter()
    for seat in range(2):
        for pile in (s.hand, s.deck, s.discard, s.sideboard, s.out):
            found.update((seat, NAMES[entry >> 8]) for entry in pile[seat].cards)
        for entry in s.stored[seat].cards:
            found[1 - seat if FACTS.type[entry >> 8] == CREATURE else seat, NAMES[entry >> 8]] += 1
    for c in range(len(s.kind)):
        if s.kind[c] >= 0 and s.zone[c] != ECHO:
            found[int(s.owner[c]), NAMES[s.kind[c]]] += 1
    return found


@rule("LE-H-1", "LE-H-4")
@every_way
def test_no_card_is_lost_and_heroes_stay_among_their_own(rules: str) -> None:
    first: Counter[tuple[int, str]] | None = None
    for s in decisions(rules, "bot"):
        assert all(SITES[site].camp == HERO for site in s.co_site if site >= 0)
        if s.phase != SET_UP:
            first = first or owned(s)
            assert owned(s) == first
    assert GAME.ending(s) in GAME.endings


@every_way
def test_what_is_hidden_stays_hidden(rules: str) -> None:
    dice = Dice(11)
    for n, s in enumerate(decisions(rules, "bold", seed=5)):
        if not s.over and n % 23 == 0:
            check_actions(GAME, s)
            check_copies(GAME, s, dice)
            check_imagine(GAME, s, dice)
            check_twins(GAME, s, dice)


@every_way
def test_games_at_random_end(rules: str) -> None:
    for seed in range(20 if mathom.COMPILED else 2):
        s = GAME.new(seed=seed, rules=rules, camp="wizards")
        playout(s, Buffer(), Dice(seed + 1))
        assert GAME.ending(s) in GAME.endings


@rule("LE-H-3")
def test_at_a_table_of_wizards_their_decks_are_offered() -> None:
    s = GAME.new(seed=1, camp="wizards")
    assert [GAME.notation(s, a) for a in s.actions()] == [f"deck {name}" for name in HEROES]
    s.apply(s.actions()[0])
    assert [GAME.notation(s, a) for a in s.actions()] == [f"deck {name}" for name in HEROES[1:]]
    minions = GAME.new(seed=1)
    assert not any(name in GAME.notation(minions, a) for a in minions.actions() for name in HEROES)


@rule("LE-H-3")
def test_a_wizard_player_never_plays_alone() -> None:
    for camp in ("wizards", "mixed"):
        with pytest.raises(BadSetup, match="who plays alone is a Ringwraith"):
            GAME.new(seats=1, camp=camp)
    with pytest.raises(BadSetup, match="who plays alone is a Ringwraith"):
        GAME.new(seats=1, first=HEROES[0])
    s = GAME.new(camp="wizards")
    with pytest.raises(IllegalAction, match="the other camp"):
        GAME.enter(s, "deck own\n" + write_deck(READY["raiders-of-mordor"]))


@rule("LE-H-2")
def test_words_go_by_the_camp() -> None:
    kinds = {zone.hint.get("kind") for zone in GAME.view(next(decisions("basic", "bot")), 0).zones if zone.hint}
    assert "haven" in kinds
    assert "darkhaven" not in kinds
    companies = [z for z in GAME.view(next(decisions("basic", "bot")), 0).zones if z.hint and "size" in z.hint]
    assert companies
    assert all(zone.hint and zone.hint.get("heroes") == 1 and "overt" not in zone.hint for zone in companies)
    assert say(GAME.faces["site-rivendell"].name) == "Rivendell"
    assert GAME.faces["site-rivendell"].traits["site"] == "haven"
    assert GAME.faces["gandalf"].traits["kind"] == "wizard"
