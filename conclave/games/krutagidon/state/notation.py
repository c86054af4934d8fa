"""One line of text for a position of Krutagidon.

The table comes first, then each seat:

    next=act:0 market=twins,steam_up power=3 prize=1 | life=12 hand=sign,wand play=big_bone tokens=dwt_06 | hand=steam_up

(on one line). Every field may be left out. `main`, `legends`, `dead` and each `deck` list their top card first. What is not
named lies where it lies at the start of a game: the rest of the main deck below what `main` names, the first legend on top
of the others, the rest of the tokens below what `dead` names. Market, hands and decks are empty unless they are given.
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.rules.setup import LEGENDS, TOKENS_EACH, new_table
from conclave.games.krutagidon.state.fields import CARD_STEPS, DECLARED
from conclave.games.krutagidon.state.model import (
    DEAD_WIZARD,
    FAMILIAR,
    KINDS,
    LEGEND,
    PROPERTY,
    START_LIFE,
    STARTER,
    Table,
    WizardBox,
)
from conclave.kernel.dice import Dice
from conclave.kernel.notation import Fields
from conclave.kit.notation import DICE, Cards, Flag, Notation, Number, OneOf, Position, Steps, bounded

SEAT_STEPS: Final = ("act", "turn", "fill", "start", "end", "legend", "next")
LINES: Final = Notation(DECLARED, (
    Number("turn", usual=1, always=True), Number("active", always=True), Steps(SEAT_STEPS, CARD_STEPS, "act:0"),
    Cards("market"), Cards("main", top_first=True), Cards("legends", top_first=True),
    Cards("dead_pile", "dead", top_first=True), Cards("mayhem"), Cards("destroyed"), Cards("limbo"), Number("power"),
    Number("spent"), Number("prize", usual=-1), Flag("legend_up", "legend_down", when=0), OneOf("ending"), DICE,
), (
    Number("life", usual=START_LIFE, always=True), Cards("hand"), Cards("deck", top_first=True), Cards("discard"),
    Cards("play"), Cards("tokens", group=KINDS[DEAD_WIZARD]), Cards("properties", group=KINDS[PROPERTY]),
    Cards("familiar", group=KINDS[FAMILIAR]),
))


def write_position(table: Table) -> str:
    """What lies on the table, as one line."""
    return LINES.write(table, table.box)


def read_position(box: WizardBox, line: str) -> Table:
    """The table that a line describes; BadNotation if it does not describe one."""
    parts = LINES.split(line)
    table = new_table(box, {}, len(parts) - 1, Dice(0, 0))
    position = LINES.fill(table, box, parts)
    table.agenda = table.agenda or [("act", table.active)]
    table.wizard = [box.card_of[piece].index if piece >= 0 else -1 for piece in table.familiar]
    _lay_rest(table, parts[0], position)
    _hide(table)
    parts[0].close()
    return table


def _hide(table: Table) -> None:
    """Everybody knows what each wizard's hand and deck hold together, and each wizard the own hand."""
    secrets = table.secrets
    for seat in range(table.seats):
        secrets.mix(table.hand[seat] + table.deck[seat])
        secrets.look(seat, table.hand[seat])
    face_down = table.legends[:-1] if table.legend_up else table.legends
    for pieces in (table.main, face_down + table.legend_box, table.dead_pile + table.dead_box):
        secrets.mix(pieces)
    secrets.begin_step()


def _lay_rest(table: Table, head: Fields, position: Position) -> None:
    """Whatever is not named lies where it lies at the start."""
    box = table.box
    table.unused = position.rest(box.pieces_of(STARTER))
    rest = position.rest(box.main_deck())
    if head.flag("main_only"):
        table.unused += rest
    else:
        table.main = rest[::-1] + table.main
    rest = position.rest(box.pieces_of(LEGEND))
    if head.has("legends"):
        table.legend_box = rest
    else:
        first = box.on_top.pieces[0]
        others = [piece for piece in rest if piece != first]
        count = LEGENDS[table.seats]
        table.legends = others[:count] + [piece for piece in rest if piece == first]
        table.legend_box = others[count:]
    tokens = position.rest(box.pieces_of(DEAD_WIZARD))
    missing = max(0, TOKENS_EACH * table.seats - len(table.dead_pile)) if not head.flag("dead_only") else 0
    table.dead_pile = tokens[:missing] + table.dead_pile
    table.dead_box = tokens[missing:]
    table.property_box = position.rest(box.pieces_of(PROPERTY))
    table.familiar_box = position.rest(box.pieces_of(FAMILIAR))
    table.wild = position.rest(box.wild.pieces)
    table.limp = position.rest(box.limp.pieces)
    if head.has("limp"):
        count = bounded(head, "limp", 0, 0, len(table.limp))
        table.unused += table.limp[count:]
        table.limp = table.limp[:count]
