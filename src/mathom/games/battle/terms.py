"""The words of the rules as numbers: cards, symbols, phases, actions, news; and what the component file says."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.kernel.state import Box, act
from mathom.kernel.vecs import vec

# cards: companions and enemies are unique, and their sets are bits; of the Mordor cards only the text matters
COMPANIONS: Final = 31
TEXTS: Final = 3  # of Mordor cards: a hand card, a laid card, an enemy
HAND_CARD: Final = 31  # the Mordor cards as ring cards, after the companions
LAID_CARD: Final = 32
ENEMY_CARD: Final = 33
RING_KINDS: Final = 34
SOME_COMPANION: Final = 0  # what all see of a companion that is drawn
ENEMIES: Final = 21
OPEN: Final = 3  # enemies that lie open
TRIGGER: Final = 3  # this Mordor card brings the counterattack
HAND_LIMIT: Final = 5
NOTHING: Final = -1
# groups
SLOTS: Final = 31  # more groups than companions there cannot be
NEW: Final = 31  # a new group, where a group is named
# symbols
COLOURS: Final = 6
JOKER: Final = 6
SYMBOLS: Final = ["sword", "axe", "spear", "bow", "shield", "fist", "joker"]
# abilities
ABILITIES: Final = [
    "",
    "hobbit",
    "double",
    "gimli",
    "legolas",
    "gandalf",
    "bombadil",
    "aragorn",
    "glorfindel",
    "treebeard",
    "angbor",
]
# when Gandalf may take a card
ON_PLAY: Final = 0
OWN_TURN: Final = 1
TIMINGS: Final = ["on_play", "own_turn"]
# phases
TURN: Final = 0  # lay a card or draw one
LAID: Final = 1  # a card has been laid: what it brings, a fight, or the end of the turn
MOVED: Final = 2  # Bombadil has moved: a fight must follow
LOANS: Final = 3  # a fight is chosen; which hobbits borrow, and of whom
LOSS: Final = 4  # a counterattack: somebody chooses what he loses
DREW: Final = 5  # action B is done; Bombadil may move
ENDED: Final = 6
PHASES: Final = ["turn", "laid", "moved", "loans", "loss", "drew", "ended"]
# what is being drawn for
NO_DRAW: Final = 0
ACTION_B: Final = 1
FOR_ANGBOR: Final = 2
DRAWS: Final = ["nothing", "turn", "angbor"]
# kinds of action
LAY: Final = 0  # companion, group
DRAW: Final = 1
TAKE: Final = 2  # by Gandalf: companion of another player, own group
MOVE: Final = 3  # Bombadil: group
FIGHT: Final = 4  # group, places of the enemies as bits
GIVE: Final = 5  # hobbits to lenders: for each hobbit three bits, 0 or seat + 1
DISCARD: Final = 6  # what: 0 hand, 1 laid, 2 enemy; which
DONE: Final = 7
DRAW_ACTION: Final = act(DRAW)
DONE_ACTION: Final = act(DONE)
# what falls by chance. A draw from the ring pile is two falls: all see whether it is a companion, one sees which.
A_RING_CARD: Final = 0
A_COMPANION: Final = 1
AN_ENEMY: Final = 2
# news
CAME: Final = 1  # a = enemy laid open
DREW_CARD: Final = 2  # a = companion
LAID_OUT: Final = 3  # a = companion, b = group
TOOK: Final = 4  # a = companion, b = group, c = whose it was
MOVED_ON: Final = 5  # b = group
FOUGHT: Final = 6  # a = group, b = the cards in it, c = how many of them are discarded
BEAT: Final = 7  # a = enemy
BORROWED: Final = 8  # a = hobbit, b = card lent, c = whose
STAYED: Final = 9  # Legolas; b = group
MORDOR: Final = 10  # a = text, b = which of the three
ATTACKED: Final = 11  # a = text
LOST: Final = 12  # a = card, b = text
SPARED: Final = 13  # a = text
LEFT: Final = 14  # a = enemy
SHUFFLED: Final = 15  # a = cards in the new pile
WON_GAME: Final = 16  # a = points
STOPPED: Final = 17  # the turn, although something could have been done
LED: Final = 18  # a = group, b = the cards in it: to a fight of which loans are still to be chosen
SETTLED: Final = 19  # a = group, c = how many of its cards are discarded

BIT: Final = vec[i64]([1 << k for k in range(RING_KINDS)])
# a power of two leaves another remainder by 37 than every other one up to 2**35
PLACE_OF_BIT: Final = vec[i64]([next((k for k in range(36) if (1 << k) % 37 == r), 0) for r in range(37)])

# Strength: what a card or a group brings to a fight, ten counts of six bits in one number, so that the strength of a
# group is the sum of its cards' strengths: the six symbols, jokers, doublers, hobbits, and the two extra symbols.
WIDTH: Final = 6
COUNT: Final = 63
JOKERS_AT: Final = 36
DOUBLERS_AT: Final = 42
HOBBITS_AT: Final = 48
GLORFINDEL_BIT: Final = 1 << 54
TREEBEARD_BIT: Final = 1 << 55
SHOWN: Final = (1 << JOKERS_AT) - 1  # the six symbols
SPARE: Final = SHOWN // COUNT << WIDTH - 1  # of each of them the highest bit, which none needs
MOST_OF_ONE: Final = COUNT >> 1  # so often one symbol may be in the box
ONE_OF: Final = vec[i64]([1 << WIDTH * c for c in range(COLOURS + 1)])


def lowest(cards: i64) -> i64:
    """the first of a set that is not empty"""
    return PLACE_OF_BIT[(cards & -cards) % 37]


def size_of(cards: i64) -> i64:
    n: i64 = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


class Edition(Box):
    """What the component file says, as the rules need it."""

    def __init__(
        self,
        companions: list[str],
        abilities: list[int],
        symbols: list[list[int]],
        mordor: list[str],
        copies: list[int],
        enemies: list[str],
        wants: list[list[int]],
        points: list[int],
        leaders: list[bool],
        hand: i64,
        hobbit_points: i64,
        gandalf_points: i64,
    ) -> None:
        self.companions = companions  # names, by kind
        self.ring = companions + mordor
        self.enemies = enemies
        self.hand: i64 = hand
        self.hobbit_points: i64 = hobbit_points
        self.gandalf_points: i64 = gandalf_points
        self.copies: vec[i64] = vec[i64]([1] * len(companions) + copies)  # by kind of ring card
        self.symbols: vec[i64] = vec[i64]([strength_of(s) for s in symbols])  # printed on each companion
        self.strength: vec[i64] = vec[i64]([strength_of(s) for s in symbols])  # the same, and what its ability adds
        self.most: i64 = max([len(s) for s in symbols])  # symbols on one companion
        self.want: vec[i64] = vec[i64]([strength_of(s) for s in wants])  # by enemy: the symbols it takes
        self.large: vec[i64] = vec[i64]([strength_of(s) if len(s) > 2 else 0 for s in wants])  # for Glorfindel
        self.led: vec[i64] = vec[i64]([strength_of(wants[i]) if leaders[i] else 0 for i in range(len(wants))])
        self.points: vec[i64] = vec[i64](points)
        self.hobbits: i64 = 0  # a set
        self.hobbit_index: vec[i64] = vec[i64]([0] * COMPANIONS)  # the how manieth of the hobbits
        added = {
            "double": 1 << DOUBLERS_AT,
            "hobbit": 1 << HOBBITS_AT,
            "glorfindel": GLORFINDEL_BIT,
            "treebeard": TREEBEARD_BIT,
        }
        by_name = {ABILITIES[abilities[k]]: k for k in range(len(abilities))}
        for k in range(len(abilities)):
            name = ABILITIES[abilities[k]]
            self.strength[k] += added.get(name, 0)
            if name == "hobbit":
                self.hobbit_index[k] = size_of(self.hobbits)
                self.hobbits |= BIT[k]
        self.gimli: i64 = by_name["gimli"]
        self.legolas: i64 = by_name["legolas"]
        self.gandalf: i64 = by_name["gandalf"]
        self.bombadil: i64 = by_name["bombadil"]
        self.aragorn: i64 = by_name["aragorn"]
        self.angbor: i64 = by_name["angbor"]


def strength_of(symbols: list[int]) -> i64:
    sum: i64 = 0
    for s in symbols:
        sum += ONE_OF[s]
    return sum
