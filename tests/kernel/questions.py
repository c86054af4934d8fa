"""Questions of every form, for tests that try them all."""

from hypothesis import strategies as st

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision, Option, Place, Prompt

ASK = Prompt("ask", "EX-1")
LETTERS = [Option(letter) for letter in "abcdefg"]


@st.composite
def amounts(draw: st.DrawFn) -> Amounts:
    size = draw(st.integers(1, 4))
    low = [draw(st.integers(0, 2)) for _ in range(size)]
    high = [at + draw(st.integers(0, 3)) for at in low]
    least = draw(st.integers(sum(low), sum(high)))
    most = draw(st.integers(least, sum(high)))
    if not draw(st.booleans()):
        return Amounts(0, ASK, LETTERS[:size], tuple(low), tuple(high), least, most)
    base = tuple(draw(st.integers(at, top)) for at, top in zip(low, high, strict=True))
    spare = max(0, least - sum(base)) + draw(st.integers(0, 3))
    return Amounts(0, ASK, LETTERS[:size], tuple(low), tuple(high), least, most, base=base, spare=spare)


SIDES = [*LETTERS, Option("h"), Option("i")]
SLOTS = [Option(name) for name in ("quick", "spare", "I", "II", "III")]


@st.composite
def places(draw: st.DrawFn) -> Place:
    """Things with up to three sides, each there up to twice, for up to four slots of which some are a row."""
    sides = draw(st.lists(st.integers(1, 3), max_size=3))
    groups = tuple(group for group, count in enumerate(sides) for _ in range(count))
    supply = tuple(draw(st.integers(0, 2)) for _ in sides)
    free, row = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    low = draw(st.integers(0, 4))
    return Place(0, ASK, SIDES[:len(groups)], [*SLOTS[:free], *SLOTS[2:2 + row]], low, draw(st.integers(low, 5)), row,
                 groups=groups, supply=supply)


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    kind = draw(st.integers(0, 4))
    options = LETTERS[:draw(st.integers(1, 6))]
    if kind == 0:
        return Choose(0, ASK, options)
    if kind == 1:
        low = draw(st.integers(0, len(options)))
        return ChooseSome(0, ASK, options, low, draw(st.integers(low, len(options))))
    if kind == 2:
        return Arrange(0, ASK, options[:4])
    if kind == 3:
        return draw(places())
    return draw(amounts())
