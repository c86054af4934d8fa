"""The Possessed: what it does in clean-up (section 30 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.avatar_choices import by_crown
from conclave.games.black_rose_wars.rules.hexes import put_on_hex
from conclave.games.black_rose_wars.rules.summoning import remove_evocation
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step

PHASES: Final = 3


def clean_up_of_the_avatar(table: Table) -> Step:
    """A cube on each of its hexes, one Umbra less, and the orders of this round under their decks (BR-AVATAR-36)."""
    _weaken_hexes(table)
    umbras = table.umbras_of(ROSE)
    if umbras:
        figure = yield from by_crown(table, umbras, False)
        remove_evocation(table, figure, ROSE)
    for phase in range(PHASES):
        pieces = [piece for piece in table.order_memories if table.box.order(piece).phase == phase]
        if pieces:
            table.secrets.shuffle(pieces, table.dice)
            if phase == table.moon:
                table.order_deck[:0] = pieces
            else:
                table.order_box[phase][:0] = pieces
    table.order_memories = []


def _weaken_hexes(table: Table) -> None:
    """Its cubes cost nothing; a hex with enough of them goes back to its deck."""
    at = 0
    while at < len(table.hexes[ROSE]) and table.cubes[ROSE]:
        if not put_on_hex(table, ROSE, at):
            at += 1
