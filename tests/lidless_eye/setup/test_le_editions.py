"""Ready decks whose lists have changed: a game goes on with those that it began with."""

from collections import Counter
from typing import Any

import pytest

import mathom
from mathom.games.lidless_eye.box.card import NAMES
from mathom.games.lidless_eye.box.ready_decks import EARLIER, SOLITAIRE, Deck, list_of, number_of
from mathom.kernel.dice import Dice

GAME = mathom.game("lidless-eye")
EDITION = "edition of the decks"
LISTS = [deck.id for deck in EARLIER]


def begun(position: dict[str, Any]) -> Any:
    """both take the first list that is left"""
    s = GAME.from_json(position, Dice(1))
    while GAME.notation(s, s.actions()[0]).startswith("deck "):
        s.apply(s.actions()[0])
    return s


def holds(s: Any, seat: int, deck: Deck) -> bool:
    """whether the hazards of the play deck are those of a list"""
    there = Counter(NAMES[entry >> 8] for entry in s.deck[seat].cards)
    there += Counter(NAMES[entry >> 8] for entry in s.hand[seat].cards)
    return all(there[id] == many for id, many in deck.hazards.items())


@pytest.mark.parametrize("id", LISTS)
@pytest.mark.parametrize("earlier", [False, True])
def test_a_game_goes_on_with_the_lists_it_began_with(id: str, earlier: bool) -> None:
    position = GAME.new(seed=1, first=id).to_json()
    if earlier:
        del position["stack"][2][EDITION]
    s = begun(position)
    assert holds(s, 0, list_of(number_of(id), False, earlier))
    assert not holds(s, 0, list_of(number_of(id), False, not earlier))


@pytest.mark.parametrize("id", LISTS)
def test_who_plays_alone_has_another_list_in_each_edition(id: str) -> None:
    before, now = list_of(number_of(id), True, True), list_of(number_of(id), True, False)
    assert before.id == now.id == id
    assert now in SOLITAIRE
    assert before.resources != now.resources
