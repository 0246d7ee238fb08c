"""Drawing, exhausting a play deck, hands, and the sideboard."""

import pytest

from lidless_eye.journeys_le import PLAIN, draws, in_deck, table
from lidless_eye.support_le import bare, company, in_hand, names, options, run, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED, SITE_FREE, SITE_TAPPED
from mathom.games.lidless_eye.rules.drawing import Draw, Exhaust, Refill
from mathom.games.lidless_eye.rules.sideboard import Sideboard
from mathom.games.lidless_eye.terms import CHOOSE, DID_HALVE, DID_REACH, DROP, PASS, REACH, YES
from mathom.kernel.state import act
from support import rule

# -- drawing


@rule("LE-B-23", "LE-B-24")
def test_last_card_exhausts_the_deck_at_once_in_the_middle_of_drawing() -> None:
    s = bare()
    in_deck(s, 0, "radbug")
    s.discard[0].add(NUMBERS["snaga"], 1)
    s.discard[0].add(NUMBERS["ufthak"], 3)
    s.site_state[SITE_NUMBERS["moria"]] = SITE_DISCARDED
    s.site_state[SITE_NUMBERS["barad-dur"]] = SITE_TAPPED
    s.site_state[len(SITES) + SITE_NUMBERS["moria"]] = SITE_DISCARDED
    draws(s, 0, "radbug", "snaga")
    run(s, Draw(0, 2, 2))
    assert not s.stack
    assert names(s.hand[0]) == ["radbug", "snaga"]
    assert names(s.deck[0]) == ["ufthak"]
    assert s.discard[0].size() == 0
    assert list(s.exhausted) == [1, 0]
    assert s.site_state[SITE_NUMBERS["moria"]] == SITE_FREE
    assert s.site_state[SITE_NUMBERS["barad-dur"]] == SITE_TAPPED  # it lies on the table
    assert s.site_state[len(SITES) + SITE_NUMBERS["moria"]] == SITE_DISCARDED


@rule("LE-B-24")
def test_nothing_is_drawn_with_both_piles_empty() -> None:
    s = bare()
    run(s, Draw(0, 3, 3))
    assert not s.stack
    assert s.hand[0].size() == 0
    in_deck(s, 0, "radbug")
    run(s, Draw(0, 3, 3))
    assert names(s.hand[0]) == ["radbug"]
    assert s.exhausted[0] == 1
    run(s, Refill(0))
    assert not s.stack
    assert s.exhausted[0] == 1


@rule("LE-B-22", "LE-B-25")
def test_cards_known_in_the_discard_pile_are_known_to_be_in_the_new_deck() -> None:
    s = bare()
    in_deck(s, 0, "radbug")
    s.discard[0].add(NUMBERS["snaga"], 3)
    run(s, Draw(0, 1, 1))
    assert [entry & 0xFF for entry in s.deck[0].cards] == [3]
    s.deck[0].mix()
    assert s.exhausted[0] == 1  # shuffling alone does not exhaust


@rule("LE-B-101")
def test_more_than_the_first_card_is_drawn_only_at_wish() -> None:
    s = table()
    run(s, Draw(0, 3, 1))
    assert s.hand[0].size() == 9
    assert s.seat == 0
    assert options(s) == [act(YES), act(PASS)]
    take(s, YES)
    assert s.hand[0].size() == 10
    take(s, PASS)
    assert not s.stack
    assert s.hand[0].size() == 10


@rule("LE-B-105")
def test_hand_is_brought_to_eight() -> None:
    s = table()
    run(s, Refill(0))
    assert not s.stack
    in_hand(s, 0, "hador", "gorbag")
    run(s, Refill(0))
    assert s.seat == 0
    assert act(PASS) not in options(s)
    take(s, DROP, NUMBERS["hador"])
    take(s, DROP, NUMBERS["gorbag"])
    assert not s.stack
    assert s.hand[0].size() == 8
    assert names(s.discard[0]) == ["gorbag", "hador"] or names(s.discard[0]) == ["hador", "gorbag"]
    assert [entry & 0xFF for entry in s.discard[0].cards] == [1, 1]
    s.hand[0].take(NUMBERS["radbug"], 1)
    s.hand[0].take(NUMBERS["snaga"], 1)
    run(s, Refill(0))
    assert not s.stack
    assert s.hand[0].size() == 8


@rule("LE-B-105")
def test_lieutenant_at_home_keeps_one_card_more() -> None:
    s = table()
    company(s, 0, "minas-morgul", "lieutenant-of-morgul")
    run(s, Refill(0))
    assert s.hand[0].size() == 9


# -- sideboard


@rule("LE-A-5")
def test_exhausting_exchanges_up_to_five_cards_with_the_sideboard() -> None:
    s = bare(advanced=1)
    for name in PLAIN[:6]:
        s.sideboard[0].add(NUMBERS[name], 1)
    for name in PLAIN[6:]:
        s.discard[0].add(NUMBERS[name], 1)
    run(s, Exhaust(0))
    assert s.seat == 0
    for n in range(5):
        assert act(PASS) in options(s)
        take(s, CHOOSE, NUMBERS[PLAIN[n]])
        assert act(PASS) not in options(s)  # one for one
        take(s, CHOOSE, NUMBERS[PLAIN[6]] if n == 0 else NUMBERS[PLAIN[n - 1]])
    assert not s.stack  # not a sixth
    assert s.deck[0].size() == 4
    assert s.sideboard[0].size() == 6
    assert PLAIN[6] in names(s.sideboard[0])
    assert PLAIN[4] in names(s.deck[0])


@rule("LE-A-5", "LE-B-23")
def test_no_exchange_in_the_basic_game() -> None:
    s = bare()
    s.sideboard[0].add(NUMBERS["radbug"], 1)
    s.discard[0].add(NUMBERS["snaga"], 1)
    run(s, Exhaust(0))
    assert not s.stack
    assert names(s.deck[0]) == ["snaga"]


def with_sideboard(deck: int = 10) -> Eye:
    s = bare(advanced=1)
    for seat in range(2):
        in_deck(s, seat, *PLAIN[:deck])
        for name in ("cave-drake", "huorn", "ambusher", "brigands", "giant-spiders", "barrow-wight", "gorbag", "hador"):
            s.sideboard[seat].add(NUMBERS[name], 1 << seat)
    return s


@rule("LE-A-8", "LE-A-10")
def test_hazards_from_the_sideboard_when_the_opponents_ringwraith_is_in_play() -> None:
    s = with_sideboard()
    run(s, Sideboard(1, 1))
    assert not s.stack  # player 0 has revealed none
    company(s, 0, "minas-morgul", "ren-the-ringwraith")
    run(s, Sideboard(1, 1))
    assert s.seat == 1
    assert set(options(s)) == {act(PASS), act(REACH, 0), act(REACH, 1)}
    take(s, REACH, 0)
    assert act(CHOOSE, NUMBERS["gorbag"]) not in options(s)
    for name in ("cave-drake", "huorn", "ambusher", "brigands", "giant-spiders"):
        take(s, CHOOSE, NUMBERS[name])
    assert not s.stack
    assert s.discard[1].size() == 5
    assert s.sideboard[1].size() == 3
    assert s.once[1] == DID_REACH | DID_HALVE
    run(s, Sideboard(1, 1))
    assert not s.stack  # once a turn


@rule("LE-A-7", "LE-A-8")
@pytest.mark.parametrize(("size", "may"), [(5, True), (4, False)])
def test_into_the_play_deck_only_if_it_has_five_cards(size: int, may: bool) -> None:
    s = with_sideboard(size)
    company(s, 0, "minas-morgul", "ren-the-ringwraith")
    run(s, Sideboard(1, 1))
    assert (act(REACH, 1) in options(s)) == may
    if may:
        take(s, REACH, 1)
        take(s, CHOOSE, NUMBERS["huorn"])
        assert not s.stack
        assert s.deck[1].size() == 6
        assert "huorn" in names(s.deck[1])
