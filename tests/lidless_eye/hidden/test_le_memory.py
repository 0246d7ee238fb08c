"""What a player remembers of piles he cannot see into: what he knew to be there still is, but for what went unseen."""

from collections import Counter

import pytest
from mypy_extensions import i64

import mathom
from contract import check_copies, check_imagine
from lidless_eye.support_le import bare, company, in_hand, names, run
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.cards.kit.events import after_magic
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.heap import Heap
from mathom.games.lidless_eye.position_check import from_json
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.playing import drop
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import CHAIN, SPECTATORS
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.pile import Pile
from mathom.kernel.vecs import vec
from support import rule

GAME = mathom.game("lidless-eye")
SEEN = ("wargs", "giant", "huorn", "slayer", "ghosts", "ghouls")  # discarded before everybody's eyes
HELD = ("black-mace", "high-helm", "whip", "orc-draughts")


def table() -> Eye:
    """the first player has played some cards and holds others; the second looks on"""
    s = bare()
    s.stack = [Turn()]
    company(s, 0, "moria", "gorbag")
    company(s, 1, "moria", "jerrek")
    in_hand(s, 0, *HELD)
    s.deck[0].add(NUMBERS["twilight"])
    for name in SEEN:
        s.discard[0].add(NUMBERS[name], 0xFF)
    s.seat = 0
    return s


def imagined(s: Eye, viewer: int = 1) -> list[Eye]:
    return [s.imagine(viewer, Dice(seed)) for seed in range(40)]


def pile(s: Eye, which: str) -> Counter[str]:
    return Counter(names(getattr(s, which)[0]))


@rule("LE-B-22", "LE-B-23", "LE-B-224")
@pytest.mark.parametrize("viewer", [1, -1])
def test_the_new_deck_is_the_discard_pile_that_was_seen(viewer: int) -> None:
    """the last card is drawn, and the deck is made of what was discarded: none of it is in the hand"""
    s = table()
    run(s, Draw(0, 1, 1))
    assert all(pile(dream, "deck") == Counter(SEEN) for dream in imagined(s, viewer))


@rule("LE-B-23", "LE-B-224")
@pytest.mark.parametrize("viewer", [1, -1])
def test_of_what_was_seen_only_as_many_are_elsewhere_as_were_drawn(viewer: int) -> None:
    s = table()
    run(s, Draw(0, 3, 3))
    left = [(pile(dream, "deck") & Counter(SEEN)).total() for dream in imagined(s, viewer)]
    assert set(left) == {4}  # two of six were drawn after the last of the old deck
    assert len({tuple(sorted(pile(dream, "deck"))) for dream in imagined(s, viewer)}) > 3  # nobody knows which


@rule("LE-B-22", "LE-B-224")
def test_one_card_of_a_known_hand_is_discarded_face_down() -> None:
    """three of the four are still held; who discarded knows more"""
    s = table()
    s.hand[0].show(s.dice, 1, 2)
    drop(s, 0, NUMBERS["whip"])
    dreams = imagined(s)
    assert all((pile(dream, "hand") & Counter(HELD)).total() == 3 for dream in dreams)
    assert {name for dream in dreams for name in Counter(HELD) - pile(dream, "hand")} == set(HELD)
    assert all(pile(dream, "hand") == pile(s, "hand") for dream in imagined(s, 0))


@rule("LE-B-224")
def test_what_is_seen_to_go_is_not_remembered_there() -> None:
    s = table()
    s.hand[0].show(s.dice, 1, 2)
    drop(s, 0, NUMBERS["whip"])
    s.hand[0].take(NUMBERS["black-mace"], 0xFF)  # played
    s.out[0].add(NUMBERS["black-mace"], 0xFF)
    for dream in imagined(s):
        assert pile(dream, "hand")["black-mace"] == 0
        assert (pile(dream, "hand") & Counter(HELD)).total() == 2


@rule("LE-B-224")
def test_a_magic_card_that_returns_to_the_deck_is_known_to_be_there() -> None:
    """Akhôrahil has used it before everybody's eyes"""
    s = table()
    _, (wraith,) = company(s, 0, "minas-morgul", "akhorahil-the-ringwraith")
    card = s.lay(NUMBERS["bitter-cold"], 0, CHAIN)
    after_magic(s, card, wraith)
    assert all(pile(dream, "deck")["bitter-cold"] == 1 for viewer in (1, -1) for dream in imagined(s, viewer))


def test_after_a_look_at_all_nothing_is_to_be_remembered() -> None:
    heap = Heap()
    for kind in range(5):
        heap.add(kind, 2)
    heap.take(3, 1)
    assert (heap.recalls(2), list(heap.strayed)) == (5, [1] * 5)
    heap.show(Dice(1), 1, 2)
    assert (heap.recalls(2), list(heap.strayed)) == (0, [])


def test_a_look_at_the_top_moves_nothing() -> None:
    """the other looks at three cards of a deck of which one knows them all: they are all still there"""
    heap = Heap()
    for kind in range(6):
        heap.add(kind, SPECTATORS)
    heap.look(3, Dice(4), 1, 1)
    assert (heap.recalls(SPECTATORS), list(heap.strayed)) == (6, [0] * 6)
    assert sorted(entry >> 8 for entry in heap.cards) == list(range(6))


def test_when_as_many_are_gone_as_were_known_nothing_is_remembered() -> None:
    heap = Heap()
    for kind in range(2):
        heap.add(kind, 2)
    for kind in range(2, 6):
        heap.add(kind)
    heap.take(5, 1)
    heap.take(4, 1)
    assert (heap.recalls(2), list(heap.strayed)) == (0, [])


def test_what_was_known_last_strays_no_more_often_than_since() -> None:
    """two cards are known and one goes unseen; then three more are known, and another one goes"""
    heap = Heap()
    for kind in range(20):
        heap.add(kind, 2 if kind < 2 else 0)
    heap.take(19, 1)
    for kind in range(20, 23):
        heap.add(kind, 2)
    heap.take(18, 1)
    assert [entry >> 8 for entry in heap.recalled] == [0, 1, 20, 21, 22]
    assert list(heap.strayed) == [2, 2, 1, 1, 1]
    pool = sorted(entry >> 8 for entry in heap.cards)
    for seed in range(60):
        sure = set(heap.surely(2, vec[i64](pool), vec[i64]([0] * len(pool)), Dice(seed)))
        assert len(sure & {20, 21, 22}) >= 2
        assert len(sure) >= 3


def test_memory_is_kept_and_tells_nothing() -> None:
    s = table()
    run(s, Draw(0, 3, 3))
    s.hand[0].show(s.dice, 1, 2)
    drop(s, 0, NUMBERS["whip"])
    s.settle()
    check_copies(GAME, s, Dice(2))
    check_imagine(GAME, s, Dice(3))
    assert isinstance(s.copy().hand[0], Heap)
    saved = s.to_json()
    with pytest.raises(BadPosition, match="hand 0 strayed: a number for each card that is recalled"):
        from_json({**saved, "hand 0 strayed": [1]}, Dice(1))


def test_positions_of_before_have_nothing_to_remember() -> None:
    s = table()
    s.settle()
    saved = {key: value for key, value in s.to_json().items() if "recalled" not in key and "strayed" not in key}
    assert from_json(saved, Dice(1)).digest() == s.digest()
    assert isinstance(s.stored[0], Pile)
