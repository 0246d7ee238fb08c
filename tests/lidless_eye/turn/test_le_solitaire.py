"""One player against the hazard deck (LE-O-22 to LE-O-31)."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from typing import Any, cast

import pytest

import mathom
from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.box.card import NAMES, NUMBERS
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS, SOLITAIRE, decks_of, list_of, number_of
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import check
from mathom.games.lidless_eye.news import TOLD_PLAY
from mathom.games.lidless_eye.position.eye import Eye, worth_alone
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.solitaire import discard_unplayed
from mathom.games.lidless_eye.setup import EDITION
from mathom.games.lidless_eye.terms import BOTH, BY_COUNCIL, BY_FALL, HAZARD_DECK, MINION
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup, MathomError
from support import rule

GAME = mathom.game("lidless-eye")
PLAIN = ["orc-veteran"] * 12
MORE = [
    "Cave-drake",
    "Dire Wolves",
    "Marsh-drake",
    "Pirates",
    "Lawless Men",
    "Ghosts",
    "Ghouls",
    "Barrow-wight",
]


def new(seed: int = 1, **options: Any) -> Eye:
    return cast(Eye, GAME.new(seats=1, seed=seed, **options))


def alone(text: str = "0 moria: gorbag, radbug", *hazards: str, advanced: int = 0) -> Laid:
    """who plays alone, with a full play deck and these hazards in theirs"""
    t = lay(text, seats=1, advanced=advanced)
    return t.add("deck", 0, *PLAIN).hold(0, *PLAIN[:5]).add("deck", HAZARD_DECK, *hazards)


def open_cards(t: Laid, *names: str) -> Laid:
    """hazards that were turned up"""
    for name in names:
        t.s.hand[HAZARD_DECK].add(NUMBERS[name], BOTH)
    return t


def hunted(t: Laid, *names: str, limit: int = 2, path: str = "w") -> Laid:
    """gorbag's company on its way, with these hazards turned up against it"""
    open_cards(t, *names).going("gorbag", "goblin-gate", path)
    t.s.limit = limit
    return t


def played(t: Laid) -> list[str]:
    """what the hazard deck plays, one after the other, while the player does no more than he must"""
    t.s.news = []
    t.window("travel start").dully()
    return [NAMES[news.a] for news in t.s.news if news.what == TOLD_PLAY and news.seat == HAZARD_DECK]


# -- decks


@rule("LE-O-22", "LE-O-23")
@pytest.mark.parametrize("number", range(len(SOLITAIRE)), ids=[deck.id for deck in SOLITAIRE])
def test_of_every_ready_deck_there_is_one_for_who_plays_alone(number: int) -> None:
    deck = SOLITAIRE[number]
    assert list_of(number_of(deck.id), True, EDITION) is deck
    assert deck.name == READY_DECKS[number_of(deck.id)].name
    for advanced in (False, True):
        assert check(deck, advanced, 2, 1) == []
    state = new(first=deck.id)
    bot = GAME.bot("greedy", seed=1)
    while state.hand[0].size() == 0:
        state.apply(bot.choose(state))  # starting items are given out
    assert state.deck[HAZARD_DECK].size() == 25
    assert state.hand[0].size() == 5
    kinds = {entry >> 8 for pile in (state.deck[0], state.hand[0]) for entry in pile.cards}
    assert not kinds & {NUMBERS[card] for card in deck.hazards}
    assert state.deck[0].size() + state.hand[0].size() >= 30


@rule("LE-O-22", "LE-O-23")
def test_what_a_list_for_one_needs() -> None:
    deck = SOLITAIRE[0]
    text = write_deck(deck)
    assert GAME.decks(new(first=text)) == ("own",)
    with pytest.raises(BadSetup, match=r"26 hazards.*LE-O-22"):
        new(first=f"{text}Hazards:\nLandroval\n")
    more = "\n".join(f"3 {name}" for name in MORE)
    assert new(first=f"{text}Hazards:\n{more}\nLandroval\n").deck[HAZARD_DECK].size() == 50
    thin = text.partition("Resources:")[0] + "Resources:\n2 War-wolf\nHazards:" + text.partition("Hazards:")[2]
    with pytest.raises(BadSetup, match="LE-O-23"):
        new(first=thin)
    with pytest.raises(BadSetup, match="LE-B-10"):  # for two there must be as many hazards as resources
        GAME.new(seats=2, seed=1, first=text, second=READY_DECKS[1].id)


def test_every_deck_that_can_be_chosen_alone_has_its_version_and_every_day_its_deal() -> None:
    assert [READY_DECKS[number].id for number in decks_of(MINION)] == [deck.id for deck in SOLITAIRE]
    days = [GAME.deal(date(2026, 11, day))["first"] for day in range(1, 21)]
    assert set(days) == {deck.id for deck in SOLITAIRE}
    assert all(one != other for one, other in pairwise(days))
    for deck in SOLITAIRE:
        assert new(first=deck.id, rules="advanced").deck[HAZARD_DECK].size() == 25


# -- the turn


@rule("LE-O-24")
def test_one_turn_follows_the_other_and_nobody_else_has_any() -> None:
    state = new(3, first="raiders-of-mordor")
    bot = GAME.bot("greedy", seed=1)
    turns = set()
    while state.turn < 3:
        assert state.seat == 0
        turns.add((state.turn, state.active))
        state.apply(bot.choose(state))
    assert turns == {(0, 0), (1, 0), (2, 0)}
    assert [seat.id for seat in GAME.view(state, 0).seats] == [0]


@rule("LE-O-23", "LE-O-24")
def test_the_hand_is_five_cards_after_each_company() -> None:
    t = alone("0 minas-morgul: gorbag", *["wargs"] * 9)
    t.journey("gorbag", "minas-tirith").dully()
    assert len(t.hand[0]) == 5
    assert len(t.hand[1]) == 0


@rule("LE-O-25")
@pytest.mark.parametrize(("start", "goal", "many"), [("minas-morgul", "minas-tirith", 8), ("minas-morgul", "", 2)])
def test_two_are_turned_up_and_twice_what_an_opponent_would_draw(start: str, goal: str, many: int) -> None:
    t = alone(f"0 {start}: gorbag", *["pirates"] * 25)  # keyed to the sea: none is played
    t.journey("gorbag", goal).no_more_draws()
    assert len(t.deck[1]) == 25 - many
    assert len(t.hand[1]) == many
    assert len(GAME.view(t.s, 0).zones[[z.id for z in GAME.view(t.s, 0).zones].index("hand:1")].pieces) == many


@rule("LE-O-28")
def test_what_was_not_played_is_discarded_and_an_empty_deck_is_shuffled_anew() -> None:
    t = alone("0 minas-morgul: gorbag", "pirates", "pirates", "pirates")  # keyed to nothing here
    t.journey("gorbag").dully()
    assert (len(t.deck[1]), t.discard[1]) == (1, ["pirates"] * 2)
    t.journey("gorbag").dully()
    assert len(t.deck[1]) + len(t.discard[1]) == 3
    assert len(t.discard[1]) == 2  # of the one that was left, and of two shuffled anew
    assert t.s.exhausted[1] == 0


@rule("LE-O-27")
def test_what_needs_doors_of_night_is_kept_until_it_comes() -> None:
    t = open_cards(alone(), "darkness-under-tree", "wargs")
    discard_unplayed(t.s)
    assert (t.hand[1], t.discard[1]) == (["darkness-under-tree"], ["wargs"])
    assert played(hunted(alone(), "darkness-under-tree")) == []
    t = hunted(alone(), "darkness-under-tree", "doors-of-night")
    assert played(t) == ["doors-of-night", "darkness-under-tree"]
    assert t.tap["gorbag"] == "tapped"


# -- the most harmful way


@rule("LE-O-26")
def test_as_many_as_the_limit_allows_and_no_more() -> None:
    t = hunted(alone(), "lure-of-the-senses", "lure-of-nature", "despair-of-the-heart", limit=2)
    assert len(played(t)) == 2
    assert t.s.limit == 0


@rule("LE-O-26")
def test_nothing_is_laid_on_guard() -> None:
    t = hunted(alone(advanced=1), "ambusher")
    assert played(t) == []
    assert t.hand[1] == ["ambusher"]
    assert t.s.limit == 2


@rule("LE-O-29")
def test_creatures_come_first_by_strikes_times_prowess() -> None:
    # Wargs 2 x 9, Dire Wolves 4 x 8
    assert played(hunted(alone(), "wargs", "dire-wolves", "lure-of-the-senses", path="ww")) == ["dire-wolves", "wargs"]
    assert played(hunted(alone(), "wargs", "lure-of-the-senses", limit=1)) == ["wargs"]
    assert played(hunted(alone(), "ambusher", "lure-of-the-senses")) == ["lure-of-the-senses"]  # far from free peoples


@rule("LE-O-29")
def test_what_worsens_a_creature_comes_before_it_where_there_is_room() -> None:
    assert played(hunted(alone(), "wargs", "wake-of-war", limit=2)) == ["wake-of-war", "wargs"]
    assert played(hunted(alone(), "wargs", "wake-of-war", limit=1)) == ["wargs"]
    assert played(hunted(alone(), "wargs", "plague-of-wights", limit=2)) == ["wargs", "plague-of-wights"]


@rule("LE-O-29")
def test_then_the_others_in_their_order() -> None:
    hazards = ["river", "awaken-denizens", "foolish-words", "lure-of-the-senses", "doors-of-night"]
    order = ["awaken-denizens", "doors-of-night", "lure-of-the-senses", "foolish-words", "river"]
    assert played(hunted(alone(), *hazards, limit=5)) == order
    assert played(hunted(alone(), *hazards, limit=3)) == order[:3]


@rule("LE-O-30")
def test_cards_go_where_most_is_lost() -> None:
    t = hunted(alone("0 moria: radbug, gorbag"), "lure-of-the-senses")
    assert played(t) == ["lure-of-the-senses"]
    assert "lure-of-the-senses" in t.on("gorbag")  # of the higher mind
    t = hunted(alone("0 moria: radbug (despair-of-the-heart), gorbag"), "lure-of-the-senses")
    assert played(t) == ["lure-of-the-senses"]
    assert "lure-of-the-senses" in t.on("radbug")  # who bears corruption already


@rule("LE-O-30")
def test_strikes_go_to_the_weakest_as_they_stand() -> None:
    t = alone("0 moria: gorbag, wounded radbug, muzgash, tapped lagduf")
    attack = t.attack("wolf", "gorbag", begin=False)
    attack.chooses = 1
    t.run(attack).quiet()
    assert t.names(attack.targets) == ["radbug"]


@rule("LE-O-30")
def test_twilight_only_against_what_the_player_has_laid() -> None:
    t = hunted(alone(), "twilight")
    t.lay("doors-of-night", HAZARD_DECK)
    assert played(t) == []
    t = hunted(alone(), "twilight")
    t.lay("skies-of-fire", 0)
    assert played(t) == ["twilight"]
    assert "skies-of-fire" not in t


@rule("LE-O-30")
def test_hazard_long_events_last_until_the_next_long_event_phase() -> None:
    t = alone("0 minas-morgul: gorbag", *["pirates"] * 6)
    t.lay("wake-of-war", HAZARD_DECK)
    t.turn_from("long-events over")
    assert "wake-of-war" not in t


@rule("LE-O-24")
def test_a_card_by_which_hazards_are_shown_is_not_played() -> None:
    for seats in (1, 2):
        t = lay("0 minas-morgul: indur-the-ringwraith", seats=seats, advanced=1).hold(0, "spying-out-the-land")
        t.window("organise")
        assert bool(t.offered("play spying-out-the-land")) == (seats == 2)


# -- the end


@rule("LE-O-31")
def test_it_ends_with_the_turn_in_which_the_play_deck_is_exhausted_twice() -> None:
    t = alone()
    t.s.decks = 2
    for times, over in ((0, False), (1, False), (2, True)):
        t.s.exhausted[0] = times
        assert t.meets_now() == over
    assert new(first="raiders-of-mordor", rules="advanced").decks == 2
    t.s.exhausted[0] = 1
    assert not t.may_call(0)


@rule("LE-O-31")
def test_characters_are_checked_and_points_are_counted_without_doubling() -> None:
    t = alone("0 moria: gorbag (lure-of-the-senses, despair-of-the-heart)", advanced=1)
    t.lay("orcs-of-moria", 0)
    t.roll(2).council(0).dully()
    assert "gorbag" not in t
    assert (t.s.ending, t.s.score[0]) == (BY_COUNCIL, t.counted(0))
    two = lay("0 moria: gorbag", advanced=1)
    two.lay("orcs-of-moria", 0)
    one = alone("0 moria: gorbag", advanced=1)
    one.lay("orcs-of-moria", 0)
    assert one.counted(0) < two.counted(0)


@rule("LE-O-31")
def test_the_fall_of_the_ringwraith_loses_and_points_are_worth_between() -> None:
    t = alone("0 moria: ren-the-ringwraith")
    remove_character(t.s, t.piece("ren-the-ringwraith"), 1, True)
    t.settle()
    assert (t.s.ending, t.s.victor, t.s.payoff(0)) == (BY_FALL, -1, -1.0)
    assert GAME.view(t.s, 0).result.winners == ()  # type: ignore[union-attr]
    worths = [worth_alone(points) for points in range(-3, 60)]
    assert worths == sorted(worths)
    assert (worths[0], worth_alone(20)) == (-1.0, 0.0)
    assert worths[-1] < 1.0


@rule("LE-O-31")
def test_whole_games_end_by_the_rules() -> None:
    for seed, rules in ((1, "basic"), (2, "advanced")):
        state = new(seed, rules=rules)
        bot = GAME.bot("random", seed=seed)
        while not state.over:
            assert state.seat == 0
            state.apply(bot.choose(state))
        assert GAME.ending(state) in ("council", "fall", "ring")
        assert GAME.ending(state) != "council" or state.exhausted[0] == 2
        with pytest.raises(MathomError):
            state.payoff(1)


# -- what is known


def test_nothing_of_the_hazard_deck_is_hidden_but_its_order() -> None:
    state = new(5, first="wolves-of-angmar")
    bot = GAME.bot("greedy", seed=1)
    for i in range(300):
        if i % 25 == 0:
            imagined = state.imagine(0, Dice(i))
            assert GAME.view(imagined, 0) == GAME.view(state, 0)
            assert imagined.key(0) == state.key(0)
            assert sorted(c >> 8 for c in imagined.deck[1].cards) == sorted(c >> 8 for c in state.deck[1].cards)
            assert GAME.view(state.imagine(-1, Dice(i))) == GAME.view(state)
        state.apply(bot.choose(state))
    again = GAME.from_json(state.to_json(dice=True))
    assert again.digest() == state.digest()
