"""An attentive player of The Lidless Eye: what a seat knows of the cards it cannot see, from the book (LE-B-22,
LE-B-28, LE-B-223, LE-B-224, LE-B-242) and from what happens before its eyes."""

from collections import Counter
from typing import cast

from mathom.games.lidless_eye import news, terms
from mathom.games.lidless_eye.box.card import KINDS, NAMES, SITES
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.setup import DeckChoice
from mathom.kernel.dice import fall_kind, fall_knowers, fall_value
from mathom.kernel.game import Game, sees
from mathom.kernel.pile import Pile
from mathom.kernel.state import State

PILES = ("hand", "deck", "discard", "sideboard")
Cards = Counter[int]


def pile(s: Eye, name: str, seat: int) -> Cards:
    return Counter(entry >> 8 for entry in getattr(s, name)[seat].cards)


def lying_open(s: Eye, seat: int) -> Cards:
    """a player's cards that everybody sees: in play, declared, on the marshalling point piles, removed"""
    found: Cards = Counter()
    for c in range(len(s.kind)):
        if s.kind[c] >= 0 and s.owner[c] == seat and s.zone[c] not in (terms.ECHO, terms.GUARD):
            found[int(s.kind[c])] += 1
    found.update(entry >> 8 for entry in s.out[seat].cards)
    for holder in range(s.n):
        for kind in (entry >> 8 for entry in s.stored[holder].cards):
            creature = KINDS[kind].printed.type == "creature"  # lies with who beat it
            if (creature and s.n == 2 and holder != seat) or (not creature and holder == seat):
                found[kind] += 1
    found.update(entry >> 8 for entry in s.beaten if entry >> seat & 1)
    return found


def on_guard(s: Eye, seat: int) -> Cards:
    return Counter(int(s.kind[c]) for c in range(len(s.kind)) if s.zone[c] == terms.GUARD and s.owner[c] == seat)


def all_of(s: Eye, seat: int) -> Cards:
    return sum((pile(s, name, seat) for name in PILES), lying_open(s, seat) + on_guard(s, seat))


class Known:
    """What one knows of a face-down pile of the other player: these cards are in it; and since others were known to be,
    only so many have left it unseen."""

    def __init__(self) -> None:
        self.sure: Cards = Counter()
        self.once: list[Cards] = []  # what was known before some card went unseen, the longest ago first
        self.since: list[int] = []  # and how many have gone since then

    def went(self, kind: int) -> None:
        """one saw it go: it is the one that was known last, as far as one can tell"""
        for known in (self.sure, *reversed(self.once)):
            if known[kind]:
                known[kind] -= 1
                return

    def went_unseen(self, many: int) -> None:
        if many:
            if self.sure.total():
                self.once.append(self.sure)
                self.since.append(0)
            self.since = [n + many for n in self.since]
            self.sure = Counter()
            while self.since and self.since[0] >= sum(known.total() for known in self.once):  # all may be elsewhere
                self.once.pop(0)
                self.since.pop(0)

    def seen(self, kind: int) -> None:
        """a card that is shown and stays"""
        if not self.sure[kind]:
            self.went(kind)
            self.sure[kind] = 1

    def wrong(self, there: Cards) -> str:
        if self.sure - there:
            return f"without {named(self.sure - there)}"
        rest, likely = there - self.sure, Counter[int]()
        for known, gone in zip(reversed(self.once), reversed(self.since), strict=True):
            likely += known
            if (likely & rest).total() < likely.total() - gone:
                return f"with {named(likely & rest)} of {named(likely)}, of which {gone} may be elsewhere"
        return ""


def named(cards: Cards) -> dict[str, int]:
    return {NAMES[kind]: n for kind, n in cards.items()}


class EyeWatcher:
    def __init__(self, game: Game, state: State, seat: int, foe: int | None = None) -> None:
        s = cast(Eye, state)
        if s.news is None:
            s.news = []
        self.heard = len(s.news)
        self.seat, self.foe = seat, 1 - seat if foe is None else foe
        self.known = {name: Known() for name in PILES}
        self.list: Cards | None = None  # of the other's deck, where it is open to him
        self.ever: Cards = Counter()  # so many of each card of the other he has known at once
        self.table = s  # as it lies before everybody; of it he looks only at what he may see
        self.note(s)

    def note(self, s: Eye) -> None:
        """how the other's cards lie: what is open, and what is in each pile, of which he sees the size"""
        self.open = lying_open(s, self.foe)
        self.piles = {name: pile(s, name, self.foe) for name in PILES}
        if s.n > 2 and s.phase == terms.SET_UP:
            return  # the lists are being made up
        if self.list is None and s.deck_name[self.foe] >= 0 and (not s.hidden or s.deck_name[self.foe] < len(READY)):
            self.list = all_of(s, self.foe)

    # -- what happens

    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        b, a = cast(Eye, before), cast(Eye, after)
        assert a.news is not None
        fresh = a.news[self.heard :]
        self.heard = len(a.news)
        if not fresh and not falls and all(p.size() == self.piles[n].total() for n, p in self.theirs(a)):
            return
        old, was, hand = self.open, self.piles, self.piles["hand"]
        self.note(a)
        if a.phase != terms.SET_UP:
            put = Counter(
                int(n.a) for n in fresh if (n.what, n.seat, n.b) == (news.TOLD_GONE, self.foe, news.TO_DISCARD)
            )
            self.follow(b, a, old, was, falls, Counter((n.what, n.seat) for n in fresh), put)
            for n in fresh if hand == self.piles["hand"] else ():
                if n.what == news.TOLD_SHOWN and n.seat == self.foe and hand[n.a] and sees(n, self.seat):
                    self.known["hand"].seen(int(n.a))
        self.ever |= sum((known.sure for known in self.known.values()), self.open)

    def theirs(self, s: Eye) -> list[tuple[str, Pile]]:
        return [(name, getattr(s, name)[self.foe]) for name in PILES]

    def follow(
        self,
        b: Eye,
        a: Eye,
        old: Cards,
        piles: dict[str, Cards],
        falls: list[int],
        told: Counter[tuple[int, int]],
        put: Cards,
    ) -> None:
        """`put`: cards that everybody saw go to the discard pile"""
        foe = self.foe
        came_up, went_down = self.open - old, old - self.open
        draws = told[news.TOLD_DRAW, foe]
        unseen = {"hand": told[news.TOLD_DISCARD, foe] + told[news.TOLD_GUARD, foe], "deck": draws}
        left = dict.fromkeys(PILES, 0)  # so many are gone from there, he does not know which
        reshuffled = self.reshuffled(b, a, told)
        for name in PILES:
            if reshuffled and name in ("deck", "discard"):
                continue
            shrunk = piles[name] - self.piles[name]
            for kind, many in (shrunk & came_up).items():
                for _ in range(many):
                    self.known[name].went(kind)
            left[name] = max((shrunk - came_up).total(), unseen.get(name, 0))
            if name != "deck":
                self.known[name].went_unseen(left[name])
        if reshuffled:  # what was known of the discard pile is known of the new deck
            self.known["deck"] = self.known["discard"]
            left["deck"] = draws
            self.known["discard"] = Known()
        for kind, many in (went_down & put).items():  # one goes to the discard pile, one like it from there to the deck
            if not reshuffled and self.piles["discard"][kind] == piles["discard"][kind]:
                self.known["discard"].went_unseen(many)
                self.known["discard"].sure[kind] += many
                went_down[kind] -= many
        for kind, many in went_down.items():
            where = [name for name in PILES if self.piles[name][kind] > piles[name][kind]]
            if len(where) == 1 and self.piles[where[0]][kind] >= piles[where[0]][kind] + many and not reshuffled:
                self.known[where[0]].sure[kind] += many
        self.known["deck"].went_unseen(left["deck"])  # a card that came into it may be what was drawn then
        self.look(falls, told)

    def reshuffled(self, b: Eye, a: Eye, told: Counter[tuple[int, int]]) -> bool:
        """LE-B-23: the discard pile has become the play deck"""
        emptied = told[news.TOLD_DRAW, self.foe] and not b.deck[self.foe].size()
        asked = any(f.name() == "Exhaust" for f in b.stack)
        waits = any(f.name() == "Exhaust" for f in a.stack)
        return bool((told[news.TOLD_EXHAUSTED, self.foe] or asked or emptied) and not waits) and (
            a.discard[self.foe].size() <= told[news.TOLD_DISCARD, self.foe] + told[news.TOLD_GONE, self.foe]
        )

    def look(self, falls: list[int], told: Counter[tuple[int, int]]) -> None:
        """a look at the other's hand: faces that nobody else saw, and that are no cards of his own"""
        seen = Counter(fall_value(f) for f in falls if fall_kind(f) == terms.DREW and fall_knowers(f) == 1 << self.seat)
        hand = self.piles["hand"]
        if seen and not told[news.TOLD_DRAW, self.seat] and seen + self.known["hand"].sure == hand:
            self.known["hand"] = Known()
            self.known["hand"].sure = hand.copy()

    # -- what cannot be

    def contradiction(self, imagined: State) -> str:
        s = cast(Eye, imagined)
        if isinstance(s.stack[-1], DeckChoice) or (s.n > 2 and s.phase == terms.SET_UP) or self.foe not in s.order:
            return ""
        for name in PILES:
            if pile(s, name, self.seat) != pile(self.table, name, self.seat):
                return f"his own {name} is another one"
            there = pile(s, name, self.foe)
            if there.total() != self.piles[name].total():
                return f"the {name} of the other has {there.total()} cards, not {self.piles[name].total()}"
            if wrong := self.known[name].wrong(there):
                return f"the {name} of the other {wrong}"
        if lying_open(s, self.foe) != self.open or lying_open(s, self.seat) != lying_open(self.table, self.seat):
            return "what lies open is something else"
        own, theirs = on_guard(self.table, self.seat), on_guard(self.table, self.foe).total()
        if (on_guard(s, self.seat), on_guard(s, self.foe).total()) != (own, theirs):
            return "other cards are on guard"
        return self.wrong_list(s) or self.wrong_way(s)

    def wrong_list(self, s: Eye) -> str:
        whole = all_of(s, self.foe)
        if self.list is not None:
            return "" if whole == self.list else f"{named(whole - self.list)} in place of {named(self.list - whole)}"
        if self.ever - whole:
            return f"{named(self.ever - whole)} is not in the other's deck any more"
        for kind, many in whole.items():
            facts = KINDS[kind].printed
            if many > (2 if facts.type == "ringwraith" else 1 if facts.unique else 3):
                return f"{NAMES[kind]} is {many} times in a deck"
        return ""

    def wrong_way(self, s: Eye) -> str:
        for i in self.table.companies(self.foe):
            if s.co_site[i] != self.table.co_site[i]:
                return "a company is elsewhere"
            same = s.co_dest[i] == s.co_site[i] and SITES[s.co_site[i]].printed.kind != "haven"
            if same and not self.table.co_open[i]:
                return f"a company goes from {SITES[s.co_site[i]].name} to the same site"
        return ""


class TableWatcher:
    """The same with more than two players: each of the others is watched."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.others = [EyeWatcher(game, state, seat, p) for p in range(cast(Eye, state).n) if p != seat]

    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        for other in self.others:
            other.saw(before, action, after, falls)

    def contradiction(self, imagined: State) -> str:
        return next(filter(None, (other.contradiction(imagined) for other in self.others)), "")
