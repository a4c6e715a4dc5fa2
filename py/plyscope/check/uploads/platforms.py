"""What each autograder is given: its files, and what a teacher does with them."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

SETUP: Final = """\
#!/usr/bin/env bash
# Gradescope runs this once, to make the image in which submissions are judged.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
place=${PLYSCOPE_PLACE:-/opt/plyscope}

new_enough() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

for python in python3 python3.14 python3.13 python3.12 python3.11; do
    if new_enough "$python"; then break; fi
done
if ! new_enough "$python"; then
    apt-get update
    apt-get install -y python3.11 python3.11-venv
    python=python3.11
fi
"$python" -m venv "$place"
# A wheel that lies beside this file is taken first.
wheel=$(find "$here" -maxdepth 1 -name 'plyscope-*.whl' | head -n 1)
"$place/bin/python" -m pip install "${wheel:-plyscope==@VERSION@}"
"""
RUN: Final = """\
#!/usr/bin/env bash
# Gradescope runs this for each submission, in the folder /autograder.
set -u
export PATH="${PLYSCOPE_PLACE:-/opt/plyscope}/bin:$PATH"
# What a submission may have written in the place of results counts for nothing.
made=$(mktemp -d)
plyscope check submission --task @TASK@ --format gradescope -o "$made"
status=$?
rm -rf results/results.json
if [ ! -s "$made/results.json" ]; then
    echo "plyscope check ended with status $status and wrote no results." >&2
    exit 1
fi
mkdir -p results
mv "$made/results.json" results/results.json
"""

GRADESCOPE: Final = Upload(
    files={"setup.sh": SETUP, "run_autograder": RUN},
    next_step="Write your cases into task.toml, zip the files in @FOLDER@ (not the folder itself), "
    "and upload the zip under Configure Autograder.",
    task="source/task.toml",
    programs=("setup.sh", "run_autograder"),
)
"""`setup.sh` makes the image, `run_autograder` judges a submission."""

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

CHECK50: Final = Upload(
    files={".cs50.yaml": CONFIGURATION, "checks.py": CHECKS},
    next_step="Try it with `check50 --dev @FOLDER@` in the folder of a submission, then push "
    "@FOLDER@ to a repository of yours, from which check50 takes it.",
    of_case=CASE,
)
"""A configuration, and a module with a check for each case."""

TEMPLATE: Final = '''\
"""The template of a CodeRunner question: "Is combinator" ticked, grader "Template grader"."""

import subprocess
import sys
import tempfile
from pathlib import Path

ANSWER = """{{ STUDENT_ANSWER | e('py') }}"""

with tempfile.TemporaryDirectory() as made:
    answer = Path(made) / "answer" / "answer.py"
    answer.parent.mkdir()
    answer.write_text(ANSWER, encoding="utf-8")
    command = [sys.executable, "-P", "-m", "plyscope", "check", str(answer), "--task", "@TASK@"]
    command += ["--format", "coderunner", "-o", made]
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    results = Path(made) / "coderunner.json"
    if not results.exists():
        sys.exit(f"plyscope check wrote no results: {ran.stderr[-2000:]}")
    print(results.read_text(encoding="utf-8"))
'''

CODERUNNER: Final = Upload(
    files={"template.py": TEMPLATE},
    next_step="Paste template.py into the template of a question (tick Is combinator, choose "
    "Template grader), attach the other files in @FOLDER@ as its support files, and install "
    "Plyscope on the Jobe server.",
)
"""A template that judges an answer."""

WORKFLOW: Final = """\
name: Search
on: [push, workflow_dispatch]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: actions/setup-python@v6
        with:
          python-version: "3.13"
      - run: python -m pip install plyscope==@VERSION@
      - name: Judge the search
        shell: bash
        run: |
          set -u
          made=$(mktemp -d)
          plyscope check @SUBMISSION@ --task @TASK@ --format github -o "$made" || true
          cat "$made/summary.md" >> "$GITHUB_STEP_SUMMARY"
          sed 's|^\\(::[a-z]* file=\\)|\\1@BEFORE@|' "$made/annotations.txt"
          ! grep -q '^::error ' "$made/annotations.txt"
"""

GITHUB: Final = Upload(
    files={".github/workflows/plyscope.yml": WORKFLOW},
    next_step="Copy what is in @FOLDER@ into the repository that students start from; whoever can "
    "read it can read the task and its solution too.",
    task_folder=".github/plyscope",
    task=".github/plyscope/task.toml",
)
"""A workflow that judges each push."""

TEST: Final = '''\
"""The search of a notebook, compared node by node."""

from otter.test_files import test_case
from plyscope.testing import assert_same_search

OK_FORMAT = False

name = "search"
points = 2


def solution(node, is_max):
    if isinstance(node, int):
        return node
    values = [solution(child, not is_max) for child in node]
    return max(values) if is_max else min(values)


@test_case(name="The tree of the book")
def test_book(minimax):
    assert_same_search(minimax, [[3, 12, 8], [2, 4, 6], [14, 5, 2]], True, solution=solution)


@test_case(name="A deeper tree")
def test_deeper(minimax):
    assert_same_search(minimax, [[[4, 6], [7, 9]], [[1, 2], [0, 1]]], True, solution=solution)
'''

OTTER: Final = Upload(
    files={"tests/search.py": TEST},
    next_step="Name the function of your notebook in tests/search.py, try it with "
    "`otter check NOTEBOOK -t @FOLDER@/tests`, and add plyscope to the requirements of the "
    "assignment.",
    task_folder=None,
)
"""A test file whose message is the sentence."""

ENTRY: Final = """\
#!/usr/bin/env bash
# PrairieLearn runs this for each submission: "entrypoint": "/grade/tests/run.sh".
set -u
grade=${PLYSCOPE_GRADE:-/grade}
made=$(mktemp -d)
task=@TASK@
[ -f "$grade/tests/$task" ] && task="$grade/tests/$task"
python3 -P -m plyscope check "$grade/student" --task "$task" --format prairielearn -o "$made"
status=$?
rm -rf "$grade/results/results.json"
if [ ! -s "$made/autograder_results.json" ]; then
    echo "plyscope check ended with status $status and wrote no results." >&2
    exit 1
fi
mkdir -p "$grade/results"
mv "$made/autograder_results.json" "$grade/results/results.json"
"""
IMAGE: Final = """\
FROM prairielearn/grader-python
RUN python3 -m pip install plyscope==@VERSION@
"""

PRAIRIELEARN: Final = Upload(
    files={"tests/run.sh": ENTRY, "Dockerfile": IMAGE},
    next_step="Build the image from the Dockerfile in @FOLDER@, copy tests/ into the question, and "
    'name image and entry point ("/grade/tests/run.sh") in its externalGradingOptions.',
    task_folder="tests",
    programs=("tests/run.sh",),
)
"""The entry point of an external grader, and its image."""

EVALUATE: Final = """\
#!/bin/bash
# VPL runs this before an evaluation, and then vpl_execution, which it makes.
[ -f vpl_environment.sh ] && . ./vpl_environment.sh
mkdir -p plyscope_submission plyscope_task
number=0
while name="VPL_SUBFILE$number"; [ -n "${!name:-}" ]; do
    mkdir -p "plyscope_submission/$(dirname "${!name}")"
    mv "${!name}" "plyscope_submission/${!name}"
    number=$((number + 1))
done
# What is left is the teacher's: the task and what belongs to it.
find . -maxdepth 1 -type f ! -name 'vpl_*' -exec mv {} plyscope_task/ \\;

cat > vpl_execution <<'END'
#!/bin/bash
made=$(mktemp -d)
task=@TASK@
[ -f "plyscope_task/$task" ] && task="plyscope_task/$task"
python3 -P -m plyscope check plyscope_submission --task "$task" --format vpl -o "$made" &> /dev/null
if [ ! -s "$made/vpl.txt" ]; then
    echo "Comment :=>> The search could not be judged. Please tell your teacher."
    exit 1
fi
cat "$made/vpl.txt"
END
chmod +x vpl_execution
"""

VPL: Final = Upload(
    files={"vpl_evaluate.sh": EVALUATE},
    next_step="Add the files in @FOLDER@ as execution files of the activity, tick those of the "
    "task under Files to keep when running, set the maximum grade to the points of the task, and "
    "install Plyscope on the execution server.",
    programs=("vpl_evaluate.sh",),
)
"""The script of an evaluation."""
