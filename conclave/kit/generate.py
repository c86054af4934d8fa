"""What is written from a table of fields: the class of a state, and the types of its views for the client.

The class is what a person would write, so that a copy costs no more than one made by hand and mypyc compiles it.
`python tools/fields.py` writes both; they are checked in.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from conclave.kit.kinds import Due, Hidden, Transient
from conclave.kit.state import MADE, NOBODY, OWNER, SIZE, VIEWED, Declared, Field

WIDTH = 124
INHERITED = ("seats", "agenda", "dice")
OF_MODIFIED = "lasting"  # the field that a `Modified` state inherits as well
NAMES = {"definitions": "definition_names", "pieces": "piece_names", "promises": "promise_names"}


def class_source(declared: Declared) -> str:
    """The module with the class that holds the fields."""
    fields = [field for field in declared.fields if field.kind.comes != VIEWED]
    transient = [field for field in fields if field.kind.transient]
    parts = [_imports(declared, fields, transient), _slots(declared, fields), _constructor(declared, transient),
             _clear(fields), _copy_to(declared, fields), _plain(fields)]
    if transient:
        parts.append(_check(transient))
    return "\n\n".join(parts) + "\n"


def _imports(declared: Declared, fields: Sequence[Field], transient: Sequence[Field]) -> str:
    lines = ['"""Written by tools/fields.py from the table in fields.py: change the table and run it again."""', "",
             "from __future__ import annotations", ""]
    if declared.box:
        lines += ["from typing import TYPE_CHECKING", ""]
    lines.append("from conclave.kernel.dice import Dice")
    lines += ["from conclave.kernel.errors import RulesBug"] if transient else []
    events = {name for field in transient if isinstance(field.kind, Transient) for name in field.kind.events}
    if events:
        lines.append(f"from conclave.kernel.events import {', '.join(sorted(events))}")
    lines.append("from conclave.kernel.state import Plain" if declared.modified
                 else "from conclave.kernel.state import Plain, State")
    lines += ["from conclave.kit.secrets import Secrets"] if any(isinstance(field.kind, Hidden) for field in fields) else []
    lines += ["from conclave.kit.standing import Modified"] if declared.modified else []
    if declared.box:
        module, _, name = declared.box.partition(":")
        lines += ["", "if TYPE_CHECKING:", f"    from {module} import {name}"]
    return "\n".join([*lines, ""])


def _slots(declared: Declared, fields: Sequence[Field]) -> str:
    inherited = (*INHERITED, OF_MODIFIED) if declared.modified else INHERITED
    own = [field for field in fields if field.name not in inherited]
    lines = [f"class {declared.name}({'Modified' if declared.modified else 'State'}):",
             f'    """The fields of a state of {declared.title}."""', "", "    __slots__ = ("]
    lines += [f'        "{name}",' for name in sorted([field.name for field in own])]
    lines += ["    )", ""]
    for field in own:
        annotation = f"    {field.name}: {field.kind.python}"
        told = f"{annotation}  # {field.doc}"
        lines += [told] if len(told) <= WIDTH else [f"    # {field.doc}", annotation]
    return "\n".join(lines)


def _constructor(declared: Declared, transient: Sequence[Field]) -> str:
    box = declared.box.partition(":")[2]
    lines = [f"    def __init__(self{f', box: {box}' if box else ''}) -> None:", "        self.told = None"]
    lines += ["        self.box = box"] if box else []
    return "\n".join([*lines, *[f"        self.{field.name} = {field.empty}" for field in transient]])


def _clear(fields: Sequence[Field]) -> str:
    lines = ["    def clear(self, seats: int, dice: Dice) -> None:",
             '        """Make every field what it is before anything is laid out."""']
    for field in fields:
        if field.kind.comes != MADE:
            lines.append(f"        self.{field.name} = {'seats' if field.name == 'seats' else field.empty}")
    return "\n".join(lines)


def _copy_to(declared: Declared, fields: Sequence[Field]) -> str:
    lines = [f"    def copy_to(self, twin: {declared.name}) -> None:",
             '        """Make a new state the same as this one; nothing that may change is shared."""']
    for field in fields:
        if field.kind.comes != MADE:
            lines.append(f"        twin.{field.name} = {field.kind.copied.replace('{}', f'self.{field.name}')}")
    return "\n".join(lines)


def _plain(fields: Sequence[Field]) -> str:
    lines = ["    def plain(self) -> Plain:",
             '        """The whole state as JSON data; copies of a component are not told apart."""']
    entries = [entry for field in fields for entry in field.kind.entries(field)]
    for local, names in NAMES.items():
        if any(f"{local}[" in expression for _, expression in entries):
            lines.append(f"        {local} = self.box.{names}")
    lines.append("        return {")
    for key, expression in entries:
        line = f'            "{key}": {expression},'
        lines += [line] if len(line) <= WIDTH else _broken(key, expression)
    return "\n".join([*lines, "        }"])


def _broken(key: str, expression: str) -> list[str]:
    """An entry on lines of its own: what is within its brackets is indented, and a mapping for a call is broken as well."""
    opening, closing = expression[0], expression[-1]
    inside = [expression[1:-1]]
    if expression.endswith("})"):
        opening, closing = expression[:expression.index("({") + 2], "})"
        inside = wrap(expression[len(opening):-2], WIDTH - 16, break_on_hyphens=False)
    return [f'            "{key}": {opening}', *[f"{' ' * 16}{line}" for line in inside], f"{' ' * 12}{closing},"]


def _check(transient: Sequence[Field]) -> str:
    lines = ["    def check_between_steps(self) -> None:",
             '        """See that what belongs to one step alone is empty again; RulesBug names what is not."""']
    for field in transient:
        told = f"f\"'{field.name}' is left over from a step that has ended: {{self.{field.name}}}\""
        if isinstance(field.kind, Due):
            told = f"f\"'{{self.{field.name}[0].event}}' was never answered: a full stop is missing\""
        lines += [f"        if self.{field.name} != {field.empty}:", f"            raise RulesBug({told})"]
    return "\n".join(lines)


def client_source(declared: Declared, written_from: str) -> str:
    """The module with the types of what the server shows: the view, and the part of it that is about a seat."""
    lines = [f"// Written by tools/fields.py from {written_from}: change the table and run it again.", ""]
    for name, shape in declared.types.items():
        lines += [f"export type {name} = {shape};", ""]
    shown = [field for field in declared.fields if field.seen != NOBODY]
    lines += ["export interface SeatView {", *_property("seat", "number", "whose part of the view it is")]
    for field in shown:
        if field.by_seat:
            lines += _shown(field)
    lines += ["}", "", "export interface View {"]
    for field in shown:
        if not field.by_seat:
            lines += _shown(field)
    return "\n".join([*lines, *_property("seats", "SeatView[]", "the part of each seat"), "}", ""])


def _shown(field: Field) -> list[str]:
    if field.seen == SIZE:
        return _property(field.shown, "number", f"{field.doc}: how many")
    return _property(field.shown + ("?" if field.seen == OWNER else ""), field.client, field.doc)


def _property(name: str, type_: str, doc: str) -> list[str]:
    return [f"  /** {doc[0].upper() + doc[1:]}. */", f"  {name}: {type_};"]
