"""Other editions of the titles: a card more, one changed, one moved, or one gone."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path

from conclave import Game, game
from conclave.games.krutagidon.cards.box import open_box as open_wizard_box
from conclave.games.krutagidon.game import Krutagidon
from conclave.games.res_arcana.cards.box import open_box as open_arcana_box
from conclave.games.res_arcana.game import ResArcana
from conclave.kernel.dice import Dice
from conclave.kernel.journal import Journal
from conclave.kernel.table import Table
from conclave.kit.box import Content, unpack

# In which file a card is added and another moved, the card that is copied, and a card that does something else now.
CHANGES = {
    "res-arcana": ("artifacts", "athanor", ("celestial_horse", "{op: gain_any, count: 2,", "{op: gain_any, count: 3,")),
    "krutagidon": ("creatures", "snot_bearer_knight", ("acid_dragon", "{op: power, n: 1}", "{op: power, n: 2}")),
}
ADDED = "paper_lantern"
FROZEN = Path(__file__).parent / "frozen"


def frozen_saves() -> dict[str, str]:
    """The saves of the program before there were editions, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(FROZEN.glob("*.conclave"))}


def older_saves() -> dict[str, str]:
    """Those of them that were played by rules that have changed since."""
    return {name: save for name, save in frozen_saves().items() if not _of_today(save)}


@lru_cache
def saves_of_today() -> dict[str, str]:
    """Those that were played by today's rules, and where there are none games of today, in the middle of steps."""
    saves = {name: save for name, save in frozen_saves().items() if _of_today(save)}
    for title, players, answers in (("krutagidon", 2, 740), ("krutagidon", 2, 22), ("krutagidon", 5, 210)):
        table = Table(game(title), players, seed=answers)
        dice = Dice.of(answers, "today")
        while table.version < answers or not table.runner.since:
            table.play(table.decision.sample(dice))
        saves[f"{title}-{players}-today-{answers}"] = table.save()
    return saves


def _of_today(save: str) -> bool:
    journal = Journal.read(save)
    return journal.rules == game(journal.title).rules_version


def frozen_tables(folder: Path) -> dict[str, dict[str, object]]:
    """Unpack the database of that program into a folder, and tell what its tables are."""
    (folder / "tables.db").write_bytes(gzip.decompress((FROZEN / "tables.db.gz").read_bytes()))
    told: dict[str, dict[str, object]] = json.loads((FROZEN / "tables.json").read_text("utf-8"))
    return told


def changed(title: str, without: Collection[str] = ()) -> Game:
    """A title whose box has one card more than the printed one, one changed and one moved, and lacks those named.

    It is made anew each time, and so knows no other edition yet.
    """
    return opened(title, _content(title, tuple(without)))


@lru_cache
def _content(title: str, without: tuple[str, ...]) -> Content:
    file, copied, (other, old, new) = CHANGES[title]
    records = records_of(title)
    cards = records[file]
    cards[other] = cards[other].replace(old, new, 1)
    assert new in cards[other]
    last = list(cards)[-1]
    added = cards[copied].replace(copied, ADDED, 1)
    records[file] = {last: cards.pop(last), ADDED: added, **cards}
    for name in without:
        del next(found for found in records.values() if name in found)[name]
    return {name: "".join(found.values()) for name, found in records.items()}


def records_of(title: str) -> dict[str, dict[str, str]]:
    """The components of a title as they stand in its content files: by file and name."""
    found: dict[str, dict[str, str]] = {}
    for file, text in unpack(game(title).content()).items():
        parts = re.split(r"^(?=- id: )", text, flags=re.MULTILINE)[1:]
        found[file] = {part.split()[2]: part if part.endswith("\n") else f"{part}\n" for part in parts}
    return found


def opened(title: str, content: Content) -> Game:
    """A title with the box of these content files."""
    if title == "res-arcana":
        return ResArcana(open_arcana_box(content))
    return Krutagidon(open_wizard_box(content))
