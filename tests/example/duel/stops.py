"""The full stop of a sentence: set traps answer what it has dealt, then mages fall."""

from __future__ import annotations

from typing import Final

from conclave.kernel.decision import Arrange, ChooseSome, Prompt
from conclave.kernel.events import Occurrence, Step
from conclave.kit.effects import Scope
from conclave.kit.stops import Declared, FullStops, Response

from .cards import CARDS, picked
from .ring import Ring
from .sentences import DOES, Cast

ANSWER: Final = Prompt("ask-answer", "DU-STOP-1", "trap")
ANSWER_ORDER: Final = Prompt("ask-answer-order", "DU-STOP-2")


class Trap(Response[Ring]):
    """A set trap that answers what its owner has suffered."""

    def __init__(self, owner: int, card: int, suffered: Occurrence) -> None:
        super().__init__(owner, CARDS[card].name, Scope([owner], card, suffered), [], optional=True)
        self.suffered = suffered


class MageStops(FullStops[Ring]):
    """Who answers at a full stop, and what follows (DU-STOP-1 to DU-STOP-3)."""

    def __init__(self) -> None:
        self.asks_idle = True

    def due(self, ring: Ring) -> list[Occurrence]:
        return ring.due

    def order(self, ring: Ring) -> list[int]:
        return ring.standing()

    def responses(self, ring: Ring, happened: list[Occurrence], owner: int) -> list[Response[Ring]]:
        return [Trap(owner, card, one) for one in happened if one.who == owner for card in ring.piles["trap"][owner]
                if CARDS[card].trigger == "hurt" or ring.life[owner] <= 0]

    def asked(self, ring: Ring, happened: list[Occurrence], owner: int) -> bool:
        """Who was hurt and has set traps is asked even if none fits: they lie face down."""
        return bool(ring.piles["trap"][owner]) and any(one.who == owner for one in happened)

    def wanted(self, ring: Ring, happened: list[Occurrence], owner: int, offers: list[Response[Ring]]) -> Declared[Ring]:
        count = next(one.amount for one in happened if one.who == owner)
        fitting = [CARDS[offer.scope.card].pick for offer in offers]
        question = ChooseSome(owner, ANSWER, fitting, 0, len(fitting), "", (("count", count),))
        question.as_window((), matters=bool(fitting))
        answer = yield question
        return [offer for offer in offers if offer.scope.card in picked(answer)]

    def declared(self, ring: Ring, trap: Response[Ring]) -> None:
        """A declared trap is turned up at once."""
        ring.put(trap.scope.card, trap.owner, "trap", "open")
        words = CARDS[trap.scope.card].words
        ring.tell("sprang", (("seat", trap.owner), ("card", words)), "", "DU-STOP-1", True)

    def in_order(self, ring: Ring, owner: int, group: list[Response[Ring]]) -> Declared[Ring]:
        answer = yield Arrange(owner, ANSWER_ORDER, [CARDS[trap.scope.card].pick for trap in group])
        return [trap for card in picked(answer) for trap in group if trap.scope.card == card]

    def stands(self, ring: Ring, trap: Response[Ring]) -> bool:
        return trap.owner not in ring.fallen and not ring.decided()

    def answer(self, ring: Ring, trap: Response[Ring]) -> Step:
        """A trap runs like a spell, against the mage who hurt its owner."""
        assert isinstance(trap, Trap)
        yield from carry_out(ring, Cast(trap.owner, CARDS[trap.scope.card], trap.suffered.by, trap.suffered))

    def aftermath(self, ring: Ring, happened: list[Occurrence]) -> Step:
        """Those fall whom this sentence hurt and who have no life left."""
        for seat in ring.standing():
            if ring.life[seat] <= 0 and any(one.who == seat for one in happened):
                fall(ring, seat)
        yield from ()


STOPS: Final = MageStops()


def carry_out(ring: Ring, cast: Cast) -> Step:
    """One sentence after another, each with all that it causes; then the card is discarded (DU-CAST-1)."""
    for sentence in cast.card.sentences:
        if cast.seat in ring.fallen or ring.decided():
            return
        yield from STOPS.unit(ring, DOES[sentence.op](ring, cast, sentence))
    if cast.seat not in ring.fallen:
        ring.put(cast.card.index, cast.seat, "open", "discard")


def fall(ring: Ring, seat: int) -> None:
    """A mage without life is out, and all his cards are shown (DU-STOP-3)."""
    ring.fallen.append(seat)
    for zone in ("hand", "plan", "trap", "open"):
        for card in ring.piles[zone][seat][:]:
            ring.put(card, seat, zone, "discard")
    ring.tell("fell", (("seat", seat),), "", "DU-STOP-3", True)
