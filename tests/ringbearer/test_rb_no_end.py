"""RB-108 to RB-110: a game ends, however the players try to avoid it."""

from collections.abc import Callable
from typing import Any

import pytest

import mathom
from mathom.games.ringbearer import terms
from mathom.games.ringbearer.fall import advance
from mathom.games.ringbearer.payments import verb_of
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_a, act_b
from mathom.kernel.words import LANGUAGES, say
from ringbearer.rb import GAME, can, do, fellowship, new, phase, position, refused, tile, told
from support import rule

TRIES = 100_000  # decisions

Player = Callable[[Ringbearer, Dice], int]


def one_of(actions: list[int], dice: Dice) -> int:
    return actions[dice.below(len(actions))]


def still(s: Ringbearer, dice: Dice) -> int:
    """does nothing that need not be done, and lays cards where nobody will need them"""
    best = (terms.LAPSE, terms.HALT, terms.STOP, terms.LAY, terms.SET_ASIDE, terms.DISCOVER)
    actions = s.actions()
    for verb in best:
        found = [a for a in actions if verb_of(a) == verb]
        if found:
            return found[0]
    return one_of(actions, dice)


def just_in_time(s: Ringbearer, dice: Dice) -> int:
    """still, but draws a card before the riders would move"""
    if s.phase == terms.DRAWING and s.idle >= (terms.IDLE_ROUNDS + 1) * s.seats - 1:
        return s.actions()[0]
    return still(s, dice)


WORTH = {  # to players who all want the game to last, the servant too
    terms.RIDERS_BACK: 9,
    terms.GANDALF: 8,
}


def lingering(s: Ringbearer, dice: Dice) -> int:
    """Drives the riders back and bars their way, goes on only when they are near, keeps Sauron cards with the servant,
    and as servant takes tiles and cards away, so that there is always something to do."""

    def worth(action: int) -> int:
        verb = verb_of(action)
        if verb in (terms.USE, terms.HELP):
            symbol = act_b(action)
            if symbol == terms.RING and s.servant == terms.NOTHING:
                return 7 if s.sauron >= 3 else -1
            return WORTH.get(symbol, -2)
        if verb in (terms.GO, terms.LEAP):
            return 5 if s.tile - s.riders <= 2 and s.tile < s.laid else -9
        if verb == terms.PLAY:
            return {terms.TILE_BACK: 9, terms.STRIP_ONE: 6, terms.STRIP_TWO: 6, terms.TAKE_CARD: 5}.get(
                act_a(action), -3
            )
        if verb == terms.PAY:
            return 0 if act_a(action) == 0 else 3
        if verb == terms.DRAW:
            return 1 if s.servant == terms.NOTHING or s.sauron > 11 else -1
        return {terms.LAY: 4, terms.DISCOVER: 1, terms.SET_ASIDE: 2}.get(verb, 0)

    actions = s.actions()
    best = max(map(worth, actions))
    return one_of([a for a in actions if worth(a) == best], dice)


def blind(s: Ringbearer, dice: Dice) -> int:
    return one_of(s.actions(), dice)


@rule("RB-108", "RB-109")
@pytest.mark.parametrize("player", [still, just_in_time, lingering, blind])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_cannot_be_avoided(player: Player, seats: int) -> None:
    """Whatever they try, for as many decisions as they like: it ends, and within the bound that the rules prove."""
    for seed in range(12 if mathom.COMPILED else 3):
        s, dice, n = new(seats, seed, back_catches=("yes", "no")[seed % 2]), Dice(seed), 0
        while not s.over and n < TRIES:
            s.apply(player(s, dice))
            n += 1
        assert s.over
        assert n <= GAME.longest < TRIES


# -- RB-108


LAST_TILES = [tile("a1"), tile("d4")]  # Mount Doom lies open: there is nothing to discover


def bare(seats: int = 3, **data: Any) -> Ringbearer:
    """nobody has a card, and nothing can be discovered: only to draw is left"""
    data.setdefault("pile", ["blue", "red", "green"])
    return position(seats=seats, land=LAST_TILES, **data)


def idle_turn(s: Ringbearer) -> None:
    assert can(s) == ["lapse"]
    do(s, "lapse", "lapse", "stop")


@rule("RB-108")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_riders_come_when_nobody_does_anything(seats: int) -> None:
    """After three idle rounds they take a step at the end of each further one, until they catch the fellowship."""
    s = bare(seats)
    riders = []
    while not s.over:
        idle_turn(s)
        riders.append(int(s.riders))
    assert riders == [*[0] * (4 * seats - 1), *[1] * seats, *[2] * seats, *[3] * seats, 4]
    assert GAME.ending(s) == "caught"


@rule("RB-108")
@pytest.mark.parametrize("busy", ["draw", "draw reversed"])
def test_a_card_drawn_is_enough(busy: str) -> None:
    """Then the rounds are counted anew."""
    s = bare(pile=["blue"] * 2)
    for _ in range(11):
        idle_turn(s)
    do(s, "lapse", "lapse", busy, "stop")
    assert (int(s.riders), int(s.idle)) == (0, 0)
    while s.idle < 11:  # the card drawn has to be laid
        do(s, can(s)[0])
    assert int(s.riders) == 0


@rule("RB-108", "RB-16", "RB-21")
def test_cards_that_must_be_laid_are_not_nothing() -> None:
    """Nor is a turn idle in which somebody lays a Sauron card or a helper that he holds or sees."""
    for card in ("sauron", "helper-remove"):
        s = bare(hand_1=[card], idle=10, turns=10)
        idle_turn(s)
        assert int(s.idle) == 11
        do(s, "lapse", "lapse")
        do(s, *(["halt"] if phase(s) == "travel" else []), "stop")
        assert (int(s.idle), int(s.riders)) == (0, int(card == "sauron"))


@rule("RB-108", "RB-59")
def test_gandalf_stops_the_step() -> None:
    """He leaves, as always."""
    s = bare(idle=11, turns=11, gandalf=4, riders=3)
    idle_turn(s)
    assert (int(s.idle), int(s.gandalf), int(s.riders), s.over) == (12, 0, 3, False)
    for _ in range(3):
        idle_turn(s)
    assert (int(s.idle), int(s.riders), s.over) == (15, 4, True)


@rule("RB-108", "RB-101")
def test_after_a_fall_the_servant_wins_by_it() -> None:
    """He has laid all his cards before him and cannot do anything either."""
    s = bare(servant=2, seat=0, idle=14, turns=14, riders=3, dark_pile=[], dark_hand=[], before=["dark-hand"])
    idle_turn(s)
    assert GAME.ending(s) == "servant"


@rule("RB-108")
def test_the_riders_step_is_told() -> None:
    """A warning in the third idle round and in every further one, and the steps in the chronicle."""
    s = bare(idle=5, turns=5)
    warnings, chronicle = [], []
    while s.idle < 15:
        s.news = []
        do(s, "lapse", "lapse", "stop")
        chronicle += [words for words in told(s, None) if "nobody" in words or "advance" in words]
        warnings.append([say(words) for words in GAME.view(s, 1).under_way])
    assert chronicle == [
        "three rounds in which nobody did anything: at the end of each further one the Black Riders take a step",
        "again a round in which nobody did anything: the Black Riders take a step",
        "the Black Riders advance to tile 1",
        "again a round in which nobody did anything: the Black Riders take a step",
        "the Black Riders advance to tile 2",
    ]
    assert warnings == [
        *[["idle rounds: unless somebody acts, the Black Riders step after the next"]] * 3,
        *[["idle round: unless somebody acts, the Black Riders step at its end"]] * 7,
    ]
    assert all(say(words, language) for words in GAME.view(s).under_way for language in LANGUAGES)


# -- RB-109


@rule("RB-109")
@pytest.mark.parametrize("seats", [3, 4])
def test_night_falls_after_fifty_rounds(seats: int) -> None:
    """Whatever is done, the riders take a step at the end of that round and of every further one."""
    s = position(
        seats=seats,
        seat=seats - 1,
        turns=50 * seats - 1,
        busy=1,
        phase="drawing",
        left=0,
        gandalf=4,
        riders=1,
        hand_0=["blue", "red", "green", "yellow"],
        helpers=["helper-riders-back", "helper-gandalf-or-draw-two"],
        pile=["joker"],
    )
    assert [say(words) for words in GAME.view(s).under_way] == [
        "night falls at the end of this round: nothing will stop the Riders then"
    ]
    s.news = []
    do(s, "stop")
    assert (int(s.riders), int(s.gandalf)) == (2, 0)
    assert "night falls: Gandalf is gone, and nothing drives the Black Riders back any more" in told(s, 0)
    assert [say(words) for words in GAME.view(s).under_way] == [
        "night: at the end of each round the Black Riders take a step"
    ]
    assert not [text for text in can(s) if text.startswith("use") and not text.endswith("draw-two")]
    assert refused(s, "use helper-riders-back") == "RB-109"
    assert refused(s, "use helper-gandalf-or-draw-two gandalf") == "RB-109"
    for _ in range(2 * seats):
        assert not s.over
        while s.phase != terms.DRAWING and phase(s) != "travel":
            do(s, can(s)[0])
        if phase(s) == "travel":
            do(s, "halt")
        if s.phase == terms.DRAWING and int(s.turns) < 52 * seats:
            do(s, "stop")
    assert GAME.ending(s) == "caught"


# -- RB-110


def moved_back(riders: int = 5) -> Ringbearer:
    """the servant has moved the fellowship back onto the riders' tile"""
    s = position(
        land=[tile("a1"), tile("a2")],
        tile=6,
        field="upper-1",
        servant=0,
        sauron=2,
        dark_hand=["dark-back", "dark-hand"],
        riders=riders,
        back_catches="no",
    )
    do(s, "play dark-back", "back 5-upper-2")
    return s


@rule("RB-110", "RB-100")
def test_riders_beside_the_fellowship_catch_it_at_their_next_step() -> None:
    """They do not ride on without it."""
    s = moved_back()
    assert (s.over, fellowship(s), int(s.riders)) == (False, (5, "upper-2"), 5)
    advance(s, 1)
    assert (GAME.ending(s), int(s.riders)) == ("servant", 5)


@rule("RB-110")
def test_riders_never_pass_the_fellowship() -> None:
    """Nor when it was moved back to before them: they are there already."""
    s = moved_back()
    s.tile, s.field = 4, 8
    advance(s, 5)
    assert (GAME.ending(s), int(s.riders)) == ("servant", 5)


@rule("RB-110", "RB-60")
def test_the_fellowship_may_get_away() -> None:
    """As long as they do not step: it goes on, or they are driven back."""
    s = moved_back()
    s.riders -= 1
    advance(s, 1)
    assert GAME.ending(s) == "servant"
    s = moved_back()
    s.tile, s.field = 6, 0
    advance(s, 0)
    assert not s.over


@rule("RB-110")
def test_such_games_end() -> None:
    """Of random games with this setting one in a hundred did not."""
    for seed in range(300 if mathom.COMPILED else 40):
        s, dice, n = new(3 + seed % 2, seed, back_catches="no"), Dice(seed), 0
        while not s.over and n < 2000:
            s.apply(one_of(s.actions(), dice))
            n += 1
        assert s.over


@rule("RB-110")
def test_bots_know_that_the_next_step_is_the_end() -> None:
    """The careful companion walks away from riders beside him; the servant makes them step."""
    data: dict[str, Any] = {
        "land": [tile("a1", "blue"), tile("a2")],
        "tile": 5,
        "field": "upper-1",
        "riders": 5,
        "back_catches": "no",
    }
    s = position(servant=1, dark_hand=["dark-draw", "dark-back"], sauron=2, seat=1, pile=["sauron"] * 5, **data)
    assert GAME.notation(s, GAME.bot("careful").choose(s)) == "play dark-draw"
    land = [tile("a1", "yellow"), tile("a2", "green")]
    s = position(**{**data, "land": land, "field": "upper-2"}, phase="travel", left=0, servant=1)
    assert GAME.notation(s, GAME.bot("careful").choose(s)) == "go 6-upper-1 with green"
