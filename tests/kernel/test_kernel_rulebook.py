"""`rules.md` as it is read."""

from pathlib import Path

import mathom
from mathom.kernel.rulebook import Rule, read_rules

RULES = """# Burrow

Words before the first chapter, **BU-9** [book] among them.

## 1 The turn
- **BU-1** [book] A turn begins with three cards.
- **BU-2** [ruling] A raid of *none* does nothing. (Book: silent.)
- a line without a number
- **BU-3** [rumour] Not a rule.

## 2 Advanced: raids
- **BU-A-12** [book] A raid has two strikes – always.
  - **BU-A-13** [book] Not at the beginning of a line.
"""


def test_rules_have_a_number_a_chapter_a_source_and_a_text(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(RULES, encoding="utf-8")
    assert read_rules(tmp_path / "rules.md") == (
        Rule("BU-1", "1 The turn", "book", "A turn begins with three cards."),
        Rule("BU-2", "1 The turn", "ruling", "A raid of *none* does nothing. (Book: silent.)"),
        Rule("BU-A-12", "2 Advanced: raids", "book", "A raid has two strikes – always."),
    )


def test_every_game_has_rules_that_can_be_read() -> None:
    for key in mathom.games():
        rules = mathom.game(key).rules
        assert rules
        assert all(rule.text and rule.chapter for rule in rules)
        numbered = sum(
            line.startswith("- **") for line in (mathom.game(key).folder / "rules.md").open(encoding="utf-8")
        )
        assert numbered == len(rules), "a line looks like a rule and is not read as one"
