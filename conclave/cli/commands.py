"""What can be typed at the table beside an answer: undo, hint, log, look-ups, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from conclave.cli.answering import latin, slot_keys
from conclave.cli.asking import leave_in_peace, set_windows
from conclave.cli.hints import hint, prospects
from conclave.cli.inks import QUIET
from conclave.cli.layout import hanging
from conclave.cli.lookup import card_lines, card_width, find_cards, find_rules, rule_lines, side_by_side
from conclave.cli.menu import Menu
from conclave.cli.picture import table_lines
from conclave.cli.saves import write_save
from conclave.cli.seating import DEFAULT_BOT, check_bot
from conclave.kernel.decision import Amounts, Decision, Place
from conclave.kernel.words import Words

if TYPE_CHECKING:
    from conclave.cli.sitting import Sitting

NAMES: dict[str, tuple[str, ...]] = {
    "undo": ("u",), "redo": ("r",), "hint": ("h", "підказка", "подсказка"), "log": ("l", "журнал", "dziennik"),
    "rule": ("?", "правило", "zasada"), "card": ("c", "cards", "карта", "karta"), "why": ("w",), "save": ("s",),
    "quit": ("q", "exit"), "help": ("help", "довідка", "допомога", "помощь", "справка", "pomoc"), "variants": ("v",),
    "table": ("t",), "asking": ("a",), "peace": ("n",),
}
WITH_ARGUMENT = ("hint", "rule", "card", "save", "log")


class Commands:
    """Obeys commands for a sitting."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.deeds: dict[str, Callable[[str, Decision, Menu], None]] = {
            "undo": self.undo, "redo": self.redo, "hint": self.hint, "log": self.log, "rule": self.rule, "card": self.card,
            "why": self.why, "save": self.save, "quit": self.quit, "help": self.help, "variants": self.variants,
            "table": self.table, "asking": self.asking, "peace": self.peace,
        }

    def obey(self, line: str, decision: Decision, menu: Menu) -> bool:
        """Do what a line commands; whether it was a command."""
        word, _, rest = line.strip().partition(" ")
        for spelled in (word.casefold(), latin(word)):
            for name, others in NAMES.items():
                if spelled == name or spelled in others:
                    if rest and (name not in WITH_ARGUMENT or _slot(decision, spelled)):
                        return False
                    self.deeds[name](rest.strip(), decision, menu)
                    return True
        if word.startswith("?"):
            self.rule(line.strip()[1:].strip(), decision, menu)
            return True
        return False

    def _page(self, lines: list[Text]) -> None:
        speech = self.sitting.speech
        self.sitting.screen.page(lines, speech("page-more"), speech("page-back"))

    def undo(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Take back the last answer of a person, and what bots did after it."""
        sitting = self.sitting
        table, people = sitting.table, sitting.seating.people
        given = table.journal.entries[table.journal.upgraded:]
        last = [entry.seat for entry in given if not entry.automatic and entry.seat in people]
        if not last:
            raise sitting.speech.complaint("nothing-to-undo")
        if len(people) > 1 and table.undo_grade(decision.seat) != "free":
            asked = sitting.speech("undo-consent", name=sitting.speech.name_of(last[-1]))
            if not sitting.confirm(asked):
                sitting.message = sitting.speech("undo-refused")
                return
        while True:
            table.undo()
            if table.redoable[-1].seat in people:
                break
        taken = table.redoable[-1]
        mark = sitting.speech("took-back", name=sitting.speech.name_of(taken.seat))
        sitting.chronicle.take_back(mark)
        sitting.told = table.version
        sitting.message = mark
        sitting.keep()

    def redo(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Give the answer again that was taken back, and what followed it."""
        sitting = self.sitting
        table, people = sitting.table, sitting.seating.people
        if not table.redoable:
            raise sitting.speech.complaint("nothing-to-redo")
        while True:
            sitting.chronicle.add(table.redo())
            if not table.redoable or table.redoable[-1].seat in people:
                break
        sitting.tell_news(decision.seat)
        sitting.keep()

    def hint(self, rest: str, decision: Decision, menu: Menu) -> None:
        """What a bot would do, and why."""
        sitting = self.sitting
        name = check_bot(rest or DEFAULT_BOT, sitting.speech)
        found = prospects(sitting.table, decision, sitting.thought_seed(decision))
        sitting.message = hint(menu, name, sitting.bot_answer(name, decision), found)

    def log(self, rest: str, decision: Decision, menu: Menu) -> None:
        """The whole log, or its last lines."""
        lines = self.sitting.chronicle.whole(decision.seat, self.sitting.screen.width)
        if rest.isdecimal() and len(rest) < 6:
            lines = lines[-int(rest):]
        self._page(lines)

    def rule(self, rest: str, decision: Decision, menu: Menu) -> None:
        """The rule of the question, the rule of a number, or the rules with some words in them."""
        sitting = self.sitting
        lines: list[Text] = []
        for rule in find_rules(sitting.table.game.title, rest or decision.rule, sitting.speech):
            lines += [*rule_lines(rule, sitting.screen.width), Text("")]
        self._page(lines)

    def card(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Cards by name; without one, those that the player would want to read now."""
        sitting = self.sitting
        known = sitting.drawing.faces
        near = [] if rest else sitting.drawing.within_reach(sitting.table.view(decision.seat), decision.seat)
        if not rest and not near:
            raise sitting.speech.complaint("which-card")
        faces = [known[name] for name in near] if near else find_cards(sitting.table.game, rest, sitting.speech)
        width = sitting.screen.width
        each = card_width(width)
        self._page(side_by_side([card_lines(face, sitting.drawing, each) for face in faces], width, each))

    def why(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Why things cannot be done now."""
        sitting = self.sitting
        refusals = sitting.table.why_not(decision.seat)
        lines: list[Text] = []
        for refusal in refusals:
            said = Text.assemble(sitting.speech.words(refusal.what), (f" — {sitting.speech.words(refusal.reason)}", QUIET))
            lines += hanging(said, sitting.screen.width, 4)
        if not lines:
            sitting.message = sitting.speech("nothing-refused")
            return
        self._page(lines)

    def save(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Save now, to the file that is named, the file of the game, or a new one."""
        sitting = self.sitting
        path = Path(rest).expanduser() if rest else sitting.file_name()
        write_save(path, sitting.table.save(), sitting.speech)
        sitting.message = sitting.speech("saved", file=str(path))

    def quit(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Leave, after asking whether to save."""
        if self.sitting.offer_to_save("save-before-leaving"):
            self.sitting.leave()

    def help(self, rest: str, decision: Decision, menu: Menu) -> None:
        """All keys."""
        sitting = self.sitting
        lines: list[Text] = []
        width = sitting.screen.width
        about = f"about-{sitting.table.game.title}"
        if sitting.speech.book.has(about):
            lines += [*hanging(Text(sitting.speech.words(Words(about)), "bold"), width, 0), Text("")]
        for line in sitting.speech("help").splitlines():
            lines += hanging(Text(line), width, 12 if "   " in line else 0)
        lines.append(Text(""))
        for sign in sitting.drawing.legend():
            lines += hanging(sign, width, 4)
        self._page(lines)

    def variants(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Show or hide the rarely wanted variants of options."""
        sitting = self.sitting
        if not menu.hidden:
            sitting.message = sitting.speech("no-variants")
        else:
            sitting.variants = not sitting.variants

    def asking(self, rest: str, decision: Decision, menu: Menu) -> None:
        """When the player is asked in reaction windows."""
        set_windows(self.sitting, decision.seat)

    def peace(self, rest: str, decision: Decision, menu: Menu) -> None:
        """Be left in peace until the round ends."""
        leave_in_peace(self.sitting, decision)

    def table(self, rest: str, decision: Decision, menu: Menu) -> None:
        """The whole table, with everything that a small screen leaves out."""
        sitting = self.sitting
        self._page(table_lines(sitting.table, sitting.drawing, decision.seat, sitting.screen.width))


def _slot(decision: Decision, word: str) -> bool:
    """Whether a word that could be a command names a slot of the question, as in `l 2`."""
    if isinstance(decision, Place):
        return word in [slot.note.casefold() for slot in decision.slots]
    return isinstance(decision, Amounts) and word in slot_keys(decision)
