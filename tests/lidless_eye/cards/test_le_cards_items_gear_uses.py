"""Items that are used up, tapped, or do something of their own."""

import pytest

from lidless_eye.fights_le import attack_by, can_use, creature, finish, struck, until_window, use
from lidless_eye.support_le import all_rolled, bare, card, company, has, lay_on, run, settle, sums
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing, may_store
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.organization import may_control
from mathom.games.lidless_eye.rules.rings import sum_of_test
from mathom.games.lidless_eye.rules.routes import reach
from mathom.games.lidless_eye.rules.sums import body, corruption, direct, prowess
from mathom.games.lidless_eye.terms import (
    ATTACK,
    BORDER_LAND,
    DARK_DOMAIN,
    DARK_HOLD,
    IN_USE,
    KEY_REGION,
    KEY_SITE_KIND,
    MAN,
    OF_ITEMS,
    ORC,
    ORGANISE,
    ORGANIZATION,
    PLAY,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE_PHASE,
    STRIKE,
    TABLE,
    TAPPED,
    THIS_TURN,
    TROLL,
    UNDEAD,
    UNTAPPED,
    WILDERNESS,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import Buffer
from support import rule


def offers(s: Eye, name: str) -> list[int]:
    into = Buffer()
    KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
    return list(into.data[: into.n])


def bearer(name: str, who: str = "tarcil", site: str = "moria") -> tuple[Eye, int, int, int]:
    s = bare()
    i, (c,) = company(s, 0, site, who)
    return s, i, c, lay_on(s, name, c)


# -- used up


@card("foul-smelling-paste")
def test_paste_heals_a_companion() -> None:
    s, i, c, paste = bearer("foul-smelling-paste")
    _, (other,) = company(s, 0, "moria", "layos")
    s.co[other] = i
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, paste, other)  # nobody is wounded
    s.tap[other] = WOUNDED
    use(s, paste, other)
    assert s.tap[other] == UNTAPPED
    assert has(s.discard[0], "foul-smelling-paste")
    assert s.untapped(c)


@card("foul-smelling-paste")
def test_paste_does_not_heal_elsewhere_or_in_a_strike() -> None:
    s, i, c, paste = bearer("foul-smelling-paste")
    _, (other,) = company(s, 0, "moria", "layos")
    s.tap[other] = WOUNDED
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, paste, other)
    s.stack.clear()
    s.tap[c] = WOUNDED
    lay_on(s, "poison", c)
    attack_by(s, i, ORC)
    until_window(s, STRIKE, c)
    assert not can_use(s, paste, c)


@card("orc-draughts")
def test_draughts_strengthen_the_company_for_the_turn() -> None:
    s, i, c, drink = bearer("orc-draughts")
    _, (other,) = company(s, 0, "moria", "layos")
    s.co[other] = i
    _, (far,) = company(s, 0, "moria", "hador")
    run(s, Chain(ORGANISE, 0))
    use(s, drink)
    assert (prowess(s, c), prowess(s, other), prowess(s, far)) == (5, 4, 5)
    assert has(s.discard[0], "orc-draughts")
    assert corruption(s, c) == 0
    s.expire(THIS_TURN)
    assert prowess(s, c) == 4


@card("orc-draughts")
def test_draughts_in_a_strike_help_those_who_fight() -> None:
    s, i, c, drink = bearer("orc-draughts")
    lay_on(s, "orc-draughts", c)
    attack_by(s, i, ORC)
    until_window(s, STRIKE, c)
    before = strike_now(s).defence(s)
    use(s, drink)
    assert strike_now(s).defence(s) == before + 1
    s, i, c, drink = bearer("orc-draughts")
    there, (other,) = company(s, 0, "moria", "layos")
    lay_on(s, "poison", other)
    attack_by(s, there, ORC)
    until_window(s, STRIKE, other)
    assert not can_use(s, drink)


@card("orc-liquor")
def test_liquor_hardens_the_company() -> None:
    s, i, c, drink = bearer("orc-liquor")
    _, (tough, far) = company(s, 0, "moria", "ostisen", "hador")
    s.co[tough] = i
    run(s, Chain(ORGANISE, 0))
    use(s, drink)
    assert (body(s, c), body(s, tough), body(s, far)) == (10, 10, 9)
    s.expire(THIS_TURN)
    assert body(s, c) == 8


@card("strange-rations")
def test_rations_untap_their_bearer() -> None:
    s, _, c, food = bearer("strange-rations")
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, food, c)
    s.tap[c] = WOUNDED
    assert not can_use(s, food, c)
    s.tap[c] = TAPPED
    use(s, food, c)
    assert s.tap[c] == UNTAPPED
    assert has(s.discard[0], "strange-rations")


@card("strange-rations")
def test_rations_for_one_region_more() -> None:
    s, i, c, food = bearer("strange-rations")
    s.advanced = 1
    s.phase = ORGANIZATION
    assert reach(s, i) == 4
    run(s, Chain(ORGANISE, 0))
    use(s, food)
    assert reach(s, i) == 5
    s.expire(THIS_TURN)
    assert reach(s, i) == 4
    s, i, c, food = bearer("strange-rations")
    s.phase = ORGANIZATION
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, food)  # the basic game knows no movement by regions
    s.advanced = 1
    assert can_use(s, food)
    s.phase = SITE_PHASE
    assert not can_use(s, food)
    assert s.untapped(c)


@card("poison")
def test_poison_weakens_one_strike() -> None:
    s, i, c, drug = bearer("poison")
    second = lay_on(s, "poison", c)
    attack = attack_by(s, i, MAN, 1, 10, 7)
    until_window(s, STRIKE, c)
    use(s, drug)
    assert (attack.prowess_now(s), attack.body_now(s)) == (9, 5)
    assert not can_use(s, second)
    sums(s, 6, 6)  # 4 + 6 > 9, 6 > 5
    assert finish(s, attack) == 1
    assert has(s.discard[0], "poison")
    assert s.host[second] == c


@card("poison")
def test_poison_serves_the_struck_only() -> None:
    s, i, _c, drug = bearer("poison")
    _, (other,) = company(s, 0, "moria", "layos")
    s.co[other] = i
    lay_on(s, "poison", other)
    attack_by(s, i, MAN, 1, 10)
    until_window(s, STRIKE, other)
    assert strike_now(s).target == other
    assert not can_use(s, drug)


# -- tapped


@pytest.mark.parametrize(
    ("key", "hides"),
    [
        (SHADOW_LAND, True),
        (DARK_DOMAIN, True),
        (KEY_SITE_KIND + SHADOW_HOLD, True),
        (KEY_SITE_KIND + DARK_HOLD, True),
        (WILDERNESS, False),
        (BORDER_LAND, False),
        (KEY_REGION, False),
    ],
)
@rule("LE-X-6")
@card("shadow-cloak")
def test_cloak_hides_in_dark_places(key: int, hides: bool) -> None:
    s, i, c, cloak = bearer("shadow-cloak")
    lay_on(s, "poison", c)
    attack = creature(s, i, "giant", key)
    until_window(s, STRIKE, c)
    assert can_use(s, cloak) == hides
    if hides:
        use(s, cloak)
        assert s.tap[cloak] == TAPPED
        assert finish(s, attack) == 0
        assert s.untapped(c)  # it was not fought


@pytest.mark.parametrize(("race", "ends"), [(ORC, True), (TROLL, True), (MAN, True), (WOLF, False), (UNDEAD, False)])
@card("the-iron-crown")
def test_the_crown_cancels(race: int, ends: bool) -> None:
    s, i, c, crown = bearer("the-iron-crown")
    attack = attack_by(s, i, race)
    until_window(s, ATTACK)
    assert can_use(s, crown) == ends
    if ends:
        use(s, crown)
        assert attack.cancelled
        assert (s.tap[crown], s.tap[c]) == (TAPPED, UNTAPPED)


@card("the-iron-crown")
def test_the_crown_tempts_after_every_untap_phase() -> None:
    s, _, c, crown = bearer("the-iron-crown")
    sums(s, 5)
    KINDS[s.kind[crown]].on_untap(s, crown)
    settle(s)
    assert all_rolled(s)
    assert s.tap[c] == TAPPED
    s.active = 1
    KINDS[s.kind[crown]].on_untap(s, crown)
    assert s.stack == []
    s.active = 0
    _, (wraith,) = company(s, 0, "moria", "dwar-the-ringwraith")
    s.host[crown] = wraith
    KINDS[s.kind[crown]].on_untap(s, crown)
    assert s.stack == []


# -- the rest


@card("sable-shield")
@pytest.mark.parametrize(("roll", "stays"), [(6, True), (7, False)])
def test_the_shield_takes_the_wound(roll: int, stays: bool) -> None:
    s, i, c, _ = bearer("sable-shield")
    attack = attack_by(s, i, ORC, 1, 20)
    struck(s, c)
    sums(s, 2, roll)
    finish(s, attack)
    assert all_rolled(s)  # no body check
    assert s.tap[c] == TAPPED
    assert has(s.discard[0], "sable-shield") != stays


@card("sable-shield")
def test_the_shield_not_in_use_does_not() -> None:
    s, i, c, shield = bearer("sable-shield")
    other = lay_on(s, "black-hide-shield", c)
    s.used[other] |= IN_USE
    attack = attack_by(s, i, ORC, 1, 20)
    struck(s, c)
    sums(s, 2, 2)
    finish(s, attack)
    assert s.tap[c] == WOUNDED
    assert s.zone[shield] == TABLE


@card("scroll-of-isildur")
def test_the_scroll_reads_rings() -> None:
    s, i, c, scroll = bearer("scroll-of-isildur")
    ring = lay_on(s, "a-little-gold-ring", c)
    assert sum_of_test(s, ring, 0) == 1
    _, (wraith,) = company(s, 0, "dol-guldur", "dwar-the-ringwraith")
    s.co[wraith] = i
    s.host[scroll] = wraith
    assert sum_of_test(s, ring, 0) == 0
    _, (far,) = company(s, 0, "moria", "layos")
    s.host[scroll] = far
    assert sum_of_test(s, ring, 0) == 0


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        pytest.param("the-iron-crown", 3, marks=card("the-iron-crown")),
        pytest.param("scroll-of-isildur", 3, marks=card("scroll-of-isildur")),
        pytest.param("red-book-of-westmarch", 2, marks=card("red-book-of-westmarch")),
    ],
)
def test_five_points_at_barad_dur(name: str, plain: int) -> None:
    for site, worth in (("barad-dur", 5), ("dol-guldur", plain)):
        s, _, c, piece = bearer(name, site=site)
        assert may_store(s, piece)
        sums(s, 12)
        run(s, Storing(piece))
        assert points(s, 0)[OF_ITEMS] == worth
        assert has(s.stored[0], name)
    s, _, c, piece = bearer(name, site="moria")
    assert not may_store(s, piece)
    assert s.untapped(c)


@card("whip")
def test_the_whip_drives_one_weaker_character() -> None:
    s, i, c, _ = bearer("whip", "gorbag", "dol-guldur")  # mind 6, prowess 6
    assert direct(s, c, NUMBERS["luitprand"]) == 2
    assert direct(s, c, NUMBERS["asternak"]) == 2  # mind 5, prowess 5
    assert direct(s, c, NUMBERS["shagrat"]) == 3  # his equal: only as an Orc
    assert direct(s, c, NUMBERS["muzgash"]) == 5
    assert direct(s, c, NUMBERS["hillmen"]) == 0
    _, (man, other) = company(s, 0, "dol-guldur", "dogrib", "odoacer")
    s.co[man] = s.co[other] = i
    assert may_control(s, c, man)
    s.host[man] = c
    assert not may_control(s, c, other)  # it drives one only


@card("whip")
def test_the_whip_is_no_use_to_a_man() -> None:
    s, _, c, _ = bearer("whip", "tarcil")
    assert direct(s, c, NUMBERS["luitprand"]) == 2
