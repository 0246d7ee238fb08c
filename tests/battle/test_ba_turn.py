"""BA-9 to BA-17: the turn and laying a companion; BA-34 to BA-38: drawing one."""

import pytest

from battle.ba import (
    COMPANIONS,
    MORDOR,
    can,
    do,
    enemies,
    groups,
    hand,
    mordor,
    new,
    news_of,
    phase,
    position,
    refused,
    ring_discard,
    ring_pile,
)
from mathom.games.battle import terms
from support import rule

FIVE = ["frodo", "theoden", "gimli", "halbarad", "forlong"]
STRONG = ["balrog", "witch-king", "saruman"]  # that one companion does not beat


# -- one of two actions


@rule("BA-9")
def test_laying_or_drawing() -> None:
    """A turn is exactly one of two actions: lay a companion, or draw a card."""
    s = position(hand_0=["frodo"], hand_1=["sam"], enemies=STRONG, chance=["companion", "gimli"])
    assert can(s) == ["lay frodo new", "draw"]
    other = s.copy()
    do(s, "draw")
    assert (s.seat, hand(s, 0), groups(s, 0)) == (1, ["frodo", "gimli"], {})
    do(other, "lay frodo new")
    assert (other.seat, hand(other, 0), groups(other, 0)) == (1, [], {1: ["frodo"]})


@rule("BA-9")
def test_not_both_actions() -> None:
    """After laying nothing is drawn, and only one companion is laid."""
    s = position(hand_0=["frodo", "gimli"], enemies=["snaga", "balrog", "saruman"])
    do(s, "lay gimli new")
    assert can(s) == ["fight 1 snaga", "done"]
    assert refused(s, "draw") == "BA-9"
    assert refused(s, "lay frodo new") == "BA-9"
    assert refused(s, "lay frodo 1") == "BA-9"


@rule("BA-9")
def test_not_both_actions_the_other_way_round() -> None:
    """After drawing nothing is laid, and nothing more is drawn."""
    s = position({0: [["bombadil"], ["gimli"]]}, hand_0=["frodo"], chance=["companion", "sam"])
    do(s, "draw")
    assert (s.seat, phase(s), can(s)) == (0, "drew", ["move bombadil 2", "done"])
    assert refused(s, "lay frodo 1") == "BA-9"
    assert refused(s, "draw") == "BA-9"


@rule("BA-10")
def test_five_hand_cards() -> None:
    """Situation 7: with five hand cards the player must lay one."""
    s = position(hand_0=FIVE)
    assert can(s) == [f"lay {card} new" for card in FIVE]
    assert refused(s, "draw") == "BA-10"


@rule("BA-10")
def test_four_hand_cards() -> None:
    """Situation 7: with four he may draw the fifth, and then no more."""
    s = position(hand_0=FIVE[:4], hand_1=["sam"], chance=["companion", "forlong", "companion", "elrond"])
    assert can(s)[-1] == "draw"
    do(s, "draw", "draw")
    assert hand(s, 0) == FIVE
    assert "draw" not in can(s)


@rule("BA-11")
def test_an_empty_hand() -> None:
    """With an empty hand the player must draw."""
    s = position({0: [["gimli"]]}, enemies=["snaga", "wargs", "balrog"], chance=["companion", "frodo"])
    assert can(s) == ["draw"]
    do(s, "draw")
    assert (hand(s, 0), s.seat) == (["frodo"], 1)


@rule("BA-11")
@pytest.mark.parametrize("cards", [0, 1, 5])
def test_nobody_passes(cards: int) -> None:
    """Something can always be done, so nobody ever passes."""
    s = position(hand_0=FIVE[:cards])
    assert can(s)
    assert refused(s, "done") == "BA-11"


# -- laying a companion


@rule("BA-12", "BA-13")
def test_where_a_card_is_laid() -> None:
    """Situation 2, the rulebook's example: groups of 3 and 1, so a hand card has exactly three places."""
    s = position({0: [["gimli", "legolas", "elrond"], ["arwen"]]}, hand_0=["frodo"], enemies=STRONG)
    assert can(s) == ["lay frodo 1", "lay frodo 2", "lay frodo new", "draw"]
    for text, expected in {
        "lay frodo 1": {1: ["gimli", "legolas", "elrond", "frodo"], 2: ["arwen"]},
        "lay frodo 2": {1: ["gimli", "legolas", "elrond"], 2: ["arwen", "frodo"]},
        "lay frodo new": {1: ["gimli", "legolas", "elrond"], 2: ["arwen"], 3: ["frodo"]},
    }.items():
        after = s.copy()
        do(after, text)
        assert (groups(after, 0), hand(after, 0)) == (expected, [])


@rule("BA-12")
def test_only_from_the_own_hand_to_an_own_group() -> None:
    """From his hand, at one of his own groups: not another player's card, not another player's group."""
    s = position({0: [["gimli"]], 1: [["arwen"], ["elrond"]]}, hand_0=["frodo"], hand_1=["sam"])
    assert refused(s, "lay sam new") == "BA-12"
    assert refused(s, "lay gimli new") == "BA-12"
    assert refused(s, "lay arwen 1") == "BA-12"
    assert refused(s, "lay frodo 2") == "BA-12"
    assert refused(s, "lay frodo 0") == "BA-12"


@rule("BA-12")
@pytest.mark.parametrize("card", COMPANIONS)
def test_every_companion_can_be_laid(card: str) -> None:
    """Each of the 31 is laid from the hand, at a group or as a new one."""
    other = "frodo" if card != "frodo" else "sam"
    for text, expected in {"1": {1: [other, card]}, "new": {1: [other], 2: [card]}}.items():
        s = position({0: [[other]]}, hand_0=[card], enemies=STRONG)
        do(s, f"lay {card} {text}")
        assert (groups(s, 0), hand(s, 0)) == (expected, [])


@rule("BA-13")
def test_any_number_of_groups_and_cards() -> None:
    """Thirty companions in thirty groups, or in one: the last one still has a place."""
    cards = [card for card in COMPANIONS if card != "pippin"]
    many = position({0: [[card] for card in cards]}, hand_0=["pippin"])
    assert can(many)[:31] == [f"lay pippin {n}" for n in range(1, 31)] + ["lay pippin new"]
    do(many, "lay pippin new")
    assert groups(many, 0)[31] == ["pippin"]
    large = position({0: [cards]}, hand_0=["pippin"])
    do(large, "lay pippin 1")
    assert len(groups(large, 0)[1]) == 31


@rule("BA-14")
def test_laid_cards_are_not_moved() -> None:
    """Laid cards stay in their group; Tom Bombadil is the only exception."""
    s = position({0: [["gimli", "bombadil"], ["arwen"]]}, hand_0=["frodo"], enemies=["snaga", "balrog", "saruman"])
    assert refused(s, "move gimli 2") == "BA-14"
    do(s, "lay frodo new")
    assert refused(s, "move gimli 2") == "BA-14"
    assert refused(s, "move arwen 1") == "BA-14"
    assert [text for text in can(s) if text.startswith("move")] == ["move bombadil 2", "move bombadil 3"]


@rule("BA-15")
def test_an_emptied_group_disappears() -> None:
    """A group that lost its only card is no place for a card any more; its number is free for a new one."""
    s = position(
        {0: [["gimli"], ["arwen"], ["elrond"]]},
        hand_0=["frodo"],
        enemies=["snaga", "saruman", "witch-king"],
        mordor=["mordor-hand", "mordor-hand"],
        chance=["mordor-laid", "balrog", "companion", "sam", "companion", "pippin"],
    )
    do(s, "draw", "discard arwen", "draw")
    assert groups(s, 0) == {1: ["gimli"], 3: ["elrond"]}
    assert [text for text in can(s) if "frodo" in text] == ["lay frodo 1", "lay frodo 3", "lay frodo new"]
    assert refused(s, "lay frodo 2") == "BA-12"
    do(s, "lay frodo new")
    assert groups(s, 0) == {1: ["gimli"], 2: ["frodo"], 3: ["elrond"]}


@rule("BA-15")
def test_the_last_group_disappears() -> None:
    """Whose only group fought and was discarded has none left."""
    s = position({0: [["gimli"]]}, hand_0=["arwen", "frodo"], hand_1=["sam"], enemies=["snaga", "saruman", "balrog"])
    do(s, "lay arwen 1", "fight 1 snaga", "lay sam new")
    assert groups(s, 0) == {}
    assert can(s) == ["lay frodo new", "draw"]


# -- the fight as part of a turn


@rule("BA-16")
def test_any_own_group_may_fight() -> None:
    """After laying any own group may fight, not only the one just enlarged; or none does."""
    s = position({0: [["gimli"], ["pippin"]]}, hand_0=["merry"], enemies=["snaga", "wargs", "orc-band"])
    do(s, "lay merry new")
    assert can(s) == ["fight 1 snaga", "fight 2 wargs", "fight 3 orc-band", "done"]
    do(s, "done")
    assert (s.seat, enemies(s)) == (1, ["snaga", "wargs", "orc-band"])
    assert groups(s, 0) == {1: ["gimli"], 2: ["pippin"], 3: ["merry"]}


@rule("BA-16")
def test_groups_of_others_do_not_fight() -> None:
    """Only own groups are led into a fight."""
    s = position({0: [["gimli"]], 1: [["arwen"], ["merry"]]}, hand_0=["frodo"], enemies=["snaga", "orc-band", "balrog"])
    do(s, "lay frodo 1")
    assert can(s) == ["fight 1 orc-band", "fight 1 snaga", "fight 1 snaga,orc-band", "done"]  # Frodo borrows
    assert refused(s, "fight 2 orc-band") == "BA-12"


@rule("BA-16", "BA-33")
def test_without_a_fight_the_turn_ends_by_itself() -> None:
    """Where no fight is possible there is nothing to choose: the turn is over."""
    s = position(hand_0=["frodo"], hand_1=["sam"], enemies=STRONG)
    do(s, "lay frodo new")
    assert (s.seat, phase(s)) == (1, "turn")


@rule("BA-16", "BA-17")
def test_no_fight_without_laying() -> None:
    """A fight comes after laying, so none before it."""
    s = position({0: [["gimli"]]}, hand_0=["frodo"], enemies=["snaga", "wargs", "balrog"])
    assert refused(s, "fight 1 snaga") == "BA-16"


@rule("BA-17")
def test_no_fight_in_a_turn_with_a_draw() -> None:
    """Whoever draws does not fight, although his group could."""
    s = position({0: [["gimli"], ["bombadil"]]}, enemies=["snaga", "wargs", "balrog"], chance=["companion", "sam"])
    do(s, "draw")
    assert can(s) == ["move bombadil 1", "done"]
    assert refused(s, "fight 1 snaga") == "BA-17"
    do(s, "done")
    assert (s.seat, enemies(s)) == (1, ["snaga", "wargs", "balrog"])


@rule("BA-17", "BA-33")
def test_one_fight_in_a_turn() -> None:
    """After the fight the turn is over, although another group could fight too."""
    s = position({0: [["gimli"], ["pippin"]]}, hand_0=["merry"], hand_1=["sam"], enemies=["snaga", "wargs", "orc-band"])
    do(s, "lay merry new", "fight 2 wargs")
    assert (s.seat, phase(s)) == (1, "turn")
    assert refused(s, "fight 1 snaga") == "BA-16"


# -- drawing


@rule("BA-34")
def test_a_companion_is_drawn() -> None:
    """A companion goes to the hand and the turn is over."""
    s = position(hand_0=["frodo"], ring_pile=["sam", "mordor-hand"], chance=["companion", "sam"])
    do(s, "draw")
    assert (hand(s, 0), ring_pile(s), s.seat, phase(s)) == (["frodo", "sam"], ["mordor-hand"], 1, "turn")


@rule("BA-34")
@pytest.mark.parametrize("card", COMPANIONS)
def test_every_companion_can_be_drawn(card: str) -> None:
    """Each of the 31 may come from the pile; being drawn it does nothing."""
    s = position(enemies=["snaga", "wargs", "balrog"], chance=["companion", card])
    do(s, "draw")
    assert (hand(s, 0), s.seat, len(ring_pile(s))) == ([card], 1, 42)


@rule("BA-35", "BA-36")
@pytest.mark.parametrize("card", MORDOR)
def test_a_mordor_card_is_drawn(card: str) -> None:
    """A Mordor card is laid open at once and never enters the hand; then he draws again, until a companion comes."""
    s = position(hand_0=FIVE[:4], chance=[card, card, "companion", "forlong"])
    told = news_of(s, "draw")
    assert (mordor(s), hand(s, 0), s.seat) == ([card, card], FIVE, 1)
    assert [n.what for n in told] == [terms.MORDOR, terms.MORDOR, terms.DREW_CARD]


@rule("BA-36")
def test_the_limit_is_tested_once() -> None:
    """With four hand cards he draws on through a whole counterattack until he has five."""
    s = position(
        hand_0=FIVE[:4],
        enemies=["snaga", "wargs", "balrog"],
        chance=["mordor-hand", "mordor-hand", "mordor-enemy", "saruman", "mordor-hand", "companion", "forlong"],
    )
    do(s, "draw")
    assert (hand(s, 0), mordor(s)) == (FIVE, ["mordor-hand"])


@rule("BA-37")
def test_the_discard_becomes_the_pile() -> None:
    """When the ring pile is used up, the ring discard is shuffled and becomes the new pile."""
    s = position(ring_pile=[], ring_discard=["sam", "gimli", "mordor-laid"], chance=["mordor-laid", "companion", "sam"])
    do(s, "draw")
    assert (hand(s, 0), ring_pile(s), ring_discard(s), mordor(s)) == (["sam"], ["gimli"], [], ["mordor-laid"])


@rule("BA-37")
def test_the_discard_is_shuffled() -> None:
    """Any card of the discard may come first."""
    first = set()
    for seed in range(40):
        s = position(ring_pile=[], ring_discard=["sam", "gimli", "arwen"])
        s.dice = new(2, seed).dice
        do(s, "draw")
        first |= {*hand(s, 0)}
    assert first == {"sam", "gimli", "arwen"}


@rule("BA-38")
def test_the_discard_is_shuffled_not_before_it_is_needed() -> None:
    """Taking the last card does not yet shuffle; what is discarded before the next draw is shuffled in."""
    s = position(
        {1: [["merry"]]},
        hand_1=["elladan"],
        enemies=["orc-band", "balrog", "saruman"],
        ring_pile=["sam"],
        ring_discard=["gimli"],
        chance=["companion", "sam", "wargs", "companion", "elladan"],
    )
    do(s, "draw")
    assert (ring_pile(s), ring_discard(s)) == ([], ["gimli"])
    do(s, "lay elladan 1", "fight 1 orc-band", "draw")
    assert (hand(s, 0), ring_pile(s), ring_discard(s)) == (["sam", "elladan"], ["merry", "gimli"], [])


@rule("BA-38")
def test_mordor_cards_of_a_counterattack_are_shuffled_in() -> None:
    """The third Mordor card was the last of the pile: the three, just discarded, are shuffled in for the next draw."""
    s = position(
        enemies=["snaga", "wargs", "balrog"],
        mordor=["mordor-hand", "mordor-laid"],
        ring_pile=["mordor-enemy"],
        ring_discard=["sam"],
        chance=["mordor-enemy", "saruman", "mordor-laid", "companion", "sam"],
    )
    do(s, "draw")
    assert (hand(s, 0), mordor(s)) == (["sam"], ["mordor-laid"])
    assert (ring_pile(s), ring_discard(s)) == (["mordor-hand", "mordor-enemy"], [])
