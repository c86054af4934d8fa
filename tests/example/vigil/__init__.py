"""Vigil: a small game against the night, for one watch or several, that nobody has to win.

It asks for what few titles need together: sealed plans, one seat, a participant without a seat, options whose default
depends on the number of players, windows that are set to "when it matters", proposals for large questions.
"""

from conclave.kernel.title import Title

TITLE = Title(name="vigil", game=f"{__name__}.game:VIGIL")
COMMON = Title(name="common-vigil", game=f"{__name__}.game:COMMON_VIGIL")
