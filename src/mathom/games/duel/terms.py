"""The words of the rules as numbers: cards, regions, tasks, actions, news; and what the component file says of them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.kernel.state import Box, act
from mathom.kernel.vecs import vec

# how many there are of each thing
CARDS: Final = 69
CHAPTERS: Final = 3
CHAPTER_CARDS: Final = 23
SLOTS: Final = 20  # of a layout
SKILLS: Final = 5
CHOICES: Final = 4  # grey cards with a choice of skills, at most
OWN: Final = 9  # SKILLS + CHOICES: what a player's skills are kept in
REGIONS: Final = 7
TILES: Final = 7
PEOPLES: Final = 6
TOKENS: Final = 18  # people * 3 + which
STACK: Final = 3  # tokens of a people
EFFECTS: Final = 3  # tasks of a card or tile, at most
# seats
FELLOWSHIP: Final = 0
SAURON: Final = 1
SHARED: Final = 2  # as a winner: both
# colours
GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RED: Final = 4
PURPLE: Final = 5
COLOURS: Final = ["grey", "yellow", "blue", "green", "red", "purple"]
# where a card is
UNSEEN: Final = 0  # face down in the layout, left over, or of a chapter to come
LYING: Final = 1  # face up in the layout
DISCARDED: Final = 2  # known to all
ASIDE: Final = 3  # left over, and looked at by some seat
AREA: Final = 4  # + seat
# where a tile or token is
STACKED: Final = 0
OPEN: Final = 1  # tiles only
OWNED: Final = 2  # + seat
# a slot of the layout without a card, or with one face down
NOTHING: Final = -1
FACE_DOWN: Final = CARDS
# what the tokens do, in the order of the component file
YELLOW_EXTRA_TURN: Final = 0
RED_ANYWHERE: Final = 1
WILD_SKILL: Final = 2
NO_SURCHARGE: Final = 3
TILE_EXTRA_TURN: Final = 4
GREEN_MOVES: Final = 5
EAGLE: Final = 6
BLUE_UNIT: Final = 7
CHAIN_COINS: Final = 8
YELLOW_STEP: Final = 9
RED_UNIT: Final = 10
DOUBLE_DISCARD: Final = 11
POWERS: Final = [
    "yellow-extra-turn",
    "red-anywhere",
    "wild-skill",
    "no-surcharge",
    "tile-extra-turn",
    "green-moves",
    "eagle",
    "blue-unit",
    "chain-coins",
    "yellow-step",
    "red-unit",
    "double-discard",
    "extra-turn",
    "raze",
    "three-deeds",
    "steps",
    "units",
    "recall",
]
# tasks: effects still to be carried out; `n` times, or with operands of their own
GAIN: Final = 1  # n coins
LOSE: Final = 2  # the opponent loses n coins
ADVANCE: Final = 3  # n steps
PLACE: Final = 4  # n units in one of the regions of a set
REMOVE: Final = 5  # n enemy units
MOVE: Final = 6  # n moves
RAZE: Final = 7  # an enemy fortress; b = 1 when that may be declined
DEEDS: Final = 8  # n times: remove an enemy unit, take a coin, or move
KEEP: Final = 9  # one of up to three tokens, each + 1
PEOPLE: Final = 10  # choose one, for its tokens
UNLEARN: Final = 11  # a grey card of the opponent is discarded
RECALL: Final = 12  # play a card from the discard pile
AGAIN: Final = 13  # an extra turn
TASKS: Final = [
    "",
    "gain",
    "lose",
    "advance",
    "place",
    "remove",
    "move",
    "raze",
    "deeds",
    "keep",
    "people",
    "unlearn",
    "recall",
    "again",
]
# kinds of action
PLAY: Final = 0  # a = card, b = slot
DISCARD: Final = 1  # a = card, b = slot
TAKE: Final = 2  # a = tile
TO: Final = 3  # place units; a = region
STRIKE: Final = 4  # remove a unit; a = region
MARCH: Final = 5  # a = from, b = to
TEAR_DOWN: Final = 6  # a fortress; a = region
ROB: Final = 7  # the opponent loses a coin
CHOOSE: Final = 8  # a = token
ASK: Final = 9  # a = people
BURN: Final = 10  # a = grey card
FETCH: Final = 11  # a = card of the discard pile
DONE: Final = 12  # with moves or deeds
DECLINE: Final = 13  # what one may do, and need not (DU-91)
# what falls by chance
A_CARD: Final = 0
A_TILE: Final = 1
A_TOKEN: Final = 2
# ways to win
ENDINGS: Final = ["ring", "peoples", "conquest", "regions", "shared"]
BY_RING: Final = 0
BY_PEOPLES: Final = 1
BY_CONQUEST: Final = 2  # all seven regions
BY_REGIONS: Final = 3  # more regions than the other, at the end
BY_NOBODY: Final = 4
# news
PLAYED: Final = 1  # a = card, b = coins, c = 1 by chain
DISCARDS: Final = 2  # a = card, b = coins
TOOK: Final = 3  # a = tile, b = coins
REVEALED: Final = 4  # a = card, b = slot
GAINED: Final = 5  # a = coins
LOST: Final = 6  # a = coins
ADVANCED: Final = 7  # a = step reached
PLACED: Final = 8  # a = units, b = region
FOUGHT: Final = 9  # a = units each side lost, b = region
REMOVED: Final = 10  # b = region
MOVED: Final = 11  # a = from, b = to
BUILT: Final = 12  # b = region
RAZED: Final = 13  # b = region
TURNED_UP: Final = 14  # a = token
KEPT: Final = 15  # a = token
ANOTHER: Final = 16  # an extra turn is earned
CHAPTER: Final = 17  # a = which
TILE_UP: Final = 18  # a = tile
UNLEARNED: Final = 19  # a = card
LOOKED: Final = 20  # through the discard pile
RECALLED: Final = 21  # a = card
WON: Final = 22  # a = ending
WORKED_OUT: Final = 23  # a = card: left over, now known to all
LEFT_OUT: Final = 24  # a = kind of task, b = how often it could still have been done
# settings
RESERVES: Final = ["limited", "unlimited"]
LIMITED: Final = 0
EFFECTS_ARE: Final = ["compulsory", "optional"]  # compulsory: as it was before there was DU-91
OPTIONAL: Final = 1

# sets are bits
BIT: Final = vec[i64]([1 << k for k in range(32)])
EVERYWHERE: Final = 127  # the set of all regions
COUNT: Final = vec[i64]([bin(s).count("1") for s in range(128)])
FIRST: Final = vec[i64]([(s & -s).bit_length() - 1 for s in range(128)])
MEMBERS: Final = vec[vec[i64]]([vec[i64]([k for k in range(7) if s >> k & 1]) for s in range(128)])
SLOT_OF_BIT: Final = vec[i64]([0] + [next(k for k in range(28) if (1 << k) % 29 == i) for i in range(1, 29)])
# symbols of all skills in one number, eight bits for each: no skill has more than 127
SYMBOL: Final = vec[i64]([1 << 8 * k for k in range(SKILLS)])
MORE: Final = 128 * sum(SYMBOL)
ANY_OF: Final = vec[i64]([127 * sum(SYMBOL[k] for k in range(SKILLS) if s >> k & 1) for s in range(1 << SKILLS)])

TO_ACTIONS: Final = vec[i64]([act(TO, r) for r in range(REGIONS)])
STRIKES: Final = vec[i64]([act(STRIKE, r) for r in range(REGIONS)])
TEARS: Final = vec[i64]([act(TEAR_DOWN, r) for r in range(REGIONS)])
ROB_ACTION: Final = act(ROB)
DONE_ACTION: Final = act(DONE)
DECLINE_ACTION: Final = act(DECLINE)
# what each token leads to at once: people * 3 + which, from Ents on
GAINS: Final = vec[i64](
    [0] * 12 + [act(AGAIN), act(RAZE, 1), act(DEEDS, 3), act(ADVANCE, 2), act(PLACE, 1, EVERYWHERE), act(RECALL)]
)
TWO_UNITS: Final = 16  # the token that places two units, each where its owner likes


class Edition(Box):
    """What the component file says, as the rules need it. Cards and tiles share the numbers of prices: a tile is
    CARDS + its number."""

    def __init__(self) -> None:
        self.cards: list[str] = []  # names, by number
        self.tiles: list[str] = []
        self.tokens: list[str] = []
        self.regions: list[str] = []
        self.peoples: list[str] = []
        self.skills: list[str] = []
        self.chains: list[str] = []
        self.slot_words: list[str] = []  # the cards, and the word for one face down
        self.coins: i64 = 0
        self.units: i64 = 0
        self.open_tiles: i64 = 0
        self.start_coins: vec[i64] = vec[i64]([0, 0])
        self.start_region: vec[i64] = vec[i64]([0, 0])
        self.start_units: vec[i64] = vec[i64]([0, 0])
        self.steps: i64 = 0
        self.bonus: vec[i64] = vec[i64]()  # by step: a task, or 0
        self.neighbours: vec[i64] = vec[i64]()  # by region: a set
        # cards
        self.decks: list[vec[i64]] = []  # by chapter: the cards as a pile has them
        self.colour: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()  # in coins; tiles too
        self.asks: vec[i64] = vec[i64]()  # (card or tile) * SKILLS
        self.needs: vec[i64] = vec[i64]()  # the same, each in one number
        self.most: vec[i64] = vec[i64]()  # coins and symbols together: what it costs at most
        self.gives: vec[i64] = vec[i64]()  # card * SKILLS
        self.brings: vec[i64] = vec[i64]()  # the same, each in one number
        self.choice: vec[i64] = vec[i64]()  # a set of skills
        self.chain_from: vec[i64] = vec[i64]()  # as a bit; 0 for none
        self.chain: vec[i64] = vec[i64]()
        self.people: vec[i64] = vec[i64]()  # NOTHING but for green cards
        self.effects: vec[i64] = vec[
            i64
        ]()  # (card or tile) * EFFECTS: tasks in the order in which they are carried out
        self.tile_region: vec[i64] = vec[i64]()
        # layouts, chapter * SLOTS
        self.face_up: vec[i64] = vec[i64]()
        self.covers: vec[i64] = vec[i64]()  # the set of slots whose cards lie partly on it
        self.beneath: vec[i64] = vec[i64]()  # * 2: the slots it lies on, NOTHING for none
