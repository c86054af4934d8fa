"""The vocabulary that the cards of Res Arcana are written in, as a page of documentation."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from pathlib import Path

from conclave.games.res_arcana.collecting import COLLECTS
from conclave.games.res_arcana.costs import COSTS
from conclave.games.res_arcana.effects import EFFECTS
from conclave.kernel.content import Blank, Record

Decoder = Callable[[Record], object]

INTRO = """\
# The vocabulary of Res Arcana

Every operation that a component can be written with, its fields, and what it does. This page is generated from the
code (`python tools/vocabulary.py`); how a card is put together from operations is told in
[Add a card](../add-a-card.md).
"""
CHAPTERS = (("Costs", ("costs",), "What `costs` of a power may hold: the part before its arrow."),
            ("Effects", ("effects", "essence_effects", "card_effects"),
             "What `effects` of a power may hold: the part after its arrow."),
            ("Collect abilities", ("collecting",), "What `collect` of a component may hold."))


def page() -> str:
    """The whole vocabulary as Markdown."""
    operations: list[list[tuple[str, str, Decoder]]] = [
        [(op.name, op.__name__, op) for op in COSTS], [(op.name, op.__name__, op) for op in EFFECTS],
        [(op.name, op.__name__, op) for op in COLLECTS]]
    parts = [INTRO]
    for (title, modules, about), entries in zip(CHAPTERS, operations, strict=True):
        told = {name: text for module in modules for name, text in _docstrings(module).items()}
        parts.append(f"## {title}\n\n{about}\n")
        parts += [_entry(name, told[class_name], decoder) for name, class_name, decoder in entries]
    return "\n".join(parts)


def _docstrings(module: str) -> dict[str, str]:
    """What the classes of a module say about themselves; out of the source, since compiled classes have no docstrings."""
    source = (Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def _entry(name: str, told: str, decoder: Decoder) -> str:
    blank = Blank()
    decoder(blank)
    return "\n".join([f"### `{name}`\n", f"{told}\n", *_fields(blank.notes)])


def _fields(notes: Sequence[tuple[str, str]]) -> list[str]:
    lines: list[str] = []
    for field, kind in notes:
        line = f"- `{field}`: {kind}"
        if line not in lines:
            lines.append(line)
    return [*lines, ""] if lines else []


if __name__ == "__main__":
    print(page(), end="")
