"""Duel: a small game of sealed plans, traps and redirected spells. docs/add-a-game.md builds it step by step.

The package is `conclave_duel` where it is installed and `tests.example.duel` here, so its imports are relative.
"""

from conclave.kernel.title import Title

TITLE = Title(
    name="duel",
    game=f"{__name__}.game:DUEL",
    board=f"{__name__}.terminal:DuelDrawing",
    encoder=f"{__name__}.encoder:ENCODER",
    rulebook=f"{__name__}:rules.md",
    kinds=f"{__name__}.recordings:DuelRecordings",
)
