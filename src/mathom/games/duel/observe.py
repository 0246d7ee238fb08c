"""The game as numbers, for programs that learn: what a seat knows, and all actions there are."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.plays import discard_size
from mathom.games.duel.position import Position, zeros
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
    LYING,
    MARCH,
    MEMBERS,
    NOTHING,
    OPEN,
    OWN,
    OWNED,
    PEOPLES,
    PLACE,
    PLAY,
    REGIONS,
    ROB_ACTION,
    SKILLS,
    SLOTS,
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
from mathom.kernel.vecs import vec


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
    by.hot(seat, 2)
    by.part("decides", 2)
    by.hot(whose(s.seat, me), 2)
    by.part("chapter", CHAPTERS)
    by.hot(s.chapter, CHAPTERS)
    by.part("extra turn", 2)
    by.num(s.extra)
    by.num(s.again)
    tell_task(s, by)
    tell_cards(s, me, by)
    by.part("face down", SLOTS)
    for slot in range(SLOTS):
        by.num(1 if s.layout[slot] == FACE_DOWN else 0)
    by.part("left over", 1)
    by.num(s.left_over())
    by.part("discard pile", 1)
    by.num(discard_size(s))
    by.part("known discard", CARDS)
    known = looked_at(s, seat)
    for card in range(CARDS):
        by.num(1 if s.where[card] == DISCARDED or known[card] else 0)
    by.part("open tiles", TILES)
    for tile in range(TILES):
        by.num(1 if s.tile_at[tile] == OPEN else 0)
    by.part("prices of open tiles", TILES)
    for tile in range(TILES):
        by.num(cost(s, me, CARDS + tile) if s.tile_at[tile] == OPEN else 0)
    by.part("tokens in stacks", TOKENS)
    for token in range(TOKENS):
        by.num(1 if s.token_at[token] == STACKED else 0)
    by.part("known tokens on top", TOKENS)
    for token in range(TOKENS):
        by.num(1 if s.top[token // 3] == token else 0)
    for i in range(2):
        tell_before(s, me if i == 0 else 1 - me, by)
    by.part("winner", 2)
    by.hot(whose(s.winner, me) if s.winner < 2 else NOTHING, 2)
    by.part("ending", len(ENDINGS))
    by.hot(s.ending, len(ENDINGS))
    remember(s, seat, known, by)


def whose(seat: i64, me: i64) -> i64:
    """0 for this seat, 1 for the other"""
    return NOTHING if seat < 0 else 0 if seat == me else 1


def tell_task(s: Position, by: Slate) -> None:
    """the effect that is being carried out, and how many follow"""
    task: i64 = s.tasks[s.pending - 1] if s.pending else 0
    kind = act_kind(task)
    by.part("task", len(TASKS))
    by.hot(kind if s.pending else NOTHING, len(TASKS))
    by.part("times", 1)
    by.num(0 if kind == KEEP else act_a(task))
    by.part("regions", REGIONS)
    by.bits(act_b(task) if kind == PLACE else 0, REGIONS)
    by.part("tokens turned up", TOKENS)
    for token in range(TOKENS):
        shown = kind == KEEP and (act_a(task) == token + 1 or act_b(task) == token + 1 or act_c(task) == token + 1)
        by.num(1 if shown else 0)
    by.part("tasks", 1)
    by.num(s.pending)


def tell_cards(s: Position, me: i64, by: Slate) -> None:
    """what lies face up: by card, what can be had, what is covered, in which slot, and what it costs this seat"""
    at = zeros(CARDS)  # slot + 1
    for slot in range(SLOTS):
        if s.layout[slot] != NOTHING and s.layout[slot] != FACE_DOWN:
            at[s.layout[slot]] = slot + 1
    by.part("available", CARDS)
    for card in range(CARDS):
        by.num(1 if at[card] and s.available & BIT[at[card] - 1] else 0)
    by.part("covered", CARDS)
    for card in range(CARDS):
        by.num(1 if at[card] and not s.available & BIT[at[card] - 1] else 0)
    by.part("slots", CARDS)
    by.nums(at, 0, CARDS)
    by.part("prices", CARDS)
    for card in range(CARDS):
        by.num(cost(s, me, card) if s.where[card] == LYING else 0)


def looked_at(s: Position, seat: i64) -> vec[i64]:
    """by card: 1 for those left over that this seat has looked at"""
    known = zeros(CARDS)
    if seat >= 0:
        for entry in s.aside.cards:
            if entry & BIT[seat]:
                known[entry >> 8] = 1
    return known


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
    for card in range(CARDS):
        by.num(1 if s.where[card] == AREA + seat else 0)
    by.part("tiles", TILES)
    for tile in range(TILES):
        by.num(1 if s.tile_at[tile] == OWNED + seat else 0)
    by.part("tokens", TOKENS)
    by.bits(s.powers[seat], TOKENS)


def remember(s: Position, seat: i64, known: vec[i64], by: Slate) -> None:
    """what else a seat can tell, because it was there: of the cards left over, who looked at them"""
    by.also(seat)
    by.also(s.seat)
    by.also(s.turn)
    by.also(s.reserve)
    by.also(s.effects_are)
    by.also(s.winner)
    for i in range(s.pending):
        by.also(s.tasks[i])
    unknown: i64 = 0
    for entry in s.aside.cards:
        if known[entry >> 8]:
            by.also(entry)
        else:
            unknown += 1
    by.also(unknown)
    for card in range(CARDS):
        place = s.where[card]
        by.also(0 if place == ASIDE else place)
