"""What can be known of the cards drawn from the pile, once the discard has been shuffled into a new one.

Whoever watches knows every pile after the first card by card: it is the open discard it was made of. So a card drawn
from it is one of those, and a card held since before is not. Each time between two shuffles is therefore kept apart.
Where a player lays a card of which he may have drawn one at several times, it is in doubt from when it was, and the
doubt is kept, too: what is imagined must explain all cards that were laid (`imagine.py`)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.two_towers.terms import KINDS, NOTHING
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import without
from mathom.kernel.vecs import append, vec


class Lore:
    """Public is all but `cards` and `truth`, of which a player knows his own."""

    def __init__(self) -> None:
        self.pools: vec[i64] = vec[i64]()  # time * KINDS: what was in the pile of that time and was not seen since
        # draws: what one player drew in one time, up to a doubt
        self.of: vec[i64] = vec[i64]()  # whose
        self.time: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()  # how many were drawn and are not known to have been laid
        self.cards: vec[i64] = vec[i64]()  # draw * KINDS: those still in the hand
        # doubts: cards laid from a hand, from which draw is not known
        self.layer: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()  # the card
        self.truth: vec[i64] = vec[i64]()  # the draw
        self.before: vec[i64] = vec[i64]()  # it was one of so many first draws
        self.tries: i64 = 0  # steps left of an attempt to explain them

    def copy(self) -> Lore:
        u = Lore()
        u.pools = self.pools[:]
        u.of = self.of[:]
        u.time = self.time[:]
        u.size = self.size[:]
        u.cards = self.cards[:]
        u.layer = self.layer[:]
        u.laid = self.laid[:]
        u.truth = self.truth[:]
        u.before = self.before[:]
        return u

    def now(self) -> i64:
        return len(self.pools) // KINDS - 1

    # -- what happens

    def new_time(self, pile: vec[i64]) -> None:
        """a pile begins, of so many cards of each kind"""
        for k in range(KINDS):
            self.pools = append(self.pools, pile[k])

    def drew(self, seat: i64, card: i64) -> None:
        """What is drawn after a doubtful card was laid cannot be that card: then it is a draw of its own."""
        draw: i64 = len(self.of) - 1
        while draw >= 0 and self.of[draw] != seat:
            draw -= 1
        fresh = draw < 0 or self.time[draw] != self.now()
        for i in range(len(self.layer)):
            if self.layer[i] == seat and self.before[i] > draw:
                fresh = True
        if fresh:
            draw = self.new_draw(seat, self.now())
        self.cards[draw * KINDS + card] += 1
        self.size[draw] += 1

    def new_draw(self, seat: i64, time: i64) -> i64:
        self.of = append(self.of, seat)
        self.time = append(self.time, time)
        self.size = append(self.size, 0)
        for _ in range(KINDS):
            self.cards = append(self.cards, 0)
        return len(self.of) - 1

    def lay(self, seat: i64, card: i64) -> None:
        """a card that nobody saw being taken leaves a hand"""
        draw: i64 = 0
        while self.of[draw] != seat or self.cards[draw * KINDS + card] == 0:
            draw += 1
        self.cards[draw * KINDS + card] -= 1
        self.layer = append(self.layer, seat)
        self.laid = append(self.laid, card)
        self.truth = append(self.truth, draw)
        self.before = append(self.before, len(self.of))
        self.settle()

    def settle(self) -> None:
        """a doubt that leaves one answer is none; each that goes may settle others"""
        i: i64 = 0
        while i < len(self.layer):
            if self.answers(i, self.size, self.pools) > 1:
                i += 1
                continue
            draw = self.truth[i]
            self.size[draw] -= 1
            self.pools[self.time[draw] * KINDS + self.laid[i]] -= 1
            self.layer = without(self.layer, i)
            self.laid = without(self.laid, i)
            self.truth = without(self.truth, i)
            self.before = without(self.before, i)
            i = 0

    def answers(self, doubt: i64, room: vec[i64], supply: vec[i64]) -> i64:
        """how many draws a doubtful card can be of, with so much room in each and so many cards of each time"""
        n: i64 = 0
        for draw in range(self.before[doubt]):
            if self.fits(doubt, draw, room, supply):
                n += 1
        return n

    def fits(self, doubt: i64, draw: i64, room: vec[i64], supply: vec[i64]) -> bool:
        return (
            self.of[draw] == self.layer[doubt]
            and room[draw] > 0
            and supply[self.time[draw] * KINDS + self.laid[doubt]] > 0
        )

    # -- what a seat can tell

    def supply_for(self, seat: i64) -> vec[i64]:
        """time * KINDS: what that player has not seen since; his own draws he knows"""
        supply = self.pools[:]
        for draw in range(len(self.of)):
            if self.of[draw] == seat:
                for k in range(KINDS):
                    supply[self.time[draw] * KINDS + k] -= self.cards[draw * KINDS + k]
        for i in range(len(self.layer)):
            if self.layer[i] == seat:
                supply[self.time[self.truth[i]] * KINDS + self.laid[i]] -= 1
        return supply

    # -- saving

    def fields(self, io: Fields, names: list[str]) -> None:
        many: i64 = self.now() + 1
        for time in range(io.enter("piles", many)):
            io.part("")
            if time >= many:
                self.new_time(vec[i64]([0] * KINDS))
            io.counts("unseen", self.pools, time * KINDS, names)
        io.leave()
        many = len(self.of)
        for draw in range(io.enter("draws", many)):
            io.part("")
            if draw >= many:
                self.new_draw(0, 0)
            self.of[draw] = io.num("of", self.of[draw])
            self.time[draw] = io.num("pile", self.time[draw])
            self.size[draw] = io.num("size", self.size[draw])
            io.counts("cards", self.cards, draw * KINDS, names)
        io.leave()
        many = len(self.layer)
        for i in range(io.enter("doubts", many)):
            io.part("")
            if i >= many:
                self.layer = append(self.layer, 0)
                self.laid = append(self.laid, 0)
                self.truth = append(self.truth, 0)
                self.before = append(self.before, 0)
            self.layer[i] = io.num("of", self.layer[i])
            self.laid[i] = io.word("card", self.laid[i], names, NOTHING)
            self.truth[i] = io.num("draw", self.truth[i])
            self.before[i] = io.num("before", self.before[i])
        io.leave()

    def check(self, hidden: vec[i64], seats: i64, pile: vec[i64]) -> None:
        """refuses what does not fit the hands (seat * KINDS, less what was taken openly) and the pile"""
        many: i64 = len(self.of)
        for draw in range(many):
            if not 0 <= self.of[draw] < seats or not 0 <= self.time[draw] <= self.now():
                raise BadPosition("draws: no such seat or pile")
        room = self.size[:]
        supply = self.pools[:]
        for i in range(len(self.layer)):
            draw = self.truth[i]
            if not 0 <= draw < self.before[i] <= many or self.of[draw] != self.layer[i] or self.laid[i] == NOTHING:
                raise BadPosition("doubts: a card comes from an earlier draw of who laid it")
            room[draw] -= 1
            supply[self.time[draw] * KINDS + self.laid[i]] -= 1
        for draw in range(many):
            for k in range(KINDS):
                n = self.cards[draw * KINDS + k]
                room[draw] -= n
                supply[self.time[draw] * KINDS + k] -= n
                hidden[self.of[draw] * KINDS + k] -= n
        for card in pile:
            if self.now() >= 0:
                supply[self.now() * KINDS + (card >> 8)] -= 1
        for n in hidden:
            if n:
                raise BadPosition("draws: their cards are those of the hands that were not taken openly")
        for n in room:
            if n:
                raise BadPosition("draws: the size is what is held and what is in doubt")
        for n in supply:
            if n:
                raise BadPosition("piles: what was not seen again lies in hands, in doubt or in the pile")
