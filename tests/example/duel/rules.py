"""The course of a duel, in the order of its rulebook (docs/add-a-game.md)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from conclave.kernel.decision import Ask, Choose, ChooseSome, Option, Prompt, Reply, Together
from conclave.kernel.events import Step
from conclave.kernel.words import Words

from .cards import CARDS, SEATS, Card, picked
from .ring import HAND, Ring
from .sentences import Cast, draw
from .stops import carry_out

PLAN: Final = Prompt("ask-plan", "DU-PLAN-1", secret=True)
CAST: Final = Prompt("ask-cast", "DU-ACT-1")
TARGET: Final = Prompt("ask-target", "DU-CAST-1")
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
            yield from carry_out(ring, Cast(seat, card, target))


def choose_target(ring: Ring, seat: int, card: Card) -> Generator[Ask, Reply, int]:
    """The rival that a spell is aimed at."""
    rivals = ring.rivals(seat)
    if len(rivals) == 1 or not card.aimed:
        return rivals[0]
    answer = yield Choose(seat, TARGET, [SEATS[rival] for rival in rivals], card.thing)
    return picked(answer)[0]


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
