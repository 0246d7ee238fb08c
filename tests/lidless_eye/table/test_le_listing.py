"""`mathom cards lidless-eye`: the list of cards, one card looked up, and which are done and tested."""

from pathlib import Path

import pytest

import mathom
from mathom.cli.main import main
from mathom.games.lidless_eye.box.card import KINDS, SITES

GAME = mathom.game("lidless-eye")
DECLARED = "src/mathom/games/lidless_eye"


@pytest.fixture
def tests(tmp_path: Path) -> str:
    """a folder with tests of three cards, one of which there is not"""
    settings = "[pytest]\nmarkers = card\nasyncio_default_fixture_loop_scope = function\n"
    (tmp_path / "pytest.ini").write_text(settings)
    (tmp_path / "test_some_cards.py").write_text(
        "import pytest\n"
        "card = pytest.mark.card\n"
        'rows = [pytest.param(name, marks=card(name)) for name in ("sudden-call", "no-such-card")]\n'
        '@card("moria")\n'
        "def test_one(): ...\n"
        '@card("moria")\n'
        '@pytest.mark.parametrize("name", rows)\n'
        "def test_rows(name): ...\n"
    )
    return str(tmp_path)


def test_coverage_of_cards(tests: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", "--coverage", "--tests", tests]) == 1
    told = capfd.readouterr().out
    assert "2 of 417 cards done, 415 missing" in told
    assert "tested, but no cards: 'no-such-card'" in told


def test_list_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", "--language", "de"]) == 0
    told = capsys.readouterr().out
    assert "Reiter in der Nacht" in told
    assert len(told.splitlines()) == len(KINDS) + len(SITES)  # with a heading; one site is lent by a card


def line_of(file: str, text: str) -> int:
    lines = (GAME.folder / file).read_text(encoding="utf-8").splitlines()
    return 1 + next(i for i, line in enumerate(lines) if text in line)


def test_a_site_looked_up(tests: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", "moria", "--tests", tests, "--language", "en"]) == 0
    row = line_of("data/sites.toml", 'id = "moria"')
    assert capsys.readouterr().out.splitlines() == [
        "Moria  LE-392  moria",
        "site · shadow-hold · Redhorn Gate · draws 2, opponent 3",
        "Playable: minor items, major items, greater items and gold rings. Orcs: 4 strikes at 7. Creatures played at "
        "this site do not detain, Nazgûl excepted.",
        "",
        f"facts  {DECLARED}/data/sites.toml:{row}",
        "tests  test_some_cards.py::test_one",
        "       test_some_cards.py::test_rows",
    ]


def test_a_card_without_a_test(tests: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", "gorbag", "--tests", tests, "--language", "de"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == [
        "Gorbag  LE-11  gorbag",
        "Charakter · Ork · Krieger · Kundschafter · Kampfgeschick 6 · Konstitution 9 · Geisteskraft 6 · Punkte 2",
    ]
    row, deeds = line_of("data/characters.toml", 'id = "gorbag"'), next(d for d in GAME.declared("gorbag")[1:])
    assert told[-3:] == [
        f"Angaben          {DECLARED}/data/characters.toml:{row}",
        f"was sie bewirkt  {deeds.file.relative_to(GAME.folder.parents[3])}:{deeds.line}",
        "Tests            keine",
    ]


def test_tests_that_cannot_be_read_are_not_hidden(
    tests: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_some_cards.py").write_text("import no_such_module\n")
    assert main(["cards", "lidless-eye", "moria", "--tests", tests, "--language", "en"]) == 0
    assert "tests  mathom: tests: they cannot be collected: " in capsys.readouterr().out


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mathom is installed, and there is no checkout"""
    monkeypatch.setattr("mathom.cli.checkout.TOOL", tmp_path / "covered.py")


@pytest.mark.usefixtures("nowhere")
def test_without_a_checkout_it_is_said_where_the_tests_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", "moria", "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-2].startswith("facts  mathom/games/lidless_eye/data/sites.toml:")
    assert told[-1] == "tests  not here: they are in a checkout of the repository"


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("mount-doom", "Mount Doom  LE-393"),
        ("LE-393", "Mount Doom  LE-393"),
        ("le-16", "Horseman in the Night  LE-16"),
        ("Horseman in the Night", "Horseman in the Night  LE-16"),
        ("reiter in der NACHT", "Horseman in the Night  LE-16"),
        ("grishnakh", "Grishnákh  LE-12"),
    ],
)
def test_a_card_is_found_by_id_number_and_name(wanted: str, found: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", wanted, "--language", "en"]) == 0
    assert capsys.readouterr().out.startswith(f"{found}  ")


def test_a_place_of_both_camps_is_listed_by_its_name_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Mount Doom", "Doemberg"):
        assert main(["cards", "lidless-eye", name, "--language", "en"]) == 0
        assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["number", "LE-393", "TW-414"]


def test_several_cards_with_a_word_in_their_names_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lidless-eye", "goblins", "--language", "en"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["number", "LE-265", "LE-266", "LE-77"]


def test_a_card_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    for wanted, near in (("grishnokh", "; nearest: Grishnákh"), ("qqqq", ""), ("", "")):
        assert main(["cards", "lidless-eye", wanted]) == 2
        assert f"mathom: lidless-eye has no card {wanted!r}{near}\n" in capsys.readouterr().err


def test_every_card_that_does_something_is_found_where_it_is_declared() -> None:
    for card in KINDS:
        facts, *deeds = GAME.declared(card.name)
        assert facts.file.read_text(encoding="utf-8").splitlines()[facts.line - 1] == f'id = "{card.name}"'
        assert len(deeds) == card.done, card.name
        for place in deeds:
            assert GAME.folder / "cards" in place.file.parents
            assert f'"{card.name}"' in place.file.read_text(encoding="utf-8").splitlines()[place.line - 1]
    for site in SITES:
        assert len(GAME.declared(site.name)) == 1
