"""The examples in docstrings as blocks of code: an extension of Griffe, which reads the sources."""

from typing import Any

from griffe import Extension, Object


class Fenced(Extension):
    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """what begins with `>>>` goes on to the next empty line"""
    out: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>> ") and not inside:
            out += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            out += ["```", ""]
            inside = False
            continue
        out.append(line)
    return "\n".join([*out, "```"] if inside else out)
