"""What resource events of several themes share: whom they are played on, attacks they answer, effects that last."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, SITES
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import SPENT, STRAINS, TAPS_USER
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.wraiths import returns_magic
from mathom.games.lidless_eye.news import TOLD_TAPPED_SITE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.influence import Influence
from mathom.games.lidless_eye.rules.sums import has_skill, site_kind
from mathom.games.lidless_eye.terms import ATTACK, BOTH, CHECK, ECHO, INFLUENCE, RINGWRAITH, SKILLS, TABLE, THIS_TURN
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


def under_attack(s: Eye, seat: i64) -> bool:
    """whether an attack against a company of a seat is under way"""
    company = attack_now(s).defender
    return company >= 0 and s.co_owner[company] == seat


def same_site(s: Eye, c: i64, other: i64) -> bool:
    """whether two characters are at the same site"""
    company = s.company_of(c)
    return not s.travels(company) and s.is_near(s.company_of(other), s.co_site[company])


def at_kind(s: Eye, company: i64, kinds: i64) -> bool:
    """whether a company is at a site of one of these kinds, as bits"""
    return not s.travels(company) and kinds >> site_kind(s, s.co_site[company]) & 1 != 0


def moving(s: Eye, company: i64) -> bool:
    return s.co_dest[company] >= 0


def acts_here(s: Eye, seat: i64) -> bool:
    """the site phase of a company of a seat, which has entered"""
    return s.now >= 0 and s.co_owner[s.now] == seat


def echoed(s: Eye, kind: i64) -> bool:
    """whether an effect of this card already lasts"""
    return any(s.kind[x] == kind and s.zone[x] == ECHO for x in s.table)


def echoed_on(s: Eye, kind: i64, host: i64) -> bool:
    return any(s.kind[x] == kind and s.zone[x] == ECHO and s.host[x] == host for x in s.table)


def lasts_on(s: Eye, kind: i64, company: i64) -> bool:
    """whether a card of this kind, or an effect of one, lies on a company"""
    return any(s.kind[x] == kind and s.co[x] == company for x in s.table)


def tapped_for(s: Eye, link: Link) -> bool:
    """who was tapped as a cost is still there"""
    return s.kind[link.a] >= 0 and s.zone[link.a] == TABLE


class CompanyEvent(ShortEvent):
    """Played on a company in some phase; what it does lies on the company until the end of the turn. With a skill it
    is played on one of its members who has it, and `taps` says whether he taps for it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.taps: i64 = 0  # 1: the user must be untapped and taps
        self.target = "piece" if self.skill else "company"

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        """whether it can be played on a company"""
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            if lasts_on(s, self.id, company) or not self.fits(s, seat, company):
                continue
            if not self.skill:
                into.add(act(verb, subject, company))
                continue
            for c in self.users(s, company, self.taps != 0):
                into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        link.was = s.company_of(link.a) if self.skill else link.a
        if self.taps:
            s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.was] == link.by and not lasts_on(s, self.id, link.was):
            e = s.echo(link.card, THIS_TURN)
            s.co[e] = link.was


class CancelsAttack(ShortEvent):
    """Cancels the attack under way against one's own company; somebody may have to tap for it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.taps: i64 = 1
        self.ends_attack()
        self.purpose.price = SPENT + TAPS_USER

    def answers(self, s: Eye) -> bool:
        """whether it can be played on the attack under way"""
        return True

    def heroes(self, s: Eye) -> vec[i64]:
        """who may use it: one of them is its target"""
        return self.users(s, attack_now(s).defender, self.taps != 0)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if under_attack(s, seat) and cancellable(s) and self.answers(s):
            for c in self.heroes(s):
                into.add(act(verb, subject, c))

    def pay(self, s: Eye, link: Link) -> None:
        if self.taps:
            s.tap_down(link.a)

    def resolve(self, s: Eye, link: Link) -> None:
        if under_attack(s, link.by) and self.answers(s):
            cancel(s)


def after_magic(s: Eye, card: i64, user: i64) -> None:
    """a magic card has been used: it may return to the play deck"""
    if not returns_magic(s, user) or s.kind[card] < 0:
        return
    owner = s.owner[card]
    kind = s.kind[card]
    s.free(card)
    s.deck[owner].add(kind, BOTH)
    s.deck[owner].mix()


class MagicEvent(ShortEvent):
    """A card of magic: played on a character who can use it; unless he is a Ringwraith he then makes a corruption
    check (Ringwraiths never do, LE-B-61)."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.magic: i64 = 0
        for name in printed.magic:
            self.magic |= SKILLS[name]
        self.strain: i64 = -4  # modification of the check
        self.purpose.price = SPENT + STRAINS

    def casters(self, s: Eye, company: i64) -> vec[i64]:
        """who of a company can use its magic"""
        out = vec[i64]()
        for c in s.members(company):
            if has_skill(s, c, self.magic):
                out = append(out, c)
        return out

    def able(self, s: Eye, c: i64) -> bool:
        """whether the target is still there when it takes effect"""
        return s.kind[c] >= 0 and FACTS.character[s.kind[c]] != 0 and s.zone[c] == TABLE and has_skill(s, c, self.magic)

    def weary(self, s: Eye, link: Link) -> None:
        """The user is done: his corruption check. It is put on the stack at once, so that whatever must come before it
        is called after it. What Akhôrahil uses as his player's own Ringwraith returns to the play deck."""
        after_magic(s, link.card, link.a)
        s.call(CorruptionCheck(link.a, self.strain))


class OnCaster(MagicEvent):
    """Played on a character of any own company who can use its magic, whenever its window allows."""

    def fits(self, s: Eye, c: i64) -> bool:
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for c in self.casters(s, company):
                if self.fits(s, c):
                    into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.able(s, link.a) and self.fits(s, link.a):
            self.works(s, link)
            self.weary(s, link)

    def works(self, s: Eye, link: Link) -> None:
        """it takes effect"""
        s.echo(link.card, THIS_TURN, link.a)


def strain_words(n: int) -> Msg:
    return msg("Unless he is a Ringwraith he makes a corruption check at -{n}.", n=n)


def is_avatar(s: Eye, c: i64) -> bool:
    """a Ringwraith or a Wizard: many hazards spare both (LE-H-56)"""
    return FACTS.avatar[s.kind[c]] != 0


def is_wraith(s: Eye, c: i64) -> bool:
    return FACTS.type[s.kind[c]] == RINGWRAITH


def offers_information(s: Eye, site: i64) -> bool:
    return SITES[site].information != 0


def use_up(s: Eye, seat: i64, site: i64) -> None:
    """a card that has come into play taps the site; one minor item may follow (LE-B-125, LE-B-127)"""
    if s.site_tapped(seat, site):
        return
    s.tap_site(seat, site)
    if s.site_tapped(seat, site):
        s.extra = 1
        s.tell(TOLD_TAPPED_SITE, seat, site)


def rolling(s: Eye) -> i64:
    """which roll the window under way is about: INFLUENCE, CHECK, or 0 for neither"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Influence):
            return INFLUENCE
        if isinstance(frame, CorruptionCheck):
            return CHECK
        if not isinstance(frame, Chain):
            return 0
        i -= 1
    return 0


def somebody_has(s: Eye, company: i64, skill: i64) -> bool:
    """whether a member or ally of a company has a skill"""
    return any(has_skill(s, c, skill) for c in s.fighters(company))
