"""Plain data back into a board: the other half of `Board.plain`."""

from __future__ import annotations

from typing import cast

from conclave.games.res_arcana.model import BY_NAME, CARDS, Bag, Board
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave
from conclave.kernel.game import Plain


def restore(plain: Plain) -> Board:
    """The board that `Board.plain` described; BadSave if it does not hold together."""
    try:
        return _restore(plain)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadSave(f"this is not a state of Res Arcana: {error!r}") from None


def _card(name: object) -> int:
    return BY_NAME[str(name)].index if name else -1


def _cards(names: object) -> list[int]:
    return [_card(name) for name in cast(list[object], names)]


def _piles(piles: object) -> list[list[int]]:
    return [_cards(names) for names in cast(list[object], piles)]


def _ints(numbers: object) -> list[int]:
    return [int(cast(int, number)) for number in cast(list[object], numbers)]


def _restore(plain: Plain) -> Board:
    board = Board()
    board.seats = cast(int, plain["seats"])
    board.agenda = [(str(name), int(cast(int, at))) for name, at in cast(list[list[object]], plain["agenda"])]
    key, counter = _ints(plain["dice"])
    board.dice = Dice(key, counter)
    board.variant = str(plain["variant"])
    board.round = cast(int, plain["round"])
    board.first = cast(int, plain["first"])
    board.flipped = cast(int, plain["flipped"])
    board.passed = _ints(plain["passed"])
    board.pool = [_ints(pool) for pool in cast(list[object], plain["pool"])]
    board.hand = _piles(plain["hand"])
    board.deck = _piles(plain["deck"])
    board.discard = _piles(plain["discard"])
    board.play = _piles(plain["play"])
    board.mage = _cards(plain["mage"])
    board.item = _cards(plain["item"])
    board.turned = [0] * len(CARDS)
    for card in _cards(plain["turned"]):
        board.turned[card] = 1
    board.stored = {}
    for name, numbers in cast(dict[str, object], plain["stored"]).items():
        elan, life, calm, death, gold = _ints(numbers)
        bag: Bag = (elan, life, calm, death, gold)
        board.stored[_card(name)] = bag
    board.places = _cards(plain["places"])
    board.monuments = _cards(plain["monuments"])
    board.monument_deck = _cards(plain["monument_deck"])
    board.items = _cards(plain["items"])
    board.box = _cards(plain["box"])
    board.box_mages = _cards(plain["box_mages"])
    board.dealt_mages = _piles(plain["dealt_mages"])
    board.pack = _piles(plain["pack"])
    board.kept = _piles(plain["kept"])
    board.began = tuple([tuple(cards) for cards in _piles(plain["began"])])
    lots = cast(dict[str, int], plain["lot"])
    drafted = cast(dict[str, int], plain["drafted"])
    artifacts = [card for card in CARDS if card.name in lots]
    board.lot = [lots[card.name] for card in artifacts]
    board.drafted = tuple([drafted[card.name] for card in artifacts])
    board.next_lot = cast(int, plain["next_lot"])
    board.insight = [tuple([(int(cast(int, size)), tuple(_cards(cards))) for size, cards in blocks])
                     for blocks in cast(list[list[list[object]]], plain["insight"])]
    board.temporary = _ints(plain["temporary"])
    board.winners = tuple(_ints(plain["winners"]))
    board.scores = tuple(_ints(plain["scores"]))
    board.reason = str(plain["reason"])
    board.wins = tuple(_ints(plain["wins"]))
    board.game_number = cast(int, plain["game_number"])
    return board
