"""BA-89 and BA-90: who knows what. All a viewer is told is in his view, so that is what is looked at."""

from typing import Any

import pytest

import mathom
from battle.ba import (
    COMPANIONS,
    ENEMIES,
    GAME,
    can,
    do,
    events,
    faces,
    groups,
    hand,
    new,
    position,
    ring_pile,
    told,
    zone,
)
from mathom.games.battle.rules import Battle
from mathom.kernel.dice import Dice, fall_knowers
from mathom.kernel.state import State
from mathom.kernel.words import say
from support import rule

VIEWERS = [0, 1, 2, None]
HANDS = [["frodo", "gimli"], ["sam"], ["theoden", "elrond", "celeborn"]]


def table() -> Battle:
    return position(
        {0: [["merry", "arwen"], ["boromir"]], 2: [["legolas"]]},
        seats=3,
        hand_0=HANDS[0],
        hand_1=HANDS[1],
        hand_2=HANDS[2],
        beaten_0=["snaga"],
        beaten_2=["wargs", "balrog"],
        received_1=["pippin", "gandalf"],
        enemies=["nazgul", "ugluk", "saruman"],
        enemy_pile=["crebain", "khamul"],
        enemy_discard=["orc-band", "gothmog"],
        mordor=["mordor-laid", "mordor-hand"],
        ring_pile=["bombadil", "haldir", "mordor-enemy", "mordor-enemy"],
        ring_discard=["aragorn", "mordor-hand", "mordor-hand", "eowyn"],
    )


def seen(state: State, viewer: int | None) -> bytes:
    return mathom.encode(GAME.view(state, viewer))


# -- public


@rule("BA-90")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_all_see(viewer: int | None) -> None:
    """Public: groups, open enemies, Mordor cards lying out, both discards, beaten enemies and received cards."""
    view = GAME.view(table(), viewer)
    assert {z.id: [p.face for p in z.pieces] for z in view.zones if z.id.startswith("group") and z.pieces} == {
        "group:0:1": ["merry", "arwen"],
        "group:0:2": ["boromir"],
        "group:2:1": ["legolas"],
    }
    assert faces(view, "enemies") == ["nazgul", "ugluk", "saruman"]
    assert faces(view, "mordor") == ["mordor-laid", "mordor-hand"]
    assert faces(view, "ring-discard") == ["aragorn", "mordor-hand", "mordor-hand", "eowyn"]
    assert faces(view, "enemy-discard") == ["orc-band", "gothmog"]
    assert [faces(view, f"beaten:{seat}") for seat in range(3)] == [["snaga"], [], ["wargs", "balrog"]]
    assert [faces(view, f"received:{seat}") for seat in range(3)] == [[], ["pippin", "gandalf"], []]
    assert [seat.score for seat in view.seats] == [1, 3, 11]


@rule("BA-90")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_numbers_that_all_know(viewer: int | None) -> None:
    """Public: the number of cards in each hand and pile."""
    view = GAME.view(table(), viewer)
    assert [zone(view, f"hand:{seat}").size for seat in range(3)] == [2, 1, 3]
    assert [{say(word): n for word, n in seat.stats}["cards in hand"] for seat in view.seats] == [2, 1, 3]
    assert [{say(word): n for word, n in seat.stats}["enemies beaten"] for seat in view.seats] == [1, 0, 2]
    assert [zone(view, name).size for name in ("ring-pile", "ring-discard", "enemy-pile", "enemy-discard")] == [
        4,
        4,
        2,
        2,
    ]


# -- hidden


@rule("BA-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_known_to_its_owner_only(viewer: int | None) -> None:
    """A hand is known to its owner only."""
    view = GAME.view(table(), viewer)
    for seat, held in enumerate(HANDS):
        assert faces(view, f"hand:{seat}") == (held if seat == viewer else [])
        for card in held:
            assert (f'"{card}"'.encode() in mathom.encode(view)) == (seat == viewer)


@rule("BA-89")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_piles_are_known_to_nobody(viewer: int | None) -> None:
    """The order of both piles, and what is in them, is in no view."""
    view = GAME.view(table(), viewer)
    assert (zone(view, "ring-pile").pieces, zone(view, "enemy-pile").pieces) == ((), ())
    for card in ("bombadil", "haldir", "mordor-enemy", "crebain", "khamul"):
        assert f'"{card}"'.encode() not in mathom.encode(view)


@rule("BA-89")
def test_the_piles_have_no_order() -> None:
    """However a position is written down, the piles are the same."""
    one = position(ring_pile=["sam", "mordor-hand", "gimli"], enemies=["balrog", "snaga", "wargs"])
    two = position(ring_pile=["gimli", "sam", "mordor-hand"], enemies=["balrog", "snaga", "wargs"])
    assert one.to_json() == two.to_json()
    assert one.digest() == two.digest()


@rule("BA-89")
@pytest.mark.parametrize("phase", ["turn", "laid"])
def test_a_view_does_not_depend_on_what_is_hidden(phase: str) -> None:
    """Of two positions that differ in other hands and the pile only, a viewer sees the same, byte for byte."""
    rows = {0: [["gimli"]], 1: [["arwen"]]}
    fixed: dict[str, Any] = {"seats": 3, "phase": phase, "enemies": ["snaga", "balrog", "saruman"], "hand_0": ["frodo"]}
    one = position(rows, hand_1=["sam", "gandalf"], hand_2=["pippin"], ring_pile=["merry", "haldir"], **fixed)
    two = position(rows, hand_1=["merry", "pippin"], hand_2=["haldir"], ring_pile=["gandalf", "sam"], **fixed)
    for viewer in (0, None):
        assert seen(one, viewer) == seen(two, viewer)
    for viewer in (1, 2):
        assert seen(one, viewer) != seen(two, viewer)


@rule("BA-89")
def test_only_the_player_asked_is_told_what_he_can_do() -> None:
    """What a player could lay would show his hand: only he is told."""
    assert [len(GAME.view(table(), viewer).options) for viewer in VIEWERS] == [7, 0, 0, 0]


@rule("BA-89")
def test_hands_stay_hidden_at_the_end() -> None:
    """Nobody shows his hand, not even when the game is over."""
    s = position({0: [["gimli"]]}, hand_0=["frodo"], hand_1=["sam"], enemies=["snaga"], enemy_pile=[])
    do(s, "lay frodo new", "fight 1 snaga")
    assert s.over
    assert [faces(GAME.view(s, viewer), "hand:1") for viewer in (0, 1, None)] == [[], ["sam"], []]


# -- whom the game asks


@rule("BA-89", "BA-42")
def test_a_single_hand_card_is_asked_for() -> None:
    """A counterattack on the hand asks also who has one card only: only he can tell which it is."""
    s = position(
        hand_0=["frodo"],
        hand_1=["sam"],
        enemies=["balrog", "saruman", "witch-king"],
        mordor=["mordor-laid", "mordor-laid"],
        chance=["mordor-hand"],
    )
    do(s, "draw")
    assert (s.seat, can(s)) == (0, ["discard frodo"])
    do(s, "discard frodo")
    assert (s.seat, can(s)) == (1, ["discard sam"])


@rule("BA-89")
@pytest.mark.parametrize("card", ["aragorn", "gandalf", "sam"])
def test_what_follows_does_not_depend_on_the_rest_of_the_hand(card: str) -> None:
    """After Aragorn he is asked whatever he has left, and after another card he is not."""
    strong = ["balrog", "saruman", "witch-king"]
    s = position(hand_0=["frodo", card], hand_1=["pippin"], enemies=strong)
    do(s, "lay frodo new")
    assert s.seat == 1
    if card != "aragorn":
        s = position(hand_0=["aragorn", card], hand_1=["pippin"], enemies=strong)
        do(s, "lay aragorn new")
        assert s.seat == 0


# -- what is told


@rule("BA-34", "BA-89")
def test_a_companion_drawn_is_seen_by_its_drawer_only() -> None:
    """The others see that a companion was drawn, not which."""
    s = position(seats=3, chance=["companion", "haldir"])
    s.news = []
    do(s, "draw")
    for viewer in VIEWERS:
        (event,) = events(s, viewer)
        assert (event.seat, event.source, event.target) == (0, "ring-pile", "hand:0")
        assert event.face == ("haldir" if viewer == 0 else None)
        assert (b"haldir" in seen(s, viewer)) == (viewer == 0)
    assert told(s, 0) == ["Player 1 draws Haldir"]
    assert told(s, 1) == told(s, None) == ["Player 1 draws a companion"]


@rule("BA-89")
def test_what_is_told_does_not_depend_on_the_card_drawn() -> None:
    """Whichever companion is drawn, also by Angbor: the others are told the same, byte for byte."""
    for first in ([], ["lay angbor new"]):
        after = []
        for card in ("haldir", "gandalf"):
            held = ["angbor"] if first else []
            s = position(hand_0=held, enemies=["snaga", "balrog", "saruman"], chance=["companion", card])
            s.news = []
            do(s, *first, "draw")
            after.append(s)
        assert seen(after[0], 1) == seen(after[1], 1)
        assert seen(after[0], None) == seen(after[1], None)
        assert seen(after[0], 0) != seen(after[1], 0)


@rule("BA-35", "BA-90")
def test_mordor_cards_and_lost_cards_are_told_to_all() -> None:
    """A Mordor card is laid open; what is lost is shown, also from a hand."""
    s = position(
        hand_1=["sam"],
        enemies=["balrog", "saruman", "witch-king"],
        mordor=["mordor-laid", "mordor-laid"],
        chance=["mordor-hand", "snaga", "companion", "arwen"],
    )
    s.news = []
    do(s, "draw", "discard sam")
    for viewer in (0, 1, None):
        assert [(e.kind, e.face, e.source, e.target) for e in events(s, viewer)][:-1] == [
            ("reveal", "mordor-hand", "ring-pile", "mordor"),
            ("phase", None, None, None),
            ("say", None, None, None),
            ("move", "sam", "hand:1", "ring-discard"),
            ("move", "witch-king", "enemies", "enemy-discard"),
            ("reveal", "snaga", "enemy-pile", "enemies"),
        ]


@rule("BA-89")
def test_who_saw_what_is_written_down() -> None:
    """In the log of chance a companion is known to its drawer only; that it is one, and all else, to all."""
    s = position(seats=3, seat=1, mordor=[], chance=["mordor-hand", "companion", "arwen", "companion", "sam"])
    s.dice.log = []
    do(s, "draw", "draw")
    assert [fall_knowers(f) for f in s.dice.log] == [0xFF, 0xFF, 0b010, 0xFF, 0b100]
    assert [GAME.fall_to_text(f) for f in s.dice.log] == ["mordor-hand", "companion", "arwen", "companion", "sam"]


# -- what can be worked out


@rule("BA-89")
def test_imagining_depends_only_on_what_is_known() -> None:
    """What a player imagines of the others' hands and the pile does not depend on what they are."""
    rows = {0: [["gimli"]], 1: [["arwen"]]}
    data: dict[str, Any] = {"seats": 3, "hand_0": ["frodo"]}
    one = position(rows, hand_1=["sam", "gandalf"], hand_2=["pippin"], ring_pile=["elrond", "merry"], **data)
    two = position(rows, hand_1=["elrond", "merry"], hand_2=["sam"], ring_pile=["gandalf", "pippin"], **data)
    found = set()
    for seed in range(30):
        dice = Dice(seed)
        imagined = one.imagine(0, dice)
        assert imagined.dice is dice
        assert imagined.to_json() == two.imagine(0, Dice(seed)).to_json()
        assert (hand(imagined, 0), groups(imagined, 1)) == (["frodo"], {1: ["arwen"]})
        assert [len(hand(imagined, seat)) for seat in range(3)] == [1, 2, 1]
        assert not {*hand(imagined, 1)} & {*hand(imagined, 2)}
        found |= {*hand(imagined, 1), *hand(imagined, 2)}
    assert found == {"sam", "gandalf", "pippin", "merry", "elrond"}


@rule("BA-89")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_what_is_imagined_looks_the_same(viewer: int) -> None:
    """An imagined position looks to the one who imagines it like the true one, and has the same cards."""
    s = new(3, 4)
    do(s, "draw", "draw")
    do(s, can(s)[0])
    seat = None if viewer < 0 else viewer
    for seed in range(5):
        imagined = s.imagine(viewer, Dice(seed))
        assert seen(imagined, seat) == seen(s, seat)
        cards = [card for who in range(3) for card in hand(imagined, who)] + ring_pile(imagined)
        assert sorted(cards) == sorted([card for who in range(3) for card in hand(s, who)] + ring_pile(s))


def test_names_are_known() -> None:
    """Every card of the game has a face with a name."""
    assert all(say(GAME.faces[card].name) for card in [*COMPANIONS, *ENEMIES])
