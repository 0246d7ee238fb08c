"""Words in three languages.

A message is its English text with named gaps, and what fills them. It is translated by gettext catalogues
(`words/de.po`, `words/nl.po`, one pair for the house and one in each game's folder) where it is shown, never before, so
that one view serves every language. The English text is the key: there is no English catalogue to keep in step. Where
one English text needs two translations (a colour before nouns of two genders), a context tells them apart.
"""

from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

import msgspec
import polib

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
PACKAGE = Path(__file__).parent.parent
ELSEWHERE: list[Path] = []  # the folders of games of other packages, which bring their own catalogues


class Msg(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text with named gaps, and what fills them; it is translated where it is shown."""

    text: str
    args: dict[str, "str | int | Msg"] = {}
    plural: str = ""  # the text for all numbers but one; the number is the argument `n`
    context: str = ""  # where one English text has several translations


def msg(text: str, /, **args: str | int | Msg) -> Msg:
    """a message"""
    return Msg(text, args)


def msgs(text: str, plural: str, n: int, /, **args: str | int | Msg) -> Msg:
    """a message with a number in it"""
    return Msg(text, {"n": n, **args}, plural)


def msg_in(context: str, text: str, /, **args: str | int | Msg) -> Msg:
    """a message whose translation depends on where it is said"""
    return Msg(text, args, "", context)


def say(message: Msg, language: str = "en") -> str:
    """the words of a message

    >>> mathom.say(mathom.game("two-towers").title, "de")
    'Die zwei Türme – Das Kartenspiel'
    """
    book = catalogue(language)
    n = message.args.get("n")
    if message.plural and isinstance(n, int):
        text = book.ngettext(message.text, message.plural, n)
    elif message.context:
        text = book.pgettext(message.context, message.text)
    else:
        text = book.gettext(message.text)
    if not message.args:
        return text
    filled = {k: say(v, language) if isinstance(v, Msg) else v for k, v in message.args.items()}
    return text.format(**filled)


def sentence(message: Msg, language: str = "en") -> str:
    """the same with a capital letter"""
    words = say(message, language)
    return words[:1].upper() + words[1:]


def add_catalogues(folder: Path) -> None:
    """of a game of another package"""
    if folder not in ELSEWHERE:
        ELSEWHERE.append(folder)
        catalogue.cache_clear()


def catalogues(language: str) -> list[Path]:
    """their files; where two say something else, the last counts: no other package changes the words of the house"""
    if language not in LANGUAGES:
        return []
    elsewhere = (folder / "words" / f"{language}.po" for folder in ELSEWHERE)
    return [*filter(Path.is_file, elsewhere), *sorted(PACKAGE.glob(f"**/words/{language}.po"))]


@cache
def catalogue(language: str) -> NullTranslations:
    """all catalogues of a language as one"""
    book = NullTranslations()
    for path in catalogues(language):
        part = GNUTranslations(BytesIO(polib.pofile(str(path), encoding="utf-8").to_binary()))
        part.add_fallback(book)
        book = part
    return book


def catalogue_json(language: str) -> dict[str, str | list[str]]:
    """all translations of a language, for a page: by text, two forms where the message has a plural. Before the text
    stands its context, if it has one, with the sign that gettext puts between the two."""
    out: dict[str, str | list[str]] = {}
    for path in catalogues(language):
        for entry in polib.pofile(str(path), encoding="utf-8"):
            key = f"{entry.msgctxt}\x04{entry.msgid}" if entry.msgctxt else entry.msgid
            out[key] = list(entry.msgstr_plural.values()) if entry.msgid_plural else entry.msgstr
    return out
