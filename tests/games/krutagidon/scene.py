"""A scenario language: set a table in a few words, then speak in card names.

    scene = Scene("hand=gutting_sin | life=12")
    scene.does("play gutting_sin")
    assert scene.lives() == [20, 7]

What all scenes can do is told in tests/games/scenes.py. The first group of a position may be written too, as in
`": next=turn:0 main=mayhem_a,twins | hand=sign | hand=wand"`. Seat 0 is about to act unless `next` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.krutagidon.cards.box import FILES, FOLDER, open_box
from conclave.games.krutagidon.game import KRUTAGIDON, Krutagidon
from conclave.games.krutagidon.rules.scoring import score
from conclave.games.krutagidon.state.model import Table
from conclave.games.krutagidon.state.notation import read_position
from conclave.kernel.events import Event
from conclave.kit.box import read_content
from tests.games.scenes import Script, position

CARDS = KRUTAGIDON.box.cards
BY_NAME = KRUTAGIDON.box.by_name
CARD_OF = KRUTAGIDON.box.card_of


def names_of(pieces: Sequence[int]) -> list[str]:
    """Pieces by their names."""
    return [CARD_OF[piece].name for piece in pieces]


def with_cards(file: str, *cards: str) -> Krutagidon:
    """The title with more cards in one of its content files: each is what follows its name, in YAML."""
    content = dict(read_content(FOLDER, FILES))
    for card in cards:
        content[file] += f"- {{name: {{en: Made up}}, {card}}}\n"
    return Krutagidon(open_box(content))


class Scene(Script):
    """A table in the middle of a game."""

    def __init__(self, text: str, game: Krutagidon = KRUTAGIDON) -> None:
        self.table: Table = read_position(game.box, position(text))
        self.told: list[Event] = []
        self.table.told = self.told
        super().__init__(game, self.table)

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
