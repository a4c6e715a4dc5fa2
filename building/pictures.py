"""Pictures of the page itself: for the README, a film of a search and a still of it; for teachers,
a worksheet beside its key.

They are kept in the repository, so the build needs no browser.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from building.browsers import browser
from building.page import build
from building.paths import DIST, PYTHON, ROOT, STATIC
from building.python_packages import install_python_packages
from building.running import run, say

FOLDER = STATIC / "readme"
SHEET_AND_KEY = ROOT / "docs" / "pictures" / "sheet-and-key.png"
QUESTIONS = ("--type", "cuts", "--count", "2", "--seed", "9", "--title", "Alpha-beta")
ADVICE = "The pictures could not be taken; see the message above."


def take_pictures() -> None:
    """Builds the page, and takes its pictures again."""
    install_python_packages("test")
    build()
    say("taking the pictures")
    # In a Python of its own, which has the packages for it.
    chromium = browser("chromium")
    run([PYTHON, "-m", "building.film", (DIST / "index.html").as_uri(), chromium, FOLDER], ADVICE)
    with TemporaryDirectory() as folder:
        sheets = [exam(form, Path(folder)) for form in ("sheet", "key")]
        run([PYTHON, "-m", "building.sheets", chromium, SHEET_AND_KEY, *sheets], ADVICE)
    for file in [*sorted(FOLDER.iterdir()), SHEET_AND_KEY]:
        say(f"{file.relative_to(ROOT).as_posix()} has {file.stat().st_size / 1000:,.0f} kB")


def exam(form: str, folder: Path) -> Path:
    """The file of a small exam, which is written into `folder`, as a "sheet" or a "key"."""
    file = folder / f"{form}.html"
    with file.open("wb") as out:
        words = [PYTHON, "-m", "plyscope", "exercises", *QUESTIONS, "--format", form]
        run(words, ADVICE, stdout=out, env={**os.environ, "PYTHONPATH": str(ROOT / "py")})
    return file
