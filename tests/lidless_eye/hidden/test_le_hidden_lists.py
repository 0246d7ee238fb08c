"""Deck lists that stay hidden: what others believe of them rests on what they have seen."""

from collections import Counter
from typing import Any, cast

import pytest

import mathom
from contract import check_copies, check_imagine, check_twins
from lidless_eye.own_decks import OTHER, OWN
from lidless_eye.random_decks import random_deck
from lidless_eye.support_le import names
from mathom.games.lidless_eye.box.card import FACTS, NAMES, NUMBERS
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import RINGWRAITH, TABLE
from mathom.kernel.dice import Dice
from support import rule

GAME = mathom.game("lidless-eye")
UNSEEN = OWN.replace("3 Wargs", "3 Orc-watch")  # differs from OWN in cards that nobody has seen


def start(first: str = OWN, second: str = OTHER, **options: Any) -> Eye:
    return cast(Eye, GAME.new(seed=7, first=first, second=second, lists="hidden", **options))


def whole(s: Eye, seat: int) -> Counter[str]:
    """all cards of a player in his piles and on the table"""
    found = Counter(NAMES[s.kind[c]] for c in range(len(s.kind)) if s.kind[c] >= 0 and s.owner[c] == seat)
    for pile in (s.hand, s.deck, s.discard, s.sideboard, s.out):
        found.update(names(pile[seat]))
    return found


@rule("LE-B-242")
def test_a_hidden_list_is_not_looked_at() -> None:
    """what the other imagines does not depend on cards he has not seen"""
    a, b = start(), start(UNSEEN)
    for seed in range(5):
        for viewer in (1, -1):
            imagined = a.imagine(viewer, Dice(seed))
            assert whole(imagined, 0) == whole(b.imagine(viewer, Dice(seed)), 0)
            assert imagined.deck[0].size() == a.deck[0].size()
    assert whole(a.imagine(0, Dice(1)), 0) == whole(a, 0)  # his own list he knows
    opened = cast(Eye, GAME.new(seed=7, first=OWN, second=OTHER))
    assert whole(opened.imagine(1, Dice(1)), 0) == whole(opened, 0)


@rule("LE-B-242")
def test_what_was_seen_is_there() -> None:
    """Gorbag, whom both showed and who went to the decks (LE-B-17), and what was seen and is hidden again"""
    s = start()
    c = s.lay(NUMBERS["wake-of-war"], 0, TABLE)  # not in the ready decks as often as here
    s.lay(NUMBERS["wake-of-war"], 0, TABLE)
    s.settle()
    s.to_discard(c)
    s.discard[0].empty_into(s.deck[0])
    again = GAME.from_json(GAME.to_json(s))
    for seed in range(20):
        for viewer in (1, -1):
            found = whole(cast(Eye, again.imagine(viewer, Dice(seed))), 0)
            assert found["wake-of-war"] >= 2
            assert found["gorbag"] == 1


@rule("LE-B-9", "LE-B-11", "LE-B-242")
@rule("LE-B-242")
def test_who_is_in_play_is_not_remembered_in_a_pile() -> None:
    """one of two cards seen in a pile went unseen; when the unique one comes into play it was that one"""
    s = start()
    for name in ("lieutenant-of-morgul", "wake-of-war"):
        s.discard[0].add(NUMBERS[name], 3)
    s.settle()
    s.discard[0].take(NUMBERS["lieutenant-of-morgul"], 1)  # seat 1 sees that a card goes, not which
    s.lay(NUMBERS["lieutenant-of-morgul"], 0, TABLE)
    s.settle()
    for seed in range(40):
        imagined = s.imagine(1, Dice(seed))
        assert whole(imagined, 0)["lieutenant-of-morgul"] == 1
        assert "wake-of-war" in names(imagined.discard[0])


def test_what_is_believed_could_be_a_deck() -> None:
    believed: Counter[str] = Counter()
    for seed in range(60):
        s = start(random_deck(seed, "advanced"), rules="advanced")
        found = whole(s.imagine(1, Dice(seed)), 0)
        assert found.total() == whole(s, 0).total()
        wraiths = [n for name, n in found.items() if FACTS.type[NUMBERS[name]] == RINGWRAITH]
        assert sum(wraiths) <= 2
        assert all(n <= (1 if FACTS.unique[NUMBERS[name]] else 3) for name, n in found.items())
        assert sum(n for name, n in found.items() if FACTS.character[NUMBERS[name]]) <= 18
        believed.update(found)
    assert len(believed) > 300  # nearly all cards of the box come up


@rule("LE-B-242")
def test_whoever_brings_a_ready_deck_is_seen_through() -> None:
    """as long as a ready deck holds everything that was seen, the rest is believed to be its rest"""
    listed = READY["raiders-of-mordor"]
    s = start(write_deck(listed), rules="advanced")
    assert whole(s.imagine(1, Dice(3)), 0) == whole(s, 0)


@rule("LE-B-242")
def test_ready_decks_are_known_by_their_names() -> None:
    s = start("raiders-of-mordor", "banners-of-the-south")
    for viewer, seat in ((0, 1), (1, 0), (-1, 0)):
        assert whole(s.imagine(viewer, Dice(2)), seat) == whole(s, seat)


@rule("LE-B-223", "LE-B-242")
def test_the_sites_of_a_hidden_list_are_not_known() -> None:
    s = start()

    def listed(s: Eye) -> int:
        return sum(s.location[site.id] for site in s.sites(0))

    assert listed(s) == 3
    assert listed(s.imagine(1, Dice(1))) == len(s.sites(0))
    assert listed(s.imagine(0, Dice(1))) == 3


@rule("LE-B-223", "LE-B-242")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_nothing_hidden_shows(rules: str) -> None:
    s = start(random_deck(5, rules), random_deck(6, rules), rules=rules)
    choose, dice = Dice(1), Dice(2)
    for n in range(300 if mathom.COMPILED else 60):
        if n % 7 == 0:
            check_imagine(GAME, s, dice)
            check_twins(GAME, s, dice)
            check_copies(GAME, s, dice)
        actions = s.actions()
        s.apply(actions[choose.below(len(actions))])


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_bots_play_without_knowing_the_list(level: str) -> None:
    """they choose the same against a list that differs in what they have not seen"""
    chosen = []
    for text in (OWN, UNSEEN):
        s = start(OTHER, text)
        bot = GAME.bot(level, seed=1) if level == "greedy" else GAME.bot(level, iterations=6, seed=1)
        moves: list[tuple[int, int]] = []
        while s.phase == 0 or len(moves) < 6:
            action = bot.choose(s) if s.seat == 0 else s.actions()[-1]
            moves.append((s.seat, action))
            s.dice = Dice(len(moves))
            s.apply(action)
        chosen.append([action for seat, action in moves if seat == 0])
    assert chosen[0] == chosen[1]
