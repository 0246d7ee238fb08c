"""An attentive player of this game: what he has seen, and whether a position could be the true one.

He knows the deck (TT-2), his own hand, all that lies open (TT-89), and who took which open card. Whenever the pile is
used up he notes which cards are shuffled into the new one (TT-36 to TT-38): they are those of the open discard. Every
card that a rival holds, or has laid without having taken it openly, he must have drawn before, from the pile then."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from mathom.games.two_towers.rules import TwoTowers
from mathom.kernel.dice import fall_knowers
from mathom.kernel.game import Game
from mathom.kernel.state import State
from two_towers.tt import CARDS, hand, open_cards, pile, rows

DECK = Counter({card: 16 if card == "gandalf" else 5 for card in CARDS})


class Rival:
    """What was seen of another player's hand."""

    def __init__(self, cards: int) -> None:
        self.drew = [(0, 0)] * cards  # when, and from which pile
        self.laid: list[tuple[int, str]] = []  # when, and what nobody had seen him take
        self.took: Counter[str] = Counter()  # openly, and still holds


class TowersWatcher:
    def __init__(self, game: Game, state: State, seat: int) -> None:
        s = cast(TwoTowers, state)
        self.game = game
        self.seat = seat
        self.clock = 1
        self.hand = Counter(hand(s, seat))
        # of each pile: what I have not drawn from it myself
        self.piles = [DECK - self.hand - Counter(open_cards(s))]
        self.left = self.piles[0].total() - 6 * (s.seats - 1)
        self.discard: Counter[str] = Counter()
        self.rivals = {other: Rival(6) for other in range(s.seats) if other != seat}

    # -- what happens

    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        s, who = cast(TwoTowers, after), before.seat
        verb, *cards = self.game.notation(before, action).split()
        if verb == "draw":
            for fall in falls:
                self.draws(who, self.game.fall_to_text(fall) if fall_knowers(fall) >> self.seat & 1 else "?")
        for card in cards:
            if verb == "take":
                self.takes(who, card)
            else:
                self.loses(who, card)
        laid = Counter(cards if verb == "lay" else ())
        self.discard += on_table(cast(TwoTowers, before)) + laid - on_table(s)
        self.shuffles()
        self.clock += 1

    def draws(self, who: int, card: str) -> None:
        if who == self.seat:
            self.hand[card] += 1
            self.piles[-1] -= Counter([card])
        else:
            self.rivals[who].drew.append((self.clock, len(self.piles) - 1))
        self.left -= 1
        self.shuffles()

    def shuffles(self) -> None:
        """when the pile is used up"""
        if self.left == 0 and self.discard:
            self.piles.append(self.discard)
            self.left = self.discard.total()
            self.discard = Counter()

    def takes(self, who: int, card: str) -> None:
        (self.hand if who == self.seat else self.rivals[who].took)[card] += 1

    def loses(self, who: int, card: str) -> None:
        if who == self.seat:
            self.hand -= Counter([card])
        elif self.rivals[who].took[card]:
            self.rivals[who].took[card] -= 1
        else:
            self.rivals[who].laid.append((self.clock, card))

    # -- what is known

    def contradiction(self, imagined: State) -> str:
        s = cast(TwoTowers, imagined)
        if Counter(hand(s, self.seat)) != self.hand:
            return "my hand is another"
        lying = Counter(pile(s))
        if lying.total() != self.left or lying - self.piles[-1]:
            return f"in the pile lie {lying}, but it was made of {self.piles[-1]}"
        drawn = [*self.piles[:-1], self.piles[-1] - lying]  # by others
        cards: dict[str, list[tuple[int, ...]]] = {card: [] for card in CARDS}  # of each: from which piles it may be
        for other, rival in self.rivals.items():
            held = Counter(hand(s, other))
            if rival.took - held:
                return f"seat {other} took {rival.took - held} openly and has it no more"
            found = [*rival.laid, *((self.clock, card) for card in (held - rival.took).elements())]
            slots = [[i for i, (at, p) in enumerate(rival.drew) if at < t and drawn[p][card]] for t, card in found]
            if len(found) != len(rival.drew) or not matched(slots, Counter(range(len(rival.drew)))):
                return f"seat {other} cannot have drawn what he holds and has laid: {held}"
            for t, card in found:
                cards[card].append(tuple({p for at, p in rival.drew if at < t}))
        for card, found_in in cards.items():
            room = Counter({p: n for p, held in enumerate(drawn) if (n := held[card])})
            if len(found_in) != room.total() or not matched(found_in, room):
                return f"{card}: the piles had {room}, and there are {len(found_in)}"
        return ""


def on_table(s: TwoTowers) -> Counter[str]:
    lain: Counter[str] = Counter()
    for seat in range(s.seats):
        for card, (many, gandalf) in rows(s, seat).items():
            lain.update({card: many, "gandalf": gandalf})
    return +lain


def matched(wishes: Sequence[Sequence[int]], room: Counter[int]) -> bool:
    """whether each can have a place that it wishes, with so much room in each place"""
    sits: dict[int, list[int]] = {place: [] for place in room}

    def seated(i: int, tried: set[int]) -> bool:
        for place in wishes[i]:
            if place in sits and place not in tried:
                tried.add(place)
                if len(sits[place]) < room[place]:
                    sits[place].append(i)
                    return True
                for n, other in enumerate(sits[place]):
                    if seated(other, tried):
                        sits[place][n] = i
                        return True
        return False

    return all(seated(i, set()) for i in range(len(wishes)))
