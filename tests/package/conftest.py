"""The package, installed as a stranger installs it: into an empty environment, without a network."""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

from building.package import files
from building.paths import PYTHON

NO_NETWORK = """
import sys

def refuse(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo"):
        raise OSError("there is no network")

sys.addaudithook(refuse)
"""
"""What each Python of the environment runs first."""

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that `build.py package` made."""
    _, made = files()
    assert made.is_file(), "first: python3 build.py package"
    return made


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """The folder with the programs of the environment: `python` and `plyscope`."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place)
    found = place / ("Scripts" if os.name == "nt" else "bin")
    python = found / ("python.exe" if os.name == "nt" else "python")
    pip = [PYTHON, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", "-q"]
    subprocess.run([*pip, wheel], check=True)
    told = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    (Path(told.stdout.strip()) / "sitecustomize.py").write_text(NO_NETWORK, encoding="utf-8")
    return found


@pytest.fixture
def run(programs: Path, tmp_path: Path) -> Run:
    """A function that runs a program of the environment in an empty folder."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run_it(program: str, *words: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [programs / program, *map(str, words)],
            cwd=tmp_path, env=plain, capture_output=True, text=True, check=False,
        )  # fmt: skip

    return run_it
