"""The benchmarks.

A benchmark is a file `tests/bench/bench_NAME.py` with `run(tools: dict[str, str])`, which returns
rows, see `building.measured`. The tools are paths: `root`, `dist`, `node`, `chromium` ("" for
Playwright's own) and `others`, a folder with packages that search games too. The Python that runs
it can import `plyscope`, `playwright`, `building` and the other files of its folder.

The numbers are kept in `.build/bench.json`: those of a benchmark stay there until it runs again.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from building.browsers import browser
from building.javascript_packages import node
from building.machine import machine, versions
from building.measured import Row, line_of
from building.page import build
from building.paths import BUILD, DIST, PYTHON, ROOT, TESTS
from building.performance_page import Entry, Results, with_numbers
from building.python_packages import download_pure, install_python_packages, lock_file
from building.running import BuildError, run, say
from building.steps import step

FOLDER = TESTS / "bench"
RESULTS = BUILD / "bench.json"
PAGE = ROOT / "docs" / "performance.md"
OTHERS = BUILD / "bench-packages"
RUN_BENCH = (
    "import json, pathlib, runpy, sys; "
    "reply = runpy.run_path(sys.argv[1])['run'](json.loads(sys.argv[2])); "
    "pathlib.Path(sys.argv[3]).write_text(json.dumps(reply))"
)


def names() -> list[str]:
    """The names of all benchmarks."""
    return sorted(file.stem.removeprefix("bench_") for file in FOLDER.glob("bench_*.py"))


def bench(chosen: Sequence[str] = (), *, page: bool = False) -> None:
    """Runs the chosen benchmarks, or all; prints and keeps their numbers."""
    unknown = [name for name in chosen if name not in names()]
    if unknown:
        raise BuildError(f"There is no benchmark {unknown[0]}. There are: {', '.join(names())}.")
    install_python_packages("test")
    install_others()
    build()
    tools = {
        "root": str(ROOT),
        "dist": str(DIST),
        "node": str(node()),
        "chromium": browser("chromium"),
        "others": str(OTHERS),
    }
    used = versions(tools["node"], tools["chromium"])
    results = kept(RESULTS)
    new: Results = {}
    for name in chosen or names():
        say(f"bench {name}")
        rows = run_one(name, tools)
        print("\n".join(map(line_of, rows)), flush=True)
        date = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
        new[name] = {"rows": rows, "date": date, "machine": machine(), "versions": used}
        # After each, so that a benchmark that fails does not lose those before it.
        RESULTS.write_text(as_text({**results, **new}), encoding="utf-8")
    if page:
        PAGE.write_text(with_numbers(PAGE.read_text(encoding="utf-8"), new), encoding="utf-8")
        say("wrote the numbers into docs/performance.md")


def kept(file: Path) -> Results:
    """The numbers in the file; none if there is no file, or if it cannot be read."""
    try:
        found: Results = json.loads(file.read_text(encoding="utf-8"))["benchmarks"]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return found


def as_text(results: Mapping[str, Entry]) -> str:
    """The text of the file."""
    return json.dumps({"benchmarks": results}, indent=1, ensure_ascii=False) + "\n"


def install_others() -> None:
    """Gets the packages that Plyscope's search is compared with."""
    step(
        "bench-packages",
        "downloading the packages of requirements/bench.lock",
        [lock_file("bench")],
        [OTHERS],
        download_others,
    )


def download_others() -> None:
    download_pure("bench", OTHERS)


def run_one(name: str, tools: dict[str, str]) -> list[Row]:
    """Runs one benchmark in a Python of its own."""
    paths = map(str, (ROOT, ROOT / "py", FOLDER))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "rows.json"
        command = [PYTHON, "-c", RUN_BENCH, FOLDER / f"bench_{name}.py", json.dumps(tools), answer]
        run(command, "The benchmark failed.", env=environment)
        rows: list[Row] = json.loads(answer.read_text(encoding="utf-8"))
    return rows
