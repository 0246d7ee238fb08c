"""Magic rings, Dwarven Rings and The One Ring: what their bearers can do."""

from typing import Any

import pytest

from lidless_eye.fights_le import attack_by, can_use, finish, until_window, use
from lidless_eye.support_le import (
    all_rolled,
    bare,
    card,
    company,
    has,
    lay_on,
    options,
    pass_chains,
    run,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.rules.belongings import may_store
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.sums import corruption, direct, has_skill
from mathom.games.lidless_eye.terms import (
    ATTACK,
    CHOOSE,
    DIPLOMAT,
    END,
    MAN,
    NAZGUL,
    NOTHING,
    ORC,
    ORGANISE,
    OUT_OF_DECK,
    PICK,
    RANGER,
    SAGE,
    SCOUT,
    SHADOW,
    SITE,
    SITE_PHASE,
    SORCERY,
    SPIRIT,
    STRIKE,
    TABLE,
    TAPPED,
    THIS_TURN,
    UNDEAD,
    UNTAPPED,
    WARRIOR,
)
from mathom.kernel.state import act_a, act_kind

WORDS = "words-of-menace-and-deceit"  # spirit-magic
SPELL = "some-secret-art-of-flame"  # sorcery
TRIBES = ("barin", "bavor", "druin", "durin", "dwalin")

# -- magic rings


def gives(name: str, skill: int) -> Any:
    return pytest.param(f"magic-ring-of-{name}", skill, marks=card(f"magic-ring-of-{name}"))


@pytest.mark.parametrize(
    ("name", "skill"),
    [
        *(gives("fury", WARRIOR), gives("guile", SCOUT), gives("savagery", RANGER), gives("enigma", SAGE)),
        *(gives("lies", DIPLOMAT), gives("delusion", SPIRIT), gives("shadows", SHADOW), gives("weals", SORCERY)),
    ],
)
def test_a_magic_ring_gives_its_skill(name: str, skill: int) -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", "odoacer" if skill != RANGER else "luitprand")
    assert not has_skill(s, c, skill)
    ring = lay_on(s, name, c)
    assert has_skill(s, c, skill)
    s.to_discard(ring)
    assert not has_skill(s, c, skill)


@card("magic-ring-of-guile")
def test_guile_evades_a_strike_for_a_scout() -> None:
    for who, evades in (("jerrek", True), ("tarcil", False)):
        s = bare()
        i, (c,) = company(s, 0, "moria", who)
        ring = lay_on(s, "magic-ring-of-guile", c)
        attack = attack_by(s, i, MAN, 1, 20)
        until_window(s, STRIKE, c)
        assert can_use(s, ring) == evades
        if evades:
            use(s, ring)
            assert s.tap[ring] == TAPPED
            finish(s, attack)
            assert s.untapped(c)


@card("magic-ring-of-savagery")
def test_savagery_cancels_an_attack_for_a_ranger() -> None:
    for who, ends in (("tarcil", True), ("jerrek", False)):
        s = bare()
        i, (c,) = company(s, 0, "moria", who)
        ring = lay_on(s, "magic-ring-of-savagery", c)
        attack = attack_by(s, i, MAN)
        until_window(s, ATTACK)
        assert can_use(s, ring) == ends
        if ends:
            use(s, ring)
            assert attack.cancelled
            assert (s.tap[c], s.tap[ring]) == (TAPPED, UNTAPPED)


@pytest.mark.parametrize(
    ("name", "adept", "spell", "other"),
    [
        pytest.param("delusion", "belegorn", WORDS, "deeper-shadow", marks=card("magic-ring-of-delusion")),
        pytest.param("shadows", "ciryaher", "deeper-shadow", WORDS, marks=card("magic-ring-of-shadows")),
        pytest.param("weals", "hador", SPELL, "deeper-shadow", marks=card("magic-ring-of-weals")),
    ],
)
def test_an_adept_takes_a_spell(name: str, adept: str, spell: str, other: str) -> None:
    for who, can in ((adept, True), ("tarcil", False)):
        for pile in ("discard", "deck"):
            s = bare()
            _, (c,) = company(s, 0, "moria", who)
            ring = lay_on(s, f"magic-ring-of-{name}", c)
            getattr(s, pile)[0].add(NUMBERS[spell], 1)
            s.discard[0].add(NUMBERS[other], 1)
            run(s, Chain(END, 0))
            assert can_use(s, ring) == can
            if can:
                use(s, ring)
                assert [KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE] == [spell]
                take(s, CHOOSE, NUMBERS[spell], 0, OUT_OF_DECK if pile == "deck" else 0)
                assert has(s.hand[0], spell)
                assert s.tap[c] == TAPPED


@card("magic-ring-of-enigma")
def test_enigma_lets_a_sage_use_a_palantir() -> None:
    for who, can in (("layos", True), ("tarcil", False)):
        s = bare()
        _, (c,) = company(s, 0, "moria", who)
        lay_on(s, "magic-ring-of-enigma", c)
        stone = lay_on(s, "palantir-of-orthanc", c)
        s.deck[0].add(NUMBERS["giant"], 0, 5)
        s.discard[0].add(NUMBERS["black-mace"], 1)
        run(s, Chain(ORGANISE, 0))
        assert can_use(s, stone, NOTHING, 4) == can


# -- dwarven rings


@pytest.mark.parametrize(
    "name", [pytest.param(f"dwarven-ring-of-{n}-s-tribe", marks=card(f"dwarven-ring-of-{n}-s-tribe")) for n in TRIBES]
)
def test_weighs_more_on_a_dwarf(name: str) -> None:
    s = bare()
    _, (c, man) = company(s, 0, "moria", "threlin", "layos")
    ring = lay_on(s, name, c)
    assert (corruption(s, c), direct(s, c)) == (5, 9)
    s.host[ring] = man
    assert (corruption(s, man), direct(s, man)) == (3, 4)
    e = s.echo(s.lay(NUMBERS["wisdom-to-wield"], 0, 3), THIS_TURN, man)
    s.mark[e] = ring
    assert (corruption(s, man), direct(s, man)) == (5, 9)


@card("dwarven-ring-of-durin-s-tribe")
def test_durin_untaps_the_site() -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", "threlin")
    ring = lay_on(s, "dwarven-ring-of-durin-s-tribe", c)
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, ring)
    s.tap_site(0, SITE_NUMBERS["moria"])
    sums(s, 4)  # 4 + 2 > 5
    use(s, ring)
    assert all_rolled(s)
    assert not s.site_tapped(0, SITE_NUMBERS["moria"])
    assert s.tap[c] == TAPPED
    assert s.zone[c] == TABLE


@card("dwarven-ring-of-durin-s-tribe")
def test_durin_not_for_a_man() -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", "tarcil")
    ring = lay_on(s, "dwarven-ring-of-durin-s-tribe", c)
    s.tap_site(0, SITE_NUMBERS["moria"])
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, ring)


@pytest.mark.parametrize(
    ("tribe", "finds"),
    [
        pytest.param("barin", {"high-helm", "the-least-of-gold-rings"}, marks=card("dwarven-ring-of-barin-s-tribe")),
        pytest.param("dwalin", {"high-helm", "the-least-of-gold-rings"}, marks=card("dwarven-ring-of-dwalin-s-tribe")),
        pytest.param("bavor", {"black-mace"}, marks=card("dwarven-ring-of-bavor-s-tribe")),
        pytest.param("druin", {"black-mace"}, marks=card("dwarven-ring-of-druin-s-tribe")),
    ],
)
def test_a_dwarf_uncovers_an_item(tribe: str, finds: set[str]) -> None:
    s = bare()
    i, (c, other) = company(s, 0, "moria", "threlin", "layos")
    ring = lay_on(s, f"dwarven-ring-of-{tribe}-s-tribe", c)
    s.now = i
    s.phase = SITE_PHASE
    for name in ("high-helm", "saw-toothed-blade", "black-mace"):
        s.deck[0].add(NUMBERS[name])
    for name in ("the-least-of-gold-rings", "perfect-gold-ring"):
        s.discard[0].add(NUMBERS[name], 1)
    run(s, Chain(SITE, 0))
    use(s, ring)
    assert {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE} == finds
    found = sorted(finds)[0]
    take(s, CHOOSE, NUMBERS[found], 0, OUT_OF_DECK)
    assert has(s.hand[0], found)
    assert [act_a(a) for a in options(s) if act_kind(a) == PICK] == [other]
    sums(s, 12)
    take(s, PICK, other)
    pass_chains(s)
    assert s.host[s.in_play(NUMBERS[found])] == other
    assert (s.tap[c], s.tap[other]) == (TAPPED, TAPPED)
    assert s.site_tapped(0, SITE_NUMBERS["moria"])
    assert all_rolled(s)  # his own check


@pytest.mark.parametrize("tribe", ["barin", "bavor", "druin", "dwalin"])
def test_a_dwarf_uncovers_nothing_at_a_tapped_site_or_alone(tribe: str) -> None:
    for tapped, alone in ((True, False), (False, True)):
        s = bare()
        i, (c, *_) = company(s, 0, "moria", "threlin", *(() if alone else ("layos",)))
        ring = lay_on(s, f"dwarven-ring-of-{tribe}-s-tribe", c)
        s.now = i
        s.phase = SITE_PHASE
        s.deck[0].add(NUMBERS["high-helm"])
        s.deck[0].add(NUMBERS["black-mace"])
        if tapped:
            s.tap_site(0, SITE_NUMBERS["moria"])
        run(s, Chain(SITE, 0))
        assert not can_use(s, ring)


# -- The One Ring


@card("the-one-ring")
def test_the_ring_weighs_on_all_companions() -> None:
    s = bare()
    _, (c, other) = company(s, 0, "moria", "tarcil", "layos")
    _, (far,) = company(s, 0, "moria", "hador")
    ring = lay_on(s, "the-one-ring", c)
    assert [corruption(s, x) for x in (c, other, far)] == [7, 1, 0]
    assert not may_store(s, ring)


@card("the-one-ring")
@pytest.mark.parametrize(("race", "can"), [(ORC, True), (MAN, True), (UNDEAD, False), (NAZGUL, False)])
def test_the_bearer_vanishes(race: int, can: bool) -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    ring = lay_on(s, "the-one-ring", c)
    attack = attack_by(s, i, race, 1, 30)
    until_window(s, STRIKE, c)
    assert can_use(s, ring) == can
    if can:
        sums(s, 10)  # 10 - 2 > 7
        use(s, ring)
        finish(s, attack)
        assert all_rolled(s)
        assert s.untapped(c)


@card("the-one-ring")
def test_the_bearer_is_lost() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    ring = lay_on(s, "the-one-ring", c)
    attack = attack_by(s, i, ORC, 1, 30)
    until_window(s, STRIKE, c)
    sums(s, 7)  # 5 is two less than 7
    use(s, ring)
    finish(s, attack)
    assert has(s.out[0], "tarcil")
    assert has(s.discard[0], "the-one-ring")


@card("the-one-ring")
def test_only_the_bearer_vanishes() -> None:
    s = bare()
    i, (c, other) = company(s, 0, "moria", "tarcil", "layos")
    ring = lay_on(s, "the-one-ring", c)
    attack_by(s, i, ORC, 1, 30)
    until_window(s, STRIKE, other)
    assert strike_now(s).target == other
    assert not can_use(s, ring)
