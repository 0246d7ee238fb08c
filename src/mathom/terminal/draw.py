"""A view as lines of text. Every terminal face draws with this, and no game has a drawing of its own.

There are three forms, from small cards in frames down to bare lines; `table` takes the richest that fits.
"""

from enum import IntEnum

from mathom.kernel.view import Option, Piece, Seat, View, Zone
from mathom.kernel.words import Msg, msg, sentence
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.ledger import Ledger, is_chart
from mathom.terminal.pieces import BACK, CARD, Box, Brush, face_of, runs
from mathom.terminal.roads import Roads, on_map
from mathom.terminal.sheet import Lines, beside, columns, flow, framed, joined, level
from mathom.terminal.text import Text

NARROW = 96  # from this width on two frames stand side by side


class Form(IntEnum):
    BARE = 0  # lines
    FRAMED = 1  # frames around tokens
    CARDS = 2  # frames around small cards


class Drawing:
    """One view in one form and width."""

    def __init__(self, view: View, brush: Brush, form: Form, width: int) -> None:
        self.view = view
        self.brush = brush
        self.form = form
        self.width = width
        self.roads = Roads(view, brush)
        placed = on_map(view)
        self.common = [z for z in view.zones if z.owner is None and z.id not in placed]

    def lines(self) -> Lines:
        me = [s for s in self.view.seats if s.id == self.view.viewer]
        start, n = self.view.viewer or 0, len(self.view.seats)
        others = [s for s in (self.view.seats[(start + i) % n] for i in range(n)) if s not in me]
        return self.bare(others, me) if self.form == Form.BARE else self.framed(others, me)

    def bare(self, others: list[Seat], me: list[Seat]) -> Lines:
        """what matters most comes first: the rest is scrolled to where it does not fit"""
        lines = self.roads.flowing(self.width) if self.view.nodes else []
        lines += flow([part for z in self.common if z.kind != "grid" for part in self.zone_parts(z)], self.width)
        lines += [line for z in self.common if z.kind == "grid" for line in self.grid(z, self.width)]
        for seat in me:
            lines += [line for z in self.owned(seat) if z.kind == "hand" for line in self.hand(z, self.width)]
        lines += self.seat_lines([*me, *others], self.width)
        lines += flow(self.symbols(), self.width)
        return lines + (flow(self.roads.legend(), self.width) if self.view.nodes else [])

    def framed(self, others: list[Seat], me: list[Seat]) -> Lines:
        wide = self.width >= NARROW
        lines = self.middle_frames(wide) if self.view.nodes else self.framed_zones(self.width)
        if others and (wide or len(others) < 3):
            each, more = divmod(self.width, len(others))
            lines += self.seat_frames(others, [each + (i < more) for i in range(len(others))])
        elif others:
            lines += framed(self.seat_lines(others, self.width - 4), Text(), self.width)
        return lines + self.seat_frames(me, [self.width] * len(me))

    # -- the middle of the table

    def middle_frames(self, wide: bool) -> Lines:
        """the map and what lies open: side by side, the map as wide as it needs if it can be, or one below the other"""
        title = Text(self.brush.say(msg("The map")), GOLD)
        places = self.roads.listed()
        needed = max(44, 4 + max(line.cell_len for line in places))
        left = min(max(needed, self.width * 2 // 5), self.width * 3 // 5) if wide else self.width
        map_lines = [*places, *flow(self.roads.legend(), left - 4)]
        if not wide:
            return framed(map_lines, title, left) + self.framed_zones(self.width)
        middle = self.zones_inside(self.width - left - 4)
        known = self.known_heaps(self.width - left - 4)
        middle += known if len(middle) + len(known) <= len(map_lines) else []
        level([map_lines, middle])
        right = framed(middle, self.zones_title(), self.width - left)
        return beside([framed(map_lines, title, left), right])

    def known_heaps(self, width: int) -> Lines:
        """what lies in the heaps that all may look through; shown where there is room"""
        lines: Lines = []
        for zone in self.common:
            if zone.kind == "stack" and any(p.face for p in zone.pieces):
                lines += flow([self.label(zone), *(self.brush.token(p, n) for p, n in runs(zone.pieces))], width)
        return lines

    def framed_zones(self, width: int) -> Lines:
        return framed(self.zones_inside(width - 4), self.zones_title(), width)

    def market(self) -> Zone | None:
        """what lies open, if that is one thing: then the frame bears its name"""
        markets = [z for z in self.common if z.kind == "market"]
        return markets[0] if len(markets) == 1 and self.form == Form.CARDS else None

    def zones_title(self) -> Text:
        market = self.market()
        return self.label(market) if market else Text(self.brush.say(msg("On the table")), GOLD)

    def zones_inside(self, width: int) -> Lines:
        """heaps, then the cards that lie open, then whatever else there is"""
        drawn = [z for z in self.common if z.kind in ("stack", "market")] if self.form == Form.CARDS else []
        stacks = [self.stack(z) for z in drawn if z.kind == "stack"]
        market = self.market()
        lines = self.brush.cards(runs(market.pieces) if market else [], width, stacks) if drawn else []
        for zone in drawn:
            if zone.kind == "market" and zone is not market:
                lines += [self.label(zone), *self.brush.cards(runs(zone.pieces), width)]
        rest = [part for z in self.common if z not in drawn and z.kind != "grid" for part in self.zone_parts(z)]
        lines += flow(rest, width) + flow(self.symbols(), width)
        return lines + [line for z in self.common if z.kind == "grid" for line in self.grid(z, width)]

    def grid(self, zone: Zone, width: int) -> Lines:
        """row by row; what is covered is dim"""
        lines: Lines = [self.label(zone)]
        for row in sorted({p.counters.get("row", 0) for p in zone.pieces}):
            parts = []
            for piece in zone.pieces:
                if piece.counters.get("row", 0) == row:
                    text = self.brush.named(piece)
                    parts.append(Text(text.plain, DIM) if "covered" in piece.marks else text)
            lines += flow(parts, width)
        return lines

    def symbols(self) -> list[Text]:
        """what the signs of symbols mean, where cards show several"""
        glyphs = self.brush.glyphs
        marks = {mark for zone in self.view.zones for piece in zone.pieces for mark in piece.marks}
        signs = [(glyphs.sign(s), s) for s in glyphs.used_symbols()]
        signs += [(sign, mark) for mark, sign in glyphs.legend.printed.items() if mark in marks]
        return [Text(f"{sign} {self.brush.say(Msg(name))}", DIM) for sign, name in signs]

    def stack(self, zone: Zone) -> Box:
        label = sentence(zone.label, self.brush.language)
        return Box("", "", [label, str(zone.size)], 1, DIM, self.brush.is_lit(zone.id))

    def label(self, zone: Zone) -> Text:
        return Text.assemble((sentence(zone.label, self.brush.language), DIM), (f" {zone.size}", PARCHMENT))

    def zone_parts(self, zone: Zone) -> list[Text]:
        """its label and size, and the pieces that are seen; a heap is only counted"""
        label = self.label(zone)
        if self.brush.is_lit(zone.id):
            label.stylize("bold reverse")
        if zone.kind == "stack":
            return [label]
        named = [self.brush.named(p, n) for p, n in runs(zone.pieces)]
        if all(self.is_small(p) for p in zone.pieces):
            named = [Text().join(named)] if named else []
        return [label, *named]

    def is_small(self, piece: Piece) -> bool:
        """whether all it shows is a number: such pieces stand close together"""
        face = self.brush.face(piece)
        return face is not None and set(face.traits) == {"value"}

    def zone_line(self, zone: Zone) -> Text:
        return Text("  ").join(self.zone_parts(zone))

    # -- seats

    def owned(self, seat: Seat) -> list[Zone]:
        return [z for z in self.view.zones if z.owner == seat.id]

    def title(self, seat: Seat) -> Text:
        name = Text(f"► {seat.name}" if seat.to_act else seat.name, f"bold {GOLD if seat.to_act else PARCHMENT}")
        name.append(f"  {seat.score}", f"bold {GOLD}")
        for mark in seat.marks:
            name.append(f"  ○ {self.brush.say(Msg(mark))}", GOLD)
        return name

    def stats(self, seat: Seat) -> list[Text]:
        return [Text.assemble((self.brush.say(words), DIM), (f" {n}", PARCHMENT)) for words, n in seat.stats]

    def seat_frames(self, seats: list[Seat], widths: list[int]) -> Lines:
        """side by side"""
        inside = [self.seat_inside(s, w - 4) for s, w in zip(seats, widths, strict=True)]
        level(inside)
        return beside([framed(i, self.title(s), w, s.to_act) for s, i, w in zip(seats, inside, widths, strict=True)])

    def seat_inside(self, seat: Seat, width: int) -> Lines:
        zones = self.owned(seat)
        rows = Text("   ").join([self.row(z) for z in zones if coloured(z)])
        rest: list[Text] = []
        for zone in zones:
            if zone.kind != "hand" and not coloured(zone) and zone.size:
                line = self.zone_line(zone)
                rest += [line] if line.cell_len <= width else self.zone_parts(zone)
        stats = flow(self.stats(seat), width)
        lines = stats[:-1] + flow([part for part in (*stats[-1:], rows, *rest) if part], width, "     ")
        for zone in zones:
            if zone.kind == "hand" and zone.pieces:
                lines += self.hand(zone, width)
        return lines

    def row(self, zone: Zone, gap: str = " ") -> Text:
        """a row of one colour shows its shape once and then a sign for each card"""
        if not coloured(zone):
            return self.zone_line(zone)
        colour = str(zone.hint["colour"])
        style = self.brush.glyphs.style(colour)
        text = Text(self.brush.glyphs.shape(colour) + gap, style)
        if not zone.pieces:
            return text.append("–", DIM)
        for piece in zone.pieces:
            face = self.brush.face(piece)
            trait = face.traits.get("trait") if face else None
            text.append(self.brush.glyphs.sign(trait) if trait else BACK, style)
        if zone.hint.get("scores"):
            text.append(gap + "√", f"bold {GOLD}")
        if self.brush.is_lit(zone.id):
            text.stylize("reverse")
        return text

    def seat_lines(self, seats: list[Seat], width: int) -> Lines:
        """one line for each seat, under the names of what is counted for any of them; what is too long goes on below"""
        counted = list(dict.fromkeys(self.brush.say(words) for seat in seats for words, _ in seat.stats))
        heads = [[Text(), *(Text(words, DIM) for words in counted)]]
        for seat in seats:
            numbers = {self.brush.say(words): str(n) for words, n in seat.stats}
            heads.append([self.title(seat), *(Text(numbers.get(words, ""), PARCHMENT) for words in counted)])
        laid = [([], []), *((self.seat_cards(seat), self.seat_tokens(seat)) for seat in seats)]
        sides = [[Text(" ").join(cards), Text().join(tokens)] for cards, tokens in laid]
        lines = columns([[*head, *side] for head, side in zip(heads, sides, strict=True)], 2)
        if all(line.cell_len <= width for line in lines):
            return lines
        lines = columns([[*head, Text()] for head in heads], 2)
        return [
            part
            for line, (cards, tokens) in zip(lines, laid, strict=True)
            for part in flow([line, *cards, *tokens], width)
        ]

    def seat_cards(self, seat: Seat) -> list[Text]:
        """its rows, each as one where it is known by its colour"""
        rows = [z for z in self.owned(seat) if coloured(z) or (z.kind == "row" and z.size)]
        return [part for z in rows for part in ([self.row(z, "")] if coloured(z) else self.zone_parts(z))]

    def seat_tokens(self, seat: Seat) -> list[Text]:
        """what lies beside its rows; of what is only told on request (the key +) how much it is"""
        zones = self.owned(seat)
        rest = [z for z in zones if z.kind not in ("row", "hand") and z.pieces and "beside" not in z.hint]
        tokens = [self.brush.token(p, n) for z in rest for p, n in runs(z.pieces)]
        return tokens + [Text(f" +{z.size}", DIM) for z in zones if "beside" in z.hint]

    def hand(self, zone: Zone, width: int) -> Lines:
        found = runs(zone.pieces)
        if self.form == Form.CARDS:
            return self.brush.cards(found, width)
        return flow([self.label(zone), *(self.brush.named(p, n) for p, n in found)], width)


def coloured(zone: Zone) -> bool:
    """a row that is known by its colour and so needs little room"""
    return zone.kind == "row" and isinstance(zone.hint.get("colour"), str)


def table(view: View, brush: Brush, width: int, height: int) -> Text:
    """the richest drawing that fits; the barest, to be scrolled, if none does"""
    if is_chart(view):
        return joined(Ledger(view, brush, width - 1).lines(height))
    if width >= CARD * 8:
        for form in (Form.CARDS, Form.FRAMED):
            lines = Drawing(view, brush, form, width).lines()
            if len(lines) <= height:
                return joined(lines)
    return joined(Drawing(view, brush, Form.BARE, width - 1).lines())  # one cell is for a scroll bar


def header(view: View, game_title: Msg, brush: Brush, width: int) -> Text:
    """title and phase in one line, and what we are in the middle of"""
    title = Text(brush.say(game_title), f"bold {GOLD}")
    phase = Text(brush.say(view.phase), PARCHMENT)
    gap = width - title.cell_len - phase.cell_len
    text = Text.assemble(title, " " * gap, phase) if gap >= 3 else phase
    if view.under_way:
        text = text + Text("\n" + " › ".join(brush.say(w) for w in view.under_way), DIM)
    return text


def option_cells(view: View, option: Option, number: int, brush: Brush) -> tuple[Text, Text, Text]:
    """an option in the list: its number, the signs of its pieces, its words"""
    words = Text(sentence(option.words, brush.language), PARCHMENT)
    if option.note:
        words.append(f" – {brush.say(option.note)}", "italic " + DIM)
    return Text(f"{number:>2}", GOLD), brush.option_signs(view, option), words


def grouped(view: View) -> list[Option]:
    """the options, those of one group together, groups in the order in which they first come"""
    order: dict[str, int] = {}
    return sorted(view.options, key=lambda option: order.setdefault(option.group, len(order)))


def piece_text(view: View, option: Option, brush: Brush) -> Text | None:
    """what the pieces and places of an option say on themselves"""
    for on in option.on:
        face = face_of(view, on, brush)
        if face and face.text and brush.say(face.text) not in brush.say(option.words):
            return Text.assemble((brush.say(face.name), GOLD), (": " + brush.say(face.text), DIM))
    return None
