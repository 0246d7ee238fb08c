"""Influence in tests: a site phase with rolls as told, factions in play."""

from lidless_eye.support_le import bare, sums
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import SITE_PHASE, TABLE


def at_site(*rolls: int, advanced: int = 0) -> Eye:
    s = bare(advanced)
    s.phase = SITE_PHASE
    sums(s, *rolls)
    return s


def faction(s: Eye, name: str, seat: int = 0) -> int:
    return s.lay(NUMBERS[name], seat, TABLE)


def tapped(s: Eye, site: str, seat: int = 0) -> bool:
    return s.site_tapped(seat, SITE_NUMBERS[site])
