"""Resource events in tests: the active player holds a card, and a window or an attack in which he may play it."""

from lidless_eye.support_le import bare, company, in_hand, options, run, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED, SITE_TAPPED
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.making import creature_attack, special_attack
from mathom.games.lidless_eye.terms import (
    CHAIN,
    MOVEMENT,
    ORGANISE,
    ORGANIZATION,
    PASS,
    PLAY,
    RACES,
    SITE,
    SITE_PHASE,
    UNKEYED,
    USE,
)
from mathom.kernel.state import act_a, act_b, act_c, act_kind


def band(site: str, *who: str, advanced: int = 0) -> tuple[Eye, int, list[int]]:
    """a company of seat 0, whose turn it is"""
    s = bare(advanced)
    i, people = company(s, 0, site, *who)
    s.phase = ORGANIZATION
    return s, i, people


def visiting(site: str, *who: str, tapped: bool = False, advanced: int = 0) -> tuple[Eye, int, list[int]]:
    """the same in its site phase: it has entered"""
    s, i, people = band(site, *who, advanced=advanced)
    s.phase = SITE_PHASE
    s.now = i
    s.co_did[i] |= ENTERED
    if tapped:
        s.site_state[int(s.co_site[i])] = SITE_TAPPED
    return s, i, people


def offered(s: Eye, name: str, verb: int = PLAY) -> list[tuple[int, int]]:
    """the targets on which a card may be played, or used, by who is asked now"""
    found = []
    for action in options(s) if s.seat >= 0 else []:
        kind = act_a(action) if verb == PLAY else s.kind[act_a(action)]
        if act_kind(action) == verb and kind == NUMBERS[name]:
            found.append((act_b(action), act_c(action)))
    return found


def playable(s: Eye, name: str, bits: int = ORGANISE, seat: int = 0) -> list[tuple[int, int]]:
    """what a seat could do with a card in his hand in a new window; nothing is left of it"""
    t = s.copy()
    in_hand(t, seat, name)
    run(t, Chain(bits, seat))
    return offered(t, name) if t.seat == seat else []


def plays(s: Eye, name: str, a: int = 0, b: int = 0, bits: int = ORGANISE) -> Eye:
    """the active player plays a card in a new window; nobody answers, and it takes effect"""
    in_hand(s, s.active, name)
    run(s, Chain(bits, s.active))
    take(s, PLAY, NUMBERS[name], a, b)
    return quiet(s)


def plays_here(s: Eye, name: str, a: int = 0, b: int = 0) -> Eye:
    return plays(s, name, a, b, SITE)


def uses(s: Eye, c: int, bits: int = ORGANISE) -> Eye:
    """the active player uses a card in play in a new window"""
    run(s, Chain(bits, s.active))
    take(s, USE, c)
    return quiet(s)


def usable(s: Eye, name: str, bits: int) -> list[tuple[int, int]]:
    t = s.copy()
    run(t, Chain(bits, t.active))
    return offered(t, name, USE) if t.seat == t.active else []


def quiet(s: Eye) -> Eye:
    """nobody plays a card: up to the next question that is no chain"""
    while s.stack and isinstance(s.stack[-1], Chain) and s.seat >= 0:
        take(s, PASS)
    return s


def assaulted(s: Eye, i: int, race: str, strikes: int, prowess: int, body: int = 0, *hand: str, **more: int) -> Attack:
    """an attack without a card; up to its window, where the active player holds these cards"""
    in_hand(s, 0, *hand)
    attack = special_attack(s, i, RACES[race], strikes, prowess, body)
    for name, value in more.items():
        setattr(attack, name, value)
    run(s, attack)
    return attack


def preyed(s: Eye, i: int, name: str, key: int, *hand: str) -> Attack:
    """a creature of the opponent attacks by this key; up to the window"""
    in_hand(s, 0, *hand)
    s.now = i
    s.phase = MOVEMENT
    attack = creature_attack(s, s.lay(NUMBERS[name], 1, CHAIN), key)
    run(s, attack)
    return attack


def answer(s: Eye, name: str, a: int = 0, b: int = 0) -> Eye:
    """who is asked plays a card in the window under way; nobody answers"""
    take(s, PLAY, NUMBERS[name], a, b)
    return quiet(s)


__all__ = [
    "UNKEYED",
    "answer",
    "assaulted",
    "band",
    "offered",
    "playable",
    "plays",
    "plays_here",
    "preyed",
    "quiet",
    "usable",
    "uses",
    "visiting",
]
