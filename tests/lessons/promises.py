"""What a lesson promises of the table, and how it is looked up: `json:steps/1`, `stat:0:regions`, `legal:pass` …"""

from typing import Any

from mathom.match.lesson import Taught


def dig(data: Any, path: str) -> Any:
    for part in path.split("/"):
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list):
            data = data[int(part)] if int(part) < len(data) else None
        else:
            return None
    return data


def value(taught: Taught, what: str) -> Any:
    """what a promise names, as it is now"""
    found = looked_up(taught, what)
    return list(found) if isinstance(found, tuple) else found


def looked_up(taught: Taught, what: str) -> Any:
    game, state = taught.game, taught.match.state
    kind, _, rest = what.partition(":")
    match kind:
        case "json":  # a path in the saved position
            return dig(game.to_json(state), rest)
        case "has":  # path and thing: whether a list of the saved position holds it
            path, _, thing = rest.rpartition(":")
            return thing in (dig(game.to_json(state), path) or [])
        case "piece":  # card and field, of a piece in the saved position
            card, _, field = rest.partition(":")
            found = next((p for p in game.to_json(state)["pieces"] if p.get("card") == card), None)
            return found is not None if field == "there" else (found or {}).get(field)
        case "score":
            return taught.match.view().seats[int(rest)].score
        case "stat":  # seat and label, as its panel shows them
            seat, _, label = rest.partition(":")
            return next((n for words, n in taught.match.view().seats[int(seat)].stats if words.text == label), None)
        case "zone":  # how many pieces lie there for the learner
            return next((max(z.size, len(z.pieces)) for z in taught.view().zones if z.id == rest), None)
        case "seat":
            return int(state.seat)
        case "over":
            return bool(state.over)
        case "payoff":
            return state.payoff(int(rest))
        case "ending":
            return game.ending(state)
        case "legal":
            return rest in [game.notation(state, action) for action in state.actions()]
    raise ValueError(what)
