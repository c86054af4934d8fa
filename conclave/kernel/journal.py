"""The save format: a game is its title, edition, options, seed and list of answers.

A save is plain text, one thing a line, and ends with a line that seals it. `docs/save-format.md` describes it.

>>> journal = Journal("duel", "1", 2, 7, {"variant": "standard"})
>>> journal.entries.append(Entry(0, "duelist"))
>>> Journal.read(journal.write()).entries[0].answer
'duelist'
"""

from __future__ import annotations

import json
from hashlib import sha256

from conclave.kernel.errors import BadSave, brief
from conclave.kernel.game import Plain

HEAD = "conclave-journal 1"
LONGEST_LINE = 1_000_000
MOST_LINES = 1_000_000
MOST_DIGITS = 40


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


class Earlier:
    """Another edition that a game was played with until it had so many answers."""

    __slots__ = ("answers", "edition", "rules")

    def __init__(self, answers: int, rules: str, edition: str) -> None:
        self.answers = answers
        self.rules = rules
        self.edition = edition


class Journal:
    """A whole game as data, with snapshots as a cache: states at the start of a step, by the number of answers before.

    `rules` and `edition` say what the game is played with now, `earlier` what it was played with before. `contents` holds
    the components of these editions, so that a save can be replayed though the content files have changed.
    """

    def __init__(self, title: str, rules: str, players: int, seed: int, options: dict[str, str], edition: str = "") -> None:
        self.title = title
        self.rules = rules
        self.edition = edition
        self.players = players
        self.seed = seed
        self.options = options
        self.names: dict[int, str] = {}
        self.earlier: list[Earlier] = []
        self.contents: dict[str, str] = {}
        self.entries: list[Entry] = []
        self.snapshots: dict[int, Plain] = {}

    @property
    def upgraded(self) -> int:
        """So many answers were given under earlier editions: the present one begins at the snapshot after them."""
        return self.earlier[-1].answers if self.earlier else 0

    def write(self, comment: str = "") -> str:
        """The save as text, with a comment after the last answer."""
        lines = [HEAD, f"title {self.title}", f"rules {self.rules}"]
        if self.edition:
            lines.append(f"edition {self.edition}")
        lines += [f"players {self.players}", f"seed {self.seed}"]
        lines += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        lines += [f"name {seat} {_one_line(name)}" for seat, name in sorted(self.names.items())]
        lines += [f"upgraded {old.answers} {old.rules} {old.edition}".rstrip() for old in self.earlier]
        lines += [f"content {edition} {content}" for edition, content in sorted(self.contents.items())]
        lines.append("")
        for number, entry in enumerate(self.entries):
            self._write_snapshot(lines, number)
            lines.append(repr(entry))
        self._write_snapshot(lines, len(self.entries))
        if comment:
            lines.append(f"# {_one_line(comment)}")
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
        blank = lines.index("") if "" in lines else len(lines) - 1
        journal = Journal._read_head(lines[1:blank])
        for number, line in enumerate(lines[blank + 1:-1], blank + 2):
            journal._read_line(line, number)
        if lines[-1].split(" ")[1] != str(len(journal.entries)):
            raise BadSave(f"line {len(lines)}: the save should have {brief(lines[-1].split(' ')[1])} answers, not "
                          f"{len(journal.entries)}")
        return journal

    @staticmethod
    def _read_head(lines: list[str]) -> Journal:
        head: dict[str, str] = {}
        options: dict[str, str] = {}
        names: dict[int, str] = {}
        earlier: list[Earlier] = []
        contents: dict[str, str] = {}
        for number, line in enumerate(lines, 2):
            word, _, rest = line.partition(" ")
            name, _, value = rest.partition(" ")
            if word == "option" and name not in options:
                options[name] = value
            elif word == "name" and _whole(name, number) not in names:
                names[_whole(name, number)] = value
            elif word == "content" and name not in contents:
                contents[name] = value
            elif word == "upgraded":
                rules, _, edition = value.partition(" ")
                earlier.append(Earlier(_whole(name, number), rules, edition))
            elif word in ("title", "rules", "edition", "players", "seed") and word not in head:
                head[word] = rest
            else:
                raise BadSave(f"line {number}: '{brief(line)}' does not belong here, or stands twice")
        for word in ("title", "rules", "players", "seed"):
            if word not in head:
                raise BadSave(f"the line '{word} …' is missing")
        journal = Journal(head["title"], head["rules"], _whole(head["players"], 0), _whole(head["seed"], 0, True), options,
                          head.get("edition", ""))
        journal.earlier = sorted(earlier, key=lambda old: old.answers)
        journal.contents = contents
        journal.names = names
        for seat in names:
            if seat >= journal.players:
                raise BadSave(f"there is a name for seat {seat}, but the game has {journal.players} seats")
        return journal

    def _read_line(self, line: str, number: int) -> None:
        if line.startswith("#") or not line:
            return
        if line.startswith("@ "):
            at, _, data = line[2:].partition(" ")
            try:
                plain = json.loads(data)
            except (ValueError, RecursionError):
                raise BadSave(f"line {number}: the snapshot is broken") from None
            if not isinstance(plain, dict):
                raise BadSave(f"line {number}: the snapshot is broken")
            self.snapshots[_whole(at, number)] = plain
            return
        seat, space, answer = line.partition(" ")
        if not space or seat[-1:] not in (":", "~"):
            raise BadSave(f"line {number}: '{brief(line)}' is not an answer (like '0: pass')")
        self.entries.append(Entry(_whole(seat[:-1], number), answer, seat[-1] == "~"))


def _one_line(text: str) -> str:
    """A text without line breaks and without what UTF-8 cannot write."""
    return " ".join(text.encode("utf-8", "replace").decode().split())


def seal(lines: list[str]) -> str:
    """What the last line of a save says about all lines before it."""
    return sha256("\n".join(lines).encode("utf-8", "replace")).hexdigest()[:16]


def _check_seal(lines: list[str]) -> None:
    words = lines[-1].split(" ")
    if len(words) != 3 or words[0] != "end":
        raise BadSave(f"line {len(lines)}: the save is cut off (its last line should be 'end …')")
    if words[2] != seal(lines[:-1]):
        raise BadSave("the save was changed after it was written (its seal does not match)")


def _whole(word: str, number: int, signed: bool = False) -> int:
    digits = word.removeprefix("-") if signed else word
    if not digits.isdecimal() or len(digits) > MOST_DIGITS:
        where = f"line {number}: " if number else ""
        raise BadSave(f"{where}'{brief(word)}' should be a whole number")
    return int(word)
