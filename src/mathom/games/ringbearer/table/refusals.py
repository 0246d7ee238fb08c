"""Why a text is not an action now: the reason, and the number of the rule."""

from mathom.games.ringbearer import terms
from mathom.games.ringbearer.fall import is_night
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.servant import funds
from mathom.games.ringbearer.table.notation import (
    card_words,
    field_text,
    player,
)
from mathom.games.ringbearer.terms import FIELDS, HELPERS, KINDS, LAST_HIDDEN, LAYABLE, NOTHING
from mathom.games.ringbearer.travel import has_effect, may_use_cards, next_fields, special_of, tolls_at
from mathom.kernel.errors import IllegalAction
from mathom.kernel.words import msg

PHASE_VERBS = {
    "begin": (terms.STARTING, "RB-11"),
    "lay": (terms.ACTIONS, "RB-25"),
    "discover": (terms.ACTIONS, "RB-29"),
    "lapse": (terms.ACTIONS, "RB-24"),
    "go": (terms.TRAVEL, "RB-35"),
    "halt": (terms.TRAVEL, "RB-33"),
    "draw": (terms.DRAWING, "RB-51"),
    "stop": (terms.DRAWING, "RB-51"),
    "play": (terms.SERVING, "RB-82"),
    "aside": (terms.SERVING, "RB-81"),
    "pay": (terms.PAYING, "RB-83"),
    "paid": (terms.PAYING, "RB-97"),
    "take": (terms.AIMING, "RB-87"),
    "remove": (terms.AIMING, "RB-89"),
    "enough": (terms.AIMING, "RB-89"),
    "back": (terms.AIMING, "RB-90"),
    "charge": (terms.AIMING, "RB-92"),
}


# what is to be done in each phase, for whatever is not understood
PRESENT_RULES = {
    terms.STARTING: "RB-11",
    terms.ACTIONS: "RB-23",
    terms.TRAVEL: "RB-33",
    terms.DRAWING: "RB-51",
    terms.SERVING: "RB-79",
    terms.PAYING: "RB-83",
}
AIMED_RULES = {
    terms.TAKE_CARD: "RB-87",
    terms.STRIP_ONE: "RB-89",
    terms.STRIP_TWO: "RB-89",
    terms.FELLOWSHIP_BACK: "RB-90",
}


def rule_now(s: Ringbearer) -> str:
    """the rule that says what may be done now, or that nothing may"""
    if s.phase == terms.ENDED:
        return "RB-104" if s.ending == terms.AT_DOOM else "RB-99"
    return AIMED_RULES.get(s.playing, "RB-92") if s.phase == terms.AIMING else PRESENT_RULES[s.phase]


def refusal(s: Ringbearer, text: str) -> IllegalAction | None:
    """the reason, if the text is understood as something that could be done at another time"""
    verb, *rest = text.split(" ")
    if verb in PHASE_VERBS and PHASE_VERBS[verb][0] != s.phase:
        return no_phase(s, *PHASE_VERBS[verb])
    if verb == "lay" and rest:
        return no_lay(s, rest)
    if verb == "discover":
        return no_discover(s)
    if verb == "lapse":
        return IllegalAction(msg("an action that is possible may not be declined"), "RB-24")
    if verb in ("go", "leap") and rest:
        return no_step(s, verb, rest)
    if verb == "use" and rest:
        return no_use(s, rest)
    if verb == "draw" and rest == ["reversed"]:
        return IllegalAction(msg("only one of the cards drawn in a turn may be reversed"), "RB-52")
    if verb == "play" and rest and rest[0] in s.edition.darks:
        return no_play(s, s.edition.darks.index(rest[0]))
    if verb == "back":
        return IllegalAction(msg("the fellowship is not moved back to that field"), "RB-90")
    return None


def no_phase(s: Ringbearer, phase: int, rule: str) -> IllegalAction:
    if phase == terms.ACTIONS and s.phase in (terms.TRAVEL, terms.DRAWING):
        return IllegalAction(msg("both actions of this turn are taken"), "RB-23")
    if s.servant == s.seat and phase < terms.SERVING:
        return IllegalAction(msg("Sauron’s servant plays with dark cards only"), "RB-80")
    if s.phase == terms.ACTIONS and phase in (terms.TRAVEL, terms.DRAWING):
        return IllegalAction(msg("two actions have to be taken first"), "RB-23")
    return IllegalAction(msg("this cannot be done in the present phase"), rule)


def no_lay(s: Ringbearer, rest: list[str]) -> IllegalAction | None:
    if rest[0] not in s.edition.cards:
        return IllegalAction(msg("there is no card called {name}", name=rest[0]), "RB-2")
    card = s.edition.cards.index(rest[0])
    if card >= LAYABLE:
        return IllegalAction(msg("only colour cards and Jokers are laid at tiles"), "RB-27")
    owner = s.seat
    if len(rest) == 4 and rest[2] == "from":
        players = [player(i) for i in range(s.seats)]
        if rest[3] not in players:
            return None
        owner = players.index(rest[3])
    i = owner * KINDS + card
    if not (s.hand[i] if owner == s.seat else s.back[i]):
        rule = "RB-13" if owner == s.seat else "RB-12"
        return IllegalAction(msg("you see no such card there: {card}", card=card_words(s, card)), rule)
    if len(rest) > 1 and rest[1] in [str(number) for number in range(LAST_HIDDEN + 1, s.laid + 1)]:
        return None
    return IllegalAction(msg("cards are laid at open tiles only"), "RB-28")


def no_discover(s: Ringbearer) -> IllegalAction:
    return IllegalAction(msg("Mount Doom lies open: there is nothing more to discover"), "RB-30")


def no_step(s: Ringbearer, verb: str, rest: list[str]) -> IllegalAction | None:
    ahead = {field_text(s, spot // FIELDS, spot % FIELDS): spot for spot in next_fields(s)}
    if rest[0] not in ahead:
        number = rest[0].partition("-")[0]
        undiscovered = number.isdecimal() and int(number) > s.laid
        return IllegalAction(msg("no step leads to that field"), "RB-41" if undiscovered else "RB-38")
    spot = ahead[rest[0]]
    special = special_of(s, spot)
    if verb == "leap":
        if special:
            return IllegalAction(msg("this symbol does not lead onto a special field or Mount Doom"), "RB-69")
        reason = no_use(s, rest[2:])
        if reason or rest[1:2] != ["by"] or not tolls_at(s, spot // FIELDS):
            return reason
    if tolls_at(s, spot // FIELDS):
        return IllegalAction(msg("the step and its surcharge are not paid for with these cards"), "RB-93")
    rule = {terms.NONE: "RB-36", terms.DOOM: "RB-102", terms.WITH_JOKER: "RB-44"}.get(special, "RB-43")
    return IllegalAction(msg("the step is not paid for with these cards"), rule)


def no_use(s: Ringbearer, rest: list[str]) -> IllegalAction | None:
    if s.phase not in (terms.ACTIONS, terms.TRAVEL):
        return IllegalAction(msg("cards and helpers are used by the active companion, in phases 3 and 4"), "RB-32")
    if not rest or rest[0] not in s.edition.cards:
        return None
    card = s.edition.cards.index(rest[0])
    if card >= HELPERS:
        if not s.helpers[card]:
            return IllegalAction(msg("this helper does not lie in the middle"), "RB-22")
        symbol = terms.HELPER_SYMBOL[card - HELPERS]
        return no_effect(s, terms.GANDALF if rest[1:] == ["gandalf"] else symbol)
    if s.phase == terms.ACTIONS:
        return IllegalAction(msg("cards at tiles are used while travelling"), "RB-33")
    if card >= LAYABLE or not terms.SYMBOL_OF[card]:
        return IllegalAction(msg("this card has no symbol"), "RB-47")
    if not s.at[s.tile * LAYABLE + card]:
        return IllegalAction(msg("this card does not lie at the tile of the fellowship"), "RB-47")
    if not may_use_cards(s):
        return IllegalAction(msg("on this tile cards cannot be used for their actions"), "RB-48")
    return no_effect(s, terms.SYMBOL_OF[card])


def no_effect(s: Ringbearer, symbol: int) -> IllegalAction | None:
    if symbol == terms.RING and s.servant == NOTHING and s.seat == s.ring:
        return IllegalAction(msg("the bearer cannot use the ring symbol"), "RB-63")
    if symbol in (terms.GANDALF, terms.RIDERS_BACK) and is_night(s):
        return IllegalAction(msg("night has fallen: nothing stops the Black Riders any more"), "RB-109")
    if symbol == terms.RIDERS_BACK and s.riders == 0:
        return IllegalAction(msg("the riders cannot go back any further"), "RB-61")
    if symbol != terms.STEP and not has_effect(s, symbol):
        return IllegalAction(msg("it would change nothing"), "RB-50")
    return None


def no_play(s: Ringbearer, dark: int) -> IllegalAction:
    if not s.dark_hand[dark]:
        return IllegalAction(msg("you do not have this card"), "RB-82")
    if funds(s) < s.edition.costs[dark]:
        return IllegalAction(msg("too few cards lie before you to pay for it"), "RB-82")
    rule = {terms.MOVE_GANDALF: "RB-86", terms.FELLOWSHIP_BACK: "RB-90", terms.TILE_BACK: "RB-95"}.get(dark, "RB-85")
    return IllegalAction(msg("its action cannot be carried out"), rule)
