"""Which events of Krutagidon are pictures of the film."""

from __future__ import annotations

from typing import Final

from conclave.kernel import film
from conclave.kernel.film import Shot

FILM: Final = {
    "turn": Shot(film.TURN),
    "chose": Shot(film.PLAY),
    "played": Shot(film.PLAY),
    "triggered": Shot(film.PLAY),
    "attack": Shot(film.ATTACK, targets="targets"),
    "attack-by-nobody": Shot(film.ATTACK, targets="targets"),
    "bought": Shot(film.PURCHASE),
    "mayhem": Shot(film.FATE),
    "group-attack": Shot(film.FATE),
    "legend-appears": Shot(film.FATE),
    "hurt": Shot(film.DAMAGE, "count"),
    "died": Shot(film.DEATH),
    "killed": Shot(film.DEATH),
    "defended": Shot(film.DEFENCE),
    "stays-out": Shot(film.DEFENCE),
    "redirected": Shot(film.REDIRECT),
    "healed": Shot(film.HEAL, "count"),
    "spent-life": Shot(film.DAMAGE, "count"),
    "power": Shot(film.POWER),
    "drew": Shot(film.DRAW, "count"),
    "discarded": Shot(film.DISCARD),
    "destroyed": Shot(film.DESTROY),
    "gained": Shot(film.TAKE),
    "took-token": Shot(film.TAKE),
    "took-prize": Shot(film.TAKE),
    "took-over": Shot(film.TAKE),
    "borrowed-property": Shot(film.TAKE),
}
