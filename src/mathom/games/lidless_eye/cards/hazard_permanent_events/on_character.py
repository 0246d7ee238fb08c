"""Hazard permanent-events on a character that are no corruption cards: words, doubt, plague."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_ORGANIZE, T_ORGANIZED, T_TURN_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import Epidemic, Jealousy
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.events import is_avatar, is_wraith
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.kit.hazards import at_haven, bears_the_ring
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.sums import mind
from mathom.games.lidless_eye.terms import (
    CONTROL_COST,
    DIRECT,
    ELF,
    HAVEN,
    INFLUENCE,
    INFLUENCE_ROLL,
    MIND,
    ORPHANED,
    RUINS,
    SITE_PLAY,
    TABLE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append
from mathom.kernel.words import Msg, msg

BEYOND_INFLUENCE: Final = 99  # what nobody's direct influence can pay


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
        return not is_avatar(s, ch) and mind(s, ch) <= 7

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

    def fits(self, s: Eye, ch: i64) -> bool:
        return not is_avatar(s, ch)

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


class ComeBack(Burden):
    """His companions are harder to lead."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ORGANIZE | T_ORGANIZED
        self.touches = self.late = MIND

    def fits(self, s: Eye, ch: i64) -> bool:
        if is_avatar(s, ch) or mind(s, ch) > 5:
            return False
        return all(not on_character(s, self.id, x) for x in s.members(s.co[ch]))

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        ch = s.host[c]
        other = subject != ch and s.co[subject] == s.co[ch] and s.host[subject] < 0
        return value + 1 if other and KINDS[s.kind[subject]].character and not is_wraith(s, subject) else value

    def on_organize(self, s: Eye, c: i64) -> None:
        company = s.co[s.host[c]]
        if s.co_owner[company] == s.active and at_haven(s, company) and len(s.members(company)) == 1:
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
        return not is_avatar(s, ch) and not KINDS[s.kind[ch]].race & ELF

    def fits(self, s: Eye, ch: i64) -> bool:
        kind = hazard_site_kind(s, s.site_now(s.co[ch]))
        return kind != HAVEN and kind != RUINS and self.can_fall_ill(s, ch)

    def on_turn_end(self, s: Eye, c: i64) -> None:
        if s.owner[c] != s.foe:
            return
        place = SITES[s.co_site[s.co[s.host[c]]]].place
        epidemic = Epidemic()
        for x in s.table:
            here = FACTS.character[s.kind[x]] and s.zone[x] == TABLE and SITES[s.co_site[s.co[x]]].place == place
            if here and self.can_fall_ill(s, x):
                epidemic.sick = append(epidemic.sick, x)
        s.call(epidemic)

    def on_organize(self, s: Eye, c: i64) -> None:
        ch = s.host[c]
        if s.owner[ch] == s.active and at_haven(s, s.co[ch]):
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


declare(FoolishWords(printed("foolish-words")))
declare(RebelTalk(printed("rebel-talk")), hinders=0.6)
declare(ShutYerMouth(printed("shut-yer-mouth")))
declare(OneMaster(printed("the-ring-will-have-but-one-master")))
declare(ComeBack(printed("so-you-ve-come-back")), liking=0.5)
declare(Plague(printed("plague")), liking=0.8)
