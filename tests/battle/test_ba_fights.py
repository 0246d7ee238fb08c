"""BA-18 to BA-33: the fight."""

import pytest

from battle.ba import (
    GAME,
    beaten,
    can,
    do,
    enemies,
    enemy_discard,
    enemy_pile,
    faces,
    groups,
    mordor,
    new,
    note,
    phase,
    points,
    position,
    refused,
    ring_discard,
    told,
)
from mathom.games.battle.rules import Battle
from support import rule


def offered(s: Battle) -> list[str]:
    return [text for text in can(s) if text.startswith("fight")]


# -- the rulebook's example, and what is like it


@rule("BA-18", "BA-24", "BA-27", "BA-28", "BA-29", "BA-58")
def test_the_example_of_the_rulebook() -> None:
    """Situation 3: Boromir doubles the blue sword, the green bow is left over; 11 points, three cards discarded, the
    third enemy moves right, two new ones come."""
    s = position(
        {0: [["boromir", "elrohir"]]},
        hand_0=["grimbeorn"],
        enemies=["shelob", "witch-king", "orc-band"],
        chance=["wargs", "nazgul"],
    )
    s.news = []
    do(s, "lay grimbeorn 1", "fight 1 witch-king,orc-band")
    assert (points(s), beaten(s, 0)) == ([11, 0], ["orc-band", "witch-king"])
    assert ring_discard(s) == ["boromir", "elrohir", "grimbeorn"]
    assert enemies(s) == ["nazgul", "wargs", "shelob"]
    assert (groups(s, 0), s.seat) == ({}, 1)
    assert told(s, 1) == [
        "Player 1 lays Grimbeorn in group 1",
        "Player 1 leads group 1 into a fight: Boromir, Elrohir, Grimbeorn",
        "Player 1 beats Orc band: 1 point",
        "Player 1 beats Witch-king of Angmar: 10 points",
        "Wargs comes",
        "Nazgûl comes",
    ]


@rule("BA-19", "BA-20", "BA-21")
def test_the_example_without_boromir() -> None:
    """Situation 4: with Beregond for Boromir there is one sword, so the Witch-king or the Orc band, not both."""
    s = position({0: [["beregond", "elrohir"]]}, hand_0=["grimbeorn"], enemies=["shelob", "witch-king", "orc-band"])
    do(s, "lay grimbeorn 1")
    # Shelob too: spear by Beregond, bow by Elrohir, fist by Grimbeorn, and then the sword is left over
    assert offered(s) == [
        "fight 1 orc-band",
        "fight 1 witch-king",
        "fight 1 shelob",
        "fight 1 shelob,orc-band",
    ]
    assert refused(s, "fight 1 witch-king,orc-band") == "BA-20"


@rule("BA-20", "BA-51", "BA-55")
def test_the_example_with_sam() -> None:
    """Situation 4: with Sam for Boromir the same while nobody else has a sword or a joker lying out; borrowing one
    beats both, and the lender gets Sam."""
    open_enemies = ["saruman", "witch-king", "orc-band"]
    without = position({0: [["sam", "elrohir"]], 1: [["gimli", "haldir"]]}, hand_0=["grimbeorn"], enemies=open_enemies)
    do(without, "lay grimbeorn 1")
    # Saruman with a spear lent by Haldir, and then the sword is left over
    assert offered(without) == [
        "fight 1 orc-band",
        "fight 1 witch-king",
        "fight 1 saruman",
        "fight 1 saruman,orc-band",
    ]
    for lender in ("aragorn", "bombadil"):
        s = position({0: [["sam", "elrohir"]], 1: [[lender]]}, hand_0=["grimbeorn"], enemies=open_enemies)
        do(s, "lay grimbeorn 1", "fight 1 witch-king,orc-band")
        assert (points(s), groups(s, 1)) == ([11, 1], {1: [lender]})
        assert ring_discard(s) == ["elrohir", "grimbeorn"]


# -- which enemies


@rule("BA-18")
def test_no_symbol_matches() -> None:
    """A group none of whose symbols matches does not fight."""
    s = position({0: [["gimli"]]}, hand_0=["legolas"], hand_1=["sam"], enemies=["wargs", "orc-band", "orc-archers"])
    do(s, "lay legolas 1")
    assert s.seat == 1


@rule("BA-19")
def test_any_set_of_enemies_that_can_be_beaten() -> None:
    """He names any non-empty set of open enemies, and need not beat all he could: seven sets of three."""
    s = position({0: [["merry", "gimli"]]}, hand_0=["pippin"], enemies=["orc-band", "snaga", "wargs"])
    do(s, "lay pippin 1")
    assert offered(s) == [
        "fight 1 wargs",
        "fight 1 snaga",
        "fight 1 snaga,wargs",
        "fight 1 orc-band",
        "fight 1 orc-band,wargs",
        "fight 1 orc-band,snaga",
        "fight 1 orc-band,snaga,wargs",
    ]
    do(s, "fight 1 snaga")
    assert (points(s), beaten(s, 0)) == ([1, 0], ["snaga"])
    assert enemies(s)[1:] == ["orc-band", "wargs"]


@rule("BA-19")
def test_only_open_enemies() -> None:
    """No enemy of the pile, of the discard, or beaten already."""
    s = position({0: [["gimli"]]}, hand_0=["merry"], enemies=["snaga", "balrog", "saruman"], enemy_discard=["orc-band"])
    do(s, "lay merry 1")
    assert refused(s, "fight 1 orc-band") == "BA-19"
    assert refused(s, "fight 1 warg-riders") == "BA-19"
    assert refused(s, "fight 1 snaga,orc-band") == "BA-19"
    assert refused(s, "fight 1") == ""
    assert refused(s, "fight 1 snaga,snaga") == ""


@rule("BA-20")
def test_an_enemy_is_covered_completely() -> None:
    """Three of four symbols are not enough."""
    s = position({0: [["halbarad"], ["sam"]]}, hand_0=["elladan"], enemies=["balrog", "witch-king", "orc-band"])
    do(s, "lay elladan 1")
    assert offered(s) == ["fight 1 orc-band"]
    assert refused(s, "fight 1 balrog") == "BA-20"
    assert refused(s, "fight 1 witch-king") == "BA-20"


@rule("BA-21")
def test_a_symbol_covers_one_enemy_symbol() -> None:
    """One spear beats the Wargs or the scouts, two spears beat both."""
    for cards, expected in (
        (["pippin", "gimli"], ["wargs", "haradrim-scouts"]),
        (["pippin", "haldir"], ["wargs", "haradrim-scouts", "haradrim-scouts,wargs"]),
    ):
        s = position({0: [cards[:1]]}, hand_0=cards[1:], enemies=["haradrim-scouts", "wargs", "balrog"])
        do(s, f"lay {cards[1]} 1")
        assert offered(s) == [f"fight 1 {text}" for text in expected]


@rule("BA-21")
def test_symbols_of_one_card_go_to_different_enemies() -> None:
    """Elladan's sword and spear beat two enemies of one symbol."""
    s = position(hand_0=["elladan"], enemies=["orc-band", "wargs", "balrog"])
    do(s, "lay elladan new", "fight 1 orc-band,wargs")
    assert points(s) == [2, 0]


@rule("BA-21")
def test_three_enemies_with_twelve_symbols() -> None:
    """All twelve symbols of the three strongest are covered one by one; a spear less, and only two are beaten, unless
    a spear is doubled."""
    cards = ["grimbeorn", "gandalf", "frodo", "gimli", "beregond", "eowyn"]
    foes = ["balrog", "witch-king", "saruman"]
    s = position({0: [[*cards, "imrahil"]]}, hand_0=["legolas"], enemies=foes)
    do(s, "lay legolas 1", "fight 1 balrog,witch-king,saruman")
    assert points(s) == [30, 0]
    s = position({0: [[*cards, "merry"]]}, hand_0=["legolas"], enemies=foes)
    do(s, "lay legolas 1")
    assert refused(s, "fight 1 balrog,witch-king,saruman") == "BA-20"
    assert "fight 1 balrog,witch-king" in can(s)
    s = position({0: [[*cards, "merry"]]}, hand_0=["faramir"], enemies=foes)
    do(s, "lay faramir 1", "fight 1 balrog,witch-king,saruman")
    assert points(s) == [30, 0]


@rule("BA-22")
def test_a_symbol_printed_left_and_right_counts_once() -> None:
    """Pippin's spear, printed twice, does not beat Wargs and scouts; Aragorn's sword not two enemies with a sword."""
    s = position(hand_0=["pippin"], enemies=["haradrim-scouts", "wargs", "balrog"])
    do(s, "lay pippin new")
    assert refused(s, "fight 1 haradrim-scouts,wargs") == "BA-20"


@rule("BA-23")
@pytest.mark.parametrize("enemy", ["orc-band", "snaga", "wargs", "crebain", "orc-archers"])
def test_a_joker_counts_as_any_symbol(enemy: str) -> None:
    """Bombadil alone beats every enemy of one symbol."""
    s = position(hand_0=["bombadil"], enemies=[enemy, "balrog", "saruman"])
    do(s, "lay bombadil new")
    assert offered(s) == [f"fight 1 {enemy}"]
    assert "Tom Bombadil (joker)" in note(s, f"fight 1 {enemy}")


@rule("BA-23")
def test_a_joker_counts_as_one_symbol() -> None:
    """One joker beats one of two enemies; it is a fist too."""
    s = position({0: [["bombadil"]]}, hand_0=["arwen"], enemies=["nazgul", "snaga", "orc-archers"])
    do(s, "lay arwen 1")
    assert offered(s) == ["fight 1 orc-archers", "fight 1 snaga", "fight 1 nazgul"]


@rule("BA-24", "BA-28")
def test_symbols_not_needed_lapse() -> None:
    """Four cards beat the Orc band for 1 point; all are discarded, also those not needed."""
    s = position(
        {0: [["gimli", "celeborn", "arwen"], ["forlong"]]}, hand_0=["pippin"], enemies=["orc-band", "balrog", "saruman"]
    )
    do(s, "lay pippin 1", "fight 1 orc-band")
    assert (points(s), groups(s, 0)) == ([1, 0], {2: ["forlong"]})
    assert ring_discard(s) == ["pippin", "gimli", "celeborn", "arwen"]


@rule("BA-25")
def test_other_own_groups_add_nothing() -> None:
    """Symbols, doublers, extra symbols and hobbits of other own groups do not help."""
    s = position(
        {0: [["arwen"], ["boromir", "glorfindel", "treebeard", "sam"]], 1: [["gandalf"]]},
        hand_0=["celeborn"],
        enemies=["khamul", "nazgul", "crebain"],
    )
    do(s, "lay celeborn new")
    assert [text for text in offered(s) if text[6] != "2"] == ["fight 1 crebain", "fight 3 crebain"]


@rule("BA-25", "BA-64")
def test_all_abilities_of_the_group_apply_together() -> None:
    """A doubler, both extra symbols and a loan in one fight: Witch-king and Gothmog, seven symbols.

    Sword doubled, axe, shield; extra symbols for the fist and an axe; Sam borrows a shield."""
    s = position(
        {0: [["theoden", "glorfindel", "treebeard"]], 1: [["erkenbrand"]]},
        hand_0=["sam"],
        enemies=["witch-king", "gothmog", "saruman"],
    )
    do(s, "lay sam 1", "fight 1 witch-king,gothmog")
    assert points(s) == [16, 1]
    assert ring_discard(s) == ["theoden", "glorfindel", "treebeard"]


@rule("BA-26")
def test_the_player_is_not_asked_what_covers_what() -> None:
    """Only group and enemies are chosen where nothing is borrowed, however jokers and doublings are placed."""
    s = position(
        {0: [["galadriel", "elrond", "bombadil", "boromir", "glorfindel"]]},
        hand_0=["treebeard"],
        hand_1=["sam"],
        enemies=["saruman", "witch-king", "snaga"],
    )
    do(s, "lay treebeard 1", "fight 1 saruman,witch-king")
    assert (points(s), s.seat, phase(s)) == ([20, 0], 1, "turn")


@rule("BA-26")
def test_each_loan_is_decided() -> None:
    """Which hobbit borrows, and of whom, is decided by the player; nothing else can be done before."""
    s = position(
        {0: [["merry"]], 1: [["legolas"]], 2: [["arwen"]]},
        seats=3,
        hand_0=["pippin"],
        enemies=["crebain", "balrog", "saruman"],
    )
    do(s, "lay pippin 1", "fight 1 crebain")
    assert (phase(s), s.seat) == ("loans", 0)
    assert can(s) == ["give merry 2", "give merry 3", "give pippin 2", "give pippin 3"]
    assert refused(s, "done") == refused(s, "fight 1 crebain") == "BA-26"


# -- what comes of it


@rule("BA-27")
def test_beaten_enemies_lie_before_the_player() -> None:
    """He takes the beaten enemies; they are gone from the middle, and count for him."""
    s = position(
        hand_0=["elladan"], enemies=["orc-band", "wargs", "balrog"], beaten_0=["snaga"], chance=["saruman", "crebain"]
    )
    do(s, "lay elladan new", "fight 1 orc-band,wargs")
    assert faces(GAME.view(s, 1), "beaten:0") == ["orc-band", "wargs", "snaga"]
    assert (enemies(s), enemy_discard(s), points(s)) == (["crebain", "saruman", "balrog"], [], [3, 0])


@rule("BA-28", "BA-65", "BA-55")
def test_who_is_not_discarded() -> None:
    """Of the group that fought only Legolas stays, and the hobbit that borrowed goes to the lender."""
    s = position(
        {0: [["legolas", "pippin", "frodo"]], 1: [["merry"]]},
        hand_0=["gandalf"],
        enemies=["nazgul", "balrog", "saruman"],
    )
    do(s, "lay gandalf 1", "fight 1 nazgul", "give pippin 2")
    assert ring_discard(s) == ["frodo", "gandalf"]
    assert groups(s, 0) == {1: ["legolas"]}
    assert points(s) == [6, 1]


@rule("BA-29")
@pytest.mark.parametrize(
    ("fought", "after"),
    [
        ("snaga", ["saruman", "orc-band", "wargs"]),
        ("orc-band", ["saruman", "snaga", "wargs"]),
        ("wargs", ["saruman", "snaga", "orc-band"]),
    ],
)
def test_the_others_move_right(fought: str, after: list[str]) -> None:
    """Whichever is beaten: those left of it move right, and a new one comes at the left."""
    s = position(hand_0=["bombadil"], enemies=["snaga", "orc-band", "wargs"], chance=["saruman"])
    do(s, "lay bombadil new", f"fight 1 {fought}")
    assert enemies(s) == after


@rule("BA-30")
def test_new_enemies_are_laid_one_by_one() -> None:
    """Three new ones: the first drawn lies furthest to the right."""
    s = position(
        {0: [["merry", "gimli"]]},
        hand_0=["pippin"],
        enemies=["orc-band", "snaga", "wargs"],
        chance=["balrog", "saruman", "crebain"],
    )
    do(s, "lay pippin 1", "fight 1 orc-band,snaga,wargs")
    assert enemies(s) == ["crebain", "saruman", "balrog"]


@rule("BA-31")
def test_the_enemy_pile_is_used_up() -> None:
    """With one enemy left in the pile two lie open, and then fewer; the enemy discard is never shuffled back."""
    s = position(
        {0: [["merry", "gimli"]]},
        hand_0=["pippin"],
        hand_1=["elrond"],
        enemies=["orc-band", "snaga", "wargs"],
        enemy_pile=["balrog"],
        enemy_discard=["saruman", "crebain"],
    )
    do(s, "lay pippin 1", "fight 1 orc-band,snaga")
    assert (enemies(s), enemy_pile(s)) == (["balrog", "wargs"], [])
    do(s, "lay elrond new", "fight 1 wargs")
    assert (enemies(s), enemy_discard(s), s.over) == (["balrog"], ["saruman", "crebain"], False)


@rule("BA-32")
def test_mordor_cards_stay_when_enemies_are_beaten() -> None:
    """Mordor cards that lie out stay, also when all three enemies over them are beaten."""
    s = position(
        {0: [["merry", "gimli"]]},
        hand_0=["pippin"],
        enemies=["orc-band", "snaga", "wargs"],
        mordor=["mordor-laid", "mordor-enemy"],
    )
    do(s, "lay pippin 1", "fight 1 orc-band,snaga,wargs")
    assert mordor(s) == ["mordor-laid", "mordor-enemy"]


@rule("BA-33")
def test_after_the_fight_the_next_player_is_at_turn() -> None:
    """After the fight the turn is over: nothing is laid, drawn or moved any more."""
    s = position(
        {0: [["bombadil"], ["gimli"], ["merry"]]}, hand_0=["aragorn", "sam"], enemies=["snaga", "orc-band", "balrog"]
    )
    do(s, "lay aragorn new", "fight 2 snaga")
    assert (s.seat, phase(s), can(s)) == (1, "turn", ["draw"])


def test_a_new_game_can_come_to_a_fight() -> None:
    """From the set-up on: the first fight that is offered in a game takes its enemies."""
    s = new(3, 5)
    while not offered(s):
        do(s, can(s)[0])
    text = offered(s)[-1]
    seat, names = int(s.seat), text.split(" ")[2].split(",")
    do(s, text)
    worth = sum(row.points for row in GAME.components.enemy if row.id in names)
    assert (sorted(beaten(s, seat)), points(s)[seat]) == (sorted(names), worth)
