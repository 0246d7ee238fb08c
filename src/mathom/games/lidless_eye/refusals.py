"""Why a text is not an action now: the reason, and the number of the rule."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.cardbase import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.chain import Chain
from mathom.games.lidless_eye.limits import gone_for_good
from mathom.games.lidless_eye.notation import company_name, piece_name
from mathom.games.lidless_eye.organization import PATIENCE, Organization
from mathom.games.lidless_eye.playing import fill_plays, side_of
from mathom.games.lidless_eye.position import Eye
from mathom.games.lidless_eye.whereabouts import SITE_DISCARDED
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import Buffer, act_a, act_kind
from mathom.kernel.words import Msg, msg

ANEW = ("control", "regroup", "give", "wield", "move")  # what may be done again in one phase


def refusal(s: Eye, text: str) -> IllegalAction | None:
    """the reason, if the text is understood as something that could be done at another time"""
    verb, _, rest = text.partition(" ")
    if verb not in terms.VERBS:
        return None
    name = rest.split(" > ")[0].split(" & ")[0].strip()
    if verb in ("play", "guard", "discard", "show") and name not in NUMBERS:
        return IllegalAction(msg("there is no card called {name}", name=name or "?"), "LE-B-2")
    if verb == "play":
        return no_play(s, name)
    top = s.stack[-1]
    if verb in ANEW and isinstance(top, Organization) and top.again >= PATIENCE:
        return IllegalAction(msg("you have changed your mind {n} times in this phase", n=PATIENCE), "LE-B-46")
    if verb == "guard":
        return no_guard(s, name)
    if verb == "discard" and not held(s, name):
        return IllegalAction(msg("you do not have {card} in your hand", card=card(name)), "LE-B-157")
    if verb == "move":
        return no_move(s, rest)
    if verb == "enter" and s.phase != terms.SITE_PHASE:
        return IllegalAction(msg("sites are entered in the site phase"), "LE-B-119")
    if verb == "bring":
        return no_bring(s, name)
    if verb in ("give", "store", "control", "regroup", "dismiss", "shake-off") and s.phase != terms.ORGANIZATION:
        return IllegalAction(msg("this is done in the organization phase"), "LE-B-34")
    if verb == "regroup":
        return no_regroup(s, name)
    if verb == "influence" and s.phase != terms.SITE_PHASE:
        return IllegalAction(msg("the opponent's cards are influenced in the site phase"), "LE-A-48")
    return None


def card(name: str) -> Msg:
    return msg(KINDS[NUMBERS[name]].printed.name)


def held(s: Eye, name: str) -> bool:
    return any(entry >> 8 == NUMBERS[name] for entry in s.hand[s.seat].cards)


def no_play(s: Eye, name: str) -> IllegalAction | None:
    kind = KINDS[NUMBERS[name]]
    if not held(s, name):
        return IllegalAction(msg("you do not have {card} in your hand", card=card(name)), "LE-B-20")
    if not kind.side & side_of(s, s.seat):
        if kind.side & terms.HAZARD:
            return IllegalAction(msg("hazards are played in the opponent's movement/hazard phase only"), "LE-B-36")
        return IllegalAction(msg("resources are played in one's own turn only"), "LE-B-35")
    if kind.side & terms.HAZARD and s.phase != terms.MOVEMENT:
        return IllegalAction(msg("hazards are played in the opponent's movement/hazard phase only"), "LE-B-36")
    if s.seat != s.active and s.limit <= 0 and not kind.free:
        return IllegalAction(msg("the hazard limit of this company is used up"), "LE-B-99")
    if kind.unique and s.in_play(kind.id) >= 0:
        return IllegalAction(msg("{card} is unique and in play", card=card(name)), "LE-B-32")
    if gone_for_good(s, kind.id):
        return IllegalAction(msg("{card} was removed from the game", card=card(name)), "LE-B-26")
    if kind.type == terms.CREATURE:
        return IllegalAction(msg("{card} cannot be keyed to this journey or site now", card=card(name)), "LE-B-108")
    if would_waste(s, kind.id):
        return IllegalAction(msg("a card that needs this site untapped has yet to take effect"), "LE-B-125")
    if kind.type in (terms.ALLY, terms.FACTION, terms.ITEM):
        text = "{card} needs an untapped character at an untapped site where it can be played"
        return IllegalAction(msg(text, card=card(name)), "LE-B-124")
    return IllegalAction(msg("{card} concerns nothing that is there now", card=card(name)), "LE-B-33")


def would_waste(s: Eye, kind: int) -> bool:
    """whether a card could be played if its player did not throw away with it what he has declared before"""
    top = s.stack[-1]
    if not isinstance(top, Chain):
        return False
    into = Buffer()
    fill_plays(s, s.seat, top.open_to(s), into)
    found = (a for a in into.data[: into.n] if act_kind(a) == terms.PLAY and act_a(a) == kind)
    return any(top.spoilt(s, action) >= 0 for action in found)


NEEDS = msg("{card} needs an untapped character at an untapped site where it can be played")  # for the catalogues


def no_guard(s: Eye, name: str) -> IllegalAction | None:
    if not s.advanced:
        return IllegalAction(msg("cards on guard belong to the advanced rules"), "LE-A-88")
    if not held(s, name):
        return IllegalAction(msg("you do not have {card} in your hand", card=card(name)), "LE-A-88")
    return IllegalAction(
        msg("a card is laid on guard in the opponent's movement/hazard phase, one at each site"), "LE-A-88"
    )


def no_move(s: Eye, rest: str) -> IllegalAction | None:
    if s.phase != terms.ORGANIZATION:
        return IllegalAction(msg("new sites are chosen in the organization phase"), "LE-B-83")
    site = rest.partition(" > ")[2].strip()
    if site not in SITE_NUMBERS:
        return None
    number = SITE_NUMBERS[site]
    for company in s.companies(s.seat):
        if s.co_dest[company] == number and rest.startswith(f"{company_name(s, company)} > "):
            return IllegalAction(msg("this site is laid for it already"), "LE-B-83")
    if s.site_state[s.seat * len(SITES) + number] == SITE_DISCARDED:
        return IllegalAction(msg("this site lies in your discard pile"), "LE-B-89")
    return IllegalAction(msg("there is no way to {site} from there", site=msg(SITES[number].printed.name)), "LE-B-84")


def no_regroup(s: Eye, name: str) -> IllegalAction | None:
    for c in s.characters(s.seat):
        if piece_name(s, c) == name and s.co_dest[s.co[c]] >= 0:
            return IllegalAction(msg("take the new site of this company back first"), "LE-B-83")
    return None


def no_bring(s: Eye, name: str) -> IllegalAction | None:
    if name not in NUMBERS:
        return IllegalAction(msg("there is no card called {name}", name=name or "?"), "LE-B-2")
    if s.phase != terms.ORGANIZATION:
        return IllegalAction(msg("characters come into play in the organization phase"), "LE-B-50")
    if not held(s, name):
        return IllegalAction(msg("you do not have {card} in your hand", card=card(name)), "LE-B-50")
    if s.once[s.seat] & terms.DID_PLAY:
        return IllegalAction(msg("one character comes into play in a turn"), "LE-B-50")
    return IllegalAction(msg("{card} cannot come into play here and now", card=card(name)), "LE-B-51")
