"""Counter-based dice."""

from collections import Counter

from conclave.kernel.dice import Dice


def test_a_number_depends_on_key_and_counter_alone() -> None:
    dice = Dice.of(5, "game")
    first = [dice.bits() for _ in range(20)]
    assert [Dice.of(5, "game", 2 * at).bits() for at in range(20)] == first
    twin = dice.copy()
    assert [twin.bits() for _ in range(5)] == [dice.bits() for _ in range(5)]


def test_streams_of_one_seed_do_not_meet() -> None:
    game, search = Dice.of(5, "game"), Dice.of(5, "search")
    assert not {game.bits() for _ in range(1000)} & {search.bits() for _ in range(1000)}
    assert Dice.of(1, "game").bits() != Dice.of(1 + 2**64, "game").bits()


def test_numbers_are_uniform() -> None:
    dice = Dice.of(1, "test")
    seen = Counter(dice.below(7) for _ in range(70_000))
    assert sorted(seen) == list(range(7))
    assert all(9_600 < count < 10_400 for count in seen.values())
    assert 0.49 < sum(dice.fraction() for _ in range(20_000)) / 20_000 < 0.51


def test_huge_numbers_stay_below_their_bound() -> None:
    dice = Dice.of(2, "test")
    bound = 3 * 2**200 + 1
    draws = [dice.below(bound) for _ in range(300)]
    assert all(0 <= draw < bound for draw in draws)
    assert max(draws) > bound * 0.98
    assert min(draws) < bound * 0.02


def test_shuffles_are_uniform_permutations() -> None:
    dice = Dice.of(3, "test")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert all(860 < count < 1140 for count in seen.values())
