"""The notices: whose work is in the page, and under which licence."""

from __future__ import annotations

import json
import os
import sys
import zipfile
from pathlib import Path

from building.bundles import meta_file
from building.paths import DIST, ROOT
from building.python_files import micropip_wheel


def bundled_packages() -> list[Path]:
    """The folders of the npm packages whose code esbuild put into the page or the worker."""
    folders: set[Path] = set()
    for name in ("app", "worker"):
        meta = json.loads(meta_file(DIST, name).read_text(encoding="utf-8"))
        for source in meta["inputs"]:
            parts = Path(source).parts
            if parts[0] == "node_modules":
                depth = 3 if parts[1].startswith("@") else 2
                folders.add(ROOT.joinpath(*parts[:depth]))
    return sorted(folders)


def licence_text(folder: Path) -> str:
    """The text of the licence files in a package's folder; "" if it has none."""
    files = sorted(file for file in folder.glob("*") if file.name.upper().startswith("LICEN"))
    return "\n".join(file.read_text(encoding="utf-8").strip() for file in files)


def wheel_licence(wheel: Path) -> str:
    """The text of the licence files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if "/licenses/" in name]
        return "\n".join(archive.read(name).decode("utf-8").strip() for name in names)


def python_licence() -> str:
    """Python's own licence, which comes with every Python."""
    places = [Path(os.__file__).parent, Path(sys.base_prefix)]
    for file in (place / "LICENSE.txt" for place in places):
        if file.is_file():
            return file.read_text(encoding="utf-8").strip()
    return (
        "The Python Software Foundation License Version 2, https://docs.python.org/3/license.html"
    )


def write_notices() -> None:
    """Writes dist/NOTICES."""
    parts = [
        ("Plyscope (MIT)", (ROOT / "LICENSE").read_text(encoding="utf-8").strip()),
        (
            "CPython and its library, in pyodide.asm.wasm and python_stdlib.zip (PSF-2.0). Also "
            "linked in: the libraries of Emscripten and musl (MIT) and LLVM (Apache-2.0 with LLVM "
            "exception), libffi and expat (MIT), zlib, bzip2, xz, zstd, SQLite, mpdecimal",
            python_licence(),
        ),
        (
            "micropip (MPL-2.0), source: https://github.com/pyodide/micropip",
            wheel_licence(micropip_wheel()),
        ),
    ]
    for folder in bundled_packages():
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        title = f"{about['name']} {about['version']} ({about.get('license', 'see below')})"
        text = licence_text(folder)
        if about["name"] == "pyodide":
            title += ", source: https://github.com/pyodide/pyodide"
            text = "The Mozilla Public License Version 2.0, as above under micropip."
        parts.append((title, text or f"See {about.get('homepage', about['name'])}"))
    rule = "=" * 100
    text = "".join(f"{rule}\n{title}\n{rule}\n\n{licence}\n\n" for title, licence in parts)
    (DIST / "NOTICES").write_text(text, encoding="utf-8")
