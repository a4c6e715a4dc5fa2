"""Whether 10,000 exercises of each type are solved, graded and misunderstood as they should be."""

import os
import subprocess
import sys
from pathlib import Path

COUNT = 10_000


def run(tools: dict[str, str]) -> list[str]:
    """A line for each type."""
    root = Path(tools["root"])
    paths = os.pathsep.join([str(root / "py"), str(root / "tests" / "unit")])
    done = subprocess.run(
        [sys.executable, root / "tests" / "bench" / "exercises_checked.py", str(COUNT)],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    return done.stdout.splitlines()
