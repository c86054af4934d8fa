"""The course of a game: the agenda that holds all steps together."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules import (
    activation,
    avatar,
    clean_up,
    evocation_phase,
    planning,
    rose_phase,
    setup,
    study,
)
from conclave.games.black_rose_wars.rules.events import moment
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Step


def begin(table: Table, step: str, at: int) -> Step:
    """Start a step of the agenda by its name; the number is a mage, or the definition of an event."""
    secrets = table.secrets
    if secrets.foreseen or secrets.expected:
        secrets.begin_step()
    elif secrets.light:
        secrets.light = []
    if table.met or table.drawn:
        table.met, table.drawn = [], []
    if step == "act":
        return activation.act(table, at)
    if step == "leave-cell":
        return activation.act(table, at, True)
    if step == "activation":
        return activation.activation(table, at)
    if step == "order":
        return avatar.activation(table)
    if step == "evocation":
        return evocation_phase.turn(table, at)
    if step == "event":
        return moment(table, at)
    return _of_a_round(table, step, at)


def _of_a_round(table: Table, step: str, at: int) -> Step:
    """The steps that come once or twice in a round, and those of the setup."""
    if step == "rose":
        return rose_phase.begin(table)
    if step == "draw-event":
        return rose_phase.draw(table)
    if step == "rose-events":
        return rose_phase.events(table)
    if step == "give-up":
        return rose_phase.offer_to_give_up(table, at)
    if step == "draw-quests":
        return rose_phase.draw_quests(table)
    if step == "active-limit":
        return rose_phase.active_limit(table)
    if step == "completed-limit":
        return rose_phase.completed_limit(table)
    if step == "study":
        return study.begin(table)
    if step == "library":
        return study.library(table, at)
    if step == "retire":
        return study.retire(table)
    if step == "hand-limit":
        return study.hand_limit(table)
    if step == "planning":
        return planning.plan(table)
    if step == "action-phase":
        return activation.begin(table)
    if step == "evocation-phase":
        return evocation_phase.begin(table)
    if step == "clean-up":
        return clean_up.clean_up(table)
    if step == "rebuild":
        return clean_up.rebuild(table)
    if step == "end-of-round":
        return clean_up.end_of_round(table)
    if step == "lay-out":
        return setup.lay_out(table)
    if step == "choose-mage":
        return setup.choose_mage(table, at)
    if step == "choose-grimoire":
        return setup.choose_grimoire(table, at)
    if step == "begin":
        return setup.begin(table)
    raise RulesBug(f"there is no step '{step}'")
