"""Sections 1 and 2 of the rules: the box, and how the table is set."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.games.krutagidon.cards.boards import boards_of
from conclave.games.krutagidon.cards.box import FILES, FOLDER, open_box
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import (
    DEAD_WIZARD,
    FAMILIAR,
    LEGEND,
    LOCATION,
    MAYHEM,
    PROPERTY,
    STARTER,
    TYPELESS,
    Table,
)
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption, ContentError
from conclave.kernel.game import Runner
from conclave.kit.box import read_content
from conclave.kit.effects import effect_words
from tests.games.krutagidon.scene import BY_NAME, CARD_OF, CARDS, names_of
from tests.support import rule


def opened(seats: int, seed: int) -> tuple[Table, Runner]:
    table = KRUTAGIDON.setup(KRUTAGIDON.settle_options({}, seats), seats, Dice.of(seed, "game"))
    assert isinstance(table, Table)
    return table, Runner(KRUTAGIDON, table)


def laid_out(seats: int, seed: int) -> Table:
    table, runner = opened(seats, seed)
    while table.turn == 0:
        runner.play(runner.pending[0], runner.pending[0].sample(Dice.of(seed, "choose")))
    return table


def count(kind: int) -> int:
    return sum(card.copies for card in CARDS if card.kind == kind)


@rule("KR-COMP-1", "KR-COMP-2", "KR-Q-2")
def test_the_box_holds_230_cards_and_the_tokens() -> None:
    starters = {name: BY_NAME[name].copies for name in ("sign", "wand", "fizzle", "wild_magic", "limp_wand")}
    assert starters == {"sign": 30, "wand": 5, "fizzle": 15, "wild_magic": 16, "limp_wand": 16}
    assert (count(LEGEND), count(FAMILIAR), len(KRUTAGIDON.box.main_deck())) == (12, 12, 124)
    assert sum(card.copies for card in CARDS if card.kind < DEAD_WIZARD) == 230
    assert (count(DEAD_WIZARD), count(PROPERTY)) == (20, 8)
    assert sorted(card.board for card in CARDS if card.promo) == ["ball_of_cthulhu", "fey_ticklebottom", "hellish_huffman",
                                                                  "sir_kitty"]


@rule("KR-COMP-4", "KR-COMP-8", "KR-Q-3", "KR-Q-42")
def test_copies_in_the_main_deck() -> None:
    cards = [card for card in CARDS if card.kind in range(5) or card.kind == MAYHEM]
    for card in cards:
        single = card.kind in (MAYHEM, LOCATION) or card.cost >= 6
        assert card.copies == (1 if single else 2), card.name
    assert sorted(card.letter for card in cards if card.kind == MAYHEM) == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for kind in range(4):
        costs = [card.cost for card in cards if card.kind == kind for _ in range(card.copies)]
        assert [costs.count(cost) for cost in range(2, 8)] == [2, 6, 6, 6, 2, 1]


@rule("KR-COMP-3")
def test_two_to_five_wizards() -> None:
    assert KRUTAGIDON.players == (2, 3, 4, 5)
    with pytest.raises(BadOption):
        KRUTAGIDON.settle_options({}, 6)


@rule("KR-COMP-5", "KR-COMP-6", "KR-WILD-1", "KR-LEGEND-3", "KR-LEGEND-9")
def test_types_and_costs() -> None:
    assert BY_NAME["wild_magic"].type == BY_NAME["limp_wand"].type == TYPELESS
    assert BY_NAME["wild_magic"].cost == 3
    assert all(BY_NAME[name].type == STARTER for name in ("sign", "wand", "fizzle"))
    assert {card.cost for card in CARDS if card.kind == LEGEND} == {8, 9, 10, 11, 12}
    assert [card.name for card in CARDS if card.kind == LEGEND and not card.group] == ["voom"]
    for card in CARDS:
        assert set(card.names) == {"en", "ru", "uk", "pl"}
        assert card.words.key == f"card-{card.name.replace('_', '-')}"


@rule("KR-COMP-6")
def test_icons_tell_what_a_card_can_do() -> None:
    faces = {face.name: face for face in KRUTAGIDON.cards()}
    for card in CARDS:
        tags = faces[card.name].tags
        assert faces[card.name].words == card.words
        if card.kind < DEAD_WIZARD:
            does = card.effect if card.kind == MAYHEM else card.play
            assert ("attack" in tags) == ("op-attack " in str(effect_words(does))), card.name
            assert (faces[card.name].cost is None) == (faces[card.name].points is None) == (card.kind == MAYHEM)
        assert ("defence" in tags) == (card.defence is not None)
        assert ("ongoing" in tags) == card.ongoing
    stays = {card.name for card in CARDS if card.ongoing}
    assert stays == {card.name for card in CARDS if card.kind == LOCATION} | {"golden_oldies", "big_bone", "dragon_eggs"}


@rule("KR-SETUP-1", "KR-SETUP-3", "KR-SETUP-6", "KR-Q-40")
def test_properties_and_familiars_are_chosen_in_secret() -> None:
    table, runner = opened(3, 5)
    assert [decision.prompt.key for decision in runner.pending] == ["ask-choose-property"] * 3
    assert all(decision.count() == 2 for decision in runner.pending)
    offered = {decision.seat: [decision.write(answer) for answer in decision.answers()] for decision in runner.pending}
    for _ in range(3):
        runner.play(runner.pending[0], runner.pending[0].nth(0))
    assert [decision.prompt.key for decision in runner.pending] == ["ask-choose-familiar"] * 3
    assert table.properties == [[], [], []], "they lie face down until the familiars are chosen"
    assert KRUTAGIDON.view(table, None)["seats"] == [{**seat, "properties": []} for seat in seats_of(table)]
    for _ in range(3):
        runner.play(runner.pending[0], runner.pending[0].nth(1))
    assert [names_of(table.properties[seat]) for seat in range(3)] == [[offered[seat][0]] for seat in range(3)]


def seats_of(table: Table) -> list[dict[str, object]]:
    seats = KRUTAGIDON.view(table, None)["seats"]
    assert isinstance(seats, list)
    return seats


@rule("KR-SETUP-1", "KR-SETUP-2", "KR-SETUP-3", "KR-Q-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_not_kept_goes_back_to_the_box(seats: int) -> None:
    table, runner = opened(seats, 9)
    offered: dict[str, list[str]] = {"ask-choose-property": [], "ask-choose-familiar": []}
    while table.turn == 0:
        decision = runner.pending[0]
        offered[decision.prompt.key] += [decision.write(answer) for answer in decision.answers()]
        runner.play(decision, decision.nth(1))
    kept = [names_of([piece])[0] for piece in table.familiar]
    assert sorted(kept + names_of(table.familiar_box)) == sorted(card.name for card in CARDS if card.kind == FAMILIAR)
    assert kept == offered["ask-choose-familiar"][1::2]
    own = [name for pile in table.properties for name in names_of(pile)]
    assert sorted(own + names_of(table.property_box)) == sorted(card.name for card in CARDS if card.kind == PROPERTY)
    assert own == offered["ask-choose-property"][1::2] or seats == 5
    assert len(offered["ask-choose-property"]) == (0 if seats == 5 else 2 * seats)


def first_offers(seed: int) -> list[str]:
    """What seat 0 may choose from: two properties, then two familiars."""
    _, runner = opened(2, seed)
    offered: list[str] = []
    for _ in range(2):
        decision = runner.decision_of(0)
        offered += [decision.write(answer) for answer in decision.answers()]
        for seat in (0, 1):
            runner.play(runner.decision_of(seat), runner.decision_of(seat).nth(0))
    return offered


@rule("KR-SETUP-10", "KR-SETUP-14", "KR-SETUP-15", "KR-SETUP-9", "KR-SETUP-1", "KR-SETUP-3")
def test_piles_are_shuffled() -> None:
    tables = [laid_out(2, seed) for seed in range(8)]
    for shuffled in ([table.legends[-2] for table in tables], [table.dead_pile[-1] for table in tables],
                     [table.main[-1] for table in tables], [tuple(names_of(table.hand[0])) for table in tables]):
        assert len(set(shuffled)) > 3
    for kind in (PROPERTY, FAMILIAR):
        dealt = {tuple(name for name in offered if BY_NAME[name].kind == kind) for offered in map(first_offers, range(8))}
        assert len(dealt) > 3
    for table in tables:
        assert sorted(names_of(table.legends + table.legend_box)) == sorted(
            card.name for card in CARDS if card.kind == LEGEND), "the rest goes to the box"
        assert len(table.dead_pile + table.dead_box) == 20


@rule("KR-SETUP-2")
def test_five_wizards_get_one_property_without_a_choice() -> None:
    table, runner = opened(5, 8)
    assert [decision.prompt.key for decision in runner.pending] == ["ask-choose-familiar"] * 5
    while table.turn == 0:
        runner.play(runner.pending[0], runner.pending[0].nth(0))
    assert [len(properties) for properties in table.properties] == [1] * 5


@rule("KR-SETUP-4", "KR-SETUP-5", "KR-SETUP-7", "KR-SETUP-8", "KR-SETUP-15", "KR-SETUP-9", "KR-SETUP-12")
def test_the_table_is_set() -> None:
    for seats in (2, 3, 4, 5):
        table = laid_out(seats, 20 + seats)
        assert table.life == [20] * seats
        for seat in range(seats):
            assert len(table.hand[seat]) == 5
            cards = names_of(table.hand[seat] + table.deck[seat])
            assert [cards.count(name) for name in ("sign", "wand", "fizzle")] == [6, 1, 3]
            familiar = CARD_OF[table.familiar[seat]]
            assert (familiar.kind, CARDS[table.wizard[seat]].board) == (FAMILIAR, familiar.board)
        assert (len(table.wild), len(table.limp)) == (16, 16)
        assert table.active == table.first
    assert len({laid_out(5, seed).first for seed in range(20)}) > 2


@rule("KR-SETUP-4", "KR-COMP-2", "KR-Q-2")
def test_every_familiar_has_a_board() -> None:
    assert sorted(board.familiar for board in boards_of(KRUTAGIDON.box).values()) == sorted(
        card.name for card in CARDS if card.kind == FAMILIAR)
    assert sum(board.in_box for board in boards_of(KRUTAGIDON.box).values()) == 8
    assert all(board.in_box != BY_NAME[board.familiar].promo for board in boards_of(KRUTAGIDON.box).values())


@rule("KR-SETUP-10", "KR-SETUP-13", "KR-SETUP-14")
@pytest.mark.parametrize(("seats", "legends"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_legends_and_tokens_by_the_number_of_wizards(seats: int, legends: int) -> None:
    table = laid_out(seats, 3)
    assert len(table.legends) == legends + 1
    assert CARD_OF[table.legends[-1]].name == "voom"
    assert table.legend_up == 1
    assert len(table.dead_pile) == 4 * seats
    assert len(table.market) == 5


def test_mistakes_in_content_are_told_with_file_and_line(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.yaml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    spells = tmp_path / "spells.yaml"
    text = spells.read_text(encoding="utf-8")
    for right, wrong, complaint in (("op: heal, n: 3", "op: heel, n: 3", "unknown op 'heel'; did you mean 'heal'?"),
                                    ("targets: left_or_right_foe", "targets: left_foe", "unknown targets 'left_foe'"),
                                    ("in: [discard]", "in: [bin]", "unknown in 'bin'"),
                                    ("op: power, n: 1", "op: power, n: 1, m: 2", "unknown field 'm'")):
        assert right in text
        spells.write_text(text.replace(right, wrong, 1), encoding="utf-8")
        with pytest.raises(ContentError, match=r"spells.yaml:\d+: ") as caught:
            open_box(read_content(tmp_path, FILES))
        assert complaint in str(caught.value)
