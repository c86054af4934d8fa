"""Components out of their records in the content files. Spells, and what has sides like them, are read in sides.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from conclave.games.black_rose_wars.cards.sides import (
    ORIGINS,
    Fields,
    read_effect,
    read_order_effect,
    read_sentences,
    read_skills,
    read_spell,
    read_trigger,
)
from conclave.games.black_rose_wars.state.components import (
    ARCHETYPES,
    COLOURS,
    ELEMENTS,
    PRIORITIES,
    SCHOOLS,
    SUFFERS_DAMAGE,
    TARGETED,
    TYPES,
    Card,
    Event,
    Evocation,
    Grimoire,
    Hex,
    MageCard,
    Order,
    Quest,
    Room,
    School,
    Sentences,
    Skill,
    Task,
    Upgrade,
)
from conclave.kernel.text import LANGUAGES
from conclave.kernel.words import Words
from conclave.kit.modifiers import read_mods
from conclave.kit.naming import Names, message_key, read_names

BASES: Final = ("normal", "big", "none")
TIMINGS: Final = ("instant", "black_rose", "action", "always")
REVEALS: Final = ("on_draw", "first_progress", "completion")
TASKS: Final = ("room_resolved", "spell_resolved", "effect_resolved", "evocation_damaged_or_healed", "damage_inflicted",
                "mage_defeated")
CHECKS: Final = ("placed_instability", "placed_or_replaced_instability", "summoned", "carries_your_damage")
CRITERIA: Final = ("most_damage", "nearest_room", "most_power", "most_mages", "most_figures", "most_instability")
BACKS: Final = ("none", "trap_combat", "trap_damage", "protection_combat", "protection_damage")
MOST: Final = 99


def decode_card(fields: Fields, index: int, file: str) -> Card:
    """A component: what is printed on it, and what it does."""
    name = fields.text("id")
    card = DECODERS[file](fields, index, name)
    card.form = file
    card.copies = fields.whole("copies", 1, MOST, 1)
    read_common(fields, card)
    fields.close()
    return card


def read_common(fields: Fields, card: Card) -> None:
    """What every component has: names, and where its facts come from."""
    card.names = read_named(fields)
    card.origin = fields.one_of("origin", ORIGINS, "design")
    card.cite = fields.lines("cite")
    card.note = fields.text("note", "")
    card.rules += fields.lines("rules")


def read_named(fields: Fields, field: str = "name") -> Names:
    """The names of something; the origin of each name is there for whoever reads the file."""
    origins = fields.mapping(f"{field}_origin")
    for language in LANGUAGES:
        origins.one_of(language, ORIGINS, "design")
    origins.close()
    return read_names(fields, field)


def read_mage(fields: Fields, index: int, name: str) -> Card:
    """A mage (BR-MAGE-1)."""
    card = MageCard(index, name, "")
    _read_figure(fields, card)
    card.hand_limit = fields.whole("hand_limit", 1, MOST)
    card.quest_limit = fields.whole("quest_limit", 1, MOST)
    card.personal_spell = fields.text("personal_spell")
    return card


def _read_figure(fields: Fields, card: MageCard | Evocation) -> None:
    card.health = fields.whole("health", 1, 30)
    card.strength = fields.whole("strength", 0, 20)
    card.speed = fields.whole("speed", 0, 9)


def read_avatar(fields: Fields, index: int, name: str) -> Card:
    """The avatar with its priorities (BR-AVATAR-26) and its skill."""
    card = MageCard(index, name, "")
    _read_figure(fields, card)
    priorities, kinds = fields.mapping("priorities", needed=True), fields.mapping("priority_kinds", needed=True)
    numbered = PRIORITIES[:3]
    card.priorities = {number: tuple(priorities.words(number, CRITERIA)) for number in numbered}
    card.priority_kinds = {number: kinds.one_of(number, ("mage", "room")) for number in numbered}
    for read in (priorities, kinds):
        read.close()
    for number, criteria in card.priorities.items():
        if len(criteria) != 3:
            raise priorities.wrong(f"a priority has 3 criteria, and '{number}' has {len(criteria)}")
    card.skill = Words(message_key("skill", fields.text("skill")))
    card.skill_names = read_named(fields, "skill_name")
    return card


def read_room(fields: Fields, index: int, name: str) -> Card:
    """A room with both sides (BR-ROOM-1)."""
    card = Room(index, name, "")
    card.colour = COLOURS.index(fields.one_of("color", COLOURS))
    card.resistance = fields.whole("resistance", 1, 26)
    rewards = fields.mapping("rewards", needed=True)
    card.rewards = (rewards.whole("first", 0, 9), rewards.whole("second", 0, 9), rewards.whole("others", 0, 9))
    rewards.close()
    card.setup = fields.one_of("setup", ("centre", "adjacent_to_centre"), "")
    card.destroyed = read_sentences(fields.mapping("destroyed", needed=True))
    card.rebuilt = read_sentences(fields.mapping("rebuilt", needed=True))
    return card


def read_school(fields: Fields, index: int, name: str) -> Card:
    """A school of magic; what it is about is told in English only, to whoever edits the file."""
    fields.known("id", name, SCHOOLS, fields.fields.get("id"))
    card = School(index, name, "")
    card.number = SCHOOLS.index(name)
    card.grimoires = []
    fields.text("identity", "")
    fields.text("keyword", "")
    card.elements = fields.numbers("elements", ELEMENTS)
    return card


def read_grimoire(fields: Fields, index: int, name: str) -> Card:
    """A starting grimoire (BR-SETUP-10); whether its spells are there is seen to when the box is whole."""
    card = Grimoire(index, name, "")
    card.school = SCHOOLS.index(fields.one_of("school", SCHOOLS))
    card.spells = tuple(fields.lines("spells"))
    return card


def read_evocation(fields: Fields, index: int, name: str) -> Card:
    """An evocation (BR-EVOC-10): its values and skills, and the figures that it may share with others of its family."""
    card = Evocation(index, name, "")
    card.archetype = fields.one_of("archetype", ARCHETYPES)
    _read_figure(fields, card)
    card.big = fields.one_of("base", BASES) == "big"
    card.assigned = fields.flag("assigned")
    card.most_per_mage = fields.whole("most_per_mage", 1, MOST, 0)
    shared = fields.text("figures")
    if shared.isdecimal():
        card.figures, card.family = fields.whole("figures", 1, MOST), name
    else:
        card.family = shared.removeprefix("shared_with_")
    card.skills = read_skills(fields, index)
    card.activation = _optional(fields, "activation")
    card.activation_controlled = _optional(fields, "activation_controlled")
    card.on_removed = _optional(fields, "on_removed")
    return card


def _optional(fields: Fields, name: str) -> Sentences | None:
    return read_sentences(fields.mapping(name)) if fields.has(name) else None


def read_hex(fields: Fields, index: int, name: str) -> Card:
    """A hex (BR-HEX-1)."""
    card = Hex(index, name, "")
    card.cubes = fields.whole("cubes", 1, 9)
    card.mods = read_mods(fields)
    return card


def read_upgrade(fields: Fields, index: int, name: str) -> Card:
    """An upgrade (BR-UPG-1): modifiers of its evocation, sentences on a trigger, sentences when it is removed."""
    card = Upgrade(index, name, "")
    card.skills = []
    mods = read_mods(fields)
    if mods:
        card.skills.append(Skill(None, [], mods))
    if fields.has("when"):
        trigger = read_trigger(fields.mapping("when"), index)
        card.skills.append(Skill(trigger, fields.sentences("sentences"), []))
    card.on_removed = _optional(fields, "on_removed")
    return card


def read_quest(fields: Fields, index: int, name: str) -> Card:
    """A quest (BR-QUEST-1)."""
    card = Quest(index, name, "")
    card.phase = fields.whole("phase", 1, 3) - 1
    card.task = read_task(fields.mapping("task", needed=True))
    card.cubes = fields.whole("cubes", 0, 9)
    card.reveal = fields.one_of("reveal", REVEALS)
    card.reward = fields.whole("reward", 0, 9)
    card.only_if_done = fields.one_of("solve", ("effect_done",), "") != ""
    card.effect = read_effect(fields.mapping("effect", needed=True))
    return card


def read_task(fields: Fields) -> Task:
    """What fulfils a quest."""
    task = Task(fields.one_of("event", TASKS))
    task.colours = tuple([COLOURS.index(colour) for colour in fields.words("colors", COLOURS)])
    task.room = fields.text("room", "") or fields.text("in_room", "")
    task.types = tuple([TYPES.index(type_) for type_ in fields.words("types", TYPES)])
    task.elements = tuple([ELEMENTS.index(element) for element in fields.words("elements", ELEMENTS)])
    task.revealed = tuple([ELEMENTS.index(element) for element in fields.words("revealed_elements", ELEMENTS)])
    task.least = fields.whole("min", 1, 9, 1)
    task.check = fields.one_of("check", CHECKS, "")
    fields.close()
    return task


def read_event(fields: Fields, index: int, name: str) -> Card:
    """An event (BR-EVENT-1, BR-EVENT-10)."""
    card = Event(index, name, "")
    card.phase = fields.whole("phase", 1, 3) - 1
    card.timing = fields.one_of("timing", TIMINGS)
    card.slot = fields.whole("slot", 0, 3)
    if (card.slot == 0) != (card.timing == "instant"):
        raise fields.wrong("an instant event has the slot 0, and no other event has", fields.fields.get("slot"))
    card.on_reveal = fields.whole("power_on_reveal", 0, 9)
    card.on_discard = fields.whole("power_on_discard", 0, 9)
    card.crown = fields.flag("crown")
    card.trigger = read_trigger(fields.mapping("when"), index) if fields.has("when") else None
    card.sentences = fields.sentences("sentences")
    card.mods = read_mods(fields)
    if not card.sentences and not card.mods:
        raise fields.wrong("an event has 'sentences' or 'mods'")
    return card


def read_avatar_event(fields: Fields, index: int, name: str) -> Card:
    """An event of the decks that The Possessed brings (BR-AVATAR-5)."""
    card = read_event(fields, index, name)
    assert isinstance(card, Event)
    card.of_avatar = True
    return card


def read_order(fields: Fields, index: int, name: str) -> Card:
    """An order of The Possessed (BR-AVATAR-11): effects from top to bottom, and what its back answers."""
    card = Order(index, name, "")
    card.phase = fields.whole("phase", 1, 3) - 1
    card.extra_card = fields.flag("extra_card")
    back = fields.one_of("back", BACKS)
    if back != "none":
        type_, _, event = back.partition("_")
        card.back_type = TYPES.index(type_)
        card.back_event = TARGETED if event == "combat" else SUFFERS_DAMAGE
    card.effects = [read_order_effect(part) for part in fields.mappings("effects")]
    if not card.effects:
        raise fields.wrong("'effects' is missing")
    if fields.has("reaction") != (back != "none"):
        raise fields.wrong("an order has both, a reaction and the symbol on its back for it, or neither")
    card.reaction = _optional(fields, "reaction") or []
    return card


Decoder = Callable[[Fields, int, str], Card]
DECODERS: Final[Mapping[str, Decoder]] = {
    "mages": read_mage,
    "rooms": read_room,
    "schools": read_school,
    "grimoires": read_grimoire,
    "spells": read_spell,
    "personal_spells": read_spell,
    "forgotten_spells": read_spell,
    "evocations": read_evocation,
    "hexes": read_hex,
    "upgrades": read_upgrade,
    "quests": read_quest,
    "events": read_event,
    "avatar": read_avatar,
    "avatar_orders": read_order,
    "avatar_events": read_avatar_event,
}
