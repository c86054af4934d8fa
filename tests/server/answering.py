"""Answers made from a question as a client gets it (docs/protocol.md, "Ask"), without knowing any rules."""

from __future__ import annotations

from random import Random
from typing import Any

Json = Any  # what JSON can hold; tests look into it as they go


def legal_answer(ask: Json, rng: Random) -> str:
    """A random legal answer, as it is sent."""
    options = ask["options"]
    if ask["form"] == "choose":
        return str(rng.choice(options)["note"])
    if ask["form"] == "amounts":
        return _amounts(ask, rng)
    if ask["form"] == "place":
        return _places(ask, rng)
    notes = [option["note"] for option in options]
    if ask["form"] == "arrange":
        rng.shuffle(notes)
        return ", ".join(notes)
    assert ask["form"] == "choose-some", ask
    chosen = set(rng.sample(range(len(notes)), rng.randint(ask["low"], min(ask["high"], len(notes)))))
    return ", ".join(note for at, note in enumerate(notes) if at in chosen) or "none"


def _places(ask: Json, rng: Random) -> str:
    """Draw how many slots are filled and how many of those are of the row, then fill them one by one."""
    free = len(ask["slots"]) - ask["row"]
    size = rng.randint(ask["low"], ask["high"])
    row = rng.randint(max(0, size - free), min(ask["row"], size))
    slots = [*sorted(rng.sample(range(free), size - row)), *range(free, free + row)]
    left, placed = list(ask["supply"]), []
    for slot in slots:
        at = rng.choice([at for at, group in enumerate(ask["groups"]) if left[group]])
        left[ask["groups"][at]] -= 1
        placed.append(f"{ask['slots'][slot]['note']} {ask['options'][at]['note']}")
    return ", ".join(placed) or "none"


def _amounts(ask: Json, rng: Random) -> str:
    """Begin with the lower bounds and add units where the bounds let us."""
    slots = ask["options"]
    given = [slot["low"] for slot in slots]
    target = rng.randint(max(ask["least"], sum(given)), ask["most"])
    while sum(given) < target:
        above = sum(max(0, number - slot["base"]) for number, slot in zip(given, slots, strict=True)
                    if slot["base"] is not None)
        free = [at for at, slot in enumerate(slots) if given[at] < slot["high"]
                and (slot["base"] is None or given[at] < slot["base"] or above < ask["spare"])]
        if not free:
            break
        given[rng.choice(free)] += 1
    return " ".join(f"{slot['note']}={number}" for slot, number in zip(slots, given, strict=True) if number) or "none"
