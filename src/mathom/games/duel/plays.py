"""Cards and tiles come into play: DU-13 to DU-25, DU-68 to DU-81.

An effect is a task. Whatever a card or tile brings about is put on a stack, the last first, and done from the top
(`tasks.py`). So every effect is complete before the next begins."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.alliances import Alliances
from mathom.games.duel.terms import (
    A_CARD,
    ADVANCE,
    AGAIN,
    AREA,
    ASIDE,
    BIT,
    BLUE,
    BLUE_UNIT,
    CARDS,
    CHAIN_COINS,
    DISCARDED,
    DISCARDS,
    DOUBLE_DISCARD,
    EFFECTS,
    EVERYWHERE,
    GAIN,
    GREEN,
    GREEN_MOVES,
    GREY,
    LOOKED,
    MOVE,
    NOTHING,
    OWNED,
    PEOPLES,
    PLACE,
    PLAYED,
    RECALLED,
    RED,
    RED_ANYWHERE,
    RED_UNIT,
    SLOTS,
    TILE_EXTRA_TURN,
    TOOK,
    UNLEARNED,
    YELLOW,
    YELLOW_EXTRA_TURN,
    YELLOW_STEP,
)
from mathom.kernel.state import act, act_a, act_b


class Plays(Alliances):
    # -- taking something from the table

    def play_from_layout(self, card: i64, slot: i64) -> None:
        e = self.edition
        seat = self.seat
        coins = self.cost(seat, card)
        chained: i64 = 1 if e.chain_from[card] & self.chains[seat] else 0
        self.coins[seat] -= coins
        self.pick_up(slot)
        self.tell(PLAYED, seat, card, coins, chained)
        self.play(card, chained)

    def discard(self, card: i64, slot: i64) -> None:
        """DU-18"""
        self.pick_up(slot)
        self.where[card] = DISCARDED
        coins = self.chapter + 1
        if self.powers[self.seat] & BIT[DOUBLE_DISCARD]:
            coins *= 2
        coins = self.gain(self.seat, coins)
        self.tell(DISCARDS, self.seat, card, coins)

    def pick_up(self, slot: i64) -> None:
        """a card leaves the layout; what lay only under it becomes available"""
        e = self.edition
        first = self.chapter * SLOTS
        self.layout[slot] = NOTHING
        self.lying &= ~BIT[slot]
        self.available &= ~BIT[slot]
        for i in range(2):
            under = e.beneath[(first + slot) * 2 + i]
            if under != NOTHING and self.lying & BIT[under] and not self.lying & e.covers[first + under]:
                self.available |= BIT[under]

    def take_tile(self, tile: i64) -> None:
        """DU-20: the fortress first, then the effects as they are printed"""
        e = self.edition
        seat = self.seat
        coins = self.cost(seat, CARDS + tile)
        self.coins[seat] -= coins
        self.tile_at[tile] = OWNED + seat
        self.tell(TOOK, seat, tile, coins)
        if self.powers[seat] & BIT[TILE_EXTRA_TURN]:
            self.push(act(AGAIN))
        for i in range(EFFECTS - 1, -1, -1):
            task = e.effects[(CARDS + tile) * EFFECTS + i]
            if task:
                self.push(task)
        self.build(seat, e.tile_region[tile])

    # -- playing a card

    def play(self, card: i64, chained: i64) -> None:
        """a card comes into the area of the player, paid or free; first go on the stack what comes last: DU-23"""
        e = self.edition
        seat = self.seat
        colour = e.colour[card]
        self.where[card] = AREA + seat
        if self.powers[seat]:
            self.push_reactions(colour, chained)
        for i in range(EFFECTS - 1, -1, -1):
            task = e.effects[card * EFFECTS + i]
            if task:
                self.push(self.changed_for(seat, task) if colour == RED else task)
        self.learn(seat, card)
        if colour == GREEN:
            self.ally(seat, e.people[card])

    def push_reactions(self, colour: i64, chained: i64) -> None:
        """tokens owned before that react to a card, the last first (DU-68 to DU-71)"""
        powers = self.powers[self.seat]
        if colour == YELLOW and powers & BIT[YELLOW_STEP]:
            self.push(act(ADVANCE, 1))
        if chained and powers & BIT[CHAIN_COINS]:
            self.push(act(GAIN, 3))
        if colour == BLUE and powers & BIT[BLUE_UNIT]:
            self.push(act(PLACE, 1, EVERYWHERE))
        if colour == GREEN and powers & BIT[GREEN_MOVES]:
            self.push(act(MOVE, 2))
        if colour == YELLOW and powers & BIT[YELLOW_EXTRA_TURN]:
            self.push(act(AGAIN))

    def changed_for(self, seat: i64, task: i64) -> i64:
        """the units of a red card, with the tokens that change it"""
        units = act_a(task)
        regions = act_b(task)
        if self.powers[seat] & BIT[RED_UNIT]:
            units += 1
        if self.powers[seat] & BIT[RED_ANYWHERE]:
            regions = EVERYWHERE
        return act(PLACE, units, regions)

    # -- what reaches for other cards: DU-75 to DU-81

    def peoples_left(self) -> i64:
        """the set of peoples whose stack is not empty"""
        left: i64 = 0
        for people in range(PEOPLES):
            if self.in_stack(people):
                left |= BIT[people]
        return left

    def grey_cards(self, seat: i64) -> i64:
        n: i64 = 0
        for card in range(CARDS):
            if self.where[card] == AREA + seat and self.edition.colour[card] == GREY:
                n += 1
        return n

    def burn(self, card: i64) -> None:
        """DU-78"""
        self.where[card] = DISCARDED
        self.unlearn(1 - self.seat, card)
        self.tell(UNLEARNED, 1 - self.seat, card)

    def discard_size(self) -> i64:
        n = self.left_over()
        for card in range(CARDS):
            if self.where[card] == DISCARDED or self.where[card] == ASIDE:
                n += 1
        return n

    def look_through(self) -> None:
        """DU-81, DU-89: the player sees the left-over cards; what he has not seen before falls now"""
        knower = BIT[self.seat]
        self.aside.show(self.dice, A_CARD, knower)
        while self.left_over() > 0:
            card = self.unseen.draw(self.dice, A_CARD, knower)
            self.where[card] = ASIDE
            self.aside.add(card, knower)
        self.tell(LOOKED, self.seat)

    def fetch(self, card: i64) -> None:
        if self.where[card] == ASIDE:
            i: i64 = 0
            while self.aside.cards[i] >> 8 != card:
                i += 1
            self.aside.drop(i)
        self.tell(RECALLED, self.seat, card)
        self.play(card, 0)
