"""What a log tells of a game of The Lidless Eye: what happened (what, seat, a, b, c; knowers), the parts of a sum, what
was rolled for, where a card went."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

TOLD_PHASE: Final = 1  # phase
TOLD_DRAW: Final = 2  # kind (knowers: who saw it)
TOLD_DISCARD: Final = 3  # kind, from the hand (knowers)
TOLD_PLAY: Final = 4  # kind, declared from the hand; target piece or -1
TOLD_USE: Final = 5  # piece's kind, ability used
TOLD_ROLL: Final = 6  # die, die, what for (R_...)
TOLD_GONE: Final = 7  # kind that left the table; where to (TO_...)
TOLD_MOVE: Final = 8  # company, site
TOLD_ARRIVED: Final = 9  # company, site
TOLD_ENTER: Final = 10  # company, site
TOLD_ATTACK: Final = 11  # kind or -1, strikes, prowess
TOLD_ATTACK_END: Final = 12  # kind or -1, 0 not defeated, 1 defeated, 2 cancelled
TOLD_STRIKE: Final = 13  # target kind, total, against
TOLD_OUTCOME: Final = 14  # target kind, outcome (S_...)
TOLD_BODY: Final = 15  # kind, roll total, body
TOLD_CHECK: Final = 16  # kind, roll total, corruption points
TOLD_INFLUENCE: Final = 17  # kind, roll total, needed
TOLD_TAPPED_SITE: Final = 18  # site
TOLD_GUARD: Final = 19  # company (kind to knowers in b)
TOLD_REVEALED: Final = 20  # kind
TOLD_CANCELLED: Final = 21  # kind
TOLD_EXHAUSTED: Final = 22  # times
TOLD_CALLED: Final = 23  # the council was called
TOLD_SCORE: Final = 24  # points
TOLD_TEST: Final = 25  # kind of gold ring, roll total
TOLD_DESTINATION: Final = 26  # company (site to knowers in b; -1: taken back)
TOLD_TAKEN: Final = 27  # kind taken over, kind of the taker
TOLD_STORED: Final = 28  # kind
TOLD_STARTED: Final = 29  # kind, came into play at the start
TOLD_HAZARD_LIMIT: Final = 30  # limit
TOLD_STEP: Final = 31  # region passed
TOLD_SIDEBOARD: Final = 32  # how many cards, 0 to the discard pile or 1 into the deck
TOLD_SHOWN: Final = 33  # kind shown from a hand
TOLD_PART: Final = 34  # of the sums of a roll, before them: kind or P_..., amount, 0 added to the roll or 1 against it
TOLD_SHAKEN: Final = 35  # kind of the card to be shaken off, roll total, needed
TOLD_DECK: Final = 36  # number of the deck chosen
TOLD_CHOSEN: Final = 37  # kind of the Ringwraith somebody will be
TOLD_LEFT_OUT: Final = 38  # kind of a character that does not go into the play deck (knowers)
TOLD_EXCHANGED: Final = 39  # kind taken out of the play deck, kind put in (knowers)
TOLD_DROPPED_OUT: Final = 40  # whose Ringwraith is eliminated, with more than two players
TOLD_TURNED_UP: Final = 41  # kind, from the hazard deck
TOLD_UNPLAYED: Final = 42  # how many hazards turned up are discarded, how many are kept for Doors of Night
TOLD_CLASH: Final = 43  # kind of the first who attacks, kind of the first of the company attacked, strikes
TOLD_BOUT: Final = 44  # kind of the target, total, total of who strikes
TOLD_BOUT_END: Final = 45  # kind of the target, outcome (S_...), kind of who strikes
TOLD_FALLEN: Final = 46  # how many points the fall of his Wizard costs a player (LE-H-32)

# parts of sums that no card gives
P_HELP: Final = -1
P_EXCESS: Final = -2
P_WOUNDED: Final = -3
P_TAPPED: Final = -4
P_STAYS: Final = -5
P_ATTACK: Final = -6  # prowess of an attack without a creature card
P_CAUSE: Final = -7  # what caused a check, a gift, a card played on it
P_WRAITH: Final = -8  # a Ringwraith in the company
P_DIRECT: Final = -9  # unused direct influence
P_PROWESS: Final = -10  # prowess in place of direct influence
P_STANDARD: Final = -11  # standard modifications of a faction
P_GENERAL: Final = -12  # the opponent's unused general influence
P_CONTROLLER: Final = -13  # unused direct influence of who controls the target
P_ROLL: Final = -14  # the opponent's roll
P_PLACE: Final = -15  # the site where a ring is tested
P_CAMP: Final = -16  # who is influenced is of the other camp

# what a roll was for
R_STRIKE: Final = 0
R_BODY: Final = 1
R_CHECK: Final = 2
R_INFLUENCE: Final = 3
R_TEST: Final = 4
R_SHAKE_OFF: Final = 5
R_CARD: Final = 6
R_START: Final = 7
R_SEATS: Final = 8

# where a card goes that leaves the table
TO_DISCARD: Final = 0
TO_REMOVED: Final = 1  # out of the game
TO_POINTS: Final = 2  # a player's marshalling points
TO_HAND: Final = 3
