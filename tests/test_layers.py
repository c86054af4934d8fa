"""Dependencies point one way: kernel <- kit <- games <- registry <- bots, lab <- server, cli.

Two modules of a title are leaves: `terminal.py` and `encoder.py` draw and encode with what `cli` and `lab` have for that,
and nothing imports them; the title names them, and whoever needs them loads them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RANKS = {"kernel": 0, "kit": 1, "games": 2, "registry": 3, "rulebook": 3, "": 4, "bench": 5, "bots": 5, "lab": 5,
         "server": 6, "cli": 6}
ANYWHERE = {"yaml", "mypy_extensions"}
WHEN_SPEAKING = {"conclave/kernel/text.py": {"fluent"}}
OF_CHANCE = {"random", "secrets"}
LEAVES = {"terminal": ("conclave.cli.boards.drawing", "conclave.cli.boards.reading", "conclave.cli.inks",
                       "conclave.cli.layout", "conclave.cli.speech"),
          "encoder": ("conclave.lab.encode",)}
NEEDED_BY_LEAVES = {"terminal": {"rich"}, "encoder": {"numpy"}}


def imports(tree: ast.AST, lazily: bool = True) -> Iterator[str]:
    """The modules that a source imports; not those inside functions and type checks unless asked for."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            yield from [f"{node.module}.{name.name}" for name in node.names]
        elif lazily or not isinstance(node, ast.FunctionDef | ast.If):
            yield from imports(node, lazily)


def part(module: str) -> str:
    """The part of the program that a module of ours belongs to; empty for the package itself."""
    words = module.split(".")
    return words[1] if len(words) > 1 and words[1] in RANKS else ""


def leaf(module: str) -> str:
    """Which leaf of a title a module is; empty if it is none."""
    words = module.split(".")
    return words[3] if part(module) == "games" and len(words) > 3 and words[3] in LEAVES else ""


def breaches(module: str, source: str) -> list[str]:
    """What a module imports though it may not."""
    here = part(module)
    granted = LEAVES.get(leaf(module), ())
    out: list[str] = []
    for name in imports(ast.parse(source)):
        if name.split(".")[0] != "conclave":
            continue
        if name.rpartition(".")[0] in granted:
            continue
        there = part(name)
        another_title = here == there == "games" and name.split(".")[2] != module.split(".")[2]
        if RANKS[there] > RANKS[here] or another_title or leaf(name):
            out.append(f"{module} imports {name}")
    return out


def sources(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    assert found
    return found


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def test_dependencies_point_one_way() -> None:
    assert [breach for path in sources("conclave") for breach in breaches(module_of(path), path.read_text("utf-8"))] == []


def test_every_part_has_its_rank() -> None:
    parts = {path.stem for path in (ROOT / "conclave").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert parts - {"__init__"} <= set(RANKS)


@pytest.mark.parametrize(("module", "line"), [
    ("conclave.kernel.game", "from conclave.games import res_arcana"),
    ("conclave.kernel.game", "import conclave"),
    ("conclave.kernel.game", "from conclave.kit.box import Box"),
    ("conclave.kit.box", "from conclave.games import res_arcana"),
    ("conclave.games.res_arcana.rules.agenda", "from conclave.games.krutagidon.state.model import Wizard"),
    ("conclave.games.res_arcana.rules.agenda", "def lazily():\n    from conclave import registry"),
    ("conclave.bots.bot", "from conclave.cli.main import app"),
    ("conclave.lab.envs", "import conclave.server.app"),
    ("conclave.games.res_arcana.rules.agenda", "from conclave.cli.boards.drawing import Drawing"),
    ("conclave.games.res_arcana.rules.agenda", "from conclave.games.res_arcana.terminal import ResArcanaDrawing"),
    ("conclave.games.res_arcana", "from conclave.games.res_arcana.encoder import ENCODER"),
    ("conclave.lab.encode", "from conclave.games.res_arcana.encoder import ENCODER"),
    ("conclave.games.res_arcana.terminal", "from conclave.cli.sitting import Sitting"),
    ("conclave.games.res_arcana.terminal", "from conclave.lab.encode import declared"),
    ("conclave.games.res_arcana.encoder", "from conclave.cli.boards.drawing import Drawing"),
    ("conclave.games.res_arcana.encoder", "from conclave.games.res_arcana.terminal import SIGNS"),
    ("conclave.games.res_arcana.encoder", "from conclave import registry")])
def test_a_dependency_the_wrong_way_is_noticed(module: str, line: str) -> None:
    assert len(breaches(module, line)) == 1


@pytest.mark.parametrize(("module", "line"), [
    ("conclave.games.res_arcana.terminal", "from conclave.cli.boards.drawing import Drawing"),
    ("conclave.games.res_arcana.encoder", "from conclave.lab.encode import declared"),
    ("conclave.games.res_arcana.encoder", "from conclave.games.res_arcana.state.model import ESSENCES")])
def test_leaves_may_use_what_draws_and_encodes(module: str, line: str) -> None:
    assert breaches(module, line) == []


def test_kernel_kit_and_games_need_only_python_and_yaml() -> None:
    for path in sources("conclave/kernel", "conclave/kit", "conclave/games"):
        name = str(path.relative_to(ROOT))
        tree = ast.parse(path.read_text("utf-8"))
        needed = {module.split(".")[0] for module in imports(tree)} - set(sys.stdlib_module_names) - {"conclave"}
        allowed = ANYWHERE | WHEN_SPEAKING.get(name, set()) | NEEDED_BY_LEAVES.get(leaf(module_of(path)), set())
        assert needed <= allowed, name
        at_once = {module.split(".")[0] for module in imports(tree, lazily=False)}
        assert not at_once & WHEN_SPEAKING.get(name, set()), f"{name} should import Fluent only when it speaks"


def test_chance_comes_only_from_the_dice() -> None:
    for path in sources("conclave/kernel", "conclave/kit", "conclave/games"):
        used = {module.split(".")[0] for module in imports(ast.parse(path.read_text("utf-8")))}
        assert not used & OF_CHANCE, path.name
