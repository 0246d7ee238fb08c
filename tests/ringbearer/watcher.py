"""An attentive player, written from the rulebook: keeps a list of what his seat has been shown, and says whether a
position could be the true one. Nothing here is taken from `imagine` or from the lore that it deals by."""

from collections import Counter
from typing import cast

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.game import RingbearerGame
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import fall_kind, fall_value
from mathom.kernel.game import Game, seen_by
from mathom.kernel.state import State

Card = tuple[str, bool]  # its name, and whether it has a start mark
Hand = tuple[int, bool]  # whose, and whether these are his reversed cards
Slot = tuple[int, frozenset[str]]  # a hidden card: which shuffle it is from, and the sorts that it is not
Event = tuple[str, object]  # of a hand: drew a card of a shuffle; a card is gone; none of a sort is there


def sort_of(card: Card) -> str:
    name = card[0]
    return "sauron" if name == "sauron" else "helper" if name.startswith("helper") else "colour"


class Deck:
    """What one player knows of a deck: what went into each shuffle and has not shown itself to him since, and the
    history of every hand that he does not see."""

    def __init__(self) -> None:
        self.unseen: list[Counter[Card]] = []
        self.sizes: list[int] = []  # of the shuffles: what is still in the pile
        self.histories: dict[Hand, list[Event]] = {}

    def shuffled(self, cards: Counter[Card]) -> None:
        self.unseen.append(Counter(cards))
        self.sizes.append(sum(cards.values()))

    @property
    def top(self) -> int:
        """the shuffle that is drawn from: the first that is not used up"""
        return next(i for i, n in enumerate(self.sizes) if n)

    @property
    def used_up(self) -> bool:
        return not any(self.sizes)

    def drew(self, hand: Hand | None, card: Card | None) -> None:
        """None: a hand that is seen, or nobody's; None: a card that is not"""
        top = self.top
        self.sizes[top] -= 1
        if card is not None:
            self.unseen[top][card] -= 1
        elif hand is not None:
            self.histories.setdefault(hand, []).append(("drew", top))

    def gone(self, hand: Hand, card: Card) -> None:
        self.histories.setdefault(hand, []).append(("gone", card))

    def none_in(self, hand: Hand, sort: str) -> None:
        self.histories.setdefault(hand, []).append(("none", sort))

    # -- could it be so?

    def impossible(self, hands: dict[Hand, Counter[Card]], pile: Counter[Card]) -> str:
        """why there cannot be these hidden hands with that pile"""
        rest = [Counter(cards) for cards in self.unseen]
        if not self.used_up:
            for i in range(self.top, len(rest)):  # of several shuffles that are left the upper one is marked: RB-8
                mine = Counter({c: n for c, n in pile.items() if len(rest) - self.top == 1 or c[1] == (i == self.top)})
                if any(n > rest[i][card] for card, n in mine.items()) or mine.total() != self.sizes[i]:
                    left = sorted(rest[i].elements())
                    return f"the pile is {sorted(pile.elements())}, and of its shuffle is left {left}"
                rest[i] -= mine
        elif pile:
            return "the pile is used up"
        for hand in hands:
            events = self.histories.get(hand, [])
            many = sum(e[0] == "drew" for e in events) - sum(e[0] == "gone" for e in events)
            if hands[hand].total() != many:
                return f"{hand} has {hands[hand].total()} cards, not {many}"
        lives = [
            [*events, *(("gone", card) for card in hands.get(hand, Counter()).elements())]
            for hand, events in self.histories.items()
        ]
        if Telling(lives, rest).can_be(0, 0, ()):
            return ""
        return f"hands {hands} and pile {sorted(pile.elements())} cannot have come about"


class Telling:
    """Whether the histories of all hidden hands, each with the cards it has now at its end, can be told with what came
    out of the shuffles: every card that is named was some card drawn before, and in the end none is left."""

    def __init__(self, lives: list[list[Event]], rest: list[Counter[Card]]) -> None:
        self.lives = lives
        self.rest = rest
        self.failed: set[object] = set()

    def can_be(self, hand: int, e: int, slots: tuple[Slot, ...]) -> bool:
        """from the e-th event of a hand on"""
        taken: list[tuple[int, Card]] = []  # where there is no choice
        found = self.go_on(hand, e, slots, taken)
        if not found:
            for i, card in taken:
                self.rest[i][card] += 1
        return found

    def go_on(self, hand: int, e: int, slots: tuple[Slot, ...], taken: list[tuple[int, Card]]) -> bool:
        while hand < len(self.lives):
            if e == len(self.lives[hand]):
                if slots:
                    return False
                hand, e = hand + 1, 0
                continue
            what, about = self.lives[hand][e]
            e += 1
            if what == "drew":
                slots = (*slots, (cast(int, about), frozenset()))
            elif what == "none":
                slots = tuple((i, sorts | {cast(str, about)}) for i, sorts in slots)
            else:
                card = cast(Card, about)
                could = {s for s in slots if self.rest[s[0]][card] > 0 and sort_of(card) not in s[1]}
                if len(could) > 1:
                    return self.choose(hand, e, slots, could, card)
                if not could:
                    return False
                slot = could.pop()
                slots = without(slots, slot)
                self.rest[slot[0]][card] -= 1
                taken.append((slot[0], card))
        return not any(cards.total() for cards in self.rest)

    def choose(self, hand: int, e: int, slots: tuple[Slot, ...], could: set[Slot], card: Card) -> bool:
        rest = tuple(frozenset((c, n) for c, n in cards.items() if n) for cards in self.rest)
        key = (hand, e, frozenset(Counter(slots).items()), rest)
        if key in self.failed:
            return False
        for slot in could:
            self.rest[slot[0]][card] -= 1
            if self.can_be(hand, e, without(slots, slot)):
                return True
            self.rest[slot[0]][card] += 1
        self.failed.add(key)
        return False


def without(slots: tuple[Slot, ...], slot: Slot) -> tuple[Slot, ...]:
    i = slots.index(slot)
    return slots[:i] + slots[i + 1 :]


class Companion:
    """The watcher of `tests/watching.py` for this game."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = cast(RingbearerGame, game)
        self.seat = seat
        s = cast(Ringbearer, state)
        self.seats = int(s.seats)
        self.deck, self.darks = Deck(), Deck()
        self.seen: dict[Hand, Counter[Card]] = {}  # the hands that this seat sees
        box = self.game.components
        start: Counter[Card] = Counter()
        others: Counter[Card] = Counter()
        for row in box.card:
            name = self.game.edition.cards[box.card_kind(row)]
            (start if row.start else others)[name, row.start] += row.copies
        in_all = 4 * self.seats + s.pile.size()
        others["sauron", False] = in_all - start.total() - others.total()
        self.deck.shuffled(start)
        self.deck.shuffled(others)
        for owner in range(self.seats):
            for turned in (False, True):
                hand = (owner, turned)
                dealt = list(self.cards_of(s, hand).elements()) if self.sees(hand) else [None] * (1 if turned else 3)
                for card in dealt:
                    self.into(hand, card)
        dark: Counter[Card] = Counter()
        for dark_row in box.dark:
            dark[self.game.edition.darks[box.dark_kind(dark_row)], False] += dark_row.copies
        self.darks.shuffled(dark)

    def sees(self, hand: Hand) -> bool:
        """RB-12, RB-105"""
        owner, turned = hand
        return (owner == self.seat) != turned

    # -- what happens to cards

    def into(self, hand: Hand, card: Card | None) -> None:
        if self.sees(hand):
            assert card
            self.seen.setdefault(hand, Counter())[card] += 1
            self.deck.drew(None, card)
        else:
            self.deck.drew(hand, None)

    def out_of(self, hand: Hand, card: Card) -> None:
        if self.sees(hand):
            self.seen[hand][card] -= 1
            assert self.seen[hand][card] >= 0
        else:
            self.deck.gone(hand, card)

    def none_seen(self, seat: int, sort: str) -> None:
        """somebody sees no such card, in his hand or reversed in the hands of others"""
        for owner in range(self.seats):
            hand = (owner, owner != seat)
            if not self.sees(hand):
                self.deck.none_in(hand, sort)

    # -- what happens

    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        """the action first, then what the next player must lay: RB-16, RB-21"""
        b, a = cast(Ringbearer, before), cast(Ringbearer, after)
        news = Falls(self.game, falls, self.seat)
        self.in_play: list[str] = []  # the dark card that the servant lays or plays with this move
        words = self.game.notation(b, action).split(" ")
        actor = int(b.seat)
        if words[0] == "draw":
            self.draw(b, news, actor, words[1:] == ["reversed"])
        elif words[0] == "use" and words[-1] == "draw-two":
            self.draw(b, news, actor, False)
            if news.of(terms.A_CARD):
                self.draw(b, news, actor, False)
        elif words[0] == "lay":
            owner = int(words[4].removeprefix("player-")) - 1 if "from" in words else actor
            self.out_of((owner, owner != actor), (words[1], news.mark(words[1])))
        elif words[0] == "take":
            owner = int(words[1].removeprefix("player-")) - 1
            if words[2] == "hidden":
                self.out_of((owner, False), cast(Card, news.card()))
            else:
                self.out_of((owner, True), (words[2], news.mark(words[2])))
        elif words[0] in ("aside", "play"):
            self.dark_gone(actor, words[1])
            self.in_play = words[1:]
        elif words[0] == "lapse" and actor != b.servant:
            self.none_seen(actor, "colour")  # RB-24: he would have had to lay it
        while news.of(terms.A_CARD):  # the servant draws for all to see
            self.renew(b)
            self.deck.drew(None, cast(Card, news.card(self.deck.top == 0)))
        while news.of(terms.A_DARK):
            self.dark_draw(b, a, news, actor)
        if news.of(terms.A_TILE):
            news.next()
        if not news.over and not a.over:
            self.new_turn(b, a, news)

    def draw(self, before: Ringbearer, news: "Falls", seat: int, turned: bool) -> None:
        self.renew(before)
        self.into((seat, turned), news.card(self.deck.top == 0))

    def renew(self, before: Ringbearer) -> None:
        """RB-54: when the pile is used up, the next card comes out of the discard, which all could look through"""
        if self.deck.used_up:
            cards = zip(self.game.edition.cards, before.discard, before.marked_discard, strict=True)
            fresh: Counter[Card] = Counter()
            for name, n, marked in cards:
                fresh[name, False] += int(n - marked)
                fresh[name, True] += int(marked)
            self.deck.shuffled(+fresh)

    def new_turn(self, before: Ringbearer, after: Ringbearer, news: "Falls") -> None:
        seat = int(after.seat)
        for owner, name in news.shown():
            self.out_of((owner, owner != seat), (name, False))
        self.none_seen(seat, "sauron")
        if before.servant != after.servant:
            fallen = int(after.servant)
            thrown: Counter[Card] = Counter()
            while news.of(terms.A_SHOWING):
                owner, name = news.shown_card()
                assert owner == fallen
                thrown[name, news.mark(name)] += 1
            facing, turned = (fallen, False), (fallen, True)
            known = turned if self.sees(turned) else facing
            thrown -= self.seen.get(known, Counter())
            self.seen[known] = Counter()
            for card in thrown.elements():
                self.out_of(facing if known == turned else turned, card)
            while news.of(terms.A_DARK):
                self.dark_draw(before, after, news, fallen)
        if seat != after.servant:
            for owner, name in news.shown():
                self.out_of((owner, owner != seat), (name, False))
            self.none_seen(seat, "helper")
        assert news.over

    # -- dark cards

    def dark_draw(self, before: Ringbearer, after: Ringbearer, news: "Falls", servant: int) -> None:
        if self.darks.used_up:  # then its discard holds all that lay open before and does not lie open now
            discard = Counter((name, False) for name in self.in_play) + self.open_darks(before) - self.open_darks(after)
            for name, n in zip(self.game.edition.darks, before.dark_discard, strict=True):
                discard[name, False] += int(n)
            self.darks.shuffled(+discard)
        value = news.next()
        if servant == self.seat:
            assert value is not None
            self.darks.drew(None, (self.game.edition.darks[value], False))
        else:
            self.darks.drew((servant, False), None)

    def open_darks(self, s: Ringbearer) -> Counter[Card]:
        """before the servant, at tiles, and while one is played"""
        cards: Counter[Card] = Counter()
        for k, name in enumerate(self.game.edition.darks):
            cards[name, False] = int(s.before[k] + s.paid[1 + k]) + (s.playing == k)
        for colour, name in enumerate(self.game.edition.colours):
            cards[f"dark-surcharge-{name}", False] += sum(int(n) for n in s.tolls[colour :: terms.COLOURS])
        return cards

    def dark_gone(self, servant: int, name: str) -> None:
        if servant != self.seat:
            self.darks.gone((servant, False), (name, False))

    # -- could it be so?

    def contradiction(self, imagined: State) -> str:
        s = cast(Ringbearer, imagined)
        hidden: dict[Hand, Counter[Card]] = {}
        for owner in range(self.seats):
            for turned in (False, True):
                hand = (owner, turned)
                if owner == s.servant:
                    continue
                if not self.sees(hand):
                    hidden[hand] = self.cards_of(s, hand)
                elif self.cards_of(s, hand) != +self.seen.get(hand, Counter()):
                    return f"{hand} holds {self.cards_of(s, hand)}, and I see {self.seen.get(hand)}"
        types = self.game.edition.types
        marked = len(s.pile.cards) - (s.pile.top_size() if len(s.pile.tops) else 0)
        pile: Counter[Card] = Counter()
        for i, card in enumerate(s.pile.cards):
            name = types[card >> 8]
            pile[name.removesuffix("-start"), name.endswith("-start") or i >= marked] += 1
        wrong = self.deck.impossible(hidden, pile)
        if wrong or s.servant == terms.NOTHING:
            return wrong
        names = self.game.edition.darks
        dark_pile = Counter((names[card >> 8], False) for card in s.dark_pile.cards)
        dark_hand = Counter({(names[k], False): int(n) for k, n in enumerate(s.dark_hand) if n})
        return self.darks.impossible({} if s.servant == self.seat else {(int(s.servant), False): dark_hand}, dark_pile)

    def cards_of(self, s: Ringbearer, hand: Hand) -> Counter[Card]:
        first = hand[0] * terms.KINDS
        counts, marks = (s.back, s.marked_back) if hand[1] else (s.hand, s.marked)
        cards: Counter[Card] = Counter()
        for k, n in enumerate(counts[first : first + terms.KINDS]):
            if n:
                marked = int(marks[first + k])
                cards[self.game.edition.cards[k], False] += int(n) - marked
                cards[self.game.edition.cards[k], True] += marked
        return +cards


class Falls:
    """The values that fell in a move, one after the other, as a seat sees them."""

    def __init__(self, game: RingbearerGame, falls: list[int], seat: int) -> None:
        self.game = game
        self.falls = falls
        self.seat = seat
        self.at = 0

    @property
    def over(self) -> bool:
        return self.at == len(self.falls)

    def of(self, kind: int) -> bool:
        return not self.over and fall_kind(self.falls[self.at]) == kind

    def next(self) -> int | None:
        """what fell; None where this seat does not see it"""
        f = self.falls[self.at]
        self.at += 1
        return fall_value(f) if seen_by(f, self.seat) else None

    def card(self, start: bool = False) -> Card | None:
        """a card that was drawn; the start cards are drawn first and all have their mark"""
        value = self.next()
        if value is None:
            return None
        name = self.game.edition.types[value]
        return name.removesuffix("-start"), start or name.endswith("-start")

    def mark(self, name: str) -> bool:
        """whether a card just laid open has a start mark; only colour cards can have one"""
        if sort_of((name, False)) != "colour" or name == "joker":
            return False
        value = self.next()
        assert value in (terms.WITH_MARK, terms.WITHOUT_MARK)
        return value == terms.WITH_MARK

    def shown_card(self) -> tuple[int, str]:
        value = self.next()
        assert value
        owner, k = divmod(value - 1, terms.KINDS)
        return owner, self.game.edition.cards[k]

    def shown(self) -> list[tuple[int, str]]:
        """the cards that had to be laid, up to the end of it"""
        found = []
        while fall_value(self.falls[self.at]):
            found.append(self.shown_card())
        self.next()
        return found
