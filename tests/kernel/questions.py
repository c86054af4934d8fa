"""Questions of every form, for tests that try them all."""

from hypothesis import strategies as st

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision, Option, Prompt

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


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    kind = draw(st.integers(0, 3))
    options = LETTERS[:draw(st.integers(1, 6))]
    if kind == 0:
        return Choose(0, ASK, options)
    if kind == 1:
        low = draw(st.integers(0, len(options)))
        return ChooseSome(0, ASK, options, low, draw(st.integers(low, len(options))))
    if kind == 2:
        return Arrange(0, ASK, options[:4])
    return draw(amounts())
