"""The rings of heroes: gold rings, what they may prove to be, and The One Ring."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.items.rings import (
    DECK_ONLY,
    DwarvenRing,
    MagicRing,
    MagicRingWith,
    Reopens,
    TheOneRing,
    Uncovers,
    ring,
)
from mathom.games.lidless_eye.cards.kit.abilities import TAP_BEARER, TAP_SELF, Ability, Cancels, Evades
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.families import Item
from mathom.games.lidless_eye.cards.kit.searching import (
    FROM_DECK,
    FROM_DISCARD,
    INTO_HAND,
    ITEM_OF_KINDS,
    Fetch,
    candidates,
)
from mathom.games.lidless_eye.cards.kit.wraiths import as_dwarf
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    DIPLOMAT,
    DIRECT,
    GREATER,
    MAJOR,
    MINOR,
    PROWESS,
    RANGER,
    SAGE,
    SCOUT,
    TABLE,
    WARRIOR,
    WIZARD,
)
from mathom.kernel.words import Msg, msg


class HeroDwarvenRing(DwarvenRing):
    """Prowess and direct influence, more for a Dwarf."""

    def __init__(self, facts: Printed, ability: Ability) -> None:
        super().__init__(facts, ability)
        self.touches |= PROWESS
        self.bearer |= PROWESS
        self.late |= PROWESS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == PROWESS and s.host[c] == subject:
            return value + (4 if as_dwarf(s, c) else 2)
        return super().modify(s, c, what, subject, value)

    def text(self) -> list[Msg]:
        first = [
            msg("+2 prowess and +2 direct influence; for a Dwarf +4 and +7."),
            msg("A Dwarf may tap, and then makes a corruption check at +2:"),
        ]
        if isinstance(self.ability, Reopens):
            return [*first, msg("the site where he is untaps.")]
        if isinstance(self.ability, Gathers):
            words = msg(
                "one or two minor items come from your play deck or discard pile into your hand; the play deck is "
                "reshuffled."
            )
            return [*first, words]
        great = isinstance(self.ability, Uncovers) and self.ability.kinds & 1 << GREATER != 0
        words = msg(
            "he takes {what} playable at his site from your play deck; it is played at once or discarded, the play "
            "deck is reshuffled.",
            what=msg("a greater item") if great else msg("a major item"),
        )
        return [*first, words]


class WizardsRing(Item):
    """A Wizard takes it up at a Haven, and it stays with him: neither given nor stored."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, "bound")
        self.has(Effect(PROWESS, 2))
        self.has(Effect(DIRECT, 5))

    def fits(self, s: Eye, ch: i64) -> bool:
        return FACTS.type[s.kind[ch]] == WIZARD and super().fits(s, ch)

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] == TABLE and s.host[link.card] == link.a:
            s.call(CorruptionCheck(link.a))

    def text(self) -> list[Msg]:
        return [
            msg("For a Wizard only, who makes a corruption check when it is played."),
            msg("It can neither be given to another nor stored."),
        ]


class Gathers(Ability):
    """One or two minor items come into the hand."""

    def __init__(self) -> None:
        super().__init__(TAP_BEARER, ANY_TIME)
        self.purpose.likes(0.4)

    def useful(self, s: Eye, c: i64) -> bool:
        return len(candidates(s, s.active, FROM_DISCARD | FROM_DECK, ITEM_OF_KINDS, 1 << MINOR)) > 0

    def resolve(self, s: Eye, link: Link) -> None:
        for _ in range(2):
            s.call(Fetch(link.by, FROM_DISCARD | FROM_DECK, INTO_HAND, ITEM_OF_KINDS, 1 << MINOR))


class RulingRing(TheOneRing):
    """At Barad-dûr it wins for nobody (LE-H-102)."""

    def text(self) -> list[Msg]:
        return super().text()[:3]


for name in ("beautiful-gold-ring", "fair-gold-ring", "precious-gold-ring"):
    ring(name)
ring("lesser-ring", Effect(DIRECT, 2))
declare(MagicRing(printed("magic-ring-of-courage"), WARRIOR, PROWESS, 2))
declare(MagicRing(printed("magic-ring-of-words"), DIPLOMAT, DIRECT, 3))
declare(MagicRing(printed("magic-ring-of-lore"), SAGE))
declare(MagicRingWith(printed("magic-ring-of-stealth"), SCOUT, Evades(TAP_SELF)))
declare(MagicRingWith(printed("magic-ring-of-nature"), RANGER, Cancels(TAP_BEARER)))
declare(HeroDwarvenRing(printed("hero-dwarven-ring-of-durin-s-tribe"), Reopens(TAP_BEARER, ANY_TIME)))
for name in ("hero-dwarven-ring-of-barin-s-tribe", "hero-dwarven-ring-of-dwalin-s-tribe"):
    declare(HeroDwarvenRing(printed(name), Uncovers(1 << MAJOR | DECK_ONLY)))
for name in ("hero-dwarven-ring-of-bavor-s-tribe", "hero-dwarven-ring-of-druin-s-tribe"):
    declare(HeroDwarvenRing(printed(name), Uncovers(1 << GREATER | DECK_ONLY)))
for name in ("dwarven-ring-of-thelor-s-tribe", "dwarven-ring-of-thrar-s-tribe"):
    declare(HeroDwarvenRing(printed(name), Gathers()))
declare(WizardsRing(printed("wizard-s-ring")))
declare(RulingRing(printed("hero-the-one-ring")))
