"""One line of text for a position of Res Arcana.

The table comes first, then each seat:

    round=2 first=0 next=turn:0 places=sacred_grove monuments=oracle,temple | mage=druid item=research pool=e2g1
    hand=hawk play=vault(g2),prism* | mage=witch item=alchemy pool=d4 passed

(on one line). Every field may be left out. Pools are written by initials: e(lan), l(ife), c(alm), d(eath), g(old).
Magic items that nobody has lie in the supply, artifacts and mages that nobody has are out of the game. `decks` list
their top card first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.res_arcana.rules.setup import new_board
from conclave.games.res_arcana.state.fields import DECLARED, VARIANT_NAMES
from conclave.games.res_arcana.state.model import (
    ARTIFACT,
    EMPTY,
    ESSENCES,
    ITEM,
    KINDS,
    MAGE,
    MONUMENT,
    PLACE,
    ArcanaBox,
    Bag,
    Board,
)
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.game import State
from conclave.kernel.notation import Fields, Thing
from conclave.kit.box import Box
from conclave.kit.notation import DICE, Cards, Entry, Flag, Notation, Number, OneOf, Position, Steps

INITIALS: Final = "elcdg"
STEPS: Final = ("turn", "collect", "round", "end-round", "choose-item")  # those that need nothing but the table


def write_bag(bag: Sequence[int]) -> str:
    """Essences by their initials: `e2g1`."""
    return "".join([f"{INITIALS[essence]}{bag[essence]}" for essence in range(5) if bag[essence]])


def read_bag(text: str) -> Bag:
    """Essences out of `e2g1`."""
    counts = [0, 0, 0, 0, 0]
    at = 0
    while at < len(text):
        essence = INITIALS.find(text[at])
        end = at + 1
        while end < len(text) and text[end].isdecimal():
            end += 1
        if essence < 0 or end == at + 1 or end - at > 4:
            raise BadNotation(f"'{brief(text)}': essences are written like e2g1 ({', '.join(ESSENCES)})")
        counts[essence] += int(text[at + 1:end])
        at = end
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


class Pool(Entry):
    """The essences of a seat: `pool=e2g1`."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """The pool by its initials."""
        assert isinstance(state, Board)
        return f"pool={write_bag(state.pool[seat])}" if any(state.pool[seat]) else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """The pool; an empty one if none is given."""
        self.put(position.state, seat, list(read_bag(fields.text("pool"))))


class InPlay(Entry):
    """The components of a seat, with what they hold and whether they are turned; `mage` and `item` may be named apart."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`play=druid,vault(g2)*`."""
        assert isinstance(state, Board)
        shown = [str(Thing(box.piece_names[card], write_bag(state.stored.get(card, EMPTY)), bool(state.turned[card])))
                 for card in state.play[seat]]
        return f"play={','.join(shown)}" if shown else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """The mage and the item first."""
        board = position.state
        assert isinstance(board, Board)
        play = board.play[seat]
        for name, kind in (("mage", MAGE), ("item", ITEM)):
            play += [position.take(card, name, KINDS[kind]) for card in fields.listed(name)]
        for thing in fields.things("play"):
            card = position.take(thing.name, "play")
            play.append(card)
            board.turned[card] = 1 if thing.marked else 0
            if thing.holds:
                board.stored[card] = read_bag(thing.holds)


LINES: Final = Notation(DECLARED, (
    Number("round", usual=1, always=True), Number("first", always=True), OneOf("variant", usual=VARIANT_NAMES[0]),
    Steps(STEPS, (), "turn:0"), Flag("flipped"), Cards("places", group=KINDS[PLACE]),
    Cards("monuments", group=KINDS[MONUMENT]), Cards("monument_deck", "deck", KINDS[MONUMENT], top_first=True), DICE,
), (
    Pool("pool"), InPlay("play"), Cards("hand", group=KINDS[ARTIFACT]), Cards("deck", "", KINDS[ARTIFACT], top_first=True),
    Cards("discard", group=KINDS[ARTIFACT]), Flag("passed"),
))


def write_position(board: Board) -> str:
    """What lies on the table, as one line."""
    return LINES.write(board, board.box)


def read_position(box: ArcanaBox, line: str) -> Board:
    """The board that a line describes; BadNotation if it does not describe one."""
    parts = LINES.split(line)
    board = new_board(box, "standard", len(parts) - 1, Dice(0, 0))
    position = LINES.fill(board, box, parts)
    if board.variant == "match" and board.seats != 2:
        raise BadNotation(f"variant=match: a match is for 2 seats, not {board.seats}")
    board.agenda = board.agenda or [("turn", 0)]
    for seat in range(board.seats):
        for card in board.play[seat]:
            if box.cards[card].kind == MAGE:
                board.mage[seat] = card
            elif box.cards[card].kind == ITEM:
                board.item[seat] = card
    board.items = position.rest(box.of_kind(ITEM))
    if not parts[0].has("deck"):
        board.monument_deck = position.rest(box.of_kind(MONUMENT))
    board.aside = position.rest(box.of_kind(ARTIFACT))
    board.aside_mages = position.rest(box.of_kind(MAGE))
    parts[0].close()
    _hide(board)
    return board


def _hide(board: Board) -> None:
    """Nobody knows where the artifacts lie, except that each seat knows its own; in a first game only the own hand."""
    secrets = board.secrets
    secrets.mix([*board.aside, *[card for pile in (*board.hand, *board.deck) for card in pile]])
    for pile in (board.monument_deck, board.aside_mages):
        secrets.mix(pile)
    for seat in range(board.seats):
        own = board.hand[seat] + board.deck[seat]
        if board.variant != "first-game":
            secrets.look(seat, own)
            secrets.mix(own)
        secrets.look(seat, board.hand[seat])
    secrets.begin_step()
