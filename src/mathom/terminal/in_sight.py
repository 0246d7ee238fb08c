"""What the cards in sight say, and what is known of hidden hands."""

from mathom.kernel.view import Face, Option, View
from mathom.kernel.words import Msg, msg, sentence
from mathom.terminal.pieces import Brush, face_of, runs

Entry = tuple[str, Face]  # where it lies, and what it is


def in_sight(view: View, brush: Brush, option: Option | None = None) -> list[Entry]:
    """every face that says something, once: first those of an option, then zone by zone, then marked places"""
    found: dict[str, Entry] = {}
    for on in option.on if option else ():
        face = face_of(view, on, brush)
        if face is not None:
            found[brush.say(face.name)] = (brush.say(msg("this option")), face)
    for zone in view.zones:
        for piece in zone.pieces:
            face = brush.face(piece)
            if face is not None:
                found.setdefault(brush.say(face.name), (sentence(zone.label, brush.language), face))
    for node in view.nodes:
        face = face_of(view, node.id, brush) if node.marks else None
        if face is not None:
            found.setdefault(brush.say(face.name), (brush.say(msg("places")), face))
    return [entry for entry in found.values() if entry[1].text]


def known(view: View, brush: Brush) -> list[tuple[str, str]]:
    """what is known of hidden hands: whose, and the cards"""
    found = []
    for zone in view.zones:
        if "beside" in zone.hint:
            cards = [brush.named(piece, n).plain for piece, n in runs(zone.pieces)]
            found.append((sentence(zone.label, brush.language), ", ".join(cards)))
    return found


def card_texts(view: View, brush: Brush) -> list[tuple[str, str]]:
    """what is known of hidden hands; name and words of every card in sight"""
    in_words = [(headline(f, brush), brush.say(f.text)) for _, f in in_sight(view, brush) if f.text]
    return known(view, brush) + in_words


def headline(face: Face, brush: Brush) -> str:
    """`Layos 3/8 (character)`"""
    kind = face.traits.get("kind")
    return brush.say(face.name) + brush.figures(face.traits) + (f" ({brush.say(Msg(kind))})" if kind else "")
