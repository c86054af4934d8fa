"""Going on under another edition: how far the answers of a save lead, and the state from which its game continues.

An *edition* is what a game is played with: its rules and the components of its box. When either has changed, a game goes on
from the beginning of the step that it was in; the answers of an unfinished step are asked for again.
"""

from __future__ import annotations

from collections.abc import Callable

from conclave.kernel.dice import Dice
from conclave.kernel.errors import ConclaveError, OtherVersion, brief
from conclave.kernel.game import Game, Plain, Runner
from conclave.kernel.journal import Earlier, Journal

Contents = Callable[[str], str]  # the content of an edition, or nothing if it is not known


def same_edition(journal: Journal, game: Game) -> bool:
    """Whether a save was made under the edition that a game has now."""
    return journal.rules == game.rules_version and journal.edition == game.edition


def game_as_played(game: Game, journal: Journal, contents: Contents | None = None) -> Game | None:
    """The game with the components that a save was made with; None if they are not known, or if the rules have changed."""
    if journal.rules != game.rules_version:
        return None
    content = journal.contents.get(journal.edition) or (contents(journal.edition) if contents is not None else "")
    return game.as_played(journal.edition, content)


def go_on(journal: Journal, game: Game, played: Game | None) -> None:
    """Make a journal one of the present edition: cut it off at a whole state, and keep that as the new beginning.

    The answers are replayed with the components that they were given with, or else from the last snapshot as far as they
    still fit. GoneFromBox names a component that lies on the table and is in the box no more.
    """
    count, plain = _furthest(journal, played) if played is not None else (-1, {})
    if count < 0:
        count, plain = _furthest(journal, game)
    if count < 0:
        raise OtherVersion(f"this save was made with another edition of {game.title} ({_named(journal)}; this program has "
                           f"{_label(game.rules_version, game.edition)}), and has no snapshot to go on from")
    begun = game.restore(plain).plain()
    kept = {old.answers: journal.snapshots[old.answers] for old in journal.earlier if old.answers in journal.snapshots}
    journal.earlier.append(Earlier(count, journal.rules, journal.edition))
    journal.entries = journal.entries[:count]
    journal.snapshots = {**kept, count: begun}
    journal.rules, journal.edition = game.rules_version, game.edition


def _furthest(journal: Journal, game: Game) -> tuple[int, Plain]:
    """The last whole state that the answers lead to, with how many led there; -1 if they lead nowhere for certain."""
    begin = max(journal.snapshots, default=-1)
    try:
        if begin >= 0:
            state = game.restore(journal.snapshots[begin])
        else:
            options = game.settle_options(journal.options, journal.players)
            state = game.setup(options, journal.players, Dice.of(journal.seed, "game"))
        runner = Runner(game, state)
    except ConclaveError:
        if begin >= 0:
            raise
        return -1, {}
    done = max(begin, 0)
    assert runner.start is not None
    whole, start = done, runner.start
    for entry in journal.entries[done:]:
        try:
            decision = runner.decision_of(entry.seat)
            runner.play(decision, decision.read(entry.answer))
        except Exception:  # whatever these components make of an answer that was meant for others
            return (whole, start.plain()) if begin >= 0 else (-1, {})
        done += 1
        assert runner.start is not None
        whole, start = done - len(runner.since), runner.start
    if not runner.pending:
        return done, runner.state.plain()
    return whole, start.plain()


def _named(journal: Journal) -> str:
    return _label(journal.rules, journal.edition)


def _label(rules: str, edition: str) -> str:
    return f"rules {brief(rules)}" + (f", edition {brief(edition)}" if edition else "")
