"""`conclave titles`: what is installed, for programs; `conclave games` tells people what can be played."""

from __future__ import annotations

import json

from conclave.cli.options import Json


def titles(as_json: Json = False) -> None:
    """List the installed titles by name; with --json, with the parts that each of them brings."""
    from conclave import registry
    names = registry.titles()
    if as_json:
        print(json.dumps([registry.title(name)._asdict() for name in names], ensure_ascii=False, indent=2))
        return
    for name in names:
        print(name)
