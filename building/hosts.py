"""The programs in which notebooks live, and autograders, in an environment of their own with
Plyscope's package."""

from __future__ import annotations

import os
import shutil
import venv

from building.browsers import install_debian_packages
from building.package import files
from building.paths import BUILD
from building.python_packages import lock_file, pip
from building.steps import STAMPS, step

HOSTS = BUILD / "hosts"
PROGRAMS = HOSTS / ("Scripts" if os.name == "nt" else "bin")
OF_HOSTS = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
LOCKS = ("hosts", "graders")
ALONE = ("install", "--no-index", "--no-deps", "--force-reinstall")


def install_hosts() -> None:
    """Installs the programs of `LOCKS`, and the package that was built last."""
    text = "installing notebook programs and autograders in .build/hosts"
    step("hosts", text, [lock_file(each) for each in LOCKS], [], _make)
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
    files = [word for each in LOCKS for word in ("--requirement", lock_file(each))]
    pip("install", "--no-deps", *files, python=OF_HOSTS)


def install_latex() -> None:
    """Installs pdfLaTeX with what the pictures need: TikZ, forest, beamer and standalone."""
    if not shutil.which("pdflatex"):
        install_debian_packages("texlive-latex-extra", "texlive-pictures")
