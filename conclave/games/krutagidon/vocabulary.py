"""The vocabulary that the cards of Krutagidon are written in, as a page of documentation."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from conclave.games.krutagidon.effects import EFFECTS
from conclave.games.krutagidon.filters import Filter
from conclave.games.krutagidon.grammar import CONDITIONS, Condition
from conclave.games.krutagidon.model import Op
from conclave.games.krutagidon.reading import Counted, Selection
from conclave.kernel.content import WORD, Blank, Node, Record

Decoder = type[Op] | type[Condition] | type[Selection] | type[Filter] | type[Counted]

INTRO = """\
# The vocabulary of Krutagidon

Every operation that a card can be written with, its fields, and what it does. This page is generated from the code
(`python tools/vocabulary.py`); how a card is put together from operations is told in
[Add a card](../add-a-card.md).

A wizard is named by a part in the effect (`self`, `target`, `attacker`, …) or, with a `$`, by a name that an earlier
operation has bound.
"""
ABOUT_PARTS = "What the fields of operations are built from."
NUMBER = "a whole number, `all`, or a counted number"
MAPPINGS = {"cards": "a selection", "count": "a selection", "sum_cost": "a selection", "max_cost": "a selection",
            "exists": "a selection", "filter": "a filter", "cond": "a condition", "when": "a condition"}
# What a decoder is told where a field has to hold a certain word for it to go on.
WHO = ("who", "of", "by", "ties", "with", "to_of", "force_target", "as_wizard", "in_remaining", "dwt", "real_dwt", "life")
ANSWERS = {"targets": "each_foe", "to": "deck_top", "event": "buy_or_gain", **dict.fromkeys(WHO, "self")}


class Sheet(Blank):
    """A blank record on which words, numbers and cards that are asked for in several ways are noted once."""

    def __init__(self, fields: Sequence[str] = ()) -> None:
        super().__init__()
        self.fields = {name: Node(WORD, 0) for name in fields}

    def _note(self, name: str, kind: str) -> None:
        self.notes = [note for note in self.notes if note[0] != name]
        self.notes.append((name, kind))

    def known(self, name: str, value: str, values: Sequence[str], node: Node | None) -> None:
        """Note which words a field may hold."""
        self._note(name, f"one of {', '.join(values)}")

    def text(self, name: str) -> str:
        """Note a word."""
        self._note(name, "a word")
        return ANSWERS.get(name, "")

    def one_of(self, name: str, values: Sequence[str]) -> str:
        """Note a choice of words."""
        self._note(name, f"one of {', '.join(values)}")
        return ANSWERS[name] if ANSWERS.get(name) in values else values[0]

    def words(self, name: str, values: Sequence[str]) -> list[str]:
        """Note a list of words."""
        self._note(name, f"a list out of {', '.join(values)}")
        return [values[0]]

    def whole(self, name: str, low: int = 0, high: int = 1000) -> int:
        """Note a number; one that may also be counted is asked for as a word first."""
        self._note(name, NUMBER if (name, "a word") in self.notes else f"a whole number from {low}")
        return low

    def record(self, name: str) -> Record:
        """Note a mapping; what it holds has an entry of its own."""
        self._note(name, MAPPINGS.get(name, "a mapping"))
        return Sheet(("first_card_this_turn",))

    def close(self) -> None:
        """Nothing is left over on a sheet."""


def page() -> str:
    """The whole vocabulary as Markdown."""
    parts = [INTRO, "## Operations\n\nWhat `play`, `effect`, `instant`, `group_attack` and every `do` may hold.\n"]
    parts += [_entry(f"`{op.name}`", op) for op in EFFECTS]
    parts.append("## Conditions\n\nWhat `cond` and `when` may hold: one of these.\n")
    parts += [_entry(f"`{condition.name}`", condition) for condition in CONDITIONS]
    parts.append(f"## Cards and numbers\n\n{ABOUT_PARTS}\n")
    parts += [_entry("A selection", Selection), _entry("A filter", Filter), _entry("A counted number", Counted)]
    return "\n".join(parts)


@cache
def _docstrings(module: str) -> dict[str, str]:
    """What the classes of a module say about themselves; out of the source, since compiled classes have no docstrings."""
    source = (Path(__file__).parent / f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def _entry(name: str, decoder: Decoder) -> str:
    sheet = Sheet(("n", "of", "by"))
    decoder(sheet)
    told = _docstrings(decoder.__module__)[decoder.__name__]
    fields = [f"- `{field}`: {kind}" for field, kind in sheet.notes]
    return "\n".join([f"### {name}\n", f"{told}\n", *fields, *([""] if fields else [])])


if __name__ == "__main__":
    print(page(), end="")
