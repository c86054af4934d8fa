"""Saves of an earlier program, in the middle of steps: they go on under the present edition and under others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, GoneFromBox, IllegalAnswer, OtherVersion
from conclave.kernel.events import Event
from conclave.kernel.journal import Journal
from conclave.kernel.table import Table
from conclave.kit.box import components, pack, unpack, write_listing
from conclave.registry import instead
from tests.editions import ADDED, changed, older_saves, opened, records_of, saves_of_today
from tests.kernel.saves import played, sealed

SAVES = saves_of_today()
OLDER = older_saves()
every_save = pytest.mark.parametrize("name", sorted(SAVES))
every_older_save = pytest.mark.parametrize("name", sorted(name for name in OLDER if "\n@ " in OLDER[name]))


def asked(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.prompt.key) for decision in table.decisions]


def told(table: Table) -> list[tuple[int, str]]:
    """The log as everybody may read it."""
    return [(number, repr(event.words_for(None))) for number, event in table.log()]


def play_on(table: Table, answers: int, seed: int = 1) -> None:
    """Answer at random for a while."""
    dice = Dice.of(seed, "frozen")
    for _ in range(answers):
        if not table.over:
            table.play(table.decision.sample(dice))


def goes_on_lines(table: Table) -> list[tuple[int, Event]]:
    return [(number, event) for number, event in table.log() if event.words_for(None).key == "goes-on"]


def on_the_table(table: Table) -> str:
    """A component that lies before a player, and that no other one names."""
    state = table.runner.state.plain()
    content = "".join(unpack(table.game.content()).values())
    piles = [state[name] for name in ("play", "hand", "discard")]
    return next(str(card) for piles_of_seats in piles if isinstance(piles_of_seats, list)
                for pile in piles_of_seats for card in pile if len(re.findall(rf"\b{card}\b", content)) == 1)


@pytest.fixture(params=sorted(SAVES))
def save(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each of the saves, its title being played with a changed box."""
    text = SAVES[request.param]
    with instead(changed(Journal.read(text).title)):
        yield text


@every_save
def test_nothing_changes_for_a_save_while_the_box_is_the_same(name: str) -> None:
    journal = Journal.read(SAVES[name])
    table = conclave.load(SAVES[name])
    assert (table.version, table.journal.upgraded) == (len(journal.entries), 0)
    assert table.runner.since
    again = conclave.load(table.save())
    assert f"\nedition {table.game.edition}\n" in again.save()
    assert told(again) == told(table)
    assert goes_on_lines(again) == []


def test_some_snapshots_are_of_a_time_without_secrets() -> None:
    plains = [plain for save in SAVES.values() for plain in Journal.read(save).snapshots.values()]
    assert any("secrets" not in plain for plain in plains)


@every_save
def test_every_seat_knows_what_it_knew_in_a_snapshot(name: str) -> None:
    table = conclave.load(SAVES[name], as_played=True)
    snapshots = Journal.read(SAVES[name]).snapshots
    for count, plain in snapshots.items():
        start = table.at(count).runner.start
        assert start is not None
        restored = table.game.restore(plain)
        for seat in (*range(table.players), None):
            assert table.game.view(restored, seat) == table.game.view(start, seat)


def test_a_save_goes_on_when_a_card_was_added_one_changed_and_one_moved(save: str) -> None:
    table = conclave.load(save)
    was = conclave.load(save, as_played=True)
    begun = was.version - len(was.runner.since)
    assert table.game is conclave.game(table.game.title)
    assert table.game.edition != was.game.edition
    assert table.game.count_pieces(table.runner.state).get(ADDED) is not None
    assert table.version == table.journal.upgraded == begun < was.version
    assert asked(table) == asked(was.at(begun))
    assert [number for number, _ in goes_on_lines(table)] == [begun]
    play_on(table, 40)
    assert table.version > begun
    assert [number for number, _ in goes_on_lines(table)] == [begun]


def test_taking_back_stops_where_the_game_went_on(save: str) -> None:
    table = conclave.load(save)
    begun, before = table.version, table.runner.state.plain()
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.undo()
    play_on(table, 5)
    while table.version > begun:
        table.undo()
    assert table.runner.state.plain() == before
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.undo()
    assert {table.undo_grade(seat) for seat in range(table.players)} == {"nothing"}


def test_what_was_played_before_can_be_looked_at_from_its_beginning(save: str) -> None:
    table = conclave.load(save)
    begun = table.version
    play_on(table, 10)
    was = conclave.load(save, as_played=True)
    assert table.oldest == 0
    for count in (0, 1, begun // 2, begun - 1):
        assert table.at(count).view(0) == was.at(count).view(0)
        assert table.at(count).game is was.game
    assert table.at(begun).game is table.game
    assert told(table)[:len(told(was.at(begun)))] == told(was.at(begun))
    moments = list(table.walk())
    assert [number for number, _, _ in moments] == list(range(table.version + 1))
    assert [(number, repr(event.words_for(None))) for number, _, events in moments for event in events] == told(table)
    assert [number for number, _, _ in table.walk(begun - 1)] == list(range(begun - 1, table.version + 1))


def test_the_save_of_a_game_that_went_on_is_the_same_game(save: str) -> None:
    table = conclave.load(save)
    play_on(table, 30)
    again = conclave.load(table.save())
    assert again.save() == table.save()
    assert told(again) == told(table)
    assert again.oldest == 0
    play_on(again, 10, seed=2)
    assert conclave.load(again.save()).save() == again.save()


def test_a_save_may_go_on_more_than_once(save: str) -> None:
    table = conclave.load(save)
    unplayed = table.save()
    first = table.version
    play_on(table, 10)
    second = table.version - len(table.runner.since)
    view = table.at(first + 1).view(0)
    title = table.game.title
    with instead(opened(title, {file: "".join(list(found.values())[::-1]) for file, found in records_of(title).items()})):
        again = conclave.load(table.save())
        assert [old.answers for old in again.journal.earlier] == [first, second]
        assert [number for number, _ in goes_on_lines(again)] == [first, second]
        assert again.oldest == 0
        assert again.at(first + 1).view(0) == view
        play_on(again, 10)
        assert told(conclave.load(again.save())) == told(again)
        # Where nothing was answered under an edition, it leaves no trace.
        assert [old.answers for old in conclave.load(unplayed).journal.earlier] == [first]


@every_save
def test_a_card_that_is_gone_is_named_and_the_game_can_be_looked_at(name: str) -> None:
    was = conclave.load(SAVES[name])
    gone = on_the_table(was)
    with instead(changed(was.game.title, without=[gone])):
        for text in (SAVES[name], was.save()):
            with pytest.raises(GoneFromBox, match=f"^'{gone}' lies on the table of this game, but is in the box") as why:
                conclave.load(text)
            assert why.value.card == gone
            seen = conclave.load(text, as_played=True)
            assert told(seen) == told(was)
            assert asked(seen) == asked(was)
            assert seen.at(0).view(None) == was.at(0).view(None)


@every_older_save
@pytest.mark.parametrize("other_box", [False, True])
def test_a_save_of_older_rules_goes_on_from_its_snapshot(name: str, other_box: bool) -> None:
    journal = Journal.read(OLDER[name])
    with instead(*([changed(journal.title)] if other_box else [])):
        table = conclave.load(OLDER[name])
        begun = table.version
        assert max(journal.snapshots) <= begun <= len(journal.entries)
        assert table.journal.upgraded == table.oldest == begun
        assert (table.journal.rules, table.journal.edition) == (table.game.rules_version, table.game.edition)
        assert [number for number, _ in goes_on_lines(table)] == [begun]
        before = table.runner.state.plain()
        play_on(table, 40)
        assert table.version > begun
        again = conclave.load(table.save())
        assert (told(again), again.save()) == (told(table), table.save())
        while again.version > begun:
            again.undo()
        assert again.runner.state.plain() == before
        with pytest.raises(OtherVersion, match="are not known"):
            conclave.load(OLDER[name], as_played=True)


def test_a_save_of_older_rules_without_a_snapshot_says_why_it_cannot_go_on() -> None:
    with pytest.raises(OtherVersion, match=r"\(rules 1; this program has rules \d+, edition \w+\), and has no snapshot"):
        conclave.load(OLDER["krutagidon-2-short"])


def names_in(value: object) -> list[str]:
    """The texts in nested lists."""
    if isinstance(value, list):
        return [name for part in value for name in names_in(part)]
    return [value] if isinstance(value, str) else []


@every_save
def test_a_card_that_lies_in_the_box_may_go(name: str) -> None:
    was = conclave.load(SAVES[name])
    state = was.runner.state.plain()
    boxes = [pile for pile in state if pile == "box" or pile.endswith("_box") or pile.startswith("box_")]
    elsewhere = {card for pile in state if pile not in boxes for card in names_in(state[pile])}
    aside = [card for pile in boxes for card in names_in(state[pile]) if card not in elsewhere]
    assert aside
    with instead(changed(was.game.title, without=aside[:2])):
        table = conclave.load(SAVES[name])
        play_on(table, 40)
        assert conclave.load(table.save()).save() == table.save()


def test_a_finished_game_stays_as_it_was_played() -> None:
    over = played(10_000)
    assert over.over
    with instead(changed("res-arcana")):
        table = conclave.load(over.save())
        assert table.game.edition == over.game.edition
        assert table.journal.upgraded == 0
        assert told(table) == told(over)
        assert table.save() == over.save()
    with instead(changed("res-arcana", without=[on_the_table(over)])):
        assert conclave.load(over.save()).outcome == over.outcome


def test_a_save_is_not_believed_that_calls_other_components_an_edition() -> None:
    table = played(60)
    forged = pack({file: "".join(list(found.values())[:-1]) for file, found in records_of("res-arcana").items()})
    lines = [re.sub(r"^(content \w+) .*", rf"\1 {forged}", line) for line in table.save().splitlines()[:-1]]
    with instead(changed("res-arcana")):
        again = conclave.load(sealed(lines))
        assert again.oldest == again.version == 60 - len(table.runner.since)
        with pytest.raises(OtherVersion, match="are not known"):
            conclave.load(sealed(lines), as_played=True)
        broken = [re.sub(r"^(content \w+) .*", r"\1 hawk", line) for line in lines]
        with pytest.raises(BadSave, match="the content of this save is broken"):
            conclave.load(sealed(broken))


@pytest.mark.parametrize("known", [True, False])
def test_whoever_keeps_contents_of_their_own_believes_no_save(known: bool) -> None:
    cards = records_of("res-arcana")
    del cards["artifacts"]["guard_dog"]
    table = Table(opened("res-arcana", {file: "".join(found.values()) for file, found in cards.items()}), 2, 3)
    play_on(table, 60)
    kept = table.game.content() if known else ""
    with instead(changed("res-arcana")):
        again = Table.load(table.save(), conclave.game, lambda title, edition: kept)
        assert again.oldest == (0 if known else 60 - len(table.runner.since))


def test_an_upgrade_without_rules_begins_the_game() -> None:
    """Before there were editions, a save did not say what was played before."""
    table = played(150)
    begun = 150 - len(table.runner.since)
    lines = [line for line in table.save().splitlines()[:-1] if not line.startswith(("edition", "content"))]
    lines.insert(lines.index(""), f"upgraded {begun}")
    again = conclave.load(sealed(lines))
    assert again.oldest == begun
    assert again.runner.state.plain() == table.runner.state.plain()
    with pytest.raises(IllegalAnswer, match=f"has answers {begun} to 150"):
        again.at(0)


@pytest.mark.parametrize(("title", "edition"), [("krutagidon", "782608b377abc259"), ("res-arcana", "aa0db05e27e7753d")])
def test_the_first_edition_is_kept_as_it_was(title: str, edition: str) -> None:
    folder = Path(conclave.__file__).parent / "games" / title.replace("-", "_") / "content"
    kept = components(unpack((folder / "first_edition.box").read_text("ascii").strip()), "copies")
    assert write_listing(kept) == (folder / "first_edition.txt").read_text("utf-8")
    with instead(changed(title)):
        first = conclave.game(title).as_played("")
        assert first is not None
        assert first.edition == edition
