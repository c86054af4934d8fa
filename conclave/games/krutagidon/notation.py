"""One line of text for a position of Krutagidon.

The table comes first, then each seat:

    next=act:0 market=twins,steam_up power=3 prize=1 | life=12 hand=sign,wand play=big_bone tokens=dwt_06 | hand=steam_up

(on one line). Every field may be left out. `main`, `legends`, `dead` and each `deck` list their top card first. What is not
named lies where it lies at the start of a game: the rest of the main deck below what `main` names, Voom on top of the
legends, the rest of the tokens below what `dead` names. Market, hands and decks are empty unless they are given.
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.content import main_deck, pieces_of
from conclave.games.krutagidon.model import (
    BY_NAME,
    CARD_OF,
    CARDS,
    DEAD_WIZARD,
    FAMILIAR,
    LEGEND,
    PROPERTY,
    START_LIFE,
    STARTER,
    Table,
    names_of,
)
from conclave.games.krutagidon.setup import LEGENDS, TOKENS_EACH, new_table
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.notation import Fields, groups

SEAT_STEPS: Final = ("act", "turn", "fill", "start", "end", "legend", "next")
CARD_STEPS: Final = ("resolve", "play", "mayhem")


def write_position(table: Table) -> str:
    """What lies on the table, as one line."""
    parts = [f"turn={table.turn}", f"active={table.active}"]
    parts += [f"next={','.join([_write_step(step, at) for step, at in table.agenda])}"] if table.agenda else []
    for name, pile in (("market", table.market), ("main", table.main[::-1]), ("legends", table.legends[::-1]),
                       ("dead", table.dead_pile[::-1]), ("mayhem", table.mayhem), ("destroyed", table.destroyed),
                       ("limbo", table.limbo)):
        if pile:
            parts.append(f"{name}={','.join(names_of(pile))}")
    for name, number in (("power", table.power), ("spent", table.spent), ("prize", table.prize + 1)):
        if number:
            parts.append(f"{name}={number if name != 'prize' else number - 1}")
    if not table.legend_up:
        parts.append("legend_down")
    if table.ending:
        parts.append(f"ending={table.ending}")
    parts.append(f"dice={table.dice.key}:{table.dice.counter}")
    return " | ".join([" ".join(parts)] + [_write_seat(table, seat) for seat in range(table.seats)])


def _write_step(step: str, at: int) -> str:
    return f"{step}:{CARDS[at].name if step in CARD_STEPS else at}"


def _write_seat(table: Table, seat: int) -> str:
    fields = [f"life={table.life[seat]}"]
    for name, pile in (("hand", table.hand[seat]), ("deck", table.deck[seat][::-1]), ("discard", table.discard[seat]),
                       ("play", table.play[seat]), ("tokens", table.tokens[seat]), ("properties", table.properties[seat])):
        if pile:
            fields.append(f"{name}={','.join(names_of(pile))}")
    if table.familiar[seat] >= 0:
        fields.append(f"familiar={CARD_OF[table.familiar[seat]].name}")
    return " ".join(fields)


class Box:
    """The pieces that are not named yet, by name."""

    def __init__(self) -> None:
        self.left = {card.name: card.pieces[::-1] for card in CARDS}

    def take(self, name: str) -> int:
        """A piece of this name."""
        if name not in BY_NAME:
            raise BadNotation(f"there is no component '{brief(name)}'")
        if not self.left[name]:
            raise BadNotation(f"there are only {BY_NAME[name].copies} of '{name}'")
        return self.left[name].pop()

    def listed(self, fields: Fields, name: str) -> list[int]:
        """The pieces that a field lists."""
        return [self.take(text) for text in fields.listed(name)]

    def rest(self, pieces: list[int]) -> list[int]:
        """Those of some pieces that are not named."""
        return [piece for piece in pieces if piece in self.left[CARD_OF[piece].name]]


def read_position(line: str) -> Table:
    """The table that a line describes; BadNotation if it does not describe one."""
    parts = groups(line)
    seats = len(parts) - 1
    if not 2 <= seats <= 5:
        raise BadNotation(f"a position has 2 to 5 seats, each after a '|', not {seats}")
    head = parts[0]
    key, _, counter = head.text("dice", "0:0").partition(":")
    if not key.isdecimal() or not counter.isdecimal() or len(key) > 19 or len(counter) > 19:
        raise BadNotation(f"dice={brief(key)}:{brief(counter)}: two whole numbers are needed")
    table = new_table({}, seats, Dice(int(key), int(counter)))
    box = Box()
    table.turn = _bounded(head, "turn", 1, 0, 9999)
    table.active = _bounded(head, "active", 0, 0, seats - 1)
    table.power = _bounded(head, "power", 0, 0, 999)
    table.spent = _bounded(head, "spent", 0, 0, 999)
    table.prize = _bounded(head, "prize", -1, -1, seats - 1)
    table.market = box.listed(head, "market")
    main = box.listed(head, "main")
    legends = box.listed(head, "legends")
    dead = box.listed(head, "dead")
    table.mayhem = box.listed(head, "mayhem")
    table.destroyed = box.listed(head, "destroyed")
    table.limbo = box.listed(head, "limbo")
    table.legend_up = 0 if head.flag("legend_down") else 1
    table.ending = head.text("ending")
    if table.ending not in ("", "legends", "main-deck", "tokens"):
        raise BadNotation(f"ending={brief(table.ending)}: there is no such end condition")
    table.agenda = [_step(text, seats) for text in head.listed("next")] or [("act", table.active)]
    for seat, fields in enumerate(parts[1:]):
        _read_seat(table, seat, fields, box)
    _read_rest(table, head, box, main, legends, dead)
    head.close()
    return table


def _bounded(fields: Fields, name: str, default: int, low: int, high: int) -> int:
    number = fields.number(name, default)
    if not low <= number <= high:
        raise BadNotation(f"{name}={brief(number)}: from {low} to {high} is needed")
    return number


def _step(text: str, seats: int) -> tuple[str, int]:
    name, _, at = text.partition(":")
    if name in CARD_STEPS and at in BY_NAME:
        return name, BY_NAME[at].index
    if name in SEAT_STEPS and at.isdecimal() and len(at) == 1 and int(at) < seats:
        return name, int(at)
    raise BadNotation(f"next={brief(text)}: a step is one of {', '.join(SEAT_STEPS)} with a seat, like act:0, or one of "
                      f"{', '.join(CARD_STEPS)} with a card")


def _read_seat(table: Table, seat: int, fields: Fields, box: Box) -> None:
    table.life[seat] = _bounded(fields, "life", START_LIFE, 1, 25)
    table.hand[seat] = box.listed(fields, "hand")
    table.deck[seat] = box.listed(fields, "deck")[::-1]
    table.discard[seat] = box.listed(fields, "discard")
    table.play[seat] = box.listed(fields, "play")
    table.tokens[seat] = _of_kind(box.listed(fields, "tokens"), DEAD_WIZARD, "tokens")
    table.properties[seat] = _of_kind(box.listed(fields, "properties"), PROPERTY, "properties")
    for piece in _of_kind(box.listed(fields, "familiar"), FAMILIAR, "familiar"):
        table.familiar[seat] = piece
        table.wizard[seat] = CARD_OF[piece].index
    fields.close()


def _of_kind(pieces: list[int], kind: int, name: str) -> list[int]:
    for piece in pieces:
        if CARD_OF[piece].kind != kind:
            raise BadNotation(f"{name}: '{CARD_OF[piece].name}' does not belong there")
    return pieces


def _read_rest(table: Table, head: Fields, box: Box, main: list[int], legends: list[int], dead: list[int]) -> None:
    """Whatever is not named lies where it lies at the start."""
    table.main = main[::-1] if head.flag("main_only") else box.rest(main_deck())[::-1] + main[::-1]
    table.box = box.rest(pieces_of(STARTER)) + (box.rest(main_deck()) if head.flag("main_only") else [])
    rest = box.rest(pieces_of(LEGEND))
    if head.has("legends"):
        table.legends, table.legend_box = legends[::-1], rest
    else:
        voom = BY_NAME["voom"].pieces[0]
        rest = [piece for piece in rest if piece != voom]
        count = LEGENDS[table.seats]
        table.legends = rest[:count] + ([voom] if box.left["voom"] else [])
        table.legend_box = rest[count:]
    tokens = box.rest(pieces_of(DEAD_WIZARD))
    missing = max(0, TOKENS_EACH * table.seats - len(dead)) if not head.flag("dead_only") else 0
    table.dead_pile = tokens[:missing] + dead[::-1]
    table.dead_box = tokens[missing:]
    table.property_box = box.rest(pieces_of(PROPERTY))
    table.familiar_box = box.rest(pieces_of(FAMILIAR))
    table.wild = box.rest(BY_NAME["wild_magic"].pieces)
    table.limp = box.rest(BY_NAME["limp_wand"].pieces)
    if head.has("limp"):
        count = _bounded(head, "limp", 0, 0, len(table.limp))
        table.box += table.limp[count:]
        table.limp = table.limp[:count]
