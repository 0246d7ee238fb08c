"""Chapters 7 and 8: the site phase of a company: entering, facing what is there, playing resources, and what two
sites let it do: Mount Doom tests rings, Hermit's Hill barters for them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_SITE
from mathom.games.lidless_eye.news import TOLD_ENTER
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import BARTERED, ENTERED, IDLE, SITE_OVER
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt, fill_attempts
from mathom.games.lidless_eye.rules.belongings import fill_gear, wield
from mathom.games.lidless_eye.rules.chain import Chain, begin
from mathom.games.lidless_eye.rules.combat.clash import Clash, fill_clashes
from mathom.games.lidless_eye.rules.combat.figures import cancellable
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks
from mathom.games.lidless_eye.rules.companies import covert, overt
from mathom.games.lidless_eye.rules.playing import environment_bit, fill_plays
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ATTEMPT,
    AUTO,
    BARTER,
    CLASH,
    CREATURE,
    ENTER,
    GOLD,
    GUARD,
    HELP,
    ITEM,
    MINOR,
    OUTSIDE,
    PASS,
    SAGE,
    SITE,
    SITE_PHASE,
    SITE_PLAY,
    TABLE,
    TEST,
    USE,
    USE_GEAR,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

ARRIVES: Final = 0
DECIDES: Final = 1
GUARDED: Final = 2
MEETS: Final = 3
CANCELS: Final = 4
AMBUSHED: Final = 5
PLAYS: Final = 6
LEAVES: Final = 7
SITE_STEPS: Final = ["arrives", "decides", "guarded", "meets", "cancels", "ambushed", "plays", "leaves"]


class SitePhase(Procedure):
    """The site phase of one company (LE-B-119)."""

    company: i64 = 0
    attack: i64 = 0  # which automatic-attack comes next

    def __init__(self, company: i64 = 0) -> None:
        self.company = company

    def go(self, s: Eye) -> i64:
        if self.step != ARRIVES and self.step != LEAVES and not self.stands(s):
            self.step = LEAVES
        if self.step == ARRIVES:
            self.arrive(s)
            return ON
        if self.step == DECIDES:
            return s.active
        if self.step == GUARDED:
            self.step = MEETS
            # at a site without automatic-attack a card on guard cannot be turned up now (LE-A-89)
            return s.call(Chain(AUTO, s.active)) if len(site_attacks(s, self.company)) else ON
        if self.step == MEETS:
            return self.meet(s)
        if self.step == CANCELS:
            return s.active
        if self.step == AMBUSHED:
            return self.ambush(s)
        if self.step == PLAYS:
            return s.active
        s.extra = 0
        s.now = -1
        return s.done()

    def stands(self, s: Eye) -> bool:
        """there is still somebody, and nothing bids the company do nothing"""
        here = s.co_owner[self.company] == s.active and len(s.members(self.company)) > 0
        return here and not s.co_did[self.company] & IDLE

    def arrive(self, s: Eye) -> None:
        s.phase = SITE_PHASE
        s.now = self.company
        s.limit = 0  # hazards belong to the movement/hazard phase (LE-B-36); cards on guard are no matter of the limit
        s.extra = 0
        s.co_did[self.company] |= SITE_OVER
        self.step = DECIDES if self.stands(s) else LEAVES
        if self.step == DECIDES:
            fire(s, T_SITE, self.company)

    def meet(self, s: Eye) -> i64:
        """the next automatic-attack, in printed order (LE-B-121); a cancelled one counts as faced (LE-B-122)"""
        if self.attack >= len(site_attacks(s, self.company)):
            self.step = AMBUSHED
            return ON
        if len(self.at_home(s)):
            self.step = CANCELS
            return ON
        return self.fight(s, 0)

    def fight(self, s: Eye, cancelled: i64) -> i64:
        attack = automatic_attack(s, self.company, self.attack)
        attack.cancelled = cancelled
        self.attack += 1
        self.step = MEETS
        return s.call(attack)

    def at_home(self, s: Eye) -> vec[i64]:
        """LE-A-77: who may tap to cancel the automatic-attack that comes next: untapped, and the site is his home by
        name"""
        out = vec[i64]()
        if not s.advanced:
            return out
        attack = automatic_attack(s, self.company, self.attack)
        s.stack.append(attack)  # cards that forbid cancelling look for the attack under way
        free = cancellable(s)
        s.stack.pop()
        if not free or (attack.overt_only and not overt(s, self.company)):
            return out
        here: str = SITES[s.co_site[self.company]].printed.name
        for c in s.members(self.company):
            if s.untapped(c) and here in KINDS[s.kind[c]].printed.home_sites:
                out = append(out, c)
        return out

    def ambush(self, s: Eye) -> i64:
        """creatures turned up from on guard attack after the automatic-attacks (LE-A-90)"""
        for c in s.table[:]:
            if s.zone[c] == TABLE and FACTS.type[s.kind[c]] == CREATURE and s.co[c] == self.company and s.host[c] < 0:
                s.co[c] = -1
                KINDS[s.kind[c]].attacks(s, c)
                return ON
        self.step = PLAYS
        return ON

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == DECIDES:
            fill_plays(s, s.active, OUTSIDE | environment_bit(s), into)
            fill_gear(s, s.active, into, False)
            into.add(act(ENTER))
        elif self.step == CANCELS:
            for c in self.at_home(s):
                into.add(act(HELP, c))
        else:
            fill_plays(s, s.active, SITE | environment_bit(s), into)
            fill_gear(s, s.active, into, False)
            fill_attempts(s, self.company, into)
            fill_special(s, self.company, into)
            fill_clashes(s, self.company, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        verb = act_kind(action)
        if self.step == DECIDES and verb in (ENTER, PASS):
            self.decide(s, verb == ENTER)
        elif self.step == CANCELS:
            if verb == HELP:
                s.tap_down(act_a(action))
            self.fight(s, 1 if verb == HELP else 0)
        elif verb == PASS:
            self.step = LEAVES
        elif verb == USE_GEAR:
            wield(s, act_a(action))
        elif verb == ATTEMPT:
            s.call(OpponentAttempt(act_a(action), act_b(action)))
        elif verb == CLASH:  # after all else: nothing follows it at this site (LE-W-34)
            self.step = LEAVES
            s.call(Clash(self.company, act_a(action)))
        elif verb in (TEST, BARTER):
            take_special(s, self.company, action)
        elif self.step == DECIDES:
            begin(s, OUTSIDE, s.active, action)
        else:
            taps = verb != USE and KINDS[act_a(action)].taps_site(s, action)
            begin(s, SITE | SITE_PLAY if taps else SITE, s.active, action)

    def decide(self, s: Eye, enters: bool) -> None:
        """LE-B-120: a company that does not enter faces nothing and does nothing there"""
        self.step = LEAVES
        if enters:
            s.co_did[self.company] |= ENTERED
            s.tell(TOLD_ENTER, s.active, self.company, s.co_site[self.company])
            self.step = GUARDED

    def blank(self) -> Frame:
        return SitePhase()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, SITE_STEPS)
        self.company = io.num("company", self.company)
        self.attack = io.num("attack", self.attack)


enter(SitePhase())


def take_back_guards(s: Eye) -> None:
    """LE-A-94: at the end of the site phase cards on guard that were not used return to the hand"""
    for c in range(len(s.kind)):
        if s.zone[c] == GUARD:
            s.to_hand(c)


AT_MOUNT_DOOM: Final = -3


def borne(s: Eye, company: i64) -> vec[i64]:
    """items of a company"""
    out = vec[i64]()
    for c in s.table:
        if s.zone[c] == TABLE and FACTS.type[s.kind[c]] == ITEM and s.host[c] >= 0 and s.company_of(c) == company:
            out = append(out, c)
    return out


def fill_special(s: Eye, company: i64, into: Buffer) -> None:
    """what the site of a company that has entered it offers beside cards"""
    site = s.co_site[company]
    notes = SITES[site].notes
    if "sage-tests-ring-3" in notes:
        for ring in borne(s, company):
            if KINDS[s.kind[ring]].ring == GOLD:
                for sage in s.fighters(company):
                    if s.untapped(sage) and has_skill(s, sage, SAGE):
                        into.add(act(TEST, ring, sage))
    if "two-minor-for-gold-ring" in notes and not s.co_did[company] & BARTERED and covert(s, company):
        if s.site_tapped(s.co_owner[company], site):
            return  # no ring could be played there any more
        minor = vec[i64]()
        for c in borne(s, company):
            if KINDS[s.kind[c]].item == MINOR:
                for other in minor:
                    into.add(act(BARTER, other, c))
                minor = append(minor, c)


def take_special(s: Eye, company: i64, action: i64) -> None:
    if act_kind(action) == TEST:
        s.tap_down(act_b(action))
        s.call(RingTest(act_a(action), AT_MOUNT_DOOM))
    else:
        s.co_did[company] |= BARTERED
        s.to_discard(act_a(action))
        s.to_discard(act_b(action))
