"""Who plays which role in an effect.

Cards name `self`, `each`, `target`, `attacker`, `avoider` and `killer`; the other roles belong to the rules. Nobody is -1.
"""

from __future__ import annotations

from typing import Final

from conclave.kernel.events import Matter
from conclave.kit.effects import EACH as EACH
from conclave.kit.effects import NOBODY as NOBODY
from conclave.kit.effects import SELF as SELF
from conclave.kit.effects import Scope

TARGET: Final = 2
ATTACKER: Final = 3   # who may be hit by a defence
AVOIDER: Final = 4
KILLER: Final = 5
CREDIT: Final = 6     # who is credited with kills
READER: Final = 7     # while an attack is redirected: whose numbers are read, though losses fall on the target
START: Final = 8      # where the order of wizards begins
LEFT_OUT: Final = 9   # who stays out of a mayhem
FORCED: Final = 10    # whom every attack hits instead of its targets
EVENT: Final = "event"  # what triggers and promises bind: the card that set them off
ROLES: Final = ("target", "attacker", "avoider", "killer")  # those that cards name, besides `self` and `each`
# Who plays which role at first in an effect of each seat, the last one of nobody. To be copied: effects begin so often.
BEGINNINGS: Final = [[seat if role in (SELF, ATTACKER, CREDIT, START) else NOBODY for role in range(FORCED + 1)]
                     for seat in (0, 1, 2, 3, 4, NOBODY)]


def effect_of(seat: int, card: int, matter: Matter | None = None) -> Scope:
    """The scope of what a wizard does with a card: attacks and kills are the wizard's own."""
    return Scope(BEGINNINGS[seat].copy(), card, matter)
