"""Points and the end of the game: section 12 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.state.model import LEGEND, POINTS_READ, Card, Table
from conclave.kernel.outcome import Source, Tally
from conclave.kernel.words import Words

# Sources of points: the types of cards, by their numbers, and the rest.
BY_KIND: Final = ("wizards", "creatures", "spells", "treasures", "locations", "legends", "familiars")
OTHERS: Final = "others"
TOKENS: Final = "tokens"
SOURCES: Final = (*BY_KIND, OTHERS, TOKENS)


def all_cards(table: Table, seat: int) -> list[int]:
    """Everything that counts for a wizard: hand, deck, discard pile and cards in play (KR-SCORE-1, KR-OWN-3)."""
    return table.hand[seat] + table.deck[seat] + table.discard[seat] + table.play[seat]


def points_now(table: Table, card: Card) -> int:
    """The points of a card during the game, as this table reads it (KR-SCORE-4, KR-Q-4)."""
    return table.blaze if card.reading == POINTS_READ else card.printed_points


def card_points(table: Table, card: Card, tokens: int, owned: list[str]) -> int:
    """The points of one card of a deck; a star looks at what else its owner has (KR-SCORE-3)."""
    formula = card.formula
    if formula is None:
        return table.blaze if card.reading == POINTS_READ else card.vp
    if not formula.card:
        return formula.points * tokens  # KR-CARD-BONE-3
    return formula.points if owned.count(formula.card) >= formula.least else formula.otherwise


def score(table: Table, seat: int) -> int:
    """A wizard's points, tokens included (KR-SCORE-2, KR-DEATH-6)."""
    cards = [table.box.card_of[piece] for piece in all_cards(table, seat)]
    names = [card.name for card in cards if card.formula is not None]
    tokens = table.tokens[seat]
    total = sum([table.box.card_of[piece].vp for piece in tokens])
    for card in cards:
        total += card_points(table, card, len(tokens), names)
    return total


def sources(table: Table) -> tuple[Source, ...]:
    """What the scores are made of, by the types of cards; the tokens of dead wizards come last."""
    tally = Tally(table.seats, SOURCES)
    for seat in range(table.seats):
        cards = [table.box.card_of[piece] for piece in all_cards(table, seat)]
        names = [card.name for card in cards if card.formula is not None]
        for card in cards:
            kind = BY_KIND[card.kind] if card.kind < len(BY_KIND) else OTHERS
            tally.give(kind, seat, card_points(table, card, len(table.tokens[seat]), names), card.name)
        for piece in table.tokens[seat]:
            token = table.box.card_of[piece]
            tally.give(TOKENS, seat, token.vp, token.name)
    return tally.sources()


def legends_of(table: Table, seat: int) -> int:
    """How many legends a wizard has defeated and still owns."""
    return sum([1 for piece in all_cards(table, seat) if table.box.card_of[piece].kind == LEGEND])


def finish(table: Table) -> None:
    """Most points win; then most legends, then fewest tokens; then the victory is shared (KR-SCORE-5, KR-Q-27)."""
    scores = [score(table, seat) for seat in range(table.seats)]
    ranks = [(scores[seat], legends_of(table, seat), -len(table.tokens[seat])) for seat in range(table.seats)]
    best = max(ranks)
    table.scores = tuple(scores)
    table.winners = tuple([seat for seat, rank in enumerate(ranks) if rank == best])
    table.reason = table.ending
    table.agenda = []
    if table.told is not None:
        listed = tuple([Words("score", (("seat", seat), ("count", points))) for seat, points in enumerate(scores)])
        table.tell("scored", (("scores", listed),), "", "KR-SCORE-2", True)
        winners = tuple([wizard_words(seat) for seat in table.winners])
        table.tell("game-won", (("winners", winners),), "", "KR-SCORE-5")
