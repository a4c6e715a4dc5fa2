"""The tests, in stages: style, types, unit tests, the same in Pyodide, and the page in browsers."""

from __future__ import annotations

import functools
import json
import shutil
import time
from collections.abc import Callable

from building.browsers import browser, webkit
from building.counting import Counts, add, run_at_once
from building.javascript_packages import node
from building.page import build
from building.paths import BUILD, DIST, NODE_MODULES, PYTHON, SCRIPTS, TESTS
from building.python_packages import install_python_packages, pinned, pip
from building.running import BuildError, Command, say
from building.steps import step

TWO_AT_A_TIME = ["-n", "2", "--dist", "loadfile"]
"""Two files of tests at once: most of a test in a browser is waiting for its Python."""

PYTEST = [PYTHON, "-m", "pytest"]


def check_python_style() -> list[Command]:
    """Ruff: what is wrong, and what is formatted otherwise than ruff would."""
    ruff = [PYTHON, "-m", "ruff"]
    return [[*ruff, "check", "."], [*ruff, "format", "--check", "."]]


def check_types() -> list[Command]:
    """mypy over the Python, tsc over the JSDoc types."""
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    return [[PYTHON, "-m", "mypy"], [node(), tsc, "--noEmit"]]


def unit_tests() -> list[Command]:
    """The unit tests of both halves."""
    files = sorted((TESTS / "unit" / "js").glob("*.test.js"))
    script = [node(), "--test", "--test-reporter=spec", *files]
    return [script, [*PYTEST, "tests/unit", *TWO_AT_A_TIME]]


def install_pyodide_test_packages() -> None:
    """Gets pytest and Hypothesis as Pyodide can use them: wheels of plain Python."""
    folder = BUILD / "pyodide-packages"
    shutil.rmtree(folder, ignore_errors=True)
    pure = ["--platform", "any", "--implementation", "py", "--abi", "none"]
    where = ["--target", folder, "--python-version", "3.14", "--only-binary=:all:"]
    pip("install", *where, *pure, *pinned("test", "pytest", "hypothesis"))


def pyodide_tests() -> list[Command]:
    """The Python unit tests once more, inside the Pyodide that was built."""
    step(
        "pyodide-packages",
        "downloading pytest and Hypothesis for Pyodide",
        pinned("test", "pytest", "hypothesis"),
        [BUILD / "pyodide-packages"],
        install_pyodide_test_packages,
    )
    runner = [node(), SCRIPTS / "python" / "node.js", "--built", DIST / "python"]
    script = TESTS / "pyodide" / "run_tests.py"
    parts = 2
    return [[*runner, script, BUILD / "pyodide-packages", part, parts] for part in range(parts)]


def browser_tests() -> list[Command]:
    """The end-to-end tests of the built page."""
    playwrights = {kind: browser(kind) for kind in ("chromium", "firefox")}
    tools = {**playwrights, **webkit(), "node": str(node())}
    # The tests read it, so that pytest can also be run on tests/e2e by hand.
    (BUILD / "tools.json").write_text(json.dumps(tools), encoding="utf-8")
    return [[*PYTEST, "tests/e2e", *TWO_AT_A_TIME]]


STAGES: dict[str, Callable[[], list[Command]]] = {
    "style": check_python_style,
    "types": check_types,
    "unit": unit_tests,
    "pyodide": pyodide_tests,
    "e2e": browser_tests,
}


def test(only: str | None) -> None:
    """Runs the tests, all of them even when some fail, and says at the end which failed."""
    install_python_packages("test")
    build()
    begun = time.monotonic()
    total = Counts()
    unhappy: list[str] = []
    for name in [only] if only else STAGES:
        counts = run_stage(name)
        total = add(total, counts)
        if counts.failed:
            unhappy.append(name)
    summary = f"{total.passed} passed"
    if total.failed:
        summary = f"{total.failed} failed, {summary}"
    print(f"==== {summary} in {time.monotonic() - begun:.2f}s ====", flush=True)
    if unhappy:
        raise BuildError(f"failed: {', '.join(unhappy)} (again: build.py test --only {unhappy[0]})")


def run_stage(name: str) -> Counts:
    """Runs one stage; one that cannot begin counts as a failed test."""
    try:
        return functools.reduce(add, run_at_once(name, STAGES[name]()))
    except BuildError as error:
        say(str(error))
        return Counts(failed=1)
