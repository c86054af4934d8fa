"""Cases of components as text: a position, what is answered, and everything on the table that is different afterwards.

    check("at=arena sheet=I(grim_torment) | at=throne", "cast I; rickart", "arena=0 bar0=4 bar1=000",
          "grim_torment")

What the last part does not name must be as it was. Names are those of a position: `bar0`, `hexes1`, `power0` (`power4` is
the Rose's), a room for its cubes, `figures`, `sheet0`
without the spell that is named last.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import ROSE, SLOT_NAMES, Spell
from conclave.games.black_rose_wars.state.fields import SLOTS
from tests.games.black_rose_wars.scene import STAGES, Scene

Cases = dict[str, tuple[str, str, str]]
MARK: Final = {"ready": "", "activated": "!", "revealed": "*"}


def laid_out(scene: Scene, but: str) -> dict[str, str]:
    """What lies on the table, under the names of a position; slots with the spell `but` are left out."""
    table = scene.table
    found = {table.room(room).name: "".join(map(str, row)) for room, row in enumerate(table.instability)}
    for mage in sorted(table.ring):
        found[f"bar{mage}"] = scene.bar(mage)
        found[f"at{mage}"] = scene.where(mage)
        found[f"hexes{mage}"] = ",".join(scene.hexes(mage))
    for seat in range(table.seats):
        found[f"hand{seat}"] = ",".join(scene.hand(seat))
        found[f"memories{seat}"] = ",".join(scene.memories(seat))
        found[f"grimoire{seat}"] = ",".join(table.names_of(table.grimoire[seat]))
        found[f"tokens{seat}"] = str(table.tokens[seat])
        found[f"sheet{seat}"] = ",".join([text for name, text in slots(scene, seat) if name != but])
    for who in (*range(table.seats), ROSE):
        found[f"power{who}"] = str(table.power[who])
        found[f"trophies{who}"] = "".join(map(str, table.trophies[who]))
    found["figures"] = ",".join(sorted([evocation(scene, figure) for figure in table.current_figures()]))
    found["events"] = ",".join([",".join(table.names_of(pile)) for pile in table.events]).rstrip(",")
    found["crown"] = str(table.crown)
    return found


def slots(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """The spells on a sheet, as in a position."""
    table = scene.table
    found = []
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if table.sheet[at]:
            name = table.box.card_of[table.sheet[at][0]].name
            side = "/reverse" if table.side[at] else ""
            found.append((name, f"{SLOT_NAMES[at % SLOTS]}({name}{side}{MARK[STAGES[table.stage[at]]]})"))
    return found


def evocation(scene: Scene, figure: int) -> str:
    """An evocation on the map: owner (of an Umbra its mage), room, whose cubes lie on it."""
    table = scene.table
    who = table.owner[figure] if table.bearer[figure] < 0 else table.bearer[figure]
    damage = "".join(map(str, table.bar[figure]))
    return f"{table.evocation(figure).name}({who}@{scene.where(figure)}{':' if damage else ''}{damage})"


def check(text: str, answers: str, changes: str, spell: str = "") -> Scene:
    """Carry out a case, to the moment when somebody is to act."""
    scene = Scene(text)
    before = laid_out(scene, spell)
    scene.does(*answers.split("; "))
    assert scene.asked().endswith("ask-act"), f"{scene.asked()}: {scene.answers()}"
    expected = dict([change.split("=") for change in changes.split()])
    assert expected.keys() <= before.keys()
    after = laid_out(scene, spell)
    found = {name: after[name] for name in after if after[name] != before[name]}
    assert found == expected, " ".join([f"{name}={value}" for name, value in found.items()])
    return scene


def check_spell(side: str, cases: Cases) -> None:
    """The case of one side of a spell: `torment`, `torment/reverse`; more words after the name tell cases apart."""
    name = side.split()[0]
    text, answers, changes = cases[side]
    assert f"({name})" in text or f"({name}!)" in text, "the side lies on a sheet, ready or activated"
    scene = check(text, answers, changes, name.removesuffix("/reverse"))
    assert [shown for seat in range(scene.table.seats) for _, shown in slots(scene, seat) if f"({name}*)" in shown]


def sides(*schools: int) -> set[str]:
    """The sides of all spells of some schools in the box."""
    names = set()
    for card in Scene("at=arena | at=forge").table.box.card_of:
        if isinstance(card, Spell) and card.school in schools:
            names |= {card.name} if card.undivided else {card.name, f"{card.name}/reverse"}
    return names
