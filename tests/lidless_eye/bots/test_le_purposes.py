"""Bots know no card by name: what a card is for is said by what it is made of. Invented cards are played sensibly."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import mathom
from lidless_eye.fights_le import attack_by, until_window
from lidless_eye.support_le import bare, company, in_hand, lay_on, take
from mathom.games.lidless_eye.bot.hand import keep_worth
from mathom.games.lidless_eye.bot.judge import choose_greedily, judge
from mathom.games.lidless_eye.bot.travel import aid_for, at_site, bearer_worth
from mathom.games.lidless_eye.box.card import (
    KINDS,
    NAMES,
    NUMBERS,
    REGION_NAMES,
    SITE_NAMES,
    SITE_NUMBERS,
    Card,
)
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import printed
from mathom.games.lidless_eye.box.seal import seal
from mathom.games.lidless_eye.cards.hazard_permanent_events.on_character import Burden
from mathom.games.lidless_eye.cards.hazard_permanent_events.on_company import Hardship
from mathom.games.lidless_eye.cards.kit.abilities import DISCARD_SELF, TAP_SELF, Ability, Cancels, Evades
from mathom.games.lidless_eye.cards.kit.effects import COMPANY, COMPANY_ATTACKS, Effect
from mathom.games.lidless_eye.cards.kit.events import CancelsAttack
from mathom.games.lidless_eye.cards.kit.families import Ally, Item, LongEvent, PermanentEvent, ShortEvent, Temptation
from mathom.games.lidless_eye.cards.resource_permanent_events.on_character import Tidings
from mathom.games.lidless_eye.cards.resource_short_events.on_influence import Gifts
from mathom.games.lidless_eye.cards.resource_short_events.on_strike import Blow
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import (
    ATTACK,
    ATTACK_PROWESS,
    DIRECT,
    INFLUENCE_ROLL,
    MAN,
    PASS,
    PLAY,
    PROWESS,
    STRIKE,
    TABLE,
    USE,
)
from mathom.kernel.state import act

BOT = Path(mathom.__file__).parent / "games" / "lidless_eye" / "bot"
PLACE = "the-lidless-eye"  # the one card that is not done: its place is free for an invented one
DEADLY, HARMLESS = 15, 2  # prowess of a strike


def strings(path: Path) -> set[str]:
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("path", sorted(BOT.glob("*.py")), ids=lambda path: path.stem)
def test_bots_know_no_card_by_name(path: Path) -> None:
    assert not strings(path) & {*NAMES, *SITE_NAMES, *REGION_NAMES}


def facts(like: str, **changes: object) -> Printed:
    """of an invented card that is printed much like another one"""
    return msgspec.structs.replace(printed(like), id="invented", **changes)


Enters = Callable[[Card], int]


@pytest.fixture
def enter() -> Iterator[Enters]:
    """puts an invented card into the box, for one test"""
    place = NUMBERS[PLACE]
    was = KINDS[place]

    def put(card: Card) -> int:
        card.id = place
        card.done = True
        KINDS[place] = card
        seal()
        return place

    yield put
    KINDS[place] = was
    seal()


def attacked(prowess: int, window: int = ATTACK) -> tuple[Eye, int]:
    """Jerrek of seat 0, alone and attacked by one Man, may do something in this window"""
    s = bare()
    i, (jerrek,) = company(s, 0, "southron-oasis", "jerrek")
    in_hand(s, 0, PLACE)
    attack_by(s, i, MAN, 1, prowess)
    until_window(s, window, jerrek)
    while s.seat != 0:
        take(s, PASS)
    return s, jerrek


# -- against attacks and strikes


@pytest.mark.parametrize(("prowess", "plays"), [(DEADLY, True), (HARMLESS, False)])
def test_what_cancels_is_played_against_a_deadly_attack(enter: Enters, prowess: int, plays: bool) -> None:
    kind = enter(CancelsAttack(facts("a-nice-place-to-hide", skill_only=())))
    s, jerrek = attacked(prowess)
    assert choose_greedily(s) == (act(PLAY, kind, jerrek) if plays else act(PASS))


@pytest.mark.parametrize(("prowess", "plays"), [(11, True), (HARMLESS, False)])
def test_a_bonus_is_played_where_it_turns_a_strike(enter: Enters, prowess: int, plays: bool) -> None:
    card = Blow(facts("bold-thrust", skill_only=()))
    card.has(Effect(PROWESS, 5))
    kind = enter(card)
    s, jerrek = attacked(prowess, STRIKE)
    assert choose_greedily(s) == (act(PLAY, kind, jerrek) if plays else act(PASS))


@pytest.mark.parametrize(("prowess", "plays"), [(11, True), (HARMLESS, False)])
def test_a_bonus_of_one_is_played_before_the_strikes(enter: Enters, prowess: int, plays: bool) -> None:
    card = ShortEvent(facts("bold-thrust", skill_only=()))
    card.windows = ATTACK
    card.has(Effect(PROWESS, 5))
    kind = enter(card)
    s, jerrek = attacked(prowess)
    assert (judge(s, act(PLAY, kind, jerrek)) > 0.0) == plays


@pytest.mark.parametrize(("prowess", "plays"), [(11, True), (HARMLESS, False)])
def test_what_strengthens_a_company_serves_in_a_strike(enter: Enters, prowess: int, plays: bool) -> None:
    card = Blow(facts("bold-thrust", skill_only=()))
    card.has(Effect(PROWESS, 5, scope=COMPANY))
    kind = enter(card)
    s, jerrek = attacked(prowess, STRIKE)
    assert choose_greedily(s) == (act(PLAY, kind, jerrek) if plays else act(PASS))


def test_a_bonus_that_turns_nothing_is_kept(enter: Enters) -> None:
    card = Blow(facts("bold-thrust", skill_only=()))
    card.has(Effect(PROWESS, 1))
    kind = enter(card)
    s, jerrek = attacked(30, STRIKE)
    assert judge(s, act(PLAY, kind, jerrek)) < 0.0


@pytest.mark.parametrize(("ability", "window"), [(Cancels(TAP_SELF), ATTACK), (Evades(DISCARD_SELF), STRIKE)])
@pytest.mark.parametrize(("prowess", "uses"), [(DEADLY, True), (HARMLESS, False)])
def test_what_lies_with_somebody_is_used_when_it_saves_him(
    enter: Enters, ability: Ability, window: int, prowess: int, uses: bool
) -> None:
    enter(Item(facts("shadow-cloak"), ability))
    s, jerrek = attacked(prowess, window)
    cloak = lay_on(s, PLACE, jerrek)
    assert (judge(s, act(USE, cloak)) > 0.0) == uses


def test_tapping_a_character_costs_more_than_tapping_an_ally() -> None:
    ally = Ally(facts("war-wolf"), Cancels(TAP_SELF))
    assert ally.service.price < KINDS[NUMBERS["hendolen"]].service.price


def test_what_weakens_an_attack_is_weighed_by_how_much(enter: Enters) -> None:
    worth = []
    for less in (-1, -4):
        card = ShortEvent(facts("orc-quarrels"))
        card.has(Effect(ATTACK_PROWESS, less, scope=COMPANY_ATTACKS))
        kind = enter(card)
        s, _ = attacked(13)
        worth.append(judge(s, act(PLAY, kind)))
    assert worth[0] < worth[1]
    assert worth[1] > 0.0


def test_a_card_of_which_nothing_is_known_is_not_played(enter: Enters) -> None:
    kind = enter(ShortEvent(facts("orc-quarrels")))
    s, jerrek = attacked(DEADLY)
    assert judge(s, act(PLAY, kind, jerrek)) < 0.0


# -- at a site


def test_an_event_with_points_draws_a_company_to_its_sites(enter: Enters) -> None:
    enter(Tidings(facts("that-ain-t-no-secret", points=2)))
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "jerrek")
    in_hand(s, 0, PLACE)
    assert at_site(s, i, SITE_NUMBERS["amon-hen"]) > 2.0  # it offers information
    assert at_site(s, i, SITE_NUMBERS["southron-oasis"]) == 0.0


def test_points_make_an_event_liked() -> None:
    likings = [PermanentEvent(facts("skies-of-fire", points=n)).purpose.liking for n in range(3)]
    assert likings[0] < 0.0 < likings[1] < likings[2]


def test_an_aid_in_the_hand_counts_with_its_own_bonus(enter: Enters) -> None:
    card = Gifts(facts("gifts-as-given-of-old"))
    kind = enter(card)
    s = bare()
    in_hand(s, 0, PLACE)
    _, (asternak,) = company(s, 0, "minas-morgul", "asternak")
    assert aid_for(s, asternak) == card.influence
    alone = keep_worth(s, kind, 0)
    in_hand(s, 0, "southrons")
    assert keep_worth(s, kind, 0) > alone


def test_what_gives_influence_goes_to_who_has_some(enter: Enters) -> None:
    crown = Item(facts("saw-toothed-blade", gear="", corruption=0))
    crown.has(Effect(DIRECT, 2))
    kind = enter(crown)
    s = bare()
    _, (lieutenant, lout) = company(s, 0, "minas-morgul", "lieutenant-of-dol-guldur", "troll-lout")
    assert bearer_worth(s, kind, lieutenant) > bearer_worth(s, kind, lout)


# -- hazards


def hazard_on(site: str) -> tuple[Eye, int]:
    """seat 0 may play hazards on Asternak, who is on the way to a site"""
    s = bare(active=1)
    i, (asternak,) = company(s, 1, "dol-guldur", "asternak")
    s.co_dest[i] = SITE_NUMBERS[site]
    s.co_open[i] = 1
    s.now = i
    s.seat = 0
    return s, asternak


@pytest.mark.parametrize(("site", "plays"), [("southron-oasis", True), ("minas-morgul", False)])
def test_who_hinders_does_so_where_somebody_wants_to_act(enter: Enters, site: str, plays: bool) -> None:
    card = Burden(facts("foolish-words"))
    card.has(Effect(INFLUENCE_ROLL, -3))
    kind = enter(card)
    s, asternak = hazard_on(site)
    assert (judge(s, act(PLAY, kind, asternak)) > 0.0) == plays


def test_a_weakness_of_a_whole_company_is_worth_its_size(enter: Enters) -> None:
    worth = []
    for less in (-1, -2):
        card = Hardship(facts("something-has-slipped"))
        card.has(Effect(PROWESS, less, scope=COMPANY))
        s, _ = hazard_on("southron-oasis")
        worth.append(judge(s, act(PLAY, enter(card), s.now)))
    assert worth == [0.5, 1.0]


def test_a_lasting_hazard_is_better_with_creatures_in_the_hand(enter: Enters) -> None:
    kind = enter(LongEvent(facts("minions-stir")))
    s, _ = hazard_on("southron-oasis")
    before = judge(s, act(PLAY, kind))
    in_hand(s, 0, "cave-drake", "ghouls")
    assert judge(s, act(PLAY, kind)) > before > 0.0
    s.lay(kind, 0, TABLE)
    assert judge(s, act(PLAY, kind)) < 0.0  # it lies there already


def test_a_heavier_temptation_is_worth_more(enter: Enters) -> None:
    worth = []
    for points in (1, 5):
        s, asternak = hazard_on("southron-oasis")
        lay_on(s, "the-least-of-gold-rings", asternak)
        kind = enter(Temptation(facts("lure-of-the-senses", corruption=points)))
        worth.append(judge(s, act(PLAY, kind, asternak)))
    assert 0.0 < worth[0] < worth[1]
