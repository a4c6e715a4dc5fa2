"""The words behind `python3 build.py`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from building.benchmarks import bench
from building.page import build
from building.paths import DIST
from building.running import check_that_folders_can_be_written
from building.serving import serve
from building.testing import STAGES, test


def main(words: Sequence[str]) -> None:
    """Reads the command line and does what it asks."""
    parser = argparse.ArgumentParser(description="Builds, serves, tests and measures Plyscope.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("build", help="make dist/ (this is the default)")
    serving = commands.add_parser("serve", help="build, then serve dist/ on this computer only")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--no-open", action="store_true", help="do not open a browser")
    testing = commands.add_parser("test", help="install what the tests need, build, run them")
    testing.add_argument("--only", choices=list(STAGES), help="run this stage alone")
    commands.add_parser("bench", help="print the benchmarks")
    chosen = parser.parse_args(words)
    check_that_folders_can_be_written()
    if chosen.command == "test":
        test(chosen.only)
    elif chosen.command == "bench":
        bench()
    else:
        build()
        if chosen.command == "serve":
            serve(DIST, chosen.port, open_browser=not chosen.no_open)
