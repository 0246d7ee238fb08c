"""Random games with random legal decks and all options varied: no exception, and every game ends.

`make test` plays a few; MATHOM_WATCHED says how many are played in a long run."""

import mathom
from lidless_eye.random_decks import CARDS, random_deck, random_options
from mathom.games.lidless_eye.box.card import SITES_OF
from mathom.games.lidless_eye.decks.text import check, read_deck
from mathom.games.lidless_eye.terms import MINION
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout
from support import rule
from watching import GAMES

GAME = mathom.game("lidless-eye")
FEW = 40 if mathom.COMPILED else 3
BOUND = 5000  # decisions for each deck that the game is agreed for


@rule("LE-B-9", "LE-B-10", "LE-B-11", "LE-B-16", "LE-B-19", "LE-A-1")
def test_decks_by_lot_are_legal_and_every_card_comes_up() -> None:
    seen: set[str] = set()
    for seed in range(240):
        rules, length = ("basic", "advanced")[seed % 2], 1 + seed % 4
        deck = read_deck(random_deck(seed, rules, length))
        assert check(deck, rules == "advanced", length) == []
        for lines in (deck.wraiths, deck.starters, deck.starting_items, deck.characters, deck.resources, deck.hazards):
            seen.update(lines)
        seen.update(deck.sites)
    assert {card.name for card in CARDS} | {site.name for site in SITES_OF[MINION]} == seen


def test_random_games_end() -> None:
    longest = 0.0
    for seed in range(GAMES or FEW):
        options = random_options(seed)
        state = GAME.new(seed=seed, **options)
        decisions = playout(state, Buffer(), Dice(seed + 1))
        assert state.over
        assert GAME.ending(state) in GAME.endings
        longest = max(longest, decisions / options["length"])
        assert decisions <= BOUND * options["length"], seed
    print(f"{GAMES or FEW} games, at most {longest:.0f} decisions for each deck")
