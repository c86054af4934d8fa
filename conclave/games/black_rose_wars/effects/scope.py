"""The roles of an effect: `self` is the mage (or the Rose) who carries it out, `each` the one whom a loop is about.

Whatever else an effect knows (its target, whom it has hit, what set it off) stands in its matter, a `Working`.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import Working
from conclave.kit.effects import EACH as EACH
from conclave.kit.effects import NOBODY, Scope, resolving
from conclave.kit.effects import SELF as SELF

ROLES: Final = ("self", "each")


def effect_of(working: Working) -> Scope:
    """The outermost scope of an effect."""
    return Scope([working.caster, NOBODY], working.card, working)


def working_in(scope: Scope) -> Working:
    """The effect that a scope belongs to."""
    found = resolving(scope, Working)
    assert found is not None
    return found
