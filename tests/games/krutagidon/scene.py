"""A scenario language: set a table in a few words, then speak in card names.

    scene = Scene("hand=gutting_sin | life=12")
    scene.does("play gutting_sin")
    assert scene.lives() == [20, 7]

A scene is a position (notation.py) without its first group, or with it when it begins with `:`, as in
`": next=turn:0 main=mayhem_a,twins | hand=sign | hand=wand"`. Seat 0 is about to act unless `next` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.model import Table
from conclave.games.krutagidon.notation import read_position
from conclave.games.krutagidon.scoring import score
from conclave.kernel.decision import Decision
from conclave.kernel.events import Event
from conclave.kernel.game import Runner

CARDS = KRUTAGIDON.box.cards
BY_NAME = KRUTAGIDON.box.by_name
CARD_OF = KRUTAGIDON.box.card_of



def names_of(pieces: Sequence[int]) -> list[str]:
    """Pieces by their names."""
    return [CARD_OF[piece].name for piece in pieces]


class Scene:
    """A table in the middle of a game."""

    def __init__(self, text: str) -> None:
        line = text.strip().removeprefix(":") if text.strip().startswith(":") else "| " + text
        self.table: Table = read_position(KRUTAGIDON.box, " ".join(line.split()))
        self.told: list[Event] = []
        self.table.told = self.told
        self.runner = Runner(KRUTAGIDON, self.table)

    @property
    def decision(self) -> Decision:
        return self.runner.pending[0]

    @property
    def over(self) -> bool:
        return not self.runner.pending

    def asked(self) -> str:
        """Who is asked what: `0 ask-act`."""
        return f"{self.decision.seat} {self.decision.prompt.key}" if self.runner.pending else "nobody"

    def answers(self) -> list[str]:
        """The legal answers as text."""
        return [self.decision.write(answer) for answer in self.decision.answers()]

    def can(self, text: str) -> bool:
        """Whether this answer is legal now."""
        return text in self.answers()

    def does(self, *answers: str) -> Scene:
        """Whoever is asked gives these answers, one after another."""
        for answer in answers:
            decision = self.decision
            self.runner.answer(decision.seat, decision.read(answer))
        return self

    def lives(self) -> list[int]:
        return self.table.life[:]

    def power(self) -> int:
        """Power that is left to spend."""
        return self.table.available()

    def hand(self, seat: int) -> list[str]:
        return sorted(self.table.names_of(self.table.hand[seat]))

    def hands(self) -> list[int]:
        """How many cards everybody holds."""
        return [len(hand) for hand in self.table.hand]

    def deck(self, seat: int) -> list[str]:
        """The deck, the top card first."""
        return self.table.names_of(self.table.deck[seat][::-1])

    def discard(self, seat: int) -> list[str]:
        return self.table.names_of(self.table.discard[seat])

    def play(self, seat: int) -> list[str]:
        return self.table.names_of(self.table.play[seat])

    def tokens(self, seat: int) -> list[str]:
        return self.table.names_of(self.table.tokens[seat])

    def market(self) -> list[str]:
        return self.table.names_of(self.table.market)

    def mayhem(self) -> list[str]:
        """The destroyed mayhem cards."""
        return self.table.names_of(self.table.mayhem)

    def destroyed(self) -> list[str]:
        return self.table.names_of(self.table.destroyed)

    def score(self, seat: int) -> int:
        return score(self.table, seat)

    def events(self, *keys: str) -> list[str]:
        """What was told of some kinds, with the seat: `hurt 1`."""
        return [f"{event.key} {dict(event.args).get('seat', '')}".strip() for event in self.told if event.key in keys]
