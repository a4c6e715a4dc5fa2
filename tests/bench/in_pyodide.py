"""Runs a script of this folder inside the built Pyodide, as the benchmarks of Python do."""

import subprocess
from pathlib import Path


def printed_by(script: str, tools: dict[str, str]) -> list[str]:
    """The lines that the script prints. Raises `CalledProcessError` when it fails."""
    root = Path(tools["root"])
    command = [
        tools["node"],
        root / "static" / "js" / "python" / "node.js",
        "--built",
        Path(tools["dist"]) / "python",
        root / "tests" / "bench" / script,
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()
