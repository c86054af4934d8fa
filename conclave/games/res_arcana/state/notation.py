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

from conclave.games.res_arcana.rules.setup import UNKNOWN_LOT, new_board
from conclave.games.res_arcana.state.fields import VARIANT_NAMES
from conclave.games.res_arcana.state.model import (
    ARTIFACT,
    EMPTY,
    ESSENCES,
    ITEM,
    MAGE,
    MONUMENT,
    PLACE,
    ArcanaBox,
    Bag,
    Board,
)
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.notation import Fields, Thing, groups

INITIALS = "elcdg"
STEPS = ("turn", "collect", "round", "end-round", "choose-item")  # those that need nothing but the table


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


def write_position(board: Board) -> str:
    """What lies on the table, as one line."""
    table = [f"round={board.round}", f"first={board.first}"]
    table += [f"variant={board.variant}"] if board.variant != "standard" else []
    table += [f"next={','.join([f'{step}:{at}' for step, at in board.agenda])}"] if board.agenda else []
    table += ["flipped"] if board.flipped else []
    table += [f"{name}={_list(board, cards)}" for name, cards in
              (("places", board.places), ("monuments", board.monuments), ("deck", board.monument_deck[::-1])) if cards]
    table.append(f"dice={board.dice.key}:{board.dice.counter}")
    return " | ".join([" ".join(table)] + [_write_seat(board, seat) for seat in range(board.seats)])


def _list(board: Board, cards: Sequence[int]) -> str:
    return ",".join(board.box.names(cards))


def _write_seat(board: Board, seat: int) -> str:
    shown = [Thing(board.box.cards[card].name, write_bag(board.stored.get(card, EMPTY)), bool(board.turned[card]))
             for card in board.play[seat]]
    fields = [("pool", write_bag(board.pool[seat])), ("play", ",".join([str(thing) for thing in shown])),
              ("hand", _list(board, board.hand[seat])), ("deck", _list(board, board.deck[seat][::-1])),
              ("discard", _list(board, board.discard[seat]))]
    return " ".join([f"{name}={value}" for name, value in fields if value] + (["passed"] if board.passed[seat] else []))


def read_position(box: ArcanaBox, line: str) -> Board:
    """The board that a line describes; BadNotation if it does not describe one."""
    parts = groups(line)
    seats = len(parts) - 1
    if seats not in (2, 3, 4):
        raise BadNotation(f"a position has 2 to 4 seats, each after a '|', not {seats}")
    table = parts[0]
    variant = table.text("variant", "standard")
    if variant not in VARIANT_NAMES or (variant == "match" and seats != 2):
        raise BadNotation(f"variant={brief(variant)}: choose one of {', '.join(VARIANT_NAMES)}; a match is for 2 seats")
    board = new_board(box, variant, seats, Dice.of(0, "game"))
    board.pool = [[0, 0, 0, 0, 0] for _ in range(seats)]
    board.items = board.box.of_kind(ITEM)
    used: set[int] = set()
    board.round = table.number("round", 1)
    board.first = table.number("first")
    board.flipped = 1 if table.flag("flipped") else 0
    board.places = _cards(board, table, "places", PLACE, used)
    board.monuments = _cards(board, table, "monuments", MONUMENT, used)
    deck = _cards(board, table, "deck", MONUMENT, used)
    key, _, counter = table.text("dice", "0:0").partition(":")
    if not key.isdecimal() or not counter.isdecimal() or len(key) > 19 or len(counter) > 19:
        raise BadNotation(f"dice={brief(key)}:{brief(counter)}: two whole numbers are needed")
    board.dice = Dice(int(key), int(counter))
    board.agenda = [_step(text, seats) for text in table.listed("next")] or [("turn", 0)]
    if not 0 <= board.first < seats:
        raise BadNotation(f"first={brief(board.first)}: there is no such seat")
    for seat, fields in enumerate(parts[1:]):
        _read_seat(board, seat, fields, used)
    rest = [card for card in box.of_kind(MONUMENT) if card not in used]
    board.monument_deck = deck[::-1] if table.has("deck") else rest
    board.aside = [card for card in box.of_kind(ARTIFACT) if card not in used]
    board.aside_mages = [card for card in box.of_kind(MAGE) if card not in used]
    table.close()
    return board


def _step(text: str, seats: int) -> tuple[str, int]:
    name, _, at = text.partition(":")
    if name not in STEPS or not at.isdecimal() or len(at) > 1 or int(at) >= seats:
        raise BadNotation(f"next={brief(text)}: a step is one of {', '.join(STEPS)} with a seat, like turn:0")
    return (name, int(at))


def _read_seat(board: Board, seat: int, fields: Fields, used: set[int]) -> None:
    board.pool[seat] = list(read_bag(fields.text("pool")))
    board.passed[seat] = 1 if fields.flag("passed") else 0
    for name, kind in (("mage", MAGE), ("item", ITEM)):
        for card in _cards(board, fields, name, kind, used):
            board.play[seat].append(card)
    for thing in fields.things("play"):
        card = _card(board, thing.name, used)
        board.play[seat].append(card)
        board.turned[card] = 1 if thing.marked else 0
        if thing.holds:
            board.stored[card] = read_bag(thing.holds)
    for card in board.play[seat]:
        if board.box.cards[card].kind == MAGE:
            board.mage[seat] = card
        elif board.box.cards[card].kind == ITEM:
            board.item[seat] = card
            board.items.remove(card)
    board.hand[seat] = _cards(board, fields, "hand", ARTIFACT, used)
    board.deck[seat] = _cards(board, fields, "deck", ARTIFACT, used)[::-1]
    board.discard[seat] = _cards(board, fields, "discard", ARTIFACT, used)
    for card in (*board.hand[seat], *board.deck[seat]):
        board.lot[card] = seat if board.variant != "first-game" else UNKNOWN_LOT
    fields.close()


def _card(board: Board, name: str, used: set[int]) -> int:
    if name not in board.box.by_name:
        raise BadNotation(f"there is no component '{brief(name)}'")
    card = board.box.by_name[name].index
    if card in used:
        raise BadNotation(f"'{name}' is in two places")
    used.add(card)
    return card


def _cards(board: Board, fields: Fields, name: str, kind: int, used: set[int]) -> list[int]:
    cards = [_card(board, text, used) for text in fields.listed(name)]
    for card in cards:
        if board.box.cards[card].kind != kind:
            raise BadNotation(f"{name}: '{board.box.cards[card].name}' does not belong there")
    return cards
