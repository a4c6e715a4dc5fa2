"""Compiles Pyodide's standard library to `.pyc` files; run by Pyodide itself, whose bytecode it is.

    compile_stdlib.py SOURCE.zip WHOLE.zip                  writes all of it
    compile_stdlib.py SOURCE.zip CORE.zip IMPORTED.json     writes its core

A browser then has nothing to compile when Python starts. The sources stay out of the archive:
Python prefers a source that is newer than its `.pyc`, and nobody here reads the library's own lines
in a traceback.

The core has only the modules that Plyscope imports, without docstrings, and a list of the others,
`rest.txt`, one name on each line: an import of one of them replaces the core by the whole.
"""

import importlib._bootstrap_external as external
import json
import sys
import zipfile
from pathlib import Path

WITHOUT_DOCSTRINGS = 2
"""The level of optimization that drops docstrings, which are a quarter of the library."""


def compiled(name: str, source: bytes, optimize: int = 0) -> bytes:
    """The contents of the `.pyc` file of the module that stands at `name` in the archive."""
    code = compile(
        source,
        f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/{name}",
        "exec",
        dont_inherit=True,
        optimize=optimize,
    )
    return bytes(external._code_to_timestamp_pyc(code))


def module_at(name: str) -> str:
    """The module whose source stands at `name` in the archive."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Adds a file. With a fixed date, the same sources always make the same archive."""
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


def compile_all(library: zipfile.ZipFile, whole: zipfile.ZipFile) -> None:
    """Writes what `library` holds, with every module compiled."""
    for entry in files_of(library):
        source = library.read(entry)
        if entry.endswith(".py"):
            add(whole, entry + "c", compiled(entry, source))
        else:
            add(whole, entry, source)


def compile_core(library: zipfile.ZipFile, core: zipfile.ZipFile, imported: str) -> None:
    """Writes the modules that the list in the file `imported` names."""
    needed = set(json.loads(Path(imported).read_text(encoding="utf-8")))
    rest = []
    for entry in files_of(library):
        if not entry.endswith(".py"):
            continue
        module = module_at(entry)
        if module in needed:
            add(core, entry + "c", compiled(entry, library.read(entry), WITHOUT_DOCSTRINGS))
        else:
            rest.append(module)
    add(core, "rest.txt", "\n".join(sorted(rest)).encode())


def files_of(archive: zipfile.ZipFile) -> list[str]:
    """The names of the files in it, in their order."""
    return sorted(entry for entry in archive.namelist() if not entry.endswith("/"))


source, target, *imported = sys.argv[1:]
with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
    if imported:
        compile_core(old, new, *imported)
    else:
        compile_all(old, new)
