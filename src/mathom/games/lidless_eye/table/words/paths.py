"""The regions a printed path leads through. On a site card stand only their kinds; the map tells which they are."""

from mathom.games.lidless_eye.box.card import REGIONS, SITES, SITES_OF
from mathom.games.lidless_eye.rules.routes import printed_path


def printed_way(start: int, end: int) -> list[int]:
    """Regions from site to site whose kinds are those of the printed path; empty where none is printed. Where several
    fit, one of them."""
    kinds = list(printed_path(start, end))
    if not kinds:
        return []
    camp = int(SITES[start].camp)
    if SITES[start].nearest == end and SITES[end].nearest != start:  # printed from the Darkhaven to the site
        return walk(camp, [int(SITES[end].region)], kinds, int(SITES[start].region))[::-1]
    return walk(camp, [int(SITES[start].region)], kinds, int(SITES[end].region))


def walk(camp: int, passed: list[int], kinds: list[int], end: int) -> list[int]:
    """`passed` and so many further regions of these kinds that the last is `end`; empty where there is no such way"""
    if REGIONS[passed[-1]].kind != kinds[len(passed) - 1]:
        return []
    if len(passed) == len(kinds):
        return passed if passed[-1] == end else []
    for region in REGIONS[passed[-1]].neighbours[camp]:
        if region not in passed:
            found = walk(camp, [*passed, int(region)], kinds, end)
            if found:
                return found
    return []


def ways_to(site: int) -> dict[str, str]:
    """for the face of a site: by the Darkhaven it starts from, the regions of the printed path"""
    out = {}
    for place in SITES_OF[SITES[site].camp]:
        start = int(place.id)
        if start != site and place.nearest == start:
            regions = printed_way(start, site)
            if regions:
                out[f"way-{place.name}"] = ",".join(REGIONS[r].name for r in regions)
    return out
