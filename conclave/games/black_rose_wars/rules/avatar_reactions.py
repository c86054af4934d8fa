"""The top order of The Possessed as an activated trap or protection (BR-AVATAR-16 to BR-AVATAR-18)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import ORDER, Happened, Working
from conclave.games.black_rose_wars.rules.answering import Answer
from conclave.games.black_rose_wars.state.components import COMBAT, ROSE, SUFFERS_DAMAGE
from conclave.games.black_rose_wars.state.model import Table

WORKS_IN = ("action", "evocation")  # activated cards exist only from the action phase to clean-up (BR-TRAP-18)


def reaction(table: Table, now: list[Happened]) -> list[Answer]:
    """The reaction of the top order, if its symbol waits for this; it is always used, once (BR-AVATAR-17, BR-Q-49)."""
    if not table.has_avatar or not table.order_deck or table.phase not in WORKS_IN:
        return []
    card = table.box.order(table.order_deck[-1])
    if not card.back_event:
        return []
    for one in now:
        if one.event == card.back_event and one.who == ROSE and answerable(one, card.back_type):
            piece = table.order_deck.pop()
            table.secrets.turn_up(piece)
            table.order_memories.append(piece)
            table.orders += 1  # BR-AVATAR-18
            if table.told is not None:
                table.tell("order-answers", (("card", card.words),), card.thing, "BR-AVATAR-17", True)
            working = Working(ORDER, ROSE, card.index)
            working.type = card.back_type
            working.trigger = one
            return [Answer(ROSE, working, card.reaction, True)]
    return []


def answerable(one: Happened, type_: int) -> bool:
    """Whether a reaction of a type may answer: damage that forbids it, spells that are no combat spells."""
    if one.event == SUFFERS_DAMAGE:
        return one.wound is None or type_ not in one.wound.no_answer
    return one.type == COMBAT
