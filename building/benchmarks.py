"""The benchmarks.

A benchmark is a file `tests/bench/bench_*.py` with `run(tools: dict[str, str]) -> list[str]`, which
returns the lines to print. The tools are paths: `root`, `dist`, `node`, and `chromium` ("" for
Playwright's own). The Python that runs it can import `plyscope`, `playwright` and the other files
of its folder.
"""

from __future__ import annotations

import json
import os

from building.browsers import browser
from building.javascript_packages import node
from building.page import build
from building.paths import DIST, PYTHON, ROOT, TESTS
from building.python_packages import install_python_packages
from building.running import run, say

RUN_BENCH = (
    "import json, runpy, sys; "
    "print('\\n'.join(runpy.run_path(sys.argv[1])['run'](json.loads(sys.argv[2]))))"
)


def bench() -> None:
    """Runs every benchmark and prints its results."""
    install_python_packages("test")
    build()
    tools = {
        "root": str(ROOT),
        "dist": str(DIST),
        "node": str(node()),
        "chromium": browser("chromium"),
    }
    folder = TESTS / "bench"
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'py'}{os.pathsep}{folder}"}
    for file in sorted(folder.glob("bench_*.py")):
        say(file.stem)
        command = [PYTHON, "-c", RUN_BENCH, file, json.dumps(tools)]
        run(command, "The benchmark failed.", env=environment)
