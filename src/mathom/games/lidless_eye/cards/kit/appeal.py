"""What a card asks when it says how much it appeals to a player: chances, and what others are worth to him."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import loses_by_fall
from mathom.games.lidless_eye.rules.corruption import can_be_tempted, corruption_roll
from mathom.games.lidless_eye.rules.council import counted
from mathom.games.lidless_eye.rules.rolls import MISSED, Roll
from mathom.games.lidless_eye.terms import CREATURE, FACTION, HAVEN, RINGWRAITH

FAR_BEHIND: Final = 5  # points
ASIDE: Final = 0.1  # what harm counts that is done to somebody who is no rival


def below(n: i64) -> float:
    """the chance that two dice show less than n"""
    roll = Roll()
    roll.against = n - 1
    return roll.chance(MISSED)


def falls_to_check(s: Eye, c: i64, bonus: i64) -> float:
    """the chance that a character is lost in a corruption check"""
    return corruption_roll(s, c, bonus).lost() if can_be_tempted(s, c) else 0.0


def worth_of(s: Eye, c: i64) -> float:
    """what a character or ally is worth to his player, in marshalling points or so"""
    card = KINDS[s.kind[c]]
    value = 1.0 + float(card.points) + 0.2 * float(card.mind) + 0.1 * float(card.prowess)
    if card.avatar:  # with him the game is lost, and a Wizard does not stay at home; or so many points (LE-H-32)
        value += 8.0 if card.type == RINGWRAITH or not loses_by_fall(s, s.owner[c]) else 25.0
    for x in s.table:
        if s.host[x] == c:
            value += float(KINDS[s.kind[x]].points)
    return value


def lead(s: Eye, seat: i64) -> i64:
    """points ahead, as the Council would count them now"""
    best: i64 = -999
    for p in s.order:
        if p != seat:
            best = max(best, counted(s, p))
    return counted(s, seat) - best


def is_rival(s: Eye, seat: i64, other: i64) -> bool:
    """Whether somebody stands in a player's way: of two each does; of more who is not far behind another opponent, for
    then it is that one who must be passed, or kept behind."""
    if len(s.order) == 2:
        return True
    his = counted(s, other)
    return all(counted(s, p) - his < FAR_BEHIND for p in s.order if p != seat)


def counts_for(s: Eye, seat: i64, other: i64) -> float:
    """what a point is worth to a player that another one loses: nobody throws his own away to hurt a third"""
    return 1.0 if is_rival(s, seat, other) else ASIDE


def holds_faction(s: Eye, seat: i64) -> bool:
    """whether a faction is in the hand of a seat"""
    return any(FACTS.type[entry >> 8] == FACTION for entry in s.hand[seat].cards)


def goes_out(s: Eye) -> bool:
    """the company under way will want to do something at its site"""
    return SITES[s.site_now(s.now)].kind != HAVEN


def stirring(s: Eye, kind: i64) -> float:
    """what a hazard brings that makes attacks worse: worth it with creatures in the hand"""
    if s.in_play(kind) >= 0:
        return -1.0
    creatures = 0.0
    for entry in s.hand[s.foe].cards:
        if FACTS.type[entry >> 8] == CREATURE:
            creatures += 1.0
    return 0.1 + 0.12 * creatures
