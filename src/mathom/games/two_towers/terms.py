"""The words of the rules as numbers: cards, places, phases, actions, news; and what the component file says of them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.kernel.state import Box, act
from mathom.kernel.vecs import vec

# cards: 16 characters, colour * 4 + trait, and Gandalf
COLOURS: Final = 4
TRAITS: Final = 4
GANDALF: Final = 16
KINDS: Final = 17
# places and tiles
PLACES: Final = 6  # to be scored; Amon Hen is place 0
TILES: Final = 4  # at most at one place
LOWEST: Final = 2  # value of the lowest tile
VALUES: Final = 4
# phases
TRAVEL: Final = 0
LAYING: Final = 1
ENDED: Final = 2
PHASES: Final = ["travel", "laying", "ended"]
# with two players: from which rows the winner of a tile loses a card
WON: Final = 0
SCORED: Final = 1
LOST_ROWS: Final = ["traits_won", "rows_scored"]
# whether what was taken openly is shown
SHOWN: Final = 0
STRICT: Final = 1
MEMORIES: Final = ["shown", "strict"]
# kinds of action
DRAW: Final = 0  # from the pile
TAKE: Final = 1  # open card
OFFER: Final = 2  # hand card, laid open for two new ones
LAY: Final = 3  # hand card, 1 when Gandalf heads its row
DONE: Final = 4
# what falls by chance
A_CARD: Final = 0
A_PATH: Final = 1
A_TILE: Final = 2
# news
MARCHED: Final = 1  # a = place ahead, b = field reached
ARRIVED: Final = 2  # a = place
DREW: Final = 3  # a = card
TOOK: Final = 4  # a = card
OFFERED: Final = 5  # a = card
SKIPPED: Final = 6
SHUFFLED: Final = 7  # a = cards in the new pile
LAID: Final = 8  # a = card, b = 1 with Gandalf
REPLACED: Final = 9  # a = card whose row is given up, b = its cards
PASSED: Final = 10
FINISHED: Final = 11
WON_TILE: Final = 12  # a = value, b = valid cards, c = place
UNWON_TILE: Final = 13  # a = value, c = place
LOST_CARDS: Final = 14  # a = cards
WON_RING: Final = 15
KEPT_RING: Final = 16
WON_GAME: Final = 17  # a = points
SCORED_TRAIT: Final = 18  # a = trait, c = place: with two players each symbol is scored by itself

NOTHING: Final = -1

DRAW_ACTION: Final = act(DRAW)
DONE_ACTION: Final = act(DONE)
TAKES: Final = vec[i64]([act(TAKE, k) for k in range(KINDS)])
OFFERS: Final = vec[i64]([act(OFFER, k) for k in range(KINDS)])
LAYS: Final = vec[i64]([act(LAY, k) for k in range(KINDS)])
LAYS_WITH_GANDALF: Final = vec[i64]([act(LAY, k, 1) for k in range(KINDS)])

# sets of kinds (and of seats and colours) are bits; a table says which kinds are in each half of such a set
BIT: Final = vec[i64]([1 << k for k in range(KINDS)])
FROM: Final = vec[i64]([(1 << KINDS) - (1 << k) for k in range(KINDS)])  # all kinds from one on
HALF: Final = 9
LOW_KINDS: Final = vec[vec[i64]]([vec[i64]([k for k in range(HALF) if s >> k & 1]) for s in range(1 << HALF)])
HIGH_KINDS: Final = vec[vec[i64]]([vec[i64]([HALF + k for k in range(8) if s >> k & 1]) for s in range(1 << 8)])


class Edition(Box):
    """What the component file says, as the rules need it."""

    def __init__(
        self,
        cards: list[str],
        traits: list[str],
        colours: list[str],
        places: list[str],
        symbols: list[list[int]],
        copies: list[i64],
        paths: list[int],
        tiles: list[int],
        hand: i64,
        open_cards: i64,
    ) -> None:
        self.cards = cards  # names, by kind
        self.traits = traits
        self.colours = colours
        self.places = places  # names, Amon Hen first
        self.symbols: vec[i64] = vec[i64]([NOTHING] * ((PLACES + 1) * TRAITS))  # by place, left to right
        self.wanted: vec[i64] = vec[i64]([0] * ((PLACES + 1) * TRAITS))  # 1 where a place shows a trait
        for p in range(len(symbols)):
            for i in range(len(symbols[p])):
                self.symbols[p * TRAITS + i] = symbols[p][i]
                self.wanted[p * TRAITS + symbols[p][i]] = 1
        self.later: vec[i64] = vec[i64]([0] * ((PLACES + 1) * TRAITS))  # how many places behind it show a trait
        for i in range(PLACES * TRAITS - 1, -1, -1):
            self.later[i] = self.later[i + TRAITS] + self.wanted[i + TRAITS]
        self.copies: vec[i64] = vec[i64](copies)  # by kind of card
        self.paths = paths  # the fields of each path card
        self.tiles = tiles  # how many of each value
        self.hand: i64 = hand
        self.open_cards: i64 = open_cards
