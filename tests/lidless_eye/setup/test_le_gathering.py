"""Three to five players: seats by the roll, Ringwraiths, characters shown in turn, exchanges (LE-O-1 to LE-O-10)."""

from copy import deepcopy
from typing import Any, cast

import pytest

from lidless_eye.laying import Laid, card_of
from lidless_eye.moves import GAME
from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import READY, check
from mathom.games.lidless_eye.position.eye import Eye
from mathom.kernel.dice import EVERYONE, Dice, fall
from mathom.kernel.errors import BadSetup
from support import rule

DECKS = {"first": "raiders-of-mordor", "second": "seekers-of-the-rings", "third": "watchers-of-the-tower"}


def rolled(*rolls: int) -> Laid:
    """three players at the table, who have rolled so for their seats"""
    dice = Dice(1)
    dice.given = [fall(terms.DIE, EVERYONE, n) for roll in rolls for n in (roll // 2, roll - roll // 2)]
    t = Laid(cast(Eye, GAME.new(seats=3, dice=dice, rules="advanced", **cast(Any, DECKS))))
    assert t.all_rolled()
    t.s.dice.given = None
    return t


def chosen() -> Laid:
    """and have chosen their Ringwraiths: the second sits to the left of the first, the third to his"""
    return rolled(11, 8, 5).play(
        "choose ren-the-ringwraith", "choose the-witch-king", "choose adunaphel-the-ringwraith"
    )


def shown() -> Laid:
    """and each has shown one character"""
    return chosen().play("choose eradan", "choose the-mouth", "choose gorbag", "pass", "pass", "pass")


@rule("LE-O-1", "LE-O-3")
def test_everybody_rolls_for_his_seat_and_equal_rolls_are_repeated() -> None:
    assert GAME.seats == (1, 2, 3, 4, 5)
    assert list(rolled(6, 9, 3).s.order) == [1, 0, 2]
    t = rolled(6, 9, 9, 5, 11)
    assert list(t.s.order) == [2, 0, 1]
    assert t.seat == 2
    assert [t.s.left_of(seat) for seat in (2, 0, 1)] == [0, 1, 2]


@rule("LE-O-4")
def test_each_chooses_a_ringwraith_whom_nobody_has_chosen() -> None:
    t = rolled(11, 8, 5)
    assert len(t.offers()) == 9
    t.play("choose ren-the-ringwraith")
    assert t.seat == 1
    assert len(t.offers()) == 8
    assert "choose ren-the-ringwraith" not in t.offers()
    assert t.deck[0].count("ren-the-ringwraith") == 2  # in place of the two of the list
    assert "dwar-the-ringwraith" not in t.deck[0]
    t.play("choose the-witch-king")
    assert (t.deck[1].count("the-witch-king"), t.deck[1].count("ren-the-ringwraith")) == (1, 1)  # as listed


@rule("LE-O-5")
def test_nobody_is_another_ringwraith_than_he_has_chosen() -> None:
    t = chosen()
    assert t.may_be_revealed(0, "ren-the-ringwraith")
    assert not t.may_be_revealed(1, "ren-the-ringwraith")
    assert not t.may_be_revealed(1, "khamul-the-ringwraith")


@rule("LE-O-6", "LE-O-7")
def test_from_the_lowest_roll_on_characters_are_shown_one_at_a_time() -> None:
    t = chosen()
    assert t.seat == 2
    assert "pass" not in t.offers()
    t.play("choose hador")
    assert t.seat == 1
    assert "choose hador" not in t.offers()  # he is unique, and shown by another
    t.play("choose the-mouth")
    assert t.seat == 0
    t.play("choose orc-veteran")
    assert t.seat == 2
    t.play("choose belegorn").play("pass").play("choose orc-veteran")  # the second has all he wants
    assert t.characters(1) == ["the-mouth"]
    t.play("choose tarcil").play("choose gorbag").play("choose dorelas")
    assert sum(card.mind for card in map(t.s.card, map(t.piece, t.characters(2)))) == 20
    assert t.seat == 0
    t.play("choose shagrat")
    assert t.offers() == ["pass"]  # of the third: everybody else's mind is too much
    assert {t.site[name] for name in t.characters(0)} == {"minas-morgul"}


@rule("LE-O-6")
def test_nobody_starts_with_more_than_six() -> None:
    t = chosen().play("choose hador", "choose the-mouth", "choose snaga", "pass", "pass")
    t.play("choose muzgash", "choose orc-veteran", "choose orc-veteran", "choose lagduf", "choose grishnakh")
    assert len(t.characters(0)) == 6
    assert t.stack[-1] == "Gathering"
    assert t.offered("choose") == []  # whom he leaves out of the play deck is asked now


@rule("LE-O-8")
def test_ten_others_go_into_the_play_deck_also_such_as_others_started_with() -> None:
    t = shown()
    assert t.seat == 0
    assert "pass" not in t.offers()  # he has twelve left
    t.play("discard snaga", "discard ufthak", "pass")
    assert (t.deck[0].count("shagrat"), t.deck[0].count("snaga"), t.deck[0].count("ufthak")) == (1, 0, 0)
    t.play("pass")
    assert "eradan" in t.deck[1]
    assert "eradan" in t.characters(2)


@rule("LE-O-9")
def test_up_to_three_cards_of_the_play_deck_are_exchanged() -> None:
    t = shown().play("discard snaga", "discard ufthak", "pass", "pass", "pass")
    size = len(t.deck[0])
    assert t.seat == 0
    t.play("choose high-helm")
    assert t.offered("choose the-iron-crown") == ["choose the-iron-crown"]
    assert t.offered("choose wargs") == []  # no hazard for a resource
    assert t.offered("choose war-wolf") == []  # he has three
    t.play("choose the-iron-crown", "choose wargs", "choose giant", "choose orc-tracker", "choose snaga")
    assert t.seat == 1
    assert len(t.deck[0]) == size
    assert ("high-helm" in t.deck[0], "the-iron-crown" in t.deck[0], "giant" in t.deck[0]) == (False, True, True)


@rule("LE-O-9", "LE-H-3")
def test_no_card_of_the_wizards_comes_by_exchange() -> None:
    t = shown().play("discard snaga", "discard ufthak", "pass", "pass", "pass")
    for given in ("high-helm", "wargs"):
        t.play(f"choose {given}")
        offered = [card_of(text.removeprefix("choose ")) for text in t.offers()]
        assert len(offered) > 20
        assert all(card.belongs_to(terms.MINION) for card in offered)
        t.play(f"choose {offered[0].name}")


@rule("LE-O-2", "LE-O-9")
def test_half_of_the_hazards_stay_creatures() -> None:
    t = shown().play("discard snaga", "discard ufthak", "pass", "pass", "pass")
    t.take_from("deck", 0, "ghosts").add("deck", 0, "foolish-words")  # 17 of 34 are left
    t.play("choose wargs")
    assert {card_of(text.removeprefix("choose ")).type for text in t.offers()} == {terms.CREATURE}


@rule("LE-O-2")
def test_a_deck_with_too_few_creatures_is_for_two_only() -> None:
    for deck in READY.values():
        assert deck.camp != terms.MINION or check(deck, advanced=True, seats=5) == []
    few = deepcopy(READY["raiders-of-mordor"])
    del few.hazards["ghosts"], few.hazards["barrow-wight"]
    few.hazards |= {"lure-of-the-senses": 3, "despair-of-the-heart": 3, "darkness-under-tree": 3, "river": 2}
    assert check(few, advanced=False) == []
    assert [fault.rule for fault in check(few, advanced=False, seats=3)] == ["LE-O-2"]
    with pytest.raises(BadSetup, match="LE-O-2"):
        GAME.new(seats=3, seed=1, first=write_deck(few))


@rule("LE-O-10")
def test_the_highest_roll_takes_the_first_turn_and_play_goes_to_the_left() -> None:
    t = shown().play("discard snaga", "discard ufthak")
    t.dully(lambda: t.phase == "organization")
    assert (t.s.active, t.s.foe) == (0, 1)
    t.dully(lambda: t.s.active != 0)
    assert (t.s.active, t.s.foe) == (1, 2)


def test_a_table_in_the_middle_of_it_is_saved() -> None:
    t = chosen().play("choose hador")
    assert t.saved().digest() == t.digest()
    assert t.saved().offers() == t.offers()
