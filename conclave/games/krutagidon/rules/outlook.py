"""What people are shown beside a question: prices, what comes of an answer, and the attack that a defence answers."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.effects.attacks import ShareOfAttack
from conclave.games.krutagidon.effects.power_and_life import Nothing
from conclave.games.krutagidon.effects.scope import ATTACKER, CREDIT, effect_of
from conclave.games.krutagidon.rules.acquiring import price_of
from conclave.games.krutagidon.rules.scoring import card_points
from conclave.games.krutagidon.rules.turns import ACT
from conclave.games.krutagidon.state.model import (
    BUY_FAMILIAR,
    END_TURN,
    HARMLESS,
    NO_MOVE,
    PLAY,
    START_LIFE,
    USE,
    Card,
    Move,
    Table,
)
from conclave.kernel.decision import Choose, Decision
from conclave.kernel.outlook import (
    ASKED,
    AVOIDED,
    DONE,
    NO_OUTLOOK,
    QUIET,
    REDIRECTED,
    THIN,
    WAITS,
    Change,
    Outlook,
    Part,
    Prospect,
    Threat,
    Victim,
)
from conclave.kernel.words import NOTHING, Words
from conclave.kit.effects import outlook_of

AVOIDS: Final = Words("outlook-avoid")
DIES: Final = Words("outlook-die")
SUFFERS: Final = Words("outlook-suffer")
DISCARDS: Final = Words("outlook-discards-it")


def outlook(table: Table, decision: Decision) -> Outlook:
    """For an action: what each costs and brings. For a defence: the attack, and what each defence does."""
    if decision.prompt is ACT and isinstance(decision, Choose):
        return Outlook(tuple([(option.note, _prospect(table, decision.seat, option))
                              for option in decision.options if isinstance(option, Move)]))
    share = decision.matter
    if isinstance(share, ShareOfAttack) and isinstance(decision, Choose):
        threat = _threat(table, share)
        prospects: list[tuple[str, Prospect]] = []
        for option in decision.options:
            if option is NO_MOVE:
                prospects.append((option.note, _suffering(table, share)))
            elif isinstance(option, Move):
                result = (AVOIDS, *share.outlook_of_defence(table.box.cards[option.at]))
                prospects.append((option.note, Prospect(price=(DISCARDS,), result=result)))
        return Outlook(tuple(prospects), threat)
    return NO_OUTLOOK


def _suffering(table: Table, share: ShareOfAttack) -> Prospect:
    """What comes of no defence: the numbers; the words of the attack stand beside the question."""
    lost = tuple([part for part in share.outlook() if isinstance(part, Change)])
    if _dies(table, share):
        return Prospect(QUIET, lost, (DIES,))
    return Prospect(QUIET, lost, () if lost else (SUFFERS,))


def _prospect(table: Table, seat: int, move: Move) -> Prospect:
    """What an action of one's turn costs and brings."""
    if move.verb == END_TURN:
        return Prospect(QUIET)
    if move.verb == HARMLESS:
        return Prospect()
    card = table.box.cards[move.at]
    if move.verb == PLAY:
        empty = all(isinstance(op, Nothing) for op in card.play)
        return Prospect(THIN) if empty else Prospect(result=_changes(table, seat, card))
    if move.verb == USE:
        power = card.life_power
        assert power is not None
        scope = effect_of(seat, card.index)
        return Prospect(price=(Change("life", -power.life, table.life[seat] - power.life),),
                        result=outlook_of(table, scope, power.ops))
    price = card.cost if move.verb == BUY_FAMILIAR else price_of(table, seat, card)
    points = _points(table, seat, card)
    return Prospect(price=(Change("power", -price, table.available() - price),),
                    result=(Change("points", points),) if points else ())


def _changes(table: Table, seat: int, card: Card) -> tuple[Part, ...]:
    """The numbers that playing a card changes for certain; the rest stands on the card."""
    return tuple([part for part in outlook_of(table, effect_of(seat, card.index), card.play) if isinstance(part, Change)])


def _points(table: Table, seat: int, card: Card) -> int:
    """What a card is worth to a wizard now; what depends on the other cards of its owner is not told."""
    return 0 if card.formula is not None and card.formula.card else card_points(table, card, len(table.tokens[seat]), [])


def _threat(table: Table, share: ShareOfAttack) -> Threat:
    card = table.box.cards[share.scope.card]
    suffered = share.outlook()
    lost = _lost(suffered)
    also = tuple([part for part in suffered if isinstance(part, Words)])
    notes: list[Words] = []
    if _dies(table, share):
        outcome = Words("threat-dies", (("count", lost),))
        notes = _after_death(table, share)
    elif lost:
        outcome = Words("threat-damage", (("count", lost),))
    else:
        outcome = Words("threat-effects", (("effects", also),))
    if lost and also:
        notes.append(Words("threat-effects", (("effects", also),)))
    victims = tuple([_victim(table, other, share) for other in share.attack.shares if isinstance(other, ShareOfAttack)])
    return Threat(card.thing, card.words, share.scope.roles[ATTACKER], victims, outcome, lost, tuple(notes))


def _after_death(table: Table, share: ShareOfAttack) -> list[Words]:
    """What a death brings: a token, a new life, the prize for the killer, and perhaps the end (KR-DEATH-10)."""
    notes = [Words("threat-token" if table.dead_pile else "threat-no-token", (("life", START_LIFE),))]
    killer = share.scope.roles[CREDIT]
    if killer >= 0 and killer != share.target and table.prize != killer:
        notes.append(Words("threat-prize", (("seat", killer),)))
    if len(table.dead_pile) == 1:
        notes.append(Words("threat-last-token"))
    return notes


def _victim(table: Table, share: ShareOfAttack, asked: ShareOfAttack) -> Victim:
    """One of the targets, as things stand."""
    if share.avoided:
        by = table.box.cards[share.by].words if share.by >= 0 else NOTHING
        return Victim(share.target, REDIRECTED if share.redirected else AVOIDED, by=by)
    if share.done:
        return Victim(share.target, DONE)
    return Victim(share.target, ASKED if share is asked else WAITS, _dies(table, share), share.outlook())


def _lost(suffered: tuple[Part, ...]) -> int:
    return -sum([part.amount for part in suffered if isinstance(part, Change)])


def _dies(table: Table, share: ShareOfAttack) -> bool:
    return _lost(share.outlook()) >= table.life[share.target]
