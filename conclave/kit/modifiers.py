"""Modifiers as they are printed: which values of a title there are, and how a card says what it changes.

    {mod: speed, n: -1, min: 1}
    {mod: defence, to: friends, within: 1, with_self: true}
    {mod: forbid, what: [move]}

What is in force, and what a value comes to, is told in `standing.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from conclave.kernel.words import Value, Words
from conclave.kit.effects import Condition, Number, Op, S, effect_words
from conclave.kit.language import Fields, Literal, Word

SET: Final = 0    # the layers, in their order; of several values that are set the last one counts
ADD: Final = 1    # increases first, then decreases, those with the highest floor first
TIMES: Final = 2  # all together, rounded once
MOST: Final = 3
LEAST: Final = 4
LAYERS: Final = ("set", "n", "times", "most", "least")
UNSET: Final = -99_999
LOWEST: Final = -999  # of what can stand on a card
ALL: Final = 99_999


class Quality:
    """A value that can be asked for: how low modifiers can take it, and whether a fraction is rounded up."""

    def __init__(self, name: str, low: int = 0, up: bool = False) -> None:
        self.name = name
        self.low = low
        self.up = up


class Mod(Op[S]):
    """A modifier as printed: which values it changes, in which layer, by how much, for whom, and when.

    `copies` counts modifiers of one `name`; without a name, those that are the same printed one. `brings` are modifiers
    that come with this one: what a general skill does, wherever it is printed.
    """

    def __init__(self, fields: Fields[S], table: Qualities, numbers: Sequence[int], layer: int) -> None:
        self.numbers = list(numbers)
        self.layer = layer
        self.brings: list[Mod[S]] = []
        self.n: Number[S] = self._amount(fields)
        self.over = fields.whole("over", 1, 99, 1)
        self.floor = fields.whole("min", LOWEST, ALL, UNSET)
        self.condition: Condition[S] | None = fields.condition("if")
        self.reach = table.reaches.index(fields.one_of("to", table.reaches, "self"))
        self.within = fields.whole("within", 0, ALL, ALL)
        self.with_self = fields.flag("with_self")
        self.copies = fields.whole("copies", 1, ALL, table.copies)
        self.name = fields.text("name", "") or f"#{id(self)}"
        if not fields.blank:
            self._see_that_it_fits(fields)
        fields.say("values", tuple([Words(f"value-{table.values[at].name.replace('_', '-')}") for at in self.numbers]))
        fields.say("layer", LAYERS[self.layer])
        fields.say("n", self.n.words())
        fields.say("count", 0 if self.n.counted else self.n.fixed)
        fields.say("counted", "yes" if self.n.counted else "no")
        fields.say("over", self.over)
        fields.say("bounded", "yes" if self.floor != UNSET else "no")
        fields.say("min", self.floor if self.floor != UNSET else 0)
        fields.say("to", table.reaches[self.reach])
        fields.say("near", "yes" if self.within != ALL else "no")
        fields.say("within", self.within if self.within != ALL else 0)
        fields.say("with_self", "yes" if self.with_self else "no")

    def _amount(self, fields: Fields[S]) -> Number[S]:
        """By how much; the field that says it names the layer of a modifier that adds."""
        if self.layer != ADD:
            return Literal(1 if self.layer == SET else 0)
        named = "n" if fields.has("n") else ""
        found = fields.number("n", 1)
        for other in (SET, TIMES, MOST, LEAST):
            amount = fields.whole(LAYERS[other], LOWEST, ALL, UNSET)
            if amount != UNSET:
                if named:
                    raise fields.wrong(f"a modifier has one amount, not both '{named}' and '{LAYERS[other]}'")
                named = LAYERS[other]
                self.layer, found = other, Literal(amount)
        return found

    def _see_that_it_fits(self, fields: Fields[S]) -> None:
        """Refuse fields that would do nothing."""
        if self.over != 1 and self.layer != TIMES:
            raise fields.wrong("'over' belongs to 'times'")
        if self.floor != UNSET and self.layer != ADD:
            raise fields.wrong("'min' belongs to 'n'")
        if not self.reach and (self.within != ALL or self.with_self):
            raise fields.wrong("'within' and 'with_self' belong to 'to'")

    def words(self) -> Words:
        """What it says on the card, and on which condition."""
        said = Words(self.word, self.args)
        if self.condition is None:
            return said
        args: tuple[tuple[str, Value], ...] = (("condition", self.condition.words()), ("effect", said))
        return Words("mod-if", args)

    @property
    def plain(self) -> bool:
        """Whether it comes to the same at every moment, and to a number that can simply be added up."""
        return (self.condition is None and not self.n.counted and self.floor == UNSET
                and self.layer != TIMES and not self.reach)


class Qualities:
    """The values of a title by number, whom modifiers reach besides their owner, and how many equal ones count."""

    def __init__(self, values: Sequence[Quality], reaches: Sequence[str] = (), copies: int = ALL) -> None:
        self.values = list(values)
        self.numbers = {value.name: at for at, value in enumerate(values)}
        self.reaches = ["self", *reaches]
        self.copies = copies

    def word(self, name: str, *values: str) -> Word[Any]:
        """A word of the family `mod` that changes one value, or several at once."""
        numbers = [self.numbers[value] for value in values or (name,)]
        return Word("mod", name, lambda fields: Mod(fields, self, numbers, ADD), told_by=Mod)

    def permission(self, name: str, layer: int, prefix: str) -> Word[Any]:
        """A word for values that begin alike: SET makes them 1 (may, immune), MOST keeps them at 0 (cannot)."""
        acts = {value.removeprefix(prefix): number for value, number in self.numbers.items() if value.startswith(prefix)}

        def make(fields: Fields[Any]) -> Mod[Any]:
            what = fields.words("what", list(acts))
            return Mod(fields, self, [acts[act] for act in what], layer)
        return Word("mod", name, make, told_by=Mod)


def read_mods(fields: Fields[S], name: str = "mods") -> list[Mod[S]]:
    """A field that lists modifiers, each followed by those that it brings. Their words are an argument of the part."""
    out: list[Mod[S]] = []
    parts = fields.ops(name, "mod")
    for part in parts:
        assert isinstance(part, Mod)
        out += [part, *part.brings]
    fields.say(name, effect_words(parts))
    return out
