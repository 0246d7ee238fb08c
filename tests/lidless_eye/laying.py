"""Positions of The Lidless Eye laid by text, and played by text.

    t = lay("0 moria: gorbag (black-mace), tapped shagrat [snaga]; 1 minas-morgul: ren-the-ringwraith")
    t.hold(0, "saw-toothed-blade", "whip")
    t.roll(9, (3, 4))
    t.visit("gorbag").play("enter").quiet()
    assert t.tap["gorbag"] == "wounded"

A company is a seat, a site and its characters; in round brackets lies what a character has with him, in square ones who
follows him, and `tapped` or `wounded` stands before a name. Moves are written as the game writes them
(`table/notation.py`). A card in play is named by its card, `orc-brawler#2` where there are several; a company by any
character in it. A player at a hero site is a Wizard player. Nothing is under way at first, and only what is begun
runs: there is no turn around it."""

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
    REGION_NAMES,
    REGION_NUMBERS,
    SITE_NAMES,
    SITE_NUMBERS,
    SITES,
    SITES_OF,
    T_ITEM,
    T_TRAVEL,
    T_UNTAP,
    Card,
    Site,
)
from mathom.games.lidless_eye.cards.kit.wraiths import may_use_palantir
from mathom.games.lidless_eye.news import TO_DISCARD, TO_REMOVED, TOLD_CHECK
from mathom.games.lidless_eye.position.eye import Eye, empty
from mathom.games.lidless_eye.position.procedure import Procedure
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
    ROUTE,
    SITE_OVER,
    SITE_STATES,
)
from mathom.games.lidless_eye.rules import companies, council, fallen, influence, rings, routes, sums
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.belongings import ShakeOff, Storing, Transfer, fill_stores
from mathom.games.lidless_eye.rules.bringing import fill_brings
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, CANCELLED, NOT_DEFEATED, Attack
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import (
    automatic_attack,
    creature_attack,
    site_attacks,
    special_attack,
)
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_sum
from mathom.games.lidless_eye.rules.drawing import Draw, Exhaust, Refill
from mathom.games.lidless_eye.rules.influence import FactionCheck
from mathom.games.lidless_eye.rules.journey import ARRIVES, ENDS, TRAVELS, Journey, lay_destination
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.site_phase import PLAYS, SitePhase
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.rules.turn import LONG_OVER, TURN_OVER, Turn, untap
from mathom.games.lidless_eye.setup import from_json
from mathom.games.lidless_eye.table.notation import company_name, piece_name
from mathom.kernel.dice import ANY, EVERYONE, Dice, fall
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import ON, OVER, Buffer, State
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
    "from haven": FROM_HAVEN,
    "goes on": GOES_ON,
    "bartered": BARTERED,
    "by wilderness": BY_WILDERNESS,
}
OUTCOMES = {BEATEN: "beaten", CANCELLED: "cancelled", NOT_DEFEATED: "not defeated"}
COMPANY = re.compile(r"([0-4]) ([^:]+):(.*)", re.DOTALL)
MEMBER = re.compile(r"\s*(?:(tapped|wounded) )?([^()\[\],]+?)\s*(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?(?:,|$)")
WORDS = ("new", "general", "nowhere", "deck", "discard", "check", "prowess", "player-2", "player-3")
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
        i = self.found(seat, site)
        for name in names:
            self.enter(i, name)
        return self.names(self.s.members(i))

    def found(self, seat: int, site: str) -> int:
        """a company without anybody yet; its site says of which camp its player is, and who has none yet"""
        for p in range(self.s.n):
            if p == seat or p not in self.s.co_owner:
                self.s.camp[p] = SITES[SITE_NUMBERS[site]].camp
        return int(self.s.new_company(seat, SITE_NUMBERS[site]))

    def enter(self, i: int, name: str, host: int = -1) -> str:
        s = self.s
        c = s.lay(NUMBERS[name], s.co_owner[i], terms.TABLE, host)
        s.co[c] = i
        if KINDS[s.kind[c]].avatar and s.avatar[s.owner[c]] < 0:
            s.avatar[s.owner[c]] = s.kind[c]
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
        c = self.s.lay(NUMBERS[name], other, terms.GUARD, -1, 1 << other)  # first: laying makes `co` longer
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
        numbered = verb in ("excess", "number")
        for at, name in enumerate(re.split(r" > | & | of ", re.sub(r" tapping$| from \w+$", "", rest))):
            assert not name or name in known or (name.isdigit() and (at or numbered)), f"{text}: {name} is nowhere"

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
            s.seat = s.proceed()
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

    def at_play(self, company: str) -> Laid:
        """the site phase of a company that has faced all there is: up to the question what to play"""
        self.phase = "site"
        self.does(company, "entered")
        self.now = company
        frame = SitePhase(self.number(company))
        frame.step = PLAYS
        return self.run(frame)

    def clash(self, company: str, other: str) -> Laid:
        """a company attacks one of the other camp, and nobody plays a card; up to the first question"""
        self.now = company
        return self.run(Clash(self.number(company), self.number(other))).quiet()

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

    # -- cards of one's own: a window, and what is played or used in it

    def targets(self, name: str, verb: str = "play") -> list[str]:
        """what a card may be played on now, or used on: `["gorbag & snaga"]`; `[""]` for a card without a target"""
        begin = f"{verb} {name}"
        return [text.removeprefix(begin).removeprefix(" > ").strip() for text in self.offered(begin)]

    def usable(self, name: str, window: str = "organise") -> list[str]:
        """what the active player could use a card in play on in a new window; nothing is left of it"""
        t = self.copy().window(window)
        return t.targets(name, "use") if t.seat == t.s.active else []

    def uses(self, text: str, window: str = "organise") -> Laid:
        """the active player uses a card in play in a new window; nobody answers"""
        return self.window(window).play(f"use {text}").quiet()

    def answers_with(self, text: str) -> Laid:
        """who is asked plays a card in the window under way; nobody answers: `t.answers_with("ruse > layos & 0")`"""
        return self.play(f"play {text}").quiet()

    def can_use(self, text: str) -> bool:
        """whether who is asked may use a card in play now"""
        assert self.seat >= 0
        return f"use {text}" in self.offers()

    def assault(
        self, race: str, company: str, strikes: int, prowess: int, body: int = 0, *hand: str, **more: int
    ) -> Attack:
        """an attack without a card; up to its window, where the active player holds these cards"""
        self.hold(0, *hand)
        attack = self.attack(race, company, strikes, prowess, body, begin=False)
        for name, value in more.items():
            setattr(attack, name, value)
        self.run(attack)
        return attack

    def prey(self, creature: str, company: str, key: str, *hand: str) -> Attack:
        """a creature of the opponent attacks on the way; up to its window, where the active player holds these cards"""
        self.hold(0, *hand).phase = "movement/hazard"
        attack = self.creature(creature, company, key, begin=False)
        self.run(attack)
        return attack

    def taps_on(self, who: str = "") -> Laid:
        """a dull answer: passes, assigns as it comes, to him first, and taps for every strike"""
        offers = self.offers()
        his = [text for text in offers if text in (f"assign {who}", f"face {who}")]
        return self.play(*his[:1] or ["pass" if "pass" in offers else next(text for text in offers if text != "stay")])

    def until(self, window: str, who: str = "") -> Laid:
        """dull answers up to a window, strikes to him first"""
        while not self.asks(window):
            self.taps_on(who)
        return self

    def struck(self, who: str) -> Strike:
        """dull answers until his strike is fought, and he is asked something"""
        while not (self.stack[-1] == "Strike" and self.strike.target == self.piece(who)):
            self.taps_on(who)
        return self.strike

    def finish(self, frame: Procedure, who: str = "") -> int:
        """dull answers until something is over; what it came to"""
        while frame in self.s.stack:
            self.taps_on(who)
        return self.result

    def untap(self) -> Laid:
        untap(self.s)
        return self

    def journey_from(self, company: str, step: int) -> Laid:
        """the movement/hazard phase of a company, from a later step on"""
        frame = Journey(self.number(company))
        frame.step = step
        return self.run(frame)

    def ends_journey(self, company: str) -> Laid:
        """the window at the end of the movement/hazard phase of a company"""
        return self.journey_from(company, ENDS)

    def untap_phase(self) -> Laid:
        """what cards in play do when a turn begins"""
        fire(self.s, T_UNTAP)
        return self.settle()

    def travels(self, company: str) -> Laid:
        """what cards in play do when a company turns up its new site, or says that it stays"""
        fire(self.s, T_TRAVEL, self.number(company))
        return self.settle()

    def organize_on(self) -> Laid:
        """the organization phase goes on, past what happens at its beginning"""
        self.phase = "organization"
        frame = Organization()
        frame.step = 1
        return self.run(frame)

    def regions(self, company: str) -> list[str]:
        """the regions by name in which the way of a company begins and ends, or those it leads through"""
        return [REGION_NAMES[region] for region in routes.path_regions(self.s, self.number(company))]

    def destinations(self, company: str) -> list[str]:
        """where a company may move"""
        return [SITE_NAMES[site] for site in routes.destination_list(self.s, self.number(company))]

    def filled(self, fill: Callable[[Buffer], None]) -> list[str]:
        """what a rule offers, though nobody is asked"""
        into = Buffer()
        fill(into)
        return self.words(into.data[: into.n])

    def brings(self, seat: int = 0) -> list[str]:
        """who may come into play, and where"""
        return self.filled(lambda into: fill_brings(self.s, seat, into))

    def storable(self, seat: int = 0) -> set[str]:
        """what may be stored in the organization phase"""
        return {text.removeprefix("store ") for text in self.filled(lambda into: fill_stores(self.s, seat, into))}

    def choices(self, verb: str = "choose") -> set[str]:
        """what may be chosen: `{"whip", "black-mace from deck"}`"""
        return {text.removeprefix(f"{verb} ") for text in self.offered(verb)}

    def take_from(self, pile: str, seat: int, name: str) -> Laid:
        """a card less on a pile or in a hand"""
        cards = getattr(self.s, pile)[seat]
        cards.take(NUMBERS[name], next(entry & 255 for entry in cards.cards if entry >> 8 == NUMBERS[name]))
        return self

    def has_access(self, palantir: str) -> bool:
        """whether its bearer may use a palantír"""
        return may_use_palantir(self.s, self.piece(palantir))

    def seen(self, seat: int) -> list[str]:
        """what his opponent knows of a hand"""
        return [NAMES[entry >> 8] for entry in self.s.hand[seat].cards if entry & 1 << (1 - seat)]

    def came(self, name: str) -> Laid:
        """a card came into play this turn"""
        self.s.used[self.piece(name)] |= terms.CAME
        return self

    def dismiss(self, name: str) -> Laid:
        """a card in play is discarded"""
        self.s.to_discard(self.piece(name))
        return self

    def faced(self) -> Laid:
        """an attack is fought, each answering dully, up to the window right after it"""
        while not (self.seat == 0 and self.asks("faced")):
            self.answer()
        return self

    def is_trophy(self, name: str) -> bool:
        return fallen.is_trophy(self.s, self.piece(name))

    def skills(self, who: str) -> set[str]:
        """his skills, and the magic he can use"""
        bits = sums.skills(self.s, self.piece(who))
        return {name for name, bit in terms.SKILLS.items() if bits & bit}

    def hazard_limit(self, company: str) -> int:
        """of a company on its way"""
        return int(sums.base_limit(self.s, self.number(company), self.size(company)))

    def region_kind(self, region: str) -> str:
        return terms.REGION_KINDS[sums.region_kind(self.s, REGION_NUMBERS[region])]

    def check_sum(self, who: str) -> int:
        """what is added to his roll in a corruption check"""
        return int(check_sum(self.s, self.piece(who), 0))

    def is_leader(self, who: str) -> bool:
        return companies.is_leader(self.s, self.piece(who))

    def worth(self, seat: int, kind: str = "miscellaneous") -> int:
        """marshalling points of one kind"""
        return self.points(seat).get(kind, 0)

    def fighters(self, company: str) -> list[str]:
        """who can face strikes"""
        return self.names(self.s.fighters(self.number(company)))

    def indicated(self) -> set[str]:
        """the kinds of rings that a gold ring under test may prove to be"""
        test = self.s.stack[-1]
        assert isinstance(test, RingTest)
        return {kind for i, kind in enumerate(terms.RING_KINDS) if kind and test.bits >> i & 1}

    # -- where we are

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

    # -- hazards and resources, each in a window of its own

    def staying(self, company: str) -> Laid:
        """a company stays where it is, and hazards may be played"""
        i = self.number(company)
        self.s.active = self.s.co_owner[i]
        self.s.phase = terms.MOVEMENT
        self.s.now = i
        self.s.limit = 5
        return self

    def arrived(self, company: str, site: str) -> Laid:
        """a company has come to a site this turn, and its site phase begins"""
        self.s.active = self.s.co_owner[self.number(company)]
        self.phase = "site"
        self.site[company] = site
        self.goal[company] = ""
        return self.does(company, "moved")

    def opens(self, words: str, seat: int) -> Laid:
        """a window, up to the question to a seat; the other does nothing"""
        self.window(words)
        while self.s.seat == 1 - seat and isinstance(self.s.stack[-1], Chain):
            self.play("pass")
        return self

    def played_on(self, name: str, words: str, seat: int) -> list[str]:
        """on what a seat could play a card in a new window; nothing for a card that needs no target"""
        t = self.copy().hold(seat, name).opens(words, seat)
        return [text.partition(" > ")[2] for text in t.offered(f"play {name}")] if t.seat == seat else []

    def hazard_on(self, name: str, words: str = "travel start") -> list[str]:
        return self.played_on(name, words, 1 - int(self.s.active))

    def resource_on(self, name: str, words: str = "organise") -> list[str]:
        return self.played_on(name, words, int(self.s.active))

    def hazard(self, text: str, words: str = "travel start") -> Laid:
        """the opponent plays a card in a new window, nobody answers, and it takes effect: `t.hazard("rats")`"""
        seat = 1 - int(self.s.active)
        return self.hold(seat, text.partition(" > ")[0]).opens(words, seat).play(f"play {text}").quiet()

    def resource(self, text: str, words: str = "organise") -> Laid:
        """the active player plays a card in a new window, nobody answers, and it takes effect"""
        seat = int(self.s.active)
        return self.hold(seat, text.partition(" > ")[0]).opens(words, seat).play(f"play {text}").quiet()

    def lasts(self, name: str, seat: int, host: str = "", company: str = "", of: str = "") -> Laid:
        """a short-event was played this turn, and what it does lasts: for a character or a company, about another card
        or a site"""
        e = self.s.lay(NUMBERS[name], seat, terms.ECHO, self.piece(host) if host else -1)
        self.s.until[e] = terms.THIS_TURN
        if company:
            self.s.co[e] = self.number(company)
        if of:
            self.s.mark[e] = SITE_NUMBERS[of] if of in SITE_NUMBERS else self.piece(of)
        return self

    def lasting(self, name: str) -> bool:
        """whether what a card did still lasts"""
        return any(self.s.kind[c] == NUMBERS[name] and self.s.zone[c] == terms.ECHO for c in self.s.table)

    def after_showing(self, n: int) -> Laid:
        """so many cards are shown or looked at before the dice that were told fall"""
        assert self.s.dice.given is not None
        self.s.dice.given = [ANY] * n + self.s.dice.given
        return self

    def sites_offering(self, name: str, company: str) -> dict[str, list[str]]:
        """the sites at which a company could play a card, and on whom"""
        t = self.copy()
        t.now = company
        found: dict[str, list[str]] = {}
        for site in sites():
            t.site[company] = site
            targets = t.resource_on(name, "site")
            if targets:
                found[site] = targets
        return found

    def asks(self, word: str) -> bool:
        """whether a window asks: `t.dully(lambda: t.asks("strike"))`"""
        top = self.s.stack[-1]
        return isinstance(top, Chain) and top.window & getattr(terms, word.upper()) != 0

    def up_to(self, word: str) -> Laid:
        """nobody does more than he must, until a window asks"""
        self.dully(lambda: self.asks(word))
        assert self.s.stack, f"no window {word} asked"
        return self

    def use(self, text: str) -> Laid:
        """somebody uses a card in the window under way, and nobody responds"""
        depth = len(self.s.stack)
        self.play(f"use {text}")
        while len(self.s.stack) >= depth and isinstance(self.s.stack[-1], Chain) and self.s.stack[-1].links:
            self.play("pass")
        return self

    def forget(self) -> Laid:
        """nothing is under way any more"""
        self.s.stack.clear()
        self.s.seat = OVER
        return self

    def listen(self) -> Laid:
        """from now on it is heard what becomes of checks"""
        self.s.news = []
        return self

    @property
    def checks(self) -> list[int]:
        """results of the corruption checks that were heard"""
        return [int(told.b) for told in self.s.news or [] if told.what == TOLD_CHECK]

    def expire(self, word: str) -> Laid:
        """what lasts for this strike, attack, check, phase or turn is over"""
        self.s.expire(terms.UNTILS.index(word))
        return self

    def turn_from(self, step: int) -> Laid:
        frame = Turn()
        frame.step = step
        return self.run(frame)

    def end_turn(self) -> Laid:
        """the end of the turn, up to the first question"""
        return self.turn_from(TURN_OVER)

    def end_long_events(self) -> Laid:
        """the end of the long-event phase, up to the first question"""
        return self.turn_from(LONG_OVER)

    def arrive(self, company: str) -> Laid:
        """the end of the movement/hazard phase of a company; nobody draws a card, and nobody plays one"""
        for seat in range(2):
            self.hold(seat, *["whip"] * 8)
        frame = Journey(self.number(company))
        frame.step = ARRIVES
        return self.run(frame).quiet()

    def set_out(self, company: str) -> Laid:
        """a company sets out, and its movement/hazard phase runs its course; nobody draws a card"""
        for seat in range(2):
            self.hold(seat, *["whip"] * 8)
        frame = Journey(self.number(company))
        frame.step = TRAVELS
        return self.run(frame)

    def gain(self, item: str, who: str) -> Laid:
        """a character gets an item, as if he had played it"""
        fire(self.s, T_ITEM, self.piece(who), self.piece(self.lay_on(item, who)))
        return self.settle().quiet()

    def body_check(self, who: str) -> Laid:
        return self.run(BodyCheck(self.piece(who)))

    def strength(self, attack: Attack) -> tuple[int, int]:
        """strikes and prowess of an attack, everything considered"""
        strikes = sums.total(self.s, terms.STRIKES, attack.defender, attack.strikes)
        return int(strikes), int(attack.prowess_now(self.s))

    def attacks_at(self, company: str) -> list[tuple[str, int, int]]:
        """the automatic-attacks that a company faces at its site: race, strikes, prowess"""
        races = {0: "", **{number: race for race, number in terms.RACES.items()}}
        found = site_attacks(self.s, self.number(company))
        return [(races[int(attack.race)], int(attack.strikes), int(attack.prowess)) for attack in found]

    def path(self, company: str) -> str:
        """the regions of a company's way, as in `going`"""
        return "".join("cfbwsd"[kind] for kind in routes.path_kinds(self.s, self.number(company)))

    def reach(self, company: str) -> int:
        """how many regions it may move through"""
        return int(routes.reach(self.s, self.number(company)))

    def site_kind(self, site: str) -> str:
        return terms.SITE_KINDS[sums.site_kind(self.s, SITE_NUMBERS[site])]

    def through(self, company: str, *regions: str) -> Laid:
        """its way leads through these regions"""
        for at, region in enumerate(regions):
            self.s.route[self.number(company) * ROUTE + at] = routes.NAMED + REGION_NUMBERS[region]
        return self

    @property
    def race(self) -> str:
        """of the attack under way"""
        return next(name for name, bit in terms.RACES.items() if bit == self.attacking.race)

    def marked(self, who: str, word: str) -> bool:
        """whether something was noted about a card this turn, by its name in `terms`: tempted, orphaned"""
        return bool(self.s.used[self.piece(who)] & getattr(terms, word.upper()))

    def unmark(self, who: str, word: str) -> Laid:
        self.s.used[self.piece(who)] &= ~getattr(terms, word.upper())
        return self

    def wield(self, item: str) -> Laid:
        """this one of several items of its kind is in use"""
        for other in self.s.on(self.s.host[self.piece(item)]):
            self.s.used[other] &= ~terms.IN_USE
        self.s.used[self.piece(item)] |= terms.IN_USE
        return self

    def test_sum(self, ring: str) -> int:
        """what is added to the roll of a test of a gold ring"""
        return int(rings.sum_of_test(self.s, self.piece(ring), 0))

    def skilled(self, who: str, skill: str) -> bool:
        return sums.has_skill(self.s, self.piece(who), getattr(terms, skill.upper()))

    def unused_general(self, seat: int) -> int:
        return int(sums.unused_general(self.s, seat))


def lay(text: str = "", *, advanced: int = 0, active: int = 0, seats: int = 2) -> Laid:
    """a table with companies, and nothing under way"""
    s = empty(Dice(1), seats)
    s.advanced = advanced
    s.active = active
    s.seat = OVER
    t = Laid(s)
    belongings: list[tuple[str, str]] = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        told = COMPANY.fullmatch(part)
        assert told, f"no company: {part}"
        i = t.found(int(told[1]), told[2].strip())
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


def organizing(text: str, *, advanced: int = 0) -> Laid:
    """the same in the organization phase"""
    t = lay(text, advanced=advanced)
    t.phase = "organization"
    return t


def visiting(text: str, *, tapped: bool = False, advanced: int = 0) -> Laid:
    """the same in the site phase of the first company: it has entered its site, which may be tapped"""
    t = lay(text, advanced=advanced)
    t.phase = "site"
    first = t.characters(0)[0]
    t.now = first
    t.does(first, "entered")
    return t.tap_site(0, t.site[first]) if tapped else t


def card_of(name: str) -> Card:
    """what is printed on a card, and what it does"""
    return KINDS[NUMBERS[name]]


def site_of(name: str) -> Site:
    return SITES[SITE_NUMBERS[name]]


def listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def sites(camp: int = terms.MINION) -> list[str]:
    """all sites of a camp by name"""
    return [site.name for site in SITES_OF[camp]]


def cards_of_type(word: str, box: str = "LE") -> set[str]:
    """all cards of a printed type by name: of The Lidless Eye, or of The Wizards (TW)"""
    return {kind.name for kind in KINDS if kind.printed.type == word and kind.printed.number.startswith(box)}


def key_of(word: str) -> int:
    """what a creature is keyed to, by name"""
    if word in terms.REGION_KINDS:
        return terms.KEY_REGION_KIND + terms.REGION_KINDS.index(word)
    if word in terms.SITE_KINDS:
        return terms.KEY_SITE_KIND + terms.SITE_KINDS.index(word)
    if word in REGION_NUMBERS:
        return terms.KEY_REGION + REGION_NUMBERS[word]
    return terms.KEY_SITE + SITE_NUMBERS[word]
