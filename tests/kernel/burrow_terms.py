"""What cards, actions, chances and news of Burrow are called, and its figures."""

from mypy_extensions import i64

from mathom.kernel.pile import Pile
from mathom.kernel.vecs import vec

NAMES = ["badger", "stoat", "raid", "rally", "hush", "lantern", "sniff", "stash", "snare"]
BADGER, STOAT, RAID, RALLY, HUSH, LANTERN, SNIFF, STASH, SNARE = range(9)
COPIES = vec[i64]([1, 3, 3, 2, 2, 2, 1, 1, 1])
STRENGTH = {BADGER: 3, STOAT: 1}
# opportunities
MAIN, ATTACK, STRIKE, ANSWER = 1, 2, 4, 8
FITS = [MAIN, MAIN, MAIN, STRIKE, ANSWER, MAIN | ATTACK, MAIN | STRIKE, MAIN | ANSWER | STRIKE, 0]
POOL = MAIN | ATTACK | STRIKE | ANSWER  # some card of every deck fits each of them
# actions
PASS, PLAY, LAY, TURN_UP, ASSIGN, SUPPORT, PUT, DROP = range(8)
VERBS = ["pass", "play", "lay", "turn-up", "assign", "support", "put", "drop"]
# chance
A_CARD, A_DIE = 0, 1
# news
DREW, PLAYED, LAID, DROPPED, RETURNED, LOOKED, SHOWED, ROLLED, LOST, SHUFFLED = range(10)

TURNS = 10
DRAWS, HAND_LIMIT = 3, 4
RAIDERS, PROWESS = 2, 5
NUMBERS = 32  # of pieces, from 1 on; they go round
FREE = -1


def kinds(pile: Pile) -> list[int]:
    return sorted({int(card) >> 8 for card in pile.cards})
