"""The plain drawing, which shows any title, and what titles may draw better."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.answering import spend_the_plenty
from conclave.cli.inks import LIT, QUIET, paint
from conclave.cli.layout import flow, hanging, labelled
from conclave.kernel.decision import Amounts, Option
from conclave.kernel.game import CardFace, Game, Plain

if TYPE_CHECKING:
    from conclave.cli.speech import Speech

Groups = tuple[tuple[str, tuple[str, ...]], ...]


class Drawing:
    """Draws the table of a title: its sections, from the most dispensable to the most needed, and its options.

    `groups` are the headings of the menu, each with the keys of the options under it; under the headings in `paired` what
    can be done with the same component is drawn together, and those in `wide` hold whole sentences. `described` are the
    questions whose options are shown with what they do. `quick` are keys for the options that are wanted most, by note.
    `labels` stand before the lines of the table. A component has the colour of its first tag in `tag_inks`, or of its kind
    in `kind_inks`; symbols in sentences have those of `symbol_inks`. What is `precious` is paid last.
    """

    groups: Groups = ()
    paired: tuple[str, ...] = ()
    wide: tuple[str, ...] = ()
    described: tuple[str, ...] = ()
    quick: Mapping[str, str] = MappingProxyType({})
    labels: tuple[str, ...] = ()
    kind_inks: Mapping[str, str] = MappingProxyType({})
    tag_inks: Mapping[str, str] = MappingProxyType({})
    symbol_inks: Mapping[str, str] = MappingProxyType({})
    precious: tuple[str, ...] = ()

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech
        self.faces: dict[str, CardFace] = {face.name: face for face in game.cards()}

    def _line(self, label: str, pieces: list[Text], width: int) -> list[Text]:
        """Pieces behind their label; all labels of a title take the same room."""
        room = max([cell_len(self.speech(f"label-{each}")) for each in self.labels]) + 2
        lines = flow(pieces, width - room) or [Text("—", QUIET)]
        return labelled(self.speech(f"label-{label}"), room, lines)

    def ink_of(self, face: CardFace) -> str:
        """The colour of a component."""
        for tag in face.tags:
            if tag in self.tag_inks:
                return self.tag_inks[tag]
        return self.kind_inks.get(face.kind, "default")

    def paint(self, text: str, style: str = "") -> Text:
        """A sentence with its symbols in their colours."""
        return paint(text, self.symbol_inks, style)

    def header(self, view: Plain) -> Text:
        """The title line: which game, and how far it is."""
        return Text(self.speech.title(), "bold")

    def middle(self, view: Plain, width: int, short: bool) -> list[Text]:
        """What lies between the players."""
        lines: list[Text] = []
        for name, value in view.items():
            if name != "seats":
                lines += hanging(Text.assemble((f"{name}: ", QUIET), str(value)), width)
        return lines

    def seat(self, view: Plain, seat: int, own: bool, width: int, short: bool) -> list[Text]:
        """What one player has; `own` shows it from inside."""
        seats = view.get("seats")
        if not isinstance(seats, list):
            return []
        head = Text(self.speech.name_of(seat), LIT if own else "bold")
        return [head, *hanging(Text(str(seats[seat])), width)]

    def label(self, option: Option, view: Plain) -> Text:
        """What the menu calls an option."""
        return Text(self.speech.words(option.words) if option.words.key else option.note)

    def brief(self, option: Option, view: Plain) -> Text:
        """An option under a heading that has said the verb already."""
        return self.label(option, view)

    def tail(self, option: Option, view: Plain) -> Text:
        """What is left to say of an option after its component is named."""
        return self.label(option, view)

    def description(self, option: Option) -> Text:
        """What the component says that an option is about."""
        name = option.about[0].partition(":")[2] if option.about else ""
        if name not in self.faces:
            return Text()
        lines = [self.paint(self.speech.icons(line)) for line in self.faces[name].lines]
        return Text("  ").append_text(Text(" ").join(lines)) if lines else Text()

    def wish(self, decision: Amounts, view: Plain) -> tuple[int, ...] | None:
        """The spread that Enter should give; None for whatever is allowed."""
        return spend_the_plenty(decision, self.precious)

    def within_reach(self, view: Plain, seat: int) -> list[str]:
        """The cards that a player would want to read now: those in the hand, on offer, and on the own side."""
        return []

    def symbols(self) -> list[Text]:
        """What the symbols on cards mean."""
        return []

    def signs(self, signs: Mapping[str, str]) -> list[Text]:
        """Signs with what they mean."""
        return [Text.assemble((f"{sign:<4}", "bold"), self.speech(f"sign-{name}")) for name, sign in signs.items()]

    def legend(self) -> list[Text]:
        """What the signs on the screen mean."""
        return []

    def reckoning(self, view: Plain, seat: int, score: int) -> Text:
        """What a final score is made of; empty if there is nothing to explain."""
        return Text()

    def tie_break(self) -> str:
        """What decides between equal scores."""
        return ""

    def thing(self, thing: str) -> str:
        """The name of a thing on the table, for the causes in the log; empty if it has none."""
        kind, _, name = thing.partition(":")
        if kind == "card" and name in self.faces:
            return self.speech.words(self.faces[name].words)
        return ""
