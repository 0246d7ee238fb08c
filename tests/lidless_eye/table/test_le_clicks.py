"""What can be done is clicked on something in sight."""

from random import Random

import pytest

import mathom
from mathom.kernel.view import View

GAME = mathom.game("lidless-eye")
DECKS = (
    "raiders-of-mordor",
    "banners-of-the-south",
    "seekers-of-the-rings",
    "shadows-of-dol-guldur",
    "watchers-of-the-tower",
    "wolves-of-angmar",
)


def in_sight(view: View) -> set[str]:
    """the ids of all things of a view; the page has the seats too"""
    pieces = {piece.id for zone in view.zones for piece in zone.pieces}
    return (
        pieces
        | {zone.id for zone in view.zones}
        | {node.id for node in view.nodes}
        | {f"seat:{seat.id}" for seat in view.seats}
    )


@pytest.mark.parametrize(("seed", "seats"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_every_option_has_its_place(seed: int, seats: int) -> None:
    """first what acts, then its targets; an option without a place is a button, and there are few at a time"""
    random = Random(seed)
    seen = games = 0
    while seen < 100:  # a game by chance may be short
        start = seed + 4 * games
        state = GAME.new(seats=seats, seed=start, rules="advanced", first=DECKS[seed], second=DECKS[seed - 1])
        games += 1
        while not state.over:
            if random.random() < 0.2:
                view = GAME.view(state, int(state.seat))
                ids = in_sight(view)
                for option in view.options:
                    for stem in option.on:
                        assert any(id == stem or id.startswith(f"{stem}/") for id in ids), (option.text, stem)
                assert len([option for option in view.options if not option.on]) <= 10
                seen += 1
            state.apply(random.choice(list(state.actions())))


def test_decks_are_chosen_among_their_names_and_plans() -> None:
    view = GAME.view(GAME.new(seats=2, seed=1), 0)
    (asked,) = (zone for zone in view.zones if zone.id == "asked")
    assert {piece.face for piece in asked.pieces} == {f"deck-{deck}" for deck in DECKS}
    assert [option.on for option in view.options] == [(piece.id,) for piece in asked.pieces]
    for deck in DECKS:
        face = GAME.faces[f"deck-{deck}"]
        assert face.text is not None
        starters = face.traits["starters"].split(",")
        assert len(starters) > 3
        assert set(starters) <= set(GAME.faces)
    assert not [zone for zone in GAME.view(GAME.new(seats=2, seed=1), 1).zones if zone.id == "asked"]
