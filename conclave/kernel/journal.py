"""The save format: a game is its title, rules version, options, seed and list of answers.

A save is plain text, one thing a line, and ends with a line that seals it. `docs/save-format.md` describes it.

>>> journal = Journal("res-arcana", "1", 2, 7, {"variant": "standard"})
>>> journal.entries.append(Entry(0, "duelist"))
>>> Journal.read(journal.write()).entries[0].answer
'duelist'
"""

from __future__ import annotations

import json
from hashlib import sha256

from conclave.kernel.errors import BadSave
from conclave.kernel.game import Plain

HEAD = "conclave-journal 1"
LONGEST_LINE = 1_000_000
MOST_LINES = 1_000_000


class Entry:
    """One answer: whose, what, and whether it was given by a setting rather than by the player."""

    __slots__ = ("answer", "automatic", "seat", "sticky")

    def __init__(self, seat: int, answer: str, automatic: bool = False) -> None:
        self.seat = seat
        self.answer = answer
        self.automatic = automatic
        self.sticky = False

    def __repr__(self) -> str:
        return f"{self.seat}{'~' if self.automatic else ':'} {self.answer}"


class Journal:
    """A whole game as data, with snapshots as a cache: states at the start of a step, by the number of answers before."""

    def __init__(self, title: str, rules: str, players: int, seed: int, options: dict[str, str]) -> None:
        self.title = title
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options
        self.names: dict[int, str] = {}
        self.entries: list[Entry] = []
        self.snapshots: dict[int, Plain] = {}

    def write(self) -> str:
        """The save as text."""
        lines = [HEAD, f"title {self.title}", f"rules {self.rules}", f"players {self.players}", f"seed {self.seed}"]
        lines += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        lines += [f"name {seat} {' '.join(name.split())}" for seat, name in sorted(self.names.items())]
        lines.append("")
        for number, entry in enumerate(self.entries):
            self._write_snapshot(lines, number)
            lines.append(repr(entry))
        self._write_snapshot(lines, len(self.entries))
        lines.append(f"end {len(self.entries)} {seal(lines)}")
        return "\n".join(lines) + "\n"

    def _write_snapshot(self, lines: list[str], number: int) -> None:
        if number in self.snapshots:
            lines.append(f"@ {number} {json.dumps(self.snapshots[number], ensure_ascii=False)}")

    @staticmethod
    def read(text: str) -> Journal:
        """The journal of a save; BadSave, with the line, for anything that is not one."""
        lines = text.removesuffix("\n").replace("\r\n", "\n").split("\n")
        if lines[0] != HEAD:
            raise BadSave("line 1: this is not a Conclave save (it should begin with 'conclave-journal 1')")
        if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
            raise BadSave("this save is too large")
        _check_seal(lines)
        head: dict[str, str] = {}
        journal = Journal("", "", 0, 0, {})
        blank = lines.index("") if "" in lines else len(lines) - 1
        for number, line in enumerate(lines[1:blank], 2):
            word, _, rest = line.partition(" ")
            if word == "option":
                name, _, value = rest.partition(" ")
                journal.options[name] = value
            elif word == "name":
                seat, _, name = rest.partition(" ")
                journal.names[_whole(seat, number)] = name
            elif word in ("title", "rules", "players", "seed") and word not in head:
                head[word] = rest
            else:
                raise BadSave(f"line {number}: '{line[:40]}' does not belong here")
        for word in ("title", "rules", "players", "seed"):
            if word not in head:
                raise BadSave(f"the line '{word} …' is missing")
        journal.title, journal.rules = head["title"], head["rules"]
        journal.players = _whole(head["players"], 0)
        journal.seed = _whole(head["seed"], 0)
        for number, line in enumerate(lines[blank + 1:-1], blank + 2):
            journal._read_line(line, number)
        if lines[-1].split(" ")[1] != str(len(journal.entries)):
            raise BadSave(f"line {len(lines)}: the save should have {lines[-1].split(' ')[1]} answers, not "
                          f"{len(journal.entries)}")
        return journal

    def _read_line(self, line: str, number: int) -> None:
        if line.startswith("#") or not line:
            return
        if line.startswith("@ "):
            at, _, data = line[2:].partition(" ")
            try:
                plain = json.loads(data)
            except ValueError:
                raise BadSave(f"line {number}: the snapshot is broken") from None
            if not isinstance(plain, dict):
                raise BadSave(f"line {number}: the snapshot is broken")
            self.snapshots[_whole(at, number)] = plain
            return
        seat, space, answer = line.partition(" ")
        if not space or seat[-1:] not in (":", "~"):
            raise BadSave(f"line {number}: '{line[:40]}' is not an answer (like '0: pass')")
        self.entries.append(Entry(_whole(seat[:-1], number), answer, seat[-1] == "~"))


def seal(lines: list[str]) -> str:
    """What the last line of a save says about all lines before it."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def _check_seal(lines: list[str]) -> None:
    words = lines[-1].split(" ")
    if len(words) != 3 or words[0] != "end":
        raise BadSave(f"line {len(lines)}: the save is cut off (its last line should be 'end …')")
    if words[2] != seal(lines[:-1]):
        raise BadSave("the save was changed after it was written (its seal does not match)")


def _whole(word: str, number: int) -> int:
    if not word.removeprefix("-").isdecimal() or len(word) > 40:
        where = f"line {number}: " if number else ""
        raise BadSave(f"{where}'{word[:40]}' should be a whole number")
    return int(word)
