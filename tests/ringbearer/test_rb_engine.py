"""The engine as a whole: payments, what is conserved, what is never seen."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mathom
from mathom.games.ringbearer import terms
from mathom.games.ringbearer.payments import (
    MOST,
    many,
    payments,
    price,
    step_action,
    step_cards,
    step_field,
    step_tile,
    verb_of,
    with_card,
)
from mathom.games.ringbearer.position import dark_cards, movement_cards, zeros
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.table.notation import paid_cards
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice
from ringbearer.rb import GAME, can, cards_at, discard, do, fellowship, new, position, refused, tile
from support import rule

SEATS = st.integers(3, 4)
SEEDS = st.integers(0, 2**40)


def moderate(examples: int) -> settings:
    return settings(max_examples=examples if mathom.COMPILED else examples // 8 + 1)


# -- payments against brute force

Part = Callable[[tuple[int, ...]], bool]


def is_colour(colour: int, cards: tuple[int, ...]) -> bool:
    """RB-36: whether these cards together are a payment for a colour"""
    if len(cards) == 1:
        return cards[0] == terms.JOKER or terms.COLOUR_OF[cards[0]] == colour
    return is_pair(cards)


def is_pair(cards: tuple[int, ...]) -> bool:
    return len(cards) == 2 and terms.JOKER not in cards and terms.COLOUR_OF[cards[0]] == terms.COLOUR_OF[cards[1]]


def is_joker(cards: tuple[int, ...]) -> bool:
    return cards == (terms.JOKER,) or is_pair(cards)


def is_symbol(symbol: int, cards: tuple[int, ...]) -> bool:
    return len(cards) == 1 and cards[0] < terms.JOKER and terms.SYMBOL_OF[cards[0]] == symbol


def is_both(colour: int, symbol: int, cards: tuple[int, ...]) -> bool:
    return cards == (colour * terms.SYMBOLS + symbol,)


def split(cards: tuple[int, ...], parts: list[Part]) -> bool:
    """whether the cards can be shared out among the parts, none left over"""
    if not parts:
        return not cards
    for size in (1, 2):
        for chosen in combinations(range(len(cards)), size):
            mine = tuple(cards[i] for i in chosen)
            rest = tuple(card for i, card in enumerate(cards) if i not in chosen)
            if parts[0](mine) and split(rest, parts[1:]):
                return True
    return False


def ways_to_pay(colour: int, special: int, tolls: list[int]) -> list[list[Part]]:
    due: list[Part] = [lambda cards, c=c: is_colour(c, cards) for c in range(4) for _ in range(tolls[c])]  # type: ignore[misc]
    if special == terms.DOOM:
        return [[*due, is_pair, lambda cards: is_symbol(terms.RING, cards)]]
    if special == terms.WITH_JOKER:
        return [[*due, lambda cards: is_colour(colour, cards), is_joker]]
    if special != terms.NONE:
        both: Part = lambda cards: is_both(colour, special, cards)  # noqa: E731
        return [
            [*due, both],
            [*due, lambda cards: is_colour(colour, cards), lambda cards: is_symbol(special, cards)],
        ]
    return [[*due, lambda cards: is_colour(colour, cards)]] if colour >= 0 else [due]


def brute_force(have: list[int], colour: int, special: int, tolls: list[int]) -> set[tuple[int, ...]]:
    """every set of cards that pays and from which no card can be left out"""
    found: set[tuple[int, ...]] = set()
    ways = ways_to_pay(colour, special, tolls)
    for size in range(len(have) + 1):
        for cards in sorted(set(combinations(sorted(have), size))):
            if any(split(cards, parts) for parts in ways) and not any(
                not Counter(less) - Counter(cards) for less in found
            ):
                found.add(cards)
    return found


def offered(have: list[int], colour: int, special: int, tolls: list[int]) -> list[tuple[int, ...]]:
    counts = zeros(terms.LAYABLE)
    for card in have:
        counts[card] += 1
    due = zeros(terms.COLOURS)
    for c, n in enumerate(tolls):
        due[c] = n
    return [tuple(paid_cards(p)) for p in payments(counts, 0, colour, special, due, 0)]


FEW_KINDS = [k for k in range(24) if terms.SYMBOL_OF[k] in (terms.NONE, terms.RING, terms.REMOVE)] + [terms.JOKER]
CARDS = st.lists(st.sampled_from(FEW_KINDS), max_size=6)
SPECIALS = st.sampled_from([terms.NONE, terms.RING, terms.REMOVE, terms.WITH_JOKER, terms.DOOM])
TOLLS = st.sampled_from([[0, 0, 0, 0]] * 3 + [[1, 0, 0, 0], [0, 0, 1, 1], [0, 1, 0, 0]])


def packed(cards: Iterable[int]) -> int:
    paid = 0
    for card in cards:
        paid = with_card(paid, card)
    return paid


@rule("RB-36", "RB-43", "RB-44", "RB-45", "RB-93", "RB-102", "RB-103")
@moderate(300)
@given(CARDS, st.integers(-1, 3), SPECIALS, TOLLS)
def test_payments_are_those_of_brute_force(have: list[int], colour: int, special: int, tolls: list[int]) -> None:
    """Every payment that wastes no card is offered, each once, the cheapest first."""
    if special not in (terms.NONE, terms.DOOM) and colour < 0:
        colour = 0
    found = offered(have, colour, special, tolls)
    assert len(found) == len(set(found))
    assert set(found) == brute_force(have, colour, special, tolls)
    prices = [price(packed(cards)) for cards in found]
    assert prices == sorted(prices)


def test_the_largest_payment_there_is() -> None:
    """Four surcharges, two colours to pay with, a field that asks for a third colour and a Joker: ten cards."""
    have = [0] * 5 + [6] * 5
    found = offered(have, 2, terms.WITH_JOKER, [1, 1, 1, 1])
    assert found == [tuple(have)]
    assert len(have) == MOST


@given(st.lists(st.integers(0, 24), max_size=10), st.integers(5, 18), st.integers(0, 7), st.sampled_from([6, 7]))
def test_a_step_holds_its_cards(cards: list[int], number: int, field: int, verb: int) -> None:
    """Ten cards fit into an action (nine beside the card whose symbol is used), and come out of it."""
    cards = cards[: 10 if verb == terms.GO else 9]
    paid = packed(cards)
    assert paid_cards(paid) == sorted(cards)
    assert many(paid) == len(cards)
    assert price(paid) >= 16 * len(cards)
    action = step_action(verb, number, field, paid)
    assert (verb_of(action), step_field(action), step_cards(action, verb)) == (verb, field, paid)
    assert step_tile(action, number) == step_tile(action, number - 1) == number


@rule("RB-36")
def test_the_cheapest_payment_comes_first() -> None:
    """A plain card before one with a symbol, a card before a Joker, a Joker before a pair."""
    s = position(land=[tile("a1", "blue-ring", "blue", "joker", "red", "red")], phase="travel")
    assert [text for text in can(s) if text.startswith("go 5-upper-1")] == [
        "go 5-upper-1 with blue",
        "go 5-upper-1 with blue-ring",
        "go 5-upper-1 with joker",
        "go 5-upper-1 with red red",
    ]
    do(s, "go 5-upper-1 with red red")
    assert fellowship(s) == (5, "upper-1")
    assert cards_at(s, 5) == ["blue", "blue-ring", "joker"]
    assert discard(s) == ["red", "red"]
    assert refused(s, "go 5-upper-2 with blue") == "RB-36"


# -- whole games


def whole_game(seats: int, seed: int, look: Callable[[Ringbearer], None], **options: object) -> Ringbearer:
    s = new(seats, seed, **options)
    dice = Dice(seed + 5)
    look(s)
    while not s.over:
        actions = s.actions()
        s.apply(actions[dice.below(len(actions))])
        look(s)
    return s


@rule("RB-2")
@moderate(60)
@given(SEATS, SEEDS, st.sampled_from(["easy", "normal", "hard"]))
def test_cards_and_tiles_are_conserved(seats: int, seed: int, difficulty: str) -> None:
    """At every decision 53 movement cards (one less or more with the difficulty), 17 dark cards and 14 tiles."""
    e = GAME.edition
    saurons = {"easy": 12, "normal": 13, "hard": 14}[difficulty]

    def look(s: Ringbearer) -> None:
        for k in range(terms.KINDS):
            wanted = saurons if k == terms.SAURON else e.start[k] + e.others[k]
            assert movement_cards(s, k) == wanted, e.cards[k]
        for k in range(terms.DARKS):
            assert dark_cards(s, k) == e.dark_copies[k], e.darks[k]
        assert s.stack.size() + s.laid - 4 == 14
        for seat in range(seats):
            held = s.size[seat]
            assert held == sum(s.hand[seat * 32 : seat * 32 + 32]) + sum(s.back[seat * 32 : seat * 32 + 32])
            assert s.servant != seat or held == 0

    whole_game(seats, seed, look, difficulty=difficulty)


@rule("RB-59", "RB-17")
@moderate(60)
@given(SEATS, SEEDS)
def test_the_riders_never_pass_gandalf(seats: int, seed: int) -> None:
    """They stand before him, and reach no tile behind him while he is there; until the end they have caught nobody."""

    def look(s: Ringbearer) -> None:
        assert not s.gandalf or s.riders < s.gandalf <= s.tile
        assert s.over or s.riders < s.tile
        assert s.sauron < 5 or s.servant >= 0

    s = whole_game(seats, seed, look)
    assert (GAME.ending(s) == "mount doom") == (s.payoff(0 if s.servant != 0 else 1) > 0)


@rule("RB-12", "RB-13", "RB-105", "RB-107")
@moderate(30)
@given(SEATS, SEEDS, st.integers(0, 3))
def test_no_view_depends_on_the_own_reversed_card(seats: int, seed: int, viewer: int) -> None:
    """Whatever lies reversed in a hand, its owner sees and may do the same; a spectator sees no hand card at all."""
    viewer = min(viewer, seats - 1)
    dice = Dice(seed)

    def look(s: Ringbearer) -> None:
        first = viewer * terms.KINDS
        mine = [k for k in range(terms.KINDS) if s.back[first + k]]
        if not mine or dice.below(4) or s.over:
            return
        twin = s.copy()
        other = dice.below(terms.KINDS)
        twin.back[first + mine[0]] -= 1
        twin.back[first + other] += 1
        twin.news = s.news = []
        assert mathom.encode(GAME.view(twin, viewer)) == mathom.encode(GAME.view(s, viewer))
        assert mathom.encode(GAME.view(twin)) == mathom.encode(GAME.view(s))
        hands = [z for z in GAME.view(s).zones if z.kind == "hand"]
        assert all(piece.face is None for z in hands for piece in z.pieces)
        other_view = GAME.view(s, (viewer + 1) % seats)
        shown = next(z for z in other_view.zones if z.id == f"hand:{viewer}").pieces
        faces = [p.face for p in shown if "reversed" in p.marks]
        assert faces == [GAME.edition.cards[k] for k in mine for _ in range(s.back[first + k])]

    whole_game(seats, seed, look)


# -- the component file


@pytest.mark.parametrize(
    ("old", "new_text", "words"),
    [
        ('upper = ["blue", "yellow"]', 'upper = ["blue", "pink"]', "'pink' is not one of blue, yellow, green, red"),
        ('forks = ["u2>l3"]', 'forks = ["u2>l1"]', "'u2>l1': a fork leads forward, to the other way"),
        ('effect = "tile-back"\ncost = 3', 'effect = "tile-back"\ncost = 2', "tile-back costs 3, not 2"),
        ("fall_at = 5", "fall_at = 6", "the bearer falls with 5 Sauron cards, not 6"),
        ('upper = ["green", "blue"]', 'upper = ["green+ring", "blue"]', "special fields are found in region D only"),
        (
            'symbols = ["gandalf", "draw-two"]',
            'symbols = ["draw-two"]',
            "a helper has one symbol, or gandalf and draw-",
        ),
    ],
)
def test_a_bad_component_file_names_the_line(old: str, new_text: str, words: str) -> None:
    text = Path(GAME.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    changed = text.replace(old, new_text, 1)
    wrong = changed.splitlines().index(new_text.splitlines()[-1]) + 1
    with pytest.raises(mathom.BadComponents) as caught:
        mathom.game("ringbearer", ComponentFile("mine.toml", changed))
    assert words in str(caught.value)
    if changed.count(new_text.splitlines()[-1]) == 1:
        assert str(caught.value).startswith(f"mine.toml, line {wrong}: ")
