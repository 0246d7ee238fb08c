"""Part W: in the middle of a clash: saved, copied and imagined it goes on as it would; what is said and shown of it;
what a bot does."""

from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest

import mathom
from contract import (
    check_actions,
    check_content,
    check_copies,
    check_imagine,
    check_refusals,
    check_secret_actions,
    check_steps,
    check_twins,
)
from lidless_eye.laying import PLAIN, Laid, lay
from lidless_eye.moves import GAME
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.turn import SITES_NEXT, Turn
from mathom.kernel.dice import Dice
from mathom.kernel.words import say
from support import rule

MANY = (
    "0 moria: carambor (high-helm), tapped ciryaher, gorbag (war-warg), wounded snaga; "
    "1 hero-moria: beorn (shield-of-iron-bound-ash), wounded frodo, legolas, tapped gimli"
)
HELD = (
    ("bold-thrust", "swift-strokes", "orc-quarrels", "wargs", "high-helm", "whip"),
    ("risky-blow", "risky-blow", "concealment", "dark-quarrels", "wargs", "lucky-strike"),
)


def clash() -> Laid:
    """up to the first question, in a turn, with unknown cards all around"""
    t = lay(MANY, advanced=1)
    for seat, held in enumerate(HELD):
        t.hold(seat, *held).add("deck", seat, *PLAIN)
    turn = Turn()
    turn.step = SITES_NEXT
    t.s.stack = [turn]
    t.phase = "site"
    t.does("carambor", "entered")
    t.does("carambor", "site over")
    t.now = "carambor"
    return t.run(Clash(t.number("carambor"), t.number("beorn")))


def questions(t: Laid, random: Random) -> Iterator[Eye]:
    """every question of the clash, answered by chance"""
    while "Clash" in t.stack and not t.over:
        yield t.s
        actions = t.s.actions()
        t.s.apply(actions[random.randrange(len(actions))])


@rule("LE-W-33")
@pytest.mark.parametrize("seed", range(2))
def test_every_question_keeps_the_contract(seed: int) -> None:
    t, dice = clash(), Dice(seed)
    for i, s in enumerate(questions(t, Random(seed))):
        check_actions(GAME, s)
        check_copies(GAME, s, dice)
        check_imagine(GAME, s, dice)
        check_twins(GAME, s, dice)
        if i % 3 == 0:
            check_content(GAME, s, dice)
            check_secret_actions(GAME, s)
            check_refusals(GAME, s)
            check_steps(GAME, s)


@rule("LE-W-33")
def test_it_looks_the_same_compiled_and_plain() -> None:
    """what is done and what comes of it, in both forms of the rules"""
    told = []
    for seed in range(12):
        t, random = clash(), Random(seed)
        t.s.dice = Dice(seed)
        for s in questions(t, random):
            told.append(" ".join(GAME.notation(s, action) for action in s.actions()))
        told.append(f"{sorted(t.names(t.s.table))} {t.out} {list(t.s.tap)}")
    assert crc32("\n".join(told).encode()) == 393098465


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_its_strikes_are_shown_with_both_rolls(language: str) -> None:
    t = clash().quiet()
    t.play("match carambor > beorn", "match gorbag > legolas", "match war-warg > frodo", "match snaga > gimli")
    view = GAME.view(t.s, 1)
    zones = {zone.id: say(zone.label, language) for zone in view.zones}
    assert [name for name in zones if name.startswith("bout:")] == [f"bout:{i}" for i in range(4)]
    assert "Beorn" in zones["bout:0"]
    assert "Carambor" in zones["bout:0"]
    assert "1296" in zones["bout:0"]
    assert view.under_way
    assert mathom.encode(view)


@rule("LE-W-45")
def test_the_chronicle_tells_both_sums() -> None:
    t = lay("0 moria: tapped carambor (high-helm); 1 hero-moria: tapped beorn").roll(6, 7, 2)
    t.s.news = []
    t.clash("carambor", "beorn")
    said = [say(event.words) for event in GAME.view(t.s, 0).events]
    assert said[0] == "the company of Carambor attacks the company of Beorn: 1 strike"
    assert "Beorn: 7 + 7 − 1 (tapped) = 13 against Carambor: 5 + 6 + 1 (High Helm) − 1 (tapped) = 11" in said
    assert "Beorn beats Carambor" in said


def test_a_bot_attacks_where_its_odds_are_good_only() -> None:
    strong = lay("0 moria: gorbag, shagrat; 1 hero-moria: wounded frodo").at_play("gorbag")
    assert GAME.notation(strong.s, GAME.bot("greedy", seed=1).choose(strong.s)) == "attack frodo+"
    weak = lay("0 moria: wounded ciryaher; 1 hero-moria: beorn, aragorn-ii").at_play("ciryaher")
    assert GAME.notation(weak.s, GAME.bot("greedy", seed=1).choose(weak.s)) == "pass"


def test_a_bot_plays_what_helps_it_and_keeps_what_does_not() -> None:
    t = lay("0 moria: snaga; 1 hero-moria: legolas").hold(0, "bold-thrust").hold(1, "risky-blow")
    t.in_turn()
    t.now = "snaga"
    t.run(Clash(t.number("snaga"), t.number("legolas")))
    bot = GAME.bot("greedy", seed=1)
    played = []
    while "Clash" in t.stack:
        action = bot.choose(t.s)
        played.append(GAME.notation(t.s, action))
        t.play(played[-1])
    assert played[:2] == ["pass", "pass"]  # the number of strikes is not settled yet
    assert "play bold-thrust > snaga" in played
    assert "play risky-blow > legolas" in played
