"""The tests, in stages: style, types, unit tests, unit tests in Pyodide, the package, the page."""

from __future__ import annotations

import functools
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from building.browsers import browser, chromium_for_tests, webkit
from building.choosing import (
    THREE_AT_A_TIME,
    TWO_AT_A_TIME,
    Chosen,
    is_for_browsers,
    named_tests,
    node_test,
    pytest,
)
from building.counting import Counts, add, run_at_once
from building.hosts import install_hosts, install_latex
from building.javascript_packages import install_javascript_packages, node
from building.lite import fetch_wheels
from building.package import package
from building.page import build
from building.paths import BUILD, DIST, NODE_MODULES, PYTHON, SCRIPTS, TESTS
from building.python_packages import download_pure, install_python_packages, lock_file
from building.running import BuildError, Command, say
from building.steps import step

LIMITS = {"pyodide": 2}
"""How many commands of a stage run at a time. Two halves of the tests in Pyodide would never take
the same time; of smaller parts, each process takes the next when it has finished one."""
KINDS = ("chromium", "firefox", "webkit")
TOOLS = BUILD / "tools.json"


def check_style() -> list[Command]:
    """Lints and checks the format: with Ruff for Python, with Biome for JavaScript and CSS."""
    ruff = [PYTHON, "-m", "ruff"]
    biome = NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    return [
        [*ruff, "check", "."],
        [*ruff, "format", "--check", "."],
        [node(), biome, "ci", "--colors=off", "--error-on-warnings"],
    ]


def check_types() -> list[Command]:
    """Checks the types: with mypy in Python, with tsc in JSDoc."""
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    return [[PYTHON, "-m", "mypy"], [node(), tsc, "--noEmit"]]


def unit_tests() -> list[Command]:
    """The unit tests in both languages."""
    return [node_test(TESTS / "unit" / "js" / "all.js"), pytest("tests/unit", *TWO_AT_A_TIME)]


def install_pyodide_test_packages() -> None:
    """Gets pytest and Hypothesis in a form that Pyodide can use: wheels of pure Python."""
    download_pure("pyodide", BUILD / "pyodide-packages")


def pyodide_tests() -> list[Command]:
    """The Python unit tests again, in the Pyodide that was built."""
    step(
        "pyodide-packages",
        "downloading pytest and Hypothesis for Pyodide",
        [lock_file("pyodide")],
        [BUILD / "pyodide-packages"],
        install_pyodide_test_packages,
    )
    runner = [node(), SCRIPTS / "python" / "node.js", "--built", DIST / "python"]
    script = TESTS / "pyodide" / "run_tests.py"
    parts = 6
    same_examples = ["ci"] if os.environ.get("CI") else []
    packages = BUILD / "pyodide-packages"
    return [[*runner, script, packages, part, parts, *same_examples] for part in range(parts)]


def find_browsers(*kinds: str) -> None:
    """Finds browsers for the tests, and writes to a file where they are.

    The tests read this file, so that you can also run pytest on tests/e2e yourself.
    """
    tools = {"node": str(node())}
    for kind in kinds:
        if kind == "webkit":
            tools |= webkit()
        else:
            tools[kind] = chromium_for_tests() if kind == "chromium" else browser(kind)
    known = json.loads(TOOLS.read_text(encoding="utf-8")) if TOOLS.exists() else {}
    TOOLS.write_text(json.dumps(known | tools), encoding="utf-8")


def browser_tests() -> list[Command]:
    """The end-to-end tests of the built page."""
    find_browsers(*KINDS)
    return [pytest("tests/e2e", *THREE_AT_A_TIME)]


def quick_tests() -> list[Command]:
    """Linters, types, the unit tests that are not marked as slow, and one test of the page."""
    find_browsers("chromium")
    script, python = unit_tests()
    smoke = pytest("tests/e2e/test_smoke.py", "-k", "page_file")
    return [*check_style(), *check_types(), script, [*python, "-m", "not slow"], smoke]


def package_tests() -> list[Command]:
    """What the package for pip is to a stranger who installs it."""
    package()
    return [pytest("tests/package")]


def host_tests() -> list[Command]:
    """The tree of a run in the notebook programs that people use, and its pictures in LaTeX."""
    package()
    install_hosts()
    install_latex()
    fetch_wheels()
    find_browsers("chromium")
    return [pytest("tests/hosts"), node_test(TESTS / "hosts" / "tex.test.js")]


STAGES: dict[str, Callable[[], list[Command]]] = {
    "style": check_style,
    "types": check_types,
    "unit": unit_tests,
    "pyodide": pyodide_tests,
    "package": package_tests,
    "e2e": browser_tests,
}
AT_ONCE = (("style", "types", "package"), ("unit",), ("pyodide",), ("e2e",))
"""Which stages of a whole run go on at the same time: each of the first three, by itself, leaves a
processor idle."""


def stages_for(chosen: Chosen) -> dict[str, Callable[[], list[Command]]]:
    """The stages of a run, by name."""
    if chosen.named:
        return {"named": lambda: named_tests(chosen.named, chosen.words)}
    if chosen.hosts:
        return {"hosts": host_tests}
    if chosen.quick:
        # All at once: while one waits for a browser, another can use the processor.
        return {"quick": quick_tests}
    return {chosen.only: STAGES[chosen.only]} if chosen.only else STAGES


def prepare(chosen: Chosen) -> None:
    """Installs and builds what the chosen tests need. Unit tests need no page."""
    install_python_packages("test")
    if chosen.named and not any(map(is_for_browsers, chosen.named)):
        install_javascript_packages()
        return
    build()
    if chosen.named and not TOOLS.exists():
        find_browsers(*KINDS)


def test(chosen: Chosen) -> None:
    """Runs all the tests, even if some fail, and says at the end which stages failed."""
    prepare(chosen)
    start = time.monotonic()
    total = Counts()
    unhappy: list[str] = []
    stages = stages_for(chosen)
    for names in AT_ONCE if stages is STAGES else [(name,) for name in stages]:
        # One after the other: a stage may install something before its commands run.
        begun = [begin(stages[name]) for name in names]
        with ThreadPoolExecutor(len(names)) as pool:
            for name, counts in zip(names, pool.map(run_stage, names, begun), strict=True):
                total = add(total, counts)
                if counts.failed:
                    unhappy.append(name)
    summary = f"{total.passed} passed"
    if total.failed:
        summary = f"{total.failed} failed, {summary}"
    print(f"==== {summary} in {time.monotonic() - start:.2f}s ====", flush=True)
    if unhappy:
        again = f" (again: build.py test --only {unhappy[0]})" if unhappy[0] in STAGES else ""
        raise BuildError(f"failed: {', '.join(unhappy)}{again}")


def begin(stage: Callable[[], list[Command]]) -> list[Command]:
    """The commands of a stage; none if it cannot begin, which is told."""
    try:
        return stage()
    except BuildError as error:
        say(str(error))
        return []


def run_stage(name: str, commands: list[Command]) -> Counts:
    """Runs the commands of one stage. If it runs no test, it counts as a failed test."""
    found = run_at_once(name, commands, LIMITS.get(name)) if commands else []
    counts = functools.reduce(add, found, Counts())
    if counts == Counts():
        say(f"{name}: no test was run")
        return Counts(failed=1)
    return counts
