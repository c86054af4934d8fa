"""What a card does, as one line of a table: a position, the answers given, and what lies on the table then.

    ("submission", "at=arena sheet=I(submission) | at=crypt", "cast I; graminia", "bar1=00 arena=0")

An answer after `+` is only possible and not given, one after `~` is impossible.
Cubes, figures, hexes, cards in hands and memories, power and the crown are as before where the outcome does not name them.
Spells on sheets and tokens of actions are looked at only where they are named.
"""

from __future__ import annotations

from collections.abc import Iterable

from conclave.games.black_rose_wars.state.components import SCHOOLS
from tests.games.black_rose_wars.scene import Scene, asked_for

OVER = ("ask-act", "ask-explore", "ask-fight", "ask-evocation-acts")  # the effect is over, what follows is another one
Case = tuple[str, str, str, str]


def plays(case: Case) -> Scene:
    """Carry one line of a table out and compare."""
    name, position, answers, outcome = case
    scene = Scene(position)
    before = lying(scene)
    for answer in filter(None, [text.strip() for text in answers.split(";")]):
        if answer[0] in "+~":
            assert scene.can(answer[1:]) == (answer[0] == "+"), f"{name}: {scene.asked()} offers {scene.answers()[:20]}"
            continue
        assert not scene.over, f"{name}: nobody is asked for '{answer}'"
        if answer.startswith("answer "):
            assert answer in asked_for(scene), f"{name}: {scene.asked()} offers {asked_for(scene)}, not '{answer}'"
        else:
            assert scene.can(answer), f"{name}: {scene.asked()} offers {scene.answers()[:20]}, not '{answer}'"
        scene.does(answer)
    assert "asked=" in outcome or scene.asked()[2:] in OVER, f"{name}: {scene.asked()} is left"
    keys = [word.partition("=") for word in outcome.split()]
    named = [key for key, _, _ in keys]
    changed = {key: value for key, value in lying(scene).items() if value != before[key] and key not in named}
    assert not changed, f"{name}: {changed}"
    found = " ".join([f"{key}={shown(scene, key)}" for key, _, _ in keys])
    assert found == " ".join(outcome.split()), f"{name}: {scene.asked()}, {scene.answers()[:8]}, {scene.events()}"
    return scene


def lying(scene: Scene) -> dict[str, str]:
    """All that must not change unless an outcome names it."""
    table = scene.table
    keys = ["power", "crown", "events", "figures", *[table.room(room).name for room in range(len(table.rooms))]]
    for mage in sorted(table.ring):
        keys += [f"{what}{mage}" for what in ("bar", "at", "hexes", "trophies")]
    keys += [f"{what}{seat}" for seat in range(table.seats) for what in ("hand", "memories", "quests")]
    return {key: shown(scene, key) for key in keys}


def shown(scene: Scene, key: str) -> str:
    """One part of an outcome: of a seat, of a room, of an evocation, or of the whole table."""
    table = scene.table
    if key[-1].isdigit():
        what, mage = key[:-1], int(key[-1])
        many: dict[str, Iterable[str]] = {
            "bar": [scene.bar(mage)], "at": [scene.where(mage)], "hexes": scene.hexes(mage),
            "trophies": [str(owner) for owner in table.trophies[mage]]}
        if mage < table.seats:
            quests = sorted(table.names_of(table.quests_hidden[mage] + table.quests_open[mage]))
            many |= {"hand": scene.hand(mage), "memories": sorted(scene.memories(mage)),
                     "sheet": [row.replace(" ", "-") for row in scene.sheet(mage)],
                     "grimoire": table.names_of(table.grimoire[mage][::-1]),
                     "piles": sorted(table.names_of(table.grimoire[mage])), "quests": quests,
                     "tokens": [str(table.tokens[mage])]}
        return ",".join(many[what])
    if key == "events":
        return ",".join(["+".join(table.names_of(pile)) for pile in table.events]).rstrip(",")
    if key == "power":
        return ",".join([str(power) for power in scene.power()])
    if key == "figures":
        return ",".join([row.replace(" ", "-") for row in scene.figures()])
    if key == "asked":
        return scene.asked().replace(" ", "-")
    if key in ("crown", "steps"):
        return str(table.crown) if key == "crown" else ",".join([answer.replace(" ", "-") for answer in scene.answers()])
    card, _, of = key.partition(":")
    if not of:
        return scene.cubes(card)
    figure = next(at for at in table.current_figures() if table.evocation(at).name == card)
    if of == "bar":
        return scene.bar(figure)
    assert of == "upgrades"
    return ",".join(table.names_of(list(table.upgrades[figure])))


def without_scenario(cases: Iterable[Case], wanted: Iterable[str]) -> set[str]:
    """The components, or their sides, that no line is about; a line may be about something more exact, after a colon."""
    return set(wanted) - {case[0].partition(":")[0] for case in cases}


def sides_of(scene: Scene, school: str) -> list[str]:
    """The spells of a school by their sides: `torment`, `torment/reverse`; an undivided one has the first alone."""
    found = [spell for spell in scene.table.box.spells if spell.school == SCHOOLS.index(school)]
    return [spell.name + tail for spell in found for tail in ("", "/reverse")[:1 if spell.undivided else 2]]
