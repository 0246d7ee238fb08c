"""The engine itself: proofs of fights against brute force, conserved cards, and what can be worked out of hands."""

from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given as with_examples
from hypothesis import settings
from hypothesis import strategies as st

import mathom
from battle.ba import COMPANIONS, ENEMIES, GAME, can, do, groups, hand, new, note, position, ring_pile
from contract import decisions
from mathom.games.battle import terms
from mathom.games.battle.fights import missing, shortfall
from mathom.games.battle.position import enemies_of, ring_cards_of
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.payment_words import payment, symbols
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_a, act_b, act_kind
from support import rule

E = GAME.edition


# -- fights


def matched(needs: list[set[int]], used: set[int] | None = None) -> bool:
    """whether each need can be given a source of its own"""
    used = used or set()
    return not needs or any(matched(needs[1:], used | {source}) for source in needs[0] - used)


def coverable(group: list[int], lent: list[int], enemies: list[int]) -> bool:
    """Brute force: every choice of what is doubled and what each joker of the group stands for, then a matching.
    A source is (symbol or None for any, which enemies it may serve)."""
    printed = [(k, c) for k in group for c in symbols(E.symbols[k])]
    doublers = sum(E.strength[k] >> terms.DOUBLERS_AT & terms.COUNT for k in group)
    wild = [i for i, (_, c) in enumerate(printed) if c == terms.JOKER]
    wants = [(enemy, c) for enemy in enemies for c in symbols(E.want[enemy])]
    kinds = sorted({c for _, c in wants})
    for stands in product(kinds, repeat=len(wild)):
        meaning = [c for _, c in printed]
        for i, c in zip(wild, stands, strict=True):
            meaning[i] = c
        for doubled in combinations(range(len(meaning)), min(doublers, len(meaning))):
            own = meaning + [meaning[i] for i in doubled]
            needs = []
            for enemy, c in wants:
                fits = {i for i, symbol in enumerate(own) if symbol == c}
                borrowed = [s for k in lent for s in symbols(E.symbols[k])]
                fits |= {100 + i for i, symbol in enumerate(borrowed) if symbol in (c, terms.JOKER)}
                for k in group:
                    if E.strength[k] & terms.GLORFINDEL_BIT and len(symbols(E.want[enemy])) > 2:
                        fits.add(200)
                    if E.strength[k] & terms.TREEBEARD_BIT and E.led[enemy]:
                        fits.add(201)
                needs.append(fits)
            if matched(sorted(needs, key=len)):
                return True
    return False


def cards(*names: str) -> list[int]:
    return [COMPANIONS.index(name) for name in names]


SETS = st.lists(st.integers(0, terms.COMPANIONS - 1), min_size=1, max_size=5, unique=True)
SPECIAL = cards("theoden", "faramir", "boromir", "eomer", "glorfindel", "treebeard", "galadriel", "elrond", "bombadil")
RARE = st.lists(st.sampled_from(SPECIAL), max_size=4, unique=True)
FOES = st.lists(st.integers(0, terms.ENEMIES - 1), min_size=1, max_size=3, unique=True)


@rule("BA-20", "BA-21", "BA-23", "BA-26", "BA-59", "BA-60", "BA-61", "BA-64")
@settings(max_examples=400 if mathom.COMPILED else 60)
@with_examples(group=SETS, rare=RARE, lent=st.lists(st.integers(0, 30), max_size=2, unique=True), foes=FOES)
def test_the_proof_of_a_fight_agrees_with_brute_force(
    group: list[int], rare: list[int], lent: list[int], foes: list[int]
) -> None:
    group = sorted({*group, *rare})
    lent = [k for k in lent if k not in group]
    s = position({0: [[COMPANIONS[k] for k in group]]}, enemies=[ENEMIES[k] for k in foes], enemy_pile=[])
    own, borrowed = s.strength[0], sum(E.symbols[k] for k in lent)
    for against in range(1, 1 << len(foes)):
        chosen = [int(s.open[i]) for i in range(len(foes)) if against >> i & 1]
        provable = missing(s, own, borrowed, against) <= 0
        assert provable == coverable(group, lent, chosen)
        paid = payment(s, 0, against, lent)
        assert len(paid) == (sum(len(symbols(E.want[enemy])) for enemy in chosen) if provable else 0)


@rule("BA-60")
def test_a_doubled_joker_stands_for_one_symbol() -> None:
    """one joker and a doubler: two of one kind, not one of each of two"""
    one = 1
    joker_and_doubler = (one << terms.JOKERS_AT) + (one << terms.DOUBLERS_AT)
    assert shortfall(joker_and_doubler, 0, 2) == 0
    assert shortfall(joker_and_doubler, 0, 1 + (1 << terms.WIDTH)) == 1


def fights(s: Battle) -> dict[str, set[frozenset[tuple[str, int]]]]:
    """every fight offered, with every way to give hobbits away that is then offered or follows by itself"""
    found: dict[str, set[frozenset[tuple[str, int]]]] = {}
    for text in can(s):
        if not text.startswith("fight"):
            continue
        after = s.copy()
        do(after, text)
        ends = [after]
        if terms.PHASES[after.phase] == "loans":
            ends = []
            for gift in can(after):
                end = after.copy()
                do(end, gift)
                ends.append(end)
        found[text] = {
            frozenset(
                (COMPANIONS[k], seat)
                for seat in range(s.seats)
                for k in range(terms.COMPANIONS)
                if (end.received[seat] & ~s.received[seat]) >> k & 1
            )
            for end in ends
        }
    return found


def fights_by_brute_force(s: Battle) -> dict[str, set[frozenset[tuple[str, int]]]]:
    """the same from BA-51 to BA-57: hobbits and cards paired in every way, idle loans struck out"""
    found: dict[str, set[frozenset[tuple[str, int]]]] = {}
    lenders = [
        (k, seat) for seat in range(s.seats) if seat != s.seat for g in groups(s, seat).values() for k in cards(*g)
    ]
    for number, names in groups(s, s.seat).items():
        group = cards(*names)
        hobbits = [k for k in group if E.hobbits >> k & 1]
        for against in range(1, 1 << len(s.open)):
            foes = [int(s.open[i]) for i in reversed(range(len(s.open))) if against >> i & 1]
            ways = set()
            for n in range(len(hobbits) + 1):
                for lent in combinations(lenders, n):
                    used = [k for k, _ in lent]
                    if coverable(group, used, foes) and not any(
                        coverable(group, [k for k in used if k != idle], foes) for idle in used
                    ):
                        for who in permutations(hobbits, n):
                            owners = [seat for _, seat in lent]
                            ways.add(frozenset(zip([COMPANIONS[k] for k in who], owners, strict=True)))
            if ways:
                found[f"fight {number} {','.join(ENEMIES[enemy] for enemy in foes)}"] = ways
    return found


@rule("BA-19", "BA-51", "BA-53", "BA-57")
@settings(max_examples=60 if mathom.COMPILED else 8)
@with_examples(
    mine=st.permutations(range(31)),
    cut=st.lists(st.integers(1, 3), min_size=4, max_size=4),
    foes=FOES,
    seats=st.sampled_from([2, 3]),
)
def test_every_fight_and_loan_is_offered_and_no_other(
    mine: list[int], cut: list[int], foes: list[int], seats: int
) -> None:
    """Two groups of the active player, the first with two hobbits, and what the others have, against brute force."""
    hobbits = [k for k in mine if E.hobbits >> k & 1][:2]
    rest = [k for k in mine if k not in hobbits and k != E.bombadil]
    rows: dict[int, list[list[str]]] = {0: [], 1: [], 2: []}
    for place, n in enumerate(cut):
        taken, rest = rest[:n], rest[n:]
        names = [COMPANIONS[k] for k in (hobbits + taken if place == 0 else taken)]
        rows[(0, 0, 1, seats - 1)[place]].append(names)
    table: dict[str, Any] = {"seats": seats, "enemies": [ENEMIES[k] for k in foes], "enemy_pile": []}
    expected = fights_by_brute_force(position(rows, **table))
    if expected:
        assert fights(position(rows, phase="laid", **table)) == expected
    else:
        with pytest.raises(mathom.BadPosition, match="nothing can follow"):
            position(rows, phase="laid", **table)


def test_a_note_says_what_pays_for_what() -> None:
    """the rulebook's example: Boromir doubles the blue symbol"""
    s = position(
        {0: [["boromir", "elrohir"]]},
        hand_0=["grimbeorn"],
        enemies=["shelob", "witch-king", "orc-band"],
    )
    do(s, "lay grimbeorn 1")
    assert note(s, "fight 1 witch-king,orc-band") == (
        "Witch-king of Angmar: sword by Elrohir, axe by Grimbeorn, shield by Boromir, fist by Grimbeorn; "
        "Orc band: sword by Elrohir (doubled by Boromir)"
    )


# -- cards


@rule("BA-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_64_cards_are_conserved(seats: int) -> None:
    for seed in range(20 if mathom.COMPILED else 3):
        for state, _ in decisions(GAME, seats, seed):
            assert isinstance(state, Battle)
            assert [ring_cards_of(state, k) for k in range(terms.RING_KINDS)] == list(E.copies)
            assert [enemies_of(state, k) for k in range(terms.ENEMIES)] == [1] * terms.ENEMIES
            assert all(len(hand(state, seat)) == state.held[seat] <= 5 for seat in range(seats))
            assert len(state.mordor) + (state.phase != terms.LOSS) <= 3


@pytest.mark.parametrize("timing", terms.TIMINGS)
def test_the_indexes_follow_from_the_rest(timing: str) -> None:
    """strengths, sets and offers kept up to date are those that a position read anew has"""
    kinds = set()
    for seed in range(30 if mathom.COMPILED else 4):
        s = new(3, seed, gandalf_timing=timing)
        dice = Dice(seed)
        while not s.over:
            read = GAME.from_json(s.to_json())
            assert isinstance(read, Battle)
            for name in ("strength", "out", "slots", "held", "offers"):
                if name != "offers" or s.phase in (terms.LAID, terms.MOVED):
                    assert list(getattr(read, name)) == list(getattr(s, name)), name
            actions = s.actions()
            action = actions[dice.below(len(actions))]
            kinds.add((act_kind(action), s.phase))
            s.apply(action)
    if mathom.COMPILED:
        assert ((terms.TAKE, terms.LAID) in kinds) == (timing == "own_turn")
        assert {(terms.TAKE, terms.TURN), (terms.MOVE, terms.DREW), (terms.MOVE, terms.LAID)} <= kinds
        assert {(terms.FIGHT, terms.MOVED), (terms.GIVE, terms.LOANS), (terms.DRAW, terms.LAID)} <= kinds


# -- what a player can work out


@rule("BA-89")
def test_what_was_drawn_before_a_shuffle_is_known_to_be_in_a_hand() -> None:
    """The ring pile was empty when the discard was shuffled: what was then seen nowhere was in the other hand."""
    s = position(
        hand_0=["frodo"],
        hand_1=["sam", "merry (1)"],
        ring_pile=["pippin", "legolas", "gimli", "mordor-hand"],
        shuffles=1,
    )
    seen = set()
    for seed in range(60):
        imagined = s.imagine(0, Dice(seed))
        assert isinstance(imagined, Battle)
        mine = hand(imagined, 1)
        assert "sam" in mine
        assert len(mine) == 2
        assert sorted([*ring_pile(imagined), *mine]) == sorted([*ring_pile(s), *hand(s, 1)])
        seen |= set(mine)
    assert seen == {"sam", "merry", "pippin", "legolas", "gimli"}
    third = {tuple(hand(s.imagine(-1, Dice(seed)), 0)) for seed in range(60)}
    assert third == {("frodo",), ("sam",)}


@rule("BA-89")
def test_the_second_card_after_aragorn_is_imagined_too() -> None:
    """who watches imagines other hands, and then other cards can be laid"""
    s = position(hand_0=["aragorn", "frodo"], hand_1=["sam"])
    do(s, "lay aragorn new")
    assert can(s) == ["lay frodo 1", "lay frodo new", "fight 1 orc-band", "done"]
    for seed in range(20):
        imagined = s.imagine(1, Dice(seed))
        assert isinstance(imagined, Battle)
        (card,) = hand(imagined, 0)
        assert can(imagined) == [f"lay {card} 1", f"lay {card} new", "fight 1 orc-band", "done"]


def test_a_shuffle_counts() -> None:
    s = position(hand_0=["frodo"], ring_pile=[], ring_discard=["sam"], chance=["companion", "sam"])
    do(s, "draw")
    assert s.to_json()["hand 0"] == ["frodo", "sam (1)"]
    assert s.to_json()["shuffles"] == 1


def test_actions_name_what_they_do_by_kind() -> None:
    """the operands of an action are companions and group numbers, the same in every imagined state"""
    s = position({0: [["legolas"]]}, hand_0=["frodo"])
    (lay, begin, draw) = s.actions()
    assert can(s) == ["lay frodo 1", "lay frodo new", "draw"]
    assert (act_a(lay), act_b(lay), act_b(begin)) == (COMPANIONS.index("frodo"), 0, terms.NEW)
    assert draw == terms.DRAW_ACTION
