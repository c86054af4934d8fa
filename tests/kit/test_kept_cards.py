"""What all know of face-down cards whose origin they have seen (BR-STATE-5): where from, but not which one it is."""

from __future__ import annotations

from conclave.kernel.dice import Dice
from conclave.kit.fitting import Limit, redeal_within
from conclave.kit.redeal import redeal
from conclave.kit.secrets import Secrets

FIRE, WATER, FORGOTTEN = range(0, 9), range(9, 18), range(18, 21)
OWNER, RIVAL = 0, 1


class Library:
    """Two schools of three spells three times each, a forgotten deck, and what one mage has of them."""

    def __init__(self) -> None:
        self.secrets = Secrets(21, 2)
        self.fire, self.water, self.forgotten = list(FIRE), list(WATER), list(FORGOTTEN)
        for deck in (self.fire, self.water, self.forgotten):
            self.secrets.shuffle(deck, Dice.of(1, "decks"))
        self.hand: list[int] = []
        self.sheet: list[int] = []
        self.open: list[int] = []

    def draw(self, deck: list[int]) -> int:
        self.secrets.look(OWNER, deck[-1:])
        return deck.pop()

    def keep(self, *cards: int) -> None:
        self.hand += cards

    def lay_open(self, *cards: int) -> None:
        self.secrets.show(cards)
        self.open += cards

    def plan(self, card: int) -> None:
        """Put a card of the hand face down on the sheet: others see that, and not which."""
        self.secrets.arrange(OWNER, [*self.hand, *self.sheet])
        self.hand.remove(card)
        self.sheet.append(card)

    def seen_by_rival(self, number: int, limits: list[Limit] | None = None) -> tuple[list[int], list[int]]:
        """The hand and the sheet as the rival may imagine them."""
        hand, sheet = self.hand.copy(), self.sheet.copy()
        piles = [self.fire.copy(), self.water.copy(), self.forgotten.copy(), hand, sheet]
        within = [Limit(sheet, limit.at, limit.allowed) for limit in limits or []]
        secrets, dice = Secrets(0, 2, self.secrets), Dice.of(number, "rival")
        if within:
            assert redeal_within(secrets, piles, RIVAL, dice, (), within)
        else:
            redeal(secrets, piles, RIVAL, dice)
        return hand, sheet


def schools(cards: list[int]) -> list[str]:
    return sorted("fire" if card in FIRE else "water" if card in WATER else "forgotten" for card in cards)


def test_the_school_of_a_spell_kept_from_the_library_is_known_and_nothing_else() -> None:
    library = Library()
    fire, water = library.draw(library.fire), library.draw(library.water)
    library.keep(fire)
    library.lay_open(water)
    seen = {library.seen_by_rival(number)[0][0] for number in range(300)}
    assert seen == set(FIRE), "any spell of that school, each copy of it"


def test_which_card_of_a_hand_was_planned_is_not_known_but_all_of_them_together_are() -> None:
    library = Library()
    cards = [library.draw(deck) for deck in (library.fire, library.water, library.forgotten)]
    library.keep(*cards)
    library.plan(cards[2])
    worlds = [library.seen_by_rival(number) for number in range(300)]
    assert all(schools([*hand, *sheet]) == ["fire", "forgotten", "water"] for hand, sheet in worlds)
    assert {schools(sheet)[0] for _, sheet in worlds} == {"fire", "forgotten", "water"}


def test_the_token_on_an_activated_card_says_of_which_type_it_is() -> None:
    library = Library()
    cards = [library.draw(deck) for deck in (library.fire, library.water)]
    library.keep(*cards)
    library.plan(cards[0])
    traps = frozenset({0, 1, 2, 9, 10, 11, cards[0]})
    worlds = [library.seen_by_rival(number, [Limit(library.sheet, 0, traps)]) for number in range(400)]
    assert {sheet[0] for _, sheet in worlds} == traps
    assert all(schools([*hand, *sheet]) == ["fire", "water"] for hand, sheet in worlds)


def test_one_of_three_copies_comes_to_light_as_another_would() -> None:
    library = Library()
    card = library.draw(library.fire)
    library.keep(card)
    copies = [0, 1, 2] if card < 3 else [3, 4, 5] if card < 6 else [6, 7, 8]
    library.secrets.show([card])
    assert library.secrets.copy_among(copies, [library.hand, library.fire]) == card, "the one that lies open"
    other = next(copy for copy in copies if copy != card)
    library.secrets.swap(card, other)
    assert library.secrets.knows(RIVAL, other)
    assert not library.secrets.knows(RIVAL, card)
