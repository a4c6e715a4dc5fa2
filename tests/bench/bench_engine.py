"""How well and how fast the engine solves Connect-4, inside the built Pyodide."""

import subprocess
from pathlib import Path


def run(tools: dict[str, str]) -> list[str]:
    """Two lines for each set of positions."""
    root = Path(tools["root"])
    command = [
        tools["node"],
        root / "static" / "js" / "python" / "node.js",
        "--built",
        Path(tools["dist"]) / "python",
        root / "tests" / "bench" / "engine_speed.py",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()
