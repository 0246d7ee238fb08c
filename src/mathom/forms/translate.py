"""`python -m mathom.forms.translate GAME FILE`: writes the rules of a game as C++, in the plain form."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from mathom.forms.exchange import exchange_text, layout
from mathom.forms.program import Program, Refused
from mathom.games import game as game_of
from mathom.kernel.bounds import Form
from mathom.kernel.dice import Dice, scattered
from mathom.kernel.game import Game
from mathom.kernel.state import playout


def form_of(game: Game) -> Form | None:
    """its third form, if it has one"""
    package = type(game).__module__.rsplit(".", 1)[0]
    try:
        found: Form = import_module(package + ".bounds").FORM
    except ModuleNotFoundError:
        return None
    return found


def translated(game: Game) -> str:
    form = form_of(game)
    if form is None:
        raise Refused(f"{game.key} has no bounds.py: it has no third form")
    root = form.root
    program = Program(form, game)
    entries: dict[str, tuple[Any, type | None, Any]] = {
        "set_up": (form.set_up, None, None),
        "fill": (root.fill, root, None),  # type: ignore[attr-defined]
        "apply": (root.apply, root, None),  # type: ignore[attr-defined]
        "payoff": (root.payoff, root, None),  # type: ignore[attr-defined]
        "seen": (root.seen, root, None),  # type: ignore[attr-defined]
        "imagine": (root.imagine, root, None),  # type: ignore[attr-defined]
        "playout": (playout, None, None),
        "dice": (Dice.__init__, Dice, None),
        "below": (Dice.below, Dice, None),
        "scattered": (scattered, None, None),
    }
    if game.space is not None:
        entries["index"] = (type(game.space).index, None, game.space)
    text = program.translate(entries)
    text += new_game(program, form)
    if game.space is not None:
        text = f"{text}\n{program.tables.declaration(list(game.space.actions), 'space_actions')}\n"
        text += "#define HAS_SPACE 1\n"
    size = game.action_count if game.space is not None else game.most_actions
    head = [
        f"// The rules of {game.key}, translated from their source: do not edit.",
        f"#define ACTIONS {form.actions}",
    ]
    head += [
        f"#define STACK {form.stack}",
        f"#define CHOICES {size}",
        f"#define MOST_SEATS {max(game.seats)}",
        '#include "prelude.h"',
    ]
    seldom = [(name, kind[1]) for name, kind in program.fields(root).items() if kind[0] == "maybe"]
    if len(seldom) > 1:
        raise Refused(f"{game.key}: more than one object of a position that is seldom there")
    head += [f"#define TALE {cls.__name__}\n#define TALE_OF(s) s.{name}" for name, cls in seldom]
    if form.calls:
        head.insert(1, "#define CALLS")
    told = json.dumps(json.dumps(layout(program), separators=(",", ":")))
    return "\n".join([*head, text, exchange_text(program), f"#define LAYOUT {told}", ""])


def new_game(program: Program, form: Form) -> str:
    """sets a game up with what `game.setting` says"""
    signature = program.need(form.set_up)
    numbers = [kind for _, kind, _ in signature.params if kind == "i"]
    args = ", ".join([*(f"setting[{k}]" for k in range(len(numbers))), "dice"])
    return f"FN inline Game new_game(const int64_t* setting, Dice& dice) {{ return game_set_up({args}); }}\n"


def main() -> None:
    try:
        text = translated(game_of(sys.argv[1]))
    except Refused as refused:
        sys.exit(f"mathom: not in the third form: {refused}")
    Path(sys.argv[2]).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
