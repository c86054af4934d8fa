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


def test_the_stream_is_the_same_for_ever_and_whatever_key_or_counter_it_has() -> None:
    def drawn(key: int, counter: int) -> list[int]:
        dice = Dice(key, counter)
        return [*[dice.below(1000) for _ in range(6)], dice.below(2**90)]

    assert drawn(7, 0) == [147, 781, 364, 730, 256, 490, 61973612994215175454079649]
    assert drawn(2**100 - 1, -5) == [476, 26, 919, 209, 138, 725, 410337971321782204327095911]
    assert drawn(3, 2**62 - 3) == [824, 347, 91, 183, 691, 572, 521286058453150385508949905]
    assert drawn(-1, 2**80 + 1) == [165, 968, 590, 61, 105, 546, 770712649742547548439610839]
