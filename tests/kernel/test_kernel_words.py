"""Words in three languages."""

import string
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mathom
from mathom.kernel import words
from mathom.kernel.words import LANGUAGES, Msg, msg, msgs, say, sentence

PACKAGE = Path(mathom.__file__).parent
CATALOGUES = sorted(PACKAGE.glob("**/words/*.po"))


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """a house with two catalogues"""
    for place, entries in (
        ("words", {"{who} draws {card}": "{who} zieht {card}", "the raid": "der Überfall"}),
        ("games/burrow/words", {"badger": "Dachs"}),
    ):
        book = polib.POFile()
        book.metadata = {
            "Content-Type": "text/plain; charset=utf-8",
            "Plural-Forms": "nplurals=2; plural=(n != 1);",
        }
        for english, german in entries.items():
            book.append(polib.POEntry(msgid=english, msgstr=german))
        if place == "words":
            book.append(
                polib.POEntry(
                    msgid="{n} card", msgid_plural="{n} cards", msgstr_plural={0: "{n} Karte", 1: "{n} Karten"}
                )
            )
        folder = tmp_path / place
        folder.mkdir(parents=True)
        book.save(str(folder / "de.po"))
    monkeypatch.setattr(words, "PACKAGE", tmp_path)
    words.catalogue.cache_clear()
    yield
    words.catalogue.cache_clear()


def test_a_message_is_its_english_text_with_its_gaps_filled() -> None:
    assert say(msg("the raid")) == "the raid"
    assert say(msg("{who} draws {card}", who="Ann", card="a stoat")) == "Ann draws a stoat"
    assert say(msg("{who} has {points}", who="Ann", points=3)) == "Ann has 3"


def test_messages_within_messages() -> None:
    inner = msg("{size} {beast}", size=msg("old"), beast=msg("badger"))
    assert say(msg("{who} draws {card}", who="Ann", card=inner)) == "Ann draws old badger"


def test_what_fills_a_gap_is_not_looked_at() -> None:
    assert say(msg("{who} waits", who="{card} {0} %s {")) == "{card} {0} %s { waits"
    assert say(msg("100% {no gap")) == "100% {no gap", "a text without gaps is shown as it is"


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")])
def test_one_and_many(n: int, text: str) -> None:
    assert say(msgs("{n} card", "{n} cards", n)) == text
    assert say(msgs("{who}: {n} card", "{who}: {n} cards", n, who="Ann")) == "Ann: " + text


def test_a_sentence_begins_with_a_capital_letter() -> None:
    assert sentence(msg("the raid {n}", n=1)) == "The raid 1"
    assert sentence(msg("")) == ""
    assert sentence(msg("übel")) == "Übel"


@pytest.mark.usefixtures("german")
def test_a_message_is_translated_where_it_is_shown() -> None:
    """from all catalogues of the house, gaps and what fills them"""
    told = msg("{who} draws {card}", who="Ann", card=msg("badger"))
    assert say(told, "de") == "Ann zieht Dachs"
    assert say(told, "en") == "Ann draws badger"
    assert say(msg("the raid"), "de") == "der Überfall"
    assert sentence(msg("the raid"), "de") == "Der Überfall"
    assert [say(msgs("{n} card", "{n} cards", n), "de") for n in (0, 1, 2)] == ["0 Karten", "1 Karte", "2 Karten"]
    assert say(msg("not translated {n}", n=1), "de") == "not translated 1"
    assert say(msgs("{n} moon", "{n} moons", 2), "de") == "2 moons"


@pytest.mark.parametrize("language", ["fr", "xx-YY", "", "EN", "de_AT", "/de", "..", "\0", "["])
def test_a_language_that_is_not_there_is_english(language: str) -> None:
    assert say(msgs("{n} card", "{n} cards", 2), language) == "2 cards"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("language", ["*", "?e", "d[e]", "**", "../words/de"])
def test_a_pattern_or_a_path_is_no_language(language: str) -> None:
    """Once: what a browser names as its language is used as a pattern of file names"""
    assert say(msg("the raid"), language) == "the raid"


@given(who=st.text(), n=st.integers(), language=st.sampled_from([*LANGUAGES]))
def test_any_text_and_number_can_be_said(who: str, n: int, language: str) -> None:
    assert who in say(msgs("{who} has {n} thing of burrow", "{who} has {n} things of burrow", n, who=who), language)


def test_messages_are_values() -> None:
    assert msg("a {b}", b=1) == Msg("a {b}", {"b": 1})
    assert msgs("a", "b", 2) == Msg("a", {"n": 2}, "b")
    assert msg("a") != msg("b")


# -- the catalogues that there are


def test_catalogues_are_of_languages_that_are_offered() -> None:
    assert {path.stem for path in CATALOGUES} <= {*LANGUAGES} - {"en"}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_a_translation_has_the_gaps_of_its_text(path: Path) -> None:
    for entry in polib.pofile(str(path), encoding="utf-8"):
        if entry.obsolete:
            continue
        allowed = gaps(entry.msgid) | gaps(entry.msgid_plural or "")
        for text in [entry.msgstr, *entry.msgstr_plural.values()]:
            if text:
                missing = set() if entry.msgid_plural else gaps(entry.msgid) - gaps(text)
                assert gaps(text) <= allowed, f"line {entry.linenum}: {text!r}"
                assert not missing, f"line {entry.linenum}: {text!r} lacks {missing}"


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_a_catalogue_is_complete(path: Path) -> None:
    for entry in polib.pofile(str(path), encoding="utf-8"):
        if not entry.obsolete:
            assert "fuzzy" not in entry.flags, entry.msgid
            assert entry.msgstr or (entry.msgstr_plural and all(entry.msgstr_plural.values())), entry.msgid
