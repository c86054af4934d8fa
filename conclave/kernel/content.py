"""Content files: YAML into definitions, with file and line for every mistake.

A `Record` is one mapping of a content file. Whoever decodes it asks for its fields by name and kind; `close()` then
complains about fields that nobody asked for. The same asking, done on a `Blank` record, documents the vocabulary.

>>> record = read_text("- {op: gain, count: two}", "demo.yaml")[0]
>>> record.whole("count")
Traceback (most recent call last):
    ...
conclave.kernel.errors.ContentError: demo.yaml:1: 'count' should be a whole number, not 'two'
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

import yaml
from mypy_extensions import mypyc_attr

from conclave.kernel.errors import ContentError


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """One mapping of a content file, read field by field."""

    def __init__(self, file: str, line: int, fields: dict[str, yaml.Node]) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.asked: list[str] = []

    def wrong(self, message: str, node: yaml.Node | None = None) -> ContentError:
        """An error that names this place."""
        line = node.start_mark.line + 1 if node is not None else self.line
        return ContentError(f"{self.file}:{line}: {message}")

    def has(self, name: str) -> bool:
        """Whether a field is there and not null."""
        self.asked.append(name)
        node = self.fields.get(name)
        return node is not None and node.tag != "tag:yaml.org,2002:null"

    def _node(self, name: str) -> yaml.Node:
        self.asked.append(name)
        node = self.fields.get(name)
        if node is None:
            raise self.wrong(f"'{name}' is missing")
        return node

    def text(self, name: str) -> str:
        """A field that is one word or line."""
        node = self._node(name)
        if not isinstance(node, yaml.ScalarNode):
            raise self.wrong(f"'{name}' should be one word", node)
        return str(node.value)

    def whole(self, name: str, low: int = 0, high: int = 1000) -> int:
        """A field that is a whole number within bounds."""
        node = self._node(name)
        value = str(node.value)
        if not isinstance(node, yaml.ScalarNode) or not value.lstrip("-").isdecimal():
            raise self.wrong(f"'{name}' should be a whole number, not '{value}'", node)
        if not low <= int(value) <= high:
            raise self.wrong(f"'{name}' should be from {low} to {high}, not {value}", node)
        return int(value)

    def flag(self, name: str) -> bool:
        """A field that is true or false; false when it is not there."""
        if not self.has(name):
            return False
        value = self.text(name)
        if value not in ("true", "false"):
            raise self.wrong(f"'{name}' should be true or false, not '{value}'", self._node(name))
        return value == "true"

    def one_of(self, name: str, values: Sequence[str]) -> str:
        """A field whose value is one of a few words."""
        value = self.text(name)
        self.known(name, value, values, self._node(name))
        return value

    def known(self, name: str, value: str, values: Sequence[str], node: yaml.Node | None) -> None:
        """Refuse a word that is not in the list, and say what was probably meant."""
        if value not in values:
            near = get_close_matches(value, list(values), 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; one of: {', '.join(values)}"
            raise self.wrong(f"unknown {name} '{value}'{hint}", node)

    def words(self, name: str, values: Sequence[str]) -> list[str]:
        """A field that is a list of words out of a few."""
        if not self.has(name):
            return []
        node = self._node(name)
        if not isinstance(node, yaml.SequenceNode):
            raise self.wrong(f"'{name}' should be a list", node)
        out: list[str] = []
        for item in node.value:
            self.known(name, str(item.value), values, item)
            out.append(str(item.value))
        return out

    def numbers(self, name: str, values: Sequence[str]) -> dict[str, int]:
        """A field that maps words out of a few to whole numbers."""
        node = self._node(name)
        if not isinstance(node, yaml.MappingNode):
            raise self.wrong(f"'{name}' should be a mapping", node)
        out: dict[str, int] = {}
        for key, value in node.value:
            self.known(name, str(key.value), values, key)
            if not isinstance(value, yaml.ScalarNode) or not str(value.value).isdecimal():
                raise self.wrong(f"'{key.value}' should be a whole number, not '{value.value}'", value)
            out[str(key.value)] = int(value.value)
        return out

    def record(self, name: str) -> Record:
        """A field that is a mapping of its own."""
        return _record(self._node(name), self.file)

    def records(self, name: str) -> list[Record]:
        """A field that is a list of mappings; empty when it is not there."""
        if not self.has(name):
            return []
        node = self._node(name)
        if not isinstance(node, yaml.SequenceNode):
            raise self.wrong(f"'{name}' should be a list", node)
        return [_record(item, self.file) for item in node.value]

    def close(self) -> None:
        """Complain about fields that nobody has asked for."""
        for name, node in self.fields.items():
            if name not in self.asked:
                self.known("field", name, sorted(set(self.asked)), node)


def _record(node: yaml.Node, file: str) -> Record:
    line = node.start_mark.line + 1
    if not isinstance(node, yaml.MappingNode):
        raise ContentError(f"{file}:{line}: a mapping should stand here")
    fields: dict[str, yaml.Node] = {}
    for key, value in node.value:
        if key.value in fields:
            raise ContentError(f"{file}:{key.start_mark.line + 1}: '{key.value}' stands twice")
        fields[str(key.value)] = value
    return Record(file, line, fields)


class Blank(Record):
    """A record that holds nothing and answers everything: it notes which fields a decoder asks for."""

    def __init__(self) -> None:
        super().__init__("", 0, {})
        self.notes: list[tuple[str, str]] = []

    def has(self, name: str) -> bool:
        """Pretend that every optional field is there."""
        return True

    def text(self, name: str) -> str:
        """Note a word."""
        self.notes.append((name, "a word"))
        return ""

    def whole(self, name: str, low: int = 0, high: int = 1000) -> int:
        """Note a number."""
        self.notes.append((name, f"a whole number from {low}"))
        return low

    def flag(self, name: str) -> bool:
        """Note a flag."""
        self.notes.append((name, "true or false"))
        return False

    def one_of(self, name: str, values: Sequence[str]) -> str:
        """Note a choice of words."""
        self.notes.append((name, "one of " + ", ".join(values)))
        return values[0]

    def words(self, name: str, values: Sequence[str]) -> list[str]:
        """Note a list of words."""
        self.notes.append((name, "a list out of " + ", ".join(values)))
        return []

    def numbers(self, name: str, values: Sequence[str]) -> dict[str, int]:
        """Note a mapping to numbers."""
        self.notes.append((name, "numbers for " + ", ".join(values)))
        return {}

    def record(self, name: str) -> Record:
        """Note a mapping."""
        self.notes.append((name, "a mapping"))
        return Blank()

    def records(self, name: str) -> list[Record]:
        """Note a list of mappings."""
        self.notes.append((name, "a list of operations"))
        return []


def read_text(text: str, file: str) -> list[Record]:
    """The records of a YAML list."""
    try:
        node = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark is not None else 1
        raise ContentError(f"{file}:{line}: {error.problem or 'this is not YAML'}") from None
    if not isinstance(node, yaml.SequenceNode):
        raise ContentError(f"{file}:1: a list of records should stand here")
    return [_record(item, file) for item in node.value]


def read_file(path: Path) -> list[Record]:
    """The records of a YAML file that holds a list."""
    return read_text(path.read_text(encoding="utf-8"), path.name)
