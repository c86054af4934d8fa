"""Black Rose Wars as numbers: what a seat sees, itself first, its rivals clockwise, the Black Rose last.

The layout is the same for 1 to 4 mages; what is not there is zero. Participants are told apart as they stand to the seat:
me, next, second next, third next, the Rose. Spells stand in the order of the content files. Most numbers are tenths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from conclave.games.black_rose_wars.effects.matters import WORKS
from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.state.components import (
    FIRST_EVOCATION,
    ROSE,
    SLOT_NAMES,
    TYPES,
    Event,
    Order,
    Quest,
    Spell,
)
from conclave.games.black_rose_wars.state.fields import AVATARS, DECLARED, MOONS, PHASES, ROOMS
from conclave.kernel.decision import FORMS
from conclave.kit.encoding import (
    AROUND,
    TENTH,
    Chosen,
    Encoding,
    Feature,
    Filled,
    IsIt,
    MySeat,
    Names,
    NextSlot,
    Numbers,
    OneOf,
    Players,
    Present,
    Shown,
    Sizes,
    usual,
)
from conclave.lab.encode import declared

PROMPTS: Final = (
    "ask-act", "ask-activate-evocation", "ask-active-limit", "ask-answer", "ask-attack", "ask-avatar-first",
    "ask-back-to-hand", "ask-cast-next", "ask-cause", "ask-choose", "ask-choose-grimoire", "ask-choose-mage",
    "ask-complete-quest", "ask-completed-limit", "ask-copy-room", "ask-crown-figure", "ask-crown-room", "ask-discard",
    "ask-discard-event", "ask-discard-quest", "ask-discard-ready", "ask-evocation-acts", "ask-explore", "ask-fight",
    "ask-give-forgotten", "ask-give-trophy", "ask-give-up-quest", "ask-hand-limit", "ask-heal", "ask-hex-back",
    "ask-hex-kind", "ask-hex-price", "ask-ignore-damage", "ask-keep-forgotten", "ask-lift-hex", "ask-may", "ask-move",
    "ask-name-school", "ask-name-schools", "ask-next-rebuilt", "ask-order-answers", "ask-pay", "ask-pick-figure",
    "ask-pick-room", "ask-plan", "ask-put-back", "ask-redirect-damage", "ask-reload-slot", "ask-reload-with",
    "ask-replace-damage", "ask-replace-damage-rose", "ask-replace-evocation", "ask-replace-instability", "ask-retire",
    "ask-return-revealed", "ask-search-grimoire", "ask-search-memories", "ask-search-where", "ask-share-cubes",
    "ask-share-cubes-rose", "ask-summon-kind", "ask-target", "ask-wait-move", "ask-which-hidden-quest", "ask-winner",
)
BOX: Final = BLACK_ROSE_WARS.box
ALL: Final = [card.name for card in BOX.cards]
ROOM_NAMES: Final = [card.name for card in BOX.rooms]
SPELLS: Final = [card.name for card in BOX.cards if isinstance(card, Spell)]
QUESTS: Final = [card.name for card in BOX.cards if isinstance(card, Quest)]
EVENTS: Final = [card.name for card in BOX.cards if isinstance(card, Event)]
ORDERS: Final = [card.name for card in BOX.cards if isinstance(card, Order)]
MAGES: Final = [card.name for card in BOX.mages]
EVOCATIONS: Final = [card.name for card in BOX.evocations]
HEXES: Final = [card.name for card in BOX.hexes]
UPGRADES: Final = [card.name for card in BOX.cards if card.form == "upgrades"]
SEATS: Final = DECLARED.field("seats")
WHOSE: Final = (*AROUND[:SEATS.high], "the Rose")
BACKS: Final = [f"{type_}:{event}" for type_ in TYPES[2:] for event in ("targeted_by_spell", "suffers_damage")]
STAGES: Final = ("ready", "trap", "protection", "revealed")
TRACKS: Final = ("power", "cubes", "tokens", "trophies", "solved")
VALUES: Final = ("health", "damage", "strength", "speed")


def relative(who: int, seat: int, seats: int) -> int:
    """How a participant stands to a seat: steps clockwise, the Rose last."""
    return SEATS.high if who == ROSE else (who - seat) % seats


class Participants(Feature):
    """The numbers that the view has in lists by participant, in tenths; of a list its length."""

    def __init__(self) -> None:
        super().__init__("participants", [f"{key} of {who}" for key in TRACKS for who in WHOSE], *TRACKS)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write them, each at its place."""
        seats = len(view["seats"])
        for row, key in enumerate(TRACKS):
            for who in (*range(seats), ROSE):
                value = view[key][who]
                out[at + row * len(WHOSE) + relative(who, seat, seats)] = (
                    len(value) if isinstance(value, list) else value) * TENTH


class Lodge(Feature):
    """The room at each position: its name, whether it is rebuilt and used, and whose cubes lie in it."""

    def __init__(self) -> None:
        each = [*ROOM_NAMES, "rebuilt", "used", *[f"cubes of {who}" for who in WHOSE]]
        super().__init__("lodge", [f"{position} {what}" for position in range(ROOMS) for what in each])
        self.each = len(each)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write every room."""
        seats = len(view["seats"])
        for position, room in enumerate(view["lodge"]):
            begin = at + position * self.each
            if room["room"]:
                out[begin + ROOM_NAMES.index(room["room"])] = 1
            out[begin + len(ROOM_NAMES)] = int(room["rebuilt"])
            out[begin + len(ROOM_NAMES) + 1] = int(room["used"])
            for owner in room["cubes"]:
                out[begin + len(ROOM_NAMES) + 2 + relative(owner, seat, seats)] += TENTH


class Places(Feature):
    """Which mages and how many evocations of whom stand at each position; the last position is the cells."""

    def __init__(self) -> None:
        each = [*[f"mage {who}" for who in WHOSE], *[f"evocations of {who}" for who in WHOSE]]
        super().__init__("places", [f"{position} {what}" for position in range(ROOMS + 1) for what in each], "figures")
        self.each = len(each)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count them."""
        seats = len(view["seats"])
        for figure in view["figures"]:
            mage = figure["figure"] < FIRST_EVOCATION
            whose = relative(figure["figure"] if mage else figure["owner"], seat, seats) + (0 if mage else len(WHOSE))
            out[at + min(figure["place"], ROOMS) * self.each + whose] += 1


class Bars(Feature):
    """The values of each mage, and whose cubes lie on the bar."""

    def __init__(self) -> None:
        each = [*VALUES, *[f"cubes of {who}" for who in WHOSE]]
        super().__init__("bars", [f"{whose} {what}" for whose in WHOSE for what in each], "figures")
        self.each = len(each)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write every mage on the map."""
        seats = len(view["seats"])
        for figure in view["figures"]:
            if figure["figure"] < FIRST_EVOCATION:
                begin = at + relative(figure["figure"], seat, seats) * self.each
                for place, value in enumerate((figure["health"], len(figure["bar"]), figure["strength"], figure["speed"])):
                    out[begin + place] = value * TENTH
                for owner in figure["bar"]:
                    out[begin + len(VALUES) + relative(owner, seat, seats)] += TENTH


class Servants(Feature):
    """For each owner and kind of evocation: how many there are, their health left, their strength, who has acted.

    Umbras stand with their bearers, and upgrades with the owners of those who carry them.
    """

    def __init__(self) -> None:
        self.what = ("there", "health left", "strength", "acted")
        parts = [f"{name} of {who}: {what}" for who in WHOSE for name in EVOCATIONS for what in self.what]
        parts += [f"{name} of {who}" for who in WHOSE for name in UPGRADES]
        super().__init__("servants", parts, "figures", "spares")
        self.each = len(EVOCATIONS) * len(self.what)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Add them up."""
        seats = len(view["seats"])
        for figure in view["figures"]:
            if figure["figure"] < FIRST_EVOCATION:
                continue
            whose = relative(figure["bearer"] if figure["bearer"] >= 0 else figure["owner"], seat, seats)
            begin = at + whose * self.each + EVOCATIONS.index(figure["card"]) * len(self.what)
            out[begin] += 1
            out[begin + 1] += (figure["health"] - len(figure["bar"])) * TENTH
            out[begin + 2] += figure["strength"] * TENTH
            out[begin + 3] += int(figure["acted"])
            for name in figure["upgrades"]:
                out[at + len(WHOSE) * self.each + whose * len(UPGRADES) + UPGRADES.index(name)] += 1


class Hexes(Feature):
    """The hexes on each mage, and the cubes on them."""

    def __init__(self) -> None:
        super().__init__("hexes", [f"{name} on {who}: {what}" for who in WHOSE for name in HEXES
                                   for what in ("there", "cubes")])

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count them."""
        seats = len(view["seats"])
        for who in (*range(seats), ROSE):
            for entry in view["hexes"][who]:
                place = at + (relative(who, seat, seats) * len(HEXES) + HEXES.index(entry["card"])) * 2
                out[place] += 1
                out[place + 1] += entry["cubes"]


class Rows(Feature):
    """Names in several rows of the table, each row on its own."""

    def __init__(self, name: str, rows: int, parts: Sequence[str], key: str) -> None:
        super().__init__(name, [f"{row} {part}" for row in range(rows) for part in parts], key)
        self.row = {part: at for at, part in enumerate(parts)}

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count the names of each row."""
        for number, row in enumerate(view[self.keys[0]]):
            for name in row:
                out[at + number * len(self.row) + self.row[name]] += 1


class Counts(Feature):
    """A list of numbers, in tenths."""

    def __init__(self, name: str, count: int, key: str = "") -> None:
        super().__init__(name, [str(number) for number in range(count)], key or name)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write each of them."""
        for place, number in enumerate(shown[self.keys[0]]):
            out[at + place] = number * TENTH


class Ring(Feature):
    """How many steps clockwise The Possessed sits, and where the cells lie, from the own one on."""

    def __init__(self) -> None:
        super().__init__("ring", ["The Possessed", *[f"cell of {who}" for who in WHOSE]], "ring", "cells")

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write the steps."""
        ring, cells = view["ring"], view["cells"]
        if ROSE in ring:
            out[at] = (ring.index(ROSE) - ring.index(seat)) % len(ring)
        for who in ring:
            if cells[who] >= 0:
                out[at + 1 + relative(who, seat, len(view["seats"]))] = 1 + (cells[who] - cells[seat]) % len(ring)


class Chain(Feature):
    """The effects at work, the innermost counting most: which component, whose, and of what kind."""

    def __init__(self) -> None:
        super().__init__("chain", [*ALL, *[f"by {who}" for who in WHOSE], *WORKS])

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count them from the last one on."""
        seats = len(view["seats"])
        for depth, entry in enumerate(reversed(view["chain"]), 1):
            if entry["card"]:
                out[at + ALL.index(entry["card"])] += 1 / depth
            if entry["by"] >= 0:
                out[at + len(ALL) + relative(entry["by"], seat, seats)] += 1 / depth
            out[at + len(ALL) + len(WHOSE) + WORKS.index(entry["of"])] += 1 / depth


class Sheet(Feature):
    """The slots of a sheet: what each holds as far as it is seen, its side, its state, and whether it marks somebody."""

    def __init__(self) -> None:
        each = [*STAGES, "reverse", "marks", *SPELLS]
        super().__init__("sheet", [f"{slot} {what}" for slot in SLOT_NAMES for what in each], "slots")
        self.each = len(each)

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write every slot."""
        for place, slot in enumerate(shown["slots"]):
            begin = at + place * self.each
            if slot["stage"] in STAGES:
                out[begin + STAGES.index(slot["stage"])] = 1
            out[begin + len(STAGES)] = slot["side"]
            out[begin + len(STAGES) + 1] = int(slot["marked"] >= 0)
            if slot["card"]:
                out[begin + len(STAGES) + 2 + SPELLS.index(slot["card"])] = 1


class OpenQuests(Feature):
    """Active quests that are revealed: 1 and a tenth for each cube."""

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write each of them."""
        entries: Any = shown[self.keys[0]]
        for entry in entries:
            out[at + self.index[entry["card"]]] = 1 + entry["cubes"] * TENTH


class HiddenQuests(Feature):
    """How many hidden quests of each moon phase."""

    def __init__(self) -> None:
        super().__init__("hidden quests of phase", ["1", "2", "3"], "hidden_quests")

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Count them."""
        for phase in shown[self.keys[0]]:
            out[at + phase] += 1


ENCODING: Final = Encoding(
    seats=SEATS.high,
    table=(
        Players(SEATS.low, SEATS.high),
        MySeat(SEATS.high),
        OneOf("avatar", AVATARS),
        OneOf("moons", MOONS),
        OneOf("phase", PHASES),
        Sizes("table", ("steady_crown", "summoners_crown", "colourless_throne", "library_by_card", "avatar_first", "round",
                        "moon", "actions", "numbered", "orders", "forgotten", "order_deck", "upgrade_deck")),
        Participants(),
        Ring(),
        Lodge(),
        Places(),
        Bars(),
        Servants(),
        Hexes(),
        Counts("library", len(BOX.schools), "library_sizes"),
        Rows("discarded of school", len(BOX.schools), SPELLS, "library_discard"),
        Names("lost", SPELLS),
        Names("limbo", ALL),
        Counts("quest deck", 3, "quest_sizes"),
        Counts("discarded quests", 3, "quest_discard_sizes"),
        Rows("event in slot", 3, EVENTS, "events"),
        Counts("event deck", 3, "event_sizes"),
        Rows("discarded events", 3, EVENTS, "event_discard"),
        OneOf("order_back", BACKS),
        Names("order_memories", ORDERS),
        Chain(),
    ),
    own=(
        Names("my hand", SPELLS, "hand"),
        Names("my grimoire", SPELLS, "grimoire_cards"),
        Names("my hidden quests", QUESTS, "quests_hidden"),
    ),
    seat=(
        Present(),
        IsIt("has the crown", "crown"),
        IsIt("first mage", "first"),
        IsIt("active", "active"),
        IsIt("is out of this phase", "passed"),
        OneOf("mage", MAGES),
        Counts("limits", 2),
        Sizes("", ("hand_size", "grimoire", "aside")),
        Names("memories", SPELLS),
        Names("known_spells", SPELLS),
        OpenQuests("quests_open", QUESTS),
        Names("completed", QUESTS),
        HiddenQuests(),
        Sheet(),
    ),
    question=(*usual(PROMPTS, {card.thing: card.name for card in BOX.cards}, FORMS),
              NextSlot("next slot", SLOT_NAMES), Filled("filled", SLOT_NAMES),
              Chosen("chosen so far", list(BLACK_ROSE_WARS.vocabulary()))),
    left_out={
        "markers": "the moons say where they stand",
        "winners": "nobody is asked any more",
        "scores": "nobody is asked any more",
        "reason": "nobody is asked any more",
    },
)
ENCODER: Final = declared(ENCODING)
