"""The whole page: everything in dist/."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from building.bundles import bundle_ahead, bundle_scorm
from building.fingerprints import build_id, with_fingerprints
from building.javascript_packages import install_javascript_packages, node
from building.notices import write_notices
from building.offline import write_service_worker
from building.package_index import with_index
from building.parts import (
    TEXTS,
    app_body,
    bundle_parts,
    later_files,
    later_sums,
    parts,
    sheets_of_parts,
    write_app,
)
from building.paths import DIST, PYODIDE, ROOT, SCRIPTS, STATIC
from building.python_files import (
    IMAGE_SUM,
    SUMS,
    all_sums,
    build_image,
    build_python_files,
    sum_of_wheel,
)
from building.python_packages import install_python_packages
from building.running import at_once, run, say
from building.steps import step
from building.styles import SHEETS, bundle_styles
from building.viewer import build_viewer

BROUGHT = (DIST / "lesson.js", DIST / "catalogue.js")
"""What Python has said before; the second comes after the first picture."""


def write_first_lesson() -> None:
    """Runs the first lesson's search in the built Python, so that nobody has to wait for Python."""
    runner, lesson = SCRIPTS / "python" / "node.js", SCRIPTS / "python" / "first_lesson.py"
    run(
        [node(), runner, "--built", DIST / "python", lesson, *BROUGHT, sum_of_wheel()],
        "The first lesson could not be computed; see Python's message above.",
    )


def build_page(made_for: str) -> None:
    """Makes what the page shows before Python has started, but for the scripts that know Python's
    image, see `build_scripts`."""
    lesson = SCRIPTS / "python" / "first_lesson.py"
    step(
        "lesson",
        "computing the first lesson",
        [ROOT / "py", lesson, PYODIDE / "package.json", sum_of_wheel()],
        BROUGHT,
        write_first_lesson,
    )
    step(
        "parts",
        "bundling the page and its parts",
        [made_for],
        [app_body(DIST), *(DIST / "parts" / f"{name}.js" for name in (*parts(), *TEXTS))],
        lambda: bundle_parts(DIST, made_for),
    )
    step(
        "scorm",
        "bundling the page of SCORM packages",
        [made_for],
        [DIST / "scorm.js"],
        lambda: bundle_scorm(DIST, made_for),
    )
    step(
        "styles",
        "bundling the styles",
        [made_for],
        [
            *(DIST / f"{name}.css" for name in SHEETS),
            *(
                DIST / "parts" / f"{name}.css"
                for name, sheets in sheets_of_parts().items()
                if sheets
            ),
        ],
        lambda: bundle_styles(DIST, made_for),
    )


def build_scripts(made_for: str) -> None:
    """Makes the scripts by which the page recognises Python's files and the image."""
    step(
        "app",
        "writing the page's script",
        [made_for, SUMS, IMAGE_SUM, *(DIST / path for path in later_files(DIST))],
        [DIST / "app.js"],
        lambda: write_app(DIST, made_for, all_sums(), later_sums(DIST)),
    )
    step(
        "ahead",
        "bundling the script that goes ahead",
        [made_for, SUMS, IMAGE_SUM],
        [DIST / "ahead.js"],
        lambda: bundle_ahead(DIST, made_for, all_sums()),
    )


NO_OWN_LESSONS = (
    "// Your own lessons: Write a lesson makes the file that takes the place of this.\n"
)
STATIC_FILES = (
    STATIC / "index.html",
    STATIC / "icon.svg",
    STATIC / "plyscope-view.js",
    STATIC / "llms.txt",
)


def copy_static(folder: Path, build: str) -> None:
    """Copies the files that need no building. The page says of which build it is."""
    for file in STATIC_FILES:
        shutil.copyfile(file, folder / file.name)
    # Whoever puts up the page writes the names of lessons of their own into this list, or puts a
    # script that the page has written in the place of this one.
    (folder / "lessons").mkdir(exist_ok=True)
    for name, empty in {"list.json": "[]\n", "own.js": NO_OWN_LESSONS}.items():
        own = folder / "lessons" / name
        if not own.exists():
            own.write_text(empty, encoding="utf-8")
    index = folder / "index.html"
    page = with_index(index.read_text(encoding="utf-8"))
    page = page.replace("<html", f'<html data-build="{build}"', 1)
    index.write_text(with_fingerprints(page, folder), encoding="utf-8")


def build() -> None:
    """Makes dist/ from the sources."""
    begun = time.monotonic()
    DIST.mkdir(exist_ok=True)
    node()  # First of all: where it must be installed, npm comes with it.
    at_once(lambda: install_python_packages("build"), install_javascript_packages)
    build_viewer()
    build_python_files()
    made_for = build_id()
    at_once(build_image, lambda: build_page(made_for))
    build_scripts(made_for)
    copy_static(DIST, made_for)
    write_notices()
    write_service_worker(DIST)
    size = sum(file.stat().st_size for file in DIST.rglob("*") if file.is_file())
    seconds = time.monotonic() - begun
    say(f"built in {seconds:.1f} s: dist/ has {size / 1e6:.1f} MB. Open dist/index.html")
