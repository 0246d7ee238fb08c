"""Positions of this game written by hand, and what they have become."""

from typing import Any, cast

import pytest

import mathom
import support
from mathom.games.ringbearer import terms
from mathom.games.ringbearer.game import RingbearerGame
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import Dice
from mathom.kernel.state import News, State
from mathom.kernel.view import View, Zone
from mathom.kernel.words import say

GAME = cast(RingbearerGame, mathom.game("ringbearer"))
# what lies in the pile where nothing is said: some of these, as far as they lie nowhere else
PILE = ["blue", "yellow", "green", "red", "joker", "blue-step", "green-step", "blue-gandalf", "green-gandalf"]
STACK = ["d1", "d2", "d3", "d4", "c1", "c2", "b1", "b2"]


def position(chance: list[str] | None = None, **changes: Any) -> Ringbearer:
    """A position; names with spaces are written with `_`. Where nothing is said there are three players, seat 0 has the
    ring and is in the middle of its turn (two actions left), tile 5 (A1) lies open, and the fellowship is at the start.

    position(land=[tile("a1", "blue", "yellow"), tile("b3")], tile=5, field="upper-1", phase="travel", riders=2,
             hand_0=["joker"], reversed_1=["blue-ring"], helpers=["helper-remove"], sauron=3)

    `chance` are the values that fall next, as a record has them. At the beginning of each companion's turn fall the
    Sauron cards that are laid (`player-2 sauron`), `all-shown`, the helpers, `all-shown`."""
    changes.setdefault("seats", 3)
    changes.setdefault("land", [tile("a1")])
    used = {t["tile"] for t in changes["land"]}
    changes.setdefault("stack", [t for t in STACK if t not in used])
    changes.setdefault("pile", left_over(changes))
    if "servant" in changes:
        changes.setdefault("ring", changes["servant"])
        changes.setdefault("dark_pile", ["dark-hand", "dark-gandalf"])
        if changes.get("seat", 0) == changes["servant"]:
            changes.setdefault("phase", "serving")
    return cast(Ringbearer, support.position("ringbearer", chance, **changes))


def left_over(changes: dict[str, Any]) -> list[str]:
    """of each kind of `PILE` one card, if there is one that the position does not name"""
    lists = [value for value in changes.values() if isinstance(value, list)]
    lists += [part["cards"] for part in changes["land"]]
    named = [card for some in lists for card in some if isinstance(card, str)]
    copies = {name: GAME.edition.start[k] + GAME.edition.others[k] for k, name in enumerate(GAME.edition.cards)}
    return [card for card in PILE if named.count(card) < copies[card]]


def tile(name: str, *cards: str, surcharges: tuple[str, ...] = ()) -> dict[str, Any]:
    """an open tile with what lies at it; the first of `land` is tile 5"""
    return {"tile": name, "cards": list(cards), "surcharges": list(surcharges)}


def new(seats: int = 3, seed: int = 1, **options: Any) -> Ringbearer:
    return cast(Ringbearer, GAME.new(seats, seed=seed, **options))


def given(seats: int, *chance: str, **options: Any) -> Ringbearer:
    """a game set up, in which falls what is written: tile 5, the hands seat by seat, the reversed card last"""
    dice = Dice(1)
    dice.given = [GAME.fall_from_text(text) for text in chance]
    return cast(Ringbearer, GAME.new(seats, dice=dice, **options))


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


def names(counts: list[int], words: list[str]) -> list[str]:
    return [words[k] for k, n in enumerate(counts) for _ in range(n)]


def hand(s: Ringbearer, seat: int) -> list[str]:
    """the cards that face their owner"""
    return names([int(n) for n in s.hand[seat * terms.KINDS : (seat + 1) * terms.KINDS]], GAME.edition.cards)


def reversed_cards(s: Ringbearer, seat: int) -> list[str]:
    return names([int(n) for n in s.back[seat * terms.KINDS : (seat + 1) * terms.KINDS]], GAME.edition.cards)


def cards_at(s: Ringbearer, number: int) -> list[str]:
    return names([int(n) for n in s.at[number * terms.LAYABLE : (number + 1) * terms.LAYABLE]], GAME.edition.layable)


def surcharges_at(s: Ringbearer, number: int) -> list[str]:
    return names([int(n) for n in s.tolls[number * terms.COLOURS : (number + 1) * terms.COLOURS]], GAME.edition.colours)


def discard(s: Ringbearer) -> list[str]:
    return names([int(n) for n in s.discard], GAME.edition.cards)


def helpers(s: Ringbearer) -> list[str]:
    return names([int(n) for n in s.helpers], GAME.edition.cards)


def dark_hand(s: Ringbearer) -> list[str]:
    return names([int(n) for n in s.dark_hand], GAME.edition.darks)


def dark_discard(s: Ringbearer) -> list[str]:
    return names([int(n) for n in s.dark_discard], GAME.edition.darks)


def before(s: Ringbearer) -> list[str]:
    """what lies before the bearer or the servant"""
    return ["sauron"] * int(s.sauron) + names([int(n) for n in s.before], GAME.edition.darks)


def pile(s: Ringbearer) -> list[str]:
    """without their start marks"""
    return [GAME.edition.cards[(card >> 8) % terms.KINDS] for card in s.pile.cards]


def fellowship(s: Ringbearer) -> tuple[int, str]:
    """its tile and field: `(5, "upper-1")`, `(4, "start")`"""
    return int(s.tile), GAME.edition.fields[s.field]


def phase(s: Ringbearer) -> str:
    return terms.PHASES[s.phase]


# -- what is told and seen


def news_of(state: Ringbearer, *texts: str) -> list[News]:
    """what happens when these actions are played"""
    state.news = []
    do(state, *texts)
    return state.news


def told(state: Ringbearer, seat: int | None) -> list[str]:
    """the events a viewer is told, in English"""
    return [say(event.words) for event in GAME.view(state, seat).events]


def zone(view: View, name: str) -> Zone:
    return next(z for z in view.zones if z.id == name)


def faces(view: View, name: str) -> list[str | None]:
    return [piece.face for piece in zone(view, name).pieces]
