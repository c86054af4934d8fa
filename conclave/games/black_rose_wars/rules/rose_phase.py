"""The Black Rose phase (section 5 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.events import draw_event, events_of, shift
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS
from conclave.games.black_rose_wars.rules.phases import begin_phase
from conclave.games.black_rose_wars.rules.questions import NONE, different_moves, pieces_of
from conclave.games.black_rose_wars.rules.quests import active_quests, discard_quest, draw_quest, give_up
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import Move
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, ChooseSome, Decision, Prompt, Together
from conclave.kernel.events import Step

GIVE_UP: Final = Prompt("ask-give-up-quest", "BR-ROSE-4", secret=True)
ACTIVE_LIMIT: Final = Prompt("ask-active-limit", "BR-ROSE-7", secret=True)
COMPLETED_LIMIT: Final = Prompt("ask-completed-limit", "BR-ROSE-7")


def begin(table: Table) -> Step:
    """Steps 1 and 2: events shift, and the last mage in turn order draws one (BR-ROSE-1, BR-ROSE-2, BR-AVATAR-38)."""
    begin_phase(table, "rose")
    yield from shift(table)
    table.agenda.append(("draw-event", 0))


def draw(table: Table) -> Step:
    """Step 2; step 3 follows with each event of this phase, from the leftmost slot on."""
    yield from draw_event(table, table.mages()[-1])
    table.agenda.append(("rose-events", 0))


def events(table: Table) -> Step:
    """Step 3: resolve the events that work in this phase (BR-ROSE-3); then steps 4 to 6."""
    table.agenda += events_of(table, "black_rose")
    table.agenda += [("give-up", seat) for seat in table.persons()]
    table.agenda += [("draw-quests", 0), ("active-limit", 0), ("completed-limit", 0), ("study", 0)]
    yield from ()


def offer_to_give_up(table: Table, seat: int) -> Step:
    """Step 4: a mage may give up an active quest (BR-ROSE-4). Which hidden one it is, nobody else sees."""
    quests = active_quests(table, seat)
    if not quests:
        return
    options = [*different_moves(table, quests), NONE]
    answer = yield Choose(seat, GIVE_UP, options, SEAT_THINGS[seat])
    assert isinstance(answer, Move)
    if answer is not NONE:
        piece = quests[options.index(answer)]
        hide(table, seat, [piece])
        give_up(table, seat, piece)
        yield from STOPS.stop(table)


def hide(table: Table, seat: int, pieces: list[int]) -> None:
    """Of hidden quests of one phase that a mage chooses among, nobody else sees which they are (BR-STATE-5)."""
    for phase in range(len(table.quest_discard)):
        hidden = [piece for piece in table.quests_hidden[seat] if table.box.quest(piece).phase == phase]
        if any(piece in hidden for piece in pieces):
            table.secrets.arrange(seat, hidden)


def draw_quests(table: Table) -> Step:
    """Step 5: every mage without an active quest draws one (BR-ROSE-6)."""
    for seat in table.persons():
        if not active_quests(table, seat):
            draw_quest(table, seat, 1)
    yield from ()


def active_limit(table: Table) -> Step:
    """Step 6: active quests above the limit are discarded, by all at once and in secret (BR-ROSE-7, BR-Q-47)."""
    yield from _limit(table, ACTIVE_LIMIT, [active_quests(table, seat) for seat in range(table.seats)])


def completed_limit(table: Table) -> Step:
    """Step 6 goes on with completed quests; solved ones never count (BR-ROSE-7)."""
    yield from _limit(table, COMPLETED_LIMIT, [table.completed[seat][:] for seat in range(table.seats)])


def _limit(table: Table, prompt: Prompt, quests: list[list[int]]) -> Step:
    asks: list[ChooseSome] = []
    for seat in table.persons():
        over = len(quests[seat]) - table.mage_card(seat).quest_limit  # BR-MAGE-2
        if over > 0:
            asks.append(ChooseSome(seat, prompt, different_moves(table, quests[seat]), over, over, SEAT_THINGS[seat],
                                   (("count", over),)))
    if asks:
        sealed: list[Decision] = [*asks]
        answers = yield Together(tuple(sealed))
        assert isinstance(answers, tuple)
        for ask, answer in zip(asks, answers, strict=True):
            gone = pieces_of(ask, quests[ask.seat], answer)
            hide(table, ask.seat, gone)
            for piece in gone:
                discard_quest(table, ask.seat, piece)
