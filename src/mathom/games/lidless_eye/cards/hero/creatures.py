"""The creatures of The Wizards. Most differ in their figures only; what a few do besides stands in their classes."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    FACTS,
    KINDS,
    REGION_NAMES,
    SITES,
    T_ASSIGNED,
    T_ATTACK_END,
    T_STRIKE,
    T_WOUND,
)
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.creatures import Beast, Horde, StrongerAgainst
from mathom.games.lidless_eye.cards.kit.demands import PARRIED_AGAIN, DiscardItem, Parry, items_of
from mathom.games.lidless_eye.cards.kit.discards import LoseItem, losable
from mathom.games.lidless_eye.news import TO_DISCARD, TOLD_SHOWN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.strike import SUCCEEDED, strike_now, striking
from mathom.games.lidless_eye.rules.fallen import put_away, remove_character
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.sums import mind
from mathom.games.lidless_eye.terms import (
    BOTH,
    DREW,
    ECHO,
    HOBBIT,
    ITEM,
    KEY_REGION,
    KEY_SITE,
    PROWESS,
    RUINS,
    SHADOW_HOLD,
    SPECIAL,
    TABLE,
    THIS_TURN,
)
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

LOST: Final = 0.4  # what an item is worth beside its points
COASTS: Final = ("andrast", "anfalas", "belfalas", "lebennin")


class Abductor(Beast):
    """Takes away whom it wounds."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_WOUND

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        if attack_now(s).creature != c or victim < 0 or s.zone[victim] != TABLE:
            return
        kind = s.kind[victim]
        if FACTS.character[kind] and not FACTS.avatar[kind]:
            remove_character(s, victim, TO_DISCARD)

    def text(self) -> list[Msg]:
        words = msg("A character whom it wounds is discarded, unless he is a Wizard or a Ringwraith.")
        return [*super().text(), words]


class Assassin(Beast):
    """Three attacks on one character; others of his company may tap to cancel one or two of them, each for one, when
    its strike is assigned (LE-H-72)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ASSIGNED

    def on_assigned(self, s: Eye, c: i64) -> None:
        if attack_now(s).creature == c and s.mark[c] != PARRIED_AGAIN:
            s.call(Parry(c))

    def text(self) -> list[Msg]:
        words = msg(
            "It attacks one character three times; others of his company may tap to cancel one or two of the attacks, "
            "one each."
        )
        return [*super().text(), words]


class Crebain(Beast):
    """What they have seen is told."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ATTACK_END

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        attack = attack_now(s)
        if attack.creature != c or attack.cancelled:
            return
        seat = attack.defends(s)
        hand = s.hand[seat]
        seen = vec[i64]()
        while len(seen) < len(s.members(attack.defender)) and hand.size():
            seen = append(seen, hand.draw(s.dice, DREW, BOTH))
        for kind in seen:
            hand.add(kind, BOTH)
            s.tell(TOLD_SHOWN, seat, kind)

    def text(self) -> list[Msg]:
        words = msg("After the attack the defender shows a card of his hand at random for each character there.")
        return [*super().text(), words]


class FellTurtle(Beast):
    """Turns a company back."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ATTACK_END

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        attack = attack_now(s)
        if attack.creature == c and any(outcome == SUCCEEDED for outcome in attack.outcomes):
            send_back(s, attack.defender)

    def text(self) -> list[Msg]:
        words = msg("If one of its strikes succeeds, the company returns to its site of origin after the attack.")
        return [*super().text(), words]


class OldManWillow(StrongerAgainst):
    """Sings Hobbits to sleep."""

    def is_hated(self, s: Eye, x: i64) -> bool:
        return KINDS[s.kind[x]].race & HOBBIT != 0

    def text(self) -> list[Msg]:
        return [*super().text(), msg("+{n} prowess against Hobbits.", n=self.bonus)]


class Pilferer(Beast):
    """Harms nobody: each strike that succeeds costs an item, of who was struck or of his company."""

    def __init__(self, facts: Printed, own: bool) -> None:
        super().__init__(facts)
        self.own: bool = own  # only what he bears himself
        self.triggers |= T_STRIKE

    def harms(self) -> bool:
        return False

    def toll(self, s: Eye, victim: i64) -> float:
        """the item that will be missed least"""
        least = 0.0
        for x in losable(s, victim, False) if self.own else items_of(s, s.company_of(victim)):
            cost = LOST + float(KINDS[s.kind[x]].points)
            least = cost if least == 0.0 or cost < least else least
        return least

    def on_strike(self, s: Eye, c: i64, outcome: i64) -> None:
        attack = attack_now(s)
        if attack.creature != c or outcome != SUCCEEDED or attack.detain:
            return
        s.call(LoseItem(strike_now(s).target, attack.defender) if self.own else DiscardItem(attack.defender))

    def text(self) -> list[Msg]:
        if self.own:
            words = msg("Whom it strikes is not harmed, but discards an item he bears, of his player's choice.")
        else:
            words = msg("Whom it strikes is not harmed, but his company discards an item of its choice.")
        return [*super().text(), words]


class Remembered(Beast):
    """That a company has faced it this turn is remembered by an effect that lies with the company."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_ATTACK_END

    def on_attack_end(self, s: Eye, c: i64, beaten: bool) -> None:
        attack = attack_now(s)
        if attack.creature == c:
            e = s.echo(c, THIS_TURN)
            s.co[e] = attack.defender


class StoneTroll(Remembered):
    """One of three brothers: whom he wounds loses nearly all, if the company has met another of them this turn."""

    def __init__(self, facts: Printed, brothers: tuple[str, str]) -> None:
        super().__init__(facts)
        self.brothers: tuple[str, str] = brothers
        self.triggers |= T_WOUND

    def on_wound(self, s: Eye, c: i64, victim: i64) -> None:
        attack = attack_now(s)
        if attack.creature != c or victim < 0 or not self.met_brother(s, attack.defender):
            return
        for x in s.on(victim):
            if s.zone[x] == TABLE and FACTS.type[s.kind[x]] == ITEM and KINDS[s.kind[x]].item != SPECIAL:
                put_away(s, x)

    def met_brother(self, s: Eye, company: i64) -> bool:
        return any(s.zone[x] == ECHO and s.co[x] == company and KINDS[s.kind[x]].name in self.brothers for x in s.table)

    def text(self) -> list[Msg]:
        first, second = self.brothers
        words = msg(
            "If the company has faced {first} or {second} this turn, whom he wounds discards all items that are not "
            "special.",
            first=msg(printed(first).name),
            second=msg(printed(second).name),
        )
        return [*super().text(), words]


class Corsairs(Remembered):
    """Where they have landed their Mûmakil follow."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.opening = 1

    def opens(self, s: Eye, c: i64, company: i64, creature: i64, key: i64) -> bool:
        if s.zone[c] != ECHO or s.co[c] != company or KINDS[creature].name != "mumak-oliphant":
            return False
        if KEY_REGION <= key < KEY_SITE:
            return REGION_NAMES[key - KEY_REGION] in COASTS
        if key < KEY_SITE:
            return False
        site = key - KEY_SITE
        return REGION_NAMES[SITES[site].region] in COASTS and hazard_site_kind(s, site) in (RUINS, SHADOW_HOLD)


class Mumak(Beast):
    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg(
                "On a company that has faced Corsairs of Umbar this turn also: in Andrast, Anfalas, Belfalas and "
                "Lebennin, and at ruins & lairs and shadow-holds there."
            ),
        ]


class NeekerBreekers(Beast):
    """Wear everybody out but the mightiest: what counts against them is the mind."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.triggers |= T_STRIKE
        self.bearer &= ~PROWESS
        self.touches |= PROWESS
        self.last |= PROWESS

    def harms(self) -> bool:
        return False

    def prepare(self, s: Eye, attack: Attack) -> None:
        for c in s.members(attack.defender):
            if FACTS.avatar[s.kind[c]]:
                attack.spared = append(attack.spared, c)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == PROWESS and s.host[c] < 0:
            struck = attack_now(s).creature == c and striking(s, subject) and FACTS.character[s.kind[subject]]
            return mind(s, subject) if struck else value
        return super().modify(s, c, what, subject, value)

    def on_strike(self, s: Eye, c: i64, outcome: i64) -> None:
        if attack_now(s).creature == c and outcome == SUCCEEDED:
            s.tap_down(strike_now(s).target)

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg("Not Wizards and Ringwraiths. A character's prowess against it is his mind."),
            msg("Who would be wounded only taps."),
        ]


for name in (
    *("agburanar", "daelomin", "half-trolls-of-far-harad", "leucaruth", "olog-hai-trolls"),
    *("orc-guard", "orc-patrol", "orc-warriors", "pukel-men", "rogrog", "silent-watcher", "smaug", "wolves"),
    "the-great-goblin",
):
    declare(Beast(printed(name)))
declare(Corsairs(printed("corsairs-of-umbar")))
declare(Mumak(printed("mumak-oliphant")))
declare(Horde(printed("orc-lieutenant"), 4))
declare(OldManWillow(printed("old-man-willow"), 2))
declare(Abductor(printed("abductor")))
declare(Assassin(printed("assassin")))
declare(Crebain(printed("crebain")))
declare(FellTurtle(printed("fell-turtle")))
declare(Pilferer(printed("pick-pocket"), True))
declare(Pilferer(printed("thief"), False))
declare(StoneTroll(printed("bert-burat"), ("tom-tuma", "william-wuluag")))
declare(StoneTroll(printed("tom-tuma"), ("bert-burat", "william-wuluag")))
declare(StoneTroll(printed("william-wuluag"), ("bert-burat", "tom-tuma")))
declare(NeekerBreekers(printed("neeker-breekers")), liking=0.3)
