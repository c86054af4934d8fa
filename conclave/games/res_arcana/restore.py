"""Plain data back into a board: the other half of `Board.plain`."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.model import ARTIFACT, MAGE, ArcanaBox, Bag, Board
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, GoneFromBox, brief
from conclave.kernel.game import Plain
from conclave.kernel.plain import agenda, is_whole, items, mapping, whole, wholes, word

VARIANT_NAMES: Final = ("standard", "first-game", "draft", "match")
MOST: Final = 9999         # of anything that is counted
DICE: Final = 2**62 - 1


def restore(box: ArcanaBox, plain: Plain) -> Board:
    """The board that `Board.plain` described; BadSave if it does not hold together.

    A component that is new in the box is out of this game; one that the box no longer has is missed only on the table.
    """
    try:
        return Restored(box, plain).board
    except GoneFromBox:
        raise
    except BadSave as error:
        raise BadSave(f"this is not a state of Res Arcana: {error}") from None


class Restored:
    """A board while it is read back."""

    def __init__(self, box: ArcanaBox, plain: Plain) -> None:
        self.box = box
        self.placed: set[int] = set()  # the components that lie somewhere
        self.board = self._board(plain)

    def _card(self, card: object, name: str) -> int:
        if not isinstance(card, str) or not card or len(card) > 60:
            raise BadSave(f"'{name}' names something that is no component: {brief(card)}")
        found = self.box.by_name.get(card)
        if found is None:
            raise GoneFromBox(card)
        self.placed.add(found.index)
        return found.index

    def _pile(self, names: object, name: str) -> list[int]:
        if not isinstance(names, list):
            raise BadSave(f"'{name}' should be a list")
        cards = [self._card(card, name) for card in names]
        if len(set(cards)) != len(cards):
            raise BadSave(f"'{name}' should list different components")
        return cards

    def _cards(self, plain: Plain, name: str) -> list[int]:
        return self._pile(items(plain, name), name)

    def _aside(self, plain: Plain, name: str) -> list[int]:
        """Components out of the game; those that the box has no more are not missed."""
        return self._pile([card for card in items(plain, name) if not isinstance(card, str) or card in self.box.by_name],
                          name)

    def _piles(self, plain: Plain, name: str, count: int = -1) -> list[list[int]]:
        return [self._pile(names, name) for names in items(plain, name, count)]

    def _few_piles(self, plain: Plain, name: str, seats: int) -> list[list[int]]:
        """Piles that lie there only for a part of the game: none, or at most one for each seat."""
        piles = self._piles(plain, name)
        if len(piles) > seats:
            raise BadSave(f"'{name}' should have at most {seats} parts")
        return piles

    def _by_artifact(self, plain: Plain, name: str) -> list[int]:
        """A number for each artifact; -1 for those that are new in the box."""
        numbers = mapping(plain, name)
        artifacts = [card for card in self.box.cards if card.kind == ARTIFACT]
        return [whole(numbers, card.name, -1, MOST) if card.name in numbers else -1 for card in artifacts]

    def _insight(self, blocks: object) -> tuple[tuple[int, tuple[int, ...]], ...]:
        if not isinstance(blocks, list):
            raise BadSave("'insight' should list blocks")
        out: list[tuple[int, tuple[int, ...]]] = []
        for block in blocks:
            if not isinstance(block, list) or len(block) != 2 or not is_whole(block[0], 1, MOST):
                raise BadSave("'insight' should list blocks, each a size and cards")
            out.append((int(block[0]), tuple(self._pile(block[1], "insight"))))
        return tuple(out)

    def _board(self, plain: Plain) -> Board:
        board = Board(self.box)
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
        board.hand = self._piles(plain, "hand", seats)
        board.deck = self._piles(plain, "deck", seats)
        board.discard = self._piles(plain, "discard", seats)
        board.play = self._piles(plain, "play", seats)
        board.mage = [self._card(card, "mage") if card else -1 for card in items(plain, "mage", seats)]
        board.item = [self._card(card, "item") if card else -1 for card in items(plain, "item", seats)]
        board.turned = [0] * len(self.box.cards)
        for card in self._cards(plain, "turned"):
            board.turned[card] = 1
        board.stored = {}
        stored = mapping(plain, "stored")
        for name in stored:
            card = self._card(name, "stored")
            elan, life, calm, death, gold = wholes(stored, name, 0, MOST, 5)
            bag: Bag = (elan, life, calm, death, gold)
            board.stored[card] = bag
        board.places = self._cards(plain, "places")
        board.monuments = self._cards(plain, "monuments")
        board.monument_deck = self._cards(plain, "monument_deck")
        board.items = self._cards(plain, "items")
        board.aside = self._aside(plain, "box")
        board.aside_mages = self._aside(plain, "box_mages")
        board.dealt_mages = self._few_piles(plain, "dealt_mages", seats)
        board.pack = self._few_piles(plain, "pack", seats)
        board.kept = self._few_piles(plain, "kept", seats)
        board.aside += [card for card in self.box.of_kind(ARTIFACT) if card not in self.placed]
        board.aside_mages += [card for card in self.box.of_kind(MAGE) if card not in self.placed]
        board.began = tuple([tuple(cards) for cards in self._piles(plain, "began", seats)])
        board.lot = self._by_artifact(plain, "lot")
        board.drafted = tuple(self._by_artifact(plain, "drafted"))
        board.next_lot = whole(plain, "next_lot", 0, MOST)
        board.insight = [self._insight(blocks) for blocks in items(plain, "insight", 2 * seats)]
        board.temporary = wholes(plain, "temporary", 0, MOST, seats)
        board.winners = tuple(wholes(plain, "winners", 0, seats - 1))
        board.scores = tuple(wholes(plain, "scores", -MOST, MOST))
        board.reason = word(plain, "reason")
        board.wins = tuple(wholes(plain, "wins", 0, MOST, seats))
        board.game_number = whole(plain, "game_number", 1, MOST)
        return board
