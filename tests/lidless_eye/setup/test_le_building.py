"""What the deck builder offers: which cards stand in which section, and in which games."""

import pytest

import mathom
from mathom.games.lidless_eye.decks.building import shelf
from mathom.kernel.shelf import Section
from support import rule

GAME = mathom.game("lidless-eye")
RINGWRAITH, WIZARD = 0, 1


def section(kind: int, heading: str) -> Section:
    return next(section for section in shelf().kinds[kind].sections if section.heading == heading)


@rule("LE-W-5", "LE-W-7")
@pytest.mark.parametrize(
    ("heading", "card", "rule_"), [("Resources", "glamdring", "LE-W-7"), ("Hazards", "smaug", "LE-W-5")]
)
def test_a_ringwraith_sees_what_he_may_have_only_against_a_wizard(heading: str, card: str, rule_: str) -> None:
    where = section(RINGWRAITH, heading)
    assert card in where.cards
    assert (where.only[card].rule, where.only[card].options) == (rule_, {"camp": "mixed"})
    assert "black-mace" not in where.only


@rule("LE-W-6")
def test_characters_and_resources_of_heroes_are_not_among_them() -> None:
    assert "legolas" not in section(RINGWRAITH, "Characters").cards
    assert "concealment" not in section(RINGWRAITH, "Resources").cards


@rule("LE-H-89", "LE-H-7")
def test_a_wizard_sees_items_of_minions_and_promotional_cards_with_their_rules() -> None:
    resources = section(WIZARD, "Resources")
    assert (resources.only["black-mace"].rule, resources.only["black-mace"].options) == ("LE-H-89", {})
    assert resources.only["swordmaster"].options == {"promotional": "allowed"}
    assert section(RINGWRAITH, "Resources").only["lure-of-meccg"].options == {
        "camp": "mixed",
        "promotional": "allowed",
    }
    assert "swordmaster" not in section(RINGWRAITH, "Resources").cards
    assert "glamdring" not in resources.only


def test_the_options_of_a_card_let_a_deck_with_it_be_checked() -> None:
    options = {"rules": "advanced", "length": 1} | section(RINGWRAITH, "Resources").only["glamdring"].options
    text = "Ringwraiths:\n1 Dwar the Ringwraith\nResources:\n1 Glamdring\n"
    assert "LE-H-4" in [fault.rule for fault in GAME.faults(text, {"rules": "advanced", "length": 1}, 99)]
    assert not {"LE-H-4", "LE-H-3"} & {fault.rule for fault in GAME.faults(text, options, 99)}
