"""A made-up title for the tests of modifiers: captains 0 to 3 against pirates, all on one line of cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.kernel.content import read_text
from conclave.kernel.dice import Dice
from conclave.kernel.events import Matter
from conclave.kit.effects import NOBODY, SELF, Condition, Number, Op, Rule, Scope, Selector
from conclave.kit.language import Fields, Language, Literal, Word, verb
from conclave.kit.lasting import Given, enter_promises, modify
from conclave.kit.modifiers import ALL, LEAST, MOST, SET, Mod, Qualities, Quality, read_mods
from conclave.kit.standing import Modified, Standing

CAPTAINS: Final = 4
MOMENTS: Final = ("turn", "feat", "effect", "card", "voyage")
TURN, FEAT, EFFECT, CARD, VOYAGE = range(5)
TARGET: Final = 2
VALUES: Final = Qualities(
    [Quality(name) for name in ("speed", "aim", "guns", "hull", "armour", "toll", "price", "hands", "flag",
                                "may-sail", "may-board", "may-slip_by", "immune-fire", "skill-shield", "skill-guard",
                                "skill-plates", "has-spyglass")]
    + [Quality("guns_against", -9), Quality("strength", 1, up=True), Quality("catch")], ("friends", "foes", "all"))
CARDS: Final = """
- {id: oars, mods: [{mod: speed}, {mod: aim}]}
- {id: leak, mods: [{mod: speed, n: -1, min: 1, copies: 2}]}
- {id: cracked_mast, mods: [{mod: speed, n: -2, min: 0}]}
- {id: anchor, mods: [{mod: forbid, what: [sail]}, {mod: speed, most: 0}]}
- {id: tow_rope, mods: [{mod: speed, least: 1}]}
- {id: squires_shield, mods: [{mod: skill, skill: shield}]}
- {id: buckler, mods: [{mod: skill, skill: shield}]}
- {id: bulwark, mods: [{mod: skill, skill: guard}]}
- {id: thin_plates, mods: [{mod: skill, skill: plates, x: 1}]}
- {id: thick_plates, mods: [{mod: skill, skill: plates, x: 3}]}
- {id: chapel, mods: [{mod: defence, to: friends, within: 2, with_self: true}]}
- {id: siren, mods: [{mod: aim, n: -1, to: foes, within: 3}]}
- {id: frenzy, mods: [{mod: guns, n: 2, if: {half_sunk: {}}}]}
- {id: grudge, mods: [{mod: guns, n: {per: wounds}}]}
- {id: fog, mods: [{mod: aim, most: 2, to: all}]}
- {id: storm, mods: [{mod: guns, n: -1, to: all}]}
- {id: rain, mods: [{mod: immune, what: [fire], to: all, if: {in_the_open: {}}}]}
- {id: spyglass, mods: [{mod: keyword, what: [spyglass]}]}
- {id: quartermaster, mods: [{mod: toll, n: -1, min: 1}]}
- {id: pilot, mods: [{mod: toll, n: -2, min: 0}]}
- {id: customs, mods: [{mod: toll, n: 2}]}
- {id: merchant, mods: [{mod: price, n: -1, min: 1, if: {buys: spice}}]}
- {id: feast, mods: [{mod: catch, times: 2}]}
- {id: famine, mods: [{mod: catch, times: 1, over: 3}]}
- {id: truce, mods: [{mod: strength, times: 3, over: 4, to: all}]}
- {id: red_flag, mods: [{mod: flag, set: 7}]}
- {id: no_flag, mods: [{mod: flag, set: -1}]}
- {id: white_flag, mods: [{mod: flag, set: 9, to: friends}]}
- {id: flat_calm, mods: [{mod: speed, set: 2}]}
- {id: songbook, mods: [{mod: hands, name: song, copies: 1}]}
- {id: long_songbook, mods: [{mod: hands, n: 3, name: song, copies: 1}]}
- {id: hold_fast, do: [{op: modify, until: feat, mods: [{mod: skill, skill: plates, x: 2}, {mod: skill, skill: guard}]}]}
- {id: chain_shot, do: [{op: modify, who: target, until: turn, mods: [{mod: guns, n: -1, min: 0, copies: 1}]}]}
- {id: smoke, do: [{op: modify, who: near, until: turn, mods: [{mod: guns_against, n: -1, if: {far: {}}}]}]}
- {id: stealth, do: [{op: modify, until: voyage, mods: [{mod: allow, what: [slip_by]}]}]}
- {id: ramming, do: [{op: push, who: target, n: 5}, {op: burn, who: target, n: 2}]}
- {id: might, do: [{op: modify, until: card, mods: [{mod: strength, n: 2}]}]}
- id: war_drums
  do: [{op: modify, who: target, until: effect, mods: [{mod: strength, n: 2}]},
       {op: modify, until: turn, mods: [{mod: guns}, {mod: siren_song, within: 2, to: foes}]}]
"""
SKILLS: Final = """
- {id: shield, mods: [{mod: armour, copies: 1}]}
- {id: guard, mods: [{mod: armour, to: friends, within: 1, copies: 1}]}
- {id: plates, mods: []}
"""


class Cargo(Matter):
    """What is being bought."""

    def __init__(self, name: str, distance: int = 0) -> None:
        super().__init__(None)
        self.name = name
        self.distance = distance


class Harbour(Modified):
    """Cards by figure and on the table, cells, wounds and those who have sunk."""

    __slots__ = ("cell", "laid", "play", "sunk", "wounds")

    def __init__(self, play: list[list[int]], laid: list[int]) -> None:
        self.seats = CAPTAINS
        self.agenda = []
        self.dice = Dice(1, 0)
        self.told = None
        self.play = play
        self.laid = laid
        self.figures = len(play)
        self.cell = [10 * at for at in range(len(play))]
        self.wounds = [0] * len(play)
        self.sunk = [False] * len(play)
        self.lasting = []
        self.index = None

    def copy(self) -> Harbour:
        twin = Harbour([pile.copy() for pile in self.play], self.laid.copy())
        twin.cell = self.cell.copy()
        twin.wounds = self.wounds.copy()
        twin.sunk = self.sunk.copy()
        twin.lasting = self.lasting.copy()
        twin.index = self.index
        return twin


class Card:
    """A card as printed."""

    def __init__(self, fields: Fields[Harbour]) -> None:
        self.name = fields.text("id")
        self.mods = read_mods(fields)
        self.ops = fields.ops("do")
        self.promises = fields.promises
        fields.close()


class When(Condition[Harbour]):
    """A condition that is a function."""

    def __init__(self, test: Callable[[Harbour, Scope], bool]) -> None:
        self.test = test

    def holds(self, state: Harbour, scope: Scope) -> bool:
        return self.test(state, scope)


class Buys(Condition[Harbour]):
    """What is bought is called so."""

    def __init__(self, fields: Fields[Harbour]) -> None:
        self.cargo = fields.text("buys")
        fields.say("cargo", self.cargo)

    def holds(self, state: Harbour, scope: Scope) -> bool:
        return isinstance(scope.matter, Cargo) and scope.matter.name == self.cargo


class Near(Selector[Harbour]):
    """Whoever is beside the one who acts, and the one who acts."""

    def find(self, state: Harbour, scope: Scope) -> list[int]:
        here = state.cell[scope.roles[SELF]]
        return [who for who in range(state.figures) if abs(state.cell[who] - here) <= 1]


class Wounds(Number[Harbour]):
    """The wounds of whoever is asked about."""

    def __init__(self, fields: Fields[Harbour]) -> None:
        fields.one_of("per", ("wounds",))

    def value(self, state: Harbour, scope: Scope) -> int:
        return state.wounds[scope.roles[SELF]]


class Skill(Mod[Harbour]):
    """A general skill: of several X the highest counts, and what it does counts once."""

    def __init__(self, fields: Fields[Harbour]) -> None:
        name = fields.one_of("skill", sorted(skills) or ["shield"])
        x = fields.whole("x", 1, 9, 1)
        super().__init__(fields, VALUES, [VALUES.numbers[f"skill-{name}"]], LEAST)
        self.n = Literal(x)
        self.brings = skills.get(name, [])
        fields.say("skill", name)
        fields.say("x", x)


skills: dict[str, list[Mod[Harbour]]] = {}


def when(name: str, test: Callable[[Harbour, Scope], bool]) -> Word[Harbour]:
    """A word for a condition without fields."""
    def make(fields: Fields[Harbour]) -> When:
        fields.mapping(name)
        return When(test)
    return Word("if", name, make)


def burn(state: Harbour, scope: Scope, who: int, n: int) -> None:
    """Burn somebody who is not immune at this moment."""
    if not SEA.value(state, who, VALUES.numbers["immune-fire"], 0, scope):
        state.wounds[who] += n


def push(state: Harbour, scope: Scope, who: int, n: int) -> None:
    """Push somebody along the line."""
    state.cell[who] += n


class Sea(Standing[Harbour]):
    """Cards work until their figure sinks. What lies on the table is on the side of the captains."""

    def __init__(self) -> None:
        super().__init__(VALUES, LANGUAGE)
        self.box: list[Card] = []
        self.rules: list[Rule] = []

    def sources(self, state: Harbour, who: int) -> list[tuple[int, list[Mod[Harbour]]]]:
        cards = state.laid if who == NOBODY else state.play[who] if not state.sunk[who] else []
        return [(card, self.box[card].mods) for card in cards]

    def given(self, state: Harbour, rule: int) -> list[Mod[Harbour]]:
        found = self.rules[rule]
        assert isinstance(found, Given)
        return found.mods

    def reaches(self, state: Harbour, mod: Mod[Harbour], owner: int, who: int) -> bool:
        side = self.table.reaches[mod.reach]
        if side != "all" and (side == "friends") != ((owner < CAPTAINS) == (who < CAPTAINS)):
            return False
        return mod.within == ALL or (owner >= 0 and abs(state.cell[owner] - state.cell[who]) <= mod.within)

    def number(self, name: str) -> int:
        """A card by its name."""
        return [card.name for card in self.box].index(name)


LANGUAGE: Final[Language[Harbour]] = Language(("target",), (), [
    *[VALUES.word(value.name) for value in VALUES.values if "-" not in value.name],
    VALUES.word("defence", "armour", "hull"), VALUES.word("siren_song", "aim"), Word("mod", "skill", Skill),
    VALUES.permission("forbid", MOST, "may-"), VALUES.permission("allow", SET, "may-"),
    VALUES.permission("immune", SET, "immune-"), VALUES.permission("keyword", SET, "has-"),
    when("half_sunk", lambda state, scope: state.wounds[scope.roles[SELF]] >= 2),
    when("in_the_open", lambda state, scope: state.cell[scope.roles[SELF]] % 10 == 5),
    when("far", lambda state, scope: isinstance(scope.matter, Cargo) and scope.matter.distance >= 2),
    Word("if", "buys", Buys), Word("number", "per", Wounds), Word("who", "near", lambda fields: Near()),
    verb("push", push), verb("burn", burn), modify("modify", MOMENTS)])


def open_box(text: str) -> tuple[list[Card], list[Rule]]:
    """Cards, and all that they promise."""
    cards = [Card(LANGUAGE.read(record)) for record in read_text(text, "harbour.yaml")]
    rules: list[Rule] = []
    for number, card in enumerate(cards):
        enter_promises(card.promises, number, card.name, rules)
    return cards, rules


for _skill in open_box(SKILLS)[0]:
    skills[_skill.name] = _skill.mods
SEA: Final = Sea()
SEA.box, SEA.rules = open_box(CARDS)


def harbour(*play: str, laid: str = "") -> Harbour:
    """A table: for each figure its cards by name, separated by spaces."""
    return Harbour([pile_of(pile) for pile in play], pile_of(laid))


def pile_of(names: str) -> list[int]:
    """Cards by their names."""
    return [SEA.number(name) for name in names.split()]


def perform(state: Harbour, who: int, name: str, target: int = NOBODY) -> int:
    """Carry out the effect of a card; the number of the card."""
    number = SEA.number(name)
    scope = LANGUAGE.scope(who, number)
    scope.roles[TARGET] = target
    carry_out(state, scope, SEA.box[number].ops)
    return number


def carry_out(state: Harbour, scope: Scope, ops: Sequence[Op[Harbour]]) -> None:
    """Carry out operations that ask nothing."""
    for op in ops:
        for _ in op.ask(state, scope):
            raise AssertionError("nothing is asked")


def ask(state: Harbour, who: int, what: str, base: int, scope: Scope | None = None) -> int:
    """A value now; that the short way, the steps and a new index agree is checked."""
    number = VALUES.numbers[what]
    value = SEA.value(state, who, number, base, scope)
    steps = SEA.why(state, who, number, base, scope)
    assert value == (steps[-1].after if steps else base)
    SEA.verify(state)
    assert SEA.value(state, who, number, base, scope) == value
    return value
