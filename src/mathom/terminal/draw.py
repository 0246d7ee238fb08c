"""A view as something rich can print. Every terminal face draws with this, and no game has a drawing of its own.

There are three forms, from small cards in frames down to bare lines; `table` takes the richest that fits.
"""

from enum import IntEnum

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mathom.kernel.view import Option, Seat, View, Zone
from mathom.kernel.words import Msg, msg, sentence
from mathom.terminal.glyphs import DIM, EDGE, GOLD, PARCHMENT
from mathom.terminal.pieces import BACK, CARD, Box, Brush, find, flow, runs
from mathom.terminal.roads import Roads, on_map

NARROW = 96  # from this width on two frames stand side by side


class Form(IntEnum):
    BARE = 0  # lines
    FRAMED = 1  # frames around tokens
    CARDS = 2  # frames around small cards


def frame(inside: RenderableType, title: Text | str, lit: bool = False) -> Panel:
    style = GOLD if lit else EDGE
    heading = title if isinstance(title, Text) else Text(title, GOLD)
    return Panel(inside, box=ROUNDED, title=heading, title_align="left", border_style=style, padding=(0, 1))


def beside(frames: list[Panel], widths: list[int]) -> Table:
    """frames of the same height next to each other"""
    tallest = max(height_of(f, w) for f, w in zip(frames, widths, strict=True))
    grid = Table.grid()
    for each, width in zip(frames, widths, strict=True):
        each.height = tallest
        grid.add_column(width=width)
    grid.add_row(*frames)
    return grid


def height_of(drawn: RenderableType, width: int) -> int:
    console = Console(width=width, height=1000, color_system=None, legacy_windows=False)
    return len(console.render_lines(drawn, console.options.update(width=width), pad=False))


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

    def table(self) -> Group:
        me = [s for s in self.view.seats if s.id == self.view.viewer]
        start = self.view.viewer or 0
        n = len(self.view.seats)
        others = [self.view.seats[(start + i) % n] for i in range(n) if self.view.seats[(start + i) % n] not in me]
        parts = self.bare(others, me) if self.form == Form.BARE else self.framed(others, me)
        return Group(*parts)

    def bare(self, others: list[Seat], me: list[Seat]) -> list[RenderableType]:
        """what matters most comes first: the rest is scrolled to where it does not fit"""
        parts: list[RenderableType] = [self.roads.flowing(self.width)] if self.view.nodes else []
        parts.append(flow([part for z in self.common for part in self.zone_parts(z)], self.width))
        for seat in me:
            parts += [self.hand(z, self.width) for z in self.owned(seat) if z.kind == "hand"]
        parts.append(self.seat_lines([*me, *others]))
        return parts + ([flow(self.roads.legend(), self.width)] if self.view.nodes else [])

    def framed(self, others: list[Seat], me: list[Seat]) -> list[RenderableType]:
        wide = self.width >= NARROW
        parts: list[RenderableType] = []
        if not self.view.nodes:
            parts.append(self.middle(self.width))
        elif wide:
            left = max(44, self.width * 2 // 5)
            parts.append(beside([self.map(left), self.middle(self.width - left)], [left, self.width - left]))
        else:
            parts += [self.map(self.width), self.middle(self.width)]
        if others and (wide or len(others) < 3):
            each, more = divmod(self.width, len(others))
            widths = [each + (i < more) for i in range(len(others))]
            parts.append(beside([self.seat_frame(s, w) for s, w in zip(others, widths, strict=True)], widths))
        elif others:
            parts.append(frame(self.seat_lines(others), ""))
        return parts + [self.seat_frame(s, self.width) for s in me]

    # -- the middle of the table

    def map(self, width: int) -> Panel:
        return frame(Group(self.roads.listed(), flow(self.roads.legend(), width - 4)), self.brush.say(msg("The map")))

    def middle(self, width: int) -> Panel:
        """heaps, then the cards that lie open; the frame bears the name of what lies open, if that is one thing"""
        markets = [z for z in self.common if z.kind == "market"]
        drawn = [z for z in self.common if z.kind in ("stack", "market")] if self.form == Form.CARDS else []
        title = Text(self.brush.say(msg("On the table")), GOLD)
        stacks = [self.stack(z) for z in drawn if z.kind == "stack"]
        parts: list[RenderableType] = []
        if len(markets) == 1 and drawn:
            title = self.label(markets[0])
            parts.append(self.brush.cards(runs(markets[0].pieces), width - 4, stacks))
        elif drawn:
            parts.append(self.brush.cards([], width - 4, stacks))
            for zone in markets:
                parts += [self.label(zone), self.brush.cards(runs(zone.pieces), width - 4)]
        rest = [part for z in self.common if z not in drawn for part in self.zone_parts(z)]
        return frame(Group(*parts, *([flow(rest, width - 4)] if rest else [])), title)

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
        if all(p.kind != "card" for p in zone.pieces):
            tokens = [self.brush.named(p, n) for p, n in runs(zone.pieces)]
            return [label + Text(" ") + Text("").join(tokens) if tokens else label]
        return [label, *(self.brush.named(p, n) for p, n in runs(zone.pieces))]

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

    def stats(self, seat: Seat) -> Text:
        parts = [Text.assemble((self.brush.say(words), DIM), (f" {n}", PARCHMENT)) for words, n in seat.stats]
        return Text("  ").join(parts)

    def seat_frame(self, seat: Seat, width: int) -> Panel:
        zones = self.owned(seat)
        rows = Text("   ").join([self.row(z) for z in zones if z.kind == "row"])
        rest = [self.zone_line(z) for z in zones if z.kind not in ("row", "hand") and z.size]
        parts: list[RenderableType] = [flow([self.stats(seat), *([rows] if rows else []), *rest], width - 4, "     ")]
        parts += [self.hand(z, width - 4) for z in zones if z.kind == "hand" and z.pieces]
        return frame(Group(*parts), self.title(seat), seat.to_act)

    def row(self, zone: Zone, gap: str = " ") -> Text:
        """a row of one colour shows its shape once and then a sign for each card"""
        colour = zone.hint.get("colour")
        if not isinstance(colour, str):
            return self.zone_line(zone)
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

    def seat_lines(self, seats: list[Seat]) -> Table:
        """one line for each seat, under the names of what is counted"""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
        for heading in ("", *(self.brush.say(words) for words, _ in seats[0].stats), "", ""):
            table.add_column(heading, no_wrap=True)
        for seat in seats:
            zones = self.owned(seat)
            rows = Text(" ").join([self.row(z, "") for z in zones if z.kind == "row"])
            rest = [z for z in zones if z.kind not in ("row", "hand") and z.pieces]
            tokens = Text("").join([self.brush.token(p, n) for z in rest for p, n in runs(z.pieces)])
            table.add_row(self.title(seat), *(Text(str(n), PARCHMENT) for _, n in seat.stats), rows, tokens)
        return table

    def hand(self, zone: Zone, width: int) -> Text:
        found = runs(zone.pieces)
        if self.form == Form.CARDS:
            return self.brush.cards(found, width)
        return flow([self.label(zone), *(self.brush.named(p, n) for p, n in found)], width)


def table(view: View, brush: Brush, width: int, height: int) -> RenderableType:
    """the richest drawing that fits; the barest, to be scrolled, if none does"""
    for form in reversed(Form):
        if form == Form.BARE or width >= CARD * 8:
            drawn = Drawing(view, brush, form, width - (form == Form.BARE)).table()  # room for a scroll bar
            if form == Form.BARE or height_of(drawn, width) <= height:
                return drawn
    raise AssertionError("the barest form is always drawn")


def header(view: View, game_title: Msg, brush: Brush, width: int) -> Text:
    """title and phase in one line, and what we are in the middle of"""
    title = Text(brush.say(game_title), f"bold {GOLD}")
    phase = Text(brush.say(view.phase), PARCHMENT)
    gap = width - title.cell_len - phase.cell_len
    text = title + Text(" " * gap) + phase if gap >= 3 else phase
    if view.under_way:
        text = text + Text("\n" + " › ".join(brush.say(w) for w in view.under_way), DIM)
    return text


def option_cells(view: View, option: Option, number: int, brush: Brush) -> tuple[Text, Text, Text]:
    """an option in the list: its number, the signs of its pieces, its words"""
    words = Text(sentence(option.words, brush.language), PARCHMENT)
    if option.note:
        words.append(f" – {brush.say(option.note)}", "italic " + DIM)
    return Text(f"{number:>2}", GOLD), brush.option_signs(view, option), words


def option_rows(view: View, brush: Brush) -> list[Table]:
    """every option of a view, ready for a list; long words are wrapped under themselves"""
    cells = [option_cells(view, o, i, brush) for i, o in enumerate(view.options, 1)]
    signs = max((c[1].cell_len for c in cells), default=0)
    rows = []
    for line in cells:
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=2)
        row.add_column(width=signs)
        row.add_column()
        row.add_row(*line)
        rows.append(row)
    return rows


def piece_text(view: View, option: Option, brush: Brush) -> Text | None:
    """what the pieces of an option say on themselves"""
    for on in option.on:
        piece = find(view, on)
        face = brush.face(piece) if piece else None
        if face and face.text:
            return Text.assemble((brush.say(face.name), GOLD), (": " + brush.say(face.text), DIM))
    return None


def ranking(view: View, brush: Brush) -> Table:
    result = view.result
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for place, seat in enumerate(result.ranking if result else (), 1):
        won = result is not None and seat in result.winners
        style = f"bold {GOLD}" if won else PARCHMENT
        marks = ", ".join(brush.say(Msg(m)) for m in view.seats[seat].marks)
        grid.add_row(*(Text(t, style) for t in (f"{place}", view.seats[seat].name, str(view.seats[seat].score), marks)))
    return grid
