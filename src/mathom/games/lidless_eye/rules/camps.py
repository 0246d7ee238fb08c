"""Part H: the one module that knows the difference between the camps. Every rule that holds for Ringwraith players and
not for Wizard players, or the other way round, is asked here; what is not asked here holds for both (LE-H-1)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, REGION_NUMBERS, SITE_NUMBERS, SITES, Card
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import BOTH_CAMPS, HERO, HOBBIT, ITEM, MINION, RACES, WIZARD

# what comes of a corruption check
UNHARMED: Final = 0
TAPS: Final = 1
FALLS: Final = 2
LEAVES: Final = 3

OTHER_CAMP: Final = -5  # influence on a card of the other camp
NOT_AGAINST_RINGWRAITHS: Final = ("bane-of-the-ithil-stone", "mumak-oliphant", "foul-fumes", "the-nazgul-are-abroad")
BY_AGREEMENT: Final = ("eye-of-sauron", "morgul-knife", "the-pale-sword", "rogrog")
FALLEN: Final = -5  # points for a Wizard who was eliminated, where that was agreed
NARROW: Final = 1  # by how much a result may be too low and not be the worst (LE-B-197, LE-H-73)


def camp_of(s: Eye, company: i64) -> i64:
    return s.camp[s.co_owner[company]] if s.co_owner[company] >= 0 else MINION


# -- decks, setting up, and who comes into play


class Building:
    """What a deck of a camp must be."""

    def __init__(self, rule: str, least: i64, avatars: i64, names: i64, starters: i64, creatures: i64) -> None:
        self.rule: str = rule  # which says how many resources and hazards there are
        self.least: i64 = least  # resources
        self.avatars: i64 = avatars  # Ringwraiths or Wizards at most
        self.names: i64 = names  # of these at most so many different ones
        self.starters: i64 = starters  # at most
        self.creatures: i64 = creatures  # at least, among the hazards


BUILDING: Final = [  # by the cards that a player may have (`Eye.pool_of`)
    Building("LE-B-10", least=25, avatars=2, names=2, starters=6, creatures=0),  # LE-B-11, LE-B-16
    Building("LE-H-9", least=30, avatars=3, names=2, starters=5, creatures=12),  # LE-H-11, LE-H-17
    Building("LE-W-20", least=30, avatars=3, names=3, starters=6, creatures=12),  # LE-W-21, LE-W-22, LE-W-24
]


def start_site(camp: i64) -> i64:
    """where everybody starts, and the player's own Ringwraith or Wizard is revealed: LE-B-18, LE-B-56, LE-H-18,
    LE-H-24"""
    return SITE_NUMBERS["rivendell"] if camp == HERO else SITE_NUMBERS["minas-morgul"]


# -- companies


def is_small(kind: i64) -> bool:
    """LE-H-35: a Hobbit counts half in the size of a company, also in the basic game"""
    return FACTS.camp[kind] == HERO and KINDS[kind].race == HOBBIT


def is_covert_or_overt(s: Eye, company: i64) -> bool:
    """LE-B-68; LE-H-39: a hero company is neither"""
    return camp_of(s, company) == MINION


# -- the fall of a Ringwraith or Wizard


def loses_by_fall(s: Eye, seat: i64) -> bool:
    """LE-B-201, LE-H-31: whether a player whose own Ringwraith or Wizard is eliminated has lost; LE-H-32: a Wizard
    player not, where it was agreed that it costs points"""
    return s.camp[seat] == MINION or not s.fallen


def has_fallen(s: Eye, seat: i64) -> bool:
    """LE-H-32: a player's Wizard was eliminated, and he plays on without"""
    if loses_by_fall(s, seat) or s.avatar[seat] < 0:
        return False
    return any(entry >> 8 == s.avatar[seat] for entry in s.out[seat].cards)


def price_of_fall(s: Eye, seat: i64) -> i64:
    """LE-H-32: miscellaneous points"""
    return FALLEN if has_fallen(s, seat) else 0


# -- movement


def barred_region(start: i64, end: i64) -> i64:
    """LE-H-45: the region through which nobody goes from a site to another, -1 for none; heroes to or from Gorgoroth
    may not pass Imlad Morgul, unless the journey begins or ends there"""
    if SITES[start].camp == MINION:
        return -1
    gorgoroth: i64 = REGION_NUMBERS["gorgoroth"]
    morgul: i64 = REGION_NUMBERS["imlad-morgul"]
    a = SITES[start].region
    b = SITES[end].region
    return morgul if (a == gorgoroth or b == gorgoroth) and a != morgul and b != morgul else -1


def may_use_path(s: Eye, start: i64, end: i64) -> bool:
    """LE-H-45: in the advanced game no printed path leads heroes to Gorgoroth or out of it"""
    if not s.advanced or SITES[start].camp == MINION:
        return True
    gorgoroth: i64 = REGION_NUMBERS["gorgoroth"]
    return SITES[start].region != gorgoroth and SITES[end].region != gorgoroth


# -- attacks


def may_be_played_on(s: Eye, company: i64, card: Card) -> bool:
    """LE-H-55: some hazards are for companies of one camp only"""
    against = card.printed.against
    if against == "minion":
        return camp_of(s, company) == MINION
    return against != "hero" or camp_of(s, company) == HERO


def is_barred(s: Eye, kind: i64) -> bool:
    """LE-W-16, LE-H-68: some hazards of The Wizards are not played against a Ringwraith player; LE-W-18: others not
    where the players agreed so"""
    if s.camp[s.active] == HERO or not s.heroes():
        return False
    name = KINDS[kind].name
    return name in NOT_AGAINST_RINGWRAITHS or (s.shunned != 0 and name in BY_AGREEMENT)


def said_to_detain(s: Eye, company: i64, card: Card) -> str:
    """LE-H-54: what a creature says of detainment, against this company"""
    printed = card.printed
    if camp_of(s, company) == MINION:
        return printed.detainment
    return "always" if printed.hero_detainment or printed.detainment == "always" else ""


def is_detained_by_rule(s: Eye, company: i64) -> bool:
    """LE-H-53: LE-B-187 to LE-B-191 are rules for minions"""
    return camp_of(s, company) == MINION


def wins_dragons(s: Eye, seat: i64) -> bool:
    """LE-W-50, LE-H-58: who defeats the attack of a Dragon faction gets its points"""
    return s.camp[seat] == HERO


def strikes_of(s: Eye, company: i64, card: Card) -> i64:
    fewer: i64 = card.printed.hero_strikes
    return fewer if fewer and camp_of(s, company) == HERO else card.strikes


def wins(s: Eye, seat: i64, kind: i64) -> bool:
    """whether a defeated creature gives this player its points: to minions with "*" (LE-B-181), to heroes without
    (LE-H-57)"""
    card = KINDS[kind]
    return card.starred != 0 if s.camp[seat] == MINION else card.starred == 0 and card.points > 0


# -- corruption


def narrow_verdict(s: Eye, who: i64) -> i64:
    """What becomes of a character whose result is equal to his points or 1 less: a minion taps (LE-B-197), a hero is
    discarded (LE-H-73), a Wizard is eliminated (LE-H-74)."""
    kind = s.kind[who]
    if FACTS.camp[kind] == MINION:
        return TAPS
    return FALLS if FACTS.type[kind] == WIZARD else LEAVES


# -- items and rings


def is_strange(s: Eye, kind: i64, seat: i64) -> bool:
    """LE-H-89: an item of the other camp is of no use to a player and gives half its points"""
    camp = FACTS.camp[kind]
    return camp != s.camp[seat] and camp != BOTH_CAMPS and FACTS.type[kind] == ITEM


def worth(s: Eye, kind: i64, seat: i64, points: i64) -> i64:
    """LE-H-89: points of a card for a player, of an item of the other camp half, rounded up"""
    return (points + 1) // 2 if is_strange(s, kind, seat) else points


def tests_rings(s: Eye, seat: i64) -> bool:
    """LE-H-94: stored gold rings, those in a Ringwraith's company and those at Barad-dûr are tested for Ringwraith
    players only"""
    return s.camp[seat] == MINION


def may_become(gold: i64, ring: i64) -> bool:
    """LE-H-97: a gold ring proves to be a ring of its own camp"""
    return FACTS.camp[gold] == FACTS.camp[ring]


def wins_at_barad_dur(s: Eye, seat: i64, ring: i64) -> bool:
    """LE-B-202; LE-H-102: a hero's Ring wins for nobody there"""
    return s.camp[seat] == MINION and FACTS.camp[ring] == MINION


# -- influence


def standard_by_race(kind: i64, who: i64) -> i64:
    """LE-H-81: the standard modification of a hero faction for the race of the influencer, a kind of card"""
    value: i64 = 0
    races = KINDS[kind].printed.standard_races
    for name in races:
        if RACES[name] & KINDS[who].race:
            value += races[name]
    return value


def against_other_camp(s: Eye, seat: i64, other: i64) -> i64:
    """LE-W-29, LE-H-84: an attempt at a card of the other camp is at -5"""
    return 0 if s.camp[seat] == s.camp[other] else OTHER_CAMP


# -- the Council


def calls_freely(s: Eye, seat: i64) -> bool:
    """LE-H-105: a Wizard player calls the Council without a card, at the end of his own turn"""
    return s.camp[seat] == HERO


def may_be_called_on(s: Eye, seat: i64) -> bool:
    """LE-H-107: Sudden Call is not played against a Wizard player, nor by him for himself (LE-B-206, LE-A-11)"""
    return s.camp[seat] == MINION


def lost_points(s: Eye, seat: i64) -> i64:
    """LE-H-40: what his eliminated characters add to a player's points for characters: 0 or less"""
    lost: i64 = 0
    if s.camp[seat] == HERO:
        for entry in s.out[seat].cards:
            lost += KINDS[entry >> 8].printed.points_eliminated
    return lost
