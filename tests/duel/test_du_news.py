"""What is told of a turn: the same to both players and to spectators (DU-63, DU-89), in the order of DU-23."""

from duel.du import GAME, do, position
from mathom.games.duel.rules import Duel
from mathom.kernel.words import say
from support import rule

Happening = tuple[int | None, str | None, str | None, str | None]


def happenings(s: Duel, *texts: str) -> list[Happening | str]:
    """who, what, from where, to where; or the words, where no piece is moved"""
    s.news = []
    do(s, *texts)
    events = GAME.view(s, 0).events
    assert events == GAME.view(s, 1).events == GAME.view(s).events
    return [(e.seat, e.face, e.source, e.target) if e.face else say(e.words) for e in events]


@rule("DU-23", "DU-89")
def test_a_purple_card() -> None:
    """The card, the unit removed, the move, the conflict."""
    s = position(
        ["c3-purple-06"],
        chapter=3,
        coins=[4, 2],
        units_0=["arnor", "enedwaith"],
        units_1=["rohan", "mordor", "mordor"],
    )
    assert happenings(s, "play c3-purple-06", "remove mordor", "move enedwaith rohan", "done") == [
        (0, "c3-purple-06", "layout", "area:0"),
        (1, "unit-1", "region:mordor", None),
        (0, "unit-0", "region:enedwaith", "region:rohan"),
        "conflict in Rohan: each side removes 1 unit",
        "Player 1 leaves out 1 move",
    ]


@rule("DU-32", "DU-51", "DU-89")
def test_coins_are_told() -> None:
    """What is paid, taken, lost and got for a discarded card, in numbers."""
    s = position(["c3-purple-02", "c3-red-01"], chapter=3, coins=[5, 1], units_1=["rohan"])
    s.news = []
    do(s, "play c3-purple-02", "remove rohan")
    words = [say(e.words) for e in GAME.view(s).events]
    assert words[0].endswith("and pays 4 coins")
    assert words[1:] == ["Player 2 loses a unit in Rohan", "Player 2 loses 1 coin"]
    s.news = []
    do(s, "discard c3-red-01")
    assert say(GAME.view(s).events[0].words).endswith("for 3 coins")
    s = position(["c1-yellow-01", "c1-grey-01"])
    s.news = []
    do(s, "play c1-yellow-01")
    assert "pays" not in say(GAME.view(s).events[0].words)
    assert say(GAME.view(s).events[1].words) == "Player 1 takes 2 coins"


@rule("DU-41", "DU-59", "DU-63")
def test_a_chained_card_and_its_tokens() -> None:
    """That it was free by its chain; both tokens turned up, and which is kept."""
    s = position(["c2-green-02"], chapter=2, area_0=["c1-green-04"], chance=["humans-3", "humans-1"])
    assert happenings(s, "play c2-green-02", "keep humans-1") == [
        (0, "c2-green-02", "layout", "area:0"),
        (0, "humans-3", None, "stack:humans"),
        (0, "humans-1", None, "stack:humans"),
        (0, "humans-1", "stack:humans", "tokens:0"),
    ]
    assert say(GAME.view(s).events[0].words).endswith("free by its chain")


@rule("DU-23", "DU-56")
def test_steps_and_bonuses() -> None:
    """Each step, the bonus between two steps, then the token that reacts."""
    s = position(["c3-blue-05"], chapter=3, coins=[3, 0], steps=[10, 0], fortresses_1=["rohan"], tokens_0=["hobbits-2"])
    assert happenings(s, "play c3-blue-05", "raze rohan", "place rohan") == [
        (0, "c3-blue-05", "layout", "area:0"),
        (0, "frodo", None, "track:0"),
        (0, "frodo", None, "track:0"),
        (1, "fortress-1", "region:rohan", None),
        (0, "frodo", None, "track:0"),
        (0, "unit-0", None, "region:rohan"),
    ]
    steps = [say(e.words) for e in GAME.view(s).events if e.face == "frodo"]
    assert steps == [f"Frodo and Sam reach step {n}" for n in (11, 12, 13)]


@rule("DU-20", "DU-84")
def test_a_tile() -> None:
    """What it cost, the fortress, then its units with their number, and the conflict."""
    s = position(["c1-grey-01"], seat=1, coins=[0, 7], tiles=["bree"], fortresses_1=["gondor"], units_0=["arnor"] * 3)
    assert happenings(s, "take bree") == [
        (1, "bree", "tiles", "tiles:1"),
        (1, "fortress-1", None, "region:arnor"),
        (1, "unit-1", None, "region:arnor"),
        "conflict in Arnor: each side removes 2 units",
    ]
    events = GAME.view(s).events
    assert (say(events[0].words), events[2].many) == ("Player 2 takes Bree and pays 7 coins", 2)


@rule("DU-78", "DU-81")
def test_cards_that_change_places() -> None:
    """A grey card that must be discarded, and a card played from the pile."""
    s = position(["c1-grey-01"], coins=[6, 0], tiles=["isengard"], area_1=["c1-grey-05"])
    assert happenings(s, "take isengard")[2:] == [
        (1, "c1-grey-05", "area:1", "discard"),
        (0, "frodo", None, "track:0"),
    ]
    s = position(["c1-grey-01"], coins=[6, 0], tiles=["barad-dur"], discard=["c1-red-03", "c1-yellow-01"])
    assert happenings(s, "take barad-dur", "fetch c1-red-03", "place rhovanion")[2:] == [
        "Player 1 looks through the discard pile",
        (0, "c1-red-03", "discard", "area:0"),
        (0, "unit-0", None, "region:rhovanion"),
    ]


@rule("DU-22", "DU-25", "DU-27", "DU-89")
def test_the_end_of_a_turn_and_of_a_chapter() -> None:
    """An extra turn, cards turned up, cards left over, and the tiles of a new chapter."""
    rest = [c for c in GAME.edition.cards if c.startswith("c1") and c not in ("c1-red-01", "c1-red-02")]
    s = position(layout={9: "face-down", 14: rest.pop()}, area_1=rest, chance=["c1-red-02"])
    last = s.edition.cards[s.layout[14]]
    assert happenings(s, f"discard {last}") == [
        (0, last, "layout", "discard"),
        (None, "c1-red-02", None, "layout/9"),
        (None, "c1-red-01", None, "discard"),
    ]
    s = position(["c1-yellow-01"], last=True, tokens_0=["elves-1"], tiles=["bree"], tiles_1=["erebor", "isengard"])
    told = happenings(s, "play c1-yellow-01")
    assert told[1:4] == ["Player 1 takes 2 coins", "Player 1 has earned an extra turn", "chapter 2 begins"]
    assert [(e[2], e[3]) for e in told[4:] if isinstance(e, tuple)] == [("tile-stack", "tiles")] * 2


@rule("DU-57", "DU-58", "DU-66", "DU-87", "DU-88")
def test_how_it_ended() -> None:
    """The end is told last, and why."""
    for seat, words in (
        (0, "Player 1 wins: the Ring is destroyed"),
        (1, "Player 2 wins: the Nazgûl have caught Frodo and Sam"),
    ):
        s = position(["c1-blue-01"], seat=seat, steps=[13, 13])
        assert happenings(s, "play c1-blue-01")[-1] == words
    s = position(["c3-red-01"], chapter=3, last=True, units_0=["arnor"], fortresses_0=["rohan"], units_1=["mordor"])
    assert happenings(s, "discard c3-red-01")[-1] == "Player 1 wins: present in 2 regions against 1"
    s = position(["c3-red-01"], chapter=3, last=True, units_0=["arnor"], units_1=["mordor"])
    assert happenings(s, "discard c3-red-01")[-1] == "shared victory: both are present in 1 region"


@rule("DU-50", "DU-72")
def test_an_effect_that_is_ended_early() -> None:
    """What was left of it is told: moves, and deeds of the Ents."""
    s = position(["c3-purple-05"], chapter=3, coins=[4, 1], units_0=["arnor"])
    assert happenings(s, "play c3-purple-05", "done")[-1] == "Player 1 leaves out 2 moves"
    s = position(["c3-red-01"], chapter=3, stack=[{"is": "deeds", "n": 3}], units_1=["mordor"], coins=[0, 1])
    assert happenings(s, "rob", "done") == ["Player 2 loses 1 coin", "Player 1 leaves out 2 deeds of the Ents"]


@rule("DU-88")
def test_what_the_regions_are_made_of() -> None:
    """At the end each player's regions are told apart: those with a fortress, and those with units alone."""
    s = position(
        ["c3-red-01"],
        chapter=3,
        last=True,
        units_0=["arnor", "arnor", "rohan"],
        fortresses_0=["rohan", "gondor"],
        units_1=["mordor"],
    )
    assert GAME.view(s).result is None
    do(s, "discard c3-red-01")
    result = GAME.view(s).result
    assert result is not None
    assert [[(say(words), n) for words, n in sums] for sums in result.sums] == [
        [("regions with a fortress", 2), ("regions with units alone", 1)],
        [("regions with a fortress", 0), ("regions with units alone", 1)],
    ]
    assert [seat.score for seat in GAME.view(s).seats] == [sum(n for _, n in sums) for sums in result.sums] == [3, 1]
