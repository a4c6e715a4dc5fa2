"""CodeRunner in Moodle: a template that judges an answer."""

from __future__ import annotations

from typing import Final

from plyscope.check.uploads.upload import Upload

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

UPLOAD: Final = Upload(
    files={"template.py": TEMPLATE},
    next_step="Paste template.py into the template of a question (tick Is combinator, choose "
    "Template grader), attach the other files in @FOLDER@ as its support files, and install "
    "Plyscope on the Jobe server.",
)
