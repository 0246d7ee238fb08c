"""A picture of this game: what all its lines share is said once, which keeps the many cards small."""

from mathom.drawing.svg import Picture, Value, place, use
from mathom.games.duel.art.icons import sign

# what most lines and shapes of a picture have in common is an attribute of the whole
COMMON: dict[str, Value] = {"fill": "none", "stroke_width": 3, "stroke_linecap": "round", "stroke_linejoin": "round"}


class Sheet(Picture):
    """Draws signs, too: one that was announced more than once is defined once and used."""

    def __init__(self, name: str, width: int, height: int, signs: list[str] | None = None) -> None:
        super().__init__(name, width, height)
        self.often = {key for key in signs or () if signs and signs.count(key) > 1}

    def sign(self, key: str, x: float, y: float, size: float) -> str:
        """a sign with its middle at x y"""
        left, top, scale = x - size / 2, y - size / 2, size / 100
        if key not in self.often:
            return place(left, top, scale, sign(key))
        return use(self.symbol(key, sign(key)), left, top, scale)

    def row(self, keys: list[str], x: float, y: float, width: float, size: float) -> list[str]:
        """signs side by side around x y, no larger than size and no wider than width; strokes between are narrow"""
        shares = [0.42 if key in ("or", "then") else 1.06 for key in keys]
        size = min(size, width / sum(shares))
        at = x - sum(shares) * size / 2
        out = []
        for key, share in zip(keys, shares, strict=True):
            out.append(self.sign(key, at + share * size / 2, y, size * 0.5 if key == "then" else size))
            at += share * size
        return out

    def svg(self, **attributes: Value) -> str:
        head, body = super().svg(**COMMON, **attributes).split(">", 1)
        for key, value in COMMON.items():
            body = body.replace(f' {key.replace("_", "-")}="{value}"', "")
        return f"{head}>{body}".replace('="0.', '=".')
