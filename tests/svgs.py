"""What the tests of all games' pictures share."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
# shapes, plain paints and what holds them: no script, style, text, image, link or foreign object, and nothing that is
# slow to paint, such as a filter or a mask
ELEMENTS = {
    "circle", "clipPath", "defs", "ellipse", "g", "linearGradient", "path", "radialGradient", "rect", "stop", "svg",
    "use",
}  # fmt: skip


def elements(text: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(text).iter())


def ids_of(text: str) -> list[str]:
    return [e.attrib["id"] for e in elements(text) if "id" in e.attrib]


def check_picture(text: str, *prefixes: str, also: frozenset[str] = frozenset()) -> None:
    """An SVG that scales, holds shapes and paints only (`also`: further elements), refers to nothing outside itself,
    and whose ids begin so that they are its own; its numbers are finite and short."""
    root, found = elements(text)[0], elements(text)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"0 0 \d+ \d+", root.attrib["viewBox"])
    assert not {"width", "height", "style"} & root.attrib.keys()
    assert {e.tag.removeprefix(SVG) for e in found} <= ELEMENTS | also
    assert not [e for e in found if (e.text or "").strip() or (e.tail or "").strip()]
    barred = {"style", "class", "filter"} - also
    assert not [key for e in found for key in e.attrib if key.startswith("on") or key in barred]
    ids = ids_of(text)
    assert len(ids) == len(set(ids))
    assert all(i.startswith(prefixes) for i in ids)
    inside = text.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    refs = re.findall(r'href="([^"]*)"', inside) + re.findall(r"url\(([^)]*)\)", inside)
    assert all(ref.startswith("#") for ref in refs)
    assert {ref.removeprefix("#") for ref in refs} == set(ids)
    assert "//" not in inside
    assert not re.search(r"\b(nan|inf)\b|\de-\d|\d\.\d{3}", text)


def without_colours(text: str) -> str:
    return re.sub(r'(fill|stroke|stop-color)="[^"]*"', "", text)
