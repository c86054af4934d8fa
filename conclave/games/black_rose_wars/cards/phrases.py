"""Parts of the sentences on components that no operation says: colours, elements and types, triggers and tasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.effects.phrasing import card_words
from conclave.games.black_rose_wars.state.components import COLOURS, ELEMENTS, TYPES, Task, Trigger
from conclave.kernel.words import Value, Words

TARGET: Final = "who-target"
ALL_IN_IT: Final = {  # what an operation does to a target room it does to everybody in it (BR-TARGET-3),
    "op-damage": "who-target-area", "op-rose-damage": "who-target-area", "op-heal": "who-target-area",
    "op-replace-damage": "who-target-together"}  # or to so many cubes of all of them in total (BR-DAMAGE-3)


def dashed(name: str) -> str:
    """A name of the content files as keys of messages write it."""
    return name.replace("_", "-")


def colour_words(colours: Sequence[int]) -> tuple[Words, ...]:
    """Colours of rooms."""
    return tuple([Words(f"colour-{COLOURS[colour]}") for colour in colours])


def element_words(elements: Sequence[int]) -> tuple[Words, ...]:
    """Elements of spells."""
    return tuple([Words(f"element-{ELEMENTS[element]}") for element in elements])


def type_words(types: Sequence[int]) -> tuple[Words, ...]:
    """Types of spells."""
    return tuple([Words(f"type-{TYPES[type_]}") for type_ in types])


def trigger_words(trigger: Trigger) -> Words:
    """When a card may or must answer, as a part of a sentence."""
    args: list[tuple[str, Value]] = [
        ("who", dashed(trigger.who) or "anybody"), ("source", dashed(trigger.source[0]) if trigger.source else "anybody"),
        ("either", colour_words(trigger.colours) or type_words(trigger.types)), ("to", trigger.to or "anybody"),
        ("via", "deed" if trigger.via else "any"), ("owner", trigger.owner or "any"),
        ("room", dashed(trigger.room) or "any"), ("once", "yes" if trigger.once else "no")]
    return Words(f"when-{dashed(trigger.event)}", tuple(args))


def task_words(task: Task) -> Words:
    """What fulfils a quest, as a part of a sentence."""
    asked = colour_words(task.colours) or type_words(task.types) or element_words(task.elements)
    by = "types" if task.types else "elements" if task.elements else "any"
    args: list[tuple[str, Value]] = [
        ("either", asked), ("by", by), ("revealed", element_words(task.revealed)), ("least", task.least),
        ("check", dashed(task.check) or "none"), ("in_room", "yes" if task.room else "no"),
        ("room", card_words(task.room) if task.room else Words(""))]
    return Words(f"task-{dashed(task.event)}", tuple(args))


def area_words(words: Words, area: str = TARGET) -> Words:
    """The same words for a target that is a room."""
    if words.key == TARGET:
        return Words(area, words.args)
    area = ALL_IN_IT.get(words.key, area)
    args: list[tuple[str, Value]] = []
    for name, value in words.args:
        if isinstance(value, Words):
            args.append((name, area_words(value, area)))
        elif isinstance(value, tuple):
            args.append((name, tuple([area_words(part, area) for part in value])))
        else:
            args.append((name, value))
    return Words(words.key, tuple(args))
