"""Tales: one line of text says what lies on the table, what is answered, and what has come of it.

    sunface: hand=sunface deck=wand | >> play sunface => power 2; hand0 wand; lives 20 10

Before `>>` stands the scene (scene.py), then the answers with `/` between them, after `=>` what is seen in the end:
`power`, `lives`, `prize`, `asked`, `can`, `cannot`, `market`, `mayhem`, `destroyed`, and for a seat `hand0`, `deck0`,
`discard0`, `play0`, `tokens0`, `score0`, `properties0` (how many). A pile is written with spaces; a hand is sorted.
"""

from __future__ import annotations

from tests.games.krutagidon.scene import Scene


class Tale:
    """A line of a table of tales, with the component that it is about."""

    def __init__(self, line: str) -> None:
        self.name, _, story = line.partition(":")
        self.setting, _, rest = story.partition(">>")
        answers, _, outcome = rest.partition("=>")
        self.answers = [answer.strip() for answer in answers.split("/") if answer.strip()]
        self.outcome = [tuple(part.strip().partition(" ")[::2]) for part in outcome.split(";")]
        assert self.outcome[0][0], f"nothing is seen in the end of: {line}"

    def tell(self) -> None:
        """Play it, and see that it ends as it says."""
        scene = Scene(self.setting).does(*self.answers)
        for what, wanted in self.outcome:
            seen = look(scene, what, wanted)
            assert seen == " ".join(wanted.split()), f"{self.name}: {what} is '{seen}', not '{wanted}'"


def tales(text: str) -> list[Tale]:
    """The tales of a table; a line that begins with a space goes on with the one before."""
    return [Tale(line) for line in text.replace("\n  ", " ").splitlines() if line.strip()]


def look(scene: Scene, what: str, wanted: str) -> str:
    """What is seen of one thing."""
    table = scene.table
    if what in ("can", "cannot"):
        return wanted if scene.can(wanted) == (what == "can") else " / ".join(scene.answers())
    plain = {"power": scene.power, "prize": lambda: table.prize, "asked": scene.asked}
    if what in plain:
        return str(plain[what]())
    if what == "lives":
        return " ".join([str(life) for life in scene.lives()])
    shared = {"market": scene.market, "mayhem": scene.mayhem, "destroyed": scene.destroyed}
    if what in shared:
        return " ".join(shared[what]())
    seat = int(what[-1])
    if what[:-1] in ("score", "properties"):
        return str(scene.score(seat) if what.startswith("score") else len(table.properties[seat]))
    piles = {"hand": scene.hand, "deck": scene.deck, "discard": scene.discard, "play": scene.play, "tokens": scene.tokens}
    return " ".join(piles[what[:-1]](seat))
