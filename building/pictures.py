"""The pictures of the README, taken from the page itself: a film of a search, and a still of it.

They are kept in the repository, so the build needs no browser.
"""

from __future__ import annotations

from building.browsers import browser
from building.page import build
from building.paths import DIST, PYTHON, STATIC
from building.python_packages import install_python_packages
from building.running import run, say

FOLDER = STATIC / "readme"


def take_pictures() -> None:
    """Builds the page, and takes its pictures again."""
    install_python_packages("test")
    build()
    say("taking the pictures of the README")
    # In a Python of its own, which has the packages for it.
    words = [PYTHON, "-m", "building.film", (DIST / "index.html").as_uri(), browser("chromium")]
    run([*words, FOLDER], "The pictures could not be taken; see the message above.")
    for file in sorted(FOLDER.iterdir()):
        say(f"static/readme/{file.name} has {file.stat().st_size / 1000:,.0f} kB")
