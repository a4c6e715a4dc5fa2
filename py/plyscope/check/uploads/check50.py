"""check50: a configuration, and a module with a check for each case."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

CONFIGURATION: Final = """\
check50:
  checks: checks.py
  dependencies:
    - plyscope==@VERSION@
  files:
    - !exclude "*"
    - !include "*.py"
    - !include "*.ipynb"
"""
CHECKS: Final = '''\
"""A check for each case of a task; Plyscope finds what is wrong, and where."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import check50

TASK = Path(__file__).with_name("@TASK@")


@check50.check(timeout=600)
def judged():
    """the search can be judged"""
    task = TASK if TASK.exists() else TASK.name
    with tempfile.TemporaryDirectory() as made:
        command = [sys.executable, "-P", "-m", "plyscope", "check", ".", "--task", str(task)]
        command += ["--format", "check50", "-o", made]
        ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        results = Path(made) / "check50.json"
        if not results.exists():
            raise RuntimeError(f"plyscope check wrote no results: {ran.stderr[-2000:]}")
        return json.loads(results.read_text(encoding="utf-8"))["results"]


def tell(results, number):
    """Fails with what was found in a case, and what could be done about it."""
    result = results[number - 1]
    for line in result["log"]:
        check50.log(line)
    check50.data(**result["data"])
    if not result["passed"]:
        raise check50.Failure(result["cause"]["rationale"], help=result["cause"]["help"])
@CASES@'''
CASE: Final = '''

@check50.check(judged)
def case_@NUMBER@(results):
    """@NAME@"""
    tell(results, @NUMBER@)
'''

UPLOAD: Final = Upload(
    files={".cs50.yaml": CONFIGURATION, "checks.py": CHECKS},
    next_step="Try it with `check50 --dev @FOLDER@` in the folder of a submission, then push "
    "@FOLDER@ to a repository of yours, from which check50 takes it.",
    of_case=CASE,
)
