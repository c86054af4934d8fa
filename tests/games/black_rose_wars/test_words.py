"""Every word of Black Rose Wars in four languages: nothing is missing, nothing is idle, and what is said is well formed."""

from __future__ import annotations

import re

from conclave.games.black_rose_wars.cards.decoding import CRITERIA, REVEALS, TASKS, TIMINGS
from conclave.games.black_rose_wars.cards.language import LANGUAGE
from conclave.games.black_rose_wars.cards.wording import KINDS
from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.rules.finish import SOURCES
from conclave.games.black_rose_wars.rules.values import QUALITIES
from conclave.games.black_rose_wars.state.components import (
    ARCHETYPES,
    COLOURS,
    ELEMENTS,
    EVENTS,
    SCHOOLS,
    TARGET_KINDS,
    TYPES,
)
from conclave.games.black_rose_wars.state.fields import ENDINGS, MOMENTS
from tests.games.words import WordsOfATitle, called_with_keys

BOX = BLACK_ROSE_WARS.box
TAGS = (*SCHOOLS, *TYPES, *COLOURS, *ARCHETYPES, *TIMINGS, "stable", "instability", "undivided", "big", "assigned", "crown",
        "extra-card", "phase-1", "phase-2", "phase-3")
VERBS = ("order", "cast", "wait", "use", "go", "activate", "answer", "keep", "discard", "return", "reload", "lift")
SEEN_BY_SOME = ("drew", "drew-forgotten", "looks-at-library", "searches-grimoire")
REMOVED = ("evocation-replaced", "evocation-defeated", "evocation-removed")
PILES = ("grimoire", "memories")
LED_IN = ("activation", "activation-controlled", "destroyed", "rebuilt", "event-trigger", "reaction", "removed", "skill")
AWKWARD = re.compile(r"““|««|„„|\{|\}|\?\?\?|\$|  |\.\.|,,|;;|::| [.,;:)]|\( |(?<![!?])[.,;:][.,;:]|^\s|\s$|\u2068|--")


def dashed(name: str) -> str:
    return name.replace("_", "-")


def made_of_names() -> set[str]:
    """Keys that are put together from names."""
    keys = {card.words.key for card in BOX.cards} | {"skill-dominion-of-the-rose"}
    keys |= {f"kind-{dashed(kind)}" for kind in KINDS.values()} | {f"tag-{dashed(tag)}" for tag in TAGS}
    keys |= {f"type-{name}" for name in TYPES} | {f"element-{name}" for name in ELEMENTS}
    keys |= {f"colour-{name}" for name in COLOURS} | {f"zone-{name}" for name in PILES}
    keys |= {f"target-{name}" for name in TARGET_KINDS} | {f"until-{name}" for name in MOMENTS}
    keys |= {word.key for word in LANGUAGE.words.values() if word.family not in ("counter", "number")}
    keys |= {f"number-{dashed(name)}" for name in LANGUAGE.families["counter"]} | {"number", "number-all"}
    keys |= {"op-if-else", "mod-if", "who-target-area", "who-target-together", "who-self", "who-each"}
    keys |= {f"when-{dashed(name)}" for name in EVENTS} | {f"happened-{dashed(name)}" for name in EVENTS}
    keys |= {f"task-{dashed(name)}" for name in TASKS} | {f"line-reveal-{dashed(name)}" for name in REVEALS}
    keys |= {f"line-{dashed(name)}" for name in TIMINGS} | {f"criterion-{dashed(name)}" for name in CRITERIA}
    keys |= {f"line-{name}" for name in LED_IN}
    keys |= {f"value-{dashed(quality.name)}" for quality in QUALITIES.values}
    keys |= {f"move-{verb}" for verb in VERBS} | {*REMOVED, *SEEN_BY_SOME} | {f"{key}-known" for key in SEEN_BY_SOME}
    keys |= {f"source-{source}" for source in SOURCES} | {f"reason-{ending}" for ending in ENDINGS if ending}
    keys |= {f"window-{window}" for window in BLACK_ROSE_WARS.windows} | {"other-rose"}
    for option in BLACK_ROSE_WARS.options:
        keys |= {f"option-{option.name}"} | {f"{option.name}-{value}" for value in option.values}
    return keys | {"title-black-rose-wars", "about-black-rose-wars", "motto-black-rose-wars", "score"}


class TestWords(WordsOfATitle):
    """What every title's words have to be."""

    title = BLACK_ROSE_WARS
    tables = ((2, 3, {}), (3, 1, {}), (4, 1, {}), (1, 2, {"avatar": "apprentice"}), (3, 1, {"avatar": "master"}),
              (2, 1, {"library": "card-by-card", "summoners-crown": "on", "moons": "long"}))
    most = 4000
    refusals = 8
    awkward = AWKWARD
    components = 279
    heard = frozenset({"drew", "drew-known", "suffers", "is-defeated", "casts", "answers", "summons", "planned",
                       "planned-known", "game-over", "ask-act", "ask-answer", "ask-plan", "ask-target"})

    @classmethod
    def used(cls) -> set[str]:
        """The messages that the sources use."""
        return called_with_keys(cls.texts().parent) | made_of_names()
