"""The small signs as pictures of their own, with one for every race."""

from collections.abc import Callable

from mathom.drawing.svg import Picture, place
from mathom.games.lidless_eye.art import beasts
from mathom.games.lidless_eye.art.orcs import Orc, Troll
from mathom.games.lidless_eye.art.peoples import Man
from mathom.games.lidless_eye.art.shapes import FIGURE
from mathom.games.lidless_eye.art.signs import SIGNS
from mathom.games.lidless_eye.art.wraiths import Wraith

# figures stand on 100 by 120, without arms here
RACES: dict[str, Callable[[], str]] = {
    "orc": Orc("olive", "pot", "").figure,
    "troll": Troll("stone", "", "").figure,
    "man": Man("cone", "brown", "tan", "short", "", "mail", "#5a636d", "#8f4a26").figure,
    "dunadan": Man("high", "black", "pale", "", "", "cloak", "#20304a", "#101a2c").figure,
    "elf": Man("circlet", "fair", "pale", "", "", "robe", "#3f6b5a", "#d9c27a", "elf").figure,
    "dwarf": Man("dome", "red", "pale", "plaits", "", "mail", "#5a636d", "#8a6a34", "dwarf").figure,
    "hobbit": Man("curls", "brown", "pale", "", "", "cloak", "#8a6a2a", "#5a4216", "hobbit").figure,
    "ringwraith": Wraith("spikes", "#ff3b1f", "").figure,
    "wizard": Man("wizard", "white", "pale", "long", "", "robe", "#7d8fa6", "#4f6078").figure,
    "nazgul": Wraith("", "#ff3b1f", "").figure,
    "ent": lambda: beasts.ent(True),
    "eagle": beasts.eagle,
    "wose": Man("bare", "black", "grey", "long", "", "fur", "#4f6a34", "#2c4020", mark="paint").figure,
    "undead": beasts.skull,
    "wolf": beasts.wolf,
    "spider": beasts.spider,
    "animal": beasts.bear,
    "dragon": lambda: beasts.dragon("#a8321e", "#e2a23a", wings=""),
    "drake": lambda: beasts.dragon("#5f7a4a", "#b9b26a", horns=False),
    "giant": beasts.giant,
    "awakened-plant": beasts.ent,
    "slayer": Man("eyemask", "black", "grey", "", "", "cloak", "#1c1a22", "#0d0c11").figure,
    "pukel-creature": Man("bare", "grey", "grey", "short", "", "robe", "#8d8a86", "#5c5853").figure,
}

ICONS = (*SIGNS, *RACES)


def draw_icon(name: str) -> str:
    p = Picture(f"icon-{name}", 100, 100)
    if name in SIGNS:
        p.add(place(5, 7, 0.9, SIGNS[name], **FIGURE))
    else:
        p.add(place(15, 15, 0.7, RACES[name](), **FIGURE))
    return p.svg()
