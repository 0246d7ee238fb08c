"""Setting up: choice of decks, starting characters, items, first hands, first player; and who knows what."""

from collections import Counter

import pytest

from lidless_eye.own_decks import HAZARDS, RESOURCES
from lidless_eye.support_le import options
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS, decks_of, number_of
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position_check import from_json
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.sums import overdrawn
from mathom.games.lidless_eye.setup import OWN, DeckChoice, Muster, set_up
from mathom.games.lidless_eye.terms import BOTH, CONTROL, DECK, DIE, GUARD, MINION, NEW, NOBODY, PASS, REGROUP, TAKE
from mathom.kernel.dice import ANY, EVERYONE, Dice, fall
from mathom.kernel.errors import BadPosition, BadSetup
from mathom.kernel.pile import Pile
from mathom.kernel.state import act, act_a, act_b, act_kind
from support import rule

FIRST = f"""
Name: First
Ringwraiths:
2 Dwar the Ringwraith
Starting characters:
Gorbag
Lieutenant of Morgul
Orc Tracker
Starting items:
Saw-toothed Blade
Binding-ring
Characters:
Shagrat
Resources:
{RESOURCES}Orc-liquor
Hazards:
{HAZARDS}Orc-watch
Sideboard:
3 Orc-raiders
"""
SECOND = FIRST.replace("Name: First", "Name: Second").replace("Lieutenant of Morgul", "Hendolen") + "Sites:\nMoria\n"


def start(rules: str = "basic", first: str = FIRST, second: str = SECOND) -> Eye:
    options = {"rules": rules, "length": 1, "calling": 20, "first": first, "second": second}
    return set_up(options, Dice(5))


def go_on(s: Eye) -> Eye:
    """both take what is offered first, to the first turn"""
    while not isinstance(s.stack[-1], Organization):
        choices = options(s)
        gives = [a for a in choices if act_kind(a) == TAKE]
        s.apply(gives[0] if gives else act(PASS))
    return s


def kinds(pile: Pile) -> Counter[str]:
    return Counter(KINDS[entry >> 8].name for entry in pile.cards)


def on_table(s: Eye, seat: int) -> list[str]:
    return sorted(KINDS[s.kind[c]].name for c in s.characters(seat))


# -- decks


@rule("LE-B-241")
def test_a_ready_deck_is_there_once() -> None:
    """taken before everybody, and not offered to the second player"""
    s = start(first="choose", second="choose")
    assert isinstance(s.stack[-1], DeckChoice)
    assert s.seat == 0
    assert options(s) == [act(DECK, i) for i in decks_of(MINION)]
    s.apply(act(DECK, 1))
    assert s.seat == 1
    assert options(s) == [act(DECK, i) for i in decks_of(MINION) if i != 1]
    known = s.imagine(1, Dice(3)).stack[-1]
    assert isinstance(known, DeckChoice)
    assert list(known.picks) == [1, -1]
    s.apply(act(DECK, 0))
    assert list(s.deck_name) == [1, 0]


@rule("LE-B-241")
@pytest.mark.parametrize(("seat", "other"), [("first", "second"), ("second", "first")])
def test_a_deck_of_the_set_up_is_not_offered_to_the_other(seat: str, other: str) -> None:
    s = start(**{seat: "raiders-of-mordor", other: "choose"})
    assert options(s) == [act(DECK, i) for i in decks_of(MINION) if READY_DECKS[i].id != "raiders-of-mordor"]


@rule("LE-B-241")
def test_a_set_up_may_give_both_the_same_deck() -> None:
    s = start(first="raiders-of-mordor", second="raiders-of-mordor")
    assert s.deck_name[0] == s.deck_name[1] == number_of("raiders-of-mordor")


def test_a_deck_by_option_is_not_asked_for() -> None:
    s = start(first="choose")
    assert s.seat == 0
    s.apply(act(DECK, 0))
    assert list(s.deck_name) == [0, OWN]
    assert not isinstance(s.stack[-1], DeckChoice)


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no deck nothing"):
        start(first="nothing")


# -- starting characters and items


@rule("LE-B-16", "LE-B-17", "LE-B-18")
def test_starting_characters() -> None:
    """both show Gorbag, who is unique, and an Orc Tracker, who is not"""
    s = start()
    assert on_table(s, 0) == ["lieutenant-of-morgul", "orc-tracker"]
    assert on_table(s, 1) == ["hendolen", "orc-tracker"]
    for seat in range(2):
        assert kinds(s.deck[seat])["gorbag"] == 1
        assert [entry & 0xFF for entry in s.deck[seat].cards if entry >> 8 == NUMBERS["gorbag"]] == [BOTH]
        (company,) = s.companies(seat)
        assert s.co_site[company] == SITE_NUMBERS["minas-morgul"]
        assert sorted(s.members(company)) == sorted(s.characters(seat))


@rule("LE-B-18")
def test_followers_and_companies_are_arranged() -> None:
    s = start()
    lieutenant = s.in_play(NUMBERS["lieutenant-of-morgul"])
    tracker = next(c for c in s.characters(0) if c != lieutenant)
    while s.stack[-1].name() == "Muster" and any(act_kind(a) == TAKE for a in options(s)):
        s.apply(next(a for a in options(s) if act_kind(a) == TAKE))
    assert s.seat == 0
    assert set(options(s)) == {
        act(CONTROL, tracker, lieutenant),  # mind 3
        act(REGROUP, tracker, NEW),
        act(REGROUP, lieutenant, NEW),
        act(PASS),
    }
    s.apply(act(CONTROL, tracker, lieutenant))
    assert s.host[tracker] == lieutenant
    assert overdrawn(s, lieutenant) <= 0
    assert options(s) == [act(CONTROL, tracker, NOBODY), act(PASS)]  # nobody is left from whom he could part
    s.apply(act(PASS))
    assert s.seat == 1


@rule("LE-B-18")
def test_a_company_of_ones_own() -> None:
    s = start()
    tracker = next(c for c in s.characters(0) if KINDS[s.kind[c]].name == "orc-tracker")
    while any(act_kind(a) == TAKE for a in options(s)):
        s.apply(next(a for a in options(s) if act_kind(a) == TAKE))
    s.apply(act(REGROUP, tracker, NEW))
    assert len(s.companies(0)) == 2
    assert [s.co_site[i] for i in s.companies(0)] == [SITE_NUMBERS["minas-morgul"]] * 2


@rule("LE-B-19")
def test_starting_items_are_given_without_a_check() -> None:
    s = start()
    assert isinstance(s.stack[-1], Muster)
    gives = [a for a in options(s) if act_kind(a) == TAKE]
    assert len(gives) == 2  # one item, two characters
    item, bearer = act_a(gives[0]), act_b(gives[0])
    s.apply(gives[0])
    assert s.host[item] == bearer
    s.apply(act(PASS))  # the other one he does without
    assert sum(kinds(s.out[0]).values()) == 1
    assert all(act_kind(a) != TAKE for a in options(s))
    assert s.hand[0].size() == 0


# -- hands and the first player


@rule("LE-B-10", "LE-B-11", "LE-B-14", "LE-B-20")
def test_first_hands() -> None:
    s = go_on(start())
    for seat in range(2):
        assert s.hand[seat].size() == 8
        # 25 and 25, one character and Gorbag, twice the Ringwraith
        assert s.deck[seat].size() + 8 == 54
        assert s.sideboard[seat].size() == 0  # basic game
        assert s.discard[seat].size() == 0
    whole = kinds(s.deck[0]) + kinds(s.hand[0])
    assert whole["dwar-the-ringwraith"] == 2
    assert whole["black-mace"] == 3


@rule("LE-B-21")
def test_the_higher_roll_begins() -> None:
    """equal rolls are repeated: 7 and 7, then 4 and 9"""
    s = start()
    while s.seat == 0:
        s.apply(act(PASS))
    rolls = [3, 4, 5, 2, 1, 3, 4, 5]
    s.dice.given = [ANY] * 16 + [fall(DIE, EVERYONE, n) for n in rolls]
    s.dice.at = 0
    while s.stack[-1].name() == "Muster":
        s.apply(act(PASS))
    assert s.dice.at == 24
    assert (s.active, s.seat) == (1, 1)


@rule("LE-B-7", "LE-B-13")
def test_location_decks() -> None:
    s = start()
    assert all(s.location[i] for i in range(len(SITES)))  # all sites when the deck lists none
    listed = [site.name for site in s.sites(1) if s.location[len(SITES) + site.id]]
    assert listed == ["minas-morgul", "moria"]


# -- advanced


@rule("LE-A-1", "LE-A-4")
def test_the_sideboard_is_known_to_its_owner_only() -> None:
    s = start("advanced")
    assert kinds(s.sideboard[0]) == {"orc-raiders": 3}
    assert all(entry & 3 == 1 for entry in s.sideboard[0].cards)
    assert all(entry & 3 == 2 for entry in s.sideboard[1].cards)
    assert s.imagine(1, Dice(2)).sideboard[0].size() == 3  # to be counted


# -- who knows what


@rule("LE-B-22", "LE-B-223", "LE-B-224")
def test_hidden_and_open() -> None:
    s = go_on(start("advanced"))
    foe = 1 - s.active
    c = s.lay(NUMBERS["cave-drake"], foe, GUARD, -1, 1 << foe)
    s.co[c] = s.companies(s.active)[0]
    s.discard[foe].add(NUMBERS["wargs"], 1 << foe)  # face down
    s.discard[foe].add(NUMBERS["giant"], 3)  # seen when it left play
    hands, guards, decks_seen = set(), set(), set()
    for seed in range(30):
        dream = s.imagine(s.active, Dice(seed))
        hands.add(tuple(dream.hand[foe].cards))
        guards.add(dream.kind[c])
        decks_seen.add(tuple(dream.deck[s.active].cards))
        assert list(dream.hand[s.active].cards) == list(s.hand[s.active].cards)
        assert kinds(dream.discard[foe])["giant"] >= 1
        assert [dream.kind[x] for x in dream.table] == [s.kind[x] for x in s.table]
        assert list(dream.co_site) == list(s.co_site)
        for p in range(2):
            assert dream.hand[p].size() == s.hand[p].size()
            assert dream.deck[p].size() == s.deck[p].size()
            assert list(dream.stored[p].cards) == list(s.stored[p].cards)
            assert list(dream.out[p].cards) == list(s.out[p].cards)
    assert len(hands) > 1
    assert len(guards) > 1
    assert len(decks_seen) == 1  # what is in the own deck is known, though not its order


# -- saved positions


def test_a_game_being_set_up_can_be_saved() -> None:
    s = start(first="choose", second="choose")
    while not isinstance(s.stack[-1], Organization):
        again = from_json(s.to_json(), Dice(1))
        assert again.digest() == s.digest()
        assert again.copy().digest() == s.digest()
        assert again.actions() == s.actions()
        s.apply(s.actions()[0])


def test_a_position_needs_something_under_way() -> None:
    with pytest.raises(BadPosition, match="nothing is under way"):
        from_json({}, Dice(1))


def test_ready_decks_are_the_first_on_the_shelf() -> None:
    assert [deck.id for deck in READY_DECKS][: len(READY)] == list(READY)
    assert [number_of(id) for id in READY] == list(range(len(READY)))


def test_a_position_from_when_decks_had_numbers_is_read() -> None:
    data = start().to_json()
    assert data.pop("list 0") == data.pop("list 1") == "own"
    named = from_json({**data, "deck names": [4, 1]}, Dice(1))
    assert (named.deck_name[0], named.deck_name[1]) == (OWN, number_of("raiders-of-mordor"))
    with pytest.raises(BadPosition, match="is not the number of a deck"):
        from_json({**data, "deck names": [5, 1]}, Dice(1))
