"""Resource short-events on a company: how it moves, a second journey, who does not find it, and what it stores."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITES, T_ATTACK, T_TURN_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import CompanyEvent, at_kind, moving
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.storing import SAFE, StoringHere, storable
from mathom.games.lidless_eye.news import TOLD_ARRIVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import GOES_ON, MOVED
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel
from mathom.games.lidless_eye.rules.companies import at_haven, leave_site, overt, size
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.rules.sums import region_kind, site_kind
from mathom.games.lidless_eye.terms import (
    ARRIVE,
    ATTACK_PROWESS,
    DRAWS,
    FREE_DOMAIN,
    KEY_REGION,
    KEY_REGION_KIND,
    KEY_SITE,
    KEY_SITE_KIND,
    LIMIT,
    ORGANISE,
    PASS,
    RUINS,
    WILDERNESS,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_kind
from mathom.kernel.words import Msg, msg


class Marches(ShortEvent):
    """At the end of its movement/hazard phase a company that has moved may move on."""

    def __init__(self, printed: Printed, to_haven: bool) -> None:
        super().__init__(printed)
        self.windows = ARRIVE
        self.target = "company"
        self.to_haven: bool = to_haven  # only if it came to a Darkhaven; else everybody taps for it

    def may_march(self, s: Eye, seat: i64) -> bool:
        company = s.now
        if company < 0 or s.co_owner[company] != seat or not moving(s, company) or s.co_did[company] & GOES_ON:
            return False
        return not self.to_haven or is_haven(s.co_dest[company])

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.may_march(s, seat):
            into.add(act(verb, subject, s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.may_march(s, link.by):
            return
        s.co_did[s.now] |= GOES_ON
        if not self.to_haven:
            for c in s.members(s.now):
                s.tap_down(c)

    def text(self) -> list[Msg]:
        if self.to_haven:
            where = msg("At the end of the movement/hazard phase, on a company that has moved to a Darkhaven.")
        else:
            where = msg("At the end of the movement/hazard phase, on a company that moves: all its characters tap.")
        return [where, msg("It may move to an additional site: another movement/hazard phase follows at once.")]


class IronRoad(CompanyEvent):
    """The opponent draws twice as much for the company; at the end of the turn it may be back where it began. `mark` is
    that Darkhaven."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.touches = self.last = DRAWS
        self.triggers = T_TURN_END

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company) and at_haven(s, company)

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        for x in s.table:
            if s.kind[x] == self.id and s.co[x] == link.was:
                s.mark[x] = s.co_site[link.was]

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return 2 * value if s.co[c] == s.now and subject != s.owner[c] else value

    def on_turn_end(self, s: Eye, c: i64) -> None:
        company = s.co[c]
        if s.co_owner[company] == s.owner[c] and s.co_site[company] != s.mark[c]:
            s.call(Return(company, s.mark[c]))

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company about to move from a Darkhaven."),
            msg("For this company the opponent draws twice as many cards."),
            msg("At the end of the turn it may be back at that Darkhaven."),
        ]


class Return(Procedure):
    """Whether a company replaces its site by the Darkhaven where it began."""

    company: i64 = 0
    haven: i64 = 0

    def __init__(self, company: i64 = 0, haven: i64 = 0) -> None:
        self.company = company
        self.haven = haven

    def go(self, s: Eye) -> i64:
        return s.done() if self.step else s.co_owner[self.company]

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(YES))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == YES:
            seat = s.co_owner[self.company]
            left = s.co_site[self.company]
            s.co_site[self.company] = self.haven
            leave_site(s, seat, left)
            s.tell(TOLD_ARRIVED, seat, self.company, self.haven)

    def blank(self) -> Frame:
        return Return()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)
        self.haven = io.num("haven", self.haven)


enter(Return())


def keyed_to_region(key: i64) -> bool:
    """by kind or by name"""
    return KEY_REGION_KIND <= key < KEY_SITE_KIND or KEY_REGION <= key < KEY_SITE


class HidesCompany(CompanyEvent):
    """Played in the organization phase: some creatures cannot be played on the company this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.barring = 1

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company)

    def bars(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        return s.co[c] == company and self.hidden_from(s, company, key)

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        raise NotImplementedError


class CrackInTheWall(HidesCompany):
    """A sage taps; at the new site no creature is played or turned up, unless it lies in a free-domain."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 1

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        site = self.new_site(s, company)
        if keyed_to_region(key) or site < 0:
            return False
        return region_kind(s, SITES[site].region) != FREE_DOMAIN

    def new_site(self, s: Eye, company: i64) -> i64:
        """the site it moves to or has come to this turn; -1 when it has not moved"""
        if moving(s, company):
            return s.co_dest[company]
        return s.co_site[company] if s.co_did[company] & MOVED else -1

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped sage of a company about to move taps."),
            msg(
                "No creature may be played at its new site this turn, or turned up there from on guard, unless that "
                "site lies in a free-domain."
            ),
        ]


class GoblinTown(HidesCompany):
    """No creature keyed to regions against a company on its way to ruins & lairs."""

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return moving(s, company) and site_kind(s, s.co_dest[company]) == RUINS and keyed_to_region(key)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company about to move."),
            msg("If it moves to ruins & lairs, no creature keyed to regions, by kind or name, may be played on it."),
        ]


class HiddenWays(HidesCompany):
    """A ranger taps; no creature keyed to wilderness as a kind of region."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 1

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return key == KEY_REGION_KIND + WILDERNESS

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped ranger of a company about to move taps."),
            msg("No creature may be keyed to wilderness against his company this turn; keys by name stay."),
        ]


class Sneaking(HidesCompany):
    """A scout of a small company taps; no creature at all."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps = 1

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return size(s, company) < 3

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return size(s, company) < 3  # who joins it later in the phase gives it away

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped scout of a company smaller than 3 taps."),
            msg("No creature may be played on his company this turn."),
        ]


class HideInDarkPlaces(CompanyEvent):
    """Creatures that attack a company which stays are cancelled, all of this turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.triggers = T_ATTACK

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return not moving(s, company)

    def on_attack(self, s: Eye, c: i64) -> None:
        attack = attack_now(s)
        if attack.creature >= 0 and attack.defender == s.co[c] and not moving(s, attack.defender):
            cancel(s)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a scout whose company does not move."),
            msg("Every attack of a creature against his company is cancelled this turn."),
        ]


class OrcMounts(CompanyEvent):
    """An overt company rides: hazard limit +2, creatures played on it prowess -1."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.touches = self.late = LIMIT | ATTACK_PROWESS

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company) and overt(s, company)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.co[c] != subject:
            return value
        if what == LIMIT:
            return value + 2
        return value - 1 if attack_now(s).creature >= 0 else value

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on an overt company about to move; once on a company."),
            msg("This turn the hazard limit against it is 2 higher, and creatures played on it have prowess -1."),
        ]


class NewsMustGetThrough(ShortEvent):
    """Events of a company in a safe place are stored there."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "company"

    def fits(self, s: Eye, company: i64) -> bool:
        return at_kind(s, company, SAFE) and len(storable(s, company, False)) > 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if self.fits(s, company):
                into.add(act(verb, subject, company))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] == link.by and self.fits(s, link.a):
            s.call(StoringHere(link.by, link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On a company at a Darkhaven, shadow-hold or dark-hold."),
            msg("Any resource events with it that can be stored at a Darkhaven may be stored now."),
        ]


declare(Marches(printed("forced-march"), True))
declare(Marches(printed("leg-it-double-quick"), False))
declare(IronRoad(printed("iron-road")))
declare(CrackInTheWall(printed("crack-in-the-wall")), liking=0.3)
declare(GoblinTown(printed("down-down-to-goblin-town")), liking=0.6)
declare(HiddenWays(printed("hidden-ways")), liking=0.5)
declare(HideInDarkPlaces(printed("hide-in-dark-places")), liking=0.1)
declare(OrcMounts(printed("orc-mounts")))
declare(Sneaking(printed("sneakin")), liking=0.9)
declare(NewsMustGetThrough(printed("news-must-get-through")), liking=1.0)
