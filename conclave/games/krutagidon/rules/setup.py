"""Setting up: section 2 of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.state.fields import NAMES
from conclave.games.krutagidon.state.model import (
    ANSWER_READ,
    CONDITION_READ,
    DEAD_WIZARD,
    FAMILIAR,
    HAND_SIZE,
    LEGEND,
    MARKET_SIZE,
    MAYHEM,
    MOST_WIZARDS,
    POINTS_READ,
    PROPERTY,
    START_LIFE,
    STARTER,
    Table,
    WizardBox,
)
from conclave.kernel.decision import Choose, Decision, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.events import Step
from conclave.kit.asking import all_at_once

CHOOSE_PROPERTY: Final = Prompt("ask-choose-property", "KR-SETUP-1")
CHOOSE_FAMILIAR: Final = Prompt("ask-choose-familiar", "KR-SETUP-3")
LEGENDS: Final = (0, 0, 8, 7, 6, 5)  # besides the first one, by the number of wizards (KR-SETUP-10)
TOKENS_EACH: Final = 4
CONDITIONS: Final = ("with-big-bone", "always")
POINTS: Final = ("2-points", "1-point")
ANSWERS: Final = ("draws-1", "nothing")


def new_table(box: WizardBox, options: Mapping[str, str], seats: int, dice: Dice) -> Table:
    """Everything in the box, before the first step."""
    table = Table(box)
    table.clear(seats, dice)
    table.names = options.get("names", NAMES[0])
    table.conditional = 1 if options.get(CONDITION_READ, CONDITIONS[0]) == CONDITIONS[0] else 0
    table.blaze = 2 if options.get(POINTS_READ, POINTS[0]) == POINTS[0] else 1
    table.answering = 1 if options.get(ANSWER_READ, ANSWERS[0]) == ANSWERS[0] else 0
    table.life = [START_LIFE] * seats  # KR-SETUP-7
    table.main = box.main_deck()
    table.wild = box.wild.pieces[:]  # KR-SETUP-12
    table.limp = box.limp.pieces[:]
    table.legend_box = box.pieces_of(LEGEND)
    table.dead_box = box.pieces_of(DEAD_WIZARD)
    table.property_box = box.pieces_of(PROPERTY)
    table.familiar_box = box.pieces_of(FAMILIAR)
    table.unused = box.pieces_of(STARTER)
    table.agenda = [("deal", 0), ("choose-properties", 0), ("choose-familiars", 0), ("lay-out", 0)]
    return table


def clear_turn(table: Table) -> None:
    """Nothing has been made, spent or played in this turn."""
    table.power = 0
    table.spent = 0
    table.times = 1
    table.played = []
    table.awaits = []
    table.life_uses = 0
    table.recruits = 0


def deal(table: Table) -> None:
    """Properties to choose from (KR-SETUP-1, KR-SETUP-2)."""
    table.secrets.shuffle(table.property_box, table.dice)
    each = 1 if table.seats == 5 else 2
    table.offered = [[table.property_box.pop() for _ in range(each)] for _ in range(table.seats)]
    for seat, dealt in enumerate(table.offered):
        show_dealt(table, seat, dealt, "KR-SETUP-1")


def show_dealt(table: Table, seat: int, dealt: list[int], rule: str) -> None:
    """A wizard was dealt things that nobody else sees."""
    table.secrets.look(seat, dealt)
    if table.told is not None:
        table.tell("dealt-to", (("seat", seat), ("count", len(dealt))), f"seat:{seat}", rule, True,
                   (("cards", piles.card_list(table, dealt)),), (seat,))


def choose_properties(table: Table) -> Step:
    """All keep one property, in secret; with five wizards there is no choice. Then familiars are dealt (KR-Q-40)."""
    if table.seats < 5:
        asks: list[Decision] = [Choose(seat, CHOOSE_PROPERTY, table.box.picks(offered))
                                for seat, offered in enumerate(table.offered)]
        kept = yield from all_at_once(asks, table.offered)
        for seat, piece in enumerate(kept):
            table.secrets.arrange(seat, table.offered[seat])
            if table.offered[seat][0] != piece:
                table.offered[seat].reverse()  # the one that is kept lies first
    table.secrets.shuffle(table.familiar_box, table.dice)
    for seat, dealt in enumerate(table.offered):
        dealt += [table.familiar_box.pop(), table.familiar_box.pop()]
        show_dealt(table, seat, dealt[-2:], "KR-SETUP-3")


def choose_familiars(table: Table) -> Step:
    """All keep one familiar; then familiars and properties are turned up (KR-SETUP-3 to KR-SETUP-6)."""
    familiars = [offered[-2:] for offered in table.offered]
    asks: list[Decision] = [Choose(seat, CHOOSE_FAMILIAR, table.box.picks(dealt)) for seat, dealt in enumerate(familiars)]
    chosen = yield from all_at_once(asks, familiars)
    for seat, offered in enumerate(table.offered):
        kept = offered[0]
        table.properties[seat] = [kept]
        table.secrets.show([kept, chosen[seat]])
        for piece in offered[1:]:
            card = table.box.card_of[piece]
            if card.kind == PROPERTY:
                table.property_box.append(piece)
            elif piece == chosen[seat]:
                table.familiar[seat] = piece
                table.wizard[seat] = card.index
            else:
                table.familiar_box.append(piece)
        if table.told is not None:
            familiar = table.box.card_of[table.familiar[seat]]
            table.tell("chose", (("seat", seat), ("property", table.box.card_of[kept].words), ("familiar", familiar.words)),
                       familiar.thing, "KR-SETUP-6", True)
    table.offered = []
    for pile in (table.property_box, table.familiar_box):
        pile.sort()
        table.secrets.place(pile)  # whatever is not in play


def lay_out(table: Table) -> None:
    """Decks, piles and the market; who begins (KR-SETUP-8 to KR-SETUP-15)."""
    table.secrets.shuffle(table.main, table.dice)
    while len(table.market) < MARKET_SIZE:  # KR-SETUP-11
        piece = table.main.pop()
        table.secrets.turn_up(piece)
        (table.mayhem if table.box.card_of[piece].kind == MAYHEM else table.market).append(piece)
    first = table.box.on_top.pieces[0]
    table.legend_box.remove(first)
    table.secrets.shuffle(table.legend_box, table.dice)
    table.legends = [table.legend_box.pop() for _ in range(LEGENDS[table.seats])] + [first]
    table.legend_up = 1
    table.secrets.shuffle(table.dead_box, table.dice)
    table.dead_pile = [table.dead_box.pop() for _ in range(TOKENS_EACH * table.seats)]
    table.first = table.dice.below(table.seats)
    deal_starters(table)
    if table.told is not None:
        table.tell("laid-out", (("cards", piles.card_list(table, table.market)),), "", "KR-SETUP-11", True)
        table.tell("first-wizard", (("seat", table.first),), "", "KR-SETUP-15", True)
    table.agenda.append(("turn", table.first))


def deal_starters(table: Table) -> None:
    """Every wizard shuffles an equal part of all starters, and draws 5 cards (KR-SETUP-8, KR-SETUP-15)."""
    starters = [card for card in table.box.cards if card.kind == STARTER]
    for seat in range(table.seats):
        deck: list[int] = []
        for card in starters:
            each = len(card.pieces) // MOST_WIZARDS
            deck += card.pieces[seat * each:(seat + 1) * each]
        table.secrets.shuffle(deck, table.dice)
        table.deck[seat] = deck
    table.unused = [piece for piece in table.unused if not any(piece in deck for deck in table.deck)]
    for seat in range(table.seats):
        piles.draw(table, seat, HAND_SIZE)
