"""What lies on a table laid by text (`laying`), asked and changed by its name: `t.tap["gorbag"] = "tapped"`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, Self, TypeVar

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import NAMES, NUMBERS, SITE_NAMES, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import (
    BARTERED,
    BY_WILDERNESS,
    ENTERED,
    FACED_ORCS,
    FROM_HAVEN,
    GOES_ON,
    IDLE,
    MH_OVER,
    MOVED,
    RETURNED,
    SITE_OVER,
    SITE_STATES,
)
from mathom.games.lidless_eye.table.notation import piece_name

SHOWN = (terms.TABLE, terms.CHAIN, terms.GUARD, terms.ECHO)  # where a name is looked for, in this order
DEEDS = {
    "moved": MOVED,
    "entered": ENTERED,
    "idle": IDLE,
    "movement over": MH_OVER,
    "site over": SITE_OVER,
    "faced orcs": FACED_ORCS,
    "returned": RETURNED,
    "from haven": FROM_HAVEN,
    "goes on": GOES_ON,
    "bartered": BARTERED,
    "by wilderness": BY_WILDERNESS,
}
Value = TypeVar("Value")


class Told(Generic[Value]):
    """Something about each piece, company or site, asked for and changed by name: `t.tap["gorbag"] = "tapped"`."""

    def __init__(self, get: Callable[[str], Value], put: Callable[[str, Value], None]) -> None:
        self.get = get
        self.put = put

    def __getitem__(self, name: str) -> Value:
        return self.get(name)

    def __setitem__(self, name: str, value: Value) -> None:
        self.put(name, value)


class Shown:
    """A table with cards on it, by their names; `s` is the position."""

    def __init__(self, s: Eye) -> None:
        self.s = s

    def digest(self) -> int:
        return self.s.digest()

    def piece(self, name: str) -> int:
        """the number of a card that must be in play, the first of several"""
        kind, _, which = name.partition("#")
        s = self.s
        for zone in SHOWN:
            found = [c for c in range(len(s.kind)) if s.kind[c] == NUMBERS[kind] and s.zone[c] == zone]
            if which:
                found = [c for c in found if piece_name(s, c) == name]
            if found:
                return found[0]
        raise AssertionError(f"{name} is not in play")

    def __contains__(self, name: str) -> bool:
        """whether a card is in play"""
        kind, _, which = name.partition("#")
        s = self.s
        found = [c for c in s.table if s.kind[c] == NUMBERS[kind] and s.zone[c] == terms.TABLE]
        return any(piece_name(s, c) == name for c in found) if which else bool(found)

    def number(self, company: str) -> int:
        """the number of the company in which a card is"""
        return int(self.s.company_of(self.piece(company)))

    def name(self, c: int) -> str:
        return piece_name(self.s, c) if c >= 0 else ""

    def names(self, pieces: Iterable[int]) -> list[str]:
        return [self.name(c) for c in pieces]

    def members(self, company: str) -> list[str]:
        """the characters in his company"""
        return self.names(self.s.members(self.number(company)))

    def on(self, name: str) -> list[str]:
        """what lies with a card: items, allies, corruption cards, followers"""
        return self.names(self.s.on(self.piece(name)))

    def characters(self, seat: int) -> list[str]:
        return self.names(self.s.characters(seat))

    def about(self, values: str, words: list[str]) -> Told[str]:
        """one of the numbers of each piece, in words"""

        def get(name: str) -> str:
            return words[int(getattr(self.s, values)[self.piece(name)])]

        def put(name: str, word: str) -> None:
            getattr(self.s, values)[self.piece(name)] = words.index(word)

        return Told(get, put)

    @property
    def tap(self) -> Told[str]:
        """untapped, tapped or wounded"""
        return self.about("tap", terms.POSITIONS)

    @property
    def host(self) -> Told[str]:
        """with whom a card lies, who controls a character; nothing for general influence"""

        def put(name: str, host: str) -> None:
            self.s.host[self.piece(name)] = self.piece(host) if host else -1

        return Told(lambda name: self.name(int(self.s.host[self.piece(name)])), put)

    @property
    def owner(self) -> Told[int]:
        def put(name: str, seat: int) -> None:
            self.s.owner[self.piece(name)] = seat

        return Told(lambda name: int(self.s.owner[self.piece(name)]), put)

    @property
    def co(self) -> Told[int]:
        """the number of a card's company, so that two can be compared"""

        def put(name: str, company: int) -> None:
            self.s.co[self.piece(name)] = company

        return Told(self.number, put)

    @property
    def site(self) -> Told[str]:
        """where a company is, or comes from"""

        def put(company: str, site: str) -> None:
            self.s.co_site[self.number(company)] = SITE_NUMBERS[site]

        return Told(lambda company: SITE_NAMES[self.s.co_site[self.number(company)]], put)

    @property
    def origin(self) -> Told[str]:
        """where a company set out from"""

        def get(company: str) -> str:
            site = self.s.co_origin[self.number(company)]
            return SITE_NAMES[site] if site >= 0 else ""

        def put(company: str, site: str) -> None:
            self.s.co_origin[self.number(company)] = SITE_NUMBERS[site] if site else -1

        return Told(get, put)

    @property
    def goal(self) -> Told[str]:
        """where a company goes"""

        def get(company: str) -> str:
            site = self.s.co_dest[self.number(company)]
            return SITE_NAMES[site] if site >= 0 else ""

        def put(company: str, site: str) -> None:
            self.s.co_dest[self.number(company)] = SITE_NUMBERS[site] if site else -1

        return Told(get, put)

    def did(self, company: str) -> list[str]:
        """what a company did this turn"""
        return [deed for deed, bit in DEEDS.items() if self.s.co_did[self.number(company)] & bit]

    def does(self, company: str, deed: str) -> Self:
        self.s.co_did[self.number(company)] |= DEEDS[deed]
        return self

    @property
    def site_card(self) -> Told[str]:
        """of the first seat: free, tapped or discarded"""
        words = ["free", *SITE_STATES[1:]]

        def put(site: str, word: str) -> None:
            self.s.site_state[SITE_NUMBERS[site]] = words.index(word)

        return Told(lambda site: words[self.s.site_state[SITE_NUMBERS[site]]], put)

    def site_tapped(self, seat: int, site: str) -> bool:
        return self.s.site_tapped(seat, SITE_NUMBERS[site])

    def tap_site(self, seat: int, site: str) -> Self:
        self.s.tap_site(seat, SITE_NUMBERS[site])
        return self

    def pile(self, name: str) -> list[list[str]]:
        return [[NAMES[entry >> 8] for entry in pile.cards] for pile in getattr(self.s, name)]

    @property
    def hand(self) -> list[list[str]]:
        return self.pile("hand")

    @property
    def deck(self) -> list[list[str]]:
        return self.pile("deck")

    @property
    def discard(self) -> list[list[str]]:
        return self.pile("discard")

    @property
    def sideboard(self) -> list[list[str]]:
        return self.pile("sideboard")

    @property
    def stored(self) -> list[list[str]]:
        return self.pile("stored")

    @property
    def out(self) -> list[list[str]]:
        """removed from the game"""
        return self.pile("out")

    @property
    def wraith(self) -> list[str]:
        """the Ringwraith that each player is, once he is revealed"""
        return [NAMES[kind] if kind >= 0 else "" for kind in self.s.avatar]

    @property
    def seat(self) -> int:
        """who is asked"""
        return int(self.s.seat)

    @property
    def over(self) -> bool:
        """nothing is under way any more"""
        return self.s.over

    @property
    def result(self) -> int:
        """what the last procedure came to"""
        return int(self.s.result)

    @property
    def stack(self) -> list[str]:
        """what is under way, the last begun at the end"""
        return [frame.name() for frame in self.s.stack]

    @property
    def phase(self) -> str:
        return terms.PHASES[self.s.phase]

    @phase.setter
    def phase(self, word: str) -> None:
        self.s.phase = terms.PHASES.index(word)

    @property
    def now(self) -> str:
        """the first character of the company whose phase it is"""
        return self.name(int(self.s.members(self.s.now)[0])) if self.s.now >= 0 else ""

    @now.setter
    def now(self, company: str) -> None:
        self.s.now = self.number(company)

    @property
    def ending(self) -> str:
        return terms.ENDINGS[self.s.ending]

    def seen(self, seat: int) -> list[str]:
        """what his opponent knows of a hand"""
        return [NAMES[entry >> 8] for entry in self.s.hand[seat].cards if entry & 1 << (1 - seat)]

    def came(self, name: str) -> Self:
        """a card came into play this turn"""
        self.s.used[self.piece(name)] |= terms.CAME
        return self

    def marked(self, who: str, word: str) -> bool:
        """whether something was noted about a card this turn, by its name in `terms`: tempted, orphaned"""
        return bool(self.s.used[self.piece(who)] & getattr(terms, word.upper()))

    def unmark(self, who: str, word: str) -> Self:
        self.s.used[self.piece(who)] &= ~getattr(terms, word.upper())
        return self

    def wield(self, item: str) -> Self:
        """this one of several items of its kind is in use"""
        for other in self.s.on(self.s.host[self.piece(item)]):
            self.s.used[other] &= ~terms.IN_USE
        self.s.used[self.piece(item)] |= terms.IN_USE
        return self

    def take_from(self, pile: str, seat: int, name: str) -> Self:
        """a card less on a pile or in a hand"""
        cards = getattr(self.s, pile)[seat]
        cards.take(NUMBERS[name], next(entry & 255 for entry in cards.cards if entry >> 8 == NUMBERS[name]))
        return self

    def lasting(self, name: str) -> bool:
        """whether what a card did still lasts"""
        return any(self.s.kind[c] == NUMBERS[name] and self.s.zone[c] == terms.ECHO for c in self.s.table)
