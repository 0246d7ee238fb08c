"""Chapter 3: setting up: decks, starting companies, first hands, and who begins."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, NAMES, NUMBERS, SITE_NAMES, SITES
from mathom.games.lidless_eye.box.ready_decks import NAMES_OF_DECKS, READY_DECKS, Deck, decks_of, list_of, number_of
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.decks.own import SECTIONS as OWN_SECTIONS
from mathom.games.lidless_eye.decks.own import check_own, deck_of, numbers_of, read_own
from mathom.games.lidless_eye.decks.text import READY, read
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.news import R_START, TOLD_DECK, TOLD_STARTED
from mathom.games.lidless_eye.position.eye import Eye, empty
from mathom.games.lidless_eye.position.procedure import HAZARD_PLAYERS, LEAVERS, Procedure, Secret, enter
from mathom.games.lidless_eye.rules.camps import start_site
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.dropping import DropsOut
from mathom.games.lidless_eye.rules.organization import PATIENCE, control, fill_control, fill_regroup, is_anew, regroup
from mathom.games.lidless_eye.rules.solitaire_hazards import MostHarmful
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import (
    BOTH,
    BOTH_CAMPS,
    CAMPS_AGREED,
    CONTROL,
    DECIDED,
    DECK,
    DREW,
    HAND_ALONE,
    HAND_SIZE,
    HAZARD_DECK,
    HERO,
    ITEM,
    LISTS,
    MINION,
    PASS,
    PROMOTIONAL,
    REGROUP,
    SET_UP,
    TABLE,
    TAKE,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition, BadSetup
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import msg

SHUNNED: Final = ["allowed", "barred"]
FALLEN: Final = ["loses", "costs"]
ATTENDED: Final = 1  # this game is a meeting of players too
UNDECIDED: Final = -1
OWN: Final = len(READY)  # a deck of one's own
SEATS: Final = ["first", "second", "third", "fourth", "fifth"]
SECTIONS: Final = [name.replace("_", " ") for name in OWN_SECTIONS]
AGREED: Final = 0  # how a deck came: by the set-up, known to all
TWICE: Final = 2  # so often who plays alone exhausts his play deck (LE-O-31)
SECRET: Final = 1  # its list is not known to the other player before he has chosen
TAKEN: Final = 2  # a ready deck, chosen at the table before everybody
EDITION: Final = 3  # of the ready decks, whose lists were others before (`decks/earlier`, by edition)


class DeckChoice(Secret):
    """Each player who may takes one of the ready decks, of each of which there is one, or brings a deck of his own,
    whose list the other does not see before he has chosen (LE-B-241)."""

    once: i64 = 0  # 0: in records of before any ready deck could be chosen by both, in secret
    edition: i64 = 0  # of the lists of ready decks, when the game began

    def __init__(self, seats: i64 = 2) -> None:
        self.picks: vec[i64] = vec[i64]([UNDECIDED] * seats)
        self.secret: vec[i64] = vec[i64]([AGREED] * seats)
        self.own: list[vec[i64]] = []  # by seat and section, the cards of a deck of his own, as entries of a pile
        for _ in range(seats * len(SECTIONS)):
            self.own.append(vec[i64]())

    def chooser(self) -> i64:
        for p in range(len(self.picks)):
            if self.picks[p] == UNDECIDED:
                return p
        return -1

    def bring(self, seat: i64, numbers: list[list[int]]) -> None:
        """the cards of a deck of one's own, by section; it is chosen by the action OWN"""
        for i in range(len(numbers)):
            cards = vec[i64]()
            for number in numbers[i]:
                cards = append(cards, number << 8)
            self.own[seat * len(SECTIONS) + i] = cards

    def brought(self, seat: i64) -> list[list[int]]:
        out: list[list[int]] = []
        for i in range(len(SECTIONS)):
            out.append([c >> 8 for c in self.own[seat * len(SECTIONS) + i]])
        return out

    def deck(self, s: Eye, seat: i64) -> Deck:
        pick = self.picks[seat]
        if pick == OWN:
            return deck_of(self.brought(seat))
        return list_of(pick, s.alone != 0, self.edition)

    def go(self, s: Eye) -> i64:
        seat = self.chooser()
        if seat >= 0:
            return seat
        for p in range(s.players):
            s.deck_name[p] = self.picks[p]
            if self.secret[p] != TAKEN:
                s.tell(TOLD_DECK, p, self.picks[p])
            if self.secret[p] == SECRET:
                s.show(DECIDED, self.picks[p])
                self.turn_up(s, p)
        s.done()
        if s.alone:
            lay_out_alone(s, self.deck(s, 0))
            return ON
        if s.n == 2:
            lay_out(s, self.deck(s, 0), self.deck(s, 1))
            return ON
        gathering = Gathering()
        for p in range(s.n):
            deck = self.deck(s, p)
            lay_cards(s, p, deck, False)
            lay_items(s, p, deck)
            gathering.prepare(p, deck)
        return s.call(gathering)

    def turn_up(self, s: Eye, seat: i64) -> None:
        """who starts, and with what, is seen of a list that was hidden until now"""
        if self.picks[seat] == OWN and self.once:
            for i in range(len(SECTIONS)):
                if SECTIONS[i].startswith("start"):
                    for entry in self.own[seat * len(SECTIONS) + i]:
                        s.show(DREW, entry >> 8)

    def fill(self, s: Eye, into: Buffer) -> None:
        """the ready decks that nobody has; one's own cannot be listed here, it is brought (`LidlessEyeGame.enter`)"""
        for i in decks_of(s.camp[self.chooser()]):
            if not self.once or i not in self.picks:
                into.add(act(DECK, i))

    def take(self, s: Eye, action: i64) -> None:
        seat = self.chooser()
        pick = act_a(action)
        self.picks[seat] = pick
        if self.once and pick != OWN:
            self.secret[seat] = TAKEN
            s.tell(TOLD_DECK, seat, pick)
        else:
            self.secret[seat] = SECRET

    def shows(self) -> bool:
        return self.once != 0

    def imagine(self, s: Eye, seat: i64, dice: Dice) -> None:
        """that somebody brought a deck of his own is known; its list is imagined as one of the ready decks"""
        for p in range(s.n):
            if p != seat and self.secret[p] == SECRET:
                ready = decks_of(s.camp[p])
                like = ready[dice.below(len(ready))]
                if not self.once:
                    self.picks[p] = like
                self.bring(p, numbers_of(READY_DECKS[like]) if self.once else NO_CARDS)

    def check(self, s: Eye) -> None:
        """whether what a position says can be played"""
        if not 1 <= s.decks <= 4:
            raise BadPosition(f"decks: {s.decks} is not a number from 1 to 4")
        if len(self.picks) != s.n:
            raise BadPosition(f"the choice of decks is for {len(self.picks)} players, not for {s.n}")
        for p in range(s.players):
            if self.picks[p] == OWN:
                check_own(self.brought(p), s.advanced != 0, s.decks, s.players, s.mixed(), s.promos != 0)
            if self.picks[p] >= 0 and self.deck(s, p).camp != s.camp[p]:
                raise BadPosition(f"the deck of seat {p} is not of its camp")

    def blank(self) -> Frame:
        return DeckChoice(0)

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.once = io.num("each deck once", self.once)
        self.edition = io.num("edition of the decks", self.edition)
        for p in range(2):
            self.visit_seat(io, p)
        self.secret = io.nums("secret", self.secret)
        while len(self.secret) < len(self.picks):
            self.secret = append(self.secret, AGREED)
        for p in range(2, len(self.secret)):
            self.visit_seat(io, p)

    def visit_seat(self, io: Fields, p: i64) -> None:
        while len(self.picks) <= p:
            self.picks = append(self.picks, UNDECIDED)
            for _ in SECTIONS:
                self.own.append(vec[i64]())
        self.picks[p] = io.word(SEATS[p], self.picks[p], NAMES_OF_DECKS, UNDECIDED)
        for i in range(len(SECTIONS)):
            at = p * len(SECTIONS) + i
            names = SITE_NAMES if SECTIONS[i] == "sites" else NAMES
            self.own[at] = io.entries(SEATS[p] + " " + SECTIONS[i], self.own[at], names)


LEAVERS.append(DropsOut())
HAZARD_PLAYERS.append(MostHarmful())
NO_CARDS: Final[list[list[int]]] = [[] for _ in SECTIONS]
enter(DeckChoice())


class Muster(Procedure):
    """One player gives out his starting items and arranges his characters where they start: LE-B-18, LE-B-19, LE-H-18,
    LE-H-19."""

    seat: i64 = 0
    again: i64 = 0  # how often something was arranged anew

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def go(self, s: Eye) -> i64:
        return self.seat if len(s.characters(self.seat)) else self.end(s)

    def end(self, s: Eye) -> i64:
        item = self.item(s)
        while item >= 0:  # nobody to give it to
            s.to_out(item)
            item = self.item(s)
        return s.done()

    def item(self, s: Eye) -> i64:
        """the next starting item to give, -1 when all are given"""
        for c in s.table:
            if s.owner[c] == self.seat and FACTS.type[s.kind[c]] == ITEM and s.host[c] < 0:
                return c
        return -1

    def fill(self, s: Eye, into: Buffer) -> None:
        self.offer(s, self.again < PATIENCE, into)

    def fill_once(self, s: Eye, into: Buffer) -> None:
        self.offer(s, False, into)

    def offer(self, s: Eye, anew: bool, into: Buffer) -> None:
        item = self.item(s)
        for c in s.characters(self.seat):
            if item >= 0:
                card = s.card(item)
                if not isinstance(card, Item) or card.fits(s, c):
                    into.add(act(TAKE, item, c))
            else:
                fill_control(s, c, into, anew)
                fill_regroup(s, c, into, anew)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if is_anew(s, action):
            self.again += 1
        verb = act_kind(action)
        c = act_a(action)
        if verb == TAKE:
            s.place(c, TABLE, act_b(action))
        elif verb == CONTROL:
            control(s, c, act_b(action))
        elif verb == REGROUP:
            regroup(s, c, act_b(action))
        elif self.item(s) >= 0:
            s.to_out(self.item(s))  # he does without it
        else:
            self.end(s)

    def blank(self) -> Frame:
        return Muster()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.again = io.num("again", self.again)


enter(Muster())


MUSTERS: Final = 0
DRAWS: Final = 1
ROLLS: Final = 2
SET_UP_STEPS: Final = ["musters", "draws", "rolls"]


class SetUp(Procedure):
    """From the starting characters to the first turn (LE-B-18 to LE-B-21)."""

    def go(self, s: Eye) -> i64:
        if self.step == MUSTERS:
            self.step = DRAWS
            for i in range(s.n):  # the last called comes first
                s.call(Muster(s.order[s.n - 1 - i]))
        elif self.step == DRAWS:
            self.step = ROLLS
            size: i64 = HAND_ALONE if s.alone else HAND_SIZE
            for i in range(s.n - s.players, s.n):  # the hazard deck is not drawn from
                s.call(Draw(s.order[s.n - 1 - i], size, size))
        else:
            s.active = first_player(s) if s.n == 2 and not s.alone else s.order[0]  # LE-O-10
            s.done()
        return ON

    def blank(self) -> Frame:
        return SetUp()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, SET_UP_STEPS)


enter(SetUp())


def first_player(s: Eye) -> i64:
    """LE-B-21: the higher roll begins, equal rolls are repeated"""
    while True:
        a = s.two_dice(0, R_START)
        b = s.two_dice(1, R_START)
        if a != b:
            return 0 if a > b else 1


def lay_out(s: Eye, first: Deck, second: Deck) -> None:
    """The play decks are made up and the starting characters turned up (LE-B-16). Unique ones that both players show
    go to their owners' play decks (LE-B-17)."""
    for p in range(s.n):
        deck = first if p == 0 else second
        other = second if p == 0 else first
        lay_cards(s, p, deck, True)
        company: i64 = -1
        for name, many in deck.starters.items():
            kind: i64 = NUMBERS[name]
            for _ in range(many):
                if FACTS.unique[kind] and name in other.starters:
                    s.deck[p].add(kind, BOTH)
                    continue
                if company < 0:
                    company = s.new_company(p, start_site(s.camp[p]))
                c = s.lay(kind, p, TABLE)
                s.co[c] = company
                s.tell(TOLD_STARTED, p, kind)
        lay_items(s, p, deck)


def lay_out_alone(s: Eye, deck: Deck) -> None:
    """LE-O-22, LE-O-23: the hazards lie for themselves, and nobody else has starting characters"""
    lay_out(s, deck, Deck())
    for name, many in deck.hazards.items():
        s.deck[HAZARD_DECK].add(NUMBERS[name], 0, many)


def lay_cards(s: Eye, p: i64, deck: Deck, people: bool) -> None:
    """a player's play deck, with its characters and Ringwraiths or without, location deck and sideboard"""
    for section in (deck.wraiths, deck.characters):
        if people:
            fill_pile(s, p, section)
    fill_pile(s, p, deck.resources)
    if not s.alone:
        fill_pile(s, p, deck.hazards)
    list_sites(s, p, deck.sites)
    if s.advanced:
        for name, many in deck.sideboard.items():
            s.sideboard[p].add(NUMBERS[name], 1 << p, many)


def lay_items(s: Eye, p: i64, deck: Deck) -> None:
    for name, many in deck.starting_items.items():
        for _ in range(many):
            s.lay(NUMBERS[name], p, TABLE)


def fill_pile(s: Eye, p: i64, section: dict[str, int]) -> None:
    for name, many in section.items():
        s.deck[p].add(NUMBERS[name], 0, many)


def list_sites(s: Eye, p: i64, listed: dict[str, int]) -> None:
    """the location deck: the sites listed, or all; where everybody starts is always there"""
    if not listed:
        return
    for site in s.sites(p):
        there = site.name in listed or site.id == start_site(s.camp[p])
        s.location[p * len(SITES) + site.id] = 1 if there else 0


def set_up(options: dict[str, Any], dice: Dice, seats: i64 = 2) -> Eye:
    """a new game: `first`, `second` … name the decks, or are texts of such, or leave the choice to the players"""
    s = empty(dice, seats)
    s.advanced = 1 if options["rules"] == "advanced" else 0
    s.decks = TWICE if s.alone else options["length"]
    s.calling = options["calling"]
    s.hidden = 0 if s.alone else LISTS.index(options.get("lists", "open"))
    s.phase = SET_UP
    settle_camp(s, options)
    s.shunned = SHUNNED.index(options.get("shunned", SHUNNED[0])) if s.heroes() else 0
    s.fallen = FALLEN.index(options.get("fallen", FALLEN[0])) if s.heroes() else 0
    s.promos = PROMOTIONAL.index(options.get("promotional", PROMOTIONAL[0])) if s.heroes() else 0
    s.attended = options.get("attended", ATTENDED) if s.promos else 0
    choice = DeckChoice(s.n)
    choice.once = 1
    choice.edition = EDITION
    if s.alone:
        choice.picks[HAZARD_DECK] = OWN  # the hazards of his deck: there is nothing to choose
    for p in range(seats):
        name: str = options[SEATS[p]]
        if "\n" in name:
            choice.bring(p, numbers_of(own_deck(name, s)))
            choice.picks[p] = OWN
        elif name != "choose":
            choice.picks[p] = number_of(name)
        elif len(decks_of(s.camp[p])) < sum(1 for camp in s.camp if camp == s.camp[p]):
            raise BadSetup(msg("there are no ready decks to choose from"))
    if choice.chooser() >= 0:
        for p in range(seats):
            if choice.picks[p] == OWN:
                choice.secret[p] = SECRET
    s.stack = [Turn(), SetUp(), choice]
    s.settle()
    return s


def settle_camp(s: Eye, options: dict[str, Any]) -> None:
    """What each player is: as his deck says that is named. Of who has none yet it follows from what was agreed: of two
    who are to be of one camp, as the other; where both camps are to be there, one after the other that of which there
    are fewer, at first a Ringwraith player (LE-O-32)."""
    agreed: i64 = CAMPS_AGREED.index(options.get("camp", CAMPS_AGREED[MINION]))
    named = vec[i64]([UNDECIDED] * s.n)
    for p in range(s.players):
        deck: str = options[SEATS[p]]
        if "\n" in deck:
            named[p] = read(deck).deck.camp
        elif deck != "choose":
            named[p] = READY_DECKS[number_of(deck)].camp
    for p in range(s.n):
        other = named[1 - p] if s.n == 2 else UNDECIDED
        if named[p] != UNDECIDED:
            s.camp[p] = named[p]
        elif agreed == BOTH_CAMPS:
            heroes = sum(1 for camp in named if camp == HERO)
            s.camp[p] = HERO if heroes < sum(1 for camp in named if camp == MINION) else MINION
            named[p] = s.camp[p]
        else:
            s.camp[p] = other if other != UNDECIDED else agreed
    if s.alone and (s.heroes() or agreed == BOTH_CAMPS):
        raise BadSetup(msg("who plays alone is a Ringwraith"))
    if agreed == BOTH_CAMPS and not s.mixed():
        raise BadSetup(msg("all decks are of one camp, and the players are to be Ringwraiths and Wizards"))


def own_deck(text: str, s: Eye) -> Deck:
    deck, faults = read_own(text, s.advanced != 0, s.decks, 1, s.players, s.mixed(), s.promos != 0)
    for fault in faults:
        raise BadSetup(fault.reason)
    return deck
