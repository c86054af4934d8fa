"""Hints: what a bot would answer, and how good the best answers look to the game's own judgement."""

from __future__ import annotations

from conclave.cli.menu import Menu
from conclave.kernel.decision import Answer, Decision
from conclave.kernel.table import Table

FEW = 4
ROOM = 32
SAME = 0.0005
UNBROKEN = "\u00a0"  # a space at which no line is broken


def prospects(table: Table, decision: Decision, seed: int) -> list[tuple[Answer, float]]:
    """Answers with the asked seat's chance to win after each, best first, by what the seat may know."""
    from conclave.bots import Eye
    from conclave.bots.greedy import GreedyBot
    return GreedyBot(seed).prospects(Eye(table.runner, decision.seat))


def hint(menu: Menu, bot: str, choice: Answer, found: list[tuple[Answer, float]]) -> str:
    """The bot's choice in a sentence, and the chances after it and after the best few others."""
    speech, decision = menu.speech, menu.decision
    typed = menu.typed(choice)
    if len(found) < 2:
        return speech("hint-forced", typed=typed)
    mine = decision.write(choice)
    usual = [pair for pair in found if pair[0] not in menu.hidden or menu.variants]
    shown = [pair for pair in found if pair in usual[:FEW] or decision.write(pair[0]) == mine]
    chances = " · ".join([f"{_named(menu, answer, ROOM)}: {percent(chance)}".replace(" ", UNBROKEN)
                          for answer, chance in shown])
    same = found[0][1] - found[-1][1] < SAME
    why = speech("hint-equal") if same else speech("hint-why", answers=chances)
    return f"{speech('hint', bot=bot, answer=_named(menu, choice))}\n{why}"


def _named(menu: Menu, answer: Answer, room: int = 0) -> str:
    """An answer as it is typed, and what it is if that says more: in words, or drawn in so much room."""
    typed, spoken = menu.typed(answer), menu.spoken(answer) if not room else menu.outlined(answer)
    if typed == spoken:
        return typed
    return f"{typed} {spoken[:room - 1]}…" if room and len(spoken) > room else f"{typed} {spoken}"


def percent(chance: float) -> str:
    """A chance as people write it."""
    whole = round(100 * chance)
    return "<1 %" if whole < 1 else ">99 %" if whole > 99 else f"{whole} %"
