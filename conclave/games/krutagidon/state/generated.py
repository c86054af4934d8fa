"""Written by tools/fields.py from the table in fields.py: change the table and run it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.kernel.dice import Dice
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Occurrence
from conclave.kernel.state import Plain, State
from conclave.kit.secrets import Secrets

if TYPE_CHECKING:
    from conclave.games.krutagidon.state.model import WizardBox


class TableFields(State):
    """The fields of a state of Krutagidon."""

    __slots__ = (
        "active",
        "answering",
        "awaits",
        "blaze",
        "borrowed",
        "box",
        "conditional",
        "dead_box",
        "dead_pile",
        "deck",
        "destroyed",
        "discard",
        "due",
        "ending",
        "familiar",
        "familiar_box",
        "first",
        "hand",
        "legend_box",
        "legend_up",
        "legends",
        "lender",
        "life",
        "life_uses",
        "limbo",
        "limp",
        "main",
        "market",
        "mayhem",
        "names",
        "offered",
        "play",
        "played",
        "power",
        "prize",
        "properties",
        "property_box",
        "reason",
        "recruits",
        "scores",
        "secrets",
        "spent",
        "times",
        "tokens",
        "turn",
        "unused",
        "wild",
        "winners",
        "wizard",
    )

    box: WizardBox  # the components that the game is played with
    names: str  # how coarse names are shown
    conditional: int  # KR-Q-5: 1 = the condition of an attack has to be met
    blaze: int  # KR-Q-4: the points of the card that this option reads
    answering: int  # KR-Q-1: 1 = a token answers when a card is destroyed
    turn: int  # turns begun so far
    first: int  # who began
    active: int  # whose turn it is
    life: list[int]  # life
    main: list[int]  # the main deck
    market: list[int]  # the market
    wild: list[int]  # the pile of Wild Magic
    limp: list[int]  # the pile of Limp Wands
    mayhem: list[int]  # destroyed mayhem, face up
    destroyed: list[int]  # destroyed cards
    legends: list[int]  # the legends, the current one on top
    dead_pile: list[int]  # the pile of dead-wizard tokens
    limbo: list[int]  # cards that are being resolved and lie nowhere else
    hand: list[list[int]]  # cards in hand
    deck: list[list[int]]  # the deck
    discard: list[list[int]]  # the discard pile
    play: list[list[int]]  # in play: played this turn, and ongoing cards
    tokens: list[list[int]]  # dead-wizard tokens
    properties: list[list[int]]  # properties
    borrowed: list[int]  # properties that go back when the next legend is defeated
    familiar: list[int]  # the familiar under the board; none once it is bought
    wizard: list[int]  # the chosen familiar, which names the board; none before
    offered: list[list[int]]  # setup: properties, then familiars, dealt to the seat
    legend_box: list[int]  # legends out of the game
    dead_box: list[int]  # dead-wizard tokens out of the game
    property_box: list[int]  # properties that nobody was dealt
    familiar_box: list[int]  # familiars that nobody was dealt
    unused: list[int]  # cards out of the game, as a rule starters
    legend_up: int  # whether the top legend lies face up
    prize: int  # who holds the grand prize, -1 = the table
    power: int  # made in this turn; shown multiplied
    spent: int  # power spent in this turn
    times: int  # what power is multiplied by in this turn
    played: list[int]  # definitions played by the active wizard in this turn
    awaits: list[tuple[int, int]]  # promises for this turn: number in the box, uses left (-1 = any)
    life_uses: int  # how often a power was paid for with life in this turn
    recruits: int  # wizards bought or gained in this turn
    ending: str  # the end condition that came true
    winners: tuple[int, ...]  # who has won, once the game is over
    scores: tuple[int, ...]  # the score of each seat, once the game is over
    reason: str  # how it ended; empty while the game goes on
    secrets: Secrets  # what each seat knows of hidden piles, and what came to light
    due: list[Occurrence]  # what has happened in the effect being resolved and is answered once it is through (KR-EFFECT-3)
    lender: int  # whose card a foe is playing out of the deck now, -1 = nobody's

    def __init__(self, box: WizardBox) -> None:
        self.told = None
        self.box = box
        self.due = []
        self.lender = -1

    def clear(self, seats: int, dice: Dice) -> None:
        """Make every field what it is before anything is laid out."""
        self.seats = seats
        self.agenda = []
        self.dice = dice
        self.names = "mild"
        self.conditional = 0
        self.blaze = 1
        self.answering = 0
        self.turn = 0
        self.first = 0
        self.active = 0
        self.life = [0] * seats
        self.main = []
        self.market = []
        self.wild = []
        self.limp = []
        self.mayhem = []
        self.destroyed = []
        self.legends = []
        self.dead_pile = []
        self.limbo = []
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]
        self.play = [[] for _ in range(seats)]
        self.tokens = [[] for _ in range(seats)]
        self.properties = [[] for _ in range(seats)]
        self.borrowed = []
        self.familiar = [-1] * seats
        self.wizard = [-1] * seats
        self.offered = []
        self.legend_box = []
        self.dead_box = []
        self.property_box = []
        self.familiar_box = []
        self.unused = []
        self.legend_up = 0
        self.prize = -1
        self.power = 0
        self.spent = 0
        self.times = 1
        self.played = []
        self.awaits = []
        self.life_uses = 0
        self.recruits = 0
        self.ending = ""
        self.winners = ()
        self.scores = ()
        self.reason = ""
        self.secrets = Secrets(len(self.box.piece_names), seats)

    def copy_to(self, twin: TableFields) -> None:
        """Make a new state the same as this one; nothing that may change is shared."""
        twin.seats = self.seats
        twin.agenda = self.agenda.copy()
        twin.dice = Dice(self.dice.key, self.dice.counter)
        twin.names = self.names
        twin.conditional = self.conditional
        twin.blaze = self.blaze
        twin.answering = self.answering
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.life = self.life.copy()
        twin.main = self.main.copy()
        twin.market = self.market.copy()
        twin.wild = self.wild.copy()
        twin.limp = self.limp.copy()
        twin.mayhem = self.mayhem.copy()
        twin.destroyed = self.destroyed.copy()
        twin.legends = self.legends.copy()
        twin.dead_pile = self.dead_pile.copy()
        twin.limbo = self.limbo.copy()
        twin.hand = [pile.copy() for pile in self.hand]
        twin.deck = [pile.copy() for pile in self.deck]
        twin.discard = [pile.copy() for pile in self.discard]
        twin.play = [pile.copy() for pile in self.play]
        twin.tokens = [pile.copy() for pile in self.tokens]
        twin.properties = [pile.copy() for pile in self.properties]
        twin.borrowed = self.borrowed.copy()
        twin.familiar = self.familiar.copy()
        twin.wizard = self.wizard.copy()
        twin.offered = [pile.copy() for pile in self.offered] if self.offered else []
        twin.legend_box = self.legend_box.copy()
        twin.dead_box = self.dead_box.copy()
        twin.property_box = self.property_box.copy()
        twin.familiar_box = self.familiar_box.copy()
        twin.unused = self.unused
        twin.legend_up = self.legend_up
        twin.prize = self.prize
        twin.power = self.power
        twin.spent = self.spent
        twin.times = self.times
        twin.played = self.played.copy()
        twin.awaits = self.awaits.copy()
        twin.life_uses = self.life_uses
        twin.recruits = self.recruits
        twin.ending = self.ending
        twin.winners = self.winners
        twin.scores = self.scores
        twin.reason = self.reason
        twin.secrets = Secrets(0, self.seats, self.secrets)

    def plain(self) -> Plain:
        """The whole state as JSON data; copies of a component are not told apart."""
        definitions = self.box.definition_names
        pieces = self.box.piece_names
        promises = self.box.promise_names
        return {
            "seats": self.seats,
            "agenda": [
                [step, definitions[at] if step in ("resolve", "play", "mayhem") else at] for step, at in self.agenda
            ],
            "dice": [self.dice.key, self.dice.counter],
            "names": self.names,
            "necromantics": self.conditional,
            "blaze": self.blaze,
            "rlyeh": self.answering,
            "turn": self.turn,
            "first": self.first,
            "active": self.active,
            "life": self.life.copy(),
            "main": [pieces[piece] for piece in self.main],
            "market": [pieces[piece] for piece in self.market],
            "wild": [pieces[piece] for piece in self.wild],
            "limp": [pieces[piece] for piece in self.limp],
            "mayhem": [pieces[piece] for piece in self.mayhem],
            "destroyed": [pieces[piece] for piece in self.destroyed],
            "legends": [pieces[piece] for piece in self.legends],
            "dead_pile": [pieces[piece] for piece in self.dead_pile],
            "limbo": [pieces[piece] for piece in self.limbo],
            "hand": [[pieces[piece] for piece in pile] for pile in self.hand],
            "deck": [[pieces[piece] for piece in pile] for pile in self.deck],
            "discard": [[pieces[piece] for piece in pile] for pile in self.discard],
            "play": [[pieces[piece] for piece in pile] for pile in self.play],
            "tokens": [[pieces[piece] for piece in pile] for pile in self.tokens],
            "properties": [[pieces[piece] for piece in pile] for pile in self.properties],
            "borrowed": [pieces[piece] for piece in self.borrowed],
            "familiar": [pieces[piece] if piece >= 0 else "" for piece in self.familiar],
            "wizard": [definitions[card] if card >= 0 else "" for card in self.wizard],
            "offered": [[pieces[piece] for piece in pile] for pile in self.offered],
            "legend_box": [pieces[piece] for piece in self.legend_box],
            "dead_box": [pieces[piece] for piece in self.dead_box],
            "property_box": [pieces[piece] for piece in self.property_box],
            "familiar_box": [pieces[piece] for piece in self.familiar_box],
            "box": [pieces[piece] for piece in self.unused],
            "legend_up": self.legend_up,
            "prize": self.prize,
            "power": self.power,
            "spent": self.spent,
            "times": self.times,
            "played": [definitions[card] for card in self.played],
            "awaits": [[promises[number], uses] for number, uses in self.awaits],
            "life_uses": self.life_uses,
            "recruits": self.recruits,
            "ending": self.ending,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "secrets": self.secrets.plain({
                "main": [self.main], "legends": [self.legends], "legend_box": [self.legend_box], "dead_pile":
                [self.dead_pile], "dead_box": [self.dead_box], "property_box": [self.property_box], "familiar_box":
                [self.familiar_box], "hand": self.hand, "deck": self.deck, "offered": self.offered
            }),
        }

    def check_between_steps(self) -> None:
        """See that what belongs to one step alone is empty again; RulesBug names what is not."""
        if self.due != []:
            raise RulesBug(f"'{self.due[0].event}' was never answered: a full stop is missing")
        if self.lender != -1:
            raise RulesBug(f"'lender' is left over from a step that has ended: {self.lender}")
