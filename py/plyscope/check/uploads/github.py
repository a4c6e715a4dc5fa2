"""GitHub Actions: a workflow that judges each push."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

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

UPLOAD: Final = Upload(
    files={".github/workflows/plyscope.yml": WORKFLOW},
    next_step="Copy what is in @FOLDER@ into the repository that students start from; whoever can "
    "read it can read the task and its solution too.",
    task_folder=".github/plyscope",
    task=".github/plyscope/task.toml",
)
