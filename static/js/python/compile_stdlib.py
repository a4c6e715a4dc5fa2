"""Compiles Pyodide's standard library to `.pyc` files; run by Pyodide itself, whose bytecode it is.

    compile_stdlib.py SOURCE.zip IMPORTED.json WHOLE.zip CORE.zip

A browser then has nothing to compile when Python starts. The sources stay out of the archive:
Python prefers a source that is newer than its `.pyc`, and nobody here reads the library's own lines
in a traceback.

The core has only the modules that Plyscope imports, and a list of the others, `rest.txt`, one name
on each line: an import of one of them replaces the core by the whole.
"""

import importlib._bootstrap_external as external
import json
import sys
import zipfile
from pathlib import Path


def compiled(name: str, source: bytes) -> bytes:
    """The contents of the `.pyc` file of the module that stands at `name` in the archive."""
    code = compile(
        source,
        f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/{name}",
        "exec",
        dont_inherit=True,
    )
    return bytes(external._code_to_timestamp_pyc(code))


def module_at(name: str) -> str:
    """The module whose compiled file stands at `name` in the archive; "" if it is other data."""
    if not name.endswith(".pyc"):
        return ""
    return name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Adds a file. With a fixed date, the same sources always make the same archive."""
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


def compile_archive(source: str, imported: str, whole: str, core: str) -> None:
    """Writes the archive `whole`, which holds what `source` holds, with every module compiled, and
    `core`, which holds the modules that the list `imported` names."""
    needed = set(json.loads(Path(imported).read_text(encoding="utf-8")))
    rest = []
    with (
        zipfile.ZipFile(source) as old,
        zipfile.ZipFile(whole, "w") as all_of_it,
        zipfile.ZipFile(core, "w") as part,
    ):
        for entry in sorted(old.namelist()):
            if entry.endswith("/"):
                continue
            name, data = entry, old.read(entry)
            if entry.endswith(".py"):
                name, data = entry + "c", compiled(entry, data)
            add(all_of_it, name, data)
            if module_at(name) in needed:
                add(part, name, data)
            elif module_at(name):
                rest.append(module_at(name))
        add(part, "rest.txt", "\n".join(sorted(rest)).encode())


compile_archive(*sys.argv[1:])
