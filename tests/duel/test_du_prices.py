"""DU-31 to DU-43: what cards and tiles cost. Every card and every tile is bought at its printed price."""

from typing import Any

import pytest

from duel.du import GAME, area, can, coins, do, position, refused
from duel.hands import TILES, skilled
from mathom.kernel.words import say
from support import rule

# as printed: symbols, coins
CARDS = {
    "c1-grey-01": ("", 0),
    "c1-grey-02": ("", 0),
    "c1-grey-03": ("", 0),
    "c1-grey-04": ("", 0),
    "c1-grey-05": ("", 0),
    "c1-grey-06": ("", 0),
    "c1-grey-07": ("", 0),
    "c1-grey-08": ("", 0),
    "c1-yellow-01": ("", 0),
    "c1-yellow-02": ("", 0),
    "c1-yellow-03": ("", 0),
    "c1-yellow-04": ("", 0),
    "c1-blue-01": ("", 0),
    "c1-blue-02": ("strength", 0),
    "c1-blue-03": ("courage", 0),
    "c1-blue-04": ("", 1),
    "c1-green-01": ("leadership", 0),
    "c1-green-02": ("knowledge", 0),
    "c1-green-03": ("leadership", 0),
    "c1-green-04": ("knowledge", 0),
    "c1-red-01": ("", 0),
    "c1-red-02": ("ruse", 0),
    "c1-red-03": ("", 0),
    "c2-grey-01": ("", 0),
    "c2-grey-02": ("", 0),
    "c2-grey-03": ("", 1),
    "c2-grey-04": ("", 1),
    "c2-grey-05": ("", 1),
    "c2-grey-06": ("knowledge leadership", 1),
    "c2-grey-07": ("ruse", 1),
    "c2-yellow-01": ("", 0),
    "c2-yellow-02": ("", 0),
    "c2-blue-01": ("ruse strength", 0),
    "c2-blue-02": ("strength courage", 0),
    "c2-blue-03": ("", 1),
    "c2-blue-04": ("strength courage courage", 0),
    "c2-blue-05": ("strength strength knowledge", 0),
    "c2-green-01": ("ruse ruse leadership", 0),
    "c2-green-02": ("courage courage knowledge", 0),
    "c2-green-03": ("strength strength leadership", 0),
    "c2-green-04": ("courage knowledge leadership", 0),
    "c2-red-01": ("ruse ruse ruse", 0),
    "c2-red-02": ("ruse strength courage", 0),
    "c2-red-03": ("strength strength courage", 0),
    "c2-red-04": ("courage courage leadership", 0),
    "c2-red-05": ("ruse ruse knowledge", 0),
    "c3-yellow-01": ("ruse ruse courage", 0),
    "c3-yellow-02": ("ruse knowledge leadership", 0),
    "c3-blue-01": ("strength strength leadership", 0),
    "c3-blue-02": ("ruse ruse courage courage", 0),
    "c3-blue-03": ("ruse ruse ruse courage", 0),
    "c3-blue-04": ("ruse strength strength strength", 0),
    "c3-blue-05": ("", 3),
    "c3-green-01": ("strength strength knowledge leadership", 0),
    "c3-green-02": ("ruse ruse leadership leadership", 0),
    "c3-green-03": ("strength strength knowledge knowledge", 0),
    "c3-green-04": ("courage courage knowledge leadership", 0),
    "c3-red-01": ("strength strength courage courage", 0),
    "c3-red-02": ("ruse ruse courage courage", 0),
    "c3-red-03": ("ruse ruse ruse leadership leadership", 0),
    "c3-red-04": ("ruse strength knowledge leadership leadership", 0),
    "c3-red-05": ("ruse ruse courage knowledge knowledge", 0),
    "c3-red-06": ("ruse strength strength courage courage", 0),
    "c3-purple-01": ("courage courage knowledge leadership", 0),
    "c3-purple-02": ("courage courage courage leadership", 0),
    "c3-purple-03": ("strength strength leadership", 0),
    "c3-purple-04": ("strength courage knowledge knowledge", 0),
    "c3-purple-05": ("ruse strength courage knowledge", 0),
    "c3-purple-06": ("strength strength strength knowledge", 0),
}
TILE_PRICES = {
    "grey-havens": "strength strength strength leadership leadership knowledge",
    "bree": "strength strength strength courage courage leadership",
    "erebor": "ruse strength strength courage knowledge leadership",
    "isengard": "ruse ruse courage courage courage knowledge",
    "helms-deep": "ruse ruse ruse leadership leadership knowledge",
    "minas-tirith": "ruse ruse ruse strength knowledge knowledge",
    "barad-dur": "courage courage courage leadership leadership knowledge",
}
CHAINS = [  # symbol, the card that shows it, the card that is free with it
    ("sword", "c1-red-01", "c2-red-05"),
    ("bow", "c1-red-02", "c2-red-01"),
    ("helmet", "c1-red-03", "c2-red-03"),
    ("horse", "c1-blue-02", "c2-blue-02"),
    ("backpack", "c1-blue-03", "c2-blue-03"),
    ("fish", "c1-blue-04", "c3-blue-02"),
    ("anvil", "c1-green-01", "c2-green-03"),
    ("harp", "c1-green-02", "c2-green-04"),
    ("pot", "c1-green-03", "c2-green-01"),
    ("horseshoe", "c1-green-04", "c2-green-02"),
    ("chest", "c2-yellow-02", "c3-yellow-01"),
    ("campfire", "c2-blue-04", "c3-blue-04"),
    ("bedroll", "c2-blue-05", "c3-blue-03"),
    ("acorn", "c2-green-01", "c3-green-03"),
    ("scroll", "c2-green-02", "c3-green-02"),
    ("armor", "c2-red-03", "c3-red-01"),
    ("axe", "c2-red-05", "c3-red-04"),
]
ALL = "ruse ruse ruse strength strength strength courage courage courage knowledge knowledge leadership leadership"


def costs(card: str, held: list[str], price: int, **data: Any) -> None:
    """with so many coins it can be played, with one less it cannot; and they are paid"""
    chapter = int(card[1])
    held = [c for c in held if c != card]
    s = position([card], chapter=chapter, area_0=held, coins=[price, 0], steps=[10, 0], **data)
    assert f"play {card}" in can(s)
    do(s, f"play {card}")
    assert card in area(s, 0)
    assert coins(s)[0] == {"c1-y": 2, "c2-yellow-01": 4, "c2-yellow-02": 3, "c3-y": 5}.get(
        card if card in ("c2-yellow-01", "c2-yellow-02") else card[:4], 0
    )
    if price:
        s = position([card], chapter=chapter, area_0=held, coins=[price - 1, 9], **data)
        assert refused(s, f"play {card}") == "DU-37"
        assert f"discard {card}" in can(s)


def test_all_cards_are_here() -> None:
    """The table of prices has the 69 cards of the box."""
    assert len(CARDS) == 69
    assert [sum(card.startswith(f"c{n}") for card in CARDS) for n in (1, 2, 3)] == [23, 23, 23]
    assert sorted(TILE_PRICES) == sorted(TILES)


@rule("DU-31", "DU-32", "DU-33", "DU-34")
@pytest.mark.parametrize("card", CARDS)
def test_the_price_of_every_card(card: str) -> None:
    """Without skills every symbol costs a coin, with all of them none does; with one too few of a skill, one."""
    symbols, price = CARDS[card]
    demanded = symbols.split()
    costs(card, [], len(demanded) + price)
    costs(card, skilled(symbols), price)
    for skill in set(demanded):
        rest = demanded.copy()
        rest.remove(skill)
        costs(card, skilled(" ".join(rest)), price + 1)
        others = " ".join(k for k in ALL.split() if k != skill)
        costs(card, skilled(others), price + demanded.count(skill))


@rule("DU-31", "DU-32")
@pytest.mark.parametrize("tile", TILES)
def test_the_price_of_every_tile(tile: str) -> None:
    """A tile demands six symbols; each that is missing costs a coin."""
    demanded = TILE_PRICES[tile].split()
    for missing in {None, *demanded}:
        rest = demanded.copy()
        if missing:
            rest.remove(missing)
        price = 1 if missing else 0
        s = position(["c1-blue-01"], tiles=[tile], area_0=skilled(" ".join(rest)), coins=[price, 0])
        assert f"take {tile}" in can(s)
        if price:
            s = position(["c1-blue-01"], tiles=[tile], area_0=skilled(" ".join(rest)), coins=[0, 9])
            assert refused(s, f"take {tile}") == "DU-37"
    s = position(["c1-blue-01"], tiles=[tile], coins=[6, 0], discard=["c1-red-01"])
    do(s, f"take {tile}")
    assert coins(s) == [5 if tile == "erebor" else 0, 0]
    assert refused(position(["c1-blue-01"], tiles=[tile], coins=[5, 9]), f"take {tile}") == "DU-37"


@rule("DU-31")
def test_only_the_own_area_counts() -> None:
    """Skills of the opponent are of no use."""
    s = position(["c1-blue-02"], coins=[0, 0], area_1=skilled("strength strength"))
    assert refused(s, "play c1-blue-02") == "DU-37"


@rule("DU-32")
def test_no_limit_to_missing_symbols() -> None:
    """Five missing symbols are paid with five coins, which go to the reserve."""
    s = position(["c3-red-03"], chapter=3, coins=[6, 4])
    do(s, "play c3-red-03", "place gondor")
    assert coins(s) == [1, 4]


@rule("DU-33")
def test_coins_in_addition_to_skills() -> None:
    """A card that demands a coin and two symbols: with one of them 2 coins, with both still 1."""
    for held, price in ((skilled("knowledge"), 2), (skilled("knowledge leadership"), 1)):
        s = position(["c2-grey-06"], chapter=2, coins=[5, 0], area_0=held)
        do(s, "play c2-grey-06")
        assert coins(s) == [5 - price, 0]


@rule("DU-34")
def test_free_cards_need_nothing() -> None:
    """A card without a price is free."""
    s = position(["c1-red-03"], coins=[0, 0])
    do(s, "play c1-red-03", "place rhovanion")
    assert coins(s) == [0, 0]


@rule("DU-35")
def test_each_symbol_once_in_a_turn() -> None:
    """One symbol matches one of two demanded, not both."""
    costs("c3-blue-01", skilled("strength leadership"), 1)
    costs("c2-red-01", skilled("ruse"), 2)


@rule("DU-35")
def test_symbols_again_in_the_next_turn() -> None:
    """Skills are not used up: in an extra turn, and in the next own turn, the same symbol serves again."""
    s = position(
        ["c1-yellow-01", "c1-blue-02", "c1-blue-03"],
        coins=[0, 0],
        tokens_0=["elves-1"],
        area_0=skilled("strength courage"),
    )
    do(s, "play c1-yellow-01")
    assert s.seat == 0
    do(s, "play c1-blue-02")
    assert coins(s) == [2, 0]
    do(s, "discard c1-yellow-04", "play c1-blue-03")
    assert coins(s) == [2, 1]


@rule("DU-35", "DU-68")
def test_the_skill_of_choice_again_in_an_extra_turn() -> None:
    """The Elves' skill of choice is there once in every turn, an extra turn included."""
    s = position(["c2-yellow-01", "c2-blue-01"], chapter=2, coins=[0, 0], tokens_0=["elves-1", "elves-3"])
    do(s, "play c2-yellow-01", "play c2-blue-01")
    assert coins(s) == [3, 0]


@rule("DU-36")
@pytest.mark.parametrize("skill", ["courage", "ruse", "strength"])
def test_one_of_three_skills(skill: str) -> None:
    """Skills separated by a stroke: whichever is needed, but only one of them."""
    card = {"courage": "c1-blue-03", "ruse": "c1-red-02", "strength": "c1-blue-02"}[skill]
    costs(card, ["c2-grey-06"], 0)
    costs("c2-red-02", ["c2-grey-06"], 2)


@rule("DU-36")
@pytest.mark.parametrize("card", ["c1-green-01", "c1-green-02"])
def test_one_of_two_skills(card: str) -> None:
    """Knowledge or leadership: one of them, for the one or the other; nothing else."""
    costs(card, ["c2-grey-07"], 0)
    costs("c2-green-04", ["c2-grey-07"], 2)
    costs("c1-blue-02", ["c2-grey-07"], 1)


@rule("DU-36", "DU-38")
def test_both_choices_are_used_at_best() -> None:
    """Two choices, and the skill of choice: each fills a gap of its own, and the rest is paid."""
    costs("c3-red-04", ["c2-grey-06", "c2-grey-07"], 3)
    costs("c3-red-04", ["c2-grey-06", "c2-grey-07"], 2, tokens_0=["elves-3"])
    # knowledge is there already: the choice must be leadership
    costs("c2-green-04", ["c2-grey-07", "c2-grey-06", *skilled("knowledge")], 0)


@rule("DU-35", "DU-36", "DU-38")
def test_a_skill_of_choice_that_nothing_needs() -> None:
    """Own symbols and choices match all that is demanded: the skill of choice pays nothing, not even printed coins."""
    costs("c2-blue-02", ["c2-grey-06", *skilled("strength")], 0, tokens_0=["elves-3"])
    costs("c2-grey-07", ["c2-grey-06"], 1, tokens_0=["elves-3"])
    costs("c2-blue-02", skilled("strength courage"), 0, tokens_0=["elves-3"])


@rule("DU-32", "DU-36", "DU-38")
@pytest.mark.parametrize(
    ("held", "tokens", "words"),
    [
        ([], [], "with 2 coins for what is missing (strength, courage)"),
        (["c2-grey-06"], [], "with strength by choice, 1 coin for what is missing (courage)"),
        (["c2-grey-06"], ["elves-3"], "with strength by choice, courage by the Elves"),
        (["c2-grey-06", *skilled("strength")], ["elves-3"], "with strength, courage by choice"),
    ],
)
def test_the_payment_in_words(held: list[str], tokens: list[str], words: str) -> None:
    """What is used is told before it is done; the Elves are not mentioned where nothing is left for them."""
    s = position(["c2-blue-02"], chapter=2, coins=[2, 0], area_0=held, tokens_0=tokens)
    (offer,) = [option for option in GAME.view(s, 0).options if option.text == "play c2-blue-02"]
    assert offer.note is not None
    assert say(offer.note) == words


@rule("DU-38")
def test_as_few_coins_as_possible() -> None:
    """Own symbols come first, so the choice is left for what is missing."""
    s = position(["c2-blue-02"], chapter=2, coins=[5, 0], area_0=["c2-grey-06", *skilled("strength")])
    do(s, "play c2-blue-02")
    assert coins(s) == [5, 0]


@rule("DU-37")
def test_coins_of_the_effect_come_too_late() -> None:
    """A yellow card that gives 5 coins cannot be paid with them."""
    s = position(["c3-yellow-02"], chapter=3, coins=[2, 0])
    assert can(s) == ["discard c3-yellow-02"]
    assert refused(s, "play c3-yellow-02") == "DU-37"
    s = position(["c1-blue-01"], tiles=["erebor"], coins=[5, 0])
    assert refused(s, "take erebor") == "DU-37"


# -- tiles


@rule("DU-39", "DU-40")
@pytest.mark.parametrize(("built", "extra"), [([], 0), (["lindon"], 1), (["lindon", "gondor", "mordor"], 3)])
def test_a_coin_for_each_own_fortress(built: list[str], extra: int) -> None:
    """A tile costs a coin more for each own fortress on the board; the new one does not count."""
    s = position(
        ["c1-blue-01"], tiles=["helms-deep"], coins=[8, 0], fortresses_0=built, area_0=skilled("ruse knowledge")
    )
    do(s, "take helms-deep")
    assert coins(s) == [8 - 4 + 0 - extra, 0]


@rule("DU-39")
def test_fortresses_of_the_opponent_do_not_count() -> None:
    """Only own fortresses make a tile dearer; cards are never made dearer."""
    s = position(["c1-blue-02"], tiles=["helms-deep"], coins=[6, 0], fortresses_1=["lindon", "gondor"])
    do(s, "take helms-deep")
    assert coins(s) == [0, 0]
    s = position(["c1-blue-02"], coins=[6, 0], fortresses_0=["lindon", "gondor"])
    do(s, "play c1-blue-02")
    assert coins(s) == [5, 0]


@rule("DU-39", "DU-40", "DU-80")
def test_the_third_tile() -> None:
    """Two own fortresses and 4 of 6 symbols: 2 + 2 = 4 coins. After one fortress is lost: 3."""
    held = skilled("ruse ruse leadership knowledge")
    for built, price in ((["arnor", "gondor"], 4), (["gondor"], 3)):
        owned: dict[str, Any] = {"tiles_0": ["bree", "minas-tirith"], "fortresses_0": built}
        s = position(["c1-blue-01"], tiles=["helms-deep"], coins=[price, 0], area_0=held, **owned)
        do(s, "take helms-deep")
        assert coins(s) == [0, 0]
        s = position(["c1-blue-01"], tiles=["helms-deep"], coins=[price - 1, 0], area_0=held, **owned)
        assert refused(s, "take helms-deep") == "DU-37"


@rule("DU-40")
def test_no_skill_pays_the_surcharge() -> None:
    """All symbols and more, and the skill of choice: the coin for the own fortress is still due."""
    s = position(
        ["c1-blue-01"],
        tiles=["helms-deep"],
        coins=[0, 0],
        fortresses_0=["lindon"],
        tokens_0=["elves-3"],
        area_0=["c2-grey-06", "c2-grey-07", *skilled(TILE_PRICES["helms-deep"])],
    )
    assert refused(s, "take helms-deep") == "DU-37"


# -- chains


@rule("DU-41", "DU-42", "DU-43")
@pytest.mark.parametrize(("symbol", "giver", "free"), CHAINS)
def test_every_chain(symbol: str, giver: str, free: str) -> None:
    """With the card that shows its symbol a card is free, coins included; without it, it costs its price."""
    symbols, price = CARDS[free]
    costs(free, [giver], 0)
    costs(free, [], len(symbols.split()) + price)
    assert len({symbol for symbol, _, _ in CHAINS}) == 17


@rule("DU-41")
def test_a_chain_needs_the_own_card() -> None:
    """The chain symbol counts in the own area only, not in the opponent's and not in the discard pile."""
    for elsewhere in ("area_1", "discard"):
        held: dict[str, Any] = {elsewhere: ["c1-red-02"]}
        s = position(["c2-red-01"], chapter=2, coins=[2, 0], **held)
        assert refused(s, "play c2-red-01") == "DU-37"


@rule("DU-41", "DU-43")
def test_a_chain_over_two_chapters() -> None:
    """In chapter 1 a card is played free, with a chain symbol; in chapter 2 the matching card then costs nothing.
    Otherwise a coin would be due for each missing symbol: the example of the rulebook."""
    s = position(["c1-red-01"], coins=[0, 0])
    do(s, "play c1-red-01", "place lindon")
    assert coins(s) == [0, 0]
    s = position(["c2-red-05"], chapter=2, coins=[3, 0], area_0=["c1-red-01"])
    do(s, "play c2-red-05", "place rohan")
    assert coins(s) == [3, 0]
    s = position(["c2-red-05"], chapter=2, coins=[3, 0], area_0=skilled("ruse"))
    do(s, "play c2-red-05", "place rohan")
    assert coins(s) == [1, 0]


@rule("DU-42")
def test_a_chain_is_always_used() -> None:
    """There is one way to play a chained card, and it costs no coin even when the skills are there."""
    s = position(["c2-blue-03"], chapter=2, coins=[4, 0], area_0=["c1-blue-03"])
    assert [text for text in can(s) if "c2-blue-03" in text] == ["play c2-blue-03", "discard c2-blue-03"]
    do(s, "play c2-blue-03")
    assert coins(s) == [4, 0]


@rule("DU-41")
def test_no_card_of_the_first_chapter_is_chained() -> None:
    """Chains begin in chapter 2."""
    assert not [free for _, _, free in CHAINS if free.startswith("c1")]
    assert all(giver[1] < free[1] for _, giver, free in CHAINS)
