"""One line of text for a position: `round=1 next=act:0 | life=6 hand=ember trap=thorns | life=4 plan=storm`."""

from __future__ import annotations

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation
from conclave.kernel.notation import groups

from .cards import CARDS
from .ring import LIFE, ZONES, Ring

NAMES = [card.name for card in CARDS]


def write_position(ring: Ring) -> str:
    parts = [f"round={ring.round} next={','.join([f'{step}:{seat}' for step, seat in ring.agenda])}"
             f" dice={ring.dice.key}:{ring.dice.counter}"]
    for seat in range(ring.seats):
        piles = [f"{zone}={','.join([NAMES[card] for card in ring.piles[zone][seat]])}" for zone in ZONES]
        parts.append(" ".join([f"life={ring.life[seat]}", *[pile for pile in piles if not pile.endswith("=")]]
                              + ["fallen"] * (seat in ring.fallen)))
    return " | ".join(parts)


def read_position(line: str) -> Ring:
    """The ring that a line describes. Cards that it does not mention lie in their owner's discard pile."""
    table, *seats = groups(line)
    if len(seats) not in (2, 3):
        raise BadNotation(f"a duel has 2 or 3 seats, each after a '|', not {len(seats)}")
    ring = Ring(len(seats), Dice(*_pair(table.text("dice", "0:0"))))
    ring.round = table.number("round", 1)
    ring.agenda = [_step(text, ring.seats) for text in table.listed("next")] or ring.agenda
    ring.agenda += [("clean", 0)] if ring.agenda[-1][0] == "act" else []
    table.close()
    for seat, fields in enumerate(seats):
        ring.life[seat] = fields.number("life", LIFE)
        ring.fallen += [seat] if fields.flag("fallen") else []
        rest = list(range(len(CARDS)))
        for zone in ZONES:
            for name in fields.listed(zone):
                if name not in NAMES or NAMES.index(name) not in rest:
                    raise BadNotation(f"'{name}' is no card, or is in two places")
                rest.remove(NAMES.index(name))
                ring.piles[zone][seat].append(NAMES.index(name))
        ring.piles["discard"][seat] += rest
        fields.close()
    return ring


def _pair(text: str) -> tuple[int, int]:
    key, _, counter = text.partition(":")
    if not key.isdecimal() or not counter.isdecimal():
        raise BadNotation(f"dice={text}: two whole numbers are needed")
    return int(key), int(counter)


def _step(text: str, seats: int) -> tuple[str, int]:
    step, _, seat = text.partition(":")
    if step not in ("plan", "act", "clean") or seat not in [str(at) for at in range(seats)]:
        raise BadNotation(f"next={text}: a step is plan:0, clean:0, or act with a seat")
    return step, int(seat)
