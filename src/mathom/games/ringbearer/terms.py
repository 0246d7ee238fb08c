"""The words of the rules as numbers: cards, fields, phases, actions, news; and what the component file says of them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.kernel.state import Box
from mathom.kernel.vecs import vec

NOTHING: Final = -1
HAND: Final = 4  # cards a hand is filled up to: RB-9, RB-51, RB-74
FALL_AT: Final = 5  # Sauron cards: RB-18
IDLE_ROUNDS: Final = 3  # rounds in which nobody does anything, before the riders move: RB-108
NIGHTFALL: Final = 50  # rounds, after which nothing stops the riders: RB-109

# symbols
NONE: Final = 0
GANDALF: Final = 1
RING: Final = 2
RIDERS_BACK: Final = 3
STEP: Final = 4
REMOVE: Final = 5
DRAW_TWO: Final = 6  # only on helpers
SYMBOLS: Final = 6  # on colour cards: none, and the five above
SYMBOL_WORDS: Final = ["", "gandalf", "ring", "riders-back", "step", "remove", "draw-two"]

# movement cards: 24 colour cards, colour * 6 + symbol; then Jokers, Sauron cards and helpers
COLOURS: Final = 4
JOKER: Final = 24
LAYABLE: Final = 25  # the kinds that may lie at a tile come first: RB-27
SAURON: Final = 25
HELPERS: Final = 26  # the first helper: the one with two symbols
HELPER_SYMBOL: Final = vec[i64]([DRAW_TWO, GANDALF, RING, RIDERS_BACK, STEP, REMOVE])  # by helper
KINDS: Final = 32
TYPES: Final = 2 * KINDS  # a card with a start mark is its kind + KINDS
COLOUR_OF: Final = vec[i64]([k // SYMBOLS if k < JOKER else NOTHING for k in range(KINDS)])
SYMBOL_OF: Final = vec[i64]([k % SYMBOLS if k < JOKER else NONE for k in range(KINDS)])

# dark cards
MOVE_GANDALF: Final = 0
TAKE_CARD: Final = 1
STRIP_ONE: Final = 2
STRIP_TWO: Final = 3
FELLOWSHIP_BACK: Final = 4
SURCHARGE: Final = 5  # the first of four, one for each colour
TILE_BACK: Final = 9
DRAW_CARDS: Final = 10
DARKS: Final = 11

# tiles and fields: a field is way * 4 + its place on the way
TILES: Final = 18
LAST_HIDDEN: Final = 4  # tiles 1 to 4 are never turned up: RB-4
PLACES: Final = TILES + 1  # tiles are counted from 1
WAY: Final = 4
FIELDS: Final = 8
START: Final = 8  # the start position on tile 4 is no field
WAYS: Final = ["upper", "lower"]
# what a field asks for beside its colour: one of the symbols, or
WITH_JOKER: Final = 6
DOOM: Final = 7

# phases
STARTING: Final = 0  # the bearer chooses who begins
ACTIONS: Final = 1
TRAVEL: Final = 2
DRAWING: Final = 3
SERVING: Final = 4  # the servant's two actions
PAYING: Final = 5  # ... he pays for a dark card
AIMING: Final = 6  # ... and says what it does
ENDED: Final = 7
PHASES: Final = ["starting", "actions", "travel", "drawing", "serving", "paying", "aiming", "ended"]
ENDINGS: Final = ["", "mount doom", "caught", "servant"]
AT_DOOM: Final = 1
CAUGHT: Final = 2
BETRAYED: Final = 3

# kinds of action
BEGIN: Final = 0  # a = who starts
LAY: Final = 1  # a = card, b = tile, c = from whose hand
DISCOVER: Final = 2
LAPSE: Final = 3  # an action that is not possible: RB-24
HELP: Final = 4  # a = helper, b = symbol, c = card removed
USE: Final = 5  # a = card at the fellowship's tile, b = symbol, c = card removed
GO: Final = 6  # a paid step: see `payments.py`
LEAP: Final = 7  # a step by the symbol
HALT: Final = 8  # the end of the journey for this turn
DRAW: Final = 9  # a = 1 reversed
STOP: Final = 10  # no more cards are drawn
SET_ASIDE: Final = 11  # a = dark card, laid open as payment
PLAY: Final = 12  # a = dark card
PAY: Final = 13  # a = 0 a Sauron card, 1 + dark card
PAID: Final = 14  # enough is paid for drawing cards
TAKE: Final = 15  # a = seat, b = 1 + reversed card, or 0 for one at random
STRIP: Final = 16  # a = tile, b = card
ENOUGH: Final = 17  # no second card is removed
BACK: Final = 18  # a = tile, b = field
TOLL: Final = 19  # a = tile

# what falls by chance
A_CARD: Final = 0
A_TILE: Final = 1
A_DARK: Final = 2
A_SHOWING: Final = 3  # 1 + seat * KINDS + card: a hand card is laid open; 0: all that had to be lie open now; or
WITH_MARK: Final = 1 + 4 * KINDS  # it has a start mark
WITHOUT_MARK: Final = 2 + 4 * KINDS

# news
STARTS: Final = 1
LAID_SAURON: Final = 2  # a = from whose hand, b = cards
ADVANCED: Final = 3  # a = tile reached
HELD_OFF: Final = 4  # Gandalf stops the riders
LAID_HELPER: Final = 5  # a = card, b = from whose hand
LAID: Final = 6  # a = card, b = tile, c = from whose hand
DISCOVERED: Final = 7  # a = tile, b = its number
LAPSED: Final = 8
USED: Final = 9  # a = card, b = symbol, c = tile or 0 for a helper
PLACED_GANDALF: Final = 10  # a = tile
RIDERS_BACKED: Final = 11  # a = tile
TOOK_RING: Final = 12  # a = former bearer, b = Sauron cards gone
STRIPPED_SERVANT: Final = 13  # a = cards gone
REMOVED: Final = 14  # a = 0 Sauron card, 1 + dark card
WENT: Final = 15  # a = tile, b = field, c = how many cards were paid
PAID_CARD: Final = 16  # a = card, b = tile
LEFT_BEHIND: Final = 17  # a = tile, b = cards
PAID_TOLL: Final = 18  # a = dark card, b = tile
DREW: Final = 19  # a = card, b = 1 reversed
STOPPED: Final = 20
SHUFFLED: Final = 21  # a = cards
FELL: Final = 22
DREW_DARK: Final = 23  # a = dark card
SHUFFLED_DARK: Final = 24  # a = cards
LAID_ASIDE: Final = 25  # a = dark card
PLAYED: Final = 26  # a = dark card
PAID_DARK: Final = 27  # a = 0 Sauron card, 1 + dark card
MOVED_GANDALF: Final = 28  # a = tile
LOST_CARD: Final = 29  # a = card, b = whose
STRIPPED: Final = 30  # a = card, b = tile
WENT_BACK: Final = 31  # a = tile, b = field
SET_TOLL: Final = 32  # a = dark card, b = tile
TILE_WENT: Final = 33  # a = tile, b = its number
SHOWN: Final = 34  # a = card drawn by the servant
FINISHED: Final = 35  # a = ending
HALTED: Final = 36
IDLE: Final = 37  # three rounds have passed in which nobody did anything
PRESSED: Final = 38  # a = 1 when night has fallen: the riders take a step at the end of a round
NIGHT: Final = 39

SHOWINGS: Final = vec[i64]([k << 8 for k in range(3 + 4 * KINDS)])  # as a pile has cards
BIT: Final = vec[i64]([1 << k for k in range(16)])


class Edition(Box):
    """What the component file says, as the rules need it."""

    def __init__(
        self,
        colours: list[str],
        cards: list[str],
        darks: list[str],
        tiles: list[str],
        start: list[int],
        others: list[int],
        saurons: list[int],
        dark_copies: list[int],
        costs: list[int],
        regions: list[int],
    ) -> None:
        self.colours = colours
        self.cards = cards  # names, by kind
        self.types = cards + [f"{name}-start" for name in cards]  # with and without a start mark
        self.layable = cards[:LAYABLE]
        self.darks = darks
        self.payments = [cards[SAURON], *darks]  # what the servant pays with
        self.tiles = tiles
        self.fields = [f"{way}-{i + 1}" for way in WAYS for i in range(WAY)] + ["start"]
        self.start: vec[i64] = vec[i64](start)  # copies among the start cards, by kind
        self.others: vec[i64] = vec[i64](others)  # ... and among the other cards, Sauron cards left out
        self.saurons: vec[i64] = vec[i64](saurons)  # Sauron cards, by difficulty
        self.dark_copies: vec[i64] = vec[i64](dark_copies)
        self.costs: vec[i64] = vec[i64](costs)  # of the dark cards
        self.regions: vec[i64] = vec[i64](regions)  # by tile, A first
        many = len(tiles)
        self.colour: vec[i64] = vec[i64]([NOTHING] * (many * FIELDS))  # of each field; NOTHING: there is no such field
        self.special: vec[i64] = vec[i64]([NONE] * (many * FIELDS))
        self.after: vec[i64] = vec[i64]([0] * (many * FIELDS))  # the fields of the same tile one may step to: a set
        self.last: vec[i64] = vec[i64]([0] * (many * FIELDS))  # 1 where a way leaves the tile
        self.barred: vec[i64] = vec[i64]([0] * many)  # 1 where cards cannot be used for their actions: RB-48
        self.doom: i64 = NOTHING  # which tile is Mount Doom

    def lay_way(self, tile: i64, way: i64, colours: list[int], specials: list[int]) -> None:
        """the fields of a way, each leading to the next"""
        first = tile * FIELDS + way * WAY
        for i in range(len(colours)):
            self.colour[first + i] = colours[i]
            self.special[first + i] = specials[i]
            if i + 1 < len(colours):
                self.after[first + i] = BIT[way * WAY + i + 1]
            else:
                self.last[first + i] = 1

    def fork(self, tile: i64, source: i64, target: i64) -> None:
        self.after[tile * FIELDS + source] |= BIT[target]

    def raise_doom(self, tile: i64) -> None:
        """Mount Doom: one field that either way before it leads to"""
        self.doom = tile
        self.special[tile * FIELDS] = DOOM
