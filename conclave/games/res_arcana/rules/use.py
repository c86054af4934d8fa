"""The use of a power while it is resolved: its scope, and what its costs leave to its effects to remember."""

from __future__ import annotations

from typing import Final

from conclave.kernel.events import Matter
from conclave.kit.effects import NOBODY, Scope

CHOSEN: Final = "chosen"    # what costs bind: the card that was destroyed or discarded,
PAID: Final = "paid"        # the type of a single essence,
X: Final = "x"              # and the number X


def scope_of(seat: int, card: int, matter: Matter | None = None) -> Scope:
    """The scope of what a seat does with a component."""
    return Scope([seat, NOBODY], card, matter)


def remembered(scope: Scope, name: str) -> int:
    """What a cost has bound; -1 if none has."""
    found = scope.recall(name)
    return found[0] if found else -1
