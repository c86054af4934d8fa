"""Going on under another edition: how far the answers of a save lead, and the state from which its game continues.

An *edition* is what a game is played with: its rules and the components of its box. When either has changed, a game goes on
from the beginning of the step that it was in; the answers of an unfinished step are asked for again. A game that is over
does not go on: it stays with the edition that it was played with, if that is known.
"""

from __future__ import annotations

from collections.abc import Callable

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, OtherVersion, brief
from conclave.kernel.game import Game, Plain, Runner
from conclave.kernel.journal import Earlier, Journal

Contents = Callable[[str, str], str]  # the content of an edition of a title, or nothing if it is not known


def open_journal(journal: Journal, game: Game, contents: Contents | None = None, as_played: bool = False) -> Game:
    """The game that a journal is to be played with; a journal of another edition is made one of the present edition.

    With `as_played` it stays one of its own. Where `contents` is given, it alone says what the components of an edition
    are, whatever the save holds. GoneFromBox names a component that lies on the table and is in the box no more.
    """
    used = [journal.edition, *[old.edition for old in journal.earlier]]
    if contents is None:
        journal.contents = {edition: journal.contents[edition] for edition in used if edition in journal.contents}
    else:
        known = {edition: contents(journal.title, edition) for edition in used if edition}
        journal.contents = {edition: content for edition, content in known.items() if content}
    played = game_as_played(game, journal.rules, journal.edition, journal.contents)
    if played is not None and (as_played or played is game):
        journal.edition = played.edition
        return played
    if as_played:
        raise OtherVersion(f"the components of {game.title} that this save was made with are not known")
    return _go_on(journal, game, played)


def game_as_played(game: Game, rules: str, edition: str, contents: dict[str, str]) -> Game | None:
    """A game with the components of an edition; None if they are not known, or if the rules were others."""
    return game.as_played(edition, contents.get(edition, "")) if rules == game.rules_version else None


def _go_on(journal: Journal, game: Game, played: Game | None) -> Game:
    """Cut a journal off at a whole state, and keep that as the beginning of its part under the present edition.

    The answers are replayed with the components that they were given with, or else from the last snapshot as far as they
    still fit.
    """
    reached = _replayed(journal, played) if played is not None else None
    if played is not None and reached is not None and reached.over:
        journal.edition = played.edition
        return played
    if reached is None and journal.snapshots:
        reached = _replayed(journal, game)
    if reached is None:
        raise OtherVersion(f"this save was made with another edition of {game.title} "
                           f"({_label(journal.rules, journal.edition)}; this program has "
                           f"{_label(game.rules_version, game.edition)}), and has no snapshot to go on from")
    count, begun = reached.answers, game.restore(reached.plain).plain()
    kept = {old.answers: journal.snapshots[old.answers] for old in journal.earlier if old.answers in journal.snapshots}
    if count > journal.upgraded or not journal.earlier:  # an edition under which nothing was answered leaves no trace
        journal.earlier.append(Earlier(count, journal.rules, played.edition if played is not None else journal.edition))
        if played is not None and played.content():
            journal.contents[played.edition] = played.content()
    journal.entries = journal.entries[:count]
    journal.snapshots = {**kept, count: begun}
    journal.rules, journal.edition = game.rules_version, game.edition
    return game


class Reached:
    """The last whole state that the answers of a journal lead to: after how many of them, and whether it is the end."""

    __slots__ = ("answers", "over", "plain")

    def __init__(self, answers: int, plain: Plain, over: bool) -> None:
        self.answers = answers
        self.plain = plain
        self.over = over


def _replayed(journal: Journal, game: Game) -> Reached | None:
    """How far the answers lead from the last snapshot, or from the beginning; None if they do not fit from there."""
    done = max(journal.snapshots, default=0)
    if done > len(journal.entries):
        raise BadSave("a snapshot stands behind the last answer")
    try:
        if journal.snapshots:
            state = game.restore(journal.snapshots[done])
        else:
            state = game.setup(journal.options, journal.players, Dice.of(journal.seed, "game"))
        runner = Runner(game, state)
    except BadSave:
        raise
    except Exception as error:
        raise BadSave(f"the snapshot of this save is no state of {game.title}: {error!r}") from error
    assert runner.start is not None
    whole, start = done, runner.start
    for entry in journal.entries[done:]:
        try:
            decision = runner.decision_of(entry.seat)
            runner.play(decision, decision.read(entry.answer))
        except Exception:  # whatever these components make of an answer that was meant for others
            return Reached(whole, start.plain(), False) if journal.snapshots else None
        done += 1
        whole, start = done - len(runner.since), runner.start
    if not runner.pending:
        return Reached(done, runner.state.plain(), True)
    return Reached(whole, start.plain(), False)


def _label(rules: str, edition: str) -> str:
    return f"rules {brief(rules)}" + (f", edition {brief(edition)}" if edition else "")
