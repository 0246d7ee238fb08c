"""What cards and sites do, in our own words: made from what is declared, so that words and deeds cannot differ."""

from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES, Card, Site
from mathom.games.lidless_eye.box.printed import Printed, PrintedAttack
from mathom.games.lidless_eye.cards.kit.effects import CHARACTERS, COMPANY, FACTIONS, SAME, UNCAPPED, Effect, Lasting
from mathom.games.lidless_eye.cards.kit.vocabulary import (
    GEAR_WORDS,
    ITEM_WORDS,
    LIMITED,
    QUANTITIES,
    RACE_WORDS,
    RING_WORDS,
    SITE_KIND_WORDS,
    SKILL_WORDS,
    WHOM,
    kind_of_site,
)
from mathom.games.lidless_eye.terms import CHECK_ROLL, CORRUPTION, CREATURE, DIRECT, ITEM, RACES, SKILLS
from mathom.kernel.words import Msg, msg, msgs


def signed(n: int) -> str:
    return f"{n:+d}"


def one_of(words: list[Msg]) -> Msg:
    """a list in words: a, b or c"""
    if len(words) == 1:
        return words[0]
    said = words[0]
    for word in words[1:-1]:
        said = msg("{first}, {next}", first=said, next=word)
    return msg("{first} or {last}", first=said, last=words[-1])


def all_of(words: list[Msg]) -> Msg:
    """a list in words: a, b and c"""
    if len(words) == 1:
        return words[0]
    said = words[0]
    for word in words[1:-1]:
        said = msg("{first}, {next}", first=said, next=word)
    return msg("{first} and {last}", first=said, last=words[-1])


def race_words(bits: int) -> list[Msg]:
    return [RACE_WORDS[name] for name, bit in RACES.items() if bits & bit]


def name_of(card: str) -> Msg:
    return msg(KINDS[NUMBERS[card]].printed.name)


def effect_words(effect: Effect) -> Msg:
    """one word of the vocabulary as a sentence: what, by how much, to which bound, for whom, when"""
    what = QUANTITIES[effect.what]
    if effect.times != 1:
        said = msg("{what} times {n}", what=what, n=int(effect.times))
    else:
        said = msg("{n} {what}", n=signed(effect.amount), what=what)
    if effect.cap != UNCAPPED:
        said = msg("{said}, to at most {n}", said=said, n=int(effect.cap))
    if effect.floor > -99:
        said = msg("{said}, to at least {n}", said=said, n=int(effect.floor))
    if effect.doors != SAME:
        said = msg("{said} ({n} while Doors of Night is in play)", said=said, n=signed(effect.doors))
    against = against_words(effect)
    if against is not None:
        said = msg("{said} against {whom}", said=said, whom=against)
    if effect.scope in WHOM:
        said = msg("{whom}: {said}", whom=WHOM[effect.scope], said=said)
    who = [SKILL_WORDS[name] for name, bit in SKILLS.items() if effect.skill & bit]
    if effect.scope <= COMPANY:
        who += race_words(effect.race)
    elif effect.race:
        said = msg("{said} ({races})", said=said, races=all_of(race_words(effect.race)))
    if who:
        said = msg("For {who} only: {said}", who=one_of(who), said=said)
    return msg("{said}.", said=said)


def against_words(effect: Effect) -> Msg | None:
    if effect.detainment:
        return msg("detainment attacks")
    if effect.card:
        return name_of(effect.card)
    if effect.at:
        return msg("every faction played at {site}", site=msg(SITES[SITE_NUMBERS[effect.at]].printed.name))
    if effect.against and effect.what != DIRECT:
        return all_of(race_words(effect.against))
    if effect.against:
        races = all_of(race_words(effect.against))
        if effect.influences == FACTIONS:
            return msg("factions of {races}", races=races)
        if effect.influences == CHARACTERS:
            return msg("characters that are {races}", races=races)
        return msg("{races} and factions of {races}", races=races)
    if effect.influences == FACTIONS:
        return msg("factions")
    return msg("characters") if effect.influences == CHARACTERS else None


def words_of(card: Card) -> list[Msg]:
    """everything that is to be said of a card, sentence by sentence"""
    printed: Printed = card.printed
    own = card.text()
    if own and card.type >= CREATURE and printed.no_duplicate:
        return [*own, LIMITED[printed.no_duplicate]]
    if own and card.type > ITEM:  # an event or a creature speaks for itself
        return own
    said = list(family_words(printed))
    if isinstance(card, Lasting):
        said += [effect_words(e) for e in card.effects if not spoken_by_family(printed, e)]
    said += own
    if printed.no_duplicate:
        said.append(LIMITED[printed.no_duplicate])
    return said


def spoken_by_family(printed: Printed, effect: Effect) -> bool:
    """corruption of a corruption card and the check bonus of a character are figures, said with the others"""
    if effect.what == CORRUPTION and effect.amount == printed.corruption:
        return True
    return effect.what == CHECK_ROLL and bool(printed.check_bonus)


def family_words(card: Printed) -> list[Msg]:
    """what follows from the facts of a card"""
    if card.type in ("character", "ringwraith", "wizard"):
        return character_words(card)
    if card.type == "ally":
        return [*place_words(card), *tapped_words(card)]
    if card.type == "faction":
        return faction_words(card)
    if card.type == "item":
        return item_words(card)
    return []


def character_words(card: Printed) -> list[Msg]:
    said = []
    if card.magic:
        said.append(msg("Can use {magic}.", magic=all_of([SKILL_WORDS[name] for name in card.magic])))
    if "leader" in card.keywords:
        said.append(msg("Leader."))
    if card.discard_on:
        numbers = one_of([msg("{n}", n=n) for n in card.discard_on])
        said.append(msg("A body check of exactly {n} discards him instead of eliminating him.", n=numbers))
    if card.check_bonus:
        said.append(msg("{n} to all his corruption checks.", n=signed(card.check_bonus)))
    homes = [msg(name) for name in card.home_sites]
    homes += [msg("any site in {regions}", regions=msg(name)) for name in card.home_regions]
    homes += [msg("any {kind}", kind=kind_of_site(kind, card.camp)) for kind in card.home_kinds]
    said.append(msg("Home: {homes}.", homes=one_of(homes)))
    if card.home_only:
        said.append(msg("Comes into play only at home, unless he starts the game."))
    if card.points_eliminated:
        said.append(msg("Once eliminated: {n} marshalling points.", n=signed(card.points_eliminated)))
    return said


def place_words(card: Printed) -> list[Msg]:
    """where a card is played"""
    places = [msg(name) for name in card.play_sites]
    regions = [msg(name) for name in card.play_regions]
    for kind in card.play_kinds:
        place = kind_of_site(kind, card.camp)
        if kind in card.play_attack:
            race = RACE_WORDS[card.play_attack[kind]]
            place = msg("any {kind} with an automatic-attack by {race}", kind=place, race=race)
        else:
            place = msg("any {kind}", kind=place)
        if regions:
            place = msg("{place} in {regions}", place=place, regions=one_of(regions))
        places.append(place)
    if regions and not card.play_kinds:
        places.append(msg("any site in {regions}", regions=one_of(regions)))
    if card.play_lair:
        places.append(msg("the lair of a Dragon"))
    said = [msg("Played at {places}.", places=one_of(places))] if places else []
    if card.play_not:
        said.append(msg("Not at {places}.", places=one_of([msg(name) for name in card.play_not])))
    if card.play_not_kinds:
        kinds = [msg("any {kind}", kind=SITE_KIND_WORDS[kind]) for kind in card.play_not_kinds]
        said.append(msg("Not at {places}.", places=one_of(kinds)))
    return said


def tapped_words(card: Printed) -> list[Msg]:
    return [msg("The site may be tapped.")] if card.tapped_too else []


def faction_words(card: Printed) -> list[Msg]:
    said = [*place_words(card), *tapped_words(card)]
    if card.automatic:
        said.append(msg("Won without a roll."))
    else:
        said.append(msg("Won by an influence check of more than {n}.", n=card.number_needed))
    for race, change in card.standard_races.items():
        said.append(msg("{n} if one of the {race} tries.", n=signed(change), race=RACE_WORDS[race]))
    for name, change in card.standard.items():
        said.append(msg("{n} if {faction} is in play.", n=signed(change), faction=msg(name)))
    if card.standard_own_race:
        said.append(
            msg(
                "{n}, once, if another faction of {race} is in play.",
                n=signed(card.standard_own_race),
                race=RACE_WORDS[card.race],
            )
        )
    if card.zero_in_play:
        said.append(msg("Once it is in play, the number needed to win it away is 0."))
    return said


def item_words(card: Printed) -> list[Msg]:
    said = []
    if card.gear:
        said.append(msg("Counts as {gear}.", gear=GEAR_WORDS[card.gear]))
    if card.ring in ("lesser", "magic", "dwarven", "spirit", "one"):
        said.append(msg("Takes the place of a gold ring whose test indicates {ring}.", ring=RING_WORDS[card.ring]))
    said += place_words(card)
    if card.ring == "gold" and card.camp == "minion":
        said.append(msg("Its bearer makes a corruption check at the end of each of his untap phases."))
    for ring, results in card.tests.items():
        if len(results) == 13:
            said.append(msg("Its test indicates {ring} with every result.", ring=RING_WORDS[ring]))
        elif 12 in results:
            said.append(msg("Its test indicates {ring} from {n} on.", ring=RING_WORDS[ring], n=min(results)))
        else:
            said.append(msg("Its test indicates {ring} up to {n}.", ring=RING_WORDS[ring], n=max(results)))
    if card.search_lesser:
        said.append(msg("You may look for a lesser ring in your play deck and discard pile."))
    if card.corruption_dwarf:
        said.append(msg("A Dwarf has {n} corruption points from it.", n=card.corruption_dwarf))
    if card.points_dwarf:
        said.append(msg("It gives a Dwarf {n} marshalling points.", n=card.points_dwarf))
    where = [msg(name) for name in card.store_sites]
    where += [msg("any {kind}", kind=kind_of_site(kind, card.camp)) for kind in card.store_kinds]
    if card.stored_points:
        said.append(msg("Stored at {site} it gives {n} marshalling points.", site=one_of(where), n=card.stored_points))
    elif card.points_only_stored and card.camp == "hero":
        said.append(msg("Its marshalling points count only when it is stored at {site}.", site=one_of(where)))
    return said


# -- sites

NOTE_WORDS = {
    "agents": msg("Agents may come into play here under direct influence."),
    "as-ruins": msg("Counts as ruins & lairs for hazards, with the path from Carn Dûm."),
    "cancels-attacks": msg("Every attack against a company here is cancelled."),
    "creatures-keyed-to-site-always": msg("Creatures may be keyed to this site, whatever forbids it."),
    "healing-affects-all": msg("What heals one character here heals all of his player's characters here."),
    "limit+2": msg("Against a company that moves here the hazard limit is 2 higher."),
    "haven-in-untap": msg("Is a Darkhaven in the untap phase."),
    "gold-rings-tested": msg("Gold rings here are tested at the start of the end-of-turn phase."),
    "items-when-tapped": msg("Items may be played here though the site is tapped."),
    "never-taps": msg("Never taps."),
    "no-characters": msg("Only who is at home here may come into play here."),
    "no-storing": msg("Nothing can be stored here."),
    "normal-attacks": msg("Creatures played at this site do not detain, Nazgûl excepted."),
    "orcs-and-trolls-only": msg("Only Orcs, Trolls and who is at home here may come into play here."),
    "recalls-orc-or-troll": msg(
        "In the organization phase your Ringwraith here may tap to bring an Orc or Troll from your discard pile into "
        "play here as a company of his own; he must go to another site this turn or is discarded."
    ),
    "ring-test-3": msg("Tests of rings here are at -3."),
    "sage-tests-ring-3": msg("A sage here may tap to test a ring at -3."),
    "stored-gold-ring-tested": msg("A gold ring stored here is tested at -2."),
    "two-minor-for-gold-ring": msg(
        "In the site phase a covert company here may discard two minor items: one gold ring of any kind may be played "
        "here this turn."
    ),
}
ONLY_WORDS = {**GEAR_WORDS, "palantir": msg("Palantír"), "hero": msg("hero item")} | {
    name: msg(name) for name in ("Scroll of Isildur",)
}


def attack_words(attack: PrintedAttack) -> Msg:
    race = RACE_WORDS[attack.race]
    if attack.each:
        said = msg("{race}: each character faces one strike at {prowess}", race=race, prowess=attack.prowess)
    else:
        said = msgs(
            "{race}: {n} strike at {prowess}",
            "{race}: {n} strikes at {prowess}",
            attack.strikes,
            race=race,
            prowess=attack.prowess,
        )
    if attack.detainment == "always":
        said = msg("{said}, detainment", said=said)
    elif attack.detainment:
        kind = msg("covert") if attack.detainment == "covert" else msg("overt")
        said = msg("{said}, detainment against {kind} companies", said=said, kind=kind)
    if attack.against:
        said = msg("{said}, only against overt companies", said=said)
    if attack.wounded_check:
        n = signed(attack.wounded_check)
        said = msg("{said}; whoever is wounded checks corruption at {n}", said=said, n=n)
    if attack.wounded_checks:
        said = msg("{said}; whoever is wounded checks corruption", said=said)
    if attack.kills:
        said = msg("{said}; whoever is wounded is eliminated", said=said)
    if attack.cannot_cancel:
        said = msg("{said}; it cannot be cancelled", said=said)
    return msg("{said}.", said=said)


def site_words(site: Site) -> list[Msg]:
    """everything that is to be said of a site beside its kind, path and draws"""
    printed = site.printed
    said = []
    offers = [msg("information")] if printed.information else []
    for kind in printed.items:
        words = ITEM_WORDS[kind]
        if kind in printed.only:
            only = one_of([ONLY_WORDS[name] for name in printed.only[kind]])
            words = msg("{items} ({only} only)", items=words, only=only)
        offers.append(words)
    if offers:
        said.append(msg("Playable: {offers}.", offers=all_of(offers)))
    said += [attack_words(attack) for attack in printed.attacks]
    if printed.hoard:
        said.append(msg("Contains a hoard."))
    return said + [NOTE_WORDS[note] for note in printed.notes]
