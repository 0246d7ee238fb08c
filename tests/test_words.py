"""Everything a player reads is there in three languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import polib
import pytest
from words import key as entry_key
from words import missing

import mathom
from contract import some_decisions, viewers
from mathom.kernel.words import LANGUAGES, PACKAGE, Msg, catalogue, say


def messages(thing: object) -> Iterator[Msg]:
    """all messages in a structure, those within messages too"""
    if isinstance(thing, Msg):
        yield thing
        for value in thing.args.values():
            yield from messages(value)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from messages(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from messages(part)
    elif isinstance(thing, dict):
        yield from messages(list(thing.values()))


def message_key(message: Msg) -> str:
    return f"{message.context}\x04{message.text}" if message.context else message.text


def test_every_message_of_the_sources_is_translated() -> None:
    assert missing() == []


@pytest.mark.parametrize("key", mathom.games())
def test_every_message_a_player_meets_is_translated(key: str) -> None:
    """Also those whose text comes from the component file; news wait until they are looked at. With more players games
    are longer, not worded otherwise."""
    game = mathom.game(key)
    met = {message_key(m) for m in messages([game.title, game.blurb, game.options, game.faces, game.levels])}
    for seats in [n for n in game.seats if n <= game.least + 1]:
        for state, _ in some_decisions(game, seats, 11, 250):
            for seat in viewers(game, state):
                met |= {message_key(m) for m in messages(game.view(state, seat))}
            state.news = []
    for language in LANGUAGES:
        if language != "en":
            known = {entry_key(e) for path in PACKAGE.glob(f"**/words/{language}.po") for e in polib.pofile(str(path))}
            assert sorted(met - known) == []
            assert catalogue(language).gettext("open cards") != "open cards" or key != "two-towers"


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.glob("**/words/*.po")), ids=lambda p: f"{p.parent.parent.name}-{p.stem}"
)
def test_translations_have_the_gaps_of_their_text(path: Path) -> None:
    for entry in polib.pofile(str(path)):
        gaps = set(re.findall(r"{(\w+)}", entry.msgid))
        texts = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
        assert texts
        for text in texts:
            assert text.strip(), entry.msgid
            assert set(re.findall(r"{(\w+)}", text)) == gaps, entry.msgid


def test_numbers_take_the_right_form() -> None:
    one, many = (Msg("{who} discards {n} card", {"who": "Ada", "n": n}, "{who} discards {n} cards") for n in (1, 3))
    assert [say(one, "en"), say(many, "en")] == ["Ada discards 1 card", "Ada discards 3 cards"]
    assert [say(one, "de"), say(many, "de")] == ["Ada legt 1 Karte ab", "Ada legt 3 Karten ab"]
    assert [say(one, "nl"), say(many, "nl")] == ["Ada legt 1 kaart af", "Ada legt 3 kaarten af"]


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_text_has_two_translations(language: str) -> None:
    """all catalogues are read as one: where two games need different words for one text, each gives it a context"""
    said: dict[str, str] = {}
    for path in sorted(PACKAGE.glob(f"**/words/{language}.po")):
        for entry in polib.pofile(str(path)):
            words = entry.msgstr or "|".join(entry.msgstr_plural.values())
            assert said.setdefault(entry_key(entry), words) == words, f"{path.parent.parent.name}: {entry.msgid}"
