"""Short-events of heroes that test a gold ring, and the end of The One Ring (LE-H-99 to LE-H-103)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.resource_short_events.on_ring import SecretsOfForging, TestOfFire
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.destruction import Destruction, destroy, ring_at_the_fire
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.terms import NOTHING, SITE, TABLE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class TestOfHeroes(TestOfFire):
    """A sage tests a gold ring of his company; he does not tap (LE-H-95)."""

    def __init__(self, facts: Printed, change: i64) -> None:
        super().__init__(facts)
        self.change: i64 = change

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for company in s.companies(seat):
            for ring in self.rings(s, company):
                for c in self.users(s, company, False):
                    into.add(act(verb, subject, c, ring))

    def pay(self, s: Eye, link: Link) -> None:
        """nobody taps"""

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] >= 0 and s.zone[link.a] == TABLE and link.b in self.rings(s, s.company_of(link.a)):
            s.call(RingTest(link.b, self.change))

    def text(self) -> list[Msg]:
        if self.change:
            return [msg("A gold ring of a sage's company is tested, at {n}.", n=self.change)]
        return [msg("A gold ring of a sage's company is tested.")]


class CracksOfDoom(ShortEvent):
    """The bearer must be able to part with it."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = SITE
        self.target = ""

    def serves(self, s: Eye, seat: i64) -> bool:
        return ring_at_the_fire(s, seat) >= 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.serves(s, seat):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.serves(s, link.by):
            s.call(Destruction(link.by, s.host[ring_at_the_fire(s, link.by)]))

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, when the company that bears The One Ring has entered Mount Doom."),
            msg("Its bearer checks corruption at -4. If he passes, The One Ring is destroyed and you win the game."),
        ]


class GollumsFate(CracksOfDoom):
    """Gollum does what nobody could do willingly; whosever he is (LE-H-101)."""

    def serves(self, s: Eye, seat: i64) -> bool:
        gollum = s.in_play(NUMBERS["gollum"])
        return super().serves(s, seat) and gollum >= 0 and s.is_near(s.company_of(gollum), s.co_site[s.now])

    def resolve(self, s: Eye, link: Link) -> None:
        if self.serves(s, link.by):
            destroy(s, link.by)

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, when the company that bears The One Ring has entered Mount Doom and Gollum is there too."),
            msg("The One Ring is destroyed and you win the game."),
        ]


declare(TestOfHeroes(printed("test-of-form"), 0), patience=0.7)
declare(TestOfHeroes(printed("test-of-lore"), -1), patience=0.7)
declare(SecretsOfForging(printed("ringlore")), liking=2.0)
declare(CracksOfDoom(printed("cracks-of-doom")), liking=20.0, patience=1.5)
declare(GollumsFate(printed("gollum-s-fate")), liking=30.0, patience=1.5)
