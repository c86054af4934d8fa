"""Which cubes: those that are healed or swapped, and how the last ones of a supply are shared out (BR-CUBE).

The Possessed follows its own rules there (BR-AVATAR-27, BR-AVATAR-28); what they leave open the crown holder decides.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from conclave.games.black_rose_wars.effects.matters import ORDER, PHYSICAL, Working
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.rules.naming import (
    figure_note,
    figure_thing,
    figure_words,
    participant_note,
    participant_words,
    room_thing,
    room_words,
)
from conclave.games.black_rose_wars.rules.questions import figure_move, room_move, source, thing_of
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, ROSE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Amounts, Ask, Option, Prompt, Reply
from conclave.kernel.words import Words
from conclave.kit.asking import AskedAmounts, AskedNumbers, amounts, in_order
from conclave.kit.effects import Scope

SHARE: Final = Prompt("ask-share-cubes", "BR-CUBE-1")
SHARE_ROSE: Final = Prompt("ask-share-cubes-rose", "BR-CUBE-2")
HEAL: Final = Prompt("ask-heal", "BR-DAMAGE-4")
SWAP: Final = Prompt("ask-replace-damage", "BR-DAMAGE-3")
SWAP_ROSE: Final = Prompt("ask-replace-damage-rose", "BR-EVENT-8")
SWAP_INSTABILITY: Final = Prompt("ask-replace-instability", "BR-INST-2")
FIRST_HIT: Final = Prompt("ask-avatar-first", "BR-AVATAR-28")
Needs = list[tuple[int, int]]  # figures or rooms with what each would take
AskedShares = Generator[Ask, Reply, Needs]


def share_damage(table: Table, scope: Scope, dealer: int, needs: Needs) -> AskedShares:
    """Fewer cubes than a sentence needs: who gets how many, none more than the own amount (BR-CUBE-1, BR-CUBE-2)."""
    left = table.cubes[dealer]
    if dealer == ROSE:
        if of_avatar(working_in(scope)):
            order = yield from avatar_order(table, [figure for figure, _ in needs])
        else:
            order = [mage for mage in table.mages() if any(mage == figure for figure, _ in needs)]
        out: Needs = []
        for figure in order:
            for other, n in needs:
                if other == figure:
                    out.append((figure, min(n, left)))
                    left -= min(n, left)
        needs = [(figure, n) for figure, n in needs if figure not in order]
        shared = yield from _shared(table, scope, dealer, needs, left, SHARE_ROSE, True)
        return out + shared
    return (yield from _shared(table, scope, dealer, needs, left, SHARE, True))


def share_rooms(table: Table, scope: Scope, owner: int, needs: Needs) -> AskedShares:
    """Fewer cubes than the rooms of a sentence would take (BR-CUBE-1, BR-CUBE-2)."""
    prompt = SHARE_ROSE if owner == ROSE else SHARE
    return (yield from _shared(table, scope, owner, needs, table.cubes[owner], prompt, False))


def _shared(table: Table, scope: Scope, owner: int, needs: Needs, left: int, prompt: Prompt, figures: bool) -> AskedShares:
    total = sum([n for _, n in needs])
    if total <= left:
        return needs
    if left == 0 or len(needs) == 1:
        return [(thing, left) for thing, _ in needs]
    slots: list[Option] = [figure_slot(table, thing) if figures else room_move(table, thing) for thing, _ in needs]
    question = Amounts(table.decider(owner), prompt, slots, (0,) * len(slots), tuple([min(n, left) for _, n in needs]),
                       left, left, thing_of(table, scope.card), source(table, scope.card))
    shares = yield from amounts(question)
    return [(thing, n) for (thing, _), n in zip(needs, shares, strict=True)]


def choose_cubes(table: Table, actor: int, figure: int, n: int, but: int, card: int) -> AskedNumbers:
    """How many cubes of each owner are healed: up to n of the actor's choice. All of the row by owner."""
    bar = table.bar[figure]
    owners = [owner for owner in range(ROSE + 1) if owner != but and owner in bar]
    counts = [0] * (ROSE + 1)
    if owners and n > 0:
        high = tuple([bar.count(owner) for owner in owners])
        question = Amounts(table.decider(actor), HEAL, [owner_slot(table, owner) for owner in owners], (0,) * len(owners),
                           high, 0, min(n, sum(high)), thing_of(table, card),
                           (("figure", figure_words(table, figure)), ("count", n), *source(table, card)))
        chosen = yield from amounts(question)
        for owner, count in zip(owners, chosen, strict=True):
            counts[owner] = count
    return counts


def choose_swaps(table: Table, scope: Scope, actor: int, dealer: int, slots: list[tuple[int, int]], n: int,
                 must: bool) -> AskedAmounts:
    """How many cubes of each owner on each figure are swapped for the dealer's."""
    high = [table.bar[figure].count(owner) for figure, owner in slots]
    most = min(n, sum(high))
    if dealer == ROSE and of_avatar(working_in(scope)):
        return (yield from _avatar_swaps(table, slots, n))
    options = [Option(f"{slot_note(table, figure)}:{participant_note(table, owner)}",
                      Words("slot-cubes-on", (("figure", figure_words(table, figure)),
                                              ("owner", participant_words(table, owner)))), (figure_thing(figure),))
               for figure, owner in slots]
    question = Amounts(table.decider(actor), SWAP_ROSE if must else SWAP, options, (0,) * len(slots), tuple(high),
                       most if must else 0, most, thing_of(table, scope.card),
                       (("count", n), *source(table, scope.card)))
    return (yield from amounts(question))


def choose_instability(table: Table, scope: Scope, owner: int, room: int, colours: list[int], n: int) -> AskedAmounts:
    """How many cubes of each other owner in a room are swapped."""
    row = table.instability[room]
    if owner == ROSE and of_avatar(working_in(scope)):
        return tuple(_rightmost(row, colours, n))
    high = tuple([row.count(other) for other in colours])
    question = Amounts(table.decider(owner), SWAP_INSTABILITY, [owner_slot(table, other) for other in colours],
                       (0,) * len(colours), high, 0, min(n, sum(high)), room_thing(table, room),
                       (("room", room_words(table, room)), ("count", n), *source(table, scope.card)))
    return (yield from amounts(question))


def _rightmost(row: tuple[int, ...], owners: list[int], n: int) -> list[int]:
    """So many cubes of these owners from the right (BR-AVATAR-27), by owner."""
    counts = [0] * len(owners)
    for cube in reversed(row):
        if n and cube in owners:
            counts[owners.index(cube)] += 1
            n -= 1
    return counts


def _avatar_swaps(table: Table, slots: list[tuple[int, int]], n: int) -> AskedAmounts:
    figures: list[int] = []
    for figure, _ in slots:
        if figure not in figures:
            figures.append(figure)
    order = yield from avatar_order(table, figures)
    counts = dict.fromkeys(slots, 0)
    for figure in order:
        owners = [owner for other, owner in slots if other == figure]
        for owner, count in zip(owners, _rightmost(table.bar[figure], owners, n), strict=True):
            counts[figure, owner] = count
            n -= count
    return tuple([counts[slot] for slot in slots])


def avatar_order(table: Table, figures: list[int]) -> AskedNumbers:
    """In which order The Possessed hits figures (BR-AVATAR-28): most black damage, most damage, other mages, evocations."""
    mages = [figure for figure in figures if figure < FIRST_EVOCATION]
    out: list[int] = []
    while mages:
        blacks = [table.bar[mage].count(ROSE) for mage in mages]
        best = mages
        if not out:
            best = [mage for mage, black in zip(mages, blacks, strict=True) if black == max(blacks)]
        if len(out) < 2:
            most = max([len(table.bar[mage]) for mage in best])
            best = [mage for mage in best if len(table.bar[mage]) == most]
        if len(best) > 1:
            best = yield from _crown_order(table, best)
        out.append(best[0])
        mages.remove(best[0])
    evocations = [figure for figure in figures if figure >= FIRST_EVOCATION]
    return out + (yield from _crown_order(table, evocations))


def _crown_order(table: Table, figures: list[int]) -> AskedNumbers:
    return (yield from in_order(table.crown, FIRST_HIT, figures, [figure_move(table, figure) for figure in figures]))


def of_avatar(working: Working) -> bool:
    """Whether an effect is a deed of The Possessed, and not of the Rose by herself (BR-Q-52)."""
    if working.caster != ROSE:
        return False
    around = working.within
    return working.of in (ORDER, PHYSICAL) or (isinstance(around, Working) and of_avatar(around))


def owner_slot(table: Table, owner: int) -> Option:
    """The cubes of a participant as a slot for a number."""
    return Option(participant_note(table, owner), Words("slot-cubes-of", (("owner", participant_words(table, owner)),)))


def figure_slot(table: Table, figure: int) -> Option:
    """A figure as a slot for a number."""
    return Option(slot_note(table, figure), figure_words(table, figure), (figure_thing(figure),))


def slot_note(table: Table, figure: int) -> str:
    """What saves call a figure where amounts follow: in one word."""
    return figure_note(table, figure).replace(" ", "-")
