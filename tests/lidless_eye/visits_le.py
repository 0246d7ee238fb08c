"""Companies at their site: entering, what attacks them, what they may play."""

from lidless_eye.support_le import (
    bare,
    company,
    options,
    run,
    settle,
)
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.terms import GUARD, PASS, PLAY
from mathom.kernel.state import act, act_a, act_kind


def visit(site: str, *names: str, advanced: int = 0) -> tuple[Eye, int, list[int]]:
    """a company of seat 0 is about to decide whether it enters its site"""
    s = bare(advanced=advanced)
    i, members = company(s, 0, site, *names)
    run(s, SitePhase(i))
    assert s.seat == 0
    return s, i, members


def guard(s: Eye, name: str, i: int) -> int:
    """a card of seat 1 lies on guard against a company"""
    c = s.lay(NUMBERS[name], 1, GUARD, -1, 2)
    s.co[c] = i
    return c


def attack(s: Eye) -> Attack:
    """the attack under way"""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, Attack))


def attacked(s: Eye) -> bool:
    return any(isinstance(frame, Attack) for frame in s.stack)


def answer(s: Eye) -> Eye:
    """one answer: no card, nobody stays untapped, the first where something must be chosen"""
    choices = options(s)
    s.stack[-1].take(s, act(PASS) if act(PASS) in choices else choices[0])
    return settle(s)


def fight_on(s: Eye) -> Eye:
    """what is turned up and fought on entering runs its course, up to the question what to play"""
    while s.stack and not (isinstance(s.stack[-1], SitePhase) and len(s.stack) == 1):
        answer(s)
    return s


def plays(s: Eye, name: str) -> list[int]:
    return [a for a in options(s) if act_kind(a) == PLAY and act_a(a) == NUMBERS[name]]
