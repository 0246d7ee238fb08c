"""Hazards that stay with a character or a company, and no corruption cards: words, hunger, plague."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    FACTS,
    KINDS,
    T_EXHAUSTED,
    T_ORGANIZE,
    T_ORGANIZED,
    T_TURN_END,
    T_WOUND,
    bit,
)
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import Epidemic, Jealousy
from mathom.games.lidless_eye.cards.kit.effects import COMPANY, WRAITHS, Effect
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent, on_company
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.sums import mind, site_kind
from mathom.games.lidless_eye.terms import (
    ACTED,
    BODY,
    BORDER_HOLD,
    CONTROL_COST,
    DARKHAVEN,
    DIRECT,
    ELF,
    FREE_HOLD,
    INFLUENCE,
    INFLUENCE_ROLL,
    MIND,
    ONE_RING,
    ORPHANED,
    PROWESS,
    RINGWRAITH,
    RUINS,
    SITE_PLAY,
    TABLE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append
from mathom.kernel.words import Msg, msg

BEYOND_INFLUENCE: Final = 99  # what nobody's direct influence can pay


def at_darkhaven(s: Eye, company: i64) -> bool:
    """as hazards see it: Geann a-Lisch is none for them"""
    return hazard_site_kind(s, s.co_site[company]) == DARKHAVEN


def is_wraith(s: Eye, c: i64) -> bool:
    return FACTS.type[s.kind[c]] == RINGWRAITH


class Burden(PermanentEvent):
    """Played on a character of the company under way; lies with him."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "piece"
        self.guards = SITE_PLAY
        self.alone: i64 = 1  # 1: cannot be duplicated on a given character

    def fits(self, s: Eye, ch: i64) -> bool:
        """whether it may be played on a character, duplicates apart"""
        return not is_wraith(s, ch)

    def may_lie_with(self, s: Eye, ch: i64) -> bool:
        if s.zone[ch] != TABLE or not FACTS.character[s.kind[ch]] or (self.alone and on_character(s, self.id, ch)):
            return False
        return self.fits(s, ch)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for ch in s.members(s.now):
            if self.may_lie_with(s, ch):
                into.add(act(verb, subject, ch))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.may_lie_with(s, link.a):
            s.place(link.card, TABLE, link.a)

    def shaken_off(self) -> Msg:
        above: i64 = self.printed.remove_above
        if self.printed.remove_taps:
            return msg("In his organization phase he may tap and roll: above {n} this card is discarded.", n=above)
        return msg("Once in each of his organization phases he may roll: above {n} this card is discarded.", n=above)


class FoolishWords(Burden):
    """Spoils his influence attempts; from on guard also when such an attempt is declared."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.guards = SITE_PLAY | INFLUENCE
        self.has(Effect(INFLUENCE_ROLL, -4))

    def fits(self, s: Eye, ch: i64) -> bool:
        return True

    def text(self) -> list[Msg]:
        return [msg("On a character: his influence attempts are at -4."), self.shaken_off()]


class RebelTalk(Burden):
    """He cannot be a follower any more."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches = self.last = self.bearer = CONTROL_COST

    def fits(self, s: Eye, ch: i64) -> bool:
        return not is_wraith(s, ch) and mind(s, ch) <= 7

    def resolve(self, s: Eye, link: Link) -> None:
        """a follower is free at once, and must come under general influence in the next organization phase (LE-B-47)"""
        super().resolve(s, link)
        if s.zone[link.card] == TABLE and s.host[link.a] >= 0:
            s.host[link.a] = -1
            s.used[link.a] |= ORPHANED

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return BEYOND_INFLUENCE if s.host[c] == subject and s.host[subject] >= 0 else value

    def text(self) -> list[Msg]:
        return [
            msg("On a character with a mind of 7 or less, not on a Ringwraith."),
            msg("He cannot be controlled by direct influence."),
            self.shaken_off(),
        ]


class ShutYerMouth(Burden):
    """Takes direct influence; it never falls below nothing."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.has(Effect(DIRECT, -2))

    def text(self) -> list[Msg]:
        return [msg("On a character, not on a Ringwraith: -2 direct influence, at least 0."), self.shaken_off()]


class OneMaster(Burden):
    """Each turn the bearer of The One Ring loses a companion."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ORGANIZE

    def fits(self, s: Eye, ch: i64) -> bool:
        return bears_the_ring(s, ch)

    def on_organize(self, s: Eye, c: i64) -> None:
        if s.owner[s.host[c]] == s.active:
            s.call(Jealousy(s.host[c]))

    def text(self) -> list[Msg]:
        return [
            msg("On the bearer of The One Ring."),
            msg(
                "In each of his organization phases another character of his company is discarded, of his player's "
                "choice."
            ),
            self.shaken_off(),
        ]


def bears_the_ring(s: Eye, ch: i64) -> bool:
    return any(s.host[x] == ch and s.zone[x] == TABLE and KINDS[s.kind[x]].ring == ONE_RING for x in s.table)


class ComeBack(Burden):
    """His companions are harder to lead."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ORGANIZE | T_ORGANIZED
        self.touches = self.late = MIND

    def fits(self, s: Eye, ch: i64) -> bool:
        if is_wraith(s, ch) or mind(s, ch) > 5:
            return False
        return all(not on_character(s, self.id, x) for x in s.members(s.co[ch]))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        ch = s.host[c]
        other = subject != ch and s.co[subject] == s.co[ch] and s.host[subject] < 0
        return value + 1 if other and KINDS[s.kind[subject]].character and not is_wraith(s, subject) else value

    def on_organize(self, s: Eye, c: i64) -> None:
        company = s.co[s.host[c]]
        if s.co_owner[company] == s.active and at_darkhaven(s, company) and len(s.members(company)) == 1:
            s.to_discard(c)

    def on_organized(self, s: Eye, c: i64) -> None:
        self.on_organize(s, c)

    def text(self) -> list[Msg]:
        return [
            msg("On a character with a mind of 5 or less, not on a Ringwraith."),
            msg("The mind of everyone else of his company is 1 larger; not of followers and Ringwraiths."),
            msg("Discarded in the organization phase if he is alone in a company at a Darkhaven."),
        ]


class Plague(Burden):
    """Sickness at a site: who is there rolls against his body when the turn ends."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.alone = 0
        self.triggers |= T_TURN_END | T_ORGANIZE

    def can_fall_ill(self, s: Eye, ch: i64) -> bool:
        return not is_wraith(s, ch) and not KINDS[s.kind[ch]].race & ELF

    def fits(self, s: Eye, ch: i64) -> bool:
        kind = hazard_site_kind(s, s.site_now(s.co[ch]))
        return kind != DARKHAVEN and kind != RUINS and self.can_fall_ill(s, ch)

    def on_turn_end(self, s: Eye, c: i64) -> None:
        if s.active == s.owner[c]:
            return
        site = s.co_site[s.co[s.host[c]]]
        epidemic = Epidemic()
        for x in s.table:
            here = FACTS.character[s.kind[x]] and s.zone[x] == TABLE and s.co_site[s.co[x]] == site
            if here and self.can_fall_ill(s, x):
                epidemic.sick = append(epidemic.sick, x)
        s.call(epidemic)

    def on_organize(self, s: Eye, c: i64) -> None:
        ch = s.host[c]
        if s.owner[ch] == s.active and at_darkhaven(s, s.co[ch]):
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a character who is at, or goes to, a site that is neither Darkhaven nor ruins & lairs; not on an "
                "Elf or Ringwraith."
            ),
            msg("At the end of your opponent's turn everyone at his site but Elves and Ringwraiths rolls at -2."),
            msg("Above his body he is wounded, or eliminated if he is wounded already."),
            msg("Discarded in his organization phase if he is at a Darkhaven."),
        ]


class Hardship(PermanentEvent):
    """Played on the company under way; ends at a Darkhaven."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "company"
        self.guards = SITE_PLAY
        self.triggers |= T_ORGANIZE

    def fits(self, s: Eye, company: i64) -> bool:
        return True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if not on_company(s, self.id, s.now) and self.fits(s, s.now):
            into.add(act(verb, subject, s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_owner[link.a] >= 0 and not on_company(s, self.id, link.a) and self.fits(s, link.a):
            s.place(link.card, TABLE)
            s.co[link.card] = link.a

    def on_organize(self, s: Eye, c: i64) -> None:
        if s.co_owner[s.co[c]] == s.active and at_darkhaven(s, s.co[c]):
            s.to_discard(c)

    def ends(self) -> Msg:
        return msg("Discarded in the company's organization phase at a Darkhaven.")


class Hunger(Hardship):
    """A company among strangers is weaker."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.has(Effect(PROWESS, -1, scope=COMPANY))
        self.has(Effect(BODY, -1, scope=COMPANY))

    def fits(self, s: Eye, company: i64) -> bool:
        return (bit(FREE_HOLD) | bit(BORDER_HOLD)) & bit(site_kind(s, s.site_now(company))) != 0

    def text(self) -> list[Msg]:
        return [
            msg("On a company at, or on the way to, a free-hold or border-hold."),
            msg("Each of its characters has -1 prowess and -1 body."),
            self.ends(),
        ]


class Slip(Hardship):
    """After a wound the whole company is weaker for the rest of the turn."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_WOUND
        self.touches = self.late = PROWESS

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        company = s.company_of(victim) if victim >= 0 else attack_now(s).defender
        if company == s.co[c]:
            s.used[c] |= ACTED

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not s.used[c] & ACTED or not KINDS[s.kind[subject]].character or s.co[subject] != s.co[c]:
            return value
        return value - 2

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a company. Once somebody of it is wounded, each of its characters has -2 prowess for the rest of "
                "the turn."
            ),
            self.ends(),
        ]


class Tidings(PermanentEvent):
    """Every Ringwraith has less direct influence."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_EXHAUSTED
        self.has(Effect(DIRECT, -2, scope=WRAITHS, doors=-3))

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("The direct influence of every Ringwraith is 2 less; 3 less while Doors of Night is in play."),
            msg("Discarded when a play deck is exhausted."),
        ]


declare(FoolishWords(printed("foolish-words")))
declare(RebelTalk(printed("rebel-talk")))
declare(ShutYerMouth(printed("shut-yer-mouth")))
declare(OneMaster(printed("the-ring-will-have-but-one-master")))
declare(ComeBack(printed("so-you-ve-come-back")))
declare(Plague(printed("plague")))
declare(Hunger(printed("nothing-to-eat-or-drink")))
declare(Slip(printed("something-has-slipped")))
declare(Tidings(printed("tidings-of-doubt-and-danger")))
