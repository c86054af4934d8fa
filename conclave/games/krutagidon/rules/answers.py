"""Full stops: what a card sets off is answered once the whole card is through (KR-EFFECT-3).

A unit is a card that is played (in the middle of another one too), a purchase, a property used, a mayhem or a group attack.
What happens in it is noted in `due`; at its end the triggers of all wizards answer, those of the active wizard first, then
clockwise (KR-Q-26).
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.effects.scope import ATTACKER, EVENT, NOBODY, effect_of
from conclave.games.krutagidon.rules.questions import thing_of
from conclave.games.krutagidon.state.model import (
    BORROWED,
    BUY_OR_GAIN,
    CARD_DESTROYED,
    CARD_PLAYED,
    FOUR_TYPES,
    KILLED_FOE,
    MAYHEM,
    NTH_PLAYED,
    PLAYED,
    TURN_END,
    TWO_DIFFERENT,
    TYPELESS,
    Move,
    Table,
    Trigger,
)
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Occurrence, Step
from conclave.kit.stops import FullStops, Picked, Response

FIRST_TRIGGER: Final = Prompt("ask-first-trigger", "KR-Q-26")
ORDERED: Final = (CARD_PLAYED, BUY_OR_GAIN)
PROMISED: Final = (TURN_END, BUY_OR_GAIN)  # what promises for the rest of a turn answer


class Answer(Response[Table]):
    """A trigger that answers what has happened; `source` is the piece that has to lie there for it, if any."""

    def __init__(self, owner: int, trigger: Trigger, happened: Happened, source: int) -> None:
        scope = effect_of(owner, trigger.card)
        scope.bind(EVENT, [happened.piece])
        if happened.event == KILLED_FOE:
            scope.roles[ATTACKER] = NOBODY
        super().__init__(owner, trigger.event, scope, [trigger.ops])
        self.trigger = trigger
        self.happened = happened
        self.source = source


class WizardStops(FullStops[Table]):
    """Who answers what, and in which order."""

    def due(self, state: Table) -> list[Occurrence]:
        """What has happened and was not answered."""
        return state.due

    def order(self, state: Table) -> list[int]:
        """The active wizard first, then clockwise (KR-Q-26)."""
        return state.around(state.active)

    def responses(self, state: Table, happened: list[Occurrence], owner: int) -> list[Response[Table]]:
        """What a wizard's cards, properties and promises answer."""
        found: list[Response[Table]] = []
        for occurrence in happened:
            if occurrence.who == owner:
                assert isinstance(occurrence, Happened)
                _gather(state, owner, occurrence, found)
        return found

    def next_of(self, state: Table, owner: int, group: list[Response[Table]]) -> Picked[Table]:
        """The wizard orders the own answers where one that asks something answers a card played or got (KR-Q-26)."""
        answers = [response for response in group if isinstance(response, Answer)]
        if any(answer.trigger.asks and answer.happened.event in ORDERED for answer in answers):
            options: list[Option] = []
            for answer in answers:
                if answer.trigger.move not in options:
                    options.append(answer.trigger.move)
            if len(options) > 1:
                card = state.box.card_of[answers[-1].happened.piece]
                reply = yield Choose(owner, FIRST_TRIGGER, options, thing_of(state, card.index))
                assert isinstance(reply, Move)
                return next(answer for answer in answers if answer.trigger.move is reply)
        return group[0]

    def stands(self, state: Table, response: Response[Table]) -> bool:
        """Whether the card that answers is still there."""
        assert isinstance(response, Answer)
        piece, owner = response.source, response.owner
        return piece < 0 or piece in state.play[owner] or piece in state.properties[owner]

    def answer(self, state: Table, response: Response[Table]) -> Step:
        """Say what answers, and carry it out."""
        assert isinstance(response, Answer)
        if state.told is not None:
            card = state.box.cards[response.trigger.card]
            if response.happened.event in (CARD_PLAYED, BORROWED):
                state.tell("triggered", (("seat", response.owner), ("card", card.words)), card.thing, "KR-EFFECT-3")
            elif response.happened.event == CARD_DESTROYED:
                state.tell("rlyeh-answers", (("seat", response.owner),), card.thing, "KR-CARD-CTHULHU-1")
        yield from self.resolve(state, response.scope, response.units)


STOPS: Final = WizardStops()


def note_played(table: Table, seat: int, piece: int, at: int) -> None:
    """The `at`-th card of the turn was played: that is due if anything answers it (KR-EFFECT-3)."""
    card_of = table.box.card_of
    for pile in (table.properties[seat], table.play[seat]):
        for other in pile:
            for trigger in card_of[other].triggers:
                if _answers(table, trigger, CARD_PLAYED, at):
                    table.due.append(Happened(CARD_PLAYED, seat, piece, at))
                    return


def somebody_answers(table: Table, seat: int, event: str) -> bool:
    """Whether a card or property of a wizard answers an event."""
    for pile in (table.properties[seat], table.play[seat]):
        for piece in pile:
            for trigger in table.box.card_of[piece].triggers:
                if trigger.event == event:
                    return True
    return False


def has_triggers(table: Table, seat: int) -> bool:
    """Whether anything before a wizard has a trigger."""
    for piece in table.properties[seat]:
        if table.box.card_of[piece].triggers:
            return True
    for piece in table.play[seat]:
        if table.box.card_of[piece].triggers:
            return True
    return False


def _gather(table: Table, owner: int, happened: Happened, found: list[Response[Table]]) -> None:
    """The triggers and promises of a wizard that answer one occurrence."""
    event = happened.event
    if event in PROMISED:
        for number, _ in table.awaits:
            promise = table.box.promises[number]
            if promise.event == event and promise.ops:
                found.append(Answer(owner, promise, happened, -1))
    elif event == BORROWED:
        for trigger in table.box.card_of[happened.piece].triggers:
            if _fulfilled(table, trigger, happened.amount):
                found.append(Answer(owner, trigger, happened, happened.piece))
    elif event == CARD_DESTROYED:
        for trigger in table.box.cards[happened.amount].triggers:  # those of the token that answers
            if trigger.event == event:
                found.append(Answer(owner, trigger, happened, -1))
    else:
        for pile in (table.properties[owner], table.play[owner]):
            for piece in pile:
                for trigger in table.box.card_of[piece].triggers:
                    if _answers(table, trigger, event, happened.amount):
                        found.append(Answer(owner, trigger, happened, piece))


def _answers(table: Table, trigger: Trigger, happened: str, at: int) -> bool:
    """Whether a trigger answers an event (KR-PROP-2); `at` is which card of the turn was played."""
    event = trigger.event
    if happened != CARD_PLAYED:
        return event == happened
    played = table.played
    type_ = table.box.cards[played[at - 1]].type
    if type_ == TYPELESS:
        return False
    if event == FOUR_TYPES:
        before = {table.box.cards[card].type for card in played[:at - 1]} - {TYPELESS, MAYHEM}
        return len(before) == 3 and type_ not in before
    if trigger.type != type_:
        return False
    if event == PLAYED:
        return True
    if event == NTH_PLAYED:
        return sum([1 for card in played[:at] if table.box.cards[card].type == type_]) == trigger.nth
    if event == TWO_DIFFERENT:
        ids = {card for card in played[:at - 1] if table.box.cards[card].type == type_}
        return len(ids) == 1 and played[at - 1] not in ids
    return False


def _fulfilled(table: Table, trigger: Trigger, count: int) -> bool:
    """Whether the first `count` cards of the turn fulfil what a property asks of the turn as a whole (KR-Q-54)."""
    played = [table.box.cards[card] for card in table.played[:count]]
    if trigger.event == FOUR_TYPES:
        return len({card.type for card in played} - {TYPELESS, MAYHEM}) >= 4
    return trigger.event == TWO_DIFFERENT and len({card.index for card in played if card.type == trigger.type}) >= 2
