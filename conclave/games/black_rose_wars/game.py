"""Black Rose Wars: Rebirth as a title of Conclave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.black_rose_wars.bots.action_space import all_notes
from conclave.games.black_rose_wars.bots.judgement import judge
from conclave.games.black_rose_wars.cards.box import FOLDER, RULES_VERSION, open_box
from conclave.games.black_rose_wars.cards.wording import faces
from conclave.games.black_rose_wars.film import FILM
from conclave.games.black_rose_wars.rules.agenda import begin
from conclave.games.black_rose_wars.rules.finish import SOURCES, sources, standing
from conclave.games.black_rose_wars.rules.setup import new_table
from conclave.games.black_rose_wars.rules.why_not import why_not
from conclave.games.black_rose_wars.state.components import ROSE, RoseBox
from conclave.games.black_rose_wars.state.fields import AVATARS, DECLARED, MOONS
from conclave.games.black_rose_wars.state.model import Table
from conclave.games.black_rose_wars.state.positions import read_position, write_position
from conclave.games.black_rose_wars.state.redeal import came_to_light, redeal
from conclave.games.black_rose_wars.state.restore import restore
from conclave.games.black_rose_wars.state.view import view, views
from conclave.kernel.decision import Decision
from conclave.kernel.dice import Dice
from conclave.kernel.events import Step
from conclave.kernel.game import CardFace, GameOption, Outcome, Plain, Refusal, State
from conclave.kernel.outcome import PERHAPS, Other, Tally
from conclave.kit.box import Content, Listed
from conclave.kit.boxed import BoxedGame
from conclave.kit.state import lying

WITH_AVATAR: Final = (1, 2, 3)
OPTIONS: Final = (
    GameOption("avatar", AVATARS, {"none": (2, 3, 4), "apprentice": WITH_AVATAR, "master": WITH_AVATAR}),
    GameOption("crown", ("moving", "steady")),
    GameOption("moons", MOONS),
    GameOption("summoners-crown", ("off", "on")),
    GameOption("throne", ("purple", "colourless")),
    GameOption("library", ("named", "card-by-card")),
    GameOption("avatar-evocations", ("at-its-seat", "first"), {"first": WITH_AVATAR}),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoseWars(BoxedGame):
    """Duels of mages in a lodge that they rebuild, for 1 to 4 players."""

    def __init__(self, box: RoseBox | None = None) -> None:
        self.box = box if box is not None else open_box()
        super().__init__(self.box, FOLDER)
        self.title = "black-rose-wars"
        self.rules_version = RULES_VERSION
        self._faces: tuple[CardFace, ...] = ()
        self.players = (1, 2, 3, 4)
        self.options = OPTIONS
        self.windows = ("answer",)
        self.victory = PERHAPS
        self.film = FILM
        self.text_folder = str(Path(__file__).parent / "text")

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        """The full box; the steps do the laying out."""
        return new_table(self.box, options, seats, dice)

    def with_box(self, content: Content | None, listing: Sequence[Listed] | None) -> BoxedGame:
        """These rules with another box."""
        return RoseWars(open_box(content, listing))

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
        """Who is Grand Master, if anybody is (BR-END-7), and how the mages rank (BR-END-9)."""
        assert isinstance(state, Table)
        if not state.reason:
            return None
        tally = Tally(state.seats + 1, SOURCES)
        for name, points in zip(SOURCES, sources(state), strict=True):
            for place, participant in enumerate((*range(state.seats), ROSE)):
                tally.give(name, place, points[participant])
        order = standing(state, state.scores)
        ranks = tuple([order.index(seat) + 1 for seat in range(state.seats)])
        rose = Other("rose", state.scores[ROSE], not state.winners)
        return Outcome(state.winners, state.scores[:state.seats], state.reason, tally.sources(), ranks, (rose,))

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
        return state.round

    def why_not(self, state: State, decision: Decision) -> Sequence[Refusal]:
        """Why things cannot be done now."""
        assert isinstance(state, Table)
        return why_not(state, decision)

    def count_pieces(self, state: State) -> Mapping[str, int]:
        """Where all cards, figures, hexes and cubes are; each has to be somewhere once."""
        assert isinstance(state, Table)
        counts = {card.name: 0 for card in state.box.cards}
        for piece in lying(state, DECLARED):
            counts[state.box.card_of[piece].name] += 1
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


BLACK_ROSE_WARS: Final = RoseWars()
