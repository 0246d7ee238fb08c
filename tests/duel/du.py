"""Positions of this game written by hand, and what they have become.

    s = position(cards=["c1-blue-02"], steps=[2, 0], area_0=["c1-grey-03"])
    do(s, "play c1-blue-02")
    assert steps(s) == [3, 0]

Whatever `to_json` writes can be given, with `_` for a space: `area_0`, `tokens_1`, `tiles` (those that lie open),
`units_0=["arnor", "arnor"]`, `fortresses_1=["gondor"]`, `top_elves="elves-2"`, `stack=[{"is": "move", "n": 2}]`. What
is left out is empty, or 0; the Fellowship (seat 0) is at turn. Tiles and tokens named nowhere are in their stacks."""

from typing import Any, cast

import mathom
import support
from mathom.games.duel import prices, terms
from mathom.games.duel.game import DuelGame
from mathom.games.duel.rules import Duel
from mathom.kernel.dice import Dice
from mathom.kernel.state import State
from mathom.kernel.view import View, Zone
from mathom.kernel.words import say

GAME = cast(DuelGame, mathom.game("duel"))
ROWS = {1: range(14, 20), 2: range(6), 3: range(5, 9)}  # slots of one row: none of them covers another
FILLERS = ("c1-yellow-04", "c2-yellow-01", "c3-yellow-02")


def position(
    cards: list[str] | None = None,
    *,
    layout: dict[int, str] | None = None,
    last: bool = False,
    chance: list[str] | None = None,
    **data: Any,
) -> Duel:
    """`cards` lie available, and beside them one more (FILLERS), so that the chapter goes on; `last` leaves that out.
    Or `layout` says what lies in which slot: a card, or "face-down". `chance` are the values that fall next."""
    chapter = data.get("chapter", 1)
    if layout is None:
        lying = list(cards or [])
        if not last and FILLERS[chapter - 1] not in lying:
            lying.append(FILLERS[chapter - 1])
        layout = dict(zip(ROWS[chapter], lying, strict=False))
    slots = {f"slot {slot}": card for slot, card in layout.items()}
    data.setdefault("coins", [0, 0])
    data.setdefault("effects", "optional")
    return cast(Duel, support.position("duel", chance, **slots, **data))


def new(seed: int = 1, **options: Any) -> Duel:
    return cast(Duel, GAME.new(seed=seed, **options))


def given(*chance: str, **options: Any) -> Duel:
    """a game set up in which falls what is written: the cards that lie face up in chapter 1, slot by slot, then three
    tiles; for "?" anything"""
    dice = Dice(1)
    dice.given = [GAME.fall_from_text(text) for text in chance]
    return cast(Duel, GAME.new(dice=dice, **options))


def do(state: State, *texts: str) -> None:
    """plays actions written as text; an illegal one raises IllegalAction"""
    support.play(GAME, state, *texts)


def can(state: State) -> list[str]:
    """the texts of all legal actions"""
    return support.options(GAME, state)


def refused(state: State, text: str) -> str:
    """the number of the rule that forbids it"""
    before = state.to_json()
    try:
        do(state, text)
    except mathom.IllegalAction as error:
        assert state.to_json() == before
        return error.rule
    raise AssertionError(f"{text} was allowed")


# -- what lies where


def area(s: Duel, seat: int) -> list[str]:
    return [name for card, name in enumerate(s.edition.cards) if s.where[card] == terms.AREA + seat]


def discard(s: Duel) -> list[str]:
    """what all know to be in the discard pile"""
    return [name for card, name in enumerate(s.edition.cards) if s.where[card] == terms.DISCARDED]


def available(s: Duel) -> list[str]:
    return [s.edition.slot_words[s.layout[i]] for i in range(terms.SLOTS) if s.available >> i & 1]


def lying(s: Duel) -> dict[int, str]:
    return {i: s.edition.slot_words[card] for i, card in enumerate(s.layout) if card != terms.NOTHING}


def coins(s: Duel) -> list[int]:
    return [int(n) for n in s.coins]


def steps(s: Duel) -> list[int]:
    return [int(n) for n in s.steps]


def units(s: Duel, seat: int) -> dict[str, int]:
    """by region, where there are any"""
    counts = s.units[seat * terms.REGIONS : (seat + 1) * terms.REGIONS]
    return {s.edition.regions[r]: int(n) for r, n in enumerate(counts) if n}


def fortresses(s: Duel, seat: int) -> list[str]:
    return [name for r, name in enumerate(s.edition.regions) if s.built[seat] >> r & 1]


def supply(s: Duel, seat: int) -> int:
    return int(s.supply[seat])


def tokens(s: Duel, seat: int) -> list[str]:
    return [name for t, name in enumerate(s.edition.tokens) if s.token_at[t] == terms.OWNED + seat]


def tiles(s: Duel, seat: int | None = None) -> list[str]:
    """of a seat, or those that lie open"""
    place = terms.OPEN if seat is None else terms.OWNED + seat
    return [name for t, name in enumerate(s.edition.tiles) if s.tile_at[t] == place]


def cost(s: Duel, name: str, seat: int = 0) -> int:
    """of a card or tile for a seat, in coins"""
    e = s.edition
    item = e.cards.index(name) if name in e.cards else terms.CARDS + e.tiles.index(name)
    return int(prices.cost(s, seat, item))


def won(s: Duel) -> tuple[int, str]:
    """the winner (2: shared) and the way"""
    assert s.over
    return int(s.winner), GAME.ending(s)


# -- what is seen


def told(state: Duel, *texts: str, seat: int | None = None) -> list[str]:
    """the events of these actions as a viewer is told them, in English"""
    state.news = []
    do(state, *texts)
    return [say(event.words) for event in GAME.view(state, seat).events]


def zone(view: View, name: str) -> Zone:
    return next(z for z in view.zones if z.id == name)


def faces(view: View, name: str) -> list[str | None]:
    return [piece.face for piece in zone(view, name).pieces]
