"""Shadow-magic: paths darkened, sickness, the likeness of a champion, and the dead called back."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, NAMES, T_ATTACK_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.events import (
    MagicEvent,
    acts_here,
    is_wraith,
    same_site,
    strain_words,
    under_attack,
)
from mathom.games.lidless_eye.cards.kit.wraiths import returns_magic
from mathom.games.lidless_eye.news import TOLD_PLAY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.routes import by_regions, change_step, path_kinds
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    ATTACK,
    BODY,
    BOTH,
    ECHO,
    HERO,
    MIND,
    PROWESS,
    RINGWRAITH,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    SITE_KIND,
    TABLE,
    TAPPED,
    THIS_PHASE,
    TRAVEL,
    UNTAPPED,
    WILDERNESS,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class FreezeTheFlesh(MagicEvent):
    """Calls back who was eliminated by a body check this turn. Echoes of this card, laid when somebody falls, remember
    him (`mark`, his kind) and his company; in play it lies with him."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.second = "kind"
        self.keywords = (*self.keywords, "overt")
        self.has(Effect(MIND, -2, floor=1))
        self.has(Effect(PROWESS, -1))
        self.has(Effect(BODY, -2))

    def fell(self, s: Eye, company: i64, kind: i64) -> bool:
        """whether such a character fell in a company this turn and lies on the removed pile"""
        if FACTS.type[kind] == RINGWRAITH or not any(entry >> 8 == kind for entry in s.out[s.co_owner[company]].cards):
            return False
        for x in s.table:
            if s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] == kind and s.co[x] == company:
                return True
        return False

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            seen = vec[i64]()
            for x in s.table:
                kind = s.mark[x]
                if s.kind[x] != self.id or s.zone[x] != ECHO or s.co[x] != company or kind in seen:
                    continue
                seen = append(seen, kind)
                if self.fell(s, company, kind):
                    for c in self.casters(s, company):
                        into.add(act(verb, subject, c, kind))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or not self.fell(s, s.co[link.a], link.b):
            return
        company = s.co[link.a]
        for x in s.table[:]:
            if s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] == link.b and s.co[x] == company:
                s.free(x)
                break
        s.out[link.by].take(link.b, BOTH)
        c = s.lay(link.b, link.by, TABLE)
        s.co[c] = company
        s.tap[c] = TAPPED
        s.tell(TOLD_PLAY, link.by, link.b, -1)
        s.place(link.card, TABLE, c)
        s.call(CorruptionCheck(link.a, self.strain))

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a character eliminated by a body check this turn, with one in his company who can use shadow-magic."
            ),
            msg("He returns to the company, tapped, with mind -2 (at least 1), prowess -1 and body -2."),
            msg("His company is overt."),
            msg("Unless the user is a Ringwraith he makes a corruption check at -{n}.", n=4),
        ]


class DeeperShadow(MagicEvent):
    """On the way of the user's company (second operand): 0 the hazard limit falls by one, 1 the new site counts as a
    shadow-hold, 2 + j the j-th region as a shadow-land. All of it ends with this movement/hazard phase."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = TRAVEL
        self.second = "way"
        self.strain = -3
        self.touches = self.last = SITE_KIND

    def may(self, s: Eye, way: i64) -> bool:
        company = s.now
        if company < 0 or s.co_dest[company] < 0 or not s.co_open[company]:
            return False
        if way == 0:
            return s.limit > 0
        if way == 1:
            return site_kind(s, s.co_dest[company]) == RUINS
        kinds = path_kinds(s, company)
        return way - 2 < len(kinds) and kinds[way - 2] == WILDERNESS

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.now < 0 or s.co_owner[s.now] != seat:
            return
        for c in self.casters(s, s.now):
            found: i64 = 0
            for way in range(2 + ROUTE):
                if way >= 2 and found and not by_regions(s, s.now):
                    continue  # where no names are passed one wilderness is like another
                if self.may(s, way):
                    into.add(act(verb, subject, c, way))
                    if way >= 2:
                        found = 1

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.able(s, link.a) or s.co[link.a] != s.now or not self.may(s, link.b):
            return
        if link.b == 0:
            s.limit -= 1
        elif link.b == 1:
            e = s.echo(link.card, THIS_PHASE)
            s.mark[e] = s.co_dest[s.now]
        else:
            change_step(s, s.now, link.b - 2, SHADOW_LAND)
        self.weary(s, link)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return SHADOW_HOLD if s.mark[c] == subject and value == RUINS else value

    def way(self, n: i64) -> Msg:
        if n == 0:
            return msg("lower the hazard limit")
        if n == 1:
            return msg("the site becomes a shadow-hold")
        return msg("region {n} becomes a shadow-land", n=int(n) - 1)

    def text(self) -> list[Msg]:
        return [
            msg("Movement/hazard phase, on a character on the way who can use shadow-magic."),
            msg(
                "His new site counts as a shadow-hold instead of ruins & lairs, or one wilderness of "
                "his path as a shadow-land."
            ),
            msg("Or: the hazard limit against his company is 1 lower, even below the least."),
            strain_words(3),
        ]


class Malady(MagicEvent):
    """A character at the user's site, his own or the opponent's, makes a corruption check and a body check."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = SITE
        self.second = "piece"
        self.strain = -5

    def afflicts(self, s: Eye, caster: i64, target: i64) -> bool:
        return s.zone[target] == TABLE and not is_wraith(s, target) and same_site(s, target, caster)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not acts_here(s, seat):
            return
        for c in self.casters(s, s.now):
            for p in range(s.n):
                for target in s.characters(p):
                    if self.afflicts(s, c, target):
                        into.add(act(verb, subject, c, target))

    def resolve(self, s: Eye, link: Link) -> None:
        target = link.b
        if not self.able(s, link.a) or s.kind[target] < 0 or not FACTS.character[s.kind[target]]:
            return
        if not self.afflicts(s, link.a, target):
            return
        self.weary(s, link)  # comes last
        s.call(Sickness(target, link.by))

    def text(self) -> list[Msg]:
        return [
            msg(
                "Site phase, on a character, no Ringwraith, at the same site as one of yours who can use shadow-magic."
            ),
            msg("He makes a corruption check at -1, then a body check, at +1 if he is tapped or wounded."),
            msg("Unless the user is a Ringwraith he makes a corruption check at -{n}.", n=5),
            msg("A hero who is eliminated by it gives you his marshalling points as points of creatures."),
        ]


class Sickness(Procedure):
    """A corruption check, then a body check of whom it has left. A hero eliminated by them gives his points."""

    target: i64 = 0
    hero: i64 = -1  # the kind of the target, if he is a hero
    seat: i64 = -1  # who brought it upon him; -1 in records of when there were only two

    def __init__(self, target: i64 = 0, seat: i64 = -1) -> None:
        self.target = target
        self.seat = seat

    def go(self, s: Eye) -> i64:
        self.step += 1
        if self.step == 1:
            if FACTS.camp[s.kind[self.target]] == HERO:
                self.hero = s.kind[self.target]
            return s.call(CorruptionCheck(self.target, -1))
        if self.step == 2 and s.result and s.zone[self.target] == TABLE:
            return s.call(BodyCheck(self.target, 0 if s.tap[self.target] == UNTAPPED else 1))
        for p in s.order:
            if any(entry >> 8 == self.hero for entry in s.out[p].cards):
                s.slay(self.hero, self.seat if self.seat >= 0 else s.left_of(p))
        return s.done()

    def blank(self) -> Frame:
        return Sickness()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.target = io.num("target", self.target)
        self.hero = io.word("hero", self.hero, NAMES, -1)
        self.seat = io.num("by", self.seat, -1)


enter(Sickness())


class GoldChains(MagicEvent):
    """The card itself stands beside the user as an ally while the attack lasts, and must face one of its strikes."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ATTACK
        self.triggers = T_ATTACK_END
        self.fights = 1
        self.prowess = 5

    def answers(self, s: Eye, seat: i64) -> bool:
        return under_attack(s, seat) and not attack_now(s).cancelled

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.answers(s, seat):
            for c in self.casters(s, attack_now(s).defender):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.answers(s, link.by) or not self.able(s, link.a):
            return
        s.place(link.card, TABLE, link.a)
        attack = attack_now(s)
        attack.must = append(attack.must, link.card)
        s.mark[link.card] = 1 if returns_magic(s, link.a) else 0
        s.call(CorruptionCheck(link.a, self.strain))

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        if s.zone[c] == TABLE:
            s.to_discard(c)

    def leaves(self, s: Eye, c: i64) -> None:
        """no card is removed from the game with what it made: it is a short-event, discarded"""
        if s.mark[c]:
            s.deck[s.owner[c]].add(s.kind[c], BOTH)
            s.deck[s.owner[c]].mix()
        else:
            s.discard[s.owner[c]].add(s.kind[c], BOTH)
        s.free(c)

    def text(self) -> list[Msg]:
        return [
            msg("On a character who can use shadow-magic and faces an attack."),
            msg("Until the attack is over an ally with prowess 5 stands with him; it must face one of its strikes."),
            strain_words(4),
        ]


declare(FreezeTheFlesh(printed("freeze-the-flesh")))
declare(Malady(printed("a-malady-without-healing")))
declare(DeeperShadow(printed("deeper-shadow")))
declare(GoldChains(printed("gold-chains-in-the-wind")))
