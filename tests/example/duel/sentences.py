"""What each operation of a sentence does: the vocabulary in which cards are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.kernel.decision import Amounts, Arrange, Prompt
from conclave.kernel.events import Occurrence, Step, occur_together

from .cards import CARDS, SEATS, Card, Sentence, picked
from .ring import Ring
from .wounds import SHELTER, Wound

SPREAD: Final = Prompt("ask-spread", "DU-CAST-1")
LOOK: Final = Prompt("ask-look", "DU-CAST-1", secret=True)


class Cast:
    """A card being carried out: by whom, at whom, and what it answers if it is a trap."""

    def __init__(self, seat: int, card: Card, target: int, answers: Occurrence | None = None) -> None:
        self.seat, self.card, self.target, self.answers = seat, card, target, answers


def hurt(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
    """Hurt the target, or all rivals at once, by `count` or by the roll of a `die`."""
    count = sentence.count
    if sentence.die:
        count = 1 + ring.dice.below(sentence.die)
        ring.tell("rolled", (("seat", cast.seat), ("count", count)), "", "DU-CAST-1", True)
    victims = [cast.target] if sentence.whom == "target" else ring.rivals(cast.seat)
    yield from occur_together([Wound(ring, cast.seat, victim, count) for victim in victims], SHELTER)


def spread(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
    """Share `count` damage out among your rivals."""
    rivals, count = ring.rivals(cast.seat), sentence.count
    slots = [SEATS[rival] for rival in rivals]
    question = Amounts(cast.seat, SPREAD, slots, (0,) * len(slots), (count,) * len(slots), count, count)
    answer = question.forced() or (yield question)
    assert isinstance(answer, tuple)
    yield from occur_together([Wound(ring, cast.seat, rival, part) for rival, part
                               in zip(rivals, answer, strict=True) if isinstance(part, int) and part], SHELTER)


def heal(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
    """Gain `count` life."""
    ring.life[cast.seat] += sentence.count
    ring.tell("healed", (("seat", cast.seat), ("count", sentence.count)), "", "DU-CAST-1")
    yield from ()


def ignore(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
    """Take back up to `count` of what the answered sentence dealt to you (DU-STOP-4)."""
    assert cast.answers is not None
    count = min(sentence.count, cast.answers.amount)
    cast.answers.amount -= count
    ring.life[cast.seat] += count
    ring.tell("ignored", (("seat", cast.seat), ("count", count)), "", "DU-STOP-4")
    yield from ()


def look(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
    """Look at the top `count` cards of your deck and put them back in any order."""
    deck = ring.piles["deck"][cast.seat]
    seen = deck[:-sentence.count - 1:-1]
    ring.known[cast.seat] = max(ring.known[cast.seat], len(seen))
    ring.tell("looked", (("seat", cast.seat), ("count", len(seen))), "", "DU-CAST-1", True,
              (("cards", tuple([CARDS[card].words for card in seen])),), (cast.seat,))
    if len(seen) > 1:
        order = yield Arrange(cast.seat, LOOK, [CARDS[card].pick for card in seen])
        deck[-len(seen):] = picked(order)[::-1]


def draw(ring: Ring, seat: int, count: int) -> None:
    """Take cards from the top of the own deck, as far as it goes."""
    deck = ring.piles["deck"][seat]
    drawn = [deck.pop() for _ in range(min(count, len(deck)))]
    ring.piles["hand"][seat] += drawn
    ring.known[seat] = max(0, ring.known[seat] - len(drawn))
    ring.tell("drew", (("seat", seat), ("count", len(drawn))), "", "DU-CLEAN-2", True,
              (("cards", tuple([CARDS[card].words for card in drawn])),), (seat,))


def draw_some(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
    """Draw `count` cards."""
    draw(ring, cast.seat, sentence.count)
    yield from ()


DOES: Final[dict[str, Callable[[Ring, Cast, Sentence], Step]]] = {
    "draw": draw_some, "heal": heal, "hurt": hurt, "ignore": ignore, "look": look, "spread": spread}
