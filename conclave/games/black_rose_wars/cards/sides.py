"""The effects of components: sides with their target lines and triggers, skills, and plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from conclave.games.black_rose_wars.effects.targets import read_target, retargeted, uses_target
from conclave.games.black_rose_wars.state.components import (
    COLOURS,
    COMBAT,
    CONTINGENCY,
    ELEMENTS,
    EVENTS,
    FORGOTTEN,
    PERSONAL,
    PROTECTION,
    SCHOOLS,
    TRAP,
    TYPES,
    Enhancement,
    OrderEffect,
    Sentences,
    Side,
    Skill,
    Spell,
    Trigger,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.content import LIST
from conclave.kit import language
from conclave.kit.effects import NOBODY
from conclave.kit.modifiers import read_mods

Fields: TypeAlias = language.Fields[Table]

ORIGINS: Final = ("seed", "public", "design")
WHO: Final = ("self", "other_mage", "other_figure", "any_mage", "marked", "host", "owner")
SOURCES: Final = ("mage", "rose", "other_figure")
VIA: Final = ("spell", "physical")
HARMFUL: Final = ("op-damage", "op-replace-damage")  # what makes a spell effect of an order a combat spell (BR-Q-56)


def several(fields: Fields, name: str, values: Sequence[str]) -> list[str]:
    """A field that is one of a few words, or a list of them: any of them fits."""
    node = fields.fields.get(name)
    if node is not None and node.kind != LIST:
        return [fields.one_of(name, values)]
    return fields.words(name, values)


def read_trigger(fields: Fields, card: int) -> Trigger:
    """What a card waits for, and the filters that narrow it."""
    trigger = Trigger(
        fields.one_of("event", EVENTS), fields.one_of("who", WHO, ""), several(fields, "source", SOURCES),
        [COLOURS.index(colour) for colour in several(fields, "colors", COLOURS)],
        [TYPES.index(type_) for type_ in several(fields, "types", TYPES)],
        fields.one_of("to", ("self",), ""), several(fields, "via", VIA), fields.one_of("owner", ("own", "any"), ""),
        fields.one_of("room", ("host_room",), ""), fields.one_of("limit", ("once_per_activation",), "") != "", card)
    fields.close()
    return trigger


def read_sentences(fields: Fields) -> Sentences:
    """A mapping that holds nothing but sentences."""
    found = fields.sentences("sentences")
    if not found:
        raise fields.wrong("'sentences' is missing")
    fields.close()
    return found


def read_spell(fields: Fields, index: int, name: str) -> Spell:
    """A spell with both sides; an undivided one has the same side twice (BR-SPELL-4)."""
    card = Spell(index, name, "")
    if fields.has("school"):
        card.school = SCHOOLS.index(fields.one_of("school", SCHOOLS))
    elif fields.has("mage"):
        card.school, card.mage = PERSONAL, fields.text("mage")
    else:
        card.school = FORGOTTEN
    card.instability = fields.flag("instability")
    card.undivided = fields.flag("undivided")
    main = read_side(fields.mapping("main", needed=True), index)
    if card.undivided:
        if fields.has("reverse"):
            raise fields.wrong("an undivided spell has no reverse side", fields.fields.get("reverse"))
        card.sides = [main, main]
    else:
        card.sides = [main, read_side(fields.mapping("reverse", needed=True), index)]
    return card


def read_side(fields: Fields, card: int) -> Side:
    """One side of a spell (BR-SPELL-1)."""
    type_ = TYPES.index(fields.one_of("type", TYPES))
    element = ELEMENTS.index(fields.one_of("element", ELEMENTS))
    target = read_target(fields.mapping("target", needed=True))
    side = Side(type_, element, target, fields.sentences("sentences"))
    side.stable = fields.flag("stable")
    if fields.has("trigger"):
        side.trigger = read_trigger(fields.mapping("trigger"), card)
    if fields.has("enhance"):
        side.enhance = _read_enhancement(fields.mapping("enhance"))
    side.origin = fields.one_of("origin", ORIGINS, "")
    side.note = fields.text("note", "")
    answers = type_ in (PROTECTION, TRAP)
    if answers and side.trigger is None:
        raise fields.wrong("a trap or protection needs a 'trigger'")
    if side.trigger is not None and not answers and not side.stable:
        raise fields.wrong("only traps, protections and stable spells have a 'trigger'", fields.fields.get("trigger"))
    if not side.sentences:
        raise fields.wrong("'sentences' is missing")
    _finish(side)
    fields.close()
    return side


def _read_enhancement(fields: Fields) -> Enhancement:
    requires = [ELEMENTS.index(element) for element in fields.words("requires", ELEMENTS)]
    before, sentences = fields.one_of("order", ("before", "after")) == "before", fields.sentences("sentences")
    enhance = Enhancement(requires, before, sentences, retargeted(sentences))
    if not requires or not enhance.sentences:
        raise fields.wrong("an enhancement has 'requires' and 'sentences'")
    fields.close()
    return enhance


def _finish(side: Side) -> None:
    """Note whether a target has to be chosen (BR-Q-54)."""
    added = side.enhance.sentences if side.enhance is not None else []
    side.uses_target = uses_target([*side.sentences, *added])


def read_effect(fields: Fields) -> Side:
    """The effect of a quest: a target line and sentences."""
    target = read_target(fields.mapping("target"))
    side = Side(NOBODY, NOBODY, target, fields.sentences("sentences"))
    if not side.sentences:
        raise fields.wrong("'sentences' is missing")
    _finish(side)
    fields.close()
    return side


def read_order_effect(fields: Fields) -> OrderEffect:
    """One effect of an order; the type of a spell follows from its operations (BR-Q-56)."""
    physical = fields.one_of("kind", ("physical", "spell")) == "physical"
    instability = fields.flag("instability")
    if physical and instability:
        raise fields.wrong("only a spell effect shows the instability symbol", fields.fields.get("instability"))
    side = read_effect(fields)
    if not physical:
        harmful = any(op.word in HARMFUL for sentence in side.sentences for op in sentence)
        side.type = COMBAT if harmful else CONTINGENCY
    return OrderEffect(physical, instability, side)


def read_skills(fields: Fields, card: int) -> list[Skill]:
    """The skills of an evocation: modifiers, or sentences on a trigger."""
    skills: list[Skill] = []
    for part in fields.mappings("skills"):
        mods = read_mods(part)
        trigger = read_trigger(part.mapping("trigger"), card) if part.has("trigger") else None
        sentences = part.sentences("sentences")
        if bool(mods) == (trigger is not None) or (trigger is not None) != bool(sentences):
            raise part.wrong("a skill has 'mods', or a 'trigger' and 'sentences'")
        skills.append(Skill(trigger, sentences, mods))
        part.close()
    return skills
