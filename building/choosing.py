"""Which tests the command line of `build.py test` chooses, and the commands that run them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from building.javascript_packages import node
from building.paths import PYTHON, ROOT, TESTS
from building.running import BuildError, Command

TWO_AT_A_TIME = ["-n", "2", "--dist", "loadfile"]
THREE_AT_A_TIME = ["-n", "3", "--dist", "loadfile"]
"""Test files at once. Two browser tests leave a fifth of two cores idle, three do not."""


@dataclass(frozen=True)
class Chosen:
    """What the command line asks for: a stage, the quick run, the tests in notebook programs, some
    files, or words in test names.

    Without any of these, everything runs.
    """

    only: str | None = None
    quick: bool = False
    hosts: bool = False
    paths: tuple[str, ...] = ()
    words: str | None = None

    @property
    def named(self) -> tuple[str, ...]:
        """The paths; if only words are given, the folders in which to look for them."""
        return self.paths or (("tests/unit", "tests/e2e") if self.words else ())


def pytest(*words: object) -> Command:
    """pytest in the project's environment."""
    return [PYTHON, "-m", "pytest", *words]


def node_test(*words: object) -> Command:
    """Node's own test runner."""
    return [node(), "--test", "--test-reporter=spec", *words]


def javascript_tests(path: str) -> list[Path]:
    """The JavaScript tests at a path: the file itself, or all of them in the folder."""
    place = ROOT / path
    if place.is_dir():
        return sorted(place.rglob("*.test.js"))
    return [place] if place.suffix == ".js" else []


def has_python_tests(path: str) -> bool:
    """Whether a path is for pytest: a file, one test (`FILE::NAME`), or a folder."""
    place = ROOT / path.split("::", maxsplit=1)[0]
    if place.is_dir():
        return any(place.rglob("test_*.py"))
    return place.suffix == ".py"


def is_for_browsers(path: str) -> bool:
    """Whether the tests at a path need the built page and browsers."""
    place = (ROOT / path.split("::", maxsplit=1)[0]).resolve()
    return place.is_relative_to(TESTS / "e2e") or (TESTS / "e2e").is_relative_to(place)


def named_tests(paths: Sequence[str], words: str | None) -> list[Command]:
    """The commands for some paths; pytest gets `words` as -k, Node as a pattern for names."""
    missing = [path for path in paths if not (ROOT / path.split("::")[0]).exists()]
    if missing:
        raise BuildError(f"There is no {' and no '.join(missing)}.")
    scripts = [file for path in paths for file in javascript_tests(path)]
    files = [path for path in paths if has_python_tests(path)]
    at_once = TWO_AT_A_TIME if any((ROOT / path).is_dir() for path in files) else []
    commands = []
    if scripts:
        pattern = [f"--test-name-pattern=/{words}/i"] if words else []
        commands.append(node_test(*pattern, *scripts))
    if files:
        commands.append(pytest(*files, *(["-k", words] if words else []), *at_once))
    if not commands:
        raise BuildError(f"There are no tests in {' and '.join(paths)}.")
    return commands
