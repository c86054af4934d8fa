"""What a seat may know: section 25 of the rules. Wire, log, spectators and bots get nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.res_arcana.rules.victory import points
from conclave.games.res_arcana.state.model import ESSENCES, Bag, Board
from conclave.kernel.game import Plain


def essences(bag: Bag | list[int]) -> dict[str, int]:
    """Essences by their names; types that are not there are left out."""
    return {name: count for name, count in zip(ESSENCES, bag, strict=True) if count}


def view(board: Board, seat: int | None) -> Plain:
    """The table as a seat sees it (RA-INFO-1, RA-INFO-2); a spectator sees what is public."""
    return views(board, (seat,))[0]


def views(board: Board, seats: Sequence[int | None]) -> list[Plain]:
    """The table as each of these seats sees it; what is public is put together once."""
    everybody = [_public(board, seat) for seat in range(board.seats)]
    names = board.box.names
    common: Plain = {
        "title": "res-arcana", "variant": board.variant, "round": board.round, "first": board.first,
        "token_flipped": bool(board.flipped), "game_number": board.game_number, "wins": list(board.wins),
        "places": names(board.places), "monuments": names(board.monuments), "items": names(board.items),
        "open_draft": board.box.names(board.pack[0]) if board.variant == "match" and board.pack else [],
        "winners": list(board.winners), "scores": list(board.scores), "reason": board.reason,
    }
    return [{**common, "monument_deck": _deck(board, seat, board.monument_deck),
             "seats": [{**shown, **_secrets(board, other)} if other == seat else shown
                       for other, shown in enumerate(everybody)]} for seat in seats]


def _public(board: Board, seat: int) -> Plain:
    """What everybody sees of a seat."""
    turned, stored = board.turned, board.stored
    shown: Plain = {
        "seat": seat, "passed": bool(board.passed[seat]), "points": points(board, seat),
        "pool": dict(zip(ESSENCES, board.pool[seat], strict=True)),
        "mage": _name(board, board.mage[seat]), "item": _name(board, board.item[seat]),
        "play": [{"card": board.box.cards[card].name, "turned": bool(turned[card]),
                  "stored": essences(stored[card]) if card in stored else {}} for card in board.play[seat]],
        "discard": board.box.names(board.discard[seat]), "hand_size": len(board.hand[seat]),
        "deck": _deck(board, None, board.deck[seat]), "known_hidden": _known_hidden(board, seat),
    }
    if board.kept and board.variant == "match":
        shown["kept"] = board.box.names(board.kept[seat])
    return shown


def _secrets(board: Board, seat: int) -> Plain:
    """What only the seat itself sees."""
    own = board.secrets.told_apart(seat, board.deck[seat], board.aside)
    return {
        "deck": _deck(board, seat, board.deck[seat]), "hand": board.box.names(board.hand[seat]),
        "deck_cards": sorted(board.box.names(own)),
        "dealt_mages": board.box.names(board.dealt_mages[seat]) if board.dealt_mages else [],
        "pack": board.box.names(board.pack[seat]) if board.pack and board.variant == "draft" else [],
        "kept": board.box.names(board.kept[seat]) if board.kept else [],
    }


def _known_hidden(board: Board, seat: int) -> list[str]:
    """Cards that everybody knows to be in a seat's hand or deck: they lay open before they were shuffled."""
    return sorted(board.box.names(board.secrets.told_apart(board.seats, board.hand[seat] + board.deck[seat], board.aside)))


def _name(board: Board, card: int) -> str:
    return board.box.cards[card].name if card >= 0 else ""


def _deck(board: Board, seat: int | None, deck: list[int]) -> Plain:
    """A face-down deck: its size, and what this seat has seen of it, from the top down (RA-INFO-4).

    A block says that some cards are among the next so many of the deck, in an order that the seat does not know.
    """
    known: list[tuple[int, list[str]]] = []
    if seat is not None and deck:
        secrets, at = board.secrets, len(deck)
        whole = secrets.lots(deck[0])
        if deck is board.monument_deck:
            whole = whole[:1]  # even where a rival has arranged all that is left of it
        while at:
            at -= 1
            if secrets.knows(seat, deck[at]):
                known.append((1, [board.box.cards[deck[at]].name]))
                continue
            lot, top = secrets.lots(deck[at])[-1], at + 1
            if lot in whole:
                break
            while at and secrets.lots(deck[at - 1])[-1:] == [lot] and not secrets.knows(seat, deck[at - 1]):
                at -= 1
            cards = [card for card in deck[at:top] if secrets.lost_in(seat, card) == lot and not secrets.knows(seat, card)]
            known.append((top - at, sorted(board.box.names(cards))))
        while known and not known[-1][1]:
            known.pop()
    return {"size": len(deck), "known": [{"size": size, "cards": cards} for size, cards in known]}
