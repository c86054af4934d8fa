"""Plain data back into a board: the other half of `Board.plain`."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.model import ARTIFACT, BY_NAME, CARDS, Bag, Board
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, brief
from conclave.kernel.game import Plain
from conclave.kernel.plain import agenda, is_whole, items, mapping, whole, wholes, word

VARIANT_NAMES: Final = ("standard", "first-game", "draft", "match")
MOST: Final = 9999         # of anything that is counted
DICE: Final = 2**62 - 1


def restore(plain: Plain) -> Board:
    """The board that `Board.plain` described; BadSave if it does not hold together."""
    try:
        return _restore(plain)
    except BadSave as error:
        raise BadSave(f"this is not a state of Res Arcana: {error}") from None


def _card(card: object, name: str) -> int:
    if not isinstance(card, str) or card not in BY_NAME:
        raise BadSave(f"'{name}' names something that is no component: {brief(card)}")
    return BY_NAME[card].index


def _pile(names: object, name: str) -> list[int]:
    if not isinstance(names, list):
        raise BadSave(f"'{name}' should be a list")
    cards = [_card(card, name) for card in names]
    if len(set(cards)) != len(cards):
        raise BadSave(f"'{name}' should list different components")
    return cards


def _cards(plain: Plain, name: str) -> list[int]:
    return _pile(items(plain, name), name)


def _piles(plain: Plain, name: str, count: int = -1) -> list[list[int]]:
    return [_pile(names, name) for names in items(plain, name, count)]


def _few_piles(plain: Plain, name: str, seats: int) -> list[list[int]]:
    """Piles that lie there only for a part of the game: none, or at most one for each seat."""
    piles = _piles(plain, name)
    if len(piles) > seats:
        raise BadSave(f"'{name}' should have at most {seats} parts")
    return piles


def _by_artifact(plain: Plain, name: str) -> list[int]:
    """A number for each artifact, in the order of the content files."""
    numbers = mapping(plain, name)
    artifacts = [card for card in CARDS if card.kind == ARTIFACT]
    if len(numbers) != len(artifacts):
        raise BadSave(f"'{name}' should have a number for each artifact")
    return [whole(numbers, card.name, -1, MOST) for card in artifacts]


def _insight(blocks: object) -> tuple[tuple[int, tuple[int, ...]], ...]:
    if not isinstance(blocks, list):
        raise BadSave("'insight' should list blocks")
    out: list[tuple[int, tuple[int, ...]]] = []
    for block in blocks:
        if not isinstance(block, list) or len(block) != 2 or not is_whole(block[0], 1, len(CARDS)):
            raise BadSave("'insight' should list blocks, each a size and cards")
        out.append((int(block[0]), tuple(_pile(block[1], "insight"))))
    return tuple(out)


def _restore(plain: Plain) -> Board:
    board = Board()
    board.seats = seats = whole(plain, "seats", 2, 4)
    board.agenda = agenda(plain)
    key, counter = wholes(plain, "dice", 0, DICE, 2)
    board.dice = Dice(key, counter)
    board.variant = word(plain, "variant", VARIANT_NAMES)
    board.round = whole(plain, "round", 0, MOST)
    board.first = whole(plain, "first", 0, seats - 1)
    board.flipped = whole(plain, "flipped", 0, 1)
    board.passed = wholes(plain, "passed", 0, 1, seats)
    pools = items(plain, "pool", seats)
    board.pool = [wholes({"pool": pool}, "pool", 0, MOST, 5) for pool in pools]
    board.hand = _piles(plain, "hand", seats)
    board.deck = _piles(plain, "deck", seats)
    board.discard = _piles(plain, "discard", seats)
    board.play = _piles(plain, "play", seats)
    board.mage = [_card(card, "mage") if card else -1 for card in items(plain, "mage", seats)]
    board.item = [_card(card, "item") if card else -1 for card in items(plain, "item", seats)]
    board.turned = [0] * len(CARDS)
    for card in _cards(plain, "turned"):
        board.turned[card] = 1
    board.stored = {}
    stored = mapping(plain, "stored")
    for name in stored:
        card = _card(name, "stored")
        elan, life, calm, death, gold = wholes(stored, name, 0, MOST, 5)
        bag: Bag = (elan, life, calm, death, gold)
        board.stored[card] = bag
    board.places = _cards(plain, "places")
    board.monuments = _cards(plain, "monuments")
    board.monument_deck = _cards(plain, "monument_deck")
    board.items = _cards(plain, "items")
    board.box = _cards(plain, "box")
    board.box_mages = _cards(plain, "box_mages")
    board.dealt_mages = _few_piles(plain, "dealt_mages", seats)
    board.pack = _few_piles(plain, "pack", seats)
    board.kept = _few_piles(plain, "kept", seats)
    board.began = tuple([tuple(cards) for cards in _piles(plain, "began", seats)])
    board.lot = _by_artifact(plain, "lot")
    board.drafted = tuple(_by_artifact(plain, "drafted"))
    board.next_lot = whole(plain, "next_lot", 0, MOST)
    board.insight = [_insight(blocks) for blocks in items(plain, "insight", 2 * seats)]
    board.temporary = wholes(plain, "temporary", 0, MOST, seats)
    board.winners = tuple(wholes(plain, "winners", 0, seats - 1))
    board.scores = tuple(wholes(plain, "scores", -MOST, MOST))
    board.reason = word(plain, "reason")
    board.wins = tuple(wholes(plain, "wins", 0, MOST, seats))
    board.game_number = whole(plain, "game_number", 1, MOST)
    return board
