"""What holds in every game, however it is played. More of this kind is in `test_rb_engine.py`."""

from collections import Counter
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from mathom.games.ringbearer import terms
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.chronicle import node_id
from mathom.games.ringbearer.table.map import edges
from mathom.games.ringbearer.travel import can_travel
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer
from ringbearer.rb import GAME, new, position, tile
from support import rule

SEATS = st.integers(3, 4)
SEEDS = st.integers(0, 2**40)
CAREFUL = GAME.bot("careful")


def moderate(examples: int) -> settings:
    return settings(max_examples=examples if mathom.COMPILED else examples // 8 + 1, database=None)


def game_of(seats: int, seed: int, each: Callable[[Ringbearer], None]) -> Ringbearer:
    """Plays a game, looking at every decision and at the end; its news are those of the whole game. Half of the games
    are played by careful players, with slips, so that the fellowship comes far and somebody falls."""
    s = new(seats, seed)
    s.news = []
    dice = Dice(seed + 1)
    while not s.over:
        each(s)
        actions = s.actions()
        slip = seed % 2 or dice.below(8) == 0
        s.apply(actions[dice.below(len(actions))] if slip else CAREFUL.choose(s))
    each(s)
    return s


@rule("RB-62", "RB-72", "RB-76", "RB-18")
@moderate(40)
@given(SEATS, SEEDS)
def test_the_ring_and_the_sauron_cards(seats: int, seed: int) -> None:
    """The ring is where the news say, the servant keeps it; before the bearer lie the cards that were laid there."""
    ring, servant, lying, told = 0, -1, 0, 0

    def look(s: Ringbearer) -> None:
        nonlocal ring, servant, lying, told
        for n in (s.news or [])[told:]:
            if n.what == terms.LAID_SAURON:
                lying += n.b
            elif n.what == terms.TOOK_RING:
                assert (servant, n.a, n.b) == (-1, ring, lying)
                assert n.seat != ring
                ring, lying = n.seat, 0
            elif n.what == terms.FELL:
                assert (servant, n.seat) == (-1, ring)
                assert lying >= 5
                servant, lying = n.seat, 0
            elif (n.what == terms.REMOVED and n.a == 0) or (n.what == terms.PAID_DARK and n.a == 0):
                lying -= 1
            elif n.what == terms.STRIPPED_SERVANT:
                lying = 0
        told = len(s.news or [])
        assert (int(s.ring), int(s.servant), int(s.sauron)) == (ring, servant, lying)
        assert servant in (-1, ring)
        assert servant >= 0 or lying < 5
        marks = [seat.marks for seat in GAME.view(s).seats] if s.turn % 7 == 0 else []
        assert not marks or [i for i, m in enumerate(marks) if "ring" in m] == [ring]

    game_of(seats, seed, look)


@rule("RB-17", "RB-59", "RB-60", "RB-61")
@moderate(40)
@given(SEATS, SEEDS)
def test_the_riders_and_gandalf(seats: int, seed: int) -> None:
    """The riders move one tile at a time, never across Gandalf's edge, who leaves when he stops them."""
    riders, gandalf, told = 0, 0, 0

    def look(s: Ringbearer) -> None:
        nonlocal riders, gandalf, told
        for n in (s.news or [])[told:]:
            if n.what == terms.ADVANCED:
                assert n.a == riders + 1 != gandalf
                riders += 1
            elif n.what == terms.RIDERS_BACKED:
                assert n.a == riders - 1 >= 0
                riders -= 1
            elif n.what == terms.HELD_OFF:
                assert gandalf == riders + 1
                gandalf = 0
            elif n.what in (terms.PLACED_GANDALF, terms.MOVED_GANDALF):
                assert n.a != gandalf
                assert n.what == terms.PLACED_GANDALF or n.a == gandalf + 1
                gandalf = n.a
        told = len(s.news or [])
        assert (int(s.riders), int(s.gandalf)) == (riders, gandalf)
        assert gandalf <= s.tile
        assert not gandalf or riders < gandalf

    game_of(seats, seed, look)


@rule("RB-15", "RB-23", "RB-51", "RB-52", "RB-56", "RB-79")
@moderate(40)
@given(SEATS, SEEDS)
def test_every_turn(seats: int, seed: int) -> None:
    """Seat follows seat; each takes two actions and draws up to four cards, at most one of them reversed."""
    turn: Counter[str] = Counter()
    before = [-1, 0, 0]  # seat, news, companions' turns

    def look(s: Ringbearer) -> None:
        for n in (s.news or [])[before[1] :]:
            turn["actions"] += n.what in (terms.LAID, terms.DISCOVERED, terms.LAPSED, terms.LAID_ASIDE, terms.PLAYED)
            turn["reversed"] += n.what == terms.DREW and n.b == 1
        before[1] = len(s.news or [])
        if s.seat != before[0]:
            if before[0] >= 0 and not s.over and s.phase != terms.STARTING and before[2]:
                assert s.seat == (before[0] + 1) % seats
                assert turn["actions"] == 2 or (before[0] == s.servant and turn["actions"] < 2)  # dark actions lapse
                assert turn["reversed"] <= 1
            turn.clear()
            before[2] += s.phase != terms.STARTING
            before[0] = int(s.seat)
        if s.phase == terms.DRAWING:
            assert s.size[s.seat] < 4

    game_of(seats, seed, look)


@rule("RB-35", "RB-38", "RB-39", "RB-41")
@moderate(20)
@given(SEATS, SEEDS)
def test_every_step(seats: int, seed: int) -> None:
    """The fellowship goes along the lines of the map, one at a time, and back along them, on tiles that lie open."""
    last = ["tile:4:start"]
    lines: set[tuple[str, str]] = set()

    def look(s: Ringbearer) -> None:
        here = node_id(s, s.tile, s.field)
        lines.update(edges(s))
        if here != last[-1]:
            assert (last[-1], here) in lines or (here, last[-1]) in lines
            last.append(here)
        assert s.tile <= s.laid

    game_of(seats, seed, look)


@moderate(12)
@given(SEATS, SEEDS)
def test_saved_and_read_at_every_decision(seats: int, seed: int) -> None:
    """A game is read back as it was: to the digest, the actions, what follows from the rest; also when it is over."""

    def look(s: Ringbearer) -> None:
        read = GAME.from_json(s.to_json(), Dice(1))
        assert isinstance(read, Ringbearer)
        assert (read.digest(), read.actions()) == (s.digest(), s.actions())
        assert (read.laid, read.discard_size, list(read.size)) == (s.laid, s.discard_size, list(s.size))
        copy = s.copy()
        assert (copy.digest(), copy.laid, copy.discard_size) == (s.digest(), s.laid, s.discard_size)

    s = game_of(seats, seed, look)
    assert GAME.from_json(s.to_json()).digest() == s.digest()


@rule("RB-105", "RB-106", "RB-107")
@moderate(12)
@given(SEATS, SEEDS, st.integers(-1, 3))
def test_nobody_sees_what_he_cannot_know(seats: int, seed: int, viewer: int) -> None:
    """All that a seat cannot know is dealt anew, and its view stays the same, byte for byte; the last news too."""
    viewer = min(viewer, seats - 1)
    seat = None if viewer < 0 else viewer
    looked = 0

    def look(s: Ringbearer) -> None:
        nonlocal looked
        looked += 1
        if looked % 6 and not s.over:
            return
        kept, s.news = s.news, (s.news or [])[-4:]
        twin = s.imagine(viewer, Dice(looked))
        twin.news = s.news
        assert mathom.encode(GAME.view(twin, seat)) == mathom.encode(GAME.view(s, seat))
        assert [len(twin.pile.cards), len(twin.dark_pile.cards)] == [len(s.pile.cards), len(s.dark_pile.cards)]
        assert list(twin.size) == list(s.size)
        if not s.over:
            assert GAME.from_json(twin.to_json()).actions() == twin.actions()
        s.news = kept

    game_of(seats, seed, look)


# -- the same turn in another order is left out for searches, and nothing else


def ends(s: Ringbearer, once: bool) -> set[int]:
    """all states in which the present seat's present phase can end"""
    into = Buffer()
    phase, seat = s.phase, s.seat
    found: set[int] = set()
    n = s.fill_once(into) if once else s.fill(into)
    for action in [into.data[i] for i in range(n)]:
        after = s.copy()
        after.dice = Dice(1)
        after.apply(action)
        if after.phase == phase and after.seat == seat:
            found |= ends(after, once)
        else:
            found.add(after.digest())
    return found


def test_two_cards_laid_in_either_order() -> None:
    """Every outcome of two actions is still there, with fewer ways to it."""
    s = position(hand_0=["blue", "red", "joker"], reversed_1=["blue"], land=[tile("a1"), tile("d4")], pile=[])
    assert ends(s, True) == ends(s, False)
    into = Buffer()
    s.apply(s.actions()[3])
    assert s.fill_once(into) < s.fill(into)


def test_a_card_laid_before_a_tile_is_discovered() -> None:
    """After a card was laid, discovering is left out: it could have come first."""
    s = position(hand_0=["blue", "red"], stack=["b1"], pile=[])
    into = Buffer()
    s.fill_once(into)
    assert into.n == 3
    s.apply(s.actions()[0])
    assert (s.fill(into), s.fill_once(into)) == (2, 1)


def test_dark_cards_paid_in_either_order() -> None:
    """Every payment is still there."""
    laid = ["dark-hand", "dark-draw", "dark-gandalf"]
    s = position(servant=0, dark_hand=["dark-tile-back"], sauron=2, before=laid, land=[tile("a1"), tile("a2")])
    s.apply(GAME.parse(s, "play dark-tile-back"))
    assert ends(s, True) == ends(s, False)
    into = Buffer()
    s.apply(GAME.parse(s, "pay dark-draw"))
    assert s.fill_once(into) < s.fill(into)


@rule("RB-33")
@moderate(20)
@given(SEATS, SEEDS)
def test_whether_there_is_anything_to_decide(seats: int, seed: int) -> None:
    """At any time the short answer, whether the journey is asked at all, is that of the whole list."""
    into = Buffer()

    def look(s: Ringbearer) -> None:
        if s.phase in (terms.ACTIONS, terms.TRAVEL, terms.DRAWING):
            twin = s.copy()
            twin.phase = terms.TRAVEL
            assert (twin.fill(into) > 1) == can_travel(twin)
            assert s.phase != terms.TRAVEL or can_travel(twin)

    game_of(seats, seed, look)
