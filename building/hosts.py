"""The programs in which notebooks live, in an environment of their own with Plyscope's package."""

from __future__ import annotations

import os
import venv

from building.package import files
from building.paths import BUILD
from building.python_packages import lock_file, pip
from building.steps import STAMPS, step

HOSTS = BUILD / "hosts"
PROGRAMS = HOSTS / ("Scripts" if os.name == "nt" else "bin")
OF_HOSTS = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
ALONE = ("install", "--no-index", "--no-deps", "--force-reinstall")


def install_hosts() -> None:
    """Installs the programs of requirements/hosts.lock, and the package that was built last."""
    step("hosts", "installing notebook programs in .build/hosts", [lock_file("hosts")], [], _make)
    _, wheel = files()
    step(
        "hosts-plyscope",
        "installing the package beside them",
        [STAMPS / "hosts", wheel],
        [],
        lambda: pip(*ALONE, wheel, python=OF_HOSTS),
    )


def _make() -> None:
    venv.create(HOSTS, clear=True)
    pip("install", "--no-deps", "--requirement", lock_file("hosts"), python=OF_HOSTS)
