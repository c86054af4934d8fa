"""The components of Black Rose Wars as printed, and the box that holds them.

Spells, quests, events, orders and upgrades are *pieces*, small numbers; `box.card_of[piece]` is the definition that all
copies share. Evocations, hexes and rooms are told apart by nothing but their kind, and so are only definitions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from conclave.games.black_rose_wars.state.fields import PARTICIPANTS, ROOMS
from conclave.kernel.decision import Option
from conclave.kernel.words import Words
from conclave.kit.box import Box
from conclave.kit.effects import NOBODY, Op, Rule
from conclave.kit.modifiers import Mod
from conclave.kit.naming import Names, message_key

if TYPE_CHECKING:
    from conclave.games.black_rose_wars.state.model import Table

ROSE: Final = PARTICIPANTS - 1      # the Black Rose; with the avatar a mage too
FIRST_EVOCATION: Final = PARTICIPANTS
FIRST_CELL: Final = ROOMS           # the cell of mage m is the place FIRST_CELL + m
OUT: Final = -1                     # the place of a figure that is not on the map
ANY_RANGE: Final = 99               # the range that is printed as *
CUBES: Final = 26
TROPHIES: Final = 7

QUICK: Final = 0                    # the slots of a sheet; I, II and III are 1 to 3
SLOT_NAMES: Final = ("quick", "I", "II", "III")
EMPTY: Final = 0                    # the stages of a slot
READY: Final = 1
ACTIVATED: Final = 2
REVEALED: Final = 3

COMBAT: Final = 0
CONTINGENCY: Final = 1
PROTECTION: Final = 2
TRAP: Final = 3
TYPES: Final = ("combat", "contingency", "protection", "trap")
ELEMENTS: Final = ("air", "earth", "fire", "water", "holy", "unholy", "magic", "any")
ANY_ELEMENT: Final = 7
COLOURS: Final = ("grey", "red", "yellow", "green", "blue", "purple", "black")
SCHOOLS: Final = ("agony", "alchemy", "witchcraft", "shamanism", "technomancy", "nightmare")
PERSONAL: Final = 6                 # what stands in the place of a school
FORGOTTEN: Final = 7
TARGET_KINDS: Final = ("self", "figure", "mage", "evocation", "room", "special")
ON_SELF: Final = 0
FIGURE: Final = 1
MAGE: Final = 2
EVOCATION: Final = 3
ROOM: Final = 4
SPECIAL: Final = 5
ARCHETYPES: Final = ("demon", "construct", "undead", "spirit", "nightmare", "forgotten")

MOON_MARKERS: Final = {"standard": (6, 18, 35), "short": (5, 12, 24), "long": (8, 24, 48)}  # BR-MOON-2, BR-OPT-6

# What triggers wait for.
ENTERS_ROOM: Final = "enters_room"
SUFFERS_DAMAGE: Final = "suffers_damage"
INFLICTS_DAMAGE: Final = "inflicts_damage"
TARGETED: Final = "targeted_by_spell"
IS_DEFEATED: Final = "is_defeated"
CASTS_SPELL: Final = "casts_spell"
SPELL_RESOLVED: Final = "spell_effect_resolved"
ACTIVATES_ROOM: Final = "activates_room"
SOLVES_QUEST: Final = "solves_quest"
POWER_CHANGES: Final = "power_changes"
EVOCATION_REMOVED: Final = "evocation_removed"
SUMMONS: Final = "summons"
PLACES_INSTABILITY: Final = "places_instability"
MOVES: Final = "moves"
PLACED_IN_CELL: Final = "placed_in_cell"
EVENTS: Final = (ENTERS_ROOM, SUFFERS_DAMAGE, INFLICTS_DAMAGE, TARGETED, IS_DEFEATED, CASTS_SPELL, SPELL_RESOLVED,
                 ACTIVATES_ROOM, SOLVES_QUEST, POWER_CHANGES, EVOCATION_REMOVED, SUMMONS, PLACES_INSTABILITY, MOVES,
                 PLACED_IN_CELL)

# The kinds of components, by the content file that they stand in.
FORMS: Final = ("mages", "rooms", "schools", "grimoires", "spells", "personal_spells", "forgotten_spells", "evocations",
                "hexes", "upgrades", "quests", "events", "avatar", "avatar_orders", "avatar_events")
PRIORITIES: Final = ("I", "II", "III", "nearest")  # of the avatar (BR-AVATAR-26, BR-AVATAR-47)


class Move(Option):
    """An option of this game: a verb with the number of the thing that it is about, and one more where it needs two."""

    __slots__ = ("at", "more", "verb")

    def __init__(self, verb: str, at: int, note: str, words: Words, about: tuple[str, ...] = (), more: int = -1) -> None:
        super().__init__(note, words, about)
        self.verb = verb
        self.at = at
        self.more = more


Sentences = list[list[Op["Table"]]]


class Target:
    """The target line of a side: what it can affect, and how far away. `owner` is own, other or any."""

    def __init__(self, kind: int, reach: int, owner: str, archetype: str, max_health: int, priority: str) -> None:
        self.kind = kind
        self.reach = reach
        self.owner = owner
        self.archetype = archetype
        self.max_health = max_health
        self.priority = priority


class Trigger(Rule):
    """When a card may or must answer: an event, and the filters that narrow it (an empty filter accepts everything)."""

    def __init__(self, event: str, who: str = "", source: Sequence[str] = (), colours: Sequence[int] = (),
                 types: Sequence[int] = (), to: str = "", via: Sequence[str] = (), owner: str = "", room: str = "",
                 once: bool = False, card: int = NOBODY) -> None:
        super().__init__(event, card)
        self.who = who
        self.source = tuple(source)
        self.colours = tuple(colours)
        self.types = tuple(types)
        self.to = to
        self.via = tuple(via)
        self.owner = owner
        self.room = room
        self.once = once  # once in each activation of the host


class Enhancement:
    """What a side does besides, if the other revealed spells show these elements (BR-ALCH-1).

    `target` is the target line that it puts in the place of the printed one (`retarget`).
    """

    def __init__(self, requires: Sequence[int], before: bool, sentences: Sentences, target: Target | None = None) -> None:
        self.requires = tuple(requires)
        self.before = before
        self.sentences = sentences
        self.target = target


class Side:
    """One of the two effects of a spell; the effects of quests and orders have the same form."""

    def __init__(self, type_: int, element: int, target: Target, sentences: Sentences) -> None:
        self.type = type_
        self.element = element
        self.target = target
        self.sentences = sentences
        self.stable = False
        self.trigger: Trigger | None = None
        self.enhance: Enhancement | None = None
        self.uses_target = False  # whether a sentence uses the target, and none names it (BR-Q-54)
        self.origin = ""          # where it comes from, if not from where its card does
        self.note = ""
        self.lines: list[Words] = []


class Skill:
    """What a component does besides its main effect: modifiers while it lies there, or sentences on a trigger."""

    def __init__(self, trigger: Trigger | None, sentences: Sentences, mods: list[Mod[Table]]) -> None:
        self.trigger = trigger
        self.sentences = sentences
        self.mods = mods


class Card:
    """A component as printed. What only some kinds have stands in the subclasses."""

    def __init__(self, index: int, name: str, form: str) -> None:
        self.index = index
        self.name = name
        self.form = form
        self.thing = f"card:{name}"
        self.words = Words(message_key("card", name))
        self.moves: dict[str, Move] = {}  # options about it that were asked for so far, by their notes
        self.names: Names = {}
        self.copies = 1
        self.pieces: list[int] = []
        self.origin = ""
        self.cite: list[str] = []
        self.note = ""
        self.rules: list[str] = []
        self.lines: list[Words] = []


class MageCard(Card):
    """A mage: five printed values and the personal spell (BR-MAGE-1). The avatar has no limits of hand and quests.

    `priorities` are the criteria of each priority of the avatar, the first one first, and `priority_kinds` whether it is
    about mages or rooms. `skill` is the name of its skill.
    """

    health = 0
    hand_limit = 0
    strength = 0
    speed = 0
    quest_limit = 0
    personal_spell = ""
    skill: Words | None = None

    def __init__(self, index: int, name: str, form: str) -> None:
        super().__init__(index, name, form)
        self.priorities: Mapping[str, tuple[str, ...]] = {}
        self.priority_kinds: Mapping[str, str] = {}
        self.skill_names: Names = {}


class Room(Card):
    """A room with both sides (BR-ROOM-1, BR-ROOM-11). `setup` is centre, adjacent_to_centre or empty (BR-SETUP-1)."""

    colour = 0
    setup = ""
    resistance = 0
    rewards: tuple[int, int, int] = (0, 0, 0)
    destroyed: Sentences
    rebuilt: Sentences


class Spell(Card):
    """A spell: its school (or PERSONAL, FORGOTTEN) and its two sides. An undivided one has the same side twice."""

    school = 0
    mage = ""           # whose personal spell it is
    instability = False
    undivided = False
    sides: list[Side]


class Evocation(Card):
    """An evocation as printed (BR-EVOC-10). `figures` counts the figures of its `family`, which totems share."""

    archetype = ""
    health = 0
    strength = 0
    speed = 0
    big = False
    figures = 0
    family = ""
    assigned = False    # an Umbra: it takes no slot, belongs to the Rose and goes with its mage
    most_per_mage = 0
    skills: list[Skill]
    activation: Sentences | None = None
    activation_controlled: Sentences | None = None
    on_removed: Sentences | None = None


class Hex(Card):
    """A hex: modifiers of its bearer, and how many cubes send it back to the deck (BR-HEX-4)."""

    cubes = 2
    mods: list[Mod[Table]]


class Upgrade(Card):
    """An upgrade of an evocation (BR-UPG)."""

    skills: list[Skill]
    on_removed: Sentences | None = None


class Task:
    """What fulfils a quest: an event, and the filters that narrow it."""

    def __init__(self, event: str) -> None:
        self.event = event
        self.colours: tuple[int, ...] = ()
        self.room = ""
        self.types: tuple[int, ...] = ()
        self.elements: tuple[int, ...] = ()
        self.revealed: tuple[int, ...] = ()  # elements on the active sides of revealed spells,
        self.least = 0                       # and how many of them
        self.check = ""


class Quest(Card):
    """A quest (BR-QUEST-1). `reveal` is on_draw, first_progress or completion."""

    phase = 0           # of the moon, 0 to 2
    task: Task
    cubes = 0
    reveal = ""
    reward = 0
    only_if_done = False  # solved only if its effect was really carried out (BR-QUEST-17)
    effect: Side


class Event(Card):
    """An event. `timing` is instant, black_rose, action or always; `slot` 0 is that of an instant one."""

    phase = 0
    timing = ""
    slot = 0
    on_reveal = 0
    on_discard = 0
    crown = False
    trigger: Trigger | None = None
    sentences: Sentences
    mods: list[Mod[Table]]
    of_avatar = False


class OrderEffect:
    """One effect of an order: physical or a spell, with instability first if it shows the symbol (BR-AVATAR-14)."""

    def __init__(self, physical: bool, instability: bool, side: Side) -> None:
        self.physical = physical
        self.instability = instability
        self.side = side


class Order(Card):
    """An order of The Possessed. `back` is the symbol on its back: a type of spell, or NOBODY, and what it waits for."""

    phase = 0
    extra_card = False
    back_type = NOBODY
    back_event = ""     # targeted_by_spell or suffers_damage
    effects: list[OrderEffect]
    reaction: Sentences


class School(Card):
    """A school of magic with its two starting grimoires; `elements` counts the sides of its spells by element."""

    number = 0

    def __init__(self, index: int, name: str, form: str) -> None:
        super().__init__(index, name, form)
        self.grimoires: list[Grimoire] = []
        self.elements: Mapping[str, int] = {}


class Grimoire(Card):
    """A starting grimoire: six spells of its school."""

    school = 0
    spells: tuple[str, ...] = ()


class RoseBox(Box):
    """The components of Black Rose Wars that a game is played with; `card_of` has the definition of every piece."""

    def __init__(self, edition: str, content: str) -> None:
        super().__init__(edition, content)
        self.cards: list[Card] = []
        self.by_name: dict[str, Card] = {}
        self.card_of: list[Card] = []
        self.mages: list[MageCard] = []
        self.avatar: MageCard | None = None
        self.rooms: list[Room] = []
        self.spells: list[Spell] = []
        self.evocations: list[Evocation] = []
        self.hexes: list[Hex] = []
        self.quests: list[Quest] = []
        self.events: list[Event] = []
        self.orders: list[Order] = []
        self.schools: list[School] = []
        self.grimoires: list[Grimoire] = []
        self.alike: dict[str, frozenset[int]] = {}  # pieces of which the table shows the same, once asked for
        self.figure_moves: dict[tuple[str, int, int, int, int, int], Move] = {}  # options about figures made so far
        self.other_moves: dict[tuple[str, int, str, Words], Move] = {}           # and about what happened
        self.waiting: dict[str, list[tuple[Trigger, int]]] | None = None  # triggers of cards that are activated
        self.promises: list[Rule] = []  # what effects give, by the numbers in the rows of `lasting`
        self.awaited: frozenset[str] | None = None  # the events that components wait for, once somebody has asked

    def spell(self, piece: int) -> Spell:
        """The definition of a spell."""
        card = self.card_of[piece]
        assert isinstance(card, Spell)
        return card

    def quest(self, piece: int) -> Quest:
        """The definition of a quest."""
        card = self.card_of[piece]
        assert isinstance(card, Quest)
        return card

    def event(self, piece: int) -> Event:
        """The definition of an event."""
        card = self.card_of[piece]
        assert isinstance(card, Event)
        return card

    def order(self, piece: int) -> Order:
        """The definition of an order."""
        card = self.card_of[piece]
        assert isinstance(card, Order)
        return card

    def upgrade(self, piece: int) -> Upgrade:
        """The definition of an upgrade."""
        card = self.card_of[piece]
        assert isinstance(card, Upgrade)
        return card
