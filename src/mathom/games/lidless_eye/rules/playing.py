"""Chapters 8 and 11: who may speak in a window, what he may play there, and how a card is declared."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.news import TOLD_DISCARD, TOLD_GUARD, TOLD_PLAY, TOLD_REVEALED, TOLD_USE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.camps import is_barred
from mathom.games.lidless_eye.terms import (
    AUTO,
    BOTH,
    CHAIN,
    DREW,
    ENVIRONMENT,
    GUARD,
    GUARD_WITH,
    HAZARD,
    INFLUENCE,
    PLAY,
    RESOURCE,
    RESPONSE,
    REVEAL,
    SITE_PHASE,
    SITE_PLAY,
    START,
    TABLE,
    USE,
)
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind


def side_of(s: Eye, seat: i64) -> i64:
    """resources are played on one's own turn, hazards on the opponent's (LE-B-35, LE-B-36); between companies both
    play resources and nobody hazards (LE-W-42, LE-W-43)"""
    return RESOURCE if seat == s.active or s.clash >= 0 else HAZARD


def ability_seat(s: Eye, c: i64) -> i64:
    """whose ability it is: an item serves whose character bears it; hazards serve who played them"""
    bearer = s.bearer(c)
    return s.owner[bearer] if bearer >= 0 and FACTS.side[s.kind[c]] & RESOURCE else s.owner[c]


def can_be_used(s: Eye, c: i64) -> bool:
    """a card in play; of some events what lasts of them"""
    return s.zone[c] == TABLE or FACTS.echo_uses[s.kind[c]] != 0


def guard_at(s: Eye, company: i64) -> i64:
    """a card on guard against a company, -1 for none"""
    for c in range(len(s.kind)):
        if s.zone[c] == GUARD and s.co[c] == company:
            return c
    return -1


def guard_of(s: Eye, kind: i64) -> i64:
    """the first card of a kind on guard against the company under way: to turn it up it is named by its kind, like a
    card of the hand, since it may be another one in what its opponent imagines"""
    for c in range(len(s.kind)):
        if s.zone[c] == GUARD and s.co[c] == s.now and s.kind[c] == kind:
            return c
    return -1


def environment_bit(s: Eye) -> i64:
    """ENVIRONMENT while an environment card is in play, to be added to a window: Twilight may answer it any time"""
    for c in s.table:
        if FACTS.environment[s.kind[c]] and s.zone[c] == TABLE:
            return ENVIRONMENT
    return 0


def guard_window(s: Eye, window: i64) -> bool:
    """whether a card on guard might be turned up: in the site phase some may in response to a card (LE-A-91)"""
    return window & (SITE_PLAY | AUTO | INFLUENCE) != 0 or (window & RESPONSE != 0 and s.phase == SITE_PHASE)


def could_respond(s: Eye, seat: i64, window: i64) -> bool:
    """Whether a seat is asked, as far as everybody knows: never looks at the faces of hidden cards."""
    if looks_on(s, seat):
        from_aside = ENVIRONMENT | FACTS.pool_abroad[s.pool_of(seat)]
        return s.clash < 0 and s.hand[seat].size() > 0 and window & from_aside != 0
    if s.clash >= 0:
        return could_join_in(s, seat, window)
    uses = FACTS.uses
    for c in s.table:
        if uses[s.kind[c]] & window and can_be_used(s, c) and ability_seat(s, c) == seat:
            return True
    if seat != s.active and s.now >= 0 and guard_window(s, window) and guard_at(s, s.now) >= 0:
        return True
    if s.hand[seat].size() == 0:
        return False
    side = side_of(s, seat)
    if side == HAZARD:
        if s.limit <= 0:
            return FACTS.pool_free[4 * s.pool_of(seat) + HAZARD] & window != 0
        if s.advanced and window & START and guard_at(s, s.now) < 0:
            return True
    return FACTS.pool[4 * s.pool_of(seat) + side] & window != 0


def could_join_in(s: Eye, seat: i64, window: i64) -> bool:
    """the same while one company attacks another: only what changes prowess or cancels the attack serves (LE-W-42)"""
    for c in s.table:
        k = s.kind[c]
        if FACTS.fair_use[k] and FACTS.uses[k] & window and s.zone[c] == TABLE and ability_seat(s, c) == seat:
            return True
    return s.hand[seat].size() > 0 and FACTS.pool_fair[s.camp[seat]] & window != 0


def fill_fair_plays(s: Eye, seat: i64, window: i64, into: Buffer) -> None:
    """what changes prowess or cancels the attack of one company on another"""
    last: i64 = -1
    for entry in s.hand[seat].cards:
        k = entry >> 8
        if k != last and FACTS.fair[k] and FACTS.windows[k] & window:
            KINDS[k].offer(s, seat, PLAY, k, into)
        last = k
    for c in s.table:
        k = s.kind[c]
        if FACTS.fair_use[k] and FACTS.uses[k] & window and s.zone[c] == TABLE and ability_seat(s, c) == seat:
            KINDS[k].offer_use(s, c, into)


def looks_on(s: Eye, seat: i64) -> bool:
    """with more than two players: it is not his turn, nor does he play hazards in it (LE-O-11); while one company
    attacks another, he has neither (LE-O-36)"""
    if s.n > 2 and s.clash >= 0:
        return seat != s.active and seat != s.co_owner[s.clash]
    return s.n > 2 and seat != s.active and seat != s.foe


def fill_from_aside(s: Eye, seat: i64, window: i64, into: Buffer) -> None:
    """what anybody may play at any time: Twilight (LE-O-14), and what protects him on another's turn; nothing between
    companies (LE-O-36)"""
    if s.clash >= 0:
        return
    last: i64 = -1
    for entry in s.hand[seat].cards:
        k = entry >> 8
        if k != last and (FACTS.windows[k] & window & ENVIRONMENT or FACTS.abroad[k] & window):
            KINDS[k].offer(s, seat, PLAY, k, into)
        last = k


def fill_plays(s: Eye, seat: i64, window: i64, into: Buffer) -> None:
    """everything a seat may play, use or turn up in a window; copies of one card are one option"""
    if looks_on(s, seat):
        fill_from_aside(s, seat, window, into)
        return
    if s.clash >= 0:
        fill_fair_plays(s, seat, window, into)
        return
    side = side_of(s, seat)
    last: i64 = -1
    for entry in s.hand[seat].cards:
        k = entry >> 8
        if k == last:
            continue
        last = k
        open_now = FACTS.windows[k] & window and FACTS.side[k] & side
        if side == HAZARD:
            if (not open_now or (s.limit <= 0 and not FACTS.free[k])) and not FACTS.abroad[k] & window:
                continue
            if forbidden(s, k):
                continue
        elif not open_now:
            continue
        KINDS[k].offer(s, seat, PLAY, k, into)
    uses = FACTS.uses
    for c in s.table:
        if uses[s.kind[c]] & window and can_be_used(s, c) and ability_seat(s, c) == seat:
            KINDS[s.kind[c]].offer_use(s, c, into)
    if side == HAZARD and s.now >= 0:
        if guard_window(s, window):
            for c in range(len(s.kind)):  # companies that have met may have one each
                k = s.kind[c]
                if s.zone[c] == GUARD and s.co[c] == s.now and FACTS.guards[k] & window and guard_of(s, k) == c:
                    if is_barred(s, k):
                        continue  # it lies there as a bluff
                    KINDS[k].offer(s, seat, REVEAL, k, into)
        if s.advanced and window & START and s.limit > 0 and guard_at(s, s.now) < 0:
            fill_kinds(s, seat, GUARD_WITH, into)


def forbidden(s: Eye, kind: i64) -> bool:
    """whether a card in play, or what the active player is, keeps a hazard from being played now"""
    if is_barred(s, kind):
        return True
    return any(FACTS.bars[s.kind[c]] and KINDS[s.kind[c]].forbids(s, c, kind) for c in s.table)


def fill_kinds(s: Eye, seat: i64, verb: i64, into: Buffer) -> None:
    """one action for each different card in the hand"""
    last: i64 = -1
    for entry in s.hand[seat].cards:
        if entry >> 8 != last:
            last = entry >> 8
            into.add(act(verb, last))


def put_on_guard(s: Eye, seat: i64, kind: i64) -> None:
    """LE-A-88: face down at the company under way; counts toward the hazard limit"""
    s.hand[seat].take(kind, 1 << seat)
    c = s.lay(kind, seat, GUARD, -1, 1 << seat)
    s.co[c] = s.now
    s.limit -= 1
    s.tell(TOLD_GUARD, seat, s.now, kind, 0, 1 << seat)


def declare(s: Eye, seat: i64, action: i64) -> Link:
    """a play, a use or a card turned up becomes a link of a chain: costs are paid, the card leaves the hand"""
    verb = act_kind(action)
    link = Link()
    link.by = seat
    link.a = act_b(action)
    link.b = act_c(action)
    if verb == USE:
        link.card = act_a(action)
        link.kind = s.kind[link.card]
        link.ability = 1
        s.tell(TOLD_USE, seat, link.kind, link.a)
        KINDS[link.kind].pay_use(s, link)
        return link
    if verb == REVEAL:
        link.card = guard_of(s, act_a(action))
        s.place(link.card, CHAIN)
        s.show(DREW, s.kind[link.card])
        s.tell(TOLD_REVEALED, seat, s.kind[link.card])
    else:
        kind = act_a(action)
        s.hand[seat].take(kind, BOTH)
        link.card = s.lay(kind, seat, CHAIN)
        if side_of(s, seat) == HAZARD and FACTS.side[kind] & HAZARD and not FACTS.free[kind]:
            s.limit -= 1
        if seat != s.active and s.clash < 0:
            for c in s.table[:]:
                if s.kind[c] >= 0 and FACTS.bars[s.kind[c]]:
                    KINDS[s.kind[c]].when_played(s, c, kind)
        s.tell(TOLD_PLAY, seat, kind, link.a)
    link.kind = s.kind[link.card]
    KINDS[link.kind].pay(s, link)
    return link


OPEN_DISCARDS: Final = "open-discards"  # keyword of a card: what opponents of its player discard is seen


def seen_discarding(s: Eye, seat: i64) -> i64:
    """who sees what a seat discards from its hand: nobody else, unless a card says so"""
    for c in s.table:
        if s.zone[c] == TABLE and s.owner[c] != seat and OPEN_DISCARDS in KINDS[s.kind[c]].keywords:
            return BOTH
    return 1 << seat


def drop(s: Eye, seat: i64, kind: i64) -> None:
    """a card of the hand goes to the discard pile, face down as a rule"""
    knowers = seen_discarding(s, seat)
    s.hand[seat].take(kind, knowers)
    s.discard[seat].add(kind, knowers)
    s.tell(TOLD_DISCARD, seat, kind, 0, 0, knowers)
