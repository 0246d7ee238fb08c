"""What holds in every game, however it is played: random games, and small positions searched completely."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from mathom.games.two_towers import position, terms
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.scoring import points, ranking
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer
from support import rule
from two_towers.tt import GAME, PLACES, at, can, discard, do, hand_sizes, new, row, shown, tiles_at

CARDS = GAME.edition.cards
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**31)


def moderate(examples: int) -> Callable[[Any], Any]:
    return settings(max_examples=examples, database=None)


def game_of(seats: int, seed: int, each: Callable[[TwoTowers], None]) -> TwoTowers:
    """plays a game at random, looking at every decision and at the end; its news are those of the whole game"""
    s = new(seats, seed, youngest=seed % seats)
    s.news = []
    dice = Dice(seed + 1)
    while not s.over:
        each(s)
        actions = s.actions()
        s.apply(actions[dice.below(len(actions))])
    each(s)
    return s


def tile_counts(s: TwoTowers) -> Counter[int]:
    """tiles beside the places still ahead, and before the players"""
    lying = Counter(v for place in PLACES[1:] for v in tiles_at(s, place))
    for i, n in enumerate(s.won):
        lying[terms.LOWEST + i % terms.VALUES] += n
    return +lying


@rule("TT-2")
@moderate(100)
@given(SEATS, SEEDS)
def test_no_card_is_lost_or_made(seats: int, seed: int) -> None:
    """At every decision there are 96 cards: five of each kind and 16 Gandalf, wherever they lie."""

    def look(s: TwoTowers) -> None:
        assert [position.cards_of(s, k) for k in range(terms.KINDS)] == [5] * 16 + [16]
        assert s.open_size == sum(s.open)
        assert s.discard_size == sum(s.discard)

    game_of(seats, seed, look)


@rule("TT-5", "TT-65")
@moderate(100)
@given(SEATS, SEEDS)
def test_no_tile_is_lost_or_made(seats: int, seed: int) -> None:
    """Every tile laid out lies at a place ahead, or was won, or went back to the box unwon."""
    start = tile_counts(new(seats, seed, youngest=seed % seats))
    box: Counter[int] = Counter()
    told = 0

    def look(s: TwoTowers) -> None:
        nonlocal told
        news = s.news or []
        box.update(int(n.a) for n in news[told:] if n.what == terms.UNWON_TILE)
        told = len(news)
        assert tile_counts(s) + box == start
        for place in PLACES[1:]:
            passed = PLACES.index(place) < s.place or s.over
            assert (tiles_at(s, place) == []) == passed

    s = game_of(seats, seed, look)
    assert sum(points(s, seat) for seat in range(seats)) + sum(box.elements()) == sum(start.elements())
    assert max(start.values()) <= 6
    # with more than two players nobody takes two tiles at one place
    most = 12 if seats == 2 else 6
    assert all(sum(s.won[seat * 4 : seat * 4 + 4]) <= most for seat in range(seats))


@rule("TT-18", "TT-19")
@moderate(100)
@given(SEATS, SEEDS)
def test_each_draw_makes_a_hand_larger_by_one(seats: int, seed: int) -> None:
    """A draw turn makes one hand larger by exactly one card, a laying turn never larger; a skip changes nothing."""
    s = new(seats, seed)
    dice = Dice(seed)
    while not s.over:
        before, seat, turn, travel = hand_sizes(s), int(s.seat), int(s.turn), s.phase == terms.TRAVEL
        assert offered(s, once=True) == offered(s, once=False)
        while not s.over and s.turn == turn:
            actions = s.actions()
            s.apply(actions[dice.below(len(actions))])
        assert s.turn > turn or s.over
        grown = [after - size for size, after in zip(before, hand_sizes(s), strict=True)]
        assert [n for i, n in enumerate(grown) if i != seat] == [0] * (seats - 1)
        assert grown[seat] == 1 if travel else grown[seat] <= 0


@rule("TT-48", "TT-50", "TT-70")
@moderate(100)
@given(SEATS, SEEDS)
def test_no_gandalf_lies_alone(seats: int, seed: int) -> None:
    """At no decision a row has only Gandalf, or two of him; a row that is gone has no cards."""

    def look(s: TwoTowers) -> None:
        for trait, size, gandalf in zip(s.row_trait, s.row_size, s.row_gandalf, strict=True):
            assert gandalf <= 1
            assert (size >= 1) if trait != terms.NOTHING else (size == gandalf == 0)

    game_of(seats, seed, look)


@rule("TT-36", "TT-37")
@moderate(100)
@given(SEATS, SEEDS)
def test_the_pile_is_never_empty_beside_a_discard(seats: int, seed: int) -> None:
    """At no decision the pile is empty while cards lie in the discard, and somebody can always do something."""

    def look(s: TwoTowers) -> None:
        assert s.pile.size() or not discard(s)
        assert s.over or s.actions()

    game_of(seats, seed, look)


@rule("TT-16", "TT-20", "TT-41", "TT-84")
@moderate(100)
@given(SEATS, SEEDS)
def test_six_rounds(seats: int, seed: int) -> None:
    """Every game has six scorings, one for each place in order, and a draw round for each of 18 fields."""
    turns: list[tuple[int, int, int, int]] = []

    def look(s: TwoTowers) -> None:
        now = (int(s.place), int(s.phase), int(s.field), int(s.seat))
        if not s.over and (not turns or turns[-1] != now):
            turns.append(now)

    s = game_of(seats, seed, look)
    arrived = [int(n.a) for n in s.news or [] if n.what == terms.ARRIVED]
    assert arrived == [1, 2, 3, 4, 5, 6]
    skips = sum(n.what == terms.SKIPPED for n in s.news or [])
    assert len([t for t in turns if t[1] == terms.TRAVEL]) + skips == 18 * seats
    laying = [t for t in turns if t[1] == terms.LAYING]
    assert Counter(t[0] for t in laying) == dict.fromkeys(range(1, 7), seats)
    for one, other in pairwise(laying):
        assert other[0] > one[0] or other[3] == (one[3] + 1) % seats


@rule("TT-85", "TT-86", "TT-88")
@moderate(100)
@given(SEATS, SEEDS)
def test_exactly_one_winner(seats: int, seed: int) -> None:
    """There is exactly one winner, who has the most points: +1 for him, -1 for everybody else."""
    s = game_of(seats, seed, lambda _: None)
    payoffs = [s.payoff(seat) for seat in range(seats)]
    assert sorted(payoffs) == [-1.0] * (seats - 1) + [1.0]
    winner = payoffs.index(1.0)
    best = max(points(s, seat) for seat in range(seats))
    tied = [seat for seat in range(seats) if points(s, seat) == best]
    assert s.valid[winner] == max(s.valid[seat] for seat in tied)
    assert winner in tied
    assert ranking(s)[0] == winner
    result = GAME.view(s).result
    assert result is not None
    assert (result.winners, sorted(result.ranking)) == ((winner,), list(range(seats)))


@rule("TT-90")
@moderate(40)
@given(SEATS, SEEDS, st.integers(-1, 4))
def test_nobody_sees_what_he_cannot_know(seats: int, seed: int, viewer: int) -> None:
    """All that a seat cannot know is dealt anew, and its view stays the same, byte for byte."""
    viewer = min(viewer, seats - 1)
    seat = None if viewer < 0 else viewer
    looked = 0

    def look(s: TwoTowers) -> None:
        nonlocal looked
        looked += 1
        if looked % 7 == 0:
            twin = s.imagine(viewer, Dice(looked))
            twin.news = s.news = []
            assert mathom.encode(GAME.view(twin, seat)) == mathom.encode(GAME.view(s, seat))
            assert hand_sizes(twin) == hand_sizes(s)
            assert GAME.from_json(twin.to_json()).actions() == twin.actions()
            for other in range(seats):
                assert not Counter(shown(s, other)) - Counter(names_in_hand(twin, other))

    game_of(seats, seed, look)


def names_in_hand(s: TwoTowers, seat: int) -> list[str]:
    return [CARDS[k] for k in range(terms.KINDS) for _ in range(s.hand[seat * terms.KINDS + k])]


@moderate(40)
@given(SEATS, SEEDS)
def test_every_position_can_be_written_down(seats: int, seed: int) -> None:
    """A position saved and loaded is the same; a copy is the same and goes its own way."""
    looked = 0

    def look(s: TwoTowers) -> None:
        nonlocal looked
        looked += 1
        if looked % 5 == 0:
            twin = GAME.from_json(json.loads(json.dumps(s.to_json())), s.dice.fork())
            assert (twin.to_json(), twin.digest()) == (s.to_json(), s.digest())
            assert isinstance(twin, TwoTowers)
            assert (twin.turn, twin.actions()) == (s.turn, s.actions())
            assert offered(twin, once=True) == offered(s, once=True)
            if not s.over:
                digest, action = s.digest(), s.actions()[-1]
                other = s.copy()
                other.apply(action)
                twin.apply(action)
                assert other.to_json() == twin.to_json()
                assert s.digest() == digest

    game_of(seats, seed, look)


# -- fill_once: the same turns, each in one order only


def offered(s: TwoTowers, once: bool) -> list[int]:
    into = Buffer(64)
    n = s.fill_once(into) if once else s.fill(into)
    assert into.n == n
    return [into.data[i] for i in range(n)]


def ends_of_turn(start: TwoTowers, once: bool) -> set[str]:
    """every position in which the present turn can end; the order of play, which `last` tells, does not matter"""
    ends: set[str] = set()
    met: set[str] = set()
    todo = [start]
    while todo:
        s = todo.pop()
        for action in offered(s, once):
            after = s.copy()
            after.apply(action)
            data = after.to_json()
            last = data.pop("last", 0)
            if after.turn != start.turn or after.over:
                ends.add(json.dumps(data))
            else:
                key = json.dumps([data, last] if once else data)
                if key not in met:
                    met.add(key)
                    todo.append(after)
    return ends


def check_fill_once(start: TwoTowers) -> None:
    s = start.copy()
    dice = Dice(5)
    while s.turn == start.turn and not s.over:
        everything = offered(s, once=False)
        assert set(offered(s, once=True)) <= set(everything)
        s.apply(everything[dice.below(len(everything))])
    assert ends_of_turn(start, once=True) == ends_of_turn(start, once=False)


# few kinds, so that rows are extended and replaced
KIND = st.sampled_from([f"{c}-{t}" for c in ("red", "blue", "green") for t in ("strength", "wisdom")])
ROWS = st.lists(
    st.tuples(KIND, st.integers(1, 2), st.integers(0, 1)), max_size=3, unique_by=lambda row: row[0].split("-")[0]
)


def few(cards: int, alike: int) -> st.SearchStrategy[list[str]]:
    some = st.lists(st.one_of(KIND, KIND, st.just("gandalf")), max_size=cards)
    return some.filter(lambda found: max(Counter(found).values(), default=0) <= alike)


@moderate(100)
@given(few(6, 3), ROWS)
def test_laying_in_one_order_only(hand: list[str], lying: list[tuple[str, int, int]]) -> None:
    """`fill_once` offers a part of `fill`, and the laying turn can end in exactly the same positions."""
    rows = [row(0, card, cards, gandalf) for card, cards, gandalf in lying]
    check_fill_once(at("edoras", hand_0=hand, rows=rows, pile=["yellow-wisdom"]))


@moderate(100)
@given(few(3, 3), few(4, 2), st.integers(0, 2), st.integers(0, 2))
def test_drawing_in_one_order_only(hand: list[str], lying: list[str], in_pile: int, thrown: int) -> None:
    """The same for a draw: two open cards are taken in one order only."""
    if in_pile + len(lying) == 0:
        lying = ["gandalf"]
    s = at(
        "edoras",
        "travel",
        hand_0=hand,
        open=lying,
        pile=["yellow-wisdom", "yellow-strength"][:in_pile],
        discard=["yellow-endurance"] * (thrown if in_pile else 0),
    )
    check_fill_once(s)


def turns_once(s: TwoTowers) -> list[list[str]]:
    """all turns that `fill_once` spells"""
    found = []
    for action in offered(s, once=True):
        after = s.copy()
        after.apply(action)
        rest: list[list[str]] = [[]] if after.turn != s.turn else turns_once(after)
        found += [[GAME.notation(s, action), *more] for more in rest]
    return found


def test_each_turn_is_spelled_once() -> None:
    """Two open cards, or two rows, in one order only."""
    s = at("edoras", "travel", hand_0=["red-wisdom"], open=["blue-wisdom", "green-wisdom"])
    do(s, "offer red-wisdom")
    assert turns_once(s) == [
        ["draw"],
        ["take blue-wisdom", "draw"],
        ["take blue-wisdom", "take green-wisdom"],
        ["take green-wisdom", "draw"],
    ]
    s = at("edoras", hand_0=["red-wisdom", "red-wisdom", "blue-wisdom"])
    assert turns_once(s) == [
        ["lay red-wisdom", "lay red-wisdom", "lay blue-wisdom", "done"],
        ["lay red-wisdom", "lay red-wisdom", "done"],
        ["lay red-wisdom", "lay blue-wisdom", "done"],
        ["lay red-wisdom", "done"],
        ["lay blue-wisdom", "done"],
        ["done"],
    ]


def test_nothing_is_offered_at_the_end() -> None:
    """When the game is over, neither offers anything."""
    s = at("minas-tirith", acted=2)
    do(s, "done")
    assert (offered(s, once=False), offered(s, once=True)) == ([], [])


def test_one_order_only_leads_to_an_end() -> None:
    """Whatever `fill_once` offers, the turn can be ended with what it offers next, also when no pile is left."""
    s = at("edoras", "travel", hand_0=["red-wisdom"], open=["red-strength", "green-wisdom"], pile=[])
    todo = [s]
    while todo:
        s = todo.pop()
        actions = offered(s, once=True)
        assert actions, f"nothing is offered although {can(s)} is possible"
        for action in actions:
            after = s.copy()
            after.apply(action)
            if after.turn == s.turn:
                todo.append(after)


def test_two_replaced_rows_while_there_is_no_pile() -> None:
    """While the pile is empty, which of two rows is replaced first matters, so both orders are offered."""
    lying = [row(0, "red-wisdom", 2), row(0, "blue-wisdom", 1)]
    s = at("edoras", hand_0=["red-strength", "blue-strength"], rows=lying, pile=[])
    assert ends_of_turn(s, once=True) == ends_of_turn(s, once=False)


def most_decisions(s: TwoTowers) -> int:
    """the reckoning of `TwoTowersGame.longest`, with the fields of this edition"""
    fields = sum(s.paths)
    return int(s.seats * (3 * fields + (6 + fields) + 6))


@rule("TT-16", "TT-18", "TT-41")
@moderate(40)
@given(SEATS, SEEDS, st.booleans())
def test_no_game_is_longer_than_its_bound(seats: int, seed: int, drawn_out: bool) -> None:
    """84 decisions for each player, with the paths of the default file: also if all try to draw the game out."""
    s = new(seats, seed)
    assert most_decisions(s) == 84 * seats
    dice, n = Dice(seed + 1), 0
    while not s.over:
        texts = can(s)
        if drawn_out:
            slow = [t for t in texts if t.startswith("offer")] or [t for t in texts if t.startswith(("take", "lay"))]
            texts = slow or texts
        do(s, texts[dice.below(len(texts))])
        n += 1
    assert 30 * seats < n <= most_decisions(s)
