"""Hazard short-events that strike at what has been declared or won: factions, characters, allies, cards in a chain."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.burdens import bears_the_ring, is_wraith
from mathom.games.lidless_eye.cards.hazard_events import OnCharacter
from mathom.games.lidless_eye.cards.kit.demands import Homecoming
from mathom.games.lidless_eye.cards.kit.event_attacks import Appetite, Spies
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import R_BODY, R_CARD, TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.combat.body import body_roll
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.fallen import put_away, remove_character
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.routes import path_kinds
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import (
    ALLY,
    BORDER_LAND,
    CHAIN,
    ECHO,
    FACTION,
    FREE_DOMAIN,
    NOTHING,
    ORC,
    PLAY,
    RESOURCE_SHORT,
    RESPONSE,
    TABLE,
    TRAVEL,
    TROLL,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class CallOfHome(OnCharacter):
    """A character whose player has little influence left returns to the hand."""

    def fits(self, s: Eye, ch: i64) -> bool:
        return not is_wraith(s, ch) and not bears_the_ring(s, ch)

    def strike(self, s: Eye, link: Link) -> None:
        seat = s.owner[link.a]
        if s.two_dice(seat, R_CARD) + unused_general(s, seat) < 10:
            s.call(Homecoming(link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On a character without The One Ring, not on a Ringwraith: his player rolls."),
            msg("If roll and unused general influence are less than 10 together, he returns to the hand."),
            msg("One of his items may pass to another of his company; the rest is discarded, but followers stay."),
        ]


def is_faction(s: Eye, c: i64) -> bool:
    return s.kind[c] >= 0 and FACTS.type[s.kind[c]] == FACTION and s.zone[c] == TABLE


class MusterDisperses(ShortEvent):
    """A faction of the opponent may be lost."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.table:
            if is_faction(s, c) and s.owner[c] != seat:
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if is_faction(s, link.a):
            seat = s.owner[link.a]
            if s.two_dice(seat, R_CARD) + unused_general(s, seat) < 11:
                put_away(s, link.a)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a faction: its player rolls. If roll and unused general influence are less than 11 together, it "
                "is discarded."
            )
        ]


class NewsOfDoom(ShortEvent):
    """Every faction of both players may be lost."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if may_come(s, self.id) and any(is_faction(s, c) for c in s.table):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        for c in s.table[:]:
            if is_faction(s, c):
                seat = s.owner[c]
                rolled = s.two_dice(seat, R_CARD)
                if rolled <= 3 or rolled + unused_general(s, seat) < 10:
                    put_away(s, c)
        s.to_out(link.card)

    def text(self) -> list[Msg]:
        return [
            msg("Each player rolls for each of his factions: on 2 or 3 it is discarded."),
            msg("Also if roll and unused general influence are less than 10 together."),
            msg("This card is removed from the game."),
        ]


def declared(s: Eye) -> vec[i64]:
    """cards declared in the chain under way that have not taken effect"""
    out = vec[i64]()
    for link in chain_now(s).links:
        if not link.ability and s.zone[link.card] == CHAIN and s.kind[link.card] == link.kind:
            out = append(out, link.card)
    return out


class WrathOfTheWest(ShortEvent):
    """Cancels a resource short-event, on a roll."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = RESPONSE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in declared(s):
            if FACTS.type[s.kind[c]] == RESOURCE_SHORT and s.owner[c] != seat:
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a in declared(s) and s.two_dice(link.by, R_CARD) > 6:
            s.to_discard(link.a)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a resource short-event declared before in this chain: on a roll above 6 it comes to nothing and is "
                "discarded."
            )
        ]


class SearchingEye(ShortEvent):
    """Cancels a card that needs a scout, or what lasts of one."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = RESPONSE | TRAVEL
        self.guards = RESPONSE

    def scouts(self, s: Eye, c: i64) -> bool:
        return "scout" in KINDS[s.kind[c]].printed.skill_only

    def targets(self, s: Eye, lasting: bool) -> vec[i64]:
        out = vec[i64]()
        for c in declared(s):
            if self.scouts(s, c):
                out = append(out, c)
        if lasting:
            for c in s.table:
                if s.zone[c] == ECHO and self.scouts(s, c):
                    out = append(out, c)
        return out

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in self.targets(s, verb == PLAY):
            into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a in self.targets(s, True):
            s.to_discard(link.a)

    def text(self) -> list[Msg]:
        return [
            msg(
                "Stops a card that needs a scout before it takes effect, and discards it; or ends what still lasts of "
                "such a card."
            ),
            msg("From on guard it cancels such a card in the site phase."),
        ]


class BoldSpies(ShortEvent):
    """What waits at the site attacks on the way."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""

    def meets(self, s: Eye) -> bool:
        if s.co_dest[s.now] < 0:
            return False
        bold = overt(s, s.now)
        return any(a.against != "overt" or bold for a in site_attacks(s, s.now))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.meets(s):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.meets(s):
            s.call(Spies(s.now))

    def text(self) -> list[Msg]:
        return [
            msg("On a company moving to a site with an automatic-attack: it faces the like of all of them at once."),
            msg("These attacks are no automatic-attacks."),
        ]


class StayHerAppetite(ShortEvent):
    """An ally may turn on who leads it."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.fighters(s.now):
            if FACTS.type[s.kind[c]] == ALLY:
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and FACTS.type[s.kind[link.a]] == ALLY:
            s.call(Appetite(link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On an ally: roll and add its mind."),
            msg(
                "If this is more than its player's unused general influence, the unused direct influence of its "
                "character "
                "and 5 together, it attacks him: 1 strike, its prowess and a roll."
            ),
            msg("If the attack is not defeated, the ally is discarded."),
        ]


class VeilsFlungAway(ShortEvent):
    """In open lands by day Orcs and Trolls may flee, others tire."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.free = 1

    def shines(self, s: Eye) -> bool:
        if s.co_dest[s.now] < 0 or s.in_play(NUMBERS["doors-of-night"]) >= 0:
            return False
        open_lands = bit(WILDERNESS) | bit(BORDER_LAND) | bit(FREE_DOMAIN)
        return any(open_lands & bit(kind) for kind in path_kinds(s, s.now))

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.shines(s) and any(s.untapped(c) or KINDS[s.kind[c]].race & (ORC | TROLL) for c in s.members(s.now)):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.shines(s):
            for c in s.members(s.now):
                self.test(s, c)

    def test(self, s: Eye, c: i64) -> None:
        roll = body_roll(s, c, -1)
        result = s.two_dice(1 - s.owner[c], R_BODY) + roll.added
        if roll.flees(result):
            remove_character(s, c, TO_DISCARD)
        elif result > roll.against:
            s.tap_down(c)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a company moving through a wilderness, border-land or free-domain, unless Doors of Night is in "
                "play."
            ),
            msg("A body check at -1 for each character: Orcs and Trolls are discarded on the figures of their cards."),
            msg("Else an untapped character who fails it taps. Does not count toward the hazard limit."),
        ]


declare(CallOfHome(printed("call-of-home")))
declare(MusterDisperses(printed("muster-disperses")))
declare(NewsOfDoom(printed("news-of-doom")))
declare(WrathOfTheWest(printed("wrath-of-the-west")))
declare(SearchingEye(printed("searching-eye")))
declare(BoldSpies(printed("tidings-of-bold-spies")))
declare(StayHerAppetite(printed("stay-her-appetite")))
declare(VeilsFlungAway(printed("veils-flung-away")))
