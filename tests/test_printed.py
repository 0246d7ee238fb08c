"""`print(state)`: a readable board of every game, in every position, for who may see everything."""

from pathlib import Path

import pytest

import mathom
from contract import some_decisions
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout
from mathom.kernel.words import say, sentence

WIDTH = 100
HEIGHT = {1: 45, 2: 45, 3: 50, 4: 60, 5: 60}  # lines, by seats
GAMES = [(key, seats) for key in mathom.games() for seats in mathom.game(key).seats]
DRAWN = 100 if mathom.COMPILED else 10  # positions of each game


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_position_fits_a_page(key: str, seats: int) -> None:
    game = mathom.game(key)
    for state, _ in some_decisions(game, seats, 3, DRAWN):
        lines = str(state).splitlines()
        assert lines[0].startswith(say(game.title))
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) <= HEIGHT[seats]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_after_the_end_it_says_who_has_won(key: str, seats: int) -> None:
    game = mathom.game(key)
    state = game.new(seats=seats, seed=5)
    playout(state, Buffer(), Dice(6))
    result = game.view(state).result
    assert result is not None
    assert " ".join(str(state).split()).endswith(sentence(result.words))
    assert repr(state) == f"<{type(state).__name__}: over>"


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_seat_is_shown_no_more_than_it_knows(key: str, seats: int) -> None:
    """what is drawn for it is the same whatever lies where it cannot look"""
    game = mathom.game(key)
    for state, dice in some_decisions(game, seats, 4, 10):
        for seat in range(seats):
            assert game.show(state.imagine(seat, dice), seat) == game.show(state, seat)


HANDS = """
╭─ ► Player 1  0  ○ ring ────────────────────────╮╭─ Player 2  0 ──────────────────────────────────╮
│ cards in hand 6  valid cards 0                 ││ cards in hand 6  valid cards 0                 │
│ ♦ –   ● –   ♣ –   ☼ –                          ││ ♦ –   ● –   ♣ –   ☼ –                          │
│ ╭♦°──────†╮╭♦°──────Λ╮╭●°──────ψ╮╭☼°──────†╮   ││ ╭♦°──────ψ╮╭♣°──────§╮╭♣°──────ψ╮╭☼°──────§╮   │
│ │red      ││red      ││blue     ││yellow   │   ││ │red      ││green    ││green    ││yellow   │   │
│ │strength ││endurance││determin…││strength │   ││ │determin…││wisdom   ││determin…││wisdom   │   │
│ ╰─────────╯╰─────────╯╰─────────╯╰─────────╯   ││ ╰─────────╯╰─────────╯╰─────────╯╰─────────╯   │
│ ╭☼°──────Λ╮╭────────*╮                         ││ ╭────────*╮                                    │
│ │yellow   ││Gandalf  │                         ││ │Gandalf  │                                    │
│ │endurance││         │                         ││ │         │                                    │
│ ╰─────────╯╰─────────╯                         ││ ╰───────×2╯                                    │
╰────────────────────────────────────────────────╯╰────────────────────────────────────────────────╯
Player 1 takes a card"""


def test_all_hands_lie_open_in_the_text_of_a_state() -> None:
    state = mathom.game("two-towers").new(seats=2, seed=1)
    assert str(state).endswith(HANDS)
    assert repr(state) == "<TwoTowers: turn 1, seat 0 decides>"


OTHERS = """
╭─ Player 2  0 ────────────────────────────────────────────────────────────────────────────────────╮
│ cards in hand 6  valid cards 0     ♦ –   ● –   ♣ –   ☼ –                                         │
╰──────────────────────────────────────────────────────────────────────────────────────────────────╯
"""


def test_a_seat_is_shown_how_many_cards_another_holds() -> None:
    game = mathom.game("two-towers")
    assert OTHERS in game.show(game.new(seats=2, seed=1), 0)


def test_a_state_of_an_own_edition_is_printed_with_its_words(tmp_path: Path) -> None:
    """also when nobody holds its game any more"""
    own = mathom.game("two-towers").folder / "components.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(own.read_text(encoding="utf-8").replace('"Edoras"', '"Meduseld"'), encoding="utf-8")
    state = mathom.game("two-towers", components=mine).new(seed=1).copy()
    assert "Meduseld" in str(state)
    assert "Edoras" not in str(state)
    assert "Edoras" in str(mathom.game("two-towers").new(seed=1))
