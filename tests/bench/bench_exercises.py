"""Whether 10,000 exercises of each type are solved, graded and misunderstood as they should be."""

import json
import os
import subprocess
import sys
from pathlib import Path

from building.measured import Row

COUNT = 10_000


def run(tools: dict[str, str]) -> list[Row]:
    """Rows for each type."""
    root = Path(tools["root"])
    paths = os.pathsep.join([str(each) for each in (root, root / "py", root / "tests" / "unit")])
    done = subprocess.run(
        [sys.executable, root / "tests" / "bench" / "exercises_checked.py", str(COUNT)],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    told: list[Row] = json.loads(done.stdout)
    return told
