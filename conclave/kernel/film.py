"""The film of a game: which events are pictures of the strip in which people follow what others do.

A title declares a `Shot` for each kind of event that is worth a picture; every client draws the same strip from it. Some
kinds begin a picture, the others say what came of the picture before them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.kernel.events import Event
from conclave.kernel.words import Words

# These begin a picture: a deed of `seat`, with the thing in `card` or the cause of the event. A participant without a seat
# stands in `other`, by the name that it has in an outcome.
PLAY: Final = "play"          # something is played or used
ATTACK: Final = "attack"      # it is turned against others; joins the picture of its card
PURCHASE: Final = "purchase"  # something is bought, claimed or taken
PASS: Final = "pass"          # the seat does nothing more
DISCARD: Final = "discard"    # something is given up: a picture only if it is the deed itself, else a result
# These begin a picture as well, but nobody's.
FATE: Final = "fate"          # a card that nobody plays
ROUND: Final = "round"        # a round begins
# No picture: the turn goes over to `seat`. What happens between the last picture and this is housekeeping.
TURN: Final = "turn"
# These are results: what happened to `seat` by the picture before.
DAMAGE: Final = "damage"
DEATH: Final = "death"
REACTION: Final = "reaction"  # a card of `seat` answers; what it does is told by the results after it
DEFENCE: Final = "defence"    # an attack or a loss was avoided, with `card`
REDIRECT: Final = "redirect"  # … and turned against who began it
HEAL: Final = "heal"
POWER: Final = "power"        # what there is to spend in this turn
GAIN: Final = "gain"
LOSS: Final = "loss"          # what was paid or taken away
DRAW: Final = "draw"
DESTROY: Final = "destroy"
TAKE: Final = "take"          # a card or a token comes to `seat`
READY: Final = "ready"        # a thing can be used again
POINTS: Final = "points"

NOBODYS: Final = (FATE, ROUND)
BEGINNINGS: Final = (PLAY, ATTACK, PURCHASE, PASS, DISCARD, *NOBODYS)
RESULTS: Final = (DAMAGE, DEATH, REACTION, DEFENCE, REDIRECT, HEAL, POWER, GAIN, LOSS, DRAW, DESTROY, TAKE, READY, POINTS)
KINDS: Final = (*BEGINNINGS, TURN, *RESULTS)


class Shot:
    """How a kind of event is shown: `amount` and `targets` name the arguments that say how much, and against whom.

    Without `amount`, the number that the event carries besides its sentence is meant.
    """

    __slots__ = ("amount", "kind", "targets")

    def __init__(self, kind: str, amount: str = "", targets: str = "") -> None:
        if kind not in KINDS:
            raise ValueError(f"a picture is one of {', '.join(KINDS)}, not '{kind}'")
        self.kind = kind
        self.amount = amount
        self.targets = targets


Film = Mapping[str, Shot]
UNFILMED: Final[dict[str, Shot]] = {}


def mistake(shot: Shot, event: Event) -> str:
    """Why an event cannot be shown as its shot says; empty if it can."""
    args = dict(event.args)
    somebody = isinstance(args.get("seat"), int) or isinstance(args.get("other"), str)
    if shot.kind not in NOBODYS and not somebody and not shot.targets:
        return f"'{event.key}' does not say whose picture it is"
    if shot.amount and not isinstance(args.get(shot.amount), int | tuple):
        return f"'{event.key}' has no amount '{shot.amount}'"
    if shot.targets:
        listed = args.get(shot.targets)
        if not isinstance(listed, tuple) or not all(_names_a_seat(target) for target in listed):
            return f"'{event.key}' has no seats in '{shot.targets}'"
    return ""


def _names_a_seat(target: object) -> bool:
    return isinstance(target, Words) and isinstance(dict(target.args).get("seat"), int)
