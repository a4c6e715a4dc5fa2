"""Runs a script of this folder inside the built Pyodide, as the benchmarks of Python do."""

import json
import subprocess
from pathlib import Path

from building.measured import Row


def rows_of(script: str, tools: dict[str, str], *folders: str) -> list[Row]:
    """What the script's `run()` returns. It can also import what is in the folders.

    Raises `CalledProcessError` when it fails.
    """
    root = Path(tools["root"])
    command = [
        tools["node"],
        root / "static" / "js" / "python" / "node.js",
        "--built",
        Path(tools["dist"]) / "python",
        root / "tests" / "bench" / "inside_pyodide.py",
        script,
        *folders,
    ]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    told: list[Row] = json.loads(done.stdout.splitlines()[-1])
    return told
