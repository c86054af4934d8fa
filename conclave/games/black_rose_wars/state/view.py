"""What a seat may know (BR-STATE-3, BR-STATE-5). Wire, log, spectators and bots get nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.effects.matters import WORKS
from conclave.games.black_rose_wars.rules.ranking import rebuilding
from conclave.games.black_rose_wars.rules.values import hand_limit, health, speed, strength
from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    EMPTY,
    MOON_MARKERS,
    READY,
    REVEALED,
    TYPES,
)
from conclave.games.black_rose_wars.state.fields import FIGURES, PARTICIPANTS, ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.game import Plain
from conclave.kit.effects import NOBODY
from conclave.kit.secrets import lost_on

STAGES: Final = ("empty", "ready", "activated", "revealed")


def view(table: Table, seat: int | None) -> Plain:
    """The table as a seat sees it; a spectator sees what is public."""
    return views(table, (seat,))[0]


def views(table: Table, seats: Sequence[int | None]) -> list[Plain]:
    """The table as each of these seats sees it; what is public is put together once."""
    lots = _crowded_lots(table)
    everybody = [_public(table, seat, lots) for seat in range(table.seats)]
    common = _table(table)
    return [{**common, "seats": [{**shown, **_secrets(table, other)} if other == seat else shown
                                 for other, shown in enumerate(everybody)]} for seat in seats]


def _table(table: Table) -> Plain:
    """What lies before everybody."""
    box = table.box
    names_of = [[box.card_of[piece].name for piece in pile] for pile in table.library_discard]
    return {
        "title": "black-rose-wars", "avatar": table.avatar, "moons": table.moons, "steady_crown": table.steady_crown,
        "summoners_crown": table.summoners_crown, "colourless_throne": table.colourless_throne,
        "library_by_card": table.library_by_card, "avatar_first": table.avatar_first,
        "round": table.round, "phase": table.phase, "moon": table.moon, "crown": table.crown, "first": table.first,
        "ring": table.ring.copy(), "active": table.active, "actions": table.actions, "numbered": table.numbered,
        "orders": table.orders, "passed": table.passed.copy(), "cells": table.cells.copy(),
        "lodge": [_chamber(table, position) for position in range(ROOMS)],
        "figures": [_figure(table, figure) for figure in range(FIGURES) if table.place[figure] >= 0],
        "markers": list(MOON_MARKERS[table.moons]), "power": table.power.copy(), "cubes": table.cubes.copy(),
        "trophies": [list(row) for row in table.trophies], "tokens": table.tokens.copy(),
        "hexes": [_counted(table, table.hexes[mage], table.hex_cubes[mage]) for mage in range(PARTICIPANTS)],
        "solved": [table.names_of(pile) for pile in table.solved],
        "library_sizes": [len(pile) for pile in table.library], "library_discard": names_of,
        "forgotten": len(table.forgotten), "lost": table.names_of(table.lost),
        "quest_sizes": [len(pile) for pile in table.quest_deck],
        "quest_discard_sizes": [len(pile) for pile in table.quest_discard],
        "events": [table.names_of(pile) for pile in table.events],
        "event_sizes": [len(pile) for pile in table.event_deck],
        "event_discard": [table.names_of(pile) for pile in table.event_discard],
        "order_deck": len(table.order_deck), "order_back": _order_back(table),
        "order_memories": table.names_of(table.order_memories), "upgrade_deck": len(table.upgrade_deck),
        "spares": _spares(table),
        "chain": [{"card": box.cards[card].name if card >= 0 else "", "by": by, "slot": slot, "of": WORKS[of]}
                  for card, by, slot, of in table.chain],
        "winners": list(table.winners), "scores": list(table.scores), "reason": table.reason,
    }


def _chamber(table: Table, position: int) -> Plain:
    """A room of the lodge."""
    if table.rooms[position] < 0:
        return {"room": "", "rebuilt": False, "used": False, "cubes": [], "slots": 0, "due": []}
    room = table.room(position)
    cubes = table.instability[position]
    return {"room": room.name, "rebuilt": bool(table.rebuilt[position]), "used": bool(table.used[position]),
            "cubes": list(cubes), "slots": room.resistance, "due": rebuilding(table, position) if cubes else []}


def _figure(table: Table, figure: int) -> Plain:
    """A figure on the map, with its values as they are now."""
    return {"figure": figure, "card": table.box.cards[table.kind[figure]].name, "place": table.place[figure],
            "owner": table.owner[figure], "controller": table.controller[figure], "bar": list(table.bar[figure]),
            "health": health(table, figure), "strength": strength(table, figure),
            "speed": speed(table, figure), "diamonds": table.diamonds[figure], "bearer": table.bearer[figure],
            "upgrades": [table.box.card_of[piece].name for piece in table.upgrades[figure]],
            "acted": bool(table.acted[figure])}


def _counted(table: Table, cards: Sequence[int], cubes: Sequence[int]) -> list[Plain]:
    """Definitions with the cubes that lie on them."""
    return [{"card": table.box.cards[card].name, "cubes": count} for card, count in zip(cards, cubes, strict=True)]


def _order_back(table: Table) -> str:
    """What the back of the top order shows."""
    if not table.order_deck:
        return ""
    order = table.box.order(table.order_deck[-1])
    return f"{TYPES[order.back_type]}:{order.back_event}" if order.back_type >= 0 else ""


def _spares(table: Table) -> Plain:
    """How many of each evocation and hex nobody has."""
    there = [table.kind[figure] for figure in table.current_figures()] + [card for row in table.hexes for card in row]
    return {card.name: card.copies - there.count(card.index) for card in (*table.box.evocations, *table.box.hexes)}


def _public(table: Table, seat: int, lots: dict[int, int]) -> Plain:
    """What everybody sees of a seat."""
    box = table.box
    mage = table.kind[seat]
    limits = [hand_limit(table, seat), table.mage_card(seat).quest_limit] if mage >= 0 else [0, 0]
    return {
        "seat": seat, "mage": box.cards[mage].name if mage >= 0 else "", "limits": limits,
        "hand_size": len(table.hand[seat]), "grimoire": len(table.grimoire[seat]),
        "memories": table.names_of(table.memories[seat]), "aside": len(table.aside[seat]),
        "quests_open": [{"card": box.card_of[piece].name, "cubes": table.progress.get(box.card_of[piece].index, (0,))[0]}
                        for piece in table.quests_open[seat]],
        "completed": table.names_of(table.completed[seat]),
        "hidden_quests": [box.quest(piece).phase for piece in table.quests_hidden[seat]],
        "known_spells": _known_spells(table, seat, lots),
        "slots": [_slot(table, seat, slot, False) for slot in range(SLOTS)],
    }


def _secrets(table: Table, seat: int) -> Plain:
    """What only the seat itself sees."""
    return {
        "hand": table.names_of(table.hand[seat]), "quests_hidden": table.names_of(table.quests_hidden[seat]),
        "grimoire_cards": sorted(table.names_of(table.grimoire[seat])),
        "slots": [_slot(table, seat, slot, True) for slot in range(SLOTS)],
    }


def _slot(table: Table, seat: int, slot: int, own: bool) -> Plain:
    """A slot of a sheet; a card that is face down is seen by its owner, and of an activated one all see the token."""
    at = table.slot(seat, slot)
    stage = table.stage[at] if table.sheet else EMPTY
    if stage == EMPTY:
        return {"stage": "empty", "card": "", "side": 0, "marked": NOBODY}
    told = TYPES[table.side_in(at).type] if stage == ACTIVATED else STAGES[stage]
    if stage != REVEALED and not own:
        return {"stage": told, "card": "", "side": 0, "marked": NOBODY}
    return {"stage": told, "card": table.box.card_of[table.sheet[at][0]].name, "side": table.side[at],
            "marked": table.marked[at] if stage == REVEALED else NOBODY}


def _hidden_places(table: Table, seat: int) -> list[int]:
    """The pieces of a seat that lie where others do not see them."""
    pieces = table.hand[seat] + table.grimoire[seat]
    for slot in range(SLOTS if table.sheet else 0):
        at = table.slot(seat, slot)
        if table.stage[at] in (READY, ACTIVATED):
            pieces.append(table.sheet[at][0])
    return pieces


def _crowded_lots(table: Table) -> dict[int, int]:
    """For each lot in which the public has lost spells: the seat that has all of them, or NOBODY."""
    secrets, public = table.secrets, table.seats
    lost = [lost_on(trail, public) for trail in secrets.trails]
    lots: dict[int, int] = {}
    for seat in range(table.seats):
        for piece in _hidden_places(table, seat):
            lot = lost[secrets.trail_of(piece)]
            lots[lot] = seat if lots.get(lot, seat) == seat else NOBODY
    for pile in (*table.library, table.forgotten):
        if pile:
            lots[lost[secrets.trail_of(pile[0])]] = NOBODY
    return lots


def _known_spells(table: Table, seat: int, lots: dict[int, int]) -> list[str]:
    """The spells that everybody knows to be among the hidden ones of a seat: those of lots that lie nowhere else."""
    secrets, public = table.secrets, table.seats
    known = [piece for piece in _hidden_places(table, seat)
             if secrets.knows(public, piece) or lots.get(secrets.lost_in(public, piece), NOBODY) == seat]
    return sorted(table.names_of(known))
