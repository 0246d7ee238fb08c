"""What helps a player to choose: the chance of both stances beside them, and what a deck starts with."""

import mathom
from lidless_eye.laying import lay
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.terms import MINION
from mathom.kernel.words import say

GAME = mathom.game("lidless-eye")


def test_each_stance_says_its_chance() -> None:
    t = lay("0 buhr-widu: lagduf")
    t.creature("huorn", "lagduf", "wilderness")
    notes = {o.text: say(o.note) for o in GAME.view(t.s, 0).options if o.note}
    assert notes == {
        "stay": "10 of 36 rolls beat it off, 5 are equal",
        "pass": "26 of 36 rolls beat it off, 4 are equal",
    }


def test_a_deck_names_whom_it_starts_with() -> None:
    text = GAME.faces["deck-raiders-of-mordor"].text
    assert text is not None
    assert say(text).endswith("Starts with Gorbag, Radbug, Lagduf, Grishnákh, Muzgash and Orc Veteran.")


def test_the_greedy_bot_takes_a_deck_by_its_seed() -> None:
    chosen = []
    for seed in range(20):
        bot = GAME.bot("greedy", seed=seed)
        state = GAME.new(seed=1)
        assert GAME.decks(state) == ()
        first = state.copy()
        first.apply(bot.choose(first))
        again = state.copy()
        again.apply(GAME.bot("greedy", seed=seed).choose(again))
        assert first.digest() == again.digest()
        first.apply(bot.choose(first))
        chosen.append(GAME.decks(first))
    assert {deck for pair in chosen for deck in pair} == {id for id, deck in READY.items() if deck.camp == MINION}
    assert all(a != b for a, b in chosen)
