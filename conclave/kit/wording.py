"""What a language says of itself: the reference page of its words, made from their registration.

The page is made by asking what makes a word on a blank record. Docstrings are read out of the sources, since compiled
classes have none.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from conclave.kit.language import Fields, Language, Word


class Chapter:
    """A part of the page: a heading, what it is about, and the family of words that it lists."""

    def __init__(self, heading: str, about: str, family: str) -> None:
        self.heading = heading
        self.about = about
        self.family = family


def reference_page(language: Language[Any], intro: str, chapters: Sequence[Chapter], last: str = "") -> str:
    """All words of a language with their fields, as Markdown."""
    parts = [intro]
    for chapter in chapters:
        parts.append(f"## {chapter.heading}\n\n{chapter.about}\n")
        parts += [entry(f"`{word.name}`", told_of(word.told_by), fields_of(language, word))
                  for word in language.words.values() if word.family == chapter.family]
    return "\n".join([*parts, *([last] if last else [])])


def entry(heading: str, told: str, fields: Sequence[tuple[str, str]]) -> str:
    """One word: what it is called, what it does, and its fields."""
    lines = [f"- `{field}`: {kind}" for field, kind in fields]
    return "\n".join([f"### {heading}\n", f"{told}\n", *lines, *([""] if lines else [])])


def fields_of(language: Language[Any], word: Word[Any]) -> list[tuple[str, str]]:
    """The fields that a word has, each with what may stand there."""
    return noted(language.blank(word))


def noted(fields: Fields[Any]) -> list[tuple[str, str]]:
    """The fields that were asked for, without the one that names the word."""
    return [(name, kind) for name, kind in fields.notes.items() if name != "op"]


def told_of(thing: object) -> str:
    """The docstring of a class or function, out of its source."""
    name = getattr(thing, "__name__", "")
    return _docstrings(getattr(thing, "__module__", "")).get(name, "")


@cache
def _docstrings(module: str) -> dict[str, str]:
    spec = find_spec(module) if module else None
    if spec is None or spec.origin is None:
        return {}
    source = Path(spec.origin)
    while source.suffix != ".py":  # a compiled module lies beside its source: name.cpython-….so
        source = source.with_suffix("") if source.suffix else source.with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {node.name: inspect.cleandoc(ast.get_docstring(node) or "") for node in tree.body
            if isinstance(node, ast.ClassDef | ast.FunctionDef)}
