"""The picture of a site: a frame of its kind, the land of its region, and what stands there."""

from random import Random
from typing import NamedTuple

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, group, line, path, place
from mathom.games.lidless_eye.art.countries import LANDS
from mathom.games.lidless_eye.art.frames import DEEP, SILVER, STONE, STONE_SHADE
from mathom.games.lidless_eye.art.havens import HAVENS
from mathom.games.lidless_eye.art.lands import land
from mathom.games.lidless_eye.art.shapes import FIGURE
from mathom.games.lidless_eye.art.signs import REGION_KINDS, SITE_KINDS
from mathom.games.lidless_eye.art.strongholds import HOLDS
from mathom.games.lidless_eye.art.wilds import WILDS
from mathom.games.lidless_eye.box.printed import PrintedRegion, PrintedSite

WIDTH, HEIGHT = 336, 240
TOP, FOOT = 30, 210


class Frame(NamedTuple):
    light: str
    dark: str
    window: str
    metal: str


STRAIGHT = "M12 30H324V210H12Z"
ROUND = "M12 210V66Q12 30 62 30H274Q324 30 324 66V210Z"
NOTCHED = "M12 210V44H40V30H296V44H324V210Z"
BROKEN = "M12 210V58L30 52 38 34 70 38 92 30H250L268 38 300 34 306 54 324 60V210Z"
POINTED = "M12 210V70L60 30H276L324 70V210Z"
SPIKED = "M12 210V60L34 36 52 54 76 30 96 46 116 30H220L240 46 260 30 284 54 302 36 324 60V210Z"

FRAMES = {
    "haven": Frame("#4f6f94", "#1c2f46", ROUND, "#f2efe4"),
    "darkhaven": Frame("#4c3a52", "#17101c", SPIKED, "#d8a0a0"),
    "free-hold": Frame("#4f6f94", "#1c2f46", NOTCHED, "#f2efe4"),
    "border-hold": Frame("#8a6236", "#402a14", ROUND, "#e2b755"),
    "ruins-and-lairs": Frame("#67624f", "#2c2a20", BROKEN, "#c4bda6"),
    "shadow-hold": Frame("#54505e", "#201e27", POINTED, "#a9a4bd"),
    "dark-hold": Frame("#5a2222", "#1d0909", SPIKED, "#e08a5a"),
}

# the land of a region by name, or else of its kind
OF_REGION = {
    "The Shire": "green",
    "Angmar": "night-snow",
    "Forochel": "snow",
    "Gundabad": "snow",
    "Imlad Morgul": "morgul",
    "Gorgoroth": "doom",
    "Udûn": "udun",
    "Nurn": "plateau",
    "Southern Mirkwood": "guldur",
    "Heart of Mirkwood": "mirkwood",
    "Western Mirkwood": "wood",
    "Woodland Realm": "wood",
    "Dagorlad": "marsh",
    "Khand": "noon-desert",
    "Harondor": "desert",
    "Horse Plains": "steppe",
    "Southern Rhovanion": "steppe",
    "Dorwinion": "steppe",
    "Brown Lands": "dusk-steppe",
    "Anórien": "city",
    "Lebennin": "sea",
    "Belfalas": "sea",
    "Anfalas": "sea",
    "Ithilien": "vale",
    "Rohan": "dawn",
    "Redhorn Gate": "misty",
    "High Pass": "misty",
    "Grey Mountain Narrows": "grey",
    "Withered Heath": "grey",
    "Númeriador": "misty",
    "Iron Hills": "plateau",
    "Gap of Isen": "dusk-steppe",
    "Andrast": "twilight",
    "Dunland": "vale",
    "Rhudaur": "grey",
    "Lamedon": "twilight",
    "Hollin": "dawn",
}
OF_KIND = {
    "wilderness": ("vale", "misty", "wood", "dawn"),
    "free-domain": ("green", "sea"),
    "border-land": ("steppe", "vale"),
    "shadow-land": ("gloom", "dusk-steppe"),
    "dark-domain": ("doom", "udun"),
    "coastal-sea": ("sea", "night-sea"),
}
# what stands where
AT = {
    "amon-hen": "hill-seat",
    "bag-end": "bag-end",
    "bandit-lair": "bandit-fort",
    "barad-dur": "dark-tower",
    "barrow-downs": "barrow",
    "beorn-s-house": "long-house",
    "blue-mountain-dwarf-hold": "dwarf-gate",
    "bree": "hill-town",
    "buhr-widu": "ruined-tower",
    "cameth-brin": "hill-town",
    "carn-dum": "carn-dum",
    "caves-of-ulund": "lair-blue",
    "cirith-gorgor": "black-gate",
    "morannon": "black-gate",
    "cirith-ungol": "watch-tower",
    "dale": "village",
    "dead-marshes": "marsh",
    "dimrill-dale": "bright-cave",
    "dol-amroth": "swan-castle",
    "dol-guldur": "guldur",
    "druadan-forest": "forest",
    "dunharrow": "switchback",
    "dunnish-clan-hold": "hill-town",
    "easterling-camp": "tents",
    "edoras": "golden-hall",
    "ettenmoors": "moor",
    "geann-a-lisch": "stone-hall",
    "gladden-fields": "river-reeds",
    "glittering-caves": "bright-cave",
    "gobel-mirlond": "harbour",
    "goblin-gate": "orc-mountain",
    "gondmaeglom": "lair-grey",
    "haudh-in-gwanur": "barrow",
    "henneth-annun": "waterfall",
    "hermit-s-hill": "moor",
    "iron-hill-dwarf-hold": "dwarf-gate",
    "isengard": "orthanc",
    "lake-town": "lake-town",
    "lond-galen": "harbour",
    "the-lonely-mountain": "lair-red",
    "lossadan-cairn": "cairn",
    "lossadan-camp": "hide-tents",
    "minas-morgul": "morgul",
    "minas-tirith": "white-city",
    "moria": "moria",
    "mount-doom": "volcano",
    "mount-gram": "cave",
    "mount-gundabad": "orc-mountain",
    "nurniag-camp": "slave-camp",
    "ost-in-edhil": "holly-ruin",
    "pelargir": "harbour",
    "raider-hold": "bandit-fort",
    "ruined-signal-tower": "ruined-tower",
    "sarn-goriwing": "cave",
    "shelob-s-lair": "spider-cave",
    "shrel-kain": "harbour",
    "southron-oasis": "oasis",
    "stone-circle": "stones",
    "the-stones": "pukel-men",
    "tharbad": "bridge-ruin",
    "thranduil-s-halls": "elf-caves",
    "urlurtsu-nurn": "watch-tower",
    "vale-of-erech": "deep-vale",
    "variag-camp": "tents",
    "the-white-towers": "white-towers",
    "the-wind-throne": "wind-throne",
    "woodmen-town": "village",
    "the-worthy-hills": "hill-seat",
    "wose-passage-hold": "pukel-men",
    "zarak-dum": "lair-purple",
    # places of heroes only
    "dancing-spire": "lair-grey",
    "eagles-eyrie": "wind-throne",
    "edhellond": "swan-quays",
    "grey-havens": "grey-quays",
    "himring": "ruined-tower",
    "irerock": "lair-purple",
    "isles-of-the-dead-that-live": "cairn",
    "lorien": "golden-wood",
    "old-forest": "forest",
    "rhosgobel": "long-house",
    "rivendell": "homely-house",
    "tolfalas": "ruined-tower",
    "weathertop": "hill-seat",
    "wellinghall": "waterfall",
}
SOME = {
    "haven": ("homely-house", "golden-wood"),
    "darkhaven": ("guldur", "carn-dum"),
    "free-hold": ("swan-castle", "golden-hall"),
    "border-hold": ("village", "hill-town", "tents"),
    "ruins-and-lairs": ("ruined-tower", "stones", "moor"),
    "shadow-hold": ("cave", "orc-mountain"),
    "dark-hold": ("watch-tower", "black-gate"),
}

PLACES = {**HOLDS, **WILDS, **HAVENS}
TALL = ("dark-tower", "morgul", "orthanc", "volcano", "white-city", "white-towers", "swan-castle", "guldur")

SOFT = "M12 2H324A10 10 0 0 1 334 12V228A10 10 0 0 1 324 238H12A10 10 0 0 1 2 228V12A10 10 0 0 1 12 2Z"


SCOOPED = "M16 2H320A14 14 0 0 0 334 16V224A14 14 0 0 0 320 238H16A14 14 0 0 0 2 224V16A14 14 0 0 0 16 2Z"
BANDS = "M12 8H324V27H12ZM12 213H324V232H12Z"
HERO_BANDS = (
    "M20 8H316A16 16 0 0 0 328 20V27H8V20A16 16 0 0 0 20 8ZM8 213H328V220A16 16 0 0 0 316 232H20A16 16 0 0 0 8 220Z"
)
STARS = group(
    "".join(path(star(x, y, 8, 2.6, 4), "#ffffff") for x in (9, 327) for y in (9, 231)), stroke=DEEP, stroke_width=1.2
)


def frame_of(site: PrintedSite) -> Frame:
    """the frame of a site's kind; that of a hero site is of pale stone and silver"""
    frame = FRAMES[site.shown_as]
    return frame._replace(light=STONE, dark=STONE_SHADE, metal=SILVER) if site.camp == "hero" else frame


def draw_site(site: PrintedSite, region: PrintedRegion) -> str:
    p = Picture(f"site-{site.id}", WIDTH, HEIGHT)
    r = Random(site.id)
    frame = frame_of(site)
    hero = site.camp == "hero"
    wood = p.linear("board", (0, frame.light), (0.5, frame.dark), (1, frame.light), x=0.6)
    shade = p.radial("shade", (0.6, "#000", 0), (1, "#000", 0.5), r=0.75)
    window = p.clip("window", path(frame.window))
    lair = "lair-red" if site.dragon_lair else r.choice(SOME[site.shown_as])
    where = OF_REGION.get(site.region) or r.choice(OF_KIND[region.kind])
    p.add(
        path(SCOOPED if hero else SOFT, wood, stroke=frame.metal, stroke_width=4),
        STARS if hero else "",
        group(
            land(p, where, r, WIDTH, TOP, FOOT),
            building(p, where, AT.get(site.id.removeprefix("hero-"), lair), r),
            path(frame.window, shade),
            clip_path=window,
        ),
        path(frame.window, "none", stroke=INK, stroke_width=5),
        path(frame.window, "none", stroke=frame.metal, stroke_width=2.4),
        path(HERO_BANDS, DEEP) if hero else path(BANDS, "#0d0705", opacity=0.5),
        line("M12 27.5H324M12 212.5H324", frame.metal, 1),
        circle(36, 188, 20, "#e6d8b4", stroke=INK, stroke_width=2),
        place(22, 173, 0.28, SITE_KINDS[site.shown_as], **FIGURE),
        place(285, 172, 0.34, REGION_KINDS[region.kind], **FIGURE),
    )
    return p.svg()


def building(p: Picture, where: str, what: str, r: Random) -> str:
    """what stands there, in its own light, on the left, the right, or in the middle"""
    glow = LANDS[where].glow
    halo = p.radial("halo", (0, glow, 0.7), (0.6, glow, 0.25), (1, glow, 0))
    middle, size = WIDTH / 2 + r.uniform(-26, 26), 1.12 if what in TALL else r.uniform(1.22, 1.34)
    out = circle(middle, 130, 100, halo)
    return out + place(middle - 50 * size, FOOT - 6 - 100 * size, size, PLACES[what], **FIGURE)
