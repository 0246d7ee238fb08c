"""Short-events of heroes that are played on a company."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, REGION_NUMBERS, REGIONS, SITE_NUMBERS, SITES, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import UNLIKED
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.creature_words import listed
from mathom.games.lidless_eye.cards.kit.events import CompanyEvent, lasts_on, moving, somebody_has
from mathom.games.lidless_eye.cards.kit.warding import pending_against, stop
from mathom.games.lidless_eye.cards.resource_short_events.on_company import (
    CrackInTheWall,
    GoblinTown,
    HiddenWays,
    HideInDarkPlaces,
    IronRoad,
    Marches,
    Sneaking,
    keyed_to_region,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.daylight import gates_of_morning
from mathom.games.lidless_eye.rules.keys import count, played_at_site
from mathom.games.lidless_eye.rules.routes import by_no_path, by_regions, path_kinds, printed_path, reach
from mathom.games.lidless_eye.rules.sums import region_kind, site_kind
from mathom.games.lidless_eye.terms import (
    ACTED,
    ATTACK_PROWESS,
    BORDER_LAND,
    COASTAL_SEA,
    DARK_DOMAIN,
    DARK_HOLD,
    DIPLOMAT,
    ECHO,
    FREE_DOMAIN,
    KEY_SITE,
    LIMIT,
    ORC,
    ORGANISE,
    RANGER,
    RESPONSE,
    SHADOW_HOLD,
    SHADOW_LAND,
    THIS_TURN,
    UNDEAD,
    USE,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

LEAST_LIMIT: Final = 2


def lowered(value: i64, by: i64) -> i64:
    """a hazard limit, not below 2"""
    if value - by >= LEAST_LIMIT:
        return value - by
    return value if value < LEAST_LIMIT else LEAST_LIMIT


class Bridge(Marches):
    def text(self) -> list[Msg]:
        return [
            msg("At the end of the movement/hazard phase, on a company that has moved to a Haven."),
            msg("It may move to an additional site: another movement/hazard phase follows at once."),
        ]


class GreatRoad(IronRoad):
    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company about to move from a Haven."),
            msg("For this company the opponent draws twice as many cards."),
            msg("At the end of the turn it may be back at that Haven."),
        ]


class SecretEntrance(CrackInTheWall):
    """Not into the heart of the Shadow."""

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        if not moving(s, company):
            return False
        return region_kind(s, SITES[s.co_dest[company]].region) != DARK_DOMAIN

    def hidden_from(self, s: Eye, company: i64, key: i64) -> bool:
        return not keyed_to_region(key) and self.new_site(s, company) >= 0

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: an untapped sage taps, of a company about to move, but not into a dark-domain."),
            msg("No creature may be played at its new site this turn, or turned up there from on guard."),
        ]


class Horses(CompanyEvent):
    """Fewer dangers, but greater ones."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.touches = self.late = LIMIT | ATTACK_PROWESS

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.co[c] != subject:
            return value
        if what == LIMIT:
            return lowered(value, 2)
        return value + 2 if attack_now(s).creature >= 0 else value

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company about to move; once on a company."),
            msg("This turn the hazard limit against it is 2 lower, but not below 2, and creatures have prowess +2."),
        ]


class FairTravels(CompanyEvent):
    """The hazard limit is lower by one for each region of a kind, or once if there is one; never below 2."""

    def __init__(self, facts: Printed, kind: i64, each: bool) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.kind: i64 = kind
        self.each: bool = each
        self.touches = self.late = LIMIT

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.co[c] != subject:
            return value
        many = count(path_kinds(s, subject), self.kind)
        if self.each:
            return lowered(value, many)
        return lowered(value, 2 if gates_of_morning(s) else 1) if many else value

    def text(self) -> list[Msg]:
        first = msg("Organization phase, on a company about to move; once on a company.")
        kind = REGION_WORDS[int(self.kind)]
        if self.each:
            words = msg(
                "The hazard limit against it falls by 1 for each {kind} in its path, but not below 2.", kind=kind
            )
            return [first, words]
        words = msg(
            "If there is a {kind} in its path, the hazard limit against it falls by 1, by 2 while Gates of Morning is "
            "in play, but not below 2.",
            kind=kind,
        )
        return [first, words]


REGION_WORDS: list[Msg] = [
    msg("coastal sea"),
    msg("free-domain"),
    msg("border-land"),
    msg("wilderness"),
    msg("shadow-land"),
    msg("dark-domain"),
]


# -- where the map shows no way

ACROSS: Final = 0  # the ranger taps: regions become neighbours
CAREFULLY: Final = 1  # the hazard limit is lower in these regions


class Crossing(CompanyEvent):
    """A ranger knows a way between regions that do not touch, or keeps his company out of sight there. The mark of the
    effect says which. On some of these ways Orcs wait, of such a prowess."""

    def __init__(self, facts: Printed, pairs: list[tuple[str, str]], orcs: i64 = 0) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.skill = RANGER
        self.target = "piece"
        self.second = "way"
        self.leading = 1
        self.touches = self.late = LIMIT
        self.pairs: vec[i64] = vec[i64]()
        for a, b in pairs:
            self.pairs = append(self.pairs, REGION_NUMBERS[a])
            self.pairs = append(self.pairs, REGION_NUMBERS[b])
        self.orcs: i64 = orcs
        if orcs:
            self.triggers |= T_TRAVEL

    def leads_there(self, s: Eye, company: i64) -> bool:
        return moving(s, company) and SITES[s.co_dest[company]].region in self.pairs

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if lasts_on(s, self.id, company):
                continue
            rangers = self.users(s, company, False)
            if reach(s, company) > 0:
                for c in rangers:
                    if s.untapped(c):
                        into.add(act(verb, subject, c, ACROSS))
            if len(rangers) and self.leads_there(s, company):
                into.add(act(verb, subject, rangers[0], CAREFULLY))

    def pay(self, s: Eye, link: Link) -> None:
        super().pay(s, link)
        if link.b == ACROSS:
            s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.was] == link.by and not lasts_on(s, self.id, link.was):
            e = s.echo(link.card, THIS_TURN)
            s.co[e] = link.was
            s.mark[e] = link.b

    def joined(self, s: Eye, c: i64, company: i64) -> vec[i64]:
        return self.pairs[:] if s.co[c] == company and s.mark[c] == ACROSS else vec[i64]()

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.co[c] != subject or s.mark[c] != CAREFULLY or not self.leads_there(s, subject):
            return value
        return lowered(value, 2)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        waits = s.co[c] == company and s.mark[c] == ACROSS and not s.used[c] & ACTED
        if waits and s.travels(company) and by_regions(s, company):
            s.used[c] |= ACTED
            s.call(special_attack(s, company, ORC, 4, self.orcs))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return self.purpose.liking if b == CAREFULLY else UNLIKED

    def way(self, n: i64) -> Msg:
        return msg("a lower hazard limit") if n == CAREFULLY else msg("a way across")

    def text(self) -> list[Msg]:
        pairs: list[Msg] = []
        for i in range(0, len(self.pairs), 2):
            first = msg(REGIONS[self.pairs[i]].printed.name)
            second = msg(REGIONS[self.pairs[i + 1]].printed.name)
            pairs.append(msg("{first} and {second}", first=first, second=second))
        out = [
            msg("Organization phase, on a company with a ranger; once on a company."),
            msg("He taps: for it these are neighbours this turn: {pairs}.", pairs=listed(pairs)),
        ]
        if self.orcs:
            out.append(
                msg("If it goes by regions it is attacked first: Orcs, 4 strikes with prowess {n}.", n=self.orcs)
            )
        words = msg(
            "Or: if it moves to a site in one of these regions, the hazard limit against it falls by 2, but not below "
            "2."
        )
        return [*out, words]


class GreatShip(CompanyEvent):
    """Whoever goes by sea, or along it, can stop what is played on the company, one tap for each."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.target = "piece"
        self.uses = RESPONSE
        self.echo_uses = 1
        self.use_target = self.use_second = "piece"
        self.service.likes(0.3)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if s.untapped(c) and not lasts_on(s, self.id, s.co[c]):
                into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        link.was = s.co[link.a]
        s.tap_down(link.a)

    def sails(self, s: Eye, company: i64) -> bool:
        """whether a coastal sea is in its path, and no two regions after each other that are none"""
        kinds = path_kinds(s, company)
        ashore = False
        for kind in kinds:
            if kind != COASTAL_SEA and ashore:
                return False
            ashore = kind != COASTAL_SEA
        return COASTAL_SEA in kinds

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        company = s.co[c]
        if s.zone[c] != ECHO or s.co_owner[company] != s.active or not self.sails(s, company):
            return
        for x in pending_against(s, company):
            for sailor in s.members(company):
                if s.untapped(sailor):
                    into.add(act(USE, c, x, sailor))

    def pay_use(self, s: Eye, link: Link) -> None:
        s.tap_down(link.b)

    def resolve_use(self, s: Eye, link: Link) -> None:
        stop(s, link.a)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        company = s.co[a]
        if not moving(s, company) or len(s.members(company)) < 3:
            return UNLIKED
        return 0.2 if COASTAL_SEA in printed_path(s.co_site[company], s.co_dest[company]) else UNLIKED

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase: a character taps, for his company and for this turn."),
            msg(
                "While its path has a coastal sea, and no two other regions after each other, any of its characters "
                "may tap to stop a hazard that is played on it, its site, or somebody or something with it."
            ),
        ]


class EagleMounts(CompanyEvent):
    """From the eyrie to nearly everywhere."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.leading = self.barring = 1

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return s.is_at(company, SITE_NUMBERS["eagles-eyrie"]) and somebody_has(s, company, DIPLOMAT)

    def carries(self, s: Eye, c: i64, company: i64, site: i64) -> bool:
        return s.co[c] == company and site_kind(s, site) not in (SHADOW_HOLD, DARK_HOLD)

    def bars(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        return s.co[c] == company and by_no_path(s, company) and not played_at_site(key)

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company with a diplomat at Eagles' Eyrie."),
            msg("It may move to any site that is no shadow-hold and no dark-hold."),
            msg("On its way only creatures keyed to its new site may be played."),
        ]


class PathsOfTheDead(CompanyEvent):
    """Who follows Aragorn there meets the dead, and only them."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ORGANISE
        self.leading = self.barring = self.opening = 1

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        led = any(KINDS[s.kind[c]].name == "aragorn-ii" for c in s.members(company))
        return led and s.is_at(company, SITE_NUMBERS["hero-dunharrow"])

    def carries(self, s: Eye, c: i64, company: i64, site: i64) -> bool:
        return s.co[c] == company and site == SITE_NUMBERS["hero-vale-of-erech"]

    def haunted(self, s: Eye, c: i64, company: i64) -> bool:
        return s.co[c] == company and by_no_path(s, company)

    def bars(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        return self.haunted(s, c, company) and not KINDS[creature].race & UNDEAD

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        at_site = key == KEY_SITE + s.site_now(company)
        return at_site and self.haunted(s, c, company) and KINDS[creature].race & UNDEAD != 0

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company with Aragorn II at Dunharrow: it may move to the Vale of Erech."),
            msg("On its way no creatures may be played but Undead, and these whatever they are keyed to."),
        ]


declare(Bridge(printed("bridge"), True))
declare(GreatRoad(printed("great-road")))
declare(GoblinTown(printed("secret-passage")), liking=0.6)
declare(HiddenWays(printed("ford")), liking=0.5)
declare(HideInDarkPlaces(printed("hiding")), liking=0.1)
declare(Sneaking(printed("stealth")), liking=0.9)
declare(SecretEntrance(printed("secret-entrance")), liking=0.3)
declare(Horses(printed("horses")), liking=0.2)
declare(FairTravels(printed("fair-sailing"), COASTAL_SEA, True), liking=0.3)
declare(FairTravels(printed("fair-travels-in-border-lands"), BORDER_LAND, True), liking=0.3)
declare(FairTravels(printed("fair-travels-in-free-domains"), FREE_DOMAIN, True), liking=0.3)
declare(FairTravels(printed("fair-travels-in-wilderness"), WILDERNESS, True), liking=0.3)
declare(FairTravels(printed("fair-travels-in-shadow-lands"), SHADOW_LAND, False), liking=0.3)
declare(FairTravels(printed("fair-travels-in-dark-domains"), DARK_DOMAIN, False), liking=0.3)
declare(
    Crossing(
        printed("anduin-river"),
        [
            ("rohan", "dagorlad"),
            ("anorien", "dagorlad"),
            ("anorien", "ithilien"),
            ("lebennin", "ithilien"),
            ("lebennin", "harondor"),
        ],
    ),
    liking=0.2,
)
declare(
    Crossing(
        printed("misty-mountains"),
        [
            ("rhudaur", "anduin-vales"),
            ("rhudaur", "wold-foothills"),
            ("hollin", "wold-foothills"),
            ("hollin", "fangorn"),
            ("dunland", "fangorn"),
        ],
    ),
    liking=0.2,
)
declare(
    Crossing(
        printed("white-mountains"),
        [("old-pukel-land", "anfalas"), ("rohan", "lamedon"), ("rohan", "anfalas"), ("anorien", "lamedon")],
    ),
    liking=0.2,
)
declare(
    Crossing(printed("ash-mountains"), [("dagorlad", "gorgoroth"), ("horse-plains", "gorgoroth")], orcs=8),
    liking=0.2,
)
declare(
    Crossing(
        printed("mountains-of-shadow"),
        [("ithilien", "gorgoroth"), ("ithilien", "nurn"), ("harondor", "nurn")],
        orcs=9,
    ),
    liking=0.2,
)
declare(GreatShip(printed("great-ship")))
declare(EagleMounts(printed("eagle-mounts")))
declare(PathsOfTheDead(printed("paths-of-the-dead")))
