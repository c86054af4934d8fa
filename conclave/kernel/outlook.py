"""What people are shown beside a question: what its answers cost and bring, and the harm that a reaction may avert.

Rules never look at it. A title works it out when a question is written for a person (`Game.outlook`), from what the seat
that is asked may know, so that playouts pay nothing for it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from conclave.kernel.words import NOTHING, Words

BRIGHT: Final = "bright"  # an answer that is given for its own sake
THIN: Final = "thin"      # one that is only a discard or a fallback
QUIET: Final = "quiet"    # one that ends a turn, or does nothing
LIGHTS: Final = (BRIGHT, THIN, QUIET)

WAITS: Final = "waits"            # will be hit unless it answers
ASKED: Final = "asked"            # the one who is asked now
AVOIDED: Final = "avoided"        # has answered, and is not hit
REDIRECTED: Final = "redirected"  # has turned it against who began it
DONE: Final = "done"              # was hit already
FATES: Final = (WAITS, ASKED, AVOIDED, REDIRECTED, DONE)

UNKNOWN: Final = -1000  # what will be left cannot be told


class Change(NamedTuple):
    """A number that changes: `what` is one of the title's resources, `left` how much there will be."""

    what: str
    amount: int
    left: int = UNKNOWN


Part: TypeAlias = "Change | Words"


class Prospect(NamedTuple):
    """What an answer is for (one of LIGHTS), what it costs, and what it brings."""

    light: str = BRIGHT
    price: tuple[Part, ...] = ()
    result: tuple[Part, ...] = ()


class Victim(NamedTuple):
    """One of those whom something threatens: what would happen, or why it does not (`by`)."""

    seat: int
    fate: str
    dies: bool = False
    changes: tuple[Part, ...] = ()
    by: Words = NOTHING


class Threat(NamedTuple):
    """What a reaction answers: the thing behind it, whose deed it is (-1: nobody's), and whom it threatens, in order.

    `outcome` says what the asked seat would suffer, after the number in `amount` if there is one; `notes` say what would
    follow from it.
    """

    thing: str
    card: Words
    seat: int
    victims: tuple[Victim, ...]
    outcome: Words
    amount: int = 0
    notes: tuple[Words, ...] = ()


class Outlook(NamedTuple):
    """All of this about one question; answers that are not listed by their notes are given for their own sake."""

    prospects: tuple[tuple[str, Prospect], ...] = ()
    threat: Threat | None = None


NO_OUTLOOK: Final = Outlook()
