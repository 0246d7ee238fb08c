"""Three to five players of both camps: parts W and O together (LE-O-32 to LE-O-39)."""

from typing import Any, cast

import pytest

import mathom
from contract import check_game
from lidless_eye.laying import Laid, card_of, lay
from lidless_eye.moves import GAME
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import FORMS, KINDS, NUMBERS
from mathom.games.lidless_eye.decks.text import READY, check
from mathom.games.lidless_eye.gathering import GIVES, SHOWS, Gathering
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import against_other_camp
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.terms import HERO, MINION
from mathom.kernel.dice import EVERYONE, Dice, fall
from mathom.kernel.errors import BadSetup
from support import rule

DECKS = {"first": "raiders-of-mordor", "second": "banners-of-the-west", "third": "friends-of-the-wild"}
AT_MORIA = "0 moria: gorbag, shagrat; 1 rivendell: legolas; 2 hero-moria: frodo; 3 moria: tarcil"


def rolled(*rolls: int, **options: Any) -> Laid:
    """a Ringwraith and two Wizards at the table, who have rolled so for their seats"""
    dice = Dice(1)
    dice.given = [fall(terms.DIE, EVERYONE, n) for roll in rolls for n in (roll // 2, roll - roll // 2)]
    t = Laid(cast(Eye, GAME.new(seats=3, dice=dice, rules="advanced", camp="mixed", **(DECKS | options))))
    assert t.all_rolled()
    t.s.dice.given = None
    return t


def gathering(t: Laid) -> Gathering:
    frame = t.s.stack[-1]
    return frame if isinstance(frame, Gathering) else Gathering()


def chosen() -> Laid:
    return rolled(11, 8, 5).play("choose ren-the-ringwraith", "choose gandalf", "choose saruman")


@rule("LE-O-32")
@pytest.mark.parametrize(
    ("seats", "options", "camps"),
    [
        (3, {"camp": "mixed"}, [MINION, HERO, MINION]),
        (5, {"camp": "mixed"}, [MINION, HERO, MINION, HERO, MINION]),
        (4, {"camp": "mixed", "second": "raiders-of-mordor"}, [HERO, MINION, MINION, HERO]),
        (3, {"camp": "wizards"}, [HERO, HERO, HERO]),
        (3, {"third": "banners-of-the-west"}, [MINION, MINION, HERO]),
    ],
)
def test_who_is_what_is_agreed(seats: int, options: dict[str, Any], camps: list[int]) -> None:
    assert list(cast(Eye, GAME.new(seats=seats, seed=1, **options)).camp) == camps


@rule("LE-O-32")
def test_decks_are_legal_at_a_table_of_both() -> None:
    for deck in READY.values():
        assert check(deck, advanced=True, seats=5, mixed=True) == []
    with pytest.raises(BadSetup, match="all decks are of one camp"):
        GAME.new(
            seats=3,
            seed=1,
            camp="mixed",
            first="raiders-of-mordor",
            second="wolves-of-angmar",
            third="shadows-of-dol-guldur",
        )
    with pytest.raises(BadSetup, match="no ready decks"):
        GAME.new(seats=5, seed=1, camp="wizards")  # there are four
    with pytest.raises(BadSetup, match="who plays alone is a Ringwraith"):
        GAME.new(seats=1, seed=1, camp="wizards")


@rule("LE-O-33")
def test_a_wizard_player_chooses_a_wizard_whom_nobody_has_chosen() -> None:
    t = rolled(11, 8, 5)
    assert {card_of(text.removeprefix("choose ")).camp for text in t.offers()} == {MINION}
    t.play("choose ren-the-ringwraith")
    assert set(t.offers()) == {f"choose {name}" for name in ("alatar", "gandalf", "pallando", "radagast", "saruman")}
    t.play("choose gandalf")
    assert len(t.offers()) == 4
    t.play("choose saruman")
    assert t.may_be_revealed(2, "saruman")
    assert not t.may_be_revealed(2, "gandalf")
    assert not t.may_be_revealed(1, "saruman")


@rule("LE-O-34")
def test_minions_start_at_minas_morgul_and_up_to_five_heroes_at_rivendell() -> None:
    t = chosen()
    while gathering(t).step == SHOWS:
        shown = [text for text in t.offers() if text != "pass"]
        t.play(min(shown, key=lambda text: card_of(text.removeprefix("choose ")).mind) if shown else "pass")
    assert {t.site[name] for name in t.characters(0)} == {"minas-morgul"}
    assert {t.site[name] for p in (1, 2) for name in t.characters(p)} == {"rivendell"}
    assert [len(t.characters(p)) for p in (1, 2)] == [5, 5]
    assert len(t.characters(0)) <= 6


@rule("LE-O-35")
def test_an_exchange_leaves_the_deck_legal() -> None:
    t = chosen()
    t.dully(lambda: gathering(t).step == GIVES)
    seat = t.seat
    for entry in list(t.s.deck[seat].cards):
        if KINDS[entry >> 8].side & terms.HAZARD:
            t.s.deck[seat].take(entry >> 8, 1 << seat)
    t.add("deck", seat, *["wargs", "giant", "orc-warband"] * 3, "slayer", "assassin", "ghouls")  # twelve
    t.play("choose wargs")
    assert {card_of(text.removeprefix("choose ")).type for text in t.offers()} == {terms.CREATURE}
    assert not any(card_of(text.removeprefix("choose ")).printed.also_event for text in t.offers())
    item = next(kind for kind in KINDS if kind.type == terms.ITEM and kind.camp == HERO and len(FORMS[kind.id]))
    t.add("deck", seat, item.name)
    gathering(t).given = NUMBERS["elven-cloak"]
    assert t.offered(f"choose {KINDS[FORMS[item.id][0]].name}") == []


@rule("LE-O-36")
def test_companies_of_any_player_of_the_other_camp_are_attacked() -> None:
    t = lay(AT_MORIA, seats=4).at_play("gorbag")
    assert t.offered("attack") == ["attack frodo+"]  # the third player's, who is not the direct opponent
    assert t.refused("attack tarcil+")[1] == "LE-W-33"
    assert t.refused("attack legolas+")[1] == "LE-W-33"


@rule("LE-O-36")
def test_only_the_two_whose_companies_fight_take_part_in_it() -> None:
    t = lay(AT_MORIA, seats=4)
    for seat in (1, 2, 3):
        t.hold(seat, "twilight", "dodge", "concealment")
    t.lay("doors-of-night", 1)
    t.at_play("gorbag").play("attack frodo+")
    asked = set()
    while "Clash" in t.stack:
        asked.add(t.seat)
        t.answer()
    assert asked == {0, 2}


@rule("LE-O-36")
def test_points_for_the_fallen_go_to_who_fought_them() -> None:
    t = lay("0 moria: gorbag; 1 rivendell: legolas; 2 hero-moria: aragorn-ii; 3 moria: tarcil", seats=4)
    t.at_play("gorbag").roll(2, 12, 12).play("attack aragorn-ii+").dully()
    assert t.all_rolled()
    assert "gorbag" in t.out[0]
    assert [points(t.s, seat)[4] for seat in range(4)] == [0, 0, card_of("gorbag").points, 0]


@rule("LE-O-37")
def test_hazards_barred_against_ringwraiths_are_barred_in_their_turns() -> None:
    for active, company, open_now in ((0, "gorbag", False), (1, "legolas", True)):
        t = lay("0 dol-guldur: gorbag; 1 lorien: legolas; 2 rivendell: frodo", seats=3, active=active)
        t.hold(t.s.foe, "bane-of-the-ithil-stone").staying(company)
        t.opens("travel start", t.s.foe)
        assert bool(t.offered("play bane-of-the-ithil-stone")) == open_now


@rule("LE-O-37")
def test_an_attempt_is_at_minus_five_against_cards_of_the_other_camp() -> None:
    t = lay("0 moria: shagrat, gorbag; 1 moria: tarcil; 2 hero-moria: frodo", seats=3, advanced=1)
    t.s.turn = 3
    t.does("shagrat", "entered").at_play("shagrat")
    assert {"influence shagrat > frodo", "influence shagrat > tarcil"} <= set(t.offers())
    assert [against_other_camp(t.s, 0, owner) for owner in (1, 2)] == [0, -5]


@rule("LE-O-37")
def test_a_nazgul_event_is_tapped_by_the_direct_opponent_only() -> None:
    for holder, open_now in ((1, True), (2, False)):
        t = lay("0 rivendell: frodo; 1 minas-morgul: gorbag; 2 minas-morgul: tarcil", seats=3, advanced=1)
        t.add("sideboard", holder, "wargs")
        t.lay("adunaphel", holder)
        t.staying("frodo").opens("travel start", 1)
        assert bool(t.offered("use adunaphel")) == open_now


@rule("LE-O-38")
def test_a_wizard_calls_at_the_end_of_his_turn_and_all_others_have_one_more() -> None:
    t = lay("0 rivendell: frodo; 1 minas-morgul: gorbag; 2 lorien: legolas", seats=3)
    t.s.exhausted[0] = 1
    t.turn_from("turn over").play("yes")
    assert t.s.council == t.s.right_of(0) == 2


@rule("LE-O-39")
def test_whose_wizard_falls_drops_out() -> None:
    t = lay("0 minas-morgul: gorbag; 1 lorien: gandalf, legolas; 2 rivendell: frodo", seats=3)
    t.s.avatar[1] = NUMBERS["gandalf"]
    t.s.active = 1
    for lure in ("lure-of-the-senses", "lure-of-expedience"):
        t.lay_on(lure, "gandalf", 0)
    t.roll(2).check("gandalf").quiet()
    assert (list(t.s.order), t.s.ending) == ([0, 2], 0)


@rule("LE-O-32", "LE-O-1")
@pytest.mark.parametrize("seats", [3, 4, 5] if mathom.COMPILED else [3])
def test_the_contract_holds_with_both_camps(seats: int) -> None:
    check_game(GAME, seats, seats, camp="mixed", rules=("basic", "advanced")[seats % 2])
