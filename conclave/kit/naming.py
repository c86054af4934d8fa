"""The names of components: typed once, in the content file, in as many languages as there are.

Only the English name has to be there; a language without one says the English. `mild` names a component for tables that
prefer well-behaved names, in the languages in which the printed name is rude.
"""

from __future__ import annotations

from collections.abc import Mapping

from conclave.kernel.content import Record
from conclave.kernel.errors import ContentError
from conclave.kernel.text import ENGLISH, LANGUAGES

PRINTED = "-printed"
Names = Mapping[str, str]  # by language


def read_names(record: Record, field: str = "name") -> Names:
    """The names of a component; a plain word is the English one."""
    if not record.has(field):
        raise record.wrong(f"'{field}' is missing: it is the name of the component, as in {field}: {{en: Hawk}}")
    given = record.texts(field, LANGUAGES)
    if ENGLISH not in given:
        raise record.wrong(f"'{field}' should have an English name: {field}: {{en: Hawk}}")
    return given


def message_key(kind: str, name: str) -> str:
    """The message that says a component: `card-bone-dragon`."""
    return f"{kind}-{name.replace('_', '-')}"


class Naming:
    """The messages that the names of a box make, by language and key."""

    def __init__(self) -> None:
        self._messages: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}

    def add(self, key: str, names: Names, mild: Names | None = None) -> None:
        """Name a component; where it has a milder name, that is the usual one."""
        for lang, name in names.items():
            self._messages[lang][key] = mild.get(lang, name) if mild is not None else name
            if mild:
                self._messages[lang][key + PRINTED] = name

    def messages(self, lang: str) -> Mapping[str, str]:
        """The names in a language, without those that it lacks."""
        if lang not in self._messages:
            raise ContentError(f"there is no language '{lang}'")
        return self._messages[lang]

    def prefer(self, present: Naming) -> None:
        """Call components as the present content does; only those that it has no more keep the names that they had."""
        for lang, messages in present._messages.items():
            self._messages[lang].update(messages)
