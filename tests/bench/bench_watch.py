"""How much longer a search takes when it is watched, inside the built Pyodide."""

import subprocess
from pathlib import Path


def run(tools: dict[str, str]) -> list[str]:
    """One line for each search measured."""
    root = Path(tools["root"])
    command = [
        tools["node"],
        root / "static" / "js" / "python" / "node.js",
        "--built",
        Path(tools["dist"]) / "python",
        root / "tests" / "bench" / "watch_cost.py",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()
