"""What an operator can set, and that the page for operators names all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.server.settings import LEVELS, PREFIX, BadSetting, Settings, settings_from

OPERATIONS = Path(__file__).resolve().parents[2] / "docs" / "operations.md"


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_stands_in_the_page_for_operators_with_its_default(name: str) -> None:
    rows = [line for line in OPERATIONS.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    row = next((line for line in rows if f"`{PREFIX}{name.upper()}`" in line), None)
    assert row is not None, f"docs/operations.md does not say what {PREFIX}{name.upper()} is"
    default = getattr(Settings(), name)
    shown = f"`{int(default) if isinstance(default, float) else default}`" if default != "" else "–"
    assert row.split("|")[2].strip() == shown


def test_nothing_set_gives_the_defaults() -> None:
    assert settings_from({}) == Settings()
    assert settings_from({"CONCLAVE_REDIS_URL": "  ", "OTHER": "x"}) == Settings()


def test_every_setting_is_read_from_its_variable() -> None:
    given = {"database_url": "sqlite://", "secret": "s", "bot_processes": 3, "bot_seconds": 1.5, "log_level": "debug"}
    assert settings_from({PREFIX + name.upper(): f" {value} " for name, value in given.items()}) == Settings(
        database_url="sqlite://", secret="s", bot_processes=3, bot_seconds=1.5, log_level="debug")


@pytest.mark.parametrize(("name", "value"), [("BOT_PROCESSES", "two"), ("CONNECTIONS", "-1"), ("BOT_SECONDS", "-0.5"),
                                             ("CHAT_PER_MINUTE", "1.5"), ("LOG_LEVEL", "loud"),
                                             ("BOT_MEMORY_MB", "x" * 999)])
def test_what_cannot_be_understood_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^CONCLAVE_{name} should be ") as refused:
        settings_from({f"CONCLAVE_{name}": value})
    assert len(str(refused.value)) < 200


def test_the_levels_are_named() -> None:
    with pytest.raises(BadSetting, match=", ".join(LEVELS)):
        settings_from({"CONCLAVE_LOG_LEVEL": "loud"})


def test_the_database_lies_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    assert Settings().database == f"sqlite:///{tmp_path}/new/conclave/tables.db"
    assert (tmp_path / "new" / "conclave").is_dir()
    assert Settings(database_url="sqlite:///x.db").database == "sqlite:///x.db"
