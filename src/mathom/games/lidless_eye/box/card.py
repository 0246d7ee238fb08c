"""What a card is to the rules: its facts, and hooks that do nothing until a family or a single card says otherwise.

A card object has no state; what changes lives in the position, by piece. Cards are entered once, at import."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.printed import Printed, PrintedAttack, PrintedRegion, PrintedSite
from mathom.games.lidless_eye.box.purpose import KEPT, KEPT_HAZARD, LIKED_HAZARD, UNLIKED, Purpose
from mathom.games.lidless_eye.terms import (
    ALLY,
    ATTACK_PROWESS,
    CAMPS,
    CHARACTER,
    CREATURE,
    GEAR,
    HAZARD,
    HERO,
    ITEM,
    ITEMS,
    MINION,
    PLAINLY,
    PROMOS,
    PROWESS,
    RACES,
    REGION_KINDS,
    RESOURCE,
    RESOURCE_SHORT,
    RING_KINDS,
    RINGWRAITH,
    SITE_KINDS,
    SKILLS,
    TYPES,
    WIZARD,
)
from mathom.kernel.state import Buffer
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg

if TYPE_CHECKING:
    from mathom.games.lidless_eye.position.eye import Eye
    from mathom.games.lidless_eye.position.procedure import Link


FOR_EITHER: Final = "for-either-camp"  # keyword of a resource of one camp that players of the other may have too

ONCE: Final = "once-in-a-deck"  # keyword of a card
TWO_WEAPONS: Final = "two-weapons"  # keyword of a card: whom it lies with may use two of them, with its mark at 1


def race_bits(name: str) -> i64:
    return RACES[name] if name else 0


def skill_bits(names: tuple[str, ...]) -> i64:
    bits: i64 = 0
    for name in names:
        bits |= SKILLS[name]
    return bits


class Card:
    """One card as printed."""

    def __init__(self, printed: Printed) -> None:
        self.printed: Printed = printed  # all facts, for checks and words
        self.id: i64 = -1  # its number among all cards, given by `whole_box`
        self.name: str = printed.id
        self.type: i64 = TYPES.index(printed.type)
        self.camp: i64 = CAMPS.index(printed.camp)
        self.side: i64 = HAZARD if self.type >= CREATURE else RESOURCE
        self.done: bool = False  # whether its effect is executed in full; only such cards may be in a deck
        self.unique: i64 = 1 if printed.unique else 0
        self.race: i64 = race_bits(printed.race)
        self.skills: i64 = skill_bits(printed.skills) | skill_bits(printed.magic)
        self.prowess: i64 = printed.prowess
        self.body: i64 = printed.body  # 0: none
        self.strikes: i64 = printed.strikes
        self.mind: i64 = printed.mind
        self.direct: i64 = printed.influence
        self.points: i64 = printed.points
        self.points_kind: str = printed.points_kind
        self.starred: i64 = 1 if printed.starred else 0
        self.corruption: i64 = printed.corruption
        self.item: i64 = ITEMS.index(printed.item) if printed.item else -1
        self.ring: i64 = RING_KINDS.index(printed.ring)
        self.gear: i64 = GEAR.index(printed.gear)
        self.palantir: i64 = 1 if printed.palantir else 0
        self.hoard: i64 = 1 if printed.hoard else 0
        self.environment: i64 = 1 if "environment" in printed.keywords else 0
        self.leader: i64 = 1 if "leader" in printed.keywords else 0
        self.corrupts: i64 = 1 if self.corruption and self.side == HAZARD else 0  # a corruption card (LE-B-194)
        self.by_night: i64 = 0  # 1: a hazard that can only be played while Doors of Night is in play
        self.hazard_windows: i64 = 0  # of a card that is both: when it may be played as a hazard; 0: as the other
        self.free: i64 = 0  # does not count against the hazard limit
        self.meets_company: i64 = 0  # 1: a hazard played on the company under way, whom no operand names
        self.echo_uses: i64 = 0  # 1: what lasts of it can be used
        self.avatar: i64 = 1 if self.type == RINGWRAITH or self.type == WIZARD else 0  # somebody whom a player may be
        self.character: i64 = 1 if self.type == CHARACTER or self.avatar else 0
        self.fights: i64 = 1 if self.character or self.type == ALLY else 0  # may face strikes and support
        self.keywords: tuple[str, ...] = printed.keywords
        # when
        self.windows: i64 = 0  # it may be played from the hand
        self.abroad: i64 = 0  # a resource: it may be played on the opponent's turn, in these windows
        self.uses: i64 = 0  # an ability of it may be used while it is in play
        self.guards: i64 = 0  # it may be turned up from on guard (AUTO, SITE_PLAY, INFLUENCE)
        # what it changes while in play
        self.touches: i64 = 0
        self.bearer: i64 = 0  # of these, what it changes only for whoever bears it
        self.late: i64 = 0  # of these, what comes after the others: plain sums come after "to a maximum of"
        self.last: i64 = 0  # of these, what comes at the very end: what sets a value, doubles or halves it
        # what the operands of its actions are, for their words: "piece", "key", "site", "company", "kind", "number", ""
        self.target: str = "piece"  # when it is played
        self.second: str = ""
        self.use_target: str = ""  # when its ability is used
        self.use_second: str = ""
        self.triggers: i64 = 0  # which hooks below it answers, as bits of T_...
        # between companies (LE-W-42)
        self.ends_attacks: i64 = 0  # 1: it cancels attacks
        self.fair_use: i64 = 0  # 1: its ability cancels an attack or changes prowess
        self.barring: i64 = 0  # 1: it may forbid keys of creatures, by `bars`
        self.leading: i64 = 0  # 1: it may open ways to companies, by `joined` and `carries`
        self.opening: i64 = 0  # 1: it may give creatures further keys, by `opens`
        # what it is for, to whoever weighs it
        self.purpose: Purpose = Purpose(LIKED_HAZARD if self.side == HAZARD else UNLIKED)  # when it is played
        self.service: Purpose = Purpose()  # when its ability is used
        self.patience: float = KEPT_HAZARD if self.side == HAZARD else KEPT  # how gladly it is kept in the hand

    def is_fair(self) -> bool:
        """LE-W-42: whether it may be played while one company attacks another: a resource that changes prowess, or
        cancels the attack"""
        changes = (self.touches | self.late | self.last) & (PROWESS | ATTACK_PROWESS) != 0
        return self.side & RESOURCE != 0 and self.type >= RESOURCE_SHORT and (changes or self.ends_attacks != 0)

    def belongs_to(self, pool: i64) -> bool:
        """Whether a player of a camp may have it: his own cards, and hazards; those of The Wizards, and items of the
        other camp, only where a Wizard player takes part (LE-H-3, LE-H-4, LE-W-5 to LE-W-7). A Ringwraith player
        against a Wizard player is AMONG_HEROES; promotional cards are there with PROMOS."""
        if self.printed.promo and not pool & PROMOS:
            return False  # LE-H-7
        camp = pool & ~PROMOS
        if camp == MINION:
            return self.camp != HERO and self.printed.number.startswith("LE")
        strange: i64 = MINION if camp == HERO else HERO
        return self.camp != strange or self.type == ITEM or self.side & HAZARD != 0 or FOR_EITHER in self.keywords

    # -- playing it

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        """One action `act(verb, subject, target, second)` for each way `seat` may play it now. The verb is PLAY when
        it comes from the hand, REVEAL when it is turned up from on guard; the subject is its kind."""

    def taps_site(self, s: Eye, action: i64) -> bool:
        """whether playing it so will tap the site: then a card on guard may be turned up (LE-A-91)"""
        return False

    def use_taps_site(self) -> bool:
        """whether an ability of it brings a card into play that taps the site"""
        return False

    def needs_site(self, s: Eye, link: Link) -> bool:
        """whether it comes to nothing, so declared, when the site is tapped before it takes effect (LE-B-215)"""
        return False

    def stores_at(self, s: Eye, c: i64, site: i64) -> bool:
        """whether the instance `c`, no item, may be stored at a site"""
        return False

    def when_stored(self, s: Eye, seat: i64) -> None:
        """it has come to the marshalling point pile of a seat"""

    def pay(self, s: Eye, link: Link) -> None:
        """the cost of playing it, paid when declared (LE-B-222)"""

    def resolve(self, s: Eye, link: Link) -> None:
        """it takes effect; whatever no longer fits does nothing (LE-B-215)"""

    # -- an ability of it while in play

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        """one action `act(USE, c, target, second)` for each way its ability may be used now"""

    def pay_use(self, s: Eye, link: Link) -> None:
        """the cost of the ability, paid when declared"""

    def resolve_use(self, s: Eye, link: Link) -> None:
        """the ability takes effect"""

    # -- while it lies on the table

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        """`value` of the quantity `what` of `subject` as changed by the instance `c` of this card"""
        return value

    def bars(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        """whether the instance `c` forbids playing a kind of creature by this key against a company"""
        return False

    def joined(self, s: Eye, c: i64, company: i64) -> vec[i64]:
        """regions that the instance `c` (`leading`) makes neighbours for a company, pair after pair"""
        return vec[i64]()

    def leads_to(self, s: Eye, c: i64, company: i64) -> i64:
        """a site that is in no location deck, to which the instance `c` (`leading`) lets a company go; -1"""
        return -1

    def carries(self, s: Eye, c: i64, company: i64, site: i64) -> bool:
        """whether the instance `c` (`leading`) takes a company to a site, by no path and no regions"""
        return False

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        """whether the instance `c` (`opening`) lets a kind of creature be keyed so against a company"""
        return False

    def faces(self, s: Eye, c: i64) -> bool:
        """whether a strike of the attack under way may be assigned to the character or ally `c`"""
        return True

    def harms(self) -> bool:
        """whether a strike of this creature that succeeds wounds its target"""
        return True

    def toll(self, s: Eye, victim: i64) -> float:
        """to a bot: what a strike that succeeds costs its target instead of a wound, in marshalling points or so"""
        return 0.0

    def shields(self, s: Eye, c: i64) -> bool:
        """whether the instance `c`, lying with a character whom a strike is about to wound, saves him from the wound"""
        return False

    def on_shielded(self, s: Eye, c: i64) -> None:
        """it has done so"""

    def wears(self) -> float:
        """how likely it is lost by that"""
        return 0.0

    def assures(self, s: Eye, c: i64, faction: i64) -> bool:
        """whether the instance `c` wins a kind of faction for the character it lies with, without a roll"""
        return False

    def holds_fast(self, s: Eye, c: i64, company: i64) -> bool:
        """whether the instance `c` (`leading`) could keep a company from being sent back"""
        return False

    def admits(self, s: Eye, c: i64) -> bool:
        """whether the Ringwraith `c` lets another of the hand come into play as his follower now (LE-A-35)"""
        return False

    def joins(self) -> bool:
        """whether this Ringwraith may come into play as a follower of any other"""
        return False

    def keeps_tapped(self, s: Eye, c: i64) -> bool:
        """whether the instance `c` keeps the character it lies with from untapping (LE-B-77)"""
        return False

    def attacks(self, s: Eye, c: i64) -> None:
        """the creature `c` lies open on the table and attacks now, with the key kept in its mark"""

    def preserves(self, s: Eye, sort: i64) -> bool:
        """whether long-events of this type do not leave play while it lies on the table"""
        return False

    def forbids(self, s: Eye, c: i64, kind: i64) -> bool:
        """whether the instance `c` (`barring`) keeps a kind of hazard from being played now"""
        return False

    def when_played(self, s: Eye, c: i64, kind: i64) -> None:
        """the opponent of the active player has declared a card of the hand; told to what is `barring`"""

    def leaves(self, s: Eye, c: i64) -> None:
        """it is about to leave the table"""

    # -- triggers: what the rules tell every card in play that asked for it by `triggers`; they may call frames

    def on_untap(self, s: Eye, c: i64) -> None:
        """the end of the untap phase of the active player"""

    def on_organize(self, s: Eye, c: i64) -> None:
        """the start of the organization phase of the active player"""

    def on_organized(self, s: Eye, c: i64) -> None:
        """the end of the organization phase of the active player"""

    def on_long_over(self, s: Eye, c: i64) -> None:
        """the end of the long-event phase of the active player"""

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        """a company has turned up its new site or stays: path, limit and draws are settled"""

    def on_arrive(self, s: Eye, c: i64, company: i64) -> None:
        """the end of the movement/hazard phase of a company, before hands are refilled"""

    def on_site(self, s: Eye, c: i64, company: i64) -> None:
        """the start of the site phase of a company"""

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        """a character or ally was wounded (after his body check); -1 when he did not survive it: then his company is
        attack_now(s).defender"""

    def on_strike(self, s: Eye, c: i64, outcome: i64) -> None:
        """a strike is over (strike_now(s) is still there)"""

    def on_site_attacks(self, s: Eye, c: i64, company: i64, attacks: list[AutoAttack]) -> None:
        """the automatic-attacks that a company would face at its site are being listed: it may add some. A duplicate is
        the same object again, right behind the first."""

    def on_attack(self, s: Eye, c: i64) -> None:
        """an attack begins, before anything may be played on it (attack_now(s) is there)"""

    def on_assigned(self, s: Eye, c: i64) -> None:
        """the strikes of an attack are assigned, none is faced yet (attack_now(s) is there)"""

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        """an attack is over (attack_now(s) is still there)"""

    def on_item(self, s: Eye, c: i64, bearer: i64, item: i64) -> None:
        """a character has gained an item"""

    def on_influence(self, s: Eye, c: i64, who: i64, won: bool) -> None:
        """a character has rolled for an influence check, against a faction or a card of the opponent"""

    def on_failed(self, s: Eye, c: i64, who: i64) -> None:
        """a character has failed a corruption check; if he is to leave play for it, he is about to"""

    def on_rest(self, s: Eye, c: i64) -> None:
        """the active player's cards are about to untap"""

    def on_turn_end(self, s: Eye, c: i64) -> None:
        """the end of the turn, before the next begins"""

    def on_end_phase(self, s: Eye, c: i64) -> None:
        """the start of the end-of-turn phase"""

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        """a play deck was exhausted"""

    def always(self, s: Eye, c: i64) -> None:
        """Something has happened, whatever it was: for what a card demands at any time. It comes about at once and
        cannot be answered; no frame may be called here."""

    # -- what it is for: nothing here is asked by a rule; worths are in marshalling points or so

    def aim(self, s: Eye, a: i64, b: i64) -> Purpose:
        """what it is for when it is played so now, with these operands"""
        return self.purpose

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """what it would bring a seat to play it so now, apart from attacks and checks, for which its aim speaks"""
        return self.purpose.liking

    def site_appeal(self, s: Eye, company: i64, site: i64) -> float:
        """what an event promises a company at a site, 0 where it cannot be played"""
        return 0.0

    def hold(self, s: Eye, seat: i64) -> float:
        """how gladly a seat keeps it in the hand: away with it at 0, from 1 on it is worth waiting"""
        return self.patience

    # -- words

    def way(self, n: i64) -> Msg:
        """which of its uses is meant, where an operand of its action (`second` "way") says so"""
        return Msg("")

    def text(self) -> list[Msg]:
        """what it does, sentence by sentence, in our own words, made from what is declared"""
        return []


T_UNTAP: Final = 1
T_ORGANIZE: Final = 2
T_ORGANIZED: Final = 4
T_TRAVEL: Final = 8
T_ARRIVE: Final = 16
T_SITE: Final = 32
T_WOUND: Final = 64
T_STRIKE: Final = 128
T_ATTACK_END: Final = 256
T_ITEM: Final = 512
T_TURN_END: Final = 1024
T_END_PHASE: Final = 2048
T_EXHAUSTED: Final = 4096
T_ATTACK: Final = 8192
T_SITE_ATTACKS: Final = 16384
T_LONG_OVER: Final = 32768
T_ALWAYS: Final = 65536
T_ASSIGNED: Final = 131072
T_INFLUENCE: Final = 262144
T_FAILED: Final = 524288
T_REST: Final = 1048576


class AutoAttack:
    """An automatic-attack as printed on a site, or as a card adds it."""

    def __init__(self, printed: PrintedAttack, number: i64) -> None:
        self.number: i64 = number  # among those of its site; one that a card adds has a number of its own, from 16 on
        self.race: i64 = race_bits(printed.race)
        self.strikes: i64 = printed.strikes
        self.prowess: i64 = printed.prowess
        self.each: i64 = 1 if printed.each else 0
        self.detainment: str = printed.detainment
        self.against: str = printed.against
        self.wounded_check: i64 = PLAINLY if printed.wounded_checks else printed.wounded_check
        self.cannot_cancel: i64 = 1 if printed.cannot_cancel else 0
        self.kills: i64 = 1 if printed.kills else 0


class Site:
    def __init__(self, printed: PrintedSite, number: i64) -> None:
        self.printed: PrintedSite = printed
        self.id: i64 = number
        self.name: str = printed.id
        self.camp: i64 = CAMPS.index(printed.camp)
        self.place: i64 = number  # the first site of its name: 55 places have a card for each camp (LE-H-51)
        self.kind: i64 = SITE_KINDS.index(printed.kind)
        self.region: i64 = -1
        self.nearest: i64 = -1  # nearest Darkhaven; itself when it is one
        self.path: vec[i64] = kinds_of(printed.path)
        self.haven_paths: dict[int, vec[i64]] = {}  # from another Darkhaven
        self.entrance: i64 = -1  # the region from whose sites alone it is reached, -1: it is reached as others are
        self.entrance_path: vec[i64] = kinds_of(printed.entrance_path)
        self.draws: i64 = printed.draws
        self.opponent_draws: i64 = printed.opponent_draws
        self.information: i64 = 1 if printed.information else 0
        self.items: i64 = 0  # bits of the kinds of items playable
        for name in printed.items:
            self.items |= bit(ITEMS.index(name))
        self.attacks: list[AutoAttack] = [AutoAttack(a, i) for i, a in enumerate(printed.attacks)]
        self.dragon_lair: i64 = 1 if printed.dragon_lair else 0
        self.notes: tuple[str, ...] = printed.notes


class Region:
    def __init__(self, printed: PrintedRegion, number: i64) -> None:
        self.printed: PrintedRegion = printed
        self.id: i64 = number
        self.name: str = printed.id
        self.kind: i64 = REGION_KINDS.index(printed.kind)
        self.neighbours: list[vec[i64]] = []  # by camp (LE-A-71, LE-H-44)


def bit(i: i64) -> i64:
    return 1 << i  # right for i < 31 only


def kinds_of(names: tuple[str, ...]) -> vec[i64]:
    kinds = vec[i64]()
    for name in names:
        kinds = append(kinds, REGION_KINDS.index(name))
    return kinds


KINDS: Final[list[Card]] = []
NAMES: Final[list[str]] = []  # ids of KINDS
NUMBERS: Final[dict[str, int]] = {}  # id -> number among KINDS
SITES: Final[list[Site]] = []
SITES_OF: Final[list[list[Site]]] = [[], []]  # by camp
SITE_NAMES: Final[list[str]] = []
SITE_NUMBERS: Final[dict[str, int]] = {}
FORMS: Final[list[vec[i64]]] = []  # by kind: the other forms of the same being, item or faction (LE-W-10, LE-W-11)
REGIONS: Final[list[Region]] = []
REGION_NAMES: Final[list[str]] = []
REGION_NUMBERS: Final[dict[str, int]] = {}


class Facts:
    """What every action asks for, as arrays by kind: no card is fetched where a bit says that it does not matter."""

    windows: vec[i64]
    uses: vec[i64]
    guards: vec[i64]
    touches: vec[i64]
    late: vec[i64]
    last: vec[i64]
    any_layer: vec[i64]  # the three together
    bearer: vec[i64]
    triggers: vec[i64]
    side: vec[i64]
    camp: vec[i64]
    type: vec[i64]
    free: vec[i64]
    fights: vec[i64]
    avatar: vec[i64]
    character: vec[i64]
    environment: vec[i64]
    unique: vec[i64]
    bars: vec[i64]
    leads: vec[i64]
    echo_uses: vec[i64]
    opens: vec[i64]
    abroad: vec[i64]
    fair: vec[i64]  # 1: it may be played between companies (LE-W-42)
    fair_use: vec[i64]  # 1: its ability may be used there
    pool_fair: vec[i64]  # by camp: all opportunities that such a card fits
    pool: vec[i64]  # by pool of cards (`belongs_to`) and side (4 * pool + side): all opportunities that some card fits
    pool_free: vec[i64]  # the same of cards outside the hazard limit
    pool_abroad: vec[i64]  # by pool: windows of resources for another's turn


FACTS: Final = Facts()
