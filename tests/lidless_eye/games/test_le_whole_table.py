"""Random games: after every action the table is whole. Nothing is lost, nothing is left over from a fight."""

from random import Random

import pytest

from lidless_eye.support_le import options
from mathom.games.lidless_eye import (
    setup,  # the box fills the tables of cards
)
from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.table.words.strike import explain
from mathom.games.lidless_eye.terms import (
    ALLY,
    CHAIN,
    CREATURE,
    ECHO,
    ENTER,
    GUARD,
    GUARD_WITH,
    ITEM,
    MOVE,
    PLAY,
    REVEAL,
    SET_UP,
    TABLE,
    THIS_ATTACK,
    THIS_STRIKE,
    USE,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_kind

BOLD = (PLAY, USE, MOVE, ENTER, REVEAL, GUARD_WITH)


def cards(s: Eye) -> int:
    """all cards of both players, wherever they are"""
    piles = (s.hand, s.deck, s.discard, s.sideboard, s.stored, s.out)
    in_piles = sum(pile[p].size() for pile in piles for p in range(2))
    return in_piles + sum(1 for c in range(len(s.kind)) if s.kind[c] >= 0 and s.zone[c] in (TABLE, GUARD, CHAIN))


def check(s: Eye) -> None:
    under_way = [frame.name() for frame in s.stack]
    for c in s.table:
        card = KINDS[s.kind[c]]
        host = s.host[c]
        where = (card.name, under_way)
        if s.zone[c] == ECHO:
            assert s.until[c] != THIS_STRIKE or {"Strike", "Bout"} & set(under_way), where
            assert s.until[c] != THIS_ATTACK or {"Attack", "Clash"} & set(under_way), where
            continue
        if card.character:
            assert s.co_owner[s.co[c]] == s.owner[c], where
            assert host < 0 or (s.zone[host] == TABLE and s.co[host] == s.co[c]), where
        elif host >= 0:
            assert s.zone[host] == TABLE, where
        elif card.type == ITEM:
            assert "Bequest" in under_way, where
        elif card.type == CREATURE and s.co[c] < 0:
            assert "Attack" in under_way, where
        else:
            assert card.type != ALLY, where
    for i in range(len(s.co_owner)):
        assert s.co_owner[i] < 0 or len(s.members(i)) > 0


@pytest.mark.parametrize("seed", range(8))
def test_the_table_stays_whole(seed: int) -> None:
    chance = Random(seed)
    rules = "advanced" if seed % 2 else "basic"
    settings = {"rules": rules, "length": 1, "calling": 20, "first": "choose", "second": "choose"}
    s = setup.set_up(settings, Dice(seed + 1))
    all_cards = -1
    while s.seat >= 0:
        legal = options(s)
        bold = [action for action in legal if act_kind(action) in BOLD]
        s.apply(chance.choice(bold if bold and chance.random() < 0.4 else legal))
        if s.seat < 0 or s.phase == SET_UP:
            continue
        check(s)
        assert all_cards in (-1, cards(s))
        all_cards = cards(s)
        reckoning = explain(s)
        assert reckoning is None or reckoning.chance is None or reckoning.chance.of >= 36
    assert s.ending
