"""The project's virtual environment, and the Python packages in it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from typing import Any

from building.paths import PYTHON, ROOT, VENV
from building.running import BuildError, run
from building.steps import STAMPS, step


def pyproject() -> dict[str, Any]:
    """The project's own description."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def make_venv() -> None:
    """Makes the virtual environment, and forgets what an earlier one had in it."""
    for stamp in STAMPS.glob("python-*"):
        stamp.unlink()
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(
            f"The virtual environment could not be made ({error}). On Debian and Ubuntu: "
            "apt-get install python3-venv"
        ) from error


def pip(*words: object) -> None:
    """Runs pip in the project's environment."""
    quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    advice = "Is the network up, and does `pip download six` work on this machine?"
    run([PYTHON, "-m", "pip", *words, "-qq"], advice, env=quiet)


def install_python_packages(group: str) -> None:
    """Installs a group of pinned packages of pyproject.toml into the project's environment."""
    step(
        "venv",
        "making a virtual environment in .build/venv",
        [sys.version],
        [PYTHON],
        make_venv,
    )
    pins: list[str] = pyproject()["dependency-groups"][group]
    step(
        f"python-{group}",
        f"installing {', '.join(pins)}",
        pins,
        [],
        lambda: pip("install", *pins),
    )


def pinned(group: str, *names: str) -> list[str]:
    """The pins of some packages of a group of pyproject.toml."""
    pins: list[str] = pyproject()["dependency-groups"][group]
    return [pin for pin in pins if pin.split("==")[0] in names]
