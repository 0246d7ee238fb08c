"""What a player may let be answered always in the same way. All of it follows from what everybody knows."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, Turn
from mathom.games.lidless_eye.terms import COMPANY, PASS, YES
from mathom.kernel.moments import Habit
from mathom.kernel.state import act
from mathom.kernel.words import msg

HABITS = (
    ("draw", msg("draw all cards that I may draw")),
    ("order", msg("my companies move and act in the order shown")),
    ("keep", msg("keep all cards at the end of a turn")),
    ("resolve", msg("what I have declared takes effect, without more from me")),
    ("own", msg("in my own turn pass, except in the long-event phase, in attacks and against what others play")),
    ("foe", msg("in the turn of another pass once no hazard may come to a company any more, and at the end")),
    ("strike", msg("in a strike on my characters roll the dice at once: no cards on it")),
)
MINE = terms.UNTAPS | terms.ORGANISE | terms.TRAVEL | terms.ARRIVE | terms.END
THEIRS = terms.ARRIVE | terms.END


def habit(s: Eye) -> Habit | None:
    top = s.stack[-1] if s.stack and not s.over else None
    if isinstance(top, Chain):
        name = passing(s, top)
        return Habit(name, act(PASS)) if name else None
    if isinstance(top, Draw):
        return Habit("draw", act(YES))
    if isinstance(top, Turn):
        return Habit("keep", act(PASS)) if top.step >= FIRST_DROPS else Habit("order", act(COMPANY, top.left(s)[0]))
    return None


def passing(s: Eye, chain: Chain) -> str:
    """which habit passes in a chain of effects; none against what another has declared"""
    if any(link.by != s.seat for link in chain.links):
        return ""
    if len(chain.links):
        return "resolve"
    if any(isinstance(frame, Assault) for frame in s.stack):
        return "strike" if s.clash < 0 and s.seat == s.active and chain.window & terms.STRIKE else ""
    if s.seat == s.active:
        return "own" if chain.window & MINE else ""
    spent = chain.window & terms.TRAVEL and s.limit <= 0
    return "foe" if chain.window & THEIRS or spent else ""
