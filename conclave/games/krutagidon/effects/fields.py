"""The fields that several words of Krutagidon have."""

from __future__ import annotations

from typing import TypeAlias

from conclave.games.krutagidon.state.model import Table
from conclave.games.krutagidon.state.zones import ZONES
from conclave.kit import language

Fields: TypeAlias = language.Fields[Table]


def zone_of(fields: Fields, name: str, default: str | None = None) -> int:
    """A field that names a zone."""
    return ZONES.index(fields.one_of(name, ZONES, default))
