"""Krutagidon: the deck-building game of battle wizards."""

from conclave.kernel.title import Title

TITLE = Title(
    name="krutagidon",
    game="conclave.games.krutagidon.game:KRUTAGIDON",
    board="conclave.games.krutagidon.terminal:KrutagidonDrawing",
    encoder="conclave.games.krutagidon.encoder:ENCODER",
    client="krutagidon",
    rulebook="krutagidon.md",
    kinds="conclave.games.krutagidon.recordings:WizardRecordings",
    reference="conclave.games.krutagidon.cards.reference:page",
    order=2,
)
