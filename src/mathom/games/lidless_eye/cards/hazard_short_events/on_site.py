"""Hazard short-events on a site."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_ITEM, T_SITE, T_SITE_ATTACKS, AutoAttack, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import Ford
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import HOLDS, LAIRS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import MOVED
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.corruption import Checks
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    AUTO,
    CANCELLABLE,
    CHARACTER,
    DWARF,
    ECHO,
    HOBBIT,
    SITE_PLAY,
    TABLE,
    THIS_TURN,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class River(ShortEvent):
    """Who has come to this site taps a ranger, or does nothing there this turn."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "site"
        self.triggers |= T_SITE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if s.co_dest[s.now] >= 0:
            into.add(act(verb, subject, s.site_now(s.now)))

    def resolve(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.mark[e] = link.a

    def on_site(self, s: Eye, c: i64, company: i64) -> None:
        if s.zone[c] == ECHO and s.co_site[company] == s.mark[c] and s.co_did[company] & MOVED:
            s.call(Ford(company))

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a site: a company that has moved there this turn must tap a ranger, or it does nothing in its "
                "site phase."
            )
        ]


class Greed(ShortEvent):
    """Until the end of the turn whoever sees an item played here is tempted."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "site"
        self.guards = SITE_PLAY
        self.triggers |= T_ITEM

    def works_at(self, s: Eye, site: i64) -> bool:
        return any(s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] == site for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        site = s.site_now(s.now)
        if not self.works_at(s, site):
            into.add(act(verb, subject, site))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.works_at(s, link.a):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = link.a

    def on_item(self, s: Eye, c: i64, bearer: i64, item: i64) -> None:
        place = SITES[s.mark[c]].place
        if s.zone[c] != ECHO or SITES[s.co_site[s.co[bearer]]].place != place or attack_now(s).defender >= 0:
            return  # what is won in a fight is not played
        checks = Checks()
        for ch in s.table:
            if FACTS.type[s.kind[ch]] != CHARACTER or ch == bearer or s.zone[ch] != TABLE:
                continue
            if SITES[s.co_site[s.co[ch]]].place == place and not KINDS[s.kind[ch]].race & HOBBIT:
                checks.add(ch, -would_burden(s, item, ch))
        if len(checks.who):
            s.call(checks)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a site, until the end of the turn: each time an item is played there, everyone else at the site "
                "checks "
                "corruption, lowered by the corruption points it would give him; not Hobbits and Ringwraiths."
            )
        ]


def would_burden(s: Eye, item: i64, ch: i64) -> i64:
    """corruption points an item would give a character"""
    card = KINDS[s.kind[item]]
    dwarf: i64 = card.printed.corruption_dwarf
    return dwarf if dwarf and KINDS[s.kind[ch]].race == DWARF else card.corruption


class OnAutomaticAttack(ShortEvent):
    """Played on the site of the company under way, and on one of its automatic-attacks; works until the end of the
    turn. One of a kind on a site."""

    def __init__(self, facts: Printed, kinds: i64) -> None:
        super().__init__(facts)
        self.guards = AUTO
        self.purpose.liking = 0.6
        self.target = "site"
        self.second = "attack"
        self.kinds: i64 = kinds

    def works_at(self, s: Eye, site: i64) -> bool:
        return any(s.kind[x] == self.id and s.zone[x] == ECHO and s.mark[x] % 256 == site for x in s.table)

    def numbers(self, s: Eye) -> vec[i64]:
        """the attacks it may be played on"""
        out = vec[i64]()
        site = s.site_now(s.now)
        if self.kinds & bit(site_kind(s, site)) and not self.works_at(s, site):
            for attack in site_attacks(s, s.now):
                if attack.number not in out:
                    out = append(out, attack.number)
        return out

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for number in self.numbers(s):
            into.add(act(verb, subject, s.site_now(s.now), number))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """for a company on its way: it has come to enter"""
        return self.purpose.liking if s.co_dest[s.now] >= 0 else -1.0

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a == s.site_now(s.now) and link.b in self.numbers(s):
            e = s.echo(link.card, THIS_TURN)
            s.mark[e] = link.a + 256 * link.b


class Arousal(OnAutomaticAttack):
    """One automatic-attack is stronger, and perhaps cannot be cancelled."""

    def __init__(self, facts: Printed, kinds: i64, bonus: i64, sure: i64, words: Msg) -> None:
        super().__init__(facts, kinds)
        self.bonus: i64 = bonus
        self.words: Msg = words
        self.touches = ATTACK_PROWESS | CANCELLABLE if sure else ATTACK_PROWESS
        self.late = ATTACK_PROWESS
        self.last = self.touches & ~ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        attack = attack_now(s)
        if attack.defender < 0 or s.mark[c] != s.site_now(attack.defender) + 256 * attack.auto:
            return value
        return value + self.bonus if what == ATTACK_PROWESS else 0

    def text(self) -> list[Msg]:
        return [self.words]


class Incitement(OnAutomaticAttack):
    """One automatic-attack comes twice."""

    def __init__(self, facts: Printed, kinds: i64, words: Msg) -> None:
        super().__init__(facts, kinds)
        self.words: Msg = words
        self.triggers |= T_SITE_ATTACKS

    def on_site_attacks(self, s: Eye, c: i64, company: i64, attacks: list[AutoAttack]) -> None:
        if s.mark[c] % 256 != s.site_now(company):
            return
        for i in range(len(attacks)):
            if attacks[i].number == s.mark[c] // 256:
                attacks.insert(i + 1, attacks[i])
                return

    def text(self) -> list[Msg]:
        return [self.words]


declare(River(printed("river")), hinders=1.3, patience=1.1)
declare(Greed(printed("greed")))
declare(
    Arousal(
        printed("arouse-defenders"),
        HOLDS,
        2,
        1,
        msg(
            "On a free-hold or border-hold: until the end of the turn one of its automatic-attacks has +2 prowess and "
            "cannot be cancelled."
        ),
    )
)
declare(
    Arousal(
        printed("arouse-denizens"),
        LAIRS,
        3,
        0,
        msg("On ruins & lairs: until the end of the turn one of its automatic-attacks has +3 prowess."),
    )
)
declare(
    Incitement(
        printed("incite-defenders"),
        HOLDS,
        msg("On a free-hold or border-hold: until the end of the turn one of its automatic-attacks comes twice."),
    )
)
declare(
    Incitement(
        printed("incite-denizens"),
        LAIRS,
        msg("On ruins & lairs: until the end of the turn one of its automatic-attacks comes twice."),
    )
)
