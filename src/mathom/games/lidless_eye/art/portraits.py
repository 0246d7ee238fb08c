"""Who is on which card: the figures of characters, Ringwraiths, allies, factions and creatures, and their lands."""

from collections.abc import Callable
from random import Random

from mathom.games.lidless_eye.art import beasts, heroes
from mathom.games.lidless_eye.art.orcs import Orc, Troll, two_heads
from mathom.games.lidless_eye.art.portrait import Portrait, dwarf, elf, man
from mathom.games.lidless_eye.art.wraiths import NINE, Wraith
from mathom.games.lidless_eye.box.printed import Printed

CHARACTERS = {
    "asternak": Portrait(man("cone", "black", "tan", "pointed", "scimitar", "mail", "#6d5a3c", "#a3231c"), "desert"),
    "belegorn": Portrait(man("high", "black", "pale", "", "staff", "robe", "#2c3448", "#8a94a8"), "snow"),
    "broin": Portrait(dwarf("hood", "brown", "axe", "cloak", "#5b3a1e", "#3a2412"), "cave"),
    "calendal": Portrait(elf("circlet", "black", "scroll", "robe", "#3a4a5c", "#a9b4c4"), "guldur"),
    "carambor": Portrait(elf("diadem", "white", "bow", "cloak", "#2f4a40", "#1a2c26"), "night-snow"),
    "ciryaher": Portrait(man("hood", "black", "pale", "pointed", "scroll", "robe", "#5a1f1a", "#2a0c0a"), "doom"),
    "dogrib": Portrait(man("fur", "black", "tan", "", "spear", "fur", "#8a7a66", "#54483c"), "snow"),
    "dorelas": Portrait(man("bare", "brown", "pale", "short", "sword", "robe", "#5f6a3a", "#33381c"), "green"),
    "dunlending-spy": Portrait(
        man("hood", "brown", "pale", "short", "knife", "cloak", "#54503c", "#2e2c20"), "dusk-steppe"
    ),
    "eradan": Portrait(man("hood", "black", "pale", "", "bow", "cloak", "#2a3a34", "#14201c"), "mirkwood"),
    "gorbag": Portrait(Orc("black", "cheeks", "scimitar", "moon").figure, "morgul"),
    "grishnakh": Portrait(Orc("brown", "hood", "knife", "eye", "cloak", cloth="#3a2a24").figure, "udun"),
    "gulla": Portrait(dwarf("dome", "black", "mace", "mail", "#5a636d", "#6d4a2a"), "grey"),
    "hador": Portrait(man("wings", "fair", "pale", "short", "sword", "plates", "#4a525c", "#a99a6a"), "guldur"),
    "hendolen": Portrait(elf("circlet", "red", "staff", "robe", "#1f3a44", "#9fd0c8"), "morgul"),
    "horseman-in-the-night": Portrait(
        man("eyemask", "black", "grey", "", "sword", "plates", "#2c2a32", "#6d6a74"), "night"
    ),
    "jerrek": Portrait(man("turban", "black", "dark", "", "knife", "robe", "#c9842a", "#7a4a10"), "noon-desert"),
    "lagduf": Portrait(Orc("rust", "pot", "axe", "stripes").figure, "morgul"),
    "layos": Portrait(man("short", "grey", "tan", "short", "scroll", "robe", "#6a2a4a", "#c9a04a"), "steppe"),
    "lieutenant-of-angmar": Portrait(Troll("olog", "spikes", "mace", "plates", "#3d4248").figure, "night-snow"),
    "lieutenant-of-dol-guldur": Portrait(Troll("olog", "plate", "staff", "plates", "#4a3a52").figure, "guldur"),
    "lieutenant-of-morgul": Portrait(Troll("half", "eye", "axe", "mail", "#4a565c").figure, "morgul"),
    "luitprand": Portrait(man("hood", "fair", "pale", "", "", "cloak", "#6a4a2c", "#3a2816"), "wood"),
    "the-mouth": Portrait(man("mouth", "black", "grey", "", "sword", "plates", "#33303c", "#8a3a24"), "doom"),
    "muzgash": Portrait(Orc("grey", "nasal", "spear", "scar").figure, "morgul"),
    "nain": Portrait(dwarf("bare", "grey", "scroll", "robe", "#4a3a5c", "#c9a04a"), "hall"),
    "nevido-smod": Portrait(man("fur", "red", "pale", "moustache", "bow", "fur", "#6d4a2a", "#3a2616"), "steppe"),
    "odoacer": Portrait(man("braids", "fair", "pale", "short", "bow", "cloak", "#3f5a3a", "#22341f"), "wood"),
    "old-troll": Portrait(Troll("stone", "hair", "club", "fur", "#6a6258").figure, "misty"),
    "orc-brawler": Portrait(Orc("green", "topknot", "mace", "scar", "fur", cloth="#5b4a38").figure, "cave"),
    "orc-captain": Portrait(Orc("olive", "crest", "scimitar", "", metal="#6a4a34").figure, "plateau"),
    "orc-chieftain": Portrait(Orc("grey", "horned", "axe", "stripes", "fur", cloth="#4a3a30").figure, "misty"),
    "orc-sniffler": Portrait(Orc("pale", "", "knife", "", "cloak", cloth="#54483a").figure, "marsh"),
    "orc-tracker": Portrait(Orc("brown", "hood", "bow", "", "cloak", cloth="#3c4230").figure, "vale"),
    "orc-veteran": Portrait(Orc("rust", "mask", "scimitar", "patch").figure, "blood"),
    "ostisen": Portrait(man("mask", "brown", "pale", "", "knife", "cloak", "#4a4654", "#2a2832"), "village"),
    "pon-opar": Portrait(man("horned", "black", "tan", "long", "staff", "fur", "#5f4a34", "#2c2016"), "dusk-steppe"),
    "radbug": Portrait(Orc("olive", "spiked", "bow", "patch").figure, "udun"),
    "shagrat": Portrait(Orc("black", "horned", "scimitar", "eye").figure, "doom"),
    "shamas": Portrait(man("turban", "black", "dark", "short", "banner", "mail", "#7a2a5a", "#4a1238"), "desert"),
    "snaga": Portrait(Orc("green", "pot", "knife", "", "cloak", cloth="#5b3a1e").figure, "doom"),
    "tarcil": Portrait(man("diadem", "black", "pale", "short", "sword", "mail", "#33425c", "#c7d0d9"), "sea"),
    "threlin": Portrait(dwarf("crown", "fair", "", "robe", "#7a2a22", "#e2b755"), "grey"),
    "troll-lout": Portrait(Troll("hill", "", "club").figure, "vale"),
    "troll-chief": Portrait(Troll("olog", "horns", "axe", "plates", "#3a3438").figure, "plateau"),
    "tros-hesnef": Portrait(man("coif", "black", "tan", "moustache", "axe", "mail", "#5a636d", "#8f4a26"), "steppe"),
    "uchel": Portrait(man("short", "black", "tan", "", "bow", "cloak", "#7a5a2c", "#4a3416", "paint"), "wood"),
    "ufthak": Portrait(Orc("grey", "bones", "axe", "moon").figure, "udun"),
    "ulkaur-the-tongueless": Portrait(Troll("half", "bowl", "mace", "plates", "#4a3a34", False).figure, "blood"),
}

ALLIES = {
    "blackbole": Portrait(lambda: beasts.ent(True), "mirkwood"),
    "last-child-of-ungoliant": Portrait(lambda: beasts.spider("#2c2430", "#8a2a4a", "#ff5a8a", "#5a4a66"), "webwood"),
    "stinker": Portrait(beasts.gollum, "cave"),
    "two-headed-troll": Portrait(two_heads, "grey"),
    "war-warg": Portrait(lambda: beasts.wolf("#57504c", "#8f8680", "#ffcf2b", "collar"), "dusk-steppe"),
    "war-wolf": Portrait(lambda: beasts.wolf("#8a8480", "#c4bcb4", "#9fe03a", "collar"), "night"),
    "the-warg-king": Portrait(lambda: beasts.wolf("#2e2c34", "#67626c", "#ff5a2b", "crown"), "blood"),
}

FACTIONS = {
    "agburanar-roused": Portrait(
        lambda: beasts.dragon("#4f7a8a", "#bfe0e6", "#eaffff", "#2f4f5c", True, True), "night-snow"
    ),
    "balchoth": Portrait(
        man("horned", "black", "tan", "moustache", "spear", "fur", "#6d4a2a", "#3a2616"), "steppe", True
    ),
    "beornings": Portrait(man("bearskin", "brown", "pale", "long", "axe", "fur", "#6d4a2a", "#3a2616"), "vale", True),
    "black-trolls": Portrait(Troll("olog", "plate", "mace", "plates", "#2c2a30").figure, "doom", True),
    "dunlendings": Portrait(
        man("bare", "brown", "pale", "short", "axe", "fur", "#54503c", "#2e2c20", "woad"), "dusk-steppe", True
    ),
    "easterlings": Portrait(man("cone", "black", "tan", "veil", "spear", "mail", "#a5834a", "#7a1614"), "steppe", True),
    "goblins-of-goblin-gate": Portrait(
        Orc("green", "topknot", "scimitar", "", "cloak", cloth="#4a3a2c").figure, "cave", True
    ),
    "grey-mountain-goblins": Portrait(Orc("grey", "nasal", "axe", "").figure, "grey", True),
    "half-trolls": Portrait(Troll("half", "hair", "axe", "fur", "#4a3024").figure, "desert", True),
    "hill-trolls": Portrait(Troll("hill", "horns", "club").figure, "vale", True),
    "hillmen": Portrait(man("fur", "red", "pale", "long", "mace", "fur", "#7a6248", "#4a3a28"), "misty", True),
    "ice-orcs": Portrait(Orc("ice", "horned", "spear", "", "fur", cloth="#c9d2d6").figure, "snow", True),
    "men-of-dorwinion": Portrait(
        man("braids", "brown", "tan", "moustache", "horn", "robe", "#6a2a4a", "#c9a04a"), "green", True
    ),
    "misty-mountain-wargs": Portrait(lambda: beasts.wolf("#6d6a70", "#a29c9c"), "misty", True),
    "nurniags": Portrait(
        man("hood", "black", "tan", "pointed", "spear", "robe", "#5f4a34", "#2c2016", "eye"), "plateau", True
    ),
    "orcs-of-angmar": Portrait(
        Orc("pale", "spiked", "scimitar", "", "fur", cloth="#57606a").figure, "night-snow", True
    ),
    "orcs-of-gorgoroth": Portrait(Orc("rust", "cheeks", "spear", "eye").figure, "doom", True),
    "orcs-of-gundabad": Portrait(Orc("grey", "crest", "axe", "").figure, "misty", True),
    "orcs-of-mirkwood": Portrait(
        Orc("olive", "mane", "bow", "stripes", "fur", cloth="#33422c").figure, "mirkwood", True
    ),
    "orcs-of-moria": Portrait(Orc("brown", "bones", "spear", "").figure, "hall", True),
    "orcs-of-the-ash-mountains": Portrait(Orc("grey", "pot", "mace", "scar", metal="#6d5f58").figure, "plateau", True),
    "orcs-of-the-ephel-duath": Portrait(Orc("black", "nasal", "scimitar", "").figure, "blood", True),
    "orcs-of-the-red-eye": Portrait(Orc("olive", "spiked", "banner", "eye", metal="#6a2a24").figure, "udun", True),
    "orcs-of-udun": Portrait(Orc("rust", "mask", "axe", "").figure, "udun", True),
    "scatha-roused": Portrait(lambda: beasts.dragon("#8a8f96", "#d6d8d2", "#9fe8ff", "", True, False), "grey"),
    "scorba-roused": Portrait(
        lambda: beasts.dragon("#6a4a7a", "#c9a0c4", "#ffd24a", "#3f2a4c", False, True), "twilight"
    ),
    "smaug-roused": Portrait(lambda: beasts.dragon("#b3321e", "#eab04a", "#ffd24a", "#7a1a14", True, True), "burning"),
    "snaga-hai": Portrait(Orc("green", "", "whip", "", "cloak", cloth="#54483a").figure, "plateau", True),
    "southrons": Portrait(
        man("turban", "black", "dark", "short", "scimitar", "robe", "#a3231c", "#6d100e"), "desert", True
    ),
    "stone-trolls": Portrait(Troll("stone", "", "club").figure, "grey", True),
    "umbarean-corsairs": Portrait(beasts.ship, "sea"),
    "ungol-orcs": Portrait(Orc("black", "hood", "whip", "moon", "cloak", cloth="#26242c").figure, "webwood", True),
    "uruk-hai": Portrait(Orc("black", "cheeks", "sword", "eye").figure, "blood", True),
    "variags-of-khand": Portrait(
        man("horned", "black", "dark", "pointed", "axe", "mail", "#7a5a2c", "#5a1a3a"), "noon-desert", True
    ),
    "wargs-of-the-forochel": Portrait(lambda: beasts.wolf("#dfe6ea", "#ffffff", "#5fb0d8"), "snow", True),
    "white-mountain-wolves": Portrait(lambda: beasts.wolf("#a9a69e", "#e2ded4", "#ffcf2b"), "dawn", True),
    "woodmen": Portrait(man("short", "fair", "pale", "short", "axe", "fur", "#4a5a34", "#2a341c"), "wood", True),
    "woses-of-the-eryn-vorn": Portrait(
        man("bare", "black", "grey", "long", "bow", "fur", "#4f6a34", "#2c4020", "paint"), "wood", True
    ),
}

CREATURES = {
    "ambusher": Portrait(man("mask", "brown", "pale", "", "bow", "cloak", "#3f4a30", "#22291a"), "wood"),
    "arthadan-rangers": Portrait(
        man("hood", "black", "pale", "short", "bow", "cloak", "#3a4654", "#1f2730"), "misty", True
    ),
    "barrow-wight": Portrait(beasts.wight, "gloom"),
    "beorning-toll": Portrait(beasts.bear, "vale"),
    "the-border-watch": Portrait(
        man("cone", "brown", "pale", "short", "horn", "mail", "#7d8791", "#3a5a8a"), "green", True
    ),
    "brigands": Portrait(
        man("hood", "red", "pale", "short", "knife", "cloak", "#6d4a2a", "#3f2a16", "scar"), "dusk-steppe", True
    ),
    "cave-worm": Portrait(beasts.worm, "cave"),
    "cave-drake": Portrait(lambda: beasts.dragon("#6d5f58", "#b8a58a", "#ffcf2b", "", False, False), "cave"),
    "corpse-candle": Portrait(beasts.candle, "marsh"),
    "dire-wolves": Portrait(lambda: beasts.wolf("#3a3640", "#6d6872", "#ff5a2b"), "night", True),
    "elf-lord-revealed-in-wrath": Portrait(elf("diadem", "fair", "sword", "plates", "#e6e2d0", "#c9a04a"), "dawn"),
    "elves-upon-errantry": Portrait(elf("circlet", "fair", "spear", "cloak", "#3f7a8a", "#22505c"), "green", True),
    "ent-in-search-of-the-entwives": Portrait(beasts.ent, "vale"),
    "ghosts": Portrait(beasts.ghost, "night", True),
    "ghouls": Portrait(beasts.ghoul, "gloom", True),
    "giant": Portrait(beasts.giant, "misty"),
    "giant-spiders": Portrait(lambda: beasts.spider("#3a4630", "#a5b04a", "#ff8a3a", "#6d7a54"), "mirkwood"),
    "gondorian-rangers": Portrait(man("mask", "black", "pale", "", "bow", "cloak", "#3f5a34", "#22341c"), "wood", True),
    "hobgoblins": Portrait(Orc("rust", "mane", "mace", "stripes", "fur", cloth="#6d5a3c").figure, "misty", True),
    "horse-lords": Portrait(beasts.horse, "steppe"),
    "huorn": Portrait(lambda: beasts.ent(True), "wood"),
    "land-drake": Portrait(lambda: beasts.dragon("#9a7a3c", "#e2c98a", "#ff5a2b", "", True, False), "steppe"),
    "landroval": Portrait(beasts.eagle, "snow"),
    "lawless-men": Portrait(
        man("bare", "black", "tan", "short", "axe", "fur", "#6d5a46", "#3a2e22", "scar"), "plateau", True
    ),
    "lesser-spiders": Portrait(lambda: beasts.spider("#5a4a3a", "#d6b26a", "#b6ff5a", "#8a745a"), "webwood", True),
    "marsh-drake": Portrait(lambda: beasts.dragon("#4f7a4a", "#b9c27a", "#ffd24a", "", False, False), "marsh"),
    "orc-raiders": Portrait(Orc("olive", "horned", "scimitar", "stripes").figure, "dusk-steppe", True),
    "orc-warband": Portrait(Orc("brown", "pot", "spear", "").figure, "blood", True),
    "orc-watch": Portrait(Orc("grey", "nasal", "banner", "").figure, "udun", True),
    "pirates": Portrait(lambda: beasts.ship("#7a1a16"), "night-sea"),
    "sellswords-between-charters": Portrait(
        man("coif", "brown", "tan", "short", "sword", "mail", "#5a636d", "#8a6a2a", "scar"), "village", True
    ),
    "slayer": Portrait(man("eyemask", "black", "grey", "", "knife", "cloak", "#1c1a22", "#0d0c11"), "twilight"),
    "sons-of-kings": Portrait(
        man("wings", "black", "pale", "short", "sword", "mail", "#8d98a3", "#2a4a7a"), "city", True
    ),
    "stirring-bones": Portrait(beasts.bones, "gloom", True),
    "thranduil-s-folk": Portrait(elf("hood", "fair", "bow", "cloak", "#4a7a3c", "#2a4a22"), "wood", True),
    "thunder-s-companion": Portrait(lambda: beasts.giant(True), "storm"),
    "true-fire-drake": Portrait(lambda: beasts.dragon("#c2481c", "#ffc85a", "#fff2a0", "#8a2410", True, True), "doom"),
    "uruk-lieutenant": Portrait(Orc("black", "crest", "sword", "scar", metal="#3d3a44").figure, "plateau"),
    "wandering-eldar": Portrait(elf("bare", "white", "staff", "robe", "#8aa0b8", "#e6ecf2"), "twilight", True),
    "wargs": Portrait(lambda: beasts.wolf("#5d4a3c", "#94806c", "#ffcf2b"), "dusk-steppe", True),
    "watcher-in-the-water": Portrait(beasts.watcher, "night-sea"),
    "wild-trolls": Portrait(Troll("stone", "hair", "club").figure, "misty", True),
}

RINGWRAITHS = {
    "adunaphel": "desert",
    "akhorahil": "burning",
    "dwar": "sea",
    "hoarmurath": "snow",
    "indur": "noon-desert",
    "khamul": "guldur",
    "ren": "marsh",
    "uvatha": "dusk-steppe",
    "the-witch-king": "morgul",
}

NAMED = {**CHARACTERS, **ALLIES, **FACTIONS, **CREATURES, **heroes.NAMED}
NAMED |= {
    f"{name}-the-ringwraith".replace("the-witch-king-the-ringwraith", "the-witch-king"): Portrait(NINE[name].figure, at)
    for name, at in RINGWRAITHS.items()
}


def portrait(card: Printed) -> Portrait:
    """of a card by its name, or by its race where a component file of one's own adds it"""
    if card.id in NAMED:
        return NAMED[card.id]
    r = Random(card.id)
    of_race: dict[str, Callable[[], str]] = {
        "orc": Orc(r.choice(("olive", "green", "grey", "rust")), r.choice(("pot", "spiked", "horned", "mask"))).figure,
        "troll": Troll(r.choice(("stone", "hill", "olog"))).figure,
        "wolf": beasts.wolf,
        "spider": beasts.spider,
        "dragon": lambda: beasts.dragon("#8a3a2a", "#e2b06a", wings="#5a1a14"),
        "drake": lambda: beasts.dragon("#5f7a4a", "#b9b26a"),
        "undead": beasts.ghost,
        "animal": beasts.bear,
        "awakened-plant": beasts.ent,
        "giant": beasts.giant,
        "elf": elf("circlet", "fair", "bow", "robe", "#3f6b5a", "#d9c27a"),
        "dwarf": dwarf("dome", "red", "axe", "mail", "#5a636d", "#8a6a34"),
        "ringwraith": Wraith("spikes").figure,
    }
    stranger = man(
        r.choice(("hood", "cone", "turban", "bare")), "brown", "pale", "short", "sword", "cloak", "#4a5a3a", "#2c3824"
    )
    return Portrait(
        of_race.get(card.race, stranger), r.choice(("misty", "plateau", "wood", "night")), card.type == "faction"
    )
