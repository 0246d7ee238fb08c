"""TT-41 to TT-56: laying cards at a place."""

from typing import Any

import pytest

import mathom
from mathom.games.two_towers import terms
from support import rule
from two_towers.tt import GAME, at, can, discard, do, hand, hand_sizes, news_of, refused, row, rows

# -- the turn


@rule("TT-41")
def test_everybody_has_one_turn() -> None:
    """Clockwise from the start player each player has exactly one turn to lay cards, or to pass."""
    s = at("rohan", starter=1, hand_0=["red-wisdom"], hand_1=["blue-wisdom"], hand_2=["green-wisdom"])
    order = []
    while s.phase == terms.LAYING:
        order.append(s.seat)
        do(s, "done")
    assert order == [1, 2, 0]
    assert hand_sizes(s) == [1, 1, 1]


@rule("TT-41")
def test_any_number_of_cards() -> None:
    """In his turn a player may lay any number of hand cards, also all of them, and goes on until he is done."""
    s = at("rohan", hand_0=["red-wisdom"] * 3 + ["blue-strength"] * 2 + ["gandalf"])
    do(s, "lay red-wisdom", "lay red-wisdom", "lay gandalf blue-strength", "lay blue-strength", "lay red-wisdom")
    assert (hand(s, 0), s.seat) == ([], 0)
    assert rows(s, 0) == {"red-wisdom": (3, 0), "blue-strength": (2, 1)}
    assert can(s) == ["done"]
    do(s, "done")
    assert s.seat == 1


@rule("TT-41")
def test_a_pass() -> None:
    """He may pass: then he lays nothing in this phase."""
    s = at("rohan", hand_0=["red-wisdom"])
    told = news_of(s, "done")
    assert [(n.what, n.seat) for n in told] == [(terms.PASSED, 0)]
    assert (hand(s, 0), rows(s, 0), s.seat) == (["red-wisdom"], {}, 1)


@rule("TT-41")
def test_only_hand_cards_are_laid() -> None:
    """He lays cards of his own hand, not of the open cards, the discard or another hand."""
    s = at("rohan", hand_0=["red-wisdom"], hand_1=["blue-wisdom"], open=["green-wisdom"], discard=["yellow-wisdom"])
    assert can(s) == ["lay red-wisdom", "done"]
    do(s, "lay red-wisdom")
    assert can(s) == ["done"]


@rule("TT-41")
@pytest.mark.parametrize("text", ["lay blue-wisdom", "lay gandalf red-wisdom"])
def test_laying_a_card_he_does_not_have_cites_the_rule_of_laying(text: str) -> None:
    """He lays hand cards: another one is refused by the rule on laying, not by one on drawing."""
    s = at("rohan", hand_0=["red-wisdom"], hand_1=["blue-wisdom"])
    assert refused(s, text) == "TT-41"


# -- rows


@rule("TT-42", "TT-44")
def test_at_most_four_rows() -> None:
    """Cards lie in rows by colour, at most one row of each; rows of different colours may show the same trait."""
    cards = ["red-wisdom", "blue-wisdom", "green-wisdom", "yellow-wisdom"]
    s = at("rohan", hand_0=cards * 2)
    do(s, *(f"lay {card}" for card in cards * 2))
    assert rows(s, 0) == dict.fromkeys(cards, (2, 0))


@rule("TT-42", "TT-43")
def test_one_row_of_each_colour() -> None:
    """A player has at most one row of a colour, and all its cards have one trait: another trait replaces it."""
    s = at("rohan", hand_0=["red-strength"], rows=[row(0, "red-wisdom", 2), row(0, "blue-wisdom", 1)])
    do(s, "lay red-strength")
    assert rows(s, 0) == {"red-strength": (1, 0), "blue-wisdom": (1, 0)}


@rule("TT-42")
def test_no_position_has_two_rows_of_a_colour() -> None:
    """A position written by hand in which a player has two rows of one colour is refused."""
    with pytest.raises(mathom.BadPosition, match="rows"):
        at("rohan", rows=[row(0, "red-wisdom", 2), row(0, "red-strength", 1)])


@rule("TT-50")
@pytest.mark.parametrize("wrong", [row(3, "red-wisdom", 1), row(-1, "red-wisdom", 1), row(0, "red-wisdom", 0, 1)])
def test_the_rows_of_a_position_written_by_hand(wrong: dict[str, Any]) -> None:
    """A row belongs to somebody who plays, and is not a Gandalf card alone."""
    with pytest.raises(mathom.BadPosition, match="rows"):
        at("rohan", rows=[wrong])


@rule("TT-43", "TT-46")
def test_a_row_takes_cards_of_its_colour_and_trait() -> None:
    """All character cards of a row have the same colour and trait: a card of another colour begins its own row."""
    s = at("rohan", hand_0=["red-wisdom", "blue-wisdom"], rows=[row(0, "red-wisdom", 2)])
    do(s, "lay blue-wisdom", "lay red-wisdom")
    assert rows(s, 0) == {"red-wisdom": (3, 0), "blue-wisdom": (1, 0)}


@rule("TT-43", "TT-55")
def test_no_second_trait_in_a_row() -> None:
    """A card of another trait is not added to a row begun this turn."""
    s = at("rohan", hand_0=["red-wisdom", "red-strength"])
    do(s, "lay red-wisdom")
    assert can(s) == ["done"]
    assert refused(s, "lay red-strength") == "TT-55"
    assert rows(s, 0) == {"red-wisdom": (1, 0)}


@rule("TT-45")
@pytest.mark.parametrize("trait", ["strength", "wisdom", "endurance", "determination"])
def test_any_trait_may_be_laid(trait: str) -> None:
    """Any trait may be laid, also one the present place does not ask for. Rohan asks for endurance."""
    s = at("rohan", hand_0=[f"red-{trait}"])
    do(s, f"lay red-{trait}")
    assert rows(s, 0) == {f"red-{trait}": (1, 0)}


@rule("TT-46")
def test_a_row_from_an_earlier_round_is_extended() -> None:
    """A row from an earlier round may be extended with cards of its colour and trait; its Gandalf stays."""
    s = at("edoras", hand_0=["red-wisdom"] * 2, rows=[row(0, "red-wisdom", 2, 1)])
    told = news_of(s, "lay red-wisdom", "lay red-wisdom")
    assert [n.what for n in told] == [terms.LAID] * 2
    assert rows(s, 0) == {"red-wisdom": (4, 1)}
    assert discard(s) == []


@rule("TT-47")
def test_a_new_row_beside_old_ones() -> None:
    """A new row may be begun in any colour in which the player has none; what others have does not matter."""
    s = at("edoras", hand_0=["blue-strength"], rows=[row(0, "red-wisdom", 2), row(1, "blue-wisdom", 1)])
    do(s, "lay blue-strength")
    assert rows(s, 0) == {"red-wisdom": (2, 0), "blue-strength": (1, 0)}
    assert (rows(s, 1), discard(s)) == ({"blue-wisdom": (1, 0)}, [])


# -- Gandalf


@rule("TT-48", "TT-49")
@pytest.mark.parametrize("card", GAME.edition.cards[:16])
def test_gandalf_heads_a_new_row_of_any_colour_and_trait(card: str) -> None:
    """A Gandalf card may be laid as the first card of a new row; he fits every colour and trait."""
    s = at("rohan", hand_0=[card, "gandalf"], pile=["gandalf"])
    assert can(s) == [f"lay {card}", f"lay gandalf {card}", "done"]
    do(s, f"lay gandalf {card}")
    assert rows(s, 0) == {card: (1, 1)}
    assert hand(s, 0) == []


@rule("TT-49", "TT-59")
@pytest.mark.parametrize(("card", "valid"), [("red-wisdom", 2), ("red-strength", 2), ("red-endurance", 0)])
def test_gandalf_stands_for_the_trait_of_his_row(card: str, valid: int) -> None:
    """Gandalf stands for the trait of his row, and for no other. Fangorn asks for wisdom and strength."""
    s = at("fangorn", hand_0=[card, "gandalf"])
    do(s, f"lay gandalf {card}", "done", "done", "done")
    assert s.valid[0] == valid


@rule("TT-48")
def test_gandalf_heads_several_rows() -> None:
    """At most one Gandalf per row; with several Gandalf cards each new row may have one."""
    s = at("rohan", hand_0=["red-wisdom", "blue-wisdom", "green-wisdom", "gandalf", "gandalf"])
    do(s, "lay gandalf red-wisdom", "lay gandalf blue-wisdom")
    assert can(s) == ["lay green-wisdom", "done"]
    assert rows(s, 0) == {"red-wisdom": (1, 1), "blue-wisdom": (1, 1)}


@rule("TT-48", "TT-51")
def test_no_second_gandalf_in_a_row() -> None:
    """Situation 6: two Gandalf cards in one row are refused, at once or one after the other."""
    s = at("rohan", hand_0=["red-wisdom", "red-wisdom", "gandalf", "gandalf"])
    assert can(s) == ["lay red-wisdom", "lay gandalf red-wisdom", "done"]
    assert refused(s, "lay gandalf gandalf") == "TT-48"
    do(s, "lay gandalf red-wisdom")
    assert can(s) == ["lay red-wisdom", "done"]
    assert refused(s, "lay gandalf red-wisdom") == "TT-51"
    assert refused(s, "lay gandalf gandalf") == "TT-48"


@rule("TT-50")
def test_gandalf_never_lies_alone() -> None:
    """Situation 6: a Gandalf card never lies alone; he is laid together with the first card of his row."""
    s = at("rohan", hand_0=["gandalf", "gandalf"])
    assert can(s) == ["done"]
    assert refused(s, "lay gandalf") == "TT-50"


@rule("TT-50")
def test_gandalf_is_not_laid_before_his_row() -> None:
    """Nor alone first, with the character card to follow: both are laid in one."""
    s = at("rohan", hand_0=["gandalf", "red-wisdom"])
    assert refused(s, "lay gandalf") == "TT-50"
    do(s, "lay gandalf red-wisdom", "done")
    assert rows(s, 0) == {"red-wisdom": (1, 1)}


@rule("TT-51")
@pytest.mark.parametrize("gandalf", [0, 1])
def test_gandalf_is_not_added_to_an_old_row(gandalf: int) -> None:
    """Situation 6: Gandalf is never added to a row from an earlier round, whether it has one or not."""
    s = at("edoras", hand_0=["red-wisdom", "gandalf"], rows=[row(0, "red-wisdom", 2, gandalf)])
    assert can(s) == ["lay red-wisdom", "done"]
    assert refused(s, "lay gandalf red-wisdom") == "TT-51"


@rule("TT-51", "TT-48")
def test_gandalf_is_not_added_to_a_row_begun_this_turn() -> None:
    """Only at the beginning of a row: after its first card Gandalf comes too late."""
    s = at("rohan", hand_0=["red-wisdom", "red-wisdom", "gandalf"])
    do(s, "lay red-wisdom")
    assert can(s) == ["lay red-wisdom", "done"]
    assert refused(s, "lay gandalf red-wisdom") == "TT-51"


# -- replacing a row


@rule("TT-52")
def test_another_trait_in_an_own_colour() -> None:
    """Situation 7: first the whole old row goes to the discard, its Gandalf too, then the new row is laid."""
    s = at("edoras", hand_0=["red-strength"] * 2, rows=[row(0, "red-wisdom", 3, 1), row(0, "blue-wisdom", 1, 1)])
    told = news_of(s, "lay red-strength")
    assert [(n.what, n.a, n.b) for n in told] == [(terms.REPLACED, 1, 4), (terms.LAID, 0, 0)]
    assert discard(s) == ["red-wisdom"] * 3 + ["gandalf"]
    assert rows(s, 0) == {"red-strength": (1, 0), "blue-wisdom": (1, 1)}
    do(s, "lay red-strength")
    assert rows(s, 0) == {"red-strength": (2, 0), "blue-wisdom": (1, 1)}
    assert discard(s) == ["red-wisdom"] * 3 + ["gandalf"]


@rule("TT-52")
def test_the_rows_of_others_stay() -> None:
    """Only his own row of that colour is given up."""
    s = at("edoras", hand_0=["red-strength"], rows=[row(0, "red-wisdom", 1), row(1, "red-wisdom", 2)])
    do(s, "lay red-strength")
    assert (rows(s, 1), discard(s)) == ({"red-wisdom": (2, 0)}, ["red-wisdom"])


@rule("TT-53")
@pytest.mark.parametrize("gandalf", [0, 1])
def test_gandalf_may_head_the_row_that_replaces_another(gandalf: int) -> None:
    """The row that replaces another may be headed by a Gandalf card from the hand; the old one is discarded."""
    s = at("edoras", hand_0=["red-strength", "gandalf"], rows=[row(0, "red-wisdom", 2, gandalf)])
    assert can(s) == ["lay red-strength", "lay gandalf red-strength", "done"]
    do(s, "lay gandalf red-strength")
    assert rows(s, 0) == {"red-strength": (1, 1)}
    assert hand(s, 0) == []
    assert discard(s) == ["red-wisdom"] * 2 + ["gandalf"] * gandalf


@rule("TT-54")
def test_a_row_is_not_given_up_without_another_trait() -> None:
    """A row is given up in no other way: not without laying another trait of its colour."""
    s = at("edoras", hand_0=["blue-wisdom", "gandalf"], rows=[row(0, "red-wisdom", 2)])
    assert can(s) == ["lay blue-wisdom", "lay gandalf blue-wisdom", "done"]
    do(s, "lay gandalf blue-wisdom", "done")
    assert rows(s, 0) == {"red-wisdom": (2, 0), "blue-wisdom": (1, 1)}
    assert discard(s) == []


@rule("TT-54", "TT-51")
def test_a_row_is_not_begun_anew_with_the_same_trait() -> None:
    """A row is not given up to begin the same trait anew, for example with Gandalf."""
    s = at("edoras", hand_0=["red-wisdom", "gandalf"], rows=[row(0, "red-wisdom", 1)])
    assert refused(s, "lay gandalf red-wisdom") == "TT-51"
    do(s, "lay red-wisdom")
    assert (rows(s, 0), discard(s)) == ({"red-wisdom": (2, 0)}, [])


@rule("TT-55")
@pytest.mark.parametrize(
    ("lying", "laid"),
    [
        ([], "lay red-wisdom"),
        ([], "lay gandalf red-wisdom"),
        ([row(0, "red-wisdom", 1)], "lay red-wisdom"),
        ([row(0, "red-wisdom", 1, 1)], "lay red-wisdom"),
        ([row(0, "red-endurance", 1)], "lay red-wisdom"),
    ],
    ids=["begun", "begun with Gandalf", "extended", "extended with Gandalf", "replaced"],
)
def test_one_trait_in_a_colour_in_one_turn(lying: list[dict[str, Any]], laid: str) -> None:
    """In one turn a colour receives cards of one trait only; a row begun or extended this turn is not replaced."""
    s = at("edoras", hand_0=["red-wisdom", "red-strength", "blue-strength", "gandalf", "gandalf"], rows=lying)
    do(s, laid)
    assert can(s) == ["lay blue-strength", "lay gandalf blue-strength", "done"]
    assert refused(s, "lay red-strength") == "TT-55"
    assert refused(s, "lay gandalf red-strength") == "TT-55"


@rule("TT-55")
def test_in_the_next_round_the_row_may_be_replaced() -> None:
    """This holds for the turn: in the next round the row may be replaced."""
    s = at("rohan", paths=[1] * 6, hand_0=["red-wisdom", "red-strength"])
    do(s, "lay red-wisdom", "done", "done", "done", "draw", "draw", "draw")
    assert (s.place, s.phase, s.seat) == (2, terms.LAYING, 0)
    do(s, "lay red-strength")
    assert (rows(s, 0), discard(s)) == ({"red-strength": (1, 0)}, ["red-wisdom"])


@rule("TT-55")
def test_the_next_player_is_free() -> None:
    """What one player has laid in a colour does not bind the next."""
    s = at("rohan", hand_0=["red-wisdom"], hand_1=["red-strength"], rows=[row(1, "red-wisdom", 1)])
    do(s, "lay red-wisdom", "done")
    assert can(s) == ["lay red-strength", "done"]


@rule("TT-56")
def test_laid_cards_never_return_to_the_hand() -> None:
    """Laid cards never return to the hand, not even those of a row given up."""
    s = at("edoras", hand_0=["red-strength", "blue-wisdom"], rows=[row(0, "red-wisdom", 2, 1)])
    do(s, "lay blue-wisdom", "lay red-strength")
    assert can(s) == ["done"]
    do(s, "done", "done", "done")
    assert hand(s, 0) == []


@rule("TT-56")
def test_hand_cards_are_never_discarded() -> None:
    """Hand cards are never discarded: what is not laid stays in the hand, and nothing else comes to the discard."""
    s = at("edoras", hand_0=["red-strength", "red-wisdom", "gandalf"], discard=["gandalf"])
    assert can(s) == [
        "lay red-strength",
        "lay gandalf red-strength",
        "lay red-wisdom",
        "lay gandalf red-wisdom",
        "done",
    ]
    do(s, "lay red-strength", "done")
    assert hand(s, 0) == ["red-wisdom", "gandalf"]
    assert discard(s) == ["gandalf"]
