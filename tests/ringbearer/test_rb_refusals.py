"""What may not be done is refused with a reason and the number of a rule, and tells nothing that is hidden."""

from collections.abc import Callable
from typing import Any

import pytest

import mathom
from mathom.games.ringbearer.fall import advance
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import Dice
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import State
from mathom.kernel.words import LANGUAGES
from ringbearer.rb import GAME, can, do, new, position, tile
from support import rule

CARDS = GAME.edition.cards
LAYABLE = GAME.edition.layable


def why(state: State, text: str) -> IllegalAction:
    with pytest.raises(mathom.IllegalAction) as caught:
        GAME.parse(state, text)
    return caught.value


def reason(state: State, text: str) -> tuple[str, str]:
    error = why(state, text)
    return error.rule, error.say("en").removesuffix(f" ({error.rule})")


def acting(**data: Any) -> Ringbearer:
    data.setdefault("hand_0", ["blue"])
    return position(land=[tile("a1", "red-remove"), tile("a2", "green")], tile=5, field="upper-1", sauron=1, **data)


def travelling(**data: Any) -> Ringbearer:
    land = [tile("a1", "red-remove", "yellow-ring", "blue"), tile("b3", "green-gandalf"), tile("d1", "yellow", "green")]
    data = {"tile": 5, "field": "upper-1", "riders": 1, "helpers": ["helper-riders-back"], **data}
    return position(land=land, phase="travel", left=0, **data)


SEE = "you see no such card there"


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [
        ("begin player-1", "RB-11", "this cannot be done in the present phase"),
        ("lay crown 5", "RB-2", "there is no card called crown"),
        ("lay sauron 5", "RB-27", "only colour cards and Jokers are laid at tiles"),
        ("lay helper-remove 5", "RB-27", "only colour cards and Jokers are laid at tiles"),
        ("lay green 5", "RB-13", f"{SEE}: green"),
        ("lay green 5 from player-2", "RB-12", f"{SEE}: green"),
        ("lay blue 4", "RB-28", "cards are laid at open tiles only"),
        ("lay blue 7", "RB-28", "cards are laid at open tiles only"),
        ("lapse", "RB-24", "an action that is possible may not be declined"),
        ("go 5-upper-2 with yellow", "RB-23", "two actions have to be taken first"),
        ("halt", "RB-23", "two actions have to be taken first"),
        ("draw", "RB-23", "two actions have to be taken first"),
        ("stop", "RB-23", "two actions have to be taken first"),
        ("use red-remove sauron", "RB-33", "cards at tiles are used while travelling"),
        ("use helper-remove sauron", "RB-22", "this helper does not lie in the middle"),
        ("play dark-hand", "RB-82", "this cannot be done in the present phase"),
        ("aside dark-hand", "RB-81", "this cannot be done in the present phase"),
        ("pay sauron", "RB-83", "this cannot be done in the present phase"),
        ("paid", "RB-97", "this cannot be done in the present phase"),
        ("take player-2 hidden", "RB-87", "this cannot be done in the present phase"),
        ("remove green 6", "RB-89", "this cannot be done in the present phase"),
        ("enough", "RB-89", "this cannot be done in the present phase"),
        ("back start", "RB-90", "this cannot be done in the present phase"),
        ("charge 5", "RB-92", "this cannot be done in the present phase"),
    ],
)
@rule("RB-23", "RB-24", "RB-27", "RB-28")
def test_refused_in_phase_3(text: str, number: str, words: str) -> None:
    """While two actions are to be taken."""
    assert reason(acting(), text) == (number, words)


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [
        ("lay blue 5", "RB-23", "both actions of this turn are taken"),
        ("discover", "RB-23", "both actions of this turn are taken"),
        ("lapse", "RB-23", "both actions of this turn are taken"),
        ("go 5-upper-2 with red-remove", "RB-36", "the step is not paid for with these cards"),
        ("go 5-lower-2 with red-remove", "RB-38", "no step leads to that field"),
        ("go 6-upper-1 with green-gandalf", "RB-38", "no step leads to that field"),
        ("use green-gandalf", "RB-47", "this card does not lie at the tile of the fellowship"),
        ("use blue", "RB-47", "this card has no symbol"),
        ("use yellow-ring", "RB-63", "the bearer cannot use the ring symbol"),
        ("use red-remove sauron", "RB-50", "it would change nothing"),
        ("draw", "RB-51", "this cannot be done in the present phase"),
        ("stop", "RB-51", "this cannot be done in the present phase"),
    ],
)
@rule("RB-36", "RB-38", "RB-47", "RB-63")
def test_refused_while_travelling(text: str, number: str, words: str) -> None:
    """Steps that are not paid for or lead nowhere, and cards that cannot be used."""
    assert reason(travelling(), text) == (number, words)


@rule("RB-48", "RB-61", "RB-43", "RB-44", "RB-69")
def test_refused_elsewhere_on_the_journey() -> None:
    """On a no-action tile, with the riders at their start, and before special fields."""
    barred = travelling(tile=6, field="upper-2")
    assert reason(barred, "use green-gandalf") == ("RB-48", "on this tile cards cannot be used for their actions")
    assert reason(barred, "go 7-upper-1 with green") == ("RB-43", "the step is not paid for with these cards")
    lower = travelling(tile=6, field="lower-2")
    assert reason(lower, "go 7-lower-1 with yellow") == ("RB-44", "the step is not paid for with these cards")
    special = "this symbol does not lead onto a special field or Mount Doom"
    assert reason(lower, "leap 7-lower-1 by green-step") == ("RB-69", special)
    at_start = travelling(tile=6, field="upper-1", riders=0)
    assert reason(at_start, "use helper-riders-back") == ("RB-61", "the riders cannot go back any further")


@rule("RB-50", "RB-93", "RB-67")
def test_refused_symbols() -> None:
    """Of a helper with two symbols the one that is named counts; a step by the symbol needs its surcharge."""
    s = position(helpers=["helper-gandalf-or-draw-two"], gandalf=4)
    assert reason(s, "use helper-gandalf-or-draw-two gandalf") == ("RB-50", "it would change nothing")
    land = [tile("a1", "green-step", surcharges=("blue",)), tile("a2")]
    s = position(land=land, tile=5, field="upper-1", phase="travel", left=0, helpers=["helper-remove"], sauron=1)
    assert why(s, "leap 5-upper-2 by green-step").rule == "RB-93"


@rule("RB-52", "RB-32")
def test_refused_while_drawing() -> None:
    """A second reversed card, and whatever belongs to other phases."""
    s = position(phase="drawing", left=0, helpers=["helper-riders-back"], riders=1)
    do(s, "draw reversed")
    assert reason(s, "draw reversed") == ("RB-52", "only one of the cards drawn in a turn may be reversed")
    assert reason(s, "lay blue 5") == ("RB-23", "both actions of this turn are taken")
    assert reason(s, "go 5-upper-1 with blue") == ("RB-35", "this cannot be done in the present phase")
    phases = "cards and helpers are used by the active companion, in phases 3 and 4"
    assert reason(s, "use helper-riders-back") == ("RB-32", phases)


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [
        ("lay blue 5", "RB-80", "Sauron’s servant plays with dark cards only"),
        ("discover", "RB-80", "Sauron’s servant plays with dark cards only"),
        ("halt", "RB-80", "Sauron’s servant plays with dark cards only"),
        ("stop", "RB-80", "Sauron’s servant plays with dark cards only"),
        ("use helper-remove sauron", "RB-32", "cards and helpers are used by the active companion, in phases 3 and 4"),
        ("play dark-draw", "RB-82", "you do not have this card"),
        ("play dark-tile-back", "RB-82", "too few cards lie before you to pay for it"),
        ("play dark-gandalf", "RB-86", "its action cannot be carried out"),
        ("play dark-back", "RB-90", "its action cannot be carried out"),
        ("play dark-remove-one", "RB-85", "its action cannot be carried out"),
        ("charge 5", "RB-92", "this cannot be done in the present phase"),
    ],
)
@rule("RB-80", "RB-82", "RB-85", "RB-86", "RB-90")
def test_refused_to_the_servant(text: str, number: str, words: str) -> None:
    """Companions' deeds, and dark cards he cannot play."""
    mine = ["dark-tile-back", "dark-gandalf", "dark-back", "dark-remove-one"]
    s = position(servant=0, dark_hand=mine, sauron=2, helpers=["helper-remove"], hand_1=["red"])
    assert reason(s, text) == (number, words)


@rule("RB-90", "RB-95")
def test_refused_while_a_dark_card_is_played() -> None:
    """Another field than one behind; another dark card."""
    land = [tile("a1"), tile("a2")]
    s = position(servant=0, dark_hand=["dark-back", "dark-tile-back"], sauron=5, land=land, tile=6, field="upper-2")
    assert reason(s, "play dark-tile-back") == ("RB-95", "its action cannot be carried out")
    do(s, "play dark-back")
    assert reason(s, "back 6-lower-1") == ("RB-90", "the fellowship is not moved back to that field")
    assert reason(s, "play dark-tile-back") == ("RB-82", "this cannot be done in the present phase")


NONSENSE = ["", "pass", "lay", "go", "use", "use crown", "lay blue 5 from player-9", "play crown", "begin player-9"]
NONSENSE += ["take", "take player-9 hidden", "pay crown", "charge 4", "remove", "aside crown", "draw draw", "back", "ø"]


@rule("RB-11", "RB-23", "RB-33", "RB-51", "RB-79", "RB-83", "RB-87", "RB-89", "RB-90", "RB-92")
@pytest.mark.parametrize(
    ("number", "make", "texts"),
    [
        ("RB-11", lambda: new(3), []),
        ("RB-23", acting, []),
        ("RB-33", travelling, []),
        ("RB-51", lambda: position(phase="drawing", left=0), []),
        ("RB-79", lambda: serving("dark-hand"), []),
        ("RB-83", lambda: serving("dark-hand", before=["dark-draw"]), ["play dark-hand"]),
        ("RB-87", lambda: serving("dark-hand"), ["play dark-hand"]),
        ("RB-89", lambda: serving("dark-remove-two"), ["play dark-remove-two"]),
        ("RB-90", lambda: serving("dark-back"), ["play dark-back"]),
        ("RB-92", lambda: serving("dark-surcharge-red"), ["play dark-surcharge-red"]),
    ],
)
def test_what_is_not_understood(number: str, make: Callable[[], Ringbearer], texts: list[str]) -> None:
    """What is not an action at all is answered with what is possible, and with the rule of the present phase."""
    s = make()
    do(s, *texts)
    assert (reason(s, "pass")[0], "possible: " in reason(s, "pass")[1]) == (number, True)
    for text in NONSENSE:
        assert why(s, text).rule.startswith("RB-"), text


def serving(card: str, **data: Any) -> Ringbearer:
    land = [tile("a1"), tile("a2", "green", "red")]
    data = {"servant": 0, "dark_hand": [card], "sauron": 2, "hand_1": ["red"], "riders": 1, **data}
    return position(land=land, tile=6, field="upper-2", **data)


@rule("RB-99", "RB-104")
def test_refused_after_the_end() -> None:
    """The rule is that of the end."""
    s = position(
        land=[tile("d1"), tile("d4", "red", "red", "blue-ring")], tile=5, field="upper-2", phase="travel", left=0
    )
    do(s, "go 6-doom with blue-ring red red")
    assert reason(s, "discover") == ("RB-104", "the game is over")
    s = position(riders=3)
    advance(s, 1)
    assert reason(s, "discover") == ("RB-99", "the game is over")


# -- nothing hidden is told


@rule("RB-13", "RB-105")
def test_the_own_reversed_card_is_not_betrayed() -> None:
    """Whatever card he names: the answer is the same whether his reversed card is that card or another."""
    for text in (f"lay {name} 5" for name in CARDS if name not in ("blue", "green")):
        answers = set()
        for card in [*LAYABLE[:6], "joker", "sauron", "helper-remove", "green"]:
            if GAME.edition.start[CARDS.index(card)] + GAME.edition.others[CARDS.index(card)] or card == "sauron":
                answers.add(reason(position(hand_0=["blue"], reversed_0=[card], pile=["red"]), text))
        assert len(answers) == 1, text


@rule("RB-12", "RB-105")
def test_hidden_cards_of_others_are_not_betrayed() -> None:
    """The same for a card named from another's hand: only his reversed cards answer otherwise."""
    for name in LAYABLE:
        answers = set()
        for theirs in (["yellow"], ["joker"], ["red-ring"], ["sauron"]):
            s = position(hand_0=["blue"], hand_1=theirs, reversed_1=["green"], pile=["red"])
            if name == "green":
                assert "lay green 5 from player-2" in can(s)
            else:
                answers.add(reason(s, f"lay {name} 5 from player-2"))
        assert len(answers) == (name != "green"), name


@rule("RB-12", "RB-13")
def test_one_answer_for_every_card_that_is_not_seen() -> None:
    """Apart from its name, the refusal does not depend on which card is asked for."""
    s = position(hand_0=["blue"], reversed_0=["red"], hand_1=["yellow", "joker"], reversed_1=["green"])
    own = {why(s, f"lay {name} 5").words.text for name in LAYABLE if name != "blue"}
    theirs = {why(s, f"lay {name} 5 from player-2").words.text for name in LAYABLE if name != "green"}
    assert own == theirs == {"you see no such card there: {card}"}


@rule("RB-106")
def test_the_servant_learns_nothing_of_hidden_cards() -> None:
    """Asking for a card by name that he does not see gets the same answer whether it is there or not."""
    answers = set()
    for theirs in ("yellow", "joker", "red-ring"):
        s = position(servant=0, dark_hand=["dark-hand"], sauron=1, hand_1=[theirs], reversed_1=["green"], pile=["red"])
        do(s, "play dark-hand")
        answers.add(tuple(str(why(s, f"take player-2 {name}")) for name in CARDS if name != "green"))
    assert len(answers) == 1


def test_every_refusal_names_a_rule_of_the_book() -> None:
    """Whatever is typed in a game, a refusal has words in all languages, and depends on nothing hidden."""
    numbers = {r.number for r in GAME.rules}
    texts = [f"lay {card} {n}" for card in ("blue", "joker", "sauron") for n in (4, 5, 9)]
    texts += ["discover", "lapse", "halt", "stop", "draw", "draw reversed", "go 5-upper-1 with blue", "use yellow-ring"]
    texts += ["leap 5-lower-1 by green-step", "use helper-remove sauron", "use helper-gandalf-or-draw-two draw-two"]
    texts += [
        "play dark-draw",
        "aside dark-hand",
        "pay sauron",
        "paid",
        "take player-1 hidden",
        "back start",
        "charge 5",
    ]
    s, dice = new(3, 8), Dice(4)
    refusals, n = 0, 0
    while not s.over:
        n += 1
        twin = s.imagine(int(s.seat), Dice(n))
        for text in set(texts) - set(can(s)) if n % 3 == 0 else ():
            error = why(s, text)
            refusals += 1
            assert error.rule in numbers
            assert all(error.say(language) for language in LANGUAGES)
            assert str(why(twin, text)) == str(error)
        actions = s.actions()
        s.apply(actions[dice.below(len(actions))])
    assert refusals > 100
