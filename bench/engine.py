"""The engine's figures as JSON: `python bench/engine.py [TITLE …] [NAME …]`."""

import json
import sys

from conclave.bench import run

print(json.dumps(run(sys.argv[1:]), indent=2))
