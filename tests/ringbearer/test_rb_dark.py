"""RB-86 to RB-98: what the dark cards do."""

from typing import Any

import pytest

from mathom.games.ringbearer.fall import advance
from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import Dice
from ringbearer.rb import (
    GAME,
    before,
    can,
    cards_at,
    dark_discard,
    discard,
    do,
    faces,
    fellowship,
    hand,
    phase,
    pile,
    position,
    refused,
    reversed_cards,
    surcharges_at,
    tile,
    told,
    zone,
)
from support import rule


def plays(card: str, chance: list[str] | None = None, **data: Any) -> Ringbearer:
    """the servant, seat 0, has played a dark card as his first action; nine Sauron cards lay before him"""
    data.setdefault("sauron", 9)
    s = position(chance, servant=0, dark_hand=[f"dark-{card}", "dark-remove-two"], **data)
    s.news = []
    do(s, f"play dark-{card}")
    return s


def cannot(card: str, **data: Any) -> str:
    """the rule for which a dark card cannot be played"""
    s = position(servant=0, dark_hand=[f"dark-{card}"], sauron=9, **data)
    assert f"play dark-{card}" not in can(s)
    return refused(s, f"play dark-{card}")


TWO = [tile("a1"), tile("a2")]


# -- Gandalf


@rule("RB-86")
def test_gandalf_is_moved_on() -> None:
    """One tile clockwise, for one card; at most to the left edge of the fellowship's tile."""
    s = plays("gandalf", land=TWO, tile=6, field="upper-1", gandalf=4, riders=3)
    assert (int(s.gandalf), before(s), int(s.left)) == (5, ["sauron"] * 8, 1)
    assert (dark_discard(s), discard(s)) == (["dark-gandalf"], ["sauron"])
    advance(s, 1)
    assert int(s.riders) == 4
    assert int(plays("gandalf", land=TWO, tile=6, field="upper-1", gandalf=5).gandalf) == 6
    assert cannot("gandalf", land=TWO, tile=6, field="upper-1", gandalf=6) == "RB-86"


@rule("RB-86")
def test_no_gandalf_no_move() -> None:
    """Beside the board he cannot be moved."""
    assert cannot("gandalf", land=TWO, tile=6, field="upper-1") == "RB-86"


# -- hand cards


@rule("RB-87")
def test_a_hand_card_is_taken() -> None:
    """From a companion he names, not from himself or an empty hand; it goes to the discard."""
    s = plays("hand", hand_1=["blue", "blue"], reversed_2=["red-ring"], seats=4)
    assert can(s) == ["take player-2 hidden", "take player-3 red-ring"]
    do(s, "take player-2 hidden")
    assert (hand(s, 1), discard(s), int(s.size[1])) == (["blue"], ["blue", "sauron"], 1)
    assert "Player 1 takes blue from Player 2" in told(s, None)


@rule("RB-88")
def test_a_reversed_card_is_chosen() -> None:
    """He sees it; each kind is one choice, whichever of the cards that he cannot see is another."""
    s = plays("hand", hand_1=["blue", "green"], reversed_1=["joker", "sauron"])
    assert can(s) == ["take player-2 joker", "take player-2 sauron", "take player-2 hidden"]
    do(s, "take player-2 joker")
    assert (hand(s, 1), reversed_cards(s, 1)) == (["blue", "green"], ["sauron"])
    assert (discard(s), int(s.size[1])) == (["joker", "sauron"], 3)


@rule("RB-88")
def test_a_hidden_card_is_taken_at_random() -> None:
    """Each of those that face their owner may be taken, and never a reversed one."""
    found = set()
    for seed in range(40):
        s = plays("hand", hand_1=["blue", "green", "red"], reversed_1=["joker"])
        s.dice = Dice(seed)
        do(s, "take player-2 hidden")
        assert reversed_cards(s, 1) == ["joker"]
        found.add(discard(s)[0])
    assert found == {"blue", "green", "red"}


@rule("RB-88")
@pytest.mark.parametrize("text", ["take player-2 hidden", "take player-3 sauron"])
def test_a_sauron_card_taken_moves_no_riders(text: str) -> None:
    """It is discarded without any effect."""
    s = plays("hand", hand_1=["sauron"], reversed_2=["sauron"], riders=3)
    do(s, text)
    assert (int(s.riders), discard(s), before(s), s.over) == (3, ["sauron", "sauron"], ["sauron"] * 8, False)


# -- laid cards


@rule("RB-89")
def test_one_laid_card_is_removed() -> None:
    """For one card: a card at any tile; a surcharge is none."""
    land = [tile("a1", "blue", surcharges=("red",)), tile("a2", "joker", "red-ring")]
    s = plays("remove-one", land=land)
    assert can(s) == ["remove blue 5", "remove red-ring 6", "remove joker 6"]
    do(s, "remove joker 6")
    assert (cards_at(s, 5), cards_at(s, 6), before(s)) == (["blue"], ["red-ring"], ["sauron"] * 8)
    assert (discard(s), phase(s), surcharges_at(s, 5)) == (["joker", "sauron"], "serving", ["red"])
    assert told(s, None)[-1] == "Player 1 removes Joker from tile 6"


@rule("RB-89")
def test_two_laid_cards_are_removed() -> None:
    """For two cards: one or two, also from two tiles."""
    land = [tile("a1", "blue", "blue"), tile("a2", "joker")]
    s = plays("remove-two", land=land)
    assert can(s) == ["remove blue 5", "remove joker 6"]
    do(s, "remove blue 5")
    assert can(s) == ["enough", "remove blue 5", "remove joker 6"]
    twin = s.copy()
    do(s, "remove joker 6")
    assert (cards_at(s, 5), cards_at(s, 6), before(s)) == (["blue"], [], ["sauron"] * 7)
    assert (discard(s), phase(s)) == (["blue", "joker", "sauron", "sauron"], "serving")
    do(twin, "enough")
    assert (cards_at(twin, 5), cards_at(twin, 6), phase(twin)) == (["blue"], ["joker"], "serving")


@rule("RB-89", "RB-85")
def test_only_one_card_lies_there() -> None:
    """Then one is removed for two; with none the card cannot be played."""
    s = plays("remove-two", land=[tile("a1", "blue")])
    do(s, "remove blue 5")
    assert (cards_at(s, 5), phase(s), int(s.left), before(s)) == ([], "serving", 1, ["sauron"] * 7)
    assert cannot("remove-two", land=[tile("a1", surcharges=("red",))]) == "RB-85"
    assert cannot("remove-one") == "RB-85"


# -- the fellowship goes back


@rule("RB-90")
@pytest.mark.parametrize(
    ("name", "field", "behind"),
    [
        ("a1", "upper-2", ["5-upper-1"]),
        ("a1", "lower-2", ["5-lower-1"]),
        ("a5", "upper-2", ["5-upper-1", "5-lower-1"]),
        ("b3", "upper-2", ["5-upper-1"]),
        ("b3", "lower-2", ["5-upper-1", "5-lower-1"]),
        ("c1", "lower-3", ["5-upper-2", "5-lower-2"]),
    ],
)
def test_one_field_back(name: str, field: str, behind: list[str]) -> None:
    """To a field from which a step leads to the present one; where there are several the servant chooses."""
    s = plays("back", land=[tile(name, "red")], tile=5, field=field)
    assert can(s) == [f"back {spot}" for spot in behind]
    do(s, f"back {behind[-1]}")
    assert (fellowship(s), before(s)) == ((5, behind[-1][2:]), ["sauron"] * 7)
    assert (cards_at(s, 5), discard(s)) == (["red"], ["sauron", "sauron"])


@rule("RB-90", "RB-91")
@pytest.mark.parametrize(("way", "last"), [("upper", "upper-3"), ("lower", "lower-3")])
def test_back_to_the_tile_before(way: str, last: str) -> None:
    """From the first field of a way to the last of the same way; no card is paid or discarded."""
    s = plays("back", land=[tile("c1", "blue"), tile("a2", "red")], tile=6, field=f"{way}-1", riders=4)
    assert can(s) == [f"back 5-{last}"]
    do(s, f"back 5-{last}")
    assert (fellowship(s), cards_at(s, 5), cards_at(s, 6)) == ((5, last), ["blue"], ["red"])
    assert discard(s) == ["sauron", "sauron"]


@rule("RB-90")
def test_not_across_gandalf() -> None:
    """At his edge the fellowship does not go back; within the tile it does."""
    data: dict[str, Any] = {"land": [tile("a1"), tile("a2")], "tile": 6, "gandalf": 6}
    assert cannot("back", field="upper-1", **data) == "RB-90"
    assert cannot("back", tile=5, field="lower-1", gandalf=5) == "RB-90"
    assert can(plays("back", field="upper-2", **data)) == ["back 6-upper-1"]
    assert can(plays("back", land=TWO, tile=6, field="upper-1", gandalf=5)) == ["back 5-upper-2"]


@rule("RB-91")
@pytest.mark.parametrize("field", ["upper-1", "lower-1"])
def test_back_to_the_start(field: str) -> None:
    """From the first field of tile 5 to the start position, and from there no further."""
    s = plays("back", tile=5, field=field)
    assert can(s) == ["back start"]
    do(s, "back start")
    assert fellowship(s) == (4, "start")
    assert GAME.from_json(s.to_json()).digest() == s.digest()
    assert cannot("back") == "RB-90"


# -- a tile goes back


@rule("RB-95")
def test_the_last_tile_goes_back() -> None:
    """For three cards: on top of the stack, from where it is the next to be discovered, and all know it."""
    s = plays("tile-back", land=[*TWO, tile("b4")], stack=["b1", "b2", "b5"], tile=6, field="upper-1")
    assert (int(s.laid), before(s), s.stack.size()) == (6, ["sauron"] * 6, 4)
    assert faces(GAME.view(s), "tile-stack") == ["b4"]
    do(s, "aside dark-remove-two", "discover")
    assert (int(s.laid), GAME.edition.tiles[s.tiles[7]]) == (7, "b4")
    assert (faces(GAME.view(s), "tile-stack"), zone(GAME.view(s), "tile-stack").size) == ([], 3)


@rule("RB-95")
def test_not_under_the_fellowship() -> None:
    """The tile on which the fellowship stands does not go back."""
    assert cannot("tile-back", land=TWO, tile=6, field="upper-1") == "RB-95"


@rule("RB-96")
def test_what_lay_at_the_tile() -> None:
    """Movement cards go to the discard, surcharges to the dark discard; those at other tiles stay."""
    land = [tile("a1", "blue", surcharges=("blue",)), tile("b4", "red", "joker", surcharges=("red",))]
    s = plays("tile-back", land=land, stack=["b1"])
    assert (cards_at(s, 5), surcharges_at(s, 5), cards_at(s, 6)) == (["blue"], ["blue"], [])
    assert discard(s) == ["red", "joker", "sauron", "sauron", "sauron"]
    assert sorted(dark_discard(s)) == ["dark-surcharge-red", "dark-tile-back"]


@rule("RB-96")
def test_tiles_1_to_4_never_go_back() -> None:
    """Tile 5 does, while the fellowship is at the start; then there is none left that could."""
    s = plays("tile-back", land=[tile("a1")], stack=["b1"])
    assert (int(s.laid), GAME.from_json(s.to_json()).digest()) == (4, s.digest())
    do(s, "aside dark-remove-two")
    assert (can(s), int(s.seat)) == (["discover"], 1)
    assert cannot("tile-back", land=[], stack=["a1"]) == "RB-95"
    assert cannot("surcharge-red", land=[], stack=["a1"]) == "RB-85"


@rule("RB-96", "RB-30")
def test_mount_doom_goes_back() -> None:
    """Then discovering is possible again, and finds it."""
    s = plays("tile-back", land=[tile("a1"), tile("d4", "red")], stack=["d1", "d2"])
    do(s, "aside dark-remove-two", "discover")
    assert (GAME.edition.tiles[s.tiles[6]], faces(GAME.view(s), "tile-stack")) == ("d4", [])
    assert "discover" not in can(s)


# -- movement cards are drawn


@rule("RB-97")
def test_as_many_cards_as_are_paid() -> None:
    """Three paid: three cards, two of them Sauron cards, and the riders advance two tiles."""
    s = plays("draw", ["sauron", "blue", "sauron"], pile=["sauron", "sauron", "blue", "red"], before=["dark-back"])
    assert can(s) == ["pay sauron", "pay dark-back"]
    do(s, "pay sauron")
    assert can(s) == ["paid", "pay sauron", "pay dark-back"]
    do(s, "pay dark-back", "pay sauron", "paid")
    assert (int(s.riders), pile(s), before(s)) == (2, ["red"], ["sauron"] * 7)
    assert discard(s) == ["blue"] + ["sauron"] * 4
    assert dark_discard(s) == ["dark-back", "dark-draw"]


@rule("RB-97")
@pytest.mark.parametrize("paid", [1, 2, 3])
def test_the_cost_is_chosen(paid: int) -> None:
    """At least one; the first is paid without asking where only Sauron cards lie, the others as he likes."""
    s = plays("draw", ["blue"] * paid, pile=["blue"] * 3, sauron=3)
    for _ in range(paid - 1):
        assert can(s) == ["paid", "pay sauron"]
        do(s, "pay sauron")
    if paid < 3:
        do(s, "paid")
    assert (len(pile(s)), before(s), int(s.left)) == (3 - paid, ["sauron"] * (3 - paid), 1)


@rule("RB-97")
def test_nothing_but_the_cost_is_not_enough() -> None:
    """Without a card before him he cannot draw."""
    s = position(servant=0, dark_hand=["dark-draw"], dark_pile=[])
    assert refused(s, "play dark-draw") == "RB-82"


@rule("RB-98", "RB-59")
def test_one_advance() -> None:
    """Gandalf stops all of it at once: three Sauron cards, and the riders do not pass him."""
    s = plays("draw", pile=["sauron"] * 3, sauron=3, gandalf=2)
    do(s, "pay sauron", "pay sauron")
    assert (int(s.riders), int(s.gandalf)) == (1, 0)


@rule("RB-98")
def test_all_cards_drawn_are_shown_and_discarded() -> None:
    """Everybody sees them; none stays with the servant."""
    s = plays("draw", ["joker", "helper-remove"], pile=["joker", "helper-remove"], sauron=2)
    do(s, "pay sauron")
    assert [line for line in told(s, None) if "turns up" in line] == [
        "Player 1 turns up Joker",
        "Player 1 turns up Helper: Remove",
    ]
    assert (hand(s, 0), int(s.size[0]), discard(s)) == ([], 0, ["joker", "sauron", "sauron", "helper-remove"])


@rule("RB-97", "RB-54")
def test_the_pile_ends_while_he_draws() -> None:
    """The discard becomes the pile; what he has just drawn is not among it."""
    s = plays("draw", ["joker", "blue"], pile=["joker"], discard=["blue"], sauron=3)
    do(s, "pay sauron", "pay sauron")
    assert (pile(s), discard(s)) == ([], ["blue", "joker", "sauron", "sauron", "sauron"])


@rule("RB-99", "RB-101")
def test_the_servant_wins_by_drawing() -> None:
    """The Sauron card drawn brings the riders onto the fellowship's tile."""
    s = plays("draw", pile=["sauron"], sauron=1, riders=3)
    assert (s.over, GAME.ending(s), [s.payoff(i) for i in range(3)]) == (True, "servant", [1.0, -1.0, -1.0])
    assert (discard(s), dark_discard(s)) == (["sauron", "sauron"], ["dark-draw"])


@rule("RB-97", "RB-55")
def test_fewer_cards_than_were_paid() -> None:
    """With one card left in pile and discard, three paid bring one."""
    s = plays("draw", pile=["sauron"], sauron=3)
    do(s, "pay sauron", "pay sauron")
    assert (int(s.riders), pile(s), discard(s), before(s)) == (1, [], ["sauron"] * 4, [])
