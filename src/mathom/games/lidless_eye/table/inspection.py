"""What a card means to a player now, and why nothing comes of a click on a thing."""

from mathom.games.lidless_eye import terms
from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.sums import general, general_used
from mathom.games.lidless_eye.table.notation import company_name, piece_name
from mathom.games.lidless_eye.table.refusals import refusal
from mathom.kernel.errors import IllegalAction
from mathom.kernel.inspection import Note
from mathom.kernel.words import msg, msgs


def about(s: Eye, seat: int, thing: str) -> tuple[Note, ...]:
    """of a card in the own hand: the influence that a character costs, the hazards that may still be played"""
    zone, _, rest = thing.partition("/")
    card = rest.partition("/")[0]
    if zone != f"hand:{seat}" or card not in NUMBERS or s.over:
        return ()
    kind = KINDS[NUMBERS[card]]
    if kind.type == terms.CHARACTER:
        left = int(general(s, seat) - general_used(s, seat))
        words = msg("{n} influence; of your general influence {left} are left", n=kind.printed.mind, left=left)
        return (Note(msg("to control him"), words, "LE-B-41", good=kind.printed.mind <= left),)
    if kind.side & terms.HAZARD and s.phase == terms.MOVEMENT and seat != s.active:
        words = msgs("{n} hazard may still come", "{n} hazards may still come", int(s.limit))
        return (Note(msg("against this company"), words, "LE-B-99", good=s.limit > 0),)
    return ()


def clicked_in_vain(s: Eye, things: tuple[str, ...]) -> IllegalAction | None:
    zone, _, rest = things[-1].partition("/")
    card = rest.partition("/")[0]
    if zone == f"hand:{s.seat}" and card in NUMBERS:
        person = FACTS.character[NUMBERS[card]]
        return refusal(s, f"{'bring' if person else 'play'} {card}")
    if zone == "asked":
        return refusal(s, f"deck {card.removeprefix('deck-')}")
    if zone.startswith("site:"):
        return no_site(s, things[0], zone.removeprefix("site:"))
    if zone.startswith("company:"):
        return no_company(s, int(zone.removeprefix("company:")))
    if zone.startswith("deck:"):
        return IllegalAction(msg("cards are drawn when a rule or a card says so, not at will"), "LE-B-157")
    if zone[0] == "p" and zone[1:].isdigit():
        return no_piece(s, int(zone[1:]))
    return None


def no_site(s: Eye, first: str, site: str) -> IllegalAction | None:
    """with the company clicked before, or with none"""
    if first.startswith("company:"):
        return refusal(s, f"move {company_name(s, int(first.removeprefix('company:')))} > {site}")
    if s.phase != terms.ORGANIZATION:
        return refusal(s, f"move ? > {site}")
    return IllegalAction(msg("first choose the company that goes, then its new site"), "LE-B-83")


def no_company(s: Eye, company: int) -> IllegalAction | None:
    if s.co_owner[company] != s.seat:
        return IllegalAction(msg("this company is your opponent's"), "LE-B-36")
    if s.phase != terms.ORGANIZATION:
        return IllegalAction(msg("new sites are chosen in the organization phase"), "LE-B-83")
    return None


def no_piece(s: Eye, c: int) -> IllegalAction | None:
    """a card on the table: what it can be used for depends on the phase and on whether it is tapped"""
    if s.zone[c] == terms.TABLE and s.tap[c]:
        return IllegalAction(msg("a tapped or wounded card does nothing that would tap it"), "LE-B-30")
    if isinstance(s.stack[-1], Chain):
        return IllegalAction(msg("it has no ability that could be used now"), "LE-B-33")
    return refusal(s, f"control {piece_name(s, c)}")
