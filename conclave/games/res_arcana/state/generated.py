"""Written by tools/fields.py from the table in fields.py: change the table and run it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.kernel.dice import Dice
from conclave.kernel.state import Plain, State
from conclave.kit.secrets import Secrets

if TYPE_CHECKING:
    from conclave.games.res_arcana.state.model import ArcanaBox


class BoardFields(State):
    """The fields of a state of Res Arcana."""

    __slots__ = (
        "aside",
        "aside_mages",
        "began",
        "box",
        "dealt_mages",
        "deck",
        "discard",
        "first",
        "flipped",
        "game_number",
        "hand",
        "item",
        "items",
        "kept",
        "mage",
        "monument_deck",
        "monuments",
        "pack",
        "passed",
        "places",
        "play",
        "pool",
        "reason",
        "round",
        "scores",
        "secrets",
        "stored",
        "temporary",
        "turned",
        "variant",
        "winners",
        "wins",
    )

    box: ArcanaBox  # the components that the game is played with
    variant: str  # the variant that is played
    round: int  # rounds begun so far
    first: int  # who holds the first player token
    flipped: int  # whether the token lies on its passed side
    passed: list[int]  # whether the seat has passed in this round
    pool: list[list[int]]  # essences of the seat
    hand: list[list[int]]  # artifacts in hand
    deck: list[list[int]]  # the artifact deck
    discard: list[list[int]]  # the discard pile
    play: list[list[int]]  # all components of a seat: mage, item, then in the order of arrival
    mage: list[int]  # the mage; none before it is chosen
    item: list[int]  # the magic item; none before it is chosen
    turned: list[int]  # the components that are turned
    stored: dict[int, tuple[int, int, int, int, int]]  # essences lying on components; only components that hold some
    places: list[int]  # places of power in the middle
    monuments: list[int]  # monuments face up in the middle
    monument_deck: list[int]  # the monument deck
    items: list[int]  # magic items in the supply
    aside: list[int]  # artifacts out of the game
    aside_mages: list[int]  # mages out of the game
    dealt_mages: list[list[int]]  # mages to choose from, before they are chosen
    pack: list[list[int]]  # draft: the cards to pick from
    kept: list[list[int]]  # draft: the cards picked so far; in a match everybody sees them
    began: tuple[tuple[int, ...], ...]  # the 8 artifacts that each seat shuffled; none are known in a first game
    secrets: Secrets  # what each seat knows of hidden piles, and what came to light
    temporary: list[int]  # points for the check that is being made
    winners: tuple[int, ...]  # who has won, once the game is over
    scores: tuple[int, ...]  # the score of each seat, once the game is over
    reason: str  # how it ended; empty while the game goes on
    wins: tuple[int, ...]  # match: games won by each seat
    game_number: int  # match: which game it is

    def __init__(self, box: ArcanaBox) -> None:
        self.told = None
        self.box = box

    def clear(self, seats: int, dice: Dice) -> None:
        """Make every field what it is before anything is laid out."""
        self.seats = seats
        self.agenda = []
        self.dice = dice
        self.variant = "standard"
        self.round = 0
        self.first = 0
        self.flipped = 0
        self.passed = [0] * seats
        self.pool = [[0] * 5 for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]
        self.play = [[] for _ in range(seats)]
        self.mage = [-1] * seats
        self.item = [-1] * seats
        self.turned = [0] * len(self.box.definition_names)
        self.stored = {}
        self.places = []
        self.monuments = []
        self.monument_deck = []
        self.items = []
        self.aside = []
        self.aside_mages = []
        self.dealt_mages = []
        self.pack = []
        self.kept = []
        self.began = ((),) * seats
        self.secrets = Secrets(len(self.box.piece_names), seats)
        self.temporary = [0] * seats
        self.winners = ()
        self.scores = ()
        self.reason = ""
        self.wins = (0,) * seats
        self.game_number = 1

    def copy_to(self, twin: BoardFields) -> None:
        """Make a new state the same as this one; nothing that may change is shared."""
        twin.seats = self.seats
        twin.agenda = self.agenda.copy()
        twin.dice = Dice(self.dice.key, self.dice.counter)
        twin.variant = self.variant
        twin.round = self.round
        twin.first = self.first
        twin.flipped = self.flipped
        twin.passed = self.passed.copy()
        twin.pool = [row.copy() for row in self.pool]
        twin.hand = [pile.copy() for pile in self.hand]
        twin.deck = [pile.copy() for pile in self.deck]
        twin.discard = [pile.copy() for pile in self.discard]
        twin.play = [pile.copy() for pile in self.play]
        twin.mage = self.mage.copy()
        twin.item = self.item.copy()
        twin.turned = self.turned.copy()
        twin.stored = self.stored.copy()
        twin.places = self.places.copy()
        twin.monuments = self.monuments.copy()
        twin.monument_deck = self.monument_deck.copy()
        twin.items = self.items.copy()
        twin.aside = self.aside.copy()
        twin.aside_mages = self.aside_mages.copy()
        twin.dealt_mages = [pile.copy() for pile in self.dealt_mages] if self.dealt_mages else []
        twin.pack = [pile.copy() for pile in self.pack] if self.pack else []
        twin.kept = [pile.copy() for pile in self.kept] if self.kept else []
        twin.began = self.began
        twin.secrets = self.secrets.copy()
        twin.temporary = self.temporary.copy()
        twin.winners = self.winners
        twin.scores = self.scores
        twin.reason = self.reason
        twin.wins = self.wins
        twin.game_number = self.game_number

    def plain(self) -> Plain:
        """The whole state as JSON data; copies of a component are not told apart."""
        definitions = self.box.definition_names
        pieces = self.box.piece_names
        return {
            "seats": self.seats,
            "agenda": [[step, at] for step, at in self.agenda],
            "dice": [self.dice.key, self.dice.counter],
            "variant": self.variant,
            "round": self.round,
            "first": self.first,
            "flipped": self.flipped,
            "passed": self.passed.copy(),
            "pool": [row.copy() for row in self.pool],
            "hand": [[pieces[piece] for piece in pile] for pile in self.hand],
            "deck": [[pieces[piece] for piece in pile] for pile in self.deck],
            "discard": [[pieces[piece] for piece in pile] for pile in self.discard],
            "play": [[pieces[piece] for piece in pile] for pile in self.play],
            "mage": [definitions[card] if card >= 0 else "" for card in self.mage],
            "item": [definitions[card] if card >= 0 else "" for card in self.item],
            "turned": [definitions[card] for card, mark in enumerate(self.turned) if mark],
            "stored": {definitions[card]: list(bag) for card, bag in sorted(self.stored.items())},
            "places": [pieces[piece] for piece in self.places],
            "monuments": [pieces[piece] for piece in self.monuments],
            "monument_deck": [pieces[piece] for piece in self.monument_deck],
            "items": [pieces[piece] for piece in self.items],
            "box": [pieces[piece] for piece in self.aside],
            "box_mages": [pieces[piece] for piece in self.aside_mages],
            "dealt_mages": [[pieces[piece] for piece in pile] for pile in self.dealt_mages],
            "pack": [[pieces[piece] for piece in pile] for pile in self.pack],
            "kept": [[pieces[piece] for piece in pile] for pile in self.kept],
            "began": [[definitions[card] for card in cards] for cards in self.began],
            "secrets": self.secrets.plain({
                "aside": [self.aside], "aside_mages": [self.aside_mages], "monument_deck": [self.monument_deck], "hand":
                self.hand, "deck": self.deck, "dealt_mages": self.dealt_mages, "pack": self.pack, "kept": self.kept
            }),
            "temporary": self.temporary.copy(),
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "wins": list(self.wins),
            "game_number": self.game_number,
        }
