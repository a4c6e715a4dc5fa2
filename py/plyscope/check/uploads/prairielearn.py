"""PrairieLearn: the entry point of an external grader, and its image."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

RUN: Final = """\
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

UPLOAD: Final = Upload(
    files={"tests/run.sh": RUN, "Dockerfile": IMAGE},
    next_step="Build the image from the Dockerfile in @FOLDER@, copy tests/ into the question, and "
    'name image and entry point ("/grade/tests/run.sh") in its externalGradingOptions.',
    task_folder="tests",
    programs=("tests/run.sh",),
)
