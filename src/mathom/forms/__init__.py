"""The third form: the same rules as C++ and CUDA, translated from their typed Python, for thousands of games at once.

What can be translated is written down in docs/forms.md. Whatever else is met is refused, with file and line."""
