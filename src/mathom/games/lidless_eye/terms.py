"""The words of the rulebook as numbers."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

# -- types of cards

CHARACTER: Final = 0
RINGWRAITH: Final = 1
WIZARD: Final = 2
ALLY: Final = 3
FACTION: Final = 4
ITEM: Final = 5
RESOURCE_SHORT: Final = 6
RESOURCE_LONG: Final = 7
RESOURCE_PERMANENT: Final = 8
CREATURE: Final = 9
HAZARD_SHORT: Final = 10
HAZARD_LONG: Final = 11
HAZARD_PERMANENT: Final = 12
TYPES: Final = [
    "character",
    "ringwraith",
    "wizard",
    "ally",
    "faction",
    "item",
    "resource-short-event",
    "resource-long-event",
    "resource-permanent-event",
    "creature",
    "hazard-short-event",
    "hazard-long-event",
    "hazard-permanent-event",
]

# -- sides: who may play a card, as bits (Twilight and Sudden Call have both)

RESOURCE: Final = 1
HAZARD: Final = 2

# -- camps: whose card or site it is, and what a player is (LE-H-1, LE-H-4); hazards belong to both

MINION: Final = 0
HERO: Final = 1
BOTH_CAMPS: Final = 2
CAMPS: Final = ["minion", "hero", "both"]
CAMPS_AGREED: Final = ["ringwraiths", "wizards", "mixed"]  # by camp: what the players are
PROMOTIONAL: Final = ["barred", "allowed"]  # what they agreed on promotional cards
AMONG_HEROES: Final = 2  # a Ringwraith player whose opponent is a Wizard player: which cards he may have
PROMOS: Final = 4  # added where the players agreed so: promotional cards too (LE-H-7)
POOLS: Final = 8  # what a player may have (`Eye.pool_of`): one of the three, with promotional cards or without

# -- races, as bits: of characters, attacks and factions

ELF: Final = 1
HOBBIT: Final = 2
DWARF: Final = 4
DUNADAN: Final = 8
MAN: Final = 16
ORC: Final = 32
TROLL: Final = 64
WRAITH: Final = 128  # Ringwraiths as characters
UNDEAD: Final = 256
WOLF: Final = 512
SPIDER: Final = 1024
ANIMAL: Final = 2048
DRAGON: Final = 4096
DRAKE: Final = 8192
GIANT: Final = 16384
PLANT: Final = 32768
SLAYER: Final = 65536
PUKEL: Final = 131072
NAZGUL: Final = 262144
WIZARDS: Final = 524288  # Wizards as characters
ENT: Final = 1048576
WOSE: Final = 2097152
EAGLE: Final = 4194304
RACES: Final = {
    "elf": ELF,
    "hobbit": HOBBIT,
    "dwarf": DWARF,
    "dunadan": DUNADAN,
    "man": MAN,
    "orc": ORC,
    "troll": TROLL,
    "ringwraith": WRAITH,
    "undead": UNDEAD,
    "wolf": WOLF,
    "spider": SPIDER,
    "animal": ANIMAL,
    "dragon": DRAGON,
    "drake": DRAKE,
    "giant": GIANT,
    "awakened-plant": PLANT,
    "slayer": SLAYER,
    "pukel-creature": PUKEL,
    "nazgul": NAZGUL,
    "wizard": WIZARDS,
    "ent": ENT,
    "wose": WOSE,
    "eagle": EAGLE,
}

# -- skills and magic, as bits of one number

WARRIOR: Final = 1
SCOUT: Final = 2
RANGER: Final = 4
SAGE: Final = 8
DIPLOMAT: Final = 16
SORCERY: Final = 32
SPIRIT: Final = 64
SHADOW: Final = 128
SKILLS: Final = {
    "warrior": WARRIOR,
    "scout": SCOUT,
    "ranger": RANGER,
    "sage": SAGE,
    "diplomat": DIPLOMAT,
    "sorcery": SORCERY,
    "spirit-magic": SPIRIT,
    "shadow-magic": SHADOW,
}

# -- kinds of regions and sites (LE-B-97)

COASTAL_SEA: Final = 0
FREE_DOMAIN: Final = 1
BORDER_LAND: Final = 2
WILDERNESS: Final = 3
SHADOW_LAND: Final = 4
DARK_DOMAIN: Final = 5
REGION_KINDS: Final = ["coastal-sea", "free-domain", "border-land", "wilderness", "shadow-land", "dark-domain"]

HAVEN: Final = 0
FREE_HOLD: Final = 1
BORDER_HOLD: Final = 2
RUINS: Final = 3
SHADOW_HOLD: Final = 4
DARK_HOLD: Final = 5
SITE_KINDS: Final = ["haven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold"]

# -- what a creature is keyed to, as one number (LE-B-113)

KEY_REGION_KIND: Final = 0  # + a kind of region
KEY_SITE_KIND: Final = 8  # + a kind of site
KEY_REGION: Final = 16  # + a region, by name
KEY_SITE: Final = 128  # + a site, by name, or as a site of a region
UNKEYED: Final = 4095

# -- items

MINOR: Final = 0
MAJOR: Final = 1
GREATER: Final = 2
GOLD_RING: Final = 3
SPECIAL: Final = 4
ITEMS: Final = ["minor", "major", "greater", "gold-ring", "special"]

WEAPON: Final = 1
SHIELD: Final = 2
ARMOR: Final = 3
HELMET: Final = 4
GEAR: Final = ["", "weapon", "shield", "armor", "helmet"]

RING_KINDS: Final = ["", "gold", "mind", "lesser", "magic", "dwarven", "spirit", "one"]
GOLD: Final = 1
MIND_RING: Final = 2
LESSER: Final = 3
MAGIC: Final = 4
DWARVEN: Final = 5
SPIRIT_RING: Final = 6
ONE_RING: Final = 7

# -- where pieces lie

NOWHERE: Final = 0
TABLE: Final = 1
GUARD: Final = 2  # face down at the opponent's company
CHAIN: Final = 3  # declared, not yet resolved
ECHO: Final = 4  # no card: the effect of one that is gone, until its time ends
ZONES: Final = ["", "table", "guard", "chain", "echo"]

UNTAPPED: Final = 0
TAPPED: Final = 1
WOUNDED: Final = 2
POSITIONS: Final = ["untapped", "tapped", "wounded"]

# -- how long an effect lasts

IN_PLAY: Final = 0
THIS_STRIKE: Final = 1
THIS_ATTACK: Final = 2
THIS_CHECK: Final = 3  # a corruption check or an influence check
THIS_PHASE: Final = 4  # the movement/hazard phase of the company under way
THIS_TURN: Final = 5
TO_UNTAP: Final = 6  # up to the next untap phase of its player
UNTILS: Final = ["in play", "strike", "attack", "check", "phase", "turn", "untap"]

# -- phases of a turn (LE-B-34)

SET_UP: Final = 0
UNTAP: Final = 1
ORGANIZATION: Final = 2
LONG_EVENT: Final = 3
MOVEMENT: Final = 4
SITE_PHASE: Final = 5
END_OF_TURN: Final = 6
COUNCIL_PHASE: Final = 7
PHASES: Final = ["set-up", "untap", "organization", "long-event", "movement/hazard", "site", "end-of-turn", "council"]

# -- opportunities, as bits: a window is a set of them, a card names all it fits

ORGANISE: Final = 1  # organization phase
LONG: Final = 2  # long-event phase
TRAVEL: Final = 4  # movement/hazard phase of a company, no attack under way
START: Final = 8  # the same, and no chain under way: creatures and corruption cards may only begin one
ARRIVE: Final = 16  # end of a company's movement/hazard phase
AUTO: Final = 32  # the company is about to face its automatic-attacks: cards on guard
ATTACK: Final = 64  # an attack, before its strikes are assigned
STRIKE: Final = 128  # a strike, before its roll
CHECK: Final = 256  # a corruption check, before its roll
FACED: Final = 512  # right after an attack was fought
SITE: Final = 1024  # site phase, the company has entered and faced what there is
SITE_PLAY: Final = 2048  # a card that will tap the site has been declared: cards on guard
INFLUENCE: Final = 4096  # an influence check, before its roll
END: Final = 8192  # end-of-turn phase, at its start
COUNCIL: Final = 16384  # corruption checks before the War Council: only with CHECK
ENVIRONMENT: Final = 32768  # an environment card is in play or declared in this chain
RESPONSE: Final = 65536  # something has been declared in this chain
AGAINST: Final = 262144  # the influence check is an attempt at a card of the opponent
STRIKE_HAZARD: Final = 131072  # a strike, the attacker may play hazards on it (LE-B-168)
UNTAPS: Final = 524288  # untap phase, when the cards have been untapped
OUTSIDE: Final = 1048576  # site phase, before the company decides whether it enters

# of one's own turn (LE-B-35)
ANY_TIME: Final = UNTAPS | ORGANISE | LONG | TRAVEL | ARRIVE | ATTACK | OUTSIDE | SITE | END

# -- quantities that cards in play may change, as bits

PROWESS: Final = 1
BODY: Final = 2
MIND: Final = 4
DIRECT: Final = 8  # direct influence
GENERAL: Final = 16  # general influence of a seat
CORRUPTION: Final = 32  # corruption points
CHECK_ROLL: Final = 64  # roll of a corruption check
STRIKES: Final = 128  # of the attack under way
ATTACK_PROWESS: Final = 256
ATTACK_BODY: Final = 512
LIMIT: Final = 1024  # hazard limit against a company
REGION_KIND: Final = 2048
SITE_KIND: Final = 4096
HAND: Final = 8192  # hand size of a seat
POINTS: Final = 16384  # marshalling points of a piece
INFLUENCE_ROLL: Final = 32768
TEST_ROLL: Final = 65536  # test of a gold ring
SKILL: Final = 131072  # skills and magic a character has
DETAINMENT: Final = 262144  # 1 when the attack under way is detainment
BODY_ROLL: Final = 524288  # roll of a body check against a character
PATH_LENGTH: Final = 1048576  # regions a company may pass
CANCELLABLE: Final = 2097152  # 1 when the attack under way can be cancelled
CONTROL_COST: Final = 4194304  # influence needed to control a character, where it is not his mind
SIZE: Final = 8388608  # size of a company
ROLLS: Final = 16777216  # rolls of an influence check against a faction, the largest of which counts
DRAWS: Final = 33554432  # cards that a seat may draw for the company that moves (LE-B-101)
HAZARD_REGION: Final = 134217728  # kind of a region of a path for whoever plays hazards
COUNTS_AS: Final = 268435456  # kind that a site counts as for healing and for playing hazards (LE-H-48)
STORED_POINTS: Final = 67108864  # marshalling points of a stored card of a kind

# -- kinds of marshalling points (LE-A-17)

OF_CHARACTERS: Final = 0
OF_ITEMS: Final = 1
OF_FACTIONS: Final = 2
OF_ALLIES: Final = 3
OF_CREATURES: Final = 4
OF_MISCELLANEOUS: Final = 5
POINT_KINDS: Final = ["characters", "items", "factions", "allies", "creatures", "miscellaneous"]

# -- bits of `used` of a piece. The low ones are emptied at the start of every turn; the high ones stay.

TRIED: Final = 1  # a corruption card: an attempt to shake it off was made this turn (LE-B-81)
TEMPTED: Final = 2  # a character: a new corruption card was played on him this turn (LE-B-194)
CONTROLLED: Final = 4  # a character: he came under direct influence in this organization phase
REGROUPED: Final = 8  # has changed company in this organization phase; an item: was given to another
ARRIVED: Final = 16  # a character: was played in this organization phase
CAME: Final = 32  # came into play this turn
WIELDED: Final = 128  # an item: was taken into use this turn (LE-B-141)
ACTED: Final = 64  # free for a card's own "once per turn"
HASTENED: Final = 2048  # a character: joined a company that was attacked, to face a strike
RESTLESS: Final = 1024  # a character: fights a card in place of untapping and healing
RECALLED: Final = 512  # a character: brought back at Urlurtsu Nurn, must move this turn
PAID: Final = 256  # a character: played in this phase, and there was influence for him (LE-A-27)
BEREFT: Final = 1 << 14  # a character: his controller is gone since the last organization phase (LE-B-47)
KEPT: Final = ~0xFFFFF  # these bits stay from turn to turn:
IN_USE: Final = 1 << 20  # an item: chosen among several of its gear (LE-B-141)
FELLOW: Final = 1 << 23  # a character or ally: belongs to a Fellowship
SWARMED: Final = 1 << 22  # a character: was in his company when a Swarm of Bats looked last
ORPHANED: Final = 1 << 21  # a character: his controller is gone, he costs nothing yet (LE-B-47)

# -- bits of `once` of a seat, emptied at the start of every turn

DID_PLAY: Final = 1  # a character was played in this organization phase (LE-B-50)
DID_DISMISS: Final = 2  # a character was discarded in it (LE-B-57)
DID_ATTEMPT: Final = 4  # an influence attempt against the opponent was made (LE-A-48)
DID_REACH: Final = 8  # the sideboard was used (LE-A-10)
DID_HALVE: Final = 16  # this seat's use of the sideboard halves the hazard limits of this turn (LE-A-9)
DID_DISCARD: Final = 32  # the discard of the end-of-turn phase was made
DID_CLASH: Final = 64  # a company has attacked one of the opponent (LE-W-34)

# -- actions: kind, then up to three operands (pieces, kinds of card, sites, companies, small numbers)

PASS: Final = 0  # also: done, no, tap (in a strike)
PLAY: Final = 1  # kind of card, target, second target
USE: Final = 2  # card in play, target, which of its abilities * 64 + second target's small number
REVEAL: Final = 3  # kind of the card on guard, target, second target
GUARD_WITH: Final = 4  # kind of card
ASSIGN: Final = 5  # character or ally that takes a strike
FACE: Final = 6  # whose strike comes next
STAY: Final = 7  # face the strike without tapping, at -3
HELP: Final = 8  # a character or ally taps for +1
MOVE: Final = 9  # company, site; NOTHING: the site laid for it is taken back
TRANSFER: Final = 10  # item, character
STORE: Final = 11  # item or event
SHAKE_OFF: Final = 12  # card, 1 when tapping for it
ENTER: Final = 13
TAKE: Final = 14  # item of the fallen or trophy, character
DROP: Final = 15  # kind of card
CONTROL: Final = 16  # character, controlling character or NOBODY for general influence
REGROUP: Final = 17  # character, company or NEW
BRING: Final = 18  # kind of character, company or NEW, site (when NEW)
DISMISS: Final = 19  # character, discarded
COMPANY: Final = 20  # company whose phase comes next
REGION: Final = 21  # region passed next
BY_PATH: Final = 22  # along the printed path
EXCESS: Final = 23  # number of excess strikes on the target under way
PICK: Final = 24  # a piece, chosen because a card says so
CHOOSE: Final = 25  # a kind of card, chosen because a card or rule says so
SHOW: Final = 26  # kind of card shown from the hand
ATTEMPT: Final = 27  # influence attempt against the opponent: character, target piece
YES: Final = 28
DECK: Final = 29  # ready deck
REACH: Final = 30  # use the sideboard: 0 to the discard pile, 1 into the play deck
USE_GEAR: Final = 31  # item to be in use from now on
NUMBER: Final = 32  # a small number, chosen because a card says so
TEST: Final = 33  # gold ring, sage who taps to test it (Mount Doom)
BARTER: Final = 34  # minor item, minor item: discarded to make a gold ring playable (Hermit's Hill)
CLASH: Final = 35  # company of the opponent that is attacked (LE-W-33)
MATCH: Final = 36  # whose strike it is, character or ally of the other company that takes it (LE-W-37)
VERBS: Final = [
    "pass",
    "play",
    "use",
    "reveal",
    "guard",
    "assign",
    "face",
    "stay",
    "help",
    "move",
    "give",
    "store",
    "shake-off",
    "enter",
    "take",
    "discard",
    "control",
    "regroup",
    "bring",
    "dismiss",
    "company",
    "region",
    "path",
    "excess",
    "pick",
    "choose",
    "show",
    "influence",
    "yes",
    "deck",
    "sideboard",
    "wield",
    "number",
    "test",
    "barter",
    "attack",
    "match",
]
OUT_OF_DECK: Final = 1  # third operand of CHOOSE: out of the play deck; 0 out of the discard pile or the hand
NOBODY: Final = 4095
NEW: Final = 4094  # a company of one's own
NOTHING: Final = 4095  # an operand that names nothing

LISTS: Final = ["open", "hidden"]  # of decks brought along (LE-B-242)

# -- chance

DIE: Final = 0
DREW: Final = 1  # also a card turned up from on guard
TURNED_UP: Final = 2  # a site
DECIDED: Final = 3  # a deck

# -- how a game ends

NOT_YET: Final = 0
BY_COUNCIL: Final = 1
BY_RING: Final = 2
BY_FALL: Final = 3  # a Ringwraith was eliminated
ENDINGS: Final = ["", "council", "ring", "fall"]

PLAINLY: Final = 99  # of a corruption check that an attack demands: without modification (LE-H-52), 0 being none at all
HAND_SIZE: Final = 8
HAND_ALONE: Final = 5  # of who plays alone (LE-O-23)
HAZARD_DECK: Final = 1  # the side of the hazard deck, where one plays alone: nobody sits there
GENERAL_INFLUENCE: Final = 20
LARGEST_COMPANY: Final = 7
BOTH: Final = 0xFF  # who knows what lies open: both seats, and spectators
SPECTATORS: Final = 0x80  # their bit
