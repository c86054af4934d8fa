"""Krutagidon as a title of Conclave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.krutagidon.bots.action_space import all_notes
from conclave.games.krutagidon.bots.judgement import judge
from conclave.games.krutagidon.cards.boards import FOLDER
from conclave.games.krutagidon.cards.box import RULES_VERSION, open_box
from conclave.games.krutagidon.cards.wording import faces
from conclave.games.krutagidon.film import FILM
from conclave.games.krutagidon.rules.agenda import begin
from conclave.games.krutagidon.rules.outlook import outlook
from conclave.games.krutagidon.rules.scoring import sources
from conclave.games.krutagidon.rules.setup import ANSWERS, CONDITIONS, POINTS, new_table
from conclave.games.krutagidon.rules.why_not import why_not
from conclave.games.krutagidon.state.fields import DECLARED, NAMES
from conclave.games.krutagidon.state.model import (
    ANSWER_READ,
    CONDITION_READ,
    POINTS_READ,
    SPECIAL,
    Table,
    WizardBox,
)
from conclave.games.krutagidon.state.notation import read_position, write_position
from conclave.games.krutagidon.state.redeal import came_to_light, redeal
from conclave.games.krutagidon.state.restore import restore
from conclave.games.krutagidon.state.view import view, views
from conclave.kernel.decision import Decision
from conclave.kernel.dice import Dice
from conclave.kernel.events import Step
from conclave.kernel.game import CardFace, GameOption, Outcome, Plain, Refusal, State
from conclave.kernel.outlook import Outlook
from conclave.kit.box import Content, Listed
from conclave.kit.boxed import BoxedGame
from conclave.kit.state import lying

OPTIONS = (GameOption("names", NAMES), GameOption(CONDITION_READ, CONDITIONS), GameOption(POINTS_READ, POINTS),
           GameOption(ANSWER_READ, ANSWERS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Krutagidon(BoxedGame):
    """The deck-building game of battle wizards, for 2 to 5 players."""

    def __init__(self, box: WizardBox | None = None) -> None:
        self.box = box if box is not None else open_box()
        super().__init__(self.box, FOLDER)
        self.title = "krutagidon"
        self.rules_version = RULES_VERSION
        self._faces: tuple[CardFace, ...] = ()
        self.players = (2, 3, 4, 5)
        self.options = OPTIONS
        self.windows = ("defence", "offer", "stay-out")
        self.film = FILM
        self.text_folder = str(Path(__file__).parent / "text")

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        """The full box; the steps do the laying out."""
        return new_table(self.box, options, seats, dice)

    def with_box(self, content: Content | None, listing: Sequence[Listed] | None) -> BoxedGame:
        """These rules with another box."""
        return Krutagidon(open_box(content, listing))

    def next_step(self, state: State) -> Step | None:
        """The next step of the agenda."""
        assert isinstance(state, Table)
        if not state.agenda:
            return None
        step, at = state.agenda.pop(0)
        return begin(state, step, at)

    def view(self, state: State, seat: int | None) -> Plain:
        """What a seat may know."""
        assert isinstance(state, Table)
        return view(state, seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[Plain]:
        """What each of these seats may know."""
        assert isinstance(state, Table)
        return views(state, seats)

    def redeal(self, state: State, now: State, seat: int | None, dice: Dice) -> None:
        """Make a table one that a seat may imagine."""
        assert isinstance(state, Table)
        assert isinstance(now, Table)
        redeal(state, now, seat, dice)

    def same_light(self, state: State, twin: State, seat: int | None) -> bool:
        """Whether the same copies of cards came to light."""
        assert isinstance(state, Table)
        assert isinstance(twin, Table)
        return came_to_light(state, seat) == came_to_light(twin, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Who won."""
        assert isinstance(state, Table)
        if state.agenda or not state.reason:
            return None
        return Outcome(state.winners, state.scores, state.reason, sources(state))

    def restore(self, plain: Plain) -> State:
        """The table that plain data describes."""
        return restore(self.box, plain)

    def write_position(self, state: State) -> str:
        """What lies on the table."""
        assert isinstance(state, Table)
        return write_position(state)

    def read_position(self, line: str) -> State:
        """The table that a line describes."""
        return read_position(self.box, line)

    def judge(self, state: State, seat: int) -> float:
        """An estimate of the chance to win."""
        assert isinstance(state, Table)
        return judge(state, seat)

    def progress(self, state: State) -> int:
        """Rounds played."""
        assert isinstance(state, Table)
        return (state.turn + state.seats - 1) // state.seats

    def why_not(self, state: State, decision: Decision) -> Sequence[Refusal]:
        """Why things cannot be done now."""
        assert isinstance(state, Table)
        return why_not(state, decision)

    def outlook(self, state: State, decision: Decision) -> Outlook:
        """Prices, what comes of an answer, and the attack that a defence answers."""
        assert isinstance(state, Table)
        return outlook(state, decision)

    def count_pieces(self, state: State) -> Mapping[str, int]:
        """Where all components are; each has to be somewhere once."""
        assert isinstance(state, Table)
        counts = {card.name: 0 for card in state.box.cards}
        for piece in lying(state, DECLARED):
            counts[state.box.card_of[piece].name] += 1
        for card in state.box.cards:
            if card.kind == SPECIAL:  # a token that lies beside the table
                counts[card.name] = len(card.pieces)
        return counts

    def messages(self, lang: str) -> Mapping[str, str]:
        """The names of all components."""
        return self.box.naming.messages(lang)

    def cards(self) -> Sequence[CardFace]:
        """All components, in the order of the content files."""
        if not self._faces:
            self._faces = faces(self.box)
        return self._faces

    def vocabulary(self) -> Sequence[str]:
        """Every pick that any decision of this game can offer."""
        return all_notes(self.box)


KRUTAGIDON: Final = Krutagidon()
