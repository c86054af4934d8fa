"""What mages choose among spells: schools to draw from, cards to discard, to search for, to lay into a slot (BR-STUDY).

A choice among hidden cards that stay hidden is put by a `secret` prompt, after whatever of it everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, SLOT_THINGS
from conclave.games.black_rose_wars.rules.piles import (
    back_to_hand,
    card_list,
    copies_of,
    copy_of,
    discard_from_sheet,
    from_school,
    into_slot,
    library_size,
    look,
    mix_hand,
    shuffle_grimoire,
    to_memories,
    to_school,
)
from conclave.games.black_rose_wars.rules.planning import side_move
from conclave.games.black_rose_wars.rules.questions import (
    NONE,
    choose,
    different_moves,
    piece_moves,
    pieces_of,
    slot_move,
    some_pieces,
    source,
    thing_of,
)
from conclave.games.black_rose_wars.state.components import (
    ANY_ELEMENT,
    FORGOTTEN,
    READY,
    REVEALED,
    ROSE,
    SCHOOLS,
    SLOT_NAMES,
    Move,
)
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Amounts, Choose, ChooseSome, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumber, AskedNumbers, amounts
from conclave.kit.effects import NOBODY

NAME_SCHOOLS: Final = Prompt("ask-name-schools", "BR-STUDY-4")
NAME_SCHOOL: Final = Prompt("ask-name-school", "BR-Q-10")
PUT_BACK: Final = Prompt("ask-put-back", "BR-STUDY-4")
DISCARD: Final = Prompt("ask-discard", "BR-STUDY-1")
DISCARD_READY: Final = Prompt("ask-discard-ready", "BR-SPELL-7")
RETURN_REVEALED: Final = Prompt("ask-return-revealed", "BR-SPELL-9")
RELOAD: Final = Prompt("ask-reload-slot", "BR-SPELL-9")
RELOAD_WITH: Final = Prompt("ask-reload-with", "BR-SPELL-10", secret=True)
SEARCH_WHERE: Final = Prompt("ask-search-where", "BR-STATE-3")
SEARCH_GRIMOIRE: Final = Prompt("ask-search-grimoire", "BR-STATE-3", secret=True)
SEARCH_MEMORIES: Final = Prompt("ask-search-memories", "BR-STATE-3")
KEEP_FORGOTTEN: Final = Prompt("ask-keep-forgotten", "BR-SPELL-6", secret=True)
GIVE_FORGOTTEN: Final = Prompt("ask-give-forgotten", "BR-Q-51", secret=True)
SCHOOL_MOVES: Final = [Move("school", at, name, Words(f"card-{name}"), (f"card:{name}",))
                       for at, name in enumerate(SCHOOLS)]
IN_GRIMOIRE: Final = Move("pile", 0, "grimoire", Words("move-in-grimoire"))
IN_MEMORIES: Final = Move("pile", 1, "memories", Words("move-in-memories"))
UNSEEN: Final = [Move("discard", at, f"discard {SLOT_NAMES[at % SLOTS]}",
                      Words("move-discard-unseen", (("slot", SLOT_NAMES[at % SLOTS]),)), (thing,))
                 for at, thing in enumerate(SLOT_THINGS)]  # slots whose spell the chooser does not see
GRIMOIRE: Final = "grimoire"
MEMORIES: Final = "memories"


def name_schools(table: Table, seat: int, n: int, card: int = NOBODY) -> AskedNumbers:
    """Name the schools of so many cards of the library, and take these cards to hand (BR-STUDY-4, BR-STUDY-11).

    The schools are named before any card is looked at, or card by card by an option (BR-Q-10).
    """
    drawn: list[int] = []
    sizes = [library_size(table, school) for school in range(len(SCHOOLS))]
    total = min(n, sum(sizes))
    if table.library_by_card:
        for _ in range(total):
            schools = [school for school in range(len(SCHOOLS)) if library_size(table, school)]
            at = yield from choose(seat, NAME_SCHOOL, [SCHOOL_MOVES[school] for school in schools], thing_of(table, card))
            tell_schools(table, seat, [schools[at]])
            taken = from_school(table, seat, schools[at], 1)
            table.hand[seat] += taken
            look(table, seat, taken, "looks-at-library", "BR-STUDY-4")
            drawn += taken
    elif total:
        most = tuple([min(total, size) for size in sizes])
        question = Amounts(seat, NAME_SCHOOLS, SCHOOL_MOVES, (0,) * len(SCHOOLS), most, total, total,
                           thing_of(table, card), (("count", total),))
        numbers = yield from amounts(question)
        named = [school for school, number in enumerate(numbers) for _ in range(number)]
        tell_schools(table, seat, named)
        for school, number in enumerate(numbers):
            drawn += from_school(table, seat, school, number)
        table.hand[seat] += drawn
        look(table, seat, drawn, "looks-at-library", "BR-STUDY-4")
    return drawn


def tell_schools(table: Table, seat: int, named: Sequence[int]) -> None:
    """The schools are named for all to hear."""
    if table.told is not None:
        table.tell("names-schools", (("seat", seat), ("schools", tuple([SCHOOL_MOVES[school].words for school in named]))),
                   SEAT_THINGS[seat], "BR-STUDY-4")


def put_back(table: Table, seat: int, drawn: list[int], count: int) -> Step:
    """Put some of the cards just drawn open on the discard piles of their schools (BR-STUDY-4)."""
    gone = yield from some_pieces(table, seat, PUT_BACK, drawn, count, count)
    for piece in gone:
        table.hand[seat].remove(piece)
        to_school(table, piece)
    if gone and table.told is not None:
        table.tell("put-back", (("seat", seat), ("cards", card_list(table, gone))), SEAT_THINGS[seat], "BR-STUDY-4", True)


def draw_from_library(table: Table, mage: int, n: int, card: int = NOBODY) -> AskedNumbers:
    """Take cards of named schools to hand; The Possessed has no hand (BR-AVATAR-13)."""
    if mage == ROSE:
        return []
    return (yield from name_schools(table, mage, n, card))


def discard_from_hand(table: Table, mage: int, n: int, card: int = NOBODY) -> AskedNumbers:
    """A mage discards spells of his choice, as many as he has; The Possessed its top orders (BR-AVATAR-13)."""
    gone: list[int] = []
    if mage == ROSE:
        for _ in range(min(n, len(table.order_deck))):
            gone.append(table.order_deck.pop())
            table.secrets.turn_up(gone[-1])
            table.order_memories.append(gone[-1])
            if table.told is not None:
                order = table.box.card_of[gone[-1]]
                table.tell("order-discarded", (("card", order.words),), order.thing, "BR-AVATAR-13", True)
        return gone
    chosen = yield from some_pieces(table, mage, DISCARD, table.hand[mage][:], n, n, card)
    for piece in copies_of(table, table.hand[mage], chosen):
        to_memories(table, mage, piece)
        gone.append(piece)
    return gone


def discard_ready(table: Table, chooser: int, mage: int, n: int, card: int = NOBODY) -> AskedNumber:
    """Discard ready spells of a mage, chosen unseen by another or by himself; returns how many."""
    count = 0
    while count < n and mage != ROSE:
        slots = [at for at in range(mage * SLOTS, mage * SLOTS + SLOTS) if table.stage[at] == READY]
        if not slots:
            break
        options: list[Option] = [slot_move(table, at, "discard") if chooser == mage else UNSEEN[at] for at in slots]
        at = yield from choose(table.decider(chooser), DISCARD_READY, options, thing_of(table, card), source(table, card))
        discard_from_sheet(table, slots[at])
        count += 1
    return count


def revealed_slots(table: Table, seat: int) -> list[int]:
    """The slots with revealed spells that are not at work any more (BR-Q-44)."""
    return [at for at in range(seat * SLOTS, seat * SLOTS + SLOTS) if table.stage[at] == REVEALED and not table.at_work(at)]


def returnable(table: Table, seat: int, elements: Sequence[int]) -> list[int]:
    """The slots whose revealed spells can be taken back: with one of these elements, and not forgotten."""
    if seat == ROSE:
        return []
    fitting = (*elements, ANY_ELEMENT)
    return [at for at in revealed_slots(table, seat) if table.box.spell(table.sheet[at][0]).school != FORGOTTEN
            and (not elements or table.side_in(at).element in fitting)]


def return_revealed(table: Table, seat: int, n: int, elements: Sequence[int], card: int) -> AskedNumber:
    """Take own revealed spells back to hand; returns how many."""
    count = 0
    while count < n:
        slots = returnable(table, seat, elements)
        if not slots:
            break
        options: list[Option] = [slot_move(table, at, "return") for at in slots]
        at = yield from choose(seat, RETURN_REVEALED, options, thing_of(table, card), source(table, card))
        piece = back_to_hand(table, slots[at])
        count += 1
        if table.told is not None:
            found = table.box.card_of[piece]
            table.tell("takes-back", (("seat", seat), ("card", found.words)), found.thing, "BR-SPELL-9")
    return count


def can_reload(table: Table, seat: int) -> bool:
    """Whether a slot can be reloaded: there is a revealed spell, and a card in hand."""
    return seat != ROSE and bool(table.hand[seat]) and bool(revealed_slots(table, seat))


def reload_slot(table: Table, seat: int, card: int = NOBODY) -> Step:
    """Discard an own revealed spell, and lay one out of the hand into its slot, ready (BR-SPELL-9)."""
    if not can_reload(table, seat):
        return
    slots = revealed_slots(table, seat)
    options: list[Option] = [slot_move(table, at, "reload") for at in slots]
    chosen = yield from choose(seat, RELOAD, options, thing_of(table, card), source(table, card))
    at = slots[chosen]
    discard_from_sheet(table, at)
    moves: list[Option] = []
    for piece in table.hand[seat]:
        spell = table.box.spell(piece)
        for side in range(1 if spell.undivided else 2):
            if side_move(spell, side) not in moves:
                moves.append(side_move(spell, side))
    answer = yield Choose(seat, RELOAD_WITH, moves, SLOT_THINGS[at], source(table, card))
    assert isinstance(answer, Move)
    mix_hand(table, seat)
    piece = copy_of(table, table.hand[seat], table.box.cards[answer.at])
    into_slot(table, seat, at % SLOTS, piece, answer.more, READY)
    if table.told is not None:
        table.tell("reloads", (("seat", seat), ("slot", SLOT_NAMES[at % SLOTS])), SLOT_THINGS[at], "BR-SPELL-7", False,
                   (("card", answer.words),), (seat,))


def search(table: Table, seat: int, n: int, piles: Sequence[str], card: int = NOBODY) -> AskedNumber:
    """Look through own piles and take spells to hand; a searched grimoire is shuffled. Returns how many."""
    if seat == ROSE:
        return 0
    count = 0
    if GRIMOIRE in piles:
        look(table, seat, table.grimoire[seat], "searches-grimoire", "BR-STATE-3")
    for _ in range(n):
        options: list[Option] = []
        if GRIMOIRE in piles and table.grimoire[seat]:
            options.append(IN_GRIMOIRE)
        if MEMORIES in piles and table.memories[seat]:
            options.append(IN_MEMORIES)
        if not options:
            break
        at = yield from choose(seat, SEARCH_WHERE, options, thing_of(table, card), source(table, card))
        if options[at] is IN_GRIMOIRE:
            yield from _take_out_of_grimoire(table, seat, card)
        else:
            yield from _take_out_of_memories(table, seat, card)
        count += 1
    if GRIMOIRE in piles:
        shuffle_grimoire(table, seat)
    return count


def _take_out_of_grimoire(table: Table, seat: int, card: int) -> Step:
    options = different_moves(table, table.grimoire[seat])
    answer = yield Choose(seat, SEARCH_GRIMOIRE, options, thing_of(table, card), source(table, card))
    assert isinstance(answer, Move)
    table.secrets.arrange(seat, table.grimoire[seat])
    piece = copy_of(table, table.grimoire[seat], table.box.cards[answer.at])
    table.grimoire[seat].remove(piece)
    table.hand[seat].append(piece)
    if table.told is not None:
        table.tell("finds", (("seat", seat),), SEAT_THINGS[seat], "BR-STATE-3", False, (("card", answer.words),), (seat,))


def _take_out_of_memories(table: Table, seat: int, card: int) -> Step:
    options = different_moves(table, table.memories[seat])
    at = yield from choose(seat, SEARCH_MEMORIES, options, thing_of(table, card), source(table, card))
    move = options[at]
    assert isinstance(move, Move)
    piece = copy_of(table, table.memories[seat], table.box.cards[move.at])
    table.memories[seat].remove(piece)
    table.hand[seat].append(piece)
    if table.told is not None:
        table.tell("recalled", (("seat", seat), ("cards", card_list(table, [piece]))), SEAT_THINGS[seat], "BR-STATE-3")


def draw_forgotten_keep(table: Table, seat: int, draw: int, keep: int, card: int = NOBODY) -> AskedNumber:
    """Draw forgotten spells, keep some, put the rest under their deck in random order (BR-Q-46); returns how many stay."""
    if seat == ROSE:
        return 0
    drawn = [table.forgotten.pop() for _ in range(min(draw, len(table.forgotten)))]
    look(table, seat, drawn, "drew-forgotten", "BR-SPELL-6")
    kept = drawn
    if keep < len(drawn):
        question = ChooseSome(seat, KEEP_FORGOTTEN, piece_moves(table, drawn), keep, keep, thing_of(table, card),
                              (("count", keep), *source(table, card)))
        # The cards lie nowhere else while they are chosen among, and so are in hand.
        table.hand[seat] += drawn
        answer = yield question
        kept = pieces_of(question, drawn, answer)
        table.hand[seat] = table.hand[seat][:-len(drawn)]
        table.secrets.arrange(seat, drawn)
        rest = [piece for piece in drawn if piece not in kept]
        table.secrets.shuffle(rest, table.dice)
        table.forgotten[:0] = rest
    table.hand[seat] += kept
    return len(kept)


def give_forgotten(table: Table, seat: int, to: int, card: int = NOBODY) -> AskedNumber:
    """Give a forgotten spell out of the hand to another mage; from The Possessed it leaves the game (BR-Q-51).

    It is asked whatever the hand holds, so that being asked tells nothing (BR-EFFECT-10). Returns how many were given.
    """
    if seat == ROSE or to < 0 or not table.hand[seat]:
        return 0
    held = [piece for piece in table.hand[seat] if table.box.spell(piece).school == FORGOTTEN]
    question = Choose(seat, GIVE_FORGOTTEN, different_moves(table, held) if held else [NONE], thing_of(table, card),
                      source(table, card))
    if not held:
        question.as_window(NONE, matters=False)
    answer = yield question
    if not held:
        return 0
    assert isinstance(answer, Move)
    piece = copy_of(table, held, table.box.cards[answer.at])
    table.secrets.arrange(seat, held)
    table.hand[seat].remove(piece)
    if to == ROSE:
        table.secrets.turn_up(piece)
        table.lost.append(piece)
    else:
        table.hand[to].append(piece)
        table.secrets.look(to, [piece])
    if table.told is not None:
        known = (seat,) if to == ROSE else (seat, to)
        table.tell("gives-forgotten", (("seat", seat),), SEAT_THINGS[seat], "BR-Q-51", True,
                   (("card", table.box.card_of[piece].words),), known)
    return 1
