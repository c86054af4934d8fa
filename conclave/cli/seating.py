"""Who sits where: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.speech import Speech
from conclave.kernel.dice import key_of
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game

PERSON = ""
DEFAULT_BOT = "greedy"


class Seating:
    """For each seat the bot that plays it (`PERSON` for a person), and the players' names."""

    def __init__(self, bots: Sequence[str], names: Sequence[str]) -> None:
        self.bots = list(bots)
        self.names = list(names)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot == PERSON]


def listed(text: str | None) -> list[str]:
    """The parts of a list that is separated by commas."""
    return [part.strip() for part in text.split(",") if part.strip()] if text else []


def check_bot(name: str, speech: Speech) -> str:
    """The bot's name, if there is such a bot."""
    from conclave.bots import make, names
    kind = name.partition(":")[0]
    if kind not in names():
        raise speech.unknown("unknown-bot", name, names())
    try:
        make(name, 0)
    except BadOption as error:
        raise speech.complaint("bad-bot", word=name, reason=str(error)) from None
    return name


def seat_numbers(text: str, players: int, speech: Speech) -> list[int]:
    """Seats out of a list like `0,2`."""
    seats: list[int] = []
    for part in listed(text):
        if not part.isdecimal() or int(part) >= players:
            raise speech.complaint("unknown-seat", word=part, last=players - 1)
        if int(part) not in seats:
            seats.append(int(part))
    return seats


def player_count(game: Game, players: int | None, seat: str | None, bots: str | None, speech: Speech) -> int:
    """How many play: as many as said, else as the seats and bots that were named need."""
    if players is None:
        people = [int(part) for part in listed(seat) if part.isdecimal()]
        needed = max([*[number + 1 for number in people], len(people or [0]) + len(listed(bots)), game.usual_players])
        players = min([count for count in game.players if count >= needed], default=game.players[-1])
    if players not in game.players:
        counts = ", ".join([str(count) for count in game.players])
        raise speech.complaint("player-count", title=speech.title(), counts=counts, given=players)
    return players


def seating(players: int, seat: str | None, hotseat: bool, bots: str | None, names: str | None, speech: Speech) -> Seating:
    """Who sits where in a new game."""
    wanted = [check_bot(bot, speech) for bot in listed(bots)]
    if hotseat:
        people = list(range(max(1, players - len(wanted))))
    elif seat == "none":
        people = []
    else:
        people = seat_numbers(seat or "0", players, speech)
    others = [number for number in range(players) if number not in people]
    if len(wanted) > len(others):
        raise speech.complaint("too-many-bots", count=len(wanted), room=len(others))
    taken = [PERSON] * players
    for at, number in enumerate(others):
        taken[number] = wanted[min(at, len(wanted) - 1)] if wanted else check_bot(DEFAULT_BOT, speech)
    return Seating(taken, player_names(taken, listed(names), speech))


def player_names(bots: Sequence[str], given: Sequence[str], speech: Speech) -> list[str]:
    """Names by seat: those given are the people's, in the order of their seats; a bot is called by what it is."""
    from conclave.bots import names as kinds
    people = [seat for seat, bot in enumerate(bots) if bot == PERSON]
    if len(given) > len(people):
        raise speech.complaint("too-many-names", count=len(given), room=len(people))
    chosen = [""] * len(bots)
    for seat, name in zip(people, given, strict=False):
        if name.partition(":")[0].split(" ")[0] in kinds():
            raise speech.complaint("name-of-a-bot", word=name)
        chosen[seat] = name
    for seat, bot in enumerate(bots):
        if bot != PERSON:
            same = bots[:seat].count(bot)
            chosen[seat] = f"{bot} {same + 1}" if same else bot
    return chosen


def resumed(names: dict[int, str], players: int) -> Seating:
    """Who sat where in a saved game: seats with the name of a bot are played by it."""
    from conclave.bots import names as kinds
    bots = [PERSON] * players
    for seat, name in names.items():
        first = name.split(" ")[0]
        if first.partition(":")[0] in kinds() and seat < players:
            bots[seat] = first
    return Seating(bots, [names.get(seat, "") for seat in range(players)])


def thought_seed(seed: int, seat: int, version: int) -> int:
    """A bot's seed for one question: it thinks the same after undo, redo and loading."""
    return key_of(seed, f"thoughts of seat {seat} after {version}") % (1 << 62)
