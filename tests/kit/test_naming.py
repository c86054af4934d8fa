"""Names of components: typed once, English at least, milder ones where the printed name is rude."""

from __future__ import annotations

import pytest

from conclave.kernel.content import read_text
from conclave.kernel.errors import ContentError
from conclave.kit.naming import Names, Naming, message_key, read_names


def names(text: str) -> Names:
    return read_names(read_text(f"- id: hawk\n  {text}\n", "birds.yaml")[0])


def test_a_plain_word_is_the_english_name() -> None:
    assert names("name: Hawk") == {"en": "Hawk"}
    assert names("name: {pl: Jastrząb, en: Hawk}") == {"pl": "Jastrząb", "en": "Hawk"}


@pytest.mark.parametrize(("text", "complaint"), [
    ("power: 2", "birds.yaml:1: 'name' is missing"),
    ("name:", "birds.yaml:1: 'name' is missing"),
    ("name: {pl: Jastrząb}", "birds.yaml:1: 'name' should have an English name"),
    ("name: {en: Hawk, de: Falke}", "birds.yaml:2: unknown name 'de'"),
    ("name: {en: [Hawk]}", "birds.yaml:2: 'en' should be one word"),
    ("name: [Hawk]", "birds.yaml:2: 'name' should be a mapping"),
])
def test_mistakes_name_file_and_line(text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        names(text)
    assert str(caught.value).startswith(complaint)


def test_each_language_has_the_names_that_it_has() -> None:
    naming = Naming()
    naming.add(message_key("card", "bone_dragon"), {"en": "Bone Dragon", "pl": "Kościany smok"})
    naming.add(message_key("card", "hawk"), {"en": "Hawk"})
    assert naming.messages("en") == {"card-bone-dragon": "Bone Dragon", "card-hawk": "Hawk"}
    assert naming.messages("pl") == {"card-bone-dragon": "Kościany smok"}
    assert naming.messages("uk") == {}
    with pytest.raises(ContentError, match="there is no language 'de'"):
        naming.messages("de")


def test_a_milder_name_is_the_usual_one_in_the_languages_that_have_it() -> None:
    naming = Naming()
    naming.add("card-rogue", {"en": "Rude", "pl": "Niegrzeczny"}, {"en": "Mild"})
    assert naming.messages("en") == {"card-rogue": "Mild", "card-rogue-printed": "Rude"}
    assert naming.messages("pl") == {"card-rogue": "Niegrzeczny", "card-rogue-printed": "Niegrzeczny"}
