"""The corruption cards of The Wizards."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ARRIVE, T_ATTACK_END, T_REST, T_UNTAP
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hazard_permanent_events.corruption import Lure
from mathom.games.lidless_eye.cards.hero.nazgul import is_nazgul_event
from mathom.games.lidless_eye.cards.kit.blades import Purge, Stab
from mathom.games.lidless_eye.cards.kit.families import Temptation, at_haven_in_untap
from mathom.games.lidless_eye.cards.kit.hazards import at_haven
from mathom.games.lidless_eye.cards.kit.openings import is_nazgul_attack
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.position.whereabouts import MOVED
from mathom.games.lidless_eye.rules.belongings import IN_UNTAP
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.terms import ATTACK, ATTACK_PROWESS, ELF, NOTHING, TABLE, WIZARD
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append
from mathom.kernel.words import Msg, msg, msgs


class Creation(Lure):
    """A Wizard who comes to a Haven is tempted to stay at his works."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ARRIVE

    def tempts(self, s: Eye, ch: i64) -> bool:
        return super().tempts(s, ch) and FACTS.type[s.kind[ch]] == WIZARD

    def on_arrive(self, s: Eye, c: i64, company: i64) -> None:
        ch = s.host[c]
        if s.co[ch] != company:
            return
        site = s.co_dest[company] if s.co_dest[company] >= 0 else s.co_site[company]
        moved = s.co_dest[company] >= 0 or s.co_did[company] & MOVED != 0
        if moved and is_haven(site):
            s.call(CorruptionCheck(ch))

    def whom(self) -> Msg:
        return msg("On a Wizard.")

    def when(self) -> Msg:
        return msg("At the end of a movement/hazard phase in which he has moved to a Haven he checks corruption.")


class BurdenOfTime(Lure):
    """An Elf grows weary away from the Havens."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_UNTAP

    def tempts(self, s: Eye, ch: i64) -> bool:
        elf = KINDS[s.kind[ch]].race & ELF != 0
        return super().tempts(s, ch) and elf and (s.travels(s.co[ch]) or not at_haven(s, s.co[ch]))

    def at_rest(self, s: Eye, ch: i64) -> bool:
        company = s.co[ch]
        return not s.travels(company) and is_haven(s.co_site[company])

    def on_untap(self, s: Eye, c: i64) -> None:
        ch = s.host[c]
        if s.owner[ch] == s.active and not self.at_rest(s, ch):
            s.call(CorruptionCheck(ch))

    def whom(self) -> Msg:
        return msg("On an Elf who is not at a Haven.")

    def when(self) -> Msg:
        return msg("In his untap phase he checks corruption if he is not at a Haven.")


class Blade(Temptation):
    """In the hand of a Nazgûl that attacks; then it sticks in one of those it has wounded."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = ATTACK
        self.guards = 0
        self.target = ""
        self.keywords = (*self.keywords, IN_UNTAP)
        self.triggers |= T_ATTACK_END | T_REST
        self.touches |= ATTACK_PROWESS
        self.late |= ATTACK_PROWESS
        self.bearer &= ~ATTACK_PROWESS

    def may_arm(self, s: Eye) -> bool:
        if not is_nazgul_attack(s) or not may_come(s, self.id):
            return False
        return not any(s.kind[x] == self.id and s.co[x] == attack_now(s).defender for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.may_arm(s):
            into.add(act(verb, subject, NOTHING))

    def pay(self, s: Eye, link: Link) -> None:
        pass

    def resolve(self, s: Eye, link: Link) -> None:
        if self.may_arm(s):
            s.place(link.card, TABLE)
            s.co[link.card] = attack_now(s).defender

    def arms(self, s: Eye, c: i64) -> bool:
        """whether it is in the hand of the attack under way"""
        return s.host[c] < 0 and attack_now(s).defender == s.co[c] and is_nazgul_attack(s)

    def bonus(self, s: Eye) -> i64:
        return 2

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != ATTACK_PROWESS:
            return super().modify(s, c, what, subject, value)
        return value + self.bonus(s) if self.arms(s, c) else value

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        if s.host[c] < 0 and attack_now(s).defender == s.co[c]:
            stab = Stab(c, attack_now(s).attacker)
            for who in attack_now(s).wounded:
                if s.zone[who] == TABLE and FACTS.character[s.kind[who]] and self.tempts(s, who):
                    stab.wounded = append(stab.wounded, who)
            s.call(stab)

    def on_rest(self, s: Eye, c: i64) -> None:
        if s.host[c] >= 0 and s.owner[s.host[c]] == s.active and at_haven_in_untap(s, s.host[c]):
            s.call(Purge(c))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return 0.8

    def text(self) -> list[Msg]:
        return [
            *self.arms_words(),
            msg("If it wounds nobody, this is discarded; else one of them, whom the attacker chooses, bears this."),
            msgs("He has {n} corruption point more.", "He has {n} corruption points more.", self.corruption),
            msg(
                "At a Haven he may roll in his untap phase, in place of untapping or healing: above {n} this card is "
                "discarded.",
                n=self.printed.remove_above,
            ),
        ]

    def arms_words(self) -> list[Msg]:
        return [msg("On an attack by a Nazgûl: it has +2 prowess.")]


class PaleSword(Blade):
    """Worse in the hand of the Witch-king."""

    def bonus(self, s: Eye) -> i64:
        more: i64 = 1
        attack = attack_now(s)
        if attack.creature >= 0 and KINDS[s.kind[attack.creature]].name == "witch-king-of-angmar":
            for x in s.table:
                if is_nazgul_event(s, x):
                    more += 1
        return more

    def arms_words(self) -> list[Msg]:
        return [
            msg("On an attack by a Nazgûl: it has +1 prowess."),
            msg("The Witch-king has 1 more for each Nazgûl permanent-event in play."),
        ]


declare(Blade(printed("morgul-knife")))
declare(PaleSword(printed("the-pale-sword")))
declare(Creation(printed("lure-of-creation")))
declare(BurdenOfTime(printed("the-burden-of-time")))
