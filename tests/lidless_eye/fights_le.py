"""Attacks on a company, step by step, for the tests of single cards."""

from lidless_eye.support_le import options, settle, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.combat.making import creature_attack, special_attack
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.terms import ASSIGN, CHAIN, FACE, NOTHING, PASS, STAY, USE, WILDERNESS
from mathom.kernel.state import act, act_a, act_kind


def attack_by(s: Eye, i: int, race: int, strikes: int = 1, prowess: int = 10, body: int = 0) -> Assault:
    """an attack made by no creature, up to the first question"""
    attack = special_attack(s, i, race, strikes, prowess, body)
    s.now = i
    s.call(attack)
    settle(s)
    return attack


def creature(s: Eye, i: int, name: str, key: int = WILDERNESS) -> Assault:
    """a creature of the opponent attacks, up to the first question"""
    s.now = i
    attack = creature_attack(s, s.lay(NUMBERS[name], 1 - s.co_owner[i], CHAIN), key)
    s.call(attack)
    settle(s)
    return attack


def in_chain(s: Eye, window: int) -> bool:
    top = s.stack[-1]
    return isinstance(top, Chain) and top.window & window != 0


def can_use(s: Eye, c: int, target: int = NOTHING, second: int = 0) -> bool:
    """whether the ability of a card is offered now"""
    return act(USE, c, target, second) in options(s)


def use(s: Eye, c: int, target: int = NOTHING, second: int = 0) -> Eye:
    """uses an ability; nobody responds"""
    depth = len(s.stack)
    take(s, USE, c, target, second)
    while len(s.stack) >= depth and isinstance(s.stack[-1], Chain) and s.stack[-1].links:
        take(s, PASS)
    return s


def struck(s: Eye, target: int) -> Strike:
    """passes all chains and assigns strikes, this target first, until his strike is fought and he is asked something"""
    while not (isinstance(s.stack[-1], Strike) and strike_now(s).target == target):
        answer(s, target)
    return strike_now(s)


def until_window(s: Eye, window: int, target: int = -1) -> Eye:
    """the same, until a chain of this window asks"""
    while not in_chain(s, window):
        answer(s, target)
    return s


def answer(s: Eye, target: int) -> None:
    """a dull answer: passes, assigns as it comes, this target first, and taps for every strike"""
    can = options(s)
    for action in can:
        if act_kind(action) in (ASSIGN, FACE) and act_a(action) == target:
            take(s, act_kind(action), target)
            return
    choice = act(PASS) if act(PASS) in can else next(a for a in can if act_kind(a) != STAY)
    take(s, act_kind(choice), act_a(choice))


def finish(s: Eye, frame: Procedure, target: int = -1) -> int:
    """dull answers until a frame is over; its result"""
    while frame in s.stack:
        answer(s, target)
    return s.result
