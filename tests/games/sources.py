"""What the sources of a title say, read without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of a title, those of its inner folders too."""
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def components_named(folder: Path, names: Collection[str]) -> list[str]:
    """Where a module speaks of a single component, by a string or by what it calls something: `life.py:12 temple`."""
    return [f"{file.name}:{line} {said}" for file, tree in trees(folder) for said, line in _said(tree)
            if said.lower().replace("-", "_") in names]


def drawn(title: str, families: Collection[str]) -> set[str]:
    """The words of some families that the client has a drawing for: the rows `'op-draw': …` of its table of glyphs."""
    rows = re.findall(r"^ +'([a-z-]+)':", (CLIENT / title / "glyphs.ts").read_text(encoding="utf-8"), re.MULTILINE)
    return {row for row in rows if row.partition("-")[0] in families}


def _said(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno
        elif isinstance(node, ast.Name):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.lineno
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno
