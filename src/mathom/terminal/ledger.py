"""Groups and their members line by line: for a table whose map has too many places to be drawn and whose pieces lie on
pieces. Like every drawing it knows only the View, and the legend of the game."""

from mathom.kernel.view import Piece, Seat, View, Zone
from mathom.kernel.words import msg, sentence
from mathom.terminal.glyphs import BAD, DIM, GOLD, PARCHMENT
from mathom.terminal.pieces import BACK, Brush, runs
from mathom.terminal.sheet import Lines, beside, fitted, flow, framed, level
from mathom.terminal.text import Text

CHART = 40  # a map with more places is a chart: only what is marked on it is told
NARROW = 96  # from this width on two seats stand side by side
STEP = "  "
ARROW = "→"


def is_chart(view: View) -> bool:
    return len(view.nodes) > CHART


class Ledger:
    def __init__(self, view: View, brush: Brush, width: int) -> None:
        self.view = view
        self.brush = brush
        self.told = brush.glyphs.legend
        self.width = width
        self.bare = False
        self.places = {node.id: node for node in view.nodes}

    def lines(self, height: int) -> Lines:
        """the hand stands below everything; first of all where not everything fits"""
        middle, legend = self.middle(), self.legend()
        lines = middle + self.seats() + self.hand()
        if len(lines) <= height:
            return lines + legend if len(lines + legend) <= height else lines
        self.bare = True
        return middle + self.hand() + self.seats() + legend

    def box(self, inside: Lines, title: Text, width: int, lit: bool = False) -> Lines:
        """a frame, or only its title where lines are scarce"""
        return [fitted(line, width) for line in (title, *inside)] if self.bare else framed(inside, title, width, lit)

    def legend(self) -> Lines:
        if not any(map(self.is_group, self.view.zones)):
            return []
        signs = [Text.assemble((f"{sign} ", GOLD), (self.brush.say(words), DIM)) for sign, words in self.told.examples]
        lies = self.brush.say(msg("lies with whom it is indented under"))
        return flow([*signs, Text.assemble(("+ ", PARCHMENT), (lies, DIM))], self.width)

    # -- the middle of the table

    def middle(self) -> Lines:
        """what is fought and declared, then what is in play for all"""
        lines: Lines = []
        for zone in self.view.zones:
            if self.seat_of(zone) is None and zone.size:
                lines += self.row(zone)
        used = [n for n in self.view.nodes if n.label and any(m in self.told.used for m in n.marks)]
        for mark in self.told.used:
            names = [self.brush.say(n.label) for n in used if n.label and mark in n.marks]
            if names:
                parts = [Text(self.said(mark), DIM), *(Text(name, PARCHMENT) for name in names)]
                lines += flow(parts, self.width)
        return lines

    def row(self, zone: Zone) -> Lines:
        """its label tells sums by itself; cards follow it"""
        said = sentence(zone.label, self.brush.language)
        cards = [] if all(p.kind == "term" for p in zone.pieces) else runs(zone.pieces)
        parts = [self.entry(p).append(f" ×{n}" if n > 1 else "", GOLD) for p, n in cards if self.name(p) not in said]
        if parts:
            return flow([Text(said, GOLD), *parts], self.width)
        return flow([Text(word, GOLD) for word in said.split()], self.width, " ")

    def seat_of(self, zone: Zone) -> Seat | None:
        """before whom a zone lies"""
        if zone.owner is None or zone.id in self.told.common:
            return None
        return next((s for s in self.view.seats if s.id == zone.owner), None)

    # -- seats

    def seats(self) -> Lines:
        start, n = self.view.viewer or 0, len(self.view.seats)
        seats = [self.view.seats[(start + i) % n] for i in range(n)]
        if self.width < NARROW:
            return [
                line for s in seats for line in self.box(self.inside(s, self.width - 4), *self.frame(s, self.width))
            ]
        each, more = divmod(self.width, n)
        widths = [each + (i < more) for i in range(n)]
        insides = [self.inside(s, w - 4) for s, w in zip(seats, widths, strict=True)]
        level(insides)
        return beside([self.box(i, *self.frame(s, w)) for s, i, w in zip(seats, insides, widths, strict=True)])

    def frame(self, seat: Seat, width: int) -> tuple[Text, int, bool]:
        title = Text(f"► {seat.name}" if seat.to_act else seat.name, f"bold {GOLD if seat.to_act else PARCHMENT}")
        title.append(f"  {seat.score}", f"bold {GOLD}")
        for mark in seat.marks:
            title.append(f"  ○ {self.said(mark)}", GOLD)
        return title, width, seat.to_act

    def inside(self, seat: Seat, width: int) -> Lines:
        """groups first, then what is counted and what lies in heaps"""
        zones = [z for z in self.view.zones if self.seat_of(z) is seat]
        lines = [line for z in zones if self.is_group(z) for line in self.group(z, width)]
        for zone in zones:
            if zone.kind == "row" and not self.is_group(zone) and zone.size:
                lines += flow([self.label(zone), *(self.entry(p) for p, _ in runs(zone.pieces))], width)
        lines += flow([count(self.brush.say(words), n) for words, n in seat.stats], width)
        heaps = [z for z in zones if z.kind in ("stack", "hand", "pool") and z.size]
        return lines + flow([self.label(z) for z in heaps], width)

    def label(self, zone: Zone) -> Text:
        text = count(sentence(zone.label, self.brush.language), zone.size)
        if self.brush.is_lit(zone.id):
            text.stylize("bold reverse")
        return text

    # -- groups

    def is_group(self, zone: Zone) -> bool:
        return self.told.group in zone.hint

    def group(self, zone: Zone, width: int) -> Lines:
        head = Text(sentence(zone.label, self.brush.language), f"bold {GOLD}" if zone.hint.get("now") else GOLD)
        if self.brush.is_lit(zone.id):
            head.stylize("reverse")
        if "kind" in zone.hint:
            head.append(f" ({self.said(str(zone.hint['kind']))})", DIM)
        facts = [Text(f"{ARROW} ") + self.place(str(zone.hint["to"]))] if "to" in zone.hint else []
        counts, marks = self.told.group_counts.items(), self.told.group_marks.items()
        facts += [count(self.brush.say(word), int(zone.hint[name])) for name, word in counts if name in zone.hint]
        facts += [Text(self.brush.say(word), DIM) for name, word in marks if zone.hint.get(name)]
        lines = flow([head, *facts], width)
        ids = {p.id for p in zone.pieces}
        for piece in zone.pieces:
            if piece.host not in ids:
                lines += self.member(zone, piece, width, 1)
        return lines

    def member(self, zone: Zone, piece: Piece, width: int, depth: int) -> Lines:
        """a line for who has figures; below it what he bears, then who follows him"""
        lines = [Text(STEP * depth) + self.entry(piece)]
        lying = [p for p in zone.pieces if p.host == piece.id]
        borne = [p for p in lying if not p.counters and not any(q.host == p.id for q in zone.pieces)]
        indent = STEP * (depth + 1)
        lines += [Text(indent) + line for line in flow([self.entry(p, "+") for p in borne], width - len(indent))]
        for other in lying:
            if other not in borne:
                lines += self.member(zone, other, width, depth + 1)
        return lines

    def place(self, name: str) -> Text:
        node = self.places.get(f"{self.told.group}:{name}")
        if node is None or node.label is None:
            return Text(name, PARCHMENT)
        return Text.assemble((self.brush.say(node.label), f"bold {PARCHMENT}"), (f" ({self.said(node.kind)})", DIM))

    # -- pieces

    def name(self, piece: Piece) -> str:
        face = self.brush.face(piece)
        return self.brush.say(face.name) if face else BACK

    def entry(self, piece: Piece, before: str = "") -> Text:
        """its name, its figures, other numbers, and how it lies"""
        text = Text(before, DIM).append(self.name(piece), PARCHMENT if piece.face else DIM)
        if self.brush.is_lit(piece.id):
            text.stylize("bold reverse")
        rest = dict(piece.counters)
        seat = rest.pop("seat", None)
        text.append(self.brush.figures(rest), f"bold {GOLD}")
        if seat is not None and seat < len(self.view.seats):  # else of a side at which nobody sits
            text.append(f" ({self.view.seats[seat].name})", DIM)
        for name, n in self.told.counted(rest):
            text.append(f" {self.said(name)} {n}", self.shade(name))
        for mark in piece.marks:
            if mark not in self.told.untold:
                text.append(f" {self.said(mark)}", self.shade(mark))
        return text

    def shade(self, name: str) -> str:
        return BAD if name in self.told.grave else DIM

    def hand(self) -> Lines:
        """by type, so that one sees what can be played when"""
        lines: Lines = []
        for zone in self.view.zones:
            if zone.kind != "hand" or not any(p.face for p in zone.pieces):
                continue
            groups: dict[str, list[Text]] = {}
            for piece, many in runs(zone.pieces):
                face = self.brush.face(piece)
                if face is None:
                    continue
                text = Text(self.brush.say(face.name), PARCHMENT)
                if self.brush.is_lit(piece.id):
                    text.stylize("bold reverse")
                text.append(self.brush.figures(face.traits), GOLD).append(f" ×{many}" if many > 1 else "", GOLD)
                groups.setdefault(face.traits.get("kind", ""), []).append(text)
            inside: Lines = []
            for kind, cards in groups.items():
                whole = flow([Text(self.said(kind), DIM), *cards], self.width - 4)
                inside = flow([*inside, *whole], self.width - 4, "    ") if len(whole) == 1 else inside + whole
            lines += self.box(inside, self.label(zone), self.width)
        return lines

    def said(self, word: str) -> str:
        return self.brush.say(self.told.word(word))


def count(word: str, n: int) -> Text:
    return Text.assemble((word, DIM), (f" {n}", PARCHMENT))
