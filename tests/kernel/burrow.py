"""Burrow: a toy game that is small but asks the kernel for everything the hardest game does.

Two clans raid each other's burrow. A turn has a chain of effects, a raid in it is an attack, an attack has strikes,
and in each strike both may play cards again: every one of these is a frame. Cards are hidden in hands, decks and
discards, or lie face down on the table; a lantern looks at the top three of a deck, a sniff shows a hand, a stash puts
a card back on top. What is shown without chance is drawn from the dice all the same, as the only one possible: so the
record has it, it cannot be undone, and an imagined state that holds something else notices.

It is played as interpreted Python on either form of the kernel. `fault` plants a leak for tests to find."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from kernel.burrow_frames import Turn
from kernel.burrow_position import Burrow, blank
from kernel.burrow_terms import (
    ASSIGN,
    COPIES,
    DROP,
    HAND_LIMIT,
    LANTERN,
    LAY,
    NAMES,
    PASS,
    PLAY,
    PUT,
    SUPPORT,
    TURN_UP,
    VERBS,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Reader
from mathom.kernel.game import Game
from mathom.kernel.rulebook import Rule
from mathom.kernel.state import ON, State, act_a, act_b, act_kind
from mathom.kernel.view import Face, View
from mathom.kernel.words import msg


class BurrowGame(Game):
    key = "burrow"
    title = msg("Burrow")
    blurb = msg("Two clans raid each other.")
    minutes = (1, 2)
    seats: tuple[int, ...] = (2,)
    longest = 5_000
    folder = Path(__file__).parent
    components = None
    faces = {name: Face(msg(name)) for name in NAMES}
    chances = (tuple(NAMES), ("", "1", "2", "3", "4", "5", "6"))

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    @property
    def rules(self) -> tuple[Rule, ...]:
        return ()

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        s = blank(self.fault)
        s.dice = dice
        for p in (0, 1):
            s.deck[p].add_all(COPIES)
            for _ in range(HAND_LIMIT):
                s.draw(p)
        s.stack = [Turn()]
        s.settle()
        return s

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        s = blank(self.fault)
        s.dice = dice
        reader = Reader(data)
        s.fields(reader)
        reader.finish()
        if not ON <= s.seat <= 1 or not s.stack:
            raise BadPosition("seat or stack: nothing is under way")
        if s.seat == ON:  # written by hand: nobody has been asked yet
            s.settle()
        return s

    def notation(self, state: State, action: int) -> str:
        verb, a, b = act_kind(action), act_a(action), act_b(action)
        if verb in (ASSIGN, SUPPORT):
            return f"{VERBS[verb]} c{a}"
        if verb == TURN_UP:
            return f"turn-up c{b} {NAMES[a]}"
        if verb == PLAY and a == LANTERN:
            return f"play lantern > {b}"
        return VERBS[verb] + ("" if verb == PASS else " " + NAMES[a])

    def notation_for_others(self, state: State, action: int) -> str:
        """the text as everyone but its seat may read it (the kernel does not ask for it yet)"""
        verb = act_kind(action)
        return f"{VERBS[verb]} ?" if verb in (LAY, PUT, DROP) else self.notation(state, action)

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        from kernel.burrow_table import view

        return view(self, cast(Burrow, state), seat, seq, names or ("Player 1", "Player 2"))
