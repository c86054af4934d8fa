"""What an operator can set, all by environment variables (docs/operations.md)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from conclave.kernel.errors import ConclaveError, brief

PREFIX = "CONCLAVE_"
Count = Annotated[int, msgspec.Meta(ge=0)]
Amount = Annotated[float, msgspec.Meta(ge=0)]
Level = Literal["debug", "info", "warning", "error", "critical"]
LEVELS = get_args(Level)


class BadSetting(ConclaveError):
    """An environment variable that cannot be understood."""


class Settings(msgspec.Struct, frozen=True):
    """One server. The field `database_url` is set by `CONCLAVE_DATABASE_URL`, and so on."""

    database_url: str = ""
    redis_url: str = ""
    secret: str = ""                     # signs the links of seats; made and kept in the database where it is not given
    public_url: str = ""                 # by which others reach this server; stands in invitations
    origins: str = ""                    # other addresses whose pages may speak to this server, separated by spaces
    trusted_proxies: str = "127.0.0.1"   # addresses whose X-Forwarded-For is believed, separated by commas
    bot_processes: Count = 1
    bot_memory_mb: Count = 512
    bot_seconds: Amount = 10.0           # the longest that any bot may think about one answer
    bot_pause_ms: Count = 100            # clients show what bots do at the reader's pace; this only spares the server
    tables_per_minute: Count = 60        # new tables and joins from one address
    connections_per_address: Count = 100
    connections: Count = 5000
    messages_per_second: Count = 40      # of one socket, with bursts of five seconds' worth
    chat_per_minute: Count = 20
    idle_minutes: Amount = 10.0          # a table that nobody looks at leaves the memory
    away_seconds: Amount = 86400.0       # who is away and lets others wait so long may be replaced, where no clock runs
    log_level: Level = "info"

    @property
    def database(self) -> str:
        """The database: a file in the user's data folder unless another is named."""
        if self.database_url:
            return self.database_url
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "conclave"
        home.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{home / 'tables.db'}"


def settings_from(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of the environment.

    >>> settings_from({"CONCLAVE_BOT_PAUSE_MS": "0"}).bot_pause_ms
    0
    >>> settings_from({"CONCLAVE_BOT_PAUSE_MS": "soon"})
    Traceback (most recent call last):
        ...
    conclave.server.settings.BadSetting: CONCLAVE_BOT_PAUSE_MS should be a number that is not negative, not 'soon'
    """
    given = os.environ if environment is None else environment
    values: dict[str, str] = {}
    for name in Settings.__struct_fields__:
        variable = PREFIX + name.upper()
        text = given.get(variable, "").strip()
        if not text:
            continue
        try:
            msgspec.convert({name: text}, Settings, strict=False)
        except msgspec.ValidationError:
            wanted = f"one of {', '.join(LEVELS)}" if name == "log_level" else "a number that is not negative"
            raise BadSetting(f"{variable} should be {wanted}, not '{brief(text)}'") from None
        values[name] = text
    return msgspec.convert(values, Settings, strict=False)
