"""The box of a game: which components there are, how many of each, and what identifies them.

A title decodes its content files into a `Box` of its own, and every state holds the box that it is played with, so that two
games with different cards run side by side. A *listing* names the components of a box in their order; it freezes a box
against new cards.

>>> [(entry.name, entry.copies) for entry in read_listing("hawk\\nsign x30\\n")]
[('hawk', 1), ('sign', 30)]
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kernel.content import LIST, WORD, Node, Record, read_text
from conclave.kernel.errors import BadSave, ContentError
from conclave.kit.naming import Naming

Content = Mapping[str, str]  # the text of each content file, by its name without the ending
LARGEST: Final = 4_000_000   # characters of unpacked content
FIRST_EDITION: Final = "first"  # as listed beside the content files: what saves without an edition were played with
SPOKEN: Final = ("name", "note", "origin", "conf", "sources", "rules")  # fields that speak of a component and do nothing
REMARKS: Final = ("note", "origin")  # those of them that a part of a component may have too


class Listed:
    """An entry of a listing: a component and how many copies of it there are."""

    __slots__ = ("copies", "name")

    def __init__(self, name: str, copies: int) -> None:
        self.name = name
        self.copies = copies


class Filed:
    """A component as it stands in a content file, before it is decoded."""

    __slots__ = ("copies", "file", "name", "record")

    def __init__(self, name: str, file: str, record: Record, copies: int) -> None:
        self.name = name
        self.file = file
        self.record = record
        self.copies = copies


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The components that a game is played with. A title adds its definitions, by number and by name.

    `edition` identifies rules and content together; `content` are the files, packed for saves. `definition_names` has the
    names of all definitions by number, `piece_names` those of all pieces; copies of a component have neighbouring numbers.
    `groups` are pieces that belong together, like all artifacts. `promise_names` is what saves call the promises of cards.
    """

    def __init__(self, edition: str, content: str) -> None:
        self.edition = edition
        self.content = content
        self.definition_names: list[str] = []
        self.definitions: dict[str, int] = {}
        self.piece_names: list[str] = []
        self.pieces: dict[str, list[int]] = {}
        self.groups: dict[str, list[int]] = {}
        self.promise_names: list[str] = []
        self.naming = Naming()

    def enter(self, name: str, copies: int = 1, groups: Sequence[str] = ()) -> list[int]:
        """Give the next definition and its copies their numbers, and return those of the copies."""
        pieces = list(range(len(self.piece_names), len(self.piece_names) + copies))
        self.definitions[name] = len(self.definition_names)
        self.definition_names.append(name)
        self.pieces[name] = pieces
        self.piece_names += [name] * copies
        for group in groups:
            self.groups.setdefault(group, []).extend(pieces)
        return pieces


def read_content(folder: Path, files: Sequence[str]) -> Content:
    """The text of the content files of a folder."""
    content: dict[str, str] = {}
    for file in files:
        path = folder / f"{file}.yaml"
        try:
            content[file] = path.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise ContentError(f"{path.name}:1: this file cannot be read: {error}") from None
    return content


def components(content: Content, copies: str = "") -> list[Filed]:
    """All components of some content files, in their order; `copies` is the field that says how many there are of one."""
    out: list[Filed] = []
    seen: set[str] = set()
    for file, text in content.items():
        for record in read_text(text, f"{file}.yaml"):
            name = record.text("id")
            if name in seen:
                raise record.wrong(f"'{name}' stands twice")
            seen.add(name)
            many = record.whole(copies, 1, 99) if copies and record.has(copies) else 1
            out.append(Filed(name, file, record, many))
    return out


def chosen(filed: Sequence[Filed], listing: Sequence[Listed]) -> list[Filed]:
    """The components of a listing, in its order and number; ContentError names one that is not there."""
    by_name = {component.name: component for component in filed}
    out: list[Filed] = []
    for entry in listing:
        if entry.name not in by_name:
            raise ContentError(f"the listing names '{entry.name}', but the content files have no such component")
        found = by_name[entry.name]
        out.append(Filed(found.name, found.file, found.record, entry.copies))
    return out


def read_listing(text: str) -> list[Listed]:
    """A listing out of its lines, `name` or `name x2`."""
    out: list[Listed] = []
    for line in text.split("\n"):
        name, _, many = line.partition(" x")
        if name:
            out.append(Listed(name, int(many) if many else 1))
    return out


def write_listing(filed: Sequence[Filed]) -> str:
    """The listing of some components."""
    return "".join([f"{one.name} x{one.copies}\n" if one.copies > 1 else f"{one.name}\n" for one in filed])


def edition_of(rules_version: str, filed: Sequence[Filed], spoken: Sequence[str] = SPOKEN) -> str:
    """What identifies a rules version and components: the same for files that differ only in layout, comments and words."""
    played = [[one.name, one.file, one.copies, {field: _bare(node) for field, node in one.record.fields.items()
                                                if field not in spoken}] for one in filed]
    text = json.dumps([rules_version, played], ensure_ascii=False, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]


def _bare(node: Node) -> object:
    """A node as plain data, without its place in a file and without remarks."""
    if node.kind == WORD:
        return node.text
    if node.kind == LIST:
        return [_bare(part) for part in node.parts]
    return {node.parts[at].text: _bare(node.parts[at + 1]) for at in range(0, len(node.parts), 2)
            if node.parts[at].text not in REMARKS}


def pack(content: Content) -> str:
    """Content files as one word of text."""
    text = json.dumps(dict(content), ensure_ascii=False)
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")


def unpack(packed: str) -> Content:
    """The content files that `pack` packed; BadSave for anything else."""
    try:
        press = zlib.decompressobj()
        data = press.decompress(base64.b64decode(packed, validate=True), LARGEST)
        content = json.loads(data)
    except (ValueError, zlib.error, RecursionError):
        raise BadSave("the content of this save is broken") from None
    if press.unconsumed_tail or not isinstance(content, dict):
        raise BadSave("the content of this save is broken")
    for file, text in content.items():
        if not isinstance(file, str) or not isinstance(text, str):
            raise BadSave("the content of this save is broken")
    return content
