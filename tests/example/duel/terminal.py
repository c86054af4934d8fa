"""The table of a duel in a terminal."""

from __future__ import annotations

from types import MappingProxyType

from rich.text import Text

from conclave.cli.boards.drawing import Drawing, Groups
from conclave.cli.boards.reading import names, parts, whole, wholes
from conclave.cli.inks import LIT, QUIET
from conclave.cli.layout import flow
from conclave.kernel.decision import Option
from conclave.kernel.game import Plain

LIFE = "♥"
HIDDEN = "▒"
SIGNS = {"life": LIFE, "hidden": HIDDEN}


class DuelDrawing(Drawing):
    """Who has how much life, what lies open, and the own cards."""

    groups: Groups = ()
    labels = ("hand", "plan", "trap", "in-play", "discard-pile", "top")
    kind_inks = MappingProxyType({"spell": "red", "shelter": "dodger_blue1", "trap": "medium_purple1"})
    described = ("ask-plan", "ask-cast", "ask-answer")

    def header(self, view: Plain) -> Text:
        """The title and the round."""
        return Text(self.speech.title(), "bold").append(f"  {self.speech('duel-round', count=whole(view, 'round'))}")

    def middle(self, view: Plain, width: int, short: bool) -> list[Text]:
        """Nothing lies between the mages."""
        return []

    def seat(self, view: Plain, seat: int, own: bool, width: int, short: bool) -> list[Text]:
        """A mage's life and cards; those that lie face down are only counted, but for their owner."""
        shown = parts(view, "seats")[seat]
        name = Text(self.speech.name_of(seat), LIT if own else "bold")
        if seat in wholes(view, "fallen"):
            return [name.append(f"  {self.speech('has-fallen')}", QUIET)]
        head = [name, Text(f"{whole(shown, 'life')}{LIFE}", "bold"),
                Text(self.speech("deck-size", count=whole(shown, "deck")), QUIET)]
        if not own:
            head.append(Text(self.speech("hand-size", count=whole(shown, "hand")), QUIET))
        lines = [*flow(head, width)]
        lines += self._line("hand", self._pile(shown, "hand"), width) if own else []
        for label, zone in (("plan", "plan"), ("trap", "trap"), ("in-play", "open"), ("top", "top")):
            pile = self._pile(shown, zone)
            lines += self._line(label, pile, width) if pile else []
        if names(shown, "discard") and not short:
            lines += self._line("discard-pile", self._pile(shown, "discard"), width)
        return lines

    def _pile(self, shown: Plain, zone: str) -> list[Text]:
        """The cards of a pile by name; if only their number is known, a sign for each."""
        held = shown.get(zone, [])
        if isinstance(held, int):
            return [Text(HIDDEN, QUIET) for _ in range(held)]
        faces = [self.faces[name] for name in names(shown, zone)]
        return [Text(self.speech.words(face.words), self.ink_of(face)) for face in faces]

    def label(self, option: Option, view: Plain) -> Text:
        """An option in words; a card in its colour."""
        said = super().label(option, view)
        if option.note in self.faces:
            said.stylize(self.ink_of(self.faces[option.note]))
        return said

    def within_reach(self, view: Plain, seat: int) -> list[str]:
        """The own cards, wherever they lie."""
        shown = parts(view, "seats")[seat]
        return [name for zone in ("plan", "hand", "trap", "open") for name in names(shown, zone)]

    def legend(self) -> list[Text]:
        """The signs."""
        return self.signs(SIGNS)
