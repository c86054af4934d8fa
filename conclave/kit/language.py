"""The language of a title: the words that its cards are written in, each registered once.

A word has a family (`op`, `if`, `number`, `who`, or families of the title like `cost`), a name, and what makes a part out
of the fields of a record. From this one registration follow the decoder with file and line for every mistake, the
reference page, the text of the card, and what a bot thinks of it. Registering a word changes nothing but its language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from conclave.kernel.content import LIST, MAPPING, WORD, Node, Record
from conclave.kernel.events import Matter
from conclave.kernel.words import Value
from conclave.kit.effects import NOBODY, Condition, Number, Op, Part, Rule, S, Scope, Selector

NAME_FIELD: Final = "op"
ASKS: Final = "asks"


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Generic[S]):
    """A word of a language. `inside` names the only kind of effect in which it may stand, if there is one.

    `told_by` is what its docstring is read from for the reference page. A title subclasses this to add what its bots
    think of the word.
    """

    def __init__(self, family: str, name: str, make: Callable[[Fields[S]], Part[S]], inside: str = "",
                 told_by: object = None) -> None:
        self.family = family
        self.name = name
        self.key = key_of(family, name)
        self.make = make
        self.inside = inside
        self.told_by = told_by if told_by is not None else make


def key_of(family: str, name: str) -> str:
    """What a word is called in the language and in the Fluent files."""
    return f"{family}-{name.replace('_', '-')}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Language(Generic[S]):
    """The words of a title. `roles` are those that it adds to `self` and `each`; `events` are what rules may wait for.

    A title in which a role is more than a number in the scope overrides `role` and `bound`.
    """

    def __init__(self, roles: Sequence[str], events: Sequence[str], words: Sequence[Word[S]]) -> None:
        self.roles = ["self", "each", *roles]
        self.events = list(events)
        self.words: dict[str, Word[S]] = {}
        self.families: dict[str, list[str]] = {}
        for word in words:
            if word.key in self.words:
                raise ValueError(f"the word '{word.key}' is registered twice")
            self.words[word.key] = word
            self.families.setdefault(word.family, []).append(word.name)

    def scope(self, who: int, card: int, matter: Matter | None = None) -> Scope:
        """The outermost scope of an effect."""
        roles = [NOBODY] * len(self.roles)
        roles[0] = who
        return Scope(roles, card, matter)

    def role(self, number: int) -> Selector[S]:
        """What a role means after `who:`."""
        return Role(number, self.roles[number])

    def bound(self, name: str) -> Selector[S]:
        """What a bound name means after `who:`."""
        return Bound(name)

    def read(self, record: Record, components: Sequence[str] = ()) -> Fields[S]:
        """A record in this language. Where it names a component, that has to be one of these, if they are given."""
        fields: Fields[S] = Fields(self, record.file, record.line, record.fields, [], "")
        fields.components = components
        return fields

    def word_of(self, part: Part[S]) -> Word[S]:
        """The word that a part was made of."""
        return self.words[part.word]

    def blank(self, word: Word[S]) -> Fields[S]:
        """A record that answers everything, after a word was made of it: it has noted all fields of the word."""
        fields: Fields[S] = Fields(self, "", 0, {}, [], word.inside, True)
        word.make(fields)
        return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Record, Generic[S]):
    """A record that knows the language. Asking for a field reads it, documents it, and notes what the text says about it.

    What makes a part must ask for all of its fields unconditionally, since the reference page asks on a blank record.
    `promises` are the rules that operations of this component will set up, at whatever depth they stand.
    """

    def __init__(self, language: Language[S], file: str, line: int, fields: dict[str, Node], names: list[str], inside: str,
                 blank: bool = False, promises: list[Rule] | None = None) -> None:
        super().__init__(file, line, fields)
        self.language = language
        self.names = names    # bound so far in this effect
        self.inside = inside  # the kind of effect that this belongs to
        self.blank = blank
        self.promises: list[Rule] = promises if promises is not None else []
        self.components: Sequence[str] = ()
        self.said: list[tuple[str, Value]] = []
        self.notes: dict[str, str] = {}  # what was asked for, and what may stand there
        self.children: list[Op[S]] = []

    def say(self, name: str, value: Value) -> None:
        """Make something an argument of the words of this part."""
        self.said.append((name, value))

    def note(self, name: str, kind: str) -> bool:
        """Note that a field is asked for; whether it is there."""
        self.notes[name] = kind
        return self.has(name)

    # plain fields

    def whole(self, name: str, low: int = 0, high: int = 1000, default: int | None = None) -> int:
        """A whole number within bounds."""
        there = self.note(name, f"a whole number from {low}")
        if self.blank or (default is not None and not there):
            return low if default is None else default
        return super().whole(name, low, high)

    def text(self, name: str, default: str | None = None) -> str:
        """One word or line."""
        there = self.note(name, "a word")
        if self.blank or (default is not None and not there):
            return default or ""
        return super().text(name)

    def component(self, name: str, default: str | None = None) -> str:
        """The name of a component."""
        found = self.text(name, default)
        self.notes[name] = "the name of a component"
        if found and self.components:
            self.known(name, found, self.components, self.fields.get(name))
        return found

    def flag(self, name: str) -> bool:
        """True or false; false when it is not there."""
        self.notes[name] = "true or false"
        return super().flag(name)

    def one_of(self, name: str, values: Sequence[str], default: str | None = None) -> str:
        """One of a few words."""
        there = self.note(name, f"one of {', '.join(values)}")
        if self.blank or (default is not None and not there):
            return default if default is not None else values[0]
        return super().one_of(name, values)

    def words(self, name: str, values: Sequence[str]) -> list[str]:
        """A list of words out of a few."""
        self.notes[name] = f"a list out of {', '.join(values)}"
        return super().words(name, values)

    def lines(self, name: str) -> list[str]:
        """A list of any lines of text."""
        self.notes[name] = "a list of lines"
        return [] if self.blank else super().lines(name)

    def numbers(self, name: str, values: Sequence[str]) -> dict[str, int]:
        """A mapping of words out of a few to whole numbers."""
        self.notes[name] = f"numbers for {', '.join(values)}"
        return {} if self.blank else super().numbers(name, values)

    def bind(self, name: str = "bind", needed: bool = False) -> str:
        """A name for later operations of this effect; nothing if the field is not there and not `needed`."""
        bound = self.text(name, None if needed else "")
        if bound:
            self.names.append(bound)
        return bound

    def bound(self, name: str, default: str = "", needed: bool = False) -> str:
        """A name that an earlier operation of this effect has bound, with or without its `$`."""
        found = self.text(name, None if needed else default).removeprefix("$")
        if found and not self.blank:
            self.known("bound name", found, self.names, self.fields.get(name))
        return found

    # parts of the language

    def mapping(self, name: str, kind: str = "a mapping", needed: bool = False) -> Fields[S]:
        """A field that is a mapping of the same effect; a blank one if it is not there and not `needed`."""
        if (self.note(name, kind) or needed) and not self.blank:
            inner = super().record(name)
            return self._inner(inner.line, inner.fields, False)
        return self._inner(self.line, {}, True)

    def mappings(self, name: str, kind: str = "a list of mappings") -> list[Fields[S]]:
        """A field that is a list of mappings of the same effect; empty if it is not there."""
        if not self.note(name, kind) or self.blank:
            return []
        return [self._inner(record.line, record.fields, False) for record in super().records(name)]

    def _inner(self, line: int, fields: dict[str, Node], blank: bool) -> Fields[S]:
        inner = Fields(self.language, self.file, line, fields, self.names, self.inside, blank, self.promises)
        inner.components = self.components
        return inner

    def make(self, family: str, name: str, fields: Fields[S]) -> Part[S]:
        """The part that a word of a family stands for, made of some fields."""
        word = self.language.words[key_of(family, name)]
        if word.inside not in ("", self.inside):
            raise fields.wrong(f"'{name}' works only inside of: {word.inside}")
        part = word.make(fields)
        fields.close()
        part.word = word.key
        part.args = tuple(fields.said)
        if isinstance(part, Op):
            # A class attribute of an interpreted operation is out of sight for compiled code, which looks into the slot.
            part.asks = bool(getattr(part, ASKS))
        return part

    def _named(self, family: str, fields: Fields[S]) -> Part[S]:
        """The part of a mapping that names its word after `op:`, or after its family, like `mod: speed`."""
        field = family if family in fields.fields and NAME_FIELD not in fields.fields else NAME_FIELD
        name = Record.one_of(fields, field, sorted(self.language.families.get(family, [])))
        return self.make(family, name, fields)

    def named(self, family: str, name: str, default: str | None = None) -> Part[S]:
        """A field that is one word of a family; the word has no fields of its own."""
        words = self.language.families.get(family, [])
        text = self.text(name, words[0] if self.blank else default)
        self.notes[name] = f"one of {', '.join(words)}"
        self.known(name, text, words, self.fields.get(name))
        return self.make(family, text, self._inner(self.line, {}, False))

    def effect(self, name: str, inside: str = "", bound: Sequence[str] = ()) -> list[Op[S]]:
        """A list of operations that is an effect of its own: only `bound` is bound before it, and `inside` is its kind."""
        names, self.names = self.names, list(bound)
        kind, self.inside = self.inside, inside
        ops = self.ops(name)
        self.names, self.inside = names, kind
        return ops

    def ops(self, name: str, family: str = "op", needed: bool = False) -> list[Op[S]]:
        """A list of operations; empty if it is not there and not `needed`. Their words are an argument of this part."""
        if needed and not self.blank and not self.has(name):
            raise self.wrong(f"'{name}' is missing", self.fields.get(name))
        out: list[Op[S]] = []
        for fields in self.mappings(name, "a list of operations"):
            part = self._named(family, fields)
            assert isinstance(part, Op)
            out.append(part)
        self.children += out
        return out

    def units(self, name: str, inner: str = "do") -> list[list[Op[S]]]:
        """Several lists of operations: lists of mappings, each with its operations in the field `inner`."""
        out: list[list[Op[S]]] = []
        for fields in self.mappings(name, "a list of lists of operations"):
            out.append(fields.ops(inner))
            fields.close()
            self.children += fields.children
        return out

    def sentences(self, name: str) -> list[list[Op[S]]]:
        """A list of lists of operations, each of which is a sentence."""
        if not self.note(name, "a list of sentences, each a list of operations") or self.blank:
            return []
        out: list[list[Op[S]]] = []
        for item in self._node(name, LIST, "a list of lists").parts:
            if item.kind != LIST:
                raise self.wrong(f"'{name}' should be a list of lists of operations", item)
            one = self._inner(item.line, {name: item}, False)
            out.append(one.ops(name))
            self.children += one.children
        return out

    def condition(self, name: str, needed: bool = False) -> Condition[S] | None:
        """A condition, if the field is there: a mapping of which one key is a word of the family `if`."""
        there = self.note(name, "a condition")
        if self.blank or not (there or needed):
            return None
        inner = self.mapping(name, "a condition", needed)
        words = self.language.families.get("if", [])
        for word in inner.fields:
            if word in words:
                part = self.make("if", word, inner)
                assert isinstance(part, Condition)
                return part
        raise inner.wrong(f"'{name}' should be one of: {', '.join(sorted(words))}")

    def number(self, name: str, default: int = 1) -> Number[S]:
        """A literal number, `all`, or a mapping that counts something: one of its keys is a word of the family `number`."""
        there = self.note(name, "a whole number, `all`, or a counted number")
        if self.blank or not there:
            return Literal(default)
        node = self.fields[name]
        if node.kind != MAPPING:
            if node.kind == WORD and node.text == "all":
                return All()
            return Literal(self._number(name, node, -99, 99))
        inner = self.mapping(name, self.notes[name])
        words = self.language.families.get("number", [])
        for word in inner.fields:
            if word in words:
                part = self.make("number", word, inner)
                assert isinstance(part, Number)
                part.counted = True
                return part
        raise inner.wrong(f"a number counts one of {', '.join(words)}")

    def who(self, name: str, default: str = "self") -> Selector[S]:
        """A role, something bound (`$name`), or a word of the family `who`."""
        named = self.language.families.get("who", [])
        text = self.text(name, default)
        self.notes[name] = f"one of {', '.join([*self.language.roles, *named])}"
        return self.selector(text, self.fields.get(name), name)

    def selector(self, text: str, node: Node | None, name: str) -> Selector[S]:
        """The selector that a word stands for."""
        if text in self.language.roles:
            return self.language.role(self.language.roles.index(text))
        if text.startswith("$"):
            if not self.blank:
                self.known("bound name", text[1:], self.names, node)
            return self.language.bound(text[1:])
        named = self.language.families.get("who", [])
        self.known(name, text, [*self.language.roles, *named], node)
        part = self.make("who", text, self._inner(self.line, {}, False))
        assert isinstance(part, Selector)
        return part


class Literal(Number[S]):
    """A literal number."""

    def __init__(self, number: int) -> None:
        self.fixed = number
        self.word = "number"
        self.args = (("count", number),)


class All(Number[S]):
    """`all`: as many as there are."""

    def __init__(self) -> None:
        self.fixed = 999
        self.word = "number-all"


class Role(Selector[S]):
    """Whoever plays a role in the effect."""

    def __init__(self, role: int, name: str) -> None:
        self.role = role
        self.word = key_of("who", name)


class Bound(Selector[S]):
    """Whoever or whatever an earlier operation has bound."""

    def __init__(self, name: str) -> None:
        self.bound = name
        self.word = "who-bound"


Deed = Callable[[S, Scope, int, int], None]
Test = Callable[[S, Scope, int, int], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Op[S]):
    """The common shape of an operation: a function of the title, done to everybody named by `who`, with a number `n`."""

    def __init__(self, fields: Fields[S], deed: Deed[S], to: str, can: Test[S] | None) -> None:
        self.deed = deed
        self.can = can
        self.who = fields.who("who", to)
        self.n = fields.number("n", 1)
        fields.say("who", self.who.words())
        fields.say("n", self.n.words())

    def possible(self, state: S, scope: Scope) -> bool:
        """Whether the test of the verb says so."""
        return self.can is None or self.can(state, scope, self.who.one(state, scope), self.n.value(state, scope))

    def apply(self, state: S, scope: Scope) -> None:
        """Do it to each of them."""
        n = self.n.value(state, scope)
        if self.who.role >= 0:  # the usual case, without a list
            who = self.who.one(state, scope)
            if who >= 0:
                self.deed(state, scope, who, n)
        else:
            for who in self.who.find(state, scope):
                self.deed(state, scope, who, n)


def verb(name: str, deed: Deed[Any], to: str = "self", can: Test[Any] | None = None, inside: str = "") -> Word[Any]:
    """A word for a function that is done to somebody with a number; `can` tells whether all of it can be done."""
    return Word("op", name, lambda fields: Verb(fields, deed, to, can), inside, deed)
