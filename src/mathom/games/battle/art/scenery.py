"""The lands behind the emblems: a sky, a glow, and two layers of land, all within the window of the card."""

from typing import NamedTuple


class Land(NamedTuple):
    sky: str
    low: str  # the sky near the ground
    far: str
    near: str
    far_shape: str
    near_shape: str


HILLS = "M17 246Q60 216 110 240T233 226V300H17Z"
MEADOW = "M17 270Q80 246 140 264T233 258V300H17Z"
PEAKS = "M17 250 48 196 72 226 104 170 140 232 168 190 198 228 216 208 233 236V300H17Z"
WHITE_CITY = "M17 262H48L62 236H84L92 208H106L112 176 120 200H138L146 236H168L180 262H233V300H17Z"
FIRS = "M17 300V236L27 200 38 240 52 190 66 244 82 212 96 252H150L164 208 180 246 196 184 210 240 224 206 233 236V300Z"
BOLES = (
    "M17 300V60H26Q34 150 30 240L44 262 54 258Q62 190 58 96H68Q66 190 78 262H172Q184 190 182 96H192Q188 190"
    " 196 258L206 262 220 240Q216 150 224 60H233V300Z"
)

CRAGS = (
    "M17 250 34 212 46 234 66 176 80 222 96 198 118 236 142 226 158 186 174 222 190 160 208 226 220 204 233 232V300H17Z"
)
WASTE = "M17 268 60 258 90 272 130 256 176 270 206 258 233 266V300H17Z"
TOWER = "M17 262 80 252 88 150 82 130 96 142 100 112 106 140 118 128 112 152 124 254 233 260V300H17Z"
DUNES = "M17 240Q70 200 124 236 176 216 233 206V300H17Z"
PILLARS = "M17 300V50H34L30 250 70 262V120L58 104H98L86 120V262H164V120L152 104H192L180 120V262L220 250 216 50H233V300Z"

LANDS = {
    "shire": Land("#7fb3d3", "#f8edbd", "#8fb65a", "#5b8a36", HILLS, MEADOW),
    "rohan": Land("#b06a24", "#ffeab0", "#b98a35", "#7a5a1e", PEAKS, MEADOW),
    "gondor": Land("#23497a", "#a9c9de", "#f3f1e8", "#54708c", WHITE_CITY, MEADOW),
    "elven": Land("#17474b", "#e8d58a", "#2c6a58", "#173f38", BOLES, MEADOW),
    "wild": Land("#3c4a1c", "#e9d98b", "#4f6b2a", "#2c4218", FIRS, MEADOW),
    "mountain": Land("#47506b", "#f4cfa2", "#8a7f8a", "#4a4250", PEAKS, MEADOW),
    "mordor": Land("#1c0a0c", "#b5301a", "#38120f", "#170908", CRAGS, WASTE),
    "isengard": Land("#161a18", "#8a8a52", "#2c2f26", "#151711", TOWER, WASTE),
    "harad": Land("#3a1216", "#e08a2e", "#9a4a1e", "#5a2612", DUNES, WASTE),
    "moria": Land("#0e0b12", "#7a3a1c", "#241a1e", "#0f0a0c", PILLARS, WASTE),
    "morgul": Land("#070d14", "#3f7a6a", "#16282c", "#0a1416", CRAGS, WASTE),
}

HOMES = {
    "shire": ("frodo", "sam", "merry", "pippin"),
    "rohan": ("theoden", "eomer", "eowyn", "erkenbrand", "gamling"),
    "gondor": ("boromir", "imrahil", "beregond", "forlong", "angbor", "aragorn"),
    "elven": ("legolas", "glorfindel", "elrohir", "elladan", "galadriel", "elrond", "haldir", "celeborn", "arwen"),
    "wild": ("treebeard", "bombadil", "grimbeorn", "faramir", "halbarad"),
    "mountain": ("gimli", "gandalf"),
    "mordor": ("orc-band", "grishnakh", "gothmog", "mouth-of-sauron"),
    "isengard": ("crebain", "ugluk", "uruk-hai", "warg-riders", "saruman"),
    "harad": ("haradrim-scouts", "easterlings", "oliphaunt"),
    "moria": ("snaga", "cave-troll", "balrog", "shelob", "orc-archers"),
    "morgul": ("nazgul", "khamul", "witch-king", "wargs"),
}
HOME = {card: land for land, cards in HOMES.items() for card in cards}
