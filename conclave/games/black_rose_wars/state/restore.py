"""Plain data back into a table: the other half of `Table.plain`."""

from __future__ import annotations

from conclave.games.black_rose_wars.state.components import RoseBox
from conclave.games.black_rose_wars.state.fields import DECLARED, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.errors import BadSave
from conclave.kernel.game import Plain
from conclave.kit import state


def restore(box: RoseBox, plain: Plain) -> Table:
    """The table that `Table.plain` described; BadSave if it does not hold together."""
    table = Table(box)
    state.restore(table, DECLARED, plain, box)
    for name, rows in (("sheet", table.sheet), ("side", table.side), ("stage", table.stage), ("marked", table.marked)):
        if len(rows) not in (0, SLOTS * table.seats):
            raise BadSave(f"this is not a state of Black Rose Wars: '{name}' should have {SLOTS} parts for each seat")
    for at, pile in enumerate(table.sheet):
        if len(pile) > 1 or bool(pile) != bool(table.stage[at]):
            raise BadSave("this is not a state of Black Rose Wars: a slot of 'sheet' holds one spell, or none and no stage")
    return table
