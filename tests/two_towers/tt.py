"""Positions of this game written by hand, and what they have become."""

from typing import Any, cast

import pytest

import mathom
from mathom.games.two_towers import scoring, terms
from mathom.games.two_towers.game import TwoTowersGame
from mathom.games.two_towers.rules import TwoTowers
from mathom.kernel.dice import Dice
from mathom.kernel.state import News, State
from mathom.kernel.view import Event, View, Zone
from mathom.kernel.words import say
from support import options, play, position

GAME = cast(TwoTowersGame, mathom.game("two-towers"))
CARDS = GAME.edition.cards
PLACES = ["amon-hen", "rohan", "fangorn", "edoras", "orthanc", "helms-deep", "minas-tirith"]
PATHS = [2, 2, 3, 3, 4, 4]
# one for each symbol at the left, as two players need them, and the highest first, as more players do
TILES = {
    2: [5, 0, 0, 0, 4, 2, 0, 0, 4, 3, 0, 0, 3, 2, 0, 0, 5, 2, 0, 0, 3, 5, 4, 0],
    3: [5, 3, 0, 0, 4, 2, 0, 0, 4, 3, 0, 0, 3, 2, 0, 0, 5, 2, 0, 0, 5, 4, 0, 0],
    4: [5, 3, 2, 0, 4, 2, 2, 0, 4, 3, 3, 0, 3, 2, 2, 0, 5, 4, 2, 0, 5, 4, 3, 0],
    5: [5, 4, 3, 2] * 6,
}


def at(
    place: str, phase: str = "laying", *, seats: int = 3, starter: int = 0, acted: int = 0, **data: Any
) -> TwoTowers:
    """A position; who is at turn follows from who started and how many have had their turn. Where nothing is said, the
    start player holds the ring, and the pile is five yellow-determination."""
    data.setdefault("seat", (starter + acted) % seats)
    data.setdefault("ring", starter)
    data.setdefault("paths", PATHS)
    data.setdefault("tiles", TILES[seats])
    data.setdefault("pile", ["yellow-determination"] * 5)
    state = position("two-towers", seats=seats, place=place, phase=phase, starter=starter, acted=acted, **data)
    return cast(TwoTowers, state)


def row(of: int, card: str, cards: int, gandalf: int = 0) -> dict[str, Any]:
    """a row of a player: `row(0, "red-wisdom", 2)`"""
    colour, trait = card.split("-")
    return {"of": of, "colour": colour, "trait": trait, "cards": cards, "gandalf": gandalf}


def given(seats: int, *chance: str, **options: Any) -> TwoTowers:
    """a game set up, in which falls what is written: paths, tiles, hands, open cards; for "?" anything"""
    dice = Dice(1)
    dice.given = [GAME.fall_from_text(text) for text in chance]
    return cast(TwoTowers, GAME.new(seats, dice=dice, **options))


def new(seats: int, seed: int = 1, **options: Any) -> TwoTowers:
    return cast(TwoTowers, GAME.new(seats, seed=seed, **options))


def do(state: State, *texts: str) -> None:
    play(GAME, state, *texts)


def can(state: State) -> list[str]:
    return options(GAME, state)


def refused(state: State, text: str) -> str:
    """the number of the rule that forbids it"""
    before = state.to_json()
    with pytest.raises(mathom.IllegalAction) as caught:
        do(state, text)
    assert state.to_json() == before
    return caught.value.rule


def everyone_passes(state: TwoTowers) -> None:
    """who has not yet had his laying turn lays nothing; the place is scored"""
    for _ in range(state.seats - state.acted):
        do(state, "done")


# -- what lies where


def names(counts: list[int]) -> list[str]:
    return [GAME.edition.cards[k] for k, n in enumerate(counts) for _ in range(n)]


def hand(s: TwoTowers, seat: int) -> list[str]:
    return names([int(n) for n in s.hand[seat * terms.KINDS : (seat + 1) * terms.KINDS]])


def shown(s: TwoTowers, seat: int) -> list[str]:
    return names([int(n) for n in s.shown[seat * terms.KINDS : (seat + 1) * terms.KINDS]])


def hand_sizes(s: TwoTowers) -> list[int]:
    return [len(hand(s, seat)) for seat in range(s.seats)]


def open_cards(s: TwoTowers) -> list[str]:
    return names([int(n) for n in s.open])


def discard(s: TwoTowers) -> list[str]:
    return names([int(n) for n in s.discard])


def pile(s: TwoTowers) -> list[str]:
    return [GAME.edition.cards[card >> 8] for card in s.pile.cards]


def rows(s: TwoTowers, seat: int) -> dict[str, tuple[int, int]]:
    """by the card a row is made of: its character cards, its Gandalf cards"""
    found = {}
    for colour in range(terms.COLOURS):
        i = seat * terms.COLOURS + colour
        if s.row_trait[i] != terms.NOTHING:
            card = GAME.edition.cards[colour * terms.TRAITS + s.row_trait[i]]
            found[card] = (int(s.row_size[i]), int(s.row_gandalf[i]))
    return found


def tiles_at(s: TwoTowers, place: str) -> list[int]:
    first = (PLACES.index(place) - 1) * terms.TILES
    return [int(value) for value in s.tiles[first : first + terms.TILES] if value]


def tiles_of(s: TwoTowers, seat: int) -> list[int]:
    return [v + terms.LOWEST for v in range(terms.VALUES) for _ in range(s.won[seat * terms.VALUES + v])]


def points(s: TwoTowers) -> list[int]:
    return [int(scoring.points(s, seat)) for seat in range(s.seats)]


# -- what is told


def news_of(state: TwoTowers, *texts: str) -> list[News]:
    """what happens when these actions are played"""
    state.news = []
    do(state, *texts)
    return state.news


def events(state: TwoTowers, seat: int | None) -> list[Event]:
    return list(GAME.view(state, seat).events)


def told(state: TwoTowers, seat: int | None) -> list[str]:
    """the events a viewer is told, in English"""
    return [say(event.words) for event in events(state, seat)]


def zone(view: View, name: str) -> Zone:
    return next(z for z in view.zones if z.id == name)


def faces(view: View, name: str) -> list[str | None]:
    return [piece.face for piece in zone(view, name).pieces]


def ways(state: TwoTowers) -> list[list[str]]:
    """everything the player at turn can do until his turn ends"""
    found = []
    for text in can(state):
        after = state.copy()
        do(after, text)
        if after.turn == state.turn:
            found += [[text, *rest] for rest in ways(after)]
        else:
            found.append([text])
    return found
