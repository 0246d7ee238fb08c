"""The Palantíri: where each is played, who can use it, and what it shows."""

from typing import Any

import pytest

from lidless_eye.fights_le import can_use, use
from lidless_eye.hazard_support import going
from lidless_eye.support_le import (
    all_rolled,
    bare,
    card,
    company,
    has,
    join,
    lay_on,
    options,
    pass_chains,
    run,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITES
from mathom.games.lidless_eye.cards.items.palantiri import (
    AMON_SUL,
    ANNUMINAS,
    ELOSTIRION,
    MINAS_TIRITH,
    ORTHANC,
    OSGILIATH,
)
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import Storing
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.council import given_points, points
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.sums import corruption, hand_size
from mathom.games.lidless_eye.terms import (
    CHAIN,
    CHOOSE,
    NOTHING,
    OF_ITEMS,
    ORGANISE,
    PLAY,
    TABLE,
    TAKE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
)
from mathom.kernel.dice import fall_knowers
from mathom.kernel.state import (
    Buffer,
    act_a,
    act_b,
    act_kind,
)

GREATER = {
    *("blue-mountain-dwarf-hold", "caves-of-ulund", "iron-hill-dwarf-hold", "the-lonely-mountain", "moria"),
    *("the-stones", "lossadan-cairn"),
}


def stone(name: str, *facts: Any) -> Any:
    return pytest.param(f"palantir-of-{name}", *facts, id=name, marks=card(f"palantir-of-{name}"))


SIX = [
    stone("amon-sul", GREATER, AMON_SUL),
    stone("annuminas", GREATER, ANNUMINAS),
    stone("elostirion", {"the-white-towers"}, ELOSTIRION),
    stone("minas-tirith", {"minas-tirith"}, MINAS_TIRITH),
    stone("orthanc", {"isengard"}, ORTHANC),
    stone("osgiliath", GREATER, OSGILIATH),
]


def set_up(name: str, who: str = "tarcil", focus: bool = True) -> tuple[Eye, int, int]:
    """a bearer who can use the stone, something for every stone to do, and the organization phase"""
    s = bare()
    _, (c,) = company(s, 0, "isengard", who)
    piece = lay_on(s, name, c)
    if focus:
        lay_on(s, "focus-palantir", piece, 0)
    s.deck[0].add(NUMBERS["giant"], 0, 7)
    s.deck[1].add(NUMBERS["huorn"], 0, 6)
    s.discard[0].add(NUMBERS["black-mace"], 1)
    s.discard[0].add(NUMBERS["test-of-fire"], 1)
    s.hand[1].add(NUMBERS["wargs"], 2)
    return s, c, piece


@pytest.mark.parametrize(("name", "places", "power"), SIX)
def test_where_it_is_played(name: str, places: set[str], power: int) -> None:
    s = bare()
    i, (c,) = company(s, 0, "minas-morgul", "tarcil")
    s.now = i
    found = set()
    for site in SITES:
        s.co_site[i] = site.id
        into = Buffer()
        KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
        if into.n:
            found.add(site.name)
    assert found == places
    piece = lay_on(s, name, c)
    assert (given_points(s, piece), corruption(s, c)) == (3, 3)


@pytest.mark.parametrize(("name", "places", "power"), SIX)
def test_who_can_use_it(name: str, places: set[str], power: int) -> None:
    def can(who: str, focus: bool) -> bool:
        s, _c, piece = set_up(name, who, focus)
        hazard = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
        run(s, Chain(ORGANISE, 0))
        return can_use(s, piece, hazard if power == OSGILIATH else NOTHING, power)

    assert can("tarcil", True)  # Focus Palantír
    assert not can("tarcil", False)
    assert can("layos", False) == (power == ELOSTIRION)  # a sage sees with this one by tapping
    assert can("calendal", False)
    assert not can("dwar-the-ringwraith", True)  # LE-B-60
    s, c, piece = set_up(name, "layos", False)
    e = s.echo(s.lay(NUMBERS["wisdom-to-wield"], 0, CHAIN), THIS_TURN, c)
    s.mark[e] = piece
    hazard = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    run(s, Chain(ORGANISE, 0))
    assert can_use(s, piece, hazard if power == OSGILIATH else NOTHING, power)
    s.tap[piece] = TAPPED
    assert not can_use(s, piece, hazard if power == OSGILIATH else NOTHING, power)
    s.tap[piece] = UNTAPPED
    s.active = 1
    assert not can_use(s, piece, hazard if power == OSGILIATH else NOTHING, power)


@pytest.mark.parametrize(
    "name", [pytest.param(p.values[0], marks=p.marks) for p in SIX if p.values[0][12:] in ("amon-sul", "osgiliath")]
)
def test_five_points_at_barad_dur(name: str) -> None:
    for site, worth in (("barad-dur", 5), ("dol-guldur", 3)):
        s = bare()
        _, (c,) = company(s, 0, site, "tarcil")
        sums(s, 12)
        run(s, Storing(lay_on(s, name, c)))
        assert points(s, 0)[OF_ITEMS] == worth


def sets_out(s: Eye, piece: int, i: int) -> None:
    KINDS[s.kind[piece]].on_travel(s, piece, i)
    s.watch()


@pytest.mark.parametrize(
    ("name", "least"),
    [
        pytest.param("palantir-of-amon-sul", 2, marks=card("palantir-of-amon-sul")),
        pytest.param("palantir-of-osgiliath", 4, marks=card("palantir-of-osgiliath")),
        pytest.param("palantir-of-elostirion", 99, marks=card("palantir-of-elostirion")),
        pytest.param("palantir-of-annuminas", 0, marks=card("palantir-of-annuminas")),
    ],
)
def test_is_lost_when_few_move(name: str, least: int) -> None:
    for size in range(1, 5):
        s = bare()
        i, (c,) = company(s, 0, "dol-guldur", "tarcil")
        for other in ("layos", "hador", "jerrek")[: size - 1]:
            join(s, i, other)
        piece = lay_on(s, name, c)
        lay_on(s, "focus-palantir", piece, 0)
        sets_out(s, piece, i)  # they stay
        assert s.zone[piece] == TABLE
        s.co_dest[i], s.co_open[i] = 0, 1
        sets_out(s, piece, i)
        assert has(s.discard[0], name) == (size < least)
        assert has(s.discard[0], "focus-palantir") == (size < least)


@pytest.mark.parametrize(
    ("name", "others"),
    [
        pytest.param("palantir-of-amon-sul", ["layos"], marks=card("palantir-of-amon-sul")),
        pytest.param("palantir-of-osgiliath", ["layos", "hador", "jerrek"], marks=card("palantir-of-osgiliath")),
    ],
)
def test_is_lost_as_soon_as_too_few_are_on_the_way(name: str, others: list[str]) -> None:
    s = bare()
    i, people = company(s, 0, "dol-guldur", "tarcil", *others)
    piece = lay_on(s, name, people[0])
    t = s.copy()
    remove_character(t, people[1], TO_REMOVED)
    t.watch()
    assert t.zone[piece] == TABLE  # they stay where they are
    going(s, i, "moria", "w")
    remove_character(s, people[1], TO_REMOVED)
    s.watch()
    assert has(s.discard[0], name)


@card("palantir-of-amon-sul")
def test_an_heir_on_the_way_is_too_few() -> None:
    s = bare()
    i, (tarcil, _) = company(s, 0, "dol-guldur", "tarcil", "layos")
    lay_on(s, "palantir-of-amon-sul", tarcil)
    going(s, i, "moria", "w")
    sums(s, 12)
    run(s, BodyCheck(tarcil))
    heirs = [a for a in options(s) if act_kind(a) == TAKE]
    take(s, TAKE, act_a(heirs[0]), act_b(heirs[0]))
    assert has(s.discard[0], "palantir-of-amon-sul")


@card("palantir-of-amon-sul")
def test_amon_sul_sees_the_opponents_hand() -> None:
    s, c, piece = set_up("palantir-of-amon-sul")
    run(s, Chain(ORGANISE, 0))
    s.dice.given = None
    s.dice.log = []
    use(s, piece, NOTHING, AMON_SUL)
    assert [entry & 3 for entry in s.hand[1].cards] == [3]
    assert fall_knowers(s.dice.log[0]) == 1  # in the record, and not to be taken back
    assert s.tap[piece] == TAPPED
    assert s.kind[c] == NUMBERS["tarcil"] or has(s.out[0], "tarcil")


@card("palantir-of-amon-sul")
def test_amon_sul_borrows() -> None:
    s, _, piece = set_up("palantir-of-amon-sul")
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, piece, NOTHING, ANNUMINAS)
    assert not can_use(s, piece, NOTHING, ORTHANC)
    _, (enemy,) = company(s, 1, "moria", "layos")
    for other in ("palantir-of-annuminas", "palantir-of-elostirion", "palantir-of-orthanc"):
        lay_on(s, other, enemy)
    assert can_use(s, piece, NOTHING, ANNUMINAS)
    assert can_use(s, piece, NOTHING, ELOSTIRION)
    assert not can_use(s, piece, NOTHING, ORTHANC)


@card("palantir-of-annuminas")
def test_annuminas_takes_a_sages_card() -> None:
    s, c, piece = set_up("palantir-of-annuminas")
    sums(s, 7)
    run(s, Chain(ORGANISE, 0))
    use(s, piece, NOTHING, ANNUMINAS)
    assert [KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE] == ["test-of-fire"]
    take(s, CHOOSE, NUMBERS["test-of-fire"])
    assert has(s.hand[0], "test-of-fire")
    pass_chains(s)
    assert all_rolled(s)  # the corruption check
    assert s.untapped(c)


@card("palantir-of-elostirion")
def test_elostirion_draws_and_enlarges_the_hand_of_a_sage() -> None:
    s, c, piece = set_up("palantir-of-elostirion", "layos", False)
    assert hand_size(s, 0) == 9
    run(s, Chain(ORGANISE, 0))
    use(s, piece, NOTHING, ELOSTIRION)
    assert has(s.hand[0], "giant")
    assert s.hand[0].size() == 1
    s, c, piece = set_up("palantir-of-elostirion", "tarcil")
    assert hand_size(s, 0) == 8
    assert s.host[piece] == c


@card("palantir-of-minas-tirith")
def test_minas_tirith_sees_the_top_of_both_decks() -> None:
    s, _, piece = set_up("palantir-of-minas-tirith")
    run(s, Chain(ORGANISE, 0))
    use(s, piece, NOTHING, MINAS_TIRITH)
    for seat, rest in ((0, 2), (1, 1)):
        assert list(s.deck[seat].tops) == [5]
        assert sum(1 for entry in s.deck[seat].cards if entry & 1) >= 5
        assert s.deck[seat].size() == rest + 5


@card("palantir-of-orthanc")
def test_orthanc_brings_a_card_back_into_the_deck() -> None:
    s, _, piece = set_up("palantir-of-orthanc")
    sums(s, 7)
    run(s, Chain(ORGANISE, 0))
    use(s, piece, NOTHING, ORTHANC)
    take(s, CHOOSE, NUMBERS["black-mace"])
    assert has(s.deck[0], "black-mace")
    assert not has(s.discard[0], "black-mace")
    assert all_rolled(s)


@card("palantir-of-orthanc")
def test_orthanc_needs_five_cards_in_the_deck() -> None:
    s, _, piece = set_up("palantir-of-orthanc")
    for _ in range(3):
        s.deck[0].take(NUMBERS["giant"], 0)
    run(s, Chain(ORGANISE, 0))
    assert not can_use(s, piece, NOTHING, ORTHANC)


@card("palantir-of-osgiliath")
def test_osgiliath_discards_a_hazard() -> None:
    s, _, piece = set_up("palantir-of-osgiliath")
    hazard = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    run(s, Chain(ORGANISE, 0))
    use(s, piece, hazard, OSGILIATH)
    assert has(s.discard[1], "doors-of-night")
    assert s.tap[piece] == TAPPED


@card("palantir-of-osgiliath")
def test_osgiliath_does_what_any_other_does() -> None:
    s, _, piece = set_up("palantir-of-osgiliath")
    _, (enemy,) = company(s, 1, "moria", "layos")
    run(s, Chain(ORGANISE, 0))
    for power, other in (
        (AMON_SUL, "palantir-of-amon-sul"),
        (ANNUMINAS, "palantir-of-annuminas"),
        (ELOSTIRION, "palantir-of-elostirion"),
        (MINAS_TIRITH, "palantir-of-minas-tirith"),
        (ORTHANC, "palantir-of-orthanc"),
    ):
        assert not can_use(s, piece, NOTHING, power)
        lay_on(s, other, enemy)
        assert can_use(s, piece, NOTHING, power)
