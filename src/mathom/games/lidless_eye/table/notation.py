"""Actions as text. Pieces are named by their card, with a number where several of a kind lie open."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import KINDS, NAMES, REGION_NAMES, SITE_NAMES
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.playing import seen_discarding
from mathom.kernel.state import act_a, act_b, act_c, act_kind

WITH_KIND = (terms.GUARD_WITH, terms.DROP, terms.CHOOSE, terms.SHOW)
WITH_PIECE = (
    terms.ASSIGN,
    terms.FACE,
    terms.HELP,
    terms.STORE,
    terms.DISMISS,
    terms.PICK,
    terms.USE_GEAR,
)
WITH_TWO = (terms.TRANSFER, terms.TAKE, terms.ATTEMPT, terms.TEST, terms.BARTER, terms.MATCH)
BROUGHT = "deck own"  # a deck of one's own; its text follows in the lines after it
SOURCES = ("", " from deck", " from sideboard")


def piece_name(s: Eye, c: int) -> str:
    """different for all cards that lie open"""
    if c >= len(s.kind) or s.kind[c] < 0 or s.zone[c] == terms.GUARD:
        return f"card-{c}"
    shown = (terms.TABLE, terms.CHAIN, terms.ECHO)
    same = [x for x in range(len(s.kind)) if s.kind[x] == s.kind[c] and s.zone[x] in shown]
    name = NAMES[s.kind[c]]
    return name if len(same) < 2 else f"{name}#{same.index(c) + 1}"


def company_name(s: Eye, company: int) -> str:
    """a company is called after its first character"""
    if company == terms.NEW:
        return "new"
    members = list(s.members(company))
    return f"{piece_name(s, members[0])}+" if members else f"company-{company}"


def key_name(key: int) -> str:
    """what a creature is keyed to"""
    if key >= terms.KEY_SITE:
        return SITE_NAMES[key - terms.KEY_SITE]
    if key >= terms.KEY_REGION:
        return REGION_NAMES[key - terms.KEY_REGION]
    if key >= terms.KEY_SITE_KIND:
        return terms.SITE_KINDS[key - terms.KEY_SITE_KIND]
    return terms.REGION_KINDS[key]


def operand(s: Eye, what: str, value: int) -> str:
    if what == "" or value == terms.NOTHING:
        return ""
    if what == "piece":
        return piece_name(s, value)
    if what == "key":
        return key_name(value)
    if what == "site":
        return SITE_NAMES[value]
    if what == "region":
        return REGION_NAMES[value]
    if what == "company":
        return company_name(s, value)
    if what == "kind":
        return NAMES[value]
    if what == "seat":
        return f"player-{value + 1}" if s.n > 2 else ""
    if what == "either":
        return "check" if value else "prowess"
    return str(value)


def aimed(s: Eye, words: str, first: str, second: str) -> str:
    if first:
        words += f" > {first}"
    return f"{words} & {second}" if second else words


def notation(s: Eye, action: int) -> str:
    verb, a, b, c = act_kind(action), act_a(action), act_b(action), act_c(action)
    name = terms.VERBS[verb]
    if verb == terms.PLAY:
        card = KINDS[a]
        return aimed(s, f"play {card.name}", operand(s, card.target, b), operand(s, card.second, c))
    if verb == terms.REVEAL:
        card = KINDS[a]
        return aimed(s, f"reveal {card.name}", operand(s, card.target, b), operand(s, card.second, c))
    if verb == terms.USE:
        card = KINDS[s.kind[a]]
        return aimed(s, f"use {piece_name(s, a)}", operand(s, card.use_target, b), operand(s, card.use_second, c))
    if verb in WITH_KIND:
        return f"{name} {NAMES[a]}" + SOURCES[c if verb == terms.CHOOSE else 0]
    if verb in WITH_PIECE:
        return f"{name} {piece_name(s, a)}"
    if verb in WITH_TWO:
        return f"{name} {piece_name(s, a)} > {piece_name(s, b)}"
    return other(s, verb, a, b, c)


def other(s: Eye, verb: int, a: int, b: int, c: int) -> str:
    name = terms.VERBS[verb]
    if verb == terms.MOVE:
        return f"{name} {company_name(s, a)} > {'nowhere' if b == terms.NOTHING else SITE_NAMES[b]}"
    if verb == terms.SHAKE_OFF:
        return f"{name} {piece_name(s, a)} of {piece_name(s, int(s.host[a]))}" + (" tapping" if b else "")
    if verb == terms.CONTROL:
        return f"{name} {piece_name(s, a)} > {'general' if b == terms.NOBODY else piece_name(s, b)}"
    if verb == terms.REGROUP:
        return f"{name} {piece_name(s, a)} > {company_name(s, b)}"
    if verb == terms.BRING:
        if b == terms.NEW:
            return f"{name} {NAMES[a]} > {SITE_NAMES[c]}"
        follows = "" if c == terms.NOBODY else f" & {piece_name(s, c)}"
        return f"{name} {NAMES[a]} > {company_name(s, b)}{follows}"
    if verb in (terms.COMPANY, terms.CLASH):
        return f"{name} {company_name(s, a)}"
    if verb == terms.REGION:
        return f"{name} {REGION_NAMES[a]}"
    if verb in (terms.EXCESS, terms.NUMBER):
        return f"{name} {a}"
    if verb == terms.DECK:
        return f"{name} {READY_DECKS[a].id}" if a < len(READY_DECKS) else BROUGHT
    if verb == terms.REACH:
        return f"{name} {'deck' if a else 'discard'}"
    return name


def notation_for_others(s: Eye, action: int) -> str:
    """without what is done in secret: a card laid on guard, dropped or chosen, where a company goes"""
    verb, a = act_kind(action), act_a(action)
    if verb in (terms.DROP, terms.CHOOSE, terms.DECK) and s.stack[-1].shows():
        return notation(s, action)
    if verb == terms.DROP and seen_discarding(s, s.seat) & terms.SPECTATORS:
        return notation(s, action)
    if verb == terms.CHOOSE:  # everybody sees which pile becomes smaller
        return terms.VERBS[verb] + SOURCES[act_c(action)]
    if verb in (terms.GUARD_WITH, terms.DROP, terms.DECK):
        return terms.VERBS[verb]
    if verb == terms.MOVE and act_b(action) != terms.NOTHING:  # everybody sees a card taken back
        return f"move {company_name(s, a)}"
    return notation(s, action)
