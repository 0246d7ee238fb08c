"""Using cards and helpers, and the journey itself: RB-31 to RB-50, RB-57 to RB-71, RB-102 to RB-104."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.fall import Fall
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
from mathom.games.ringbearer.position import sum_of
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


class Travel(Fall):
    # -- where the ways lead

    def next_fields(self) -> vec[i64]:
        """RB-37 to RB-41: the fields one step ahead, each as tile number * FIELDS + field"""
        ahead = vec[i64]()
        beyond = self.tile + 1
        if self.field == START:
            if self.laid >= beyond:
                ahead = append(append(ahead, beyond * FIELDS), beyond * FIELDS + WAY)
            return ahead
        here = self.tiles[self.tile] * FIELDS + self.field
        after = self.edition.after[here]
        if after:
            for f in range(FIELDS):
                if after & BIT[f]:
                    ahead = append(ahead, self.tile * FIELDS + f)
        if self.edition.last[here] and self.laid >= beyond:
            mount = self.tiles[beyond] == self.edition.doom
            ahead = append(ahead, beyond * FIELDS + (0 if mount else self.field // WAY * WAY))
        return ahead

    def special_of(self, spot: i64) -> i64:
        return self.edition.special[self.tiles[spot // FIELDS] * FIELDS + spot % FIELDS]

    def colour_of(self, spot: i64) -> i64:
        return self.edition.colour[self.tiles[spot // FIELDS] * FIELDS + spot % FIELDS]

    def tolls_at(self, number: i64) -> i64:
        return sum_of(self.tolls, number * COLOURS, COLOURS)

    # -- what may be done

    def fill_travel(self, into: Buffer) -> None:
        """the steps, then the cards at the fellowship's tile"""
        for spot in self.next_fields():
            number = spot // FIELDS
            found = payments(
                self.at, number * LAYABLE, self.colour_of(spot), self.special_of(spot), self.tolls, number * COLOURS
            )
            for cards in found:
                into.add(step_action(GO, number, spot % FIELDS, cards))
        if self.may_use_cards():
            first = self.tile * LAYABLE
            for k in range(JOKER):
                if self.at[first + k] and SYMBOL_OF[k] != NONE:
                    self.fill_symbol(into, USE, k, SYMBOL_OF[k])

    def may_use_cards(self) -> bool:
        """RB-47, RB-48"""
        return self.tile > LAST_HIDDEN and not self.edition.barred[self.tiles[self.tile]]

    def fill_helpers(self, into: Buffer) -> None:
        """RB-31, RB-33, RB-67"""
        for k in range(HELPERS, KINDS):
            if self.helpers[k]:
                symbol = HELPER_SYMBOL[k - HELPERS]
                if symbol == DRAW_TWO:
                    self.fill_symbol(into, HELP, k, GANDALF)
                self.fill_symbol(into, HELP, k, symbol)

    def fill_symbol(self, into: Buffer, verb: i64, card: i64, symbol: i64) -> None:
        if symbol == STEP:
            self.fill_leaps(into, verb, card)
        elif symbol == REMOVE:
            if self.sauron:
                into.add(act(verb, card, REMOVE, 0))
            if self.servant != NOTHING:
                for k in range(DARKS):
                    if self.before[k]:
                        into.add(act(verb, card, REMOVE, 1 + k))
        elif self.has_effect(symbol):
            into.add(act(verb, card, symbol))

    def has_effect(self, symbol: i64) -> bool:
        """RB-50: an action that would change nothing may not be used; at night these two do not help: RB-109"""
        if symbol == GANDALF:
            return self.gandalf != self.tile and not self.is_night()
        if symbol == RING:
            if self.servant == NOTHING:
                return self.seat != self.ring
            return self.sauron > 0 or sum_of(self.before, 0, DARKS) > 0
        if symbol == RIDERS_BACK:
            return self.riders > 0 and not self.is_night()
        if symbol == REMOVE:
            return self.sauron > 0 or sum_of(self.before, 0, DARKS) > 0
        return self.cards_to_draw() > 0

    def fill_leaps(self, into: Buffer, verb: i64, card: i64) -> None:
        """RB-68, RB-69; surcharges are due all the same: RB-93"""
        if verb == USE:
            self.at[self.tile * LAYABLE + card] -= 1  # it cannot pay as well
        for spot in self.next_fields():
            if self.special_of(spot) == NONE:
                number = spot // FIELDS
                for cards in payments(self.at, number * LAYABLE, NOTHING, NONE, self.tolls, number * COLOURS):
                    into.add(step_action(LEAP, number, spot % FIELDS, cards) | card << USED_AT)
        if verb == USE:
            self.at[self.tile * LAYABLE + card] += 1

    def can_travel(self) -> bool:
        """whether there is anything to decide: all of it lies open"""
        for k in range(HELPERS, KINDS):
            if self.helpers[k] and self.could_use(k, HELPER_SYMBOL[k - HELPERS]):
                return True
        if self.may_use_cards():
            first = self.tile * LAYABLE
            for k in range(JOKER):
                if self.at[first + k] and SYMBOL_OF[k] != NONE and self.could_use(k, SYMBOL_OF[k]):
                    return True
        for spot in self.next_fields():
            number = spot // FIELDS
            special = self.special_of(spot)
            if special == NONE and self.tolls_at(number) == 0:
                if can_pay_colour(self.at, number * LAYABLE, self.colour_of(spot)):
                    return True
            elif len(payments(self.at, number * LAYABLE, self.colour_of(spot), special, self.tolls, number * COLOURS)):
                return True
        return False

    def could_use(self, card: i64, symbol: i64) -> bool:
        if symbol == STEP:
            into = Buffer(8)
            self.fill_leaps(into, HELP if card >= HELPERS else USE, card)
            return into.n > 0
        if symbol == DRAW_TWO:
            return self.has_effect(DRAW_TWO) or self.has_effect(GANDALF)
        return self.has_effect(symbol)

    # -- doing it

    def use(self, action: i64) -> None:
        """a helper, or a card at the fellowship's tile; after use it goes to the discard"""
        card = act_a(action)
        spent = self.spend(card)
        symbol = act_b(action)
        self.tell(USED, self.seat, card, symbol, 0 if card >= HELPERS else self.tile)
        if symbol == GANDALF:
            self.gandalf = self.tile
            self.tell(PLACED_GANDALF, self.seat, self.tile)
        elif symbol == RIDERS_BACK:
            self.riders -= 1
            self.tell(RIDERS_BACKED, self.seat, self.riders)
        elif symbol == RING:
            self.use_ring()
        elif symbol == REMOVE:
            self.remove(act_c(action))
        else:
            self.draw_card(0)
            self.draw_card(0)
        self.throw_away(spent)  # after the action: two cards drawn from a new pile are not this one

    def spend(self, card: i64) -> i64:
        """the card with its mark"""
        if card >= HELPERS:
            self.helpers[card] -= 1
            return card
        return self.from_tile(self.tile, card)

    def use_ring(self) -> None:
        """RB-62, RB-64"""
        gone = self.sauron
        self.throw_away(SAURON, gone)
        self.sauron = 0
        if self.servant == NOTHING:
            self.tell(TOOK_RING, self.seat, self.ring, gone)
            self.ring = self.seat
            return
        for k in range(DARKS):
            gone += self.before[k]
            self.dark_discard[k] += self.before[k]
            self.before[k] = 0
        self.tell(STRIPPED_SERVANT, self.seat, gone)

    def remove(self, target: i64) -> None:
        """RB-70, RB-71"""
        self.tell(REMOVED, self.seat, target)
        if target == 0:
            self.sauron -= 1
            self.throw_away(SAURON)
        else:
            self.before[target - 1] -= 1
            self.dark_discard[target - 1] += 1

    def go(self, action: i64) -> None:
        """a step, paid for or by the symbol: RB-35, RB-68"""
        verb = verb_of(action)
        number = step_tile(action, self.tile)
        field = step_field(action)
        cards = step_cards(action, verb)
        if verb == LEAP:
            used = step_used(action)
            self.throw_away(self.spend(used))
            self.tell(USED, self.seat, used, STEP, 0 if used >= HELPERS else self.tile)
        paid = many(cards)
        while cards:
            k = (cards & ONE_CARD) - 1
            self.throw_away(self.from_tile(number, k))
            self.tell(PAID_CARD, self.seat, k, number)
            cards >>= SLOT
        self.lift_tolls(number, PAID_TOLL)
        left_tile = self.tile
        self.tile = number
        self.field = field
        self.tell(WENT, self.seat, number, field, paid)
        if number != left_tile:
            self.leave(left_tile)
        if self.tiles[number] == self.edition.doom:
            self.end(AT_DOOM)

    def lift_tolls(self, number: i64, news: i64) -> None:
        """the surcharges at a tile go to the dark discard: RB-92, RB-94"""
        for c in range(COLOURS):
            i = number * COLOURS + c
            if self.tolls[i]:
                self.dark_discard[SURCHARGE + c] += self.tolls[i]
                self.tolls[i] = 0
                self.tell(news, self.seat, SURCHARGE + c, number)

    def leave(self, number: i64) -> None:
        """RB-42, RB-94: what still lies at the tile that was left, or taken away, is discarded"""
        gone: i64 = 0
        for k in range(LAYABLE):
            for _ in range(self.at[number * LAYABLE + k]):
                self.throw_away(self.from_tile(number, k))
                gone += 1
        if gone:
            self.tell(LEFT_BEHIND, NOTHING, number, gone)
        self.lift_tolls(number, PAID_TOLL)
