"""The nine Ringwraiths: how a mode changes each, and what each can do as the one his player is (LE-A-38)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import SPENT
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.abilities import TAP_SELF, Ability
from mathom.games.lidless_eye.cards.kit.events import is_wraith
from mathom.games.lidless_eye.cards.kit.families import Character
from mathom.games.lidless_eye.cards.kit.searching import (
    FROM_DISCARD,
    INTO_DECK,
    INTO_HAND,
    OF_MAGIC,
    RESOURCE_EVENT,
    Fetches,
)
from mathom.games.lidless_eye.cards.kit.wraiths import is_at_haven
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.companies import is_own_wraith
from mathom.games.lidless_eye.rules.keys import played_at_site
from mathom.games.lidless_eye.rules.sums import followers
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ATTACK,
    BODY,
    CHARACTER,
    CHECK_ROLL,
    CONTROL_COST,
    DIRECT,
    ECHO,
    END,
    HAND,
    ORGANISE,
    PROWESS,
    SHADOW,
    SORCERY,
    SPIRIT,
    STRIKE,
    TABLE,
    THIS_TURN,
    USE,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg

ALL_MAGIC: Final = SORCERY | SPIRIT | SHADOW


def in_mode(s: Eye, c: i64, mode: str) -> bool:
    """whether a mode of this name lies with a Ringwraith"""
    return any(s.host[x] == c and s.zone[x] == TABLE and mode in KINDS[s.kind[x]].keywords for x in s.table)


class Wraith(Character):
    """A Ringwraith. `lord` is added to his influence as Heralded Lord, `rider` to his prowess
    as Fell Rider."""

    def __init__(self, facts: Printed, lord: i64, rider: i64, ability: Ability | None = None) -> None:
        super().__init__(facts, ability)
        self.lord: i64 = lord
        self.rider: i64 = rider
        self.touches |= DIRECT | PROWESS
        self.late |= DIRECT | PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.zone[c] == ECHO:
            return self.echoes(s, c, what, subject, value)
        if c == subject and what == DIRECT and in_mode(s, c, "heralded-lord"):
            return value + self.lord
        if c == subject and what == PROWESS and in_mode(s, c, "fell-rider"):
            return value + self.rider
        return value

    def echoes(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        """what he did for a company lasts until the end of the turn"""
        return value

    def text(self) -> list[Msg]:
        return [
            msg("Direct influence as Heralded Lord: {n}.", n=f"{self.lord:+d}"),
            msg("Prowess as Fell Rider: {n}.", n=f"{self.rider:+d}"),
        ]


class Averts(Ability):
    """Cancels a creature's attack against any own company that meets it on the way."""

    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.purpose.averts = 1.0

    def useful(self, s: Eye, c: i64) -> bool:
        attack = attack_now(s)
        if not is_own_wraith(s, c) or not is_at_haven(s, c) or attack.creature < 0 or not cancellable(s):
            return False
        return s.co_owner[attack.defender] == s.owner[c] and not played_at_site(attack.keyed)

    def resolve(self, s: Eye, link: Link) -> None:
        cancel(s)


class Adunaphel(Wraith):
    def text(self) -> list[Msg]:
        words = msg(
            "As your Ringwraith at a Darkhaven she may tap to cancel the attack of a creature against one of your "
            "companies, unless it was played at a site."
        )
        return [*super().text(), words]


class Akhorahil(Wraith):
    """`events.after_magic` puts the cards of magic he has used back into the play deck."""

    def text(self) -> list[Msg]:
        words = msg("As your Ringwraith he returns each magic card he uses to your play deck, which is reshuffled.")
        return [*super().text(), words]


class Favours(Ability):
    """Does something for one of the own companies until the end of the turn."""

    def __init__(self, cost: i64, windows: i64) -> None:
        super().__init__(cost, windows)
        self.target = "company"

    def offer(self, s: Eye, c: i64, into: Buffer) -> None:
        if self.payable(s, c) and is_own_wraith(s, c) and is_at_haven(s, c):
            for company in s.companies(s.owner[c]):
                into.add(act(USE, c, company))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.card] == TABLE and s.co_owner[link.a] == link.by:
            e = s.echo(link.card, THIS_TURN)
            s.co[e] = link.a


class Dwar(Wraith):
    def __init__(self, facts: Printed, lord: i64, rider: i64) -> None:
        super().__init__(facts, lord, rider, Favours(TAP_SELF, ANY_TIME | STRIKE))
        self.better: i64 = 1  # prowess and body
        self.service.strengthens = self.better
        self.service.price = SPENT  # he does it once a turn
        self.touches |= BODY
        self.late |= BODY

    def echoes(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what & (PROWESS | BODY) and FACTS.character[s.kind[subject]] and s.co[subject] == s.co[c]:
            return value + self.better
        return value

    def text(self) -> list[Msg]:
        words = msg(
            "As your Ringwraith at a Darkhaven he may tap: all characters of one of your companies have +1 prowess and "
            "+1 body until the end of the turn."
        )
        return [*super().text(), words]


class Hoarmurath(Wraith):
    def __init__(self, facts: Printed, lord: i64, rider: i64) -> None:
        super().__init__(facts, lord, rider)
        self.touches |= HAND
        self.late |= HAND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == HAND:
            holds = subject == s.owner[c] and is_own_wraith(s, c) and is_at_haven(s, c)
            return value + 1 if holds else value
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        words = msg("While he is at a Darkhaven as your Ringwraith, you keep one more card than usual in your hand.")
        return [*super().text(), words]


class Indur(Wraith):
    def text(self) -> list[Msg]:
        words = msg(
            "As your Ringwraith he may tap at the start of your end-of-turn phase to take a magic card from your "
            "discard pile into your hand."
        )
        return [*super().text(), words]


class Ren(Wraith):
    def __init__(self, facts: Printed, lord: i64, rider: i64) -> None:
        super().__init__(facts, lord, rider, Favours(TAP_SELF, ORGANISE))
        self.touches |= CHECK_ROLL
        self.late |= CHECK_ROLL

    def echoes(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == CHECK_ROLL and FACTS.type[s.kind[subject]] == CHARACTER and s.co[subject] == s.co[c]:
            return value + 2
        return value

    def text(self) -> list[Msg]:
        words = msg(
            "As your Ringwraith at a Darkhaven he may tap in your organization phase: corruption checks of one of your "
            "companies are at +2 this turn."
        )
        return [*super().text(), words]


class Master(Wraith):
    """As the own Ringwraith he controls some Ringwraiths without influence; he may bring them into play."""

    def __init__(self, facts: Printed, lord: i64, rider: i64, most: i64) -> None:
        super().__init__(facts, lord, rider)
        self.most: i64 = most  # Ringwraiths who follow him without influence
        self.touches |= CONTROL_COST
        self.last |= CONTROL_COST

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == CONTROL_COST:
            return 0 if self.is_free(s, c, subject) else value
        return super().modify(s, c, what, subject, value)

    def places(self, s: Eye, c: i64) -> vec[i64]:
        """who takes the places that are free with him: his first Ringwraiths, not one who costs nothing anyway"""
        out = vec[i64]()
        for x in followers(s, c):
            if is_wraith(s, x) and not KINDS[s.kind[x]].joins() and len(out) < self.most:
                out = append(out, x)
        return out

    def is_free(self, s: Eye, c: i64, follower: i64) -> bool:
        return s.host[follower] == c and is_own_wraith(s, c) and follower in self.places(s, c)

    def admits(self, s: Eye, c: i64) -> bool:
        return is_own_wraith(s, c) and len(self.places(s, c)) < self.most

    def text(self) -> list[Msg]:
        if self.most == 1:
            words = msg(
                "As your Ringwraith he controls one Ringwraith of his company without influence, whom you may bring "
                "into play in your organization phase."
            )
        else:
            words = msg(
                "As your Ringwraith he controls up to two Ringwraiths of his company without influence, whom you may "
                "bring into play in different organization phases."
            )
        return [*super().text(), words]


class Uvatha(Wraith):
    """He follows another Ringwraith without influence."""

    def __init__(self, facts: Printed, lord: i64, rider: i64, ability: Ability) -> None:
        super().__init__(facts, lord, rider, ability)
        self.touches |= CONTROL_COST
        self.last |= CONTROL_COST

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == CONTROL_COST:
            return 0 if c == subject else value
        return super().modify(s, c, what, subject, value)

    def joins(self) -> bool:
        return True

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg("He may join the company of another Ringwraith in your organization phase and costs no influence."),
            msg(
                "As your Ringwraith at a Darkhaven he may tap in your organization phase to put a resource event from "
                "your discard pile into your play deck, which is reshuffled."
            ),
        ]


declare(Adunaphel(printed("adunaphel-the-ringwraith"), 2, -2, Averts(TAP_SELF, ATTACK)))
declare(Akhorahil(printed("akhorahil-the-ringwraith"), 3, 1))
declare(Dwar(printed("dwar-the-ringwraith"), -3, -1))
declare(Hoarmurath(printed("hoarmurath-the-ringwraith"), 1, 2))
declare(
    Indur(printed("indur-the-ringwraith"), -1, -3, Fetches(TAP_SELF, END, FROM_DISCARD, INTO_HAND, OF_MAGIC, ALL_MAGIC))
)
declare(Master(printed("khamul-the-ringwraith"), -2, 1, 1))
declare(Ren(printed("ren-the-ringwraith"), -2, 2))
declare(
    Uvatha(
        printed("uvatha-the-ringwraith"),
        -3,
        -1,
        Fetches(TAP_SELF, ORGANISE, FROM_DISCARD, INTO_DECK, RESOURCE_EVENT, 0, 1),
    )
)
declare(Master(printed("the-witch-king"), 3, 1, 2))
