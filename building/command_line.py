"""The command line of `python3 build.py`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from building.benchmarks import bench
from building.choosing import Chosen
from building.developing import develop
from building.locking import lock
from building.package import package
from building.page import build
from building.paths import DIST
from building.pictures import take_pictures
from building.running import check_that_folders_can_be_written
from building.serving import serve
from building.testing import STAGES, test


def main(words: Sequence[str]) -> None:
    """Reads the command line and does what it asks."""
    parser = argparse.ArgumentParser(description="Builds, serves, tests and measures Plyscope.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("build", help="make dist/ (this is the default)")
    serving = commands.add_parser("serve", help="build, then serve dist/ on this computer only")
    developing = commands.add_parser("dev", help="serve a page that is rebuilt as you edit it")
    for command in (serving, developing):
        command.add_argument("--port", type=int, default=8000)
        command.add_argument("--no-open", action="store_true", help="do not open a browser")
    testing = commands.add_parser("test", help="install what the tests need, build, and run them")
    testing.add_argument("paths", nargs="*", metavar="PATH", help="run only these tests")
    testing.add_argument("-k", dest="words", help="run only tests whose names have these words")
    part = testing.add_mutually_exclusive_group()
    part.add_argument("--only", choices=list(STAGES), help="run only this stage")
    part.add_argument(
        "--quick",
        action="store_true",
        help="linters, types, unit tests that are not slow, and one test of the page",
    )
    part.add_argument(
        "--hosts",
        action="store_true",
        help="only the tests in notebook programs, autograders and LaTeX",
    )
    measuring = commands.add_parser("bench", help="run the benchmarks and print their numbers")
    measuring.add_argument("names", nargs="*", metavar="NAME", help="run only these")
    measuring.add_argument(
        "--page", action="store_true", help="also write them into docs/performance.md"
    )
    commands.add_parser(
        "pictures", help="take the README's pictures of the page, and of a sheet, in Chromium"
    )
    commands.add_parser("package", help="make the package for pip, in dist/ too")
    commands.add_parser("lock", help="write the lock files again, after you change a version")
    chosen = parser.parse_args(words)
    if (
        chosen.command == "test"
        and (chosen.paths or chosen.words)
        and (chosen.only or chosen.quick or chosen.hosts)
    ):
        parser.error("--only, --quick and --hosts choose the tests: give no PATH and no -k")
    check_that_folders_can_be_written()
    if chosen.command == "test":
        test(Chosen(chosen.only, chosen.quick, chosen.hosts, tuple(chosen.paths), chosen.words))
    elif chosen.command == "bench":
        bench(chosen.names, page=chosen.page)
    elif chosen.command == "pictures":
        take_pictures()
    elif chosen.command == "package":
        package()
    elif chosen.command == "lock":
        lock()
    elif chosen.command == "dev":
        develop(chosen.port, open_browser=not chosen.no_open)
    else:
        build()
        if chosen.command == "serve":
            serve(DIST, chosen.port, open_browser=not chosen.no_open)
