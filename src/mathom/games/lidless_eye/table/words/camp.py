"""What goes by the camp in words, minions first, then heroes: havens, who a player is, and the Council (LE-H-2); last
what is said at a table of both."""

from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import BOTH_CAMPS
from mathom.kernel.words import msg, msgs

COUNCIL = (msg("War Council"), msg("Free Council"), msg("Council"))
AT_COUNCIL = (
    msg("The War Council: show cards, or go on"),
    msg("The Free Council: show cards, or go on"),
    msg("The Council: show cards, or go on"),
)
CALLS = (msg("{who} calls the War Council"), msg("{who} calls the Free Council"), msg("{who} calls the Council"))
WINS = (
    msg("{who} wins the War Council with {mine} to {theirs} points"),
    msg("{who} wins the Free Council with {mine} to {theirs} points"),
    msg("{who} wins the Council with {mine} to {theirs} points"),
)
WINS_AMONG_MANY = (
    msgs("{who} wins the War Council with {n} point", "{who} wins the War Council with {n} points", 2),
    msgs("{who} wins the Free Council with {n} point", "{who} wins the Free Council with {n} points", 2),
    msgs("{who} wins the Council with {n} point", "{who} wins the Council with {n} points", 2),
)
FALLEN = (
    msg("the Ringwraith of {other} has fallen: {who} wins"),
    msg("the Wizard of {other} has fallen: {who} wins"),
)
BY_RING = (
    msg("{who} brings The One Ring to Barad-dûr and wins"),
    msg("{who} destroys The One Ring in Mount Doom and wins"),
)
TAPS_FOR_IT = (msg("your Ringwraith taps for it"), msg("your Wizard taps for it"))


def council_of(s: Eye) -> int:
    """whose Council it is"""
    return BOTH_CAMPS if s.mixed() else int(s.camp[0])


TOO_MANY = (
    msg("a company of more than 7 does not leave a Darkhaven"),
    msg("a company of more than 7 does not leave a Haven"),
)
