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
runs: there is no turn around it. What lies where is asked and changed in `shown`, what it comes to is told in
`figures`, moves are made in `moves`; here a table is laid, and something is begun on it."""

from __future__ import annotations

import re

from lidless_eye.moves import Moves
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import (
    KINDS,
    NUMBERS,
    REGION_NUMBERS,
    SITE_NUMBERS,
    SITES,
    SITES_OF,
    T_ITEM,
    T_TRAVEL,
    T_UNTAP,
    Card,
    Site,
)
from mathom.games.lidless_eye.news import TO_DISCARD, TO_REMOVED
from mathom.games.lidless_eye.position.eye import empty
from mathom.games.lidless_eye.position.whereabouts import (
    ROUTE,
)
from mathom.games.lidless_eye.position_check import from_json
from mathom.games.lidless_eye.rules import fallen, routes
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.belongings import ShakeOff, Storing, Transfer
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.combat.making import (
    automatic_attack,
    creature_attack,
    special_attack,
)
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.council import Council, call_council
from mathom.games.lidless_eye.rules.drawing import Draw, Exhaust, Refill
from mathom.games.lidless_eye.rules.influence import FactionCheck
from mathom.games.lidless_eye.rules.journey import ARRIVES, ENDS, TRAVELS, Journey, lay_destination, send_back
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.site_phase import PLAYS, SitePhase
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.rules.turn import TURN_STEPS, Turn, untap
from mathom.games.lidless_eye.table.notation import piece_name
from mathom.kernel.dice import ANY, EVERYONE, Dice, fall
from mathom.kernel.state import OVER

COMPANY = re.compile(r"([0-4]) ([^:]+):(.*)", re.DOTALL)
MEMBER = re.compile(r"\s*(?:(tapped|wounded) )?([^()\[\],]+?)\s*(?:\(([^)]*)\))?\s*(?:\[([^\]]*)\])?(?:,|$)")
PLAIN = ("orc-veteran", "orc-brawler", "radbug", "snaga", "ufthak", "muzgash", "lagduf", "tarcil", "layos", "hador")


class Laid(Moves):
    """A table with cards on it, and what is under way. `s` is the position, for what has no words here."""

    def copy(self) -> Laid:
        return Laid(self.s.copy())

    def saved(self) -> Laid:
        """written down and read again"""
        return Laid(from_json(self.s.to_json(), Dice(1)))

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

    # -- beginning something

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

    # -- leaving

    def remove(self, who: str, out: bool = False) -> Laid:
        """a character leaves play: discarded, or removed from the game"""
        fallen.remove_character(self.s, self.piece(who), TO_REMOVED if out else TO_DISCARD)
        return self

    # -- cards of one's own: a window, and what is played or used in it

    def usable(self, name: str, window: str = "organise") -> list[str]:
        """what the active player could use a card in play on in a new window; nothing is left of it"""
        t = self.copy().window(window)
        return t.targets(name, "use") if t.seat == t.s.active else []

    def uses(self, text: str, window: str = "organise") -> Laid:
        """the active player uses a card in play in a new window; nobody answers"""
        return self.window(window).play(f"use {text}").quiet()

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

    def dismiss(self, name: str) -> Laid:
        """a card in play is discarded"""
        self.s.to_discard(self.piece(name))
        return self

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

    def turn_from(self, step: str) -> Laid:
        """the turn of the active player from a step on: `t.turn_from("refill")`"""
        frame = Turn()
        frame.step = TURN_STEPS.index(step)
        return self.run(frame)

    def in_turn(self, step: str = "begins") -> Laid:
        """all this happens in a turn, which goes on afterwards with this step; nothing begins yet"""
        turn = Turn()
        turn.step = TURN_STEPS.index(step)
        self.s.stack.insert(0, turn)
        return self

    def council(self, caller: int) -> Laid:
        """the Council, called by a player"""
        return self.run(Council(caller))

    def call_council(self) -> Laid:
        """the active player calls the Council: each other has one more turn"""
        call_council(self.s)
        return self

    def send_back(self, company: str) -> Laid:
        """a company goes back where it came from"""
        send_back(self.s, self.number(company))
        return self

    def end_turn(self) -> Laid:
        """the end of the turn, up to the first question"""
        return self.turn_from("turn over")

    def end_long_events(self) -> Laid:
        """the end of the long-event phase, up to the first question"""
        return self.turn_from("long-events over")

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

    def body_check(self, who: str, wounded: int = 0) -> Laid:
        return self.run(BodyCheck(self.piece(who), wounded))

    def through(self, company: str, *regions: str) -> Laid:
        """its way leads through these regions"""
        for at, region in enumerate(regions):
            self.s.route[self.number(company) * ROUTE + at] = routes.NAMED + REGION_NUMBERS[region]
        return self


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
