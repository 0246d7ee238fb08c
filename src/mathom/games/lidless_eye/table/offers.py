"""What can be done, in words, and what it is clicked on: first what acts, then its targets."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import KINDS, NAMES, REGIONS, SITES, Card
from mathom.games.lidless_eye.box.ready_decks import READY_DECKS
from mathom.games.lidless_eye.cards.kit.vocabulary import PLACE_WORDS
from mathom.games.lidless_eye.gathering import PACKS, Gathering
from mathom.games.lidless_eye.gathering import SHOWS as SHOWS_STARTERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.strike import ATTACKER_STANCE, STANCE, Strike
from mathom.games.lidless_eye.rules.playing import guard_of
from mathom.games.lidless_eye.rules.sideboard import ASKED, Sideboard
from mathom.games.lidless_eye.table.notation import key_name, notation
from mathom.games.lidless_eye.table.words.camp import TAPS_FOR_IT
from mathom.games.lidless_eye.table.words.strike import explain
from mathom.kernel.state import act_a, act_b, act_c, act_kind
from mathom.kernel.view import Option
from mathom.kernel.words import Msg, msg, msgs


def card_name(kind: int) -> Msg:
    return msg(KINDS[kind].printed.name)


def piece_words(s: Eye, c: int) -> Msg:
    if c >= len(s.kind) or s.kind[c] < 0 or s.zone[c] == terms.GUARD:
        return msg("the card on guard")
    return card_name(s.kind[c])


def company_words(s: Eye, company: int) -> Msg:
    if company == terms.NEW:
        return msg("a new company")
    members = s.members(company)
    name = piece_words(s, members[0]) if len(members) else msg("nobody")
    return msg("the company of {who}", who=name)


def key_words(key: int) -> Msg:
    if key >= terms.KEY_SITE:
        return msg(SITES[key - terms.KEY_SITE].printed.name)
    if key >= terms.KEY_REGION:
        return msg(REGIONS[key - terms.KEY_REGION].printed.name)
    return PLACE_WORDS[key_name(key)]


ADDED = 16  # automatic-attacks from here on come from cards


def operand_words(s: Eye, what: str, value: int, card: Card) -> Msg | None:
    if what == "" or value == terms.NOTHING:
        return None
    if what == "way":
        return card.way(value)
    if what == "piece":
        return piece_words(s, value)
    if what == "key":
        return key_words(value)
    if what == "site":
        return msg(SITES[value].printed.name)
    if what == "region":
        return msg(REGIONS[value].printed.name)
    if what == "company":
        return company_words(s, value)
    if what == "kind":
        return card_name(value)
    if what == "seat":
        return msg("player {n}", n=value + 1) if s.n > 2 else None
    if what == "attack":
        return msg("automatic-attack {number}", number=value + 1 if value < ADDED else 1)
    if what == "either":
        return msg("corruption check") if value else msg("prowess −1")
    return msgs("{n} card", "{n} cards", value)


def operand_place(s: Eye, what: str, value: int) -> tuple[str, ...]:
    """where an operand is clicked"""
    if what == "" or value == terms.NOTHING:
        return ()
    if what == "piece":
        return (f"p{value}",)
    if what == "site":
        return (f"site:{SITES[value].name}",)
    if what == "region":
        return (f"region:{REGIONS[value].name}",)
    if what == "seat":
        return (f"seat:{value}",) if s.n > 2 else ()
    if what == "company":
        return (f"company:{value}",) if value != terms.NEW else ()
    return ()


def aimed(words: Msg, first: Msg | None, second: Msg | None) -> Msg:
    if first is None and second is None:
        return words
    if second is None:
        return msg("{what}: {target}", what=words, target=first or "")
    if first is None:
        return msg("{what}: {target}", what=words, target=second)
    return msg("{what}: {target}, {second}", what=words, target=first, second=second)


def option(s: Eye, action: int) -> Option:
    verb, a, b, c = act_kind(action), act_a(action), act_b(action), act_c(action)
    text = notation(s, action)
    if verb in (terms.PLAY, terms.REVEAL):
        card = KINDS[a]
        first = f"hand:{s.seat}/{NAMES[a]}" if verb == terms.PLAY else f"p{guard_of(s, a)}"
        on = (first, *operand_place(s, card.target, b), *operand_place(s, card.second, c))
        what = msg("play {card}" if verb == terms.PLAY else "turn up {card}", card=card_name(a))
        return Option(
            action,
            text,
            aimed(what, operand_words(s, card.target, b, card), operand_words(s, card.second, c, card)),
            on,
            "play",
            waste_note(s, action),
        )
    if verb == terms.USE:
        card = KINDS[s.kind[a]]
        on = (f"p{a}", *operand_place(s, card.use_target, b), *operand_place(s, card.use_second, c))
        what = msg("use {card}", card=piece_words(s, a))
        words = aimed(what, operand_words(s, card.use_target, b, card), operand_words(s, card.use_second, c, card))
        return Option(action, text, words, on, "use", waste_note(s, action))
    if verb == terms.PASS:
        return Option(action, text, pass_words(s), (), "pass", stance_note(s, stays=False))
    words, places = others(s, verb, a, b, c)
    note = stance_note(s, stays=True) if verb == terms.STAY else None
    if verb == terms.REACH:  # LE-A-6, LE-A-9
        mine = s.seat == s.active
        note = TAPS_FOR_IT[s.camp[s.seat]] if mine else msg("the hazard limit is halved this turn")
    return Option(action, text, words, places, terms.VERBS[verb], note)


def waste_note(s: Eye, action: int) -> Msg | None:
    """what it would cost to declare a card that taps the site before another takes effect"""
    top = s.stack[-1]
    if not isinstance(top, Chain) or (at := top.spoilt(s, action)) < 0:
        return None
    return msg("it taps the site first: {card} comes to nothing", card=card_name(top.links[at].kind))


def stance_note(s: Eye, stays: bool) -> Msg | None:
    """how a strike would fall, where the target may tap or not"""
    top = s.stack[-1]
    if not isinstance(top, Strike) or top.step not in (STANCE, ATTACKER_STANCE):
        return None
    reckoning = explain(s, stays)
    if reckoning is None or reckoning.chance is None:
        return None
    chance = reckoning.chance
    if top.step == ATTACKER_STANCE:
        text = "{struck} of {of} rolls hit, {equal} are equal"
        return msg(text, struck=chance.struck, of=chance.of, equal=chance.equal)
    text = "{beaten} of {of} rolls beat it off, {equal} are equal"
    return msg(text, beaten=chance.beaten, of=chance.of, equal=chance.equal)


def pass_words(s: Eye) -> Msg:
    """what passing means here"""
    frame = s.stack[-1]
    top = frame.name()
    if isinstance(frame, Strike):
        return msg("tap and fight") if frame.step in (STANCE, ATTACKER_STANCE) else msg("fight without more help")
    if top == "Chain":
        return msg("pass")
    if isinstance(frame, Gathering):
        if frame.step == SHOWS_STARTERS:
            return msg("no more starting characters")
        return msg("these go into the play deck") if frame.step == PACKS else msg("leave the play deck as it is")
    if top == "CorruptionCheck":
        return msg("roll the dice")
    if top == "Organization":
        return msg("end the organization phase")
    if top == "Draw":
        return msg("draw no more")
    if isinstance(frame, Sideboard) and frame.step == ASKED:
        return msg("leave the sideboard alone")
    if top == "RingTest":
        return msg("put no ring in its place")
    if top == "SitePhase":
        return msg("nothing more at this site")
    return msg("done")


YES = {  # what saying yes means, by what is under way
    "Draw": msg("draw a card"),
    "RingTest": msg("search for a lesser ring"),
    "FactionCheck": msg("it lies with the leader who won it"),
    "OpponentAttempt": msg("play the card shown"),
    "Return": msg("go back"),
    "Turn": msg("call the Free Council"),
}


def others(s: Eye, verb: int, a: int, b: int, c: int) -> tuple[Msg, tuple[str, ...]]:
    seat = s.seat
    if verb == terms.GUARD_WITH:
        return msg("lay {card} on guard", card=card_name(a)), (f"hand:{seat}/{NAMES[a]}",)
    if verb == terms.DROP and isinstance(s.stack[-1], Gathering):
        return msg("leave {card} out", card=card_name(a)), (asked_place(verb, a, c),)
    if verb == terms.DROP:
        return msg("discard {card}", card=card_name(a)), (f"hand:{seat}/{NAMES[a]}",)
    if verb == terms.SHOW:
        return msg("show {card}", card=card_name(a)), (f"hand:{seat}/{NAMES[a]}",)
    if verb == terms.CHOOSE:
        if c:
            text = "choose {card} from the sideboard" if c == FROM_SIDEBOARD else "choose {card} from the play deck"
            return msg(text, card=card_name(a)), (asked_place(verb, a, c),)
        return msg("choose {card}", card=card_name(a)), (asked_place(verb, a, c),)
    if verb == terms.ASSIGN:
        return msg("{who} takes a strike", who=piece_words(s, a)), (f"p{a}",)
    if verb == terms.MATCH:
        words = msg("{who} strikes at {target}", who=piece_words(s, a), target=piece_words(s, b))
        return words, (f"p{a}", f"p{b}")
    if verb == terms.CLASH:
        return msg("attack {company}", company=company_words(s, a)), (f"company:{a}",)
    if verb == terms.FACE:
        return msg("next: the strike on {who}", who=piece_words(s, a)), (f"p{a}",)
    if verb == terms.STAY:
        return msg("fight at −3 and stay untapped"), ()
    if verb == terms.HELP:
        return msg("{who} taps to help: +1", who=piece_words(s, a)), (f"p{a}",)
    if verb == terms.MOVE and b == terms.NOTHING:
        here = SITES[s.co_site[a]].name
        return msg("{company} stays after all", company=company_words(s, a)), (f"company:{a}", f"site:{here}")
    if verb == terms.MOVE:
        site = SITES[b]
        words = msg("{company} goes to {site}", company=company_words(s, a), site=msg(site.printed.name))
        return words, (f"company:{a}", f"site:{site.name}")
    if verb in (terms.TRANSFER, terms.TAKE):
        words = msg("{card} goes to {who}", card=piece_words(s, a), who=piece_words(s, b))
        return words, (f"p{a}", f"p{b}")
    if verb == terms.TEST:
        words = msg("{who} taps to test {card} at −3", who=piece_words(s, b), card=piece_words(s, a))
        return words, (f"p{a}", f"p{b}")
    if verb == terms.BARTER:
        words = msg("{one} and {other} are given for a gold ring", one=piece_words(s, a), other=piece_words(s, b))
        return words, (f"p{a}", f"p{b}")
    if verb == terms.STORE:
        return msg("store {card}", card=piece_words(s, a)), (f"p{a}",)
    if verb == terms.SHAKE_OFF:
        text = "{who} tries to shake off {card}"
        if KINDS[s.kind[a]].printed.remove_taps:
            text = "{who} taps to shake off {card}" if b else "{who} tries to shake off {card} at −3"
        if not b and not KINDS[s.kind[a]].corrupts:
            text = "{who} tries to shake off {card}"
        return msg(text, who=piece_words(s, int(s.host[a])), card=piece_words(s, a)), (f"p{a}",)
    return organizing(s, verb, a, b, c)


FROM_SIDEBOARD = 2
CHOSEN = (  # for the catalogues
    msg("{struck} of {of} rolls hit, {equal} are equal"),
    msg("{who} taps to shake off {card}"),
    msg("{who} tries to shake off {card} at −3"),
    msg("{who} tries to shake off {card}"),
    msg("choose {card} from the sideboard"),
    msg("choose {card} from the play deck"),
)


def organizing(s: Eye, verb: int, a: int, b: int, c: int) -> tuple[Msg, tuple[str, ...]]:
    seat = s.seat
    if verb == terms.CONTROL:
        if b == terms.NOBODY:
            return msg("{who} under general influence", who=piece_words(s, a)), (f"p{a}", f"seat:{seat}")
        words = msg("{who} follows {leader}", who=piece_words(s, a), leader=piece_words(s, b))
        return words, (f"p{a}", f"p{b}")
    if verb == terms.REGROUP:
        if b == terms.NEW:
            return msg("{who} forms a new company", who=piece_words(s, a)), (f"p{a}", f"seat:{seat}")
        words = msg("{who} joins {company}", who=piece_words(s, a), company=company_words(s, b))
        return words, (f"p{a}", f"company:{b}")
    if verb == terms.BRING:
        first = f"hand:{seat}/{NAMES[a]}"
        if b == terms.NEW:
            words = msg("bring {who} into play at {site}", who=card_name(a), site=msg(SITES[c].printed.name))
            return words, (first, f"site:{SITES[c].name}")
        if c != terms.NOBODY:
            words = msg("bring {who} into play as follower of {leader}", who=card_name(a), leader=piece_words(s, c))
            return words, (first, f"p{c}")
        words = msg("bring {who} into play with {company}", who=card_name(a), company=company_words(s, b))
        return words, (first, f"company:{b}")
    if verb == terms.DISMISS:
        return msg("discard {card}", card=piece_words(s, a)), (f"p{a}",)
    if verb == terms.COMPANY:
        return msg("next: {company}", company=company_words(s, a)), (f"company:{a}",)
    if verb == terms.REGION:
        return msg("through {region}", region=msg(REGIONS[a].printed.name)), (f"region:{REGIONS[a].name}",)
    if verb == terms.ATTEMPT:
        words = msg("{who} tries to win over {card}", who=piece_words(s, a), card=piece_words(s, b))
        return words, (f"p{a}", f"p{b}")
    if verb == terms.PICK:
        return msg("choose {card}", card=piece_words(s, a)), (f"p{a}",)
    if verb == terms.USE_GEAR:
        return msg("wield {card}", card=piece_words(s, a)), (f"p{a}",)
    if verb == terms.DECK:
        deck = READY_DECKS[a]
        return msg("{deck}: {plan}", deck=msg(deck.name), plan=msg(deck.about)), (asked_place(verb, a, c),)
    if verb == terms.YES:
        return YES.get(s.stack[-1].name(), msg("yes")), ()
    return plain(verb, a), (f"sideboard:{seat}",) if verb == terms.REACH else ()


def asked_place(verb: int, a: int, c: int) -> str:
    """where a deck, or a card that lies in a pile, is clicked: it is shown among what is asked (`Table.asked`)"""
    return f"asked/deck-{READY_DECKS[a].id}" if verb == terms.DECK else f"asked/{NAMES[a]}/{c}"


def plain(verb: int, a: int) -> Msg:
    if verb == terms.ENTER:
        return msg("enter the site")
    if verb == terms.BY_PATH:
        return msg("along the printed path")
    if verb == terms.EXCESS:
        return msgs("{n} excess strike here", "{n} excess strikes here", a)
    if verb == terms.NUMBER:
        return msg("{n}", n=a)
    if verb == terms.REACH:
        if a:
            return msg("one card from the sideboard into the play deck")
        return msg("up to five cards from the sideboard to the discard pile")
    raise ValueError(f"no words for {terms.VERBS[verb]}")
