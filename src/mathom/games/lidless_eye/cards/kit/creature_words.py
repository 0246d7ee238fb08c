"""What a creature is, in words made from its figures."""

from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.cards.kit.vocabulary import PLACE_WORDS, RACE_WORDS
from mathom.kernel.words import Msg, msg, msgs


def listed(words: list[Msg]) -> Msg:
    """several names as one message"""
    whole = words[0]
    for more in words[1:]:
        whole = msg("{first}, {more}", first=whole, more=more)
    return whole


def of_kind(kind: str, n: int) -> Msg:
    return PLACE_WORDS[kind] if n == 1 else msg("{n} × {kind}", n=n, kind=PLACE_WORDS[kind])


def key_lines(card: Printed) -> list[Msg]:
    """where it may be played"""
    lines = []
    kinds = [of_kind(kind, n) for kind, n in card.keys.items()] + [PLACE_WORDS[kind] for kind in card.key_sites]
    if kinds:
        lines.append(msg("Keyed to: {places}.", places=listed(kinds)))
    if card.keys_night:
        night = [of_kind(kind, n) for kind, n in card.keys_night.items()]
        lines.append(msg("While Doors of Night is in play: {places}.", places=listed(night)))
    if card.keys_no_night:
        day = [of_kind(kind, n) for kind, n in card.keys_no_night.items()]
        lines.append(msg("Unless Doors of Night is in play also: {places}.", places=listed(day)))
    if card.key_regions:
        lines.append(msg("In the regions: {places}.", places=listed([msg(name) for name in card.key_regions])))
    if card.key_region_sites:
        if card.key_region_kinds:
            kinds = [PLACE_WORDS[kind] for kind in card.key_region_kinds]
            lines.append(msg("At sites of these regions: {places}.", places=listed(kinds)))
        elif not card.key_regions:
            regions = listed([msg(name) for name in card.key_region_sites])
            lines.append(msg("At sites of {regions}: {places}.", regions=regions, places=msg("all sites")))
        elif card.key_region_havens:
            lines.append(msg("At all sites of these regions."))
        else:
            lines.append(msg("At all sites of these regions but Havens."))
    if card.key_groups and not card.key_region_sites:
        for group in card.key_groups:
            kinds = [PLACE_WORDS[kind] for kind in group.kinds] or [msg("all sites")]
            regions = listed([msg(name) for name in group.regions])
            lines.append(msg("At sites of {regions}: {places}.", regions=regions, places=listed(kinds)))
    if card.key_regions_night:
        regions = listed([msg(name) for name in card.key_regions_night])
        lines.append(
            msg("While Doors of Night is in play also in these regions and at their sites: {places}.", places=regions)
        )
    for start, end in card.key_journeys:
        lines.append(msg("On a company that moves from {start} to {end}.", start=msg(start), end=msg(end)))
    if card.key_places:
        lines.append(msg("At: {places}.", places=listed([msg(name) for name in card.key_places])))
    return lines


def creature_words(card: Printed) -> list[Msg]:
    """its race and strikes, whom it may attack, and where"""
    race = RACE_WORDS[card.race]
    if card.each:
        lines = [msg("{race}: each character of the company faces a strike.", race=race)]
    else:
        lines = [msgs("{race}: {n} strike.", "{race}: {n} strikes.", card.strikes, race=race)]
    if card.chooses:
        lines.append(msg("The attacker chooses who is struck."))
    if card.detainment == "covert":
        lines.append(msg("Detainment against a covert company."))
    if card.against == "hero":
        lines.append(msg("Only against a company of heroes."))
    if card.against == "overt":
        lines.append(msg("Only against an overt company."))
    if card.barred_home:
        lines.append(msg("Not against a company with somebody whose home is {site}.", site=msg(card.barred_home)))
    return lines + key_lines(card)
