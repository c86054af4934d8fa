"""The state of a game, and what it means that two of them are the same.

`plain` is what saves keep. A state may hold more: what belongs to the step at hand, or what a bot imagines. `differences`
looks at everything, so that a copy that forgets a slot is noticed even if the slot is not saved.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kernel.dice import Dice
from conclave.kernel.events import Args, Event

Plain = dict[str, object]
NOT_OF_ITS_VALUE: Final = ("told", "__dict__", "__weakref__")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that a game is at a moment between steps: plain data and the dice.

    `agenda` is what comes next, the next step first. `told` collects events while somebody listens, and is not part of
    the state's value: a copy starts deaf. A subclass adds slots of its own, or none; it does not name these again.
    """

    __slots__ = ("agenda", "dice", "seats", "told")

    seats: int
    agenda: list[tuple[str, int]]
    dice: Dice
    told: list[Event] | None

    def tell(self, key: str, args: Args, cause: str = "", rule: str = "", reveals: bool = False,
             secret: Args = (), known_to: tuple[int, ...] = (), amount: int = 0) -> None:
        """Tell an event to whoever listens."""
        if self.told is not None:
            self.told.append(Event(key, args, cause, rule, reveals, secret, known_to, amount))

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def copy(self) -> State:
        """An independent copy, made between two steps; nothing mutable is shared."""
        raise NotImplementedError

    def plain(self) -> Plain:
        """The whole state as JSON data, hidden parts included; equal states give equal data."""
        raise NotImplementedError

    def slots(self) -> Plain:
        """Everything that the state holds, by name, whether it is saved or not; without `told`."""
        held: Plain = {}
        for name in _names(self):
            if name not in NOT_OF_ITS_VALUE and hasattr(self, name):
                held[name] = getattr(self, name)
        return held

    def check_between_steps(self) -> None:
        """See that nothing is left over from a step that has ended; RulesBug names what is. `check_game` calls it."""


def _names(thing: object) -> list[str]:
    """The attributes that an object can have: by its slots, as compiled, or in its dictionary."""
    names: list[str] = []
    for part in type(thing).__mro__:
        declared = part.__dict__.get("__mypyc_attrs__", part.__dict__.get("__slots__", ()))
        names += [declared] if isinstance(declared, str) else declared
    return [*names, *getattr(thing, "__dict__", {})]


def differences(one: State, other: State) -> list[str]:
    """The names of all slots, saved or not, in which two states differ.

    An object of a title's own has to define `__eq__` and `__repr__`, unless copies share it by reference.
    """
    mine, theirs = one.slots(), other.slots()
    return sorted([name for name in {**mine, **theirs}
                   if name not in mine or name not in theirs or mine[name] != theirs[name]])


def same(one: State, other: State) -> bool:
    """Whether two states are of one kind and hold the same."""
    return type(one) is type(other) and not differences(one, other)


def fingerprint(state: State) -> str:
    """A hash of all that a state holds, except objects shared by reference; states that are the same have the same."""
    held = [(name, _image(value)) for name, value in sorted(state.slots().items())
            if type(value).__eq__ is not object.__eq__]
    return sha256(repr(held).encode()).hexdigest()[:16]


def _image(value: object) -> object:
    """A value in a form of which equal ones are written alike."""
    if isinstance(value, dict):
        return sorted([(repr(key), _image(part)) for key, part in value.items()], key=repr)
    if isinstance(value, set | frozenset):
        return sorted([repr(part) for part in value])
    if isinstance(value, list | tuple):
        return [_image(part) for part in value]
    return value
