"""Playing a card: its effect, and what answers that it was played (KR-EFFECT-3)."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.effects.scope import EVENT, effect_of
from conclave.games.krutagidon.rules.death import settle
from conclave.games.krutagidon.rules.questions import thing_of
from conclave.games.krutagidon.state.model import (
    FOUR_TYPES,
    KILLED_FOE,
    MAYHEM,
    NTH_PLAYED,
    OWN_CARD_DESTROYED,
    PLAYED,
    TWO_DIFFERENT,
    TYPELESS,
    Move,
    Table,
    Trigger,
)
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kit.effects import run

FIRST_TRIGGER: Final = Prompt("ask-first-trigger", "KR-Q-26")


def perform(table: Table, seat: int, piece: int, owner: int) -> Step:
    """Carry out a card that has been laid out, then what answers it; a foe's card goes to its owner's discard pile."""
    card = table.box.card_of[piece]
    table.played.append(card.index)
    at = len(table.played)
    if table.told is not None:
        table.tell("played", (("seat", seat), ("card", card.words)), card.thing, "KR-TURN-3")
    yield from run(table, effect_of(seat, card.index), card.play)
    if owner != seat:
        if not card.ongoing:
            table.limbo.remove(piece)
            table.discard[owner].append(piece)  # KR-WILD-3
        elif table.told is not None:
            table.tell("took-over", (("seat", seat), ("other", wizard_words(owner)), ("card", card.words)), card.thing,
                       "KR-WILD-4")
    answers = triggers(table, seat, at)
    if table.due and any(trigger.asks for trigger in answers):
        answers = due_of(table, seat) + answers  # the order may matter (KR-Q-26)
    elif table.due:
        yield from settle(table)
    if answers:
        yield from answer(table, seat, answers, piece)
    if table.due:
        yield from settle(table)  # of the others


def due_of(table: Table, seat: int) -> list[Trigger]:
    """What answers the effect just resolved for the one who played the card: R'lyeh, and what answers kills."""
    found: list[Trigger] = []
    for what, whose in table.due:
        if whose == seat and what == OWN_CARD_DESTROYED:
            found.append(table.box.by_name["rlyeh"].triggers[0])
        elif whose == seat:
            for piece in table.play[seat]:
                found += [trigger for trigger in table.box.card_of[piece].triggers
                          if trigger.event == KILLED_FOE and trigger not in found]
    table.due = [entry for entry in table.due if entry[1] != seat]
    return found


def triggers(table: Table, seat: int, at: int) -> list[Trigger]:
    """What answers the `at`-th card of this turn (KR-PROP-2)."""
    found: list[Trigger] = []
    played = table.box.cards[table.played[at - 1]]
    if played.type == TYPELESS:
        return found
    for pile in (table.properties[seat], table.play[seat]):
        for piece in pile:
            for trigger in table.box.card_of[piece].triggers:
                if _answers(table, trigger, at):
                    found.append(trigger)
    return found


def _answers(table: Table, trigger: Trigger, at: int) -> bool:
    type_ = table.box.cards[table.played[at - 1]].type
    event = trigger.event
    if event == FOUR_TYPES:
        before = {table.box.cards[card].type for card in table.played[:at - 1]} - {TYPELESS, MAYHEM}
        return len(before) == 3 and type_ not in before
    if trigger.type != type_:
        return False
    if event == PLAYED:
        return True
    if event == NTH_PLAYED:
        return sum([1 for card in table.played[:at] if table.box.cards[card].type == type_]) == trigger.nth
    if event == TWO_DIFFERENT:
        ids = {card for card in table.played[:at - 1] if table.box.cards[card].type == type_}
        return len(ids) == 1 and table.played[at - 1] not in ids
    return False


def answer(table: Table, seat: int, answers: list[Trigger], piece: int) -> Step:
    """Carry out triggers, in an order of the wizard's choice where one of them asks something (KR-Q-26)."""
    while answers:
        chosen = answers[0]
        if len(answers) > 1 and any(trigger.asks for trigger in answers):
            options: list[Option] = []
            for trigger in answers:
                if trigger.move not in options:
                    options.append(trigger.move)
            if len(options) > 1:
                reply = yield Choose(seat, FIRST_TRIGGER, options, thing_of(table, table.box.card_of[piece].index))
                assert isinstance(reply, Move)
                chosen = next(trigger for trigger in answers if trigger.move is reply)
        answers.remove(chosen)
        scope = effect_of(seat, chosen.card)
        scope.bind(EVENT, [piece])
        if table.told is not None:
            card = table.box.cards[chosen.card]
            table.tell("triggered", (("seat", seat), ("card", card.words)), card.thing, "KR-EFFECT-3")
        yield from run(table, scope, chosen.ops)
