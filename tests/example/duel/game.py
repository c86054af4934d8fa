"""Duel as a title of Conclave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from conclave.kernel.decision import ChooseSome, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave
from conclave.kernel.events import Step
from conclave.kernel.game import CardFace, Game, Outcome, Plain, Refusal, State
from conclave.kernel.picks import ENOUGH
from conclave.kernel.words import Words

from . import notation, rules, secrets, stops
from .cards import CARDS, SEATS
from .film import FILM
from .ring import HAND, ZONES, Ring, restore
from .sentences import draw
from .wounds import NO


def ring_of(state: State) -> Ring:
    assert isinstance(state, Ring)
    return state


class Duel(Game):
    def __init__(self) -> None:
        self.title = "duel"
        self.players = (2, 3)
        self.windows = ("trap", "redirect")
        self.film = FILM
        self.text_folder = str(Path(__file__).parent / "text")

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        ring = Ring(seats, dice)
        for seat in range(seats):
            ring.piles["deck"][seat] = list(range(len(CARDS)))
            dice.shuffle(ring.piles["deck"][seat])
            draw(ring, seat, HAND)
        return ring

    def next_step(self, state: State) -> Step | None:
        ring = ring_of(state)
        if ring.decided():
            return None
        step, seat = ring.agenda.pop(0)
        return rules.act(ring, seat) if step == "act" else rules.plan(ring) if step == "plan" else rules.clean(ring)

    def outcome(self, state: State) -> Outcome | None:
        ring = ring_of(state)
        if not ring.decided():
            return None
        left = ring.standing()
        reason = "most-life" if len(left) > 1 else "last-standing" if left else "all-fell"
        best = max([ring.life[seat] for seat in left or range(ring.seats)])
        winners = [seat for seat in range(ring.seats) if ring.life[seat] == best and (seat in left or not left)]
        return Outcome(tuple(winners), tuple(ring.life), reason)

    def view(self, state: State, seat: int | None) -> Plain:
        return secrets.view(ring_of(state), seat)

    def redeal(self, state: State, now: State, seat: int | None, dice: Dice) -> None:
        secrets.redeal(ring_of(state), ring_of(now), seat, dice)

    def restore(self, plain: Plain) -> State:
        try:
            return restore(plain)
        except (KeyError, TypeError, ValueError) as error:
            raise BadSave(f"this is not a duel: {error!r}") from None

    def write_position(self, state: State) -> str:
        return notation.write_position(ring_of(state))

    def read_position(self, line: str) -> State:
        return notation.read_position(line)

    def judge(self, state: State, seat: int) -> float:
        outcome = self.outcome(state)
        if outcome is not None:
            return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        ring = ring_of(state)
        lives = [0 if other in ring.fallen else max(0, ring.life[other]) for other in range(ring.seats)]
        return lives[seat] / (sum(lives) or 1)

    def progress(self, state: State) -> int:
        return ring_of(state).round

    def why_not(self, state: State, decision: Decision) -> Sequence[Refusal]:
        ring, seat = ring_of(state), decision.seat
        if decision.prompt is rules.CAST:
            kept, reason = ring.piles["hand"][seat], Words("why-not-planned")
        elif isinstance(decision, ChooseSome) and decision.prompt is stops.ANSWER:
            kept = [card for card in ring.piles["trap"][seat] if CARDS[card].pick not in decision.options]
            reason = Words("why-not-deadly")
        else:
            return ()
        return [Refusal(CARDS[card].thing, CARDS[card].words, reason) for card in kept]

    def count_pieces(self, state: State) -> Mapping[str, int]:
        everywhere = [card for zone in ZONES for pile in ring_of(state).piles[zone] for card in pile]
        return {card.name: everywhere.count(card.index) for card in CARDS}

    def cards(self) -> Sequence[CardFace]:
        return [CardFace(card.name, card.words, card.kind, (), None, None, card.lines(), (), "design") for card in CARDS]

    def vocabulary(self) -> Sequence[str]:
        seats = [seat.note for seat in SEATS]
        return [ENOUGH, NO.note, rules.WAIT.note, *[card.name for card in CARDS], *seats, *[f"+{note}" for note in seats]]


DUEL: Final = Duel()
