"""Who is on which card of The Wizards: heroes, Wizards, their friends and their foes, and their lands."""

from collections.abc import Callable

from mathom.games.lidless_eye.art import beasts
from mathom.games.lidless_eye.art.orcs import Orc, Troll
from mathom.games.lidless_eye.art.peoples import Man
from mathom.games.lidless_eye.art.portrait import Portrait, dwarf, elf, man
from mathom.games.lidless_eye.art.wraiths import NINE


def wizard(hair: str, cloth: str, other: str, hat: str = "wizard") -> Callable[[], str]:
    return Man(hat, hair, "pale", "long", "staff", "robe", cloth, other).figure


def hobbit(hair: str, arm: str, cloth: str, other: str) -> Callable[[], str]:
    return Man("curls", hair, "pale", "", arm, "cloak", cloth, other, "hobbit").figure


WIZARDS = {
    "alatar": Portrait(wizard("black", "#2a4a8a", "#16294f"), "twilight"),
    "gandalf": Portrait(wizard("grey", "#8b96a6", "#5a6676"), "dawn"),
    "pallando": Portrait(wizard("brown", "#3a6a9a", "#1f3f62", "hood"), "night"),
    "radagast": Portrait(wizard("brown", "#7a5a34", "#4a361c"), "wood"),
    "saruman": Portrait(wizard("white", "#ece7da", "#b9b3a2", "bare"), "gloom"),
}

CHARACTERS = {
    "adrazar": Portrait(man("short", "black", "tan", "pointed", "scroll", "robe", "#2a4a7a", "#c7d0d9"), "sea"),
    "anborn": Portrait(man("mask", "brown", "pale", "", "bow", "cloak", "#3f5a34", "#22341c"), "wood"),
    "annalena": Portrait(elf("circlet", "black", "scroll", "robe", "#4f7a8a", "#c7e0e6"), "sea"),
    "aragorn-ii": Portrait(man("hood", "black", "pale", "short", "sword", "cloak", "#33503a", "#1c3022"), "green"),
    "arinmir": Portrait(elf("bare", "black", "staff", "robe", "#5a4a7a", "#b9a8d6"), "noon-desert"),
    "arwen": Portrait(elf("diadem", "black", "", "robe", "#6a7fa8", "#e6ecf2"), "twilight"),
    "balin": Portrait(dwarf("hood", "white", "axe", "cloak", "#8a2a22", "#5a1812"), "hall"),
    "bard-bowman": Portrait(man("short", "black", "pale", "short", "bow", "mail", "#5a636d", "#2f4a6a"), "village"),
    "barliman-butterbur": Portrait(
        man("short", "red", "pale", "moustache", "", "robe", "#c9b48a", "#7a5a34"), "village"
    ),
    "beorn": Portrait(man("bare", "black", "tan", "long", "axe", "fur", "#6d4a2a", "#3a2616"), "vale"),
    "beregond": Portrait(man("wings", "brown", "pale", "short", "sword", "mail", "#2c3448", "#c7d0d9"), "city"),
    "beretar": Portrait(man("hood", "brown", "pale", "short", "sword", "cloak", "#3a4654", "#1f2730"), "misty"),
    "bergil": Portrait(man("short", "brown", "pale", "", "", "cloak", "#2c3448", "#8a94a8"), "city"),
    "bifur": Portrait(dwarf("hood", "black", "axe", "cloak", "#c9a04a", "#8a6a24"), "grey"),
    "bilbo": Portrait(hobbit("grey", "scroll", "#8a2a3a", "#5a1824"), "green"),
    "bofur": Portrait(dwarf("hood", "brown", "mace", "cloak", "#d0a83a", "#8f7020"), "grey"),
    "bombur": Portrait(dwarf("hood", "red", "", "cloak", "#8fae6a", "#5f7a44"), "cave"),
    "boromir-ii": Portrait(man("short", "brown", "pale", "short", "horn", "mail", "#5a636d", "#7a1f1a"), "city"),
    "celeborn": Portrait(elf("circlet", "white", "staff", "robe", "#8d98a3", "#e6ecf2"), "wood"),
    "cirdan": Portrait(man("bare", "white", "pale", "long", "staff", "robe", "#5f8aa0", "#c7e0e6"), "sea"),
    "dain-ii": Portrait(dwarf("crown", "red", "axe", "mail", "#5a636d", "#e2b755"), "plateau"),
    "damrod": Portrait(man("hood", "black", "pale", "", "bow", "cloak", "#4a6a3c", "#2a4022"), "vale"),
    "denethor-ii": Portrait(man("bare", "grey", "pale", "short", "sword", "robe", "#26242c", "#8a94a8"), "city"),
    "dori": Portrait(dwarf("hood", "grey", "sword", "cloak", "#6a4a8a", "#45305c"), "grey"),
    "dwalin": Portrait(dwarf("hood", "brown", "axe", "cloak", "#3a6a4a", "#22442e"), "grey"),
    "elladan": Portrait(elf("circlet", "black", "sword", "mail", "#5a6a7a", "#c7d0d9"), "misty"),
    "elrohir": Portrait(elf("diadem", "black", "spear", "mail", "#6a7a6a", "#d9e0c7"), "misty"),
    "elrond": Portrait(elf("diadem", "black", "scroll", "robe", "#7a5a2c", "#e2c98a"), "dawn"),
    "eomer": Portrait(man("wings", "fair", "pale", "short", "spear", "mail", "#4f6a3c", "#e2b755"), "steppe"),
    "eowyn": Portrait(man("braids", "fair", "pale", "", "sword", "mail", "#8d98a3", "#4f6a3c"), "dawn"),
    "erkenbrand": Portrait(man("cone", "red", "pale", "long", "axe", "mail", "#7a2a22", "#e2b755"), "steppe"),
    "faramir": Portrait(man("hood", "black", "pale", "short", "sword", "cloak", "#3f5a34", "#26381f"), "vale"),
    "fatty-bolger": Portrait(hobbit("fair", "", "#c9a04a", "#8a6a24"), "village"),
    "fili": Portrait(dwarf("hood", "fair", "sword", "cloak", "#3a6a9a", "#22446a"), "misty"),
    "forlong": Portrait(man("horned", "grey", "pale", "long", "spear", "mail", "#5a636d", "#8a6a2a"), "green"),
    "frodo": Portrait(hobbit("brown", "knife", "#4f6a4a", "#33482f"), "green"),
    "galadriel": Portrait(elf("circlet", "fair", "", "robe", "#f2efe4", "#d9c27a"), "wood"),
    "galva": Portrait(man("braids", "black", "tan", "", "knife", "robe", "#7a2a5a", "#c9a04a"), "village"),
    "gamling-the-old": Portrait(man("coif", "white", "pale", "long", "sword", "mail", "#5a636d", "#4f6a3c"), "grey"),
    "ghan-buri-ghan": Portrait(
        man("bare", "black", "grey", "long", "club", "fur", "#4f6a34", "#2c4020", "paint"), "wood"
    ),
    "gildor-inglorion": Portrait(elf("circlet", "fair", "staff", "cloak", "#5f8a6a", "#2f5a3c"), "twilight"),
    "gimli": Portrait(dwarf("dome", "red", "axe", "mail", "#5a636d", "#8a6a34"), "steppe"),
    "gloin": Portrait(dwarf("hood", "white", "axe", "robe", "#e6e2d0", "#c9a04a"), "hall"),
    "glorfindel-ii": Portrait(elf("diadem", "fair", "sword", "mail", "#e6e2d0", "#e2b755"), "dawn"),
    "halbarad": Portrait(man("hood", "grey", "pale", "short", "banner", "cloak", "#3a3a44", "#1f1f28"), "twilight"),
    "haldalam": Portrait(man("turban", "black", "tan", "short", "scroll", "robe", "#3a5a7a", "#c9a04a"), "desert"),
    "haldir": Portrait(elf("hood", "fair", "bow", "cloak", "#6a7a5a", "#46523c"), "wood"),
    "hama": Portrait(man("cone", "fair", "pale", "moustache", "axe", "mail", "#5a636d", "#4f6a3c"), "hall"),
    "imrahil": Portrait(man("wings", "black", "pale", "", "sword", "plates", "#c7d0d9", "#2a4a8a"), "sea"),
    "kili": Portrait(dwarf("hood", "brown", "bow", "cloak", "#3a6a9a", "#22446a"), "misty"),
    "legolas": Portrait(elf("bare", "fair", "bow", "cloak", "#4a7a3c", "#2a4a22"), "wood"),
    "mablung": Portrait(man("hood", "brown", "pale", "short", "spear", "cloak", "#4a5a34", "#2a341c"), "vale"),
    "merry": Portrait(hobbit("fair", "sword", "#5f7a3c", "#e2b755"), "steppe"),
    "nori": Portrait(dwarf("hood", "red", "knife", "cloak", "#6a4a8a", "#45305c"), "cave"),
    "oin": Portrait(dwarf("hood", "grey", "scroll", "cloak", "#7a4a2a", "#4a2c16"), "hall"),
    "ori": Portrait(dwarf("hood", "fair", "scroll", "cloak", "#8a8f96", "#5f646a"), "hall"),
    "orophin": Portrait(elf("hood", "white", "bow", "cloak", "#5a6a4a", "#3a4630"), "wood"),
    "peath": Portrait(man("fur", "brown", "pale", "", "axe", "fur", "#54503c", "#2e2c20", "woad"), "dusk-steppe"),
    "pippin": Portrait(hobbit("brown", "sword", "#26242c", "#c7d0d9"), "city"),
    "robin-smallburrow": Portrait(hobbit("black", "horn", "#7a5a2c", "#4a3416"), "village"),
    "sam-gamgee": Portrait(hobbit("fair", "staff", "#8a6a2a", "#5a4216"), "dusk-steppe"),
    "theoden": Portrait(man("crown", "white", "pale", "long", "sword", "mail", "#4f6a3c", "#e2b755"), "hall"),
    "thorin-ii": Portrait(dwarf("crown", "black", "sword", "robe", "#2a4a7a", "#c7d0d9"), "grey"),
    "thranduil": Portrait(elf("diadem", "fair", "staff", "robe", "#3f6a34", "#e2b755"), "wood"),
    "voteli": Portrait(man("fur", "black", "tan", "", "spear", "fur", "#c9d2d6", "#8a94a8"), "snow"),
    "vygavril": Portrait(man("turban", "black", "dark", "", "scimitar", "robe", "#c9842a", "#7a4a10"), "noon-desert"),
    "wacho": Portrait(man("short", "fair", "pale", "short", "axe", "fur", "#5a6a3c", "#343f22"), "wood"),
}

ALLIES = {
    "bill-the-pony": Portrait(lambda: beasts.horse("#9a6a3a", "#5a3a1c"), "village"),
    "goldberry": Portrait(man("braids", "fair", "pale", "", "", "robe", "#5f9a5a", "#c7e0a6"), "vale"),
    "gollum": Portrait(beasts.gollum, "night-sea"),
    "gwaihir": Portrait(beasts.eagle, "dawn"),
    "leaflock": Portrait(beasts.ent, "green"),
    "quickbeam": Portrait(beasts.ent, "wood"),
    "roac-the-raven": Portrait(beasts.eagle, "grey"),
    "shadowfax": Portrait(lambda: beasts.horse("#f2f0ea", "#c7d0d9"), "dawn"),
    "skinbark": Portrait(lambda: beasts.ent(True), "vale"),
    "tom-bombadil": Portrait(man("wizard", "brown", "pale", "long", "", "cloak", "#2a5a9a", "#e2b755"), "green"),
    "treebeard": Portrait(beasts.ent, "dawn"),
}


def host(figure: Callable[[], str], land: str) -> Portrait:
    return Portrait(figure, land, True)


FACTIONS = {
    "army-of-the-dead": host(lambda: beasts.skull(light="#8df0c8", crown=""), "gloom"),
    "hero-beornings": host(man("bearskin", "brown", "pale", "long", "axe", "fur", "#7a5a34", "#4a3416"), "green"),
    "blue-mountain-dwarves": host(dwarf("dome", "brown", "axe", "mail", "#3a5a8a", "#8a94a8"), "misty"),
    "hero-dunlendings": host(
        man("bare", "black", "pale", "short", "spear", "fur", "#5f5a44", "#34301f", "woad"), "vale"
    ),
    "hero-easterlings": host(
        man("cone", "black", "tan", "pointed", "axe", "mail", "#8a6a3a", "#3a5a7a"), "dusk-steppe"
    ),
    "elves-of-lindon": host(elf("circlet", "black", "spear", "robe", "#5f8aa0", "#c7e0e6"), "sea"),
    "ents-of-fangorn": host(beasts.ent, "wood"),
    "hero-hillmen": host(man("fur", "brown", "pale", "short", "axe", "fur", "#6d6a4c", "#3f3c28"), "vale"),
    "hobbits": host(hobbit("brown", "bow", "#7a8a3c", "#4f5a24"), "green"),
    "iron-hill-dwarves": host(dwarf("dome", "red", "mace", "mail", "#5a5a5f", "#8f4a26"), "plateau"),
    "knights-of-dol-amroth": host(man("wings", "black", "pale", "", "banner", "plates", "#c7d0d9", "#2a4a8a"), "sea"),
    "lossoth": host(man("fur", "black", "tan", "", "spear", "fur", "#dfe6ea", "#8a94a8"), "snow"),
    "men-of-anfalas": host(man("hood", "brown", "pale", "short", "spear", "cloak", "#5f7a8a", "#3a4f5c"), "sea"),
    "men-of-anorien": host(man("cone", "brown", "pale", "short", "sword", "mail", "#7d8791", "#2c3448"), "city"),
    "hero-men-of-dorwinion": host(
        man("braids", "brown", "tan", "moustache", "spear", "robe", "#7a2a4a", "#e2b755"), "green"
    ),
    "men-of-lamedon": host(man("coif", "black", "pale", "short", "axe", "mail", "#5a636d", "#4f5f2a"), "misty"),
    "men-of-lebennin": host(man("short", "brown", "tan", "short", "spear", "cloak", "#3a6a5a", "#22443a"), "sea"),
    "men-of-northern-rhovanion": host(
        man("short", "fair", "pale", "short", "bow", "mail", "#5f6a7a", "#2f4a6a"), "village"
    ),
    "rangers-of-ithilien": host(man("mask", "black", "pale", "", "bow", "cloak", "#4a6a3c", "#2a4022"), "vale"),
    "rangers-of-the-north": host(
        man("hood", "black", "pale", "short", "spear", "cloak", "#4a5460", "#2a3038"), "misty"
    ),
    "riders-of-rohan": host(man("wings", "fair", "pale", "moustache", "spear", "mail", "#4f6a3c", "#e2b755"), "steppe"),
    "hero-southrons": host(
        man("turban", "black", "dark", "pointed", "spear", "robe", "#c9842a", "#7a4a10"), "noon-desert"
    ),
    "the-great-eagles": host(beasts.eagle, "snow"),
    "tower-guard-of-minas-tirith": host(
        man("wings", "black", "pale", "", "spear", "mail", "#26242c", "#e6ecf2"), "city"
    ),
    "hero-variags-of-khand": host(
        man("horned", "black", "dark", "short", "spear", "mail", "#8a5a2c", "#3a3a6a"), "desert"
    ),
    "wood-elves": host(elf("hood", "fair", "bow", "cloak", "#3f6a34", "#22441c"), "wood"),
    "hero-woodmen": host(man("short", "brown", "pale", "short", "bow", "fur", "#5a6a3c", "#343f22"), "wood"),
    "woses-of-old-pukel-land": host(
        man("bare", "black", "grey", "long", "spear", "fur", "#5a5a34", "#34341c", "paint"), "twilight"
    ),
    "woses-of-the-druadan-forest": host(
        man("bare", "black", "grey", "long", "bow", "fur", "#4f6a34", "#2c4020", "paint"), "vale"
    ),
}

NAZGUL = {
    "adunaphel": "adunaphel",
    "akhorahil": "akhorahil",
    "dwar-of-waw": "dwar",
    "hoarmurath-of-dir": "hoarmurath",
    "indur-dawndeath": "indur",
    "khamul-the-easterling": "khamul",
    "ren-the-unclean": "ren",
    "uvatha-the-horseman": "uvatha",
    "witch-king-of-angmar": "the-witch-king",
}

CREATURES = {
    **{name: Portrait(NINE[being].figure, "gloom") for name, being in NAZGUL.items()},
    "abductor": Portrait(man("mask", "black", "pale", "", "whip", "cloak", "#4a3a54", "#2a2032"), "village"),
    "agburanar": Portrait(lambda: beasts.dragon("#4f7a8a", "#bfe0e6", "#eaffff", "#2f4f5c", True, False), "grey"),
    "assassin": Portrait(man("eyemask", "black", "tan", "", "knife", "cloak", "#3a1c1c", "#1c0c0c"), "night"),
    "bert-burat": Portrait(Troll("stone", "hair", "club").figure, "night"),
    "corsairs-of-umbar": Portrait(lambda: beasts.ship("#26242c"), "sea"),
    "crebain": host(beasts.eagle, "gloom"),
    "daelomin": Portrait(lambda: beasts.dragon("#7a8a3c", "#d6d8a2", "#ffd24a", "#4f5a24", True, True), "dusk-steppe"),
    "fell-turtle": Portrait(beasts.watcher, "sea"),
    "half-trolls-of-far-harad": host(Troll("half", "hair", "mace", "fur", "#5a3a24").figure, "noon-desert"),
    "leucaruth": Portrait(lambda: beasts.dragon("#c9c4b6", "#f2efe4", "#9fe8ff", "#8a8478", True, True), "snow"),
    "mouth-of-sauron": Portrait(man("mouth", "black", "grey", "", "banner", "plates", "#2c2a32", "#7a1f1a"), "blood"),
    "mumak-oliphant": Portrait(lambda: beasts.giant(), "desert"),
    "old-man-willow": Portrait(lambda: beasts.ent(True), "marsh"),
    "olog-hai-trolls": host(Troll("olog", "plate", "mace", "plates", "#2c2a30").figure, "blood"),
    "orc-guard": host(Orc("grey", "cheeks", "spear", "eye").figure, "udun"),
    "orc-lieutenant": Portrait(Orc("black", "crest", "scimitar", "scar").figure, "udun"),
    "orc-patrol": host(Orc("olive", "pot", "bow", "").figure, "dusk-steppe"),
    "orc-warriors": host(Orc("rust", "horned", "axe", "stripes").figure, "misty"),
    "pick-pocket": Portrait(man("hood", "red", "pale", "", "knife", "cloak", "#6d5a3c", "#3a2e1c"), "village"),
    "pukel-men": host(man("bare", "grey", "grey", "short", "", "robe", "#8d8a86", "#5c5853"), "twilight"),
    "rogrog": Portrait(Troll("hill", "horns", "axe", "fur", "#4a5460").figure, "night-snow"),
    "shelob": Portrait(lambda: beasts.spider("#1c1a22", "#5a1c3a", "#8df06a", "#3a3444"), "webwood"),
    "silent-watcher": Portrait(man("bare", "grey", "grey", "", "", "robe", "#77746f", "#4a4743", "eye"), "gloom"),
    "smaug": Portrait(lambda: beasts.dragon("#b3321e", "#eab04a", "#ffd24a", "#7a1a14", True, False), "hall"),
    "the-great-goblin": Portrait(Orc("green", "bones", "mace", "").figure, "cave"),
    "thief": Portrait(man("hood", "brown", "pale", "short", "", "cloak", "#3a3a34", "#1f1f1c"), "night"),
    "tom-tuma": Portrait(Troll("stone", "bowl", "club").figure, "misty"),
    "william-wuluag": Portrait(Troll("hill", "", "club").figure, "dusk-steppe"),
    "wolves": host(lambda: beasts.wolf("#6d6a70", "#a29c9c", "#ffcf2b"), "vale"),
    "neeker-breekers": host(beasts.worm, "marsh"),
}

NAMED = {**WIZARDS, **CHARACTERS, **ALLIES, **FACTIONS, **CREATURES}
