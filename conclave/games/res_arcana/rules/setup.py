"""Setting up: sections 3, 4, 22 and 23 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.state.model import (
    ARTIFACT,
    ITEM,
    MAGE,
    MONUMENT,
    PLACE,
    SEAT_MOVES,
    ArcanaBox,
    Board,
)
from conclave.kernel.decision import Choose, Decision, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.events import Step
from conclave.kit.asking import all_at_once, one_of, some_of

CHOOSE_MAGE: Final = Prompt("ask-choose-mage", "RA-SETUP-10")
CHOOSE_ITEM: Final = Prompt("ask-choose-item", "RA-SETUP-11")
DRAFT: Final = Prompt("ask-draft", "RA-DRAFT-2")
CHOOSE_FIRST: Final = Prompt("ask-choose-first", "RA-MATCH-5")
CHOOSE_FIRST_AGAIN: Final = Prompt("ask-choose-first", "RA-MATCH-9")
OPEN_DRAFT: Final = Prompt("ask-open-draft", "RA-MATCH-6")
HAND: Final = 3
DECK: Final = 8
PACK: Final = 4


def new_board(box: ArcanaBox, variant: str, seats: int, dice: Dice) -> Board:
    """An empty table before the first step."""
    board = Board(box)
    board.clear(seats, dice)
    board.variant = variant
    board.aside = box.of_kind(ARTIFACT)
    board.aside_mages = box.of_kind(MAGE)
    clear_middle(board)
    board.agenda = [("lay-out", 0), ("first-player", 0), ("deal", 0)]
    return board


def clear_middle(board: Board) -> None:
    """Everything that a new game of a match starts anew with."""
    seats = board.seats
    board.round = 0
    board.flipped = 0
    board.passed = [0] * seats
    board.pool = [[1, 1, 1, 1, 1] for _ in range(seats)]  # RA-SETUP-5
    board.discard = [[] for _ in range(seats)]
    board.play = [[mage] if mage >= 0 else [] for mage in board.mage]
    board.item = [-1] * seats
    board.turned = [0] * len(board.box.cards)
    board.stored = {}
    board.places = []
    board.monuments = []
    board.monument_deck = []
    board.items = []
    board.temporary = [0] * seats
    board.winners = ()
    board.scores = ()
    board.reason = ""


def lay_out(board: Board) -> None:
    """Supply, places of power, monuments (RA-SETUP-1 to RA-SETUP-4, RA-FIRST-1)."""
    board.items = board.box.of_kind(ITEM)
    board.places = []
    cards = board.box.cards
    for tile in range(1, 6):
        sun = board.variant == "first-game" or board.dice.below(2) == 0
        board.places += [place for place in board.box.of_kind(PLACE) if cards[place].tile == tile
                         and cards[place].sun == sun]
    board.monument_deck = board.box.of_kind(MONUMENT)
    board.secrets.shuffle(board.monument_deck, board.dice)
    board.monuments = [board.monument_deck.pop(), board.monument_deck.pop()]
    board.secrets.show(board.monuments)
    if board.told is not None:
        places = tuple([board.box.cards[place].words for place in board.places])
        board.tell("laid-out", (("places", places),), "", "RA-SETUP-3", True)


def choose_first_player(board: Board) -> None:
    """By lot (RA-SETUP-6)."""
    board.first = board.dice.below(board.seats)
    if board.told is not None:
        board.tell("first-player", (("seat", board.first),), "token", "RA-SETUP-6", True)


def deal(board: Board) -> None:
    """Deal what the variant deals, and plan the choices that follow."""
    if board.variant == "first-game":
        _deal_presets(board)
    else:
        board.secrets.shuffle(board.aside_mages, board.dice)
        board.secrets.shuffle(board.aside, board.dice)
        board.dealt_mages = [[board.aside_mages.pop(), board.aside_mages.pop()] for _ in range(board.seats)]
        for seat, mages in enumerate(board.dealt_mages):
            board.secrets.look(seat, mages)
        if board.variant == "draft":
            board.kept = [[] for _ in range(board.seats)]
            board.agenda += [("draft-deal", 0), *[("draft", at) for at in range(PACK - 1)],
                             ("draft-deal", 1), *[("draft", PACK + at) for at in range(PACK - 1)], ("draft-done", 0)]
        else:
            for seat in range(board.seats):
                dealt = [board.aside.pop() for _ in range(DECK)]
                board.secrets.look(seat, dealt)
                shuffle_and_draw(board, seat, dealt)
        board.agenda.append(("choose-mages", 0))
    plan_items(board)


def shuffle_and_draw(board: Board, seat: int, cards: list[int]) -> None:
    """Shuffle 8 artifacts into a deck and draw the starting hand (RA-SETUP-9)."""
    cards.sort()
    board.began = tuple([tuple(cards) if other == seat else began for other, began in enumerate(board.began)])
    board.secrets.shuffle(cards, board.dice)
    board.deck[seat] = cards
    board.hand[seat] = [board.deck[seat].pop() for _ in range(HAND)]
    board.secrets.look(seat, board.hand[seat])
    if board.told is not None:
        names = tuple([board.box.cards[card].words for card in board.hand[seat]])
        board.tell("drew", (("seat", seat), ("count", HAND)), f"seat:{seat}", "RA-SETUP-9", True, (("cards", names),),
                   (seat,))


def _deal_presets(board: Board) -> None:
    """Distinct presets by lot, and 5 unknown artifacts each (RA-FIRST-2, RA-FIRST-3, RA-Q-25)."""
    numbers = [1, 2, 3, 4]
    board.dice.shuffle(numbers)
    for seat in range(board.seats):
        preset = [card for card in board.box.cards if card.first_game_set == numbers[seat]]
        board.hand[seat] = [card.index for card in preset if card.kind == ARTIFACT]
        board.mage[seat] = next(card.index for card in preset if card.kind == MAGE)
        board.play[seat].append(board.mage[seat])
        board.aside_mages.remove(board.mage[seat])
        for card in board.hand[seat]:
            board.aside.remove(card)  # and everybody knows the presets
    board.secrets.shuffle(board.aside, board.dice)
    for seat in range(board.seats):
        board.deck[seat] = [board.aside.pop() for _ in range(DECK - HAND)]
    if board.told is not None:
        for seat in range(board.seats):
            board.tell("chose-mage", (("seat", seat), ("card", board.box.cards[board.mage[seat]].words)), f"seat:{seat}",
                       "RA-FIRST-2", True)


def plan_items(board: Board) -> None:
    """Magic items from the first player's right, counter-clockwise; the first player last (RA-SETUP-11)."""
    for step in range(1, board.seats + 1):
        board.agenda.append(("choose-item", (board.first - step) % board.seats))
    board.agenda.append(("round", 0))


def choose_mages(board: Board) -> Step:
    """All choose 1 of 2 mages in secret; the choices are revealed together (RA-SETUP-10)."""
    asks: list[Decision] = [Choose(seat, CHOOSE_MAGE, board.box.picks(dealt))
                            for seat, dealt in enumerate(board.dealt_mages)]
    mages = yield from all_at_once(asks, board.dealt_mages)
    board.secrets.show(mages)
    for seat, mage in enumerate(mages):
        board.mage[seat] = mage
        board.play[seat].append(mage)
        board.aside_mages += [other for other in board.dealt_mages[seat] if other != mage]
        if board.told is not None:
            board.tell("chose-mage", (("seat", seat), ("card", board.card(mage).words)), board.card(mage).thing,
                       "RA-SETUP-10", True)
    board.dealt_mages = []


def choose_item(board: Board, seat: int) -> Step:
    """Take 1 magic item from the supply (RA-SETUP-11)."""
    item = yield from one_of(seat, CHOOSE_ITEM, board.items, board.box.picks(board.items))
    board.items.remove(item)
    board.item[seat] = item
    board.play[seat].append(item)
    if board.told is not None:
        board.tell("chose-item", (("seat", seat), ("card", board.card(item).words)), board.card(item).thing, "RA-SETUP-11")


def draft_deal(board: Board) -> None:
    """Deal each player 4 artifacts to draft from (RA-DRAFT-1, RA-DRAFT-3)."""
    board.pack = [sorted([board.aside.pop() for _ in range(PACK)]) for _ in range(board.seats)]
    for seat, pack in enumerate(board.pack):
        board.secrets.look(seat, pack)


def draft(board: Board, at: int) -> Step:
    """All keep 1 card and pass the rest, left in the first half and right in the second (RA-DRAFT-2, RA-DRAFT-3)."""
    asks: list[Decision] = [Choose(seat, DRAFT, board.box.picks(pack)) for seat, pack in enumerate(board.pack)]
    cards = yield from all_at_once(asks, board.pack)
    half, pick = divmod(at, PACK)
    for seat, card in enumerate(cards):
        board.secrets.arrange(seat, board.pack[seat])  # nobody else sees which it is
        keep(board, seat, card)
    step = 1 if half == 0 else -1
    board.pack = [board.pack[(seat - step) % board.seats] for seat in range(board.seats)]
    for seat, pack in enumerate(board.pack):
        board.secrets.look(seat, pack)
    if pick == PACK - 2:
        for seat in range(board.seats):
            keep(board, seat, board.pack[seat][0])
        board.pack = []


def keep(board: Board, seat: int, card: int) -> None:
    """Put a drafted card before its player."""
    board.pack[seat].remove(card)
    board.kept[seat].append(card)
    if board.told is not None:
        board.tell("kept", (("seat", seat),), f"seat:{seat}", "RA-DRAFT-2", True, (("card", board.card(card).words),),
                   (seat,))


def draft_done(board: Board) -> None:
    """Shuffle the drafted cards, draw the starting hands (RA-DRAFT-4)."""
    for seat in range(board.seats):
        shuffle_and_draw(board, seat, board.kept[seat])
    board.kept = []


def match_goes_on(board: Board) -> bool:
    """Count the game just won; whether the match needs another (RA-MATCH-1, RA-MATCH-8, RA-Q-27)."""
    board.wins = tuple([wins + (1 if seat in board.winners else 0) for seat, wins in enumerate(board.wins)])
    return board.game_number == 1 or (board.game_number == 2 and board.wins[0] == board.wins[1])


def next_game(board: Board) -> None:
    """Lay the artifacts open and the middle out anew; then the loser decides who is first (RA-MATCH-3 to RA-MATCH-5)."""
    losers = [seat for seat in range(board.seats) if seat not in board.winners]
    chooser = losers[0] if losers else board.dice.below(board.seats)  # RA-Q-27
    own = [list(cards) for cards in board.began]
    for cards in own:
        board.secrets.show(cards)
    board.hand = [[] for _ in range(board.seats)]
    board.deck = [[] for _ in range(board.seats)]
    clear_middle(board)
    board.game_number += 1
    if board.game_number == 2:
        board.pack = [sorted(own[0] + own[1])]  # RA-MATCH-3
        board.kept = [[] for _ in range(board.seats)]
        if board.told is not None:
            names = tuple([board.box.cards[card].words for card in board.pack[0]])
            board.tell("laid-open", (("cards", names),), "", "RA-MATCH-3", True)
    else:
        board.kept = own  # RA-MATCH-8
    lay_out(board)
    board.agenda.append(("choose-first", chooser))


def choose_first(board: Board, chooser: int) -> Step:
    """The loser of the game before names the first player (RA-MATCH-5, RA-MATCH-9)."""
    prompt = CHOOSE_FIRST if board.game_number == 2 else CHOOSE_FIRST_AGAIN
    first = yield from one_of(chooser, prompt, list(range(board.seats)), SEAT_MOVES[:board.seats])
    board.first = first
    if board.told is not None:
        board.tell("first-player", (("seat", first),), "token", prompt.rule)
    if board.pack:
        order = [(first, 1)] + [((first + 1 + at) % 2, 2) for at in range(7)] + [(first, 1)]  # RA-MATCH-6
        board.agenda += [("open-draft", seat * 4 + count) for seat, count in order]
    board.agenda.append(("match-shuffle", 0))
    plan_items(board)


def open_draft(board: Board, seat: int, count: int) -> Step:
    """Take artifacts that lie face up between the players (RA-MATCH-6)."""
    cards = yield from some_of(seat, OPEN_DRAFT, board.pack[0], board.box.picks(board.pack[0]), count, count, "",
                               (("count", count),))
    for card in cards:
        board.pack[0].remove(card)
        board.kept[seat].append(card)
        if board.told is not None:
            board.tell("drafted-openly", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing,
                       "RA-MATCH-6")
    if not board.pack[0]:
        board.pack = []


def match_shuffle(board: Board) -> None:
    """Shuffle the drafted 8 cards, draw 3 (RA-MATCH-7). Everybody knows who has which."""
    for seat in range(board.seats):
        shuffle_and_draw(board, seat, board.kept[seat])
    board.kept = []
