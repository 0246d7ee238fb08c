"""Decks of one's own: brought at set-up or at the table, kept by positions and records, hidden until they are shown."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import mathom
from contract import check_copies, check_imagine, check_twins
from lidless_eye.own_decks import OTHER, OWN
from lidless_eye.support_le import names
from mathom.cli.main import main
from mathom.games.lidless_eye.box.card import KINDS, NAMES
from mathom.games.lidless_eye.box.ready_decks import Deck
from mathom.games.lidless_eye.decks.own import LONGEST, SECTIONS, deck_of, numbers_of, write_deck
from mathom.games.lidless_eye.decks.text import READY, read_deck
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.setup import OWN as SETUP_OWN
from mathom.games.lidless_eye.setup import DeckChoice
from mathom.games.lidless_eye.terms import MINION, RINGWRAITH
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition, BadRecord, BadSetup, IllegalAction
from mathom.kernel.words import say
from mathom.match.match import Match
from support import rule

GAME = mathom.game("lidless-eye")
GERMAN = [
    "Ringgeister",
    "Anfangscharaktere",
    "Anfangsgegenstände",
    "Charaktere",
    "Unterstützung",
    "Gefahren",
    "Orte",
    "Sideboard",
]


def match(**options: Any) -> Match:
    return Match(GAME, GAME.new(seed=5, **options), ["Ada", "Bo"])


def brought(game: Match, text: str = OWN) -> Match:
    game.play("deck own\n" + text)
    return game


def without_names(deck: Deck) -> dict[str, Any]:
    return {key: value for key, value in json.loads(mathom.encode(deck)).items() if key not in ("id", "name", "about")}


def all_cards(s: Eye, seat: int) -> Counter[str]:
    """all that a seat plays with, wherever it lies"""
    piles = (s.deck[seat], s.hand[seat], s.sideboard[seat])
    return Counter([name for pile in piles for name in names(pile)]) + Counter(
        NAMES[s.kind[c]] for c in s.table if s.owner[c] == seat
    )


def listed(deck: Deck, advanced: bool = False) -> Counter[str]:
    sections = [deck.wraiths, deck.starters, deck.starting_items, deck.characters, deck.resources, deck.hazards]
    return Counter([name for lines in sections for name in Counter(lines).elements()]) + Counter(
        deck.sideboard if advanced else {}
    )


# -- the list


def test_a_deck_is_written_as_it_is_read() -> None:
    for deck in (*READY.values(), read_deck(OWN)):
        again = read_deck(write_deck(deck))
        assert without_names(again) == without_names(deck)
        assert again.name == deck.name
        assert without_names(deck_of(numbers_of(deck))) == without_names(deck)


def test_names_that_cannot_be_shown_are_left_out() -> None:
    deck = read_deck("Name: <b>\x1b[31m\ud800 red\nAbout: " + "x" * 5000)
    assert deck.name == "<b>[31m red"
    assert len(deck.about) == 200


def test_the_document_says_how_a_deck_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """its deck can be read, though it is too small to be played; its lines of Python run"""
    document = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    deck = read_deck(document.split("```\n")[1])
    assert (deck.name, deck.about) == ("Servants of Dwar", "Orcs go to Moria.")
    assert all(cards for section, cards in without_names(deck).items() if section != "camp")
    monkeypatch.chdir(tmp_path)
    Path("my-deck.txt").write_text(OWN, encoding="utf-8")
    exec(document.split("```python\n")[1].split("```")[0], {})
    german = OWN
    for title, heading in zip(SECTIONS.values(), GERMAN, strict=True):
        assert f"`{heading}`" in document
        german = german.replace(f"{title}:", f"{heading}:")
    assert without_names(read_deck(german)) == without_names(read_deck(OWN))


# -- set up with it


def test_a_deck_is_given_as_its_text() -> None:
    s = cast(Eye, GAME.new(seed=1, first=OWN, second="raiders-of-mordor", rules="advanced"))
    assert GAME.decks(s) == ("own", "raiders-of-mordor")
    assert all_cards(s, 0) == listed(read_deck(OWN), advanced=True)
    assert all_cards(s, 1) == listed(READY["raiders-of-mordor"], advanced=True)
    assert [site.name for site in s.sites(0) if s.location[site.id]] == ["dol-guldur", "minas-morgul", "moria"]


FAULTY = [
    (OWN.replace("3 Wargs", "4 Wargs"), {}, "first: line 26: Wargs: 4 copies, 3 are allowed (LE-B-9)"),
    (OWN.replace("3 Giant", "3 Gaint"), {}, "first: line 27: there is no card Gaint; is Giant meant?"),
    (OWN.replace("3 Orc-watch", "2 Hendolen"), {"rules": "advanced"}, "2 copies, 1 is allowed (LE-A-2)"),
    (OWN.replace("3 Orc-watch", "26 Orc-watch"), {"rules": "advanced"}, "line 38: Orc-watch: 26 copies"),
    ("\n", {}, "first: 0 resources; 25 to 50 are allowed (LE-B-10)"),
    ("Heroes:\n", {}, "first: line 1: there is no section Heroes"),
    ("Resources:\n" + "9" * 5000 + " Whip\n", {}, "of a card cannot be"),
    ("# " + "x" * LONGEST + OWN, {}, "first: a deck has at most 12000 letters, with all its remarks"),
    ("Sites:\n" + "60 Dol Guldur\n" * 2, {}, "first: line 3: 120 of a card cannot be"),
    ("raiders", {}, "first: 'raiders' is not one of choose, banners-of-the-south"),
]


@rule("LE-B-9", "LE-B-10", "LE-A-2")
@pytest.mark.parametrize(("text", "options", "words"), FAULTY)
def test_a_faulty_deck_is_refused(text: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(first=text, **options)
    assert words in str(refused.value)


def test_the_basic_game_leaves_the_sideboard_out() -> None:
    text = OWN.replace("3 Orc-watch", "\n".join(f"99 {card.name}" for card in KINDS[:348]))
    m = brought(match(second=text), text)
    assert "Sideboard" not in m.moves[0].text
    assert "sideboard" not in json.dumps(m.start)
    assert Match.from_lines("again", m.record()[0], m.record()[1:]).state.digest() == m.state.digest()


@rule("LE-A-1", "LE-A-15")
def test_the_length_of_the_game_allows_more_in_the_sideboard() -> None:
    spare = [card.name for card in KINDS if card.name not in listed(read_deck(OWN)) and card.type != RINGWRAITH][:26]
    text = OWN.replace("3 Orc-watch", "\n".join(spare))
    assert GAME.new(first=text, rules="advanced", length=4).seat == 1
    assert GAME.new(first=text).seat == 1  # the basic game has no sideboard
    with pytest.raises(BadSetup, match=r"26 cards in the sideboard; at most 25 are allowed \(LE-A-1\)"):
        GAME.new(first=text, rules="advanced")


def test_all_faults_are_named_at_once_in_every_language() -> None:
    text = OWN.replace("3 Wargs", "4 Wargs").replace("2 Dwar the Ringwraith", "3 Dwar the Ringwraith")
    found = GAME.faults(text, {"rules": "basic", "length": 1})
    assert [(fault.line, fault.card, fault.rule) for fault in found] == [
        (4, "dwar-the-ringwraith", "LE-B-9"),
        (26, "wargs", "LE-B-9"),
        (0, "", "LE-B-10"),
        (0, "", "LE-B-11"),
    ]
    assert say(found[1].reason, "de") == "Zeile 26: Warge: 4 Exemplare, 3 sind erlaubt (LE-B-9)"
    unread = GAME.faults("Resources:\n" + "1 Nothing of the kind\n" * 40, {"rules": "basic", "length": 1}, most=10)
    assert [fault.line for fault in unread] == list(range(2, 12))


def test_other_games_have_no_decks() -> None:
    with pytest.raises(BadSetup, match="two-towers has no texts of one's own"):
        mathom.game("two-towers").faults(OWN, {})


# -- brought to the table


def test_a_deck_is_brought_to_the_table() -> None:
    m = brought(match(rules="advanced"))
    assert m.moves[0].text == "deck own\n" + write_deck(read_deck(OWN))
    assert m.state.seat == 1
    m.play("deck raiders-of-mordor")
    assert GAME.decks(m.state) == ("own", "raiders-of-mordor")
    for seat in (0, 1, None):
        told = [say(event.words) for event in m.view(seat).events]
        assert told[:2] == ["Bo plays Raiders of Mordor", "Ada plays a deck brought along"]
    assert all_cards(cast(Eye, m.state), 0) == listed(read_deck(OWN), advanced=True)


def test_a_faulty_deck_is_refused_at_the_table() -> None:
    m = match()
    with pytest.raises(IllegalAction) as refused:
        brought(m, OWN.replace("3 Wargs", "4 Wargs"))
    assert say(refused.value.words) == "line 26: Wargs: 4 copies, 3 are allowed"
    assert refused.value.rule == "LE-B-9"
    assert m.moves == []
    for text in ("deck own", "deck own\n", "deck own\n\ud800", "deck own" + OWN.strip(), "deck owned\n" + OWN):
        with pytest.raises(IllegalAction):
            m.play(text)
    m.play("deck raiders-of-mordor")
    m.play("deck banners-of-the-south")
    with pytest.raises(IllegalAction, match="cannot be done now"):
        brought(m)


def test_the_rules_option_decides_what_is_legal() -> None:
    text = OWN.replace("3 Orc-watch", "2 Hendolen")
    assert brought(match(), text).state.seat == 1
    with pytest.raises(IllegalAction, match=r"Hendolen is unique: 2 copies, 1 is allowed \(LE-A-2\)"):
        brought(match(rules="advanced"), text)


# -- kept


def test_a_record_replays_on_a_fresh_machine(tmp_path: Path) -> None:
    m = brought(match(second=OTHER))
    dice = Dice(3)
    for _ in range(60):
        actions = m.state.actions()
        m.play(actions[dice.below(len(actions))])
    m.save(tmp_path / "own.mathom")
    code = "import mathom, sys; print(mathom.Match.load(sys.argv[1]).state.digest())"
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "own.mathom")], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) == m.state.digest()


def test_a_position_carries_the_list() -> None:
    for m in (match(first=OWN), match(second=OWN), brought(match()), brought(brought(match()), OTHER)):
        for _ in range(4):
            check_copies(GAME, m.state, Dice(2))
            m.play(m.state.actions()[0])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            lambda choice: choice["second hazards"].pop(),
            "24 hazards beside 25 resources; there must be as many (LE-B-10)",
        ),
        (lambda choice: choice["second hazards"].append("nothing"), "second hazards: there is no 'nothing'"),
        (
            lambda choice: choice["second starters"].append("gorbag"),
            "Gorbag is unique: 2 copies, 1 is allowed (LE-B-9)",
        ),
        (lambda choice: choice.pop("second resources"), "0 resources; 25 to 50 are allowed (LE-B-10)"),
        (lambda choice: choice.update(second="mine"), "second: 'mine' is not one of"),
    ],
)
def test_a_damaged_list_is_refused(change: Callable[[dict[str, Any]], object], words: str, tmp_path: Path) -> None:
    lines = match(second=OWN).record()
    saved = json.loads(json.dumps(lines[0]))
    change(saved["position"]["stack"][-1])
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(saved["position"])
    assert words in str(refused.value)
    path = tmp_path / "damaged.mathom"
    path.write_text(json.dumps(saved) + "\n", encoding="utf-8")
    with pytest.raises(BadRecord) as told:
        Match.load(path)
    assert str(told.value).startswith("damaged.mathom, line 1: ")


def test_a_game_of_too_many_decks_is_refused() -> None:
    with pytest.raises(BadPosition, match="decks: 9 is not a number from 1 to 4"):
        GAME.from_json({**match(rules="advanced").start, "decks": 9})


def test_a_damaged_list_in_a_move_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "damaged.mathom"
    brought(match()).save(path)
    path.write_text(path.read_text(encoding="utf-8").replace("3 Wargs", "2 Wargs"), encoding="utf-8")
    with pytest.raises(BadRecord) as told:
        Match.load(path)
    assert str(told.value) == (
        "damaged.mathom, line 2: 24 hazards beside 25 resources; there must be as many (LE-B-10)"
    )


def test_the_choice_is_taken_back_like_any_move() -> None:
    """at one keyboard: only while nothing of it has been shown"""
    m = brought(match(second="choose"))
    assert not m.can_undo(0)  # it is the other's turn
    again = brought(match(first="choose", second=OWN))
    assert not again.can_undo()  # both decks are shown
    assert again.at(0).digest() == match(first="choose", second=OWN).state.digest()


# -- hidden until both have chosen


def test_a_ready_deck_is_taken_before_everybody() -> None:
    """told at once, written for all, shown to who chooses next, and refused to him with the reason"""
    m = match()
    m.play("deck raiders-of-mordor")
    assert m.moves[0].others == "deck raiders-of-mordor"
    for seat in (0, 1, None):
        assert [say(event.words) for event in m.view(seat).events] == ["Ada plays Raiders of Mordor"]
    (asked,) = [zone for zone in m.view(1).zones if zone.id == "asked"]
    assert [(p.face, p.marks) for p in asked.pieces][-1] == ("deck-raiders-of-mordor", ("taken",))
    assert all(not p.marks for p in asked.pieces[:-1])
    assert all("raiders-of-mordor" not in option.text for option in m.view(1).options)
    with pytest.raises(IllegalAction) as refused:
        m.play("deck raiders-of-mordor")
    assert refused.value.rule == "LE-B-241"
    for seed in range(30):
        bot = GAME.bot("greedy", seed=seed)
        assert GAME.notation(m.state, bot.choose(m.state)) != "deck raiders-of-mordor"


@rule("LE-B-223", "LE-B-241")
@pytest.mark.parametrize("by_option", [True, False])
def test_what_was_brought_is_hidden_until_both_have_chosen(by_option: bool) -> None:
    """games that differ only in the list that somebody brought look the same to everybody else, byte for byte"""
    games = [match(first=text) if by_option else brought(match(), text) for text in (OWN, OTHER)]
    for seat in (1, None):
        seen = {mathom.encode([m.view(seat), m.chronicle(seat), m.record_as_seen(seat)]) for m in games}
        assert len(seen) == 1
        assert b"Servants" not in seen.pop()
    assert by_option or {m.moves[0].others for m in games} == {"deck own"}
    for m in games:
        check_imagine(GAME, m.state, Dice(1))
        check_twins(GAME, m.state, Dice(1))
        assert m.state.imagine(1, Dice(8)).digest() == games[0].state.imagine(1, Dice(8)).digest()


@rule("LE-B-223")
def test_a_list_is_imagined_as_that_of_a_ready_deck() -> None:
    s = brought(match(rules="advanced")).state
    lists = set()
    for seed in range(40):
        dream = cast(Eye, s.imagine(1, Dice(seed))).stack[-1]
        assert isinstance(dream, DeckChoice)
        assert dream.picks[0] == SETUP_OWN
        lists.add(json.dumps(without_names(deck_of(dream.brought(0)))))
    assert lists == {json.dumps(without_names(deck)) for deck in READY.values() if deck.camp == MINION}
    mine = cast(Eye, s.imagine(0, Dice(1))).stack[-1]
    assert isinstance(mine, DeckChoice)
    assert without_names(deck_of(mine.brought(0))) == without_names(read_deck(OWN))


# -- records of before


def test_records_of_before_still_replay() -> None:
    """any ready deck could be chosen by both, in secret; what was chosen fell when both had"""
    start = match().start
    del start["stack"][-1]["each deck once"]
    m = Match(GAME, GAME.from_json(start, Dice(3)), ["Ada", "Bo"])
    m.play("deck raiders-of-mordor")
    assert m.moves[0].others == "deck"
    check_imagine(GAME, m.state, Dice(1))
    m.play("deck raiders-of-mordor")
    assert m.line(m.moves[1])["chance"] == ["raiders-of-mordor", "raiders-of-mordor"]
    head, *lines = m.record()
    again = Match.from_lines("before", head, lines)
    assert GAME.decks(again.state) == ("raiders-of-mordor", "raiders-of-mordor")
    assert again.state.digest() == m.state.digest()


@rule("LE-B-223", "LE-B-224")
def test_nothing_hidden_shows_with_decks_of_ones_own() -> None:
    s = GAME.new(seed=11, first=OWN, second=OTHER, rules="advanced")
    choose, dice = Dice(1), Dice(2)
    for n in range(200):
        if n % 5 == 0:
            check_imagine(GAME, s, dice)
            check_twins(GAME, s, dice)
        actions = s.actions()
        s.apply(actions[choose.below(len(actions))])


# -- bots


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_bots_play_with_and_against_it(level: str) -> None:
    bot = GAME.bot(level, seed=1) if level == "greedy" else GAME.bot(level, iterations=10, seed=1)
    s = GAME.new(seed=4, second=OWN)
    for _ in range(2000 if level == "greedy" else 12):
        if s.over:
            break
        s.apply(bot.choose(s))
    assert GAME.decks(s)[1] == "own"
    assert s.over == (level == "greedy")


# -- commands


def test_a_deck_is_played_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, bad = tmp_path / "servants.txt", tmp_path / "bad.txt"
    file.write_text(OWN, encoding="utf-8")
    bad.write_text(OWN.replace("3 Wargs", "4 Wargs"), encoding="utf-8")
    settings = ["--bots", "greedy,greedy", "--games", "1", "--jobs", "1"]
    assert main(["arena", "lidless-eye", *settings, "--deck", str(file)]) == 0
    told = capsys.readouterr().out
    assert "servants" in told
    assert "own" not in told.split()
    for command in (["arena", "lidless-eye"], ["play", "lidless-eye", "--lines"], ["watch", "lidless-eye", "--lines"]):
        assert main([*command, "--deck", str(bad)]) == 2
        assert capsys.readouterr().err == "mathom: first: line 26: Wargs: 4 copies, 3 are allowed (LE-B-9)\n"
    assert main(["watch", "lidless-eye", "--deck", str(file), "--deck", str(file), "--deck", str(file)]) == 2
    assert "third: there are only 2 seats" in capsys.readouterr().err
    assert main(["watch", "lidless-eye", "--deck", str(tmp_path / "none.txt")]) == 2
    assert "cannot be read as text" in capsys.readouterr().err
    assert main(["watch", "two-towers", "--deck", str(file)]) == 2
    assert "two-towers is played with no decks of one's own" in capsys.readouterr().err
    assert main(["watch", "lidless-eye", "--deck", str(file), "--set", "first=raiders-of-mordor"]) == 2
    assert "deck: first is set already, to raiders-of-mordor" in capsys.readouterr().err
