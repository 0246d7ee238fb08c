"""Setting the table: for a new game (DU-1 to DU-11), or from a saved position."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mathom.games.duel.position import zeros
from mathom.games.duel.position_check import check
from mathom.games.duel.rules import Duel
from mathom.games.duel.terms import (
    BIT,
    BY_CONQUEST,
    BY_REGIONS,
    CARDS,
    EVERYWHERE,
    NOTHING,
    OPTIONAL,
    OWN,
    PEOPLES,
    REGIONS,
    SAURON,
    SLOTS,
    TILES,
    TOKENS,
    Edition,
)
from mathom.kernel.dice import Dice
from mathom.kernel.fields import Reader
from mathom.kernel.pile import Pile
from mathom.kernel.vecs import vec

NONE: Final = vec[i64]([NOTHING] * SLOTS)


def blank(edition: Edition) -> Duel:
    """an empty table"""
    s = Duel()
    s.dice = Dice()
    s.news = None
    s.edition = edition
    s.seat = SAURON
    s.turn = 0
    s.reserve = 0
    s.effects_are = 0
    s.chapter = 0
    s.extra = 0
    s.again = 0
    s.winner = NOTHING
    s.ending = NOTHING
    s.tasks = zeros(8)
    s.pending = 0
    s.layout = NONE[:]
    s.where = zeros(CARDS)
    s.aside = Pile()
    s.tile_at = zeros(TILES)
    s.token_at = zeros(TOKENS)
    s.top = NONE[:PEOPLES]
    s.coins = zeros(2)
    s.steps = zeros(2)
    s.units = zeros(2 * REGIONS)
    s.built = zeros(2)
    s.unseen = Pile()
    s.hidden = 0
    s.lying = 0
    s.available = 0
    s.skills = zeros(2 * OWN)
    s.chains = zeros(2)
    s.peoples = zeros(2 * PEOPLES)
    s.allies = zeros(2)
    s.powers = zeros(2)
    s.held = zeros(2)
    s.supply = zeros(2)
    return s


def set_up(edition: Edition, reserve: i64, dice: Dice) -> Duel:
    """DU-1 to DU-12"""
    s = blank(edition)
    s.dice = dice
    s.reserve = reserve
    s.effects_are = OPTIONAL
    for seat in range(2):
        region = edition.start_region[seat]
        s.coins[seat] = edition.start_coins[seat]
        s.units[seat * REGIONS + region] = edition.start_units[seat]
        s.held[seat] = BIT[region]
        s.supply[seat] = edition.units - edition.start_units[seat]
    s.begin_chapter()
    return s


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> Duel:
    s = blank(edition)
    s.dice = dice
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    s.index()
    check(s)
    if s.ending == BY_CONQUEST or s.ending == BY_REGIONS:  # once these two words were the other way round
        s.ending = BY_CONQUEST if s.presence(s.winner) == EVERYWHERE else BY_REGIONS
    if s.pending:
        s.go_on()  # to the first choice; a position saved by the program is at one
    return s
