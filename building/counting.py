"""Running programs that run tests, and counting how many tests passed and failed."""

from __future__ import annotations

import functools
import os
import re
import subprocess
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from building.paths import BUILD, ROOT
from building.running import Command, say


class Counts(NamedTuple):
    """How many tests passed, and how many failed."""

    passed: int = 0
    failed: int = 0


def run_at_once(stage: str, commands: Sequence[Command], limit: int | None = None) -> list[Counts]:
    """Runs the commands of a stage at the same time, and shows the output of each when it ends.

    With a `limit`, only so many run at a time, and the next one begins when one ends.
    """
    if len(commands) == 1:
        return [run_tests(stage, commands[0], lambda line: print(line, end="", flush=True))]

    def run_one(command: Command) -> Counts:
        lines: list[str] = []
        counts = run_tests(stage, command, lines.append)
        print("".join(lines), end="", flush=True)
        return counts

    with ThreadPoolExecutor(limit or len(commands)) as pool:
        return list(pool.map(run_one, commands))


def run_tests(stage: str, command: Command, show: Callable[[str], object]) -> Counts:
    """Runs one command of a stage, shows its output line by line, and counts its tests.

    A command that prints no numbers of tests, such as ruff, counts as one test.
    """
    words = [str(word) for word in command]
    say(f"{stage}: {' '.join(word.removeprefix(f'{ROOT}{os.sep}') for word in words)[:200]}")
    counted: list[Counts] = []
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env=keeping_bytecode(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as process:
        for line in process.stdout or ():
            show(line)
            if (counts := counts_in(line)) is not None:
                counted.append(counts)
    total = functools.reduce(add, counted, Counts())
    if process.returncode == NO_TEST_CHOSEN and counted and not total.failed:
        return total
    if process.returncode:
        return Counts(total.passed, total.failed or 1)
    return total if counted else Counts(passed=1)


def keeping_bytecode(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of tests. What Python compiles of them, it keeps in a folder of the build.

    Otherwise each pytest that runs at once would write the assertions into all test files again
    where PYTHONDONTWRITEBYTECODE is set.
    """
    kept = {name: text for name, text in environment.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(BUILD / "bytecode")}


NO_TEST_CHOSEN = 5
"""The exit status of pytest if `-k` or `-m` leaves no test to run."""


def counts_in(line: str) -> Counts | None:
    """The numbers of tests in a line of output; None if there are none in it.

    pytest ends with "3 failed, 20 passed in 1.20s", Node with lines such as "pass 20".
    """
    if counted := re.fullmatch(r"\S+ (pass|fail) (\d+)", line.strip()):
        number = int(counted[2])
        return Counts(passed=number) if counted[1] == "pass" else Counts(failed=number)
    if not re.search(r"\d+ (passed|failed|error|errors|skipped|deselected)\b.* in \d+\.\d+s", line):
        return None
    numbers = {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", line)}
    failed = sum(numbers.get(word, 0) for word in ("failed", "error", "errors"))
    return Counts(numbers.get("passed", 0), failed)


def add(one: Counts, other: Counts) -> Counts:
    """The sums of both."""
    return Counts(one.passed + other.passed, one.failed + other.failed)
