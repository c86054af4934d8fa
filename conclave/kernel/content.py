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
from typing import Final

import yaml
from mypy_extensions import mypyc_attr

from conclave.kernel.errors import ContentError, brief

WORD: Final = 0
LIST: Final = 1
MAPPING: Final = 2
DEEPEST: Final = 40
MOST_DIGITS: Final = 9
EMPTY_WORDS: Final = ("", "~", "null", "Null", "NULL")


class Node:
    """A place in a content file: a word, a list of places, or a mapping, whose `parts` are key, value, key, value, …"""

    __slots__ = ("empty", "kind", "line", "parts", "text")

    def __init__(self, kind: int, line: int, text: str = "", empty: bool = False) -> None:
        self.kind = kind
        self.line = line
        self.text = text
        self.empty = empty
        self.parts: list[Node] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """One mapping of a content file, read field by field. A field without a value counts as missing."""

    def __init__(self, file: str, line: int, fields: dict[str, Node]) -> None:
        self.file = file
        self.line = line
        self.fields = fields
        self.asked: list[str] = []

    def wrong(self, message: str, node: Node | None = None) -> ContentError:
        """An error that names this place."""
        return ContentError(f"{self.file}:{node.line if node is not None else self.line}: {message}")

    def has(self, name: str) -> bool:
        """Whether a field is there and has a value."""
        self.asked.append(name)
        node = self.fields.get(name)
        return node is not None and not node.empty

    def _node(self, name: str, kind: int, called: str) -> Node:
        """The node of a field, which has to be of a kind."""
        self.asked.append(name)
        node = self.fields.get(name)
        if node is None or node.empty:
            raise self.wrong(f"'{name}' is missing", node)
        if node.kind != kind:
            raise self.wrong(f"'{name}' should be {called}", node)
        return node

    def _word(self, name: str, node: Node) -> str:
        if node.kind != WORD:
            raise self.wrong(f"'{name}' should be one word", node)
        return node.text

    def _number(self, name: str, node: Node, low: int, high: int) -> int:
        text = self._word(name, node)
        digits = text.removeprefix("-")
        if not digits.isdecimal():
            raise self.wrong(f"'{name}' should be a whole number, not '{brief(text)}'", node)
        if len(digits) > MOST_DIGITS or not low <= int(text) <= high:
            raise self.wrong(f"'{name}' should be from {low} to {high}, not {brief(text)}", node)
        return int(text)

    def text(self, name: str) -> str:
        """A field that is one word or line."""
        return self._node(name, WORD, "one word").text

    def whole(self, name: str, low: int = 0, high: int = 1000) -> int:
        """A field that is a whole number within bounds."""
        return self._number(name, self._node(name, WORD, "a whole number"), low, high)

    def flag(self, name: str) -> bool:
        """A field that is true or false; false when it is not there."""
        if not self.has(name):
            return False
        node = self._node(name, WORD, "true or false")
        if node.text not in ("true", "false"):
            raise self.wrong(f"'{name}' should be true or false, not '{brief(node.text)}'", node)
        return node.text == "true"

    def one_of(self, name: str, values: Sequence[str]) -> str:
        """A field whose value is one of a few words."""
        node = self._node(name, WORD, "one word")
        self.known(name, node.text, values, node)
        return node.text

    def known(self, name: str, value: str, values: Sequence[str], node: Node | None) -> None:
        """Refuse a word that is not in the list, and say what was probably meant."""
        if value not in values:
            near = get_close_matches(value, list(values), 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; one of: {', '.join(values)}"
            raise self.wrong(f"unknown {name} '{brief(value)}'{hint}", node)

    def words(self, name: str, values: Sequence[str]) -> list[str]:
        """A field that is a list of words out of a few."""
        if not self.has(name):
            return []
        out: list[str] = []
        for item in self._node(name, LIST, "a list").parts:
            word = self._word(name, item)
            self.known(name, word, values, item)
            out.append(word)
        return out

    def lines(self, name: str) -> list[str]:
        """A field that is a list of any lines of text."""
        if not self.has(name):
            return []
        return [self._word(name, item) for item in self._node(name, LIST, "a list").parts]

    def numbers(self, name: str, values: Sequence[str]) -> dict[str, int]:
        """A field that maps words out of a few to whole numbers."""
        fields = _fields(self._node(name, MAPPING, "a mapping"), self.file)
        out: dict[str, int] = {}
        for key, node in fields.items():
            self.known(name, key, values, node)
            out[key] = self._number(key, node, 0, 1000)
        return out

    def texts(self, name: str, keys: Sequence[str]) -> dict[str, str]:
        """A field that maps words out of a few to lines of text; a single line stands for the first of the words."""
        self.asked.append(name)
        node = self.fields.get(name)
        if node is not None and node.kind == WORD and not node.empty:
            return {keys[0]: node.text}
        fields = _fields(self._node(name, MAPPING, "a mapping"), self.file)
        out: dict[str, str] = {}
        for key, text in fields.items():
            self.known(name, key, keys, text)
            out[key] = self._word(key, text)
        return out

    def record(self, name: str) -> Record:
        """A field that is a mapping of its own."""
        return _record(self._node(name, MAPPING, "a mapping"), self.file)

    def records(self, name: str) -> list[Record]:
        """A field that is a list of mappings; empty when it is not there."""
        if not self.has(name):
            return []
        return [_record(item, self.file) for item in self._node(name, LIST, "a list").parts]

    def close(self) -> None:
        """Complain about fields that nobody has asked for."""
        for name, node in self.fields.items():
            if name not in self.asked:
                self.known("field", name, sorted(set(self.asked)), node)


def _record(node: Node, file: str) -> Record:
    if node.kind != MAPPING:
        raise ContentError(f"{file}:{node.line}: a mapping should stand here")
    return Record(file, node.line, _fields(node, file))


def _fields(mapping: Node, file: str) -> dict[str, Node]:
    """The values of a mapping by their keys, which are different words."""
    fields: dict[str, Node] = {}
    for at in range(0, len(mapping.parts), 2):
        key = mapping.parts[at]
        if key.kind != WORD:
            raise ContentError(f"{file}:{key.line}: the name of a field should be one word")
        if key.text in fields:
            raise ContentError(f"{file}:{key.line}: '{brief(key.text)}' stands twice")
        fields[key.text] = mapping.parts[at + 1]
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def lines(self, name: str) -> list[str]:
        """Note a list of lines."""
        self.notes.append((name, "a list of lines"))
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
        node = _compose(text, file)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark is not None else 1
        raise ContentError(f"{file}:{line}: {error.problem or 'this is not YAML'}") from None
    except (yaml.YAMLError, UnicodeError) as error:
        at = error.start if isinstance(error, UnicodeEncodeError) else getattr(error, "position", 0)
        line = text.count("\n", 0, at) + 1
        raise ContentError(f"{file}:{line}: a character stands here that YAML does not allow") from None
    if node is None or node.kind != LIST:
        raise ContentError(f"{file}:1: a list of records should stand here")
    return [_record(item, file) for item in node.parts]


def _compose(text: str, file: str) -> Node | None:
    """The one document of a text, without the parts of YAML by which a small file can become endless."""
    top: Node | None = None
    within: list[Node] = []
    for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        if isinstance(event, yaml.CollectionEndEvent):
            within.pop()
        if not isinstance(event, yaml.NodeEvent):
            continue
        mark = event.start_mark
        line = mark.line + 1 if mark is not None else 1
        if event.anchor is not None or getattr(event, "tag", None) is not None:
            raise ContentError(f"{file}:{line}: anchors, aliases and tags are not used here")
        node = _node_of(event, line)
        if within:
            within[-1].parts.append(node)
        elif top is None:
            top = node
        else:
            raise ContentError(f"{file}:{line}: a second document should not stand here")
        if node.kind != WORD:
            within.append(node)
            if len(within) > DEEPEST:
                raise ContentError(f"{file}:{line}: too many things stand in each other here")
    return top


def _node_of(event: yaml.NodeEvent, line: int) -> Node:
    if isinstance(event, yaml.ScalarEvent):
        plain = bool(event.implicit[0])
        return Node(WORD, line, str(event.value), plain and event.value in EMPTY_WORDS)
    return Node(MAPPING if isinstance(event, yaml.MappingStartEvent) else LIST, line)


def read_file(path: Path) -> list[Record]:
    """The records of a YAML file that holds a list."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise ContentError(f"{path.name}:1: this file cannot be read: {error}") from None
    return read_text(text, path.name)
