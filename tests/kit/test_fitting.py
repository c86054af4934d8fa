"""Hidden pieces that carry a sign, compared with all worlds that a seat can think of and in which the signs are right."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.kernel.dice import Dice
from conclave.kit import fitting
from conclave.kit.fitting import Limit, redeal_within
from conclave.kit.secrets import Secrets
from tests.kit.test_secrets import AWAY, HIDDEN, PIECES, PLAN, VIEWER, Play, World, played

SIGNS = [frozenset(piece for piece in range(PIECES) if piece % 2 == odd) for odd in (0, 1)]


def signed(seed: int, moves: int = 11) -> tuple[Play, list[tuple[int, int]]]:
    """A random history; at its end the cards that lie face down show whether they are odd."""
    play = played(seed, moves)
    places = [(pile, at) for pile in (PLAN, AWAY) for at in range(len(play.piles[pile]))]
    for pile, at in places:
        play.see(lambda world, pile=pile, at=at: world[pile][at] % 2)  # type: ignore[misc]
    return play, places


def dealt(play: Play, places: list[tuple[int, int]], number: int) -> World:
    """One redeal within the signs."""
    piles = [pile.copy() for pile in play.piles]
    limits = [Limit(piles[pile], at, SIGNS[play.piles[pile][at] % 2]) for pile, at in places]
    hidden = [piles[at] for at in HIDDEN]
    assert redeal_within(Secrets(0, 2, play.secrets), hidden, VIEWER, Dice.of(number, "redeal"), (), limits)
    return tuple([tuple(pile) for pile in piles])


@pytest.mark.slow
@pytest.mark.parametrize("tries", [fitting.TRIES, 1])
def test_a_redeal_within_signs_gives_the_worlds_in_which_they_are_right(tries: int,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nearly every redeal has to be mended, because the first one is not right."""
    monkeypatch.setattr(fitting, "TRIES", tries)
    exact = measured = 0
    for seed in range(80):
        play, places = signed(seed)
        if not places:
            continue
        measured += 1
        found = {dealt(play, places, number) for number in range(100 + 20 * len(play.worlds))}
        assert found >= set(play.worlds), seed
        exact += found == set(play.worlds)
    assert measured > 25
    assert exact >= measured - 1


@pytest.mark.slow
def test_worlds_within_signs_come_up_as_often_as_they_are_likely() -> None:
    measured = 0
    for seed in range(120):
        play, places = signed(seed)
        if places and 2 <= len(play.worlds) <= 12:
            measured += 1
            whole, runs = sum(play.worlds.values()), 120 * len(play.worlds)
            found = Counter([dealt(play, places, number) for number in range(runs)])
            expected = {world: runs * often / whole for world, often in play.worlds.items()}
            chi = sum([(found[world] - often) ** 2 / often for world, often in expected.items()])
            assert chi / (len(play.worlds) - 1) < 4, seed
    assert measured >= 15


def test_what_was_seen_stays_and_a_sign_that_nothing_fits_is_told() -> None:
    secrets, dice = Secrets(4, 2), Dice(1, 0)
    deck, sheet = [0, 1], [2, 3]
    secrets.mix([*deck, *sheet])
    for number in range(40):
        assert redeal_within(secrets, [deck, sheet], 0, Dice.of(number, "seen"), (3,), [Limit(sheet, 0, frozenset({0, 3}))])
        assert sheet == [0, 3]
    assert not redeal_within(secrets, [deck, sheet], 0, dice, (), [Limit(sheet, 0, frozenset({9}))])


def test_a_piece_comes_by_way_of_another_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign on the sheet is one that only the first deck has: a card of it must have come through the hand."""
    monkeypatch.setattr(fitting, "TRIES", 0)
    for number in range(30):
        secrets = Secrets(8, 1)
        first, second, hand, sheet = [0, 1, 2], [4, 5, 6], [3], [7]
        secrets.mix([*first, *hand])
        secrets.mix([*second, *sheet])
        secrets.mix([*hand, *sheet])
        limits = [Limit(sheet, 0, frozenset({1}))]
        assert redeal_within(secrets, [first, second, hand, sheet], 1, Dice.of(number, "way"), (), limits)
        assert sheet == [1]
        assert sorted([*first, *hand, *sheet, *second]) == list(range(8))
        assert len({4, 5, 6, 7} & {*hand, *second}) == 4, "one card of each deck is in the hand or on the sheet"
