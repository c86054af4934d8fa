"""What a seat knows as numbers, declared feature by feature; where each number stands and what it is called follows.

    ENCODING = Encoding(
        seats=4,
        table=(Number("round"), Names("market", CARDS), IsMe("begins", "first")),
        own=(Names("my hand", CARDS, "hand"),),
        seat=(Present(), Number("life"), Sizes("size", ("hand", "deck"))),
        question=(*usual(PROMPTS, THINGS), Chosen("chosen so far", CARDS)),
    )

Features read the view of a seat, never the state: those of the `table` all of it, those of `own` what it shows of the seat
itself, and those of a `seat` the same of everybody, from the seat itself clockwise. The features of the `question` read the
open question and the picks so far. What is not there is zero. Most numbers are given in tenths, so that they are small.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from conclave.kernel.decision import FORMS, Decision, Place
from conclave.kernel.picks import Picks
from conclave.kit.state import NOBODY, Declared

TENTH: Final = 0.1
AROUND: Final = ("me", "next", "second next", "third next", "fourth next", "fifth next")

Shown = Mapping[str, Any]  # JSON data: a view, or what it shows of a seat


class Numbers(Protocol):
    """What the numbers are written to: a row of zeros."""

    def __getitem__(self, at: int, /) -> Any:
        """A number."""  # Any: numpy has numbers of its own

    def __setitem__(self, at: int, number: float, /) -> None:
        """Write a number."""


def around(seat: int, seats: int) -> list[int]:
    """The seats clockwise, from this one on.

    >>> around(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + step) % seats for step in range(seats)]


class Part:
    """A run of numbers in the layout: one number, or one for each of several `parts`."""

    def __init__(self, name: str, parts: Sequence[str] | None = None) -> None:
        self.name = name
        self.parts = parts
        self.index = {part: at for at, part in enumerate(parts or ())}

    def names(self, whose: str = "") -> list[str]:
        """What the numbers are called, in order."""
        name = f"{whose}: {self.name}" if whose else self.name
        return [name] if self.parts is None else [f"{name}: {part}" for part in self.parts]


class Feature(Part):
    """Something that a view shows under `keys`, which is the name where no other key is given."""

    of_table = False  # whether a feature of a seat reads what the view shows of the table

    def __init__(self, name: str, parts: Sequence[str] | None = None, *keys: str) -> None:
        super().__init__(name, parts)
        self.keys = keys or (name,)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write its numbers, which begin at a place: out of what is `shown` of the table or of this seat in the view."""
        raise NotImplementedError


class Number(Feature):
    """A number, in tenths unless its `scale` is another; with `parts` one number of a mapping for each of them."""

    def __init__(self, name: str, key: str = "", within: str = "", scale: float = TENTH,
                 parts: Sequence[str] | None = None) -> None:
        super().__init__(name, parts, key or name)
        self.within = within
        self.scale = scale

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write the number, or all of them."""
        value = shown[self.keys[0]]
        if self.within:
            value = value[self.within]
        if self.parts is None:
            out[at] = value * self.scale
        else:
            for part, number in value.items():
                out[at + self.index[part]] = number * self.scale


class Sizes(Feature):
    """Several numbers that a view shows side by side, in tenths: each under its own key. Of a list, its length."""

    def __init__(self, name: str, keys: Sequence[str]) -> None:
        super().__init__(name, keys, *keys)

    def names(self, whose: str = "") -> list[str]:
        """What the numbers are called: of a seat without a name in between if there is none."""
        return [": ".join([word for word in (whose, self.name, key) if word]) for key in self.keys]

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write each number."""
        for place, key in enumerate(self.keys, at):
            value = shown[key]
            out[place] = (len(value) if isinstance(value, list) else value) * TENTH


class OneOf(Feature):
    """Which of several words something is, if it is any."""

    def __init__(self, name: str, parts: Sequence[str], key: str = "") -> None:
        super().__init__(name, parts, key or name)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Mark the word."""
        if shown[self.keys[0]]:
            out[at + self.index[shown[self.keys[0]]]] = 1


class Names(Feature):
    """How many of each name lie in one pile or several, as far as they are shown."""

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count the names."""
        index = self.index
        for key in self.keys:
            held = shown.get(key)
            if held and not isinstance(held, int):  # the size of a pile whose cards are not shown
                for name in held:
                    out[at + index[name]] += 1


class FromTheTop(Feature):
    """Names in their order: the first counts 1, the next a half, a third and so on; an empty name is not known."""

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count each name by its depth."""
        for depth, name in enumerate(shown.get(self.keys[0], ())):
            if name:
                out[at + self.index[name]] += 1 / (1 + depth)


class Players(Feature):
    """How many play."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__("players", [str(seats) for seats in range(low, high + 1)], "seats")

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Mark the number."""
        out[at + self.index[str(len(view["seats"]))]] = 1


class MySeat(Feature):
    """Which seat looks."""

    def __init__(self, seats: int) -> None:
        super().__init__("my seat", [str(seat) for seat in range(seats)], "seat")

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Mark the seat."""
        out[at + seat] = 1


class Present(Feature):
    """Whether anybody sits there."""

    def __init__(self) -> None:
        super().__init__("present", None, "seat")

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Somebody does, or nothing would be written."""
        out[at] = 1


class IsIt(Feature):
    """Whether a seat is the one that the view names under the key, or one of those."""

    of_table = True

    def __init__(self, name: str, key: str) -> None:
        super().__init__(name, None, key)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Mark whether it is."""
        held = view[self.keys[0]]
        out[at] = seat in held if isinstance(held, list) else seat == held


class OfSeats(Feature):
    """A number that the view has in a list by seat, as it is."""

    of_table = True

    def __init__(self, name: str, key: str) -> None:
        super().__init__(name, None, key)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write the number of the seat."""
        out[at] = view[self.keys[0]][seat]


class Asked(Part):
    """Something about the open question and the picks so far."""

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Write its numbers, which begin at a place."""
        raise NotImplementedError


class Said(Asked):
    """A number of the question, which a function tells."""

    def __init__(self, name: str, tells: Callable[[Decision, Picks], float]) -> None:
        super().__init__(name)
        self.tells = tells

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Write the number."""
        out[at] = self.tells(decision, picks)


class Which(Asked):
    """Which of several words something about the question is, as a function tells; none if the word is empty."""

    def __init__(self, name: str, parts: Sequence[str], tells: Callable[[Decision], str]) -> None:
        super().__init__(name, parts)
        self.tells = tells

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Mark the word."""
        word = self.tells(decision)
        if word:
            out[at + self.index[word]] = 1


class Chosen(Asked):
    """The options that are picked already: the first counts 1, the next a half, a third and so on."""

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Count what is picked."""
        for place, option in enumerate(picks.chosen):
            if option.note in self.index:
                out[at + self.index[option.note]] = 1 / (1 + place)


class NextSlot(Asked):
    """Which slot of a question for places is filled next."""

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Mark the slot."""
        if isinstance(decision, Place) and picks.slot < len(decision.slots):
            out[at + self.index[decision.slots[picks.slot].note]] = 1


class Filled(Asked):
    """Which slots of a question for places are filled already; what lies in them, in this order, says `Chosen`."""

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Mark the slots."""
        for slot, _ in picks.placed:
            out[at + self.index[slot.note]] = 1


def usual(prompts: Sequence[str], things: Mapping[str, str], forms: Sequence[str] = FORMS[:4]) -> tuple[Asked, ...]:
    """What every question has: its form, its prompt, the thing that it comes from, how many it asks for.

    A title that asks for places names all `FORMS`; the others keep the features that they had before there was this form.
    """
    return (Said("asked", lambda decision, picks: 1.0), Which("form", forms, lambda decision: decision.form),
            Which("prompt", prompts, lambda decision: decision.prompt.key),
            Which("source", list(things.values()), lambda decision: things.get(decision.about, "")),
            Said("count asked for", lambda decision, picks: _count_of(decision) * TENTH))


def _count_of(decision: Decision) -> int:
    for name, value in decision.args:
        if name == "count" and isinstance(value, int):
            return value
    return 0


P = TypeVar("P", bound=Part)


class Encoding:
    """The features of a title in their order, each at its place: a layout for as many seats as there can be.

    `left_out` says of what a view shows beside them why no feature is needed.
    """

    def __init__(self, seats: int, table: Sequence[Feature], own: Sequence[Feature], seat: Sequence[Feature],
                 question: Sequence[Asked], left_out: Mapping[str, str] | None = None) -> None:
        self.names: list[str] = []
        self.left_out = left_out or {}
        self.keys = {(feature.of_table, key) for feature in (*own, *seat) for key in feature.keys}
        self.keys |= {(True, key) for feature in table for key in feature.keys}
        self.table = self._placed(table)
        self.own = self._placed(own)
        self.seats = [self._placed(seat, who) for who in AROUND[:seats]]
        self.question = self._placed(question)

    def _placed(self, parts: Sequence[P], whose: str = "") -> list[tuple[P, int]]:
        placed: list[tuple[P, int]] = []
        for part in parts:
            placed.append((part, len(self.names)))
            self.names += part.names(whose)
        return placed

    def unsaid(self, declared: Declared) -> set[str]:
        """What views show of a state and no feature says, by the names of views."""
        return {field.shown for field in declared.fields
                if field.seen != NOBODY and (not field.by_seat, field.shown) not in self.keys}

    def write_view(self, out: Numbers, view: Shown, seat: int) -> None:
        """Everything but the question."""
        seats = view["seats"]
        for feature, at in self.table:
            feature.write(out, at, view, view, seat)
        for feature, at in self.own:
            feature.write(out, at, seats[seat], view, seat)
        for who, placed in zip(around(seat, len(seats)), self.seats, strict=False):
            shown = seats[who]
            for feature, at in placed:
                feature.write(out, at, shown, view, who)

    def write_question(self, out: Numbers, decision: Decision, picks: Picks) -> None:
        """The open question of the seat, and its picks so far."""
        for asked, at in self.question:
            asked.write(out, at, decision, picks)
