"""What a mage may know, and what a mage may imagine instead of the rest."""

from __future__ import annotations

from conclave.kernel.dice import Dice
from conclave.kernel.game import Plain

from .cards import CARDS
from .ring import Ring

OPEN = ("open", "discard")
OWN = ("hand", "plan", "trap", *OPEN)


def view(ring: Ring, seat: int | None) -> Plain:
    """What lies open, the own cards, and of everything else only how many they are."""
    return {"title": "duel", "round": ring.round, "fallen": ring.fallen[:],
            "seats": [_seat(ring, other, other == seat) for other in range(ring.seats)]}


def _seat(ring: Ring, seat: int, own: bool) -> Plain:
    shown: Plain = {"seat": seat, "life": ring.life[seat]}
    for zone, piles in ring.piles.items():
        cards = sorted(piles[seat]) if zone in ("hand", "discard") else piles[seat]
        shown[zone] = [CARDS[card].name for card in cards] if zone in (OWN if own else OPEN) else len(cards)
    if own:
        shown["top"] = [CARDS[card].name for card in _top(ring, seat)]
    return shown


def _top(ring: Ring, seat: int) -> list[int]:
    """The cards on top of the own deck that a mage has looked at, the top one first."""
    return ring.piles["deck"][seat][:-ring.known[seat] - 1:-1]


def redeal(ring: Ring, now: Ring, seat: int | None, dice: Dice) -> None:
    """Deal anew what a seat cannot see: each mage's hidden cards among their hidden places, traps onto traps."""
    for owner in range(ring.seats):
        seen = {card for zone in (OWN if owner == seat else OPEN) for card in now.piles[zone][owner]}
        if owner == seat:
            seen.update(_top(now, owner))
        hidden = [(zone, at) for zone in ("trap", "plan", "hand", "deck")
                  for at, card in enumerate(ring.piles[zone][owner]) if card not in seen]
        cards = sorted([ring.piles[zone][owner][at] for zone, at in hidden])
        dice.shuffle(cards)
        for zone, at in hidden:
            card = next(card for card in cards if zone != "trap" or CARDS[card].kind == "trap")
            cards.remove(card)
            ring.piles[zone][owner][at] = card
