"""Res Arcana: the duel of mages over essences, artifacts and places of power."""

from conclave.kernel.title import Title

TITLE = Title(
    name="res-arcana",
    game="conclave.games.res_arcana.game:RES_ARCANA",
    board="conclave.games.res_arcana.terminal:ResArcanaDrawing",
    encoder="conclave.games.res_arcana.encoder:ENCODER",
    client="res_arcana",
    rulebook="res_arcana.md",
    kinds="conclave.games.res_arcana.recordings:ArcanaRecordings",
    reference="conclave.games.res_arcana.cards.reference:page",
    order=1,
)
