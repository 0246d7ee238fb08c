"""The engine as a whole: payments, conservation, reveals, and the bots that play it."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import mathom
from duel.du import GAME, area, cost, do, new, position
from duel.hands import REGIONS
from mathom.games.duel import terms
from mathom.games.duel.rules import Duel
from mathom.games.duel.table.payment_words import payment
from mathom.kernel.bot import Bot
from mathom.kernel.dice import Dice
from mathom.kernel.levels import KEYS
from mathom.kernel.words import say
from support import rule

GREY = [card.id for card in GAME.components.card if card.colour == "grey"]
ITEMS = [card.id for card in GAME.components.card] + [tile.id for tile in GAME.components.tile]


def played(seed: int) -> Iterator[Duel]:
    """every decision of a random game, and its end"""
    state, dice = new(seed), Dice(seed + 5)
    yield state
    while not state.over:
        actions = state.actions()
        state.apply(actions[dice.below(len(actions))])
        yield state


# -- paying


def cheapest(skills: list[tuple[str, ...]], asks: dict[str, int]) -> int:
    """missing symbols, found by trying every use of every symbol the player has"""
    wanted = [skill for skill, n in asks.items() for _ in range(n)]
    found = len(wanted)
    for use in product(*skills):
        left = Counter(wanted)
        left.subtract(skill for skill in use if skill in left)
        found = min(found, sum(n for n in left.values() if n > 0))
    return found


@rule("DU-31", "DU-32", "DU-35", "DU-36", "DU-38")
@settings(max_examples=150)
@for_all(own=st.lists(st.sampled_from(GREY), unique=True, max_size=6), item=st.sampled_from(ITEMS), wild=st.booleans())
def test_a_payment_takes_as_few_coins_as_possible(own: list[str], item: str, wild: bool) -> None:
    rows = {row.id: row for row in (*GAME.components.card, *GAME.components.tile)}
    skills: list[tuple[str, ...]] = []
    for name in own:
        card = rows[name]
        skills += [(skill,) for skill, n in card.gives.items() for _ in range(n)]
        skills += [tuple(card.choice)] if card.choice else []
    if wild:
        skills.append(tuple(skill.id for skill in GAME.components.skill))
    state = position(area_0=own, tokens_0=["elves-3"] if wild else [])
    row = rows[item]
    wanted = cheapest(skills, row.asks) + getattr(row, "price", 0)
    assert cost(state, item) == wanted
    number = (
        terms.CARDS + GAME.edition.tiles.index(item) if item in GAME.edition.tiles else GAME.edition.cards.index(item)
    )
    words = say(payment(state, 0, number))
    assert sum(int(n) for n in words.replace(",", " ").split() if n.isdigit()) == wanted, words


# -- nothing is lost


@pytest.mark.parametrize("seed", range(6))
def test_coins_units_and_pieces_are_conserved(seed: int) -> None:
    for s in played(seed):
        assert min(s.coins) >= 0
        assert sum(s.coins) <= 30
        for seat in range(2):
            on_board = sum(s.units[seat * terms.REGIONS : (seat + 1) * terms.REGIONS])
            assert s.supply[seat] + on_board == 15
            held = {r for r in range(terms.REGIONS) if s.units[seat * terms.REGIONS + r]}
            assert held == {r for r in range(terms.REGIONS) if s.held[seat] >> r & 1}
        assert not s.held[0] & s.held[1]
        assert not s.built[0] & s.built[1]
        seen = [card for card in s.layout if card not in (terms.NOTHING, terms.FACE_DOWN)]
        unseen = [int(entry) >> 8 for entry in s.unseen.cards]
        aside = [int(entry) >> 8 for entry in s.aside.cards]
        elsewhere = [c for c in range(terms.CARDS) if s.where[c] >= terms.AREA or s.where[c] == terms.DISCARDED]
        chapters = (s.chapter + 1) * terms.CHAPTER_CARDS
        assert sorted([*seen, *unseen, *aside, *elsewhere]) == list(range(chapters))


@pytest.mark.parametrize("seed", range(6))
def test_what_follows_from_the_rest_is_kept_in_step(seed: int) -> None:
    """skills, chains, peoples, presence: what play has kept equals what a fresh reading of the position finds"""
    for s in played(seed):
        fresh = GAME.from_json(s.to_json())
        assert isinstance(fresh, Duel)
        for kept, found in zip(derived(s), derived(fresh), strict=True):
            assert kept == found


def derived(s: Duel) -> list[list[int]]:
    sets = [list(v) for v in (s.chains, s.peoples, s.allies, s.powers, s.held, s.supply, s.have, s.unseen.cards)]
    for own in (0, terms.OWN):  # the choices stand in the order in which they came
        sets += [list(s.skills[own : own + terms.SKILLS]), sorted(s.skills[own + terms.SKILLS : own + terms.OWN])]
    return [[int(n) for n in v] for v in sets] + [[s.hidden, s.discards, s.open, s.lying, s.available, s.face_up]]


# -- turning up


@rule("DU-15", "DU-22")
@pytest.mark.parametrize("seed", range(4))
def test_exactly_what_is_uncovered_is_turned_up(seed: int) -> None:
    before: Duel | None = None
    for s in played(seed):
        if not s.over and not s.pending:
            for slot in range(terms.SLOTS):
                covered = s.lying & s.edition.covers[s.chapter * terms.SLOTS + slot]
                lies = s.layout[slot] != terms.NOTHING
                assert bool(s.available >> slot & 1) == (lies and not covered)
                if s.layout[slot] == terms.FACE_DOWN:
                    assert covered
            if before is not None and before.chapter == s.chapter:
                turned = [
                    slot
                    for slot in range(terms.SLOTS)
                    if before.layout[slot] == terms.FACE_DOWN and s.layout[slot] != terms.FACE_DOWN
                ]
                assert all(s.available >> slot & 1 for slot in turned)
        before = s.copy()


def test_a_grey_card_taken_away_takes_its_skills_along() -> None:
    s = position(
        area_1=["c2-grey-06", "c2-grey-07", "c2-grey-03"],
        stack=[{"is": "unlearn"}],
        chapter=2,
    )
    do(s, "burn c2-grey-06")
    assert area(s, 1) == ["c2-grey-03", "c2-grey-07"]
    assert [int(n) for n in s.skills[terms.OWN :]] == [0, 0, 2, 0, 0, 0b11000, 0, 0, 0]


# -- bots


def wins(first: Bot, second: Bot, games: int) -> float:
    """of the first bot, every deal played from both seats; a shared victory is half of one"""
    won = 0.0
    for i in range(games):
        state = new(i // 2)
        seats = [first, second] if i % 2 == 0 else [second, first]
        while not state.over:
            state.apply(seats[state.seat].choose(state))
        won += (state.payoff(i % 2) + 1) / 2
    return won


def test_greedy_beats_random() -> None:
    games = 100 if mathom.COMPILED else 20
    assert wins(GAME.bot("greedy"), GAME.bot("random", seed=1), games) >= 0.95 * games


@pytest.mark.skipif(not mathom.COMPILED, reason="the plain form would take minutes; it plays the same games")
def test_search_beats_greedy() -> None:
    assert wins(GAME.bot("search", iterations=300, seed=1), GAME.bot("greedy"), 16) >= 12


def test_search_takes_a_win() -> None:
    s = position(["c3-blue-05", "c3-red-01"], chapter=3, steps=[11, 0], coins=[9, 0])
    assert GAME.notation(s, GAME.bot("search", iterations=200, seed=1).choose(s)) == "play c3-blue-05"
    assert GAME.notation(s, GAME.bot("greedy").choose(s)) == "play c3-blue-05"


@pytest.mark.parametrize("seed", range(1, 7))
def test_search_takes_a_win_at_once_though_everything_wins(seed: int) -> None:
    """six regions, and the way of the Fellowship nearly done: whatever it plays, it wins; so it plays what ends it"""
    six = [region for region in REGIONS if region != "gondor"]
    s = position(["c3-red-03", "c3-yellow-01"], chapter=3, steps=[4, 0], coins=[20, 0], fortresses_0=six)
    bot = GAME.bot("search", iterations=200, seed=seed)
    assert GAME.notation(s, bot.choose(s)) == "play c3-red-03"
    do(s, "play c3-red-03")
    assert GAME.notation(s, bot.choose(s)) == "place gondor"


def test_search_takes_a_win_away() -> None:
    """the opponent would win with the blue card, which the bot itself cannot use"""
    s = position(["c3-blue-05", "c3-red-01"], chapter=3, steps=[0, 11], coins=[0, 9])
    assert GAME.notation(s, GAME.bot("search", iterations=400, seed=1).choose(s)) == "discard c3-blue-05"
    assert GAME.notation(s, GAME.bot("greedy").choose(s)) == "discard c3-blue-05"


@pytest.mark.parametrize("level", KEYS)
def test_every_level_plays(level: str) -> None:
    state = new()
    bot = GAME.bot(level, seed=1, patience=0.05)
    if bot.name == "greedy":
        while not state.over:
            state.apply(bot.choose(state))
    else:
        assert bot.choose(state) in state.actions()
