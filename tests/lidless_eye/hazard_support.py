"""Hazards in tests: a company on its way or at rest, and the opponent who plays on it."""

from lidless_eye.support_le import bare, company, in_hand, join, options, run, settle, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TOLD_CHECK
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import MOVED, ROUTE
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, special_attack
from mathom.games.lidless_eye.rules.journey import ARRIVES, Journey
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.rules.turn import TURN_OVER, Turn
from mathom.games.lidless_eye.table.notation import key_name
from mathom.games.lidless_eye.terms import (
    GUARD,
    MOVEMENT,
    PASS,
    PLAY,
    RACES,
    REGION_KINDS,
    SITE_PHASE,
    START,
    STRIKES,
    TABLE,
    TRAVEL,
)
from mathom.kernel.state import act_a, act_b, act_c, act_kind

LETTERS = {kind[0]: i for i, kind in enumerate(REGION_KINDS)}  # c f b w s d


def going(s: Eye, i: int, site: str, path: str) -> None:
    """the company is on its way to a site, along regions of these kinds (c f b w s d); hazards may be played"""
    s.active = int(s.co_owner[i])
    s.phase = MOVEMENT
    s.now = i
    s.limit = 5
    s.co_dest[i] = SITE_NUMBERS[site]
    s.co_open[i] = 1
    s.co_origin[i] = s.co_site[i]
    for j, letter in enumerate(path):
        s.route[i * ROUTE + j] = LETTERS[letter]


def resting(s: Eye, i: int) -> None:
    """the company stays where it is; hazards may be played"""
    s.active = int(s.co_owner[i])
    s.phase = MOVEMENT
    s.now = i
    s.limit = 5


def arrived(s: Eye, i: int, site: str) -> None:
    """the company has come to a site this turn, and its site phase begins"""
    s.active = int(s.co_owner[i])
    s.phase = SITE_PHASE
    s.co_site[i] = SITE_NUMBERS[site]
    s.co_did[i] |= MOVED


def journey(
    path: str = "w", site: str = "dol-guldur", start: str = "minas-morgul", who: tuple[str, ...] = ("gorbag", "jerrek")
) -> tuple[Eye, int, list[int]]:
    """a company of seat 0 on its way"""
    s = bare()
    i, people = company(s, 0, start, *who)
    going(s, i, site, path)
    return s, i, people


def rest(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    """a company of seat 0 that does not move"""
    s = bare()
    i, people = company(s, 0, site, *who)
    resting(s, i)
    return s, i, people


def in_play(s: Eye, name: str, seat: int = 1) -> int:
    """an event lies on the table"""
    return s.lay(NUMBERS[name], seat, TABLE)


def on_guard(s: Eye, i: int, name: str) -> int:
    """a card lies face down at a company"""
    c = s.lay(NUMBERS[name], 1 - int(s.co_owner[i]), GUARD, -1, 1 << (1 - int(s.co_owner[i])))
    s.co[c] = i
    return c


def window(s: Eye, bits: int = TRAVEL | START) -> Eye:
    """an opportunity; the active player does nothing"""
    run(s, Chain(bits, s.active))
    while s.seat == s.active and isinstance(s.stack[-1], Chain):
        take(s, PASS)
    return s


def offers(s: Eye, name: str, verb: int = PLAY) -> list[tuple[int, int]]:
    """the targets a card of that name may be played on now"""
    kind = NUMBERS[name]
    found = []
    for action in options(s) if s.seat >= 0 else []:
        if act_kind(action) == verb and act_a(action) == kind:
            found.append((act_b(action), act_c(action)))
    return found


def held(s: Eye, name: str, bits: int = TRAVEL | START) -> list[tuple[int, int]]:
    """what the opponent could do with a card in his hand in a new window; nothing is left of it"""
    t = s.copy()
    in_hand(t, 1 - t.active, name)
    window(t, bits)
    return offers(t, name)


def hits(s: Eye, name: str, a: int = 4095, b: int = 0, bits: int = TRAVEL | START) -> Eye:
    """the opponent plays a card in a new window, nobody answers, and it takes effect"""
    in_hand(s, 1 - s.active, name)
    window(s, bits)
    take(s, PLAY, NUMBERS[name], a, b)
    return quiet(s)


def quiet(s: Eye) -> Eye:
    """nobody plays a card: up to the next question that is no chain"""
    while s.stack and isinstance(s.stack[-1], Chain) and s.seat >= 0:
        take(s, PASS)
    return s


def keyed(s: Eye, name: str) -> set[str]:
    """what a creature could be keyed to now"""
    return {key_name(a) for a, _ in held(s, name)}


def attacks(s: Eye, name: str, key: str) -> Attack:
    """the opponent plays a creature by this key; its attack, up to the first question that is no chain"""
    number = next(a for a, _ in held(s, name) if key_name(a) == key)
    hits(s, name, number)
    attack = attack_now(s)
    assert isinstance(attack, Attack)
    assert attack.defender == s.now
    return attack


def figures(attack: Attack) -> tuple[int, int, int]:
    """strikes, prowess, body"""
    return int(attack.strikes), int(attack.prowess), int(attack.body)


def targets(s: Eye, name: str) -> list[int]:
    """on whom a card could be played now"""
    return [a for a, _ in held(s, name)]


def checks(s: Eye) -> list[int]:
    """results of the corruption checks since the news were opened"""
    return [int(n.b) for n in s.news or [] if n.what == TOLD_CHECK]


def arrives(s: Eye, i: int) -> None:
    """the end of the movement/hazard phase of a company"""
    for seat in range(2):  # nobody draws
        in_hand(s, seat, *["whip"] * 8)
    frame = Journey(i)
    frame.step = ARRIVES
    run(s, frame)
    quiet(s)


def ends_turn(s: Eye) -> None:
    """the end of the turn, up to the next one's organization phase"""
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)
    quiet(s)


def strength(s: Eye, attack: Attack) -> tuple[int, int]:
    """strikes and prowess of the attack under way, everything considered"""
    return int(total(s, STRIKES, attack.defender, attack.strikes)), int(attack.prowess_now(s))


def automatic(s: Eye, i: int, index: int = 0) -> Attack:
    """an automatic-attack of a company's site begins; up to the first question that is no chain"""
    attack = automatic_attack(s, i, index)
    run(s, attack)
    quiet(s)
    return attack


def stirred(s: Eye, i: int, race: str) -> Attack:
    """an attack of a race, one strike at 8, lies on the stack"""
    attack = special_attack(s, i, RACES[race], 1, 8)
    s.call(attack)
    return attack


__all__ = [
    "KINDS",
    "arrived",
    "arrives",
    "attacks",
    "automatic",
    "checks",
    "ends_turn",
    "figures",
    "going",
    "held",
    "hits",
    "in_play",
    "join",
    "journey",
    "keyed",
    "offers",
    "on_guard",
    "quiet",
    "rest",
    "resting",
    "settle",
    "stirred",
    "strength",
    "targets",
    "window",
]
