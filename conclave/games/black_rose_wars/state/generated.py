"""Written by tools/fields.py from the table in fields.py: change the table and run it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.kernel.dice import Dice
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Matter, Occurrence
from conclave.kernel.state import Plain
from conclave.kit.secrets import Secrets
from conclave.kit.standing import Modified

if TYPE_CHECKING:
    from conclave.games.black_rose_wars.state.components import RoseBox


class TableFields(Modified):
    """The fields of a state of Black Rose Wars."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "aside",
        "avatar",
        "avatar_first",
        "bar",
        "bearer",
        "box",
        "cells",
        "chain",
        "colourless_throne",
        "completed",
        "controller",
        "crown",
        "cubes",
        "dealt_last",
        "diamonds",
        "drawn",
        "due",
        "event_deck",
        "event_discard",
        "events",
        "first",
        "forgotten",
        "grimoire",
        "hand",
        "hex_cubes",
        "hexes",
        "instability",
        "kind",
        "library",
        "library_by_card",
        "library_discard",
        "limbo",
        "lost",
        "marked",
        "memories",
        "met",
        "moon",
        "moons",
        "numbered",
        "order_box",
        "order_deck",
        "order_memories",
        "orders",
        "owner",
        "passed",
        "performing",
        "phase",
        "place",
        "possessed",
        "power",
        "progress",
        "quest_deck",
        "quest_discard",
        "quests_hidden",
        "quests_open",
        "reason",
        "rebuilt",
        "ring",
        "rooms",
        "round",
        "scores",
        "secrets",
        "sheet",
        "side",
        "solved",
        "stage",
        "steady_crown",
        "summoners_crown",
        "tokens",
        "trophies",
        "unused",
        "upgrade_deck",
        "upgrades",
        "used",
        "winners",
    )

    box: RoseBox  # the components that the game is played with
    avatar: str  # the avatar and its difficulty
    moons: str  # where the moons and the end marker stand
    steady_crown: int  # BR-OPT-1: events do not move the crown
    summoners_crown: int  # BR-OPT-3: one evocation each in turn order
    colourless_throne: int  # BR-Q-3: the Throne Room is not purple
    library_by_card: int  # BR-Q-10: schools of the library are named card by card
    avatar_first: int  # BR-Q-24: the avatar's evocations activate first
    round: int  # the round, from 1 on
    phase: str  # the phase of the round
    moon: int  # the moon phase, 0 to 2
    crown: int  # who holds the crown
    first: int  # the first mage of this phase (BR-TURN-3)
    ring: list[int]  # the mages clockwise, the avatar among them
    active: int  # the mage whose activation it is, -1 = nobody
    actions: int  # actions taken in this activation
    numbered: int  # whether a numbered spell was cast in this activation (BR-ACTION-14)
    orders: int  # orders of the avatar that count in this action phase (BR-AVATAR-12)
    passed: list[int]  # mages who are out for the rest of this phase
    rooms: list[int]  # the room at each position
    rebuilt: list[int]  # whether the room is rebuilt
    used: list[int]  # whether the activation token is turned to its used side
    instability: list[tuple[int, ...]]  # whose cubes lie in the slots, from the left
    cells: list[int]  # the place of the own cell in the ring of BR-LODGE-10
    place: list[int]  # where each figure is: a room, a cell, -1 = not on the map
    kind: list[int]  # the mage or evocation that each figure is
    bar: list[tuple[int, ...]]  # whose damage cubes lie on each figure, from the left
    owner: list[int]  # whose evocation it is, -1 = no evocation
    controller: list[int]  # who controls it now
    diamonds: list[int]  # its evocation slot, 1 to 3; 0 = it takes none
    bearer: list[int]  # the mage to whom an Umbra is assigned, -1 = nobody
    acted: list[int]  # whether it has activated in this evocation phase
    upgrades: list[tuple[int, ...]]  # upgrades of each evocation
    hexes: list[tuple[int, ...]]  # hexes on each mage; in views with their cubes
    hex_cubes: list[tuple[int, ...]]  # cubes on each of these hexes
    dealt_last: list[int]  # who put the last new cube on the bar of each mage (BR-Q-38), -1 = nobody
    power: list[int]  # power
    cubes: list[int]  # cubes at hand
    trophies: list[tuple[int, ...]]  # captured trophies: whose they are
    tokens: list[int]  # available physical action tokens
    hand: list[list[int]]  # spells in hand
    grimoire: list[list[int]]  # the grimoire
    memories: list[list[int]]  # the memories
    aside: list[list[int]]  # personal spells set aside (BR-SETUP-11)
    sheet: list[list[int]]  # the slots quick, I, II, III of the sheet of each seat in turn
    side: list[int]  # the side chosen for each of these slots: 0 = main, 1 = reverse
    stage: list[int]  # of each slot: 0 = empty, 1 = ready, 2 = activated, 3 = revealed
    marked: list[int]  # the figure with the stability token of each slot, -1 = none
    library: list[list[int]]  # the deck of each school
    library_discard: list[list[int]]  # the discard pile of each school
    forgotten: list[int]  # the deck of forgotten spells
    lost: list[int]  # spells that have left the game
    quests_hidden: list[list[int]]  # active quests that are not revealed
    quests_open: list[list[int]]  # active quests that are revealed, with their cubes
    completed: list[list[int]]  # completed quests
    solved: list[list[int]]  # solved quests of each participant
    progress: dict[int, tuple[int]]  # cubes on active quests
    quest_deck: list[list[int]]  # the quest deck of each moon phase
    quest_discard: list[list[int]]  # discarded quests of each moon phase, face down
    events: list[list[int]]  # the event in each slot
    event_deck: list[list[int]]  # the event deck of each moon phase
    event_discard: list[list[int]]  # discarded events of each moon phase
    order_deck: list[int]  # the order deck of The Possessed
    order_memories: list[int]  # orders of this round
    order_box: list[list[int]]  # orders of each moon phase that are not in its deck
    possessed: list[int]  # the mage whose figure The Possessed uses
    upgrade_deck: list[int]  # the upgrade deck
    limbo: list[int]  # cards at work that lie nowhere: an event drawn, upgrades of what has left
    unused: list[int]  # cards that this game does not use
    winners: tuple[int, ...]  # who has won, once the game is over
    scores: tuple[int, ...]  # the final power of each participant, once the game is over
    reason: str  # what decided the game; empty while it goes on
    secrets: Secrets  # what each seat knows of hidden piles, and what came to light
    # quests that effects of this step would have advanced, had they been active: seat, definition
    met: list[tuple[int, int]]
    drawn: list[tuple[int, int]]  # quests that were drawn in this step and stay hidden: seat, piece
    due: list[Occurrence]  # what has happened and waits for a full stop
    # effects that are being carried out, the innermost last: definition, by whom, slot or -1, where in `WORKS`
    chain: list[tuple[int, int, int, int]]
    # physical actions and activations of evocations that are being carried out, the innermost last
    performing: list[Matter]

    def __init__(self, box: RoseBox) -> None:
        self.told = None
        self.box = box
        self.due = []
        self.chain = []
        self.performing = []

    def clear(self, seats: int, dice: Dice) -> None:
        """Make every field what it is before anything is laid out."""
        self.seats = seats
        self.agenda = []
        self.dice = dice
        self.avatar = "none"
        self.moons = "standard"
        self.steady_crown = 0
        self.summoners_crown = 0
        self.colourless_throne = 0
        self.library_by_card = 0
        self.avatar_first = 0
        self.round = 0
        self.phase = "setup"
        self.moon = 0
        self.crown = 0
        self.first = 0
        self.ring = []
        self.active = -1
        self.actions = 0
        self.numbered = 0
        self.orders = 0
        self.passed = []
        self.rooms = [-1] * 19
        self.rebuilt = [0] * 19
        self.used = [0] * 19
        self.instability = [()] * 19
        self.cells = [0] * 5
        self.place = [-1] * 39
        self.kind = [-1] * 39
        self.bar = [()] * 39
        self.owner = [-1] * 39
        self.controller = [-1] * 39
        self.diamonds = [0] * 39
        self.bearer = [-1] * 39
        self.acted = [0] * 39
        self.upgrades = [()] * 39
        self.hexes = [()] * 5
        self.hex_cubes = [()] * 5
        self.dealt_last = [-1] * 5
        self.power = [0] * 5
        self.cubes = [0] * 5
        self.trophies = [()] * 5
        self.tokens = [0] * 5
        self.hand = [[] for _ in range(seats)]
        self.grimoire = [[] for _ in range(seats)]
        self.memories = [[] for _ in range(seats)]
        self.aside = [[] for _ in range(seats)]
        self.sheet = []
        self.side = []
        self.stage = []
        self.marked = []
        self.library = [[] for _ in range(6)]
        self.library_discard = [[] for _ in range(6)]
        self.forgotten = []
        self.lost = []
        self.quests_hidden = [[] for _ in range(seats)]
        self.quests_open = [[] for _ in range(seats)]
        self.completed = [[] for _ in range(seats)]
        self.solved = [[] for _ in range(5)]
        self.progress = {}
        self.quest_deck = [[] for _ in range(3)]
        self.quest_discard = [[] for _ in range(3)]
        self.events = [[] for _ in range(3)]
        self.event_deck = [[] for _ in range(3)]
        self.event_discard = [[] for _ in range(3)]
        self.order_deck = []
        self.order_memories = []
        self.order_box = [[] for _ in range(3)]
        self.possessed = [-1] * 1
        self.upgrade_deck = []
        self.limbo = []
        self.unused = []
        self.lasting = []
        self.winners = ()
        self.scores = ()
        self.reason = ""
        self.secrets = Secrets(len(self.box.piece_names), seats)
        self.met = []
        self.drawn = []

    def copy_to(self, twin: TableFields) -> None:
        """Make a new state the same as this one; nothing that may change is shared."""
        twin.seats = self.seats
        twin.agenda = self.agenda.copy()
        twin.dice = Dice(self.dice.key, self.dice.counter)
        twin.avatar = self.avatar
        twin.moons = self.moons
        twin.steady_crown = self.steady_crown
        twin.summoners_crown = self.summoners_crown
        twin.colourless_throne = self.colourless_throne
        twin.library_by_card = self.library_by_card
        twin.avatar_first = self.avatar_first
        twin.round = self.round
        twin.phase = self.phase
        twin.moon = self.moon
        twin.crown = self.crown
        twin.first = self.first
        twin.ring = self.ring.copy()
        twin.active = self.active
        twin.actions = self.actions
        twin.numbered = self.numbered
        twin.orders = self.orders
        twin.passed = self.passed.copy()
        twin.rooms = self.rooms.copy()
        twin.rebuilt = self.rebuilt.copy()
        twin.used = self.used.copy()
        twin.instability = self.instability.copy()
        twin.cells = self.cells.copy()
        twin.place = self.place.copy()
        twin.kind = self.kind.copy()
        twin.bar = self.bar.copy()
        twin.owner = self.owner.copy()
        twin.controller = self.controller.copy()
        twin.diamonds = self.diamonds.copy()
        twin.bearer = self.bearer.copy()
        twin.acted = self.acted.copy()
        twin.upgrades = self.upgrades.copy()
        twin.hexes = self.hexes.copy()
        twin.hex_cubes = self.hex_cubes.copy()
        twin.dealt_last = self.dealt_last.copy()
        twin.power = self.power.copy()
        twin.cubes = self.cubes.copy()
        twin.trophies = self.trophies.copy()
        twin.tokens = self.tokens.copy()
        twin.hand = [pile.copy() for pile in self.hand]
        twin.grimoire = [pile.copy() for pile in self.grimoire]
        twin.memories = [pile.copy() for pile in self.memories]
        twin.aside = [pile.copy() for pile in self.aside]
        twin.sheet = [pile.copy() for pile in self.sheet] if self.sheet else []
        twin.side = self.side.copy()
        twin.stage = self.stage.copy()
        twin.marked = self.marked.copy()
        twin.library = [pile.copy() for pile in self.library]
        twin.library_discard = [pile.copy() for pile in self.library_discard]
        twin.forgotten = self.forgotten.copy()
        twin.lost = self.lost.copy()
        twin.quests_hidden = [pile.copy() for pile in self.quests_hidden]
        twin.quests_open = [pile.copy() for pile in self.quests_open]
        twin.completed = [pile.copy() for pile in self.completed]
        twin.solved = [pile.copy() for pile in self.solved]
        twin.progress = self.progress.copy()
        twin.quest_deck = [pile.copy() for pile in self.quest_deck]
        twin.quest_discard = [pile.copy() for pile in self.quest_discard]
        twin.events = [pile.copy() for pile in self.events]
        twin.event_deck = [pile.copy() for pile in self.event_deck]
        twin.event_discard = [pile.copy() for pile in self.event_discard]
        twin.order_deck = self.order_deck.copy()
        twin.order_memories = self.order_memories.copy()
        twin.order_box = [pile.copy() for pile in self.order_box]
        twin.possessed = self.possessed.copy()
        twin.upgrade_deck = self.upgrade_deck.copy()
        twin.limbo = self.limbo.copy()
        twin.unused = self.unused
        twin.lasting = self.lasting.copy()
        twin.winners = self.winners
        twin.scores = self.scores
        twin.reason = self.reason
        twin.secrets = Secrets(0, self.seats, self.secrets)
        twin.met = self.met.copy()
        twin.drawn = self.drawn.copy()

    def plain(self) -> Plain:
        """The whole state as JSON data; copies of a component are not told apart."""
        definitions = self.box.definition_names
        pieces = self.box.piece_names
        promises = self.box.promise_names
        return {
            "seats": self.seats,
            "agenda": [[step, definitions[at] if step in ("event",) else at] for step, at in self.agenda],
            "dice": [self.dice.key, self.dice.counter],
            "avatar": self.avatar,
            "moons": self.moons,
            "steady_crown": self.steady_crown,
            "summoners_crown": self.summoners_crown,
            "colourless_throne": self.colourless_throne,
            "library_by_card": self.library_by_card,
            "avatar_first": self.avatar_first,
            "round": self.round,
            "phase": self.phase,
            "moon": self.moon,
            "crown": self.crown,
            "first": self.first,
            "ring": self.ring.copy(),
            "active": self.active,
            "actions": self.actions,
            "numbered": self.numbered,
            "orders": self.orders,
            "passed": self.passed.copy(),
            "rooms": [definitions[card] if card >= 0 else "" for card in self.rooms],
            "rebuilt": self.rebuilt.copy(),
            "used": self.used.copy(),
            "instability": [list(row) for row in self.instability],
            "cells": self.cells.copy(),
            "place": self.place.copy(),
            "kind": [definitions[card] if card >= 0 else "" for card in self.kind],
            "bar": [list(row) for row in self.bar],
            "owner": self.owner.copy(),
            "controller": self.controller.copy(),
            "diamonds": self.diamonds.copy(),
            "bearer": self.bearer.copy(),
            "acted": self.acted.copy(),
            "upgrades": [[pieces[piece] for piece in row] for row in self.upgrades],
            "hexes": [[definitions[card] for card in row] for row in self.hexes],
            "hex_cubes": [list(row) for row in self.hex_cubes],
            "dealt_last": self.dealt_last.copy(),
            "power": self.power.copy(),
            "cubes": self.cubes.copy(),
            "trophies": [list(row) for row in self.trophies],
            "tokens": self.tokens.copy(),
            "hand": [[pieces[piece] for piece in pile] for pile in self.hand],
            "grimoire": [[pieces[piece] for piece in pile] for pile in self.grimoire],
            "memories": [[pieces[piece] for piece in pile] for pile in self.memories],
            "aside": [[pieces[piece] for piece in pile] for pile in self.aside],
            "sheet": [[pieces[piece] for piece in pile] for pile in self.sheet],
            "side": self.side.copy(),
            "stage": self.stage.copy(),
            "marked": self.marked.copy(),
            "library": [[pieces[piece] for piece in pile] for pile in self.library],
            "library_discard": [[pieces[piece] for piece in pile] for pile in self.library_discard],
            "forgotten": [pieces[piece] for piece in self.forgotten],
            "lost": [pieces[piece] for piece in self.lost],
            "quests_hidden": [[pieces[piece] for piece in pile] for pile in self.quests_hidden],
            "quests_open": [[pieces[piece] for piece in pile] for pile in self.quests_open],
            "completed": [[pieces[piece] for piece in pile] for pile in self.completed],
            "solved": [[pieces[piece] for piece in pile] for pile in self.solved],
            "progress": {definitions[card]: list(bag) for card, bag in sorted(self.progress.items())},
            "quest_deck": [[pieces[piece] for piece in pile] for pile in self.quest_deck],
            "quest_discard": [[pieces[piece] for piece in pile] for pile in self.quest_discard],
            "events": [[pieces[piece] for piece in pile] for pile in self.events],
            "event_deck": [[pieces[piece] for piece in pile] for pile in self.event_deck],
            "event_discard": [[pieces[piece] for piece in pile] for pile in self.event_discard],
            "order_deck": [pieces[piece] for piece in self.order_deck],
            "order_memories": [pieces[piece] for piece in self.order_memories],
            "order_box": [[pieces[piece] for piece in pile] for pile in self.order_box],
            "possessed": [definitions[card] if card >= 0 else "" for card in self.possessed],
            "upgrade_deck": [pieces[piece] for piece in self.upgrade_deck],
            "limbo": [pieces[piece] for piece in self.limbo],
            "unused": [pieces[piece] for piece in self.unused],
            "lasting": [[promises[row[0]], row[1], row[2], definitions[row[3]], row[4]] for row in self.lasting],
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "secrets": self.secrets.plain({
                "forgotten": [self.forgotten], "upgrade_deck": [self.upgrade_deck], "order_deck": [self.order_deck], "hand":
                self.hand, "grimoire": self.grimoire, "aside": self.aside, "sheet": self.sheet, "library": self.library,
                "quests_hidden": self.quests_hidden, "quest_deck": self.quest_deck, "quest_discard": self.quest_discard,
                "event_deck": self.event_deck, "order_box": self.order_box
            }),
        }

    def check_between_steps(self) -> None:
        """See that what belongs to one step alone is empty again; RulesBug names what is not."""
        if self.due != []:
            raise RulesBug(f"'{self.due[0].event}' was never answered: a full stop is missing")
        if self.chain != []:
            raise RulesBug(f"'chain' is left over from a step that has ended: {self.chain}")
        if self.performing != []:
            raise RulesBug(f"'performing' is left over from a step that has ended: {self.performing}")
