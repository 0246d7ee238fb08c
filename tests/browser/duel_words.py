"""What a page says, and the English words that a translated page of the duel must not have."""

import re
from pathlib import Path

import polib
from playwright.sync_api import Page

import mathom

SOURCES = Path(mathom.__file__).parent
SHOWN = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel),
  ...[...document.querySelectorAll('[data-says]')].map((e) => e.dataset.says),
  ...[...document.querySelectorAll('.unseen')].map((e) => e.textContent),
].join('\\n')"""
# some of what is said at a turn, with tokens turned up, one move before the end, and then
SAID = {
    "de": (
        "Du bist am Zug: spiele eine verfügbare Karte oder wirf sie ab, oder nimm ein Ortsplättchen",
        "Kapitel 1 von 3",
        "Behalte eines der aufgedeckten Plättchen",
        "Einheiten im Vorrat",
        "Könnte als Nächstes durch den Ring gewinnen",
        "Ada gewinnt: der Ring ist vernichtet",
    ),
    "nl": (
        "Jouw beurt: speel een beschikbare kaart of leg hem af, of neem een locatietegel",
        "Hoofdstuk 1 van 3",
        "Houd een van de onthulde fiches",
        "Eenheden in voorraad",
        "Kan hierna winnen met de Ring",
        "Ada wint: de Ring is vernietigd",
    ),
}


def words_of(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", re.sub(r"\{\w+\}", " ", text))}


def english_words(language: str) -> set[str]:
    """of the English texts of the duel, the words that no translation has"""
    ours = polib.pofile(str(SOURCES / "games" / "duel" / "words" / f"{language}.po"))
    own = set().union(*(words_of(f"{entry.msgid} {entry.msgid_plural}") for entry in ours))
    for file in SOURCES.rglob(f"{language}.po"):
        for entry in polib.pofile(str(file)):
            own -= words_of(" ".join([entry.msgstr, *entry.msgstr_plural.values()]))
    return own


def shown(page: Page) -> str:
    """all that is seen or read aloud"""
    return str(page.evaluate(SHOWN))
