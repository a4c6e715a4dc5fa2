"""`plyscope check` as a script finds it where Plyscope is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import plyscope

SOURCE = Path(plyscope.__file__).parents[1]
WRONG = """\
def minimax(node, is_max):
    if isinstance(node, int):
        return node
    values = [minimax(child, not is_max) for child in node]
    return max(values)
"""
SENTENCE = "At node 1 your MIN takes the largest of its replies; MIN takes the smallest."
"""What is said of it on the three trees of the task to begin with; it earns 2 points of 7 there."""
OF_A_STUDENT = "raise SystemExit('all right')"
"""A module that a student has called plyscope, so that nothing is judged where it is run instead."""


def variables(folder: Path) -> dict[str, str]:
    """Variables by which a script finds the program and the module, and this Python as python3."""
    programs = folder / "bin"
    programs.mkdir()
    for name, words in (("python3", ""), ("plyscope", " -P -m plyscope")):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}"{words} "$@"\n', encoding="utf-8")
        (programs / name).chmod(0o755)
    return {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(SOURCE)}


def ran(*command: str | Path, cwd: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """What came of a program that is run as an autograder runs it."""
    return subprocess.run(list(map(str, command)), cwd=cwd, env=env, check=False, capture_output=True, text=True)
