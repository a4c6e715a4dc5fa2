"""Node, npm and the JavaScript packages in node_modules/."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from building.paths import NODE_MODULES, PYODIDE, ROOT, VENV_BIN
from building.python_packages import install_python_packages
from building.running import run
from building.steps import step

NODE_AT_LEAST = 20
NODE_FOR_THE_IMAGE = 22
"""In older ones, Python calls some functions through JavaScript, where no browser could let it
wait; and the image of its memory, which they make, would go on doing so."""
PACKAGES = ROOT / "package.json"
LOCK = ROOT / "package-lock.json"


def package_json() -> dict[str, Any]:
    """The contents of package.json."""
    found: dict[str, Any] = json.loads(PACKAGES.read_text(encoding="utf-8"))
    return found


def node_of_the_path(at_least: int) -> Path | None:
    """The Node on the path, if it is new enough and npm is there too."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        major = int(answer.stdout.lstrip("v").split(".")[0])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return Path(node) if major >= at_least else None


@functools.cache
def node(at_least: int = NODE_AT_LEAST) -> Path:
    """A Node that is new enough; it is installed if necessary."""
    found = node_of_the_path(at_least)
    if found:
        return found
    install_python_packages("node")
    return Path(shutil.which("node", path=str(VENV_BIN)) or VENV_BIN / "node")


def npm(*words: object) -> None:
    """Runs the npm that belongs to `node()`."""
    path = str(node().parent) + os.pathsep + os.environ.get("PATH", "")
    program = shutil.which("npm", path=path) or "npm"
    advice = "Is the network up, and does `npm view lit version` work on this machine?"
    run([program, *words, "--silent"], advice, env={**os.environ, "PATH": path})


def install_javascript_packages() -> None:
    """Installs exactly the packages in package-lock.json, without running their scripts."""
    step(
        "npm",
        "installing the JavaScript packages",
        [PACKAGES, LOCK],
        [PYODIDE, NODE_MODULES / "esbuild"],
        lambda: npm("ci", "--ignore-scripts", "--no-audit", "--no-fund"),
    )
