"""What the cards, sites and regions are, for all who may see them."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import KINDS, REGIONS, SITES, SITES_OF, Card, Region, Site, bit
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS, Deck
from mathom.games.lidless_eye.box.validator import playable_at
from mathom.games.lidless_eye.cards.kit.vocabulary import PLACE_WORDS
from mathom.games.lidless_eye.rules.places import is_among
from mathom.games.lidless_eye.table.words.cards import all_of, name_of, site_words, words_of
from mathom.games.lidless_eye.table.words.paths import ways_to
from mathom.kernel.view import Face
from mathom.kernel.words import Msg, msg

NAMED_REGIONS = msg("regions by name")
NAMED_SITES = msg("sites by name")


def together(sentences: list[Msg]) -> Msg | None:
    """several sentences as one message"""
    if not sentences:
        return None
    out = sentences[0]
    for sentence in sentences[1:]:
        out = msg("{text} {more}", text=out, more=sentence)
    return out


def welcomes(site: Site, card: Card) -> bool:
    """whether an item, an ally or a faction can be played at a site, by what is printed on both"""
    p = card.printed
    if card.type in (terms.ALLY, terms.FACTION) or card.item == terms.SPECIAL:
        return card.ring < 3 and playable_at(p, site.printed)  # a special ring comes by a test only (LE-B-151)
    if card.type != terms.ITEM or not site.items & bit(card.item):
        return False
    if card.item == terms.GOLD_RING and (p.play_lair or p.play_sites or p.play_kinds):
        return playable_at(p, site.printed)
    return site.printed.kind not in p.play_not_kinds and is_among(card, site)


def keyed_to(p: Printed) -> list[str]:
    """what a creature can be keyed to at best, by day or night: kinds of regions, with how many where more than one is
    needed, kinds of sites, and whether there are regions or sites that it names"""
    regions: dict[str, int] = {}
    for keys in (p.keys, p.keys_night, p.keys_no_night):
        for kind, times in keys.items():
            regions[kind] = min(times, regions.get(kind, times))
    out = [PLACE_WORDS[kind].text + (f":{times}" if times > 1 else "") for kind, times in regions.items()]
    out += [PLACE_WORDS[kind].text for kind in p.key_sites]
    if p.key_regions or p.key_regions_night:
        out.append(NAMED_REGIONS.text)
    if p.key_places or p.key_region_sites or p.key_region_sites_night or p.key_groups or p.key_journeys:
        out.append(NAMED_SITES.text)
    return out


def card_face(card: Card) -> Face:
    p = card.printed
    figures = {
        "prowess": p.prowess,
        "body": p.body,
        "mind": p.mind,
        "influence": p.influence,
        "points": p.points,
        "strikes": p.strikes,
        "corruption": p.corruption,
        "needed": p.number_needed,
    }
    traits = {"kind": terms.TYPES[card.type], "number": p.number}
    traits |= {name: str(n) for name, n in figures.items() if n}
    for name, words in (("race", p.race), ("item", p.item), ("ring", p.ring), ("gear", p.gear)):
        if words:
            traits[name] = words
    if p.skills or p.magic:
        traits["skills"] = ",".join((*p.skills, *p.magic))
    if p.unique:
        traits["unique"] = "1"
    if p.starred:
        traits["starred"] = "1"
    if p.each:
        traits["each"] = "1"
    if card.type == terms.CHARACTER and card.leader:
        traits["leader"] = "1"
    if keys := keyed_to(p):
        traits["keys"] = ",".join(keys)
    sites = [site.name for site in SITES_OF[card.camp] if welcomes(site, card)] if card.camp != terms.BOTH_CAMPS else []
    if sites:
        traits["sites"] = ",".join(sites)
    return Face(msg(p.name), traits, together(words_of(card)), p.provenance)


def site_face(site: Site) -> Face:
    p = site.printed
    traits = {
        "kind": "site",
        "site": p.shown_as,
        "region": REGIONS[site.region].name,
        "path": ",".join(p.path),
        "draws": str(p.draws),
        "opponent": str(p.opponent_draws),
        "number": p.number,
    }
    traits |= ways_to(int(site.id))
    return Face(msg(p.name), traits, together(site_words(site)), p.provenance)


def region_face(region: Region) -> Face:
    p = region.printed
    touched = ",".join(REGIONS[r].name for r in region.neighbours[terms.MINION])
    return Face(msg(p.name), {"kind": "region", "region": p.kind, "neighbours": touched}, None, p.provenance)


def deck_face(deck: Deck) -> Face:
    """a ready deck, for who has to choose: its plan, and whom it starts with"""
    traits = {"kind": "deck", "starters": ",".join([*deck.wraiths, *deck.starters])}
    sentences = [msg(deck.about)]
    if deck.starters:
        sentences.append(msg("Starts with {who}.", who=all_of([name_of(card) for card in deck.starters])))
    return Face(msg(deck.name), traits, together(sentences))


def faces() -> dict[str, Face]:
    out = {card.name: card_face(card) for card in KINDS}
    out |= {f"site-{site.name}": site_face(site) for site in SITES}
    out |= {f"region-{region.name}": region_face(region) for region in REGIONS}
    out |= {f"deck-{deck.id}": deck_face(deck) for deck in READY_DECKS}
    out["back-card"] = Face(msg("a card, face down"), {"kind": "back"})
    out["back-site"] = Face(msg("a site, face down"), {"kind": "back"})
    return out
