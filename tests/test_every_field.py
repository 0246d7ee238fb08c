"""No field of a state or of a frame is forgotten in `copy` or in `fields`, in none of the games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from mypy_extensions import i64

import mathom
from contract import some_decisions
from every_field import Survey, at, leaves, same, uses
from mathom.games.lidless_eye.position.procedure import BLANKS, Procedure
from mathom.kernel.dice import Dice
from mathom.kernel.fields import Fields, Hasher
from mathom.kernel.frames import copy_stack
from mathom.kernel.pile import Pile
from mathom.kernel.state import State
from mathom.kernel.vecs import vec

# what is neither copied nor saved, and why
LEFT_OUT = {
    "State.dice": "a copy forks it, and a position has no dice",
    "State.news": "of the action just made, for who keeps it",
    "Position.edition": "the box, which is the same for all",
    "Pile.followers": "of the card that left last, asked at once",
    "Lore.tries": "of one search for an explanation",
    "Eye.versus": "of one sum",
    "Eye.leaving": "of one step, after which nobody is leaving any more",
    "Eye.the_game": "the game, which is the same for all",
}
SHARED = {"two-towers": {"Position.paths"}}  # it never changes
# what is copied and not saved: it follows from the rest
FOLLOWS = {
    "two-towers": {"Position.discard_size", "Position.held", "Position.open_kinds", "Position.open_size"},
    "battle": {
        "Position.held",
        "Position.offers",
        "Position.out",
        "Position.slots",
        "Position.stamps",
        "Position.strength",
    },
    "duel": {
        "Position.allies",
        "Position.available",
        "Position.chains",
        "Position.discards",
        "Position.face_up",
        "Position.have",
        "Position.held",
        "Position.hidden",
        "Position.lying",
        "Position.open",
        "Position.peoples",
        "Position.powers",
        "Position.skills",
        "Position.supply",
        "Position.unseen",
    },
    "ringbearer": {"Position.discard_size", "Position.size"},
    "lidless-eye": {"Pieces.table", "Heap.seats"},
}
BITS = "Pile.bits"  # of the seats that may know a card: follows from the cards, or is more than that
# what need not be the same when a position has been read, and why
READ_OTHERWISE = {
    "battle": {
        "Position.drawn": "says something only of cards in hands",
        "Position.offers": "is worked out in the phases that ask for it, and left lying in the others",
        "Position.stamp": "only the order of the stamps says something",
        "Position.stamps": "only the order of the stamps says something",
    },
    "duel": {"Position.tasks": "says nothing beyond those that are pending"},
}
OPTIONS: dict[str, dict[str, Any]] = {"lidless-eye": {"rules": "advanced", "lists": "hidden"}}
MORE: dict[str, list[dict[str, Any]]] = {
    "lidless-eye": [{"camp": "mixed"}]
}  # options without which some fields are not there, for two players


def positions(key: str) -> Iterator[State]:
    """of random games, and of one whose players know what they want"""
    game = mathom.game(key)
    options = OPTIONS.get(key, {})
    for seats in {game.seats[0], game.least, game.seats[-1]}:
        chosen = {name: value for name, value in options.items() if name != "lists" or seats > 1}
        for state, _ in some_decisions(game, seats, 7, 40, **chosen):
            yield state
    for more in MORE.get(key, ()):
        for state, _ in some_decisions(game, 2, 7, 10, **options, **more):
            yield state
    state = game.new(seats=game.least, seed=7, **options)
    bot = game.bot("greedy", seed=7)
    for i in range(600):
        if state.over:
            return
        if i % 20 == 0:
            yield state
        state.apply(bot.choose(state))


@pytest.mark.parametrize("key", mathom.games())
def test_every_field_of_a_state_is_copied_and_saved(key: str) -> None:
    survey = Survey(lambda s: s.copy(), lambda s: s.digest())
    for state in positions(key):
        survey.look(state, LEFT_OUT, SHARED.get(key, ()), {*FOLLOWS[key], BITS})
    assert survey.forgotten == {}


@pytest.mark.parametrize("key", mathom.games())
def test_every_field_is_there_again_when_a_position_is_read(key: str) -> None:
    game = mathom.game(key)
    different = set()
    for state in positions(key):
        read = game.from_json(json.loads(json.dumps(game.to_json(state))))
        for leaf in leaves(state, {*LEFT_OUT, *READ_OTHERWISE.get(key, ()), BITS}):
            if leaf.simple and not same(at(read, leaf.way), at(state, leaf.way)):
                different.add(leaf.fields)
    assert different == set()


def digest_of(frame: Procedure) -> int:
    hasher = Hasher()
    frame.fields(hasher)
    return hasher.value()


@pytest.mark.parametrize("name", sorted(BLANKS))
def test_every_field_of_a_frame_is_copied_and_saved(name: str) -> None:
    survey = Survey(lambda frame: copy_stack([frame])[0], digest_of)
    blank = BLANKS[name].blank()
    survey.look(blank, () if uses(blank, "step") else {"Frame.step"})
    assert survey.forgotten.get("copy", []) == survey.forgotten.get("fields", []) == []


# -- the checks find what they look for


class Cave(State):
    gold: i64
    orcs: vec[i64]
    deck: Pile
    lair: Pile | None

    def copy(self) -> Cave:
        s = type(self)()
        s.seat, s.turn, s.dice, s.news = self.seat, self.turn, self.dice.fork(), None
        s.gold = self.gold
        s.orcs = self.orcs[:]
        s.deck = self.deck.copy()
        s.lair = None if self.lair is None else self.lair.copy()
        return s

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.gold = io.num("gold", self.gold)
        self.orcs = io.nums("orcs", self.orcs)
        self.deck.fields(io, "deck", ["orc", "troll"])
        if self.lair is not None:
            self.lair.fields(io, "lair", ["orc", "troll"])


class ForgetsGold(Cave):
    def copy(self) -> Cave:
        s = super().copy()
        del s.gold
        return s


class KeepsNoGold(Cave):
    def copy(self) -> Cave:
        s = super().copy()
        s.gold = 0
        return s


class SharesOrcs(Cave):
    def copy(self) -> Cave:
        s = super().copy()
        s.orcs = self.orcs
        return s


class SharesDeck(Cave):
    def copy(self) -> Cave:
        s = super().copy()
        s.deck = self.deck
        return s


class SavesNoOrcs(Cave):
    def fields(self, io: Fields) -> None:
        orcs = self.orcs
        self.orcs = vec[i64]([0])
        super().fields(io)
        self.orcs = orcs


class SavesNoLair(Cave):
    def fields(self, io: Fields) -> None:
        lair = self.lair
        self.lair = None
        super().fields(io)
        self.lair = lair


class HasMore(Cave):
    trolls: i64 = 0


def in_cave(s: Cave, lair: Pile | None) -> dict[str, list[str]]:
    s.seat, s.turn, s.dice, s.news = 0, 3, Dice(1), None
    s.gold, s.orcs, s.deck, s.lair = 7, vec[i64]([2, 0]), Pile(), lair
    s.deck.add(1)
    survey = Survey(lambda s: s.copy(), lambda s: s.digest())
    survey.look(s, LEFT_OUT, (), {BITS})
    return survey.forgotten


@pytest.mark.parametrize(
    ("cave", "forgotten"),
    [
        (Cave, {}),
        (ForgetsGold, {"copy": ["Cave.gold"]}),
        (KeepsNoGold, {"copy": ["Cave.gold"]}),
        (SharesOrcs, {"copy": ["Cave.orcs"]}),
        (SharesDeck, {"copy": ["Cave.deck"]}),
        (SavesNoOrcs, {"fields": ["Cave.orcs"]}),
        (SavesNoLair, {"fields": ["Cave.lair"]}),
        (HasMore, {"copy": ["HasMore.trolls"], "fields": ["HasMore.trolls"]}),
    ],
)
def test_a_forgotten_field_is_found(cave: type[Cave], forgotten: dict[str, list[str]]) -> None:
    assert in_cave(cave(), Pile()) == forgotten


def test_what_was_always_empty_is_named() -> None:
    assert in_cave(Cave(), None) == {"empty": ["Cave.lair"]}
