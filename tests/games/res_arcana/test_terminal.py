"""Res Arcana in the terminal: its symbols and colours."""

from __future__ import annotations

from conclave.cli.boards import drawing_of
from conclave.cli.speech import Speech
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.terminal import ResArcanaDrawing, essences

DRAWING = drawing_of(RES_ARCANA, Speech("en", RES_ARCANA))


def test_the_title_brings_its_drawing() -> None:
    assert isinstance(DRAWING, ResArcanaDrawing)


def test_essences_are_symbols_with_colours() -> None:
    assert essences({"gold": 4, "any": 2}).plain == "◆4◇2"
    assert essences({"elan": 1}, True, " ").plain == "▲1 ♣0 ●0 ♠0 ◆0"
    painted = DRAWING.paint("gain ▲12 and ♣1")
    assert [(span.start, span.end) for span in painted.spans] == [(5, 8), (13, 15)]


def test_a_tag_colours_a_card_before_its_kind_does() -> None:
    inks = {face.name: DRAWING.ink_of(face) for face in RES_ARCANA.cards()}
    assert (inks["fire_dragon"], inks["hawk"], inks["druid"], inks["vault"]) == ("red", "green3", "dodger_blue1", "default")


def test_the_legend_names_every_essence() -> None:
    assert DRAWING.symbols()[0].plain == "▲ elan   ♣ life   ● calm   ♠ death   ◆ gold   ◇ any"
