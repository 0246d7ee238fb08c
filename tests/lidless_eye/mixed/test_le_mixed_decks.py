"""Part W: a table of both camps: who sits there, and of what their decks are built."""

from typing import Any

import pytest

import mathom
from mathom.games.lidless_eye.box.card import KINDS, SITES
from mathom.games.lidless_eye.decks.own import write_deck
from mathom.games.lidless_eye.decks.text import READY, check, read_deck
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import AMONG_HEROES, HERO, MINION
from mathom.kernel.errors import BadSetup, IllegalAction
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")
MINIONS, HEROES = "raiders-of-mordor", "banners-of-the-west"
CREATURES = "3 Cave-drake\n3 Wargs\n3 Orc-raiders\n3 Ambusher"


def new(**options: Any) -> Eye:
    s = GAME.new(seed=1, **options)
    assert isinstance(s, Eye)
    return s


def text(**sections: str) -> str:
    """a deck of minions with these sections"""
    return "".join(f"{name.replace('_', ' ').capitalize()}:\n{lines}\n" for name, lines in sections.items())


def faults(rule: str, mixed: bool = True, **sections: Any) -> list[str]:
    """what is wrong with such a deck by a rule"""
    found = check(read_deck(text(**sections)), advanced=True, mixed=mixed)
    return [say(fault.words) for fault in found if fault.rule == rule]


@rule("LE-W-1", "LE-H-3")
@pytest.mark.parametrize(
    ("options", "camps"),
    [
        ({"first": MINIONS, "second": HEROES}, [MINION, HERO]),
        ({"first": HEROES, "second": MINIONS}, [HERO, MINION]),
        ({"camp": "mixed"}, [MINION, HERO]),
        ({"camp": "mixed", "first": HEROES}, [HERO, MINION]),
        ({"camp": "mixed", "second": MINIONS}, [HERO, MINION]),
        ({"camp": "wizards"}, [HERO, HERO]),
        ({"second": HEROES}, [HERO, HERO]),
    ],
)
def test_the_camps_follow_from_the_decks_and_from_what_was_agreed(options: dict[str, str], camps: list[int]) -> None:
    assert list(new(**options).camp) == camps


@rule("LE-W-21")
def test_a_deck_of_ones_own_is_checked_by_whom_it_meets() -> None:
    own = write_deck(READY[MINIONS]).replace("1 Dwar the Ringwraith", "2 Dwar the Ringwraith")
    assert "2 Dwar" in own
    assert list(new(rules="advanced", first=own, second=HEROES).camp) == [MINION, HERO]
    assert list(new(rules="advanced", first=HEROES, second=own).camp) == [HERO, MINION]
    with pytest.raises(BadSetup, match="LE-B-11"):
        new(rules="advanced", first=own, second="wolves-of-angmar")


@rule("LE-W-6", "LE-W-24")
def test_each_chooses_among_decks_of_his_own_camp() -> None:
    s = new(camp="mixed")
    for camp in (MINION, HERO):
        offered = [GAME.notation(s, action).removeprefix("deck ") for action in s.actions()]
        assert offered == [name for name, deck in READY.items() if deck.camp == camp]
        s.apply(s.actions()[0])
    assert all(SITES[site].camp == s.camp[s.co_owner[i]] for i, site in enumerate(s.co_site) if site >= 0)


def test_two_decks_of_one_camp_are_no_mixed_table() -> None:
    with pytest.raises(BadSetup, match="all decks are of one camp"):
        new(camp="mixed", first=MINIONS, second="wolves-of-angmar")
    with pytest.raises(IllegalAction, match="the other camp"):
        GAME.enter(new(camp="mixed"), "deck own\n" + write_deck(READY[HEROES]))


@rule("LE-W-20", "LE-W-24")
def test_every_ready_deck_is_legal_at_a_table_of_both() -> None:
    for name, deck in READY.items():
        for advanced in (False, True):
            assert check(deck, advanced, mixed=True) == [], name


@rule("LE-W-20")
def test_thirty_to_fifty_resources_and_as_many_hazards() -> None:
    few: dict[str, Any] = {
        "resources": "\n".join(["3 Bold Thrust"] * 9),
        "hazards": f"{CREATURES}\n" + "\n".join(["3 River"] * 5),
    }
    assert faults("LE-W-20", **few) == ["27 resources; 30 to 50 are allowed"]
    assert faults("LE-B-10", mixed=False, **few) == []
    assert faults("LE-W-20", **few | {"resources": "\n".join(["3 Bold Thrust"] * 11)}) == [
        "27 hazards beside 33 resources; there must be as many"
    ]


@rule("LE-W-21")
def test_up_to_three_ringwraiths_also_three_times_the_same() -> None:
    for wraiths in ("3 Dwar the Ringwraith", "Dwar the Ringwraith\nRen the Ringwraith\nThe Witch-king"):
        found = check(read_deck(text(ringwraiths=wraiths)), advanced=True, mixed=True)
        assert not {fault.rule for fault in found} & {"LE-W-21", "LE-B-9", "LE-B-11"}
        assert faults("LE-B-11", mixed=False, ringwraiths=wraiths)
    assert faults("LE-W-21", ringwraiths="3 Dwar the Ringwraith\nRen the Ringwraith") == [
        "4 Ringwraiths in the play deck; at most 3 are allowed"
    ]


@rule("LE-W-22", "LE-H-62")
def test_twelve_creatures_of_which_those_that_may_be_events_count_half() -> None:
    assert faults("LE-W-22", hazards=CREATURES) == []
    assert faults("LE-W-22", hazards=CREATURES.replace("3 Ambusher", "2 Ambusher\nDwar of Waw")) == [
        "11 creatures among the hazards; at least 12 are needed"
    ]
    halves = CREATURES.replace("3 Ambusher", "2 Ambusher\nDwar of Waw\nRen the Unclean")
    assert faults("LE-W-22", ringwraiths="Dwar the Ringwraith", hazards=halves) == []


@rule("LE-W-5", "LE-W-7")
def test_hazards_and_items_of_both_games_are_for_both() -> None:
    deck = read_deck(text(resources="Glamdring\nScroll of Isildur", hazards="Dwar of Waw\nDoors of Night\nOrc-raiders"))
    assert deck.camp == MINION
    assert set(deck.resources) == {"glamdring", "scroll-of-isildur"}  # of two forms the own one is meant
    strangers = {"LE-H-3", "LE-H-4"}
    assert not strangers & {fault.rule for fault in check(deck, advanced=True, mixed=True)}
    among_minions = [fault.rule for fault in check(deck, advanced=True) if fault.rule in strangers]
    assert among_minions == ["LE-H-4", "LE-H-3"]  # Glamdring; Dwar of Waw


@rule("LE-W-6")
@pytest.mark.parametrize("section", ["characters", "resources", "sites", "sideboard"])
def test_characters_resources_and_sites_are_of_the_own_camp(section: str) -> None:
    card = {"characters": "Legolas", "resources": "Wizard's Test", "sites": "Lórien", "sideboard": "Gollum"}[section]
    found = check(read_deck(text(**{section: card})), advanced=True, mixed=True)
    assert "LE-H-4" in [fault.rule for fault in found]


@rule("LE-W-10", "LE-H-13")
def test_two_forms_of_an_item_count_as_one() -> None:
    assert faults("LE-H-13", resources="Scroll of Isildur\nScroll of Isildur (hero)") == [
        "Scroll of Isildur is there in two forms; 1 is allowed"
    ]


@rule("LE-W-17", "LE-W-23", "LE-W-25", "LE-W-26")
def test_there_are_no_agents_and_no_cards_of_later_sets() -> None:
    assert not any("agent" in card.keywords for card in KINDS if card.belongs_to(AMONG_HEROES))
    assert {card.printed.number.partition("-")[0] for card in KINDS} == {"LE", "TW"}
