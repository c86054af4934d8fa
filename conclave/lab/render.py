"""A table as plain text, for any title: what a seat may know, its question and its picks."""

from __future__ import annotations

from collections.abc import Mapping

from conclave.kernel.picks import Picks
from conclave.lab.encode import View


def table_text(view: View, picks: Picks | None = None) -> str:
    """A view as indented lines, and under it the question whose picks are being made."""
    lines = _lines(view, "")
    if picks is not None:
        decision = picks.decision
        about = f", about {decision.about}" if decision.about else ""
        lines.append(f"seat {decision.seat} is asked {decision.prompt.key} ({decision.rule}){about}")
        if picks.made:
            lines.append(f"  picked: {', '.join(picks.made)}")
        lines.append(f"  can pick: {', '.join(picks.offers)}")
    return "\n".join(lines) + "\n"


def _lines(part: Mapping[str, object], indent: str) -> list[str]:
    lines: list[str] = []
    for key, value in part.items():
        name = f"{indent}{key.replace('_', ' ')}:"
        if isinstance(value, list) and value and isinstance(value[0], Mapping) and _deep(value[0]):
            for at, item in enumerate(value):
                lines.append(f"{indent}{key.replace('_', ' ')} {at}:")
                lines += _lines(item, indent + "  ")
        elif value not in ("", [], {}):
            lines.append(f"{name} {_short(value)}")
    return lines


def _deep(part: Mapping[str, object]) -> bool:
    return any(isinstance(value, list) for value in part.values())


def _short(value: object) -> str:
    """A value on one line; what is empty, zero or false within it is left out."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return " ".join(_entry(key, item) for key, item in value.items() if item) or "none"
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value)
    return str(value)


def _entry(key: str, value: object) -> str:
    if value is True:
        return key
    if isinstance(value, str):
        return value
    return f"{key}=({_short(value)})" if isinstance(value, list | Mapping) else f"{key}={value}"
