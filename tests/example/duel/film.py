"""Which events of a duel are pictures of the film."""

from __future__ import annotations

from typing import Final

from conclave.kernel import film
from conclave.kernel.film import Shot

FILM: Final = {
    "planned": Shot(film.PLAY),
    "set-trap": Shot(film.PLAY),
    "cast": Shot(film.PLAY),
    "sprang": Shot(film.PLAY),
    "hurt": Shot(film.DAMAGE, "count"),
    "healed": Shot(film.HEAL, "count"),
    "ignored": Shot(film.DEFENCE),
    "redirected": Shot(film.REDIRECT),
    "drew": Shot(film.DRAW, "count"),
    "fell": Shot(film.DEATH),
}
