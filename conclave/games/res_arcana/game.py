"""Res Arcana as a title of Conclave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.res_arcana.bots.action_space import all_notes
from conclave.games.res_arcana.bots.judgement import judge
from conclave.games.res_arcana.cards.box import FOLDER, RULES_VERSION, open_box
from conclave.games.res_arcana.cards.wording import faces
from conclave.games.res_arcana.film import FILM
from conclave.games.res_arcana.rules.agenda import begin
from conclave.games.res_arcana.rules.outlook import outlook
from conclave.games.res_arcana.rules.setup import new_board
from conclave.games.res_arcana.rules.victory import sources
from conclave.games.res_arcana.rules.why_not import why_not
from conclave.games.res_arcana.state.fields import DECLARED, VARIANT_NAMES
from conclave.games.res_arcana.state.model import ArcanaBox, Board
from conclave.games.res_arcana.state.notation import read_position, write_position
from conclave.games.res_arcana.state.redeal import redeal
from conclave.games.res_arcana.state.restore import restore
from conclave.games.res_arcana.state.view import view, views
from conclave.kernel.decision import Decision
from conclave.kernel.dice import Dice
from conclave.kernel.events import Step
from conclave.kernel.game import CardFace, GameOption, Outcome, Plain, Refusal, State
from conclave.kernel.outlook import Outlook
from conclave.kit.box import Content, Listed
from conclave.kit.boxed import BoxedGame
from conclave.kit.state import lying

VARIANTS = GameOption("variant", VARIANT_NAMES, {"match": (2,)})


@mypyc_attr(allow_interpreted_subclasses=True)
class ResArcana(BoxedGame):
    """The base game for 2 to 4 players, with all variants of its rulebook."""

    def __init__(self, box: ArcanaBox | None = None) -> None:
        self.box = box if box is not None else open_box()
        super().__init__(self.box, FOLDER)
        self.title = "res-arcana"
        self.rules_version = RULES_VERSION
        self._faces: tuple[CardFace, ...] = ()
        self.players = (2, 3, 4)
        self.options = (VARIANTS,)
        self.windows = ("life-loss", "victory-check")
        self.film = FILM
        self.text_folder = str(Path(__file__).parent / "text")

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        """An empty table; the steps do the laying out."""
        return new_board(self.box, options["variant"], seats, dice)

    def with_box(self, content: Content | None, listing: Sequence[Listed] | None) -> BoxedGame:
        """These rules with another box."""
        return ResArcana(open_box(content, listing))

    def next_step(self, state: State) -> Step | None:
        """The next step of the agenda."""
        assert isinstance(state, Board)
        if not state.agenda:
            return None
        step, at = state.agenda.pop(0)
        return begin(state, step, at)

    def view(self, state: State, seat: int | None) -> Plain:
        """What a seat may know."""
        assert isinstance(state, Board)
        return view(state, seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[Plain]:
        """What each of these seats may know."""
        assert isinstance(state, Board)
        return views(state, seats)

    def redeal(self, state: State, now: State, seat: int | None, dice: Dice) -> None:
        """Make a board one that a seat may imagine."""
        assert isinstance(state, Board)
        assert isinstance(now, Board)
        redeal(state, now, seat, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Who won; of a match, who won more games (RA-MATCH-10)."""
        assert isinstance(state, Board)
        if state.agenda or not state.reason:
            return None
        if state.variant != "match":
            return Outcome(state.winners, state.scores, state.reason, sources(state))
        best = max(state.wins)
        leaders = tuple([seat for seat, wins in enumerate(state.wins) if wins == best])
        return Outcome(leaders, state.wins, "match-won" if len(leaders) == 1 else "match-drawn")

    def restore(self, plain: Plain) -> State:
        """The board that plain data describes."""
        return restore(self.box, plain)

    def write_position(self, state: State) -> str:
        """What lies on the table."""
        assert isinstance(state, Board)
        return write_position(state)

    def read_position(self, line: str) -> State:
        """The board that a line describes."""
        return read_position(self.box, line)

    def judge(self, state: State, seat: int) -> float:
        """An estimate of the chance to win."""
        assert isinstance(state, Board)
        return judge(state, seat)

    def progress(self, state: State) -> int:
        """Rounds played."""
        assert isinstance(state, Board)
        return state.round

    def why_not(self, state: State, decision: Decision) -> Sequence[Refusal]:
        """Why things cannot be done now."""
        assert isinstance(state, Board)
        return why_not(state, decision)

    def outlook(self, state: State, decision: Decision) -> Outlook:
        """Prices, what comes of an answer, and the loss that a reaction answers."""
        assert isinstance(state, Board)
        return outlook(state, decision)

    def count_pieces(self, state: State) -> Mapping[str, int]:
        """Where all components are; each has to be somewhere once."""
        assert isinstance(state, Board)
        cards = state.box.cards
        counts = {card.name: 0 for card in cards}
        for piece in lying(state, DECLARED):
            counts[cards[piece].name] += 1
        for card in cards:  # a tile lies on one of its sides; the other is out of the game
            if card.tile and counts[card.name] == 0:
                twins = [other.name for other in cards if other.tile == card.tile]
                counts[card.name] = sum([counts[name] for name in twins])
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


RES_ARCANA: Final = ResArcana()
