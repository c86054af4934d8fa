"""Target lines, and the operations that name a target or change how it is chosen (BR-TARGET, BR-Q-54)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import FARTHEST, Fields, figures, reach
from conclave.games.black_rose_wars.effects.phrasing import range_args
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.rules.choosing import note_target
from conclave.games.black_rose_wars.state.components import (
    ANY_RANGE,
    ARCHETYPES,
    ON_SELF,
    PRIORITIES,
    SPECIAL,
    TARGET_KINDS,
    Sentences,
    Target,
)
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.words import Value, Words
from conclave.kit.effects import Op, Scope

OWNERS: Final = ("own", "other", "any")
MOST_HEALTH: Final = 20
TARGETS: Final = ("who-target", "room-target-room", "who-target-evocations", "number-target-damage", "number-target-hexes",
                  "number-target-umbras")


def read_target(fields: Fields) -> Target:
    """The target line of a record; without one the caster is the target."""
    kind = TARGET_KINDS.index(fields.one_of("kind", TARGET_KINDS, "self"))
    target = Target(kind, reach(fields), fields.one_of("owner", OWNERS, ""), fields.one_of("archetype", ARCHETYPES, ""),
                    fields.whole("max_health", 1, MOST_HEALTH, 0), fields.one_of("priority", PRIORITIES, ""))
    if not fields.blank and target.reach == ANY_RANGE and not fields.has("range") and kind not in (ON_SELF, SPECIAL):
        raise fields.wrong(f"'range' is missing: 0 to {FARTHEST}, or any")
    fields.close()
    return target


def target_words(target: Target) -> Words:
    """What a target line says."""
    args: list[tuple[str, Value]] = [*range_args(target.reach), ("owner", target.owner or "usual"),
                                     ("archetype", target.archetype or "none"), ("health", target.max_health),
                                     ("priority", target.priority or "none")]
    return Words(f"target-{TARGET_KINDS[target.kind]}", tuple(args))


def uses_target(sentences: Sentences) -> bool:
    """Whether a sentence uses the target, and none names it: only then a trap or protection asks for one (BR-Q-54)."""
    ops = [op for sentence in sentences for op in sentence]
    return not any(isinstance(op, SetTarget) for op in ops) and any(_speaks_of_target(op.words()) for op in ops)


def _speaks_of_target(words: Words) -> bool:
    """Whether the words of an operation speak of the target."""
    if words.key in TARGETS:
        return True
    for _, value in words.args:
        if isinstance(value, Words):
            if _speaks_of_target(value):
                return True
        elif isinstance(value, tuple) and any(_speaks_of_target(part) for part in value):
            return True
    return False


class SetTarget(Op[Table]):
    """A figure becomes the target of the following sentences."""

    def __init__(self, fields: Fields) -> None:
        self.ref = figures(fields, "ref")

    def apply(self, table: Table, scope: Scope) -> None:
        """Name it; nobody is a false target."""
        working = working_in(scope)
        found = self.ref.find(table, scope)
        working.target = found[0] if found else -1
        working.false_target = not found
        place = table.place[working.target] if found else -1
        working.target_room = place if place < ROOMS else -1
        if working.target_room >= 0:
            note_target(table, working)


class Retarget(Op[Table]):
    """Replaces the target line of this side: an enhancement is looked at before a target is chosen (BR-TRAP-17)."""

    def __init__(self, fields: Fields) -> None:
        self.target = read_target(fields.mapping("target", "a target line"))
        fields.say("target", target_words(self.target))

    def apply(self, table: Table, scope: Scope) -> None:
        """The target was chosen by the other line already."""


def retargeted(sentences: Sentences) -> Target | None:
    """The target line that an enhancement puts in the place of the printed one, if it does."""
    for sentence in sentences:
        for op in sentence:
            if isinstance(op, Retarget):
                return op.target
    return None
