"""The lock files: the exact versions of all packages, and of the packages that these need.

They are for every system and every Python from 3.11 on, and contain no address of a registry: the
person who builds decides where packages come from.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from building.javascript_packages import LOCK, PACKAGES, npm
from building.paths import PYTHON, ROOT
from building.python_packages import install_python_packages, lock_file, pip, pyproject
from building.running import run, say

GROUPS = ("build", "node", "pyodide", "test", "package", "hosts", "graders")
"""A group uses the versions of the groups before it, so that they can be installed together."""

ALONE = "bench"
"""A group that is installed into a folder of its own, without the packages that it asks for."""


def lock() -> None:
    """Writes the lock files again, with the newest versions that the pins allow."""
    install_python_packages("build")
    pip("install", *pyproject()["dependency-groups"]["lock"])
    for number, group in enumerate(GROUPS):
        lock_python(group, GROUPS[:number])
    lock_python(ALONE, (), "--no-deps")
    lock_javascript()
    say("wrote requirements/*.lock and package-lock.json")


def lock_python(group: str, earlier: tuple[str, ...], *more: str) -> None:
    """Writes the lock file of one group of pyproject.toml; `more` are words for uv."""
    file = lock_file(group)
    file.parent.mkdir(exist_ok=True)
    file.unlink(missing_ok=True)
    words = ["pip", "compile", "--universal", "--python-version", "3.11", "--quiet"]
    plain = ["--no-header", "--no-annotate", "--output-file", file]
    groups = ["--group", f"{ROOT / 'pyproject.toml'}:{group}"]
    same = [word for name in earlier for word in ("--constraints", lock_file(name))]
    run([PYTHON, "-m", "uv", *words, *more, *plain, *groups, *same], "See uv's message above.")


def lock_javascript() -> None:
    """Writes package-lock.json.

    It is made in an empty folder: if there were a node_modules/, npm would leave out the packages
    for other systems.
    """
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(PACKAGES, folder)
        words = ["--package-lock-only", "--omit-lockfile-registry-resolved", "--ignore-scripts"]
        npm("install", *words, "--no-audit", "--no-fund", "--prefix", folder)
        locked = json.loads((Path(folder) / LOCK.name).read_text(encoding="utf-8"))
    for package in list(locked["packages"].values()):
        package.pop("funding", None)
        for name, version in package.get("optionalDependencies", {}).items():
            locked["packages"].setdefault(f"node_modules/{name}", for_other_system(name, version))
    locked["packages"] = dict(sorted(locked["packages"].items()))
    LOCK.write_text(json.dumps(locked, indent=2) + "\n", encoding="utf-8")


def for_other_system(name: str, version: str) -> dict[str, Any]:
    """The entry of a package for another system, if the registry in use does not have it.

    `npm ci` needs the entry, although it skips the package here. The name of such a package ends
    with its system, such as cli-linux-x64-musl.
    """
    system, processor, *library = name.rpartition("/")[2].removeprefix("cli-").split("-")
    only = {"cpu": [processor], "os": [system]} | ({"libc": library} if library else {})
    return {"version": version, "optional": True, **only}
