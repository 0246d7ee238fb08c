"""Part H: decks of heroes, and setting up a game of two Wizard players."""

import pytest

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.decks.own import deck_of, numbers_of, write_deck
from mathom.games.lidless_eye.decks.text import check, read_deck
from mathom.games.lidless_eye.terms import BOTH_CAMPS, HERO, MINION
from mathom.kernel.words import say
from support import rule

FIVE = "Glorfindel II\nSam Gamgee\nFatty Bolger\nAdrazar\nAnborn"
CREATURES = "3 Cave-drake\n3 Wargs\n3 Orc-raiders\n3 Ambusher"


def text(**sections: str) -> str:
    """a deck of heroes with these sections: `starting_characters="Anborn"`"""
    sections = {"wizards": "Gandalf", "starting_characters": FIVE} | sections
    return "".join(f"{name.replace('_', ' ').capitalize()}:\n{lines}\n" for name, lines in sections.items())


def faults(rule: str, **sections: str) -> list[str]:
    """what is wrong with such a deck by a rule"""
    found = check(read_deck(text(**sections)), advanced=True)
    return [say(fault.words) for fault in found if fault.rule == rule]


@rule("LE-H-17", "LE-HX-1")
def test_starting_characters() -> None:
    assert faults("LE-H-17") == []
    assert faults("LE-H-17", starting_characters=f"{FIVE}\nDwalin") == [
        "6 starting characters; 1 to 5 are allowed",
        "the minds of the starting characters add up to 21; at most 20",
    ]
    assert faults("LE-H-17", starting_characters="Aragorn II\nFaramir\nArwen\nAnnalena") == []
    assert faults("LE-H-17", starting_characters="Gandalf") == ["Gandalf cannot be a starting character"]


@rule("LE-H-20")
def test_who_is_bound_to_his_home_may_start() -> None:
    assert faults("LE-H-17", starting_characters="Frodo\nSam Gamgee") == []


@rule("LE-H-9")
def test_thirty_to_fifty_resources_as_many_hazards_and_twelve_creatures() -> None:
    few = faults("LE-H-9", resources="3 Risky Blow", hazards="3 Wargs")
    assert few == ["3 resources; 30 to 50 are allowed", "3 creatures among the hazards; at least 12 are needed"]
    unequal = faults("LE-H-9", resources="3 Risky Blow", hazards=CREATURES)
    assert unequal[1:] == ["12 hazards beside 3 resources; there must be as many"]


@rule("LE-H-10")
def test_a_creature_that_may_be_an_event_counts_half() -> None:
    three = "Adûnaphel\nRen the Unclean\nMouth of Sauron"
    found = faults("LE-H-9", hazards=f"3 Cave-drake\n3 Wargs\n3 Orc-raiders\n{three}")
    assert "10 creatures among the hazards; at least 12 are needed" in found
    assert not any("creatures" in fault for fault in faults("LE-H-9", hazards=f"{CREATURES}\n{three}"))


@rule("LE-H-11")
@pytest.mark.parametrize(
    ("wizards", "legal"),
    [("3 Gandalf", True), ("2 Gandalf\nRadagast", True), ("4 Gandalf", False), ("Gandalf\nRadagast\nSaruman", False)],
)
def test_up_to_three_wizards_of_two_names(wizards: str, legal: bool) -> None:
    assert (faults("LE-H-11", wizards=wizards) == []) == legal
    assert faults("LE-B-9", wizards=wizards) == []


@rule("LE-H-11")
def test_the_section_is_for_wizards() -> None:
    assert faults("LE-H-11", wizards="Aragorn II") == ["Aragorn II is not a Wizard"]


@rule("LE-H-12")
def test_ten_other_characters_and_copies() -> None:
    names = [c.printed.name for c in KINDS if c.camp == HERO and c.type == 0][:11]
    assert faults("LE-B-11", characters="\n".join(names)) == ["11 characters in the play deck; at most 10 are allowed"]
    assert faults("LE-B-9", resources="2 Glamdring", sideboard="") == ["Glamdring is unique: 2 copies, 1 is allowed"]
    assert faults("LE-B-9", resources="4 Risky Blow") == ["Risky Blow: 4 copies, 3 are allowed"]


@rule("LE-H-13")
def test_two_forms_of_an_item_count_as_one() -> None:
    found = faults("LE-H-13", resources="Scroll of Isildur\nScroll of Isildur (minion)")
    assert found == ["Scroll of Isildur is there in two forms; 1 is allowed"]


@rule("LE-H-4", "LE-H-14")
def test_cards_and_sites_of_the_other_camp() -> None:
    assert faults("LE-H-4", starting_characters="Gorbag") == ["Gorbag is a card of the other camp"]
    assert faults("LE-H-4", resources="Weigh All Things to a Nicety") != []
    assert faults("LE-H-4", resources="Black Mace") == []  # items are excepted (LE-H-116)
    assert faults("LE-H-4", sites="Geann a-Lisch") == ["Geann a-Lisch is a site of the other camp"]
    minions = check(read_deck("Ringwraiths:\nStarting characters:\nGorbag\nResources:\nGlamdring\n"), advanced=False)
    assert "LE-H-4" in [fault.rule for fault in minions]


@rule("LE-H-3")
def test_hazards_of_the_wizards_are_for_games_with_a_wizard_player() -> None:
    minions = check(read_deck("Ringwraiths:\nStarting characters:\nGorbag\nHazards:\nSmaug\n"), advanced=False)
    assert "LE-H-3" in [fault.rule for fault in minions]


@rule("LE-H-14")
def test_each_ordinary_site_once_and_havens_as_often_as_one_likes() -> None:
    assert faults("LE-B-13", sites="2 Rivendell\nMoria") == []
    assert faults("LE-B-13", sites="2 Moria") == ["Moria is there 2 times; 1 is allowed"]


@rule("LE-H-15")
def test_sideboard_of_twenty_five() -> None:
    many = "\n".join(
        f"3 {name}" for name in ("Wargs", "Wolves", "Giant", "Slayer", "Ambusher", "Twilight", "Cave-drake")
    )
    more = "\n".join(f"3 {name}" for name in ("Orc-guard", "Orc-raiders"))
    assert faults("LE-A-1", sideboard=many) == []
    assert faults("LE-A-1", sideboard=f"{many}\n{more}") == ["27 cards in the sideboard; at most 25 are allowed"]


@rule("LE-H-5")
def test_a_hazard_of_both_sets_is_one_card() -> None:
    both = [c for c in KINDS if c.printed.reprint]
    assert len(both) == 38
    assert all(c.camp == BOTH_CAMPS for c in both)
    assert len({c.printed.name for c in KINDS if c.camp == BOTH_CAMPS}) == sum(c.camp == BOTH_CAMPS for c in KINDS)


@rule("LE-H-1")
def test_a_deck_knows_its_camp_and_names_mean_cards_of_it() -> None:
    deck = read_deck(text(resources="Scroll of Isildur\nBlack Mace", sites="Moria"))
    assert deck.camp == HERO
    assert "hero-scroll-of-isildur" in deck.resources
    assert "hero-moria" in deck.sites
    assert read_deck(write_deck(deck)) == deck
    again = deck_of(numbers_of(deck))
    assert (again.camp, again.resources, again.sites) == (HERO, deck.resources, deck.sites)
    assert read_deck("Ringwraiths:\nResources:\nScroll of Isildur\n").camp == MINION
