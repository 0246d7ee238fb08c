"""What holds in every game, however it is played: random games of two, three and four players."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from battle.ba import (
    COMPANIONS,
    ENEMIES,
    GAME,
    beaten,
    enemies,
    enemy_discard,
    enemy_pile,
    groups,
    hand,
    new,
    received,
    ring_discard,
    ring_pile,
)
from battle.ba import mordor as mordor_cards
from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.games.battle.scoring import points
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_kind
from support import rule

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**31)


def moderate(examples: int) -> Callable[[Any], Any]:
    many = examples if mathom.COMPILED else max(2, examples // 10)
    return settings(max_examples=many, database=None)


def game_of(seats: int, seed: int, each: Callable[[Battle], None]) -> Battle:
    """plays a game at random, looking at every decision and at the end; its news are those of the whole game"""
    s = new(seats, seed, begins=seed % seats)
    s.news = []
    dice = Dice(seed + 1)
    while not s.over:
        each(s)
        actions = s.actions()
        s.apply(actions[dice.below(len(actions))])
    each(s)
    return s


@rule("BA-2", "BA-13", "BA-56", "BA-73")
@moderate(60)
@given(SEATS, SEEDS)
def test_no_card_is_lost_or_made(seats: int, seed: int) -> None:
    """At every decision there are 31 companions, 12 Mordor cards and 21 enemies, each in one place."""

    def look(s: Battle) -> None:
        ring = [*ring_pile(s), *ring_discard(s), *mordor_cards(s)]
        foes = [*enemies(s), *enemy_pile(s), *enemy_discard(s)]
        for seat in range(seats):
            ring += [*hand(s, seat), *received(s, seat), *(card for row in groups(s, seat).values() for card in row)]
            foes += beaten(s, seat)
        assert Counter(ring) == {**dict.fromkeys(COMPANIONS, 1), "mordor-hand": 4, "mordor-laid": 4, "mordor-enemy": 4}
        assert Counter(foes) == dict.fromkeys(ENEMIES, 1)

    game_of(seats, seed, look)


@rule("BA-10", "BA-29", "BA-31", "BA-36", "BA-50", "BA-82")
@moderate(60)
@given(SEATS, SEEDS)
def test_what_lies_out(seats: int, seed: int) -> None:
    """At most five hand cards; three open enemies as long as the pile lasts; fewer than three Mordor cards, except in a
    counterattack; the game is over when no enemy lies open and only then."""

    def look(s: Battle) -> None:
        assert all(len(hand(s, seat)) <= 5 for seat in range(seats))
        assert len(enemies(s)) == 3 or not enemy_pile(s)
        assert (len(mordor_cards(s)) == 3) == (s.phase == terms.LOSS)
        assert s.over == (enemies(s) == [])

    game_of(seats, seed, look)


@rule("BA-7", "BA-9", "BA-11", "BA-17")
@moderate(60)
@given(SEATS, SEEDS)
def test_every_turn_is_one_of_two_actions(seats: int, seed: int) -> None:
    """Laying comes first or drawing does; one companion is laid, or two with Aragorn; one fight at most, and none after
    action B. Turns go round clockwise."""
    s = new(seats, seed, begins=seed % seats)
    dice = Dice(seed + 1)
    expected = seed % seats
    while not s.over:
        assert s.active == expected
        assert s.phase == terms.TURN
        done: list[str] = []
        while not s.over and (s.active == expected and (not done or s.phase != terms.TURN)):
            actions = s.actions()
            action = actions[dice.below(len(actions))]
            text = GAME.notation(s, action)
            done.append("aragorn" if text.startswith("lay aragorn") else text.split()[0])
            s.apply(action)
        laying = sum(word in ("lay", "take", "aragorn") for word in done)
        if done[0] == "draw":
            assert laying == 0
            assert "fight" not in done
        else:
            assert laying == 1 or (laying == 2 and done[0] == "aragorn")
            assert done.count("fight") <= 1
        expected = (expected + 1) % seats


@rule("BA-85", "BA-86", "BA-88")
@moderate(60)
@given(SEATS, SEEDS)
def test_the_winners(seats: int, seed: int) -> None:
    """Who has the most points, and of these the most enemies, wins; what they get sums up to what the others lose."""
    s = game_of(seats, seed, lambda _: None)
    worth = [(int(points(s, seat)), len(beaten(s, seat))) for seat in range(seats)]
    best = [seat for seat in range(seats) if worth[seat] == max(worth)]
    result = GAME.view(s).result
    assert result is not None
    assert sorted(result.winners) == best
    assert [worth[seat] for seat in result.ranking] == sorted(worth, reverse=True)
    assert [s.payoff(seat) == -1.0 for seat in range(seats)] == [seat not in best for seat in range(seats)]


@rule("BA-89")
@moderate(40)
@given(SEATS, SEEDS, st.integers(-1, 3))
def test_nobody_sees_what_he_cannot_know(seats: int, seed: int, viewer: int) -> None:
    """All that a seat cannot know is dealt anew, and its view stays the same, byte for byte; so does everybody's of
    what is public."""
    viewer = min(viewer, seats - 1)
    seat = None if viewer < 0 else viewer
    looked = 0

    def look(s: Battle) -> None:
        nonlocal looked
        looked += 1
        if looked % 5 == 0:
            s.news = []
            twin = s.imagine(viewer, Dice(looked))
            twin.news = []
            assert mathom.encode(GAME.view(twin, seat)) == mathom.encode(GAME.view(s, seat))
            assert mathom.encode(GAME.view(twin, None)) == mathom.encode(GAME.view(s, None))
            assert [len(hand(twin, i)) for i in range(seats)] == [len(hand(s, i)) for i in range(seats)]
            assert GAME.from_json(twin.to_json()).actions() == twin.actions()

    game_of(seats, seed, look)


@moderate(40)
@given(SEATS, SEEDS)
def test_every_position_can_be_written_down(seats: int, seed: int) -> None:
    """A position saved and loaded is the same; a copy is the same and goes its own way."""
    looked = 0

    def look(s: Battle) -> None:
        nonlocal looked
        looked += 1
        if looked % 4 == 0:
            twin = GAME.from_json(json.loads(json.dumps(s.to_json())), s.dice.fork())
            assert isinstance(twin, Battle)
            assert (twin.to_json(), twin.digest()) == (s.to_json(), s.digest())
            assert (twin.turn, twin.actions()) == (s.turn, s.actions())
            if not s.over:
                digest, action = s.digest(), s.actions()[-1]
                other = s.copy()
                other.apply(action)
                twin.apply(action)
                assert other.to_json() == twin.to_json()
                assert s.digest() == digest

    game_of(seats, seed, look)


def test_games_end() -> None:
    """Thirty random games of each size end, with counterattacks, loans, Gandalf's gifts and shuffles among them."""
    met: Counter[int] = Counter()
    for seats in (2, 3, 4):
        for seed in range(30 if mathom.COMPILED else 4):
            s = game_of(seats, seed, lambda _: None)
            met.update({n.what for n in s.news or []})
    assert {*range(terms.CAME, terms.SETTLED + 1)} <= set(met)


@rule("BA-82", "BA-11", "BA-35")
@moderate(40)
@given(SEATS, SEEDS, st.booleans(), st.sampled_from(terms.TIMINGS))
def test_no_game_is_longer_than_its_bound(seats: int, seed: int, drawn_out: bool, timing: str) -> None:
    """Also if nobody ever fights: then the Mordor cards end it."""
    assert GAME.longest == 2690
    s = new(seats, seed, gandalf_timing=timing)
    dice, n = Dice(seed + 1), 0
    while not s.over:
        actions = s.actions()
        if drawn_out:
            actions = [a for a in actions if act_kind(a) != terms.FIGHT] or actions
        s.apply(actions[dice.below(len(actions))])
        n += 1
    assert 20 < n <= GAME.longest
