"""While characters are shown and cards exchanged nobody sees more of a hidden list than he may."""

from typing import cast

import mathom
from contract import check_copies, check_imagine, check_secret_actions, check_twins
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.setup import DeckChoice
from mathom.games.lidless_eye.terms import PASS
from mathom.kernel.dice import Dice
from mathom.kernel.state import act
from support import rule

GAME = mathom.game("lidless-eye")


@rule("LE-O-8", "LE-O-9", "LE-B-242")
def test_the_gathering_keeps_the_contract() -> None:
    first, third = (write_deck(deck) for deck in list(READY.values())[:2])
    state = GAME.new(seats=3, seed=4, rules="advanced", lists="hidden", first=first, third=third)
    choose, dice, lot = Dice(5), Dice(6), Dice(7)
    while isinstance(top := cast(Eye, state).stack[-1], DeckChoice | Gathering):
        if mathom.COMPILED or lot.below(6) == 0:  # at every decision, in the plain form at some
            check_copies(GAME, state, dice)
            check_imagine(GAME, state, dice)
            check_twins(GAME, state, dice)
            check_secret_actions(GAME, state)
        actions = state.actions()
        enough = isinstance(top, Gathering) and top.had == 1 and act(PASS) in actions
        state.apply(act(PASS) if enough else actions[choose.below(len(actions))])
