"""The Palantíri: seeing stones, each with a power of its own, for a bearer who is able to use them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, T_ALWAYS, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.blindness import blinded
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.cards.kit.opponents import opponent, opponents_with_cards
from mathom.games.lidless_eye.cards.kit.searching import (
    ANY_CARD,
    FROM_DECK,
    FROM_DISCARD,
    INTO_DECK,
    INTO_HAND,
    SAGE_ONLY,
    Fetch,
    candidates,
)
from mathom.games.lidless_eye.cards.kit.wraiths import already, may_use_palantir
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.drawing import Draw, can_draw
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.rules.sums import has_skill, idle
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    DREW,
    ELF,
    HAND,
    HAZARD_PERMANENT,
    HERO,
    NOTHING,
    SAGE,
    TABLE,
    USE,
    WIZARDS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

AMON_SUL: Final = 0
ANNUMINAS: Final = 1
ELOSTIRION: Final = 2
MINAS_TIRITH: Final = 3
ORTHANC: Final = 4
OSGILIATH: Final = 5
MENDS: Final = 6  # of Elostirion in the hands of heroes
NAMES: Final = [
    "palantir-of-amon-sul",
    "palantir-of-annuminas",
    "palantir-of-elostirion",
    "palantir-of-minas-tirith",
    "palantir-of-orthanc",
    "palantir-of-osgiliath",
]
WAYS: Final = [
    msg("look at your opponent's hand"),
    msg("take a sage's card"),
    msg("draw a card"),
    msg("look at the top of both play decks"),
    msg("put a card from your discard pile into your play deck"),
    msg("discard a hazard"),
    msg("remove a corruption card"),
]
SAGES_RINGS: Final = ("magic-ring-of-enigma", "magic-ring-of-lore")
HANDS: Final = 16  # with more than two players, times his seat and one: at whose hand Amon Sûl looks
LEAST_DECK: Final = 5  # cards in the play deck, for Orthanc
SEEN: Final = 5  # cards on top of each play deck, for Minas Tirith


def may_tap_to_use(s: Eye, palantir: i64) -> bool:
    """whether its bearer may tap to use it: Calendal and Saruman, or a sage with the Magic Ring of Enigma or of Lore"""
    bearer = s.host[palantir]
    if not s.untapped(bearer):
        return False
    if KINDS[s.kind[bearer]].name in ("calendal", "saruman"):
        return True
    if KINDS[s.kind[palantir]].printed.name == "Palantír of Elostirion" and has_skill(s, bearer, SAGE):
        return True
    for x in s.table:
        if s.host[x] == bearer and s.zone[x] == TABLE and KINDS[s.kind[x]].name in SAGES_RINGS:
            return already(s, bearer, x, SAGE)
    return False


def powers(s: Eye, stone: i64) -> list[int]:
    """what a stone can do now: its own power, and those of others in play that it may borrow"""
    card = KINDS[s.kind[stone]]
    if not isinstance(card, Palantir):
        return []
    out: list[int] = [card.power]
    lends: list[int] = []
    if card.power == AMON_SUL:
        lends = [ANNUMINAS, ELOSTIRION]
    elif card.power == OSGILIATH:
        lends = list(range(OSGILIATH))
    for power in lends:
        hero = card.camp == HERO and s.in_play(NUMBERS["hero-" + NAMES[power]]) >= 0
        if hero or s.in_play(NUMBERS[NAMES[power]]) >= 0:  # those of minions lend only to each other
            out.append(MENDS if power == ELOSTIRION and card.camp == HERO else power)
    return out


def burdens(s: Eye, x: i64, seat: i64) -> bool:
    """whether it is a corruption card on an Elf or a Wizard of a player"""
    if s.kind[x] < 0 or s.zone[x] != TABLE or not KINDS[s.kind[x]].corrupts or s.host[x] < 0:
        return False
    host = s.host[x]
    return s.owner[host] == seat and KINDS[s.kind[host]].race & (ELF | WIZARDS) != 0


class Palantir(Item):
    """Tapped by a bearer who is able to use it; then he makes a corruption check."""

    def __init__(self, facts: Printed, power: i64) -> None:
        super().__init__(facts)
        self.power: i64 = power
        self.uses = ANY_TIME
        self.use_target = "piece"
        self.use_second = "way"

    def burden(self, s: Eye, c: i64) -> i64:
        points = super().burden(s, c)
        return 2 * points if blinded(s, s.owner[s.host[c]]) else points

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if ability_seat(s, c) != s.active or idle(s, c) or not s.untapped(c):
            return
        if not may_use_palantir(s, c) and not may_tap_to_use(s, c):
            return
        for power in powers(s, c):
            if power == OSGILIATH:
                for x in s.table:
                    if FACTS.type[s.kind[x]] == HAZARD_PERMANENT and s.zone[x] == TABLE:
                        into.add(act(USE, c, x, power))
            elif power == MENDS:
                for x in s.table:
                    if burdens(s, x, s.active):
                        into.add(act(USE, c, x, power))
            elif power == AMON_SUL and s.n > 2:
                for who in opponents_with_cards(s, s.active):
                    into.add(act(USE, c, NOTHING, power + HANDS * (who + 1)))
            elif self.useful(s, power):
                into.add(act(USE, c, NOTHING, power))

    def useful(self, s: Eye, power: i64) -> bool:
        seat = s.active
        if power == AMON_SUL:
            return s.hand[s.left_of(seat)].size() > 0
        if power in (ANNUMINAS, MINAS_TIRITH, ORTHANC) and blinded(s, seat):
            return False
        if power == ANNUMINAS:
            return len(candidates(s, seat, FROM_DISCARD | FROM_DECK, SAGE_ONLY, 0)) > 0
        if power == ELOSTIRION:
            return can_draw(s, seat)
        if power == MINAS_TIRITH:
            return any(s.deck[p].size() for p in s.order)
        return s.deck[seat].size() >= LEAST_DECK and s.discard[seat].size() > 0

    def pay_use(self, s: Eye, link: Link) -> None:
        link.was = s.host[link.card]
        if not may_use_palantir(s, link.card):
            s.tap_down(link.was)
        s.tap_down(link.card)

    def resolve_use(self, s: Eye, link: Link) -> None:
        s.call(CorruptionCheck(link.was))  # comes after what follows now
        power = link.b % HANDS
        seat = link.by
        if power == AMON_SUL:
            s.hand[opponent(s, seat, link.b // HANDS - 1)].show(s.dice, DREW, 1 << seat)
        elif power == ANNUMINAS:
            s.call(Fetch(seat, FROM_DISCARD | FROM_DECK, INTO_HAND, SAGE_ONLY))
        elif power == ELOSTIRION:
            s.call(Draw(seat, 1, 1))
        elif power == MINAS_TIRITH:
            for p in range(0 if blinded(s, seat) else s.n):
                s.deck[p].look(SEEN, s.dice, DREW, 1 << seat)
        elif power == ORTHANC:
            if s.deck[seat].size() >= LEAST_DECK:
                s.call(Fetch(seat, FROM_DISCARD, INTO_DECK, ANY_CARD))
        elif power == MENDS:
            if burdens(s, link.a, seat):
                s.to_discard(link.a)
        elif s.kind[link.a] >= 0 and s.zone[link.a] == TABLE and FACTS.type[s.kind[link.a]] == HAZARD_PERMANENT:
            s.to_discard(link.a)

    def way(self, n: i64) -> Msg:
        return msg("look at the hand of player {n}", n=n // HANDS) if n >= HANDS else WAYS[n]

    def text(self) -> list[Msg]:
        first = msg("If its bearer is able to use it, tap it, and he makes a corruption check:")
        if self.power == ANNUMINAS:
            words = msg(
                "take a card that only a sage can use from your play deck or discard pile into your hand; the play "
                "deck is reshuffled."
            )
        elif self.power == MINAS_TIRITH:
            words = msg("look at the top five cards of each play deck; they go back there, shuffled.")
        elif self.power == ORTHANC:
            words = msg(
                "if your play deck has at least five cards, put a card from your discard pile into it and reshuffle it."
            )
        elif self.power == MENDS:
            words = msg("a corruption card on an Elf or a Wizard of yours is discarded.")
        else:
            words = msg("draw a card.")
        return [first, words]


class Distant(Palantir):
    """Lost when a company too small for it moves; it sees with other stones too."""

    def __init__(self, facts: Printed, power: i64, least: i64) -> None:
        super().__init__(facts, power)
        self.least: i64 = least
        self.triggers |= T_ALWAYS

    def always(self, s: Eye, c: i64) -> None:
        company = s.company_of(c)
        if company >= 0 and s.travels(company) and len(s.members(company)) < self.least:
            put_away(s, c)

    def text(self) -> list[Msg]:
        first = msg("Is discarded when its bearer's company moves with fewer than {n} characters.", n=self.least)
        if self.power == AMON_SUL:
            words = msg(
                "If its bearer is able to use it, tap it to look at your opponent's hand, or to do what the Palantír "
                "of Annúminas or of Elostirion does if that one is in play; he makes a corruption check."
            )
        else:
            words = msg(
                "If its bearer is able to use it, tap it to discard a hazard permanent-event, or to do what any "
                "Palantír in play does; he makes a corruption check."
            )
        return [first, words]


class Elostirion(Palantir):
    """Looks west from its tower only: lost when its bearer moves. A sage sees with it by tapping."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, ELOSTIRION)
        self.triggers |= T_TRAVEL
        self.touches |= HAND
        self.late |= HAND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == HAND:
            bearer = s.host[c]
            helps = bearer >= 0 and s.owner[bearer] == subject and has_skill(s, bearer, SAGE)
            return value + 1 if helps else value
        return super().modify(s, c, what, subject, value)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        if s.company_of(c) == company and s.co_dest[company] >= 0:
            put_away(s, c)

    def text(self) -> list[Msg]:
        return [
            msg("Is discarded when its bearer moves. With a sage as its bearer you keep one card more in your hand."),
            msg("A sage may tap to use it."),
            *super().text(),
        ]


declare(Distant(printed("palantir-of-amon-sul"), AMON_SUL, 2))
declare(Palantir(printed("palantir-of-annuminas"), ANNUMINAS))
declare(Elostirion(printed("palantir-of-elostirion")))
declare(Palantir(printed("palantir-of-minas-tirith"), MINAS_TIRITH))
declare(Palantir(printed("palantir-of-orthanc"), ORTHANC))
declare(Distant(printed("palantir-of-osgiliath"), OSGILIATH, 4))
