"""Bots against bots on equal terms: the same dice for every order of the seats, then ratings and win rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from openskill.models import PlackettLuce

from conclave.bots.bot import make
from conclave.bots.odds import Sprt, wilson
from conclave.bots.playing import ROUNDS, Pairing, Played, Progress, play_all
from conclave.kernel.dice import key_of
from conclave.kernel.errors import BadOption
from conclave.kernel.game import Game
from conclave.kernel.outcome import TOGETHER
from conclave.registry import game as find_game


@dataclass
class Standing:
    """How one bot did. Who ends ahead of the others at the table wins, whoever won the game; a first place shared by n bots
    counts 1/n to each. A bot without rivals wins when it wins the game.
    """

    bot: str
    games: int = 0
    wins: float = 0.0
    mu: float = 0.0
    sigma: float = 0.0

    @property
    def rate(self) -> float:
        """Wins by games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the win rate lies, by 95 % confidence."""
        return wilson(self.wins, self.games)

    @property
    def ordinal(self) -> float:
        """A rating that the bot's strength very likely exceeds."""
        return self.mu - 3.0 * self.sigma

    def plain(self) -> dict[str, object]:
        """The standing as JSON data."""
        low, high = self.interval
        return {"bot": self.bot, "games": self.games, "wins": self.wins, "win_rate": round(self.rate, 4),
                "interval": [round(low, 4), round(high, 4)], "mu": round(self.mu, 3), "sigma": round(self.sigma, 3),
                "ordinal": round(self.ordinal, 3)}


@dataclass
class Result:
    """What came of an arena. `pairs` are the first bot's scores over each pair of games with swapped seats, or of its game
    alone with that of the second one.

    `nobody` counts the games that no seat won, `others` those that a participant without a seat did.
    """

    title: str
    players: int
    seed: int
    games: int = 0
    unfinished: int = 0
    nobody: int = 0
    others: dict[str, int] = field(default_factory=dict)
    standings: list[Standing] = field(default_factory=list)
    pairs: list[float] = field(default_factory=list)
    sprt: Sprt | None = None
    errors: list[str] = field(default_factory=list)

    def of(self, bot: str) -> Standing:
        """The standing of a bot."""
        return next(standing for standing in self.standings if standing.bot == bot)

    @property
    def verdict(self) -> str:
        """What the test says so far; empty without one."""
        return self.sprt.verdict(self.pairs) if self.sprt is not None else ""

    def plain(self) -> dict[str, object]:
        """The result as JSON data, the best rating first."""
        ranked = sorted(self.standings, key=lambda standing: -standing.ordinal)
        out: dict[str, object] = {
            "title": self.title, "players": self.players, "seed": self.seed, "games": self.games,
            "unfinished": self.unfinished, "nobody": self.nobody, "others": dict(sorted(self.others.items())),
            "standings": [standing.plain() for standing in ranked],
            "errors": self.errors,
        }
        if self.sprt is not None:
            lower, upper = self.sprt.bounds
            out["sprt"] = {"elo0": self.sprt.elo0, "elo1": self.sprt.elo1, "alpha": self.sprt.alpha,
                           "beta": self.sprt.beta, "pairs": len(self.pairs), "ratio": round(self.sprt.ratio(self.pairs), 4),
                           "bounds": [round(lower, 4), round(upper, 4)], "verdict": self.verdict}
        return out


def without_rivals(game: Game, players: int) -> bool:
    """Whether the seats of a title do not play against each other: because there is one, or because they win together."""
    return players == 1 or game.victory == TOGETHER


def schedule(title: str, bots: Sequence[str], games: int, seed: int, players: int,
             options: Mapping[str, str], rounds: int) -> list[Pairing]:
    """Every group of bots plays each seed in every rotation of its seats; all groups meet on the same seeds.

    Where seats are no rivals each bot plays each seed with itself in all the seats.
    """
    alone = without_rivals(find_game(title), players)
    sets = games if alone else max(1, -(-games // players))
    groups = [] if alone else list(combinations(bots, players))
    out: list[Pairing] = []
    for number in range(sets):
        dice = key_of(seed, f"arena {number}")
        if alone:
            out += [Pairing(title, (bot,) * players, dice, options, rounds) for bot in bots]
        for group in groups:
            for turn in range(players):
                out.append(Pairing(title, group[turn:] + group[:turn], dice, options, rounds))
    return out


def arena(title: str, bots: Sequence[str], games: int, seed: int = 0, players: int = 2, jobs: int = 1,
          options: Mapping[str, str] | None = None, sprt: Sprt | None = None, progress: Progress | None = None,
          rounds: int = ROUNDS) -> Result:
    """Let bots play `games` games in each group of `players`, seats rotating over the same seeds.

    Where seats are no rivals each bot plays `games` games with itself, all bots the same ones. With a test, two bots play
    until it has a verdict on the first of them, at most `games` games.
    """
    game = find_game(title)
    alone = without_rivals(game, players)
    fewest = 1 if alone else players
    if len(set(bots)) != len(bots) or len(bots) < fewest:
        raise BadOption(f"an arena for {players} players needs at least {fewest} different bots")
    if sprt is not None and (len(bots) != 2 or (players != 2 and not alone)):
        raise BadOption("a sequential test is between two bots")
    for bot in bots:
        make(bot)
    settled = game.settle_options(options or {}, players)
    pairings = schedule(title, bots, games, seed, players, settled, rounds)
    result = Result(title, players, seed, standings=[Standing(bot) for bot in bots], sprt=sprt)
    book = Book(result)
    batches = play_all(pairings, jobs)
    for batch in batches:
        for played in batch:
            book.enter(pairings[result.games], played)
            if sprt is not None and result.games % 2 == 0 and result.verdict != "continue":
                book.close()
                return result
        if progress is not None:
            progress(result.games, len(pairings))
    book.close()
    return result


class Book:
    """Keeps the ratings while games come in."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.model = PlackettLuce()
        self.ratings = {standing.bot: self.model.rating(name=standing.bot) for standing in result.standings}
        self.half = 0.0
        self.alone: dict[str, Played] = {}  # the games of this seed that bots have played with themselves

    def enter(self, pairing: Pairing, played: Played) -> None:
        """Enter a game. One without a result changes no rating, and counts as a tie in its pair."""
        result = self.result
        result.games += 1
        if played.error:
            result.errors.append(played.error)
        elif not played.over:
            result.unfinished += 1
        result.nobody += played.over and not played.winners
        for name in played.others:
            result.others[name] = result.others.get(name, 0) + 1
        if len(set(pairing.bots)) == 1:
            self._alone(pairing.bots[0], played)
        else:
            self._against(pairing.bots, played)

    def _alone(self, bot: str, played: Played) -> None:
        """A bot has played with itself; when all have played this seed, who won is ranked before who did not."""
        standing = self.result.of(bot)
        standing.games += 1
        standing.wins += played.ahead[0] if played.over else 0.0
        self.alone[bot] = played
        if len(self.alone) < len(self.result.standings):
            return
        scores = [0.5 if not game.over else game.ahead[0] for game in self.alone.values()]
        done = [bot for bot, game in self.alone.items() if game.over]
        if len(done) > 1:
            self._rate(done, [1.0 if self.alone[bot].winners else 2.0 for bot in done])
        if len(scores) == 2:
            first = next(iter(self.alone)) == self.result.standings[0].bot
            lead = scores[0] - scores[1] if first else scores[1] - scores[0]
            self.result.pairs.append((1.0 + lead) / 2.0)
        self.alone = {}

    def _against(self, bots: tuple[str, ...], played: Played) -> None:
        """Bots have played each other."""
        if played.over:
            self._rate(bots, [float(rank) for rank in played.ranks])
        for seat, bot in enumerate(bots):
            standing = self.result.of(bot)
            standing.games += 1
            standing.wins += played.ahead[seat] if played.over else 0.0
        if len(self.result.standings) == 2:
            score = played.ahead[bots.index(self.result.standings[0].bot)] if played.over else 0.5
            if self.result.games % 2:
                self.half = score
            else:
                self.result.pairs.append((self.half + score) / 2.0)

    def _rate(self, bots: Sequence[str], ranks: list[float]) -> None:
        teams = [[self.ratings[bot]] for bot in bots]
        for bot, team in zip(bots, self.model.rate(teams, ranks=ranks), strict=True):
            self.ratings[bot] = team[0]

    def close(self) -> None:
        """Write the ratings into the standings."""
        for standing in self.result.standings:
            rating = self.ratings[standing.bot]
            standing.mu, standing.sigma = rating.mu, rating.sigma
