"""Positions of The Lidless Eye laid by text, and played by text.

    t = lay("0 moria: gorbag (black-mace), tapped shagrat [snaga]; 1 minas-morgul: ren-the-ringwraith")
    t.hold(0, "saw-toothed-blade", "whip")
    t.roll(9, (3, 4))
    t.visit("gorbag").play("enter").quiet()
    assert t.tap["gorbag"] == "wounded"

A company is a seat, a site and its characters; in round brackets lies what a character has with him, in square ones who
follows him, and `tapped` or `wounded` stands before a name. Moves are written as the game writes them
(`table/notation.py`). A card in play is named by its card, `orc-brawler#2` where there are several; a company by any
character in it. Nothing is under way at first, and only what is begun runs: there is no turn around it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, cast

import mathom
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import (
    KINDS,
    NAMES,
    NUMBERS,
    REGION_NUMBERS,
    SITE_NAMES,
    SITE_NUMBERS,
    SITES,
    Card,
    Site,
)
from mathom.games.lidless_eye.news import TO_DISCARD, TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye, empty
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.position.whereabouts import (
    BARTERED,
    ENTERED,
    FACED_ORCS,
    FROM_DARKHAVEN,
    GOES_ON,
    IDLE,
    MH_OVER,
    MOVED,
    RETURNED,
    ROUTE,
    SITE_OVER,
    SITE_STATES,
)
from mathom.games.lidless_eye.rules import companies, council, fallen, influence, sums
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.belongings import ShakeOff, Storing, Transfer
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, CANCELLED, NOT_DEFEATED, Attack
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, creature_attack, special_attack
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.drawing import Draw, Exhaust, Refill
from mathom.games.lidless_eye.rules.influence import FactionCheck
from mathom.games.lidless_eye.rules.journey import Journey, lay_destination
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.setup import from_json
from mathom.games.lidless_eye.table.notation import company_name, piece_name
from mathom.kernel.dice import EVERYONE, Dice, fall
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import ON, OVER, State
from mathom.kernel.words import say

GAME = mathom.game("lidless-eye")
SHOWN = (terms.TABLE, terms.CHAIN, terms.GUARD, terms.ECHO)  # where a name is looked for, in this order
DEEDS = {
    "moved": MOVED,
    "entered": ENTERED,
    "idle": IDLE,
    "movement over": MH_OVER,
    "site over": SITE_OVER,
    "faced orcs": FACED_ORCS,
    "returned": RETURNED,
    "from darkhaven": FROM_DARKHAVEN,
    "goes on": GOES_ON,
    "bartered": BARTERED,
}
OUTCOMES = {BEATEN: "beaten", CANCELLED: "cancelled", NOT_DEFEATED: "not defeated"}
COMPANY = re.compile(r"([01]) ([^:]+):(.*)", re.DOTALL)
MEMBER = re.compile(r"\s*(?:(tapped|wounded) )?([^()\[\],]+?)\s*(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?(?:,|$)")
WORDS = ("new", "general", "nowhere", "deck", "discard", "check", "prowess")
OF_CARDS = ("play", "reveal", "guard", "discard", "choose", "show", "bring", "use")
PLAIN = ("orc-veteran", "orc-brawler", "radbug", "snaga", "ufthak", "muzgash", "lagduf", "tarcil", "layos", "hador")
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


class Offers(list[str]):
    """What can be done; whoever asks whether something is among it must ask for something that makes sense."""

    def __init__(self, t: Laid, texts: list[str]) -> None:
        super().__init__(texts)
        self.t = t

    def __contains__(self, text: object) -> bool:
        self.t.must_make_sense(str(text))
        return super().__contains__(text)


class Laid:
    """A table with cards on it, and what is under way. `s` is the position, for what has no words here."""

    def __init__(self, s: Eye) -> None:
        self.s = s

    def copy(self) -> Laid:
        return Laid(self.s.copy())

    def saved(self) -> Laid:
        """written down and read again"""
        return Laid(from_json(self.s.to_json(), Dice(1)))

    def digest(self) -> int:
        return self.s.digest()

    # -- laying

    def company(self, seat: int, site: str, *names: str) -> list[str]:
        """a company of characters under general influence at a site: its members"""
        i = self.s.new_company(seat, SITE_NUMBERS[site])
        for name in names:
            self.enter(i, name)
        return self.names(self.s.members(i))

    def enter(self, i: int, name: str, host: int = -1) -> str:
        s = self.s
        c = s.lay(NUMBERS[name], s.co_owner[i], terms.TABLE, host)
        s.co[c] = i
        if KINDS[s.kind[c]].type == terms.RINGWRAITH and s.wraith[s.owner[c]] < 0:
            s.wraith[s.owner[c]] = s.kind[c]
        return piece_name(s, c)

    def join(self, company: str, name: str) -> str:
        """one more character in a company"""
        return self.enter(self.number(company), name)

    def follower(self, name: str, host: str) -> str:
        """a character under the direct influence of another"""
        return self.enter(self.number(host), name, self.piece(host))

    def lay_on(self, name: str, host: str, seat: int | None = None) -> str:
        """an item, ally or other card lies with a character; it belongs to his player, or to another seat"""
        c = self.piece(host)
        return self.lay(name, int(self.s.owner[c]) if seat is None else seat, c)

    def lay(self, name: str, seat: int, host: int = -1) -> str:
        """a card lies on the table"""
        return piece_name(self.s, self.s.lay(NUMBERS[name], seat, terms.TABLE, host))

    def guard(self, name: str, company: str) -> None:
        """a card of the opponent lies face down at a company"""
        i = self.number(company)
        other = 1 - int(self.s.co_owner[i])
        c = self.s.lay(NUMBERS[name], other, terms.GUARD, -1, 1 << other)  # before `co` is asked: laying makes it longer
        self.s.co[c] = i

    def hold(self, seat: int, *names: str) -> Laid:
        """more cards in a hand"""
        for name in names:
            self.s.hand[seat].add(NUMBERS[name], 1 << seat)
        return self

    def add(self, pile: str, seat: int, *names: str) -> Laid:
        """more cards on a pile, as all know it: `t.add("discard", 0, "whip")`; in a play deck nobody knows them"""
        for name in names:
            getattr(self.s, pile)[seat].add(NUMBERS[name], 0 if pile == "deck" else terms.BOTH)
        return self

    def stock(self) -> Laid:
        """two full hands, and decks of ten"""
        for seat in range(2):
            self.add("deck", seat, *PLAIN).hold(seat, *PLAIN[:8])
        return self

    def roll(self, *rolls: int | tuple[int, int]) -> Laid:
        """the dice fall so from now on, both told or their sum; a roll more than told is an error"""
        pairs = [(roll // 2, roll - roll // 2) if isinstance(roll, int) else roll for roll in rolls]
        self.s.dice.given = [fall(terms.DIE, EVERYONE, n) for pair in pairs for n in pair]
        self.s.dice.at = 0
        return self

    def draws(self, seat: int, *names: str) -> Laid:
        """these are drawn next"""
        self.s.dice.given = [fall(terms.DREW, 1 << seat, NUMBERS[name]) for name in names]
        self.s.dice.at = 0
        return self

    def all_rolled(self) -> bool:
        """as much fell as was told"""
        dice = self.s.dice
        return dice.given is not None and dice.at == len(dice.given)

    # -- playing

    def offers(self) -> Offers:
        """all that can be done now"""
        return Offers(self, self.words(self.s.actions()) if self.s.seat >= 0 else [])

    def words(self, actions: Iterable[int]) -> list[str]:
        return [GAME.notation(self.s, action) for action in actions]

    def offered(self, beginning: str) -> list[str]:
        """what can be done now and begins so: `t.offered("play whip")`"""
        self.must_make_sense(beginning)
        return [text for text in self.offers() if f"{text} ".startswith(f"{beginning} ")]

    def must_make_sense(self, text: str) -> None:
        """what is asked for could be offered at another time: else it would be no wonder that it is not offered"""
        verb, _, rest = text.partition(" ")
        assert verb in terms.VERBS, text
        s = self.s
        here = {piece_name(s, c) for c in range(len(s.kind)) if s.kind[c] >= 0}
        here |= {company_name(s, i) for i in range(len(s.co_owner)) if s.co_owner[i] >= 0}
        known = {*here, *SITE_NUMBERS, *REGION_NUMBERS, *terms.SITE_KINDS, *terms.REGION_KINDS, *WORDS}
        if verb in OF_CARDS:
            known |= set(NUMBERS)
        for name in re.split(r" > | & | of ", re.sub(r" tapping$| from \w+$", "", rest)):
            assert not name or name in known or name.isdigit(), f"{text}: {name} is nowhere"

    def sites_for(self, name: str) -> set[str]:
        """where a card of the hand may come into play"""
        places = [text.partition(" > ")[2].partition(" & ")[0] for text in self.offered(f"bring {name}")]
        return {self.site[place[:-1]] if place.endswith("+") else place for place in places}

    def play(self, *texts: str) -> Laid:
        """moves; they must be legal"""
        for text in texts:
            offers = self.offers()
            assert text in offers, (text, offers, self.stack)
            self.s.stack[-1].take(self.s, self.s.actions()[offers.index(text)])
            self.settle()
        return self

    def refused(self, text: str) -> tuple[str, str]:
        """why a move is refused: the reason, and the rule"""
        try:
            GAME.parse(cast(State, self.s), text)
        except IllegalAction as error:
            return say(error.words), error.rule
        raise AssertionError(f"{text} was allowed")

    def settle(self) -> Laid:
        """goes on until somebody is asked, or nothing is under way any more"""
        s = self.s
        s.watch()
        while s.stack and not s.ending:
            s.seat = s.stack[-1].go(s)
            if s.seat != ON:
                return self
            s.watch()
        s.seat = OVER
        return self

    def quiet(self, until: Callable[[], bool] = lambda: False) -> Laid:
        """nobody plays a card: passes as long as a chain asks"""
        while self.s.stack and isinstance(self.s.stack[-1], Chain) and self.s.seat >= 0 and not until():
            self.play("pass")
        return self

    def answer(self) -> Laid:
        """a dull answer: passes, or the first that is offered"""
        offers = self.offers()
        return self.play("pass" if "pass" in offers else offers[0])

    def dully(self, until: Callable[[], bool] = lambda: False) -> Laid:
        """nobody does more than he must, up to a moment or to the end"""
        while self.s.stack and self.s.seat >= 0 and not until():
            self.answer()
        return self

    def no_more_draws(self) -> Laid:
        """nobody draws more than he must"""
        while self.stack[-1:] == ["Draw"]:
            self.play("pass")
        return self

    def fight_on(self) -> Laid:
        """what is fought on entering a site runs its course, up to the question what to play"""
        return self.dully(lambda: self.stack == ["SitePhase"])

    # -- beginning something

    def run(self, frame: Procedure) -> Laid:
        self.s.call(frame)
        return self.settle()

    def window(self, words: str, seat: int | None = None) -> Laid:
        """an opportunity: `t.window("travel start")`; the active player speaks first"""
        bits = sum(getattr(terms, word.upper().replace("-", "_")) for word in words.split())
        return self.run(Chain(bits, self.s.active if seat is None else seat))

    def organize(self) -> Laid:
        self.phase = "organization"
        return self.run(Organization())

    def visit(self, company: str) -> Laid:
        """the site phase of a company"""
        return self.run(SitePhase(self.number(company)))

    def journey(self, company: str, site: str = "") -> Laid:
        """the movement/hazard phase of a company"""
        if site:
            lay_destination(self.s, self.number(company), SITE_NUMBERS[site])
        return self.run(Journey(self.number(company)))

    def going(self, company: str, site: str, path: str) -> Laid:
        """a company is on its way along regions of these kinds (c f b w s d), and hazards may be played"""
        i = self.number(company)
        s = self.s
        s.active = s.co_owner[i]
        s.phase = terms.MOVEMENT
        s.now = i
        s.limit = 5
        s.co_dest[i] = SITE_NUMBERS[site]
        s.co_open[i] = 1
        s.co_origin[i] = s.co_site[i]
        for at, letter in enumerate(path):
            s.route[i * ROUTE + at] = "cfbwsd".index(letter)
        return self

    def turn(self) -> Laid:
        return self.run(Turn())

    def check(self, who: str, bonus: int = 0, deadly: int = 1) -> Laid:
        """a corruption check"""
        return self.run(CorruptionCheck(self.piece(who), bonus, deadly))

    def body_check(self, who: str, bonus: int = 0) -> Laid:
        return self.run(BodyCheck(self.piece(who), bonus))

    def win(self, faction: str, who: str) -> Laid:
        """an influence check against a faction"""
        return self.run(FactionCheck(self.piece(faction), self.piece(who)))

    def attempt(self, who: str, target: str) -> Laid:
        """an influence attempt against a card of the opponent"""
        return self.run(OpponentAttempt(self.piece(who), self.piece(target)))

    def test(self, ring: str, bonus: int = 0) -> Laid:
        """a test of a gold ring"""
        return self.run(RingTest(self.piece(ring), bonus))

    def store(self, item: str) -> Laid:
        return self.run(Storing(self.piece(item)))

    def give(self, item: str, to: str) -> Laid:
        return self.run(Transfer(self.piece(item), self.piece(to)))

    def shake_off(self, card: str, tapping: int = 0) -> Laid:
        return self.run(ShakeOff(self.piece(card), tapping))

    def draw(self, seat: int, n: int, at_least: int = 0) -> Laid:
        return self.run(Draw(seat, n, at_least))

    def refill(self, seat: int) -> Laid:
        return self.run(Refill(seat))

    def exhaust(self, seat: int) -> Laid:
        return self.run(Exhaust(seat))

    def meet(self) -> Laid:
        """companies at the same site join"""
        return self.run(Meeting())

    # -- attacks

    def begun(self, attack: Attack, begin: bool) -> Attack:
        if begin:
            self.run(attack).quiet()
        return attack

    def creature(self, name: str, company: str, key: str = "wilderness", begin: bool = True) -> Attack:
        """a creature of the opponent attacks a company, and nobody plays a card; up to the first question"""
        i = self.number(company)
        self.s.now = i
        attack = creature_attack(self.s, self.s.lay(NUMBERS[name], 1 - self.s.co_owner[i], terms.CHAIN), key_of(key))
        return self.begun(attack, begin)

    def attack(
        self, race: str, company: str, strikes: int = 1, prowess: int = 10, body: int = 0, begin: bool = True
    ) -> Attack:
        """an attack without a card, and nobody plays one; up to the first question"""
        attack = special_attack(self.s, self.number(company), terms.RACES[race], strikes, prowess, body)
        return self.begun(attack, begin)

    def automatic(self, company: str, index: int = 0, begin: bool = True) -> Attack:
        """an automatic-attack of a company's site, and nobody plays a card; up to the first question"""
        return self.begun(automatic_attack(self.s, self.number(company), index), begin)

    @property
    def attacked(self) -> bool:
        return "Attack" in self.stack

    @property
    def attacking(self) -> Attack:
        """the attack under way"""
        attack = attack_now(self.s)
        assert isinstance(attack, Attack)
        return attack

    @property
    def strike(self) -> Strike:
        """the strike under way"""
        return strike_now(self.s)

    @property
    def outcome(self) -> str:
        """what the attack came to: beaten, cancelled, not defeated"""
        return OUTCOMES[int(self.s.result)]

    # -- who is where

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

    def does(self, company: str, deed: str) -> Laid:
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

    def tap_site(self, seat: int, site: str) -> Laid:
        self.s.tap_site(seat, SITE_NUMBERS[site])
        return self

    def remove(self, who: str, out: bool = False) -> Laid:
        """a character leaves play: discarded, or removed from the game"""
        fallen.remove_character(self.s, self.piece(who), TO_REMOVED if out else TO_DISCARD)
        return self

    # -- piles, by seat

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

    # -- where we are

    @property
    def wraith(self) -> list[str]:
        """the Ringwraith that each player is, once he is revealed"""
        return [NAMES[kind] if kind >= 0 else "" for kind in self.s.wraith]

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

    # -- figures

    def prowess(self, who: str) -> int:
        return int(sums.prowess(self.s, self.piece(who)))

    def body(self, who: str) -> int:
        return int(sums.body(self.s, self.piece(who)))

    def mind(self, who: str) -> int:
        return int(sums.mind(self.s, self.piece(who)))

    def direct(self, who: str, versus: str = "") -> int:
        """direct influence, against somebody in particular"""
        return int(sums.direct(self.s, self.piece(who), NUMBERS[versus] if versus else -1))

    def unused_direct(self, who: str, versus: str = "") -> int:
        """what is left of it, for somebody in particular"""
        return int(sums.unused_direct(self.s, self.piece(who), NUMBERS[versus] if versus else -1))

    def overdrawn(self, who: str) -> int:
        """by how much his followers need more than his direct influence"""
        return int(sums.overdrawn(self.s, self.piece(who)))

    def control_cost(self, who: str) -> int:
        return int(sums.control_cost(self.s, self.piece(who)))

    def corruption(self, who: str) -> int:
        """corruption points"""
        return int(sums.corruption(self.s, self.piece(who)))

    def general(self, seat: int) -> int:
        """general influence"""
        return int(sums.general(self.s, seat))

    def general_used(self, seat: int) -> int:
        return int(sums.general_used(self.s, seat))

    def hand_size(self, seat: int) -> int:
        return int(sums.hand_size(self.s, seat))

    def influence_sum(self, who: str, target: str) -> int:
        """what is added to his roll"""
        return int(influence.influence_sum(self.s, self.piece(who), self.piece(target)))

    def given_points(self, name: str) -> int:
        """marshalling points of a card in play"""
        return int(council.given_points(self.s, self.piece(name)))

    def points(self, seat: int) -> dict[str, int]:
        """marshalling points by kind, where there are any"""
        found = zip(terms.POINT_KINDS, council.points(self.s, seat), strict=True)
        return {kind: int(n) for kind, n in found if n}

    def size(self, company: str) -> int:
        return int(companies.size(self.s, self.number(company)))

    def overt(self, company: str) -> bool:
        return companies.overt(self.s, self.number(company))


def lay(text: str = "", *, advanced: int = 0, active: int = 0) -> Laid:
    """a table with companies, and nothing under way"""
    s = empty(Dice(1))
    s.advanced = advanced
    s.active = active
    s.seat = OVER
    t = Laid(s)
    belongings: list[tuple[str, str]] = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        told = COMPANY.fullmatch(part)
        assert told, f"no company: {part}"
        i = int(s.new_company(int(told[1]), SITE_NUMBERS[told[2].strip()]))
        for position, name, things, followers in MEMBER.findall(told[3].strip()):
            who = t.enter(i, name.strip())
            if position:
                t.tap[who] = position
            belongings += [(thing, who) for thing in listed(things)]
            for other in listed(followers):
                t.enter(i, other, t.piece(who))
    for thing, who in belongings:
        t.lay_on(thing, who)
    return t


def card_of(name: str) -> Card:
    """what is printed on a card, and what it does"""
    return KINDS[NUMBERS[name]]


def site_of(name: str) -> Site:
    return SITES[SITE_NUMBERS[name]]


def listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def key_of(word: str) -> int:
    """what a creature is keyed to, by name"""
    if word in terms.REGION_KINDS:
        return terms.KEY_REGION_KIND + terms.REGION_KINDS.index(word)
    if word in terms.SITE_KINDS:
        return terms.KEY_SITE_KIND + terms.SITE_KINDS.index(word)
    if word in REGION_NUMBERS:
        return terms.KEY_REGION + REGION_NUMBERS[word]
    return terms.KEY_SITE + SITE_NUMBERS[word]
