"""What is on which item and event: a thing or a motif, and the land behind it."""

from random import Random

from mathom.drawing.svg import group
from mathom.games.lidless_eye.art import beasts, hero_scenes
from mathom.games.lidless_eye.art.deeds import DEEDS
from mathom.games.lidless_eye.art.moods import MOODS
from mathom.games.lidless_eye.art.portrait import Scene
from mathom.games.lidless_eye.art.shapes import fire
from mathom.games.lidless_eye.art.sights import SIGHTS
from mathom.games.lidless_eye.art.things import THINGS
from mathom.games.lidless_eye.art.wraiths import NINE
from mathom.games.lidless_eye.box.printed import Printed

ITEMS = {
    "a-little-gold-ring": Scene("gold-plain", "green"),
    "binding-ring": Scene("mind-ring", "udun"),
    "black-mace": Scene("mace", "gloom"),
    "black-hide-shield": Scene("hide-shield", "blood"),
    "black-mail-coat": Scene("black-mail", "plateau"),
    "blazon-of-the-eye": Scene("blazon", "ash"),
    "bright-gold-ring": Scene("gold-bright", "dawn"),
    "broad-headed-spear": Scene("spear", "dusk-steppe"),
    "dwarven-ring-of-barin-s-tribe": Scene("dwarven-square", "hall"),
    "dwarven-ring-of-bavor-s-tribe": Scene("dwarven-hex", "grey"),
    "dwarven-ring-of-druin-s-tribe": Scene("dwarven-spike", "ice-cave"),
    "dwarven-ring-of-durin-s-tribe": Scene("dwarven-round", "cave"),
    "dwarven-ring-of-dwalin-s-tribe": Scene("dwarven-drop", "misty"),
    "foul-smelling-paste": Scene("paste", "marsh"),
    "gleaming-gold-ring": Scene("gold-gleam", "village"),
    "gold-ring-that-sauron-fancies": Scene("gold-fancied", "ash"),
    "high-helm": Scene("high-helm", "steppe"),
    "the-iron-crown": Scene("iron-crown", "twilight"),
    "the-least-of-gold-rings": Scene("gold-least", "desert"),
    "magic-ring-of-delusion": Scene("magic-swirl", "twilight"),
    "magic-ring-of-enigma": Scene("magic-maze", "night"),
    "magic-ring-of-fury": Scene("magic-flame", "blood"),
    "magic-ring-of-guile": Scene("magic-cat", "mirkwood"),
    "magic-ring-of-lies": Scene("magic-tongue", "desert"),
    "magic-ring-of-savagery": Scene("magic-claw", "wood"),
    "magic-ring-of-shadows": Scene("magic-crescent", "webwood"),
    "magic-ring-of-weals": Scene("magic-star", "morgul"),
    "minor-ring": Scene("lesser-knot", "vale"),
    "the-mithril-coat": Scene("mithril", "ice-cave"),
    "the-one-ring": Scene("one-ring", "burning"),
    "the-oracle-s-ring": Scene("spirit-eye", "twilight"),
    "orc-draughts": Scene("draughts", "cave"),
    "orc-liquor": Scene("liquor", "udun"),
    "palantir-of-amon-sul": Scene("stone-hill", "storm"),
    "palantir-of-annuminas": Scene("stone-lake", "night-sea"),
    "palantir-of-elostirion": Scene("stone-west", "sea"),
    "palantir-of-minas-tirith": Scene("stone-hands", "city"),
    "palantir-of-orthanc": Scene("stone-eye", "gloom"),
    "palantir-of-osgiliath": Scene("stone-city", "dusk-steppe"),
    "paltry-ring": Scene("lesser-leaf", "wood"),
    "perfect-gold-ring": Scene("gold-perfect", "hall"),
    "poison": Scene("poison", "webwood"),
    "red-book-of-westmarch": Scene("book", "green"),
    "the-reviled-ring": Scene("spirit-blade", "blood"),
    "sable-shield": Scene("sable-shield", "snow"),
    "saw-toothed-blade": Scene("saw-blade", "misty"),
    "scroll-of-isildur": Scene("scroll", "city"),
    "shadow-cloak": Scene("cloak", "night"),
    "strange-rations": Scene("rations", "plateau"),
    "trifling-ring": Scene("lesser-bead", "sea"),
    "the-warding-ring": Scene("spirit-ward", "dawn"),
    "whip": Scene("whip", "ash"),
}

EVENTS = {
    # resources that pass at once
    "a-malady-without-healing": Scene("potion-skull", "gloom"),
    "a-nice-place-to-hide": Scene("bush", "dusk-steppe"),
    "adunaphel-unleashed": Scene("unleashed-adunaphel", "twilight"),
    "akhorahil-unleashed": Scene("unleashed-akhorahil", "udun"),
    "all-thought-bent-upon-it": Scene("one-ring", "twilight"),
    "an-untimely-whisper": Scene("whisper", "night"),
    "back-to-the-fray": Scene("swords", "blood"),
    "bitter-cold": Scene("frost-hand", "night-snow"),
    "black-rain": Scene("black-cloud", "grey"),
    "blow-turned": Scene("parry", "dawn"),
    "bold-thrust": Scene("thrust", "blood"),
    "catch-an-elusive-scent": Scene("nose", "marsh"),
    "come-by-night-upon-them": Scene("campfire", "village"),
    "crack-in-the-wall": Scene("crack", "hall"),
    "crooked-promptings": Scene("serpent", "steppe"),
    "deeper-shadow": Scene("shadow", "webwood"),
    "diversion": Scene("mask", "plateau"),
    "down-down-to-goblin-town": Scene("stairs", "cave"),
    "dwar-unleashed": Scene("unleashed-dwar", "storm"),
    "forced-march": Scene("road", "plateau"),
    "gifts-as-given-of-old": Scene("chest", "steppe"),
    "gold-chains-in-the-wind": Scene("gold-chains", "twilight"),
    "hidden-ways": Scene("map", "wood"),
    "hide-in-dark-places": Scene("den", "mirkwood"),
    "hoarmurath-unleashed": Scene("unleashed-hoarmurath", "snow"),
    "honey-on-the-tongue": Scene("honey", "green"),
    "in-the-name-of-mordor": Scene("flag-eye", "ash"),
    "indur-unleashed": Scene("unleashed-indur", "noon-desert"),
    "iron-road": Scene("iron-road", "udun"),
    "khamul-unleashed": Scene("unleashed-khamul", "guldur"),
    "leg-it-double-quick": Scene("boots", "green"),
    "messenger-of-mordor": Scene("spirit", "morgul"),
    "motionless-among-the-slain": Scene("fallen", "dusk-steppe"),
    "news-must-get-through": Scene("letter", "plateau"),
    "not-slay-needlessly": Scene("chains", "dawn"),
    "old-cache": Scene("cache", "cave"),
    "orc-quarrels": Scene("quarrel", "ash"),
    "orc-stealth": Scene("lurker", "mirkwood"),
    "orc-mounts": Scene("warg-rider", "dusk-steppe"),
    "poisonous-despair": Scene("thorn-crown", "marsh"),
    "ren-unleashed": Scene("unleashed-ren", "marsh"),
    "the-ring-leaves-its-mark": Scene("crown-ring", "misty"),
    "ruse": Scene("mask", "village"),
    "secrets-of-their-forging": Scene("anvil", "cave"),
    "sneakin": Scene("footprints", "snow"),
    "some-secret-art-of-flame": Scene("sorcery", "udun"),
    "spying-out-the-land": Scene("spies", "vale"),
    "sudden-call": Scene("horn", "ash"),
    "swag": Scene("sack", "village"),
    "swift-strokes": Scene("swords", "steppe"),
    "test-of-fire": Scene("test-fire", "hall"),
    "they-ride-together": Scene("nine-riders", "grey"),
    "thing-stolen": Scene("coins", "udun"),
    "threats": Scene("threat", "dusk-steppe"),
    "under-his-blow": Scene("parry", "night-snow"),
    "uvatha-unleashed": Scene("unleashed-uvatha", "dusk-steppe"),
    "veils-of-shadow": Scene("veils", "twilight"),
    "voices-of-malice": Scene("two-tongues", "morgul"),
    "the-water-s-tithe": Scene("water", "sea"),
    "we-have-come-to-kill": Scene("host", "burning"),
    "weigh-all-things-to-a-nicety": Scene("scales", "hall"),
    "where-there-s-a-whip": Scene("whip", "plateau"),
    "wisdom-to-wield": Scene("stone-west", "twilight"),
    "the-witch-king-unleashed": Scene("unleashed-the-witch-king", "morgul"),
    "words-of-menace-and-deceit": Scene("two-tongues", "desert"),
    # resources that last
    "old-prejudice": Scene("quarrel", "steppe"),
    "tidings-of-death": Scene("black-letter", "dawn"),
    "awaiting-the-call": Scene("orc-camp", "night"),
    "bade-to-rule": Scene("throne", "ash"),
    "black-rider": Scene("rider", "misty"),
    "burning-rick-cot-and-tree": Scene("burning", "night"),
    "by-the-ringwraith-s-word": Scene("pointing", "morgul"),
    "fell-rider": Scene("rider", "blood"),
    "focus-palantir": Scene("stone-eye", "night"),
    "foul-trophies": Scene("trophies", "plateau"),
    "freeze-the-flesh": Scene("frost-hand", "gloom"),
    "heralded-lord": Scene("white-rider", "dawn"),
    "i-ll-be-at-your-heels": Scene("boots", "ash"),
    "i-ll-report-you": Scene("pointing", "udun"),
    "kill-all-but-not-the-halflings": Scene("bag-end", "burning"),
    "the-lidless-eye": Scene("eye", "ash"),
    "morgul-blade": Scene("dagger", "morgul"),
    "the-names-among-them": Scene("runes", "village"),
    "news-of-the-shire": Scene("bag-end", "green"),
    "no-more-nonsense": Scene("gallows", "plateau"),
    "no-news-of-our-riding": Scene("fallen", "grey"),
    "one-dear-to-you": Scene("chains", "gloom"),
    "ready-to-his-will": Scene("bowed", "ash"),
    "remnants-of-old-robberies": Scene("chest", "cave"),
    "rumor-of-the-one": Scene("ring-lost", "night-sea"),
    "seize-prisoners": Scene("chains", "burning"),
    "skies-of-fire": Scene("fire-sky", "blood"),
    "smart-and-secret": Scene("bush", "mirkwood"),
    "smoke-on-the-wind": Scene("smoke", "dusk-steppe"),
    "stabbed-him-in-his-sleep": Scene("sleeper", "night"),
    "swarm-of-bats": Scene("bats", "morgul"),
    "that-ain-t-no-secret": Scene("map", "udun"),
    "that-s-been-heard-before-tonight": Scene("hat-stranger", "village"),
    "to-satisfy-the-questioner": Scene("cauldron", "udun"),
    "while-the-yellow-face-sleeps": Scene("sun-asleep", "night"),
    # hazards that pass at once
    "arouse-defenders": Scene("gate-guard", "dawn"),
    "arouse-denizens": Scene("den", "grey"),
    "call-of-home": Scene("home", "green"),
    "darkness-under-tree": Scene("tree-dark", "marsh"),
    "greed": Scene("coins", "hall"),
    "heedless-revelry": Scene("table", "hall"),
    "incite-defenders": Scene("horn", "city"),
    "incite-denizens": Scene("drum", "cave"),
    "lost-in-border-lands": Scene("signpost", "steppe"),
    "lost-in-free-domains": Scene("signpost", "green"),
    "lost-in-shadow-lands": Scene("signpost", "gloom"),
    "lost-in-the-wilderness": Scene("signpost", "wood"),
    "muster-disperses": Scene("broken-flag", "dusk-steppe"),
    "news-of-doom": Scene("black-letter", "burning"),
    "rats": Scene("rat", "hall"),
    "river": Scene("ford", "vale"),
    "the-roving-eye": Scene("gaze", "twilight"),
    "searching-eye": Scene("eye", "gloom"),
    "stay-her-appetite": Scene("spider", "webwood"),
    "tidings-of-bold-spies": Scene("raven", "misty"),
    "twilight": Scene("dusk", "twilight"),
    "veils-flung-away": Scene("veils", "dawn"),
    "waiting-shadow": Scene("lurker", "grey"),
    "weariness-of-the-heart": Scene("bowed", "misty"),
    "wrath-of-the-west": Scene("wave", "storm"),
    # hazards that last
    "awaken-defenders": Scene("gate-guard", "night"),
    "awaken-denizens": Scene("den", "night"),
    "chill-them-with-fear": Scene("fear", "night-snow"),
    "fell-winter": Scene("frost", "night-snow"),
    "long-winter": Scene("bare-tree", "snow"),
    "minions-stir": Scene("host", "udun"),
    "plague-of-wights": Scene("wight", "marsh"),
    "wake-of-war": Scene("smoke", "blood"),
    "webs-of-fear-treachery": Scene("web", "webwood"),
    "covetous-thoughts": Scene("heart-coin", "hall"),
    "despair-of-the-heart": Scene("heart-broken", "gloom"),
    "doors-of-night": Scene("doors", "night"),
    "foolish-words": Scene("two-tongues", "village"),
    "lure-of-expedience": Scene("heart-chain", "plateau"),
    "lure-of-nature": Scene("heart-leaf", "vale"),
    "lure-of-the-senses": Scene("senses", "desert"),
    "nothing-to-eat-or-drink": Scene("empty", "desert"),
    "plague": Scene("plague", "marsh"),
    "rebel-talk": Scene("whisper", "ash"),
    "the-ring-will-have-but-one-master": Scene("one-ring", "ash"),
    "shut-yer-mouth": Scene("sewn", "cave"),
    "so-you-ve-come-back": Scene("tongueless", "udun"),
    "something-has-slipped": Scene("ring-lost", "cave"),
    "stench-of-mordor": Scene("fumes", "marsh"),
    "thrice-outnumbered": Scene("host", "dawn"),
    "tidings-of-doubt-and-danger": Scene("raven", "storm"),
}

NAMED = {**ITEMS, **EVENTS, **hero_scenes.NAMED}
DRAWINGS = {**THINGS, **SIGHTS, **DEEDS, **MOODS, **hero_scenes.DRAWINGS}


def scene(card: Printed) -> Scene:
    """of a card by its name, or by what it is where a component file of one's own adds it"""
    if card.id in NAMED:
        return NAMED[card.id]
    r = Random(card.id)
    if card.type == "item":
        kinds = {
            "gold": "gold-plain",
            "mind": "mind-ring",
            "lesser": "lesser-knot",
            "magic": "magic-star",
            "dwarven": "dwarven-hex",
            "spirit": "spirit-eye",
            "one": "one-ring",
        }
        gear = {"weapon": "saw-blade", "shield": "hide-shield", "armor": "black-mail", "helmet": "high-helm"}
        what = kinds.get(card.ring) or gear.get(card.gear) or ("stone-eye" if card.palantir else "chest")
        return Scene(what, r.choice(("hall", "cave", "grey")))
    if card.type.startswith("hazard"):
        return Scene(
            "heart-chain" if "corruption" in card.keywords else r.choice(("gaze", "web", "raven")),
            r.choice(("gloom", "twilight", "storm")),
        )
    return Scene(r.choice(("flag-eye", "letter", "swords", "map")), r.choice(("plateau", "ash", "dusk-steppe")))


def drawing(name: str) -> str:
    """a thing or motif on its field of 100 by 100"""
    if name.startswith("unleashed-"):
        flames = "".join(fire(x, 96, h) for x, h in ((4, 70), (96, 70), (24, 92), (76, 92)))
        return (
            flames
            + group(NINE[name.removeprefix("unleashed-")].figure(), transform="translate(9 4) scale(.82)")
            + fire(14, 104, 34)
            + fire(86, 104, 34)
        )
    if name == "spider":
        return group(beasts.spider("#2c2430", "#8a2a4a", "#ff5a8a", "#5a4a66"), transform="translate(8 -4) scale(.84)")
    if name == "wight":
        return group(beasts.wight(), transform="translate(8 0) scale(.84)")
    return DRAWINGS[name]
