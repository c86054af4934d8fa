"""Quests: drawing, progress, completing, solving, discarding (BR-QUEST). What a quest does is used in activation.py."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import ROOM, SPELL, Happened, Working
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, who_told
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.power import gain_power
from conclave.games.black_rose_wars.rules.questions import HIDDEN, different_moves, source, thing_of
from conclave.games.black_rose_wars.state.components import ANY_ELEMENT, REVEALED, ROSE, SOLVES_QUEST, Quest, Task
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumber, AskedNumbers
from conclave.kit.effects import NOBODY

DISCARD_QUEST: Final = Prompt("ask-discard-quest", "BR-QUEST-10")
COMPLETE_QUEST: Final = Prompt("ask-complete-quest", "BR-QUEST-7")
WHICH_HIDDEN: Final = Prompt("ask-which-hidden-quest", "BR-ROSE-8", secret=True)
ACTIVE: Final = "active"
COMPLETED: Final = "completed"
SOLVED: Final = "solved"
DRAWN_NOW: Final = "drawn_now"
ON_DRAW: Final = "on_draw"


def active_quests(table: Table, seat: int) -> list[int]:
    """The active quests of a mage, those that lie open first."""
    return table.quests_open[seat] + table.quests_hidden[seat]


def draw_quest(table: Table, mage: int, n: int, phase: int = NOBODY, working: Working | None = None) -> list[int]:
    """A mage draws quests of the current moon phase into the active slot, as many as there are (BR-QUEST-8, BR-DECK-2).

    The Rose only gains power for hers (BR-QUEST-9), and the avatar draws none (BR-AVATAR-21).
    """
    drawn: list[int] = []
    phase = table.moon if phase < 0 else phase
    for _ in range(n):
        piece = _top_quest(table, phase)
        if piece < 0:
            break
        drawn.append(piece)
        if mage == ROSE:
            _reveal_to_rose(table, piece)
        else:
            _take_quest(table, mage, piece)
            if working is not None:
                working.drawn_quests.append(piece)
                working.done += 1
    return drawn


def _top_quest(table: Table, phase: int) -> int:
    deck = table.quest_deck[phase]
    if not deck:
        if not table.quest_discard[phase]:
            return NOBODY
        deck = table.quest_discard[phase]
        table.quest_discard[phase] = []
        table.secrets.shuffle(deck, table.dice)
        table.quest_deck[phase] = deck
    return deck.pop()


def _take_quest(table: Table, seat: int, piece: int) -> None:
    card = table.box.quest(piece)
    if card.reveal == ON_DRAW:  # BR-QUEST-12
        table.secrets.turn_up(piece)
        table.quests_open[seat].append(piece)
        if table.told is not None:
            table.tell("draws-open-quest", (("seat", seat), ("card", card.words)), card.thing, "BR-QUEST-12", True)
        return
    table.secrets.look(seat, [piece])
    table.quests_hidden[seat].append(piece)
    table.drawn.append((seat, piece))
    if table.told is not None:
        table.tell("draws-quest", (("seat", seat), ("count", card.phase + 1)), SEAT_THINGS[seat], "BR-QUEST-8", True,
                   (("card", card.words),), (seat,))


def _reveal_to_rose(table: Table, piece: int) -> None:
    card = table.box.quest(piece)
    if table.has_avatar:  # it solves the quest without its effect (BR-AVATAR-21)
        table.secrets.turn_up(piece)
        table.solved[ROSE].append(piece)
        if table.told is not None:
            table.tell("rose-solves", (("card", card.words),), card.thing, "BR-AVATAR-21", True)
        gain_power(table, ROSE, card.reward, card.thing, "BR-AVATAR-21")
        return
    table.quest_discard[card.phase].append(piece)
    gain_power(table, ROSE, card.phase + 1, "rose", "BR-QUEST-9")


def effect_resolved(table: Table, working: Working) -> None:
    """An effect has been resolved: every active quest whose task it met advances by one (BR-QUEST-14, BR-QUEST-15)."""
    seat = working.caster
    if 0 <= seat < ROSE and (table.quests_open[seat] or table.quests_hidden[seat]):
        if table.quests_hidden[seat] and working.of in (SPELL, ROOM):
            _note_met(table, seat, working)
        for piece in active_quests(table, seat):
            if fulfilled(table, seat, table.box.quest(piece).task, working):
                advance(table, seat, piece)


def _note_met(table: Table, seat: int, working: Working) -> None:
    """Quests that are hidden after an effect are none of those that it would have revealed (BR-STATE-5)."""
    for quest in table.box.quests:
        if quest.reveal != ON_DRAW and fulfilled(table, seat, quest.task, working):
            table.met.append((seat, quest.index))


def fulfilled(table: Table, seat: int, task: Task, working: Working) -> bool:
    """Whether an effect that is finished meets a task."""
    if task.event == "room_resolved":
        if working.of != ROOM or working.began < 0:
            return False
        return table.colour(working.began) in task.colours if task.colours else table.room(working.began).name == task.room
    if task.event == "spell_resolved":
        return working.of == SPELL and working.slot >= 0 and _fits_spell(table, seat, task, working)
    if task.event == "effect_resolved":
        if task.check == "summoned":
            return working.has_summoned
        rooms = working.placed_in + (working.replaced_in if task.check == "placed_or_replaced_instability" else [])
        return any(not task.colours or table.colour(room) in task.colours for room in rooms)
    if task.event == "evocation_damaged_or_healed":
        return working.wounded_or_healed_evocation
    return task.event == "damage_inflicted" and working.dealt_damage


def _fits_spell(table: Table, seat: int, task: Task, working: Working) -> bool:
    if task.types and working.type not in task.types:
        return False
    if task.elements and working.element != ANY_ELEMENT and working.element not in task.elements:
        return False
    if task.room and (not 0 <= working.began < len(table.rooms) or table.room(working.began).name != task.room):
        return False  # where the caster stood when the card was revealed (BR-QUEST-16)
    return not task.revealed or symbols(table, seat, task.revealed) >= task.least


def symbols(table: Table, seat: int, elements: tuple[int, ...]) -> int:
    """How many revealed spells of a mage show one of these elements, or any (BR-QUEST-13)."""
    count, fitting = 0, (*elements, ANY_ELEMENT)
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if table.stage[at] == REVEALED and table.side_in(at).element in fitting:
            count += 1
    return count


def mage_defeated(table: Table, victim: int) -> None:
    """A mage is defeated: tasks of those whose cubes he carries (master of death)."""
    for seat in range(table.seats):
        if seat != victim and seat in table.bar[victim]:
            for piece in active_quests(table, seat):
                if table.box.quest(piece).task.event == "mage_defeated":
                    advance(table, seat, piece)


def advance(table: Table, seat: int, piece: int) -> None:
    """A task is fulfilled: reveal the quest, and put a cube on it or complete it (BR-QUEST-3, BR-QUEST-4)."""
    card = table.box.quest(piece)
    if not card.cubes:
        complete(table, seat, piece)
        return
    reveal(table, seat, piece)
    if table.cubes[seat] < 1:
        return
    count = table.progress.get(card.index, (0,))[0] + 1
    table.cubes[seat] -= 1
    table.progress[card.index] = (count,)
    if table.told is not None:
        table.tell("quest-advances", (("seat", seat), ("card", card.words), ("count", count), ("of", card.cubes)),
                   card.thing, "BR-QUEST-3")
    if count >= card.cubes:
        complete(table, seat, piece)


def reveal(table: Table, seat: int, piece: int) -> None:
    """A hidden quest is laid open."""
    if piece in table.quests_hidden[seat]:
        table.quests_hidden[seat].remove(piece)
        table.quests_open[seat].append(piece)
        table.secrets.turn_up(piece)
        if table.told is not None:
            card = table.box.quest(piece)
            table.tell("reveals-quest", (("seat", seat), ("card", card.words)), card.thing, "BR-QUEST-3", True)


def complete(table: Table, seat: int, piece: int) -> None:
    """An active quest becomes completed; its cubes return (BR-QUEST-4, BR-QUEST-11)."""
    reveal(table, seat, piece)
    _take_cubes(table, seat, piece)
    table.quests_open[seat].remove(piece)
    table.completed[seat].append(piece)
    if table.told is not None:
        card = table.box.quest(piece)
        table.tell("completes-quest", (("seat", seat), ("card", card.words)), card.thing, "BR-QUEST-4")


def _take_cubes(table: Table, seat: int, piece: int) -> None:
    index = table.box.card_of[piece].index
    table.cubes[seat] += table.progress.pop(index, (0,))[0]


def solve(table: Table, seat: int, piece: int) -> None:
    """The effect of a quest was resolved: it gives its power and is solved (BR-QUEST-6, BR-EFFECT-8)."""
    card = table.box.quest(piece)
    table.completed[seat].remove(piece)
    table.solved[seat].append(piece)
    if table.told is not None:
        table.tell("solves-quest", (("seat", seat), ("card", card.words), ("count", card.reward)), card.thing, "BR-QUEST-6")
    gain_power(table, seat, card.reward, card.thing, "BR-QUEST-6")
    if waited_for(table, SOLVES_QUEST):
        note(table, Happened(SOLVES_QUEST, seat, seat, seat, table.place[seat]))


def quests_in(table: Table, seat: int, state: str, working: Working | None = None) -> list[int]:
    """The quests of a mage in a state: active, completed, solved, or drawn by this effect and still active."""
    if seat == ROSE:
        return table.solved[ROSE][:] if state == SOLVED else []
    if state == COMPLETED:
        return table.completed[seat][:]
    if state == SOLVED:
        return table.solved[seat][:]
    found = active_quests(table, seat)
    return found if state == ACTIVE or working is None else [piece for piece in found if piece in working.drawn_quests]


def discard_quest(table: Table, seat: int, piece: int) -> None:
    """A quest goes face down to the discard pile of its phase; a hidden one stays hidden (BR-QUEST-10, BR-QUEST-11)."""
    card = table.box.quest(piece)
    hidden = seat != ROSE and piece in table.quests_hidden[seat]
    piles = [table.solved[seat]] if seat == ROSE else [table.quests_hidden[seat], table.quests_open[seat],
                                                       table.completed[seat], table.solved[seat]]
    if seat != ROSE and piece in table.quests_open[seat]:
        _take_cubes(table, seat, piece)
    for pile in piles:
        if piece in pile:
            pile.remove(piece)
    table.quest_discard[card.phase].append(piece)
    if table.told is not None:
        if hidden:
            table.tell("discards-hidden-quest", (("seat", seat), ("count", card.phase + 1)), SEAT_THINGS[seat],
                       "BR-QUEST-10", False, (("card", card.words),), (seat,))
        else:
            table.tell("discards-quest", (*who_told(seat), ("card", card.words)), card.thing,
                       "BR-QUEST-10")


def discard_quests(table: Table, mage: int, n: int, state: str, working: Working | None = None) -> AskedNumbers:
    """A mage discards quests of his choice in a state, as many as there are (BR-QUEST-10)."""
    gone: list[int] = []
    while len(gone) < n:
        found = quests_in(table, mage, state, working)
        piece = yield from choose_quest(table, mage, DISCARD_QUEST, found, working.card if working is not None else NOBODY)
        if piece < 0:
            break
        gone.append(piece)
        discard_quest(table, mage, piece)
    return gone


def complete_quests(table: Table, seat: int, n: int, working: Working) -> Step:
    """A mage completes active quests of his choice; hidden ones are revealed (BR-QUEST-7)."""
    if seat == ROSE:
        return
    for _ in range(n):
        found = active_quests(table, seat)
        if not found:
            break
        piece = found[0]
        if len(found) > 1:
            answer = yield Choose(seat, COMPLETE_QUEST, different_moves(table, found), thing_of(table, working.card),
                                  source(table, working.card))
            assert isinstance(answer, Option)
            piece = found[different_moves(table, found).index(answer)]
        working.done += 1
        complete(table, seat, piece)


def choose_quest(table: Table, mage: int, prompt: Prompt, quests: list[int], card: int) -> AskedNumber:
    """One of some quests of a mage. Which hidden one it is, if it is one, only its owner knows (BR-ROSE-8)."""
    if not quests:
        return NOBODY
    hidden = [piece for piece in quests if mage != ROSE and piece in table.quests_hidden[mage]]
    options = different_moves(table, [piece for piece in quests if piece not in hidden])
    if hidden:
        options.append(HIDDEN)
    at = 0
    if len(options) > 1:
        answer = yield Choose(table.decider(mage), prompt, options, thing_of(table, card), source(table, card))
        assert isinstance(answer, Option)
        at = options.index(answer)
    if options[at] is not HIDDEN:
        return [piece for piece in quests if piece not in hidden][at]
    if len(hidden) == 1:
        return hidden[0]
    phases = sorted({table.box.quest(piece).phase for piece in hidden})
    answer = yield Choose(mage, WHICH_HIDDEN, different_moves(table, hidden), thing_of(table, card), source(table, card))
    assert isinstance(answer, Option)
    found = hidden[different_moves(table, hidden).index(answer)]
    same = [piece for piece in hidden if table.box.quest(piece).phase == table.box.quest(found).phase]
    if len(phases) < len(hidden):
        table.secrets.arrange(mage, same)  # which of them it is, nobody else sees
    return found


def give_up(table: Table, seat: int, piece: int) -> None:
    """A mage gives up an active quest; the Rose gains by its phase (BR-ROSE-4, BR-ROSE-5)."""
    card: Quest = table.box.quest(piece)
    if table.told is not None:
        table.tell("gives-up-quest", (*who_told(seat), ("count", card.phase + 1)), SEAT_THINGS[seat], "BR-ROSE-4")
    discard_quest(table, seat, piece)
    gain_power(table, ROSE, card.phase + 1, "rose", "BR-ROSE-4")
