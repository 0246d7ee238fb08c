"""Hazard short-events on a faction or an ally."""

from lidless_eye.hazard_support import held, hits, quiet, rest
from lidless_eye.support_le import has, lay_on, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import PASS, TABLE
from support import card


@card("muster-disperses")
def test_muster_disperses() -> None:
    s, _, _ = rest("minas-morgul", "lieutenant-of-morgul")
    assert held(s, "muster-disperses") == []
    faction = s.lay(NUMBERS["southrons"], 0, TABLE)
    s.lay(NUMBERS["variags-of-khand"], 1, TABLE)
    assert unused_general(s, 0) == 11
    assert [a for a, _ in held(s, "muster-disperses")] == [faction]  # never on the own side
    sums(s, 2)  # 13
    hits(s, "muster-disperses", faction)
    assert s.zone[faction] == TABLE
    s, _, _ = rest("minas-morgul", "lieutenant-of-morgul", "tarcil")  # 5 unused
    faction = s.lay(NUMBERS["southrons"], 0, TABLE)
    sums(s, 6)
    hits(s, "muster-disperses", faction)  # 11 is not less than 11
    assert s.zone[faction] == TABLE
    sums(s, 5)
    hits(s, "muster-disperses", faction)
    assert has(s.discard[0], "southrons")


@card("news-of-doom")
def test_news_of_doom() -> None:
    s, _, _ = rest("minas-morgul", "lieutenant-of-morgul", "tarcil")  # 5 unused
    assert held(s, "news-of-doom") == []
    mine = [s.lay(NUMBERS[name], 0, TABLE) for name in ("southrons", "easterlings")]
    yours = [s.lay(NUMBERS[name], 1, TABLE) for name in ("variags-of-khand", "balchoth")]  # 20 unused
    sums(s, 4, 5, 3, 4)
    hits(s, "news-of-doom")
    assert has(s.discard[0], "southrons")  # 9
    assert s.zone[mine[1]] == TABLE  # 10
    assert has(s.discard[1], "variags-of-khand")  # a 3
    assert s.zone[yours[1]] == TABLE
    assert has(s.out[1], "news-of-doom")
    assert held(s, "news-of-doom") == []  # unique, and gone for good


@card("stay-her-appetite")
def test_stay_her_appetite() -> None:
    s, _, (tarcil, chief) = rest("bree", "tarcil", "lieutenant-of-morgul")  # 5 unused
    assert held(s, "stay-her-appetite") == []
    warg = lay_on(s, "the-warg-king", tarcil)
    assert [a for a, _ in held(s, "stay-her-appetite")] == [warg]
    t = s.copy()
    sums(t, 9)  # 9 + 3 is not more than 5 + 2 + 5
    hits(t, "stay-her-appetite", warg)
    assert not t.stack
    sums(s, 10, 6)  # 13: it attacks at 4 + 6
    hits(s, "stay-her-appetite", warg)
    attack = attack_now(s)
    assert (attack.strikes, attack.prowess, attack.only) == (1, 10, tarcil)
    assert list(attack.targets) == [tarcil]
    beaten = s.copy()
    sums(s, 6)  # a tie: not defeated
    quiet(take(s, PASS))
    assert has(s.discard[0], "the-warg-king")
    assert s.zone[chief] == TABLE
    sums(beaten, 7)
    quiet(take(beaten, PASS))
    assert beaten.zone[warg] == TABLE
