"""Standing modifiers: what changes a value, a price, a permission or an identity for as long as it is in force.

A title numbers its *values*. A permission is a value of 0 or 1: «may» sets it to 1, «cannot» keeps it at most 0, and bounds
come after everything else. What is printed on a card is found where the card lies, so nothing is registered when it comes
and nothing is left over when it goes. What an effect gives for a while is a row of `lasting`. An index, shared by copies of
the state, keeps what is in force; conditions and counted amounts are looked at when somebody asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.kernel.errors import RulesBug
from conclave.kernel.state import Plain, State
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, SELF, Scope
from conclave.kit.language import Language
from conclave.kit.modifiers import ADD, ALL, LAYERS, LEAST, MOST, SET, TIMES, UNSET, Mod, Qualities

Row = tuple[int, int, int, int, int]  # of `lasting`: rule, giver, until, card, holder
M = TypeVar("M", bound="Modified")


@mypyc_attr(allow_interpreted_subclasses=True)
class Modified(State):
    """A state in which modifiers are in force.

    `figures` counts those who can have modifiers, seats or figures. `index` is a cache: copies share it, saves leave it
    out.
    """

    __slots__ = ("figures", "index", "lasting")

    figures: int
    index: Index | None
    lasting: list[Row]

    def slots(self) -> Plain:
        """Everything that the state holds; the index follows from the rest."""
        held = super().slots()
        held.pop("index", None)
        return held


class Item:
    """A modifier in force, with its owner and card; as a step of a calculation also its amount and the value after it."""

    __slots__ = ("after", "card", "counts", "mod", "n", "owner")

    def __init__(self, mod: Mod[Any], owner: int, card: int, n: int = 0) -> None:
        self.mod = mod
        self.owner = owner
        self.card = card
        self.n = n
        self.after = 0
        self.counts = True

    def same(self, other: Item) -> bool:
        """Whether both stand for the same modifier of the same card."""
        return self.mod is other.mod and self.owner == other.owner and self.card == other.card


class Entry:
    """What is in force for one value of one figure, and what it comes to if that is the same at every moment."""

    __slots__ = ("add", "fixed", "items", "least", "most", "plain")

    def __init__(self, least: int) -> None:
        self.items: list[Item] = []
        self.plain = True
        self.fixed = UNSET
        self.add = 0
        self.most = ALL
        self.least = least

    def put(self, item: Item) -> None:
        """Add a modifier."""
        mod, n = item.mod, item.mod.n.fixed
        if self.plain:
            self.plain = mod.plain and not self._limited_by(mod)
        self.items.append(item)
        if mod.layer == SET:
            self.fixed = n
        elif mod.layer == ADD:
            self.add += n
        elif mod.layer == MOST:
            self.most = min(self.most, n)
        elif mod.layer == LEAST:
            self.least = max(self.least, n)

    def _limited_by(self, mod: Mod[Any]) -> bool:
        """Whether there is a modifier of the same name, so that they may count only so often."""
        for item in self.items:
            if item.mod.name == mod.name and min(item.mod.copies, mod.copies) != ALL:
                return True
        return False

    def same(self, other: Entry) -> bool:
        """Whether both hold the same modifiers."""
        if len(self.items) != len(other.items):
            return False
        return all(one.same(two) for one, two in zip(self.items, other.items, strict=True))


Entries = dict[int, Entry]  # by value; in a row NOBODY holds the modifiers for others


class Index:
    """What is in force: a row of entries for each figure, the last one for the table, and all modifiers for others."""

    def __init__(self, rows: list[Entries | None]) -> None:
        self.rows = rows
        self.wide: Entries = {}
        self.whole = False


def touch(state: Modified, who: int) -> None:
    """Something came to a figure, left it or stopped working there: a card, a token. Places and wounds change nothing.

    NOBODY is the table. A figure that has come or gone is told in the same way, once `figures` has changed.
    """
    index = state.index
    if index is not None:
        if len(index.rows) != state.figures + 1:
            state.index = None
            return
        rows = index.rows.copy()
        rows[who] = None
        state.index = Index(rows)


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Generic[M]):
    """Answers what a value is now, and why. A title says where modifiers come from, and whom they reach."""

    def __init__(self, table: Qualities, language: Language[M]) -> None:
        self.table = table
        self.language = language

    def sources(self, state: M, who: int) -> list[tuple[int, list[Mod[M]]]]:
        """The cards that lie before a figure and work, each with its modifiers; for NOBODY, those on the table."""
        raise NotImplementedError

    def given(self, state: M, rule: int) -> list[Mod[M]]:
        """The modifiers of a rule that effects give, by its number in a row of `lasting`."""
        return []

    def reaches(self, state: M, mod: Mod[M], owner: int, who: int) -> bool:
        """Whether a modifier for others is for this one: its side, and its distance if it has `within`."""
        return True

    def value(self, state: M, who: int, what: int, base: int, scope: Scope | None = None) -> int:
        """A value now; `base` is what is printed. Conditions see the matter and the card of the scope."""
        index = state.index
        if index is None or not index.whole:
            index = self._filled(state)
        row = index.rows[who]
        entry = row.get(what) if row is not None else None
        if what not in index.wide:
            if entry is None:
                return base
            if entry.plain:
                value = (base if entry.fixed == UNSET else entry.fixed) + entry.add
                return max(entry.least, min(entry.most, value))
        steps = self.why(state, who, what, base, scope)
        return steps[-1].after if steps else base

    def why(self, state: M, who: int, what: int, base: int, scope: Scope | None = None) -> list[Item]:
        """Every step from the printed value to the value now; those that do not count come first."""
        steps = self._in_force(state, who, what, scope)
        if len(steps) > 1:
            held: dict[str, int] = {}
            for step in sorted(steps, key=_strongest_first):
                name = step.mod.name
                held[name] = held.get(name, 0) + 1
                step.counts = held[name] <= step.mod.copies
            steps.sort(key=_order)  # stable: within a layer, in the order of the sources
        quality = self.table.values[what]
        value, before, times, over = base, UNSET, 1, 1
        for step in steps:
            mod, n = step.mod, step.n
            if not step.counts:
                pass
            elif mod.layer == TIMES:
                before = value if before == UNSET else before
                times, over = times * n, over * mod.over
                value = -(-before * times // over) if quality.up else before * times // over
            elif mod.layer == ADD:
                value = value + n if n > 0 else max(value + n, min(value, mod.floor))  # a floor never raises
            elif mod.layer == SET:
                value = n
            else:
                value = min(value, n) if mod.layer == MOST else max(value, n)
            step.after = value
        if steps:
            steps[-1].after = max(quality.low, value)
        return steps

    def _in_force(self, state: M, who: int, what: int, scope: Scope | None) -> list[Item]:
        """The modifiers for a value that hold at this moment, with what they come to."""
        index = self._filled(state)
        row = index.rows[who]
        found: list[Item] = []
        if row is not None and what in row:
            found += row[what].items
        if what in index.wide:
            found += index.wide[what].items
        steps: list[Item] = []
        inner: Scope | None = None
        for item in found:
            mod = item.mod
            if mod.reach and ((item.owner == who and not mod.with_self)
                              or not self.reaches(state, mod, item.owner, who)):
                continue
            n = mod.n.fixed
            if mod.condition is not None or mod.n.counted:
                if inner is None:
                    inner = scope.inner(SELF, who) if scope is not None else self.language.scope(who, NOBODY)
                if mod.condition is not None and not mod.condition.holds(state, inner):
                    continue
                n = mod.n.value(state, inner)
            steps.append(Item(mod, item.owner, item.card, n))
        return steps

    def told(self, state: M, who: int, what: int, base: int, scope: Scope | None = None) -> Words:
        """`speed 5: 4 +1 Boots -1 Slow`: every step with its layer, amount, card and owner; `full` does not count."""
        steps = self.why(state, who, what, base, scope)
        said = tuple([Words(f"why-{LAYERS[step.mod.layer] if step.counts else 'full'}",
                            (("n", step.n), ("card", step.card), ("owner", step.owner))) for step in steps])
        name = self.table.values[what].name.replace("_", "-")
        return Words("why", (("what", Words(f"value-{name}")), ("base", base),
                             ("value", steps[-1].after if steps else base), ("steps", said)))

    def verify(self, state: M) -> None:
        """What is checked between steps: the index is as if it were made anew."""
        kept = self._filled(state)
        state.index = None
        fresh = self._filled(state)
        if len(kept.rows) != len(fresh.rows):
            raise RulesBug("figures came or went without touch()")
        for one, two in zip([*kept.rows, kept.wide], [*fresh.rows, fresh.wide], strict=True):
            assert one is not None
            assert two is not None
            if one.keys() != two.keys() or not all(entry.same(two[what]) for what, entry in one.items()):
                raise RulesBug("modifiers came or went without touch()")

    def _filled(self, state: M) -> Index:
        """The index with everything in it: all of it at first, later the rows that were touched."""
        index = state.index
        if index is None:
            nothing: list[Entries | None] = [None] * (state.figures + 1)
            index = Index(nothing)
            state.index = index
        if not index.whole:
            last = len(index.rows) - 1
            for at in range(last + 1):
                row = index.rows[at]
                if row is None:
                    row = index.rows[at] = self._row(state, at if at < last else NOBODY)
                if NOBODY in row:
                    for item in row[NOBODY].items:
                        self._put(index.wide, item, item.mod.numbers)
            index.whole = True
        return index

    def _row(self, state: M, who: int) -> Entries:
        row: Entries = {}
        items = [Item(mod, who, card) for card, found in self.sources(state, who) for mod in found]
        for given in state.lasting:
            if given[4] == who:
                items += [Item(mod, who, given[3]) for mod in self.given(state, given[0])]
        for item in items:
            self._put(row, item, [NOBODY] if item.mod.reach else item.mod.numbers)
        return row

    def _put(self, entries: Entries, item: Item, numbers: Sequence[int]) -> None:
        for what in numbers:
            if what not in entries:
                entries[what] = Entry(self.table.values[what].low if what >= 0 else 0)
            entries[what].put(item)


def _strongest_first(step: Item) -> int:
    return -abs(step.n)


def _order(step: Item) -> tuple[bool, int, int]:
    """Those that do not count, then the layers; within ADD the increases, then the decreases by their floors."""
    decrease = step.mod.layer == ADD and step.n < 0
    return step.counts, step.mod.layer, -step.mod.floor if decrease else UNSET - 1
