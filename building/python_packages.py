"""The project's virtual environment, and the Python packages in it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any

from building.paths import PYTHON, ROOT, VENV
from building.running import BuildError, run
from building.steps import STAMPS, step


def pyproject() -> dict[str, Any]:
    """The contents of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """Plyscope's own, which stands in the package alone."""
    text = (ROOT / "py" / "plyscope" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise BuildError("py/plyscope/__init__.py has no __version__.")
    return found[1]


def make_venv() -> None:
    """Makes the virtual environment, and forgets what was installed in an earlier one."""
    for stamp in STAMPS.glob("python-*"):
        stamp.unlink()
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(
            f"The virtual environment could not be made ({error}). On Debian and Ubuntu: "
            "apt-get install python3-venv"
        ) from error


def pip(*words: object, python: Path = PYTHON) -> None:
    """Runs pip in the project's environment, for that of another `python` if one is given."""
    quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    advice = "Is the network up, and does `pip download six` work on this machine?"
    other = [] if python == PYTHON else ["--python", python]
    run([PYTHON, "-m", "pip", *other, *words, "-qq"], advice, env=quiet)


def lock_file(group: str) -> Path:
    """The file with the exact versions of a group of packages and of everything they need."""
    return ROOT / "requirements" / f"{group}.lock"


def install_python_packages(group: str) -> None:
    """Installs a group of locked packages into the project's environment."""
    step(
        "venv",
        "making a virtual environment in .build/venv",
        [sys.version],
        [PYTHON],
        make_venv,
    )
    step(
        f"python-{group}",
        f"installing the Python packages of requirements/{group}.lock",
        [lock_file(group)],
        [],
        lambda: pip("install", "--no-deps", "--requirement", lock_file(group)),
    )


PURE = (
    *("--no-deps", "--only-binary=:all:", "--python-version", "3.14"),
    *("--platform", "any", "--implementation", "py", "--abi", "none"),
)
"""For pip: what is asked for, in the form for Pyodide, which is pure Python."""


def download_pure(group: str, folder: Path) -> None:
    """Puts a group of locked packages into a folder, in the form for Pyodide."""
    shutil.rmtree(folder, ignore_errors=True)
    pip("install", *PURE, "--target", folder, "--requirement", lock_file(group))
