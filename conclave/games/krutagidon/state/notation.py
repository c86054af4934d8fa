"""One line of text for a position of Krutagidon.

The table comes first, then each seat:

    next=act:0 market=twins,steam_up power=3 prize=1 | life=12 hand=sign,wand play=big_bone tokens=dwt_06 | hand=steam_up

(on one line). Every field may be left out. `main`, `legends`, `dead` and each `deck` list their top card first. What is not
named lies where it lies at the start of a game: the rest of the main deck below what `main` names, Voom on top of the
legends, the rest of the tokens below what `dead` names. Market, hands and decks are empty unless they are given.
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.rules.setup import LEGENDS, TOKENS_EACH, new_table
from conclave.games.krutagidon.state.fields import CARD_STEPS
from conclave.games.krutagidon.state.model import (
    DEAD_WIZARD,
    FAMILIAR,
    LEGEND,
    PROPERTY,
    START_LIFE,
    STARTER,
    Table,
    WizardBox,
)
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.notation import Fields, groups

SEAT_STEPS: Final = ("act", "turn", "fill", "start", "end", "legend", "next")


def write_position(table: Table) -> str:
    """What lies on the table, as one line."""
    parts = [f"turn={table.turn}", f"active={table.active}"]
    parts += [f"next={','.join([_write_step(table, step, at) for step, at in table.agenda])}"] if table.agenda else []
    for name, pile in (("market", table.market), ("main", table.main[::-1]), ("legends", table.legends[::-1]),
                       ("dead", table.dead_pile[::-1]), ("mayhem", table.mayhem), ("destroyed", table.destroyed),
                       ("limbo", table.limbo)):
        if pile:
            parts.append(f"{name}={','.join(table.names_of(pile))}")
    for name, number in (("power", table.power), ("spent", table.spent), ("prize", table.prize + 1)):
        if number:
            parts.append(f"{name}={number if name != 'prize' else number - 1}")
    if not table.legend_up:
        parts.append("legend_down")
    if table.ending:
        parts.append(f"ending={table.ending}")
    parts.append(f"dice={table.dice.key}:{table.dice.counter}")
    return " | ".join([" ".join(parts)] + [_write_seat(table, seat) for seat in range(table.seats)])


def _write_step(table: Table, step: str, at: int) -> str:
    return f"{step}:{table.box.cards[at].name if step in CARD_STEPS else at}"


def _write_seat(table: Table, seat: int) -> str:
    fields = [f"life={table.life[seat]}"]
    for name, pile in (("hand", table.hand[seat]), ("deck", table.deck[seat][::-1]), ("discard", table.discard[seat]),
                       ("play", table.play[seat]), ("tokens", table.tokens[seat]), ("properties", table.properties[seat])):
        if pile:
            fields.append(f"{name}={','.join(table.names_of(pile))}")
    if table.familiar[seat] >= 0:
        fields.append(f"familiar={table.box.card_of[table.familiar[seat]].name}")
    return " ".join(fields)


class Unnamed:
    """The pieces that are not named yet, by name."""

    def __init__(self, box: WizardBox) -> None:
        self.box = box
        self.left = {card.name: card.pieces[::-1] for card in box.cards}

    def take(self, name: str) -> int:
        """A piece of this name."""
        if name not in self.box.by_name:
            raise BadNotation(f"there is no component '{brief(name)}'")
        if not self.left[name]:
            raise BadNotation(f"there are only {self.box.by_name[name].copies} of '{name}'")
        return self.left[name].pop()

    def listed(self, fields: Fields, name: str) -> list[int]:
        """The pieces that a field lists."""
        return [self.take(text) for text in fields.listed(name)]

    def rest(self, pieces: list[int]) -> list[int]:
        """Those of some pieces that are not named."""
        return [piece for piece in pieces if piece in self.left[self.box.card_of[piece].name]]


def read_position(box: WizardBox, line: str) -> Table:
    """The table that a line describes; BadNotation if it does not describe one."""
    parts = groups(line)
    seats = len(parts) - 1
    if not 2 <= seats <= 5:
        raise BadNotation(f"a position has 2 to 5 seats, each after a '|', not {seats}")
    head = parts[0]
    key, _, counter = head.text("dice", "0:0").partition(":")
    if not key.isdecimal() or not counter.isdecimal() or len(key) > 19 or len(counter) > 19:
        raise BadNotation(f"dice={brief(key)}:{brief(counter)}: two whole numbers are needed")
    table = new_table(box, {}, seats, Dice(int(key), int(counter)))
    pieces = Unnamed(box)
    table.turn = _bounded(head, "turn", 1, 0, 9999)
    table.active = _bounded(head, "active", 0, 0, seats - 1)
    table.power = _bounded(head, "power", 0, 0, 999)
    table.spent = _bounded(head, "spent", 0, 0, 999)
    table.prize = _bounded(head, "prize", -1, -1, seats - 1)
    table.market = pieces.listed(head, "market")
    main = pieces.listed(head, "main")
    legends = pieces.listed(head, "legends")
    dead = pieces.listed(head, "dead")
    table.mayhem = pieces.listed(head, "mayhem")
    table.destroyed = pieces.listed(head, "destroyed")
    table.limbo = pieces.listed(head, "limbo")
    table.legend_up = 0 if head.flag("legend_down") else 1
    table.ending = head.text("ending")
    if table.ending not in ("", "legends", "main-deck", "tokens"):
        raise BadNotation(f"ending={brief(table.ending)}: there is no such end condition")
    table.agenda = [_step(box, text, seats) for text in head.listed("next")] or [("act", table.active)]
    for seat, fields in enumerate(parts[1:]):
        _read_seat(table, seat, fields, pieces)
    _read_rest(table, head, pieces, main, legends, dead)
    head.close()
    return table


def _bounded(fields: Fields, name: str, default: int, low: int, high: int) -> int:
    number = fields.number(name, default)
    if not low <= number <= high:
        raise BadNotation(f"{name}={brief(number)}: from {low} to {high} is needed")
    return number


def _step(box: WizardBox, text: str, seats: int) -> tuple[str, int]:
    name, _, at = text.partition(":")
    if name in CARD_STEPS and at in box.by_name:
        return name, box.by_name[at].index
    if name in SEAT_STEPS and at.isdecimal() and len(at) == 1 and int(at) < seats:
        return name, int(at)
    raise BadNotation(f"next={brief(text)}: a step is one of {', '.join(SEAT_STEPS)} with a seat, like act:0, or one of "
                      f"{', '.join(CARD_STEPS)} with a card")


def _read_seat(table: Table, seat: int, fields: Fields, pieces: Unnamed) -> None:
    table.life[seat] = _bounded(fields, "life", START_LIFE, 1, 25)
    table.hand[seat] = pieces.listed(fields, "hand")
    table.deck[seat] = pieces.listed(fields, "deck")[::-1]
    table.discard[seat] = pieces.listed(fields, "discard")
    table.play[seat] = pieces.listed(fields, "play")
    table.tokens[seat] = _of_kind(table, pieces.listed(fields, "tokens"), DEAD_WIZARD, "tokens")
    table.properties[seat] = _of_kind(table, pieces.listed(fields, "properties"), PROPERTY, "properties")
    for piece in _of_kind(table, pieces.listed(fields, "familiar"), FAMILIAR, "familiar"):
        table.familiar[seat] = piece
        table.wizard[seat] = table.box.card_of[piece].index
    fields.close()


def _of_kind(table: Table, pieces: list[int], kind: int, name: str) -> list[int]:
    for piece in pieces:
        if table.box.card_of[piece].kind != kind:
            raise BadNotation(f"{name}: '{table.box.card_of[piece].name}' does not belong there")
    return pieces


def _read_rest(table: Table, head: Fields, pieces: Unnamed, main: list[int], legends: list[int], dead: list[int]) -> None:
    """Whatever is not named lies where it lies at the start."""
    table.main = main[::-1] if head.flag("main_only") else pieces.rest(table.box.main_deck())[::-1] + main[::-1]
    table.unused = pieces.rest(table.box.pieces_of(STARTER))
    if head.flag("main_only"):
        table.unused += pieces.rest(table.box.main_deck())
    rest = pieces.rest(table.box.pieces_of(LEGEND))
    if head.has("legends"):
        table.legends, table.legend_box = legends[::-1], rest
    else:
        voom = table.box.by_name["voom"].pieces[0]
        rest = [piece for piece in rest if piece != voom]
        count = LEGENDS[table.seats]
        table.legends = rest[:count] + ([voom] if pieces.left["voom"] else [])
        table.legend_box = rest[count:]
    tokens = pieces.rest(table.box.pieces_of(DEAD_WIZARD))
    missing = max(0, TOKENS_EACH * table.seats - len(dead)) if not head.flag("dead_only") else 0
    table.dead_pile = tokens[:missing] + dead[::-1]
    table.dead_box = tokens[missing:]
    table.property_box = pieces.rest(table.box.pieces_of(PROPERTY))
    table.familiar_box = pieces.rest(table.box.pieces_of(FAMILIAR))
    table.wild = pieces.rest(table.box.by_name["wild_magic"].pieces)
    table.limp = pieces.rest(table.box.by_name["limp_wand"].pieces)
    if head.has("limp"):
        count = _bounded(head, "limp", 0, 0, len(table.limp))
        table.unused += table.limp[count:]
        table.limp = table.limp[:count]
