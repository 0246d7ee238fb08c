"""What holds in every game, however it is played."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from duel.du import GAME, area, coins, discard, fortresses, lying, new, supply, tiles, tokens, units, zone
from duel.hands import PEOPLES, REGIONS
from mathom.games.duel import terms
from mathom.games.duel.prices import cost
from mathom.games.duel.rules import Duel
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_kind
from support import rule

SEEDS = st.integers(0, 2**31)
COMPONENTS = GAME.components
CARD = {c.id: c for c in COMPONENTS.card}
PEOPLE = {c.id: c.people for c in COMPONENTS.card if c.people}
FACE_DOWN = {1: {2, 3, 4, 9, 10, 11, 12, 13}, 2: {6, 7, 8, 9, 10, 15, 16, 17}, 3: {2, 3, 4, 9, 10, 15, 16, 17}}


def moderate(examples: int) -> Callable[[Any], Any]:
    return settings(max_examples=examples, database=None)


def game_of(seed: int, each: Callable[[Duel], None], **options: Any) -> Duel:
    """plays a game at random, looking at every decision and at the end; its news are those of the whole game. Cards are
    mostly played, and tiles taken when they can be, so that much happens."""
    s = new(seed, **options)
    s.news = []
    dice = Dice(seed + 1)
    while not s.over:
        each(s)
        actions = s.actions()
        rare = [a for a in actions if act_kind(a) in (terms.TAKE, terms.FETCH)]
        better = [a for a in actions if act_kind(a) not in (terms.DISCARD, terms.DONE, terms.DECLINE)]
        choice = rare if rare and dice.below(2) else better if better and dice.below(4) else actions
        s.apply(choice[dice.below(len(choice))])
    each(s)
    return s


@rule("DU-6", "DU-90")
@moderate(40)
@given(SEEDS)
def test_coins_come_from_the_reserve_and_go_back(seed: int) -> None:
    """The players never have more than 30 coins; what they have is what they began with and what they were told."""

    def look(s: Duel) -> None:
        have = coins(s)
        assert min(have) >= 0
        assert sum(have) <= 30
        expected = [3, 2]
        for n in s.news or []:
            if n.what in (terms.PLAYED, terms.TOOK):
                expected[n.seat] -= n.b
            elif n.what == terms.DISCARDS:
                expected[n.seat] += n.b
            elif n.what in (terms.GAINED, terms.LOST):
                expected[n.seat] += n.a if n.what == terms.GAINED else -n.a
        assert have == expected

    game_of(seed, look)


@rule("DU-4", "DU-83", "DU-84", "DU-86")
@moderate(40)
@given(SEEDS)
def test_units_are_on_the_board_or_in_the_supply(seed: int) -> None:
    """15 a side, always; units of both sides are never in one region; fortresses stand where a tile was taken."""
    regions = {t.id: t.region for t in COMPONENTS.tile}

    def look(s: Duel) -> None:
        for seat in range(2):
            assert sum(units(s, seat).values()) + supply(s, seat) == 15
            assert supply(s, seat) >= 0
            assert set(fortresses(s, seat)) <= {regions[tile] for tile in tiles(s, seat)}
        assert not set(units(s, 0)) & set(units(s, 1))

    game_of(seed, look)


@rule("DU-9", "DU-10", "DU-26", "DU-29")
@moderate(15)
@given(SEEDS)
def test_no_card_is_lost_or_made(seed: int) -> None:
    """Every card of the chapters so far lies in the layout, in an area or in the pile; 20 are taken in a chapter."""

    def look(s: Duel) -> None:
        known = [c for c in lying(s).values() if c != "face-down"] + area(s, 0) + area(s, 1) + discard(s)
        assert len(set(known)) == len(known)
        assert all(int(card[1]) <= s.chapter + 1 for card in known)
        pile = zone(GAME.view(s), "discard").size
        assert len(lying(s)) + len(area(s, 0)) + len(area(s, 1)) + pile == 23 * (s.chapter + 1)

    s = game_of(seed, look)
    taken = Counter[int]()
    chapter = 0
    for n in s.news or []:
        chapter = int(n.a) if n.what == terms.CHAPTER else chapter
        taken[chapter] += n.what in (terms.PLAYED, terms.DISCARDS)
    assert all(taken[i] == 20 for i in range(s.chapter))
    assert taken[int(s.chapter)] == 20 - len(lying(s))


@rule("DU-15", "DU-22")
@moderate(40)
@given(SEEDS)
def test_exactly_what_is_uncovered_is_turned_up(seed: int) -> None:
    """At every turn a card of a face-down row lies open if and only if no card lies on it."""

    def look(s: Duel) -> None:
        if s.pending or s.over:
            return
        slots = lying(s)
        by = COMPONENTS.layout[s.chapter].covered_by
        for slot in slots:
            free = not [other for other in by[slot] if other in slots]
            hidden = slots[slot] == "face-down"
            assert hidden == (slot in FACE_DOWN[s.chapter + 1] and not free)
            assert bool(s.available >> slot & 1) == free
            offered = {f"discard {slots[slot]}"} & {GAME.notation(s, a) for a in s.actions()}
            assert bool(offered) == free

    game_of(seed, look)


@rule("DU-7", "DU-8", "DU-21", "DU-27")
@moderate(15)
@given(SEEDS)
def test_tiles_and_tokens(seed: int) -> None:
    """No tile or token is lost; at most three tiles lie open, three when a chapter begins, while there are as many."""

    def look(s: Duel) -> None:
        if s.pending:
            return
        owned = len(tiles(s, 0)) + len(tiles(s, 1))
        view = GAME.view(s)
        assert zone(view, "tile-stack").size == 7 - owned - len(tiles(s))
        assert len(tiles(s)) <= 3
        if len(lying(s)) == 20 and s.pending == 0 and not tiles_taken_in_chapter(s):
            assert len(tiles(s)) == min(3, 7 - owned)
        held = tokens(s, 0) + tokens(s, 1)
        assert len(set(held)) == len(held)
        for people in PEOPLES:
            left = 3 - sum(token.startswith(people) for token in held)
            assert zone(view, f"stack:{people}").size == left

    game_of(seed, look)


def tiles_taken_in_chapter(s: Duel) -> int:
    n = 0
    for news in s.news or []:
        n = 0 if news.what == terms.CHAPTER else n + (news.what == terms.TOOK)
    return n


@rule("DU-3", "DU-57", "DU-58", "DU-66", "DU-87", "DU-88")
@moderate(40)
@given(SEEDS)
def test_who_fulfils_a_condition_has_won(seed: int) -> None:
    """At no decision is a victory condition fulfilled; at the end the winner's is, or the chapters are over."""

    def conditions(s: Duel, seat: int) -> dict[str, bool]:
        peoples = {PEOPLE[card] for card in area(s, seat) if card in PEOPLE}
        return {
            "ring": s.steps[seat] >= 14,
            "peoples": len(peoples) + ("hobbits-1" in tokens(s, seat)) >= 6,
            "conquest": set(units(s, seat)) | set(fortresses(s, seat)) == set(REGIONS),
        }

    def look(s: Duel) -> None:
        if not s.over:
            assert not any(any(conditions(s, seat).values()) for seat in range(2))

    s = game_of(seed, look)
    ending = GAME.ending(s)
    if ending in ("ring", "peoples", "conquest"):
        winner = 0 if s.payoff(0) == 1 else 1
        assert [k for k, fulfilled in conditions(s, winner).items() if fulfilled] == [ending]
        assert not any(conditions(s, 1 - winner).values())
    else:
        assert (s.chapter, lying(s)) == (2, {})
        present = [len(set(units(s, seat)) | set(fortresses(s, seat))) for seat in range(2)]
        assert (ending == "shared") == (present[0] == present[1])
        if ending == "regions":
            assert s.payoff(0 if present[0] > present[1] else 1) == 1
    assert s.payoff(0) + s.payoff(1) == 0


def fewest_coins(s: Duel, seat: int, item: Any) -> int:
    """the price by trying every way to choose"""
    held = [CARD[name] for name in area(s, seat)]
    if getattr(item, "chain_from", None) and item.chain_from in [c.chain for c in held]:
        return 0
    choices = [tuple(c.choice) for c in held if c.choice]
    if "elves-3" in tokens(s, seat):
        choices.append(tuple(k.id for k in COMPONENTS.skill))
    own = Counter(skill for c in held for skill, n in c.gives.items() for _ in range(n))
    best = min((Counter(item.asks) - own - Counter(chosen)).total() for chosen in product(*choices))
    extra = 0 if hasattr(item, "chapter") or "dwarves-1" in tokens(s, seat) else len(fortresses(s, seat))
    return best + getattr(item, "price", 0) + extra


@rule("DU-31", "DU-32", "DU-33", "DU-36", "DU-38", "DU-39", "DU-42")
@moderate(12)
@given(SEEDS)
def test_prices_are_the_lowest_possible(seed: int) -> None:
    """What lies there costs each player as few coins as any way to match its symbols, and can be had if he has them."""

    def look(s: Duel) -> None:
        if s.pending or s.over:
            return
        texts = {GAME.notation(s, a) for a in s.actions()}
        slots = lying(s)
        for slot, name in slots.items():
            if s.available >> slot & 1:
                price = fewest_coins(s, int(s.seat), CARD[name])
                assert cost(s, s.seat, GAME.edition.cards.index(name)) == price
                assert (f"play {name}" in texts) == (price <= s.coins[s.seat])
        for i, tile in enumerate(COMPONENTS.tile):
            if tile.id in tiles(s):
                price = fewest_coins(s, int(s.seat), tile)
                assert cost(s, s.seat, terms.CARDS + i) == price
                assert (f"take {tile.id}" in texts) == (price <= s.coins[s.seat])

    game_of(seed, look)


@rule("DU-89")
@moderate(25)
@given(SEEDS, st.sampled_from([0, 1, -1]))
def test_nobody_sees_what_he_cannot_know(seed: int, viewer: int) -> None:
    """All that a seat cannot know is dealt anew, and its view stays the same, byte for byte; so do its next ones."""
    seat = None if viewer < 0 else viewer
    looked = 0

    def look(s: Duel) -> None:
        nonlocal looked
        looked += 1
        if looked % 5 and not len(s.aside.cards):
            return
        kept, s.news = s.news, None
        twin = s.imagine(viewer, Dice(looked))
        assert mathom.encode(GAME.view(twin, seat)) == mathom.encode(GAME.view(s, seat))
        assert GAME.from_json(twin.to_json()).actions() == twin.actions()
        s.news = kept

    game_of(seed, look)


def skills(s: Duel) -> list[list[int]]:
    """of each seat: symbols, and choices, which have no order"""
    own = [[int(n) for n in s.skills[seat * terms.OWN : (seat + 1) * terms.OWN]] for seat in range(2)]
    return [mine[: terms.SKILLS] + sorted(mine[terms.SKILLS :]) for mine in own]


@moderate(25)
@given(SEEDS)
def test_what_follows_from_the_rest(seed: int) -> None:
    """What is kept up step by step is what a saved position is read back with."""

    def look(s: Duel) -> None:
        read = GAME.from_json(s.to_json())
        assert isinstance(read, Duel)
        for name in ("chains", "peoples", "allies", "powers", "held", "supply", "have"):
            assert list(getattr(read, name)) == list(getattr(s, name)), name
        assert skills(read) == skills(s)
        for name in ("lying", "available", "face_up", "hidden", "discards", "open"):
            assert getattr(read, name) == getattr(s, name), name
        if s.hidden:
            assert list(read.unseen.cards) == list(s.unseen.cards)
        assert read.digest() == s.digest()

    game_of(seed, look)


# -- the reserve


@rule("DU-90")
@moderate(10)
@given(SEEDS)
def test_an_unlimited_reserve(seed: int) -> None:
    """As a setting: with an unlimited reserve every discarded card brings its coins."""
    s = game_of(seed, lambda _: None, reserve="unlimited")
    doubled = {int(n.seat) for n in s.news or [] if n.what == terms.KEPT and GAME.edition.tokens[n.a] == "humans-3"}
    chapter = 1
    for n in s.news or []:
        chapter = n.a + 1 if n.what == terms.CHAPTER else chapter
        if n.what == terms.DISCARDS:
            assert n.b in ((chapter, 2 * chapter) if n.seat in doubled else (chapter,))
