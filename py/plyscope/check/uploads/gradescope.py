"""Gradescope: `setup.sh` makes the image, `run_autograder` judges a submission."""

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

UPLOAD: Final = Upload(
    files={"setup.sh": SETUP, "run_autograder": RUN},
    next_step="Write your cases into task.toml, zip the files in @FOLDER@ (not the folder itself), "
    "and upload the zip under Configure Autograder.",
    task="source/task.toml",
    programs=("setup.sh", "run_autograder"),
)
