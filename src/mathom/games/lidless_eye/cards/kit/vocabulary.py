"""The words of the rulebook as messages: quantities, races, skills, kinds of places, items and rings."""

from mathom.games.lidless_eye.cards.kit.effects import ALL, ATTACKS, COMPANY, COMPANY_ATTACKS, OWNER, WRAITHS
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    BODY,
    BODY_ROLL,
    CHECK_ROLL,
    CONTROL_COST,
    CORRUPTION,
    DIRECT,
    GENERAL,
    HAND,
    INFLUENCE_ROLL,
    LIMIT,
    MIND,
    PATH_LENGTH,
    POINTS,
    PROWESS,
    SIZE,
    STRIKES,
    TEST_ROLL,
)
from mathom.kernel.words import Msg, msg

TYPE_WORDS = {
    "character": msg("character"),
    "ringwraith": msg("Ringwraith"),
    "wizard": msg("Wizard"),
    "ally": msg("ally"),
    "faction": msg("faction"),
    "item": msg("item"),
    "resource-short-event": msg("resource, short-event"),
    "resource-long-event": msg("resource, long-event"),
    "resource-permanent-event": msg("resource, permanent-event"),
    "creature": msg("creature"),
    "hazard-short-event": msg("hazard, short-event"),
    "hazard-long-event": msg("hazard, long-event"),
    "hazard-permanent-event": msg("hazard, permanent-event"),
    "site": msg("site"),
}

QUANTITIES: dict[int, Msg] = {
    PROWESS: msg("prowess"),
    BODY: msg("body"),
    MIND: msg("mind"),
    DIRECT: msg("direct influence"),
    GENERAL: msg("general influence"),
    CORRUPTION: msg("corruption points"),
    CHECK_ROLL: msg("to corruption checks"),
    STRIKES: msg("strikes"),
    ATTACK_PROWESS: msg("prowess"),
    ATTACK_BODY: msg("body"),
    LIMIT: msg("to the hazard limit"),
    HAND: msg("hand size"),
    POINTS: msg("marshalling points"),
    INFLUENCE_ROLL: msg("to influence checks"),
    TEST_ROLL: msg("to ring tests"),
    BODY_ROLL: msg("to body checks"),
    PATH_LENGTH: msg("regions that may be passed"),
    SIZE: msg("size of the company"),
    CONTROL_COST: msg("influence needed"),
}

# plural, as attackers and as those who are influenced
RACE_WORDS = {
    "elf": msg("Elves"),
    "hobbit": msg("Hobbits"),
    "dwarf": msg("Dwarves"),
    "dunadan": msg("Dúnedain"),
    "man": msg("Men"),
    "orc": msg("Orcs"),
    "troll": msg("Trolls"),
    "ringwraith": msg("Ringwraiths"),
    "undead": msg("Undead"),
    "wolf": msg("Wolves"),
    "spider": msg("Spiders"),
    "animal": msg("Animals"),
    "dragon": msg("Dragons"),
    "drake": msg("Drakes"),
    "giant": msg("Giants"),
    "awakened-plant": msg("Awakened Plants"),
    "slayer": msg("Slayers"),
    "pukel-creature": msg("Pûkel-creatures"),
    "nazgul": msg("Nazgûl"),
    "wizard": msg("Wizards"),
    "ent": msg("Ents"),
    "wose": msg("Woses"),
    "eagle": msg("Eagles"),
}
SKILL_WORDS = {
    "warrior": msg("warrior"),
    "scout": msg("scout"),
    "ranger": msg("ranger"),
    "sage": msg("sage"),
    "diplomat": msg("diplomat"),
    "sorcery": msg("sorcery"),
    "spirit-magic": msg("spirit-magic"),
    "shadow-magic": msg("shadow-magic"),
}
SITE_KIND_WORDS = {
    "haven": msg("Darkhaven"),
    "free-hold": msg("free-hold"),
    "border-hold": msg("border-hold"),
    "ruins-and-lairs": msg("ruins & lairs"),
    "shadow-hold": msg("shadow-hold"),
    "dark-hold": msg("dark-hold"),
}


def kind_of_site(kind: str, camp: str) -> Msg:
    """a kind of site as a card of a camp calls it: the havens of heroes have a name of their own"""
    return msg("Haven") if kind == "haven" and camp == "hero" else SITE_KIND_WORDS[kind]


ITEM_WORDS = {
    "minor": msg("minor items"),
    "major": msg("major items"),
    "greater": msg("greater items"),
    "gold-ring": msg("gold rings"),
    "special": msg("special items"),
}
RING_WORDS = {
    "mind": msg("a mind ring"),
    "lesser": msg("a lesser ring"),
    "magic": msg("a magic ring"),
    "dwarven": msg("a Dwarven Ring"),
    "spirit": msg("a spirit ring"),
    "one": msg("The One Ring"),
}
GEAR_WORDS = {"weapon": msg("weapon"), "shield": msg("shield"), "armor": msg("armor"), "helmet": msg("helmet")}
LIMITED = {
    "all": msg("Only one can be in play."),
    "character": msg("Only one can lie with a character."),
    "company": msg("Only one can be with a company."),
    "site": msg("Only one can be at a site."),
    "player": msg("Each player can have only one in play."),
    "attack": msg("Only one can be played on an attack."),
    "strike": msg("Only one can be used on a strike."),
    "turn": msg("Only one can be played in a turn."),
    "leader": msg("Only one can lie with a leader."),
    "ringwraith": msg("Only one can lie with a Ringwraith."),
    "palantir": msg("Only one on each Palantír."),
    "nazgul": msg("Only one on each Nazgûl."),
}
WHOM = {
    COMPANY: msg("each character of the company"),
    OWNER: msg("you"),
    ATTACKS: msg("all attacks"),
    COMPANY_ATTACKS: msg("all attacks against the company"),
    WRAITHS: msg("every Ringwraith"),
    ALL: msg("all"),
}

PLACE_WORDS = {
    "coastal-sea": msg("coastal sea"),
    "free-domain": msg("free-domain"),
    "border-land": msg("border-land"),
    "wilderness": msg("wilderness"),
    "shadow-land": msg("shadow-land"),
    "dark-domain": msg("dark-domain"),
    "haven": msg("Darkhaven"),
    "free-hold": msg("free-hold"),
    "border-hold": msg("border-hold"),
    "ruins-and-lairs": msg("ruins & lairs"),
    "shadow-hold": msg("shadow-hold"),
    "dark-hold": msg("dark-hold"),
}
