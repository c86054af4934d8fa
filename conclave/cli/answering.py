"""What a person types, as an answer to a question.

A line may name options by their number in the menu, by their note (`place hawk`), by the beginning of what the menu says
or by a word in it (`hawk`). Amounts are typed quickly: `2e 1g`, `e2g1`, `elan=2 gold=1`, or one number for each slot. What
goes where is typed as slots with options: `quick torment/reverse, I silver of the sages`, or `q3, I 1`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from conclave.kernel.decision import Amounts, Answer, Arrange, Choose, ChooseSome, Decision, Option, Place, Placement
from conclave.kernel.errors import ConclaveError, IllegalAnswer
from conclave.kernel.words import Value, Words

COUNT_FIRST = re.compile(r"(\d{1,4})\s*([^\W\d_]+)[\s,;+]*")
NAME_FIRST = re.compile(r"([^\W\d_]+)\s*[=:]?\s*(\d{1,4})[\s,;+]*")
SLOT_FIRST = re.compile(r"(\d{1,4}|[^\W\d_]+)\s*[=:]?\s*(.*)")
WORD = re.compile(r"[^\W_]+")
FEW = 4
LEAST = 3
CYRILLIC = "йцукенгшщзхїфівапролджєячсмитьбюыэъ"
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.s']"
KEYS = str.maketrans(dict(zip(CYRILLIC, LATIN, strict=True)))


class Misread(ConclaveError):
    """A line that is no answer to the question; `words` says why."""

    def __init__(self, key: str, args: tuple[tuple[str, Value], ...] = ()) -> None:
        super().__init__(key)
        self.words = Words(key, args)


def latin(line: str) -> str:
    """The line as if it had been typed on a Latin keyboard: the keys under Cyrillic letters.

    >>> latin("г"), latin("2у 1п")
    ('u', '2e 1g')
    """
    return line.lower().translate(KEYS)


def read_answer(decision: Decision, line: str, offered: Sequence[Option], labels: Mapping[str, str]) -> Answer:
    """The answer that a line stands for.

    `offered` are the options in the order of their numbers in the menu, `labels` what it calls them, by their notes.
    """
    if isinstance(decision, Amounts):
        return _amounts(decision, line, labels)
    if isinstance(decision, Choose):
        try:
            return decision.read(line.strip().casefold())
        except IllegalAnswer:
            return _option(line.strip(), offered, labels)
    if isinstance(decision, Place):
        return _places(decision, line, offered, labels)
    assert isinstance(decision, ChooseSome | Arrange)
    chosen = _several(decision, line, offered, labels)
    for at, option in enumerate(chosen):
        if option in chosen[:at]:
            raise Misread("cli-chosen-twice", (("what", labels.get(option.note, option.note)),))
    if isinstance(decision, Arrange):
        if len(chosen) != len(decision.options):
            raise Misread("cli-arrange-all", (("count", len(decision.options)), ("given", len(chosen))))
        return decision.check(tuple(chosen))
    if not decision.low <= len(chosen) <= decision.high:
        key = "cli-choose-exactly" if decision.low == decision.high else "cli-choose-between"
        raise Misread(key, (("low", decision.low), ("high", decision.high), ("given", len(chosen))))
    return decision.check(tuple(chosen))


def _several(decision: ChooseSome | Arrange, line: str, offered: Sequence[Option],
             labels: Mapping[str, str]) -> list[Option]:
    words = line.strip()
    if words in ("none", "0", "-"):
        return []
    if words in ("all", "*"):
        return list(decision.options)
    parts = words.split(",") if "," in words else words.split()
    if not all(part.strip().isdecimal() for part in parts) and "," not in words:
        parts = [words]
    return [_option(part.strip(), offered, labels) for part in parts if part.strip()]


def _option(word: str, offered: Sequence[Option], labels: Mapping[str, str]) -> Option:
    if word.isdecimal():
        number = int(word) if len(word) < 9 else 0
        if not 1 <= number <= len(offered):
            raise Misread("cli-no-such-number", (("number", word[:12]), ("count", len(offered))))
        return offered[number - 1]
    wanted = word.casefold()
    for option in offered:
        if option.note == wanted or labels.get(option.note, "").casefold() == wanted:
            return option
    near = _near(wanted, offered, labels)
    if len(near) == 1:
        return near[0]
    if near:
        names = ", ".join([labels.get(option.note, option.note) for option in near[:FEW]]) + "…" * (len(near) > FEW)
        raise Misread("cli-several-fit", (("typed", word[:40]), ("options", names)))
    raise Misread("cli-not-understood", (("typed", word[:40]),))


def _near(wanted: str, offered: Sequence[Option], labels: Mapping[str, str]) -> list[Option]:
    """The options that begin with what is typed, or else have a word that does."""
    near = [option for option in offered if _begins(option, wanted, labels)]
    return near or [option for option in offered if _has_word(option, wanted, labels)]


def _begins(option: Option, wanted: str, labels: Mapping[str, str]) -> bool:
    return bool(wanted) and (option.note.startswith(wanted) or labels.get(option.note, "").casefold().startswith(wanted))


def _has_word(option: Option, wanted: str, labels: Mapping[str, str]) -> bool:
    """Whether words of an option's note or label begin with what is wanted; a letter or two are more likely a slip."""
    said = f" {_plain(option.note)} | {_plain(labels.get(option.note, ''))}"
    return len(_plain(wanted)) >= LEAST and f" {_plain(wanted)}" in said


def _plain(text: str) -> str:
    return " ".join(WORD.findall(text.casefold()))


def _amounts(decision: Amounts, line: str, labels: Mapping[str, str]) -> Answer:
    text = line.strip().casefold()
    numbers = [0] * len(decision.slots)
    plain = text.replace(",", " ").split()
    if text in ("none", "0", "-"):
        pass
    elif plain and all(part.isdecimal() and len(part) < 5 for part in plain) and len(plain) == len(numbers):
        numbers = [int(part) for part in plain]
    else:
        for name, count in _pairs(text, slot_keys(decision)):
            at = _slot(decision, name, labels)
            numbers[at] += count
    _check_amounts(decision, numbers, labels)
    return decision.check(tuple(numbers))


def _pairs(text: str, keys: Sequence[str]) -> list[tuple[str, int]]:
    """The names and numbers of a line, whichever comes first in it."""
    count_first = text[:1].isdecimal()
    pattern = COUNT_FIRST if count_first else NAME_FIRST
    pairs: list[tuple[str, int]] = []
    at = 0
    while at < len(text):
        found = pattern.match(text, at)
        if found is None:
            raise Misread("cli-not-amounts", (("typed", text[:40]), ("example", f"2{keys[0]} 1{keys[-1]}")))
        pairs.append((found[2], int(found[1])) if count_first else (found[1], int(found[2])))
        at = found.end()
    return pairs


def slot_keys(decision: Amounts) -> list[str]:
    """The shortest beginnings of the slots' notes that tell them apart."""
    notes = [slot.note for slot in decision.slots]
    keys: list[str] = []
    for note in notes:
        size = 1
        while size < len(note) and sum([other.startswith(note[:size]) for other in notes]) > 1:
            size += 1
        keys.append(note[:size])
    return keys


def _slot(decision: Amounts, name: str, labels: Mapping[str, str]) -> int:
    for wanted in (name, latin(name)):
        fits = [at for at, slot in enumerate(decision.slots) if slot.note.startswith(wanted)]
        if not fits:
            fits = [at for at, slot in enumerate(decision.slots)
                    if labels.get(slot.note, "").casefold().startswith(wanted)]
        if len(fits) == 1:
            return fits[0]
        if fits:
            names = ", ".join([labels.get(decision.slots[at].note, decision.slots[at].note) for at in fits])
            raise Misread("cli-several-fit", (("typed", name), ("options", names)))
    raise Misread("cli-no-such-slot", (("typed", name), ("keys", ", ".join(slot_keys(decision)))))


def _check_amounts(decision: Amounts, numbers: Sequence[int], labels: Mapping[str, str]) -> None:
    """Say in the player's language what the form would refuse."""
    for slot, low, high, number in zip(decision.slots, decision.low, decision.high, numbers, strict=True):
        if not low <= number <= high:
            what = labels.get(slot.note, slot.note)
            raise Misread("cli-slot-bounds", (("what", what), ("low", low), ("high", high), ("given", number)))
    total = sum(numbers)
    if not decision.least <= total <= decision.most:
        key = "cli-total-exactly" if decision.least == decision.most else "cli-total-between"
        raise Misread(key, (("low", decision.least), ("high", decision.most), ("given", total)))
    if decision.base is not None:
        above = sum([max(0, number - base) for number, base in zip(numbers, decision.base, strict=True)])
        if above > decision.spare:
            raise Misread("cli-too-many-others", (("most", decision.spare), ("given", above)))


def spend_the_plenty(decision: Amounts, precious: Sequence[str] = ()) -> tuple[int, ...]:
    """A sensible spread: what is asked for by kind first, then what there is most of, precious slots last."""
    numbers = list(decision.low)
    base = decision.base if decision.base is not None else decision.low
    order = sorted(range(len(numbers)), key=lambda at: (decision.slots[at].note in precious, at))
    for at in order:
        while numbers[at] < min(base[at], decision.high[at]) and sum(numbers) < decision.most:
            numbers[at] += 1
    while sum(numbers) < decision.least:
        free = [at for at in order if numbers[at] < decision.high[at]]
        if not free:
            break
        plain = [at for at in free if decision.slots[at].note not in precious] or free
        best = max(plain, key=lambda at: decision.high[at] - numbers[at])
        numbers[best] += 1
    return tuple(numbers)


def default_amounts(decision: Amounts, wish: tuple[int, ...] | None = None) -> Answer:
    """The answer that Enter gives: the wish if it is legal, else a plain spread, else the first legal one."""
    for numbers in (wish, spend_the_plenty(decision)):
        if numbers is not None:
            try:
                return decision.check(numbers)
            except ConclaveError:
                continue
    return next(decision.answers())


def _places(decision: Place, line: str, offered: Sequence[Option], labels: Mapping[str, str]) -> Answer:
    parts = [part.strip() for part in re.split("[,;]", line) if part.strip()]
    placed: list[Placement] = []
    for part in parts if line.strip() not in ("none", "0", "-") else []:
        slot, rest = _slot_and_rest(decision, part, labels)
        placed.append((slot, _side(decision, rest, offered, labels)))
    _check_places(decision, placed, labels)
    return decision.check(tuple(placed))


def _slot_and_rest(decision: Place, part: str, labels: Mapping[str, str]) -> tuple[Option, str]:
    """The slot that a part of a line begins with, and what is left of the part: by its name, the beginning of its name, or
    its number in the row.
    """
    typed = part.casefold()
    for slot in sorted(decision.slots, key=lambda slot: -len(slot.note)):
        for name in (slot.note.casefold(), labels.get(slot.note, "").casefold()):
            if name and typed.startswith((f"{name} ", f"{name}=", f"{name}:")):
                return slot, part[len(name) + 1:].strip()
    found = SLOT_FIRST.fullmatch(part)
    word, rest = (found[1].casefold(), found[2]) if found is not None else (typed, "")
    if word.isdecimal() and 1 <= int(word) <= decision.row and rest:
        return decision.slots[decision.free + int(word) - 1], rest
    for wanted in (word, latin(word)):
        fits = [slot for slot in decision.slots if slot.note.casefold() == wanted]
        fits = fits or [slot for slot in decision.slots if _begins(slot, wanted, labels)]
        if len(fits) == 1 and rest:
            return fits[0], rest
    names = ", ".join([labels.get(slot.note, slot.note) for slot in decision.slots])
    raise Misread("cli-no-such-slot", (("typed", part[:40]), ("keys", names)))


def _side(decision: Place, word: str, offered: Sequence[Option], labels: Mapping[str, str]) -> Option:
    """The option that is meant; where a thing is named but not its side, the first one."""
    near = _near(word.casefold(), offered, labels)
    things = {decision.groups[decision.options.index(option)] for option in near}
    try:
        return _option(word, offered, labels)
    except Misread:
        if len(things) == 1:
            return near[0]
        raise


def _check_places(decision: Place, placed: Sequence[Placement], labels: Mapping[str, str]) -> None:
    """Say in the player's language what the form would refuse."""
    held = [slot for slot, _ in placed]
    used = [decision.groups[decision.options.index(option)] for _, option in placed]
    for at, (slot, option) in enumerate(placed):
        if slot in held[:at]:
            raise Misread("cli-filled-twice", (("slot", labels.get(slot.note, slot.note)),))
        if used[:at + 1].count(used[at]) > decision.supply[used[at]]:
            raise Misread("cli-none-left", (("what", labels.get(option.note, option.note)),))
    if not decision.low <= len(placed) <= decision.high:
        key = "cli-fill-exactly" if decision.low == decision.high else "cli-fill-between"
        raise Misread(key, (("low", decision.low), ("high", decision.high), ("given", len(placed))))
    for before, slot in pairwise(decision.slots[decision.free:]):
        if slot in held and before not in held:
            names = [labels.get(each.note, each.note) for each in (slot, before)]
            raise Misread("cli-gap", (("slot", names[0]), ("before", names[1])))
