"""Which events of Black Rose Wars are pictures of the film."""

from __future__ import annotations

from typing import Final

from conclave.kernel import film
from conclave.kernel.film import Shot

FILM: Final = {
    "round": Shot(film.ROUND),
    "moon-phase": Shot(film.FATE),
    "event-drawn": Shot(film.FATE),
    "event-works": Shot(film.FATE),
    "rebuilt": Shot(film.FATE),
    "reveals-order": Shot(film.FATE),
    "order-answers": Shot(film.FATE),
    "dominion": Shot(film.FATE),
    "acts": Shot(film.PLAY),
    "waits": Shot(film.PLAY),
    "casts": Shot(film.PLAY),
    "activates-spell": Shot(film.PLAY),
    "uses-quest": Shot(film.PLAY),
    "activates-room": Shot(film.PLAY),
    "evocation-activates": Shot(film.PLAY),
    "aims-at": Shot(film.ATTACK, targets="targets"),
    "attacks": Shot(film.ATTACK, targets="targets"),
    "answers": Shot(film.REACTION),
    "set-off": Shot(film.REACTION),
    "suffers": Shot(film.DAMAGE, "count"),
    "is-defeated": Shot(film.DEATH),
    "evocation-defeated": Shot(film.DEATH),
    "ignores-damage": Shot(film.DEFENCE),
    "ignores-effect": Shot(film.DEFENCE),
    "redirects-damage": Shot(film.REDIRECT),
    "healed": Shot(film.HEAL, "count"),
    "gains-power": Shot(film.POINTS, "count"),
    "loses-power": Shot(film.LOSS, "count"),
    "places-instability": Shot(film.GAIN, "count"),
    "replaces-instability": Shot(film.GAIN, "count"),
    "replaces-damage": Shot(film.GAIN, "count"),
    "drew": Shot(film.DRAW, "count"),
    "drew-forgotten": Shot(film.DRAW, "count"),
    "looks-at-library": Shot(film.DRAW, "count"),
    "discarded": Shot(film.DISCARD),
    "summons": Shot(film.TAKE),
    "upgraded": Shot(film.TAKE),
    "hex-assigned": Shot(film.TAKE),
    "umbra-assigned": Shot(film.TAKE),
    "takes-crown": Shot(film.TAKE),
    "takes-trophy": Shot(film.TAKE),
    "evocation-removed": Shot(film.DESTROY),
    "refreshes-action": Shot(film.READY),
    "solves-quest": Shot(film.POINTS, "count"),
}
