"""The game as numbers, for programs that learn: what a seat knows, and all actions there are."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.plays import discard_size
from mathom.games.duel.position import Position
from mathom.games.duel.prices import cost
from mathom.games.duel.terms import (
    AREA,
    ASIDE,
    ASK,
    BIT,
    BURN,
    CARDS,
    CHAPTERS,
    CHOICES,
    CHOOSE,
    DECLINE_ACTION,
    DISCARD,
    DISCARDED,
    DONE_ACTION,
    ENDINGS,
    FACE_DOWN,
    FETCH,
    GREY,
    KEEP,
    MARCH,
    MEMBERS,
    NOTHING,
    OWN,
    OWNED,
    PEOPLES,
    PLACE,
    PLAY,
    REGIONS,
    ROB_ACTION,
    SKILLS,
    SLOT_OF_BIT,
    SLOTS,
    STACK,
    STACKED,
    STRIKES,
    TAKE,
    TASKS,
    TEARS,
    TILES,
    TO_ACTIONS,
    TOKENS,
    Edition,
)
from mathom.kernel.slate import Slate
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind


def all_actions(e: Edition) -> list[i64]:
    """every card may lie in every slot of its chapter's layout"""
    actions: list[i64] = []
    for verb in (PLAY, DISCARD):
        for card in range(CARDS):
            for slot in range(SLOTS):
                actions.append(act(verb, card, slot))
    for tile in range(TILES):
        actions.append(act(TAKE, tile))
    for where in (TO_ACTIONS, STRIKES, TEARS):
        for region in range(REGIONS):
            actions.append(where[region])
    for start in range(REGIONS):
        for to in MEMBERS[e.neighbours[start]]:
            actions.append(act(MARCH, start, to))
    actions.append(ROB_ACTION)
    for token in range(TOKENS):
        actions.append(act(CHOOSE, token))
    for people in range(PEOPLES):
        actions.append(act(ASK, people))
    for card in range(CARDS):
        if e.colour[card] == GREY:
            actions.append(act(BURN, card))
    for card in range(CARDS):
        actions.append(act(FETCH, card))
    actions.append(DONE_ACTION)
    actions.append(DECLINE_ACTION)
    return actions


def tell_seen(s: Position, seat: i64, by: Slate) -> None:
    me: i64 = seat if seat >= 0 else 0
    by.part("side", 2)
    by.spot(seat, 1, 2)
    by.part("decides", 2)
    by.spot(whose(s.seat, me), 1, 2)
    by.part("chapter", CHAPTERS)
    by.spot(s.chapter, 1, CHAPTERS)
    by.part("extra turn", 2)
    by.num(s.extra)
    by.num(s.again)
    tell_task(s, by)
    tell_cards(s, me, by)
    by.part("face down", SLOTS)
    by.alike(s.layout, FACE_DOWN, SLOTS)
    by.part("left over", 1)
    by.num(s.left_over())
    by.part("discard pile", 1)
    by.num(discard_size(s))
    by.part("known discard", CARDS)
    discarded = by.at
    by.alike(s.where, DISCARDED, CARDS)
    if seat >= 0:
        for entry in s.aside.cards:
            if entry & BIT[seat]:
                by.put(discarded + (entry >> 8), 1)
    by.part("open tiles", TILES)
    by.bits(s.open, TILES)
    by.part("prices of open tiles", TILES)
    prices = by.at
    by.none(TILES)
    for tile in MEMBERS[s.open]:
        by.put(prices + tile, cost(s, me, CARDS + tile))
    by.part("tokens in stacks", TOKENS)
    by.alike(s.token_at, STACKED, TOKENS)
    by.part("known tokens on top", TOKENS)
    for people in range(PEOPLES):
        by.spot(s.top[people] - people * STACK, 1, STACK)  # below 0 where none is known
    for i in range(2):
        tell_before(s, me if i == 0 else 1 - me, by)
    by.part("winner", 2)
    by.spot(whose(s.winner, me) if s.winner < 2 else NOTHING, 1, 2)
    by.part("ending", len(ENDINGS))
    by.spot(s.ending, 1, len(ENDINGS))
    if by.whole:
        remember(s, seat, by)


def whose(seat: i64, me: i64) -> i64:
    """0 for this seat, 1 for the other"""
    return NOTHING if seat < 0 else 0 if seat == me else 1


def tell_task(s: Position, by: Slate) -> None:
    """the effect that is being carried out, and how many follow"""
    task: i64 = s.tasks[s.pending - 1] if s.pending else 0
    kind = act_kind(task)
    by.part("task", len(TASKS))
    by.spot(kind if s.pending else NOTHING, 1, len(TASKS))
    by.part("times", 1)
    by.num(0 if kind == KEEP else act_a(task))
    by.part("regions", REGIONS)
    by.bits(act_b(task) if kind == PLACE else 0, REGIONS)
    by.part("tokens turned up", 3)
    by.num(act_a(task) if kind == KEEP else 0)
    by.num(act_b(task) if kind == KEEP else 0)
    by.num(act_c(task) if kind == KEEP else 0)
    by.part("tasks", 1)
    by.num(s.pending)


def tell_cards(s: Position, me: i64, by: Slate) -> None:
    """what lies face up: by card, what can be had, what is covered, in which slot, and what it costs this seat"""
    by.part("available", CARDS)
    available = by.at
    by.none(CARDS)
    by.part("covered", CARDS)
    covered = by.at
    by.none(CARDS)
    by.part("slots", CARDS)
    slots = by.at
    by.none(CARDS)
    by.part("prices", CARDS)
    prices = by.at
    by.none(CARDS)
    left = s.face_up & ~s.available
    while left:
        slot = SLOT_OF_BIT[(left & -left) % 29]
        left &= left - 1
        card = s.layout[slot]
        by.put(slots + card, slot + 1)
        by.put(covered + card, 1)
    left = s.face_up & s.available
    while left:
        slot = SLOT_OF_BIT[(left & -left) % 29]
        left &= left - 1
        card = s.layout[slot]
        by.put(slots + card, slot + 1)
        by.put(available + card, 1)
        by.put(prices + card, cost(s, me, card))


def tell_before(s: Position, seat: i64, by: Slate) -> None:
    """what a player has"""
    by.part("coins", 1)
    by.num(s.coins[seat])
    by.part("step", 1)
    by.num(s.steps[seat])
    by.part("supply", 1)
    by.num(s.supply[seat])
    by.part("units", REGIONS)
    by.nums(s.units, seat * REGIONS, REGIONS)
    by.part("fortresses", REGIONS)
    by.bits(s.built[seat], REGIONS)
    by.part("skills", SKILLS)
    by.nums(s.skills, seat * OWN, SKILLS)
    by.part("choices of skills", CHOICES * SKILLS)
    for i in range(CHOICES):
        by.bits(s.skills[seat * OWN + SKILLS + i], SKILLS)
    by.part("symbols of peoples", PEOPLES)
    by.nums(s.peoples, seat * PEOPLES, PEOPLES)
    by.part("area", CARDS)
    by.alike(s.where, AREA + seat, CARDS)
    by.part("tiles", TILES)
    by.alike(s.tile_at, OWNED + seat, TILES)
    by.part("tokens", TOKENS)
    by.bits(s.powers[seat], TOKENS)


def remember(s: Position, seat: i64, by: Slate) -> None:
    """what else a seat can tell, because it was there: of the cards left over, who looked at them"""
    by.num(seat)
    by.num(s.seat)
    by.num(s.turn)
    by.num(s.reserve)
    by.num(s.effects_are)
    by.num(s.winner)
    for i in range(s.pending):
        by.num(s.tasks[i])
    unknown: i64 = 0
    for entry in s.aside.cards:
        if seat >= 0 and entry & BIT[seat]:
            by.num(entry)
        else:
            unknown += 1
    by.num(unknown)
    for card in range(CARDS):
        place = s.where[card]
        by.num(0 if place == ASIDE else place)
