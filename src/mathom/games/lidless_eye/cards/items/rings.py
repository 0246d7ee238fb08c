"""The rings: gold rings, what they may prove to be, and The One Ring."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITE_NUMBERS, SITES, T_ALWAYS, T_UNTAP
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.abilities import TAP_BEARER, TAP_SELF, Ability, Cancels, Evades
from mathom.games.lidless_eye.cards.kit.blindness import blinded
from mathom.games.lidless_eye.cards.kit.effects import CHARACTERS, Effect
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.cards.kit.searching import (
    FROM_DECK,
    FROM_DISCARD,
    INTO_HAND,
    ITEM_OF_KINDS,
    OF_MAGIC,
    Fetches,
    candidates,
    take_from,
)
from mathom.games.lidless_eye.cards.kit.wraiths import already, as_dwarf
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import SITE_FREE, SITE_TAPPED
from mathom.games.lidless_eye.rules.camps import wins_at_barad_dur
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import cancel_strike, strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.rules.sums import idle
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BODY,
    BOTH,
    BY_RING,
    CHARACTER,
    CORRUPTION,
    DIPLOMAT,
    DIRECT,
    ECHO,
    END,
    GOLD_RING,
    GREATER,
    MAJOR,
    MIND,
    NAZGUL,
    NOTHING,
    PASS,
    PICK,
    PLAY,
    PROWESS,
    RANGER,
    SAGE,
    SCOUT,
    SHADOW,
    SITE,
    SITE_PHASE,
    SITE_PLAY,
    SKILL,
    SORCERY,
    SPIRIT,
    STRIKE,
    TABLE,
    THIS_STRIKE,
    UNDEAD,
    USE,
    WARRIOR,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


def ring(name: str, *effects: Effect) -> None:
    card = Item(printed(name))
    for effect in effects:
        card.has(effect)
    declare(card)


class GoldRing(Item):
    """Tempts its bearer after every untap phase. What it proves to be, its test says (LE-B-144 to LE-B-151)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_UNTAP

    def on_untap(self, s: Eye, c: i64) -> None:
        bearer = s.host[c]
        if bearer >= 0 and s.owner[bearer] == s.active and FACTS.type[s.kind[bearer]] == CHARACTER:
            s.call(CorruptionCheck(bearer))


# -- magic rings


class MagicRing(Item):
    """Gives its bearer a skill or a magic. `more` is what it adds besides for who has it already."""

    def __init__(
        self, facts: Printed, skill: i64, what: i64 = 0, more: i64 = 0, ability: Ability | None = None
    ) -> None:
        super().__init__(facts, ability)
        self.skill: i64 = skill
        self.what: i64 = what
        self.more: i64 = more
        self.touches |= SKILL | what
        self.bearer |= SKILL | what
        self.late |= SKILL | what

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.host[c] == subject:
            if what == SKILL:
                return value | self.skill
            if self.what and what == self.what and already(s, subject, c, self.skill):
                return value + self.more
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        if self.skill == WARRIOR:
            return [msg("Its bearer is a warrior; if he is one already, he has +{n} prowess.", n=self.more)]
        if self.skill == DIPLOMAT:
            return [msg("Its bearer is a diplomat; if he is one already, he has +{n} direct influence.", n=self.more)]
        return [msg("Its bearer is a sage; if he is one already, he may tap to use a Palantír.")]


class MagicRingWith(MagicRing):
    """A magic ring with which something can be done by who has its skill already."""

    def __init__(self, facts: Printed, skill: i64, ability: Ability) -> None:
        super().__init__(facts, skill, ability=ability)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if already(s, s.host[c], c, self.skill):
            super().offer_use(s, c, into)

    def text(self) -> list[Msg]:
        if self.skill == SCOUT:
            text = "Its bearer is a scout; if he is one already, the ring may be tapped to cancel a strike against him."
            return [msg(text)]
        if self.skill == RANGER:
            return [
                msg("Its bearer is a ranger; if he is one already, he may tap to cancel an attack against his company.")
            ]
        magic = {SORCERY: msg("sorcery"), SPIRIT: msg("spirit-magic"), SHADOW: msg("shadow-magic")}[int(self.skill)]
        return [
            msg(
                "Its bearer can use {magic}; if he can already, he may tap at the start of his end-of-turn phase to "
                "take such a card from your discard pile or play deck into your hand.",
                magic=magic,
            )
        ]


def magic(name: str, skill: i64) -> None:
    """a ring of one of the three magics"""
    fetches = Fetches(TAP_BEARER, END, FROM_DISCARD | FROM_DECK, INTO_HAND, OF_MAGIC, skill)
    declare(MagicRingWith(printed(name), skill, fetches))


# -- dwarven rings


class DwarvenRing(Item):
    """Direct influence, more for a Dwarf; what it does, the Dwarf does by tapping and then checks at +2."""

    def __init__(self, facts: Printed, ability: Ability) -> None:
        super().__init__(facts, ability)
        self.touches |= DIRECT
        self.bearer |= DIRECT
        self.late |= DIRECT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == DIRECT and s.host[c] == subject:
            return value + (7 if as_dwarf(s, c) else 2)
        return super().modify(s, c, what, subject, value)

    def burden(self, s: Eye, c: i64) -> i64:
        dwarf: i64 = self.printed.corruption_dwarf
        return dwarf if as_dwarf(s, c) else self.corruption

    def use_taps_site(self) -> bool:
        return isinstance(self.ability, Uncovers)

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if as_dwarf(s, c):
            super().offer_use(s, c, into)

    def resolve_use(self, s: Eye, link: Link) -> None:
        s.call(CorruptionCheck(link.was, 2))  # comes after what follows now
        super().resolve_use(s, link)

    def text(self) -> list[Msg]:
        first = msg("+2 direct influence, +7 for a Dwarf; a Dwarf may tap, and then makes a corruption check at +2:")
        if isinstance(self.ability, Reopens):
            return [first, msg("the site where he is untaps.")]
        if isinstance(self.ability, Uncovers) and self.ability.kinds & 1 << GREATER:
            what = msg("a greater item")
        else:
            what = msg("a major item or a gold ring")
        words = msg(
            "he takes {what} playable at his site from your play deck or discard pile; it is played at once or "
            "discarded, the play deck is reshuffled.",
            what=what,
        )
        return [first, words]


class Reopens(Ability):
    """The site where the bearer is untaps."""

    def tapped_site(self, s: Eye, bearer: i64) -> i64:
        """-1: he is on the way, or the site is not tapped"""
        company = s.co[bearer]
        site = s.co_site[company]
        at = s.owner[bearer] * len(SITES) + site
        return site if not s.travels(company) and s.site_state[at] == SITE_TAPPED else -1

    def useful(self, s: Eye, c: i64) -> bool:
        return self.tapped_site(s, s.host[c]) >= 0

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.was] == TABLE:
            site = self.tapped_site(s, link.was)
            if site >= 0:
                s.site_state[link.by * len(SITES) + site] = SITE_FREE


DECK_ONLY: Final = 1 << 16  # beside kinds of items: they are not looked for in the discard pile


class Uncovers(Ability):
    """An item of some kinds, playable at the bearer's site, is found and played there."""

    def __init__(self, kinds: i64) -> None:
        super().__init__(TAP_BEARER, SITE)
        self.kinds: i64 = kinds

    def useful(self, s: Eye, c: i64) -> bool:
        bearer = s.host[c]
        if s.co[bearer] != s.now or s.phase != SITE_PHASE or attack_now(s).defender >= 0:
            return False
        others = any(s.untapped(x) for x in s.members(s.now) if x != bearer)
        return others and len(playable_finds(s, s.owner[bearer], self.kinds)) > 0

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(Find(link.by, self.kinds))


def playable_finds(s: Eye, seat: i64, kinds: i64) -> vec[i64]:
    """items in the own play deck and discard pile that could be played now at the site of the company under way, as
    actions"""
    out = vec[i64]()
    sources = FROM_DECK if kinds & DECK_ONLY else FROM_DISCARD | FROM_DECK
    for action in candidates(s, seat, sources, ITEM_OF_KINDS, kinds):
        kind = act_a(action)
        card = KINDS[kind]
        if isinstance(card, Item) and may_come(s, kind) and card.playable_at(s, seat, s.co_site[s.now]):
            out = append(out, action)
    return out


class Find(Procedure):
    """A player takes an item out of his piles into his hand, open to all; a character of the company taps to play it,
    or it is discarded."""

    seat: i64 = 0
    kinds: i64 = 0
    found: i64 = -1

    def __init__(self, seat: i64 = 0, kinds: i64 = 0) -> None:
        self.seat = seat
        self.kinds = kinds

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            return s.done() if blinded(s, self.seat) else self.seat
        if self.step == 1:
            if len(self.takers(s)):
                return self.seat
            self.discard(s)
        return s.done()

    def discard(self, s: Eye) -> None:
        s.hand[self.seat].take(self.found, BOTH)
        s.discard[self.seat].add(self.found, BOTH)

    def takers(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        card = KINDS[self.found]
        for x in s.members(s.now):
            if s.untapped(x) and isinstance(card, Item) and card.fits(s, x):
                out = append(out, x)
        return out

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == 0:
            for action in playable_finds(s, self.seat, self.kinds):
                into.add(action)
        else:
            for x in self.takers(s):
                into.add(act(PICK, x))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if self.step == 0:
            self.step = 2 if action == act(PASS) else 1
            if self.step == 1:
                self.found = act_a(action)
                take_from(s, self.seat, action, BOTH)
                s.hand[self.seat].add(self.found, BOTH)
            s.deck[self.seat].mix()
            return
        self.step = 2
        if action == act(PASS):
            self.discard(s)
            return
        begin(s, SITE | SITE_PLAY, self.seat, act(PLAY, self.found, act_a(action)))

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Find()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.kinds = io.num("kinds", self.kinds)
        self.found = io.num("found", self.found, -1)


enter(Find())


# -- The One Ring


class TheOneRing(Item):
    """Power for its bearer, temptation for his whole company."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.has(Effect(BODY, 5, cap=10))
        self.has(Effect(DIRECT, 5))
        self.touches |= PROWESS
        self.bearer |= PROWESS
        self.bearer &= ~CORRUPTION
        self.uses = STRIKE
        self.triggers = T_ALWAYS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] == ECHO or idle(s, c):
            return value
        if what == PROWESS and s.host[c] == subject:
            return Effect(PROWESS, 5, cap=2 * KINDS[s.kind[subject]].prowess).change(s, value)
        if what == CORRUPTION and FACTS.character[s.kind[subject]] and s.company_of(c) == s.company_of(subject):
            value += 1
        return super().modify(s, c, what, subject, value)

    def always(self, s: Eye, c: i64) -> None:
        """LE-B-202: with a company at Barad-dûr, however it came there, it wins the game; who travels is at no site"""
        company = s.company_of(c)
        if company < 0 or not wins_at_barad_dur(s, s.co_owner[company], self.id):
            return
        if s.is_at(company, SITE_NUMBERS["barad-dur"]):
            s.ending = BY_RING
            s.victor = s.co_owner[company]

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        strike = strike_now(s)
        if strike.target < 0 or strike.target != s.host[c] or strike.cancelled or idle(s, c):
            return
        if ability_seat(s, c) != s.active or attack_now(s).race & (UNDEAD | NAZGUL):
            return
        if not any(s.kind[x] == self.id and s.zone[x] == ECHO for x in s.table):
            into.add(act(USE, c, NOTHING))

    def pay_use(self, s: Eye, link: Link) -> None:
        """the echo says that it is being used against this strike"""
        link.was = s.host[link.card]
        s.echo(link.card, THIS_STRIKE)

    def resolve_use(self, s: Eye, link: Link) -> None:
        s.call(Vanishing(link.was))

    def text(self) -> list[Msg]:
        return [
            msg("+5 prowess, to at most double the prowess printed on its bearer."),
            msg(
                "Its bearer may make a corruption check at -2 to cancel a strike against him, not by Undead or Nazgûl."
            ),
            msg("Every character of its bearer's company has 1 corruption point more."),
            msg("Its player wins at once when it is at Barad-dûr."),
        ]


class Vanishing(Procedure):
    """The bearer puts the Ring on: he checks at -2, and if he stays the strike misses him."""

    who: i64 = 0

    def __init__(self, who: i64 = 0) -> None:
        self.who = who

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            self.step = 1
            return s.call(CorruptionCheck(self.who, -2))
        stays = s.result == 1 and s.zone[self.who] == TABLE
        result = s.done()
        if stays and strike_now(s).target == self.who:
            cancel_strike(s)
        return result

    def blank(self) -> Frame:
        return Vanishing()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.who = io.num("who", self.who)


enter(Vanishing())


for name in (
    *("a-little-gold-ring", "bright-gold-ring", "gleaming-gold-ring", "gold-ring-that-sauron-fancies"),
    *("the-least-of-gold-rings", "perfect-gold-ring"),
):
    declare(GoldRing(printed(name)))
ring("minor-ring", Effect(DIRECT, 2))
ring("paltry-ring", Effect(PROWESS, 3, detainment=1))
ring("trifling-ring", Effect(DIRECT, 3, influences=CHARACTERS))
ring("binding-ring", Effect(MIND, -1, floor=1), Effect(PROWESS, 1))
ring("the-oracle-s-ring", Effect(MIND, -2, floor=1), Effect(DIRECT, 4))
ring("the-reviled-ring", Effect(MIND, -2, floor=1), Effect(PROWESS, 3))
ring("the-warding-ring", Effect(MIND, -2, floor=1), Effect(BODY, 2, cap=10))
declare(MagicRing(printed("magic-ring-of-fury"), WARRIOR, PROWESS, 2))
declare(MagicRing(printed("magic-ring-of-lies"), DIPLOMAT, DIRECT, 3))
declare(MagicRing(printed("magic-ring-of-enigma"), SAGE))
declare(MagicRingWith(printed("magic-ring-of-guile"), SCOUT, Evades(TAP_SELF)))
declare(MagicRingWith(printed("magic-ring-of-savagery"), RANGER, Cancels(TAP_BEARER)))
magic("magic-ring-of-delusion", SPIRIT)
magic("magic-ring-of-shadows", SHADOW)
magic("magic-ring-of-weals", SORCERY)
declare(DwarvenRing(printed("dwarven-ring-of-durin-s-tribe"), Reopens(TAP_BEARER, ANY_TIME)))
for name in ("dwarven-ring-of-barin-s-tribe", "dwarven-ring-of-dwalin-s-tribe"):
    declare(DwarvenRing(printed(name), Uncovers(1 << MAJOR | 1 << GOLD_RING)))
for name in ("dwarven-ring-of-bavor-s-tribe", "dwarven-ring-of-druin-s-tribe"):
    declare(DwarvenRing(printed(name), Uncovers(1 << GREATER)))
declare(TheOneRing(printed("the-one-ring")))
