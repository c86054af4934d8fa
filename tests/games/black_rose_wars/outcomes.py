"""What a scene is expected to look like, written as a line of text.

    expect(scene, "power=1,0,0 bar:1=00 cubes:arena=0 at:0=arena figures=cadaver@0@crypt")

Each word names one thing on the table; whatever is not named is not looked at.
"""

from __future__ import annotations

from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION
from conclave.games.black_rose_wars.state.fields import FIGURES
from tests.games.black_rose_wars.scene import Scene


def expect(scene: Scene, text: str) -> None:
    """Everything that the text names is as it says."""
    for word in text.split():
        what, _, wanted = word.partition("=")
        assert f"{what}={seen(scene, what)}" == word, f"{what} is {seen(scene, what)}, not {wanted}"


def seen(scene: Scene, what: str) -> str:
    """One thing on the table: `power`, `bar:1`, `bar:cadaver`, `cubes:arena`, `at:0`, `figures`, `hand:0`, `crown` ..."""
    kind, _, of = what.partition(":")
    table = scene.table
    if kind == "power":
        return ",".join([str(n) for n in scene.power()])
    if kind == "bar":
        return scene.bar(int(of) if of.isdecimal() else evocation(scene, of))
    if kind == "cubes":
        return scene.cubes(of)
    if kind == "at":
        return scene.where(int(of))
    if kind == "figures":
        return ",".join([text.replace(" ", "@") for text in scene.figures()])
    if kind == "hand":
        return ",".join(scene.hand(int(of)))
    if kind == "cards":
        return str(len(table.hand[int(of)]))
    if kind == "memories":
        return ",".join(sorted(scene.memories(int(of))))
    if kind == "sheet":
        return ",".join([text.replace(" ", "@") for text in scene.sheet(int(of))])
    if kind == "events":
        return ",".join(["+".join(table.names_of(pile)) for pile in table.events])
    return of_seat(scene, kind, of)


def of_seat(scene: Scene, kind: str, of: str) -> str:
    """What lies before a person, or who has the crown, the tokens and the trophies."""
    table = scene.table
    if kind == "crown":
        return str(table.crown)
    if kind == "tokens":
        return str(table.tokens[int(of)])
    if kind == "trophies":
        return "".join([str(mage) for mage in table.trophies[int(of)]])
    piles = {"open": table.quests_open, "hidden": table.quests_hidden, "completed": table.completed,
             "solved": table.solved}
    if kind in piles:
        return ",".join(sorted(table.names_of(piles[kind][int(of)])))
    assert kind == "progress", kind
    return str(table.progress.get(table.box.by_name[of].index, (0,))[0])


def evocation(scene: Scene, name: str) -> int:
    """The first evocation of this name on the map."""
    return next(at for at in range(FIRST_EVOCATION, FIGURES)
                if scene.table.place[at] >= 0 and scene.table.evocation(at).name == name)


def finish(scene: Scene, *until: str) -> Scene:
    """Whoever is asked takes the first answer, until one of these questions comes (`0 ask-act` if none is named)."""
    for _ in range(60):
        if scene.over or scene.asked() in (until or ("0 ask-act",)):
            return scene
        scene.does(scene.decision.write(scene.decision.nth(0)))
    raise AssertionError(f"still asked: {scene.asked()}")
