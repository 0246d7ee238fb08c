"""Companies and their members line by line: for a table whose map has too many places to be drawn and whose pieces lie
on pieces. Like every drawing it knows only the View."""

from rich.text import Text

from mathom.kernel.view import Face, Piece, Seat, View, Zone
from mathom.kernel.words import Msg, msg, sentence
from mathom.terminal.glyphs import BAD, DIM, GOLD, PARCHMENT
from mathom.terminal.pieces import BACK, Brush, runs
from mathom.terminal.sheet import Lines, beside, fitted, flow, framed, level

CHART = 40  # a map with more places is a chart: only what is marked on it is told
NARROW = 96  # from this width on two seats stand side by side
STEP = "  "
ARROW = "→"
HURT = {"wounded", "struck", "target"}
TOLD = ("overt", "tapped", "entered", "idle")  # hints of a company that are words
SPENT = ("tapped", "spent")  # marks of places that matter where nobody is


def is_chart(view: View) -> bool:
    return len(view.nodes) > CHART


class Ledger:
    def __init__(self, view: View, brush: Brush, width: int) -> None:
        self.view = view
        self.brush = brush
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
        words = [
            Text.assemble(("3/8 ", GOLD), (self.brush.say(msg("prowess/body")), DIM)),
            Text.assemble(("2×9 ", GOLD), (self.brush.say(msg("strikes × prowess")), DIM)),
            Text.assemble(("+ ", PARCHMENT), (self.brush.say(msg("lies with whom it is indented under")), DIM)),
        ]
        return flow(words, self.width) if any("site" in z.hint for z in self.view.zones) else []

    # -- the middle of the table

    def middle(self) -> Lines:
        """what is fought and declared, then what is in play for all"""
        lines: Lines = []
        for zone in self.view.zones:
            if self.seat_of(zone) is None and zone.size:
                lines += self.row(zone)
        used = [n for n in self.view.nodes if n.label and any(m in SPENT for m in n.marks)]
        for mark in SPENT:
            names = [self.brush.say(n.label) for n in used if n.label and mark in n.marks]
            if names:
                parts = [Text(self.said(mark), DIM), *(Text(name, PARCHMENT) for name in names)]
                lines += flow(parts, self.width)
        return lines

    def row(self, zone: Zone) -> Lines:
        """its label tells sums of a strike by itself; cards follow it"""
        said = sentence(zone.label, self.brush.language)
        cards = [] if all(p.kind == "term" for p in zone.pieces) else runs(zone.pieces)
        parts = [self.entry(p).append(f" ×{n}" if n > 1 else "", GOLD) for p, n in cards if self.name(p) not in said]
        if parts:
            return flow([Text(said, GOLD), *parts], self.width)
        return flow([Text(word, GOLD) for word in said.split()], self.width, " ")

    def seat_of(self, zone: Zone) -> Seat | None:
        """before whom a zone lies; an attack lies in the middle, whoever made it"""
        if zone.owner is None or zone.id == "attack":
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
        """companies first, then what is counted and what lies in heaps"""
        zones = [z for z in self.view.zones if self.seat_of(z) is seat]
        lines = [line for z in zones if "site" in z.hint for line in self.company(z, width)]
        for zone in zones:
            if zone.kind == "row" and "site" not in zone.hint and zone.size:
                lines += flow([self.label(zone), *(self.entry(p) for p, _ in runs(zone.pieces))], width)
        lines += flow([count(self.brush.say(words), n) for words, n in seat.stats], width)
        heaps = [z for z in zones if z.kind in ("stack", "hand", "pool") and z.size]
        return lines + flow([self.label(z) for z in heaps], width)

    def label(self, zone: Zone) -> Text:
        text = count(sentence(zone.label, self.brush.language), zone.size)
        if self.brush.is_lit(zone.id):
            text.stylize("bold reverse")
        return text

    # -- companies

    def company(self, zone: Zone, width: int) -> Lines:
        head = Text(sentence(zone.label, self.brush.language), f"bold {GOLD}" if zone.hint.get("now") else GOLD)
        if self.brush.is_lit(zone.id):
            head.stylize("reverse")
        if "kind" in zone.hint:
            head.append(f" ({self.said(str(zone.hint['kind']))})", DIM)
        facts = [Text(f"{ARROW} ") + self.place(str(zone.hint["to"]))] if "to" in zone.hint else []
        facts += [count(self.said(name), int(zone.hint[name])) for name in ("size", "limit") if name in zone.hint]
        facts += [
            Text(self.said(f"site {name}" if name == "tapped" else name), DIM) for name in TOLD if zone.hint.get(name)
        ]
        lines = flow([head, *facts], width)
        ids = {p.id for p in zone.pieces}
        for piece in zone.pieces:
            if piece.host not in ids:
                lines += self.member(zone, piece, width, 1)
        return lines

    def member(self, zone: Zone, piece: Piece, width: int, depth: int) -> Lines:
        """a line for who can fight; below it what he bears, then who follows him"""
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
        node = self.places.get(f"site:{name}")
        if node is None or node.label is None:
            return Text(name, PARCHMENT)
        return Text.assemble((self.brush.say(node.label), f"bold {PARCHMENT}"), (f" ({self.said(node.kind)})", DIM))

    # -- pieces

    def name(self, piece: Piece) -> str:
        face = self.brush.face(piece)
        return self.brush.say(face.name) if face else BACK

    def entry(self, piece: Piece, before: str = "") -> Text:
        """its name, prowess and body, the other figures, and how it lies"""
        text = Text(before, DIM).append(self.name(piece), PARCHMENT if piece.face else DIM)
        if self.brush.is_lit(piece.id):
            text.stylize("bold reverse")
        rest = dict(piece.counters)
        if "prowess" in rest and "body" in rest:
            text.append(f" {rest.pop('prowess')}/{rest.pop('body')}", f"bold {GOLD}")
        if "direct" in rest:
            direct, free = rest.pop("direct"), rest.pop("influence", 0)
            if direct:
                text.append(f" {self.said('influence')} {free}/{direct}", DIM)
        if "seat" in rest:
            text.append(f" ({self.view.seats[rest.pop('seat')].name})", DIM)
        for name, n in rest.items():
            if n:
                text.append(f" {self.said(name)} {n}", BAD if name == "corruption" else DIM)
        for mark in piece.marks:
            if mark == "follower":  # told by where he stands
                continue
            text.append(f" {self.said(mark)}", BAD if mark in HURT else DIM)
        return text

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
                text.append(figures(face), GOLD).append(f" ×{many}" if many > 1 else "", GOLD)
                groups.setdefault(face.traits.get("kind", ""), []).append(text)
            inside: Lines = []
            for kind, cards in groups.items():
                whole = flow([Text(self.said(kind), DIM), *cards], self.width - 4)
                inside = flow([*inside, *whole], self.width - 4, "    ") if len(whole) == 1 else inside + whole
            lines += self.box(inside, self.label(zone), self.width)
        return lines

    def said(self, word: str) -> str:
        return self.brush.say(WORDS.get(word) or Msg(word))


WORDS = {
    "active": msg("at turn"),
    "last": msg("has the last turn"),
    "darkhaven": msg("Darkhaven"),
    "ruins-and-lairs": msg("ruins & lairs"),
    "limit": msg("hazard limit"),
    "size": msg("size"),
    "overt": msg("overt"),
    "site tapped": msg("site tapped"),
    "spent": msg("sites used up"),
    "entered": msg("has entered"),
    "idle": msg("does nothing here"),
    "influence": msg("influence"),
    "corruption": msg("corruption"),
    "wounded": msg("wounded"),
    "struck": msg("being struck"),
    "target": msg("strike to come"),
    "guard": msg("on guard"),
    "ability": msg("ability"),
}


def count(word: str, n: int) -> Text:
    return Text.assemble((word, DIM), (f" {n}", PARCHMENT))


def figures(face: Face) -> str:
    """prowess and body as on the table, strikes before them: ` 3×9/6`"""
    traits = face.traits
    if "prowess" not in traits:
        return ""
    strikes = f"{traits['strikes']}×" if "strikes" in traits else ""
    return f" {strikes}{traits['prowess']}" + (f"/{traits['body']}" if "body" in traits else "")
