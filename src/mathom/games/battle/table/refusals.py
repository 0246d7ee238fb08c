"""Why a text is not an action now: the reason, and the number of the rule."""

from mathom.games.battle import terms
from mathom.games.battle.fights import possible, wanted
from mathom.games.battle.rules import Battle
from mathom.games.battle.table.notation import VERBS, notation
from mathom.kernel.errors import IllegalAction
from mathom.kernel.words import Msg, msg


def refusal(s: Battle, text: str, names: dict[str, Msg]) -> IllegalAction | None:
    """the reason, if the text is understood as something that could be done at another time"""
    verb, *words = text.replace(",", " ").split() or [""]
    if verb not in VERBS:
        return None
    known = {*s.edition.companions, *s.edition.enemies}
    for word in words:
        if word not in known and word != "new" and not (word.isascii() and word.isdigit()):
            return IllegalAction(msg("there is no card called {name}", name=word), "BA-2")
    if s.phase == terms.LOSS and verb != "discard":
        return IllegalAction(msg("a counterattack: everybody must give up a card first"), "BA-45")
    if s.phase == terms.LOANS and verb != "give":
        return IllegalAction(msg("choose first which hobbit borrows, and of whom"), "BA-26")
    if s.phase == terms.MOVED and s.drew and verb not in ("fight", "done"):
        return IllegalAction(msg("Tom Bombadil has moved: only a fight can follow, or the end of the turn"), "BA-75")
    if s.phase == terms.MOVED and verb != "fight":
        return IllegalAction(msg("Tom Bombadil has moved: now a fight must follow"), "BA-76")
    if verb == "lay":
        return no_lay(s, words, names)
    if verb == "draw":
        return no_draw(s)
    if verb == "take":
        return no_take(s, words, names)
    if verb == "move":
        return no_move(s, words)
    if verb == "fight":
        return no_fight(s, words)
    if verb == "done" and s.phase == terms.TURN:
        return IllegalAction(msg("nobody passes: lay a companion or draw a card"), "BA-11")
    if verb == "discard":
        return no_discard(s, words)
    if verb == "give" and not any(sorted(words) == sorted(notation(s, a).split()[1:]) for a in s.actions()):
        return IllegalAction(msg("only the hobbits a fight cannot do without borrow and are given away"), "BA-57")
    return None


def group_of(s: Battle, word: str) -> int:
    """the group of the player asked, or -1"""
    slot = int(word) - 1 if word.isdigit() and len(word) < 3 else -1
    return slot if 0 <= slot < s.slots[s.seat] and s.group[s.seat * terms.SLOTS + slot] else -1


def no_group(word: str) -> IllegalAction:
    return IllegalAction(msg("you have no group {number}", number=word), "BA-12")


def no_lay(s: Battle, words: list[str], names: dict[str, Msg]) -> IllegalAction | None:
    if s.phase == terms.DREW:
        return no_draw(s)
    if s.phase != terms.TURN and not (s.phase == terms.LAID and s.again):
        return IllegalAction(msg("only one companion is laid in a turn"), "BA-9")
    if len(words) != 2 or words[0] not in s.edition.companions:
        return None
    if not s.hand[s.seat] >> s.edition.companions.index(words[0]) & 1:
        return IllegalAction(msg("you do not have {card} in your hand", card=names[words[0]]), "BA-12")
    return no_group(words[1]) if words[1] != "new" and group_of(s, words[1]) < 0 else None


def no_draw(s: Battle) -> IllegalAction:
    if s.phase == terms.TURN or s.angbor:
        return IllegalAction(msg("with five hand cards no card is drawn"), "BA-10")
    return IllegalAction(msg("a turn is either laying a companion or drawing a card"), "BA-9")


def no_take(s: Battle, words: list[str], names: dict[str, Msg]) -> IllegalAction | None:
    e = s.edition
    if len(words) != 2 or words[0] not in e.companions:
        return None
    card = e.companions.index(words[0])
    owner = s.owner_of(card)
    if card == e.gimli and owner >= 0:
        return IllegalAction(msg("Gimli cannot be taken by Gandalf"), "BA-67")
    if owner in (-1, s.seat):
        return IllegalAction(msg("{card} does not lie before another player", card=names[words[0]]), "BA-69")
    played = s.hand[s.seat] >> e.gandalf & 1 and (s.phase == terms.TURN or s.again)
    later = s.timing == terms.OWN_TURN and s.phase == terms.LAID and s.out[s.seat] >> e.gandalf & 1
    if not played and not later:
        return IllegalAction(msg("only Gandalf takes cards, and only when he is played from the hand"), "BA-70")
    return no_group(words[1]) if words[1] != "new" and group_of(s, words[1]) < 0 else None


def no_move(s: Battle, words: list[str]) -> IllegalAction | None:
    e = s.edition
    if len(words) != 2 or words[0] not in e.companions:
        return None
    if words[0] != e.companions[e.bombadil]:
        return IllegalAction(msg("laid cards are not moved, except Tom Bombadil"), "BA-14")
    if not s.out[s.seat] >> e.bombadil & 1:
        return IllegalAction(msg("Tom Bombadil does not lie before you"), "BA-74")
    if s.phase == terms.TURN:
        return IllegalAction(msg("Tom Bombadil moves before a fight or after drawing"), "BA-74")
    slot = group_of(s, words[1])
    if slot < 0 or s.group[s.seat * terms.SLOTS + slot] >> e.bombadil & 1:
        return IllegalAction(msg("Tom Bombadil moves only to another group that you have"), "BA-75")
    return IllegalAction(msg("no fight could follow, so Tom Bombadil does not move"), "BA-76")


def no_fight(s: Battle, words: list[str]) -> IllegalAction | None:
    if s.phase == terms.TURN:
        return IllegalAction(msg("a fight comes after laying a companion"), "BA-16")
    if s.phase == terms.DREW:
        return IllegalAction(msg("there is no fight in a turn in which you draw"), "BA-17")
    if len(words) < 2:
        return None
    if group_of(s, words[0]) < 0:
        return no_group(words[0])
    lying = [s.edition.enemies[enemy] for enemy in s.open]
    if any(word not in lying for word in words[1:]):
        return IllegalAction(msg("these enemies do not all lie open"), "BA-19")
    against = sum(1 << lying.index(word) for word in set(words[1:]))
    own = s.strength[s.seat * terms.SLOTS + group_of(s, words[0])]
    if possible(s, own, wanted(s, against), against):
        return None  # only written otherwise
    return IllegalAction(msg("the symbols of this group do not cover all symbols of these enemies"), "BA-20")


def no_discard(s: Battle, words: list[str]) -> IllegalAction | None:
    if s.phase != terms.LOSS:
        return IllegalAction(msg("cards are given up in a counterattack only"), "BA-41")
    laid = s.mordor[terms.TRIGGER - 1] == terms.LAID_CARD
    if words == [s.edition.companions[s.edition.gimli]] and laid and s.out[s.seat] >> s.edition.gimli & 1:
        return IllegalAction(msg("Gimli cannot be removed by a counterattack"), "BA-67")
    rule = f"BA-{42 + s.mordor[terms.TRIGGER - 1] - terms.COMPANIONS}"
    return IllegalAction(msg("this is not among the cards you must choose from"), rule) if len(words) == 1 else None
