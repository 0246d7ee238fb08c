"""Decks: their text, and what keeps them from being played."""

from pathlib import Path

import pytest

from mathom.cli.main import main
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITES
from mathom.games.lidless_eye.box.ready_decks import Deck
from mathom.games.lidless_eye.decks import text as decks
from mathom.games.lidless_eye.decks.text import READY, check, may_be, read_deck
from mathom.games.lidless_eye.terms import HAZARD, MINION, RESOURCE
from mathom.kernel.errors import BadSetup
from mathom.kernel.words import say
from support import rule

TEXT = """
# a small deck, legal
Name: Servants of Dwar
About: Orcs go to Moria.

Ringwraiths:
2 Dwar the Ringwraith

Starting characters:
Gorbag       # mind 6
1 Grishnákh
Orc Tracker

Starting items:
2 Saw-toothed Blade

Characters:
Shagrat
2 Orc Captain

Resources:
3 Black Mace
3 Black-mail Coat
3 Broad-headed Spear
3 Foul-smelling Paste
3 Orc-draughts
3 Strange Rations
3 Whip
3 Shadow-cloak
1 Twilight

Hazards:
3 Cave-drake
3 Wargs
3 Giant
3 Huorn
3 Slayer
3 Ghosts
3 Ghouls
3 Hobgoblins
1 Sudden Call

Sites:
Moria
2 Dol Guldur

Sideboard:
3 Orc-watch
2 Hendolen
"""


def small() -> Deck:
    deck = read_deck(TEXT, "small")
    deck.sideboard = {"orc-watch": 3}
    return deck


def faults(deck: Deck, advanced: bool = False, length: int = 1) -> list[tuple[str, str]]:
    """of the rules; whether each card is executed already is another question"""
    return [(fault.card, fault.rule) for fault in check(deck, advanced, length) if fault.rule]


# -- text


def test_reading() -> None:
    deck = read_deck(TEXT, "small")
    assert (deck.id, deck.name, deck.about) == ("small", "Servants of Dwar", "Orcs go to Moria.")
    assert deck.wraiths == {"dwar-the-ringwraith": 2}
    assert deck.starters == {"gorbag": 1, "grishnakh": 1, "orc-tracker": 1}
    assert deck.starting_items == {"saw-toothed-blade": 2}
    assert deck.characters == {"shagrat": 1, "orc-captain": 2}
    assert deck.sites == {"moria": 1, "dol-guldur": 2}
    assert deck.sideboard == {"orc-watch": 3, "hendolen": 2}
    assert sum(deck.resources.values()) == sum(deck.hazards.values()) == 25


def test_german_names_and_ids_are_read() -> None:
    deck = read_deck("Characters:\nReiter in der Nacht\n2x orc-captain")
    assert deck.characters == {"horseman-in-the-night": 1, "orc-captain": 2}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Characters:\n1 Gorbog", "line 2: there is no card Gorbog; is Gorbag meant?"),
        ("Characters:\n1 Xyzzy", "line 2: there is no card Xyzzy"),
        ("Heroes:\n1 Gorbag", "line 1: there is no section Heroes"),
        ("1 Gorbag", "line 1: a card before the first section"),
        ("Characters:\n\n0 Gorbag", "line 3: 0 of a card cannot be"),
        ("Sites:\nGorbag", "line 2: there is no card Gorbag"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_deck(text)
    assert str(refused.value) == words


# -- rules


def test_a_legal_deck_has_no_fault() -> None:
    assert faults(small()) == []
    assert faults(small(), advanced=True) == []


@rule("LE-B-9", "LE-B-15")
def test_copies() -> None:
    deck = small()
    deck.resources["black-mace"] = 4
    deck.hazards["wargs"] = 4
    assert faults(deck) == [("black-mace", "LE-B-9"), ("wargs", "LE-B-9")]
    deck = small()
    deck.characters["gorbag"] = 1  # unique, and among the starting characters
    assert faults(deck) == [("gorbag", "LE-B-9")]
    deck = small()
    deck.resources["saw-toothed-blade"] = deck.resources.pop("whip")  # 3 and 2 at the start
    assert faults(deck) == [("saw-toothed-blade", "LE-B-9")]


@rule("LE-B-9", "LE-B-11")
def test_ringwraiths() -> None:
    deck = small()
    deck.wraiths = {"dwar-the-ringwraith": 1, "indur-the-ringwraith": 1}
    assert faults(deck) == []
    deck.wraiths = {"dwar-the-ringwraith": 2, "indur-the-ringwraith": 1}
    assert faults(deck) == [("", "LE-B-11")]
    deck.wraiths = {"gorbag": 1}
    deck.starters.pop("gorbag")
    assert faults(deck) == [("gorbag", "LE-B-11")]


@rule("LE-B-10")
@pytest.mark.parametrize(
    ("resources", "hazards", "wrong"), [(25, 25, 0), (50, 50, 0), (24, 24, 1), (51, 51, 1), (30, 29, 1)]
)
def test_size_of_the_play_deck(resources: int, hazards: int, wrong: int) -> None:
    deck = small()
    deck.resources = some(RESOURCE, resources)
    deck.hazards = some(HAZARD, hazards)
    assert faults(deck) == [("", "LE-B-10")] * wrong


def some(side: int, n: int) -> dict[str, int]:
    """n cards of a side, two of each, none unique"""
    lines: dict[str, int] = {}
    for card in KINDS:
        if not card.character and card.side == side and not card.unique and card.name != "saw-toothed-blade" and n > 0:
            lines[card.name] = min(2, n)
            n -= lines[card.name]
    assert n == 0
    return lines


@rule("LE-B-11")
def test_ten_characters() -> None:
    deck = small()
    names = [card.name for card in KINDS if card.printed.type == "character" and card.name not in deck.starters]
    deck.characters = dict.fromkeys(names[:10], 1)
    assert faults(deck) == []
    deck.characters = dict.fromkeys(names[:11], 1)
    assert faults(deck) == [("", "LE-B-11")]


@rule("LE-B-12")
def test_cards_of_both_sides_count_as_either() -> None:
    for name in ("twilight", "sudden-call"):
        assert may_be(KINDS[NUMBERS[name]], RESOURCE)
        assert may_be(KINDS[NUMBERS[name]], HAZARD)
    assert not may_be(KINDS[NUMBERS["wargs"]], RESOURCE)
    assert not may_be(KINDS[NUMBERS["black-mace"]], HAZARD)
    deck = small()
    deck.resources["giant"] = deck.resources.pop("whip")
    deck.hazards.pop("giant")
    deck.hazards["whip"] = 3
    assert faults(deck) == [("giant", "LE-B-10"), ("whip", "LE-B-10")]


@rule("LE-B-13")
def test_location_deck() -> None:
    deck = small()
    assert deck.sites["dol-guldur"] == 2
    deck.sites["moria"] = 2
    assert faults(deck) == [("moria", "LE-B-13")]
    havens = {site.name for site in SITES if site.printed.shown_as == "darkhaven"}
    assert havens == {"minas-morgul", "dol-guldur", "carn-dum", "geann-a-lisch"}


@rule("LE-B-16")
def test_starting_characters() -> None:
    deck = small()
    deck.starters = {}
    assert faults(deck) == [("", "LE-B-16")]
    deck.starters = {"orc-tracker": 3, "troll-lout": 3, "grishnakh": 1}  # seven, minds 21
    assert faults(deck) == [("", "LE-B-16"), ("", "LE-B-16")]
    deck.starters = {"gorbag": 1, "grishnakh": 1, "orc-tracker": 1, "indur-the-ringwraith": 1}
    assert faults(deck) == [("indur-the-ringwraith", "LE-B-16")]
    deck.starters = {"lieutenant-of-morgul": 1, "gorbag": 1, "troll-chief": 1}  # 9 + 6 + 6
    assert [say(fault.words) for fault in check(deck, False) if fault.rule] == [
        "the minds of the starting characters add up to 21; at most 20"
    ]


@rule("LE-B-19")
def test_starting_items() -> None:
    deck = small()
    deck.starting_items = {"saw-toothed-blade": 2, "binding-ring": 1}
    assert faults(deck) == [("", "LE-B-19")]
    deck.starting_items = {"high-helm": 1}  # major, unique
    assert faults(deck) == [("high-helm", "LE-B-19")]


@rule("LE-A-1", "LE-A-3", "LE-A-14", "LE-A-15")
@pytest.mark.parametrize(
    ("length", "most", "number"), [(1, 25, "LE-A-1"), (2, 25, "LE-A-1"), (3, 30, "LE-A-14"), (4, 35, "LE-A-15")]
)
def test_sideboard(length: int, most: int, number: str) -> None:
    """no ratio of resources and hazards holds there, and no limit of characters"""
    deck = small()
    people = {**deck.starters, **deck.characters, **deck.wraiths}
    spare = [c.name for c in KINDS if c.belongs_to(MINION) and c.name not in people]
    deck.sideboard = dict.fromkeys([n for n in spare if n not in {**deck.resources, **deck.hazards}][:most], 1)
    deck.sideboard.pop("saw-toothed-blade", None)
    assert faults(deck, True, length) == []
    deck.sideboard = dict.fromkeys([*deck.sideboard, "wargs-of-the-forochel", "hill-trolls", "uruk-hai"][: most + 1], 1)
    deck.sideboard |= {"ice-orcs": most + 1 - len(deck.sideboard)} if len(deck.sideboard) <= most else {}
    assert ("", number) in faults(deck, True, length)
    assert faults(deck) == []  # the basic game has no sideboard


@rule("LE-A-2")
def test_copies_count_together_with_the_sideboard() -> None:
    deck = small()
    deck.sideboard = {"gorbag": 1, "black-mace": 1, "orc-watch": 3}
    assert faults(deck, advanced=True) == [("gorbag", "LE-A-2"), ("black-mace", "LE-A-2")]
    deck.sideboard = {"dwar-the-ringwraith": 1}
    assert faults(deck, advanced=True) == [("dwar-the-ringwraith", "LE-A-2")]
    deck.sideboard = {"indur-the-ringwraith": 1, "uvatha-the-ringwraith": 1}
    assert faults(deck, advanced=True) == []
    deck.sideboard = {"indur-the-ringwraith": 2}
    assert faults(deck, advanced=True) == [("indur-the-ringwraith", "LE-A-2")]


def test_a_card_not_yet_executed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KINDS[NUMBERS["wargs"]], "done", False)
    found = [fault for fault in check(small(), False) if fault.card == "wargs"]
    assert [(fault.rule, say(fault.words)) for fault in found] == [("", "Wargs is not yet playable here")]


def test_ready_decks_are_legal_in_both_games() -> None:
    for deck in READY.values():
        assert check(deck, False) == []
        assert check(deck, True) == []
        assert deck.name
        assert deck.about


# -- commands


def test_deck_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.txt"
    file.write_text(TEXT.replace("3 Wargs", "4 Wargs"), encoding="utf-8")
    assert main(["deck", "check", str(file), "--language", "en"]) == 1
    told = capsys.readouterr().out
    assert "Wargs: 4 copies, 3 are allowed (LE-B-9)" in told
    assert "26 hazards beside 25 resources" in told
    assert main(["deck", "check", str(tmp_path / "none.txt"), "--language", "en"]) == 2
    assert "cannot be read as text" in capsys.readouterr().err


def test_a_legal_deck_may_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "small.txt"
    file.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(decks, "_unfinished", lambda deck, advanced, promos: [])
    assert main(["deck", "check", str(file), "--language", "en"]) == 0
    assert capsys.readouterr().out == "Servants of Dwar may be played\n"
    assert main(["deck", "check", str(file), "--advanced", "--language", "en"]) == 1
    assert "Hendolen is unique: 2 copies, 1 is allowed (LE-A-2)" in capsys.readouterr().out
    assert main(["deck", "check", str(file), "--game", "lidless-eye", "--set", "rules=advanced", "--length", "9"]) == 2
    assert "length: 9 is not one of 1, 2, 3, 4" in capsys.readouterr().err
