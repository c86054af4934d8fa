"""The fields of a table. After a change, run `python tools/fields.py`.

Participants are numbers: the persons 0 to 3, which are their seats, and the Black Rose (ROSE, 4). A mage has the number of
the participant; with the avatar the Rose is a mage too. Figures are the mages 0 to 4 and evocations from 5 on. Places are
the rooms 0 to 18 of the lodge and the cells from 19 on. The top of a pile is the end of its list.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.kinds import Attached, Boxes, Counters, Given, Named, NamedStacks, Noted, Stacks
from conclave.kit.kinds import (
    ANY,
    SEAT,
    WHOLE,
    Agenda,
    Bags,
    BoxOf,
    Dices,
    Due,
    Hidden,
    Pile,
    Piles,
    Shown,
    Transient,
    Wholes,
    Word,
)
from conclave.kit.state import ALL, OWNER, SIZE, Declared, Field

PARTICIPANTS: Final = 5     # four persons and the Black Rose
FIGURES: Final = 39         # five mages and 34 evocations
ROOMS: Final = 19
SLOTS: Final = 4            # of a mage sheet: quick, I, II, III
AVATARS: Final = ("none", "apprentice", "master")
MOONS: Final = ("standard", "short", "long")
PHASES: Final = ("setup", "rose", "study", "planning", "action", "evocation", "clean-up", "over")
MOMENTS: Final = ("round", "effect", "activation")  # when a value falls back that an effect has changed
ENDINGS: Final = ("", "power", "quests", "trophies", "crown")  # what decided: power, or which tie-break

FIELDS: Final = (
    Field("box", BoxOf("RoseBox"), "the components that the game is played with"),
    Field("seats", WHOLE, "how many persons play", 1, 4),
    Field("agenda", Agenda(("event",)), "the steps that come next"),
    Field("dice", Dices(), "the dice of the game"),
    # Options (BR-OPT-6)
    Field("avatar", Word(AVATARS), "the avatar and its difficulty", seen=ALL),
    Field("moons", Word(MOONS), "where the moons and the end marker stand", seen=ALL),
    Field("steady_crown", WHOLE, "BR-OPT-1: events do not move the crown", 0, 1, seen=ALL),
    Field("summoners_crown", WHOLE, "BR-OPT-3: one evocation each in turn order", 0, 1, seen=ALL),
    Field("colourless_throne", WHOLE, "BR-Q-3: the Throne Room is not purple", 0, 1, seen=ALL),
    Field("library_by_card", WHOLE, "BR-Q-10: schools of the library are named card by card", 0, 1, seen=ALL),
    Field("avatar_first", WHOLE, "BR-Q-24: the avatar's evocations activate first", 0, 1, seen=ALL),
    # The course of the game
    Field("round", WHOLE, "the round, from 1 on", seen=ALL),
    Field("phase", Word(PHASES), "the phase of the round", seen=ALL),
    Field("moon", WHOLE, "the moon phase, 0 to 2", 0, 2, seen=ALL),
    Field("crown", SEAT, "who holds the crown", seen=ALL),
    Field("first", SEAT, "the first mage of this phase (BR-TURN-3)", seen=ALL),
    Field("ring", Wholes(), "the mages clockwise, the avatar among them", 0, 4, seen=ALL),
    Field("active", WHOLE, "the mage whose activation it is, -1 = nobody", -1, 4, empty="-1", seen=ALL),
    Field("actions", WHOLE, "actions taken in this activation", seen=ALL),
    Field("numbered", WHOLE, "whether a numbered spell was cast in this activation (BR-ACTION-14)", 0, 1, seen=ALL),
    Field("orders", WHOLE, "orders of the avatar that count in this action phase (BR-AVATAR-12)", seen=ALL),
    Field("passed", Wholes(), "mages who are out for the rest of this phase", 0, 4, seen=ALL),
    # The lodge
    Field("rooms", Named(ROOMS), "the room at each position"),
    Field("rebuilt", Counters(ROOMS), "whether the room is rebuilt", 0, 1),
    Field("used", Counters(ROOMS), "whether the activation token is turned to its used side", 0, 1),
    Field("instability", Stacks(ROOMS), "whose cubes lie in the slots, from the left", 0, 4),
    Field("cells", Counters(PARTICIPANTS), "the place of the own cell in the ring of BR-LODGE-10", -1, 3, seen=ALL),
    # Figures
    Field("place", Counters(FIGURES), "where each figure is: a room, a cell, -1 = not on the map", -1, 23,
          empty=f"[-1] * {FIGURES}"),
    Field("kind", Named(FIGURES), "the mage or evocation that each figure is"),
    Field("bar", Stacks(FIGURES), "whose damage cubes lie on each figure, from the left", 0, 4),
    Field("owner", Counters(FIGURES), "whose evocation it is, -1 = no evocation", -1, 4, empty=f"[-1] * {FIGURES}"),
    Field("controller", Counters(FIGURES), "who controls it now", -1, 4, empty=f"[-1] * {FIGURES}"),
    Field("diamonds", Counters(FIGURES), "its evocation slot, 1 to 3; 0 = it takes none", 0, 3),
    Field("bearer", Counters(FIGURES), "the mage to whom an Umbra is assigned, -1 = nobody", -1, 4,
          empty=f"[-1] * {FIGURES}"),
    Field("acted", Counters(FIGURES), "whether it has activated in this evocation phase", 0, 1),
    Field("upgrades", Attached(FIGURES), "upgrades of each evocation"),
    Field("hexes", NamedStacks(PARTICIPANTS), "hexes on each mage; in views with their cubes", seen=ALL,
          client="Counted[][]"),
    Field("hex_cubes", Stacks(PARTICIPANTS), "cubes on each of these hexes", 0, 2),
    Field("dealt_last", Counters(PARTICIPANTS), "who put the last new cube on the bar of each mage (BR-Q-38), -1 = nobody",
          -1, 4, empty=f"[-1] * {PARTICIPANTS}"),
    # What participants have
    Field("power", Counters(PARTICIPANTS), "power", seen=ALL),
    Field("cubes", Counters(PARTICIPANTS), "cubes at hand", 0, 26, seen=ALL),
    Field("trophies", Stacks(PARTICIPANTS), "captured trophies: whose they are", 0, 4, seen=ALL),
    Field("tokens", Counters(PARTICIPANTS), "available physical action tokens", 0, 9, seen=ALL),
    # Spells
    Field("hand", Piles(), "spells in hand", seen=OWNER),
    Field("grimoire", Piles(), "the grimoire", seen=SIZE, client="number"),
    Field("memories", Piles(), "the memories", seen=ALL),
    Field("aside", Piles(), "personal spells set aside (BR-SETUP-11)", seen=SIZE, client="number"),
    Field("sheet", Piles(ANY), "the slots quick, I, II, III of the sheet of each seat in turn"),
    Field("side", Wholes(), "the side chosen for each of these slots: 0 = main, 1 = reverse", 0, 1),
    Field("stage", Wholes(), "of each slot: 0 = empty, 1 = ready, 2 = activated, 3 = revealed", 0, 3),
    Field("marked", Wholes(), "the figure with the stability token of each slot, -1 = none", -1, 38),
    Field("library", Boxes(6), "the deck of each school"),
    Field("library_discard", Boxes(6), "the discard pile of each school", seen=ALL),
    Field("forgotten", Pile(), "the deck of forgotten spells", seen=SIZE),
    Field("lost", Pile(out=True), "spells that have left the game", seen=ALL),
    # Quests
    Field("quests_hidden", Piles(), "active quests that are not revealed", seen=OWNER),
    Field("quests_open", Piles(), "active quests that are revealed, with their cubes", seen=ALL, client="Counted[]"),
    Field("completed", Piles(), "completed quests", seen=ALL),
    Field("solved", Boxes(PARTICIPANTS), "solved quests of each participant", seen=ALL),
    Field("progress", Bags(1), "cubes on active quests", 1, 9),
    Field("quest_deck", Boxes(3), "the quest deck of each moon phase"),
    Field("quest_discard", Boxes(3), "discarded quests of each moon phase, face down"),
    # Events
    Field("events", Boxes(3), "the event in each slot", seen=ALL),
    Field("event_deck", Boxes(3), "the event deck of each moon phase"),
    Field("event_discard", Boxes(3), "discarded events of each moon phase", seen=ALL),
    # The avatar
    Field("order_deck", Pile(), "the order deck of The Possessed", seen=SIZE),
    Field("order_memories", Pile(), "orders of this round", seen=ALL),
    Field("order_box", Boxes(3), "orders of each moon phase that are not in its deck"),
    Field("possessed", Named(1), "the mage whose figure The Possessed uses"),
    Field("upgrade_deck", Pile(), "the upgrade deck", seen=SIZE),
    Field("limbo", Pile(), "cards at work that lie nowhere: an event drawn, upgrades of what has left", seen=ALL),
    Field("unused", Pile(out=True, rest="cards", fixed=True), "cards that this game does not use"),
    # Modifiers and the end
    Field("lasting", Given(len(MOMENTS), FIGURES), "values that effects have changed for a while"),
    Field("winners", Wholes(frozen=True, of_seats=True), "who has won, once the game is over", seen=ALL),
    Field("scores", Wholes(frozen=True), "the final power of each participant, once the game is over", seen=ALL),
    Field("reason", Word(ENDINGS), "what decided the game; empty while it goes on", seen=ALL),
    Field("secrets", Hidden(("forgotten", "upgrade_deck", "order_deck"),
                            ("hand", "grimoire", "aside", "sheet", "library", "quests_hidden", "quest_deck",
                             "quest_discard", "event_deck", "order_box")),
          "what each seat knows of hidden piles, and what came to light"),
    Field("met", Noted(), "quests that effects of this step would have advanced, had they been active: seat, definition"),
    Field("drawn", Noted(), "quests that were drawn in this step and stay hidden: seat, piece"),
    # The step at hand
    Field("due", Due(), "what has happened and waits for a full stop"),
    Field("chain", Transient("list[tuple[int, int, int, int]]", "[]"),
          "effects that are being carried out, the innermost last: definition, by whom, slot or -1, where in `WORKS`",
          seen=ALL, client="Link[]"),
    Field("performing", Transient("list[Matter]", "[]", ("Matter",)),
          "physical actions and activations of evocations that are being carried out, the innermost last"),
    # What views show in a form of their own
    Field("lodge", Shown("Chamber[]"), "the rooms by position", seen=ALL),
    Field("figures", Shown("Figure[]"), "all figures on the map", seen=ALL),
    Field("markers", Shown("number[]"), "the spaces of the second and third moon and of the end", seen=ALL),
    Field("library_sizes", Shown("number[]"), "how many cards the deck of each school has", seen=ALL),
    Field("quest_sizes", Shown("number[]"), "how many cards each quest deck has", seen=ALL),
    Field("quest_discard_sizes", Shown("number[]"), "how many quests of each moon phase are discarded", seen=ALL),
    Field("event_sizes", Shown("number[]"), "how many cards each event deck has", seen=ALL),
    Field("order_back", Shown("string"), "the symbol on the back of the top order, or nothing", seen=ALL),
    Field("spares", Shown("Record<string, number>"), "how many of each evocation and hex can still be taken", seen=ALL),
    Field("mage", Shown("string", by_seat=True), "the mage of the seat; empty before it is chosen", seen=ALL),
    Field("limits", Shown("number[]", by_seat=True), "the hand limit and the quest limit", seen=ALL),
    Field("hand_size", Shown("number", by_seat=True), "how many spells are in hand", seen=ALL),
    Field("grimoire_cards", Shown("string[]", by_seat=True), "what the own grimoire holds, in no order", seen=OWNER),
    Field("known_spells", Shown("string[]", by_seat=True),
          "spells that everybody knows to be among those in hand, in the grimoire and face down on the sheet", seen=ALL),
    Field("slots", Shown("Slot[]", by_seat=True), "the slots quick, I, II, III of the sheet", seen=ALL),
    Field("hidden_quests", Shown("number[]", by_seat=True), "the moon phases of the active quests not revealed", seen=ALL),
)
TYPES: Final = {
    "Chamber": "{ room: string; rebuilt: boolean; used: boolean; cubes: number[]; slots: number; due: number[] }",
    "Figure": ("{ figure: number; card: string; place: number; owner: number; controller: number; bar: number[]; "
               "health: number; strength: number; speed: number; diamonds: number; bearer: number; "
               "upgrades: string[]; acted: boolean }"),
    "Slot": "{ stage: 'empty' | 'ready' | 'trap' | 'protection' | 'revealed'; card: string; side: number; marked: number }",
    "Counted": "{ card: string; cubes: number }",
    "Link": "{ card: string; by: number; slot: number; of: string }",
}
DECLARED: Final = Declared("Black Rose Wars", "TableFields", FIELDS,
                           "conclave.games.black_rose_wars.state.components:RoseBox", TYPES, modified=True)
