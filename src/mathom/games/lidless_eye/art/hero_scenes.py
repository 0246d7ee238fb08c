"""What is on which item and event of The Wizards: a thing or a motif, and the land behind it."""

from mathom.drawing.nature import star
from mathom.drawing.svg import circle, path
from mathom.games.lidless_eye.art.portrait import Scene
from mathom.games.lidless_eye.art.shapes import CREAM, FLAME, GOLD, STEEL, WOOD, both, flat, pen

BLADE = path("M46 4 50-4 54 4V62H46Z", STEEL) + pen("M50 2V58", "#8d98a3", 1.6)


def sword(hilt: str, stone: str) -> str:
    return (
        BLADE
        + path("M26 60H74V68H26Z", hilt)
        + path("M46 68H54V90H46Z", "#4a3020")
        + circle(50, 94, 6, hilt)
        + circle(50, 64, 3, stone, stroke_width=1)
    )


def gem(fill: str, light: str) -> str:
    return (
        path("M30 28H70L90 50 50 92 10 50Z", fill)
        + flat("M30 28H50L44 50H10Z", light, opacity=0.6)
        + pen("M10 50H90M30 28 44 50 50 92M70 28 56 50 50 92", "#ffffff", 1.6, opacity=0.7)
    )


def peaks(rock: str, snow: str) -> str:
    return path("M-4 92 26 28 40 54 58 12 104 92Z", rock) + path("M58 12 72 36 62 32 54 42 46 34Z", snow)


DRAWINGS = {
    "sword-plain": sword("#8a6a34", STEEL),
    "sword-blue": sword(GOLD, "#7fd8ff"),
    "sword-green": sword("#c7d0d9", "#8df06a"),
    "sword-red": sword(GOLD, "#e2521a"),
    "sword-broken": path("M46 30 50 24 54 34V62H46Z", STEEL)
    + path("M62 8 66 2 72 10 66 24 60 20Z", STEEL)
    + path("M26 60H74V68H26Z", GOLD)
    + path("M46 68H54V90H46Z", "#4a3020")
    + circle(50, 94, 6, GOLD),
    "short-sword": path("M45 18 50 8 55 18V60H45Z", STEEL)
    + path("M32 58H68V66H32Z", "#8a6a34")
    + path("M46 66H54V86H46Z", "#3a2414"),
    "axe": pen("M50 96V4", WOOD, 7)
    + path("M50 10Q86 4 92 34 74 32 50 44Z", STEEL)
    + path("M50 10Q30 8 22 26 36 28 50 40Z", STEEL),
    "axe-great": pen("M50 96V0", WOOD, 8)
    + both(path("M50 8Q12 0 4 40 26 34 50 46Z", "#d8d4c8"))
    + circle(50, 26, 5, GOLD),
    "arrow": pen("M12 88 82 18", WOOD, 5)
    + path("M92 8 84 34 66 16Z", "#26242c")
    + path("M8 92 28 88 12 72Z", "#26242c"),
    "arrow-red": pen("M12 88 82 18", WOOD, 5)
    + path("M92 8 84 34 66 16Z", "#b3271f")
    + path("M8 92 28 88 12 72Z", "#b3271f"),
    "gem-green": gem("#3f9a5a", "#bff0c8"),
    "gem-white": gem("#dfe8f2", "#ffffff"),
    "gem-many": gem("#a06ac9", "#ffd24a"),
    "glass": path("M40 20H60L74 84Q50 100 26 84Z", "#bfe8f0", opacity=0.8)
    + path("M42 8H58V20H42Z", GOLD)
    + path(star(50, 58, 18, 6, 8), "#ffffff"),
    "round-shield": circle(50, 50, 42, "#7a5a34")
    + circle(50, 50, 34, "#4f6a3c")
    + circle(50, 50, 9, GOLD)
    + path("M34 40Q50 20 66 40L58 62H42Z", CREAM),
    "ash-shield": path("M50 6Q86 8 86 40 84 78 50 98 16 78 14 40 14 8 50 6Z", "#b08a54")
    + pen("M50 8V96M16 44H84", "#5a636d", 5),
    "herbs": pen("M50 96V40M50 70Q30 60 22 40M50 62Q70 52 80 32", "#3f6a34", 4)
    + "".join(path(star(x, y, 12, 5, 5), CREAM) for x, y in ((50, 32), (20, 34), (82, 26))),
    "leaves": "".join(
        path(f"M{x} {y}q14-20 30 0-16 18-30 0Z", c)
        for x, y, c in ((10, 60, "#3f7a34"), (40, 40, "#5f9a3c"), (58, 72, "#3f7a34"))
    ),
    "flask": path("M42 6H58V30L76 70Q80 92 50 94 20 92 24 70L42 30Z", "#c9e8f0")
    + path("M28 64H72L76 72Q80 92 50 94 20 92 24 72Z", "#e2a23a")
    + path("M40 2H60V10H40Z", WOOD),
    "horn-silver": path("M8 30Q40 8 70 30 92 52 92 88 74 90 66 74 62 52 40 46 22 44 8 50Z", CREAM)
    + pen("M26 26 24 48M54 28 46 50M78 46 62 60", GOLD, 4),
    "tree": path("M44 96V58H56V96Z", "#d8d4c8")
    + circle(50, 36, 30, "#f2efe4")
    + "".join(circle(x, y, 4, "#ffffff", stroke_width=1) for x, y in ((38, 26), (56, 22), (64, 40), (44, 46))),
    "box": path("M16 40H84V88H16Z", "#8a847a")
    + path("M12 28H88V42H12Z", "#a59f94")
    + path("M30 62q20-20 40 0-20 14-40 0Z", "#5f9a3c"),
    "necklace": pen("M14 10Q50 96 86 10", GOLD, 5) + gem("#5fb0d8", "#ffffff"),
    "sun": circle(50, 50, 24, FLAME)
    + path(star(50, 50, 46, 28, 12), "#ffb02e", opacity=0.7)
    + circle(50, 50, 22, "#fff2a0"),
    "moon-full": circle(50, 50, 34, "#eef2f4")
    + "".join(circle(x, y, r, "#c7d0d9", stroke="none") for x, y, r in ((40, 40, 6), (60, 56, 8), (46, 64, 4))),
    "stars": "".join(
        path(star(x, y, r, r / 3, 5), CREAM)
        for x, y, r in ((30, 30, 14), (70, 24, 10), (54, 60, 18), (22, 72, 9), (82, 76, 12))
    ),
    "evenstar": path(star(50, 50, 44, 8, 4), "#ffffff") + path(star(50, 50, 24, 8, 4, 45), "#bfe8ff"),
    "cloud": "".join(
        circle(x, y, r, "#8a94a8", stroke="none") for x, y, r in ((30, 56, 20), (54, 44, 26), (76, 58, 18))
    )
    + path("M10 60H94V74H10Z", "#8a94a8", stroke="none"),
    "fog": "".join(pen(f"M4 {y}q16-8 32 0t32 0 32 0", "#dfe6ea", 7, opacity=0.8) for y in (26, 44, 62, 80)),
    "gate-morning": path("M8 96V20Q50-14 92 20V96H74V34Q50 14 26 34V96Z", CREAM) + circle(50, 70, 22, FLAME),
    "peaks-grey": peaks("#77808c", "#ffffff"),
    "peaks-ash": peaks("#5a5450", "#8a8478"),
    "peaks-dark": peaks("#3a3440", "#5a5060"),
    "peaks-white": peaks("#a9b4c0", "#ffffff"),
    "boat": path("M6 66H94L80 90H20Z", "#f2efe4") + pen("M50 66V8", WOOD, 4) + path("M52 12Q86 30 84 60H52Z", CREAM),
    "bridge": path("M-4 60H104V72H-4Z", "#8a847a") + path("M10 72V96H30V82Q50 62 70 82V96H90V72Z", "#a59f94"),
    "hands": path("M4 60 40 44 54 54 46 66 30 66 4 78Z", "#f0cfa8")
    + path("M96 60 60 44 46 54 54 66 70 66 96 78Z", "#cf9866"),
    "cups": both(path("M6 30H40L34 62Q23 70 12 62Z", GOLD) + path("M20 66H26V84H34V90H12V84H20Z", GOLD)),
    "fire-white": path("M50-4C66 26 88 40 82 68 76 96 24 96 18 68 12 44 40 40 50-4Z", "#ffffff")
    + flat("M50 30C58 48 72 56 68 72 62 88 38 88 32 72 30 58 44 52 50 30Z", "#7fd8ff"),
    "fire-gold": path("M50-4C66 26 88 40 82 68 76 96 24 96 18 68 12 44 40 40 50-4Z", "#ff8a2b")
    + flat("M50 30C58 48 72 56 68 72 62 88 38 88 32 72 30 58 44 52 50 30Z", FLAME),
    "staff-light": pen("M50 98V24", WOOD, 6)
    + circle(50, 18, 12, "#ffffff")
    + path(star(50, 18, 30, 8, 8), "#bfe8ff", opacity=0.8),
    "hoofs": "".join(
        path(f"M{x} {y}q10-14 20 0v14q-4-8-10-8t-10 8Z", "#bfe4f0")
        for x, y in ((8, 60), (38, 40), (68, 58), (30, 80), (62, 84))
    ),
    "basin": path("M10 46H90Q86 80 50 82 14 80 10 46Z", "#c7d0d9")
    + path("M16 46Q50 36 84 46 50 56 16 46Z", "#3f6a9a")
    + path("M40 82H60V96H40Z", "#a9b4c0"),
    "helm": path("M20 70V46Q22 14 50 10 78 14 80 46V70L64 62V40H56V70H44V40H36V62Z", STEEL)
    + path("M20 20Q4 10 8-8 22 4 32 18ZM80 20Q96 10 92-8 78 4 68 18Z", CREAM),
    "banner-white": pen("M20 98V2", WOOD, 5)
    + path("M20 6H90L78 26 90 46H20Z", "#f2efe4")
    + path(star(50, 26, 13, 5, 7), "#2a4a8a"),
    "song": pen("M30 78V24L74 14V66", CREAM, 5) + circle(22, 78, 11, CREAM) + circle(66, 68, 11, CREAM),
    "stone-black": circle(50, 56, 38, "#26242c") + pen("M28 44Q40 26 60 28", "#6a6a74", 4),
    "bird": path("M8 52Q40 20 66 40L92 34 76 52Q64 84 30 76L8 88 20 66Z", "#5a4030")
    + circle(70, 44, 3, "#ffd24a", stroke_width=1)
    + flat("M36 60Q52 52 60 62 48 74 36 60Z", "#c9842a"),
    "rooster": path("M20 90Q16 40 46 36 44 12 60 12 72 14 66 34 90 50 74 90Z", "#b3271f")
    + path("M52 12q2-12 8-4 6-8 8 4Z", "#e2521a")
    + path("M68 24 82 28 68 32Z", GOLD),
    "crown-winged": path("M14 70 10 30 34 46 50 14 66 46 90 30 86 70Z", STEEL)
    + both(path("M14 40Q-8 20-4-6 14 8 24 32Z", CREAM))
    + path("M14 70H86V80H14Z", GOLD),
}

ITEMS = {
    "athelas": Scene("leaves", "vale"),
    "beautiful-gold-ring": Scene("gold-bright", "green"),
    "book-of-mazarbul": Scene("book", "hall"),
    "dagger-of-westernesse": Scene("short-sword", "gloom"),
    "durin-s-axe": Scene("axe-great", "hall"),
    "hero-dwarven-ring-of-barin-s-tribe": Scene("dwarven-square", "city"),
    "hero-dwarven-ring-of-bavor-s-tribe": Scene("dwarven-hex", "misty"),
    "hero-dwarven-ring-of-druin-s-tribe": Scene("dwarven-spike", "hall"),
    "hero-dwarven-ring-of-durin-s-tribe": Scene("dwarven-round", "hall"),
    "hero-dwarven-ring-of-dwalin-s-tribe": Scene("dwarven-drop", "plateau"),
    "dwarven-ring-of-thelor-s-tribe": Scene("dwarven-round", "dawn"),
    "dwarven-ring-of-thrar-s-tribe": Scene("dwarven-square", "burning"),
    "earth-of-galadriel-s-orchard": Scene("box", "green"),
    "elf-stone": Scene("gem-green", "wood"),
    "elven-cloak": Scene("cloak", "wood"),
    "ent-draughts": Scene("draughts", "wood"),
    "fair-gold-ring": Scene("gold-gleam", "dawn"),
    "glamdring": Scene("sword-blue", "dawn"),
    "great-shield-of-rohan": Scene("round-shield", "steppe"),
    "hauberk-of-bright-mail": Scene("mithril", "city"),
    "healing-herbs": Scene("herbs", "wood"),
    "horn-of-anor": Scene("horn-silver", "city"),
    "lesser-ring": Scene("lesser-knot", "green"),
    "magic-ring-of-courage": Scene("magic-flame", "dawn"),
    "magic-ring-of-lore": Scene("magic-maze", "city"),
    "magic-ring-of-nature": Scene("magic-claw", "vale"),
    "magic-ring-of-stealth": Scene("magic-cat", "night"),
    "magic-ring-of-words": Scene("magic-tongue", "green"),
    "miruvor": Scene("flask", "snow"),
    "narsil": Scene("sword-broken", "twilight"),
    "orcrist": Scene("sword-green", "misty"),
    "hero-palantir-of-amon-sul": Scene("stone-hill", "misty"),
    "hero-palantir-of-annuminas": Scene("stone-lake", "dawn"),
    "hero-palantir-of-elostirion": Scene("stone-west", "dawn"),
    "hero-palantir-of-minas-tirith": Scene("stone-hands", "dawn"),
    "hero-palantir-of-orthanc": Scene("stone-eye", "grey"),
    "hero-palantir-of-osgiliath": Scene("stone-city", "city"),
    "potion-of-prowess": Scene("flask", "hall"),
    "precious-gold-ring": Scene("gold-perfect", "city"),
    "red-arrow": Scene("arrow-red", "steppe"),
    "hero-red-book-of-westmarch": Scene("book", "village"),
    "sapling-of-the-white-tree": Scene("tree", "snow"),
    "hero-scroll-of-isildur": Scene("scroll", "hall"),
    "shield-of-iron-bound-ash": Scene("ash-shield", "vale"),
    "star-glass": Scene("glass", "webwood"),
    "sting": Scene("short-sword", "misty"),
    "sword-of-gondolin": Scene("sword-plain", "twilight"),
    "the-arkenstone": Scene("gem-white", "grey"),
    "hero-the-mithril-coat": Scene("mithril", "hall"),
    "hero-the-one-ring": Scene("one-ring", "doom"),
    "torque-of-hues": Scene("necklace", "hall"),
    "wizard-s-ring": Scene("magic-star", "dawn"),
    "black-arrow": Scene("arrow", "village"),
    "hero-the-iron-crown": Scene("iron-crown", "gloom"),
    "dwarven-axe": Scene("axe", "cave"),
}

EVENTS = {
    "a-chance-meeting": Scene("hands", "village"),
    "a-friend-or-three": Scene("cups", "hall"),
    "anduin-river": Scene("boat", "vale"),
    "ash-mountains": Scene("peaks-ash", "plateau"),
    "block": Scene("round-shield", "blood"),
    "bridge": Scene("bridge", "vale"),
    "concealment": Scene("bush", "wood"),
    "cracks-of-doom": Scene("fire-gold", "doom"),
    "dark-quarrels": Scene("quarrel", "cave"),
    "dodge": Scene("parry", "vale"),
    "eagle-mounts": Scene("bird", "snow"),
    "escape": Scene("boots", "night"),
    "fair-sailing": Scene("boat", "sea"),
    "fair-travels-in-border-lands": Scene("road", "steppe"),
    "fair-travels-in-dark-domains": Scene("road", "gloom"),
    "fair-travels-in-free-domains": Scene("road", "green"),
    "fair-travels-in-shadow-lands": Scene("map", "gloom"),
    "fair-travels-in-wilderness": Scene("map", "vale"),
    "far-sight": Scene("stone-lake", "twilight"),
    "favor-of-the-valar": Scene("stars", "dawn"),
    "ford": Scene("ford", "wood"),
    "gollum-s-fate": Scene("ring-lost", "doom"),
    "great-ship": Scene("boat", "dawn"),
    "great-road": Scene("iron-road", "dawn"),
    "halfling-stealth": Scene("footprints", "green"),
    "halfling-strength": Scene("bag-end", "dawn"),
    "hiding": Scene("den", "wood"),
    "horses": Scene("white-rider", "steppe"),
    "kindling-of-the-spirit": Scene("fire-gold", "dawn"),
    "lordly-presence": Scene("crown-winged", "city"),
    "lucky-search": Scene("chest", "dawn"),
    "lucky-strike": Scene("swords", "dawn"),
    "mirror-of-galadriel": Scene("basin", "twilight"),
    "misty-mountains": Scene("peaks-grey", "misty"),
    "mountains-of-shadow": Scene("peaks-dark", "gloom"),
    "muster": Scene("banner-white", "steppe"),
    "narya": Scene("fire-gold", "twilight"),
    "nenya": Scene("glass", "wood"),
    "new-friendship": Scene("hands", "dawn"),
    "old-friendship": Scene("cups", "dawn"),
    "old-road": Scene("boots", "vale"),
    "paths-of-the-dead": Scene("stairs", "gloom"),
    "persuasive-words": Scene("honey", "dawn"),
    "praise-to-elbereth": Scene("stars", "wood"),
    "quiet-lands": Scene("home", "dawn"),
    "ringlore": Scene("anvil", "hall"),
    "risky-blow": Scene("thrust", "dawn"),
    "secret-entrance": Scene("crack", "grey"),
    "secret-passage": Scene("stairs", "hall"),
    "stars": Scene("stars", "night"),
    "stealth": Scene("lurker", "wood"),
    "tempering-friendship": Scene("hands", "hall"),
    "test-of-form": Scene("test-fire", "dawn"),
    "test-of-lore": Scene("scales", "city"),
    "the-cock-crows": Scene("rooster", "dawn"),
    "the-evenstar": Scene("evenstar", "twilight"),
    "the-old-thrush": Scene("bird", "grey"),
    "thorough-search": Scene("cache", "hall"),
    "true-fana": Scene("staff-light", "snow"),
    "use-palantir": Scene("stone-hands", "hall"),
    "vanishment": Scene("veils", "misty"),
    "vilya": Scene("evenstar", "dawn"),
    "white-mountains": Scene("peaks-white", "steppe"),
    "wizard-s-fire": Scene("fire-white", "night"),
    "wizard-s-flame": Scene("fire-white", "cave"),
    "wizard-s-laughter": Scene("staff-light", "green"),
    "wizard-s-river-horses": Scene("hoofs", "vale"),
    "wizard-s-test": Scene("test-fire", "green"),
    "wizard-s-voice": Scene("staff-light", "city"),
    "clear-skies": Scene("sun", "green"),
    "elf-song": Scene("song", "wood"),
    "fog": Scene("fog", "misty"),
    "lapse-of-will": Scene("bowed", "dawn"),
    "moon": Scene("moon-full", "night"),
    "sun": Scene("sun", "dawn"),
    "align-palantir": Scene("stone-west", "hall"),
    "anduril-the-flame-of-the-west": Scene("sword-red", "dawn"),
    "dreams-of-lore": Scene("sleeper", "twilight"),
    "fellowship": Scene("helm", "dawn"),
    "gates-of-morning": Scene("gate-morning", "dawn"),
    "morannon": Scene("gate-guard", "udun"),
    "reforging": Scene("anvil", "dawn"),
    "rescue-prisoners": Scene("chains", "vale"),
    "return-of-the-king": Scene("crown-winged", "dawn"),
    "sacrifice-of-form": Scene("staff-light", "gloom"),
    "stone-of-erech": Scene("stone-black", "twilight"),
    "the-white-tree": Scene("tree", "city"),
    "swordmaster": Scene("swords", "city"),
    "lure-of-meccg": Scene("table", "village"),
    # hazards
    "arouse-minions": Scene("drum", "udun"),
    "awaken-the-earth-s-fire": Scene("burning", "doom"),
    "call-of-the-sea": Scene("wave", "sea"),
    "choking-shadows": Scene("shadow", "gloom"),
    "dragon-s-desolation": Scene("burning", "grey"),
    "drowning-seas": Scene("wave", "night-sea"),
    "fell-beast": Scene("bats", "blood"),
    "gloom": Scene("black-cloud", "gloom"),
    "lost-at-sea": Scene("boat", "storm"),
    "lost-in-dark-domains": Scene("stairs", "doom"),
    "morgul-horse": Scene("rider", "morgul"),
    "new-moon": Scene("dusk", "night"),
    "the-precious": Scene("ring-lost", "night"),
    "the-ring-s-betrayal": Scene("crown-ring", "night-sea"),
    "the-will-of-the-ring": Scene("spirit-eye", "gloom"),
    "tookish-blood": Scene("heart-leaf", "green"),
    "words-of-power-and-terror": Scene("fear", "gloom"),
    "fury-of-the-iron-crown": Scene("iron-crown", "blood"),
    "awaken-minions": Scene("orc-camp", "udun"),
    "clouds": Scene("cloud", "storm"),
    "eye-of-sauron": Scene("gaze", "ash"),
    "foul-fumes": Scene("fumes", "udun"),
    "morgul-night": Scene("moon-full", "morgul"),
    "night": Scene("dusk", "gloom"),
    "snowstorm": Scene("frost", "snow"),
    "storms-of-osse": Scene("cloud", "night-sea"),
    "the-balance-of-things": Scene("scales", "twilight"),
    "a-pack-at-the-door": Scene("trophies", "night-snow"),
    "balrog-of-moria": Scene("fire-gold", "hall"),
    "bane-of-the-ithil-stone": Scene("stone-eye", "morgul"),
    "lure-of-creation": Scene("heart-coin", "cave"),
    "lure-of-power": Scene("heart-chain", "ash"),
    "morgul-knife": Scene("dagger", "gloom"),
    "siege": Scene("gate-guard", "blood"),
    "the-burden-of-time": Scene("heart-broken", "twilight"),
    "the-nazgul-are-abroad": Scene("nine-riders", "gloom"),
    "the-pale-sword": Scene("sword-green", "gloom"),
    "the-will-of-sauron": Scene("gaze", "doom"),
    "traitor": Scene("dagger", "hall"),
}

NAMED = {**ITEMS, **EVENTS}
