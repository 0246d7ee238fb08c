"""Attacks in tests: fought up to the next question that is no chain, so that nobody plays a card."""

from lidless_eye.support_le import pass_chains
from lidless_eye.support_le import settle as settle_once
from lidless_eye.support_le import take as take_once
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.making import creature_attack, special_attack
from mathom.games.lidless_eye.terms import CHAIN, WILDERNESS, WOLF


def settle(s: Eye) -> None:
    """up to the next question that is no chain: nobody plays a card"""
    pass_chains(settle_once(s))


def take(s: Eye, kind: int, a: int = 0, b: int = 0) -> None:
    pass_chains(take_once(s, kind, a, b))


def attacked(s: Eye, i: int, name: str, key: int = WILDERNESS) -> Attack:
    """a creature of the opponent attacks a company; up to the first question"""
    s.now = i
    attack = creature_attack(s, s.lay(NUMBERS[name], 1 - s.co_owner[i], CHAIN), key)
    s.call(attack)
    settle(s)
    return attack


def fought(s: Eye, i: int, strikes: int, prowess: int, body: int = 0, race: int = WOLF) -> Attack:
    """an attack without a card; up to the first question"""
    attack = special_attack(s, i, race, strikes, prowess, body)
    s.call(attack)
    settle(s)
    return attack
