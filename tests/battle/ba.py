"""Positions of this game written by hand, and what they have become."""

from typing import Any, cast

import pytest

import mathom
import support
from mathom.games.battle import scoring, terms
from mathom.games.battle.game import BattleGame
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.notation import members
from mathom.kernel.dice import Dice
from mathom.kernel.state import News, State
from mathom.kernel.view import Event, View, Zone
from mathom.kernel.words import say

GAME = cast(BattleGame, mathom.game("battle"))
COMPANIONS = list(GAME.edition.companions)
ENEMIES = list(GAME.edition.enemies)
MORDOR = ["mordor-hand", "mordor-laid", "mordor-enemy"]
Groups = dict[int, list[list[str]]]


def position(groups: Groups | None = None, *, seats: int = 2, chance: list[str] | None = None, **data: Any) -> Battle:
    """A position with all 64 cards; `groups={0: [["frodo", "sam"]], 1: [["legolas"]]}` are the groups by seat.

    Where nothing is said, seat 0 begins a turn, and the piles hold whatever lies nowhere else. `enemies` are written
    from left to right; without them the first three that lie nowhere else lie open. A draw from the ring pile falls in
    two steps, `chance=["companion", "frodo"]`, or in one, `chance=["mordor-hand"]`; "?" leaves one open."""
    lying = [card for rows in (groups or {}).values() for row in rows for card in row]
    for value in data.values():
        if isinstance(value, list):
            lying += [str(card).partition(" (")[0] for card in value]
    free = [enemy for enemy in ENEMIES if enemy not in lying]
    if "enemies" not in data:
        data["enemies"], free = free[:3], free[3:]
    data.setdefault("enemy_pile", free)
    if "ring_pile" not in data:
        mordor = [card for card in MORDOR for _ in range(4 - lying.count(card))]
        data["ring_pile"] = [card for card in COMPANIONS if card not in lying] + mordor
    listed = [{"of": seat, "cards": row} for seat, rows in sorted((groups or {}).items()) for row in rows]
    return cast(Battle, support.position("battle", chance, seats=seats, groups=listed, **data))


def given(seats: int, *chance: str, **options: Any) -> Battle:
    """a game set up, in which falls what is written: three enemies, then the hands seat by seat; for "?" anything"""
    dice = Dice(1)
    dice.given = [GAME.fall_from_text(text) for text in chance]
    return cast(Battle, GAME.new(seats, dice=dice, **options))


def new(seats: int, seed: int = 1, **options: Any) -> Battle:
    return cast(Battle, GAME.new(seats, seed=seed, **options))


def do(state: State, *texts: str) -> None:
    support.play(GAME, state, *texts)


def can(state: State) -> list[str]:
    return support.options(GAME, state)


def refused(state: State, text: str) -> str:
    """the number of the rule that forbids it"""
    before = state.to_json()
    with pytest.raises(mathom.IllegalAction) as caught:
        do(state, text)
    assert state.to_json() == before
    return caught.value.rule


# -- what lies where


def hand(s: Battle, seat: int) -> list[str]:
    return [COMPANIONS[k] for k in members(s.hand[seat])]


def groups(s: Battle, seat: int) -> dict[int, list[str]]:
    """by its number: the cards of each group as they were laid"""
    found = {slot + 1: [COMPANIONS[k] for k in s.in_order(seat, slot)] for slot in range(s.slots[seat])}
    return {number: cards for number, cards in found.items() if cards}


def enemies(s: Battle) -> list[str]:
    """that lie open, from left to right"""
    return [ENEMIES[enemy] for enemy in reversed(list(s.open))]


def beaten(s: Battle, seat: int) -> list[str]:
    return [ENEMIES[enemy] for enemy in members(s.beaten[seat])]


def received(s: Battle, seat: int) -> list[str]:
    return [COMPANIONS[k] for k in members(s.received[seat])]


def mordor(s: Battle) -> list[str]:
    return [GAME.edition.ring[card] for card in s.mordor]


def ring_pile(s: Battle) -> list[str]:
    return list(s.to_json().get("ring pile", []))


def ring_discard(s: Battle) -> list[str]:
    return [GAME.edition.ring[card] for card in s.ring_discard]


def enemy_pile(s: Battle) -> list[str]:
    return [ENEMIES[card >> 8] for card in s.enemy_pile.cards]


def enemy_discard(s: Battle) -> list[str]:
    return [ENEMIES[enemy] for enemy in s.enemy_discard]


def phase(s: Battle) -> str:
    return terms.PHASES[s.phase]


def points(s: Battle) -> list[int]:
    return [int(scoring.points(s, seat)) for seat in range(s.seats)]


def winners(s: Battle) -> list[int]:
    result = GAME.view(s).result
    assert result is not None
    return list(result.winners)


# -- what is told


def news_of(state: Battle, *texts: str) -> list[News]:
    """what happens when these actions are played"""
    state.news = []
    do(state, *texts)
    return state.news


def events(state: Battle, seat: int | None) -> list[Event]:
    return list(GAME.view(state, seat).events)


def told(state: Battle, seat: int | None) -> list[str]:
    """the events a viewer is told, in English"""
    return [say(event.words) for event in events(state, seat)]


def note(state: Battle, text: str) -> str:
    """what a player is told about an option before he takes it, in English"""
    option = next(o for o in GAME.view(state, state.seat).options if o.text == text)
    return say(option.note) if option.note else ""


def zone(view: View, name: str) -> Zone:
    return next(z for z in view.zones if z.id == name)


def faces(view: View, name: str) -> list[str | None]:
    return [piece.face for piece in zone(view, name).pieces]
