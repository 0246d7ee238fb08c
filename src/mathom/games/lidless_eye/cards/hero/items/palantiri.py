"""The Palantíri in the hands of heroes."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.items.palantiri import (
    AMON_SUL,
    ANNUMINAS,
    MENDS,
    MINAS_TIRITH,
    ORTHANC,
    OSGILIATH,
    Distant,
    Palantir,
    burdens,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.playing import ability_seat
from mathom.games.lidless_eye.rules.sums import has_skill, idle
from mathom.games.lidless_eye.terms import SAGE, USE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class WestwardStone(Palantir):
    """Looks west from its tower only: lost when its bearer moves. Any sage sees with it, without tapping (LE-H-92)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts, MENDS)
        self.triggers |= T_TRAVEL

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if ability_seat(s, c) != s.active or idle(s, c) or not s.untapped(c) or not has_skill(s, s.host[c], SAGE):
            return
        for x in s.table:
            if burdens(s, x, s.active):
                into.add(act(USE, c, x, MENDS))

    def pay_use(self, s: Eye, link: Link) -> None:
        link.was = s.host[link.card]
        s.tap_down(link.card)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        if s.company_of(c) == company and s.co_dest[company] >= 0:
            put_away(s, c)

    def text(self) -> list[Msg]:
        return [
            msg("Is discarded when its bearer moves."),
            msg(
                "If its bearer is a sage, tap it: a corruption card on an Elf or a Wizard of yours is discarded. He "
                "makes a corruption check."
            ),
        ]


declare(Distant(printed("hero-palantir-of-amon-sul"), AMON_SUL, 2))
declare(Palantir(printed("hero-palantir-of-annuminas"), ANNUMINAS))
declare(WestwardStone(printed("hero-palantir-of-elostirion")))
declare(Palantir(printed("hero-palantir-of-minas-tirith"), MINAS_TIRITH))
declare(Palantir(printed("hero-palantir-of-orthanc"), ORTHANC))
declare(Distant(printed("hero-palantir-of-osgiliath"), OSGILIATH, 4))
