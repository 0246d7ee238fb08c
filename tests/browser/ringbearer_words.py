"""The English words that a translated page of the journey must not have, and some of what it says instead."""

import polib

from browser.duel_words import SOURCES, words_of

# said on the way, at a fall, by the servant, and at the end
SAID = {
    "de": (
        "Saurons Macht: 3 von 5",
        "Womit wird bezahlt?",
        "Ziehe auf vier Karten nach; eine der neuen darf umgedreht sein",
        "Bo verfällt Saurons Macht und ist nun sein Gehilfe",
        "Der Ring ist zerstört: die Gefährten gewinnen gemeinsam",
    ),
    "nl": (
        "Saurons macht: 3 van 5",
        "Waarmee wordt betaald?",
        "Vul aan tot vier kaarten; één van de nieuwe mag omgekeerd zijn",
        "Bo bezwijkt voor Saurons macht en is nu zijn dienaar",
        "De ring is vernietigd: de reisgenoten winnen samen",
    ),
}


def english_words(language: str) -> set[str]:
    """of the English texts of this game, the words that no translation has"""
    ours = polib.pofile(str(SOURCES / "games" / "ringbearer" / "words" / f"{language}.po"))
    own = set().union(*(words_of(f"{entry.msgid} {entry.msgid_plural}") for entry in ours))
    for file in SOURCES.rglob(f"{language}.po"):
        for entry in polib.pofile(str(file)):
            own -= words_of(" ".join([entry.msgstr, *entry.msgstr_plural.values()]))
    return own
