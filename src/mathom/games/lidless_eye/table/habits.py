"""What a player may let be answered always in the same way. It follows from what everybody knows, but for cards on
guard, which are no matter of tables where others could learn from it."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.sideboard import ASKED, Sideboard
from mathom.games.lidless_eye.rules.site_phase import DECIDES, PLAYS, SitePhase
from mathom.games.lidless_eye.rules.sums import hand_size
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS, SECOND_DROPS, Turn
from mathom.games.lidless_eye.terms import COMPANY, GUARD_WITH, HAVEN, PASS, YES
from mathom.kernel.moments import Habit
from mathom.kernel.state import act, act_kind
from mathom.kernel.words import msg

HABITS = (
    ("draw", msg("draw all cards that I may draw")),
    ("full", msg("draw until my hand is full, and no more")),
    ("order", msg("my companies move and act in the order shown")),
    ("haven", msg("at a Haven or Darkhaven my companies do nothing in the site phase")),
    ("weary", msg("where all its characters are tapped, a company of mine does nothing more at its site")),
    ("keep", msg("keep all cards at the end of a turn")),
    ("sideboard", msg("take no hazards from my sideboard in the turn of another")),
    ("resolve", msg("what I have declared takes effect, without more from me")),
    ("own", msg("in my own turn pass, except in the long-event phase, in attacks and against what others play")),
    ("foe", msg("in the turn of another pass once no hazard may come to a company any more, and at the end")),
    (
        "guard",
        msg("put no cards on guard: where I could do nothing else, pass (only where no other person would learn it)"),
    ),
    ("strike", msg("in a strike on my characters roll the dice at once: no cards on it")),
)
# what each of these lets go by is seldom wanted; a card on a strike, the sideboard and the discard at the end may be
USUAL = frozenset({"full", "order", "haven", "weary", "resolve", "own", "foe", "guard"})
MINE = terms.UNTAPS | terms.ORGANISE | terms.TRAVEL | terms.ARRIVE | terms.END
THEIRS = terms.ARRIVE | terms.END


def by_habit(s: Eye) -> tuple[Habit, ...]:
    top = s.stack[-1] if s.stack and not s.over else None
    if isinstance(top, Chain):
        name = passing(s, top)
        if name:
            return (Habit(name, act(PASS)),)
        return (Habit("guard", act(PASS), private=True),) if only_guards(s, top) else ()
    if isinstance(top, Draw):
        full = s.hand[s.seat].size() >= hand_size(s, s.seat)
        return Habit("draw", act(YES), lasting=True), Habit("full", act(PASS if full else YES))
    if isinstance(top, Sideboard):
        return (Habit("sideboard", act(PASS)),) if top.step == ASKED else ()
    if isinstance(top, SitePhase):
        return tuple(Habit(name, act(PASS)) for name in rests(s, top))
    if isinstance(top, Turn):
        if top.step in (FIRST_DROPS, SECOND_DROPS):
            return (Habit("keep", act(PASS)),)
        if top.step < FIRST_DROPS:
            return (Habit("order", act(COMPANY, top.left(s)[0]), lasting=True),)
    return ()


def rests(s: Eye, visit: SitePhase) -> tuple[str, ...]:
    """which habits let a company do nothing, or nothing more, at its site"""
    haven = visit.step == DECIDES and SITES[s.co_site[visit.company]].kind == HAVEN
    weary = visit.step in (DECIDES, PLAYS) and not any(s.untapped(c) for c in s.members(visit.company))
    return ("haven",) * haven + ("weary",) * weary


def only_guards(s: Eye, chain: Chain) -> bool:
    """whether nothing could be done against a company but to put a card on guard: the others do not know that"""
    if s.seat == s.active or len(chain.links) or not chain.window & terms.TRAVEL:
        return False
    return all(act_kind(action) in (GUARD_WITH, PASS) for action in s.actions())


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
