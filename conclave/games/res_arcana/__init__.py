"""Res Arcana: the duel of mages over essences, artifacts and places of power."""

from conclave.games.res_arcana.game import ResArcana

RES_ARCANA = ResArcana()

__all__ = ["RES_ARCANA", "ResArcana"]
