"""Words of strangers: what of them may stand among the words of the house. Signs that steer a terminal, that turn the
direction of what stands beside them or that nobody sees may not."""

JOINERS = "\u200c\u200d"  # of letters in Persian, of pictures in one picture


def is_sound(letter: str) -> bool:
    return letter.isprintable() or letter in JOINERS


def is_odd(name: str) -> bool:
    """whether it holds signs that no name has, or nothing else than such as nobody sees"""
    return not all(map(is_sound, name)) or (bool(name.strip()) and not name.strip(JOINERS + " "))


def shown(text: str) -> str:
    """without such signs; each stretch of white space is one space"""
    return "".join(filter(is_sound, " ".join(text.split()))).strip()
