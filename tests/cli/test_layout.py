"""Lines keep to their width, counted in cells."""

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.inks import paint
from conclave.cli.layout import columns, cut, flow, hanging, labelled, rule_line
from conclave.cli.lookup import framed, side_by_side

NAMES = [Text(name) for name in ("Яструб", "Дерево життя", "Бестіарій чаклуна", "Źródło żywiołów", "Hawk", "魔法")]


def test_nothing_is_wider_than_the_line() -> None:
    for width in (8, 20, 33, 60):
        for lines in (flow(NAMES, width), columns(NAMES, width), hanging(Text(" ".join(n.plain for n in NAMES)), 20)):
            assert max(cell_len(line.plain) for line in lines) <= max(width, 20)


def test_nothing_is_lost_in_columns() -> None:
    lines = columns(NAMES, 60)
    assert len(lines) < len(NAMES)
    assert sorted(word for line in lines for word in line.plain.split()) == sorted(
        word for name in NAMES for word in name.plain.split())


def test_columns_are_aligned_by_cells() -> None:
    lines = columns([Text("魔法"), Text("Hawk"), Text("Їжак"), Text("Vault")], 16, 2)
    starts = {cell_len(line.plain[:line.plain.index(word)]) for line, word in zip(lines, ("Їжак", "Vault"), strict=True)}
    assert len(starts) == 1


def test_what_fits_in_one_line_stands_in_one() -> None:
    assert [line.plain for line in columns([Text("1 a"), Text("2 b"), Text("3 c"), Text("4 d")], 40)] == [
        "1 a   2 b   3 c   4 d"]


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    assert cut(Text("Бестіарій чаклуна"), 8).plain == "Бестіар…"
    assert cut(Text("Hawk"), 8).plain == "Hawk"


def test_labels_stand_before_the_first_line_only() -> None:
    lines = labelled("Рука", 7, [Text("a"), Text("b")])
    assert [line.plain for line in lines] == ["Рука   a", "       b"]


def test_a_rule_line_reaches_the_edge() -> None:
    assert cell_len(rule_line(Text("Журнал"), 30).plain) == 30


def test_panels_stand_side_by_side() -> None:
    one, two = framed([Text("Яструб")], 20, "green"), framed([Text("a"), Text("b")], 20, "red")
    rows = side_by_side([one, two], 41, 20)
    assert len(rows) == 4
    assert all(cell_len(row.plain) <= 41 for row in rows)
    assert len(side_by_side([one, two], 40, 20)) == 7


def test_symbols_have_their_colours_and_numbers_beside_them_too() -> None:
    painted = paint("gain ▲12 and ♣1", {"▲": "red", "♣": "green3", "●": "blue"})
    assert [(span.start, span.end, span.style) for span in painted.spans] == [(5, 8, "red"), (13, 15, "green3")]
