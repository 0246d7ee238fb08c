"""Texts of legal decks, as players would write them. They share starting characters (LE-B-17)."""

RESOURCES = """\
3 Black Mace
3 Black-mail Coat
3 Broad-headed Spear
3 Foul-smelling Paste
3 Orc-draughts
3 Strange Rations
3 Whip
3 Shadow-cloak
"""
HAZARDS = """\
3 Cave-drake
3 Wargs
3 Giant
3 Huorn
3 Slayer
3 Ghosts
3 Ghouls
3 Hobgoblins
"""
OWN = f"""
Name: Servants of Dwar   # a remark
Ringwraiths:
2 Dwar the Ringwraith
Starting characters:
Gorbag
Grishnákh
Orc Tracker
Starting items:
2 Saw-toothed Blade
Characters:
Shagrat
2 Orc Captain
Resources:
{RESOURCES}1 Twilight
Hazards:
{HAZARDS}1 Sudden Call
Sites:
Moria
2 Dol Guldur
Sideboard:
3 Orc-watch
"""
OTHER = (
    OWN.replace("Name: Servants of Dwar", "Name: Others").replace("3 Wargs", "3 Brigands").replace("Grishnákh\n", "")
)
