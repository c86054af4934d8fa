"""Black Rose Wars: Rebirth."""

from conclave.kernel.title import Title

TITLE = Title(
    name="black-rose-wars",
    game="conclave.games.black_rose_wars.game:BLACK_ROSE_WARS",
    board="conclave.games.black_rose_wars.terminal:RoseDrawing",
    encoder="conclave.games.black_rose_wars.encoder:ENCODER",
    client="black_rose_wars",
    rulebook="black_rose_wars.md",
    kinds="conclave.games.black_rose_wars.recordings:RoseRecordings",
    reference="conclave.games.black_rose_wars.cards.reference:page",
    order=3,
)
