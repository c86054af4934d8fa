"""The numbered options of a question, as lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.answering import default_amounts, slot_keys
from conclave.cli.boards import Drawing
from conclave.cli.inks import LIT, QUIET
from conclave.cli.layout import GAP, columns, cut, flow, labelled
from conclave.kernel.decision import Amounts, Answer, Arrange, Choose, ChooseSome, Decision, Option, Place
from conclave.kernel.game import Plain
from conclave.kernel.place import placed_in


class Menu:
    """What can be answered: `offered` in the order of the numbers, `labels` by note, `quick` by a key, `default` for a bare
    Enter."""

    def __init__(self, decision: Decision, drawing: Drawing, view: Plain, variants: bool) -> None:
        self.decision = decision
        self.drawing = drawing
        self.view = view
        self.speech = drawing.speech
        self.variants = variants
        self.groups: list[tuple[str, list[Option]]] = []
        self.default: Answer | None = None
        if isinstance(decision, Amounts):
            options: Sequence[Option] = decision.slots
            self.default = default_amounts(decision, drawing.wish(decision, view))
        else:
            assert isinstance(decision, Choose | ChooseSome | Arrange | Place)
            options = decision.options
            if isinstance(decision, Place):
                self.default = () if decision.low == 0 else None
            elif isinstance(decision, Arrange):
                self.default = tuple(options)
            elif isinstance(decision, ChooseSome):
                self.default = () if decision.low == 0 else None
            elif len(options) == 1:
                self.default = options[0]
        self._group(options)
        self.hidden: list[Option] = []
        if isinstance(decision, Choose):
            self.hidden = [variant for _, group in self.groups for option in group for variant in option.variants]
        self.offered = [option for _, group in self.groups for option in group]
        if variants:
            self.offered += self.hidden
        self.quick = {key: option for option in self.offered for key in [drawing.quick.get(option.note, "")] if key}
        slots = decision.slots if isinstance(decision, Place) else ()
        self.labels = {option.note: self._name(option) for option in (*slots, *self.offered, *self.hidden)}

    def _name(self, option: Option) -> str:
        return self.speech.words(option.words) if option.words.key else option.note

    def _group(self, options: Sequence[Option]) -> None:
        """Sort the options under the headings of the title, if all of them have one."""
        known = {key: heading for heading, keys in self.drawing.groups for key in keys}
        if isinstance(self.decision, Choose) and options and all(option.words.key in known for option in options):
            for heading, _ in self.drawing.groups:
                group = [option for option in options if known[option.words.key] == heading]
                if group:
                    self.groups.append((heading, group))
        else:
            self.groups = [("", list(options))]

    def lines(self, width: int, tight: int = 0) -> list[Text]:
        """The menu as it is read; a tight one cuts long options to one line (1) or half of one (2), instead of breaking."""
        if isinstance(self.decision, Amounts):
            return self._slots(self.decision, width)
        numbers = {option.note: at for at, option in enumerate(self.offered, 1)}
        shown = list(self.groups)
        if self.variants and self.hidden:
            shown.append(("variants", self.hidden))
        titled = bool(shown and shown[0][0])
        headings = {heading: self.speech(f"group-{heading}") if heading else "" for heading, _ in shown}
        room = max([cell_len(text) for text in headings.values()], default=0) + 2 if titled else 0
        lines: list[Text] = []
        for heading, group in shown:
            if heading in self.drawing.paired:
                pieces = self._pairs(numbers, group)
            else:
                pieces = [self._piece(numbers[option.note], option, bool(heading)) for option in group]
            wide = not heading or heading in self.drawing.wide or heading == "variants"
            if tight and wide:
                pieces = [cut(piece, (width - room - GAP * (tight - 1)) // tight) for piece in pieces]
            packed = columns(pieces, width - room) if wide else flow(pieces, width - room)
            lines += labelled(headings[heading], room, packed) if room else packed
        return lines

    def _pairs(self, numbers: Mapping[str, int], group: Sequence[Option]) -> list[Text]:
        """One piece for each component, with all that can be done with it."""
        pieces: dict[tuple[str, ...], Text] = {}
        for option in group:
            if option.about not in pieces:
                pieces[option.about] = Text(self.drawing.thing(option.about[0]) if option.about else "")
            numbered = Text.assemble((f" {numbers[option.note]:>2}", LIT), self.drawing.tail(option, self.view))
            pieces[option.about].append_text(numbered)
        return list(pieces.values())

    def _piece(self, number: int, option: Option, brief: bool) -> Text:
        text = self.drawing.brief(option, self.view) if brief else self.drawing.label(option, self.view)
        piece = Text.assemble((f"{number:>2} ", LIT), text)
        if self.quick.get(self.drawing.quick.get(option.note, "")) is option:
            piece.append(f" ({self.drawing.quick[option.note]})", LIT)
        if self.decision.prompt.key in self.drawing.described:
            piece.append_text(self.drawing.description(option))
        return piece

    def _slots(self, decision: Amounts, width: int) -> list[Text]:
        pieces: list[Text] = []
        for key, slot, low, high in zip(slot_keys(decision), decision.slots, decision.low, decision.high, strict=True):
            if high > 0:
                bounds = f"{low}" if low == high else f"{low}–{high}"
                pieces.append(Text.assemble((f"{key} ", LIT), self.drawing.label(slot, self.view), (f" {bounds}", QUIET)))
        return flow(pieces, width)

    def advice(self) -> str:
        """How this form of question is answered."""
        decision = self.decision
        if isinstance(decision, Amounts):
            assert isinstance(self.default, tuple)
            typed = self.typed(self.default)
            if len(decision.slots) == 1:
                return self.speech("advice-number", low=decision.least, high=decision.most, default=sum(decision.low))
            if decision.least == decision.most:
                return self.speech("advice-exactly", total=decision.least, default=typed)
            return self.speech("advice-range", low=decision.least, high=decision.most, default=typed)
        if isinstance(decision, Arrange):
            return self.speech("advice-arrange")
        if isinstance(decision, Place):
            slots = ", ".join([self.labels[slot.note] for slot in decision.slots])
            example = self.typed(decision.nth(decision.count() - 1))
            if decision.low == decision.high:
                return self.speech("advice-place-exactly", low=decision.low, slots=slots, example=example)
            return self.speech("advice-place", low=decision.low, high=decision.high, slots=slots, example=example)
        if isinstance(decision, ChooseSome):
            if decision.low == decision.high:
                return self.speech("advice-some-exactly", count=decision.low)
            if decision.low == 0 and decision.high == 1:
                return self.speech("advice-one-or-none")
            return self.speech("advice-some", low=decision.low, high=decision.high)
        if decision.decline is not None:
            return self.speech("advice-window")
        return ""

    def typed(self, answer: Answer) -> str:
        """An answer the way that a person would type it."""
        decision = self.decision
        if isinstance(decision, Amounts):
            assert isinstance(answer, tuple)
            parts = [f"{number}{key}" for number, key in zip(answer, slot_keys(decision), strict=True) if number]
            return " ".join(parts) or "0"
        if isinstance(decision, Place):
            numbers = {option.note: number for number, option in enumerate(self.offered, 1)}
            return ", ".join([f"{slot.note} {numbers[option.note]}" for slot, option in placed_in(answer)]) or "0"
        options = answer if isinstance(answer, tuple) else (answer,)
        places = {option.note: str(number) for number, option in enumerate(self.offered, 1)}
        return " ".join([places.get(option.note, option.note) for option in options if isinstance(option, Option)]) or "0"

    def spoken(self, answer: Answer) -> str:
        """An answer in words."""
        decision = self.decision
        if isinstance(decision, Amounts):
            return self.typed(answer)
        if isinstance(decision, Place):
            placed = [f"{self.labels[slot.note]}: {self.labels[option.note]}" for slot, option in placed_in(answer)]
            return ", ".join(placed) or self.speech("none")
        options = answer if isinstance(answer, tuple) else (answer,)
        said = ", ".join([self.labels[option.note] for option in options if isinstance(option, Option)])
        return said or self.speech("none")

    def outlined(self, answer: Answer) -> str:
        """An answer as the menu draws it, without its number and its heading."""
        for heading, group in self.groups:
            for option in group:
                if option is answer and heading:
                    if heading in self.drawing.paired and option.about:
                        return f"{self.drawing.thing(option.about[0])} {self.drawing.tail(option, self.view).plain}"
                    return self.drawing.brief(option, self.view).plain
        return self.spoken(answer)
