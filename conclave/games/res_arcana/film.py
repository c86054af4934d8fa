"""Which events of Res Arcana are pictures of the film."""

from __future__ import annotations

from typing import Final

from conclave.kernel import film
from conclave.kernel.film import Shot

FILM: Final = {
    "round": Shot(film.ROUND),
    "chose-mage": Shot(film.PURCHASE),
    "chose-item": Shot(film.PURCHASE),
    "drafted-openly": Shot(film.PURCHASE),
    "placed": Shot(film.PLAY),
    "used": Shot(film.PLAY),
    "used-for-nothing": Shot(film.PLAY),
    "reacted": Shot(film.REACTION),
    "claimed": Shot(film.PURCHASE),
    "passed": Shot(film.PASS),
    "discarded": Shot(film.DISCARD),
    "destroyed": Shot(film.DESTROY),
    "lost": Shot(film.DAMAGE, "essences"),
    "ignored": Shot(film.DEFENCE),
    "paid-to-ignore": Shot(film.DEFENCE),
    "paid": Shot(film.LOSS, "essences"),
    "gained": Shot(film.GAIN, "essences"),
    "took": Shot(film.GAIN, "essences"),
    "stored": Shot(film.GAIN, "essences"),
    "removed": Shot(film.LOSS, "essences"),
    "returned": Shot(film.LOSS, "essences"),
    "drew": Shot(film.DRAW, "count"),
    "swapped-item": Shot(film.TAKE),
    "took-token": Shot(film.TAKE),
    "straightened": Shot(film.READY),
    "temporary-points": Shot(film.POINTS, "count"),
}
