"""Ready decks whose lists have changed: a game goes on with those that it began with."""

from collections import Counter
from typing import Any

import pytest

import mathom
from mathom.games.lidless_eye.box.card import NAMES
from mathom.games.lidless_eye.box.ready_decks import EARLIER, EARLIER_SOLITAIRE, SOLITAIRE, Deck, list_of, number_of
from mathom.games.lidless_eye.setup import EDITION
from mathom.games.lidless_eye.terms import CAMPS_AGREED
from mathom.kernel.dice import Dice

GAME = mathom.game("lidless-eye")
FIELD = "edition of the decks"
CHANGED = [(deck, edition) for edition, decks in enumerate(EARLIER) for deck in decks]


def begun(position: dict[str, Any]) -> Any:
    """both take the first list that is left"""
    s = GAME.from_json(position, Dice(1))
    while GAME.notation(s, s.actions()[0]).startswith("deck "):
        s.apply(s.actions()[0])
    return s


def holds(s: Any, seat: int, deck: Deck) -> bool:
    """whether resources and hazards of the play deck are those of a list"""
    there = Counter(NAMES[entry >> 8] for entry in (*s.deck[seat].cards, *s.hand[seat].cards))
    listed = Counter(deck.resources) + Counter(deck.hazards)
    kept = {*deck.wraiths, *deck.characters, *deck.starters, *deck.starting_items}
    return all(there[id] == listed[id] for id in {*there, *listed} - kept)


def test_there_are_lists_of_each_earlier_edition() -> None:
    assert len(EARLIER) == len(EARLIER_SOLITAIRE) == EDITION
    assert all(EARLIER)


@pytest.mark.parametrize(("deck", "edition"), CHANGED, ids=[f"{deck.id}-{edition}" for deck, edition in CHANGED])
def test_a_game_goes_on_with_the_lists_it_began_with(deck: Deck, edition: int) -> None:
    position = GAME.new(seed=1, first=deck.id, camp=CAMPS_AGREED[deck.camp]).to_json()
    assert position["stack"][2][FIELD] == EDITION
    if edition:
        position["stack"][2][FIELD] = edition
    else:  # one of before there were any
        del position["stack"][2][FIELD]
    s = begun(position)
    now = list_of(number_of(deck.id), False, EDITION)
    assert holds(s, 0, deck)
    assert holds(s, 0, now) == ((deck.resources, deck.hazards) == (now.resources, now.hazards))


@pytest.mark.parametrize("id", [deck.id for deck in EARLIER_SOLITAIRE[0]])
def test_who_plays_alone_has_another_list_in_each_edition(id: str) -> None:
    before, now = list_of(number_of(id), True, 0), list_of(number_of(id), True, EDITION)
    assert before.id == now.id == id
    assert now in SOLITAIRE
    assert before.resources != now.resources
