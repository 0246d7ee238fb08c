"""BA-74 to BA-81: Tom Bombadil, Aragorn and Angbor."""

from typing import cast

from battle.ba import (
    GAME,
    can,
    do,
    enemies,
    enemy_discard,
    groups,
    hand,
    mordor,
    news_of,
    phase,
    points,
    position,
    refused,
    ring_discard,
    told,
)
from mathom.games.battle import terms
from mathom.games.battle.rules import Battle
from mathom.kernel.words import say
from support import rule

STRONG = ["balrog", "witch-king", "saruman"]


# -- Tom Bombadil


@rule("BA-74", "BA-76")
def test_bombadil_moves_before_a_fight() -> None:
    """Situation 16: in a turn with laying he moves, and then a fight must follow."""
    s = position({0: [["bombadil"], ["merry"]]}, hand_0=["pippin"], enemies=["grishnakh", "balrog", "saruman"])
    s.news = []
    do(s, "lay pippin new")
    assert can(s) == ["move bombadil 2", "done"]  # with Merry he beats Grishnákh, with Pippin nobody
    do(s, "move bombadil 2")
    assert (phase(s), groups(s, 0)) == ("moved", {2: ["merry", "bombadil"], 3: ["pippin"]})
    assert can(s) == ["fight 2 grishnakh"]
    assert [refused(s, text) for text in ("done", "move bombadil 3", "draw", "lay pippin 2")] == ["BA-76"] * 4
    do(s, "fight 2 grishnakh")
    assert (points(s), ring_discard(s)) == ([3, 0], ["merry", "bombadil"])
    assert "Player 1 moves Tom Bombadil to group 2" in told(s, 1)


@rule("BA-76")
def test_bombadil_does_not_move_without_a_fight() -> None:
    """Where no fight could follow he does not move; where none is wanted he stays."""
    s = position({0: [["bombadil"], ["gimli"]]}, hand_0=["pippin"], hand_1=["sam"], enemies=STRONG)
    do(s, "lay pippin 1")
    assert s.seat == 1
    s = position({0: [["bombadil"], ["merry"], ["sam"]]}, hand_0=["pippin"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay pippin 1")
    assert can(s) == ["move bombadil 2", "done"]
    assert refused(s, "move bombadil 3") == "BA-76"
    do(s, "done")
    assert groups(s, 0) == {1: ["bombadil", "pippin"], 2: ["merry"], 3: ["sam"]}


@rule("BA-76")
def test_any_own_group_may_fight_after_the_move() -> None:
    """He moves from group 1 to 2, and group 3 fights; also the group he left."""
    s = position({0: [["bombadil", "gimli"], ["haldir"]]}, hand_0=["merry"], enemies=["orc-band", "snaga", "balrog"])
    do(s, "lay merry new", "move bombadil 2")
    assert can(s) == ["fight 1 snaga", "fight 2 snaga", "fight 2 orc-band", "fight 3 orc-band"]
    do(s, "fight 1 snaga")
    assert groups(s, 0) == {2: ["haldir", "bombadil"], 3: ["merry"]}


@rule("BA-74")
def test_bombadil_moves_in_his_owner_s_turn_only() -> None:
    """Another player does not move him, and before laying or drawing nobody does."""
    s = position({1: [["bombadil"], ["merry"]]}, hand_0=["gimli"], enemies=["snaga", "grishnakh", "balrog"])
    assert refused(s, "move bombadil 2") == "BA-74"
    do(s, "lay gimli new")
    assert refused(s, "move bombadil 2") == "BA-74"
    assert can(s) == ["fight 1 snaga", "done"]
    s = position({0: [["bombadil"], ["merry"]]}, hand_0=["gimli"], enemies=["snaga", "grishnakh", "balrog"])
    assert refused(s, "move bombadil 2") == "BA-74"


@rule("BA-74", "BA-77")
def test_bombadil_moves_after_drawing() -> None:
    """After a draw he may move to any other group; a fight does not follow, the turn is over."""
    s = position(
        {0: [["bombadil"], ["merry"], ["gimli"]]}, enemies=["snaga", "orc-band", "balrog"], chance=["companion", "sam"]
    )
    do(s, "draw")
    assert (s.seat, phase(s), can(s)) == (0, "drew", ["move bombadil 2", "move bombadil 3", "done"])
    do(s, "move bombadil 3")
    assert (s.seat, phase(s), groups(s, 0)) == (1, "turn", {2: ["merry"], 3: ["gimli", "bombadil"]})


@rule("BA-75")
def test_only_to_another_existing_group() -> None:
    """Not to a new group, not to where he lies, not to one that is not there."""
    s = position({0: [["bombadil", "gimli"], ["merry"]]}, chance=["companion", "sam"], enemies=STRONG)
    do(s, "draw")
    assert can(s) == ["move bombadil 2", "done"]
    for group in ("new", "1", "3"):
        assert refused(s, f"move bombadil {group}") == "BA-75"
    alone = position({0: [["bombadil", "gimli"]]}, chance=["companion", "sam"], enemies=STRONG)
    do(alone, "draw")
    assert (alone.seat, phase(alone)) == (1, "turn")  # with one group there is nothing to choose


@rule("BA-75")
def test_at_most_once_in_a_turn() -> None:
    """After drawing the move ends the turn; before a fight only the fight can follow."""
    s = position({0: [["bombadil"], ["merry"], ["gimli"]]}, chance=["companion", "sam"], enemies=STRONG)
    do(s, "draw", "move bombadil 2")
    assert s.seat == 1
    s = position({0: [["bombadil"], ["merry"], ["gimli"]]}, hand_0=["pippin"], enemies=["snaga", "orc-band", "balrog"])
    do(s, "lay pippin 1", "move bombadil 2")
    assert all(text.startswith("fight") for text in can(s))
    assert refused(s, "move bombadil 3") == "BA-76"


@rule("BA-76")
def test_bombadil_just_laid_may_move() -> None:
    """He moves after all laying, also when he himself was laid in this turn, and after Aragorn's second card."""
    s = position({0: [["merry"]]}, hand_0=["bombadil"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay bombadil new")
    assert can(s) == ["move bombadil 1", "done"]
    s = position(
        {0: [["bombadil"], ["merry"]]}, hand_0=["aragorn", "pippin"], enemies=["grishnakh", "balrog", "saruman"]
    )
    do(s, "lay aragorn 1", "lay pippin 2")
    assert can(s) == ["move bombadil 2", "fight 1 grishnakh", "done"]
    do(s, "move bombadil 2")
    assert can(s) == ["fight 2 grishnakh"]


@rule("BA-76")
def test_after_the_move_nothing_more_is_laid_or_drawn() -> None:
    """Moving declines Aragorn's second card and Angbor's draw: it comes directly before the fight."""
    s = position(
        {0: [["bombadil"], ["merry"]]}, hand_0=["aragorn", "pippin"], enemies=["orc-band", "balrog", "saruman"]
    )
    do(s, "lay aragorn 2", "move bombadil 2")
    assert can(s) == ["fight 2 orc-band"]
    s = position({0: [["bombadil"], ["merry"]]}, hand_0=["angbor"], enemies=["orc-band", "balrog", "saruman"])
    do(s, "lay angbor 1", "move bombadil 2")
    assert can(s) == ["fight 2 orc-band"]


@rule("BA-77")
def test_bombadil_moves_after_the_draw_is_complete() -> None:
    """Only when the companion has come, behind Mordor cards and a whole counterattack."""
    s = position(
        {0: [["bombadil"], ["merry"]]},
        hand_0=["gimli"],
        enemies=STRONG,
        mordor=["mordor-hand", "mordor-hand"],
        chance=["mordor-hand", "snaga", "mordor-laid", "companion", "sam"],
    )
    do(s, "draw")
    assert (phase(s), refused(s, "move bombadil 2")) == ("loss", "BA-45")
    do(s, "discard gimli")
    assert (phase(s), can(s), hand(s, 0)) == ("drew", ["move bombadil 2", "done"], ["sam"])


def after_angbor(enemies: list[str]) -> Battle:
    """Angbor was laid in group 2 and has brought a card"""
    laid = {0: [["bombadil"], ["sam"], ["merry"]]}
    s = position(laid, hand_0=["angbor"], enemies=enemies, chance=["companion", "pippin", "wargs"])
    do(s, "lay angbor 2", "draw")
    return s


@rule("BA-77", "BA-81")
def test_bombadil_moves_after_angbor_s_draw() -> None:
    """Also where no fight can follow; then the turn is over."""
    s = after_angbor(STRONG)
    assert (s.seat, phase(s), can(s)) == (0, "laid", ["move bombadil 2", "move bombadil 3", "done"])
    do(s, "move bombadil 3")
    assert (s.seat, phase(s), groups(s, 0)) == (1, "turn", {2: ["sam", "angbor"], 3: ["merry", "bombadil"]})
    assert hand(s, 0) == ["pippin"]
    s = after_angbor(STRONG)
    do(s, "done")
    assert (s.seat, groups(s, 0)) == (1, {1: ["bombadil"], 2: ["sam", "angbor"], 3: ["merry"]})


@rule("BA-77", "BA-75")
def test_after_angbor_s_draw_and_the_move_a_fight_may_follow() -> None:
    """To any group, whether or not a fight follows from it; once; then a fight or none."""
    s = after_angbor(["orc-band", "balrog", "saruman"])
    assert can(s) == ["move bombadil 2", "move bombadil 3", "fight 1 orc-band", "fight 3 orc-band", "done"]
    do(s, "move bombadil 2")
    assert (phase(s), can(s)) == ("moved", ["fight 2 orc-band", "fight 3 orc-band", "done"])
    assert [refused(s, text) for text in ("move bombadil 3", "draw", "lay pippin 2")] == ["BA-75"] * 3
    saved = GAME.from_json(s.to_json())
    assert can(saved) == can(s)
    do(saved, "done")
    assert (saved.seat, points(cast(Battle, saved))) == (1, [0, 0])
    do(s, "fight 3 orc-band")
    assert (s.seat, points(s), groups(s, 0)) == (1, [1, 0], {2: ["sam", "angbor", "bombadil"]})


@rule("BA-77", "BA-76")
def test_before_angbor_s_draw_a_move_still_needs_a_fight() -> None:
    """The draw declined, Bombadil moves only before a fight, as ever."""
    s = position({0: [["bombadil"], ["sam"]]}, hand_0=["angbor"], enemies=STRONG)
    do(s, "lay angbor 2")
    assert can(s) == ["draw", "done"]
    assert refused(s, "move bombadil 2") == "BA-76"


@rule("BA-77", "BA-75")
def test_after_angbor_s_draw_with_one_group_nothing_is_asked() -> None:
    s = position({0: [["bombadil"]]}, hand_0=["angbor"], enemies=STRONG, chance=["companion", "merry"])
    do(s, "lay angbor 1", "draw")
    assert (s.seat, phase(s)) == (1, "turn")


@rule("BA-77", "BA-78")
def test_bombadil_moves_after_the_draw_of_angbor_as_a_second_card() -> None:
    """Aragorn, Angbor, a card from the pile, Bombadil."""
    s = position(
        {0: [["bombadil"], ["sam"]]}, hand_0=["aragorn", "angbor"], enemies=STRONG, chance=["companion", "merry"]
    )
    do(s, "lay aragorn 2", "lay angbor 2", "draw")
    assert can(s) == ["move bombadil 2", "done"]


@rule("BA-77")
def test_what_the_player_is_told_after_angbor_s_draw() -> None:
    s = after_angbor(["orc-band", "balrog", "saruman"])
    asked = say(GAME.view(s, 0).prompt)
    assert asked == "After the draw Tom Bombadil may move to another group; or fight, or end your turn"
    do(s, "move bombadil 2")
    asked = say(GAME.view(s, 0).prompt)
    assert asked == "Tom Bombadil has moved: fight with one of your groups, or end your turn"


@rule("BA-77")
def test_the_greedy_player_moves_bombadil_where_he_helps() -> None:
    """From Frodo to Merry, with whom he beats Grishnákh; there he stays."""
    enemies = ["grishnakh", "snaga", "wargs"]
    for laid, choice in (
        ([["bombadil", "frodo"], ["sam"], ["merry"]], "move bombadil 3"),
        ([["frodo"], ["sam"], ["bombadil", "merry"]], "done"),
    ):
        s = position({0: laid}, enemies=enemies, chance=["companion", "gimli"])
        do(s, "draw")
        assert GAME.notation(s, GAME.bot("greedy").choose(s)) == choice


# -- Aragorn


@rule("BA-78")
def test_aragorn_allows_a_second_card() -> None:
    """At the same group, at another one, or as a new group; or none."""
    s = position({0: [["gimli"]]}, hand_0=["aragorn", "sam"], hand_1=["frodo"], enemies=STRONG)
    do(s, "lay aragorn new")
    assert can(s) == ["lay sam 1", "lay sam 2", "lay sam new", "done"]
    for text, expected in {
        "lay sam 1": {1: ["gimli", "sam"], 2: ["aragorn"]},
        "lay sam 2": {1: ["gimli"], 2: ["aragorn", "sam"]},
        "lay sam new": {1: ["gimli"], 2: ["aragorn"], 3: ["sam"]},
        "done": {1: ["gimli"], 2: ["aragorn"]},
    }.items():
        after = s.copy()
        do(after, text)
        assert (groups(after, 0), after.seat) == (expected, 1)


@rule("BA-78")
def test_aragorn_allows_one_card_only() -> None:
    """After the second no third; and none at all with an empty hand."""
    s = position(hand_0=["aragorn", "sam", "gimli"], enemies=["snaga", "orc-band", "balrog"])
    do(s, "lay aragorn new", "lay gimli new")
    assert can(s) == ["fight 1 orc-band", "fight 2 snaga", "done"]
    assert refused(s, "lay sam 1") == "BA-9"
    s = position(hand_0=["aragorn"], hand_1=["frodo"], enemies=STRONG)
    do(s, "lay aragorn new")
    assert s.seat == 1


@rule("BA-78")
def test_aragorn_works_when_played_only() -> None:
    """Lying there already, he allows nothing."""
    s = position({0: [["aragorn"]]}, hand_0=["gimli", "sam"], hand_1=["frodo"], enemies=STRONG)
    do(s, "lay gimli 1")
    assert s.seat == 1
    s = position({0: [["aragorn"]]}, hand_0=["gimli", "sam"], enemies=["orc-band", "balrog", "saruman"])
    do(s, "lay gimli 1")
    assert refused(s, "lay sam 1") == "BA-9"


@rule("BA-79")
def test_the_second_card_s_ability_works() -> None:
    """Angbor as the second card brings a draw."""
    s = position(hand_0=["aragorn", "angbor", "sam"], enemies=STRONG, chance=["companion", "merry"])
    do(s, "lay aragorn new", "lay angbor 1")
    assert can(s) == ["draw", "done"]
    do(s, "draw")
    assert (hand(s, 0), s.seat) == (["sam", "merry"], 1)


@rule("BA-79")
def test_still_one_fight() -> None:
    """Two cards, one fight; and who fights before the second card does not lay it any more."""
    s = position(hand_0=["aragorn", "gimli"], hand_1=["frodo"], enemies=["snaga", "orc-band", "balrog"])
    do(s, "lay aragorn new", "fight 1 orc-band")
    assert (s.seat, hand(s, 0)) == (1, ["gimli"])
    s = position(hand_0=["aragorn", "gimli"], hand_1=["frodo"], enemies=["snaga", "orc-band", "balrog"])
    do(s, "lay aragorn new", "lay gimli new", "fight 2 snaga")
    assert (s.seat, groups(s, 0), points(s)) == (1, {1: ["aragorn"]}, [1, 0])


# -- Angbor


@rule("BA-80")
def test_angbor_brings_a_card() -> None:
    """Situation 13: laid from a hand of five, four cards are left and a draw is offered; or it is declined."""
    four = ["frodo", "theoden", "gimli", "arwen"]
    s = position(hand_0=["angbor", *four], hand_1=["sam"], enemies=STRONG, chance=["companion", "elrond"])
    do(s, "lay angbor new")
    assert (len(hand(s, 0)), can(s)) == (4, ["draw", "done"])
    other = s.copy()
    do(s, "draw")
    assert (len(hand(s, 0)), "elrond" in hand(s, 0), s.seat) == (5, True, 1)
    do(other, "done")
    assert (len(hand(other, 0)), other.seat) == (4, 1)


@rule("BA-80")
def test_no_draw_with_five_cards() -> None:
    """Situation 13: in a position with six hand cards, which play never reaches, five are left and none is drawn."""
    five = ["frodo", "theoden", "gimli", "arwen", "elrond"]
    s = position(hand_0=["angbor", *five], enemies=["snaga", "balrog", "saruman"])
    do(s, "lay angbor new")
    assert can(s) == ["fight 1 snaga", "done"]
    assert refused(s, "draw") == "BA-10"


@rule("BA-80")
def test_angbor_brings_one_card_and_only_when_played() -> None:
    """After his draw no second one; lying there already, he brings nothing."""
    s = position(hand_0=["angbor"], enemies=["snaga", "balrog", "saruman"], chance=["companion", "elrond"])
    do(s, "lay angbor new", "draw")
    assert can(s) == ["fight 1 snaga", "done"]
    assert refused(s, "draw") == "BA-9"
    s = position({0: [["angbor"]]}, hand_0=["frodo"], hand_1=["sam"], enemies=STRONG)
    do(s, "lay frodo 1")
    assert s.seat == 1


@rule("BA-80")
def test_a_drawn_aragorn_is_not_played() -> None:
    """What Angbor brings goes to the hand."""
    s = position(hand_0=["angbor", "sam"], hand_1=["frodo"], enemies=STRONG, chance=["companion", "aragorn"])
    do(s, "lay angbor new", "draw")
    assert (hand(s, 0), s.seat) == (["sam", "aragorn"], 1)


@rule("BA-81")
def test_angbor_draws_mordor_cards() -> None:
    """They are dealt with as in action B, and he draws on; the turn then continues, and a fight may follow."""
    s = position(
        {0: [["arwen"]]},
        hand_0=["angbor"],
        enemies=["snaga", "crebain", "balrog"],
        chance=["mordor-laid", "mordor-hand", "companion", "sam"],
    )
    told_ = news_of(s, "lay angbor new", "draw")
    assert [n.what for n in told_] == [terms.LAID_OUT, terms.MORDOR, terms.MORDOR, terms.DREW_CARD]
    assert (mordor(s), hand(s, 0)) == (["mordor-laid", "mordor-hand"], ["sam"])
    assert can(s) == ["fight 1 crebain", "fight 2 snaga", "done"]


@rule("BA-81")
def test_angbor_s_draw_brings_a_counterattack() -> None:
    """He fights with what is left: Arwen is lost, so only Angbor can fight, and only against who then lies open."""
    s = position(
        {0: [["arwen"]], 1: [["elrond", "celeborn"]]},
        hand_0=["angbor"],
        enemies=["snaga", "crebain", "balrog"],
        mordor=["mordor-hand", "mordor-hand"],
        chance=["mordor-laid", "wargs", "companion", "sam", "orc-band"],
    )
    do(s, "lay angbor new", "draw", "discard arwen", "discard elrond")
    assert (s.seat, enemies(s), enemy_discard(s)) == (0, ["wargs", "snaga", "crebain"], ["balrog"])
    assert (groups(s, 0), hand(s, 0)) == ({2: ["angbor"]}, ["sam"])
    assert can(s) == ["fight 2 snaga", "done"]
    do(s, "fight 2 snaga")
    assert (points(s), s.seat) == ([1, 0], 1)


@rule("BA-81")
def test_angbor_himself_may_be_lost() -> None:
    """The counterattack takes him; nothing is left to fight with, so the turn ends."""
    s = position(
        hand_0=["angbor"],
        hand_1=["frodo"],
        enemies=["snaga", "crebain", "balrog"],
        mordor=["mordor-hand", "mordor-hand"],
        chance=["mordor-laid", "wargs", "companion", "sam"],
    )
    do(s, "lay angbor new", "draw")
    assert (s.seat, phase(s), groups(s, 0), hand(s, 0)) == (1, "turn", {}, ["sam"])
