"""What the signs on cards, sites and the map say."""

from mathom.games.lidless_eye.cards.kit.vocabulary import (
    PLACE_WORDS,
    RACE_WORDS,
    SITE_KIND_WORDS,
    SKILL_WORDS,
    kind_of_site,
)
from mathom.kernel.inspection import Icon
from mathom.kernel.words import msg

UNDRAWN = ("nazgul",)  # drawn as other Ringwraiths are
SITES = {"darkhaven": SITE_KIND_WORDS["haven"], **SITE_KIND_WORDS, "haven": kind_of_site("haven", "hero")}
REGIONS = {name: words for name, words in PLACE_WORDS.items() if name not in SITE_KIND_WORDS}

ICONS = (
    *(
        Icon(f"icon-{name}", msg("region: {kind}", kind=words), name, ("path", "region"))
        for name, words in REGIONS.items()
    ),
    *(Icon(f"icon-{name}", msg("site: {kind}", kind=words), name, ("site",)) for name, words in SITES.items()),
    *(
        Icon(f"icon-{name}", msg("skill: {skill}", skill=words), name, ("skills",))
        for name, words in SKILL_WORDS.items()
    ),
    *(Icon(f"icon-{name}", words, name, ("race",)) for name, words in RACE_WORDS.items() if name not in UNDRAWN),
)
