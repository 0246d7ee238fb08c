"""From where to where a company may go by the printed paths and by regions, and how much each way is to be feared:
what the map says, read once."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import REGIONS, SITES
from mathom.games.lidless_eye.rules.routes import REGIONS_AT_MOST, is_paved, printed_path

# how much a region of each kind on the way is to be feared: in the own lands most attacks only detain
FEARED: Final = [0.1, 0.2, 0.25, 0.2, 0.1, 0.05]
NO_WAY: Final = 99.0


class Ways:
    """By start and end: start * len(SITES) + end."""

    def __init__(self, by_regions: bool) -> None:
        self.fear: list[float] = []
        for start in SITES:
            across = over_land(start.camp, start.region) if by_regions else []
            for end in SITES:
                fear = NO_WAY
                if start.camp != end.camp:
                    pass  # nobody has both cards
                elif is_paved(start.id, end.id) and start.id != end.id:
                    fear = 0.0
                    for kind in printed_path(start.id, end.id):
                        fear += FEARED[kind]
                elif by_regions and start.id != end.id:
                    fear = across[end.region]
                self.fear.append(fear)

    def between(self, start: i64, end: i64) -> float:
        """what is to be feared on the way; NO_WAY where there is none"""
        return self.fear[start * len(SITES) + end]


def over_land(camp: i64, region: i64) -> list[float]:
    """to each region, by as many as a company may pass (LE-A-66): the least that is to be feared"""
    least = [NO_WAY] * len(REGIONS)
    least[region] = FEARED[REGIONS[region].kind]
    for _ in range(REGIONS_AT_MOST - 1):
        further = least[:]
        for r in range(len(REGIONS)):
            if least[r] < NO_WAY:
                for there in REGIONS[r].neighbours[camp]:
                    fear = least[r] + FEARED[REGIONS[there].kind]
                    if fear < further[there]:
                        further[there] = fear
        least = further
    return least


KNOWN: Final[list[Ways]] = []


def ways(advanced: i64) -> Ways:
    if not KNOWN:
        KNOWN.append(Ways(False))
        KNOWN.append(Ways(True))
    return KNOWN[1 if advanced else 0]
