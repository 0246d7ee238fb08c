"""The view: what a player is asked, what he clicks, and what he is told."""

from typing import Any

import pytest

import mathom
from battle.ba import GAME, can, do, events, new, position, told
from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.kernel.dice import Dice
from mathom.kernel.view import Option
from mathom.kernel.words import say

STRONG = ["balrog", "witch-king", "saruman"]
FIVE = ["sam", "merry", "pippin", "theoden", "faramir"]
TWO = ["mordor-hand", "mordor-hand"]


def prompt(s: Battle, viewer: int | None) -> str:
    return say(GAME.view(s, viewer).prompt)


def option(s: Battle, text: str) -> Option:
    return next(o for o in GAME.view(s, s.seat).options if o.text == text)


# -- what is asked


def loss(text: str) -> Battle:
    s = position(
        {0: [["elrond", "arwen"]]},
        hand_0=["frodo", "sam"],
        beaten_0=["snaga", "wargs"],
        enemies=STRONG,
        mordor=TWO,
        chance=[text],
    )
    do(s, "draw")
    return s


def laid(hand: list[str], groups: list[list[str]], enemies: list[str], *texts: str, **data: Any) -> Battle:
    s = position({0: groups, 1: [["arwen"]], 2: [["legolas"]]}, seats=3, hand_0=hand, enemies=enemies, **data)
    do(s, *texts)
    return s


PROMPTS = {
    "a turn": (position(hand_0=["sam"]), "Your turn: lay a companion, or draw a card"),
    "an empty hand": (position(), "Your turn: draw a card"),
    "five cards": (position(hand_0=FIVE), "Your turn: lay a companion; with five hand cards you do not draw"),
    "laid": (
        laid(["sam"], [["gimli"]], ["snaga", "balrog", "saruman"], "lay sam new"),
        "Fight with one of your groups, or end your turn",
    ),
    "Aragorn": (
        laid(["aragorn", "sam"], [], STRONG, "lay aragorn new"),
        "Aragorn: you may lay another companion; or fight, or end your turn",
    ),
    "Angbor": (
        laid(["angbor"], [], STRONG, "lay angbor new"),
        "Angbor: you may draw a card; or fight, or end your turn",
    ),
    "Bombadil has moved": (
        laid(
            ["sam"],
            [["bombadil"], ["merry"]],
            ["grishnakh", "balrog", "saruman"],
            "lay sam 1",
            "move bombadil 2",
        ),
        "Tom Bombadil has moved: now choose the fight",
    ),
    "Bombadil may move": (
        laid([], [["bombadil"], ["merry"]], STRONG, "draw", chance=["companion", "sam"]),
        "Tom Bombadil may move to another group of yours",
    ),
    "loans": (
        laid(["merry"], [], ["grishnakh", "balrog", "saruman"], "lay merry new", "fight 1 grishnakh"),
        "Which hobbit borrows, and of whom? It goes to the lender",
    ),
    "a hand card": (loss("mordor-hand"), "Choose the hand card that you give up"),
    "a laid card": (loss("mordor-laid"), "Choose the companion that you give up"),
    "an enemy": (loss("mordor-enemy"), "Choose the beaten enemy that you give up"),
}


@pytest.mark.parametrize("case", PROMPTS)
def test_what_a_player_is_asked(case: str) -> None:
    """Each question in words; the others are told who is choosing."""
    s, words = PROMPTS[case]
    assert prompt(s, 0) == words
    waiting = "Player 1 must give up a card" if s.phase == terms.LOSS else "Player 1 is choosing"
    assert prompt(s, 1) == prompt(s, None) == waiting


def test_what_is_under_way() -> None:
    """A fight whose loans are chosen, and a counterattack, are named."""
    assert [say(words) for words in GAME.view(PROMPTS["loans"][0]).under_way] == ["Fight of group 1 against Grishnákh"]
    struck = GAME.view(loss("mordor-laid"))
    assert [say(words) for words in struck.under_way] == ["Player 1 is drawing"]
    assert say(struck.phase) == "Counterattack: everybody must give up a laid companion"
    assert GAME.view(position()).under_way == ()
    assert say(GAME.view(position(), 0).phase) == "Player 1 is at turn, 21 enemies left"
    assert say(GAME.view(position(enemies=["snaga"], enemy_pile=[]), 0).phase) == "Player 1 is at turn, 1 enemy left"


# -- what is clicked


def test_what_an_option_is_clicked_on() -> None:
    """First what acts, then its targets; each option in words."""
    s = position({0: [["elrond"]], 1: [["legolas"]]}, hand_0=["gandalf", "merry"], enemies=["grishnakh", *STRONG[:2]])
    expected = {
        "lay merry 1": ("lay Merry in group 1", ("hand:0/merry", "group:0:1")),
        "lay merry new": ("lay Merry as a new group", ("hand:0/merry", "group:0:new")),
        "take legolas 1": (
            "with Gandalf take Legolas from Player 2 to group 1",
            ("hand:0/gandalf", "group:1:1/legolas", "group:0:1"),
        ),
        "take legolas new": (
            "with Gandalf take Legolas from Player 2 as a new group",
            ("hand:0/gandalf", "group:1:1/legolas", "group:0:new"),
        ),
        "draw": ("draw a card", ("ring-pile",)),
    }
    for text, (words, on) in expected.items():
        assert (say(option(s, text).words), option(s, text).on) == (words, on)
    do(s, "lay merry new")
    fight = option(s, "fight 1 grishnakh")
    assert (say(fight.words), fight.on) == ("group 1 beats Grishnákh: 3 points", ("group:0:1", "enemies/grishnakh"))
    assert (say(option(s, "done").words), option(s, "done").on) == ("end the turn", ())


def test_more_options() -> None:
    """Loans, losses and Bombadil's move."""
    give = option(PROMPTS["loans"][0], "give merry 3")
    assert (say(give.words), give.on) == ("give Merry to Player 3", ("group:0:1/merry", "group:2:1/legolas"))
    for text, words, on in (
        ("hand", "give up Frodo", "hand:0/frodo"),
        ("laid", "give up Arwen", "group:0:1/arwen"),
        ("enemy", "give up Snaga", "beaten:0/snaga"),
    ):
        s = loss(f"mordor-{text}")
        found = option(s, f"discard {on.split('/')[1]}")
        assert (say(found.words), found.on) == (words, (on,))
    move = option(PROMPTS["Bombadil may move"][0], "move bombadil 2")
    assert (say(move.words), move.on) == ("move Tom Bombadil to group 2", ("group:0:1/bombadil", "group:0:2"))


def test_everything_that_is_clicked_is_there() -> None:
    """In random games: the parts of every option are zones and pieces of the same view, and pieces differ."""
    for seed in range(6 if mathom.COMPILED else 2):
        s = new(2 + seed % 3, seed, gandalf_timing=terms.TIMINGS[seed % 2])
        dice = Dice(seed)
        while not s.over:
            view = GAME.view(s, s.seat)
            ids = [z.id for z in view.zones] + [p.id for z in view.zones for p in z.pieces]
            assert len(set(ids)) == len(ids)
            for o in view.options:
                assert set(o.on) <= set(ids), o.text
            assert len({(o.on, o.text) for o in view.options}) == len(view.options)
            actions = s.actions()
            s.apply(actions[dice.below(len(actions))])


# -- what is told


def test_what_is_told_of_a_turn() -> None:
    """The turn is ended, the discard is shuffled, Legolas stays: each in a sentence."""
    s = position(
        {0: [["legolas"]]},
        hand_0=["gimli"],
        enemies=["crebain", "snaga", "balrog"],
        ring_pile=[],
        ring_discard=["sam", "merry"],
        chance=["wargs", "companion", "sam"],
    )
    s.news = []
    do(s, "lay gimli new", "fight 1 crebain", "draw")
    assert told(s, None) == [
        "Player 1 lays Gimli in group 2",
        "Player 1 leads group 1 into a fight: Legolas",
        "Legolas stays before Player 1 in group 1",
        "Player 1 beats Crebain: 1 point",
        "Wargs comes",
        "the discard is shuffled: 2 cards",
        "Player 2 draws a companion",
    ]
    s = position(hand_0=["gimli"], enemies=["crebain", "snaga", "balrog"])
    s.news = []
    do(s, "lay gimli new", "done")
    assert told(s, 1) == ["Player 1 lays Gimli in group 1", "Player 1 ends the turn"]


def test_a_fight_with_loans_is_told_at_once() -> None:
    """When it is chosen, before the loans are; what comes of it follows, and is not told twice."""
    s = position(
        {0: [["merry", "gimli"]], 1: [["arwen"]], 2: [["legolas"]]},
        seats=3,
        hand_0=["sam"],
        enemies=["grishnakh", "balrog", "saruman"],
        chance=["wargs"],
    )
    do(s, "lay sam new")
    s.news = []
    do(s, "fight 1 grishnakh")
    first = ["Player 1 leads group 1 into a fight: Merry, Gimli"]
    assert told(s, 1) == told(s, None) == first
    do(s, "give merry 3")
    assert told(s, 1) == [
        *first,
        "1 card of group 1 goes to the discard",
        "Merry borrows the symbols of Legolas and goes to Player 3",
        "Player 1 beats Grishnákh: 3 points",
        "Wargs comes",
    ]
    assert [(e.source, e.target, e.many) for e in events(s, 1)][1] == ("group:0:1", "ring-discard", 1)


def test_each_loan_is_clicked_on_the_card_that_is_lent() -> None:
    """Two hobbits borrow of two players, or two of one: after each the card whose symbols it gets."""
    s = position(
        {0: [["merry"]], 1: [["theoden"]], 2: [["gamling"]]},
        seats=3,
        hand_0=["sam"],
        enemies=["wargs", "easterlings", "balrog"],
    )
    do(s, "lay sam 1", "fight 1 wargs,easterlings")
    sam, merry = "group:0:1/sam", "group:0:1/merry"
    assert option(s, "give sam 2 merry 3").on == (sam, "group:1:1/theoden", merry, "group:2:1/gamling")
    assert option(s, "give sam 3 merry 2").on == (sam, "group:2:1/gamling", merry, "group:1:1/theoden")


def test_where_told_cards_go() -> None:
    """Every event names zones that a page can move a card between."""
    s = position({0: [["bombadil"], ["merry"]], 1: [["legolas"]]}, hand_0=["sam"], enemies=["grishnakh", *STRONG[:2]])
    s.news = []
    do(s, "lay sam 2", "move bombadil 2", "fight 2 grishnakh")
    assert [(e.kind, e.face, e.source, e.target) for e in events(s, 1)][:2] == [
        ("move", "sam", "hand:0", "group:0:2"),
        ("move", "bombadil", None, "group:0:2"),
    ]
    assert can(s) == ["draw"]
