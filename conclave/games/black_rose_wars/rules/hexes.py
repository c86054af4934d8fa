"""Cubes on hexes, which lift them in clean-up (BR-HEX-4)."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.naming import who_told
from conclave.games.black_rose_wars.rules.values import touch
from conclave.games.black_rose_wars.state.components import Hex
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Args


def put_on_hex(table: Table, mage: int, at: int) -> bool:
    """Put an own cube on a hex; with enough of them it goes back to its deck, and the cubes return (BR-HEX-4)."""
    hex_ = table.box.cards[table.hexes[mage][at]]
    assert isinstance(hex_, Hex)
    cubes = list(table.hex_cubes[mage])
    cubes[at] += 1
    table.cubes[mage] -= 1
    gone = cubes[at] >= hex_.cubes
    if gone:
        table.cubes[mage] += cubes.pop(at)
        hexes = list(table.hexes[mage])
        del hexes[at]
        table.hexes[mage] = tuple(hexes)
        touch(table, mage)
    table.hex_cubes[mage] = tuple(cubes)
    if table.told is not None:
        args: Args = (*who_told(mage), ("card", hex_.words))
        table.tell("hex-lifted" if gone else "hex-weakened", args, hex_.thing, "BR-HEX-4")
    return gone
