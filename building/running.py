"""Starting other programs, and printing messages about it."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from building.paths import BUILD, DIST, NODE_MODULES, ROOT

Command = Sequence[object]
"""A program and its arguments, which need not be strings yet."""


class BuildError(Exception):
    """A step failed. The message says what to do about it."""


def say(text: str) -> None:
    """Prints what is happening."""
    print(f"plyscope: {text}", flush=True)


def run(command: Command, advice: str, **options: Any) -> None:
    """Runs `command`, by itself in the project's folder; if it fails, the error says `advice`."""
    words = [str(word) for word in command]
    try:
        subprocess.run(words, check=True, **{"cwd": ROOT, **options})
    except FileNotFoundError as error:
        raise BuildError(f"There is no program {words[0]}. {advice}") from error
    except subprocess.CalledProcessError as error:
        shown = " ".join(words)
        if len(shown) > 300:
            shown = shown[:300] + " ..."
        raise BuildError(f"This command failed ({error.returncode}): {shown}\n{advice}") from error


def at_once(*works: Callable[[], object]) -> None:
    """Does all of these at the same time; an error is raised when all have come to their end."""
    with ThreadPoolExecutor(len(works)) as pool:
        begun = [pool.submit(work) for work in works]
    for work in begun:
        work.result()


def attempt(command: Command, seconds: float) -> bool:
    """Whether `command` succeeds within the time; its output is not shown."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=ROOT, capture_output=True, timeout=seconds, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def check_that_folders_can_be_written() -> None:
    """Fails at once if files cannot be written, not later in the middle of pip's or npm's work."""
    for folder in (ROOT, BUILD, DIST, NODE_MODULES):
        try:
            folder.mkdir(exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            raise BuildError(
                f"Cannot write files in {folder} ({error.strerror}). Copy Plyscope to a folder "
                "where you can write files, and build it there."
            ) from error
