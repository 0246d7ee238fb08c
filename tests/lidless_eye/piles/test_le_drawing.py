"""Drawing, exhausting a play deck, hands, and the sideboard."""

import pytest

from lidless_eye.laying import PLAIN, Laid, card_of, lay, site_of
from mathom.games.lidless_eye.box.card import SITES
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED
from mathom.games.lidless_eye.rules.sideboard import Sideboard
from mathom.games.lidless_eye.terms import DID_HALVE, DID_REACH
from support import rule

# -- drawing


@rule("LE-B-23", "LE-B-24")
def test_last_card_exhausts_the_deck_at_once_in_the_middle_of_drawing() -> None:
    t = lay()
    t.add("deck", 0, "radbug")
    t.add("discard", 0, "snaga")
    t.add("discard", 0, "ufthak")
    t.site_card["moria"] = "discarded"
    t.site_card["barad-dur"] = "tapped"
    t.s.site_state[len(SITES) + site_of("moria").id] = SITE_DISCARDED
    t.draws(0, "radbug", "snaga")
    t.draw(0, 2, 2)
    assert not t.stack
    assert t.hand[0] == ["radbug", "snaga"]
    assert t.deck[0] == ["ufthak"]
    assert len(t.discard[0]) == 0
    assert list(t.s.exhausted) == [1, 0]
    assert t.site_card["moria"] == "free"
    assert t.site_card["barad-dur"] == "tapped"  # it lies on the table
    assert t.s.site_state[len(SITES) + site_of("moria").id] == SITE_DISCARDED


@rule("LE-B-24")
def test_nothing_is_drawn_with_both_piles_empty() -> None:
    t = lay()
    t.draw(0, 3, 3)
    assert not t.stack
    assert len(t.hand[0]) == 0
    t.add("deck", 0, "radbug")
    t.draw(0, 3, 3)
    assert t.hand[0] == ["radbug"]
    assert t.s.exhausted[0] == 1
    t.refill(0)
    assert not t.stack
    assert t.s.exhausted[0] == 1


@rule("LE-B-22", "LE-B-25")
def test_cards_known_in_the_discard_pile_are_known_to_be_in_the_new_deck() -> None:
    t = lay()
    t.add("deck", 0, "radbug")
    t.s.discard[0].add(card_of("snaga").id, 3)
    t.draw(0, 1, 1)
    assert [entry & 0xFF for entry in t.s.deck[0].cards] == [3]
    t.s.deck[0].mix()
    assert t.s.exhausted[0] == 1  # shuffling alone does not exhaust


@rule("LE-B-101")
def test_more_than_the_first_card_is_drawn_only_at_wish() -> None:
    t = lay()
    t.stock()
    t.draw(0, 3, 1)
    assert len(t.hand[0]) == 9
    assert t.seat == 0
    assert t.offers() == ["yes", "pass"]
    t.play("yes")
    assert len(t.hand[0]) == 10
    t.play("pass")
    assert not t.stack
    assert len(t.hand[0]) == 10


@rule("LE-B-105")
def test_hand_is_brought_to_eight() -> None:
    t = lay().stock()
    t.refill(0)
    assert not t.stack
    t.hold(0, "hador", "gorbag")
    t.refill(0)
    assert t.seat == 0
    assert "pass" not in t.offers()
    t.play("discard hador", "discard gorbag")
    assert not t.stack
    assert len(t.hand[0]) == 8
    assert sorted(t.discard[0]) == ["gorbag", "hador"]
    assert [entry & 0xFF for entry in t.s.discard[0].cards] == [1, 1]
    t.s.hand[0].take(card_of("radbug").id, 1)
    t.s.hand[0].take(card_of("snaga").id, 1)
    t.refill(0)
    assert not t.stack
    assert len(t.hand[0]) == 8


@rule("LE-B-105")
def test_lieutenant_at_home_keeps_one_card_more() -> None:
    t = lay("0 minas-morgul: lieutenant-of-morgul")
    t.stock()
    t.refill(0)
    assert len(t.hand[0]) == 9


# -- sideboard


@rule("LE-A-5")
def test_exhausting_exchanges_up_to_five_cards_with_the_sideboard() -> None:
    t = lay(advanced=1)
    for name in PLAIN[:6]:
        t.add("sideboard", 0, name)
    for name in PLAIN[6:]:
        t.add("discard", 0, name)
    t.exhaust(0)
    assert t.seat == 0
    for n in range(5):
        assert "pass" in t.offers()
        t.play(f"choose {PLAIN[n]}")
        assert "pass" not in t.offers()  # one for one
        t.play(f"choose {(PLAIN[6] if n == 0 else PLAIN[n - 1])}")
    assert not t.stack  # not a sixth
    assert len(t.deck[0]) == 4
    assert len(t.sideboard[0]) == 6
    assert PLAIN[6] in t.sideboard[0]
    assert PLAIN[4] in t.deck[0]


@rule("LE-A-5", "LE-B-23")
def test_no_exchange_in_the_basic_game() -> None:
    t = lay()
    t.add("sideboard", 0, "radbug")
    t.add("discard", 0, "snaga")
    t.exhaust(0)
    assert not t.stack
    assert t.deck[0] == ["snaga"]


def with_sideboard(deck: int = 10) -> Laid:
    t = lay(advanced=1)
    for seat in range(2):
        t.add("deck", seat, *PLAIN[:deck])
        for name in ("cave-drake", "huorn", "ambusher", "brigands", "giant-spiders", "barrow-wight", "gorbag", "hador"):
            t.add("sideboard", seat, name)
    return t


@rule("LE-A-8", "LE-A-10")
def test_hazards_from_the_sideboard_when_the_opponents_ringwraith_is_in_play() -> None:
    t = with_sideboard()
    t.run(Sideboard(1, 1))
    assert not t.stack  # player 0 has revealed none
    t.company(0, "minas-morgul", "ren-the-ringwraith")
    t.run(Sideboard(1, 1))
    assert t.seat == 1
    assert set(t.offers()) == {"pass", "sideboard discard", "sideboard deck"}
    t.play("sideboard discard")
    assert "choose gorbag" not in t.offers()
    for name in ("cave-drake", "huorn", "ambusher", "brigands", "giant-spiders"):
        t.play(f"choose {name}")
    assert not t.stack
    assert len(t.discard[1]) == 5
    assert len(t.sideboard[1]) == 3
    assert t.s.once[1] == DID_REACH | DID_HALVE
    t.run(Sideboard(1, 1))
    assert not t.stack  # once a turn


@rule("LE-A-7", "LE-A-8")
@pytest.mark.parametrize(("size", "may"), [(5, True), (4, False)])
def test_into_the_play_deck_only_if_it_has_five_cards(size: int, may: bool) -> None:
    t = with_sideboard(size)
    t.company(0, "minas-morgul", "ren-the-ringwraith")
    t.run(Sideboard(1, 1))
    assert ("sideboard deck" in t.offers()) == may
    if may:
        t.play("sideboard deck")
        t.play("choose huorn")
        assert not t.stack
        assert len(t.deck[1]) == 6
        assert "huorn" in t.deck[1]
