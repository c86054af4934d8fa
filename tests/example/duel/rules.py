"""The course of a duel, in the order of its rulebook (docs/add-a-game.md)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from conclave.kernel.decision import Arrange, Ask, Choose, ChooseSome, Option, Prompt, Reply, Together
from conclave.kernel.events import Step
from conclave.kernel.words import Words

from .cards import CARDS, SEATS, Card, picked
from .ring import HAND, Ring
from .sentences import DOES, Cast, draw
from .wounds import Harm

PLAN: Final = Prompt("ask-plan", "DU-PLAN-1", secret=True)
CAST: Final = Prompt("ask-cast", "DU-ACT-1")
TARGET: Final = Prompt("ask-target", "DU-CAST-1")
ANSWER: Final = Prompt("ask-answer", "DU-STOP-1", "trap")
ANSWER_ORDER: Final = Prompt("ask-answer-order", "DU-STOP-2")
WAIT: Final = Option("wait", Words("pick-wait"))


def plan(ring: Ring) -> Step:
    """All plan at the same time and in secret (DU-PLAN-1)."""
    hands = [(seat, ring.piles["hand"][seat]) for seat in ring.standing() if ring.piles["hand"][seat]]
    sealed = yield Together(tuple([ChooseSome(seat, PLAN, [CARDS[card].pick for card in hand], 1, 2)
                                   for seat, hand in hands]))
    assert isinstance(sealed, tuple)
    for (seat, _), answer in zip(hands, sealed, strict=True):
        for card in picked(answer):
            ring.put(card, seat, "hand", "plan")
        ring.tell("planned", (("seat", seat), ("count", len(picked(answer)))), "", "DU-PLAN-1", True)
    ring.agenda += [("act", seat) for _ in range(2) for seat in ring.standing()] + [("clean", 0)]


def act(ring: Ring, seat: int) -> Step:
    """Cast one planned card, or wait (DU-ACT-1)."""
    planned = ring.piles["plan"][seat]
    if not planned:
        return
    answer = yield Choose(seat, CAST, [*[CARDS[card].pick for card in planned], WAIT])
    for index in picked(answer):
        card = CARDS[index]
        if card.kind == "trap":
            ring.put(index, seat, "plan", "trap")
            ring.tell("set-trap", (("seat", seat),), "", "DU-CAST-2", False, (("card", card.words),), (seat,))
            continue
        ring.put(index, seat, "plan", "open")
        ring.tell("cast", (("seat", seat), ("card", card.words)), "", "DU-CAST-1", True)
        if card.kind == "spell":
            target = yield from choose_target(ring, seat, card)
            yield from carry_out(ring, Cast(seat, card, target, {}))


def choose_target(ring: Ring, seat: int, card: Card) -> Generator[Ask, Reply, int]:
    """The rival that a spell is aimed at."""
    rivals = ring.rivals(seat)
    if len(rivals) == 1 or not card.aimed:
        return rivals[0]
    answer = yield Choose(seat, TARGET, [SEATS[rival] for rival in rivals], card.thing)
    return picked(answer)[0]


def carry_out(ring: Ring, cast: Cast) -> Step:
    """One sentence after another, each with all that it causes; then the card is discarded (DU-CAST-1)."""
    for sentence in cast.card.sentences:
        if cast.seat in ring.fallen or ring.decided():
            return
        cast.harm = {}
        yield from DOES[sentence.op](ring, cast, sentence)
        yield from full_stop(ring, cast.harm)
    if cast.seat not in ring.fallen:
        ring.put(cast.card.index, cast.seat, "open", "discard")


def full_stop(ring: Ring, harm: Harm) -> Step:
    """All declare, then all is carried out, then mages fall (DU-STOP-1 to DU-STOP-3)."""
    declared: list[tuple[int, int]] = []
    for seat in ring.standing():
        if seat in harm and ring.piles["trap"][seat]:
            cards = yield from declare(ring, seat, harm)
            declared += [(seat, card) for card in cards]
    for seat, card in declared:
        if not ring.decided():
            yield from carry_out(ring, Cast(seat, CARDS[card], harm[seat][1], harm))
    for seat in ring.standing():
        if seat in harm and ring.life[seat] <= 0:
            fall(ring, seat)


def declare(ring: Ring, seat: int, harm: Harm) -> Generator[Ask, Reply, list[int]]:
    """The traps that a mage springs now. Who has set some is asked even if none fits: they lie face down."""
    fitting = [CARDS[card].pick for card in ring.piles["trap"][seat]
               if CARDS[card].trigger == "hurt" or ring.life[seat] <= 0]
    question = ChooseSome(seat, ANSWER, fitting, 0, len(fitting), "", (("count", harm[seat][0]),))
    question.as_window((), matters=bool(fitting))
    answer = yield question
    for card in picked(answer):
        ring.put(card, seat, "trap", "open")
        ring.tell("sprang", (("seat", seat), ("card", CARDS[card].words)), "", "DU-STOP-1", True)
    if len(picked(answer)) > 1:
        answer = yield Arrange(seat, ANSWER_ORDER, [CARDS[card].pick for card in picked(answer)])
    return picked(answer)


def fall(ring: Ring, seat: int) -> None:
    """A mage without life is out, and all his cards are shown (DU-STOP-3)."""
    ring.fallen.append(seat)
    for zone in ("hand", "plan", "trap", "open"):
        for card in ring.piles[zone][seat][:]:
            ring.put(card, seat, zone, "discard")
    ring.tell("fell", (("seat", seat),), "", "DU-STOP-3", True)


def clean(ring: Ring) -> Step:
    """Between two rounds (DU-CLEAN-1, DU-CLEAN-2)."""
    for seat in ring.standing():
        for source, target in (("plan", "hand"), ("open", "discard")):
            for card in ring.piles[source][seat][:]:
                ring.put(card, seat, source, target)
        deck = ring.piles["deck"][seat]
        if len(deck) < HAND:
            deck += sorted(ring.piles["discard"][seat])
            ring.piles["discard"][seat] = []
            ring.known[seat] = 0
            ring.dice.shuffle(deck)
        draw(ring, seat, HAND - len(ring.piles["hand"][seat]))
    ring.round += 1
    ring.agenda.append(("plan", 0))
    yield from ()
