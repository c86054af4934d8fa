"""Options that the questions of this game are put with: components, figures, rooms, slots, yes and no.

Options about components are made once for each definition; notes name components, never numbers of pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.rules.naming import (
    FIGURE_THINGS,
    NO_FIGURE,
    SLOT_THINGS,
    figure_note,
    figure_words,
    participant_note,
    participant_words,
)
from conclave.games.black_rose_wars.state.components import ROSE, SLOT_NAMES, Card, Move, RoseBox
from conclave.games.black_rose_wars.state.fields import FIGURES, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, ChooseSome, Option, Prompt, Reply
from conclave.kernel.events import Args
from conclave.kernel.words import Words
from conclave.kit import asking
from conclave.kit.asking import AskedNumber, AskedNumbers, AskedYes
from conclave.kit.effects import NOBODY

YES: Final = Move("yes", 1, "yes", Words("move-yes"))
NO: Final = Move("no", 0, "no", Words("move-no"))
NONE: Final = Move("none", NOBODY, "none", Words("move-none"))        # of the things on offer
NOBODY_AT_ALL: Final = Move("nobody", NOBODY, "nobody", Words("move-nobody"))  # a false target (BR-LOS-5)
DONE: Final = Move("done", NOBODY, "done", Words("move-done"))
HIDDEN: Final = Move("hidden", NOBODY, "hidden", Words("move-hidden"))  # one that others do not see
SLOT_MOVES: Final = [Move("slot", slot, name, Words("slot", (("slot", name),))) for slot, name in enumerate(SLOT_NAMES)]

NO_SOURCE: Final[Args] = (("card", NO_FIGURE), ("of_card", "no"))


def card_move(card: Card, verb: str = "card", nth: int = 1) -> Move:
    """The option of picking a component, or of doing something with it; the second copy of a card is `torment#2`."""
    key = verb if nth == 1 else f"{verb}#{nth}"
    found = card.moves.get(key)
    if found is None:
        note = card.name if verb == "card" else f"{verb} {card.name}"
        words = card.words if verb == "card" else Words(f"move-{verb}", (("card", card.words),))
        found = Move(verb, card.index, note if nth == 1 else f"{note}#{nth}", words, (card.thing,))
        card.moves[key] = found
    return found


def room_move(table: Table, room: int, verb: str = "room") -> Move:
    """The option of picking a room, or of going there."""
    card = table.box.cards[table.rooms[room]]
    found = card.moves.get(verb)
    if found is None:
        note = card.name if verb == "room" else f"{verb} {card.name}"
        words = card.words if verb == "room" else Words(f"move-{verb}", (("room", card.words),))
        found = Move(verb, card.index, note, words, (f"room:{card.name}", card.thing))
        card.moves[verb] = found
    return found


def figure_move(table: Table, figure: int, verb: str = "figure") -> Move:
    """The option of picking a figure, or of doing something with it; made once, as answers are these very options."""
    kind, bearer = table.kind[figure], table.bearer[figure]
    who = bearer if bearer >= 0 else table.owner[figure]
    nth = table.umbras_of(bearer).index(figure) if bearer >= 0 else table.diamonds[figure]
    key = (verb, figure, kind, who, table.kind[who] if who >= 0 else NOBODY, nth)
    found = table.box.figure_moves.get(key)
    if found is None:
        note, words = figure_note(table, figure), figure_words(table, figure)
        if verb != "figure":
            note, words = f"{verb} {note}", Words(f"move-{verb}", (("figure", words),))
        about = [FIGURE_THINGS[figure], table.box.cards[kind].thing]
        found = Move(verb, figure, note, words, (f"seat:{figure}", *about) if figure < ROSE else tuple(about))
        table.box.figure_moves[key] = found
    return found


def made_once(box: RoseBox, move: Move) -> Move:
    """The option that says the same as this one and was made before, if there is one."""
    return box.other_moves.setdefault((move.verb, move.at, move.note, move.words), move)


def participant_move(table: Table, who: int) -> Move:
    """The option of picking a participant."""
    about = (f"seat:{who}",) if who < ROSE else ()
    move = Move("participant", who, participant_note(table, who), participant_words(table, who), about)
    return made_once(table.box, move)


def slot_move(table: Table, at: int, verb: str) -> Move:
    """The option of doing something with the spell in a slot of the own sheet."""
    card = table.box.card_of[table.sheet[at][0]]
    key = f"{verb}@{at}/{table.side[at]}"
    found = card.moves.get(key)
    if found is None:
        name = SLOT_NAMES[at % SLOTS]
        args: Args = (("slot", name), ("card", card.words), ("side", "reverse" if table.side[at] else "main"))
        found = card.moves[key] = Move(verb, at, f"{verb} {name}", Words(f"move-{verb}", args),
                                       (SLOT_THINGS[at], card.thing))
    return found


def piece_moves(table: Table, pieces: Sequence[int], verb: str = "card") -> list[Option]:
    """An option for each of some pieces; equal ones are told apart by their number among them."""
    seen: dict[int, int] = {}
    moves: list[Option] = []
    for piece in pieces:
        card = table.box.card_of[piece]
        seen[card.index] = seen.get(card.index, 0) + 1
        moves.append(card_move(card, verb, seen[card.index]))
    return moves


def different_moves(table: Table, pieces: Sequence[int], verb: str = "card") -> list[Option]:
    """An option for each definition among some pieces."""
    moves: list[Option] = []
    for piece in pieces:
        move = card_move(table.box.card_of[piece], verb)
        if move not in moves:
            moves.append(move)
    return moves


def source(table: Table, card: int) -> Args:
    """The component behind a question, if there is one, as an argument of what is asked."""
    return (("card", table.box.cards[card].words), ("of_card", "yes")) if card >= 0 else NO_SOURCE


def thing_of(table: Table, card: int) -> str:
    """The thing on the table behind a question."""
    return table.box.cards[card].thing if card >= 0 else ""


def choose_figure(table: Table, seat: int, prompt: Prompt, figures: list[int], card: int = NOBODY,
                  args: Args = ()) -> AskedNumber:
    """One of these figures; a single one is not asked for, and -1 stands for none."""
    if len(figures) < 2:
        return figures[0] if figures else NOBODY
    options = [figure_move(table, figure) for figure in figures]
    return (yield from asking.one_of(seat, prompt, figures, options, thing_of(table, card), source(table, card) + args))


def choose_room(table: Table, seat: int, prompt: Prompt, rooms: list[int], card: int = NOBODY,
                args: Args = ()) -> AskedNumber:
    """One of these rooms; a single one is not asked for, and -1 stands for none."""
    if len(rooms) < 2:
        return rooms[0] if rooms else NOBODY
    options = [room_move(table, room) for room in rooms]
    return (yield from asking.one_of(seat, prompt, rooms, options, thing_of(table, card), source(table, card) + args))


def choose_participant(table: Table, seat: int, prompt: Prompt, among: list[int], card: int = NOBODY) -> AskedNumber:
    """One of these participants; a single one is not asked for, and -1 stands for none."""
    if len(among) < 2:
        return among[0] if among else NOBODY
    options = [participant_move(table, who) for who in among]
    return (yield from asking.one_of(seat, prompt, among, options, thing_of(table, card), source(table, card)))


def yes_or_no(table: Table, seat: int, prompt: Prompt, card: int = NOBODY, args: Args = ()) -> AskedYes:
    """Whether somebody wants something."""
    return (yield from asking.yes_or_no(seat, prompt, YES, NO, thing_of(table, card), source(table, card) + args))


def some_figures(table: Table, seat: int, prompt: Prompt, figures: list[int], low: int, high: int,
                 card: int = NOBODY) -> AskedNumbers:
    """Between `low` and `high` of these figures."""
    options = [figure_move(table, figure) for figure in figures]
    about, args = thing_of(table, card), source(table, card)
    return (yield from asking.some_of(seat, prompt, figures, options, low, high, about, args))


def chosen(options: Sequence[Option], things: Sequence[int], answer: Reply) -> int:
    """The thing whose option was chosen."""
    assert isinstance(answer, Option)
    return things[options.index(answer)]


def choose(seat: int, prompt: Prompt, options: Sequence[Option], about: str = "", args: Args = ()) -> asking.AskedNumber:
    """One of some options, by its place among them; a single one is not asked for."""
    if len(options) == 1:
        return 0
    answer = yield Choose(seat, prompt, options, about, args)
    assert isinstance(answer, Option)
    return options.index(answer)


def some_pieces(table: Table, seat: int, prompt: Prompt, pieces: list[int], low: int, high: int,
                card: int = NOBODY) -> AskedNumbers:
    """Between `low` and `high` of these pieces; not asked where all of them are needed. Equal ones are interchangeable."""
    if low >= len(pieces) or high == 0:
        return pieces[:high]
    question = ChooseSome(seat, prompt, piece_moves(table, pieces), low, high, thing_of(table, card),
                          (("count", high), *source(table, card)))
    answer = yield question
    return pieces_of(question, pieces, answer)


def pieces_of(question: ChooseSome, pieces: Sequence[int], answer: object) -> list[int]:
    """The pieces that the answer to a question for some of them names."""
    assert isinstance(answer, tuple)
    return [pieces[question.options.index(part)] for part in answer if isinstance(part, Option)]


def figures_on_map(table: Table) -> list[int]:
    """All figures in the lodge, mages first."""
    return [figure for figure in range(FIGURES) if table.in_lodge(figure)]
