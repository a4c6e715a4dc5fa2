"""How long hard Sudokus take, and how much longer when they are watched, in the built Pyodide."""

import subprocess
from pathlib import Path


def run(tools: dict[str, str]) -> list[str]:
    """One line for each problem measured."""
    root = Path(tools["root"])
    command = [
        tools["node"],
        root / "static" / "js" / "python" / "node.js",
        "--built",
        Path(tools["dist"]) / "python",
        root / "tests" / "bench" / "constraint_cost.py",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()
