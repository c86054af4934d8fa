"""Write what follows from the tables of fields: the class of each state, and the types of its views for the client.

    python tools/fields.py             # of every title in this tree
    python tools/fields.py FOLDER …    # of a title elsewhere, by the folder of its package

A title has its table in `state/fields.py` as `DECLARED`; the class lands in `state/generated.py` beside it. If the client
has a folder for the title (`web/src/games/<title>`), the types land in its `state.ts`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src" / "games"
sys.path.insert(0, str(ROOT))

from conclave.kit.generate import class_source, client_source  # noqa: E402 (it is found by the path above)
from conclave.kit.state import Declared  # noqa: E402


def titles() -> list[Path]:
    """The packages in this tree that declare a state."""
    found = [*(ROOT / "conclave" / "games").glob("*/state/fields.py"), *(ROOT / "tests").glob("*/*/state/fields.py")]
    return sorted([path.parents[1] for path in found])


def written(folder: Path) -> Iterator[tuple[Path, str]]:
    """The files that follow from the table of a title, with what belongs into them."""
    path = folder / "state" / "fields.py"
    spec = spec_from_file_location(f"fields_of_{folder.name}", path)  # not by its package, which needs what is written here
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    declared = module.DECLARED
    assert isinstance(declared, Declared)
    yield folder / "state" / "generated.py", class_source(declared)
    if (CLIENT / folder.name).is_dir():
        shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(folder.name, "state", "fields.py")
        yield CLIENT / folder.name / "state.ts", client_source(declared, shown.as_posix())


def main() -> None:
    """Write all files that have changed."""
    for folder in [Path(name).resolve() for name in sys.argv[1:]] or titles():
        for path, text in written(folder):
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


if __name__ == "__main__":
    main()
