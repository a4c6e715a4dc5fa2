"""The programs in which notebooks live, in an environment of their own with Plyscope's package."""

from __future__ import annotations

import os
import venv

from building.package import files
from building.paths import BUILD, PYTHON
from building.python_packages import lock_file
from building.running import run
from building.steps import STAMPS, step

HOSTS = BUILD / "hosts"
PROGRAMS = HOSTS / ("Scripts" if os.name == "nt" else "bin")
OFFLINE = "Is the network up, and does `pip download six` work on this machine?"


def install_hosts() -> None:
    """Installs the programs of requirements/hosts.lock, and the package that was built last."""
    step("hosts", "installing notebook programs in .build/hosts", [lock_file("hosts")], [], _make)
    _, wheel = files()
    step(
        "hosts-plyscope",
        "installing the package beside them",
        [STAMPS / "hosts", wheel],
        [],
        lambda: _pip("--no-index", "--no-deps", "--force-reinstall", wheel),
    )


def _make() -> None:
    venv.create(HOSTS, clear=True)
    _pip("--no-deps", "--requirement", lock_file("hosts"))


def _pip(*words: object) -> None:
    python = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
    run([PYTHON, "-m", "pip", "--python", python, "install", "-qq", *words], OFFLINE)
