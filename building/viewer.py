"""The viewer of a run below a cell of a notebook: one script and one style sheet, which the Python
package carries."""

from __future__ import annotations

from building.address import public_address
from building.bundles import FOR_RELEASE, esbuild
from building.paths import ROOT, SCRIPTS, STATIC
from building.steps import STAMPS, step

PACKAGED = ROOT / "py" / "plyscope" / "notebook" / "viewer"
"""Where the package finds it. It is made, and not kept in the repository."""
FILES = ("viewer.js", "viewer.css", "address.txt")
"""The last one says where the page is for everyone; nothing if nobody knows."""


def build_viewer() -> None:
    """Makes the viewer, where the package finds it too when it is used from a checkout."""
    step(
        "viewer",
        "bundling the viewer of notebooks",
        [SCRIPTS, STATIC / "css", STAMPS / "npm", public_address()],
        [PACKAGED / name for name in FILES],
        place_viewer,
    )


def place_viewer() -> None:
    """Writes these files."""
    PACKAGED.mkdir(parents=True, exist_ok=True)
    (PACKAGED / "address.txt").write_text(public_address(), encoding="utf-8")
    esbuild(
        SCRIPTS / "notebook" / "main.js",
        "--bundle",
        "--format=iife",
        "--target=es2022",
        # A document in a frame has no header that says how it is written.
        "--charset=ascii",
        # The viewer has no elements of its own, so it needs only the half of lit that draws.
        "--alias:lit=lit-html",
        # Frozen tables that nobody here reads are left out.
        "--pure:Object.freeze",
        f"--outfile={PACKAGED / 'viewer.js'}",
        *FOR_RELEASE,
        # It goes to other places without the file NOTICES.
        "--legal-comments=eof",
    )
    esbuild(
        STATIC / "css" / "notebook.css",
        "--bundle",
        "--charset=ascii",
        f"--outfile={PACKAGED / 'viewer.css'}",
        *FOR_RELEASE,
    )
