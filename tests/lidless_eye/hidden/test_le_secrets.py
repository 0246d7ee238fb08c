"""Cards looked for and shown: what others see of it depends on nothing they cannot know, and is told to all alike.

Random games seldom come there, so that each is laid out by hand, with unknown cards all around."""

from collections.abc import Callable

import pytest

import mathom
from contract import check_actions, check_imagine, check_secret_actions, check_twins
from lidless_eye.support_le import bare, company, in_hand, lay_on, run
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.cards.items.rings import Find
from mathom.games.lidless_eye.cards.kit.demands import Upkeep
from mathom.games.lidless_eye.cards.kit.piles import AN_ITEM, FROM_SIDEBOARD, OF_SIDE, Seek
from mathom.games.lidless_eye.cards.kit.piles import FROM_DECK as DECK_PILE
from mathom.games.lidless_eye.cards.kit.piles import FROM_DISCARD as DISCARD_PILE
from mathom.games.lidless_eye.cards.kit.searching import (
    ANY_CARD,
    FROM_DECK,
    FROM_DISCARD,
    INTO_DECK,
    INTO_HAND,
    SAGE_ONLY,
    Fetch,
)
from mathom.games.lidless_eye.cards.resource_short_events.on_ringwraith import Riders
from mathom.games.lidless_eye.cards.resource_short_events.on_site import ItemHunt, Plunder
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.rings import CHOICE, forging
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import CHOOSE, SITE_PHASE, TABLE
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_kind
from support import rule

GAME = mathom.game("lidless-eye")

HELD = ("high-helm", "black-mail-coat", "whip", "minor-ring", "magic-ring-of-lies", "brigands", "lawless-men", "wargs")
LYING = ("saw-toothed-blade", "paltry-ring", "test-of-fire", "high-helm", "the-least-of-gold-rings", "orc-quarrels")


def table() -> tuple[Eye, int, list[int]]:
    """a company at its site; both players have unknown cards in all their piles, some of a kind in several"""
    s = bare(advanced=1)
    s.stack = [Turn()]
    i, members = company(s, 0, "moria", "threlin", "layos", "gorbag")
    s.now, s.phase = i, SITE_PHASE
    for seat in range(2):
        in_hand(s, seat, *HELD)
        for name in LYING:
            s.deck[seat].add(NUMBERS[name])
            s.discard[seat].add(NUMBERS[name], 1 << seat)
            s.sideboard[seat].add(NUMBERS[name], 1 << seat)
        for name in HELD:
            s.deck[seat].add(NUMBERS[name])
    return s, i, members


def ring_test() -> Eye:
    s, _, (_, layos, _) = table()
    return run(s, forging(s, lay_on(s, "a-little-gold-ring", layos)))


def ring_search() -> Eye:
    s, _, (_, layos, _) = table()
    test = forging(s, lay_on(s, "perfect-gold-ring", layos))
    assert test.step == CHOICE
    test.step += 1
    s.deck[0].show(s.dice, 1, 1)
    return run(s, test)


def riders() -> Eye:
    s, _, _ = table()
    company(s, 0, "minas-morgul", "the-witch-king")
    in_hand(s, 0, "ren-the-ringwraith", "khamul-the-ringwraith")
    return run(s, Riders(0))


def upkeep() -> Eye:
    s, _, _ = table()
    return run(s, Upkeep(s.lay(NUMBERS["thrice-outnumbered"], 1, TABLE)))


def plunder() -> Eye:
    s, i, (threlin, _, _) = table()
    frame = Plunder(0, i)
    frame.bearer = threlin
    return run(s, frame)


def hunt() -> Eye:
    s, i, members = table()
    return run(s, ItemHunt(0, i, members[2]))


SITUATIONS: dict[str, Callable[[], Eye]] = {
    "a ring is chosen": ring_test,
    "a lesser ring is searched for": ring_search,
    "a sage's card into the hand": lambda: run(table()[0], Fetch(0, FROM_DISCARD | FROM_DECK, INTO_HAND, SAGE_ONLY)),
    "any card into the deck": lambda: run(table()[0], Fetch(0, FROM_DISCARD, INTO_DECK, ANY_CARD)),
    "an item to be played": lambda: run(table()[0], Find(0, 0b1111)),
    "an item shown and kept": lambda: run(table()[0], Seek(0, DECK_PILE, AN_ITEM, 1)),
    "a resource into the deck": lambda: run(table()[0], Seek(0, DISCARD_PILE | FROM_SIDEBOARD, OF_SIDE)),
    "gear from all piles": plunder,
    "an item of the hand for another": hunt,
    "Ringwraiths from the hand": riders,
    "a creature of Men for the upkeep": upkeep,
}


@rule("LE-B-223", "LE-B-224")
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_hidden_shows(name: str) -> None:
    """at the choice, and at what is asked after each of its answers"""
    s = SITUATIONS[name]()
    assert len(s.actions()) > 2
    dice = Dice(3)
    after = []
    for action in s.actions():
        later = s.copy()
        later.apply(action)
        after.append(later)
    for state in (s, *after):
        if state.over:
            continue
        for _ in range(3):
            check_actions(GAME, state)
            check_imagine(GAME, state, dice)
            check_twins(GAME, state, dice)
        check_secret_actions(GAME, state)


def test_what_is_shown_is_named_and_what_is_hidden_is_not() -> None:
    """to the others: a ring put in place by its name; a card taken in secret by the pile that becomes smaller"""
    s = ring_search()
    told = [GAME.notation_for_others(s, action) for action in s.actions() if act_kind(action) == CHOOSE]
    assert told == ["choose paltry-ring", "choose minor-ring from deck", "choose paltry-ring from deck"]
    s = SITUATIONS["a sage's card into the hand"]()
    told = [GAME.notation_for_others(s, action) for action in s.actions() if act_kind(action) == CHOOSE]
    assert told == ["choose", "choose from deck"]
