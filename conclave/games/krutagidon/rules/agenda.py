"""The course of a game: the agenda that holds all steps together."""

from __future__ import annotations

from conclave.games.krutagidon.rules.answers import STOPS
from conclave.games.krutagidon.rules.mayhem import deal_to_market, group_attack, market_full, mayhem_done, resolve_mayhem
from conclave.games.krutagidon.rules.scoring import finish
from conclave.games.krutagidon.rules.setup import choose_familiars, choose_properties, clear_turn, deal, lay_out
from conclave.games.krutagidon.rules.turns import act, end_turn, play_next, resolve, start_of_turn
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Step


def begin(table: Table, step: str, at: int) -> Step:
    """Start a step of the agenda by its name."""
    secrets = table.secrets
    if secrets.foreseen or secrets.expected:
        secrets.begin_step()
    elif secrets.light:
        secrets.light = []
    if step == "act":
        return act(table, at)
    if step == "resolve":
        return resolve(table, table.box.cards[at])
    if step == "end":
        return end(table, at)
    if step == "start":
        return start_of_turn(table, at)
    if step == "mayhem":
        return STOPS.unit(table, mayhem(table))
    if step == "legend":
        return STOPS.unit(table, legend(table, at))
    if step == "choose-properties":
        return choose_properties(table)
    if step == "choose-familiars":
        return choose_familiars(table)
    return without_question(table, step, at)


def without_question(table: Table, step: str, at: int) -> Step:
    """The steps that ask nobody anything."""
    if step == "fill":
        fill(table, at)
    elif step == "play":
        play_next(table, table.active, table.box.cards[at])
    elif step == "turn":
        begin_turn(table, at)
    elif step == "next":
        next_turn(table, at)
    elif step == "deal":
        deal(table)
    elif step == "lay-out":
        lay_out(table)
    else:
        raise RulesBug(f"there is no step '{step}'")
    yield from ()


def begin_turn(table: Table, seat: int) -> None:
    """A wizard's turn begins."""
    table.turn += 1
    table.active = seat
    clear_turn(table)
    if table.told is not None:
        table.tell("turn", (("seat", seat), ("count", table.turn)), f"seat:{seat}", "KR-TURN-1")
    table.agenda += [("fill", seat), ("start", seat), ("act", seat)]


def fill(table: Table, seat: int) -> None:
    """Step 1: fill the market; a mayhem card is resolved before the next one is dealt (KR-TURN-1, KR-MAYHEM-1)."""
    while not market_full(table):
        piece = deal_to_market(table)
        if piece >= 0:
            table.agenda[:0] = [("mayhem", table.box.card_of[piece].index), ("fill", seat)]
            return
        if not table.main and not market_full(table):
            deal_to_market(table)  # nothing is left for the slot: the end condition (KR-END-3)
            return


def mayhem(table: Table) -> Step:
    """Resolve the mayhem card that the market was dealt."""
    piece = table.limbo[-1]
    yield from resolve_mayhem(table, table.box.card_of[piece], -1, -1)
    mayhem_done(table, piece)


def end(table: Table, seat: int) -> Step:
    """The end of a turn; the legend and the next wizard follow (KR-EOT-6, KR-EOT-7)."""
    yield from end_turn(table, seat)
    table.agenda += [("legend", seat), ("next", seat)]


def legend(table: Table, seat: int) -> Step:
    """Turn the top legend up if it is face down, and resolve its group attack (KR-EOT-6, KR-LEGEND-4)."""
    if table.legends and not table.legend_up:
        table.legend_up = 1
        piece = table.legends[-1]
        table.secrets.turn_up(piece)
        if table.told is not None:
            table.tell("legend-appears", (("card", table.card(piece).words),), table.card(piece).thing, "KR-EOT-6", True)
        yield from group_attack(table, (seat + 1) % table.seats, -1, -1)


def next_turn(table: Table, seat: int) -> None:
    """The next wizard clockwise, unless an end condition came true in this turn (KR-END-2)."""
    if table.ending:
        finish(table)
    else:
        table.agenda.append(("turn", (seat + 1) % table.seats))
