"""The freedom of the organization phase: until it ends everything may be done anew, and yet every game ends."""

import pytest

from lidless_eye.laying import Laid, lay
from lidless_eye.moves import GAME
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.organization import PATIENCE, Organization, is_anew
from mathom.games.lidless_eye.setup import Muster
from mathom.games.lidless_eye.terms import PHASES
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout
from support import rule


def organized(text: str, *, advanced: int = 0) -> Laid:
    """up to the first question of the organization phase"""
    return lay(text, advanced=advanced).organize()


@rule("LE-B-46")
def test_a_character_goes_to_and_fro_between_general_and_direct_influence() -> None:
    t = organized("0 minas-morgul: lieutenant-of-morgul, radbug")
    for _ in range(5):
        t.play("control radbug > lieutenant-of-morgul")
        assert t.general_used(0) == 9
        t.play("control radbug > general")
        assert t.general_used(0) == 13
    assert "control radbug > lieutenant-of-morgul" in t.offers()


@rule("LE-B-67")
def test_companies_split_and_join_as_often_as_one_likes() -> None:
    t = organized("0 minas-morgul: tarcil, gorbag")
    first = t.co["tarcil"]
    for _ in range(5):
        t.play("regroup tarcil > new")
        assert t.co["tarcil"] != first
        t.play("regroup tarcil > gorbag+")
        assert t.co["tarcil"] == first
    assert len(t.s.companies(0)) == 1


@rule("LE-B-71")
def test_an_item_is_given_again_after_another_check() -> None:
    t = organized("0 minas-morgul: gorbag (saw-toothed-blade), ufthak").roll(12, 12, 12)
    for to in ("ufthak", "gorbag", "ufthak"):
        t.play(f"give saw-toothed-blade > {to}").dully(lambda: t.stack[-1] == "Organization")
        assert t.host["saw-toothed-blade"] == to
    assert "give saw-toothed-blade > gorbag" in t.offers()


@rule("LE-B-141")
def test_another_weapon_is_taken_up_again() -> None:
    t = organized("0 minas-morgul: gorbag (saw-toothed-blade, black-mace)")
    for weapon in ("black-mace", "saw-toothed-blade", "black-mace"):
        t.play(f"wield {weapon}")
        assert t.weapon("gorbag") == weapon


@rule("LE-B-83")
def test_a_new_site_is_changed_and_taken_back() -> None:
    t = organized("0 minas-morgul: tarcil, gorbag").play("move tarcil+ > dol-guldur")
    assert "move tarcil+ > barad-dur" in t.offers()
    assert "move tarcil+ > dol-guldur" not in t.offers()  # it lies there
    assert t.play("move tarcil+ > barad-dur").goal["tarcil"] == "barad-dur"
    assert t.play("move tarcil+ > nowhere").goal["tarcil"] == ""
    assert "move tarcil+ > nowhere" not in t.offers()
    t.play("move tarcil+ > dol-guldur", "pass")
    assert t.over
    assert t.goal["tarcil"] == "dol-guldur"


@rule("LE-B-83")
def test_a_company_is_changed_when_its_new_site_is_taken_back() -> None:
    """as long as the card lies there everybody may go where it says"""
    t = lay("0 minas-morgul: tarcil, gorbag").hold(0, "muzgash").organize().play("move tarcil+ > dol-guldur")
    assert t.offered("regroup") == []
    assert not [text for text in t.offered("bring muzgash") if "tarcil+" in text]
    t.play("move tarcil+ > nowhere")
    assert "regroup tarcil > new" in t.offers()
    assert "bring muzgash > tarcil+" in t.offers()


@rule("LE-B-83", "LE-B-223")
def test_others_see_that_a_site_is_laid_changed_or_taken_back_not_which() -> None:
    t = organized("0 minas-morgul: tarcil").in_turn()
    lie, change = (GAME.parse(t.s, f"move tarcil+ > {site}") for site in ("dol-guldur", "barad-dur"))
    assert GAME.notation(t.s, lie) == "move tarcil+ > dol-guldur"
    assert GAME.notation_for_others(t.s, lie) == "move tarcil+"
    t.s.apply(lie)
    assert GAME.notation_for_others(t.s, change) == "move tarcil+"
    back = GAME.parse(t.s, "move tarcil+ > nowhere")
    assert GAME.notation(t.s, back) == GAME.notation_for_others(t.s, back) == "move tarcil+ > nowhere"
    told = []
    for action in (change, back):
        t.listen().s.apply(action)
        told.append([[e.words.text for e in GAME.events(t.s, seat)] for seat in (0, 1)])
    assert told == [
        [["{who} sends a company to {site}"], ["{who} lays a site face down: a company will move"]],
        [["{who} takes the new site of a company back"]] * 2,
    ]


@rule("LE-B-83")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("regroup tarcil > new", "take the new site of this company back first"),
        ("move tarcil+ > dol-guldur", "this site is laid for it already"),
    ],
)
def test_why_not_while_a_new_site_lies_there(text: str, why: str) -> None:
    t = organized("0 minas-morgul: tarcil, gorbag").play("move tarcil+ > dol-guldur")
    assert t.refused(text) == (why, "LE-B-83")


@rule("LE-A-75")
def test_who_is_awaited_at_his_site_stays_there_until_nobody_comes() -> None:
    t = organized("0 easterling-camp: radbug; 0 minas-morgul: snaga", advanced=1).play("move snaga+ > easterling-camp")
    assert t.offered("move radbug+") == []
    t.play("move snaga+ > nowhere", "move radbug+ > minas-morgul")
    assert "move snaga+ > easterling-camp" not in t.offers()  # its card goes with them
    t.play("move radbug+ > nowhere")
    assert "move snaga+ > easterling-camp" in t.offers()


@rule("LE-B-18")
def test_starting_characters_are_arranged_freely() -> None:
    t = lay("0 minas-morgul: shagrat, muzgash").run(Muster(0))
    for _ in range(5):
        t.play("control muzgash > shagrat", "control muzgash > general")
        assert t.host["muzgash"] == ""
        t.play("regroup muzgash > new", "regroup muzgash > shagrat+")
    assert "control muzgash > shagrat" in t.offers()


# -- a game ends all the same


def arranged() -> Laid:
    """a company with a leader, a follower and an item, in its organization phase"""
    return organized("0 minas-morgul: shagrat (saw-toothed-blade) [muzgash]")


@rule("LE-B-46")
def test_nobody_changes_his_mind_without_end() -> None:
    """the bound is out of reach of people; what was not yet done in this phase may be done beyond it"""
    t = arranged().play("move shagrat+ > dol-guldur")
    for n in range(PATIENCE):
        t.play(f"move shagrat+ > {('dol-guldur', 'barad-dur')[(n + 1) % 2]}")
    assert t.offered("move") == []
    assert t.refused("move shagrat+ > nowhere")[1] == "LE-B-46"
    assert "control muzgash > general" in t.offers()
    t.play("control muzgash > general", "control muzgash > shagrat")
    assert t.offered("control") == []
    assert not any(is_anew(t.s, action) for action in t.s.actions())


@rule("LE-B-46")
def test_searches_and_bots_do_nothing_anew() -> None:
    t = arranged().play("move shagrat+ > dol-guldur", "control muzgash > general", "control muzgash > shagrat")
    actions = t.s.actions()
    anew = [action for action in actions if is_anew(t.s, action)]
    assert {"move shagrat+ > nowhere", "control muzgash > general"} <= set(t.words(anew))
    once = Buffer()
    t.s.fill_once(once)
    assert list(once.data[: once.n]) == [action for action in actions if action not in anew]
    assert GAME.bot("greedy", seed=1).choose(t.s) not in anew
    into = Buffer()
    kept = GAME.judge.narrow(t.s, into, t.s.fill(into))
    assert not set(into.data[:kept]) & set(anew)


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_with_and_without_changes_of_mind(rules: str, seed: int) -> None:
    anew, longest = 0, 0
    s, choose = GAME.new(seed=seed, rules=rules), Dice(seed)
    assert isinstance(s, Eye)
    for _ in range(5000):
        if s.over:
            break
        actions = s.actions()
        action = actions[choose.below(len(actions))]
        anew += s.phase == PHASES.index("organization") and is_anew(s, action)
        s.apply(action)
        top = s.stack[-1]
        longest = max(longest, top.again if isinstance(top, Organization) else 0)
    assert s.over
    assert anew > 0
    assert longest <= PATIENCE
    assert playout(GAME.new(seed=seed, rules=rules), Buffer(), Dice(seed)) < 5000
