"""Why a text is not an action now: the reason, and the number of the rule."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import FACTS, KINDS, NAMES, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED, SITE_DISCARDED
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import ATTACKER_ASSIGNS, DEFENDER_ASSIGNS
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.companies import has_mode, size, wraith_in
from mathom.games.lidless_eye.rules.limits import form_in_play, gone_for_good, on_point_pile
from mathom.games.lidless_eye.rules.organization import PATIENCE, Organization
from mathom.games.lidless_eye.rules.playing import fill_plays, side_of
from mathom.games.lidless_eye.rules.routes import is_haven, may_leave
from mathom.games.lidless_eye.setup import DeckChoice
from mathom.games.lidless_eye.table.notation import company_name, piece_name
from mathom.games.lidless_eye.table.words.camp import TOO_MANY
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
    if verb == "deck":
        return no_deck(s, name)
    if verb == "regroup":
        return no_regroup(s, name)
    if verb == "influence" and s.once[s.seat] & terms.DID_CLASH:
        return IllegalAction(msg("a company of yours has attacked this turn"), "LE-W-27")
    if verb == "attack":
        return no_clash(s, rest)
    if verb == "match" and isinstance(top, Clash):
        return no_match(top)
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
    if s.clash >= 0 and not kind.is_fair():
        return no_play_between(kind.side)
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
    form = form_in_play(s, kind.id)
    if form >= 0 and not kind.avatar:
        words = msg("{form} is in play, another form of {card}", form=card(NAMES[s.kind[form]]), card=card(name))
        return IllegalAction(words, "LE-W-11")
    if on_point_pile(s, kind.id):
        return IllegalAction(msg("{card} is unique and lies on a marshalling point pile", card=card(name)), "LE-B-32")
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


def no_play_between(side: int) -> IllegalAction:
    """while one company attacks another"""
    if side & terms.RESOURCE:
        words = msg("between companies only what changes prowess or cancels the attack is played")
        return IllegalAction(words, "LE-W-42")
    return IllegalAction(msg("no hazards are played when one company attacks another"), "LE-W-43")


def no_clash(s: Eye, name: str) -> IllegalAction | None:
    """why a company may not be attacked"""
    words = msg("only companies of Ringwraith and Wizard players attack each other")
    if not s.mixed():
        return IllegalAction(words, "LE-W-33")
    if s.phase != terms.SITE_PHASE or s.seat != s.active or s.now < 0:
        return IllegalAction(msg("companies are attacked at the end of one's own site phase"), "LE-W-34")
    if s.once[s.seat] & terms.DID_CLASH:
        return IllegalAction(msg("a company of yours has attacked this turn"), "LE-W-34")
    if s.once[s.seat] & terms.DID_ATTEMPT and s.turn >= s.n:
        return IllegalAction(msg("you have tried to influence a card this turn"), "LE-W-33")
    if not s.co_did[s.now] & ENTERED:
        return IllegalAction(msg("the company has not faced what waits at its site"), "LE-W-33")
    for p in s.order:
        if p != s.seat and any(company_name(s, i) == name for i in s.companies(p)):
            if s.camp[p] == s.camp[s.seat]:
                return IllegalAction(words, "LE-W-33")
            return IllegalAction(msg("this company is not at the same site"), "LE-W-33")
    return None


def no_match(clash: Clash) -> IllegalAction:
    if clash.step == DEFENDER_ASSIGNS:
        return IllegalAction(msg("first the untapped characters of the defender take strikes"), "LE-W-37")
    if clash.step == ATTACKER_ASSIGNS:
        return IllegalAction(msg("now the untapped attackers strike at those without a strike"), "LE-W-38")
    return IllegalAction(msg("every character takes one strike at first"), "LE-W-38")


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


def no_deck(s: Eye, name: str) -> IllegalAction | None:
    choice = s.stack[-1]
    if isinstance(choice, DeckChoice) and any(
        READY_DECKS[n].id == name for n in choice.picks if 0 <= n < len(READY_DECKS)
    ):
        return IllegalAction(msg("the other player has this deck: of each ready deck there is one"), "LE-B-241")
    return None


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
    name, _, site = (part.strip() for part in rest.partition(" > "))
    if site not in SITE_NUMBERS:
        return None
    number = SITE_NUMBERS[site]
    for company in s.companies(s.seat):
        if company_name(s, company) != name:
            continue
        if s.co_dest[company] == number:
            return IllegalAction(msg("this site is laid for it already"), "LE-B-83")
        if not may_leave(s, company, is_haven(number)):
            return not_together(s, company)
        if wraith_in(s, company) >= 0 and not is_haven(number) and not has_mode(s, company):
            return IllegalAction(msg("a Ringwraith needs a mode to move to a site that is no Darkhaven"), "LE-B-88")
    if s.site_state[s.seat * len(SITES) + number] == SITE_DISCARDED:
        return IllegalAction(msg("this site lies in your discard pile"), "LE-B-89")
    return IllegalAction(msg("there is no way to {site} from there", site=msg(SITES[number].printed.name)), "LE-B-84")


def not_together(s: Eye, company: int) -> IllegalAction:
    """why those of a company do not travel together: LE-B-62, LE-B-65, LE-A-29 to LE-A-32"""
    members = list(s.members(company))
    races = 0
    for c in members:
        races |= KINDS[s.kind[c]].race
    if size(s, company) > terms.LARGEST_COMPANY:
        return IllegalAction(TOO_MANY[s.camp[s.seat]], "LE-B-65")
    with_wraith = any(FACTS.type[s.kind[c]] == terms.RINGWRAITH for c in members)
    others = any(FACTS.type[s.kind[c]] != terms.RINGWRAITH for c in members)
    if with_wraith and others and not has_mode(s, company):
        reason = msg("away from Darkhavens others are with a Ringwraith only in a mode")
        return IllegalAction(reason, "LE-A-30" if s.advanced else "LE-B-62")
    if races & (terms.ORC | terms.TROLL) and races & (terms.ELF | terms.DWARF | terms.DUNADAN):
        return IllegalAction(msg("Orcs and Trolls do not travel with Elves, Dwarves or Dúnedain"), "LE-A-29")
    return IllegalAction(msg("a company on its way has at most one leader"), "LE-A-31")


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
