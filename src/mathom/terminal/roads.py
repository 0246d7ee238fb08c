"""The map: places, what they ask for, what lies there, and how far the marker has come."""

from typing import NamedTuple

from mathom.kernel.view import Node, View, Zone
from mathom.kernel.words import Msg, msg
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.pieces import RECONSTRUCTED, Brush, runs
from mathom.terminal.sheet import Lines, columns, flow
from mathom.terminal.text import Text

HERE = "◙"
AHEAD = "►"
PASSED = "√"
STEP = "·"


class Leg(NamedTuple):
    """A place, and the steps of the way that leads there."""

    steps: tuple[Node, ...]
    place: Node


def legs(view: View) -> list[Leg] | None:
    """the map as one way from end to end, or None if it forks"""
    by_id = {n.id: n for n in view.nodes}
    after = dict(view.edges)
    targets = set(after.values())
    heads = [n.id for n in view.nodes if n.id not in targets]
    if len(after) != len(view.edges) or len(targets) != len(view.edges) or len(heads) != 1:
        return None
    out, steps, at = [], [], heads[0]
    for _ in view.nodes:
        if at not in by_id:
            return None
        node = by_id[at]
        if node.label is None:
            steps.append(node)
        else:
            out.append(Leg(tuple(steps), node))
            steps = []
        at = after.get(at, "")
    return out


def neighbours(view: View, place: Node) -> list[Node]:
    """the places to which a way leads, over steps without a name"""
    by_id = {n.id: n for n in view.nodes}
    near: dict[str, list[str]] = {}
    for a, b in view.edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    found, seen, todo = [], {place.id}, [place.id]
    while todo:
        for other in near.get(todo.pop(), ()):
            if other not in seen:
                seen.add(other)
                if by_id[other].label is None:
                    todo.append(other)
                else:
                    found.append(by_id[other])
    return found


def space_of(view: View, node: Node) -> list[Zone]:
    """the zones that lie at a place: those named after it (`place:rohan` for `rohan`)"""
    return [z for z in view.zones if z.id == node.id or (z.kind == "space" and z.id.partition(":")[2] == node.id)]


def on_map(view: View) -> set[str]:
    """the ids of all zones that are drawn on the map"""
    return {z.id for n in view.nodes for z in space_of(view, n)}


class Roads:
    def __init__(self, view: View, brush: Brush) -> None:
        self.view = view
        self.brush = brush
        self.legs = legs(view)

    def places(self) -> list[Leg]:
        return self.legs or [Leg((), n) for n in self.view.nodes if n.label is not None]

    def steps(self, leg: Leg) -> Text:
        out = Text()
        for step in leg.steps:
            here = "here" in step.marks
            out.append(HERE if here else STEP, f"bold {GOLD}" if here else DIM)
        return out

    def mark(self, node: Node) -> Text:
        if "here" in node.marks:
            return Text(HERE, f"bold {GOLD}")
        if "ahead" in node.marks:
            return Text(AHEAD, GOLD)
        return Text(PASSED, DIM) if "passed" in node.marks else Text(" ")

    def name(self, node: Node) -> Text:
        style = f"bold {GOLD}" if {"ahead", "here"} & set(node.marks) else PARCHMENT
        style = DIM if "passed" in node.marks else style
        text = Text(self.brush.say(node.label) if node.label else node.id, style)
        if node.provenance == "reconstructed":
            text.append(RECONSTRUCTED, DIM)
        if self.brush.is_lit(node.id):
            text.stylize("reverse")
        others = [m for m in node.marks if m not in ("here", "ahead", "passed")]
        if others:
            text.append(" " + ", ".join(self.brush.say(Msg(m)) for m in others), DIM)
        return text

    def symbols(self, node: Node) -> Text:
        gone = "passed" in node.marks
        return Text(" ".join(self.brush.glyphs.sign(s) for s in node.symbols), DIM if gone else PARCHMENT)

    def lying(self, node: Node) -> Text:
        tokens = [self.brush.token(p, n) for z in space_of(self.view, node) for p, n in runs(z.pieces)]
        return Text(" " if any(" " in t.plain for t in tokens) else "").join(tokens)

    # -- two forms

    def listed(self) -> Lines:
        """one place below the other; where the map forks, with its neighbours instead of the steps"""
        rows = []
        for leg in self.places():
            node = leg.place
            cells = [self.steps(leg), self.mark(node), self.name(node), self.symbols(node), self.lying(node)]
            if self.legs is None:
                near = [self.brush.say(n.label) for n in neighbours(self.view, node) if n.label]
                cells.append(Text("– " + ", ".join(near) if near else "", DIM))
            rows.append(cells)
        return columns(rows)

    def flowing(self, width: int) -> Lines:
        """one place after the other, in as few lines as possible; a place left behind is only a name"""
        parts = []
        for leg in self.places():
            node = leg.place
            passed = "passed" in node.marks
            cells = [] if passed else [self.steps(leg), self.mark(node)]
            cells += [self.name(node)] if passed else [self.name(node), self.symbols(node), self.lying(node)]
            parts.append(Text(" ").join(c for c in cells if c.plain.strip()))
        return flow(parts, width)

    def legend(self) -> list[Text]:
        out = [
            Text.assemble((self.brush.glyphs.sign(t), f"bold {PARCHMENT}"), (" " + self.brush.say(Msg(t)), DIM))
            for t in dict.fromkeys(s for n in self.view.nodes for s in n.symbols)
        ]
        out.append(Text.assemble((HERE, f"bold {GOLD}"), (" " + self.brush.say(msg("here")), DIM)))
        if any(n.provenance == "reconstructed" for n in self.view.nodes):
            out.append(Text(f"{RECONSTRUCTED} " + self.brush.say(msg("reconstructed")), DIM))
        return out
