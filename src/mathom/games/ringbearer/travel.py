"""Using cards and helpers, and the journey itself: RB-31 to RB-50, RB-57 to RB-71, RB-102 to RB-104."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.fall import draw_card, end, is_night
from mathom.games.ringbearer.payments import (
    ONE_CARD,
    SLOT,
    USED_AT,
    can_pay_colour,
    many,
    payments,
    step_action,
    step_cards,
    step_field,
    step_tile,
    step_used,
    verb_of,
)
from mathom.games.ringbearer.position import Position, sum_of
from mathom.games.ringbearer.terms import (
    AT_DOOM,
    BIT,
    COLOURS,
    DARKS,
    DRAW_TWO,
    FIELDS,
    GANDALF,
    GO,
    HELP,
    HELPER_SYMBOL,
    HELPERS,
    JOKER,
    KINDS,
    LAST_HIDDEN,
    LAYABLE,
    LEAP,
    LEFT_BEHIND,
    NONE,
    NOTHING,
    PAID_CARD,
    PAID_TOLL,
    PLACED_GANDALF,
    REMOVE,
    REMOVED,
    RIDERS_BACK,
    RIDERS_BACKED,
    RING,
    SAURON,
    START,
    STEP,
    STRIPPED_SERVANT,
    SURCHARGE,
    SYMBOL_OF,
    TOOK_RING,
    USE,
    USED,
    WAY,
    WENT,
)
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c
from mathom.kernel.vecs import append, vec

# -- where the ways lead


def next_fields(s: Position) -> vec[i64]:
    """RB-37 to RB-41: the fields one step ahead, each as tile number * FIELDS + field"""
    ahead = vec[i64]()
    beyond = s.tile + 1
    if s.field == START:
        if s.laid >= beyond:
            ahead = append(append(ahead, beyond * FIELDS), beyond * FIELDS + WAY)
        return ahead
    here = s.tiles[s.tile] * FIELDS + s.field
    after = s.edition.after[here]
    if after:
        for f in range(FIELDS):
            if after & BIT[f]:
                ahead = append(ahead, s.tile * FIELDS + f)
    if s.edition.last[here] and s.laid >= beyond:
        mount = s.tiles[beyond] == s.edition.doom
        ahead = append(ahead, beyond * FIELDS + (0 if mount else s.field // WAY * WAY))
    return ahead


def special_of(s: Position, spot: i64) -> i64:
    return s.edition.special[s.tiles[spot // FIELDS] * FIELDS + spot % FIELDS]


def colour_of(s: Position, spot: i64) -> i64:
    return s.edition.colour[s.tiles[spot // FIELDS] * FIELDS + spot % FIELDS]


def tolls_at(s: Position, number: i64) -> i64:
    return sum_of(s.tolls, number * COLOURS, COLOURS)


# -- what may be done


def fill_travel(s: Position, into: Buffer) -> None:
    """the steps, then the cards at the fellowship's tile"""
    for spot in next_fields(s):
        number = spot // FIELDS
        found = payments(s.at, number * LAYABLE, colour_of(s, spot), special_of(s, spot), s.tolls, number * COLOURS)
        for cards in found:
            into.add(step_action(GO, number, spot % FIELDS, cards))
    if may_use_cards(s):
        first = s.tile * LAYABLE
        for k in range(JOKER):
            if s.at[first + k] and SYMBOL_OF[k] != NONE:
                fill_symbol(s, into, USE, k, SYMBOL_OF[k])


def may_use_cards(s: Position) -> bool:
    """RB-47, RB-48"""
    return s.tile > LAST_HIDDEN and not s.edition.barred[s.tiles[s.tile]]


def fill_helpers(s: Position, into: Buffer) -> None:
    """RB-31, RB-33, RB-67"""
    for k in range(HELPERS, KINDS):
        if s.helpers[k]:
            symbol = HELPER_SYMBOL[k - HELPERS]
            if symbol == DRAW_TWO:
                fill_symbol(s, into, HELP, k, GANDALF)
            fill_symbol(s, into, HELP, k, symbol)


def fill_symbol(s: Position, into: Buffer, verb: i64, card: i64, symbol: i64) -> None:
    if symbol == STEP:
        fill_leaps(s, into, verb, card)
    elif symbol == REMOVE:
        if s.sauron:
            into.add(act(verb, card, REMOVE, 0))
        if s.servant != NOTHING:
            for k in range(DARKS):
                if s.before[k]:
                    into.add(act(verb, card, REMOVE, 1 + k))
    elif has_effect(s, symbol):
        into.add(act(verb, card, symbol))


def has_effect(s: Position, symbol: i64) -> bool:
    """RB-50: an action that would change nothing may not be used; at night these two do not help: RB-109"""
    if symbol == GANDALF:
        return s.gandalf != s.tile and not is_night(s)
    if symbol == RING:
        if s.servant == NOTHING:
            return s.seat != s.ring
        return s.sauron > 0 or sum_of(s.before, 0, DARKS) > 0
    if symbol == RIDERS_BACK:
        return s.riders > 0 and not is_night(s)
    if symbol == REMOVE:
        return s.sauron > 0 or sum_of(s.before, 0, DARKS) > 0
    return s.cards_to_draw() > 0


def fill_leaps(s: Position, into: Buffer, verb: i64, card: i64) -> None:
    """RB-68, RB-69; surcharges are due all the same: RB-93"""
    if verb == USE:
        s.at[s.tile * LAYABLE + card] -= 1  # it cannot pay as well
    for spot in next_fields(s):
        if special_of(s, spot) == NONE:
            number = spot // FIELDS
            for cards in payments(s.at, number * LAYABLE, NOTHING, NONE, s.tolls, number * COLOURS):
                into.add(step_action(LEAP, number, spot % FIELDS, cards) | card << USED_AT)
    if verb == USE:
        s.at[s.tile * LAYABLE + card] += 1


def can_travel(s: Position) -> bool:
    """whether there is anything to decide: all of it lies open"""
    for k in range(HELPERS, KINDS):
        if s.helpers[k] and could_use(s, k, HELPER_SYMBOL[k - HELPERS]):
            return True
    if may_use_cards(s):
        first = s.tile * LAYABLE
        for k in range(JOKER):
            if s.at[first + k] and SYMBOL_OF[k] != NONE and could_use(s, k, SYMBOL_OF[k]):
                return True
    for spot in next_fields(s):
        number = spot // FIELDS
        special = special_of(s, spot)
        if special == NONE and tolls_at(s, number) == 0:
            if can_pay_colour(s.at, number * LAYABLE, colour_of(s, spot)):
                return True
        elif len(payments(s.at, number * LAYABLE, colour_of(s, spot), special, s.tolls, number * COLOURS)):
            return True
    return False


def could_use(s: Position, card: i64, symbol: i64) -> bool:
    if symbol == STEP:
        into = Buffer(8)
        fill_leaps(s, into, HELP if card >= HELPERS else USE, card)
        return into.n > 0
    if symbol == DRAW_TWO:
        return has_effect(s, DRAW_TWO) or has_effect(s, GANDALF)
    return has_effect(s, symbol)


# -- doing it


def use(s: Position, action: i64) -> None:
    """a helper, or a card at the fellowship's tile; after use it goes to the discard"""
    card = act_a(action)
    spent = spend(s, card)
    symbol = act_b(action)
    s.tell(USED, s.seat, card, symbol, 0 if card >= HELPERS else s.tile)
    if symbol == GANDALF:
        s.gandalf = s.tile
        s.tell(PLACED_GANDALF, s.seat, s.tile)
    elif symbol == RIDERS_BACK:
        s.riders -= 1
        s.tell(RIDERS_BACKED, s.seat, s.riders)
    elif symbol == RING:
        use_ring(s)
    elif symbol == REMOVE:
        remove(s, act_c(action))
    else:
        draw_card(s, 0)
        draw_card(s, 0)
    s.throw_away(spent)  # after the action: two cards drawn from a new pile are not this one


def spend(s: Position, card: i64) -> i64:
    """the card with its mark"""
    if card >= HELPERS:
        s.helpers[card] -= 1
        return card
    return s.from_tile(s.tile, card)


def use_ring(s: Position) -> None:
    """RB-62, RB-64"""
    gone = s.sauron
    s.throw_away(SAURON, gone)
    s.sauron = 0
    if s.servant == NOTHING:
        s.tell(TOOK_RING, s.seat, s.ring, gone)
        s.ring = s.seat
        return
    for k in range(DARKS):
        gone += s.before[k]
        s.dark_discard[k] += s.before[k]
        s.before[k] = 0
    s.tell(STRIPPED_SERVANT, s.seat, gone)


def remove(s: Position, target: i64) -> None:
    """RB-70, RB-71"""
    s.tell(REMOVED, s.seat, target)
    if target == 0:
        s.sauron -= 1
        s.throw_away(SAURON)
    else:
        s.before[target - 1] -= 1
        s.dark_discard[target - 1] += 1


def go(s: Position, action: i64) -> None:
    """a step, paid for or by the symbol: RB-35, RB-68"""
    verb = verb_of(action)
    number = step_tile(action, s.tile)
    field = step_field(action)
    cards = step_cards(action, verb)
    if verb == LEAP:
        used = step_used(action)
        s.throw_away(spend(s, used))
        s.tell(USED, s.seat, used, STEP, 0 if used >= HELPERS else s.tile)
    paid = many(cards)
    while cards:
        k = (cards & ONE_CARD) - 1
        s.throw_away(s.from_tile(number, k))
        s.tell(PAID_CARD, s.seat, k, number)
        cards >>= SLOT
    lift_tolls(s, number, PAID_TOLL)
    left_tile = s.tile
    s.tile = number
    s.field = field
    s.tell(WENT, s.seat, number, field, paid)
    if number != left_tile:
        leave(s, left_tile)
    if s.tiles[number] == s.edition.doom:
        end(s, AT_DOOM)


def lift_tolls(s: Position, number: i64, news: i64) -> None:
    """the surcharges at a tile go to the dark discard: RB-92, RB-94"""
    for c in range(COLOURS):
        i = number * COLOURS + c
        if s.tolls[i]:
            s.dark_discard[SURCHARGE + c] += s.tolls[i]
            s.tolls[i] = 0
            s.tell(news, s.seat, SURCHARGE + c, number)


def leave(s: Position, number: i64) -> None:
    """RB-42, RB-94: what still lies at the tile that was left, or taken away, is discarded"""
    gone: i64 = 0
    for k in range(LAYABLE):
        for _ in range(s.at[number * LAYABLE + k]):
            s.throw_away(s.from_tile(number, k))
            gone += 1
    if gone:
        s.tell(LEFT_BEHIND, NOTHING, number, gone)
    lift_tolls(s, number, PAID_TOLL)
