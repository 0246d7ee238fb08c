"""The table in lines: what marks, counters and hints of the view are called, and how figures are written."""

from collections.abc import Mapping

from mathom.games.lidless_eye.cards.kit.vocabulary import SITE_KIND_WORDS
from mathom.kernel.legend import Legend
from mathom.kernel.words import msg


class EyeLegend(Legend):
    words = {
        **SITE_KIND_WORDS,
        "darkhaven": msg("Darkhaven"),
        "haven": msg("Haven"),
        "active": msg("at turn"),
        "last": msg("has the last turn"),
        "out": msg("has dropped out"),
        "hinders": msg("at your left: hinders you"),
        "hindered": msg("at your right: you hinder"),
        "spent": msg("sites used up"),
        "influence": msg("influence"),
        "corruption": msg("corruption"),
        "wounded": msg("wounded"),
        "struck": msg("being struck"),
        "target": msg("strike to come"),
        "guard": msg("on guard"),
        "ability": msg("ability"),
    }
    examples = (("3/8", msg("prowess/body")), ("2×9", msg("strikes × prowess")))
    grave = frozenset({"corruption", "wounded", "struck", "target"})
    untold = frozenset({"follower"})
    common = frozenset({"attack"})
    used = ("tapped", "spent")
    group = "site"
    group_counts = {"size": msg("size"), "limit": msg("hazard limit")}
    group_marks = {
        "overt": msg("overt"),
        "tapped": msg("site tapped"),
        "entered": msg("has entered"),
        "idle": msg("does nothing here"),
    }

    def figures(self, named: Mapping[str, str | int]) -> str:
        """prowess and body, strikes before them: `3×9/6`"""
        if "prowess" not in named:
            return ""
        strikes = f"{named['strikes']}×" if "strikes" in named else ""
        return f"{strikes}{named['prowess']}" + (f"/{named['body']}" if "body" in named else "")

    def counted(self, counters: Mapping[str, int]) -> list[tuple[str, str]]:
        """of direct influence also what is unused: `influence 1/3`"""
        rest = [(name, str(n)) for name, n in counters.items() if n and name not in COMBINED]
        if not counters.get("direct"):
            return rest
        return [("influence", f"{counters['influence']}/{counters['direct']}"), *rest]


COMBINED = ("prowess", "body", "influence", "direct")
