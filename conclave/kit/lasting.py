"""Modifiers that effects give for a while: the operation `modify`, the moments when they end, and how saves keep them.

What an effect promises is a rule of the box with a number of its own. Saves call it `card#n`, the n-th promise of a card,
so that a new card renumbers nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.kernel.errors import BadSave, GoneFromBox, brief
from conclave.kernel.events import Step
from conclave.kernel.plain import is_whole
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, SELF, Op, Rule, Scope
from conclave.kit.language import Fields, Word
from conclave.kit.modifiers import Mod, read_mods
from conclave.kit.standing import M, Modified, Row, touch

MOST_FIGURES: Final = 999
LONGEST: Final = 60  # characters of a name


class Given(Rule):
    """What an effect gives: modifiers. It waits for no event."""

    def __init__(self, mods: Sequence[Mod[Any]]) -> None:
        super().__init__("")
        self.mods = list(mods)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modify(Op[M]):
    """`who` has modifiers until a moment: a moment of the one who gives them, or as long as the card lies there."""

    def __init__(self, fields: Fields[M], moments: Sequence[str]) -> None:
        self.who = fields.who("who", "self")
        self.until = moments.index(fields.one_of("until", moments))
        self.given = Given(read_mods(fields))
        self.asks = True
        if not fields.blank and not self.given.mods:
            raise fields.wrong("'mods' is missing")
        fields.promises.append(self.given)
        fields.say("who", self.who.words())
        fields.say("until", Words(f"until-{moments[self.until].replace('_', '-')}"))

    def apply(self, state: M, scope: Scope) -> None:
        """Give them to everybody named."""
        self._give(state, scope, self.who.find(state, scope))

    def ask(self, state: M, scope: Scope) -> Step:
        """Give them to those who are picked."""
        found = yield from self.who.choose(state, scope)
        self._give(state, scope, found)

    def _give(self, state: M, scope: Scope, found: list[int]) -> None:
        for who in found:
            state.lasting.append((self.given.number, scope.roles[SELF], self.until, scope.card, who))
            touch(state, who)


def modify(name: str, moments: Sequence[str]) -> Word[Any]:
    """The word for `Modify` in a language; `moments` are all the ends that its title knows."""
    return Word("op", name, lambda fields: Modify(fields, moments), told_by=Modify)


def end(state: Modified, until: int = NOBODY, giver: int = NOBODY, card: int = NOBODY, holder: int = NOBODY) -> None:
    """A moment has come, a card has left, a holder is gone: what was given and fits all that is named is over."""
    kept: list[Row] = []
    for row in state.lasting:
        if (until in (NOBODY, row[2]) and giver in (NOBODY, row[1]) and card in (NOBODY, row[3])
                and holder in (NOBODY, row[4])):
            touch(state, row[4])
        else:
            kept.append(row)
    state.lasting = kept


def enter_promises(promises: Sequence[Rule], card: int, name: str, rules: list[Rule]) -> None:
    """Give what a card promises its numbers in a box, whose `rules` are all promises so far, and the names `card#n`."""
    for at, promise in enumerate(promises, 1):
        promise.card = card
        promise.name = f"{name}#{at}"
        promise.number = len(rules)
        rules.append(promise)


def plain_rows(rows: Sequence[Row], rules: Sequence[Rule], moments: Sequence[str],
               cards: Sequence[str]) -> list[list[object]]:
    """What is given, as saves keep it: the promise, the giver, the moment, the card and the holder of each."""
    return [[rules[rule].name, giver, moments[until], cards[card] if card >= 0 else "", holder]
            for rule, giver, until, card, holder in rows]


def read_rows(entries: Sequence[object], rules: Sequence[Rule], moments: Sequence[str],
              cards: Mapping[str, int]) -> list[Row]:
    """What `plain_rows` wrote; GoneFromBox names a card that the box has no more."""
    numbers = {rule.name: rule.number for rule in rules}
    return [_read_row(entry, numbers, moments, cards) for entry in entries]


def _read_row(entry: object, numbers: Mapping[str, int], moments: Sequence[str], cards: Mapping[str, int]) -> Row:
    if not isinstance(entry, list) or len(entry) != 5:
        raise BadSave("'lasting' should list rows of a promise, a giver, a moment, a card and a holder")
    promise, giver, until, card, holder = entry
    if not isinstance(promise, str) or len(promise) > LONGEST:
        raise BadSave(f"'lasting' names something that is no promise: {brief(promise)}")
    if promise not in numbers:
        maker = promise.partition("#")[0]
        if maker and maker not in cards:
            raise GoneFromBox(maker)
        raise BadSave(f"'lasting' names a promise that no card makes: {brief(promise)}")
    if not isinstance(until, str) or until not in moments:
        raise BadSave(f"'lasting' names an unknown moment: {brief(until)}")
    if not isinstance(card, str) or len(card) > LONGEST:
        raise BadSave(f"'lasting' names something that is no component: {brief(card)}")
    if card and card not in cards:
        raise GoneFromBox(card)
    return numbers[promise], _figure(giver), moments.index(until), cards[card] if card else NOBODY, _figure(holder)


def _figure(number: object) -> int:
    if isinstance(number, int) and is_whole(number, NOBODY, MOST_FIGURES):
        return number
    raise BadSave(f"'lasting' names a figure that there is not: {brief(number)}")
