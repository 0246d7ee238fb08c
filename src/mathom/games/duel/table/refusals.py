"""Why a text is not an action now: the reason, and the number of the rule."""

from mathom.games.duel import terms
from mathom.games.duel.rules import Duel
from mathom.games.duel.tasks import may_decline
from mathom.games.duel.terms import BIT, OPEN, OWNED, REGIONS
from mathom.kernel.errors import IllegalAction
from mathom.kernel.state import act_kind
from mathom.kernel.words import msg


def refusal(s: Duel, text: str) -> IllegalAction | None:
    """the reason, if the text is understood as something that could be done at another time"""
    e = s.edition
    verb, *names = text.split(" ")
    known = {"move": (e.regions, e.regions), "done": (), "decline": (), "rob": ()}
    lists = {
        **dict.fromkeys(("play", "discard", "burn", "fetch"), (e.cards,)),
        **dict.fromkeys(("place", "remove", "raze"), (e.regions,)),
        "take": (e.tiles,),
        "keep": (e.tokens,),
        "ask": (e.peoples,),
        **known,
    }
    if verb not in lists or len(names) != len(lists[verb]):
        return None
    numbers = []
    for name, words in zip(names, lists[verb], strict=True):
        if name not in words:
            return IllegalAction(msg("there is nothing called {name} here", name=name))
        numbers.append(words.index(name))
    if not s.pending:
        if verb in ("play", "discard"):
            return no_card(s, numbers[0])
        if verb == "take":
            return no_tile(s, numbers[0])
        if verb in ("done", "decline"):
            return IllegalAction(msg("passing is not allowed: take a card or a tile"), "DU-14")
        return IllegalAction(msg("first take a card or a tile: nothing else is asked now"), "DU-13")
    if verb in ("play", "discard", "take"):
        return IllegalAction(msg("first carry out the effect that is under way"), "DU-23")
    return no_answer(s, verb, numbers)


def no_card(s: Duel, card: int) -> IllegalAction:
    for slot in range(terms.SLOTS):
        if s.layout[slot] == card:
            if not s.available & BIT[slot]:
                return IllegalAction(msg("other cards still lie on this one"), "DU-15")
            return IllegalAction(msg("this card cannot be paid; it can be discarded"), "DU-37")
    of_chapter = card << 8 in s.edition.decks[s.chapter]  # its back shows it
    # the same for all that somebody may not know
    if s.hidden and of_chapter and s.where[card] in (terms.UNSEEN, terms.ASIDE):
        return IllegalAction(msg("this card does not lie face up"), "DU-15")
    return IllegalAction(msg("this card is not in the layout"), "DU-13")


def no_tile(s: Duel, tile: int) -> IllegalAction:
    if s.tile_at[tile] == OPEN:
        return IllegalAction(msg("this tile cannot be paid"), "DU-37")
    if s.tile_at[tile] >= OWNED:
        return IllegalAction(msg("this tile has been taken already"), "DU-13")
    return IllegalAction(msg("this tile does not lie face up"), "DU-13")


def no_answer(s: Duel, verb: str, numbers: list[int]) -> IllegalAction | None:
    task = s.tasks[s.pending - 1]
    kind = act_kind(task)
    if verb in ("done", "decline"):
        if kind in (terms.MOVE, terms.DEEDS):
            return IllegalAction(msg("what is left of this effect is ended, not declined"), "DU-50")
        if may_decline(s, task):
            return IllegalAction(msg("only moves are ended; this is declined"), "DU-91")
        return IllegalAction(msg("this must be done"), "DU-94")
    if verb == "place" and kind == terms.PLACE:
        return IllegalAction(msg("the card does not show this region"), "DU-48")
    if verb == "move" and kind in (terms.MOVE, terms.DEEDS):
        if not s.units[s.seat * REGIONS + numbers[0]]:
            return IllegalAction(msg("you have no unit there"), "DU-82")
        return IllegalAction(msg("no line joins these two regions"), "DU-82")
    if verb == "remove" and kind in (terms.REMOVE, terms.DEEDS):
        return IllegalAction(msg("no enemy unit stands there"), "DU-49")
    if verb == "raze" and kind == terms.RAZE:
        return IllegalAction(msg("no enemy fortress stands there"), "DU-80")
    if verb == "keep" and kind == terms.KEEP:
        return IllegalAction(msg("this token has not been turned up"), "DU-59")
    if verb == "ask" and kind == terms.PEOPLE:
        return IllegalAction(msg("the stack of this people is empty"), "DU-65")
    if verb == "burn" and kind == terms.UNLEARN:
        return IllegalAction(msg("this is not a grey card of your opponent"), "DU-78")
    if verb == "fetch" and kind == terms.RECALL:
        return IllegalAction(msg("this card is not in the discard pile"), "DU-81")
    return None
