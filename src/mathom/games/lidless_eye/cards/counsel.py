"""What diplomats, sages and warriors know: influence, rings, knowledge of what lies in hands."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import CHARACTERS, Effect
from mathom.games.lidless_eye.cards.kit.events import (
    MagicEvent,
    acts_here,
    echoed_on,
    is_wraith,
    offers_information,
    rolling,
    somebody_has,
    tapped_for,
    use_up,
)
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.wraiths import enabled_by, may_use_palantir
from mathom.games.lidless_eye.news import TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_now
from mathom.games.lidless_eye.rules.influence import influence_now
from mathom.games.lidless_eye.rules.rings import RingTest, forging
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import (
    AGAINST,
    ANY_TIME,
    CHECK,
    DIPLOMAT,
    DIRECT,
    DREW,
    DWARF,
    DWARVEN,
    FACTION,
    GOLD,
    HAZARD_LONG,
    HAZARD_PERMANENT,
    INFLUENCE,
    SEATS,
    SITE,
    TABLE,
    THIS_TURN,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

SHOWN: Final = 5  # cards of An Untimely Whisper


class CrookedPromptings(ShortEvent):
    """A diplomat helps in an influence check, or in a corruption check, of his company."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = INFLUENCE | CHECK

    def who(self, s: Eye) -> i64:
        """who makes the check the window is about"""
        about = rolling(s)
        if about == INFLUENCE:
            return influence_now(s).who
        return check_now(s).who if about == CHECK else -1

    def helps(self, s: Eye, seat: i64) -> bool:
        c = self.who(s)
        return c >= 0 and s.zone[c] == TABLE and s.owner[c] == seat and somebody_has(s, s.co[c], DIPLOMAT)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.helps(s, seat):
            into.add(act(verb, subject, self.who(s)))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.helps(s, link.by):
            return
        if rolling(s) == INFLUENCE:
            influence_now(s).bonus += 3
        else:
            check_now(s).bonus += 2

    def text(self) -> list[Msg]:
        return [
            msg("In a diplomat's company: one influence check of a character is at +3."),
            msg("Or: one corruption check of a character is at +2."),
        ]


class Gifts(ShortEvent):
    """Helps in one attempt to influence a faction."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = INFLUENCE

    def helps(self, s: Eye, seat: i64) -> bool:
        if rolling(s) != INFLUENCE:
            return False
        check = influence_now(s)
        return check.stands(s) and s.owner[check.who] == seat and FACTS.type[s.kind[check.target]] == FACTION

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.helps(s, seat):
            into.add(act(verb, subject, influence_now(s).who))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            influence_now(s).bonus += 3

    def text(self) -> list[Msg]:
        return [msg("One attempt to influence a faction is at +3.")]


class Threats(Gifts):
    """A warrior uses his prowess, at most 6, in place of his direct influence."""

    def helps(self, s: Eye, seat: i64) -> bool:
        if not super().helps(s, seat):
            return False
        check = influence_now(s)
        return has_skill(s, check.who, self.skill) and not check.by_prowess

    def resolve(self, s: Eye, link: Link) -> None:
        if self.helps(s, link.by):
            influence_now(s).by_prowess = 1

    def text(self) -> list[Msg]:
        return [
            msg("On a warrior who tries to influence a faction."),
            msg("His prowess counts in place of his unused direct influence, but at most as 6."),
        ]


class Honey(ShortEvent):
    """Direct influence +5 against characters, for somebody of a diplomat's company."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ANY_TIME | INFLUENCE
        self.has(Effect(DIRECT, 5, influences=CHARACTERS))

    def sweet(self, s: Eye, c: i64) -> bool:
        return somebody_has(s, s.co[c], DIPLOMAT) and not echoed_on(s, self.id, c)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if self.sweet(s, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and self.sweet(s, link.a):
            s.echo(link.card, THIS_TURN, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("On a character of a diplomat's company, once on a character."),
            msg("His direct influence against characters is 5 higher until the end of the turn."),
        ]


class TestOfFire(ShortEvent):
    """A sage taps to test a gold ring of his company (LE-B-146)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"

    def rings(self, s: Eye, company: i64) -> vec[i64]:
        out = vec[i64]()
        for c in s.table:
            if s.zone[c] == TABLE and s.host[c] >= 0 and KINDS[s.kind[c]].ring == GOLD and s.company_of(c) == company:
                out = append(out, c)
        return out

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for ring in self.rings(s, company):
                for c in self.users(s, company, True):
                    into.add(act(verb, subject, c, ring))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and link.b in self.rings(s, s.company_of(link.a)):
            s.call(RingTest(link.b))

    def text(self) -> list[Msg]:
        return [msg("An untapped sage taps: a gold ring of his company is tested.")]


class SecretsOfForging(TestOfFire):
    """At a site with information sage and site tap; no roll, but never The One Ring (LE-B-147)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat):
            return
        site = s.co_site[s.now]
        if not offers_information(s, site) or s.site_tapped(seat, site):
            return
        for ring in self.rings(s, s.now):
            for c in self.users(s, s.now, True):
                into.add(act(verb, subject, c, ring))

    def taps_site(self, s: Eye, action: i64) -> bool:
        return True

    def needs_site(self, s: Eye, link: Link) -> bool:
        return True

    def resolve(self, s: Eye, link: Link) -> None:
        if not tapped_for(s, link) or link.b not in self.rings(s, s.company_of(link.a)):
            return
        use_up(s, link.by, s.co_site[s.company_of(link.a)])
        s.call(forging(s, link.b))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, where information is offered: an untapped sage and the untapped site tap."),
            msg(
                "You may replace a gold ring of his company by a special ring from your hand that it could prove to "
                "be, but not The One Ring. The gold ring is discarded."
            ),
        ]


class VoicesOfMalice(ShortEvent):
    """A sage taps to discard a lasting hazard event that is no environment."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"

    def ended(self, s: Eye, c: i64) -> bool:
        """whether it can be discarded by this"""
        if s.kind[c] < 0 or s.zone[c] != TABLE or FACTS.environment[s.kind[c]]:
            return False
        return FACTS.type[s.kind[c]] in (HAZARD_PERMANENT, HAZARD_LONG)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for target in s.table:
            if self.ended(s, target):
                for company in s.companies(seat):
                    for c in self.users(s, company, True):
                        into.add(act(verb, subject, c, target))

    def pay(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if self.ended(s, link.b):
            s.to_discard(link.b)
        if tapped_for(s, link):
            s.call(CorruptionCheck(link.a, -2))

    def text(self) -> list[Msg]:
        return [
            msg("An untapped sage taps: a hazard permanent-event or long-event that is no environment is discarded."),
            msg("The sage makes a corruption check at -2."),
        ]


class WisdomToWield(ShortEvent):
    """A sage bears a Dwarven Ring as a Dwarf would, or can use a Palantír, this turn; `mark` is the item."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "piece"

    def wields(self, s: Eye, sage: i64, item: i64) -> bool:
        if s.zone[item] != TABLE or s.host[item] != sage or enabled_by(s, sage, item):
            return False
        card = KINDS[s.kind[item]]
        if card.palantir:
            return not may_use_palantir(s, item)
        return card.ring == DWARVEN and KINDS[s.kind[sage]].race != DWARF

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.characters(seat):
            if has_skill(s, c, self.skill) and not is_wraith(s, c):
                for item in s.on(c):
                    if self.wields(s, c, item):
                        into.add(act(verb, subject, c, item))

    def resolve(self, s: Eye, link: Link) -> None:
        if tapped_for(s, link) and s.kind[link.b] >= 0 and self.wields(s, link.a, link.b):
            e = s.echo(link.card, THIS_TURN, link.a)
            s.mark[e] = link.b

    def text(self) -> list[Msg]:
        return [
            msg("On a sage, no Ringwraith, who bears a Dwarven Ring or a Palantír."),
            msg("This turn he bears the ring as if he were a Dwarf, or is able to use the Palantír."),
        ]


class UntimelyWhisper(ShortEvent):
    """The opponent shows five random cards of his hand."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.hand[1 - seat].size():
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        seat = 1 - link.by
        hand = s.hand[seat]
        seen = vec[i64]()
        while len(seen) < SHOWN and hand.size():
            seen = append(seen, hand.draw(s.dice, DREW, SEATS))
        for kind in seen:
            hand.add(kind, SEATS)
            s.tell(TOLD_SHOWN, seat, kind, 0, 0, SEATS)

    def text(self) -> list[Msg]:
        return [msg("The opponent shows you 5 cards of his hand, taken at random.")]


class PoisonousDespair(MagicEvent):
    """Cancels an attempt of the opponent to win away a card of the user's company; a Ringwraith also one at a faction.
    It is played on the opponent's turn."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = 0
        self.abroad = AGAINST
        self.strain = -3

    def answers(self, s: Eye, seat: i64, c: i64) -> bool:
        if rolling(s) != INFLUENCE:
            return False
        check = influence_now(s)
        if not check.stands(s) or s.owner[check.who] == seat:
            return False
        if FACTS.type[s.kind[check.target]] == FACTION:
            return s.owner[check.target] == seat and is_wraith(s, c)
        return s.company_of(check.target) == s.co[c]

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.casters(s, company):
                if self.answers(s, seat, c):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.able(s, link.a) and self.answers(s, link.by, link.a):
            influence_now(s).cancelled = 1
            self.weary(s, link)

    def text(self) -> list[Msg]:
        return [
            msg("On the opponent's turn, on a character who can use spirit-magic."),
            msg("An attempt to influence a character, ally or item of his company is cancelled."),
            msg("A Ringwraith may also cancel one against any of your factions."),
            msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=3),
        ]


declare(UntimelyWhisper(printed("an-untimely-whisper")))
declare(CrookedPromptings(printed("crooked-promptings")))
declare(Gifts(printed("gifts-as-given-of-old")))
declare(Honey(printed("honey-on-the-tongue")))
declare(SecretsOfForging(printed("secrets-of-their-forging")))
declare(TestOfFire(printed("test-of-fire")))
declare(Threats(printed("threats")))
declare(VoicesOfMalice(printed("voices-of-malice")))
declare(WisdomToWield(printed("wisdom-to-wield")))
declare(PoisonousDespair(printed("poisonous-despair")))
