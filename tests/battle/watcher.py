"""An attentive player of this game: what he has seen, and whether a position could be the true one.

Every companion is there once. He knows where each lies that is in sight, and of the others from which ring pile they
were drawn or will be: the first (BA-5, BA-6), or one into which he saw them shuffled (BA-37, BA-38). Of each rival he
counts how many cards he drew from each pile and still holds; a card laid or given up shows from which it was."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from battle.ba import COMPANIONS, ENEMIES, MORDOR, enemies, enemy_pile, groups, hand, received, ring_pile
from mathom.games.battle.rules import Battle
from mathom.kernel.dice import fall_knowers
from mathom.kernel.game import Game
from mathom.kernel.state import State

TEXT = {"mordor-hand": "hand", "mordor-laid": "laid", "mordor-enemy": "enemy"}


class BattleWatcher:
    def __init__(self, game: Game, state: State, seat: int) -> None:
        s = cast(Battle, state)
        self.game = game
        self.seat = seat
        self.seats = int(s.seats)
        self.hand = set(hand(s, seat))
        self.pile_of = dict.fromkeys(set(COMPANIONS) - self.hand, 0)  # of each companion that I do not see
        self.pile = 0  # how many there were before this one
        self.held = [Counter({0: 3}) for _ in range(self.seats)]  # by seat: how many cards of which pile
        self.left = Counter({**dict.fromkeys(MORDOR, 4), "companion": len(COMPANIONS) - 3 * self.seats})
        self.discard: Counter[str] = Counter()
        self.mordor: list[str] = []
        self.unseen_enemies = set(ENEMIES) - set(enemies(s))

    # -- what happens

    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        s, now = cast(Battle, before), cast(Battle, after)
        who, active = int(s.seat), int(s.active)
        verb, *cards = self.game.notation(before, action).split()
        lying = [{card for group in groups(s, seat).values() for card in group} for seat in range(self.seats)]
        beaten = [bin(s.beaten[seat]).count("1") for seat in range(self.seats)]
        chance = self.chance(falls)
        if verb == "lay":
            self.shows(who, cards[0])
        elif verb == "take" and "gandalf" not in lying[who]:
            self.shows(who, "gandalf")
        elif verb in ("fight", "give"):
            kept = {c for seat in range(self.seats) for group in groups(now, seat).values() for c in group}
            given = {card for seat in range(self.seats) for card in received(now, seat)}
            self.discard.update(set().union(*lying) - kept - given)
        elif verb == "draw":
            self.draws(active, chance, lying, beaten)
        elif verb == "discard":
            text = TEXT[self.mordor[2]]
            if text == "hand":
                self.shows(who, cards[0])
            if text == "enemy":
                beaten[who] -= 1
            else:
                lying[who] -= set(cards)
                self.discard.update(cards)
            if self.strikes(active, (who - active) % self.seats + 1, lying, beaten):
                self.draws(active, chance, lying, beaten)
        for _ in chance:
            pass  # what is left are enemies that came

    def chance(self, falls: list[int]) -> Iterator[str]:
        """what fell, as I saw it; an enemy that came is noted in passing"""
        for fall in falls:
            text = self.game.fall_to_text(fall)
            if text in ENEMIES:
                self.unseen_enemies.remove(text)
            else:
                yield text if fall_knowers(fall) >> self.seat & 1 else "?"

    def shows(self, who: int, card: str) -> None:
        """a card leaves a hand, for all to see"""
        if who == self.seat:
            self.hand.remove(card)
        else:
            self.held[who][self.pile_of.pop(card)] -= 1

    def draws(self, active: int, chance: Iterator[str], lying: list[set[str]], beaten: list[int]) -> None:
        for card in chance:
            if self.left.total() == 0:
                self.shuffles()
            self.left[card] -= 1
            if card == "companion":
                which = next(chance)
                if active == self.seat:
                    self.hand.add(which)
                    del self.pile_of[which]
                else:
                    self.held[active][self.pile] += 1
                return
            self.mordor.append(card)
            if len(self.mordor) == 3 and not self.strikes(active, 0, lying, beaten):
                return

    def shuffles(self) -> None:
        self.pile += 1
        for card, n in self.discard.items():
            if card in MORDOR:
                self.left[card] += n
            else:
                self.left["companion"] += 1
                self.pile_of[card] = self.pile
        self.discard.clear()

    def strikes(self, active: int, first: int, lying: list[set[str]], beaten: list[int]) -> bool:
        """A counterattack, from one player on. False if somebody must choose; who has but one card to give gives it."""
        text = TEXT[self.mordor[2]]
        for i in range(first, self.seats):
            seat = (active + i) % self.seats
            mine = lying[seat] - {"gimli"}
            if text == "hand":
                many = len(self.hand) if seat == self.seat else self.held[seat].total()
                if many:
                    return False
            elif (len(mine) if text == "laid" else beaten[seat]) > 1:
                return False
            elif text == "laid" and mine:
                lying[seat] -= mine
                self.discard.update(mine)
            elif text == "enemy":
                beaten[seat] = 0
        self.discard.update(self.mordor)
        self.mordor = []
        return True

    # -- what is known

    def contradiction(self, imagined: State) -> str:
        s = cast(Battle, imagined)
        if set(hand(s, self.seat)) != self.hand:
            return "my hand is another"
        lying = Counter(ring_pile(s))
        companions = [card for card in lying if card not in MORDOR]
        if any(self.pile_of.get(card) != self.pile for card in companions) or len(companions) != self.left["companion"]:
            return f"in the ring pile lie {companions}; {self.left['companion']} of {self.pile_of}, pile {self.pile}"
        if any(lying[card] != self.left[card] for card in MORDOR):
            return f"the Mordor cards of the pile are {self.left}"
        found = [*companions]
        for seat in range(self.seats):
            if seat != self.seat:
                held = hand(s, seat)
                found += held
                if Counter(self.pile_of.get(card) for card in held) != +self.held[seat]:
                    return f"seat {seat} holds {held}, but drew {self.held[seat]} of {self.pile_of}"
        if sorted(found) != sorted(self.pile_of):
            return f"{set(self.pile_of) ^ set(found)} are lost or there twice"
        if set(enemy_pile(s)) != self.unseen_enemies:
            return "the enemies to come are others"
        return ""
