"""The box: components, listings, what identifies them, and content packed into saves."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import pytest

from conclave.kernel.errors import BadSave, ContentError
from conclave.kit.box import (
    LARGEST,
    chosen,
    components,
    edition_of,
    pack,
    read_content,
    read_listing,
    unpack,
    write_listing,
)

CONTENT = {"birds": "- {id: hawk, power: 2, name: {en: Hawk}}\n- {id: owl, power: 1, copies: 3, eats: [mice, bats]}\n",
           "fish": "- {id: pike, power: 4, when: {moon: full, tide: low}}\n"}


def digest(birds: str, version: str = "1", fish: str = CONTENT["fish"]) -> str:
    return edition_of(version, components({"birds": birds, "fish": fish}, "copies"))


def test_components_stand_in_the_order_of_the_files() -> None:
    found = components(CONTENT, "copies")
    assert [(one.name, one.file, one.copies) for one in found] == [("hawk", "birds", 1), ("owl", "birds", 3),
                                                                   ("pike", "fish", 1)]
    assert [one.copies for one in components(CONTENT)] == [1, 1, 1]


@pytest.mark.parametrize(("content", "complaint"), [
    ({"a": "- {id: hawk}\n- {id: owl}\n- {id: hawk}"}, "a.yaml:3: 'hawk' stands twice"),
    ({"a": "- {id: hawk}", "b": "\n- {id: hawk}"}, "b.yaml:2: 'hawk' stands twice"),
    ({"a": "- {power: 2}"}, "a.yaml:1: 'id' is missing"),
    ({"a": "- {id: hawk, copies: 0}"}, "a.yaml:1: 'copies' should be from 1 to 99, not 0"),
])
def test_mistakes_name_file_and_line(content: dict[str, str], complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        components(content, "copies")
    assert str(caught.value) == complaint


def test_files_are_read_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "birds.yaml").write_text(CONTENT["birds"], encoding="utf-8")
    assert read_content(tmp_path, ["birds"]) == {"birds": CONTENT["birds"]}
    with pytest.raises(ContentError, match=r"fish\.yaml:1: this file cannot be read"):
        read_content(tmp_path, ["birds", "fish"])
    (tmp_path / "fish.yaml").write_bytes(b"\xff\xfe- {id: pike}")
    with pytest.raises(ContentError, match=r"fish\.yaml:1: this file cannot be read"):
        read_content(tmp_path, ["fish"])


# Listings


def test_a_listing_is_read_as_it_was_written() -> None:
    found = components(CONTENT, "copies")
    listing = write_listing(found)
    assert listing == "hawk\nowl x3\npike\n"
    assert [(one.name, one.copies) for one in read_listing(listing)] == [("hawk", 1), ("owl", 3), ("pike", 1)]
    assert write_listing(chosen(found, read_listing(listing))) == listing


def test_a_listing_chooses_components_in_its_order_and_number() -> None:
    found = chosen(components(CONTENT, "copies"), read_listing("pike x2\nhawk"))
    assert [(one.name, one.file, one.copies) for one in found] == [("pike", "fish", 2), ("hawk", "birds", 1)]
    with pytest.raises(ContentError, match="the listing names 'crow'"):
        chosen(found, read_listing("crow"))
    assert [one.copies for one in components(CONTENT, "copies")] == [1, 3, 1], "the components themselves are as before"


# What identifies it


@pytest.mark.parametrize("birds", [
    "# two birds\n- id: hawk  # the first\n  power: 2\n\n- id: owl\n  power: 1\n  copies: 3\n  eats:\n  - mice\n  - bats\n",
    "- {power: 2, id: hawk, name: {en: Falcon, pl: Sokół}}\n- {eats: [mice, bats], id: owl, power: 1, copies: 3}",
    '- {"id": "hawk", power: "2"}\n- {id: owl, power: 1, copies: 3, eats: [mice, bats], note: hoots, sources: [a book]}',
])
def test_layout_comments_order_of_fields_and_words_change_nothing(birds: str) -> None:
    assert digest(birds) == digest(CONTENT["birds"])


@pytest.mark.parametrize("birds", [
    CONTENT["birds"].replace("power: 2", "power: 3"),
    CONTENT["birds"].replace("mice, bats", "bats, mice"),
    CONTENT["birds"].replace("copies: 3", "copies: 4"),
    CONTENT["birds"].replace("id: owl", "id: crow"),
    CONTENT["birds"].replace("power: 1", "powers: 1"),
    CONTENT["birds"].replace("[mice, bats]", '"mice, bats"'),
    "".join(reversed(CONTENT["birds"].splitlines(keepends=True))),
    CONTENT["birds"] + "- {id: crow}\n",
])
def test_whatever_is_played_differently_is_another_edition(birds: str) -> None:
    assert digest(birds) != digest(CONTENT["birds"])


def test_rules_and_files_belong_to_the_edition() -> None:
    same = digest(CONTENT["birds"])
    assert digest(CONTENT["birds"], version="2") != same
    assert edition_of("1", components({"birds": CONTENT["birds"], "eels": CONTENT["fish"]}, "copies")) != same
    assert edition_of("1", components(CONTENT, "copies"), ("name", "power")) != same
    assert len(same) == 16


# In saves


def test_content_comes_back_as_it_was_packed() -> None:
    content = {**CONTENT, "odd": "- {id: łoś, note: «\u2028»}\n", "empty": ""}
    packed = pack(content)
    assert unpack(packed) == content
    assert packed.isascii()
    assert "\n" not in packed


def squeezed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()


@pytest.mark.parametrize("packed", [
    "", "====", "not base 64!", "ł", pack(CONTENT)[:-8], pack(CONTENT)[4:], base64.b64encode(b"plain").decode(),
    squeezed(b"{"), squeezed(b"[1, 2]"), squeezed(b'"birds"'), squeezed(b"null"), squeezed(b"\xff\xfe"),
    squeezed(json.dumps({"birds": 3}).encode()), squeezed(json.dumps({"birds": ["- {id: hawk}"]}).encode()),
    squeezed(b"[" * 200_000), squeezed(b" " * (LARGEST + 1)), squeezed(b'{"birds": "' + b"x" * LARGEST + b'"}'),
    squeezed(b'{"birds": ' + b"9" * 5000 + b"}"),
])
def test_broken_content_is_refused_whatever_is_wrong_with_it(packed: str) -> None:
    with pytest.raises(BadSave, match="the content of this save is broken"):
        unpack(packed)


def test_content_that_swells_is_not_unpacked() -> None:
    bomb = squeezed(b" " * (LARGEST * 60))
    assert len(bomb) < 400_000
    with pytest.raises(BadSave):
        unpack(bomb)
