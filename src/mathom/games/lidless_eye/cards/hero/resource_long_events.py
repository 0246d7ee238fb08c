"""The long-events of heroes."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import LongEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.rules.combat.figures import attack_now, fighting
from mathom.games.lidless_eye.rules.companies import at_haven
from mathom.games.lidless_eye.rules.daylight import gates_of_morning
from mathom.games.lidless_eye.rules.fallen import KEEPS_AT_HAVEN
from mathom.games.lidless_eye.terms import (
    ATTACK_PROWESS,
    BORDER_LAND,
    DARK_DOMAIN,
    DUNADAN,
    FREE_DOMAIN,
    HAZARD_REGION,
    MAN,
    NAZGUL,
    PASS,
    PICK,
    PROWESS,
    REGION_KIND,
    SHADOW_LAND,
    TABLE,
    WILDERNESS,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class ByDay(LongEvent):
    """Playable only while Gates of Morning is in play."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if gates_of_morning(s):
            super().offer(s, seat, verb, subject, into)

    def day_words(self) -> Msg:
        return msg("Playable while Gates of Morning is in play.")


class ClearSkies(ByDay):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches = self.late = PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value + 2 if FACTS.character[s.kind[subject]] else value

    def text(self) -> list[Msg]:
        return [self.day_words(), msg("Every character has +2 prowess.")]


class Fog(ByDay):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches = self.last = REGION_KIND

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if value == FREE_DOMAIN:
            return BORDER_LAND
        if value in (BORDER_LAND, SHADOW_LAND):
            return WILDERNESS
        return SHADOW_LAND if value == DARK_DOMAIN else value

    def text(self) -> list[Msg]:
        return [
            self.day_words(),
            msg(
                "Free-domains count as border-lands, border-lands and shadow-lands as wildernesses, dark-domains as "
                "shadow-lands."
            ),
        ]


class LapseOfWill(LongEvent):
    """What is said of Nazgûl stands in place of what is said of all."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches = self.late = ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return value - (3 if fighting(s) & NAZGUL else 1)

    def text(self) -> list[Msg]:
        return [msg("Attacks have -1 prowess, those of Nazgûl -3.")]


class Moon(LongEvent):
    """By its light the land is other than it is, for hazards only."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches = self.last = HAZARD_REGION

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if gates_of_morning(s):
            return BORDER_LAND if value == WILDERNESS else FREE_DOMAIN if value == BORDER_LAND else value
        if is_night(s):
            return SHADOW_LAND if value == DARK_DOMAIN else WILDERNESS if value == SHADOW_LAND else value
        return value

    def text(self) -> list[Msg]:
        return [
            msg(
                "While Gates of Morning is in play wildernesses count as border-lands and border-lands as free-domains "
                "for playing hazards."
            ),
            msg(
                "While Doors of Night is in play dark-domains count as shadow-lands and shadow-lands as wildernesses "
                "for playing hazards."
            ),
        ]


class Sun(LongEvent):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.touches = self.late = PROWESS | ATTACK_PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        light = gates_of_morning(s)
        if what == ATTACK_PROWESS:
            attack = attack_now(s)
            return value - 1 if light and (attack.auto >= 0 or attack.creature >= 0) else value
        if not FACTS.character[s.kind[subject]]:
            return value
        race = KINDS[s.kind[subject]].race
        if race & DUNADAN:
            value += 1
        return value + 1 if light and race & (MAN | DUNADAN) else value

    def text(self) -> list[Msg]:
        return [
            msg("Every Dúnadan has +1 prowess."),
            msg(
                "While Gates of Morning is in play automatic-attacks and creatures have -1 prowess, and every Man and "
                "Dúnadan +1."
            ),
        ]


class ElfSong(LongEvent):
    """Who hears it at a Haven forgets his burden, and stays."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, KEEPS_AT_HAVEN)

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] == TABLE:
            s.call(Forgetting(link.by))

    def text(self) -> list[Msg]:
        return [
            msg("When it comes into play a corruption card on each character at a Haven may be discarded."),
            msg("No character at a Haven is discarded or returned to the hand, whatever for."),
        ]


class Forgetting(Procedure):
    """A corruption card on each character at a Haven may go; each player chooses for his own, first who has played the
    song."""

    seat: i64 = 0

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat
        self.healed: vec[i64] = vec[i64]()  # characters for whom it was said already

    def burdens(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.table:
            who = s.host[c]
            if s.zone[c] != TABLE or not KINDS[s.kind[c]].corrupts or who < 0 or not FACTS.character[s.kind[who]]:
                continue
            if s.owner[who] == self.seat and who not in self.healed and at_haven(s, s.co[who]):
                out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if len(self.burdens(s)):
            return self.seat
        self.step += 1
        if self.step >= len(s.order):
            return s.done()
        self.seat = s.left_of(self.seat)
        return ON

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.burdens(s):
            into.add(act(PICK, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == PICK:
            self.healed = append(self.healed, s.host[act_a(action)])
            s.to_discard(act_a(action))
        else:
            for c in self.burdens(s):
                self.healed = append(self.healed, s.host[c])

    def blank(self) -> Frame:
        return Forgetting()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.healed = io.nums("healed", self.healed)


enter(Forgetting())


declare(ElfSong(printed("elf-song")), liking=0.3)
declare(ClearSkies(printed("clear-skies")))
declare(Fog(printed("fog")))
declare(LapseOfWill(printed("lapse-of-will")), liking=0.5)
declare(Moon(printed("moon")), liking=0.3)
declare(Sun(printed("sun")), liking=0.5)
