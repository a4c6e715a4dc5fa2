"""On what the benchmarks run: the machine and the versions of the programs."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from pathlib import Path

from building.paths import PYODIDE


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def machine() -> dict[str, str]:
    """The system, the processor and how many processors there are."""
    return {
        "system": platform.system(),
        "processor": processor(),
        "processors": str(os.cpu_count() or 1),
    }


def version_of(program: str) -> str:
    """What a program says about its version; "" if it says nothing."""
    if not program:
        return ""
    try:
        done = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=30, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def versions(node: str, chromium: str) -> dict[str, str]:
    """The versions of Python, Pyodide, Node and Chromium."""
    pyodide = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    return {
        "Python": platform.python_version(),
        "Pyodide": pyodide,
        "Node": version_of(node).lstrip("v"),
        "Chromium": version_of(chromium).removeprefix("Chromium ") or "Playwright's own",
    }
