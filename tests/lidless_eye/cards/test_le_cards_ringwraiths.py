"""The nine Ringwraiths: figures, modes, and what each can do as the one his player is."""

import pytest

from lidless_eye.fights_le import can_use, creature, finish, until_window, use
from lidless_eye.support_le import bare, card, company, follower, has, in_hand, join, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.cards.kit.events import after_magic
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.bringing import fill_brings, may_bring_follower
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.sums import (
    body,
    control_cost,
    direct,
    general_used,
    hand_size,
    overdrawn,
    prowess,
    skills,
)
from mathom.games.lidless_eye.terms import (
    ATTACK,
    BRING,
    BY_FALL,
    CHAIN,
    CHOOSE,
    DIPLOMAT,
    END,
    KEY_SITE,
    NEW,
    ORC,
    ORGANISE,
    RANGER,
    RUINS,
    SAGE,
    SCOUT,
    SHADOW,
    SORCERY,
    SPIRIT,
    TABLE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
    WARRIOR,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind
from support import rule

KEY_RUINS = 8 + RUINS
UDUN = {"cirith-gorgor"}
IMLAD_MORGUL = {"cirith-ungol", "minas-morgul", "shelob-s-lair"}


def wraith(name: str, *facts: object) -> object:
    return pytest.param(name, *facts, id=name, marks=card(name))


NINE = [
    # prowess, body, influence, skills and magic, as Heralded Lord, as Fell Rider, homes
    wraith("adunaphel-the-ringwraith", 8, 10, 4, WARRIOR | SCOUT | DIPLOMAT | SPIRIT, 2, -2, {"urlurtsu-nurn"}),
    wraith(
        "akhorahil-the-ringwraith", 8, 9, 3, SAGE | SORCERY | SPIRIT | SHADOW, 3, 1, {"urlurtsu-nurn", "nurniag-camp"}
    ),
    wraith("dwar-the-ringwraith", 9, 10, 5, WARRIOR | SCOUT | SAGE | SORCERY, -3, -1, UDUN),
    wraith("hoarmurath-the-ringwraith", 8, 9, 3, SCOUT | RANGER | SAGE | SORCERY, 1, 2, UDUN),
    wraith("indur-the-ringwraith", 9, 10, 5, WARRIOR | DIPLOMAT | SORCERY | SPIRIT, -1, -3, UDUN | IMLAD_MORGUL),
    wraith("khamul-the-ringwraith", 9, 9, 4, WARRIOR | RANGER | DIPLOMAT | SORCERY, -2, 1, {"dol-guldur"}),
    wraith("ren-the-ringwraith", 8, 10, 4, SAGE | DIPLOMAT | SORCERY | SHADOW, -2, 2, {"barad-dur", "mount-doom"}),
    wraith("uvatha-the-ringwraith", 9, 9, 5, WARRIOR | SCOUT | RANGER | SPIRIT, -3, -1, {"variag-camp"}),
    wraith("the-witch-king", 9, 12, 3, WARRIOR | SAGE | DIPLOMAT | SPIRIT | SHADOW, 3, 1, IMLAD_MORGUL),
]


@pytest.mark.parametrize(("name", "strength", "health", "influence", "can", "lord", "rider", "homes"), NINE)
def test_figures_and_modes(
    name: str, strength: int, health: int, influence: int, can: int, lord: int, rider: int, homes: set[str]
) -> None:
    s = bare()
    _, (c,) = company(s, 0, "minas-morgul", name)
    assert (prowess(s, c), body(s, c), direct(s, c), skills(s, c)) == (strength, health, influence, can)
    assert general_used(s, 0) == 0
    mode = lay_on(s, "heralded-lord", c)
    heralded = direct(s, c)
    s.to_discard(mode)
    lay_on(s, "fell-rider", c)
    ridden = prowess(s, c)
    # what the modes give to every Ringwraith stands in their own tests
    s = bare()
    _, (other,) = company(s, 0, "minas-morgul", "akhorahil-the-ringwraith")
    mode = lay_on(s, "heralded-lord", other)
    of_mode = direct(s, other) - 3 - 3
    s.to_discard(mode)
    lay_on(s, "fell-rider", other)
    of_ride = prowess(s, other) - 8 - 1
    assert (heralded, ridden) == (influence + lord + of_mode, strength + rider + of_ride)


@pytest.mark.parametrize(("name", "homes"), [pytest.param(p.values[0], p.values[7], marks=p.marks) for p in NINE])  # type: ignore[attr-defined]
def test_is_revealed_at_minas_morgul_or_at_home(name: str, homes: set[str]) -> None:
    s = bare()
    in_hand(s, 0, name)
    into = Buffer()
    fill_brings(s, 0, into)
    offered = list(into.data[: into.n])
    assert all(act_kind(a) == BRING and act_b(a) == NEW for a in offered)
    assert {SITES[act_c(a)].name for a in offered} == homes | {"minas-morgul"}


@pytest.mark.parametrize(("name", "health"), [pytest.param(p.values[0], p.values[2], marks=p.marks) for p in NINE])  # type: ignore[attr-defined]
def test_his_elimination_loses_the_game(name: str, health: int) -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", name)
    sums(s, min(health, 12))
    run(s, BodyCheck(c))
    assert s.zone[c] == TABLE
    if health < 12:
        sums(s, health + 1)
        run(s, BodyCheck(c))
        assert (s.ending, s.victor) == (BY_FALL, 1)


# -- Adûnaphel


def adunaphel(site: str = "dol-guldur") -> tuple[Eye, int, int]:
    s = bare()
    _, (c,) = company(s, 0, site, "adunaphel-the-ringwraith")
    i, _ = company(s, 0, "moria", "tarcil", "orc-tracker")
    return s, c, i


@card("adunaphel-the-ringwraith")
def test_adunaphel_cancels_an_attack_on_the_way() -> None:
    s, c, i = adunaphel()
    attack = creature(s, i, "orc-raiders", WILDERNESS)
    use(s, c)
    assert attack.cancelled
    assert s.tap[c] == TAPPED


@card("adunaphel-the-ringwraith")
@pytest.mark.parametrize("key", [KEY_RUINS, KEY_SITE + 5])
def test_adunaphel_cancels_no_attack_at_a_site(key: int) -> None:
    s, c, i = adunaphel()
    creature(s, i, "orc-raiders", key)
    until_window(s, ATTACK)
    assert not can_use(s, c)


@card("adunaphel-the-ringwraith")
def test_adunaphel_only_at_a_darkhaven_and_as_ones_own() -> None:
    s, c, i = adunaphel("urlurtsu-nurn")
    creature(s, i, "orc-raiders", WILDERNESS)
    until_window(s, ATTACK)
    assert not can_use(s, c)
    s, c, i = adunaphel()
    s.wraith[0] = NUMBERS["the-witch-king"]
    creature(s, i, "orc-raiders", WILDERNESS)
    until_window(s, ATTACK)
    assert not can_use(s, c)


# -- Akhôrahil


@card("akhorahil-the-ringwraith")
def test_akhorahil_returns_magic_to_the_deck() -> None:
    s = bare()
    _, (c, other) = company(s, 0, "dol-guldur", "akhorahil-the-ringwraith", "belegorn")
    spell = s.lay(NUMBERS["words-of-menace-and-deceit"], 0, CHAIN)
    after_magic(s, spell, other)
    assert s.zone[spell] == CHAIN
    after_magic(s, spell, c)
    assert has(s.deck[0], "words-of-menace-and-deceit")
    assert s.kind[spell] < 0


# -- Dwar


@card("dwar-the-ringwraith")
def test_dwar_strengthens_a_company_for_the_turn() -> None:
    s = bare()
    here, (c,) = company(s, 0, "dol-guldur", "dwar-the-ringwraith")
    i, (man, orc) = company(s, 0, "moria", "tarcil", "orc-tracker")
    company(s, 1, "moria", "gorbag")
    run(s, Chain(ORGANISE, 0))
    assert {act_b(a) for a in options(s) if act_a(a) == c} >= {here, i}
    use(s, c, i)
    assert (prowess(s, man), body(s, man), prowess(s, orc), body(s, orc)) == (5, 9, 4, 9)
    assert (prowess(s, c), body(s, c)) == (9, 10)
    assert s.tap[c] == TAPPED
    s.expire(THIS_TURN)
    assert (prowess(s, man), body(s, man)) == (4, 8)


@card("dwar-the-ringwraith")
def test_dwar_does_not_away_from_a_darkhaven_or_tapped() -> None:
    s = bare()
    i, (c,) = company(s, 0, "cirith-gorgor", "dwar-the-ringwraith")
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, c, i)
    s.co_site[i] = SITE_NUMBERS["dol-guldur"]
    assert can_use(s, c, i)
    s.tap[c] = TAPPED
    assert not can_use(s, c, i)


# -- Hoarmûrath


@card("hoarmurath-the-ringwraith")
def test_hoarmurath_enlarges_the_hand_at_a_darkhaven() -> None:
    s = bare()
    i, (c,) = company(s, 1, "carn-dum", "hoarmurath-the-ringwraith")
    assert (hand_size(s, 0), hand_size(s, 1)) == (8, 9)
    s.co_site[i] = SITE_NUMBERS["cirith-gorgor"]
    assert hand_size(s, 1) == 8
    s.co_site[i] = SITE_NUMBERS["carn-dum"]
    s.wraith[1] = NUMBERS["the-witch-king"]
    assert hand_size(s, 1) == 8
    assert s.tap[c] == UNTAPPED


# -- Indûr


@card("indur-the-ringwraith")
def test_indur_takes_magic_back_into_the_hand() -> None:
    s = bare()
    _, (c,) = company(s, 0, "cirith-gorgor", "indur-the-ringwraith")
    s.discard[0].add(NUMBERS["black-mace"], 1)
    run(s, Chain(END, 0))
    assert not can_use(s, c)
    s.discard[0].add(NUMBERS["deeper-shadow"], 1)
    use(s, c)
    assert [act_a(a) for a in options(s) if act_kind(a) == CHOOSE] == [NUMBERS["deeper-shadow"]]
    take(s, CHOOSE, NUMBERS["deeper-shadow"])
    assert has(s.hand[0], "deeper-shadow")
    assert not has(s.discard[0], "deeper-shadow")
    assert s.tap[c] == TAPPED


@card("indur-the-ringwraith")
def test_indur_waits_for_the_end_of_turn() -> None:
    s = bare()
    _, (c,) = company(s, 0, "dol-guldur", "indur-the-ringwraith")
    join(s, 0, "the-mouth")
    s.discard[0].add(NUMBERS["deeper-shadow"], 1)
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, c)


# -- Khamûl and the Witch-king


@pytest.mark.parametrize(
    ("name", "most"),
    [
        pytest.param("khamul-the-ringwraith", 1, marks=card("khamul-the-ringwraith")),
        pytest.param("the-witch-king", 2, marks=card("the-witch-king")),
        pytest.param("ren-the-ringwraith", 0, marks=card("ren-the-ringwraith")),
    ],
)
def test_masters_of_other_ringwraiths(name: str, most: int) -> None:
    s = bare(advanced=1)
    i, (c,) = company(s, 0, "minas-morgul", name)
    others = ["dwar-the-ringwraith", "indur-the-ringwraith", "hoarmurath-the-ringwraith"]
    for n, other in enumerate(others):
        in_hand(s, 0, other)
        into = Buffer()
        fill_brings(s, 0, into)
        allowed = act(BRING, NUMBERS[other], i, c) in list(into.data[: into.n])
        assert allowed == (n < most)
        s.hand[0].take(NUMBERS[other], 3)
        f = follower(s, other, c)
        assert control_cost(s, f) == (0 if n < most else 1)
    assert overdrawn(s, c) == 3 - most - KINDS[NUMBERS[name]].direct


@rule("LE-A-37")
@card("khamul-the-ringwraith", "the-witch-king")
@pytest.mark.parametrize(("name", "most"), [("khamul-the-ringwraith", 1), ("the-witch-king", 2)])
def test_ordinary_followers_take_no_place_of_a_ringwraith(name: str, most: int) -> None:
    """Not even when they use up all his direct influence."""
    s = bare(advanced=1)
    i, (c,) = company(s, 0, "minas-morgul", name)
    for orc in ("orc-tracker", "snaga"):
        follower(s, orc, c)
    assert overdrawn(s, c) >= 0
    for n, other in enumerate(["dwar-the-ringwraith", "indur-the-ringwraith", "hoarmurath-the-ringwraith"]):
        in_hand(s, 0, other)
        into = Buffer()
        fill_brings(s, 0, into)
        assert (act(BRING, NUMBERS[other], i, c) in list(into.data[: into.n])) == (n < most)
        assert may_bring_follower(s, 0, NUMBERS[other]) == (n < most)  # nor by They Ride Together
        s.hand[0].take(NUMBERS[other], 3)
        if n < most:
            assert control_cost(s, follower(s, other, c)) == 0


@card("khamul-the-ringwraith", "uvatha-the-ringwraith")
def test_who_costs_nothing_himself_takes_no_place() -> None:
    s = bare(advanced=1)
    i, (c,) = company(s, 0, "minas-morgul", "khamul-the-ringwraith")
    uvatha = follower(s, "uvatha-the-ringwraith", c)
    in_hand(s, 0, "dwar-the-ringwraith")
    into = Buffer()
    fill_brings(s, 0, into)
    assert act(BRING, NUMBERS["dwar-the-ringwraith"], i, c) in list(into.data[: into.n])
    dwar = follower(s, "dwar-the-ringwraith", c)
    assert (control_cost(s, uvatha), control_cost(s, dwar)) == (0, 0)


# -- Ren


@card("ren-the-ringwraith")
def test_ren_steadies_a_company() -> None:
    s = bare()
    _, (c,) = company(s, 0, "dol-guldur", "ren-the-ringwraith")
    i, (man,) = company(s, 0, "moria", "tarcil")
    _, (other,) = company(s, 0, "moria", "orc-captain")
    lay_on(s, "the-least-of-gold-rings", man)
    lay_on(s, "the-least-of-gold-rings", other)
    run(s, Chain(ORGANISE, 0))
    use(s, c, i)
    s.stack.clear()
    sums(s, 3)
    run(s, CorruptionCheck(man))
    assert s.tap[man] == UNTAPPED  # 3 + 2 > 4
    sums(s, 3)
    run(s, CorruptionCheck(other))
    assert s.tap[other] == TAPPED


@card("ren-the-ringwraith")
def test_ren_only_in_the_organization_phase_at_a_darkhaven() -> None:
    s = bare()
    i, (c,) = company(s, 0, "dol-guldur", "ren-the-ringwraith")
    join(s, i, "the-mouth")
    run(s, Chain(ORGANISE, 0))
    assert can_use(s, c, i)
    s.co_site[i] = SITE_NUMBERS["barad-dur"]
    assert not can_use(s, c, i)
    assert not KINDS[NUMBERS["ren-the-ringwraith"]].uses & ~ORGANISE


# -- Ûvatha


@card("uvatha-the-ringwraith")
def test_uvatha_joins_any_ringwraith_for_nothing() -> None:
    s = bare(advanced=1)
    i, (c,) = company(s, 0, "minas-morgul", "ren-the-ringwraith")
    in_hand(s, 0, "uvatha-the-ringwraith", "dwar-the-ringwraith")
    into = Buffer()
    fill_brings(s, 0, into)
    assert list(into.data[: into.n]) == [act(BRING, NUMBERS["uvatha-the-ringwraith"], i, c)]
    f = follower(s, "uvatha-the-ringwraith", c)
    assert control_cost(s, f) == 0
    s.free(f)
    s.co_site[i] = SITE_NUMBERS["barad-dur"]  # neither a Darkhaven nor his home
    into.n = 0
    fill_brings(s, 0, into)
    assert into.n == 0


@rule("LE-A-38")
def test_a_follower_cannot_use_his_ability() -> None:
    s = bare(advanced=1)
    i, (ren,) = company(s, 0, "dol-guldur", "ren-the-ringwraith")
    dwar = follower(s, "dwar-the-ringwraith", ren)
    uvatha = follower(s, "uvatha-the-ringwraith", ren)
    s.discard[0].add(NUMBERS["deeper-shadow"], 1)
    run(s, Chain(ORGANISE, 0))
    assert can_use(s, ren, i)
    assert not can_use(s, dwar, i)
    assert not can_use(s, uvatha)


@card("uvatha-the-ringwraith")
def test_uvatha_brings_an_event_back_into_the_deck() -> None:
    s = bare()
    i, (c,) = company(s, 0, "dol-guldur", "uvatha-the-ringwraith")
    for name in ("black-mace", "orc-captain", "deeper-shadow", "twilight"):
        s.discard[0].add(NUMBERS[name], 1)
    run(s, Chain(ORGANISE, 0))
    s.co_site[i] = SITE_NUMBERS["variag-camp"]
    assert not can_use(s, c)
    s.co_site[i] = SITE_NUMBERS["dol-guldur"]
    use(s, c)
    found = {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE}
    assert "deeper-shadow" in found
    assert not found & {"black-mace", "orc-captain"}
    take(s, CHOOSE, NUMBERS["deeper-shadow"])
    assert has(s.deck[0], "deeper-shadow")


def test_abilities_are_not_used_against_nothing() -> None:
    """a creature's attack is answered, an attack that no creature makes is not"""
    s, c, i = adunaphel()
    attack = creature(s, i, "orc-raiders", WILDERNESS)
    attack.creature = -1
    assert not can_use(s, c)
    attack.race = ORC
    assert finish(s, attack) in (0, 1)
