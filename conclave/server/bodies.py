"""The bodies of HTTP requests and replies; their descriptions stand in /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool

Name = Annotated[str, Field(min_length=1, max_length=30)]
SeatNumber = Annotated[int, Field(ge=0, lt=16, strict=True)]
Words = list[Any]  # ["key"] or ["key", {arguments}]
TableName = Annotated[str, Field(min_length=22, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]  # too long to be guessed
BotName = Annotated[str, Field(max_length=20, pattern=r"^[a-z]+$")]


class Body(BaseModel):
    """A request: what is not known is refused."""

    model_config = ConfigDict(extra="forbid")


class ClockBody(Body):
    """Thinking time in seconds."""

    base: Annotated[int, Field(ge=10, le=14 * 86400, strict=True)]
    increment: Annotated[int, Field(ge=0, le=14 * 86400, strict=True)] = 0


class NewTable(Body):
    """What a new table should be."""

    title: Annotated[str, Field(max_length=60)]
    players: Annotated[int, Field(ge=1, le=16, strict=True)]
    options: Annotated[dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]],
                       Field(max_length=20)] = {}
    seats: Annotated[list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=16)]
    name: Name | None = None
    public: StrictBool = False
    watch: StrictBool = True
    clock: ClockBody | None = None
    seed: Annotated[int, Field(ge=0, lt=2**62, strict=True)] | None = None
    id: TableName | None = None


class Join(Body):
    """Who wants to sit down, and where."""

    name: Name | None = None
    seat: SeatNumber | None = None


class TakeOver(Body):
    """For which seat a bot should stand in."""

    seat: SeatNumber
    bot: BotName = "greedy"


class Rename(Body):
    """A new name."""

    name: Name


class OpenSeat(Body):
    """Which seat that was kept for somebody anybody may take now."""

    seat: SeatNumber


class Branch(Body):
    """From which version on to play in a new table, and in whose seat: that of who is asked, if none is named."""

    version: Annotated[int, Field(ge=0, lt=2**31, strict=True)]
    name: Name | None = None
    seat: SeatNumber | None = None


class Fault(BaseModel):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    message: str


class FaultReply(BaseModel):
    """Every error looks like this."""

    error: Fault


class OtherReply(BaseModel):
    """A participant without a seat."""

    name: str
    score: int
    won: bool


class OutcomeReply(BaseModel):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str
    ranks: list[int]
    others: list[OtherReply]


class SeatReply(BaseModel):
    """Who sits somewhere."""

    seat: int
    name: str
    kind: Literal["open", "held", "person", "bot", "stand-in"]
    bot: str
    online: bool
    vacant_at: int | None = None


class ClockReply(BaseModel):
    """Thinking time in seconds."""

    base: int
    increment: int


class TableReply(BaseModel):
    """A table."""

    id: str
    title: str
    players: int
    options: dict[str, str]
    public: bool
    watch: bool
    state: Literal["waiting", "playing", "finished", "stuck"]
    created: int
    clock: ClockReply | None
    alone: bool
    rematch: str
    waiting: list[int] = []
    address: str = ""
    seats: list[SeatReply]
    watchers: int
    outcome: OutcomeReply | None


class InvitationReply(BaseModel):
    """The id for a table that is still to be made, and the address by which others reach this server."""

    id: str
    address: str


class LinkReply(BaseModel):
    """The link of a seat."""

    token: str
    link: str


class SeatedReply(LinkReply):
    """A table and the link of the own seat there."""

    table: TableReply


class OptionReply(BaseModel):
    """A switch of a title."""

    name: str
    values: list[str]
    players: dict[str, list[int]]


class ShotReply(BaseModel):
    """How a kind of event is shown in the film; `amount` and `targets` name arguments of its words."""

    kind: str
    amount: str
    targets: str


class TitleReply(BaseModel):
    """A title that can be played; `client` names the module of the web client that draws it, and is empty if none does."""

    title: str
    client: str
    name: Words
    about: Words
    players: list[int]
    options: list[OptionReply]
    windows: list[str]
    asking: dict[str, str]
    bots: list[str]
    tutorial: bool
    film: dict[str, ShotReply]


class CardReply(BaseModel):
    """A component as people read it."""

    name: str
    words: Words
    kind: str
    tags: list[str]
    cost: Words | None
    points: Words | None
    lines: list[Words]
    rules: list[str]
    origin: str


class RuleReply(BaseModel):
    """A numbered rule."""

    id: str
    kind: str
    section: str
    name: str
    statement: str
    origin: str
    advice: bool
    lang: str


class ReplayReply(BaseModel):
    """Some frames of a game."""

    versions: int
    start: int
    oldest: int
    frames: list[dict[str, Any]]


class JudgedReply(BaseModel):
    """A move of a finished game with what it was worth."""

    version: int
    seat: int
    answer: Words
    chance: float
    best: float
    best_answer: Words
    lost: float


class AnalysisReply(BaseModel):
    """The analysis of a finished game."""

    state: Literal["none", "running", "ready", "failed"]
    done: int
    total: int
    seats: list[list[float]]
    rounds: list[int] = []
    moves: list[JudgedReply]
    at: int


class HealthReply(BaseModel):
    """How the process is."""

    status: str
    version: str
