"""What a JupyterLite is built from: Pyodide, and the wheels that its kernel and a notebook install.
Nothing of it is then loaded from another place than its own server."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from building.package import files
from building.paths import BUILD, PYODIDE
from building.python_files import micropip_wheel
from building.python_packages import PURE, lock_file, pip
from building.steps import step

WHEELS = BUILD / "lite"
NEEDED = (
    "asttokens",
    "comm",
    "executing",
    "ipython",
    "ipython-pygments-lexers",
    "jedi",
    "matplotlib-inline",
    "parso",
    "prompt-toolkit",
    "pure-eval",
    "pygments",
    "stack-data",
    "traitlets",
    "wcwidth",
)
"""What the kernel in the browser installs."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
INSTALLER = "micropip"


def fetch_wheels() -> None:
    """Downloads the wheels, in the versions of the other notebook programs."""
    text = "fetching what JupyterLite's kernel installs"
    step("lite", text, [lock_file("hosts")], [WHEELS], _fetch)


def _fetch() -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    lines = lock_file("hosts").read_text(encoding="utf-8").splitlines()
    wanted = [line.split()[0] for line in lines if line.split("==")[0] in NEEDED]
    pip("download", *PURE, "--dest", WHEELS, *wanted)


def fill(folder: Path) -> None:
    """Puts all of it where `jupyter lite build` looks for it."""
    runtime, wheels = folder / "static" / "pyodide", folder / "pypi"
    runtime.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, runtime)
    shutil.copytree(WHEELS, wheels)
    shutil.copy(files()[1], wheels)
    # Of Pyodide's own packages, only the installer is here: what the lock names is not looked for
    # among the wheels.
    lock = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    wheel = micropip_wheel()
    shutil.copy(wheel, runtime)
    held = {"file_name": wheel.name, "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}
    lock["packages"] = {INSTALLER: {**lock["packages"][INSTALLER], **held}}
    (runtime / LOCK).write_text(json.dumps(lock), encoding="utf-8")
