"""Companies that come together at an ordinary site (LE-A-75), and those that may not (LE-A-33)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import SITES
from mathom.games.lidless_eye.news import TO_DISCARD, TOLD_ARRIVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import IDLE, MOVED, RETURNED, SITE_DISCARDED, SITE_TAPPED
from mathom.games.lidless_eye.rules.companies import alone, has_ally, has_mode, leave_site, may_be_together, size
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.terms import COMPANY, HAVEN, LARGEST_COMPANY, RECALLED
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a
from mathom.kernel.vecs import append


def join_companies(s: Eye) -> None:
    """after all companies have moved: those at one ordinary site become one"""
    s.call(Meeting())


def may_join(s: Eye, a: i64, b: i64) -> bool:
    """whether two companies may be one away from a Darkhaven; in a mode a Ringwraith may be joined (LE-A-30), but no
    ally joins a Fell Rider"""
    if (alone(s, a) and has_ally(s, b)) or (alone(s, b) and has_ally(s, a)):
        return False
    both = s.members(a)
    theirs = s.members(b)
    for c in theirs:
        both = append(both, c)
    for c in theirs:
        s.co[c] = a
    fits = size(s, a) <= LARGEST_COMPANY
    for c in theirs:
        s.co[c] = b
    return fits and may_be_together(s, both, has_mode(s, a) or has_mode(s, b))


def merge(s: Eye, a: i64, b: i64) -> None:
    """the second company joins the first, with all that lies with it"""
    for c in range(len(s.co)):
        if s.kind[c] >= 0 and s.co[c] == b:
            s.co[c] = a
    s.co_did[a] |= s.co_did[b]
    s.co_owner[b] = -1


class Meeting(Procedure):
    """Two companies at one site are joined; if that would break a limit, one goes back. The opponent chooses which
    stays where both have just come."""

    first: i64 = -1
    second: i64 = -1

    def go(self, s: Eye) -> i64:
        if self.step:
            return s.foe
        for c in s.characters(s.active):
            if s.used[c] & RECALLED and not s.co_did[s.co[c]] & MOVED:
                remove_character(s, c, TO_DISCARD)
        for a in s.companies(s.active):
            for b in s.companies(s.active):
                if a < b and s.co_site[a] == s.co_site[b] and SITES[s.co_site[a]].kind != HAVEN:
                    if may_join(s, a, b):
                        merge(s, a, b)
                        return ON
                    if came(s, a) and came(s, b):
                        self.step = 1
                        self.first = a
                        self.second = b
                        return ON
                    if came(s, a) or came(s, b):
                        go_back(s, a if came(s, a) else b)
                        return ON
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(COMPANY, self.first))
        into.add(act(COMPANY, self.second))

    def take(self, s: Eye, action: i64) -> None:
        go_back(s, self.second if act_a(action) == self.first else self.first)
        self.step = 0
        self.first = self.second = -1

    def blank(self) -> Frame:
        return Meeting()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.first = io.num("first", self.first, -1)
        self.second = io.num("second", self.second, -1)


enter(Meeting())


def came(s: Eye, company: i64) -> bool:
    return s.co_did[company] & MOVED != 0 and s.co_origin[company] >= 0


def go_back(s: Eye, company: i64) -> None:
    """to the site of origin, whose card comes back as it was"""
    seat = s.co_owner[company]
    left = s.co_site[company]
    origin = s.co_origin[company]
    s.co_site[company] = origin
    s.co_origin[company] = -1
    s.co_did[company] = s.co_did[company] & ~MOVED | RETURNED | IDLE
    s.forget_route(company)
    at = seat * len(SITES) + origin
    if s.site_state[at] == SITE_DISCARDED:
        s.site_state[at] = SITE_TAPPED
    leave_site(s, seat, left)
    s.tell(TOLD_ARRIVED, seat, company, origin)
